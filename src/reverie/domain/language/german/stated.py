"""Stated: how people state rules, choices, likings and facts in German, in so many words."""

from __future__ import annotations

import re

from reverie.domain.language.german.cues import kind_of
from reverie.domain.language.german.words import straight
from reverie.domain.language.pattern import pattern
from reverie.domain.language.statement_table import StatementTable

_I = re.IGNORECASE
_INVERTED = pattern(
    r"^\W*(?:(?:und|aber|also|ok|okay|dann|hey|bitte)\W+){0,3}(?:"
    r"(?:hast|bist|weißt) du|(?:ist|sind|war|hat) (?:das|es|der|die)"
    r"|was (?:ist|sind|war|macht|meinst)|wie (?:viele?|lange|geht|ist|weit)|wo (?:ist|sind|liegt)"
    r"|warum (?:ist|sind|hat|geht)|wer (?:ist|hat|war)|wann (?:ist|kommt|war))\b",
    _I,
)
_FOR_GOOD = r"\b(?:immer|nie|niemals|generell|grundsätzlich|ab jetzt|künftig)\b"
"""What makes a polite question, or an order, a wish that is to last."""
_MOMENT = pattern(
    r"\b(?:warte (?:kurz|mal)|moment(?! mal,)|sekunde|augenblick|nur spa(?:ß|ss)|scherz|witz|"
    r"stell dir vor|was wäre,? wenn|hypothetisch|angenommen|diesmal|nur heute|dieses eine mal|"
    r"ausnahmsweise|eine nacht drüber schlafen|gleich wieder|nicht (?:wahr|dein ernst) sein|"
    r"nie im leben|gerade eben|jetzt gerade|momentan|nur (?:mal )?so gedacht|träum\w*|"
    r"(?:falls|wenn) (?:ich|wir) (?:je|jemals)|im lotto|irgendwo gelesen|"
    r"in (?:einer|ein paar) (?:sekunde|minute)n?)\b"
    r"|\b(?:push|commit|merg|deploy|lösch|änder|mach|start|installier|veröffentlich)\w* "
    r"(?:\w+ ){0,4}noch nicht\b"
    r"|\bnoch nicht (?:\w+ ){0,2}(?:pushen|committen|mergen|deployen|löschen|ändern|starten)\b",
    _I,
)
_TENTATIVE = pattern(
    r"\b(?:noch nicht|heute|vorerst|erst ?mal|fürs erste|im moment|nicht sicher|vielleicht|"
    r"eventuell|evtl|womöglich)\b",
    _I,
)
_REPORTED = pattern(
    r"\b(?:sagt|sagte|meint|meinte|behauptet|schreibt|schrieb|findet|glaubt|laut)\b.{0,120}"
    r"\b(?:muss|müssen|sollten?|immer|nie|niemals)\b",
    _I,
)
_RULE = pattern(
    r"[,;] (?:immer|nie|niemals) \w+|\bunter keinen umständen\b|\bauf (?:gar )?keinen fall\b"
    r"|\bausnahmslos\b|\bohne ausnahme\b|\bkeine ausnahmen?\b|\bgrundsätzlich (?:nur|kein\w*|"
    r"nicht)\b"
    r"|^\W*(?:regeln?|konvention|vorgabe)\b[^.]{0,40}:|\bregel (?:ist|für|hier|lautet)\b"
    r"|\b(?:ab (?:jetzt|sofort)|von nun an|künftig|zukünftig|in zukunft)\b"
    r"|\bnächstes mal,? (?:wenn|bitte|frag|sag)\b|\b(?:denk dran|merk dir|vergiss nicht)\b[:,]? "
    # What is not allowed, or needed each time.
    r"|\b(?:nicht|nie|nirgends|nirgendwo|nur)\b[^.;?]{0,20}\b(?:erlaubt|zulässig|gestattet)\b"
    r"|\bw(?:ird|erden)\b[^.;?]{0,40}\b(?:nichts|nie|niemals)\b[^.;?]{0,40}"
    r"\b(?:geändert|bearbeitet|angefasst|gelöscht|überschrieben|committet|gepusht)\b"
    r"|\balle\b[^.;?]{1,40}\b(?:ist|sind|wird|werden)\b[^.;?]{0,40}"
    r"\b(?:immer|gespeichert|abgelegt|geschrieben|benannt|geführt)\b"
    r"|\b(?:ist|sind) (?:immer|stets|nie|niemals) (?:auf|in|im)\b|\bnicht verhandelbar\b"
    r"|\b(?:verboten|untersagt|tabu|pflicht|verpflichtend)\b"
    r"|\b(?:darf|dürfen|darfst|dürft)\b[^.?]{0,100}\b(?:nicht|nichts|nie|niemals|nur|kein\w*)\b"
    r"|\b(?:alle|jede[rsnm]?|immer|nie|niemals|nichts|niemand)\b[^.;,]{1,80}"
    r"\b(?:muss|müssen|soll|sollen|braucht|brauchen|gehört|gehören|bekommt|bekommen)\b"
    r"|\b(?:muss|müssen|braucht|brauchen|soll|sollen|gehört|bekommt)\b[^.;]{1,60}"
    r"\b(?:jede[rsnm]?|immer|alle)\b"
    r"|\b(?:jede[rsnm]?|alle)\b[^.;]{1,60}\b(?:braucht|brauchen|bekommt|bekommen)\b"
    r"|\b(?:braucht|brauchen|bekommt|bekommen) (?:jede[rsnm]?|alle)\b"
    r"|^\W*keine?n? [^.;?]{3,80}\b(?:in|im|auf|nach|vor|ohne|innerhalb|au(?:ß|ss)erhalb|während|"
    r"aus)\b"
    r"|^\W*(?:bitte )?(?:push|commit|nutz|benutz|verwend|änder|lösch|merg|deploy|fass|rühr|editier|"
    r"installier)\w* [^.?]{0,80}\b(?:nie|niemals|nicht|kein\w*)\b(?! (?:jetzt|gleich))",
    _I,
)
_CHOICE = pattern(
    r"\b(?:wir|ich) (?:nehmen?|bleiben? bei|behalten?|wechseln?|setzen? auf|streichen?|"
    r"verzichten?)\b"
    r"|\b(?:nehmen|bleiben|behalten|streichen|verzichten|wechseln|nennen) wir\b(?! noch)"
    r"|(?<!es )\bbleib(?:t|en) (?:bei|auf|ein\w*|der|die|das|so|wie)\b"
    r"|\blass(?:t)? uns (?!mal |erst|kurz|jetzt|schauen|sehen|anfangen|weiter|beginnen|reden|"
    r"das )\w+"
    r"|\b(?:wir|ich) (?:werfen?|schmei(?:ß|ss)en?|lassen?)\b[^.?]{1,60}\b(?:raus|weg|fallen)\b"
    r"|^\W*(?:d(?:as|ie|er|en) )?(?:erste|zweite|dritte|letzte|erstere|letztere)[nrs]?"
    r"(?: option| variante| vorschlag)?[.,!:]"
    r"|\bdoch (?:lieber|wieder)\b|\b(?:an)?statt\b|\banstelle\b|\bzurück (?:zu|auf)\b[^?]{0,200}$"
    r"|^\W*(?:ok|okay|gut|na gut|also|ja)\b[,.:]? dann (?:eben |halt |doch |"
    r"lieber )?[^.?]{2,40}\W*$"
    r"|\b(?:wir|ich) (?:brauchen?|wollen|will|nutzen|unterstützen)\b[^.?]{0,60}"
    r"\b(?:nicht|nicht mehr|kein\w*)\b"
    r"|\b(?:brauchen|wollen|nutzen|unterstützen) wir\b[^.?]{0,40}\b(?:nicht|kein\w*)\b"
    r"|^\W*(?:nimm|nutze?|verwende|benutze?|behalte?|bleib bei|wechs(?:le|el))\b"
    r"|\b(?:kommt|fliegt|fällt) (?:raus|weg)\b|\b(?:raus|weg) damit\b"
    r"|\bdas ist (?:final|endgültig)\b"
    r"|\bdu hast mich überzeugt\b|\b(?:ich will|wir wollen) (?:es|sie|den|die|das|dass)\b"
    r"|\bsoll(?:en|te|ten)? (?:\S+ ){1,6}(?:sein|werden|heißen|bleiben|nutzen|verwenden|liegen)\b",
    _I,
)
_LIKING = pattern(
    r"\bich \w+ (?:\w+ ){0,2}(?:lieber|(?:un)?gern\w*)\b|\bhalte?\b[^.?]{0,40}\b(?:kurz|knapp)\b"
    r"|\bmir (?:\w+ ){0,2}lieber\b"
    r"|\bmir (?:wäre|ist|sind|wären)\b[^.?]{1,60}\blieber\b"
    r"|\bich (?:bevorzuge|mag|liebe|hasse)\b(?! (?:es|das|dies)\b)"
    r"|\bich kann\b[^.?]{1,40}\bnicht (?:leiden|ausstehen)\b"
    r"|\b(?:deine|die) (?:antworten?|nachrichten|erklärungen?|zusammenfassung\w*|commits?)\b"
    r"|\b(?:kleine|kurze|gro(?:ß|ss)e|getrennte|atomare) (?:commits?|antworten?|schritte|diffs?|"
    r"prs?)\b"
    r"|\berklär\w*\b[^.?]{0,60}\b(?:ohne|als ob|langsam)\b|\bspar dir\b"
    r"|\bich bin (?:neu|kein\w*|anfänger\w*|biolog\w*|physiker\w*|designer\w*|lehrer\w*)\b"
    r"|\bich (?:komme aus|arbeite (?:als|in)) \w+"
    r"|\bfrage? mich,?(?: bitte,?)? (?:vorher|zuerst|erst|bevor)\b"
    r"|\bzeige? mir (?:zuerst |erst )?den plan\b",
    _I,
)
_FACT = pattern(
    r"\b(?:übrigens|zur info|fyi|nebenbei)\b|\b(?:gehört (?:dem|der|zu)|betreut von|"
    r"betreut (?:das|die|den))\b"
    r"|\b(?:zuständig|verantwortlich) für\b|\bfür [^.?]{1,60} (?:zuständig|verantwortlich)\b"
    r"|\bgibt\b[^.?]{1,40}\bfrei\b"
    r"|\b(?:liegt|liegen|läuft|laufen|lauscht|steht|ist|sind|war|gehostet|deployt) "
    r"(?:auf|in|im|unter|hinter|bei|beim|an|am) (?:\w+ )?[`/\w.-]*[\d/._-][`/\w.-]*"
    r"|\b(?:port|version|host|ip|limit|timeout|pfad|branch|zweig|python|node|sdk)\b[^.?]{0,40}\d"
    r"|\b(?:begrenzt|erlaubt|verweigert|lehnt|beendet|bricht)\b[^.?]{0,60}\d"
    r"|\b(?:ist|sind|hat|haben|beginnt|startet|gibt|nutzt|braucht|dauert|kostet|kommt|liefert|"
    r"läuft|laufen|liegt|liegen)\b"
    r"[^.?!]{0,60}(?:\d|`|/\w+/|(?-i:\b[A-ZÄÖÜ]{2,}\b))"
    r"|\bunsere? \w+[^.?!]{0,40}\b(?:ist|sind|hat|haben|läuft|laufen|liegt|liegen)\b"
    r"|\bandersherum\b|\d\S{0,60},? nicht \S{0,60}\d"
    r"|\b\d+ ?(?:mb|gb|kb|ms|s|sek\w*|min\w*|stunden?|h|tage?n?|%|nutzer\w*|zeilen|anfragen)\b",
    _I,
)
_TASK = pattern(
    rf"^(?!.*{_FOR_GOOD})\W*(?:(?:und|aber|also|ok|okay|auch|dann|jetzt|super|bitte|zuerst|nun|mal|"
    r"als nächstes)\W+){0,4}(?:schaue?|sieh|guck|analysiere?|denk|überprüfe?|prüfe?|check|"
    r"fass\b[^.?]{1,80}\bzusammen|erkläre?|untersuche?|zeige?|liste?|lies|beschreibe?|vergleiche?|finde?|suche?|plane?|teste?|"
    r"starte?|führe?|debugge?|füge?|erstelle?|verschiebe?|aktualisiere?|schreibe?|baue?|"
    r"implementiere?|behebe?|fixe?|repariere?|korrigiere?|räume?|mache? (?:das|es|den|die|ein\w*|"
    r"weiter|mal|bitte)|lass\b[^.?]{1,40}\blaufen)\b"
    r"|\b(?:ich|wir) (?:möchten?|wollen|will|würden?)\b[^.?]{1,60}"
    r"\b(?:anlegen|erstellen|sehen|wissen|prüfen|anfangen|starten|hinzufügen)\b",
    _I,
)
_ASKED = pattern(
    rf"^(?!.*{_FOR_GOOD})\W*(?:(?:und|aber|also|ok|auch|dann|hey|hi|bitte)\W+){{0,3}}"
    r"(?:kannst|könntest|würdest|kann|können|könnten|soll|sollen|sollte|darf|dürfen|hast|hat|haben|"
    r"ist|sind|war|warum|wieso|weshalb|wie(?! (?:besprochen|gesagt|vereinbart|gehabt))|was|wo|wer|"
    r"wann|welche\w*|wohin|woher|gibt)\b",
    _I,
)
STATEMENTS = StatementTable(
    straight=straight,
    command=pattern(r"\W*(?:(?:und|aber|auch|bitte|ok)\W+){0,3}(?:nie|niemals|immer|keine?)\b", _I),
    kind_of=kind_of,
    rule=_RULE,
    choice=_CHOICE,
    liking=_LIKING,
    insight=pattern(
        r"\b(?:stellte? sich heraus|herausgestellt|verursacht|"
        r"des(?:halb|wegen) (?:ist|war|ging|kam|schlug|hing|stürzte)|schuld (?:ist|war)|"
        r"(?:ursache|grund) (?:ist|war|dafür|für)|lag (?:an|am|daran)|liegt daran|kam daher)\b",
        _I,
    ),
    fact=_FACT,
    moment=_MOMENT,
    tentative=_TENTATIVE,
    reported=_REPORTED,
    task=_TASK,
    prompt=pattern(r"\S@(?>\S{1,99}?[:~])\S{0,99}+(?<=[$#]) |^\W*\(\w+\) \S+@"),
    asked=_ASKED,
    inverted=_INVERTED,
    for_good=pattern(_FOR_GOOD, _I),
)
