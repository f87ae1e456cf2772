"""What recall may ask of every store: what is found by its words, and what rests on what."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import MemoryChange
from reverie.domain.journal.parts import WordingChange
from reverie.domain.values.boundary import Boundary
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Voice
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.memory import Author, Kind, Wording
from reverie.domain.values.source import BY_HAND, of_episode, of_memory
from reverie.domain.values.unit import EVERYTHING, Field, Unit, Within
from reverie.errors import StaleChange
from reverie.ports import Mind, Store
from reverie.testing import DAWN, a_memory, a_mind
from tests.contracts.given import Open, born, done, entry, glossed, gone, kept, said

DAY = timedelta(days=1)
SAID = "We met in the harbour."
GLOSS = Gloss(
    fact=0.75,
    statements=("Ada is a rower.", "Ada rows at dawn."),
    questions=("Who left the oars?",),
    before="quay",
    after="heron",
    dates="4 March 2024",
    tells=("person", "place"),
    boundary=Boundary.TEMPORAL,
)
OTHER = Gloss(fact=-0.5, statements=("Ada is a sailor.",))
WHERE = {
    "harbour": {Field.SAID, Field.CONTEXT},
    "quay": {Field.CONTEXT},
    "heron": {Field.CONTEXT},
    "march": {Field.CONTEXT},
    "rower": {Field.STATEMENTS},
    "oars": {Field.QUESTIONS},
    "ledger": {Field.KEPT},
    "zebra": set(),
}
"""In which fields each word is met, once the harbour is glossed and a memory rests on it."""
ODD_WORDS = (
    '"',
    '""',
    "NEAR",
    "x OR y",
    "NOT",
    "AND",
    "(",
    ")",
    "*",
    "pla*",
    "text:plain",
    "^plain",
    "-",
    "{x y}",
    "'; DROP TABLE memory",
    "\\",
    "%",
    "",
    " ",
    "🌙",
    "日本語",
    "naïve",
)


def found(
    mind: Mind, field: Field, *words: str, within: Within = EVERYTHING, limit: int = 9
) -> list[int]:
    """The units with some of the words in a field, best first."""
    return [number for number, _ in mind.index.matching(field, words, limit=limit, within=within)]


def met_in(mind: Mind, word: str) -> set[Field]:
    """The fields in which some unit has a word."""
    return {field for field in Field if found(mind, field, word)}


def a_harbour(store: Store) -> Store:
    """A mind with one episode, what a night wrote beside it, its gist, and what rests on it."""
    said(store, SAID)
    done(
        store,
        born(1, "The ledger is lost.", sources=[of_episode(1)]),
        glossed(1, GLOSS),
        kept(1, Gist("met in harbour", 0.75)),
    )
    return store


def in_the_gist(store: Store) -> list[tuple[int, Gist]]:
    return list(store.index.gists().items())


class IndexContract:
    """Inherit, and give a fixture `open_store` that opens the same place for any agent."""

    @pytest.fixture
    def store(self, open_store: Open) -> Store:
        return open_store("main")

    # By words.

    def test_what_was_said_is_found_by_its_words_best_first(self, store: Store) -> None:
        said(store, "The cache is stale.")
        said(store, "The stale cache broke the build.")
        said(store, "Nothing to see.")
        scores = store.index.matching(Field.SAID, ["cache", "build"], limit=5)
        assert [number for number, _ in scores] == [2, 1]
        assert scores[0][1] > scores[1][1] > 0
        assert found(store, Field.SAID, "cache", "build", limit=1) == [2]
        assert found(store, Field.SAID, "caches") == [1, 2]
        assert found(store, Field.SAID, "zebra", "build") == [2]

    def test_what_all_units_say_is_found_all_the_same(self, store: Store) -> None:
        for _ in range(3):
            said(store, "The cache is stale.")
        assert sorted(found(store, Field.SAID, "cache")) == [1, 2, 3]
        assert all(score > 0 for _, score in store.index.matching(Field.SAID, ["cache"], limit=9))

    @pytest.mark.parametrize("word", WHERE)
    def test_a_word_is_met_where_it_stands_and_nowhere_else(self, store: Store, word: str) -> None:
        assert met_in(a_harbour(store), word) == WHERE[word]

    def test_what_no_night_has_seen_is_found_by_its_own_words_alone(self, store: Store) -> None:
        said(store, SAID)
        assert met_in(store, "harbour") == {Field.SAID}

    @pytest.mark.parametrize("field", [Field.STATEMENTS, Field.QUESTIONS])
    def test_a_unit_with_several_texts_is_found_once_by_the_best(
        self, store: Store, field: Field
    ) -> None:
        texts = ("The cache.", "The stale cache.", "A cache that is stale is a cache.")
        for number in (1, 2, 3):
            said(store, "Hello.")
            some = texts[:number] if number < 3 else ("Nothing.",)
            done(store, glossed(number, Gloss(statements=some, questions=some)))
        assert found(store, field, "stale", "cache") == [2, 1]
        assert found(store, field, "cache", limit=1) != []

    def test_more_units_than_asked_for_are_never_given(self, store: Store) -> None:
        texts = tuple(f"The cache {number}." for number in range(6))
        for number in range(1, 8):
            said(store, "The cache.")
            done(store, glossed(number, Gloss(statements=texts, questions=texts)))
            done(store, born(number, "The cache.", sources=[of_episode(number), of_episode(1)]))
        for field in Field:
            assert 0 < len(found(store, field, "cache", limit=3)) <= 3

    def test_what_is_kept_is_found_as_the_episodes_it_rests_on(self, store: Store) -> None:
        for _ in range(3):
            said(store, "Hello.")
        a_mind(
            store,
            memories=[
                a_memory(1, "The cache is stale.", sources=[of_episode(1), of_episode(3)]),
                a_memory(2, "The cache is told.", sources=[BY_HAND]),
                a_memory(3, "The cache is made of others.", sources=[of_memory(1), of_memory(2)]),
                a_memory(4, "The cache is told, too.", sources=[BY_HAND, of_episode(2)]),
            ],
        )
        assert sorted(found(store, Field.KEPT, "cache")) == [-3, -2, 1, 2, 3]
        assert sorted(found(store, Field.KEPT, "stale")) == [1, 3]

    def test_memories_are_found_by_their_words_best_first(self, store: Store) -> None:
        a_mind(
            store,
            memories=[
                a_memory(1, "The cache is stale."),
                a_memory(2, "The stale cache broke the build.", kind=Kind.INSIGHT),
                a_memory(3, "Nothing to see."),
            ],
        )
        scores = store.index.matching(Field.KEPT, ["cache", "build"], limit=5)
        assert [number for number, _ in scores] == [-2, -1]
        assert scores[0][1] > scores[1][1] > 0
        assert found(store, Field.KEPT, "caches", limit=1) != []

    def test_what_has_ended_is_found_too(self, store: Store) -> None:
        ended = replace(a_memory(1, "The cache is stale."), ending=Ending(End.FADED, 0))
        a_mind(store, memories=[ended])
        assert found(store, Field.KEPT, "cache") == [-1]

    def test_a_reworded_memory_is_found_by_its_new_words_only(self, store: Store) -> None:
        a_mind(store, memories=[a_memory(1, "purple")])
        orange = Wording(Kind.FACT, "orange", Author.PERSON)
        done(
            store,
            WordingChange(
                target=1, before=a_memory(1, "purple").wording, after=orange, reason="corrected"
            ),
        )
        assert found(store, Field.KEPT, "purple") == []
        assert found(store, Field.KEPT, "orange") == [-1]
        store.take_off_last()
        assert found(store, Field.KEPT, "purple") == [-1]

    def test_a_forgotten_memory_is_not_found(self, store: Store) -> None:
        a_harbour(store)
        done(store, gone(store.memories.get(1)))
        assert met_in(store, "ledger") == set()
        store.take_off_last()
        assert met_in(store, "ledger") == {Field.KEPT}

    @pytest.mark.parametrize("odd", ODD_WORDS)
    def test_words_are_only_words_in_a_search(self, store: Store, odd: str) -> None:
        a_harbour(store)
        for field in Field:
            assert found(store, field, odd) == []
            assert found(store, field, odd, "harbour") in ([], [1])
        assert store.index.holding([odd], upto=9) == {odd: 0}

    @pytest.mark.parametrize("field", Field)
    def test_no_words_find_nothing(self, store: Store, field: Field) -> None:
        assert found(a_harbour(store), field) == []

    @pytest.mark.parametrize("field", Field)
    def test_nothing_is_found_in_a_mind_that_is_empty(self, store: Store, field: Field) -> None:
        assert found(store, field, "harbour") == []
        assert store.index.holding(["harbour"], upto=9) == {"harbour": 0}
        assert (store.index.count(), store.index.units([1, -1]), store.index.gists()) == (0, {}, {})
        assert store.memories.resting_on([1]) == {}

    # Within limits.

    @pytest.mark.parametrize("field", [field for field in Field if field is not Field.KEPT])
    def test_what_was_said_on_other_days_can_be_left_out(self, store: Store, field: Field) -> None:
        for number in (1, 2, 3):
            said(store, "The cache.", at=DAWN + number * DAY)
            done(store, glossed(number, Gloss(0, ("The cache.",), ("The cache?",))))
        first, second, third = (DAWN + number * DAY for number in (1, 2, 3))
        moment = timedelta(milliseconds=1)
        for within, expected in (
            (Within(since=second), [2, 3]),
            (Within(since=second + moment), [3]),
            (Within(until=second), [1, 2]),
            (Within(until=second - moment), [1]),
            (Within(since=second, until=second), [2]),
            (Within(since=third, until=first), []),
            (EVERYTHING, [1, 2, 3]),
        ):
            assert sorted(found(store, field, "cache", within=within)) == expected

    def test_what_was_told_before_a_day_can_be_left_out(self, store: Store) -> None:
        a_mind(
            store,
            memories=[replace(a_memory(n, "The cache."), born=DAWN + n * DAY) for n in (1, 2, 3)],
        )
        since = Within(since=DAWN + 2 * DAY)
        assert sorted(found(store, Field.KEPT, "cache", within=since)) == [-3, -2]

    def test_what_was_told_after_a_day_can_be_left_out(self, store: Store) -> None:
        a_mind(
            store,
            memories=[replace(a_memory(n, "The cache."), born=DAWN + n * DAY) for n in (1, 2, 3)],
        )
        until = Within(until=DAWN + 2 * DAY)
        assert sorted(found(store, Field.KEPT, "cache", within=until)) == [-2, -1]

    def test_only_memories_of_some_kinds_can_be_asked_for(self, store: Store) -> None:
        said(store, "Hello.")
        a_mind(
            store,
            memories=[
                a_memory(1, "The cache is stale."),
                a_memory(2, "The cache is a wonder.", kind=Kind.INSIGHT),
                a_memory(3, "The cache again?", kind=Kind.QUESTION, sources=[of_episode(1)]),
            ],
        )
        for kinds, expected in (
            ({Kind.INSIGHT}, [-2]),
            ({Kind.QUESTION, Kind.FACT}, [-1, 1]),
            ({Kind.TONE}, []),
            (set(), []),
        ):
            within = Within(kinds=frozenset(kinds))
            assert sorted(found(store, Field.KEPT, "cache", within=within)) == expected

    @pytest.mark.parametrize("field", [field for field in Field if field is not Field.KEPT])
    def test_only_what_the_gist_holds_can_be_asked_for(self, store: Store, field: Field) -> None:
        for number in (1, 2):
            said(store, "The cache.", at=DAWN + number * DAY)
            done(store, glossed(number, Gloss(0, ("The cache.",), ("The cache?",))))
        done(store, kept(2, Gist("cache", 0.5)))
        assert found(store, field, "cache", within=Within(kept=True)) == [2]
        dated = Within(until=DAWN + DAY, kept=True)
        assert found(store, field, "cache", within=dated) == []
        done(store, kept(2, None, before=Gist("cache", 0.5)))
        assert found(store, field, "cache", within=Within(kept=True)) == []

    # Counting.

    def test_the_holders_of_a_word_are_counted_up_to_a_number(self, store: Store) -> None:
        for text in ("The cache.", "The caches!", "The build."):
            said(store, text)
        a_mind(store, memories=[a_memory(1, "The build is told.")])
        words = ["cache", "build", "zebra"]
        assert store.index.holding(words, upto=9) == {"cache": 2, "build": 2, "zebra": 0}
        assert store.index.holding(words, upto=1) == {"cache": 1, "build": 1, "zebra": 0}
        assert store.index.holding([], upto=9) == {}

    def test_what_happened_and_what_is_known_are_counted_together(self, store: Store) -> None:
        said(store, "one")
        said(store, "two", "s2")
        assert store.index.count() == 2
        a_mind(store, memories=[a_memory(1, "told"), a_memory(2, "told, too")])
        assert store.index.count() == 4
        store.rebuild()
        assert store.index.count() == 4
        store.take_off_last()
        assert store.index.count() == 2

    # Units.

    def test_an_episode_is_a_unit_with_the_one_who_speaks(self, store: Store) -> None:
        said(store, "Ada: I row.", "s7", at=DAWN + DAY)
        for voice in Voice:
            said(store, "It rains.", voice=voice)
        units = store.index.units(range(1, len(Voice) + 2))
        assert units[1] == Unit(1, "s7", DAWN + DAY, "Ada", "I row.", role="user")
        spoken = {voice: units[n].speaker for n, voice in enumerate(Voice, start=2)}
        assert spoken == {
            Voice.PERSON: "user",
            Voice.AGENT: "agent",
            Voice.TOOL: "tool",
            Voice.WORLD: "",
            Voice.THINKING: "agent, thinking",
        }
        assert units[2].text == "It rains."

    def test_a_unit_has_the_gloss_of_its_night(self, store: Store) -> None:
        a_harbour(store)
        said(store, "Not seen yet.")
        units = store.index.units([2, 1])
        assert set(units) == {1, 2}
        gloss = units[1].gloss
        assert gloss is not None
        assert (gloss.fact, gloss.statements) == (GLOSS.fact, GLOSS.statements)
        assert (gloss.tells, gloss.boundary) == (GLOSS.tells, GLOSS.boundary)
        assert units[2].gloss is None

    def test_a_gloss_without_a_boundary_has_none(self, store: Store) -> None:
        said(store, "Hello.")
        done(store, glossed(1, OTHER))
        gloss = store.index.units([1])[1].gloss
        assert gloss is not None
        assert (gloss.boundary, gloss.tells, gloss.fact) == (None, (), -0.5)

    def test_a_told_memory_is_a_unit_with_the_negative_of_its_number(self, store: Store) -> None:
        a_mind(store, memories=[a_memory(7, "Tea at five.", kind=Kind.TONE)])
        said(store, "Hello.")
        assert store.index.units([-7]) == {
            -7: Unit(-7, "memory 7", DAWN, "", "Tea at five.", kind="tone")
        }
        assert set(store.index.units([-7, 1])) == {-7, 1}

    def test_what_is_not_there_is_left_out_of_the_units(self, store: Store) -> None:
        a_harbour(store)
        assert set(store.index.units([1, 2, 99, 0, -2, -99])) == {1}
        assert store.index.units([]) == {}

    def test_more_units_than_one_statement_takes_can_be_asked_for(self, store: Store) -> None:
        a_harbour(store)
        assert set(store.index.units(range(-2_000, 40_000))) == {-1, 1}

    def test_of_a_very_long_episode_the_beginning_is_told(self, store: Store) -> None:
        text = "Ada: " + "word " * 10_000
        said(store, text)
        unit = store.index.units([1])[1]
        assert unit.speaker == "Ada"
        assert text.removeprefix("Ada: ").startswith(unit.text)
        assert len(unit.text) > 3_000

    # What rests on what.

    def test_memories_are_found_by_the_episodes_they_rest_on(self, store: Store) -> None:
        shared = a_memory(3, "both", sources=[of_episode(2), of_episode(1)])
        first = a_memory(1, "one", sources=[of_episode(1)])
        told = a_memory(2, "told", sources=[BY_HAND, of_memory(1)])
        a_mind(store, memories=[shared, first, told])
        assert store.memories.resting_on([1, 2, 3]) == {1: [first, shared], 2: [shared]}
        assert store.memories.resting_on([2]) == {2: [shared]}
        assert store.memories.resting_on([]) == {}

    def test_what_has_ended_rests_where_it_rested(self, store: Store) -> None:
        ended = replace(a_memory(1, sources=[of_episode(1)]), ending=Ending(End.FADED, 0))
        a_mind(store, memories=[ended])
        assert store.memories.resting_on([1]) == {1: [ended]}

    def test_memories_are_found_by_what_ended_them(self, store: Store) -> None:
        newer, newest = a_memory(3, "newer"), a_memory(4, "newest")
        older = replace(a_memory(2), ending=Ending(End.SUPERSEDED, 0, 3))
        oldest = replace(a_memory(1), ending=Ending(End.MERGED, 0, 4))
        faded = replace(a_memory(5), ending=Ending(End.FADED, 0))
        a_mind(store, memories=[oldest, older, newer, newest, faded])
        assert list(store.memories.ended_by([3])) == [older]
        assert list(store.memories.ended_by([4, 3])) == [oldest, older]
        assert list(store.memories.ended_by([])) == []

    def test_what_was_forgotten_rests_on_nothing_until_it_is_back(self, store: Store) -> None:
        memory = a_memory(1, sources=[of_episode(1)])
        a_mind(store, memories=[memory, a_memory(2, "two", sources=[of_episode(2)])])
        done(store, gone(memory))
        assert set(store.memories.resting_on([1, 2])) == {2}
        store.rebuild()
        assert set(store.memories.resting_on([1, 2])) == {2}
        store.take_off_last()
        assert store.memories.resting_on([1]) == {1: [memory]}
        store.take_off_last()
        assert store.memories.resting_on([1, 2]) == {}

    def test_a_memory_whose_sources_change_rests_on_the_new_ones(self, store: Store) -> None:
        memory = a_memory(1, sources=[of_episode(1), of_episode(2)])
        after = replace(memory, sources=(of_episode(2), of_episode(3)))
        a_mind(store, memories=[memory])
        done(store, MemoryChange(target=1, before=memory, after=after, reason="made of less"))
        assert set(store.memories.resting_on([1, 2, 3])) == {2, 3}
        store.fold(2)
        store.rebuild()
        assert store.memories.resting_on([1, 2, 3]) == {2: [after], 3: [after]}

    # What a night writes beside episodes, and keeps of them.

    def test_a_gloss_comes_back_as_it_was_written_and_is_taken_off_again(
        self, store: Store
    ) -> None:
        said(store, SAID)
        place = Place("gloss", 1)
        done(store, glossed(1, GLOSS))
        assert store.present([place, Place("gloss", 2)]) == {place: GLOSS}
        done(store, glossed(1, OTHER, before=GLOSS))
        assert list(store.contents()) == [(place, OTHER)]
        assert (met_in(store, "rower"), met_in(store, "sailor")) == (set(), {Field.STATEMENTS})
        assert (met_in(store, "oars"), met_in(store, "quay")) == (set(), set())
        with pytest.raises(StaleChange):
            store.commit(entry(store, glossed(1, None, before=GLOSS)))
        store.take_off_last()
        assert store.present([place]) == {place: GLOSS}
        assert (met_in(store, "rower"), met_in(store, "sailor")) == ({Field.STATEMENTS}, set())
        done(store, glossed(1, None, before=GLOSS))
        assert list(store.contents()) == []
        assert met_in(store, "harbour") == {Field.SAID}

    def test_a_gist_comes_back_as_it_was_put_and_is_taken_off_again(self, store: Store) -> None:
        for _ in range(3):
            said(store, SAID)
        whole, short = Gist("We met in the harbour.", 0.75), Gist("met in harbour", 0.75)
        done(store, kept(3, whole), kept(1, whole))
        assert in_the_gist(store) == [(1, whole), (3, whole)]
        done(store, kept(3, short, before=whole))
        done(store, kept(1, None, before=whole))
        assert in_the_gist(store) == [(3, short)]
        assert store.present([Place("gist", n) for n in (1, 3)]) == {Place("gist", 3): short}
        with pytest.raises(StaleChange):
            store.commit(entry(store, kept(3, None, before=whole)))
        store.take_off_last()
        store.take_off_last()
        assert in_the_gist(store) == [(1, whole), (3, whole)]

    def test_what_a_night_wrote_survives_folding_and_rebuilding(self, store: Store) -> None:
        a_harbour(store)
        done(store, kept(1, Gist("harbour", 0.75), before=Gist("met in harbour", 0.75)))
        before = list(store.contents())
        for upto in (0, 1, 2):
            store.fold(upto)
            store.rebuild()
            assert list(store.contents()) == before
            assert in_the_gist(store) == [(1, Gist("harbour", 0.75))]
            assert {word: met_in(store, word) for word in WHERE} == WHERE
            assert set(store.memories.resting_on([1])) == {1}

    def test_an_index_made_anew_finds_the_same(self, store: Store) -> None:
        a_harbour(store)
        before = list(store.contents())
        store.index.remake()
        assert {word: met_in(store, word) for word in WHERE} == WHERE
        assert list(store.contents()) == before

    # How it is held.

    def test_a_view_and_a_copy_find_what_the_store_finds(self, store: Store) -> None:
        a_harbour(store)
        with store.view() as mind:
            assert {word: met_in(mind, word) for word in WHERE} == WHERE
            assert mind.index.units([1]) == store.index.units([1])
        with store.scratch() as copy:
            done(copy, glossed(1, None, before=GLOSS))
            assert met_in(copy, "rower") == set()
        assert met_in(store, "rower") == {Field.STATEMENTS}

    def test_agents_in_one_place_do_not_find_each_other(self, open_store: Open) -> None:
        ada, bob, eve = open_store("ada"), open_store("bob"), open_store("eve")
        said(eve, "Nothing.")
        a_harbour(bob)
        done(bob, born(2, "Told to Bob."))
        for other in (ada, eve):
            assert [word for word in WHERE if met_in(other, word)] == []
            assert (other.index.units([-1, -2]), other.index.gists()) == ({}, {})
            assert other.memories.resting_on([1]) == {}
        assert (ada.index.count(), bob.index.count(), eve.index.count()) == (0, 3, 1)
        assert ada.index.units([1]) == {}
        assert ada.index.holding(["harbour"], upto=9) == {"harbour": 0}
        said(ada, "The harbour of Ada.")
        assert found(ada, Field.SAID, "harbour") == found(bob, Field.SAID, "harbour") == [1]
        ada.rebuild()
        assert {word: met_in(bob, word) for word in WHERE} == WHERE
