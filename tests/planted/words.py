"""Bugs by which words that no person said would be taken for a person's."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "a record that begins with a tag counts as typed",
        "hosts/claude_code/prompts.py",
        "return begins_with_a_tag(text) or",
        "return False or",
        seen_by="tests/hosts/claude_code/test_whose_words.py"
        "::test_a_record_that_begins_with_a_tag_was_not_typed",
    ),
    Bug(
        "a prompt of any origin counts as typed",
        "hosts/claude_code/prompts.py",
        'and kind in (None, "human")',
        "and True",
        seen_by="tests/hosts/claude_code/test_whose_words.py"
        "::test_a_record_of_any_other_origin_was_not_typed",
    ),
    Bug(
        "what a sub-agent was asked counts as typed",
        "hosts/claude_code/transcript.py",
        "is_main=not is_of_a_sub_agent(path)",
        "is_main=True",
        seen_by="tests/hosts/claude_code/test_whose_words.py"
        "::test_the_prompt_of_a_sub_agent_was_not_typed_though_nothing_marks_it",
    ),
    Bug(
        "what a person hands on is read as their own words",
        "domain/rules/distil.py",
        "else words_of(episode, language)",
        "else episode.text",
        seen_by="tests/domain/rules/test_distil.py"
        "::test_what_someone_only_hands_on_is_no_idea_and_no_way_to_one",
    ),
    Bug(
        "a tagged block ends at the first tag that closes it",
        "domain/intake/material.py",
        "for tag in tags if tag[1]}",
        "for tag in reversed(tags) if tag[1]}",
        seen_by="tests/hosts/claude_code/test_whose_words.py"
        "::test_what_a_person_hands_on_becomes_nothing",
    ),
    Bug(
        "the output of a tool is drafted",
        "awake/drafts.py",
        'text = f"{_named(moment)} failed"',
        "text = moment.text",
        seen_by="tests/awake/test_drafts.py::test_what_a_tool_printed_is_never_drafted",
    ),
    Bug(
        "a commit is told by what git printed",
        "hosts/claude_code/shell.py",
        "return [text for text in texts if not _FILLED_IN.search(text)]",
        'return [line.partition("] ")[2] for line in output.splitlines()[:1]]',
        seen_by="tests/hosts/claude_code/test_transcript.py"
        "::test_a_commit_is_told_by_the_first_line_of_its_message",
    ),
    Bug(
        "a thinker makes a rule that nobody stated",
        "domain/rules/whose_words.py",
        "and is_said_in(text, cited, language)",
        "and True",
        seen_by="tests/questions/test_revision.py"
        "::test_a_rule_that_the_cited_person_did_not_state_is_a_doubt",
    ),
    Bug(
        "a rule is taken though the person denied it",
        "domain/rules/whose_words.py",
        "language.claims.denies(whole) == language.claims.denies(part)",
        "True",
        seen_by="tests/questions/test_revision.py"
        "::test_a_rule_must_be_the_persons_own_and_as_it_was_said",
    ),
    Bug(
        "a tool's words are an idea",
        "domain/rules/whose_words.py",
        "if voices <= {Voice.TOOL} or",
        "if False or",
        seen_by="tests/domain/rules/test_distil.py"
        "::test_what_only_a_tool_says_may_not_be_kept_even_as_a_doubt",
    ),
    Bug(
        "a question of the agent's stays open though a person answered",
        "domain/rules/whose_words.py",
        "return is_owed or",
        "return True or",
        seen_by="tests/domain/rules/test_distil.py"
        "::test_an_agents_question_is_open_only_while_a_person_owes_the_answer",
    ),
    Bug(
        "the briefing tells what is held back",
        "memory_file/candidates.py",
        "if not is_held_back(memory)",
        "if True",
        seen_by="tests/cli/test_inside_a_session.py"
        "::test_what_is_held_back_is_listed_released_and_dropped",
    ),
    Bug(
        "inside a session a command is a person's word",
        "hosts/session_marks.py",
        'if environment.get(mark)), "")',
        'if False), "")',
        seen_by="tests/cli/test_inside_a_session.py"
        "::test_a_rule_that_is_remembered_there_is_a_doubt",
    ),
    Bug(
        "a pipe says yes for the person",
        "cli/_person.py",
        "if not sys.stdin.isatty():\n        return False",
        "if False:\n        return False",
        seen_by="tests/cli/test_inside_a_session.py"
        "::test_only_a_person_does_that_and_yes_does_not_count",
    ),
    Bug(
        "a rule stays a doubt though a person now states it",
        "stages/encode/said_again.py",
        "return replace(memory.wording, kind=idea.kind, texture=idea.texture)",
        "return memory.wording",
        seen_by="tests/cli/test_inside_a_session.py"
        "::test_a_doubt_that_a_person_then_states_is_a_rule",
    ),
]
