"""Spikes: forty histories of tools, each read from a transcript as the client writes it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie.domain.audit.spikes import spikes
from reverie.hosts.claude_code.tool_uses import tool_calls
from reverie.settings import Settings

REFUSAL = "The user doesn't want to proceed with this tool use. The tool use was rejected."
CALLS: dict[str, tuple[str, dict[str, str], str, bool]] = {
    ".": ("Read", {"file_path": "/p/a.py"}, "1\thi", False),
    "x": ("Bash", {"command": "npm test"}, "Exit code 1\n2 failed, 3 passed", True),
    "t": ("Bash", {"command": "npx tsc"}, "Exit code 2\na.ts: error TS2304: Cannot find", True),
    "e": ("Edit", {"file_path": "/p/a.py"}, "String to replace not found in file.", True),
    "m": ("mcp__db__query", {"sql": "x"}, "Error: connection refused", True),
    "w": ("Bash", {"command": "pytest | tail -1"}, "12 passed, 0 failed", False),
    "f": ("Bash", {"command": "pytest | tail -1"}, "3 failed, 9 passed", False),
    "l": ("Bash", {"command": "cat app.log"}, "ERROR ValueError: failed\nTraceback", False),
    "g": ("Bash", {"command": "grep -rn nowhere src"}, "Exit code 1", True),
    "d": ("Bash", {"command": "diff a b"}, "Exit code 1", True),
    "n": ("Bash", {"command": "grep x gone"}, "Exit code 2\ngrep: No such file or directory", True),
    "r": ("Bash", {"command": "rm -r x"}, REFUSAL, True),
    "i": ("Bash", {"command": "sleep 99"}, "[Request interrupted by user for tool use]", True),
}
"""One call by its letter: the tool, what it is given, what it says, whether that is an error."""
DOTS = "." * 20
HISTORIES = {
    "": [],
    ".": [],
    DOTS: [],
    "x": [],
    "xx": [],
    "xxx": [2],
    "xxxx": [2],
    "x" * 30: [2],
    "x.x.x": [4],
    "x..x..x": [6],
    f"xx{DOTS}x": [],
    "x" + "." * 9 + "x" + "." * 8 + "x": [19],
    "x" + "." * 9 + "x" + "." * 9 + "x": [],
    f"xxx{DOTS}": [2],
    f"xxx{DOTS}x": [2],
    f"xxx{DOTS}xx": [2],
    f"xxx{DOTS}xxx": [2, 25],
    f"xxx{DOTS}xxx{DOTS}xxx": [2, 25, 48],
    "xxx" + "." * 17 + "xxx": [2],
    "xxx" + "." * 18 + "xxx": [2, 23],
    "www": [],
    "w" * 20: [],
    "fff": [],
    "lll": [],
    "wfl" * 6: [],
    "ggg": [],
    "ddd": [],
    "g" * 20: [],
    "nnn": [2],
    "rrr": [],
    "iii": [],
    "rir" * 5: [],
    "xxr": [],
    "xxg": [],
    "xxw": [],
    "xxwx": [3],
    "xgxgx": [4],
    "xte": [2],
    "eee": [2],
    "mmm": [2],
    "xem.....xem": [2],
    "ttx": [2],
}
"""Forty and more histories, and at which calls each is told as a spike."""


def a_history(folder: Path, letters: str) -> str:
    lines = []
    for place, letter in enumerate(letters):
        tool, given, output, is_error = CALLS[letter]
        use = {"type": "tool_use", "id": f"t{place}", "name": tool, "input": given}
        answer = {"type": "tool_result", "tool_use_id": f"t{place}", "content": output}
        answer |= {"is_error": True} if is_error else {}
        lines.append({"type": "assistant", "message": {"content": [use]}})
        lines.append({"type": "user", "message": {"content": [answer]}})
    path = folder / "s.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return str(path)


def told(path: str) -> list[tuple[int, str, str]]:
    audit = Settings().audit
    found = spikes(list(tool_calls(path)), failures=audit.spike_failures, window=audit.spike_window)
    return [(one.call, one.tool, one.error) for one in found]


@pytest.mark.parametrize("letters", HISTORIES)
def test_a_spike_is_three_real_failures_in_twenty_calls_told_once(
    letters: str, tmp_path: Path
) -> None:
    found = told(a_history(tmp_path, letters))
    assert [place for place, _, _ in found] == HISTORIES[letters]


def test_there_are_forty_histories() -> None:
    assert len(HISTORIES) >= 40


@pytest.mark.parametrize(
    ("letters", "tag"),
    [
        ("xxx", ("npm test", "tests failed")),
        ("xxt", ("npm test", "tests failed")),
        ("ttx", ("npx tsc", "TS2304")),
        ("xte", ("Edit", "String to replace not found in file")),
        ("mmm", ("mcp__db__query", "connection refused")),
    ],
)
def test_a_spike_is_tagged_with_its_commonest_class(
    letters: str, tag: tuple[str, str], tmp_path: Path
) -> None:
    ((_, *found),) = told(a_history(tmp_path, letters))
    assert tuple(found) == tag


def test_an_exit_code_is_a_failure_though_no_sign_says_so(tmp_path: Path) -> None:
    path = Path(a_history(tmp_path, "..."))
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines[1::2]:
        line["toolUseResult"] = {"exitCode": 2, "stdout": "", "stderr": "boom"}
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert [place for place, _, _ in told(str(path))] == [2]


def test_what_a_person_interrupted_is_no_failure(tmp_path: Path) -> None:
    path = Path(a_history(tmp_path, "xxx"))
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines[1::2]:
        line["toolUseResult"] = {"interrupted": True, "stdout": "", "stderr": ""}
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert told(str(path)) == []
