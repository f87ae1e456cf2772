"""Bugs by which recall would tell what does not answer, or not say who said it."""

from __future__ import annotations

from tests.planted import Bug

AT_WORK = "tests/recall/test_questions_at_work.py"

BUGS = [
    Bug(
        "an announcement counts as much as a finding",
        "recall/weights.py",
        '"announces": -2.0',
        '"announces": 0.0',
        seen_by=f"{AT_WORK}::test_what_an_agent_only_announces_stands_below_what_it_found",
    ),
    Bug(
        "whatever says never or must counts as an announcement",
        "recall/look.py",
        "progress.begins_announcing(text)",
        "progress.only_announces(text)",
        seen_by=f"{AT_WORK}::test_what_says_never_or_must_announces_nothing",
    ),
    Bug(
        "a question that was asked before does not lead to its reply",
        "recall/weights.py",
        "asks and weights.from_question",
        "asks and 0.0",
        seen_by=f"{AT_WORK}::test_the_reply_to_a_question_like_this_one_stands_above_other_replies",
    ),
    Bug(
        "who asks why is not told what was replied to the trouble",
        "recall/weights.py",
        "_for_a_reason(rested) if asks_why else rested",
        "rested",
        seen_by=f"{AT_WORK}::test_who_asks_why_gets_the_reply_to_whoever_told_of_the_trouble",
    ),
    Bug(
        "one word said by chance stands above all else",
        "recall/weights.py",
        "else signals.standing**2",
        "else 1.0",
        seen_by=f"{AT_WORK}::test_a_word_said_by_chance_counts_less_than_other_words_that_say_more",
    ),
    Bug(
        "the thesaurus knows no phrase of a question",
        "recall/other_words.py",
        "related(unsaid, language.words.plain_words(question))",
        "related(unsaid)",
        seen_by=f"{AT_WORK}::test_two_words_that_say_little_apart_are_looked_for_together",
    ),
    Bug(
        "a phrase of the thesaurus is never looked for",
        "recall/other_words.py",
        "if one in told]",
        'if one in told and " " not in one]',
        seen_by=f"{AT_WORK}::test_other_words_may_be_a_phrase",
    ),
    Bug(
        "every why asks for a decision",
        "domain/language/english/questions.py",
        "(?:which|instead",
        "(?:why|which|instead",
        seen_by=f"{AT_WORK}::test_who_asks_why_something_broke_does_not_ask_what_was_decided",
    ),
    Bug(
        "what answers any why is told to every why",
        "recall/signals.py",
        "one if some else min(one, 0.0)",
        "one",
        seen_by=f"{AT_WORK}"
        "::test_what_answers_such_questions_but_says_no_word_of_this_one_is_no_answer",
    ),
    Bug(
        "who finds nothing is not told what comes nearest",
        "cli/recall.py",
        "[] if found.hits or as_json",
        "[] if True or as_json",
        seen_by="tests/cli/test_remembering.py"
        "::test_where_nothing_is_found_people_are_told_what_comes_nearest",
    ),
    Bug(
        "records of edits stand above what was said",
        "recall/answer.py",
        "edits_last(best_of(signals, looked_at * DEPTH), pool.query)",
        "best_of(signals, looked_at * DEPTH)",
        seen_by=f"{AT_WORK}::test_records_of_edits_come_after_what_was_said",
    ),
    Bug(
        "the record of a file is told last though the file is asked for",
        "recall/answer.py",
        ".casefold() not in asked",
        ".casefold() != asked",
        seen_by=f"{AT_WORK}::test_a_question_that_names_a_file_or_asks_for_edits_gets_the_record",
    ),
    Bug(
        "another name is no change, only another number",
        "recall/succession.py",
        "if is_asked and older.asked <= self.asked",
        "if False and older.asked <= self.asked",
        seen_by="tests/recall/test_occasion.py"
        "::test_what_tells_a_change_stands_above_what_it_changed",
    ),
    Bug(
        "a change of a thing by name stays below what named it before",
        "recall/succession.py",
        "return any(_is_one_name(*two) for two in product(mine - asked, theirs - asked))",
        "return False",
        seen_by="tests/recall/test_occasion.py"
        "::test_what_tells_a_change_of_a_thing_by_name_stands_above_what_named_it_before",
    ),
    Bug(
        "any change stands above any answer",
        "recall/succession.py",
        "if is_asked and older.asked <= self.asked",
        "if is_asked",
        seen_by="tests/recall/test_occasion.py::test_what_tells_another_change_stays_where_it_is",
    ),
    Bug(
        "what a person says anew stays below, if the question has other words",
        "recall/succession.py",
        "if self.is_yours and supersedes(",
        "if False and supersedes(",
        seen_by="tests/recall/test_occasion.py"
        "::test_what_a_person_says_anew_stands_above_though_the_question_has_other_words",
    ),
    Bug(
        "what an agent says anew stands above what a person said",
        "recall/succession.py",
        "if self.is_yours and supersedes(",
        "if supersedes(",
        seen_by="tests/recall/test_occasion.py"
        "::test_what_a_person_says_anew_stands_above_though_the_question_has_other_words",
    ),
    Bug(
        "an agent's older word stands above a person's",
        "recall/succession.py",
        "if self._is_your_word_on(older, query):",
        "if False:",
        seen_by="tests/recall/test_occasion.py"
        "::test_what_a_person_says_of_all_that_is_asked_stands_above_what_an_agent_told_before",
    ),
    Bug(
        "what an agent says later stands above what it told before, whatever it says",
        "recall/succession.py",
        "own_words(self.whole) if self.is_yours and older.who == AGENT else",
        "own_words(self.whole) if older.who == AGENT else",
        seen_by="tests/recall/test_occasion.py"
        "::test_what_a_person_says_of_all_that_is_asked_stands_above_what_an_agent_told_before",
    ),
    Bug(
        "what a person asks stands above what an agent told",
        "recall/succession.py",
        "if language.speech.ends_asking(said):",
        "if False:",
        seen_by="tests/recall/test_occasion.py"
        "::test_what_a_person_says_of_all_that_is_asked_stands_above_what_an_agent_told_before",
    ),
    Bug(
        "a composite is as new as the night that made it",
        "recall/succession.py",
        "self.at <= older.at or not self.who",
        "self.at <= older.at",
        seen_by="tests/recall/test_succession.py"
        "::test_what_nobody_said_is_no_newer_for_having_been_made_later",
    ),
    Bug(
        "what a person pasted counts as said",
        "recall/succession.py",
        "own_words(self.whole) if",
        "self.whole if",
        seen_by="tests/recall/test_succession.py"
        "::test_what_a_person_pasted_from_a_terminal_does_not_stand_above_what_an_agent_told",
    ),
    Bug(
        "any word before a colon speaks",
        "recall/speakers.py",
        "if names[unit.session, unit.speaker] == 1]",
        "if False]",
        seen_by="tests/recall/test_who_and_when.py"
        "::test_a_word_before_a_colon_speaks_only_where_it_recurs",
    ),
    Bug(
        "who speaks once among many has no name",
        "recall/speakers.py",
        "if named[unit.session] <= LABELLED * said[unit.session]",
        "if True",
        seen_by="tests/recall/test_who_and_when.py"
        "::test_where_most_begin_with_a_name_who_speaks_once_speaks",
    ),
    Bug(
        "how factual something is counts as much in a large mind as in a small one",
        "recall/weights.py",
        "if FEW * pool.size <= len(pool.units) or",
        "if True or",
        seen_by="tests/recall/test_best.py"
        "::test_how_factual_something_is_counts_less_in_a_mind_far_larger_than_what_was_found",
    ),
    Bug(
        "a number within a name makes another thing the newer one",
        "recall/succession.py",
        r"(?<!\w)\d",
        r"\d",
        seen_by="tests/recall/test_occasion.py"
        "::test_what_has_another_number_in_its_name_is_another_thing",
    ),
    Bug(
        "whatever stands next to an answer is told as one",
        "recall/best.py",
        "and fused.scores[n] >= NEARLY * best",
        "and True",
        seen_by=f"{AT_WORK}::test_what_only_stands_beside_an_answer_is_not_told_as_one",
    ),
    Bug(
        "other words count wherever in a text they stand",
        "recall/look.py",
        "TOGETHER = 40",
        "TOGETHER = 40_000",
        seen_by=f"{AT_WORK}::test_other_words_say_the_same_only_where_they_stand_together",
    ),
    Bug(
        "where all say one word nothing is found",
        "recall/best.py",
        "if best is None:",
        "if False:",
        seen_by="tests/recall/test_who_and_when.py"
        "::test_of_very_many_that_say_one_word_few_are_told",
    ),
    Bug(
        "a passage tells one sentence that answers and no other",
        "recall/passage.py",
        "if not chosen or held[n] - told:",
        "if not chosen:",
        seen_by="tests/recall/test_passage.py"
        "::test_sentences_that_answer_are_told_though_they_stand_far_apart",
    ),
    Bug(
        "what was read is kept though another has written",
        "stores/sqlite/seen.py",
        "if version != self._version or",
        "if False or",
        seen_by="tests/stores/test_what_a_reader_has_seen.py"
        "::test_what_another_connection_has_written_is_seen",
    ),
    Bug(
        "what was told by hand does not say so",
        "recall/answer.py",
        "who=who_says(self.mind, memory, self.query.language),",
        'who="",',
        seen_by="tests/recall/test_who_and_when.py::test_what_was_told_by_hand_says_so",
    ),
]
