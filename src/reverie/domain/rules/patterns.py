"""Patterns: what comes back across sessions in how the work was done; plain rules, no model."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from math import exp, prod

from reverie.domain.language import Language
from reverie.domain.rules.chance import discoveries, poisson_tail, surprise, together_tail
from reverie.domain.rules.groups import groups_joined
from reverie.domain.values.recurrence import Pattern, PatternKind
from reverie.domain.values.trace import Stretch, ToolUse
from reverie.frozen import dataclass

SHORTEST, LONGEST = 3, 6
"""How many tools a sequence has."""
LEAST_SESSIONS = 2
MOST_FILES = 60
"""Files of one session that are looked at together; one that changes more is a sweep."""
MOST_CHARS = 400
"""Characters of a message that may be a correction; a longer one is a task."""
ALIKE = 0.5
"""The share of their telling words that two corrections have in common at least."""
_READING = re.compile(
    r"ls|cat|head|tail|grep|rg|find|sed|awk|wc|tree|which|file|stat|diff|test|\[|jq|sort"
)
_NUMBER = re.compile(r"\d+")
_MERE_EXIT = re.compile(r"exit \d+")


@dataclass(frozen=True, slots=True)
class Correction:
    """Something a person said that puts an agent right, or tells it what always holds."""

    session: str
    episode: int
    text: str


@dataclass(frozen=True, slots=True)
class Worked:
    """One session as it is searched: which tools it used, and what a person put right."""

    session: str
    trace: tuple[Stretch, ...] = ()
    corrections: tuple[Correction, ...] = ()


def patterns(sessions: Sequence[Worked], new: Collection[str], language: Language) -> list[Pattern]:
    """What comes back in at least two sessions, one of them new, the most surprising first."""
    found = [
        *errors(sessions),
        *corrections(sessions, language),
        *sequences(sessions),
        *together(sessions),
    ]
    fresh = [pattern for pattern in found if not set(new).isdisjoint(pattern.sessions)]
    return sorted(fresh, key=_rank)


def _rank(pattern: Pattern) -> tuple[str, int, int, tuple[str, ...]]:
    return pattern.kind, -pattern.surprise, -len(pattern.sessions), pattern.what


def errors(sessions: Sequence[Worked]) -> Iterator[Pattern]:
    """The same class of failure of the same command or tool."""
    seen: dict[tuple[str, str], list[str]] = {}
    for worked in sessions:
        for use in _uses(worked):
            if use.error and not is_no_failure(use):
                seen.setdefault((use.named, use.error), []).append(worked.session)
    for what, where in seen.items():
        distinct = tuple(dict.fromkeys(where))
        if len(distinct) >= LEAST_SESSIONS:
            weight = 10 * len(distinct) + len(where)
            yield Pattern(PatternKind.ERROR, what, distinct, len(where), weight)


def only_reads(use: ToolUse) -> bool:
    """Whether a command only looks at what is there."""
    return bool(use.is_command and _READING.fullmatch(use.what))


def is_no_failure(use: ToolUse) -> bool:
    """Whether a command only says by its exit that it found nothing, or nothing is known of it."""
    return only_reads(use) and bool(_MERE_EXIT.fullmatch(use.error))


def sequences(sessions: Sequence[Worked]) -> Iterator[Pattern]:
    """Tools used one after the other more often than their own base rates would have it."""
    lines = {worked.session: [_collapsed(s) for s in worked.trace] for worked in sessions}
    where: dict[tuple[str, ...], Counter[str]] = {}
    for session, stretches in lines.items():
        for grams in map(_grams, stretches):
            for gram in grams:
                where.setdefault(gram, Counter())[session] += 1
    rates = {session: _rates(stretches) for session, stretches in lines.items()}
    chances = {
        gram: poisson_tail(len(found) - 1, _expected(gram, rates))  # the first made us look
        for gram, found in where.items()
        if len(found) >= LEAST_SESSIONS and _is_telling(gram)
    }
    for gram in _apart(discoveries(chances, tried=len(where)), where):
        times = sum(where[gram].values())
        yield Pattern(
            PatternKind.SEQUENCE, gram, tuple(where[gram]), times, surprise(chances[gram])
        )


Rates = tuple[dict[str, float], int]
"""How often each tool is used in a session, as a share, and how many uses it has."""


def _rates(stretches: list[tuple[str, ...]]) -> Rates:
    counts = Counter(token for stretch in stretches for token in stretch)
    total = counts.total()
    return {token: count / total for token, count in counts.items()}, total


def _expected(gram: tuple[str, ...], rates: Mapping[str, Rates]) -> float:
    """In how many sessions a sequence would stand if tools followed one another by chance."""
    found = (
        uses * prod(shares.get(token, 0.0) for token in gram) for shares, uses in rates.values()
    )
    return sum(1 - exp(-times) for times in found)


def _grams(stretch: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for size in range(SHORTEST, LONGEST + 1):
        yield from (stretch[at : at + size] for at in range(len(stretch) - size + 1))


def _collapsed(stretch: Stretch) -> tuple[str, ...]:
    """The tools of a stretch; the same several times in a row is one step."""
    tokens = [use.named for use in stretch]
    return tuple(t for place, t in enumerate(tokens) if not place or tokens[place - 1] != t)


def _is_telling(gram: tuple[str, ...]) -> bool:
    """Whether a sequence says more than reading and editing: two commands of their own kind."""
    return len(set(gram)) >= SHORTEST and len({t for t in gram if _is_command_of_note(t)}) > 1


def _is_command_of_note(token: str) -> bool:
    return not token[:1].isupper() and not _READING.fullmatch(token)


def _apart(
    ranked: Iterable[tuple[str, ...]], where: Mapping[tuple[str, ...], Counter[str]]
) -> Iterator[tuple[str, ...]]:
    """The most surprising of those that overlap: parts and extensions of one are not told too."""
    told: list[tuple[str, ...]] = []
    for gram in ranked:
        pairs = set(pairwise(gram))
        if any(
            not pairs.isdisjoint(pairwise(other))
            and not where[gram].keys().isdisjoint(where[other])
            for other in told
        ):
            continue
        told.append(gram)
        yield gram


def together(sessions: Sequence[Worked]) -> Iterator[Pattern]:
    """Files that change in the same sessions more often than chance would have it."""
    edited = {worked.session: _edited(worked) for worked in sessions}
    some = {name: files for name, files in edited.items() if 0 < len(files) <= MOST_FILES}
    of_file: dict[str, set[str]] = {}
    for session, files in some.items():
        for file in files:
            of_file.setdefault(file, set()).add(session)
    often = sorted(file for file, found in of_file.items() if len(found) >= LEAST_SESSIONS)
    chances: dict[tuple[str, str], float] = {}
    for one, other in combinations(often, 2):
        both = of_file[one] & of_file[other]
        if len(both) >= LEAST_SESSIONS:
            counts = len(both), len(of_file[one]), len(of_file[other]), len(some)
            chances[one, other] = together_tail(*counts)
    tried = len(often) * (len(often) - 1) // 2
    yield from _joined(discoveries(chances, tried=tried), chances, of_file, list(some))


def _joined(
    pairs: Sequence[tuple[str, str]],
    chances: Mapping[tuple[str, str], float],
    of_file: Mapping[str, set[str]],
    order: list[str],
) -> Iterator[Pattern]:
    """Pairs that share a file as one group, where the whole group comes back too."""
    numbers = {file: place for place, file in enumerate(sorted({f for p in pairs for f in p}))}
    names = {place: file for file, place in numbers.items()}
    for group in groups_joined((numbers[a], numbers[b]) for a, b in pairs):
        files = tuple(names[number] for number in group)
        inside = [pair for pair in pairs if pair[0] in files]
        whole = set.intersection(*(of_file[file] for file in files))
        for chosen in [files] if len(whole) >= LEAST_SESSIONS else inside:
            shared = set.intersection(*(of_file[file] for file in chosen))
            least = min(chances[pair] for pair in inside if set(pair) <= set(chosen))
            found = tuple(session for session in order if session in shared)
            yield Pattern(PatternKind.TOGETHER, chosen, found, len(found), surprise(least))


def _edited(worked: Worked) -> frozenset[str]:
    return frozenset(
        use.what for use in _uses(worked) if use.what and not use.is_command and not use.error
    )


def corrections(sessions: Sequence[Worked], language: Language) -> Iterator[Pattern]:
    """What a person had to say again in another session."""
    said = [one for worked in sessions for one in worked.corrections]
    words = [language.words.telling_words(one.text) for one in said]
    numbers = [set(_NUMBER.findall(one.text)) for one in said]
    pairs = [
        (a, b)
        for a, b in combinations(range(len(said)), 2)
        if said[a].session != said[b].session
        and numbers[a] == numbers[b]
        and _is_alike(words[a], words[b])
    ]
    for group in groups_joined(pairs):
        where = tuple(dict.fromkeys(said[number].session for number in group))
        first, newest = said[group[0]], said[group[-1]]
        weight = 10 * len(where) + len(group)
        yield Pattern(
            PatternKind.CORRECTION, (first.text,), where, len(group), weight, newest.episode
        )


def _is_alike(one: frozenset[str], other: frozenset[str]) -> bool:
    shared = len(one & other)
    return shared >= 2 and shared >= ALIKE * len(one | other)


def _uses(worked: Worked) -> Iterator[ToolUse]:
    return (use for stretch in worked.trace for use in stretch)
