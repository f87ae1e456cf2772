"""Hearsay: whether an agent's words are ones that a tool printed or a person handed on (n-grams).

Whoever says a run of words first owns it; looks, as case and punctuation, make no words one's own.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence

from reverie.domain.intake.material import own_words
from reverie.domain.values.episode import Episode, Voice

RUN = 4
"""Words in a row that two texts do not share by chance."""
MOSTLY = 0.6
"""The share of a text's words in such runs from which on it is somebody else's."""
MOST_READ = 20_000
"""Characters of one text that are compared."""
MOST_RUNS = 150_000
"""Runs after which the oldest are forgotten: as many again are still known."""
_WORD = re.compile(r"\w+")


class Hearsay:
    """What was said and printed in a session so far, by its runs of words."""

    def __init__(self) -> None:
        self._own, self._printed = _Runs(), _Runs()

    def say(self, text: str) -> None:
        """Hear words that someone says themselves, or has a tool write."""
        self._own.add(run for run in _runs(text) if run not in self._printed)

    def print(self, text: str) -> None:
        """Hear words of nobody here; what was said before comes back as whoever's it was."""
        self._printed.add(run for run in _runs(text) if run not in self._own)

    def typed(self, text: str) -> None:
        """Hear a person's message: their own words are theirs, whoever printed them before."""
        own = own_words(text)
        self._own.add(_runs(own))
        said = set(own.splitlines())
        self.print("\n".join(line for line in text.splitlines() if line not in said))

    def holds_any_of(self, text: str) -> bool:
        """Whether a text holds some printed words that nobody here has said."""
        return any(run in self._printed and run not in self._own for run in _runs(text))

    def holds(self, text: str) -> bool:
        """Whether most of a text are printed words that nobody here has said."""
        words, covered = _words(text), set[int]()
        for place, run in enumerate(_runs_of(words)):
            if run in self._printed and run not in self._own:
                covered.update(range(place, place + RUN))
        return bool(covered) and len(covered) >= MOSTLY * len(words)


def hearsay_in(
    episodes: Sequence[Episode], texts: Collection[tuple[int, str]]
) -> frozenset[tuple[int, str]]:
    """Which texts of a session, each with the episode that says it, are hearsay there."""
    if not any(e.voice is Voice.TOOL or _hands_on(e) for e in episodes):
        return frozenset()
    heard, found = Hearsay(), set[tuple[int, str]]()
    said = {number for number, _ in texts}
    for episode in episodes:
        if episode.voice is Voice.PERSON:
            heard.typed(episode.text)
        elif episode.voice is Voice.TOOL:
            heard.print(episode.text)
        elif episode.voice is Voice.AGENT:
            if episode.number in said:
                found |= {one for one in texts if one[0] == episode.number and heard.holds(one[1])}
            heard.say(episode.text)
    return frozenset(found)


def _hands_on(episode: Episode) -> bool:
    """Whether a person's message holds words that are not their own."""
    is_long = episode.voice is Voice.PERSON and len(episode.text.split()) >= RUN
    return is_long and own_words(episode.text) != episode.text.strip()


class _Runs:
    """Runs of words, of which the oldest are forgotten."""

    def __init__(self) -> None:
        self._new, self._old = set[int](), set[int]()

    def add(self, runs: Iterable[int]) -> None:
        self._new.update(runs)
        if len(self._new) > MOST_RUNS:
            self._new, self._old = set(), self._new

    def __contains__(self, run: int) -> bool:
        return run in self._new or run in self._old


def _words(text: str) -> list[str]:
    return _WORD.findall(text[:MOST_READ].casefold())


def _runs(text: str) -> Iterator[int]:
    return _runs_of(_words(text))


def _runs_of(words: Sequence[str]) -> Iterator[int]:
    return (hash(tuple(words[n : n + RUN])) for n in range(len(words) - RUN + 1))
