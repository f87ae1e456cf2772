"""The codec of causes: why an entry was made, as canonical JSON."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import msgspec

from reverie.domain.journal.entry import Cause, NightBegan, NightEnded, NightStep, Undone, Waking
from reverie.domain.journal.plan import NightPlan
from reverie.settings import Settings
from reverie.settings.old_names import in_groups
from reverie.stores.earlier_entries import day_of_its_own

_CAUSES: dict[str, type[Cause]] = {
    "waking": Waking,
    "night-began": NightBegan,
    "night-step": NightStep,
    "night-ended": NightEnded,
    "undone": Undone,
}
_CAUSE_NAMES = {kind: name for name, kind in _CAUSES.items()}
_CAUSE = msgspec.json.Decoder(tuple[str, msgspec.Raw])
_PARTS = msgspec.json.Decoder(dict[str, msgspec.Raw])
_FLAT = msgspec.json.Decoder(dict[str, object])
_PLAN = msgspec.json.Decoder(NightPlan)
_CAUSE_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in _CAUSES.items()}


def encode_cause(cause: Cause) -> bytes:
    """Why an entry was made, as JSON."""
    return msgspec.json.encode((_CAUSE_NAMES[type(cause)], cause))


def decode_cause(written: bytes) -> Cause:
    """Why an entry was made, from JSON."""
    name, raw = _CAUSE.decode(written)
    if name == "night-began":
        return _night_began(raw)
    cause: Cause = _CAUSE_DECODERS[name].decode(raw)
    return cause


def _night_began(written: msgspec.Raw) -> NightBegan:
    """The beginning of a night; its settings are mostly those of the night before."""
    plan = _PARTS.decode(_PARTS.decode(written)["plan"])
    settings = _settings(bytes(plan["settings"]))
    plan["settings"] = msgspec.Raw(b"{}")
    plan.setdefault("day", day_of_its_own(plan))
    told = _PLAN.decode(msgspec.json.encode(plan))
    return NightBegan(replace(told, settings=settings))


@lru_cache(maxsize=8)
def _settings(written: bytes) -> Settings:
    """Settings from JSON, in groups now; once they stood side by side."""
    return msgspec.convert(in_groups(_FLAT.decode(written)), Settings)
