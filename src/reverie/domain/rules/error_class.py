"""Error classes: what two failures have in common, without paths, numbers and names."""

from __future__ import annotations

import re

from reverie.domain.intake.text import clipped

LOOKED_AT = 20_000
"""Characters of an output that are looked at, its end first."""
LONGEST = 60
TESTS_FAILED = "tests failed"
"""The class of a failure that is what a command was run to find out."""
_EXCEPTION = re.compile(
    r"(?m)^(?:E\s+)?(?:Uncaught |Unhandled )?(?:[\w$]+[.:]{1,2})*"
    r"([A-Z]\w*(?:Error|Exception|Failure|Interrupt|Panic))\b(?=[:\s(]|$)"
)
_CODE = re.compile(
    r"\berror(?:\s|:|\[)+((?:TS|E|C|CS|LNK)\d{3,5})\b|\b(ERR_[A-Z_]{3,40}|E[A-Z]{4,12})\b"
)
_FAILED = re.compile(
    r"(?i)\b([1-9]\d*) (?:tests? )?fail(?:ed|ing|ures?)\b|\bfail(?:ed|ures?):? ([1-9]\d*)\b"
)
_SYSTEM = re.compile(
    r"(?i)\b(command not found|no such file or directory|permission denied|not a directory|"
    r"is a directory|connection refused|address already in use|no space left on device|timed out|"
    r"no module named|not a git repository|merge conflict|syntax error)\b"
)
_EXIT = re.compile(r"(?i)\bexit(?:ed with)?(?: code| status)?:? (\d{1,3})\b")
_NAMES = (
    (re.compile(r"https?://\S+"), "URL"),
    (
        re.compile(
            r"(?:~|\.{1,2})?(?:/[\w.@+-]+){2,}/?|\b[\w-]+\.(?:py|[jt]sx?|rs|go|md|json|ya?ml|toml|sql)\b"
        ),
        "FILE",
    ),
    (re.compile(r"\b(?=[0-9a-f]*\d)[0-9a-f]{7,64}\b", re.I), "HASH"),
    (re.compile(r"'[^']{0,80}'|\"[^\"]{0,80}\"|`[^`]{0,80}`"), "…"),
    (re.compile(r"\d+(?:[.,:]\d+)*"), "N"),
)
"""What is another in each failure of one class, and what stands for it."""


def error_kind(output: str) -> str:
    """What kind of failure an output tells: an exception, a code, failed tests, a system's word.

    Else the way a process ended, else the first line without what is another each time.
    """
    text = output[-LOOKED_AT:]
    if found := _EXCEPTION.findall(text):
        return str(found[-1])
    if code := _CODE.search(text):
        return code[1] or code[2]
    if _FAILED.search(text):
        return TESTS_FAILED
    if system := _SYSTEM.search(text):
        return system[1].lower()
    if ended := _EXIT.search(text):
        return f"exit {ended[1]}"
    return normalised_line(output)


def fails(output: str) -> bool:
    """Whether an output that counts as a success tells of failed tests in its last lines.

    A pipe hides how a command ended. `0 failed` is no failure.
    """
    return any(_FAILED.search(line) for line in output[-LOOKED_AT:].rstrip().splitlines()[-5:])


def normalised_line(output: str) -> str:
    """The first line of an output, without paths, numbers, hashes and what is quoted."""
    lines = (line.strip() for line in output.splitlines())
    line = next((one for one in lines if one), "failed")
    for pattern, sign in _NAMES:
        line = pattern.sub(sign, line)
    return clipped(" ".join(line.split()), LONGEST).rstrip(" .:;")
