"""Tokens: how many a text has at most, without asking a tokenizer."""

from __future__ import annotations

import re
from functools import lru_cache
from math import ceil

_PIECE = re.compile(
    r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d{1,3}|[^\S\n]{2,}|[^\S\n](?=\d)|\n|[^\x00-\x7f]|[^\sA-Za-z0-9]"
)
_USUAL = frozenset(
    re.findall(
        "..",
        "abacadafagaiakalamanaparasatauavawaxayazbabebibjblbobrbsbubycacccechcickclcocrctcudaddde"
        "dgdidmdodrdsdudyeaecedeeefegeiekelemeneoepeqeresetevewexeyfafefffiflfofrfsftfugageghgigl"
        "gngogrgsguhahehihmhohrhthuhyiaibicidieifigikiliminioipirisitivixizjejojukakekiknkslaldle"
        "lflilklllmlolplsltlulymambmemimmmompmsmumynancndnenfngninknlnmnnnonsntnunvnyoaobocodoeof"
        "ogoiokolomonoooporosotouovowoxpapephpiplpoppprpsptpuqurarcrdrergrirkrlrmrnrorprrrsrtrurv"
        "rysascseshsiskslsmsospssstsusytatethtitltmtotrtstttutwtyuaubucudueufuguiukulumunupurusut"
        "vavevivowawewhwiwnwoxexixpxtyeymynyoypysytzezi",
    )
)
"""The pairs of letters that are usual in English words, and so lie inside one token."""
WORD = 6
"""Letters of a usual word that make one token."""
_RARE_SCRIPTS = ((0x1200, 0x2000), (0x27C0, 0x3000), (0xA000, 0xAC00), (0xD7B0, 0x110000))
"""Where one character takes three tokens rather than two."""


USUAL_SHARE, A_WORD = 0.7, 1.33
"""What of a count on the safe side there usually is, and how many tokens a word has at least."""


def usual_tokens(text: str) -> int:
    """A count for many texts together: what a tokenizer says of them all, or a little more."""
    return ceil(max(A_WORD * len(text.split()), USUAL_SHARE * estimated_tokens(text)))


def estimated_tokens(text: str) -> int:
    """A count on the safe side: rarely below what a tokenizer says, and never by much."""
    return sum(map(_weight, _PIECE.findall(text)))


@lru_cache(maxsize=4096)
def _weight(piece: str) -> int:
    first = piece[0]
    if not first.isascii():
        return 2 + any(low <= ord(first) < high for low, high in _RARE_SCRIPTS)
    if not first.isalpha():
        return 1
    if len(piece) > 1 and piece.isupper():
        return -(-len(piece) * 2 // 5)
    word = piece.lower()
    odd = sum(word[n : n + 2] not in _USUAL for n in range(len(word) - 1))
    return 1 + odd + (len(word) - 1) // WORD
