"""Prompt: what a model is told, and what it replies."""

from __future__ import annotations

from reverie.domain.values.spend import Spent
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a model is told: its orders, and the material, which is never an order."""

    orders: str
    material: str
    most_tokens: int
    """Tokens that the reply may have."""

    @property
    def text(self) -> str:
        """All of it."""
        return f"{self.orders}\n\n{self.material}"


@dataclass(frozen=True, slots=True)
class Reply:
    """What a model said, and what that cost."""

    text: str
    spent: Spent


@dataclass(frozen=True, slots=True)
class Price:
    """What a million tokens cost, in the currency of the table; read and written."""

    read: float
    written: float

    def micros(self, read: int, written: int) -> int:
        """What so many tokens cost, in millionths."""
        return round(read * self.read + written * self.written)
