"""Successor: what someone who has read the memory file alone says of it."""

from __future__ import annotations

import msgspec

from reverie.ports import Mind
from reverie.questions.fate import Became, Fate, Looked
from reverie.questions.topic import Judged, Refusal, Topic
from reverie.settings import Settings

PROMPT = (
    "A list of texts, one for each of `asked`, in their order. You take over this project and have "
    "read `file`, its memory, and nothing else. Answer each question from it in a sentence or two, "
    "in the words the file uses; an empty text where the file does not let you say."
)


class SuccessorTold(msgspec.Struct, frozen=True):
    """The memory file as it is, and what is asked about it."""

    file: str
    asked: tuple[str, ...]


def answers_of(answer: str, told: SuccessorTold) -> list[str] | None:
    """The answers, in the order of the questions; None if they are no such list."""
    try:
        found = msgspec.json.decode(answer, type=list[str])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return found if len(found) == len(told.asked) else None


def _judged(answer: str, told: SuccessorTold, _: Settings, __: Mind) -> Judged:
    found = answers_of(answer, told)
    if found is None:
        why = f"it is no list of {len(told.asked)} texts"
        fate = Fate(0, Became.REFUSED, why=why)
        return Judged(0, 1, (Refusal(0, why),), Looked("", (fate,)))
    return Judged(len(found), len(found))


def _shown(told: SuccessorTold) -> object:
    return {"file": told.file, "asked": list(told.asked)}


def _by_rules(told: SuccessorTold) -> str:
    """The rules read no file as a successor would, so they say nothing."""
    return msgspec.json.encode([""] * len(told.asked)).decode()


SUCCESSOR = Topic(
    name="successor",
    shape=SuccessorTold,
    prompt=PROMPT,
    shown=_shown,
    judged=_judged,
    by_rules=_by_rules,
)
