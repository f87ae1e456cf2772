"""Bugs that let a secret through, or take something harmless for one."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "the keys of services are not looked for",
        "domain/intake/secrets/mask.py",
        'text = _without(_BEGUN, text, " ".join(long))',
        "pass",
    ),
    Bug(
        "a key that reaches over blocks is not seen whole",
        "domain/intake/secrets/mask.py",
        "text = _without(_SPANNING, text)",
        "pass",
    ),
    Bug(
        "what stands for a secret is taken for one",
        "domain/intake/secrets/placeholders.py",
        "return re.fullmatch(_HARMLESS, value) is not None",
        "return False",
    ),
    Bug(
        "no string looks random",
        "domain/intake/secrets/entropy.py",
        "return turns > 0.38 * size and",
        "return False and turns > 0.38 * size and",
    ),
    Bug(
        "a long name in code looks random",
        "domain/intake/secrets/entropy.py",
        "in_words < 0.4 * size and",
        "in_words < 9.4 * size and turns < 0 or",
    ),
    Bug(
        "a mask inside JSON breaks it",
        "domain/intake/secrets/json_strings.py",
        "changed = _changed(read, change)",
        "return change(text)",
    ),
    Bug(
        "a thinker may write a secret down",
        "engine/thinking.py",
        "text=with_texts(text, mask)",
        "text=text",
    ),
    Bug(
        "the origin of an episode is kept with its secrets",
        "engine/waking.py",
        'origin = masked(checked_text(origin, ORIGIN_BYTES, "origin"))',
        'origin = checked_text(origin, ORIGIN_BYTES, "origin")',
    ),
    Bug(
        "an import takes secrets in",
        "stores/archive.py",
        "clean = with_texts(line.decode(), masked).encode()",
        "clean = line",
    ),
    Bug(
        "an export with a secret is not refused",
        "scanners/detect_secrets.py",
        "if with_texts(text, masked_fully) != text:",
        "if False:",
    ),
    Bug(
        "what only the package finds stays",
        "scanners/detect_secrets.py",
        "    for secret in _found(text):\n        text = text.replace(secret, MASK)",
        "    pass",
    ),
]
