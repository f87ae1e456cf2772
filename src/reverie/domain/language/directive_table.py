"""Directive table: how a language asks and forbids, and the rules that take a sentence apart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from reverie.domain.language.pattern import Table
from reverie.domain.values.norm import Norm

_CODE = re.compile(r"`([^`]{1,80})`")
_TOKEN = re.compile(r"\.?\w[\w.+#/-]*")
_PARTS = re.compile(r"[^\W_]+")
_NUMBER = re.compile(r"(?<![\w.])\d[\d.,]*(?=%|\b)")
_NAME = re.compile(r"[A-Z]|code\d+x")
_MOST_CHARS = 400
"""A sentence that is longer tells a story, not a rule."""


class DirectiveTable(Table):
    """The words of rules as patterns and lists."""

    straight: Callable[[str], str]
    clauses: Callable[[str], list[str]]
    stem: Callable[[str], str]
    stop: frozenset[str]
    imperative: re.Pattern[str]
    """The beginning of a clause that asks or forbids."""
    modal: re.Pattern[str]
    """Words by which a clause asks or forbids that does not begin so."""
    denial: re.Pattern[str]
    """What forbids, or takes away what follows."""
    double: re.Pattern[str]
    """A denial of a denial."""
    exception: re.Pattern[str]
    """From where on a sentence says what it leaves out; that stands in the first group."""
    circumstance: re.Pattern[str]
    """Where the words begin that say where, for what and when."""
    universal: re.Pattern[str]
    """Words about each and all, which narrow nothing."""
    over: re.Pattern[str]
    """What stands between what is taken and what is left."""
    uses: re.Pattern[str]
    """What is used and for what, in two groups."""
    joint: re.Pattern[str]
    """Where a sentence goes on to another rule."""
    guard: re.Pattern[str]
    ordinal: re.Pattern[str]
    """A number that names something instead of measuring it."""
    light: frozenset[str]
    """Words without which a rule asks the same."""
    slots: Mapping[str, Mapping[str, str]]
    """Words of which only one can be: by slot, each word with what it stands for."""
    numbers: Mapping[str, str]
    areas: Mapping[str, Mapping[str, str]]
    generic: frozenset[str]
    """Words in the names of hooks that do not tell what a hook is about."""
    gone: re.Pattern[str]
    """A sentence that tells of what is not there, or not yet."""

    def norms(self, sentence: str) -> list[Norm]:
        """What a sentence asks for, clause by clause."""
        if len(sentence) > _MOST_CHARS:
            return []
        text, code = self._without_code(self.straight(sentence))
        clauses = [part for clause in self.clauses(text) for part in self.joint.split(clause)]
        found = (self._norm(part, code) for part in clauses if part and part.strip())
        return [norm for norm in found if norm.core or norm.picks or norm.over]

    def areas_in(self, text: str) -> frozenset[tuple[str, str]]:
        """The areas a heading or the name of a file speaks of."""
        return frozenset(self._areas(_PARTS.findall(text.casefold())))

    def surface(self, name: str) -> frozenset[str]:
        """The stems of what a hook is about, by its name or condition."""
        words = _PARTS.findall(re.sub(r"([a-z])([A-Z])", r"\1 \2", name))
        told = (word.casefold() for word in words if not word.isdigit())
        return frozenset(
            self.stem(word)
            for word in told
            if len(word) > 1 and word not in self.generic and word not in self.stop
        )

    def parts(self, text: str) -> frozenset[str]:
        """The stems of all words of a text, those within names and paths too."""
        return frozenset(self.stem(word) for word in _PARTS.findall(text.casefold()))

    def tells_of_what_is_gone(self, text: str) -> bool:
        """Whether a text speaks of what was removed, is to be made, or only serves to show."""
        return bool(self.gone.search(self.straight(text)))

    @staticmethod
    def _without_code(text: str) -> tuple[str, dict[str, str]]:
        """A text with a word for each piece of code in it, and what these stand for."""
        code: dict[str, str] = {}

        def named(found: re.Match[str]) -> str:
            name = f"code{len(code)}x"
            code[name] = f"`{' '.join(found[1].casefold().split())}`"
            return name

        return _CODE.sub(named, text), code

    def _norm(self, clause: str, code: Mapping[str, str]) -> Norm:
        excepted = self.exception.search(clause)
        said = clause[: excepted.start()] if excepted else clause
        denies = bool(self.denial.search(said)) != bool(self.double.search(said))
        bare = self.universal.sub(" ", said)
        start = self.circumstance.search(bare, 1)
        head, tail = (bare[: start.start()], bare[start.start() :]) if start else (bare, "")
        again = self.circumstance.search(tail, 1)
        first = tail[: again.start()] if again else tail
        words = self._words(bare, code)
        picks = tuple(self._picks(words, said))
        return Norm(
            core=self._stems(self._words(head, code)),
            within=self._stems(self._words(tail, code)),
            first=self._stems(self._words(first, code)),
            size=len(words),
            asks=bool(self.imperative.match(said) or self.modal.search(said)),
            denies=denies,
            picks=tuple((slot, choice) for slot, choice, _ in picks),
            chosen=frozenset(
                stem for *_, told in picks for word in told.split() for stem in self._forms(word)
            ),
            measures=frozenset(self._measures(bare)),
            over=self._over(said, code),
            uses=None if denies else self._uses(said, code),
            areas=frozenset(self._areas(words)),
            excepted=self._stems(self._words(excepted[1], code)) if excepted else frozenset(),
            guards=denies or bool(self.guard.search(said)),
        )

    def _words(self, text: str, code: Mapping[str, str]) -> list[str]:
        """The words of a text, small; a piece of code is one word."""
        found = []
        for token in _TOKEN.findall(text):
            small = token.casefold().rstrip(".-/+")
            if small in code:
                found.append(code[small])
            elif token.startswith(".") or "/" in token or "_" in token:
                found.append(token.casefold().rstrip("."))
            else:
                found += [part for part in small.split("-") if part]
        return found

    def _stems(self, words: list[str]) -> frozenset[str]:
        """What words say, without those that say little, choose or measure."""
        return frozenset(
            word if word.startswith("`") else self.stem(word)
            for word in words
            if word.startswith("`")
            or (
                word not in self.stop
                and word not in self.light
                and word not in self.numbers
                and not _NUMBER.fullmatch(word)
                and len(word) > 1
            )
        )

    def _picks(self, words: list[str], said: str) -> Iterator[tuple[str, str, str]]:
        """The slots of which a clause names exactly one choice, with the words that name it."""
        plain = {word.strip("`") for word in words}
        lower = f" {' '.join(_PARTS.findall(said.casefold()))} "
        for slot, choices in self.slots.items():
            found = {
                choice: word
                for word, choice in choices.items()
                if (word in plain if " " not in word else f" {word} " in lower)
            }
            if len(found) == 1:
                yield from ((slot, choice, word) for choice, word in found.items())

    def _forms(self, word: str) -> tuple[str, ...]:
        """A word that chooses, as it may stand among the stems."""
        return self.stem(word), word, f"`{word}`", *map(self.stem, word.split("-"))

    def _measures(self, text: str) -> Iterator[str]:
        measured = self.ordinal.sub(" ", text)
        yield from (number.rstrip(".,") for number in _NUMBER.findall(measured))
        for word in _PARTS.findall(text.casefold()):
            if word in self.numbers:
                yield self.numbers[word]

    def _over(
        self, said: str, code: Mapping[str, str]
    ) -> tuple[frozenset[str], frozenset[str]] | None:
        """What is taken and what is left, where a clause sets one above the other."""
        found = self.over.search(said)
        if not found:
            return None
        left = said[found.end() :]
        start = self.circumstance.search(left, 1)
        left = left[: start.start()] if start else left
        taken = self._stems(self._words(said[: found.start()], code))
        given_up = self._stems(self._words(left, code))
        return (taken, given_up) if taken and given_up else None

    def _uses(
        self, said: str, code: Mapping[str, str]
    ) -> tuple[frozenset[str], frozenset[str]] | None:
        found = self.uses.search(said)
        if not found or not _NAME.search(found[1]):
            return None  # what has no name of its own may be many things
        used, purpose = (self._stems(self._words(part, code)) for part in found.groups())
        return (used, purpose) if used and purpose else None

    def _areas(self, words: list[str]) -> Iterator[tuple[str, str]]:
        plain = {word.strip("`") for word in words}
        for sort, names in self.areas.items():
            for word, area in names.items():
                if word in plain:
                    yield sort, area
