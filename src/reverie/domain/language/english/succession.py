"""Succession: how English says that something is otherwise now, and what stands for what."""

from __future__ import annotations

import re

from reverie.domain.language.english.claims import measures
from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.stems import stem
from reverie.domain.language.english.words import straight, telling_words
from reverie.domain.language.pattern import pattern
from reverie.domain.language.succession_table import SuccessionTable

_I = re.IGNORECASE
_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_MONTH = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december)"
)
_CHANGE = pattern(
    r"\b(?:now|no longer|any ?more|any longer|instead|from \w+ on(?:wards)?|as of|until now|used to"
    rf"|from (?:today|tomorrow|{_DAY}|{_MONTH})|since (?:today|{_DAY})|after all|back to|again"
    r"|make (?:that|it)|(?:is|are|was|were|got|gets) (?:out|gone|over|dead|retired"
    r"|lifted|archived|pushed)|has quit|t(?:ook|akes|aking) over|stepped down|handed"
    r"|(?<!who )(?<!that )(?<!which )(?:(?:mov|chang|replac|migrat|renam|rais|reduc|increas|upgrad"
    r"|downgrad)e[sd]?|(?:switch|lower|extend|postpon|shorten|bump|shift)(?:e[sd]|ed|s)?"
    r"|(?:is|are|we're|'re) (?:moving|changing|replacing|switching)|drop(?:s|ped)?|swap(?:s|ped)?"
    r"|cuts?)"
    r"|too (?:many|much|long|short|little|few)|not \S+(?: \S+){0,3} but|and not)\b|, not\b"
    r"|\b(?-i:[A-Z]\w+) (?:has )?left\b",
    _I,
)
_LIFT = pattern(r"\b(?:again|no longer|any ?more|any longer|from now on|no more|after all)\b", _I)
_UNSETTLED = pattern(
    r"\?|^\W*(?:if|when|in case|only|should|again|once more)\b"
    r"|\b(?:maybe|perhaps|might|one day|some ?day|could (?:we|you|the|it)|would (?:it|be)"
    r"|thinking (?:about|of)|thought about|consider(?:ed|ing)|wonder\w*|tempted|(?:day)?dream\w*"
    r"|not(?:hing)?(?: is)? decided|not happening|suggested|proposed|brought up|offer(?:ed)?"
    r"|an idea|discuss\w*|not worth"
    r"|had a look at|(?:haven't|not) (?:answered|agreed)"
    r"|used to|last (?:night|year|month|week|winter|spring|summer|autumn|time)|back (?:in|then)"
    r"|in (?:19|20)\d\d|before my time|years ago|at the time|originally|once had"
    r"|this (?:week|month|sprint|weekend|evening|morning|afternoon) only"
    r"|only (?:this|for this|for today|today|tonight|until)|just (?:this|for|today)|temporar\w*"
    r"|for (?:this week|today|tonight|the moment|a week|the time being|now)"
    rf"|until (?:then|{_DAY}|the|he|she|they|we|further)|till|while|on (?:holiday|leave)"
    r"|except\w*|everywhere else|all (?:the )?others?|other ones?|the rule stays|stays? as"
    r"|theirs?|colleagues|not ours?|next door|neighbou?ring|(?:as|like) i said|as always"
    r"|(?:my|his|her|their) (?:sister|brother|friend|cousin|neighbou?r|old|former|previous)\w*)\b",
    _I,
)
_GONE = (
    pattern(
        r"\b(?:no longer|not|instead of|rather than|no more|drop(?:ped|s|ping)?|away from"
        r"|(?:renamed|moved?|switch(?:ed)?|chang(?:ed?|ing)|raised?|cut|reduced?|lower(?:ed)?)"
        r"(?: \S+){0,6}? from|off|replac\w+|don't (?:use|write new)|(?:good)?bye(?: bye)?"
        r"|isn't|aren't|over)\s+"
        r"(?:(?:the|an?|in|on|at|to|into|with|by|go(?:es)? to|use|using|old|once|as)\s{1,8})*"
        r"([\w./#@+:-]{1,60})",
        _I,
    ),
    pattern(
        r"(?<![\w./#@+:-])([\w./#@+:-]{1,60})\s{1,8}"
        r"(?:(?:is|are|was|were|got|gets|has been)\s+"
        r"(?:out|over|dead|gone|off|turned off|switched off|scrapped)"
        r"|(?:(?:is|are|was|were|got|gets|has|have|has been)\s+)?"
        r"(?:left|quit|retired|dropped|archived|lifted|wasn't|isn't|aren't|no longer|any ?more"
        r"|any longer|stopped|too (?:many|much|long|short|little|small|tight|few)))\b",
        _I,
    ),
)
_DROPPED = pattern(
    r"\b(?:drop(?:ping)?|ditch(?:ing)?|abandon(?:ing)?|get(?:ting)? rid of|no longer use|not using"
    r"|(?:stop(?:ping)?|quit) using|don't use|do without|done with|away from)"
    r" (?:the )?([\w./#@+-]{1,39}\w)"
    r"(?=\s*(?:[.,;:!]|$)|\s(?:and|because|since|as|for good|after all|altogether|entirely"
    r"|completely|again|any ?more|then)\b)",
    _I,
)
_TAKEN = pattern(
    r"\b(?:go(?:ing)? (?:back )?(?:with|to)|went (?:with|for)|us(?:e|ing)|tak(?:e|ing)"
    r"|switch(?:ed|ing)? to|mov(?:e|ed|ing) to|cho[o]?se|pick(?:ed)?|settled? on"
    r"|decided? (?:on|for)) (?:the |an? )?([\w./#@+-]{1,39}\w)",
    _I,
)
_JOINT = pattern(r"[,;:]\s+|\s(?:because|since|so that|so)\s|\s[–-]\s", _I)
_NAME = pattern(r"(?<=[\w,;:)`] )[A-Z][\w.-]*\w")
_VALUE = pattern(
    r"(?<=[\w,;:)`'\"-] )[A-Z][\w.+-]*\w|\b[\w.-]{0,80}[/_][\w./_-]+|#[a-z][\w-]+|`[^`]+`"
    r"|\b\w+\.(?:js|py|toml|local|yml|json)\b|\b[a-z]+[A-Z]\w+|\b[a-z]+-[a-z]+-\d\b"
)
_NUMBER = pattern(r"(?<![\w.])\d[\d.,:]*")
_COUNTED = (
    "zero two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty "
    "fifty sixty ninety hundred"
)
_DIGITS = "0 2 3 4 5 6 7 8 9 10 11 12 15 20 30 40 50 60 90 100"
_UNITS = (
    "one percent second minut hour day week month year euro pound charact char mb kb gb ms time "
    "degre max maximum minimum least most pleas new old KB MB GB TB PR CI ID UTC API "
    "never alway everi each don doesn didn isn aren wasn weren won wouldn shouldn couldn haven hasn"
)
_SLOTS = "port version level limit timeout budget fee price rate size address api python node php"
_APART = tuple(
    frozenset(group.split())
    for group in (
        "staging production prod dev development test local live preview",
        "import export",
        "upload download",
        "admin user guest member",
        "frontend backend",
        "input output",
        "internal external public private",
        "ios android",
        "morning evening afternoon",
        "minimum maximum",
        "client server",
        "source target",
        "incoming outgoing",
        "first second third",
    )
)
_TABLE = SuccessionTable(
    straight=straight,
    telling_words=telling_words,
    sentences=sentences,
    change=_CHANGE,
    lift=_LIFT,
    unsettled=_UNSETTLED,
    gone=_GONE,
    dropped=_DROPPED,
    taken=_TAKEN,
    joint=_JOINT,
    name=_NAME,
    value=_VALUE,
    number=_NUMBER,
    counts=dict(zip(_COUNTED.split(), _DIGITS.split(), strict=True)),
    measures=frozenset(_UNITS.split()),
    slots=frozenset(map(stem, _SLOTS.split())),
    measured=measures,
    apart=_APART,
)
tells_a_change = _TABLE.tells_a_change
lifts = _TABLE.lifts
is_unsettled = _TABLE.is_unsettled
given_up = _TABLE.given_up
drops_what_was_taken = _TABLE.drops_what_was_taken
points = _TABLE.points
subject_words = _TABLE.subject_words
names = _TABLE.names
numbers = _TABLE.numbers
counted = _TABLE.counted
are_apart = _TABLE.are_apart
things_named = _TABLE.things_named
