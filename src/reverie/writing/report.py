"""The report in words: the sleeps of a date in titled blocks, and these as one page of Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import TYPE_CHECKING

from reverie.domain.intake.text import clipped, counted
from reverie.domain.journal.plan import Outcome, Sleep
from reverie.domain.views.report_day import as_one, whole_day
from reverie.writing.beliefs import turned_lines
from reverie.writing.patterns import noticed
from reverie.writing.report_block import Block, Line
from reverie.writing.report_items import WIDTH, line_of, short

if TYPE_CHECKING:
    from reverie.domain.views.report import Report, Slept, ToDecide

MOST_LEARNED, MOST_OTHERS, FEW = 12, 5, 5
"""How many items of a block are told; the rest is one command away."""
QUARANTINE = "reverie quarantine"


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
    left_out = _left_out(as_one([*slept.dozes, slept]))
    asked = tuple(Line(question) for question in slept.beside.asked)
    closer = (*asked, *left_out, *_skipped(slept), Line(_commands(slept)), *_of_dozes(slept))
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
    """What became of memories, in the sleep and in the dozes before it."""
    yield from _what_became(slept, f"reverie journal {slept.night}")
    if slept.dozes:
        which = f" {slept.dozes[0].night}" if len(slept.dozes) == 1 else ""
        for block in _what_became(as_one(slept.dozes), f"reverie journal{which}"):
            yield Block(f"{block.title} (by dozes)", block.lines)


def _what_became(slept: Slept, journal: str) -> Iterator[Block]:
    """What became of memories in one sleep; `journal` shows all of it."""
    now = slept.began
    yield _listed("Learned", [line_of(item, now) for item in slept.learned], journal, MOST_LEARNED)
    yield _listed("Changed", [line_of(item, now, "before") for item in slept.changed], journal)
    yield _listed("Superseded", [line_of(item, now, "now") for item in slept.superseded], journal)
    yield _listed("Answered", [line_of(item, now) for item in slept.closed], journal)
    yield _listed("Let go", [line_of(item, now) for item in slept.let_go], journal)


def lead(slept: Slept) -> str:
    """A sleep in one or two sentences."""
    what = "nap" if slept.sleep is Sleep.NAP else "night"
    if slept.outcome is Outcome.UNDONE:
        return f"This {what} was taken back: nothing of it holds."
    dozed = _counted(as_one(slept.dozes)) if slept.dozes else ""
    quiet = f"nothing {'more ' * bool(dozed)}was learned, changed or let go"
    sentences = [f"{_slept_on(slept)}: {_sums(slept) or quiet}."]
    if dozed:
        sentences.append(f"Taken in by dozes since the last sleep: {dozed}.")
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
    """What a sleep came to, in numbers; nothing if it came to nothing."""
    replayed = slept.counts.replayed
    return _counted(slept) or (f"replayed {replayed}" if replayed else "")


def _counted(slept: Slept) -> str:
    """What a sleep did to memories, in numbers; nothing if it let them be."""
    parts = [
        (len(slept.learned), "learned {}"),
        (len(slept.changed), "changed {}"),
        (len(slept.superseded), "superseded {}"),
        (len(slept.closed), "found an answer to {}"),
        (len(slept.let_go), "let go of {}"),
        (slept.permanent, "made {} permanent"),
    ]
    return ", ".join(words.format(number) for number, words in parts if number)


def time_words(time: timedelta) -> str:
    """A stretch of time as people say it."""
    minutes = round(time.total_seconds() / 60)
    if minutes < 1:
        return "under a minute"
    hours, left = divmod(minutes, 60)
    return f"{hours} h {left} min" if hours else f"{minutes} min"


def _listed(title: str, lines: list[Line], journal: str, most: int = MOST_OTHERS) -> Block:
    """Lines below a title; those beyond the most are one command away."""
    more = len(lines) - most
    rest = [Line(f"{more} more:", code=journal)] if more > 0 else []
    return Block(title, (*lines[:most], *rest))


def _decisions(decide: ToDecide) -> Iterator[Line]:
    """What waits for a person, each with the command that settles it."""
    if decide.waiting:
        waiting = counted(decide.waiting, "proposal")
        yield Line(f"{waiting}, one key each:", code="reverie proposals")
    yield from (Line(clipped(one.question, WIDTH), code=one.name) for one in decide.proposals[:FEW])
    for item in decide.still_true[:FEW]:
        yield Line(short(item.text), "Still true?", code=f"reverie confirm {item.name}")
    for item in decide.still_open[:FEW]:
        answer = f'reverie resolve {item.name} --why "…"'
        yield Line(short(item.text), "Still open?", code=answer)
    more = max(0, decide.outdated - FEW) + max(0, decide.unanswered - FEW)
    if more:
        yield Line(f"{more} more:", code="reverie questions")
    if decide.held:
        yield Line(f"{decide.held:,} held back, because no person said it:", code=QUARANTINE)
    for item in decide.held_back[:FEW]:
        yield Line(f"“{short(item.text)}”", "Does it hold?", code=item.name)
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


def _of_dozes(slept: Slept) -> Iterator[Line]:
    """The commands for what dozes took in, which stays when the sleep is taken back."""
    if slept.dozes:
        first, last = slept.dozes[0].night, slept.dozes[-1].night
        which = f"doze {first}" if first == last else f"dozes {first} to {last}"
        yield Line(
            f"`reverie undo {slept.night}` leaves what {which} took in: `reverie journal {first}` "
            f"shows it, `reverie undo {first}` takes it back with all that came after."
        )
