"""What is public is documented, importable, and says in one sentence what it is."""

import ast
import inspect
import re
from collections.abc import Iterator

import pytest

import reverie
from tests.architecture.source_tree import ROOT, Definition, definitions, modules

PAGE = ROOT / "docs" / "reference" / "api.md"
HEADING = re.compile(r"^#{2,4} `(?:reverie\.)?(\w+)(?:\(.*\))?`", re.MULTILINE)
"""A public name has a heading of its own: ## `Memory`, ### `reverie.Memory`, ## `night(mind)`."""


def test_every_public_name_resolves() -> None:
    assert [name for name in reverie.__all__ if not hasattr(reverie, name)] == []


def test_the_public_names_are_the_documented_ones() -> None:
    if not PAGE.is_file():
        pytest.skip("docs/reference/api.md is not written yet")
    documented = HEADING.findall(PAGE.read_text(encoding="utf-8"))
    assert sorted(documented) == sorted(reverie.__all__)


def test_every_member_of_a_public_class_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    missing = [
        f"{name}.{member}"
        for name in reverie.__all__
        if isinstance(found := getattr(reverie, name), type)
        for member in public_members(found)
        if not re.search(rf"^- `(?:async )?{member}\b", section_of(page, name), re.MULTILINE)
    ]
    assert not missing, "\n".join(missing)


def test_everything_public_opens_with_a_sentence() -> None:
    unclear = [place for place, node in everything_public() if not opens_with_a_sentence(node)]
    assert not unclear, "\n".join(unclear)


def section_of(page: str, name: str) -> str:
    """What the page says under the heading of a public name."""
    _, _, rest = page.partition(f"\n## `{name}`\n")
    return rest.partition("\n## ")[0]


def public_members(found: type) -> list[str]:
    """The methods, properties and fields a class has of ours, wherever it inherits them from."""
    if found is reverie.Settings:
        return []  # they have a page of their own
    ours = [owner for owner in found.__mro__ if owner.__module__.split(".")[0] == "reverie"]
    names = {name for owner in ours for name in (*vars(owner), *inspect.get_annotations(owner))}
    return sorted(name for name in names if is_public(name))


def everything_public() -> Iterator[tuple[str, ast.Module | Definition]]:
    """The public modules, classes, functions and methods, each with its place."""
    for module in modules():
        if is_public(module.name):
            yield module.at(1), module.tree
            for name, node in definitions(module.tree):
                if is_public(name):
                    yield f"{module.at(node.lineno)} {name}", node


def is_public(dotted_name: str) -> bool:
    """Whether no part of a dotted name is private or special."""
    return not any(part.startswith("_") for part in dotted_name.split("."))


def opens_with_a_sentence(node: ast.Module | Definition) -> bool:
    """Whether the first line of the docstring ends with a full stop."""
    first_line, *_ = (ast.get_docstring(node) or "").splitlines() or [""]
    return first_line.endswith(".")
