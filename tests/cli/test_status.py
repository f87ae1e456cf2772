"""Status names what keeps a mind from working, and the next step."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import as_json, said


def test_a_pause_is_named_with_the_way_out(lived: Path) -> None:
    assert "paused" not in said("status")
    said("pause")

    assert "paused     the hooks capture nothing: `reverie resume`" in said("status")
    assert as_json("status")["paused"] is True
    said("resume")
    assert as_json("status")["paused"] is False


def test_settings_that_cannot_be_used_are_named_with_their_line(lived: Path) -> None:
    (lived.parent / "config.toml").write_text("[sleep]\nmax_cycles = many\n")

    told = said("status")
    assert "config.toml is not TOML: Invalid value (at line 2" in told
    assert "until then no night and no command but this one runs" in told
    assert "line 2" in as_json("status")["broken_settings"]


def test_settings_that_can_be_used_are_not_mentioned(lived: Path) -> None:
    (lived.parent / "config.toml").write_text("[sleep]\nmax_cycles = 3\n")

    assert "  settings   " not in said("status")
    assert as_json("status")["broken_settings"] is None


def test_a_new_mind_says_how_its_first_session_comes(mind: Path, project: Path) -> None:
    assert "or start a session of Claude Code here" in said("status")
    said("pause")
    assert "`reverie resume`" in said("status")
