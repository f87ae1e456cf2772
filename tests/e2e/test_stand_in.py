"""The stand-in itself, without a client."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.request import Request, urlopen

from tests.e2e.stand_in import UNSCRIPTED, Script, Turn, Use, read, standing_in, turn_for, written

LOOK = Turn("I look.", (Use("Read", {"file_path": "/p/a"}, "toolu_1"),), {"input_tokens": 7})
DONE = Turn("Done.")
SCRIPTS = [Script("tidy", (LOOK, DONE)), Script("tidy up", (DONE,))]
RESULT = {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "toolu_1"}]}
SYSTEM = {"role": "system", "content": "tidy up"}


def asked(*messages: object, tools: bool = True) -> dict[str, object]:
    """A request with a prompt and what came after it."""
    prompt = {"role": "user", "content": "please tidy up"}
    return {"messages": [prompt, *messages], "tools": [{"name": "Read"}] * tools, "model": "m"}


def test_the_first_script_that_fits_the_prompt_answers_a_turn_for_each_result() -> None:
    assert turn_for(asked(), SCRIPTS) == LOOK
    assert turn_for(asked(RESULT, SYSTEM), SCRIPTS) == DONE
    assert turn_for(asked(RESULT, RESULT), SCRIPTS) == UNSCRIPTED


def test_only_the_last_prompt_is_answered() -> None:
    assert turn_for(asked({"role": "user", "content": "and now?"}), SCRIPTS) == UNSCRIPTED


def test_what_the_client_puts_beside_a_prompt_fits_no_script() -> None:
    reminder = {"type": "text", "text": "<system-reminder>tidy</system-reminder>"}
    assert turn_for(asked({"role": "user", "content": [reminder]}), SCRIPTS) == UNSCRIPTED


def test_a_request_without_tools_is_not_scripted() -> None:
    assert turn_for(asked(tools=False), SCRIPTS) == UNSCRIPTED


def test_scripts_come_back_from_a_file_as_they_were() -> None:
    assert read(written(SCRIPTS)) == SCRIPTS


def test_a_request_is_logged_and_answered_at_once_or_as_a_stream(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    whole, streamed = asked(), {**asked(), "stream": True}
    with standing_in(SCRIPTS, log) as address:
        answer = json.loads(sent(address, whole))
        events = sent(address, streamed).decode().split("\n\n")
    assert [block["type"] for block in answer["content"]] == ["text", "tool_use"]
    assert (answer["stop_reason"], answer["usage"]["input_tokens"]) == ("tool_use", 7)
    assert events[0].startswith("event: message_start\ndata: {")
    assert [json.loads(line) for line in log.read_text().splitlines()] == [whole, streamed]


def sent(address: str, body: object) -> bytes:
    """What the stand-in answers to a request."""
    request = Request(f"{address}/v1/messages?beta=true", data=json.dumps(body).encode())
    with urlopen(request, timeout=10) as answer:
        return bytes(answer.read())
