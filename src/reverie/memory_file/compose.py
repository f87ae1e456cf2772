"""The memory file: what of a mind fits into its budget, hot, warm and cold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from reverie.domain.intake.text import counted
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import NightBegan
from reverie.domain.rules.budget import LONG_PART, Fill, filled, room_for_the_rest
from reverie.domain.values.memory import (
    SURVIVAL,
    UNFADING,
    Author,
    Kind,
    Layer,
    Memory,
    is_held_back,
    kept_per_session,
    salience_now,
)
from reverie.domain.values.texture import Confidence
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import Item, Meta, Sheet, WarmSession
from reverie.frozen import dataclass
from reverie.memory_file.items import SHORT, item_of, with_names
from reverie.memory_file.tone_block import shortened, tone_block
from reverie.memory_file.write import composite_lines, fragment, lines_of, short
from reverie.writing.tokens import TokenCounter, token_counter

if TYPE_CHECKING:
    from reverie.ports import Mind
    from reverie.settings import Settings

LEAST_TOKENS = 8
"""No entry takes less."""
LONG_TOKENS = 80
"""Few entries take more: so many as then fit are looked at first, and more while there is room."""
CUTTABLE = (Kind.DECISION, Kind.INSIGHT, Kind.TONE, Kind.FACT, Kind.HISTORY, Kind.COMPOSITE)
OPEN = (Kind.QUESTION, Kind.TENSION, Kind.DOUBT, Kind.EVOCATION)
"""What is cut last but for the rules, and never written shorter."""
MAY_GO = (Kind.RELATIONSHIP, *CUTTABLE)
LEFT_OUT = {
    UNFADING: "open questions: `reverie questions`",
    frozenset(OPEN) - UNFADING: "doubts and hooks: `reverie memories`",
}
RANK = {**SURVIVAL, Kind.COMPOSITE: SURVIVAL[Kind.INSIGHT]}
"""The order in which kinds are cut, the highest first; a composite says what insights do."""
TONE_PART = 12
"""The tone of the last session takes no more than this part of the budget."""
A_STAMP = "wqzx-123456-9f3b7c1e5a8d"
"""A stamp that takes as many tokens as stamps do."""
EVIDENCE = 3
"""From how many sessions what is known of the user must come to be trusted more."""
ATTEMPTS = 8
MOST_HELD = 1_000
"""Doubts that are looked through for those that are held back."""


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
    coming = mind.sessions.last() + 1
    choosing = _Choosing(mind, settings, coming, count)
    meta = Meta(project, coming - 1, _last_sleep(mind), settings.file.token_budget, A_STAMP)
    tone = shortened(tone_block(mind, coming - 1), count, settings.file.token_budget // TONE_PART)
    waiting = sum(bool(one.origin) for one in mind.proposals()) if coming == 1 else 0
    for frame in (Sheet(meta, tone=tone), Sheet(meta), Sheet(meta, is_brief=True)):
        sheet = choosing.fitted(replace(frame, not_yet_yours=waiting))
        if choosing.size(sheet) <= settings.file.token_budget:
            return sheet
    return choosing.excused(sheet)


class _Choosing:
    """One composing: the candidates of a mind by rank, and what each costs."""

    def __init__(self, mind: Mind, settings: Settings, coming: int, count: TokenCounter) -> None:
        self._mind, self._settings, self._coming, self._count = mind, settings, coming, count
        self._costs: dict[tuple[int, Layer], int] = {}
        rules = [Kind.CONSTRAINT]
        self._rules = self._ranked(mind.memories.of(rules, limit=mind.memories.count(rules)))
        self._held = sum(map(is_held_back, mind.memories.of([Kind.DOUBT], limit=MOST_HELD)))
        self._open = self._until_full(OPEN, settings.file.token_budget)
        self._rest: dict[Layer, list[Memory]] = {}
        ages = range(1, settings.memory.warm_until_age + 1)
        tones = mind.present([Place("tone", coming - age) for age in ages]).values()
        self._tones = {tone.session: tone for tone in tones if isinstance(tone, Tone)}
        self._can_cut = True

    def fitted(self, frame: Sheet) -> Sheet:
        """The frame filled with as much as fits; with the rules alone if even they do not."""
        spare = 0
        for _ in range(ATTEMPTS):
            sheet = self._sheet(frame, spare)
            over = self.size(sheet) - self._settings.file.token_budget
            if over <= 0 or not self._can_cut:
                return sheet
            spare += over + LEAST_TOKENS
        return self._sheet(frame, self._settings.file.token_budget)

    def size(self, sheet: Sheet) -> int:
        """How many tokens a sheet takes as a file."""
        return self._count("\n".join(line for _, line in lines_of(sheet)) + "\n")

    def excused(self, sheet: Sheet) -> Sheet:
        """A sheet over budget that says so."""
        size, budget = self.size(replace(sheet, notes=())), self._settings.file.token_budget
        words = f"the rules alone take {size} of {budget} tokens; forget some, or raise"
        if not self._rules:
            words = f"an empty file alone takes {size} of {budget} tokens; raise"
        return replace(sheet, notes=(*sheet.notes, f"over budget: {words} token_budget"))

    def _sheet(self, frame: Sheet, spare: int) -> Sheet:
        """The frame filled with what fits when `spare` tokens are left unused."""
        rules = [Shown(m, Layer.COLD) for m in self._rules]
        overhead = self.size(frame) + spare + sum(map(self._cost, rules))
        room = self._settings.file.token_budget - overhead
        must = filled([Shown(m, m.layer) for m in self._open], self._cost, room)
        nothing: Fill[Shown] = Fill([], [], 0)
        rest = nothing if must.left else self._filled(overhead + must.used)
        self._can_cut = bool(rest.chosen or must.chosen)
        has_more = bool(rest.left or (must.left and self._mind.memories.of(MAY_GO, limit=1)))
        notes = self._notes(must.chosen, has_more=has_more)
        return self._laid_out(frame, [*rules, *must.chosen, *rest.chosen], notes)

    def _filled(self, must: int) -> Fill[Shown]:
        room = room_for_the_rest(self._settings, must)
        in_full = [Shown(m, Layer.HOT) for m in self._cuttable(Layer.HOT, room.hot)]
        hot = filled(in_full, self._cost, room.hot)
        left = room.total - hot.used
        warm_room = min(left, room.warm + room.hot - hot.used)
        warmer = [*(s.memory for s in hot.left), *self._cuttable(Layer.WARM, warm_room)]
        in_short = [Shown(m, Layer.WARM) for m in self._ranked(warmer)]
        warm = filled(in_short, self._cost, warm_room)
        colder = [Shown(m, Layer.COLD) for m in self._cuttable(Layer.COLD, left - warm.used)]
        cold = filled(colder, self._cost, left - warm.used)
        chosen = [*hot.chosen, *warm.chosen, *cold.chosen]
        return Fill(chosen, [*warm.left, *cold.left], hot.used + warm.used + cold.used)

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
            if not item.standing:
                continue
            standing = tuple(q for q in item.standing if q.name not in asked | recent)
            asked |= {q.name for q in standing}
            items[number] = replace(item, standing=standing)

        ranked = self._ranked(memories)

        def those(fits: Callable[[Memory], bool]) -> tuple[Item, ...]:
            return tuple(items[m.number] for m in ranked if fits(m))

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
            warm=self._warm_sessions([m for m in ranked if listed(m, Layer.WARM)], items),
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
        none = Tone(0, "")
        return tuple(
            WarmSession(session, tone.mood, tuple(by_session[session]), tone.style)
            for session in sorted(by_session, reverse=True)
            for tone in [self._tones.get(session, none)]
        )

    def _notes(self, must: list[Shown], *, has_more: bool) -> tuple[str, ...]:
        """What the file leaves out, and where it is found."""
        shown = [s.memory.kind for s in must]
        notes = []
        for kinds, words in LEFT_OUT.items():
            shown_or_held = sum(k in kinds for k in shown) + self._held * (Kind.DOUBT in kinds)
            if more := self._mind.memories.count(kinds) - shown_or_held:
                notes.append(f"{more} more {words}")
        if self._held:
            notes.append(f"held back, {counted(self._held, 'thing')}: `reverie quarantine`")
        if has_more:
            notes.append("more memories: `reverie recall WORDS`")
        return tuple(notes)

    def _cuttable(self, layer: Layer, room: int) -> list[Memory]:
        """What may be cut of a layer, as far as it may fit into the room."""
        if layer not in self._rest:
            kinds = MAY_GO if layer is Layer.COLD else CUTTABLE
            self._rest[layer] = self._until_full(kinds, room, layer)
        return self._rest[layer]

    def _most_present(self, kind: Kind, limit: int, layer: Layer | None) -> list[Memory]:
        """The most present of a kind; what is never written shorter, whatever its layer."""
        layers = [layer] if layer is not None and kind in CUTTABLE else list(Layer)
        kept = kept_per_session(kind, self._settings)
        limit += self._held * (kind is Kind.DOUBT)
        return [
            memory
            for one in layers
            for memory in self._mind.memories.by_salience(one, kind, kept=kept, limit=limit)
            if not is_held_back(memory)
        ]

    def _until_full(
        self, kinds: Iterable[Kind], room: int, layer: Layer | None = None
    ) -> list[Memory]:
        """Memories of some kinds, the last to be lost first, until they fill the room."""
        room = max(0, room)
        found: list[Memory] = []
        used = 0
        for _, equals in groupby(sorted(kinds, key=RANK.__getitem__), RANK.__getitem__):
            for kind in equals:
                limit = room // LONG_TOKENS + 1
                some = self._most_present(kind, limit, layer)
                while (
                    len(some) >= limit <= room // LEAST_TOKENS
                    and used + self._in_all(some, room) <= room
                ):
                    limit *= 2
                    some = self._most_present(kind, limit, layer)
                found += some
                used += self._in_all(some, room)
            if used > room:
                break
        return self._ranked(found)

    def _in_all(self, memories: Sequence[Memory], room: int) -> int:
        """What memories take together; one that is over-long drives out no other."""
        costs = [self._cost(Shown(m, m.layer)) for m in memories]
        return sum(cost for cost in costs if cost <= room // LONG_PART)

    def _ranked(self, memories: Iterable[Memory]) -> list[Memory]:
        """Last to be lost first."""
        return sorted(
            memories,
            key=lambda m: (RANK[m.kind], -salience_now(m, self._coming, self._settings), -m.number),
        )


def _trust(about_user: Sequence[Memory]) -> Confidence:
    if any(m.wording.by is Author.PERSON for m in about_user):
        return Confidence.HIGH
    several = len({m.session for m in about_user}) >= EVIDENCE
    return Confidence.MEDIUM if several else Confidence.LOW


def _last_sleep(mind: Mind) -> str:
    began = mind.journal.nights_began()
    entry = mind.journal.entry(began[-1]) if began else None
    cause = entry.cause if entry else None
    return f"{cause.plan.began:%Y-%m-%dT%H:%M:%SZ}" if isinstance(cause, NightBegan) else ""
