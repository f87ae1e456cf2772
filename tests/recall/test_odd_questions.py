"""Any question gets an answer or an empty list: in any language, of any length, however odd."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import isclose, isfinite
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie import Kind, OpenMind
from tests.days import a_mind_at
from tests.recall.test_recall_of_what_was_said import a_day, told

SAID = (
    "Ada: Hey Bo! How have you been?",
    "Bo: Great! I bought a small sailing boat in Lund last week.",
    "Ada: Wow! What is the boat called?",
    'Bo: "Heron" (my sister painted the name on it) AND it is NOT new.',
    "Never paint the boat without asking Bo.",
    "Why does the engine of the boat stop?",
    "ボーは船を買いました。",
    "اشترى بو قاربا صغيرا في لوند.",
    "Ο Οδυσσέας αγόρασε μια βάρκα στη Θεσσαλονίκη.",
    "Бо купил маленькую лодку в Лунде.",
    "Le café près du Château est fermé.",
    "We sail 🙂 on Sundays.",
)
FOREIGN = {
    "Japanese": ("ボーは船を買いました", SAID[6]),
    "Arabic": ("قاربا صغيرا", SAID[7]),
    "Greek": ("ΒΆΡΚΑ Θεσσαλονίκη;", SAID[8]),
    "Greek in capitals": ("ΟΔΥΣΣΈΑΣ", SAID[8]),
    "Russian": ("Где маленькую ЛОДКУ?", SAID[9]),
    "French": ("CAFÉ château", SAID[10]),
}
ODD = {
    "nothing": "",
    "a space": " ",
    "a question mark": "?",
    "lines": "\n\r\t\v\f",
    "only stop words": "the of and to is it was",
    "only asking words": "what when where who why how",
    "quotes": '"boat" ""boat"" \'boat\' "',
    "AND OR NOT": "boat AND OR NOT Heron",
    "NEAR": 'NEAR("boat" "Heron", 2) NEAR(',
    "a star": "boat* * ** *boat",
    "a caret": "^boat ^",
    "a column": "text : boat said: boat {own before}: boat",
    "brackets": "((boat) ) ( [boat] {boat}",
    "minus and plus": "-boat +boat boat - + --",
    "SQL": "'; DROP TABLE episode; -- boat",
    "a percent and a dollar": "100% $boat %s %(boat)s {boat} {0}",
    "a backslash": "boat\\ \\\\ \\d+ (?P<x>boat)",
    "emoji": "🙂🙂 👩‍👩‍👧 🇸🇪 boat",
    "only emoji": "🙂" * 50,
    "control characters": "".join(map(chr, range(1, 32))) + "boat\x7f\x85",
    "NUL": "boat\x00Heron",
    "only NUL": "\x00",
    "a lone surrogate": "boat \ud800 \udfff",
    "only a lone surrogate": "\udc80",
    "marks that join": "b\u0301o\u0308a\u200dt\u200b\ufeff boat",
    "right to left": "\u202eboat\u202c",
    "beyond the first plane": "𝔟𝔬𝔞𝔱 𒀀 boat",
    "numbers": "0 1 2 -3 4.5 1e9 ½ ² ٣",
    "a very large number": "9" * 400 + " days ago, boat",
    "a date that is none": "31 February 2023, 0 May 0000, boat",
    "the end of time": "31 December 9999 boat tomorrow next year in 999 years",
    "the beginning of time": "1 January 1000 boat 999 years ago",
    "yesterday": "boat yesterday, last night, last week, last year, a year ago",
    "every weekday": "boat last Monday next Sunday this Friday",
    "a bare month": "boat in January, next March, since May",
    "names joined": "Ada, Bo and Ada and Bo's Ada & Bo",
    "an underscore": "boat_name __init__ _",
    "a path": "/usr/lib/boat.py:12: C:\\boat",
    "10,000 characters": "boat Heron " * 910,
    "10,000 characters without a space": "b" * 10_000,
    "1,000,000 characters": "boat Heron " * 91_000,
    "1,000,000 characters without a space": "b" * 1_000_000,
    "1,000,000 quotes": '"' * 1_000_000,
    "1,000,000 stop words": "the of and " * 91_000,
    "1,000,000 names": "Ada and Bo's " * 77_000,
    "1,000,000 dates": "May 1 2023, 5 days ago " * 44_000,
    "1,000,000 characters of Japanese": "ボーは船を" * 200_000,
    "1,000,000 lone surrogates": "\ud800" * 1_000_000,
    "100,000 words": " ".join(f"boat{n}" for n in range(100_000)),
}


@pytest.fixture(scope="module", params=["in RAM", "on disk", "in RAM, awake", "on disk, awake"])
def mind(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OpenMind]:
    """A mind in which many languages were spoken, before or after a night."""
    folder = tmp_path_factory.mktemp("odd")
    path = folder / "mind.db" if "disk" in request.param else ":memory:"
    with a_mind_at(path) as mind:
        for text in SAID:
            mind.record(text, session="talk")
        if "awake" not in request.param:
            mind.end_session("talk")
            mind.night()
        mind.remember("The boat is insured.")
        yield mind


def sane(mind: OpenMind, question: str) -> None:
    """Ask, and see that whatever is answered is well formed."""
    for hit in mind.recall(question):
        assert hit.text.strip()
        assert isfinite(hit.score)
        assert isclose(sum(hit.why.values()), hit.score, abs_tol=1e-9)


@pytest.mark.parametrize("question", ODD.values(), ids=ODD)
def test_an_odd_question_gets_an_answer_or_none(question: str, mind: OpenMind) -> None:
    sane(mind, question)
    assert isinstance(mind.recall(question, kinds=[Kind.CONSTRAINT]), list)
    assert isinstance(mind.recall(question, kept=True), list)
    assert mind.notes == []


@pytest.mark.parametrize(
    "name", [name for name, question in ODD.items() if re.search(r"\bboat\b", question[:1_000])]
)
def test_what_an_odd_question_asks_for_is_found_all_the_same(name: str, mind: OpenMind) -> None:
    assert any("boat" in text for text in told(mind.recall(ODD[name])))


@pytest.mark.parametrize("question", ["", " ", "?", "\x00", "\udc80", "🙂🙂", '"', "* ^ ( ) :"])
def test_a_question_without_a_word_finds_nothing(question: str, mind: OpenMind) -> None:
    assert mind.recall(question) == []


@pytest.mark.parametrize(("question", "answer"), FOREIGN.values(), ids=FOREIGN)
def test_other_languages_are_found_by_their_words(
    question: str, answer: str, mind: OpenMind
) -> None:
    assert answer in told(mind.recall(question))


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        pytest.param("Die Hauptstraße ist gesperrt.", "Hauptstraße", id="German"),
        pytest.param("Das Maß ist voll.", "MASS", id="German in capitals"),
        pytest.param("Vapur İstanbul limanında.", "İstanbul", id="Turkish"),
        pytest.param("The \ufb01sh is fresh.", "fish", id="a ligature"),
    ],
)
def test_letters_that_are_folded_into_two_are_found_in_ram(said: str, asked: str) -> None:
    with a_mind_at(":memory:") as mind:
        mind.record(said, session="s1")
        assert told(mind.recall(asked)) == [said]


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("Die Hauptstraße ist gesperrt.", "Hauptstraße"),
        ("Vapur İstanbul limanında.", "İstanbul"),
    ],
)
def test_letters_that_are_folded_into_two_are_found_on_disk(
    said: str, asked: str, tmp_path: Path
) -> None:
    with a_mind_at(tmp_path / "mind.db") as mind:
        mind.record(said, session="s1")
        assert told(mind.recall(asked)) == [said]


@pytest.mark.parametrize("month", ["January", "Feb", "december"])
def test_one_can_ask_about_last_january(month: str, mind: OpenMind) -> None:
    assert any("boat" in text for text in told(mind.recall(f"Who bought a boat last {month}?")))


@pytest.mark.parametrize("said", ["The café is closed.", "The cafe\u0301 is closed."])
@pytest.mark.parametrize("asked", ["café", "cafe\u0301", "CAFÉ", "cafe"])
@pytest.mark.parametrize("where", ["on disk", "in RAM"])
def test_an_accent_does_not_hide_a_word(where: str, said: str, asked: str, tmp_path: Path) -> None:
    with a_mind_at(":memory:" if where == "in RAM" else tmp_path / "mind.db") as mind:
        mind.record("Tea is here.", session="s1")
        mind.record(said, session="s1")
        assert told(mind.recall(asked))[:1] == [said]


@given(st.text(max_size=200))
def test_any_text_is_a_question(question: str) -> None:
    sane(IN_RAM, question)


@given(
    st.lists(
        st.sampled_from(
            [
                '"',
                "boat",
                "Heron",
                "AND",
                "OR",
                "NOT",
                "NEAR",
                "(",
                ")",
                "*",
                "^",
                ":",
                "-",
                "+",
                "{",
                "}",
                ",",
                "Ada",
                "Bo's",
                "yesterday",
                "last week",
                "5 days ago",
                "\x00",
                "🙂",
            ]
        ),
        max_size=30,
    ).map(" ".join)
)
def test_any_mix_of_operators_is_a_question(on_disk: OpenMind, question: str) -> None:
    sane(on_disk, question)


@pytest.fixture(scope="module")
def on_disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenMind]:
    with a_mind_at(tmp_path_factory.mktemp("disk") / "mind.db") as mind:
        a_day(mind, *SAID)
        yield mind


def a_talk_in_ram() -> OpenMind:
    mind = a_mind_at(":memory:")
    a_day(mind, *SAID)
    return mind


IN_RAM = a_talk_in_ram()
