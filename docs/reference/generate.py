"""Write the reference pages from the code itself; with --check only name those that are stale.

Run it with `.venv/bin/python docs/reference/generate.py` after a change of what users see.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import click

import reverie
from reverie import errors
from reverie.cli._app import COMMANDS, EXIT_CODES, app, exit_code
from reverie.settings import GROUPS
from reverie.settings.group import LARGEST, Group, Setting, settings_in

FOLDER = Path(__file__).parent
FIRST_NAMES = ("open_mind", "OpenMind", "open_mind_async", "AsyncMind")
"""The names a reader of the API page needs first."""
SEE_ALSO = {
    "Settings": "Every setting is on [its own page](settings.md).",
    "ReverieError": "The whole tree is on [its own page](errors.md).",
}


Function = ast.FunctionDef | ast.AsyncFunctionDef


def pages() -> dict[str, str]:
    """The pages as the code would have them, by file name."""
    return {
        "cli.md": _page(_cli()),
        "settings.md": _page(_settings()),
        "api.md": _page(_api()),
        "errors.md": _page(_errors()),
    }


def stale_pages(folder: Path = FOLDER) -> list[str]:
    """The names of the pages in a folder that are missing or say something else."""
    return [
        name
        for name, text in pages().items()
        if not (folder / name).is_file() or (folder / name).read_text(encoding="utf-8") != text
    ]


def _page(paragraphs: Iterator[str]) -> str:
    return "\n\n".join(paragraphs) + "\n"


# Commands.


def _cli() -> Iterator[str]:
    yield "# Commands"
    yield "This page lists every command of `reverie` with its options and an example."
    group = click.Context(app, info_name="reverie")
    yield "\n".join(
        f"- [`reverie {name}`](#reverie-{name}): {summary}"
        for name, (_, summary) in COMMANDS.items()
    )
    for name in COMMANDS:
        command = app.get_command(group, name)
        assert command is not None
        yield from _command(command, click.Context(command, info_name=name, parent=group))
    yield from _exit_codes()


def _command(command: click.Command, context: click.Context) -> Iterator[str]:
    words, _, example = inspect.cleandoc(command.help or "").partition("\b\nExample:\n")
    yield f"{'#' * len(context.command_path.split())} {context.command_path}"
    yield words.strip()
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    yield f"```\n{usage}\n```"
    yield "\n".join(_options(command, context))
    yield f"Example:\n\n```\n{inspect.cleandoc(example)}\n```"
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from _command(inner, click.Context(inner, info_name=name, parent=context))


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    for option in command.params:
        if isinstance(option, click.Option) and (record := option.get_help_record(context)):
            name, words = record
            yield f"- `{name}`: {' '.join(words.split())}"


def _exit_codes() -> Iterator[str]:
    yield "## Exit codes"
    rows = [line.split(None, 1) for line in EXIT_CODES.splitlines() if line[:3].strip().isdigit()]
    yield _table(("code", "meaning"), [(code, meaning) for code, meaning in rows])


# Settings.


def _settings() -> Iterator[str]:
    yield "# Settings"
    yield (
        "This page lists every setting with its default, unit and range, in its group. Write those "
        "that shall differ into the `config.toml` beside the mind, each group as a table."
    )
    yield (
        "```toml\n# .reverie/config.toml\n[journal]\nundoable_nights = 200\n\n"
        "[sleep]\nmax_cycles = 6\n```"
    )
    yield (
        "In Python, `Settings.of(max_cycles=6)` finds the group by the name, and "
        "`settings.sleep.max_cycles` reads it. For one night, `reverie night --config FILE` takes "
        "settings from another file: YAML if its name ends in `.yml` or `.yaml`, with a `sleep:` "
        "for that table, else TOML."
    )
    for name, group in GROUPS.items():
        yield f"## `[{name}]`"
        yield inspect.getdoc(group) or ""
        yield _table(("setting", "default", "unit", "range", "meaning"), list(_setting_rows(group)))


def _setting_rows(group: type[Group]) -> Iterator[tuple[str, ...]]:
    for name, setting in settings_in(group):
        default = getattr(group, name)
        is_number = isinstance(default, int) and not isinstance(default, bool)
        shown = f"{default:_}" if is_number else json.dumps(default)
        yield f"`{name}`", f"`{shown}`", setting.unit, _range(setting), setting.says


def _range(setting: Setting) -> str:
    """What a setting may be: some words, or the least and the most."""
    if setting.among:
        return ", ".join(f"`{word}`" for word in setting.among)
    if setting.kind is bool:
        return "`true`, `false`"
    if setting.kind not in (int, float):
        return "any"
    most = f" to {setting.at_most:,}" if setting.at_most < LARGEST else " up"
    return f"{setting.at_least:,}{most}"


def _string(node: ast.stmt | None) -> str:
    """The words of a statement that is a string alone, as the docstring of a field is."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(words))):
            return " ".join(words.split())
    return ""


# The Python API.


def _api() -> Iterator[str]:
    yield "# Python API"
    yield "This page lists every public name of the package `reverie`."
    rest = [name for name in reverie.__all__ if name not in FIRST_NAMES]
    for name in (*FIRST_NAMES, *rest):
        yield from _public(name, getattr(reverie, name))


def _public(name: str, value: object) -> Iterator[str]:
    yield f"## `{name}`"
    if inspect.isfunction(value):
        yield f"```python\n{_signature(_definition(value))}\n```"
    yield from _described(inspect.getdoc(value) or "")
    if isinstance(value, type) and (listed := "\n".join(_members(value))):
        yield listed
    if name in SEE_ALSO:
        yield SEE_ALSO[name]


def _described(words: str) -> Iterator[str]:
    """The paragraphs of a docstring; an example in it becomes a code block."""
    for paragraph in words.split("\n\n"):
        yield f"```python\n{paragraph}\n```" if paragraph.startswith(">>>") else paragraph


def _members(value: type) -> Iterator[str]:
    """A bullet for each value of an enum, each field and each public method, inherited or not."""
    if issubclass(value, Enum):
        yield from (f"- `{member.name}`: `{member.value!r}`" for member in value)
    for owner in reversed(value.__mro__):
        if owner.__module__.split(".")[0] == "reverie" and value is not reverie.Settings:
            yield from _own_members(owner)


def _own_members(owner: type) -> Iterator[str]:
    body = _definition(owner).body
    for node, below in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name)) if not name.startswith("_"):
                words = _string(below)
                yield f"- `{ast.unparse(node)}`" + (f": {words}" if words else "")
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if not name.startswith("_"):
                    summary = (ast.get_docstring(node) or "").splitlines()[0]
                    yield f"- `{_member(node)}`: {summary}"


def _member(node: Function) -> str:
    """A method by its signature, a property by its name and type."""
    if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list):
        return f"{node.name}: {_type(node.returns)}"
    return _signature(node)


def _signature(node: Function | ast.ClassDef) -> str:
    assert isinstance(node, Function)
    word = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
    return f"{word}{node.name}({', '.join(_arguments(node.args))}) -> {_type(node.returns)}"


def _arguments(given: ast.arguments) -> Iterator[str]:
    defaults: list[ast.expr | None] = [None] * (len(given.args) - len(given.defaults))
    defaults += given.defaults
    for argument, default in zip(given.args, defaults, strict=True):
        if argument.arg not in ("self", "cls"):
            yield _argument(argument, default)
    if given.vararg:
        yield f"*{_argument(given.vararg, None)}"
    elif given.kwonlyargs:
        yield "*"
    for argument, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield _argument(argument, default)
    if given.kwarg:
        yield f"**{_argument(given.kwarg, None)}"


def _argument(argument: ast.arg, default: ast.expr | None) -> str:
    words = f"{argument.arg}: {_type(argument.annotation)}"
    return f"{words} = {ast.unparse(default)}" if default else words


def _type(annotation: ast.expr | None) -> str:
    """A type as it is written, without the module it comes from."""
    return re.sub(r"\b[a-z_]+\.(?=[A-Z])", "", ast.unparse(annotation)) if annotation else "Any"


def _definition(value: object) -> ast.FunctionDef | ast.ClassDef:
    assert inspect.isfunction(value) or inspect.isclass(value)
    node = ast.parse(inspect.getsource(value)).body[0]
    assert isinstance(node, ast.FunctionDef | ast.ClassDef)
    return node


def _class_named(tree: ast.Module, name: str) -> ast.ClassDef:
    return next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == name)


# Errors.


def _errors() -> Iterator[str]:
    yield "# Errors"
    yield "This page draws the tree of errors; each error says in its message what to do next."
    _, _, tree = inspect.cleandoc(errors.__doc__ or "").partition("\n\n")
    yield f"```\n{tree}\n```"
    yield "On the command line each error leads to an exit code:"
    yield _table(("error", "meaning", "exit code"), list(_error_rows(tree)))


def _error_rows(tree: str) -> Iterator[tuple[str, str, str]]:
    """The errors in the order in which the tree names them."""
    for name in re.findall(r"\w+Error|(?<=─ )\w+", tree):
        kind: type[Exception] = getattr(errors, name)
        code = exit_code(kind.__new__(kind))
        yield f"`{name}`", inspect.getdoc(kind) or "", str(code)


def _table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def main(words: list[str]) -> int:
    """Write the pages, or with --check say which are stale; the exit code says whether any is."""
    stale = stale_pages()
    if "--check" in words:
        for name in stale:
            print(f"docs/reference/{name} is stale; run docs/reference/generate.py")
        return 1 if stale else 0
    for name in stale:
        (FOLDER / name).write_text(pages()[name], encoding="utf-8")
        print(f"wrote docs/reference/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
