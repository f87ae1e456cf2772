"""Mood signs: by which German words a person jokes, tells of others, or means only this moment.

The names are those of the English signs, so that the weights fitted to them hold here too.
"""

from __future__ import annotations

from reverie.domain.language.pattern import patterns

OF_A_MOOD = patterns(
    {
        "jokes": (r"\b(?:scherz|witz|war nur spaß|spaß beiseite)\b"),
        "means the opposite": (
            r"\b(?:na klar|ja klar|na toll|na super|oh toll|wie schön|ganz toll|natürlich wieder)\b"
        ),
        "tells of others": (
            r"\b(?:mein|meine|meinem|meiner) (?:alten?|letzten?|frühere\w?|ehemalige\w?) "
            r"(?:job|firma|team|arbeit|chef|laden)\b|\b(?:mein|meine|meinem|meiner) (?:freund\w*|"
            r"bruder|schwester|schwager|vater|mutter|nachbar\w*|mann|frau|onkel|tante)\b"
            r"|\b(?:die|manche|andere) (?:leute )?sagen\b|\bnicht unser\w* (?:code|problem"
            r"|projekt)\b"
            r"|\blaut (?:doku|handbuch|anleitung|forum)\b"
        ),
        "supposes": (
            r"\bwas wäre wenn\b|\bwenn (?:wir|ich|sie|er) (?:jemals|mal)\b|\bangenommen\b"
            r"|\bstell dir vor\b|\btheoretisch\b|\b(?:irgendwann|eines tages)\b|\bwäre (?:schön"
            r"|lustig)\b"
        ),
        "takes back": (
            r"\b(?:vergiss (?:es|das)|ach nein|doch nicht|nein warte|war falsch|mein fehler|"
            r"ich nehme das zurück|egal)\b"
        ),
        "means this moment": (
            r"\b(?:nur (?:hier|heute|jetzt|diesmal|kurz)|diesmal|dieses mal|schon wieder|"
            r"gerade eben|im moment|für (?:eine|zwei|fünf|zehn|\d+) (?:stunden?|minuten?)"
            r"|vorerst|fürs erste)\b"
        ),
        "hands over a text": (
            r"\b(?:übersetz\w*|formulier\w* (?:das|es|um)|umformulieren|korrigier\w*"
            r"|fass\w* zusammen|"
            r"zusammenfassen)\b"
        ),
    }
)
"""How something is meant: in earnest or not, by whom, and for how long."""
