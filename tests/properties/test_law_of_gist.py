"""The gist is kept within its budget: it only ever says less, and what it says was said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie import OpenMind, Settings, open_mind
from reverie.domain.language.english.shorten import light, terse
from reverie.domain.language.english.speech import split_speaker, without_photos
from reverie.domain.language.tokens import usual_tokens
from reverie.testing import TickClock

_SAID = (
    "not no never nor cannot can't don't isn't without 3 42 1,000 -5 4711 2019 10% Ada Bo Heron "
    "Malmö Zoë boat harbour kettle sold bought broke the a of is was really so very it I you my "
    "to in with and but just oh yeah will must up over again — 🙂 don’t 東京で会いました"
)
WORDS = _SAID.split()
KEPT_WORDS = re.compile(
    r"\d|^(?:not|no|never|nor|cannot|without)$|n't$|^(?:Ada|Bo|Heron|Malmö|Zoë)$"
)
"""Numbers, negations and names."""
TEXTS = st.builds(
    lambda speaker, words, photo: f"{speaker}{' '.join(words)}.{photo}",
    st.sampled_from(["", "Ada: ", "Bo: "]),
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=14),
    st.sampled_from(["", "", " [photo of a boat]"]),
)
DAYS = st.lists(
    st.tuples(st.sampled_from(["s1", "s2", "s3"]), st.lists(TEXTS, min_size=1, max_size=4)),
    min_size=1,
    max_size=4,
)
BUDGETS = st.sampled_from([0, 1, 5, 12, 30, 80, 8_000])


def a_mind(budget: int, path: str | Path = ":memory:") -> OpenMind:
    settings = Settings.of(gist_tokens=budget, max_cycles=0)
    return open_mind(path, clock=TickClock(), settings=settings)


def a_day(mind: OpenMind, session: str, texts: list[str]) -> None:
    for text in texts:
        mind.record(text, session=session)
    mind.end_session(session)
    mind.night()


def kept(mind: OpenMind) -> dict[int, str]:
    """The gist by episode."""
    return {int(one.sources[0].removeprefix("episode:")): one.text for one in mind.gist()}


def said(mind: OpenMind, episode: int) -> str:
    """What was said, without who said it and what was only seen."""
    return without_photos(split_speaker(mind.recount(episode).episode.text)[1])


def bare(text: str) -> list[str]:
    """The words of a text, without what stands around them."""
    return [re.sub(r"^\W+|\W+$", "", word) for word in text.replace("’", "'").split()]


@given(DAYS, BUDGETS)
def test_every_night_leaves_a_gist_within_its_budget_that_says_ever_less(
    days: list[tuple[str, list[str]]], budget: int
) -> None:
    mind = a_mind(budget)
    before: dict[int, str] = {}
    seen = 0
    for session, texts in days:
        a_day(mind, session, texts)
        now = kept(mind)
        assert sum(map(usual_tokens, now.values())) <= budget
        assert all(number in before for number in now if number <= seen)
        for number, text in now.items():
            older = before.get(number, said(mind, number))
            assert usual_tokens(text) <= usual_tokens(older)
            words = iter(older.replace("’", "'").split())
            assert all(word in words for word in text.replace("’", "'").split())
        before, seen = now, mind.store.episodes.last()


@given(DAYS, BUDGETS)
def test_what_is_kept_of_a_text_keeps_its_names_numbers_and_negations(
    days: list[tuple[str, list[str]]], budget: int
) -> None:
    mind = a_mind(budget)
    for session, texts in days:
        a_day(mind, session, texts)
    for number, text in kept(mind).items():
        must = [word for word in bare(said(mind, number)) if KEPT_WORDS.search(word)]
        assert [word for word in bare(text) if KEPT_WORDS.search(word)] == must


@given(DAYS, BUDGETS)
def test_the_gist_stands_in_the_order_it_was_said_with_who_said_it(
    days: list[tuple[str, list[str]]], budget: int
) -> None:
    mind = a_mind(budget)
    for session, texts in days:
        a_day(mind, session, texts)
    gist = mind.gist()
    assert [one.date for one in gist] == sorted(one.date for one in gist)
    assert list(kept(mind)) == sorted(kept(mind))
    for one, number in zip(gist, kept(mind), strict=True):
        episode = mind.recount(number).episode
        assert one.date == episode.at
        assert one.speaker == (split_speaker(episode.text)[0] or "user")
        assert one.text.strip()


@given(DAYS, BUDGETS, st.sampled_from(["boat harbour", "Heron 42", "Who sold it?", "東京"]))
def test_what_is_recalled_from_what_was_kept_is_told_in_the_words_of_the_gist(
    days: list[tuple[str, list[str]]], budget: int, question: str
) -> None:
    mind = a_mind(budget)
    for session, texts in days:
        a_day(mind, session, texts)
    mind.record("Ada: The boat Heron was sold for 42 in the harbour.", session="today")
    gist = kept(mind)
    for hit in mind.recall(question, kept=True, k=50):
        assert hit.memory is None
        assert hit.text == gist[hit.episodes[0]]
        assert all(number in gist for number in hit.episodes)


@given(DAYS, BUDGETS)
def test_undoing_all_nights_leaves_no_gist_and_sleeping_again_one_within_the_budget(
    days: list[tuple[str, list[str]]], budget: int
) -> None:
    mind = a_mind(budget)
    for session, texts in days:
        a_day(mind, session, texts)
    before = kept(mind)
    assert mind.rebuild()
    assert kept(mind) == before
    mind.undo(1)
    assert kept(mind) == {}
    mind.night()
    assert sum(map(usual_tokens, kept(mind).values())) <= budget
    assert bool(kept(mind)) is bool(before)


# By example.

TALK = [
    "Ada: Oh wow, that is really so very nice of you!",
    "Bo: I sold 3 boats to Max for 400 euros.",
    "Ada: The kettle of my sister Eve did not break in 2019.",
]


@pytest.mark.parametrize("where", ["in RAM", "on disk"])
def test_without_a_budget_nothing_is_kept_and_all_is_found(where: str, tmp_path: Path) -> None:
    with a_mind(0, ":memory:" if where == "in RAM" else tmp_path / "mind.db") as mind:
        a_day(mind, "s1", TALK)
        assert mind.gist() == []
        assert mind.recall("boats kettle", kept=True) == []
        assert len(mind.recall("boats kettle")) >= 2


@pytest.mark.parametrize("where", ["in RAM", "on disk"])
def test_what_tells_least_is_shortened_and_let_go_of_first(where: str, tmp_path: Path) -> None:
    path = ":memory:" if where == "in RAM" else tmp_path / "mind.db"
    texts = []
    for budget in (8_000, 30, 17, 10):
        with a_mind(budget, path if where == "in RAM" else tmp_path / f"{budget}.db") as mind:
            a_day(mind, "s1", TALK)
            texts.append(kept(mind))
    assert texts[0] == {n: said_text.split(": ", 1)[1] for n, said_text in enumerate(TALK, 1)}
    assert 1 not in texts[2]
    assert {2, 3} <= texts[2].keys()
    assert len(texts[3]) == 1
    for gist in texts[1:]:
        assert sum(map(usual_tokens, gist.values())) < sum(map(usual_tokens, texts[0].values()))


def test_what_was_let_go_does_not_come_back_when_the_budget_grows(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    with a_mind(10, path) as mind:
        a_day(mind, "s1", TALK)
        few = kept(mind)
        assert len(few) == 1
    with a_mind(8_000, path) as mind:
        a_day(mind, "s2", ["Bo: We sail on Sundays."])
        assert kept(mind) == few | {4: "We sail on Sundays."}


def test_a_session_that_goes_on_does_not_bring_back_what_was_let_go(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    with a_mind(10, path) as mind:
        a_day(mind, "s1", TALK[::-1])
        few = kept(mind)
        assert 3 not in few
    with a_mind(8_000, path) as mind:
        a_day(mind, "s1", ["Bo: We sail."])
        assert kept(mind) == few | {4: "We sail."}


def test_a_session_that_goes_on_does_not_make_what_was_shortened_longer(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    with a_mind(10, path) as mind:
        a_day(mind, "s1", TALK[1:2])
        few = kept(mind)
        assert usual_tokens(few[1]) < usual_tokens(said(mind, 1))
    with a_mind(8_000, path) as mind:
        a_day(mind, "s1", ["Bo: We sail."])
        assert kept(mind) == few | {2: "We sail."}


@pytest.mark.parametrize("where", ["in RAM", "on disk"])
def test_what_was_let_go_is_not_recalled_from_what_was_kept(where: str, tmp_path: Path) -> None:
    with a_mind(17, ":memory:" if where == "in RAM" else tmp_path / "mind.db") as mind:
        a_day(mind, "s1", TALK)
        assert 1 not in kept(mind)
        hits = mind.recall("nice boats kettle", kept=True)
        assert {hit.episodes for hit in hits} == {(2,), (3,)}
        assert {hit.text for hit in hits} == set(kept(mind).values())
        assert TALK[0] in {hit.text for hit in mind.recall("really nice of you")}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("In May I moved with Will to the US.", {"May", "Will", "US"}),
        ("It is neither A nor B.", {"A", "B"}),
        ("We met the IT people.", {"IT"}),
        ("Dr. Who and Mr. Do are here.", {"Do"}),
    ],
)
def test_a_name_that_is_also_a_small_word_stays(text: str, names: set[str]) -> None:
    assert names <= set(bare(light(text)))
    assert names <= set(bare(terse(text)))


def test_a_text_without_spaces_takes_the_room_it_takes() -> None:
    with a_mind(100) as mind:
        a_day(mind, "s1", [f"{number}番の船は港にあります。" * 40 for number in range(10)])
        assert sum(len(one.text) for one in mind.gist()) <= 100 * 6
