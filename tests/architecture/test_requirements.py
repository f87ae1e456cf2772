"""The requirements page lists every row once and names only tests that exist."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference" / "requirements.md"

ROWS_PER_LETTER = {"A": 46, "B": 51, "C": 46, "D": 43, "E": 33, "F": 13}
LONGEST_SENTENCE = 240  # characters
PARTS = {f"part {number}" for number in range(9, 19)}
"""The parts that are still to come."""

ROW_ID = re.compile(r"[A-Z][0-9]+")
CELL_BORDER = re.compile(r"(?<!\\)\|")
TEST_ID = re.compile(r"`(tests/[\w/]+\.py)::(?:(\w+)::)?(test_\w+)`")


class Row(NamedTuple):
    """One requirement as the page states it."""

    id: str
    sentence: str
    shown_by: str


def test_the_rows_of_each_letter_run_in_order_without_gaps_or_repeats() -> None:
    expected = [
        f"{letter}{number}"
        for letter, count in ROWS_PER_LETTER.items()
        for number in range(1, count + 1)
    ]
    assert [row.id for row in rows()] == expected


def test_each_row_stands_in_the_section_of_its_letter() -> None:
    assert list(sections()) == list(ROWS_PER_LETTER)
    misplaced = [
        row.id
        for letter, section in sections().items()
        for row in rows(section)
        if not row.id.startswith(letter)
    ]
    assert misplaced == []


def test_each_sentence_is_there_and_short() -> None:
    assert [row.id for row in rows() if not 0 < len(row.sentence) <= LONGEST_SENTENCE] == []


def test_each_row_is_shown_by_a_part_or_by_tests() -> None:
    unclear = [
        row
        for row in rows()
        if row.shown_by not in PARTS
        and not all(TEST_ID.fullmatch(test) for test in row.shown_by.split(", "))
    ]
    assert unclear == []


def test_each_test_that_a_row_names_exists() -> None:
    missing = [
        (row.id, test.group())
        for row in rows()
        for test in TEST_ID.finditer(row.shown_by)
        if not defines(ROOT / test[1], class_name=test[2], name=test[3])
    ]
    assert missing == []


def rows(text: str | None = None) -> list[Row]:
    """The requirement rows of the page, or of one section of it; a row must have three cells."""
    lines = (PAGE.read_text(encoding="utf-8") if text is None else text).splitlines()
    tables = [
        [cell.strip() for cell in CELL_BORDER.split(line.strip())[1:-1]]
        for line in lines
        if line.startswith("|")
    ]
    return [Row(*cells) for cells in tables if ROW_ID.fullmatch(cells[0])]


def named_tests(row_id: str) -> list[str]:
    """The tests that the page names for a row, as pytest takes them."""
    shown = next(row.shown_by for row in rows() if row.id == row_id)
    return [test.group().strip("`") for test in TEST_ID.finditer(shown)]


def sections() -> dict[str, str]:
    """The text under each heading, by the letter the heading opens with."""
    _, *parts = re.split(r"^## (?=[A-Z] · )", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {part[0]: part for part in parts}


def defines(file: Path, *, class_name: str | None, name: str) -> bool:
    """Whether the file holds a test of that name, and the class if one is named.

    A class may inherit the test from a contract class in the same file, so the two need not nest.
    """
    if not file.is_file():
        return False
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    functions = {
        node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    classes = {node.name for node in nodes if isinstance(node, ast.ClassDef)}
    return name in functions and (class_name is None or class_name in classes)
