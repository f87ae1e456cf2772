"""The report as one HTML file that needs nothing else: no script, no font, no server."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from html import escape
from typing import TYPE_CHECKING

from reverie.writing.pictures import legend, svg
from reverie.writing.report import sections, title_of

if TYPE_CHECKING:
    from reverie.domain.views.report import Report
    from reverie.writing.pictures import Picture
    from reverie.writing.report_block import Block, Line

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #23221f; --faint: #6d6a62;
  --line: #e3dfd5; --card: #ffffff; --one: #4a6fa5; --two: #c98b5a; --ask: #f5efdf; }
@media (prefers-color-scheme: dark) { :root { --paper: #16171a; --ink: #e4e2dc; --faint: #9a978f;
  --line: #2e3036; --card: #1d1f23; --one: #7fa3d6; --two: #d9a679; --ask: #2a2720; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.55rem; font-weight: 600; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; font-weight: 600; margin: 2.5rem 0 .5rem; }
h3 { font-size: .8rem; font-weight: 600; margin: 0 0 .4rem; color: var(--faint);
  text-transform: uppercase; letter-spacing: .06em; }
p { margin: .5rem 0; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: .9rem 1.1rem; margin: .8rem 0; }
section.ask { background: var(--ask); }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: .3rem 0; overflow-wrap: anywhere; }
li + li { border-top: 1px solid var(--line); }
.label { color: var(--faint); }
.beside { display: block; color: var(--faint); font-size: .88em; }
code { font: .86em ui-monospace, SFMono-Regular, Menlo, monospace; color: var(--faint); }
.pictures { display: grid; gap: .8rem;
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
figure { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: .8rem 1rem; }
figcaption { font-size: .85rem; margin-bottom: .4rem; }
svg { width: 100%; height: auto; display: block; overflow: visible; }
.one { fill: var(--one); } .two { fill: var(--two); }
.floor { stroke: var(--line); }
text { font: 9px system-ui, sans-serif; fill: var(--faint); text-anchor: middle; }
.key { color: var(--faint); font-size: .78rem; margin-right: .7rem; }
.key::before { content: ""; display: inline-block; width: .6rem; height: .6rem; margin-right: .3rem;
  border-radius: 2px; background: var(--one); }
.key.two::before { background: var(--two); }
footer { color: var(--faint); font-size: .85rem; margin-top: 2.5rem; }
@media print { section, figure { break-inside: avoid; } }
"""
ASK = "To decide"


def html_page(report: Report, pictures: Sequence[Picture] = ()) -> str:
    """The whole page; what memories say is text and nothing else."""
    title = escape(title_of(report))
    policy = f"default-src 'none'; style-src 'sha256-{_digest(STYLE)}'; base-uri 'none'"
    body = "\n".join(_body(report, pictures))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n{body}\n"
        "<footer>For you alone: no session of the agent reads this page.</footer>\n"
        "</main>\n</body>\n</html>\n"
    )


def _body(report: Report, pictures: Sequence[Picture]) -> Iterator[str]:
    for title, blocks in sections(report):
        if title:
            yield f"<h2>{escape(title)}</h2>"
        yield from map(_block, blocks)
    shown = [picture for picture in pictures if picture.bars]
    if shown:
        yield "<h2>In pictures</h2>"
        yield f'<div class="pictures">{"".join(map(_figure, shown))}</div>'


def _block(block: Block) -> str:
    if not block.title:
        return "".join(f"<p>{_coded(line.text)}</p>" for line in block.lines)
    items = "".join(f"<li>{_line(line)}</li>" for line in block.lines)
    kind = ' class="ask"' if block.title == ASK else ""
    return f"<section{kind}><h3>{escape(block.title)}</h3><ul>{items}</ul></section>"


def _line(line: Line) -> str:
    mark = "" if line.label.endswith("?") else ":"
    label = f'<span class="label">{escape(line.label)}{mark}</span> ' if line.label else ""
    beside_it = line.code or line.link
    code = f" <code>{escape(beside_it)}</code>" if beside_it else ""
    beside = f'<span class="beside">{escape(line.note)}{code}</span>' if line.note else code
    return f"{label}{_coded(line.text)}{beside}"


def _coded(text: str) -> str:
    """A text in which what stands between backticks is code."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text))


def _figure(picture: Picture) -> str:
    caption = f"<figcaption>{escape(picture.title)}</figcaption>"
    return f"<figure>{caption}{svg(picture)}{legend(picture)}</figure>"


def _digest(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()
