"""JSON strings: masking leaves JSON readable."""

from __future__ import annotations

from reverie.domain.intake.secrets import masked
from reverie.domain.intake.secrets.json_strings import with_texts


def test_json_stays_json_when_a_string_of_it_is_masked() -> None:
    text = '{"a": ["password: hunter2-x", "{\\"b\\": \\"token=abc123def\\"}"], "n": 1.5}'
    assert with_texts(text, masked) == (
        '{"a": ["password: [secret]", "{\\"b\\": \\"token=[secret]\\"}"], "n": 1.5}'
    )
    assert with_texts('{"a":1}', masked) == '{"a":1}'
    assert with_texts("[not json password=hunter2", masked) == "[not json password=[secret]"


def test_a_secret_does_not_reach_from_one_string_into_the_next() -> None:
    text = '["-----BEGIN RSA PRIVATE KEY-----", "and", "-----END RSA PRIVATE KEY-----"]'
    assert with_texts(text, masked) == '["[secret]", "and", "-----END RSA PRIVATE KEY-----"]'
