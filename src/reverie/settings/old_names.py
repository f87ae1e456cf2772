"""Settings as they were before they had groups: side by side, some by other names."""

from __future__ import annotations

from collections.abc import Mapping

from reverie.settings import GROUP_OF

RENAMED = {
    "keep_importance": "importance",
    "keep_goal_importance": "goal_importance",
    "keep_arousal": "arousal",
    "recall_vectors": "vectors",
    "awake_stream_entries": "awake_entries",
    "awake_stream_s": "awake_s",
    "dream_stream_entries": "dream_entries",
    "salience_stream_entries": "salience_entries",
    "salience_stream_s": "salience_s",
    "debt_axes": "axes",
    "drowsy_debt": "drowsy",
    "sleepy_debt": "sleepy",
    "must_sleep_debt": "must_sleep",
    "hook_read_bytes": "read_bytes",
}
"""What has another name now; the others kept theirs."""
OLD_VALUES: dict[str, dict[object, str]] = {"vectors": {0: "none", 1: "both"}}
"""What was a number once, and what it is called now."""


def new_name(old: str) -> str | None:
    """What a setting is called now, by the name it has or had."""
    name = RENAMED.get(old, old)
    return name if name in GROUP_OF else None


def in_groups(written: Mapping[str, object]) -> dict[str, object]:
    """Settings as a plan holds them now; those an older version wrote flat go into their groups."""
    if any(isinstance(value, Mapping) for value in written.values()):
        return {
            group: _in_words(inner) if isinstance(inner, Mapping) else inner
            for group, inner in written.items()
        }
    groups: dict[str, dict[str, object]] = {}
    for old, value in written.items():
        if name := new_name(old):
            groups.setdefault(GROUP_OF[name], {})[name] = value
    return {group: _in_words(inner) for group, inner in groups.items()}


def _in_words(inner: Mapping[str, object]) -> dict[str, object]:
    """Settings of a group, in the words they have now."""
    return {
        name: OLD_VALUES[name].get(value, value) if name in OLD_VALUES else value
        for name, value in inner.items()
    }
