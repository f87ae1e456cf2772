"""The seal of a home: what a .reverie folder made here has, and a clone cannot carry; light.

A random word lies in the home and is the name of a file outside of it, in the user's own state
folder, which lists where that home may lie. A home with another word, or elsewhere, is a stranger.
"""

from __future__ import annotations

import errno
import os

from reverie import files

STATE, MIND, SEAL = "state", "mind.db", "state/.seal"
LETTERS = 32
"""Hexadecimal digits of the word on a seal."""
MOST_BYTES = 1 << 20
"""Bytes of the longest list of where a home may lie."""
TOLD = "told-"


def admits(home: str) -> bool:
    """Whether a home is ours, one that holds nothing yet being sealed; not if it is a stranger."""
    if is_ours(home):
        return True
    if os.path.islink(home) or _holds_anything(home):
        return is_ours(home)  # another process may have sealed it since the first look
    seal(home)
    return True


def refuse_stranger(home: str) -> None:
    """Refuse a home that came from elsewhere; one that holds nothing yet is sealed."""
    if not admits(home):
        from reverie.errors import Stranger

        raise Stranger(home)


def is_ours(home: str) -> bool:
    """Whether a home was sealed here: its word is known, and so is where it lies, or its inode."""
    word = _word_in(home)
    if not word:
        return False
    known = _known(word)
    inode = _inode(home)
    return any(inode in one for one in known) or any(_place(home) in one for one in known)


def is_copy(home: str) -> bool:
    """Whether a home bears the word of one that was sealed here, wherever that lies."""
    return bool(_known(_word_in(home)))


def seal(home: str) -> None:
    """Make a home known here; the word it bears is kept, so that others who know it still do."""
    from reverie.errors import CannotWrite, step_after

    step = "choose another place, or mend it"
    worn = _word_in(home)
    word = worn or os.urandom(LETTERS // 2).hex()
    known = os.path.join(_known_homes(), word)
    try:
        os.makedirs(home, exist_ok=True)
        identity = f"{_inode(home)} {_place(home)}"
        step = "let XDG_STATE_HOME name a folder of your own"
        files.make_folder(os.path.dirname(known))
        files.append(known, identity)
        step = "change its permissions"
        if not worn and not _put_word(home, word):
            os.unlink(known)
            refuse_stranger(home)
    except OSError as error:
        if os.path.exists(known) and not (worn and os.stat(known).st_size):
            os.unlink(known)
        todo = step_after(error, step)
        raise CannotWrite(f"{error.filename or home}: {error.strerror}; {todo}") from None


def forget(home: str) -> None:
    """Forget that a home was sealed here."""
    word, this = _word_in(home), [_inode(home), _place(home)]
    if left := [known for known in _known(word) if known != this]:  # copies that bear it too
        files.replace(os.path.join(_known_homes(), word), "".join(f"{a} {b}\n" for a, b in left))
    elif word and is_ours(home):
        os.unlink(os.path.join(_known_homes(), word))


def confirm_link(home: str) -> str | None:
    """Note where memory.yml leads, if it is a link, so that it is followed there and only there."""
    path = os.path.join(home, "memory.yml")
    if not os.path.islink(path):
        return None
    target = os.path.realpath(path)
    files.replace(os.path.join(home, files.CONFIRMED), target)
    return target


def keep_private(home: str) -> None:
    """Let nobody but the owner read what a home holds of a mind."""
    for name in os.listdir(home):
        if name.startswith((STATE, MIND, "dreams")):
            top = os.path.join(home, name)
            for folder, _, inside in os.walk(top):
                os.chmod(folder, 0o700)
                for file in inside:
                    os.chmod(os.path.join(folder, file), 0o600, follow_symlinks=False)
            if not os.path.isdir(top):
                os.chmod(top, 0o600)


def tell_once(home: str) -> bool:
    """Whether nobody was told yet that a home is a stranger; from now on somebody was."""
    import zlib

    name = f"{TOLD}{zlib.crc32(_place(home).encode()):08x}"
    path = os.path.join(_known_homes(), name)
    if os.path.exists(path):
        return False
    files.make_folder(os.path.dirname(path))
    files.write_new(path, "")
    return True


def _holds_anything(home: str) -> bool:
    return any(os.path.lexists(os.path.join(home, name)) for name in (STATE, MIND))


def _put_word(home: str, word: str) -> bool:
    """Lay the word into a home; False if another process has just laid its own.

    A new state folder appears with the word in it, so that nobody finds one without.
    """
    state, name = os.path.join(home, STATE), os.path.basename(SEAL)
    files.refuse_links_before(os.path.join(state, ""))
    if os.path.isdir(state):
        if _word_in(home):
            return False
        files.replace(os.path.join(state, name), word)
        return True
    fresh = f"{state}.{word}"
    laid = os.path.join(fresh, name)
    files.make_folder(fresh)
    try:
        files.write_new(laid, word)
        os.rename(fresh, state)
    except OSError as error:
        if os.path.exists(laid):
            os.unlink(laid)
        os.rmdir(fresh)
        if error.errno not in (errno.ENOTEMPTY, errno.EEXIST):
            raise
        return False
    return True


def _word_in(home: str) -> str:
    word = files.glimpse(os.path.join(home, SEAL), LETTERS + 1).decode(errors="replace")
    is_word = len(word) == LETTERS and not word.strip("0123456789abcdef")
    return word if is_word else ""


def _known(word: str) -> list[list[str]]:
    """The homes of a word, each by its inode and its path."""
    listed = files.glimpse(os.path.join(_known_homes(), word), MOST_BYTES) if word else b""
    lines = listed.decode(errors="replace").splitlines()
    return [parts for line in lines if len(parts := line.split(" ", 1)) == 2]


def _inode(home: str) -> str:
    """What a renamed project keeps; of a link its own."""
    found = os.lstat(home)
    return f"{found.st_dev}:{found.st_ino}"


def _place(home: str) -> str:
    """What a restored project keeps; of a link where it lies itself."""
    folder, name = os.path.split(os.path.abspath(home))
    return ascii(os.path.join(os.path.realpath(folder), name))


def _known_homes() -> str:
    return os.path.join(user_state(), "homes")


def user_state() -> str:
    """The folder of what Reverie knows of this user, whatever the project."""
    given = os.environ.get("XDG_STATE_HOME") or ""
    own = os.path.join(os.path.expanduser("~"), ".local", "state")
    return os.path.join(given if os.path.isabs(given) else own, "reverie")
