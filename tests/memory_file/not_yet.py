"""Marks for what is known not to hold yet; a mark whose test holds fails the run."""

from __future__ import annotations

import pytest


def not_yet(
    why: str, raises: type[BaseException] | tuple[type[BaseException], ...] = AssertionError
) -> pytest.MarkDecorator:
    """The test fails, in this way and for this reason, until someone mends it."""
    return pytest.mark.xfail(strict=True, raises=raises, reason=why)
