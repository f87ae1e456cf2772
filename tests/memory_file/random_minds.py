"""Random minds: memories of every kind, layer and texture, in words that try a YAML file."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.journal.kinds import Change, MemoryChange, ToneChange
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import ONE, Author, Kind, Layer, Memory, Salience, Wording
from reverie.domain.values.source import BY_HAND, of_memory
from reverie.domain.values.texture import Aspect, Confidence, Texture
from reverie.domain.values.tone import Tone
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, a_memory, an_episode

SETTINGS = Settings()
TAG = "aaaa"
TRICKY = (
    "yes",
    "No",
    "null",
    "~",
    "true",
    "off",
    "0x1F",
    "007",
    "1e3",
    "-1",
    ".5",
    ".inf",
    "2026-01-01",
    "- a dash",
    "-",
    "---",
    "...",
    "? a question",
    ": a colon",
    "key: value",
    "ends in a colon:",
    "a # hash",
    "# all comment",
    "#",
    "'single'",
    '"double"',
    "it's",
    'half "quote',
    "back\\slash",
    "{a: b}",
    "[a, b]",
    "a, b",
    "&anchor",
    "*alias",
    "!tag",
    "%directive",
    "@at",
    "`tick`",
    "|",
    ">",
    "| block",
    "<<",
    "<<<<<<< ours",
    "=======",
    ">>>>>>> theirs",
    "=",
    "a b",
    "é",
    "e\u0301",
    "日本語のテキスト",
    "עברית",
    "😀 smile 👩‍👩‍👧",
    "\ufeffmark",
    "a\x7fb",
    "a\x01b",
    "a\u200bb",
    "a\u202eb",
    "a\ufffeb",
    "\U0001f600",
    "a\x80b",
    "Zalgo z\u0334\u0335",
    "(in brackets)",
    "comma,",
    "stamp: aaaa-1-000000000000",
    "content: text",
    "id: f-20260101-001",
    "word " * 399 + "end",
    "x" * 1_999,
    "We chose SQLite over Postgres because it is one file.",
    "Why does it hang?",
)


def _on_one_line(text: str) -> str:
    """As every door of a mind leaves a text: on one line, with no NUL and no half character."""
    return " ".join(text.replace("\x00", "").encode(errors="ignore").decode().split())


FREE = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=60)
WORDS = st.one_of(st.sampled_from(TRICKY), FREE.map(_on_one_line)).filter(bool)
PERHAPS = st.one_of(st.just(""), WORDS)
_KINDS = [kind for kind in Kind if kind is not Kind.COMPOSITE]


def _textures(kind: Kind, most: int) -> st.SearchStrategy[Texture]:
    numbers = st.lists(st.integers(1, most), max_size=3, unique=True).map(tuple)
    if kind is Kind.RELATIONSHIP:
        return st.builds(Texture, aspect=st.sampled_from(Aspect))
    if kind in (Kind.CONSTRAINT, Kind.DOUBT, Kind.EVOCATION):
        return st.just(Texture())
    if kind is Kind.COMPOSITE:
        return st.builds(Texture, anchors=numbers)
    return st.builds(
        Texture,
        PERHAPS,
        PERHAPS,
        st.one_of(st.none(), st.sampled_from(Confidence)),
        PERHAPS,
        numbers,
    )


@st.composite
def _memories(draw: st.DrawFn, number: int, sessions: int, most: int) -> Memory:
    kind = draw(st.sampled_from(Kind))
    plain = a_memory(
        number,
        kind=kind,
        session=draw(st.integers(0, sessions)),
        layer=Layer.COLD if kind is Kind.COMPOSITE else draw(st.sampled_from(Layer)),
    )
    by = draw(st.sampled_from([Author.PERSON, Author.NIGHT, Author.MACHINE]))
    sources = draw(st.lists(st.integers(1, most), min_size=1, max_size=4, unique=True))
    is_composite = kind is Kind.COMPOSITE
    ends = draw(st.integers(0, 7)) == 0
    return replace(
        plain,
        name=f"c-topic-{number:03d}" if is_composite else plain.name,
        sources=tuple(of_memory(n) for n in sources) if is_composite else (BY_HAND,),
        wording=Wording(kind, draw(WORDS), by, draw(_textures(kind, most))),
        salience=Salience(draw(st.integers(0, ONE)), plain.session),
        ending=Ending(draw(st.sampled_from(End)), sessions) if ends else None,
    )


def _tones(session: int) -> st.SearchStrategy[Tone]:
    turns = st.lists(WORDS.map(lambda words: words[:120].strip()).filter(bool), max_size=3)
    return st.builds(
        Tone,
        st.just(session),
        WORDS,
        PERHAPS,
        turns.map(tuple),
        PERHAPS,
        PERHAPS,
        sources=st.just((BY_HAND,)),
    )


@st.composite
def minds(draw: st.DrawFn, most: int = 12, most_sessions: int = 7) -> InRamStore:
    """A mind in RAM with up to so many memories and ended sessions, some of them with a tone."""
    sessions = draw(st.integers(0, most_sessions))
    count = draw(st.integers(0, most))
    memories = [draw(_memories(number, sessions, most)) for number in range(1, count + 1)]
    with_tone = draw(st.sets(st.integers(1, sessions))) if sessions else set()
    tones = [draw(_tones(session)) for session in sorted(with_tone)]
    return a_mind_of(memories, tones, sessions)


def a_mind_of(memories: list[Memory], tones: list[Tone], sessions: int) -> InRamStore:
    """A mind in RAM that holds these, with so many sessions behind it."""
    store = InRamStore()
    for number in range(1, sessions + 1):
        heard = an_episode(number, session=f"s{number}")
        store.record(
            heard.session, DAWN, heard.voice, heard.text, appraisal=heard.appraisal, origin=None
        )
        store.end_session(heard.session, DAWN)
    changes: list[Change] = [
        MemoryChange(target=m.number, before=None, after=m, reason="given") for m in memories
    ]
    changes += [ToneChange(target=t.session, before=None, after=t, reason="given") for t in tones]
    if changes:
        store.commit(Entry(1, DAWN, Waking(Act.REMEMBER, Author.PERSON, "given"), tuple(changes)))
    return store
