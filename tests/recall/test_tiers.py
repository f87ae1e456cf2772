"""Recall goes by the embedders that the settings ask for, and does without those that fail."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest

from reverie import OpenMind
from reverie.domain.values.episode import Voice
from reverie.errors import EmbedderFailed
from reverie.ports import Embedder
from reverie.recall.embedders import minilm, static, tiers
from reverie.recall.embedders.doctor import checkup
from reverie.recall.embedders.static import StaticTable
from reverie.recall.embedders.tiers import OVERRIDE, Tiers, tiers_for
from tests.days import a_mind_at
from tests.recall.test_recall_of_what_was_said import a_day, told
from tests.recall.test_vectors import SAID, Bags
from tests.recall.weights import a_static_table

TRACE = "\n".join(
    f'  File "app/part{n}.py", line {n}, in run_{n}\n    call(x{n})' for n in range(900)
)
GERMAN = "Welches Boot wurde in Lund gekauft?"


@pytest.fixture(autouse=True)
def as_the_settings_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OVERRIDE, raising=False)


def installed(monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
    """As if of all that embeds only these were installed."""
    for package in {"numpy", static.PACKAGE, minilm.PACKAGE} - {*packages}:
        monkeypatch.setitem(sys.modules, package, None)


def both(mind: OpenMind, quick: Embedder | None, deep: Embedder | None) -> OpenMind:
    """A mind that goes by these embedders."""
    mind._recaller._tiers = Tiers(quick, deep)
    return mind


class Fails(Bags):
    """An embedder that can be made to fail."""

    fails = False

    def vectors(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        if self.fails:
            raise EmbedderFailed("the weights are gone")
        return super().vectors(texts)


# Which ones.


def test_what_is_not_installed_is_not_missed_unless_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed(monkeypatch)
    assert tiers_for("auto") == (Tiers(), ())
    assert tiers_for("none") == (Tiers(), ())
    for choice in ("static", "both"):
        found, notes = tiers_for(choice)
        assert found == Tiers()
        assert notes
        assert all("pip install" in note for note in notes)


@pytest.mark.skipif(not find_spec("numpy"), reason="the extra is not installed")
def test_each_choice_opens_what_it_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in (static, minilm):
        monkeypatch.setattr(module, "folder_of", lambda package, install: tmp_path)
    opened = {choice: [one.name for one in tiers_for(choice)[0] if one] for choice in tiers.CHOICES}
    assert opened == {
        "auto": ["wordllama-l2-256", "all-MiniLM-L6-v2"],
        "none": [],
        "static": ["wordllama-l2-256"],
        "both": ["wordllama-l2-256", "all-MiniLM-L6-v2"],
    }


def test_the_environment_says_what_auto_means_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed(monkeypatch)
    monkeypatch.setenv(OVERRIDE, "static")
    assert tiers_for("auto")[1] != ()
    monkeypatch.setenv(OVERRIDE, "none")
    assert tiers_for("auto") == (Tiers(), ())
    assert tiers_for("both")[1] != ()


# At once, and at night.


def test_a_doze_makes_the_quick_vectors_and_a_night_the_deep_ones() -> None:
    quick, deep = Bags("quick"), Bags("deep")
    with both(a_mind_at(":memory:"), quick, deep) as mind:
        for text in SAID:
            mind.record(text, session="s1")
        mind.end_session("s1")
        mind.doze()
        assert "Never push to main." in quick.read
        assert deep.read == []
        (first, *_) = mind.recall("Did someone acquire a sloop?")
        assert first.text == SAID[1]
        assert first.why["meaning"] > 0
        quick.read.clear()
        mind.night()
        assert "Never push to main." in deep.read
        assert "Never push to main." not in quick.read


def test_what_was_told_by_hand_is_found_by_meaning_after_a_night() -> None:
    with both(a_mind_at(":memory:"), Bags("quick"), None) as mind:
        memory = mind.remember("We bought a boat.")
        mind.night()
        assert [hit.memory for hit in mind.recall("acquire a sloop")] == [memory.name]


def test_a_memory_put_in_other_words_is_found_by_what_it_means_now(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    with both(a_mind_at(tmp_path / "mind.db"), Bags("quick"), None) as mind:
        memory = mind.remember("We sold the house.")
        mind.night()
        assert mind.recall("acquire a sloop") == []
        mind.edit(memory.name, text="We bought the boat.")
        mind.night()
        assert [hit.memory for hit in mind.recall("acquire a sloop")] == [memory.name]


def test_what_a_night_has_seen_since_is_found_by_a_mind_that_stayed_open(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    with both(a_mind_at(tmp_path / "mind.db"), None, Bags("deep")) as mind:
        a_day(mind, "Never push to main.", session="s1")
        mind.recall("acquire a sloop")
        a_day(mind, *SAID[2:], *SAID[:2], session="s2")
        (first, *_) = mind.recall("acquire a sloop")
        assert first.text == SAID[1]
        assert first.why["meaning"] > 1


def test_the_deep_vectors_are_for_what_was_said_and_not_for_tools() -> None:
    quick, deep = Bags("quick"), Bags("deep")
    with both(a_mind_at(":memory:"), quick, deep) as mind:
        mind.record("We sail at dawn.", session="s1")
        mind.record("exit code 1", session="s1", voice=Voice.TOOL)
        mind.end_session("s1")
        mind.night()
    assert "exit code 1" in quick.read
    assert "exit code 1" not in deep.read


@pytest.mark.parametrize("where", ["in RAM", "on disk"])
def test_a_mind_with_vectors_of_two_embedders_compares_each_with_its_own(
    where: str, tmp_path: Path
) -> None:
    if where == "on disk":
        pytest.importorskip("numpy")
    quick, deep = Bags("quick", size=64), Bags("deep")
    path = ":memory:" if where == "in RAM" else tmp_path / "mind.db"
    with both(a_mind_at(path), quick, None) as mind:
        a_day(mind, *SAID)
        both(mind, quick, deep)
        assert SAID[1] in told(mind.recall("sloop"))
        mind.night()
        (first, *_) = mind.recall("Did someone acquire a sloop?")
        assert first.text == SAID[1]
        assert mind.notes == []
        both(mind, Bags("another"), None)
        mind.night()
        assert SAID[1] in told(mind.recall("sloop"))
        assert not mind.store.index.has_vectors("deep")


# One that fails.


@pytest.mark.parametrize("failing", ["quick", "deep"])
def test_if_one_of_two_fails_the_other_still_tells(failing: str) -> None:
    pair = {"quick": Fails("quick"), "deep": Fails("deep")}
    with both(a_mind_at(":memory:"), *pair.values()) as mind:
        a_day(mind, *SAID)
        pair[failing].fails = True
        assert SAID[1] in told(mind.recall("sloop"))
        assert mind.notes == [f"{failing} failed (the weights are gone); recalled without it"]


def test_a_deep_one_that_fails_leaves_the_quick_vectors_of_the_night() -> None:
    deep = Fails("deep")
    deep.fails = True
    with both(a_mind_at(":memory:"), Bags("quick"), deep) as mind:
        a_day(mind, *SAID)
        assert SAID[1] in told(mind.recall("sloop"))
        assert any("deep failed after 0" in note for note in mind.notes)


def test_weights_cut_short_leave_the_words_and_say_what_to_do(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    folder = a_static_table(tmp_path / "weights")
    with both(a_mind_at(tmp_path / "mind.db"), StaticTable(folder), None) as mind:
        a_day(mind, *SAID)
    table = folder / static.TABLE
    table.write_bytes(table.read_bytes()[:5_000])
    with both(a_mind_at(tmp_path / "mind.db"), StaticTable(folder), None) as mind:
        assert SAID[1] in told(mind.recall("boat Lund"))
        (note,) = mind.notes
        assert "is cut short" in note
        assert "pip install --force-reinstall --no-deps wordllama" in note
        assert note.endswith("recalled by words alone")


# Odd questions.


@pytest.mark.parametrize("question", [TRACE, GERMAN, "\n", "？", "a" * 50_000, "``` x = 1 ```"])
def test_odd_questions_get_an_answer_or_none_but_no_error(question: str) -> None:
    with both(a_mind_at(":memory:"), Bags("quick"), Bags("deep")) as mind:
        a_day(mind, *SAID)
        mind.recall(question)
        assert mind.notes == []


def test_a_question_in_german_is_answered_by_the_names_it_shares() -> None:
    with both(a_mind_at(":memory:"), Bags("quick"), Bags("deep")) as mind:
        a_day(mind, *SAID)
        assert told(mind.recall(GERMAN))[0] == SAID[1]


# What the doctor says.


def test_the_doctor_says_which_embedders_are_in_use(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened = {"static": Bags("quick"), "minilm": Bags("deep")}
    for name, one in opened.items():
        monkeypatch.setattr(tiers, f"_{name}", lambda one=one: one)
    assert checkup("both").what == (
        "recall by words and by meaning: static vectors at once and MiniLM's at night"
    )
    assert checkup("static").what == "recall by words and by meaning: static vectors"
    assert checkup("none").what == "recall by words alone"


def test_the_doctor_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch)
    assert checkup("auto").well
    assert "pip install '.[embed]'" in checkup("auto").what
    asked_for = checkup("both")
    assert not asked_for.well
    assert "pip install" in asked_for.next_step


def test_the_doctor_finds_weights_that_cannot_be_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("numpy")
    folder = a_static_table(tmp_path)
    (folder / static.TOKENIZER).write_text("{}")
    monkeypatch.setattr(tiers, "_static", lambda: StaticTable(folder))
    found = checkup("static")
    assert not found.well
    assert "cannot be used" in found.what
    assert "--force-reinstall" in found.next_step
