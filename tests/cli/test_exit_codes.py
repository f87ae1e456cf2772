"""Exit codes: what is not there is 3, what is refused is 6, and nothing of ours is a traceback."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from reverie import errors
from reverie.cli._app import exit_code
from tests.cli.terminal import REVERIE, ran, said


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("explain f-20260101-999", "there is no memory f-20260101-999; find it with"),
        ("explain 999", "there is no memory 999; find it with `reverie recall`"),
        ("explain monday", "a session left is told by `reverie explain --left-out monday`"),
        ("explain episode2", "an episode is told by `reverie explain episode:2`"),
        ("explain 'Episode 2'", "an episode is told by `reverie explain episode:2`"),
        ("explain episode:two", "there is no memory episode:two; find it with"),
        ("explain tuesday", "there is no memory tuesday; find it with"),
        ("edit f-20260101-999 hello", "there is no memory f-20260101-999; find it with"),
        ("forget f-20260101-999 --why asked", "there is no memory f-20260101-999; find"),
        ("explain episode:99", "there is no episode 99; find one with `reverie recall`"),
        ("used f-20260101-999", "there is no memory f-20260101-999; find it with"),
        ("journal 99", "there was no night 99; see `reverie nights`"),
        ("journal e99", "there is no entry e99"),
        ("journal e0", "there is no entry e0"),
        ("undo 99 -y", "there was no night 99; see `reverie nights`"),
        ("undo 0 -y", "there was no night 0; see `reverie nights`"),
        ("undo e99 -y", "there is no entry e99; the newest is e7: `reverie journal`"),
        ("undo e0 -y", "there is no entry e0"),
        ("undo --change e2.99", "entry e2 has no change 99; see `reverie journal e2`"),
        ("undo --change e99.1", "e99"),
        ("proposals --accept p-1", "no proposal p-1 is open"),
        ("proposals --decline p-1", "no proposal p-1 is open"),
        ("end tuesday", "session tuesday has no episodes; record one"),
    ],
)
def test_what_is_not_there_leaves_with_three_and_a_next_step(
    slept: Path, line: str, why: str
) -> None:
    ended = ran(line)

    assert ended.returncode == 3
    assert ended.stdout == ""
    assert ended.stderr.startswith("reverie: ")
    assert why in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (errors.ReverieError, 1),
        (errors.Refused, 2),
        (errors.TextRefused, 2),
        (errors.DateRefused, 2),
        (errors.NumberRefused, 2),
        (errors.Unknown, 3),
        (errors.Asleep, 4),
        (errors.StoreBusy, 4),
        (errors.StoreFailed, 5),
        (errors.NotAMind, 5),
        (errors.NewerMind, 5),
        (errors.CannotWrite, 5),
        (errors.StoreReplaced, 5),
        (errors.ChangeRefused, 6),
        (errors.StaleChange, 6),
        (errors.UndoRefused, 6),
        (errors.StreamFailed, 7),
    ],
)
def test_each_error_has_its_exit_code(error: type[errors.ReverieError], code: int) -> None:
    assert exit_code(error("it went wrong; try again")) == code


def test_what_is_not_ours_counts_as_unexpected() -> None:
    assert exit_code(ValueError("what?")) == 1


def test_output_that_is_no_terminal_holds_no_colour_codes(slept: Path) -> None:
    for line in ("--help", "status", "recall push --explain", "doctor", "journal 1", "memories"):
        ended = ran(line)
        assert ended.returncode == 0
        assert "\x1b" not in ended.stdout + ended.stderr, line
    assert "\x1b" not in ran("explain nothing").stderr


def test_progress_is_told_to_terminals_only(lived: Path) -> None:
    assert ran("night").stderr == ""
    assert ran("export away.gz").stderr == ""


def test_a_reader_that_has_seen_enough_is_no_error(slept: Path) -> None:
    for number in range(100):
        said(f'remember "Idea number {number}: {"word " * 200}"')

    listing = subprocess.Popen(
        [REVERIE, "memories", "-n", "200"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert listing.stdout
    listing.stdout.read(1)
    listing.stdout.close()
    _, complaint = listing.communicate(timeout=60)

    assert (listing.returncode, complaint) == (0, b"")
