"""Sign marks: the signs that are marks, names and numbers, and so are the same in any language."""

from __future__ import annotations

MARKS_OF_A_PERSON = {
    "an exact name": (
        r"(?-i:`[^`]+`|\b\w+[/\\]\w+|\w\.\w{2,4}\b|\b[A-Z]{2,}[A-Z_]*\b|\b\w+_\w+\b)"
    ),
    "a number": r"\d",
    "an address": r"https?://",
    "a quotation": r"[\"“][^\"”]{2,}[\"”]",
    "capitals": r"(?-i:\b[A-Z]{4,}\b.*\b[A-Z]{4,}\b)",
    "an exclamation": r"!",
    "a picture": r"[\U0001F300-\U0001FAFF\u2600-\u27BF]",
    "a quotation begins or ends": r"(?:^|[:,] |\s)'\w[^']*$|[.!?,]['’]\W*$",
    "what was quoted": r"[“\"']…[”\"']",
    "a line of output": (
        r"(?-i:^\W*[A-Z]{2,}-\d{3,}\b|\b\w{1,40}=\S{1,80} \w{1,40}=\S|\b0x[0-9a-fA-F]{4,}"
        r"|\b\w{1,80}\.\w{1,5}:\d"
        r"|\bv\d+\.\d+\.\w+|\bexit (?:status|code) \d|\b(?:GET|POST|PUT|DELETE) /|^\W*\d+ bytes\b"
        r"|\b\d{1,3}(?:\.\d{1,3}){3}\b.{0,80}\b\d+ ms\b|[Ee]rror \d{3}\b"
        r"|\b\d+ \w+ in \d[\d.]*m?s\b)"
    ),
}
"""What a person shows, whatever the words."""
MARKS_OF_AN_AGENT = {
    "a label": r"^[\w`*./() -]{2,40}: ",
    "code first": r"^`[^`]+`",
    "code": r"(?-i:`[^`]+`)",
    "a file": (
        r"\b[\w-]+\.(?:py|ts|tsx|js|jsx|json|md|mdc|java|css|html|yml|yaml|toml|sh|al|txt|"
        r"sql|rs|go|xml|sqlite|db)\b"
    ),
    "a number": r"\d",
    "a picture": r"[✅✔☑✓🎉🚀❌⚠️🔧📝✨🎯📋🔍💡🔴🟢🟡]",
    "an address": r"https?://",
    "a bracket": r"\(",
    "a dash": r" [—–-] ",
    "an arrow": r"→|->",
    "a quotation": r"[\"“][^\"”]{3,}[\"”]",
    "much code": r"`[^`]+`.*`[^`]+`.*`[^`]+`",
    "a call": r"`[\w.]++\([^`]*\)`|\b\w++\.\w++\.\w++\.\w",
}
"""What an agent shows, whatever the words."""
