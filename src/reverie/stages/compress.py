"""Compress: memories move to a colder layer as their session grows older."""

from __future__ import annotations

from reverie.domain.change import LayerChange
from reverie.domain.memory import Layer, layer_for
from reverie.ports import Mind
from reverie.stages.context import StageContext


def compress(mind: Mind, night: StageContext) -> list[LayerChange]:
    """Move each memory that has outgrown its layer to the one its session's age asks for."""
    coming, settings = night.plan.coming_session, night.settings
    outgrown = [
        *mind.memories_in(Layer.HOT, upto_session=coming - settings.hot_until_age - 1),
        *mind.memories_in(Layer.WARM, upto_session=coming - settings.warm_until_age - 1),
    ]
    return [
        LayerChange(
            target=memory.number,
            before=memory.layer,
            after=layer_for(memory.session, coming, settings),
            reason=f"its session lies {coming - memory.session} sessions back",
        )
        for memory in outgrown
    ]
