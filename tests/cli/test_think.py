"""`reverie think`: a night rests, a sub-agent answers, and the night goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import CHOICE, RULE, as_json, memory_texts, ran, said, typed

IDEA = "Pushing to main frightens this user."


def delegated() -> dict[str, Any]:
    """The packet that a delegated night prints."""
    packet: dict[str, Any] = json.loads(said("night --delegate"))
    return packet


def answers(packet: dict[str, Any], *ideas: object, name: str = "answers.json") -> str:
    """A file that answers each question of a packet alike."""
    given = [{"id": q["id"], "answer": list(ideas)} for q in packet["questions"]]
    Path(name).write_text(json.dumps({"answers": given}))
    return name


def idea(text: str = IDEA, kind: str = "insight", *episodes: int) -> dict[str, object]:
    return {"text": text, "kind": kind, "episodes": list(episodes or (1,))}


def test_a_delegated_night_prints_its_questions_and_rests(lived: Path) -> None:
    packet = delegated()
    (question,) = packet["questions"]
    assert [e["text"] for e in question["about"]["episodes"]] == [RULE, CHOICE]
    kept = question["about"]["kept_by_the_rules"]
    assert [memory["text"] for memory in kept] == memory_texts() == [RULE, CHOICE]
    assert [night["outcome"] for night in as_json("nights")] == ["unfinished"]


def test_a_packet_can_be_printed_again(lived: Path) -> None:
    packet = delegated()
    assert json.loads(said("think packet")) == as_json("think packet") == packet
    assert delegated() == packet


def test_without_a_question_the_packet_is_empty(mind: Path) -> None:
    assert as_json("think packet")["questions"] == []


def test_a_delegated_night_with_nothing_to_ask_just_ends(mind: Path) -> None:
    assert said("night --delegate").startswith("Nap 1 completed: no session waited")


def test_answers_bring_the_night_to_its_end(lived: Path) -> None:
    file = answers(delegated(), idea(), idea("Of nothing.", "fact", 99))
    assert said(f"think take {file}").splitlines() == [
        "1 answer taken: 2 items; 1 used, 1 refused",
        "  second look at session monday: 1 of 2 items taken",
        f"    used: item 1 “{IDEA}”",
        "    refused: item 2 “Of nothing.”: episode 99 is none of this session",
        'the night is completed; tell it: `reverie sleep done "SUMMARY"`',
    ]
    assert memory_texts() == [RULE, CHOICE, IDEA]
    assert IDEA in said("briefing")
    assert IDEA in lived.with_name("memory.yml").read_text()
    assert as_json("think packet")["questions"] == []


def test_programs_are_told_the_counts(lived: Path) -> None:
    file = answers(delegated(), idea(), "no idea", idea(RULE, "constraint", 1))
    told = as_json(f"think take {file}")
    (refused,) = told.pop("refused")
    (note,) = told.pop("notes")
    (answer,) = told.pop("answers")
    assert (refused["item"], refused["why"][:13]) == (2, "it is no item")
    assert note.startswith("second look at session monday: 2 of 3 items taken\n")
    assert answer["session"] == "monday"
    assert [(i["item"], i["became"], i["quoted"]) for i in answer["items"]] == [
        (1, "used", IDEA),
        (2, "refused", "no idea"),
        (3, "used", RULE),
    ]
    assert told == {
        "taken": 1,
        "items": 3,
        "fit": 2,
        "left": 0,
        "outcome": "completed",
    }


def test_answers_are_read_from_standard_input(lived: Path) -> None:
    text = Path(answers(delegated(), idea())).read_text()
    assert "completed" in said("think take -", keys=text)
    assert memory_texts() == [RULE, CHOICE, IDEA]


def test_some_answers_leave_the_night_resting_with_the_others(lived: Path) -> None:
    said('record "Never work on Sunday." --session sunday --end')
    packet = delegated()
    second, first = packet["questions"]
    file = answers({"questions": [first]}, idea("Sunday is free.", "fact", 3))
    told = said(f"think take {file}")
    assert told.startswith(
        "1 answer taken: 1 item; 1 used\n"
        "  second look at session sunday: 1 of 1 items taken\n"
        "    used: item 1 “Sunday is free.”\n"
        "1 questions wait:\n{"
    )
    assert [q["id"] for q in as_json("think packet")["questions"]] == [second["id"]]
    assert "Sunday is free." not in memory_texts()
    file = answers({"questions": [second]}, idea(RULE, "constraint", 1))
    assert as_json(f"think take {file}")["outcome"] == "completed"
    assert memory_texts() == [RULE, CHOICE, "Never work on Sunday.", "Sunday is free."]


def test_an_agents_words_become_a_doubt(mind: Path) -> None:
    claim = "Always let the agent push."
    said(f'record "{claim}" --voice agent --session monday --end')
    said(f"think take {answers(delegated(), idea(claim, 'constraint', 1))}")
    assert [m["wording"]["kind"] for m in as_json("memories")] == ["doubt"]


def test_another_thinker_may_finish_a_night_that_rests(lived: Path) -> None:
    delegated()
    assert "completed" in said("night")
    assert RULE in memory_texts()


def test_a_night_that_was_finished_by_others_asks_no_more(lived: Path) -> None:
    delegated()
    said("night")
    assert as_json("think packet")["questions"] == []


def test_late_answers_to_a_finished_night_change_no_memory(lived: Path) -> None:
    file = answers(delegated(), idea())
    said("night")
    before = memory_texts()
    typed(f"think take {file}")
    assert memory_texts() == before


def test_a_delegated_night_is_undone_like_any_other(lived: Path) -> None:
    said(f"think take {answers(delegated(), idea())}")
    said("undo 1 -y")
    assert memory_texts() == []


# Refused.


@pytest.mark.parametrize("text", ["", "{", "[]", '{"answers": 7}', "Here are my answers."])
def test_a_file_that_cannot_be_read_is_refused_with_a_sentence(lived: Path, text: str) -> None:
    delegated()
    Path("answers.json").write_text(text)
    ended = ran("think take answers.json")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("reverie: the answers cannot be read (")
    assert 'write {"answers": [{"id": "…", "answer": …}]}' in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert len(as_json("think packet")["questions"]) == 1


def test_an_unknown_question_is_refused_and_nothing_is_taken(lived: Path) -> None:
    packet = delegated()
    packet["questions"].append({"id": "made-up"})
    ended = ran(f"think take {answers(packet, idea())}")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "no open question has the id 'made-up'; take ids from the packet" in ended.stderr
    assert len(as_json("think packet")["questions"]) == 1


def test_answers_cannot_be_taken_twice(lived: Path) -> None:
    file = answers(delegated(), idea())
    assert ran(f"think take {file}").returncode == 0
    ended = ran(f"think take {file}")
    assert ended.returncode == 3
    assert "no night waits for answers" in ended.stderr
    assert memory_texts() == [RULE, CHOICE, IDEA]


@pytest.mark.parametrize(
    ("name", "why"),
    [("nowhere.json", "there is no file nowhere.json"), (".", ". is a pipe, a device or a folder")],
)
def test_a_file_that_is_not_there_is_refused(lived: Path, name: str, why: str) -> None:
    ended = ran(f"think take {name}")
    assert ended.returncode == 2
    assert f"{why}; give a file" in ended.stderr


def test_bytes_that_are_no_text_are_refused_without_a_traceback(lived: Path) -> None:
    delegated()
    Path("answers.json").write_bytes(b"\xff\xfe{}")
    assert ran("think take answers.json").returncode == 2
    ended = ran("think take -", keys=b"\xff\xfe{}")
    assert "Traceback" not in ended.stderr
    assert ended.returncode == 2


def test_a_delegated_night_cannot_be_dry(lived: Path) -> None:
    ended = ran("night --delegate --dry-run")
    assert ended.returncode == 2
    assert "leave one of the two out" in ended.stderr


def test_while_another_sleeps_answers_have_to_wait(lived: Path, asleep: Path) -> None:
    ended = ran("night --delegate")
    assert ended.returncode == 4


def test_without_a_mind_there_is_nothing_to_answer() -> None:
    assert ran("think packet").returncode != 0
    assert "reverie init" in ran("think packet").stderr


def test_no_answers_to_no_questions_begin_no_night(lived: Path) -> None:
    Path("answers.json").write_text('{"answers": []}')
    typed("think take answers.json")
    assert as_json("nights") == []


# What the rules kept is mended.


def test_what_the_rules_kept_badly_is_mended_by_its_name(lived: Path) -> None:
    packet = delegated()
    _, choice = packet["questions"][0]["about"]["kept_by_the_rules"]
    text = "We keep the mind in SQLite, not Postgres, because it is one file."
    item = {"do": "reword", "memory": choice["name"], "text": text, "kind": "decision"}
    said(f"think take {answers(packet, item)}")
    assert memory_texts() == [RULE, text]
    assert "delegate put it better in a second look" in said(f"explain {choice['name']}")
    said("undo 1 -y")
    assert memory_texts() == []


def test_a_rule_of_a_person_is_not_ended_but_asked_about(lived: Path) -> None:
    packet = delegated()
    rule, _ = packet["questions"][0]["about"]["kept_by_the_rules"]
    told = said(f"think take {answers(packet, {'do': 'end', 'memory': rule['name']})}")
    assert f"put to a person: item 1 end {rule['name']}" in told
    assert memory_texts() == [RULE, CHOICE]
    assert f"shall {rule['name']} “{RULE}” end?" in said("proposals")


def test_a_session_is_put_to_a_sub_agent_once(lived: Path) -> None:
    said(f"think take {answers(delegated())}")
    assert said("night --delegate").startswith("Nap 2 completed: no session waited")


def test_a_session_that_only_a_nap_has_read_is_put_to_a_sub_agent_later(lived: Path) -> None:
    said("night")
    assert [q["about"]["session"] for q in delegated()["questions"]] == ["monday"]


def test_an_answer_that_is_no_list_says_so_and_leaves_the_session_waiting(lived: Path) -> None:
    (question,) = delegated()["questions"]
    told = {"answers": [{"id": question["id"], "answer": "I am not sure."}]}
    Path("answers.json").write_text(json.dumps(told))
    assert "the answer is no list of items" in said("think take answers.json")
    (again,) = delegated()["questions"]
    assert again["about"]["session"] == "monday"


def test_a_plan_tells_why_nobody_looks_a_second_time(lived: Path) -> None:
    assert "only the rules think tonight" in said("plan")
