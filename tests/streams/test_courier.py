"""A courier runs errands in their order, and lets none overtake one that failed."""

from __future__ import annotations

import threading
from collections.abc import Callable

from reverie.streams.courier import MOST_WAITING, Courier, Errand
from reverie.streams.redis import RedisStream
from tests.streams.servers import PATIENCE_S


def a_courier() -> tuple[Courier, list[str]]:
    """A courier to a server that is never called, and the list of what it has done."""
    return Courier(RedisStream), []


def noting(done: list[str], what: str) -> Callable[[RedisStream], None]:
    return lambda _: done.append(what)


def failing(_: RedisStream) -> None:
    raise OSError("the line is cut")


def test_nothing_about_the_same_is_run_after_a_failure_until_one_tries_again() -> None:
    courier, done = a_courier()
    for errand in (
        Errand("dreams", noting(done, "1")),
        Errand("dreams", failing),
        Errand("dreams", noting(done, "2")),
        Errand("saliences", noting(done, "other")),
    ):
        courier.send(errand)
    assert courier.wait(PATIENCE_S)
    assert (done, courier.failures) == (["1", "other"], {"dreams": "the line is cut"})

    courier.send(Errand("dreams", noting(done, "all"), tries_again=True))
    courier.send(Errand("dreams", noting(done, "3")))
    assert courier.wait(PATIENCE_S)
    courier.close()

    assert (done, courier.failures) == (["1", "other", "all", "3"], {})


def test_a_server_that_hangs_holds_nobody_up() -> None:
    courier, done = a_courier()
    has_begun, ends = threading.Event(), threading.Event()

    def hang(_: RedisStream) -> None:
        has_begun.set()
        ends.wait(PATIENCE_S)

    courier.send(Errand("dreams", hang))
    assert has_begun.wait(PATIENCE_S)
    taken = [courier.send(Errand("dreams", noting(done, "more"))) for _ in range(MOST_WAITING + 9)]

    assert taken == [True] * MOST_WAITING + [False] * 9
    assert not courier.wait(0.01)
    courier.cut()
    ends.set()
    assert done == []


def test_a_courier_that_was_sent_nowhere_has_nothing_to_wait_for() -> None:
    courier, _ = a_courier()

    assert courier.wait(0)
    courier.close()
