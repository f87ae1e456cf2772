"""Entropy: long strings that look drawn at random, unless they are digests, paths or names."""

from __future__ import annotations

import re
from itertools import pairwise

SHORTEST, LONGEST = 32, 512
"""Characters of a string that is taken for a secret by its looks alone."""
_B64 = r"[A-Za-z0-9+/_-]"
_KNOWN = (
    r"-----BEGIN [^\n]{3,60}-----[^-]*+"
    r"|data:[\w/+.-]{3,60};base64,[A-Za-z0-9+/=_-]*+"
    r"|(?:ssh|ecdsa|sk)-[\w@.-]{3,50}\s{1,3}AAAA[\w+/=]*+"
    r"|(?i:sha\d{1,3}|h1|md5)[-:=][\w+/=-]*+"
    r"|\bpk[._](?:live|test|eyJ)[\w.-]*+|ipfs://\w*+|/(?:ipfs|nix/store)/[\w.-]*+"
    r"|https?://[^\s?#\"'<>]*+"
    r"|(?i:public[ _-]?key|fingerprint|checksum|digest|integrity|hash|etag|address|\bcid"
    r"|nonce|\bpeer|site[ _-]?key)"
    rf"[\w-]{{0,20}}[\"']?\s{{0,3}}[:= ]\s{{0,3}}[\"']?{_B64}*+"
    rf"|(?m:^[ \t]*+{_B64}{{60,}}+={{0,2}}\n)(?:[ \t]*+{_B64}{{4,}}+={{0,2}}(?:\n|\Z))++"
)
"""What is long and random, and public."""
RUN = rf"({_KNOWN})|(?<![\w+/=@.-]){_B64}{{32,}}+={{0,2}}(?![\w@])"
"""A long run of letters and digits; the group holds what is known to be no secret."""
_PUBLIC = (
    r"(?:iVBORw0KGgo|R0lGOD|/9j/|PHN2Zy|UklGR|AAABAA|d09GMg|d09GRg|AAAAB3|AAAAC3|AAAAE2|MII)"
    rf"{_B64}*=*|Qm[1-9A-HJ-NP-Za-km-z]{{44}}|[13][1-9A-HJ-NP-Za-km-z]{{25,34}}|(?:0x)?[0-9a-fA-F]+"
)
"""The beginnings of pictures, fonts, keys and certificates; addresses; digests."""


_NUMBERED = (
    r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![A-Za-z0-9])[0-9a-f]{32,64}(?![A-Za-z0-9])"
)
"""UUIDs and digests within a run, such as in the name of a file."""


def holds_random_run(text: str) -> bool:
    """Whether a text holds a run that looks random, wherever it stands; quickly told."""
    return any(
        looks_random(run)
        for word in text.split()
        if len(word) >= SHORTEST
        for run in re.findall(rf"{_B64}{{32,}}+={{0,2}}", word)
    )


def looks_random(run: str) -> bool:
    """Whether a run of letters and digits seems to be drawn, not written or counted."""
    body = re.sub(_NUMBERED, "", run.rstrip("="))
    size = len(body)
    if not SHORTEST <= size <= LONGEST or re.fullmatch(_PUBLIC, run):
        return False
    digits = sum(map(str.isdigit, body))
    apart = sum(not letter.isalnum() for letter in body)
    if (
        digits < 1
        or apart > size // 10 + 1
        or not (re.search("[a-z]", body) and re.search("[A-Z]", body))
    ):
        return False
    in_words = sum(map(len, re.findall("[a-z]{3,}", body)))
    turns = sum(_sort(a) != _sort(b) for a, b in pairwise(body))
    least = 0.38 if digits > 1 else 0.45
    return turns > least * size and in_words < 0.55 * size and len(set(body)) > 14


def _sort(letter: str) -> int:
    return letter.isdigit() + 2 * letter.isupper()
