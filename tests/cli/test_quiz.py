"""`reverie quiz`: whether a successor could go on from the memory file alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import CHOICE, as_json, ran, said


@pytest.fixture
def file(slept: Path) -> Path:
    return slept.with_name("memory.yml")


def lacking(file: Path, old: str, new: str) -> float:
    """The score of a file that lacks something."""
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    score = as_json("quiz")["score"]
    file.write_text(text)
    assert isinstance(score, float)
    return score


def test_the_same_file_gets_the_same_score(file: Path) -> None:
    assert said("quiz") == said("quiz")
    assert as_json("quiz") == as_json("quiz")


def test_a_quiz_asks_why_and_shows_the_answers(file: Path) -> None:
    told = said("quiz")

    assert f"Why “{CHOICE}”?\n    it is one file" in told
    assert f"Instead of what “{CHOICE}”?\n    Postgres" in told
    assert "answered: score" in told


def test_the_score_falls_when_a_decision_lacks_its_reason_its_alternative_or_its_turn(
    file: Path,
) -> None:
    whole = as_json("quiz")["score"]

    assert lacking(file, " because it is one file", "") < whole
    assert lacking(file, " over Postgres", "") < whole
    reversal = next(line for line in file.read_text().splitlines() if "reversal_conditions" in line)
    assert lacking(file, f"{reversal}\n", "") < whole


def test_what_is_missing_is_told_with_how_to_mend_it(file: Path) -> None:
    file.write_text(file.read_text().replace(" over Postgres", ""))

    told = as_json("quiz")

    missing = [one["question"] for one in told["missing"]]
    assert any(question.startswith("Instead of what “") for question in missing)
    assert told["answered"] == len(told["asked"]) - len(told["missing"])
    assert "To raise it, say in memory.yml what is missing:" in said("quiz")


def test_the_quiz_reads_the_file_not_the_mind(file: Path) -> None:
    file.write_text(file.read_text().replace("it is one file", "the owner said so"))

    told = said("quiz")

    assert "?\n    the owner said so  [" in told
    assert "?\n    it is one file" not in told


def test_without_a_file_the_quiz_is_of_what_a_night_would_write(file: Path) -> None:
    of_the_file = as_json("quiz")
    file.unlink()

    assert as_json("quiz") == of_the_file


def test_a_broken_file_cannot_be_asked(file: Path) -> None:
    file.write_text("nonsense: [")

    assert ran("quiz").returncode == 2
