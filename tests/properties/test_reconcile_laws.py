"""Whatever is found: what needs a person is in the plan alone, and no fork breaks a whole link."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

from reverie.deep_sleep import leave_plan, moves_in
from reverie.domain.rules.conflicts.link_graph import after_moves, broken_links, newly_broken
from reverie.domain.values.conflict import Conflict, ConflictKind, Move, Scan, Spot
from reverie.rulebook.fork import fork
from reverie.rulebook.reader import Roots, read_rules
from tests.rulebook.folders import committed, git

DAY = date(2026, 3, 9)
NAMES = ("a.md", "b.md", "deep/a.md", "deep/c.md", "d.md")
WORDS = st.text(max_size=40)
MOVES = st.builds(Move, st.sampled_from(NAMES), st.sampled_from(("x.md", "deep/y.md", "z/a.md")))
CONFLICTS = st.builds(
    Conflict,
    st.sampled_from(ConflictKind),
    st.lists(st.builds(Spot, WORDS, st.integers(1, 99), WORDS), max_size=3).map(tuple),
    WORDS,
    WORDS,
    st.booleans(),
    st.lists(MOVES, max_size=2).map(tuple),
)


@given(st.lists(CONFLICTS, max_size=12, unique_by=lambda one: one.name), st.booleans())
def test_what_needs_a_decision_is_in_the_plan_and_never_among_what_is_safe(
    conflicts: list[Conflict], forks: bool
) -> None:
    human = {one.name for one in conflicts if one.requires_human_decision}
    safe = {one.name for one in conflicts if not one.requires_human_decision}
    with TemporaryDirectory() as folder:
        scan, roots = Scan(tuple(conflicts)), Roots(Path(folder))
        left = leave_plan(Path(folder, "deep"), scan, DAY, roots, forks=forks)
        plan = names_in(left.plan)
        resolved = names_in(left.autoresolve) if left.autoresolve else set()
    assert (plan, resolved) == ((human, safe) if forks else (human | safe, set()))


def names_in(page: Path) -> set[str]:
    """The conflicts a page tells of."""
    return set(re.findall(r"^- \*\*(k-[0-9a-f]{8})\*\*", page.read_text(), re.MULTILINE))


@given(st.lists(CONFLICTS, max_size=8))
def test_no_move_comes_from_what_needs_a_decision_and_none_is_made_twice(
    conflicts: list[Conflict],
) -> None:
    moves = moves_in(Scan(tuple(conflicts)))
    safe = {m for one in conflicts if not one.requires_human_decision for m in one.moves}
    assert set(moves) <= safe
    assert len({move.source for move in moves}) == len({move.to for move in moves}) == len(moves)


LINKS = st.sampled_from(
    ("[[a]]", "[[c]]", "[[deep/a]]", "[x](a.md)", "[x](deep/c.md)", "[x](../d.md)", "[[gone]]")
)
PAGES = st.fixed_dictionaries({name: st.lists(LINKS, max_size=3) for name in NAMES})


@given(PAGES, st.lists(MOVES, max_size=3, unique_by=(lambda m: m.source, lambda m: m.to)))
def test_a_fork_never_leaves_a_link_broken_that_was_whole(
    pages: dict[str, list[str]], moves: list[Move]
) -> None:
    with TemporaryDirectory() as folder:
        project = Path(folder)
        for name, links in pages.items():
            place = project / "_rules" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text("".join(f"- {link}\n" for link in links))
        wanted = [Move(f"_rules/{move.source}", f"_rules/{move.to}") for move in moves]
        before = read_rules(Roots(project))
        committed(project)
        forked = fork(Roots(project), DAY, wanted)
        assert bool(forked.blocked_by) == bool(newly_broken(before, wanted))
        if not forked.branch:
            return
        git(project, "checkout", "--quiet", forked.branch)
        after = read_rules(Roots(project))
        to = {move.source: move.to for move in forked.moved}
        broken = {(to.get(one.file, one.file), one.link) for one in broken_links(before)}
        assert {(one.file, one.link) for one in broken_links(after)} <= broken
        assert set(after.paths) == set(after_moves(before, forked.moved).paths)
