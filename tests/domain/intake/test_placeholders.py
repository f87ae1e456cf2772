"""Placeholders: what stands where a secret would stand is left alone."""

from __future__ import annotations

import pytest

from reverie.domain.intake.secrets import masked


@pytest.mark.parametrize(
    "text",
    [
        "API_KEY=<YOUR_API_KEY>",
        'api_key = "your-api-key-here"',
        "token: xxxx1234xxxx",
        "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "token_expires_at=2024-05-01T12:00:00Z",
        "secretName: db-credentials-v2",
        "password = config.database.password1",
        "password_file: /run/secrets/db_password_1",
        'password: "Please enter your password"',
    ],
)
def test_what_only_stands_for_a_secret_stays_to_the_letter(text: str) -> None:
    assert masked(text) == text
