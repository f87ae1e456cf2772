"""Recent talk: what the last sessions spoke of most, and what a person settled in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from reverie.domain.intake.material import own_words
from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Kind
from reverie.frozen import dataclass

MOST_TOPICS, MOST_SETTLED = 5, 8
OFTEN = 3
"""In how many messages a word stands at least that a session is about."""
LONGEST = 2_000
"""Characters at the head of a message in which its topic is looked for."""
SETTLES = (Kind.DECISION, Kind.CONSTRAINT)


@dataclass(frozen=True, slots=True)
class RecentTalk:
    """The words most messages hold, and the sentences by which a person ruled or decided."""

    topics: tuple[str, ...] = ()
    settled: tuple[str, ...] = ()


def recent_talk(episodes: Sequence[Episode], language: Language = DEFAULT) -> RecentTalk:
    """What some sessions were about, by the words of their person and their agent."""
    spoken = [e for e in episodes if e.voice in (Voice.PERSON, Voice.AGENT)]
    return RecentTalk(_topics(spoken, language), _settled(spoken, language))


def _topics(spoken: Sequence[Episode], language: Language) -> tuple[str, ...]:
    """The words that tell what most messages are about, each in its commonest form."""
    held: Counter[str] = Counter()
    forms: dict[str, Counter[str]] = {}
    for episode in spoken:
        said = own_words(episode.text[:LONGEST])
        telling = language.words.telling_words(said)
        held.update(telling)
        for word in language.words.plain_words(said):
            if (stem := language.stems.stem(word)) in telling and word.isalpha():
                forms.setdefault(stem, Counter())[word] += 1
    often = sorted(held.items(), key=lambda one: (-one[1], one[0]))
    common = [stem for stem, times in often if times >= OFTEN and stem in forms]
    return tuple(forms[stem].most_common(1)[0][0] for stem in common[:MOST_TOPICS])


def _settled(spoken: Sequence[Episode], language: Language) -> tuple[str, ...]:
    """The latest sentences by which a person decided something or made a rule."""
    said = [
        sentence
        for episode in reversed(spoken)
        if episode.voice is Voice.PERSON
        for sentence in language.sentences.sentences(own_words(episode.text[:LONGEST]))
        if language.cues.kind_of(sentence, Voice.PERSON) in SETTLES
    ]
    return tuple(dict.fromkeys(said))[:MOST_SETTLED]
