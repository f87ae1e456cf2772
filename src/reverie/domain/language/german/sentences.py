"""Sentences: one idea at a time, past the full stops of ordinals and abbreviations."""

from __future__ import annotations

import re

from reverie.domain.language.pattern import pattern
from reverie.domain.language.sentence_table import SentenceTable

_END = pattern(
    r"(?:(?<=[.!?…])|(?<=[.!?…][\"'”’“)\]]))\s+(?=[\"'“‘„‚(\[]*[A-Z0-9À-Þ])"
    r"|\n\s*\n|\n\s*(?=(?:[-*•]|\d+[.)])\s)"
)
_SMALL_END = pattern(r"(?<=[\w)\]\"'][.!?])\s+(?=[a-zß-ÿ])|(?<=[!?][!?])\s+(?=[a-zß-ÿ])")
_SHORTENED = pattern(
    r"(?:\b(?:bzw|usw|vgl|evtl|ggf|inkl|exkl|bspw|sog|zzgl|etc|vs|dr|prof|hr|fr|e\.g|i\.e)"
    r"|\b[A-ZÄÖÜ]|^\d{1,3}|\b(?:am|im|vom|zum|beim|der|die|das|den|dem|des|bis|ab|jeden) \d{1,3})"
    r"\.$",
    re.IGNORECASE,
)
_MONTH = r"(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)"
_HELD = (
    (pattern(r"\b\d{1,2}\.$"), pattern(rf"{_MONTH}|Mal\b|Quartal\b|Stock\b|Woche\b")),
    (pattern(r"\b(?:Nr|ca|max|min|mind|Abs|Abb|Kap|S)\.$", re.IGNORECASE), pattern(r"\d")),
)
_JOINT = pattern(
    r";\s+|,?\s{1,8}und\s{1,8}"
    r"(?=(?:auch\s{1,8})?(?:wir|ich|du|ihr|es|sie|man|immer|nie|niemals|bitte)\b)",
    re.IGNORECASE,
)
_STATES = (
    r"(?:liegt|läuft|steht|gehört|braucht|kostet|nutzt|benutzt|verwendet|hat|lauscht|hängt|"
    r"enthält|erwartet|dauert)"
)
"""Verbs that tell how a thing is, not what it does step by step."""
_TWO_STATEMENTS = pattern(
    r"(?!.*\b(?:weil|da|denn|aber|wenn|falls|bis|damit|während|es|sie)\b)"
    r"((?:der|die|das|unser|unsere|dieser|diese|dieses|mein|meine)(?: [\w./`-]+){1,3}?) "
    rf"({_STATES}\b[^,;]+?),? und (?:auch )?({_STATES}\b.+)",
    re.IGNORECASE,
)
_IS = (
    r" (?:ist|sind|war|waren|hat|haben|wird|werden|liegt|liegen|läuft|laufen|gilt|gelten|steht|"
    r"stehen|gehört|gehören|kommt|kommen|braucht|brauchen|kostet|kosten|muss|darf|soll|heißt|bleibt)\b"
)
_LEANING = pattern(
    r"\W*(?:(?:und|aber|also|denn|nein|ja|doch|jetzt|sorry)\b[,.!]* ){0,3}(?:"
    rf"(?:es(?! (?:sind|waren|gibt)\b)|er|sie|das|dies|diese|dieser|dieses|jener|jene|beide){_IS}"
    r"(?! (?:klar|möglich|wichtig)\b)"
    r"|(?:dort|dafür|damit|daran|darauf|davon|dazu|deren|dessen)\b"
    r"|ich (?:habe mich geirrt|lag falsch|meinte)\b|mein fehler\b"
    r"|\d[\d.,:]*(?: (?:Prozent|Euro|Minuten|Sekunden|Stunden|Tage|Wochen|Monate|Jahre|pro)\b"
    r"|[,.;!]|$)"
    r")",
    re.IGNORECASE,
)
_TABLE = SentenceTable(
    end=_END,
    small_end=_SMALL_END,
    new_thought=pattern(
        r",\s+(?=(?:also|und|naja|ok|okay) (?:kannst|könntest|würdest) du\b)", re.I
    ),
    shortened=_SHORTENED,
    held=_HELD,
    joint=_JOINT,
    two_statements=_TWO_STATEMENTS,
    bullet=pattern(r"^\s*(?:[-*•]|\d+[.)])\s+"),
    leaning=_LEANING,
)
sentences = _TABLE.sentences
loose = _TABLE.loose
clauses = _TABLE.clauses
statements = _TABLE.statements
leans = _TABLE.leans
