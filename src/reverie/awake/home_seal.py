"""The seal of a home: what a .reverie folder made here has, and a clone cannot carry; light.

A random word lies in the home and is the name of a file outside of it, in the user's own state
folder, which lists where that home may lie. A home with another word, or elsewhere, is a stranger.
"""

from __future__ import annotations

import errno
import os

from reverie import files, keyed
from reverie.keyed import LETTERS, SEAL, user_state, word_in

STATE, MIND = "state", "mind.db"
KEYED = "keyed"
"""The line in the list of a home that says that its files bear MACs."""
MOST_BYTES = 1 << 20
"""Bytes of the longest list of where a home may lie."""


def admits(home: str) -> bool:
    """Whether a home is ours, one that holds nothing yet being sealed; not if it is a stranger.

    Nor is a home that would have to be sealed where nothing can be known.
    """
    if is_ours(home) or mend(home) or os.path.islink(home) or _holds_anything(home):
        return is_ours(home) and _is_keyed(home)  # another process may have sealed it meanwhile
    seal(home)
    return True


def admits_at_once(home: str) -> bool:
    """Whether a home is ours, as a process asks that ends at once; else `admits` may know better.

    What tells is read once, and held for all files of the home.
    """
    word = word_in(home)
    lines = _lines_of(word)
    if KEYED not in lines or os.path.islink(home):
        return False
    inode = _inode(home)
    return any(one.startswith(f"{inode} ") for one in lines) and keyed.hold(home, word)


def mend(home: str) -> bool:
    """Lay the word of a home into it again where something took its place; whether that was so.

    It is the same folder at the same place, so only its seal was brought, or all of its state.
    """
    if is_ours(home) or os.path.islink(home) or not _holds_anything(home):
        return False
    word = _worn_before(home)
    if not word:
        return False
    lock = files.open_lock(os.path.join(_known_homes(), word))
    try:
        files.lock(lock)
        if word_in(home) != word:
            _lay_again(home, word)
    finally:
        os.close(lock)
    return True


def refuse_stranger(home: str) -> None:
    """Refuse a home that came from elsewhere; one that holds nothing yet is sealed."""
    if not admits(home):
        from reverie.errors import Stranger

        raise Stranger(home)


def is_ours(home: str) -> bool:
    """Whether a home was sealed here: its word is known, and so is where it lies, or its inode."""
    word = word_in(home)
    if not word:
        return False
    known = _known(word)
    inode = _inode(home)
    return any(inode in one for one in known) or any(_place(home) in one for one in known)


def _is_keyed(home: str) -> bool:
    """Whether the files of a home of ours bear MACs, once those of an older version are signed."""
    if KEYED in _lines_of(word_in(home)):
        return keyed.has_secret()
    _sign_anew(home)
    return True


def is_copy(home: str) -> bool:
    """Whether a home bears the word of one that was sealed here, wherever that lies."""
    return bool(_known(word_in(home)))


def seal(home: str) -> None:
    """Make a home known here, with a word that is known nowhere else, and sign what it holds.

    A copy of a home of ours keeps its word. Elsewhere a home with a new word is a stranger, of
    which nothing is touched, and not a home whose files are in a strange hand.
    """
    from reverie.errors import CannotWrite, step_after

    step = "choose another place, or mend it"
    worn = word_in(home)
    is_known = KEYED in _lines_of(worn) and keyed.has_secret()
    word = worn if is_known else os.urandom(LETTERS // 2).hex()
    known = os.path.join(_known_homes(), word)
    try:
        os.makedirs(home, exist_ok=True)
        identity = f"{_inode(home)} {_place(home)}"
        step = f"let {keyed.VARIABLE} name a folder of your own that lasts"
        files.make_folder(os.path.dirname(known))
        keyed.make_secret()
        files.append(known, identity)
        step = "change its permissions"
        if is_known:
            return
        if not _put_word(home, word, over=worn):
            os.unlink(known)
            refuse_stranger(home)
        else:
            _sign_anew(home)
    except OSError as error:
        if os.path.exists(known) and not (is_known and os.stat(known).st_size):
            os.unlink(known)
        todo = step_after(error, step)
        raise CannotWrite(f"{error.filename or home}: {error.strerror}; {todo}") from None


def _sign_anew(home: str) -> None:
    """Sign all that a home of ours holds, and note that it is; what a kill cut short goes on."""
    from reverie import known_minds

    word = word_in(home)
    known = os.path.join(_known_homes(), word)
    lock = files.open_lock(known)
    try:
        files.lock(lock)
        if KEYED in _lines_of(word):
            return
        keyed.make_secret()
        for name in keyed.names_in(home):
            keyed.adopt(os.path.join(home, name))
        known_minds.let_adopt(home)
        files.append(known, KEYED)
    finally:
        os.close(lock)


def wear_again(home: str) -> bool:
    """Let a home that was made anew wear the word that another had at this place; whether one had.

    Its copies are told by that word, and what is in the home now is signed under it.
    """
    worn, place = word_in(home), _place(home)
    words = [word for word in _words_by_age() if any(place in one for one in _known(word))]
    word = next((word for word in words if word != worn), "")
    if not word or not is_ours(home):
        return False
    known = os.path.join(_known_homes(), word)
    files.replace(os.path.join(home, SEAL), word)
    files.append(known, f"{_inode(home)} {place}")
    for name in keyed.names_in(home):
        keyed.adopt(os.path.join(home, name))
    return True


def forget(home: str) -> None:
    """Forget that a home was sealed here."""
    word, this = word_in(home), [_inode(home), _place(home)]
    if left := [known for known in _known(word) if known != this]:  # copies that bear it too
        lines = [KEYED, *(" ".join(one) for one in left)]
        files.replace(os.path.join(_known_homes(), word), "".join(f"{it}\n" for it in lines))
    elif word and is_ours(home):
        from reverie import confirmed

        confirmed.forget(home)
        os.unlink(os.path.join(_known_homes(), word))


def confirm_link(home: str) -> str | None:
    """Note where memory.yml leads, if it is a link, so that it is followed there and only there."""
    from reverie import confirmed

    path = os.path.join(home, "memory.yml")
    if not os.path.islink(path):
        return None
    target = os.path.realpath(path)
    confirmed.confirm(home, confirmed.LINK, target)
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


def _holds_anything(home: str) -> bool:
    return any(os.path.lexists(os.path.join(home, name)) for name in (STATE, MIND))


def _worn_before(home: str) -> str:
    """The word under which this very folder was sealed at this place; empty if it was not."""
    this = [_inode(home), _place(home)]
    return next((word for word in _words_by_age() if this in _known(word)), "")


def _words_by_age() -> list[str]:
    """The words of all homes that are known here, the one that was noted last first."""
    known = _known_homes()
    names = os.listdir(known) if os.path.isdir(known) else []
    words = [name for name in names if len(name) == LETTERS]
    return sorted(words, key=lambda name: -os.stat(os.path.join(known, name)).st_mtime)


def _lay_again(home: str, word: str) -> None:
    """Set what took the place of a seal aside, and lay the word in its own."""
    from reverie.awake import brought

    state = os.path.join(home, STATE)
    is_folder = os.path.isdir(state) and not os.path.islink(state)
    strange = SEAL if is_folder else STATE
    there = [strange] if os.path.lexists(os.path.join(home, strange)) else []
    folder = brought.moved(home, there) if there else ""
    files.make_folder(state)
    files.write_new(os.path.join(home, SEAL), word)
    if folder:
        brought.note_moved(home, there, folder)


def _put_word(home: str, word: str, over: str) -> bool:
    """Lay the word into a home, over an old one; False if another process has just laid its own.

    A new state folder appears with the word in it, so that nobody finds one without.
    """
    state, name = os.path.join(home, STATE), os.path.basename(SEAL)
    files.refuse_links_before(os.path.join(state, ""))
    if os.path.isdir(state):
        if word_in(home) != over:
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


def _known(word: str) -> list[list[str]]:
    """The homes of a word, each by its inode and its path."""
    return [parts for line in _lines_of(word) if len(parts := line.split(" ", 1)) == 2]


def _lines_of(word: str) -> list[str]:
    listed = files.glimpse(os.path.join(_known_homes(), word), MOST_BYTES) if word else b""
    return listed.decode(errors="replace").splitlines()


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
