"""What a person changes in memory.yml is so from then on, and no night overturns it."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.values.memory import Author, Kind, Layer
from reverie.domain.values.texture import Aspect, Confidence
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import Added, Removed, Retuned, Reworded
from reverie.memory_file.place import State
from tests.memory_file.homes import A_DAY, CHOICE, FACT, LIKING, RULE, Home

TOKEN = "ghp_" + "a1B2" * 9


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path).live(*A_DAY)


def test_reworded_words_are_the_persons_and_survive_nights_unchanged(home: Home) -> None:
    mine = "well, so, we use SQLite. It is one file. And then some more was said about it."
    home.edit(CHOICE, mine)
    (edit,) = home.take().by_hand
    for _ in range(8):
        home.live()

    assert isinstance(edit, Reworded)
    memory = home.memory("one file")
    assert (memory.text, memory.wording.by, memory.layer) == (mine, Author.PERSON, Layer.COLD)
    assert home.item("one file").by_hand


def test_a_retyped_entry_is_of_that_kind(home: Home) -> None:
    home.edit("type: decision", "type: insight")
    home.take()

    assert home.memory(CHOICE).kind is Kind.INSIGHT
    assert "type: insight" in home.text


def test_a_deleted_entry_is_forgotten_and_no_night_learns_it_again(home: Home) -> None:
    home.delete(RULE)
    (edit,) = home.take().by_hand
    home.live(RULE, "Always lint first.")

    assert isinstance(edit, Removed)
    assert home.has_buried(RULE)
    assert RULE not in home.says()
    assert "Always lint first." in home.says()


@pytest.mark.parametrize(
    ("under", "kind"),
    [
        ("doubts", Kind.DOUBT),
        ("narrative_hooks", Kind.EVOCATION),
        ("fragments", Kind.FACT),
        ("composites", Kind.COMPOSITE),
        ("constraints", Kind.CONSTRAINT),
        ("style", Kind.RELATIONSHIP),
        ("expertise", Kind.RELATIONSHIP),
        ("preferences", Kind.RELATIONSHIP),
    ],
)
@pytest.mark.parametrize("entry", ["Redis is on port 6379.", "{text: Redis is on port 6379.}"])
def test_an_entry_may_be_added_to_every_list(
    home: Home, under: str, kind: Kind, entry: str
) -> None:
    home.add(under, f"- {entry}")
    (edit,) = home.take().by_hand

    assert isinstance(edit, Added)
    memory = home.memory("Redis")
    assert (memory.kind, memory.wording.by) == (kind, Author.PERSON)
    assert home.item("Redis").name == memory.name
    assert home.take().edits == []


def test_an_entry_may_be_added_to_a_warm_session(home: Home) -> None:
    home.live()
    home.add("fragments", "- {type: insight, content: Redis is on port 6379.}")
    warm = home.text.replace(
        "      fragments:\n", "      fragments:\n        - Tests need Redis.\n"
    )
    home.save(warm)
    home.take()

    assert {"Redis is on port 6379.", "Tests need Redis."} <= set(home.says())


def test_what_the_user_is_like_keeps_its_aspect(home: Home) -> None:
    home.add("expertise", "- Writes Rust for a living.")
    home.take()

    assert home.memory("Rust").wording.texture.aspect is Aspect.EXPERTISE


def test_the_tone_is_the_persons_to_change_and_nights_leave_it(home: Home) -> None:
    home.edit("mood: ", "mood: tense, though not ")
    home.edit("  doubts: []", "    carry_forward: Begin with the parser.\n  doubts: []")
    (edit,) = home.take().by_hand
    home.mind.record("thanks, great", session="s1")
    home.mind.end_session("s1")
    home.mind.night()

    assert isinstance(edit, Retuned)
    tone = home.store.present([Place("tone", 1)])[Place("tone", 1)]
    assert isinstance(tone, Tone)
    assert tone.mood.startswith("tense, though not ")
    assert (tone.carry_forward, tone.by) == ("Begin with the parser.", Author.PERSON)


def test_salience_is_the_persons_to_weigh(home: Home) -> None:
    home.edit(f"salience: {home.item(CHOICE).salience}", "salience: 0.95")
    home.take()

    assert home.memory(CHOICE).salience.points == 9_500
    assert home.item(CHOICE).salience == 0.95


def test_what_goes_with_the_words_is_the_persons_too(home: Home) -> None:
    home.edit("confidence: medium", "confidence: high")
    home.edit("if it is no longer true that it is one file", "never")
    home.edit("emotional_tag: conviction", f"anchors: [{home.item(RULE).name}]")
    home.take()

    texture = home.memory(CHOICE).wording.texture
    assert (texture.confidence, texture.reversal) == (Confidence.HIGH, "never")
    assert (texture.feeling, texture.anchors) == ("", (home.memory(RULE).number,))


def test_an_entry_moved_to_constraints_is_a_rule_by_hand(home: Home) -> None:
    item = home.item(FACT)
    home.delete(FACT).add("constraints", f"- {{id: {item.name}, text: Never deploy on ARM.}}")
    home.take()

    memory = home.memory("ARM")
    assert (memory.name, memory.kind) == (item.name, Kind.CONSTRAINT)
    assert memory.wording.by is Author.PERSON
    assert {one.name for one in home.sheet.constraints} == {home.item(RULE).name, item.name}


def test_words_in_warm_form_may_be_edited(home: Home) -> None:
    home.live()
    assert FACT in home.text
    home.edit(FACT, "The deploy failed on ARM because of a page size of 64k")
    home.take()
    for _ in range(6):
        home.live()

    assert home.memory("64k").text == "The deploy failed on ARM because of a page size of 64k"


def test_an_edit_keeps_what_the_file_does_not_show(home: Home) -> None:
    before = home.memory(LIKING)
    home.edit(LIKING, "I prefer very short answers.")
    home.take()

    after = home.memory("very short")
    assert after.wording.texture == before.wording.texture
    assert (after.sources, after.strength) == (before.sources, before.strength)


def test_a_secret_written_by_hand_is_masked_in_the_mind_and_in_the_file(home: Home) -> None:
    home.add("constraints", f"- Never print {TOKEN} to a log.")
    home.take()

    assert TOKEN not in str(list(home.store.contents()))
    assert TOKEN not in home.text


def test_undo_takes_the_edit_back(home: Home) -> None:
    before = (home.says(), home.sheet)
    home.edit(CHOICE, "We use DuckDB.").delete(FACT).add("doubts", "- Perhaps Redis.")
    home.take()
    assert home.says() != before[0]

    home.mind.undo_entries(home.store.journal.last())
    home.filing.refresh()

    assert (home.says(), home.sheet.hot, home.sheet.doubts) == (before[0], before[1].hot, ())


def test_a_file_that_was_taken_is_as_written(home: Home) -> None:
    home.edit(CHOICE, "We use DuckDB.")
    assert home.filing.place.found().state is State.EDITED
    home.take()

    assert home.filing.place.found().state is State.AS_WRITTEN
    assert home.take().edits == []


def test_a_file_with_no_stamp_is_taken_and_nothing_counts_as_deleted(home: Home) -> None:
    stamp = next(line for line in home.text.splitlines(keepends=True) if "stamp:" in line)
    home.delete(FACT).edit(stamp, "").edit(RULE, "Never push to any branch.")
    home.take()

    assert FACT in home.says()
    assert home.memory("any branch").wording.by is Author.PERSON


def test_only_edited_entries_become_the_persons_when_the_stamp_is_lost(home: Home) -> None:
    stamp = next(line for line in home.text.splitlines(keepends=True) if "stamp:" in line)
    home.edit(stamp, "").edit(RULE, "Never push to any branch.")

    assert len(home.take().edits) == 1


# Awkward edits.


@pytest.mark.parametrize("entry", [f'"{FACT}"', f'{{text: "{FACT}"}}'])
def test_an_entry_moved_without_its_id_is_kept(home: Home, entry: str) -> None:
    home.delete(FACT).add("constraints", f"- {entry}")
    home.take()

    assert [m.kind for m in home.held() if m.text == FACT] == [Kind.CONSTRAINT]


def test_the_summary_of_a_warm_session_is_heard_or_refused(home: Home) -> None:
    home.live()
    line = next(line for line in home.text.splitlines() if "tone_summary" in line)
    home.edit(line, "      tone_summary: it was a disaster")
    home.take()

    assert "it was a disaster" in home.text


def test_a_tone_of_a_session_that_never_was_is_refused_or_kept(home: Home) -> None:
    home.edit("    session: 1\n    mood: ", "    session: 7\n    mood: my own words, ")
    assert not home.take().edits or "my own words" in home.text


def test_a_known_text_added_as_a_rule_becomes_one(home: Home) -> None:
    home.add("constraints", f'- "{FACT}"')
    home.take()

    assert home.memory(FACT).kind is Kind.CONSTRAINT


def test_an_untouched_trait_is_not_edited_when_the_stamp_is_lost(home: Home) -> None:
    home.mind.remember("Likes tabs.", kind=Kind.RELATIONSHIP)
    home.filing.refresh()
    stamp = next(line for line in home.text.splitlines(keepends=True) if "stamp:" in line)
    home.edit(stamp, "")

    assert home.filing.edits().edits == []
