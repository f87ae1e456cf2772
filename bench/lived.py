"""Lived questions: what an agent that lived a project answers, weeks later, by words alone.

    python bench/lived.py [--misses] [--verdicts]

Five made-up projects are lived by the real hooks, with a night after every two sessions
(`lived_projects.json`), then 130 questions are asked, from three words to a pasted report
(`lived_questions.json`). A hit answers if it says one of the quotes that answer the question: word
by word, or four of five of its words where it rests on the message it stands in. Bare FTS5 is asked
beside it, over the same messages: porter, words joined by OR, stop words left out.
"""

from __future__ import annotations

import argparse
import json
import re
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

import reverie
from lived_minds import Life, lives, minds
from reverie.clocks import StoppedClock
from reverie.domain.language import language_named
from reverie.frozen import dataclass

FILE = Path(__file__).with_name("lived_questions.json")
LENGTHS = {
    "short": "3 to 6 words",
    "middle": "7 to 15 words",
    "long": "20 to 60 words",
    "report": "60 to 120 words",
}
K = 10
WEEKS_LATER = timedelta(weeks=3)
"""How long after its last session a project is asked."""
MOST = 0.8
"""The share of a quote's words that tell it, in a hit that rests on its message."""
NO_VERDICT = "no verdict yet"
ANSWERS, NEAR, NOBODY = "answers", "near", "nobody here said"
VERDICTS = (ANSWERS, NEAR, NOBODY)


@dataclass(frozen=True, slots=True)
class Question:
    """A question, the project it is asked in, and the quotes that answer it, if any do."""

    id: str
    length: str
    kind: str
    """`answered`, `identifier`, `foreign`, or `elsewhere`: answered in another project."""
    ask_in: str
    text: str
    answer: tuple[str, ...]
    old: tuple[str, ...]
    """What answered it before it was changed."""
    other_words: bool


class Told(NamedTuple):
    """One thing told: its words, and the whole messages it rests on."""

    text: str
    messages: tuple[str, ...] = ()
    is_ended: bool = False
    """Whether it is told as something that holds no longer."""

    def says(self, quotes: Iterable[str]) -> bool:
        """Whether it tells one of some quotes."""
        return any(self._says(_plain(quote)) for quote in quotes)

    def _says(self, quote: str) -> bool:
        text = _plain(self.text)
        if f" {quote} " in f" {text} ":
            return True
        wanted, held = set(quote.split()), set(text.split())
        rests_on_it = any(quote in _plain(message) for message in self.messages)
        return rests_on_it and len(wanted & held) >= MOST * len(wanted)


class Asked(NamedTuple):
    """A question, what was told, and the verdict on it, if there is one."""

    question: Question
    told: Sequence[Told]
    verdict: str = NO_VERDICT

    @property
    def rank(self) -> int | None:
        """The place of the first that answers, from 1."""
        return self._first(self.question.answer)

    @property
    def old_first(self) -> Told | None:
        """What was changed, if it stands above what it was changed to."""
        rank = self._first(self.question.old, but=self.question.answer)
        return self.told[rank - 1] if rank and rank < (self.rank or K + 1) else None

    def _first(self, quotes: Sequence[str], but: Sequence[str] = ()) -> int | None:
        ranks = (n for n, one in enumerate(self.told, 1) if one.says(quotes) and not one.says(but))
        return next(ranks, None)


Ask = Callable[[Question], Asked]


def questions(file: Path = FILE) -> list[Question]:
    """All questions, in the order of the file."""
    return [
        Question(
            one["id"],
            one["length"],
            one["kind"],
            one.get("ask_in") or one["project"],
            one["question"],
            tuple(one.get("answer", ())),
            tuple(one.get("old", ())),
            one.get("other_words", False),
        )
        for one in json.loads(file.read_text(encoding="utf-8"))["questions"]
    ]


def main() -> None:
    """Live the projects where nobody has yet, ask, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--misses", action="store_true", help="print what was told instead")
    parser.add_argument("--verdicts", action="store_true", help="print each wrong verdict")
    given = parser.parse_args()
    every = lives()
    places = minds(every)
    recalled: list[Asked] = []
    searched: list[Asked] = []
    for life in every:
        here = [one for one in questions() if one.ask_in == life.name]
        with opened(life, places[life.name]) as mind, fts5(life) as search:
            recalled += [by_recall(mind, one) for one in here]
            searched += [search(one) for one in here]
    show_ranks(recalled, searched)
    show_changed(recalled, searched)
    show_unanswered(recalled, searched)
    show_verdicts(recalled)
    for one in recalled:
        if given.misses and one.question.answer and is_asked_at_home(one) and not one.rank:
            print(f"\n{one.question.id} {one.question.text[:200]}")
            print(*(f"    {told.text[:150]!r}" for told in one.told[:5]), sep="\n")
        if given.verdicts and one.verdict not in (NO_VERDICT, wanted(one)):
            print(f"\n{one.question.id} {one.verdict}: {one.question.text[:200]}")


@contextmanager
def opened(life: Life, place: Path) -> Iterator[reverie.OpenMind]:
    """A copy of a mind, asked by words alone, so that asking leaves no trace in it."""
    settings = reverie.Settings.of(vectors="none", language=life.language)
    clock = StoppedClock(life.sessions[-1][-1].at + WEEKS_LATER)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "mind.db")
        with closing(sqlite3.connect(place)) as lived, closing(sqlite3.connect(copy)) as asked:
            lived.backup(asked)
        with reverie.open_mind(copy, settings=settings, clock=clock) as mind:
            yield mind


def by_recall(mind: reverie.OpenMind, question: Question) -> Asked:
    """What a mind recalls of a question, and what it says of that."""
    hits = mind.recall(question.text, k=K)
    verdict = getattr(hits, "verdict", None)
    if verdict is None and hasattr(mind, "answer"):
        verdict = getattr(mind.answer(question.text), "verdict", None)
    told = tuple(Told(hit.text, _messages(mind, hit), bool(hit.ended)) for hit in hits)
    return Asked(question, told, NO_VERDICT if verdict is None else str(verdict))


def _messages(mind: reverie.OpenMind, hit: reverie.Hit) -> tuple[str, ...]:
    named = [int(one.removeprefix("episode:")) for one in hit.sources if one.startswith("episode:")]
    episodes = (mind.store.episodes.get(number) for number in {*named, *hit.episodes})
    return tuple(episode.text for episode in episodes if episode)


@contextmanager
def fts5(life: Life) -> Iterator[Ask]:
    """Bare full-text search over the messages of a life."""
    words = language_named(life.language).words
    with closing(sqlite3.connect(":memory:")) as base:
        base.execute("CREATE VIRTUAL TABLE said USING fts5(text, tokenize = 'porter')")
        base.executemany("INSERT INTO said VALUES (?)", [(text,) for text in life.messages()])

        def search(question: Question) -> Asked:
            terms = dict.fromkeys(re.findall(r"\w+", question.text.casefold()))
            wanted = " OR ".join(f'"{term}"' for term in terms if words.plain_words(term))
            found = "SELECT text FROM said WHERE said MATCH ? ORDER BY rank LIMIT ?"
            rows = base.execute(found, (wanted, K)).fetchall() if wanted else []
            return Asked(question, tuple(Told(text) for (text,) in rows))

        yield search


def show_ranks(recalled: Sequence[Asked], searched: Sequence[Asked]) -> None:
    """Print how often the answer is the first, among three, among ten."""
    print("| answered questions | of | first | among 3 | among 10 | FTS5: first | 3 | 10 |")
    print("|---|---|---|---|---|---|---|---|")
    for name, fits in _groups():
        ours, bare = ([one for one in some if fits(one.question)] for some in (recalled, searched))
        cells = [_among(some, most) for some in (ours, bare) for most in (1, 3, K)]
        print(f"| {name} | {len(ours)} | {' | '.join(map(str, cells))} |")


def _groups() -> Iterator[tuple[str, Callable[[Question], bool]]]:
    for length, name in LENGTHS.items():
        yield name, lambda one, length=length: one.kind == "answered" and one.length == length
    yield "in all", lambda one: one.kind == "answered"
    yield "of these, worded as the talk", lambda one: one.kind == "answered" and not one.other_words
    yield "of these, in other words", lambda one: one.kind == "answered" and one.other_words
    yield "beside: an identifier by its name", lambda one: one.kind == "identifier"


def _among(some: Sequence[Asked], most: int) -> int:
    return sum(one.rank is not None and one.rank <= most for one in some)


def show_changed(recalled: Sequence[Asked], searched: Sequence[Asked]) -> None:
    """Print how often what was changed stands above what it was changed to."""
    print()
    for name, some in (("recall", recalled), ("FTS5", searched)):
        changed = [one for one in some if one.question.old and is_asked_at_home(one)]
        old = [told for one in changed if (told := one.old_first)]
        ended = sum(told.is_ended for told in old)
        print(
            f"old above new, {name}: {len(old)} of {len(changed)} that were changed, "
            f"{ended} of them told as ended"
        )


def show_unanswered(recalled: Sequence[Asked], searched: Sequence[Asked]) -> None:
    """Print how often something is told though nothing answers."""
    for kind in ("foreign", "elsewhere"):
        ours, bare = (
            [one for one in some if one.question.kind == kind] for some in (recalled, searched)
        )
        told, found = (sum(bool(one.told) for one in some) for some in (ours, bare))
        print(f"told something, {kind}: recall {told}, FTS5 {found} of {len(ours)}")


def show_verdicts(recalled: Sequence[Asked]) -> None:
    """Print how often each verdict is given where nothing answers, and where something does."""
    if all(one.verdict == NO_VERDICT for one in recalled):
        print(f"verdicts: {NO_VERDICT}")
        return
    print(f"\n| verdict | of | {' | '.join(VERDICTS)} |\n|---|---|---|---|---|")
    for kind in ("foreign", "elsewhere", "answered", "identifier"):
        some = [one.verdict for one in recalled if one.question.kind == kind]
        cells = " | ".join(str(some.count(verdict)) for verdict in VERDICTS)
        print(f"| {kind} | {len(some)} | {cells} |")


def is_asked_at_home(one: Asked) -> bool:
    """Whether the project that is asked is the one that knows."""
    return one.question.kind in ("answered", "identifier")


def wanted(one: Asked) -> str:
    """The verdict that would be right: that it answers only if what answers it is told."""
    if not is_asked_at_home(one):
        return NOBODY
    return ANSWERS if one.rank else NEAR


def _plain(text: str) -> str:
    """A text as its words alone, so that marks and case do not part two that say the same."""
    return " ".join(re.findall(r"[\w.:/-]*\w", text.casefold()))


if __name__ == "__main__":
    main()
