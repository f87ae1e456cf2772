"""Notes: what no transcript holds is done again to a ledger that was lost; light, for hooks."""

from __future__ import annotations

from reverie.awake.debt import add_by_hand, drop_closed, finish_sleep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Ledger = dict[str, Any]


def replay_note(ledger: Ledger, said: dict[str, Any]) -> None:
    """Do again to a new ledger what a note says was done; one without sense is passed over."""
    try:
        _replay(ledger, said)
    except (KeyError, TypeError, AttributeError, ValueError):
        return


def _replay(ledger: Ledger, said: dict[str, Any]) -> None:
    match said.get("what"):
        case "installed":
            ledger["installed_at"] = said["at"]
        case "resumed":
            ledger["resumed_at"] = said["at"]
        case "add":
            add_by_hand(ledger, said["score"], said["description"], said["at"], said["unique"])
        case "bookmark":
            ledger.setdefault("bookmarks", []).insert(0, said["bookmark"])
        case "bookmarks-cleared":
            gone = set(said["ids"])
            ledger["bookmarks"] = [m for m in ledger.get("bookmarks", []) if m["id"] not in gone]
        case "trigger":
            ledger.setdefault("triggers", []).insert(0, said["trigger"])
        case "trigger-removed":
            triggers = ledger.get("triggers", [])
            ledger["triggers"] = [t for t in triggers if t["id"] != said["id"]]
        case "consolidated":
            ledger.setdefault("consolidated", {}).update(said["sessions"])
            gone, marks = set(said.get("taken") or []), set(said.get("bookmarks") or [])
            ledger["sessions"] = [r for r in ledger["sessions"] if r["session_id"] not in gone]
            ledger["bookmarks"] = [m for m in ledger.get("bookmarks", []) if m["id"] not in marks]
            drop_closed(ledger, gone, marks)
        case "done":
            ledger["sleep_started_at"] = said.get("epoch")
            finish_sleep(ledger, said["summary"], said["at"], said.get("date") or "")
