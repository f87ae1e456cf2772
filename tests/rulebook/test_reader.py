"""Every place where rules lie is read, once, and nothing that lies there stops the reading."""

from __future__ import annotations

import os
from pathlib import Path

from reverie.domain.values.directive import Directive, LinkForm, Room
from reverie.rulebook.reader import MOST_BYTES, Roots, read_rules
from tests.rulebook.folders import a_folder, rules_in

HOOKS = '{"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"command": "no-push.sh"}]}]}}'
MEMORY = """cold:
  constraints:
    - id: f-1
      text: Never deploy on Fridays.
    - A bare one.
"""


def told(folder: Path, text: str) -> list[tuple[int, str]]:
    """The directives of one CLAUDE.md, with their lines."""
    (file,) = rules_in(folder, {"CLAUDE.md": text}).files
    return [(directive.line, directive.text) for directive in file.directives]


def test_each_place_of_rules_is_read_with_its_room_name_and_scope(tmp_path: Path) -> None:
    rules = rules_in(
        tmp_path,
        {
            "CLAUDE.md": "- One.",
            "packages/web/AGENTS.md": "- Two.",
            ".claude/rules/api/errors.md": "- Three.",
            ".claude/skills/pdf/SKILL.md": "---\nname: PDFs\n---\n- Four.",
            ".claude/agents/team/tester.md": "- Five.",
            ".claude/commands/ship.md": "- Six.",
            ".claude/settings.json": HOOKS,
            "hooks/hooks.json": HOOKS,
            "_rules/git.md": "- Seven.",
            "_blocks/run.py": "x = 1",
            "memory/notes.md": "- Eight.",
            ".reverie/memory.yml": MEMORY,
            "~/.claude/CLAUDE.md": "- Nine.",
            "src/app.md": "- No rule.",
            "node_modules/x/CLAUDE.md": "- No rule.",
        },
    )
    assert {file.path: (file.room, file.name, file.scope) for file in rules.files} == {
        "CLAUDE.md": (Room.NOTES, "CLAUDE.md", ""),
        "packages/web/AGENTS.md": (Room.NOTES, "packages/web/AGENTS.md", "packages/web"),
        ".claude/rules/api/errors.md": (Room.RULE, "api/errors", ""),
        ".claude/skills/pdf/SKILL.md": (Room.SKILL, "PDFs", ""),
        ".claude/agents/team/tester.md": (Room.AGENT, "tester", ""),
        ".claude/commands/ship.md": (Room.COMMAND, "ship", ""),
        ".claude/settings.json": (Room.HOOKS, "settings", ""),
        "hooks/hooks.json": (Room.HOOKS, "hooks/hooks", ""),
        "_rules/git.md": (Room.RULE, "git", ""),
        "_blocks/run.py": (Room.BLOCK, "run.py", ""),
        "memory/notes.md": (Room.MEMORY, "notes", ""),
        ".reverie/memory.yml": (Room.MEMORY, "memory", ""),
        "~/.claude/CLAUDE.md": (Room.NOTES, "~/.claude/CLAUDE.md", "~"),
    }
    assert rules.troubles == ()


def test_points_numbers_bold_quotes_rows_and_sentences_are_directives(tmp_path: Path) -> None:
    text = (
        "# Style\n\n- Use tabs.\n1. Run the tests.\n\n**Always** ask first.\n\n> Keep it small.\n\n"
        "| rule | why |\n|---|---|\n| Never push on Fridays | peace |\n| port | 3000 |\n\n"
        "Read this. Then that.\n"
    )
    assert told(tmp_path, text) == [
        (3, "Use tabs."),
        (4, "Run the tests."),
        (6, "Always ask first."),
        (8, "Keep it small."),
        (12, "Never push on Fridays"),
        (12, "peace"),
        (13, "port 3000"),
        (15, "Read this."),
        (15, "Then that."),
    ]


def test_code_and_the_head_of_a_table_are_no_directives(tmp_path: Path) -> None:
    text = "```sh\nnever run this\n```\n\n    nor this\n\n| Never do this | why |\n|---|---|\n"
    assert told(tmp_path, text) == []


def test_a_directive_knows_the_headings_above_it(tmp_path: Path) -> None:
    text = "# Python\n## Tests\n- Use pytest.\n# Go\n- Use gofmt.\n"
    (file,) = rules_in(tmp_path, {"CLAUDE.md": text}).files
    assert [one.head for one in file.directives] == ["Python / Tests", "Go"]


def test_the_paths_a_rule_is_for_are_kept_however_they_are_written(tmp_path: Path) -> None:
    heads = {
        "a": 'paths:\n  - "src/**"\n  - lib/*.py',
        "b": "globs: **/*.ts, **/*.tsx",
        "c": 'applyTo: "app/{web,api}/**"',
    }
    files: dict[str, str | bytes] = {
        f".claude/rules/{name}.md": f"---\n{head}\n---\n- Do." for name, head in heads.items()
    }
    rules = rules_in(tmp_path, files)
    assert {file.name: file.globs for file in rules.files} == {
        "a": ("src/**", "lib/*.py"),
        "b": ("**/*.ts", "**/*.tsx"),
        "c": ("app/{web,api}/**",),
    }
    assert {file.directives[0].line for file in rules.files} == {4, 6}


def test_hooks_are_read_with_event_matcher_and_line(tmp_path: Path) -> None:
    text = HOOKS.replace("{", "{\n")
    (file,) = rules_in(tmp_path, {".claude/settings.json": text}).files
    (hook,) = file.hooks
    assert (hook.event, hook.matcher, hook.command) == ("PreToolUse", "Bash", "no-push.sh")
    assert text.splitlines()[hook.line - 1].startswith('"command": "no-push.sh"')


def test_the_constraints_and_decisions_of_memory_yml_are_directives(tmp_path: Path) -> None:
    text = (
        "hot:\n  fragments:\n    - type: decision\n      content: Use SQLite.\n"
        "    - type: fact\n      content: It rains.\n" + MEMORY
    )
    (file,) = rules_in(tmp_path, {".reverie/memory.yml": text}).files
    assert file.directives == (
        Directive(4, "Use SQLite."),
        Directive(10, "Never deploy on Fridays."),
        Directive(11, "A bare one."),
    )


def test_links_of_every_form_are_read_and_those_in_code_are_not(tmp_path: Path) -> None:
    text = (
        "See [[Page#Part|that]], [[other^b1]], [a](../x.md#y), ![[pic.png]] and @docs/a.md.\n"
        "handoff: next/step.md and @handoff(last.md).\n`[[no]]` [web](https://x.org) <m@x.org>\n"
    )
    (file,) = rules_in(tmp_path, {"memory/n.md": text}).files
    assert {(one.form, one.target, one.heading, one.block) for one in file.links} == {
        (LinkForm.WIKI, "Page", "Part", ""),
        (LinkForm.WIKI, "other", "", "b1"),
        (LinkForm.WIKI, "pic.png", "", ""),
        (LinkForm.MARKDOWN, "../x.md", "y", ""),
        (LinkForm.IMPORT, "docs/a.md", "", ""),
        (LinkForm.HANDOFF, "next/step.md", "", ""),
        (LinkForm.HANDOFF, "last.md", "", ""),
    }


def test_handoffs_are_looked_for_by_the_patterns_that_are_set(tmp_path: Path) -> None:
    roots = a_folder(tmp_path, {"CLAUDE.md": "next -> a/b.md\nhandoff: c.md\n"})
    (file,) = read_rules(Roots(roots.project, handoffs=("next -> {path}",))).files
    assert [link.target for link in file.links] == ["a/b.md"]


def test_what_is_named_too_is_rules_and_the_users_own_can_be_left_out(tmp_path: Path) -> None:
    roots = a_folder(tmp_path, {"docs/how.md": "- Do.", "~/.claude/CLAUDE.md": "- Mine."})
    alone = read_rules(Roots(roots.project, more=("docs",)))
    assert [file.path for file in alone.files] == ["docs/how.md"]
    assert [file.path for file in read_rules(roots).files] == ["~/.claude/CLAUDE.md"]


def test_files_in_other_encodings_are_read_and_what_is_no_text_is_told(tmp_path: Path) -> None:
    rules = rules_in(
        tmp_path,
        {
            "_rules/bom.md": b"\xef\xbb\xbf- Use tabs.",
            "_rules/wide.md": "- Größe zählt.".encode("utf-16"),
            "_rules/old.md": "- Größe zählt.".encode("latin-1"),
            "_rules/crlf.md": b"# A\r\n\r\n- Use tabs.\r\n",
            "_rules/binary.md": b"\x00\x01\x02",
        },
    )
    said = {file.name: [one.text for one in file.directives] for file in rules.files}
    assert said == {
        "bom": ["Use tabs."],
        "wide": ["Größe zählt."],
        "old": ["Größe zählt."],
        "crlf": ["Use tabs."],
    }
    assert rules.troubles == (
        "_rules/binary.md was left out: it is no text",
        "_rules/old.md is not UTF-8; it was read as Latin-1",
    )


def test_a_file_of_five_megabytes_is_told_and_left_out(tmp_path: Path) -> None:
    rules = rules_in(tmp_path, {"CLAUDE.md": "- Go on.\n" * 600_000, "AGENTS.md": "- Stop."})
    assert [file.path for file in rules.files] == ["AGENTS.md"]
    assert rules.troubles == (f"CLAUDE.md was left out: it is longer than {MOST_BYTES:,} bytes",)
    assert MOST_BYTES < 5_400_000


def test_front_matter_that_does_not_parse_is_told_and_the_rest_is_read(tmp_path: Path) -> None:
    rules = rules_in(tmp_path, {"_rules/a.md": "---\na: [1\nb: {\n---\n- Use tabs."})
    (file,) = rules.files
    assert file.directives == (Directive(5, "Use tabs."),)
    assert rules.troubles == (
        "_rules/a.md: its front matter does not parse; what follows it was read",
    )


def test_broken_json_and_yaml_are_told_and_stop_nothing(tmp_path: Path) -> None:
    rules = rules_in(
        tmp_path,
        {
            ".claude/settings.json": "{",
            ".reverie/memory.yml": "cold: [",
            "hooks/hooks.json": '{"hooks": [1, {"a": null}]}',
            "CLAUDE.md": "- Go.",
        },
    )
    assert {file.path for file in rules.files} == {"CLAUDE.md", "hooks/hooks.json"}
    assert [one.split(" could")[0] for one in rules.troubles] == [
        ".claude/settings.json",
        ".reverie/memory.yml",
    ]


def test_links_of_the_file_system_that_go_in_circles_are_not_followed(tmp_path: Path) -> None:
    roots = a_folder(tmp_path, {"AGENTS.md": "- Use tabs.", "_rules/a.md": "- Ask."})
    os.symlink("AGENTS.md", roots.project / "CLAUDE.md")
    os.symlink("..", roots.project / "_rules" / "up")
    os.symlink("self", roots.project / "_rules" / "self")
    rules = read_rules(roots)
    assert [file.path for file in rules.files] == ["AGENTS.md", "_rules/a.md"]
    assert "CLAUDE.md" in rules.paths
    assert rules.troubles == ("_rules/up is a link to a folder; nothing behind it was read",)


def test_names_in_other_cases_are_the_same_places(tmp_path: Path) -> None:
    rules = rules_in(tmp_path, {"claude.md": "- One.", ".claude/skills/x/skill.md": "- Two."})
    assert {file.room for file in rules.files} == {Room.NOTES, Room.SKILL}
