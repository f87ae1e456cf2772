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
    briefed: str = "",
) -> list[str]:
    """The state of sleep: debt, level, last sleep, the sessions since, bookmarks and reminders.

    Of sessions that stopped after the briefing was prepared it also tells the last words.
    """
    debt = int(ledger["debt"])
    level = level_of(debt, numbers)
    last, summary = ledger.get("last_sleep") or "never", ledger.get("last_sleep_summary")
    dozed = str(ledger.get("last_dozed") or "")
    since = f", dozed {dozed}" if dozed and (last == "never" or dozed > last) else ""
    lines = [f"# Sleep: debt {debt} ({LEVELS[level]}), last slept {last}{since}"]
    if ledger.get("rebuilt"):
        lines.append(f"The ledger was damaged and rebuilt on {ledger['rebuilt']['at'][:10]}.")
    if summary:
        lines.append(f"Last sleep: {_short(summary)}")
    if offer := "" if asleep else _offer(ledger, numbers, level, rested=rested):
        lines.append(offer)
    if ledger["sessions"]:
        lines.append(f"Not slept on yet: {_loads(ledger['sessions'])}")
        lines += _last_words(ledger["sessions"], briefed)
    marks = sorted(ledger.get("bookmarks") or [], key=lambda mark: -int(mark["salience"]))
    lines += [f"Bookmark ({m['salience']}){_by(m)}: {_told(m, 'message')}" for m in marks[:10]]
    lines += [f"Reminder{_by(one)}: {_told(one, 'remind')}" for one in reminders[:10]]
    before = [sleep for sleep in slept[:3] if sleep["summary"] != summary]
    lines += [f"Slept {sleep['date']}: {_short(sleep['summary'])}" for sleep in before]
    return lines


def _by(told: dict[str, Any]) -> str:
    """Whose word a bookmark or a reminder is, where it is not a person's."""
    return ", the agent's" if told.get("by") == "agent" else ""


def _told(told: dict[str, Any], key: str) -> str:
    """The words of a bookmark or a reminder; an agent's that would be a rule waits for a person."""
    return "held back, it reads as a rule" if told.get("is_rule") else _short(told[key])


def _offer(ledger: dict[str, Any], numbers: dict[str, Any], level: int, *, rested: bool) -> str:
    """The line that offers a sleep which nobody has to take, or nothing."""
    since = int(ledger.get("sessions_since_last_sleep") or 0)
    if level == 1:
        return "Offer to sleep after the current task."
    if level == 0 and since >= numbers["rhythm_sessions"] and not rested:
        return f"{since} sessions since the last sleep; offer to sleep at a good moment."
    return ""


def _loads(records: list[dict[str, Any]]) -> str:
    """How heavy some sessions were, the newest first, in one line."""
    told = [load_words(record) for record in records[:10]]
    if len(records) > 10:
        told.append(f"{len(records) - 10} more: `reverie sleep status`")
    return f"{len(records)} session{'s' * (len(records) != 1)} ({', '.join(told)})"


def _last_words(records: list[dict[str, Any]], briefed: str) -> list[str]:
    """How the sessions ended that no briefing tells of yet, the newest few."""
    unheard = [record for record in records if str(record.get("stopped_at") or "") > briefed]
    said = [_short(record.get("last_assistant_message") or "") for record in unheard]
    return [f"Ended, says the agent: {words}" for words in said if words][:3]


def load_words(record: dict[str, Any]) -> str:
    """How much a session did, in a word."""
    score, unread = record.get("score"), int(record.get("unread_bytes") or 0)
    load = "not analysed yet" if score is None else f"{LOADS[min(3, int(score))]} +{score}"
    return f"{load}, {unread_words(unread)} for a night to read" if unread else load


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
