"""What turns cold together and is about one thing becomes one composite that names its sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest

from reverie.domain.journal.kinds import Change, MemoryChange
from reverie.domain.journal.parts import EndingChange
from reverie.domain.rules.merge import COMPOSITE_CHARS
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind, Layer, Memory, Salience, Strength
from reverie.domain.values.source import of_episode, of_memory
from reverie.domain.values.texture import Texture
from reverie.domain.values.thought import Question
from reverie.ports import Store
from reverie.stages.compress.merge import merge
from reverie.stages.context import StageContext
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, a_memory, a_mind, a_night, a_plan
from reverie.thinkers.rules import RulesThinker
from tests.days import lived

COMING = 20
RETRY = "The retry logic swallows timeouts."
FLAKE = "Timeouts in the retry logic caused the flake."
TOGETHER = f"{RETRY} {FLAKE}"
PARSER = "The parser reads one line at a time."


def cold(number: int, text: str, *, session: int = 3, **given: object) -> Memory:
    return a_memory(number, text, session=session, layer=Layer.COLD, **given)  # type: ignore[arg-type]


def a_composite(number: int, text: str, **given: object) -> Memory:
    return replace(
        cold(number, text, kind=Kind.COMPOSITE, **given),
        name=f"c-timeout-{number:03d}",
        sources=(of_memory(90),),
    )


def tonight(said: str | None = None) -> StageContext:
    """A night whose thinker says this; without it the rules do."""
    night = a_night(a_plan(coming_session=COMING))
    rules = RulesThinker()

    def ask(questions: Sequence[Question]) -> list[str]:
        return [said or rules.answer(question).text for question in questions]

    return replace(night, ask=ask)


def merged(
    *arriving: Memory,
    known: Sequence[Memory] = (),
    leaving: Sequence[int] = (),
    said: str | None = None,
) -> list[Change]:
    mind = a_mind(memories=[*known, *arriving])
    changes = merge(
        mind, tonight(said), arriving, leaving=leaving, next_memory=mind.memories.next_number()
    )
    _could_be_committed(mind, changes)
    return changes


def _could_be_committed(mind: Store, changes: list[Change]) -> None:
    with mind.scratch() as copy:
        if changes:
            entry = copy.journal.entry(1)
            assert entry is not None
            copy.commit(replace(entry, number=2, changes=tuple(changes)))


def composites(changes: list[Change]) -> list[Memory]:
    return [c.after for c in changes if isinstance(c, MemoryChange) and c.after]


def said_by(changes: list[Change]) -> dict[int, int | None]:
    """Which memory is said by which composite now."""
    endings = {c.target: c.after for c in changes if isinstance(c, EndingChange)}
    assert all(e == Ending(End.MERGED, COMING - 1, e.by) for e in endings.values() if e)
    return {target: ending.by for target, ending in endings.items() if ending}


@pytest.mark.parametrize("voice", [Voice.PERSON, Voice.AGENT])
def test_what_a_person_decided_stands_for_itself_however_old(voice: Voice) -> None:
    store = InRamStore()
    lived(store, RETRY, session="s1", voice=voice)
    lived(store, FLAKE, session="s2", voice=voice)
    chosen = [
        replace(cold(n, text, kind=Kind.DECISION), sources=(of_episode(n),))
        for n, text in enumerate((RETRY, FLAKE), start=1)
    ]
    mind = a_mind(store, memories=chosen)

    changes = merge(mind, tonight(), chosen, leaving=(), next_memory=3)

    assert bool(composites(changes)) is (voice is Voice.AGENT)


def test_two_about_one_thing_become_a_composite_of_both() -> None:
    changes = merged(cold(1, RETRY, session=2), cold(2, PARSER), cold(3, FLAKE, session=4))

    (composite,) = composites(changes)
    assert (composite.number, composite.name) == (4, "c-timeouts-004")
    assert (composite.kind, composite.text) == (Kind.COMPOSITE, TOGETHER)
    assert composite.sources == changes[0].sources == (of_memory(1), of_memory(3))
    assert (composite.session, composite.born, composite.layer) == (4, DAWN, Layer.COLD)
    assert composite.wording.by is Author.NIGHT
    assert "2 memories about timeouts in one" in changes[0].reason
    assert said_by(changes) == {1: 4, 3: 4}


def test_a_composite_is_as_present_and_as_weighty_as_its_strongest_source() -> None:
    weighty = replace(
        cold(1, RETRY), salience=Salience(9000, 2), appraisal=Appraisal(importance=90)
    )
    fresh = replace(cold(2, FLAKE), salience=Salience(5000, 7), tagged=True)

    (composite,) = composites(merged(weighty, fresh))
    assert composite.salience == Salience(9000, 7)
    assert (composite.appraisal, composite.tagged) == (weighty.appraisal, True)


def test_what_is_permanent_does_not_become_fleeting_by_being_merged() -> None:
    permanent = replace(cold(1, RETRY), strength=Strength(9000, 6, 1))

    for composite in composites(merged(permanent, cold(2, FLAKE))):
        assert composite.strength.points >= 9000


@pytest.mark.parametrize(
    "alone",
    [
        cold(2, FLAKE, by=Author.PERSON),
        cold(2, FLAKE, kind=Kind.CONSTRAINT),
        cold(2, FLAKE, kind=Kind.QUESTION),
        cold(2, FLAKE, kind=Kind.TENSION),
        cold(2, FLAKE, kind=Kind.DOUBT),
        cold(2, FLAKE, kind=Kind.RELATIONSHIP),
        cold(2, FLAKE, kind=Kind.EVOCATION),
    ],
    ids=lambda memory: f"{memory.kind} by {memory.wording.by}",
)
def test_what_stands_for_itself_is_not_merged(alone: Memory) -> None:
    assert merged(cold(1, RETRY), alone) == []


def test_what_has_no_kin_stays_alone() -> None:
    assert merged(cold(1, RETRY), cold(2, PARSER)) == []
    assert merged() == []


def test_a_composite_keeps_the_open_questions_about_its_topic() -> None:
    asked = [
        a_memory(7, "Why does the retry logic swallow timeouts?", kind=Kind.QUESTION),
        a_memory(8, "Who owns the parser?", kind=Kind.QUESTION),
        replace(
            a_memory(9, "Are timeouts in the retry logic new?", kind=Kind.QUESTION),
            ending=Ending(End.RESOLVED, 3),
        ),
    ]

    (composite,) = composites(merged(cold(1, RETRY), cold(2, FLAKE), known=asked))
    assert composite.wording.texture == Texture(anchors=(7,))


def test_a_memory_joins_the_composite_that_is_about_it() -> None:
    known = a_composite(50, "The retry logic has timeouts.")
    changes = merged(replace(cold(1, FLAKE), salience=Salience(8000, 9)), known=[known])

    (grown,) = composites(changes)
    assert grown == replace(
        known,
        sources=(of_memory(90), of_memory(1)),
        wording=replace(known.wording, text=f"The retry logic has timeouts. {FLAKE}"),
        salience=Salience(8000, 9),
    )
    assert "1 more about timeout" in changes[0].reason
    assert said_by(changes) == {1: 50}


def test_several_that_join_one_composite_are_one_change_of_it() -> None:
    changes = merged(
        cold(1, RETRY), cold(2, FLAKE), known=[a_composite(50, "Timeouts in the retry logic.")]
    )

    assert [composite.number for composite in composites(changes)] == [50]
    assert said_by(changes) == {1: 50, 2: 50}


@pytest.mark.parametrize(
    "known",
    [
        a_composite(50, "The retry logic has timeouts.", by=Author.PERSON),
        replace(a_composite(50, "The retry logic has timeouts."), ending=Ending(End.FADED, 5)),
        a_composite(50, f"The retry logic has timeouts. {'And so on. ' * 52}".strip()),
        a_composite(50, PARSER),
    ],
    ids=["a person's words", "ended", "too long already", "about something else"],
)
def test_a_composite_that_cannot_take_it_is_left_alone(known: Memory) -> None:
    assert merged(cold(1, FLAKE), known=[known]) == []


def test_nothing_joins_a_composite_that_leaves_tonight() -> None:
    known = a_composite(50, "The retry logic has timeouts.")

    assert merged(cold(1, FLAKE), known=[known], leaving=[50]) == []


def test_a_composite_never_grows_beyond_its_limit() -> None:
    arriving = [cold(n, f"{RETRY} {'More of it. ' * 15}{n}.") for n in range(1, 9)]
    known = a_composite(50, "Timeouts in the retry logic.")

    for composite in composites(merged(*arriving, known=[known])):
        assert len(composite.text) <= COMPOSITE_CHARS


def test_the_thinker_is_told_the_members_and_gives_the_words() -> None:
    asked: list[Question] = []

    def ask(questions: Sequence[Question]) -> list[str]:
        asked.extend(questions)
        return ["Retrying hides timeouts and makes tests flaky."]

    mind = a_mind(memories=[cold(1, RETRY), cold(2, FLAKE, kind=Kind.DECISION)])
    night = replace(tonight(), ask=ask)
    changes = merge(mind, night, list(mind.memories.all()), leaving=(), next_memory=3)

    assert [msgspec.json.decode(question.text) for question in asked] == [[FLAKE, RETRY]]
    assert composites(changes)[0].text == "Retrying hides timeouts and makes tests flaky."


@pytest.mark.parametrize(
    "answer",
    ["Retries hide 7 timeouts.", "", "Too short.", "long " * 200, "It fails since 2019."],
)
def test_a_thinkers_words_are_refused_if_they_invent_a_number_or_do_not_fit(answer: str) -> None:
    (composite,) = composites(merged(cold(1, RETRY), cold(2, FLAKE), said=answer or " "))

    assert composite.text == TOGETHER


@pytest.mark.parametrize("odd", ["\x00", "\ud800"])
def test_no_answer_can_put_into_a_memory_what_a_file_cannot_hold(odd: str) -> None:
    said = f"Retries hide timeouts{odd} and flakes."

    (composite,) = composites(merged(cold(1, RETRY), cold(2, FLAKE), said=said))
    assert odd not in composite.text


def test_a_number_that_somebody_said_may_be_said_again() -> None:
    said = "The retry logic waits 30 s and hides timeouts."
    arriving = [cold(1, "The retry logic waits 30 s for timeouts."), cold(2, FLAKE)]

    (composite,) = composites(merged(*arriving, said=said))
    assert composite.text == said


def test_composites_that_ended_do_not_hide_the_one_that_holds() -> None:
    gone = Ending(End.SUPERSEDED, 5)
    known = [
        a_composite(50, "The retry logic has timeouts."),
        *(
            replace(a_composite(n, f"{FLAKE} {chr(n)}"), ending=gone)
            for n in (ord("c"), ord("d"), ord("e"))
        ),
    ]

    assert said_by(merged(cold(1, FLAKE), known=known)) == {1: 50}
