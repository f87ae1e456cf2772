"""What is said shorter keeps its names as they are written."""

from __future__ import annotations

import pytest

from reverie.domain.language import DEFAULT


@pytest.mark.parametrize(
    ("said", "shorter"),
    [
        ("OK. test_login failed before the session was read", "test_login failed before"),
        ("Great, the login failed before the session was read", "The login failed before"),
        ("OK. iPhones fail before the session is read", "iPhones fail before"),
    ],
)
def test_a_code_name_at_the_head_of_a_shorter_text_stays_as_it_is(said: str, shorter: str) -> None:
    assert DEFAULT.shorten.record_of(said).startswith(shorter)
