"""The rules from the command line: scan, reconcile and links, alone and in a pipe."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.terminal import as_json, ran, said, typed
from tests.rulebook.folders import committed, git

TODAY = "2026-03-02T21:00+00:00"
DEEP = "2026-03-09T21:00+00:00"
CLASH = "- Use tabs for indentation.\n- Use spaces for indentation.\n"
HOOK = '{"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"command": "no-sudo.sh"}]}]}}'


@pytest.fixture
def ruled(project: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a contradiction, two rule files of one name, and a hook beside its rule."""
    monkeypatch.setenv("REVERIE_NOW", TODAY)
    files = {
        "CLAUDE.md": CLASH,
        ".claude/rules/git.md": "- Never use sudo.\n",
        "_rules/git.md": "- Ask before you merge.\n",
        "hooks/hooks.json": HOOK,
    }
    for path, text in files.items():
        (project / path).parent.mkdir(parents=True, exist_ok=True)
        (project / path).write_text(text)
    return project


def deep(folder: Path) -> list[str]:
    """The names of what deep sleep left in a project."""
    return sorted(path.name for path in (folder / ".reverie/sync/sleep-deep").glob("*"))


def page(folder: Path, what: str, day: str = "2026-03-02") -> str:
    return (folder / f".reverie/sync/sleep-deep/{day}-{what}.md").read_text()


def test_a_scan_lists_what_cannot_stand_with_file_and_line(ruled: Path) -> None:
    told = said("scan")
    assert "CLAUDE.md:1  Use tabs for indentation." in told
    assert "3 conflicts in your rules, 1 to decide." in told


def test_a_scan_tells_which_rule_files_reverie_wrote_itself(project: Path) -> None:
    (project / "CLAUDE.md").write_text("- Ask before you merge.\n")
    assert said("scan --alone").startswith("1 rule file; 1 directive.")
    said("init")
    assert said("scan --alone").startswith("10 rule files, of which Reverie wrote 9; ")


def test_a_scan_for_programs_is_a_typed_list(ruled: Path) -> None:
    told = as_json("scan")
    assert [one["kind"] for one in told["conflicts"]] == [
        "contradictory-directive",
        "name-collision",
        "matcher-overlap",
    ]
    first = told["conflicts"][0]
    assert first["spots"][0] == {
        "file": "CLAUDE.md",
        "line": 1,
        "text": "Use tabs for indentation.",
    }
    assert (first["requires_human_decision"], first["moves"]) == (True, [])
    assert re.fullmatch(r"k-[0-9a-f]{8}", first["name"])


def test_a_scan_changes_nothing_and_needs_no_mind(ruled: Path) -> None:
    before = sorted(ruled.rglob("*"))
    said("scan")
    said("links")
    assert "WHY: " in said("reconcile")
    assert sorted(ruled.rglob("*")) == before


def test_a_folder_and_further_rules_in_it_can_be_named(ruled: Path) -> None:
    (ruled / "docs").mkdir()
    (ruled / "docs" / "how.md").write_text("- Never ask before you merge.\n")
    assert len(as_json("scan .")["conflicts"]) == 3
    assert len(as_json("scan . docs")["conflicts"]) == 4
    assert typed("scan nowhere").exit_code == 2
    assert typed("scan . /etc").exit_code == 2


def test_the_users_own_rules_are_looked_over_unless_they_are_left_out(
    ruled: Path, tmp_path: Path
) -> None:
    own = Path(f"{tmp_path}-client")
    own.mkdir()
    (own / "CLAUDE.md").write_text("- Never ask before you merge.\n")
    spots = [one["spots"] for one in as_json("scan")["conflicts"]]
    assert any(spot["file"] == "~/.claude/CLAUDE.md" for some in spots for spot in some)
    assert len(as_json("scan --alone")["conflicts"]) == 3


def test_a_plan_alone_is_the_default_and_has_why_example_and_tradeoff(ruled: Path) -> None:
    said("init")
    committed(ruled)
    said("reconcile --alone")
    assert deep(ruled) == ["2026-03-02-plan.md"]
    assert "deep-sleep" not in git(ruled, "branch", "--list")
    text = page(ruled, "plan")
    assert text.count("WHY: ") == text.count("EXAMPLE: ") == text.count("TRADEOFF: ") == 3
    assert "“Use tabs for indentation.” against “Use spaces for indentation.”" in text


def test_without_conflicts_the_plan_says_so(mind: Path, project: Path) -> None:
    said("reconcile --alone")
    (plan,) = (project / ".reverie/sync/sleep-deep").glob("*-plan.md")
    assert "No conflicts this cycle." in plan.read_text()


def test_a_fork_has_a_second_page_with_what_is_safe_and_the_plan_has_the_rest(ruled: Path) -> None:
    said("init")
    committed(ruled)
    told = said("reconcile --alone --fork")
    assert "The branch deep-sleep/2026-03-02 was made, with 1 moved or renamed." in told
    assert deep(ruled) == ["2026-03-02-autoresolve.md", "2026-03-02-plan.md"]
    plan, safe = page(ruled, "plan"), page(ruled, "autoresolve")
    assert "contradictory-directive" in plan
    assert "contradictory-directive" not in safe
    for kind in ("name-collision", "matcher-overlap"):
        assert kind in safe
        assert kind not in plan
    assert "Keep both, add a cross-reference" in safe
    assert safe.count("WHY: ") == safe.count("EXAMPLE: ") == safe.count("TRADEOFF: ") == 2
    assert "_rules/git-2.md" in git(ruled, "ls-tree", "-r", "--name-only", "deep-sleep/2026-03-02")
    assert (ruled / "_rules/git.md").exists()


def test_a_fork_that_would_break_a_link_is_blocked_and_the_plan_says_where(ruled: Path) -> None:
    said("init")
    (ruled / "AGENTS.md").write_text("# A\n\nSee [git](_rules/git.md).\n")
    committed(ruled)
    told = as_json("reconcile --alone --fork")
    assert (told["branch"], told["blocked_by"]) == ("", ["AGENTS.md:3"])
    assert "AGENTS.md:3 _rules/git.md: there is no _rules/git.md" in page(ruled, "plan")
    assert "deep-sleep" not in git(ruled, "branch", "--list")


def test_each_command_takes_what_the_one_before_it_says(ruled: Path) -> None:
    said("init")
    scan = ran("scan --alone --json")
    less = json.loads(scan.stdout)
    less["conflicts"] = [one for one in less["conflicts"] if one["moves"]]
    plan = ran("reconcile --alone --from - --json", keys=json.dumps(less))
    assert (scan.returncode, plan.returncode) == (0, 0)
    assert len(json.loads(plan.stdout)["scan"]["conflicts"]) == 1
    assert json.loads(plan.stdout)["moves"] == [
        {"source": "_rules/git.md", "to": "_rules/git-2.md"}
    ]
    links = ran("links --alone --from - --json", keys=plan.stdout)
    assert (links.returncode, json.loads(links.stdout)["broken"]) == (0, [])
    (ruled / "AGENTS.md").write_text("[git](_rules/git.md) [gone](gone.md)\n")
    links = ran("links --alone --from - --json", keys=plan.stdout)
    assert links.returncode == 2
    assert [one["link"] for one in json.loads(links.stdout)["broken"]] == ["_rules/git.md"]


def test_links_exit_with_two_where_one_leads_nowhere(ruled: Path) -> None:
    assert ran("links --alone").returncode == 0
    (ruled / "AGENTS.md").write_text("# A\n\nSee [[nowhere]].\n")
    ended = ran("links --alone")
    assert ended.returncode == 2
    assert "AGENTS.md:3: [[nowhere]]: there is no nowhere" in ended.stdout


def test_what_is_no_scan_is_refused_in_a_sentence(ruled: Path) -> None:
    said("init")
    for text in ("", "[]", '{"conflicts": [{"kind": "odd"}]}', "nonsense", '{"conflicts": 1}'):
        ended = ran("reconcile --alone --from -", keys=text)
        assert ended.returncode == 2
        assert "is not what `reverie scan --json` writes" in ended.stderr
    assert (
        ran("links --from -", keys='{"moves": [{"source": "/etc/x", "to": "y"}]}').returncode == 2
    )
    assert deep(ruled) == []


def test_what_needs_a_decision_is_never_done_though_a_scan_says_how(ruled: Path) -> None:
    said("init")
    committed(ruled)
    told = as_json("scan --alone")
    for one in told["conflicts"]:
        one["requires_human_decision"] = True
    ended = ran("reconcile --alone --from - --fork --json", keys=json.dumps(told))
    assert json.loads(ended.stdout)["moves"] == []
    assert "deep-sleep" not in git(ruled, "branch", "--list")
    assert "Nothing to do this cycle." in page(ruled, "autoresolve")


def test_a_deep_night_leaves_the_plan_and_its_report_links_to_it(
    ruled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said("init")
    assert "sleep-deep" not in said("night --full")
    monkeypatch.setenv("REVERIE_NOW", DEEP)
    assert "3 conflicts in your rules, 1 to decide." in said("night --full")
    assert deep(ruled) == ["2026-03-09-plan.md"]
    report = (ruled / ".reverie/sync/reports/sleep-2026-03-09.md").read_text()
    assert "(../sleep-deep/2026-03-09-plan.md)" in report
    assert as_json("report")["sleeps"][0]["conflicts"] == 3


def test_a_deep_night_in_fork_mode_leaves_the_branch_too(
    ruled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said("init")
    committed(ruled)
    said("config set reconcile_mode fork")
    monkeypatch.setenv("REVERIE_NOW", DEEP)
    told = said("night --full")
    assert "The branch deep-sleep/2026-03-09 was made" in told
    assert deep(ruled) == ["2026-03-09-autoresolve.md", "2026-03-09-plan.md"]


def test_a_deep_night_touches_no_rule_and_no_trace(
    ruled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said("init")
    traces = ruled / ".reverie/sync/traces"
    traces.mkdir(parents=True)
    (traces / "s1.jsonl").write_text('{"see": "[[nowhere]]"}\n')
    watched = [*traces.glob("*"), *(p for p in ruled.glob("[!.]*/**/*") if p.is_file())]
    before = {path: path.read_bytes() for path in watched}
    monkeypatch.setenv("REVERIE_NOW", DEEP)
    said("config set reconcile_mode fork")
    said("night --full")
    assert {path: path.read_bytes() for path in watched} == before


def test_a_plan_that_cannot_be_kept_is_told_and_the_night_stands(
    ruled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said("init")
    (ruled / ".reverie/sync/sleep-deep").write_text("in the way")
    monkeypatch.setenv("REVERIE_NOW", DEEP)
    assert "the plan of deep sleep was not kept" in said("night --full")
    assert len(as_json("report")["sleeps"]) == 1


def test_an_undone_night_tells_no_conflicts(ruled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said("init")
    monkeypatch.setenv("REVERIE_NOW", DEEP)
    said("night --full")
    said("undo 1 --yes")
    assert as_json("report")["sleeps"][0]["conflicts"] is None
