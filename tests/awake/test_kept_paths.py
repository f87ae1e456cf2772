"""Transcripts are found again by the paths that were written down of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.awake.ledger import found_path, kept_path

TOKEN = "ghp_q7Rk2mXv9Lb4Tz8Wc3Hd6Nf1Yp5Jg0KsAb3d"


def test_a_path_without_a_secret_is_written_down_as_it_is() -> None:
    for path in ("/a/9f86d081-884c-4d65-9a2f-eaa0c55ad015.jsonl", "/a/agent-7f3a.jsonl", "/a/s"):
        assert kept_path(path) == found_path(path) == path


@pytest.mark.parametrize("name", [f"{TOKEN}.jsonl", f"agent-{TOKEN}.jsonl"])
def test_a_transcript_is_found_by_the_path_that_was_written_down(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text("")
    kept = kept_path(str(file))
    assert TOKEN not in kept
    assert kept_path(kept) == kept
    assert found_path(kept) == str(file)
    file.unlink()
    assert found_path(kept) == kept
