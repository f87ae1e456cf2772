"""What a person says later takes the place of what it makes out of date, and of nothing else."""

from __future__ import annotations

import pytest

from reverie.domain.language import language_named
from reverie.domain.rules.supersession import LONG, supersedes

GERMAN = language_named("german")
REPLACED = [
    (
        "We use Postmark for receipts, it was free.",
        "Receipts go out with Mailgun, Postmark is out.",
    ),
    ("Receipts are sent by Postmark.", "We switched from Postmark to Mailgun for the receipts."),
    ("the kiosk listens on 8085, as 8080 is taken", "kiosk is on 9310 now, not 8085"),
    ("Baskets are kept for 15 minutes.", "Baskets are kept for 40 minutes from now on."),
    ("Mirjam looks after the label printer.", "Mirjam left, Osman looks after the label printer."),
    ("The default branch of the kiosk is master.", "default branch of the kiosk is trunk now"),
    ("A guest may take three trays.", "Guests may take five trays, not three."),
    (
        "No emojis on the price boards, please.",
        "Emojis on price boards aren't banned any longer.",
    ),
    ("The price boards are drawn with Konva.", "The price boards are drawn with Pixi."),
    ("Keep the oven logs for 30 days.", "Keep the oven logs for 90 days."),
    (
        "Orders close at 18:00.",
        "make that 19:30 for the orders, people complain they close early",
    ),
    ("let's go with postgres 16, same as on the server", "change of plan: we drop postgres."),
    ("We use moment for all dates.", "Let's get rid of moment because it is so large."),
    (
        "The bulletin goes out on Tuesdays at 7.",
        "Makes sense. Sorry, I told you nonsense yesterday: the bulletin goes out on Thursdays, "
        "not on Tuesdays (told: I now fall back to the link)",
    ),
]
BOTH_HOLD = [
    ("We use moment for all dates.", "We drop moment from the docs."),
    ("Take the report from the shared folder.", "I don't want the report."),
    ("The docs speak of moment.", "Change of plan: we drop moment."),
    ("Staging of the kiosk listens on 8085.", "Production of the kiosk listens on 8443 now."),
    ("The egg stock is counted on Mondays.", "The milk stock is counted on Fridays now."),
    ("We use Postmark for receipts.", "Maybe we use Mailgun instead of Postmark for receipts."),
    ("We use Postmark for receipts.", "Should we use Mailgun instead of Postmark for receipts?"),
    ("The shop has 5 scanners.", "Last year the shop had 3 scanners, not 5."),
    ("Baskets are kept for 15 minutes.", "For this week only baskets are kept for 60 minutes."),
    ("Redis holds the baskets.", "The baskets in Redis expire after 72 hours now."),
    ("Each cow shed gets 4 cameras.", "There are 6 cow sheds in the system now."),
    ("The kiosk listens on port 8085.", "The port of the kiosk is in the manual now."),
    ("We host the forum at home.", "The neighbouring town moved its forum from home to a firm."),
    ("Never push to main in the kiosk repo.", "again: nothing is pushed to main in the kiosk repo"),
    ("Never paint door 1 red.", "Never paint door 2 red from now on."),
    ("The build of part 4 failed with error 4.", "The build of part 7 failed with error 7 now."),
    ("Module 5 leaks handles after 5 hours.", "Module 6 leaks handles after 6 hours."),
    ("Never rename the users table.", "Renaming tables frightens this user, who lost a table."),
    ("Backups run at 2.", "The backups that run at 2 take twenty minutes now."),
    ("It turns out the retry swallows timeouts.", "It turns out timeouts of the retry cost a day."),
]


@pytest.mark.parametrize(("older", "newer"), REPLACED)
def test_what_makes_something_out_of_date_takes_its_place(older: str, newer: str) -> None:
    assert supersedes(newer, older)


@pytest.mark.parametrize(("older", "newer"), BOTH_HOLD)
def test_what_speaks_of_something_else_or_settles_nothing_takes_no_place(
    older: str, newer: str
) -> None:
    assert not supersedes(newer, older)


@pytest.mark.parametrize(("older", "newer"), REPLACED)
def test_nothing_takes_its_own_place(older: str, newer: str) -> None:
    assert not supersedes(older, older)


def test_who_says_much_at_once_does_not_say_what_holds_instead_of_one_thing() -> None:
    older, newer = "Baskets are kept for 15 minutes.", "Baskets are kept for 40 minutes now."

    assert supersedes(newer, older)
    assert not supersedes(newer + " And so on." * LONG, older)


@pytest.mark.parametrize(
    ("older", "newer", "is_replaced"),
    [
        ("Belege gehen über Postmark.", "Belege gehen nicht mehr über Postmark.", True),
        ("Körbe bleiben 15 Minuten stehen.", "Körbe bleiben jetzt 40 Minuten stehen.", True),
        ("Körbe bleiben 15 Minuten.", "Vielleicht bleiben Körbe jetzt 40 Minuten.", False),
        ("Die Produktion hört auf 8085.", "Die Entwicklung hört jetzt auf 8443.", False),
    ],
)
def test_another_language_has_its_own_words_for_it(
    older: str, newer: str, is_replaced: bool
) -> None:
    assert supersedes(newer, older, GERMAN) is is_replaced
