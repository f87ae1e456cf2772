"""What counts for an answer depends on whether persons talk or a user works with an agent."""

from __future__ import annotations

import pytest

from reverie.mind import OpenMind
from reverie.recall.best import best_of
from reverie.recall.pool import pool_for
from reverie.recall.request import Request
from reverie.recall.signals import Occasion, signals_of
from tests.recall.test_recall_of_what_was_said import Opening

WORK = (
    ("person", "We chose SQLite over Postgres because the shop has no server room."),
    ("agent", "Done, the schema is written."),
    ("person", "One person can buy at most 8 tickets."),
    ("agent", "The form says so now."),
    ("person", "Lunch was good."),
)
TALK = ("Ada: I bought a boat in Lund.", "Bo: What is it called?", "Ada: Heron.")


def worked(mind: OpenMind, *said: tuple[str, str], session: str = "s1") -> OpenMind:
    for voice, text in said:
        mind.record(text, session=session, voice=voice)
    mind.end_session(session)
    mind.night()
    return mind


def test_who_has_a_name_talks_and_who_has_a_role_works(opened: Opening) -> None:
    work, talk = worked(opened(), *WORK), opened()
    for text in TALK:
        talk.record(text, session="s1")
    for mind, question, occasion in (
        (work, "sqlite", Occasion.WORK),
        (talk, "boat", Occasion.TALK),
    ):
        assert signals_of(pool_for(mind.store.index, Request(question))).occasion is occasion


def test_a_word_nobody_used_is_looked_for_by_others(opened: Opening) -> None:
    (hit, *_) = worked(opened(), *WORK).recall("what database do we use")

    assert "SQLite" in hit.text
    assert hit.why["other words"] > 0


def test_a_word_that_was_used_often_is_looked_for_alone(opened: Opening) -> None:
    mind = opened()
    for n in range(5):
        worked(
            mind, ("person", f"The database has {n} tables."), ("agent", "Yes."), session=f"s{n}"
        )
    worked(mind, *WORK, session="last")

    assert all("other words" not in hit.why for hit in mind.recall("which database"))


@pytest.mark.parametrize("k", [2, 7])
def test_of_two_answers_on_one_subject_the_newer_stands_above(opened: Opening, k: int) -> None:
    mind = worked(opened(), *WORK)
    worked(mind, ("person", "One person can buy 6 tickets at most, as of now."), session="s2")
    texts = [hit.text for hit in mind.recall("how many tickets can one person buy at most", k=k)]

    assert "6 tickets" in texts[0]
    assert "8 tickets" in texts[1]


@pytest.mark.parametrize(
    ("question", "before", "after"),
    [
        ("where do the logs go?", "The logs go to Loki.", "The logs go to Elastic now, said Kim."),
        (
            "what sends the mail of the shop?",
            "Postmark sends the mail of the shop, and I have paid for a year of it.",
            "From June on Mailgun sends the mail of the shop.",
        ),
        (
            "who reviews the pull requests?",
            "Pull requests are reviewed by Ana.",
            "After this summer pull requests are no longer reviewed by Ana but by Tom.",
        ),
    ],
)
def test_what_tells_a_change_stands_above_what_it_changed(
    opened: Opening, question: str, before: str, after: str
) -> None:
    mind = worked(opened(), ("person", before), *WORK)
    worked(mind, ("person", after), session="s2")

    assert [hit.text for hit in mind.recall(question)][:2] == [after, before]


def test_what_tells_a_change_of_a_thing_by_name_stands_above_what_named_it_before(
    opened: Opening,
) -> None:
    before = "Text messages to the guests go through Postmark, it was the cheapest."
    mind = worked(opened(), ("person", before), *WORK)
    after = "We drop Postmark and send them with Mailgun."
    worked(mind, ("person", after), session="s2")

    told = [hit.text for hit in mind.recall("what sends the messages to the guests?", k=3)]

    assert told.index(after) < told.index(before)


def test_what_tells_a_change_of_a_thing_may_call_it_by_a_short_name(opened: Opening) -> None:
    before = "Text messages to the guests go through PostmarkApp, it was the cheapest."
    mind = worked(opened(), ("person", before), *WORK)
    after = "We drop Postmark and send them with Mailgun."
    worked(mind, ("person", after), session="s2")

    told = [hit.text for hit in mind.recall("what sends the messages to the guests?", k=3)]

    assert told.index(after) < told.index(before)


def test_what_a_person_says_anew_stands_above_also_where_the_older_one_began_by_asking(
    opened: Opening,
) -> None:
    before = "How long does a cart keep the cups? Let us say the hold ends after 15 minutes."
    mind = worked(opened(), ("person", before), *WORK)
    after = "The hold ends after 10 minutes now, not 15."
    worked(mind, ("person", after), session="s2")

    told = [hit.text for hit in mind.recall("how long does the cart keep cups, 15 minutes?", k=3)]

    assert told.index(after) < told.index(before)


@pytest.mark.parametrize(("voice", "is_first"), [("person", True), ("agent", False)])
def test_what_a_person_says_anew_stands_above_though_the_question_has_other_words(
    opened: Opening, voice: str, is_first: bool
) -> None:
    before = "use moment for dates in the timetable"
    mind = worked(opened(), ("person", before), *WORK)
    after = "the timetable does its dates with luxon, moment is out"
    mind.record(after, session="s2", voice=voice)
    question = "use of which tool, package or code for dates in the timetable?"

    told = [hit.text for hit in mind.recall(question, k=5)]

    assert (told.index(after) < told.index(before)) is is_first


@pytest.mark.parametrize(
    ("voice", "after", "is_first"),
    [
        ("person", "{} If nobody names one, it looks in the open folder.", True),
        ("agent", "{} If nobody names one, it looks in the open folder.", False),
        ("person", "{} Does it look in the open folder then?", False),
        ("person", "Print the brand sheet on thick paper.", False),
    ],
)
def test_what_a_person_says_of_all_that_is_asked_stands_above_what_an_agent_told_before(
    opened: Opening, voice: str, after: str, is_first: bool
) -> None:
    before = "The export script looks for the brand sheet in its own folder by default."
    mind = worked(opened(), *WORK, ("agent", before))
    after = after.format("Let the export script take the brand sheet by an option.")
    mind.record(after, session="s2", voice=voice)

    told = [hit.text for hit in mind.recall("in which folder does the export script look?", k=5)]

    assert (told.index(after) < told.index(before) if after in told else False) is is_first


def test_what_tells_another_change_stays_where_it_is(opened: Opening) -> None:
    mind = worked(opened(), ("person", "The logs of the shop go to Loki."), *WORK)
    worked(mind, ("person", "The shop opens at nine now, and so does the bar."), session="s2")

    assert mind.recall("where do the logs of the shop go?")[0].text.endswith("Loki.")


def test_what_has_another_number_in_its_name_is_another_thing(opened: Opening) -> None:
    mind = worked(opened(), ("person", "The script stage1.sh packs the orders of the shop."), *WORK)
    worked(mind, ("person", "The script stage2.sh packs the orders of the shop."), session="s2")

    told = [hit.text for hit in mind.recall("what does the script stage1.sh pack for the shop?")]

    assert "stage1" in told[0]
    assert any("stage2" in text for text in told)


def test_what_was_moved_up_says_that_it_is_newer(opened: Opening) -> None:
    mind = worked(opened(), *WORK)
    worked(mind, ("person", "One person can buy 6 tickets at most, as of now."), session="s2")
    first, second, *_ = mind.recall("how many tickets can one person buy at most")

    assert first.score >= second.score
    assert first.why["date"] > second.why.get("date", 0.0)


def test_what_an_agent_says_counts_a_little_less_than_what_a_person_says(opened: Opening) -> None:
    mind = worked(opened(), ("person", "The pump is red."), ("agent", "The pump is red."))
    found = best_of(signals_of(pool_for(mind.store.index, Request("what color has the pump"))), 9)
    shares = {one.unit.speaker: one.why.get("speaker", 0.0) for one in found}

    assert shares["agent"] < shares["user"]


def test_what_only_stands_near_an_answer_is_not_told_at_work(opened: Opening) -> None:
    texts = [hit.text for hit in worked(opened(), *WORK).recall("how many tickets")]

    assert texts[0] == "One person can buy at most 8 tickets."
    assert not any("SQLite" in text for text in texts)


def test_among_persons_what_stands_next_to_a_question_may_answer_it(opened: Opening) -> None:
    mind = opened()
    for text in TALK:
        mind.record(text, session="s1")
    mind.end_session("s1")
    mind.night()

    assert any("Heron" in hit.text for hit in mind.recall("What is the boat called?"))
