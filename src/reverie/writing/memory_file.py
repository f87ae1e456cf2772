"""The memory file: what of a mind fits into its budget, hot, warm and cold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from reverie.domain.budget import filled, room_for_the_rest
from reverie.domain.change import Place
from reverie.domain.journal import NightBegan
from reverie.domain.memory import (
    SURVIVAL,
    UNFADING,
    Author,
    Kind,
    Layer,
    Memory,
    kept_per_session,
    salience_now,
)
from reverie.domain.sheet import Item, Meta, Sheet, ToneBlock, WarmSession
from reverie.domain.text import clipped
from reverie.domain.texture import Confidence
from reverie.domain.tone import Tone
from reverie.ports import Mind
from reverie.settings import Settings
from reverie.writing.memory_items import SHORT, item_of, with_names
from reverie.writing.memory_yaml import composite_lines, fragment, lines_of, short, tone_lines
from reverie.writing.tokens import TokenCounter, token_counter

LEAST_TOKENS = 8
"""No entry takes less, so no more than budget / this many of what is open are looked at."""
USUAL_TOKENS = 40
"""What an entry of a layer takes; twice as many as then fit are looked at of each kind."""
CUTTABLE = (Kind.DECISION, Kind.INSIGHT, Kind.TONE, Kind.FACT, Kind.HISTORY, Kind.COMPOSITE)
OPEN = (Kind.QUESTION, Kind.TENSION, Kind.DOUBT, Kind.EVOCATION)
"""What is cut last but for the rules, and never written shorter."""
RANK = {**SURVIVAL, Kind.COMPOSITE: SURVIVAL[Kind.INSIGHT]}
"""The order in which kinds are cut, the highest first; a composite says what insights do."""
TONE_PART = 12
"""The tone of the last session takes no more than this part of the budget."""
A_STAMP = "wqzx-123456-9f3b7c1e5a8d"
"""A stamp that takes as many tokens as stamps do."""
EVIDENCE = 3
"""From how many sessions what is known of the user must come to be trusted more."""
ATTEMPTS = 8
TONE_WORDS = ("mood", "style", "carry_forward", "calibration")
LEAST_CHARS = 12
"""Words of a tone that are shorter are not clipped any more."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A memory to show, and the layer it is shown in."""

    memory: Memory
    layer: Layer


def compose(
    mind: Mind, settings: Settings, *, project: str, count: TokenCounter | None = None
) -> Sheet:
    """The sheet of a mind, within its token budget; says what it leaves out."""
    count = count or token_counter()
    coming = mind.last_session() + 1
    choosing = _Choosing(mind, settings, coming, count)
    meta = Meta(project, coming - 1, _last_sleep(mind), settings.token_budget, A_STAMP)
    tone = _shortened(_tone_block(mind, coming - 1), count, settings.token_budget // TONE_PART)
    for frame in (Sheet(meta, tone=tone), Sheet(meta), Sheet(meta, is_brief=True)):
        sheet = choosing.fitted(frame)
        if choosing.size(sheet) <= settings.token_budget:
            return sheet
    return choosing.excused(sheet)


class _Choosing:
    """One composing: the candidates of a mind by rank, and what each costs."""

    def __init__(self, mind: Mind, settings: Settings, coming: int, count: TokenCounter) -> None:
        self._mind, self._settings, self._coming, self._count = mind, settings, coming, count
        self._most = settings.token_budget // LEAST_TOKENS
        self._costs: dict[tuple[int, Layer], int] = {}
        self._rules = self._ranked(self._newest(Kind.CONSTRAINT, mind.count_of([Kind.CONSTRAINT])))
        self._open = self._ranked(m for kind in OPEN for m in self._newest(kind, self._most))
        self._about_user = self._ranked(mind.memories_of([Kind.RELATIONSHIP], limit=self._most))
        self._rest = {layer: self._cuttable(layer) for layer in Layer}
        self._tones = {
            tone.session: tone
            for tone in mind.present(
                [Place("tone", coming - age) for age in range(1, settings.warm_until_age + 1)]
            ).values()
            if isinstance(tone, Tone)
        }
        self._can_cut = True

    def fitted(self, frame: Sheet) -> Sheet:
        """The frame filled with as much as fits; with the rules alone if even they do not."""
        spare = 0
        for _ in range(ATTEMPTS):
            sheet = self._sheet(frame, spare)
            over = self.size(sheet) - self._settings.token_budget
            if over <= 0 or not self._can_cut:
                return sheet
            spare += over + LEAST_TOKENS
        return self._sheet(frame, self._settings.token_budget)

    def size(self, sheet: Sheet) -> int:
        """How many tokens a sheet takes as a file."""
        return self._count("\n".join(line for _, line in lines_of(sheet)) + "\n")

    def excused(self, sheet: Sheet) -> Sheet:
        """A sheet over budget that says so."""
        size, budget = self.size(replace(sheet, notes=())), self._settings.token_budget
        words = f"the rules alone take {size} of {budget} tokens; forget some, or raise"
        if not self._rules:
            words = f"an empty file alone takes {size} of {budget} tokens; raise"
        return replace(sheet, notes=(*sheet.notes, f"over budget: {words} token_budget"))

    def _sheet(self, frame: Sheet, spare: int) -> Sheet:
        """The frame filled with what fits when `spare` tokens are left unused."""
        rules = [Shown(m, Layer.COLD) for m in self._rules]
        overhead = self.size(frame) + spare + sum(map(self._cost, rules))
        room = self._settings.token_budget - overhead
        must = filled([Shown(m, m.layer) for m in self._open], self._cost, room)
        rest = [] if must.left else self._filled(overhead + must.used)
        self._can_cut = bool(rest or must.chosen)
        notes = self._notes([s.memory for s in must.left], len(rest))
        return self._laid_out(frame, [*rules, *must.chosen, *rest], notes)

    def _filled(self, must: int) -> list[Shown]:
        room = room_for_the_rest(self._settings, must)
        in_full = [Shown(m, Layer.HOT) for m in self._rest[Layer.HOT]]
        hot = filled(in_full, self._cost, room.hot)
        warmer = self._ranked([*(s.memory for s in hot.left), *self._rest[Layer.WARM]])
        left = room.total - hot.used
        warm_room = min(left, room.warm + room.hot - hot.used)
        warm = filled([Shown(m, Layer.WARM) for m in warmer], self._cost, warm_room)
        colder = self._ranked([*self._about_user, *self._rest[Layer.COLD]])
        cold = filled([Shown(m, Layer.COLD) for m in colder], self._cost, left - warm.used)
        return [*hot.chosen, *warm.chosen, *cold.chosen]

    def _cost(self, shown: Shown) -> int:
        key = (shown.memory.number, shown.layer)
        if key not in self._costs:
            item = self._item(shown)
            lines = {True: short, False: fragment}[shown.memory.kind in SHORT](item, 8)
            if shown.memory.kind is Kind.COMPOSITE:
                named = with_names(self._mind, [shown.memory], {shown.memory.number: item})
                lines = composite_lines(named[shown.memory.number])
            self._costs[key] = self._count("\n".join(line for _, line in lines)) + 2
        return self._costs[key]

    def _item(self, shown: Shown) -> Item:
        return item_of(shown.memory, shown.layer, self._coming, self._settings)

    def _laid_out(self, frame: Sheet, shown: list[Shown], notes: tuple[str, ...]) -> Sheet:
        layer = {s.memory.number: s.layer for s in shown}
        memories = [s.memory for s in shown]
        items = with_names(self._mind, memories, {s.memory.number: self._item(s) for s in shown})
        recent = {s.memory.name for s in shown if s.layer is not Layer.COLD}
        asked: set[str] = set()
        for number, item in items.items():
            standing = tuple(q for q in item.standing if q.name not in asked | recent)
            asked |= {q.name for q in standing}
            items[number] = replace(item, standing=standing)

        def those(fits: Callable[[Memory], bool]) -> tuple[Item, ...]:
            return tuple(items[m.number] for m in self._ranked(memories) if fits(m))

        def listed(m: Memory, where: Layer) -> bool:
            plain = m.kind in (*CUTTABLE[:-1], *UNFADING)
            return (
                plain and layer[m.number] is where and not (where is Layer.COLD and m.name in asked)
            )

        about = those(lambda m: m.kind is Kind.RELATIONSHIP)
        return replace(
            frame,
            doubts=those(lambda m: m.kind is Kind.DOUBT),
            hooks=those(lambda m: m.kind is Kind.EVOCATION),
            hot=those(lambda m: listed(m, Layer.HOT)),
            warm=self._warm_sessions(
                [m for m in self._ranked(memories) if listed(m, Layer.WARM)], items
            ),
            composites=those(lambda m: m.kind is Kind.COMPOSITE),
            cold=those(lambda m: listed(m, Layer.COLD)),
            constraints=those(lambda m: m.kind is Kind.CONSTRAINT),
            relationship=about,
            relationship_confidence=_trust([m for m in memories if m.kind is Kind.RELATIONSHIP]),
            notes=notes,
        )

    def _warm_sessions(
        self, memories: list[Memory], items: dict[int, Item]
    ) -> tuple[WarmSession, ...]:
        by_session: dict[int, list[Item]] = {}
        for memory in memories:
            by_session.setdefault(memory.session, []).append(items[memory.number])
        return tuple(
            WarmSession(
                session,
                self._tones[session].summary if session in self._tones else "",
                tuple(by_session[session]),
            )
            for session in sorted(by_session, reverse=True)
        )

    def _notes(self, left_out: list[Memory], shown: int) -> tuple[str, ...]:
        notes = []
        asked = sum(m.kind in UNFADING for m in left_out)
        listed = sum(m.kind in UNFADING for m in self._open)
        unseen = self._mind.count_of(UNFADING) - listed
        looked_at = len(self._about_user) + sum(map(len, self._rest.values()))
        if asked or unseen:
            notes.append(f"{asked + unseen} more open questions: `reverie questions`")
        if len(left_out) > asked:
            notes.append(f"{len(left_out) - asked} more doubts and hooks: `reverie memories`")
        if looked_at > shown:
            notes.append(f"{looked_at - shown} more memories: `reverie recall WORDS`")
        return tuple(notes)

    def _newest(self, kind: Kind, limit: int) -> Sequence[Memory]:
        return self._mind.memories_of([kind], limit=limit) if limit else ()

    def _cuttable(self, layer: Layer) -> list[Memory]:
        found: list[Memory] = []
        for kind in CUTTABLE:
            kept = kept_per_session(kind, self._settings)
            limit = 2 * self._settings.token_budget // USUAL_TOKENS + 1
            found += self._mind.memories_by_salience(layer, kind, kept=kept, limit=limit)
        return self._ranked(found)

    def _ranked(self, memories: Iterable[Memory]) -> list[Memory]:
        """Last to be lost first."""
        return sorted(memories, key=lambda m: (
            RANK[m.kind], -salience_now(m, self._coming, self._settings), -m.number
        ))  # fmt: skip


def _trust(about_user: Sequence[Memory]) -> Confidence:
    if any(m.wording.by is Author.PERSON for m in about_user):
        return Confidence.HIGH
    several = len({m.session for m in about_user}) >= EVIDENCE
    return Confidence.MEDIUM if several else Confidence.LOW


def _tone_block(mind: Mind, session: int) -> ToneBlock | None:
    place = Place("tone", session)
    tone = mind.present([place]).get(place)
    if not isinstance(tone, Tone):
        return None
    return ToneBlock(
        tone.session, tone.mood, tone.style, tone.turns, tone.carry_forward, tone.calibration
    )


def _shortened(tone: ToneBlock | None, count: TokenCounter, room: int) -> ToneBlock | None:
    """The tone in at most so many tokens: its longest words are clipped first."""
    while tone and count("\n".join(line for _, line in tone_lines(tone))) > room:
        words = {name: len(getattr(tone, name)) for name in TONE_WORDS}
        words["turns"] = sum(map(len, tone.turns))
        longest = max(words, key=lambda name: words[name])
        if words[longest] < LEAST_CHARS:
            return None
        if longest == "turns":
            tone = replace(tone, turns=tone.turns[:-1])
        else:
            shorter = clipped(getattr(tone, longest), words[longest] * 2 // 3)
            tone = replace(tone, **{longest: shorter})  # type: ignore[arg-type]
    return tone


def _last_sleep(mind: Mind) -> str:
    began = mind.nights_began()
    entry = mind.entry(began[-1]) if began else None
    cause = entry.cause if entry else None
    return f"{cause.plan.began:%Y-%m-%dT%H:%M:%SZ}" if isinstance(cause, NightBegan) else ""
