"""The codec of causes: why an entry was made, as canonical JSON."""

from __future__ import annotations

import msgspec

from reverie.domain.journal.entry import Cause, NightBegan, NightEnded, NightStep, Undone, Waking
from reverie.settings.old_names import in_groups

_CAUSES: dict[str, type[Cause]] = {
    "waking": Waking,
    "night-began": NightBegan,
    "night-step": NightStep,
    "night-ended": NightEnded,
    "undone": Undone,
}
_CAUSE_NAMES = {kind: name for name, kind in _CAUSES.items()}
_CAUSE = msgspec.json.Decoder(tuple[str, msgspec.Raw])
_CAUSE_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in _CAUSES.items()}


def encode_cause(cause: Cause) -> bytes:
    """Why an entry was made, as JSON."""
    return msgspec.json.encode((_CAUSE_NAMES[type(cause)], cause))


def decode_cause(written: bytes) -> Cause:
    """Why an entry was made, from JSON."""
    name, raw = _CAUSE.decode(written)
    if name == "night-began":
        raw = _settings_in_groups(raw)
    cause: Cause = _CAUSE_DECODERS[name].decode(raw)
    return cause


def _settings_in_groups(began: msgspec.Raw) -> msgspec.Raw:
    """The beginning of a night as it is written now; once its settings stood side by side."""
    told = msgspec.json.decode(began)
    told["plan"]["settings"] = in_groups(told["plan"]["settings"])
    return msgspec.Raw(msgspec.json.encode(told))
