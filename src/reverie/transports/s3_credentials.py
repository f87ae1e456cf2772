"""Credentials of a bucket: the environment, else the shared file, else what the instance has."""

from __future__ import annotations

import configparser
import os
from collections.abc import Mapping

FIELDS = {
    "aws_access_key_id": "access_key_id",
    "aws_secret_access_key": "secret_access_key",
    "aws_session_token": "session_token",
}


def shared_credentials(environment: Mapping[str, str]) -> dict[str, str]:
    """The keys of the shared file, for a client that does not read it itself.

    Nothing where the environment has keys, which go first, and where the file has none: the
    client then asks the instance it runs on.
    """
    if environment.get("AWS_ACCESS_KEY_ID"):
        return {}
    home = environment.get("HOME") or os.path.expanduser("~")
    path = environment.get("AWS_SHARED_CREDENTIALS_FILE") or f"{home}/.aws/credentials"
    book = configparser.ConfigParser(interpolation=None)
    try:
        book.read(path, encoding="utf-8")
    except (OSError, configparser.Error, UnicodeDecodeError):
        return {}
    profile = environment.get("AWS_PROFILE") or "default"
    if profile not in book:
        return {}
    found = {given: book[profile].get(name, "") for name, given in FIELDS.items()}
    return {name: value for name, value in found.items() if value}
