"""Bugs in what ordinary minds believe: one for each rule."""

from __future__ import annotations

from tests.planted import Bug

STAGE = "tests/stages/test_believe.py"
EVIDENCE = "tests/domain/rules/test_evidence.py"
CONVICTION = "tests/domain/rules/test_conviction.py"

BUGS = [
    Bug(
        "what a command was run to find out counts against it",
        "domain/rules/evidence.py",
        "use.error in (REFUSED, TESTS_FAILED)",
        "use.error in (REFUSED,)",
        seen_by=f"{EVIDENCE}::test_what_is_no_fault_of_a_command_says_nothing_of_it",
    ),
    Bug(
        "a failure is taken for a success",
        "domain/rules/evidence.py",
        "tag = Tag.DENIED if use.error else Tag.SERVED",
        "tag = Tag.SERVED",
        seen_by=f"{EVIDENCE}::test_a_command_that_worked_served_and_one_that_failed_did_not",
    ),
    Bug(
        "a tool's words call something broken",
        "domain/rules/evidence.py",
        "own_words(episode.text) if episode.voice is Voice.PERSON else",
        "own_words(episode.text) if True else",
        seen_by=f"{EVIDENCE}::test_nobody_but_a_person_calls_anything_broken",
    ),
    Bug(
        "an order to mend something is taken for a verdict",
        "domain/rules/evidence.py",
        "or language.progress.asks_for_work(sentence)",
        "or False",
        seen_by=f"{EVIDENCE}::test_words_that_judge_no_single_thing_are_no_evidence",
    ),
    Bug(
        "a secret stands in the name of a subject",
        "domain/rules/evidence.py",
        "part.mask(subject).split()",
        "subject.split()",
        seen_by=f"{EVIDENCE}::test_a_secret_in_a_name_is_masked_and_what_is_too_long_is_no_name",
    ),
    Bug(
        "a record is counted beside the trace that holds it",
        "domain/rules/evidence.py",
        "yield from _of_uses(part) if part.uses else _of_records(part, language)",
        "yield from (*_of_uses(part), *_of_records(part, language))",
        seen_by=f"{EVIDENCE}::test_a_record_beside_a_trace_is_not_counted_twice",
    ),
    Bug(
        "a belief fades twice where it is touched",
        "domain/rules/conviction.py",
        "faded = decayed(had.score, unseen, _decay())",
        "faded = decayed(had.score, unseen + 1, _decay())",
        seen_by=f"{CONVICTION}::test_it_moves_as_the_belief_of_a_simulated_agent_does",
    ),
    Bug(
        "a belief does not fade",
        "domain/rules/conviction.py",
        "decayed(belief.score, today - belief.day, _decay())",
        "belief.score",
        seen_by=f"{CONVICTION}"
        "::test_days_without_evidence_take_it_nearer_to_nothing_and_no_day_is_written",
    ),
    Bug(
        "what weighs nothing is evidence",
        "domain/rules/conviction.py",
        "if not is_evidence(weight, impacts, terms):",
        "if False:",
        seen_by=f"{CONVICTION}::test_what_weighs_too_little_moves_nothing_and_forms_nothing",
    ),
    Bug(
        "the surest belief gives way",
        "domain/rules/conviction.py",
        "            other.confidence,\n",
        "            -other.confidence,\n",
        seen_by=f"{CONVICTION}"
        "::test_the_one_longest_unmoved_goes_then_the_least_sure_then_the_first_by_name",
    ),
    Bug(
        "a side is forgotten as soon as a score is small",
        "domain/rules/conviction.py",
        "leaning_of(score) or had.leans",
        "leaning_of(score)",
        seen_by=f"{CONVICTION}::test_a_side_once_taken_is_kept_until_the_other_is",
    ),
    Bug(
        "what a doze took in is never weighed",
        "stages/believe.py",
        'if "encode" in stages:',
        "if False:",
        seen_by=f"{STAGE}::test_what_a_doze_took_in_the_next_night_weighs_once",
    ),
    Bug(
        "what was weighed is weighed again",
        "stages/believe.py",
        'if "believe" in stages:',
        "if False:",
        seen_by=f"{STAGE}::test_of_a_session_that_goes_on_only_the_new_part_counts",
    ),
    Bug(
        "of a session that goes on all counts again",
        "stages/believe.py",
        "reach.upto, after=reach.after)\n        episodes",
        "reach.upto)\n        episodes",
        seen_by=f"{STAGE}::test_of_a_session_that_goes_on_only_the_new_part_counts",
    ),
    Bug(
        "a family has room without end",
        "stages/believe.py",
        "if len(own) >= room_for(family):",
        "if False:",
        seen_by=f"{STAGE}::test_where_a_family_is_full_the_one_longest_unmoved_gives_way",
    ),
    Bug(
        "what changed sides is not told",
        "domain/journal/kinds.py",
        "self.before.leans * self.after.leans < 0",
        "self.before.leans * self.after.leans < -1",
        seen_by=f"{STAGE}::test_a_belief_that_changes_sides_says_so",
    ),
]
