"""Lived: a stretch of a mind's life read out of a store, and taken into another."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reverie.domain.intake.nesting import refuse_deep
from reverie.domain.journal.entry import Entry, groups
from reverie.domain.journal.entry import nights as nights_of
from reverie.domain.journal.plan import Outcome
from reverie.frozen import dataclass
from reverie.stores.archive import Screen
from reverie.stores.codec import decode_changes, decode_entry, encode_changes, encode_entry
from reverie.stores.columns import place_column
from reverie.stores.episode_columns import episode_from, episode_row
from reverie.stores.journaled import JournaledStore
from reverie.stores.primitives import Counters, Lived, birth_of
from reverie.stores.row_shapes import row_of
from reverie.stores.session_columns import session_from, session_row
from reverie.stores.thought_columns import thought_from, thought_row

BEGIN = "begin"


@dataclass(frozen=True, slots=True)
class Reached:
    """How far the numbers of a mind go."""

    episodes: int = 0
    memories: int = 0
    sessions: int = 0
    nights: int = 0
    entries: int = 0


def reached(store: JournaledStore) -> Reached:
    """How far the numbers of a store go."""
    counters = store.records.counters()
    return Reached(
        store.episodes.last(),
        counters.next_memory - 1,
        store.sessions.last(),
        counters.next_night - 1,
        store.journal.last(),
    )


def take_in(store: JournaledStore, lived: Lived, *, anew: bool = False) -> None:
    """Append a stretch of life, whole or not at all; or let it be the whole life."""
    with store.tables.transaction():
        write_life(store, lived, anew=anew)


def write_life(store: JournaledStore, lived: Lived, *, anew: bool = False) -> None:
    """The same, inside a transaction someone else holds."""
    if anew:
        store.tables.erase()
    for row in lived.sessions:
        store.tables.put_session(row)
    store.tables.add_episodes(lived.episodes)
    store.tables.put_thoughts(lived.thoughts)
    if lived.counters:
        held = dict(lived.origin)
        store.tables.write_origin(held)
        store.tables.write([birth_of(*one) for one in held.items()], held)
        store.tables.set_counters(lived.counters)
    for entry in lived.entries:
        store.append_entry(entry)


def whole_life(store: JournaledStore) -> Lived:
    """All that a store holds."""
    return Lived(
        tuple(store.records.sessions()),
        tuple(store.records.episodes()),
        tuple(store.records.thoughts()),
        _entries(store, 0),
        tuple(store.records.origin()),
        store.records.counters(),
    )


def life_beyond(
    store: JournaledStore, since: Reached, told: Iterable[bytes], screen: Screen
) -> Lived:
    """What a store holds beyond some numbers; of sessions and thoughts, what was not told so.

    A night that is not over is left out: what it did so far is decided again if it is cut short.
    """
    known = set(told)

    def is_new(line: bytes) -> bool:
        return screen("", line.decode()).encode() not in known

    sessions = (row for row in store.records.sessions() if is_new(_session_line(row)))
    thoughts = (one for one in store.records.thoughts() if is_new(_thought_line(one)))
    began = since == Reached()
    return Lived(
        tuple(sessions),
        tuple(one for one in store.records.episodes() if one.number > since.episodes),
        tuple(one for one in thoughts if one.answer),
        _entries(store, since.entries, upto=finished_upto(store)),
        tuple(store.records.origin()) if began else (),
        store.records.counters() if began else None,
    )


def finished_upto(store: JournaledStore) -> int:
    """The last entry before a night that is not over; the newest where none is open."""
    headings = store.journal.headings()
    open_ones = [n.first for n in nights_of(headings) if n.outcome is Outcome.UNFINISHED]
    if open_ones:
        return min(open_ones) - 1
    together = groups(headings)
    if together and not together[-1][-1].last:
        return together[-1][0].number - 1
    return store.journal.last()


def lines_of(lived: Lived, screen: Screen) -> list[bytes]:
    """A stretch of life, line by line, each looked at for secrets."""
    lines: list[bytes] = []
    if lived.counters:
        lines.append(msgspec.json.encode((BEGIN, msgspec.to_builtins(lived.counters))))
    lines += [_session_line(row) for row in lived.sessions]
    lines += [msgspec.json.encode(("episode", episode_row(one))) for one in lived.episodes]
    lines += [_thought_line(one) for one in lived.thoughts]
    for place, value in lived.origin:
        birth = encode_changes([birth_of(place, value)]).decode()
        lines.append(msgspec.json.encode(("origin", (place_column(place), birth))))
    lines += [_entry_line(entry) for entry in lived.entries]
    return [screen("", line.decode()).encode() for line in lines]


def life_in(lines: Iterable[bytes]) -> Lived:
    """A stretch of life from its lines."""
    raws: dict[str, list[bytes]] = {}
    for line in lines:
        refuse_deep(line)
        kind, raw = msgspec.json.decode(line, type=tuple[str, msgspec.Raw])
        raws.setdefault(kind, []).append(bytes(raw))
    begun = raws.get(BEGIN)
    births = [
        decode_changes(msgspec.json.decode(raw, type=tuple[str, str])[1].encode())[0]
        for raw in raws.get("origin", ())
    ]
    origin = [(birth.place, birth.after) for birth in births if birth.after is not None]
    return Lived(
        tuple(session_from(_row("session", raw)) for raw in raws.get("session", ())),
        tuple(episode_from(_row("episode", raw)) for raw in raws.get("episode", ())),
        tuple(thought_from(_row("thought", raw)) for raw in raws.get("thought", ())),
        tuple(decode_entry(raw) for raw in raws.get("entry", ())),
        tuple(origin),  # type: ignore[arg-type]
        msgspec.json.decode(begun[0], type=Counters) if begun else None,
    )


def holds(store: JournaledStore, lived: Lived, screen: Screen) -> bool:
    """Whether a store holds a stretch of life already, as it was told."""
    if not lived.episodes and not lived.entries:
        return False
    own = Lived(
        episodes=tuple(filter(None, (store.episodes.get(e.number) for e in lived.episodes))),
        entries=tuple(filter(None, (store.journal.entry(e.number) for e in lived.entries))),
    )
    told = Lived(episodes=lived.episodes, entries=lived.entries)
    return lines_of(own, screen) == lines_of(told, screen)


def _entries(store: JournaledStore, since: int, upto: int | None = None) -> tuple[Entry, ...]:
    last = store.journal.last() if upto is None else upto
    numbers = [h.number for h in store.journal.headings(since=since + 1) if h.number <= last]
    found = [store.journal.entry(number) for number in numbers]
    return tuple(entry for entry in found if entry)


def _session_line(row: object) -> bytes:
    return msgspec.json.encode(("session", session_row(row)))  # type: ignore[arg-type]


def _thought_line(thought: object) -> bytes:
    return msgspec.json.encode(("thought", thought_row(thought)))  # type: ignore[arg-type]


def _entry_line(entry: Entry) -> bytes:
    return msgspec.json.encode(("entry", msgspec.Raw(encode_entry(entry))))


def _row(kind: str, raw: bytes) -> tuple[object, ...]:
    return row_of(kind, msgspec.json.decode(raw, type=list[object]))
