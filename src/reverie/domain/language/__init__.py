"""Languages: all that reads or makes words of one, a folder each, loaded when it is first asked.

The rest of Reverie knows a language by its parts (see `parts`), never by its words.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, cast

from reverie.errors import SettingRefused

if TYPE_CHECKING:
    from reverie.domain.language import contract
    from reverie.domain.language.directive_contract import Directives
    from reverie.domain.language.progress_contract import Progress
    from reverie.domain.language.retention_contract import Retention
    from reverie.domain.language.succession_contract import Succession


@dataclass(frozen=True, eq=False)
class Language:
    """One language: a folder of modules, each of which keeps one promise of `parts`.

    There is one of each, so it is told from others by what it is, not by what it says.
    """

    name: str
    version: int
    """Raised whenever a rule becomes better, so that what an older one derived is derived anew."""
    folder: str
    """The dotted name of the package that holds its modules."""
    leans_on: Language | None = None
    """The language that speaks for it where its folder lacks a module."""

    @property
    def rules(self) -> str:
        """The mark of whatever these rules derived: `english 1`."""
        return f"{self.name} {self.version}"

    @cached_property
    def words(self) -> contract.Words:
        """Which words a text has, and which of them say something."""
        return cast("contract.Words", self._part("words"))

    @cached_property
    def stems(self) -> contract.Stems:
        """What the forms of a word share."""
        return cast("contract.Stems", self._part("stems"))

    @cached_property
    def sentences(self) -> contract.Sentences:
        """Where one idea ends and another begins."""
        return cast("contract.Sentences", self._part("sentences"))

    @cached_property
    def speech(self) -> contract.Speech:
        """Who speaks, whether they ask, and whether they only greet."""
        return cast("contract.Speech", self._part("speech"))

    @cached_property
    def cues(self) -> contract.Cues:
        """What kind of idea a text is, and how much it seems to matter."""
        return cast("contract.Cues", self._part("cues"))

    @cached_property
    def progress(self) -> Progress:
        """What a session was for, how it ended, and what is left for another."""
        return cast("Progress", self._part("progress"))

    @cached_property
    def choices(self) -> contract.Choices:
        """What a decision chose, what it left, and why."""
        return cast("contract.Choices", self._part("choices"))

    @cached_property
    def claims(self) -> contract.Claims:
        """What a statement denies, measures, and gives a cause for."""
        return cast("contract.Claims", self._part("claims"))

    @cached_property
    def succession(self) -> Succession:
        """How a text says that something is otherwise now, and what its subject and values are."""
        return cast("Succession", self._part("succession"))

    @cached_property
    def dates(self) -> contract.Dates:
        """The days a text names or means."""
        return cast("contract.Dates", self._part("dates"))

    @cached_property
    def facts(self) -> contract.Facts:
        """How much a text tells that someone may ask for later."""
        return cast("contract.Facts", self._part("facts"))

    @cached_property
    def questions(self) -> contract.Questions:
        """Which questions a sentence answers, and what a question asks for."""
        return cast("contract.Questions", self._part("questions"))

    @cached_property
    def retention(self) -> Retention:
        """What is said only in passing, and what is said to last."""
        return cast("Retention", self._part("retention"))

    @cached_property
    def third_person(self) -> contract.ThirdPerson:
        """What someone said of themselves, told of them by name."""
        return cast("contract.ThirdPerson", self._part("third_person"))

    @cached_property
    def boundaries(self) -> contract.Boundaries:
        """Where one thing that happened ends and another begins."""
        return cast("contract.Boundaries", self._part("boundaries"))

    @cached_property
    def shorten(self) -> contract.Shorten:
        """A text in fewer words."""
        return cast("contract.Shorten", self._part("shorten"))

    @cached_property
    def suspicions(self) -> contract.Suspicions:
        """What someone suspects while thinking, and does not settle there."""
        return cast("contract.Suspicions", self._part("suspicions"))

    @cached_property
    def thesaurus(self) -> contract.Thesaurus:
        """Other words by which the same thing may have been said."""
        return cast("contract.Thesaurus", self._part("thesaurus"))

    @cached_property
    def directives(self) -> Directives:
        """What rules ask for and forbid."""
        return cast("Directives", self._part("directives"))

    def __deepcopy__(self, memo: object) -> Language:
        """Itself: it never changes, and modules cannot be copied."""
        return self

    def _part(self, name: str) -> object:
        module = f"{self.folder}.{name}"
        if self.leans_on:
            from importlib.util import find_spec

            if find_spec(module) is None:
                return cast(object, getattr(self.leans_on, name))
        return import_module(module)


_ENGLISH = Language("english", 1, "reverie.domain.language.english")
LANGUAGES = {
    "english": _ENGLISH,
    "german": Language("german", 1, "reverie.domain.language.german", leans_on=_ENGLISH),
}
"""The languages Reverie speaks, by name; a new one is a folder and a line here."""


def language_named(name: str) -> Language:
    """The language of a setting or a plan."""
    if name not in LANGUAGES:
        known = ", ".join(sorted(LANGUAGES))
        raise SettingRefused("language", f"there is none called {name!r}; give one of: {known}")
    return LANGUAGES[name]


DEFAULT = language_named("english")
"""What is spoken where nobody has said otherwise."""
