"""Speech: who speaks in a German text, whether they ask, and whether they only greet."""

from __future__ import annotations

import re

from reverie.domain.language.english import speech as english
from reverie.domain.language.german.words import straight
from reverie.domain.language.pattern import pattern

_HEADINGS = (
    "hinweis hinweise warnung achtung fehler aufgabe frage antwort tipp beispiel zusammenfassung "
    "ergebnis ergebnisse ausgabe eingabe schritt schritte grund ziel plan idee wichtig merke regel "
    "regeln entscheidung fazit datum zeit betreff titel lösung ursache offen nebenbei übrigens"
)
_NOT_SPEAKERS = frozenset(_HEADINGS.split())
_FILLER = pattern(
    r"(?:(?:oh|ah|ach|na|also|und|aber)[,!. ]+)?"
    r"(?:hallo|hi|hey|moin|servus|guten (?:morgen|tag|abend)|danke\w*|vielen dank|ja|jo|jep|"
    r"klar|ok|"
    r"okay|super|toll|prima|perfekt|klasse|cool|genau|stimmt|richtig|schön|freut mich|tschüss|"
    r"bis (?:dann|morgen|später)|kein problem|gern geschehen|viel (?:glück|erfolg|spaß)|natürlich|"
    r"haha|das (?:ist|klingt) (?:so |sehr |wirklich )?(?:gut|toll|super|schön))\b",
    re.IGNORECASE,
)
_ASSENT = pattern(
    r"\W*(?=\w)(?:(?:ja|jo|jep|ok|okay|gut|genau|klar|einverstanden|passt|stimmt|super|prima|gerne?"
    r"|gute idee|klingt gut|bitte)\b[,.! ]*){0,3}"
    r"(?:(?:(?:so )?machen wir(?: das| es)?(?: so)?|mach das(?: so)?|nehmen wir(?: das)?|nimm das"
    r")\b)?(?:,? (?:dann|bitte|danke))*\W*",
    re.IGNORECASE,
)
_LINK = pattern(
    r"(?:(?:(?:und(?! zwar\b)|aber|also|ach|übrigens|nebenbei)\b[,.:!]*"
    r"|(?:ok|okay|na gut|gut|ja|genau|super|prima|danke|hm+|noch was)[,.:!]+)\s+)+",
    re.IGNORECASE,
)
without_photos = english.without_photos
shows_a_photo = english.shows_a_photo
ends_asking = english.ends_asking


def split_speaker(text: str) -> tuple[str, str]:
    """The speaker a text names at its head, as `Name: `, or none; and what is said."""
    speaker, said = english.split_speaker(text)
    is_heading = speaker and speaker.casefold().split()[0] in _NOT_SPEAKERS
    return ("", text) if is_heading else (speaker, said)


def opens_with_filler(text: str) -> bool:
    """Whether a text begins with a greeting, thanks or praise."""
    return bool(_FILLER.match(straight(text[:80]).lstrip()))


def assents(text: str) -> bool:
    """Whether a text is a mere yes to what was proposed."""
    return _ASSENT.fullmatch(straight(text[:80])) is not None


def untied(text: str) -> str:
    """A text without what only ties it to the talk before it, if it says enough without."""
    return english.untied_by(_LINK, text)
