"""Tokens: how many a text has at most, without asking a tokenizer."""

from __future__ import annotations

import re
from functools import lru_cache

_PIECE = re.compile(
    r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d{1,3}|[^\S\n]{2,}|[^\S\n](?=\d)|\n|[^\x00-\x7f]|[^\sA-Za-z0-9]"
)
_USUAL = frozenset(
    "th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve "
    "co me de hi ri ro ic ne ea ra ce li ch ll be ma si om ur ca el ta la ns di fo ho pe ec pr no "
    "ct us ac ot il tr ly nc et ut ss so rs un lo wa ge ie wh ee wi em ad ol rt po we na ul ni ts "
    "mo ow pa im mi ai sh ir su id os iv ia am fi ci vi pl ig tu ev ld ry mp fe bl ab gh ty op wo "
    "sa ay ex ke fr oo av ag if ap gr od bo sp rd do uc bu ei ov by rm ep tt oc fa ef cu rn sc gi "
    "da yo cr cl du ga qu ue ff ba ey ls va um pp ua up lu go ht ru ug ds lt pi rc rr eg au ck ew "
    "mu br bi pt ak pu ui rg ib tl ny ki rk ys ob mm fu ph og ms ye ud mb ip ub oi rl gu dr hr cc "
    "tw ft wn nu af hu nn eo vo rv nf xp gn sm fl iz ok nl my gl aw ju oa eq sy sl ps jo lf nv je "
    "nk kn gs dy hy ze ks xt bs ik dd pt rp sk oe lp ek bj nm dg ix ax ox xe xi az zi hm fs lk lm "
    "dm tm uf uk ym yp yn yt ka".split()
)
"""The pairs of letters that are usual in English words, and so lie inside one token."""
WORD = 5
"""Letters of a usual word that make one token."""
_RARE_SCRIPTS = ((0x1200, 0x2000), (0x27C0, 0x3000), (0xA000, 0xAC00), (0xD7B0, 0x110000))
"""Where one character takes three tokens rather than two."""


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
