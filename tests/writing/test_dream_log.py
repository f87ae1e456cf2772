"""The dream log, the cycle reports and their summary: all of it read from the journal."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from reverie.domain.journal.plan import Stimulus
from reverie.domain.rules.wakefulness import SleepState, first_illegal
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.memory import Memory, Strength
from reverie.domain.views.cycles import CycleStatus, density, share
from reverie.engine.dreams import Dreams, dreams_of
from reverie.engine.undoing import undo
from reverie.errors import Unknown
from reverie.settings import Settings
from reverie.stages import CYCLE, THE_NIGHT
from reverie.stores.ram.store import InRamStore
from reverie.testing import ScriptedAlarm, TickClock, a_link, a_memory, a_mind
from reverie.writing.dream_log import as_record, dream_lines, dream_log, keep_dreams
from tests.days import lived, slept
from tests.properties.lives import Killed, Mortal

SMALL = Settings.of(replay_batch_size=4, interleave_ratio=0.5, max_cycles=3)


def asking(number: int, points: int = 0, replays: int = 0) -> Memory:
    """A memory that asks to be replayed, with a feeling of its own."""
    felt = Appraisal(importance=60, valence=-number * 10, arousal=50)
    memory = a_memory(number, f"The {number}. thing about kites and wind {number}.")
    return replace(memory, tagged=True, appraisal=felt, strength=Strength(points, replays))


def after_a_night(memories: int = 6, **given: object) -> InRamStore:
    mind = a_mind(memories=[asking(n) for n in range(1, memories + 1)])
    slept(mind, line=THE_NIGHT, **{"settings": SMALL, **given})
    return mind


def documents(dreams: Dreams) -> list[dict[str, Any]]:
    return [one["dream_cycle"] for one in YAML(typ="safe").load_all(dream_log(dreams))]


def test_each_cycle_is_a_document_with_the_fields_of_the_seed() -> None:
    (first, second) = documents(dreams_of(after_a_night()))

    assert (first["cycle_id"], second["cycle_id"]) == (
        "sleep-cycle-2026-01-01-001001",
        "sleep-cycle-2026-01-01-001002",
    )
    assert set(first) == {
        "cycle_id",
        "status",
        "started_at",
        "duration_ms",
        "cpu_ms",
        "state_transitions",
        "replay_sequence",
        "homeostasis",
        "dreamt",
        "outcome",
    }
    assert set(first["homeostasis"]) == {"associations_pruned", "decay_applied_to"}
    assert first["outcome"] == {
        "memories_replayed": 4,
        "memories_consolidated": 0,
        "associations_net_change": 6,
    }
    assert second["outcome"]["memories_replayed"] == 2


def test_a_replay_names_its_neighbours_its_priority_and_what_it_linked() -> None:
    (first, _) = documents(dreams_of(after_a_night()))
    replays = first["replay_sequence"]

    assert [replay["memory_id"] for replay in replays] == [asking(n).name for n in (6, 5, 4, 3)]
    assert replays[1]["co_replayed"] == [replays[0]["memory_id"], replays[2]["memory_id"]]
    assert all(replay["is_novel"] and replay["strength_delta"] == 0.15 for replay in replays)
    assert [len(replay["associations_formed"]) for replay in replays] == [0, 1, 2, 3]
    formed = replays[1]["associations_formed"][0]
    assert (formed["target"], formed["weight"]) == (replays[0]["memory_id"], 0.15)
    priorities = [replay["priority"] for replay in replays]
    assert priorities == sorted(priorities, reverse=True)


def test_a_link_that_grows_is_told_by_how_much() -> None:
    mind = after_a_night(2)
    slept(mind, line=THE_NIGHT, settings=SMALL)
    (cycle,) = documents(dreams_of(mind))

    (_, later) = cycle["replay_sequence"]
    assert later["associations_formed"] == []
    assert [one["weight_delta"] for one in later["associations_strengthened"]] == [0.05]


def test_the_states_of_a_cycle_come_one_after_the_other() -> None:
    own = ["deep_sleep", "dreaming", "deep_sleep"]
    expected = (["entering_sleep", *own], [*own, "dreaming", "waking", "awake"])
    for cycle, states in zip(documents(dreams_of(after_a_night())), expected, strict=True):
        moments = [datetime.fromisoformat(one["at"]) for one in cycle["state_transitions"]]
        assert moments == sorted(moments)
        assert [one["state"] for one in cycle["state_transitions"]] == states
        assert cycle["duration_ms"] > 0


def test_all_six_states_of_a_night_are_told_from_falling_asleep_to_being_awake() -> None:
    mind = InRamStore()
    lived(mind, "Never push to main.")
    slept(mind, line=THE_NIGHT)

    told = [one["state"] for doc in documents(dreams_of(mind)) for one in doc["state_transitions"]]

    assert set(told) == {state.word for state in SleepState}
    assert first_illegal([SleepState.AWAKE, *(SleepState[word.upper()] for word in told)]) is None


def test_the_reports_and_the_summary_add_up() -> None:
    told = as_record(dreams_of(after_a_night()))
    cycles, summary = told["cycles"], told["summary"]
    assert isinstance(cycles, list)
    assert isinstance(summary, dict)

    assert summary["memories_replayed"] == sum(c["memories_replayed"] for c in cycles) == 6
    assert summary["associations_strengthened"] == 6 + 1
    assert summary["consolidation_rate"] == 0
    assert summary["avg_priority_per_cycle"] == pytest.approx(
        sum(c["avg_replay_priority"] for c in cycles) / 2, abs=1e-3
    )
    assert summary["network_density_delta"] == pytest.approx(density(7, 6), abs=1e-6)
    assert cycles[0]["peak_emotional_intensity"] == pytest.approx(0.3)
    assert [c["novel_familiar_ratio"] for c in cycles] == [1.0, 1.0]


class Labouring(TickClock):
    """A clock by which the processor is busy for a quarter of a second each time it is read."""

    _spent = 0.0

    def spent(self) -> float:
        self._spent += 0.25
        return self._spent


def a_busy_night() -> Dreams:
    """A night with one of everything: two replays, one now permanent, two links cut, one idle."""
    idle = [replace(a_memory(n, f"Number {n}."), tagged=False) for n in (3, 4, 5)]
    faded = [a_link(3, 4, weight=0.1, night=-9), a_link(3, 5, weight=0.1, night=-9)]
    mind = a_mind(
        memories=[asking(1, 7_500, 5), asking(2), *idle],
        links=[*faded, a_link(4, 5, weight=0.9, night=0)],
    )
    slept(mind, line=THE_NIGHT, settings=Settings(), clock=Labouring())
    return dreams_of(mind)


def test_a_summary_gives_each_figure_and_rate() -> None:
    assert as_record(a_busy_night())["summary"] == {
        "total_duration_ms": 180_000,
        "total_cpu_ms": 750,
        "cycles": 1,
        "memories_replayed": 2,
        "memories_consolidated": 1,
        "associations_strengthened": 1,
        "associations_pruned": 2,
        "avg_priority_per_cycle": 0.5097,
        "consolidation_rate": 0.5,
        "prune_rate": 2.0,
        "network_density_delta": pytest.approx(density(2, 5) - density(3, 5)),
    }


def test_a_cycle_report_gives_the_time_by_the_clock_and_of_the_processor() -> None:
    (cycle,) = a_busy_night().cycles

    assert (cycle.took.wall_ms, cycle.took.cpu_ms) == (180_000, 750)
    (report,) = as_record(a_busy_night())["cycles"]  # type: ignore[misc]
    assert (report["duration_ms"], report["cpu_ms"]) == (180_000, 750)
    (document,) = documents(a_busy_night())
    assert (document["duration_ms"], document["cpu_ms"]) == (180_000, 750)


def test_the_outcome_of_a_cycle_takes_off_what_was_cut() -> None:
    (cycle,) = documents(a_busy_night())

    assert cycle["homeostasis"]["associations_pruned"] == 2
    assert cycle["outcome"] == {
        "memories_replayed": 2,
        "memories_consolidated": 1,
        "associations_net_change": 1 - 2,
    }


def test_what_fades_tonight_is_all_but_what_was_active() -> None:
    (cycle,) = documents(a_busy_night())

    assert cycle["homeostasis"]["decay_applied_to"] == 1


def test_the_share_of_the_new_is_of_all_that_was_replayed() -> None:
    familiar = [replace(a_memory(n, f"Known {n}."), strength=Strength(6_000, 4)) for n in (2, 3, 4)]
    mind = a_mind(memories=[asking(1), *familiar])
    slept(mind, line=THE_NIGHT, settings=SMALL)
    (report,) = as_record(dreams_of(mind))["cycles"]  # type: ignore[misc]

    assert report["novel_familiar_ratio"] == 0.25


def test_the_priority_of_a_night_is_the_mean_of_its_cycles_not_of_its_replays() -> None:
    dreams = dreams_of(after_a_night())
    means = [cycle.avg_priority for cycle in dreams.cycles]
    of_replays = [replay.priority for cycle in dreams.cycles for replay in cycle.replays]

    assert dreams.summary.avg_priority_per_cycle == pytest.approx(sum(means) / 2)
    assert dreams.summary.avg_priority_per_cycle != pytest.approx(sum(of_replays) / 6, abs=1e-3)


def test_a_night_in_which_nothing_asked_is_one_empty_cycle_and_divides_by_nothing() -> None:
    mind = a_mind(memories=[a_memory(1)])  # it is there, and nobody tagged it
    slept(mind, line=THE_NIGHT, settings=SMALL)
    dreams = dreams_of(mind)

    assert [cycle.status for cycle in dreams.cycles] == [CycleStatus.EMPTY]
    assert list(dream_lines(dreams)) == [
        "Night 1: 1 cycle, completed",
        "  cycle 1: nothing to replay",
    ]
    rates = as_record(dreams)["summary"]
    assert isinstance(rates, dict)
    assert (rates["consolidation_rate"], rates["prune_rate"]) == (0, 0)


def test_a_cycle_that_was_called_off_is_interrupted() -> None:
    mind = a_mind(memories=[asking(1), asking(2)])
    slept(mind, line=THE_NIGHT, settings=SMALL, alarm=ScriptedAlarm({4: Stimulus.URGENT}))
    (cycle,) = dreams_of(mind).cycles

    assert len(cycle.stages) < len(CYCLE)
    assert cycle.status is CycleStatus.INTERRUPTED


@pytest.mark.parametrize(
    ("writes", "told"),
    [
        (1, ["in_progress"]),
        (2, ["in_progress"]),
        (5, ["completed", "in_progress"]),
        (6, ["completed", "in_progress"]),
        (9, ["completed", "completed"]),
        (11, ["completed", "completed"]),
    ],
    ids=["begun", "replayed", "second begun", "second replayed", "cycles over", "compressed"],
)
def test_a_cycle_is_on_record_from_its_start_so_a_crash_leaves_it_in_progress(
    writes: int, told: list[str]
) -> None:
    mind = a_mind(memories=[asking(n) for n in range(1, 7)])
    with suppress(Killed):
        slept(Mortal(mind, writes), line=THE_NIGHT, settings=SMALL)  # type: ignore[arg-type]

    assert [cycle.status for cycle in dreams_of(mind).cycles] == told
    begun = dreams_of(mind).cycles[-1]
    assert slept(mind, line=THE_NIGHT, settings=SMALL).plan.night == 1
    assert begun.name == dreams_of(mind).cycles[len(told) - 1].name
    assert [cycle.status for cycle in dreams_of(mind).cycles] == ["completed", "completed"]


def test_what_became_permanent_is_counted() -> None:
    mind = a_mind(memories=[asking(1, 7_500, 5), asking(2)])
    slept(mind, line=THE_NIGHT, settings=SMALL)

    assert dreams_of(mind).summary.consolidated == 1


def test_an_earlier_night_is_told_as_it_was() -> None:
    mind = after_a_night()
    then = as_record(dreams_of(mind, 1))
    slept(mind, line=THE_NIGHT, settings=SMALL)
    slept(mind, line=THE_NIGHT, settings=SMALL)

    assert as_record(dreams_of(mind, 1)) == then


def test_no_two_cycles_have_one_name_though_a_night_was_undone() -> None:
    mind = after_a_night()
    before = [cycle.name for cycle in dreams_of(mind).cycles]
    undo(mind, TickClock(), SMALL, 1)
    slept(mind, line=THE_NIGHT, settings=SMALL)

    assert not set(before) & {cycle.name for cycle in dreams_of(mind).cycles}


def test_what_was_dreamt_and_what_became_permanent_is_named() -> None:
    texts = [
        "The retry logic hides timeouts.",
        "The retry logic counts timeouts twice.",
        "The retry logic ignores timeouts of 30 s.",
    ]
    some = [
        replace(asking(n, 4_500, 3), wording=a_memory(n, text).wording)
        for n, text in enumerate(texts, start=1)
    ]
    mind = a_mind(memories=some)
    for _ in range(3):
        slept(mind, line=THE_NIGHT, settings=SMALL)
    lines = list(dream_lines(dreams_of(mind)))

    (permanent,) = [line for line in lines if "now permanent:" in line]
    assert sorted(permanent.split(": ")[1].split(", ")) == [memory.name for memory in some]
    assert "    dreamt: c-timeouts-004, of 3 sources" in lines
    cycle = documents(dreams_of(mind))[0]
    assert cycle["dreamt"] == [{"memory_id": "c-timeouts-004", "sources": 3, "is_new": True}]
    assert cycle["outcome"]["associations_net_change"] == 3


def test_cuts_of_a_night_without_replay_are_told() -> None:
    links = [a_link(1, 2, weight=0.1, night=-9)]
    mind = a_mind(memories=[a_memory(1), a_memory(2, "Other.")], links=links)
    slept(mind, line=THE_NIGHT, settings=SMALL)

    assert list(dream_lines(dreams_of(mind)))[1:] == [
        "  cycle 1: nothing to replay",
        "    links: 0 formed, 0 strengthened, 1 cut",
    ]


def test_a_night_that_was_undone_replayed_nothing() -> None:
    mind = after_a_night()
    undo(mind, TickClock(), SMALL, 1)

    assert dreams_of(mind, 1).cycles == ()


@pytest.mark.parametrize("night", [None, 7])
def test_a_night_that_never_was_is_named_with_a_next_step(night: int | None) -> None:
    with pytest.raises(Unknown, match="`reverie night"):
        dreams_of(InRamStore(), night)


def test_logs_are_kept_as_long_as_their_nights(tmp_path: Path) -> None:
    mind = after_a_night(2)
    (tmp_path / "dreams").mkdir()
    mine = tmp_path / "dreams" / "night-mine.yml"
    mine.write_text("mine")
    for settings in (SMALL, SMALL.but(undoable_nights=1)):
        keep_dreams(tmp_path, dreams_of(mind))
        slept(mind, line=THE_NIGHT, settings=settings)
        keep_dreams(tmp_path, dreams_of(mind))

    kept = sorted(file.name for file in (tmp_path / "dreams").iterdir())
    assert kept == ["night-3.yml", "night-mine.yml"]


def test_a_log_that_cannot_be_kept_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "dreams").write_text("a file")

    (note,) = keep_dreams(tmp_path, dreams_of(after_a_night(2)))
    assert note.startswith("the dream log was not kept")


def test_shares_of_nothing_are_nothing() -> None:
    assert (share(0, 0), density(0, 0), density(0, 1), density(1, 2)) == (0, 0, 0, 1)
    assert density(3, 4) == 0.5
