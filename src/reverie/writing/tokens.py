"""Tokens: counted by a real tokenizer where one is installed, else estimated on the safe side."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module

from reverie.domain.language.tokens import estimated_tokens

TokenCounter = Callable[[str], int]


@lru_cache(maxsize=1)
def token_counter() -> TokenCounter:
    """The best way to count tokens that is installed; the extra `tokens` counts exactly."""
    try:
        encoding = import_module("rs_bpe.bpe").openai.o200k_base()
    except ImportError:
        return estimated_tokens
    return lambda text: int(encoding.count(text))
