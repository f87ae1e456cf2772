"""One open mind is used by many tasks: no loop waits, and nothing is lost by cancelling."""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie import AsyncMind, OpenMind
from reverie.errors import Asleep, Closed, Refused, Unknown
from tests.mind.test_threads import PLACES

TASKS = 200
NOT_AWAITED_ALIKE = {"memories", "stream"}
"""What `OpenMind` reads bit by bit in the caller's thread; for a loop it is read at once."""


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Where the mind is kept."""
    return ":memory:" if request.param == "in RAM" else tmp_path / "mind.db"


def run(story: Coroutine[Any, Any, None]) -> None:
    """Tell a story in a loop of its own, which must come to an end."""
    asyncio.run(asyncio.wait_for(story, timeout=120))


def methods_of(door: type) -> dict[str, inspect.Signature]:
    """The public methods of a class with their signatures, properties left out."""
    return {
        name: inspect.signature(member)
        for name, member in vars(door).items()
        if inspect.isfunction(member) and not name.startswith("_")
    }


def test_the_awaited_methods_mirror_the_plain_ones() -> None:
    plain, awaited = methods_of(OpenMind), methods_of(AsyncMind)

    assert sorted(awaited) == sorted(plain)
    for name in set(plain) - NOT_AWAITED_ALIKE:
        assert str(awaited[name]) == str(plain[name]), name
    assert all(inspect.iscoroutinefunction(getattr(AsyncMind, name)) for name in awaited)


async def live(mind: AsyncMind, who: int) -> bool:
    """One task's day; tells whether it found what it had said."""
    text = f"Task {who} said word{who}x in Lund."
    await mind.record(text, session=f"s{who}", voice="agent")
    hits = await mind.recall(f"word{who}x", k=3)
    await mind.end_session(f"s{who}")
    if who % 40 == 0:
        with suppress(Asleep):
            await mind.night()
    return text in [hit.text for hit in hits]


def test_many_tasks_record_recall_and_sleep_and_nothing_is_lost(place: str | Path) -> None:
    async def story() -> None:
        async with reverie.open_mind_async(place) as mind:
            assert all(await asyncio.gather(*(live(mind, who) for who in range(TASKS))))
            await mind.night()
            said = [(await mind.recount(n)).episode.text for n in range(1, TASKS + 1)]
            assert sorted(said) == sorted(f"Task {n} said word{n}x in Lund." for n in range(TASKS))
            assert (await mind.plan()).sessions == ()
            assert await mind.rebuild()

    run(story())


def test_the_loop_goes_on_while_a_night_runs(place: str | Path) -> None:
    async def story() -> None:
        async with reverie.open_mind_async(place) as mind:
            await mind.record("Never push to main.", session="a")
            await mind.end_session("a")
            is_sleeping, may_go_on = asyncio.Event(), threading.Event()
            loop = asyncio.get_running_loop()

            def watch(stage: str) -> None:
                loop.call_soon_threadsafe(is_sleeping.set)
                may_go_on.wait()

            night = asyncio.create_task(mind.night(watch=watch))
            await is_sleeping.wait()  # would never return if the night held the loop
            may_go_on.set()
            assert (await night).outcome == "completed"

    run(story())


def test_a_call_is_carried_out_though_its_task_is_cancelled(place: str | Path) -> None:
    async def story() -> None:
        async with reverie.open_mind_async(place) as mind:
            tasks = [asyncio.create_task(mind.record(f"word{n}", session="a")) for n in range(50)]
            await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(one) for one in ended] == [asyncio.CancelledError] * 50
        async with reverie.open_mind_async(place) as mind:
            if place != ":memory:":
                assert (await mind.recount(50)).episode.number == 50

    run(story())


def test_what_was_called_before_the_end_is_done_at_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        mind = await reverie.open_mind_async(tmp_path / "mind.db")
        calls = [asyncio.create_task(mind.remember(f"Fact number {n}.")) for n in range(20)]
        await asyncio.sleep(0)
        await mind.close()
        ended = await asyncio.gather(*calls, return_exceptions=True)
        assert [one for one in ended if not isinstance(one, reverie.Memory | Asleep)] == []
        with pytest.raises(Closed):
            await mind.nights()
        await mind.close()

    run(story())


def test_refusals_reach_the_task_that_asked(place: str | Path) -> None:
    async def story() -> None:
        async with reverie.open_mind_async(place) as mind:
            with pytest.raises(Unknown):
                await mind.explain("f-1")
            with pytest.raises(Refused, match="person, agent"):
                await mind.record("hello", session="a", voice="nobody")
            assert await mind.memories() == []
            assert await mind.stream() == []

    run(story())


def test_a_mind_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    async def story() -> None:
        with pytest.raises(reverie.ReverieError, match="folder"):
            async with reverie.open_mind_async(tmp_path):
                raise AssertionError

    run(story())
