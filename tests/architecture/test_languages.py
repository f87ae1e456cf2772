"""A language is known by its parts alone: its words stand in its own folder and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from reverie.domain.language import LANGUAGES
from reverie.domain.language.english.words import EVERYDAY, STOP_WORDS
from tests.architecture.source_tree import imports, lies_in, modules

ROOM = "reverie.domain.language"
COMMON = STOP_WORDS | EVERYDAY
"""Words that hardly stand in a list of anything but English."""
ALTERNATED, LISTED = 3, 8
"""From how many words on a pattern or a list is one of words, if enough of them are common."""
ALLOWED = {
    "reverie.domain.audit.commits": "the keywords of a shell and the options of git",
    "reverie.domain.intake.material": "the marks of what programs print",
    "reverie.domain.intake.secrets.placeholders": "how passwords are named in many languages",
    "reverie.domain.rules.error_class": "what programs print when they fail",
    "reverie.domain.rules.patterns": "the names of commands",
    "reverie.hosts.claude_code.prompts": "the phrases the client itself begins a record with",
    "reverie.hosts.claude_code.shell": "the names of commands",
    "reverie.hosts.claude_code.tool_uses": "the phrases the client itself refuses a call with",
    "reverie.rulebook.mentions": "names that only stand for a name",
    "reverie.rulebook.routines": "the words of programming languages",
    "reverie.memory_file.write": "the words it writes itself and leaves out when it reads them",
}
FEW = {ALTERNATED: 1, LISTED: 3}
_ALTERNATIVES = re.compile(r"[a-z' ]{2,}(?:\|[a-z' ]{2,}){2,}", re.IGNORECASE)


def test_nothing_outside_imports_the_folder_of_a_language() -> None:
    folders = {language.folder for language in LANGUAGES.values()}
    reaching = [
        f"{module.at(found.line)} imports {found.name}; ask a Language for what it should know"
        for module in modules()
        if not any(module.inside(folder) for folder in folders)
        for found in imports(module)
        if any(lies_in(found.name, folder) for folder in folders)
    ]
    assert not reaching, "\n".join(reaching)


def test_the_folders_of_languages_lie_in_one_room() -> None:
    assert [one for one in LANGUAGES.values() if one.folder != f"{ROOM}.{one.name}"] == []


def test_no_pattern_or_list_of_english_words_stands_outside() -> None:
    found = [
        f"{module.at(line)} has {words}; move them to {ROOM}.english"
        for module in modules()
        if not module.inside(ROOM) and module.name not in ALLOWED
        for line, words in word_lists(module.tree)
    ]
    assert not found, "\n".join(found)


def test_a_list_of_words_is_found_however_it_is_written() -> None:
    for written in (
        'x = re.compile(r"\\b(?:because|since|so that)\\b")',
        'x = re.compile("(?:" + "never|not|" "no longer)")',
        'x = re.search(rf"{y}(?:but|however|now)", z)',
        'x = pattern("(?:but|however|now)")',
        'x = ("a", "b", "then", "the", "very", "also", "c", "d")',
        'x = frozenset("never not no longer the is are was were".split())',
    ):
        assert list(word_lists(ast.parse(written))), written
    for harmless in (
        'x = re.compile(r"Write|Edit|MultiEdit")',
        'x = ("id", "type", "created", "session", "salience", "content", "text", "anchors")',
        'x = "a sentence of more words than eight, which is told and not a list"',
    ):
        assert not list(word_lists(ast.parse(harmless))), harmless


def test_english_itself_would_be_found() -> None:
    english = [module for module in modules() if module.inside(f"{ROOM}.english")]
    assert sum(bool(list(word_lists(module.tree))) for module in english) > len(english) // 2


def word_lists(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The patterns and lists of a file that seem to be of English words, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node).startswith(("re.", "pattern")):
            for group in _ALTERNATIVES.findall(_text_in(node.args[0]) if node.args else ""):
                words = [word.strip() for word in group.split("|")]
                yield from _told(node, words, ALTERNATED)
        elif isinstance(node, ast.Call) and _called(node).endswith("split"):
            yield from _told(node, _text_in(node.func).split(), LISTED)
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            some = [one.value for one in node.elts if isinstance(one, ast.Constant)]
            yield from _told(node, [w for w in some if isinstance(w, str) and w.isalpha()], LISTED)


def _told(node: ast.expr, words: list[str], enough: int) -> Iterator[tuple[int, str]]:
    common = {word.lower() for text in words for word in text.split()} & COMMON
    if len(words) >= enough and len(common) >= FEW[enough]:
        yield node.lineno, f"{', '.join(words[:4])}, …"


def _called(call: ast.Call) -> str:
    return ast.unparse(call.func)


def _text_in(node: ast.AST) -> str:
    """All the text that stands in an expression, put together."""
    parts = (one.value for one in ast.walk(node) if isinstance(one, ast.Constant))
    return "".join(part for part in parts if isinstance(part, str))
