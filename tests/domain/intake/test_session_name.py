"""The name a session is kept by: its own, unless that looks like a secret."""

from __future__ import annotations

import pytest

from reverie.domain.intake.session_name import KEPT, kept_name

TOKEN = "ghp_q7Rk2mXv9Lb4Tz8Wc3Hd6Nf1Yp5Jg0KsAb3d"


@pytest.mark.parametrize(
    "session",
    ["s", "monday", "fix-the-login-2026-11", "9f86d081-884c-4d65-9a2f-eaa0c55ad015", "manual-3"],
)
def test_a_session_is_kept_by_its_own_name(session: str) -> None:
    assert kept_name(session) == session


def test_a_name_that_looks_like_a_secret_becomes_one_that_does_not_and_stays_it() -> None:
    kept = kept_name(TOKEN)
    assert kept.startswith(KEPT)
    assert TOKEN[4:12] not in kept
    assert kept_name(TOKEN) == kept == kept_name(kept)
    assert kept_name(TOKEN[:-1] + "e") != kept
