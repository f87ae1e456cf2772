"""One open mind is used by many threads: nothing is lost, nobody reads half a thing."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue

import pytest

import reverie
from reverie import OpenMind, Sleep
from reverie.errors import Asleep, Closed, StoreReplaced
from reverie.stores.threads import MOST_IDLE

THREADS = 32
EACH = 6
"""What each thread records."""
PLACES = ["on disk", "in RAM"]


@pytest.fixture(params=PLACES)
def mind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenMind]:
    """A new mind."""
    place = ":memory:" if request.param == "in RAM" else tmp_path / "mind.db"
    with reverie.open_mind(place) as opened:
        yield opened


def in_a_thread(call: Callable[[], object]) -> object:
    """What a call returns, or raises, in a thread that ends with it."""
    told: SimpleQueue[tuple[object, BaseException | None]] = SimpleQueue()

    def run() -> None:
        try:
            told.put((call(), None))
        except BaseException as error:
            told.put((None, error))

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    answer, error = told.get()
    if error:
        raise error
    return answer


def live(mind: OpenMind, who: int) -> list[str]:
    """One thread's day: it records, recalls what it said, sleeps if nobody else does."""
    went_wrong = []
    for n in range(EACH):
        text = f"Thread {who} said word{who}x{n} in Lund."
        mind.record(text, session=f"s{who}", voice="person")
        if text not in [hit.text for hit in mind.recall(f"word{who}x{n}", k=3)]:
            went_wrong.append(text)
    mind.end_session(f"s{who}")
    if who % 8 == 0:
        with suppress(Asleep):
            mind.night("nap")
    return went_wrong


def test_many_threads_record_recall_and_sleep_and_nothing_is_lost(mind: OpenMind) -> None:
    with ThreadPoolExecutor(THREADS) as pool:
        went_wrong = list(pool.map(lambda who: live(mind, who), range(THREADS)))

    assert went_wrong == [[]] * THREADS
    mind.night()
    episodes = [mind.recount(number).episode for number in range(1, THREADS * EACH + 1)]
    said = {
        f"Thread {who} said word{who}x{n} in Lund." for who in range(THREADS) for n in range(EACH)
    }
    assert {episode.text for episode in episodes} == said
    assert mind.plan().sessions == ()
    assert mind.rebuild()


def test_what_one_thread_did_another_sees_and_takes_back(mind: OpenMind) -> None:
    memory = in_a_thread(lambda: mind.remember("Answer in French."))

    assert [memory] == list(mind.memories())
    in_a_thread(lambda: mind.undo_entries(1))
    assert list(mind.memories()) == []


def test_two_nights_at_once_are_one_night_and_one_refusal(tmp_path: Path) -> None:
    with reverie.open_mind(tmp_path / "mind.db") as mind:
        mind.record("Never push to main.", session="a")
        mind.end_session("a")
        refused: list[BaseException] = []

        def meanwhile(stage: str) -> None:
            if stage == "encode":
                with pytest.raises(Asleep) as other:
                    in_a_thread(mind.night)
                refused.append(other.value)

        assert mind.night(watch=meanwhile).outcome == "completed"
        assert len(refused) == 1


def test_what_is_recorded_while_a_night_runs_waits_for_the_next(tmp_path: Path) -> None:
    with reverie.open_mind(tmp_path / "mind.db") as mind:
        mind.record("Never push to main.", session="a")
        mind.end_session("a")

        def meanwhile(stage: str) -> None:
            if stage == "encode":
                in_a_thread(lambda: mind.record("The sky was red.", session="b"))
                in_a_thread(lambda: mind.end_session("b"))

        mind.night(watch=meanwhile)
        assert [reach.session for reach in mind.plan().sessions] == ["b"]


def test_threads_that_ended_have_given_their_stores_back(tmp_path: Path) -> None:
    with reverie.open_mind(tmp_path / "mind.db") as mind:
        mind.record("one", session="a")
        with ThreadPoolExecutor(2 * MOST_IDLE) as pool:
            meet = threading.Barrier(2 * MOST_IDLE)

            def together() -> None:
                meet.wait()
                mind.nights()
                meet.wait()

            for _ in range(2 * MOST_IDLE):
                pool.submit(together)
        gc.collect()
        before = open_files(tmp_path)
        for _ in range(50):
            in_a_thread(lambda: mind.record("more", session="a"))
        assert open_files(tmp_path) <= before
    assert open_files(tmp_path) == 0


def open_files(folder: Path) -> int:
    """How many files in a folder this process has open."""
    found = 0
    for number in os.listdir("/proc/self/fd"):
        try:
            found += os.readlink(f"/proc/self/fd/{number}").startswith(str(folder))
        except OSError:
            continue
    return found


def test_a_closed_mind_says_so_in_every_thread(mind: OpenMind) -> None:
    mind.close()
    mind.close()

    for call in (mind.nights, mind.memories, mind.night, mind.stream):
        for way in (in_a_thread, lambda call: call()):
            with pytest.raises(Closed, match=r"reverie\.open_mind"):
                way(call)


def test_memories_are_not_read_on_once_the_mind_is_closed(tmp_path: Path) -> None:
    mind = reverie.open_mind(tmp_path / "mind.db")
    mind.remember("Answer in French.")
    mind.remember("Answer in time.")
    unread, begun = mind.memories(), mind.memories()
    next(begun)
    mind.close()

    for memories in (unread, begun):
        with pytest.raises(Closed):
            next(memories)


def test_closing_waits_for_what_other_threads_have_begun(tmp_path: Path) -> None:
    mind = reverie.open_mind(tmp_path / "mind.db")
    mind.record("Never push to main.", session="a")
    mind.end_session("a")
    begun, ended = threading.Event(), []

    def sleeper() -> None:
        ended.append(mind.night(Sleep.NAP, watch=lambda stage: begun.set()).outcome)

    thread = threading.Thread(target=sleeper)
    thread.start()
    begun.wait()
    mind.close()
    thread.join()
    assert ended == ["completed"]


def test_a_thread_does_not_take_another_file_for_the_one_that_is_open(tmp_path: Path) -> None:
    file = tmp_path / "mind.db"
    with reverie.open_mind(file) as mind:
        mind.record("one", session="a")
        for path in tmp_path.glob("mind.db*"):
            path.rename(tmp_path / f"moved-{path.name}")
        with pytest.raises(StoreReplaced, match="open it again"):
            in_a_thread(lambda: mind.record("two", session="a"))
        assert not file.exists()
