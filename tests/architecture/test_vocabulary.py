"""Names keep to the vocabulary: its words are in the code, and the words we do not use are not."""

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.architecture.source_tree import ROOT, Definition, Function, Module, modules

PAGE = ROOT / "docs" / "vocabulary.md"
UNUSED_HEADING = "## Words we do not use"

BANNED = re.compile(r"^- `(\w+)`", re.MULTILINE)
PATH = re.compile(r"`([\w.]+)`")
PART_OF_A_NAME = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
NOT_BUILT = "—"


class Word(NamedTuple):
    """One row of the table."""

    word: str
    meaning: str
    in_the_code: str


class Name(NamedTuple):
    """A name someone chose, and its line."""

    name: str
    line: int


def test_each_word_has_one_meaning() -> None:
    words = [row.word for row in table()]
    assert sorted({word for word in words if words.count(word) > 1}) == []
    assert [row.word for row in table() if not row.meaning] == []


def test_each_word_is_in_the_code_where_the_table_says() -> None:
    missing = [
        f"{row.word}: {row.in_the_code}"
        for row in table()
        if row.in_the_code != NOT_BUILT
        and not all(map(exists, PATH.findall(row.in_the_code) or [""]))
    ]
    assert not missing, "\n".join(missing)


def test_no_name_contains_a_word_we_do_not_use() -> None:
    banned = words_we_do_not_use()
    misnamed = [
        f"{module.at(found.line)} {found.name}"
        for module in modules()
        for found in [Name(module.name.rpartition(".")[2], 1), *names(module.tree)]
        if banned & words_in(found.name)
    ]
    assert not misnamed, "\n".join(misnamed)


def table() -> list[Word]:
    """The rows of the vocabulary table, without its head."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = [
        Word(*(cell.strip() for cell in line.strip("| ").split("|")))
        for line in lines
        if line.startswith("|")
    ]
    assert len(rows) > 2, f"{PAGE.name} has no table"
    return rows[2:]


def words_we_do_not_use() -> frozenset[str]:
    """The list under its heading, each word in the singular and the plural."""
    _, _, section = PAGE.read_text(encoding="utf-8").partition(UNUSED_HEADING)
    words = BANNED.findall(section.partition("\n## ")[0])
    assert words, f"{PAGE.name} lists no words under '{UNUSED_HEADING}'"
    return frozenset(form for word in words for form in (word, f"{word}s", f"{word}es"))


def words_in(name: str) -> set[str]:
    """The parts of a snake or camel case name, in lower case."""
    return {part.lower() for part in PART_OF_A_NAME.findall(name)}


def names(tree: ast.Module) -> Iterator[Name]:
    """The names of all classes, functions and arguments, and of variables outside functions."""
    for node in ast.walk(tree):
        if isinstance(node, Definition):
            yield Name(node.name, node.lineno)
        elif isinstance(node, ast.arg):
            yield Name(node.arg, node.lineno)
    yield from variables(tree)


def variables(scope: ast.AST) -> Iterator[Name]:
    """The names assigned in a module or class body, and in the classes within."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield Name(node.id, node.lineno)
        if not isinstance(node, Function | ast.Lambda | ast.comprehension):
            yield from variables(node)


def exists(path: str) -> bool:
    """Whether a dotted path names a module, or something defined in one."""
    return any(
        path == module.name
        or (
            path.startswith(f"{module.name}.")
            and defines(module, path.removeprefix(f"{module.name}.").split("."))
        )
        for module in modules()
    )


def defines(module: Module, parts: list[str]) -> bool:
    """Whether a module defines a name, or a class in it does, and so on down the parts."""
    scope: ast.Module | Definition = module.tree
    *owners, last = parts
    for owner in owners:
        inner = [n for n in scope.body if isinstance(n, ast.ClassDef) and n.name == owner]
        if not inner:
            return False
        scope = inner[0]
    return last in own_names(scope)


def own_names(scope: ast.Module | Definition) -> set[str]:
    """The classes, functions and variables that a body defines itself."""
    defined = {node.name for node in scope.body if isinstance(node, Definition)}
    assigned = {
        found.name
        for node in scope.body
        if not isinstance(node, Definition)
        for found in variables(node)
    }
    return defined | assigned
