"""What every host promises, as one class of tests that each host inherits."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from reverie import open_mind
from reverie.awake import briefing_parts, home_seal, hooks, ledger
from reverie.domain.language import DEFAULT
from reverie.domain.values.episode import Draft, Voice
from reverie.hosts.install_steps import carry_out
from reverie.ports.host import Counted, Host
from reverie.settings import Settings
from reverie.testing import DAWN, TickClock

LIMIT = 1 << 20
NOW = DAWN.timestamp()
KEY = "sk-ant-api03-" + "Ab3" * 12
RULE = "Never deploy on a Friday."


class Place(ABC):
    """A project that agents of one host work in, and what they do there as that host writes it."""

    host: Host
    root: Path

    @abstractmethod
    def transcript(self, session: str) -> Path:
        """Where the host keeps a session."""

    @abstractmethod
    def asked(self, session: str, text: str) -> None:
        """Let a person say something."""

    @abstractmethod
    def said(self, session: str, text: str) -> None:
        """Let the agent say something."""

    @abstractmethod
    def edited(self, session: str, path: str) -> None:
        """Let the agent change a file."""

    @abstractmethod
    def payload(self, session: str) -> dict[str, object]:
        """What the host says when it calls at a session."""

    @property
    def home(self) -> str:
        return str(self.root / ".reverie")

    def call(self, hook: str, session: str, now: float = NOW) -> str:
        """Call a hook as the host does; returns what it says."""
        return hooks.HOOKS[hook](self.host, self.home, self.host.heard(self.payload(session)), now)

    def count(self, session: str, before: Counted | None = None, limit: int = LIMIT) -> Counted:
        return self.host.count(str(self.transcript(session)), before or {}, limit=limit)

    def read(self, session: str, start: int = 0, end: int | None = None) -> list[Draft]:
        path = self.transcript(session)
        ends = {"main": path.stat().st_size if end is None else end}
        return self.host.read(str(path), {"main": start}, ends, DAWN, DEFAULT)

    def night(self) -> None:
        with open_mind(Path(self.home) / "mind.db", clock=TickClock()) as mind:
            mind.night()

    def remembers(self) -> list[str]:
        """What is kept of all nights."""
        with open_mind(Path(self.home) / "mind.db", clock=TickClock()) as mind:
            return [memory.text for memory in mind.memories()]

    def debt(self) -> int:
        return int((ledger.read(self.home) or {"debt": 0})["debt"])

    def everything(self) -> dict[str, bytes | None]:
        """Each file and folder of the project, with what the files say."""
        return {
            str(path.relative_to(self.root)): path.read_bytes() if path.is_file() else None
            for path in self.root.rglob("*")
        }


def a_home(root: Path) -> None:
    """A project whose hooks have been connected an hour ago."""
    home_seal.seal(str(root / ".reverie"))
    ledger.change(str(root / ".reverie"), lambda _: None, NOW - 3600)


class HostContract:
    """Inherited by the tests of each host, which give the fixture `place`."""

    def test_the_sessions_of_a_project_are_found_the_newest_first(self, place: Place) -> None:
        for number, session in enumerate(("old", "new")):
            place.asked(session, "Hello.")
            os.utime(place.transcript(session), (NOW + number, NOW + number))
        found = place.host.find(str(place.transcript("old")))
        assert found == [(name, str(place.transcript(name))) for name in ("new", "old")]

    def test_a_transcript_from_elsewhere_leads_to_no_session(
        self, place: Place, tmp_path: Path
    ) -> None:
        stray = tmp_path / "elsewhere" / "s.jsonl"
        stray.parent.mkdir()
        stray.write_text("{}\n")
        assert list(place.host.find(str(stray))) == []

    def test_a_transcript_is_kept_by_the_host_or_lies_elsewhere(
        self, place: Place, tmp_path: Path
    ) -> None:
        place.asked("s", "Hello.")
        path = place.transcript("s")
        stray = tmp_path / "elsewhere" / "s.jsonl"
        stray.parent.mkdir()
        path.with_name("link.jsonl").symlink_to(stray)
        assert place.host.keeps(str(path))
        assert not place.host.keeps(str(stray))
        assert not place.host.keeps(os.path.relpath(path))
        assert not place.host.keeps(str(path.with_name("link.jsonl")))

    def test_a_night_reads_no_transcript_that_the_host_does_not_keep(
        self, place: Place, tmp_path: Path
    ) -> None:
        a_home(place.root)
        place.asked("s", "Never push to main.")
        place.edited("s", "/p/a.py")
        place.call("stop", "s")
        path = place.transcript("s")
        stray = tmp_path / "elsewhere" / "s.jsonl"
        stray.parent.mkdir()
        path.rename(stray)

        def name_it(book: dict[str, Any]) -> None:
            book["sessions"][0]["transcript_path"] = str(stray)

        ledger.change(place.home, name_it, NOW)
        place.night()
        assert not place.remembers()

        stray.rename(path)
        place.call("stop", "s")
        place.night()
        assert place.remembers()

    def test_what_was_counted_is_never_read_again(self, place: Place) -> None:
        place.edited("s", "/p/a.py")
        place.edited("s", "/p/b.py")
        first = place.count("s")
        assert first["change_count"] == 2
        path = place.transcript("s")
        place.edited("s", "/p/c.py")
        whole, old = path.read_bytes(), first["offsets"]["main"]
        path.write_bytes(b"x" * (old - 1) + b"\n" + whole[old:])
        again = place.count("s", first, limit=len(whole) - old)
        assert again["change_count"] == 3
        assert again["offsets"] == {"main": len(whole)}

    def test_a_half_written_line_is_counted_once_it_is_whole(self, place: Place) -> None:
        place.edited("s", "/p/a.py")
        path = place.transcript("s")
        whole = path.read_bytes()
        path.write_bytes(whole[:-20])
        first = place.count("s")
        assert (first["change_count"], first["offsets"]) == (0, {"main": 0})
        path.write_bytes(whole)
        assert place.count("s", first)["change_count"] == 1

    def test_more_than_the_limit_is_left_unread_and_said_so(self, place: Place) -> None:
        place.edited("s", "/p/a.py")
        found = place.count("s", limit=5)
        assert (found["change_count"], found["offsets"].get("main", 0)) == (0, 0)
        assert found["unread_bytes"] == place.transcript("s").stat().st_size

    def test_nothing_is_counted_after_an_end(self, place: Place) -> None:
        place.edited("s", "/p/a.py")
        end = place.transcript("s").stat().st_size
        place.edited("s", "/p/b.py")
        path = str(place.transcript("s"))
        found = place.host.count(path, {}, limit=LIMIT, ends={"main": end})
        assert (found["change_count"], found["offsets"]) == (1, {"main": end})

    def test_a_transcript_that_is_gone_cannot_be_counted_or_read(self, place: Place) -> None:
        path = str(place.transcript("never"))
        with pytest.raises(OSError, match="never"):
            place.host.count(path, {}, limit=LIMIT)
        with pytest.raises(OSError, match="never"):
            place.host.read(path, {}, {"main": 1}, DAWN, DEFAULT)

    def test_a_session_is_read_with_its_voices_in_order(self, place: Place) -> None:
        place.asked("s", RULE)
        place.edited("s", "/p/a.py")
        place.said("s", "We decided to deploy on Thursdays instead.")
        told = place.read("s")
        assert [(draft.voice, draft.text) for draft in told] == [
            (Voice.PERSON, RULE),
            (Voice.AGENT, "edited /p/a.py"),
            (Voice.AGENT, "We decided to deploy on Thursdays instead."),
        ]
        assert str(told[0].origin) == f"{place.transcript('s')}@0"

    def test_a_session_read_in_two_parts_tells_the_same(self, place: Place) -> None:
        place.asked("s", RULE)
        middle = place.transcript("s").stat().st_size
        place.asked("s", "Always run the tests.")
        assert place.read("s", end=middle) + place.read("s", start=middle) == place.read("s")

    def test_no_secret_is_read(self, place: Place) -> None:
        place.asked("s", f"The key is {KEY}, keep it.")
        (draft,) = place.read("s")
        assert draft.text == "The key is [secret], keep it."

    def test_a_stop_is_written_into_the_ledger_under_the_hosts_name(self, place: Place) -> None:
        place.edited("s", "/p/a.py")
        assert place.call("stop", "s") == ""
        (record,) = (ledger.read(place.home) or {})["sessions"]
        assert (record["session_id"], record["host"]) == ("s", place.host.NAME)
        assert (record["change_count"], record["score"], place.debt()) == (1, 1, 1)

    def test_a_second_stop_counts_once(self, place: Place) -> None:
        place.edited("s", "/p/a.py")
        for later in range(2):
            place.call("stop", "s", NOW + later)
        assert place.debt() == 1

    def test_a_session_nobody_recorded_is_counted_at_the_next_start(self, place: Place) -> None:
        place.edited("missed", "/p/a.py")
        os.utime(place.transcript("missed"), (NOW, NOW))
        assert "debt 1" in place.call("session-start", "new")
        assert place.debt() == 1

    def test_what_a_person_said_is_told_to_the_next_session(self, place: Place) -> None:
        place.asked("s", RULE)
        place.edited("s", "/p/a.py")
        place.call("stop", "s")
        place.night()
        assert place.debt() == 0
        place.call("session-start", "next")
        assert RULE in briefing_parts.part(place.home, 1, 3, 9_900)

    def test_a_session_that_goes_on_after_its_night_owes_and_tells_only_what_is_new(
        self, place: Place
    ) -> None:
        place.asked("s", RULE)
        place.edited("s", "/p/a.py")
        place.call("stop", "s")
        place.night()
        place.asked("s", "Always run the tests.")
        place.edited("s", "/p/b.py")
        place.call("stop", "s", NOW + 60)
        assert place.debt() == 1
        place.night()
        with open_mind(Path(place.home) / "mind.db") as mind:
            told = [episode.text for episode in mind.store.episodes.of("s", after=0, upto=99)]
        assert [told.count(text) for text in (RULE, "Always run the tests.")] == [1, 1]

    def test_what_an_undo_frees_is_owed_again(self, place: Place) -> None:
        place.edited("s", "/p/a.py")
        place.call("stop", "s")
        place.night()
        with open_mind(Path(place.home) / "mind.db", clock=TickClock()) as mind:
            mind.undo(1)
        assert place.debt() == 1

    def test_each_event_has_a_hook_of_ours(self, place: Place) -> None:
        assert set(place.host.events().values()) <= set(hooks.HOOKS)
        assert {"stop", "session-start"} <= set(place.host.events().values())

    @pytest.mark.parametrize("odd", [{}, {"session_id": 7, "chat": 7, "cwd": [], "tool_input": 1}])
    def test_fields_of_a_wrong_kind_say_nothing(self, place: Place, odd: dict[str, object]) -> None:
        event = place.host.heard(odd)
        assert [event["session"], event["transcript"], event["folder"]] == [None] * 3

    def test_installed_and_taken_back_leaves_no_trace(self, place: Place) -> None:
        before = place.everything()
        root, at = str(place.root), datetime.fromtimestamp(NOW, UTC).isoformat()
        steps = place.host.install(root, shared=False, at=at, settings=Settings())
        assert carry_out(root, steps) is None
        connected = place.everything()
        assert connected != before
        assert place.host.install(root, shared=False, at=at, settings=Settings()) == []
        assert carry_out(root, place.host.uninstall(root)) is None
        assert place.everything() == before
        assert place.host.uninstall(root) == []
