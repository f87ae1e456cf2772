"""The briefing is told from a file while it would say the same, and composed when it would not."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie.memory_file.briefing_cache import FILE, FORM
from reverie.memory_file.compose import compose
from reverie.settings import Settings
from reverie.writing.briefing import whole_briefing
from tests.memory_file.homes import A_DAY, RULE, Home

TOLD_IN_FORM = {
    1: "49bdff7cd4f7",
    2: "49bdff7cd4f7",
    3: "5b72f1b39543",
    4: "bc72797dd3ae",
    5: "bc72797dd3ae",
    6: "bc72797dd3ae",
}
"""What the briefing of one small mind says, in each form there was."""


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A mind that has slept twice."""
    return Home(tmp_path).live(*A_DAY).live("The cat sat on the server.")


def composed(home: Home, settings: Settings | None = None) -> str:
    """The briefing as it is made anew."""
    with home.store.view() as mind:
        return whole_briefing(
            compose(mind, settings or home.mind.settings, project=home.filing.project)
        )


def planted(home: Home) -> str:
    """Another text in the place of the one that is kept."""
    file = home.folder / FILE
    made_of = file.read_text(encoding="utf-8").partition("\n")[0]
    file.write_text(f"{made_of}\nplanted\n", encoding="utf-8")
    return "planted\n"


def test_what_a_night_leaves_is_told_as_it_is_and_byte_for_byte_what_would_be_composed(
    home: Home,
) -> None:
    assert home.mind.briefing() == composed(home)
    assert RULE in home.mind.briefing()
    assert home.mind.briefing() != planted(home) == home.mind.briefing()


CHANGES: dict[str, Callable[[Home], object]] = {
    "something is remembered": lambda home: home.mind.remember("Always say please."),
    "something is forgotten": lambda home: home.mind.forget(a_name(home), why="a test"),
    "something is edited": lambda home: home.mind.edit(a_name(home), text="Never ever push."),
    "a question is closed": lambda home: home.mind.resolve(
        home.mind.questions()[0].name, why="it was the lock"
    ),
    "a session ends": lambda home: (
        home.mind.record("lunch was fine", session="lunch"),
        home.mind.end_session("lunch"),
    ),
    "a night is slept": lambda home: home.live("We must never deploy on a Friday."),
    "a night is undone": lambda home: home.mind.undo(2),
}


def a_name(home: Home) -> str:
    """The name of the rule."""
    return next(memory.name for memory in home.mind.memories() if memory.text == RULE)


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_old_is_told_after_a_change(change: str, home: Home) -> None:
    old = planted(home)
    CHANGES[change](home)

    assert home.mind.briefing() == composed(home) != old


def test_nothing_old_is_told_when_an_edited_file_cannot_be_written_over(home: Home) -> None:
    home.save(home.text.replace(RULE, "Never push."))
    old = planted(home)
    home.mind.remember("Always say please.")
    home.mind.file and home.mind.file.refresh()

    assert home.mind.briefing() == composed(home) != old


def test_other_settings_are_briefed_otherwise(home: Home) -> None:
    old = planted(home)
    small = Home(home.folder.parent, settings=Settings.of(token_budget=600), store=home.store)

    assert small.mind.briefing() == composed(small) != old


@pytest.mark.parametrize("damage", [b"", b"\n", b"{}\nold\n", b"\xff\xfe\nold\n"])
def test_a_damaged_file_is_not_told(damage: bytes, home: Home) -> None:
    (home.folder / FILE).write_bytes(damage)

    assert home.mind.briefing() == composed(home)


def test_without_the_file_the_briefing_is_composed(home: Home) -> None:
    (home.folder / FILE).unlink()

    assert home.mind.briefing() == composed(home)


def test_whoever_changes_the_words_of_a_briefing_raises_its_form(home: Home) -> None:
    told = hashlib.sha256(home.mind.briefing().encode()).hexdigest()[:12]

    assert told == TOLD_IN_FORM.get(FORM), f"raise FORM, and note {told!r} as what it says"
