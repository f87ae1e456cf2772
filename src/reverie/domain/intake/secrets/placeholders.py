"""Placeholders: what stands where a secret would stand, and is none."""

from __future__ import annotations

import re

_NOT_THE_SECRET = (
    " name names url uri urls endpoint type count limit budget length len size id ids expires"
    " expiry expiration expired expire ttl age at file path dir field fields policy min max format"
    " prefix header headers index usage used cost rotation version status hint label error"
    " placeholder class ref arn kind mode column input timeout rate window encoding stdin prompt"
    " store manager provider bucket algorithm position offset total rotated created updated "
)
"""Last words of a name after which no secret is told: `token_limit`, `passwordFile`."""
_STANDS_FOR_ONE = (
    r"(?i:your|my-|example|placeholder|change-?me|replace|insert|redacted|dummy|none|null|true|"
    r"false|undefined|string|required|optional|fake|sample|todo|masked|hidden)"
)
_HARMLESS = (
    rf"{_STANDS_FOR_ONE}[\w\s.-]{{0,60}}"
    r"|[^\n]{0,40}(?:x{4,}|X{4,}|\*{3,}|•{3,}|\.{3,}|…)[^\n]{0,40}"
    r"|(?:~|\.{1,2})?/[\w./@~-]{1,200}|[a-z][a-z0-9+]{1,12}://[^\s@]{1,300}"
    r"|\d{4}-\d\d-\d\d[\dT:.Z+ -]{0,20}|v?\d{1,4}\.\d{1,4}(?:\.\d{1,4})?[\w.+-]{0,12}"
    r"|[A-Za-z_]\w{0,60}(?:(?:\.|->|::)[A-Za-z_]\w{0,60}){1,8}|\d{1,5}"
    r"|(?:base64|sha\d{1,3}|md5|utf|argon2|bcrypt|oauth2|[hrep]s\d{3}|aes|ed25519)[\w-]{0,20}"
    r"|arn:aws[^\s]{1,200}|(?:env|vault|ref|file):[^\s]{1,200}"
)
_SPEAKS_OF_ONE = (
    r"(?i:\b(?:password|passwort|token|secret|enter|require|required|invalid|forgot|please|must)\b)"
)


def is_placeholder(name: str, value: str) -> bool:
    """Whether a value only stands for a secret, or its name is not that of one."""
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)
    if words and f" {words[-1].lower()} " in _NOT_THE_SECRET:
        return True
    if " " in value and re.search(_SPEAKS_OF_ONE, value):
        return True
    return re.fullmatch(_HARMLESS, value) is not None
