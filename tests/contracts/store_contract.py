"""What every store promises, as one class of tests that each back-end inherits."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Entry, NightBegan, NightEnded, Took
from reverie.domain.journal.kinds import (
    ROWS,
    AsideChange,
    BeliefChange,
    Change,
    FindingChange,
    GistChange,
    GlossChange,
    LinkChange,
    MarkChange,
    MemoryChange,
    Proposal,
    ProposalChange,
    ScanChange,
    TombstoneChange,
    ToneChange,
)
from reverie.domain.journal.parts import (
    PARTS,
    EndingChange,
    LayerChange,
    SalienceChange,
    SourcesChange,
    StrengthChange,
    TagChange,
    UseChange,
    WordingChange,
)
from reverie.domain.journal.plan import Day, Outcome
from reverie.domain.rules.contradict import subject_of
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.aside import Aside, Sort
from reverie.domain.values.conflict import Conflict, ConflictKind, Move, Scan, Spot
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Draft, Voice
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.memory import (
    ONE,
    Author,
    Kind,
    Layer,
    Memory,
    Salience,
    Strength,
    Use,
    Wording,
    has_faded,
    may_fade_away,
)
from reverie.domain.values.recurrence import Choice, Pattern, PatternKind, Verdict
from reverie.domain.values.session import Mark, Reach, Read
from reverie.domain.values.source import of_episode, of_memory
from reverie.domain.values.texture import Aspect, Confidence, Texture
from reverie.domain.values.thought import Answer, Thought
from reverie.domain.values.tombstone import Tombstone
from reverie.domain.values.tone import Tone
from reverie.domain.values.trace import ToolUse, trace_from
from reverie.errors import (
    Asleep,
    ChangeRefused,
    ProposalNotApplied,
    SameTargetTwice,
    StaleChange,
    Unknown,
)
from reverie.ports import Store
from reverie.settings import Settings
from reverie.testing import DAWN, a_link, a_memory, a_mind, a_plan
from tests.contracts.given import Open, born, entry, said
from tests.contracts.index_contract import IndexContract
from tests.contracts.sight_contract import SightContract

USED = Use(3, DAWN, session=2, tagged=True)
A_CONFLICT = Conflict(
    ConflictKind.NAME,
    (Spot("_rules/git.md", 1, "git"), Spot(".claude/rules/git.md", 1, "git")),
    "both are called git",
    "rename one",
    requires_human_decision=False,
    moves=(Move("_rules/git.md", "_rules/git-2.md"),),
)
ENDED = Ending(End.MERGED, 4, by=9, why="said there")
TEXTURE = Texture("relief", "a -> b", Confidence.LOW, "if so", (3, 4), Aspect.TRUST)
LEFT = Aside("encode-1", Sort.SESSION, "s1", "encode", "1.0", "KeyError", 1, 0, 4, True)
BELIEF = HeldBelief(
    family="protocol",
    subject="git push",
    score=-0.0119,
    confidence=0.02975,
    evidence=1,
    since=DAWN,
    day=1,
    night=2,
    session="s1",
    source=of_episode(4),
    leans=-1,
)
TONE = Tone(
    session=3,
    mood="calm, even",
    style="the user asks",
    turns=("turned for the better: 🌙", "and back"),
    carry_forward="Start with the parser.",
    calibration="wants to be challenged",
    by=Author.PERSON,
    sources=(of_episode(1), of_memory(2)),
)


def many_memories(count: int = 300) -> list[Memory]:
    """Memories of all kinds and layers, some strong, some by hand, some ended, in no order."""
    dice = Random(7)
    return [
        replace(
            a_memory(
                number,
                f"memory {number}",
                kind=dice.choice([Kind.FACT, Kind.FACT, *Kind]),
                layer=dice.choice([Layer.COLD, *Layer]),
                by=dice.choice([Author.NIGHT, Author.NIGHT, Author.AGENT, Author.PERSON]),
            ),
            salience=Salience(
                dice.choice([0, 500, 1000, 5000, dice.randint(0, ONE), ONE]), dice.randint(0, 40)
            ),
            strength=Strength(dice.choice([0, 0, 8999, 9000])),
            ending=dice.choice([None, None, None, ENDED]),
        )
        for number in dice.sample(range(1, 1_000), count)
    ]


class StoreContract(IndexContract, SightContract):
    """Inherit, and give a fixture `open_store` that opens the same place for any agent."""

    # Episodes and sessions.

    def test_an_episode_comes_back_as_it_was_recorded(self, store: Store) -> None:
        first, second = said(store, "one 🌙"), said(store, "two")
        assert (first.number, second.number) == (1, 2)
        assert store.episodes.get(1) == first
        assert store.episodes.get(3) is None
        assert store.episodes.last() == 2

    def test_episodes_of_a_session_are_read_between_two_numbers(self, store: Store) -> None:
        for text in ("a", "b", "c"):
            said(store, text, "s1")
            said(store, f"other {text}", "s2")
        assert [e.text for e in store.episodes.of("s1", after=1, upto=5)] == ["b", "c"]

    def test_a_session_is_numbered_by_its_first_end_and_can_end_again(self, store: Store) -> None:
        said(store, "a", "later")
        said(store, "b", "sooner")
        assert store.end_session("sooner", DAWN).number == 1
        assert store.end_session("later", DAWN).number == 2
        said(store, "c", "sooner")
        again = store.end_session("sooner", DAWN + timedelta(hours=1))
        assert (again.number, again.upto) == (1, 3)
        assert store.sessions.get("sooner") == again
        assert store.sessions.last() == 2

    def test_a_session_with_no_episodes_cannot_end(self, store: Store) -> None:
        with pytest.raises(Unknown, match="record one"):
            store.end_session("nothing", DAWN)

    def test_what_waits_is_what_lies_after_the_mark(self, store: Store) -> None:
        for text in ("a", "b"):
            said(store, text)
        store.end_session("s1", DAWN)
        assert list(store.sessions.waiting()) == [Reach("s1", 1, 0, 2, tagged=(1,))]
        taken = MarkChange(target="s1", before=None, after=Mark(2), reason="taken in")
        store.commit(entry(store, taken))
        assert list(store.sessions.waiting()) == []
        said(store, "c")
        assert list(store.sessions.waiting()) == []
        store.end_session("s1", DAWN)
        assert list(store.sessions.waiting()) == [Reach("s1", 1, 2, 3, tagged=(3,))]

    def test_what_only_the_rules_have_read_is_to_be_thought_over_the_newest_first(
        self, store: Store
    ) -> None:
        for session in ("s1", "s2", "s3"):
            said(store, "a", session=session)
            store.end_session(session, DAWN)
        assert list(store.sessions.to_think_over(limit=9)) == []
        marks = [Mark(1, "p1"), Mark(2, reader="wise", thought_over=2), Mark(3)]
        taken = [
            MarkChange(target=f"s{n}", before=None, after=mark, reason="taken in")
            for n, mark in enumerate(marks, start=1)
        ]
        store.commit(entry(store, *taken))
        first, last = Reach("s1", 1, 0, 1, "p1", (1,)), Reach("s3", 3, 0, 3, tagged=(3,))
        assert list(store.sessions.to_think_over(limit=9)) == [last, first]
        assert list(store.sessions.to_think_over(limit=1)) == [last]
        said(store, "b", session="s2")
        store.end_session("s2", DAWN)
        assert list(store.sessions.to_think_over(limit=9)) == [last, first]
        more = replace(marks[1], upto=4)
        went_on = MarkChange(target="s2", before=marks[1], after=more, reason="taken in")
        store.commit(entry(store, went_on))
        assert store.present([Place("mark", "s2")]) == {Place("mark", "s2"): more}
        assert [r.after for r in store.sessions.to_think_over(limit=9)] == [0, 2, 0]
        store.rebuild()
        assert store.present([Place("mark", "s2")]) == {Place("mark", "s2"): more}
        store.take_off_last()
        store.take_off_last()
        assert list(store.sessions.to_think_over(limit=9)) == []

    def test_what_a_host_read_is_gathered_once_and_ends_the_session(self, store: Store) -> None:
        draft = Draft(DAWN, Voice.PERSON, "from a transcript", Appraisal(importance=50), "log@7")
        assert store.sessions.read("s1") == Read("", "")
        assert store.gather("s1", [draft, draft], DAWN, before="", position="p1")
        assert not store.gather("s1", [draft], DAWN, before="", position="p1")
        assert store.episodes.last() == 2
        assert list(store.sessions.waiting()) == [Reach("s1", 1, 0, 2, "p1", (1,))]
        assert store.sessions.read("s1") == Read(gathered="p1", consolidated="")
        mark = MarkChange(target="s1", before=None, after=Mark(2, "p1"), reason="taken in")
        store.commit(entry(store, mark))
        assert store.sessions.read("s1") == Read("p1", "p1")
        assert store.gather("s1", [draft], DAWN, before="p1", position="p2")
        assert store.sessions.read("s1") == Read(gathered="p2", consolidated="p1")
        store.take_off_last()
        assert store.sessions.read("s1") == Read(gathered="p2", consolidated="")

    def test_a_session_that_goes_on_is_tagged_where_it_waits(self, store: Store) -> None:
        for importance in (90, 80, 70, 60, 50):
            said(store, "early", importance=importance)
        ended = store.end_session("s1", DAWN)
        assert ended.tagged == (1, 2)
        assert store.end_session("s1", DAWN) == ended
        said(store, "late", importance=45)
        said(store, "later", importance=30)
        assert store.end_session("s1", DAWN).tagged == (1, 2)
        mark = MarkChange(target="s1", before=None, after=Mark(5), reason="taken in")
        store.commit(entry(store, mark))
        assert store.sessions.waiting()[0].tagged == ()
        assert store.end_session("s1", DAWN).tagged == (1, 2, 6)
        assert store.sessions.waiting()[0].tagged == (6,)

    def test_the_settings_of_the_end_decide_what_is_tagged(self, store: Store) -> None:
        for session in ("s1", "s2"):
            for _ in range(4):
                said(store, "as before", session=session)
        draft = Draft(DAWN, Voice.PERSON, "more of it", Appraisal(importance=50))
        every = Settings.of(tag_share=100)
        assert store.end_session("s1", DAWN, settings=every).tagged == (1, 2, 3, 4)
        assert store.gather("s2", [draft], DAWN, before="", position="p", settings=every)
        assert store.sessions.waiting()[1].tagged == (5, 6, 7, 8, 9)

    def test_the_entry_with_which_a_sleep_begins_tells_its_day(self, store: Store) -> None:
        plan = replace(a_plan(7), day=Day(3, DAWN + timedelta(milliseconds=5)))
        store.commit(Entry(1, DAWN, NightBegan(plan)))
        store.commit(Entry(2, DAWN, NightEnded(7, Outcome.COMPLETED)))
        assert store.journal.day_at(1) == plan.day
        assert store.journal.day_at(2) is None
        assert store.journal.day_at(9) is None

    def test_a_session_in_which_nothing_was_said_is_read_and_done(self, store: Store) -> None:
        assert store.gather("s1", [], DAWN, before="", position="p1")
        assert list(store.sessions.waiting()) == []
        assert store.sessions.read("s1") == Read("p1", "p1")
        assert store.sessions.last() == 0

    # Memories and links.

    def test_a_memory_is_found_by_number_name_and_words(self, store: Store) -> None:
        memory = a_memory(7, "Say it   once.", sources=[of_episode(3)], kind=Kind.DECISION)
        a_mind(store, memories=[memory])
        assert store.memories.get(7) == memory
        assert store.memories.named(memory.name) == memory
        assert store.memories.saying(fingerprint("say it once")) == memory
        assert store.memories.get(8) is None
        assert store.memories.named("f-1-1") is None
        assert store.memories.saying("nothing") is None
        assert store.memories.next_number() == 8

    def test_of_memories_that_say_the_same_the_oldest_is_found(self, store: Store) -> None:
        a_mind(store, memories=[a_memory(1), a_memory(2)])
        found = store.memories.saying(fingerprint(a_memory().text))
        assert found is not None
        assert found.number == 1
        gone = MemoryChange(target=1, before=a_memory(1), after=None, reason="wrong")
        store.commit(entry(store, gone))
        found = store.memories.saying(fingerprint(a_memory().text))
        assert found is not None
        assert found.number == 2

    def test_memories_are_listed_by_number_and_by_layer_and_session(self, store: Store) -> None:
        a_mind(
            store,
            memories=[
                a_memory(10, "ten", session=5),
                a_memory(2, "two", session=1),
                a_memory(3, "three", session=1, layer=Layer.COLD),
            ],
        )
        assert [m.number for m in store.memories.all()] == [2, 3, 10]
        assert [m.number for m in store.memories.in_layer(Layer.HOT, upto_session=4)] == [2]
        assert [m.number for m in store.memories.in_layer(Layer.HOT, upto_session=5)] == [2, 10]

    def test_links_of_a_memory_are_found_from_both_ends(self, store: Store) -> None:
        links = [a_link(1, 9), a_link(1, 3), a_link(2, 3, night=None)]
        a_mind(store, links=links)
        assert list(store.links.of(1)) == [links[1], links[0]]
        assert list(store.links.of(3)) == [links[1], links[2]]
        assert list(store.links.of(4)) == []

    def test_a_memory_keeps_what_goes_with_its_words_and_how_it_ended(self, store: Store) -> None:
        memory = a_memory(1)
        memory = replace(memory, wording=replace(memory.wording, texture=TEXTURE), ending=ENDED)
        a_mind(store, memories=[memory, replace(a_memory(2), ending=Ending(End.FADED, 0))])
        assert store.memories.get(1) == memory
        assert store.memories.get(2) == replace(a_memory(2), ending=Ending(End.FADED, 0))
        assert store.present([Place("memory", 1)]) == {Place("memory", 1): memory}

    def test_what_has_ended_is_known_but_does_not_hold(self, store: Store) -> None:
        kinds = [Kind.QUESTION, Kind.FACT, Kind.QUESTION, Kind.QUESTION]
        some = [a_memory(n, f"asked {n}", kind=k) for n, k in enumerate(kinds, 1)]
        some[2] = replace(some[2], ending=ENDED)
        a_mind(store, memories=some)
        asked = [Kind.QUESTION]
        assert [m.number for m in store.memories.of(asked, limit=9)] == [4, 1]
        assert [m.number for m in store.memories.of(asked, limit=9, ended=True)] == [4, 3, 1]
        assert [m.number for m in store.memories.of(asked, limit=2, ended=True)] == [4, 3]
        assert (
            store.memories.count(asked),
            store.memories.count(Kind),
            store.memories.count([]),
        ) == (2, 3, 0)
        assert [m.number for m in store.memories.in_layer(Layer.HOT, upto_session=9)] == [1, 2, 4]
        assert [m.number for m in store.memories.all()] == [1, 2, 3, 4]
        assert store.memories.saying(fingerprint("asked 3")) == some[2]

    def test_a_memory_ends_and_holds_again(self, store: Store) -> None:
        a_mind(store, memories=[a_memory(1)])
        gone = EndingChange(target=1, before=None, after=ENDED, reason="merged")
        store.commit(entry(store, gone))
        assert store.memories.get(1) == replace(a_memory(1), ending=ENDED)
        assert store.memories.count([Kind.FACT]) == 0
        with pytest.raises(StaleChange):
            store.commit(entry(store, gone))
        store.commit(entry(store, gone.inverse()))
        assert (store.memories.get(1), store.memories.count([Kind.FACT])) == (a_memory(1), 1)

    @pytest.mark.parametrize("kept", [0.0, 0.5, 0.85, 0.97, 1.0])
    @pytest.mark.parametrize("limit", [1, 7, 1_000])
    def test_the_most_present_memories_come_first(
        self, store: Store, kept: float, limit: int
    ) -> None:
        some = many_memories()
        a_mind(store, memories=some)
        for layer in Layer:
            for kind in (Kind.FACT, Kind.QUESTION):
                own = [m for m in some if (m.layer, m.kind, m.ending) == (layer, kind, None)]
                last = max(m.salience.since for m in own)
                expected = sorted(
                    own,
                    key=lambda m: (
                        -m.salience.points * kept ** (last - m.salience.since),
                        -m.number,
                    ),
                )
                found = store.memories.by_salience(layer, kind, kept=kept, limit=limit)
                assert [m.number for m in found] == [m.number for m in expected][:limit]

    def test_of_no_memories_none_is_present_and_none_faded(self, store: Store) -> None:
        assert list(store.memories.by_salience(Layer.HOT, Kind.FACT, kept=0.85, limit=5)) == []
        assert list(store.memories.faded(10, Settings())) == []

    @pytest.mark.parametrize("coming", [40, 41, 55, 120])
    @pytest.mark.parametrize("floor", [0.05, 0.1, 1.0])
    @pytest.mark.parametrize("kept", [0.0, 0.85, 1.0])
    def test_what_has_faded_is_cold_unneeded_and_may_go(
        self, store: Store, coming: int, floor: float, kept: float
    ) -> None:
        some = many_memories()
        a_mind(store, memories=some)
        settings = Settings.of(salience_floor=floor, salience_kept_per_session=kept)
        expected = sorted(
            m.number
            for m in some
            if m.layer is Layer.COLD and has_faded(m, coming, settings) and may_fade_away(m)
        )
        assert [m.number for m in store.memories.faded(coming, settings)] == expected

    def test_memories_are_found_by_their_subject_newest_first(self, store: Store) -> None:
        a_mind(
            store,
            memories=[
                a_memory(1, "The cache is stale."),
                a_memory(2, "The build runs on ARM."),
                replace(a_memory(3, "The cache is not stale."), ending=ENDED),
                a_memory(4, "It is not."),
            ],
        )
        about = subject_of("The cache is stale!")
        assert [m.number for m in store.memories.on(about, limit=9)] == [3, 1]
        assert [m.number for m in store.memories.on(about, limit=1)] == [3]
        assert list(store.memories.on("", limit=9)) == []
        reworded = replace(a_memory(1).wording, text="The build runs on ARM!")
        store.commit(
            entry(
                store,
                WordingChange(
                    target=1,
                    before=a_memory(1, "The cache is stale.").wording,
                    after=reworded,
                    reason="corrected",
                ),
            )
        )
        assert [m.number for m in store.memories.on(about, limit=9)] == [3]
        again = subject_of("The build runs on ARM.")
        assert [m.number for m in store.memories.on(again, limit=9)] == [2, 1]
        store.rebuild()
        assert [m.number for m in store.memories.on(again, limit=9)] == [2, 1]

    # Use.

    def test_how_often_a_memory_helped_is_kept_and_taken_off_again(self, store: Store) -> None:
        a_mind(store, memories=[a_memory(1)])
        store.commit(
            entry(store, UseChange(target=1, before=Use(), after=USED, reason="it helped"))
        )
        store.commit(entry(store, TagChange(target=1, before=False, after=True, reason="so")))
        assert store.memories.get(1) == replace(a_memory(1), use=USED, tagged=True)
        assert store.memories.backlog() == 1
        store.rebuild()
        assert store.memories.get(1) == replace(a_memory(1), use=USED, tagged=True)
        store.take_off_last()
        assert (store.memories.get(1), store.memories.backlog()) == (
            replace(a_memory(1), use=USED),
            0,
        )
        with pytest.raises(StaleChange):
            store.commit(
                entry(store, UseChange(target=1, before=Use(), after=Use(9), reason="it helped"))
            )
        store.take_off_last()
        assert store.memories.get(1) == a_memory(1)

    def test_a_memory_is_born_as_used_as_it_was_and_folded_so(self, store: Store) -> None:
        used = replace(a_memory(1), use=USED, tagged=True)
        a_mind(store, memories=[used])
        store.fold(1)
        store.rebuild()
        assert store.memories.get(1) == used

    def test_a_memory_tagged_by_use_asks_to_be_replayed_like_any_other(self, store: Store) -> None:
        late, early = (replace(a_memory(n), tagged=n == 2) for n in (1, 2))
        a_mind(store, memories=[late, early])
        store.commit(entry(store, TagChange(target=1, before=False, after=True, reason="so")))
        found = store.memories.candidates(1, DAWN + timedelta(days=1), Settings(), limit=9)
        assert [memory.number for memory in found] == [1, 2]

    def test_what_a_memory_rests_on_may_grow_and_is_taken_off_again(self, store: Store) -> None:
        old = replace(a_memory(1), sources=(of_episode(1),))
        a_mind(store, memories=[old])
        after = (of_episode(1), of_episode(2))
        store.commit(
            entry(store, SourcesChange(target=1, before=old.sources, after=after, reason="more"))
        )
        now = replace(old, sources=after)
        assert store.memories.resting_on([2]) == {2: [now]}
        store.rebuild()
        assert store.memories.get(1) == now
        store.take_off_last()
        assert store.memories.get(1) == old
        assert not store.memories.resting_on([2]).get(2)

    # Tones.

    def test_a_tone_comes_back_as_it_was_put_and_is_taken_off_again(self, store: Store) -> None:
        place = Place("tone", 3)
        plain = Tone(3, "calm")
        store.commit(entry(store, ToneChange(target=3, before=None, after=plain, reason="so")))
        assert store.present([place, Place("tone", 4)]) == {place: plain}
        store.commit(entry(store, ToneChange(target=3, before=plain, after=TONE, reason="edited")))
        store.commit(
            entry(
                store,
                ToneChange(target=1, before=None, after=replace(TONE, session=1), reason="so"),
            )
        )
        assert list(store.contents()) == [
            (Place("tone", 1), replace(TONE, session=1)),
            (place, TONE),
        ]
        with pytest.raises(StaleChange):
            store.commit(entry(store, ToneChange(target=3, before=plain, after=None, reason="no")))
        store.take_off_last()
        store.take_off_last()
        assert list(store.contents()) == [(place, plain)]
        store.commit(entry(store, ToneChange(target=3, before=plain, after=None, reason="gone")))
        assert list(store.contents()) == []

    def test_tones_survive_folding_and_rebuilding(self, store: Store) -> None:
        store.commit(entry(store, ToneChange(target=3, before=None, after=TONE, reason="so")))
        store.fold(1)
        store.rebuild()
        assert store.present([Place("tone", 3)]) == {Place("tone", 3): TONE}

    def test_the_newest_memories_of_some_kinds_come_first(self, store: Store) -> None:
        kinds = [Kind.QUESTION, Kind.FACT, Kind.QUESTION, Kind.DOUBT]
        a_mind(store, memories=[a_memory(n, f"m{n}", kind=k) for n, k in enumerate(kinds, 1)])
        found = store.memories.of([Kind.QUESTION, Kind.DOUBT], limit=2)
        assert [memory.number for memory in found] == [4, 3]

    # The journal.

    def test_the_trace_of_a_session_grows_with_it_and_outlives_its_end(self, store: Store) -> None:
        drafts = [Draft(DAWN, Voice.PERSON, "Hello.", Appraisal())]
        store.gather("s1", drafts, DAWN, before="", position="1", trace="Read")
        store.gather("s1", drafts, DAWN, before="1", position="2", trace="Edit")
        store.end_session("s1", DAWN)

        assert trace_from(store.sessions.trace("s1"), 2) == ((ToolUse("Read"),), (ToolUse("Edit"),))
        assert store.sessions.trace("s2") == ""
        assert [session.id for session in store.sessions.latest(limit=5)] == ["s1"]

    def test_every_kind_of_change_is_applied_kept_and_taken_off_again(self, store: Store) -> None:
        empty = list(store.contents())
        a_mind(store, memories=[a_memory(1)])
        one = list(store.contents())
        better = Wording(Kind.INSIGHT, "ARM builds.", Author.PERSON)
        wish = LayerChange(target=1, before=Layer.HOT, after=Layer.COLD, reason="asked")
        proposal = Proposal("Cool it?", (wish,), "old")
        changes: list[Change] = [
            born(2, "another"),
            LayerChange(target=1, before=Layer.HOT, after=Layer.WARM, reason="older"),
            WordingChange(
                target=1,
                before=a_memory(1).wording,
                after=better,
                reason="corrected",
                sources=(of_episode(4),),
            ),
            StrengthChange(
                target=1, before=Strength(), after=Strength(1500, 1, 3), reason="replayed"
            ),
            SalienceChange(
                target=1, before=a_memory(1).salience, after=Salience(9000, 7), reason="said again"
            ),
            EndingChange(target=1, before=None, after=ENDED, reason="merged"),
            UseChange(target=1, before=Use(), after=USED, reason="it helped"),
            TagChange(target=1, before=False, after=True, reason="it helped"),
            SourcesChange(
                target=1, before=a_memory(1).sources, after=(of_episode(4),), reason="reworded"
            ),
            GlossChange(target=4, before=None, after=Gloss(0.5, ("ARM.",)), reason="slept on"),
            GistChange(target=4, before=None, after=Gist("ARM.", 0.5), reason="there is room"),
            FindingChange(
                target="n-1",
                before=None,
                after=Pattern(PatternKind.ERROR, ("pytest", "KeyError"), ("s1", "s2"), 3),
                reason="it came back",
            ),
            BeliefChange(target=BELIEF.key, before=None, after=BELIEF, reason="it failed 1 time"),
            ScanChange(
                target="rules",
                before=None,
                after=Scan((A_CONFLICT,), files=2, directives=3),
                reason="looked over",
            ),
            AsideChange(target=LEFT.name, before=None, after=LEFT, reason="it failed"),
            ToneChange(target=3, before=None, after=TONE, reason="how it went"),
            LinkChange(target=(1, 2), before=None, after=a_link(), reason="together"),
            MarkChange(target="s1", before=None, after=Mark(4), reason="taken in"),
            TombstoneChange(
                target="abc", before=None, after=Tombstone("f-1", "wrong", DAWN), reason="wrong"
            ),
            ProposalChange(target=proposal.name, before=None, after=proposal, reason="old"),
        ]
        written = entry(store, *changes)
        store.commit(written)
        assert store.journal.entry(2) == written
        assert list(store.journal.headings()) == [store.journal.entry(1).heading, written.heading]  # type: ignore[union-attr]
        assert {type(change) for change in changes} == {*ROWS.values(), *PARTS}
        assert len(list(store.contents())) == 13
        assert store.beliefs() == [BELIEF]
        assert store.asides() == [LEFT]
        assert store.memories.saying(fingerprint("ARM builds")) == store.memories.get(1)
        assert list(store.journal.touching(1)) == [1, 2]
        assert list(store.journal.touching(2)) == [2]
        places = [place for place, _ in store.contents()]
        assert dict(store.present(places)) == dict(store.contents())
        store.take_off_last()
        assert list(store.contents()) == one
        assert store.memories.next_number() == 2
        store.take_off_last()
        assert list(store.contents()) == empty
        assert store.journal.last() == 0

    def test_it_is_known_whether_anything_was_forgotten(self, store: Store) -> None:
        stone = Tombstone("f-1", "wrong", DAWN)
        assert not store.memories.any_forgotten()
        buried = TombstoneChange(target="abc", before=None, after=stone, reason="wrong")
        store.commit(entry(store, buried))
        assert store.memories.any_forgotten()
        store.commit(entry(store, buried.inverse()))
        assert not store.memories.any_forgotten()

    def test_a_stale_change_is_refused_and_nothing_of_its_entry_is_applied(
        self, store: Store
    ) -> None:
        a_mind(store, memories=[a_memory(1)])
        before = list(store.contents())
        stale = LayerChange(target=1, before=Layer.WARM, after=Layer.COLD, reason="older")
        with pytest.raises(StaleChange, match="decide anew"):
            store.commit(entry(store, born(2, "new"), stale))
        with pytest.raises(StaleChange):
            store.commit(entry(store, born(1)))
        with pytest.raises(Unknown, match="no memory number 5"):
            store.commit(entry(store, replace(stale, target=5)))
        assert list(store.contents()) == before
        assert store.journal.last() == 1
        assert store.memories.next_number() == 2

    def test_a_proposal_is_never_applied(self, store: Store) -> None:
        proposal = Proposal("May I?", (born(),), "wish")
        with pytest.raises(ProposalNotApplied, match="waits for a person"):
            store.commit(entry(store, proposal))  # type: ignore[arg-type]
        assert list(store.contents()) == []

    def test_findings_are_told_by_name_with_what_a_person_chose(self, store: Store) -> None:
        spikes = [
            Pattern(PatternKind.SPIKE, (tool, "exit 2"), ("monday",), 1, summary="3 calls")
            for tool in ("make", "npm test", "cargo build")
        ]
        spikes[0] = replace(spikes[0], verdict=Verdict(Choice.LOG, 1, 12))
        changes = [
            FindingChange(target=one.name, before=None, after=one, reason="seen") for one in spikes
        ]
        store.commit(entry(store, *changes))
        assert list(store.findings()) == sorted(spikes, key=lambda one: one.name)

    def test_two_changes_for_one_target_are_refused(self, store: Store) -> None:
        a_mind(store, memories=[a_memory(1)])
        cooler = LayerChange(target=1, before=Layer.HOT, after=Layer.WARM, reason="older")
        colder = LayerChange(target=1, before=Layer.WARM, after=Layer.COLD, reason="older still")
        gone = MemoryChange(target=1, before=a_memory(1), after=None, reason="wrong")
        for pair in ((cooler, colder), (cooler, gone), (gone, cooler)):
            with pytest.raises(SameTargetTwice, match="merge them"):
                store.commit(entry(store, *pair))
        assert store.memories.get(1) == a_memory(1)

    def test_a_change_of_nothing_or_without_a_reason_is_refused(self, store: Store) -> None:
        same = LayerChange(target=1, before=Layer.HOT, after=Layer.HOT, reason="why not")
        with pytest.raises(ChangeRefused, match="changes nothing"):
            store.commit(entry(store, same))
        with pytest.raises(ChangeRefused, match="no reason"):
            store.commit(entry(store, replace(born(), reason=" ")))

    def test_entries_are_numbered_without_gaps(self, store: Store) -> None:
        with pytest.raises(ChangeRefused, match="does not follow"):
            store.commit(entry(store, number=2))
        assert store.journal.last() == 0

    def test_a_night_is_numbered_once_and_for_all(self, store: Store) -> None:
        assert store.journal.next_night() == 1
        store.commit(entry(store, born(1)))
        store.commit(entry(store, cause=NightBegan(a_plan(1))))
        assert store.journal.next_night() == 2
        assert list(store.journal.nights_began()) == [2]

    def test_folding_moves_the_origin_forward_and_keeps_the_mind(self, store: Store) -> None:
        store.keep_thoughts([Thought("t", 1, "word", "?", "rules", Answer("!"))])
        store.commit(entry(store, cause=NightBegan(a_plan(1))))
        store.commit(entry(store, born(1)))
        store.commit(entry(store, cause=NightEnded(1, Outcome.COMPLETED)))
        store.commit(
            entry(store, LayerChange(target=1, before=Layer.HOT, after=Layer.WARM, reason="older"))
        )
        before = list(store.contents())
        store.fold(3)
        assert (store.journal.first(), store.journal.last()) == (4, 4)
        assert [h.number for h in store.journal.headings()] == [4]
        assert store.journal.entry(2) is None
        assert not store.thoughts.among(["t"])
        assert list(store.contents()) == before
        store.rebuild()
        assert list(store.contents()) == before
        assert store.memories.saying(fingerprint(a_memory().text)) == store.memories.get(1)
        assert (store.journal.next_night(), store.memories.next_number()) == (2, 2)

    def test_headings_can_be_read_from_a_number_on(self, store: Store) -> None:
        for number in (1, 2, 3):
            store.commit(entry(store, born(number, str(number))))
        assert [h.number for h in store.journal.headings(since=2)] == [2, 3]

    # Thoughts.

    def test_headings_tell_how_long_each_took_unless_nobody_asks(self, store: Store) -> None:
        store.commit(entry(store, born()), Took(250, 40))

        (timed,), (plain,) = store.journal.headings(), store.journal.headings(timed=False)

        assert timed == plain
        assert (timed.took, plain.took) == (Took(250, 40), None)

    def test_a_thought_is_kept_once_and_its_answer_never_replaced(self, store: Store) -> None:
        asked = Thought("t", 1, "word", "how?", "delegate", None)
        store.keep_thoughts([asked])
        assert list(store.thoughts.pending()) == [asked]
        answered = replace(asked, answer=Answer("so", 3))
        store.keep_thoughts([answered])
        store.keep_thoughts([replace(asked, answer=Answer("otherwise"))])
        assert store.thoughts.among(["t", "u"])["t"].answer == Answer("so", 3)
        assert list(store.thoughts.pending()) == []

    # How it is held.

    def test_a_scratch_copy_leaves_the_mind_alone(self, store: Store) -> None:
        a_mind(store, memories=[a_memory(1)])
        before = list(store.contents())
        with store.scratch() as copy:
            assert list(copy.contents()) == before
            copy.commit(entry(copy, born(2, "tried")))
            said(copy, "tried")
            assert copy.memories.get(2) is not None
        assert list(store.contents()) == before
        assert store.episodes.last() == 0

    def test_only_one_may_change_a_mind_at_a_time(self, store: Store) -> None:
        with store.night_lock(), pytest.raises(Asleep, match="agent 'main'"), store.night_lock():
            pass
        with store.night_lock():
            pass

    def test_agents_in_one_place_do_not_see_each_other(self, open_store: Open) -> None:
        ada, bob = open_store("ada"), open_store("bob")
        a_mind(ada, memories=[a_memory(1, "only Ada knows")])
        said(ada, "hello")
        ada.end_session("s1", DAWN)
        assert list(bob.contents()) == []
        assert (bob.episodes.last(), bob.sessions.last(), bob.journal.last()) == (0, 0, 0)
        assert (bob.memories.next_number(), bob.journal.next_night()) == (1, 1)
        a_mind(bob, memories=[a_memory(1, "Bob's own")])
        assert next(ada.memories.all()).text == "only Ada knows"
        with ada.night_lock(), bob.night_lock():
            pass

    def test_a_view_stands_still(self, store: Store) -> None:
        a_mind(store, memories=[a_memory(1)])
        with store.view() as mind:
            assert [m.number for m in mind.memories.all()] == [1]
            assert Place("memory", 1) in mind.present([Place("memory", 1)])
