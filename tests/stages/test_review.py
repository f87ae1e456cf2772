"""Review lets a better thinker mend what the rules kept, once for each session."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Afterwards
from reverie.domain.journal.plan import Outcome, PlannedStage
from reverie.domain.values.ending import End
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.domain.values.session import Mark
from reverie.domain.values.source import of_episode, of_memory
from reverie.domain.values.thought import Answer, Question
from reverie.engine.sleeping import NightRun
from reverie.engine.thinking import take_answers
from reverie.engine.undoing import entry_of_night, undo
from reverie.engine.waking import decide, edit, end_session, forget, record, remember
from reverie.ports import Store
from reverie.questions.fate import Became
from reverie.questions.second_look import SECOND_LOOK, Told
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import ScriptedThinker, TickClock, a_memory, a_mind
from tests.days import SETTINGS, Opening, contents, lived, slept
from tests.properties.lives import Killed, Mortal

RULE = "Never push to main."
CHOICE = "We chose SQLite over Postgres because it needs no server."
CHATTER = "It turns out the lid was loose!"
MENDED = "The red test failed because the cache was stale."
ASKED = "Is the cache still stale?"
Item = dict[str, object]


class Looker(ScriptedThinker):
    """A thinker that answers a second look by what it is told."""

    def __init__(self, answers: Callable[[Told], list[Item]]) -> None:
        super().__init__()
        self._look = answers

    def answer(self, question: Question) -> Answer | None:
        if question.topic != SECOND_LOOK.name:
            return super().answer(question)
        self.asked.append(question)
        return Answer(json.dumps(self._look(SECOND_LOOK.told_by(question))))


def looked(store: Store, *items: Item, **given: object) -> NightRun:
    """A night whose thinker gives these items for every session."""
    return slept(store, thinker=Looker(lambda told: list(items)), **given)


def looks(thinker: ScriptedThinker) -> list[Told]:
    """What a thinker was told of the sessions it was asked about."""
    return [SECOND_LOOK.told_by(q) for q in thinker.asked if q.topic == SECOND_LOOK.name]


def mark(store: Store, session: str = "s1") -> Mark:
    found = store.present([Place("mark", session)])[Place("mark", session)]
    assert isinstance(found, Mark)
    return found


def saying(store: Store, text: str) -> Memory:
    (memory,) = [memory for memory in store.memories.all() if memory.text == text]
    return memory


def holding(store: Store) -> list[str]:
    return [memory.text for memory in store.memories.all() if memory.ending is None]


def skipped(run: NightRun) -> str | None:
    (stage,) = [stage for stage in run.plan.stages if stage.name == "review"]
    return stage.skipped


# Who looks at what.


def test_what_the_rules_keep_of_a_session_is_told_with_its_words() -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    lived(store, "lunch was fine", RULE)
    slept(store, thinker=thinker)

    (told,) = looks(thinker)
    assert (told.session, told.number) == ("s1", 1)
    assert [episode.text for episode in told.episodes] == ["lunch was fine", RULE]
    (kept,) = told.kept
    assert (kept.kind, kept.text, kept.episodes) == (Kind.CONSTRAINT, RULE, (2,))
    assert kept.only_a_person_changes_it


def test_the_mark_tells_who_has_read_a_session_and_how_far() -> None:
    store = InRamStore()
    lived(store, "lunch was fine", RULE)
    assert looked(store).outcome is Outcome.COMPLETED
    assert mark(store) == Mark(2, reader="scripted", thought_over=2)


def test_with_the_rules_alone_there_is_no_second_look_and_the_session_waits_for_one() -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    lived(store, RULE)
    assert skipped(slept(store)) == "only the rules think tonight"
    assert mark(store) == Mark(1)

    assert skipped(slept(store, thinker=thinker)) is None
    assert [told.session for told in looks(thinker)] == ["s1"]


def test_a_session_is_thought_over_once() -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    lived(store, RULE)
    slept(store, thinker=thinker)
    assert skipped(slept(store, thinker=thinker)) == "every session has been thought over"
    assert len(looks(thinker)) == 1


def test_of_a_session_that_went_on_only_the_new_part_is_thought_over() -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    lived(store, RULE)
    slept(store, thinker=thinker)
    lived(store, CHOICE)
    slept(store)
    assert mark(store) == Mark(2, reader="scripted", thought_over=1)

    slept(store, thinker=thinker)
    assert [episode.text for episode in looks(thinker)[1].episodes] == [CHOICE]
    assert mark(store).thought_over == 2


def test_the_newest_sessions_are_thought_over_first_and_no_more_than_the_setting_says() -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    for number in range(1, 6):
        lived(store, f"Never open gate {number} alone.", session=f"s{number}")
    slept(store)
    two = Settings.of(second_look_sessions=2)
    for _ in range(3):
        slept(store, thinker=thinker, settings=two)

    assert [told.session for told in looks(thinker)] == ["s5", "s4", "s3", "s2", "s1"]


def test_wherever_a_mind_is_kept_its_newest_sessions_are_thought_over_first(
    opened: Opening,
) -> None:
    thinker = ScriptedThinker()
    mind = opened(thinker=thinker, settings=Settings.of(second_look_sessions=1))
    for number in (1, 2, 3):
        lived(mind.store, f"Never open gate {number} alone.", session=f"s{number}")
    slept(mind.store)
    mind.night()
    mind.night()

    assert [told.session for told in looks(thinker)] == ["s3", "s2"]


def test_no_second_look_can_be_wanted() -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    lived(store, RULE)
    run = slept(store, thinker=thinker, settings=Settings.of(second_look_sessions=0))
    assert skipped(run) == "second_look_sessions is 0"
    assert looks(thinker) == []


def test_a_plan_says_who_thinks() -> None:
    store = InRamStore()
    lived(store, RULE)
    run = looked(store)
    assert run.plan.thinker == "scripted"
    assert PlannedStage("review") in run.plan.stages


def test_the_words_of_tools_alone_are_not_thought_over_and_not_left_waiting() -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    lived(store, "error: no such file", voice=Voice.TOOL)
    slept(store, thinker=thinker)
    assert looks(thinker) == []
    assert mark(store).thought_over == 1


# What is remembered near it.


def test_a_thinker_is_told_what_is_remembered_near_a_session_and_every_rule_and_open_end() -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    lived(store, RULE, CHOICE, "Which colour shall the roof have?", session="s1")
    lived(store, "The root cause was a typo in the makefile.", session="s2")
    slept(store)
    remember(store, TickClock(), SETTINGS, "Postgres listens on 5433 here.", kind=Kind.FACT)
    lived(store, "It turns out SQLite and Postgres both lock the file.", session="s3")
    one = Settings.of(second_look_sessions=1)
    slept(store, thinker=thinker, settings=one)

    (told,) = looks(thinker)
    near = {memory.text: memory for memory in told.near}
    assert set(near) == {
        RULE,
        CHOICE,
        "Which colour shall the roof have?",
        "Postgres listens on 5433 here.",
    }
    assert near["Postgres listens on 5433 here."].only_a_person_changes_it
    assert not near[CHOICE].only_a_person_changes_it
    assert near[CHOICE].episodes == ()


def test_what_is_newer_is_marked_and_a_composite_names_its_parts() -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    parts = [a_memory(n, f"Postgres has lock {n}.", session=1) for n in (1, 2)]
    sources = tuple(of_memory(part.number) for part in parts)
    whole = a_memory(3, "Postgres has locks.", kind=Kind.COMPOSITE, sources=sources, session=9)
    a_mind(store, memories=[*parts, whole])
    lived(store, "It turns out SQLite and Postgres both lock the file.")
    slept(store, thinker=thinker)

    (told,) = looks(thinker)
    near = {memory.name: memory for memory in told.near}
    assert near[whole.name].made_of == tuple(part.name for part in parts)
    assert near[whole.name].newer_than_this_session
    assert not any(near[part.name].newer_than_this_session for part in parts)


def test_what_a_person_had_forgotten_is_not_told() -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    lived(store, f"{RULE} {CHOICE}", CHOICE)
    slept(store)
    clock = TickClock()
    forget(store, clock, SETTINGS, saying(store, CHOICE).name, why="private")
    slept(store, thinker=thinker)

    (told,) = looks(thinker)
    assert [episode.text for episode in told.episodes] == [RULE]
    assert [memory.text for memory in told.kept] == [RULE]


# What it changes.


def test_what_is_added_is_born_with_its_sources() -> None:
    store = InRamStore()
    lived(store, "lunch was fine", RULE)
    looked(store, {"text": MENDED, "kind": "insight", "episodes": [1, 2]})

    memory = saying(store, MENDED)
    assert memory.sources == (of_episode(1), of_episode(2))
    assert (memory.kind, memory.wording.by, memory.session) == (Kind.INSIGHT, Author.THINKER, 1)
    assert memory.appraisal == store.episodes.get(2).appraisal  # type: ignore[union-attr]
    assert memory.tagged


def test_a_bad_memory_of_the_rules_is_mended() -> None:
    store = InRamStore()
    lived(store, CHATTER)
    slept(store)
    name = saying(store, CHATTER).name
    looked(store, {"do": "reword", "memory": name, "text": MENDED, "kind": "insight"})

    memory = saying(store, MENDED)
    assert (memory.name, memory.sources, memory.wording.by) == (
        name,
        (of_episode(1),),
        Author.THINKER,
    )


def test_what_no_longer_holds_gives_way_to_what_does() -> None:
    store = InRamStore()
    lived(store, CHOICE, session="s1")
    slept(store)
    old = saying(store, CHOICE)
    lived(store, "Postgres it is after all, SQLite cannot take two writers.", session="s2")
    text = "We chose Postgres over SQLite because two of us write at once."
    new = {"do": "supersede", "memory": old.name, "text": text, "kind": "decision"}
    looked(store, {**new, "episodes": [2], "why": "two writers"})

    ending, born = store.memories.get(old.number), saying(store, text)
    assert ending
    assert ending.ending
    assert (ending.ending.how, ending.ending.by, ending.ending.why) == (
        End.SUPERSEDED,
        born.number,
        "two writers",
    )


def test_what_was_not_worth_keeping_ends_with_its_reason() -> None:
    store = InRamStore()
    lived(store, CHATTER)
    slept(store)
    memory = saying(store, CHATTER)
    looked(store, {"do": "end", "memory": memory.name, "why": "it says nothing"})

    ended = store.memories.get(memory.number)
    assert ended
    assert ended.ending
    assert (ended.ending.how, ended.ending.session, ended.ending.why) == (
        End.ABANDONED,
        1,
        "it says nothing",
    )
    assert CHATTER not in holding(store)


def test_what_is_kept_or_not_mentioned_stays() -> None:
    store = InRamStore()
    lived(store, RULE, CHOICE, CHATTER)
    slept(store)
    before = list(store.memories.all())
    looked(store, {"do": "keep", "memory": saying(store, CHOICE).name})
    assert [memory.wording for memory in store.memories.all()] == [m.wording for m in before]
    assert mark(store).reader == "scripted"


PROSE = "We chose the queue over direct uploads because uploads time out."


def test_an_agents_prose_that_a_second_look_passes_over_ends() -> None:
    store = InRamStore()
    lived(store, RULE)
    lived(store, PROSE, voice=Voice.AGENT)
    slept(store)
    looked(store, {"text": MENDED, "kind": "insight", "episodes": [1]})

    assert holding(store) == [RULE, MENDED]
    ending = saying(store, PROSE).ending
    assert ending
    assert (ending.how, ending.why) == (
        End.ABANDONED,
        "a second look kept other things of the session",
    )


def test_an_answer_without_items_lets_nothing_go() -> None:
    store = InRamStore()
    lived(store, RULE)
    lived(store, PROSE, voice=Voice.AGENT)
    slept(store)
    looked(store)
    assert holding(store) == [RULE, PROSE]


def test_what_the_agent_noted_in_passing_stays_unmentioned() -> None:
    store = InRamStore()
    lived(store, RULE)
    lived(store, f"Mended.\n\nNoted: {PROSE}", voice=Voice.AGENT)
    slept(store)
    looked(store, {"text": MENDED, "kind": "insight", "episodes": [1]})
    assert holding(store) == [RULE, PROSE, MENDED]


def test_what_only_the_agent_asked_is_closed_with_its_source() -> None:
    store = InRamStore()
    lived(store, "The cache was stale.", session="s1")
    lived(store, ASKED, session="s1", voice=Voice.AGENT)
    slept(store)
    question = saying(store, ASKED)
    assert question.kind is Kind.QUESTION
    lived(store, "The cache is fine now.", session="s2")
    looked(store, {"do": "end", "memory": question.name, "episodes": [3], "why": "it is fine"})

    ended = store.memories.get(question.number)
    assert ended
    assert ended.ending
    assert (ended.ending.how, ended.ending.why) == (End.RESOLVED, "it is fine")
    entry = store.journal.entry(store.journal.touching(question.number)[-1])
    assert entry
    assert (of_episode(3),) in [change.sources for change in entry.changes]


@pytest.mark.parametrize("do", ["reword", "supersede", "end"])
def test_a_rule_of_a_person_is_only_asked_about(do: str) -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    rule = saying(store, RULE)
    run = looked(store, {"do": do, "memory": rule.name, "text": "Main is free.", "kind": "fact"})

    assert RULE in holding(store)
    (proposal,) = store.proposals()
    assert f"shall {rule.name} “{RULE}”" in proposal.question
    assert f"put to a person: item 1 {do} {rule.name}" in run.notes[0]


def test_what_was_asked_is_done_on_a_persons_word() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    rule = saying(store, RULE)
    item: Item = {"do": "reword", "memory": rule.name, "text": "Main is free.", "kind": "fact"}
    looked(store, item)
    (proposal,) = store.proposals()
    decide(store, TickClock(), SETTINGS, proposal.name, accept=True)
    assert saying(store, "Main is free.").wording.by is Author.PERSON
    assert holding(store) == ["Main is free."]


@pytest.mark.parametrize("do", ["reword", "supersede"])
def test_a_rule_in_better_words_is_put_to_a_person_who_sees_both(do: str) -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    rule, better = saying(store, RULE), "Never push to main without a review of another person."
    looked(store, {"do": do, "memory": rule.name, "text": better, "episodes": [1]})
    assert [(m.text, m.kind) for m in store.memories.all()] == [(RULE, Kind.CONSTRAINT)]

    (proposal,) = store.proposals()
    assert f"shall {rule.name} “{RULE}” be put so: “{better}”?" in proposal.question
    decide(store, TickClock(), SETTINGS, proposal.name, accept=True)
    (memory,) = store.memories.all()
    assert (memory.text, memory.kind, memory.wording.by) == (
        better,
        Kind.CONSTRAINT,
        Author.PERSON,
    )


def test_a_person_is_told_what_kind_their_words_would_be() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    rule = saying(store, RULE)
    looked(store, {"do": "reword", "memory": rule.name, "text": "Main is free.", "kind": "fact"})
    (proposal,) = store.proposals()
    assert "be a fact: “Main is free.”?" in proposal.question


def test_what_a_person_decided_is_told_in_other_words() -> None:
    store = InRamStore()
    lived(store, "let us keep the readings in hdf5, the csv files must go")
    text = "Readings must be kept in HDF5, the CSV files go because they are slow."
    looked(store, {"text": text, "kind": "decision", "episodes": [1]})
    memory = saying(store, text)
    assert (memory.kind, memory.wording.by) == (Kind.DECISION, Author.THINKER)
    assert not memory.wording.texture.held


def test_two_sessions_of_a_night_do_not_change_the_same_memory_twice() -> None:
    store = InRamStore()
    lived(store, CHATTER, session="s1")
    slept(store)
    name = saying(store, CHATTER).name
    for session in ("s2", "s3"):
        lived(store, "lunch was fine", session=session)

    def ending(told: Told) -> list[Item]:
        return [{"do": "end", "memory": name, "episodes": [told.episodes[0].number]}]

    run = slept(store, thinker=Looker(ending))
    assert [note for note in run.notes if f"another item is about {name} already" in note]
    assert run.outcome is Outcome.COMPLETED


# What is said.


def test_a_night_says_which_items_it_refused_and_why() -> None:
    store = InRamStore()
    lived(store, RULE)
    good: Item = {"text": MENDED, "kind": "insight", "episodes": [1]}
    claim: Item = {"text": "Always push on Friday.", "kind": "constraint", "episodes": [1]}
    run = looked(store, good, {**good, "text": "Nobody's.", "episodes": [9]}, claim)

    assert run.notes == (
        "second look at session s1: 2 of 3 items taken\n"
        f"    used: item 1 “{MENDED}”\n"
        "    kept as a doubt: item 3 “Always push on Friday.”: it reads as a rule that no person "
        "said in these words; cite the person's words, or leave out “Always”\n"
        "    refused: item 2 “Nobody's.”: episode 9 is none of this session",
    )
    assert [(f.item, f.became, f.quoted) for f in run.looks[0].fates] == [
        (1, Became.USED, MENDED),
        (2, Became.REFUSED, "Nobody's."),
        (3, Became.DOUBT, "Always push on Friday."),
    ]
    (words,) = [
        change.reason
        for heading in run.entries
        if (entry := store.journal.entry(heading.number))
        for change in entry.changes
        if change.place == Place("mark", "s1") and change.reason.startswith("a second look")
    ]
    assert "item 2 refused: episode 9 is none of this session" in words


def test_what_is_kept_of_a_persons_asks_nobody() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    rule: Item = {"text": RULE, "kind": "constraint", "episodes": [1]}
    run = looked(store, rule, {"do": "keep", "memory": "f-1"}, "no item")  # type: ignore[arg-type]
    kept, unknown, none = run.looks[0].fates
    assert (kept.became, kept.memory) == (Became.USED, saying(store, RULE).name)
    assert (unknown.became, unknown.do, unknown.memory) == (Became.REFUSED, "keep", "f-1")
    assert (none.became, none.quoted) == (Became.REFUSED, "no item")
    assert list(store.proposals()) == []


def test_a_question_that_is_kept_as_a_fact_is_told_so() -> None:
    store = InRamStore()
    lived(store, "Left: move the docs, then the tests.", voice=Voice.AGENT)
    lived(store, "Now commit it.")
    run = looked(store, {"text": "The docs are to be moved.", "kind": "question", "episodes": [1]})
    (note,) = run.notes
    words = "used: item 1 “The docs are to be moved.”: kept as a fact: a person has spoken since"
    assert words in note


def test_an_empty_answer_is_an_answer() -> None:
    store = InRamStore()
    lived(store, RULE)
    assert looked(store).notes == ("second look at session s1: nothing to change",)
    assert mark(store).reader == "scripted"


def test_an_answer_that_cannot_be_read_leaves_the_session_to_the_rules_and_is_asked_again() -> None:
    store, babbler = InRamStore(), ScriptedThinker({SECOND_LOOK.name: "Well, let me see."})
    lived(store, RULE)
    run = slept(store, thinker=babbler)
    assert run.notes == (
        "second look at session s1: the answer is no list of items; "
        "the session waits for another look",
    )
    assert (mark(store), run.outcome) == (Mark(1), Outcome.COMPLETED)
    assert holding(store) == [RULE]

    slept(store, thinker=babbler)
    assert len(looks(babbler)) == 2
    assert looked(store, {"text": MENDED, "kind": "insight", "episodes": [1]}).notes
    assert mark(store).reader == "scripted"


def test_a_dry_run_asks_nobody_and_a_plan_tells_that_somebody_will_be_asked(
    opened: Opening,
) -> None:
    thinker = ScriptedThinker()
    mind = opened(thinker=thinker)
    mind.record(RULE, session="s1")
    mind.end_session("s1")
    run, _ = mind.dry_run()
    assert (run.outcome, thinker.asked) == (Outcome.COMPLETED, [])
    assert PlannedStage("review") in mind.plan().stages
    assert mind.plan().thinker == "scripted"


# Late, killed, resumed, undone.


@pytest.mark.parametrize("stage", ["review", "compress"])
@pytest.mark.parametrize("cost", [0, 5])
def test_a_night_that_is_killed_about_its_second_look_asks_nothing_twice(
    stage: str, cost: int
) -> None:
    item = {"text": MENDED, "kind": "insight", "episodes": [1]}
    script = {SECOND_LOOK.name: json.dumps([item])}
    whole, store = InRamStore(), InRamStore()
    for mind in (whole, store):
        lived(mind, RULE)
    thinker = ScriptedThinker(script, cost_micros=cost)
    slept(whole, thinker=ScriptedThinker(script, cost_micros=cost))

    def die(name: str) -> None:
        if name == stage:
            raise Killed

    with pytest.raises(Killed):
        slept(store, thinker=thinker, watch=die)
    slept(store, thinker=thinker)
    assert len(looks(thinker)) == 1
    assert contents(store) == contents(whole)


@pytest.mark.parametrize("writes", [2, 3, 4])
def test_a_night_that_is_killed_as_it_writes_asks_nothing_twice(writes: int) -> None:
    store, thinker = InRamStore(), ScriptedThinker(cost_micros=5)
    lived(store, RULE)
    slept(store)
    with pytest.raises(Killed):
        slept(Mortal(store, writes), thinker=thinker)  # type: ignore[arg-type]
    assert len(looks(thinker)) == 1
    slept(store, thinker=thinker)
    assert len(looks(thinker)) == 1
    assert mark(store).reader == "scripted"


def test_what_is_learned_while_a_night_rests_is_no_reason_to_ask_again() -> None:
    store, thinker = InRamStore(), ScriptedThinker(otherwise=None)
    lived(store, CHATTER)
    assert slept(store, thinker=thinker).outcome is Outcome.WAITING
    memory = saying(store, CHATTER)
    (owed,) = store.thoughts.pending()
    remember(store, TickClock(), SETTINGS, "It was the cache.", kind=Kind.FACT)
    edit(store, TickClock(), SETTINGS, memory.name, text="It was the cache after all.")
    item = {"do": "reword", "memory": memory.name, "text": MENDED, "kind": "insight"}
    take_answers(store, {owed.id: Answer(json.dumps([item]))})

    run = slept(store, thinker=thinker)
    assert (run.outcome, len(thinker.asked)) == (Outcome.COMPLETED, 1)
    assert "It was the cache after all." in holding(store)  # a person's by now: only asked about
    assert len(store.proposals()) == 1


def test_when_the_rules_end_a_night_that_rests_the_session_is_asked_about_another_time() -> None:
    store, late = InRamStore(), ScriptedThinker(otherwise=None)
    lived(store, RULE)
    slept(store, thinker=late)
    assert slept(store).outcome is Outcome.COMPLETED
    assert mark(store) == Mark(1)

    resting = slept(store, thinker=late)
    assert resting.outcome is Outcome.WAITING
    assert [t.night for t in store.thoughts.pending()] == [1, resting.plan.night]


def test_the_answer_of_a_night_that_was_undone_is_not_asked_for_again() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    thinker = Looker(lambda told: [])
    slept(store, thinker=thinker)
    undo(store, TickClock(), SETTINGS, entry_of_night(store, 2))
    assert mark(store) == Mark(1)
    slept(store, thinker=thinker)
    assert len(looks(thinker)) == 1


@pytest.mark.parametrize("dozed", [False, True])
def test_a_look_that_was_undone_for_good_is_not_taken_again(dozed: bool) -> None:
    store, thinker = InRamStore(), ScriptedThinker()
    lived(store, RULE)
    if dozed:
        slept(store)
    slept(store, thinker=thinker)
    night = 2 if dozed else 1
    undo(store, TickClock(), SETTINGS, entry_of_night(store, night), then=Afterwards.NEVER)
    assert skipped(slept(store, thinker=thinker)) == "every session has been thought over"
    assert holding(store) == ([RULE] if dozed else [])


RETRY = "It turns out the retry logic swallows timeouts."
FLAKE = "It turns out timeouts in the retry logic caused the flake."
SWALLOWED = "The client's retry loop hides timeouts, so failures look like slow answers."


def with_a_composite() -> tuple[InRamStore, Memory, Memory]:
    """A mind that merged two findings of its first session, and the two."""
    store = InRamStore()
    lived(store, RETRY, FLAKE, session="s1")
    slept(store)
    for number in range(2, 8):
        lived(store, "lunch was fine", session=f"s{number}")
        slept(store)
    assert store.memories.count([Kind.COMPOSITE]) == 1
    return store, saying(store, RETRY), saying(store, FLAKE)


def one_look(store: Store, *items: Item) -> NightRun:
    """A night whose thinker gives these items for the first session only."""
    return slept(
        store,
        thinker=Looker(lambda told: list(items) if told.number == 1 else []),
        settings=Settings.of(second_look_sessions=20),
    )


def test_a_thinker_is_told_the_parts_of_a_composite_that_its_session_left() -> None:
    store, retry, flake = with_a_composite()
    told: list[Told] = []
    slept(
        store,
        thinker=Looker(lambda one: told.append(one) or []),  # type: ignore[func-returns-value]
        settings=Settings.of(second_look_sessions=20),
    )

    (first,) = [one for one in told if one.number == 1]
    assert {retry.name, flake.name} <= {known.name for known in first.kept}


def test_a_part_that_is_put_better_takes_its_composite_apart() -> None:
    store, retry, flake = with_a_composite()
    before = contents(store)
    run = one_look(
        store,
        {"do": "reword", "memory": retry.name, "text": SWALLOWED, "episodes": [1]},
        {"do": "end", "memory": flake.name, "episodes": [2], "why": "said twice"},
    )

    assert [m.text for m in store.memories.all() if m.ending is None] == [SWALLOWED]
    ended = store.memories.get(flake.number)
    assert ended is not None
    assert ended.ending is not None
    assert ended.ending.how is End.ABANDONED
    undo(store, TickClock(), SETTINGS, entry_of_night(store, run.plan.night))
    assert contents(store) == before


def test_a_part_that_nobody_mends_holds_again_by_itself() -> None:
    store, retry, flake = with_a_composite()
    one_look(store, {"do": "end", "memory": retry.name, "episodes": [1], "why": "wrong"})

    assert [m.text for m in store.memories.all() if m.ending is None] == [flake.text]


def test_a_session_asked_about_in_vain_three_times_is_left_as_the_rules_kept_it() -> None:
    store, thinker = InRamStore(), ScriptedThinker({SECOND_LOOK.name: "no list"})
    lived(store, RULE)
    for _ in range(5):
        slept(store, thinker=thinker)
    assert len(looks(thinker)) == 3
    assert mark(store).thought_over == 1
    assert holding(store) == [RULE]


def test_an_answer_that_drops_more_than_a_quarter_is_refused_whole_and_asked_for_again() -> None:
    store = InRamStore()
    lived(
        store, CHOICE, MENDED, "It turns out the roof leaks.", "The root cause was a loose cable."
    )
    ends = Looker(lambda told: [{"do": "end", "memory": known.name} for known in told.kept])
    first = slept(store, thinker=ends)
    assert "more than a quarter" in first.notes[0]
    kept = holding(store)
    assert len(kept) >= 3
    assert mark(store).thought_over == 0
    slept(store, thinker=ends)
    assert [told.asked_in_vain for told in looks(ends)] == [0, 1]
    assert holding(store) == kept


def test_an_answer_that_adds_more_than_the_file_holds_is_refused_whole() -> None:
    store = InRamStore()
    lived(store, CHATTER)
    tiny = Settings.of(token_budget=200)
    long = [
        {"text": f"Point {n}: the stale cache was it, {'again ' * 40}", "kind": "fact"}
        for n in range(9)
    ]
    items = [{**item, "episodes": [1]} for item in long]
    assert "longer than memory.yml" in looked(store, *items, settings=tiny).notes[0]
    assert not any(text.startswith("Point") for text in holding(store))


CHOKES = "The importer chokes on empty rows"


def test_a_memory_of_a_second_look_rests_also_on_what_else_was_said_of_it() -> None:
    store = InRamStore()
    lived(store, f"{CHOKES}.", "Lunch was fine.", "Yes, fix it.")
    text = f"{CHOKES}, which is to be fixed."
    looked(store, {"text": text, "kind": "decision", "episodes": [3]})

    assert saying(store, text).sources == ("episode:1", "episode:3")


def test_a_tools_words_are_no_source_of_a_second_look() -> None:
    store = InRamStore()
    for text, voice in (("Yes, fix it.", Voice.PERSON), (f"log: {CHOKES}", Voice.TOOL)):
        record(store, TickClock(), SETTINGS, text, session="s1", voice=voice)
    end_session(store, TickClock(), "s1", SETTINGS)
    text = f"{CHOKES}, which is to be fixed."
    looked(store, {"text": text, "kind": "decision", "episodes": [1]})

    assert saying(store, text).sources == ("episode:1",)


def test_a_memory_that_is_put_better_rests_on_what_its_new_words_are_cited_for() -> None:
    store = InRamStore()
    lived(store, CHOICE, "The export has to be ready in May.")
    slept(store)
    before, name = contents(store), saying(store, CHOICE).name
    item = {"do": "reword", "memory": name, "text": f"{CHOICE} So the export is ready in May."}
    looked(store, {**item, "episodes": [1, 2]})

    assert saying(store, str(item["text"])).sources == ("episode:1", "episode:2")
    undo(store, TickClock(), SETTINGS, entry_of_night(store, 2))
    assert contents(store) == before
