"""Bugs in what lets nights run by themselves: answers, schedules, keys, and checks."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "a time is shifted to the wrong side of UTC",
        "domain/rules/schedule.py",
        "datetime.combine(_ANY_DAY, at) - ahead",
        "datetime.combine(_ANY_DAY, at) + ahead",
        row="B10",
    ),
    Bug(
        "a line that ran before the change goes wrong on the same day",
        "domain/rules/schedule.py",
        "run if run >= since else run + timedelta(days=1)",
        "run",
        row="B10",
    ),
    Bug(
        "a change that is taken back before the line runs makes it wrong",
        "domain/rules/schedule.py",
        "(later is None or run < later.since)",
        "True",
        seen_by="tests/domain/rules/test_schedule.py"
        "::test_a_change_that_is_taken_back_before_the_line_runs_does_no_harm",
    ),
    Bug(
        "a change of clocks is found an hour late",
        "setup/zones.py",
        "    return after\n",
        "    return after + timedelta(hours=1)\n",
        row="B10",
    ),
    Bug(
        "the deploy key can be read by others",
        "setup/deploy_key.py",
        "        os.chmod(fresh, PRIVATE)\n",
        "        os.chmod(fresh, 0o644)\n",
        row="B10",
    ),
    Bug(
        "each run makes another key",
        "setup/deploy_key.py",
        "if is_new := not os.path.exists(path):",
        "if is_new := True:",
        row="B10",
    ),
    Bug(
        "init goes on without a terminal",
        "cli/init.py",
        "if wanted and not may_be_asked():",
        "if False:",
        row="B11",
    ),
    Bug(
        "a fourth try is given",
        "cli/_questions_of_setup.py",
        "TRIES = 3",
        "TRIES = 4",
        row="B31",
    ),
    Bug(
        "a single digit is an hour",
        "domain/rules/schedule.py",
        "(?:[01][0-9]|2[0-3])",
        "(?:[01]?[0-9]|2[0-3])",
        seen_by="tests/domain/rules/test_schedule.py::test_anything_else_is_no_time",
    ),
    Bug(
        "a public repository is taken if the person says so",
        "setup/setup_answers.py",
        'if answers.visibility == "public" and not public:',
        "if False:",
        seen_by="tests/setup/test_setup_answers.py"
        "::test_what_cannot_go_together_is_refused_with_what_to_say",
    ),
    Bug(
        "a repository that a stranger can read is taken",
        "cli/_arrangement.py",
        "    if found and not force:",
        "    if False:",
        row="B31",
    ),
    Bug(
        "one's own credentials are taken for a stranger's",
        "setup/repository_check.py",
        '            "HOME": nobody,\n',
        '            "HOME": environment["HOME"],\n',
        seen_by="tests/setup/test_repository_check.py"
        "::test_the_users_own_credentials_are_not_taken_for_a_strangers",
    ),
    Bug(
        "a trial push leaves a branch",
        "setup/repository_check.py",
        '["push", "--dry-run", "--quiet",',
        '["push", "--quiet",',
        row="B31",
    ),
    Bug(
        "the settings are written although the trial failed",
        "cli/_arrangement.py",
        "        if not (asks and asked_to_go_on(str(error))):\n            raise\n",
        "",
        row="B51",
    ),
    Bug(
        "a token may be given in the place of its variable's name",
        "setup/setup_answers.py",
        "not _VARIABLE.fullmatch(answers.token_variable)",
        "not answers.token_variable",
        seen_by="tests/setup/test_setup_answers.py"
        "::test_what_cannot_go_together_is_refused_with_what_to_say",
    ),
    Bug(
        "an address may hold a name or a token",
        "domain/intake/repository_address.py",
        'rf"https://{_HOST}{_PORT}/{_PATH}"',
        'rf"https://(?:[^/@]*@)?{_HOST}{_PORT}/{_PATH}"',
        seen_by="tests/domain/intake/test_repository_address.py::test_anything_else_is_refused",
    ),
    Bug(
        "a percent sign ends a line of a crontab",
        "setup/crontab.py",
        "whole.replace('%', chr(92) + '%')",
        "whole",
        seen_by="tests/setup/test_schedule_plan.py"
        "::test_a_line_of_a_crontab_survives_its_shell_and_cron_itself",
    ),
    Bug(
        "a workflow may do everything",
        "setup/workflows.py",
        '"permissions:\\n"\n        "  contents: write\\n"',
        '"permissions: write-all\\n"',
        seen_by="tests/setup/test_schedule_plan.py"
        "::test_a_workflow_takes_the_sync_repository_alone_with_the_least_rights",
    ),
    Bug(
        "an edited file is overwritten",
        "setup/written_files.py",
        "_digest(there) != noted.get(path)",
        "False",
        seen_by="tests/cli/test_setup.py::test_a_file_that_was_edited_is_left_and_ours_is_told",
    ),
    Bug(
        "uninstalling removes an edited file",
        "setup/written_files.py",
        "        if _digest(there) == mark:\n",
        "        if True:\n",
        seen_by="tests/cli/test_setup.py::test_uninstalling_leaves_a_workflow_that_was_edited",
    ),
    Bug(
        "an agent sets up what runs by itself",
        "cli/_arrangement.py",
        '    if not given["dry_run"]:\n        only_a_person',
        "    if False:\n        only_a_person",
        seen_by="tests/cli/test_setup.py"
        "::test_an_agent_may_look_and_plan_but_only_a_person_sets_up",
    ),
    Bug(
        "the skill runs the deed itself",
        "hosts/claude_code/files/sleep-setup/SKILL.md",
        "`reverie setup --yes --dry-run`",
        "`reverie setup --yes`",
        row="B40",
    ),
    Bug(
        "what a person arranged does not travel",
        "cli/_arrangement.py",
        "            confirm(Path(home), wish)\n",
        "            pass\n",
        seen_by="tests/cli/test_setup.py"
        "::test_what_a_person_arranged_travels_and_what_came_with_git_does_not",
    ),
    Bug(
        "what came with git is confirmed in passing",
        "cli/_arrangement.py",
        "            raise Refused(wish.unconfirmed)\n",
        "            pass\n",
        seen_by="tests/cli/test_setup.py"
        "::test_what_a_person_arranged_travels_and_what_came_with_git_does_not",
    ),
    Bug(
        "what a pull lets nights elsewhere install is taken",
        "cli/_arrangement.py",
        'for wish, flag in ((travel(settings), "remote"), (source(settings), "install_from")):',
        'for wish, flag in ((travel(settings), "remote"),):',
        seen_by="tests/cli/test_setup.py"
        "::test_what_a_pull_lets_nights_elsewhere_install_is_not_until_a_person_says_so",
    ),
    Bug(
        "a list names what no setup has written",
        "setup/written_files.py",
        "if isinstance(mark, str) and (path in ours or systemd.is_unit(path))",
        "if isinstance(mark, str)",
        seen_by="tests/cli/test_uninstall.py"
        "::test_a_pulled_list_of_schedules_or_of_an_installation_removes_nothing_of_the_persons",
    ),
    Bug(
        "a model is told of a pulled puzzle",
        "awake/puzzle_queue.py",
        "if one.puzzle and not one.is_asked and (by != RULES or one.puzzle.is_marathon)",
        "if False",
        seen_by="tests/awake/test_puzzle_queue.py"
        "::test_a_puzzle_from_elsewhere_is_told_to_no_model_until_a_person_accepts_it",
    ),
]
