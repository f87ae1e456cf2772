"""Each decision is on one page, listed, and says what was chosen."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "decisions"
OPEN_QUESTIONS = (
    "Two phases?",
    "Dream narratives?",
    "Memories of earlier boots?",
    "Several nodes?",
)


def test_each_decision_is_listed_by_its_number() -> None:
    listed = (FOLDER / "README.md").read_text()
    pages = sorted(file.name for file in FOLDER.glob("0*.md"))
    assert [int(name[:4]) for name in pages] == list(range(1, len(pages) + 1))
    assert [name for name in pages if f"[{int(name[:4])}]({name})" not in listed] == []


def test_the_open_questions_about_sleep_are_answered() -> None:
    (page,) = FOLDER.glob("*open-questions*.md")
    answers = page.read_text().split("**")
    for question in OPEN_QUESTIONS:
        answer = answers[answers.index(question) + 1]
        assert len(answer.split()) > 15, question
