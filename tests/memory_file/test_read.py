"""A file is read whole, or refused with the line and column of what is wrong."""

from __future__ import annotations

import pytest

from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import Aspect
from reverie.domain.views.sheet import Item
from reverie.errors import FileRefused
from reverie.memory_file.read import read_sheet
from reverie.parsers import yaml_in

GOOD = """\
meta:
  version: 1
  project: p
hot:
  session_tone:
    session: 1
    mood: calm
  doubts: []
  narrative_hooks: []
  fragments:
    - id: f-20260101-001
      type: fact
      salience: 0.5
      content: The build runs on ARM.
      anchors: [f-20260101-002]
    - id: f-20260101-002
      type: insight
      content: Locks hang.
warm:
  sessions: []
cold:
  constraints: []
"""


def refusal(text: str) -> FileRefused:
    with pytest.raises(FileRefused) as told:
        read_sheet(text)
    return told.value


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "why"),
    [
        ("version: 1", "version: 2", 2, 12, "the version is 2"),
        ("  version: 1\n", "", 2, 3, "the version is None"),
        ("meta:\n  version: 1\n  project: p\n", "", 1, 1, "there is no `meta:`"),
        ("      salience", "\t\tsalience", 13, 1, "correct it"),
        ("warm:", "hot:", 19, 1, "twice"),
        ("project: p", "project: p\n  project: q", 4, 3, "twice"),
        ("002\n      type", "001\n      type", 16, 11, "stands on line 11 too"),
        ("[f-20260101-002]", "[nobody]", 15, 17, "is no id"),
        ("    - id: f-20260101-001", "    - id: Bob", 11, 11, "is no id"),
        ("[f-20260101-002]", "f-20260101-002", 15, 16, "is a list"),
        ("type: fact", "type: *f", 12, 13, "alias"),
        ("type: fact", "type: rumour", 12, 13, "one of composite, constraint"),
        ("salience: 0.5", "salience: 1.5", 13, 17, "from 0 to 1"),
        ("salience: 0.5", "salience: much", 13, 17, "give a number"),
        ("salience: 0.5", "salience: .nan", 13, 17, "give a number"),
        ("salience: 0.5", "importance: 1", 13, 7, "`importance` is not known here"),
        ("session: 1", "session: first", 6, 14, "whole number"),
        ("content: Locks hang.", "content: ''", 18, 16, "says nothing"),
        ("content: Locks hang.", "session: 1", 16, 7, "says nothing"),
        ("content: Locks hang.", "content: [a, b]", 18, 16, "one text"),
        ("content: Locks hang.", "content: a: b", 18, 17, "correct it"),
        ("content: Locks hang.", 'content: "half', 18, 16, "never closed"),
        ("hot:\n", "hot:\n<<<<<<< HEAD\n", 5, 1, "`reverie memory merge`"),
        ("hot:\n", "hot:\n=======\n", 5, 1, "conflict"),
        ("  fragments:\n", "  fragments: none\n", 11, 9, "correct it"),
        ("  constraints: []", "  constraints: {a: b}", 22, 16, "is a list"),
        ("  sessions: []", "  sessions: [{tone_summary: calm}]", 20, 14, "needs its number"),
        ("cold:\n  constraints: []\n", "cold: [1]\n", 21, 7, "expected keys"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    old: str, new: str, line: int, column: int, why: str
) -> None:
    assert GOOD.count(old) == 1
    told = refusal(GOOD.replace(old, new))

    assert (told.line, told.column) == (line, column)
    assert why in told.why
    assert str(told).startswith(f"memory.yml, line {line}, column {column}: ")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        (" \n\n", "empty"),
        ("[1, 2]", "no mapping"),
        ("just words", "no mapping"),
        ("a: b: c", "correct it"),
        ("\x00\x01\x02", "correct it"),
        ("a: \x07", "correct it"),
        ("%YAML 9.9\n---\nmeta: 1", "correct it"),
        ("meta: 1\n---\nmeta: 2", "correct it"),
        ("- " * 5_000, "too deeply"),
        ("[" * 5_000, "too deeply"),
        ("{a: " * 3_000, "too deeply"),
        ("[a, " * 5_000, "too deeply"),
        ('meta: "\\ud83d"', ""),
        ("meta:\n  version: 1\n" + "# " + "x" * (5 << 20), "larger than 4 MB"),
    ],
)
def test_what_is_no_memory_file_is_refused(text: str, why: str) -> None:
    told = refusal(text)

    assert (told.line >= 1, told.column >= 1) == (True, True)
    assert why in told.why


def test_an_entry_may_be_a_bare_text() -> None:
    text = GOOD.replace("doubts: []", "doubts: [It may be the cache.]").replace(
        "constraints: []",
        "constraints:\n    - Never push.\n  composites:\n    - The build is slow.\n"
        "  relationship:\n    style: Short answers.\n    preferences: [Tabs.]",
    )
    sheet = read_sheet(text)

    assert sheet.doubts == (Item("", Kind.DOUBT, "It may be the cache."),)
    assert sheet.constraints == (Item("", Kind.CONSTRAINT, "Never push."),)
    assert sheet.composites == (Item("", Kind.COMPOSITE, "The build is slow."),)
    assert sheet.relationship == (
        Item("", Kind.RELATIONSHIP, "Short answers.", aspect=Aspect.STYLE),
        Item("", Kind.RELATIONSHIP, "Tabs.", aspect=Aspect.PREFERENCE),
    )


def test_an_entry_without_a_type_gets_the_one_its_words_show() -> None:
    text = GOOD.replace(
        "  fragments:\n", "  fragments:\n    - text: Why?\n    - We chose A over B.\n"
    )

    assert [item.kind for item in read_sheet(text).hot[:2]] == [Kind.QUESTION, Kind.DECISION]


def test_standing_questions_may_be_bare_texts() -> None:
    text = GOOD.replace(
        "constraints: []",
        "composites:\n    - content: The build.\n      standing_questions: [How slow?]",
    )
    (composite,) = read_sheet(text).composites

    assert composite.standing == (Item("", Kind.QUESTION, "How slow?"),)


@pytest.mark.parametrize(
    "written",
    [
        "|\n        Locks\n        hang.",
        ">-\n        Locks\n\n        hang.",
        "Locks\n        hang.",
        "'Locks  hang.'",
        '"Locks\\n\\\n        hang."',
    ],
)
def test_a_text_over_several_lines_is_one_text(written: str) -> None:
    sheet = read_sheet(GOOD.replace("content: Locks hang.", f"content: {written}"))

    assert sheet.hot[1].text == "Locks hang."


def test_each_entry_knows_its_line() -> None:
    assert [item.line for item in read_sheet(GOOD).items()] == [11, 16]


def test_the_order_of_keys_and_windows_line_ends_do_not_matter() -> None:
    turned = GOOD.replace(
        "- id: f-20260101-002\n      type: insight", "- type: insight\n      id: f-20260101-002"
    )

    assert read_sheet(turned) == read_sheet(GOOD)
    assert read_sheet(GOOD.replace("\n", "\r\n")) == read_sheet(GOOD)


def test_an_entry_with_a_content_and_a_text_is_refused() -> None:
    refusal(GOOD.replace("content: Locks hang.", "content: Locks hang.\n      text: Really."))


def test_a_number_that_is_far_too_long_is_refused() -> None:
    refusal(GOOD.replace("salience: 0.5", "salience: 1" + "0" * 25))


def test_a_type_that_contradicts_its_list_is_heard_or_refused() -> None:
    text = GOOD.replace("doubts: []", "doubts: [{type: fact, text: It is the cache.}]")
    try:
        sheet = read_sheet(text)
    except FileRefused:
        return
    assert next(item.kind for item in sheet.items()) is Kind.FACT


def test_an_anchor_that_stands_twice_prints_no_warning(recwarn: pytest.WarningsRecorder) -> None:
    head = "meta:\n  version: 1\n"
    sheet = read_sheet(f"{head}hot:\n  doubts:\n    - &a one\n    - &a two\n")
    assert [item.text for item in sheet.doubts] == ["one", "two"]
    assert yaml_in("[&a 1, &a 2]") == [1, 2]
    assert not recwarn.list
