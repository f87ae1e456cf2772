"""Whatever is said for pages, listed by the thousand or nested: nothing costs its square."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from reverie.awake import debt, ledger, soundness
from reverie.awake.drafts import drafts
from reverie.awake.moments import Moment, What
from reverie.errors import FileRefused
from reverie.hosts.claude_code import counts, forks, prompts, shell, transcript
from reverie.hosts.claude_code.json_text import respelled
from reverie.hosts.claude_code.notes_import import statements
from reverie.hosts.claude_code.outline import distilled
from reverie.memory_file.comments import Comments, joined
from reverie.memory_file.merge_conflict import sides_of
from reverie.memory_file.place import comments_of
from reverie.memory_file.read import read_sheet
from reverie.recall.passage import passage
from reverie.recall.query import as_written, asking_words, content_words_of, read_query
from reverie.testing import DAWN
from tests.growth import grows_as_its_square
from tests.memory_file.homes import Home

CHARS = 8_000
"""Characters of the shorter of two texts; the longer has four times as many."""
MANY = 300
"""Things in the shorter of two lists."""
HEAD = "meta:\n  version: 1\ncold:\n  constraints:\n"


def refused(text: str) -> None:
    with suppress(FileRefused):
        read_sheet(text)


def typed(text: str) -> str:
    return prompts.typed_words({"type": "user"}, [{"type": "text", "text": text}])


RULES: dict[str, tuple[Callable[[str], object], tuple[str, ...]]] = {
    "changes_something": (
        shell.changes_something,
        ("git -c ", "pip ", "sed -", "'", '"\\"', "<<A\n", "a=b ", "> ", "# x\n", "("),
    ),
    "subjects": (
        lambda text: shell.subjects(f"git commit -m x; {text}", text),
        ("git -c ", " -m ", " -F ", "'", '"\\', "git commit ", "error:", "nothing "),
    ),
    "sameness": (shell.sameness, ("cd a && ", "2>&1", " ", "cd ")),
    "typed_words": (
        typed,
        ("<system-reminder>", "</system-reminder", "<ide_a ", "<ide_a></ide_a", "Caveat: ", " "),
    ),
    "statements": (
        statements,
        ("---\n", "<!--", "- ", "[", "*a ", "`", "# h\n", "```\n", "| a |\n", "a. B ", "[a]: b\n"),
    ),
    "read_sheet": (
        lambda text: refused(HEAD + text),
        ("    - text: a b\n", "    - ", "[", "{a: ", "# x\n", "'", "\\", "<<<<<<< a\n", "*a "),
    ),
    "comments_of": (comments_of, ("# mine\n", "a: b # mine\n", "- # mine\n  a\n")),
    "sides_of": (sides_of, ("<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n", "=======\n")),
    "read_query": (
        lambda text: read_query(text, ["Ada", "Bob X"], DAWN),
        ("what ", "when did ", "Ada and Bob ", "last week ", "“", " ", "2026-01-01 ", "in May "),
    ),
    "words of a question": (
        lambda text: [content_words_of(text), as_written(text), asking_words(text)],
        ("what ", "ß", "over ", "who ", "a", "1 ", "\u0301"),
    ),
    "passage": (
        lambda text: passage(text, ["push", "main"]),
        ("push main. ", "a. ", "Mr. A ", "\n", "said “", "push "),
    ),
}
"""What reads a text, and the words each looks for."""


@pytest.mark.parametrize("rule", RULES)
def test_a_text_that_repeats_what_a_rule_looks_for_is_read_in_step_with_its_length(
    rule: str,
) -> None:
    work, units = RULES[rule]
    found = {
        (unit, end): told
        for unit in units
        for end in ("", "\nand so on")
        if (told := grows_as_its_square(work, repeated(unit, end)))
    }
    assert found == {}


def repeated(unit: str, end: str) -> Callable[[int], str]:
    return lambda times: unit * (times * CHARS // len(unit)) + end


def test_front_matter_that_never_ends_is_looked_for_once() -> None:
    assert grows_as_its_square(statements, lambda times: "---" + "\n" * times * CHARS * 2) == ""


# Transcripts.


def record(number: int, content: object, kind: str = "assistant") -> str:
    message = {"id": f"m{number}", "role": kind, "content": content}
    return json.dumps({"type": kind, "uuid": f"{number:036x}", "message": message}) + "\n"


def use(number: int, tool: str, **given: str) -> dict[str, Any]:
    return {"type": "tool_use", "id": f"t{number}", "name": tool, "input": given}


def nameless_uses(times: int) -> str:
    edit = {"type": "tool_use", "name": "Edit", "input": {}}
    return record(1, [edit] * MANY * times)


def edits_of_as_many_files(times: int) -> str:
    some = range(times * MANY)
    return "".join(record(n, [use(n, "Edit", file_path=f"/p/{n}.py")]) for n in some)


def failures(times: int) -> str:
    trace = 'Traceback (most recent call last):\n  File "a.py", line 1, in f\n' * 5
    return "".join(
        record(n, [use(n, "Bash", command=f"make {n}")])
        + record(n + 10**6, [_failed(n, trace)], "user")
        for n in range(times * MANY // 10)
    )


def _failed(number: int, output: str) -> dict[str, Any]:
    answer = {"type": "tool_result", "tool_use_id": f"t{number}", "is_error": True}
    return {**answer, "content": output}


def uuids_in_one_line(times: int) -> str:
    return "".join(f'"uuid":"{n:036x}" ' for n in range(times * MANY * 20)) + "\n"


def pasted(unit: str) -> Callable[[int], str]:
    return lambda times: record(1, f"Never do this.\n{unit * (times * CHARS // len(unit))}", "user")


TRANSCRIPTS: dict[str, Callable[[int], str]] = {
    "uses without a name": nameless_uses,
    "edits of as many files": edits_of_as_many_files,
    "failures with stack traces": failures,
    "one line that never ends": lambda times: "x" * times * 400 * CHARS,
    "uuids in one line": uuids_in_one_line,
    "names that are spaced out": lambda times: '"name"' + " " * times * CHARS,
    "uuids that are spaced out": lambda times: ('"uuid"' + " " * 50) * (times * MANY),
    "a pasted stack trace": pasted('  File "a.py", line 1, in f\n    x = y\n'),
    "fences": pasted("```\n"),
    "quotations": pasted("> "),
    "tags": pasted("<a>"),
    "headings": pasted("# h\n"),
    "a diff": pasted("+ a\n- b\n"),
    "orders to a terminal": pasted("\x1b["),
    "one word": pasted("never "),
}


READERS: dict[str, Callable[[str], object]] = {
    "counted": lambda path: counts.scan({"main": path}, {}, 1 << 40),
    "compared": lambda path: list(forks._records(path)),
    "drafted": lambda path: drafts(transcript.moments(path), "main", DAWN),
    "distilled": lambda path: list(distilled(path, full=True)),
}


@pytest.mark.parametrize("kind", TRANSCRIPTS)
def test_a_transcript_is_counted_and_read_in_step_with_its_length(
    kind: str, tmp_path: Path
) -> None:
    def written(times: int) -> str:
        path = tmp_path / f"{times}.jsonl"
        path.write_text(TRANSCRIPTS[kind](times))
        return str(path)

    found = {
        name: told for name, read in READERS.items() if (told := grows_as_its_square(read, written))
    }
    assert found == {}


def test_many_moments_are_drafted_in_step_with_their_number() -> None:
    def moments(times: int) -> list[Moment]:
        some = range(times * MANY * 8)
        return [Moment(n, DAWN, What.EDITED, f"/p/{n}", "Edit", f"/p/{n}") for n in some]

    assert grows_as_its_square(lambda told: drafts(told, "main", DAWN), moments) == ""


# The books, the settings of a host, and the memory file.


def a_book(times: int) -> dict[str, Any]:
    some = range(times * MANY * 4)
    sessions = [{"session_id": f"s{n}", "stopped_at": "2026", "score": 1} for n in some]
    marks = [{"id": f"b{n}", "message": "x", "created_at": "2026"} for n in some]
    return {**ledger.empty(0), "sessions": sessions, "bookmarks": marks}


@pytest.mark.parametrize("begun", [None, "2025"])
def test_a_sleep_is_closed_in_step_with_the_sessions_it_closes(begun: str | None) -> None:
    def closed(book: dict[str, Any]) -> None:
        debt.finish_sleep(
            {**soundness.tidied(deepcopy(book)), "sleep_started_at": begun}, "", "2027"
        )

    assert grows_as_its_square(closed, a_book) == ""


def test_reminders_fire_in_step_with_their_number() -> None:
    def reminders(times: int) -> tuple[dict[str, Any], str]:
        words = [f"w{n}" for n in range(times * MANY)]
        some = [{"when": word, "fired_count": 0, "max_fires": 3} for word in words]
        return {"triggers": some}, " ".join(words)

    assert grows_as_its_square(lambda given: debt.fired(*deepcopy(given)), reminders) == ""


def test_comments_of_two_sides_are_joined_in_step_with_their_number() -> None:
    def comments(times: int) -> Comments:
        said = [f"# {n}" for n in range(times * MANY * 16)]
        return Comments({"hot": said}, {}, said)

    assert grows_as_its_square(lambda one: joined(one, deepcopy(one)), comments) == ""


def test_settings_are_respelled_in_step_with_their_length() -> None:
    def settings(times: int) -> dict[str, Any]:
        return {"hooks": [{"n": n} for n in range(times * MANY)]}

    def changed(found: dict[str, Any]) -> None:
        respelled(json.dumps(found, indent=2), {"hooks": [*found["hooks"], {"n": -1}]})

    assert grows_as_its_square(changed, settings) == ""


def test_edits_are_planned_in_step_with_their_number(tmp_path: Path) -> None:
    homes = (Home(tmp_path / str(n)).live("Never push to main.") for n in count())

    def edited(times: int) -> Home:
        home = next(homes)
        new = "".join(f"    - text: Never do odd thing {n}.\n" for n in range(times * MANY // 10))
        home.save(home.text.replace("  relationship:", f"{new}  relationship:"))
        return home

    assert grows_as_its_square(lambda home: home.filing.edits(), edited) == ""


def test_many_hits_of_one_word_are_ranked_in_step_with_their_number(tmp_path: Path) -> None:
    places = count()

    def a_mind(times: int) -> Any:
        home = Home(tmp_path / f"hits{next(places)}")
        for number in range(times * MANY):
            home.mind.record(f"We push number {number} to the branch.", session="s")
        return home.mind

    assert grows_as_its_square(lambda mind: mind.recall("Why push?", k=50), a_mind) == ""
