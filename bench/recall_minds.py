"""Minds to recall from: up to a million memories, each with its episode and gloss, made in bulk."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import accumulate, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import made_minds
from made_minds import FIRST_DAY, SETTINGS
from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.journal.apply import settled
from reverie.domain.journal.kinds import Change, GlossChange, MarkChange, MemoryChange
from reverie.domain.language.english.cues import appraise, kind_of
from reverie.domain.language.english.dates import MONTHS
from reverie.domain.language.english.words import STOP_WORDS
from reverie.domain.rules.annotate import gloss_of
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Author, Wording, layer_for, newborn
from reverie.domain.values.session import Mark
from reverie.domain.values.source import of_episode
from reverie.domain.values.unit import said_in
from reverie.stores import columns
from reverie.stores.sqlite.store import SqliteStore

EPISODES_A_SESSION = 40
SESSIONS_A_STEP = 50
"""Sessions that are written in one transaction."""
SPAN = timedelta(days=5 * 365)
"""The time that a mind's sessions are spread over, whatever its size."""
A_TURN = timedelta(seconds=40)
NAMES = 200
VOCABULARY = 50_000
HEAD = 5
"""How much flatter than Zipf's law the most frequent words lie, after Mandelbrot."""
STOP_SHARE = 0.5
"""The share of all words that say little, as in conversations between people."""
SHORTEST, LONGEST = 8, 25
"""Words of a sentence."""
SECOND_SENTENCE, ASKED, NAMED, DATED = 0.4, 0.15, 0.1, 0.08
"""How often a text has two sentences, and a sentence is a question, a name or a date in it."""
WITH_NAME, WITH_DATE = 0.4, 0.2
"""The shares of questions that name who spoke, and the month."""
FREQUENT_UPTO, RARE_FROM = 100, 5_000
"""The ranks up to which a word counts as frequent, and from which on as rare."""
BUILDING_CACHE_KB = 1_000_000
PROGRESS = 100_000


class Words:
    """Texts as people exchange them, in words as frequent as those of a natural language."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)
        made = Random(1)
        self.names = [word.capitalize() for word in _made_up(made, NAMES)]
        taken = {name.lower() for name in self.names} | STOP_WORDS | set(_PLAIN)
        rest = (word for word in _made_up(made, 2 * VOCABULARY) if word not in taken)
        self.content = [*_PLAIN, *(word for word, _ in zip(rest, range(VOCABULARY), strict=False))]
        self._weights = _weights(len(self.content), HEAD)
        self.little = [*_LITTLE, *sorted(STOP_WORDS - set(_LITTLE))]
        self._little_weights = _weights(len(self.little), HEAD)

    def session(self, turns: int = EPISODES_A_SESSION) -> list[str]:
        """What two people say to each other in turn."""
        pair = self._dice.sample(self.names, 2)
        return [f"{pair[n % 2]}: {self._text()}" for n in range(turns)]

    def _text(self) -> str:
        count = 1 + (self._dice.random() < SECOND_SENTENCE)
        return " ".join(self._sentence() for _ in range(count))

    def _sentence(self) -> str:
        chance = self._dice.random
        words = self._drawn(self._dice.randint(SHORTEST, LONGEST))
        if chance() < NAMED:
            words.insert(len(words) // 2, self._dice.choice(self.names))
        if chance() < DATED:
            words.append(self._date())
        said = " ".join(words)
        return f"{said[0].upper()}{said[1:]}{'?' if chance() < ASKED else '.'}"

    def _drawn(self, count: int) -> list[str]:
        little = sum(self._dice.random() < STOP_SHARE for _ in range(count))
        drawn = self._dice.choices(self.little, cum_weights=self._little_weights, k=little)
        drawn += self._dice.choices(self.content, cum_weights=self._weights, k=count - little)
        self._dice.shuffle(drawn)
        return drawn

    def _date(self) -> str:
        day = f"on {self._dice.randint(1, 28)} {self._dice.choice(MONTHS)}"
        return self._dice.choice((day, "yesterday", "last week", "next month", "today"))


class Asked(NamedTuple):
    """A question, and the episode whose words it is made of, if it is one."""

    text: str
    source: int | None = None


def questions(path: Path, count: int, *, seed: int = 5) -> dict[str, list[Asked]]:
    """Seeded questions: as a person puts them, and a quarter as many of each extreme."""
    dice, words = Random(seed), Words(seed)
    usual, seldom = words.content[:FREQUENT_UPTO], set(words.content[RARE_FROM:])
    extremes = range(count // 4)
    with made_minds.opened(path) as store:
        last = store.episodes.last()

        def drawn() -> tuple[Episode, list[str]]:
            episode = store.episodes.get(dice.randint(1, last))
            assert episode is not None
            words = map(str.lower, re.findall(r"\w+", episode.text.partition(": ")[2]))
            return episode, [word for word in words if word not in STOP_WORDS]

        natural = [_natural(dice, *drawn()) for _ in range(count)]
        pool = (word for _ in range(99 * count) for word in drawn()[1] if word in seldom)
        rare = [list(islice(pool, dice.randint(2, 6))) for _ in extremes]
    frequent = [dice.sample(usual, dice.randint(2, 6)) for _ in extremes]
    little = [dice.sample(words.little, dice.randint(2, 6)) for _ in extremes]
    asked = {"rare": rare, "frequent": frequent, "stop": little}
    return {"natural": natural} | {
        kind: [Asked(_about(words)) for words in several] for kind, several in asked.items()
    }


def make(path: Path, memories: int) -> None:
    """Make a mind that has slept over all it holds; its journal is folded into the origin."""
    began, words = time.perf_counter(), Words(seed=7)
    sessions = -(-memories // EPISODES_A_SESSION)
    every = SPAN / sessions
    with made_minds.opened(path) as store:
        with store.writing():
            pass
        _write_fast(store)
        for first in range(1, sessions + 1, SESSIONS_A_STEP):
            numbers = range(first, min(first + SESSIONS_A_STEP, sessions + 1))
            told = [(n, FIRST_DAY + n * every, words.session()) for n in numbers]
            _add(store, told, sessions + 1)
            done = numbers[-1] * EPISODES_A_SESSION
            if done % PROGRESS < len(numbers) * EPISODES_A_SESSION:
                took = time.perf_counter() - began
                print(f"  {done:,} memories after {took:,.0f} s", flush=True)
        with store.writing() as db:
            db.execute(
                "UPDATE agent SET next_memory = ?, next_night = ?, folded = ? WHERE number = ?",
                (store.episodes.last() + 1, sessions + 1, sessions, store.agent_number),
            )
        assert not store.sessions.waiting()


def _add(store: SqliteStore, told: Sequence[tuple[int, datetime, list[str]]], coming: int) -> None:
    """Sessions that nights have taken in: the episodes, then what came of them."""
    episodes = store.episodes.last()
    changes: list[Change] = []
    with store.writing() as db:
        for number, at, texts in told:
            name, upto = f"session-{number:07d}", episodes + len(texts)
            said = [
                Episode(
                    episodes + n,
                    name,
                    at + n * A_TURN,
                    Voice.PERSON,
                    text,
                    appraise(text, Voice.PERSON),
                    None,
                )
                for n, text in enumerate(texts, start=1)
            ]
            _insert(db, store.agent_number, number, said)
            changes += [*_memories(number, said, coming), *_glosses(said)]
            changes.append(MarkChange(target=name, before=None, after=Mark(upto), reason=_REASON))
            episodes = upto
        after = settled(changes, store.records.origin_at)
        store.tables.write(changes, after)
        store.tables.write_origin(after)


def _insert(db: sqlite3.Connection, agent: int, number: int, said: Sequence[Episode]) -> None:
    ended = as_milliseconds(said[-1].at)
    made = db.execute(
        "INSERT INTO session (agent, name, number, ended, upto) VALUES (?, ?, ?, ?, ?)",
        (agent, said[0].session, number, ended, said[-1].number),
    )
    db.executemany(
        f"INSERT INTO episode (agent, number, session, at, voice, text, {columns.APPRAISAL}) "
        f"VALUES ({columns.marks(13)})",
        [
            (
                agent,
                one.number,
                made.lastrowid,
                as_milliseconds(one.at),
                one.voice.value,
                one.text,
                *columns.appraisal_row(one.appraisal),
            )
            for one in said
        ],
    )


def _memories(session: int, said: Sequence[Episode], coming: int) -> Iterator[Change]:
    """One memory of each episode, with its number and its words."""
    layer = layer_for(session, coming, SETTINGS)
    for one in said:
        wording = Wording(kind_of(one.text, one.voice), one.text, Author.NIGHT)
        memory = newborn(
            one.number,
            said[-1].at,
            session,
            wording,
            appraisal=one.appraisal,
            sources=(of_episode(one.number),),
            tagged=False,
        )
        known = replace(memory, layer=layer)
        yield MemoryChange(target=one.number, before=None, after=known, reason=_REASON)


def _glosses(episodes: Sequence[Episode]) -> Iterator[Change]:
    said = [said_in(one) for one in episodes]
    for n, one in enumerate(episodes):
        before, after = said[n - 1] if n else None, said[n + 1] if n + 1 < len(said) else None
        gloss = gloss_of(said[n], before, after)
        yield GlossChange(target=one.number, before=None, after=gloss, reason=_REASON)


_REASON = "made in bulk"


def _write_fast(store: SqliteStore) -> None:
    """Lose all if interrupted, and wait for no disk; what is written stays the same."""
    with store.writing() as db:
        db.execute(f"PRAGMA cache_size = -{BUILDING_CACHE_KB}")
    db.execute("PRAGMA synchronous = OFF")


def _natural(dice: Random, episode: Episode, words: list[str]) -> Asked:
    """Two to six words of one text, in some with who said it or when."""
    asked = _about(dice.sample(words, min(len(words), dice.randint(2, 6))))
    if dice.random() < WITH_NAME:
        speaker = episode.text.partition(":")[0]
        asked = asked.replace("was", f"did {speaker} say it was", 1)
    if dice.random() < WITH_DATE:
        asked = asked.replace("?", f" in {MONTHS[episode.at.month - 1]}?")
    return Asked(asked, episode.number)


def _about(words: Sequence[str]) -> str:
    return f"What was there about {' '.join(words)}?"


def _weights(count: int, head: float) -> list[float]:
    return list(accumulate(1 / (place + head) for place in range(1, count + 1)))


def _made_up(dice: Random, count: int) -> list[str]:
    """Different words of two or three syllables that mean nothing."""
    made: dict[str, None] = {}
    while len(made) < count:
        syllables = (
            dice.choice(_ONSETS) + dice.choice("aeiou") for _ in range(dice.choice((2, 3, 3)))
        )
        made.setdefault("".join(syllables) + dice.choice("klmnprtx"))
    return list(made)


_ONSETS = (
    "b",
    "br",
    "d",
    "dr",
    "f",
    "fl",
    "g",
    "gr",
    "h",
    "j",
    "k",
    "kr",
    "l",
    "m",
    "n",
    "p",
    "pl",
    "r",
    "s",
    "st",
    "t",
    "tr",
    "v",
    "w",
    "z",
)
_MOST_USED = "i the to a and it you that of my in is for was so with me be have this on are but"
_LITTLE = _MOST_USED.split()
_COMMON = (
    "really like good great time know think day go feel love work went get new lot people see one "
    "make week things way need want help family friends thing last got year made life keep first "
    "home try back look take best long always never school next together read play book music "
    "favorite started kids house dog enjoy decided found bought plan job team friend trip game "
    "children mother father doctor photo project happy proud week morning night food dinner cook "
    "paint walk garden travel city park beach car bike movie story write teach learn class study "
    "money health run win big small old young hard easy nice fun"
)
_PLAIN = list(dict.fromkeys(_COMMON.split()))
"""The most frequent words that say something: plain ones, so that what nights read is met."""
