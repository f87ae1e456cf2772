"""What calls an agent waits while it sleeps, and is delivered once, when it is awake."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC
from pathlib import Path

import pytest

from reverie import OpenMind, Settings, files, keyed, open_mind
from reverie.awake.home_seal import seal
from reverie.awake.inbox import KEPT, PART_BYTES, TOLD, InboxFile, pending, untold, waits
from reverie.domain.journal.entry import NightStep
from reverie.domain.rules.wakefulness import SleepState
from reverie.domain.values.summons import Summons
from reverie.live.event import Event, Happened
from reverie.live.scheduler import Scheduler
from reverie.testing import DAWN
from tests.live.lives import HOUR, Log, SimulatedTime, pass_time, worked

CALL = "The build of the parser is broken."


@pytest.fixture(params=["in RAM", "on disk"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Where a mind is kept."""
    return ":memory:" if request.param == "in RAM" else tmp_path / "mind.db"


def said(mind: OpenMind) -> list[str]:
    """What was delivered to a mind, in order."""
    every = [mind.store.episodes.get(n) for n in range(1, mind.store.episodes.last() + 1)]
    return [e.text for e in every if e and (e.origin or "").startswith("stimulus ")]


def stages(mind: OpenMind) -> list[str]:
    """The stages the last night has committed."""
    causes = [heading.cause for heading in mind.journal()]
    return [cause.stage for cause in causes if isinstance(cause, NightStep)]


def called_in(mind: OpenMind, stage: str, call: Callable[[], object]) -> Callable[[str], None]:
    """Somebody who calls as a stage begins."""
    return lambda name: call() and None if name == stage else None


def test_who_is_awake_is_told_at_once(place: str | Path) -> None:
    with open_mind(place) as mind:
        mind.stimulate(CALL)

        assert [one.text for one in mind.deliver()] == [CALL]
        assert mind.deliver() == []
        assert said(mind) == [CALL]


@pytest.mark.parametrize(
    ("stage", "urgent", "left"),
    [
        ("encode", False, []),
        ("encode", True, []),
        ("dream", False, ["encode", "replay", "dream", "prune"]),
        ("dream", True, ["encode", "replay"]),
        ("prune", True, ["encode", "replay", "dream"]),
        ("compress", True, ["encode", "replay", "dream", "prune"]),
    ],
)
def test_a_call_ends_a_sleep_as_soon_as_its_depth_allows(
    place: str | Path, stage: str, urgent: bool, left: list[str]
) -> None:
    with open_mind(place) as mind:
        worked(mind, "monday")
        asleep: list[list[str]] = []

        def call(name: str) -> None:
            if name == stage:
                mind.stimulate(CALL, urgent=urgent)
                asleep.append(said(mind))

        morning = mind.night(watch=call)

        assert (morning.outcome, stages(mind)) == ("woken", left)
        assert (asleep, said(mind)) == ([[]], [CALL])


def test_what_calls_in_the_first_share_of_a_cycle_stops_it_before_replay(
    place: str | Path,
) -> None:
    with open_mind(place) as mind:
        worked(mind, "monday")

        mind.night(watch=called_in(mind, "replay", lambda: mind.stimulate(CALL)))

        assert stages(mind) == ["encode"]


def test_a_wake_call_ends_the_sleep_at_its_last_checkpoint_and_says_nothing(
    place: str | Path,
) -> None:
    with open_mind(place) as mind:
        worked(mind, "monday")

        morning = mind.night(watch=called_in(mind, "dream", mind.wake))

        assert (morning.outcome, stages(mind)) == ("woken", ["encode", "replay"])
        assert said(mind) == []
        assert mind.night().outcome == "completed"


def test_who_is_awake_cannot_be_woken_and_sleeps_well_afterwards(place: str | Path) -> None:
    with open_mind(place) as mind:
        worked(mind, "monday")

        assert mind.wake() is False
        assert mind.night().outcome == "completed"


def test_a_stimulus_of_before_a_night_is_delivered_first_and_wakes_nobody(
    place: str | Path,
) -> None:
    with open_mind(place) as mind:
        worked(mind, "monday")
        mind.stimulate(CALL)

        assert mind.night().outcome == "completed"
        assert said(mind) == [CALL]


def test_what_was_delivered_becomes_a_memory_like_other_words(place: str | Path) -> None:
    with open_mind(place) as mind:
        mind.stimulate("Never push to main.")
        mind.night()

        assert [memory.text for memory in mind.memories()] == ["Never push to main."]
        assert mind.store.sessions.last() == 0


def test_secrets_are_masked_before_they_wait(tmp_path: Path) -> None:
    with open_mind(tmp_path / "mind.db") as mind:
        mind.stimulate("the key is AKIAIOSFODNN7EXAMPLE")

    assert "AKIAIOSFODNN7EXAMPLE" not in (tmp_path / "mind.db.stimuli.jsonl").read_text()


def test_a_kill_between_keeping_and_noting_it_delivers_nothing_twice(tmp_path: Path) -> None:
    with open_mind(tmp_path / "mind.db") as mind:
        mind.stimulate(CALL)
        before = (tmp_path / "mind.db.stimuli.jsonl").read_bytes()
        mind.deliver()
        (tmp_path / "mind.db.stimuli.jsonl").write_bytes(before)

        mind.deliver()

        assert said(mind) == [CALL]
        assert pending(mind.inbox) == []


def test_a_torn_line_is_passed_over_and_what_follows_is_read(tmp_path: Path) -> None:
    inbox = InboxFile(tmp_path / "mind.db", "main")
    inbox.put(Summons("1", DAWN, "one"))
    file = tmp_path / "mind.db.stimuli.jsonl"
    file.write_bytes(file.read_bytes() + b'{"id": "2", "te')
    inbox.put(Summons("3", DAWN, "three"))

    assert [one.text for one in pending(inbox)] == ["one", "three"]


def test_agents_that_share_a_file_hear_only_their_own(tmp_path: Path) -> None:
    ada, ben = (InboxFile(tmp_path / "mind.db", name) for name in ("ada", "ben"))
    ada.put(Summons("1", DAWN, "tea"))
    ben.put(Summons("2", DAWN, "beer"))

    assert [one.text for one in pending(ada)] == ["tea"]


def test_a_file_that_grew_long_keeps_what_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.awake.inbox.MOST_BYTES", 2_000)
    inbox, other = (InboxFile(tmp_path / "mind.db", name) for name in ("main", "other"))
    other.put(Summons("x", DAWN, "another's"))
    for number in range(40):
        inbox.put(Summons(str(number), DAWN.astimezone(UTC), f"call {number}"))
        if number < 38:
            inbox.mark(KEPT, [str(number)])

    assert [one.text for one in pending(inbox)] == ["call 38", "call 39"]
    assert [one.text for one in pending(other)] == ["another's"]
    assert len((tmp_path / "mind.db.stimuli.jsonl").read_bytes()) < 3_000


@pytest.mark.slow
def test_an_inbox_above_every_limit_is_taken_in_by_parts_and_nothing_of_it_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.awake.inbox.PART", 2)
    home = tmp_path / ".reverie"
    home.mkdir()
    with open_mind(home / "mind.db", settings=Settings()) as mind:
        for number in range(5):
            mind.inbox.put(Summons(f"{number}", DAWN, f"call {number}"))
        file = home / "state" / "stimuli.jsonl"
        with file.open("a") as more:
            for number in range(70):
                told = {"agent": "another", "id": f"a{number}", "text": "long " * 209_000}
                more.write(keyed.signed(file, json.dumps(told)).rstrip() + "\n")
        assert file.stat().st_size > files.MOST_BYTES

        parts = [len(mind.deliver()) for _ in range(4)]

        assert parts == [2, 2, 1, 0]
        assert said(mind) == [f"call {number}" for number in range(5)]
        assert not waits(mind.inbox)


def test_a_part_is_no_longer_than_a_night_can_bear(tmp_path: Path) -> None:
    inbox = InboxFile(tmp_path / "mind.db", "main")
    for number in range(3):
        inbox.put(Summons(f"{number}", DAWN, "a" * (PART_BYTES // 2 + 1)))
    with open_mind(tmp_path / "mind.db", settings=Settings()) as mind:
        assert [len(mind.deliver()) for _ in range(4)] == [1, 1, 1, 0]


def test_a_file_of_calls_above_every_limit_is_signed_when_a_home_is_taken_over(
    tmp_path: Path,
) -> None:
    file = tmp_path / ".reverie" / "state" / "stimuli.jsonl"
    file.parent.mkdir(parents=True)
    with file.open("w") as lines:
        for number in range(70):
            lines.write(json.dumps({"id": str(number), "text": "a" * (1 << 20)}) + "\n")
    seal(str(tmp_path / ".reverie"))

    assert sum(1 for _ in keyed.lines(file)) == 70


def test_one_that_lives_by_itself_hands_over_each_call_once_it_is_awake(
    place: str | Path,
) -> None:
    time, log, given = SimulatedTime(), Log(), list[Summons]()
    mind = open_mind(place, clock=time, settings=Settings())
    scheduler = Scheduler(mind, pulse=time, tell=log.append, deliver=given.append)
    mind.stimulate(CALL, urgent=True)
    scheduler.tick()
    scheduler.tick()

    assert [(one.text, one.urgent) for one in given] == [(CALL, True)]
    assert log.of(Happened.STIMULUS) == [CALL]
    assert untold(mind.inbox) == []


def test_what_calls_a_sleeper_is_handed_over_as_it_wakes(place: str | Path) -> None:
    time, log = SimulatedTime(), Log()
    mind = open_mind(place, clock=time)
    worked(mind, "monday")

    def tell(event: Event) -> None:
        log.append(event)
        if event.state is SleepState.LIGHT_SLEEP:
            mind.stimulate(CALL)

    scheduler = Scheduler(mind, pulse=time, tell=tell)
    pass_time(scheduler, time, 2 * HOUR, step=60)

    [at] = [event.state.word for event in log if event.event is Happened.STIMULUS]
    assert at == "waking"


def test_what_was_told_before_a_crash_could_note_it_is_told_again_with_its_id(
    tmp_path: Path,
) -> None:
    time, given = SimulatedTime(), list[str]()
    mind = open_mind(tmp_path / "mind.db", clock=time)

    def dies(summons: Summons) -> None:
        given.append(summons.id)
        raise KeyboardInterrupt

    summons = mind.stimulate(CALL)
    with pytest.raises(KeyboardInterrupt):
        Scheduler(mind, pulse=time, deliver=dies).tick()
    Scheduler(mind, pulse=time, deliver=lambda one: given.append(one.id)).tick()

    assert given == [summons.id] * 2
    assert said(mind) == [CALL]
    lines = (tmp_path / "mind.db.stimuli.jsonl").read_text().splitlines()
    assert [list(json.loads(line))[1] for line in lines] == ["id", KEPT, TOLD]
