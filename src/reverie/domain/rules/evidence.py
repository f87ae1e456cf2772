"""Evidence: what a session tells of what can be relied on; plain rules, no model.

Of a tool only counts that it worked or failed, never what it printed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from reverie.domain.formulas.codes import ChannelCode, Family, Tag
from reverie.domain.formulas.scores import importance_of, reliability_of
from reverie.domain.intake.material import own_words
from reverie.domain.language import Language
from reverie.domain.rules.error_class import TESTS_FAILED
from reverie.domain.rules.patterns import MOST_CHARS, only_reads
from reverie.domain.values.appraisal import Appraisal, Channel
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.incident import Incident
from reverie.domain.values.source import Source, of_episode
from reverie.domain.values.trace import REFUSED, ToolUse
from reverie.frozen import dataclass

LONGEST_NAME = 80
"""Characters of a subject's name; what is longer is no name."""
_QUOTED = re.compile(r"`([^`\n]+)`")
_FILE = (
    r"[\w-][\w.-]*\."
    r"(?:py|[jt]sx?|rs|go|rb|java|c|h|cpp|cs|sh|md|json|ya?ml|toml|ini|sql|html|css|txt|csv|db)\b"
)
_PLACE = re.compile(
    rf"https?://[\w.:-][^\s`]*|(?:~|\.{{1,2}})?(?:/[\w.@+-]+)+/?|(?:[\w.@~-]+/)*{_FILE}"
)
_IN_PROSE = re.compile(
    r"https?://(?:[.:-]*+\w++)++(?:[/.-]*+\w++)*+"
    rf"|(?<![\w/.])(?:~|\.{{1,2}})/[\w./-]*\w|(?<![\w/.@~-])(?:[\w.@~-]++/)+{_FILE}"
)
"""A path or an address that stands among words; a bare file name may be the end of a sentence."""
_OWN_RECORD = re.compile(r"`([^`]+)` failed")
"""How our own record of a failure begins, whatever the host."""


@dataclass(frozen=True, slots=True)
class Lived:
    """A part of a session as it is weighed: which tools it used, and what was said in it."""

    session: str
    upto: int
    """Its last episode."""
    uses: Sequence[ToolUse] = ()
    episodes: Sequence[Episode] = ()
    mask: Callable[[str], str] = str
    """How secrets are taken out of a subject's name."""


def evidence_in(part: Lived, language: Language) -> Iterator[Incident]:
    """What a part of a session says of what can be relied on, in order.

    Where nobody noted which tools were used, our own records of failures stand for them.
    """
    yield from _of_uses(part) if part.uses else _of_records(part, language)
    yield from _of_words(part, language)


def family_of(subject: str) -> str:
    """What a subject is: a place, where it is a file or an address, else a way of doing things."""
    family = Family.PLACE if _PLACE.fullmatch(subject) else Family.PROTOCOL
    return family.name.lower()


def _of_uses(part: Lived) -> Iterator[Incident]:
    """Each use of a tool or command that worked or failed by itself."""
    last, records = of_episode(part.upto), _failures_told(part.episodes)
    for use in part.uses:
        if only_reads(use) or use.error in (REFUSED, TESTS_FAILED):
            continue
        tag = Tag.DENIED if use.error else Tag.SERVED
        source = records.get(use.named, last) if use.error else last
        yield from _told(use.named, tag, _lived(tag), part, source)


def _failures_told(episodes: Iterable[Episode]) -> dict[str, Source]:
    """The last record of a failure by the words that its command begins with."""
    found: dict[str, Source] = {}
    for episode in episodes:
        if record := _OWN_RECORD.match(episode.text):
            words = record[1].split()
            found |= {" ".join(words[:size]): of_episode(episode.number) for size in (1, 2, 3)}
    return found


def _of_records(part: Lived, language: Language) -> Iterator[Incident]:
    """Our own records of what failed, and of what went well in the end."""
    for episode in part.episodes:
        record = _OWN_RECORD.match(episode.text)
        tag = _tag_of(episode, language) if record else None
        if record and tag:
            source = of_episode(episode.number)
            yield from _told(record[1], tag, episode.appraisal, part, source)


def _tag_of(episode: Episode, language: Language) -> Tag | None:
    """What a record of ours says: that something failed, or went well after all."""
    if episode.voice is Voice.WORLD and _OWN_RECORD.fullmatch(episode.text):
        return Tag.DENIED
    is_mended = language.retention.tells_what_happened(episode.text)
    return Tag.SERVED if is_mended and episode.voice is Voice.AGENT else None


def _of_words(part: Lived, language: Language) -> Iterator[Incident]:
    """What a person says of one thing they name, where it praises or finds fault."""
    for episode in part.episodes:
        words = own_words(episode.text) if episode.voice is Voice.PERSON else ""
        if not words or len(words) > MOST_CHARS:
            continue
        for sentence in language.sentences.sentences(words):
            subjects = _names_in(sentence)
            judged = _judged(sentence, language) if len(subjects) == 1 else None
            if judged:
                source = of_episode(episode.number)
                yield from _told(subjects[0], *judged, part, source)


def _names_in(sentence: str) -> list[str]:
    """What a sentence names: what stands in backticks, files and addresses; each once."""
    quoted = _QUOTED.findall(sentence)
    return list(dict.fromkeys([*quoted, *_IN_PROSE.findall(_QUOTED.sub(" ", sentence))]))


def _judged(sentence: str, language: Language) -> tuple[Tag, Appraisal] | None:
    """Whether a sentence praises or finds fault, and how much that matters; an order does not."""
    if language.speech.ends_asking(sentence) or language.progress.asks_for_work(sentence):
        return None
    felt = language.cues.appraise(sentence, Voice.PERSON)
    is_bad = felt.valence < 0 or language.progress.finds_fault(sentence)
    if is_bad == (felt.valence > 0):
        return None
    reliability = reliability_of(ChannelCode.REPORT)
    told = replace(felt, channel=Channel.REPORT, reliability=reliability)
    return (Tag.DENIED if is_bad else Tag.SERVED), told


def _lived(tag: Tag) -> Appraisal:
    """How much it matters that something served or failed."""
    channel = ChannelCode.DIRECT
    return Appraisal(importance=importance_of(tag, channel), reliability=reliability_of(channel))


def _told(
    subject: str, tag: Tag, felt: Appraisal, part: Lived, source: Source
) -> Iterator[Incident]:
    name = " ".join(part.mask(subject).split())
    if 1 < len(name) <= LONGEST_NAME:
        yield Incident(name, family_of(name), tag, felt, part.session, source)
