"""Bugs in whose words come into the memory file."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "what git brings is the person's",
        "memory_file/authorship.py",
        "in_git = _in_git(found, diff)",
        "in_git: set[Edit] = set()",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_an_edit_of_our_file_that_came_by_a_commit_is_a_proposal",
    ),
    Bug(
        "a rule in the clothes of a fact is taken",
        "memory_file/authorship.py",
        "is_weighty = {item.kind, shown} & {*ONLY_FROM_A_PERSON, Kind.DECISION}",
        "is_weighty = {item.kind} & {*ONLY_FROM_A_PERSON, Kind.DECISION}",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_a_decision_in_the_clothes_of_a_fact_waits_too",
    ),
    Bug(
        "a rule that came by git is taken as a machine's",
        "memory_file/authorship.py",
        "return self._is_plain(item)",
        "return True",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_what_a_clone_brings_along_is_told_and_its_rules_wait",
    ),
    Bug(
        "a file that nobody saw come is the person's",
        "memory_file/place.py",
        "return self.genuine is None if is_foreign else not self.is_known",
        "return self.genuine is None and is_foreign",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_a_file_that_nobody_saw_come_makes_no_rule_by_itself",
    ),
    Bug(
        "a version forged with our stamp counts as ours",
        "memory_file/place.py",
        "return text == last or (is_whole(text) and stamp_of(text) == stamp_of(last))",
        "return is_whole(text)",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_a_file_forged_with_our_own_stamp_makes_no_rule",
    ),
    Bug(
        "a refused rule comes back when another commits it",
        "memory_file/edits/edit_plan.py",
        "question = _question(edit, BROUGHT if whence else EDITED)",
        "question = _question(edit, whence or EDITED)",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_what_was_refused_does_not_come_back_whoever_commits_it_again",
    ),
    Bug(
        "an accepted rule loses the name it has elsewhere",
        "engine/waking.py",
        "name = name_of(number, born) if is_own else change.after.name",
        "name = name_of(number, born)",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_an_accepted_rule_is_the_persons_and_keeps_its_name",
    ),
    Bug(
        "a link that nobody confirmed is followed",
        "confirmed.py",
        "if not is_confirmed(os.path.dirname(path), LINK, target):",
        "if False:",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_a_committed_link_out_of_the_project_is_neither_read_nor_written",
    ),
    Bug(
        "a repository that cannot be asked has brought nothing",
        "memory_file/git_versions.py",
        '(Version(file.read_bytes().decode(errors="replace")),) if is_there else ()',
        "()",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_where_git_cannot_be_asked_nothing_is_the_persons_by_itself",
    ),
    Bug(
        "a folder that plays a repository is asked",
        "memory_file/git_versions.py",
        "cwd=file.absolute().parent.parent,",
        "cwd=file.parent,",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_a_repository_inside_of_the_home_is_not_asked",
    ),
    Bug(
        "an open turn of another session is not minded",
        "awake/memory_watch.py",
        "is_agents = opens is None or bool(turns)",
        "is_agents = opens is None",
        seen_by="tests/awake/test_memory_watch.py"
        "::test_a_turn_that_is_open_claims_what_changes_until_all_have_ended",
    ),
    Bug(
        "the end of a turn is not looked at",
        "awake/hooks.py",
        'memory_watch.turn_ends(home, event["session"], now)\n    _noted',
        "_noted",
        seen_by="tests/memory_file/test_agents_edits.py"
        "::test_what_a_person_edits_between_two_turns_is_the_persons",
    ),
    Bug(
        "what the agent did since the last look is the person's",
        "memory_file/seen_versions.py",
        "if _changed_during_a_turn(file, state):",
        "if False:",
        seen_by="tests/memory_file/test_agents_edits.py"
        "::test_what_no_hook_has_seen_yet_is_the_agents_while_it_is_at_work",
    ),
    Bug(
        "an edit is the agent's for ever, whoever makes it last",
        "memory_file/authorship.py",
        "return {edit for edit in there if owned[edit]}",
        "return {edit for edit in edits if any(owned.values())}",
        seen_by="tests/memory_file/test_agents_edits.py"
        "::test_what_the_person_changes_after_the_agent_is_the_persons",
    ),
    Bug(
        "anchors of ids given anew are lost",
        "memory_file/edits/additions.py",
        "editor.pointing[memory.number] = () if editor.is_strict else item.anchors",
        "editor.pointing[memory.number] = ()",
        seen_by="tests/memory_file/test_written_by_hand.py"
        "::test_ids_that_nobody_knows_are_given_anew_and_anchors_kept",
    ),
    Bug(
        "what came along is the focus of a session",
        "domain/views/quiz.py",
        "ours = [item for item in sheet.items() if not item.is_from_elsewhere]",
        "ours = list(sheet.items())",
        seen_by="tests/domain/views/test_quiz.py"
        "::test_what_came_along_is_not_what_the_user_wants_next",
    ),
    Bug(
        "the first line on a clone says that nothing is remembered",
        "domain/views/wake_check.py",
        "else _first(sheet)",
        "else COLD_START",
        seen_by="tests/memory_file/test_pulled.py"
        "::test_the_first_line_on_a_clone_says_what_is_there",
    ),
    Bug(
        "an agent accepts proposals",
        "cli/_person.py",
        "return bool(_client()) and not _says_yes()",
        "return False",
        seen_by="tests/cli/test_inside_a_session.py"
        "::test_what_would_change_a_memory_waits_for_a_person",
    ),
]
