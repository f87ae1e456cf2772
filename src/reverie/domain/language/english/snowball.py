"""Snowball: the English stemmer of that name (Porter's second), in plain Python.

Its package loads thirty languages before the first word; a test holds this one against it.
"""

from __future__ import annotations

import re

_IRREGULAR = {
    "skis": "ski",
    "skies": "sky",
    "idly": "idl",
    "gently": "gentl",
    "ugly": "ugli",
    "early": "earli",
    "only": "onli",
    "singly": "singl",
    **{word: word for word in ("sky", "news", "howe", "atlas", "cosmos", "bias", "andes")},
}
_SOUNDED = re.compile("[aeiouy]")
_CONSONANT_Y = re.compile("(^|[aeiouy])y")
_POSSESSIVE = re.compile("(?:'s'|'s|')$")
_REGION = re.compile(r"[aeiouy][^aeiouy]")
_HEAD = re.compile("gener|commun|arsen|past|univers|later|emerg|organ|inter")
_SHORT_END = re.compile(r"(?:^|.*[^aeiouy])[aeiouy][^aeiouywxY]$|^[aeiouy][^aeiouy]$|.*past$")
_DOUBLE = re.compile(r"(?<!^[aeo])(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$")
_TENSES = ("ed", "ing", "edly", "ingly")
_UNCHANGED_ING = frozenset({"inn", "out", "cann", "herr", "earr", "even"})
_UNCHANGED_EED = frozenset({"proc", "exc", "succ"})
_SECOND = (
    ("ational", "ate"),
    ("fulness", "ful"),
    ("iveness", "ive"),
    ("ization", "ize"),
    ("ousness", "ous"),
    ("biliti", "ble"),
    ("lessli", "less"),
    ("tional", "tion"),
    ("alism", "al"),
    ("aliti", "al"),
    ("ation", "ate"),
    ("entli", "ent"),
    ("fulli", "ful"),
    ("iviti", "ive"),
    ("ogist", "og"),
    ("ousli", "ous"),
    ("abli", "able"),
    ("alli", "al"),
    ("anci", "ance"),
    ("ator", "ate"),
    ("enci", "ence"),
    ("izer", "ize"),
    ("bli", "ble"),
    ("ogi", "og"),
    ("li", ""),
)
_THIRD = (
    ("ational", "ate"),
    ("tional", "tion"),
    ("alize", "al"),
    ("ative", ""),
    ("icate", "ic"),
    ("iciti", "ic"),
    ("ical", "ic"),
    ("ness", ""),
    ("ful", ""),
)
_FOURTH = (
    *("ement", "able", "ance", "ence", "ible", "ment", "ant", "ate", "ent", "ion", "ism", "iti"),
    *("ive", "ize", "ous", "al", "er", "ic"),
)
_SECOND_ENDS = tuple(ending for ending, _ in _SECOND)
_THIRD_ENDS = tuple(ending for ending, _ in _THIRD)


def snowball(word: str) -> str:
    """The stem of a small word, as the Snowball project defines it for English."""
    if len(word) < 3:
        return word
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    word = word.removeprefix("'")
    if "y" in word:
        word = _CONSONANT_Y.sub(r"\1Y", word)
    first = _first_region(word)
    second = _region(word, first)
    word = _without_plural(word)
    if word.endswith(_TENSES):  # most words have no such ending, and this tells it at once
        word = _without_tense(word, first)
    if len(word) > 2 and word[-1] in "yY" and word[-2] not in "aeiouy":
        word = word[:-1] + "i"
    if word.endswith(_SECOND_ENDS):
        word = _shorter(word, _SECOND, first, second)
    if word.endswith(_THIRD_ENDS):
        word = _shorter(word, _THIRD, first, second)
    return _without_end(word, first, second).replace("Y", "y")


def _region(word: str, start: int) -> int:
    """Where what follows the first vowel and consonant after a place begins."""
    found = _REGION.search(word, start)
    return found.end() if found else len(word)


def _first_region(word: str) -> int:
    head = _HEAD.match(word)
    return head.end() if head else _region(word, 0)


def _without_plural(word: str) -> str:
    if "'" in word:
        word = _POSSESSIVE.sub("", word)
    if word.endswith("sses"):
        return word[:-2]
    if word.endswith(("ied", "ies")):
        return word[:-2] if len(word) > 4 else word[:-1]
    if word.endswith(("us", "ss")) or not word.endswith("s"):
        return word
    return word[:-1] if _SOUNDED.search(word[:-2]) else word


def _without_tense(word: str, first: int) -> str:
    for ending in ("eedly", "eed"):
        if word.endswith(ending):
            rest = word[: -len(ending)]
            return f"{rest}ee" if len(rest) >= first and rest not in _UNCHANGED_EED else word
    for ending in ("ingly", "edly", "ing", "ed"):
        if word.endswith(ending):
            rest = word[: -len(ending)]
            if ending == "ing" and len(rest) == 2 and rest[1] in "yY" and rest[0] not in "aeiouy":
                return f"{rest[0]}ie"
            if not _SOUNDED.search(rest) or (ending == "ing" and rest in _UNCHANGED_ING):
                return word
            return _rounded(rest, first)
    return word


def _rounded(rest: str, first: int) -> str:
    """What is left of a verb, as a word again: `hop` of `hopp`, `hope` of `hop`."""
    if rest.endswith(("at", "bl", "iz")):
        return f"{rest}e"
    if _DOUBLE.search(rest):
        return rest[:-1]
    return f"{rest}e" if first >= len(rest) and _SHORT_END.match(rest) else rest


def _shorter(word: str, endings: tuple[tuple[str, str], ...], first: int, second: int) -> str:
    """The word with the longest of some endings replaced, if that lies in its region."""
    for ending, instead in endings:
        if not word.endswith(ending):
            continue
        rest = word[: -len(ending)]
        is_bound = (
            (ending == "ogi" and not rest.endswith("l"))
            or (ending == "li" and not rest.endswith(tuple("cdeghkmnrt")))
            or (ending == "ative" and len(rest) < second)
        )
        return word if len(rest) < first or is_bound else rest + instead
    return word


def _without_end(word: str, first: int, second: int) -> str:
    for ending in _FOURTH if word.endswith(_FOURTH) else ():
        if word.endswith(ending):
            rest = word[: -len(ending)]
            if len(rest) >= second and (ending != "ion" or rest.endswith(("s", "t"))):
                word = rest
            break
    rest = word[:-1]
    if word.endswith("e"):
        is_weak = len(rest) >= first and not _SHORT_END.match(rest)
        return rest if len(rest) >= second or is_weak else word
    return rest if word.endswith("ll") and len(rest) >= second else word
