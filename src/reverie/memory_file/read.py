"""Reading a memory file: a sheet, or a refusal that names line and column."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ruamel.yaml.nodes import MappingNode, Node, ScalarNode

from reverie.domain.language import DEFAULT
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.owner import Owner
from reverie.domain.values.texture import Aspect, Confidence
from reverie.domain.views.sheet import BETWEEN, VERSION, Item, Meta, Sheet, ToneBlock, WarmSession
from reverie.extras import how_to_upgrade
from reverie.memory_file.nodes import (
    Keys,
    each,
    keys_of,
    number,
    refusal_at,
    root_of,
    said,
    scalar,
    section,
    share,
    text,
    word,
)
from reverie.memory_file.write import HAND, OWNERS

NAME = re.compile(r"[fc]-[a-z0-9][a-z0-9-]{0,60}")
FRAGMENT_KEYS = frozenset(
    {
        "id",
        "type",
        "created",
        "session",
        "salience",
        "content",
        "text",
        "anchors",
        "emotional_tag",
        "confidence",
        "reversal_conditions",
        "discovery_context",
        "by",
    }
)
COMPOSITE_KEYS = frozenset(
    {"id", "type", "sources", "content", "text", "moods", "standing_questions", "by"}
)
TONE_KEYS = frozenset(
    {
        "session",
        "aim",
        "outcome",
        "by_agent",
        "mood",
        "collaboration_style",
        "inflection_points",
        "carry_forward",
        "calibration",
    }
)
WARM_KEYS = frozenset({"session", "tone_summary", "aim", "outcome", "by_agent", "fragments"})
SPOKEN = frozenset({"outcome", "carry_forward"})
"""The parts of a session's course that may be the agent's words."""
META_KEYS = frozenset(
    {"version", "project", "total_sessions", "last_sleep", "token_budget", "stamp"}
)


def read_sheet(written: str, lines: Sequence[int] = ()) -> Sheet:
    """The sheet a text holds; each entry knows its line, or the one given for it."""
    return _Reading(root_of(written), lines).sheet()


def _by_agent(keys: Keys) -> frozenset[str]:
    """Which parts of a session's course the file says are the agent's words."""
    return frozenset(scalar(node) for node in each(keys, "by_agent")) & SPOKEN


def _kind_of(words: str) -> Kind:
    return DEFAULT.cues.kind_of(words, Voice.PERSON)


class _Reading:
    """One reading of one file; remembers which names it has seen."""

    def __init__(self, root: MappingNode, lines: Sequence[int]) -> None:
        self._root, self._lines = root, lines
        self._seen: dict[str, int] = {}

    def sheet(self) -> Sheet:
        top = keys_of(self._root, {"meta", "hot", "warm", "cold"})
        if "meta" not in top:
            raise refusal_at(self._root, "there is no `meta:`; restore it, or delete the file")
        hot = section(top, "hot", {"session_tone", "doubts", "narrative_hooks", "fragments"})
        warm = section(top, "warm", {"sessions"})
        cold = section(top, "cold", {"composites", "fragments", "constraints", "relationship"})
        meta = self._meta(top["meta"])
        about = section(cold, "relationship", {"confidence", *(a.value for a in Aspect)})
        return Sheet(
            meta=meta,
            tone=self._tone(hot["session_tone"]) if "session_tone" in hot else None,
            doubts=self._items(hot, "doubts", Kind.DOUBT),
            hooks=self._items(hot, "narrative_hooks", Kind.EVOCATION),
            hot=self._items(hot, "fragments"),
            warm=tuple(self._warm(node) for node in each(warm, "sessions")),
            composites=tuple(self._composite(node) for node in each(cold, "composites")),
            cold=self._items(cold, "fragments"),
            constraints=self._items(cold, "constraints", Kind.CONSTRAINT),
            relationship=tuple(item for aspect in Aspect for item in self._aspect(about, aspect)),
            relationship_confidence=word(about, "confidence", Confidence) or Confidence.LOW,
        )

    def _meta(self, node: Node) -> Meta:
        keys = keys_of(node, META_KEYS)
        version = number(keys, "version")
        if version != VERSION:
            raise refusal_at(
                keys.get("version", node),
                f"the version is {version}, and this Reverie reads {VERSION}; {how_to_upgrade()}",
            )
        return Meta(
            text(keys, "project"),
            number(keys, "total_sessions") or 0,
            text(keys, "last_sleep"),
            number(keys, "token_budget") or 0,
            text(keys, "stamp"),
        )

    def _tone(self, node: Node) -> ToneBlock | None:
        keys = keys_of(node, TONE_KEYS)
        if not keys:
            return None
        return ToneBlock(
            number(keys, "session") or 0,
            text(keys, "mood"),
            text(keys, "collaboration_style"),
            tuple(scalar(n) for n in each(keys, "inflection_points")),
            text(keys, "carry_forward"),
            text(keys, "calibration"),
            self._line(node),
            text(keys, "aim"),
            text(keys, "outcome"),
            _by_agent(keys),
        )

    def _warm(self, node: Node) -> WarmSession:
        keys = keys_of(node, WARM_KEYS)
        ordinal = number(keys, "session")
        if ordinal is None:
            raise refusal_at(node, "a warm session needs its number: `session: 3`")
        mood, _, style = text(keys, "tone_summary").partition(BETWEEN)
        told = self._items(keys, "fragments")
        aim, outcome = text(keys, "aim"), text(keys, "outcome")
        return WarmSession(ordinal, mood, told, style, aim, outcome, _by_agent(keys))

    def _aspect(self, about: Keys, aspect: Aspect) -> Iterator[Item]:
        if isinstance(about.get(aspect.value), ScalarNode):
            if text(about, aspect.value):
                yield self._item(about[aspect.value], Kind.RELATIONSHIP, aspect)
            return
        for node in each(about, aspect.value):
            yield self._item(node, Kind.RELATIONSHIP, aspect)

    def _items(self, above: Keys, key: str, kind: Kind | None = None) -> tuple[Item, ...]:
        return tuple(self._item(node, kind) for node in each(above, key))

    def _item(self, node: Node, kind: Kind | None, aspect: Aspect | None = None) -> Item:
        line = self._line(node)
        if isinstance(node, ScalarNode):
            words = said(node)
            return Item("", kind or _kind_of(words), words, aspect=aspect, line=line)
        keys = keys_of(node, FRAGMENT_KEYS)
        words = self._words(keys, node)
        chosen = self._kind(keys, words, kind)
        return Item(
            name=self._name(keys),
            kind=chosen,
            text=words,
            created=text(keys, "created"),
            session=number(keys, "session"),
            salience=share(keys, "salience"),
            feeling=text(keys, "emotional_tag"),
            path=text(keys, "discovery_context"),
            confidence=word(keys, "confidence", Confidence),
            reversal=text(keys, "reversal_conditions"),
            anchors=tuple(self._reference(n) for n in each(keys, "anchors")),
            aspect=aspect
            or (DEFAULT.cues.aspect_of(words) if chosen is Kind.RELATIONSHIP else None),
            by_hand=text(keys, "by") == HAND,
            owner=OWNERS.get(text(keys, "by"), Owner.NOBODY),
            line=line,
        )

    def _composite(self, node: Node) -> Item:
        line = self._line(node)
        if isinstance(node, ScalarNode):
            return Item("", Kind.COMPOSITE, said(node), line=line)
        keys = keys_of(node, COMPOSITE_KEYS)
        return Item(
            name=self._name(keys),
            kind=Kind.COMPOSITE,
            text=self._words(keys, node),
            by_hand=text(keys, "by") == HAND,
            sources=tuple(self._reference(n) for n in each(keys, "sources")),
            moods=tuple(self._mood(n) for n in each(keys, "moods")),
            standing=self._items(keys, "standing_questions", Kind.QUESTION),
            line=line,
        )

    def _line(self, node: Node) -> int:
        number = int(node.start_mark.line)
        return self._lines[number] if number < len(self._lines) else number + 1

    def _mood(self, node: Node) -> tuple[int, str]:
        keys = keys_of(node, {"session", "mood"})
        return number(keys, "session") or 0, text(keys, "mood")

    def _words(self, keys: Keys, node: Node) -> str:
        if "content" in keys and "text" in keys:
            raise refusal_at(keys["text"], "there is a `content` too; keep one of both")
        return said(keys.get("content") or keys.get("text") or node)

    def _kind(self, keys: Keys, words: str, of_list: Kind | None) -> Kind:
        given = word(keys, "type", Kind)
        if of_list and given and given is not of_list:
            raise refusal_at(
                keys["type"], f"every entry of this list is a {of_list}; delete its `type`"
            )
        return of_list or given or _kind_of(words)

    def _reference(self, node: Node) -> str:
        name = scalar(node)
        if not NAME.fullmatch(name):
            raise refusal_at(node, f"{name[:60]!r} is no id; ids look like f-20260131-007")
        return name

    def _name(self, keys: Keys) -> str:
        if not text(keys, "id"):
            return ""
        name = self._reference(keys["id"])
        if name in self._seen:
            raise refusal_at(
                keys["id"], f"{name} stands on line {self._seen[name]} too; leave the id out of one"
            )
        self._seen[name] = keys["id"].start_mark.line + 1
        return name
