"""The list of commands, each loaded only when it is called, and the exit codes."""

from __future__ import annotations

import gc
import os
import sys
from importlib import import_module
from typing import Any, NoReturn

import click

from reverie import __version__
from reverie.cli._terminal import guarded_terminal, styled

COMMANDS = {
    "init": ("init", "Make a mind for this project."),
    "record": ("record", "Record one thing that happened."),
    "end": ("end", "End a session, so that it waits for a night."),
    "status": ("status", "Show how the agent is: what it knows, what waits."),
    "plan": ("plan", "Show what the next night would do, and why."),
    "night": ("night", "Sleep: turn what happened into memory."),
    "think": ("think", "Answer a night's questions, for a sub-agent."),
    "nights": ("nights", "List the nights."),
    "dreams": ("dreams", "Show what a night replayed."),
    "stream": ("stream", "Follow what was dreamt, replay by replay."),
    "journal": ("journal", "Show what was changed, entry by entry."),
    "memories": ("memories", "List memories."),
    "explain": ("explain", "Tell why a memory is there."),
    "recall": ("recall", "Find what answers a question."),
    "used": ("used", "Say that recalled memories helped."),
    "gist": ("gist", "Show what was said, in few words."),
    "briefing": ("briefing", "Show what the next session should know first."),
    "remember": ("remember", "Keep one idea at once."),
    "edit": ("edit", "Put a memory in your own words."),
    "forget": ("forget", "Forget a memory for good."),
    "resolve": ("resolve", "Close a question, a tension or a doubt."),
    "confirm": ("confirm", "Say that a memory still holds."),
    "questions": ("questions", "Show what is open, and rules to confirm."),
    "memory": ("memory", "Read, correct and check the memory file."),
    "quiz": ("quiz", "Test whether a successor could go on from the memory file."),
    "proposals": ("proposals", "Show or settle what waits for your word."),
    "quarantine": ("quarantine", "Show what is held back: rules that no person stated."),
    "undo": ("undo", "Take back a night, an entry or one change."),
    "sleep": ("sleep", "Keep the books of sleep: debt, start, done, history."),
    "bookmark": ("bookmark", "Tag a moment that sleep should not miss."),
    "trigger": ("trigger", "Leave a reminder that fires in a context."),
    "transcript": ("transcript", "Read a session's transcript in short."),
    "pause": ("pause", "Stop the hooks from capturing anything."),
    "resume": ("resume", "Let the hooks capture again."),
    "hook": ("hook", "Answer a call of the host; for its settings, not for people."),
    "export": ("export", "Write a whole mind into one portable file."),
    "import": ("import_", "Make a mind from an exported file."),
    "rebuild": ("rebuild", "Make the memory anew from its journal."),
    "doctor": ("doctor", "Check a mind and say what to do."),
    "trust": ("trust", "Say that a .reverie folder from elsewhere is yours."),
    "uninstall": ("uninstall", "Take back what `reverie init` made."),
}

SHORT = {"status", "recall", "memories", "explain", "briefing", "journal", "plan"}
"""Commands that only read, and are over before their garbage is worth collecting."""

EXIT_CODES = """\b
Exit codes:
  0  done
  1  something unexpected went wrong
  2  the call or what it was given cannot be taken
  3  what was named is not there
  4  the agent is asleep, or the file is busy: try again
  5  the mind's file cannot be used
  6  a change or an undo was refused
  7  a server outside does not do its part; nothing is lost"""


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

    def main(self, *given: Any, **named: Any) -> Any:
        """Run what was called, with a terminal that nothing printed can give orders to."""
        with guarded_terminal():
            return super().main(*given, **named)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, words) for name, (_, words) in COMMANDS.items()])


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
    if SHORT.intersection(sys.argv[1:2]):
        gc.disable()
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
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("stopped; nothing is half-done", err=True)
        return 130
    except Exception as error:
        from reverie.cli._sentence import in_our_words

        told = in_our_words(error)
        click.echo(styled(f"reverie: {told}", "red"), err=True)
        return exit_code(told)


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
        (errors.StoreBusy, 4),
        (errors.StoreFailed, 5),
        (errors.ChangeRefused, 6),
        (errors.UndoRefused, 6),
        (errors.StreamFailed, 7),
    ]
    return next((code for kind, code in codes if isinstance(error, kind)), 1)
