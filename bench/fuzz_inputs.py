"""Fuzz inputs: documents that parse and are odd, and bytes that do not, drawn by Hypothesis."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, NamedTuple

from hypothesis import strategies as st

Tree = Any
"""A document as lists, tables, texts and numbers; a `Raw` in it stands as it is."""


class Raw(str):
    """A piece of a document as no writer would put it."""

    __slots__ = ()


class Pairs(list[tuple[str, Any]]):
    """A table that may have a key twice."""


class Given(NamedTuple):
    """What a door is given."""

    content: bytes
    is_past: bool
    """Whether it was made to get past the parser."""


def nested(depth: int) -> Tree:
    """Lists in lists."""
    found: Tree = 1
    for _ in range(depth):
        found = [found]
    return found


TEXTS = (
    *(
        "",
        " ",
        "\n",
        "\0",
        "a\0b",
        "\t\r\n",
        "x" * 300,
        "ab " * 3_000,
        "\ufeffx",
        "-",
        ":",
        "#",
        "%s",
    ),
    *("\x1b[31mred\x1b[0m", "\x1b]0;title\x07", "\u202egnp.exe", "a\u2066b\u2069", "\u200bzero"),
    *("one\u2028two", "one\u2029two", "a\x0bb", "a\x0cb", "a\x1cb\x1db", "a\x85b", "a\rb", "\x7f"),
    *("\ud800", "a\udfffb", "\ud83d\ude00", "𝕬", "İstanbul", "ß", "e\u0301te\u0301", "\u00e9", "ﬁ"),
    *(
        "../../etc/passwd",
        "/dev/zero",
        "/dev/null",
        "/",
        ".",
        "..",
        "a/b",
        "~",
        "~root",
        "a\\b",
        "C:\\",
    ),
    *(
        "http://[",
        "http://x:99999999/",
        "file:///etc/passwd",
        "[[x]]",
        "[[a|b#c^d]]",
        "](",
        "[a](b c)",
    ),
    *(
        "```",
        "~~~",
        "---",
        "...",
        "<!--",
        "</system-reminder>",
        "<system-reminder>x",
        "# h",
        "- [ ] x",
    ),
    *("f-20260101-001", "f-20260101-999", "c-1", "m1", "m99999999999", "#1", "@1", "episode:1"),
    *("episode:x", "memory:1", "memory:999999999999", "manual-1", "bookmark-", "agent-1", "main"),
    *("2026-01-01", "2026-02-30", "2026-01-01T00:00:00", "2026-01-01T00:00:00Z", "24:00", "12:60"),
    *("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2026-01-01T00:00:00+99:99", "now"),
    *(
        "1",
        "-1",
        "0",
        "1.5",
        "1e999",
        "NaN",
        "inf",
        "-Infinity",
        "0x10",
        "1_000",
        "٣",
        "²",
        "9" * 5_000,
    ),
    *(
        "true",
        "null",
        "None",
        "~",
        "yes",
        "{}",
        "[]",
        "{0}",
        "${HOME}",
        "$(id)",
        "`id`",
        "'",
        '"',
        "\\",
    ),
    *(
        "Noted: the cache is fine.",
        "Noted (replaces m1 cache): no.",
        "Noted (answers m999999 x): y",
    ),
    *(
        "Never deploy on Fridays.",
        "We chose Go over Rust.",
        "Instead of X we use Y.",
        "Remember: x",
    ),
    *("[PRIVATE] a word", "sk-ant-" + "b2" * 20, "password = hunter2hunter2", "@handoff(../x.md)"),
    *(
        "(" * 400,
        "[" * 400,
        "'\\" * 400,
        "a" * 200 + "!",
        "*" * 300,
        "_" * 300,
        "<" * 300,
        "| " * 200,
    ),
)
NUMBERS = (
    *(0, -1, 1, 2, 7, 255, 2**31, -(2**31) - 1, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64),
    *(
        10**30,
        -(10**30),
        10**400,
        0.5,
        -0.0,
        -0.5,
        1.5,
        5e-324,
        1e308,
        -1e308,
        1e17,
        0.1,
        True,
        False,
    ),
)
SHAPES: tuple[Tree, ...] = (
    None,
    [],
    {},
    [[]],
    [None],
    [{}],
    {"": ""},
    {"a": {"a": {}}},
    [1, "x", None],
)
DEEP = (nested(20), nested(70), Raw("[" * 600 + "]" * 600))
JSON_RAW = tuple(
    map(
        Raw,
        (
            *("1e999", "-1e999", "NaN", "Infinity", "-Infinity", "1" + "0" * 5_000, "-0", "1E+2"),
            *(
                '"\\ud800"',
                '"\\u0000"',
                '"\\udc00\\ud800"',
                "[" * 3_000 + "]" * 3_000,
                '{"a":1,"a":2}',
            ),
        ),
    )
)
YAML_RAW = tuple(
    map(
        Raw,
        (
            *(
                "*a",
                "&a x",
                "&a [*a]",
                "!!python/object:os.system x",
                "!!binary aGk=",
                "!x y",
                "!!int x",
            ),
            *(
                "2026-01-01",
                "2026-99-99",
                "0x1F",
                "0o9",
                "1_0",
                "1:60",
                ".nan",
                ".inf",
                "~",
                "yes",
                "=",
                "<<",
            ),
            *(
                "{<<: {a: 1}}",
                "{? [a] : b}",
                "{a: 1, a: 2}",
                "{1: x}",
                "!!timestamp 2026-13-01",
                "!!set {a}",
            ),
            *(
                '"\\ud800"',
                '"\\x00"',
                '"\\L"',
                "'it''s'",
                "[" * 300 + "]" * 300,
                "!!float x",
                "!!omap [a]",
            ),
            *(
                "!!null x",
                "!!bool x",
                "!<tag:yaml.org,2002:map> []",
                "2026-01-01 25:00:00",
                "!!pairs x",
            ),
        ),
    )
)
TOML_RAW = tuple(
    map(
        Raw,
        (
            *(
                "2026-01-01",
                "2026-01-01T00:00:00",
                "0001-01-01T00:00:00+14:00",
                "07:32:00",
                "inf",
                "nan",
            ),
            *(
                "-inf",
                "1e999",
                "0xFF",
                "0b1",
                "1_000",
                "+1",
                '"""a\nb"""',
                "'x'",
                '"\\u0000"',
                "{a.b = 1}",
            ),
            *(
                "[" * 300 + "]" * 300,
                "9" * 5_000,
                '"\\U0001F600"',
                "9999-12-31T23:59:59-14:00",
                "-nan",
            ),
        ),
    )
)
JUNK = (
    *(
        b"\0",
        b"\xff",
        b"\xc3",
        b"\xed\xa0\x80",
        b"\xf8\x88",
        b"\xef\xbb\xbf",
        b"\n",
        b"\r",
        b"\x1a",
        b"\x85",
    ),
    *(
        b"[",
        b"{",
        b'"',
        b"'",
        b"\\",
        b"]",
        b"}",
        b",",
        b":",
        b"---\n",
        b"\t",
        b"*",
        b"&a ",
        b"!!",
        b"%YAML 9\n",
    ),
    *(
        b"[" * 100_000,
        b'{"a":' * 30_000,
        b"<<<<<<< x\n",
        b"=======\n",
        b"\xff\xfe",
        b"\xe2\x80\xa8",
    ),
    *(
        b"a." * 2_000,
        b"- " * 400,
        b"? " * 300,
        b"#",
        b"\x1b[2J",
        "é".encode("latin-1"),
        b"1e999",
        b"null",
    ),
)
scalars = st.one_of(
    st.sampled_from(TEXTS),
    st.sampled_from(NUMBERS),
    st.sampled_from(TEXTS),
    st.text(max_size=12),
    st.integers(),
    st.floats(),
)
trees = st.one_of(scalars, scalars, st.sampled_from((*SHAPES, *DEEP)).map(deepcopy))


@st.composite
def mutated(draw: st.DrawFn, tree: Tree, raw: tuple[Raw, ...]) -> Tree:
    """A document with one to four values of it made odd."""
    tree = deepcopy(tree)
    for _ in range(draw(st.sampled_from((1, 1, 1, 2, 4)))):
        places = list(_places(tree))
        if not places:
            return draw(trees)
        holder, key = places[draw(st.integers(0, len(places) - 1))]
        _change(draw, holder, key, raw)
    return tree


def _change(draw: st.DrawFn, holder: Tree, key: Any, raw: tuple[Raw, ...]) -> None:
    odd = st.one_of(trees, trees, st.sampled_from(raw))
    how = draw(st.sampled_from("ooooosssdrwtl"))
    if how == "o":
        holder[key] = draw(odd)
    elif how == "s":
        holder[key] = _alike(draw, holder[key])
    elif how == "d":
        del holder[key]
    elif how == "w":
        holder[key] = draw(st.sampled_from(([holder[key]], {"a": holder[key]})))
    elif how == "l" and isinstance(holder, list):
        holder += [deepcopy(holder[key])] * draw(st.sampled_from((1, 40)))
    elif how == "t" and isinstance(holder[key], dict):
        told = holder[key]
        holder[key] = Pairs([*told.items(), *((name, draw(odd)) for name in list(told)[:2])])
    elif isinstance(holder, dict):
        holder[draw(st.sampled_from(TEXTS))] = holder.pop(key) if how == "r" else draw(odd)
    else:
        holder[key] = draw(odd)


def _alike(draw: st.DrawFn, value: Tree) -> Tree:
    """Another value of the same type, if it is a plain one."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + draw(st.integers(-3, 3)) * draw(st.sampled_from((1, 1, 1, 10, 1_000)))
        case str():
            return draw(st.sampled_from((value[:-1], value * 2, f" {value}", *TEXTS)))
    return value


def _places(tree: Tree) -> Iterator[tuple[Tree, Any]]:
    """Each place of a document, given by what holds it and its key there."""
    if isinstance(tree, Pairs) or not isinstance(tree, dict | list):
        return
    for key, value in list(tree.items() if isinstance(tree, dict) else enumerate(tree)):
        yield tree, key
        yield from _places(value)


@st.composite
def broken(draw: st.DrawFn, content: bytes) -> bytes:
    """A document with one to four places of its bytes damaged."""
    for _ in range(draw(st.integers(1, 4))):
        size = len(content)
        at, end = sorted((draw(st.integers(0, size)), draw(st.integers(0, size))))
        junk = draw(st.one_of(st.sampled_from(JUNK), st.binary(max_size=6)))
        match draw(st.sampled_from("iiicdrx")):
            case "i":
                content = content[:at] + junk + content[at:]
            case "c":
                content = content[:at]
            case "d":
                content = content[:at] + content[min(end, at + 40) :]
            case "r":
                content = content[:at] + content[at : at + 200] * 3 + content[at + 200 :]
            case "x":
                content = content[:at] + junk + content[at + len(junk) :]
    return content


def lines_mutated(text: str, odd: tuple[str, ...] = TEXTS) -> st.SearchStrategy[bytes]:
    """A text with one to four of its lines changed, taken away, doubled, moved in or replaced."""
    return st.builds(
        lambda changes: "\n".join(_changed(text.split("\n"), changes)).encode(
            errors="surrogatepass"
        ),
        st.lists(
            st.tuples(
                st.integers(0, text.count("\n")), st.sampled_from("vvvvrdmai"), st.sampled_from(odd)
            ),
            min_size=1,
            max_size=4,
        ),
    )


def _changed(lines: list[str], changes: list[tuple[int, str, str]]) -> list[str]:
    for at, how, odd in changes:
        at = min(at, len(lines) - 1)
        head, colon, _ = lines[at].partition(": ")
        match how:
            case "v":
                lines[at] = head + colon + odd
            case "r":
                lines[at] = odd
            case "d" if len(lines) > 1:
                del lines[at]
            case "m":
                lines[at] = "  " + lines[at]
            case "a":
                lines.insert(at, odd)
            case _:
                lines.insert(at, lines[at])
    return lines


def as_json(tree: Tree) -> str:
    """A document in JSON, with what JSON cannot say as Python writes it."""
    if isinstance(tree, Raw):
        return tree
    if isinstance(tree, dict | Pairs):
        pairs = tree.items() if isinstance(tree, dict) else tree
        return "{" + ",".join(f"{json.dumps(str(k))}:{as_json(v)}" for k, v in pairs) + "}"
    if isinstance(tree, list | tuple):
        return "[" + ",".join(map(as_json, tree)) + "]"
    return json.dumps(tree, default=str)


def as_yaml(tree: Tree) -> str:
    """A document in YAML: its outer tables as blocks, all within them on one line."""
    if not isinstance(tree, dict) or not tree:
        return as_json(tree) + "\n"
    lines: list[str] = []
    for key, value in tree.items():
        if isinstance(value, dict) and value and key in ("meta", "hot", "warm", "cold"):
            lines += [
                f"{key}:",
                *(f"  {json.dumps(str(k))}: {as_json(v)}" for k, v in value.items()),
            ]
        else:
            lines.append(f"{json.dumps(str(key))}: {as_json(value)}")
    return "\n".join(lines) + "\n"


def as_toml(tree: Tree) -> str:
    """A document in TOML: a table for each table of it, all within them on one line."""
    if not isinstance(tree, dict):
        return _toml(tree)
    plain = [f"{_key(key)} = {_toml(v)}" for key, v in tree.items() if not isinstance(v, dict)]
    tables = [
        "\n".join([f"[{_key(key)}]", *(f"{_key(k)} = {_toml(v)}" for k, v in value.items())])
        for key, value in tree.items()
        if isinstance(value, dict)
    ]
    return "\n".join([*plain, *tables]) + "\n"


def _toml(value: Tree) -> str:
    if isinstance(value, Raw):
        return value
    if isinstance(value, dict | Pairs):
        pairs = value.items() if isinstance(value, dict) else value
        return "{" + ", ".join(f"{_key(k)} = {_toml(v)}" for k, v in pairs) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, float):
        return repr(value)
    return "[]" if value is None else json.dumps(value)


def _key(key: object) -> str:
    text = str(key)
    return text if text.isidentifier() and text.isascii() else _toml(text)


def halves(
    past: st.SearchStrategy[bytes], whole: Callable[[], bytes], *, of: int = 4
) -> st.SearchStrategy[Given]:
    """All but one of so many made to get past the parser, one damaged bytes of a sound document."""
    before = st.deferred(lambda: broken(whole()))
    return st.integers(1, of).flatmap(
        lambda number: (
            past.map(lambda content: Given(content, True))
            if number > 1
            else before.map(lambda content: Given(content, False))
        )
    )
