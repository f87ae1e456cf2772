"""Agent signs: what an agent's German words show that may tell whether they last, by name.

The names are those of the English signs, so that the weights fitted to them hold here too.
"""

from __future__ import annotations

from reverie.domain.language.pattern import patterns
from reverie.domain.language.sign_marks import MARKS_OF_AN_AGENT

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
            r"(?<!\d)\d++(?:[.,]\d++)?\s?(?:%|ms|s|sek\w*|min\w*|stunden?|tagen?|px|mb|gb|kb|x|mal|tokens|"
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
