"""Stems: the part of a German word that its forms share, so that `gebaut` answers `bauen`."""

from __future__ import annotations

from reverie.domain.language.german.snowball import snowball
from reverie.domain.language.pattern import pattern
from reverie.domain.language.word_list import Families

_ALIKE = """
sein ist sind war waren gewesen; haben hat hatte hatten gehabt; werden wird wurde wurden geworden;
beginnen beginnt begann begonnen; bieten bietet bot geboten; bleiben bleibt blieb geblieben;
brechen bricht brach gebrochen; bringen bringt brachte gebracht; denken denkt dachte gedacht;
entscheiden entscheidet entschied entschieden entscheidung entscheidungen;
fahren fährt fuhr gefahren; fallen fällt fiel gefallen; finden findet fand gefunden;
geben gibt gab gegeben; gehen geht ging gegangen; gelten gilt galt gegolten;
gewinnen gewinnt gewann gewonnen; halten hält hielt gehalten; helfen hilft half geholfen;
kennen kennt kannte gekannt; kommen kommt kam gekommen; lassen lässt liess gelassen;
laufen läuft lief gelaufen; lesen liest las gelesen; liegen liegt lag gelegen;
nehmen nimmt nimm nahm genommen; nennen nennt nannte genannt; schlagen schlägt schlug geschlagen;
schliessen schliesst schloss geschlossen; schreiben schreibt schrieb geschrieben;
sehen sieht sah gesehen; senden sendet sandte gesendet gesandt; sprechen spricht sprach gesprochen;
stehen steht stand gestanden; tragen trägt trug getragen; treffen trifft traf getroffen;
verlieren verliert verlor verloren; vergessen vergisst vergass; verstehen versteht verstand
verstanden; verwerfen verwirft verwarf verworfen; werfen wirft warf geworfen;
wissen weiss wusste gewusst; ziehen zieht zog gezogen; wahl wählen wählt wählte gewählt auswahl;
datenbank datenbanken db; verzeichnis verzeichnisse ordner; konfiguration konfig config;
repository repo; zweig zweige branch; anwendung anwendungen app; beispiel beispiele bsp
"""
_SPELT = pattern("[a-zäöüß]+")
_PARTICIPLE = pattern(
    "ge(?!(?:biet|dicht|fecht|halt|richt|rücht|schäft|sicht|stalt|walt|wicht|samt)$)(.{3,}?)e?t"
)
"""A weak verb in the perfect, which says what its infinitive says."""
_DEED = pattern("(?!(?:nahr|zeit)ung)(.{3,})ung(?:en)?")
_FOREIGN_VERB = pattern("(.{2,}ier)(?:t|te|ten|tes|ter)")
_ENDING = pattern("(?:ungen|ung|ern|en|em|er|es|et|st|e|n|s|t)$")
_ENDINGS = ("", "e", "en", "er", "es", "s")
_VERBAL = pattern(".+(?:e|n|t|ung)")
_VERBAL_ENDINGS = ("t", "ung", "ungen")
_LEAST_LETTERS = 3


def _cut(word: str) -> str:
    """The stem of a word; of a verb's other forms that of its infinitive."""
    verb = _FOREIGN_VERB.fullmatch(word) or _PARTICIPLE.fullmatch(word) or _DEED.fullmatch(word)
    return snowball(f"{verb[1]}en" if verb else word)


_FAMILIES = Families(_ALIKE, _cut, _SPELT.fullmatch)
stem = _FAMILIES.stem


def forms(word: str) -> tuple[str, ...]:
    """The words a search should also look for: its family, and its forms by their endings."""
    alike = [form for form in _regular(word) if stem(form) == stem(word)]
    return tuple(dict.fromkeys([*_FAMILIES.forms(word), *alike]))


def _regular(word: str) -> list[str]:
    """What endings can make of a word; not all of it need be one."""
    participle = _PARTICIPLE.fullmatch(word)
    bare = participle[1] if participle else _ENDING.sub("", word)
    roots = [root for root in (word, bare) if len(root) >= _LEAST_LETTERS]
    found = [f"{root}{ending}" for root in roots for ending in _ENDINGS]
    if _VERBAL.fullmatch(word) and len(bare) >= _LEAST_LETTERS:
        found += [f"{bare}{ending}" for ending in _VERBAL_ENDINGS]
        found += [f"ge{bare}t", f"ge{bare}et"]
    return found
