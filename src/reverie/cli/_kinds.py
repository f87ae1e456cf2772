"""Kinds of memories, as they are named on the command line."""

from __future__ import annotations

from collections.abc import Sequence

import click

from reverie.domain.values.memory import Kind

SHOWN_AS = {
    **{kind.value: kind.value for kind in Kind},
    "rule": "constraint",
    "open question": "question",
    "preference": "relationship",
    "about you": "relationship",
    "lesson": "insight",
}
"""The words that screens use for kinds; each may also be in the plural."""


def kinds_named(names: Sequence[str]) -> list[Kind]:
    """The kinds with these names; all of them when none is named."""
    return [kind_named(name) for name in names] or list(Kind)


def kind_named(name: str) -> Kind:
    """The kind with this name."""
    plain = " ".join(name.casefold().split())
    try:
        return Kind(SHOWN_AS.get(plain) or SHOWN_AS.get(plain.removesuffix("s"), plain))
    except ValueError:
        known = ", ".join(["rule", *(kind.value for kind in Kind)])
        raise click.BadParameter(f"{name!r} is none of: {known}", param_hint="--kind") from None
