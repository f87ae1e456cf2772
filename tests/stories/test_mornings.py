"""Mornings: what a person finds after nights of every sort; the golden pages read as prose."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from reverie import OpenMind, open_mind
from reverie.awake.home_seal import seal
from reverie.clocks import StoppedClock
from reverie.domain.journal.plan import Stimulus
from reverie.domain.values.thought import Answer
from reverie.errors import Unknown
from reverie.testing import ScriptedAlarm, ScriptedThinker

PLAIN = """# Morning report, 2 March 2026

<!-- reverie: night 1 -->
## Night 1, 22:00

Slept on 1 session (under a minute of work): learned 2.

### Learned
- **Rule:** Never deploy on Fridays. (you, 2 Mar) `f-20260302-001`
- **Decision:** We chose SQLite over Postgres because it is one file. (you, 2 Mar) `f-20260302-002`

### Noticed
- No patterns this cycle.

### Look closer
- **Skipped:** incubate (no puzzle waits); believe (no session used or named anything to rely \
on); review (only the rules think tonight); notice (it takes two sessions to see what comes back); \
reconcile (deep sleep is due on 2026-03-09).
- `reverie journal 1` shows every change with its reason, `reverie dreams 1` what was replayed \
and dreamt, `reverie undo 1` takes it all back.
"""
EMPTY = """# Morning report, 2 March 2026

<!-- reverie: night 1 -->
## Night 1, 22:00

No session waited: nothing was learned, changed or let go.

### Noticed
- No patterns this cycle.

### Look closer
- **Skipped:** incubate (no puzzle waits); encode (no session waits to be taken in); believe (no \
session has ended since evidence was weighed); review (only the rules think tonight); replay \
(there is no memory to replay yet); dream (no memories are linked yet); prune (there is no link \
that could fade); compress (nothing is known yet that could be compressed); notice (it takes two \
sessions to see what comes back); reconcile (deep sleep is due on 2026-03-09).
- `reverie journal 1` shows every change with its reason, `reverie undo 1` takes it all back.
"""


@pytest.fixture(autouse=True)
def _in_utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "project" / ".reverie"
    folder.mkdir(parents=True)
    seal(str(folder))
    return folder


def at(home: Path, moment: str, thinker: ScriptedThinker | None = None) -> OpenMind:
    """The mind of a project with a clock that stands still, in UTC."""
    clock = StoppedClock(datetime.fromisoformat(moment).replace(tzinfo=UTC))
    return open_mind(home / "mind.db", clock=clock, thinker=thinker)


def lived(mind: OpenMind, session: str = "monday") -> None:
    """A session with a rule and a decision, which has ended."""
    mind.record("Never deploy on Fridays.", session=session)
    mind.record("We chose SQLite over Postgres because it is one file.", session=session)
    mind.end_session(session)


def page(home: Path, day: str = "2026-03-02") -> str:
    return (home / "sync" / "reports" / f"sleep-{day}.md").read_text(encoding="utf-8")


def test_a_plain_night_leaves_one_calm_page(home: Path) -> None:
    with at(home, "2026-03-02T22:00") as mind:
        lived(mind)
        mind.night("night")
    assert page(home) == PLAIN


def test_an_empty_night_says_that_there_was_nothing(home: Path) -> None:
    with at(home, "2026-03-02T22:00") as mind:
        mind.night("night")
    assert page(home) == EMPTY


def test_what_changed_sides_is_told_on_that_morning_and_only_then(home: Path) -> None:
    words = {2: ["`print-labels` works."] * 20, 3: ["`print-labels` is broken again."] * 15, 4: []}
    for day, said in words.items():
        with at(home, f"2026-03-0{day}T22:00") as mind:
            lived(mind, f"day {day}")
            for text in said:
                mind.record(text, session=f"evening {day}")
            if said:
                mind.end_session(f"evening {day}")
            mind.night("night")
    turned = "### Relied on\n- print-labels can no longer be relied on (-0.0"
    assert turned in page(home, "2026-03-03")
    assert "Relied on" not in page(home) + page(home, "2026-03-04")
    with at(home, "2026-03-05T08:00") as mind:
        assert [belief.word for belief in mind.beliefs()] == ["unreliable"]


def test_a_doze_leaves_no_page(home: Path) -> None:
    with at(home, "2026-03-02T10:00") as mind:
        lived(mind)
        mind.doze()
        with pytest.raises(Unknown):
            mind.report()
    assert not list((home / "sync").rglob("sleep-*.md"))


def test_a_night_tells_what_the_dozes_before_it_took_in(home: Path) -> None:
    with at(home, "2026-03-02T10:00") as mind:
        lived(mind)
        mind.doze()
    with at(home, "2026-03-02T22:00") as mind:
        mind.night("night")
    told = page(home)
    assert "Taken in by dozes since the last sleep: learned 2." in told
    assert "### Learned (by dozes)\n- **Rule:** Never deploy on Fridays. (you, 2 Mar)" in told
    assert "nothing was learned" not in told
    assert "`reverie undo 2` leaves what doze 1 took in" in told


def test_each_doze_is_told_by_the_first_sleep_after_it_alone(home: Path) -> None:
    for hour, rule in (9, "Never deploy on Fridays."), (12, "Never push to main."):
        with at(home, f"2026-03-02T{hour:02}:00") as mind:
            mind.record(rule, session=f"s{hour}")
            mind.end_session(f"s{hour}")
            mind.doze()
            mind.night()
    with at(home, "2026-03-02T15:00") as mind:
        mind.night()
        sleeps = mind.report().sleeps
    assert [[[item.text for item in doze.learned] for doze in one.dozes] for one in sleeps] == [
        [["Never deploy on Fridays."]],
        [["Never push to main."]],
        [],
    ]
    assert page(home).count("Never deploy on Fridays.") == 1
    assert page(home).count("Never push to main.") == 1


def test_a_doze_that_was_taken_back_is_told_by_no_sleep(home: Path) -> None:
    with at(home, "2026-03-02T10:00") as mind:
        lived(mind)
        mind.doze()
        mind.undo(1, then="never")
    with at(home, "2026-03-02T22:00") as mind:
        mind.night("night")
        (slept,) = mind.report().sleeps
    assert slept.dozes == ()
    assert "Never deploy on Fridays." not in page(home)


def test_what_the_dozes_before_an_undone_night_took_in_is_told_by_the_next(home: Path) -> None:
    with at(home, "2026-03-02T10:00") as mind:
        lived(mind)
        mind.doze()
        mind.night()
        mind.undo(2)
    with at(home, "2026-03-03T22:00") as mind:
        mind.night("night")
        assert mind.report("2026-03-02").sleeps[0].dozes == ()
    assert "Never deploy on Fridays." in page(home, "2026-03-03")


def test_what_was_forgotten_after_a_doze_is_not_told_again(home: Path) -> None:
    with at(home, "2026-03-02T10:00") as mind:
        lived(mind)
        mind.doze()
        rule = next(one for one in mind.memories() if one.text == "Never deploy on Fridays.")
        mind.forget(rule.name, why="it is secret")
        mind.night()
    assert "Never deploy on Fridays." not in page(home)


def test_what_a_doze_learned_and_another_ended_is_told_as_ended_alone(home: Path) -> None:
    for hour, words in (
        (9, "We use Stripe for payments."),
        (
            11,
            "We use Mollie for payments from Monday on, no longer Stripe.",
        ),
    ):
        with at(home, f"2026-03-02T{hour:02}:00") as mind:
            mind.record(words, session=f"s{hour}")
            mind.end_session(f"s{hour}")
            mind.doze()
    with at(home, "2026-03-02T22:00") as mind:
        mind.night("night")
    told = page(home)
    assert "### Superseded (by dozes)" in told
    assert told.count("We use Stripe for payments.") == 1


def test_several_naps_of_a_day_are_sections_of_one_page(home: Path) -> None:
    for hour in (9, 12, 15):
        with at(home, f"2026-03-02T{hour:02}:00") as mind:
            lived(mind, f"s{hour}")
            mind.night()
    told = page(home)
    assert [line for line in told.splitlines() if line.startswith("## ")] == [
        "## Nap 1, 09:00",
        "## Nap 2, 12:00",
        "## Nap 3, 15:00",
    ]
    assert told.count("# Morning report") == 1
    with at(home, "2026-03-02T16:00") as mind:
        assert [slept.night for slept in mind.report().sleeps] == [1, 2, 3]


def test_a_woken_night_says_so(home: Path) -> None:
    with at(home, "2026-03-02T22:00") as mind:
        lived(mind)
        mind.night("night", alarm=ScriptedAlarm({4: Stimulus.URGENT}))
    assert "It was woken before it was done; what is left waits for the next one." in page(home)


def test_a_night_that_rests_is_told_once_it_is_over(home: Path) -> None:
    with at(home, "2026-03-02T22:00", ScriptedThinker(otherwise=None)) as mind:
        lived(mind)
        mind.night("night")
        assert not list((home / "sync").rglob("sleep-*.md"))
        for asked in mind.questions_waiting():
            mind.store.keep_thoughts([replace(asked, answer=Answer("[]"))])
    with at(home, "2026-03-03T08:00", ScriptedThinker()) as mind:
        mind.night("night")
    assert page(home).count("## Night 1, 22:00") == 1


def test_a_page_that_a_killed_night_owed_is_written_at_the_next_opening(home: Path) -> None:
    with at(home, "2026-03-02T22:00") as mind:
        lived(mind)
        mind.night("night")
    told = page(home)
    (home / "sync" / "reports" / "sleep-2026-03-02.md").unlink()
    (home / "state" / "written").write_text("0\n")
    with at(home, "2026-03-03T08:00"):
        pass
    assert page(home) == told


def test_everything_twice_is_written_once(home: Path) -> None:
    with at(home, "2026-03-02T22:00") as mind:
        lived(mind)
        mind.night("night")
    told = page(home)
    for _ in range(2):
        (home / "state" / "written").write_text("0\n")
        with at(home, "2026-03-03T08:00"):
            pass
    assert page(home) == told


def test_an_undone_night_is_told_as_taken_back(home: Path) -> None:
    with at(home, "2026-03-02T22:00") as mind:
        lived(mind)
        mind.night("night")
    with at(home, "2026-03-03T08:00") as mind:
        mind.undo(1)
        (slept,) = mind.report("2026-03-02").sleeps
    assert (slept.outcome, slept.learned) == ("undone", ())
    words = "**Night 1 was taken back; nothing of it holds any more.**"
    title = "## Night 1, 22:00\n"
    below = f"{title}\n<!-- reverie: night 1 taken back -->\n{words}\n"
    assert page(home) == PLAIN.replace(title, below)
    (home / "state" / "written").write_text("0\n")
    with at(home, "2026-03-03T09:00"):
        pass
    assert page(home).count("was taken back") == 1


def test_a_night_belongs_to_the_day_it_began_on_where_the_user_lives(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    with at(home, "2026-03-02T23:30") as mind:
        lived(mind)
        mind.night("night")
    assert "## Night 1, 00:30" in page(home, "2026-03-03")


def test_the_hour_that_comes_twice_at_the_end_of_summer_time_makes_one_page(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    for hour, minute in ((0, 30), (1, 30)):  # both are half past two, on 25 October
        with at(home, f"2026-10-25T{hour:02}:{minute:02}") as mind:
            lived(mind, f"s{hour}")
            mind.night()
    told = page(home, "2026-10-25")
    assert [line for line in told.splitlines() if line.startswith("## ")] == [
        "## Nap 1, 02:30",
        "## Nap 2, 02:30",
    ]


def test_a_page_edited_by_hand_is_kept_and_the_next_section_goes_below(home: Path) -> None:
    with at(home, "2026-03-02T09:00") as mind:
        lived(mind)
        mind.night()
    file = home / "sync" / "reports" / "sleep-2026-03-02.md"
    file.write_text(f"My own heading\n\n{page(home)}\nI agree with all of this.\n")
    with at(home, "2026-03-02T12:00") as mind:
        lived(mind, "later")
        mind.night()
    told = page(home)
    assert told.startswith("My own heading\n")
    assert told.index("I agree with all of this.") < told.index("## Nap 2, 12:00")
    assert told.count("## Nap 1, 09:00") == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_a_note_of_the_night(home: Path) -> None:
    (home / "sync" / "reports").mkdir(parents=True)
    (home / "sync" / "reports").chmod(0o500)
    with at(home, "2026-03-02T22:00") as mind:
        lived(mind)
        morning = mind.night("night")
    assert any("the report was not kept" in note for note in morning.notes)


def test_a_link_in_place_of_the_folder_is_not_followed(home: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (home / "sync").symlink_to(elsewhere)
    with at(home, "2026-03-02T22:00") as mind:
        lived(mind)
        morning = mind.night("night")
        assert morning.outcome == "completed"
        assert len(mind.report().sleeps[0].learned) == 2
    assert any("the report was not kept" in note for note in morning.notes)
    assert list(elsewhere.iterdir()) == []


def test_a_clock_that_was_set_back_still_gets_its_page(home: Path) -> None:
    for moment in ("2026-03-09T22:00", "2026-03-02T22:00"):
        with at(home, moment) as mind:
            lived(mind, moment)
            mind.night("night")
    assert "## Night 1, 22:00" in page(home, "2026-03-09")
    assert "## Night 2, 22:00" in page(home, "2026-03-02")


def test_deep_sleep_is_planned_by_the_day_of_the_installation(home: Path) -> None:
    with at(home, "2026-03-01T22:00") as mind:
        assert mind.plan().anchor is None
        mind.night("night")
    anchor = home / "sync" / "reports" / "install-anchor.txt"
    assert anchor.read_text() == "2026-03-01\n"
    with at(home, "2026-03-08T22:00") as mind:
        assert str(mind.plan().anchor) == "2026-03-01"
        mind.night("night")
    assert anchor.read_text() == "2026-03-01\n"
    anchor.write_text("no date\n")
    with at(home, "2026-03-09T22:00") as mind:
        assert mind.plan().anchor is None
