"""The memory file shows what fits its budget: by age, by rank, and it says what it leaves out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import ONE, Author, Kind, Layer, Memory, Salience
from reverie.domain.values.source import of_memory
from reverie.domain.values.texture import Aspect, Confidence, Texture
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import Item, Sheet
from reverie.memory_file.compose import compose
from reverie.memory_file.write import lines_of
from reverie.settings import Settings
from reverie.testing import a_memory
from reverie.writing.tokens import token_counter
from tests.memory_file.random_minds import a_mind_of

LONG = "word " * 300


def composed(
    memories: Iterable[Memory],
    *,
    budget: int = 4_000,
    tones: Iterable[Tone] = (),
    sessions: int = 7,
) -> Sheet:
    mind = a_mind_of(list(memories), list(tones), sessions)
    return compose(mind, Settings.of(token_budget=budget), project="p")


def tokens(sheet: Sheet) -> int:
    return token_counter()("\n".join(line for _, line in lines_of(sheet)))


def texts(items: Iterable[Item]) -> list[str]:
    return [item.text for item in items]


def wordy(memory: Memory, **texture: object) -> Memory:
    return replace(memory, wording=replace(memory.wording, texture=Texture(**texture)))  # type: ignore[arg-type]


def test_each_kind_has_its_place() -> None:
    kinds = enumerate(Kind, 1)
    sheet = composed(a_memory(n, f"of {kind}", kind=kind, session=7) for n, kind in kinds)

    assert texts(sheet.doubts) == ["of doubt"]
    assert texts(sheet.hooks) == ["of evocation"]
    assert texts(sheet.constraints) == ["of constraint"]
    assert texts(sheet.relationship) == ["of relationship"]
    assert texts(sheet.composites) == ["of composite"]
    hot = ["question", "tension", "decision", "insight", "tone", "fact", "history"]
    assert texts(sheet.hot) == [f"of {kind}" for kind in hot]


def test_hot_is_in_full_warm_is_shorter_and_cold_is_bare() -> None:
    full = wordy(
        a_memory(1, kind=Kind.DECISION, session=7),
        feeling="relief",
        path="we tried",
        confidence=Confidence.LOW,
        reversal="if it breaks",
    )
    sheet = composed(
        replace(
            full,
            number=n,
            name=f"f-20260101-00{n}",
            layer=layer,
            session=session,
            wording=replace(full.wording, text=f"text {n}"),
        )
        for n, layer, session in ((1, Layer.HOT, 7), (2, Layer.WARM, 5), (3, Layer.COLD, 1))
    )

    (hot,), (session,), (cold,) = sheet.hot, sheet.warm, sheet.cold
    (warm,) = session.fragments
    assert (hot.created, hot.session) == ("2026-01-01T06:00:00Z", 7)
    assert (hot.feeling, hot.path) == ("relief", "we tried")
    assert (warm.feeling, warm.path) == ("relief", "we tried")
    assert (cold.feeling, cold.path) == ("", "")
    assert {item.reversal for item in (hot, warm, cold)} == {"if it breaks"}


def test_every_fragment_says_when_and_in_which_session_it_was_made() -> None:
    layers = ((1, Layer.HOT, 7), (2, Layer.WARM, 5), (3, Layer.COLD, 1))
    sheet = composed(
        a_memory(n, f"text {n}", layer=layer, session=session) for n, layer, session in layers
    )

    (hot,), (five,), (cold,) = sheet.hot, sheet.warm, sheet.cold
    assert (hot.created, hot.session) == ("2026-01-01T06:00:00Z", 7)
    assert ([item.created for item in five.fragments], five.session) == (["2026-01-01"], 5)
    assert (cold.created, cold.session) == ("2026-01-01", 1)


def test_a_fragment_is_of_one_of_six_types() -> None:
    layers = (Layer.HOT, Layer.WARM, Layer.COLD)
    some = [(kind, layer) for kind in Kind for layer in layers]
    sheet = composed(
        a_memory(n, f"text {n}", kind=kind, layer=layer, session=7)
        for n, (kind, layer) in enumerate(some, 1)
    )

    fragments = [*sheet.hot, *(item for one in sheet.warm for item in one.fragments), *sheet.cold]
    types = {"decision", "insight", "question", "tension", "tone", "fact"}
    assert {item.kind.value for item in fragments} == types


def test_a_session_has_its_tone_in_full_when_hot_in_a_line_when_warm() -> None:
    tones = [
        Tone(7, "calm", "terse", ("a turn",), "the parser", "push"),
        Tone(5, "tense", "chatty"),
    ]
    warm = a_memory(1, layer=Layer.WARM, session=5)

    sheet = composed([warm], tones=tones)

    assert sheet.tone is not None
    assert (sheet.tone.mood, sheet.tone.carry_forward) == ("calm", "the parser")
    assert [(one.session, one.summary) for one in sheet.warm] == [(5, "tense; chatty")]


def test_a_composite_names_its_sources_and_how_their_sessions_felt() -> None:
    member = replace(a_memory(1, session=2, layer=Layer.COLD), ending=Ending(End.MERGED, 7, 3))
    question = a_memory(2, "Why?", kind=Kind.QUESTION, session=1, layer=Layer.COLD)
    plain = a_memory(3, "In short.", kind=Kind.COMPOSITE, layer=Layer.COLD, sources=[of_memory(1)])
    composite = wordy(replace(plain, name="c-build-003"), anchors=(2,))

    sheet = composed([member, question, composite], tones=[Tone(2, "calm")])

    (shown,) = sheet.composites
    assert (shown.sources, shown.moods) == ((member.name,), ((2, "calm"),))
    assert texts(shown.standing) == ["Why?"]
    assert sheet.cold == ()


def test_what_has_ended_is_not_shown() -> None:
    ended = replace(a_memory(1, kind=Kind.QUESTION), ending=Ending(End.RESOLVED, 7))

    assert list(composed([ended]).items()) == []


@pytest.mark.parametrize(
    ("sessions", "by", "confidence"),
    [
        ((), Author.NIGHT, Confidence.LOW),
        ((1, 1, 1, 2), Author.NIGHT, Confidence.LOW),
        ((1, 2, 3), Author.NIGHT, Confidence.MEDIUM),
        ((1, 2, 3), Author.MACHINE, Confidence.MEDIUM),
        ((1,), Author.PERSON, Confidence.HIGH),
    ],
)
def test_how_well_the_user_is_known_grows_with_evidence(
    sessions: tuple[int, ...], by: Author, confidence: Confidence
) -> None:
    traits = [
        a_memory(n, f"trait {n}", kind=Kind.RELATIONSHIP, session=session, by=by)
        for n, session in enumerate(sessions, 1)
    ]
    known = [wordy(trait, aspect=Aspect.STYLE) for trait in traits]

    assert composed(known).relationship_confidence is confidence


# The budget.


def test_a_file_under_its_budget_shows_everything() -> None:
    sheet = composed(a_memory(n, f"Fact number {n}.") for n in range(1, 20))

    assert len(list(sheet.items())) == 19
    assert sheet.notes == ()


def test_what_is_most_present_stays_when_room_is_short() -> None:
    facts = [
        replace(a_memory(n, f"Fact {n}."), salience=Salience(ONE * n // 100, 7))
        for n in range(1, 100)
    ]
    shown = texts(composed(facts, budget=600).items())

    assert shown == [f"Fact {n}." for n in range(99, 99 - len(shown), -1)]
    assert 5 < len(shown) < 30


def test_facts_give_way_before_decisions() -> None:
    some = [a_memory(n, f"Text {n}.", kind=(Kind.FACT, Kind.DECISION)[n % 2]) for n in range(1, 41)]

    kinds = [item.kind for item in composed(some, budget=700).items()]

    assert Kind.DECISION in kinds
    assert kinds.count(Kind.FACT) < kinds.count(Kind.DECISION)


def test_what_exceeds_the_share_of_hot_is_written_in_warm_form() -> None:
    some = [wordy(a_memory(n, f"Text {n}.", session=7), path="we tried") for n in range(1, 41)]

    sheet = composed(some, budget=1_200)

    assert 0 < len(sheet.hot) < 40
    assert [session.session for session in sheet.warm] == [7]
    assert tokens(sheet) <= 1_200


@pytest.mark.parametrize(("layer", "session"), [(Layer.WARM, 5), (Layer.COLD, 1)])
def test_room_that_a_warmer_layer_leaves_is_used_by_a_colder_one(
    layer: Layer, session: int
) -> None:
    some = [a_memory(n, f"Text {n}.", layer=layer, session=session) for n in range(1, 61)]

    sheet = composed(some, budget=1_200)

    assert sheet.notes == ("more memories: `reverie recall WORDS`",)
    assert 900 < tokens(sheet) <= 1_200


def test_questions_take_a_tenth_at_most_and_those_that_are_cut_are_counted() -> None:
    asked = [a_memory(n, f"Why {n}?", kind=Kind.QUESTION) for n in range(1, 60)]
    facts = [a_memory(n, f"Fact {n}.") for n in range(60, 160)]

    sheet = composed([*asked, *facts], budget=4_000)

    shown = [item for item in sheet.items() if item.kind is Kind.QUESTION]
    without = composed(facts, budget=4_000)
    assert 1 < len(shown) < 59
    assert sheet.notes == (
        f"{59 - len(shown)} more open questions: `reverie questions`",
        "more memories: `reverie recall WORDS`",
    )
    alone = replace(sheet, hot=tuple(shown), warm=(), cold=())
    assert tokens(alone) - tokens(composed([], budget=4_000)) <= 4_000 // 10 + 20
    assert len(list(without.items())) - len(list(sheet.items())) <= len(shown)
    assert tokens(sheet) <= 4_000


def test_the_open_never_starve_and_the_newest_is_shown_however_small_the_file() -> None:
    asked = [a_memory(n, f"Why {n}?", kind=Kind.QUESTION) for n in range(1, 60)]
    facts = [a_memory(n, f"Fact {n}.") for n in range(60, 80)]

    sheet = composed([*asked, *facts], budget=600)

    assert [i.text for i in sheet.items() if i.kind is Kind.QUESTION] == ["Why 59?"]
    assert tokens(sheet) <= 600


def test_no_section_starves_another() -> None:
    kinds = (Kind.DECISION, Kind.INSIGHT, Kind.FACT, Kind.QUESTION)
    some = [a_memory(n, f"Text {n}.", kind=kinds[n % 4]) for n in range(1, 400)]

    sheet = composed(some, budget=4_000)

    assert {item.kind for item in sheet.items()} == set(kinds)
    shown = [sum(i.kind is kind for i in sheet.items()) for kind in kinds]
    assert min(shown) >= 3


def test_a_tension_is_shown_before_any_question() -> None:
    asked = [a_memory(n, f"Why {n}?", kind=Kind.QUESTION) for n in range(2, 60)]
    tension = a_memory(1, "Speed is at odds with safety.", kind=Kind.TENSION)

    assert tension.text in texts(composed([tension, *asked], budget=600).items())


def test_the_sessions_before_the_last_are_told_by_aim_and_outcome() -> None:
    tones = [Tone(n, "calm", aim=f"aim {n}", outcome=f"end {n}") for n in (4, 5, 6, 7)]

    sheet = composed([], tones=tones)

    assert sheet.tone is not None
    assert (sheet.tone.aim, sheet.tone.outcome) == ("aim 7", "end 7")
    assert [(one.session, one.aim, one.outcome) for one in sheet.warm] == [
        (6, "aim 6", "end 6"),
        (5, "aim 5", "end 5"),
    ]


def test_doubts_and_hooks_that_are_cut_are_counted() -> None:
    kinds = (Kind.DOUBT, Kind.EVOCATION)
    some = [a_memory(n, f"Text {n}.", kind=kinds[n % 2]) for n in range(1, 60)]

    sheet = composed(some, budget=400)

    left = 59 - len(list(sheet.items()))
    assert sheet.notes == (f"{left} more doubts and hooks: `reverie memories`",)


def test_rules_are_never_cut_and_the_file_says_that_they_are_too_many() -> None:
    rules = [a_memory(n, f"Never do {n}.", kind=Kind.CONSTRAINT) for n in range(1, 25)]

    sheet = composed([*rules, a_memory(99, "Why?", kind=Kind.QUESTION)], budget=200)

    assert len(sheet.constraints) == 24
    assert sheet.notes[0] == "1 more open questions: `reverie questions`"
    assert sheet.notes[1].startswith("over budget: the rules alone take ")


def test_a_mind_of_thousands_is_composed_within_its_budget() -> None:
    kinds = [Kind.QUESTION, Kind.FACT, Kind.DECISION, Kind.DOUBT, Kind.INSIGHT]
    some = [a_memory(n, f"Text number {n}.", kind=kinds[n % 5]) for n in range(1, 3_001)]

    sheet = composed(some)

    assert tokens(sheet) <= 4_000
    left = 600 - sum(item.kind is Kind.QUESTION for item in sheet.items())
    assert sheet.notes[0] == f"{left} more open questions: `reverie questions`"


# Little room.


def test_rules_are_never_cut_however_many() -> None:
    rules = [a_memory(n, f"Never {n}.", kind=Kind.CONSTRAINT) for n in range(1, 60)]

    assert len(composed(rules, budget=200).constraints) == 59


def test_a_question_that_does_not_fit_is_counted_and_drives_out_no_fact() -> None:
    asked = a_memory(1, f"Why {LONG}?", kind=Kind.QUESTION)

    sheet = composed([asked, a_memory(2, "A fact.")], budget=400)

    assert "1 more open questions: `reverie questions`" in sheet.notes
    assert texts(sheet.items()) == ["A fact."]


def test_one_long_question_does_not_drive_out_the_others() -> None:
    long = replace(a_memory(1, f"Why {LONG}?", kind=Kind.QUESTION), salience=Salience(ONE, 7))
    others = [a_memory(n, f"Why {n}?", kind=Kind.QUESTION) for n in range(2, 8)]

    assert texts(composed([long, *others], budget=500).items()) != []


def test_a_long_tone_does_not_drive_out_everything() -> None:
    long = Tone(7, "calm", carry_forward=LONG)

    sheet = composed([a_memory(1, "Why?", kind=Kind.QUESTION)], tones=[long], budget=300)

    assert texts(sheet.items()) == ["Why?"]


def test_a_file_over_budget_says_so_whatever_the_budget() -> None:
    some = [a_memory(n, f"Why {n}?", kind=(Kind.QUESTION, Kind.DOUBT)[n % 2]) for n in range(1, 9)]
    unsaid = [
        budget
        for budget in range(200, 300)
        if tokens(sheet := composed(some, budget=budget)) > budget
        and not any("over budget" in note for note in sheet.notes)
    ]

    assert unsaid == []


def test_the_rules_are_not_blamed_while_they_fit() -> None:
    rules = [a_memory(n, f"Never {n}.", kind=Kind.CONSTRAINT) for n in range(1, 4)]
    asked = [a_memory(n, f"Why {n}?", kind=Kind.QUESTION) for n in range(4, 30)]
    blamed = [
        budget
        for budget in range(220, 330)
        if (sheet := composed([*rules, *asked], budget=budget)).notes
        and any("over budget" in note for note in sheet.notes)
        and tokens(replace(sheet, notes=())) <= budget
    ]

    assert blamed == []


def test_a_file_says_that_memories_are_left_out() -> None:
    sheet = composed((a_memory(n, f"Fact {n}.") for n in range(1, 20)), budget=500)

    left = 19 - len(list(sheet.items()))
    assert left
    assert sheet.notes == ("more memories: `reverie recall WORDS`",)


def test_a_composite_gives_way_after_facts() -> None:
    facts = [a_memory(n, f"Fact {n}.", layer=Layer.COLD, session=1) for n in range(1, 40)]
    plain = a_memory(99, "In short.", kind=Kind.COMPOSITE, layer=Layer.COLD, session=1)

    sheet = composed([*facts, replace(plain, name="c-build-099")], budget=500)

    assert texts(sheet.composites) == ["In short."]
    assert sheet.notes


def test_warm_decisions_are_not_starved_by_hot_facts() -> None:
    asked = [a_memory(n, f"Why {n}?", kind=Kind.QUESTION, session=7) for n in range(1, 12)]
    facts = [a_memory(n, f"Fact {n}.", session=7) for n in range(20, 60)]
    chosen = a_memory(99, "We chose it.", kind=Kind.DECISION, layer=Layer.WARM, session=5)

    sheet = composed([*asked, *facts, chosen], budget=1_200)

    assert "We chose it." in texts(sheet.items())
