"""Fuzz doors of files: settings, rule files, puzzles and scenarios."""

from __future__ import annotations

import json
import os
import shutil
import tomllib
from collections.abc import Callable
from typing import Any

from bench.fuzz_door import (
    A_DAY,
    EVERY,
    NOW,
    Door,
    live,
    parses_as,
    text_of,
)
from bench.fuzz_inputs import (
    JSON_RAW,
    TEXTS,
    TOML_RAW,
    YAML_RAW,
    Given,
    as_toml,
    halves,
    lines_mutated,
    mutated,
)
from hypothesis import strategies as st

from reverie.awake import home_seal
from reverie.awake.puzzle_file import puzzle_in, puzzle_text
from reverie.awake.puzzle_queue import PuzzleQueue
from reverie.clocks import StoppedClock
from reverie.config_file import prices_beside, settings_beside
from reverie.domain.rules.conflicts import scan_rules
from reverie.domain.values.puzzle import Status
from reverie.errors import Refused
from reverie.hosts import claude_code
from reverie.hosts.install_steps import carry_out
from reverie.mind import OpenMind
from reverie.parsers import json_in, toml_in
from reverie.rulebook.reader import Roots, read_rules
from reverie.settings import GROUPS, Settings
from reverie.settings.group import settings_in as settings_of
from reverie.simulation.day import live_a_day
from reverie.simulation.inhabitants import settle
from reverie.simulation.scenario_file import SHIPPED, scenario_in
from reverie.stores.ram.store import InRamStore
from reverie.stores.threads import OneStoreForAll


class Configs(Door):
    """config.toml beside a mind."""

    def given(self) -> st.SearchStrategy[Given]:
        told = {group: dict(settings_of_group(kind)) for group, kind in GROUPS.items()}
        told |= {"prices": {"model": [1.0, 2]}, "project": {"files": ["CHANGELOG.md"]}}
        past = mutated(told, TOML_RAW).map(
            lambda tree: as_toml(tree).encode(errors="surrogatepass")
        )
        return halves(past, lambda: as_toml(told).encode())

    def parses(self, content: bytes) -> bool:
        return parses_as(toml_in, content)

    def enter(self, content: bytes) -> bool:
        (self.folder / "config.toml").write_bytes(content)
        settings = settings_beside(self.folder / "mind.db")
        prices_beside(self.folder / "mind.db")
        self.count += 1
        if self.count % (4 * EVERY) == 0:
            mind = OpenMind(
                OneStoreForAll(InRamStore()), settings, StoppedClock(NOW), None, home=None
            )
            live(mind, *A_DAY, session="s1")
        return True


def settings_of_group(kind: type[Any]) -> dict[str, Any]:
    """The settings of a group with what they are by themselves."""
    usual = kind()
    return {name: getattr(usual, name) for name, _ in settings_of(kind)}


class RuleFiles(Door):
    """Rule files of a project: Markdown, front matter, settings of hooks, code, package.json."""

    JSONS = (".claude/settings.json", "package.json", "hooks/hooks.json")

    def given(self) -> st.SearchStrategy[Given]:
        found = []
        for name, text in A_PROJECT.items():
            if name in self.JSONS:
                past = mutated(json.loads(text), JSON_RAW).map(text_of)
            else:
                past = lines_mutated(text, (*TEXTS, *map(str, YAML_RAW), *_RULES))
            found.append(halves(past, text.encode).map(_to(name)))
        return st.one_of(found)

    def parses(self, content: bytes) -> bool:
        name, _, rest = content.partition(b"\n")
        return parses_as(json_in if name.decode() in self.JSONS else str, rest)

    def enter(self, content: bytes) -> bool:
        name, _, rest = content.partition(b"\n")
        shutil.rmtree(self.folder)
        for path, text in {**A_PROJECT, name.decode(): rest}.items():
            place = self.folder / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(text if isinstance(text, bytes) else text.encode())
        rules = read_rules(Roots(self.folder))
        scan = scan_rules(rules)
        assert len(rules.files) >= len(A_PROJECT) - 4, "other rule files are lost"
        str(scan)
        return not rules.troubles


def _to(name: str) -> Callable[[Given], Given]:
    return lambda given: Given(name.encode() + b"\n" + given.content, given.is_past)


_HOOKS = {
    "hooks": {
        "Stop": [{"matcher": "*", "hooks": [{"type": "command", "command": "make check"}]}],
        "PreToolUse": [
            {"matcher": "Bash|Edit", "if": "x", "hooks": [{"type": "command", "command": "./a.sh"}]}
        ],
    },
    "permissions": {"allow": ["Bash(ls)"]},
}
A_PROJECT: dict[str, str] = {
    "CLAUDE.md": """# Rules

- Never push to main.
- Use tabs.
- See [a](.claude/rules/a.md#head) and @AGENTS.md.

```sh
make check
```

Run `npm run build` before `make deploy`.
""",
    "AGENTS.md": """# Agents

Always push to main.
handoff: .claude/rules/a.md

[[CLAUDE#Rules|x]] ^block
""",
    ".claude/rules/a.md": """---
name: a
paths: ['src/**', '*.{ts,js}']
aliases: [b]
---

# Head

- Use spaces, never tabs.
""",
    ".claude/skills/s/SKILL.md": """---
name: s
description: what
---
# S

1. Call `run_all()` of src/x.py.
""",
    ".claude/agents/r.md": "---\nname: r\ntools: Bash\n---\nReview it.\n",
    ".claude/settings.json": json.dumps(_HOOKS, indent=1),
    "hooks/hooks.json": json.dumps(_HOOKS),
    "_blocks/f.js": """export function f(a) {
  const g = (x) => {
    return 'a' + "b" + `c`
  }
  /* x */
}
""",
    "_blocks/g.py": "def g(a):\n    '''x'''\n    return [a]\n",
    "package.json": json.dumps({"name": "x", "scripts": {"build": "tsc", "test": "jest"}}),
    "Makefile": "check: lint\n\tpytest\n\nlint:\n\truff .\n.PHONY: check\n",
    ".reverie/memory.yml": """meta:
  version: 1
cold:
  constraints:
    - Never do x.
    - content: y
      type: decision
""",
}
_RULES = (
    "- Never " + "x " * 500,
    "[a](#b)",
    "[a]: <b c>",
    "@" * 50,
    "^id",
    "====",
    "<a href=x>",
    "&amp;&#0;",
)


class ClientSettings(Door):
    """The client's settings of a project, into which hooks are put and taken out again."""

    FILE = ".claude/settings.local.json"

    def given(self) -> st.SearchStrategy[Given]:
        return halves(mutated(_HOOKS, JSON_RAW).map(text_of), lambda: text_of(_HOOKS))

    def parses(self, content: bytes) -> bool:
        return parses_as(json_in, content)

    def enter(self, content: bytes) -> bool:
        shutil.rmtree(self.folder)
        (self.folder / ".claude").mkdir(parents=True)
        place, root = self.folder / self.FILE, str(self.folder)
        place.write_bytes(content)
        os.environ["CLAUDE_CONFIG_DIR"] = str(self.folder / "claude")
        home_seal.seal(os.path.join(root, ".reverie"))
        steps = claude_code.install(root, shared=False, at="2026-01-01", settings=Settings())
        stopped = carry_out(root, steps)
        is_taken = place.read_bytes() != content
        stopped = stopped or carry_out(root, claude_code.uninstall(root))
        if stopped:
            raise Refused(stopped.why)
        assert place.read_bytes() == content, "the settings are not as they were"
        return is_taken


class Puzzles(Door):
    """A puzzle in the queue."""

    NAME = "5f3a2b1c-0000-4000-8000-000000000000"

    def given(self) -> st.SearchStrategy[Given]:
        text = (
            f"---\nuuid: {self.NAME}\nsubmitted_at: 2026-01-31T09:00:00Z\ntype: deep\n"
            "priority: deep\n"
            "format: md\ntime_budget_minutes: 30\ncheckpoint_every_minutes: 10\nmarathon: false\n"
            "status: pending\n---\n\nWhich cache can go?\n"
        )
        return halves(lines_mutated(text), text.encode)

    def parses(self, content: bytes) -> bool:
        return parses_as(str, content)

    def enter(self, content: bytes) -> bool:
        queue = self.folder / "sync/sleep-queue"
        queue.mkdir(parents=True, exist_ok=True)
        (queue / f"{self.NAME}.md").write_bytes(content)
        waiting = PuzzleQueue(self.folder)
        waiting.incubation(NOW)
        (found,) = waiting.listed()
        if found.puzzle is None:
            raise Refused(found.why)
        again = puzzle_text(found.puzzle, Status.PENDING)
        assert puzzle_in(again, f"{self.NAME}.md").text == found.puzzle.text, "it is not as written"
        self.count += 1
        if self.count % EVERY == 0:
            waiting.settle(self.NAME, Status.FAILED)
            waiting.purge()
        return True


class Scenarios(Door):
    """A scenario of a simulation."""

    def given(self) -> st.SearchStrategy[Given]:
        told = tomllib.loads((SHIPPED / "city.toml").read_text()) | {"agents": 20, "days": 2}
        past = mutated(told, TOML_RAW).map(
            lambda tree: as_toml(tree).encode(errors="surrogatepass")
        )
        return halves(past, lambda: as_toml(told).encode())

    def parses(self, content: bytes) -> bool:
        return parses_as(toml_in, content)

    def enter(self, content: bytes) -> bool:
        file = self.folder / "a.toml"
        file.write_bytes(content)
        scenario = scenario_in(file)
        self.count += 1
        if scenario.agents <= 50 and self.count % EVERY == 0:
            city = settle(scenario)
            for day in range(min(2, scenario.days)):
                live_a_day(city, scenario, day)
        return True
