"""Bugs of the second look: who is asked what, what is taken, and what is a person's."""

from __future__ import annotations

from tests.planted import Bug

REVISION, REVIEW, PROTECTION = (
    "questions/revision.py",
    "stages/review/__init__.py",
    "domain/rules/protection.py",
)
BUGS = [
    Bug(
        "a memory of a second look rests on what is cited alone",
        REVISION,
        "return replace(revision, episodes=episodes)",
        "return revision",
        seen_by="tests/stages/test_review.py"
        "::test_a_memory_of_a_second_look_rests_also_on_what_else_was_said_of_it",
    ),
    Bug(
        "a tool's words are a source",
        "domain/rules/sources.py",
        "if e.voice in (Voice.PERSON, Voice.AGENT)",
        "if e.text",
        seen_by="tests/stages/test_review.py::test_a_tools_words_are_no_source_of_a_second_look",
    ),
    Bug(
        "what new words are cited for is forgotten",
        "stages/review/revise.py",
        "*_rests_on_more(revision, change)]",
        "]",
        seen_by="tests/stages/test_review.py"
        "::test_a_memory_that_is_put_better_rests_on_what_its_new_words_are_cited_for",
    ),
    Bug(
        "an agent's prose stays beside what a second look kept",
        "stages/review/revise.py",
        "if numbers and numbers <= prose",
        "if not numbers",
        seen_by="tests/stages/test_review.py"
        "::test_an_agents_prose_that_a_second_look_passes_over_ends",
    ),
    Bug(
        "notes in passing go unmentioned",
        "stages/review/revise.py",
        "e.voice is Voice.AGENT and not notes_in(e.text)",
        "e.voice in (Voice.AGENT, Voice.PERSON)",
        seen_by="tests/stages/test_review.py"
        "::test_what_the_agent_noted_in_passing_stays_unmentioned",
    ),
    Bug(
        "a note that takes another back stands beside it",
        "domain/rules/contradict.py",
        "(takes_back and newer.number > older.number)",
        "False",
        seen_by="tests/stages/test_weigh.py"
        "::test_a_note_that_takes_back_an_earlier_one_of_its_session_replaces_it",
    ),
    Bug(
        "a part that nobody mends is lost with its composite",
        "stages/review/revise.py",
        "yield _holds_again(part)",
        "continue",
        seen_by="tests/stages/test_review.py::test_a_part_that_nobody_mends_holds_again_by_itself",
    ),
    Bug(
        "a thinker is not told what was merged",
        "stages/review/dossier.py",
        "kept = holding(resting) | _merged(mind, resting)",
        "kept = holding(resting)",
        seen_by="tests/stages/test_review.py"
        "::test_a_thinker_is_told_the_parts_of_a_composite_that_its_session_left",
    ),
    Bug(
        "an old session changes what is newer",
        REVISION,
        "if do is not Do.KEEP and is_newer(memory, self._look.number):",
        "if False:",
        seen_by="tests/questions/test_revision.py::test_an_old_session_changes_nothing_newer",
    ),
    Bug(
        "a sub-agent is not told what is newer than a session",
        "stages/review/dossier.py",
        "is_newer(memory, reach.number),",
        "False,",
        seen_by="tests/stages/test_review.py"
        "::test_what_is_newer_is_marked_and_a_composite_names_its_parts",
    ),
    Bug(
        "a packet leaves out what a long message concludes",
        "domain/intake/text.py",
        "head, tail = text[:first], text[-last:]",
        "head, tail = text[:first], text[first : first + last]",
        seen_by="tests/domain/intake/test_text.py"
        "::test_a_long_text_is_shown_by_its_beginning_and_its_end",
    ),
    Bug(
        "an item may cite what another session said",
        REVISION,
        "            if number not in self._said:\n",
        "            if False:\n",
        seen_by="tests/questions/test_revision.py"
        "::test_an_item_is_refused_with_its_reason_and_its_neighbours_stay",
    ),
    Bug(
        "a memory is changed twice by one answer",
        REVISION,
        "revision.memory.number == other.memory.number",
        "False",
        seen_by="tests/questions/test_revision.py::test_the_same_memory_is_dealt_with_once",
    ),
    Bug(
        "an echo makes a rule a doubt",
        "domain/rules/whose_words.py",
        "        cited = persons\n",
        "        pass\n",
        seen_by="tests/questions/test_revision.py"
        "::test_a_persons_words_make_a_rule_also_where_an_echo_is_cited_beside_them",
    ),
    Bug(
        "what a person said becomes a rule in a thinker's words",
        "domain/rules/whose_words.py",
        "if is_unsaid and (kind not in RETOLD or not retold(text, kind, persons, language)):",
        "if is_unsaid and not retold(text, kind, persons, language):",
        seen_by="tests/questions/test_revision.py"
        "::test_a_rule_in_other_words_than_the_persons_is_a_doubt",
    ),
    Bug(
        "a rule that nobody said is told as a decision",
        "domain/rules/whose_words.py",
        "if not is_theirs or goes_beyond(body, persons, language):",
        "if False:",
        seen_by="tests/questions/test_revision.py"
        "::test_a_rule_that_the_cited_person_did_not_state_is_a_doubt",
    ),
    Bug(
        "a second rule slips in beside the person's",
        "domain/rules/whose_words.py",
        "if not claimed or not _is_about(claimed, piece, pieces, language):",
        "if False:",
        seen_by="tests/domain/rules/test_notes.py"
        "::test_a_second_rule_beside_the_persons_is_held_back",
    ),
    Bug(
        "what a person asks about is theirs",
        "domain/rules/whose_words.py",
        "language.cues.kind_of(one, Voice.PERSON) is not Kind.QUESTION]",
        "True]",
        seen_by="tests/questions/test_revision.py::test_a_persons_question_states_nothing",
    ),
    Bug(
        "an answered question is told as left open",
        "domain/rules/whose_words.py",
        "return not asks and shared_words(text, since, language) < HALF",
        "return not asks",
        seen_by="tests/questions/test_revision.py"
        "::test_what_a_person_has_answered_since_is_not_told_as_left_open",
    ),
    Bug(
        "a person's rule is refused better words instead of being asked about",
        REVISION,
        "may_be = Verdict(meant) if rewords else",
        "may_be =",
        seen_by="tests/questions/test_revision.py"
        "::test_an_open_question_is_only_asked_about_in_better_words_and_stays_one",
    ),
    Bug(
        "a second look learns what was forgotten",
        REVISION,
        "if self._mind.present([tombstone_of(wording.text)]):",
        "if False:",
        seen_by="tests/questions/test_revision.py"
        "::test_what_a_person_had_forgotten_is_not_learned_in_a_second_look",
    ),
    Bug(
        "a memory is worded into a rule that nobody said",
        REVISION,
        "if revision.memory and wording.texture.held:",
        "if False:",
        seen_by="tests/questions/test_revision.py"
        "::test_a_refusal_names_the_words_that_read_as_a_rule_and_what_to_do",
    ),
    Bug(
        "what is a person's is changed at once",
        REVISION,
        "        return needs_a_person(memory)\n",
        "        return False\n",
        seen_by="tests/questions/test_revision.py::test_what_is_a_persons_is_only_asked_about",
    ),
    Bug(
        "the agent may close what a person asked",
        PROTECTION,
        "episode is not None and episode.voice is Voice.AGENT",
        "episode is not None",
        seen_by="tests/questions/test_revision.py"
        "::test_a_question_that_rests_on_more_than_the_agents_words_stays_open",
    ),
    Bug(
        "what is held back is changed by a thinker",
        PROTECTION,
        " or is_held_back(memory)",
        "",
        seen_by="tests/questions/test_revision.py::test_what_is_a_persons_is_only_asked_about",
    ),
    Bug(
        "the rules are said to have looked a second time",
        REVIEW,
        "if RULES in (night.plan.thinker, night.thinker):",
        "if night.plan.thinker == RULES:",
        seen_by="tests/stages/test_review.py"
        "::test_when_the_rules_end_a_night_that_rests_the_session_is_asked_about_another_time",
    ),
    Bug(
        "an answer that cannot be read is never asked for again",
        REVIEW,
        "if known.answer and _is_usable(known.answer.text, told, mind, night):",
        "if known.answer:",
        seen_by="tests/stages/test_review.py"
        "::test_an_answer_that_cannot_be_read_leaves_the_session_to_the_rules_and_is_asked_again",
    ),
    Bug(
        "a question that was left unanswered is thought to be asked",
        REVIEW,
        "    if known is None or known.night == night.plan.night:\n",
        "    if known is None or known.answer is None:\n",
        seen_by="tests/stages/test_review.py"
        "::test_when_the_rules_end_a_night_that_rests_the_session_is_asked_about_another_time",
    ),
    Bug(
        "two sessions of a night change one memory",
        REVIEW,
        "        taken += mine\n",
        "",
        seen_by="tests/stages/test_review.py"
        "::test_two_sessions_of_a_night_do_not_change_the_same_memory_twice",
    ),
    Bug(
        "a refused item is passed over in silence",
        "questions/second_look.py",
        "    if isinstance(one, Refusal):\n",
        "    if False:\n",
        seen_by="tests/stages/test_review.py::test_a_night_says_which_items_it_refused_and_why",
    ),
    Bug(
        "what waits for a person is said to be used",
        "questions/second_look.py",
        "became = Became.ASKED if one.asks else",
        "became =",
        seen_by="tests/stages/test_review.py::test_a_rule_of_a_person_is_only_asked_about",
    ),
    Bug(
        "a session that goes on is thought over no more",
        "domain/values/session.py",
        "mark = replace(had, upto=reach.upto,",
        "mark = replace(had, thought_over=reach.upto, upto=reach.upto,",
        seen_by="tests/stages/test_review.py"
        "::test_of_a_session_that_went_on_only_the_new_part_is_thought_over",
    ),
    Bug(
        "what is learned while a night rests asks its questions anew",
        "domain/values/thought.py",
        "{self.key or self.text}",
        "{self.text}",
        seen_by="tests/stages/test_review.py"
        "::test_what_is_learned_while_a_night_rests_is_no_reason_to_ask_again",
    ),
    Bug(
        "a thinker is told what a person had forgotten",
        "stages/review/dossier.py",
        "if not mind.memories.any_forgotten():",
        "if True:",
        seen_by="tests/stages/test_review.py::test_what_a_person_had_forgotten_is_not_told",
    ),
    Bug(
        "a dry run asks the thinker",
        "mind.py",
        "                thinker=RulesThinker(),\n                keep_answer=_unkept,",
        "                keep_answer=_unkept,",
        seen_by="tests/stages/test_review.py"
        "::test_a_dry_run_asks_nobody_and_a_plan_tells_that_somebody_will_be_asked",
    ),
    Bug(
        "a look that was undone for good is taken again",
        "engine/sketching.py",
        'case NightStep(stage="review"):',
        'case NightStep(stage="never"):',
        seen_by="tests/stages/test_review.py"
        "::test_a_look_that_was_undone_for_good_is_not_taken_again",
    ),
    Bug(
        "the oldest sessions are thought over first",
        "stores/sqlite/sessions.py",
        "ORDER BY number DESC, id DESC LIMIT ?",
        "ORDER BY number, id LIMIT ?",
        seen_by="tests/stages/test_review.py"
        "::test_wherever_a_mind_is_kept_its_newest_sessions_are_thought_over_first",
    ),
]
