"""Sync: where what a night needs and leaves travels, and how one gets in there."""

from __future__ import annotations

import re

from reverie.errors import SettingRefused
from reverie.settings.group import Group, whole, word

BACKENDS = "none", "folder", "git", "s3"
_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_BRANCH = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*\Z")


class SyncSettings(Group):
    """Nothing travels until a way is named; a secret is never written here, only its name."""

    backend: str = word(
        "none",
        "The way: nowhere, another folder, a git remote, or a bucket that speaks S3.",
        *BACKENDS,
    )
    remote: str = word("", "The folder, or the address of the git remote.")
    branch: str = word("reverie", "The branch there.")
    ssh_key: str = word(
        "", "The file of a deploy key, which only its owner reads; nothing for your own."
    )
    token_variable: str = word(
        "",
        "The name of the environment variable that holds a token for HTTPS, never the token.",
    )
    answer_s: int = whole(
        60,
        "How long the other side may take to answer, in seconds.",
        unit="seconds",
        at_least=1,
        at_most=3_600,
    )

    def _check(self) -> None:
        """Refuse a token where its variable should be named, or in an address."""
        if self.token_variable and not _VARIABLE.match(self.token_variable):
            why = "it is the name of an environment variable; no token is ever kept here"
            raise SettingRefused("token_variable", why)
        if re.match(r"https?://[^/]*@", self.remote):
            why = "give the address without a name or a token in it; token_variable names the token"
            raise SettingRefused("remote", why)
        if self.remote.startswith("-") or "::" in self.remote:
            raise SettingRefused("remote", "give a folder, or an address such as git@host:me/mind")
        if not _BRANCH.match(self.branch) or ".." in self.branch:
            raise SettingRefused("branch", "give a plain word such as reverie")
