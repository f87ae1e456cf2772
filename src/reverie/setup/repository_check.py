"""Checks of a repository before it is used: whether everyone can read it, and whether we can write.

A trial push is a dry run: the other side checks who we are and takes nothing.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import tempfile
from collections.abc import Mapping, Sequence

from reverie.domain.intake.repository_address import LOOPBACK, Address
from reverie.errors import OutOfReach, TransportFailed
from reverie.setup.setup_answers import Answers

LOOPBACK_ONLY = "REVERIE_LOOPBACK_ONLY"
PATIENCE_S = 20
BRANCH = "reverie-trial"
TOKEN_GIVER = (
    '!f() {{ test "$1" = get || return 0; echo username=x-token-auth; '
    'printf "password=%s\\n" "${variable}"; }}; f'
)
"""A credential helper that takes the token out of the environment as git asks for it."""


def clone_words(address: str, variable: str = "") -> str:
    """The words of a shell that fetch what a repository holds last, by a token if one is named."""
    helper = shlex.quote(f"credential.helper={TOKEN_GIVER.format(variable=variable)}")
    return f"git {f'-c {helper} ' if variable else ''}clone --quiet --depth 1 {address}"


def is_public(address: Address, environment: Mapping[str, str]) -> bool | None:
    """Whether a stranger without a name or a key can read it; None if nobody could be asked."""
    if not _may_ask(address, environment):
        return None
    with tempfile.TemporaryDirectory() as nobody:
        plain = {
            "PATH": environment.get("PATH", os.defpath),
            "HOME": nobody,
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_TERMINAL_PROMPT": "0",
            "GIT_ASKPASS": "true",
        }
        try:
            _git(["ls-remote", "--", address.web], nobody, plain)
        except (OSError, subprocess.TimeoutExpired):
            return None
        except subprocess.CalledProcessError as error:
            return False if "uthentication failed" in error.stderr else None
    return True


def try_push(answers: Answers, environment: Mapping[str, str]) -> str:
    """Try whether what is synced could be written there; says what was tried, or what is wrong."""
    if answers.backend == "git":
        return _try_git(answers, environment)
    return _try_folder(answers.remote)


def _try_git(answers: Answers, environment: Mapping[str, str]) -> str:
    address = answers.address
    assert address is not None
    if not _may_ask(address, environment):
        raise OutOfReach(f"{address.host} is not asked: ${LOOPBACK_ONLY} is set")
    if answers.way_in == "token" and not environment.get(answers.token_variable):
        raise TransportFailed(
            f"${answers.token_variable} holds no token here; set it and try again"
        )
    given = _with_access(answers, environment)
    with tempfile.TemporaryDirectory() as folder:
        try:
            _git(["init", "--quiet", "."], folder, given)
            _git(["commit", "--quiet", "--allow-empty", "-m", "trial"], folder, given)
            target = f"HEAD:refs/heads/{BRANCH}"
            _git(["push", "--dry-run", "--quiet", "--", address.text, target], folder, given)
        except subprocess.TimeoutExpired:
            raise OutOfReach(f"{address.text} does not answer; try again later") from None
        except FileNotFoundError:
            raise TransportFailed("there is no git here; install it") from None
        except subprocess.CalledProcessError as error:
            raise TransportFailed(_why(error.stderr, answers, address)) from None
    return f"{address.text} would take a push"


def _try_folder(folder: str) -> str:
    """Write a file there and take it away again."""
    try:
        os.makedirs(folder, 0o700, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".reverie-trial-"):
            pass
    except OSError as error:
        why = f"{error.strerror}; mount it, or mend its permissions"
        raise TransportFailed(f"{folder} takes nothing: {why}") from None
    return f"{folder} takes files"


def _why(said: str, answers: Answers, address: Address) -> str:
    """What a refused push says, and what to do about it."""
    short = " ".join(said.split())[:300]
    step = {
        "key": "add the public key there with write access",
        "token": f"check that the token in ${answers.token_variable} may write",
        "own": "check that you may push there",
    }[answers.way_in]
    if "ost key verification failed" in said:
        step = f"connect once by hand (`ssh {address.host}`) and check its key"
    return f"{address.text} takes no push: {short}; {step}"


def _with_access(answers: Answers, environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of git with the key or the token, neither in its words nor its settings."""
    who = {"GIT_AUTHOR_NAME": "Reverie", "GIT_COMMITTER_NAME": "Reverie"}
    mail = {"GIT_AUTHOR_EMAIL": "reverie@localhost", "GIT_COMMITTER_EMAIL": "reverie@localhost"}
    kept = {name: it for name, it in environment.items() if not name.startswith("GIT_")}
    given = {**kept, **who, **mail, "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}
    if answers.way_in == "key":
        key = shlex.quote(answers.ssh_key)
        given["GIT_SSH_COMMAND"] = f"ssh -i {key} -o IdentitiesOnly=yes -o BatchMode=yes"
    if answers.way_in == "token":
        told = TOKEN_GIVER.format(variable=answers.token_variable)
        for number, value in enumerate(("", told)):
            given[f"GIT_CONFIG_KEY_{number}"] = "credential.helper"
            given[f"GIT_CONFIG_VALUE_{number}"] = value
        given["GIT_CONFIG_COUNT"] = "2"
    return given


def _may_ask(address: Address, environment: Mapping[str, str]) -> bool:
    return not environment.get(LOOPBACK_ONLY) or address.host in LOOPBACK


def _git(words: Sequence[str], folder: str, environment: Mapping[str, str]) -> str:
    return subprocess.run(
        ["git", "-c", "core.hooksPath=/dev/null", *words],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    ).stdout
