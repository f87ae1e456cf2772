"""Imports go one way: each layer knows only itself and what lies below it."""

import sys

from tests.architecture.source_tree import PACKAGE, Import, Module, imports, lies_in, modules

ADAPTERS = frozenset(
    {
        "awake",
        "hosts",
        "memory_file",
        "population",
        "recall",
        "rulebook",
        "scanners",
        "setup",
        "stores",
        "streams",
        "thinkers",
        "transports",
        "writing",
    }
)
# The package itself stands above the wiring, because its public names lead everywhere.
LAYERS = (
    {
        "aside_folder",
        "settings",
        "confirmed",
        "errors",
        "extras",
        "files",
        "frozen",
        "keyed",
        "known_minds",
        "leftovers",
        "light_json",
        "parsers",
        "text_file",
        "version",
    },
    {"domain"},
    {"ports"},
    {"questions"},
    {"stages"},
    {"engine"},
    ADAPTERS | {"testing"},
    {"config_edit", "config_file", "clocks"},
    {"simulation"},
    {"unforeseen"},
    {"deep_sleep", "hired", "self_audit", "shared_line", "asides", "brought_mind"},
    {"sync_round"},
    {"mind"},
    {"wiring"},
    {"async_mind", "remote_night"},
    {"live"},
    {PACKAGE},
    {"cli", "mcp", "web"},
    {"__main__"},
)
HEIGHT = {layer: height for height, layers in enumerate(LAYERS) for layer in layers}
NEIGHBOURS_ALLOWED = {
    "settings": {"errors"},
    "confirmed": {"errors", "files", "keyed"},
    "files": {"errors", "leftovers"},
    "keyed": {"files"},
    "known_minds": {"files", "keyed"},
    "text_file": {"errors", "files"},
    "aside_folder": {"errors", "files", "frozen", "version"},
    "testing": {"stores", "thinkers"},
    "hosts": {"awake"},
    "memory_file": {"writing"},
}
DOMAIN_KNOWS = tuple(f"{PACKAGE}.{name}" for name in ("domain", "settings", "errors", "frozen"))
COMMANDS = f"{PACKAGE}.cli"
HIGHEST = {"cli", "simulation"}


def test_every_module_has_a_place_in_the_layers() -> None:
    tops = {module.name.split(".")[1] for module in modules() if module.name != PACKAGE}
    assert sorted(tops - set(HEIGHT)) == []


def test_a_layer_imports_only_itself_and_what_lies_below() -> None:
    upward = [
        f"{module.at(found.line)} {layer_of(module.name)} imports {found.name}"
        for module, found in imports_within_the_package()
        if not may_import(layer_of(module.name), layer_of(found.name))
    ]
    assert not upward, "\n".join(upward)


def test_adapters_never_import_each_other() -> None:
    crossing = [
        f"{module.at(found.line)} {layer_of(module.name)} imports {found.name}"
        for module, found in imports_within_the_package()
        if {layer_of(module.name), layer_of(found.name)} <= ADAPTERS
        and layer_of(module.name) != layer_of(found.name)
        and layer_of(found.name) not in NEIGHBOURS_ALLOWED.get(layer_of(module.name), set())
    ]
    assert not crossing, "\n".join(crossing)


def test_the_domain_knows_only_the_standard_library_settings_and_errors() -> None:
    foreign = [
        f"{module.at(found.line)} imports {found.name}"
        for module in modules()
        if module.inside(f"{PACKAGE}.domain")
        for found in imports(module)
        if found.name.split(".")[0] not in sys.stdlib_module_names
        and not any(lies_in(found.name, known) for known in DOMAIN_KNOWS)
    ]
    assert not foreign, "\n".join(foreign)


def test_a_command_does_not_import_another_command() -> None:
    commands = {command for module in modules() if (command := command_of(module.name))}
    crossing = [
        f"{module.at(found.line)} imports {found.name}"
        for module, found in imports_within_the_package()
        if (own := command_of(module.name)) and command_of(found.name) in commands - {own}
    ]
    assert not crossing, "\n".join(crossing)


def test_only_commands_know_simulations() -> None:
    leaning = [
        f"{module.at(found.line)} imports {found.name}"
        for module, found in imports_within_the_package()
        if layer_of(found.name) == "simulation" and layer_of(module.name) not in HIGHEST
    ]
    assert not leaning, "\n".join(leaning)


def imports_within_the_package() -> list[tuple[Module, Import]]:
    """Each import of one source file by another; what the package names lazily is left out."""
    return [
        (module, found)
        for module in modules()
        if module.name != PACKAGE
        for found in imports(module)
        if lies_in(found.name, PACKAGE)
    ]


def layer_of(name: str) -> str:
    """The layer a dotted name belongs to; a public name belongs to the package itself."""
    top = f"{name}.".split(".")[1]
    return top if top in HEIGHT else PACKAGE


def may_import(layer: str, other: str) -> bool:
    """Whether one layer may know another."""
    return (
        layer == other
        or HEIGHT[other] < HEIGHT[layer]
        or other in NEIGHBOURS_ALLOWED.get(layer, set())
    )


def command_of(name: str) -> str | None:
    """The command a dotted name belongs to, if any; a leading underscore marks what is shared."""
    if not name.startswith(f"{COMMANDS}."):
        return None
    command = name.split(".")[2]
    return None if command.startswith("_") else command
