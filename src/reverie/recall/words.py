"""Words: what of a question is worth searching for."""

from __future__ import annotations

import re

_SAYING_LITTLE = (
    "a about after all also am an and any are as at be because been before being but by can "
    "could did do does doing for from had has have having he her here him his how i if in "
    "into is it its just me more most my no not now of on once only or other our out over "
    "own same she should so some such than that the their them then there these they this "
    "those through to too under until up us very was we were what when where which while "
    "who whom why will with would you your"
)
STOP_WORDS = frozenset(_SAYING_LITTLE.split())


def search_words(question: str) -> list[str]:
    """The words that say something, each once; all of them when none does."""
    words = list(dict.fromkeys(re.findall(r"\w+", question.casefold())))
    return [word for word in words if word not in STOP_WORDS] or words
