"""The night's table of contents: which stages run, in which order, how deep, and when not.

Each stage reads a mind and returns changes or proposals; it never writes. A stage `name` is the
function of that name in `stages/name.py`, or in a folder where it has parts: `encode` glosses what
was said (`gloss`), `review` tells a better thinker of it (`dossier`) and does what that says
(`revise`), `compress` settles contradictions (`weigh`) and joins what belongs together (`merge`).
What could be relied on (`believe`), what comes back across sessions (`notice`) and, when that is
due, what in the rules cannot stand (`reconcile`) is for a person.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING

from reverie.domain.journal.plan import Depth, NightPlan, Sleep
from reverie.domain.values.session import RULES, Reach, reach_of
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.domain.journal.kinds import Change, Proposal
    from reverie.ports import Mind
    from reverie.stages.context import StageContext

    Work = Callable[[Mind, StageContext], Sequence[Change | Proposal]]
    Skip = Callable[[Mind, NightPlan], str | None]
    """The reason a stage has nothing to do in a night as planned so far, if there is one."""


RECONCILE = "reconcile"
"""The stage that looks over the rules, which are read when a night with it begins."""


def never(mind: Mind, plan: NightPlan) -> None:
    """No reason to skip."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One named part of a night, and when it is skipped."""

    name: str
    depth: Depth
    work: Work
    skip: Skip = never
    """Asked once, as the night is planned; the plan pins the reason."""
    in_a_doze: bool = False
    """Whether a doze runs it too."""


@dataclass(frozen=True, slots=True)
class Line:
    """A night from dusk to dawn: once, then in cycles, then once."""

    opening: tuple[Stage, ...]
    cycle: tuple[Stage, ...]
    closing: tuple[Stage, ...]
    has_more: Callable[[Mind, NightPlan], bool] = lambda mind, plan: True
    """Whether another cycle is worth it; one that changes nothing is always the last."""

    def stages(self) -> tuple[Stage, ...]:
        """All stages, in order."""
        return (*self.opening, *self.cycle, *self.closing)


def work_of(name: str) -> Work:
    """The work of a stage by its name, loaded when it is first done: a plan needs none of it."""

    def work(mind: Mind, night: StageContext) -> Sequence[Change | Proposal]:
        found: Work = getattr(import_module(f"{__name__}.{name}"), name)
        return found(mind, night)

    return work


def nothing_to_sleep_on(mind: Mind, plan: NightPlan) -> str | None:
    """Skip incubating outside a scheduled night, or when no puzzle is due."""
    if plan.sleep is not Sleep.NIGHT:
        return "puzzles wait for a full night"
    return None if plan.incubation.puzzles else plan.incubation.waits or "no puzzle waits"


def no_session_waits(mind: Mind, plan: NightPlan) -> str | None:
    """Skip taking in when there is nothing to take in."""
    return None if plan.sessions or plan.dozed else "no session waits to be taken in"


def nothing_to_believe(mind: Mind, plan: NightPlan) -> str | None:
    """Skip weighing evidence where no session used or named anything that could be scored."""
    if not plan.sessions and not plan.dozed:
        return "no session has ended since evidence was weighed"
    dozed = (reach_of(known, 0) for name in plan.dozed if (known := mind.sessions.get(name)))
    reaches = chain(plan.sessions, dozed)
    used = any(_names_something(mind, reach) for reach in reaches)
    return None if used else "no session used or named anything to rely on"


def _names_something(mind: Mind, reach: Reach) -> bool:
    """Whether a part of a session may hold a name to score: a tool, a path, or one in backticks."""
    episodes = mind.episodes.of(reach.session, after=reach.after, upto=reach.upto)
    is_said = any("`" in episode.text or "/" in episode.text for episode in episodes)
    return is_said or bool(mind.sessions.trace(reach.session))


def nothing_to_think_over(mind: Mind, plan: NightPlan) -> str | None:
    """Skip the second look when nobody could give it, or nothing is left to look at."""
    if plan.thinker == RULES:
        return "only the rules think tonight"
    if not plan.settings.sleep.second_look_sessions:
        return "second_look_sessions is 0"
    if plan.sessions or mind.sessions.to_think_over(limit=1):
        return None
    return "every session has been thought over"


def no_session_is_new(mind: Mind, plan: NightPlan) -> str | None:
    """Skip looking for patterns without two sessions, and when none has ended since the last."""
    if mind.sessions.last() < 2:
        return "it takes two sessions to see what comes back"
    return None if plan.sessions or plan.dozed else "no session has ended since the last look"


def _knows_nothing(mind: Mind, plan: NightPlan) -> bool:
    """Whether there is no memory yet and nothing waits from which one could come."""
    return mind.memories.next_number() == 1 and not plan.sessions


def nothing_to_replay(mind: Mind, plan: NightPlan) -> str | None:
    """Skip going through memories where there are none."""
    return "there is no memory to replay yet" if _knows_nothing(mind, plan) else None


def nothing_to_dream_of(mind: Mind, plan: NightPlan) -> str | None:
    """Skip dreaming where nothing can be linked."""
    return "no memories are linked yet" if _knows_nothing(mind, plan) else None


def nothing_to_prune(mind: Mind, plan: NightPlan) -> str | None:
    """Skip fading where there is no link."""
    return "there is no link that could fade" if _knows_nothing(mind, plan) else None


def nothing_known(mind: Mind, plan: NightPlan) -> str | None:
    """Skip compressing where there is nothing to compress."""
    return "nothing is known yet that could be compressed" if _knows_nothing(mind, plan) else None


def rules_not_due(mind: Mind, plan: NightPlan) -> str | None:
    """Skip looking over the rules outside a scheduled night, and when deep sleep is not due."""
    from reverie.domain.rules.cadence import is_deep_sleep_day, next_deep_sleep

    every = plan.settings.sleep.deep_sleep_every_days
    if plan.sleep is not Sleep.NIGHT:
        return "rules are looked over in a full night"
    if plan.anchor is None:
        return "there is no day of installation to count from"
    if is_deep_sleep_day(plan.anchor, plan.began, every):
        return None
    due = next_deep_sleep(plan.anchor, plan.began, every)
    return f"deep sleep is due on {due.isoformat()}" if due else "deep sleep is turned off"


def something_waits(mind: Mind, plan: NightPlan) -> bool:
    """Whether a memory that should become permanent has not been replayed tonight."""
    return bool(mind.memories.candidates(plan.day.number, plan.began, plan.settings, limit=1))


OPENING = (
    Stage("incubate", Depth.DEEP, work_of("incubate"), skip=nothing_to_sleep_on),
    Stage("encode", Depth.LIGHT, work_of("encode"), skip=no_session_waits, in_a_doze=True),
    Stage("believe", Depth.LIGHT, work_of("believe"), skip=nothing_to_believe),
    Stage("review", Depth.LIGHT, work_of("review"), skip=nothing_to_think_over),
)
CYCLE = (
    Stage("replay", Depth.DEEP, work_of("replay"), skip=nothing_to_replay),
    Stage("dream", Depth.DREAMING, work_of("dream"), skip=nothing_to_dream_of),
    Stage("prune", Depth.DEEP, work_of("prune"), skip=nothing_to_prune),
)
CLOSING = (
    Stage("compress", Depth.DREAMING, work_of("compress"), skip=nothing_known, in_a_doze=True),
    Stage("notice", Depth.DEEP, work_of("notice"), skip=no_session_is_new),
    Stage(RECONCILE, Depth.DEEP, work_of(RECONCILE), skip=rules_not_due),
)
THE_NIGHT = Line(OPENING, CYCLE, CLOSING, something_waits)
