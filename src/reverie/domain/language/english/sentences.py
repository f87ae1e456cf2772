"""Sentences: one idea at a time."""

from __future__ import annotations

import re

from reverie.domain.language.pattern import pattern
from reverie.domain.language.sentence_table import SentenceTable

_END = pattern(
    r"(?:(?<=[.!?…])|(?<=[.!?…][\"'”’)\]]))\s+(?=[\"'“‘(\[]*[A-Z0-9À-Þ])"
    r"|\n\s*\n|\n\s*(?=(?:[-*•]|\d+[.)])\s)"
)
_SHORTENED = pattern(
    r"(?:\b(?:e\.g|i\.e|etc|vs|approx|fig|mr|mrs|dr|st)|\b[A-Z]|^\d{1,3})\.$", re.IGNORECASE
)
_SMALL_END = pattern(r"(?<=[\w)\]\"'][.!?])\s+(?=[a-z])|(?<=[!?][!?])\s+(?=[a-z])")
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
_TABLE = SentenceTable(
    end=_END,
    small_end=_SMALL_END,
    shortened=_SHORTENED,
    held=((pattern(r"No\.$"), pattern(r"\d")),),
    joint=_JOINT,
    two_statements=_TWO_STATEMENTS,
    bullet=_BULLET,
)
sentences = _TABLE.sentences
loose = _TABLE.loose
clauses = _TABLE.clauses
statements = _TABLE.statements
