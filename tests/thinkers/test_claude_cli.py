"""Claude Code as a thinker: run for one reply, told nothing of us, and ended for certain."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from reverie.domain.values.prompt import Price, Prompt
from reverie.errors import ThinkerFailed
from reverie.settings import Settings
from reverie.thinkers.chosen import chosen
from reverie.thinkers.claude_cli import ClaudeCli

PROMPT = Prompt("Judge.", "BEGIN x\n{}\nEND x", 500)
SAID = {
    "type": "result",
    "result": "Well.",
    "is_error": False,
    "total_cost_usd": 0.0123,
    "usage": {"input_tokens": 10, "cache_read_input_tokens": 5, "output_tokens": 7},
}


def a_client(folder: Path, script: str) -> str:
    """A program in the client's place."""
    path = folder / "claude"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


def asked(program: str, *, seconds: float = 20, **environment: str) -> ClaudeCli:
    around = {"PATH": os.environ["PATH"], **environment}
    return ClaudeCli(program, "", Price(3, 15), around)


def says(value: object, folder: Path) -> str:
    (folder / "said.json").write_text(json.dumps(value))
    return f"cat {folder}/said.json"


def test_a_reply_comes_with_its_tokens_and_its_cost(tmp_path: Path) -> None:
    reply = asked(a_client(tmp_path, says(SAID, tmp_path))).reply(PROMPT, seconds=20)
    assert reply.text == "Well."
    assert (reply.spent.calls, reply.spent.tokens, reply.spent.micros) == (1, 22, 12_300)


def test_it_is_run_without_tools_hooks_or_a_transcript_and_outside_any_project(
    tmp_path: Path,
) -> None:
    notes = f'echo "$@" > {tmp_path}/words; pwd > {tmp_path}/pwd; env > {tmp_path}/env; '
    notes += f"cat > {tmp_path}/told; "
    program = a_client(tmp_path, notes + says(SAID, tmp_path))
    asked(program, CLAUDECODE="1", CLAUDE_CODE_SESSION_ID="s").reply(PROMPT, seconds=20)
    words, around = (tmp_path / "words").read_text(), (tmp_path / "env").read_text()
    for word in ("-p", "--tools", "disableAllHooks", "--no-session-persistence"):
        assert word in words
    assert "reverie-" in (tmp_path / "pwd").read_text()
    assert not Path((tmp_path / "pwd").read_text().strip()).exists()
    assert "CLAUDECODE=" not in around
    assert "CLAUDE_CODE_SESSION_ID=" not in around
    assert (tmp_path / "told").read_text() == PROMPT.material


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("echo half a {", "said no JSON"),
        ("exit 3", "it ended with 3"),
        ("true", "said no JSON"),
        ("echo '[1]'", "said no JSON"),
    ],
)
def test_a_client_that_makes_no_sense_fails(tmp_path: Path, script: str, why: str) -> None:
    with pytest.raises(ThinkerFailed, match=why):
        asked(a_client(tmp_path, script)).reply(PROMPT, seconds=20)


def test_what_the_client_calls_an_error_is_one(tmp_path: Path) -> None:
    error = {**SAID, "is_error": True, "result": "API Error: 429"}
    with pytest.raises(ThinkerFailed, match="the client failed: API Error: 429"):
        asked(a_client(tmp_path, says(error, tmp_path))).reply(PROMPT, seconds=20)


def test_a_client_that_will_not_die_is_killed_with_all_it_has_started(tmp_path: Path) -> None:
    stubborn = f"trap '' TERM INT HUP; echo $$ > {tmp_path}/pid\n"
    stubborn += f"(trap '' TERM INT HUP; sh -c 'echo $$ > {tmp_path}/child; exec sleep 600') &\n"
    stubborn += "while true; do sleep 0.1; done"
    with pytest.raises(ThinkerFailed, match="no reply came within 1 s") as failed:
        asked(a_client(tmp_path, stubborn)).reply(PROMPT, seconds=1)
    assert failed.value.paid
    pids = [int((tmp_path / name).read_text()) for name in ("pid", "child")]
    assert not any(is_alive(pid) for pid in pids)


def is_alive(pid: int) -> bool:
    """Whether a process runs after a moment; one that is dead but not yet buried does not."""
    for _ in range(50):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return False
        if state == "Z":
            return False
        time.sleep(0.1)
    return True


def test_a_program_that_is_none_fails(tmp_path: Path) -> None:
    with pytest.raises(ThinkerFailed, match="the client cannot be run"):
        asked(str(tmp_path / "nothing")).reply(PROMPT, seconds=5)


def test_the_estimate_counts_what_the_client_tells_besides() -> None:
    spent = asked("claude").estimate(PROMPT)
    assert spent.tokens > 20_000
    assert spent.micros > 60_000


def test_without_the_client_the_rules_think(tmp_path: Path) -> None:
    settings = Settings.of(name="claude_cli").thinker
    model, why = chosen(settings, {}, {"PATH": str(tmp_path)})
    assert model is None
    assert "`claude` is not on the PATH" in why
