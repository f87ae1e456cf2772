"""Recall finds what was told by the words that say something, within the limits one sets."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from math import isclose
from pathlib import Path

import pytest

import reverie
from reverie import Hit, Kind, OpenMind
from reverie.errors import NumberRefused
from reverie.recall.best import SIGNALS
from reverie.recall.query import content_words_of
from reverie.testing import DAWN, TickClock

DAY = timedelta(days=1)


@pytest.fixture(params=["on disk", "in RAM"])
def mind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenMind]:
    """A new mind whose clock moves on by half a day each time it is read."""
    place = ":memory:" if request.param == "in RAM" else tmp_path / "mind.db"
    with reverie.open_mind(place, clock=TickClock(step=DAY / 2)) as opened:
        yield opened


def knowing(mind: OpenMind, *texts: str, kind: Kind = Kind.FACT) -> OpenMind:
    """The mind, told these things one after the other."""
    for text in texts:
        mind.remember(text, kind=kind)
    return mind


def found(hits: list[Hit]) -> list[str]:
    """What was found, best first."""
    return [hit.text for hit in hits]


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("What did we do about the database?", ["database"]),
        ("push, Push and PUSH", ["push"]),
        ("to be or not to be", ["to", "be", "or", "not"]),
        ("max_step_changes = 3", ["max", "step", "changes", "3"]),
        ("Who said it didn't work?", ["work"]),
        ("naïve Straße", ["naïve", "strasse"]),
        ("?!", []),
        ("", []),
    ],
)
def test_only_words_that_say_something_are_searched_for(question: str, words: list[str]) -> None:
    assert content_words_of(question) == words


def test_words_that_say_little_find_nothing_beside_those_that_do(mind: OpenMind) -> None:
    knowing(mind, "The tea is in the kitchen.", "Backups run on the server.")

    assert found(mind.recall("where is the tea?")) == ["The tea is in the kitchen."]


def test_a_question_of_small_words_alone_is_still_searched(mind: OpenMind) -> None:
    knowing(mind, "To be or not to be.", "Tea time.")

    assert found(mind.recall("to be or not to be")) == ["To be or not to be."]


def test_the_form_of_a_word_does_not_matter(mind: OpenMind) -> None:
    knowing(mind, "Deploys happen on Tuesdays.", "Tea time.")

    assert found(mind.recall("deploy TUESDAY")) == ["Deploys happen on Tuesdays."]


def test_a_memory_that_holds_more_of_the_words_comes_first(mind: OpenMind) -> None:
    knowing(mind, "The red house burned.", "The red car of the house.", "A blue boat sails.")

    assert found(mind.recall("red car")) == ["The red car of the house.", "The red house burned."]


def test_nothing_is_found_when_no_word_fits(mind: OpenMind) -> None:
    knowing(mind, "Tea time.")

    assert mind.recall("zebra") == []
    assert mind.recall("?!") == []
    assert mind.recall("") == []


@pytest.mark.parametrize("question", ['"', "NEAR(tea", "tea AND", "-tea", "tea*", "text:tea", "'"])
def test_a_question_is_words_and_never_a_query(mind: OpenMind, question: str) -> None:
    knowing(mind, "Tea time.")

    assert found(mind.recall(question)) in ([], ["Tea time."])


def test_at_most_k_are_returned(mind: OpenMind) -> None:
    knowing(mind, *(f"Tea number {number}." for number in range(9)))

    assert len(mind.recall("tea")) == 7
    assert len(mind.recall("tea", k=2)) == 2
    assert len(mind.recall("tea", k=99)) == 9


def test_less_than_one_cannot_be_asked_for(mind: OpenMind) -> None:
    with pytest.raises(NumberRefused, match="at least one"):
        mind.recall("tea", k=0)


@pytest.mark.parametrize("budget", [0, 1, 9, 10, 25, 60, 1000])
def test_the_texts_fit_the_budget_together(mind: OpenMind, budget: int) -> None:
    knowing(mind, "Tea.", "Tea time.", "Tea is served at five, tea or coffee.")

    assert sum(len(hit.text) for hit in mind.recall("tea", budget=budget)) <= budget


def test_a_text_too_long_for_the_budget_makes_room_for_shorter_ones(mind: OpenMind) -> None:
    knowing(mind, "Tea, green tea, black tea, white tea.", "Tea time.")

    assert found(mind.recall("green tea", budget=20)) == ["Tea time."]


def test_only_the_kinds_asked_for_are_found(mind: OpenMind) -> None:
    knowing(mind, "Tea is hot.")
    knowing(mind, "Drink tea.", kind=Kind.CONSTRAINT)
    knowing(mind, "More tea?", kind=Kind.QUESTION)

    assert found(mind.recall("tea", kinds=[Kind.CONSTRAINT])) == ["Drink tea."]
    assert len(mind.recall("tea", kinds={Kind.FACT, Kind.QUESTION})) == 2
    assert mind.recall("tea", kinds=[]) == []


def test_only_what_was_born_in_time_is_found(mind: OpenMind) -> None:
    knowing(mind, "Tea one.", "Tea two.", "Tea three.")
    first, second, third = (memory.born for memory in mind.memories())

    def at(since: datetime | None = None, until: datetime | None = None) -> list[str]:
        return sorted(found(mind.recall("tea", since=since, until=until)))

    assert at(since=second) == ["Tea three.", "Tea two."]
    assert at(until=second) == ["Tea one.", "Tea two."]
    assert at(since=second, until=second) == ["Tea two."]
    assert at(since=third + DAY) == []
    assert at(until=first - DAY) == []


def test_a_span_without_a_zone_is_refused(mind: OpenMind) -> None:
    knowing(mind, "Tea time.")

    with pytest.raises(reverie.ReverieError):
        mind.recall("tea", since=DAWN.replace(tzinfo=None))


def test_a_hit_tells_name_kind_date_and_sources(mind: OpenMind) -> None:
    episode = mind.record("Never drink tea.", session="s")
    mind.end_session("s")
    mind.night()
    (memory,) = mind.memories()

    (hit,) = mind.recall("tea")

    assert (hit.memory, hit.text, hit.kind) == (memory.name, memory.text, memory.kind)
    assert (hit.date, hit.sources) == (episode.at, ("episode:1",))
    assert (hit.name, hit.episodes, hit.ended) == (memory.name, (1,), "")


def test_what_was_told_by_hand_has_the_date_it_was_told(mind: OpenMind) -> None:
    memory = mind.remember("Never drink tea.")

    (hit,) = mind.recall("tea")

    assert (hit.memory, hit.date, hit.sources) == (memory.name, memory.born, memory.sources)
    assert hit.episodes == ()


def test_the_shares_of_a_score_add_up_to_it(mind: OpenMind) -> None:
    knowing(mind, "Tea one, green.", "Tea two.", "Tea three and much more to say.")

    hits = mind.recall("tea")

    assert len(hits) == 3
    for hit in hits:
        assert set(hit.why) <= set(SIGNALS)
        assert isclose(sum(hit.why.values()), hit.score)
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_of_two_of_a_kind_the_newer_comes_first(mind: OpenMind) -> None:
    knowing(mind, "Tea at five.", "Tea at four.")

    assert found(mind.recall("tea")) == ["Tea at four.", "Tea at five."]


def test_neither_kind_nor_date_outweighs_the_words(mind: OpenMind) -> None:
    knowing(mind, "Green tea with lemon.", kind=Kind.HISTORY)
    knowing(mind, *(f"Filler about boat {number}." for number in range(20)))
    knowing(mind, "Never spill any tea.", kind=Kind.CONSTRAINT)

    assert found(mind.recall("green lemon tea"))[0] == "Green tea with lemon."
