"""Bugs by which nights would keep what is said in passing, or lose what is stated."""

from __future__ import annotations

from tests.planted import Bug

SIFT = "domain/rules/sift.py"
LATER = "domain/rules/later_words.py"
MEANT = "domain/rules/meant.py"
NOTES = "domain/rules/note_verdict.py"
BREATHS = "domain/rules/breaths.py"

BUGS = [
    Bug(
        "an order of the agent's is told with a person's reply",
        "domain/rules/background.py",
        "if ruling_pieces(words, language) or goes_beyond(words, (), language):",
        "if False:",
        seen_by="tests/domain/rules/test_background.py"
        "::test_no_order_and_nothing_that_a_tool_printed_is_told_with_a_reply",
    ),
    Bug(
        "what a tool printed is told with a person's reply",
        "domain/rules/background.py",
        "return not stems or len(stems & printed()) < HALF * len(stems)",
        "return True",
        seen_by="tests/domain/rules/test_background.py"
        "::test_no_order_and_nothing_that_a_tool_printed_is_told_with_a_reply",
    ),
    Bug(
        "an article that is handed on is the person's own",
        "domain/intake/material.py",
        "if n - head >= _LEAST_HEAD and",
        "if False and",
        seen_by="tests/domain/intake/test_material.py"
        "::test_an_article_that_is_handed_on_is_material_from_its_title_on",
    ),
    Bug(
        "notes of one's own with a date are an article",
        "domain/intake/material.py",
        "_LEAST_HEAD, _MOST_HEAD, _ARTICLE = 2, 4, 1_000",
        "_LEAST_HEAD, _MOST_HEAD, _ARTICLE = 1, 4, 1_000",
        seen_by="tests/domain/intake/test_material.py::test_a_date_alone_makes_no_article",
    ),
    Bug(
        "ticked points are kept",
        "domain/language/english/passing_words.py",
        r"|^\s*[✅✔☑✓❌]",
        "",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_what_an_agent_says_in_passing_is_left_out_by_name",
    ),
    Bug(
        "what a page says below its link makes rules",
        "domain/intake/material.py",
        "or _is_cited(lines, n)",
        "",
        seen_by="tests/domain/intake/test_material.py"
        "::test_what_a_page_says_below_its_link_and_its_title_is_not_said",
    ),
    Bug(
        "text copied from a page makes rules",
        "domain/intake/material.py",
        "or _EMBEDDED in line ",
        "",
        seen_by="tests/domain/intake/test_material.py"
        "::test_text_copied_from_a_page_with_its_footnotes_is_not_said",
    ),
    Bug(
        "what would reverse a note is read from the answer above it",
        "domain/rules/distil.py",
        'if said.form is Form.NOTE:\n        return ""',
        'if False:\n        return ""',
        seen_by="tests/domain/rules/test_notes.py"
        "::test_what_would_reverse_a_note_is_not_read_from_the_answer_above_it",
    ),
    Bug(
        "what is left undone stands among how things are done",
        "writing/briefing.py",
        "        return Section.OPEN\n",
        "        pass\n",
        seen_by="tests/writing/test_briefing.py"
        "::test_a_fact_that_begins_with_what_is_left_undone_is_told_as_open",
    ),
    Bug(
        "decisions about one thing are scattered",
        "writing/briefing.py",
        "for item in _by_subject(some):",
        "for item in some:",
        seen_by="tests/writing/test_briefing.py"
        "::test_decisions_that_name_the_same_thing_stand_together",
    ),
    Bug(
        "what leans on the sentence before is told alone",
        "domain/rules/memory_text.py",
        "    if said.leans_on or said.replies_to:",
        "    if False:",
        seen_by="tests/domain/rules/test_background.py"
        "::test_a_sentence_that_speaks_of_the_one_before_is_told_with_it",
    ),
    Bug(
        "a sentence is told again beside the one that leans on it",
        "domain/rules/distil.py",
        "    found = [*_told_once(said), *",
        "    found = [*said, *",
        seen_by="tests/domain/rules/test_background.py"
        "::test_what_another_idea_tells_too_is_told_once",
    ),
    Bug(
        "an option is taken only by a bare number",
        "domain/rules/answers.py",
        "_CHOSEN.fullmatch(text) or _NAMED.match(text)",
        "_CHOSEN.fullmatch(text)",
        seen_by="tests/domain/rules/test_answers.py"
        "::test_an_option_in_running_text_is_taken_by_its_number",
    ),
    Bug(
        "any question is open for ever",
        "domain/language/retention_table.py",
        "return self.asks_to_last.search(said) is not None and not is_passing",
        "return not is_passing",
        seen_by="tests/domain/rules/test_plainly_told.py"
        "::test_what_is_asked_of_the_moment_is_not_worth_an_answer_later",
    ),
    Bug(
        "what went wrong is idle talk",
        "domain/rules/idle.py",
        "one.utterance.voice).valence >= 0",
        "one.utterance.voice).valence >= -100",
        seen_by="tests/domain/rules/test_idle.py"
        "::test_what_went_wrong_is_kept_in_a_long_dictation_however_little_it_scores",
    ),
    Bug(
        "an agent's alternatives are what is so",
        "domain/rules/sift.py",
        "    if by_agent and progress.heads_what_could_be(one.head):",
        "    if False:",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_an_agents_points_below_what_could_be_are_offers",
    ),
    Bug(
        "what an agent has ahead of it is what is so",
        "domain/rules/sift.py",
        "        is_open = is_left or (",
        "        is_open = (",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_an_agents_points_below_what_is_ahead_are_open_or_nothing",
    ),
    Bug(
        "what comes next is how it ended",
        "domain/rules/course.py",
        ", progress.heads_what_is_ahead",
        "",
        seen_by="tests/domain/rules/test_course.py"
        "::test_what_comes_next_and_what_holds_everywhere_are_no_outcome",
    ),
    Bug(
        "an order to look at something is kept",
        "domain/rules/sift.py",
        "        return Reason.PASSING_ORDER",
        "        pass",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_an_order_to_look_at_something_is_work_in_passing",
    ),
    Bug(
        "whatever stood beside a decision is its reason",
        "writing/briefing.py",
        '"Why" if item.by_hand or _is_why(item.path, language) else "Context"',
        '"Why"',
        seen_by="tests/writing/test_briefing.py"
        "::test_a_decision_that_does_not_say_why_is_told_with_what_stood_beside_it",
    ),
    Bug(
        "a brief answer is told before its question",
        "domain/values/settled_question.py",
        "    if found is None or len(found[1].split()) > BRIEF:",
        "    if True:",
        seen_by="tests/writing/test_briefing.py::test_a_brief_answer_is_told_after_its_question",
    ),
    Bug(
        "a person's decision goes into a composite with what shares its words",
        "stages/compress/merge.py",
        "    if memory.kind is not Kind.DECISION:\n        return False",
        "    return False",
        seen_by="tests/stages/test_merge.py"
        "::test_what_a_person_decided_stands_for_itself_however_old",
    ),
    Bug(
        "what the older one left as well is put right",
        "domain/rules/contradict.py",
        "left <= topics(older) - topics(choice_in(older).left)",
        "left <= topics(older)",
        seen_by="tests/domain/rules/test_contradict.py"
        "::test_what_does_not_say_so_or_is_of_something_else_puts_nothing_right",
    ),
    Bug(
        "a day's page lists as learned what the day ended",
        "domain/views/report_day.py",
        " if item.name not in over)",
        ")",
        seen_by="tests/writing/test_report.py"
        "::test_a_day_of_several_sleeps_is_one_page_on_which_nothing_ended_is_learned",
    ),
    Bug(
        "a doze is told by every sleep after it",
        "engine/reporting.py",
        "if one.first > last]",
        "if not one.plan.sleep.counts]",
        seen_by="tests/stories/test_mornings.py"
        "::test_each_doze_is_told_by_the_first_sleep_after_it_alone",
    ),
    Bug(
        "what is stated is judged like anything else",
        SIFT,
        "least = 0 if is_believed else STATED",
        "least = 101",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_what_a_person_states_in_so_many_words_is_kept",
    ),
    Bug(
        "a joke is believed like a rule",
        MEANT,
        "return bool(language.retention.signs_beside(",
        "return not bool(language.retention.signs_beside(",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_a_mood_in_the_words_beside_a_rule_makes_it_less_believed",
    ),
    Bug(
        "idle talk is a dictation",
        "domain/rules/idle.py",
        "return bool(behind) and self.idle.issuperset(behind)",
        "return False",
        seen_by="tests/domain/rules/test_idle.py"
        "::test_irony_hearsay_and_words_for_the_moment_leave_nothing",
    ),
    Bug(
        "words count at work as in a short talk",
        "domain/language/english/fitted.py",
        "return (PERSON_BIAS, PERSON) if manner is Manner.WORK else _with_runs(manner)",
        "return _with_runs(manner)",
        seen_by="tests/domain/rules/test_judge.py"
        "::test_the_words_of_an_exchange_count_only_where_a_talk_is_short",
    ),
    Bug(
        "an agent may say any amount in a conversation",
        "domain/rules/manners.py",
        "return Manner.TALK if heard <= AS_MUCH * own else Manner.WORK",
        "return Manner.TALK",
        seen_by="tests/domain/rules/test_judge.py"
        "::test_a_conversation_is_where_both_say_about_as_much_and_no_tool_is_used",
    ),
    Bug(
        "an agent may speak any number of times in a conversation",
        "domain/rules/manners.py",
        "if len(spoken) < len(episodes) or len(agents) > AS_OFTEN * len(persons):",
        "if len(spoken) < len(episodes):",
        seen_by="tests/domain/rules/test_judge.py"
        "::test_a_conversation_is_where_both_say_about_as_much_and_no_tool_is_used",
    ),
    Bug(
        "who works with tools is taken to talk",
        "domain/rules/manners.py",
        "if len(spoken) < len(episodes) or len(agents) > AS_OFTEN * len(persons):",
        "if len(agents) > AS_OFTEN * len(persons):",
        seen_by="tests/domain/rules/test_judge.py"
        "::test_a_conversation_is_where_both_say_about_as_much_and_no_tool_is_used",
    ),
    Bug(
        "what is pasted counts as a person's words",
        "domain/rules/manners.py",
        "own = sum(len(own_words(e.text).split()) for e in persons)",
        "own = sum(len(e.text.split()) for e in persons)",
        seen_by="tests/domain/rules/test_judge.py::test_a_paste_does_not_make_work_a_conversation",
    ),
    Bug(
        "words do not count in a conversation",
        "domain/language/english/fitted.py",
        "return bias, {**signs, **_runs()}",
        "return bias, signs if manner is Manner.TALK else {**signs, **_runs()}",
        seen_by="tests/domain/rules/test_judge.py"
        "::test_in_a_conversation_the_own_words_of_a_sentence_count",
    ),
    Bug(
        "what reads as a rule is never open, though it says that it is undone",
        "domain/rules/open_ends.py",
        "if is_stated and not retention.is_undone(one.text):",
        "if is_stated:",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_what_is_said_to_be_undone_is_open_though_it_reads_as_a_rule",
    ),
    Bug(
        "the ways that an agent weighs are kept as facts",
        "domain/rules/sift.py",
        "over[one] = Reason.OFFER",
        "pass",
        seen_by="tests/domain/rules/test_sift.py::test_the_ways_that_an_agent_weighs_are_offers",
    ),
    Bug(
        "faults that the agent has mended are kept",
        "domain/rules/sift.py",
        "over[one] = Reason.WORK_DONE",
        "pass",
        seen_by="tests/domain/rules/test_sift.py::test_faults_that_the_agent_mends_later_are_over",
    ),
    Bug(
        "whatever is a little likelier a rule is one",
        "domain/rules/judge.py",
        "RULE_SHARE = 0.5",
        "RULE_SHARE = 0.0",
        seen_by="tests/domain/rules/test_judge.py"
        "::test_what_does_not_read_as_a_rule_must_be_far_likelier_one_than_anything_else",
    ),
    Bug(
        "what is said in jest is believed if it reads as a rule",
        MEANT,
        "_is_beside_the_point(one.text, language) else MEANT",
        "_is_beside_the_point(one.text, language) else 0",
        seen_by="tests/domain/rules/test_idle.py"
        "::test_idle_talk_leaves_nothing_though_it_scores_enough_for_a_long_one",
    ),
    Bug(
        "a command is lost among idle talk",
        MEANT,
        "language.retention.commands(one.text)\n    is_doubt",
        "False\n    is_doubt",
        seen_by="tests/domain/rules/test_idle.py::test_a_command_is_kept_however_little_it_scores",
    ),
    Bug(
        "only the last thing told alone ends a turn",
        "domain/rules/utterances.py",
        "ends_turn = is_alone or is_last or",
        "ends_turn = is_last or",
        seen_by="tests/domain/rules/test_utterances.py"
        "::test_where_nobody_else_speaks_each_message_ends_a_turn",
    ),
    Bug(
        "what stands beside words does not count",
        "domain/rules/exchanges.py",
        "exchange_signs(said, before[episode.number], answered)",
        'exchange_signs("", before[episode.number], answered)',
        seen_by="tests/domain/rules/test_judge.py"
        "::test_what_is_said_around_words_tells_whether_they_last",
    ),
    Bug(
        "what an agent says around words does not count",
        "domain/rules/exchanges.py",
        "exchange_signs(said, before[episode.number], answered)",
        'exchange_signs(said, "", "")',
        seen_by="tests/domain/rules/test_judge.py"
        "::test_what_is_said_around_words_tells_whether_they_last",
    ),
    Bug(
        "a log that a person hands on tells how they mean their words",
        "domain/rules/exchanges.py",
        "said = own_words(episode.text[:READ])",
        "said = episode.text[:READ]",
        seen_by="tests/domain/rules/test_judge.py"
        "::test_what_is_handed_on_tells_nothing_of_how_words_are_meant",
    ),
    Bug(
        "a command in a long message must stand beside meant words",
        "domain/rules/meant.py",
        "return COMMANDED if one.of < LONG_MESSAGE else 0.0",
        "return COMMANDED",
        seen_by="tests/recall/test_recall_of_what_was_said.py"
        "::test_a_forgotten_part_of_an_episode_is_not_told",
    ),
    Bug(
        "idle talk in another language is judged by English words",
        "domain/rules/judge.py",
        "len(known) > KNOWN * len(runs)",
        "bool(known)",
        seen_by="tests/domain/rules/test_judge.py::test_talk_in_another_language_is_not_known",
    ),
    Bug(
        "hearsay binds where it scores well",
        SIFT,
        "(verdict.score < MOODY or binds_in_a_mood(one, verdict, language))",
        "verdict.score < MOODY",
        seen_by="tests/domain/rules/test_plainly_told.py"
        "::test_what_would_bind_and_shows_a_mood_is_not_believed_whatever_it_scores",
    ),
    Bug(
        "as much is asked of few words as of many",
        SIFT,
        "less = QUIETER if is_quiet else 0",
        "less = 0",
        seen_by="tests/domain/rules/test_plainly_told.py"
        "::test_less_is_asked_of_a_persons_words_in_a_quiet_session",
    ),
    Bug(
        "a mood counts only for the words next to it",
        "domain/rules/utterances.py",
        "near = said if is_short else said[max(0, nth - 1) : nth + 2]",
        "near = said[max(0, nth - 1) : nth + 2]",
        seen_by="tests/domain/rules/test_plainly_told.py"
        "::test_a_text_that_is_handed_over_is_nobodys_rule_to_its_last_sentence",
    ),
    Bug(
        "how things stand is an open question",
        "domain/language/retention_table.py",
        "(self.asks_the_agent, self.what_if, self.of_the_world, self.how_it_stands)",
        "(self.asks_the_agent, self.what_if, self.of_the_world)",
        seen_by="tests/domain/rules/test_plainly_told.py"
        "::test_what_is_asked_of_the_moment_is_not_worth_an_answer_later",
    ),
    Bug(
        "everything that is no chatter is kept",
        SIFT,
        "return None if verdict.score >= least else Reason.UNTOLD",
        "return None",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_words_of_a_moment_a_joke_or_someone_else_are_not",
    ),
    Bug(
        "a session keeps without end",
        SIFT,
        "return [*ranked[:most], *(kept",
        "return [*ranked, *(kept",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_at_most_so_many_are_kept_a_persons_words_first",
    ),
    Bug(
        "what is corrected stays",
        LATER,
        "(corrects and _is_put_right(",
        "(False and _is_put_right(",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_what_a_person_puts_right_later_is_left_out_as_corrected",
    ),
    Bug(
        "an answered question is open",
        "domain/rules/open_ends.py",
        "            and not _is_answered(one, said, language)\n",
        "",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_a_question_mark_opens_nothing_that_was_answered",
    ),
    Bug(
        "prose is looked through beside notes",
        SIFT,
        "if takes_notes and by_agent:",
        "if False and by_agent:",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_beside_its_notes_an_agents_other_words_are_left_out_whatever_they_score",
    ),
    Bug(
        "a note makes a rule of what nobody said",
        NOTES,
        "return (Verdict(finding), sources) if finding else held",
        "return Verdict(kind), sources",
        seen_by="tests/domain/rules/test_notes.py::test_a_rule_that_nobody_stated_is_held_back",
    ),
    Bug(
        "a note tells what the user never decided",
        NOTES,
        "if said and shared_words(body, everyone, language) < THEIRS:",
        "if False:",
        seen_by="tests/domain/rules/test_notes.py"
        "::test_what_the_user_decided_is_a_decision_if_it_shares_their_words",
    ),
    Bug(
        "a tool's words pass as a note",
        NOTES,
        "if is_hearsay or _is_a_tools(body, exchange, language):",
        "if False:",
        seen_by="tests/domain/rules/test_notes.py::test_a_note_in_a_tools_words_is_held_back",
    ),
    Bug(
        "an order that nobody gave is the agent's finding",
        "domain/rules/whose_words.py",
        "if any(_is_an_order(piece, language) for piece in pieces_of(text, language)):",
        "if False:",
        seen_by="tests/domain/rules/test_notes.py"
        "::test_a_second_rule_beside_the_persons_is_held_back",
    ),
    Bug(
        "a note rests on nothing but itself",
        NOTES,
        "return (*resting_on(body, asked, said, language), note.number)",
        "return (note.number,)",
        seen_by="tests/domain/rules/test_notes.py::test_a_note_rests_on_what_it_sums_up",
    ),
    Bug(
        "what comes next is a memory of its own",
        SIFT,
        "if not (is_stated or by_agent) and language.cues.tells_what_is_next(one.text):",
        "if False:",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_what_a_person_says_comes_next_is_left_out_whatever_it_scores",
    ),
    Bug(
        "a decision fades as fast as a fact",
        "domain/values/memory.py",
        "return memory.decision_kept_per_session",
        "return memory.salience_kept_per_session",
        row="C12",
    ),
    Bug(
        "what a note says is kept twice",
        LATER,
        "is_told = is_free and any(",
        "is_told = False and any(",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_what_a_note_says_better_is_kept_once_and_a_rule_in_its_own_words",
    ),
    Bug(
        "an open end is closed by an agent's word",
        "stages/encode/closure.py",
        "may = by_agent or episode.voice is Voice.PERSON",
        "may = True",
        seen_by="tests/stages/test_open_ends.py"
        "::test_an_agents_words_close_nothing_that_a_person_left_open",
    ),
    Bug(
        "nothing closes an open end",
        "stages/encode/closure.py",
        "return shared >= LEAST_SHARED and 2 * shared >= len(asked)",
        "return False",
        seen_by="tests/stages/test_open_ends.py"
        "::test_what_a_later_session_says_is_answered_is_closed_with_its_words",
    ),
    Bug(
        "an open end is asked about every night",
        "stages/compress/weigh.py",
        "if not rests(question, coming, settings) or rests(question, before, settings):",
        "if False:",
        seen_by="tests/stages/test_open_ends.py"
        "::test_an_open_end_that_nobody_comes_back_to_is_asked_about_once_and_stays",
    ),
    Bug(
        "any correction puts anything right",
        "domain/rules/contradict.py",
        "if len(shared) < 2 or 2 * len(shared) < len(before):",
        "if False:",
        seen_by="tests/domain/rules/test_contradict.py"
        "::test_what_does_not_say_so_or_is_of_something_else_puts_nothing_right",
    ),
    Bug(
        "what is written in another hand counts as much",
        "domain/rules/judge.py",
        "is_unlike = around.is_careless and",
        "is_unlike = False and",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_a_sentence_unlike_the_hand_of_its_writer_counts_less",
    ),
    Bug(
        "an answer forgets its question",
        "domain/rules/utterances.py",
        "settled = settled_by(block, asked, language, is_short=is_short) if asked else None",
        "settled = None",
        seen_by="tests/domain/rules/test_utterances.py"
        "::test_a_numbered_answer_stands_with_the_question_it_settles",
    ),
    Bug(
        "what is left out is counted again by every night",
        "domain/views/learned.py",
        "if before is None or before.upto < mark.upto:",
        "if True:",
        seen_by="tests/domain/views/test_learned.py"
        "::test_a_mark_that_takes_nothing_new_in_leaves_nothing_out_again",
    ),
    Bug(
        "an option that is offered as the next step is a decision",
        "domain/rules/answers.py",
        'yield block.number, "" if is_offer else block.text',
        "yield block.number, block.text",
        seen_by="tests/domain/rules/test_answers.py::test_what_is_to_be_done_next_is_no_option",
    ),
    Bug(
        "answers belong to whichever list came last",
        "domain/rules/answers.py",
        "if len(some) >= most]",
        "if some]",
        seen_by="tests/domain/rules/test_answers.py"
        "::test_answers_belong_to_the_list_that_has_as_many_points",
    ),
    Bug(
        "what is handed on is the person's own",
        "domain/language/retention_table.py",
        "return one\n        return text",
        "return text\n        return text",
        seen_by="tests/domain/language/test_handed_on.py"
        "::test_no_rule_comes_out_of_what_was_handed_on",
    ),
    Bug(
        "notes that add to each other put each other right",
        LATER,
        "if earlier.form is later.form is Form.NOTE:",
        "if False:",
        seen_by="tests/domain/rules/test_notes.py"
        "::test_two_notes_about_one_thing_stand_beside_each_other",
    ),
    Bug(
        "quotations are cut out of notes",
        "domain/rules/blocks.py",
        "block._replace(text=written.get(block.text, block.text))",
        "block",
        seen_by="tests/domain/rules/test_notes.py"
        "::test_a_note_is_kept_in_its_very_words_with_names_and_quotations",
    ),
    Bug(
        "a thinker's words are cut",
        "domain/rules/compress.py",
        "return wording.by is Author.THINKER and len(wording.text) <= THOUGHT_CHARS",
        "return False",
        seen_by="tests/domain/rules/test_compress.py"
        "::test_what_a_thinker_puts_shortly_stays_as_it_is",
    ),
    Bug(
        "words that lean on others bind by their likelihood",
        "domain/rules/distil.py",
        "(said.leans_on or said.replies_to or corrects_work)",
        "corrects_work",
        seen_by="tests/domain/rules/test_distil.py"
        "::test_words_that_lean_on_others_are_no_rule_by_their_likelihood_alone",
    ),
    Bug(
        "what is taken back in the same breath is believed",
        MEANT,
        "if not NOT_MEANT.isdisjoint(beside):",
        "if False:",
        seen_by="tests/domain/rules/test_idle.py"
        "::test_what_is_taken_back_in_the_same_breath_leaves_nothing",
    ),
    Bug(
        "sentences of a short message are torn apart",
        "domain/rules/utterances.py",
        "if is_short and by_person:",
        "if False:",
        seen_by="tests/domain/rules/test_breaths.py::test_sentences_of_a_short_message_are_one",
    ),
    Bug(
        "sentences of a long talk are told together",
        "domain/rules/utterances.py",
        "if is_short and by_person:",
        "if by_person:",
        seen_by="tests/domain/rules/test_breaths.py"
        "::test_a_long_message_and_a_long_talk_are_taken_sentence_by_sentence",
    ),
    Bug(
        "sentences of a long message are told together",
        BREATHS,
        "if len(said) > MOST_SENTENCES or sum(len(one.text) for one in said) > MOST_CHARS:",
        "if False:",
        seen_by="tests/domain/rules/test_breaths.py"
        "::test_a_long_message_and_a_long_talk_are_taken_sentence_by_sentence",
    ),
    Bug(
        "a rule is told with what stands beside it",
        BREATHS,
        "if any(is_rule_by_its_words(text, language) for text in texts):",
        "if False:",
        seen_by="tests/domain/rules/test_breaths.py"
        "::test_rules_and_what_says_something_else_stand_apart",
    ),
    Bug(
        "two things that are each stated are one",
        BREATHS,
        "return not all(_is_whole(text, language) for text in texts)",
        "return True",
        seen_by="tests/domain/rules/test_breaths.py"
        "::test_rules_and_what_says_something_else_stand_apart",
    ),
    Bug(
        "small talk is told with what stands beside it",
        BREATHS,
        "if any(speaks_against_itself(text, language) for text in texts):",
        "if False:",
        seen_by="tests/domain/rules/test_breaths.py"
        "::test_rules_and_what_says_something_else_stand_apart",
    ),
    Bug(
        "what is kept of a short message in a long talk is torn apart",
        SIFT,
        "found = _in_one_breath(found, language)",
        "found = list(found)",
        seen_by="tests/domain/rules/test_breaths.py"
        "::test_what_is_kept_of_a_short_message_of_a_long_talk_is_told_as_one",
    ),
    Bug(
        "what is kept of a long message is told as one",
        BREATHS,
        "return one.of <= MOST_SENTENCES and",
        "return one.of <= 99 or",
        seen_by="tests/domain/rules/test_breaths.py"
        "::test_what_is_kept_of_a_short_message_of_a_long_talk_is_told_as_one",
    ),
    Bug(
        "an order is a decision beside what was decided",
        MEANT,
        "return language.progress.is_an_order(text) or speaks",
        "return speaks",
        seen_by="tests/domain/rules/test_breaths.py::test_an_order_beside_a_choice_leaves_nothing",
    ),
    Bug(
        "what is told with something undone is an open end too",
        BREATHS,
        'or retention.is_open_end(text, "", Voice.PERSON)',
        "or False",
        seen_by="tests/domain/rules/test_breaths.py"
        "::test_rules_and_what_says_something_else_stand_apart",
    ),
    Bug(
        "a favour is torn from its reason",
        BREATHS,
        "begins_bare or _asks_a_favour(one.text, language)",
        "begins_bare",
        seen_by="tests/domain/rules/test_breaths.py::test_sentences_of_a_short_message_are_one",
    ),
    Bug(
        "each sentence of a breath that is told alone is an idea of its own",
        "domain/rules/distil.py",
        "if breath := alone.breath_of(idea.text, idea.episodes[-1]):",
        "if breath := None:",
        seen_by="tests/domain/rules/test_breaths.py"
        "::test_what_is_told_alone_in_one_breath_is_one_memory",
    ),
    Bug(
        "idle words are kept beside something worth keeping",
        MEANT,
        "return NOT_AT_ALL if one.of > 1 and",
        "return NOT_AT_ALL if one.of > 99 and",
        seen_by="tests/domain/rules/test_breaths.py"
        "::test_idle_words_beside_something_worth_keeping_are_left_out",
    ),
    Bug(
        "a wish that begins with when is a question",
        "domain/language/english/stated.py",
        "when(?! (?:you|i|we|they|it|the|an?|someone|somebody|anyone)\\b))",
        "when)",
        seen_by="tests/domain/rules/test_plainly_told.py::test_a_wish_is_no_question",
    ),
    Bug(
        "what is to be looked for whenever it comes up is an order in passing",
        "domain/language/english/progress.py",
        "whenever|every time|each time|from now on|in future",
        "from now on",
        seen_by="tests/domain/rules/test_plainly_told.py::test_a_wish_is_no_question",
    ),
    Bug(
        "an open end of a short talk is one whatever its words",
        MEANT,
        "return OPEN",
        "return 0.0",
        seen_by="tests/domain/rules/test_idle.py::test_a_question_that_is_not_meant_is_not_open",
    ),
    Bug(
        "how something looks to be is a decision",
        "domain/rules/distil.py",
        "and language.retention.observes(text):",
        "and False:",
        seen_by="tests/domain/rules/test_plainly_told.py"
        "::test_how_something_looks_to_be_is_no_decision",
    ),
    Bug(
        "an order on the work in hand is a rule",
        "domain/rules/distil.py",
        "said.replies_to or corrects_work)",
        "said.replies_to)",
        seen_by="tests/domain/rules/test_plainly_told.py"
        "::test_what_puts_the_work_in_hand_right_is_no_rule_by_likelihood",
    ),
    Bug(
        "a mere yes settles nothing, whatever was advised",
        "domain/rules/utterances.py",
        "if by_person and said:",
        "if False:",
        seen_by="tests/domain/rules/test_plainly_told.py"
        "::test_a_mere_yes_settles_what_was_put_to_choice_and_advised",
    ),
    Bug(
        "a mere yes takes up what a tool printed",
        "domain/rules/assent.py",
        "if not may_be_told(Turn(advice.words, advice.episode), printed, language):",
        "if False:",
        seen_by="tests/domain/rules/test_plainly_told.py"
        "::test_an_advice_that_a_tool_printed_is_nothing_to_say_yes_to",
    ),
    Bug(
        "a yes takes up what the agent says on no question",
        "domain/rules/assent.py",
        "or not language.retention.names_alternatives(asked[-1])",
        "or False",
        seen_by="tests/domain/rules/test_plainly_told.py"
        "::test_a_mere_yes_settles_what_was_put_to_choice_and_advised",
    ),
    Bug(
        "what is given up altogether leaves the choice of it standing",
        "domain/rules/supersession.py",
        "if says.drops_what_was_taken(newer, older):",
        "if False:",
        seen_by="tests/domain/rules/test_supersession.py"
        "::test_what_makes_something_out_of_date_takes_its_place",
    ),
    Bug(
        "a correction counts with all that stands around it",
        "domain/rules/supersession.py",
        "(newer, *language.sentences.sentences(newer))",
        "(newer,)",
        seen_by="tests/domain/rules/test_supersession.py"
        "::test_what_makes_something_out_of_date_takes_its_place",
    ),
    Bug(
        "a code name gets a capital when a text is said shorter",
        "domain/language/shorten_table.py",
        "if first.isalpha() and first.islower() else text",
        "if True else text",
        seen_by="tests/domain/language/test_shorten.py"
        "::test_a_code_name_at_the_head_of_a_shorter_text_stays_as_it_is",
    ),
    Bug(
        "a note in passing is the outcome of a session",
        "domain/rules/course.py",
        'NOTE_LINE.sub("", said)',
        "said",
        seen_by="tests/domain/rules/test_course.py::test_a_note_in_passing_is_no_outcome",
    ),
    Bug(
        "work that was asked for stands among what was chosen",
        "writing/briefing.py",
        "if _is_work(item.text, language)]",
        "if False]",
        seen_by="tests/writing/test_briefing.py"
        "::test_work_that_was_asked_for_is_told_below_what_was_chosen",
    ),
    Bug(
        "an order for good is told as work",
        "writing/briefing.py",
        "return not is_to_last and not",
        "return not",
        seen_by="tests/writing/test_briefing.py"
        "::test_work_that_was_asked_for_is_told_below_what_was_chosen",
    ),
    Bug(
        "a line of the briefing begins in the middle of a talk",
        "writing/briefing.py",
        "text = language.speech.untied(as_read(item.text))",
        "text = as_read(item.text)",
        seen_by="tests/writing/test_briefing.py"
        "::test_a_line_begins_with_what_it_says_and_idle_words_are_no_context",
    ),
    Bug(
        "idle words are told as what stood around a decision",
        "writing/briefing.py",
        "if item.path and not is_idle and",
        "if item.path and",
        seen_by="tests/writing/test_briefing.py"
        "::test_a_line_begins_with_what_it_says_and_idle_words_are_no_context",
    ),
    Bug(
        "a note that only repeats a rule is kept beside it",
        LATER,
        "is_told = any(_repeats(mine, topics[rule]) for rule in before)",
        "is_told = False",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_what_a_note_says_better_is_kept_once_and_a_rule_in_its_own_words",
    ),
    Bug(
        "a note that adds to a rule is left out",
        LATER,
        "return 4 * len(note & rule) >= 3 * len(note) > 3",
        "return bool(note & rule)",
        seen_by="tests/domain/rules/test_sift.py"
        "::test_what_a_note_says_better_is_kept_once_and_a_rule_in_its_own_words",
    ),
]
