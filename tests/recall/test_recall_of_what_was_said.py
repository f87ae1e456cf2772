"""Recall tells memories where they hold, else what was said; never what someone had forgotten."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from math import isclose
from pathlib import Path

import pytest

from reverie import Hit, Kind, Memory, OpenMind, Settings, Voice
from reverie.domain.values.ending import End
from reverie.domain.values.unit import Field
from reverie.errors import DateRefused, NumberRefused
from reverie.testing import ScriptedThinker, TickClock
from tests.days import Opening, a_mind_at

KEEP_ALL = Settings.of(importance=0)
FADING = Settings.of(
    warm_until_age=1,
    consolidation_delta=0.0,
    salience_kept_per_session=0.2,
    insight_kept_per_session=0.2,
    decision_kept_per_session=0.2,
)
MERGING = Settings.of(warm_until_age=1)
LAST_YEAR = datetime(2025, 3, 4, 12, tzinfo=UTC)
RETRY = "It turns out the retry logic swallows timeouts."
FLAKE = "It turns out timeouts in the retry logic caused the flake."
STALE = "It turns out the cache is stale."
NOT_STALE = "It turns out the cache is not stale."
REDIS = "We chose Redis over Memcached because persistence across restarts matters."
MEMCACHED = "We chose Memcached over Redis because memory is cheap."


def a_day(
    mind: OpenMind, *said: str, session: str | None = None, voice: Voice = Voice.PERSON
) -> None:
    """A session in which these things are said, and a night."""
    name = session or f"s{mind.store.sessions.last() + 1}"
    for text in said:
        mind.record(text, session=name, voice=voice)
    mind.end_session(name)
    mind.night()


def some_days(mind: OpenMind, number: int) -> None:
    """Days on which nothing is said that matters."""
    for _ in range(number):
        a_day(mind, "lunch was fine")


def memory_with(mind: OpenMind, word: str) -> Memory:
    """The newest memory that says a word."""
    return [memory for memory in mind.memories() if word in memory.text][-1]


def forgotten(mind: OpenMind, word: str) -> None:
    """Have all memories forgotten that say a word."""
    names = [memory.name for memory in mind.memories() if word in memory.text]
    assert names, f"nothing is known of {word}"
    for name in names:
        mind.forget(name, why="private")


def told(hits: list[Hit]) -> list[str]:
    return [hit.text for hit in hits]


def tells(hits: list[Hit], word: str) -> bool:
    return any(word in text for text in told(hits))


# What was said.


def test_what_was_said_is_found_before_any_night(opened: Opening) -> None:
    mind = opened()
    mind.record("lunch was fine", session="s1")
    mind.record("Ada: I bought a small sailing boat in Lund.", session="s1")
    first, *_ = mind.recall("Where is the sailing boat from?")
    assert first.text == "Ada: I bought a small sailing boat in Lund."
    assert (first.memory, first.kind, first.name) == (None, None, "episode:2")
    assert first.sources == ("episode:2",)
    assert first.episodes == (2,)
    assert first.ended == ""


def test_what_was_said_and_is_no_memory_is_found_after_a_night(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "lunch was fine", "Ada: see you at the boat in Lund")
    assert list(mind.memories()) == []
    assert told(mind.recall("boat in Lund"))[0] == "Ada: see you at the boat in Lund"


def test_what_is_a_memory_is_told_as_one_with_the_day_it_was_said(opened: Opening) -> None:
    mind = opened()
    mind.record("Never push to main.", session="s1", at=LAST_YEAR)
    mind.end_session("s1")
    mind.night()
    first, *_ = mind.recall("push main")
    memory = memory_with(mind, "push")
    assert (first.memory, first.kind) == (memory.name, Kind.CONSTRAINT)
    assert first.date == LAST_YEAR
    assert first.episodes == (1,)


def test_a_session_that_goes_on_is_found_beside_those_slept_on(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push to main.")
    mind.record("The lighthouse keeper is called Bo.", session="today")
    assert told(mind.recall("lighthouse keeper"))[0] == "The lighthouse keeper is called Bo."


def test_what_nobody_said_is_not_found(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push to main.")
    assert mind.recall("xylophone zebra") == []
    assert opened().recall("push") == []


def test_a_memory_that_faded_is_still_found_as_it_was_said(opened: Opening) -> None:
    mind = opened(settings=FADING)
    a_day(mind, "we had tea", "and talked", RETRY)
    some_days(mind, 5)
    ending = memory_with(mind, "retry").ending
    assert ending is not None
    assert ending.how is End.FADED
    first, *others = mind.recall("retry logic timeouts")
    assert (first.text, first.memory, first.ended) == (RETRY, None, "")
    assert not tells(others, "retry")


def test_what_a_composite_says_is_still_found_as_it_was_said(opened: Opening) -> None:
    mind = opened(settings=MERGING)
    a_day(mind, "we had tea", "and talked", "of the weather", RETRY, FLAKE)
    some_days(mind, 3)
    endings = [memory.ending.how for memory in mind.memories() if memory.ending]
    assert endings == [End.MERGED, End.MERGED]
    hits = mind.recall("retry logic timeouts flake")
    assert {RETRY, FLAKE} <= set(told(hits))
    assert {hit.kind for hit in hits} <= {None, Kind.COMPOSITE}


def test_a_composite_that_faded_is_not_told_as_a_memory(opened: Opening) -> None:
    fading = Settings.of(
        consolidation_delta=0.0, insight_kept_per_session=0.85, decision_kept_per_session=0.85
    )
    mind = opened(settings=fading)
    a_day(mind, "we had tea", "and talked", "of the weather", RETRY, FLAKE)
    some_days(mind, 20)
    composite = memory_with(mind, "swallows timeouts. It turns out")
    assert composite.ending is not None
    assert composite.ending.how is End.FADED
    assert composite.name not in {hit.memory for hit in mind.recall("retry logic timeouts")}


def test_the_first_memory_is_no_neighbour_of_the_first_episode(opened: Opening) -> None:
    mind = opened()
    mind.remember("The cat is called Bo.")
    mind.record("The lighthouse needs paint.", session="s1")
    assert told(mind.recall("lighthouse")) == ["The lighthouse needs paint."]


def test_a_first_memory_that_faded_is_not_told_beside_the_first_episode(opened: Opening) -> None:
    mind = opened(settings=FADING)
    a_day(mind, RETRY)
    some_days(mind, 5)
    assert memory_with(mind, "retry").ending is not None
    assert memory_with(mind, "retry").name not in {hit.memory for hit in mind.recall("retry logic")}


# What someone had forgotten.


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("Never push the tulip to main.", []),
        ("Ada: Never push the tulip to main.", []),
        ("Never push the tulip\n  to main.", []),
        ("Lunch was fine. Never push the tulip to main.", ["Lunch was fine."]),
        ("Ada: I like rye bread. Never push the tulip to main.", ["Ada: I like rye bread."]),
        ("- never push the tulip to main\n- always run the tests", ["always run the tests"]),
        ("1. Never push the tulip to main.\n2. Always run tests.", ["Always run tests."]),
    ],
)
def test_what_someone_had_forgotten_is_not_told_from_the_episode(
    said: str, left: list[str], opened: Opening
) -> None:
    mind = opened(settings=KEEP_ALL)
    a_day(mind, "we had tea", "and talked")
    a_day(mind, said)
    assert tells(mind.recall("tulip main"), "tulip")
    forgotten(mind, "tulip")
    hits = mind.recall("tulip main bread lunch tests")
    assert [text for text in told(hits) if text not in ("we had tea", "and talked")] == left


def test_what_was_forgotten_is_not_told_from_another_episode_that_says_it(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push the tulip to main.")
    mind.record("Never  push the TULIP to main!", session="later")
    mind.record("Ada: never push the tulip to main.", session="later")
    forgotten(mind, "tulip")
    assert mind.recall("tulip main") == []


def test_what_was_forgotten_stays_untold_after_more_nights_and_a_rebuild(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push the tulip to main.")
    forgotten(mind, "tulip")
    a_day(mind, "Ada: Never push the tulip to main. We had lunch.")
    mind.rebuild()
    assert not tells(mind.recall("tulip main"), "tulip")


def test_what_was_said_in_other_words_before_is_forgotten_with_it(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push the tulip to main.")
    mind.edit(memory_with(mind, "tulip").name, text="Nobody pushes the tulip.")
    forgotten(mind, "Nobody")
    assert mind.recall("tulip main push nobody") == []


def test_undoing_the_forgetting_brings_the_words_back(opened: Opening) -> None:
    mind = opened(settings=KEEP_ALL)
    a_day(mind, "Lunch was fine. Never push the tulip to main.")
    before = mind.recall("tulip main")
    forgotten(mind, "tulip")
    assert mind.recall("tulip main") != before
    mind.undo_entries(mind.store.journal.last())
    assert mind.recall("tulip main") == before


def test_remembering_it_again_brings_the_words_back(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push the tulip to main.")
    forgotten(mind, "tulip")
    mind.remember("Never push the tulip to main.")
    assert tells(mind.recall("tulip main"), "tulip")


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(
            "Ada: The tulip build runs on port 8080. Never push to main.",
            id="the first sentence after a name",
        ),
        pytest.param(
            "I prefer tulip tabs, and we never use spaces.",
            id="a part of a sentence",
        ),
        pytest.param(
            "Never push the tulip; always run the tests.",
            id="a part before a semicolon",
        ),
        pytest.param(
            f"{'The sky was blue over the bay. ' * 60}\n\nnever push the tulip to main\n\n"
            f"{'The sea was green at noon. ' * 60}",
            id="a line in a long text",
        ),
        pytest.param(
            f"Never push the tulip to main {'because of the many reasons of old ' * 20}at all. "
            f"{'The till of the north shop prints on port 9100. ' * 20}",
            id="a long sentence in a long text",
        ),
    ],
)
def test_a_forgotten_part_of_an_episode_is_not_told(said: str, opened: Opening) -> None:
    mind = opened(settings=KEEP_ALL)
    a_day(mind, said)
    forgotten(mind, "tulip")
    assert not tells(mind.recall("tulip push main tabs build"), "tulip")


def test_what_was_forgotten_after_its_words_were_folded_away_is_not_told(opened: Opening) -> None:
    mind = opened(settings=Settings.of(importance=0, undoable_nights=1))
    a_day(mind, "Well, we chose tulips over roses because they are fast.")
    some_days(mind, 3)
    assert memory_with(mind, "tulips").text.startswith("We chose")
    forgotten(mind, "tulips")
    assert not tells(mind.recall("tulips roses"), "tulips")


def test_what_a_thinker_put_otherwise_is_forgotten_as_it_was_said_too(opened: Opening) -> None:
    answer = [{"text": "The door opens with tulip.", "kind": "fact", "episodes": [1]}]
    mind = opened(thinker=ScriptedThinker({"second look": json.dumps(answer)}), settings=KEEP_ALL)
    a_day(mind, "By the way, say tulip and the door opens.")
    forgotten(mind, "tulip")
    assert not tells(mind.recall("tulip door"), "tulip")


GIST_TELLS = "the gist and what is recalled from it are told without a look at what was forgotten"


def test_what_was_forgotten_is_not_told_from_the_gist(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push the tulip to main.", "We sold 3 boats.")
    forgotten(mind, "tulip")
    assert not tells(mind.recall("tulip main", kept=True), "tulip")


def test_what_was_forgotten_is_no_part_of_the_gist(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push the tulip to main.", "We sold 3 boats.")
    forgotten(mind, "tulip")
    a_day(mind, "Ada: Never push the tulip to main.")
    assert [kept.text for kept in mind.gist()] == ["We sold 3 boats."]


# What no longer holds.


def test_what_was_superseded_is_marked_and_follows_what_replaced_it(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "we had tea", "and talked", STALE)
    a_day(mind, NOT_STALE)
    new, old, *_ = mind.recall("is the cache stale?")
    assert (new.text, new.ended) == (NOT_STALE, "")
    assert (old.text, old.ended) == (STALE, f"superseded by {new.memory}")


def test_how_a_memory_ended_and_by_which_other_can_be_read_without_its_words(
    opened: Opening,
) -> None:
    mind = opened()
    a_day(mind, "we had tea", "and talked", STALE)
    a_day(mind, NOT_STALE)
    new, old, *_ = mind.recall("is the cache stale?")
    assert (new.ending, new.ended_by) == (None, None)
    assert (old.ending, old.ended_by) == (End.SUPERSEDED, new.memory)


@pytest.mark.parametrize("k", [1, 2, 7])
def test_what_replaced_it_is_told_first_also_when_only_the_old_one_matches(
    k: int, opened: Opening
) -> None:
    mind = opened()
    a_day(mind, "we had tea", "and talked", REDIS)
    some_days(mind, 3)
    a_day(mind, MEMCACHED)
    hits = mind.recall("persistence across restarts", k=k)
    assert told(hits)[:2] == [MEMCACHED, REDIS][:k]
    assert [hit.ended for hit in hits][:2] == ["", f"superseded by {hits[0].memory}"][:k]
    assert hits[0].sources == memory_with(mind, "cheap").sources


BASKETS = "Can you look why the baskets of Ada and Ben went missing in the night?"


def a_mind_that_moved_on(opened: Opening) -> OpenMind:
    """A mind in which all that a message was remembered for was replaced later."""
    mind = opened()
    a_day(mind, "we had tea", "and talked", f"{BASKETS} {REDIS}")
    a_day(mind, MEMCACHED)
    return mind


def test_what_was_said_is_marked_and_stands_below_what_replaced_all_that_rests_on_it(
    opened: Opening,
) -> None:
    mind = a_mind_that_moved_on(opened)
    newer = memory_with(mind, "cheap")
    new, old, *_ = mind.recall(BASKETS)
    assert (new.memory, new.text, new.ended) == (newer.name, MEMCACHED, "")
    assert (old.memory, old.ended) == (None, f"superseded by {newer.name}")
    assert (old.ending, old.ended_by) == (End.SUPERSEDED, newer.name)


def test_what_was_said_holds_as_long_as_one_memory_does_that_rests_on_it(opened: Opening) -> None:
    mind = a_mind_that_moved_on(opened)
    mind.forget(memory_with(mind, "cheap").name, why="private")
    mind.remember(memory_with(mind, "Redis").text)
    assert [hit.ended for hit in mind.recall(BASKETS) if hit.memory is None] == [""]


def test_what_replaced_it_is_no_part_of_what_the_gist_still_holds(opened: Opening) -> None:
    hits = a_mind_that_moved_on(opened).recall(BASKETS, kept=True)
    assert hits
    assert all(hit.memory is None for hit in hits)


def test_a_chain_of_replacements_is_followed_to_its_end(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "we had tea", "and talked", REDIS)
    a_day(mind, MEMCACHED)
    a_day(mind, "We chose Redis over Memcached because it does more than one thing.")
    hits = [hit for hit in mind.recall("persistence across restarts") if hit.memory]
    assert "more than one thing" in hits[0].text
    assert hits[0].ended == ""
    assert all(hit.ended.startswith("superseded") for hit in hits[1:])
    assert REDIS in told(hits[1:])


def test_what_was_superseded_is_told_by_itself_once_its_replacement_was_forgotten(
    opened: Opening,
) -> None:
    mind = opened()
    a_day(mind, "we had tea", "and talked", REDIS)
    a_day(mind, MEMCACHED)
    forgotten(mind, "cheap")
    hits = mind.recall("persistence across restarts")
    assert hits[0].text == REDIS
    assert hits[0].ended.startswith("superseded")
    assert (hits[0].ending, hits[0].ended_by) == (End.SUPERSEDED, None)
    assert not tells(hits, "cheap")


def test_a_pair_of_which_the_old_one_answers_best_comes_before_what_answers_less(
    opened: Opening,
) -> None:
    mind = opened()
    a_day(mind, "Persistence is hard.", REDIS, "Restarts across the fleet take long.")
    some_days(mind, 3)
    a_day(mind, "We chose Memcached over Redis because it is cheap, and restarts are rare by now.")
    alone = mind.recall("persistence across restarts matters")
    old = next(hit for hit in alone if hit.text == REDIS)
    assert old.score == max(hit.score for hit in alone)
    assert "cheap" in alone[0].text


def test_a_replacement_that_faded_is_not_told_as_if_it_held(opened: Opening) -> None:
    mind = opened(settings=FADING)
    a_day(mind, "we had tea", "and talked", STALE)
    a_day(mind, NOT_STALE)
    some_days(mind, 5)
    newer = memory_with(mind, "not stale")
    assert newer.ending is not None
    assert newer.ending.how is End.FADED
    assert [hit for hit in mind.recall("cache stale") if hit.memory == newer.name] == []


def test_a_replacement_of_another_kind_is_not_told_to_who_asks_for_one_kind(
    opened: Opening,
) -> None:
    mind = opened()
    a_day(mind, "we had tea", "and talked", STALE)
    a_day(mind, NOT_STALE)
    newer = memory_with(mind, "not stale")
    mind.edit(newer.name, text="Never trust the warm one.", kind=Kind.CONSTRAINT)
    hits = mind.recall("cache stale", kinds=[Kind.INSIGHT])
    assert told(hits) == [STALE]


def test_a_replacement_from_after_the_dates_asked_for_is_not_told(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "we had tea", "and talked", STALE)
    then = mind.clock.now()
    a_day(mind, NOT_STALE)
    assert all(hit.date <= then for hit in mind.recall("cache stale", until=then))


def test_a_resolved_question_is_marked(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "we had tea", "and talked", "Why does the importer hang?")
    name = memory_with(mind, "importer").name
    assert mind.recall("importer hang")[0].ended == ""
    mind.resolve(name, why="a lock")
    (asked,) = [hit for hit in mind.recall("importer hang") if hit.memory == name]
    assert asked.ended.startswith("resolved")


# What one asks for.


def test_only_memories_of_the_kinds_asked_for_are_told(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push to main.", "Why does the push to main hang?", "Main was pushed at two.")
    assert {hit.kind for hit in mind.recall("push main")} >= {Kind.CONSTRAINT, Kind.QUESTION}
    assert [hit.kind for hit in mind.recall("push main", kinds=[Kind.QUESTION])] == [Kind.QUESTION]
    both = mind.recall("push main", kinds={Kind.CONSTRAINT, Kind.QUESTION})
    assert {hit.kind for hit in both} == {Kind.CONSTRAINT, Kind.QUESTION}
    assert mind.recall("push main", kinds=[Kind.TENSION]) == []
    assert mind.recall("push main", kinds=[]) == []


def test_what_was_told_by_hand_is_found_by_its_kind(opened: Opening) -> None:
    mind = opened()
    memory = mind.remember("Ada likes rye bread.", kind=Kind.RELATIONSHIP)
    (hit,) = mind.recall("rye bread", kinds=[Kind.RELATIONSHIP])
    assert (hit.memory, hit.date, hit.sources) == (memory.name, memory.born, memory.sources)
    assert mind.recall("rye bread", kinds=[Kind.FACT]) == []


def test_dates_let_through_what_was_said_between_them(opened: Opening) -> None:
    mind = opened()
    days = [LAST_YEAR + timedelta(days=n) for n in range(5)]
    for n, day in enumerate(days):
        mind.record(f"The boat lay in berth {n}.", session="log", at=day)
    mind.end_session("log")
    mind.night()
    some = mind.recall("boat berth", since=days[1], until=days[3])
    assert sorted(hit.date for hit in some) == days[1:4]
    assert sorted(hit.date for hit in mind.recall("boat berth", since=days[4])) == days[4:]
    assert sorted(hit.date for hit in mind.recall("boat berth", until=days[0])) == days[:1]


def test_yesterday_is_the_day_before_the_question(opened: Opening) -> None:
    clock = TickClock(start=LAST_YEAR + timedelta(days=10))
    mind = opened(clock=clock)
    for colour, days_ago in (("red", 1), ("green", 2)):
        at = LAST_YEAR + timedelta(days=10 - days_ago)
        mind.record(f"Ada: The mast was painted {colour}.", session="log", at=at)
    assert "red" in mind.recall("What was painted yesterday?")[0].text


@pytest.mark.parametrize("kinds", [None, [Kind.CONSTRAINT]])
def test_dates_that_exclude_everything_leave_nothing(
    kinds: list[Kind] | None, opened: Opening
) -> None:
    mind = opened()
    a_day(mind, "Never push to main.")
    mind.remember("Never push on Fridays.", kind=Kind.CONSTRAINT)
    far, long_ago = datetime(2999, 1, 1, tzinfo=UTC), datetime(1999, 1, 1, tzinfo=UTC)
    assert len(mind.recall("push", kinds=kinds)) == 2
    assert mind.recall("push", since=far, kinds=kinds) == []
    assert mind.recall("push", until=long_ago, kinds=kinds) == []
    assert mind.recall("push", since=far, until=long_ago, kinds=kinds) == []


@pytest.mark.parametrize("end", ["since", "until"])
@pytest.mark.parametrize("moment", [datetime.min, datetime.max])
def test_the_ends_of_time_are_dates_too(end: str, moment: datetime, opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push to main.")
    everything = (end == "since") is (moment is datetime.min)
    hits = mind.recall("push", **{end: moment.replace(tzinfo=UTC)})  # type: ignore[arg-type]
    assert bool(hits) is everything


def test_a_date_without_a_zone_is_refused(opened: Opening) -> None:
    for end in ("since", "until"):
        with pytest.raises(DateRefused, match="no time zone"):
            opened().recall("push", **{end: datetime(2026, 1, 1)})  # type: ignore[arg-type]


def test_a_rule_of_last_year_is_found_however_many_there_are_of_this_year(opened: Opening) -> None:
    mind = opened(settings=KEEP_ALL)
    mind.record("Never sell the boat.", session="old", at=LAST_YEAR)
    mind.end_session("old")
    for n in range(210):
        mind.record(f"Never paint boat {n} of the boat boat.", session="new")
    mind.end_session("new")
    mind.night()
    before = LAST_YEAR + timedelta(days=9)
    assert told(mind.recall("boat", until=before)) == ["Never sell the boat."]
    rules = mind.recall("boat", until=before, kinds=[Kind.CONSTRAINT])
    assert told(rules) == ["Never sell the boat."]


def test_a_budget_of_nothing_buys_nothing(opened: Opening) -> None:
    mind = opened()
    a_day(mind, "Never push to main.")
    assert mind.recall("push", budget=0) == []
    with pytest.raises(NumberRefused, match="budget"):
        mind.recall("push", budget=-1)


def test_the_texts_together_fit_the_budget(opened: Opening) -> None:
    mind = opened()
    a_day(mind, *(f"The boat lay {'quietly ' * n}in berth {n}." for n in range(6)))
    whole = mind.recall("boat berth")
    for budget in (1, 30, 60, 100, 10_000):
        hits = mind.recall("boat berth", budget=budget)
        assert sum(map(len, told(hits))) <= budget
        assert [hit for hit in whole if hit in hits] == hits
    assert mind.recall("boat berth", budget=10_000) == whole


@pytest.mark.parametrize("k", [1, 3, 7, 1_000, 10**20])
def test_at_most_k_are_told_and_each_once(k: int, opened: Opening) -> None:
    mind = opened()
    a_day(mind, *(f"The boat lay in berth {n}." for n in range(12)))
    hits = mind.recall("boat berth", k=k)
    assert len(hits) == min(k, 12)
    assert len({hit.name for hit in hits}) == len(hits)


@pytest.mark.parametrize("k", [0, -1])
def test_less_than_one_is_refused(k: int, opened: Opening) -> None:
    with pytest.raises(NumberRefused, match="at least one"):
        opened().recall("boat", k=k)


def test_a_long_text_is_told_by_the_part_that_answers(opened: Opening) -> None:
    mind = opened()
    around = "The sky was blue over the bay. " * 60
    mind.record(f"{around}The lighthouse keeper is Bo. {around}", session="s1")
    (hit,) = mind.recall("Who is the lighthouse keeper?")
    assert "The lighthouse keeper is Bo." in hit.text
    assert len(hit.text) < 700
    assert hit.text.startswith("… ")
    assert hit.text.endswith(" …")


# How well, and why.

A_TALK = (
    "Ada: Hey Bo! How have you been?",
    "Bo: Great! I bought a small sailing boat in Lund last week.",
    "Ada: Wow! What is the boat called?",
    "Bo: Heron. My sister painted the name on the boat.",
    "Never paint the boat without asking Bo.",
    "We chose the green paint over the red paint because it is cheaper.",
)
QUESTIONS = ("What is Bo's boat called?", "Why the green paint?", "paint", "last week in Lund")


@pytest.mark.parametrize("rested", [True, False])
def test_the_reasons_add_up_to_the_score_of_every_hit(rested: bool, opened: Opening) -> None:
    mind = opened()
    a_day(mind, STALE)
    a_day(mind, NOT_STALE)
    for text in A_TALK:
        mind.record(text, session="talk")
    if rested:
        mind.end_session("talk")
        mind.night()
    for question in (*QUESTIONS, "cache stale"):
        hits = mind.recall(question)
        assert hits
        assert all(isclose(sum(hit.why.values()), hit.score, abs_tol=1e-9) for hit in hits)


def test_the_same_question_gets_the_same_answer(tmp_path: Path, opened: Opening) -> None:
    mind, other = opened(), opened()
    for one in (mind, other):
        a_day(one, *A_TALK)
    for question in QUESTIONS:
        assert mind.recall(question) == mind.recall(question) == other.recall(question)


def test_what_is_on_disk_is_recalled_the_same_when_it_is_opened_again(tmp_path: Path) -> None:
    with a_mind_at(tmp_path / "mind.db") as mind:
        a_day(mind, *A_TALK)
        before = [mind.recall(question) for question in QUESTIONS]
    with a_mind_at(tmp_path / "mind.db") as mind:
        assert [mind.recall(question) for question in QUESTIONS] == before


def test_what_is_exported_and_imported_is_recalled_the_same(tmp_path: Path) -> None:
    with a_mind_at(tmp_path / "one.db") as one, a_mind_at(tmp_path / "other.db") as other:
        a_day(one, *A_TALK)
        one.used(*(memory.name for memory in one.memories()))
        one.record("The boat is insured by now.", session="today")
        one.export(tmp_path / "mind.jsonl")
        other.import_from(tmp_path / "mind.jsonl")
        for question in QUESTIONS:
            assert other.recall(question) == one.recall(question)
        assert other.gist() == one.gist()
        assert other.recount(2) == one.recount(2)


@pytest.mark.parametrize("rested", [True, False])
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Where did Bo buy the sailing boat?", A_TALK[1]),
        ("Who painted the name?", A_TALK[3]),
        ("asking without", A_TALK[4]),
        ("green over red", A_TALK[5]),
    ],
)
def test_a_plain_question_finds_the_same_on_disk_and_in_ram(
    question: str, answer: str, rested: bool, tmp_path: Path
) -> None:
    found = []
    for path in (":memory:", tmp_path / "mind.db"):
        with a_mind_at(path) as mind:
            for text in A_TALK:
                mind.record(text, session="talk")
            if rested:
                mind.end_session("talk")
                mind.night()
            first, *_ = mind.recall(question)
            found.append((first.text, first.memory, first.sources, first.date))
    assert found[0] == found[1]
    assert found[0][0] == answer


def test_no_hit_scores_higher_than_one_before_it(opened: Opening) -> None:
    mind = opened()
    a_day(mind, *(f"Ada: I saw the boat {'again ' * (n % 9)}in berth {n}." for n in range(120)))
    scores = [hit.score for hit in mind.recall("What boat did Ada see in a berth?", k=100)]
    assert len(scores) == 100
    assert scores == sorted(scores, reverse=True)


# Several agents in one file.


def test_an_agent_recalls_nothing_of_another(tmp_path: Path) -> None:
    path = tmp_path / "fleet.db"
    with a_mind_at(path, agent="ada") as ada, a_mind_at(path, agent="bo") as bo:
        a_day(ada, "Never push to main.")
        a_day(bo, "we had tea", "and talked", session="tea")
        a_day(bo, "The boat lies in Lund.")
        bo.remember("The cat is called Cy.")
        assert ada.recall("boat Lund cat") == []
        for field in Field:
            assert not ada.store.index.matching(field, ["boat", "lund", "cat"], limit=9)
        assert told(bo.recall("boat"))[0] == "The boat lies in Lund."
        with a_mind_at(path, agent="new") as new:
            assert new.recall("boat push cat") == []
            assert new.gist() == []
