"""Of a conversation little is kept, and of everything else it is said why not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.language import DEFAULT
from reverie.domain.rules.sift import Sifted, is_conversation, sift
from reverie.domain.values.left_out import Reason
from reverie.settings.keep import KeepSettings
from tests.domain.rules.test_plainly_told import remembered
from tests.domain.rules.test_utterances import talk

KEEP = KeepSettings()
ALL = KeepSettings(person_score=0, agent_score=0)


def sifted(*said: tuple[str, str], keep: KeepSettings = KEEP) -> Sifted:
    return sift(talk(*said), keep)


def kept(*said: tuple[str, str]) -> list[str]:
    return [one.utterance.text for one in sifted(*said).kept]


def reasons(*said: tuple[str, str]) -> dict[str, Reason]:
    return {one.utterance.text: one.reason for one in sifted(*said).left}


def test_what_one_tells_alone_is_no_conversation() -> None:
    assert not is_conversation(talk(("person", "Never push to main.")))
    assert is_conversation(talk(("person", "Never push to main."), ("agent", "Understood.")))


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Let me look at the tests first.", Reason.ANNOUNCED),
        ("I've added two tests and renamed the module.", Reason.WORK_DONE),
        ("✅ Files of settings in the door's folder - none names it", Reason.WORK_DONE),
        ("Would you like me to go on with the parser?", Reason.OFFER),
        ("What does the old parser return?", Reason.QUESTION),
        ("Here is what changed:", Reason.LEAD_IN),
        ("I'm sorry, I cannot open that page.", Reason.CHATTER),
        ("You're absolutely right!", Reason.CHATTER),
    ],
)
def test_what_an_agent_says_in_passing_is_left_out_by_name(said: str, reason: Reason) -> None:
    told = reasons(("person", "go"), ("agent", said), ("person", "ok"), ("agent", "Fine, ready."))

    assert told[said] is reason


@pytest.mark.parametrize(
    "said", ["Could you add a test for the parser?", "Did that work on the server?"]
)
def test_what_a_person_asks_for_in_passing_is_no_offer(said: str) -> None:
    told = reasons(("person", said), ("agent", "I see."), ("person", "ok"), ("agent", "Fine."))

    assert told[said] is Reason.ASKED
    assert DEFAULT.retention.passing(said, by_agent=True) is Reason.OFFER
    assert remembered(("person", said)) == []


@pytest.mark.parametrize("said", ["My own choice would be the second.", "Which of these is it?"])
def test_the_ways_that_an_agent_weighs_are_offers(said: str) -> None:
    way = "SQLite fits well because it is one file and needs no server."
    told = f"In short:\n\n- {way}\n- Postgres, with joins for free.\n\n"
    asked, agreed = ("person", "which database shall it be?"), ("person", "the second then")

    assert reasons(asked, ("agent", told + said), agreed)[way] is Reason.OFFER
    talked = (asked, ("agent", told + "Both are in the list."), agreed)
    assert way in [one.utterance.text for one in sifted(*talked, keep=ALL).kept]


def test_faults_that_the_agent_mends_later_are_over() -> None:
    fault = "The cache fails because the key holds no version."
    found = ("agent", f"I read it all.\n\n### Critical issues\n- {fault}\n- The log is loud.")
    go, mended = ("person", "start with the critical ones"), "The critical items are fixed."

    assert reasons(found, go, ("agent", mended))[fault] is Reason.WORK_DONE
    for last in ("The colours are fixed.", "The critical items are hard."):
        talked = (found, go, ("agent", last))
        assert fault in [one.utterance.text for one in sifted(*talked, keep=ALL).kept]


@pytest.mark.parametrize("head", ["Alternatives:", "Recommended plan:", "What we could do:"])
def test_an_agents_points_below_what_could_be_are_offers(head: str) -> None:
    point = "The cache fails because the key holds no version."
    told = (
        f"The rebuild went wrong.\n\n{head}\n- {point}\n- The key gets the version of the schema."
    )
    talked = (("person", "why is it slow?"), ("agent", told), ("person", "ok"), ("agent", "Fine."))

    assert reasons(*talked)[point] is Reason.OFFER
    assert point in [one.utterance.text for one in sifted(*_headed(talked, head), keep=ALL).kept]


@pytest.mark.parametrize("head", ["Next steps:", "### 3. Work that still matters"])
def test_an_agents_points_below_what_is_ahead_are_open_or_nothing(head: str) -> None:
    point = "The cache fails because the key holds no version."
    told = f"That was it.\n\n{head}\n- {point}\n- Tidy up."
    talked = (("person", "why is it slow?"), ("agent", told), ("person", "ok"), ("agent", "Fine."))

    found = {one.utterance.text: one.is_open for one in sifted(*talked, keep=ALL).kept}
    none = sifted(*talked, keep=KeepSettings(agent_score=100))
    noting = sift(talk(*talked), ALL, noting=True)

    assert found[point]
    assert point not in [one.utterance.text for one in noting.kept]
    assert Reason.ANNOUNCED in [one.reason for one in none.left if one.utterance.text == point]


@pytest.mark.parametrize(
    "said",
    [
        "please take a look at the whole parser in src/parser.py and at how it reads `utf-8`",
        "go through the code line by line and find what could be better in `build.py`",
        "can you check why the 14 tests of `cache.py` are slow",
    ],
)
def test_an_order_to_look_at_something_is_work_in_passing(said: str) -> None:
    told = reasons(("person", said), ("agent", "I see."), ("person", "ok"), ("agent", "Fine."))

    assert told[said] is Reason.PASSING_ORDER


def test_an_order_to_look_that_settles_something_is_no_order_in_passing() -> None:
    said = "From now on check the changelog before every release."
    told = sifted(("person", said), ("agent", "I will."), ("person", "ok"), ("agent", "Fine."))

    assert said in [one.utterance.text for one in told.kept]


def _headed(talked: tuple[tuple[str, str], ...], head: str) -> list[tuple[str, str]]:
    """The same talk with its points below a heading that says what is."""
    return [(voice, said.replace(head, "What was found:")) for voice, said in talked]


@pytest.mark.parametrize("said", ["yes", "ok go ahead", "thanks!", "good morning", "lgtm, do it"])
def test_a_word_that_settles_nothing_is_chatter(said: str) -> None:
    assert reasons(("agent", "Shall I go on?"), ("person", said))[said] is Reason.CHATTER


@pytest.mark.parametrize(
    "said",
    [
        "do not use lodash in this project",
        "never push straight to main",
        "we don't need the cache, drop it",
        "go back to tabs",
        "use pnpm, not npm",
        "from now on every migration needs a down step",
        "floats for money are not allowed anywhere",
        "I'd rather have small commits",
        "the proxy caps uploads at 25 MB",
        "no malloc after init",
    ],
)
def test_what_a_person_states_in_so_many_words_is_kept(said: str) -> None:
    assert said in kept(("agent", "I have read the notes."), ("person", said))


@pytest.mark.parametrize(
    "said",
    [
        "you must be kidding me",
        "don't touch that yet",
        "the intern said we must always reboot, that's rubbish",
        "hold on a sec",
        "it's always the dns haha",
        "why is the test red",
    ],
)
def test_words_of_a_moment_a_joke_or_someone_else_are_not(said: str) -> None:
    assert kept(("agent", "The bug was a missing comma."), ("person", said)) == []


@pytest.mark.parametrize(
    "beside",
    ["haha just kidding", "that is what the blog says", "no wait, scratch that"],
)
def test_a_mood_in_the_words_beside_a_rule_makes_it_less_believed(beside: str) -> None:
    rule = "never push straight to main."

    assert rule in kept(("agent", "I have read it."), ("person", f"{rule} it is late"))
    assert rule not in kept(("agent", "I have read it."), ("person", f"{rule} {beside}"))


def test_at_most_so_many_are_kept_a_persons_words_first() -> None:
    rules = [("person", f"never touch module {name} by hand") for name in "abcdef"]
    told = [("agent", "The hang came from the lock, because two timers shared the pin 7.")]
    some = sifted(*told, *rules, keep=replace(KEEP, per_session=4))

    assert len(some.kept) == 4
    assert {one.utterance.voice for one in some.kept} == {"person"}
    assert Reason.CROWDED in {one.reason for one in some.left}


def test_what_a_person_puts_right_later_is_left_out_as_corrected() -> None:
    told = (
        ("agent", "Which port?"),
        ("person", "the staging port is 5433"),
        ("agent", "Set to 5433."),
        ("person", "no, the staging port is 5434 now"),
    )

    assert kept(*told) == ["no, the staging port is 5434 now"]
    assert reasons(*told)["the staging port is 5433"] is Reason.CORRECTED


def test_a_note_that_puts_an_earlier_one_right_leaves_that_out() -> None:
    told = kept(
        ("person", "which store shall we take?"),
        ("agent", "Ok.\n\nNoted: Sessions are stored in a CSV file per shop."),
        ("person", "hm, that locks badly"),
        ("agent", "Ok.\n\nNoted: Sessions are stored in SQLite instead of a CSV file per shop."),
    )

    assert told == ["Sessions are stored in SQLite instead of a CSV file per shop."]


def test_what_a_note_says_better_is_kept_once_and_a_rule_in_its_own_words() -> None:
    told = kept(
        ("person", "hm, let us store the readings in hdf5, the csv files are too slow"),
        (
            "agent",
            "Ok.\n\nNoted: Readings are stored in HDF5, because the CSV files were too slow.",
        ),
        ("person", "and never delete the raw readings"),
        ("agent", "Ok.\n\nNoted: Raw readings are never deleted."),
        ("person", "and never write to the archive by hand"),
        (
            "agent",
            "Ok.\n\nNoted: Never write to the archive by hand, because the checksums of the "
            "nightly mirror job break and nobody notices for weeks.",
        ),
    )

    assert told == [
        "Readings are stored in HDF5, because the CSV files were too slow.",
        "and never delete the raw readings",
        "and never write to the archive by hand",
        "Never write to the archive by hand, because the checksums of the "
        "nightly mirror job break and nobody notices for weeks.",
    ]


def test_of_an_agent_that_takes_notes_a_session_without_any_leaves_no_prose() -> None:
    said = talk(
        ("person", "why does the pump hang?"),
        ("agent", "The pump hung because two timers shared pin 7, and pin 7 is not buffered."),
    )

    assert sift(said, KeepSettings(agent_score=0)).kept
    assert not sift(said, KeepSettings(agent_score=0), noting=True).kept


def test_of_a_person_it_leaves_what_is_likely_worth_it_beside_notes_too() -> None:
    said = talk(("person", "the readings are in HDF5, more or less"), ("agent", "Fine."))
    settings = KeepSettings(person_score=0, person_score_beside_notes=100)

    assert sift(said, settings).kept
    assert not sift(said, settings, noting=True).kept


def test_a_question_mark_opens_nothing_that_was_answered() -> None:
    told = (("person", "which licence does the parser have?"), ("agent", "It is MIT licensed."))

    assert not any(one.is_open for one in sifted(*told).kept)


def test_a_persons_question_that_nobody_answered_is_open() -> None:
    told = (("agent", "The parser is ready."), ("person", "which licence does the parser have?"))

    assert [one.is_open for one in sifted(*told).kept] == [True]


@pytest.mark.parametrize(
    "said",
    [
        "the refunds still have to be approved by Mireille.",
        "must ask the faculty office for the approval number.",
        "somebody has to book the train to Lyon.",
        "we haven't looked at the webhook of the payment provider.",
        "nobody has applied for the customs paper yet.",
    ],
)
def test_what_is_said_to_be_undone_is_open_though_it_reads_as_a_rule(said: str) -> None:
    told = [("agent", "The export runs."), ("person", said), ("agent", "Yes.")] * 3
    assert [one.is_open for one in sifted(*told).kept if one.utterance.text == said][-1:] == [True]


@pytest.mark.parametrize(
    "said",
    [
        "You must ask me before you delete a branch.",
        "Always ring the bell twice at the gate.",
        "I trust you with the data, no need to ask before each run.",
    ],
)
def test_a_rule_is_not_open(said: str) -> None:
    told = [("agent", "The export runs."), ("person", said), ("agent", "Yes.")]
    assert not any(one.is_open for one in sifted(*told).kept)


def test_what_is_said_to_be_undone_is_open_twice_a_session_at_most() -> None:
    ends = [("person", f"we still need to ask legal about report {name}") for name in "abcd"]
    some = sifted(("agent", "All right."), *ends)

    assert [one.utterance.text[-1] for one in some.kept if one.is_open] == ["c", "d"]


def test_where_an_agent_takes_notes_its_other_words_are_not_looked_through() -> None:
    found = "The hang came from the lock, because two timers shared the pin 7."
    noted = ("agent", f"{found}\n\nNoted: The pump hung because two timers shared pin 7.")

    assert kept(("person", "why does the pump hang?"), noted) == [
        "The pump hung because two timers shared pin 7."
    ]


def test_beside_its_notes_an_agents_other_words_are_left_out_whatever_they_score() -> None:
    found = "The hang came from the lock, because two timers shared the pin 7."
    said = ("agent", f"{found}\n\nNoted: The pump hung because two timers shared pin 7.")
    some = sifted(
        ("person", "why does the pump hang?"), said, keep=replace(ALL, person_score_beside_notes=0)
    )

    assert found not in [one.utterance.text for one in some.kept]
    assert Reason.UNTOLD in {one.reason for one in some.left if one.utterance.text == found}


def test_what_a_person_says_comes_next_is_left_out_whatever_it_scores() -> None:
    said = "next time start with the linker, it is the slowest"
    some = sifted(("agent", "The bug was a missing comma."), ("person", said), keep=ALL)

    assert [one.utterance.text for one in some.kept if one.utterance.voice == "person"] == []
    assert Reason.UNTOLD in {one.reason for one in some.left if one.utterance.text == said}


def test_a_sentence_unlike_the_hand_of_its_writer_counts_less() -> None:
    pasted = "ok look\n\nThe client retries each request three times before it gives up."
    careless = [("person", "why is it slow"), ("person", "hm ok"), ("person", "try again pls")]
    careful = [("person", f"{text.capitalize()}.") for _, text in careless]
    scores = [
        next(
            one.verdict.score
            for one in sift(talk(*before, ("agent", "I look."), ("person", pasted)), ALL).kept
            if one.utterance.text.startswith("The client")
        )
        for before in (careless, careful)
    ]

    assert scores[0] < scores[1]


def test_each_verdict_says_which_signs_it_goes_by() -> None:
    (one,) = sifted(("agent", "Noted so far."), ("person", "never push straight to main")).kept

    assert 0 < one.verdict.score <= 100
    assert one.verdict.signs


def test_an_empty_session_and_one_of_pastes_leave_nothing() -> None:
    paste = "```\n" + "Never push. Always lint.\n" * 200 + "```"

    assert sifted() == Sifted((), ())
    assert kept(("person", paste), ("agent", "Read.")) == []


@pytest.mark.parametrize(
    "said",
    [
        "must be the slowest mirror in history",
        "let's see how far we get before lunch",
    ],
)
def test_irony_and_complaints_have_the_words_of_rules_but_are_none(said: str) -> None:
    assert not kept(("agent", "The download is at 80 %."), ("person", said))


def test_what_someone_chooses_over_their_own_words_replaces_them() -> None:
    said = kept(
        ("person", "We launch on Monday in all four shops."),
        ("agent", "What if it fails?"),
        ("person", "We chose one shop first over all four, because one bad Monday is enough."),
    )

    assert said == ["We chose one shop first over all four, because one bad Monday is enough."]


@pytest.mark.parametrize("beside", ["```\nError: timeout\n```", "> some mail\n> more of it"])
def test_a_command_for_good_is_believed_whatever_stands_beside_it(beside: str) -> None:
    said = kept(("person", f"Never restart the pump.\n{beside}"), ("agent", "I will keep to it."))

    assert said == ["Never restart the pump."]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("yeah okay so um go on", Reason.CHATTER),
        ("uh yeah go ahead", Reason.CHATTER),
        ("um how many lids are in that box now, it has grown", Reason.QUESTION),
        ("is it done yet we are showing it to our guests in ten minutes", Reason.QUESTION),
        ("so brass or wood, which one's um cheaper, generally speaking", Reason.QUESTION),
        (
            "who came up with the word lid actually, was that the old smith or is that made up",
            Reason.QUESTION,
        ),
    ],
)
def test_fillers_and_missing_marks_hide_neither_chatter_nor_a_question(
    said: str, reason: Reason
) -> None:
    assert DEFAULT.retention.passing(said, by_agent=False) is reason
    assert remembered(("person", said)) == []


def test_what_begins_like_a_question_and_states_something_is_none() -> None:
    said = "so what's in the contract with the bakers is 99 percent uptime"

    assert DEFAULT.retention.passing(said, by_agent=False) is None
