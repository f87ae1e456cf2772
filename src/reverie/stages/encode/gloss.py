"""Gloss: what was said is put so that it is found again, and kept in mind in fewer words."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, GistChange, GlossChange
from reverie.domain.language import DEFAULT, Language
from reverie.domain.language.tokens import usual_tokens
from reverie.domain.rules.annotate import gloss_of
from reverie.domain.rules.condense import Keepable, kept_within
from reverie.domain.rules.tombstones import without_forgotten
from reverie.domain.values.episode import Episode, Voice, aloud
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.session import Mark, Reach
from reverie.domain.values.source import of_episode
from reverie.domain.values.unit import said_in
from reverie.ports import Mind
from reverie.settings import Settings

GLOSSED_ANEW = 500
"""Glosses of other rules that one night makes anew."""
LOOK_BACK = (100, 10_000)
"""How many numbers back the last episodes of a session are looked for, before all of them."""


def gloss(
    mind: Mind, waiting: Sequence[Reach], settings: Settings, language: Language = DEFAULT
) -> list[Change]:
    """Gloss what the waiting sessions tell, and keep the gist of it all within its budget."""
    fresh: dict[int, Gist] = {}
    changes: list[Change] = []
    for reach in waiting:
        for change, gist in _glossed(mind, reach, language):
            changes.append(change)
            if change.before is None:
                fresh[change.target] = gist
    done = {change.target for change in changes}
    changes += _glossed_anew(mind, {reach.session: reach for reach in waiting}, done, language)
    return changes + list(_kept_in_mind(mind, fresh, settings.recall.gist_tokens, language))


def _glossed(mind: Mind, reach: Reach, language: Language) -> Iterator[tuple[GlossChange, Gist]]:
    """The glosses of a session's waiting part; also of what went before, as something follows.

    What the agent only thought stands alone: nobody heard it.
    """
    earlier, waiting = _split(mind, reach)
    heard, first = [*earlier[-2:], *aloud(waiting)], len(earlier[-2:])
    said = [said_in(episode, language) for episode in heard]
    placed = [
        (heard[n], (said[n - 1] if n else None, said[n + 1] if n + 1 < len(said) else None))
        for n in range(max(0, first - 1), len(heard))
    ]
    placed += [(e, (None, None)) for e in waiting if e.voice is Voice.THINKING]
    known = mind.present([Place("gloss", episode.number) for episode, _ in placed])
    for episode, near in placed:
        found = gloss_of(said_in(episode, language), *near, language)
        present = known.get(Place("gloss", episode.number))
        if found != present and (episode.number > reach.after or present):
            reason = "to be found by what it means" if present is None else "something followed"
            yield (
                GlossChange(
                    target=episode.number,
                    before=present if isinstance(present, Gloss) else None,
                    after=found,
                    reason=reason,
                    sources=(of_episode(episode.number),),
                ),
                _gist_of(mind, episode.text, found.fact, language),
            )


def _glossed_anew(
    mind: Mind, waiting: Mapping[str, Reach], done: Container[object], language: Language
) -> Iterator[GlossChange]:
    """The glosses other rules made, made anew by these: so many a night, the oldest first."""
    numbers = mind.index.glossed_otherwise(language.rules, limit=GLOSSED_ANEW)
    known = mind.present([Place("gloss", number) for number in numbers])
    for number in numbers:
        present, episode = known.get(Place("gloss", number)), mind.episodes.get(number)
        if number in done or not isinstance(present, Gloss) or episode is None:
            continue
        reach = waiting.get(episode.session)
        before, after = (
            said_in(near, language) if near else None
            for near in _neighbours(mind, episode, reach.upto if reach else None)
        )
        yield GlossChange(
            target=number,
            before=present,
            after=gloss_of(said_in(episode, language), before, after, language),
            reason=f"glossed anew, by the rules of {language.rules}",
            sources=(of_episode(number),),
        )


def _neighbours(
    mind: Mind, episode: Episode, upto: int | None
) -> tuple[Episode | None, Episode | None]:
    """What came before and after an episode in its session, as far as nights have taken it in."""
    if episode.voice is Voice.THINKING:
        return None, None
    place = Place("mark", episode.session)
    mark = mind.present([place]).get(place)
    last = upto or (mark.upto if isinstance(mark, Mark) else episode.number)
    for near in (*LOOK_BACK, max(episode.number, last)):
        found = mind.episodes.of(
            episode.session,
            after=max(0, episode.number - near),
            upto=min(last, episode.number + near),
        )
        earlier = [one for one in aloud(found) if one.number < episode.number]
        later = [one for one in aloud(found) if one.number > episode.number]
        if earlier and later:
            break
    return (earlier[-1] if earlier else None), (later[0] if later else None)


def _split(mind: Mind, reach: Reach) -> tuple[list[Episode], list[Episode]]:
    """What was last said before a session's waiting part, two if there were, and that part."""
    for back in (*LOOK_BACK, reach.after):
        found = mind.episodes.of(reach.session, after=max(0, reach.after - back), upto=reach.upto)
        earlier = [episode for episode in aloud(found) if episode.number <= reach.after]
        if len(earlier) > 1 or back >= reach.after:
            break
    return earlier, [episode for episode in found if episode.number > reach.after]


def _gist_of(mind: Mind, text: str, fact: float, language: Language) -> Gist:
    """What may be kept in mind of a text: nothing that a person had forgotten."""
    said = language.speech.split_speaker(without_forgotten(text, mind.present, language))[1]
    return Gist(language.speech.without_photos(said), fact)


def _kept_in_mind(
    mind: Mind, fresh: dict[int, Gist], budget: int, language: Language
) -> Iterator[GistChange]:
    """Shorten what tells least, then let it go, until all fits; the episodes themselves stay."""
    known = dict(mind.index.gists())
    texts = [
        Keepable(number, one.text, one.fact) for number, one in sorted((known | fresh).items())
    ]
    kept = kept_within(texts, budget, usual_tokens, language)
    for one in texts:
        before = known.get(one.number)
        text = kept.get(one.number, "").strip()
        after = Gist(text, one.fact) if text else None
        if before != after:
            yield GistChange(
                target=one.number,
                before=before,
                after=after,
                reason=_why(before, after),
                sources=(of_episode(one.number),),
            )


def _why(before: Gist | None, after: Gist | None) -> str:
    if after is None:
        return "it told least for the room it took; what was said stays on record"
    return "the gist has room for it" if before is None else "said in fewer words, to make room"
