"""What is masked: made secrets of many kinds, harmless look-alikes, real sessions, what it costs.

Each kind goes through `masked`, drawn by several seeds; a kind counts as masked if every draw is.
All kinds then go through five doors of a real project, after which every byte in .reverie is read.
`--read` prints each mask in the real sessions, for somebody to read whether it hides a secret.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import secret_kinds_more as more
from coding_sessions import DATA, coding_sessions
from figures import Line, duration, judged, show, workplace
from reverie import open_mind
from reverie.domain.intake.secrets import MASK, masked
from secret_kinds import HARMLESS as LOOK_ALIKES
from secret_kinds import SECRETS as SHAPES
from secret_kinds import Made, made

SECRETS, HARMLESS = SHAPES | more.SECRETS, LOOK_ALIKES | more.HARMLESS

SEEDS = 5
LEAST, MOST = 0.97, 0.0
"""The share of kinds that must be masked, and of look-alikes that may be."""
BY_CHANCE, SHORT = 5, 11
"""Letters that stand somewhere in a whole mind by chance; of a part that is looked for whole."""
A_MASK_IN = 10_000
"""Words of real sessions in which at most one mask may be."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--read", action="store_true", help="print each mask in real sessions")
    if options.parse_args().read:
        print(*_masks_in_sessions()[0], sep="\n\n")
        return
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
    show("Masks in real coding sessions", list(_in_sessions()))
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


def _stands_in(drawn: Made, kept: str) -> bool:
    """Whether a part that is too long to stand in megabytes by chance does."""
    long = tuple(piece for piece in drawn.pieces if len(piece) > SHORT)
    whole = (piece in kept for piece in drawn.pieces if BY_CHANCE < len(piece) <= SHORT)
    return _leaks(drawn._replace(pieces=long), kept) or any(whole)


def _is_altered(drawn: Made) -> bool:
    return masked(drawn.text) != drawn.text


def _least(what: str, number: int, of: int) -> Line:
    verdict = "within" if number >= LEAST * of else "UNDER"
    return Line(what, f"{number} of {of}", f">= {LEAST:.1%}", verdict)


def _most(what: str, number: int, of: int) -> Line:
    verdict = "within" if number <= MOST * of else "OVER"
    return Line(what, f"{number} of {of}", f"<= {MOST:.1%}", verdict)


def _in_sessions() -> Iterator[Line]:
    """How many masks real sessions get; whether one hides a secret, a person must read."""
    if not DATA.is_dir():
        yield Line("real sessions", f"none in {DATA.name}; not measured")
        return
    masks, messages, words = _masks_in_sessions()
    what = f"masks in {messages:,} messages of {words:,} words"
    yield judged(what, len(masks) * A_MASK_IN / words, 1, "in 10,000 words")


def _masks_in_sessions() -> tuple[list[str], int, int]:
    """Each mask with what stands around it, and how much was gone over."""
    texts = [episode.text for session in coding_sessions() for episode in session.episodes]
    masks = []
    for text in texts:
        kept = masked(text)
        for found in re.finditer(re.escape(MASK), kept) if kept != text else ():
            if MASK not in text:
                masks.append(kept[max(0, found.start() - 160) : found.end() + 80])
    return masks, len(texts), sum(len(text.split()) for text in texts)


def _at_the_doors() -> Iterator[Line]:
    drawn = [made(family, shape, SEEDS) for family in SECRETS for shape in SECRETS[family]]
    for door in (_record, _remember, _stop_hook, _transcript, _bookmarks):
        with workplace() as folder:
            _run(folder, "init", "--no-read")
            door(folder, drawn)
            _run(folder, "night")
            kept = _everything(folder)
        left = sum(_stands_in(one, kept) for one in drawn)
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
        _run(folder, "bookmark", "add", "--", one.text)


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
