"""The days a German text names or means are known, as words a search can meet."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from reverie.domain.language import language_named

DATES = language_named("german").dates
WEDNESDAY = datetime(2026, 3, 4, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("am 5. November", ["5. November 2026"]),
        ("am 3.4.2025", ["3. April 2025"]),
        ("im März 2024", ["März 2024"]),
        ("letzten Mai", ["Mai 2025"]),
        ("vorgestern und morgen", ["2. März 2026", "5. März 2026"]),
        ("letzte Woche", ["23. Februar 2026 bis 1. März 2026"]),
        ("nächsten Freitag", ["6. März 2026"]),
        ("letztes Wochenende", ["28. Februar 2026 bis 1. März 2026"]),
        ("vor drei Tagen", ["1. März 2026"]),
        ("in einem Monat", ["April 2026"]),
        ("letztes Jahr", ["2025"]),
        ("Guten Morgen, bis bald am 40. Tag", []),
        ("Version 3.11.2 läuft", []),
    ],
)
def test_a_text_means_days(said: str, meant: list[str]) -> None:
    assert DATES.dates_in_words(said, WEDNESDAY) == meant


def test_a_month_is_known_by_its_small_name() -> None:
    assert DATES.is_month("märz")
    assert not DATES.is_month("march")
