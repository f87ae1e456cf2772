"""Entropy: what looks drawn at random, and what only is long."""

from __future__ import annotations

import re

import pytest

from reverie.domain.intake.secrets.entropy import RUN, looks_random

MIXED = "q7Rk2mXv9Lb4Tz8Wc3Hd6Nf1Yp5Jg0Ks"


@pytest.mark.parametrize(
    "run",
    [
        "getUserAccountSettingsFromRemoteDatabase2WithRetryPolicy",
        "src/components/UserProfile2/HeaderView3/index/More",
        "9f86d081884c7d659a2feaa0c55ad0159f86d081",
        "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
        "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4",
        "AAAAAAAAAAAAAAAAaaaaaaaaaaaaaaaa1111111111",
    ],
)
def test_names_paths_digests_and_pictures_do_not_look_random(run: str) -> None:
    assert not looks_random(run)


def test_a_long_mixed_string_looks_random() -> None:
    assert looks_random(MIXED)
    assert re.search(RUN, f"it said {MIXED}")
