"""Synthetic lives: one with planted topics, the same for the same seed.

The numbers here were fixed before any rule of replay was tuned, and are not to be tuned since.
Nothing said is of a kind that no night may end, so what is kept is kept by what the nights do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random

from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.domain.values.memory import Memory
from reverie.domain.values.source import episode_number, memory_number
from reverie.engine import waking
from reverie.ports import Store
from reverie.settings import Settings

SEEDS = (1, 2, 3, 4, 5)
NIGHTS = 200
TOPICS = 60
SESSIONS_A_NIGHT = (2, 4)
"""How many sessions one night takes in, as an agent that sleeps when it is drowsy has them."""
EPISODES_A_NIGHT = 60
"""How much is said between two nights; some fifty are worth a memory."""
TOPIC_SHARE = 0.6
"""The share of what is said that belongs to a topic, if one is active."""
TOPICS_A_SESSION = 2
SAID_AGAIN = 0.03
"""How often what is said on a topic was said before, word by word."""
STRETCH = (6, 12)
"""How many nights a topic stays when it first comes."""
RETURNS = (2, 5)
RETURN_STRETCH = (1, 3)
OWN_WORDS = 9
"""How many words belong to one topic alone."""
FIRST_DAY = datetime(2020, 1, 1, 20, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Said:
    """One thing said, how much it mattered, and its topic; none if it is noise."""

    text: str
    appraisal: Appraisal
    topic: int | None


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that occupies an agent for a while and comes back now and then."""

    number: int
    words: tuple[str, ...]
    nights: frozenset[int]
    weight: int
    """How much more, or less, it matters than other topics, in hundredths."""


Day = tuple[tuple[Said, ...], ...]
"""The sessions between two nights."""


@dataclass(frozen=True, slots=True)
class Life:
    """All that is said in a life, day by day, and what it was about."""

    seed: int
    topics: tuple[Topic, ...]
    days: tuple[Day, ...]


def a_life(seed: int, nights: int = NIGHTS) -> Life:
    """The first nights of the life of a seed."""
    dice = Random(seed)
    names = _Names(dice)
    topics = tuple(_topic(number, names, dice) for number in range(1, TOPICS + 1))
    speech = _Speech(names, dice)
    days = tuple(_day(night, topics, speech, dice) for night in range(1, nights + 1))
    return Life(seed, topics, days)


class DayClock:
    """A clock that stands still until the next day is begun."""

    def __init__(self) -> None:
        self._now = FIRST_DAY

    def now(self) -> datetime:
        """The evening of the present day."""
        return self._now

    def spent(self) -> float:
        """Nothing, as no time passes."""
        return 0.0

    def next_day(self) -> None:
        """One day later."""
        self._now += timedelta(days=1)


class Lived:
    """A life that a store lives through; it knows what each memory is about."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.clock = DayClock()
        self._topic: dict[int, int | None] = {}

    def live(self, day: Day) -> None:
        """Record the sessions of one day and end them."""
        self.clock.next_day()
        for said_in in day:
            name = f"session-{self.store.sessions.last() + 1}"
            for said in said_in:
                episode = waking.record(
                    self.store,
                    self.clock,
                    self.settings,
                    said.text,
                    session=name,
                    appraisal=said.appraisal,
                )
                self._topic[episode.number] = said.topic
            waking.end_session(self.store, self.clock, name)

    def topics_of(self, memory: Memory) -> Counter[int | None]:
        """What a memory is about: the topics of the episodes it comes from, each with its count."""
        found: Counter[int | None] = Counter()
        for source in memory.sources:
            episode, older = episode_number(source), memory_number(source)
            if episode is not None:
                found[self._topic[episode]] += 1
            elif older is not None and (origin := self.store.memories.get(older)):
                found.update(self.topics_of(origin))
        return found

    def topic_of(self, memory: Memory) -> int | None:
        """The one topic a memory is wholly about; none for noise and for what is mixed."""
        found = self.topics_of(memory)
        return next(iter(found)) if len(found) == 1 else None


class _Names:
    """Invented words, no two alike."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._given: set[str] = set(SHARED)

    def word(self) -> str:
        """A word nobody has used yet."""
        while True:
            parts = [
                self._dice.choice(_ONSETS) + self._dice.choice(_VOWELS) + self._dice.choice(_CODAS)
                for _ in range(2)
            ]
            word = "".join(parts)
            if word not in self._given:
                self._given.add(word)
                return word


class _Speech:
    """Sentences on a topic or on none."""

    def __init__(self, names: _Names, dice: Random) -> None:
        self._names = names
        self._dice = dice
        self._said: dict[int, list[str]] = {}

    def on(self, topic: Topic) -> Said:
        """Something on a topic, in its own words and one or two shared ones."""
        before = self._said.setdefault(topic.number, [])
        if before and self._dice.random() < SAID_AGAIN:
            text = self._dice.choice(before)
        else:
            own, other = self._dice.sample(topic.words, 3), self._dice.sample(SHARED, 1)
            text = self._sentence([*own, *other])
            before.append(text)
        return Said(text, self._judged(58 + topic.weight, 46, _GOALS_OF_TOPICS), topic.number)

    def on_nothing(self) -> Said:
        """Noise: mostly words that everyone shares, and one that nobody says again."""
        words = [self._names.word(), *self._dice.sample(SHARED, 3)]
        return Said(self._sentence(words), self._judged(46, 38, _GOALS_OF_NOISE), None)

    def _sentence(self, words: list[str]) -> str:
        a, b, c, d = self._dice.sample(words, 4)
        verb = self._dice.choice(_VERBS)
        return self._dice.choice(_PATTERNS).format(a=a, b=b, c=c, d=d, v=verb)

    def _judged(self, importance: int, arousal: int, goals: Sequence[GoalRelation]) -> Appraisal:
        return Appraisal(
            importance=self._near(importance, 16, 5),
            valence=self._near(0, 40, -100),
            arousal=self._near(arousal, 16, 5),
            goal=self._dice.choice(goals),
        )

    def _near(self, middle: int, width: int, least: int) -> int:
        return max(least, min(95, round(self._dice.gauss(middle, width))))


def _topic(number: int, names: _Names, dice: Random) -> Topic:
    words = tuple(names.word() for _ in range(OWN_WORDS))
    first = dice.randrange(2 - STRETCH[0], NIGHTS - STRETCH[1])
    end = first + dice.randint(*STRETCH)
    nights = set(range(first, end))
    for _ in range(dice.randint(*RETURNS)):
        back = dice.randrange(end, NIGHTS + 1)
        nights |= set(range(back, back + dice.randint(*RETURN_STRETCH)))
    return Topic(number, words, frozenset(nights), dice.randint(-8, 8))


def _day(night: int, topics: Sequence[Topic], speech: _Speech, dice: Random) -> Day:
    active = [topic for topic in topics if night in topic.nights]
    sessions = dice.randint(*SESSIONS_A_NIGHT)
    day: list[list[Said]] = []
    for place in range(sessions):
        present = dice.sample(active, min(TOPICS_A_SESSION, len(active)))
        length = EPISODES_A_NIGHT * (place + 1) // sessions - EPISODES_A_NIGHT * place // sessions
        day.append(
            [
                speech.on(dice.choice(present))
                if present and dice.random() < TOPIC_SHARE
                else speech.on_nothing()
                for _ in range(length)
            ]
        )
    return tuple(map(tuple, day))


_ALL_ONSETS = "b br c cl d dr f fl g gr h k l m n p pl qu r s sc sl st t tr v w"
_ONSETS = tuple(_ALL_ONSETS.split())
_VOWELS = ("a", "e", "i", "o", "u", "ea", "oo")
_CODAS = ("", "b", "ck", "d", "g", "l", "ll", "m", "n", "nd", "nt", "p", "r", "rk", "rt", "st", "x")
_ALL_SHARED = (
    "anvil apron arch attic awning axle balcony barge barrel basin basket beacon bellows bench "
    "blanket boiler bolt bottle bridge brush bucket buckle button cabin candle canvas carpet cart "
    "cellar chain chimney cistern clamp corner cottage counter crane crate cupboard curtain dial "
    "ditch dome drawer drum engine fence ferry flask forge fountain funnel furnace garden gate "
    "glove gutter hammer handle harbour harness hatch hedge hinge jar kettle kiln ladder lamp "
    "lantern latch lawn ledge letter lever locker loom mallet map market mast meadow mill mirror "
    "mortar mould needle nozzle oar orchard oven paddle paint pallet parcel pasture pier pillar "
    "pipe plank plough pocket pond porch pulley pump quarry quay raft rail rake ribbon ridge roof "
    "rope rudder saddle sail saw scale screw shed shelf shovel shutter signal sledge spade spindle "
    "spring stable stair station stove strap tank thimble ticket tile timber tower tray trench "
    "trolley tunnel valley valve vault wagon wall weir wheel whistle winch window workshop "
    "yard"
)
SHARED = tuple(_ALL_SHARED.split())
_ALL_VERBS = (
    "bears binds blocks borrows carries clears closes covers crosses drains draws drives drops "
    "feeds fills follows frees guards guides hides holds joins leads lifts lights loads meets "
    "mends moves opens passes pulls pushes raises reaches seals sends shades shares splits steers "
    "stops tests turns warms watches wears winds"
)
_VERBS = tuple(_ALL_VERBS.split())
_PATTERNS = (
    "The {a} {v} the {b} and the {c}, with the {d}.",
    "The {a} of the {b} {v} the {c} and the {d}.",
    "Here the {a} {v} the {b} of the {c} for the {d}.",
    "Now the {a} {v} the {b}, the {c} and the {d}.",
    "It turns out the {a} {v} the {b} of the {c} before the {d}.",
    "The reason was the {a}, which {v} the {b} of the {c} and the {d}.",
    "We learned that the {a} {v} the {b} and the {c} of the {d}.",
    "We chose the {a} over the {b} because the {c} {v} the {d}.",
    "We decided on the {a} that {v} the {b} and the {c} of the {d}.",
    "I am not sure the {a} {v} the {b} with the {c} and the {d}.",
)
"""Sentences as the rules know them; their own words say little, the drawn ones tell."""
_GOALS_OF_TOPICS = (
    *[GoalRelation.UNKNOWN] * 10,
    *[GoalRelation.SUPPORTS] * 5,
    *[GoalRelation.THWARTS] * 3,
    GoalRelation.MIXED,
    GoalRelation.IRRELEVANT,
)
_GOALS_OF_NOISE = (
    *[GoalRelation.UNKNOWN] * 10,
    *[GoalRelation.SUPPORTS] * 2,
    GoalRelation.THWARTS,
    GoalRelation.MIXED,
    *[GoalRelation.IRRELEVANT] * 6,
)
