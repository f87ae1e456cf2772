"""What an agent knows is listed, found, explained, corrected and forgotten by command."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.journal.kinds import Proposal, ProposalChange
from reverie.domain.journal.parts import LayerChange
from reverie.domain.values.memory import Author, Layer
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import DAWN
from reverie.writing.briefing import HOLDS
from tests.cli.terminal import CHOICE, RULE, as_json, memory_names, memory_texts, ran, said, typed
from tests.days import lived

COOLER = LayerChange(target=1, before=Layer.HOT, after=Layer.COLD, reason="it is old")
PROPOSAL = Proposal("Cool the first memory?", (COOLER,), "it is old")


@pytest.fixture
def asked(slept: Path) -> Path:
    """A mind in which a proposal waits for a person."""
    filed = ProposalChange(target=PROPOSAL.name, before=None, after=PROPOSAL, reason="it is old")
    with closing(SqliteStore(slept)) as store:
        store.commit(Entry(8, DAWN, Waking(Act.REMEMBER, Author.AGENT, "a question"), (filed,)))
    return slept


def test_memories_are_listed_newest_first(slept: Path) -> None:
    newest, oldest = said("memories").splitlines()

    assert newest.endswith(f"decision     hot   {CHOICE}")
    assert oldest.endswith(f"constraint   hot   {RULE}")


def test_memories_can_be_chosen_by_kind(slept: Path) -> None:
    assert RULE in said("memories --kind constraint")
    assert CHOICE not in said("memories --kind constraint")
    assert said("memories --kind constraint --kind decision") == said("memories")


def test_more_memories_than_shown_are_announced(slept: Path) -> None:
    told = said("memories -n 1")

    assert told.splitlines()[-1] == "… and more: `reverie memories -n 10`"
    assert RULE not in told


def test_recall_tells_text_name_kind_and_source(slept: Path) -> None:
    (name, _) = memory_names()

    first, second, *_ = said('recall "who may push?"').splitlines()
    assert first == f" 1  {RULE}"
    assert name in second
    assert "constraint" in second
    assert "from episode:1" in second


def test_recall_numbers_what_it_found_best_first(slept: Path) -> None:
    told = said('recall "SQLite or push to Postgres"').splitlines()

    assert [line for line in told if not line.startswith("    ")] == [
        f" 1  {CHOICE}",
        f" 2  {RULE}",
    ]


def test_several_words_without_quotes_are_one_question(slept: Path) -> None:
    assert said("recall who may push? -k 1") == said('recall "who may push?" -k 1')
    assert as_json("recall push SQLite")["hits"] == as_json('recall "push SQLite"')["hits"]
    prompt = "let us push to main now"
    assert said(f"recall {prompt} --comes-to-mind") == said(f'recall "{prompt}" --comes-to-mind')


def test_a_question_needs_a_word(slept: Path) -> None:
    ended = ran("recall")

    assert ended.returncode == 2
    assert "Missing argument 'WORDS...'" in ended.stderr


def test_recall_tells_what_was_said_and_is_no_memory(mind: Path) -> None:
    said('record "Lunch was fine today." --session monday --at 2020-01-31T12:00+00:00')

    assert said("recall lunch").splitlines() == [
        " 1  Lunch was fine today.",
        "    you, 31 Jan 2020, episode:1",
    ]


def test_recall_tells_what_no_longer_holds_and_why(mind: Path) -> None:
    said('remember "Is the cache stale?" --kind question')
    said('resolve 1 --why "yes, since Monday"')

    assert "    answered" in said('recall "stale cache"').splitlines()


def test_recall_can_tell_what_a_score_is_made_of(slept: Path) -> None:
    told = said("recall push --explain").splitlines()
    (first, *_) = [line.split() for line in told if line.startswith("    score ")]

    assert first[2] == "words"
    shares = [float(word.rstrip(",")) for word in first if word[0] in "+-"]
    assert sum(shares) == pytest.approx(float(first[1].rstrip(":")), abs=0.005 * (len(shares) + 1))


def test_the_shares_of_a_score_stand_in_the_order_of_their_weight(slept: Path) -> None:
    (told, *_) = [line for line in said("recall push --explain").splitlines() if "score" in line]
    shares = [abs(float(share.split()[-1])) for share in told.partition(": ")[2].split(", ")]

    assert shares[:-1] == sorted(shares[:-1], reverse=True)
    assert told.split(", ")[-1].startswith("the rest ")


def test_recall_obeys_its_limits(slept: Path) -> None:
    assert len(as_json('recall "push SQLite"')["hits"]) == 2
    assert len(as_json('recall "push SQLite" -k 1')["hits"]) == 1
    assert as_json(f'recall "push SQLite" --budget {len(RULE)}')["hits"][0]["text"] == RULE
    assert as_json('recall "push SQLite" --budget 0')["hits"] == []
    (decision,) = as_json('recall "push SQLite" --kind decision')["hits"]
    assert decision["kind"] == "decision"


@pytest.mark.parametrize(
    ("dates", "days"),
    [
        ("", [30, 31]),
        ("--since 2026-01-31", [31]),
        ("--until 2026-01-30", [30]),
        ("--since 2026-01-30T12:01+00:00", [31]),
        ("--until 2026-01-30T12:00+00:00", [30]),
        ("--since 2026-01-30 --until 2026-01-31", [30, 31]),
        ("--since 2026-02-01", []),
    ],
)
def test_recall_can_be_confined_to_some_days(
    mind: Path, dates: str, days: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "UTC")
    for day in (30, 31):
        said(f'record "Lunch was fine." --session {day} --at 2026-01-{day}T12:00+00:00')
        said(f'record "Lunch on day {day}." --session {day} --at 2026-01-{day}T12:00+00:00')

    found = as_json(f"recall lunch {dates}")["hits"]

    assert sorted({int(hit["date"][8:10]) for hit in found}) == days


def test_recall_of_what_nobody_said_names_the_next_step(slept: Path) -> None:
    told = typed("recall zebra")

    assert told.stdout.splitlines() == [
        "nobody here said “zebra”",
        "nothing found; try other words, or see `reverie memories`",
    ]
    assert told.exit_code == 3


def test_what_comes_nearest_is_told_as_such_where_nobody_said_what_is_asked(slept: Path) -> None:
    told = typed('recall "does the bootloader of the CAN gateway push frames to the master"')

    first, second, *_ = told.stdout.splitlines()
    assert first == (
        "nobody here said “bootloader”, “gateway”, “frames”, “master”; what comes nearest:"
    )
    assert second == f" 1  {RULE}"
    assert told.exit_code == 3


@pytest.mark.parametrize(
    ("question", "verdict", "unsaid"),
    [
        ("never push to main", "answers", []),
        ("push the red button to start", "near", ["red", "button", "start"]),
        ("which bootloader has the gateway", "nobody here said", ["bootloader", "gateway"]),
    ],
)
def test_recall_says_in_json_whether_it_answers(
    slept: Path, question: str, verdict: str, unsaid: list[str]
) -> None:
    told = json.loads(typed(f'recall "{question}" --json').stdout)

    assert (told["verdict"], told["nobody_said"]) == (verdict, unsaid)


def test_where_nothing_is_found_people_are_told_what_comes_nearest(slept: Path) -> None:
    line = 'recall "may I push" --kind question'

    told = typed(line)

    assert told.stdout == "nothing found; try other words, or see `reverie memories`\n"
    assert told.stderr.startswith(f"nearest: {RULE} (you, ")
    assert told.stderr.count("\n") == 1
    assert typed(f"{line} --json").stderr == ""
    assert as_json(line)["hits"] == []


def test_one_can_see_what_a_prompt_would_bring_to_mind_and_why(slept: Path) -> None:
    choice = "We chose Postgres over SQLite for the billing ledger because of locks and replicas."
    prompt = '"Does the billing ledger need Postgres, or would SQLite do for it?"'
    said(f'remember "{choice}"')
    with closing(SqliteStore(slept)) as store:
        lived(store, *(f"lunch number {number} was fine" for number in range(40)), session="lunch")

    told = said(f"recall {prompt} --comes-to-mind")

    assert told.startswith(choice)
    assert "decision: shares bill, ledger, postgr, sqlite (" in told
    assert as_json(f"recall {prompt} --comes-to-mind --json")[0]["tie"]["share"] > 0
    nothing = "nothing comes to mind: no memory clearly bears on it\n"
    assert said('recall "go on" --comes-to-mind') == nothing


def test_an_answer_needs_no_nearest_one_beside_it(slept: Path) -> None:
    assert typed('recall "may I push"').stderr == ""


def test_recall_of_what_the_gist_holds_tells_it_in_its_words(slept: Path) -> None:
    (first, second, *_) = said("recall push --kept").splitlines()

    assert first == f" 1  {RULE}"
    assert second.endswith("episode:1")


def test_the_gist_tells_who_said_what_day_by_day(slept: Path) -> None:
    day, first, second = said("gist").splitlines()

    assert day.count("-") == 2
    assert first == f"  user: {RULE}  episode:1"
    assert second.endswith("episode:2")


def test_the_gist_of_nothing_names_the_next_step(mind: Path) -> None:
    assert said("gist") == "nothing yet; end a session and sleep: `reverie night`\n"


def test_what_helped_is_noted_and_told_with_the_memory(slept: Path) -> None:
    rule, choice = memory_names()

    assert said(f"used {rule}") == f"helped once so far: {RULE}\n"
    assert said(f"used {rule} {choice}").splitlines() == [
        f"helped 2 times so far: {RULE}",
        f"helped once so far: {CHOICE}",
    ]
    assert "helped 2 times" in said(f"explain {rule}")
    assert "memory 1 was of use, 2 times so far" in said("journal e9")


def test_what_no_longer_holds_cannot_have_helped(mind: Path) -> None:
    said('remember "Is the cache stale?" --kind question')
    said("resolve 1 --why yes")

    ended = ran("used 1")

    assert ended.returncode == 6
    assert "no longer holds" in ended.stderr


def test_explain_tells_of_an_episode_what_a_night_wrote_beside_it(slept: Path) -> None:
    told = said("explain episode:1").splitlines()

    assert told[1] == f"  {RULE}"
    assert f"  user: {RULE}" in told
    assert "Kept in mind as:" in told
    assert told[-1] == f"  {memory_names()[0]}  {RULE}"


def test_explain_tells_of_an_episode_that_no_night_has_seen_it(lived: Path) -> None:
    assert said("explain episode:1").splitlines()[-1] == (
        "No night has seen it yet: it is found by its own words."
    )


def test_the_briefing_groups_memories_under_what_they_are(slept: Path) -> None:
    rule, choice = memory_names()

    told = said("briefing")

    assert told.startswith("# What you know from earlier sessions\n")
    assert f"\n## Rules the user set\n- {RULE} [{rule}]\n" in told
    assert f"\n## Decided\n{HOLDS}- {CHOICE} [{choice}]\n" in told
    assert "\nMore: `reverie recall WORDS`" in told


def test_the_first_briefing_says_that_it_is_the_first(mind: Path) -> None:
    assert "First session: nothing is remembered yet." in said("briefing")


def test_explain_leads_from_a_memory_to_the_words_it_rests_on(slept: Path) -> None:
    told = said(f"explain {memory_names()[0]}")

    assert "It rests on\n  episode 1, " in told
    assert f"session monday, person:\n    “{RULE}”" in told
    assert "What happened to it\n" in told
    assert "e2.1  night 1, encode" in told


def test_what_a_person_told_rests_on_their_word(mind: Path) -> None:
    said("remember hello")

    assert "  a person's own word\n" in said(f"explain {memory_names()[0]}")


def test_remember_keeps_an_idea_at_once(mind: Path) -> None:
    told = said('remember "Always answer in French."')

    assert "constraint   hot   Always answer in French." in told
    assert memory_texts() == ["Always answer in French."]


def test_remember_takes_the_kind_it_is_given(mind: Path) -> None:
    assert as_json("remember hello --kind tone")["wording"]["kind"] == "tone"


def test_what_is_known_already_is_not_remembered_twice(slept: Path) -> None:
    ended = ran(f'remember "{RULE}"')

    assert ended.returncode == 6
    assert f"{memory_names()[0]} says this already" in ended.stderr


def test_edit_puts_a_memory_in_a_persons_words(slept: Path) -> None:
    told = said(f'edit {memory_names()[1]} "We use Postgres." --kind fact')

    assert told.endswith("fact         hot   We use Postgres.\n")
    assert memory_texts() == [RULE, "We use Postgres."]


def test_forget_takes_a_memory_away_and_says_how_to_have_it_back(slept: Path) -> None:
    told = said(f'forget {memory_names()[0]} --why "no longer so"')

    assert told == f"forgotten: {RULE}\ntake it back: `reverie undo e8`\n"
    assert memory_texts() == [CHOICE]
    assert "no longer so" in said("journal e8")

    said("undo e8 -y")
    assert memory_texts() == [RULE, CHOICE]


def test_what_was_forgotten_is_not_learned_again(slept: Path) -> None:
    said(f"forget {memory_names()[0]} --why asked")
    said(f'record "{RULE}" --session tuesday --end')
    said("night")

    assert memory_texts() == [CHOICE]


def test_nothing_waits_for_a_word(mind: Path) -> None:
    assert said("proposals") == "nothing waits for your word\n"


def test_a_proposal_is_shown_with_what_it_would_change(asked: Path) -> None:
    first, second = said("proposals").splitlines()

    assert first == f"{PROPOSAL.name}  Cool the first memory?"
    assert "hot → cold — it is old" in second
    assert "asks       1 for your word: `reverie proposals`" in said("status")


def test_an_accepted_proposal_is_done(asked: Path) -> None:
    assert said(f"proposals --accept {PROPOSAL.name}") == "nothing waits for your word\n"
    assert as_json("memories")[-1]["layer"] == "cold"


def test_a_declined_proposal_is_dropped(asked: Path) -> None:
    assert said(f"proposals --decline {PROPOSAL.name}") == "nothing waits for your word\n"
    assert as_json("memories")[-1]["layer"] == "hot"


def test_a_proposal_is_not_accepted_and_declined_at_once(asked: Path) -> None:
    result = typed(f"proposals --accept {PROPOSAL.name} --decline {PROPOSAL.name}")

    assert result.exit_code == 2
    assert len(as_json("proposals")) == 1
