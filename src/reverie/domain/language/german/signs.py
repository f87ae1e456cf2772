"""Signs: what a German utterance shows that may tell whether it lasts.

The names are those of the English signs, so that the weights fitted to them hold here too.
"""

from __future__ import annotations

from reverie.domain.language.pattern import patterns
from reverie.domain.language.sign_marks import MARKS_OF_A_PERSON, MARKS_OF_AN_AGENT

_SOFT = r"(?:\W*(?:ok|okay|nein|ja|dann|also|und|auch|aber|bitte|jetzt|einfach|eigentlich)\W+){0,4}"
OF_A_PERSON = patterns(
    {
        **MARKS_OF_A_PERSON,
        "use of": (
            r"\b(?:nimm|nehmen|nutzen?|benutzen?|verwenden?|wechseln? (?:zu|auf)|zurück (?:zu|auf)|"
            r"bleiben? bei|setzen? auf)\b"
        ),
        "instead": (
            r"\b(?:statt|anstatt|stattdessen|anstelle|sondern|nicht mehr|nur)\b|, nicht\b|"
            r"\bnicht (?:der|die|das|den)\b"
        ),
        "would rather": (
            r"\bich (?:hätte|möchte|bevorzuge|mag|will|brauche)\b|\blieber\b|"
            r"\bwir (?:wollen|brauchen)\b"
        ),
        "want": r"\b(?:will|wollen|wollte|wollten|möchten?)\b",
        "should": r"\b(?:soll|sollen|sollten?|muss|müssen|müssten?)\b",
        "always": (
            r"\b(?:immer|stets|nie|niemals|jedes mal|jeweils|alle|standardmäßig|ab jetzt|künftig|"
            r"in zukunft|nächstes mal|grundsätzlich|regeln?|konvention|standard)\b"
        ),
        "do not": r"\b(?:nicht|kein\w*|ohne|vermeide\w*|lass das|hör auf|darf nicht|kann nicht)\b",
        "drop or keep": (
            r"\b(?:streiche?n?|entfernen?|lösche?n?|raus|weg|umbenennen|benenne|behalten?|lass|"
            r"lassen|ersetzen?|rückgängig|trennen?|verschieben?|füge|hinzufügen)\b"
        ),
        "let's": r"\b(?:lasst? uns|wir (?:werden|sollten|sind|machen|nehmen))\b",
        "I think": (
            r"\bich (?:denke|glaube|finde|meine|nehme an|vermute|sehe|weiß|habe|hatte|nutze|bin)\b"
        ),
        "please": r"\b(?:bitte|kannst du|könntest du|würdest du|hilf mir|versuch\w*)\b",
        "because": (
            r"\b(?:weil|denn|damit|sodass|sonst|wegen|aufgrund|der grund|deshalb|daher)\b|, da\b"
        ),
        "but": r"\b(?:aber|jedoch|allerdings|obwohl|außer|es sei denn|wenn|falls|bis)\b",
        "this or here": (
            r"\b(?:dies\w*|hier|da|dort|oben|unten|nochmal|wieder|jetzt|gerade|derzeit|noch|"
            r"immer noch)\b"
        ),
        "it": r"^(?:es|das|dies|sie) (?:ist|sind|war|hat|soll|muss|kann|geht|läuft)\b|\bes\b",
        "trouble": (
            r"\b(?:fehler\w*|fehlgeschlagen|kaputt|falsch|bug|problem\w*|funktioniert nicht|"
            r"geht nicht|absturz|stürzt|fehlt|hängt|nichts)\b"
        ),
        "praise": r"\b(?:super|gut|schön|perfekt|funktioniert|toll|danke|klasse|prima|cool)\b",
        "a request": (
            r"^(?:\w+ ){0,2}(?:schaue?|prüfe?|sieh|zeige?|erkläre?|sag|lies|führe?|teste?|behebe?|"
            r"erstelle?|schreibe?|aktualisiere?|implementiere?|starte?|mach|committe?|pushe?|gib|"
            r"finde|suche?|öffne|baue?|versuche?)\b"
        ),
        "remember": r"\b(?:merk dir|denk dran|hinweis|wichtig|beachte|zur info|fyi|übrigens)\b",
        "is": r"\b(?:ist|sind|war|waren|es sind)\b",
        "the past": (
            r"\b(?:war|waren|hatten?|wurden?|früher|vorher|zuvor|bereits|schon|ursprünglich|"
            r"ge\w{3,}t)\b"
        ),
        "a thing of the project": (
            r"\b(?:standard|option\w*|einstellung\w*|version|format|name|heißt|modell|api|schlüssel|"
            r"ordner|verzeichnis|datei\w*|branch|zweig|befehl|port|tabelle\w*|seite|knopf|nutzer\w*)\b"
        ),
        "someone": r"\b(?:er|ihm|ihn|team|kund(?:e\w*|in)|chef\w*|kolleg\w*|firma|mein\w*)\b",
        "later": (
            r"\b(?:to-?do|später|irgendwann|noch (?:nicht|offen)|fehlt noch|morgen|vorerst|erstmal|"
            r"phase|zukunft|nächste\w*)\b"
        ),
        "one of a list": (
            r"(?:#\d+|\b(?:option|variante) \w\b|\bnummer \d|\b(?:erste|zweite|dritte|letzte)"
            r"(?:re|n|s)? (?:option|variante|vorschlag)\b|\berstere\w*\b|\bletztere\w*\b)"
        ),
        "always or never": (
            r"\b(?:immer(?! (?:noch|wieder))|stets|nie|niemals|unter keinen umständen|"
            r"auf (?:gar )?keinen fall)\b"
        ),
        "from now on": (
            r"\b(?:ab (?:jetzt|sofort)|von nun an|künftig|in zukunft|nächstes mal|regel:|"
            r"grundsätzlich|jedes mal)\b"
        ),
        "remember that": r"\b(?:merk dir|denk dran|vergiss nicht|beachte|zur info|fyi|wichtig:)",
        "instead of": (
            r"\b(?:statt|anstatt|stattdessen|anstelle|sondern)\b|, nicht (?!nur|dass|wahr)\w"
        ),
        "we want": (
            r"\b(?:ich|wir) (?:auch |noch |wirklich )?(?:will|wollen|möchten?|brauchen?|hätten?|"
            r"bevorzugen?)\b(?![^.?]{0,80}\b(?:nicht|kein\w*)\b)"
        ),
        "we don't want": (
            r"\b(?:ich|wir) (?:will|wollen|möchten?|brauchen?|mag|mögen)\b[^.?]{0,40}"
            r"\b(?:nicht|kein\w*)\b|\b(?:wollen|brauchen) wir\b[^.?]{0,40}\b(?:nicht|kein\w*)\b"
        ),
        "it should": r"\b(?:soll|sollen|sollten?|muss|müssen)\b(?! (?:ich|wir|du)\b)",
        "use this": (
            rf"^{_SOFT}(?:nimm|nutze?|benutze?|verwende|behalte?|bleib bei|wechs(?:le|el)|streich|"
            r"lass|benenne?)\b"
        ),
        "let's do so": (
            r"\blass(?:t)? uns (?!mal |kurz |erst|jetzt |sehen|schauen|anfangen|weiter|reden|"
            r"das )\w+"
            r"|\b(?:nehmen|bleiben|machen) wir\b(?! (?:weiter|das))|\bwir (?:nehmen|bleiben bei)\b"
        ),
        "don't": (rf"^{_SOFT}(?:\w+ (?:\w+ ){{0,4}}(?:nicht|nie|niemals)\b(?! mehr)|keine?n? )"),
        "only": r"\b(?:nur|standardmäßig|höchstens|mindestens|es sei denn|außer|ausschließlich)\b",
        "no longer": (
            r"\b(?:nicht mehr|kein\w* mehr|bereits|veraltet|umbenannt|umgezogen|früher)\b"
        ),
        "I said": (
            r"\bich (?:sagte|meinte|habe? (?:doch )?gesagt)\b|\bdas (?:ist|war) falsch\b|"
            r"\bstimmt (?:so )?nicht\b|\bnicht was ich\b|\bfalsch\b"
        ),
        "no, but": r"^(?:nein|nö|nee)\b[,.! ]+\w+ \w+ \w+",
        "as I think": r"\bich (?:denke|glaube|vermute)\b",
        "where it is": (
            r"\b(?:ist|sind|liegt|liegen|läuft|laufen|steht) (?:auf|in|im|unter|hinter|bei|am|"
            r"gespeichert|veraltet|begrenzt|nötig)\b|\bheißt\b"
        ),
        "a pasted error": (
            r'^\W*(?:"|\\n|\d{3} )|\\n|\b(?:invocation|stack ?trace|exception)\b|^\d{3}\b'
        ),
        "a question without its mark": (
            r"^(?:\W*(?:und|aber|also|ok|auch|dann)\W+)*(?:warum|wieso|wie|was|wo|wer|welche\w*|wann|"
            r"kannst|könntest|ist|sind|hast|soll|sollen|gibt)\b"
        ),
        "to be looked into": (
            rf"^{_SOFT}(?:schaue?|analysiere?|fass|denk|prüfe?|überprüfe?|erkläre?|untersuche?|zeige?|"
            r"liste?|sag|lies|beschreibe?|vergleiche?|finde|suche?|schlag|plane?|teste?|führe?|"
            r"versuche?|debugge?)\b"
        ),
        "how it looks": (
            r"\b(?:knopf|button|seite|icon|rahmen|titel|farbe\w*|bild\w*|bildschirm|scroll\w*|"
            r"zentrier\w*|layout|schrift\w*|hintergrund|menü|tab)\b"
        ),
        "how it stands": (
            r"\b(?:ich habe (?:gerade|jetzt|eben)|heruntergeladen|installiert|immer noch|"
            r"(?:gleiche|selbe)\w* (?:fehler|problem)|jetzt (?:ist|habe|kommt)|scheint)\b"
        ),
    }
)
"""What a person shows: deciding, ruling, asking, telling."""
OF_AN_AGENT = patterns(
    {
        **MARKS_OF_AN_AGENT,
        "a cause": (
            r"\b(?:weil|denn|wegen|aufgrund|verursacht|ursache|der grund|deshalb|deswegen|daher|"
            r"sodass|damit|sonst|dadurch|folglich|führte? (?:zu|dazu)|l(?:ag|iegt) (?:an|am|daran)|"
            r"bedeutet)\b|, da\b"
        ),
        "what it was": (
            r"\b(?:ursache|(?:das|der|die) (?:problem|fehler|bug|grund|lösung|haken|trick) "
            r"(?:ist|war|liegt|lag)|stellte? sich heraus|herausgestellt|tatsächlich|offenbar)\b"
        ),
        "a limit": (
            r"\b(?:nur|nie|niemals|immer|muss|müssen|kann nicht|können nicht|nicht unterstützt|"
            r"nicht mehr|kein\w*|nötig|erforderlich|braucht|brauchen|limit\w*|höchstens|mindestens|"
            r"außer|obwohl|jedoch|aber)\b"
        ),
        "not": r"\b(?:nicht|nichts|kein\w*|nie|niemals|ohne|fehlt|fehlen)\b",
        "how it is set": (
            r"\b(?:standardmäßig|standard|konfiguriert|einstellung|umgebungsvariable|port|version|"
            r"pfad|liegt|gespeichert|bleibt|nutzt|verwendet|liest|schreibt|erwartet|läuft|"
            r"hängt von)\b"
        ),
        "as agreed": (
            r"\b(?:wie (?:besprochen|vereinbart|gewünscht|von dir)|du (?:hast|wolltest|möchtest)|"
            r"dein(?:e|em|en|er)? (?:wunsch|entscheidung|vorgabe))\b"
        ),
        "a choice": (
            r"\b(?:statt|anstatt|anstelle|entschieden|entscheidung|gewählt|bevorzug\w*|ansatz|"
            r"strategie|wechsel|behalten)\b"
        ),
        "not done": (
            r"\b(?:to-?do|noch (?:nicht|offen|ausstehend)|fehlt noch|steht noch aus|später|"
            r"nächster schritt|bekannte (?:probleme|einschränkung\w*)|einschränkung\w*|ungelöst|"
            r"blockiert|verbleibend\w*)\b"
        ),
        "should or could": (
            r"\b(?:sollten?|würden?|könnten?|kann|können|darf|empfehl\w*|schlage|option|idealerweise|"
            r"wahrscheinlich|möglicherweise|eventuell)\b"
        ),
        "you": r"\b(?:du|dir|dich|deine?[rnms]?)\b",
        "I": r"\b(?:ich|mir|mich|meine?[rnms]?)\b",
        "we": r"\b(?:wir|uns|unsere?[rnms]?)\b",
        "a feature": (
            r"^(?:\W*)(?:hinzugefügt|erstellt|aktualisiert|behoben|entfernt|neue?r?s?|jetzt|nutzt|alle|"
            r"saubere?r?s?|klare?r?s?|bessere?r?s?|vollständig\w*|erfolgreich|moderne?r?s?|"
            r"einheitlich\w*|automatisch\w*|einfache?r?s?|unterstütz\w*)\b"
        ),
        "an instruction": (
            r"^(?:\W*)(?:führe?|öffne|klicke?|gehe?|installiere?|kopiere?|füge?|erstelle?|setze?|prüfe?|"
            r"nutze|teste?|wähle|gib|drücke?|starte?|mache?|aktualisiere?|ersetze?|speichere?|warte|"
            r"schaue?|lösche?|entferne?|aktiviere?|stelle? sicher|schreibe?|lies|rufe?)\b"
        ),
        "a measure": (
            r"\d+(?:[.,]\d+)?\s?(?:%|ms|s|sek\w*|min\w*|stunden?|tagen?|px|mb|gb|kb|x|mal|tokens|"
            r"zeilen|zeichen)\b"
        ),
        "now": r"\b(?:jetzt|nun|derzeit|bereits|schon|erfolgreich|alle)\b",
        "what went wrong": (
            r"\b(?:war|waren|hatten?|fehlgeschlagen|scheitert\w*|gescheitert|abgestürzt|verloren|"
            r"blockiert\w*|konflikt\w*|veraltet\w*|beschädigt|falsch\w*|bug|fehler\w*|problem\w*)\b"
        ),
        "a participle first": r"^\W*(?:\w*ge\w{3,}t|\w+iert|be\w{3,}t)\b",
        "a guess": (
            r"\b(?:scheint|scheinen|wirkt|sieht aus|vermutlich|wahrscheinlich|vielleicht|wohl)\b"
        ),
        "general talk": (
            r"\b(?:typischerweise|üblicherweise|meist\w*|oft|generell|im allgemeinen|"
            r"best practices?|"
            r"nutzer können|erlaubt|ermöglicht|bietet|sorgt für|hilft)\b"
        ),
        "thinking aloud": (
            r"^\W*(?:eigentlich|moment|hm+|vielleicht|angesichts|(?:der|die|das) (?:sicherste|"
            r"sauberste|"
            r"eigentliche)|jedoch|also ist)\b|\bich bin sicher\b|\bich (?:muss|sollte|könnte|"
            r"werde)\b"
        ),
    }
)
"""What an agent shows: causes, limits, musing, work."""
