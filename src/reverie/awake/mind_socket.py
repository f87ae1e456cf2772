"""The mind's socket: a prompt is put to a running `reverie live`, which may be reminded by it.

On the hook path: of the standard library's sockets only the part in C, which loads in a fraction
of the time. Whatever is away, slow, torn, too long, of another form or another user's is nothing.
"""

from __future__ import annotations

import _socket
import os
import sys
import time

from reverie import files, light_json
from reverie.awake.ledger import STATE

TYPE_CHECKING = False
if TYPE_CHECKING:
    Asked = tuple[_socket.socket, float]
    """A question that is under way, and until when its answer is waited for."""

FOLDER, NAME = "live", "mind.sock"
FORM = b"reverie mind 1 "
"""How an answer begins, before its length in bytes; another form is another version's."""
DEADLINE_S = 0.06
"""How long a hook spends on a question in all."""
MOST_PROMPT, MOST_SENT = 4_000, 32_000
"""Characters of a prompt that are sent, and bytes of a question that are read."""
MOST_TOLD, MOST_ANSWER = 600, 4_096
"""Characters that are told, and bytes of an answer that are read."""
MARK = "From memory (reverie), not the person's words:"
"""How all that comes to mind begins, so that nobody takes it for what was typed."""
LONGEST = 107
"""Bytes of a path that a socket can be called by."""
_UID = slice(4, 8)
_CREDENTIALS = 12
_KIND_AND_OTHERS, _A_SOCKET = 0o170077, 0o140000


def path_in(home: str) -> str:
    """Where the socket of a home lies."""
    return os.path.join(home, STATE, FOLDER, NAME)


def ask(home: str, session: str | None, prompt: str) -> Asked | None:
    """Put a prompt to whoever lives in a home; None if nobody of ours does."""
    until = time.monotonic() + DEADLINE_S
    path = path_in(home)
    found = os.lstat(path)
    is_private = found.st_uid == os.getuid() and found.st_mode & _KIND_AND_OTHERS == _A_SOCKET
    if not is_private or files.odd_folder(path):
        return None
    question = {"form": FORM.decode(), "session": session, "prompt": prompt[:MOST_PROMPT]}
    line = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    try:
        line.settimeout(DEADLINE_S)
        with Address(path) as address:
            line.connect(address)
        if not is_ours(line):
            line.close()
            return None
        line.sendall(light_json.written(question).encode(errors="replace"))
        line.shutdown(_socket.SHUT_WR)
    except BaseException:
        line.close()
        raise
    return line, until


def heard(asked: Asked) -> str:
    """What was answered in time and whole; else nothing."""
    line, until = asked
    try:
        answer = b""
        while len(answer) <= MOST_ANSWER:
            left = until - time.monotonic()
            if left <= 0:
                return ""
            line.settimeout(left)
            piece = line.recv(MOST_ANSWER + 1 - len(answer))
            if not piece:
                return told_in(answer)
            answer += piece
        return ""
    except OSError:
        return ""
    finally:
        line.close()


def told_in(answer: bytes) -> str:
    """The words of an answer, if it is of our form, whole, marked and short enough."""
    head, _, words = answer.partition(b"\n")
    if head != FORM + str(len(words)).encode():
        return ""
    text = words.decode(errors="replace")
    is_plain = text.replace("\n", "").isprintable()
    return text if is_plain and text.startswith(MARK) and len(text) <= MOST_TOLD else ""


def is_ours(line: _socket.socket) -> bool:
    """Whether the other end is a process of this user, where the system can tell."""
    option = getattr(_socket, "SO_PEERCRED", None)
    if option is None:
        return True  # the folder, which only its owner can enter, tells it
    known = line.getsockopt(_socket.SOL_SOCKET, option, _CREDENTIALS)
    return int.from_bytes(known[_UID], sys.byteorder) == os.getuid()


class Address:
    """What a socket's path is called by: itself, or by way of its open folder if it is too long."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._folder: int | None = None

    def __enter__(self) -> str:
        if len(os.fsencode(self._path)) <= LONGEST:
            return self._path
        folder, name = os.path.split(self._path)
        self._folder = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        return f"/proc/self/fd/{self._folder}/{name}"

    def __exit__(self, *_: object) -> None:
        if self._folder is not None:
            os.close(self._folder)
