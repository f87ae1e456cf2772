"""Sought: which words of a question find units, and which only count beside those."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.unit import Field
from reverie.recall.query import as_written, asking_words

MATCHED = 3_000
"""Units that words may find: those that would find more count beside the rarer ones."""
BESIDE = 12
"""Frequent words that count beside the rarer ones, the least frequent of them."""


@dataclass(frozen=True, slots=True)
class Sought:
    """Words that find what holds one of them, and words that make it count more."""

    words: tuple[str, ...]
    beside: tuple[str, ...] = ()
    only_beside: bool = False
    """Whether a unit needs one of each, as none is rare enough to find few by itself."""

    def with_beside(self, frequent: Collection[str]) -> Sought:
        """The same, but some of the words only count beside the others."""
        left, moved = (
            [w for w in self.words if (w in frequent) is is_one] for is_one in (False, True)
        )
        return replace(self, words=tuple(left), beside=(*self.beside, *moved))


def searches(
    question: str,
    words: Sequence[str],
    counts: Mapping[str, int],
    size: int,
    language: Language = DEFAULT,
) -> dict[Field, Sought]:
    """What is searched for in each field of a mind with so many units.

    Questions that nights wrote are also met by how they ask, contexts by when; in a large mind
    very many are, so that this only counts beside other words.
    """
    wanted, asking = _wanted(words, counts, language), asking_words(question, language)
    wanted = replace(wanted, words=(*wanted.words, *as_written(question, language)))
    found = dict.fromkeys(Field, wanted)
    if size <= MATCHED:
        return found | {Field.QUESTIONS: replace(wanted, words=(*wanted.words, *asking))}
    dating = frozenset(word for word in wanted.words if _is_dating(word, language))
    if any(counts.get(word) for word in wanted.words if word not in dating):
        found[Field.CONTEXT] = wanted.with_beside(dating)
    return found | {Field.QUESTIONS: replace(wanted, beside=(*wanted.beside, *asking))}


def _wanted(words: Sequence[str], counts: Mapping[str, int], language: Language) -> Sought:
    """The rarest words, as many as a search can rank the holders of, and the others beside."""
    holders = {word: sum(counts[form] for form in language.stems.forms(word)) for word in words}
    room = MATCHED
    kept: set[str] = set()
    frequent: list[str] = []
    for word in sorted(words, key=holders.__getitem__):
        room -= holders[word]
        if room >= 0 or not any(holders[one] for one in kept):
            kept.add(word)
        else:
            frequent.append(word)
    return Sought(
        all_forms([word for word in words if word in kept], language),
        all_forms(frequent, language)[:BESIDE],
        only_beside=bool(frequent) and sum(map(holders.__getitem__, kept)) > MATCHED,
    )


def all_forms(words: Sequence[str], language: Language = DEFAULT) -> tuple[str, ...]:
    """The words and their other forms, each once."""
    return tuple(dict.fromkeys(form for word in words for form in language.stems.forms(word)))


def _is_dating(word: str, language: Language) -> bool:
    return word.isdigit() or language.dates.is_month(word)
