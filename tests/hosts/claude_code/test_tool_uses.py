"""Which tools a transcript used: in order, each once, without secrets, with how it failed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie.domain.values.trace import ToolUse, joined, trace_from, trace_text
from reverie.hosts.claude_code.shell import families
from reverie.hosts.claude_code.tool_uses import REFUSED, tool_uses

KEY = "sk-ant-api03-" + "Ab3" * 12


def a_call(name: str, tool: str, **given: str) -> str:
    block = {"type": "tool_use", "id": name, "name": tool, "input": given}
    return json.dumps({"type": "assistant", "message": {"content": [block]}})


def an_answer(name: str, text: str = "ok", *, is_error: bool = False) -> str:
    block = {"type": "tool_result", "tool_use_id": name, "content": text, "is_error": is_error}
    return json.dumps({"type": "user", "message": {"content": [block]}})


def a_transcript(folder: Path, *lines: str) -> Path:
    path = folder / "s.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("cd /x && git add -A && git commit -m 'a; b'", ["git add", "git commit"]),
        (".venv/bin/python -m pytest -q 2>&1 | tail -3", ["pytest"]),
        ("FOO=1 uv run pytest -x", ["pytest"]),
        ("npm run build", ["npm run build"]),
        ("for f in a b; do echo $f; done", []),
        ("docker compose \\\n  up -d", ["docker compose up"]),
    ],
)
def test_a_command_is_told_by_its_family(command: str, told: list[str]) -> None:
    assert families(command) == told


def test_uses_are_told_in_order_with_what_failed(tmp_path: Path) -> None:
    path = a_transcript(
        tmp_path,
        a_call("1", "Read", file_path="/p/a.py"),
        an_answer("1"),
        a_call("2", "Edit", file_path="/p/a.py"),
        an_answer(
            "2", "<tool_use_error>String to replace not found.</tool_use_error>", is_error=True
        ),
        a_call("3", "Bash", command="pytest -q | tail -1"),
        an_answer("3", "12 passed, 0 failed"),
        a_call("4", "Bash", command="pytest -q | tail -1"),
        an_answer("4", "1 failed, 11 passed"),
        a_call("5", "Bash", command="rm -rf x"),
        an_answer("5", "The user doesn't want to proceed with this tool use.", is_error=True),
    )
    assert list(tool_uses(str(path))) == [
        ToolUse("Read"),
        ToolUse("Edit", "/p/a.py", "String to replace not found"),
        ToolUse("Bash", "pytest", is_command=True),
        ToolUse("Bash", "pytest", "tests failed", is_command=True),
        ToolUse("Bash", "rm", REFUSED, is_command=True),
    ]


def test_a_file_read_in_pieces_tells_each_use_once(tmp_path: Path) -> None:
    lines = [line for n in "123" for line in (a_call(n, "Read"), an_answer(n), an_answer(n))]
    path = a_transcript(tmp_path, *lines)
    size = path.stat().st_size
    for cut in range(0, size, 37):
        first = list(tool_uses(str(path), end=cut))
        assert len(first) + len(list(tool_uses(str(path), start=cut, end=size))) == 3


def test_a_secret_in_a_path_is_masked(tmp_path: Path) -> None:
    path = a_transcript(tmp_path, a_call("1", "Edit", file_path=f"/p/{KEY}"), an_answer("1"))
    assert KEY not in str(list(tool_uses(str(path))))


def test_a_trace_is_read_back_as_it_was_and_only_up_to_the_horizon() -> None:
    first = [
        [ToolUse("Read"), ToolUse("Bash", "git add", "exit 1", is_command=True)],
        [ToolUse("Edit", "a.py")],
    ]
    kept = joined(joined("", trace_text(first), 5), trace_text([[ToolUse("Grep")]]), 9)
    assert trace_from(kept, 9) == (*map(tuple, first), (ToolUse("Grep"),))
    assert trace_from(kept, 8) == tuple(map(tuple, first))
    assert trace_from("", 9) == ()
    assert joined(kept, "", 12) == kept
