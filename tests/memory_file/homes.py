"""A home for tests: a mind, its memory file in a folder, and a person who edits it."""

from __future__ import annotations

import re
from pathlib import Path

from reverie.domain.journal.change import Place
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.memory import Memory
from reverie.domain.views.sheet import Item, Sheet
from reverie.memory_file.authorship import Taken
from reverie.memory_file.place import MemoryPlace
from reverie.memory_file.read import read_sheet
from reverie.memory_file.sync import Filing
from reverie.mind import OpenMind
from reverie.ports import Store, Thinker
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.stores.threads import OneStoreForAll
from reverie.testing import TickClock

RULE = "Never push to main."
CHOICE = "We decided to use SQLite over Postgres because it is one file."
QUESTION = "Why does the test hang?"
FACT = "The deploy failed with an error on ARM!"
LIKING = "I prefer short answers."
A_DAY = (RULE, CHOICE, QUESTION, FACT, LIKING)


class Home:
    """One machine's mind and memory file; each step is what a person or a night does."""

    def __init__(
        self,
        folder: Path,
        *,
        settings: Settings | None = None,
        thinker: Thinker | None = None,
        store: Store | None = None,
    ) -> None:
        chosen, clock = settings or Settings(), TickClock()
        self.folder = folder / ".reverie"
        self.folder.mkdir(parents=True, exist_ok=True)
        stores = OneStoreForAll(store or InRamStore())
        self.mind = OpenMind(stores, chosen, clock, thinker, home=self.folder)
        self.filing = Filing(self.mind.store, MemoryPlace(self.folder), clock, chosen)

    @property
    def store(self) -> Store:
        return self.filing.store

    @property
    def file(self) -> Path:
        return self.folder / "memory.yml"

    @property
    def aside(self) -> Path:
        return self.folder / "memory.yml.tonight"

    @property
    def text(self) -> str:
        return self.file.read_text(encoding="utf-8")

    @property
    def sheet(self) -> Sheet:
        """What the file says."""
        return read_sheet(self.text)

    def live(self, *texts: str, session: str = "") -> Home:
        """A session in which these things were said, slept on at once."""
        name = session or f"s{self.store.sessions.last() + 1}"
        for text in texts or ("lunch was fine",):
            self.mind.record(text, session=name)
        self.mind.end_session(name)
        self.notes = self.mind.night().notes
        return self

    def save(self, text: str) -> None:
        self.file.write_text(text, encoding="utf-8")

    def edit(self, old: str, new: str) -> Home:
        """Replace some words of the file, which must be there."""
        assert old in self.text, f"{old!r} is not in\n{self.text}"
        self.save(self.text.replace(old, new, 1))
        return self

    def delete(self, words: str) -> Home:
        """Delete the entry with these words from the file."""
        self.save(without(self.text, self.item(words).name))
        return self

    def add(self, under: str, *lines: str) -> Home:
        """Put lines on top of a list of the file."""
        head = re.search(rf"^( +){under}:(?: \[\])?$", self.text, re.MULTILINE)
        assert head, f"no {under} in\n{self.text}"
        indent = f"{head.group(1)}  "
        body = "\n".join([f"{head.group(1)}{under}:", *(indent + line for line in lines)])
        self.save(self.text[: head.start()] + body + self.text[head.end() :])
        return self

    def take(self) -> Taken:
        taken, written = self.filing.settle()
        assert written
        return taken

    def item(self, words: str) -> Item:
        """The one entry of the file with these words."""
        (found,) = [item for item in self.sheet.items() if words in item.text]
        return found

    def memory(self, words: str) -> Memory:
        """The one memory with these words, still held."""
        (found,) = [m for m in self.held() if words in m.text]
        return found

    def held(self) -> list[Memory]:
        return [m for m in self.store.memories.all() if m.ending is None]

    def says(self) -> list[str]:
        """What is held, in order."""
        return sorted(m.text for m in self.held())

    def has_buried(self, words: str) -> bool:
        return bool(self.store.present([Place("tombstone", fingerprint(words))]))


def without(text: str, name: str) -> str:
    """A file without the entry of a name."""
    lines = text.splitlines(keepends=True)
    (start,) = [n for n, line in enumerate(lines) if re.search(rf"- id: {name}$", line.rstrip())]
    indent = len(lines[start]) - len(lines[start].lstrip())
    end = start + 1
    while end < len(lines) and (len(lines[end]) - len(lines[end].lstrip())) > indent:
        end += 1
    return "".join(lines[:start] + lines[end:])
