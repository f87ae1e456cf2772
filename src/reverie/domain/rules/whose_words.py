"""Whose words: what an idea may become by who said it, and whether a person did say it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.blocks import words_of
from reverie.domain.values.episode import BOOKMARKED, Episode, Voice
from reverie.domain.values.memory import ONLY_FROM_A_PERSON, Kind

LESS = {
    Kind.TENSION: Kind.DOUBT,
    Kind.EVOCATION: Kind.INSIGHT,
    Kind.TONE: Kind.FACT,
    Kind.COMPOSITE: Kind.FACT,
}
"""What is left of a kind that only a person's words may have."""
_TOLD = frozenset({Kind.FACT, Kind.HISTORY, Kind.DOUBT})
"""What the words of nobody in particular, which tell what happened, may become."""
RETOLD = frozenset({Kind.DECISION, Kind.FACT, Kind.INSIGHT, Kind.HISTORY})
"""What others may make of a person's words that read as a rule, in words of their own."""
_PIECE = re.compile(r"[,;:)]\s|\s\(")
_CODE = re.compile(r"`[^`\n]{0,400}\s[^`\n]{0,400}`")


THEIRS, A_THIRD, HALF, BACKED = 0.25, 1 / 3, 0.5, 0.5
"""Shares of the telling words of a text that make it the user's word at all, their wish retold,
somebody's, and a person's rule."""
MOST_QUOTED = 40
"""Characters of the words that read as a rule, where they are told."""
MOST_READ = 20_000
"""Characters of an episode that a note is compared with."""


class Verdict(NamedTuple):
    """What an idea is, and whether it is only a doubt because no person said it."""

    kind: Kind
    held: bool = False
    why: str = ""
    """Why it is held back, and what to do about it, for whoever gave it."""


def verdict(
    text: str,
    kind: Kind,
    cited: Collection[Episode],
    told: Sequence[Episode],
    language: Language = DEFAULT,
) -> Verdict | None:
    """What an idea of some episodes of a session may be; None if it may not be kept.

    Where several speak, the least trusted counts; but a rule goes by the words of the persons among
    them, whoever echoes it. What they said is no rule in other words, but may be told in them. A
    tool's words alone are nobody's idea; what the agent thought makes no more than a doubt.
    """
    persons = [episode for episode in cited if episode.voice is Voice.PERSON]
    is_rule = kind in ONLY_FROM_A_PERSON or reads_as_a_rule(text, language)
    if persons and is_rule and is_said_in(text, persons, language):
        cited = persons
    voices = {episode.voice for episode in cited}
    if Voice.THINKING in voices and Voice.TOOL not in voices:
        is_rule = reads_as_a_rule(text, language)
        return Verdict(Kind.DOUBT, held=is_rule, why=_unsaid(text, language) if is_rule else "")
    if voices <= {Voice.TOOL} or (kind is Kind.QUESTION and not _may_ask(cited, told)):
        return None
    least = Voice.PERSON if voices == {Voice.PERSON} else Voice.AGENT
    is_rule = kind in ONLY_FROM_A_PERSON or reads_as_a_rule(spoken(text, least), language)
    if Voice.TOOL in voices:
        return Verdict(Kind.DOUBT, held=True, why="it rests on a tool's words too; cite no tool")
    is_unsaid = is_rule and not _is_a_persons(text, cited, language)
    if is_unsaid and (kind not in RETOLD or not retold(text, kind, persons, language)):
        return Verdict(Kind.DOUBT, held=True, why=_unsaid(text, language))
    if voices == {Voice.PERSON}:
        return Verdict(kind)
    less = LESS.get(kind, kind)
    less = less if Voice.WORLD not in voices or less in _TOLD else Kind.FACT
    return Verdict(less, why="" if less is kind else f"kept as a {less}: a {kind} is a person's")


def spoken(text: str, voice: Voice) -> str:
    """What tells the kind of a text: a command or a quotation in code tells none but a person's."""
    return text if voice is Voice.PERSON else _CODE.sub("``", text)


def _is_a_persons(text: str, cited: Collection[Episode], language: Language) -> bool:
    return all(e.voice is Voice.PERSON for e in cited) and is_said_in(text, cited, language)


def retold(
    text: str, kind: Kind, said: Sequence[Episode], language: Language = DEFAULT
) -> Kind | None:
    """What a text that reads as a rule may be as the word of whoever tells it, but never a rule.

    Either persons bear it out, or it gives no order and is about what they said, more than about
    what tools printed; of a sentence that tells what the user wants, half the words are theirs.
    """
    _, body = language.retention.reported(text)
    persons = [episode for episode in said if episode.voice is Voice.PERSON]
    theirs = shared_words(body, persons, language)
    if not backing(body, persons, language):
        tools = [episode for episode in said if episode.voice is Voice.TOOL]
        is_theirs = theirs >= THEIRS and shared_words(body, tools, language) < theirs
        if not is_theirs or goes_beyond(body, persons, language):
            return None
    return kind if kind in RETOLD else Kind.DECISION if theirs >= HALF else Kind.INSIGHT


def goes_beyond(text: str, persons: Sequence[Episode], language: Language) -> bool:
    """Whether a text gives an order, or tells a wish of the user that is not in their words."""
    if any(_is_an_order(piece, language) for piece in pieces_of(text, language)):
        return True
    wishes = (c for c in _clauses(text, language) if language.cues.speaks_for_the_user(c))
    return any(shared_words(wish, persons, language) < A_THIRD for wish in wishes)


def _is_an_order(piece: str, language: Language) -> bool:
    """Whether a clause begins with the words by which it reads as a rule ("never push …")."""
    words = language.cues.ruling_words(piece)
    if not words or language.cues.speaks_for_the_user(piece):
        return False
    return piece.strip().casefold().startswith(words.casefold())


def _unsaid(text: str, language: Language) -> str:
    """What is wrong with a rule that nobody stated, and what to do."""
    why = "it reads as a rule that no person said in these words"
    words = clipped(language.cues.ruling_words(text), MOST_QUOTED)
    mend = f"leave out “{words}”" if words else "give it as a fact or a decision"
    return f"{why}; cite the person's words, or {mend}"


def is_told_still(
    text: str, cited: Collection[Episode], told: Sequence[Episode], language: Language = DEFAULT
) -> bool:
    """Whether what is no open question any more tells something that no person has answered."""
    last = max(episode.number for episode in cited)
    since = [e for e in told if e.number > last and e.voice is Voice.PERSON]
    asks = language.cues.kind_of(text, Voice.PERSON) is Kind.QUESTION
    return not asks and shared_words(text, since, language) < HALF


def _may_ask(cited: Collection[Episode], told: Sequence[Episode]) -> bool:
    """Whether a question stays open: a person's does; another's while a person owes its answer."""
    last = max(episode.number for episode in cited)
    is_owed = not any(e.number > last and e.voice is Voice.PERSON for e in told)
    return is_owed or all(episode.voice is Voice.PERSON for episode in cited)


def reads_as_a_rule(text: str, language: Language = DEFAULT) -> bool:
    """Whether a text would be a rule if a person had said it, or tells what the user wants."""
    text = text.removeprefix(BOOKMARKED)
    is_rule = language.cues.kind_of(text, Voice.PERSON) in ONLY_FROM_A_PERSON
    return is_rule or language.cues.speaks_for_the_user(text)


def shared_words(text: str, said: Iterable[Episode], language: Language = DEFAULT) -> float:
    """The share of the telling words of a text that some episodes hold."""
    words = language.words.stems_of(text)
    held = {stem for e in said for stem in language.words.stems_of(e.text[:MOST_READ])}
    return len(words & held) / len(words) if words else 0.0


def backing(text: str, persons: Sequence[Episode], language: Language = DEFAULT) -> list[Episode]:
    """The persons' episodes that bear out a text which reads as a rule; none if they do not.

    They hold enough of its words, one of their sentences is about the same and denies as much, and
    so it is with each part of the text that reads as a rule by itself. A question states nothing.
    """
    if shared_words(text, persons, language) < BACKED:
        return []
    stated = {e.number: _stated(e, language) for e in persons}
    sentences = [said for some in stated.values() for said in some]
    pieces = [one for said in sentences for one in (said, *pieces_of(said, language))]
    for piece in ruling_pieces(text, language):
        claimed = language.words.stems_of(piece) & language.claims.claimed_words(piece)
        if not claimed or not _is_about(claimed, piece, pieces, language):
            return []
    words = language.words.stems_of(text)
    return [e for e in persons if _is_about(words, text, stated[e.number], language)]


def ruling_pieces(text: str, language: Language = DEFAULT) -> list[str]:
    """The clauses of a text that read as a rule by themselves."""
    return [piece for piece in pieces_of(text, language) if reads_as_a_rule(piece, language)]


def _stated(episode: Episode, language: Language) -> list[str]:
    """The sentences of a person's own that state something."""
    said = language.sentences.loose(words_of(episode, language))
    return [one for one in said if language.cues.kind_of(one, Voice.PERSON) is not Kind.QUESTION]


def pieces_of(text: str, language: Language) -> list[str]:
    """The clauses of a text, whole and cut wherever one thing said may end."""
    clauses = _clauses(text, language)
    return [*clauses, *(piece for one in clauses for piece in _PIECE.split(one) if piece != one)]


def _is_about(words: Collection[str], text: str, said: Iterable[str], language: Language) -> bool:
    """Whether something said shares half of some words of a text, and denies as much."""
    denies = language.claims.denies
    return any(
        2 * len(language.words.stems_of(one).intersection(words)) >= len(words)
        and denies(one) == denies(text)
        for one in said
    )


def is_said_in(text: str, cited: Iterable[Episode], language: Language = DEFAULT) -> bool:
    """Whether people said a text in their own words: each clause of it, in one of theirs.

    The words must stand there side by side and in their order, and deny what they deny.
    """
    said = [
        clause
        for episode in cited
        if episode.voice is Voice.PERSON
        for clause in _clauses(words_of(episode, language), language)
    ]
    parts = _clauses(text, language)
    return all(any(_holds(whole, part, language) for whole in said) for part in parts)


def _clauses(text: str, language: Language) -> list[str]:
    sentences = language.sentences.loose(text)
    return [clause for one in sentences for clause in language.sentences.clauses(one)]


def _holds(whole: str, part: str, language: Language) -> bool:
    said, words = (f" {' '.join(language.words.plain_words(text))} " for text in (whole, part))
    return words in said and language.claims.denies(whole) == language.claims.denies(part)
