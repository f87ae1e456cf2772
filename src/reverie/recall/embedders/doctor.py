"""The doctor of recall by meaning: which embedders are in use, and what to install."""

from __future__ import annotations

from reverie.domain.views.checked import Checked
from reverie.errors import EmbedderFailed
from reverie.recall.embedders.minilm import INSTALL as INSTALL_MINILM
from reverie.recall.embedders.static import INSTALL as INSTALL_STATIC
from reverie.recall.embedders.tiers import tiers_for


def checkup(choice: str) -> Checked:
    """Whether the embedders that a setting asks for are there and can be used."""
    tiers, missing = tiers_for(choice)
    if missing:
        what, _, step = missing[0].partition("; ")
        return Checked(False, f"recall: {what}", step)
    try:
        for tier in filter(None, tiers):
            tier.vectors(["a word"])
    except EmbedderFailed as error:
        what, _, step = str(error).partition("; ")
        return Checked(False, f"recall: {what}", step)
    if tiers.deep:
        early = "static vectors at once and " if tiers.quick else ""
        return Checked(True, f"recall by words and by meaning: {early}MiniLM's at night")
    if tiers.quick:
        more = "" if choice == "static" else f"; for more, {INSTALL_MINILM}"
        return Checked(True, f"recall by words and by meaning: static vectors{more}")
    more = "" if choice == "none" else f"; for meaning too, {INSTALL_STATIC}"
    return Checked(True, f"recall by words alone{more}")
