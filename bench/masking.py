"""What is masked: made secrets of many kinds, harmless look-alikes, and what it costs.

Each kind goes through `masked`, drawn by several seeds; a kind counts as masked if every draw is.
All kinds then go through five doors of a real project, after which every byte in .reverie is read.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from figures import Line, duration, judged, show, workplace
from reverie import open_mind
from reverie.domain.intake.secrets import MASK, masked
from secret_kinds import HARMLESS, SECRETS, Made, made

SEEDS = 5
LEAST, MOST = 140 / 150, 2 / 80
"""The share of kinds that must be masked, and of look-alikes that may be."""


def main() -> None:
    lines, missed, mistaken = [], [], []
    for family, shapes in SECRETS.items():
        left = [shape for shape in shapes if any(map(_is_left, _draws(family, shape)))]
        missed += left
        lines.append(Line(f"secrets: {family}", f"{len(shapes) - len(left)} of {len(shapes)}"))
    kinds = sum(map(len, SECRETS.values()))
    lines.append(_least(f"secrets: all {kinds} kinds", kinds - len(missed), kinds))
    for family, shapes in HARMLESS.items():
        hit = [shape for shape in shapes if any(map(_is_altered, _draws(family, shape)))]
        mistaken += hit
        lines.append(Line(f"look-alikes: {family}", f"{len(hit)} of {len(shapes)}"))
    alike = sum(map(len, HARMLESS.values()))
    lines.append(_most(f"look-alikes: all {alike} kinds", len(mistaken), alike))
    show("Masked", lines)
    for shape in missed:
        print(f"    left: {shape[:90]!r}")
    for shape in mistaken:
        print(f"    taken for a secret: {shape[:90]!r}")
    show("Left on the disk after five doors, by kind", list(_at_the_doors()))
    show("What it costs", list(_costs()))


def _draws(family: str, shape: str) -> Iterator[Made]:
    return (made(family, shape, seed) for seed in range(SEEDS))


def _is_left(drawn: Made) -> bool:
    return _leaks(drawn, masked(drawn.text))


def _leaks(drawn: Made, text: str) -> bool:
    """Whether half of some drawn part of a secret can still be read."""
    halves = [(piece, max(5, len(piece) // 2)) for piece in drawn.pieces]
    return any(piece[:half] in text or piece[-half:] in text for piece, half in halves)


def _is_altered(drawn: Made) -> bool:
    return masked(drawn.text) != drawn.text


def _least(what: str, number: int, of: int) -> Line:
    verdict = "within" if number >= LEAST * of else "UNDER"
    return Line(what, f"{number} of {of}", f">= {LEAST:.1%}", verdict)


def _most(what: str, number: int, of: int) -> Line:
    verdict = "within" if number <= MOST * of else "OVER"
    return Line(what, f"{number} of {of}", f"<= {MOST:.1%}", verdict)


def _at_the_doors() -> Iterator[Line]:
    drawn = [made(family, shape, SEEDS) for family in SECRETS for shape in SECRETS[family]]
    for door in (_record, _remember, _stop_hook, _transcript, _bookmarks):
        with workplace() as folder:
            _run(folder, "init", "--no-read")
            door(folder, drawn)
            _run(folder, "night")
            kept = _everything(folder)
        left = sum(_leaks(one, kept) for one in drawn)
        name = door.__name__.strip("_").replace("_", " ")
        seen = f"{kept.count(MASK):,} masks"
        yield judged(f"{name}, then a night ({seen})", left, len(drawn) * (1 - LEAST), "kinds")


def _record(folder: Path, drawn: list[Made]) -> None:
    with open_mind(folder / ".reverie" / "mind.db") as mind:
        for one in drawn:
            mind.record(f"We decided on it. {one.text}", session="s", voice="agent")
        mind.end_session("s")


def _remember(folder: Path, drawn: list[Made]) -> None:
    with open_mind(folder / ".reverie" / "mind.db") as mind:
        for number, one in enumerate(drawn):
            mind.remember(f"Number {number}: {one.text}", kind="decision")


def _stop_hook(folder: Path, drawn: list[Made]) -> None:
    for number, one in enumerate(drawn[::6]):
        _hook(folder, {"session_id": f"s{number}", "last_assistant_message": one.text})


def _transcript(folder: Path, drawn: list[Made]) -> None:
    path = folder / "client" / "projects" / "-p" / "s.jsonl"
    path.parent.mkdir(parents=True)
    with path.open("w") as file:
        for number, one in enumerate(drawn):
            kind = "user" if number % 2 else "assistant"
            said = one.text if number % 2 else [{"type": "text", "text": one.text}]
            record = {
                "type": kind,
                "uuid": f"u{number}",
                "timestamp": "2026-01-01T10:00:00Z",
                "message": {"id": f"m{number}", "role": kind, "content": said},
            }
            file.write(json.dumps(record) + "\n")
    _hook(folder, {"session_id": "s", "transcript_path": str(path)})


def _bookmarks(folder: Path, drawn: list[Made]) -> None:
    for one in drawn[::10]:
        _run(folder, "bookmark", "add", one.text)


def _hook(folder: Path, payload: dict[str, object]) -> None:
    given = {"hook_event_name": "Stop", "cwd": str(folder), **payload}
    _run(folder, "hook", "stop", said=json.dumps(given))


def _run(folder: Path, *words: str, said: str = "") -> None:
    command = [str(Path(sys.executable).with_name("reverie")), *words]
    env = {**os.environ, "CLAUDE_CONFIG_DIR": str(folder / "client")}
    subprocess.run(
        command, cwd=folder, env=env, input=said, text=True, check=True, capture_output=True
    )


def _everything(folder: Path) -> str:
    """Every byte below .reverie, and what is packed in the mind."""
    with open_mind(folder / ".reverie" / "mind.db") as mind:
        mind.export(folder / "all.gz", secrets="keep")
    files = [file.read_bytes() for file in (folder / ".reverie").rglob("*") if file.is_file()]
    packed = gzip.decompress((folder / "all.gz").read_bytes())
    return b"\n".join([*files, packed]).decode(errors="replace")


def _costs() -> Iterator[Line]:
    page = "We chose SQLite because it is one file. See src/shop/orders.py, it holds the rest. "
    for size in (80, 400, 4_000):
        text = (page * 60)[:size]
        masked(text)
        best = min(duration(lambda text=text: masked(text)) for _ in range(50))
        yield Line(f"a harmless text of {size:,} characters", f"{best * 1e6:,.0f} µs")
    worst = max((_grown(piece) for piece in WORST), key=lambda found: found[1])
    yield judged(f"twice as much of the worst text ({worst[0]!r})", worst[1], 3)


WORST = (
    "mysql -p",
    "htpasswd -b ",
    "login a password ",
    "password for ",
    "?key=",
    "aB3-",
    "eyJaaaa.",
)
"""Texts that give some expression the most to try."""


def _grown(piece: str) -> tuple[str, float]:
    """How much longer twice as much of a text takes."""
    once, twice = (_spent((piece * size)[:size]) for size in (50_000, 100_000))
    return piece, twice / once


def _spent(text: str) -> float:
    began = time.process_time()
    masked(text)
    return max(time.process_time() - began, 1e-4)


if __name__ == "__main__":
    main()
