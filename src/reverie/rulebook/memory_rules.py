"""The rules of memory.yml: its constraints and decisions as directives, each with its line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from reverie.domain.values.directive import Directive

if TYPE_CHECKING:
    from ruamel.yaml.nodes import Node

RULED = ("constraints",)
"""The lists all of whose entries are rules."""
DECIDED = "decision"


def memory_rules(text: str) -> list[Directive]:
    """What a memory file rules and decides; raises ValueError if it is no YAML."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    try:
        root = YAML(typ="safe", pure=True).compose(text)
        return list(_ruled(root, False)) if root else []
    except (YAMLError, RecursionError) as error:
        raise ValueError(str(error).splitlines()[0]) from None


def _ruled(node: Node, is_rule: bool) -> Iterator[Directive]:
    from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

    if isinstance(node, SequenceNode):
        for item in node.value:
            if is_rule and isinstance(item, ScalarNode):
                yield _directive(item)
            else:
                yield from _ruled(item, is_rule)
    elif isinstance(node, MappingNode):
        fields = {key.value: value for key, value in node.value if isinstance(key, ScalarNode)}
        kind = fields.get("type")
        says = fields.get("text") or fields.get("content")
        is_decision = isinstance(kind, ScalarNode) and kind.value == DECIDED
        if isinstance(says, ScalarNode) and (is_rule or is_decision):
            yield _directive(says)
        for name, value in fields.items():
            yield from _ruled(value, name in RULED)


def _directive(node: Node) -> Directive:
    return Directive(node.start_mark.line + 1, " ".join(str(node.value).split()))
