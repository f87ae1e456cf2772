"""Bugs in what a mind is and how it is found again."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "a night rewrites a person's words",
        "domain/rules/compress.py",
        "if wording.by is Author.PERSON or wording.kind in UNFADING:",
        "if False:",
        seen_by="tests/domain/rules/test_compress.py::test_a_persons_own_words_stay_as_they_are",
    ),
    Bug(
        "a night ends an open question",
        "engine/guarding.py",
        "if memory is None or memory.kind not in NEVER_LOST:",
        "if True:",
        seen_by="tests/engine/test_refusing.py::test_no_night_ends_a_rule_a_question_or_a_tension",
    ),
    Bug(
        "the way there outlives at the very line",
        "stages/compress/__init__.py",
        "> night.settings.memory.path_salience",
        ">= night.settings.memory.path_salience",
        seen_by="tests/stages/test_compress.py"
        "::test_the_way_there_outlives_the_hot_layer_only_above_seven_tenths",
    ),
    Bug(
        "a tie is settled without a person",
        "domain/rules/contradict.py",
        "if by_hand or is_rule or not _is_said_later(newer, older, takes_back=takes_back):",
        "if False:",
        seen_by="tests/domain/rules/test_contradict.py::test_within_one_session_it_is_a_tie",
    ),
    Bug(
        "a person's words fade",
        "domain/values/memory.py",
        "and memory.kind not in NEVER_LOST\n        and memory.wording.by is not Author.PERSON",
        "and memory.kind not in NEVER_LOST",
        seen_by="tests/domain/rules/test_fade.py::test_a_night_lets_go_of_nothing_that_must_stay",
    ),
    Bug(
        "an open question fades",
        "domain/values/memory.py",
        "if kind in UNFADING:\n        return 1.0",
        "if False:\n        return 1.0",
        seen_by="tests/domain/rules/test_fade.py"
        "::test_an_open_question_does_not_fade_and_an_answered_one_fades_from_its_answer",
    ),
    Bug(
        "apply ignores `before` of a row",
        "domain/journal/apply.py",
        "if present != change.before:",
        "if False:",
        seen_by="tests/domain/journal/test_change.py"
        "::test_a_change_is_refused_where_it_was_made_already",
    ),
    Bug(
        "apply ignores `before` of a part",
        "domain/journal/apply.py",
        "if getattr(present, change.part) != change.before:",
        "if False:",
        seen_by="tests/domain/journal/test_change.py"
        "::test_a_stale_change_says_what_it_expected_and_what_it_found",
    ),
    Bug(
        "apply takes a proposal",
        "domain/journal/apply.py",
        "if isinstance(change, Proposal):\n        raise",
        "if False:\n        raise",
        seen_by="tests/domain/journal/test_change.py"
        "::test_a_step_with_a_proposal_a_change_of_nothing_or_no_reason_is_refused",
    ),
    Bug(
        "two changes may share a target",
        "domain/journal/apply.py",
        'if seen and ("" in seen or not part or part in seen):',
        "if False:",
        seen_by="tests/domain/journal/test_change.py"
        "::test_two_changes_of_one_step_may_not_point_at_the_same_place",
    ),
    Bug(
        "inverse forgets to swap",
        "domain/journal/change.py",
        "before=self.after, after=self.before",
        "before=self.before, after=self.after",
        seen_by="tests/domain/journal/test_change.py"
        "::test_a_change_and_its_inverse_leave_everything_as_it_was",
    ),
    Bug(
        "inverse leaves a value half swapped",
        "domain/journal/change.py",
        "before=self.after, after=self.before",
        "before=self.after, after=self.after",
        seen_by="tests/domain/journal/test_change.py"
        "::test_a_change_and_its_inverse_leave_everything_as_it_was",
    ),
    Bug(
        "resume forgets what is done",
        "engine/turns.py",
        "if (cycle, stage.name) not in done:",
        "if True:",
        seen_by="tests/engine/test_resuming.py"
        "::test_a_killed_night_goes_on_and_ends_as_if_undisturbed",
    ),
    Bug(
        "resume skips a stage",
        "engine/turns.py",
        "if (cycle, stage.name) not in done:",
        "if not done:",
        seen_by="tests/engine/test_resuming.py"
        "::test_a_killed_night_goes_on_and_ends_as_if_undisturbed",
    ),
    Bug(
        "a signal waits for the checkpoint",
        "engine/calling_away.py",
        "        raise CalledAway\n",
        "        return\n",
        seen_by="tests/cli/test_stopped_anywhere.py"
        "::test_a_call_in_the_middle_of_a_stage_wakes_the_night",
    ),
    Bug(
        "a port that fails ends the night",
        "engine/sparing.py",
        "            sleeper.keep_trace(step, error)\n        return otherwise\n",
        "            sleeper.keep_trace(step, error)\n        raise\n",
        seen_by="tests/engine/test_faulty_ports.py::test_a_port_that_always_fails_ends_no_night",
    ),
    Bug(
        "a broken group is not mended",
        "engine/committing.py",
        "and not tail[-1].last",
        "and False",
        seen_by="tests/engine/test_refusing.py"
        "::test_whatever_a_refused_stage_left_is_mended_before_its_step_is_committed",
    ),
    Bug(
        "resume plans anew",
        "engine/sleeping.py",
        "plan = _left_open(store, sleeper) or _begin",
        "plan = _begin",
        seen_by="tests/engine/test_resuming.py"
        "::test_settings_changed_meanwhile_do_not_change_the_running_night",
    ),
    Bug(
        "answers are not recorded",
        "engine/thinking.py",
        "store.keep_thoughts([known[id]])",
        "pass",
        seen_by="tests/engine/test_thinking.py"
        "::test_a_thought_is_kept_with_its_night_its_thinker_and_its_cost",
    ),
    Bug(
        "the whole group is marked as last",
        "engine/committing.py",
        "is_last = start == starts[-1]",
        "is_last = True",
        seen_by="tests/engine/test_sleeping.py"
        "::test_a_large_stage_is_committed_in_steps_and_is_one_stage_all_the_same",
    ),
    Bug(
        "numbers are taken from the plan alone",
        "engine/stepping.py",
        "next_memory=max(plan.next_memory, store.memories.next_number())",
        "next_memory=plan.next_memory",
        seen_by="tests/engine/test_resuming.py"
        "::test_what_happens_between_kill_and_resume_belongs_to_the_next_night",
    ),
    Bug(
        "undo takes entries back in the wrong order",
        "engine/undoing.py",
        "in reversed([*first, *(heading for group in later for heading in group)]):",
        "in [*first, *(heading for group in later for heading in group)]:",
        seen_by="tests/engine/test_undoing.py"
        "::test_a_persons_edit_of_what_the_night_made_is_lost_with_it_and_listed",
    ),
    Bug(
        "undo forgets a person's later words",
        "engine/undoing.py",
        "(kept if sketch.take_whole(changes, group[0].cause) else lost)",
        "lost",
        seen_by="tests/engine/test_undoing.py::test_what_a_person_told_after_the_night_is_kept",
    ),
    Bug(
        "a forgetting no longer fits what a night had replayed",
        "engine/burying.py",
        "if isinstance(change, Whole) and change.after is None:",
        "if False:",
        seen_by="tests/engine/test_staying_forgotten.py"
        "::test_a_forgetting_is_kept_though_the_undone_night_had_replayed_what_it_forgot",
    ),
    Bug(
        "words of before an edit come back though they were forgotten since",
        "engine/burying.py",
        "found = {m.number: m for m in coming if says_buried(m.text, self.read, self.language)}",
        "found: dict[int, Memory] = {}",
        seen_by="tests/engine/test_staying_forgotten.py"
        "::test_words_a_memory_had_before_an_edit_do_not_come_back_when_the_edit_is_undone",
    ),
    Bug(
        "undo lifts the tombstone of something forgotten after it",
        "engine/sketching.py",
        "self._values |= dict(stones_that_stay(self._values, stored, stones_laid(named)))",
        "",
        seen_by="tests/engine/test_staying_forgotten.py"
        "::test_a_forgetting_in_an_edit_that_no_longer_fits_still_forgets",
    ),
    Bug(
        "a forgetting is not undone by its own entry",
        "engine/sketching.py",
        "stones_that_stay(self._values, stored, stones_laid(named))",
        "stones_that_stay(self._values, stored, set())",
        seen_by="tests/engine/test_staying_forgotten.py"
        "::test_a_forgetting_is_undone_by_its_own_entry",
    ),
    Bug(
        "another machine brings back what was forgotten here",
        "stores/rebase.py",
        "or not comes_late(self._store, change, entry)",
        "or True",
        seen_by="tests/sync/test_staying_forgotten.py"
        "::test_what_one_forgot_the_other_does_not_bring_from_before",
    ),
    Bug(
        "what another machine learned of a forgotten text stays",
        "stores/rebase.py",
        "yield from forgetting(self._store, memory, why, at)",
        "yield from ()",
        seen_by="tests/sync/test_staying_forgotten.py"
        "::test_what_the_other_learned_of_a_session_is_forgotten_too",
    ),
    Bug(
        "the night reads past its horizon",
        "stages/encode/intake.py",
        "after=reach.after, upto=reach.upto",
        "after=reach.after, upto=10**9",
        seen_by="tests/engine/test_sleeping.py"
        "::test_what_is_recorded_after_the_plan_belongs_to_the_next_night",
    ),
    Bug(
        "encode leaves no mark",
        "stages/encode/__init__.py",
        "        *marks,\n",
        "",
        seen_by="tests/stages/test_encode.py"
        "::test_a_session_with_nothing_worth_keeping_has_only_its_tone_its_mark_and_its_words",
    ),
    Bug(
        "encode digs up what was buried",
        "stages/encode/__init__.py",
        "if any_forgotten and _is_forgotten(mind, idea.text, language):",
        "if False:",
        seen_by="tests/stages/test_encode.py"
        "::test_what_a_person_had_forgotten_is_not_learned_again",
    ),
    Bug(
        "a model invents numbers",
        "questions/composite_text.py",
        " and set(_NUMBER.findall(text)) <= said",
        "",
        seen_by="tests/stages/test_dream.py"
        "::test_the_thinker_gives_the_words_unless_it_invents_a_number",
    ),
    Bug(
        "a stage is run against its own rule",
        "engine/planning.py",
        "stage.skip(mind, plan)",
        "None",
        seen_by="tests/engine/test_planning.py::test_a_stage_skipped_by_its_own_rule_does_not_run",
    ),
    Bug(
        "a night applies a proposal itself",
        "engine/filing.py",
        "ProposalChange(target=name, before=None, after=item, reason=item.reason)",
        "item.wish[0]",
        seen_by="tests/engine/test_deciding.py"
        "::test_a_proposal_of_a_night_is_put_on_file_and_not_applied",
    ),
    Bug(
        "folding drops entries without moving the origin",
        "stores/journaled.py",
        "self.tables.write_origin(settled(entry.changes, self.records.origin_at))",
        "pass",
        seen_by="tests/engine/test_sleeping.py"
        "::test_old_nights_are_folded_and_the_mind_stays_as_it_is",
    ),
    Bug(
        "a memory is replayed in every cycle",
        "domain/rules/replay.py",
        "times = strength.times if strength.night == night else 0",
        "times = 0",
        seen_by="tests/domain/rules/test_replay.py"
        "::test_a_memory_is_replayed_so_often_in_a_night_and_again_in_the_next",
    ),
    Bug(
        "five replays make a memory permanent",
        "domain/rules/replay.py",
        "is_permanent = points >= threshold",
        "is_permanent = points >= 7_500",
        seen_by="tests/domain/rules/test_replay.py"
        "::test_six_replays_from_nothing_make_a_memory_permanent_and_never_five",
    ),
    Bug(
        "a link of tonight is cut",
        "stages/prune.py",
        "if link.night != self._tonight\n",
        "if True\n",
        seen_by="tests/stages/test_prune.py"
        "::test_links_of_tonight_stay_even_when_they_are_too_many",
    ),
    Bug(
        "a link grows from what had faded of it",
        "domain/rules/relate.py",
        "coactive(before, night, more, weight_now(before, since, decay))",
        "coactive(before, night, more, before.weight)",
        seen_by="tests/stages/test_replay.py::test_a_link_grows_from_what_has_not_faded_of_it",
    ),
    Bug(
        "links of permanent memories go on fading",
        "stages/prune.py",
        "self._settled[link.pair] = link",
        "pass",
        seen_by="tests/stages/test_prune.py"
        "::test_a_link_settles_at_its_present_weight_when_its_second_end_becomes_permanent",
    ),
    Bug(
        "the worst of equals is replayed",
        "domain/rules/top_k.py",
        "worst[0] == bound and worst[1] >= one.still",
        "worst[0] == bound",
        seen_by="tests/domain/rules/test_top_k.py"
        "::test_the_best_are_found_by_a_score_that_is_flat_in_part",
    ),
    Bug(
        "a familiar memory comes twice",
        "stages/replay.py",
        "without=[memory.number for memory in novel],",
        "without=[],",
        seen_by="tests/stages/test_replay.py"
        "::test_a_batch_is_never_too_large_and_holds_no_memory_twice",
    ),
    Bug(
        "a dream forgets its sources",
        "stages/composite.py",
        "sources=tuple(of_memory(m.number) for m in group),",
        "sources=(),",
        seen_by="tests/stages/test_dream.py"
        "::test_three_that_are_strongly_linked_by_what_they_say_become_a_composite_and_stay",
    ),
    Bug(
        "a forgotten dream comes back",
        "stages/dream.py",
        'if Place("tombstone", mark_of_dream(n)) not in stones',
        "",
        seen_by="tests/stages/test_dream.py"
        "::test_what_was_dreamt_and_forgotten_is_not_dreamt_in_other_words",
    ),
    Bug(
        "a no is overheard",
        "domain/language/english/words.py",
        'still that the then these this those today too very"',
        'still that the then these this those today too very not"',
        seen_by="tests/domain/rules/test_near_sameness.py"
        "::test_what_a_small_difference_tells_apart_is_not_the_same",
    ),
    Bug(
        "a closing night cycles on",
        "engine/turns.py",
        "1 if is_closing else",
        "",
        seen_by="tests/engine/test_resuming.py"
        "::test_a_night_killed_after_its_closing_begins_no_further_cycle",
    ),
    Bug(
        "encode glosses nothing",
        "stages/encode/__init__.py",
        "*gloss(mind, waiting, night.settings, language),",
        "",
        seen_by="tests/stages/test_encode.py"
        "::test_what_was_said_is_glossed_between_what_came_before_and_after_it",
    ),
    Bug(
        "the gist outgrows its budget",
        "domain/rules/condense.py",
        "if words[number].strip() and costs[number] <= budget:",
        "if words[number].strip():",
        seen_by="tests/domain/rules/test_condense.py::test_what_is_kept_fits_the_budget",
    ),
    Bug(
        "what another agent said is found",
        "stores/sqlite/index.py",
        "first, last = (columns.id_of(self._ask.me + n, 0) << bits for n in (0, 1))",
        "first, last = 0, 1 << 62",
        seen_by="tests/recall/test_recall_of_what_was_said.py"
        "::test_an_agent_recalls_nothing_of_another",
    ),
    Bug(
        "what was said too late is found",
        "stores/sqlite/index.py",
        "as_milliseconds(within.until) if within.until else FAR_AHEAD",
        "FAR_AHEAD",
        seen_by="tests/recall/test_recall_of_what_was_said.py"
        "::test_a_rule_of_last_year_is_found_however_many_there_are_of_this_year",
    ),
    Bug(
        "the words of an old gloss are still found",
        "stores/sqlite/recall_schema.py",
        "json_each(old.statements)",
        "json_each('[]')",
        seen_by="tests/stores/test_faults.py"
        "::test_an_index_out_of_step_is_found_out_and_a_rebuild_mends_it",
    ),
    Bug(
        "a forgotten memory still rests on its episodes",
        "stores/sqlite/recall_schema.py",
        "AND memory = old.number AND episode IN (",
        "AND 0 AND episode IN (",
        seen_by="tests/recall/test_recall_of_what_was_said.py"
        "::test_a_forgotten_part_of_an_episode_is_not_told",
    ),
    Bug(
        "a told memory is taken for an episode",
        "stores/ram/index.py",
        "for number in episodes_of(memory) or [-memory.number]:",
        "for number in episodes_of(memory) or [memory.number]:",
        seen_by="tests/recall/test_recall_of_what_was_said.py"
        "::test_what_was_told_by_hand_is_found_by_its_kind",
    ),
    Bug(
        "vectors outlive their gloss",
        "stores/ram/tables.py",
        "self._unsee(place.key)",
        "pass",
        seen_by="tests/recall/test_vectors.py::test_what_is_glossed_anew_is_looked_at_anew",
    ),
    Bug(
        "vectors of another model count",
        "stores/ram/index.py",
        "if one.model == model and len(one.values) == len(vector):",
        "if len(one.values) == len(vector):",
        seen_by="tests/recall/test_vectors.py"
        "::test_vectors_are_made_anew_night_by_night_while_two_models_are_there",
    ),
    Bug(
        "vectors of a reworded memory stay",
        "stores/sqlite/recall_schema.py",
        "  UPDATE memory SET seen_by = '' WHERE id = old.id;",
        "  SELECT 1;",
        seen_by="tests/recall/test_tiers.py"
        "::test_a_memory_put_in_other_words_is_found_by_what_it_means_now",
    ),
    Bug(
        "vectors once read into RAM are never read again",
        "stores/sqlite/vectors.py",
        "if key not in kept or kept[key].stamp != stamp:",
        "if key not in kept:",
        seen_by="tests/recall/test_tiers.py"
        "::test_what_a_night_has_seen_since_is_found_by_a_mind_that_stayed_open",
    ),
    Bug(
        "a doze makes no vectors",
        "engine/nightfall.py",
        'notes = (*gathered, *taken, *left, *written, *outside.meet("look"))',
        "notes = (*gathered, *taken, *left, *written)",
        seen_by="tests/recall/test_tiers.py"
        "::test_a_doze_makes_the_quick_vectors_and_a_night_the_deep_ones",
    ),
    Bug(
        "a deep embedder reads the output of tools",
        "recall/fallback.py",
        "Look(tiers.deep, before, is_told)",
        "Look(tiers.deep, before)",
        seen_by="tests/recall/test_tiers.py"
        "::test_the_deep_vectors_are_for_what_was_said_and_not_for_tools",
    ),
    Bug(
        "a model that fails takes the others along",
        "recall/fallback.py",
        "tiers = tiers.without(error.model)",
        'tiers = tiers.without("")',
        seen_by="tests/recall/test_tiers.py::test_if_one_of_two_fails_the_other_still_tells",
    ),
    Bug(
        "weights that are cut short are read",
        "recall/embedders/weights_file.py",
        "            if last > size:",
        "            if last < 0:",
        seen_by="tests/recall/test_tiers.py"
        "::test_weights_cut_short_leave_the_words_and_say_what_to_do",
    ),
    Bug(
        "no reason is told for an answer",
        "recall/best.py",
        "if values[n]:",
        "if False:",
        seen_by="tests/recall/test_occasion.py::test_a_word_nobody_used_is_looked_for_by_others",
    ),
    Bug(
        "recall tells what someone had forgotten",
        "domain/rules/tombstones.py",
        "if not gone:",
        "if True:",
        seen_by="tests/recall/test_recall_of_what_was_said.py"
        "::test_what_someone_had_forgotten_is_not_told_from_the_episode",
    ),
    Bug(
        "recall tells what was merged",
        "recall/answer.py",
        "TOLD_OTHERWISE = (End.MERGED, End.FADED)",
        "TOLD_OTHERWISE = (End.FADED,)",
        seen_by="tests/recall/test_recall_of_what_was_said.py"
        "::test_what_a_composite_says_is_still_found_as_it_was_said",
    ),
    Bug(
        "what was superseded is told before what replaced it",
        "recall/succession.py",
        "place += 1",
        "place += 0",
        seen_by="tests/recall/test_recall_of_what_was_said.py"
        "::test_what_was_superseded_is_marked_and_follows_what_replaced_it",
    ),
    Bug(
        "up to a day means up to its first moment",
        "recall/request.py",
        "timedelta(days=1, microseconds=-1) if is_end else timedelta()",
        "timedelta()",
        seen_by="tests/recall/test_request.py"
        "::test_up_to_a_day_means_to_its_end_and_up_to_a_moment_means_that_moment",
    ),
    Bug(
        "a word said often counts as often",
        "domain/rules/bm25.py",
        "(SATURATION + 1) / (count + damped)",
        "(SATURATION + 1) / (1 + damped)",
        seen_by="tests/domain/rules/test_bm25.py::test_a_score_is_the_formula_of_the_textbook",
    ),
    Bug(
        "a budget is never used up",
        "recall/answer.py",
        "left -= len(hit.text)",
        "pass",
        seen_by="tests/recall/test_answer.py::test_the_texts_fit_the_budget_together",
    ),
    Bug(
        "being of use makes permanent",
        "domain/rules/replay.py",
        "if not lasting:",
        "if False:",
        seen_by="tests/engine/test_using.py::test_popularity_alone_makes_nothing_permanent",
    ),
    Bug(
        "each use in a session counts as the first",
        "engine/using.py",
        "fresh = [memory for memory in memories if memory.use.session != session]",
        "fresh = list(memories)",
        seen_by="tests/engine/test_using.py"
        "::test_in_one_session_only_the_first_use_counts_for_more_than_the_count",
    ),
    Bug(
        "whatever stands near an answer is told at work",
        "recall/best.py",
        "some = [n for n in some if _answers(fused, n, best)]",
        "some = list(some)",
        seen_by="tests/recall/test_occasion.py"
        "::test_what_only_stands_near_an_answer_is_not_told_at_work",
    ),
    Bug(
        "the older of two answers stays first",
        "recall/succession.py",
        "if place < len(told):",
        "place = len(told)\n        if False:",
        seen_by="tests/recall/test_occasion.py"
        "::test_of_two_answers_on_one_subject_the_newer_stands_above",
    ),
    Bug(
        "talk is weighed as work",
        "recall/signals.py",
        "return Occasion.TALK if named > NAMED_SHARE * len(units) else Occasion.WORK",
        "return Occasion.WORK",
        seen_by="tests/recall/test_occasion.py::test_who_has_a_name_talks_and_who_has_a_role_works",
    ),
]
