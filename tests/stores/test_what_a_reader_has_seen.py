"""What recall has read before is read again as soon as somebody has written."""

from __future__ import annotations

from pathlib import Path

import reverie
from reverie.stores.sqlite import seen


def test_a_word_that_is_said_later_is_counted_anew(tmp_path: Path) -> None:
    with reverie.open_mind(tmp_path / "m.db") as mind:
        mind.remember("Tea is served at five.")
        assert mind.recall("coffee") == []

        mind.remember("Coffee is served at ten.")

        assert [hit.text for hit in mind.recall("coffee")] == ["Coffee is served at ten."]


def test_what_another_connection_has_written_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    with reverie.open_mind(path) as mind, reverie.open_mind(path) as other:
        other.remember("Tea is served at five.")
        assert _holding(mind, "tea") == 1

        other.remember("Green tea is served at four.")

        assert _holding(mind, "tea") == 2


def _holding(mind: reverie.OpenMind, word: str) -> int:
    with mind.store.view() as view:
        return view.index.holding([word], upto=9)[word]


def test_what_is_kept_is_bounded(tmp_path: Path) -> None:
    with reverie.open_mind(tmp_path / "m.db") as mind:
        mind.remember("Tea is served at five.")
        for start in range(0, 2 * seen.MOST_KEPT, 40):
            mind.recall(" ".join(f"tea{n}" for n in range(start, start + 40)))

        with mind.store.view() as view:
            view.index.holding(["tea"], upto=9)
            kept = view.index._ask.seen  # type: ignore[attr-defined]

        assert len(kept.counts) <= seen.MOST_KEPT + 100
