"""Scanning a transcript: what counts, and that it counts once."""

from __future__ import annotations

import json
import tempfile
import timeit
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.hosts.claude_code.counts import CHUNK, files_of, scan
from tests.awake.hooking import append, as_line, asked, edits, said, used, write

PLENTY = 50 * 1024 * 1024
HALF_AN_EDIT = b'{"type":"assistant","message":{"content":[{"type":"tool_use","name":"Edit"'


def scanned(path: Path, before: dict[str, Any] | None = None, limit: int = PLENTY) -> Any:
    return scan(files_of(str(path)), before or {}, limit)


def changes_in(tmp_path: Path, *records: object) -> int:
    return int(scanned(write(tmp_path / "s.jsonl", records))["change_count"])


@pytest.mark.parametrize("tool", ["Write", "Edit", "MultiEdit", "NotebookEdit"])
def test_each_tool_that_edits_files_counts(tool: str, tmp_path: Path) -> None:
    assert changes_in(tmp_path, asked("please"), used((tool, "toolu_1")), said("done")) == 1


@pytest.mark.parametrize(
    "tool", ["Read", "Bash", "TodoWrite", "Writer", "EditFile", "write", "mcp__files__Write", ""]
)
def test_any_other_tool_is_a_use_but_no_change(tool: str, tmp_path: Path) -> None:
    found = scanned(write(tmp_path / "s.jsonl", [used((tool, "toolu_1"))]))
    assert (found["change_count"], found["pattern_count"], found["tool_count"]) == (0, 0, 1)


@pytest.mark.parametrize("tool", [["Edit"], {"Edit": 1}, 7, None, True])
def test_a_tool_whose_name_is_no_text_is_a_use_but_no_change(tool: object, tmp_path: Path) -> None:
    use = {"type": "tool_use", "id": "toolu_1", "name": tool, "input": {}}
    record = {"type": "assistant", "message": {"role": "assistant", "content": [use]}}
    found = scanned(write(tmp_path / "s.jsonl", [record, used(("Edit", "toolu_2"))]))
    assert (found["change_count"], found["tool_count"]) == (1, 2)


def test_the_raw_pattern_knows_only_write_and_edit(tmp_path: Path) -> None:
    four = [used((t, f"toolu_{t}")) for t in ("Write", "Edit", "MultiEdit", "NotebookEdit")]
    found = scanned(write(tmp_path / "s.jsonl", four))
    assert (found["change_count"], found["pattern_count"], found["tool_count"]) == (4, 2, 4)


@pytest.mark.parametrize("colon", [":", ": ", " :", "  :\t ", " : "])
def test_spaces_around_the_colon_do_not_matter(colon: str, tmp_path: Path) -> None:
    line = json.dumps(used(("Write", "toolu_1")), separators=(",", colon)).encode()
    found = scanned(write(tmp_path / "s.jsonl", [line]))
    assert (found["change_count"], found["pattern_count"]) == (1, 1)


def test_many_uses_in_one_record_count_each(tmp_path: Path) -> None:
    record = used(("Edit", "toolu_1"), ("Read", "toolu_2"), ("Write", "toolu_3"))
    found = scanned(write(tmp_path / "s.jsonl", [record]))
    assert (found["change_count"], found["tool_count"]) == (2, 3)


def test_a_line_that_cannot_be_parsed_counts_its_pattern_hits(tmp_path: Path) -> None:
    broken = [HALF_AN_EDIT + b',{"name" : "Write"', b'"name":"MultiEdit" ... "name":"NotebookEdit"']
    found = scanned(write(tmp_path / "s.jsonl", broken))
    assert (found["change_count"], found["pattern_count"]) == (4, 2)


@pytest.mark.parametrize(
    "line",
    [
        b'[{"name": "Write"}]',
        b'{"name": "Write"}',
        b'{"message": "none", "name": "Write"}',
        b'{"name": "Write"} \xff',
        b'{"deep": ' + b"[" * 100_000 + b'{"name": "Write"}',
    ],
)
def test_a_line_without_the_shape_of_a_record_counts_its_pattern_hits(
    line: bytes, tmp_path: Path
) -> None:
    assert changes_in(tmp_path, line) == 1


@pytest.mark.parametrize(
    "record",
    [
        {"type": "api-request-blob", "tools": [{"name": "Edit"}, {"name": "Write"}]},
        {"type": "user", "message": {"content": "x", "name": "Edit"}, "tool": {"name": "Write"}},
        {
            "type": "assistant",
            "message": {"content": [{"type": "text", "name": "Edit"}, 7, None]},
            "toolUseResult": {"name": "Edit"},
        },
        {"type": "attachment", "message": None, "tools": [{"name": "Edit"}, {"name": "Edit"}]},
    ],
)
def test_a_record_that_only_names_a_tool_is_a_pattern_hit_but_no_change(
    record: dict[str, object], tmp_path: Path
) -> None:
    found = scanned(write(tmp_path / "s.jsonl", [record]))
    assert (found["change_count"], found["pattern_count"], found["tool_count"]) == (0, 2, 0)


def test_the_names_of_tools_inside_strings_do_not_count(tmp_path: Path) -> None:
    quoted = as_line(used(("Edit", "toolu_1"))).decode()
    found = scanned(write(tmp_path / "s.jsonl", [asked(quoted), said(f"I wrote {quoted}")]))
    assert (found["change_count"], found["pattern_count"], found["tool_count"]) == (0, 0, 0)


def test_a_use_that_stands_in_two_lines_counts_once(tmp_path: Path) -> None:
    path = write(tmp_path / "s.jsonl", [*edits(2), *edits(2)])
    found = scanned(path)
    assert (found["change_count"], found["tool_count"]) == (2, 2)
    again = scanned(append(path, edits(3)), found)
    assert again["change_count"] == 3


def test_uses_without_an_id_count_by_their_line(tmp_path: Path) -> None:
    nameless = [{**used(("Edit", None)), "uuid": str(number)} for number in range(3)]
    assert changes_in(tmp_path, *nameless) == 3


def test_two_uses_without_an_id_in_one_record_count_twice(tmp_path: Path) -> None:
    assert changes_in(tmp_path, used(("Edit", None), ("Edit", None))) == 2


NAMELESS = {
    "a record": as_line(used(("Edit", None))),
    "no record": b'{"name": "Write"}',
    "no JSON": HALF_AN_EDIT,
    "a bare use": b'{"type": "tool_use", "name": "Write", "input": {}}',
}


@pytest.mark.parametrize("line", NAMELESS.values(), ids=NAMELESS.keys())
def test_equal_lines_without_an_id_count_each_but_each_once(line: bytes, tmp_path: Path) -> None:
    path = write(tmp_path / "s.jsonl", [line] * 9)
    found = scanned(path)
    assert found["change_count"] == 9
    again = scanned(append(path, [line] * 3), found)
    assert again["change_count"] == 12
    assert scanned(write(path, [line] * 10), again)["change_count"] == 12


def best_time(path: Path) -> float:
    return min(timeit.repeat(lambda: scanned(path), number=1, repeat=3))


def test_what_was_read_once_is_not_read_again(tmp_path: Path) -> None:
    path = write(tmp_path / "s.jsonl", edits(3))
    found = scanned(path)
    assert found["offsets"] == {"main": path.stat().st_size}
    path.write_bytes(path.read_bytes().replace(b"toolu_0", b"toolu_9"))
    assert scanned(append(path, edits(1, first=50)), found)["change_count"] == 4


def test_a_last_line_without_an_end_counts_once_it_is_whole(tmp_path: Path) -> None:
    path = write(tmp_path / "s.jsonl", edits(1))
    whole = as_line(edits(1, first=7)[0])
    half, other_half = whole[:-40], whole[-40:]
    begun = path.stat().st_size
    with path.open("ab") as file:
        file.write(half)
    found = scanned(path)
    assert (found["change_count"], found["offsets"]["main"]) == (1, begun)
    with path.open("ab") as file:
        file.write(other_half)
    found = scanned(path, found)
    assert (found["change_count"], found["offsets"]["main"]) == (2, path.stat().st_size)
    with path.open("ab") as file:
        file.write(b"\n")
    assert scanned(append(path, edits(1, first=8)), found)["change_count"] == 3


def test_a_transcript_read_in_two_parts_counts_the_same_wherever_it_was_cut(tmp_path: Path) -> None:
    whole = write(
        tmp_path / "w.jsonl", [used(("Edit", "é")), HALF_AN_EDIT, *edits(2), said("…")]
    ).read_bytes()
    for cut in range(len(whole) + 1):
        path = tmp_path / f"{cut}.jsonl"
        with path.open("ab", buffering=0) as file:
            file.write(whole[:cut])
            found = scanned(path)
            file.write(whole[cut:])
            assert scanned(path, found)["change_count"] == 4, cut


lines = st.sampled_from(
    [
        *edits(4),
        used(("Read", "toolu_r")),
        used(("Bash", "toolu_b")),
        said("x" * 300),
        HALF_AN_EDIT,
        b"",
        b"{}",
        {"type": "tools-used", "tools": ["Edit"]},
    ]
)


@given(st.lists(st.lists(lines, max_size=6), max_size=5))
def test_growing_and_scanning_counts_what_one_scan_counts(parts: list[list[object]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = write(Path(folder, "s.jsonl"), [])
        found: dict[str, Any] = {}
        for part in parts:
            found = scanned(append(path, part), found)
            found.pop("read_bytes")
        whole = scanned(path) if parts else {"read_bytes": 0}
        assert whole.pop("read_bytes") == path.stat().st_size
        assert found == (whole if parts else {})


@pytest.mark.parametrize("off", [-1, 0, 1])
def test_a_record_that_ends_about_where_a_chunk_ends_hides_nothing(
    off: int, tmp_path: Path
) -> None:
    filler = said("x" * (CHUNK - len(as_line(said(""))) - 1 + off))
    assert len(as_line(filler)) + 1 == CHUNK + off
    assert changes_in(tmp_path, filler, *edits(2), filler, *edits(2, first=2)) == 4


def test_records_larger_than_a_chunk_are_counted_whole(tmp_path: Path) -> None:
    text = 'y"name":"Edit"' * 250_000
    large = used(("Write", "toolu_large"))
    large["message"]["content"][0]["input"] = {"content": text}
    assert changes_in(tmp_path, *edits(1), large, said(text), *edits(1, first=1)) == 3


def test_an_edit_that_straddles_two_chunks_counts(tmp_path: Path) -> None:
    whole = as_line(edits(1)[0])
    for place in range(0, len(whole), 37):
        filler = said("x" * (CHUNK - len(as_line(said(""))) - 1 - place))
        assert changes_in(tmp_path, filler, whole, said("done")) == 1
