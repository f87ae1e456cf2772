"""Closing a sleep by hand: the ledger is repaid, or a night that ran gets its summary."""

from __future__ import annotations

import json
import os
from typing import Any

from reverie import keyed
from reverie.awake import debt, ledger
from reverie.awake.repay import add_to_history, note_closed


def close_sleep(home: str, summary: str, now: float) -> dict[str, Any]:
    """Close the open sleep, or all there is; returns its line of history."""
    at = ledger.stamp(now)

    def decide(book: dict[str, Any]) -> dict[str, Any]:
        epoch = book.get("sleep_started_at")
        past = ledger.history(home)
        if epoch and past and str(book.get("last_consolidated_at") or "") >= epoch:
            book.pop("sleep_started_at")
            book["last_sleep_summary"] = past[0]["summary"] = summary
            path = os.path.join(home, ledger.STATE, ledger.HISTORY)
            keyed.replace(path, json.dumps(past, ensure_ascii=False, indent=1))
            return past[0]
        date = ledger.local_date(now)
        ledger.note(home, "done", {"summary": summary, "epoch": epoch, "date": date}, now)
        told = debt.finish_sleep(book, summary, at, date)
        note_closed(home, book, told["session_ids"], now)
        add_to_history(home, told)
        return told

    told: dict[str, Any] = ledger.change(home, decide, now)
    return told
