"""The outbox: after a night, a server that follows dreams gets what the journal tells."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from reverie.errors import Refused, StreamFailed
from reverie.streams.journal import JournalStream
from reverie.streams.redis import RedisStream
from reverie.streams.redis_server import DEFAULT_ADDRESS

if TYPE_CHECKING:
    from reverie.ports import Mind
    from reverie.settings import Settings

ADDRESS = "REVERIE_REDIS"
"""The environment variable that names the server; a file of a repository never does."""


def own_server() -> str:
    """The address of the server the person has named, else of this machine's."""
    return os.environ.get(ADDRESS, DEFAULT_ADDRESS)


def publish_dreams(mind: Mind, settings: Settings) -> tuple[str, ...]:
    """Add to the server what it does not have yet, in order; if it is away, only say so.

    Whatever it missed comes with the next night, as far as the stream reaches back.
    """
    try:
        with RedisStream(own_server(), agent=mind.agent, settings=settings) as stream:
            stream.publish(JournalStream(mind, settings).read())
    except (StreamFailed, Refused) as error:
        return (f"the dreams were not published: {error}",)
    return ()
