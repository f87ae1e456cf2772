"""Choices: what a decision chose, what it left, why, and what would turn it round."""

from __future__ import annotations

import re
from collections.abc import Sequence

from reverie.domain.intake.text import clipped
from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.words import straight, topic_words
from reverie.domain.language.pattern import pattern
from reverie.domain.values.choice import Choice
from reverie.domain.values.texture import Confidence

_I = re.IGNORECASE
_WHY = pattern(
    r"\b(?:because(?: of)?|since (?=(?:it|we|they|the|this|that|our|there|i|you)\b)|so that|due to|"
    r"given that|in order to)\s{0,8}(.+?)(?=,?\s{1,8}(?:unless|until)\b|\n|$)",
    _I,
)
_STOP = (
    r"(?=\s{1,8}(?:because|since|so that|due to|given that|until|unless|if|in|for|on|when|at|as)\b"
    r"|[,.;:\n]|$)"
)
"""Where a name ends: found at the end of a line at the latest, so that nothing is read twice."""
_LEFT = pattern(
    r"(?:\b(?:instead of|rather than|in place of|versus|vs\.?|and not)|,\s{0,8}not)\s{1,8}"
    rf"(.+?){_STOP}",
    _I,
)
_OVER = pattern(
    r"\b(?:chose|chosen|choose|picked|prefer(?:red)?|favou?r(?:ed)?|took|take|selected|went with|"
    r"going with|settled on|we(?:'ll| will) use|use)\s{1,8}(?!to\b)[^.;]{0,300}?\bover\s{1,8}"
    rf"(.+?){_STOP}",
    _I,
)
_AGAINST = pattern(rf"\bdecided (?:not to (?:use|take)|against)\s{{1,8}}(.+?){_STOP}", _I)
_CHOICE = pattern(
    r"\b(?:decided (?:on|to use|to go with|to)|chose|chosen|going with|went with|settled on|picked|"
    r"took|switch(?:ed)? (?:back )?to|moved? (?:back )?to|we(?:'ll| will) use|use|prefer)\b\s{1,8}"
    r"(.+?)(?=\s{1,8}(?:over|instead of|rather than|in place of|versus|vs|and not|because)\b"
    r"|[,.;\n]|$)",
    _I,
)
_BARE = pattern(r"^(?:the )?([A-Z]\w*(?: \w+)?) over ((?:the |an? )?\w+(?: \w+)?)\s*$")
_NOUN = pattern(r"\b(?:because of|due to)\b", _I)
_SCOPE = pattern(r"\b(?:in|for|on|when|at)\s{1,8}(?!now\b)(.+?)(?=\s{1,8}because\b|[,.;\n]|$)", _I)
_TURN = pattern(
    r"\b(?:unless\b.+|(?:reconsider|revisit|reverse|undo|change) (?:this |it |that )?"
    r"(?:if|when|once)\b.+|until\b.+|if\b[^.;]{1,300}\b(?:reconsider|revisit|switch|go back)\b.*)",
    _I,
)
_SURE = pattern(r"\b(?:definitely|certainly|clearly|no doubt|must|final|for good)\b", _I)
_UNSURE = pattern(
    r"\b(?:maybe|perhaps|probably|for now|might|tentative(?:ly)?|not sure|i think|let's try)\b", _I
)
_PIVOT = pattern(
    r"\b(?:but|however|actually|turns? out|turned out|instead|realis?zed?|until|no longer|"
    r"pushed back|then we)\b",
    _I,
)
STEP_CHARS = 160
JUST_BEFORE = 2
"""A turn among the last so many sentences belongs to the conclusion whatever its words."""
NO_MATTER = "if it no longer matters: "
DERIVED = "if it is no longer true that "
"""How a reversal begins that was not said but follows from the reason."""
UNSAID = "if the user says so: no reason was given"
"""What would reverse a decision of which neither that nor a reason was said."""
ARROW = " -> "


def choice_in(text: str) -> Choice:
    """What was chosen, over what, and why, as far as the words tell."""
    why = _WHY.search(straight(text))
    said = straight(text)[: why.start()] if why else text
    if against := _found(_AGAINST, said):
        return Choice("", against, _found(_WHY, text))
    bare = _BARE.match(said) if why else None
    if bare:
        return Choice(bare.group(1), bare.group(2).strip(), _found(_WHY, text))
    left = _found(_OVER, said) or _found(_LEFT, said)
    scope = _found(_SCOPE, said.partition(left)[2]) if left else ""
    return Choice(_found(_CHOICE, said), left, _found(_WHY, text), scope)


def turned_by(text: str, why: str) -> str:
    """What would reverse a decision: as said, else that its reason is gone, else a word."""
    for sentence in sentences(text):
        if said := _TURN.search(sentence):
            return said.group(0).strip(" .,;")
    if not why:
        return UNSAID
    return f"{NO_MATTER}{why}" if _NOUN.search(straight(text)) else f"{DERIVED}{why}"


def derived_anew(reversal: str, text: str) -> str:
    """A reversal that was derived from the old words, derived from the new ones."""
    if not reversal.startswith((DERIVED, NO_MATTER, UNSAID)):
        return reversal
    return turned_by(text, choice_in(text).why)


def confidence_in(text: str) -> Confidence:
    """How sure a text sounds."""
    if _UNSURE.search(text):
        return Confidence.LOW
    return Confidence.HIGH if _SURE.search(text) else Confidence.MEDIUM


def path_to(text: str, before: Sequence[str]) -> str:
    """The way to a conclusion: the related words said before it, oldest first, then the turn."""
    about = topic_words(text)
    said = [sentence for earlier in before for sentence in sentences(earlier)]
    related = [
        sentence
        for place, sentence in enumerate(said)
        if len(shared := about & topic_words(sentence)) >= 2
        or (_PIVOT.search(sentence) and (shared or len(said) - place <= JUST_BEFORE))
    ]
    steps = [clipped(sentence, STEP_CHARS).rstrip(" .") for sentence in related]
    return ". ".join(dict.fromkeys(steps[-3:]))


def as_steps(path: str, conclusion: str) -> str:
    """A way of reasoning as `assumption -> pivot -> conclusion`."""
    steps = [step.rstrip(" .") for step in sentences(path)]
    if ARROW.strip() in path or not steps:
        return path
    turn = next((step for step in steps[1:] if _PIVOT.search(step)), "")
    known = [steps[0], *([turn] if turn else []), clipped(conclusion.rstrip(" ."), STEP_CHARS)]
    return ARROW.join(clipped(step, STEP_CHARS) for step in known)


def _found(cue: re.Pattern[str], text: str) -> str:
    found = cue.search(straight(text))
    return found.group(1).strip(" .,;:") if found else ""
