"""With --json every command prints one JSON value with stable names."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.cli._app import COMMANDS
from tests.cli.terminal import as_json, said

MEMORY = {
    "number",
    "name",
    "text",
    "kind",
    "session",
    "born",
    "sources",
    "appraisal",
    "tagged",
    "wording",
    "layer",
    "salience",
    "strength",
    "ending",
    "use",
}
HIT = {"memory", "text", "kind", "score", "why", "sources", "date", "ended", "episodes"}
ANSWER = {"verdict", "nobody_said", "hits"}
HIT |= {"ending", "ended_by", "voice", "who", "tree"}
HEADING = {"number", "at", "cause", "last", "size", "took", "unread"}
ENTRY = {"number", "at", "cause", "changes", "last"}
CHANGE = {"change", "target", "before", "after", "reason", "sources"}
PLAN = {
    "agent",
    "night",
    "day",
    "sleep",
    "began",
    "horizon",
    "sessions",
    "coming_session",
    "next_memory",
    "dice",
    "stages",
    "thinker",
    "dozed",
    "anchor",
    "rules",
    "incubation",
    "unread_sessions",
    "aside",
}
NIGHT = {"plan", "first", "last", "outcome", "changes"}
EPISODE = {"number", "session", "at", "voice", "text", "appraisal", "origin"}
SESSION = {"id", "number", "ended", "upto", "position", "tagged"}
STEPS = {"dry_run", "made", "changed", "removed", "left"}
INSTALLED = {"set_aside", "mind", "agent", "read", *STEPS}
UNINSTALLED = {"forgotten", *STEPS}

OBJECTS = {
    "report": {"agent", "date", "sleeps", "to_decide"},
    "init": INSTALLED,
    "init --dry-run": INSTALLED,
    "trust --yes": {"home", "set_aside", "link"},
    "uninstall": UNINSTALLED,
    "uninstall --forget-everything --yes": UNINSTALLED,
    "record hello --session tuesday": {"episode", "session"},
    "end monday": SESSION,
    "status": {
        "mind",
        "agent",
        "memories",
        "rules",
        "questions",
        "sessions_waiting",
        "sessions_dozed",
        "sessions_ended",
        "episodes",
        "proposals",
        "last_night",
        "last_doze",
        "tired",
        "paused",
        "broken_settings",
        "thinker",
        "live",
        "spent_micros",
        "aside",
        "brought",
    },
    "plan": PLAN,
    "dreams": {"night", "cycles", "summary"},
    "metrics": {"agent", "metrics"},
    "night": {"night", "outcome", "dry_run", "entries", "learned", "notes"},
    "audit": {
        "session_count",
        "silent",
        "restricted",
        "choices",
        "findings",
        "milestones",
        "new",
    },
    "stimulus hello": {"id", "urgent", "delivered"},
    "wake": {"was_asleep", "is_awake"},
    "doze": {"doze", "outcome", "sessions", "entries", "notes"},
    "night --dry-run": {"night", "outcome", "dry_run", "entries", "notes"},
    "explain 1": {"memory", "life", "episodes", "by_hand", "parts", "measures", "owner"},
    "explain episode:1": {"episode", "gloss", "gist", "memories"},
    "briefing": {"briefing"},
    "remember hello": MEMORY,
    "edit 1 hello": MEMORY,
    "forget 1 --why asked": {"forgotten", "entry"},
    "undo 1 -y": {"done", "undoing"},
    "undo 1 --dry-run": {"done", "undoing"},
    "undo --change e2.1 -y": CHANGE,
    "undo e2.1 --dry-run": CHANGE,
    "journal e2.1": CHANGE,
    "plan --full": PLAN,
    "plan --settings": {"settings", *PLAN},
    "export away.gz": {"file", "lines", "bytes"},
    "rebuild": {"entries", "was_right"},
}
OBJECTS |= {
    "resolve 1 --why done --as abandoned": {"memory", "entry"},
    "confirm 1": set(MEMORY),
    "questions": {"open", "still_true"},
    "think packet": {
        "night",
        "note",
        "how_to_answer",
        "memories",
        "questions",
        "answer_file",
    },
    "scan": {"conflicts", "directives", "files", "left_out", "troubles"},
    "links": {"broken", "links"},
    "reconcile": {
        "autoresolve",
        "blocked_by",
        "branch",
        "date",
        "moves",
        "notes",
        "plan",
        "scan",
    },
    "quiz": {"score", "answered", "asked", "missing"},
    "recall push": ANSWER,
    "recall push --kept": ANSWER,
    "memory check": {"state", "edits", "advice"},
    "memory diff": {"by_hand", "by_machine", "proposed", "pulled", "whence"},
    "memory take": {"by_hand", "by_machine", "proposed", "pulled", "whence", "written", "entry"},
}
LISTS = {
    "nights": NIGHT,
    "journal": HEADING,
    "journal 1": ENTRY,
    "journal e2": ENTRY,
    "memories": MEMORY | {"owner"},
    "used 1 2": MEMORY,
    "gist": {"text", "speaker", "date", "sources"},
    "doctor": {"well", "what", "next_step"},
    "stream": {
        "entry_id",
        "cycle_id",
        "memory_id",
        "replay_priority",
        "replay_index",
        "is_novel",
        "co_replayed_with",
        "associations_formed",
        "replayed_at",
    },
}


def test_the_lines_below_cover_every_command() -> None:
    covered = {line.split()[0] for line in [*OBJECTS, *LISTS]}
    ledger = {"sleep", "bookmark", "trigger", "transcript", "pause", "resume", "hook"}
    ledger |= {"puzzle", "config", "sync", "setup", "live", "simulate"}  # tried at home
    assert set(COMMANDS) - covered - ledger == {"beliefs", "import", "proposals", "quarantine"}


@pytest.mark.parametrize("line", OBJECTS)
def test_a_command_prints_an_object_with_its_names(slept: Path, line: str) -> None:
    assert set(as_json(line)) == OBJECTS[line]


@pytest.mark.parametrize("line", ["recall push", "recall push --kept"])
def test_an_answer_has_hits_with_their_names(slept: Path, line: str) -> None:
    assert {frozenset(hit) for hit in as_json(line)["hits"]} == {frozenset(HIT)}


@pytest.mark.parametrize("line", LISTS)
def test_a_command_prints_a_list_of_objects_with_their_names(slept: Path, line: str) -> None:
    listed = as_json(line)

    assert listed
    assert {frozenset(item) for item in listed} == {frozenset(LISTS[line])}


@pytest.mark.parametrize("line", ["nights", "journal", "memories", "gist", "proposals"])
def test_a_list_of_nothing_is_an_empty_list(mind: Path, line: str) -> None:
    assert as_json(line) == []


def test_import_prints_where_it_put_the_mind(slept: Path) -> None:
    said("export away.gz")

    assert as_json("import away.gz --agent ada") == {
        "mind": str(slept),
        "agent": "ada",
        "lines": as_json("export again.gz")["lines"],
    }


def test_record_prints_the_episode_and_the_session_it_ended(mind: Path) -> None:
    told = as_json("record hello --session tuesday --end")

    assert set(told["episode"]) == EPISODE
    assert set(told["session"]) == SESSION


def test_changes_say_what_they_change(slept: Path) -> None:
    changes = [change for entry in as_json("journal 1") for change in entry["changes"]]

    assert [change["change"] for change in changes] == [
        "memory",
        "memory",
        "tone",
        "mark",
        "gloss",
        "gloss",
        "gist",
        "gist",
        "strength",
    ]
    assert all(set(change) == CHANGE for change in changes)


def test_times_are_written_with_their_zone(slept: Path) -> None:
    assert as_json("journal")[0]["at"].endswith("+00:00")
    assert as_json("recall push")["hits"][0]["date"].endswith("+00:00")


def test_layers_and_kinds_are_written_as_words(slept: Path) -> None:
    (memory, _) = as_json("memories")

    assert memory["layer"] == "hot"
    assert memory["wording"]["kind"] == "decision"


def test_what_goes_with_the_words_is_printed_with_them(slept: Path) -> None:
    (decision, rule) = as_json("memories")

    assert set(decision["wording"]) == {"kind", "text", "by", "texture"}
    assert set(decision["wording"]["texture"]) == {
        "held",
        "feeling",
        "path",
        "confidence",
        "reversal",
        "anchors",
        "aspect",
    }
    assert decision["wording"]["texture"]["confidence"] == "medium"
    assert rule["ending"] is None


def test_letters_are_written_as_they_are(mind: Path) -> None:
    said("remember naïveté")

    assert "naïveté" in said("memories --json")


def test_entries_say_what_caused_them(slept: Path) -> None:
    assert as_json("journal")[0]["cause"].get("cause") == "night-began"
