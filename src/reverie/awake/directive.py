"""The opening: what a session is told about sleep when it starts; on the hook path, so light."""

from __future__ import annotations

from reverie.awake.debt import LEVELS, LOADS, level_of, pressing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CRITICAL = (
    "CRITICAL: sleep debt is {debt} (must sleep). Before any further work, dispatch the "
    "reverie-rem-sleep sub-agent with a brief of what happened. Only it calls `reverie sleep done`."
)
ADVISORY = (
    "Sleep debt is {debt} (sleepy). Soon, at a good moment, dispatch the reverie-rem-sleep "
    "sub-agent with a brief of what happened. Only it calls `reverie sleep done`."
)
PRESSING = (
    "CRITICAL: {count} bookmark(s) of salience 3 wait for consolidation. Dispatch the "
    "reverie-rem-sleep sub-agent with a brief. Only it calls `reverie sleep done`."
)
IN_PROGRESS = "Consolidation is in progress; do not dispatch another."


def directive(
    ledger: dict[str, Any], numbers: dict[str, Any], *, rested: bool, asleep: bool
) -> str:
    """What stands before everything else: an order, an advice, or nothing."""
    debt = int(ledger["debt"])
    level = level_of(debt, numbers)
    if asleep:
        return IN_PROGRESS if level else ""
    if level == 3:
        return CRITICAL.format(debt=debt)
    if marks := pressing(ledger):
        return PRESSING.format(count=len(marks))
    return ADVISORY.format(debt=debt) if level == 2 and not rested else ""


def prompt_line(ledger: dict[str, Any], numbers: dict[str, Any], *, asleep: bool) -> str:
    """The one line a prompt may carry, or nothing."""
    debt = int(ledger["debt"])
    level = level_of(debt, numbers)
    if asleep:
        return IN_PROGRESS if level else ""
    if not level and not pressing(ledger):
        return ""
    marks = len(pressing(ledger))
    also = f", {marks} pressing bookmark(s)" if marks else ""
    return f"Sleep debt {debt} ({LEVELS[level]}){also}."


def snapshot(
    ledger: dict[str, Any],
    numbers: dict[str, Any],
    *,
    rested: bool,
    asleep: bool,
    reminders: list[dict[str, Any]],
    slept: list[dict[str, Any]],
) -> list[str]:
    """The state of sleep: debt, level, last sleep, the sessions since, bookmarks and reminders."""
    debt = int(ledger["debt"])
    level = level_of(debt, numbers)
    last = ledger.get("last_sleep") or "never"
    lines = [f"# Sleep: debt {debt} ({LEVELS[level]}), last slept {last}"]
    if ledger.get("rebuilt"):
        lines.append(f"The ledger was damaged and rebuilt on {ledger['rebuilt']['at'][:10]}.")
    if ledger.get("last_sleep_summary"):
        lines.append(f"Last sleep: {_short(ledger['last_sleep_summary'])}")
    if offer := "" if asleep else _offer(ledger, numbers, level, rested=rested):
        lines.append(offer)
    lines += [f"- {record_line(record)}" for record in ledger["sessions"][:10]]
    if len(ledger["sessions"]) > 10:
        lines.append(f"- and {len(ledger['sessions']) - 10} more: `reverie sleep status`")
    marks = sorted(ledger.get("bookmarks") or [], key=lambda mark: -int(mark["salience"]))
    lines += [f"Bookmark ({mark['salience']}): {_short(mark['message'])}" for mark in marks[:10]]
    lines += [f"Reminder: {_short(trigger['remind'])}" for trigger in reminders[:10]]
    lines += [f"Slept {sleep['date']}: {_short(sleep['summary'])}" for sleep in slept[:3]]
    return lines


def _offer(ledger: dict[str, Any], numbers: dict[str, Any], level: int, *, rested: bool) -> str:
    """The line that offers a sleep which nobody has to take, or nothing."""
    since = int(ledger.get("sessions_since_last_sleep") or 0)
    if level == 1:
        return "Offer to sleep after the current task."
    if level == 0 and since >= numbers["rhythm_sessions"] and not rested:
        return f"{since} sessions since the last sleep; offer to sleep at a good moment."
    return ""


def record_line(record: dict[str, Any]) -> str:
    """A session's load in one line."""
    score = record.get("score")
    load = "not analysed yet" if score is None else f"{LOADS[min(3, int(score))]} (+{score})"
    changes = record.get("change_count")
    did = "" if changes is None else f", {changes} change{'s' * (changes != 1)}"
    if unread := int(record.get("unread_bytes") or 0):
        did += f", {unread_words(unread)} for a night to read"
    said = _short(record.get("last_assistant_message") or "", 80)
    return f"{record['session_id'][:40]}: {load}{did}{': ' + said if said else ''}"


def unread_words(count: int) -> str:
    """How much of a transcript no hook could read."""
    return f"{count / (1 << 20):,.1f} MiB"


def _short(text: str, most: int = 200) -> str:
    words = " ".join(str(text).split())
    return words if len(words) <= most else words[: most - 1] + "…"
