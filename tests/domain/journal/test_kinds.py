"""Each kind of row and of part says its name, its types and how it is told, in one class."""

from __future__ import annotations

import pytest

from reverie.domain.journal.kinds import ROWS, Change, kind_named, row_lines, types_of
from reverie.domain.journal.parts import PARTS, StrengthChange
from reverie.domain.values.ending import Ending
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.link import Link
from reverie.domain.values.memory import Layer, Memory, Strength
from reverie.domain.values.tombstone import Tombstone
from reverie.domain.values.tone import Tone

KINDS: list[type[Change]] = [*ROWS.values(), *PARTS]
for_every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
REPLAY = StrengthChange(
    target=1,
    before=Strength(),
    after=Strength(1500, 1, 3, 1),
    reason="replayed",
    priority=0.5,
    is_novel=True,
)


def test_a_mind_is_listed_in_the_order_of_its_kinds() -> None:
    first = ["memory", "link", "mark", "tombstone", "proposal", "tone", "gloss", "gist"]
    assert [*ROWS] == [*first, "finding", "belief", "scan", "aside"]


def test_the_journal_knows_each_kind_by_a_name_of_its_own() -> None:
    names = [*ROWS, *(kind.part for kind in PARTS)]

    assert len(set(names)) == len(names)
    assert [kind_named(name) for name in names] == KINDS


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [
        ("memory", int, Memory),
        ("link", tuple[int, int], Link),
        ("tombstone", str, Tombstone),
        ("tone", int, Tone),
        ("layer", int, Layer),
        ("strength", int, Strength),
        ("ending", int, Ending | None),
        ("tagged", int, bool),
    ],
)
def test_a_kind_says_the_types_of_its_key_and_value(name: str, key: object, value: object) -> None:
    assert types_of(kind_named(name)) == (key, value)


@for_every_kind
def test_every_kind_is_told_in_words_of_its_own(kind: type[Change]) -> None:
    assert "words" in vars(kind)


def test_explain_tells_what_lies_beside_an_episode() -> None:
    gloss = Gloss(0.5, ("Ada has a boat.",), ("Who has a boat?",), dates="May", tells=("place",))

    assert row_lines("gist", Gist("A boat.", 1.0)) == ["Kept in mind as:", "  A boat."]
    assert row_lines("gloss", gloss) == [
        "Found also by what a night wrote beside it (fact score 0.50; it tells a place):",
        "  Ada has a boat.",
        "  Who has a boat?",
        "  May",
    ]


def test_a_replay_that_is_taken_back_is_no_replay() -> None:
    back = REPLAY.inverse()

    assert (back.before, back.after) == (REPLAY.after, REPLAY.before)
    assert (back.priority, back.is_novel) == (None, None)
    assert back.reason == "undo: replayed"
