"""Parsers: JSON, TOML and YAML from outside, taken only as deep as anybody writes them.

What is nested deeper, by brackets, by dots in a key or by aliases in a circle, is a ValueError as
any other text that does not parse, so that no RecursionError comes of what a file says.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ruamel.yaml import YAML
    from ruamel.yaml.nodes import Node

MOST_LEVELS = 64
"""Levels of lists and tables that a text from outside may have."""
TOO_DEEP = f"it is nested more than {MOST_LEVELS} levels deep"
NO_YAML = "this is not YAML"
_STUMBLES = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, AssertionError)
"""What the parser of YAML stumbles over in odd texts."""
_PART = r"(?:(?<![\w-])[\w-]++|\"[^\"\n]*+\"|'[^'\n]*+')"
_LONG_KEY = re.compile(rf"(?:{_PART}[ \t]*+\.[ \t]*+){{{MOST_LEVELS}}}")
"""A key of more parts: `tomllib` takes their number squared to read it."""


class NotYaml(ValueError):
    """Why a text is not YAML; with the line and column where that is known."""

    def __init__(self, why: str, line: int = 0, column: int = 0) -> None:
        super().__init__(why)
        self.line, self.column = line, column


def json_in(text: str | bytes) -> Any:
    """What a text of JSON says; raises ValueError if it is none."""
    import json

    return _bounded(json.loads, text)


def toml_in(text: str) -> dict[str, Any]:
    """What a text of TOML says; raises ValueError if it is none."""
    import tomllib

    if _LONG_KEY.search(text):
        raise ValueError(TOO_DEEP)
    told: dict[str, Any] = _bounded(tomllib.loads, text)
    return told


def yaml_in(text: str) -> Any:
    """What a text of YAML says; raises NotYaml if it is none."""
    return _of_yaml(lambda told: _bounded(pure_yaml().load, told), text)


def yaml_node_in(text: str) -> Node | None:
    """The outermost node of a text of YAML, with places; raises NotYaml if it is none."""
    node: Node | None = _of_yaml(pure_yaml().compose, text)
    return node


def pure_yaml() -> YAML:
    """What reads YAML; it warns of nothing, for a warning would be printed to a person."""
    from ruamel.yaml import YAML

    yaml = YAML(typ="safe", pure=True)
    yaml.composer.warn_double_anchors = False
    return yaml


def _of_yaml(parse: Callable[[str], Any], text: str) -> Any:
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    try:
        return parse(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = (mark.line + 1, mark.column + 1) if mark else ()
        raise NotYaml(error.problem or NO_YAML, *place) from None
    except RecursionError:
        raise NotYaml(TOO_DEEP) from None
    except (YAMLError, *_STUMBLES) as error:
        raise NotYaml(next(iter(str(error).splitlines()), NO_YAML)) from None


def _bounded(parse: Callable[[Any], Any], text: str | bytes) -> Any:
    try:
        told = parse(text)
    except RecursionError:
        raise ValueError(TOO_DEEP) from None
    if is_deep(told):
        raise ValueError(TOO_DEEP)
    return told


def is_deep(told: object) -> bool:
    """Whether lists and tables go too deep; each level is looked at once, also of a circle."""
    level = [told]
    for _ in range(MOST_LEVELS + 1):
        inner = {id(one): one for held in level for one in _within(held)}
        if not inner:
            return False
        level = list(inner.values())
    return True


def _within(held: object) -> list[object]:
    """The lists and tables that one holds."""
    if not isinstance(held, dict | list):
        return []
    inner = held.values() if isinstance(held, dict) else held
    return [one for one in inner if isinstance(one, dict | list)]
