"""Shortening: a text in fewer words, down to a telegram or to what came of it."""

from __future__ import annotations

import re

from reverie.domain.language.english.facts import fact_score
from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.words import straight
from reverie.domain.language.pattern import pattern

_I = re.IGNORECASE
_HOLLOW = (
    "a an the am is are was were be been being do does did has have had having would could should "
    "can may might shall it its it's that that's this these those there there's here and or but so "
    "then than too also very really super just quite pretty such i'm i've i'd i'll you're you've "
    "we're we've they're they've he's she's oh wow hey hi hello yeah yep yes thanks thank well "
    "haha lol sure okay ok absolutely definitely totally glad gonna wanna lets let's of as"
)
HOLLOW = frozenset(_HOLLOW.split())
"""Words that can go without a reader missing anything."""
_TYING = (
    "i me my mine myself you your yours he she they them we us our his her their him to for with "
    "by from at on in into about up out over again if when while will must"
)
TYING = frozenset(_TYING.split())
"""Words that tie the others together: without them a text is terse, and still says what it says."""
TELLING = 0.2
"""The fact score from which a sentence tells something."""
_BARE = pattern(r"[^\w']")
_TITLES = ("Mr.", "Dr.", "Mrs.", "St.")
_FILLER = pattern(
    r"^(?:(?:well|okay|ok|so|right|yeah|yes|hmm|great|sure|anyway)[,.!]\s+|so (?=(?:we|i)\b))+", _I
)
_SAID = pattern(
    r"\b((?:said|says|asked|replied|answered)(?: \w+)?)[:,]?\s*[“\"][^“”\"]{30,}[”\"]", _I
)
_RESULT = pattern(
    r"(?:\b(?:and now|finally|in the end|as a result|which)\b,?|, so\b)\s*(.+)$", _I | re.S
)


def light(text: str) -> str:
    """The text without its hollow words: about three quarters of it; negations always stay."""
    return _without(HOLLOW, text)


def terse(text: str) -> str:
    """The text as a telegram: about half of it; names, numbers and negations always stay."""
    return _without(HOLLOW | TYING, text)


def core(text: str) -> str:
    """Of the telegram only the sentences that tell something; the first if none does."""
    said = sentences(text)
    return terse(" ".join([one for one in said if fact_score(one) >= TELLING] or said[:1]))


def record_of(text: str) -> str:
    """What was decided or found, without dialogue and filler."""
    bare = _FILLER.sub("", text)
    bare = bare if len(bare.split()) > 2 else text
    begun = bare[:1].upper() + bare[1:] if bare != text else bare
    return " ".join(_SAID.sub(r"\1 …", begun).split())


def outcome_of(text: str) -> str:
    """How a story ended: what follows its last turn, else its last sentence."""
    result = _RESULT.search(text)
    outcome = result.group(1) if result else sentences(text)[-1]
    return outcome[:1].upper() + outcome[1:]


def _is_name(bare: str, before: str) -> bool:
    """Whether a small word is a name: written large, though no sentence begins with it."""
    if bare == "I" or bare.startswith("I'"):
        return False
    inside = before and (before[-1] not in ".!?…" or before in _TITLES)
    return bool(inside and bare[0].isupper()) or (len(bare) > 1 and bare.isupper())


def _without(dropped: frozenset[str], text: str) -> str:
    """The text without some words; as it is when nothing else would be left."""
    words = straight(text).split()
    kept = [
        word
        for n, word in enumerate(words)
        if (bare := _BARE.sub("", word))
        and (bare.lower() not in dropped or _is_name(bare, words[n - 1] if n else ""))
    ]
    return " ".join(kept) or " ".join(words)
