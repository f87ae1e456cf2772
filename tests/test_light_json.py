"""Light JSON: what hooks read and write is what `json` would, without loading it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie import light_json
from tests.awake.hooking import SITE

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
REFUSED = (b"", b"{", b"[1] x", b"\xff", b"{1: 2}", b'"\n"', b"nul", b"\0", b'["a", ]', b"{} {}")
ALONE = (
    f"import sys; sys.path.append({SITE!r})\n"
    "from reverie import light_json\n"
    "try: told = light_json.parsed(sys.stdin.buffer.read())\n"
    "except ValueError as error: told = type(error).__name__\n"
    "print(told, 'json' in sys.modules)"
)


def alone(text: bytes) -> str:
    """What a process that has not loaded `json` makes of a text, and whether it has then."""
    command = [sys.executable, "-I", "-S", "-c", ALONE]
    done = subprocess.run(command, input=text, capture_output=True, check=True)
    return done.stdout.decode().strip()


@given(VALUES)
def test_a_value_is_written_as_json_writes_it(value: object) -> None:
    assert light_json.written(value) == json.dumps(value, ensure_ascii=False)


@given(VALUES, st.sampled_from([None, 1]))
def test_a_text_is_read_as_json_reads_it(value: object, indent: int | None) -> None:
    text = f" {json.dumps(value, indent=indent)}\r\n"
    assert light_json.parsed(text) == json.loads(text)
    assert light_json.parsed(text.encode()) == json.loads(text)


@given(st.text() | st.binary())
def test_any_text_is_refused_or_read_as_by_json(given: str | bytes) -> None:
    try:
        told = repr(json.loads(given))
    except ValueError as error:
        with pytest.raises(type(error)):
            light_json.parsed(given)
    else:
        assert repr(light_json.parsed(given)) == told


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32-le"])
def test_what_json_reads_in_other_encodings_is_read(encoding: str) -> None:
    assert light_json.parsed('["é", 1]'.encode(encoding)) == ["é", 1]


def test_numbers_that_are_none_are_read_and_written_as_by_json() -> None:
    text = "[NaN, Infinity, -Infinity]"
    assert light_json.written(light_json.parsed(text)) == text


def test_what_nests_without_end_is_refused_as_by_json() -> None:
    with pytest.raises(RecursionError):
        light_json.parsed(b"[" * 100_000)


def test_what_is_no_json_value_is_not_written() -> None:
    with pytest.raises(TypeError, match="set is not JSON serializable"):
        light_json.written({"a": {1}})


def test_what_is_read_does_not_load_json() -> None:
    assert alone(b'{"a": [1, 2.5, null, "x"]}') == "{'a': [1, 2.5, None, 'x']} False"


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_refused_is_refused_by_json_itself(text: bytes) -> None:
    assert alone(text) in ("JSONDecodeError True", "UnicodeDecodeError True")
