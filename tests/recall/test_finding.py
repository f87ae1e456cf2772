"""Recall finds what answers a question, says why, and takes any question there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from math import isclose, isfinite, sqrt
from time import perf_counter

import pytest
from bench.recall_index import SeeingIndex, SqliteIndex
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.gloss import Said, gloss_of
from reverie.domain.unit import Unit
from reverie.recall.finding import find
from reverie.recall.pool import DEPTH, Sight, gather
from reverie.recall.ranker import names, ranker_from, trained
from reverie.recall.signals import standard

FIRST_DAY = datetime(2024, 3, 4, tzinfo=UTC)
TALK = (
    ("Ada", "Hey Bo! How have you been?"),
    ("Bo", "Great, thanks! I bought a small sailing boat in Lund last week."),
    ("Ada", "Wow! What is it called?"),
    ("Bo", "Heron. My sister painted the name on it."),
    ("Ada", "I never learned to sail. I play the cello on Sundays."),
    ("Bo", "How long have you been playing?"),
    ("Ada", "Since I was nine."),
    ("Bo", "Impressive. Talk soon!"),
)


def talk(*, rested: bool = True, sessions: int = 1) -> list[Unit]:
    """The talk of Ada and Bo, held again in each session a week later."""
    said = [Said(speaker, FIRST_DAY + timedelta(weeks=week), text)
            for week in range(sessions) for speaker, text in TALK]  # fmt: skip
    units = []
    for n, one in enumerate(said):
        inside = n % len(TALK)
        before = said[n - 1] if inside else None
        after = said[n + 1] if inside < len(TALK) - 1 else None
        gloss = gloss_of(one, before, after) if rested else None
        units.append(Unit(n + 1, f"s{n // len(TALK)}", one.at, one.speaker, one.text, gloss=gloss))
    return units


@pytest.mark.parametrize("ranked", [True, False])
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
    question: str, answer: str, rested: bool, ranked: bool
) -> None:
    found = find(SqliteIndex(talk(rested=rested)), question, k=3, ranked=ranked)
    assert any(one.unit.text.find(answer) >= 0 for one in found)


@pytest.mark.parametrize("ranked", [True, False])
def test_the_reasons_add_up_to_the_score(ranked: bool) -> None:
    for one in find(SqliteIndex(talk()), "What did Bo buy?", ranked=ranked):
        assert isclose(sum(one.why.values()), one.score, abs_tol=1e-9)


def test_nothing_is_found_where_no_word_is_met() -> None:
    assert find(SqliteIndex(talk()), "xylophone zebra") == []
    assert find(SqliteIndex([]), "boat") == []


def test_an_index_half_seen_by_a_night_is_searched_whole() -> None:
    units = [replace(unit, gloss=None) if unit.number > 4 else unit for unit in talk()]
    found = find(SqliteIndex(units), "Does Ada play the cello?", k=3)
    assert any("cello" in one.unit.text for one in found)


@pytest.mark.parametrize(
    "question",
    [
        "", " ", "?", "the of and", '"boat" OR NOT "cello" NEAR(', "boat* AND (cello", "said : b",
        "🙂🙂", "¿Dónde compró Bo el barco?", "ボーは何を買いましたか？", "Что купил Бо?", "a\x00b",
        "boat " * 2_000, "b" * 10_000, "'; DROP TABLE said; --", "\ud800",
    ],
)  # fmt: skip
def test_any_question_gets_an_answer_in_a_moment(question: str) -> None:
    index = SqliteIndex(talk(sessions=20))
    began = perf_counter()
    found = find(index, question)
    assert perf_counter() - began < 2
    assert all(isfinite(one.score) for one in found)


@given(st.text(), st.integers(min_value=1, max_value=200))
def test_at_most_k_are_found_and_each_once(question: str, k: int) -> None:
    numbers = [one.unit.number for one in find(INDEX, question, k=k)]
    assert len(numbers) == len(set(numbers)) <= k


def test_the_pool_stays_small_however_much_is_held() -> None:
    units = [Unit(n, f"s{n // 50}", FIRST_DAY, "Bo", f"boat number {n}") for n in range(1, 3001)]
    assert len(gather(SqliteIndex(units), "boat").units) <= 3 * DEPTH


class Letters:
    """An embedder for tests: texts are alike that have the same letters."""

    name = "letters"

    def vectors(self, texts: Sequence[str]) -> list[list[float]]:
        return [self._vector(text.lower()) for text in texts]

    def _vector(self, text: str) -> list[float]:
        counts = [text.count(chr(97 + n)) + 0.01 for n in range(26)]
        length = sqrt(sum(count * count for count in counts))
        return [count / length for count in counts]


def test_with_sight_a_question_without_a_word_in_it_still_finds() -> None:
    pytest.importorskip("numpy")
    index = SeeingIndex(talk(), Letters())
    found = find(index, "zzz", sight=Sight(Letters(), index))
    assert len(found) == len(TALK)
    assert "like said" in found[0].why


def test_each_shipped_ranker_gives_shares_that_add_up() -> None:
    assert len(names()) == 4
    for name in names():
        shares = trained(name).shares({"words": 2.0, "fact": -1.0, "speaker": 1.0})
        assert isfinite(sum(shares.values()))


def test_a_tree_gives_what_its_forks_change_to_their_features() -> None:
    tree = {"feature": "fact", "upto": 0.5, "mean": 1.0, "low": 0.0, "high": 3.0}
    ranker = ranker_from({"bias": 0.5, "linear": {"words": 2.0}, "trees": [tree]})
    assert ranker.shares({"words": 1.0, "fact": 1.0}) == {"words": 2.0, "bias": 1.5, "fact": 2.0}


def test_standard_scores_have_no_mean_and_one_deviation() -> None:
    assert standard([1.0, 3.0]) == [-1.0, 1.0]
    assert standard([2.0, 2.0]) == [0.0, 0.0]
    assert standard([]) == []


INDEX = SqliteIndex(talk(sessions=3))
