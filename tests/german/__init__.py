"""A little German, as a second language for tests: the modules it lacks are English."""

from __future__ import annotations

from reverie.domain.language import DEFAULT, Language

GERMAN = Language("german", 1, "tests.german", leans_on=DEFAULT)
