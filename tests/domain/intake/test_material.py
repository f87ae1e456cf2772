"""What stands in a message and is not its writer's own words is told by its shape."""

from __future__ import annotations

from reverie.domain.intake.material import own_words


def test_more_than_a_phrase_in_quotation_marks_is_someone_elses() -> None:
    said = 'They wrote "every visitor must leave the coat and the bag at the door" and left.'

    assert own_words(said) == "They wrote “…” and left."


def test_what_stands_between_two_names_in_quotation_marks_is_said() -> None:
    said = 'The step "poetry shell" failed, since the newer one has no such command; use "run".'

    assert own_words(said) == said
