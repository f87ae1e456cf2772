"""Milestones: which command lines make a commit that is one, in every spelling git allows."""

from __future__ import annotations

import pytest

from reverie.domain.audit.commits import commits_of, is_milestone

HEREDOC = 'git commit -m "$(cat <<\'EOF\'\n{}\n\nIt says "why" (in parts), isn\'t it?\nEOF\n)"'
FEAT = "feat(core): read dates"
MADE = {
    'git commit -m "feat(core): read dates"': FEAT,
    "git commit -m 'feat(core): read dates'": FEAT,
    "git commit -m feat\\(core\\):\\ read\\ dates": FEAT,
    'git commit -m"feat(core): read dates"': FEAT,
    "git commit -m $'feat(core): read dates\\n\\nbody'": FEAT,
    'git commit -am "feat(core): read dates"': FEAT,
    'git commit -sam "feat(core): read dates"': FEAT,
    "git commit -qam'feat(core): read dates'": FEAT,
    'git commit -a -m "feat(core): read dates"': FEAT,
    'git commit --message="feat(core): read dates"': FEAT,
    "git commit --message 'feat(core): read dates'": FEAT,
    "git commit --mess='feat(core): read dates'": FEAT,
    'git commit -m "feat(core): read dates" -m "Because they were text."': FEAT,
    'git commit -m "" -m "feat(core): read dates"': FEAT,
    'git commit -m "feat(core): read dates\n\nBecause."': FEAT,
    HEREDOC.format(FEAT): FEAT,
    HEREDOC.replace("'EOF'", "EOF").format(FEAT): FEAT,
    HEREDOC.replace("'EOF'", '"EOF"').format(FEAT): FEAT,
    f"git add -A && {HEREDOC.format(FEAT)} && git push": FEAT,
    'git commit -m "$(cat <<-EOF\n\t' + FEAT + '\n\tEOF\n)"': FEAT,
    "git commit -F - <<'EOF'\nfeat(core): read dates\n\nbody\nEOF": FEAT,
    "git commit -F- <<EOF\nfeat(core): read dates\nEOF\necho done": FEAT,
    "git commit --file=- <<'END'\n\nfeat(core): read dates\nEND": FEAT,
    "git commit --file - <<'END'\nfeat(core): read dates\nEND": FEAT,
    "git commit -F - <<< 'feat(core): read dates'": FEAT,
    "echo 'feat(core): read dates' | git commit -F -": FEAT,
    "printf 'feat(core): read dates\\n\\nbody' | git commit -aF -": FEAT,
    "cat <<'EOF' | git commit -F -\nfeat(core): read dates\nEOF": FEAT,
    'git commit -m "`echo feat\\(core\\): read dates`"': FEAT,
    'git -C ../other commit -m "feat(core): read dates"': FEAT,
    'git -c user.name=Ada -c commit.gpgsign=false commit -m "feat(core): read dates"': FEAT,
    'git --git-dir=/x/.git --work-tree /x commit -m "feat(core): read dates"': FEAT,
    'git --no-pager commit -m "feat(core): read dates"': FEAT,
    'GIT_AUTHOR_DATE="2026-01-01 10:00" git commit -m "feat(core): read dates"': FEAT,
    "env A=1 B=2 git commit -m 'feat(core): read dates'": FEAT,
    "sudo -u ada git commit -m 'feat(core): read dates'": FEAT,
    "timeout -k 5 60 git commit -m 'feat(core): read dates'": FEAT,
    "time /usr/bin/git commit -m 'feat(core): read dates'": FEAT,
    "cd /tmp/x && git add . && git commit -m 'feat(core): read dates'": FEAT,
    "git add .; git commit -m 'feat(core): read dates'; git push": FEAT,
    "git add .\ngit commit -m 'feat(core): read dates'\ngit push": FEAT,
    "git add . \\\n  && git commit \\\n  -m 'feat(core): read dates'": FEAT,
    "(cd x; git commit -m 'feat(core): read dates')": FEAT,
    "{ git commit -m 'feat(core): read dates'; }": FEAT,
    "if make test; then git commit -m 'feat(core): read dates'; fi": FEAT,
    "for d in a b; do git commit -m 'feat(core): read dates'; done": FEAT,
    "make || git commit -m 'feat(core): read dates'": FEAT,
    "git commit -m 'feat(core): read dates' 2>&1 | tail -3": FEAT,
    "git commit -m 'feat(core): read dates' > /dev/null": FEAT,
    "git commit --amend -m 'feat(core): read dates'": FEAT,
    "git commit --no-verify -S -m 'feat(core): read dates' -- src/a.py": FEAT,
    "git commit -n --author 'Ada <a@b.c>' --date='now' -m 'feat(core): read dates'": FEAT,
    "git commit --allow-empty -m 'feat(core): read dates' # the last one": FEAT,
    "bash -c \"git commit -m 'feat(core): read dates'\"": FEAT,
    "bash -lc 'git add . && git commit -m \"feat(core): read dates\"'": FEAT,
    "bash <<'EOF'\ngit commit -m 'feat(core): read dates'\nEOF": FEAT,
    "out=$(git commit -m 'feat(core): read dates')": FEAT,
    'git commit -m "feat!: drop Python 3.10"': "feat!: drop Python 3.10",
    'git commit -m "feat(api)!: drop it"': "feat(api)!: drop it",
    'git commit -m "FEAT: shout"': "FEAT: shout",
    'git commit -m "refactor: move the rooms"': "refactor: move the rooms",
    'git commit -m "refactor(core)!: move"': "refactor(core)!: move",
    "git commit -m \"Merge branch 'x' into main\"": "Merge branch 'x' into main",
    "git merge feature/x": "merge feature/x",
    "git merge --no-ff feature/x": "merge feature/x",
    "git merge --no-ff -m 'feat: join the halves' x": "feat: join the halves",
    "git fetch && git merge origin/main": "merge origin/main",
    "git merge --continue": "merge what was fetched",
}
"""Each command line that makes a milestone, and its subject."""
NOT_MADE = [
    'git commit -m "fix: a typo"',
    'git commit -m "docs(feat): tell of it"',
    'git commit -m "featuring: a guest"',
    'git commit -m "feat"',
    'git commit -m "feat add a thing"',
    'git commit -m "chore: prepare feat: x"',
    'git commit -m "fix: a" -m "feat: in the body"',
    'git commit --dry-run -m "feat: x"',
    'git commit --dry -m "feat: x"',
    'git commit --short -m "feat: x"',
    'git commit --fixup HEAD -m "feat: x"',
    "git commit -F message.txt",
    "git commit -C HEAD",
    "git commit",
    "git commit --amend --no-edit",
    "git commit -- -m 'feat: x'",
    "git commit -m",
    "git commit --author '-m feat: x'",
    'echo git commit -m "feat: x"',
    "echo \"git commit -m 'feat: x'\"",
    "# git commit -m 'feat: x'",
    "ls # git commit -m 'feat: x'",
    "ls # then; git commit -m 'feat: x'",
    "cat > do.sh <<'EOF'\ngit commit -m 'feat: x'\nEOF",
    "cat > do.sh <<'EOF'\nit's\ngit merge x\nEOF\nls",
    "grep -rn 'git commit -m \"feat: x\"' docs",
    "git log --grep 'feat: x'",
    "git show -m 'feat: x'",
    "git commit-tree -m 'feat: x' HEAD^{tree}",
    "git merge --abort",
    "git merge --abo",
    "git merge --quit",
    "git merge --squash x",
    "git merge --no-commit x",
    "git merge-base main x",
    "git mergetool",
    "git help merge",
    "alias c=\"git commit -m 'feat: x'\"",
    "git stash push -m 'feat: x'",
    "git tag -m 'feat: x' v1",
    "gh pr create --title 'feat: x'",
    "python -c 'print(\"git commit -m feat: x\")'",
    'git commit -m "$MESSAGE"',
    "",
]


@pytest.mark.parametrize("line", MADE)
def test_a_milestone_is_known_in_every_spelling(line: str) -> None:
    (found,) = [one for one in commits_of(line) if one.is_milestone]
    assert found.subject == MADE[line]


@pytest.mark.parametrize("line", NOT_MADE)
def test_what_only_looks_like_one_is_none(line: str) -> None:
    assert [one for one in commits_of(line) if one.is_milestone] == []


def test_there_are_sixty_spellings() -> None:
    assert len(MADE) >= 60


def test_two_commits_of_one_line_are_two() -> None:
    line = "git commit -m 'feat: a' a.py && git commit -m 'refactor: b' b.py"
    assert [one.subject for one in commits_of(line)] == ["feat: a", "refactor: b"]


@pytest.mark.parametrize(
    "line", ["'" * 9, '"$(' * 50, 'git commit -m "$(cat <<E', "<<", "`", "$'\\"]
)
def test_no_line_is_too_odd_to_be_read(line: str) -> None:
    assert commits_of(line) == []


def test_a_long_line_is_read_in_no_time() -> None:
    assert commits_of("git commit -m 'feat: x' " + "$(" * 50_000) is not None
    assert commits_of("(" * 100_000) == []


def test_a_subject_of_another_kind_is_no_milestone() -> None:
    assert not is_milestone("Let a test of days hold in other years")
