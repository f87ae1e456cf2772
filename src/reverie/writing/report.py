"""The report in words: the sleeps of a date in titled blocks, and these as one page of Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from reverie.domain.intake.text import clipped, counted
from reverie.domain.journal.plan import Outcome, Sleep
from reverie.domain.values.episode import Voice
from reverie.domain.values.settled_question import as_read
from reverie.domain.views.report import whole_day
from reverie.writing.beliefs import turned_lines
from reverie.writing.nights import NAMES
from reverie.writing.patterns import noticed
from reverie.writing.report_block import Block, Line

if TYPE_CHECKING:
    from reverie.domain.views.report import Item, Report, Said, Slept, ToDecide

MOST_LEARNED, MOST_OTHERS, FEW = 12, 5, 5
"""How many items of a block are told; the rest is one command away."""
QUARANTINE = "reverie quarantine"
WIDTH = 240
"""Characters of a memory that a report shows."""
SPEAKERS = {
    Voice.PERSON: "you",
    Voice.AGENT: "the agent",
    Voice.TOOL: "a tool",
    Voice.WORLD: "seen",
    Voice.THINKING: "the agent, thinking",
}


def title_of(report: Report) -> str:
    """What the page is called."""
    return f"Morning report, {report.day.day} {report.day:%B %Y}"


def sleep_title(slept: Slept) -> str:
    """What one sleep is called, with the hour it began where the user lives."""
    return f"{slept.sleep.capitalize()} {slept.night}, {slept.began.astimezone():%H:%M}"


def blocks_of(slept: Slept, decide: ToDecide | None = None) -> Iterator[Block]:
    """One sleep in blocks, the most important first; empty ones are left out."""
    yield Block("", (Line(lead(slept)),))
    if slept.outcome is not Outcome.UNDONE:
        yield from _all_blocks(slept, decide)


def sections(report: Report) -> Iterator[tuple[str, Iterator[Block]]]:
    """A day on one page: one sleep as it is, several with a line each and told as one."""
    if len(report.sleeps) == 1:
        (slept,) = report.sleeps
        yield sleep_title(slept), blocks_of(slept, report.decide)
        return
    leads = tuple(Line(lead(slept), sleep_title(slept)) for slept in report.sleeps)
    yield "", iter([Block(f"{len(report.sleeps)} sleeps", leads)])
    yield "All in all", _all_blocks(whole_day(report.sleeps), report.decide)


def _all_blocks(slept: Slept, decide: ToDecide | None) -> Iterator[Block]:
    closer = (*_left_out(slept), *_skipped(slept), Line(_commands(slept)))
    told = [
        Block("To decide", tuple(_decisions(decide)) if decide else ()),
        *_memories(slept),
        Block("Noticed", tuple(noticed(slept.patterns))),
        Block("Relied on", tuple(turned_lines(slept.turned))),
        Block("Your rules", tuple(_rules(slept))),
        Block("What else there is to say", tuple(Line(note) for note in slept.beside.notes)),
        Block("Look closer", closer),
    ]
    yield from (block for block in told if block.lines)


def _memories(slept: Slept) -> Iterator[Block]:
    """What became of memories."""
    yield _listed("Learned", slept.learned, slept, most=MOST_LEARNED)
    yield _listed("Changed", slept.changed, slept, other="before")
    yield _listed("Superseded", slept.superseded, slept, other="now")
    yield _listed("Answered", slept.closed, slept)
    yield _listed("Let go", slept.let_go, slept)


def lead(slept: Slept) -> str:
    """A sleep in one or two sentences."""
    what = "nap" if slept.sleep is Sleep.NAP else "night"
    if slept.outcome is Outcome.UNDONE:
        return f"This {what} was taken back: nothing of it holds."
    sentences = [f"{_slept_on(slept)}: {_sums(slept)}."]
    if slept.outcome is Outcome.WOKEN:
        sentences.append("It was woken before it was done; what is left waits for the next one.")
    if slept.outcome is Outcome.UNFINISHED:
        sentences.append("It was cut short or rests; the next `reverie night` goes on with it.")
    before, after = slept.beside.debt_before, slept.beside.debt_after
    if before is not None and after is not None and before != after:
        sentences.append(f"Sleep debt went from {before} to {after}.")
    if slept.spent_micros:
        sentences.append(f"It cost {slept.spent_micros / 1_000_000:.2f} dollars.")
    return " ".join(sentences)


def said_words(said: Iterable[Said], now: datetime) -> str:
    """Whose words something rests on, and when they were said: you, 5 Nov."""
    told = [_speaker(one, now) for one in said]
    return "; ".join(dict.fromkeys(told))


def day_words(moment: datetime, now: datetime) -> str:
    """A day where the user lives, with its year where that is another."""
    day, year = moment.astimezone(), now.astimezone().year
    return f"{day.day} {day:%b}" + (f" {day.year}" if day.year != year else "")


def markdown(report: Report, *, titled: bool = True) -> str:
    """The report as a page of Markdown; without its title, as a section of one."""
    lines = [f"# {title_of(report)}", ""] if titled else []
    for place, slept in enumerate(report.sleeps):
        lines += [f"## {sleep_title(slept)}", ""]
        is_last = place == len(report.sleeps) - 1
        for block in blocks_of(slept, report.decide if is_last else None):
            lines += [*_marked(block), ""]
    return "\n".join(lines)


def _marked(block: Block) -> Iterator[str]:
    if not block.title:
        yield from (escaped(line.text) for line in block.lines)
        return
    yield f"### {block.title}"
    for line in block.lines:
        mark = "" if line.label.endswith("?") else ":"
        label = f"**{line.label}{mark}** " if line.label else ""
        note = f" ({escaped(line.note)})" if line.note else ""
        code = f" `{line.code}`" if line.code else ""
        link = f" [{line.link}]({line.link})" if line.link else ""
        yield f"- {label}{escaped(line.text)}{note}{code}{link}"


def escaped(text: str) -> str:
    """A text that Markdown shows as it is: no tag, no link and no picture, on one line."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace("<", "\\<").replace("[", "\\[")
    return plain.replace("`", "'") if plain.count("`") % 2 else plain


def note_words(decide: ToDecide) -> str:
    """What waits for a person, in one line for the next start; empty if nothing does."""
    parts = [
        (decide.waiting, "proposal", "proposals"),
        (decide.outdated, "rule to confirm", "rules to confirm"),
        (decide.unanswered, "old question to close or keep", "old questions to close or keep"),
    ]
    parts.append((decide.findings, "finding about the work", "findings about the work"))
    told = [f"{count:,} {one if count == 1 else many}" for count, one, many in parts if count]
    return f"Reverie, last night: {', '.join(told)}. See `reverie report`." if told else ""


def _slept_on(slept: Slept) -> str:
    if not slept.sessions:
        return "No session waited"
    return f"Slept on {counted(slept.sessions, 'session')} ({time_words(slept.worked)} of work)"


def _sums(slept: Slept) -> str:
    """What a sleep came to, in numbers."""
    parts = [
        (len(slept.learned), "learned {}"),
        (len(slept.changed), "changed {}"),
        (len(slept.superseded), "superseded {}"),
        (len(slept.closed), "found an answer to {}"),
        (len(slept.let_go), "let go of {}"),
        (slept.permanent, "made {} permanent"),
    ]
    told = [words.format(number) for number, words in parts if number]
    quiet = [f"replayed {slept.counts.replayed}"] if slept.counts.replayed else []
    return ", ".join(told or quiet) or "nothing was learned, changed or let go"


def time_words(time: timedelta) -> str:
    """A stretch of time as people say it."""
    minutes = round(time.total_seconds() / 60)
    if minutes < 1:
        return "under a minute"
    hours, left = divmod(minutes, 60)
    return f"{hours} h {left} min" if hours else f"{minutes} min"


def _listed(
    title: str, items: tuple[Item, ...], slept: Slept, *, other: str = "", most: int = MOST_OTHERS
) -> Block:
    """Items as lines; those beyond the most are one command away."""
    shown = [_line(item, slept.began, other) for item in items[:most]]
    more = len(items) - most
    rest = [Line(f"{more} more:", code=f"reverie journal {slept.night}")] if more > 0 else []
    return Block(title, (*shown, *rest))


def _short(text: str) -> str:
    return clipped(as_read(text), WIDTH)


def _line(item: Item, now: datetime, other: str) -> Line:
    notes = [said_words(item.said, now), item.why if not other else ""]
    if other and item.other:
        notes.append(f"{other}: “{clipped(item.other, WIDTH)}”")
    note = "; ".join(note for note in notes if note)
    return Line(_short(item.text), label=kind_words(item), note=note, code=item.name)


def kind_words(item: Item) -> str:
    """What people call the kind of a memory."""
    return NAMES.get(item.kind, item.kind.value).capitalize()


def _speaker(said: Said, now: datetime) -> str:
    if said.voice is None or said.at is None:
        return "your own hand"
    return f"{SPEAKERS[said.voice]}, {day_words(said.at, now)}"


def _decisions(decide: ToDecide) -> Iterator[Line]:
    """What waits for a person, each with the command that settles it."""
    if decide.waiting:
        waiting = counted(decide.waiting, "proposal")
        yield Line(f"{waiting}, one key each:", code="reverie proposals")
    yield from (Line(clipped(one.question, WIDTH), code=one.name) for one in decide.proposals[:FEW])
    for item in decide.still_true[:FEW]:
        yield Line(_short(item.text), "Still true?", code=f"reverie confirm {item.name}")
    for item in decide.still_open[:FEW]:
        answer = f'reverie resolve {item.name} --why "…"'
        yield Line(_short(item.text), "Still open?", code=answer)
    more = max(0, decide.outdated - FEW) + max(0, decide.unanswered - FEW)
    if more:
        yield Line(f"{more} more:", code="reverie questions")
    if decide.held:
        yield Line(f"{decide.held:,} held back, because no person said it:", code=QUARANTINE)
    for item in decide.held_back[:FEW]:
        yield Line(f"“{_short(item.text)}”", "Does it hold?", code=item.name)
    if decide.findings:
        what = counted(decide.findings, "finding")
        yield Line(f"{what} about how the work goes, by choice:", code="reverie audit")


def _rules(slept: Slept) -> Iterator[Line]:
    """What was found in the rules, with the plan of that date."""
    if slept.scan is None:
        return
    from reverie.writing.conflict_plan import plan_name, scan_words

    page = plan_name(slept.began.astimezone().date())
    yield Line(scan_words(slept.scan), link=f"../sleep-deep/{page}")


def _left_out(slept: Slept) -> Iterator[Line]:
    left = slept.counts.left_out
    if left:
        why = ", ".join(f"{count} {reason}" for reason, count in left)
        total = sum(count for _, count in left)
        text = f"{counted(total, 'thing')} said: {why}."
        yield Line(text, "Left out", code="reverie explain --left-out")


def _skipped(slept: Slept) -> Iterator[Line]:
    if slept.skipped:
        yield Line("; ".join(f"{stage} ({why})" for stage, why in slept.skipped) + ".", "Skipped")


def _commands(slept: Slept) -> str:
    """The commands that show more of a sleep, and the one that takes it back."""
    replayed = f"`reverie dreams {slept.night}` what was replayed and dreamt, "
    return (
        f"`reverie journal {slept.night}` shows every change with its reason, "
        f"{replayed if slept.counts.replayed else ''}"
        f"`reverie undo {slept.night}` takes it all back."
    )
