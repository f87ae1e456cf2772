"""Secrecy: what must not be written down is masked before it touches the disk."""

from __future__ import annotations

from reverie.domain.intake.secrets.mask import MASK, masked

__all__ = ["MASK", "masked"]
