"""The reference pages say what the code says."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from reverie.cli._app import COMMANDS
from reverie.settings import GROUP_OF
from tests.architecture.source_tree import ROOT

GENERATOR = ROOT / "docs" / "reference" / "generate.py"


@pytest.fixture(scope="module")
def generator() -> ModuleType:
    """The script that writes the pages, loaded from its file."""
    spec = importlib.util.spec_from_file_location("generate_reference", GENERATOR)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["cli.md", "settings.md", "api.md", "errors.md"])
def test_a_committed_page_is_what_the_code_would_have_it(generator: ModuleType, name: str) -> None:
    committed = (GENERATOR.parent / name).read_text(encoding="utf-8")
    assert committed == generator.pages()[name], "run .venv/bin/python docs/reference/generate.py"


def test_a_page_opens_with_one_plain_sentence(generator: ModuleType) -> None:
    for name, text in generator.pages().items():
        heading, sentence, *_ = text.split("\n\n")
        assert heading.startswith("# "), name
        assert sentence.startswith("This page "), name
        assert sentence.endswith("."), name


def test_a_page_that_differs_or_is_missing_is_named(generator: ModuleType, tmp_path: Path) -> None:
    for name, text in generator.pages().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert generator.stale_pages(tmp_path) == []

    (tmp_path / "cli.md").write_text("old", encoding="utf-8")
    (tmp_path / "api.md").unlink()
    assert generator.stale_pages(tmp_path) == ["cli.md", "api.md"]


def test_every_command_has_a_section_with_an_example(generator: ModuleType) -> None:
    page = generator.pages()["cli.md"]
    for name in COMMANDS:
        _, _, section = page.partition(f"\n## reverie {name}\n")
        assert f"Example:\n\n```\nreverie {name}" in section.partition("\n## ")[0], name


def test_every_setting_has_a_row_with_its_meaning(generator: ModuleType) -> None:
    rows = [line.split(" | ") for line in generator.pages()["settings.md"].splitlines()]
    named = {row[0].strip("| `"): row[-1].strip("| ") for row in rows if row[0].startswith("| `")}
    assert list(named) == list(GROUP_OF)
    assert all(named.values())


def test_no_page_holds_a_path_of_the_machine_it_was_written_on(generator: ModuleType) -> None:
    for name, text in generator.pages().items():
        assert str(ROOT) not in text, name
