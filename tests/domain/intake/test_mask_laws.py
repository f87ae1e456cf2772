"""The table of secrets: what holds for every row, and for every text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.intake.secrets import MASK, masked
from reverie.domain.intake.secrets.addresses import ADDRESSES, WEBHOOKS
from reverie.domain.intake.secrets.contexts import FILES, PLACES
from reverie.domain.intake.secrets.prose import DRAWN, SPOKEN
from reverie.domain.intake.secrets.services import KEYS, SERVICES

TABLES = (KEYS, SERVICES, ADDRESSES, WEBHOOKS, FILES, PLACES, SPOKEN, DRAWN)
ROWS = {f"{row[0]}: {row[1][:20]}": row for table in TABLES for row in table}
MIXED = "q7Rk2mXv9Lb4Tz8Wc3Hd6Nf1Yp5Jg0Ks"
PIECES = [
    "password",
    " is ",
    ": ",
    "=",
    '"',
    "'",
    " ",
    "\n",
    "token",
    "--api-key ",
    "hunter2-hunter",
    MIXED,
    f"ghp_{MIXED}",
    "postgres://ada:",
    "@db/x",
    MASK,
    "[",
    "]",
    "-----BEGIN RSA PRIVATE KEY-----\n",
    "-----END RSA PRIVATE KEY-----",
    "Cookie: a=",
    "curl -u ada:",
    "kind: Secret\n",
    "data:\n  a: ",
    "eyJhbGciOiJIUzI1NiJ9.",
    "…",
]
texts = st.lists(st.sampled_from(PIECES) | st.text(max_size=5), max_size=12).map("".join)


@pytest.mark.parametrize("name", ROWS)
def test_a_row_has_hints_in_small_letters_and_keeps_what_stands_before_the_secret(
    name: str,
) -> None:
    _, hints, expression = ROWS[name]
    assert hints == hints.lower()
    assert all(part.split() for part in hints.split("&"))
    assert re.compile(expression).groups <= 2


@pytest.mark.parametrize("name", ROWS)
def test_no_row_can_try_without_end_what_it_must_give_back(name: str) -> None:
    """A repeat inside a repeat, or before more, is bounded or gives nothing back."""
    assert list(boundless(parser.parse(ROWS[name][2]))) == []


def boundless(parsed: Any, *, is_inside: bool = False) -> Iterator[str]:
    """Repeats without a bound that may be tried in more than one way."""
    for place, (kind, part) in enumerate(parsed):
        if kind in (sre.MAX_REPEAT, sre.MIN_REPEAT):
            _, most, body = part
            is_last = place == len(parsed) - 1
            if most is sre.MAXREPEAT and (is_inside or not (is_last or is_one_set(body))):
                yield f"{kind} {body}"
            yield from boundless(body, is_inside=True)
        elif kind is sre.POSSESSIVE_REPEAT:
            yield from boundless(part[2])
        elif kind is sre.SUBPATTERN:
            yield from boundless(part[-1], is_inside=is_inside)
        elif kind is sre.BRANCH:
            for branch in part[1]:
                yield from boundless(branch, is_inside=is_inside)
        elif kind in (sre.ASSERT, sre.ASSERT_NOT):
            yield from boundless(part[1], is_inside=is_inside)


def is_one_set(body: Any) -> bool:
    """Whether a repeat is of one set of letters, which what follows can end in one place."""
    return len(body) == 1 and body[0][0] in (sre.IN, sre.NOT_LITERAL, sre.LITERAL)


@given(texts)
def test_what_is_masked_once_stays_as_it_is(text: str) -> None:
    assert masked(masked(text)) == masked(text)


@given(texts)
def test_masking_adds_no_more_than_masks(text: str) -> None:
    once = masked(text)
    assert len(once) <= len(text) + len(MASK) * once.count(MASK)


def test_a_secret_is_masked_in_a_text_of_any_length() -> None:
    lines = [f"line {number} of a long report" for number in range(2_000)]
    lines[999] = f"I used ghp_{MIXED} here"
    assert masked("\n".join(lines)) == "\n".join(lines).replace(f"ghp_{MIXED}", MASK)


def test_a_key_of_many_lines_is_masked_in_a_long_text() -> None:
    body = "\n".join(MIXED * 2 for _ in range(60))
    key = f"-----BEGIN RSA PRIVATE KEY-----\n{body}\n-----END RSA PRIVATE KEY-----"
    assert masked(f"{'before ' * 300}\n{key}\nafter") == f"{'before ' * 300}\n{MASK}\nafter"


def test_a_certificate_of_many_lines_stays_to_the_letter() -> None:
    body = "\n".join(MIXED * 2 for _ in range(60))
    text = f"-----BEGIN CERTIFICATE-----\n{body}\n-----END CERTIFICATE-----"
    assert masked(text) == text


@pytest.mark.parametrize("word", ["is", "ist", "lautet", "est", "was changed to"])
def test_a_password_that_is_told_in_a_sentence_is_masked(word: str) -> None:
    assert masked(f"The password {word} Zebra-4711-kiosk.") == f"The password {word} {MASK}."
