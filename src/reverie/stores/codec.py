"""The codec: journal entries as canonical JSON, the same bytes for the same entry."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from reverie.domain.journal.change import (
    Change,
    EndingChange,
    GistChange,
    GlossChange,
    LayerChange,
    LinkChange,
    MarkChange,
    MemoryChange,
    Part,
    Proposal,
    ProposalChange,
    SalienceChange,
    StrengthChange,
    TagChange,
    Tombstone,
    TombstoneChange,
    ToneChange,
    UseChange,
    Value,
    WordingChange,
)
from reverie.domain.journal.entry import (
    Cause,
    Entry,
    NightBegan,
    NightEnded,
    NightStep,
    Undone,
    Waking,
)
from reverie.domain.values.ending import Ending
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.link import Link
from reverie.domain.values.memory import Layer, Memory, Salience, Strength, Use, Wording
from reverie.domain.values.session import Mark
from reverie.domain.values.source import Source
from reverie.domain.values.tone import Tone
from reverie.settings.old_names import in_groups

Wire = tuple[str, msgspec.Raw, msgspec.Raw, msgspec.Raw, str, list[str]]
"""A change: its kind, target, before, after, reason and sources."""


class _EntryWire(msgspec.Struct):
    number: int
    at: datetime
    cause: msgspec.Raw
    changes: msgspec.Raw
    last: bool


class _ProposalWire(msgspec.Struct):
    question: str
    wish: list[Wire]
    reason: str


_KINDS: dict[str, tuple[Any, Any, Any]] = {
    "memory": (MemoryChange, int, Memory),
    "link": (LinkChange, tuple[int, int], Link),
    "mark": (MarkChange, str, Mark),
    "tombstone": (TombstoneChange, str, Tombstone),
    "proposal": (ProposalChange, str, _ProposalWire),
    "tone": (ToneChange, int, Tone),
    "gloss": (GlossChange, int, Gloss),
    "gist": (GistChange, int, Gist),
    "wording": (WordingChange, int, Wording),
    "layer": (LayerChange, int, Layer),
    "salience": (SalienceChange, int, Salience),
    "strength": (StrengthChange, int, Strength),
    "ending": (EndingChange, int, Ending),
    "use": (UseChange, int, Use),
    "tagged": (TagChange, int, bool),
}
_CAUSES: dict[str, type[Cause]] = {
    "waking": Waking,
    "night-began": NightBegan,
    "night-step": NightStep,
    "night-ended": NightEnded,
    "undone": Undone,
}
_CAUSE_NAMES = {kind: name for name, kind in _CAUSES.items()}
_DECODERS: dict[str, tuple[Any, Any, Any]] = {
    name: (kind, msgspec.json.Decoder(target), msgspec.json.Decoder(value | None))
    for name, (kind, target, value) in _KINDS.items()
}
_CHANGES = msgspec.json.Decoder(list[Wire])
_PROPOSAL = msgspec.json.Decoder(_ProposalWire)
_ENTRY = msgspec.json.Decoder(_EntryWire)
_CAUSE = msgspec.json.Decoder(tuple[str, msgspec.Raw])
_CAUSE_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in _CAUSES.items()}


def encode_changes(changes: Sequence[Change]) -> bytes:
    """The changes of an entry as JSON."""
    return msgspec.json.encode([_wire(change) for change in changes])


def decode_changes(written: bytes) -> tuple[Change, ...]:
    """The changes of an entry from JSON."""
    return tuple(_change(wire) for wire in _CHANGES.decode(written))


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


def encode_proposal(proposal: Proposal) -> bytes:
    """A proposal as JSON."""
    return msgspec.json.encode(_proposal_wire(proposal))


def decode_proposal(written: bytes) -> Proposal:
    """A proposal from JSON."""
    return _proposal(_PROPOSAL.decode(written))


def encode_entry(entry: Entry) -> bytes:
    """A whole entry as one line of JSON."""
    cause = msgspec.Raw(encode_cause(entry.cause))
    changes = msgspec.Raw(encode_changes(entry.changes))
    return msgspec.json.encode(_EntryWire(entry.number, entry.at, cause, changes, entry.last))


def decode_entry(written: bytes) -> Entry:
    """A whole entry from its line of JSON."""
    wire = _ENTRY.decode(written)
    return Entry(
        wire.number,
        wire.at,
        decode_cause(bytes(wire.cause)),
        decode_changes(bytes(wire.changes)),
        wire.last,
    )


def _wire(change: Change) -> tuple[object, ...]:
    name = change.part if isinstance(change, Part) else change.table
    before, after = (
        _proposal_wire(side) if isinstance(side, Proposal) else side
        for side in (change.before, change.after)
    )
    return (name, change.target, before, after, change.reason, change.sources)


def _change(wire: Wire) -> Change:
    name, target, before, after, reason, sources = wire
    kind, targets, values = _DECODERS[name]
    sides = [_side(values.decode(raw)) for raw in (before, after)]
    change: Change = kind(
        target=targets.decode(target),
        before=sides[0],
        after=sides[1],
        reason=reason,
        sources=tuple(Source(source) for source in sources),
    )
    return change


def _side(value: Any) -> Value | None:
    return _proposal(value) if isinstance(value, _ProposalWire) else value


def _proposal_wire(proposal: Proposal) -> dict[str, object]:
    return {
        "question": proposal.question,
        "wish": [_wire(change) for change in proposal.wish],
        "reason": proposal.reason,
    }


def _proposal(wire: _ProposalWire) -> Proposal:
    return Proposal(wire.question, tuple(_change(item) for item in wire.wish), wire.reason)
