"""The checkup of the hooks says what keeps the client from calling them, and what to do."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie import keyed
from reverie.awake import home_seal, ledger
from reverie.hosts.claude_code.client import NO_MEMORY, project_folder
from reverie.hosts.claude_code.doctor import checkup
from reverie.hosts.claude_code.install_plan import plan_install
from reverie.hosts.claude_code.manifest import LOCAL, SHARED
from reverie.hosts.install_steps import carry_out
from tests.awake.hooking import DAY_S, HOUR_S, NOW


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project that has just been connected with the client."""
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(tmp_path / "client"))
    monkeypatch.delenv(NO_MEMORY, raising=False)
    folder = tmp_path / "project"
    home_seal.seal(str(folder / ".reverie"))
    connect(folder)
    return folder


def connect(root: Path, *, shared: bool = False) -> None:
    steps = plan_install(str(root), shared=shared, at=ledger.stamp(NOW))
    assert carry_out(str(root), steps) is None


def ills(root: Path, now: float = NOW) -> dict[str, str]:
    """What is not well, with what to do."""
    return {what: step for well, what, step in checkup(str(root / ".reverie"), now) if not well}


def rewrite(file: Path, change: Callable[[Any], None]) -> None:
    settings = json.loads(file.read_text())
    change(settings)
    file.write_text(json.dumps(settings))


def a_session(root: Path, at: float) -> None:
    folder = project_folder(str(root))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "s1.jsonl").write_text("{}\n")
    os.utime(folder / "s1.jsonl", (at, at))


def a_note(root: Path) -> None:
    folder = project_folder(str(root)) / "memory"
    folder.mkdir(parents=True)
    (folder / "MEMORY.md").write_text("- The user likes tea.\n")


def test_a_project_that_was_just_connected_is_well(root: Path) -> None:
    assert ills(root) == {}
    told = [what for _, what, _ in checkup(str(root / ".reverie"), NOW)]
    assert f"the hooks are registered in {LOCAL}" in told


def test_a_project_that_was_never_connected_is_not_asked_to_be(tmp_path: Path) -> None:
    (tmp_path / ".reverie").mkdir()
    assert list(checkup(str(tmp_path / ".reverie"), NOW)) == []


def test_a_mind_outside_of_a_project_has_no_hooks_to_look_at(root: Path) -> None:
    (root / ".claude" / "settings.json").write_text("{")
    assert list(checkup(str(root / "elsewhere"), NOW)) == []


def test_settings_that_are_no_strict_json_are_named_with_their_place(root: Path) -> None:
    (root / SHARED).write_text('{\n  "a": 1 // why\n}\n')
    (ill,) = ills(root)
    assert ill.startswith(f"{SHARED}:2:10: not strict JSON")


def test_an_interpreter_that_is_gone_is_named(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/gone/bin/python")
    connect(root)
    monkeypatch.undo()
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(root.parent / "client"))

    assert ills(root) == {
        f"the hooks in {LOCAL} name an interpreter that is gone (/gone/bin/python)": (
            "run `reverie init`"
        )
    }


def test_an_interpreter_that_is_another_is_named(root: Path) -> None:
    text = (root / LOCAL).read_text()
    (root / LOCAL).write_text(text.replace(f"'{_executable(text)}'", "'/bin/sh'"))
    assert list(ills(root)) == [
        f"the hooks in {LOCAL} name another interpreter than ours (/bin/sh)"
    ]


def test_a_reverie_that_lies_elsewhere_is_named(root: Path) -> None:
    from reverie.hosts.claude_code.hook_config import site

    text = (root / LOCAL).read_text()
    (root / LOCAL).write_text(text.replace(site(), "/old/site"))
    assert list(ills(root)) == [f"the hooks in {LOCAL} name another Reverie ('/old/site')"]


def test_an_event_without_a_hook_is_named(root: Path) -> None:
    rewrite(root / LOCAL, lambda settings: settings["hooks"].pop("Stop"))
    assert ills(root) == {"no hook is registered for Stop": "run `reverie init`"}


def test_hooks_that_were_taken_out_by_hand_are_missed(root: Path) -> None:
    (root / LOCAL).write_text("{}")
    assert list(ills(root)) == ["no hook is registered with the client"]


def test_hooks_that_would_run_twice_are_named(root: Path) -> None:
    own = root.parent / "client" / "settings.json"
    own.parent.mkdir()
    own.write_text((root / LOCAL).read_text())
    (ill,) = ills(root)
    assert ill == f"the hooks are registered in {LOCAL} and in {own}"


def test_a_project_whose_settings_are_those_of_the_user_has_them_once(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect(root, shared=True)
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(root / ".claude"))
    assert not any("and in" in ill for ill in ills(root))


def test_a_plugin_beside_the_hooks_is_named(root: Path) -> None:
    (root / SHARED).write_text('{"enabledPlugins": {"reverie@shelf": true}}')
    (ill,) = ills(root)
    assert ill == f"the hooks are registered in {LOCAL} and in the plugin"


def test_shared_hooks_need_reverie_on_the_path(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect(root, shared=True)
    monkeypatch.setenv("PATH", "")
    (ill,) = ills(root)
    assert ill == f"the hooks in {SHARED} look for `reverie`, which is not found"

    found = root.parent / "bin" / "reverie"
    found.parent.mkdir()
    found.touch(0o755)
    monkeypatch.setenv("PATH", str(found.parent))
    assert ills(root) == {}


def test_a_file_of_ours_that_is_missing_is_named_and_one_that_was_edited_is_not(
    root: Path,
) -> None:
    (root / ".claude" / "rules" / "reverie-sleep.md").write_text("my own rules\n")
    (root / ".claude" / "agents" / "reverie-rem-sleep.md").unlink()
    assert ills(root) == {".claude/agents/reverie-rem-sleep.md is missing": "run `reverie init`"}


def test_hooks_that_were_never_called_are_noticed_after_a_day(root: Path) -> None:
    a_session(root, NOW + HOUR_S)
    assert ills(root, NOW + DAY_S - 1) == {}

    (ill,) = ills(root, NOW + DAY_S)
    assert ill == "no hook was ever called, though 1 session(s) ran since"


def test_a_client_that_has_not_run_since_cannot_have_called_a_hook(root: Path) -> None:
    a_session(root, NOW - HOUR_S)
    assert ills(root, NOW + 9 * DAY_S) == {}


@pytest.mark.parametrize("trace", [".active", ".sleep.json", "hook.log", "paused"])
def test_a_hook_that_left_a_trace_was_called(root: Path, trace: str) -> None:
    a_session(root, NOW + HOUR_S)
    file = root / ".reverie" / "state" / trace
    keyed.write_whole(file, ledger.written(ledger.empty(NOW)) if trace == ".sleep.json" else "")
    os.utime(file, (NOW + HOUR_S, NOW + HOUR_S))
    assert not any("ever called" in ill for ill in ills(root, NOW + DAY_S))


def test_hooks_that_are_turned_off_are_the_reason(root: Path) -> None:
    a_session(root, NOW + HOUR_S)
    rewrite(root / LOCAL, lambda settings: settings.update(disableAllHooks=True))
    (step,) = ills(root, NOW + DAY_S).values()
    assert step == "hooks are turned off: remove `disableAllHooks` from the settings"


def test_two_memories_are_noticed(root: Path) -> None:
    a_note(root)
    (ill, step) = next(iter(ills(root).items()))
    assert "a memory of its own" in ill
    assert f"set {NO_MEMORY}=1" in step


@pytest.mark.parametrize("way", ["environment", "settings", "environment in the settings"])
def test_a_memory_of_the_client_that_is_off_does_no_harm(
    root: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_note(root)
    if way == "environment":
        monkeypatch.setenv(NO_MEMORY, "1")
    elif way == "settings":
        rewrite(root / LOCAL, lambda settings: settings.update(autoMemoryEnabled=False))
    else:
        rewrite(root / LOCAL, lambda settings: settings.update(env={NO_MEMORY: "true"}))
    assert ills(root) == {}


def _executable(text: str) -> str:
    command = json.loads(text)["hooks"]["Stop"][0]["hooks"][0]["command"]
    return str(command.split("'")[1])
