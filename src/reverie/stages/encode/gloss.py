"""Gloss: what was said is put so that it is found again, and kept in mind in fewer words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, GistChange, GlossChange
from reverie.domain.language.english.speech import split_speaker, without_photos
from reverie.domain.rules.tombstones import without_forgotten
from reverie.domain.values.episode import Episode
from reverie.domain.values.gist import Gist, Keepable, kept_within, tokens_in
from reverie.domain.values.gloss import Gloss, gloss_of
from reverie.domain.values.session import Reach
from reverie.domain.values.source import of_episode
from reverie.domain.values.unit import said_in
from reverie.ports import Mind
from reverie.settings import Settings

LOOK_BACK = (100, 10_000)
"""How many numbers back the last episodes of a session are looked for, before all of them."""


def gloss(mind: Mind, waiting: Sequence[Reach], settings: Settings) -> list[Change]:
    """Gloss what the waiting sessions tell, and keep the gist of it all within its budget."""
    fresh: dict[int, Gist] = {}
    changes: list[Change] = []
    for reach in waiting:
        for change, gist in _glossed(mind, reach):
            changes.append(change)
            if change.before is None:
                fresh[change.target] = gist
    return changes + list(_kept_in_mind(mind, fresh, settings.recall.gist_tokens))


def _glossed(mind: Mind, reach: Reach) -> Iterator[tuple[GlossChange, Gist]]:
    """The glosses of a session's waiting part; also of what went before, as something follows."""
    earlier, waiting = _split(mind, reach)
    episodes, first = [*earlier[-2:], *waiting], len(earlier[-2:])
    said = [said_in(episode) for episode in episodes]
    places = [Place("gloss", episode.number) for episode in episodes]
    known = mind.present(places)
    for n in range(max(0, first - 1), len(episodes)):
        before = said[n - 1] if n else None
        found = gloss_of(said[n], before, said[n + 1] if n + 1 < len(said) else None)
        present = known.get(places[n])
        if found != present and (n >= first or present):
            reason = "to be found by what it means" if present is None else "something followed"
            yield (
                GlossChange(
                    target=episodes[n].number,
                    before=present if isinstance(present, Gloss) else None,
                    after=found,
                    reason=reason,
                    sources=(of_episode(episodes[n].number),),
                ),
                _gist_of(mind, episodes[n].text, found.fact),
            )


def _split(mind: Mind, reach: Reach) -> tuple[list[Episode], list[Episode]]:
    """The last episodes a session had before its waiting part, two if there were, and that part."""
    for back in (*LOOK_BACK, reach.after):
        found = mind.episodes.of(reach.session, after=max(0, reach.after - back), upto=reach.upto)
        earlier = [episode for episode in found if episode.number <= reach.after]
        if len(earlier) > 1 or back >= reach.after:
            break
    return earlier, list(found[len(earlier) :])


def _gist_of(mind: Mind, text: str, fact: float) -> Gist:
    """What may be kept in mind of a text: nothing that a person had forgotten."""
    return Gist(without_photos(split_speaker(without_forgotten(text, mind.present))[1]), fact)


def _kept_in_mind(mind: Mind, fresh: dict[int, Gist], budget: int) -> Iterator[GistChange]:
    """Shorten what tells least, then let it go, until all fits; the episodes themselves stay."""
    known = dict(mind.index.gists())
    texts = [
        Keepable(number, one.text, one.fact) for number, one in sorted((known | fresh).items())
    ]
    kept = kept_within(texts, budget, tokens_in)
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
