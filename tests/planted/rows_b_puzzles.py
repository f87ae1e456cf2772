"""Bugs that each break one row of puzzles, thinkers and their governor."""

from __future__ import annotations

from tests.planted import Bug

GOVERNING, PONDERING, SPEND, PUZZLES, QUEUE = (
    "engine/governing.py",
    "engine/pondering.py",
    "domain/rules/spend.py",
    "domain/rules/puzzles.py",
    "awake/puzzle_queue.py",
)
LAW = "tests/properties/test_spend_law.py" + (
    "::test_in_a_month_of_nights_no_cap_is_passed_by_more_than_the_error_of_one_call"
)
TWICE = "tests/properties/test_governed_law.py" + (
    "::test_killed_at_any_write_or_in_any_call_a_night_ends_and_asks_nothing_twice"
)
BUGS = [
    Bug(
        "puzzles are slept on after everything else",
        "stages/__init__.py",
        'OPENING = (\n    Stage("incubate", Depth.DEEP, work_of("incubate"), '
        "skip=nothing_to_sleep_on),\n",
        "OPENING = (\n",
        row="B12",
    ),
    Bug("a deep puzzle gets an hour", PUZZLES, "Priority.DEEP: 240,", "Priority.DEEP: 60,", "B13"),
    Bug(
        "two marathons share a night",
        PUZZLES,
        "tonight = marathons[:1] or _packed(due)",
        "tonight = marathons or _packed(due)",
        row="B13",
    ),
    Bug(
        "a quick puzzle leaves parts",
        PONDERING,
        "                if self._puzzle.every:\n",
        "                if True:\n",
        row="B14",
    ),
    Bug(
        "nothing is kept between two rounds",
        PONDERING,
        "                if self._puzzle.every:\n",
        "                if False:\n",
        row="B14",
    ),
    Bug(
        "the note names another file",
        PUZZLES,
        'Status.DONE: f"{told} is answered: {result}.md"',
        'Status.DONE: f"{told} is answered: {result}"',
        row="B15",
    ),
    Bug(
        "a file does not say how it stands",
        "awake/puzzle_file.py",
        '        "status": status.value,\n',
        "",
        row="B16",
    ),
    Bug(
        "one spoilt file stops the queue",
        QUEUE,
        "    except (Refused, PathRefused, OSError) as error:\n",
        "    except (PathRefused, OSError) as error:\n",
        row="B16",
    ),
    Bug(
        "weekly puzzles are slept on every night",
        PUZZLES,
        "if p.priority is not Priority.WEEKLY or is_weekly_day(now)]",
        "]",
        row="B17",
    ),
    Bug(
        "one that does not fit stops the packing",
        PUZZLES,
        "            tonight.append(puzzle)\n",
        "            tonight.append(puzzle)\n        else:\n            break\n",
        row="B17",
    ),
    Bug(
        "a full box counts as failed",
        PONDERING,
        "status=Status.TIMED_OUT, why=time_boxed(self._puzzle.minutes)",
        "status=Status.FAILED, why=time_boxed(self._puzzle.minutes)",
        row="B18",
    ),
    Bug(
        "an answer ends without its sources",
        "awake/puzzle_file.py",
        "body, f\"## Sources\\n\\n{sources or f'- {NO_SOURCE}'}\"]",
        "body]",
        row="B18",
    ),
    Bug(
        "the rules answer everything",
        "questions/ponder.py",
        "if told.type is not PuzzleType.PATTERN or not (told.near or told.backlog):",
        "if False:",
        row="B36",
    ),
    Bug(
        "the backlog is not told",
        QUEUE,
        "backlog=self._backlog() if patterns else ()",
        "backlog=()",
        row="B36",
    ),
    Bug(
        "a terminal is not asked",
        "cli/puzzle.py",
        "usual) if asks else usual",
        "usual) if False else usual",
        row="B41",
    ),
    Bug(
        "another choice is preselected",
        "cli/_person.py",
        "default=names.index(usual) + 1",
        "default=1",
        row="B42",
    ),
    Bug(
        "a call may take the whole box",
        PONDERING,
        "min(left, self._puzzle.every * MINUTE_MS or left)",
        "left",
        row="B43",
    ),
    Bug(
        "a round that was killed is asked again",
        GOVERNING,
        "return [one for one in asked if one.id not in self._lost]",
        "return list(asked)",
        row="B43",
    ),
    Bug(
        "what a model refused is not sent back",
        GOVERNING,
        "if wrong and not why:",
        "if False:",
        seen_by="tests/thinkers/test_models.py"
        "::test_what_is_refused_is_sent_back_once_with_the_reason",
    ),
    Bug(
        "a model's answer is never taken",
        GOVERNING,
        'return answers_in_reply(reply.text, len(batch)), spent, ""',
        'return [""] * len(batch), spent, ""',
        row="C20",
    ),
    Bug(
        "a successor is right whatever it says",
        "domain/rules/coherence.py",
        "len(words & right) / len(right)",
        "0.0 * len(words & right)",
        row="C46",
    ),
    Bug(
        "a cap on calls is not looked at",
        SPEND,
        "if after.calls > cap.calls:",
        "if False:",
        seen_by=LAW,
    ),
    Bug(
        "a cap on tokens is not looked at",
        SPEND,
        "if after.tokens > cap.tokens:",
        "if False:",
        seen_by=LAW,
    ),
    Bug(
        "a cap on money is not looked at",
        SPEND,
        "if after.micros > cap.micros:",
        "if False:",
        seen_by=LAW,
    ),
    Bug(
        "what a call may cost is not counted before it is made",
        SPEND,
        "spent_in(span, calls, now, night) + estimate",
        "spent_in(span, calls, now, night)",
        seen_by=LAW,
    ),
    Bug(
        "only the caps of a night count",
        SPEND,
        "    for span in Span:\n",
        "    for span in [Span.NIGHT]:\n",
        seen_by=LAW,
    ),
    Bug(
        "a call is noted only when it ended",
        GOVERNING,
        "        to.meter.note(call)\n",
        "",
        seen_by="tests/engine/test_governing.py"
        "::test_killed_in_a_call_and_resumed_the_question_is_not_asked_twice",
    ),
    Bug(
        "what was begun may be asked again",
        SPEND,
        "if night and call.night == night",
        "if False",
        seen_by=TWICE,
    ),
    Bug(
        "calls go on though each fails",
        SPEND,
        "if len(failed) == MOST_FAILURES:",
        "if False:",
        seen_by="tests/engine/test_governing.py::test_after_three_failures_nobody_is_called",
    ),
    Bug(
        "a thinker may delete the whole memory",
        "questions/second_look.py",
        "if dropped > MOST_DROPPED and dropped * 4 > there:",
        "if False:",
        seen_by="tests/thinkers/test_models.py"
        "::test_an_answer_that_deletes_the_whole_memory_is_refused",
    ),
    Bug(
        "a session is asked about for ever",
        "stages/review/__init__.py",
        "return question if told.asked_in_vain < MOST_IN_VAIN else None",
        "return question",
        seen_by="tests/stages/test_review.py"
        "::test_a_session_asked_about_in_vain_three_times_is_left_as_the_rules_kept_it",
    ),
    Bug(
        "the boundary of the material can be guessed",
        GOVERNING,
        "boundary=token_hex(BOUNDARY_BYTES)",
        'boundary="0000"',
        seen_by="tests/thinkers/test_models.py"
        "::test_the_prompt_holds_the_words_as_material_within_a_boundary_nobody_can_guess",
    ),
    Bug(
        "a server that trickles holds the night",
        "thinkers/model.py",
        "        thread.join(seconds)\n",
        "        thread.join(seconds + 20)\n",
        seen_by="tests/thinkers/test_models.py"
        "::test_whatever_a_server_does_the_night_ends_and_nothing_is_lost",
    ),
    Bug(
        "a client that will not die lives on",
        "thinkers/claude_cli.py",
        "for number in (signal.SIGTERM, signal.SIGKILL):",
        "for number in (signal.SIGTERM,):",
        seen_by="tests/thinkers/test_claude_cli.py"
        "::test_a_client_that_will_not_die_is_killed_with_all_it_has_started",
    ),
    Bug(
        "the hooks of a project see the client think",
        "thinkers/claude_cli.py",
        "    '{\"disableAllHooks\": true}',\n",
        "    '{}',\n",
        seen_by="tests/thinkers/test_claude_cli.py"
        "::test_it_is_run_without_tools_hooks_or_a_transcript_and_outside_any_project",
    ),
    Bug(
        "a marathon shares its night",
        "engine/planning.py",
        'if plan.incubation.is_marathon and stage.name != "incubate":',
        "if False:",
        seen_by="tests/engine/test_pondering.py::test_a_marathon_owns_the_night",
    ),
    Bug(
        "an agent may raise what is spent",
        "cli/config.py",
        "        only_a_person(wish.deed)\n",
        "        pass\n",
        seen_by="tests/cli/test_thinker_settings.py::test_an_agent_cannot_raise_what_may_be_spent",
    ),
    Bug(
        "a nap that begins by itself pays",
        "awake/session_start.py",
        'NAP = "night", "--rules"',
        'NAP = ("night",)',
        seen_by="tests/awake/test_session_start.py"
        "::test_the_second_session_that_must_sleep_begins_a_nap",
    ),
    Bug(
        "what came with git may spend",
        "awake/confirmations.py",
        "return not wish.told or confirmed.is_confirmed(home, wish.what, wish.told)",
        "return True",
        seen_by="tests/cli/test_thinker_settings.py"
        "::test_what_came_with_git_spends_nothing_until_a_person_confirms_it",
    ),
]
