"""The search index on disk: what recall asks of a mind, answered by full-text tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from reverie.domain.intake.moment import as_milliseconds, from_milliseconds
from reverie.domain.values.boundary import Boundary
from reverie.domain.values.episode import Voice
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.memory import Kind
from reverie.domain.values.unit import (
    EVERYTHING,
    SPEAKERS,
    Field,
    Unit,
    Within,
    speaker_and_words,
    unit_of_told,
)
from reverie.stores import columns
from reverie.stores.sqlite.damage import tells_damage
from reverie.stores.sqlite.statements import Statements, in_batches

if TYPE_CHECKING:
    from reverie.domain.values.gist import Gist
    from reverie.stores.sqlite.memories import SqliteMemories
    from reverie.stores.sqlite.seen import Seen
    from reverie.stores.sqlite.vectors import Vectors

LONG_AGO, FAR_AHEAD = -(1 << 62), 1 << 62
MIN_SCORE = 1e-9
"""A word that every unit holds tells nothing, but it was found."""
CONTEXT_WEIGHTS = "1.0, 0.4, 0.2, 0.5"
"""What a match counts in a unit's own words, those before it, those after it, and its dates."""
TABLES = {
    Field.SAID: "said_text",
    Field.CONTEXT: "context_text",
    Field.STATEMENTS: "statement_text",
    Field.QUESTIONS: "question_text",
}
SEVERAL = (Field.STATEMENTS, Field.QUESTIONS)
LAST_BITS = (1 << columns.ID_BITS) - 1
"""The part of an id that is the number of the episode."""
MOST_RANKED = 10_000
"""Matches that are ranked, the newest ones: where more match, no word tells much."""
MORE_TEXTS = 3
"""How many more texts are ranked than units are wanted, where a unit has several."""
MOST_SOURCES = 8
"""The newest episodes of a memory that its words and its meaning count for."""
READ_CHARS = 4_000
"""Characters of an episode that recall weighs."""
SAID_OR_TOLD = (
    " AND (m.sources NOT LIKE '%\"episode:%' AND m.born BETWEEN ? AND ? OR EXISTS ("
    "SELECT 1 FROM json_each(m.sources) j CROSS JOIN episode e ON e.agent = m.agent "
    "AND e.number = CAST(substr(j.value, 9) AS INTEGER) "
    "WHERE j.value LIKE 'episode:%' AND e.at BETWEEN ? AND ?))"
)
"""When a memory was told, or an episode it rests on said.

CROSS lets SQLite begin with the few episodes of a memory; by itself it begins with all there are.
"""
UNIT = (
    f"e.number, s.name, e.at, e.voice, substr(e.text, 1, {READ_CHARS}), "
    "g.fact, g.statements, g.tells, g.boundary"
)


_VOICES = {voice.value: voice for voice in Voice}


@tells_damage
class SqliteIndex:
    """What is found by words or by meaning, read through one connection."""

    def __init__(self, ask: Statements, memories: SqliteMemories) -> None:
        self._ask = ask
        self._memories = memories

    @cached_property
    def _vectors(self) -> Vectors:
        from reverie.stores.sqlite.vectors import Vectors

        return Vectors(self._ask)

    @cached_property
    def _seen(self) -> Seen | None:
        """What was read before; what a writer reads is not kept, as it may be taken back."""
        return self._ask.seen and self._ask.seen.as_of_now(self._ask.db)

    def matching(
        self,
        field: Field,
        words: Sequence[str],
        *,
        limit: int,
        within: Within = EVERYTHING,
        beside: Sequence[str] = (),
        only_beside: bool = False,
    ) -> Sequence[tuple[int, float]]:
        """The units with some of the words in a field, best first, with a score above 0."""
        if not words or not self._ask.me:
            return []
        wanted = _expression(words, beside, only_beside=only_beside)
        if field is Field.KEPT:
            return self._kept_matching(wanted, limit, within)
        bits = columns.TEXT_BITS if field in SEVERAL else 0
        some = limit * MORE_TEXTS if bits else limit
        found = self._matches(TABLES[field], wanted, bits, some, within)
        if not bits:
            return found
        best: dict[int, float] = {}
        for number, score in found:
            best.setdefault(number, score)
        return list(best.items())[:limit]

    def _matches(
        self, table: str, wanted: str, bits: int, limit: int, within: Within
    ) -> list[tuple[int, float]]:
        """The units of the texts that match, the best text first, each with its score."""
        first, last = (columns.id_of(self._ask.me + n, 0) << bits for n in (0, 1))
        weights = f", {CONTEXT_WEIGHTS}" if table == "context_text" else ""
        join = where = ""
        dates: tuple[int, ...] = ()
        number = f"({table}.rowid >> {bits}) & {LAST_BITS}"
        if within.since or within.until:
            join = f" JOIN episode e ON e.agent = {self._ask.me} AND e.number = {number}"
            where = " AND e.at BETWEEN ? AND ?"
            dates = _dates(within)
        if within.kept:
            join += f" JOIN gist k ON k.agent = {self._ask.me} AND k.episode = {number}"
        found: list[tuple[int, float]] = self._ask.all(
            f"SELECT (id >> {bits}) & {LAST_BITS}, max(-score, {MIN_SCORE}) FROM ("
            f"SELECT {table}.rowid AS id, bm25({table}{weights}) AS score FROM {table}{join} "
            f"WHERE {table}.rowid >= ? AND {table}.rowid < {last} AND {table} MATCH ?{where} "
            f"ORDER BY {table}.rowid DESC LIMIT {MOST_RANKED}) ORDER BY score, id LIMIT ?",
            wanted,
            *dates,
            limit,
            instead=first,
        )
        return found

    def _kept_matching(
        self, wanted: str, limit: int, within: Within
    ) -> Sequence[tuple[int, float]]:
        """Memories by their words, told as the episodes they rest on or as themselves."""
        kinds = [kind.value for kind in (Kind if within.kinds is None else within.kinds)]
        bounded = within.since or within.until
        when, dates = (SAID_OR_TOLD, _dates(within) * 2) if bounded else ("", ())
        found = self._ask.all(
            "SELECT number, sources, score FROM (SELECT m.number AS number, m.sources AS sources, "
            "bm25(memory_text) AS score FROM memory_text "
            "CROSS JOIN memory m ON m.id = memory_text.rowid "
            "WHERE m.agent = ? AND memory_text MATCH ? "
            f"AND m.kind IN ({columns.marks(len(kinds))}){when} "
            f"ORDER BY memory_text.rowid DESC LIMIT {MOST_RANKED}) "
            "ORDER BY score, number DESC LIMIT ?",
            wanted,
            *kinds,
            *dates,
            limit,
        )
        best: dict[int, float] = {}
        for number, sources, score in found:
            for unit in _told_as(number, sources):
                best.setdefault(unit, max(-score, MIN_SCORE))
        return list(best.items())[:limit]

    def holding(self, words: Collection[str], *, upto: int) -> Mapping[str, int]:
        """In how many units each word is said, counted no further than `upto`."""
        first, last = (columns.id_of(self._ask.me + n, 0) for n in (0, 1))
        statement = (
            "SELECT (SELECT count(*) FROM (SELECT 1 FROM said_text WHERE rowid >= ? "
            f"AND rowid < {last} AND said_text MATCH ? LIMIT ?)) + (SELECT count(*) FROM ("
            "SELECT 1 FROM memory_text WHERE memory_text MATCH ? LIMIT ?))"
        )
        known = self._seen.counts if self._seen else {}
        for word in words:
            if (word, upto) not in known:
                wanted = _quoted(word)
                ((count,),) = self._ask.all(statement, wanted, upto, wanted, upto, instead=first)
                known[word, upto] = min(upto, count)
        return {word: known[word, upto] for word in words}

    def count(self) -> int:
        """How many units there are: what happened, and what is known of it."""
        episodes = self._ask.number("SELECT max(number) FROM episode WHERE agent = ?")
        return episodes + self._ask.number("SELECT max(number) FROM memory WHERE agent = ?")

    def units(self, numbers: Collection[int]) -> Mapping[int, Unit]:
        """The units with these numbers that exist."""
        known = self._seen.units if self._seen else {}
        known |= self._read(set(numbers).difference(known))
        return {number: known[number] for number in numbers if number in known}

    def _read(self, numbers: Collection[int]) -> dict[int, Unit]:
        found: dict[int, Unit] = {}
        episodes = sorted(number for number in numbers if number > 0)
        for some in in_batches(episodes):
            for row in self._ask.all(
                f"SELECT {UNIT} FROM episode e JOIN session s ON s.id = e.session "
                f"LEFT JOIN gloss g ON g.id = e.agent << {columns.ID_BITS} | e.number "
                f"WHERE e.agent = ? AND e.number IN ({columns.marks(len(some))})",
                *some,
            ):
                found[row[0]] = _unit_from(row)
        told = [-number for number in numbers if number < 0]
        found |= {-memory.number: unit_of_told(memory) for memory in self._memories.numbered(told)}
        return found

    def gists(self) -> Mapping[int, Gist]:
        """What is kept in mind of episodes in fewer words, by episode."""
        from reverie.domain.values.gist import Gist

        found = self._ask.all(
            "SELECT episode, text, fact FROM gist WHERE agent = ? ORDER BY episode"
        )
        return {episode: Gist(text, fact) for episode, text, fact in found}

    def glossed_otherwise(self, rules: str, *, limit: int) -> Sequence[int]:
        """The first episodes whose gloss other rules than these have made."""
        found: list[int] = []
        for side in ("<", ">"):
            statement = (
                f"SELECT episode FROM gloss WHERE agent = ? AND rules {side} ? "
                "ORDER BY rules, episode LIMIT ?"
            )
            found += [episode for (episode,) in self._ask.all(statement, rules, limit)]
        return sorted(found)[:limit]

    def has_vectors(self, model: str) -> bool:
        """Whether any unit has a vector of a model."""
        return self._vectors.has(model)

    def nearest(
        self, model: str, vector: Sequence[float], *, limit: int
    ) -> Sequence[tuple[int, float]]:
        """The units whose vectors of a model lie nearest, best first, with their cosine."""
        return self._vectors.nearest(model, vector, limit=limit)

    def like(
        self, model: str, vector: Sequence[float], numbers: Collection[int]
    ) -> Mapping[int, float]:
        """The cosine of each of these units that has a vector; its best one counts."""
        return self._vectors.like(model, vector, numbers)


def _unit_from(row: columns.Row) -> Unit:
    number, session, at, voice, text, fact, statements, tells, boundary = row
    spoken = _VOICES[voice]
    speaker, words = speaker_and_words(spoken, text)
    gloss = None
    if fact is not None:
        gloss = Gloss(
            fact,
            tuple(columns.texts_from(statements)),
            tells=tuple(columns.texts_from(tells)),
            boundary=boundary and Boundary(boundary),
        )
    when = from_milliseconds(at)
    return Unit(number, session, when, speaker, words, "", gloss, SPEAKERS[spoken])


@lru_cache(maxsize=4096)
def _told_as(number: int, sources: str) -> Sequence[int]:
    """The units a memory is told as: its newest episodes, or itself if it has none."""
    return sorted(columns.episodes_from(sources))[-MOST_SOURCES:] or [-number]


def _dates(within: Within) -> tuple[int, int]:
    return (
        as_milliseconds(within.since) if within.since else LONG_AGO,
        as_milliseconds(within.until) if within.until else FAR_AHEAD,
    )


def _expression(words: Sequence[str], beside: Sequence[str], *, only_beside: bool) -> str:
    """Any of the words; those beside them make what is found count more, or are needed too."""
    some, more = (" OR ".join(map(_quoted, group)) for group in (words, beside))
    if not more:
        return some
    return f"({some}) AND ({more})" if only_beside else f"{some} OR (({some}) AND ({more}))"


def _quoted(word: str) -> str:
    return '"' + word.replace('"', '""') + '"'
