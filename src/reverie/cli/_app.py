"""The list of commands, each loaded only when it is called, and the exit codes."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any, NoReturn

import click

from reverie import __version__
from reverie.cli._terminal import guarded_terminal, styled

GROUPS = {
    "Set up": {
        "init": ("init", "Make a mind for this project."),
        "setup": ("setup", "Let nights run by themselves, here or elsewhere."),
        "doctor": ("doctor", "Check a mind and say what to do."),
        "config": ("config", "See, change and check the settings of a mind."),
        "trust": ("trust", "Say that a .reverie folder from elsewhere is yours."),
        "uninstall": ("uninstall", "Take back what `reverie init` made."),
        "export": ("export", "Write a whole mind into one portable file."),
        "import": ("import_", "Make a mind from an exported file."),
    },
    "Every day": {
        "status": ("status", "Show how the agent is: what it knows, what waits."),
        "report": ("report", "Show what the last nights did, and what you must decide."),
        "briefing": ("briefing", "Show what the next session should know first."),
        "recall": ("recall", "Find what answers a question."),
        "used": ("used", "Say that recalled memories helped."),
        "remember": ("remember", "Keep one idea at once."),
        "puzzle": ("puzzle", "Leave a hard question to be slept on."),
        "sync": ("sync", "Let a mind travel between machines."),
    },
    "Sleep": {
        "plan": ("plan", "Show what the next night would do, and why."),
        "night": ("night", "Sleep: turn what happened into memory."),
        "nights": ("nights", "List the nights."),
        "dreams": ("dreams", "Show what a night replayed."),
        "sleep": ("sleep", "Keep the books of sleep: debt, start, done, history."),
        "think": ("think", "Answer a night's questions, for a sub-agent."),
    },
    "All day long": {
        "live": ("live", "Let the agent fall asleep by itself, all day long."),
        "stimulus": ("stimulus", "Call the agent: it is told when it is awake."),
        "wake": ("wake", "End the sleep that runs, at its last checkpoint."),
        "doze": ("doze", "Take in what has ended, so that the next session knows it."),
        "stream": ("stream", "Follow what was dreamt, replay by replay."),
        "metrics": ("metrics", "Print numbers for Prometheus."),
    },
    "Look into the memory": {
        "memories": ("memories", "List memories."),
        "explain": ("explain", "Tell why a memory is there."),
        "journal": ("journal", "Show what was changed, entry by entry."),
        "gist": ("gist", "Show what was said, in few words."),
        "questions": ("questions", "Show what is open, and rules to confirm."),
        "beliefs": ("beliefs", "Show how far what sessions use can be relied on."),
        "memory": ("memory", "Read, correct and check the memory file."),
        "quiz": ("quiz", "Test whether a successor could go on from the memory file."),
    },
    "Correct and decide": {
        "edit": ("edit", "Put a memory in your own words."),
        "forget": ("forget", "Forget a memory for good."),
        "resolve": ("resolve", "Close a question, a tension or a doubt."),
        "proposals": ("proposals", "Show or settle what waits for your word."),
        "audit": ("audit", "Look back on sessions; choose what to do about findings."),
        "undo": ("undo", "Take back a night, an entry or one change."),
        "rebuild": ("rebuild", "Make the memory anew from its journal."),
    },
    "Check rules, run simulations": {
        "confirm": ("confirm", "Say that a memory still holds."),
        "quarantine": ("quarantine", "Show what is held back: rules that no person stated."),
        "scan": ("scan", "Look over the rules for what cannot stand."),
        "reconcile": ("reconcile", "Write a plan of what to do about the rules."),
        "links": ("links", "Check that each link in the rules leads somewhere."),
        "simulate": ("simulate", "Run a simulation of many small minds from a file."),
    },
    "While the agent is awake": {
        "record": ("record", "Record one thing that happened."),
        "end": ("end", "End a session, so that it waits for a night."),
        "bookmark": ("bookmark", "Tag a moment that sleep should not miss."),
        "trigger": ("trigger", "Leave a reminder that fires in a context."),
        "transcript": ("transcript", "Read a session's transcript in short."),
        "pause": ("pause", "Stop the hooks from capturing anything."),
        "resume": ("resume", "Let the hooks capture again."),
        "hook": ("hook", "Answer a call of the host; for its settings, not for people."),
    },
}
"""The commands by what one wants to do, each with its module and what it does."""
COMMANDS = {name: told for group in GROUPS.values() for name, told in group.items()}
MEANT = {
    "add": "remember",
    "brief": "briefing",
    "find": "recall",
    "install": "init",
    "list": "memories",
    "log": "journal",
    "ls": "memories",
    "note": "remember",
    "morning": "report",
    "revert": "undo",
    "rm": "forget",
    "search": "recall",
    "show": "explain",
    "why": "explain",
}
"""What people type who have not read the list, and what they mean."""

EXIT_CODES = """\b
Exit codes:
  0  done
  1  something unexpected went wrong
  2  the call or what it was given cannot be taken
  3  what was named is not there
  4  the agent is asleep, or the file is busy: try again
  5  the mind's file cannot be used
  6  a change or an undo was refused
  7  a server outside does not do its part; nothing is lost
  130  it was stopped by a signal; nothing is half-done"""


CONTEXT = {"max_content_width": 100, "help_option_names": ["-h", "--help"]}


class Commands(click.Group):
    """Commands by name; only the one that is called is imported."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order a newcomer meets them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command itself."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"reverie.cli.{COMMANDS[cmd_name][0]}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is called; one that is not there says which may be meant."""
        from reverie.cli._person import refuse_what_is_private

        name = args[0]
        refuse_what_is_private(args)
        if name not in COMMANDS and name[:1].isalnum():
            from difflib import get_close_matches

            close = [MEANT[name]] if name in MEANT else get_close_matches(name, COMMANDS, n=2)
            if close:
                ctx.fail(f"No such command {name!r}. Did you mean {' or '.join(close)}?")
        return super().resolve_command(ctx, args)

    def main(self, *given: Any, **named: Any) -> Any:
        """Run what was called, with a terminal that nothing printed can give orders to."""
        with guarded_terminal():
            return super().main(*given, **named)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing any."""
        with formatter.section("Commands"):
            for title, commands in GROUPS.items():
                with formatter.section(title):
                    formatter.write_dl([(name, words) for name, (_, words) in commands.items()])


@click.group(cls=Commands, epilog=EXIT_CODES, context_settings=CONTEXT)
@click.version_option(__version__, "-V", "--version", message="reverie %(version)s")
def app() -> None:
    """Reverie gives AI agents sleep.

    Record what happens, let the agent sleep, and read, question, correct or undo
    what it made of it.

    \b
    Example:
      reverie init
      reverie record "Never push to main." --session monday --end
      reverie night
      reverie recall "pushing"
    """


def run() -> NoReturn:
    """Run the command line and leave with its exit code."""
    with guarded_terminal():
        _leave(ended())


def ended(words: list[str] | None = None) -> int:
    """Run a command line; whatever goes wrong becomes a sentence and an exit code."""
    try:
        code = app.main(words, prog_name="reverie", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except SystemExit as left:  # click leaves with 1 when the reader has seen enough
        gone = "PacifyFlush" in type(sys.stdout).__name__
        return 0 if gone else left.code if isinstance(left.code, int) else 1
    except click.ClickException as error:
        error.show()
        _show_example(error)
        _tell_programs(error.format_message(), error.exit_code, words)
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("stopped; nothing is half-done", err=True)
        return 130
    except Exception as error:
        from reverie.cli._sentence import in_our_words

        told = in_our_words(error)
        click.echo(styled(f"reverie: {told}", "red"), err=True)
        _tell_programs(str(told), exit_code(told), words)
        return exit_code(told)


def _show_example(error: click.ClickException) -> None:
    """How the command is called, where something is missing from it."""
    if not isinstance(error, click.MissingParameter) or not error.ctx:
        return
    _, _, examples = (error.ctx.command.help or "").partition("Example:\n")
    if examples:
        click.echo(f"Example: {examples.splitlines()[0].strip()}", err=True)


def _tell_programs(error: str, code: int, words: list[str] | None) -> None:
    """With --json an error is JSON too, on the output that a program reads."""
    if "--json" in (sys.argv[1:] if words is None else words):
        import json

        click.echo(json.dumps({"error": error, "exit_code": code}, indent=2, ensure_ascii=False))


def _leave(code: int) -> NoReturn:
    """End the process at once: Python's own tidying up takes as long as its start."""
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        sys.exit(code)  # Python says what could not be written
    os._exit(code)


def exit_code(error: Exception) -> int:
    """The exit code of an error."""
    from reverie import errors

    codes: list[tuple[type[Exception], int]] = [
        (errors.Unknown, 3),
        (errors.Refused, 2),
        (errors.Asleep, 4),
        (errors.LivesAlready, 4),
        (errors.StoreBusy, 4),
        (errors.StoreFailed, 5),
        (errors.ChangeRefused, 6),
        (errors.UndoRefused, 6),
        (errors.StreamFailed, 7),
        (errors.TransportFailed, 7),
    ]
    return next((code for kind, code in codes if isinstance(error, kind)), 1)
