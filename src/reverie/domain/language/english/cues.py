"""Cues: what a text shows about its kind and its weight, by plain words alone."""

from __future__ import annotations

import re

from reverie.domain.language.cue_table import CueTable
from reverie.domain.language.english.choices import choice_in
from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.stems import stem
from reverie.domain.language.english.words import straight, topic_words
from reverie.domain.language.pattern import pattern
from reverie.domain.values.memory import Kind
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
_COURTESY = (
    "great thank thanks nice good work perfect start ok answer please awesome cool well done okay"
)
COURTESY = frozenset(map(stem, _COURTESY.split()))
_EXACT = pattern(
    r"\b(?:port|version|path|url|host|branch)\b.{0,300}\d|`[^`]+`|\b\w+/\w+\.\w+|\w\.\w{2,4}\b", _I
)
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
    r"remains to|pick up|continue with|start with|remind me)\b"
    r"|^next(?:,| is | are | up\b| comes? )|\bto-? ?do:",
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
_TABLE = CueTable(
    straight=straight,
    topic_words=topic_words,
    sentences=sentences,
    choice_in=choice_in,
    kinds=_KIND_CUES,
    aspects=_ASPECTS,
    courtesy=COURTESY,
    exact=_EXACT,
    bad=_BAD,
    good=_GOOD,
    loud=_LOUD,
    threat=_THREAT,
    next_up=_NEXT,
    for_the_user=_FOR_THE_USER,
    challenge=_CHALLENGE,
    obey=_OBEY,
)
kind_of = _TABLE.kind_of
appraise = _TABLE.appraise
aspect_of = _TABLE.aspect_of
feeling_of = _TABLE.feeling_of
telling_of = _TABLE.telling_of
tells_what_is_next = _TABLE.tells_what_is_next
speaks_for_the_user = _TABLE.speaks_for_the_user
ruling_words = _TABLE.ruling_words
wants_to_be_challenged = _TABLE.wants_to_be_challenged
wants_no_questions = _TABLE.wants_no_questions
