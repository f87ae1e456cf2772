"""A night writes beside what was said what it means; a session may go on, a night be cut short."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie import Afterwards, OpenMind, Settings, Voice, open_mind
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import GistChange, GlossChange, Value
from reverie.domain.journal.plan import Outcome, Stimulus
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.engine.sleeping import Sleeper, run_night
from reverie.ports import Mind
from reverie.stores.ram.store import InRamStore
from reverie.testing import ScriptedAlarm, TickClock
from reverie.thinkers.rules import RulesThinker
from tests.days import Opening, lived, slept_a_day_later
from tests.properties.lives import Killed, Mortal

QUESTION = "Ada: Where do you keep the spare key?"
ANSWER = "Bo: Under the blue pot in the garden."
THANKS = "Ada: Thanks! I sold 3 boats to Max last week."


def said(mind: OpenMind, *texts: str, session: str = "s1") -> None:
    for text in texts:
        mind.record(text, session=session)


def a_day(mind: OpenMind, *texts: str, session: str = "s1") -> None:
    said(mind, *texts, session=session)
    mind.end_session(session)
    slept_a_day_later(mind)


def gloss_of(mind: OpenMind, episode: int) -> Gloss:
    gloss = mind.recount(episode).gloss
    assert gloss is not None
    return gloss


def written(mind: Mind) -> list[tuple[Place, Value]]:
    """What nights have written beside the episodes."""
    return [(place, value) for place, value in mind.contents() if place.table in ("gloss", "gist")]


# One session.


def test_a_night_glosses_what_was_said_and_keeps_its_gist(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION, ANSWER, THANKS)
    question, answer, thanks = (gloss_of(mind, number) for number in (1, 2, 3))
    assert (question.before, question.after) == ("", "blue pot garden")
    assert (answer.before, answer.after) == ("keep spare key", "thanks sold boats max last week")
    assert answer.questions[0] == "Where do Bo keep the spare key?"
    assert answer.statements == ("Bo: Under the blue pot in the garden.",)
    assert "1 January 2026" in answer.dates
    assert "Ada sold 3 boats to Max last week." in thanks.statements
    assert mind.recount(2).gist == Gist("Under the blue pot in the garden.", answer.fact)


def test_what_happened_in_a_session_that_goes_on_is_not_glossed(opened: Opening) -> None:
    mind = opened()
    said(mind, QUESTION, session="open")
    a_day(mind, ANSWER)
    assert mind.recount(1).gloss is None
    assert mind.recount(1).gist is None
    assert mind.recount(2).gloss is not None


def test_what_is_around_a_text_is_of_its_own_session(opened: Opening) -> None:
    mind = opened()
    for number in range(3):
        said(mind, f"Ada: The kettle {number} is hot.", session="kitchen")
        said(mind, f"Bo: The parser {number} is slow.", session="office")
    for session in ("kitchen", "office"):
        mind.end_session(session)
    mind.night()
    for number in range(1, 7):
        around = gloss_of(mind, number).before + gloss_of(mind, number).after
        assert ("kettle" in around) is (number % 2 == 1)
        assert ("parser" in around) is (number % 2 == 0)


def test_what_a_night_writes_is_journaled_with_reason_and_source(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION, ANSWER)
    changes = [
        change
        for heading in mind.journal()
        for change in mind.entry(heading.number).changes
        if isinstance(change, GlossChange | GistChange)
    ]
    assert len(changes) == 4
    assert all(change.reason for change in changes)
    assert all(change.sources == (f"episode:{change.target}",) for change in changes)


def test_a_dry_run_glosses_nothing(opened: Opening) -> None:
    mind = opened()
    said(mind, QUESTION, ANSWER)
    mind.end_session("s1")
    _, entries = mind.dry_run()
    assert any(isinstance(change, GlossChange) for entry in entries for change in entry.changes)
    assert mind.recount(1).gloss is None


@pytest.mark.parametrize(
    "text",
    [
        "🙂",
        "…",
        "?",
        "Ada: ?",
        "[photo of a cat]",
        "a" * 5_000,
        "東京で会いました。",
        "- \n- \n",
        "Ada: " + "I sold 3 boats in May. " * 200,
    ],
)
def test_an_odd_text_is_glossed_like_any_other(text: str, opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION, text, ANSWER)
    assert [mind.recount(number).gloss is None for number in (1, 2, 3)] == [False, False, False]
    assert mind.rebuild()


# A session that goes on after its night.


def test_the_last_gloss_gets_what_followed_after_its_night(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION)
    alone, gist = gloss_of(mind, 1), mind.recount(1).gist
    assert alone.after == ""
    a_day(mind, ANSWER)
    assert gloss_of(mind, 1).after == "blue pot garden"
    assert gloss_of(mind, 2).before == "keep spare key"
    assert gloss_of(mind, 2).questions[0] == "Where do Bo keep the spare key?"
    assert mind.recount(1).gist == gist


def test_a_session_in_parts_is_glossed_like_one_in_one_piece(opened: Opening) -> None:
    parted, whole = opened(), opened()
    for text in (QUESTION, ANSWER, THANKS):
        a_day(parted, text)
    for text in (QUESTION, ANSWER, THANKS):
        whole.record(text, session="s1")
        for _ in range(20):
            whole.clock.now()
    whole.end_session("s1")
    whole.night()
    for number in (1, 2, 3):
        one, other = gloss_of(parted, number), gloss_of(whole, number)
        assert (one.before, one.after, one.statements) == (
            other.before,
            other.after,
            other.statements,
        )
        assert one.questions == other.questions


def test_only_the_last_of_the_earlier_glosses_is_written_anew(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION, ANSWER)
    last = mind.store.journal.last()
    a_day(mind, THANKS)
    anew = [
        change.target
        for heading in mind.journal(since=last + 1)
        for change in mind.entry(heading.number).changes
        if isinstance(change, GlossChange) and change.before
    ]
    assert anew == [2]


def test_a_session_that_ends_twice_without_more_is_not_glossed_again(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION, ANSWER)
    before = written(mind.store)
    mind.end_session("s1")
    mind.night()
    assert written(mind.store) == before


def test_what_went_on_in_other_sessions_meanwhile_does_not_matter(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION)
    a_day(mind, *(f"lunch was fine {number}" for number in range(70)), session="s2")
    a_day(mind, ANSWER)
    assert gloss_of(mind, 1).after == "blue pot garden"
    assert gloss_of(mind, 72).before == "keep spare key"


def test_what_went_before_stays_in_a_gloss_that_is_written_anew(opened: Opening) -> None:
    mind = opened()
    said(mind, QUESTION)
    said(mind, *(f"lunch was fine {number}" for number in range(60)), session="s2")
    a_day(mind, ANSWER)
    assert gloss_of(mind, 62).before == "keep spare key"
    a_day(mind, THANKS)
    assert gloss_of(mind, 62).after == "thanks sold boats max last week"
    assert gloss_of(mind, 62).before == "keep spare key"


# A night that was cut short, or taken back.


def test_a_night_killed_anywhere_writes_what_an_undisturbed_one_writes() -> None:
    settings = Settings.of(max_step_changes=2)

    def slept(store: object) -> None:
        run_night(store, Sleeper(TickClock(), RulesThinker(), settings))  # type: ignore[arg-type]

    def a_store() -> InRamStore:
        store = InRamStore()
        lived(store, QUESTION, ANSWER, THANKS)
        return store

    undisturbed = a_store()
    slept(undisturbed)
    assert len(written(undisturbed)) == 6
    for writes in range(1, undisturbed.journal.last()):
        store = a_store()
        with pytest.raises(Killed):
            slept(Mortal(store, writes))
        slept(store)
        assert written(store) == written(undisturbed)


def test_who_is_woken_before_glossing_does_it_the_next_night(opened: Opening) -> None:
    mind = opened()
    said(mind, QUESTION, ANSWER)
    mind.end_session("s1")
    run = mind.night(alarm=ScriptedAlarm({1: Stimulus.URGENT}))
    assert run.outcome is Outcome.WOKEN
    assert mind.recount(1).gloss is None
    mind.night()
    assert gloss_of(mind, 1).after == "blue pot garden"


def test_undoing_a_night_leaves_no_trace_in_what_is_found(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION)
    said(mind, ANSWER, THANKS)
    mind.end_session("s1")
    before = [mind.recall(asked) for asked in ("spare key", "blue pot", "boats last week")]
    mind.night()
    mind.undo(2)
    assert [mind.recall(asked) for asked in ("spare key", "blue pot", "boats last week")] == before


def test_undoing_a_night_takes_its_glosses_and_gists_back(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION)
    before = written(mind.store)
    a_day(mind, ANSWER, THANKS)
    assert written(mind.store) != before
    mind.undo(2)
    assert written(mind.store) == before
    assert [mind.recount(number).gloss for number in (2, 3)] == [None, None]


def test_an_undone_night_slept_again_writes_the_same(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION)
    a_day(mind, ANSWER)
    before = written(mind.store)
    mind.undo(1)
    assert written(mind.store) == []
    mind.night()
    assert written(mind.store) == before


def test_what_is_never_to_be_taken_in_is_still_found_as_it_was_said(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION, ANSWER)
    mind.undo(1, then=Afterwards.NEVER)
    mind.night()
    assert written(mind.store) == []
    assert mind.recall("blue pot")[0].text == ANSWER


def test_undoing_one_gloss_takes_only_that_back(opened: Opening) -> None:
    mind = opened()
    a_day(mind, QUESTION, ANSWER)
    entry, index = next(
        (heading.number, index)
        for heading in mind.journal()
        for index, change in enumerate(mind.entry(heading.number).changes, start=1)
        if isinstance(change, GlossChange) and change.target == 2
    )
    mind.undo_change(entry, index)
    assert mind.recount(2).gloss is None
    assert mind.recount(1).gloss is not None
    assert mind.recall("blue pot")[0].text == ANSWER
    assert mind.rebuild()


def test_a_rebuild_gives_the_same_glosses_and_answers(opened: Opening) -> None:
    mind = opened()
    for text in (QUESTION, ANSWER, THANKS):
        a_day(mind, text)
    before, answers = written(mind.store), mind.recall("spare key boats")
    assert mind.rebuild()
    assert written(mind.store) == before
    assert mind.recall("spare key boats") == answers


def test_folded_nights_leave_their_glosses(opened: Opening) -> None:
    mind = opened(settings=Settings.of(undoable_nights=1))
    for text in (QUESTION, ANSWER, THANKS):
        a_day(mind, text)
    for number in range(3):
        a_day(mind, f"lunch was fine {number}", session=f"lunch {number}")
    before, answers = written(mind.store), mind.recall("spare key boats")
    assert mind.store.journal.first() > 1
    assert mind.rebuild()
    assert written(mind.store) == before
    assert mind.recall("spare key boats") == answers


def test_glosses_are_the_same_on_disk_and_in_ram(tmp_path: Path) -> None:
    found = []
    for path in (":memory:", tmp_path / "mind.db"):
        with open_mind(path, clock=TickClock(), settings=Settings.of(gist_tokens=30)) as mind:
            a_day(mind, QUESTION, ANSWER)
            said(mind, "The parser failed again!", session="s2")
            mind.record("It is fixed now.", session="s2", voice=Voice.AGENT)
            mind.end_session("s2")
            a_day(mind, THANKS)
            found.append(written(mind.store))
    assert found[0] == found[1]
    assert len(found[0]) > 5
