"""A frozen dataclass of ours is what the standard one would be."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field, fields, replace
from typing import Any

import msgspec
import pytest

from reverie import frozen

Made = Callable[..., Callable[[type], Any]]


@frozen.dataclass(frozen=True, slots=True)
class Chair:
    """Something to sit on."""

    legs: int
    colour: str = "red"
    owners: list[str] = field(default_factory=list)
    note: str = field(default="", compare=False, repr=False)

    @property
    def is_stable(self) -> bool:
        """Whether one may sit down."""
        return self.legs >= 3


@frozen.dataclass(frozen=True, slots=True, kw_only=True)
class Armchair(Chair):
    """A chair to rest on."""

    arms: int = 2

    def __post_init__(self) -> None:
        if self.arms < 0:
            raise ValueError("no chair has fewer arms than none")


@frozen.dataclass(frozen=True, slots=True)
class Stool(Chair):
    """A chair that nearly always has as many legs."""

    legs: int = 3


@frozen.dataclass(frozen=True, slots=True)
class Nothing:
    """A value without fields."""


def twin_of(cls: type) -> Any:
    """The class as the standard library makes it from the same lines."""
    body = {
        one.name: field(
            default=one.default,
            default_factory=one.default_factory,
            compare=one.compare,
            repr=one.repr,
            kw_only=one.kw_only,
        )
        for one in fields(cls)
        if one.default is not dataclasses.MISSING or one.default_factory is not dataclasses.MISSING
    }
    annotations = {one.name: one.type for one in fields(cls)}
    plain = type(cls.__name__, (), {**body, "__annotations__": annotations, "__doc__": "A twin."})
    return dataclasses.dataclass(frozen=True, slots=True)(plain)


@pytest.mark.parametrize("cls", [Chair, Armchair, Nothing])
def test_it_is_called_and_matched_like_its_standard_twin(cls: Any) -> None:
    twin = twin_of(cls)

    assert list(inspect.signature(cls).parameters) == list(inspect.signature(twin).parameters)
    assert [p.kind for p in inspect.signature(cls).parameters.values()] == [
        p.kind for p in inspect.signature(twin).parameters.values()
    ]
    assert cls.__match_args__ == twin.__match_args__
    assert [one.name for one in fields(cls)] == [one.name for one in fields(twin)]


def test_it_tells_what_it_is_like_its_standard_twin() -> None:
    assert repr(Chair(4)) == repr(twin_of(Chair)(4)) == "Chair(legs=4, colour='red', owners=[])"


def test_it_equals_what_is_alike_in_all_that_is_compared() -> None:
    assert Chair(4, note="new") == Chair(4, note="old")
    assert Chair(4) != Chair(3)
    assert Chair(4) != Armchair(legs=4)
    assert Chair(4) != "Chair(4)"
    assert Nothing() == Nothing()


def test_it_is_hashed_as_it_is_compared() -> None:
    frozen_owners: Any = ()

    assert len({Chair(4, owners=frozen_owners, note=note) for note in ("new", "old")}) == 1
    assert len({Nothing(), Nothing()}) == 1
    with pytest.raises(TypeError, match="unhashable"):
        hash(Chair(4))


def test_it_cannot_be_changed() -> None:
    chair = Chair(4)

    with pytest.raises(FrozenInstanceError):
        chair.legs = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del chair.legs  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        chair.wheels = 4  # type: ignore[attr-defined]
    assert chair == Chair(4)


def test_each_value_has_a_default_of_its_own() -> None:
    first, second = Chair(4), Chair(4)
    first.owners.append("ada")

    assert second.owners == []


def test_a_default_of_its_parents_may_be_another() -> None:
    assert (Stool().legs, Stool(legs=1).legs, Stool().colour) == (3, 1, "red")
    assert Stool.__slots__ == ()  # type: ignore[attr-defined]


def test_what_must_be_given_cannot_follow_what_need_not_be() -> None:
    with pytest.raises(SyntaxError):

        @frozen.dataclass(frozen=True, slots=True)
        class Unheard:
            legs: int = 3
            colour: str  # type: ignore[misc]


def test_it_refuses_what_is_missing_or_unknown() -> None:
    with pytest.raises(TypeError, match="legs"):
        Chair()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="wheels"):
        Chair(4, wheels=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Armchair(4, "red", [], "", 2)  # type: ignore[misc]


def test_what_comes_after_its_making_is_done() -> None:
    with pytest.raises(ValueError, match="fewer arms"):
        Armchair(legs=4, arms=-1)


def test_its_own_methods_and_those_of_its_parent_stay() -> None:
    assert Armchair(legs=4).is_stable
    assert replace(Armchair(legs=4), legs=2) == Armchair(legs=2)


@pytest.mark.parametrize(
    "carried", [copy.copy, copy.deepcopy, lambda v: pickle.loads(pickle.dumps(v))]
)
def test_it_can_be_copied_and_carried_elsewhere(carried: Callable[[Any], Any]) -> None:
    chair = Armchair(legs=4, owners=["ada"], arms=1)

    assert carried(chair) == chair


def test_it_is_written_and_read_as_json() -> None:
    chair = Armchair(legs=4, owners=["ada"], arms=1)

    assert msgspec.json.decode(msgspec.json.encode(chair), type=Armchair) == chair
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"legs": "four"}', type=Armchair)


@pytest.mark.parametrize(
    "wrong", [{"frozen": False, "slots": True}, {"frozen": True, "slots": False}]
)
def test_only_what_is_frozen_and_has_slots_is_made_here(wrong: dict[str, bool]) -> None:
    made: Made = frozen.dataclass
    with pytest.raises(AssertionError, match="standard library"):
        made(**wrong)
