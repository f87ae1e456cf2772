"""Prune: links nobody uses are cut, those between permanent memories settle, and none pile up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeGuard

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, LinkChange, MemoryChange
from reverie.domain.journal.parts import StrengthChange
from reverie.domain.rules.link_decay import fading_since
from reverie.domain.rules.relate import TELLING_KINDS
from reverie.domain.rules.replay import points_of
from reverie.domain.values.link import Link, settled_link, weight_now
from reverie.domain.values.memory import Memory
from reverie.ports import Mind
from reverie.stages.context import StageContext

FADED = "unused for long"
CROWDED = "too many of one memory, and among the weakest"
TOO_MANY = "too many in all, and among the weakest"
SPARE = 5_000
"""How many more of the weakest are looked at, as some may have been active tonight."""
SETTLED = "both ends are permanent"


def prune(mind: Mind, night: StageContext) -> list[Change]:
    """Cut what has faded and what is too many, and let settle what joins permanent memories."""
    pruning = _Pruning(mind, night)
    earlier = night.earlier()
    pruning.cut_faded()
    pruning.settle(c.target for c in earlier if _made_permanent(c))
    pruning.thin_out(c.target for c in earlier if isinstance(c, StrengthChange))
    pruning.thin_out_all()
    return pruning.changes()


def _made_permanent(change: Change) -> TypeGuard[StrengthChange | MemoryChange]:
    """Whether a memory is permanent by a change: by replay, or as it stands for a permanent one."""
    match change:
        case StrengthChange(before=before, after=after):
            return before.permanent is None and after.permanent is not None
        case MemoryChange(before=Memory() as was, after=Memory() as now):
            return was.strength.permanent is None and now.strength.permanent is not None
    return False


class _Pruning:
    """One pruning: what is cut and what settles, each link once."""

    def __init__(self, mind: Mind, night: StageContext) -> None:
        self._mind, self._settings = mind, night.settings
        self._tonight = night.plan.day.number
        self._since = fading_since(self._tonight, night.settings, mind.journal.headings)
        self._decay = points_of(night.settings.sleep.decay_per_cycle)
        self._cut: dict[tuple[int, int], tuple[Link, str]] = {}
        self._settled: dict[tuple[int, int], Link] = {}

    def changes(self) -> list[Change]:
        """What was decided, by the ends of the links."""
        cut = {
            pair: LinkChange(target=pair, before=link, after=None, reason=why)
            for pair, (link, why) in self._cut.items()
        }
        kept = {
            pair: LinkChange(
                target=pair, before=link, after=settled_link(link, self._now(link)), reason=SETTLED
            )
            for pair, link in self._settled.items()
            if pair not in cut
        }
        return [change for _, change in sorted({**cut, **kept}.items())]

    def cut_faded(self) -> None:
        """Cut the links whose present weight lies below the threshold; tonight's never do."""
        threshold = points_of(self._settings.sleep.prune_threshold)

        def below(night: int) -> float:
            return threshold + self._since(night) * self._decay

        self._take(self._mind.links.faded(below, before=self._tonight), FADED)

    def settle(self, permanent: Iterable[int]) -> None:
        """Let the links of new permanent memories to permanent ones fade no more."""
        for number in permanent:
            links = [link for link in self._mind.links.of(number) if link.night is not None]
            ends = [Place("memory", sum(link.pair) - number) for link in links]
            known = self._mind.present(ends)
            for link, end in zip(links, ends, strict=True):
                other = known.get(end)
                if isinstance(other, Memory) and other.strength.permanent is not None:
                    self._settled[link.pair] = link

    def thin_out(self, replayed: Iterable[int]) -> None:
        """Leave each replayed memory no more links than it may have, the strongest."""
        most = self._settings.sleep.links_per_memory
        for number in replayed:
            links = [link for link in self._mind.links.of(number) if link.pair not in self._cut]
            if len(links) > most:
                self._take(sorted(self._idle(links), key=self._rank)[: len(links) - most], CROWDED)

    def thin_out_all(self) -> None:
        """Leave the mind no more links than it may have."""
        excess = self._mind.links.count() - len(self._cut) - self._settings.sleep.max_links
        if excess > 0:
            weakest = self._mind.links.weakest(
                lambda night: self._since(night) * self._decay,
                before=self._tonight,
                limit=excess + len(self._cut) + SPARE,
            )
            left = [link for link in weakest if link.pair not in self._cut]
            self._take(self._idle(left)[:excess], TOO_MANY)

    def _idle(self, links: Sequence[Link]) -> list[Link]:
        """The links that were not active tonight; a settled one was if both its ends were."""
        ends = {number for link in links if link.night is None for number in link.pair}
        known = self._mind.present([Place("memory", number) for number in sorted(ends)])
        awake = {
            m.number
            for m in known.values()
            if isinstance(m, Memory) and m.strength.night == self._tonight
        }
        return [
            link
            for link in links
            if link.night != self._tonight
            and not (link.night is None and awake.issuperset(link.pair))
        ]

    def _take(self, links: Iterable[Link], why: str) -> None:
        for link in links:
            self._cut.setdefault(link.pair, (link, why))

    def _now(self, link: Link) -> float:
        return weight_now(link, self._since, self._decay)

    def _rank(self, link: Link) -> tuple[float, bool, tuple[int, int]]:
        """The weakest first; of equals, what says something stays longer."""
        return (self._now(link), link.kind in TELLING_KINDS, link.pair)
