"""The judge goes by signs, by words where a talk is short, and makes rules of few things."""

from __future__ import annotations

from math import log

import pytest

from reverie.domain.language import DEFAULT
from reverie.domain.language.word_signs import (
    exchange_signs,
    in_words,
    run_of,
    sign_of,
    word_shares,
    word_signs,
)
from reverie.domain.rules.exchanges import exchanges_of
from reverie.domain.rules.judge import RULE_SHARE, judged, likeliest
from reverie.domain.rules.manners import LONG_TALK, manner_of
from reverie.domain.rules.utterances import utterances
from reverie.domain.values.episode import Voice
from reverie.domain.values.manner import Manner
from reverie.domain.values.memory import Kind
from tests.domain.rules.test_utterances import talk


def test_words_are_signs_alone_and_in_pairs() -> None:
    assert word_signs("Not 40 ms.") == {
        *("not", "#", "ms", "."),
        *("^ not", "not #", "# ms", "ms .", ". $"),
    }


def test_all_of_an_exchange_is_signs_in_runs_of_up_to_three_words() -> None:
    assert exchange_signs("Thanks a lot", "Done", "") == {
        *("", "thanks", "a", "lot", "^ thanks", "thanks a", "a lot", "lot $"),
        *("^ thanks a", "thanks a lot", "a lot $"),
        *("@", "@done", "@^ done", "@done $", "@^ done $"),
    }


def test_a_run_is_called_by_who_said_it() -> None:
    runs = ("thanks", "@done", "&sure")
    assert [sign_of(run) for run in runs] == [
        "says “thanks”",
        "after hearing “done”",
        "is answered “sure”",
    ]
    assert tuple(run_of(sign_of(run)) for run in runs) == runs


@pytest.mark.parametrize(
    ("run", "told"),
    [
        ("thanks", "says “thanks”"),
        ("^ for", "begins with “for”"),
        ("try . $", "ends with “try .”"),
        ("^ thanks $", "says only “thanks”"),
        ("#", "says a number"),
        ("# ms", "says “(a number) ms”"),
        ("", "says something"),
        ("@^ shall i", "after hearing what begins with “shall i”"),
        ("@", "after hearing something"),
        ("&sure", "is answered with “sure”"),
        ("&^ done $", "is answered only with “done”"),
    ],
)
def test_a_run_is_told_without_the_marks_it_is_kept_with(run: str, told: str) -> None:
    assert in_words(sign_of(run)) == told


def test_a_sign_that_is_no_run_is_told_as_it_is_called() -> None:
    assert in_words("ends like a sentence") == "ends like a sentence"


def test_no_sign_of_the_judge_is_told_with_a_mark() -> None:
    known = {
        sign
        for voice in (Voice.PERSON, Voice.AGENT)
        for manner in Manner
        for sign in DEFAULT.retention.weights(voice, manner)[1]
    }

    assert [sign for sign in known if set("^$#@&").intersection(in_words(sign))] == []


def test_each_word_counts_less_where_many_are_known() -> None:
    known = {"says “not”", "says “#”", "says “ms”", "says “.”"}

    assert word_shares(word_signs("Not 40 ms."), known) == dict.fromkeys(known, 0.5)
    assert word_shares(word_signs("Not at all"), known) == {"says “not”": 1.0}


def test_the_words_of_an_exchange_count_only_where_a_talk_is_short() -> None:
    said = "the vendor gets the staging build"
    brief, work = (
        DEFAULT.retention.weights(Voice.PERSON, manner)[1] for manner in (Manner.BRIEF, Manner.WORK)
    )

    assert word_shares(exchange_signs(said, "", ""), brief)
    assert not word_shares(exchange_signs(said, "", ""), work)
    short_talk = talk(("agent", "Hello."), ("person", said))
    long_talk = talk(*[("agent", "Hello."), ("person", said)] * (LONG_TALK // 2))
    told = [judged(utterances(some), some)[-1] for some in (short_talk, long_talk)]
    assert told[0].score != told[1].score
    assert [verdict.knows_talk for verdict in told] == [True, False]


IN_TURNS = [("person", "The vendor gets the staging build."), ("agent", "I see, they get it.")] * 5


@pytest.mark.parametrize(
    ("messages", "manner"),
    [
        (IN_TURNS[:4], Manner.BRIEF),
        (IN_TURNS, Manner.TALK),
        ([*IN_TURNS, ("agent", "And more. " * 80)], Manner.WORK),
        ([*IN_TURNS, *[("agent", "Next.")] * 4], Manner.WORK),
        ([*IN_TURNS, ("tool", "ok")], Manner.WORK),
    ],
)
def test_a_conversation_is_where_both_say_about_as_much_and_no_tool_is_used(
    messages: list[tuple[str, str]], manner: Manner
) -> None:
    assert manner_of(talk(*messages)) is manner


def test_a_paste_does_not_make_work_a_conversation() -> None:
    paste = "Have a look:\n```\n" + "line of a log 12:00\n" * 200 + "```"
    agent = ("agent", "I read the log and looked at all the places where it stops. " * 9)

    assert manner_of(talk(*[("person", paste), agent] * 5)) is Manner.WORK


def test_in_a_conversation_the_own_words_of_a_sentence_count() -> None:
    idle, meant = "what a day, honestly, I need a coffee", "the accountant wants it by the 5th"

    def score(said: str) -> int:
        episodes = talk(*IN_TURNS, ("person", said))
        return judged(utterances(episodes), episodes)[-1].score

    assert score(meant) > 2 * score(idle)


def test_what_is_said_around_words_tells_whether_they_last() -> None:
    said = "The pump is in hall three."

    def score(*messages: tuple[str, str]) -> int:
        episodes = talk(*messages)
        verdicts = zip(utterances(episodes), judged(utterances(episodes), episodes), strict=True)
        return next(found.score for one, found in verdicts if one.text == said)

    beside = (f"That was a long day. {said}", f"Always ask before you touch a valve. {said}")
    assert score(("person", beside[0])) < score(("person", beside[1]))
    heard = ("Shall I look?", "Which one do you mean?")
    assert score(("agent", heard[0]), ("person", said)) != score(("person", said))
    answers = ("Haha, good luck!", "Noted, I will keep that in mind.")
    answered = [score(("person", said), ("agent", answer)) for answer in answers]
    assert answered[0] < answered[1]


def test_what_is_handed_on_tells_nothing_of_how_words_are_meant() -> None:
    rule, log = "Never push to main.", "```\nconnection refused\n```"

    (with_log,) = exchanges_of(talk(("person", f"{rule}\n{log}"))).values()
    assert with_log == next(iter(exchanges_of(talk(("person", rule))).values()))


def test_talk_in_another_language_is_not_known() -> None:
    foreign = talk(("person", "Usamos Redis para la cola de mensajes de la tienda."))
    assert not judged(utterances(foreign), foreign)[0].knows_talk


def test_what_does_not_read_as_a_rule_must_be_far_likelier_one_than_anything_else() -> None:
    def kinds(rule: float) -> dict[Kind, tuple[float, dict[str, float]]]:
        return {Kind.CONSTRAINT: (log(rule), {}), Kind.FACT: (log(1 - rule), {})}

    assert likeliest("x", {}, kinds(RULE_SHARE - 0.05)) is Kind.FACT
    assert likeliest("x", {}, kinds(0.75)) is Kind.CONSTRAINT


def test_words_of_another_language_tell_no_kind() -> None:
    said = "Wir nehmen die Fähre statt der Brücke, weil sie öfter fährt"
    lines = DEFAULT.retention.kind_weights()

    assert likeliest(said, {"states a decision": 1.0}, lines) is None
    assert likeliest("We take the ferry instead of the bridge.", {}, lines) is Kind.DECISION
