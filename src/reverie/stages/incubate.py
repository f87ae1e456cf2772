"""Incubate: the puzzles of a night are thought about; their answers are files for a person."""

from __future__ import annotations

from reverie.domain.journal.kinds import Change
from reverie.domain.language import Language
from reverie.domain.values.puzzle import Puzzle, PuzzleType
from reverie.ports import Mind
from reverie.questions.ponder import PuzzleTold, Remembered
from reverie.stages.context import StageContext
from reverie.stages.nearness import remembered_near

MOST_NEAR = 30
"""Memories near a puzzle that a thinker is told of."""
SEARCHED_WORDS = 40


def incubate(mind: Mind, night: StageContext) -> list[Change]:
    """Have each puzzle of the plan pondered; nothing changes in the mind, whatever is found."""
    night.ponder([_told(mind, puzzle, night) for puzzle in night.plan.incubation.puzzles])
    return []


def _told(mind: Mind, puzzle: Puzzle, night: StageContext) -> PuzzleTold:
    near = remembered_near(mind, _words(puzzle.text, night.language), MOST_NEAR)
    return PuzzleTold(
        puzzle.id,
        night.plan.night,
        puzzle.text,
        puzzle.type,
        puzzle.format,
        tuple(Remembered(m.name, m.kind, m.text) for m in list(near.values())[:MOST_NEAR]),
        night.plan.incubation.backlog if puzzle.type is PuzzleType.PATTERN else (),
    )


def _words(text: str, language: Language) -> list[str]:
    return sorted(language.words.telling_words(text))[:SEARCHED_WORDS]
