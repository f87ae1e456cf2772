"""What an agent repeats of its own memory is no news of it."""

from __future__ import annotations

import pytest

from reverie.awake.mind_socket import MARK
from reverie.domain.intake.echo import without_echoes

ECHO = f"{MARK}\n- We chose Postgres. [f-20260101-001]"


def test_the_lines_of_a_reminder_are_left_out_and_the_agents_own_stay() -> None:
    assert without_echoes(f"I see.\n{ECHO}\nSo I keep it.") == "I see.\nSo I keep it."
    assert without_echoes(ECHO) == ""


@pytest.mark.parametrize("before", ["> ", "* ", "  - "])
def test_a_line_of_the_briefing_is_left_out_however_it_is_quoted(before: str) -> None:
    assert without_echoes(f"As I know:\n{before}Never push. [f-20260101-002]") == "As I know:"


@pytest.mark.parametrize(
    "own",
    [
        "I resolved [f-20260101-002] for you.",
        "- It is in the list [f-1]",
        "From memory I would say so.",
        "Noted: [f-20260101-002] is outdated, use port 80.",
    ],
)
def test_what_the_agent_says_about_a_memory_stays(own: str) -> None:
    assert without_echoes(own) == own


def test_a_long_text_takes_no_longer_than_its_length() -> None:
    line = "- [f-" * 200_000
    assert without_echoes(line) == line
