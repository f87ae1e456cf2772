"""The rules of memory.yml: its constraints and decisions as directives, each with its line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from reverie.domain.values.directive import Directive
from reverie.parsers import yaml_node_in

if TYPE_CHECKING:
    from ruamel.yaml.nodes import Node

RULED = ("constraints",)
"""The lists all of whose entries are rules."""
DECIDED = "decision"


def memory_rules(text: str) -> list[Directive]:
    """What a memory file rules and decides; raises ValueError if it is no YAML."""
    root = yaml_node_in(text)
    return list(_ruled(root)) if root else []


def _ruled(root: Node) -> Iterator[Directive]:
    """What rules and decides, in the order of the file; what an alias repeats is told once."""
    from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

    waiting, seen = [(root, False)], set()
    while waiting:
        node, is_rule = waiting.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        if isinstance(node, ScalarNode) and is_rule:
            yield _directive(node)
        elif isinstance(node, SequenceNode):
            waiting += [(item, is_rule) for item in reversed(node.value)]
        elif isinstance(node, MappingNode):
            fields = {key.value: value for key, value in node.value if isinstance(key, ScalarNode)}
            kind = fields.get("type")
            says = fields.get("text") or fields.get("content")
            is_decision = isinstance(kind, ScalarNode) and kind.value == DECIDED
            if isinstance(says, ScalarNode) and (is_rule or is_decision):
                yield _directive(says)
            inner = [(value, name in RULED) for name, value in fields.items()]
            waiting += [one for one in reversed(inner) if not isinstance(one[0], ScalarNode)]


def _directive(node: Node) -> Directive:
    return Directive(node.start_mark.line + 1, " ".join(str(node.value).split()))
