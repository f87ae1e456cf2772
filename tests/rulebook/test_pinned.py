"""A night sees the rules as they were when it began, also after it was cut short."""

from __future__ import annotations

from pathlib import Path

from reverie.rulebook.pinned import ProjectRulebook
from reverie.rulebook.reader import Roots, read_rules
from tests.rulebook.folders import a_folder


def changed(roots: Roots) -> None:
    (roots.project / "CLAUDE.md").write_text("- Use spaces.")


def test_what_is_pinned_stays_as_it_was(tmp_path: Path) -> None:
    roots = a_folder(tmp_path, {"CLAUDE.md": "- Use tabs."})
    rules, book = read_rules(roots), ProjectRulebook(roots)
    word = book.pin()
    changed(roots)
    assert book.pinned(word) == rules != read_rules(roots)


def test_another_process_finds_what_was_pinned(tmp_path: Path) -> None:
    roots = a_folder(tmp_path, {"CLAUDE.md": "- Use tabs.", ".reverie/x": ""})
    kept = roots.project / ".reverie" / "state" / "rulebook.json"
    rules = read_rules(roots)
    word = ProjectRulebook(roots, kept).pin()
    changed(roots)
    assert ProjectRulebook(roots, kept).pinned(word) == rules


def test_what_was_changed_or_is_gone_is_not_taken_for_it(tmp_path: Path) -> None:
    roots = a_folder(tmp_path, {"CLAUDE.md": "- Use tabs.", ".reverie/x": ""})
    kept = roots.project / ".reverie" / "state" / "rulebook.json"
    word = ProjectRulebook(roots, kept).pin()
    kept.write_text(kept.read_text().replace("tabs", "spaces"))
    assert ProjectRulebook(roots, kept).pinned(word) is None
    kept.unlink()
    assert ProjectRulebook(roots, kept).pinned(word) is None


def test_the_same_rules_have_the_same_word(tmp_path: Path) -> None:
    roots = a_folder(tmp_path, {"CLAUDE.md": "- Use tabs.", "_rules/a.md": "- Ask."})
    assert ProjectRulebook(roots).pin() == ProjectRulebook(roots).pin()
