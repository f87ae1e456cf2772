"""Fuzz doors: every place where something from outside is taken in, by its name."""

from __future__ import annotations

from bench.fuzz_door import Door
from bench.fuzz_files import ClientSettings, Configs, Puzzles, RuleFiles, Scenarios
from bench.fuzz_sessions import HookInput, MemoryFiles, Transcripts
from bench.fuzz_travel import Heads, Segments

DOORS: dict[str, type[Door]] = {
    "transcripts": Transcripts,
    "hooks": HookInput,
    "memory.yml": MemoryFiles,
    "config.toml": Configs,
    "segments": Segments,
    "heads": Heads,
    "rules": RuleFiles,
    "settings": ClientSettings,
    "puzzles": Puzzles,
    "scenarios": Scenarios,
}
"""Every door by its name."""
