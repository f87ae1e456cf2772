"""Unforeseen: an error that nobody foresaw is told in a sentence, and the way to it is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from reverie.errors import ReverieError, Unforeseen, place_of

if TYPE_CHECKING:
    from reverie.stores.journaled import JournaledStore
    from reverie.stores.threads import Stores

Found = TypeVar("Found")

TRACE = "REVERIE_TRACE"
"""The variable that asks for the whole way to an unexpected error."""
WORDS = 200


@contextmanager
def in_a_sentence(home: str) -> Iterator[None]:
    """Let no error of ours reach a caller bare; what the system says of a file is told as it is."""
    try:
        yield
    except (ReverieError, OSError):
        raise
    except Exception as error:
        raise unforeseen(error, home) from error


def unforeseen(error: Exception, home: str) -> Unforeseen:
    """An error as one of ours, which names its place and the file that shows the way there."""
    from reverie.aside_folder import LeftAside, is_kept, keep, path_of
    from reverie.version import build

    place = place_of(error)
    name = f"unforeseen-{place.replace(' ', '-')}"
    if home:
        keep(home, LeftAside(name, "unforeseen", place, build(), row=True), error)
    words = " ".join(f"{type(error).__name__}: {error}".split())[:WORDS]
    kept = bool(home) and is_kept(home, name)
    way = f"{path_of(name)} shows the way there" if kept else f"{TRACE}=1 shows the way there"
    return Unforeseen(
        f"something unexpected went wrong ({words}, {place.partition(' ')[2]}); "
        f"{way}, and `reverie doctor` tells whether a file is damaged"
    )


class ToldStores:
    """The stores of a mind, within whose calls no error of ours reaches the caller bare."""

    def __init__(self, stores: Stores, home: str) -> None:
        self._stores = stores
        self._home = home

    @property
    def own(self) -> JournaledStore:
        """The store of the thread that asks."""
        return self._stores.own

    @contextmanager
    def held(self) -> Iterator[JournaledStore]:
        """That store for the time of one call."""
        with self._stores.held() as store, in_a_sentence(self._home):
            yield store

    def each(self, asked: Callable[[JournaledStore], Iterable[Found]]) -> Iterator[Found]:
        """What a store answers, one by one."""
        with in_a_sentence(self._home):
            answers = self._stores.each(asked)

        def one_by_one() -> Iterator[Found]:
            with in_a_sentence(self._home):
                yield from answers

        return one_by_one()

    def close(self) -> None:
        """Let the calls that run end, and take no more."""
        self._stores.close()
