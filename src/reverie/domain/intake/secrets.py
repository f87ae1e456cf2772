"""Secrecy: what must not be written down is masked before it touches the disk."""

from __future__ import annotations

import re

MASK = "[secret]"

_HINTS = (
    "akia",
    "asia",
    "ghp_",
    "gho_",
    "ghu_",
    "ghs_",
    "ghr_",
    "github_pat_",
    "glpat-",
    "sk-",
    "sk_",
    "rk_",
    "xox",
    "xapp-",
    "-----begin",
    "eyj",
    "passw",
    "secret",
    "token",
    "api_key",
    "apikey",
    "api-key",
    "access_key",
    "access-key",
    "bearer",
    "basic ",
    "://",
    "aiza",
    "npm_",
    "pypi-",
    "sg.",
    "ya29.",
    "gocspx-",
    "whsec_",
    "gsk_",
    "dop_v1",
    "shpat_",
    "dckr_",
    "hvs.",
    "hf_",
)
_WHOLE = (
    r"-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----.*?"
    r"(?:-----END [A-Z ]*PRIVATE KEY(?: BLOCK)?-----|\Z)"
    r"|\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"
    r"|\bgh[pousr]_[A-Za-z0-9]{20,}|\bgithub_pat_[A-Za-z0-9_]{20,}|\bglpat-[A-Za-z0-9_-]{16,}"
    r"|(?<![\w-])sk-(?=[\w-]{0,80}\d)[A-Za-z0-9_-]{16,}|\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}"
    r"|\bxox[abeprs]-[A-Za-z0-9-]{10,}|\bxapp-[A-Za-z0-9-]{10,}|\bAIza[A-Za-z0-9_-]{30,}"
    r"|\bya29\.[A-Za-z0-9_-]{20,}|\bGOCSPX-[A-Za-z0-9_-]{20,}|\bSG\.[\w-]{16,}\.[\w-]{16,}"
    r"|\bwhsec_[A-Za-z0-9+/=]{16,}|\bgsk_[A-Za-z0-9]{20,}|\bdop_v1_[a-f0-9]{32,}"
    r"|\bshpat_[a-fA-F0-9]{24,}|\bdckr_pat_[\w-]{16,}|\bhvs\.[\w-]{20,}|\bhf_[A-Za-z0-9]{24,}"
    r"|\bnpm_[A-Za-z0-9]{30,}|\bpypi-[A-Za-z0-9_-]{30,}"
    r"|(?<![\w-])eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]+"
)
_IN_ADDRESS = r"(?<=://)([^/\s:@]{0,100}:)[^/\s@]{3,200}(?=@)"
_BEARER = r"(?i:\b((?:bearer|basic)\s+))(?=[A-Za-z0-9._~+/-]{0,200}\d)[A-Za-z0-9._~+/-]{16,}=*"
_NAME = (
    r"(?i:(?:password|passwd|secret|token(?!s)|api[_-]?key|access[_-]?key)"
    r"(?:[_-]?[A-Z0-9]{1,30}){0,3}+)"
)
_SEPARATOR = r"\\?[\"']?\s{0,3}(?::=|[:=])\s{0,3}"
_QUOTED = rf"({_NAME}{_SEPARATOR}\\?([\"']))(?![$<{{\[])(?:(?!\2)[^\n\\]){{6,4000}}(?=\\?\2)"
_ASSIGNED = (
    r"((?:PASSWORD|PASSWD|SECRET|TOKEN|API_KEY|ACCESS_KEY)(?:_[A-Z0-9]{1,40})?="
    r"|(?i:\bpassword[=:]\s?)(?=\d{6}))(?![$<{\[(\"'])[^\s\"',;()<>\\]{6,}"
)
_UNQUOTED = (
    rf"({_NAME}(?:{_SEPARATOR}|(?<=\S)[ ](?=\S)))"
    r"(?=[^\s\"',;]{0,200}\d)(?=[^\s\"',;]{0,200}[A-Za-z])(?![$<{\[(])[^\s\"',;()\[\]{}<>\\]{6,}"
)


def masked(text: str) -> str:
    """The text with its secrets replaced; most texts hold none and cost next to nothing."""
    lowered = text.lower()
    if not any(hint in lowered for hint in _HINTS):
        return text
    text = re.sub(_WHOLE, MASK, text, flags=re.DOTALL)
    text = re.sub(_IN_ADDRESS, _address, text)
    text = re.sub(_BEARER, rf"\1{MASK}", text)
    text = re.sub(_QUOTED, rf"\1{MASK}", text)
    text = re.sub(_ASSIGNED, rf"\1{MASK}", text)
    return re.sub(_UNQUOTED, _unquoted, text)


def _address(found: re.Match[str]) -> str:
    """A user's name is kept where it only says that a token follows."""
    return f"{found[1]}{MASK}" if "token" in found[1].lower() else MASK


def _unquoted(found: re.Match[str]) -> str:
    """What follows a name after a mere blank is a secret only on a command line."""
    spoken = found[1].endswith(" ") and not re.search(r"[:=]\s*$", found[1])
    if spoken and not re.search(r"(?:^|\s)--?[\w-]*$", found.string[: found.start()][-60:]):
        return found[0]
    return f"{found[1]}{MASK}"
