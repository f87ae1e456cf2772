"""What a stage is told about the night it works in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from reverie.domain.journal.kinds import Change
from reverie.domain.journal.plan import Depth, NightPlan
from reverie.domain.language import Language, language_named
from reverie.domain.values.directive import RuleFiles
from reverie.domain.values.session import RULES
from reverie.domain.values.thought import Question
from reverie.frozen import dataclass
from reverie.questions.fate import Looked
from reverie.questions.ponder import PuzzleTold
from reverie.settings import Settings


def _unheard(_: object) -> None:
    """Nobody is told."""


def _nothing() -> None:
    """Nobody has any."""


@dataclass(frozen=True, slots=True)
class StageContext:
    """The pinned plan, the dice of this stage, the next free number, and someone to ask."""

    plan: NightPlan
    stage: str
    cycle: int
    next_memory: int
    ask: Callable[[Sequence[Question]], list[str]]
    depth: Depth = Depth.DEEP
    mask: Callable[[str], str] = str
    """How secrets are taken out of what is about to be remembered."""
    earlier: Callable[[], Sequence[Change]] = tuple
    """What the stages before this one have changed in the same cycle."""
    thinker: str = RULES
    """Who answers, by name."""
    say: Callable[[Looked], None] = _unheard
    """Tell beside the changes what became of an answer."""
    ponder: Callable[[Sequence[PuzzleTold]], None] = _unheard
    """Have puzzles thought about; what comes of them is kept outside the mind."""

    rules: Callable[[], RuleFiles | None] = _nothing
    """The rule files as they were when the night began; none where they cannot be had."""

    @property
    def settings(self) -> Settings:
        """The settings in force when the night began."""
        return self.plan.settings

    @property
    def language(self) -> Language:
        """The language the plan pins."""
        return language_named(self.plan.language)

    @property
    def dice(self) -> Random:
        """Fresh dice, the same each time this stage of this night runs."""
        return Random(f"{self.plan.dice}/{self.stage}/{self.cycle}")

    def think(self, question: Question) -> str:
        """The answer to one question, asked once in the life of the night."""
        return self.ask([question])[0]

    def think_all(self, questions: Sequence[Question]) -> list[str]:
        """The answers to several questions; a late thinker gets them all at once."""
        return self.ask(questions)
