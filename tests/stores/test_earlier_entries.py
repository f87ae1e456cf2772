"""Entries of earlier versions said in a sentence how a memory was replayed; it is read once."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.journal.entry import NightBegan
from reverie.domain.journal.parts import StrengthChange
from reverie.domain.rules.replay import Drawn, reason_of
from reverie.domain.values.memory import Strength
from reverie.stores.cause_codec import decode_cause, encode_cause
from reverie.stores.codec import decode_changes, encode_changes
from reverie.stores.earlier_entries import replay_told_by
from reverie.testing import a_memory, a_plan


@given(st.booleans(), st.floats(0, 1))
def test_a_reason_tells_how_a_memory_was_replayed(is_novel: bool, priority: float) -> None:
    told = replay_told_by(reason_of(Drawn(a_memory(), priority, is_novel)))

    assert told == {"is_novel": is_novel, "priority": pytest.approx(priority, abs=5e-5)}


@pytest.mark.parametrize("reason", ["", "said again", "undo: replayed as new, priority 0.5000"])
def test_another_reason_tells_nothing_of_replay(reason: str) -> None:
    assert replay_told_by(reason) == {}


def test_an_entry_of_an_earlier_version_is_read_with_the_fields_of_this_one() -> None:
    written = (
        b'[["strength",7,{"points":0,"replays":0,"night":null},'
        b'{"points":1500,"replays":1,"night":3},"replayed as familiar, priority 0.1250",[]]]'
    )

    (change,) = decode_changes(written)

    assert change == StrengthChange(
        target=7,
        before=Strength(),
        after=Strength(1500, 1, 3),
        reason="replayed as familiar, priority 0.1250",
        priority=0.125,
        is_novel=False,
    )


def test_a_night_whose_plan_names_no_day_counted_as_one() -> None:
    plan = a_plan(7)
    written = encode_cause(NightBegan(plan)).replace(
        b'"day":{"number":7,"began":"2026-01-01T06:00:00Z"},', b""
    )

    assert b'"day"' not in written
    assert decode_cause(written) == NightBegan(plan)


def test_a_field_that_is_written_counts_whatever_the_reason_says() -> None:
    replay = StrengthChange(
        target=7,
        before=Strength(),
        after=Strength(1500),
        reason="replayed as familiar, priority 0.1250",
        priority=0.5,
        is_novel=True,
    )

    assert decode_changes(encode_changes([replay])) == (replay,)


@pytest.mark.parametrize("more", ['{"priority":"high"}', '{"mood":"calm"}', "[]", "3"])
def test_fields_a_kind_does_not_have_are_refused(more: str) -> None:
    written = f'[["strength",7,{{"points":0}},{{"points":9}},"replayed",[],{more}]]'

    with pytest.raises(msgspec.ValidationError):
        decode_changes(written.encode())
