"""With an embedder recall goes by meaning too; it works at night, and may fail at any time."""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from math import isclose, isfinite, sqrt
from pathlib import Path

import pytest

from reverie import OpenMind, Settings, Voice
from reverie.domain.journal.plan import Outcome, Stimulus
from tests.days import a_mind_at
from tests.recall.test_recall_of_what_was_said import a_day, told

Opening = Callable[..., OpenMind]

SIZE = 256
ALIKE = {"sloop": "boat", "ship": "boat", "purchase": "bought", "acquire": "bought"}
SAID = (
    "Ada: Hey Bo! How have you been?",
    "Bo: I bought a small boat in Lund.",
    "Ada: What colour does it have?",
    "Bo: Green, like the sea.",
    "Never push to main.",
    "Why does the importer hang?",
)
BATCH = 64
"""How many episodes get their vectors in one go."""


class Bags:
    """An embedder of one's own: a text is the bag of its words, and some words mean the same."""

    def __init__(self, name: str = "bags", size: int = SIZE) -> None:
        self.name = name
        self.size = size
        self.read: list[str] = []
        """All texts it was given, in order."""
        self.calls = 0

    def vectors(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        self.calls += 1
        self.read += texts
        return [self._bag(text) for text in texts]

    def _bag(self, text: str) -> list[float]:
        counts = [0.0] * self.size
        for word in text.lower().split():
            bare = word.strip(".,:;!?")
            counts[zlib.crc32(ALIKE.get(bare, bare).encode()) % self.size] += 1
        length = sqrt(sum(count * count for count in counts)) or 1.0
        return [count / length for count in counts]


class Failing(Bags):
    """One that fails from some call on, until it is mended."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after = after

    def vectors(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        if self.calls >= self.after:
            raise ConnectionError("no route to the model")
        return super().vectors(texts)


class Answering(Bags):
    """One that answers with whatever it was made with."""

    def __init__(self, answer: Callable[[Bags, Sequence[str]], object]) -> None:
        super().__init__()
        self._answer = answer

    def vectors(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        return self._answer(Bags(), texts)  # type: ignore[return-value]


@pytest.fixture(params=["in RAM", "on disk"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opening]:
    """Opens minds of one kind, each time a new one, and closes them in the end."""
    if request.param == "on disk":
        pytest.importorskip("numpy")
    with ExitStack() as minds:

        def one(**given: object) -> OpenMind:
            number = len(list(tmp_path.iterdir()))
            path = ":memory:" if request.param == "in RAM" else tmp_path / f"mind{number}.db"
            return minds.enter_context(a_mind_at(path, **given))

        yield one


def by_words_alone(opened: Opening, question: str) -> list[str]:
    """What a mind without an embedder tells of the same day."""
    mind = opened()
    a_day(mind, *SAID)
    return told(mind.recall(question))


def many(number: int) -> list[str]:
    return [f"Bo: The boat {n} lies in berth {n}." for n in range(number)]


# By meaning.


def test_what_means_the_same_is_found_without_a_word_of_it(opened: Opening) -> None:
    question = "Did someone acquire a sloop?"
    mind = opened(embedder=Bags())
    a_day(mind, *SAID)
    first, *_ = mind.recall(question)
    assert first.text == SAID[1]
    assert first.why["meaning"] > 0
    assert isclose(sum(first.why.values()), first.score, abs_tol=1e-9)
    assert SAID[1] not in by_words_alone(opened, "sloop")
    assert mind.notes == []


def test_meaning_is_worked_out_at_night_and_not_when_things_are_said(opened: Opening) -> None:
    bags = Bags()
    mind = opened(embedder=bags)
    for text in SAID:
        mind.record(text, session="s1")
    mind.end_session("s1")
    assert bags.calls == 0
    mind.night()
    assert "Ada: Hey Bo! How have you been? Bo: I bought a small boat in Lund." in bags.read
    assert "Never push to main." in bags.read


def test_before_a_night_the_words_tell(opened: Opening) -> None:
    mind = opened(embedder=Bags())
    mind.record(SAID[1], session="s1")
    (hit,) = mind.recall("boat")
    assert "meaning" not in hit.why
    assert mind.recall("sloop") == []


def test_nothing_is_worked_out_twice(opened: Opening) -> None:
    bags = Bags()
    mind = opened(embedder=bags)
    a_day(mind, *SAID)
    calls = bags.calls
    mind.night()
    assert bags.calls == calls


def test_a_night_works_out_no_more_than_it_may(opened: Opening) -> None:
    bags = Bags()
    mind = opened(embedder=bags, settings=Settings.of(vectors_per_night=2))
    a_day(mind, *SAID)
    assert seen_of(bags, plain(SAID)) == plain(SAID[:2])
    mind.night()
    assert seen_of(bags, plain(SAID)) == plain(SAID[:4])
    mind.night()
    assert seen_of(bags, plain(SAID)) == plain(SAID)


def seen_of(bags: Bags, wanted: Sequence[str]) -> list[str]:
    """Which of some things said an embedder has read, whatever stood before them."""
    return [text for read in bags.read if (text := read.split(": ")[-1]) in wanted]


def plain(said: Sequence[str]) -> list[str]:
    """What is said, without who says it."""
    return [text.split(": ", 1)[-1] for text in said]


def test_the_same_is_found_by_meaning_on_disk_and_in_ram(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    found = []
    for path in (":memory:", tmp_path / "mind.db"):
        with a_mind_at(path, embedder=Bags()) as mind:
            a_day(mind, *SAID)
            found.append([told(mind.recall(asked))[:1] for asked in ("sloop", "ship green sea")])
    assert found[0] == found[1]


# What changes what a text means.


def test_what_is_glossed_anew_is_looked_at_anew(opened: Opening) -> None:
    bags = Bags()
    mind = opened(embedder=bags)
    a_day(mind, "Ada: Where is the boat?", session="s1")
    bags.read.clear()
    a_day(mind, "Bo: In Lund.", session="s1")
    assert "Ada: Where is the boat?" in bags.read
    assert "Ada: Where is the boat? Bo: In Lund." in bags.read


def test_undoing_a_night_takes_its_vectors_back(opened: Opening) -> None:
    mind = opened(embedder=Bags())
    a_day(mind, *SAID)
    assert SAID[1] in told(mind.recall("sloop"))
    mind.undo(1)
    assert mind.recall("sloop") == []
    mind.night()
    assert SAID[1] in told(mind.recall("sloop"))


def test_after_a_rebuild_the_next_night_works_the_vectors_out_again(opened: Opening) -> None:
    mind = opened(embedder=Bags())
    a_day(mind, *SAID)
    before = mind.recall("sloop Lund")
    assert mind.rebuild()
    mind.night()
    assert mind.recall("sloop Lund") == before


def test_vectors_of_another_model_are_ignored_until_they_are_made_anew(opened: Opening) -> None:
    mind = opened(embedder=Bags("old"))
    a_day(mind, *SAID)
    new = Bags("new", size=SIZE + 1)
    mind.see_with(new)
    assert mind.recall("sloop") == []
    assert told(mind.recall("boat Lund")) == by_words_alone(opened, "boat Lund")
    assert mind.notes == []
    mind.night()
    assert SAID[1] in told(mind.recall("sloop"))
    assert set(plain(SAID)) <= set(seen_of(new, plain(SAID)))


def test_vectors_are_made_anew_night_by_night_while_two_models_are_there(opened: Opening) -> None:
    mind = opened(embedder=Bags("old"), settings=Settings.of(vectors_per_night=2))
    for n in range(3):
        a_day(mind, f"Ada: Hey {n}!", f"Bo: I bought boat {n}.")
    mind.see_with(Bags("new"))
    assert mind.recall("sloop") == []
    for bought in (["Bo: I bought boat 0."], ["Bo: I bought boat 0.", "Bo: I bought boat 1."]):
        mind.night()
        found = mind.recall("sloop")
        most = max(hit.why["meaning"] for hit in found)
        assert sorted(told([hit for hit in found if hit.why["meaning"] > most / 2])) == bought


# An embedder that fails.


def test_an_embedder_that_fails_costs_no_night(opened: Opening) -> None:
    mind = opened(embedder=Failing(after=0))
    for text in SAID:
        mind.record(text, session="s1")
    mind.end_session("s1")
    assert mind.night().outcome is Outcome.COMPLETED
    (note,) = mind.notes
    assert "bags failed after 0 things said or kept (no route to the model)" in note
    assert "the next night tries again" in note
    assert mind.recount(1).gloss is not None
    assert {"Never push to main."} <= {memory.text for memory in mind.memories()}


def test_the_next_night_goes_on_where_an_embedder_failed(opened: Opening) -> None:
    failing = Failing(after=1)
    mind = opened(embedder=failing)
    a_day(mind, *many(BATCH + 10))
    (note,) = mind.notes
    assert f"failed after {BATCH} things said or kept" in note
    failing.after = 10**9
    failing.read.clear()
    mind.night()
    assert mind.notes == []
    seen = seen_of(failing, plain(many(BATCH + 10)))
    assert list(dict.fromkeys(seen)) == plain(many(BATCH + 10))[BATCH:]


def test_one_text_that_cannot_be_read_does_not_keep_the_others_from_being_seen(
    opened: Opening,
) -> None:
    def refuse(bags: Bags, texts: Sequence[str]) -> object:
        if any("tulip" in text for text in texts):
            raise ValueError("a text that is too much")
        return bags.vectors(texts)

    mind = opened(embedder=Answering(refuse))
    a_day(mind, "Bo: The tulip lies in berth 9.", *many(BATCH), "Bo: I bought a boat in Malmö.")
    mind.night()
    assert "Bo: I bought a boat in Malmö." in told(mind.recall("acquire Lund"))


def test_an_embedder_that_fails_when_asked_leaves_the_words(opened: Opening) -> None:
    failing = Failing(after=10**9)
    mind = opened(embedder=failing)
    a_day(mind, *SAID)
    failing.after = 0
    assert told(mind.recall("boat Lund")) == by_words_alone(opened, "boat Lund")
    assert mind.notes == ["bags failed (no route to the model); recalled by words alone"]
    failing.after = 10**9
    assert SAID[1] in told(mind.recall("sloop"))


AMISS: dict[str, Callable[[Bags, Sequence[str]], object]] = {
    "one too few": lambda bags, texts: bags.vectors(texts)[1:],
    "one too many": lambda bags, texts: [*bags.vectors(texts), [1.0]],
    "none": lambda bags, texts: [],
    "nothing at all": lambda bags, texts: None,
}
NONSENSE: dict[str, Callable[[Bags, Sequence[str]], object]] = {
    "vectors that are nothing": lambda bags, texts: [None for _ in texts],
    "vectors that are numbers": lambda bags, texts: [0.5 for _ in texts],
    "numbers too large to be any": lambda bags, texts: [[10**400] * SIZE for _ in texts],
    "numbers that are words": lambda bags, texts: [["much"] * SIZE for _ in texts],
}
ODD: dict[str, Callable[[Bags, Sequence[str]], object]] = {
    "of another length": lambda bags, texts: [[1.0] for _ in texts],
    "of no length": lambda bags, texts: [[] for _ in texts],
    "each of its own length": lambda bags, texts: [[1.0] * (n + 1) for n, _ in enumerate(texts)],
    "not a number": lambda bags, texts: [[float("nan")] * SIZE for _ in texts],
    "without end": lambda bags, texts: [[float("inf")] * SIZE for _ in texts],
    "all zero": lambda bags, texts: [[0.0] * SIZE for _ in texts],
    "tuples": lambda bags, texts: tuple(tuple(row) for row in bags.vectors(texts)),
}


@pytest.mark.parametrize("answer", [*AMISS.values(), *NONSENSE.values()], ids=[*AMISS, *NONSENSE])
def test_an_embedder_that_answers_amiss_costs_no_night(
    answer: Callable[[Bags, Sequence[str]], object], opened: Opening
) -> None:
    mind = opened(embedder=Answering(answer))
    a_day(mind, *SAID)
    assert mind.nights()[-1].outcome is Outcome.COMPLETED
    assert ["bags failed" in note for note in mind.notes] == [True]
    mind.see_with(Bags())
    mind.night()
    assert mind.notes == []
    assert SAID[1] in told(mind.recall("sloop"))


@pytest.mark.parametrize("answer", AMISS.values(), ids=AMISS)
def test_an_embedder_that_answers_a_question_amiss_leaves_the_words(
    answer: Callable[[Bags, Sequence[str]], object], opened: Opening
) -> None:
    mind = opened(embedder=Bags())
    a_day(mind, *SAID)
    mind.see_with(Answering(answer))
    assert told(mind.recall("boat Lund")) == by_words_alone(opened, "boat Lund")
    assert ["recalled by words alone" in note for note in mind.notes] == [True]


@pytest.mark.parametrize("answer", NONSENSE.values(), ids=NONSENSE)
def test_an_embedder_that_answers_a_question_with_nonsense_leaves_the_words(
    answer: Callable[[Bags, Sequence[str]], object], opened: Opening
) -> None:
    mind = opened(embedder=Bags())
    a_day(mind, *SAID)
    mind.see_with(Answering(answer))
    assert told(mind.recall("boat Lund")) == by_words_alone(opened, "boat Lund")
    assert ["recalled by words alone" in note for note in mind.notes] == [True]


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("when", ["at night", "when asked", "always"])
@pytest.mark.parametrize("answer", ODD.values(), ids=ODD)
def test_odd_vectors_leave_an_answer_with_scores(
    answer: Callable[[Bags, Sequence[str]], object], when: str, opened: Opening
) -> None:
    mind = opened(embedder=Bags() if when == "when asked" else Answering(answer))
    a_day(mind, *SAID)
    mind.see_with(Bags() if when == "at night" else Answering(answer))
    hits = mind.recall("boat in Lund")
    assert SAID[1] in told(hits)
    assert all(isfinite(hit.score) for hit in hits)


class RingsAfter:
    """An alarm that rings once an embedder was called."""

    def __init__(self, bags: Bags) -> None:
        self._bags = bags

    def heard(self) -> Stimulus | None:
        return Stimulus.URGENT if self._bags.calls else None


def test_one_who_is_woken_while_looking_goes_on_the_next_night(opened: Opening) -> None:
    bags = Bags()
    mind = opened(embedder=bags)
    for text in many(BATCH + 10):
        mind.record(text, session="s1")
    mind.end_session("s1")
    mind.night(alarm=RingsAfter(bags))
    assert bags.calls == 1
    assert ["the next night goes on" in note for note in mind.notes] == [True]
    mind.night()
    assert mind.notes == []
    assert bags.calls == 2


def test_a_night_tells_how_far_it_has_looked(opened: Opening) -> None:
    heard: list[str] = []
    mind = opened(embedder=Bags())
    for text in many(BATCH + 1):
        mind.record(text, session="s1", voice=Voice.WORLD)
    mind.end_session("s1")
    mind.night(watch=heard.append)
    assert [line for line in heard if "vectors" in line] == [
        f"vectors of {BATCH} things said or kept",
        f"vectors of {BATCH + 1} things said or kept",
    ]


# On disk, without numpy.


@pytest.fixture
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)


@pytest.mark.usefixtures("without_numpy")
def test_without_numpy_a_night_goes_on_and_says_so(tmp_path: Path) -> None:
    with a_mind_at(tmp_path / "mind.db", embedder=Bags()) as mind:
        a_day(mind, *SAID)
        assert any("numpy" in note for note in mind.notes)


def test_without_numpy_recall_goes_by_words_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy")
    with a_mind_at(tmp_path / "mind.db", embedder=Bags()) as mind:
        a_day(mind, *SAID)
        monkeypatch.setitem(sys.modules, "numpy", None)
        assert told(mind.recall("boat Lund"))[0] == SAID[1]
        assert any("numpy" in note for note in mind.notes)
