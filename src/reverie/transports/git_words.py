"""What git says when it cannot, and what a person is told instead."""

from __future__ import annotations

import re

from reverie.errors import OutOfReach, TransportFailed

FIRST_ELSEWHERE = (
    r"\[rejected\]",
    r"non-fast-forward",
    r"fetch first",
    r"cannot lock ref",
    r"failed to update ref",
    r"incorrect old value",
    r"reference already exists",
)
"""Someone else was first: what stands there is pulled, and then it is tried again."""
MEANINGS = {
    r"host identification has changed|Host key verification failed": (
        "its host key is not the one you know; ask whose it is, and only then renew it with "
        "`ssh-keygen -R HOST` and `ssh HOST`"
    ),
    r"Permission denied \(|publickey": (
        "it does not take the key (any more); add the deploy key there, with the right to write"
    ),
    r"Authentication failed|could not read (Username|Password)|HTTP 401|error: 401": (
        "it does not take the token (any more); make a new one and set its variable"
    ),
    r"error: 403|HTTP 403|denied to|not allowed to push": (
        "the key or token may only read; give it the right to write"
    ),
    r"[Rr]epository .*not found|does not appear to be a git repository|error: 404|HTTP 404": (
        "there is no such repository, or the key may not see it; make it, empty and private, or "
        "correct remote below [sync]"
    ),
    r"No space left|[Qq]uota|error: 507": "it is full; make room there",
    r"hook declined|protected branch|remote rejected|denying": (
        "it refuses pushes to this branch; take its protection off, or set another branch below "
        "[sync]"
    ),
    r"detected dubious ownership": (
        "the folder belongs to another user; run Reverie as that user, or take the folder over"
    ),
    r"index\.lock|unable to create .*\.lock": (
        "another git is at work in the sync folder, or died there; remove the .lock file it names"
    ),
}
"""What git says (a pattern), and what it means and asks for."""


def is_first_elsewhere(said: str) -> bool:
    """Whether a push was refused only because someone else pushed meanwhile."""
    for_good = re.search(r"remote rejected.{0,500}(hook|protected|declined|denying)", said)
    return not for_good and any(re.search(sign, said) for sign in FIRST_ELSEWHERE)


def failure_of(where: str, said: str) -> TransportFailed:
    """What a person is told when git said something and failed."""
    for sign, meaning in MEANINGS.items():
        if re.search(sign, said):
            return TransportFailed(f"{where}: {meaning}")
    first = " ".join(re.sub(r"//[^/@\s]*@", "//", said).split())[:160]
    return OutOfReach(f"{where} did not answer ({first}); check the network, the next run tries")
