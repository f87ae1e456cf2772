"""Bugs in what keeps a clone from getting in."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "a file of ours is opened where a link leads",
        "files.py",
        "_GUARDED = os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC",
        "_GUARDED = os.O_NONBLOCK | os.O_CLOEXEC",
    ),
    Bug(
        "a FIFO is taken for a file",
        "files.py",
        "if not stat.S_ISREG(os.fstat(descriptor).st_mode):",
        "if False:",
    ),
    Bug(
        "a folder below a home may be a link",
        "files.py",
        "if not stat.S_ISDIR(found.st_mode):",
        "if False:",
    ),
    Bug(
        "others can enter a folder of ours",
        "files.py",
        "os.makedirs(path, 0o700, exist_ok=True)",
        "os.makedirs(path, 0o777, exist_ok=True)",
    ),
    Bug(
        "a memory file is followed to where nobody confirmed",
        "files.py",
        "if confirmed != target:",
        "if False:",
    ),
    Bug(
        "any home is ours",
        "awake/home_seal.py",
        "return any(inode in one for one in known) or any(_place(home) in one for one in known)",
        "return True",
    ),
    Bug(
        "a copy of a home is ours wherever it lies",
        "awake/home_seal.py",
        "return any(inode in one for one in known) or any(_place(home) in one for one in known)",
        "return bool(known)",
    ),
    Bug(
        "a link to any folder is a home",
        "awake/home_seal.py",
        "if os.path.islink(home) or _holds_anything(home):",
        "if _holds_anything(home):",
    ),
    Bug(
        "a mind without a seal is kept at init",
        "awake/set_aside.py",
        "if not (home_seal.is_ours(home) or home_seal.is_copy(home)):",
        "if False:",
    ),
    Bug(
        "what git tracks is kept at init",
        "awake/set_aside.py",
        "return [path for path in below if os.path.lexists(os.path.join(home, path))]",
        "return []",
    ),
    Bug(
        "a night reads any file that a ledger names",
        "awake/gather.py",
        "return not path or host.keeps(str(path))",
        "return True",
    ),
]
