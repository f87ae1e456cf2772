"""Bugs in whose words come into the memory file."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "what git brings is the person's",
        "memory_file/authorship.py",
        "in_git = _in_git(found, diff)",
        "in_git: set[Edit] = set()",
    ),
    Bug(
        "a rule in the clothes of a fact is taken",
        "memory_file/authorship.py",
        "is_weighty = {item.kind, shown} & {*ONLY_FROM_A_PERSON, Kind.DECISION}",
        "is_weighty = {item.kind} & {*ONLY_FROM_A_PERSON, Kind.DECISION}",
    ),
    Bug(
        "a rule that came by git is taken as a machine's",
        "memory_file/authorship.py",
        "return self._is_plain(item)",
        "return True",
    ),
    Bug(
        "a file that nobody saw come is the person's",
        "memory_file/place.py",
        "return self.genuine is None if is_foreign else not self.is_known",
        "return self.genuine is None and is_foreign",
    ),
    Bug(
        "a version forged with our stamp counts as ours",
        "memory_file/place.py",
        "return text == last or (is_whole(text) and stamp_of(text) == stamp_of(last))",
        "return is_whole(text)",
    ),
    Bug(
        "a refused rule comes back when another commits it",
        "memory_file/edits/edit_plan.py",
        "question = _question(edit, BROUGHT if whence else EDITED)",
        "question = _question(edit, whence or EDITED)",
    ),
    Bug(
        "an accepted rule loses the name it has elsewhere",
        "engine/waking.py",
        "name = name_of(number, born) if is_own else change.after.name",
        "name = name_of(number, born)",
    ),
    Bug(
        "a link that nobody confirmed is followed",
        "files.py",
        "if confirmed != target:",
        "if False:",
    ),
    Bug(
        "a repository that cannot be asked has brought nothing",
        "memory_file/git_versions.py",
        '(Version(file.read_bytes().decode(errors="replace")),) if is_there else ()',
        "()",
    ),
    Bug(
        "a folder that plays a repository is asked",
        "memory_file/git_versions.py",
        "cwd=file.absolute().parent.parent,",
        "cwd=file.parent,",
    ),
    Bug(
        "an open turn of another session is not minded",
        "awake/memory_watch.py",
        "is_agents = opens is None or bool(turns)",
        "is_agents = opens is None",
    ),
    Bug(
        "the end of a turn is not looked at",
        "awake/hooks.py",
        'memory_watch.turn_ends(home, event["session"], now)\n    return _noted',
        "return _noted",
    ),
    Bug(
        "what the agent did since the last look is the person's",
        "memory_file/seen_versions.py",
        "if _changed_during_a_turn(file, state):",
        "if False:",
    ),
    Bug(
        "an edit is the agent's for ever, whoever makes it last",
        "memory_file/authorship.py",
        "return {edit for edit in there if owned[edit]}",
        "return {edit for edit in edits if any(owned.values())}",
    ),
    Bug(
        "anchors of ids given anew are lost",
        "memory_file/edits/additions.py",
        "editor.pointing[memory.number] = () if editor.is_strict else item.anchors",
        "editor.pointing[memory.number] = ()",
    ),
    Bug(
        "what came along is the focus of a session",
        "domain/views/quiz.py",
        "ours = [item for item in sheet.items() if not item.is_from_elsewhere]",
        "ours = list(sheet.items())",
    ),
    Bug(
        "the first line on a clone says that nothing is remembered",
        "domain/views/wake_check.py",
        "else _first(sheet)",
        "else COLD_START",
    ),
    Bug(
        "an agent accepts proposals",
        "cli/_person.py",
        "return bool(_client()) and not _says_yes()",
        "return False",
    ),
]
