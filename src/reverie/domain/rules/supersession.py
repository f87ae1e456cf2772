"""Supersession: whether what is said later takes the place of what was said before."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.settled_question import own_part

THIRD, HALF, MOSTLY, NEARLY = 0.33, 0.5, 0.6, 0.75
"""Shares of an older subject that a newer text must speak of, the less it says that it changes."""
FIFTH, TO_THE_POINT = 0.2, 0.4
"""Shares of a newer text that must be about the older subject."""
LONG = 160
"""Characters beyond which a text says too much to say what holds instead of one thing."""
READ = 600
"""Characters of an older text that are compared."""


def supersedes(newer: str, older: str, language: Language = DEFAULT) -> bool:
    """Whether a text says what holds now of what an older one said, so that only it holds.

    It says so in so many words, gives up what was chosen, or gives the same subject another value;
    what only weighs, asks, tells of the past, of others or of one case takes no place, nor what
    speaks of another thing.
    """
    says, newer, older = language.succession, own_part(newer), older[:READ]
    if len(newer) > LONG or says.is_unsettled(newer) or says.are_apart(newer, older):
        return False
    if says.drops_what_was_taken(newer, older):
        return True
    said = dict.fromkeys((newer, *language.sentences.sentences(newer)))
    return any(_holds_instead(one, older, language) for one in said)


def _holds_instead(newer: str, older: str, language: Language) -> bool:
    says, why = language.succession, language.choices.choice_in(newer).why
    now = _said(newer.partition(why)[0] if why else newer, language)
    points = [_compared(now, _said(point, language)) for point in says.points(older)]
    denies = language.claims.denies
    return max(points).holds(
        changes=_changes(newer, language),
        turns=says.lifts(newer) and denies(newer) != denies(older),
    )


class _Said(NamedTuple):
    """What a text is about, and the values it gives."""

    about: frozenset[str]
    named: frozenset[str]
    named_stems: frozenset[str]
    numbers: frozenset[str]
    counted: frozenset[str]
    given_up: frozenset[str]

    @property
    def values(self) -> frozenset[str]:
        """Its names but for those that it gives up itself."""
        return self.named - self.given_up

    @property
    def subject(self) -> frozenset[str]:
        """What it is about but for the names, which may be its values."""
        return self.about - self.named_stems or self.about


class _Comparison(NamedTuple):
    """How a newer text stands to one point of an older one; what tells most comes first."""

    gives_up: bool
    gives_another: bool
    share: float
    """Of the older subject, what the newer text speaks of."""
    shared: int
    to_the_point: float
    """Of the newer text, what is about the older subject."""
    ties: int
    """What both say beside what is given up."""
    is_counted: bool
    has_another_number: bool
    counts_alike: bool
    leaves_unsaid: bool
    """Whether the newer text leaves some of the point unsaid, and no name: a value, perhaps."""

    def holds(self, *, changes: bool, turns: bool) -> bool:
        """Whether the newer text takes the place of the point."""
        if self.gives_up and self.ties and (changes or self.gives_another):
            return self.share >= THIRD and self.to_the_point >= FIFTH
        is_all = self.shared == self.share == 1 and self.counts_alike
        if self.share < HALF or not (self.shared > 1 or is_all):
            return False
        is_on_it = self.to_the_point >= TO_THE_POINT
        if turns:
            return True
        if changes and self.leaves_unsaid:
            return self.gives_another or (is_on_it and not self.is_counted)
        if self.has_another_number and is_on_it:
            return self.share >= MOSTLY
        return self.gives_another and self.share >= NEARLY and is_on_it


def _changes(text: str, language: Language) -> bool:
    retention = language.retention
    is_said = language.succession.tells_a_change(text)
    return is_said or retention.corrects(text) or retention.takes_back(text)


@lru_cache(maxsize=512)
def _said(text: str, language: Language) -> _Said:
    says = language.succession
    named = says.names(text)
    return _Said(
        about=says.subject_words(text),
        named=named,
        named_stems=frozenset[str]().union(*map(language.words.telling_words, named)),
        numbers=says.numbers(text),
        counted=says.counted(text),
        given_up=says.given_up(text),
    )


def _compared(now: _Said, point: _Said) -> _Comparison:
    gone = now.given_up & (point.about | point.numbers)
    subject = point.subject - gone
    shared = len(subject & now.about)
    another_number = _gives_another_number(now, point, gone)
    another_name = bool(point.values - now.named and now.named - point.named)
    return _Comparison(
        gives_up=bool(gone),
        gives_another=another_number or another_name,
        share=shared / max(1, len(subject)),
        shared=shared,
        to_the_point=len(point.subject & now.about) / max(1, len(now.about - now.named_stems)),
        ties=len((point.about - gone) & now.about),
        is_counted=bool(point.numbers),
        has_another_number=another_number,
        counts_alike=bool(point.counted & now.counted),
        leaves_unsaid=_leaves_unsaid(now, point),
    )


def _leaves_unsaid(now: _Said, point: _Said) -> bool:
    keeps_a_name = not point.about.isdisjoint(now.named_stems - point.named_stems)
    unsaid = (point.about | point.numbers) - now.about - now.numbers
    return bool(point.numbers & unsaid if keeps_a_name else unsaid)


def _gives_another_number(now: _Said, point: _Said, gone: frozenset[str]) -> bool:
    """Whether a text has another number, says the old one at most as given up, and counts alike."""
    if not point.numbers or not now.numbers - point.numbers or point.numbers & now.numbers - gone:
        return False
    counts_both = bool(now.counted and point.counted)
    return not (counts_both and point.counted.isdisjoint(now.counted | now.about))
