"""While an agent lives by itself, hooks ask it what comes to mind, over a socket of its own."""

from __future__ import annotations

import json
import os
import socket
import stat
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from reverie import Episode, OpenMind, Settings, Voice, keyed, open_mind
from reverie.awake import mind_socket
from reverie.awake.mind_socket import FORM, MARK, MOST_TOLD, Address, path_in
from reverie.awake.set_aside import strays
from reverie.domain.rules.pertinence import BRIEFED_FOR, Tie
from reverie.errors import Refused
from reverie.live import reminder
from reverie.live.reminder import Reminder, checkup, reminder_for, silence_of, told_of
from reverie.recall.cued_recall import CuedRecall, Reminded
from reverie.testing import TickClock
from tests.awake.hooking import NOW, Project, a_project, call
from tests.awake.transcripts import Transcript
from tests.recall.test_cued_recall import CHOICE, OTHERS, PROMPT
from tests.recall.test_recall_of_what_was_said import a_day
from tests.recall.test_vectors import Bags

SETTINGS = Settings.of(vectors="none")
NAME = "f-20260101-001"
TOLD = f"{MARK}\n- {CHOICE} [{NAME}]\n"
OF_THE_HOOK = {"hookName": "UserPromptSubmit", "hookEvent": "UserPromptSubmit"}


class Living:
    """A project whose agent lives by itself."""

    def __init__(self, project: Project, mind: OpenMind) -> None:
        self.project, self.mind = project, mind
        self.said: list[str] = []

    @contextmanager
    def alive(self) -> Iterator[Reminder]:
        (service,) = reminder_for(lambda: self.mind, self.said.append)
        service.start()
        try:
            yield service
        finally:
            service.stop()

    def hears(self, prompt: str = PROMPT, session: str = "now") -> str:
        payload = self.project.payload(session, "UserPromptSubmit", prompt=prompt)
        return call("user-prompt-submit", self.project.home, payload, NOW)

    def brief(self, text: str) -> None:
        """Prepare a briefing that says this."""
        folder = self.project.state / "briefing"
        folder.mkdir(exist_ok=True)
        for part in folder.glob("*.txt"):
            part.unlink()
        keyed.write_whole(folder / "1.txt", text)


@pytest.fixture
def living(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Living]:
    monkeypatch.setattr(mind_socket, "DEADLINE_S", 20.0)  # a test machine may be slow
    monkeypatch.setattr(reminder, "DEADLINE_S", 20.0)
    project = a_project(tmp_path)
    place = Path(project.home) / "mind.db"
    with open_mind(place, settings=SETTINGS, clock=TickClock()) as mind:
        a_day(mind, CHOICE, *OTHERS)
        living = Living(project, mind)
        living.brief("")
        yield living


def raw(living: Living, said: bytes) -> bytes:
    """What is answered to these bytes."""
    with socket.socket(socket.AF_UNIX) as line, Address(path_in(living.project.home)) as address:
        line.connect(address)
        line.sendall(said)
        line.shutdown(socket.SHUT_WR)
        return line.recv(65_536)


def test_a_prompt_is_told_once_a_session_what_clearly_bears_on_it(living: Living) -> None:
    with living.alive():
        assert living.hears("go on") == ""
        assert living.hears() == TOLD
        assert living.hears() == ""
        assert living.hears(session="another") == TOLD
    assert living.said[-1] == "what comes to mind: spoke at 2 of 4 prompts, 2 told in all"


def test_its_socket_is_its_owners_alone_and_gone_when_it_ends(living: Living) -> None:
    path = path_in(living.project.home)
    with living.alive():
        found = os.lstat(path)
        assert stat.S_ISSOCK(found.st_mode)
        assert stat.S_IMODE(found.st_mode) == 0o600
        assert stat.S_IMODE(os.lstat(os.path.dirname(path)).st_mode) == 0o700
    assert not os.path.lexists(path)
    assert living.hears() == ""


def test_a_socket_that_a_killed_one_left_is_replaced(living: Living) -> None:
    path = path_in(living.project.home)
    os.makedirs(os.path.dirname(path))
    with socket.socket(socket.AF_UNIX) as left, Address(path) as address:
        left.bind(address)
    with living.alive():
        assert living.hears() == TOLD


def test_where_somebody_answers_already_a_second_one_is_refused(living: Living) -> None:
    with living.alive():
        (second,) = reminder_for(lambda: living.mind, living.said.append)
        with pytest.raises(Refused, match="one `reverie live` a mind is enough"):
            second.start()
        assert living.hears() == TOLD


def test_what_is_no_socket_is_left_alone(living: Living) -> None:
    path = Path(path_in(living.project.home))
    path.parent.mkdir()
    path.write_text("mine")
    (service,) = reminder_for(lambda: living.mind, living.said.append)
    with pytest.raises(Refused, match="move it away"):
        service.start()
    assert path.read_text() == "mine"


def test_nothing_is_told_twice_after_a_restart(living: Living) -> None:
    with living.alive():
        assert living.hears() == TOLD
    with living.alive():
        assert living.hears() == ""


def test_a_damaged_book_of_what_was_told_does_no_harm(living: Living) -> None:
    book = Path(path_in(living.project.home)).parent / "told.jsonl"
    book.parent.mkdir()
    book.write_bytes(b'{"session": "now"}\n\xff\n')
    keyed.append(str(book), json.dumps({"session": "old", "told": [NAME]}))
    with living.alive():
        assert living.hears() == TOLD
        assert living.hears(session="old") == ""
    assert [json.loads(line)["session"] for line in book.read_text().splitlines()] == ["old", "now"]


def test_what_the_briefing_told_comes_to_mind_only_when_it_lies_far_back(living: Living) -> None:
    living.brief(f"- {CHOICE} [{NAME}]\n")
    with living.alive():
        assert [living.hears() for _ in range(BRIEFED_FOR)] == [""] * BRIEFED_FOR
        assert living.hears() == TOLD


def test_two_sessions_that_ask_at_once_are_both_answered(living: Living) -> None:
    with living.alive(), ThreadPoolExecutor(4) as hooks:
        names = [f"session {number}" for number in range(8)]
        assert set(hooks.map(lambda name: living.hears(session=name), names)) == {TOLD}


ODD = {
    "no JSON": b"hello",
    "a list": b"[]",
    "no prompt": json.dumps({"form": FORM.decode(), "session": "s"}).encode(),
    "another version": json.dumps({"form": "mind 9", "session": "s", "prompt": PROMPT}).encode(),
    "a prompt that is a number": json.dumps(
        {"form": FORM.decode(), "session": "s", "prompt": 7}
    ).encode(),
    "nested without end": b"[" * 20_000,
    "more than is read": json.dumps(
        {"form": FORM.decode(), "session": "s", "prompt": "x" * 100_000}
    ).encode(),
    "nothing": b"",
}


def test_whatever_is_asked_the_next_one_is_answered(living: Living) -> None:
    with living.alive():
        for what, said in ODD.items():
            with suppress(ConnectionError):
                assert raw(living, said) == b"", what
            assert living.hears(session=what) == TOLD, what


def test_it_answers_while_the_agent_sleeps_from_what_was_committed_last(living: Living) -> None:
    heard = []
    with living.alive():
        living.mind.record("Always deploy on Fridays.", session="friday")
        living.mind.end_session("friday")
        living.mind.night(watch=lambda _: heard.append(living.hears(session=f"s{len(heard)}")))
    assert heard[0] == TOLD


def test_what_is_embedded_meanwhile_comes_to_mind_too(
    living: Living, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminder, "BUSY_S", 0.001)
    living.mind.cued_recall = CuedRecall(Bags())
    with living.alive():
        for number in range(200):
            if heard := living.hears(session=f"s{number}"):
                break
            time.sleep(0.01)  # nobody asks, so there is time
    assert heard == TOLD


def test_it_is_off_by_one_setting_in_a_restricted_project_and_outside_of_one(
    living: Living,
) -> None:
    home = living.mind.home
    assert silence_of(SETTINGS, home) == ""
    assert silence_of(Settings.of(comes_to_mind=0), home).startswith("off")
    assert "restricted" in silence_of(Settings.of(restricted=True), home)
    assert "no project" in silence_of(SETTINGS, None)
    with open_mind(":memory:", settings=SETTINGS) as loose:
        assert reminder_for(lambda: loose, living.said.append) == []
    assert living.said == ["what comes to mind: nothing, as this mind lies in no project"]


def test_what_is_told_fits_and_gives_no_orders_to_a_terminal() -> None:
    tie = Tie((), 0.0, 0.0, 0.0)
    some = [
        Reminded(f"f-20260101-00{n}", "fact", f"\x1b[2J{'word ' * 90}", 1.0, tie) for n in "1234"
    ]
    fitting, text = told_of(some)
    assert 1 < len(fitting) < 4
    assert len(text) <= MOST_TOLD
    assert "\x1b" not in text


def test_what_came_to_mind_is_never_learned_again(living: Living) -> None:
    with living.alive():
        told = living.hears()
    assert told == TOLD
    tagged = f"<system-reminder>\nUserPromptSubmit hook says: {told}\n</system-reminder>"
    older = f"<user-prompt-submit-hook>{told}</user-prompt-submit-hook>"
    transcript = Transcript().human(f"{PROMPT}\n{tagged}")
    for name in ("hook_additional_context", "hook_success"):
        injected = {"type": name, "content": [told], "stdout": told, **OF_THE_HOOK}
        transcript.noted("attachment", attachment=injected, rendered=[{"content": tagged}])
    transcript.human(tagged).human([{"type": "text", "text": older}])
    transcript.said(f"{told}So I shall keep Postgres.").edited("/p/a.py")
    path = living.project.transcript("now")
    path.write_bytes(transcript.content())
    living.project.stop("now")
    before = {(memory.name, memory.text) for memory in living.mind.memories()}

    living.mind.night()

    assert living.mind.store.sessions.get("now")
    fresh = {(m.name, m.text) for m in living.mind.memories()} - before
    assert [text for _, text in fresh if "replicas" in text or "From memory" in text] == []
    persons = [one for one in heard_in(living.mind, "now") if one.voice is Voice.PERSON]
    assert [one.text for one in persons] == [PROMPT]


def heard_in(mind: OpenMind, session: str) -> list[Episode]:
    """All that was taken in of a session."""
    return list(mind.store.episodes.of(session, after=0, upto=10_000))


def test_doctor_says_whether_prompts_are_answered(living: Living) -> None:
    home = Path(living.project.home)
    assert checkup(home, SETTINGS).what.endswith("on, but `reverie live` does not run")
    with living.alive():
        assert checkup(home, SETTINGS).what.endswith("`reverie live` answers prompts")
        assert list(strays(str(home))) == []
    assert "off" in checkup(home, Settings.of(comes_to_mind=0)).what
