"""The person at the terminal: whether there is one, and whose word a command is."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reverie.domain.journal.kinds import Proposal
    from reverie.domain.values.memory import Author

YES = "yes"
SESSION = "CLAUDE_CODE_SESSION_ID"
"""The variable in which a client tells its agent's commands which session they are of."""
KEEPING = frozenset(
    {
        *("record", "remember", "stimulus", "edit", "resolve", "forget", "import"),
        *((group, "add") for group in ("bookmark", "trigger", "puzzle", "sleep")),
        ("sleep", "done"),
    }
)
"""The commands that keep words."""


def is_at_a_terminal() -> bool:
    """Whether someone reads what is printed and can type an answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def may_be_asked() -> bool:
    """Whether a person is at the terminal, and no agent's client runs this command."""
    return is_at_a_terminal() and not _client()


def is_inside_a_host() -> bool:
    """Whether an agent's client runs this command, and no person has said otherwise."""
    return bool(_client()) and not _says_yes()


def speaker() -> Author:
    """Whose word a command is: the agent's where its client runs it, unless a person says yes."""
    from reverie.domain.values.memory import Author

    return Author.AGENT if is_inside_a_host() else Author.PERSON


def only_a_person(what: str) -> None:
    """Refuse what only a person may do, where an agent's client runs the command."""
    from reverie.errors import ChangeRefused

    if is_inside_a_host():
        raise ChangeRefused(
            f"only a person can {what}, and {_client()} runs this command; "
            "type it in a terminal of your own"
        )


def refuse_what_is_private(words: list[str]) -> None:
    """Refuse what an agent would keep of an exchange that its person has marked as private."""
    if not (words[0] in KEEPING or tuple(words[:2]) in KEEPING) or not _client():
        return
    import time

    from reverie.awake import hush, ledger
    from reverie.errors import ChangeRefused

    home = ledger.find_home(os.getcwd())
    if home and hush.any_holds(home, time.time(), os.environ.get(SESSION, "")):
        raise ChangeRefused(
            "the person has marked this exchange as private, so nothing of it is kept; "
            "go on without it until their next message"
        )


def tell_as_the_agents() -> None:
    """Say that words were taken as the agent's."""
    click.echo(f"taken as the agent's word, since {_client()} runs this command", err=True)


def whose(voice: str) -> str:
    """Whose words they are: a person's are the agent's where its client runs this command."""
    if voice != "person" or speaker() == "person":
        return voice
    tell_as_the_agents()
    return "agent"


def written_by(words: str) -> dict[str, object]:
    """What says that a bookmark or a reminder is the agent's, and whether it would be a rule."""
    if whose("person") == "person":
        return {}
    from reverie.domain.rules.whose_words import reads_as_a_rule

    return {"by": "agent", **({"is_rule": True} if reads_as_a_rule(words) else {})}


def show_proposed(proposal: Proposal, *, as_json: bool) -> None:
    """Tell that what an agent asked for waits for a person."""
    from reverie.cli._options import show_json

    if as_json:
        show_json({"proposed": proposal.name, "question": proposal.question})
    else:
        click.echo(f"{proposal.name} waits for a person's word: `reverie proposals`")


def chosen_by_number(question: str, choices: Mapping[str, str], usual: str) -> str:
    """One of a few words, each with what it means, by its number; Return takes the usual one."""
    names = list(choices)
    click.echo(question, err=True)
    for number, name in enumerate(names, start=1):
        click.echo(f"  {number}  {name:10} {choices[name]}", err=True)
    number = click.prompt(
        "number", type=click.IntRange(1, len(names)), default=names.index(usual) + 1, err=True
    )
    return names[number - 1]


def _client() -> str:
    from reverie.hosts.session_marks import client_around

    return client_around(os.environ)


def _says_yes() -> bool:
    """Whether somebody at a real terminal types that these are their own words."""
    if not sys.stdin.isatty():
        return False
    asked = f"{_client()} seems to run this. Is it your own word? Type {YES} if so"
    answer: str = click.prompt(asked, default="", show_default=False, err=True)
    return answer.strip().casefold() == YES
