"""A newcomer guesses a module from its path: a noun, with one meaning in the whole tree."""

from collections import defaultdict

from reverie.domain.language import LANGUAGES
from tests.architecture.source_tree import PACKAGE, Module, modules

SHARED = {
    "apply": "changes become rows: how they are decided, and how SQLite writes them",
    "belief": "a score about a subject: the formulas that move it, and the value",
    "debt": "points of unconsolidated work: the formulas, and the ledger's rules that use them",
    "directive": "what an agent is told to do: by rule files, and at a start by its debt",
    "doctor": "what is wrong with a place and what to do: a mind's file, a host's installation",
    "dream": "memories said as one: the rule, and the stage that goes by it",
    "episodes": "the port Episodes, answered by one database",
    "gloss": "what a night writes beside an episode: the value, and how the stage writes it",
    "index": "what recall looks things up in: the port, answered by one database",
    "journal": "all entries in order: the port Journal, answered by one database; read as a stream",
    "links": "the port Links, answered by one database",
    "measures": "numbers read off something: a mind, a day of a simulation",
    "memories": "the port Memories, answered by one database",
    "merge": "several memories become one: the rule, and the part of compressing that goes by it",
    "metrics": "what is counted and measured of a mind: the values, and the text that tells them",
    "mind": "all that one agent knows: the door, the port, and the port answered by SQLite",
    "owner": "whose something is: a memory by whoever says it, a project by its agent",
    "patterns": "what comes back across sessions: the rules, and their words",
    "places": "where in a mind values lie: what a place is, and what SQLite finds there",
    "replay": "going through a memory again: formulas, rule and stage",
    "report": "what a person reads about a night: the value, and its words",
    "retention": "what asks to be kept: an episode by its appraisal, an utterance by its words",
    "spend": "what asking a model costs: the value, and the rules that keep it within caps",
    "store": "where a mind is kept: the port, answered by one database",
    "succession": "the newer after the older: in the words of a language, and among answers",
    "tables": "what is written, row by row: the primitives of one database",
    "tokens": "how many tokens a text has: estimated, and counted where a tokenizer is installed",
    "vectors": "embeddings: how a night computes them, and how SQLite keeps them",
}
"""Names that several modules have, and the one thing they all stand for."""
NOUNS = {"briefing", "ending", "testing", "wiring", "standing", "nesting"}
"""Words that end like a verb at work and are nouns."""


def test_a_name_that_several_modules_have_stands_for_one_thing() -> None:
    by_name = defaultdict(list)
    for module in outside_the_commands():
        by_name[last_part(module)].append(module.name)
    several = {name: found for name, found in by_name.items() if len(found) > 1}
    assert sorted(several) == sorted(SHARED), several


def test_only_the_engine_names_modules_for_what_runs() -> None:
    running = [
        module.name
        for module in modules()
        if last_part(module).endswith("ing")
        and last_part(module).rpartition("_")[2] not in NOUNS
        and not module.inside(f"{PACKAGE}.engine")
        and module.file.name != "__init__.py"
    ]
    assert not running, "\n".join(running)


def outside_the_commands() -> list[Module]:
    """All modules but packages, and those that have the name of what they serve.

    These are commands, settings, and the parts of a language that leans on another.
    """
    leaning = [language.folder for language in LANGUAGES.values() if language.leans_on]
    return [
        module
        for module in modules()
        if module.file.name != "__init__.py"
        and not module.inside(f"{PACKAGE}.cli")
        and not module.inside(f"{PACKAGE}.settings")
        and not any(module.inside(folder) for folder in leaning)
    ]


def last_part(module: Module) -> str:
    return module.name.rpartition(".")[2].strip("_")
