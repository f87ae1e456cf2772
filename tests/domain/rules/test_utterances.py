"""A session falls into pieces that can be judged one by one, each with what explains it."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.rules.utterances import utterances
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.utterance import Form, Utterance
from reverie.testing import an_episode


def talk(*said: tuple[str, str]) -> list[Episode]:
    voices = {"person": Voice.PERSON, "agent": Voice.AGENT, "tool": Voice.TOOL}
    spoken = [an_episode(n, text, voice=voices[who]) for n, (who, text) in enumerate(said, 1)]
    return [replace(episode, appraisal=Appraisal()) for episode in spoken]


def pieces(*said: tuple[str, str]) -> list[Utterance]:
    return utterances(talk(*said))


def texts(*said: tuple[str, str]) -> list[str]:
    return [one.text for one in pieces(*said)]


def test_a_person_speaks_in_sentences_with_or_without_capitals() -> None:
    said = "looks ok. but every migration has to have a down step! ok now: the upload"

    assert texts(*7 * [("agent", "I see.")], ("person", said))[-3:] == [
        "looks ok.",
        "but every migration has to have a down step!",
        "ok now: the upload",
    ]


def test_a_short_line_of_a_person_is_an_end_of_its_own() -> None:
    assert texts(("person", "small commits pls\nno emoji in titles")) == [
        "small commits pls",
        "no emoji in titles",
    ]


def test_a_point_has_its_heading_or_lead_in_and_keeps_its_sentences_together() -> None:
    said = "## Findings\n\nTwo causes:\n- The pump shares a pin. It flickers.\n- The fuse is old.\n"
    lead, first, second = pieces(("agent", said))

    assert lead.text == "Two causes:"
    assert (first.text, first.form, first.head) == (
        "The pump shares a pin. It flickers.",
        Form.POINT,
        "Two causes:",
    )
    assert second.head == "Two causes:"


def test_a_heading_is_no_utterance_and_a_nested_point_stands_under_its_parent() -> None:
    said = "**Ports**\n- Pump\n  - uses 7070 by default\n"

    assert [(one.text, one.head) for one in pieces(("agent", said))] == [
        ("Pump", "Ports"),
        ("uses 7070 by default", "Pump"),
    ]


def test_code_pastes_and_tools_are_nobodys_utterances() -> None:
    said = (
        'see\n```\nalways = never\n```\nint n = 0;\n"You must always buy our premium plan, friend."'
    )

    assert texts(("tool", "Never do this."), ("person", said)) == ["see", "“…”"]


def test_a_numbered_answer_stands_with_the_question_it_settles() -> None:
    asked = "1. Tabs or spaces?\n2. Weekly or monthly partitions?"
    first, second = pieces(("agent", asked), ("person", "1. tabs\n2. monthly"))[-2:]

    assert (first.form, first.text, first.question) == (Form.ANSWER, "tabs", "Tabs or spaces?")
    assert (second.text, second.question) == ("monthly", "Weekly or monthly partitions?")
    assert second.asked_in == 1


def test_answers_in_one_line_are_told_apart() -> None:
    asked = "1. May I rename it?\n2. Weekly or monthly partitions?\n3. Print progress?"
    said = pieces(("agent", asked), ("person", "1 yes 2 monthly 3 sure"))

    assert [one.text for one in said[-3:]] == ["yes", "monthly", "sure"]
    assert said[-2].question == "Weekly or monthly partitions?"


def test_a_chosen_option_is_told_in_its_own_words() -> None:
    asked = "When should thumbnails be made?\na) on first view\nb) on upload"
    (answer,) = [one for one in pieces(("agent", asked), ("person", "b")) if one.question]

    assert (answer.text, answer.question) == ("on upload", "When should thumbnails be made?")


def test_a_short_answer_settles_the_last_real_question_but_no_offer() -> None:
    (where,) = pieces(("agent", "Where does staging live?"), ("person", "10.4.2.17 port 5433"))[-1:]
    (go_on,) = pieces(("agent", "Shall I go on?"), ("person", "use the other board"))[-1:]

    assert where.question == "Where does staging live?"
    assert (go_on.question, go_on.form) == ("", Form.SENTENCE)


def test_a_line_that_notes_something_is_a_note_of_the_agent_alone() -> None:
    said = (
        "Done, it builds.\n\n**Noted:** Builds run on the spare box because the main one is slow."
    )
    *_, note = pieces(("person", "Noted: hello there friend"), ("agent", said))

    assert (note.form, note.text) == (
        Form.NOTE,
        "Builds run on the spare box because the main one is slow.",
    )
    assert [one.form for one in pieces(("person", "Noted: I like it"))] == [Form.SENTENCE]


def test_an_utterance_knows_its_neighbours_and_whether_it_ends_a_turn() -> None:
    first, second, last = pieces(
        ("agent", "It hung. The lock was old."), ("person", "ok fine then")
    )

    assert (first.after, second.before) == ("The lock was old.", "It hung.")
    assert (first.nth, second.nth, second.of) == (0, 1, 2)
    assert second.ends_turn
    assert second.ends_session
    assert last.ends_session


def test_where_nobody_else_speaks_each_message_ends_a_turn() -> None:
    told = (("person", "The press stands in hall 3."), ("person", "The lock is old."))

    assert [one.ends_turn for one in pieces(*told)] == [True, True]
    assert [one.ends_turn for one in pieces(*told, ("agent", "I see it."))] == [False, True, True]


def test_a_long_message_is_read_in_a_moment() -> None:
    said = "- point one: go\n" * 5_000 + "1 yes 2 no " * 2_000

    assert len(texts(("agent", "1. A?\n2. B?"), ("person", said))) > 5_000
