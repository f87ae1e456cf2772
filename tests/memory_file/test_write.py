"""A sheet is written so that a person can read it, and reading gives the same sheet back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ruamel.yaml import YAML

from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import Aspect, Confidence
from reverie.domain.views.sheet import Item, Meta, Sheet, ToneBlock, WarmSession
from reverie.memory_file.comments import Comments
from reverie.memory_file.place import stamped
from reverie.memory_file.read import read_sheet
from reverie.memory_file.write import is_ours, quoted
from reverie.settings import Settings
from tests.memory_file.random_minds import TRICKY

FULL = Item(
    "f-20260101-001",
    Kind.DECISION,
    "We chose SQLite over Postgres because it is one file.",
    created="2026-01-01T06:00:00Z",
    session=7,
    salience=0.75,
    feeling="conviction",
    path="Both were tried. It turned out one file is enough.",
    confidence=Confidence.HIGH,
    reversal="if two machines must write",
    anchors=("f-20260101-002",),
    by_hand=True,
)
QUESTION = Item("f-20260101-002", Kind.QUESTION, "Why does the test hang?", salience=0.9)
TONE = ToneBlock(
    7, "calm, even", "terse", ("turned for the worse: it failed",), "the parser", "yes"
)
SHEET = Sheet(
    Meta("p", 7, "2026-01-02T06:00:00Z", 4000, "0" * 28),
    tone=TONE,
    doubts=(Item("f-20260101-003", Kind.DOUBT, "It may be the cache."),),
    hooks=(Item("f-20260101-004", Kind.EVOCATION, "Like Chesterton's fence."),),
    hot=(FULL, QUESTION),
    warm=(WarmSession(5, "calm", (Item("f-20260101-005", Kind.FACT, "ARM.", salience=0.4),)),),
    composites=(
        Item(
            "c-build-006",
            Kind.COMPOSITE,
            "The build is slow.",
            sources=("f-20260101-001",),
            moods=((3, "calm"),),
            standing=(Item("f-20260101-007", Kind.QUESTION, "How slow?"),),
        ),
    ),
    cold=(Item("f-20260101-008", Kind.INSIGHT, "Locks hang.", salience=0.2),),
    constraints=(Item("f-20260101-009", Kind.CONSTRAINT, "Never push to main.", by_hand=True),),
    relationship=(
        Item("f-20260101-010", Kind.RELATIONSHIP, "Short answers.", aspect=Aspect.STYLE),
        Item("f-20260101-011", Kind.RELATIONSHIP, "Knows Rust.", aspect=Aspect.EXPERTISE),
        Item("f-20260101-012", Kind.RELATIONSHIP, "Likes tabs.", aspect=Aspect.PREFERENCE),
        Item("f-20260101-013", Kind.RELATIONSHIP, "Go ahead.", aspect=Aspect.TRUST),
    ),
    relationship_confidence=Confidence.MEDIUM,
)


def written(sheet: Sheet) -> str:
    return stamped(sheet, Comments(), "aaaa", 1)


def test_a_sheet_of_everything_comes_back_as_it_was() -> None:
    back = read_sheet(written(SHEET))

    assert replace(back, meta=SHEET.meta) == SHEET
    assert replace(back.meta, stamp="") == replace(SHEET.meta, stamp="")


def test_the_file_is_plain_yaml_with_the_seeds_words() -> None:
    plain = YAML(typ="safe").load(written(SHEET))

    assert list(plain) == ["meta", "hot", "warm", "cold"]
    assert list(plain["hot"]) == ["session_tone", "doubts", "narrative_hooks", "fragments"]
    assert list(plain["warm"]["sessions"][0]) == ["session", "tone_summary", "fragments"]
    assert list(plain["cold"]) == ["composites", "fragments", "constraints", "relationship"]
    assert plain["hot"]["fragments"][0]["content"] == FULL.text
    assert plain["cold"]["composites"][0]["moods"] == [{"session": 3, "mood": "calm"}]
    assert plain["cold"]["relationship"]["confidence"] == "medium"


def test_a_file_tells_its_version_project_sessions_last_sleep_and_budget() -> None:
    meta = YAML(typ="safe").load(written(SHEET))["meta"]

    assert list(meta) == [
        "version",
        "project",
        "total_sessions",
        "last_sleep",
        "token_budget",
        "stamp",
    ]
    assert (meta["version"], meta["token_budget"]) == (1, Settings().file.token_budget)
    assert meta["token_budget"] == 4_000


def test_an_empty_sheet_names_its_lists() -> None:
    plain = YAML(typ="safe").load(written(Sheet(Meta("p", stamp="0" * 28))))

    assert plain["meta"]["last_sleep"] is None
    assert plain["hot"] == {"doubts": [], "narrative_hooks": [], "fragments": []}
    assert plain["cold"]["relationship"] == {
        "confidence": "low",
        "style": [],
        "expertise": [],
        "preferences": [],
    }


@pytest.mark.parametrize("text", TRICKY)
def test_any_text_is_one_scalar_that_means_itself(text: str) -> None:
    assert YAML(typ="safe").load(f"key: {quoted(text)}\nnext: 1") == {"key": text, "next": 1}


@pytest.mark.parametrize("text", TRICKY)
def test_any_text_comes_back_from_every_place_of_a_file(text: str) -> None:
    short = Item("f-20260101-001", Kind.CONSTRAINT, text)
    full = replace(FULL, name="f-20260101-002", text=text, feeling=text, path=text, reversal=text)
    sheet = replace(
        Sheet(SHEET.meta),
        tone=ToneBlock(7, text, text, (), text, text),
        hot=(full,),
        constraints=(short,),
    )

    back = read_sheet(written(sheet))

    assert (back.tone, back.hot, back.constraints) == (sheet.tone, sheet.hot, sheet.constraints)


def test_plain_words_stay_plain() -> None:
    assert quoted("We chose SQLite; it's one file.") == "We chose SQLite; it's one file."
    assert quoted("calm, even") == "calm, even"


def test_our_own_comments_are_known_and_a_persons_are_not() -> None:
    assert is_ours("# 3 more open questions: `reverie questions`")
    assert not is_ours("# ask Bob")


def test_the_moods_of_a_composite_come_back() -> None:
    composite = replace(SHEET.composites[0], moods=((3, "calm, even"), (4, "tense")))

    assert read_sheet(written(replace(SHEET, composites=(composite,)))).composites == (composite,)


@pytest.mark.parametrize("text", ["a\x7fb", "a\x80b", "a\ufffeb"])
def test_odd_characters_in_a_turn_come_back(text: str) -> None:
    tone = replace(TONE, turns=(f"turned: {text}",))

    assert read_sheet(written(replace(SHEET, tone=tone))).tone == tone


@pytest.mark.parametrize("words", ["# 3 more things to tell Bob", "# over budget last month: ask"])
def test_a_persons_comment_is_not_ours_because_of_how_it_begins(words: str) -> None:
    assert not is_ours(words)
