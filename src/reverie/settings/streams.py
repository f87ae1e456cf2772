"""Streams: how much of them is held, and for how long."""

from __future__ import annotations

from reverie.settings.group import Group, whole, word


class StreamsSettings(Group):
    """The room of each stream, and when its entries expire."""

    awake_entries: int = whole(
        10_000,
        "How many entries the awake stream on a server holds at most,",
        unit="entries",
    )
    awake_s: int = whole(5, "and for how many seconds.", unit="seconds")
    dream_entries: int = whole(
        1_000,
        "How many replays the dream stream holds at most; they do not expire.",
        unit="entries",
    )
    salience_entries: int = whole(
        5_000,
        "How many entries the salience stream on a server holds at most,",
        unit="entries",
    )
    salience_s: int = whole(10, "and for how many seconds.", unit="seconds")
    publish_to: str = word(
        "none",
        "Where each night publishes its replays as it commits them, and what is recorded and taken "
        "in is told of: redis is the server at $REVERIE_REDIS, else this machine's.",
        "none",
        "redis",
    )
