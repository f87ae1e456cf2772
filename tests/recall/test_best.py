"""The units that answer a question stand in order, with reasons that add up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from math import isclose, isfinite, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind
from reverie.domain.values.source import of_episode
from reverie.domain.values.unit import EVERYTHING, Within
from reverie.engine.vectors import Look, look_at
from reverie.ports import Embedder, Store
from reverie.recall.best import SIGNALS, Found, best_of
from reverie.recall.embedders.tiers import Tiers
from reverie.recall.pool import BEST, DEPTH, REACH, pool_for
from reverie.recall.request import Request
from reverie.recall.signals import LARGE, Usual, signals_of, z_scores
from reverie.recall.weights import AMONG_MANY, weights_for
from reverie.settings import Settings
from reverie.stages.encode.gloss import gloss
from reverie.stores.ram.store import InRamStore
from reverie.testing import a_memory, a_mind
from tests.properties.test_stores_agree import a_store_on_disk

FIRST_DAY = datetime(2024, 3, 4, tzinfo=UTC)
TALK = (
    "Ada: Hey Bo! How have you been?",
    "Bo: Great, thanks! I bought a small sailing boat in Lund last week.",
    "Ada: Wow! What is it called?",
    "Bo: Heron. My sister painted the name on it.",
    "Ada: I never learned to sail. I play the cello on Sundays.",
    "Bo: How long have you been playing?",
    "Ada: Since I was nine.",
    "Bo: Impressive. Talk soon!",
)
Talk = Callable[..., Store]


@pytest.fixture(params=["in ram", "on disk"])
def talk(request: pytest.FixtureRequest) -> Iterator[Talk]:
    """The talk of Ada and Bo, in a new store of either sort."""
    with ExitStack() as stack:

        def held(**given: object) -> Store:
            in_ram = request.param == "in ram"
            store = InRamStore() if in_ram else stack.enter_context(a_store_on_disk())
            return talked(store, **given)  # type: ignore[arg-type]

        yield held


def talked(store: Store, *, rested: bool = True, sessions: int = 1) -> Store:
    """The talk held in a mind, again in each session a week later, and glossed if it is rested."""
    for week in range(sessions):
        say(store, *TALK, session=f"s{week}", at=FIRST_DAY + timedelta(weeks=week))
    if rested:
        rest(store)
    return store


def say(store: Store, *texts: str, session: str, at: datetime = FIRST_DAY) -> None:
    """A session that has ended."""
    for text in texts:
        store.record(session, at, Voice.PERSON, text, appraisal=Appraisal(50), origin=None)
    store.end_session(session, at)


def rest(store: Store) -> None:
    """What a night writes beside all that was said, without the rest of a night."""
    changes = tuple(gloss(store, store.sessions.waiting(), Settings()))
    cause = Waking(Act.REMEMBER, Author.AGENT, "slept on")
    store.commit(Entry(store.journal.last() + 1, FIRST_DAY, cause, changes))


def find(
    store: Store,
    question: str,
    *,
    k: int = 10,
    embedder: Embedder | None = None,
    within: Within = EVERYTHING,
) -> list[Found]:
    """The best units for a question, best first."""
    pool = pool_for(store.index, Request(question, within=within), Tiers(deep=embedder))
    return best_of(signals_of(pool), k)


@pytest.mark.parametrize("rested", [True, False])
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Where did Bo buy the boat?", "I bought a small sailing boat"),
        ("What is Bo's boat called?", "Heron"),
        ("How long has Ada been playing the cello?", "Since I was nine"),
    ],
)
def test_the_answer_is_among_the_first_three(
    talk: Talk, question: str, answer: str, rested: bool
) -> None:
    found = find(talk(rested=rested), question, k=3)
    assert any(answer in one.unit.text for one in found)


def test_the_reasons_add_up_to_the_score_and_the_best_comes_first(
    talk: Talk,
) -> None:
    found = find(talk(sessions=3), "What did Bo buy in Lund?")
    for one in found:
        assert isclose(sum(one.why.values()), one.score, abs_tol=1e-9)
        assert set(one.why) <= set(SIGNALS)
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)


def test_as_many_as_are_wanted_can_be_asked_for(
    talk: Talk,
) -> None:
    store = talk(sessions=20)
    found = find(store, "boat cello name", k=100)
    assert len({one.unit.number for one in found}) == len(found) == 100


def test_nothing_is_found_where_no_word_is_met(talk: Talk) -> None:
    assert find(talk(), "xylophone zebra") == []
    assert find(talk(sessions=0, rested=False), "boat") == []


def test_an_index_half_seen_by_a_night_is_searched_whole(talk: Talk) -> None:
    store = talk()
    say(store, "Ada: My cello is a hundred years old.", "Bo: Does it sing?", session="today")
    found = [one.unit for one in find(store, "Does Ada play the cello?", k=9)]
    assert {5, 9} <= {unit.number for unit in found}
    assert {unit.number for unit in found if unit.gloss is None} <= {9, 10}


@pytest.mark.parametrize(
    ("within", "sessions"),
    [
        (Within(since=FIRST_DAY + timedelta(weeks=1)), {"s1", "s2"}),
        (Within(until=FIRST_DAY + timedelta(weeks=1)), {"s0", "s1"}),
        (Within(since=FIRST_DAY + timedelta(days=1), until=FIRST_DAY + timedelta(days=2)), set()),
    ],
)
def test_what_lies_outside_the_dates_is_not_found(
    talk: Talk, within: Within, sessions: set[str]
) -> None:
    found = find(talk(sessions=3), "sailing boat", k=99, within=within)
    assert {one.unit.session for one in found} == sessions


def test_only_units_that_a_memory_of_the_kind_rests_on_are_found(talk: Talk) -> None:
    store = a_mind(
        talk(),
        memories=[
            a_memory(1, "Bo has a boat.", kind=Kind.FACT, sources=[of_episode(2)]),
            a_memory(2, "Never sell the boat.", kind=Kind.CONSTRAINT),
        ],
    )
    rules = Within(kinds=frozenset({Kind.CONSTRAINT}))
    facts = Within(kinds=frozenset({Kind.FACT}))
    assert [one.unit.number for one in find(store, "boat", within=rules)] == [-2]
    assert [one.unit.number for one in find(store, "boat", within=facts)] == [2]


@pytest.mark.parametrize(
    "question",
    [
        "",
        " ",
        "?",
        "the of and",
        '"boat" OR NOT "cello" NEAR(',
        "boat* AND (cello",
        "said : b",
        "🙂🙂",
        "¿Dónde compró Bo el barco?",
        "ボーは何を買いましたか？",
        "Что купил Бо?",
        "a\x00b",
        "boat " * 2_000,
        "b" * 10_000,
        "'; DROP TABLE said; --",
        "\ud800",
    ],
)
def test_any_question_gets_an_answer(talk: Talk, question: str) -> None:
    found = find(talk(sessions=3), question)
    assert all(isfinite(one.score) for one in found)


@given(st.text(), st.integers(min_value=1, max_value=200))
def test_at_most_k_are_found_and_each_once(question: str, k: int) -> None:
    numbers = [one.unit.number for one in find(long_talk(), question, k=k)]
    assert len(numbers) == len(set(numbers)) <= k


@cache
def long_talk() -> Store:
    return talked(InRamStore(), sessions=3)


def test_the_pool_stays_small_however_much_is_held() -> None:
    store = InRamStore()
    say(store, *(f"Bo: boat number {n}" for n in range(3_000)), session="s")
    assert len(pool_for(store.index, Request("boat")).units) <= 3 * DEPTH


class Letters:
    """An embedder for tests: texts are alike that have the same letters."""

    name = "letters"

    def vectors(self, texts: Sequence[str]) -> list[list[float]]:
        return [self._vector(text.lower()) for text in texts]

    def _vector(self, text: str) -> list[float]:
        counts = [text.count(chr(97 + n)) + 0.01 for n in range(26)]
        length = sqrt(sum(count * count for count in counts))
        return [count / length for count in counts]


def seen(store: Store) -> Store:
    """A mind whose episodes have vectors."""
    if not isinstance(store, InRamStore):
        pytest.importorskip("numpy", reason="vectors on disk are compared by numpy")
    assert look_at(store, Look(Letters()), most=99, alarm=None, watch=lambda _: None) == ""
    return store


def test_with_sight_a_question_without_a_word_in_it_still_finds(
    talk: Talk,
) -> None:
    found = find(seen(talk()), "zzz", embedder=Letters())
    assert len(found) == len(TALK)
    assert "meaning" in found[0].why


def test_with_sight_what_no_night_has_seen_is_found_by_its_words(talk: Talk) -> None:
    store = seen(talk())
    say(store, "Ada: My cello is a hundred years old.", session="today")
    found = find(store, "Ada's cello", k=9, embedder=Letters())
    assert 9 in {one.unit.number for one in found}


def test_with_sight_what_stands_beside_the_nearest_is_weighed_and_nothing_beside_the_oldest() -> (
    None
):
    store, letters = InRamStore(), Letters()
    apart = 2 * REACH + 1
    alike = range(apart, apart * (DEPTH + 10), apart)
    said = [
        "q" * 9 + "z" * (n // apart) if n in alike else "q" for n in range(1, alike[-1] + apart)
    ]
    say(store, *said, session="s")
    rest(store)
    assert look_at(store, Look(letters), most=999, alarm=None, watch=lambda _: None) == ""
    found = pool_for(store.index, Request("zzz"), Tiers(deep=letters))
    beside = {number + step for number in alike[-BEST:] for step in range(-REACH, REACH + 1)}
    assert {unit.number for unit in found.units} == beside.union(alike[-DEPTH:])


def test_with_sight_only_the_kinds_asked_for_are_found(talk: Talk) -> None:
    store = a_mind(seen(talk()), memories=[a_memory(1, "Never sell the boat.")])
    within = Within(kinds=frozenset({Kind.FACT}))
    found = find(store, "boat", embedder=Letters(), within=within)
    assert [one.unit.number for one in found] == [-1]


def test_standard_scores_have_no_mean_and_one_deviation() -> None:
    assert z_scores([1.0, 3.0] * LARGE) == [-1.0, 1.0] * LARGE
    assert z_scores([2.0] * LARGE) == [0.0] * LARGE
    assert z_scores([]) == []


def test_of_few_values_those_above_what_is_usual_stand_out_though_all_are_alike() -> None:
    usual = Usual(mean=1.0, spread=1.0)
    (alone,) = z_scores([3.0], usual)
    assert alone > 1
    assert z_scores([1.0, 1.0], usual) == [0.0, 0.0]
    low, high = z_scores([0.0, 3.0], usual)
    assert low < 0 < high


def test_how_factual_something_is_counts_less_in_a_mind_far_larger_than_what_was_found(
    talk: Talk,
) -> None:
    pool = pool_for(talk().index, Request("what is the boat called?"))
    small, large = (
        weights_for(signals_of(replace(pool, size=size)))
        for size in (len(pool.units), 11 * len(pool.units))
    )

    assert large.priors["fact"] == AMONG_MANY * small.priors["fact"] > 0
    assert large.priors | {"fact": 0} == small.priors | {"fact": 0}
