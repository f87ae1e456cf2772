"""Secrecy: what must not be written down is masked before it touches the disk."""

from __future__ import annotations

import re

MASK = "[secret]"

_HINTS = (
    "akia", "asia", "ghp_", "gho_", "ghs_", "github_pat_", "glpat-", "sk-", "sk_live", "rk_live",
    "xox", "-----begin", "eyj", "password", "passwd", "secret", "token", "api_key", "apikey",
    "api-key", "bearer", "://", "aiza", "npm_", "pypi-",
)  # fmt: skip
_PATTERN = (
    r"-----BEGIN [A-Z ]*PRIVATE KEY-----.*?(?:-----END [A-Z ]*PRIVATE KEY-----|\Z)"
    r"|\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"
    r"|\bgh[pousr]_[A-Za-z0-9]{20,}|\bgithub_pat_[A-Za-z0-9_]{20,}|\bglpat-[A-Za-z0-9_-]{16,}"
    r"|\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{16,}|\b[sr]k_live_[A-Za-z0-9]{16,}"
    r"|\bxox[abprs]-[A-Za-z0-9-]{10,}|\bAIza[A-Za-z0-9_-]{30,}"
    r"|\bnpm_[A-Za-z0-9]{30,}|\bpypi-[A-Za-z0-9_-]{30,}"
    r"|\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]+"
    r"|(?<=://)[^/\s:@]{1,100}:[^/\s@]{3,100}(?=@)"
    r"|(?i:\b(?:bearer|basic)\s+)[A-Za-z0-9._~+/-]{16,}=*"
    r"|(?i:(?<![A-Za-z])(?:[A-Z0-9]{1,30}[_-])?(?:password|passwd|secret|token|api[_-]?key)"
    r"(?:[_-][A-Z0-9]{1,30})?\"?\s{0,3}[:=]\s{0,3}[\"']?)(?![\s\"'$<{\[(]|None\b|null\b|true\b|false\b)"
    r"[^\s\"',;]{6,}"
)


def masked(text: str) -> str:
    """The text with its secrets replaced; most texts hold none and cost next to nothing."""
    lowered = text.lower()
    if not any(hint in lowered for hint in _HINTS):
        return text
    return re.sub(_PATTERN, _hidden, text, flags=re.DOTALL)


def _hidden(found: re.Match[str]) -> str:
    """What stays of a secret: the name it goes by, if there is one."""
    kept = re.match(r"(?i)(?:bearer|basic)\s+|[^:=]{1,80}[:=]\s*[\"']?", found[0])
    named = kept and not found[0].startswith("-----") and "://" not in found[0]
    if named and kept and _is_a_name(kept[0]):
        return kept[0] + MASK
    return MASK


def _is_a_name(text: str) -> bool:
    return re.search(r"(?i)password|passwd|secret|token|api[_-]?key|bearer|basic", text) is not None
