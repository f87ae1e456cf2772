"""The contract of a language: what is asked of it, as Protocols that its modules fulfil."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from typing import Protocol

from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.boundary import Boundary
from reverie.domain.values.choice import Choice
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.suspicion import Suspicion
from reverie.domain.values.texture import Aspect, Confidence


class Words(Protocol):
    """Which words a text has, and which of them say something."""

    def straight(self, text: str) -> str:
        """The text with its signs spelt as the other rules expect them."""

    def plain_words(self, text: str) -> list[str]:
        """The words of a text in their order, small."""

    def content_words(self, text: str) -> list[str]:
        """Those of them that say something (stop words left out)."""

    def stems_of(self, text: str) -> frozenset[str]:
        """The stems of what a text says."""

    def topic_words(self, text: str) -> frozenset[str]:
        """The stems of the words that tell what a text is about."""

    def telling_words(self, text: str) -> frozenset[str]:
        """The same without the words of any working day."""

    def says_little(self, word: str) -> bool:
        """Whether a small word stands in texts about anything (a stop word)."""

    def is_everyday(self, word: str) -> bool:
        """Whether a small word says something, but not what a text is about."""

    def adds_nothing(self, word: str) -> bool:
        """Whether a text says the same without a small word."""


class Stems(Protocol):
    """What the forms of a word share (stemming)."""

    def stem(self, word: str) -> str:
        """What a small word has in common with its other forms."""

    def forms(self, word: str) -> tuple[str, ...]:
        """The other words a search for this one should also look for, itself first."""


class Sentences(Protocol):
    """Where one idea ends and another begins (sentence splitting)."""

    def sentences(self, text: str) -> list[str]:
        """The sentences of a text, each on one line."""

    def loose(self, text: str) -> list[str]:
        """The sentences of a text by someone who does not always mark where they end."""

    def clauses(self, sentence: str) -> list[str]:
        """A sentence cut where it seems to join two ideas."""

    def statements(self, sentence: str) -> list[str]:
        """A sentence that states two things of one subject as two, each with its subject."""

    def leans(self, sentence: str) -> bool:
        """Whether a sentence cannot be understood without the one before it (anaphora)."""


class Speech(Protocol):
    """Who speaks, whether they ask, and whether they only greet."""

    def split_speaker(self, text: str) -> tuple[str, str]:
        """The speaker a text names at its head, or none; and what is said."""

    def without_photos(self, text: str) -> str:
        """What was said, without what is only seen."""

    def shows_a_photo(self, text: str) -> bool:
        """Whether something is shown along with the words."""

    def ends_asking(self, text: str) -> bool:
        """Whether the last thing said is a question."""

    def opens_with_filler(self, text: str) -> bool:
        """Whether a text begins with a greeting, thanks or praise."""

    def untied(self, text: str) -> str:
        """A text without what only ties it to the talk before it, if it says enough without."""

    def assents(self, text: str) -> bool:
        """Whether a text is a mere yes to what was proposed."""


class Cues(Protocol):
    """What kind of idea a text is, and how much it seems to matter."""

    def kind_of(self, text: str, voice: Voice) -> Kind:
        """The kind a text shows by its words; a plain statement is a fact."""

    def appraise(self, text: str, voice: Voice) -> Appraisal:
        """How much a text seems to matter, from its words alone."""

    def aspect_of(self, text: str) -> Aspect:
        """What a sentence about the user tells of them."""

    def feeling_of(self, text: str, kind: Kind) -> str:
        """One word for how it felt, or none."""

    def telling_of(self, text: str) -> frozenset[str]:
        """The words of a text that are more than courtesy."""

    def tells_what_is_next(self, sentence: str) -> bool:
        """Whether a sentence says what to begin the next session with."""

    def speaks_for_the_user(self, text: str) -> bool:
        """Whether someone else tells what the user wants, likes or has decided."""

    def ruling_words(self, text: str) -> str:
        """The words by which a text reads as a rule or speaks for the user; none if it does not."""

    def wants_to_be_challenged(self, text: str) -> bool:
        """Whether someone asks to be contradicted."""

    def wants_no_questions(self, text: str) -> bool:
        """Whether someone asks to have it done without more ado."""


class Choices(Protocol):
    """What a decision chose, what it left, why, and what would turn it round."""

    def choice_in(self, text: str) -> Choice:
        """What was chosen, over what, and why, as far as the words tell."""

    def place_taken(self, reply: str) -> int | None:
        """Which of several things a reply takes by its place: 0 for the first, -1 for the last."""

    def taken_in(self, reply: str) -> str:
        """The words in which a reply says what it takes of several things."""

    def turned_by(self, text: str, why: str) -> str:
        """What would reverse a decision: as said, else that its reason is gone, else a word."""

    def derived_anew(self, reversal: str, text: str) -> str:
        """A reversal that was derived from the old words, derived from the new ones."""

    def confidence_in(self, text: str) -> Confidence:
        """How sure a text sounds."""

    def path_to(self, text: str, before: Sequence[str]) -> str:
        """The way to a conclusion: the related words said before it, oldest first."""

    def as_steps(self, path: str, conclusion: str) -> str:
        """A way of reasoning as `assumption -> pivot -> conclusion`."""


class Claims(Protocol):
    """What a statement denies, measures, and gives a cause for."""

    def denies(self, text: str) -> bool:
        """Whether a text says no to something (negation)."""

    def measures(self, text: str) -> frozenset[str]:
        """The numbers of a text that measure something, as written."""

    def is_of_something(self, text: str) -> bool:
        """Whether a text speaks of an it (anaphora), which may be another thing each time."""

    def claimed_words(self, text: str) -> frozenset[str]:
        """The stems that tell what a text claims or denies."""

    def names_a_cause(self, text: str) -> bool:
        """Whether a text says why something is so."""


class Dates(Protocol):
    """The days a text names or means."""

    def days_meant(self, text: str, at: datetime) -> list[tuple[date, date]]:
        """The spans of days a text names or means when it is said at that moment, each once."""

    def dates_in_words(self, text: str, at: datetime) -> list[str]:
        """What `days_meant` finds, as words."""

    def day_in_words(self, day: date) -> str:
        """A day as people write it."""

    def is_month(self, word: str) -> bool:
        """Whether a small word is the name of a month."""


class Facts(Protocol):
    """How much a text tells that someone may ask for later."""

    def fact_score(self, text: str, *, answers: bool = False) -> float:
        """Above zero for a text that tells something; `answers`: whether someone has just asked."""

    def kinds_told(self, text: str) -> frozenset[str]:
        """The kinds of answer a text may hold: time, place, number, reason, person."""


class Questions(Protocol):
    """Which questions a sentence answers, and what a question asks for."""

    def questions_of(self, sentence: str, speaker: str, listener: str = "") -> list[str]:
        """The questions the sentence answers; none when it says nothing."""

    def searched_words(self, question: str) -> list[str]:
        """The words of a question worth searching for, each once; all of them when none is."""

    def template_words(self, question: str) -> list[str]:
        """Those that `questions_of` would begin with, and so tell which answer is wanted."""

    def kinds_wanted(self, question: str) -> frozenset[str]:
        """The kinds of answer a question wants: those of `kinds_told`, likelihood or decision."""

    def are_joined(self, question: str, one: str, other: str) -> bool:
        """Whether a question names two people as one subject; each is given as a pattern."""

    def in_first_person(self, question: str, people: Collection[str]) -> str:
        """The question as the people asked about would put it; each is given as a pattern."""


class ThirdPerson(Protocol):
    """What someone said of themselves, told of them by name."""

    def retold(self, sentence: str, speaker: str, listener: str = "") -> str:
        """The sentence in the third person."""


class Boundaries(Protocol):
    """Where one thing that happened ends and another begins (event segmentation)."""

    def boundary_between(
        self, before: str, before_at: datetime, text: str, at: datetime, *, marked: bool = False
    ) -> Boundary | None:
        """What parts a text from the one before it; None when one thing goes on."""


class Shorten(Protocol):
    """A text in fewer words."""

    def light(self, text: str) -> str:
        """The text without its hollow words; negations always stay."""

    def terse(self, text: str) -> str:
        """The text as a telegram; names, numbers and negations always stay."""

    def core(self, text: str) -> str:
        """Of the telegram only the sentences that tell something; the first if none does."""

    def record_of(self, text: str) -> str:
        """What was decided or found, without dialogue and filler."""

    def outcome_of(self, text: str) -> str:
        """How a story ended."""


class Suspicions(Protocol):
    """What someone suspects while thinking, and does not settle there."""

    def suspected_in(self, thought: str) -> list[Suspicion]:
        """The sentences of a thought that suspect something the next ones do not settle."""


class Thesaurus(Protocol):
    """Other words by which the same thing may have been said."""

    def related(
        self, words: Sequence[str], asked: Sequence[str] = ()
    ) -> Mapping[str, Sequence[str]]:
        """For stems of some words, and of two together in what is asked, others for them."""
