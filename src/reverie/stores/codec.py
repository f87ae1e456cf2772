"""The codec: journal entries as canonical JSON, the same bytes for the same entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from datetime import datetime
from typing import Any, NamedTuple, get_type_hints

import msgspec

from reverie.domain.journal.change import Part
from reverie.domain.journal.entry import Entry
from reverie.domain.journal.kinds import Change, Proposal, Value, kind_named, types_of
from reverie.domain.journal.parts import StrengthChange
from reverie.domain.values.source import Source
from reverie.stores.cause_codec import decode_cause, encode_cause
from reverie.stores.earlier_entries import replay_told_by


class Wire(msgspec.Struct, array_like=True):
    """A change: its kind, target, before, after, reason, sources, and what its kind adds."""

    kind: str
    target: msgspec.Raw
    before: msgspec.Raw
    after: msgspec.Raw
    reason: str
    sources: list[str]
    more: msgspec.Raw = msgspec.Raw(b"")


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
    origin: str = ""


class _Form(NamedTuple):
    """How changes of one kind are read, and which fields it has of its own."""

    key: msgspec.json.Decoder[Any]
    value: msgspec.json.Decoder[Any]
    more: msgspec.json.Decoder[Any]
    own: type[msgspec.Struct]


_CHANGES = msgspec.json.Decoder(list[Wire])
_PROPOSAL = msgspec.json.Decoder(_ProposalWire)
_ENTRY = msgspec.json.Decoder(_EntryWire)
_SHARED = {field.name for field in fields(Part)}
"""What every change has; a kind may add fields of its own."""
_FORMS: dict[type[Change], _Form] = {}
"""The forms made so far."""


def encode_changes(changes: Sequence[Change]) -> bytes:
    """The changes of an entry as JSON."""
    return msgspec.json.encode([_wire(change) for change in changes])


def decode_changes(written: bytes) -> tuple[Change, ...]:
    """The changes of an entry from JSON."""
    return tuple(_change(wire) for wire in _CHANGES.decode(written))


def encode_value(value: Value) -> bytes:
    """A row of any kind as JSON."""
    return msgspec.json.encode(_proposal_wire(value) if isinstance(value, Proposal) else value)


def decode_value(kind: str, written: bytes) -> Value:
    """A row of a kind from JSON."""
    value: Value = _side(_form(kind_named(kind)).value.decode(written))
    return value


def encode_proposal(proposal: Proposal) -> bytes:
    """A proposal as JSON."""
    return encode_value(proposal)


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


def _form(kind: type[Change]) -> _Form:
    if kind not in _FORMS:
        key, value = types_of(kind)
        value = _ProposalWire if value is Proposal else value
        own, decoder = _own_fields(kind), msgspec.json.Decoder
        _FORMS[kind] = _Form(decoder(key), decoder(value | None), decoder(own), own)
    return _FORMS[kind]


def _own_fields(kind: type[Change]) -> type[msgspec.Struct]:
    """The fields that a kind has beside those of every change; what is none is not written."""
    names = [field.name for field in fields(kind) if field.name not in _SHARED]
    hints = get_type_hints(kind) if names else {}
    return msgspec.defstruct(
        "Own",
        [(name, hints[name], None) for name in names],
        omit_defaults=True,
        forbid_unknown_fields=True,
    )


def _wire(change: Change) -> tuple[object, ...]:
    before, after = (
        _proposal_wire(side) if isinstance(side, Proposal) else side
        for side in (change.before, change.after)
    )
    wire = (change.kind, change.target, before, after, change.reason, change.sources)
    own = _form(type(change)).own
    given = {name: getattr(change, name) for name in own.__struct_fields__}
    return (*wire, own(**given)) if any(v is not None for v in given.values()) else wire


def _change(wire: Wire) -> Change:
    kind = kind_named(wire.kind)
    form = _form(kind)
    change: Change = kind(
        target=form.key.decode(wire.target),
        before=_side(form.value.decode(wire.before)),
        after=_side(form.value.decode(wire.after)),
        reason=wire.reason,
        sources=tuple(Source(source) for source in wire.sources),
        **_more(kind, wire),
    )
    return change


def _more(kind: type[Change], wire: Wire) -> dict[str, Any]:
    if raw := bytes(wire.more):
        return msgspec.structs.asdict(_form(kind).more.decode(raw))
    return replay_told_by(wire.reason) if kind is StrengthChange else {}


def _side(value: Any) -> Any:
    return _proposal(value) if isinstance(value, _ProposalWire) else value


def _proposal_wire(proposal: Proposal) -> dict[str, object]:
    return {
        "question": proposal.question,
        "wish": [_wire(change) for change in proposal.wish],
        "reason": proposal.reason,
        **({"origin": proposal.origin} if proposal.origin else {}),
    }


def _proposal(wire: _ProposalWire) -> Proposal:
    wish = tuple(_change(item) for item in wire.wish)
    return Proposal(wire.question, wish, wire.reason, wire.origin)
