"""What the agent's own tools write into the memory file is kept apart from a person's words."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.awake.memory_watch import MOST_BYTES, keep_as_the_agent_left_it
from reverie.hosts import claude_code
from tests.awake.hooking import Project, Record, a_project

TEXT = "hot: # as the agent left it\n  doubts: []\n"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = a_project(tmp_path)
    file(project).write_text(TEXT)
    return project


def file(project: Project) -> Path:
    return Path(project.home) / "memory.yml"


def kept(project: Project) -> str | None:
    """The copy of the file, if one was kept."""
    copy = project.state / "memory.agent.yml"
    return copy.read_text(encoding="utf-8") if copy.exists() else None


def keep(project: Project, payload: Record) -> None:
    """Let a use of a tool be seen."""
    keep_as_the_agent_left_it(project.home, claude_code.heard(payload))


def use(project: Project, tool: str, **given: object) -> Record:
    """What the host sends after the use of a tool."""
    return project.payload("s1", "PostToolUse", tool_name=tool, tool_input=given)


@pytest.mark.parametrize("tool", ["Edit", "Write", "MultiEdit"])
def test_a_tool_that_wrote_the_file_leaves_a_copy(project: Project, tool: str) -> None:
    keep(project, use(project, tool, file_path=str(file(project))))
    assert kept(project) == TEXT


def test_a_command_that_names_the_file_leaves_a_copy(project: Project) -> None:
    command = "sed -i s/a/b/ .reverie/memory.yml"
    keep(project, use(project, "Bash", command=command))
    assert kept(project) == TEXT


@pytest.mark.parametrize(
    "given",
    [
        {"file_path": "/p/a.py"},
        {"command": "ls"},
        {},
        {"file_path": None, "command": 7},
        {"description": "read memory.yml"},
        {"content": "memory.yml"},
    ],
)
def test_a_tool_that_did_not_name_the_file_leaves_none(
    project: Project, given: dict[str, object]
) -> None:
    keep(project, use(project, "Edit", **given))
    assert kept(project) is None


@pytest.mark.parametrize("given", [None, "memory.yml", ["memory.yml"], 7])
def test_an_input_of_an_odd_shape_leaves_none(project: Project, given: object) -> None:
    payload = {**use(project, "Edit"), "tool_input": given}
    keep(project, payload)
    assert kept(project) is None


def test_the_latest_copy_is_kept(project: Project) -> None:
    payload = use(project, "Edit", file_path=str(file(project)))
    keep(project, payload)
    file(project).write_text("hot: {}\n")
    keep(project, payload)
    assert kept(project) == "hot: {}\n"


def test_a_file_that_is_not_there_leaves_none(project: Project) -> None:
    file(project).unlink()
    keep(project, use(project, "Edit", file_path=str(file(project))))
    assert kept(project) is None


@pytest.mark.parametrize(("bytes_", "is_kept"), [(MOST_BYTES, True), (MOST_BYTES + 1, False)])
def test_a_file_is_kept_up_to_a_size(project: Project, bytes_: int, is_kept: bool) -> None:
    file(project).write_bytes(b"#" * bytes_)
    keep(project, use(project, "Edit", file_path=str(file(project))))
    assert (kept(project) is not None) is is_kept


def test_a_file_that_is_no_text_breaks_no_hook(project: Project) -> None:
    file(project).write_bytes(b"\xff\xfe\x00")
    said = project.hook("post-tool-use", use(project, "Edit", file_path=str(file(project))))
    assert (said.code, said.out, said.err, project.log()) == (0, "", "", "")
    assert kept(project) is not None


def test_the_hook_says_nothing_and_notes_that_the_agent_is_active(project: Project) -> None:
    said = project.hook("post-tool-use", use(project, "Write", file_path=str(file(project))))
    assert (said.code, said.out, said.err, project.log()) == (0, "", "", "")
    assert kept(project) == TEXT
    assert (project.state / ".active").exists()


@pytest.mark.parametrize("other", ["/p/docs/memory.yml", "/p/src/memory.yml.j2", "/p/a/memory.yml"])
def test_another_file_of_that_name_is_not_ours(project: Project, other: str) -> None:
    keep(project, use(project, "Write", file_path=other))
    assert kept(project) is None
