"""CI workflows: a night from a checkout of the sync repository alone."""

from __future__ import annotations

from reverie.domain.rules.schedule import UtcLine
from reverie.settings import Settings
from reverie.setup.setup_answers import Answers

NAME = "reverie-night.yml"
NIGHT = "reverie sync night"
FOLDERS = {"forgejo": ".forgejo", "gitea": ".gitea"}
"""Where a host looks for workflows, by provider, if not in `.github`."""
RUNNERS = {"github": "ubuntu-latest", "forgejo": "docker"}
USUAL_KEYS = {"anthropic": "ANTHROPIC_API_KEY", "openai": "OPENAI_API_KEY"}
"""The variables that models take their keys from, where the settings name no other."""
MINUTES = 360


def place(answers: Answers) -> str:
    """Where the workflow lies in the repository."""
    top = ".github" if answers.elsewhere == "github" else FOLDERS.get(answers.provider, ".forgejo")
    return f"{top}/workflows/{NAME}"


def secrets_of(settings: Settings) -> list[str]:
    """The names of the secrets that a night elsewhere needs: the key of its thinker, if any."""
    thinker = settings.thinker
    name = thinker.key_variable or USUAL_KEYS.get(thinker.name, "")
    return [name] if name and thinker.name in USUAL_KEYS else []


def text(answers: Answers, settings: Settings, line: UtcLine, words: str) -> str:
    """The workflow; whatever is secret in it is named, and given by the host when it runs."""
    secrets = secrets_of(settings)
    given = "".join(f"          {name}: ${{{{ secrets.{name} }}}}\n" for name in secrets)
    environment = f"        env:\n{given}" if given else ""
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
        "      - uses: actions/checkout@v4\n"
        "        with:\n"
        f"          ref: {settings.sync.branch}\n"
        "          fetch-depth: 0\n"
        f"      - run: pipx install '{answers.install_from}'\n"
        f"      - run: {NIGHT}\n"
        f"{environment}"
    )
