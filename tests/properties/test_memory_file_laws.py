"""The laws of the memory file, tried on random minds, budgets and edits."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from reverie.domain.intake.secrets import masked
from reverie.domain.intake.text import checked_words
from reverie.domain.language.tokens import estimated_tokens
from reverie.domain.values.memory import Kind, Layer
from reverie.domain.values.source import of_memory
from reverie.domain.values.texture import Texture
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import (
    Added,
    Edit,
    Item,
    Removed,
    Retuned,
    Reworded,
    Sheet,
    edits_between,
)
from reverie.errors import FileRefused
from reverie.memory_file.authorship import Taken
from reverie.memory_file.comments import Comments
from reverie.memory_file.compose import compose
from reverie.memory_file.place import MemoryPlace, State, stamped
from reverie.memory_file.read import read_sheet
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import a_memory
from reverie.writing.tokens import token_counter
from tests.days import contents
from tests.memory_file.homes import A_DAY, Home
from tests.memory_file.random_minds import SETTINGS, a_mind_of, minds

FEWER = settings(max_examples=max(20, settings().max_examples // 10))
OPEN = (Kind.QUESTION, Kind.TENSION, Kind.DOUBT, Kind.EVOCATION, Kind.CONSTRAINT)


def written(mind: InRamStore) -> str:
    return stamped(compose(mind, SETTINGS, project="p"), Comments(), "aaaa", 41)


def by_name(sheet: Sheet) -> list[Item]:
    return sorted(sheet.items(), key=lambda item: item.name)


# Round trip.


CALM = Tone(1, "calm, even")
MERGED = a_memory(2, kind=Kind.COMPOSITE, layer=Layer.COLD, sources=[of_memory(1)])
SHORT = replace(MERGED, name="c-build-002")
ASKED = a_memory(3, "Why?", kind=Kind.QUESTION)
STANDING = replace(SHORT, wording=replace(SHORT.wording, texture=Texture(anchors=(3,))))


@FEWER
@given(minds())
@example(a_mind_of([a_memory(1), STANDING, ASKED], [CALM], 1))
def test_no_memory_stands_in_the_file_twice(mind: InRamStore) -> None:
    names = [item.name for item in compose(mind, SETTINGS, project="p").items()]

    assert len(names) == len(set(names))


@FEWER
@given(minds())
@example(a_mind_of([a_memory(1), SHORT], [CALM], 1))
def test_what_is_written_is_read_as_it_was(mind: InRamStore) -> None:
    sheet = compose(mind, SETTINGS, project="p")
    assume(len({item.name for item in sheet.items()}) == len(list(sheet.items())))

    back = read_sheet(written(mind))

    assert by_name(back) == by_name(sheet)
    assert (back.tone, back.relationship_confidence) == (sheet.tone, sheet.relationship_confidence)
    assert [(one.session, one.summary) for one in back.warm] == [
        (one.session, one.summary) for one in sheet.warm
    ]
    assert edits_between(back, back) == edits_between(sheet, back) == []


@FEWER
@given(minds())
def test_writing_twice_gives_the_same_bytes_which_are_as_written(mind: InRamStore) -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = MemoryPlace(Path(folder))
        sheet = compose(mind, SETTINGS, project="p")
        assert place.write(sheet, place.found(), 41)
        once = place.file.read_bytes()

        again = place.found()

        assert again.state is State.AS_WRITTEN
        assert stamped(sheet, Comments(), place.tag, 41).encode() == once
        assert place.is_current(compose(mind, SETTINGS, project="p"), again)


# Law 5.


LONG = a_memory(1, "Why " + "word " * 300 + "?", kind=Kind.QUESTION)


@given(minds(), st.integers(200, 1_500), st.booleans())
@example(a_mind_of([LONG, a_memory(2, "Why?", kind=Kind.QUESTION)], [], 1), 205, True)
def test_law_5_the_file_is_within_budget_or_says_why_not(
    mind: InRamStore, budget: int, is_real: bool
) -> None:
    count = token_counter() if is_real else estimated_tokens
    sheet = compose(mind, Settings.of(token_budget=budget), project="p", count=count)

    takes = count(stamped(sheet, Comments(), "aaaa", 41))

    says_so = any(note.startswith("over budget") for note in sheet.notes)
    if takes > budget:
        assert {item.kind for item in sheet.items()} <= {Kind.CONSTRAINT}
        assert says_so
    else:
        assert not says_so


@given(minds(), st.integers(200, 1_500))
@example(a_mind_of([LONG, a_memory(2, "A fact.")], [], 1), 400)
def test_law_5_no_rule_is_cut_and_of_what_is_open_more_than_one_only_within_a_tenth(
    mind: InRamStore, budget: int
) -> None:
    sheet = compose(mind, Settings.of(token_budget=budget), project="p")
    shown = {item.name for item in sheet.items()}
    cut = [
        m for m in mind.memories.all() if not m.ending and m.kind in OPEN and m.name not in shown
    ]
    asked = [item for item in sheet.items() if item.kind in (Kind.QUESTION, Kind.TENSION)]

    assert all(m.kind is not Kind.CONSTRAINT for m in cut)
    assert len(asked) <= 1 or sum(_takes(item) for item in asked) <= budget // 10


def _takes(item: Item) -> int:
    """How many tokens an entry takes at least: as one line of name and words."""
    return token_counter()(f"- id: {item.name} {item.text}")


@given(minds(), st.integers(200, 1_500))
def test_law_5_questions_that_are_cut_are_counted(mind: InRamStore, budget: int) -> None:
    sheet = compose(mind, Settings.of(token_budget=budget), project="p")
    shown = {item.name for item in sheet.items()}
    asked = [
        m for m in mind.memories.all() if not m.ending and m.kind in (Kind.QUESTION, Kind.TENSION)
    ]
    cut = [m for m in asked if m.name not in shown]

    told = [note for note in sheet.notes if "open questions" in note]
    assert told == ([f"{len(cut)} more open questions: `reverie questions`"] if cut else [])


# Whole or not at all.


@cache
def a_life() -> tuple[InRamStore, tempfile.TemporaryDirectory[str]]:
    """A mind with hot and warm memories, and the folder of its file; gone with the process."""
    folder = tempfile.TemporaryDirectory()
    home = (
        Home(Path(folder.name))
        .live(*A_DAY)
        .live("We learned that the parser is slow.", "Why is it slow?")
    )
    home.mind.remember("Perhaps the cache is stale, not sure.")
    home.filing.refresh()
    store = home.store
    assert isinstance(store, InRamStore)
    return store, folder


@contextmanager
def a_home() -> Iterator[Home]:
    """A copy of that life, to do with as one likes."""
    store, template = a_life()
    with tempfile.TemporaryDirectory() as folder, store.scratch() as copy:
        shutil.copytree(template.name, folder, dirs_exist_ok=True)
        yield Home(Path(folder), store=copy)


PIECES = st.one_of(
    st.sampled_from(
        [
            "",
            " ",
            "\n",
            ":",
            ": ",
            "#",
            " # ",
            "-",
            "- ",
            "\n    - ",
            "'",
            '"',
            "[",
            "]",
            "{",
            "}",
            "&a ",
            "*a",
            "!!str ",
            "|\n",
            ">\n",
            "\t",
            "\\",
            "\x00",
            "\x85",
            "\u2028",
            "\ufeff",
            "%",
            "?",
            "? ",
            "---\n",
            "...\n",
            "null",
            "~",
            "id: ",
            "text: new",
            "content: x\n",
            "by: hand",
            "f-20260101-001",
            "f-20260101-001-bbbb",
            "type: insight",
            "-1",
            "1e9",
            "\n=======\n",
            "é",
            '"\\ud83d"',
            '"\\0"',
            '"\\x07"',
            "ghp_a1B2a1B2a1B2a1B2a1B2a1B2a1B2a1B2a1B2",
        ]
    ),
    st.text(max_size=8),
)
Edits = list[tuple[str, int, object]]
PLACES, LINES = st.integers(0, 4_000), st.integers(0, 80)
EDITS: st.SearchStrategy[Edits] = st.lists(
    st.one_of(
        st.tuples(st.just("cut"), PLACES, st.integers(0, 60)),
        st.tuples(st.just("put"), PLACES, PIECES),
        st.tuples(st.just("value"), LINES, PIECES),
        st.tuples(st.sampled_from(["swap", "drop", "twice"]), LINES, LINES),
    ),
    min_size=1,
    max_size=5,
)


def edited(text: str, edits: Edits) -> str:
    """A file after some clumsy hand, as UTF-8 can hold it."""
    for what, at, more in edits:
        place, lines = at % (len(text) + 1), text.split("\n")
        one, other = at % len(lines), more % len(lines) if isinstance(more, int) else 0
        if what == "cut":
            text = text[:place] + text[place + int(str(more)) :]
        elif what == "put":
            text = text[:place] + str(more) + text[place:]
        else:
            if what == "value":
                lines[one] = f"{lines[one].partition(': ')[0]}: {more}"
            elif what == "swap":
                lines[one], lines[other] = lines[other], lines[one]
            else:
                lines[one : one + 1] = [] if what == "drop" else [lines[one]] * 2
            text = "\n".join(lines)
    return text.encode(errors="ignore").decode()


@FEWER
@given(EDITS)
@example([("value", 46, "")])
def test_any_edit_is_taken_whole_or_refused_whole(edits: Edits) -> None:
    with a_home() as home:
        text, before = edited(home.text, edits), contents(home.store)
        home.file.write_bytes(text.encode())
        try:
            taken, wrote = home.filing.settle()
        except FileRefused as error:
            refused, taken = error, Taken(home.filing.place.found())
        else:
            refused = None
            assert wrote
            assert home.filing.place.found().state is State.AS_WRITTEN
            assert home.filing.edits().edits == []
        if refused:
            assert min(refused.line, refused.column) >= 1
            assert (home.file.read_bytes(), contents(home.store)) == (text.encode(), before)
        assert [edit for edit in taken.by_hand if not is_in(home, edit)] == []


def is_in(home: Home, edit: Edit) -> bool:
    """Whether a mind is as an edit wants it."""
    match edit:
        case Added(item) | Reworded(_, item):
            return masked(checked_words(item.text, SETTINGS.record.max_memory_chars)) in home.says()
        case Removed(item):
            return home.store.memories.named(item.name) is None
        case Retuned(_, tone):
            return home.sheet.tone is not None and home.sheet.tone.mood == masked(tone.mood)
