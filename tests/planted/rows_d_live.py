"""Bugs in living by oneself: states, falling asleep, calls, and what a crash leaves."""

from __future__ import annotations

from tests.planted import Bug

SCHEDULER = "tests/live/test_scheduler.py"
STIMULI = "tests/live/test_stimuli.py"
LOOP = "tests/live/test_loop.py"
ACTIVITY = "tests/live/test_activity.py"
PROCESS = "tests/cli/test_live.py"

BUGS = [
    Bug(
        "dreaming is not protected",
        "domain/rules/wakefulness.py",
        "return self in (SleepState.DEEP_SLEEP, SleepState.DREAMING)",
        "return self is SleepState.DEEP_SLEEP",
        row="D1",
    ),
    Bug(
        "one may be awake without waking",
        "domain/rules/wakefulness.py",
        "SleepState.DREAMING: frozenset({SleepState.DEEP_SLEEP, SleepState.WAKING}),",
        "SleepState.DREAMING: frozenset({SleepState.DEEP_SLEEP, *SleepState}),",
        row="D1",
    ),
    Bug(
        "as idle as the threshold is enough",
        "domain/rules/wakefulness.py",
        "signs.idle_ms > settings.idle_threshold_ms",
        "signs.idle_ms >= settings.idle_threshold_ms",
        row="D3",
    ),
    Bug(
        "being idle is enough",
        "domain/rules/wakefulness.py",
        "return is_long_awake or signs.waiting > settings.min_consolidation_queue",
        "return True",
        row="D3",
    ),
    Bug(
        "a full debt does not stand in for idleness",
        "domain/rules/wakefulness.py",
        "(signs.must_sleep or is_crowded) and",
        "is_crowded and",
        row="D3",
    ),
    Bug(
        "who is awake can be woken",
        "domain/rules/wakefulness.py",
        "        return state is SleepState.WAKING\n",
        "        return True\n",
        row="D4",
    ),
    Bug(
        "an urgent call waits like a plain one",
        "domain/values/summons.py",
        "return Stimulus.URGENT if self.urgent else Stimulus.PLAIN",
        "return Stimulus.PLAIN",
        row="D4",
    ),
    Bug(
        "what called a sleeper is not delivered as it wakes",
        "mind.py",
        "                self._sleeps -= 1\n"
        '            self._met("deliver", lambda: self._deliver(store))\n',
        "                self._sleeps -= 1\n",
        row="D5",
    ),
    Bug(
        "what the mind has is told it again",
        "awake/inbox.py",
        "for summons in some if summons.id not in there}",
        "for summons in some}",
        row="D5",
    ),
    Bug(
        "a cycle is deep from its start",
        "domain/journal/plan.py",
        "return Depth.LIGHT if opens and elapsed_ms < light_ms else depth",
        "return depth",
        row="D16",
    ),
    Bug(
        "a cycle has no time box",
        "engine/turns.py",
        "(cycle, tonight[-1].name) in done or is_late(began)",
        "(cycle, tonight[-1].name) in done",
        row="D16",
    ),
    Bug(
        "there is no pause between two cycles",
        "live/scheduler.py",
        "self._pulse.wait(self.mind.settings.sleep.cycle_pause_ms / 1_000)",
        "self._pulse.wait(0)",
        row="D17",
    ),
    Bug(
        "who has slept has been awake all the time",
        "live/scheduler.py",
        "        self._awake_at = self._pulse.steady()\n        self._update(",
        "        self._update(",
        row="D17",
    ),
    Bug(
        "a cycle is not on record before it is over",
        "live/observer.py",
        "            self.state = replace(self.state, cycle_start=self._now())\n",
        "",
        row="D31",
    ),
    Bug(
        "the states are counted from one",
        "domain/rules/wakefulness.py",
        "    WAKING = 5\n",
        "    WAKING = 6\n",
        row="D35",
    ),
    Bug(
        "it sleeps where nothing waits",
        "live/scheduler.py",
        "if not queue.is_worth_a_sleep(self._now, settings):",
        "if False:",
        seen_by=f"{SCHEDULER}::test_nobody_sleeps_where_nothing_waits",
    ),
    Bug(
        "a clock that is set is taken for idleness",
        "live/scheduler.py",
        "        if abs(jump) > JUMP_S:\n            self.touch()\n",
        "        if abs(jump) > JUMP_S:\n            self._active_at -= jump\n",
        seen_by=f"{SCHEDULER}::test_a_clock_that_is_set_begins_no_sleep_and_is_told",
    ),
    Bug(
        "a doze counts as a sleep",
        "live/queue.py",
        "isinstance(entry.cause, NightBegan) and entry.cause.plan.sleep.counts",
        "isinstance(entry.cause, NightBegan)",
        seen_by=f"{SCHEDULER}::test_a_doze_is_no_sleep_after_which_one_was_not_awake",
    ),
    Bug(
        "a sleep that could not be counts as one",
        "live/scheduler.py",
        "        self._count()\n        self._activity",
        "        self._wake_up()\n        self._count()\n        self._activity",
        seen_by=f"{SCHEDULER}::test_where_another_sleeps_it_tries_again_later",
    ),
    Bug(
        "an old call wakes the next night",
        "mind.py",
        '            self._met("deliver", lambda: self._deliver(store))\n'
        "            self._sleeps += 1\n",
        "            self._sleeps += 1\n",
        seen_by=f"{STIMULI}::test_a_stimulus_of_before_a_night_is_delivered_first_and_wakes_nobody",
    ),
    Bug(
        "a call waits with its secrets",
        "mind.py",
        "words = masked(checked_text(text, self.settings.record.max_text_bytes))\n        return",
        "words = checked_text(text, self.settings.record.max_text_bytes)\n        return",
        seen_by=f"{STIMULI}::test_secrets_are_masked_before_they_wait",
    ),
    Bug(
        "agents that share a file hear each other's calls",
        "awake/inbox.py",
        'return (line for line in self._lines() if line.get("agent") == self._agent)',
        "return self._lines()",
        seen_by=f"{STIMULI}::test_agents_that_share_a_file_hear_only_their_own",
    ),
    Bug(
        "services stop in the order they started",
        "live/loop.py",
        "self._stop(self._started.pop())",
        "self._stop(self._started.pop(0))",
        seen_by=f"{LOOP}::test_services_start_in_order_and_stop_the_other_way_round",
    ),
    Bug(
        "a transcript that grows is nothing that happens",
        "live/activity.py",
        "files += self._transcripts_of(str(home), files[2])",
        "self._transcripts_of(str(home), files[2])",
        seen_by=f"{ACTIVITY}"
        "::test_in_a_project_the_ledger_and_the_transcripts_it_names_are_looked_at",
    ),
    Bug(
        "two lives have one mind",
        "live/lease.py",
        "        with held(file, note):\n            yield\n",
        "        yield\n",
        seen_by=f"{PROCESS}::test_a_second_life_is_told_who_lives",
    ),
    Bug(
        "settings that make no sense end a life",
        "live/loop.py",
        "            mind = self._reopen()\n        except Exception as error:",
        "            mind = self._reopen()\n        except ZeroDivisionError as error:",
        seen_by=f"{PROCESS}::test_told_so_it_reads_its_settings_again",
    ),
    Bug(
        "the dream log tells no falling asleep",
        "domain/views/states.py",
        "    last = Seen(plan.began, SleepState.ENTERING_SLEEP)\n    yield last\n",
        "    last = Seen(plan.began, SleepState.ENTERING_SLEEP)\n",
        seen_by="tests/writing/test_dream_log.py"
        "::test_all_six_states_of_a_night_are_told_from_falling_asleep_to_being_awake",
    ),
]
