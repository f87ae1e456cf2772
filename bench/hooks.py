"""Hooks: what the host waits for at each turn, against a start of Python alone.

`--against FOLDER` runs the hooks of another version in turns with ours and prints ours as a share
of theirs: `git worktree add /tmp/before REVISION`, then `--against /tmp/before/src`.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import figures
import reverie
from figures import Line, judged, median_and_best
from living_project import NOTHING, SOMETHING, living_project
from made_minds import Words
from reverie import files, keyed
from reverie.awake import home_seal, ledger

MB = 1 << 20
FIRST_MEMORY_LIMIT_MB = 40.0
MESSAGE_BYTES = 2048
SITE = str(Path(reverie.__file__).parents[1])
FROM = "import sys; sys.path.append({site!r}); "
CODE = FROM + "from reverie.hosts.claude_code.hook import main; main()"
SEAL = FROM + "from reverie.awake import home_seal; home_seal.seal(sys.argv[2])"
PYTHON = "python -c pass"
PROMPTED = "user-prompt-submit"
LIVE_LIMIT = 1.3
BEFORE, BEFORE_LIMIT = "before: ", 1.05
PEAK_FROM_A_SMALL_PROCESS = (
    "import os, sys; pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ); "
    "print(os.wait4(pid, 0)[2].ru_maxrss)"
)
"""The peak of a process begins with that of the one that started it, so that must be small."""


class Took(NamedTuple):
    """How long something took on the wall, and of the processor, in seconds."""

    wall: float
    cpu: float


class Case(NamedTuple):
    """One hook in one situation; without a limit it is shown, not judged."""

    name: str
    hook: str
    transcript: Path
    sessions: int = 50
    messages: int = 1
    read_before: int = 0
    """How many bytes of the transcript the last stop has read."""
    said: str = ""
    limit: float | None = None
    prompt: str = ""  # to an agent that lives by itself
    site: str = SITE
    """The source whose hook it is."""


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--small", action="store_true", help="smaller minds, fewer repetitions")
    asked.add_argument("--against", type=Path, help="the source of another version")
    given = asked.parse_args()
    repetitions, large = (9, 5 * MB) if given.small else (41, 49 * MB)
    with figures.workplace() as folder:
        found = list(cases(folder, large))
        if given.against:
            found += of_another(found, given.against.absolute())
        with ExitStack() as lives:
            homes = [prepared(folder, case).parent / ".reverie" for case in found if case.prompt]
            reminders = [lives.enter_context(living_project(home)) for home in homes]
            times = measured(folder, found, repetitions)
        peak = statistics.median(peak_of(folder, found[2]) for _ in range(5))
    figures.show(
        f"Hooks, {repetitions} times each, in turns; ratios are to `{PYTHON}`",
        [
            *(median_and_best(name, [one.wall for one in took]) for name, took in times.items()),
            *(line for case in found if case.site == SITE for line in compared(case, times)),
            *(line for case in found if case.site != SITE for line in beside_before(case, times)),
            *(line for case in found if case.prompt for line in beside_none(case, times)),
            *(Line("a living agent", reminder.words()) for reminder in reminders),
            judged(f"{found[2].name}, peak memory", peak / 1024, FIRST_MEMORY_LIMIT_MB, "MB"),
        ],
    )


def cases(folder: Path, large: int) -> Iterator[Case]:
    """What is measured; the first five have limits."""
    one = a_transcript(folder / "one.jsonl", MB, seed=1)
    big = a_transcript(folder / "big.jsonl", large, seed=2)
    reading = a_transcript(folder / "reading.jsonl", large, seed=3, edits=False)
    size = f"{large // MB} MB"
    recent = big.stat().st_size - 100 * 1024
    yield Case("stop, new 1 MB", "stop", one, limit=3)
    yield Case(f"stop, 100 KB more of {size}", "stop", big, read_before=recent, limit=3)
    yield Case(f"stop, first {size}", "stop", big, limit=20)
    yield Case("session-start", "session-start", one, limit=4)
    yield Case("stop, new 1 MB, 500 sessions", "stop", one, sessions=500, limit=5)
    yield Case(f"stop, first {size} without an edit", "stop", reading)
    yield Case("stop, new 1 MB, ten messages a session", "stop", one, messages=10)
    yield Case("stop, new 1 MB, a message with a link", "stop", one, said=" See https://ada.dev.")
    yield Case(PROMPTED, PROMPTED, one)
    yield Case(f"{PROMPTED}, live, nothing comes to mind", PROMPTED, one, prompt=NOTHING)
    yield Case(f"{PROMPTED}, live, something comes to mind", PROMPTED, one, prompt=SOMETHING)
    yield Case("post-tool-use", "post-tool-use", one)


def of_another(found: list[Case], site: Path) -> list[Case]:
    """The same cases for another version's hooks, each with a limit; no life is lived for it."""
    return [
        case._replace(name=BEFORE + case.name, site=str(site)) for case in found if not case.prompt
    ]


def measured(folder: Path, found: list[Case], repetitions: int) -> dict[str, list[Took]]:
    """The durations of each hook and of Python alone; they take turns, so noise meets all."""
    times: dict[str, list[Took]] = {name: [] for name in (PYTHON, *(c.name for c in found))}
    nothing = Path(os.devnull)
    for _ in range(repetitions + 1):
        times[PYTHON].append(took(partial(run, [sys.executable, "-c", "pass"], nothing)))
        for case in found:
            payload = prepared(folder, case)
            times[case.name].append(took(partial(run, hook_command(case), payload)))
            check(folder, case)
    return {name: all_but_first for name, (_, *all_but_first) in times.items()}


def took(action: Callable[[], object]) -> Took:
    """How long an action took that waits for a process, and how long that process worked."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    wall = figures.duration(action)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Took(wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def compared(case: Case, times: dict[str, list[Took]]) -> Iterator[Line]:
    """A hook against Python alone: by the median, by the best, and by the processor's median."""
    hook, python = ([one.wall for one in times[name]] for name in (case.name, PYTHON))
    for word, of in (("median", statistics.median), ("best", min)):
        ratio = of(hook) / of(python)
        what = f"{case.name} / python, {word}"
        yield judged(what, ratio, case.limit) if case.limit else Line(what, f"{ratio:,.2f} x")
    hook, python = ([one.cpu for one in times[name]] for name in (case.name, PYTHON))
    ratio = statistics.median(hook) / statistics.median(python)
    yield Line(f"{case.name} / python, processor", f"{ratio:,.2f} x")


def beside_before(case: Case, times: dict[str, list[Took]]) -> Iterator[Line]:
    """Our hook against another version's, with how far half of ours lies from the other half."""
    ours = [one.wall for one in times[case.name.removeprefix(BEFORE)]]
    theirs = [one.wall for one in times[case.name]]
    halves = statistics.median(ours[::2]) / statistics.median(ours[1::2])
    for word, of in (("median", statistics.median), ("best", min)):
        what = f"{case.name.removeprefix(BEFORE)} / before, {word} (noise {abs(halves - 1):.1%})"
        yield judged(what, of(ours) / of(theirs), BEFORE_LIMIT)


def beside_none(case: Case, times: dict[str, list[Took]]) -> Iterator[Line]:
    """A prompt put to a living agent against one that is put to nobody."""
    with_one, without = ([one.wall for one in times[name]] for name in (case.name, PROMPTED))
    for word, of in (("median", statistics.median), ("best", min)):
        what = f"{case.name} / {PROMPTED}, {word}"
        yield judged(what, of(with_one) / of(without), LIVE_LIMIT)


def hook_command(case: Case) -> list[str]:
    return [sys.executable, "-I", "-S", "-c", CODE.format(site=case.site), case.hook]


def run(command: list[str], payload: Path) -> bytes:
    with payload.open("rb") as given:
        return subprocess.run(command, check=True, stdin=given, stdout=subprocess.PIPE).stdout


def peak_of(folder: Path, case: Case) -> int:
    """The most memory a hook has had at once, in kilobytes."""
    payload = prepared(folder, case)
    return int(run([sys.executable, "-c", PEAK_FROM_A_SMALL_PROCESS, *hook_command(case)], payload))


def prepared(folder: Path, case: Case) -> Path:
    """Put the ledger as the hook should find it, safely on the disk; returns the payload."""
    project = folder / case.name.replace("/", " ")
    state = project / ".reverie" / "state"
    if not state.exists() and case.site == SITE:
        home_seal.seal(str(state.parent))
    elif not state.exists():
        seal = [sys.executable, "-c", SEAL.format(site=case.site), "", str(state.parent)]
        subprocess.run(seal, check=True)
    replace = keyed.replace if case.site == SITE else files.replace
    replace(str(state / ".sleep.json"), json.dumps(a_book(case), ensure_ascii=False, indent=1))
    payload = project / "payload.json"
    if case.prompt or not payload.exists():
        payload.write_text(json.dumps(a_payload(case, project)))
    return payload


def check(folder: Path, case: Case) -> None:
    """Make sure that the hook did what it was measured for."""
    state = folder / case.name.replace("/", " ") / ".reverie" / "state"
    assert not (state / "hook.log").exists(), (state / "hook.log").read_text()
    first = json.loads((state / ".sleep.json").read_bytes())["sessions"][0]
    if case.hook == "stop":
        assert first["session_id"] == "mine", "the stop was not recorded"
        assert first["offsets"]["main"] == case.transcript.stat().st_size


def a_book(case: Case) -> dict[str, Any]:
    """A ledger of so many sessions, each with messages of 2 KB."""
    message = (" ".join(Words(5).said() for _ in range(30)))[:MESSAGE_BYTES]
    others = [
        {
            "session_id": f"{n:08d}-d3bc-422b-9e84-c1702a0826f5",
            "transcript_path": f"/t/{n}.jsonl",
            "stopped_at": ledger.stamp(1_790_000_000 + n),
            "last_assistant_message": message,
            "change_count": 5,
            "score": 0,
            "messages": [message] * case.messages,
            "pattern_count": 5,
            "tool_count": 20,
            "unread_bytes": 0,
            "offsets": {"main": 1_000_000},
            "counted": "0badcafe" * 5,
        }
        for n in range(case.sessions)
    ]
    book = {**ledger.empty(time.time()), "sessions": others}
    if case.read_before:
        others[-1] |= {"session_id": "mine", "offsets": {"main": case.read_before}}
    return book


def a_payload(case: Case, project: Path) -> dict[str, object]:
    """What the host sends."""
    message = (" ".join(Words(6).said() for _ in range(30)))[:MESSAGE_BYTES]
    return {
        "session_id": f"mine {time.monotonic_ns()}" if case.prompt else "mine",
        "prompt": case.prompt,
        "transcript_path": str(case.transcript),
        "cwd": str(project),
        "hook_event_name": "Stop",
        "stop_hook_active": False,
        "source": "startup",
        "last_assistant_message": message + case.said,
        "background_tasks": [],
    }


def a_transcript(path: Path, size: int, *, seed: int, edits: bool = True) -> Path:
    """A transcript of the host's kinds of records; the last one ends at or after the size."""
    dice, words = Random(seed), Words(seed)
    pool = [words.said() for _ in range(2000)]
    pool += [f'\t"name": "{line[:30]}",  # {line[30:]}' for line in pool[:1000]]
    written = 0
    with path.open("wb") as file:
        while written < size:
            for record in a_turn(dice, pool, edits=edits):
                written += file.write(json.dumps(record, separators=(",", ":")).encode() + b"\n")
        os.fsync(file.fileno())
    return path


def a_turn(dice: Random, pool: list[str], *, edits: bool) -> Iterator[dict[str, object]]:
    """A question, some uses of tools with their results, an answer, and the host's own notes."""

    def text(most: int) -> str:
        return "\n".join(dice.choices(pool, k=dice.randint(1, most)))

    yield a_record("user", text(3))
    yield {"type": "attachment", "attachment": {"type": "environment"}, "rendered": text(20)}
    for _ in range(dice.randint(2, 12)):
        use = f"toolu_{dice.randbytes(12).hex()}"
        tool = dice.choice(["Read", "Bash", "Grep", "Read", "Edit", "Write"][: 6 if edits else 4])
        given = {"file_path": f"/home/ada/project/{use[6:12]}.py", "new_string": text(12)}
        if dice.random() < 0.5:
            yield a_record("assistant", [{"type": "thinking", "thinking": text(6)}])
        yield a_record("assistant", [{"type": "tool_use", "id": use, "name": tool, "input": given}])
        told = [{"tool_use_id": use, "type": "tool_result", "content": text(60)}]
        yield {**a_record("user", told), "toolUseResult": {"content": text(60)}}
    yield a_record("assistant", [{"type": "text", "text": text(10)}])
    yield (
        {"type": "api-request-blob", "body": text(500)}
        if dice.random() < 0.2
        else {"type": "tools-used", "tools": ["Read", "Edit"]}
    )


def a_record(kind: str, content: object) -> dict[str, object]:
    """A record with the fields the host repeats in each."""
    return {
        "parentUuid": "585a47ac-daf1-456c-ba65-ba0f1dead7af",
        "isSidechain": False,
        "message": {
            "id": "msg_016fdd69a2724d46b3de0969",
            "type": "message",
            "role": kind,
            "model": "claude-opus-5-5",
            "content": content,
            "stop_reason": "tool_use" if kind == "assistant" else None,
            "usage": {"input_tokens": 12078, "cache_read_input_tokens": 0},
        },
        "requestId": "req_f4fe2d7ac5ed419580ce",
        "type": kind,
        "userType": "external",
        "uuid": "7132850b-d4e1-4e42-b3c8-76de093fb09e",
        "timestamp": "2026-11-15T19:28:46.324Z",
        "cwd": "/home/ada/project",
        "sessionId": "mine",
        "version": "2.1.325",
        "gitBranch": "main",
    }


if __name__ == "__main__":
    main()
