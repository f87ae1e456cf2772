"""The memory file: what of a mind fits into its budget, hot, warm and cold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.domain.intake.text import counted
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import NightBegan
from reverie.domain.language import language_named
from reverie.domain.rules.budget import (
    Fill,
    at_least_one,
    room_for_the_rest,
    shared_out,
)
from reverie.domain.rules.ownership import owner_of
from reverie.domain.values.memory import (
    UNFADING,
    Author,
    Kind,
    Layer,
    Memory,
)
from reverie.domain.values.owner import Owner
from reverie.domain.values.texture import Confidence
from reverie.domain.values.tone import Tone
from reverie.domain.views.sections import OPEN_PART, SECTION_OF, SHARES, Section
from reverie.domain.views.sheet import Item, Meta, Sheet, WarmSession
from reverie.frozen import dataclass
from reverie.memory_file.candidates import CUTTABLE, LEAST_TOKENS, Candidates
from reverie.memory_file.items import SHORT, item_of, with_names
from reverie.memory_file.tone_block import earlier, said_once, shortened, tone_block
from reverie.memory_file.write import composite_lines, fragment, lines_of, short
from reverie.writing.tokens import TokenCounter, token_counter

if TYPE_CHECKING:
    from reverie.ports import Mind
    from reverie.settings import Settings

OPEN = (Kind.TENSION, Kind.QUESTION)
"""What is open: a share of the budget is its own, and it is never written shorter."""
FEARED = (Kind.DOUBT, Kind.EVOCATION)
"""What is in doubt or only in mind: the same holds for it."""
MAY_GO = (Kind.RELATIONSHIP, *CUTTABLE)
LEFT_OUT = {
    UNFADING: "open questions: `reverie questions`",
    frozenset(FEARED): "doubts and hooks: `reverie memories`",
}
TONE_PART = 12
"""The tone of the last session takes no more than this part of the budget."""
A_STAMP = "wqzx-123456-9f3b7c1e5a8d"
"""A stamp that takes as many tokens as stamps do."""
EVIDENCE = 3
"""From how many sessions what is known of the user must come to be trusted more."""
ATTEMPTS = 8


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
    most = settings.file.token_budget // TONE_PART
    tone = shortened(tone_block(mind, coming - 1), count, most)
    before = earlier(mind, coming - 1, count, most)
    waiting = sum(bool(one.origin) for one in mind.proposals()) if coming == 1 else 0
    for frame in (Sheet(meta, tone=tone, warm=before), Sheet(meta), Sheet(meta, is_brief=True)):
        sheet = choosing.fitted(replace(frame, not_yet_yours=waiting))
        if choosing.size(sheet) <= settings.file.token_budget:
            return sheet
    return choosing.excused(sheet)


class _Choosing:
    """One composing: the candidates of a mind by rank, and what each costs."""

    def __init__(self, mind: Mind, settings: Settings, coming: int, count: TokenCounter) -> None:
        self._mind, self._settings, self._coming, self._count = mind, settings, coming, count
        self._costs: dict[tuple[int, Layer], int] = {}
        self._owners: dict[int, Owner] = {}
        self._language = language_named(settings.record.language)
        self._candidates = Candidates(mind, settings, coming, self._cost_of)
        rules = [Kind.CONSTRAINT]
        self._rules = self._candidates.ranked(
            mind.memories.of(rules, limit=mind.memories.count(rules))
        )
        self._held = self._candidates.held
        self._share = settings.file.token_budget // OPEN_PART
        self._open, self._feared = (
            self._candidates.until_full(kinds, self._share) for kinds in (OPEN, FEARED)
        )
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
        is_open = self._own_share(self._open, room)
        is_feared = self._own_share(self._feared, room - is_open.used)
        must = [*is_open.chosen, *is_feared.chosen]
        rest = self._filled(overhead + is_open.used + is_feared.used)
        self._can_cut = bool(rest.chosen or must)
        notes = self._notes(must, has_more=bool(rest.left))
        return self._laid_out(frame, [*rules, *must, *rest.chosen], notes)

    def _own_share(self, memories: Sequence[Memory], room: int) -> Fill[Shown]:
        """Of memories that have a share of their own, what fits into it; one at least."""
        first = sorted(memories, key=lambda m: m.kind is not Kind.TENSION)
        shown = [Shown(m, m.layer) for m in first]
        return at_least_one(shown, self._cost, self._share, max(0, room))

    def _shared(self, shown: Sequence[Shown], room: int) -> Fill[Shown]:
        """Of memories that may be cut, what fits into a room, no section starving another."""
        return shared_out(shown, self._cost, room, part=_section, shares=SHARES)

    def _filled(self, must: int) -> Fill[Shown]:
        room = room_for_the_rest(self._settings, must)
        in_full = [Shown(m, Layer.HOT) for m in self._cuttable(Layer.HOT, room.total)]
        hot = self._shared(in_full, room.hot)
        left = room.total - hot.used
        warm_room = min(left, room.warm + room.hot - hot.used)
        warmer = [*(s.memory for s in hot.left), *self._cuttable(Layer.WARM, warm_room)]
        in_short = [Shown(m, Layer.WARM) for m in self._candidates.ranked(warmer)]
        warm = self._shared(in_short, warm_room)
        colder = [Shown(m, Layer.COLD) for m in self._cuttable(Layer.COLD, left - warm.used)]
        cold = self._shared(colder, left - warm.used)
        chosen = [*hot.chosen, *warm.chosen, *cold.chosen]
        return Fill(chosen, [*warm.left, *cold.left], hot.used + warm.used + cold.used)

    def _cost_of(self, memory: Memory) -> int:
        return self._cost(Shown(memory, memory.layer))

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
        number = shown.memory.number
        if number not in self._owners:
            self._owners[number] = owner_of(shown.memory, self._mind.episodes.get, self._language)
        owner = self._owners[number]
        return item_of(shown.memory, owner, shown.layer, self._coming, self._settings)

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

        ranked = self._candidates.ranked(memories)

        def those(fits: Callable[[Memory], bool]) -> tuple[Item, ...]:
            return tuple(items[m.number] for m in ranked if fits(m))

        def listed(m: Memory, where: Layer) -> bool:
            plain = m.kind in (*CUTTABLE[:-1], *UNFADING)
            return (
                plain and layer[m.number] is where and not (where is Layer.COLD and m.name in asked)
            )

        frame = replace(frame, tone=said_once(frame.tone, memories))
        frame = replace(frame, warm=tuple(said_once(one, memories) for one in frame.warm))
        about = those(lambda m: m.kind is Kind.RELATIONSHIP)
        return replace(
            frame,
            doubts=those(lambda m: m.kind is Kind.DOUBT),
            hooks=those(lambda m: m.kind is Kind.EVOCATION),
            hot=those(lambda m: listed(m, Layer.HOT)),
            warm=self._warm_sessions(
                frame.warm, [m for m in ranked if listed(m, Layer.WARM)], items
            ),
            composites=those(lambda m: m.kind is Kind.COMPOSITE),
            cold=those(lambda m: listed(m, Layer.COLD)),
            constraints=those(lambda m: m.kind is Kind.CONSTRAINT),
            relationship=about,
            relationship_confidence=_trust([m for m in memories if m.kind is Kind.RELATIONSHIP]),
            notes=notes,
        )

    def _warm_sessions(
        self, told: Sequence[WarmSession], memories: list[Memory], items: dict[int, Item]
    ) -> tuple[WarmSession, ...]:
        """The sessions that are told of anyway, and those of some memories, each with its own."""
        none = Tone(0, "")
        sessions = {one.session: one for one in told}
        for memory in memories:
            tone = self._tones.get(memory.session, none)
            bare = WarmSession(memory.session, tone.mood, style=tone.style)
            known = sessions.get(memory.session, bare)
            fragments = (*known.fragments, items[memory.number])
            sessions[memory.session] = replace(known, fragments=fragments)
        return tuple(sessions[number] for number in sorted(sessions, reverse=True))

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
            self._rest[layer] = self._candidates.until_full(kinds, room, layer)
        return self._rest[layer]


def _section(shown: Shown) -> Section:
    return SECTION_OF[shown.memory.kind]


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
