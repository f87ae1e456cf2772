"""Services run beside an agent that lives by itself: started with it, stopped with it."""

from __future__ import annotations

from reverie.live.event import Happened
from reverie.live.loop import Live
from tests.live.lives import SimulatedTime, a_life


class Bell:
    """A service that notes when it is called."""

    def __init__(self, name: str, book: list[str], *, broken: bool = False) -> None:
        self.name, self._book, self._broken = name, book, broken

    def start(self) -> None:
        """Begin, unless it is broken."""
        if self._broken:
            raise OSError("the port is taken")
        self._book.append(f"{self.name} starts")

    def stop(self) -> None:
        """End."""
        self._book.append(f"{self.name} stops")


def test_services_start_in_order_and_stop_the_other_way_round() -> None:
    book: list[str] = []
    _, scheduler, _ = a_life(SimulatedTime())

    Live(scheduler, [Bell("one", book), Bell("two", book)]).run(once=True)

    assert book == ["one starts", "two starts", "two stops", "one stops"]


def test_a_service_that_does_not_start_is_told_and_the_agent_lives_without_it() -> None:
    book: list[str] = []
    _, scheduler, log = a_life(SimulatedTime())

    Live(scheduler, [Bell("one", book, broken=True), Bell("two", book)]).run(once=True)

    assert book == ["two starts", "two stops"]
    assert log.of(Happened.FAILED) == ["one did not start: the port is taken"]


def test_a_life_that_was_stopped_ends_by_itself() -> None:
    _, scheduler, _ = a_life(SimulatedTime())
    life = Live(scheduler)
    life.stop()

    life.run()

    assert scheduler.is_stopped
