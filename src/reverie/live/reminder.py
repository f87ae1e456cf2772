"""The reminder: answers the prompts that hooks put to it with what comes to mind, if anything."""

from __future__ import annotations

import json
import os
import socket
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING

from reverie import files
from reverie.awake.mind_socket import (
    DEADLINE_S,
    FORM,
    MARK,
    MOST_PROMPT,
    MOST_SENT,
    MOST_TOLD,
    Address,
    is_ours,
    path_in,
)
from reverie.domain.intake.text import clipped, counted
from reverie.domain.views.checked import Checked
from reverie.errors import Refused
from reverie.frozen import dataclass
from reverie.live.told_book import ToldBook
from reverie.recall.cued_recall import Cue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reverie.mind import OpenMind
    from reverie.recall.cued_recall import Reminded
    from reverie.settings import Settings

WAITING = 8
"""Questions that may wait while one is answered."""
MOST_EACH = 200
"""Characters of one memory that are told."""
BUSY_S, IDLE_S = 0.02, 5.0
"""For how long nobody must ask before the next memories are embedded, or before it is looked
whether there are new ones."""
STILL = "on, but `reverie live` does not run"
AT_ONCE = 50
"""Memories that are embedded before it is looked whether somebody asks."""


def reminder_for(mind: Callable[[], OpenMind], say: Callable[[str], None]) -> list[Reminder]:
    """The reminder of a mind, if it lies in a project; says why it will be silent, if it will."""
    home = mind().home
    if why := silence_of(mind().settings, home):
        say(f"{Reminder.name}: {why}")
    return [Reminder(mind, str(home.absolute()), say)] if home else []


def silence_of(settings: Settings, home: Path | None) -> str:
    """Why nothing comes to mind in a project even while an agent lives there; nothing if it may."""
    if home is None:
        return "nothing, as this mind lies in no project"
    if settings.audit.restricted:
        return "nothing, as this project is restricted"
    return "" if settings.hooks.comes_to_mind else "off (`comes_to_mind` is 0)"


def checkup(home: Path, settings: Settings) -> Checked:
    """Whether prompts are answered with what comes to mind; a word of it either way is well."""
    if why := silence_of(settings, home if home.name == files.HOME else None):
        return Checked(True, f"{Reminder.name}: {why}")
    runs = "`reverie live` answers prompts" if _is_served(path_in(str(home))) else STILL
    return Checked(True, f"{Reminder.name}: {runs}")


@dataclass(frozen=True, slots=True)
class Question:
    """A prompt that a hook has put, and the session it was said in."""

    prompt: str
    session: str


class Reminder:
    """A service beside an agent that lives by itself; it has a thread and a socket of its own.

    It answers asleep too, from what was last committed, and asks for the mind each time: it may be
    opened again by other settings.
    """

    name = "what comes to mind"

    def __init__(self, mind: Callable[[], OpenMind], home: str, say: Callable[[str], None]) -> None:
        self._mind = mind
        self._home = home
        self._say = say
        self._path = path_in(home)
        self._listening: socket.socket | None = None
        self._thread: Thread | None = None
        self._ends = Event()
        self._met: tuple[object, ...] = ()
        self.prompts = self.spoke = self.told = self.failed = 0

    def start(self) -> None:
        """Listen on a socket that only its owner can reach; one that nobody serves is replaced."""
        files.make_folder(os.path.dirname(self._path))
        os.chmod(os.path.dirname(self._path), 0o700)
        _remove_stale(self._path)
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            with Address(self._path) as address:
                listening.bind(address)
            os.chmod(self._path, 0o600)
            listening.listen(WAITING)
        except BaseException:
            listening.close()
            raise
        self._listening = listening
        self._thread = Thread(target=self._serve, args=(listening,), name=self.name, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Take the socket away, end the thread, and tell how often it spoke."""
        self._ends.set()
        with suppress(OSError):
            os.unlink(self._path)
        if self._listening:
            with suppress(OSError):
                self._listening.shutdown(socket.SHUT_RDWR)
            self._listening.close()
        if self._thread:
            self._thread.join()
        self._say(self.words())

    def words(self) -> str:
        """How often it spoke, as the log tells it."""
        prompts = counted(self.prompts, "prompt")
        failed = f", {self.failed:,} failed" if self.failed else ""
        return (
            f"{self.name}: spoke at {self.spoke:,} of {prompts}, {self.told:,} told in all{failed}"
        )

    def _serve(self, listening: socket.socket) -> None:
        book = ToldBook(self._home)
        book.tidy()
        is_warm = False
        while not self._ends.is_set():
            try:
                listening.settimeout(IDLE_S if is_warm else BUSY_S)
                line, _ = listening.accept()
            except TimeoutError:
                is_warm = self._warm()
                continue
            except OSError:  # it was closed
                return
            with line:
                try:
                    self._answer(line, book)
                except Exception:  # whatever is asked, the next one is answered
                    self.failed += 1
            is_warm = False

    def _answer(self, line: socket.socket, book: ToldBook) -> None:
        until = time.monotonic() + DEADLINE_S
        line.settimeout(DEADLINE_S)
        question = _read(line) if is_ours(line) else None
        if question is None:
            return
        self.prompts += 1
        cue = Cue(question.prompt, question.session, book.prompted(question.session))
        opened = self._mind()
        if silence_of(opened.settings, opened.home):
            return
        with opened.store.view() as mind:
            found, text = told_of(opened.cued_recall.recall(mind, cue))
        if not found or time.monotonic() > until:
            return
        words = text.encode()
        line.sendall(FORM + str(len(words)).encode() + b"\n" + words)
        line.close()  # the hook goes on while it is written down
        book.note(question.session, [one.name for one in found])
        self.spoke += 1
        self.told += len(found)
        self._say(f"{self.name}: {', '.join(one.name for one in found)}")

    def _warm(self) -> bool:
        """Embed some more memories; tells whether all are, as of what is committed."""
        with suppress(Exception):  # without it the words carry alone, or nothing is told
            opened = self._mind()
            last = opened, *_changed(self._home)
            if last == self._met:
                return True
            with opened.store.view() as mind:
                if opened.cued_recall.warm(mind, most=AT_ONCE):
                    return False
            self._met = last
        return True


def told_of(found: Sequence[Reminded]) -> tuple[list[Reminded], str]:
    """The memories that fit, and all of them in words that say what they are."""
    text, fitting = MARK, []
    for one in found:
        words = "".join(letter if letter.isprintable() else " " for letter in one.text)
        line = f"\n- {clipped(' '.join(words.split()), MOST_EACH)} [{one.name}]"
        if len(text) + len(line) < MOST_TOLD:
            text += line
            fitting.append(one)
    return fitting, f"{text}\n"


def _read(line: socket.socket) -> Question | None:
    """The question of a hook; None if it is none, or of another form."""
    said = b""
    while len(said) <= MOST_SENT and (piece := line.recv(MOST_SENT + 1 - len(said))):
        said += piece
    given = json.loads(said)
    prompt, session = given["prompt"], given["session"]
    is_fit = given["form"] == FORM.decode() and isinstance(prompt, str)
    return Question(prompt[:MOST_PROMPT], str(session)) if is_fit else None


def _remove_stale(path: str) -> None:
    """Remove a socket that nobody serves any more; whatever else has its name is refused."""
    try:
        found = os.lstat(path)
    except FileNotFoundError:
        return
    if not stat.S_ISSOCK(found.st_mode) or found.st_uid != os.getuid():
        raise Refused(f"{path} is no socket of yours; look at it and move it away")
    if _is_served(path):
        raise Refused(f"somebody answers at {path} already; one `reverie live` a mind is enough")
    os.unlink(path)


def _is_served(path: str) -> bool:
    """Whether somebody listens at a socket."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        try:
            with Address(path) as address:
                line.settimeout(DEADLINE_S)
                line.connect(address)
        except (ConnectionRefusedError, FileNotFoundError):
            return False
        except OSError:
            return True  # it is there and too busy
    return True


def _changed(home: str) -> tuple[int, ...]:
    """When the mind's file and its log were written last."""
    times = []
    for name in ("mind.db", "mind.db-wal"):
        with suppress(OSError):
            times.append(os.stat(os.path.join(home, name)).st_mtime_ns)
    return tuple(times)
