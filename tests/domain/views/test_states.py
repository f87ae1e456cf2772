"""The states of nights can be read from the journal, and a checker says whether they may be."""

from __future__ import annotations

import pytest

from reverie import open_mind
from reverie.domain.rules.wakefulness import SleepState, first_illegal
from reverie.domain.views.states import states_in
from reverie.stages import THE_NIGHT

DEPTHS = {stage.name: stage.depth for stage in THE_NIGHT.stages()}
AWAKE, ENTERING, LIGHT, DEEP, DREAMING, WAKING = SleepState


def test_a_night_passes_all_six_states() -> None:
    with open_mind(":memory:") as mind:
        mind.record("Never push to main.", session="monday")
        mind.end_session("monday")
        mind.night()
        seen = states_in(mind.journal(), DEPTHS)

    assert seen == [
        *(AWAKE, ENTERING, LIGHT, DEEP, DREAMING, DEEP, DREAMING),
        *(WAKING, AWAKE),
    ]
    assert first_illegal(seen) is None


@pytest.mark.parametrize("stage", ["encode", "replay", "dream", "prune", "compress"])
def test_a_night_that_was_cut_short_and_went_on_is_legal_too(stage: str) -> None:
    def die(name: str) -> None:
        if name == stage:
            raise KeyboardInterrupt

    with open_mind(":memory:") as mind:
        mind.record("Never push to main.", session="monday")
        mind.end_session("monday")
        with pytest.raises(KeyboardInterrupt):
            mind.night(watch=die)
        assert states_in(mind.journal(), DEPTHS)[-1] is not AWAKE
        mind.night()

        assert first_illegal(states_in(mind.journal(), DEPTHS)) is None


def test_a_doze_is_no_sleep_to_an_observer() -> None:
    with open_mind(":memory:") as mind:
        mind.record("Never push to main.", session="monday")
        mind.end_session("monday")
        mind.doze()

        assert states_in(mind.journal(), DEPTHS) == [AWAKE]
