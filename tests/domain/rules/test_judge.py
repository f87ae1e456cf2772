"""The judge goes by signs, by words where a talk is short, and makes rules of few things."""

from __future__ import annotations

from math import log

from reverie.domain.language import DEFAULT
from reverie.domain.language.word_signs import sign_of, signs_around, word_shares, word_signs
from reverie.domain.rules.judge import LONG_TALK, RULE_SHARE, judged, likeliest
from reverie.domain.rules.utterances import utterances
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from tests.domain.rules.test_utterances import talk


def test_words_are_signs_alone_and_in_pairs() -> None:
    assert word_signs("Not 40 ms.") == {
        *("not", "#", "ms", "."),
        *("^ not", "not #", "# ms", "ms .", ". $"),
    }


def test_words_around_are_signs_of_their_own() -> None:
    assert signs_around("Thanks!", "Done 3") == {"~thanks", "~!", "@done", "@#"}
    assert [sign_of(word) for word in ("thanks", "~thanks", "@done")] == [
        "says “thanks”",
        "beside it “thanks”",
        "heard “done”",
    ]


def test_each_word_counts_less_where_many_are_known() -> None:
    known = {"says “not”", "says “#”", "says “ms”", "says “.”"}

    assert word_shares(word_signs("Not 40 ms."), known) == dict.fromkeys(known, 0.5)
    assert word_shares(word_signs("Not at all"), known) == {"says “not”": 1.0}


def test_common_words_count_only_where_a_talk_is_short() -> None:
    said = "the vendor gets the staging build"
    brief, long = (DEFAULT.retention.weights(Voice.PERSON, short)[1] for short in (True, False))

    assert word_shares(word_signs(said), brief)
    assert not word_shares(word_signs(said), long)
    short_talk = talk(("agent", "Hello."), ("person", said))
    long_talk = talk(*[("agent", "Hello."), ("person", said)] * (LONG_TALK // 2))
    told = [judged(utterances(some), some)[-1].score for some in (short_talk, long_talk)]
    assert told[0] != told[1]


def test_what_stands_beside_words_and_what_is_heard_tells_whether_they_last() -> None:
    said = "The pump is in hall three."

    def score(*messages: tuple[str, str]) -> int:
        episodes = talk(*messages)
        verdicts = zip(utterances(episodes), judged(utterances(episodes), episodes), strict=True)
        return next(found.score for one, found in verdicts if one.text == said)

    assert score(("person", f"{said} Lunch is ready.")) < score(("person", f"{said} It is old."))
    assert score(("agent", "Yes, shall I look?"), ("person", said)) < score(("person", said))


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
