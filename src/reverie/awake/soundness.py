"""Soundness: what a ledger must be like; what is odd in it is set aside alone. Light, for hooks."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Ledger = dict[str, Any]

SET_ASIDE = "set_aside"
MOST_ASIDE = 50
"""How many odd entries a ledger keeps for a person to look at."""
LARGEST = 1 << 53
_FALSY = ("stopped_at", "last_assistant_message", "host", "root", "counted", "messages")
"""Fields of a record that may be empty in any way, as whoever reads them asks for what they say."""
_COUNTS = ("score", "change_count", "pattern_count", "tool_count", "unread_bytes", "own_from")
_RECORD: dict[str, type] = {
    "session_id": str,
    **dict.fromkeys(_FALSY, str),
    "messages": list,
    **dict.fromkeys(_COUNTS, int),
}
"""What each field of a record is, unless it is none; of others nothing is known."""
_TOP: dict[str, type] = {
    "last_sleep": str,
    "last_sleep_summary": str,
    "last_consolidated_at": str,
    "installed_at": str,
    "restored_at": str,
    "resumed_at": str,
    "sleep_started_at": str,
    "sessions_since_last_sleep": int,
    "waiting": int,
    "compactions": list,
    "rebuilt": dict,
    "night": dict,
}


def is_ledger(given: object) -> bool:
    """Whether this is a ledger of ours at all, whatever single entries are like."""
    if not isinstance(given, dict) or not isinstance(given.get("sessions"), list):
        return False
    sessions = given["sessions"]
    if sessions and not any(_is_of_ours(record) for record in sessions):
        return False
    closed = given.get("closed") or {}
    if not isinstance(closed, dict) or not isinstance(given.get("consolidated") or {}, dict):
        return False
    lists = [given.get("bookmarks"), given.get("triggers"), closed.get("sessions")]
    return all(isinstance(one or [], list) for one in [*lists, closed.get("bookmarks")])


def tidied(ledger: Ledger) -> Ledger:
    """The ledger without odd entries, which would stop whoever reads them; they stand aside."""
    aside: list[Any] = []
    ledger["sessions"] = _sifted(ledger["sessions"], _is_record, aside)
    for name, kind in _TOP.items():
        if ledger.get(name) is not None and not isinstance(ledger[name], kind):
            aside.append({name: ledger.pop(name)})
    for name, fits in (("bookmarks", _is_mark), ("triggers", _is_trigger)):
        if name in ledger:
            ledger[name] = _sifted(ledger[name] or [], fits, aside)
    if closed := ledger.get("closed"):
        closed["sessions"] = _sifted(closed.get("sessions") or [], _is_record, aside)
        closed["bookmarks"] = _sifted(closed.get("bookmarks") or [], _is_mark, aside)
    taken = ledger.get("consolidated") or {}
    for name in [name for name, told in taken.items() if not _is_taken(told)]:
        aside.append({name: taken.pop(name)})
    for record in ledger["sessions"]:
        record.setdefault("stopped_at", "")
    for mark in ledger.get("bookmarks") or []:
        mark["salience"] = mark["salience"] if mark.get("salience") in (1, 2, 3) else 2
        mark["created_at"] = str(mark.get("created_at") or "")
    for trigger in ledger.get("triggers") or []:
        for count, otherwise in (("fired_count", 0), ("max_fires", 3)):
            if not isinstance(trigger.get(count), int):
                trigger[count] = otherwise
    if aside:
        known = ledger.get(SET_ASIDE)
        ledger[SET_ASIDE] = [*(known if isinstance(known, list) else []), *aside][:MOST_ASIDE]
    return ledger


def odd_entries(ledger: Ledger) -> str:
    """What stands aside in a ledger, in words; nothing if nothing does."""
    odd = len(ledger.get(SET_ASIDE) or ())
    if odd == 1:
        return "1 entry of the ledger made no sense and stands aside"
    return f"{odd} entries of the ledger made no sense and stand aside" if odd else ""


def _sifted(entries: list[Any], fits: Any, aside: list[Any]) -> list[Any]:
    kept: list[Any] = []
    for one in entries:
        try:
            is_fit = isinstance(one, dict) and fits(one)
        except Exception:  # whatever is odd about one, all others are read
            is_fit = False
        (kept if is_fit else aside).append(one)
    return kept


def _is_of_ours(record: object) -> bool:
    if not isinstance(record, dict) or not isinstance(record.get("session_id"), str):
        return False
    return record.get("score") is None or _is_count(record["score"])


def _is_record(record: dict[str, Any]) -> bool:
    for name, value in record.items():
        kind = _RECORD.get(name)
        if kind is None or value is None:
            continue
        if type(value) is not kind and (value or name not in _FALSY):
            return False
        if kind is int and not _is_count(value):
            return False
    session = record.get("session_id")
    return bool(session) and _is_name(session) and _is_taken(record)


def _is_taken(told: object) -> bool:
    """Whether it can be read on from where a record, or what is left of one, says."""
    if not isinstance(told, dict):
        return False
    for name in ("transcript_path", "path"):
        if (path := told.get(name)) is not None and not _is_name(path):
            return False
    for name in ("offsets", "counted_from"):
        if (ends := told.get(name)) and not _are_ends(ends):
            return False
    return True


def _is_mark(mark: dict[str, Any]) -> bool:
    return all(isinstance(mark.get(word), str) for word in ("id", "message"))


def _is_trigger(trigger: dict[str, Any]) -> bool:
    return all(isinstance(trigger.get(word), str) for word in ("id", "when", "remind"))


def _is_count(value: object) -> bool:
    return type(value) is int and -LARGEST < value < LARGEST


def _is_name(text: object) -> bool:
    """Whether a file or a row can be called so."""
    if not isinstance(text, str):
        return False
    try:
        return text.isprintable() or b"\0" not in text.encode("utf-8", errors="surrogateescape")
    except UnicodeEncodeError:
        return False


def _are_ends(ends: object) -> bool:
    """Whether this says how far each file was read."""
    return isinstance(ends, dict) and all(map(_is_count, ends.values()))
