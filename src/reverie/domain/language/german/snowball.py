"""Snowball: the German stemmer of that name, in plain Python; a test compares it to the package."""

from __future__ import annotations

import re

_VOWELS = "aeiouyäöü"
_BETWEEN_VOWELS = re.compile(f"([{_VOWELS}])([uy])(?=[{_VOWELS}])")
_SPELT = re.compile("qu|ß|ae|oe|ue")
_SPELLED = {"ß": "ss", "ae": "ä", "oe": "ö", "ue": "ü"}
_REGION = re.compile(f"[{_VOWELS}][^{_VOWELS}]")
_LEAST_BEFORE = 3
"""Letters that always stand before the first region."""
_FIRST_ENDS = ("erinnen", "erin", "lns", "ern", "em", "er", "en", "es", "ln", "e", "s")
_SECOND_ENDS = ("est", "en", "er", "et", "st")
_THIRD_ENDS = ("isch", "lich", "heit", "keit", "end", "ung", "ig", "ik")
_ST = re.compile("...[bdfghklmnt]$")
_ET = re.compile("[dfgklmnrstUzä]$")
_NOT_ET = ("geordn", "intern", "tick", "plan", "tr")
"""What stands before an `et` that is no ending: Internet, Ticket, Planet."""
_PLAIN = str.maketrans("UYäöü", "uyaou")


def snowball(word: str) -> str:
    """The stem of a small word, as the Snowball project defines it for German."""
    word = _BETWEEN_VOWELS.sub(lambda found: found[1] + found[2].upper(), word)
    word = _SPELT.sub(lambda found: _SPELLED.get(found[0], found[0]), word)
    first = _region(word, 0)
    second = _region(word, first)
    first = max(first, _LEAST_BEFORE) if len(word) >= _LEAST_BEFORE else len(word)
    word = _without_case(word, first)
    word = _without_person(word, first)
    return _without_derivation(word, first, second).translate(_PLAIN)


def _region(word: str, start: int) -> int:
    """Where what follows the first vowel and consonant after a place begins."""
    found = _REGION.search(word, start)
    return found.end() if found else len(word)


def _ending(word: str, endings: tuple[str, ...], start: int) -> str:
    """The longest of some endings that a word has, if it lies in a region; else none."""
    found = next((ending for ending in endings if word.endswith(ending)), "")
    return found if len(word) - len(found) >= start else ""


def _without_case(word: str, first: int) -> str:
    ending = _ending(word, _FIRST_ENDS, first)
    rest = word.removesuffix(ending)
    if ending in ("ln", "lns"):
        return f"{rest}l"
    if ending == "em" and rest.endswith("syst"):
        return word
    if ending == "s" and not rest.endswith(tuple("bdfghklmnrt")):
        return word
    is_a_state = ending in ("e", "en", "es") and rest.endswith("niss")
    return rest[:-1] if is_a_state else rest


def _without_person(word: str, first: int) -> str:
    ending = _ending(word, _SECOND_ENDS, first)
    rest = word.removesuffix(ending)
    if ending == "st" and not _ST.search(rest):
        return word
    if ending == "et" and (not _ET.search(rest) or rest.endswith(_NOT_ET)):
        return word
    return rest


def _without_derivation(word: str, first: int, second: int) -> str:
    ending = _ending(word, _THIRD_ENDS, second)
    rest = word.removesuffix(ending)
    if ending in ("ig", "ik", "isch"):
        return word if rest.endswith("e") else rest
    if ending in ("end", "ung"):
        return rest[:-2] if _ending(rest, ("ig",), second) and rest[-3] != "e" else rest
    if ending in ("lich", "heit"):
        return rest[:-2] if _ending(rest, ("er", "en"), first) else rest
    if ending == "keit":
        return rest.removesuffix(_ending(rest, ("lich", "ig"), second))
    return rest
