"""Cues: what a text shows about its kind and its weight, by plain words alone."""

from __future__ import annotations

import re

from reverie.domain.language.english.choices import choice_in
from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.stems import stem
from reverie.domain.language.english.words import straight, topic_words
from reverie.domain.language.pattern import pattern
from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import ONLY_FROM_A_PERSON, Kind, kind_allowed
from reverie.domain.values.texture import Aspect

_I = re.IGNORECASE
_WORDS_BEFORE = (
    "please|also|and|but|so|from now on|remember(?: to)?|yes|no|ok|okay|right|well|exactly|hi|hello"
    "|(?:one |a |the |as a )?rule|important|note|before we start|in general|make sure(?: you| to)?"
)
_LEAD = rf"(?:(?:{_WORDS_BEFORE})[,:.!]? )*"
_KIND_CUES: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    (
        Kind.QUESTION,
        pattern(r"^(?!(?:please,? )?(?:can|could|would|will) you\b).*\?\s*$", _I | re.S),
    ),
    (
        Kind.DECISION,
        pattern(
            r"\b(?:decided|chose|chosen|going with|settled on|picked|switch(?:ed)? (?:back )?to)\b"
            r"|\bwe(?:'ll| will) use\b|\b(?:let's )?use \w[^.]{0,300}(?:\binstead of\b|, not\b)"
            r"|\bover\b.{1,300}\bbecause\b|\binstead of\b.{1,300}\bbecause\b",
            _I,
        ),
    ),
    (
        Kind.CONSTRAINT,
        pattern(
            rf"^{_LEAD}(?:always|never(?! (?:mind|say never)\b)|only ever|"
            rf"under no circumstances|must)\b"
            rf"|^{_LEAD}(?:do not|don't) "
            r"(?!worry|bother|forget|mind|know|think|have|want|need|you|we|i\b)"
            r"|\b(?:we|you|i want you to|agents?) (?:must|should)? ?(?:always|never)\b(?! have)"
            r"|(?<!\bthis )(?<!\bit )(?<!\bthat )(?<!\bthere )\bmust(?! have)\b"
            r"|\b(?:must|should) (?:always|never)\b(?! have)|, (?:but )?never\b(?! mind)"
            r"|\band (?:always|never) (?!have|had|was|been)|\bi (?:always|never) want\b"
            r"|\b(?:from (?:now|here) on|going forward),? (?!it|this|that|there|they|i\b)"
            rf"|^{_LEAD}no \w[^.]{{0,200}}, ever[.!]*$|\bunder no circumstances\b",
            _I,
        ),
    ),
    (
        Kind.TENSION,
        pattern(
            r"\b(?:on the one hand|at odds with|conflicts with|contradicts|tension between)\b", _I
        ),
    ),
    (
        Kind.DOUBT,
        pattern(
            r"\b(?:not sure|unsure|i suspect|i doubt|might be|may be wrong|unclear whether)\b", _I
        ),
    ),
    (
        Kind.RELATIONSHIP,
        pattern(
            r"\b(?:i prefer|i like|i'd rather|i hate|please call me|my preference"
            r"|i(?:'m| am) new to|i trust you|my background|years of experience"
            r"|i know \w+ (?:well|inside out))\b",
            _I,
        ),
    ),
    (
        Kind.INSIGHT,
        pattern(
            r"\b(?:turns out|realised|realized|learned that|the reason (?:is|was)|root cause)\b", _I
        ),
    ),
    (
        Kind.EVOCATION,
        pattern(
            r"\b(?:chesterton's fence|reminds me of|feels like|think of it as|it's like a)\b", _I
        ),
    ),
    (
        Kind.TONE,
        pattern(
            r"\bi(?:'m| am) (?:so |very )?(?:tired|exhausted|frustrated|annoyed|excited)\b", _I
        ),
    ),
    (Kind.HISTORY, pattern(r"\bfirst\b.{1,300}\bthen\b|^(?:then|after that|next) (?:we|i)\b", _I)),
)
_IMPORTANCE = {
    Kind.CONSTRAINT: 80,
    Kind.DECISION: 70,
    Kind.RELATIONSHIP: 60,
    Kind.INSIGHT: 60,
    Kind.TENSION: 60,
    Kind.QUESTION: 50,
    Kind.DOUBT: 50,
    Kind.EVOCATION: 50,
    Kind.TONE: 40,
}
_COURTESY = (
    "great thank thanks nice good work perfect start ok answer please awesome cool well done okay"
)
COURTESY = frozenset(map(stem, _COURTESY.split()))
_PLAIN = 30
REASONED = 15
"""How much more a decision matters that names its reason and its alternative."""
_EXACT = pattern(
    r"\b(?:port|version|path|url|host|branch)\b.{0,300}\d|`[^`]+`|\b\w+/\w+\.\w+|\w\.\w{2,4}\b", _I
)
"""An exact figure or name, such as one needs again."""
_BAD = pattern(
    r"\b(?:fail(?:s|ed|ure)?|error|crash(?:ed)?|broken?|went wrong|(?:data|work) (?:was |is )?lost|"
    r"lost (?:data|work|everything)|bug|angry)\b",
    _I,
)
_GOOD = pattern(r"\b(?:fixed|works|solved|passes|great|thanks|shipped|done)\b", _I)
_LOUD = pattern(r"!|\b(?:urgent|critical|immediately|asap)\b", _I)
_THREAT = pattern(r"\b(?:data loss|security|leak(?:ed)?|outage|production is down)\b", _I)


_ASPECTS: tuple[tuple[Aspect, re.Pattern[str]], ...] = (
    (Aspect.TRUST, pattern(r"\b(?:i trust|no need to ask|go ahead without)\b", _I)),
    (
        Aspect.EXPERTISE,
        pattern(
            r"\b(?:i know|i(?:'m| am) (?:new to|an? )|years of|my background|i work (?:as|in))\b",
            _I,
        ),
    ),
    (
        Aspect.STYLE,
        pattern(
            r"\b(?:answers?|replies|tone|concise|brief|short|explain|call me|explanations?)\b", _I
        ),
    ),
)
_NEXT = pattern(
    r"\b(?:next time|next session|tomorrow|next we|next step|still (?:need|have) to|"
    r"remains to|pick up|continue with|start with|remind me)\b|^next,|\bto-? ?do:",
    _I,
)
_FOR_THE_USER = pattern(
    r"\b(?:the|our|my) (?:user|human|owner|maintainer|boss|team|person)s? "
    r"(?:has |have |had |is |was |also |now |really |clearly |explicitly )*"
    r"(?:wants?|wanted|prefers?|preferred|likes?|liked|hates?|hated|always|never|insists?|trusts?"
    r"|requires?|required|demands?|decided|chose|chosen|agreed|approved|confirmed|allowed)\b"
    r"|^(?:user|human|owner)\s?:|\bas (?:the|your) (?:user|owner|project's owner|maintainer)\b",
    _I,
)
_CHALLENGE = pattern(r"\b(?:push back|challenge me|be critical|don't just agree)\b", _I)
_OBEY = pattern(r"\b(?:just do it|stop asking|don't ask|no questions|just make it work)\b", _I)


def aspect_of(text: str) -> Aspect:
    """What a sentence about the user tells of them."""
    plain = straight(text)
    return next((aspect for aspect, cue in _ASPECTS if cue.search(plain)), Aspect.PREFERENCE)


def feeling_of(text: str, kind: Kind) -> str:
    """One word for how it felt, or none."""
    if kind is Kind.QUESTION:
        return "curiosity"
    bad, good = bool(_BAD.search(text)), bool(_GOOD.search(text))
    if bad and good:
        return "relief"
    if bad or good:
        return "satisfaction" if good else "frustration"
    if _LOUD.search(text):
        return "urgency"
    return {Kind.DOUBT: "unease", Kind.DECISION: "conviction"}.get(kind, "")


def kind_of(text: str, voice: Voice) -> Kind:
    """The kind a text shows by its words; a plain statement is a fact."""
    plain = straight(text)
    for kind, cue in _KIND_CUES:
        if cue.search(plain):
            return kind_allowed(kind, voice is Voice.PERSON)
    return Kind.FACT


def appraise(text: str, voice: Voice) -> Appraisal:
    """How much a text seems to matter, from its words alone."""
    kind = kind_of(text, voice)
    asks = kind is Kind.QUESTION
    bad = bool(_BAD.search(text)) and not asks
    good = bool(_GOOD.search(text)) and not asks
    matters = bad or (good and bool(telling_of(text)))
    arousal = 20 + 25 * matters + 25 * bool(_LOUD.search(text))
    importance = _IMPORTANCE.get(_weightiest(text, kind, voice), _PLAIN) + 10 * matters
    importance += REASONED * (kind is Kind.DECISION and _is_reasoned(text))
    importance += 10 * (kind is Kind.FACT and voice is Voice.PERSON and bool(_EXACT.search(text)))
    return Appraisal(
        importance=min(100, importance - 20 * (voice is Voice.TOOL and not bad)),
        valence=40 * good - 40 * bad,
        arousal=arousal,
        threat=70 if _THREAT.search(text) else 0,
        goal=_goal_relation(bad, good) if matters else GoalRelation.UNKNOWN,
    )


def _weightiest(text: str, kind: Kind, voice: Voice) -> Kind:
    """The kind of a text; a rule that a person states in one of its sentences outweighs it."""
    if voice is not Voice.PERSON:
        return kind
    kinds = {kind, *(kind_of(sentence, voice) for sentence in sentences(text))}
    return Kind.CONSTRAINT if Kind.CONSTRAINT in kinds else kind


def telling_of(text: str) -> frozenset[str]:
    """The words of a text that are more than courtesy."""
    return topic_words(text) - COURTESY


def tells_what_is_next(sentence: str) -> bool:
    """Whether a sentence says what to begin the next session with."""
    return bool(_NEXT.search(sentence))


def speaks_for_the_user(text: str) -> bool:
    """Whether someone else tells what the user wants, likes or has decided."""
    return bool(_FOR_THE_USER.search(straight(text)))


def ruling_words(text: str) -> str:
    """The words by which a text reads as a rule or speaks for the user; none if it does not."""
    plain, kind = straight(text), kind_of(text, Voice.PERSON)
    cue = dict(_KIND_CUES)[kind] if kind in ONLY_FROM_A_PERSON else _FOR_THE_USER
    found = cue.search(plain)
    return found[0].strip(" ,") if found else ""


def wants_to_be_challenged(text: str) -> bool:
    """Whether someone asks to be contradicted."""
    return bool(_CHALLENGE.search(text))


def wants_no_questions(text: str) -> bool:
    """Whether someone asks to have it done without more ado."""
    return bool(_OBEY.search(text))


def _is_reasoned(text: str) -> bool:
    """Whether a decision names its reason and what it was chosen over."""
    choice = choice_in(text)
    return bool(choice.why and choice.left)


def _goal_relation(bad: bool, good: bool) -> GoalRelation:
    if bad and good:
        return GoalRelation.MIXED
    if bad:
        return GoalRelation.THWARTS
    return GoalRelation.SUPPORTS if good else GoalRelation.UNKNOWN
