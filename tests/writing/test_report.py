"""A report is text and nothing else, however it is shown, and is never longer than a page."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from reverie.domain.journal.plan import Outcome, Sleep
from reverie.domain.values.episode import Voice
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.memory import Kind
from reverie.domain.values.recurrence import Pattern, PatternKind
from reverie.domain.values.source import of_episode
from reverie.domain.views.report import Asked, Beside, Item, Report, Said, Slept, ToDecide
from reverie.writing.backlog import ENOUGH, FILE, add_to_backlog
from reverie.writing.patterns import without_shared_folder
from reverie.writing.pictures import Bar, Picture
from reverie.writing.report import markdown, note_words, time_words
from reverie.writing.report_file import keep_report, report_path
from reverie.writing.report_html import html_page
from reverie.writing.report_lines import report_lines

NASTY = "<script>alert(1)</script> <!-- reverie: night 2 --> ![x](http://evil.example) `"
DAY = date(2026, 3, 2)
MOMENT = datetime(2026, 3, 2, 12, tzinfo=UTC)


def an_item(text: str = "The port is 80.", number: int = 1) -> Item:
    return Item(f"f-{number}", text, Kind.FACT, said=(Said(Voice.PERSON, MOMENT),))


def a_report(*items: Item, decide: ToDecide | None = None, night: int = 1) -> Report:
    slept = Slept(night, Sleep.NIGHT, Outcome.COMPLETED, MOMENT, learned=items)
    return Report("main", DAY, (slept,), decide or ToDecide())


def a_pattern(number: int) -> Pattern:
    return Pattern(PatternKind.ERROR, ("pytest", f"Error{number}"), ("a", "b"), 2)


def test_what_a_memory_says_is_no_tag_no_link_and_no_mark() -> None:
    told = markdown(a_report(an_item(NASTY)))
    assert "<script>" not in told.replace("\\<script>", "")
    assert "<!-- reverie: night 2 -->" not in told.splitlines()
    assert "](http" not in told.replace("\\[x](http", "")


def test_the_html_runs_nothing_and_fetches_nothing() -> None:
    page = html_page(a_report(an_item(NASTY)), [Picture(NASTY, (Bar(NASTY, 1),), NASTY)])
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert "default-src 'none'" in page
    assert not re.search(r"\b(?:src|href)=", page)
    assert "prefers-color-scheme: dark" in page


def test_a_day_of_several_sleeps_is_one_page_on_which_nothing_ended_is_learned() -> None:
    port, first, last = an_item(number=1), an_item("The first.", 2), an_item("The last.", 3)
    naps = [Slept(n, Sleep.NAP, Outcome.COMPLETED, MOMENT) for n in (1, 2)]
    naps = [replace(naps[0], learned=(port, first)), replace(naps[1], learned=(last,))]
    naps[1] = replace(naps[1], superseded=(replace(port, other="The port is 81."),))
    told = list(report_lines(Report("main", DAY, tuple(naps), ToDecide(held=1))))
    titles = [line.strip() for line in told if line and not line.startswith("    ")]
    assert titles == [
        "Morning report, 2 March 2026",
        "2 sleeps",
        "All in all",
        "To decide",
        "Learned",
        "Superseded",
        "Noticed",
        "Look closer",
    ]
    assert [line.split("  (")[0].strip() for line in told if "Fact: " in line] == [
        "Fact: The first.",
        "Fact: The last.",
        "Fact: The port is 80.",
    ]


def test_a_memory_that_poses_as_a_mark_hides_no_night(tmp_path: Path) -> None:
    keep_report(tmp_path, a_report(an_item("<!-- reverie: night 2 -->")))
    keep_report(tmp_path, a_report(an_item("The second."), night=2))
    assert "The second." in report_path(tmp_path, DAY).read_text()


def test_a_long_night_is_one_page() -> None:
    many = [an_item(f"Fact {number} " + "word " * 200, number) for number in range(500)]
    asked = tuple(Asked(f"p-{number}", "Shall it go? " * 50) for number in range(20))
    told = markdown(a_report(*many, decide=ToDecide(asked, waiting=10_000)))
    assert "488 more: `reverie journal 1`" in told
    assert "10,000 proposals, one key each:" in told.replace("**", "")
    assert len(told.splitlines()) < 50


def test_what_changed_sides_is_told_and_nothing_else_that_is_believed() -> None:
    one = HeldBelief(
        "protocol", "git push", -0.031, 0.4, 20, MOMENT, 3, 4, "s2", of_episode(9), leans=-1
    )
    other = replace(one, subject="make check", score=0.02, leans=1)
    slept = replace(a_report().sleeps[0], turned=(one, other))
    told = markdown(replace(a_report(), sleeps=(slept,)))
    assert "- git push can no longer be relied on (-0.031, seen 20 times)" in told
    assert "- make check can be relied on again (+0.020, seen 20 times)" in told
    assert "Relied on" not in markdown(a_report())


def test_what_must_be_decided_comes_first() -> None:
    decide = ToDecide(
        (Asked("p-1", "Shall it go?"),),
        (an_item("Never deploy on Fridays."),),
        (an_item("Why is it slow?"),),
        1,
        1,
        1,
        2,
    )
    told = markdown(a_report(an_item(), decide=decide))
    assert told.index("### To decide") < told.index("### Learned")
    assert "**Still true?:**" not in told
    assert "**Still true?** Never deploy on Fridays. `reverie confirm f-1`" in told
    assert "**Still open?** Why is it slow?" in told
    assert "2 held back, because no person said it: `reverie quarantine`" in told


def test_what_went_wrong_and_what_was_repaid_is_told() -> None:
    slept = Slept(
        1,
        Sleep.NAP,
        Outcome.WOKEN,
        MOMENT,
        sessions=3,
        worked=timedelta(hours=2, minutes=10),
        beside=Beside(("the dream log was not kept",), 9, 0),
    )
    told = markdown(Report("main", DAY, (slept,)))
    assert "Slept on 3 sessions (2 h 10 min of work)" in told
    assert "Sleep debt went from 9 to 0." in told
    assert "- the dream log was not kept" in told


def test_three_patterns_put_a_block_on_top_of_the_backlog_once(tmp_path: Path) -> None:
    patterns = [a_pattern(number) for number in range(ENOUGH)]
    add_to_backlog(tmp_path, 1, DAY, patterns[1:])
    assert not (tmp_path / FILE).exists()
    (tmp_path / FILE).parent.mkdir()
    (tmp_path / FILE).write_text("- [x] my own item\n")
    for _ in range(2):
        add_to_backlog(tmp_path, 1, DAY, patterns)
        add_to_backlog(tmp_path, 2, date(2026, 3, 3), patterns)
    told = (tmp_path / FILE).read_text()
    assert re.findall(r"(?m)^## .*", told) == ["## 2026-03-03, night 2", "## 2026-03-02, night 1"]
    assert told.endswith("- [x] my own item\n")
    assert told.count("pytest: Error0") == 2


def test_the_note_counts_what_waits_and_is_empty_where_nothing_does() -> None:
    assert note_words(ToDecide()) == ""
    told = note_words(ToDecide(waiting=1, outdated=3))
    assert told == "Reverie, last night: 1 proposal, 3 rules to confirm. See `reverie report`."


def test_times_and_paths_are_told_as_people_do() -> None:
    assert time_words(timedelta(seconds=20)) == "under a minute"
    assert time_words(timedelta(minutes=61)) == "1 h 1 min"
    assert without_shared_folder(["/p/src/a.py", "/p/docs/a.md"]) == ["src/a.py", "docs/a.md"]
    assert without_shared_folder(["/p/a.py"]) == ["a.py"]
