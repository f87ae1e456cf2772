"""The judge: how likely something said is worth keeping, by a small linear model (logistic).

It looks at what an utterance shows, in a conversation also at its words, and in a short talk at
those of the whole exchange: the message, what was said before it, and the answer. How much each
counts was fitted to labelled talk (`bench/keep_fit.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from math import exp, log1p

from reverie.domain.intake.material import own_words
from reverie.domain.language import DEFAULT, Language
from reverie.domain.language.word_signs import (
    OWN_WORDS,
    with_own_words,
    word_shares,
    word_signs,
)
from reverie.domain.rules.exchanges import READ, REPLY, exchanges_of
from reverie.domain.rules.manners import manner_of, spoken_in
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.manner import Manner
from reverie.domain.values.memory import Kind
from reverie.domain.values.utterance import Utterance
from reverie.frozen import dataclass

HANDED_ON = 0.2
"""The share of a message that must be material for the rest of it to stand beside some."""
FEW_HANDS, CAREFUL = 4, 0.4
"""From how many messages on persons have a hand of their own, and which share of them, written
out in full, makes it a careful one."""
OFTEN = 5
"""Messages of a session that name a thing which is then no news."""
RULE_SHARE = 0.5
"""How likely a rule must be, beside all other kinds, where its words do not show it."""
FOREIGN = 0.27
"""The share of a text's words and pairs below which, of those that lines know, it is of another
language, so that they tell nothing of its kind."""
KNOWN = 0.2
"""The share of an exchange's runs of words above which it is in the language of the judge."""
TOLD = 4
"""Signs that are told as the reason for a score."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How likely an utterance is worth keeping, in hundredths, and what spoke for and against."""

    score: int
    signs: tuple[tuple[str, float], ...] = ()
    """The signs that counted most, each with what it added to the log-odds."""
    kind: Kind | None = None
    """What a person's words most likely are, if they are worth keeping."""
    knows_talk: bool = False
    """Whether it knows the words of a short talk, so that it can tell idle talk."""


@dataclass(frozen=True, slots=True)
class _Around:
    """What a session tells about each of its messages."""

    topics: Mapping[int, frozenset[str]]
    spread: Mapping[str, int]
    """In how many messages a topic is named."""
    later: Mapping[int, frozenset[str]]
    persons: Mapping[int, frozenset[str]]
    """The topics that persons have named before a message."""
    replies: Mapping[int, str]
    manner: Manner
    exchanges: Mapping[int, frozenset[str]]
    """In a short talk, the runs of words of each person's message and of what is said around it."""
    asked: Mapping[int, frozenset[str]]
    """The topics of the message that a message replies to."""
    handed_on: Mapping[int, float]
    """Which share of a person's message is not their own words."""
    is_careless: bool
    """Whether persons mostly write without capitals or full stops."""

    @property
    def is_short(self) -> bool:
        """Whether too little is said to tell what is rare in it, and what comes last."""
        return self.manner is Manner.BRIEF


Line = tuple[float, Mapping[str, float]]
"""A bias, and what each sign adds to the log-odds."""
Weights = Callable[[Voice, Manner], Line]
"""The line that tells what of a voice is worth keeping, by the manner of a session."""


def judged(
    said: Sequence[Utterance],
    episodes: Sequence[Episode],
    language: Language = DEFAULT,
    weights: Weights | None = None,
) -> list[Verdict]:
    """A verdict on each utterance of a session, by the language's weights or by others."""
    around, of_voice = _around(episodes, language), weights or language.retention.weights
    kinds = language.retention.kind_weights()
    spoken = of_voice(Voice.PERSON, around.manner)[1]
    shares = {number: word_shares(runs, spoken) for number, runs in around.exchanges.items()}
    found = []
    for one in said:
        signs, line = signs_of(one, around, language), of_voice(one.voice, around.manner)
        if one.voice is not Voice.PERSON:
            found.append(_verdict(signs, *line))
            continue
        runs = around.exchanges.get(one.episode, frozenset())
        has_words = OWN_WORDS in line[1]
        known = with_own_words(one.text, shares.get(one.episode, {}), line[1]) if has_words else {}
        told = _verdict(signs | known, *line, likeliest(one.text, signs, kinds))
        knows_talk = bool(runs) and len(known) > KNOWN * len(runs)
        found.append(replace(told, knows_talk=knows_talk))
    return found


def features(
    said: Sequence[Utterance], episodes: Sequence[Episode], language: Language = DEFAULT
) -> Iterator[tuple[dict[str, float], frozenset[str], frozenset[str]]]:
    """What the judge sees of each utterance: signs that are not zero, words, and its exchange's."""
    around = _around(episodes, language)
    for one in said:
        runs = around.exchanges.get(one.episode, frozenset())
        yield signs_of(one, around, language), word_signs(one.text), runs


def likeliest(text: str, signs: Mapping[str, float], kinds: Mapping[Kind, Line]) -> Kind | None:
    """The kind whose signs and words an utterance shows most (multinomial logistic regression).

    A rule binds, so it must be likelier than all else together.
    """
    known, said = next(iter(kinds.values()), (0.0, {}))[1], word_signs(text)
    words = word_shares(said, known)
    if 0 < len(words) < FOREIGN * len(said):
        return None
    shown = {**signs, **words}
    odds = {kind: exp(_odds(_added(shown, line[1]), line[0])) for kind, line in kinds.items()}
    if odds.get(Kind.CONSTRAINT, 0.0) < RULE_SHARE * sum(odds.values()):
        odds.pop(Kind.CONSTRAINT, None)
    return max(odds, key=odds.__getitem__, default=None)


def _added(signs: Mapping[str, float], weights: Mapping[str, float]) -> dict[str, float]:
    return {name: value * weights.get(name, 0.0) for name, value in signs.items()}


def _odds(added: Mapping[str, float], bias: float) -> float:
    return bias + sum(added[name] for name in sorted(added))


def _verdict(
    signs: Mapping[str, float], bias: float, weights: Mapping[str, float], kind: Kind | None = None
) -> Verdict:
    added = _added(signs, weights)
    odds = _odds(added, bias)
    most = sorted(added.items(), key=lambda item: (-abs(item[1]), item[0]))
    told = tuple((name, round(share, 2)) for name, share in islice(most, TOLD) if share)
    return Verdict(round(100 / (1 + exp(-odds))), told, kind)


def signs_of(one: Utterance, around: _Around, language: Language) -> dict[str, float]:
    """Everything about an utterance that may tell whether it lasts."""
    words = language.words.plain_words(one.text)
    topics = language.words.topic_words(one.text)
    found = dict.fromkeys(language.retention.signs(one.text, one.voice), 1.0)
    if one.head:
        found |= dict.fromkeys(language.retention.signs_of_head(one.head), 1.0)
        found["under a heading"] = 1.0
    if one.question:
        found["an answer"] = 1.0
    found |= _shape(one, words) | _place(one)
    found["in a short talk"] = float(around.is_short)
    if not around.is_short:
        found["ends the session"] = float(one.ends_session)
    if topics:
        found["share of topics"] = len(topics) / max(1, len(words))
        found["topics"] = min(len(topics), 12) / 6
        if not around.is_short:
            found |= _spread(topics, one, around)
        if one.voice is Voice.AGENT:
            found["persons' topics"] = len(topics & around.persons[one.episode]) / len(topics)
        else:
            found["about what was said"] = len(topics & around.asked[one.episode]) / len(topics)
    if one.voice is Voice.PERSON:
        found[f"reads as a {language.retention.kind_kept(one.text, one.voice)}"] = 1.0
        found["denies"] = float(language.claims.denies(one.text))
        is_unlike = around.is_careless and _is_written_out(one.text) and one.of > 1
        found["unlike their hand"] = float(is_unlike)
        found["beside material"] = float(around.handed_on[one.episode] > HANDED_ON)
        found["corrects"] = float(language.retention.corrects(one.text))
        found["begins with the one before"] = float(0 < len(one.before.split()) <= 3)
        beside = language.retention.signs_beside(one.beside)
        found |= dict.fromkeys(beside, 1.0)
    found |= dict.fromkeys(language.retention.signs_of_reply(around.replies[one.episode]), 1.0)
    return {name: value for name, value in found.items() if value}


def _spread(topics: frozenset[str], one: Utterance, around: _Around) -> dict[str, float]:
    """Whether a session speaks of a thing once, again, or all the time."""
    spread = [around.spread.get(topic, 0) for topic in topics]
    return {
        "taken up later": len(topics & around.later[one.episode]) / len(topics),
        "rare topics": sum(1 / (count + 1) for count in spread) / len(topics),
        "common topics": sum(count >= OFTEN for count in spread) / len(topics),
    }


def _shape(one: Utterance, words: Sequence[str]) -> dict[str, float]:
    count = len(words)
    return {
        "length": min(log1p(count), 4.0),
        "five words": float(count <= 5),
        "three words": float(count <= 3),
        "medium": float(8 <= count <= 24),
        "long": float(count >= 25),
        "very long": float(count >= 40),
        f"as {one.form}": 1.0,
        "ends like a sentence": float(one.text[-1:] in ".!"),
        "begins with a capital": float(one.text[:1].isupper()),
    }


def _place(one: Utterance) -> dict[str, float]:
    return {
        "first of its message": float(one.nth == 0),
        "last of its message": float(one.nth == one.of - 1),
        "place in its message": one.nth / (one.of - 1) if one.of > 1 else 0.5,
        "length of its message": min(log1p(one.of), 4.0),
        "alone": float(one.of == 1),
        "in a long message": float(one.of >= 15),
        "ends a turn": float(one.ends_turn),
        "after a question": float(one.before.rstrip().endswith("?")),
    }


def _around(episodes: Sequence[Episode], language: Language) -> _Around:
    spoken = spoken_in(episodes)
    topics = {e.number: language.words.topic_words(e.text[:READ]) for e in spoken}
    later, persons, replies, asked = {}, {}, {}, {}
    seen: frozenset[str] = frozenset()
    said: dict[Voice, frozenset[str]] = {}
    for episode in spoken:
        persons[episode.number] = seen
        asked[episode.number] = said.get(_other(episode.voice), frozenset())
        said[episode.voice] = topics[episode.number]
        if episode.voice is Voice.PERSON:
            seen |= topics[episode.number]
    to_come: frozenset[str] = frozenset()
    reply: dict[Voice, str] = {}
    for episode in reversed(spoken):
        later[episode.number] = to_come
        to_come |= topics[episode.number]
        replies[episode.number] = reply.get(_other(episode.voice), "")
        reply[episode.voice] = episode.text[:REPLY]
    spread = Counter(topic for named in topics.values() for topic in named)
    manner = manner_of(episodes)
    hands = [_is_written_out(e.text.strip()) for e in spoken if e.voice is Voice.PERSON]
    is_careless = len(hands) >= FEW_HANDS and sum(hands) < CAREFUL * len(hands)
    handed_on = {
        e.number: 1 - len(own_words(e.text)) / max(1, len(e.text))
        for e in spoken
        if e.voice is Voice.PERSON
    }
    return _Around(
        topics,
        spread,
        later,
        persons,
        replies,
        manner,
        exchanges_of(spoken) if manner is Manner.BRIEF else {},
        asked,
        handed_on,
        is_careless,
    )


def _is_written_out(text: str) -> bool:
    """Whether a text has a capital at its head and a sign at its end."""
    return text[:1].isupper() and text[-1:] in ".!?:"


def _other(voice: Voice) -> Voice:
    return Voice.AGENT if voice is Voice.PERSON else Voice.PERSON
