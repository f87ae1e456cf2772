"""At work, what was decided or found out stands above what only leads to it."""

from __future__ import annotations

from pathlib import Path

import reverie
from reverie import Hit, Kind, OpenMind, Voice
from reverie.domain.language import DEFAULT

NOISE = (
    "The logo is drawn by hand.",
    "Lunch is at noon in the kitchen.",
    "The parrot talks all morning.",
    "The train to the coast was late.",
)


def worked(place: Path | str, *said: tuple[str, Voice]) -> OpenMind:
    """A mind after one session of work in which these things were said."""
    mind = reverie.open_mind(place)
    for text, voice in (*said, *((one, Voice.PERSON) for one in NOISE)):
        mind.record(text, session="work", voice=voice)
    mind.end_session("work")
    return mind


def texts(hits: list[Hit]) -> list[str]:
    return [hit.text for hit in hits]


def test_what_an_agent_only_announces_stands_below_what_it_found(tmp_path: Path) -> None:
    announced = "Let me look at the retry queue first, and then at what the worker does with it."
    found = "The retry queue was empty because the worker had lost its lease on the broker."
    with worked(tmp_path / "m.db", (found, Voice.AGENT), (announced, Voice.AGENT)) as mind:
        assert texts(mind.recall("the retry queue"))[0] == found


def test_what_says_never_or_must_announces_nothing(tmp_path: Path) -> None:
    found = "The worker never gave its lease back, and so the retry queue was empty."
    with worked(tmp_path / "m.db", (found, Voice.AGENT)) as mind:
        assert mind.recall("why was the retry queue empty?")[0].why.get("fact", 0.0) >= 0


def test_the_reply_to_a_question_like_this_one_stands_above_other_replies(tmp_path: Path) -> None:
    said = (
        ("How do we notice when the kiosk falls over?", Voice.PERSON),
        ("A cron job asks the kiosk for its health.", Voice.AGENT),
        ("The ink is dry.", Voice.PERSON),
        ("The paper is blue.", Voice.AGENT),
        ("We notice when the kiosk falls over.", Voice.PERSON),
        ("A neighbour asks the kiosk for its health.", Voice.AGENT),
    )
    with worked(tmp_path / "m.db", *said) as mind:
        told = texts(mind.recall("what if the kiosk falls over?"))

    assert told.index(said[1][0]) < told.index(said[5][0])


def test_who_asks_why_gets_the_reply_to_whoever_told_of_the_trouble(tmp_path: Path) -> None:
    said = (
        ("The kiosk stays dark in the morning.", Voice.PERSON),
        ("A fuse had blown.", Voice.AGENT),
        ("The ink is dry.", Voice.PERSON),
        ("The paper is blue.", Voice.AGENT),
    )
    with worked(tmp_path / "m.db", *said) as mind:
        told = texts(mind.recall("why does the kiosk stay dark in the morning?"))

    assert told[:2] == [said[0][0], said[1][0]]


def test_a_word_said_by_chance_counts_less_than_other_words_that_say_more(tmp_path: Path) -> None:
    said = ("It looks like rain today.", "Bills of clients go to Frieda.")
    with worked(tmp_path / "m.db", *((one, Voice.PERSON) for one in said)) as mind:
        told = texts(mind.recall("who looks after the invoices of the customers?"))

    assert told[0] == said[1]


def test_two_words_that_say_little_apart_are_looked_for_together(tmp_path: Path) -> None:
    dump = "A dump is written at two every night."
    with worked(tmp_path / "m.db", (dump, Voice.AGENT)) as mind:
        assert texts(mind.recall("how often do we back up?")) == [dump]


def test_other_words_may_be_a_phrase(tmp_path: Path) -> None:
    right = "Nobody may sign in without a badge."
    with worked(tmp_path / "m.db", (right, Voice.PERSON)) as mind:
        hit = mind.recall("how does login work?")[0]

    assert hit.text == right
    assert hit.why["other words"] > 0


def test_what_only_stands_beside_an_answer_is_not_told_as_one(tmp_path: Path) -> None:
    found = "The retry queue was empty because the worker had lost its lease."
    with worked(tmp_path / "m.db", (found, Voice.AGENT)) as mind:
        assert texts(mind.recall("why was the retry queue empty?")) == [found]


def test_the_user_is_a_role_and_no_name(tmp_path: Path) -> None:
    right = "The user table has a column for the time zone."
    with worked(tmp_path / "m.db", (right, Voice.AGENT)) as mind:
        assert texts(mind.recall("which column of the user table holds the time zone"))[0] == right


def test_who_asks_what_was_chosen_gets_the_decision_first(tmp_path: Path) -> None:
    with reverie.open_mind(tmp_path / "m.db") as mind:
        for text in NOISE:
            mind.remember(text, kind=Kind.FACT)
        mind.remember("The cache of thumbnails is a folder of files.", kind=Kind.FACT)
        mind.remember("Thumbnails go into a cache of rows, not files.", kind=Kind.DECISION)
        mind.remember("The cache of thumbnails holds small files.", kind=Kind.FACT)

        hits = mind.recall("why did we choose that cache of thumbnails?")

    assert hits[0].kind is Kind.DECISION


def test_what_answers_such_questions_but_says_no_word_of_this_one_is_no_answer(
    tmp_path: Path,
) -> None:
    found = "The retry queue was empty because the worker had lost its lease."
    with worked(tmp_path / "m.db", (found, Voice.AGENT)) as mind:
        mind.night()

        assert mind.recall("why is the sky blue?") == []
        nearest = mind.nearest("why is the sky blue?")

    assert nearest is not None
    assert nearest.text == found


def test_who_asks_why_something_broke_does_not_ask_what_was_decided() -> None:
    asked = DEFAULT.questions.kinds_wanted
    for broken in ("why was the page blank?", "Why could nobody log in?"):
        assert "decision" not in asked(broken)
    for chosen in (
        "why did we leave the old host?",
        "why do we use a queue?",
        "why was a file chosen?",
        "why rows instead of files?",
    ):
        assert "decision" in asked(chosen)


def test_other_words_say_the_same_only_where_they_stand_together(tmp_path: Path) -> None:
    beside = "Ship it on Tuesday behind https."
    between = "The list goes on and on about parrots and kitchens. " * 20
    apart = f"Ship everything else. {between} Behind https."
    with worked(tmp_path / "m.db", (beside, Voice.PERSON), (apart, Voice.PERSON)) as mind:
        told = {hit.text[:20]: hit.why for hit in mind.recall("deploy tls")}

    assert told[beside[:20]]["other words"] > told[apart[:20]].get("other words", 0.0)


def test_other_words_count_more_where_hardly_a_word_of_the_question_is_said(tmp_path: Path) -> None:
    said = ("The doctor looks at the parrot.", "Bills of clients are Frieda's.")
    with worked(tmp_path / "m.db", *((one, Voice.PERSON) for one in said)) as mind:
        alone, beside = (
            next(hit.why["other words"] for hit in mind.recall(question) if hit.text == said[1])
            for question in ("the invoices", "the invoices of the doctor who looks at the parrot")
        )

    assert alone > 1.5 * beside


def test_of_two_that_say_it_otherwise_the_one_with_more_such_words_stands_above(
    tmp_path: Path,
) -> None:
    said = (
        "We ship it, tag by tag, to the world.",
        "We ship it, box by box, to the world.",
        "A tag hangs on the coat.",
    )
    with worked(tmp_path / "m.db", *((one, Voice.PERSON) for one in said)) as mind:
        told = {hit.text: hit.why["other words"] for hit in mind.recall("how do we release?")}

    assert told[said[0]] > told[said[1]]


def test_a_long_text_tells_less_by_one_other_word_than_a_short_one(tmp_path: Path) -> None:
    between = "The list goes on and on about parrots and kitchens. " * 20
    short, long = "Clients come on Mondays.", f"Clients come on Sundays. {between}"
    with worked(tmp_path / "m.db", (short, Voice.PERSON), (long, Voice.PERSON)) as mind:
        told = {hit.text[:20]: hit.why for hit in mind.recall("which customer?")}

    assert told[short[:20]]["other words"] > told[long[:20]].get("other words", 0.0)


def test_words_said_otherwise_are_told_as_a_reason(tmp_path: Path) -> None:
    with worked(tmp_path / "m.db", ("We chose SQLite for the kiosk.", Voice.PERSON)) as mind:
        hit = mind.recall("what database is it?")[0]

    assert "SQLite" in hit.text
    assert hit.why["other words"] > 0


EDITS = tuple((f"edited src/queue/retry{n}.py 3 times", Voice.AGENT) for n in range(3))
LOST = "The worker lost the retry queue when its lease ran out, so it asks for a new one now."


def test_records_of_edits_come_after_what_was_said(tmp_path: Path) -> None:
    with worked(tmp_path / "m.db", *EDITS, (LOST, Voice.AGENT)) as mind:
        told = texts(mind.recall("src queue"))

    assert told[0] == LOST
    assert len(told) > 1


def test_a_question_that_names_a_file_or_asks_for_edits_gets_the_record(tmp_path: Path) -> None:
    with worked(tmp_path / "m.db", *EDITS, (LOST, Voice.AGENT)) as mind:
        for asked in ("what about src/queue/retry1.py?", "how often was retry1.py edited?"):
            assert texts(mind.recall(asked))[0] == EDITS[1][0]
