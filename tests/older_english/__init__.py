"""English as an older version might have had it: it retold nothing and knew no plural."""

from __future__ import annotations

from reverie.domain.language import DEFAULT, Language

OLDER_ENGLISH = Language("english", 0, "tests.older_english", leans_on=DEFAULT)
