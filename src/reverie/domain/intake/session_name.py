"""The name a session is kept by: its own, or a digest where its own looks like a secret.

Hooks ask at each call, so what is plainly no secret is told without loading the masks.
"""

from __future__ import annotations

from _blake2 import blake2b

KEPT = "session-"
"""What the name begins with that stands for one which is not kept."""
SHORTEST = 12
"""Letters of a name from which on it may be a secret."""
PLAIN = "0123456789abcdef-"
"""What UUIDs are made of, and the ids that hosts count up."""


def kept_name(session: str) -> str:
    """The name a session is kept by, the same at each door; of a kept one itself."""
    if len(session) < SHORTEST or not session.removeprefix(KEPT).strip(PLAIN):
        return session
    from reverie.domain.intake.secrets import masked

    if masked(session) == session:
        return session
    return KEPT + blake2b(session.encode(errors="surrogatepass"), digest_size=8).hexdigest()
