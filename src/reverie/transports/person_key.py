"""The key of a person: one file outside of all projects, which only they read and carry along."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Mapping
from pathlib import Path

from reverie import files
from reverie.domain.values.person import Person
from reverie.errors import CannotWrite, TransportFailed

VARIABLE = "REVERIE_PERSON_KEY"
"""The variable that may hold the key where no file can, such as a runner that is made anew."""
BYTES = 32


def key_file(environment: Mapping[str, str]) -> Path:
    """Where the key of the person lies."""
    home = environment.get("HOME") or os.path.expanduser("~")
    config = environment.get("XDG_CONFIG_HOME") or os.path.join(home, ".config")
    return Path(config) / "reverie" / "person.key"


def known_person(environment: Mapping[str, str]) -> Person | None:
    """The person whose key this machine holds, if it holds one."""
    if given := environment.get(VARIABLE):
        return _person(given, f"the variable {VARIABLE}")
    file = key_file(environment)
    try:
        found = os.stat(file)
        if not stat.S_ISREG(found.st_mode) or found.st_mode & 0o077:
            raise TransportFailed(f"{file} can be read by others; close it with `chmod 600 {file}`")
        return _person(file.read_text(encoding="ascii", errors="replace"), str(file))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise TransportFailed(f"{file} cannot be read: {error.strerror}; mend it") from None


def new_person(environment: Mapping[str, str]) -> Person:
    """A person with a key of their own, made now and kept for their eyes."""
    file = key_file(environment)
    key = os.urandom(BYTES)
    try:
        os.makedirs(file.parent, 0o700, exist_ok=True)
        files.write_new(file, f"{key.hex()}\n", 0o600)
    except FileExistsError:
        pass
    except OSError as error:
        raise CannotWrite(
            f"{file}: {error.strerror}; let XDG_CONFIG_HOME name a folder of your own"
        ) from None
    return known_person(environment) or Person(key)


def _person(text: str, where: str) -> Person:
    word = text.strip()
    if not re.fullmatch(rf"[0-9a-f]{{{2 * BYTES}}}", word):
        raise TransportFailed(f"{where} holds no key of Reverie's; copy it once more, as it is")
    return Person(bytes.fromhex(word))
