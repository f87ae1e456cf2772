"""The port of keeping: where a mind is kept, and the only door through which it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from reverie.ports.mind import Mind

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager
    from datetime import datetime

    from reverie.domain.journal.entry import Entry, Took
    from reverie.domain.language import Language
    from reverie.domain.values.appraisal import Appraisal
    from reverie.domain.values.episode import Draft, Episode, Voice
    from reverie.domain.values.session import Session
    from reverie.domain.values.thought import Thought
    from reverie.ports.index import IndexKeeper
    from reverie.settings import Settings


class Store(Mind, Protocol):
    """Where one agent's mind is kept. Each method below is one transaction: all or nothing."""

    @property
    def index(self) -> IndexKeeper:
        """What can be found, and how it is kept in step."""

    def record(
        self,
        session: str,
        at: datetime,
        voice: Voice,
        text: str,
        *,
        appraisal: Appraisal,
        origin: str | None,
    ) -> Episode:
        """Append an episode and give it the next number."""

    def end_session(
        self, session: str, at: datetime, *, settings: Settings | None = None
    ) -> Session:
        """Note that a session ends here, and tag what of it sleep should replay.

        Its number is given when it first ends. What no night has taken in is tagged as a whole.
        """

    def gather(
        self,
        session: str,
        drafts: Sequence[Draft],
        at: datetime,
        *,
        before: str,
        position: str,
        settings: Settings | None = None,
        is_note: bool = False,
        trace: str = "",
    ) -> bool:
        """Append what a host read of a session and let it end there.

        Refused with False if the session is not read up to `before` any more. A note waits for a
        night like a session but is none: it has the number of the last one, and ages nothing. The
        trace of tools it used since is added to its own.
        """

    def keep_thoughts(self, thoughts: Sequence[Thought]) -> None:
        """Write thoughts down; an answer replaces the pending question, never another answer."""

    def commit(self, entry: Entry, took: Took | None = None) -> None:
        """Append the next entry and apply its changes, or refuse it whole."""

    def take_off_last(self) -> None:
        """Remove the newest entry and take back its changes: how a broken group is mended."""

    def fold(self, upto: int) -> None:
        """Move the origin forward over the entries up to a number and drop them."""

    def rebuild(self) -> None:
        """Make the mind's tables anew from origin and journal."""

    def put_instead(self, entries: Sequence[Entry]) -> Sequence[int]:
        """Put entries in the place of others, and make the tables anew.

        Later ones that do not fit any more are left without a change; gives their numbers.
        """

    def derive(self, language: Language, *, limit: int) -> int:
        """Derive anew what memories are found by (their subject), where other rules derived it.

        At most `limit` at a time; returns how many. It is no part of the journal.
        """

    def scratch(self) -> AbstractContextManager[Store]:
        """A copy to try things on; it is gone afterwards."""

    def view(self) -> AbstractContextManager[Mind]:
        """The mind as it is at this moment, unmoved by what others write meanwhile."""

    def night_lock(
        self, *, waits: bool = True, dozes: bool = False
    ) -> AbstractContextManager[None]:
        """Held by whoever changes the mind; a second one is refused with `Asleep`.

        Who waits does so for a moment, and is next: a night does not wait, nor pass who does, but
        for a doze, which is over soon. Whoever meets one for too long is refused with `Dozing`.
        """
