"""A German text that says the same thing for pages is read in a moment."""

from __future__ import annotations

import pytest

from reverie.domain.language import language_named
from reverie.domain.values.episode import Voice
from tests.domain.language.test_long_repeats import CHARS

GERMAN = language_named("german")
UNITS = (
    *(
        "statt ",
        "lieber ",
        "soll ich ",
        "muss ",
        "darf ",
        "nicht ",
        "noch ",
        "weil ",
        "wir nehmen ",
    ),
    *("zurück zu ", "ich habe ", "nie ", ", nicht ", "z. B. ", "am 5. ", "der Nutzer ", "1 ", " "),
)


@pytest.mark.parametrize("unit", UNITS)
def test_a_long_repeat_is_read_in_a_moment(unit: str) -> None:
    said = unit * (CHARS // 5 // len(unit))
    for text in (said, f"{said}?", f"{said}\nund so weiter"):
        GERMAN.cues.appraise(text, Voice.PERSON)
        GERMAN.choices.choice_in(text)
        GERMAN.choices.turned_by(text, "es nur eine Datei ist")
        GERMAN.sentences.loose(text)
        GERMAN.retention.signs(text, Voice.PERSON)
        GERMAN.retention.signs(text, Voice.AGENT)
        GERMAN.retention.passing(text, by_agent=True)
        GERMAN.progress.only_announces(text)
