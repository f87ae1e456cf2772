"""The first reading: what is written about a project already becomes statements, one idea each."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.values.memory import Author
from reverie.hosts.claude_code.client import project_folder
from reverie.hosts.claude_code.notes_import import (
    MOST_CHARS,
    MOST_STATEMENTS,
    readings,
    statements,
)

PAGE = """\
---
name: notes
type: project
---
# The shop

The shop sells bread. It opens at six, e.g. on Mondays. Never deploy on
Saturdays!

Rules
-----

<!-- a remark: never read this -->
- **Always** run `make check` before a commit,
  and wait for it.
- Use [uv](https://example.org/uv), not pip.
  * The lock file is committed.
1. Ask before a migration.
- [ ] Write the missing tests.
- Yes
- Commands:

```sh
make never-mind
```

    also code, by its margin

| never | a table |
|---|---|
@docs/more.md
***
> We chose SQLite because it is one file.
"""


def test_each_bullet_and_each_sentence_is_one_statement() -> None:
    assert statements(PAGE) == [
        "The shop sells bread.",
        "It opens at six, e.g. on Mondays.",
        "Never deploy on Saturdays!",
        "Always run `make check` before a commit, and wait for it.",
        "Use uv, not pip.",
        "The lock file is committed.",
        "Ask before a migration.",
        "Write the missing tests.",
        "We chose SQLite because it is one file.",
    ]


def test_what_is_said_twice_is_one_statement() -> None:
    assert statements("- Never push.\n- Never push.\n\nNever push.") == ["Never push."]


def test_a_fence_ends_only_where_it_ends() -> None:
    assert statements("````\n```\nnot this\n```\n````\nBut this one.") == ["But this one."]
    assert statements("~~~\nnot this\n```\nnor this") == []


def test_stars_that_are_no_stress_stay() -> None:
    assert statements("Take `**words` and 2**3 as they are.") == [
        "Take `**words` and 2**3 as they are."
    ]


def test_words_are_taken_as_a_person_reads_them() -> None:
    assert statements(
        "A *stressed* word, ![a picture](x.png) and [the docs][1]. Salt &amp; pepper.\n\n"
        "[1]: https://example.org/docs\n"
    ) == ["A stressed word, a picture and the docs.", "Salt & pepper."]


def test_what_stands_between_tags_is_read() -> None:
    assert statements("<important>\nNever push.\n</important>\n\nUse List<String> here.") == [
        "<important> Never push.",
        "Use List<String> here.",
    ]


def test_only_the_first_paragraph_of_a_bullet_is_one_idea() -> None:
    assert statements("- Ask first. Then act.\n\n  It saves time. And trouble.\n") == [
        "Ask first. Then act.",
        "It saves time.",
        "And trouble.",
    ]


def test_a_line_that_imports_a_file_is_no_idea() -> None:
    assert statements("Be brief, please.\n@docs/more.md\nBe kind, too.") == [
        "Be brief, please.",
        "Be kind, too.",
    ]


def test_sentences_of_other_scripts_are_told_apart() -> None:
    assert statements("主分支 不要推送。先 运行测试。") == ["主分支 不要推送。", "先 运行测试。"]


def test_a_bullet_too_long_is_taken_by_sentences_and_a_sentence_too_long_is_clipped() -> None:
    long = "The word is long. " * 200
    assert statements(f"- {long}") == ["The word is long."]
    (clipped,) = statements("word " * 1000)
    assert len(clipped) <= MOST_CHARS
    assert clipped.endswith("…")


def test_no_more_than_two_hundred_are_taken() -> None:
    found = statements("\n".join(f"- Rule number {number}." for number in range(500)))
    assert len(found) == MOST_STATEMENTS == 200
    assert found[-1] == "Rule number 199."


@given(st.text(alphabet=st.sampled_from("-*#`~>|[](){}<!:. \n\tab1。")))
def test_any_text_gives_short_plain_statements(text: str) -> None:
    for statement in statements(text):
        assert 0 < len(statement) <= MOST_CHARS
        assert statement == " ".join(statement.split())


@pytest.mark.parametrize(
    "text", ["[" * 300_000, " **a" * 100_000, "<!--" * 100_000, "- " * 200_000, "`" * 500_000]
)
def test_no_text_takes_long_to_read(text: str) -> None:
    began = time.perf_counter()
    statements(text)
    assert time.perf_counter() - began < 5


def test_a_persons_files_and_the_clients_notes_are_read_with_their_authors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(tmp_path / "client"))
    root = tmp_path / "a project"
    (root / ".claude").mkdir(parents=True)
    (root / "CLAUDE.md").write_text("- Never push to main.\n")
    (root / ".claude" / "CLAUDE.md").write_text("# Only a heading\n")
    notes = project_folder(str(root)) / "memory"
    notes.mkdir(parents=True)
    (notes / "MEMORY.md").write_text("- The user likes short answers.\n")
    (notes / "other.txt").write_text("- Not this one.\n")

    found = readings(root)

    assert [(one.path.name, one.by, one.statements) for one in found] == [
        ("CLAUDE.md", Author.PERSON, ["Never push to main."]),
        ("MEMORY.md", Author.AGENT, ["The user likes short answers."]),
    ]


def test_the_clients_folder_of_a_project_is_named_as_the_client_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(tmp_path))
    assert project_folder("/srv/pr'o j.x_é").name == "-srv-pr-o-j-x--"
    assert project_folder("/srv/🌙").name == "-srv---"
    long = "/srv/" + "x" * 300
    kept = tmp_path / "projects" / ("-srv-" + "x" * 195 + "-1a2b3c")
    kept.mkdir(parents=True)
    assert project_folder(long) == kept
