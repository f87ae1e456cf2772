"""Memory as YAML: a sheet written so that a person can read, correct and compare it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from reverie.domain.values.owner import Owner
from reverie.domain.values.texture import Aspect
from reverie.domain.views.sheet import VERSION, Item, Sheet, ToneBlock, WarmSession

HEADER = (
    "# What this project's agent remembers. Correct it: your words win, no night overturns them.",
    "# Change a text to reword it, delete an entry to forget it, add one without an id to keep it.",
    "# Comments of your own stay. `reverie memory check` tells whether the file can be taken.",
)
HOT = "# the last session, and what is open"
WARM = "# two to five sessions back"
COLD = "# older: what it comes down to, and the rules that always hold"
SAYINGS = (*HEADER, HOT, WARM, COLD)
"""The comments that are ours; all others are a person's."""
MORE = re.compile(
    r"# (?:(?:\d+ )?more (?:open questions|doubts and hooks|memories): `reverie \w+(?: WORDS)?`"
    r"|held back, \d[\d,]* things?: `reverie quarantine`"
    r"|over budget: [\w ]+ of \d+ tokens; .*token_budget)"
)
NEW = "#new"
HAND = "hand"
_BY = {
    Owner.HAND: HAND,
    Owner.AGENT: "agent",
    Owner.THINKING: "agent",
    Owner.TOOL: "tool",
    Owner.ELSEWHERE: "elsewhere",
}
OWNERS = {word: owner for owner, word in reversed(_BY.items())}
"""The other way round: whose an entry is that says so."""
_PLAIN = re.compile(r"[A-Za-zÀ-ɏ(][\w ,.;'()/+=%$&-]*")
_RESERVED = frozenset(["true", "false", "null", "yes", "no", "on", "off", "y", "n"])
_ESCAPED = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|[\ud800-\udfff]")

Line = tuple[str, str]
"""A line of the file, and the address by which a person's comment finds it again."""


def lines_of(sheet: Sheet) -> Iterator[Line]:
    """The file, line by line."""
    for words in () if sheet.is_brief else HEADER:
        yield "", words
    yield from _meta(sheet)
    yield "", ""
    yield "hot", _head(sheet, "hot", HOT)
    yield from tone_lines(sheet.tone)
    yield from _list("hot/doubts", "  doubts:", (short(item, 4) for item in sheet.doubts))
    yield from _list("hot/hooks", "  narrative_hooks:", (short(item, 4) for item in sheet.hooks))
    yield from _list("hot/fragments", "  fragments:", (fragment(i, 4) for i in sheet.hot))
    yield "", ""
    yield "warm", _head(sheet, "warm", WARM)
    yield from _list("warm/sessions", "  sessions:", map(session_lines, sheet.warm))
    yield "", ""
    yield "cold", _head(sheet, "cold", COLD)
    yield from _list("cold/composites", "  composites:", map(composite_lines, sheet.composites))
    if sheet.cold:
        yield from _list("cold/fragments", "  fragments:", (fragment(i, 4) for i in sheet.cold))
    yield from _list(
        "cold/constraints", "  constraints:", (short(item, 4) for item in sheet.constraints)
    )
    yield from _relationship(sheet)
    for note in sheet.notes:
        yield "", f"# {note}"


def fragment(item: Item, indent: int) -> Iterator[Line]:
    """A memory with all that is shown of it."""
    yield from _fields(
        item,
        indent,
        (
            ("id", item.name),
            ("type", item.kind.value),
            ("created", item.created),
            ("session", item.session),
            ("salience", item.salience),
            ("content", item.text),
            ("anchors", item.anchors),
            ("emotional_tag", item.feeling),
            ("confidence", item.confidence.value if item.confidence else ""),
            ("reversal_conditions", item.reversal),
            ("discovery_context", item.path),
            ("by", _by(item)),
        ),
    )


def short(item: Item, indent: int) -> Iterator[Line]:
    """A memory as its name and its words."""
    yield from _fields(item, indent, (("id", item.name), ("text", item.text), ("by", _by(item))))


def composite_lines(item: Item) -> Iterator[Line]:
    """A composite with its sources, moods and standing questions."""
    moods = ", ".join(f"{{session: {s}, mood: {in_quotes(mood)}}}" for s, mood in item.moods)
    yield from _fields(
        item,
        4,
        (
            ("id", item.name),
            ("type", "composite"),
            ("sources", item.sources),
            ("content", item.text),
            ("by", _by(item)),
        ),
    )
    if moods:
        yield f"#{item.name}/moods", f"      moods: [{moods}]"
    if item.standing:
        address = f"#{item.name}/standing_questions"
        questions = (short(question, 8) for question in item.standing)
        yield from _list(address, "      standing_questions:", questions)


def _by(item: Item) -> str:
    """Whose word an entry says it is; one without is what a person said, or nobody's."""
    return HAND if item.by_hand else _BY.get(item.owner, "")


def session_lines(session: WarmSession) -> Iterator[Line]:
    """A warm session with its tone and its memories."""
    address = f"@{session.session}"
    yield address, f"    - session: {session.session}"
    if session.summary:
        yield f"{address}/tone_summary", f"      tone_summary: {quoted(session.summary)}"
    for key, words in (("aim", session.aim), ("outcome", session.outcome)):
        if words:
            yield f"{address}/{key}", f"      {key}: {quoted(words)}"
    if parts := _by_agent(session):
        yield f"{address}/by_agent", f"      by_agent: {_value(parts)}"
    each = (fragment(item, 8) for item in session.fragments)
    yield from _list(f"{address}/fragments", "      fragments:", each)


def _by_agent(told: ToneBlock | WarmSession) -> tuple[str, ...]:
    """The parts of a session's course that are the agent's words."""
    return tuple(part for part in sorted(told.agents) if getattr(told, part, ""))


def quoted(text: str) -> str:
    """A text as one YAML scalar: plain where that is safe, else in double quotes."""
    if _PLAIN.fullmatch(text) and text.casefold() not in _RESERVED and not text.endswith(" "):
        return text
    return in_quotes(text)


def in_quotes(text: str) -> str:
    """A text as a YAML scalar that may stand anywhere."""
    escaped = json.dumps(text, ensure_ascii=False)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found.group()):04x}", escaped)


def _head(sheet: Sheet, key: str, words: str) -> str:
    return f"{key}:" if sheet.is_brief else f"{key}: {words}"


def _meta(sheet: Sheet) -> Iterator[Line]:
    meta = sheet.meta
    yield "meta", "meta:"
    for key, value in (
        ("version", str(VERSION)),
        ("project", quoted(meta.project)),
        ("total_sessions", str(meta.total_sessions)),
        ("last_sleep", meta.last_sleep or "null"),
        ("token_budget", str(meta.token_budget)),
        ("stamp", meta.stamp),
    ):
        if value:
            yield f"meta/{key}", f"  {key}: {value}"


def tone_lines(tone: ToneBlock | None) -> Iterator[Line]:
    """The tone of the last session."""
    if tone is None:
        return
    yield "hot/session_tone", "  session_tone:"
    for key, value in (
        ("session", tone.session),
        ("mood", tone.mood),
        ("collaboration_style", tone.style),
        ("inflection_points", tone.turns),
        ("carry_forward", tone.carry_forward),
        ("calibration", tone.calibration),
        ("aim", tone.aim),
        ("outcome", tone.outcome),
        ("by_agent", _by_agent(tone)),
    ):
        if value not in ("", ()):
            yield f"hot/session_tone/{key}", f"    {key}: {_value(value)}"


def _relationship(sheet: Sheet) -> Iterator[Line]:
    address = "cold/relationship"
    yield address, "  relationship:"
    yield f"{address}/confidence", f"    confidence: {sheet.relationship_confidence.value}"
    for aspect in Aspect:
        found = [i for i in sheet.relationship if (i.aspect or Aspect.PREFERENCE) is aspect]
        if found or aspect is not Aspect.TRUST:
            each = (short(item, 6) for item in found)
            yield from _list(f"{address}/{aspect.value}", f"    {aspect.value}:", each)


def _list(address: str, key: str, each: Iterable[Iterable[Line]]) -> Iterator[Line]:
    lines = [line for item in each for line in item]
    yield address, key if lines else f"{key} []"
    yield from lines


def _fields(item: Item, indent: int, fields: Iterable[tuple[str, object]]) -> Iterator[Line]:
    address = f"#{item.name}" if item.name else NEW
    lead = " " * indent + "- "
    for key, value in fields:
        if value is None or value in ("", ()):
            continue
        written = str(value) if key in ("id", "created") else _value(value)
        yield (address if lead.endswith("- ") else f"{address}/{key}"), f"{lead}{key}: {written}"
        lead = " " * (indent + 2)


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(in_quotes(str(part)) for part in value)}]"
    return quoted(value) if isinstance(value, str) else str(value)


def is_ours(comment: str) -> bool:
    """Whether a comment is one of the file's own."""
    return comment in SAYINGS or bool(MORE.fullmatch(comment))
