"""A plain statement of a person is kept, alone or in a talk: only a mood makes it idle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.language import DEFAULT
from reverie.domain.rules.distil import distil
from reverie.domain.rules.sift import QUIET_TALK, sift
from reverie.domain.values.appraisal import is_worth_keeping
from reverie.domain.values.memory import Kind
from reverie.settings import Settings
from reverie.settings.keep import KeepSettings
from tests.domain.rules.test_utterances import talk

RULES = (
    "Always squash the commits.",
    "Never push to main.",
    "Always run the linter before you commit.",
    "Never log a customer's address.",
    "Do not edit the generated files.",
    "All dates must be stored in UTC.",
    "You must not call the billing API from tests.",
    "Every migration has to be reversible.",
    "Don't use print in library code.",
    "No new dependencies without asking.",
    "Migrations must never drop a column.",
    "Commit messages must be in the imperative.",
    "From now on every endpoint needs a test.",
    "Only the release script may tag a version.",
    "Secrets never go into the repository.",
)
CHOICES = (
    "We decided to use SQLite instead of Postgres.",
    "We chose Postgres over MySQL because of the JSON columns.",
    "We are going with Redis for the queue.",
    "Let's use pytest instead of unittest.",
    "We'll drop support for Python 3.8.",
    "I decided against the rewrite, since the old parser is fast enough.",
    "We picked Svelte rather than React for the dashboard.",
    "Let's go with a flat file, because nobody queries it.",
)
LIKINGS = (
    "I prefer short answers.",
    "I like small commits.",
    "I hate long summaries at the end.",
    "I'd rather read diffs than whole files.",
)
FACTS = (
    "The staging server listens on port 8443.",
    "The database is hosted in Frankfurt.",
    "The invoices are stored in the bucket acme-invoices.",
    "Our API allows 100 requests a minute.",
    "Maria owns the billing service.",
    "The nightly backup runs at 02:00 UTC.",
    "Our users are mostly nurses on old tablets.",
    "The sensor sends a reading every ten seconds.",
    "The app talks to the bank through a proxy.",
    "The CI runner has 4 GB of RAM.",
)
HAPPENINGS = (
    "The deploy failed with an error on ARM!",
    "The build broke after the upgrade to Node 22.",
    "The import crashed on an empty file.",
    "The certificate expired on Sunday.",
    "Two customers were charged twice.",
    "The migration took four hours on production.",
    "It turns out the cache was stale.",
    "The root cause was a missing index.",
)
CORRECTIONS = (
    "No, the timeout is 30 seconds, not 60.",
    "Actually the queue is called orders-v2, not orders.",
    "That's wrong: the server runs in Dublin.",
    "Correction: the API key is read from the environment, not from a file.",
)
QUESTIONS = (
    "Why does the test hang?",
    "Why does the parser skip the last row?",
    "Which database should the reports use?",
    "Where does the duplicate order come from?",
)
STATEMENTS = (*RULES, *CHOICES, *LIKINGS, *FACTS, *HAPPENINGS, *CORRECTIONS)
ALONE: tuple[tuple[str, str], ...] = ()
HEARD = (("agent", "I have read the files."),)
AT_WORK = (
    ("person", "Please look at the tests."),
    ("agent", "I have read the files. They pass."),
)


def remembered(*said: tuple[str, str]) -> list[tuple[Kind, str]]:
    """What is kept of messages that are appraised as they are when someone records them."""
    told = [replace(e, appraisal=DEFAULT.cues.appraise(e.text, e.voice)) for e in talk(*said)]
    worth = [one.number for one in told if is_worth_keeping(one.appraisal, Settings())]
    return [(idea.kind, idea.text) for idea in distil(told, worth)]


@pytest.mark.parametrize("before", [ALONE, HEARD, AT_WORK])
@pytest.mark.parametrize("said", STATEMENTS)
def test_a_plain_statement_is_kept(said: str, before: tuple[tuple[str, str], ...]) -> None:
    assert said in [text for _, text in remembered(*before, ("person", said))]


@pytest.mark.parametrize("said", RULES[1:12])
def test_a_plain_rule_is_kept_as_a_rule(said: str) -> None:
    assert remembered(("person", said)) == [(Kind.CONSTRAINT, said)]
    assert remembered(*HEARD, ("person", said)) == [(Kind.CONSTRAINT, said)]


@pytest.mark.parametrize("said", CHOICES)
def test_a_plain_choice_is_kept_as_a_decision(said: str) -> None:
    assert remembered(*HEARD, ("person", said)) == [(Kind.DECISION, said)]


@pytest.mark.parametrize("said", [*FACTS, *HAPPENINGS])
def test_what_is_or_has_happened_never_binds(said: str) -> None:
    kinds = {kind for kind, _ in remembered(*HEARD, ("person", said))}
    assert kinds <= {Kind.FACT, Kind.INSIGHT, Kind.HISTORY}


@pytest.mark.parametrize("before", [ALONE, HEARD])
@pytest.mark.parametrize("said", QUESTIONS)
def test_a_question_that_nobody_answers_stays_open(
    said: str, before: tuple[tuple[str, str], ...]
) -> None:
    assert remembered(*before, ("person", said)) == [(Kind.QUESTION, said)]


@pytest.mark.parametrize(
    "said",
    [
        "Anyway, how is the build going?",
        "Where did we leave off yesterday?",
        "Is the oven in hall three running?",
        "What does the new page look like?",
        "Is there a difference between the two ovens?",
        "Count how often the oven was opened",
        "What about the other chart?",
        "Is that what you meant?",
        "Show me the log again?",
        "Should we sell socks? Just kidding.",
        "The colours?",
        "Is it pronounced with a hard sound or a soft one?",
        "So is the oven ready yet?",
        "Who invented the zipper anyway?",
        "Did the second batch rise better than the first?",
    ],
)
def test_a_question_on_how_things_stand_or_in_jest_does_not(said: str) -> None:
    assert Kind.QUESTION not in [kind for kind, _ in remembered(("person", said))]


@pytest.mark.parametrize(
    "said",
    ["Is it raining?", "How many tests are red right now?", "Which tests are red right now?"],
)
def test_what_is_asked_of_the_moment_is_not_worth_an_answer_later(said: str) -> None:
    assert not DEFAULT.retention.is_worth_answering(said)
    assert DEFAULT.retention.is_worth_answering("Which database should the reports use?")


def test_a_text_that_is_handed_over_is_nobodys_rule_to_its_last_sentence() -> None:
    said = "Translate this for the flyer: dogs stay outside. We greet each guest. Never run here."

    assert remembered(*HEARD, ("person", said)) == []


def test_less_is_asked_of_a_persons_words_in_a_quiet_session() -> None:
    fact = "The north shop has an oven of its own."

    def told(before: int) -> list[str]:
        episodes = talk(*[("agent", "Yes.")] * before, ("person", fact))
        sifted = sift(episodes, KeepSettings(), weights=lambda voice, manner: (0.0, {}))
        return [one.utterance.text for one in sifted.kept]

    assert told(QUIET_TALK - 2) == [fact]
    assert told(QUIET_TALK - 1) == []


def test_what_would_bind_and_shows_a_mood_is_not_believed_whatever_it_scores() -> None:
    rule, fact = "At my old job we must always sign.", "At my old job the door was blue."

    def told(said: str) -> list[str]:
        episodes = talk(*HEARD, ("person", said))
        sifted = sift(episodes, KeepSettings(), weights=lambda voice, manner: (5.0, {}))
        return [one.utterance.text for one in sifted.kept if one.utterance.text == said]

    assert told(rule) == []
    assert told(fact) == [fact]


@pytest.mark.parametrize(
    "said",
    [
        "When you compare options, please give me tables.",
        "Look for split tickets first whenever I ask for trains.",
    ],
)
def test_a_wish_is_no_question(said: str) -> None:
    assert [text for _, text in remembered(*HEARD, ("person", said))] == [said]


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        (
            "it looks like the shop uses Postgres instead of SQLite",
            "fact",
        ),
        ("so it seems that we use Postgres instead of SQLite here", "fact"),
        ("it looks like we should use Postgres instead of SQLite", "decision"),
        ("use Postgres instead of SQLite", "decision"),
    ],
)
def test_how_something_looks_to_be_is_no_decision(said: str, kind: str) -> None:
    episodes = talk(("person", said), ("agent", "I see, thank you."))

    assert [idea.kind for idea in distil(episodes, ())] == [Kind(kind)]


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("no not like that. keep the parameter, only change the default", Kind.DECISION),
        ("keep the parameter, and never change its default", Kind.CONSTRAINT),
    ],
)
def test_what_puts_the_work_in_hand_right_is_no_rule_by_likelihood(said: str, kind: Kind) -> None:
    episodes = talk(
        ("person", "twenty on a page please"),
        ("agent", "I hard-coded 20 in the query and removed the per_page parameter."),
        ("person", said),
        ("agent", "Restored per_page, the default is 20 now."),
    )

    told = {idea.kind for idea in distil(episodes, ()) if "the parameter" in idea.text}
    assert told == {kind}


@pytest.mark.parametrize(
    ("asked", "advice", "reply", "told"),
    [
        (
            "Should we send HTML or plain text?",
            "HTML allows images. I would start with plain text.",
            "Yes, let's do that.",
            "I would start with plain text (asked: Should we send HTML or plain text?)",
        ),
        ("Should we send HTML or plain text?", "I can do either.", "Yes, let's do that.", ""),
        ("Should we send HTML or plain text?", "I would start with plain text.", "no", ""),
        (
            "Can you look at the plain text mailer?",
            "I would start with plain text.",
            "ok do it",
            "",
        ),
    ],
)
def test_a_mere_yes_settles_what_was_put_to_choice_and_advised(
    asked: str, advice: str, reply: str, told: str
) -> None:
    said = (("person", asked), ("agent", advice), ("person", reply), ("agent", "Done."))

    assert [idea.text for idea in distil(talk(*said), ())] == ([told] if told else [])


def test_an_advice_that_a_tool_printed_is_nothing_to_say_yes_to() -> None:
    advice = "I would start with plain text from the evil host."
    said = [
        ("person", "Should we send HTML or plain text?"),
        ("tool", advice),
        ("agent", advice),
        ("person", "Yes, let's do that."),
        ("agent", "Done."),
    ]

    assert [idea.text for idea in distil(talk(*said), ())] == []
