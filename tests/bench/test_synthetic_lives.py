"""The synthetic life that benchmarks sleep on."""

from bench.synthetic_lives import EPISODES_A_NIGHT, SEEDS, Lived, a_life

from reverie.domain.values.memory import NEVER_LOST, Kind, Memory
from reverie.engine.sleeping import Sleeper, run_night
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.thinkers.rules import RulesThinker

NIGHTS = 5


def _slept(seed: int) -> tuple[Lived, list[Memory]]:
    lived = Lived(InRamStore(), Settings())
    for day in a_life(seed, NIGHTS).days:
        lived.live(day)
        run_night(lived.store, Sleeper(lived.clock, RulesThinker()))
    return lived, list(lived.store.memories.all())


def test_a_seed_always_gives_the_same_life_and_another_seed_another():
    lives = [a_life(seed, NIGHTS) for seed in SEEDS]

    assert lives == [a_life(seed, NIGHTS) for seed in SEEDS]
    assert len({life.days for life in lives}) == len(SEEDS)


def test_a_short_life_is_the_beginning_of_a_long_one():
    assert a_life(1, NIGHTS).days == a_life(1, NIGHTS + 3).days[:NIGHTS]


def test_most_of_what_is_said_becomes_a_memory_and_none_is_of_a_kind_that_cannot_end():
    _, memories = _slept(seed=1)
    born = [memory for memory in memories if memory.kind is not Kind.COMPOSITE]

    assert 0.7 * NIGHTS * EPISODES_A_NIGHT < len(born) < NIGHTS * EPISODES_A_NIGHT
    assert NEVER_LOST.isdisjoint(memory.kind for memory in born)


def test_each_memory_knows_its_topic_by_the_words_it_uses():
    lived, memories = _slept(seed=1)
    words = {topic.number: set(topic.words) for topic in a_life(1, NIGHTS).topics}

    for memory in memories:
        own = set(memory.text.rstrip(".").replace(",", "").split())
        about = {number for number, some in words.items() if own & some}
        if memory.kind is not Kind.COMPOSITE:
            assert about == {number for number in lived.topics_of(memory) if number is not None}


def test_a_composite_is_about_what_its_members_are_about():
    lived, memories = _slept(seed=1)
    composites = [memory for memory in memories if memory.kind is Kind.COMPOSITE]

    assert composites
    for composite in composites:
        assert lived.topics_of(composite).total() >= len(composite.sources)
