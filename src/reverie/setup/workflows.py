"""CI workflows: a night from the sync repository alone, with no more rights than to write there."""

from __future__ import annotations

import os

from reverie.domain.rules.schedule import UtcLine
from reverie.settings import Settings
from reverie.setup.install_source import commands, wheel_of
from reverie.setup.repository_check import clone_words
from reverie.setup.setup_answers import Answers

NAME = "reverie-night.yml"
GITHUB = ".github"
FOLDERS = {"forgejo": ".forgejo", "gitea": ".gitea"}
"""Where a host looks for workflows, by provider, if not in `.github`."""
RUNNERS = {"github": "ubuntu-latest", "forgejo": "docker"}
PERSON_KEY = "REVERIE_PERSON_KEY"
"""The secret by which a night elsewhere is known to be the person's own."""
SECRETS = ("GITHUB_TOKEN", PERSON_KEY)
"""What a night needs there, by name: the first is made by the host for each run."""
MINUTES = 360


def place(answers: Answers) -> str:
    """Where the workflow lies in the repository."""
    top = GITHUB if answers.elsewhere == "github" else FOLDERS.get(answers.provider, ".forgejo")
    return f"{top}/workflows/{NAME}"


def places(home: str) -> set[str]:
    """Where a workflow of a home may lie before it is put there."""
    tops = (GITHUB, *FOLDERS.values())
    return {os.path.join(home, "sync", top, "workflows", NAME) for top in tops}


def text(answers: Answers, settings: Settings, line: UtcLine, words: str) -> str:
    """The workflow; it fetches the branch that is synced, and whatever is secret is only named."""
    given = "".join(f"          {name}: ${{{{ secrets.{name} }}}}\n" for name in SECRETS)
    return (
        "# Made by `reverie setup`, which makes it anew unless you have edited it.\n"
        f"# {words}.\n"
        "name: night\n"
        "on:\n"
        "  schedule:\n"
        f'    - cron: "{line.cron}"\n'
        "  workflow_dispatch:\n"
        "permissions:\n"
        "  contents: write\n"
        "concurrency:\n"
        "  group: night\n"
        "jobs:\n"
        "  night:\n"
        f"    runs-on: {RUNNERS[answers.elsewhere]}\n"
        f"    timeout-minutes: {MINUTES}\n"
        "    steps:\n"
        f"{_install_step(answers.install_from)}"
        "      - run: >-\n"
        "          reverie sync night --full\n"
        '          --git "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"\n'
        f"          --branch {settings.sync.branch} --token-variable {SECRETS[0]}\n"
        f"        env:\n{given}"
    )


def _install_step(source: str) -> str:
    """The step that installs Reverie; it knows no secret but what fetches a wheel."""
    clone = clone_words('"$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"', SECRETS[0])
    lines = "".join(f"          {command}\n" for command in commands(source, clone=clone))
    given = f"        env:\n          {SECRETS[0]}: ${{{{ secrets.{SECRETS[0]} }}}}\n"
    return f"      - run: |\n{lines}{given if wheel_of(source) else ''}"
