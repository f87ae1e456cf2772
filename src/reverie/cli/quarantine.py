"""`reverie quarantine`: what is held back because of whose words it is."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.group(invoke_without_command=True)
@mind_options
@json_option
@click.pass_context
def command(context: click.Context, mind: str | None, agent: str, as_json: bool) -> None:
    """Show what is held back: rules that no person stated.

    An agent, a thinker or another machine wanted them. They hold only if you release them.

    \b
    Example:
      reverie quarantine
      reverie quarantine release f-20260131-004
      reverie quarantine drop p-1a2b3c4d
    """
    if context.invoked_subcommand:
        return
    with opened(mind, agent) as m:
        held = m.quarantine()
    if as_json:
        show_json(held)
    elif held:
        show(line for one in held for line in (f"{one.name}  “{one.text}”", f"    {one.source}"))
        click.echo("It shall hold: `reverie quarantine release ID`   Away with it: `… drop ID`")
    else:
        click.echo("Nothing is held back.")


@command.command()
@click.argument("name")
@mind_options
@json_option
def release(name: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Let something that is held back hold, on your word.

    \b
    Example:
      reverie quarantine release f-20260131-004
    """
    _settle(name, mind, agent, as_json=as_json, accept=True)


@command.command()
@click.argument("name")
@mind_options
@json_option
def drop(name: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Forget something that is held back; no night learns it again.

    \b
    Example:
      reverie quarantine drop f-20260131-004
    """
    _settle(name, mind, agent, as_json=as_json, accept=False)


def _settle(name: str, mind: str | None, agent: str, *, as_json: bool, accept: bool) -> None:
    from reverie.cli._person import only_a_person

    done = "released" if accept else "dropped"
    only_a_person("say what becomes of what is held back")
    with opened(mind, agent) as m:
        text = m.release(name) if accept else m.drop(name)
        entry = m.store.journal.last()
    if as_json:
        show_json({done: name, "text": text, "entry": entry})
    else:
        click.echo(f"{done}: {text}")
        click.echo(f"take it back: `reverie undo e{entry}`")
