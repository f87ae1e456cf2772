"""Words: what of a German text says something; a sharp s is spelt `ss`, as folding case does."""

from __future__ import annotations

from functools import lru_cache

from reverie.domain.language.german.stems import stem
from reverie.domain.language.word_list import WordList

_SAYING_LITTLE = (
    "aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus "
    "bei beim bin bis bist da dabei dadurch dafür dagegen daher damit danach dann daran darauf "
    "daraus darf darin darüber darum das dass davon dazu dein deine deinem deinen deiner deines "
    "dem den denn der deren derzeit des dessen dich die dies diese diesem diesen dieser dieses dir "
    "doch dort du durch dürfen ein eine einem einen einer eines er es etwas euch euer eure eurem "
    "euren eurer für gab gegen gibt hab habe haben hast hat hatte hatten hier hin ich ihm ihn "
    "ihnen ihr ihre ihrem ihren ihrer ihres im in indem ins ist ja je jede jedem jeden jeder jedes "
    "jetzt kann kein keine keinem keinen keiner können könnte könnten mal man mehr mein meine "
    "meinem meinen meiner meines mich mir mit muss müssen nach nein nicht nichts noch nun nur ob "
    "oder ohne sehr sein seine seinem seinen seiner seines seit sich sie sind so solche soll "
    "sollen sollte sollten sondern um und uns unser unsere unserem unseren unserer unseres unter "
    "vom von vor wann war waren warum was weil welche welchem welchen welcher welches wenn wer "
    "werde werden wie wieder will wir wird wo wohl wollen wollte worden wurde würde wurden zu zum "
    "zur zwar zwischen über"
)
STOP_WORDS = frozenset(_SAYING_LITTLE.split())
_EVERYDAY = (
    "alt alte alten ändern bauen bleiben brauchen braucht bug datei dateien ding dinge ergänzen "
    "erledigt fehler fehlt fertig funktioniert geht gemacht geändert genommen groß gut guten heute "
    "kaputt läuft langsam machen macht mach nehmen neu neue neuen nutzen nutzt prüfen sache "
    "schlecht "
    "schnell sehen setzen starten stehen suchen tag test tests verwenden versuchen weg weise zeit"
)
EVERYDAY = frozenset(_EVERYDAY.split())
"""Words of any working day: they say something, but not what a text is about."""
_LITTLE = (
    "also auch bereits das dem den denn der des die dies diese diesem diesen dieser dieses doch "
    "eben eigentlich ein eine einem einen einer eines einfach gerade halt heute ja jetzt mal "
    "nochmal nun schon sehr so wirklich wohl ziemlich"
)
_AFTER_APOSTROPHES = frozenset({"s", "n", "ne", "nen"})
"""What is left of `gibt's` and `so'n` when a text is cut into words."""
_LISTS = WordList(
    stop=STOP_WORDS,
    everyday=EVERYDAY,
    little=frozenset(_LITTLE.split()),
    torn=_AFTER_APOSTROPHES,
    stem=stem,
)
straight = _LISTS.straight
plain_words = _LISTS.plain_words
content_words = _LISTS.content_words
stems_of = _LISTS.stems_of
topic_words = _LISTS.topic_words
telling_words = lru_cache(maxsize=1024)(_LISTS.telling_words)
says_little = _LISTS.says_little
is_everyday = _LISTS.is_everyday
adds_nothing = _LISTS.adds_nothing
