"""`reverie audit`: sessions are looked back on, logged in silence, and offered by choice."""

from __future__ import annotations

import json
import subprocess
from datetime import timedelta
from pathlib import Path

import pytest

from reverie import keyed
from reverie.awake import audit_book, hooks
from reverie.cli._app import ended
from reverie.hosts import claude_code
from reverie.wiring import open_mind
from tests.awake.transcripts import BEGAN, Transcript
from tests.cli.terminal import as_json, said, typed

SILENT = 10
NOW = BEGAN.timestamp()


@pytest.fixture(autouse=True)
def _user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user who has had no session yet, and whose git is nobody else's."""
    monkeypatch.setenv("XDG_STATE_HOME", f"{tmp_path}-state")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")


def worked(project: Path, session: str, *deeds: str, text: str = "Please look at it.") -> Path:
    """A session in which commands ran; one that begins with ! failed."""
    transcript = Transcript().human(text)
    for deed in deeds:
        command, _, output = deed.lstrip("!").partition(" => ")
        transcript.ran(command, output or "ok", error=deed.startswith("!"))
    return stopped(project, session, transcript)


def stopped(project: Path, session: str, transcript: Transcript) -> Path:
    path = Path(f"{project}-client", "projects", "-p", f"{session}.jsonl")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(transcript.content())
    payload = {"session_id": session, "transcript_path": str(path), "cwd": str(project)}
    hooks.HOOKS["stop"](claude_code, f"{project}/.reverie", claude_code.heard(payload), NOW)
    return path


def had(count: int) -> None:
    """A user who has had so many sessions, elsewhere."""
    audit_book.count_sessions(f"elsewhere-{number}" for number in range(count))


def backlog(project: Path) -> str:
    path = project / ".reverie" / "audit-backlog.md"
    return path.read_text() if path.exists() else ""


FAILING = ("!npm test => Exit code 1\n2 failed",) * 3


@pytest.mark.usefixtures("mind")
def test_a_milestone_adds_one_line_that_sums_up_the_session(project: Path) -> None:
    worked(project, "monday", "ls", "!make => Exit code 2", "git commit -qm 'feat(core): read it'")
    said("audit")
    (line,) = [line for line in backlog(project).splitlines() if "milestone" in line]
    assert "feat(core): read it (session monday: 3 calls, 1 failure)" in line
    said("audit")
    assert backlog(project).count("feat(core)") == 1


@pytest.mark.usefixtures("mind")
def test_a_spike_is_logged_once_with_its_class(project: Path) -> None:
    worked(project, "monday", *FAILING, *FAILING)
    said("audit")
    (line,) = [line for line in backlog(project).splitlines() if "error spike" in line]
    assert "npm test: tests failed (session monday: 6 calls, 6 failures)" in line


@pytest.mark.usefixtures("mind")
@pytest.mark.parametrize(
    "deed",
    [
        "!git commit -m 'feat: x' => Exit code 1\nerror: pathspec",
        "git commit -m 'feat: x' | tail => nothing to commit, working tree clean",
        "git merge main => Already up to date.",
        "!git merge main => Exit code 1\nCONFLICT (content)",
        "!git commit -m 'feat: x' => The user doesn't want to proceed with this tool use.",
    ],
)
def test_a_commit_that_was_not_made_is_no_milestone(project: Path, deed: str) -> None:
    worked(project, "monday", deed)
    assert as_json("audit")["milestones"] == []


@pytest.mark.usefixtures("mind")
def test_a_commit_made_before_something_else_failed_is_a_milestone(project: Path) -> None:
    output = "Exit code 1\n[main 1234abc] feat: x\n 1 file changed\n2 failed"
    worked(project, "monday", f"!git commit -m 'feat: x' && npm test => {output}")
    assert [one["what"] for one in as_json("audit")["milestones"]] == ["feat: x"]


def test_each_distinct_session_of_the_user_counts_once_in_all_projects(
    mind: Path, project: Path
) -> None:
    path = worked(project, "monday", "ls")
    for _ in range(3):
        said("audit")
    assert backlog(project).startswith("<!-- session_count: 1 -->\n")
    path.write_bytes(path.read_bytes() + b"{}\n")
    worked(project, "tuesday", "ls")
    assert as_json("audit")["session_count"] == 2
    had(5)
    assert as_json("audit")["session_count"] == 7
    assert "<!-- session_count: 7 -->" in backlog(project)
    with open_mind(mind) as m:
        assert m.findings().count == 7


@pytest.mark.usefixtures("mind")
def test_the_first_ten_sessions_only_log_and_the_eleventh_is_offered_choices(
    project: Path,
) -> None:
    had(SILENT - 1)
    worked(project, "monday", *FAILING)
    tenth = as_json("audit")
    assert (tenth["session_count"], tenth["silent"], tenth["choices"]) == (10, True, [])
    assert "error spike" in backlog(project)
    assert "only logged" in said("audit")
    worked(project, "tuesday", "ls")
    eleventh = as_json("audit")
    assert (eleventh["session_count"], eleventh["silent"]) == (11, False)
    assert [one["choice"] for one in eleventh["choices"]] == [
        "codify",
        "debug",
        "log",
        "hook",
        "postpone",
    ]


@pytest.mark.usefixtures("mind")
def test_a_restricted_project_only_logs_and_archives_nothing(project: Path) -> None:
    (project / ".reverie" / "config.toml").write_text("[audit]\nrestricted = true\n")
    had(SILENT + 5)
    worked(project, "monday", *FAILING)
    assert as_json("audit")["choices"] == []
    assert "error spike" in backlog(project)
    assert not (project / ".reverie" / "sync" / "traces").exists()
    assert "restricted" in said("audit")


@pytest.fixture
def spike(mind: Path, project: Path) -> str:
    """A finding that waits for a choice; its name."""
    had(SILENT + 5)
    worked(project, "monday", *FAILING)
    ((name,),) = ([one["name"] for one in as_json("audit")["findings"]],)
    return str(name)


def test_codify_shows_a_rule_and_a_hook_and_writes_nothing(spike: str, project: Path) -> None:
    before = {path for path in project.rglob("*") if ".reverie" not in path.parts}
    told = said("audit --choose 1 codify")
    assert "Before you run `npm test` again" in told
    assert "PreToolUse" in told
    assert before == {path for path in project.rglob("*") if ".reverie" not in path.parts}
    assert as_json("audit")["findings"] == []
    assert spike


def test_a_rule_is_written_only_where_a_person_says_so(
    spike: str, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLAUDECODE", "1")
    assert ended(["audit", "--choose", spike, "codify", "--write", "rule.md"]) == 6
    assert not (project / "rule.md").exists()
    monkeypatch.delenv("CLAUDECODE")
    said(f"audit --choose {spike} codify --write rule.md")
    assert (project / "rule.md").read_text().startswith("# Error spike\n\n- Before you run")
    assert ended(["audit", "--choose", spike, "codify", "--write", "rule.md"]) == 5
    assert typed(f"audit --choose {spike} log --write rule.md").exit_code == 2


def test_debug_gives_five_phases_and_hook_only_a_hook(spike: str) -> None:
    told = said(f"audit --choose {spike} debug").splitlines()
    assert [line[:2] for line in told[1:]] == ["1.", "2.", "3.", "4.", "5."]
    hook = said(f"audit --choose {spike} hook")
    assert json.loads(hook.partition("\n\n")[2])["hooks"]["PreToolUse"]
    assert "A rule" not in hook


def test_what_was_logged_is_not_offered_again_and_what_was_postponed_is(
    spike: str, project: Path
) -> None:
    said(f"audit --choose {spike} postpone")
    assert as_json("audit")["findings"] == []
    worked(project, "tuesday", "ls")
    assert [one["name"] for one in as_json("audit")["findings"]] == [spike]
    said(f"audit --choose {spike} log")
    worked(project, "wednesday", "ls")
    assert as_json("audit")["findings"] == []


@pytest.mark.usefixtures("spike")
def test_a_number_that_is_not_there_is_told() -> None:
    assert ended(["audit", "--choose", "7", "log"]) == 3
    assert ended(["audit", "--choose", "n-none", "log"]) == 3


@pytest.mark.usefixtures("mind")
def test_what_a_person_wrote_in_the_backlog_stays(project: Path) -> None:
    path = project / ".reverie" / "audit-backlog.md"
    worked(project, "monday", "git commit -m 'feat: a'")
    said("audit")
    path.write_text(path.read_text().replace("- [ ]", "- [x]") + "\nMy own words\n")
    worked(project, "tuesday", "git commit -m 'feat: b'")
    said("audit")
    text = path.read_text()
    assert "- [x]" in text
    assert "My own words\n- [ ]" in text
    assert text.count("feat: a") == text.count("feat: b") == 1
    assert text.startswith("<!-- session_count: 2 -->")


@pytest.mark.usefixtures("mind")
def test_a_line_that_a_person_took_out_does_not_come_back(project: Path) -> None:
    worked(project, "monday", "git commit -m 'feat: a'")
    said("audit")
    (project / ".reverie" / "audit-backlog.md").write_text("")
    worked(project, "monday", "git commit -m 'feat: a'", "ls")
    said("audit")
    assert "feat: a" not in backlog(project)


@pytest.mark.usefixtures("mind")
def test_a_backlog_in_another_encoding_is_only_added_to(project: Path) -> None:
    path = project / ".reverie" / "audit-backlog.md"
    path.write_bytes("Grüße".encode("latin-1"))
    worked(project, "monday", "git commit -m 'feat: a'")
    said("audit")
    assert path.read_bytes().startswith("Grüße\n- [ ]".encode("latin-1"))


def git(folder: Path, *words: str, **more: str) -> None:
    at = (BEGAN + timedelta(seconds=2)).isoformat()
    subprocess.run(
        ["git", "-c", "user.name=Ada", "-c", "user.email=ada@b.c", *words],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "GIT_COMMITTER_DATE": at, "GIT_AUTHOR_DATE": at, **more},
        check=True,
        capture_output=True,
    )


def a_repository(folder: Path) -> None:
    git(folder, "init", "-q", "-b", "main")
    git(folder, "config", "user.email", "ada@b.c")


@pytest.mark.usefixtures("mind")
def test_commits_of_the_repository_that_no_tool_made_are_milestones_too(project: Path) -> None:
    a_repository(project)
    for subject in ("feat: by hand", "fix: not this", "feat: by the agent"):
        git(project, "commit", "-q", "--allow-empty", "-m", subject)
    late = {"GIT_COMMITTER_DATE": (BEGAN + timedelta(days=2)).isoformat()}
    git(project, "commit", "-q", "--allow-empty", "-m", "feat: later", **late)
    worked(project, "monday", "ls", "git commit -m 'feat: by the agent'", "ls")
    found = [one["what"] for one in as_json("audit")["milestones"]]
    assert sorted(found) == ["feat: by hand", "feat: by the agent"]


@pytest.mark.usefixtures("mind")
def test_a_merge_that_a_tool_made_is_not_told_twice(project: Path) -> None:
    a_repository(project)
    git(project, "commit", "-q", "--allow-empty", "-m", "start")
    git(project, "checkout", "-q", "-b", "x")
    git(project, "commit", "-q", "--allow-empty", "-m", "fix: on x")
    git(project, "checkout", "-q", "main")
    git(project, "merge", "-q", "--no-ff", "--no-edit", "x")
    worked(project, "monday", "ls", "git merge --no-ff x", "ls")
    assert [one["what"] for one in as_json("audit")["milestones"]] == ["merge x"]


@pytest.mark.usefixtures("mind")
def test_a_repository_without_commits_or_on_no_branch_is_read_as_well(project: Path) -> None:
    a_repository(project)
    worked(project, "monday", "ls", "ls")
    assert as_json("audit")["milestones"] == []
    legacy = ("-c", "i18n.commitEncoding=latin-1")
    git(project, *legacy, "commit", "-q", "--allow-empty", "-m", "feat: größer")
    git(project, "checkout", "-q", "--detach")
    worked(project, "tuesday", "ls", "ls")
    (found,) = as_json("audit")["milestones"]
    assert found["what"].startswith("feat: gr")


@pytest.mark.usefixtures("mind")
def test_no_secret_of_a_subject_is_kept(project: Path) -> None:
    key = "sk-ant-api03-" + "q7Rk2mXv9Lb4Tz8Wc3Hd6Nf1Yp5Jg0Ks" * 2
    worked(project, "monday", f"git commit -m 'feat: use {key}'")
    said("audit")
    assert "q7Rk2mXv" not in backlog(project)
    assert "feat: use \\[secret]" in backlog(project)


def test_the_audit_by_hand_is_the_audit_of_a_doze(mind: Path, project: Path) -> None:
    worked(project, "monday", *FAILING, "git commit -m 'feat: a'")
    said("doze")
    by_itself = backlog(project)
    with open_mind(mind) as m:
        known = m.findings()
    assert "feat: a" in by_itself
    assert "error spike" in by_itself
    assert as_json("audit")["new"] == []
    with open_mind(mind) as m:
        assert m.findings() == known
    assert backlog(project) == by_itself


@pytest.mark.usefixtures("mind")
def test_a_stop_alone_looks_back_on_nothing(project: Path) -> None:
    worked(project, "monday", *FAILING)
    assert backlog(project) == ""


@pytest.mark.usefixtures("mind")
def test_a_private_session_is_not_looked_back_on(project: Path) -> None:
    worked(project, "monday", "git commit -m 'feat: leave'", text="[PRIVATE] help me resign")
    said("audit")
    assert "feat: leave" not in backlog(project)


@pytest.mark.usefixtures("mind")
def test_one_session_can_be_looked_back_on_again(project: Path) -> None:
    worked(project, "monday", *FAILING)
    said("audit")
    assert as_json("audit --session mon")["new"] == []
    assert as_json("audit --session elsewhere")["new"] == []


@pytest.mark.usefixtures("mind")
def test_a_night_tells_the_person_that_findings_wait(project: Path) -> None:
    had(SILENT + 5)
    worked(project, "monday", *FAILING)
    said("night")
    note = (project / ".reverie" / "state" / "morning-note.txt").read_text()
    assert "1 finding about the work" in note
    assert "1 finding about how the work goes, by choice: reverie audit" in " ".join(
        said("report").replace("`", "").split()
    )
    assert as_json("report")["to_decide"]["findings"] == 1


@pytest.mark.usefixtures("mind")
def test_a_doze_leaves_the_person_a_note_of_what_is_new(project: Path) -> None:
    had(SILENT + 5)
    worked(project, "monday", *FAILING)
    said("doze")
    note = project / ".reverie" / "state" / "morning-note.txt"
    assert keyed.read(note).decode().strip() == (
        "Reverie: 1 finding about how the work goes. See `reverie audit`."
    )
    note.unlink()
    worked(project, "tuesday", "ls")
    said("doze")
    assert not note.exists()


def test_a_verdict_can_be_undone(spike: str) -> None:
    said(f"audit --choose {spike} log")
    (*_, newest) = as_json("journal")
    said(f"undo e{newest['number']} --then again --yes")
    assert [one["name"] for one in as_json("audit")["findings"]] == [spike]
