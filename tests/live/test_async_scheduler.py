"""An agent lives by itself beside the tasks of a loop, and ends well when its task is cancelled."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from reverie import AsyncScheduler, Event, Settings, SleepState, Summons, open_mind
from reverie.domain.rules.wakefulness import first_illegal
from reverie.live.event import Happened
from reverie.settings.sleep import SleepSettings
from tests.live.lives import RULE, Log, worked

TIRED = Settings(sleep=SleepSettings(idle_threshold_ms=0, min_awake_duration_ms=0))


def test_it_sleeps_and_hands_over_in_the_loop_while_others_work(tmp_path: Path) -> None:
    async def story() -> tuple[Log, list[str]]:
        log, given, slept = Log(), list[str](), asyncio.Event()

        def tell(event: Event) -> None:
            log.append(event)
            if event.event is Happened.SLEPT:
                slept.set()

        def take(summons: Summons) -> None:
            given.append(summons.text)

        with open_mind(tmp_path / "mind.db", settings=TIRED) as mind:
            worked(mind, "monday")
            mind.stimulate("Look at the build.")
            agent = AsyncScheduler(mind, tell=tell, deliver=take)
            life = asyncio.create_task(agent.run())
            await asyncio.wait_for(slept.wait(), 60)
            assert agent.state.memories_processed == 1
            life.cancel()
            with pytest.raises(asyncio.CancelledError):
                await life
            assert agent.state.state is SleepState.AWAKE
            assert RULE in [memory.text for memory in mind.memories()]
        return log, given

    log, given = asyncio.run(story())

    assert first_illegal(log.states) is None
    assert given == ["Look at the build."]


def test_it_can_be_stopped_from_the_loop() -> None:
    async def story() -> None:
        with open_mind(":memory:") as mind:
            agent = AsyncScheduler(mind)
            life = asyncio.create_task(agent.run())
            await asyncio.sleep(0)
            agent.touch()
            agent.stop()
            await asyncio.wait_for(life, 60)

    asyncio.run(story())
