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
