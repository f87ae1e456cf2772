"""What is told of a run while it goes is never printed in the middle of something else."""

from __future__ import annotations

import pytest

from reverie.cli._run_progress import RunProgress


def test_a_stop_is_told_once_with_the_next_hour_and_not_while_ctrl_c_is_handled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    progress = RunProgress(agents=10, days=5)
    progress.begins(0)

    progress.stopping(3)
    assert capsys.readouterr().err == ""
    progress.hour(2, 7)
    progress.hour(2, 8)
    assert capsys.readouterr().err.count("stopping when day 3 is over") == 1
