"""Respelling: JSON text is made to say something else, and only what must change does."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.hosts.claude_code.json_text import respelled

SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
)
VALUES = st.recursive(
    SCALARS | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=12,
)
WAYS = {
    "two spaces": {"indent": 2},
    "four spaces": {"indent": 4},
    "tabs": {"indent": "\t"},
    "one line": {},
    "no blank at all": {"separators": (",", ":")},
    "blanks everywhere": {"separators": (" , ", " : ")},
    "lines and blanks": {"indent": 3, "separators": (" ,", " :  ")},
}


@st.composite
def texts(draw: st.DrawFn) -> str:
    """Some JSON, written in some way, with some line ends and blanks around it."""
    way = WAYS[draw(st.sampled_from(sorted(WAYS)))]
    ascii_only = draw(st.booleans())
    text = json.dumps(draw(VALUES), ensure_ascii=ascii_only, **way)  # type: ignore[arg-type]
    text = draw(st.sampled_from(["", "\n", " \n\t"])) + text + draw(st.sampled_from(["", "\n"]))
    return text.replace("\n", "\r\n") if draw(st.booleans()) else text


@given(texts(), VALUES)
def test_the_new_text_says_what_is_wanted(text: str, wanted: object) -> None:
    assert _canonical(json.loads(respelled(text, wanted))) == _canonical(wanted)


@given(texts())
def test_a_text_that_says_it_already_keeps_every_byte(text: str) -> None:
    assert respelled(text, json.loads(text)) == text


@given(texts(), st.text(max_size=4), VALUES)
def test_a_key_that_is_added_and_taken_away_again_leaves_no_trace(
    text: str, key: str, value: object
) -> None:
    before = json.loads(text)
    if not isinstance(before, dict) or key in before:
        return
    assert respelled(respelled(text, {**before, key: value}), before) == text


@given(texts(), VALUES)
def test_an_element_that_is_added_and_taken_away_again_leaves_no_trace(
    text: str, value: object
) -> None:
    before = json.loads(text)
    if isinstance(before, list) and value not in before:
        assert respelled(respelled(text, [*before, value]), before) == text


def test_what_is_added_is_set_like_what_is_there() -> None:
    text = '{\n    "a": [1, 2],\n    "b": {}\n}\n'

    assert respelled(text, {"a": [1, 2, 3], "b": {"c": [4]}, "d": 5}) == (
        '{\n    "a": [1, 2, 3],\n    "b": {\n        "c": [\n            4\n        ]\n    },\n'
        '    "d": 5\n}\n'
    )


def test_what_is_added_to_one_line_stays_on_it() -> None:
    assert respelled('{"a":1}', {"a": 1, "b": {"c": [2]}}) == '{"a":1, "b": {"c": [2]}}'


def test_the_first_of_many_goes_without_a_gap() -> None:
    assert respelled('{"a": 1, "b": 2}', {"b": 2}) == '{"b": 2}'
    assert respelled("[1, 2, 3]", [2, 3]) == "[2, 3]"


def test_numbers_and_escapes_that_do_not_change_stay_as_they_are_written() -> None:
    text = '{"big": 1E+2, "dash": "\\u2014", "twice": 1, "twice": 2, "x": 0}'

    assert respelled(text, {**json.loads(text), "x": 1}) == text.replace('"x": 0', '"x": 1')


@pytest.mark.parametrize(("before", "after"), [("1", True), ("1", 1.0), ("true", 1)])
def test_a_number_is_not_a_truth(before: str, after: object) -> None:
    assert respelled(f"[{before}]", [after]) == json.dumps([after])


def _canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True)
