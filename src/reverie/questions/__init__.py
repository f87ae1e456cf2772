"""What is asked of a thinker: one file a topic, and every topic found by its name.

A topic holds the shape of what is told, the prompt, the check of an answer, and the rules' answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reverie.questions.composite_text import COMPOSITE_TEXT
from reverie.questions.ponder import PONDER
from reverie.questions.second_look import SECOND_LOOK
from reverie.questions.successor import SUCCESSOR
from reverie.questions.topic import Topic

TOPICS: Mapping[str, Topic[Any]] = {
    topic.name: topic for topic in (SECOND_LOOK, COMPOSITE_TEXT, PONDER, SUCCESSOR)
}
