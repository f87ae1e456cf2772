"""Sentence table: where the sentences of a language end, and the rules that read it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reverie.domain.language.pattern import Table

_LOOKED_BACK = 16
"""Characters at the end of a piece that may show that it goes on."""


class SentenceTable(Table):
    """The patterns by which a text becomes sentences, and a sentence clauses."""

    end: re.Pattern[str]
    small_end: re.Pattern[str]
    """Where a sentence ends for those who do not always begin the next with a capital."""
    new_thought: re.Pattern[str]
    """Where someone who talks on comes to something else."""
    shortened: re.Pattern[str]
    """The end of a piece that is an abbreviation, whatever follows."""
    held: tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]
    """Ends of pieces, each with the beginning of a next one that holds them together."""
    joint: re.Pattern[str]
    two_statements: re.Pattern[str]
    bullet: re.Pattern[str]
    leaning: re.Pattern[str]
    """How a sentence begins that speaks of what was named before it."""

    def sentences(self, text: str) -> list[str]:
        """The sentences of a text, each on one line, bullets without their marks."""
        found: list[list[str]] = []
        for piece in self.end.split(text):
            words = " ".join((piece or "").split())
            if words and found and self._goes_on(found[-1], words):
                found[-1].append(words)
            elif words:
                found.append([words])
        return [bare for pieces in found if (bare := self.bullet.sub("", " ".join(pieces)))]

    def loose(self, text: str) -> list[str]:
        """The sentences of a text by someone who does not always write capitals."""
        found: list[str] = []
        for sentence in self.sentences(text):
            for piece in self._thoughts(sentence):
                if found and piece[:1].islower() and self._is_shortened(found[-1]):
                    found[-1] = f"{found[-1]} {piece}"
                elif piece:
                    found.append(piece)
        return found

    def _thoughts(self, sentence: str) -> Iterator[str]:
        for piece in self.small_end.split(sentence):
            yield from filter(None, self.new_thought.split(piece))

    def clauses(self, sentence: str) -> list[str]:
        """A sentence cut where it seems to join two ideas."""
        return [piece.strip() for piece in self.joint.split(sentence) if piece.strip()]

    def statements(self, sentence: str) -> list[str]:
        """A sentence that states two things of one subject as two, each with its subject."""
        both = self.two_statements.fullmatch(sentence)
        if not both:
            return [sentence]
        subject, first, second = both.groups()
        return [f"{subject} {first}.", f"{subject} {second}"]

    def leans(self, sentence: str) -> bool:
        """Whether a sentence cannot be understood without the one before it (anaphora)."""
        return self.leaning.match(sentence.replace("’", "'")) is not None

    def _goes_on(self, pieces: list[str], words: str) -> bool:
        """Whether some words go on with the sentence that some pieces have begun."""
        end = " ".join(pieces[-2:])
        start = max(0, len(end) - _LOOKED_BACK)
        is_held = any(
            end_of.search(end, start) and next_.match(words) for end_of, next_ in self.held
        )
        return is_held or self._is_shortened(end)

    def _is_shortened(self, text: str) -> bool:
        """Whether a text ends with an abbreviation; only its end is looked at."""
        return bool(self.shortened.search(text, max(0, len(text) - _LOOKED_BACK)))
