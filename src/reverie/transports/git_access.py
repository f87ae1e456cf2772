"""Access to a git remote: a deploy key for SSH, or a token by its variable for HTTPS."""

from __future__ import annotations

import os
import re
import shlex
import stat
from collections.abc import Mapping

from reverie.errors import TransportFailed
from reverie.settings.sync import SyncSettings

KEPT = "GIT_SSH", "GIT_SSH_COMMAND"
"""What of git's own variables is the user's way to their remotes, where no key is set."""
ASKS_ENVIRONMENT = (
    '!f() {{ test "$1" = get || return 0; echo username=x-access-token; '
    'printf "password=%s\\n" "${variable}"; }}; f'
)
"""A credential helper that takes the token out of the environment as git asks for it."""
LOOPBACK = r"http://(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(/|\Z)"


def environment_for(settings: SyncSettings, environment: Mapping[str, str]) -> dict[str, str]:
    """What git is told beside its words; no secret is in its arguments, addresses or settings."""
    plain = {k: v for k, v in environment.items() if not k.startswith("GIT_") or k in KEPT}
    given = {
        **plain,
        "LC_ALL": "C",
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_ALLOW_PROTOCOL": "file:git:http:https:ssh",
    }
    if settings.ssh_key:
        given["GIT_SSH_COMMAND"] = _ssh_with(settings.ssh_key)
    elif not any(name in given for name in KEPT):
        given["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes"
    if settings.token_variable:
        _refuse_token(settings, environment)
        told = ASKS_ENVIRONMENT.format(variable=settings.token_variable)
        lines = [("credential.helper", ""), ("credential.helper", told)]
        given["GIT_CONFIG_COUNT"] = str(len(lines))
        for number, (key, value) in enumerate(lines):
            given[f"GIT_CONFIG_KEY_{number}"] = key
            given[f"GIT_CONFIG_VALUE_{number}"] = value
    return given


def _ssh_with(key: str) -> str:
    """How ssh is called with one key and no other; which hosts are known stays the user's."""
    path = os.path.expanduser(key)
    try:
        found = os.stat(path)
    except OSError as error:
        why = f"{error.strerror}; make one with `ssh-keygen -t ed25519 -f {key}`"
        raise TransportFailed(f"the deploy key {key} cannot be read: {why}") from None
    if not stat.S_ISREG(found.st_mode) or found.st_mode & 0o077:
        raise TransportFailed(
            f"the deploy key {key} can be read by others; close it with `chmod 600 {key}`"
        )
    return f"ssh -i {shlex.quote(path)} -o IdentitiesOnly=yes -o BatchMode=yes"


def _refuse_token(settings: SyncSettings, environment: Mapping[str, str]) -> None:
    """Refuse a token that is not there, or would travel where others can read it."""
    name = settings.token_variable
    if not environment.get(name):
        raise TransportFailed(f"the variable {name} holds no token; set it where the night runs")
    if settings.remote.startswith("http:") and not re.match(LOOPBACK, settings.remote):
        raise TransportFailed("a token would travel unencrypted; give the remote as https://…")
