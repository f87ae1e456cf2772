"""What is said again in almost the same words is the same, unless a small difference is all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.rules.likeness import nearly_same, normalised

SAME = {
    "only the first letter": ("The cache was stale.", "the cache was stale."),
    "only the stop": ("The cache was stale.", "The cache was stale!"),
    "only blanks": ("The cache  was\nstale.", "The cache was stale."),
    "only the apostrophe": ("The cache isn't stale.", "The cache isn’t stale."),
    "only a comma": ("First clear the cache, then build.", "First clear the cache then build."),
    "wide letters": ("The ｃａｃｈｅ was stale.", "The cache was stale."),
    "a word more of many": (
        "The build on the small machine fails when the cache is stale.",
        "The build on the small machine often fails when the cache is stale.",
    ),
    "a number in both": (
        "The server of the shop listens on port 8080 by default.",
        "The server of the shop listens on port 8080 by its default.",
    ),
    "both say no": (
        "The cache of the build is not stale any longer, it seems.",
        "The cache of the build is not stale any longer, it really seems.",
    ),
    "a name in both": (
        "The store of the shop uses Postgres for the orders today.",
        "The store of the shop uses Postgres for the orders.",
    ),
}
APART = {
    "a number": ("Retry 3 times before you give up.", "Retry 5 times before you give up."),
    "a number more": (
        "The timeout of the server is 30 now and then.",
        "The timeout of the server is now and then.",
    ),
    "a decimal": ("The share of the cache is 0.5 of all.", "The share of the cache is 0.7 of all."),
    "a number twice": (
        "The pool of the shop has 4 readers and 4 writers.",
        "The pool of the shop has 4 readers and writers.",
    ),
    "a port": ("The API listens on port 8080 now.", "The API listens on port 8081 now."),
    "a date": (
        "The release of the shop is due on 2026-03-01 at noon.",
        "The release of the shop is due on 2026-04-01 at noon.",
    ),
    "a month": ("The release is due on 3 March at noon.", "The release is due on 3 April at noon."),
    "a day": ("We meet in the hall on Monday at noon.", "We meet in the hall on Friday at noon."),
    "a time": ("We meet in the hall at 10:30 sharp.", "We meet in the hall at 11:30 sharp."),
    "a version": ("We pin the parser to 1.2.3 for now.", "We pin the parser to 1.2.4 for now."),
    "a version in a word": (
        "The tests of the shop run on py311 in the evening.",
        "The tests of the shop run on py312 in the evening.",
    ),
    "a name": (
        "We keep the sessions of the shop in Redis for a day.",
        "We keep the sessions of the shop in Memcached for a day.",
    ),
    "a person": (
        "The keys of the shop are kept by Ada in her desk.",
        "The keys of the shop are kept by Bob in her desk.",
    ),
    "a name in the code": (
        "The loop of the parser calls readLine before it splits.",
        "The loop of the parser calls readWord before it splits.",
    ),
    "a name in ticks": (
        "The loop of the parser calls `read` before it splits.",
        "The loop of the parser calls `peek` before it splits.",
    ),
    "a path": (
        "The settings of the shop are kept in etc/shop.toml for now.",
        "The settings of the shop are kept in etc/till.toml for now.",
    ),
    "a path from the root": (
        "The settings of the shop are kept in /etc/shop for now.",
        "The settings of the shop are kept in /opt/shop for now.",
    ),
    "not": ("The cache of the build is stale now.", "The cache of the build is not stale now."),
    "isn't": ("The cache of the build is stale now.", "The cache of the build isn't stale now."),
    "isn’t": ("The cache of the build is stale now.", "The cache of the build isn’t stale now."),
    "never": (
        "Push to the main branch of the shop on the day of a release.",
        "Never push to the main branch of the shop on the day of a release.",
    ),
    "no": (
        "There is a good test of the parser in the suite.",
        "There is no good test of the parser in the suite.",
    ),
    "without": (
        "The shop can be built with the cache of the small machine.",
        "The shop can be built without the cache of the small machine.",
    ),
    "cannot": (
        "The shop can be built from the cache of the small machine.",
        "The shop cannot be built from the cache of the small machine.",
    ),
    "a unit in capitals": (
        "The cache of the small machine may hold 16 MB of it.",
        "The cache of the small machine may hold 16 GB of it.",
    ),
    "a third of the words": ("The cache was stale.", "The cache was cleared."),
    "most of the words": ("The cache was stale.", "Lunch in the park was fine today."),
    "one says more": ("The cache was stale.", "The cache was stale since the disk was full."),
    "nothing and something": ("", "The cache was stale."),
    "one verb for another": (
        "It turns out the retry logic swallows the timeouts of the server.",
        "It turns out the retry logic hides the timeouts of the server.",
    ),
}

TOLD_APART_BY_LITTLE = {
    "a choice turned round": (
        "We chose SQLite over Postgres.",
        "We chose Postgres over SQLite.",
    ),
    "numbers in another order": (
        "We raised the limit of open files from 10 to 20 today.",
        "We raised the limit of open files from 20 to 10 today.",
    ),
    "roles turned round": ("The parser calls the lexer.", "The lexer calls the parser."),
    "a name that begins": (
        "Redis keeps the sessions of the web shop for one day.",
        "Memcached keeps the sessions of the web shop for one day.",
    ),
    "a unit": (
        "The client waits 30 s before it asks the server again.",
        "The client waits 30 ms before it asks the server again.",
    ),
    "a sign": (
        "The offset of the clock in the hall is -5 hours.",
        "The offset of the clock in the hall is 5 hours.",
    ),
    "a number in words": (
        "We keep two copies of every night in the archive.",
        "We keep three copies of every night in the archive.",
    ),
    "a file name": (
        "Edit setup.py before you build the wheel for the release.",
        "Edit setup.cfg before you build the wheel for the release.",
    ),
    "a name with underscores": (
        "Call read_all before the loop of the parser begins to run.",
        "Call write_all before the loop of the parser begins to run.",
    ),
    "an opposite": (
        "The tests of the parser pass on the small machine in the cellar.",
        "The tests of the parser fail on the small machine in the cellar.",
    ),
}
THE_SAME_IN_LOOKS = {
    "a word in capitals": ("The cache was stale.", "the cache was STALE."),
    "a stop after a number": ("The API listens on port 8080.", "The API listens on port 8080"),
    "a stop after a path": ("The loop is in src/loop.py.", "The loop is in src/loop.py"),
}


def pairs(*tables: dict[str, tuple[str, str]]) -> list[object]:
    return [pytest.param(*pair, id=label) for table in tables for label, pair in table.items()]


@pytest.mark.parametrize(("one", "other"), pairs(SAME, THE_SAME_IN_LOOKS))
def test_what_is_said_in_almost_the_same_words_is_the_same(one: str, other: str) -> None:
    assert nearly_same(one, other)
    assert nearly_same(other, one)


@pytest.mark.parametrize(("one", "other"), pairs(APART, TOLD_APART_BY_LITTLE))
def test_what_a_small_difference_tells_apart_is_not_the_same(one: str, other: str) -> None:
    assert not nearly_same(one, other)
    assert not nearly_same(other, one)


def test_the_table_has_forty_pairs() -> None:
    assert len(SAME) + len(APART) >= 40


@given(st.text(max_size=60))
def test_a_text_says_the_same_as_itself(text: str) -> None:
    assert nearly_same(text, text)


@given(
    st.text(alphabet="abc XY19.,/-`' ", max_size=40), st.text(alphabet="abc XY19 .", max_size=40)
)
def test_it_does_not_matter_which_is_the_first(one: str, other: str) -> None:
    assert nearly_same(one, other) == nearly_same(other, one)


@given(st.lists(st.sampled_from(["the", "cache", "was", "stale", "again"]), min_size=1))
def test_what_differs_only_in_looks_is_nearly_the_same(words: list[str]) -> None:
    text = " ".join(words)

    assert normalised(text) == normalised(f" {text.capitalize()}. ")
    assert nearly_same(text, f" {text.capitalize()}. ")
