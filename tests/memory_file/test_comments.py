"""A person's comments stay with what they are about, through rewriting, nights and moves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.memory_file.homes import A_DAY, CHOICE, FACT, QUESTION, RULE, Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path).live(*A_DAY)


def above(text: str, line: str) -> str:
    """The line above the first one that holds some words."""
    lines = text.splitlines()
    return lines[next(n for n, one in enumerate(lines) if line in one) - 1].strip()


def behind(text: str, line: str) -> str:
    """What stands behind a line that begins with some words."""
    found = next(one for one in text.splitlines() if line in one)
    return found.partition("  #")[2].strip()


def test_a_comment_before_an_entry_moves_with_it_from_hot_to_warm_to_cold(home: Home) -> None:
    name = home.item(QUESTION).name
    home.edit(f"    - id: {name}", f"    # ask Bob about this\n    - id: {name}")
    home.take()

    for where in ("hot", "warm", "warm", "warm", "warm", "cold", "cold"):
        assert above(home.text, name) == "# ask Bob about this"
        head = home.text.index(f"{where}:")
        assert home.text.index("ask Bob") > head
        home.live()


def test_a_comment_behind_a_line_stays_behind_it(home: Home) -> None:
    home.edit("emotional_tag: curiosity", "emotional_tag: curiosity # more like dread")
    home.edit(f'content: "{QUESTION}"', f'content: "{QUESTION}" # since May')
    home.take()
    home.live()

    assert behind(home.text, QUESTION) == "since May"
    assert behind(home.text, "emotional_tag: curiosity") == "more like dread"


def test_comments_on_sections_stay(home: Home) -> None:
    home.edit("  doubts: []", "  # our doubts\n  doubts: [] # none so far")
    home.edit("meta:", "# Owned by Ada\nmeta:")
    home.edit("  relationship:", "  # handle with care\n  relationship:")
    home.take()
    home.live()

    assert above(home.text, "doubts:") == "# our doubts"
    assert behind(home.text, "doubts:") == "none so far"
    assert above(home.text, "meta:") == "# Owned by Ada"
    assert above(home.text, "relationship:") == "# handle with care"


def test_comments_at_the_end_stay_at_the_end(home: Home) -> None:
    home.save(home.text + "# to do:\n#   - tidy up\n")
    home.take()
    home.live()

    assert home.text.endswith("# to do:\n#   - tidy up\n")


def test_a_comment_whose_entry_is_gone_is_kept_at_the_end(home: Home) -> None:
    name = home.item(CHOICE).name
    home.edit(f"    - id: {name}", f"    # Bob wanted Postgres\n    - id: {name}")
    home.take()
    home.mind.forget(name, why="not so")
    home.filing.refresh()
    home.live()

    assert home.text.endswith("# Bob wanted Postgres\n")
    assert CHOICE not in home.text


def test_comments_are_not_edits_and_writing_is_stable(home: Home) -> None:
    home.edit("  doubts: []", "  # our doubts\n  doubts: []")

    assert home.take().edits == []
    once = home.text
    assert home.take().edits == []
    assert home.text == once


def test_a_hash_inside_a_text_is_no_comment(home: Home) -> None:
    home.edit(CHOICE, '"We use issue #42 # really"')
    home.take()
    home.live()

    assert home.memory("issue #42").text == "We use issue #42 # really"
    assert home.text.count("really") == 1


def test_a_hash_in_a_longer_text_is_no_comment(home: Home) -> None:
    home.edit(f"content: {CHOICE}", "content: |\n        # first line\n        second line\n")
    home.take()

    assert home.memory("second line").text == "# first line second line"
    assert home.text.count("# first line") == 1


def test_a_comment_after_a_longer_text_survives(home: Home) -> None:
    home.edit(
        f"content: {CHOICE}",
        "content: |\n        first line\n        second line\n      # and a comment",
    )
    home.take()
    home.live()

    assert home.text.count("# and a comment") == 1


def test_comments_on_new_entries_survive(home: Home) -> None:
    home.add("doubts", "# before", "- It may be the cache. # behind")
    home.take()
    home.live()

    assert home.text.count("# before") == 1
    assert home.text.count("# behind") == 1


def test_comments_between_nights_of_every_kind_survive(home: Home) -> None:
    home.edit(f"      text: {RULE}", f"      text: {RULE} # agreed with Ada")
    home.take()
    home.mind.forget(home.memory(FACT).name, why="mended")
    home.filing.refresh()
    home.mind.undo(1)
    home.filing.refresh()

    assert home.text.count("# agreed with Ada") == 1


# Awkward places.


@pytest.mark.parametrize("head", ["hot", "warm", "cold"])
def test_a_comment_behind_a_section_stays_as_it_is(home: Home, head: str) -> None:
    line = next(one for one in home.text.splitlines() if one.startswith(f"{head}:"))
    home.edit(line, f"{head}: # mine")
    home.take()
    for _ in range(3):
        home.live()

    kept = next(one for one in home.text.splitlines() if one.startswith(f"{head}:"))
    assert kept.count("# mine") == 1
    assert len(kept) < 100


def test_a_comment_behind_the_stamp_does_not_hide_it(home: Home) -> None:
    stamp = next(one for one in home.text.splitlines() if "stamp:" in one)
    home.edit(stamp, f"{stamp} # do not touch")
    home.take()
    home.delete(FACT)
    home.take()

    assert FACT not in home.says()


def test_a_comment_that_begins_like_one_of_ours_survives(home: Home) -> None:
    home.save(home.text + "# 3 more things to tell Bob\n")
    home.live()

    assert "# 3 more things to tell Bob" in home.text


def test_equal_lines_of_a_comment_all_survive(home: Home) -> None:
    note = "# one:\n#   - yes\n# two:\n#   - yes\n"
    home.save(home.text + note)
    home.live()

    assert home.text.endswith(note)


def test_comments_inside_a_list_over_many_lines_survive(home: Home) -> None:
    one, other = home.item(RULE).name, home.item(FACT).name
    home.edit(
        f"content: {CHOICE}",
        f"content: {CHOICE}\n      anchors: [\n        {one}, # the rule\n"
        f"        {other}, # the fact\n        ]",
    )
    home.take()

    assert home.text.count("# the rule") == home.text.count("# the fact") == 1


def test_comments_behind_closing_brackets_survive(home: Home) -> None:
    one = home.item(RULE).name
    for content in (f"content: {CHOICE}", f'content: "{QUESTION}"'):
        anchors = f"anchors: [\n        {one}\n        ] # of {content[9:15]}"
        home.edit(content, f"{content}\n      {anchors}")
    home.take()

    assert "# of We dec" in home.text
    assert '# of "Why d' in home.text


def test_a_comment_behind_a_closing_bracket_leaves_the_head_of_the_file_alone(home: Home) -> None:
    anchors = f"anchors: [\n        {home.item(RULE).name}\n        ] # all"
    home.edit(f"content: {CHOICE}", f"content: {CHOICE}\n      {anchors}")
    head = home.text.splitlines()[:3]
    home.take()

    assert home.text.splitlines()[:3] == head
