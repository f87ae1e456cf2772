"""The memory file a command works on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.memory_file.sync import Filing
    from reverie.mind import OpenMind


def filing_of(mind: OpenMind) -> Filing:
    """The memory file of a mind, or an error that says where one is."""
    from reverie.errors import Unknown

    if mind.guest:
        raise Unknown(f"{mind.guest}; leave --agent out to see the file")
    if mind.file is None:
        raise Unknown("only a mind in a .reverie folder has a memory.yml; make one: `reverie init`")
    return mind.file
