"""Succession: how German says that something is otherwise now, and what stands for what."""

from __future__ import annotations

import re

from reverie.domain.language.german.claims import measures
from reverie.domain.language.german.sentences import sentences
from reverie.domain.language.german.stems import stem
from reverie.domain.language.german.words import straight, telling_words
from reverie.domain.language.pattern import pattern
from reverie.domain.language.succession_table import SuccessionTable

_I = re.IGNORECASE
_CHANGE = pattern(
    r"\b(?:jetzt|nun|ab (?:sofort|heute|jetzt|morgen|\w+tag)|nicht mehr|keine?[mnrs]? mehr|statt|"
    r"stattdessen|anstelle|bisher|früher|seit (?:heute|gestern|\w+tag)|umgestellt|gewechselt|"
    r"umgezogen|ersetz(?:en|t)|geändert|umbenannt|verschoben|erhöht|gesenkt|doch wieder|sondern)\b",
    _I,
)
_LIFT = pattern(r"\b(?:wieder|nicht mehr|keine?[mnrs]? mehr|ab (?:sofort|jetzt)|doch)\b", _I)
_UNSETTLED = pattern(
    r"\?|^\W*(?:wenn|falls|nur|sollte)\b"
    r"|\b(?:vielleicht|eventuell|womöglich|irgendwann|eines tages|könnten? wir|überleg\w*|erwäg\w*|"
    r"vorgeschlagen|angeboten|diskutier\w*|nichts entschieden|früher|damals|letzte[nrs]? \w+|"
    r"voriges jahr|nur (?:heute|diese \w+|bis)|vorübergehend|bis (?:auf weiteres|\w+tag)|solange|"
    r"außer|ausnahme\w*|sonst überall|nebenan|die kollegen|wie gesagt)\b",
    _I,
)
_GONE = (
    pattern(
        r"\b(?:nicht mehr|nicht|statt|anstelle von|anstatt|weg von|keine?[mnrs]?)\s+"
        r"(?:(?:der|die|das|den|dem|des|eine?[mnrs]?|in|auf|an|zu|mit|über)\s{1,8})*([\w./#@+:-]{1,60})",
        _I,
    ),
    pattern(
        r"(?<![\w./#@+:-])([\w./#@+:-]{1,60})\s{1,8}(?:ist|sind|war|wurde|wird)\s+"
        r"(?:weg|raus|tot|abgeschaltet|abgeschafft|archiviert|vorbei|zu (?:viel|lang|kurz))\b",
        _I,
    ),
)
_DROPPED = pattern(
    r"\b(?:lassen|streichen|werfen) (?:wir )?(?:(?:das|den|die) )?([\w./#@+-]{1,39}\w)"
    r" (?:weg|fallen|raus|hinaus)\b|\bweg von (?:(?:der|dem) )?([\w./#@+-]{1,39}\w)",
    _I,
)
_TAKEN = pattern(
    r"\b(?:nehmen|nimm|verwenden|benutzen|nutzen) (?:wir )?(?:(?:das|den|die) )?"
    r"([\w./#@+-]{1,39}\w)|\b(?:wechseln|umsteigen) auf ([\w./#@+-]{1,39}\w)",
    _I,
)
_JOINT = pattern(r"[,;:]\s+|\s(?:weil|da|denn)\s|\s[–-]\s", _I)
_NAME = pattern(r"\b[A-Z][a-z]*[A-Z0-9]\w*|\b\w+[._]\w+\b")
_VALUE = pattern(
    r"\b[A-Z][a-z]*[A-Z]\w*|\b[\w.-]{0,80}[/_][\w./_-]+|#[a-z][\w-]+|`[^`]+`|\b\w+\.(?:js|py|toml|json)\b"
)
"""A capital letter within a word, as any noun begins with one."""
_NUMBER = pattern(r"(?<![\w.])\d[\d.,:]*")
_COUNTED = "null zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig"
_DIGITS = "0 2 3 4 5 6 7 8 9 10 11 12 20 30"
_UNITS = (
    "prozent sekund minut stund tag woch monat jahr euro zeich mb kb gb ms mal grad maximal "
    "minimal hochst mindest bitt neu alt KB MB GB TB"
)
_SLOTS = "port version stufe limit timeout budget preis größe adresse"
_APART = tuple(
    frozenset(group.split())
    for group in (
        "staging produktion entwicklung test lokal live vorschau",
        "import export",
        "upload download",
        "admin nutzer gast mitglied",
        "frontend backend",
        "eingabe ausgabe",
        "intern extern öffentlich privat",
        "morgens abends mittags",
        "client server",
        "erste zweite dritte",
    )
)
_TABLE = SuccessionTable(
    straight=straight,
    telling_words=telling_words,
    sentences=sentences,
    change=_CHANGE,
    lift=_LIFT,
    unsettled=_UNSETTLED,
    gone=_GONE,
    dropped=_DROPPED,
    taken=_TAKEN,
    joint=_JOINT,
    name=_NAME,
    value=_VALUE,
    number=_NUMBER,
    counts=dict(zip(_COUNTED.split(), _DIGITS.split(), strict=True)),
    measures=frozenset(_UNITS.split()),
    slots=frozenset(map(stem, _SLOTS.split())),
    measured=measures,
    apart=_APART,
)
tells_a_change = _TABLE.tells_a_change
lifts = _TABLE.lifts
is_unsettled = _TABLE.is_unsettled
given_up = _TABLE.given_up
drops_what_was_taken = _TABLE.drops_what_was_taken
points = _TABLE.points
subject_words = _TABLE.subject_words
names = _TABLE.names
numbers = _TABLE.numbers
counted = _TABLE.counted
are_apart = _TABLE.are_apart
things_named = _TABLE.things_named
