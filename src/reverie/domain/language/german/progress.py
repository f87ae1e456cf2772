"""Progress: what a German sentence tells of what a session was for, how it ended, what is left."""

from __future__ import annotations

import re

from reverie.domain.language.german.cues import telling_of
from reverie.domain.language.german.words import straight
from reverie.domain.language.pattern import pattern
from reverie.domain.language.progress_table import ProgressTable

_I = re.IGNORECASE
_GREETING = pattern(
    r"(?:guten (?:morgen|abend|tag)|morgen|hi|hallo|hey|moin|servus|danke|vielen dank|willkommen "
    r"zurück|(?:ich bin |wir sind )?(?:wieder )?(?:da|zurück)|ok|okay|ja|jo|klar|alles klar|super|"
    r"perfekt|schön|cool|gut|so|und|jetzt|dann|nein|hm+|bitte|zusammen|alle|claude)\b[\s,.!:;–—-]*",
    _I,
)
_RESUMING = pattern(
    r"(?:kannst du |bitte |mal )*(?:wo (?:waren|sind|standen) wir|was (?:steht|ist|war|kommt|haben "
    r"wir)\b.{0,30}\b(?:an|stand|nächstes|neu|offen|zuletzt)\b|(?:mach(?:en wir)? |lass uns )?"
    r"weiter(?:machen)?\b|fahr fort|leg los|fang an|wie geht es dir|erinnerst du dich)",
    _I,
)
_ASKING = pattern(
    r"(?:bitte |mal |auch |also |jetzt |dann |zuerst |als nächstes )*"
    r"(?:(?:kannst|könntest|würdest) du(?: bitte| mal| auch)? |ich (?:möchte|will|brauche|"
    r"hätte gern),?"
    r"(?: dass du)? |wir (?:müssen|sollten|wollen) |du (?:sollst|solltest) |lass uns |hilf mir,? )?"
    r"(?:bitte |mal |jetzt )*",
    _I,
)
_DOING = pattern(
    r"(?:füge?|passe?|analysiere?|baue?|bring|ändere?|prüfe?|räume?|committe?|vergleiche?|"
    r"konfiguriere?|erstelle?|debugge?|lösche?|deploye?|beschreibe?|entwirf|dokumentiere?|erkläre?|"
    r"exportiere?|erweitere?|finde|behebe?|fixe?|gib|implementiere?|verbessere?|installiere?|"
    r"untersuche?|schaue?|mache?|merge|migriere?|verschiebe?|öffne|optimiere?|plane?|pushe?|lies|"
    r"refaktoriere?|entferne?|benenne?|ersetze?|schreibe?|führe?|suche?|richte?|zeige?|vereinfache?|"
    r"löse?|teile?|starte?|stelle?|teste?|übersetze?|versuche?|aktualisiere?|nutze|verifiziere?|kümmere?)"
    r"\b",
    _I,
)
_RESULT = pattern(
    r"\b(?:fertig|erledigt|abgeschlossen|behoben|gefixt|funktioniert|läuft (?:jetzt|wieder|"
    r"durch)|grün|"
    r"bestanden|hinzugefügt|implementiert|umgesetzt|erstellt|aktualisiert|entfernt|gelöscht|umbenannt|"
    r"verschoben|gemergt|committet|gepusht|deployt|ausgeliefert|refaktoriert|ersetzt|geschrieben|gebaut|"
    r"konfiguriert|installiert|migriert|geprüft|gelöst|umgestellt|zurückgesetzt|gefunden|herausgestellt|"
    r"nicht mehr|fehlgeschlagen|schlägt fehl|scheitert|kaputt|blockiert|konnte\w* nicht|"
    r"(?:hat|ist|nutzt|liest|zeigt|nimmt) jetzt)\b",
    _I,
)
_FAULT = pattern(
    r"\b(?:immer noch (?:kaputt|falsch|nicht|der|die|das)|schlägt (?:immer )?noch fehl|"
    r"(?:funktioniert|geht|klappt|läuft) (?:so |immer noch |noch )?nicht|das (?:ist|war) falsch|"
    r"ist (?:falsch|kaputt)|(?:gleiche|selbe)\w* (?:fehler|problem)|aufgegeben|zurückgerollt)\b",
    _I,
)
_ANNOUNCING = pattern(
    r"^(?:jetzt |dann |zuerst |also |ok(?:ay)?,? |super[,!.]? |gut[,!.]? |perfekt[,!.]? )*"
    r"(?:lass mich|lass uns|ich (?:werde|schaue|prüfe|würde|schlage)|soll ich|möchtest du|"
    r"willst du|"
    r"wenn du|falls du|du (?:kannst|könntest|solltest)|bitte|probiere?|zum (?:testen|prüfen)|hier "
    r"(?:ist|sind)|das (?:wird|würde|sollte))|\bsag (?:mir )?bescheid\b|\bwürden?\b"
    r"|\b(?:immer|nie|niemals|muss|müssen)\b",
    _I,
)
_ANOTHER_DAY = pattern(
    r"\b(?:nächstes mal|nächste (?:sitzung|session|woche)|(?<!guten )(?<!am )(?<!bis )morgen|"
    r"ein andermal|"
    r"m[uü]ss(?:en)? (?:\w+ ){0,3}noch|fehlt noch|steht noch aus|noch nicht fertig|erinnere? mich|"
    r"als nächstes|nächster schritt)\b|\bto-? ?do:",
    _I,
)
_LEFT = pattern(
    r"^(?:(?:mögliche |die )?nächsten? schritte?|was (?:noch )?(?:fehlt|offen ist|bleibt)|"
    r"noch (?:zu tun|offen)|offene? (?:punkte|aufgaben|fragen)|offen|to-? ?dos?|ausstehend|"
    r"verbleibende \w+)\b[^.]{0,40}$",
    _I,
)
_TABLE = ProgressTable(
    straight=straight,
    telling_of=telling_of,
    greeting=_GREETING,
    resuming=_RESUMING,
    asking=_ASKING,
    doing=_DOING,
    choosing=pattern(r"(?:nimm|nehmt|verwende|nutze|benutze|behalte|wechsle)\b", _I),
    looking=pattern(
        r"(?:schau(?:e|en)?|sieh|guck|lies|analysiere?|prüfe?|überprüfe?|untersuche?|erkläre?|"
        r"beschreibe?|vergleiche?|fasse?|zeige?|liste?)\b",
        _I,
    ),
    please=pattern(r"[,;]? {0,9}(?:bitte|danke|vielen dank)[.!?]*$", _I),
    result=_RESULT,
    fault=_FAULT,
    announcing=_ANNOUNCING,
    another_day=_ANOTHER_DAY,
    left=_LEFT,
    ahead=pattern(
        r"\b(?:nächsten? schritte?|noch (?:offen|zu tun)|offene \w+|to-? ?dos?|ausstehend\w*|"
        r"verbleibend\w*)\b",
        _I,
    ),
    could_be=pattern(
        r"\b(?:alternativen?|empfehl\w+|empfohlen\w*|vorschl[äa]g\w*|vorgeschlagen\w*|könnten?|"
        r"möchtest du|wenn du|ich würde|mögliche \w+)\b",
        _I,
    ),
    faults=pattern(
        r"\b(?:kritisch\w*|fehler|probleme?|befunde?|sicherheitslücken?|zuerst beheben)\b", _I
    ),
    mended=pattern(r"\b(?:sind|ist|wurden?|alle) (?:\w+ ){0,2}(?:behoben|gelöst|erledigt)\b", _I),
    weighing=pattern(
        r"\bich würde (?:\w+ ){1,4}(?:nehmen|wählen)\b|\bmeine (?:wahl|empfehlung) (?:wäre|ist)\b"
        r"|\bwelche[nsr]? (?:davon|von (?:beiden|ihnen))\b",
        _I,
    ),
)
errand_in = _TABLE.errand_in
asks_for_work = _TABLE.asks_for_work
asks_to_look = _TABLE.asks_to_look
is_an_order = _TABLE.is_an_order
tells_a_result = _TABLE.tells_a_result
finds_fault = _TABLE.finds_fault
only_announces = _TABLE.only_announces
begins_announcing = _TABLE.begins_announcing
is_for_another_day = _TABLE.is_for_another_day
heads_what_is_left = _TABLE.heads_what_is_left
heads_what_is_ahead = _TABLE.heads_what_is_ahead
heads_what_could_be = _TABLE.heads_what_could_be
weighs_ways = _TABLE.weighs_ways
heads_faults = _TABLE.heads_faults
tells_mended = _TABLE.tells_mended
