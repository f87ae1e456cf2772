"""`reverie config`: see, change and check the settings of a mind."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from reverie.cli._options import json_option, mind_options, show, show_json
from reverie.cli._person import only_a_person
from reverie.cli._place import existing_mind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reverie.awake.confirmations import Wish
    from reverie.domain.views.checked import Checked
    from reverie.settings import Settings


@click.group()
def command() -> None:
    """See, change and check the settings of a mind.

    They stand in config.toml beside it. A key never does: a setting names the environment
    variable that holds it.

    \b
    Example:
      reverie config set name anthropic
      reverie config set night_cents 20
      reverie config check
    """


@command.command("show")
@click.argument("group", required=False)
@click.option("--all", "every", is_flag=True, help="Show also what is as it came.")
@mind_options
@json_option
def show_settings(
    group: str | None, every: bool, mind: str | None, agent: str, as_json: bool
) -> None:
    """Show the settings that were changed, or all of a GROUP such as thinker.

    \b
    Example:
      reverie config show thinker
    """
    from reverie.errors import Unknown
    from reverie.settings import GROUPS, Settings

    if group and group not in GROUPS:
        raise Unknown(f"there is no group {group!r}; the groups are {', '.join(GROUPS)}")
    settings, usual = _settings(mind), Settings()
    told = {
        name: values
        for name in ([group] if group else GROUPS)
        if (values := _values(settings, usual, name, every=every or bool(group)))
    }
    if as_json:
        show_json(told)
        return
    lines = [line for name, values in told.items() for line in _table(name, values)]
    show(lines or ["all settings are as they came: `reverie config show --all`"])


@command.command("set")
@click.argument("name")
@click.argument("value")
@mind_options
@json_option
def set_(name: str, value: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Give the setting NAME the VALUE.

    \b
    Example:
      reverie config set night_cents 20
    """
    from reverie.config_edit import with_setting
    from reverie.files import write_whole

    path = Path(existing_mind(mind))
    file = path.parent / "config.toml"
    if wish := _wish_about(path, name):
        only_a_person(wish.deed)
        _refuse_unconfirmed(path, wish)
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    group, given, after = with_setting(text, name, value)
    write_whole(file, after)
    if now := _wish_about(path, name):
        _confirm(path, now)
    if as_json:
        show_json({"group": group, "name": name, "value": given})
    else:
        click.echo(f"[{group}] {name} = {value}")


@command.command()
@mind_options
@json_option
def trust(mind: str | None, agent: str, as_json: bool) -> None:
    """Say that who thinks, what that costs, and where the mind travels is as you want it.

    And from where Reverie is installed for nights elsewhere. config.toml may have come with git,
    or you have edited it; until you say so only the rules think, and nothing travels.

    \b
    Example:
      reverie config trust
    """
    from reverie.config_file import settings_beside
    from reverie.settings import Settings

    path = Path(existing_mind(mind))
    only_a_person("say who thinks and what may be spent")
    settings, usual = settings_beside(path), Settings()
    groups = ("thinker", "sync", "s3")
    told = {name: _values(settings, usual, name, every=False) for name in groups}
    told["schedule"] = {
        name: value
        for name, value in _values(settings, usual, "schedule", every=False).items()
        if name == "install_from"
    }
    _confirm(path, *_wishes(path))
    if as_json:
        show_json({name: values for name, values in told.items() if values or name == "thinker"})
    else:
        shown = {name: values for name, values in told.items() if values or name in groups}
        show([*(line for name in shown for line in _table(name, shown[name])), "confirmed"])


@command.command()
@mind_options
@json_option
def check(mind: str | None, agent: str, as_json: bool) -> None:
    """Check the settings, and whether the thinker they name can be asked; nobody is asked.

    \b
    Example:
      reverie config check
    """
    found = list(_checked(Path(existing_mind(mind))))
    if as_json:
        show_json(found)
    else:
        show(f"{'well ' if it.well else 'WRONG'}  {it.what}" for it in found)
        show(f"       {it.next_step}" for it in found if it.next_step and not it.well)
    if not all(it.well for it in found):
        raise click.exceptions.Exit(1)


def _refuse_unconfirmed(path: Path, wish: Wish) -> None:
    """Refuse to change one of several settings of which the others are nobody's here."""
    from reverie.awake.confirmations import may
    from reverie.errors import Refused

    if not may(path.parent, wish):
        raise Refused(wish.unconfirmed)


def _confirm(path: Path, *wishes: Wish) -> None:
    from reverie.awake.confirmations import confirm

    for wish in wishes:
        confirm(path.parent, wish)


def _wish_about(path: Path, name: str) -> Wish | None:
    """What a setting belongs to of all that happens only by a person's word."""
    from reverie.settings import GROUP_OF

    whose = {name, GROUP_OF.get(name)}
    return next((wish for wish in _wishes(path) if whose & set(wish.settings)), None)


def _wishes(path: Path) -> tuple[Wish, ...]:
    from reverie.awake.confirmations import wishes
    from reverie.config_file import prices_beside, settings_beside

    return wishes(settings_beside(path), prices_beside(path))


def _settings(mind: str | None) -> Settings:
    from reverie.config_file import settings_beside

    return settings_beside(Path(existing_mind(mind)))


def _values(settings: Settings, usual: Settings, group: str, *, every: bool) -> dict[str, Any]:
    from reverie.settings import GROUPS
    from reverie.settings.group import settings_in

    now, before = getattr(settings, group), getattr(usual, group)
    return {
        name: getattr(now, name)
        for name, _ in settings_in(GROUPS[group])
        if every or getattr(now, name) != getattr(before, name)
    }


def _table(group: str, values: dict[str, Any]) -> Iterator[str]:
    from reverie.config_edit import toml_value

    yield f"[{group}]"
    yield from (f"{name} = {toml_value(value)}" for name, value in values.items())


def _checked(path: Path) -> Iterator[Checked]:
    from reverie.config_file import prices_beside, settings_beside, settings_problem
    from reverie.domain.values.session import RULES
    from reverie.domain.views.checked import Checked

    found = list(settings_problem(path))
    yield from found
    if not all(it.well for it in found):
        return
    settings = settings_beside(path).thinker
    if settings.name == RULES:
        yield Checked(True, "only the rules think; nothing is spent")
        return
    from reverie.awake.confirmations import may, thinking
    from reverie.thinkers.chosen import chosen

    wish = thinking(settings_beside(path), prices_beside(path))
    if not may(path.parent, wish):
        yield Checked(False, wish.unconfirmed)
        return
    model, why = chosen(settings, prices_beside(path), os.environ)
    yield Checked(model is not None, why or f"{settings.name} can be asked")
    caps = min(settings.night_cents, settings.day_cents, settings.month_cents)
    spends = (
        f"it may spend {settings.night_cents} cents a night"
        if caps
        else (
            "it may spend nothing, so only a free model is asked; set night_cents, day_cents and "
            "month_cents"
        )
    )
    yield Checked(True, spends)
