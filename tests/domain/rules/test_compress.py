"""As a memory cools its words get shorter, and only what a kind can spare is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.rules.compress import ASSERTION_CHARS, FACT_CHARS, cooled
from reverie.domain.values.memory import Author, Kind, Layer, Wording
from reverie.domain.values.texture import Aspect, Confidence, Texture

PATH = "We thought pip was fine. But it turned out slow"
TEXTURE = Texture(
    feeling="relief",
    path=PATH,
    confidence=Confidence.HIGH,
    reversal="unless it breaks",
    anchors=(3, 4),
    aspect=Aspect.STYLE,
)
NOT_UNFADING = [kind for kind in Kind if kind not in (Kind.QUESTION, Kind.TENSION)]


def worded(text: str = "We chose uv over pip.", kind: Kind = Kind.DECISION) -> Wording:
    return Wording(kind, text, Author.NIGHT, TEXTURE)


def warm(wording: Wording, *, with_path: bool = False) -> Wording:
    return cooled(wording, Layer.WARM, with_path=with_path)


def cold(wording: Wording) -> Wording:
    return cooled(wording, Layer.COLD, with_path=True)


@pytest.mark.parametrize("layer", [Layer.WARM, Layer.COLD])
@pytest.mark.parametrize("kind", [Kind.QUESTION, Kind.TENSION])
def test_an_open_question_or_a_tension_is_left_untouched(kind: Kind, layer: Layer) -> None:
    wording = worded("Well, is it so? I wonder.", kind)

    assert cooled(wording, layer, with_path=False) == wording


@pytest.mark.parametrize("layer", [Layer.WARM, Layer.COLD])
@pytest.mark.parametrize("kind", Kind)
def test_a_persons_own_words_stay_as_they_are(kind: Kind, layer: Layer) -> None:
    wording = replace(worded("Well, so be it. For ever.", kind), by=Author.PERSON)

    assert cooled(wording, layer, with_path=False) == wording


def test_turning_warm_the_way_there_becomes_steps_if_it_is_kept() -> None:
    assert warm(worded(), with_path=True).texture == replace(
        TEXTURE,
        path="We thought pip was fine -> But it turned out slow -> We chose uv over pip",
    )


def test_turning_warm_without_its_way_a_memory_keeps_its_feeling_and_all_else() -> None:
    assert warm(worded()).texture == replace(TEXTURE, path="")


@pytest.mark.parametrize("kind", NOT_UNFADING)
def test_turning_cold_a_memory_loses_the_way_there_and_the_feeling(kind: Kind) -> None:
    assert cold(worded(kind=kind)).texture == replace(TEXTURE, path="", feeling="")


def test_turning_warm_filler_goes() -> None:
    assert warm(worded("Well, okay, so we chose uv over pip.")).text == "We chose uv over pip."


@pytest.mark.parametrize(
    "text", ["So far the build works on ARM.", "Great care is needed.", "OK buttons are blue."]
)
def test_a_first_word_that_says_something_is_no_filler(text: str) -> None:
    assert warm(worded(text)).text == text


@pytest.mark.parametrize("text", ["npm run build is slow.", "iOS builds fail on old Macs."])
def test_a_name_that_begins_small_stays_small(text: str) -> None:
    assert warm(worded(text)).text == text


def test_what_is_nothing_but_filler_stays() -> None:
    assert warm(worded("Okay, so sure.")).text == "Okay, so sure."


def test_turning_warm_verbatim_dialogue_goes() -> None:
    said = "The user said “please, please leave the old parser alone for now” and we chose uv."

    assert warm(worded(said)).text == "The user said … and we chose uv."


def test_an_error_message_is_no_dialogue() -> None:
    said = 'The error was "TypeError: cannot read property of undefined".'

    assert warm(worded(said, Kind.INSIGHT)).text == said


def test_turning_warm_a_fact_is_clipped_and_a_decision_is_not() -> None:
    long = " ".join(["words"] * 100)

    assert len(warm(worded(long, Kind.FACT)).text) <= FACT_CHARS
    assert len(warm(worded(long, Kind.DECISION)).text) == len(long)


@pytest.mark.parametrize(
    ("told", "outcome"),
    [
        ("First we tried one, then two, and now it works.", "It works."),
        ("First we tried one, then two. In the end it passed.", "It passed."),
        ("First we wrote it. Then we tested it.", "Then we tested it."),
    ],
)
def test_turning_warm_only_the_outcome_is_left_of_history(told: str, outcome: str) -> None:
    assert warm(worded(told, Kind.HISTORY)).text == outcome


@pytest.mark.parametrize(
    ("told", "outcome"),
    [
        ("First I cleared it, then I restarted, which fixed the flake.", "Fixed the flake."),
        ("First I tried it in so many ways. Then it passed.", "Then it passed."),
    ],
)
def test_the_outcome_of_history_tells_what_came_of_it(told: str, outcome: str) -> None:
    assert warm(worded(told, Kind.HISTORY)).text == outcome


@pytest.mark.parametrize("kind", [Kind.DECISION, Kind.INSIGHT, Kind.FACT, Kind.DOUBT])
def test_turning_cold_one_assertion_is_left(kind: Kind) -> None:
    assert cold(worded("It is so. And so on.", kind)).text == "It is so."
    assert len(cold(worded(" ".join(["words"] * 100), kind)).text) <= ASSERTION_CHARS


@pytest.mark.parametrize("kind", [Kind.CONSTRAINT, Kind.RELATIONSHIP])
def test_a_rule_and_what_is_known_about_the_user_keep_all_their_words(kind: Kind) -> None:
    text = f"Never push. {'Really. ' * 50}".strip()

    assert cold(worded(text, kind)).text == text


@pytest.mark.parametrize("layer", [Layer.WARM, Layer.COLD])
@pytest.mark.parametrize("kind", Kind)
def test_cooling_twice_changes_nothing_more_and_nothing_but_words(kind: Kind, layer: Layer) -> None:
    once = cooled(worded("Well, it holds. And then some.", kind), layer, with_path=True)

    assert cooled(once, layer, with_path=True) == once
    assert (once.kind, once.by) == (kind, Author.NIGHT)
    assert once.text


def test_a_first_sentence_is_never_cut_before_its_point() -> None:
    first = f"The import fails because {'the header is read as text and ' * 6}the date is empty."
    long = f"{first} The smith saw it on Monday. Nobody minded."

    assert warm(worded(long, Kind.FACT)).text == first
    assert cold(worded(long, Kind.DECISION)).text == first


def test_what_a_thinker_puts_shortly_stays_as_it_is() -> None:
    said = "It failed, since the header is text. Ada said “leave the header alone, please, do”."
    wording = replace(worded(said, Kind.FACT), by=Author.THINKER)

    assert warm(wording).text == cold(wording).text == said
    assert cold(replace(wording, text=f"{said} {'And so on. ' * 40}")).text != said


def test_what_leans_on_the_first_sentence_stays_with_it() -> None:
    leaning = "Look for the keys in the cellar. They hang on the second hook."
    plain = "Look for the keys in the cellar. The hall is cold."

    assert cold(worded(leaning, Kind.FACT)).text == leaning
    assert cold(worded(plain, Kind.FACT)).text == "Look for the keys in the cellar."
    assert cold(worded("Steam. Gas went out with the fire.", Kind.FACT)).text.startswith("Steam. G")
