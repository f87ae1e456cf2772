"""Nothing that is printed gives the terminal orders, wherever its words come from."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest
from bench.damage import LINES, run

from reverie.cli._terminal import guarded_terminal, harmless, styled
from tests.cli.terminal import said

ORDERS = (
    "\x1b[2J\x1b]0;title\x07\x9b31m\x7f\x08\r\x85\u202e\u2066\u2069\u200e\u200f\u200b\u2060\ufeff"
    "\u2028\xad\U000e0041"
)
"""Escapes, controls of both tables, bidi, what cannot be seen."""
ORDER = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\U000e0000-\U000e007f]"
)


class Terminal(io.StringIO):
    """A terminal that keeps what it is told."""

    def isatty(self) -> bool:
        """It is one."""
        return True


def printed(text: str) -> str:
    """What a terminal gets of a text."""
    terminal, before = Terminal(), sys.stdout
    sys.stdout = terminal
    try:
        with guarded_terminal():
            sys.stdout.write(text)
    finally:
        sys.stdout = before
    return terminal.getvalue()


@pytest.fixture
def hostile(project: Path) -> Path:
    """A project in which texts, names, notes and files are full of orders."""
    said("init")
    for words in (
        f"Never push {ORDERS} to main.",
        f"We decided to use SQLite{ORDERS} over Postgres because it is one file.",
        f"Should we keep {ORDERS} the index?",
    ):
        run(f"record '{words}' --session 'mon{ORDERS}day'")
    run(f"end 'mon{ORDERS}day'")
    run("night")
    run(f"remember 'The user likes{ORDERS} tea.' --kind relationship")
    run(f"bookmark add 'look{ORDERS} here'")
    run(f"trigger add deploy 'ask{ORDERS}'")
    run(f"sleep add 2 'long{ORDERS} review'")
    return project


@pytest.mark.parametrize(
    "order",
    ["\x1b", "\x07", "\x08", "\x7f", "\x9b", "\u202e", "\u2066", "\u200f", "\u200b", "\udc80"],
)
def test_an_order_to_a_terminal_is_spelled_out(order: str) -> None:
    assert printed(f"a{order}b\n") == f"a\\u{ord(order):04x}b\n"


@pytest.mark.parametrize(
    "text", ["naïve\n", "a\tb\r\n", "日本語", "می‌خواهم", "👩‍💻", "a\xa0b", "🩷"]
)
def test_what_people_write_is_printed_as_it_is(text: str) -> None:
    assert printed(text) == text


def test_a_joiner_between_latin_letters_cannot_be_seen_and_is_spelled_out() -> None:
    assert harmless("pass\u200dword") == "pass\\u200dword"


def test_our_own_styles_are_shown_and_those_of_a_text_are_not() -> None:
    assert printed(styled("a\x1b[31mb", "bold")) == "\x1b[1ma\\u001b[31mb\x1b[0m"


def test_a_line_that_ends_alone_cannot_be_written_over() -> None:
    assert printed("rm -rf /\rls") == "rm -rf /\\u000dls"


def test_what_a_terminal_of_few_characters_lacks_is_spelled_out() -> None:
    output = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    before = sys.stdout
    sys.stdout = output
    try:
        with guarded_terminal():
            print("…")
    finally:
        sys.stdout = before
    output.flush()

    assert output.buffer.getvalue() == b"\\u2026\n"  # type: ignore[attr-defined]


def test_no_reading_command_prints_an_order(hostile: Path) -> None:
    ended = {line: run(line) for line in LINES}

    assert {
        line for line, how in ended.items() if ORDER.search(how.printed + how.complained)
    } == set()


def test_json_holds_every_character_as_an_escape(hostile: Path) -> None:
    for line in ("memories", "recall push", "journal e2", "sleep status"):
        told = run(f"{line} --json").printed

        assert not ORDER.search(told)
        assert ORDER.search(json.dumps(json.loads(told), ensure_ascii=False))


@pytest.mark.parametrize("line", ["explain 'f{}'", "memories --mind 'x{}'", "{}", "night --{}"])
def test_no_refusal_prints_an_order(project: Path, line: str) -> None:
    ended = run(line.format(ORDERS))

    assert ended.code
    assert not ORDER.search(ended.printed + ended.complained)


def test_every_output_of_the_command_line_passes_the_guard(project: Path) -> None:
    said("init")

    assert "\\u202e" in said("record 'to\u202e' --session 'a\u202eb'")
