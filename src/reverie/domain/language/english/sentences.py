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
_ON = r"(?:so|and|okay|ok|yeah|then|now|um|uh|but|well)"
_NEW_THOUGHT = pattern(
    rf",\s+(?=(?:{_ON} ){{0,3}}(?:anyway|anyhoo)\b)"
    r"|(?<!\s)\s++(?=(?:anyway|anyhoo),? (?:um|uh|we|i|can|could|so|what|whats|where|how)\b)"
    rf"|,\s+(?=(?:{_ON} ){{1,4}}(?:can|could|would|will) (?:you|u)\b)"
    r"|,\s+(?=(?:so|okay|ok|yeah|um|uh)(?: (?:so|um|uh|yeah))* (?:"
    r"how (?:is|are|do|does|many|much|far)|what(?:'s|s| is| was| are| do| does)|who(?:'s| is)|"
    r"where(?:'s| is| are| were)|(?:does|is) (?:it|that|this|the)|are (?:we|you|they))\b)"
    rf"|,\s+(?=(?:{_ON} ){{0,4}}(?:carry|go) on\b)|,\s+(?=ok(?:ay)? (?:now|so|and|where)\b)",
    re.I,
)
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
_IS = (
    r"(?:'s|'re|'ll|s|re)?\s(?:(?:also|just|now|still|only|all|really|not|never|always) )?"
    r"(?:is|isn't|are|aren't|was|wasn't|were|has|have|had|does|doesn't|do|did|will|won't|can|can't|"
    r"may|must|should|would|could|needs?|goes|go|went|holds?|means?|comes?|came|makes?|takes?|runs?|"
    r"lives?|lies|sits?|applies|apply|extends?|moved?|works?|belongs?|gets?|got|stays?|costs?|"
    r"breaks?|broke|explains?|happens?|happened|one|ones|way|note)\b"
)
_THEN = (
    r"(?:(?:so|and|but|because|since|then|well|oh|actually|no|nope|yes|yeah|sorry|hm+|also|now|here"
    r"|there|please)\b[,.!]* ){0,3}"
)
_LEANING = pattern(
    rf"\W*{_THEN}(?:"
    # A pronoun, but for the one that stands for nothing: it rains, it seems that.
    r"it(?:'s|s)?\b(?! (?:turn(?:s|ed) out|seems|looks|appears|feels|sounds|suits|rain|snow|"
    r"depends|took me|would be|might be|has (?:rained|snowed)|(?:is |was )?"
    r"(?:also |now |always |"
    r"not )?(?:official|clear|possible|better|best|easier|ok|fine|important|time|late|early|hard|"
    r"good|nice|funny|true|raining|a pity|law|up to)\b))"
    r"|(?:they|she|he|they're|theyre|she's|he's|they've|its|their|both|neither)\b"
    rf"|(?:that|this|these|those){_IS}|(?:that's|thats)\b(?! (?:wrong|not right|incorrect)\b)"
    r"|which (?:is|was|are|were|means|explains|makes)\b"
    r"|(?:with |for |on |in |and )?(?:the|this|that) (?:first|second|third|present|valid|new|old|"
    r"other|same|latter|former|right|correct|real|current) ones?\b"
    # A correction of what was just said.
    r"|i (?:was|am) (?:mistaken|wrong)\b|i misspoke\b|my mistake\b|what i (?:meant|should have)\b"
    r"|now i know\b|i (?:meant|mean)\b"
    # A measure or a few words alone.
    r"|\d[\d.,:]*(?:%|[a-z]{1,3}\b)?(?: (?:percent|euros?|dollars?|minutes?|seconds?|hours?|days?|"
    r"weeks?|months?|years?|times?|a|per|and)\b|[,.;!]|$)"
    r"|(?:[\w'-]{1,60} ){1,4}(?:instead|only|too|as well)\W*$"
    r")",
    re.I,
)
_TABLE = SentenceTable(
    end=_END,
    small_end=_SMALL_END,
    new_thought=_NEW_THOUGHT,
    shortened=_SHORTENED,
    held=((pattern(r"No\.$"), pattern(r"\d")),),
    joint=_JOINT,
    two_statements=_TWO_STATEMENTS,
    bullet=_BULLET,
    leaning=_LEANING,
)
sentences = _TABLE.sentences
loose = _TABLE.loose
clauses = _TABLE.clauses
statements = _TABLE.statements
leans = _TABLE.leans
