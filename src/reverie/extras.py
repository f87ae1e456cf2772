"""Extras: how Reverie, and a package that only some need, is installed; told in one place."""

NAME = "reverie-sleep"
"""Our name on an index: the plain one is another project's."""


def how_to_install(extra: str) -> str:
    """The commands that install an extra, for the end of a message."""
    pipx, venv = f"pipx install --force '.[{extra}]'", f"pip install '.[{extra}]'"
    return f"in a clone of Reverie: {pipx}, in a venv {venv}"


def how_to_upgrade() -> str:
    """The commands that bring a newer Reverie, for the end of a message."""
    return (
        "upgrade it, in a clone of Reverie: git pull, then pipx install --force ., from an index: "
        f"pip install -U {NAME}"
    )
