"""Distilling: what a session's episodes say, as ideas to keep, by the rules alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from reverie.domain.intake.material import own_words
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.blocks import words_of
from reverie.domain.rules.hearsay import hearsay_in
from reverie.domain.rules.idle import ToldAlone, told_alone
from reverie.domain.rules.kept import Kept
from reverie.domain.rules.meant import is_rule_by_its_words
from reverie.domain.rules.memory_text import context_of, told
from reverie.domain.rules.note_verdict import noted
from reverie.domain.rules.sift import Sifted, is_conversation, sift
from reverie.domain.rules.textures import completed, texture_of
from reverie.domain.rules.unspoken import unspoken
from reverie.domain.rules.whose_words import spoken, verdict
from reverie.domain.values.episode import Episode, Voice, aloud
from reverie.domain.values.left_out import Reason
from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import PLAIN, Texture
from reverie.domain.values.utterance import Form, Utterance
from reverie.frozen import dataclass
from reverie.settings.keep import KeepSettings

LEAST_WORDS = 2
"""How many telling words a plain statement needs to be an idea of its own."""
LOOKED_BACK = 6
"""How many episodes before a conclusion may have led to it."""
MARKED = 40
"""From which importance on, in hundredths, whoever records something may have marked it."""
MOST_HAPPENED = 2
"""How many failures, mended or not, are told of one conversation."""
NEAR_CHARS = 1_500
"""How far around an idea, in a long text, is looked for what goes with it."""


_JUDGED = (Kind.CONSTRAINT, Kind.DECISION, Kind.RELATIONSHIP, Kind.FACT)
"""The kinds that the judge tells apart by more than their words."""
BINDING = (Kind.CONSTRAINT, Kind.DECISION, Kind.RELATIONSHIP)
"""What is told in its own words even where another idea repeats them."""
NEVER = (
    *(Reason.CHATTER, Reason.OFFER, Reason.ANNOUNCED, Reason.WORK_DONE, Reason.LEAD_IN),
    *(Reason.QUESTION, Reason.ASKED),
)
"""What is not kept of a dictation either."""


@dataclass(frozen=True, slots=True)
class Distilled:
    """One idea found in some episodes."""

    text: str
    kind: Kind
    episodes: tuple[int, ...]
    texture: Texture = PLAIN


def distil(
    episodes: Sequence[Episode],
    worth: Collection[int],
    language: Language = DEFAULT,
    sifted: Sifted | None = None,
) -> list[Distilled]:
    """The ideas of a session: of what was said, and the doubts its agent kept to itself."""
    said = _said(aloud(episodes), worth, language, sifted)
    found = [*_told_once(said), *_doubted(episodes, language)]
    return sorted(found, key=lambda idea: idea.episodes)


def _told_once(ideas: Sequence[Distilled]) -> list[Distilled]:
    """The ideas without those that another one tells too; what binds stays in its own words."""
    return [
        idea
        for idea in ideas
        if not any(
            idea.episodes[-1] == other.episodes[-1]
            and other.text != idea.text in other.text
            and (idea.kind is other.kind or idea.kind not in BINDING)
            for other in ideas
        )
    ]


def _doubted(episodes: Sequence[Episode], language: Language) -> Iterator[Distilled]:
    """What the agent suspected in its thinking and did not raise: a doubt, and nothing else."""
    for place, text in unspoken([(e.voice, e.text) for e in episodes], language):
        texture = texture_of(text, Kind.DOUBT, (), text, language)
        yield Distilled(text, Kind.DOUBT, (episodes[place].number,), texture)


def _said(
    episodes: Sequence[Episode], worth: Collection[int], language: Language, sifted: Sifted | None
) -> list[Distilled]:
    """The best of a conversation, or what someone dictated as worth it."""
    aside = apart(episodes, worth, language)
    unmarked = [e for e in episodes if e.number not in aside]
    if is_conversation(unmarked):
        sifted = sifted or sift(unmarked, KeepSettings(), language)
        return [*_dictated(episodes, aside, language), *_ideas(sifted.kept, episodes, language)]
    persons = [episode for episode in unmarked if episode.voice is Voice.PERSON]
    alone = told_alone(persons, language)
    found = [
        idea
        for idea in _dictated(episodes, worth, language)
        if not alone.is_idle(idea.text, idea.episodes[-1])
    ]
    found = list(_once_a_breath(found, alone))
    told = {one for idea in found for one in alone.behind(idea.text, idea.episodes[-1])}
    more = [one for one in alone.kept if one.utterance not in told]
    return [*(_understood(idea, alone) for idea in found), *_ideas(more, episodes, language)]


def _once_a_breath(found: Sequence[Distilled], alone: ToldAlone) -> Iterator[Distilled]:
    """The ideas of what is told alone; of several in one breath the rule, else the judge's own."""
    breaths: dict[Utterance, list[Distilled]] = defaultdict(list)
    for idea in found:
        if breath := alone.breath_of(idea.text, idea.episodes[-1]):
            breaths[breath].append(idea)
        else:
            yield idea
    judged = {one.utterance for one in alone.kept}
    for breath, ideas in breaths.items():
        rule = next((idea for idea in ideas if idea.kind is Kind.CONSTRAINT), None)
        if rule or breath not in judged:
            yield replace(rule or ideas[0], text=breath.text)


def _understood(idea: Distilled, alone: ToldAlone) -> Distilled:
    """An idea of what is told alone, with the words that it leans on."""
    behind = alone.behind(idea.text, idea.episodes[-1])
    is_whole = len(behind) == 1 and idea.text == behind[0].text
    return replace(idea, text=told(behind[0])) if is_whole else idea


def apart(
    episodes: Sequence[Episode], worth: Collection[int], language: Language = DEFAULT
) -> frozenset[int]:
    """What a conversation is not judged for: what someone marked as important, and what happened.

    Of failures, mended or not, the last are told.
    """
    retention = language.retention
    told = [e for e in episodes if e.number in worth and not _is_marked(e, language)]
    ours = [e for e in told if e.voice is Voice.WORLD or retention.tells_what_happened(e.text)]
    marked = [e.number for e in episodes if _is_marked(e, language)]
    return frozenset((*marked, *(e.number for e in ours[-MOST_HAPPENED:])))


def _is_marked(episode: Episode, language: Language) -> bool:
    """Whether a moment was bookmarked, or recorded as more important than its words show."""
    given = episode.appraisal.importance
    if episode.is_bookmark or given < MARKED:
        return episode.is_bookmark
    said = (episode.text, own_words(episode.text))
    return all(given > language.cues.appraise(text, episode.voice).importance for text in said)


def _ideas(
    kept: Sequence[Kept], episodes: Sequence[Episode], language: Language
) -> Iterator[Distilled]:
    """What was kept of a conversation, as ideas with what it takes to understand them."""
    by_number = {episode.number: episode for episode in episodes}
    by_agent = {(k.utterance.episode, k.utterance.text) for k in kept if _is_an_agents(k)}
    hearsay = hearsay_in(episodes, by_agent)
    for one in kept:
        said, kind = one.utterance, _kind_of(one, language)
        episode = by_number[said.episode]
        cited = tuple(dict.fromkeys(n for n in (said.asked_in, said.episode) if n))
        is_hearsay = (episode.number, said.text) in hearsay
        may_be = verdict(said.text, kind, [episode], episodes, language)
        if said.form is Form.NOTE:
            earlier = [e for e in episodes if e.number <= episode.number]
            may_be, cited = noted(
                said.text, kind, episode, earlier, language, is_hearsay=is_hearsay
            )
        elif is_hearsay:
            continue  # a tool's words, or what a person hands on, are nobody's idea
        if may_be:
            around = f"{said.text}\n\n{_around(said, episode, language)}"
            texture = texture_of(said.text, may_be.kind, [said.before], around, language)
            texture = replace(texture, path=context_of(said), held=may_be.held)
            texture = completed(said.text, may_be.kind, language, texture)
            yield Distilled(told(said), may_be.kind, cited, texture)


def _is_an_agents(kept: Kept) -> bool:
    return kept.utterance.voice is Voice.AGENT


def _kind_of(one: Kept, language: Language) -> Kind:
    said = one.utterance
    if one.is_open:
        return Kind.QUESTION
    if said.form is Form.ANSWER:
        return language.retention.kind_of_answer(said.question, said.text)
    text = spoken(said.text, said.voice)
    if said.form is Form.NOTE:
        stated = language.retention.kind_kept(text, Voice.PERSON)
        if stated is not Kind.FACT:
            return stated
    shown = language.retention.kind_kept(text, said.voice)
    likely = one.verdict.kind
    if Kind.DECISION in (shown, likely) and language.retention.observes(text):
        return Kind.FACT
    if likely is None or shown not in _JUDGED:
        return shown
    corrects_work = shown is Kind.DECISION and language.retention.corrects(said.before)
    if likely is Kind.CONSTRAINT and (said.leans_on or said.replies_to or corrects_work):
        return shown
    is_order = likely is Kind.DECISION or is_rule_by_its_words(said.text, language)
    return shown if shown is Kind.CONSTRAINT and is_order else likely


def _around(said: Utterance, episode: Episode, language: Language) -> str:
    """What an utterance stands among: all of a short message, else the words next to it.

    A note stands for itself: the answer above it speaks of other things too.
    """
    if said.form is Form.NOTE:
        return ""
    is_short = len(episode.text) <= NEAR_CHARS
    return _own_words(episode, language) if is_short else f"{said.before}\n\n{said.after}"


def _dictated(
    episodes: Sequence[Episode], worth: Collection[int], language: Language
) -> list[Distilled]:
    """The ideas of each episode that is worth keeping, one by one, in the words they were said."""
    found = []
    own = [_own_words(episode, language) for episode in episodes]
    for place, episode in enumerate(episodes):
        if episode.number not in worth:
            continue
        earlier = [said[-NEAR_CHARS:] for said in own[max(0, place - LOOKED_BACK) : place]]
        for text, before, near in _placed(own[place], episode.voice, language):
            kind = _dictated_kind(text, episode.voice, language)
            may_be = verdict(text, kind, [episode], episodes, language) if kind else None
            if may_be is None:
                continue
            kind = may_be.kind
            texture = texture_of(text, kind, [*earlier, before], f"{text}\n\n{near}", language)
            texture = completed(text, kind, language, replace(texture, held=may_be.held))
            found.append(Distilled(text, kind, (episode.number,), texture))
    return found


def _dictated_kind(text: str, voice: Voice, language: Language) -> Kind | None:
    """What a dictated text is; nothing if it is said only in passing."""
    retention = language.retention
    if voice is Voice.PERSON and retention.states(text):
        return retention.kind_kept(text, voice)
    kind = language.cues.kind_of(spoken(text, voice), voice)
    if kind is Kind.QUESTION:
        by_agent = voice is not Voice.PERSON
        is_asked = retention.is_a_choice(text) if by_agent else retention.is_worth_answering(text)
        return kind if is_asked else None
    return None if retention.passing(text, by_agent=voice is Voice.AGENT) in NEVER else kind


def _own_words(episode: Episode, language: Language) -> str:
    """What the one who speaks says; a tool has none."""
    return "" if episode.voice is Voice.TOOL else words_of(episode, language)


def _placed(said: str, voice: Voice, language: Language) -> Iterator[tuple[str, str, str]]:
    """The ideas of a text, each with the words shortly before it, and with those around it."""
    at = 0
    for text in ideas_of(said, voice, language):
        begins = said.find(text, at)
        if begins < 0:  # its words stood on several lines
            yield text, said[-NEAR_CHARS:], said[: 2 * NEAR_CHARS]
            continue
        at = begins
        begun, ends = max(0, begins - NEAR_CHARS), begins + len(text) + NEAR_CHARS
        yield text, said[begun:begins], said[begun:ends]


def ideas_of(text: str, voice: Voice, language: Language = DEFAULT) -> list[str]:
    """One idea a piece: the sentences that say something; all of the text when none does."""
    parts = language.sentences.loose if voice is Voice.PERSON else language.sentences.sentences
    said = parts(text)
    pieces = [piece for sentence in said for piece in _parted(sentence, voice, language)]
    telling = [piece for piece in pieces if _says_something(piece, voice, language)]
    if telling:
        return telling
    whole = " ".join(text.split())
    return language.sentences.statements(said[0]) if len(said) == 1 else [whole] if whole else []


def _says_something(piece: str, voice: Voice, language: Language) -> bool:
    cues = language.cues
    if cues.kind_of(piece, voice) is not Kind.FACT:
        return True
    return cues.appraise(piece, voice).valence != 0 and len(cues.telling_of(piece)) >= LEAST_WORDS


def _parted(sentence: str, voice: Voice, language: Language) -> list[str]:
    """A sentence in two or more pieces, if each is an idea of its own."""
    if language.retention.passing(sentence, by_agent=voice is Voice.AGENT) in NEVER:
        return [sentence]
    pieces = language.sentences.clauses(sentence)
    each = all(language.cues.kind_of(piece, voice) is not Kind.FACT for piece in pieces)
    return pieces if each else [sentence]
