"""Choices: what a German decision chose, what it left, why, and what would turn it round."""

from __future__ import annotations

import re

from reverie.domain.language.choice_table import ChoiceTable
from reverie.domain.language.german.sentences import sentences
from reverie.domain.language.german.words import straight, topic_words
from reverie.domain.language.pattern import pattern

_I = re.IGNORECASE
_SCOPED = r"(?:(?:für|bei|in|im) (?:(?:der|die|das|den|dem|unsere?[rnm]?) )?\w+\s{1,8})?"
_ARTICLE = r"(?:(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines)\s{1,8})?"
_VERBS_LAST = (
    r"(?:entschieden|genommen|gewählt|nehmen|nutzen|benutzen|verwenden|einsetzen|behalten|bleiben)"
)
_STOP = (
    r"(?=\s{1,8}(?:weil|wegen|aufgrund|damit|bis|falls|wenn|für|in|im|bei|beim|auf|als|an|am|und|"
    rf"nehmen wir|{_VERBS_LAST})\b|[,.;:!\n]|$)"
)
"""Where a name ends: found at the end of a line at the latest, so that nothing is read twice."""
_WHY = pattern(
    r"(?:\b(?:weil|wegen|aufgrund(?: von)?)|,\s{0,8}(?:denn|damit)"
    r"|,\s{0,8}da (?=(?:es|wir|sie|er|das|die|der|dies|ich|man|sonst|dort|unser\w*)\b))"
    r"\s{0,8}(.+?)(?=,?\s{1,8}(?:es sei denn|au(?:ß|ss)er wenn|solange)\b|\n|$)",
    _I,
)
_LEFT = pattern(
    r"(?:\b(?:anstatt|statt|anstelle)(?: von)?|\bund nicht|,\s{0,8}nicht(?! (?:nur|mehr|dass)\b))"
    rf"\s{{1,8}}{_ARTICLE}(.+?){_STOP}",
    _I,
)
_RATHER = pattern(rf"\blieber\s{{1,8}}[^.;]{{1,200}}?\bals\s{{1,8}}{_ARTICLE}(.+?){_STOP}", _I)
_AGAINST = pattern(
    rf"\b(?:uns|mich) (?:\w+ )?gegen\s{{1,8}}{_ARTICLE}([^.;,]{{1,200}}?)\s{{1,8}}entschieden\b", _I
)
_CHOICE = pattern(
    r"(?:\b(?:uns|mich) (?:\w+ ){0,2}?für"
    r"|\b(?:wir|ich) (?:nehmen?|nutzen?|benutzen?|verwenden?|behalten?|bleiben? bei|setzen? auf|"
    r"wechseln? (?:zurück )?(?:zu|auf)|gehen? (?:zurück )?(?:zu|auf))"
    r"|\b(?:nehmen|nutzen|benutzen|verwenden|behalten) wir"
    r"|\bwir haben(?=[^.;]{1,120}\b(?:gewählt|genommen)\b)"
    r"|\b(?:nimm|nutze?|verwende|benutze?|behalte?|bleib bei|lass(?:t)? uns|doch lieber|lieber))"
    r"\s{1,8}(?:(?:jetzt|dann|doch|lieber|also|künftig|weiterhin|vorerst|erst ?mal|bei|zu) )*"
    rf"{_SCOPED}{_ARTICLE}(.+?)(?=\s{{1,8}}(?:anstatt|statt|anstelle|und nicht|als|weil|"
    rf"{_VERBS_LAST})\b"
    r"|[,.;!\n]|$)",
    _I,
)
_BARE = pattern(r"^([A-ZÄÖÜ]\w*(?: \w+)?) (?:an)?statt (?:von )?(\w+(?: \w+)?),?\s*$")
_SCOPE = pattern(
    r"\b(?:für|in|im|bei|beim|auf|am)\s{1,8}(?!jetzt\b)(.+?)(?=\s{1,8}weil\b|[,.;\n]|$)", _I
)
_TURN = pattern(
    r"\b(?:es sei denn\b.+|au(?:ß|ss)er wenn\b.+|solange\b.+|bis (?:wir|es|die|der|das)\b.+|"
    r"(?:falls|wenn|sobald)\b[^.;]{1,300}\b(?:überdenken|neu (?:bewerten|entscheiden)|wechseln|"
    r"zurückgehen|umsteigen)\b.*)",
    _I,
)
_TABLE = ChoiceTable(
    straight=straight,
    sentences=sentences,
    topic_words=topic_words,
    why=_WHY,
    taken=_CHOICE,
    left=(_RATHER, _LEFT),
    against=_AGAINST,
    bare=_BARE,
    place=pattern(
        r"\W*(?:[^\W\d_]\w* ){0,3}?(erstere|erste|zweite|dritte|letztere|letzte)[rsn]?"
        r"(?: (?:option|variante|weg)\b|\W*$|[,.;:!])",
        _I,
    ),
    places={"erstere": 0, "erste": 0, "zweite": 1, "dritte": 2, "letztere": -1, "letzte": -1},
    takes=pattern(
        r"\b(?:wir nehmen|ich nehme|nehmen wir|nimm|lieber|dann) ((?:[\w'-]+ ?){1,3})", _I
    ),
    scope=_SCOPE,
    noun=pattern(r"\b(?:wegen|aufgrund)\b", _I),
    turn=_TURN,
    sure=pattern(r"\b(?:definitiv|sicher|eindeutig|ohne zweifel|muss|endgültig|für immer)\b", _I),
    unsure=pattern(
        r"\b(?:vielleicht|eventuell|evtl|wahrscheinlich|vorerst|erst ?mal|könnten?|nicht sicher|"
        r"ich (?:glaube|denke)|versuchsweise|womöglich)\b",
        _I,
    ),
    pivot=pattern(
        r"\b(?:aber|jedoch|allerdings|tatsächlich|herausgestellt|stellte sich heraus|stattdessen|"
        r"gemerkt|nicht mehr|dann haben wir)\b",
        _I,
    ),
    no_matter="wenn das nicht mehr zählt: ",
    derived="wenn nicht mehr gilt, dass ",
    unsaid="wenn der Nutzer es sagt: ein Grund wurde nicht genannt",
)
choice_in = _TABLE.choice_in
place_taken = _TABLE.place_taken
taken_in = _TABLE.taken_in
turned_by = _TABLE.turned_by
derived_anew = _TABLE.derived_anew
confidence_in = _TABLE.confidence_in
path_to = _TABLE.path_to
as_steps = _TABLE.as_steps
