"""The dream log: a night's replay as YAML, one document a cycle, and as lines for a person."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from reverie.domain.intake.text import counted
from reverie.domain.journal.entry import Heading, NightBegan
from reverie.domain.values.link import Link
from reverie.domain.values.memory import ONE
from reverie.domain.views.cycles import Cycle, Replayed
from reverie.domain.views.states import Seen
from reverie.domain.views.stream import StreamEntry
from reverie.engine.dreams import Dreams
from reverie.errors import CannotWrite, PathRefused
from reverie.files import make_folder, odd_folder, write_whole

FOLDER = "dreams"


def dream_log(dreams: Dreams) -> str:
    """The dream log of a night; empty if it had no cycle."""
    seen = _seen_by_cycle(dreams)
    return "".join(
        "\n".join(["---", *_document(cycle, dreams.names, seen[cycle.number])]) + "\n"
        for cycle in dreams.cycles
    )


def _seen_by_cycle(dreams: Dreams) -> dict[int, list[Seen]]:
    """The states of each cycle; falling asleep is told with the first, waking with the last."""
    told: dict[int, list[Seen]] = {cycle.number: [] for cycle in dreams.cycles}
    current = min(told, default=0)
    for seen in dreams.seen if told else ():
        current = seen.cycle if seen.cycle in told else current
        told[current].append(seen)
    return told


def keep_dreams(home: Path, dreams: Dreams) -> list[str]:
    """Write the log of a night that replayed something, and tell if that cannot be.

    Those of folded nights go.
    """
    folder = home / FOLDER
    night = dreams.night.plan.night
    _drop(home, lambda number: number < dreams.oldest)
    if not dreams.summary.replayed:
        return []
    try:
        make_folder(folder)
        write_whole(folder / f"night-{night}.yml", dream_log(dreams))
    except (CannotWrite, PathRefused, OSError) as error:
        return [f"the dream log was not kept: {error}; `reverie dreams {night}` tells it all"]
    return []


def drop_undone(home: Path, taken_back: Iterable[Heading]) -> None:
    """Remove the logs of nights that were taken back."""
    causes = [heading.cause for heading in taken_back]
    gone = {cause.plan.night for cause in causes if isinstance(cause, NightBegan)}
    _drop(home, gone.__contains__)


def _drop(home: Path, which: Callable[[int], bool]) -> None:
    if odd_folder(home / FOLDER / "night"):
        return
    for file in (home / FOLDER).glob("night-*.yml"):
        number = file.stem.removeprefix("night-")
        if number.isdecimal() and which(int(number)):
            with suppress(OSError):
                file.unlink()


def replay_line(entry: StreamEntry) -> str:
    """One replay as it is followed, for a person."""
    night, cycle = entry.entry_id.split("/")[-3:-1]
    came = "new" if entry.is_novel else "familiar"
    links = counted(len(entry.associations_formed), "link")
    return (
        f"{entry.replayed_at:%H:%M:%S}  night {night}, cycle {cycle}: {entry.memory_id} "
        f"({came}, priority {entry.replay_priority:.2f}), {links}"
    )


def dream_lines(dreams: Dreams) -> Iterator[str]:
    """What a night replayed, linked and let go, for a person."""
    night, whole = dreams.night, dreams.summary
    yield f"Night {night.plan.night}: {counted(whole.cycles, 'cycle')}, {night.outcome}"
    for cycle, peak in zip(dreams.cycles, dreams.peaks, strict=True):
        yield from _cycle_lines(cycle, peak, dreams.names)
    if whole.cycles > 1:
        formed = sum(cycle.formed for cycle in dreams.cycles)
        yield (
            f"  in all {counted(whole.replayed, 'replay')}, {whole.consolidated:,} now permanent; "
            f"links: {formed:,} formed, {whole.strengthened - formed:,} strengthened, "
            f"{whole.pruned:,} cut; {_took(whole.took.wall_ms)}"
        )


def as_record(dreams: Dreams) -> dict[str, object]:
    """The cycle reports and the summary of a night, by the names of the seed."""
    whole = dreams.summary
    return {
        "night": dreams.night.plan.night,
        "cycles": [
            _report(cycle, peak) for cycle, peak in zip(dreams.cycles, dreams.peaks, strict=True)
        ],
        "summary": {
            "total_duration_ms": whole.took.wall_ms,
            "total_cpu_ms": whole.took.cpu_ms,
            "cycles": whole.cycles,
            "memories_replayed": whole.replayed,
            "memories_consolidated": whole.consolidated,
            "associations_strengthened": whole.strengthened,
            "associations_pruned": whole.pruned,
            "avg_priority_per_cycle": round(whole.avg_priority_per_cycle, 4),
            "consolidation_rate": round(whole.consolidation_rate, 4),
            "prune_rate": round(whole.prune_rate, 4),
            "network_density_delta": round(whole.network_density_delta, 6),
        },
    }


def _report(cycle: Cycle, peak: float) -> dict[str, object]:
    return {
        "cycle_id": cycle.name,
        "status": cycle.status.value,
        "duration_ms": cycle.took.wall_ms,
        "cpu_ms": cycle.took.cpu_ms,
        "memories_replayed": len(cycle.replays),
        "memories_consolidated": cycle.consolidated,
        "associations_strengthened": cycle.strengthened,
        "associations_pruned": cycle.pruned,
        "new_associations_formed": cycle.formed,
        "avg_replay_priority": round(cycle.avg_priority, 4),
        "peak_emotional_intensity": round(peak, 4),
        "novel_familiar_ratio": round(cycle.novel_familiar_ratio, 4),
    }


def _cycle_lines(cycle: Cycle, peak: float, names: dict[int, str]) -> Iterator[str]:
    links = (
        f"    links: {cycle.formed:,} formed, {cycle.strengthened - cycle.formed:,} strengthened, "
        f"{cycle.pruned:,} cut"
    )
    if not cycle.replays:
        yield f"  cycle {cycle.number}: nothing to replay"
        yield from [links] * bool(cycle.pruned)
        return
    novel = sum(replay.is_novel for replay in cycle.replays)
    yield (
        f"  cycle {cycle.number}: {counted(len(cycle.replays), 'replay')} ({novel} new, "
        f"{len(cycle.replays) - novel} familiar), {cycle.consolidated} now permanent"
    )
    permanent = [names.get(r.memory, "forgotten") for r in cycle.replays if r.became_permanent]
    if permanent:
        yield f"    now permanent: {', '.join(permanent)}"
    for dream in cycle.dreamt:
        verb = "dreamt" if dream.is_new else "dreamt on"
        yield f"    {verb}: {dream.name}, of {counted(dream.sources, 'source')}"
    if cycle.merged:
        yield f"    said twice and now once: {cycle.merged}"
    yield links
    yield (
        f"    priority {cycle.avg_priority:.2f} on average, strongest feeling {peak:.2f}, "
        f"{_took(cycle.took.wall_ms)}"
    )


def _took(milliseconds: int) -> str:
    return f"{milliseconds / 1_000:.1f} s" if milliseconds >= 1_000 else f"{milliseconds} ms"


def _document(cycle: Cycle, names: dict[int, str], seen: Sequence[Seen]) -> Iterator[str]:
    yield "dream_cycle:"
    yield f"  cycle_id: {cycle.name}"
    yield f"  status: {cycle.status}"
    yield f"  started_at: {_moment(cycle.started)}"
    yield f"  duration_ms: {cycle.took.wall_ms}"
    yield f"  cpu_ms: {cycle.took.cpu_ms}"
    yield from _listed(
        "state_transitions",
        [f"{{at: {_moment(one.at)}, state: {one.state.word}}}" for one in seen],
        indent="  ",
    )
    yield "  replay_sequence:" if cycle.replays else "  replay_sequence: []"
    for replay in cycle.replays:
        yield from _replay_lines(replay, names)
    yield "  homeostasis:"
    yield f"    associations_pruned: {cycle.pruned}"
    yield f"    decay_applied_to: {cycle.faded}"
    yield from _listed(
        "dreamt",
        [
            f"{{memory_id: {json.dumps(one.name)}, sources: {one.sources}, "
            f"is_new: {'true' if one.is_new else 'false'}}}"
            for one in cycle.dreamt
        ],
        indent="  ",
    )
    yield "  outcome:"
    yield f"    memories_replayed: {len(cycle.replays)}"
    yield f"    memories_consolidated: {cycle.consolidated}"
    yield f"    associations_net_change: {cycle.formed - cycle.pruned}"


def _replay_lines(replay: Replayed, names: dict[int, str]) -> Iterator[str]:
    yield f"    - memory_id: {_name(replay.memory, names)}"
    yield f"      priority: {replay.priority:.4f}"
    yield f"      is_novel: {'true' if replay.is_novel else 'false'}"
    yield f"      co_replayed: [{', '.join(_name(other, names) for other in replay.beside)}]"
    yield f"      strength_delta: {replay.strength_delta:.4f}"
    yield from _listed(
        "associations_formed",
        [
            f"{{target: {_name(_other(link, replay.memory), names)}, type: {link.kind}, "
            f"weight: {link.weight / ONE:.4f}}}"
            for link in replay.formed
        ],
    )
    yield from _listed(
        "associations_strengthened",
        [
            f"{{target: {_name(other, names)}, weight_delta: {delta:.4f}}}"
            for other, delta in replay.strengthened
        ],
    )


def _listed(name: str, items: list[str], indent: str = "      ") -> Iterator[str]:
    yield f"{indent}{name}:" if items else f"{indent}{name}: []"
    yield from (f"{indent}  - {item}" for item in items)


def _other(link: Link, memory: int) -> int:
    return sum(link.pair) - memory


def _name(memory: int, names: dict[int, str]) -> str:
    """A memory's public name, quoted where YAML needs it; of a forgotten one, its number."""
    return json.dumps(names[memory]) if memory in names else str(memory)


def _moment(moment: datetime) -> str:
    return json.dumps(moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"))
