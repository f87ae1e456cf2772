"""Answer: what someone said together with the words it answers, as one text."""

from __future__ import annotations

import re

BRIEF = 6
"""Up to how many words an answer means little before its question is read."""
_ANSWERED = re.compile(r"(?s)(?=.*\)\Z)(.+) \((asked|told): (.+)\)")


def answer_to(question: str, words: str) -> str:
    """An answer as it is remembered: its own words first, for rules read those."""
    return f"{words.rstrip('.')} (asked: {question})"


def reply_to(statement: str, words: str) -> str:
    """A reply to what someone was told, as it is remembered: its own words first."""
    return f"{words.rstrip('.')} (told: {statement.rstrip('.')})"


def own_part(text: str) -> str:
    """A text without what it only replies to; an answer means little without its question."""
    found = _ANSWERED.fullmatch(text)
    return found[1] if found and found[2] == "told" else text


def is_reply(text: str) -> bool:
    """Whether a text tells someone's words together with what they answer."""
    return _ANSWERED.fullmatch(text) is not None


def as_read(text: str) -> str:
    """A text as people read it: a brief answer after its question, any other as it is."""
    found = _ANSWERED.fullmatch(text)
    if found is None or len(found[1].split()) > BRIEF:
        return text
    return f"{found[2].capitalize()} “{found[3]}”: {found[1]}"
