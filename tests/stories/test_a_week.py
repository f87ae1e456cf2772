"""The demo's week of an agent's life, line by line: a golden story.

After a change that is meant, read the difference and write the story anew:
`python -m tests.stories.test_a_week`
"""

from __future__ import annotations

import difflib
import tempfile
from pathlib import Path

from demo.week import tell

GOLDEN = Path(__file__).with_name("a_week.txt")


def test_a_week_is_told_as_it_was_written_down(tmp_path: Path) -> None:
    told = [line.rstrip() for line in tell(tmp_path)]
    golden = GOLDEN.read_text(encoding="utf-8").splitlines()
    assert told == golden, "\n".join(difflib.unified_diff(golden, told, lineterm=""))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        story = "\n".join(line.rstrip() for line in tell(Path(folder)))
    GOLDEN.write_text(story + "\n", encoding="utf-8")
