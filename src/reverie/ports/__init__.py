"""The ports: what Reverie needs from the outside, as small Protocols."""

from reverie.ports.index import Index, IndexKeeper
from reverie.ports.mind import Episodes, Journal, Links, Memories, Mind, Sessions, Thoughts
from reverie.ports.outside import (
    Alarm,
    Clock,
    DreamStream,
    Embedder,
    Meter,
    Model,
    Rulebook,
    Thinker,
    Transport,
)
from reverie.ports.store import Store

__all__ = [
    "Alarm",
    "Clock",
    "DreamStream",
    "Embedder",
    "Episodes",
    "Index",
    "IndexKeeper",
    "Journal",
    "Links",
    "Memories",
    "Meter",
    "Mind",
    "Model",
    "Rulebook",
    "Sessions",
    "Store",
    "Thinker",
    "Thoughts",
    "Transport",
]
