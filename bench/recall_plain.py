"""Plain questions: fifty that a developer asks weeks later, of three made-up projects.

    python bench/recall_plain.py [--misses] [--vectors none|static|both] [--questions FILE]

Half are put in other words on purpose: no content word of the question stands in what answers it
(`plain_questions.json`, by a writer who had not seen the code). A question is answered if what
answers it is among the first three; where the answer changed, the newest should be the first.
Other questions on the same projects may be given in a file: {"questions": [...]}, in that form.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any

import reverie

FILE = Path(__file__).with_name("plain_questions.json")


def main() -> None:
    """Print how many questions are answered, by how they are put."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--misses", action="store_true", help="print what was found instead")
    parser.add_argument("--vectors", choices=("none", "static", "both"), default="none")
    parser.add_argument("--questions", type=Path, default=FILE, help="other questions to ask")
    given = parser.parse_args()
    data = json.loads(FILE.read_text(encoding="utf-8"))
    questions = json.loads(given.questions.read_text(encoding="utf-8"))["questions"]
    rows: list[tuple[bool, bool | None, bool]] = []
    for project in data["projects"]:
        asked = [one for one in questions if one["project"] == project["name"]]
        rows += _answered(project, asked, given)
    for name, some in (
        ("all", rows),
        ("in the same words", [row for row in rows if not row[2]]),
        ("in other words", [row for row in rows if row[2]]),
    ):
        print(f"{name}: {sum(row[0] for row in some)} of {len(some)} among the first three")
    for name, is_other in (("the same", False), ("other", True)):
        newest = [row[1] for row in rows if row[1] is not None and row[2] is is_other]
        print(
            f"the newest comes first in {name} words: {sum(newest)} of {len(newest)} that changed"
        )


def _answered(
    project: dict[str, Any], questions: list[dict[str, Any]], given: argparse.Namespace
) -> list[tuple[bool, bool | None, bool]]:
    """Of each question: answered, newest first if it changed, and whether in other words."""
    rows = []
    with (
        tempfile.TemporaryDirectory() as folder,
        reverie.open_mind(
            Path(folder, "mind.db"), settings=reverie.Settings.of(vectors=given.vectors)
        ) as mind,
    ):
        ids = {}
        for session in project["sessions"]:
            for place, said in enumerate(session["messages"]):
                episode = mind.record(said["text"], session=session["id"], voice=said["voice"])
                ids[f"episode:{episode.number}"] = f"{session['id']}:{place}"
            mind.end_session(session["id"])
            mind.night()
        for one in questions:
            hits = mind.recall(one["text"], k=3)
            right = [
                any(ids.get(source) in one["evidence"] for source in _sources(hit)) for hit in hits
            ]
            rows.append(
                (any(right), right[:1] == [True] if one["changed"] else None, one["paraphrase"])
            )
            if given.misses and not any(right):
                print(f"{one['text']}\n" + "".join(f"    {hit.text[:90]}\n" for hit in hits))
    return rows


def _sources(hit: reverie.Hit) -> list[str]:
    """The episodes a hit was found by, or those it rests on."""
    return [f"episode:{n}" for n in hit.episodes] or list(hit.sources)


if __name__ == "__main__":
    main()
