"""What is new is weighed against what is known: the newer wins, a tie waits for a person."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.journal.entry import Entry, NightBegan
from reverie.domain.journal.kinds import MemoryChange
from reverie.domain.journal.parts import EndingChange
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind, Layer, Memory, Salience
from reverie.domain.values.source import of_memory
from reverie.domain.values.texture import Texture
from reverie.engine.waking import decide, forget, remember
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages.compress.weigh import LOOKED_AT, MOST_RETIRED, Weighed, rules_to_retire, weigh
from reverie.stages.context import StageContext
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, TickClock, a_memory, a_mind, a_night, a_plan
from tests.days import SETTINGS, lived, slept

STALE, FRESH = "The cache is stale.", "The cache is not stale."


def tonight(mind: Store, *, born_from: int, coming: int = 10) -> StageContext:
    """A night that bore the memories from a number on."""
    plan = replace(a_plan(coming_session=coming), next_memory=born_from)
    return replace(a_night(plan), next_memory=mind.memories.next_number())


def weighed(*memories: Memory, born: int = 1) -> Weighed:
    """What a night makes of these, the last of which it bore itself."""
    mind = a_mind(memories=memories)
    return weigh(mind, tonight(mind, born_from=len(memories) + 1 - born))


def told(number: int, text: str, session: int, **given: object) -> Memory:
    return a_memory(number, text, session=session, **given)  # type: ignore[arg-type]


def ended(found: Weighed) -> list[tuple[int, Ending | None]]:
    return [(c.target, c.after) for c in found.changes if isinstance(c, EndingChange)]


def tensions(found: Weighed) -> list[Memory]:
    return [c.after for c in found.changes if isinstance(c, MemoryChange) and c.after]


def test_a_note_that_takes_back_an_earlier_one_of_its_session_replaces_it() -> None:
    store = InRamStore()
    older = "Uploads go through the queue, as the user picked the queue over direct uploads."
    newer = "The earlier note on uploads and the queue is settled: the user wants direct uploads."
    lived(store, "Which way do uploads go?")
    lived(store, f"Queue.\n\nNoted: {older}", voice=Voice.AGENT)
    lived(store, "I want direct uploads, the queue is slow.")
    lived(store, f"Direct.\n\nNoted: {newer}", voice=Voice.AGENT)
    slept(store)
    kept = {memory.text: memory.ending for memory in store.memories.all()}
    assert kept[older]
    assert kept[older].how is End.SUPERSEDED
    assert kept[newer] is None


def test_what_a_newer_memory_contradicts_is_superseded_by_it() -> None:
    found = weighed(told(1, STALE, 4), told(2, FRESH, 9))

    assert ended(found) == [(1, Ending(End.SUPERSEDED, 9, 2, "it says otherwise"))]
    assert (found.changes[0].sources, found.proposals) == ((of_memory(2),), [])


def test_what_does_not_contradict_changes_nothing() -> None:
    assert weighed(told(1, STALE, 4), told(2, "Lunch was fine.", 9)) == Weighed()


def test_a_composite_gives_way_too() -> None:
    composite = told(1, STALE, 4, kind=Kind.COMPOSITE, layer=Layer.COLD)

    assert [number for number, _ in ended(weighed(composite, told(2, FRESH, 9)))] == [1]


def test_a_composite_gives_way_when_one_of_its_sentences_is_contradicted() -> None:
    text = "The API listens on port 8080. Requests are logged by the API to a file."
    composite = told(1, text, 4, kind=Kind.COMPOSITE, layer=Layer.COLD)
    merged = told(2, "The API listens on port 8080.", 4, layer=Layer.COLD)
    member = replace(merged, ending=Ending(End.MERGED, 4, 1))
    newer = told(3, "The API listens on port 9090.", 9)

    assert [number for number, _ in ended(weighed(composite, member, newer))] == [1]


def test_memories_of_several_sessions_of_one_night_are_weighed_by_session() -> None:
    found = weighed(told(1, FRESH, 9), told(2, STALE, 8), born=2)

    assert ended(found) == [(2, Ending(End.SUPERSEDED, 9, 1, "it says otherwise"))]


def test_two_that_were_known_before_are_not_weighed_again() -> None:
    store = a_mind(memories=[told(1, STALE, 4), told(2, FRESH, 9)])
    for number in (1, 2):
        plan = replace(a_plan(number, coming_session=10), next_memory=3)
        store.commit(Entry(store.journal.last() + 1, DAWN, NightBegan(plan)))

    assert weigh(store, StageContext(plan, "test", 0, 3, lambda _: [])) == Weighed()


def test_what_has_ended_is_not_weighed() -> None:
    gone = Ending(End.RESOLVED, 5)

    assert weighed(replace(told(1, STALE, 4), ending=gone), told(2, FRESH, 9)) == Weighed()
    assert weighed(told(1, STALE, 4), replace(told(2, FRESH, 9), ending=gone)) == Weighed()


def test_a_tie_becomes_a_tension_and_a_proposal() -> None:
    found = weighed(told(1, STALE, 9), told(2, FRESH, 9))

    (tension,) = tensions(found)
    assert (tension.number, tension.kind, tension.wording.by) == (3, Kind.TENSION, Author.NIGHT)
    assert tension.text == f"“{STALE}” against “{FRESH}”: which holds?"
    assert tension.wording.texture == Texture(feeling="unease", anchors=(1, 2))
    assert (tension.sources, tension.session) == ((of_memory(1), of_memory(2)), 9)
    assert (tension.salience, tension.tagged) == (Salience(9000, 9), True)
    assert (ended(found), found.born) == ([], 1)
    (proposal,) = found.proposals
    wish, settled = proposal.wish
    assert isinstance(wish, EndingChange)
    assert (wish.target, wish.after) == (1, Ending(End.SUPERSEDED, 9, 2, "a person said so"))
    assert (settled.target, settled.after.how) == (3, End.RESOLVED)  # type: ignore[union-attr]


def test_a_tension_that_was_forgotten_is_not_made_again() -> None:
    question = told(3, f"“{STALE}” against “{FRESH}”: which holds?", 9, kind=Kind.TENSION)
    mind = a_mind(memories=[told(1, STALE, 9), told(2, FRESH, 9), question])
    forget(mind, TickClock(), SETTINGS, question.name, why="both are so")

    assert weigh(mind, tonight(mind, born_from=1)) == Weighed()


def test_a_persons_words_are_never_superseded() -> None:
    found = weighed(told(1, STALE, 4, by=Author.PERSON), told(2, FRESH, 9))

    assert (ended(found), len(tensions(found)), len(found.proposals)) == ([], 1, 1)


@pytest.mark.parametrize("kinds", [(Kind.CONSTRAINT, Kind.FACT), (Kind.FACT, Kind.CONSTRAINT)])
def test_a_rule_neither_gives_way_nor_overrules_by_itself(kinds: tuple[Kind, Kind]) -> None:
    found = weighed(told(1, STALE, 4, kind=kinds[0]), told(2, FRESH, 9, kind=kinds[1]))

    assert (ended(found), len(tensions(found)), len(found.proposals)) == ([], 1, 1)


def test_a_memory_contradicted_twice_is_superseded_once() -> None:
    found = weighed(told(1, STALE, 4), told(2, FRESH, 8), told(3, f"{FRESH}!", 9), born=2)

    assert [number for number, _ in ended(found)] == [1]


def test_every_tie_has_a_number_of_its_own() -> None:
    found = weighed(told(1, STALE, 9), told(2, FRESH, 9), told(3, f"{STALE}!", 9), born=2)

    assert [tension.number for tension in tensions(found)] == [4, 5]
    assert len({proposal.name for proposal in found.proposals}) == 2


def test_what_ended_does_not_hide_what_holds() -> None:
    gone = Ending(End.MERGED, 5, 1)
    many = [
        replace(told(n, f"{STALE} {'ab'[n % 2]}", 4), ending=gone) for n in range(2, 2 + LOOKED_AT)
    ]

    assert ended(weighed(told(1, STALE, 4), *many, told(8, FRESH, 9))) != []


def test_a_tension_takes_the_form_of_its_age_in_a_night_of_many_sessions() -> None:
    store = InRamStore()
    lived(store, "It turns out the cache is stale.", "It turns out the cache is not stale.")
    for number in range(2, 9):
        lived(store, "lunch was fine", session=f"s{number}")
    slept(store)

    (tension,) = store.memories.of([Kind.TENSION], limit=9)
    assert tension.layer is Layer.COLD


def test_a_tie_that_a_person_has_settled_leaves_no_tension() -> None:
    store = InRamStore()
    lived(store, "It turns out the cache is stale.", "It turns out the cache is not stale.")
    slept(store)

    (proposal,) = store.proposals()
    decide(store, TickClock(), SETTINGS, proposal.name, accept=True)

    assert store.memories.count([Kind.TENSION]) == 0


def test_what_a_person_told_awake_is_weighed_too() -> None:
    store = InRamStore()
    lived(store, "It turns out the cache is stale.")
    slept(store)
    lived(store, "lunch was fine", session="s2")
    remember(store, TickClock(), SETTINGS, "It turns out the cache is not stale.")
    slept(store)

    first = store.memories.get(1)
    assert first is not None
    assert first.ending is not None


MOVED = "Receipts go out with Mailgun now, Postmark is out."


@pytest.mark.parametrize("voice", [Voice.PERSON, Voice.AGENT])
def test_what_a_person_says_later_takes_the_place_of_what_it_makes_out_of_date(
    voice: Voice,
) -> None:
    store = InRamStore()
    lived(store, "We decided to use Postmark for receipts, as it was free.")
    slept(store)
    lived(store, f"It turns out {MOVED}", session="s2", voice=voice)
    slept(store)

    first, second = store.memories.get(1), store.memories.get(2)
    assert first is not None
    assert second is not None
    assert (first.ending is not None) is (voice is Voice.PERSON)
    if first.ending:
        assert (first.ending.how, first.ending.by) == (End.SUPERSEDED, 2)


def test_of_several_that_replace_one_the_last_is_named() -> None:
    store = InRamStore()
    lived(store, "We decided to use Postmark for receipts, as it was free.")
    slept(store)
    lived(store, "We decided to use Mailgun for receipts, Postmark is out.", session="s2")
    lived(store, "We decided to use Brevo for receipts, no longer Postmark.", session="s2")
    slept(store)

    first = store.memories.get(1)
    assert first is not None
    assert first.ending is not None
    assert first.ending.by == 3


# Rules that take too much room.

ROOM = Settings.of(token_budget=200)
"""Ten hundredths of it, 20 tokens, are for what is cold."""
RULE = "Never do the thing that is called number one again."
"""Ten words and a full stop: at least eleven tokens."""


def a_rule(number: int, since: int) -> Memory:
    rule = a_memory(number, f"{RULE} {number}", kind=Kind.CONSTRAINT)
    return replace(rule, salience=Salience(9000, since))


def retired(*rules: Memory, coming: int = 31, settings: Settings = ROOM) -> list[int]:
    mind = a_mind(memories=rules)
    plan = a_plan(coming_session=coming, settings=settings)
    proposals = list(rules_to_retire(mind, a_night(plan)))
    for proposal in proposals:
        (wish,) = proposal.wish
        assert isinstance(wish, EndingChange)
        assert wish.after == Ending(End.ABANDONED, coming - 1, why="no longer true")
        rule = mind.memories.get(wish.target)
        assert rule is not None
        assert rule.text in proposal.question
    return [proposal.wish[0].target for proposal in proposals]  # type: ignore[misc]


def test_over_their_share_the_oldest_untouched_rules_are_proposed_to_be_retired() -> None:
    assert retired(a_rule(1, since=10), a_rule(2, since=5), a_rule(3, since=30)) == [2, 1]


def test_only_as_many_as_must_go_are_proposed() -> None:
    assert retired(a_rule(1, since=5), a_rule(2, since=6)) == [1]


def test_within_their_share_no_rule_is_asked_about() -> None:
    assert retired(a_rule(1, since=1)) == []
    assert retired(a_rule(1, since=1), a_rule(2, since=1), settings=SETTINGS) == []


def test_a_rule_touched_within_the_last_sessions_is_not_asked_about() -> None:
    assert retired(a_rule(1, since=10), a_rule(2, since=10)) == [1]
    assert retired(a_rule(1, since=11), a_rule(2, since=11)) == []


def test_not_too_many_rules_are_asked_about_at_once() -> None:
    assert retired(*(a_rule(n, since=1) for n in range(1, 20))) == list(range(1, 1 + MOST_RETIRED))
