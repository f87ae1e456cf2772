"""Every entry survives being written and read, and the same entry gives the same bytes."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import msgspec
import pytest

from reverie.domain.journal.entry import (
    Act,
    Afterwards,
    Cause,
    Entry,
    NightBegan,
    NightEnded,
    NightStep,
    Undone,
    Waking,
)
from reverie.domain.journal.kinds import (
    ROWS,
    AsideChange,
    BeliefChange,
    Change,
    FindingChange,
    GistChange,
    GlossChange,
    LinkChange,
    MarkChange,
    MemoryChange,
    Proposal,
    ProposalChange,
    ScanChange,
    TombstoneChange,
    ToneChange,
)
from reverie.domain.journal.parts import (
    PARTS,
    EndingChange,
    LayerChange,
    SalienceChange,
    SourcesChange,
    StrengthChange,
    TagChange,
    UseChange,
    WordingChange,
)
from reverie.domain.journal.plan import Outcome, PlannedStage, Sleep
from reverie.domain.values.aside import Aside, Sort
from reverie.domain.values.boundary import Boundary
from reverie.domain.values.conflict import Conflict, ConflictKind, Move, Scan, Spot
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.link import LinkKind
from reverie.domain.values.memory import Author, Kind, Layer, Salience, Strength, Use, Wording
from reverie.domain.values.recurrence import Pattern, PatternKind
from reverie.domain.values.session import Mark, Reach
from reverie.domain.values.source import BY_HAND, of_episode, of_memory
from reverie.domain.values.tombstone import Tombstone
from reverie.domain.values.tone import Tone
from reverie.settings import Settings
from reverie.stores.codec import (
    decode_cause,
    decode_changes,
    decode_entry,
    decode_proposal,
    encode_cause,
    encode_changes,
    encode_entry,
    encode_proposal,
)
from reverie.testing import DAWN, a_link, a_memory, a_plan

ODD = 'A "quoted" \\ line\nbreak, 🌙, é, \u2028 and \x7f'
MEMORY = replace(
    a_memory(7, ODD, kind=Kind.COMPOSITE, sources=[of_episode(2), of_memory(3), BY_HAND]),
    born=datetime(2026, 1, 1, 6, 0, 0, 123_000, tzinfo=UTC),
    strength=Strength(1500, 1, 4),
    use=Use(2, DAWN, session=5, tagged=True),
)
GLOSS = Gloss(
    0.1 + 0.2,
    (ODD, "two"),
    ("Who?",),
    "before",
    "after",
    "4 March 2024",
    ("time",),
    Boundary.TASK_COMPLETION,
)
COOLER = LayerChange(target=7, before=Layer.HOT, after=Layer.COLD, reason=ODD)
NESTED = Proposal(
    ODD, (COOLER, LinkChange(target=(1, 2), before=a_link(), after=None, reason="faded")), "old"
)
CHANGES: list[Change] = [
    MemoryChange(target=7, before=None, after=MEMORY, reason=ODD, sources=MEMORY.sources),
    MemoryChange(target=7, before=MEMORY, after=None, reason="wrong"),
    LinkChange(target=(1, 2), before=None, after=a_link(), reason="together"),
    LinkChange(
        target=(1, 2),
        before=a_link(),
        reason="settled",
        after=replace(a_link(night=None), kind=LinkKind.GOAL, count=9),
    ),
    MarkChange(target="session 🌙", before=None, after=Mark(3), reason="taken in"),
    MarkChange(target="s1", before=Mark(3), after=None, reason="undo"),
    TombstoneChange(target="abc", before=None, after=Tombstone("f-1", ODD, DAWN), reason="wrong"),
    ProposalChange(target=NESTED.name, before=None, after=NESTED, reason="wondered"),
    ProposalChange(target=NESTED.name, before=NESTED, after=None, reason="declined"),
    WordingChange(
        target=7,
        before=MEMORY.wording,
        after=Wording(Kind.FACT, "x", Author.MACHINE),
        reason="corrected",
        sources=(BY_HAND,),
    ),
    COOLER,
    SalienceChange(target=7, before=Salience(1, 2), after=Salience(3, 4), reason="again"),
    StrengthChange(target=7, before=Strength(), after=Strength(1, 2, 3), reason="replayed"),
    StrengthChange(
        target=7,
        before=Strength(),
        after=Strength(1, 2, 3),
        reason=ODD,
        priority=0.1 + 0.2,
        is_novel=False,
    ),
    EndingChange(target=7, before=None, after=Ending(End.MERGED, 4, 9, ODD), reason="merged"),
    EndingChange(target=7, before=Ending(End.FADED, 0), after=None, reason="said again"),
    UseChange(target=7, before=Use(), after=MEMORY.use, reason="it helped"),
    TagChange(target=7, before=False, after=True, reason="it helped"),
    SourcesChange(target=7, before=(BY_HAND,), after=(BY_HAND, "episode:3"), reason="reworded"),
    ToneChange(target=3, before=Tone(3, "calm"), after=Tone(3, ODD, turns=(ODD,)), reason="so"),
    GlossChange(target=2, before=None, after=GLOSS, reason="slept on", sources=(of_episode(2),)),
    GlossChange(target=2, before=GLOSS, after=Gloss(), reason="something followed"),
    GistChange(target=2, before=Gist(ODD, -1e-9), after=None, reason="no room"),
    FindingChange(
        target="n-1",
        before=None,
        after=Pattern(PatternKind.TOGETHER, (ODD, "b"), ("s1", "s2"), 3, 70, 12),
        reason=ODD,
    ),
    BeliefChange(
        target=f"place:{ODD}",
        before=None,
        after=HeldBelief("place", ODD, -0.25, 0.5, 3, DAWN, 7, 8, ODD, of_episode(1), -1),
        reason=ODD,
        sources=(of_episode(1),),
    ),
    AsideChange(
        target="encode-1",
        before=None,
        after=Aside("encode-1", Sort.SESSION, ODD, "encode", "1", ODD, 3, 0, 2, True, Mark(1)),
        reason=ODD,
    ),
    ScanChange(
        target="rules",
        before=Scan(),
        after=Scan(
            (
                Conflict(
                    ConflictKind.NAME, (Spot(ODD, 1, ODD),), ODD, ODD, False, (Move(ODD, "b"),)
                ),
            ),
            files=3,
            troubles=(ODD,),
        ),
        reason=ODD,
    ),
]

PLAN = replace(
    a_plan(
        3, sessions=[Reach("s1", 1, 0, 2)], settings=Settings.of(max_cycles=2, salience_floor=0.2)
    ),
    sleep=Sleep.NAP,
    stages=(PlannedStage("encode", "nothing waits"), PlannedStage("compress")),
)
CAUSES: list[Cause] = [
    *(Waking(act, by, ODD) for act in Act for by in Author),
    NightBegan(PLAN),
    NightStep(3, 2, "replay"),
    *(NightEnded(3, outcome) for outcome in Outcome),
    Undone(4, Author.PERSON, Afterwards.AGAIN),
    Undone(4, Author.AGENT, Afterwards.NEVER, (5, 9)),
]


def test_there_is_an_example_of_every_change_and_every_cause() -> None:
    assert {type(change) for change in CHANGES} == {*ROWS.values(), *PARTS}
    assert len({type(cause) for cause in CAUSES}) == 5


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: type(change).__name__)
def test_a_change_comes_back_as_it_was_written(change: Change) -> None:
    (back,) = decode_changes(encode_changes([change]))

    assert back == change
    assert type(back) is type(change)
    assert type(back.after) is type(change.after)


@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: type(cause).__name__)
def test_a_cause_comes_back_as_it_was_written(cause: Cause) -> None:
    back = decode_cause(encode_cause(cause))

    assert back == cause
    assert type(back) is type(cause)


@pytest.mark.parametrize("last", [True, False])
@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: type(cause).__name__)
def test_an_entry_comes_back_as_it_was_written(cause: Cause, last: bool) -> None:
    entry = Entry(12, DAWN, cause, tuple(CHANGES), last)

    back = decode_entry(encode_entry(entry))

    assert back == entry
    assert back.heading == entry.heading


def test_an_entry_without_changes_comes_back_without_changes() -> None:
    entry = Entry(1, DAWN, NightBegan(PLAN))

    assert decode_entry(encode_entry(entry)) == entry


def test_a_proposal_comes_back_with_its_wishes() -> None:
    deep = Proposal(
        "Nest it?",
        (ProposalChange(target=NESTED.name, before=None, after=NESTED, reason="wondered"),),
        "deep",
    )

    assert decode_proposal(encode_proposal(deep)) == deep


def test_the_same_entry_gives_the_same_bytes_however_it_was_come_by() -> None:
    entry = Entry(12, DAWN, NightBegan(PLAN), tuple(CHANGES))
    written = encode_entry(entry)

    assert encode_entry(replace(entry)) == written
    assert encode_entry(decode_entry(written)) == written


def test_another_entry_gives_other_bytes() -> None:
    entry = Entry(12, DAWN, NightStep(1, 0, "encode"), tuple(CHANGES))

    others = [
        replace(entry, number=13),
        replace(entry, last=False),
        replace(entry, cause=NightStep(1, 1, "encode")),
        replace(entry, changes=entry.changes[1:]),
        replace(entry, changes=entry.changes[::-1]),
    ]

    assert len({encode_entry(each) for each in (entry, *others)}) == 6


@pytest.mark.parametrize(
    ("change", "written"),
    [
        (
            MarkChange(target="s1", before=Mark(3), after=None, reason="undo"),
            '["mark","s1",{"upto":3,"position":"","reader":"rules","thought_over":0,"left_out":[],'
            '"dozed":false,"repaid":""},null,"undo",[]]',
        ),
        (
            LinkChange(target=(1, 2), before=None, after=a_link(), reason="together"),
            '["link",[1,2],null,{"a":1,"b":2,"kind":"semantic","weight":1500,"night":1,"count":1,'
            '"way":0},"together",[]]',
        ),
        (
            TagChange(target=7, before=False, after=True, reason="it helped", sources=(BY_HAND,)),
            f'["tagged",7,false,true,"it helped",["{BY_HAND}"]]',
        ),
        (
            StrengthChange(
                target=7,
                before=Strength(),
                after=Strength(1500, 1, 3, 1),
                reason="replayed",
                priority=0.125,
                is_novel=True,
            ),
            '["strength",7,{"points":0,"replays":0,"night":null,"times":0,"permanent":null},'
            '{"points":1500,"replays":1,"night":3,"times":1,"permanent":null},"replayed",[],'
            '{"priority":0.125,"is_novel":true}]',
        ),
    ],
    ids=["a key of text", "a key of two numbers", "a part", "fields of its own"],
)
def test_a_change_is_written_so_and_not_otherwise(change: Change, written: str) -> None:
    assert encode_changes([change]).decode() == f"[{written}]"


def test_an_entry_is_one_line_of_json() -> None:
    written = encode_entry(Entry(12, DAWN, NightBegan(PLAN), tuple(CHANGES)))

    assert b"\n" not in written
    assert msgspec.json.decode(written)["number"] == 12


@pytest.mark.parametrize("settings", [b"7", b"[]", b"null", b'"x"', b"[[1]]"])
def test_settings_of_a_night_that_are_no_table_are_damage(settings: bytes) -> None:
    written = encode_cause(NightBegan(a_plan()))
    begin = written.index(b'"settings":') + len(b'"settings":')
    end = begin + len(msgspec.json.encode(a_plan().settings))
    with pytest.raises(msgspec.ValidationError):
        decode_cause(written[:begin] + settings + written[end:])
