"""Material: what stands in a message but is not its writer's own words, told by its shape alone.

Fences, quotations, tagged blocks, pastes, diffs, logs and traces are handed on, not said. Each
text is read once from its head to its end, so the time is linear in its length.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

_INVISIBLE = re.compile("[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
_TAG = re.compile(
    r"[<＜﹤]\s{0,3}(/?)\s{0,3}([A-Za-z][\w:.-]{0,60})((?:\s[^<>＜＞﹤﹥]{0,2000})?)[>＞﹥]"
)
_DRESSING = "a b br code del em i ins kbd mark s span strong sub sup tt u var"
_FORMATTING = frozenset(_DRESSING.split())
"""Tags that only dress up a word or three within a sentence."""
_DRESSED = re.compile(r"(?:[^\s<>]{1,40}[^\S\n]?){1,3}[<＜﹤]\s?/")
_FENCE = re.compile(r"\s{0,3}(`{3,}|~{3,})[^\S\n]*(\S*)")
_QUOTED = re.compile(r"\s{0,3}[>＞|│┃║]")
_INDENTED = re.compile(r" {4}|\t| {1,3}\t")
_BULLET = re.compile(r"\s*(?:[-*•+]|\d{1,3}[.)])\s")
_PASTED = re.compile(r"\[(?:Pasted|Truncated) text #\d+[^\]\n]{0,80}\]", re.IGNORECASE)
_PICTURED = re.compile(r"\[Image #\d+[^\]\n]{0,80}\]", re.IGNORECASE)
_DIFF = re.compile(
    r"diff --git |(?:---|\+\+\+) (?:[ab]/|/dev/null|\S+\t)|@@ -\d|index [0-9a-f]{7,}\.\.|Index: \S"
)
_IN_DIFF = re.compile(r"[-+ @\\]|$|(?:diff|index|new|old|deleted|similarity|rename|Binary) ")
_LEVEL = r"(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL|SEVERE|PANIC)"
_OUTPUT = re.compile(
    r"\s{0,3}(?:"
    r"\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d\b|[A-Z][a-z]{2} +\d{1,2} \d\d:\d\d:"
    rf"|(?:\S{{1,60}}\s{{1,8}}){{0,2}}(?:\[{_LEVEL}\]|{_LEVEL}(?::|\s{{2}}|\s[-\[|]))"
    r"|(?:Error|Warning): (?i:failed|unable|could ?n[o']t|cannot|can't|unexpected|no such)\b"
    r"|PING \S+ \(|\d+ bytes from \S|panicked at "
    r"|(?:error|warning|fatal|hint|remote|stderr|stdout)(?:\[\w+\])?: |npm (?i:err!|error|warn|"
    r"notice)\s"
    r"|[\w./-]{1,40}: (?:error|fatal|warning): |(?:ERROR|Warning) \d{1,6}: "
    r"|[VDIWEF]/\w{2,40}(?:\s?\(\s{0,4}\d+\))?: |(?:\S{1,60} {2,}){2}\S|added \d+ packages\b"
    r"|E   |FAILED \S+::|(?:={4,}|_{4,})|\$ \S|>>> |\S{1,40}@\S{1,60}[$#] |➜\s{1,3}\S{1,60} git:\("
    r"|Traceback \(|File \"[^\"\n]{1,300}\", line \d|at \S{1,300}\(|at \S{1,200} \(|Caused by: "
    r"|[\w.]{0,200}(?:Error|Exception|Panic|Fault)_?: |Exception in |goroutine \d|thread '|#\d+ +0x"
    r"|[\w.-]{0,100}[./][\w./-]{0,200}:\d+(?::\d+)?:? "
    r"|commit [0-9a-f]{7,40}\b|(?=[a-f]{0,11}\d)[0-9a-f]{7,12} \S|Author: .{1,100}<"
    r"|(?:FAIL|PASS)(?:ED)?:? \S|\d+ (?:passed|failed)\b|(?:Downloading|Installed|Collecting) \S"
    r"|[{\[]\s?\"|\"[\w.-]{1,80}\": |</?\w"
    r"|(?:So, )?[Bb]ecause (?:no versions of )?\S{1,100} (?:\([^)\n]{1,80}\) )?"
    r"(?:depends on|requires|match(?:es)?) \S"
    r")"
)
_EMBEDDED = "\ufffc"
"""What stands for a picture or a footnote in text copied from a page."""
_LINKED = re.compile(r"\bhttps?://\S+\s*$")
_TITLE = re.compile(r"[A-Z][^.!?:;,]{2,80}$")
_PROSE_WORDS = 12
"""Words of a line that is no person's short remark below a link and a title."""
_DATELINE = re.compile(
    r"(?:(?:published|posted|updated|by [^\n]{1,60}?)[:,]?\s+(?:on )?)?"
    r"(?:[A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}\.? [A-Z][a-z]{2,8}\.? \d{4}"
    r"|\d{4}-\d\d-\d\d)(?:\s*[·•|–-][^\n]{0,60})?|\d{1,3} min(?:ute)?s? read",
    re.IGNORECASE,
)
"""The date of an article, on a line of its own below its title."""
_LEAST_HEAD, _MOST_HEAD, _ARTICLE = 2, 4, 1_000
"""Lines above its date that make the head of an article, at least and at most (who notes something
down writes one), and the characters of its body."""


_QUOTATION = re.compile(r"(?:[“„]|(?<!\w)\"(?=\S))[^\"“”„\n]{40,2000}[\"”]")
"""More than a name or a phrase in quotation marks is someone else's words."""
_CODE_LINE = re.compile(
    r"\s*(?:/\*|\*/|//|#include\b|[})\]]+[;,]?\s*$)|.{0,300}[;{]\s*$"
    r"|\s*(?:def|class|import|from|const|let|var|public|private|function|return) .{0,300}[:;({]\s*$"
)


def own_words(text: str) -> str:
    """What the writer of a message says in it: all of it but the material."""
    shown = without_quotations(_PICTURED.sub(" ", _INVISIBLE.sub("", text)))
    return "\n".join(_own_lines(_untagged(shown.strip()))).strip()


def without_quotations(text: str) -> str:
    """The text with a gap for each quotation; names and phrases in quotation marks stay."""
    return _QUOTATION.sub("“…”", text)


def begins_with_a_tag(text: str) -> bool:
    """Whether a text opens with markup, however it is spaced, spelt or hidden."""
    head = _INVISIBLE.sub("", text[:4_000]).lstrip()
    return _TAG.match(head.replace("&lt;", "<").replace("&gt;", ">")) is not None


def _untagged(text: str) -> str:
    """The text without its tagged blocks, from a tag to the last that closes it.

    What stands between two of a name may be a text that closed the first one itself.
    """
    tags = list(_TAG.finditer(text))
    closed = {tag[2].lower(): tag.end() for tag in tags if tag[1]}
    kept, place = [], 0
    for tag in tags:
        name, opens_line = tag[2].lower(), _opens_line(text, tag.start())
        if tag.start() < place or tag[1] or tag[3].endswith("/"):
            continue
        if name in _FORMATTING and (name == "br" or _DRESSED.match(text, tag.end())):
            continue
        end = closed.get(name, 0)
        if end <= tag.end():
            if not opens_line:
                continue
            end = len(text)
        kept.append(text[place : tag.start()] + ("\n\n" if opens_line else " "))
        place = end
    return "".join([*kept, text[place:]])


def _opens_line(text: str, place: int) -> bool:
    """Whether only blanks stand before a place on its line, as far as it is looked at."""
    head = text[max(0, place - 80) : place]
    return not head[head.rfind("\n") + 1 :].strip()


def _own_lines(text: str) -> Iterator[str]:
    """The lines outside of fences, quotations, diffs and output; a gap stays where some were."""
    fence, depth, in_diff, in_output, in_list = "", 0, False, False, False
    lines = text.splitlines()
    for n, line in enumerate(lines[: _article_in(lines)]):
        if mark := _FENCE.match(line):
            if not depth:
                fence, depth = mark[1], 1
            elif mark[1][0] == fence[0] and len(mark[1]) >= len(fence):
                depth += 1 if mark[2] else -1
            yield ""
            continue
        in_diff = bool(_DIFF.match(line) or (in_diff and _IN_DIFF.match(line)))
        is_output = bool(_OUTPUT.match(line)) or _EMBEDDED in line or _is_cited(lines, n)
        in_output = bool(line.strip()) and (in_output or is_output)
        is_indented = bool(_INDENTED.match(line)) and not in_list
        is_code = _CODE_LINE.match(line) is not None
        if depth or in_diff or in_output or is_indented or is_code or _QUOTED.match(line):
            yield ""
            continue
        if pasted := list(_PASTED.finditer(line)):
            in_output = not line[pasted[-1].end() :].strip()
            line = _PASTED.sub(" ", line)
        in_list = bool(_BULLET.match(line)) or (in_list and line[:1].isspace())
        yield line


def _article_in(lines: Sequence[str]) -> int:
    """Where an article begins that is handed on whole: with a title, its date, and much prose."""
    for n, line in enumerate(lines):
        if not (n and _DATELINE.fullmatch(line.strip())):
            continue
        head = n
        while head and n - head < _MOST_HEAD and _TITLE.fullmatch(lines[head - 1].strip()):
            head -= 1
        if n - head >= _LEAST_HEAD and sum(map(len, lines[n:])) >= _ARTICLE:
            return head
    return len(lines)


def _is_cited(lines: Sequence[str], n: int) -> bool:
    """Whether a page begins here that a link was given for: its title, then its prose."""
    if not 0 < n < len(lines) - 1 or not _TITLE.fullmatch(lines[n].strip()):
        return False
    prose = lines[n + 1].rstrip()
    is_prose = prose.endswith(".") and len(prose.split()) >= _PROSE_WORDS
    return is_prose and _LINKED.search(lines[n - 1]) is not None
