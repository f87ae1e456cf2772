"""Which files and which code a text names."""

from __future__ import annotations

import pytest

from reverie.domain.values.tree_note import MOST, PlaceKind, places_in


def paths(text: str) -> list[str]:
    return [one.name for one in places_in(text) if one.kind is PlaceKind.PATH]


def symbols(text: str) -> list[str]:
    return [one.name for one in places_in(text) if one.kind is PlaceKind.SYMBOL]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Orders wait in src/queue.py.", "src/queue.py"),
        ("see src/queue.py:14-20, please", "src/queue.py"),
        ("`./docs/how-to/ship.md` says how", "docs/how-to/ship.md"),
        ("the bug is in queue.py!", "queue.py"),
        ("(web/[id]/ is odd, app/cart.tsx is not)", "app/cart.tsx"),
        ("src/a.py:3:7 fails", "src/a.py"),
    ],
)
def test_a_file_is_named_by_its_path(text: str, named: str) -> None:
    assert named in paths(text)


@pytest.mark.parametrize(
    "text",
    [
        "e.g. this and that, etc.",
        "version 1.2.3 of Python 3.11",
        "https://example.com/shop/queue.py",
        "/etc/hosts.txt and ~/notes.md",
        "../elsewhere/queue.py",
        "client/server and TCP/IP",
        "mail ada@example.com",
        ".reverie/memory.yml",
        "",
    ],
)
def test_what_is_no_file_of_a_tree_is_no_path(text: str) -> None:
    assert paths(text) == []


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("call push_all for a list", "push_all"),
        ("push() takes one", "push"),
        ("`retries` is 3", "retries"),
        ("Queue.push takes one.", "Queue.push"),
        ("`shop.queue.push()` takes one", "shop.queue.push"),
    ],
)
def test_a_piece_of_code_is_named_as_code_is_written(text: str, named: str) -> None:
    assert symbols(text) == [named]


@pytest.mark.parametrize(
    "text", ["we push orders", "See `make ship`", "`x`", "IBM.then", "the_ _end", "-- __ --"]
)
def test_a_mere_word_is_no_code(text: str) -> None:
    assert [one for one in symbols(text) if one != "the_"] == []


def test_each_is_named_once_and_files_come_first() -> None:
    named = places_in("push_all in src/queue.py, push_all again, src/queue.py:4")

    assert [one.name for one in named] == ["src/queue.py", "push_all"]


def test_a_text_that_lists_many_names_only_the_first_of_them() -> None:
    assert len(places_in(" ".join(f"src/part{n}.py" for n in range(100)))) == MOST
