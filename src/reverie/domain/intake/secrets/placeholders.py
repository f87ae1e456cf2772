"""Placeholders: what stands where a secret would stand, and is none."""

from __future__ import annotations

import re

from reverie.domain.intake.secrets.contexts import PASSWORD

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
    r"false|undefined|string|required|optional|fake|sample|todo|masked|hidden|paste|dummy)"
)
_SAMPLE = (
    r"(?i:pass(?:word|wort|wd)?|passwort|secret|token|key|api|wrong|correct|right|bad|old|new|test|testing|local"
    r"|default|demo|guest|root|admin|user|username|postgres|mysql|mariadb|mongo|redis|rabbitmq|minio|foo|bar"
    r"|baz|qux|letmein|invalid|expired|missing|revoked|unknown|empty|not|needed|set|none|here|ollama"
    r"|lm|studio|model|some|any|super|my|db|app|client|access)"
)
_SAMPLES = rf"(?:{_SAMPLE}[ _.:-]{{0,1}}){{1,5}}\d{{0,3}}"
"""What is made up in tests and pages: `wrong-password`, `postgres:postgres`, `password123`."""
_CALLED = (
    r"[a-z]{2,16}(?:[-_.][a-z]{2,16}){1,5}(?:[-_.]?v?\d{1,4})?|[A-Z]{2,6}-\d{1,5}"
    r"|[^\n]{0,60}(?:\w\(\)|\s:=\s)[^\n]{0,60}|(?:0x)?[0-9A-F]{16}"
)
"""What is called a key, a token or a secret, and is the name of one, or code."""
_HARMLESS = (
    rf"{_STANDS_FOR_ONE}[\w\s.-]{{0,60}}|{_SAMPLES}|(?:sk|pk|ghp|xoxb)[-_]{_STANDS_FOR_ONE}[\w-]{{0,40}}"
    r"|pk_(?:live|test)_\w{1,200}|(?:ssh|ecdsa)-[\w-]{3,30}"
    r"|[^\n]{0,40}(?:x{4,}|X{4,}|\*{3,}|•{3,}|\.{3,}|…)[^\n]{0,40}"
    r"|(?:~|\.{1,2})?/[\w./@~-]{1,200}|[a-z][a-z0-9+]{1,12}://[^\s@]{1,300}"
    r"|\d{4}-\d\d-\d\d[\dT:.Z+ -]{0,20}|v?\d{1,4}\.\d{1,4}(?:\.\d{1,4})?[\w.+-]{0,12}"
    r"|[A-Za-z_]\w{0,60}(?:(?:\.|->|::)[A-Za-z_]\w{0,60}){1,8}|\d{1,5}"
    r"|(?i:base64|sha\d{1,3}|md5|utf|argon2|bcrypt|scrypt|pbkdf2|oauth2|[hrep]s\d{3}|aes|ed25519)[\w-]{0,20}"
    r"|arn:aws[^\s]{1,200}|(?:env|vault|ref|file):[^\s]{1,200}"
)
_SPEAKS_OF_ONE = (
    r"(?i:\b(?:password|passwort|token|secret|enter|require|required|invalid|forgot|please|must)\b)"
)


_UUID = r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
_DRAWN = (
    r"^(?=[a-z.]{0,20}\d)[a-z0-9]{6}\.[a-z0-9]{16}$"
    r"|(?<![\w/-])(?=(?:[A-Za-z]{0,20}\d){4})(?=[a-z\d]{0,30}[A-Z])[A-Za-z0-9]{20,}(?![\w/-])"
)
"""What no name in code looks like, and no part of one."""


def is_placeholder(name: str, value: str) -> bool:
    """Whether a value only stands for a secret, or its name is not that of one."""
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)
    if words and f" {words[-1].lower()} " in _NOT_THE_SECRET:
        return True
    if " " in value and re.search(_SPEAKS_OF_ONE, value):
        return True
    if re.fullmatch(r"(?i:\W*key[\"\'`]?(?:\sis|:)\s[\"\'`]?)", name) and re.fullmatch(
        _UUID, value
    ):
        return True
    if re.search(_DRAWN, value):
        return False
    if re.fullmatch(_HARMLESS, value):
        return True
    is_password = re.search(rf"(?i:{PASSWORD}|pass|pwd?\b|login|cred)", name)
    return name != "" and not is_password and re.fullmatch(_CALLED, value) is not None
