"""Sign places: what the German heading above an utterance and the reply to it tell of it."""

from __future__ import annotations

from reverie.domain.language.pattern import patterns

OF_A_HEAD = patterns(
    {
        "under findings": (
            r"\b(?:erkenntnis\w*|befund\w*|ursache\w*|warum|problem\w*|fehler\w*|diagnose|analyse|"
            r"gelernt|erklärung|was (?:passiert|schief)\w*|lösung)\b"
        ),
        "under key points": (
            r"\b(?:wichtig\w*|hinweis\w*|einschränkung\w*|vorgabe\w*|anforderung\w*|entscheidung\w*|"
            r"fazit|regeln?|warnung\w*|konvention\w*|annahme\w*|kernpunkte)\b"
        ),
        "under what was done": (
            r"\b(?:änderung\w*|geändert|gemacht|erledigt|umgesetzt|umsetzung|hinzugefügt|aktualisiert|"
            r"erstellt|was ich|dateien|verbesserung\w*|behoben|zusammenfassung|stand|fortschritt)\b"
        ),
        "under what is next": (
            r"\b(?:nächste\w*|to-?do|zu tun|offen\w*|ausstehend\w*|verbleibend\w*|später|noch|"
            r"blockiert)\b"
        ),
        "under how to": (
            r"\b(?:wie|verwendung|nutzung|schritte?|anleitung|testen|prüfen|ausführen|befehle?|"
            r"einrichtung|installation|konfiguration|beispiel\w*|option\w*)\b"
        ),
        "under the design": (
            r"\b(?:architektur|entwurf|aufbau|struktur|ansatz|strategie|plan|ablauf|modell|schema|"
            r"system|verhalten|logik|aktuell\w*|bestehend\w*)\b"
        ),
        "under a question": r"\?$",
    }
)
"""What a heading promises of the points below it."""
OF_A_REPLY = patterns(
    {
        "then refused": (
            r"^\W*(?:nein\b|nö|nee|falsch|das ist nicht|das stimmt nicht|nicht was|immer noch|"
            r"geht nicht|warum|rückgängig|ich (?:sagte|meinte)|stopp?|warte|hm|eigentlich)"
        ),
        "then taken": (
            r"^\W*(?:ja|jo\b|ok|okay|super|perfekt|gut|schön|danke|cool|klasse|prima|klingt|passt|genau|"
            r"mach|leg los|weiter|funktioniert)"
        ),
    }
)
"""How the other one takes it."""
