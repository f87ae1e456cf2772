"""Shell words: a command line as the simple commands it runs (a lexer of the POSIX shell, in part).

Quotes, here-documents, substitutions, pipes and comments are read as a shell would; nothing is run,
and what only a shell could fill in, such as a variable, stays as it is written.
"""

from __future__ import annotations

import re

from reverie.frozen import dataclass

DEEPEST = 8
"""How deep substitutions are followed."""
_ENDS = ";&|\n"
_PLAIN = re.compile(r"[^\s'\"\\$`;&|()<>#]+")
_NAME = re.compile(r"\$(?:\w+|[@*#?$!-])")
_ANSI = {"n": "\n", "t": "\t", "r": "\r", "'": "'", '"': '"', "\\": "\\"}
UNKNOWN = "$(…)"
"""What stands for the output of a command that cannot be known."""


@dataclass(frozen=True, slots=True)
class Command:
    """One simple command: its words, and what it is fed where that stands in the line."""

    words: tuple[str, ...]
    fed: str | None = None


def commands_in(line: str, depth: int = 0) -> list[Command]:
    """The simple commands of a line, in order, those in substitutions before the one around."""
    return _Reader(line, depth).all()


class _Reader:
    """Reads one line of a shell from its beginning to its end."""

    def __init__(self, text: str, depth: int) -> None:
        self._text, self._at, self._depth = text, 0, depth
        self._told: list[Command] = []
        self._words: list[str] = []
        self._word: list[str] | None = None
        self._fed: str | None = None
        self._announced: list[tuple[str, bool]] = []
        """The here-documents of the command that is being read."""
        self._waiting: list[tuple[str, bool, int]] = []
        """Those whose bodies begin with the next line, and which command each is for."""
        self._before: int | None = None
        """The command whose output the next one is fed, and all such pairs."""
        self._pipes: list[tuple[int, int]] = []
        self._aim = ""
        """What the next word is for, if it is no word of the command."""

    def all(self) -> list[Command]:
        """Every command up to the end of the text."""
        self._until("")
        return self._told

    def _until(self, stop: str) -> None:
        inner = 0
        while self._at < len(self._text):
            here = self._text[self._at]
            if here == stop and not inner:
                break
            inner += (here == "(") - (here == ")")
            self._take(here)
        self._end_command()
        self._read_documents()
        for one, next_one in self._pipes:
            words, fed = self._told[next_one].words, self._told[next_one].fed
            self._told[next_one] = Command(
                words, output_of(self._told[one]) if fed is None else fed
            )

    def _take(self, here: str) -> None:
        if here in " \t\r":
            self._end_word()
            self._at += 1
        elif here in _ENDS:
            self._separate(here)
        elif here in "()":
            self._end_command()
            self._at += 1
        elif here in "<>":
            self._redirect()
        elif here == "#" and self._word is None:
            end = self._text.find("\n", self._at)
            self._at = len(self._text) if end < 0 else end
        else:
            self._add(self._piece(here))

    def _piece(self, here: str) -> str:
        """A piece of a word, by how it is quoted."""
        if here == "'":
            return self._quoted_plainly()
        if here == '"':
            self._at += 1
            return self._quoted()
        if here == "\\":
            self._at += 2
            escaped = self._text[self._at - 1 : self._at]
            return "" if escaped == "\n" else escaped
        if here in "$`":
            return self._expanded()
        found = _PLAIN.match(self._text, self._at)
        self._at = found.end() if found else self._at + 1
        return found[0] if found else here

    def _quoted_plainly(self) -> str:
        end = self._text.find("'", self._at + 1)
        end = len(self._text) if end < 0 else end
        inside = self._text[self._at + 1 : end]
        self._at = end + 1
        return inside

    def _quoted(self) -> str:
        """What stands between double quotes."""
        parts: list[str] = []
        while self._at < len(self._text) and (here := self._text[self._at]) != '"':
            after = self._text[self._at + 1 : self._at + 2]
            if here == "\\" and after in ("\n", '"', "\\", "$", "`"):
                parts.append("" if after == "\n" else after)
                self._at += 2
            elif here in "$`":
                parts.append(self._expanded())
            else:
                parts.append(here)
                self._at += 1
        self._at += 1
        return "".join(parts)

    def _expanded(self) -> str:
        """What a dollar sign or a backtick begins."""
        text, at = self._text, self._at
        if text[at] == "`":
            return self._in_backticks()
        if text.startswith("$'", at):
            return self._ansi()
        if text.startswith('$"', at):
            self._at += 2
            return self._quoted()
        if text.startswith("$((", at):
            end = text.find("))", at)
            self._at = len(text) if end < 0 else end + 2
        elif text.startswith("$(", at):
            return self._substituted()
        elif text.startswith("${", at):
            end = text.find("}", at)
            self._at = len(text) if end < 0 else end + 1
        else:
            found = _NAME.match(text, at)
            self._at = found.end() if found else at + 1
        return text[at : self._at]

    def _ansi(self) -> str:
        parts: list[str] = []
        self._at += 2
        while self._at < len(self._text) and (here := self._text[self._at]) != "'":
            if here == "\\":
                self._at += 1
                here = _ANSI.get(self._text[self._at : self._at + 1], "")
            parts.append(here)
            self._at += 1
        self._at += 1
        return "".join(parts)

    def _in_backticks(self) -> str:
        end = self._text.find("`", self._at + 1)
        end = len(self._text) if end < 0 else end
        inside = self._text[self._at + 1 : end]
        self._at = end + 1
        return self._filled_in(commands_in(inside, self._depth + 1) if self._may_go_in() else [])

    def _substituted(self) -> str:
        """The output of a command in the middle of a word, where it can be known."""
        inner = _Reader(self._text, self._depth + 1)
        inner._at = self._at + 2
        if not self._may_go_in():
            self._at = len(self._text)
            return UNKNOWN
        inner._until(")")
        self._at = inner._at + 1
        return self._filled_in(inner._told)

    def _may_go_in(self) -> bool:
        return self._depth < DEEPEST

    def _filled_in(self, ran: list[Command]) -> str:
        self._told += ran
        output = output_of(ran[0]) if len(ran) == 1 else None
        return UNKNOWN if output is None else output.rstrip("\n")

    def _separate(self, here: str) -> None:
        """The end of a command; a single pipe feeds what it prints to the next one."""
        is_or = self._text.startswith("||", self._at)
        told = len(self._told)
        self._end_command()
        if here == "|" and not is_or and len(self._told) > told:
            self._before = len(self._told) - 1
        self._at += 1 + is_or
        if here == "\n":
            self._read_documents()

    def _redirect(self) -> None:
        """What is fed to a command; where its output goes is passed over with its name."""
        if self._word is not None and "".join(self._word).isdecimal():
            self._word = None
        self._end_word()
        found = re.compile(r"<<<|<<-?|<\(|>\(|[<>]+[&|]?").match(self._text, self._at)
        mark = found[0] if found else "<"
        if mark in ("<(", ">("):
            self._add(self._substituted_at(self._at))
            return
        self._at += len(mark)
        self._aim = mark if mark.startswith("<<") else "elsewhere"

    def _substituted_at(self, place: int) -> str:
        self._at = place
        return self._substituted()

    def _read_documents(self) -> None:
        """The bodies of the here-documents that were announced."""
        for delimiter, strips, place in self._waiting:
            lines: list[str] = []
            while self._at < len(self._text):
                end = self._text.find("\n", self._at)
                end = len(self._text) if end < 0 else end
                line = self._text[self._at : end]
                self._at = end + 1
                line = line.lstrip("\t") if strips else line
                if line.strip() == delimiter:
                    break
                lines.append(line)
            body = "".join(f"{line}\n" for line in lines)
            self._told[place] = Command(self._told[place].words, body)
        self._waiting = []

    def _add(self, piece: str) -> None:
        self._word = [*(self._word or []), piece]

    def _end_word(self) -> None:
        if self._word is None:
            return
        word, self._word = "".join(self._word), None
        aim, self._aim = self._aim, ""
        if aim == "<<<":
            self._fed = f"{word}\n"
        elif aim:
            if aim != "elsewhere":
                self._announced.append((word, aim == "<<-"))
        else:
            self._words.append(word)

    def _end_command(self) -> None:
        self._end_word()
        if self._words:
            place = len(self._told)
            self._told.append(Command(tuple(self._words), self._fed))
            self._waiting += [(*document, place) for document in self._announced]
            if self._before is not None:
                self._pipes.append((self._before, place))
            self._before = None
        self._words, self._fed, self._aim, self._announced = [], None, "", []


def output_of(command: Command) -> str | None:
    """What a command prints, where its own words tell; None where they do not."""
    program, *given = command.words
    if program == "cat" and command.fed is not None and given in ([], ["-"]):
        return command.fed
    if program == "echo":
        return " ".join(word for word in given if word not in ("-n", "-e")) + "\n"
    if program == "printf" and given:
        shape, *rest = given
        return (rest[0] if shape in ("%s", "%s\\n") and rest else shape).replace("\\n", "\n")
    return None
