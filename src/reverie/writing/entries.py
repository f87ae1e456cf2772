"""Telling: plans, nights, entries, lives of memories and undos, as lines a person likes to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from reverie.domain.intake.text import clipped, counted
from reverie.domain.journal.change import (
    Change,
    EndingChange,
    GistChange,
    GlossChange,
    LayerChange,
    LinkChange,
    MarkChange,
    MemoryChange,
    Proposal,
    ProposalChange,
    SalienceChange,
    StrengthChange,
    TagChange,
    TombstoneChange,
    ToneChange,
    UseChange,
    WordingChange,
)
from reverie.domain.journal.entry import (
    Cause,
    Entry,
    Heading,
    Night,
    NightBegan,
    NightEnded,
    NightStep,
    Undone,
    Waking,
)
from reverie.domain.journal.plan import NightPlan
from reverie.domain.rules.need import opening_of
from reverie.domain.values.ending import Ending
from reverie.domain.values.link import Link
from reverie.domain.values.memory import ONE, Author, Memory
from reverie.domain.values.tone import Tone
from reverie.domain.views.measures import Measures
from reverie.engine.explaining import Explanation
from reverie.engine.undoing import Undoing
from reverie.writing.explanations import measure_lines

WIDTH = 160


def plan_lines(plan: NightPlan) -> Iterator[str]:
    """What the coming night will do, and why it leaves out what it does."""
    waiting = counted(len(plan.sessions), "session")
    upto = f", up to episode {plan.horizon}" if plan.sessions else ""
    yield f"Night {plan.night} of {plan.agent}, a {plan.sleep}: {waiting} waiting{upto}"
    for stage in plan.stages:
        yield f"  {stage.name:10} {'skipped: ' + stage.skipped if stage.skipped else 'will run'}"


def night_line(night: Night) -> str:
    """One night in one line."""
    when = f"{night.plan.began:%Y-%m-%d %H:%M}"
    return (
        f"{night.plan.night:>5}  {when}  {night.outcome:<10}  "
        f"{counted(len(night.plan.sessions), 'session'):<12} {counted(night.changes, 'change'):<12}"
        f" e{night.first}–e{night.last}"
    )


def entry_lines(entry: Entry, *, each: bool = False) -> Iterator[str]:
    """An entry with its changes, each with the reason it was made for.

    Links, glosses and gists are only counted, unless `each` is asked for.
    """
    yield heading_line(entry.heading)
    many: Counter[tuple[str, str]] = Counter()
    for index, change in enumerate(entry.changes, start=1):
        if isinstance(change, LinkChange | GlossChange | GistChange) and not each:
            thing = "link" if isinstance(change, LinkChange) else "episode"
            many[thing, f"{_done_to(change)} — {change.reason}"] += 1
            continue
        name = f"e{entry.number}.{index}"
        first, *rest = change_lines(change)
        yield f"    {name}  {first}"
        yield from (f"    {' ' * len(name)}  {line}" for line in rest)
    yield from (f"    {counted(number, thing)} {done}" for (thing, done), number in many.items())


def _done_to(change: LinkChange | GlossChange | GistChange) -> str:
    if isinstance(change, GlossChange):
        return "glossed" if change.after else "glossed no more"
    if isinstance(change, GistChange):
        return "kept in mind" if change.after else "let go of"
    if change.after is None:
        return "cut"
    if change.before is None:
        return "formed"
    return "settled" if change.after.night is None else "strengthened"


def heading_line(heading: Heading) -> str:
    """An entry in one line."""
    what = cause_words(heading.cause)
    rest = "" if heading.last else " (goes on)"
    size = f": {counted(heading.size, 'change')}" if heading.size else ""
    return f"e{heading.number}  {heading.at:%Y-%m-%d %H:%M}  {what}{size}{rest}"


def cause_words(cause: Cause) -> str:
    """Why an entry was made."""
    match cause:
        case NightBegan(plan=plan):
            return f"night {plan.night} began"
        case NightStep(night=night, cycle=cycle, stage=stage):
            return f"night {night}, {stage}" + (f", cycle {cycle}" if cycle else "")
        case NightEnded(night=night, outcome=outcome):
            return f"night {night} {outcome}"
        case Waking(act=act, by=by, about=about):
            return f"{act} {about} ({_who(by)})"
        case Undone(down_to=down_to, by=by):
            return f"undo down to e{down_to} ({_who(by)})"


def change_lines(change: Change) -> list[str]:
    """A change with its reason, and the words it is about on a line of their own."""
    first = f"{_what(change)} — {change.reason}"
    words = _words(change)
    return [first, f"“{clipped(words, WIDTH)}”"] if words else [first]


def explanation_lines(told: Explanation, measures: Measures) -> Iterator[str]:
    """Why a memory is there: what it says, what it rests on, what happened to it."""
    memory = told.memory
    yield f"{memory.name}  {memory.kind}, {memory.layer.name.lower()}, session {memory.session}"
    yield f"  “{clipped(memory.text, 400)}”"
    yield from measure_lines(measures)
    yield ""
    if told.parts:
        yield "It was made of"
        yield from (f"  {memory_line(part)}" for part in told.parts)
        yield ""
    yield "It rests on"
    for episode in told.episodes:
        when = f"{episode.at:%Y-%m-%d %H:%M}"
        yield f"  episode {episode.number}, {when}, session {episode.session}, {episode.voice}:"
        yield f"    “{clipped(' '.join(episode.text.split()), 300)}”"
    if told.by_hand:
        yield "  a person's own word"
    yield ""
    yield "What happened to it"
    if not told.life or not isinstance(told.life[0].change, MemoryChange):
        yield "  born before the oldest night that is kept"
    for happening in told.life:
        heading = happening.heading
        yield (
            f"  {heading.at:%Y-%m-%d %H:%M}  e{heading.number}.{happening.index}  "
            f"{cause_words(heading.cause)}"
        )
        yield from (f"    {line}" for line in change_lines(happening.change))


def besides_lines(entry: Entry, name: str) -> Iterator[str]:
    """What a forgetting did besides: what went with a memory, and what holds again without it."""
    for change in entry.changes:
        gone = change.before if isinstance(change, MemoryChange) and not change.after else None
        if gone and gone.name != name:
            yield f"with it: {gone.name}  {clipped(gone.text, WIDTH)}"
    freed = [c for c in entry.changes if isinstance(c, EndingChange) and c.after is None]
    if freed:
        again = "holds" if len(freed) == 1 else "hold"
        yield f"{len(freed)} that it stood for {again} again"


def undoing_lines(undoing: Undoing, *, done: bool) -> Iterator[str]:
    """What an undo takes back, keeps, and cannot keep."""
    verb = "Taken back" if done else "Would be taken back"
    yield f"{verb} ({counted(len(undoing.changes), 'change')}):"
    yield from (f"  {heading_line(heading)}" for heading in undoing.taken_back)
    if undoing.kept:
        yield "Kept, because a person did it later:"
        yield from (f"  {heading_line(heading)}" for heading in undoing.kept)
    if undoing.lost:
        yield "Also taken back, because it no longer fits; do it again if you still want it:"
        yield from (f"  {heading_line(heading)}" for heading in undoing.lost)


def memory_line(memory: Memory) -> str:
    """A memory in one line."""
    state = memory.ending.how if memory.ending else memory.layer.name.lower()
    return f"{memory.name}  {memory.kind:<12} {state:<4}  {opening_of(memory.text)}"


def proposal_lines(proposal: Proposal) -> Iterator[str]:
    """A proposal and what it would change."""
    yield f"{proposal.name}  {proposal.question}"
    yield from (f"    {line}" for change in proposal.wish for line in change_lines(change))


def tally(entries: Iterable[Heading]) -> dict[str, int]:
    """How many changes each stage of a night made."""
    counts: dict[str, int] = {}
    for heading in entries:
        if isinstance(heading.cause, NightStep):
            stage = heading.cause.stage
            counts[stage] = counts.get(stage, 0) + heading.size
    return counts


def tally_words(entries: Sequence[Heading]) -> str:
    """The same as words, of the stages that changed something."""
    did = {stage: size for stage, size in tally(entries).items() if size}
    return ", ".join(f"{stage} {counted(size, 'change')}" for stage, size in did.items())


def _what(change: Change) -> str:
    match change:
        case MemoryChange(before=None, after=Memory() as memory):
            return f"remember {memory.name}"
        case MemoryChange(before=Memory(), after=Memory() as memory):
            return f"{memory.name} says more"
        case MemoryChange(before=Memory() as memory):
            return f"forget {memory.name}"
        case EndingChange(after=Ending() as ending):
            by = f" by memory {ending.by}" if ending.by else ""
            return f"memory {change.target} is {ending.how}{by}"
        case EndingChange():
            return f"memory {change.target} holds again"
        case ToneChange(after=Tone() as tone):
            return f"tone of session {tone.session}: {tone.mood}"
        case ToneChange():
            return f"no tone of session {change.target}"
        case LayerChange(before=before, after=after):
            return f"memory {change.target}: {before.name.lower()} → {after.name.lower()}"
        case WordingChange(after=wording):
            return f"memory {change.target} is now {_a(wording.kind)} in other words"
        case SalienceChange(after=salience):
            return f"memory {change.target} is fresh again as of session {salience.since}"
        case StrengthChange(after=strength):
            permanent = ", permanent" if strength.permanent is not None else ""
            return f"memory {change.target}: strength {strength.points / ONE:.2f}{permanent}"
        case LinkChange(after=Link() as link):
            return f"link {link.a} – {link.b}: {link.kind} {link.weight / ONE:.2f}"
        case LinkChange():
            return f"cut link {change.target[0]} – {change.target[1]}"
        case GlossChange() | GistChange() | UseChange() | TagChange():
            return _what_recall_did(change)
        case MarkChange(after=mark):
            upto = f"taken in up to episode {mark.upto}" if mark else "waits again"
            return f"session {change.target}: {upto}"
        case TombstoneChange(after=None):
            return "may be learned again"
        case TombstoneChange(after=stone):
            return f"never learn {stone.name if stone else change.target} again"
        case ProposalChange(after=Proposal() as proposal):
            return f"ask a person: {proposal.question}"
        case ProposalChange():
            return f"proposal {change.target} settled"
    return change.reason


def _what_recall_did(change: GlossChange | GistChange | UseChange | TagChange) -> str:
    if isinstance(change, UseChange):
        return f"memory {change.target} was of use, {counted(change.after.times, 'time')} so far"
    if isinstance(change, TagChange):
        no_longer = "" if change.after else "no longer "
        return f"memory {change.target} is {no_longer}tagged for replay"
    return f"episode {change.target} {_done_to(change)}"


def _a(word: str) -> str:
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def _words(change: Change) -> str:
    match change:
        case MemoryChange(before=None, after=Memory() as memory):
            return memory.text
        case MemoryChange(after=Memory() as memory):
            return memory.text
        case MemoryChange(before=Memory() as memory):
            return memory.text
        case EndingChange(after=Ending(why=why)):
            return why
        case WordingChange(after=wording):
            return wording.text
    return ""


def _who(by: Author) -> str:
    return "by hand" if by is Author.PERSON else f"by the {by}"
