"""Distilling: a transcript in lines that a person, or a thinker, can read."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from reverie.hosts.claude_code.outline import LONGEST, distilled
from tests.awake.transcripts import BEGAN, Transcript, written

KEY = "sk-ant-" + "c3" * 20


@pytest.fixture
def session() -> Transcript:
    session = Transcript().human("Please\nfix it").thought("Hm.").said("I will.")
    session.answered(session.used("Read", file_path="/p/a.py"), "contents")
    session.answered(session.used("Grep", pattern="x"), "a.py:1")
    session.answered(session.used("WebFetch", url="https://example.org"), "page")
    session.edited("/p/a.py").ran("ls").ran("rm b")
    return session.ran("pytest", "Exit code 1\n1 failed", error=True).ran("pytest", "1 passed")


def test_what_matters_is_kept_with_time_and_tag(session: Transcript, tmp_path: Path) -> None:
    assert list(distilled(written(tmp_path, session.content()))) == [
        "2026-09-21 14:00:00 human     Please fix it",
        "2026-09-21 14:00:01 thought   Hm.",
        "2026-09-21 14:00:02 said      I will.",
        "2026-09-21 14:00:09 edited    /p/a.py (Edit)",
        "2026-09-21 14:00:13 ran       rm b",
        "2026-09-21 14:00:16 failed    Bash failed: pytest: Exit code 1 1 failed",
        "2026-09-21 14:00:18 fixed     fixed: pytest",
    ]


def test_a_read_that_failed_is_kept(tmp_path: Path) -> None:
    session = Transcript()
    session.answered(session.used("Read", file_path="/p/a.py"), "no such file", error=True)
    (line,) = distilled(written(tmp_path, session.content()))
    assert line.endswith("Read failed: /p/a.py: no such file")


@pytest.mark.parametrize(
    "since",
    [
        BEGAN + timedelta(seconds=14),
        (BEGAN + timedelta(seconds=14)).astimezone(timezone(timedelta(hours=5))),
    ],
)
def test_only_what_came_later_is_shown(
    since: datetime, session: Transcript, tmp_path: Path
) -> None:
    path = written(tmp_path, session.content())
    assert [line[20:29].strip() for line in distilled(path, since=since)] == ["failed", "fixed"]


def test_the_moment_itself_is_shown_and_a_time_without_zone_is_local(
    session: Transcript, tmp_path: Path
) -> None:
    path = written(tmp_path, session.content())
    assert len(list(distilled(path, since=BEGAN))) == 7
    local = (BEGAN + timedelta(seconds=14)).astimezone().replace(tzinfo=None)
    assert len(list(distilled(path, since=local))) == 2


def test_a_record_without_a_time_counts_as_made_with_the_one_before(tmp_path: Path) -> None:
    session = Transcript().human("One.", timestamp=None).human("Two.").human("Three.", timestamp=7)
    path = written(tmp_path, session.content())
    assert [line[:19].strip() for line in distilled(path)] == [
        "no time",
        "2026-09-21 14:00:01",
        "2026-09-21 14:00:01",
    ]
    assert len(list(distilled(path, since=BEGAN))) == 2
    assert list(distilled(path, since=datetime(2030, 1, 1, tzinfo=UTC))) == []


def test_long_texts_are_clipped_unless_all_is_asked_for(tmp_path: Path) -> None:
    path = written(tmp_path, Transcript().human("word " * 400 + "\n\nlast line").content())
    (line,) = distilled(path)
    assert len(line) <= LONGEST + len("2026-09-21 14:00:00 committed ")
    assert line.endswith("word…")
    first, last = distilled(path, full=True)
    assert len(first) > 1_900
    assert last == "2026-09-21 14:00:00 human     last line"


def test_no_secret_is_shown(tmp_path: Path) -> None:
    path = written(tmp_path, Transcript().human(f"My key is {KEY}").content())
    for full in (True, False):
        (line,) = distilled(path, full=full)
        assert line.endswith("My key is [secret]")


def test_a_file_that_is_gone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(distilled(str(tmp_path / "gone.jsonl")))
