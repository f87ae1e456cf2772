"""Retention: what is said in passing and never worth keeping, by its words alone."""

from __future__ import annotations

import re
from collections.abc import Mapping

from reverie.domain.language.english.choices import choice_in
from reverie.domain.language.english.claims import names_a_cause
from reverie.domain.language.english.cues import kind_of, telling_of
from reverie.domain.language.english.passing_words import (
    ANNOUNCED,
    MENDED,
    OFFER,
    OFFERED,
    REFUSAL,
    SETTLES_NOTHING,
    TEXTBOOK,
    THANKS,
    WORK_DONE,
)
from reverie.domain.language.english.sign_places import OF_A_HEAD, OF_A_REPLY
from reverie.domain.language.english.sign_weights import (
    AGENT,
    AGENT_BIAS,
    KINDS,
    PERSON,
    PERSON_BIAS,
)
from reverie.domain.language.english.signs import OF_A_PERSON, OF_AN_AGENT, STRONG
from reverie.domain.language.english.speech import ends_asking
from reverie.domain.language.english.stated import (
    asks_without_mark,
    explicit_kind,
    is_of_the_moment,
)
from reverie.domain.language.english.words import plain_words, straight
from reverie.domain.language.pattern import pattern
from reverie.domain.values.episode import Voice
from reverie.domain.values.left_out import Reason
from reverie.domain.values.memory import Kind

_I = re.IGNORECASE
_LETTERS = pattern(r"[^\W\d_]{2,}")
_OPEN_END = pattern(
    r"\b(?:to-?do:?|still (?:need|have) to|still (?:missing|open|unclear|unresolved|to be done)|"
    r"(?:not yet|still not|has not been|hasn't been) (?:\w+ ){0,2}"
    r"(?:done|implemented|tested|solved|resolved|decided|clear)|"
    r"(?<!no )(?:have|need) to ask|(?:remains|left) to|no idea yet|don't know yet|open question|"
    r"unresolved|"
    r"(?:am|are|we're|i'm) blocked by|blocked (?:on|until)|waiting for|remind me|"
    r"before (?:launch|the release|we ship)|"
    r"follow[- ]up|postponed|deferred|for (?:later|another day))\b",
    _I,
)
_OPEN_HEAD = pattern(
    r"\b(?:not done|remaining|open (?:questions?|points?|issues?)|still open|to-?do|left to do|"
    r"known (?:issues|limitations)|unresolved|blocked)\b",
    _I,
)
_CORRECTS = pattern(
    r"^\W*(?:no\b(?! problem)|nope|nah|wrong|actually|wait|sorry|correction|scratch that|"
    r"never ?mind|forget (?:it|that|what)|on second thought)\b"
    r"|\b(?:that's|thats|that is|it's|this is) (?:wrong|not right|incorrect|outdated|old)\b"
    r"|\bi (?:said|meant|mean|misspoke|was wrong)\b|\bnot \S+ anymore\b|\b(?:now|today),? not\b"
    r"|\b(?:go|going|switch|back|revert) (?:back )?to\b|\bundo\b|\brevert\b|\binstead\b|, not\b"
    r"|\b(?:overrid\w+|replac(?:es|ing)|supersed\w+|no longer|corrected)\b",
    _I,
)
_ASKS_THE_AGENT = pattern(r"\b(?:you|your)\b", _I)
"""A question to the agent about its own doings: the next session cannot answer it."""
_WHAT_IF = pattern(
    r"\b(?:what if|imagine|suppose|would it|wouldn't it|any idea|why do (?:programmers|"
    r"developers))\b",
    _I,
)
_REVERSAL = pattern(r"^\W*(?:reconsider|revisit|reverse|undo)\b.{0,20}\b(?:if|when|once)\b", _I)
"""What would turn a decision round is told with the decision."""
_UNSURE = pattern(
    r"\bi(?:'m| am) not sure (?:the|whether|that|if (?:the|we|our))\b|\bi suspect\b", _I
)
_FOUND_OUT = pattern(r"\bi (?:suspect|doubt)\b|\bit turns out\b|\broot cause\b", _I)
LEAST_TOPICS = 1
"""What a question names at least that is worth an answer."""
_EITHER = pattern(
    r"\w,? or (?!should i\b|shall i\b|would you\b|do you\b|perhaps\b|something\b|anything\b|not\b|"
    r"no\b|is\b|are\b|later\b|just\b|maybe\b)\w",
    _I,
)
"""Two ways are named."""
_HELPS = pattern(
    r"\b(?:would you like me|do you want me|want me|want to (?:check|see|try)|is there anything|"
    r"were you asking|like me to|what (?:are|shall|should|can) (?:we|i) (?:work|look|do|help)\w*|"
    r"what happened|what(?:'s| is) (?:up|wrong|next|the matter)|how can i|is something)\b",
    _I,
)
"""The agent asks what to do next, not how something shall be."""
_ASKS_FOR = pattern(
    r"^\W*(?:(?:and|so|ok|also|then|sorry)\W+){0,3}(?:where|who|when|"
    r"how (?:many|much|long|big|often)|"
    r"what (?:is|are|was|were|does|did|version|port|host|name))\b",
    _I,
)
_SHORT = 80
"""Characters within which a few words may settle nothing."""
LEAST_WORDS = 3
"""Words of which a statement that stands alone consists at least."""


_DECIDES = frozenset(
    {"we want", "we don't want", "it should", "use this", "let's do so", "don't", "instead of"}
    | {"a request"}
)
_VERBS = {
    Kind.DECISION: {"decided", "chose", "wants", "wanted", "asked", "agreed", "requested"},
    Kind.RELATIONSHIP: {"prefers", "preferred", "likes", "dislikes", "finds"},
}
_REPORTED = pattern(
    r"^(?:the )?user (?:has |had |also |now |explicitly |then )*"
    r"(decided|chose|wants|wanted|asked|agreed|requested|prefers|preferred|likes|dislikes|finds|"
    r"confirmed|observed|said|found|reported|corrected|expects)\b(?: me)?(?: that| to| for)?:?\s+",
    _I,
)
_FINDS = frozenset({"a cause", "what it was", "what went wrong"})


def passing(text: str, *, by_agent: bool, is_answer: bool = False) -> Reason | None:
    """Why a text is said only in passing, if it is."""
    said = straight(text).strip()
    if not _LETTERS.search(said):
        return Reason.CHATTER
    if ends_asking(said) and (by_agent or not states(said)):
        return Reason.OFFER if OFFERED.search(said) else Reason.QUESTION
    if said.endswith((":", "：")):
        return Reason.LEAD_IN
    if len(said) <= _SHORT and SETTLES_NOTHING.fullmatch(said.casefold()):
        return Reason.CHATTER
    if not is_answer and len(plain_words(said)) < LEAST_WORDS:
        return Reason.CHATTER
    if by_agent:
        return _agents_passing(said)
    if asks_without_mark(said):
        return Reason.QUESTION
    if THANKS.match(said):
        return Reason.CHATTER
    if _REVERSAL.match(said):
        return Reason.UNTOLD
    return Reason.CHATTER if is_of_the_moment(said) else None


def is_a_choice(question: str) -> bool:
    """Whether a question asks how something shall be, and does not merely offer to go on."""
    asked = straight(question)
    if _HELPS.search(asked):
        return False
    return bool(_EITHER.search(asked)) or not OFFERED.search(asked)


def is_open_end(text: str, head: str, voice: Voice) -> bool:
    """Whether a text says that something is still to be done or answered."""
    if ends_asking(text) or text.endswith(":"):
        return False
    under = voice is Voice.AGENT and bool(_OPEN_HEAD.search(straight(head)))
    return under or bool(_OPEN_END.search(straight(text)))


def is_worth_answering(question: str) -> bool:
    """Whether a question asks for more than a word in passing."""
    is_idle = _ASKS_THE_AGENT.search(question) or _WHAT_IF.search(straight(question))
    return len(telling_of(question)) >= LEAST_TOPICS and not is_idle


def reported(text: str) -> tuple[Kind | None, str]:
    """What kind a text says the user's words were, if it does, and what they were."""
    said = _REPORTED.match(straight(text))
    if said is None:
        return None, text
    verb, body = said[1].casefold(), text[said.end() :]
    return next((kind for kind, verbs in _VERBS.items() if verb in verbs), Kind.FACT), body


def corrects(text: str) -> bool:
    """Whether a text puts something right that was said before."""
    return bool(_CORRECTS.search(straight(text)))


def states(text: str, voice: Voice = Voice.PERSON) -> bool:
    """Whether someone states in so many words what is to last.

    An agent does where it names a choice with its alternative and its reason, what something turned
    out to be, or what it suspects.
    """
    if voice is Voice.PERSON:
        is_unsure = _UNSURE.search(straight(text)) is not None and not is_of_the_moment(text)
        return is_unsure or explicit_kind(text) not in (None, Kind.FACT)
    kind = kind_of(text, voice)
    if _FOUND_OUT.search(straight(text)) or kind in (Kind.TENSION, Kind.EVOCATION):
        return True
    choice = choice_in(text) if kind is Kind.DECISION else None
    return bool(choice and choice.left and choice.why)


def tells_what_happened(text: str) -> bool:
    """Whether a text is our own record of a failure that was mended."""
    return MENDED.fullmatch(text) is not None


def kind_of_answer(question: str, answer: str) -> Kind:
    """The kind of an answer: a choice, or what was asked for."""
    return Kind.FACT if _ASKS_FOR.match(straight(question)) else Kind.DECISION


def kind_kept(text: str, voice: Voice) -> Kind:
    """The kind of an utterance that is kept: a person decides, an agent finds out."""
    if voice is Voice.PERSON and (explicit := explicit_kind(text)):
        return explicit
    kind = kind_of(text, voice)
    if kind not in (Kind.FACT, Kind.QUESTION, Kind.HISTORY):
        return kind
    if voice is Voice.PERSON:
        return Kind.DECISION if _DECIDES & signs(text, voice) else Kind.FACT
    return Kind.INSIGHT if _FINDS & signs(text, voice) else Kind.FACT


def _agents_passing(said: str) -> Reason | None:
    if REFUSAL.search(said) or TEXTBOOK.match(said):
        return Reason.CHATTER
    if OFFER.match(said):
        return Reason.OFFER
    if ANNOUNCED.match(said):
        return Reason.ANNOUNCED
    if WORK_DONE.match(said) and not names_a_cause(said):
        return Reason.WORK_DONE
    return None


def signs(text: str, voice: Voice) -> frozenset[str]:
    """What an utterance shows that may tell whether it lasts."""
    said = straight(text)
    table = OF_A_PERSON if voice is Voice.PERSON else OF_AN_AGENT
    found = {name for name, sign in table.items() if sign.search(said)}
    if voice is Voice.PERSON and (strong := found & STRONG):
        found |= {"to last"} | ({"to last, twice"} if len(strong) > 1 else set())
    if voice is Voice.PERSON and (kind := explicit_kind(said)):
        found.add(f"states a {kind}")
    return frozenset(found)


def signs_of_head(head: str) -> frozenset[str]:
    """What a heading promises of the points below it."""
    return frozenset(name for name, sign in OF_A_HEAD.items() if sign.search(straight(head)))


def signs_of_reply(reply: str) -> frozenset[str]:
    """How the other one takes it."""
    return frozenset(name for name, sign in OF_A_REPLY.items() if sign.search(straight(reply)))


def weights(voice: Voice) -> tuple[float, Mapping[str, float]]:
    """The bias of the judge for a voice, and what each sign adds to the log-odds."""
    return (PERSON_BIAS, PERSON) if voice is Voice.PERSON else (AGENT_BIAS, AGENT)


def kind_weights() -> Mapping[Kind, tuple[float, Mapping[str, float]]]:
    """The bias for each kind that a person's words may be, and what each sign adds to it."""
    return {Kind(name): line for name, line in KINDS.items()}
