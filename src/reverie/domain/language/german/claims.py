"""Claims: what a German statement denies, measures, and gives a cause for."""

from __future__ import annotations

import re

from reverie.domain.language.claim_table import ClaimTable
from reverie.domain.language.german.stems import stem
from reverie.domain.language.german.words import plain_words, straight
from reverie.domain.language.pattern import pattern

_I = re.IGNORECASE
_NOT = pattern(
    r"\b(?:nicht|nichts|nie|niemals|nirgends|keinesfalls|weder|kein(?:e[mnrs]?)?|vermeide\w*)\b", _I
)
_MEASURE = pattern(
    r"(?:\b(?:ist|sind|war|waren|liegt|dauert|auf|bei|von|kostet|braucht|port|limit|timeout|budget|"
    r"alle|als)(?:\s+(?:jetzt|nun|bei|auf))?\s+|[=:]\s*)(\d[\d.,:]{0,30}\b)"
    r"|(?<!\d)(\d[\d.,:]{0,30})\s{0,8}(?:%|ms|s|sek\w*|min\w*|stunden?|tagen?|[kmg]i?b|bytes?|"
    r"tokens?|zeilen|nutzer\w*|euro)\b",
    _I,
)
_LED = pattern(r"^es (?:hat sich herausgestellt|stellte? sich heraus|zeigt sich),? (?:dass )?", _I)
_IT = pattern(
    r"^(?:es|dies|hier|dort)\b|^(?:das|sie|er|diese[rs]?|da) (?:ist|sind|war|waren|hat|haben|wird|"
    r"kann|muss|soll|geht|läuft|liegt|funktioniert|braucht|dauert|kostet|macht|stimmt)\b"
    r"|\b(?:es|das|dies|ihn|damit|davon)[.!?]*$",
    _I,
)
_SAYING_NO = (
    "ein eine einem einen einer eines der die das den dem des ist sind war waren sein wird werden "
    "wurde kann darf dürfen es nicht nichts nie niemals kein keine keinem keinen keiner mehr immer "
    "muss müssen soll sollen sollte bitte vermeide vermeiden"
)
_CAUSE = pattern(
    r"\b(?:weil|wegen|aufgrund|ursache|grund|deshalb|daher|darum|deswegen|dadurch|verursacht|dank|"
    r"sodass|so dass|schuld|führte? (?:zu|dazu)|l(?:ag|iegt) (?:an|am|daran))\b|, (?:da|denn)\b",
    _I,
)
_TABLE = ClaimTable(
    straight=straight,
    plain_words=plain_words,
    stem=stem,
    denial=_NOT,
    measure=_MEASURE,
    led=_LED,
    it=_IT,
    unsaid=frozenset(_SAYING_NO.split()),
    cause=_CAUSE,
)
denies = _TABLE.denies
measures = _TABLE.measures
is_of_something = _TABLE.is_of_something
claimed_words = _TABLE.claimed_words
names_a_cause = _TABLE.names_a_cause
