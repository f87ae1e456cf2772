"""What stands in a message and is not its writer's own words is told by its shape."""

from __future__ import annotations

import pytest

from reverie.domain.intake.material import own_words


def test_more_than_a_phrase_in_quotation_marks_is_someone_elses() -> None:
    said = 'They wrote "every visitor must leave the coat and the bag at the door" and left.'

    assert own_words(said) == "They wrote “…” and left."


def test_what_stands_between_two_names_in_quotation_marks_is_said() -> None:
    said = 'The step "poetry shell" failed, since the newer one has no such command; use "run".'

    assert own_words(said) == said


def test_what_a_page_says_below_its_link_and_its_title_is_not_said() -> None:
    message = (
        "did you see this? https://example.org/docs/files\n"
        "Send a large file\n"
        "Always use the upload service when the whole request is larger than twenty megabytes."
    )
    assert own_words(message) == "did you see this? https://example.org/docs/files"


def test_a_persons_short_lines_below_a_link_are_said() -> None:
    message = "docs: https://example.org/docs\nUse the v2 API\nnever the old one."
    assert own_words(message) == message


def test_text_copied_from_a_page_with_its_footnotes_is_not_said() -> None:
    message = (
        "please follow this\n\nThe file must stay below 2 GB.  \ufffc\n\nand tell me when done"
    )
    assert own_words(message).split("\n") == [
        "please follow this",
        "",
        "",
        "",
        "and tell me when done",
    ]


def test_what_a_solver_of_versions_prints_is_not_said() -> None:
    message = (
        "help me\n\nBecause no versions of parcel match >1.25.0,<2.0.0\n"
        " and parcel (1.25.0) requires Python >=3.9, parcel is forbidden.\n"
        "So, because shop depends on parcel (^1.25.0), version solving failed."
    )
    assert own_words(message) == "help me"


def test_a_reason_of_a_persons_own_that_begins_with_because_is_said() -> None:
    message = "Because nobody reads it we drop the weekly mail."
    assert own_words(message) == message


ARTICLE = (
    "Why our oven door is blue\nA short history of a colour\nPia Lund\n{date}\n\n"
    + "We paint every door twice. Always start at the hinge.\n" * 30
)


@pytest.mark.parametrize(
    "date",
    ["Jan 12, 2025", "12 January 2025", "Published: March 3, 2024", "2025-01-12", "7 min read"],
)
def test_an_article_that_is_handed_on_is_material_from_its_title_on(date: str) -> None:
    said = "Write ours in this style, and name the oven.\n\n"

    assert own_words(said + ARTICLE.format(date=date)) == said.strip()


@pytest.mark.parametrize(
    "said",
    [
        "The fair is on\nMay 3, 2026\nNever sell the blue oven before that.",
        "May 3, 2026\n" + "Never sell the blue oven before the fair. " * 40,
        "Notes of the meeting\nMay 3, 2026\n" + "Never sell the blue oven before the fair. " * 40,
        "we open then:\nMay 3, 2026\n" + "Never sell the blue oven before the fair. " * 40,
    ],
)
def test_a_date_alone_makes_no_article(said: str) -> None:
    assert "Never sell the blue oven" in own_words(said)


@pytest.mark.parametrize(
    "said",
    [
        "Warning: Failed to upload door_0459.jpg: got an unexpected argument\nUploaded 0 doors",
        "PING oven.example (10.0.0.5): 56 data bytes",
        "panicked at src/oven.rs:77:31",
        "ovenctl: error: the door does not answer",
        "ERROR 1: cannot find oven.db",
        "E/oven (12833): the door is of another kind",
        "oven.errors.InternalError_: the door is open",
    ],
)
def test_what_a_program_complains_about_is_material(said: str) -> None:
    assert own_words(f"it says\n\n{said}").strip() == "it says"
    assert own_words("Warning: never open the door below 80 degrees.")
