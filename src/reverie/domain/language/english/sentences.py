"""Sentences: one idea at a time."""

from __future__ import annotations

import re

from reverie.domain.language.pattern import pattern

_END = pattern(
    r"(?:(?<=[.!?…])|(?<=[.!?…][\"'”’)\]]))\s+(?=[\"'“‘(\[]*[A-Z0-9À-Þ])"
    r"|\n\s*\n|\n\s*(?=(?:[-*•]|\d+[.)])\s)"
)
_SHORTENED = pattern(
    r"(?:\b(?:e\.g|i\.e|etc|vs|approx|fig|mr|mrs|dr|st)|\b[A-Z]|^\d{1,3})\.$", re.IGNORECASE
)
_LONGEST_SHORTENED = 8
_SMALL_END = pattern(r"(?<=[\w)\]\"'][.!?])\s+(?=[a-z])|(?<=[!?][!?])\s+(?=[a-z])")
"""Where a sentence ends for those who do not always begin the next with a capital."""
_JOINT = pattern(
    r";\s+|,?\s{1,8}and\s{1,8}(?=(?:also\s{1,8})?(?:we|i|you|it|they|always|never|please)\b)", re.I
)
_STATES = (
    r"(?:lives?|sits?|stands?|belongs?|takes?|costs?|needs?|requires?|uses?|has|have|runs? on|"
    r"listens? on|depends? on|is (?:written|built|kept|stored|called|limited) (?:in|on|with|by|to))"
)
"""Verbs that tell how a thing is, not what it does step by step."""
_TWO_STATEMENTS = pattern(
    r"(?!.*\b(?:because|since|so|but|if|when|while|unless|until|it|they)\b)"
    r"((?:the|our|this|my)(?: [\w./`-]+){1,3}?) "
    rf"({_STATES}\b[^,;]+?),? and (?:also )?({_STATES}\b.+)",
    re.I,
)
_BULLET = pattern(r"^\s*(?:[-*•]|\d+[.)])\s+")


def sentences(text: str) -> list[str]:
    """The sentences of a text, each on one line, bullets without their marks."""
    found: list[list[str]] = []
    for piece in _END.split(text):
        words = " ".join((piece or "").split())
        if words and found and _goes_on(found[-1], words):
            found[-1].append(words)
        elif words:
            found.append([words])
    return [bare for pieces in found if (bare := _BULLET.sub("", " ".join(pieces)))]


def loose(text: str) -> list[str]:
    """The sentences of a text by someone who does not always write capitals."""
    found: list[str] = []
    for sentence in sentences(text):
        for piece in _SMALL_END.split(sentence):
            if found and piece[:1].islower() and _is_shortened(found[-1]):
                found[-1] = f"{found[-1]} {piece}"
            elif piece:
                found.append(piece)
    return found


def _goes_on(pieces: list[str], words: str) -> bool:
    """Whether some words go on with the sentence that some pieces have begun."""
    end = " ".join(pieces[-2:])
    return (words[:1].isdigit() and end.endswith("No.")) or _is_shortened(end)


def _is_shortened(text: str) -> bool:
    """Whether a text ends with an abbreviation; only its end is looked at."""
    return bool(_SHORTENED.search(text, max(0, len(text) - _LONGEST_SHORTENED)))


def clauses(sentence: str) -> list[str]:
    """A sentence cut where an `and` or a semicolon seems to join two ideas."""
    return [piece.strip() for piece in _JOINT.split(sentence) if piece.strip()]


def statements(sentence: str) -> list[str]:
    """A sentence that states two things of one subject as two, each with its subject."""
    both = _TWO_STATEMENTS.fullmatch(sentence)
    if not both:
        return [sentence]
    subject, first, second = both.groups()
    return [f"{subject} {first}.", f"{subject} {second}"]
