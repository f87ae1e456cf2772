"""Memories that belong closely together are dreamt as one, and what says the same is one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from reverie.domain.journal.entry import Entry, NightStep
from reverie.domain.journal.kinds import Change, LinkChange, MemoryChange
from reverie.domain.journal.parts import EndingChange, StrengthChange
from reverie.domain.journal.plan import Depth
from reverie.domain.rules.merge import COMPOSITE_CHARS
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.link import Link, LinkKind
from reverie.domain.values.memory import Author, Kind, Layer, Memory, Salience, Strength
from reverie.domain.values.source import of_memory
from reverie.domain.values.thought import Question
from reverie.engine.waking import forget
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages.context import StageContext
from reverie.stages.dream import MOST_MEMBERS, dream
from reverie.testing import DAWN, TickClock, a_link, a_memory, a_mind, a_night, a_plan
from reverie.thinkers.rules import RulesThinker

TONIGHT, COMING = 5, 9
TEXTS = [
    "The retry logic swallows timeouts.",
    "Timeouts in the retry logic made the suite flake.",
    "A longer pause in the retry logic hides timeouts.",
]
TOGETHER = " ".join(TEXTS)


def told(number: int, text: str | None = None, **given: object) -> Memory:
    return a_memory(number, text or TEXTS[number - 1], **given)  # type: ignore[arg-type]


def web(*numbers: int, weight: float = 0.3, kind: LinkKind = LinkKind.SEMANTIC) -> list[Link]:
    """Links between each two of these, last active tonight."""
    pairs = combinations(numbers, 2)
    return [replace(a_link(a, b, weight=weight, night=TONIGHT), kind=kind) for a, b in pairs]


def tonight(
    mind: Store, *replayed: int, settings: Settings | None = None, said: str | None = None
) -> StageContext:
    """A night in which these were replayed, and whose thinker says this; else the rules do."""
    rules = RulesThinker()

    def ask(questions: Sequence[Question]) -> list[str]:
        return [said or rules.answer(question).text for question in questions]

    earlier = [
        StrengthChange(target=n, before=Strength(), after=Strength(1500, 1, TONIGHT, 1), reason="-")
        for n in replayed or [memory.number for memory in mind.memories.all()]
    ]
    plan = a_plan(TONIGHT, coming_session=COMING, settings=settings)
    night = a_night(plan)
    number = mind.memories.next_number()
    return replace(
        night, next_memory=number, ask=ask, depth=Depth.DREAMING, earlier=lambda: earlier
    )


def dreamt(mind: Store, *replayed: int, **given: object) -> list[Change]:
    """What a dream changes, committed."""
    changes = dream(mind, tonight(mind, *replayed, **given))  # type: ignore[arg-type]
    step = NightStep(TONIGHT, 1, "dream")
    mind.commit(Entry(mind.journal.last() + 1, DAWN, step, tuple(changes)))
    return changes


def three(links: Sequence[Link] | None = None, **given: object) -> Store:
    return a_mind(
        memories=[told(n, **given) for n in (1, 2, 3)],
        links=web(1, 2, 3) if links is None else links,
    )


def composites(changes: list[Change]) -> list[Memory]:
    return [c.after for c in changes if isinstance(c, MemoryChange) and c.after]


def endings(changes: list[Change]) -> dict[int, Ending | None]:
    return {c.target: c.after for c in changes if isinstance(c, EndingChange)}


def test_three_that_are_strongly_linked_by_what_they_say_become_a_composite_and_stay() -> None:
    mind = three()
    changes = dreamt(mind)

    (composite,) = composites(changes)
    assert (composite.number, composite.kind, composite.text) == (4, Kind.COMPOSITE, TOGETHER)
    assert composite.sources == changes[0].sources == tuple(of_memory(n) for n in (1, 2, 3))
    assert (composite.layer, composite.wording.by) == (Layer.COLD, Author.NIGHT)
    assert (composite.born, composite.strength) == (DAWN, Strength())
    assert "dreamt of 3 memories about" in changes[0].reason
    assert endings(changes) == {}
    assert all(mind.memories.get(n).ending is None for n in (1, 2, 3))  # type: ignore[union-attr]


@pytest.mark.parametrize(("share", "weight"), [(1.0, 0.15), (0.4, 0.12)])
def test_a_composite_is_linked_to_each_of_its_sources(share: float, weight: float) -> None:
    mind = three()
    dreamt(mind, settings=Settings.of(delta_dreaming=share))

    assert list(mind.links.of(4)) == [a_link(n, 4, weight=weight, night=TONIGHT) for n in (1, 2, 3)]


def test_a_composite_is_as_present_and_weighty_as_its_strongest_source() -> None:
    weighty = replace(told(1), salience=Salience(9000, 2), appraisal=Appraisal(importance=90))
    tagged = replace(told(2), tagged=True, salience=Salience(100, 7))
    mind = a_mind(memories=[weighty, tagged, told(3)], links=web(1, 2, 3))

    (composite,) = composites(dreamt(mind))
    assert composite.salience == Salience(9000, 7)
    assert (composite.appraisal.importance, composite.tagged) == (90, True)


@pytest.mark.parametrize(
    "links",
    [
        web(1, 2, 3, weight=0.2499),
        web(1, 2, 3, kind=LinkKind.TEMPORAL),
        web(1, 2, 3, kind=LinkKind.EMOTIONAL),
        web(1, 2),
        [replace(link, weight=2600, night=TONIGHT - 4) for link in web(1, 2, 3)],
    ],
    ids=["too weak", "by time", "by feeling", "only two", "faded"],
)
def test_what_hangs_together_too_loosely_is_not_dreamt(links: list[Link]) -> None:
    assert dreamt(three(links)) == []


def test_what_leads_to_another_belongs_together_too() -> None:
    just_enough = web(1, 2, 3, kind=LinkKind.CAUSAL, weight=0.25)
    assert len(composites(dreamt(three(just_enough)))) == 1


def test_nothing_is_dreamt_where_nothing_was_replayed() -> None:
    assert dream(three(), a_night(a_plan(TONIGHT))) == []


def test_what_was_not_replayed_itself_is_dreamt_with_what_was() -> None:
    assert len(composites(dreamt(three([*web(1, 2), *web(2, 3)]), 2))) == 1


@pytest.mark.parametrize(
    "other",
    [
        told(3, kind=Kind.QUESTION),
        told(3, kind=Kind.CONSTRAINT),
        told(3, kind=Kind.COMPOSITE),
        replace(told(3), ending=Ending(End.FADED, 2)),
    ],
    ids=["a question", "a rule", "a composite", "ended"],
)
def test_what_stands_for_itself_or_has_ended_is_not_dreamt(other: Memory) -> None:
    mind = a_mind(memories=[told(1), told(2), other], links=web(1, 2, 3))

    assert dreamt(mind) == []


def test_a_dream_says_no_more_than_the_closest_eight() -> None:
    some = [
        told(n, f"The retry logic has timeouts of sort {chr(96 + n) * 3}.") for n in range(1, 12)
    ]
    mind = a_mind(memories=some, links=web(*range(1, 12)))

    found = composites(dreamt(mind, settings=Settings.of(dream_members=4)))
    assert [len(composite.sources) for composite in found] == [MOST_MEMBERS]


def test_the_thinker_gives_the_words_unless_it_invents_a_number() -> None:
    said = "Retrying hides the timeouts of the suite."

    assert composites(dreamt(three(), said=said))[0].text == said
    assert composites(dreamt(three(), said="Retrying hides 7 timeouts."))[0].text == TOGETHER


def test_what_was_dreamt_is_not_dreamt_again() -> None:
    mind = three()
    dreamt(mind)

    assert dreamt(mind) == []
    assert dreamt(mind, said="The retry logic hides timeouts, in other words.") == []


def test_what_was_dreamt_and_forgotten_is_not_dreamt_again() -> None:
    mind = three()
    (composite,) = composites(dreamt(mind))
    forget(mind, TickClock(), Settings(), composite.name, why="not true")

    assert dreamt(mind) == []


def test_what_was_dreamt_and_forgotten_is_not_dreamt_in_other_words() -> None:
    mind = three()
    (composite,) = composites(dreamt(mind))
    forget(mind, TickClock(), Settings(), composite.name, why="not true")

    assert dreamt(mind, said="The retry logic hides timeouts, in other words.") == []


def test_a_dream_grows_by_what_joins_its_sources() -> None:
    mind = three()
    dreamt(mind)
    more = told(9, "The retry logic counts timeouts twice.")
    a_mind(mind, memories=[more], links=[*web(1, 9), *web(2, 9), *web(3, 9)])

    (grown,) = composites(changes := dreamt(mind, 9))
    assert (grown.number, grown.text) == (4, f"{TOGETHER} {more.text}")
    assert grown.sources == tuple(of_memory(n) for n in (1, 2, 3, 9))
    assert [c.target for c in changes if isinstance(c, LinkChange)] == [(4, 9)]
    assert dreamt(mind) == []


@pytest.mark.parametrize(
    "put", [{"by": Author.PERSON}, {"text": "long " * (COMPOSITE_CHARS // 5)}], ids=str
)
def test_a_dream_that_cannot_grow_is_left_alone(put: dict[str, object]) -> None:
    mind = three()
    (old,) = composites(dreamt(mind))
    new = replace(old, wording=replace(old.wording, **put))  # type: ignore[arg-type]
    change = MemoryChange(target=4, before=old, after=new, reason="edited")
    mind.commit(Entry(mind.journal.last() + 1, DAWN, NightStep(1, 1, "-"), (change,)))
    a_mind(mind, memories=[told(9, "Retry logic, timeouts.")], links=[*web(1, 9), *web(2, 9)])

    assert dreamt(mind, 9) == []


def twins(one: Memory, other: Memory) -> list[Change]:
    return dreamt(a_mind(memories=[one, other], links=web(one.number, other.number, weight=0.1)))


def test_of_two_that_say_the_same_the_first_stands_for_both() -> None:
    first = replace(told(1), tagged=False, salience=Salience(100, 8))
    second = replace(
        told(2, f"{TEXTS[0]}!"),
        tagged=True,
        salience=Salience(9000, 3),
        strength=Strength(3000, 2, 4),
    )

    changes = twins(first, second)
    assert endings(changes) == {2: Ending(End.MERGED, COMING - 1, 1)}
    assert composites(changes) == [
        replace(
            first,
            sources=(*first.sources, of_memory(2)),
            salience=Salience(9000, 8),
            strength=second.strength,
            tagged=True,
        )
    ]


@pytest.mark.parametrize(
    "other",
    [
        told(2, "Retry 5 times before you give up on it."),
        told(2, "Do not retry 3 times before you give up on it."),
        told(2, "Retry 3 times before you give up on Redis."),
        told(2, "Retry 3 times before you give up on it.", kind=Kind.DECISION),
    ],
    ids=["another number", "a negation", "a name", "another kind"],
)
def test_what_differs_in_what_matters_stays_apart(other: Memory) -> None:
    assert twins(told(1, "Retry 3 times before you give up on it."), other) == []


def test_a_persons_words_never_end_and_stand_for_the_others() -> None:
    mine = told(2, f"{TEXTS[0]}!", by=Author.PERSON)

    changes = twins(told(1), mine)
    assert endings(changes) == {1: Ending(End.MERGED, COMING - 1, 2)}
    assert composites(changes)[0].wording == mine.wording
    assert twins(told(1, by=Author.PERSON), mine) == []


def test_one_that_says_the_same_as_a_source_is_not_dreamt_beside_it() -> None:
    again = told(4, f"{TEXTS[0]}!")
    mind = a_mind(memories=[*map(told, (1, 2, 3)), again], links=web(1, 2, 3, 4))

    merged, dream_of_three = composites(dreamt(mind))
    assert (merged.number, of_memory(4) in dream_of_three.sources) == (1, False)


def test_a_twin_that_holds_again_by_someones_word_is_left_alone() -> None:
    kept = replace(told(1), sources=(*told(1).sources, of_memory(2)))

    assert twins(kept, told(2, f"{TEXTS[0]}!")) == []
