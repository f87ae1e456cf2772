"""Search plan: the required and the boosting terms of a question, for each field of the index."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.unit import Field
from reverie.frozen import dataclass
from reverie.recall.query import as_written, asking_words

MATCHED = 3_000
"""Units that required terms may find: words that would find more only boost."""
BOOSTING = 12
"""Frequent words that boost, the least frequent of them."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Words of which a unit must hold one to be found, and words that make it count more."""

    required: tuple[str, ...]
    boosting: tuple[str, ...] = ()
    both_required: bool = False
    """Whether a unit needs one of each, as none is rare enough to find few by itself."""

    def with_boosting(self, frequent: Collection[str]) -> Terms:
        """The same, but some of the required words only boost."""
        left, moved = (
            [w for w in self.required if (w in frequent) is is_one] for is_one in (False, True)
        )
        return replace(self, required=tuple(left), boosting=(*self.boosting, *moved))


def search_plan(
    question: str,
    words: Sequence[str],
    counts: Mapping[str, int],
    size: int,
    language: Language = DEFAULT,
) -> dict[Field, Terms]:
    """What is searched for in each field of a mind with so many units.

    Questions that nights wrote are also met by how they ask, contexts by when; in a large mind
    very many are, so that this only boosts.
    """
    terms, asking = _terms(words, counts, language), asking_words(question, language)
    terms = replace(terms, required=(*terms.required, *as_written(question, language)))
    plan = dict.fromkeys(Field, terms)
    if size <= MATCHED:
        return plan | {Field.QUESTIONS: replace(terms, required=(*terms.required, *asking))}
    dating = frozenset(word for word in terms.required if _is_dating(word, language))
    if any(counts.get(word) for word in terms.required if word not in dating):
        plan[Field.CONTEXT] = terms.with_boosting(dating)
    return plan | {Field.QUESTIONS: replace(terms, boosting=(*terms.boosting, *asking))}


def _terms(words: Sequence[str], counts: Mapping[str, int], language: Language) -> Terms:
    """The rarest words, as many as a search can rank the holders of; the others boost.

    Words for a date come last: when something was said is seldom said.
    """
    holders = holders_of(words, counts, language)
    room = MATCHED
    rare: set[str] = set()
    frequent: list[str] = []
    for word in sorted(words, key=lambda word: (_is_dating(word, language), holders[word])):
        room -= holders[word]
        if room >= 0 or not any(holders[one] for one in rare):
            rare.add(word)
        else:
            frequent.append(word)
    return Terms(
        all_forms([word for word in words if word in rare], language),
        all_forms(frequent, language)[:BOOSTING],
        both_required=bool(frequent) and sum(map(holders.__getitem__, rare)) > MATCHED,
    )


def holders_of(
    words: Sequence[str], counts: Mapping[str, int], language: Language = DEFAULT
) -> dict[str, int]:
    """How many units hold each word, in any of its forms."""
    return {word: sum(counts[form] for form in language.stems.forms(word)) for word in words}


def all_forms(words: Sequence[str], language: Language = DEFAULT) -> tuple[str, ...]:
    """The words and their other forms, each once."""
    return tuple(dict.fromkeys(form for word in words for form in language.stems.forms(word)))


def _is_dating(word: str, language: Language) -> bool:
    return word.isdigit() or language.dates.is_month(word)
