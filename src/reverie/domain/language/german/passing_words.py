"""Passing words: how chatter, offers, announcements and reports of work done begin in German."""

from __future__ import annotations

import re

from reverie.domain.language.pattern import pattern
from reverie.domain.language.retention_table import PassingTable

_I = re.IGNORECASE
_HEAD = (
    r"^(?:(?:jetzt|nun|zuerst|zunächst|dann|danach|also|ok|okay|super|gut|perfekt|klar|ja|und|auch|"
    r"ah|hm+|verstanden|alles klar|natürlich|gerne?|als nächstes|anschließend)[,.!:—–-]*\s+){0,4}"
)
"""Words before the one that tells what a sentence is."""
_SETTLES_NOTHING = pattern(
    r"(?:(?:ja|jo|jep+|nein|nö|nee|ok|okay|k|klar|sicher|gut|super|toll|prima|perfekt|klasse|cool|"
    r"danke|dankeschön|vielen dank|bitte|weiter|gehts? weiter|mach|machs?|mach(?:e)? (?:das|es|"
    r"mal|so|"
    r"weiter|ruhig)|machen wir|leg los|los|los gehts|fertig|genau|richtig|stimmt|korrekt|"
    r"einverstanden|passt|passt so|sieht gut aus|klingt gut|funktioniert|läuft|das wars?|alles gut|"
    r"alles klar|verstanden|verstehe|ach so|aha|hi|hallo|hey|moin|servus|guten (?:morgen|tag|"
    r"abend)|"
    r"morgen|tschüss|bis (?:dann|morgen|später)|stopp?|warte|hm+|wow|lol|und|dann|jetzt|so|na|"
    r"noch ?mal|versuchs? noch ?mal|was|warum|wie|bereit|gerne?|sehr|lgtm|go)"
    r"\b[\s,.!:;?)('~-]*)+"
)
_OFFER = pattern(
    _HEAD
    + r"(?:(?:soll|sollen|möchtest|willst|kann|könnte|darf|würdest|brauchst|magst|wollen)\b.*\?$"
    r"|(?:sag|gib|lass)\b[^.]{0,20}\b(?:bescheid|wissen)\b|wenn du (?:möchtest|willst|magst|"
    r"so weit)\b"
    r"|falls du\b|bei bedarf\b|gerne? (?:kann|mache?|erstelle?|passe?)\b"
    r"|ich (?:kann|könnte) (?:auch|gerne?|dir|dann|jetzt|als nächstes|das)\b|ich bin bereit\b"
    r"|bitte (?:sag|gib|bestätige?|teste?|prüfe?|probiere?|schicke?|teile?)\b|was möchtest du\b"
    r"|welche (?:option|variante)\b|du kannst (?:jetzt|nun)\b|probiere? (?:es|das)\b|sobald du\b"
    r"|ich warte\b|wähle? (?:eine|zwischen)\b|optionen?:)",
    _I,
)
_OFFERED = pattern(
    r"\b(?:soll ich\b(?![^?]{0,300}\boder (?!nicht\b|soll\b|erst\b|später\b))|möchtest du|"
    r"willst du|darf ich|kann ich|brauchst du|sonst noch|noch etwas|bescheid|kannst du|"
    r"könntest du|hast du|hat (?:es|das)|"
    r"(?:sollen|wollen) wir (?:\w+ )?(?:weiter\w*|anfangen|beginnen|loslegen))\b",
    _I,
)
_DOING = (
    r"(?:schaue?|sehe|prüfe?|überprüfe?|beginne|fange?|starte?|lese?|suche?|teste?|führe?|baue?|"
    r"schreibe?|passe?|ändere?|aktualisiere?|behebe?|füge?|erstelle?|mache?|gehe?|untersuche?|"
    r"analysiere?|verschaffe?|kümmere?|lasse?|öffne?|setze?|lege?|ergänze?|korrigiere?|hole?|"
    r"entferne?|ersetze?|lösche?|implementiere?|konfiguriere?|installiere?|committe|pushe|vergleiche|"
    r"werde|muss|möchte|will|verifiziere|refaktoriere|räume)"
)
_ANNOUNCED = pattern(
    _HEAD + rf"(?:ich {_DOING} \w+|{_DOING} ich\b|lass(?:t)? mich\b"
    r"|lass(?:t)? uns (?:mal |erst |zuerst |jetzt |kurz )?(?:\w+ ){0,4}(?:schauen|ansehen|"
    r"anschauen|"
    r"prüfen|sehen|anfangen|starten|beginnen|testen|weitermachen)\b"
    r"|hier (?:ist|sind|kommt|kommen)\b|im folgenden\b|(?:der |die |das )?folgende\w*\b|mal sehen\b"
    r"|wir (?:müssen|sollten) (?:\w+ ){0,4}(?:prüfen|schauen|nachsehen|lesen)\b)",
    _I,
)
_DONE = (
    r"(?:hinzugefügt|erstellt|angelegt|aktualisiert|behoben|entfernt|ersetzt|verschoben|umbenannt|"
    r"überarbeitet|verbessert|angepasst|geändert|geschrieben|gebaut|getestet|geprüft|überprüft|"
    r"implementiert|umgesetzt|eingebaut|ergänzt|korrigiert|installiert|konfiguriert|committet|"
    r"gepusht|gemergt|gelöscht|gelesen|angesehen|angeschaut|durchgesehen|refaktoriert|aufgeräumt|"
    r"eingerichtet|eingetragen|abgeschlossen|fertiggestellt|migriert|umgestellt|vereinfacht|dokumentiert|"
    r"ausgeführt|gestartet|gefunden|zurückgesetzt|gefixt|repariert|fertig|erledigt|einsatzbereit)"
)
_WORK_DONE = pattern(
    r"^[\s✅✔☑✓🎉🚀•*-]*(?:"
    + _HEAD[1:]
    + rf")?(?:(?:ich )?habe?\b[^.]{{1,200}}\b{_DONE}\b|(?:erfolgreich )?{_DONE}\b(?!:)"
    rf"|(?:der|die|das|dein\w*|ein\w*|alle|alles|es|beide)\b[^.]{{0,80}}\b(?:wurden?|ist|sind)\b"
    rf"[^.]{{0,60}}\b{_DONE}(?: worden)?[.!]*$"
    r"|alle (?:\w+ )?(?:tests?|prüfungen|checks|änderungen|schritte|aufgaben)\b"
    r"|alles (?:läuft|funktioniert|grün|sieht)\b|keine (?:fehler|probleme|änderungen)\b"
    r"|(?:(?:der|die) )?(?:build|tests?|lint|commit)\b[^.]{0,20}\b(?:grün|erfolgreich|durch|"
    r"bestanden)\b"
    r"|(?:es|das) (?:funktioniert|läuft|klappt)(?: jetzt| nun| wieder)?[.!]*$)",
    _I,
)
_REFUSAL = pattern(
    r"\b(?:tut mir leid|entschuldig\w*|leider kann ich|ich kann (?:leider |das |dir |hier )*nicht|"
    r"ich habe keinen zugriff)\b|\bdu hast (?:völlig |absolut |vollkommen )?recht\b"
    r"|^(?:gute|tolle) (?:frage|idee|beobachtung)\b|^guter (?:punkt|einwand|hinweis)\b|^danke für\b"
    r"|^unbekannte[rs]? (?:befehl|option)\b",
    _I,
)
_THANKS = pattern(
    r"^\W*(?:(?:oh|ok|okay|ah|ach|super|toll|gut|cool|wow|perfekt|prima|klasse)\W+){0,2}"
    r"(?:danke\w*|(?:vielen|besten|herzlichen) dank|merci|thx|sorry für|entschuldige?)\b"
    r"(?!.*\b(?:aber|ab jetzt|künftig|immer|nie|niemals|nächstes mal|bitte)\b)",
    _I,
)
_TEXTBOOK = pattern(
    r"^\W*(?:im allgemeinen|generell|grundsätzlich|in der regel|typischerweise|üblicherweise|"
    r"als faustregel|(?:es ist )?(?:eine |die )?(?:gute|bewährte|beste) (?:praxis|idee)|"
    r"best practices?|(?:du solltest|man sollte) (?:immer|generell|grundsätzlich|üblicherweise)|"
    r"(?:denk daran|denke daran),? (?:immer|dass du))\b",
    _I,
)
IN_PASSING = PassingTable(
    settles_nothing=_SETTLES_NOTHING,
    offer=_OFFER,
    offered=_OFFERED,
    announced=_ANNOUNCED,
    work_done=_WORK_DONE,
    refusal=_REFUSAL,
    thanks=_THANKS,
    textbook=_TEXTBOOK,
)
