"""Extras: how a package that only some need is installed; Reverie lies in no registry."""


def how_to_install(extra: str) -> str:
    """The commands that install an extra, for the end of a message."""
    pipx, venv = f"pipx install --force '.[{extra}]'", f"pip install '.[{extra}]'"
    return f"in a clone of Reverie: {pipx}, in a venv {venv}"
