"""Two texts say the same when they differ only in looks."""

from __future__ import annotations

import pytest

from reverie.domain.rules.likeness import fingerprint, normalised


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Never push to main.", "never push to MAIN"),
        ("Never push to main", "  Never \n push\tto main  "),
        ("Never push to main!", "Never push to main…"),
        ("Never push to main!!!", "Never push to main . . ."),
        ("STRASSE", "straße"),
        ("ｆｕｌｌ ｗｉｄｔｈ", "full width"),
        ("ﬁle", "file"),
        ("cafe\u0301", "caf\u00e9"),
    ],
)
def test_texts_that_differ_only_in_looks_have_one_fingerprint(one: str, other: str) -> None:
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Push to main", "Never push to main"),
        ("It works.", "It works?"),
        ("a b", "ab"),
        ("Ada told Bob", "Bob told Ada"),
        ("version 1.2", "version 12"),
        ("cafe", "café"),
    ],
)
def test_texts_that_say_something_else_have_another_fingerprint(one: str, other: str) -> None:
    assert fingerprint(one) != fingerprint(other)


def test_a_fingerprint_is_short_and_always_the_same() -> None:
    assert fingerprint("Never push to main.") == "eb9dab7c6d1c725aeb023f77"


def test_normalising_twice_changes_nothing_more() -> None:
    once = normalised("  The BUILD…  runs \n on ARM!! ")

    assert normalised(once) == once
