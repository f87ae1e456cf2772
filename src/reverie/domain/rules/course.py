"""Course: what a session was for, how it ended and what it left, in its speakers' own words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from reverie.domain.intake.material import own_words
from reverie.domain.intake.note_line import NOTE_LINE
from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.edit_record import edited_file
from reverie.domain.rules.whose_words import reads_as_a_rule
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Kind
from reverie.frozen import dataclass

AIM_CHARS, OUTCOME_CHARS, NEXT_CHARS = 140, 180, 200
LEAST_CHARS = 40
"""A clause that is shorter is not cut off to make a line short."""
LEAST_WORDS = 4
"""Nor does one of fewer words end a line ("and if so")."""
CLOSING = 3
"""Among how many last messages of a speaker the end of a session is looked for."""
ASKED_FIRST = 5
"""Among how many first messages of a person the aim is looked for."""
LISTED = 2
"""How many points of a list of what is left are told."""
KEPT_AS_SUCH = (Kind.CONSTRAINT, Kind.DECISION, Kind.RELATIONSHIP, Kind.INSIGHT, Kind.TENSION)
_MENDED = re.compile(r".*\bfailed(?: \(\d+ times\))?, then went well$")
"""What a recorder notes of the work, between the agent's own words."""
_COMMITTED = re.compile(r"committed: (?=\S)")
_MARKS = re.compile(r"\*\*|__|^[#>\s]+|^[-*•]\s+|[✅❌🎉✨🚀✔️]+\s*")
_HEADING = re.compile(r"\s{0,3}#{1,6}\s+\S|\s*\*\*[^*]+\*\*:?\s*$")
_POINT = re.compile(r"\s{0,99}(?:[-*•]|\d{1,2}[.)])\s+(?:\[ \]\s+)?(?=\S)")
_QUOTES = "\"'“‘«"
_SMALL = re.compile(r"(?<=[a-z]{3}[.!?])\s+(?=[a-z])")
"""Where a sentence ends for someone who writes without capitals."""
_WORDS = re.compile(r"\w+")
_CLAUSE = re.compile(r"[,;:]\s|\s[–—-]\s|\s\(")


@dataclass(frozen=True, slots=True)
class Course:
    """What a session was for, how it ended, and what it left for the next; each may be empty."""

    aim: str = ""
    outcome: str = ""
    left: str = ""


def course_of(spoken: Sequence[Episode], language: Language = DEFAULT) -> Course:
    """The course of a session, by what its person and its agent said."""
    said = [e for e in spoken if not (_MENDED.match(e.text) or edited_file(e.text))]
    return Course(_aim(said, language), _outcome(said, language), _left(said, language))


def spoken_in(words: str, said: Sequence[Episode]) -> Episode | None:
    """The last episode that says some words of a course, however they were dressed or cut."""
    wanted = _bare(words)
    return next((e for e in reversed(said) if wanted and wanted in _bare(e.text)), None)


def _bare(text: str) -> str:
    return " ".join(_WORDS.findall(text.casefold()))


def _aim(said: Sequence[Episode], language: Language) -> str:
    """The first thing a person asks for that is more than a greeting."""
    persons = [e for e in said if e.voice is Voice.PERSON][:ASKED_FIRST]
    found = [errand for e in persons if (errand := _errand(_sentences(e, language), language))]
    wanted = [errand for errand in found if not errand.endswith("?")]
    return _to_the_idea(next(iter(wanted or found), ""), AIM_CHARS)


def _is_put_aside(sentence: str, language: Language) -> bool:
    """Whether a sentence is no errand of today: it settles something, or is for another day."""
    return _settles(sentence, language) or language.progress.is_for_another_day(sentence)


def _errand(sentences: Sequence[str], language: Language) -> str:
    """What a message asks for: a sentence that asks for work before any other that says much."""
    progress = language.progress
    telling = [
        place
        for place, one in enumerate(sentences)
        if progress.errand_in(one) and not _is_put_aside(one, language)
    ]
    asking = [place for place in telling if progress.asks_for_work(sentences[place])]
    for place in asking or telling:
        return _gone_on(progress.errand_in(sentences[place]), sentences[place + 1 :])
    return ""


def _outcome(said: Sequence[Episode], language: Language) -> str:
    """The person's last verdict, else what the agent tells in closing, else what was committed."""
    verdict = _verdict(said, language)
    if verdict:
        return _to_the_idea(verdict, OUTCOME_CHARS)
    agents = [e for e in said if e.voice is Voice.AGENT and not _COMMITTED.match(e.text)]
    for episode in reversed(agents[-CLOSING:]):
        sentences = _sentences(episode, language)
        for place, sentence in enumerate(sentences):
            if _is_a_result(sentence, language) and not reads_as_a_rule(sentence, language):
                return _to_the_idea(_gone_on(sentence, sentences[place + 1 :]), OUTCOME_CHARS)
    commits = [e.text for e in said if _COMMITTED.match(e.text)]
    return clipped(" ".join(commits[-1].split()), OUTCOME_CHARS) if commits else ""


def _verdict(said: Sequence[Episode], language: Language) -> str:
    """What a person said of the work when no answer followed, if it says more than thanks."""
    after = [e for e in said if e.voice is Voice.PERSON and e is said[-1]]
    sentences = [s for e in after for s in _sentences(e, language)]
    faults = [s for s in sentences if language.progress.finds_fault(s)]
    told = [s for s in sentences if not _is_next(s, language) and not _settles(s, language)]
    results = [s for s in told if _is_a_result(s, language)]
    return next(iter(faults or results), "")


def _settles(sentence: str, language: Language) -> bool:
    """Whether a person's sentence is to be kept as such, and so needs no telling as a course."""
    return language.cues.kind_of(sentence, Voice.PERSON) in KEPT_AS_SUCH


def _is_a_result(sentence: str, language: Language) -> bool:
    progress = language.progress
    not_yet = (progress.only_announces, progress.heads_what_is_ahead, progress.asks_for_work)
    return progress.tells_a_result(sentence) and not any(ahead(sentence) for ahead in not_yet)


def _is_next(sentence: str, language: Language) -> bool:
    asks = sentence.rstrip().endswith("?")
    return not asks and language.cues.tells_what_is_next(sentence)


def _left(said: Sequence[Episode], language: Language) -> str:
    """The last thing said about what comes next, a person's words before the agent's."""
    persons = [e for e in said if e.voice is Voice.PERSON]
    for episode in reversed(persons):
        is_late = episode in persons[-2:]
        for sentence in reversed(_sentences(episode, language)):
            is_meant = is_late or language.progress.is_for_another_day(sentence)
            if is_meant and _is_next(sentence, language):
                return clipped(sentence, NEXT_CHARS)
    agents = [e for e in said if e.voice is Voice.AGENT][-2:]
    for episode in reversed(agents):
        found = _listed(own_words(episode.text), language) or _told_next(episode, language)
        if found:
            return clipped(found, NEXT_CHARS)
    return ""


def _gone_on(sentence: str, after: Sequence[str]) -> str:
    """A sentence that ends in a colon with what follows it; any other as it is."""
    return f"{sentence} {after[0]}" if sentence.endswith(":") and after else sentence


def _told_next(episode: Episode, language: Language) -> str:
    """What an agent says is next, if it neither offers nor announces it nor makes a rule of it."""
    for sentence in reversed(_sentences(episode, language)):
        progress = language.progress
        is_meant = progress.is_for_another_day(sentence) and not progress.only_announces(sentence)
        is_meant = is_meant and sentence[:1] not in _QUOTES
        if is_meant and _is_next(sentence, language) and not reads_as_a_rule(sentence, language):
            return sentence
    return ""


def _listed(text: str, language: Language) -> str:
    """The first points of a list of what is left, in one line."""
    lines = iter(text.splitlines())
    for line in lines:
        if language.progress.heads_what_is_left(line):
            points = [_plain(_POINT.sub("", point)) for point in _points(lines)]
            told = [p for p in points if p and not reads_as_a_rule(p, language)]
            return "; ".join(point.rstrip(".;") for point in told[:LISTED])
    return ""


def _points(lines: Iterator[str]) -> Iterator[str]:
    """The points of the list that follows, up to the first line that is none."""
    for line in lines:
        if _POINT.match(line):
            yield line
        elif line.strip() and not line[:1].isspace():
            return


def _sentences(episode: Episode, language: Language) -> list[str]:
    """What someone says, sentence by sentence, bare of marks; headings of an agent are none."""
    said = own_words(episode.text)
    if episode.voice is Voice.AGENT:
        lines = NOTE_LINE.sub("", said).splitlines()
        said = "\n".join(line for line in lines if not _HEADING.match(line))
    found = language.sentences.sentences(said)
    return [p for one in found for piece in _SMALL.split(one) if (p := _plain(piece))]


def _plain(text: str) -> str:
    return " ".join(_MARKS.sub("", text.strip()).split())


def _to_the_idea(text: str, most: int) -> str:
    """A text in one short line: cut after a clause, else at a word."""
    if len(text) <= most:
        return text.rstrip(" ,;:")
    ends = [cut.start() for cut in _CLAUSE.finditer(text, LEAST_CHARS, most)]
    for end in reversed(ends):
        if len(_CLAUSE.split(text[:end])[-1].split()) >= LEAST_WORDS:
            return text[:end].rstrip()
    return clipped(text, most)
