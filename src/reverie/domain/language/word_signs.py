"""Word signs: words as signs for the judge, alone and in runs (bag of n-grams)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from math import sqrt

NUMBER, FIRST, LAST = "#", "^", "$"
"""What stands for any number, for the beginning of a text, and for its end."""
HEARD, ANSWERED = "@", "&"
"""What stands before a run of words that a person heard just before, and just after."""
LONGEST = 3
"""Words of a run."""
OWN_WORDS = "its own words"
"""The sign that says how often the words of an utterance itself count beside its exchange's."""
_TOKEN = re.compile(r"[^\W\d_](?:[^\W\d_]|')*|\d+|[?!:;,.…]")
_NAMES = {HEARD: "after hearing", ANSWERED: "is answered"}
_TOLD = {
    "says": ("says", "begins with", "ends with", "says only"),
    "after hearing": (
        "after hearing",
        "after hearing what begins with",
        "after hearing what ends with",
        "after hearing only",
    ),
    "is answered": (
        "is answered with",
        "is answered with what begins with",
        "is answered with what ends with",
        "is answered only with",
    ),
}
"""A run within a text, one that begins it, one that ends it, and one that is the whole."""


def word_signs(text: str) -> frozenset[str]:
    """The words and marks of a text, and each two that stand side by side."""
    words = _words(text)
    pairs = zip([FIRST, *words], [*words, LAST], strict=True)
    return frozenset((*words, *(f"{one} {other}" for one, other in pairs)))


def exchange_signs(said: str, heard: str = "", answered: str = "") -> frozenset[str]:
    """The runs of words of what a person says, of what they heard before it, and of the answer."""
    return frozenset((*_runs("", said), *_runs(HEARD, heard), *_runs(ANSWERED, answered)))


def sign_of(run: str) -> str:
    """What a run of words is called among the signs."""
    return f"{_NAMES[run[0]]} “{run[1:]}”" if run[:1] in _NAMES else f"says “{run}”"


def run_of(sign: str) -> str:
    """The run of words that a sign is named by."""
    name, _, run = sign[:-1].partition("“")
    marks = {f"{called} ": mark for mark, called in _NAMES.items()}
    return f"{marks.get(name, '')}{run}"


def in_words(sign: str) -> str:
    """A sign as a person is told it, without what stands for numbers and the ends of a text."""
    name, _, run = sign.removesuffix("”").partition(" “")
    if name not in _TOLD or not sign.endswith("”"):
        return sign
    words = run.split()
    begins, ends = words[:1] == [FIRST], words[-1:] == [LAST]
    return f"{_TOLD[name][begins + 2 * ends]} {_quoted(words[begins : len(words) - ends])}"


def word_shares(words: Collection[str], known: Collection[str]) -> dict[str, float]:
    """The known ones of some words as signs; each counts less where there are many."""
    said = [sign for word in words if (sign := sign_of(word)) in known]
    return dict.fromkeys(said, 1 / sqrt(len(said))) if said else {}


def with_own_words(
    said: str, shares: Mapping[str, float], known: Mapping[str, float]
) -> dict[str, float]:
    """How much each known run of an exchange counts, and again each of an utterance in it."""
    both = dict(shares)
    for sign, share in word_shares(exchange_signs(said), known).items():
        both[sign] = both.get(sign, 0.0) + known.get(OWN_WORDS, 0.0) * share
    return both


def _quoted(words: list[str]) -> str:
    """Some words between quotes, in which a number is told as one."""
    if not words:
        return "something"
    if words == [NUMBER]:
        return "a number"
    return f"“{' '.join('(a number)' if word == NUMBER else word for word in words)}”"


def _runs(mark: str, text: str) -> Iterator[str]:
    """All runs of up to some words, from the beginning of a text to its end."""
    if not (words := _words(text)):
        return
    whole = [FIRST, *words, LAST]
    yield mark
    for many in range(1, LONGEST + 1):
        for start in range(many == 1, len(whole) - many + (many > 1)):
            yield f"{mark}{' '.join(whole[start : start + many])}"


def _words(text: str) -> list[str]:
    found = _TOKEN.findall(text.lower().replace("’", "'"))
    return [NUMBER if word.isdigit() else word for word in found]
