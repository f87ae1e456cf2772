"""A mind and its file stay true to each other, whatever happens to the file meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from reverie.domain.values.memory import Author
from reverie.domain.values.thought import Answer, Question
from reverie.errors import Asleep, FileRefused
from reverie.memory_file.place import State
from reverie.settings import Settings
from reverie.stores.sqlite.store import SqliteStore
from reverie.thinkers.rules import RulesThinker
from tests.days import contents
from tests.memory_file.homes import A_DAY, CHOICE, FACT, RULE, Home
from tests.stores.elsewhere import beside


class Meddler:
    """A thinker that does something to the file whenever it is asked: someone saves meanwhile."""

    name = "meddler"

    def __init__(self) -> None:
        self.deed: Callable[[], object] = lambda: None
        self._rules = RulesThinker()

    def answer(self, question: Question) -> Answer | None:
        self.deed()
        return self._rules.answer(question)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path).live(*A_DAY)


def test_the_first_night_writes_the_file(tmp_path: Path) -> None:
    home = Home(tmp_path)
    assert not home.file.exists()

    home.live(*A_DAY)

    assert home.filing.place.found().state is State.AS_WRITTEN
    assert home.mind.notes == []
    assert home.sheet.meta.project == tmp_path.name


def test_a_night_takes_what_was_edited_first_and_says_so(home: Home) -> None:
    home.edit(RULE, "Never push to any branch.")
    home.live("Always lint first.")

    assert home.mind.notes == ["memory.yml: 1 edit taken in first"]
    assert {"Never push to any branch.", "Always lint first."} <= set(home.says())
    assert "Never push to any branch." in home.text


@pytest.mark.parametrize("again", [Home.take, Home.live])
def test_a_missing_file_is_written_anew_and_nothing_is_forgotten(
    home: Home, again: Callable[[Home], object]
) -> None:
    home.file.unlink()
    before = home.says()

    again(home)

    assert set(before) <= set(home.says())
    assert RULE in home.text


def test_a_dry_run_leaves_the_file_alone(home: Home) -> None:
    home.edit(RULE, "Never push to any branch.")
    before = (home.text, contents(home.store))
    home.mind.dry_run()

    assert (home.text, contents(home.store)) == before


# Broken files.


BROKEN = [
    ("version: 1", "version: 2"),
    ("      type: decision", "\ttype: decision"),
    ("  doubts: []", "  doubts: []\n  doubts: []"),
    ("hot: #", "<<<<<<< HEAD\nhot: #"),
    ("  doubts: []", "  doubts: [{id: f-20260101-099, text: Who?}]"),
    ("  doubts: []", "  doubts: [{text: Who?, anchors: [f-20260101-099]}]"),
    ("  doubts: []", "  doubts: *all"),
    ("  doubts: []", "  surprise: []"),
    ("  doubts: []", "  doubts: 7"),
    ("  doubts: []", "  doubts: [''] # empty"),
    ("salience: 0.9", "salience: lots"),
    (CHOICE, FACT.lower()),
    (CHOICE, "x" * 2_001),
]


@pytest.mark.parametrize(("old", "new"), BROKEN)
def test_a_broken_file_is_refused_whole_and_the_night_goes_on_beside_it(
    home: Home, old: str, new: str
) -> None:
    home.edit(RULE, "Never push to any branch.").edit(old, new)
    broken, before = home.file.read_bytes(), contents(home.store)

    with pytest.raises(FileRefused) as told:
        home.filing.settle()

    assert (told.value.line >= 1, told.value.column >= 1) == (True, True)
    assert (home.file.read_bytes(), contents(home.store)) == (broken, before)

    home.live("Always lint first.")
    assert home.file.read_bytes() == broken
    assert home.mind.notes[0].startswith(f"memory.yml, line {told.value.line}, column")
    assert "memory.yml.tonight" in home.mind.notes[0]
    assert "Always lint first." in home.aside.read_text()
    assert "any branch" not in home.aside.read_text()


@pytest.mark.parametrize("blob", [b"", b"\x00\x01\xff\xfe", b"\xff" * 99, b"# " + b"x" * (5 << 20)])
def test_a_file_that_is_no_text_is_refused_and_left(home: Home, blob: bytes) -> None:
    home.file.write_bytes(blob)
    before = contents(home.store)

    with pytest.raises(FileRefused):
        home.filing.settle()

    assert (home.file.read_bytes(), contents(home.store)) == (blob, before)
    home.live("Always lint first.")
    assert home.file.read_bytes() == blob
    assert "Always lint first." in home.aside.read_text()


def test_a_mended_file_is_taken_and_the_one_beside_it_goes(home: Home) -> None:
    home.edit(RULE, "Never push to any branch.").edit("version: 1", "version: 2")
    home.live("Always lint first.")
    home.edit("version: 2", "version: 1")
    home.take()

    assert {"Never push to any branch.", "Always lint first."} <= set(home.says())
    assert "Always lint first." in home.text
    assert not home.aside.exists()


# Saved meanwhile.


def test_a_file_saved_during_a_night_is_left_and_taken_later(tmp_path: Path) -> None:
    meddler = Meddler()
    home = Home(tmp_path, thinker=meddler).live(*A_DAY)
    meddler.deed = lambda: home.save(home.text.replace(RULE, "Never push to any branch."))
    home.live("Always lint first.")

    assert "any branch" in home.text
    assert any("saved meanwhile" in note for note in home.mind.notes)
    assert "Always lint first." in home.aside.read_text()
    assert "any branch" not in home.aside.read_text()

    meddler.deed = lambda: None
    home.take()
    assert {"Never push to any branch.", "Always lint first."} <= set(home.says())
    assert "Always lint first." in home.text
    assert not home.aside.exists()


def test_a_file_deleted_during_a_night_is_not_written_over_anything(tmp_path: Path) -> None:
    meddler = Meddler()
    home = Home(tmp_path, thinker=meddler).live(*A_DAY)
    meddler.deed = lambda: home.file.unlink(missing_ok=True)
    home.live("Always lint first.")
    home.take()

    assert {RULE, "Always lint first."} <= set(home.says())
    assert "Always lint first." in home.text


def test_a_file_broken_during_a_night_is_left(tmp_path: Path) -> None:
    meddler = Meddler()
    home = Home(tmp_path, thinker=meddler).live(*A_DAY)
    meddler.deed = lambda: home.save("nonsense: [")
    home.live("Always lint first.")

    assert home.text == "nonsense: ["
    assert "Always lint first." in home.aside.read_text()


# Others.


@pytest.mark.parametrize("hands", [2, 5])
def test_processes_that_take_at_once_lose_nothing(tmp_path: Path, hands: int) -> None:
    mind = tmp_path / "mind.db"
    home = Home(tmp_path, store=SqliteStore(mind)).live(*A_DAY)
    home.edit(RULE, "Never push to any branch.").delete(FACT).add("doubts", "- Perhaps Redis.")

    def take(tell: Callable[[object], None]) -> None:
        try:
            Home(tmp_path, store=SqliteStore(mind)).filing.settle()
            tell("taken")
        except Asleep:
            tell("asleep")

    with ExitStack() as stack:
        others = [stack.enter_context(beside(take)) for _ in range(hands)]
        told = {other.hear() for other in others}

    assert "taken" in told
    home.filing.settle()
    assert {"Never push to any branch.", "Perhaps Redis."} <= set(home.says())
    assert FACT not in home.says()
    assert len(home.says()) == len(set(home.says())) == len(A_DAY)


def test_the_file_beside_may_be_moved_over_the_file(home: Home) -> None:
    home.edit("version: 1", "version: 2")
    home.live("Always lint first.")
    home.aside.rename(home.file)
    home.take()

    home.delete(FACT)
    home.take()

    assert FACT not in home.says()


def test_what_is_done_awake_is_in_the_file_when_the_mind_is_closed(home: Home) -> None:
    told = home.mind.remember("Always lint first.")
    home.mind.forget(home.memory(FACT).name, why="mended")
    home.mind.close()

    assert home.item("lint").name == told.name
    assert FACT not in home.text


def test_what_is_done_awake_does_not_touch_an_edited_file(home: Home) -> None:
    home.edit(RULE, "Never push to any branch.")
    edited = home.text
    home.mind.remember("Always lint first.")
    home.mind.close()

    assert home.text == edited
    home.take()
    assert {"Never push to any branch.", "Always lint first."} <= set(home.says())


def test_two_hands_on_one_entry_keep_the_later_word(home: Home) -> None:
    home.edit(RULE, "Never push to any branch.")
    home.mind.edit(home.memory(RULE).name, text="Never push at all.")
    home.take()

    assert home.memory("Never push").text == "Never push to any branch."
    assert home.memory("Never push").wording.by is Author.PERSON


def test_an_entry_cut_by_the_budget_is_not_deleted(tmp_path: Path) -> None:
    home = Home(tmp_path, settings=Settings.of(token_budget=400))
    facts = [f"The build of part {n} failed with error number {n} on ARM!" for n in range(20)]
    home.live(RULE, *facts)
    shown = [fact for fact in facts if fact in home.text]
    assert 0 < len(shown) < 20

    home.edit(RULE, "Never push to any branch.")
    home.take()

    assert set(facts) <= set(home.says())


def test_a_long_life_leaves_a_file_that_can_be_read(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.live(
        "It turns out the SQLite cache needs a vacuum each week.",
        "We learned that the SQLite cache grows without a vacuum.",
    )
    for _ in range(7):
        home.live()

    assert "composite" in home.text
    assert readable(home)


def test_a_recent_question_stands_in_the_file_once(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.live(
        "It turns out the SQLite cache needs a vacuum each week.",
        "We learned that the SQLite cache grows without a vacuum.",
    )
    for _ in range(4):
        home.live()
    home.live("Why does the SQLite cache need a vacuum so long?")
    home.live()

    assert "composite" in home.text
    assert home.text.count("need a vacuum so long?") == 1


def readable(home: Home) -> bool:
    try:
        return bool(home.sheet)
    except FileRefused:
        return False
