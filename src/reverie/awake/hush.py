"""Hush: which sessions are in a private exchange now, as the hooks hear it; light.

A sign lies in the state of a home for each. It says how the session stands and nothing else.
"""

from __future__ import annotations

import os

from reverie import files
from reverie.awake.home import SIGNS
from reverie.awake.ledger import STATE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from reverie.ports.host import Event, Host

FOLDER = os.path.join(STATE, SIGNS)
OLD_S = 24 * 3600
"""After how many seconds a sign counts for nothing: nobody told that its session has ended."""
COMMANDS = ("/", "!", "<")
"""How what is put to the agent begins that no person typed as a message."""


def heard(host: Host, home: str, event: Event) -> bool:
    """Note how a session stands once its person has said something; tells whether it is private."""
    from reverie.domain.intake.private import after, is_private

    prompt, session = event["prompt"] or "", event["session"] or ""
    was = _before(host, home, event)
    standing = after(was, prompt, is_typed=not prompt.lstrip().startswith(COMMANDS))
    _set(home, session, standing if is_private(standing) else "")
    return is_private(standing)


def resumed(host: Host, home: str, event: Event) -> None:
    """Note how a session stands that goes on, by its transcript."""
    from reverie.awake.standings import is_marked_in, standing_in
    from reverie.domain.intake.private import is_private

    session, path = event["session"], event["transcript"]
    try:
        if session and path and is_marked_in(host, path):
            standing = standing_in(host, path)
            _set(home, session, standing if is_private(standing) else "")
    except (OSError, ValueError):
        return  # what cannot be read says nothing


def holds(home: str, session: str) -> bool:
    """Whether a sign says that a session is in a private exchange."""
    return os.path.exists(_sign(home, session))


def ends(home: str, session: str) -> None:
    """Take the sign of a session away."""
    _set(home, session, "")


def any_holds(home: str, now: float, session: str = "") -> bool:
    """Whether a session, or any if none is named, is in a private exchange since not too long."""
    if session:
        return holds(home, session)
    try:
        with os.scandir(os.path.join(home, FOLDER)) as signs:
            return any(now - sign.stat().st_mtime < OLD_S for sign in signs)
    except OSError:
        return False


def _before(host: Host, home: str, event: Event) -> str:
    """How a session stood so far: by its sign, else by its transcript."""
    from reverie.awake.standings import standing_in
    from reverie.domain.intake.private import NEW

    if sign := files.glimpse(_sign(home, event["session"] or ""), 20):
        return sign.decode("ascii", "replace")
    try:
        return standing_in(host, event["transcript"] or "")
    except (OSError, ValueError):
        return NEW


def _set(home: str, session: str, standing: str) -> None:
    """Write the sign of a session, or take it away; the folder goes with the last one."""
    sign = _sign(home, session)
    if standing:
        files.make_folder(os.path.join(home, FOLDER))
        files.replace(sign, standing)
        return
    try:
        os.unlink(sign)
        os.rmdir(os.path.join(home, FOLDER))
    except OSError:
        return  # there was none, or another session is private


def _sign(home: str, session: str) -> str:
    from reverie.awake.traces import name_of

    return os.path.join(home, FOLDER, name_of(session or "-"))
