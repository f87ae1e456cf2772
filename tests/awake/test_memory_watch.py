"""What changes in the memory file during a turn of the agent is not a person's word."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie import keyed
from reverie.awake import memory_watch
from tests.awake.hooking import NOW, Project, Record, a_project

TEXT = "hot: # as it was left\n  doubts: []\n"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = a_project(tmp_path)
    file(project).write_text(TEXT)
    return project


def file(project: Project) -> Path:
    return Path(project.home) / "memory.yml"


def kept(project: Project) -> list[tuple[str, str]]:
    """The versions that were kept: whose, and what they say."""
    paths = sorted((project.state / memory_watch.FOLDER).glob("*.yml"))
    return [(path.stem[3:], keyed.read(path, 8 << 20).decode()) for path in paths]


def begin(project: Project, session: str = "s1") -> None:
    memory_watch.turn_begins(project.home, session, NOW)


def use(project: Project) -> None:
    memory_watch.tool_used(project.home, NOW)


def end(project: Project, session: str = "s1") -> None:
    memory_watch.turn_ends(project.home, session, NOW)


def a_use(project: Project) -> Record:
    """What the host sends after the use of a tool."""
    return project.payload("s1", "PostToolUse", tool_name="Bash", tool_input={"command": "ls"})


def test_what_was_there_before_a_turn_is_not_the_agents(project: Project) -> None:
    begin(project)
    use(project)
    end(project)

    assert kept(project) == [("other", TEXT)]


def test_what_a_tool_changed_is_the_agents(project: Project) -> None:
    begin(project)
    file(project).write_text("hot: {}\n")
    use(project)

    assert kept(project) == [("other", TEXT), ("agent", "hot: {}\n")]


def test_what_was_never_looked_at_before_is_the_agents(project: Project) -> None:
    use(project)

    assert kept(project) == [("agent", TEXT)]


def test_what_we_wrote_ourselves_is_nobodys(project: Project) -> None:
    keyed.write_whole(project.state / "memory.base.yml", TEXT)
    begin(project)
    use(project)
    end(project)

    assert kept(project) == []


def test_a_file_that_did_not_move_is_not_read_again(project: Project) -> None:
    begin(project)
    seen = (project.state / memory_watch.SEEN).stat().st_mtime_ns
    for _ in range(3):
        use(project)

    assert (project.state / memory_watch.SEEN).stat().st_mtime_ns == seen


def test_an_edit_that_keeps_size_and_time_is_seen_by_its_place(project: Project) -> None:
    begin(project)
    before = file(project).stat()
    other = file(project).with_name("other.yml")
    other.write_text(TEXT.replace("hot", "hat"))
    import os

    os.utime(other, ns=(before.st_atime_ns, before.st_mtime_ns))
    other.rename(file(project))
    use(project)

    assert [who for who, _ in kept(project)] == ["other", "agent"]


def test_a_turn_that_is_open_claims_what_changes_until_all_have_ended(project: Project) -> None:
    begin(project, "s1")
    file(project).write_text("hot: {a: 1}\n")
    begin(project, "s2")
    end(project, "s1")
    file(project).write_text("hot: {a: 2}\n")
    begin(project, "s3")
    for session in ("s2", "s3"):
        end(project, session)
    file(project).write_text("hot: {a: 3}\n")
    begin(project, "s1")

    assert [who for who, _ in kept(project)] == ["other", "agent", "agent", "other"]


def test_after_many_versions_whatever_changes_is_the_agents(project: Project) -> None:
    for number in range(memory_watch.MOST_VERSIONS + 5):
        file(project).write_text(f"hot: {{a: {number}}}\n")
        begin(project)
        end(project)

    versions = kept(project)
    assert len(versions) == memory_watch.MOST_VERSIONS
    assert versions[-1] == ("agent", file(project).read_text())


def test_a_file_that_is_not_there_leaves_nothing(project: Project) -> None:
    file(project).unlink()
    begin(project)
    use(project)
    end(project)

    assert kept(project) == []
    assert not (project.state / memory_watch.SEEN).exists()


@pytest.mark.parametrize(
    "note", [b"", b"{", b"[]", b'{"turns": 7}', b'{"turns": {"a": "b"}}', b"7"]
)
def test_a_note_that_is_damaged_breaks_nothing(project: Project, note: bytes) -> None:
    (project.state / memory_watch.SEEN).write_bytes(note)
    use(project)

    assert kept(project) == [("agent", TEXT)]
    assert json.loads(keyed.read(project.state / memory_watch.SEEN))["turns"] == {}


def test_a_file_without_end_is_kept_up_to_a_size(project: Project) -> None:
    file(project).write_bytes(b"#" * (memory_watch.MOST_BYTES + 100))
    use(project)

    ((_, text),) = kept(project)
    assert len(text) == memory_watch.MOST_BYTES + 1


def test_a_file_that_is_no_text_breaks_no_hook(project: Project) -> None:
    file(project).write_bytes(b"\xff\xfe\x00")
    said = project.hook("post-tool-use", a_use(project))

    assert (said.code, said.out, said.err, project.log()) == (0, "", "", "")
    assert len(kept(project)) == 1


def test_the_hook_says_nothing_and_notes_that_the_agent_is_active(project: Project) -> None:
    said = project.hook("post-tool-use", a_use(project))

    assert (said.code, said.out, said.err, project.log()) == (0, "", "", "")
    assert kept(project) == [("agent", TEXT)]
    assert (project.state / ".active").exists()
