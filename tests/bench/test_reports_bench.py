"""What counts in the bench of long questions: matching, cutting, telling, and the forms asked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench.report_forms import LENGTHS, TALK, WHOLE, forms_of, lengths_of, trace, with_others
from bench.report_tasks import reports_in
from bench.report_verdicts import Found, cut, is_newest_first, is_of, place_of, tells, told_of

BENCH = Path(__file__).parents[2] / "bench" / "reports.py"
KILN = "the kiln cools by forty degrees an hour until the glaze has set and never any faster"
NOW = "the kiln cools by thirty degrees an hour since the blue glaze cracked twice in May"
SHELF = "somebody should build another shelf for the bowls before the market in the old town"


def test_a_hit_is_of_a_message_if_most_of_it_stands_there() -> None:
    assert is_of(KILN, KILN)
    assert is_of("the kiln cools by forty degrees an hour, says the sign", KILN)
    assert not is_of("the kiln is hot, and the glaze is blue", KILN)


def test_a_hit_is_of_a_message_if_most_of_the_message_stands_in_it() -> None:
    assert is_of(f"{SHELF}; {KILN}; {SHELF}", KILN)


def test_one_large_piece_of_a_hit_is_enough_and_a_small_one_is_not() -> None:
    assert is_of(f"{SHELF}…{KILN}", KILN)
    assert is_of(f"{KILN}\nyou, 2026-01-05", KILN)
    assert not is_of(f"{SHELF}\nthe kiln cools", KILN)


def test_case_and_marks_do_not_matter() -> None:
    assert is_of(KILN.upper().replace(" ", ", "), KILN)
    assert tells("**The kiln** — cools by `forty` degrees!", "the kiln cools by forty degrees")


def test_a_quote_is_told_by_three_fifths_of_it_in_a_row_and_by_five_words_at_least() -> None:
    quote = "one two three four five six seven eight nine ten"

    assert tells("well, three four five six seven eight it is", quote)
    assert not tells("one two three four five and then six seven eight nine ten", quote)
    assert tells("we take forty degrees now", "forty degrees")
    assert not tells("forty of them, in degrees", "forty degrees")
    assert not tells("by forty degrees a minute", "by forty degrees an hour")


def test_the_place_is_that_of_the_first_hit_that_settles() -> None:
    hits = [Found(SHELF), Found(NOW), Found(NOW)]

    assert place_of(hits, [NOW]) == 2
    assert place_of(hits, [KILN]) is None
    assert place_of([], [KILN]) is None


def test_the_newest_is_first_only_if_it_is_there_and_nothing_it_replaced_stands_above() -> None:
    assert is_newest_first([Found(SHELF), Found(NOW), Found(KILN)], [NOW], [KILN])
    assert not is_newest_first([Found(KILN), Found(NOW)], [NOW], [KILN])
    assert not is_newest_first([Found(SHELF)], [NOW], [KILN])


def test_a_hit_counts_to_its_cut_and_who_said_it_stays() -> None:
    [short] = cut([Found(f"{SHELF}. {KILN}", "you, 2026-01-05")], len(SHELF))

    assert short.told == f"{SHELF}\nyou, 2026-01-05"
    assert place_of([short], [KILN]) is None


def test_a_decision_is_told_whole_if_each_part_is_by_any_of_its_quotes() -> None:
    parts = [["cools by thirty degrees", "no more than thirty"], ["build another shelf"]]

    assert told_of([Found(NOW), Found(SHELF)], parts, [], tokens=300).whole
    assert not told_of([Found(NOW)], parts, [], tokens=300).whole


def test_what_does_not_fit_the_tokens_is_not_told() -> None:
    hits = [Found(SHELF), Found(NOW)]
    part = [["since the blue glaze cracked twice in May"]]
    needed = (len(SHELF) + 1 + len(NOW)) // 4 + 1

    assert told_of(hits, part, [], tokens=needed).whole
    assert not told_of(hits, part, [], tokens=needed - 10).whole


def test_what_is_marked_as_over_tells_nothing_but_takes_its_room() -> None:
    marked = Found(KILN, ended="superseded by f-20260131-007")
    old = ["cools by forty degrees"]

    assert told_of([Found(KILN)], [], old, tokens=300).old
    assert not told_of([marked], [], old, tokens=300).old
    assert not told_of([marked, Found(NOW)], [[NOW]], old, tokens=len(marked.told) // 4).whole


def test_an_old_decision_misleads_unless_the_new_one_stands_above_it() -> None:
    new, old = [["cools by thirty degrees"]], ["cools by forty degrees"]

    assert told_of([Found(KILN), Found(NOW)], new, old, tokens=300).misled
    assert told_of([Found(KILN)], new, old, tokens=300).misled
    assert not told_of([Found(NOW), Found(KILN)], new, old, tokens=300).misled


def test_a_report_is_asked_by_its_first_words_and_whole() -> None:
    report = " ".join(f"word{number}" for number in range(60))
    forms = lengths_of(report)

    assert [len(form.split()) for form in forms.values()] == [*LENGTHS, 60]
    assert all(report.startswith(form) for form in forms.values())
    assert lengths_of("too short to cut")["10 words"] == "too short to cut"


def test_what_stands_beside_a_report_leaves_it_whole() -> None:
    forms = with_others(KILN)

    assert forms["talk before"] == f"{TALK}\n\n{KILN}"
    assert forms["trace of 400 after"] == f"{KILN}\n\n{trace(400)}"
    assert all(KILN in form for form in forms.values())
    assert forms_of(KILN)[WHOLE] == KILN


@pytest.mark.parametrize("lines", [40, 400])
def test_a_trace_has_its_lines_and_is_always_the_same(lines: int) -> None:
    assert len(trace(lines).splitlines()) == lines
    assert trace(lines) == trace(lines)


def _pottery(folder: Path) -> Path:
    """A decision that was changed, another talk, and two reports, one of them unrelated."""
    chats = [
        {"id": "a", "messages": [["person", KILN]]},
        {"id": "b", "messages": [["person", NOW]]},
        {"id": "c", "messages": [["person", SHELF], ["agent", "Oak or pine for the bowls?"]]},
    ]
    asked = {
        "id": "kiln",
        "kind": "own",
        "world": "amended",
        "report": "The blue glaze cracked again. How many degrees an hour does the kiln cool?",
        "chats": ["a", "b"],
        "now": [["cools by thirty degrees an hour"]],
        "old": ["cools by forty degrees an hour"],
    }
    plain = asked | {"kind": "plain", "world": "plain", "chats": ["b"], "old": []}
    unrelated = {"id": "rain", "kind": "unrelated", "world": "all", "report": "Rain in the attic."}
    tasks = {
        "always": ["c"],
        "worlds": {"plain": ["b"], "history": ["b"], "amended": ["a", "b"]},
        "tasks": [asked, plain, unrelated],
    }
    (folder / "chats.json").write_text(json.dumps(chats))
    (folder / "tasks.json").write_text(json.dumps(tasks))
    return folder


def test_the_messages_that_settle_are_those_that_hold_a_quote(tmp_path: Path) -> None:
    task = reports_in(_pottery(tmp_path)).tasks[0]

    assert task.settling == (NOW,)
    assert task.replaced == (KILN,)


def test_whatever_the_seed_a_change_comes_after_what_it_changes(tmp_path: Path) -> None:
    reports = reports_in(_pottery(tmp_path))
    orders = {
        tuple(turns[0].text for turns in reports.sessions("amended", seed)) for seed in range(20)
    }

    assert len(orders) > 1
    assert all(order.index(KILN) < order.index(NOW) for order in orders)


def _run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(BENCH), *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_absent_data_are_told_in_one_sentence(tmp_path: Path) -> None:
    assert _run("--data", str(tmp_path)) == (
        f"nothing measured: {tmp_path / 'chats.json'} is absent; name its folder with --data\n"
    )


@pytest.mark.slow
def test_a_small_life_is_asked_in_all_forms(tmp_path: Path) -> None:
    kept = tmp_path / "hits.json"

    told = _run("--data", str(_pottery(tmp_path)), "--quick", "--json", str(kept))

    rows = json.loads(kept.read_text())
    assert told.count("| FTS5 | 1 |") == 4
    assert {row["system"] for row in rows} == {"FTS5", "Reverie by words, no night"}
    assert {row["form"] for row in rows if row["task"] == "kiln"} == set(forms_of("any"))
    assert {row["form"] for row in rows if row["task"] == "rain"} == {WHOLE}
