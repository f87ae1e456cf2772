"""The page of a night keeps its paragraph on why people, and so agents, sleep at all."""

from __future__ import annotations

import pytest

from tests.architecture.source_tree import ROOT

PAGE = (ROOT / "docs" / "a-night.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", ["Wagner", "2004", "(NREM)", "(REM)", "replay", "prune", "dream"])
def test_one_paragraph_tells_the_biology(word: str) -> None:
    _, told = PAGE.split("## Why sleep at all\n\n")
    (paragraph,) = told.strip().split("\n\n")
    assert word in paragraph


@pytest.mark.parametrize(
    ("part", "place"),
    [
        ("laptop", "hippocampus"),
        ("repository", "transport"),
        ("remote night", "neocortex"),
        ("morning pull", "recall"),
    ],
)
def test_one_picture_tells_where_each_part_of_a_remote_night_lies(part: str, place: str) -> None:
    _, told = PAGE.split("## Where each part lies\n\n")
    picture = " ".join(told.split("\n\n")[0].split())
    (sentence,) = [one for one in picture.split(". ") if place in one]
    assert part in sentence
