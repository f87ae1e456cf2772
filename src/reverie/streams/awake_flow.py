"""What happens awake, told to a server as it is recorded, for whoever shares attention with it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from reverie.streams.courier import Courier, Errand
from reverie.streams.fields import episode_fields
from reverie.streams.outbox import own_server, reach

if TYPE_CHECKING:
    from reverie.domain.values.episode import Episode
    from reverie.settings import Settings
    from reverie.streams.redis import RedisStream

LAST_S = 0.5
"""How many seconds a mind that closes waits for what it still has to tell."""


class AwakeFlow:
    """Tells of each episode once; what cannot be sent is dropped, for it would expire anyway."""

    def __init__(self, agent: str, settings: Settings) -> None:
        self._courier = Courier(partial(reach, own_server(), agent, settings))

    def tell(self, episode: Episode) -> None:
        """Tell of one episode soon; whoever recorded it does not wait."""
        self._courier.send(Errand("awake", partial(_add, episode), tries_again=True))

    def close(self) -> None:
        """Tell what is left, within a moment."""
        if self._courier.wait(LAST_S):
            self._courier.close()
        else:
            self._courier.cut()


def _add(episode: Episode, stream: RedisStream) -> None:
    from reverie.streams.redis import Flow

    stream.add(Flow.AWAKE, episode_fields(episode))
