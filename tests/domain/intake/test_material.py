"""What stands in a message and is not its writer's own words is told by its shape."""

from __future__ import annotations

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
