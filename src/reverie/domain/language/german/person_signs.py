"""Person signs: what a person's German words show that may tell whether they last, by name.

The names are those of the English signs, so that the weights fitted to them hold here too.
"""

from __future__ import annotations

from reverie.domain.language.pattern import patterns
from reverie.domain.language.sign_marks import MARKS_OF_A_PERSON

_SOFT = (
    r"(?:\W*+(?:ok|okay|nein|ja|dann|also|und|auch|aber|bitte|jetzt|einfach|eigentlich)\W++){0,4}"
)
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
        "do not": (
            r"(?<!, )(?<!noch )\bnicht\b(?! (?:nur|mehr|wahr|sicher)\b)"
            r"|\b(?:kein\w*|ohne|vermeide\w*|lass das|hör auf)\b"
        ),
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
        "is": (
            r"\b(?:ist|sind|war|waren|wird|werden|wurden?|liegt|liegen|steht|stehen|heißt|gilt)\b"
        ),
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
            r"lass(?! mich\b| uns\b|[^.?]{1,40}\blaufen\b)|benenne?)\b"
        ),
        "let's do so": (
            r"\blass(?:t)? uns (?!mal |kurz |erst|jetzt |sehen|schauen|anfangen|weiter|reden|"
            r"das )\w+"
            r"|\b(?:nehmen|bleiben|machen) wir\b(?! (?:weiter|das))|\bwir (?:nehmen|bleiben bei)\b"
        ),
        "don't": (
            rf"^{_SOFT}(?!(?:ich|wir|du|er|sie|es|das|dies\w*|der|die|den|ein\w*|hier|da|ist|hm+|"
            r"geht|stimmt|weiß|warum|was|wie|noch)\b)"
            r"(?:\w+ (?:\w+ ){0,4}(?:nicht|nie|niemals)\b(?! mehr)|keine?n? )"
        ),
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
            r"^(?:\W*+(?:und|aber|also|ok|auch|dann)\W++)*(?:warum|wieso|wie|was|wo|wer|welche\w*|wann|"
            r"kannst|könntest|ist|sind|hast|soll|sollen|gibt)\b"
        ),
        "to be looked into": (
            rf"^{_SOFT}(?:schaue?|analysiere?|denk|prüfe?|überprüfe?|erkläre?|untersuche?|zeige?|"
            r"fass\b[^.?]{1,80}\bzusammen|liste?|sag|lies|beschreibe?|vergleiche?|finde|suche?|schlag|"
            r"plane?|teste?|führe?|versuche?|debugge?)\b"
        ),
        "how it looks": (
            r"\b(?:knopf|button|seite|icon|rahmen|titel|farbe\w*|bild\w*|bildschirm|scroll\w*|"
            r"zentrier\w*|layout|schrift\w*|hintergrund|menü|tab)\b"
        ),
        "an order": (
            r"^(?:\W*+(?:ok|okay|und|jetzt|nun|auch|dann|bitte|also|einfach|zuerst|erst|"
            r"mal)\W++){0,3}"
            r"(?:benenne?|füge?|mache?|verschiebe?|entferne?|lösche?|übersetze?|zeichne|lege?|setze?|"
            r"stelle?|ändere?|ersetze?|öffne|schlie(?:ß|ss)e?|zeige?|führe?|starte?|schreibe?|"
            r"behebe?|fixe?|korrigiere?|schicke?|sende|gib|sortiere?|drucke?|konvertiere?|räume?|"
            r"formatiere?|merge|teile?|trenne|zentriere?|vergrö(?:ß|ss)ere?|verkleinere?|kürze?|"
            r"erhöhe|verringere?|blende?|stoppe?|versuche?|drehe?|schalte?|aktualisiere?|"
            r"lass (?:mich|[^.?]{1,40}\blaufen))\b"
        ),
        "kindly": r"\b(?:bitte|danke\w*|vielen dank|pls|thx)\b",
        "how it behaves now": (
            r"\b(?:jetzt|wieder|plötzlich|immer noch|noch immer)\b.{0,40}\b(?:weg|kaputt|leer|"
            r"langsam|falsch|rot|fehlt|hängt|scheitert|crasht|stürzt|schlägt fehl)\b"
            r"|\bist (?:weg|kaputt|abgestürzt|hängen geblieben)\b"
        ),
        "us": r"\b(?:wir|uns|unser\w*)\b",
        "right here": (
            r"\b(?:hier|bei uns|(?:in|auf) (?:diese[rmn]?|unsere[rmn]?) \w+|im (?:projekt|repo))\b"
        ),
        "as it goes": (
            r"\b(?:jede[nrs]? (?:tag|nacht|woche|monat|jahr|quartal|morgen|abend|release|"
            r"(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|(?:mon|diens|donners|frei|sams|"
            r"sonn)tags|mittwochs|täglich|nächtlich|nachts|wöchentlich|monatlich|jährlich|seit|"
            r"gewöhnlich|normalerweise|üblicherweise|meistens|bereits|schon|ohnehin|sowieso|"
            r"gesetzlich|laut gesetz|in (?:der )?produktion|wie (?:immer|üblich))\b"
        ),
        "whose it is": (
            r"\b(?:gehört|gehören|besitzt|eigentümer\w*|zuständig|verantwortlich|verantwortet|"
            r"genehmigt|freigibt|freigegeben|gibt\b[^.?]{1,40}\bfrei|betreut|pflegt|"
            r"kümmert sich|(?-i:(?:[Ff]rage?|[Ff]ragt|[Ss]age?|von|bei|mit) "
            r"(?:Frau |Herrn? )?[A-ZÄÖÜ][a-zäöüß]+(?= (?:ab|frei|gepflegt|betreut|fragen|reden|"
            r"sprechen)\b|[.!]?$)))\b"
        ),
        "a name within": (
            r"(?-i:[a-zäöüß,] (?:[A-ZÄÖÜ]{2,}\b|[A-Z][a-z]+[A-Z]\w*"
            r"|(?:mit|von|bei|durch|statt|laut|namens) "
            r"(?!Hand\b|Haus\b|Anfang\b|Zeit\b|Geld\b|Daten\b|Tests?\b|\w+(?:en|ung|er|ern)\b)"
            r"[A-ZÄÖÜ][a-zäöüß]+\b))"
        ),
        "of myself": (
            r"\bich (?:bin|arbeite|komme|lese|reviewe|hasse|liebe|mag|finde|denke in)\b"
            r"|\b(?:bin|arbeite|lese|mag|finde) ich\b"
            r"|\bich (?:\w+ ){1,3}(?:immer(?! noch)|meist\w*|nie|normalerweise|gewöhnlich)\b"
        ),
        "to me": r"\b(?:mir|mich|mein(?:e[mnrs]?)?)\b",
        "a what-if": (
            r"\b(?:was wäre,? wenn|stell dir vor|hypothetisch|angenommen|würde es|"
            r"(?<!mir )wäre es(?![^.?]{0,40}\blieber)|könnten wir je|träum\w*|ich sage nicht|"
            r"frage? mich,? ob|eines tages|irgendwann)\b"
        ),
        "a curse or a joke": (
            r"\b(?:wtf|schei(?:ß|ss)\w*|mist|verdammt\w*|verflucht\w*|fuck\w*|zum teufel|omg|lol|"
            r"haha+|lmao|rofl|scherz|witz|(?:nur|war) spa(?:ß|ss)|quatsch|unsinn)\b|[:;]-?\)"
        ),
        "hearsay": (
            r"\b(?:sagt|sagte|sagten|meint|(?<!ich )meinte|behauptet\w*|glaubt|schwört|laut|"
            r"angeblich|anscheinend|offenbar|irgendwo gelesen|gehört,? dass)\b"
        ),
        "of daily life": (
            r"\b(?:mittag\w*|abendessen|frühstück|kaffee|tee|bier|essen|hunger|pizza|kuchen|"
            r"wetter|regnet|regen|sonne|schnee|kinder?|baby|oma|frau|mann|hund|katze|geburtstag|"
            r"urlaub|wochenende|fußball|film|party|bauch|kopfweh|müde|witz)\b"
        ),
        "against the facts": (
            r"\bwenn (?:ich|wir|es|sie|du) .{0,40}\b(?:wären?|hätten?|wäre)\b|\b(?:hätte|wäre)\b"
        ),
        "to the utmost": (r"\b\w+ste[rsn]?\b.{0,40}\b(?:der welt|aller zeiten|auf erden|je)\b"),
        "breaks off": r"(?:\.\.\.|…)\W*$|\b(?:ach nee|nein warte|egal|vergiss es)\b",
        "hedges": (
            r"\b(?:vielleicht|wahrscheinlich|irgendwie|keine (?:ahnung|meinung)|weiß nicht|"
            r"schätze)\b"
        ),
        "of strangers": (
            r"\bein(?:e|er)? (?:freund|kumpel|bekannter|typ|nachbar|bank|firma|blog)\w*\b"
        ),
        "small print": (
            r"\b(?:hiermit|haftung\w*|gewährleistung|lizenznehmer|versandkostenfrei|kreditkarte|"
            r"angebot gilt|abbestellen|alle rechte vorbehalten|agb)\b"
        ),
        "of this moment": (
            r"\b(?:heute|gerade|im moment|vorerst|fürs erste|erst ?mal|noch nicht|diesmal|"
            r"(?:eine|paar|\d+) (?:minuten?|sekunden?)|einen moment|später|(?<!jeden )morgen|"
            r"inzwischen|derweil|bis ich)\b"
        ),
        "laughs": (
            r"\b(?:l+o+l+|rofl|ha(?:ha)+h?|hihi|xd|lustig)\b|(?<!\d)[:;]-?[)dp](?!\w)"
            r"|[\U0001F600-\U0001F64F\U0001F923\U0001F480\U0001F3B6]"
        ),
        "a greeting": (
            r"^\W*(?:hi|hallo|hey|moin|servus|guten (?:morgen|tag|abend)|morgen|danke\w*|"
            r"vielen dank|thx|tschüss|ciao|bin (?:wieder )?(?:da|zurück))\b"
        ),
        "how it stands": (
            r"\b(?:ich habe (?:gerade|jetzt|eben)|heruntergeladen|installiert|immer noch|"
            r"(?:gleiche|selbe)\w* (?:fehler|problem)|jetzt (?:ist|habe|kommt)|scheint)\b"
        ),
    }
)
"""What a person shows: deciding, ruling, asking, telling."""
