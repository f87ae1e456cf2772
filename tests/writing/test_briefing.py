"""The briefing tells the next session what matters most, within its budget, the same each time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import reverie
from reverie import Kind, OpenMind, Settings
from reverie.domain.intake.text import in_parts
from reverie.domain.language.tokens import estimated_tokens
from reverie.domain.values.texture import Confidence
from reverie.domain.views.sections import SECTION_OF, Section
from reverie.domain.views.sheet import Item, Meta, Sheet, ToneBlock, WarmSession
from reverie.domain.views.wake_check import COLD_START
from reverie.errors import SettingRefused
from reverie.testing import TickClock
from reverie.writing.briefing import ASKED, DOUBTS_TOLD, HOLDS, OPENING, briefing


@pytest.fixture(params=["on disk", "in RAM"])
def mind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenMind]:
    """A new mind."""
    place = ":memory:" if request.param == "in RAM" else tmp_path / "mind.db"
    with reverie.open_mind(place, clock=TickClock()) as opened:
        yield opened


def lived(mind: OpenMind, session: str, *texts: str) -> None:
    """A session in which these things were said, slept on at once."""
    for text in texts:
        mind.record(text, session=session)
    mind.end_session(session)
    mind.night()


def titles(text: str) -> list[str]:
    """The titles of a briefing, in order."""
    return [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]


def test_the_first_session_is_told_that_it_is_the_first(mind: OpenMind) -> None:
    assert COLD_START in mind.briefing()


def test_a_later_session_is_told_how_the_last_one_went_and_what_is_next(mind: OpenMind) -> None:
    lived(mind, "monday", "The build is red.", "Next time start with the linker.")

    text = mind.briefing()

    assert COLD_START not in text
    assert "Resumed. Last session: " in text
    assert "Current focus: Next time start with the linker." in text


def test_what_was_carried_forward_comes_before_any_memory(mind: OpenMind) -> None:
    lived(mind, "monday", "Never push to main.", "Next time start with the linker.")

    text = mind.briefing()

    assert text.index("Current focus") < text.index("Never push")


def test_a_session_that_no_night_has_seen_is_missed(mind: OpenMind) -> None:
    lived(mind, "monday", "Never push to main.")
    mind.undo(1)
    assert "no record of how it went" in mind.briefing()


def test_a_tension_is_put_to_the_user_before_work(mind: OpenMind) -> None:
    lived(mind, "monday", "Never push to main.", "Always push to main.")

    first = mind.briefing().splitlines()[0]

    assert first.startswith("Before work: unresolved: ")
    assert "never choose" in first


def test_a_tension_that_is_told_before_work_is_told_once(mind: OpenMind) -> None:
    lived(mind, "monday", "Never push to main.", "Always push to main.")
    (tension,) = [memory for memory in mind.memories() if memory.kind is Kind.TENSION]

    text = mind.briefing()

    assert text.count(tension.text) == text.count(f"[{tension.name}]") == 1


def test_each_kind_has_a_section() -> None:
    assert set(SECTION_OF) == set(Kind)


def test_memories_are_told_in_sections_rules_first_doubts_last(mind: OpenMind) -> None:
    for kind in reversed(Kind):
        if kind is not Kind.TENSION:
            mind.remember(f"Something of the kind {kind}.", kind=kind)

    text = mind.briefing()

    assert OPENING in text
    assert titles(text) == list(Section)
    assert all(text.count(f"of the kind {kind}.") == (kind is not Kind.TENSION) for kind in Kind)


def test_a_section_with_nothing_in_it_is_not_told(mind: OpenMind) -> None:
    lived(mind, "monday", "Never push to main.")

    assert titles(mind.briefing()) == ["Where we are", Section.RULES]


def test_nothing_is_told_twice() -> None:
    said = "The list works now"
    tone = ToneBlock(3, "calm", carry_forward="Next: the parser.", aim=said, outcome=f"{said}!")
    fact = Item("f-20260101-001", Kind.FACT, f"{said}!")
    todo = Item("f-20260101-002", Kind.QUESTION, "Next: the parser.")

    text = briefing(Sheet(Meta("p", 3), tone=tone, hot=(fact, todo)))

    assert text.count(said) == text.count("the parser") == 1


def test_a_rule_stays_a_rule_though_a_session_was_about_it() -> None:
    rule = Item("f-20260101-001", Kind.CONSTRAINT, "Never push to main.")
    tone = ToneBlock(3, "calm", aim="Never push to main.")

    text = briefing(Sheet(Meta("p", 3), tone=tone, constraints=(rule,)))

    assert text.count("Never push to main.") == 1
    assert f"- {rule.text} [{rule.name}]" in text


def test_of_many_doubts_a_few_are_told_and_the_rest_counted() -> None:
    doubts = tuple(Item(f"f-20260101-00{n}", Kind.DOUBT, f"Doubt {n}.") for n in range(1, 8))

    text = briefing(Sheet(Meta("p", 3), doubts=doubts))

    assert text.count("- Doubt ") == DOUBTS_TOLD
    assert f"- and {7 - DOUBTS_TOLD} more: `reverie memories --kind doubt`" in text


def test_the_recent_of_a_kind_is_told_before_the_older() -> None:
    hot, warm, cold = (
        Item(f"f-20260101-00{n}", Kind.FACT, f"A {layer} fact.")
        for n, layer in enumerate(("hot", "warm", "cold"))
    )
    sheet = Sheet(Meta("p", 7), hot=(hot,), warm=(WarmSession(5, "", (warm,)),), cold=(cold,))

    text = briefing(sheet)

    assert text.index("hot") < text.index("warm") < text.index("cold")


def test_each_line_ends_with_the_name_to_ask_about(mind: OpenMind) -> None:
    memory = mind.remember("Always greet first.")

    assert f"- Always greet first. [{memory.name}]\n" in mind.briefing()


def test_the_more_salient_of_a_kind_comes_first(mind: OpenMind) -> None:
    lived(mind, "s1", "We chose tabs over nothing because of habit.")
    lived(mind, "s2", "We chose slow deploys over fast ones because of fear.")

    text = mind.briefing()

    assert text.index("slow deploys") < text.index("tabs")


def test_a_decision_is_told_with_what_would_reverse_it(mind: OpenMind) -> None:
    lived(mind, "s1", "We chose tabs over spaces. Reconsider it if the linter forbids them.")

    assert "  Reconsider it if the linter forbids them.\n" in mind.briefing()


def test_a_decision_that_says_itself_what_would_reverse_it_says_it_once(mind: OpenMind) -> None:
    lived(mind, "s1", "We chose tabs over spaces, unless the linter forbids them.")

    assert mind.briefing().count("the linter forbids them") == 1


def test_a_decision_is_told_as_settled_unless_one_was_not_sure(mind: OpenMind) -> None:
    lived(mind, "s1", "We definitely chose tabs over spaces.", "We chose Vue, maybe, over React.")

    text = mind.briefing()

    assert HOLDS in text
    assert text.count("Not sure yet") == 1
    assert text.index("Vue") < text.index("Not sure yet")


def test_a_decision_whose_turn_follows_from_its_reason_says_neither_twice(mind: OpenMind) -> None:
    lived(mind, "s1", "We chose tabs over spaces because the linter wants them.")

    text = mind.briefing()

    assert text.count("the linter wants them") == 1
    assert HOLDS in text


def test_a_decision_without_a_reason_is_no_form_with_empty_slots(mind: OpenMind) -> None:
    bare = Item(
        "f-20260101-001",
        Kind.DECISION,
        "We use tabs.",
        confidence=Confidence.LOW,
        reversal="if the user says so: no reason was given",
    )

    text = briefing(Sheet(Meta("p", 3), hot=(bare,)))

    assert "no reason" not in text
    assert f"- We use tabs. [{bare.name}]\n  Not sure yet.\n" in text


@pytest.mark.parametrize(
    ("path", "by_hand", "told"),
    [
        ("The linter wants them.", True, "Why: The linter wants them."),
        ("It broke because of spaces.", False, "Why: It broke because of spaces."),
        ("Then look at the margins.", False, "Context: Then look at the margins."),
    ],
)
def test_a_decision_that_does_not_say_why_is_told_with_what_stood_beside_it(
    path: str, by_hand: bool, told: str
) -> None:
    item = Item("f-20260101-001", Kind.DECISION, "We use tabs.", path=path, by_hand=by_hand)

    assert f"\n  {told}\n" in briefing(Sheet(Meta("p", 3), hot=(item,)))


def test_a_brief_answer_is_told_after_its_question() -> None:
    brief = Item("f-1", Kind.DECISION, "single (asked: Several tasks a session?)")
    whole = Item("f-2", Kind.DECISION, "store the name of the task with it (asked: What else?)")

    text = briefing(Sheet(Meta("p", 3), hot=(brief, whole)))

    assert "- Asked “Several tasks a session?”: single [f-1]\n" in text
    assert "- store the name of the task with it (asked: What else?) [f-2]\n" in text


def test_rules_are_told_however_old_they_are(mind: OpenMind) -> None:
    lived(mind, "s1", "Never push to main.")
    for number in range(2, 9):
        lived(mind, f"s{number}", f"We took idea {number} over idea {number - 1} because of it.")

    assert "Never push to main." in mind.briefing()


@pytest.mark.parametrize("budget", [400, 1000, 4000])
def test_a_briefing_keeps_to_the_budget_of_the_file(tmp_path: Path, budget: int) -> None:
    settings = Settings.of(token_budget=budget)
    with reverie.open_mind(tmp_path / "mind.db", settings=settings, clock=TickClock()) as mind:
        lived(mind, "s", *(f"It turns out part {n} {'is broken ' * 9}." for n in range(150)))

        assert estimated_tokens(mind.briefing()) <= budget


@pytest.mark.parametrize("most", [1, 7, 100, 9_900])
def test_parts_are_short_enough_and_make_up_the_whole(most: int) -> None:
    text = "".join(f"- line {number} {'word ' * (number % 30)}\n" for number in range(300))

    parts = in_parts(text, most)

    assert all(0 < len(part) <= most for part in parts)
    if most > 1:
        assert "".join("".join(parts).split()) == "".join(text.split())


def test_parts_are_cut_between_lines() -> None:
    assert in_parts("one\ntwo\nthree\n", 9) == ["one\ntwo\n", "three\n"]


def test_a_budget_that_holds_nothing_is_refused() -> None:
    with pytest.raises(SettingRefused, match="at least 200"):
        Settings.of(briefing_chars=50)


def test_a_briefing_is_the_same_while_nothing_changes(tmp_path: Path) -> None:
    with reverie.open_mind(tmp_path / "mind.db", clock=TickClock()) as mind:
        lived(mind, "s1", "Never push to main.", "Is SQLite enough?", "We decided to use tabs.")
        first = mind.briefing()
        assert mind.briefing() == first

        mind.record("hello", session="s2")
        assert mind.briefing() == first

        mind.night()
        assert mind.briefing() == first
    with reverie.open_mind(tmp_path / "mind.db") as again:
        assert again.briefing() == first


def test_a_briefing_is_the_same_on_disk_and_in_ram(tmp_path: Path) -> None:
    told = []
    for place in (tmp_path / "mind.db", ":memory:"):
        with reverie.open_mind(place, clock=TickClock()) as mind:
            lived(mind, "s1", "Never push to main.", "Is SQLite enough?")
            told.append(mind.briefing())

    assert told[0] == told[1]


def test_an_undone_night_leaves_no_trace_in_the_briefing(mind: OpenMind) -> None:
    lived(mind, "s1", "Always greet first.")
    mind.record("Never push to main.", session="s2")
    mind.end_session("s2")
    before = mind.briefing()
    mind.night()
    assert mind.briefing() != before

    mind.undo(2)

    assert mind.briefing() == before


def test_decisions_that_name_the_same_thing_stand_together() -> None:
    texts = (
        "`ship` asks first, as #12 says.",
        "Tabs, not spaces.",
        "`pack` writes zip files.",
        "`ship` takes a tag.",
    )
    items = tuple(Item(f"f-20260101-00{n}", Kind.DECISION, t) for n, t in enumerate(texts))
    told = briefing(Sheet(Meta("p", 3), cold=items))

    assert sorted(texts, key=told.index) == [texts[0], texts[3], texts[1], texts[2]]


def test_a_line_begins_with_what_it_says_and_idle_words_are_no_context() -> None:
    said = Item(
        "f-20260101-001", Kind.DECISION, "then: the kiosk shows three films", path="Makes sense."
    )
    told = briefing(Sheet(Meta("p", 3), cold=(said,)))

    assert "- The kiosk shows three films [f-20260101-001]" in told
    assert "Makes sense" not in told


def test_work_that_was_asked_for_is_told_below_what_was_chosen() -> None:
    texts = (
        "Create a new page that lists the open orders",
        "Create the folder if needed (asked: What if there is no folder?)",
        "Use tabs, not spaces.",
        "Run the linter before every commit",
        "Add the tax below the sum, because the office asks for it.",
    )
    items = tuple(Item(f"f-20260101-00{n}", Kind.DECISION, t) for n, t in enumerate(texts))
    told = briefing(Sheet(Meta("p", 3), cold=items))

    below = told.index(ASKED)
    assert told.index("Use tabs") < below < told.index("Create a new page")
    assert all(some in told[:below] for some in ("folder if needed", "linter", "Add the tax"))
    assert ASKED not in briefing(Sheet(Meta("p", 3), cold=items[1:]))


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Left undone: the installer was not signed.", Section.OPEN),
        ("The installer is signed in CI; a colleague said it was left undone for years.", "How"),
    ],
)
def test_a_fact_that_begins_with_what_is_left_undone_is_told_as_open(text: str, title: str) -> None:
    told = briefing(Sheet(Meta("p", 3), cold=(Item("f-20260101-001", Kind.FACT, text),)))

    assert told[: told.index(text)].rpartition("## ")[2].startswith(title)


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        ("after VAT", "- Asked “TODO: are prices still to be rounded?”: after VAT [f-"),
        (
            "still to be done by hand until the shop knows VAT",
            "- still to be done by hand until the shop knows VAT (asked: TODO: are prices",
        ),
    ],
)
def test_a_question_that_was_resolved_is_told_by_its_answer_and_is_not_open(
    mind: OpenMind, answer: str, line: str
) -> None:
    asked = mind.remember("TODO: are prices still to be rounded?", kind=Kind.QUESTION)
    mind.resolve(asked.name, why=answer)

    told = mind.briefing()

    assert "## Still open" not in told
    assert line in told
    assert told[: told.index(line)].rpartition("## ")[2].startswith("Learned")
