"""A run as one HTML page that needs nothing else, and its pictures beside it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from reverie.domain.formulas.codes import Aspect
from reverie.simulation.checkpoint import made, write_file
from reverie.simulation.plots import pictures_of
from reverie.simulation.run import Outcome
from reverie.simulation.summary import (
    DAY_HEAD,
    day_row,
    most_believed,
    opinion_row,
    some_days,
    title_of,
)

PAGE = "index.html"
STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #fbfaf7; color: #23221f;
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.5rem; font-weight: 600; margin: 0; }
h2 { font-size: 1.1rem; font-weight: 600; margin: 2.5rem 0 .5rem; }
p { color: #6d6a62; margin: .3rem 0; }
img { width: 100%; height: auto; display: block; background: #ffffff; border: 1px solid #e3dfd5;
  border-radius: 10px; padding: .6rem; margin: 1rem 0; box-sizing: border-box; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid #e3dfd5; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th { color: #6d6a62; font-weight: 500; }
"""


def write_page(folder: Path, outcome: Outcome) -> list[Path]:
    """Write each picture as PNG, and the page that holds them all."""
    made(folder)
    pictures = pictures_of(outcome)
    files = []
    for name, (_, png) in pictures.items():
        write_file(folder / f"{name}.png", png)
        files.append(folder / f"{name}.png")
    write_file(folder / PAGE, "\n".join(_page(outcome, pictures)).encode())
    return [*files, folder / PAGE]


def _page(outcome: Outcome, pictures: dict[str, tuple[str, bytes]]) -> Iterator[str]:
    title, last = escape(outcome.scenario.name), outcome.figures[-1]
    yield '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>"
    yield f"<h1>{title}</h1>\n<p>{escape(title_of(outcome))}</p>"
    if not outcome.is_complete:
        yield "<p><strong>This run was stopped: what follows is a part of it.</strong></p>"
    for said, png in pictures.values():
        source = f"data:image/png;base64,{b64encode(png).decode()}"
        yield f'<img alt="{escape(said)}" src="{source}">'
    yield "<h2>The days</h2>"
    yield from _table(DAY_HEAD, [day_row(day) for day in some_days(outcome.figures)])
    if opinions := most_believed(last):
        yield f"<h2>What is believed on the evening of day {last.day}, on the average</h2>"
        head = ("of", "believers", *(aspect.name.lower() for aspect in Aspect))
        yield from _table(head, [opinion_row(opinion) for opinion in opinions])
    yield "</main>\n</body>\n</html>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield '<div class="wide"><table><tr>' + "".join(f"<th>{escape(one)}</th>" for one in head)
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row)
    yield "</table></div>"
