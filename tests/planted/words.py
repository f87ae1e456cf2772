"""Bugs by which words that no person said would be taken for a person's."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "a record that begins with a tag counts as typed",
        "hosts/claude_code/prompts.py",
        "return begins_with_a_tag(text) or",
        "return False or",
    ),
    Bug(
        "a prompt of any origin counts as typed",
        "hosts/claude_code/prompts.py",
        'and kind in (None, "human")',
        "and True",
    ),
    Bug(
        "what a sub-agent was asked counts as typed",
        "hosts/claude_code/transcript.py",
        "is_main=not is_of_a_sub_agent(path)",
        "is_main=True",
    ),
    Bug(
        "what a person hands on is read as their own words",
        "domain/rules/distil.py",
        "own_words(episode.text)",
        "episode.text",
    ),
    Bug(
        "a tagged block ends at the first tag that closes it",
        "domain/intake/material.py",
        "for tag in tags if tag[1]}",
        "for tag in reversed(tags) if tag[1]}",
    ),
    Bug(
        "the output of a tool is drafted",
        "awake/drafts.py",
        'text = f"{_named(moment)} failed"',
        "text = moment.text",
    ),
    Bug(
        "a commit is told by what git printed",
        "hosts/claude_code/shell.py",
        "return [text for text in texts if not _FILLED_IN.search(text)]",
        'return [line.partition("] ")[2] for line in output.splitlines()[:1]]',
    ),
    Bug(
        "a thinker makes a rule that nobody stated",
        "domain/rules/whose_words.py",
        "and is_said_in(text, cited, language)",
        "and True",
    ),
    Bug(
        "a rule is taken though the person denied it",
        "domain/rules/whose_words.py",
        "language.claims.denies(whole) == language.claims.denies(part)",
        "True",
    ),
    Bug(
        "a tool's words are an idea",
        "domain/rules/whose_words.py",
        "if voices <= {Voice.TOOL} or",
        "if False or",
    ),
    Bug(
        "a question of the agent's stays open though a person answered",
        "domain/rules/whose_words.py",
        "return is_owed or",
        "return True or",
    ),
    Bug(
        "the briefing tells what is held back",
        "memory_file/candidates.py",
        "if not is_held_back(memory)",
        "if True",
    ),
    Bug(
        "inside a session a command is a person's word",
        "hosts/session_marks.py",
        'if environment.get(mark)), "")',
        'if False), "")',
    ),
    Bug(
        "a pipe says yes for the person",
        "cli/_person.py",
        "if not sys.stdin.isatty():\n        return False",
        "if False:\n        return False",
    ),
    Bug(
        "a rule stays a doubt though a person now states it",
        "stages/encode/said_again.py",
        "return replace(memory.wording, kind=idea.kind, texture=idea.texture)",
        "return memory.wording",
    ),
]
