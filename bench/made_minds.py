"""Made minds: big ones, made in bulk or lived, shared by all benchmarks."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from random import Random

from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.journal.apply import settled
from reverie.domain.journal.kinds import Change, MarkChange, MemoryChange
from reverie.domain.language.english.cues import appraise, kind_of
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import (
    Author,
    Memory,
    Salience,
    Strength,
    Wording,
    birth_salience,
    layer_for,
    name_of,
)
from reverie.domain.values.session import Mark
from reverie.domain.values.source import of_episode
from reverie.settings import Settings
from reverie.stores import columns
from reverie.stores.sqlite.store import SqliteStore
from reverie.wiring import open_mind

MEMORIES_A_SESSION = 5
SESSIONS_A_NIGHT = 50
ENTRIES_A_NIGHT = 4
EPISODES_A_SESSION = 20
KEPT_SHARE = 1 / 3
"""The share of a waiting session's episodes that a night finds worth a memory."""
FIRST_DAY = datetime(2020, 1, 1, tzinfo=UTC)
SESSION_LENGTH = timedelta(minutes=10)
BUILDING_CACHE_KB = 400_000
SETTINGS = Settings()


@contextmanager
def opened(path: Path) -> Iterator[SqliteStore]:
    """A mind's store, given back afterwards."""
    store = SqliteStore(path)
    try:
        yield store
    finally:
        store.close()


def copy_of(mind: Path, copy: Path) -> Path:
    """A copy of a closed mind, safely on the disk so that no later commit pays for it."""
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(mind, copy)
    with copy.open("rb") as file:
        os.fsync(file.fileno())
    return copy


def bulk_mind(path: Path, memories: int) -> None:
    """Make a mind in bulk, as if all its nights had been slept and folded into the origin."""
    words = Words(seed=7)
    sessions = -(-memories // MEMORIES_A_SESSION)
    nights = -(-sessions // SESSIONS_A_NIGHT)
    with opened(path) as store:
        for first in range(1, sessions + 1, 1000):
            _add_taken(store, words, range(first, min(first + 1000, sessions + 1)), sessions + 1)
        with store.writing() as db:
            db.execute(
                "UPDATE agent SET next_memory = ?, next_night = ?, folded = ? WHERE number = ?",
                (
                    sessions * MEMORIES_A_SESSION + 1,
                    nights + 1,
                    nights * ENTRIES_A_NIGHT,
                    store.agent_number,
                ),
            )
        assert store.sessions.last() == sessions
        assert not store.sessions.waiting()


EACH_SLEEP_COUNTS = Settings.of(night_apart_h=0)
"""For nights slept one right after the other that stand for nights of different days."""


def lived_mind(path: Path, memories: int, nights: int) -> int:
    """Make a mind whose last nights were really slept; returns how many memories it has."""
    a_night = round(SESSIONS_A_NIGHT * EPISODES_A_SESSION * KEPT_SHARE)
    bulk_mind(path, max(0, memories - nights * a_night))
    for number in range(nights):
        add_waiting(path, SESSIONS_A_NIGHT, seed=1000 + number)
        with open_mind(path, settings=EACH_SLEEP_COUNTS) as mind:
            mind.night()
    with opened(path) as store, store.writing() as db:
        return int(db.execute("SELECT count(*) FROM memory").fetchone()[0])


def add_waiting(path: Path, sessions: int, *, seed: int = 11) -> None:
    """Add sessions that have ended and wait for a night; a third of what they say will be kept."""
    words = Words(seed)
    with opened(path) as store:
        before = store.sessions.last()
        for first in range(before + 1, before + sessions + 1, 1000):
            last = min(first + 1000, before + sessions + 1)
            told = [
                (number, [words.said() for _ in range(EPISODES_A_SESSION)])
                for number in range(first, last)
            ]
            _add_sessions(store, told)
        assert len(store.sessions.waiting()) == sessions


class Words:
    """Sentences of about 90 characters, some worth keeping, from a seeded list of words."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def said(self) -> str:
        """A sentence as sessions have them, mostly of little weight."""
        return self.kept() if self._dice.random() < KEPT_SHARE else self._filled(_PLAIN)

    def kept(self) -> str:
        """A sentence that a night keeps."""
        return self._filled(_KEPT)

    def _filled(self, patterns: Sequence[str]) -> str:
        a, b, c, d = self._dice.choices(_NOUNS, cum_weights=_NOUN_WEIGHTS, k=4)
        place = f"{self._dice.choice(_NOUNS)}-{self._dice.randrange(100_000)}"
        return self._dice.choice(patterns).format(a=a, b=b, c=c, d=d, place=place)


_KEPT = (
    "We decided to keep the {a} of {place} on the {b}: the {c} needs a {d}.",
    "We will use the {a} of {place} for the {b}; the {c} keeps its {d}.",
    "Never change the {a} of {place} before the {b} and {c} saw the {d}.",
    "The {a} of {place} must wait for the {b}, and the {c} for the {d}.",
    "I am not sure the {a} of {place} needs the {b}; the {c} has a {d}.",
    "Should the {a} of {place} read the {b} from the {c}, or from the {d}?",
    "I prefer a {a} for {place} that shows the {b} and {c} before the {d}.",
    "It turns out the {a} of {place} reads the {b} twice if the {c} has a {d}.",
    "The {a} of {place} failed tonight: no {b} found the {c} of its {d}.",
    "The {a} of {place} works now; the {b} came from the {c}, not the {d}.",
)
_PLAIN = (
    "I am reading the {a} of {place} now, then the {b}, {c} and {d}.",
    "The {a} of {place} lies by the {b}; the {c} has a folder with the {d}.",
    "Here is the {a} of {place}, with the {b} on top and the {c} by the {d}.",
    "Let me look at the {a} of {place}, its {b}, and how the {c} calls the {d}.",
    "The {a} of {place} has four parts: {b}, {c}, {d}, and a small header.",
)
_ALL_NOUNS = (
    "account adapter address agent alarm alias anchor archive argument array backup balance "
    "banner batch binding bitmap block board branch bridge broker browser bucket buffer build "
    "bundle button cache calendar callback canvas cart catalog certificate channel checkout "
    "client clock cluster codec column command commit compiler config console contract cookie "
    "counter cursor customer daemon dashboard database deadline decoder default delivery "
    "deployment descriptor device dialog digest directory discount document domain driver "
    "editor element encoder endpoint engine entry envelope event exporter feature field filter "
    "firewall fixture folder font footer form formatter frame function gateway generator grant "
    "graph grid group guard handler hash header heap history hook host icon image importer "
    "index installer instance interface invoice iterator job journal kernel key label lambda "
    "layer layout ledger lexer library license limit linker list listener loader locale lock "
    "logger login loop machine mailbox manifest map margin marker matrix menu merchant message "
    "metric migration mirror mock model module monitor mutex namespace network node notice "
    "object offset operator option order output owner package packet page panel parser partner "
    "password patch path pattern payload payment pipeline pixel plan player plugin pointer "
    "policy pool portal prefix price printer process product profile project prompt protocol "
    "provider proxy queue quota reader receipt record reducer refund region registry release "
    "renderer replica report request resolver resource response retry role rollback router row "
    "runner runtime sampler sandbox scanner schedule schema scope script search secret sensor "
    "sequence server service session setting shard shell shipment signal snapshot socket source "
    "stack stage state storage stream string style subnet suite supplier switch symbol table "
    "tablet target task template tenant terminal theme thread ticket timeout timer token tool "
    "tracer transcript tree trigger tunnel tuple type unit update upload user validator value "
    "variable vector vendor version viewer voucher wallet warehouse watcher webhook widget "
    "window wizard worker workflow wrapper zone"
)
_NOUNS = tuple(_ALL_NOUNS.split())
_NOUN_WEIGHTS = tuple(accumulate(1 / place for place in range(1, len(_NOUNS) + 1)))
"""As in any language, the second word is half as frequent as the first, and so on."""


def _add_taken(store: SqliteStore, words: Words, numbers: range, coming: int) -> None:
    """Sessions that nights have taken in, with the memories that came of them."""
    told = [(n, [words.kept() for _ in range(MEMORIES_A_SESSION)]) for n in numbers]
    episode, changes = store.episodes.last(), list[Change]()
    for number, texts in told:
        for text in texts:
            episode += 1
            memory = _memory(episode, number, text, coming)
            changes.append(
                MemoryChange(target=episode, before=None, after=memory, reason="made in bulk")
            )
        changes.append(
            MarkChange(target=_name(number), before=None, after=Mark(episode), reason="in bulk")
        )
    _add_sessions(store, told)
    write_at_once(store, changes)


def write_at_once(store: SqliteStore, changes: Sequence[Change]) -> None:
    """Write changes into the tables and the origin, as if their entry had been folded."""
    with store.writing():
        after = settled(changes, store.records.origin_at)
        store.tables.write(changes, after)
        store.tables.write_origin(after)


def _memory(number: int, session: int, text: str, coming: int) -> Memory:
    """The memory a night would have made of the episode with the same number."""
    kind, appraisal = kind_of(text, Voice.PERSON), _judged(text)
    born = FIRST_DAY + session * SESSION_LENGTH
    return Memory(
        number=number,
        name=name_of(number, born),
        session=session,
        born=born,
        sources=(of_episode(number),),
        appraisal=appraisal,
        tagged=number % 4 == 0,
        wording=Wording(kind, text, Author.NIGHT),
        layer=layer_for(session, coming, SETTINGS),
        salience=Salience(birth_salience(kind, appraisal.importance), session),
        strength=Strength(),
    )


def _add_sessions(store: SqliteStore, told: Sequence[tuple[int, Sequence[str]]]) -> None:
    """Write ended sessions with their episodes in one transaction."""
    with store.writing() as db:
        me, number = store.agent_number, store.episodes.last()
        db.execute(f"PRAGMA cache_size = -{BUILDING_CACHE_KB}")
        for session, texts in told:
            at = as_milliseconds(FIRST_DAY + session * SESSION_LENGTH)
            upto = number + len(texts)
            made = db.execute(
                "INSERT INTO session (agent, name, number, ended, upto) VALUES (?, ?, ?, ?, ?)",
                (me, _name(session), session, at, upto),
            )
            db.executemany(
                "INSERT INTO episode "
                f"(agent, number, session, at, voice, text, {columns.APPRAISAL}) "
                f"VALUES ({columns.marks(13)})",
                [
                    (
                        me,
                        number + place,
                        made.lastrowid,
                        at,
                        Voice.PERSON.value,
                        text,
                        *columns.appraisal_row(_judged(text)),
                    )
                    for place, text in enumerate(texts, start=1)
                ],
            )
            number = upto


@lru_cache(maxsize=10_000)
def _judged(text: str) -> Appraisal:
    return appraise(text, Voice.PERSON)


def _name(session: int) -> str:
    return f"session-{session:07d}"
