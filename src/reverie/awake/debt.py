"""Bookkeeping: what stops, notes and sleeps do to a ledger; rules on plain dictionaries.

On the hook path, so it loads nothing but formulas.
"""

from __future__ import annotations

from reverie.domain.formulas.debt import drowsiness_of, score_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Ledger = dict[str, Any]

LEVELS = ("alert", "drowsy", "sleepy", "must sleep")
FIRST_HOST = "claude-code"
LOADS = ("none", "light", "moderate", "heavy")
DEFAULTS: dict[str, Any] = {
    "moderate_changes": 4,
    "heavy_changes": 9,
    "moderate_tools": 16,
    "heavy_tools": 41,
    "axes": ["changes"],
    "drowsy": 4,
    "sleepy": 7,
    "must_sleep": 10,
    "read_bytes": 50 * 1024 * 1024,
    "kept_messages": 10,
    "kept_compactions": 20,
    "stale_sleep_s": 1800,
    "cooldown_s": 10800,
    "rhythm_sessions": 3,
    "briefing_chars": 9_900,
    "briefing_parts": 3,
    "nap_unheeded": 1,
    "morning_note": 1,
    "comes_to_mind": 1,
    "min_consolidation_queue": 100,
    "doze": 1,
    "doze_wait_ms": 1_500,
    "archive": 1,
    "restricted": False,
}
"""What the hooks go by unless state/hook.json says otherwise; a test holds it to Settings."""


def level_of(debt: int, numbers: dict[str, Any]) -> int:
    """How tired a debt makes: an index of LEVELS."""
    return drowsiness_of(debt, numbers["drowsy"], numbers["sleepy"], numbers["must_sleep"])


def find(ledger: Ledger, session: str) -> dict[str, Any] | None:
    """The record of a session, if it has one."""
    for record in ledger["sessions"]:
        if record["session_id"] == session:
            found: dict[str, Any] = record
            return found
    return None


def counted_before(ledger: Ledger, session: str) -> dict[str, Any]:
    """What of a session has been counted, or consolidated, so far."""
    record = find(ledger, session)
    if record is not None and record.get("offsets"):
        return record
    taken: dict[str, Any] = (ledger.get("consolidated") or {}).get(session) or {}
    return taken


def closed_sessions(ledger: Ledger) -> list[dict[str, Any]]:
    """The records that `sleep done` has closed and no night has taken in yet."""
    records: list[dict[str, Any]] = (ledger.get("closed") or {}).get("sessions") or []
    return records


def closed_bookmarks(ledger: Ledger) -> list[dict[str, Any]]:
    """The bookmarks that `sleep done` has closed and no night has taken in yet."""
    marks: list[dict[str, Any]] = (ledger.get("closed") or {}).get("bookmarks") or []
    return marks


def unread(ledger: Ledger) -> int:
    """How many bytes of transcripts no hook could read, so that they wait for a night."""
    return sum(int(record.get("unread_bytes") or 0) for record in ledger["sessions"])


def holds_more(record: dict[str, Any], position: dict[str, Any]) -> bool:
    """Whether a session holds more than was read; an empty one never does, an uncounted may."""
    ends = record.get("offsets")
    if not ends:
        return not position
    read = position.get("offsets") or {}
    return any(read.get(name, 0) < end for name, end in ends.items())


def is_counted_alike(ledger: Ledger, session: str, before: dict[str, Any]) -> bool:
    """Whether nobody has counted a session since it was counted up to `before`."""
    known = counted_before(ledger, session)
    return all(known.get(key) == before.get(key) for key in ("offsets", "change_count"))


def conversations(ledger: Ledger, session: str) -> list[tuple[str, str]]:
    """What other sessions began with, and their transcripts, as far as both are known."""
    known = [(r["session_id"], r.get("root"), r.get("transcript_path")) for r in ledger["sessions"]]
    taken = ledger.get("consolidated") or {}
    known += [(name, told.get("root"), told.get("path")) for name, told in taken.items()]
    return [
        (str(root), str(path)) for name, root, path in known if root and path and name != session
    ]


def host_of(record: dict[str, Any]) -> str:
    """The host a record comes from; those of before hosts had names come from the first one."""
    return str(record.get("host") or FIRST_HOST)


def put_stop(ledger: Ledger, stop: dict[str, Any], numbers: dict[str, Any]) -> None:
    """Put a session's latest stop on top, in the place of its earlier ones."""
    record = find(ledger, stop["session_id"]) or {"score": None, "change_count": None}
    known = record in ledger["sessions"]
    if known:
        ledger["sessions"].remove(record)
    else:
        record["counted_from"] = counted_before(ledger, stop["session_id"]).get("offsets") or {}
    message = stop.get("last_assistant_message")
    messages = [m for m in [message, *(record.get("messages") or [])] if m]
    fresh = {**record, **{key: value for key, value in stop.items() if value is not None}}
    fresh["last_assistant_message"] = message or record.get("last_assistant_message")
    fresh["transcript_path"] = stop.get("transcript_path") or record.get("transcript_path")
    fresh["score"] = _score(fresh, stop, numbers)
    if message and messages[1:2] != [message]:
        fresh["messages"] = messages[: numbers["kept_messages"]]
    ledger["sessions"].insert(0, in_order(fresh))
    if not known:
        ledger["sessions_since_last_sleep"] = int(ledger.get("sessions_since_last_sleep") or 0) + 1
    for mark in ledger.get("bookmarks") or []:
        if mark.get("session_id") is None:
            mark["session_id"] = stop["session_id"]


def _score(record: dict[str, Any], stop: dict[str, Any], numbers: dict[str, Any]) -> int | None:
    if stop.get("change_count") is None or (stop.get("unread_bytes") and record["score"] is None):
        score: int | None = record["score"]
        return score
    return score_of_record(record, numbers)


def score_of_record(record: dict[str, Any], numbers: dict[str, Any]) -> int:
    """What a record's counts weigh, by the axes in force."""
    axes = {
        "changes": (record["change_count"], "moderate_changes", "heavy_changes"),
        "tools": (record.get("tool_count") or 0, "moderate_tools", "heavy_tools"),
    }
    return max(
        score_of(count, numbers[moderate], numbers[heavy])
        for axis, (count, moderate, heavy) in axes.items()
        if axis in numbers["axes"]
    )


_ORDER = (
    "session_id",
    "transcript_path",
    "stopped_at",
    "last_assistant_message",
    "change_count",
    "score",
)


def in_order(record: dict[str, Any]) -> dict[str, Any]:
    """A record with the keys everyone knows first."""
    known = {key: record.get(key) for key in _ORDER}
    return {**known, **{key: value for key, value in record.items() if key not in known}}


def add_by_hand(ledger: Ledger, score: int, description: str, at: str, unique: str) -> str:
    """Add debt that no transcript shows; returns the record's id."""
    taken = {record["session_id"] for record in ledger["sessions"]}
    name, number = f"manual-{unique}", 1
    while name in taken:
        number += 1
        name = f"manual-{unique}-{number}"
    record = {
        "session_id": name,
        "stopped_at": at,
        "last_assistant_message": description,
        "score": score,
        "change_count": None,
    }
    ledger["sessions"].insert(0, in_order(record))
    return name


def begin_sleep(ledger: Ledger, at: str, *, force: bool, stale_before: str) -> bool:
    """Open a sleep; False if one is open already and not stale."""
    open_since = ledger.get("sleep_started_at")
    if open_since and open_since > stale_before and not force:
        return False
    ledger["sleep_started_at"] = at
    return True


def finish_sleep(ledger: Ledger, summary: str, at: str, date: str = "") -> dict[str, Any]:
    """Repay what lay before the sleep began and tell it as a line of history.

    What no night has taken in is closed, not dropped: the next night takes it in.
    """
    epoch = ledger.pop("sleep_started_at", None)
    before = ledger["sessions"]
    kept = [r for r in before if epoch and str(r.get("stopped_at")) > epoch]
    marks = ledger.get("bookmarks") or []
    ledger["bookmarks"] = [m for m in marks if epoch and m["created_at"] > epoch]
    ledger["triggers"] = [
        t for t in ledger.get("triggers") or [] if t["fired_count"] < t["max_fires"]
    ]
    gone = [r for r in before if not (epoch and str(r.get("stopped_at")) > epoch)]
    _put_off(ledger, gone, [m for m in marks if not (epoch and m["created_at"] > epoch)])
    close(ledger, gone)
    debt_before = sum(int(r.get("score") or 0) for r in before)
    debt_after = sum(int(r.get("score") or 0) for r in kept)
    ledger.update(
        last_sleep=date or at[:10],
        last_sleep_summary=summary,
        last_consolidated_at=at,
        sessions_since_last_sleep=len(kept),
    )
    return {
        "date": date or at[:10],
        "consolidated_at": at,
        "summary": summary,
        "debt_before": debt_before,
        "debt_after": debt_after,
        "sessions_processed": len(gone),
        "bookmarks_processed": len(marks) - len(ledger["bookmarks"]),
        "session_ids": [record["session_id"] for record in gone],
    }


def _put_off(ledger: Ledger, records: list[dict[str, Any]], marks: list[dict[str, Any]]) -> None:
    """Keep what was closed for the next night, each session as it was closed last."""
    by_name = {
        record["session_id"]: record for record in [*closed_sessions(ledger), *records[::-1]]
    }
    marks = [*closed_bookmarks(ledger), *marks]
    if by_name or marks:
        ledger["closed"] = {"sessions": list(by_name.values()), "bookmarks": marks}


def drop_closed(ledger: Ledger, sessions: set[str], marks: set[str]) -> None:
    """Let go of what was closed and has been taken in."""
    left = [r for r in closed_sessions(ledger) if r["session_id"] not in sessions]
    unread = [mark for mark in closed_bookmarks(ledger) if mark["id"] not in marks]
    ledger["closed"] = {"sessions": left, "bookmarks": unread}
    if not (left or unread):
        del ledger["closed"]


def close(ledger: Ledger, gone: list[dict[str, Any]]) -> None:
    """Drop records, but remember how far they were counted, so that only new work counts again."""
    names = {record["session_id"] for record in gone}
    ledger["sessions"] = [r for r in ledger["sessions"] if r["session_id"] not in names]
    taken = dict(ledger.get("consolidated") or {})
    for record in gone:
        if record.get("offsets"):
            taken.pop(record["session_id"], None)
            taken[record["session_id"]] = {
                "offsets": record["offsets"],
                "counted": record.get("counted") or "",
                "path": record.get("transcript_path"),
                "root": record.get("root"),
                "own_from": record.get("own_from") or 0,
                **{key: record[key] for key in ("host", "private") if record.get(key)},
            }
    ledger["consolidated"] = dict(list(taken.items())[-KEPT_CONSOLIDATED:])


KEPT_CONSOLIDATED = 500


def fired(ledger: Ledger, context: str) -> list[dict[str, Any]]:
    """The triggers whose words occur in a context, each counted as fired once more."""
    import re

    said = set(re.findall(r"\w+", context.lower()))
    found = []
    for trigger in ledger.get("triggers") or []:
        words = re.findall(r"\w+", trigger["when"].lower())
        if trigger["fired_count"] < trigger["max_fires"] and not said.isdisjoint(words):
            trigger["fired_count"] += 1
            found.append(trigger)
    return found


def pressing(ledger: Ledger) -> list[dict[str, Any]]:
    """The bookmarks that call for sleep whatever the debt."""
    return [mark for mark in ledger.get("bookmarks") or [] if mark.get("salience") == 3]
