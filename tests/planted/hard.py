"""Bugs in what is printed, told, waited for and left behind."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "a text gives orders to the terminal",
        "cli/_terminal.py",
        "    return re.sub(_ORDERS, _spelled, text)",
        "    return text",
    ),
    Bug(
        "the command line is not guarded",
        "cli/_app.py",
        "        with guarded_terminal():\n            return super().main(*given, **named)",
        "        return super().main(*given, **named)",
    ),
    Bug(
        "a row that makes no sense is a traceback",
        "stores/sqlite/damage.py",
        "            setattr(part, name, (_each if yields else _whole)(method))",
        "            pass",
    ),
    Bug(
        "nights pass whoever waits",
        "stores/sqlite/store.py",
        "if not queue.enter(patience_s):",
        "if False:",
    ),
    Bug(
        "what a dead writer left stays",
        "leftovers.py",
        "and not _lives(int(writer))",
        "and False",
    ),
    Bug(
        "what a living writer writes is swept",
        "leftovers.py",
        "and not _lives(int(writer))",
        "and True",
    ),
    Bug(
        "an export may swell without end",
        "stores/archive.py",
        "if len(line) > LINE_BYTES or left < 0:",
        "if False:",
    ),
    Bug(
        "standard input without end is taken",
        "cli/_given.py",
        "    if len(read) > most_bytes:",
        "    if False:",
    ),
    Bug(
        "a reversal is looked for in the first lines of a long text only",
        "domain/rules/distil.py",
        "yield text, said[begun:begins], said[begun:ends]",
        "yield text, said[begun:begins], said[:NEAR_CHARS]",
    ),
]
