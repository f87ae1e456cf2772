"""Of a German conversation little is kept, and of everything else it is said why not."""

from __future__ import annotations

import pytest

from reverie.domain.language import language_named
from reverie.domain.language.english import mood_signs as english_moods
from reverie.domain.language.english import person_signs as english
from reverie.domain.language.german.mood_signs import OF_A_MOOD
from reverie.domain.language.german.person_signs import OF_A_PERSON
from reverie.domain.rules.sift import sift
from reverie.domain.values.episode import Voice
from reverie.domain.values.left_out import Reason
from reverie.domain.values.manner import Manner
from reverie.domain.values.memory import Kind
from reverie.settings.keep import KeepSettings
from tests.domain.rules.test_utterances import talk

GERMAN, ENGLISH = language_named("german"), language_named("english")
RETENTION = GERMAN.retention


def kept(*said: tuple[str, str]) -> list[str]:
    return [one.utterance.text for one in sift(talk(*said), KeepSettings(), GERMAN).kept]


def reasons(*said: tuple[str, str]) -> dict[str, Reason]:
    left = sift(talk(*said), KeepSettings(), GERMAN).left
    return {one.utterance.text: one.reason for one in left}


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Ich schaue mir zuerst die Tests an.", Reason.ANNOUNCED),
        ("Als nächstes prüfe ich den Exporter.", Reason.ANNOUNCED),
        ("Ich habe zwei Tests hinzugefügt und das Modul umbenannt.", Reason.WORK_DONE),
        ("Das Modul wurde umbenannt.", Reason.WORK_DONE),
        ("Alle Tests laufen durch.", Reason.WORK_DONE),
        ("Soll ich mit dem Parser weitermachen?", Reason.OFFER),
        ("Wenn du möchtest, kann ich auch die Doku anpassen.", Reason.OFFER),
        ("Was gibt der alte Parser zurück?", Reason.QUESTION),
        ("Hier sind die Änderungen:", Reason.LEAD_IN),
        ("Tut mir leid, ich kann die Seite nicht öffnen.", Reason.CHATTER),
        ("Du hast völlig recht!", Reason.CHATTER),
        ("Generell sollten Funktionen kurz sein.", Reason.CHATTER),
    ],
)
def test_what_an_agent_says_in_passing_is_left_out_by_name(said: str, reason: Reason) -> None:
    told = reasons(("person", "los"), ("agent", said), ("person", "ok"), ("agent", "Gut, bereit."))

    assert told[said] is reason


@pytest.mark.parametrize("said", ["ja", "weiter", "ok mach das", "Super, danke!", "guten morgen"])
def test_a_word_that_settles_nothing_is_chatter(said: str) -> None:
    assert reasons(("agent", "Soll ich weitermachen?"), ("person", said))[said] is Reason.CHATTER


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Super, danke für die schnelle Hilfe!", Reason.CHATTER),
        ("Überdenken, sobald es mehr als zehn Nutzer sind.", Reason.UNTOLD),
        ("push noch nicht, ich will es zuerst sehen", Reason.CHATTER),
    ],
)
def test_what_a_person_says_in_passing_is_left_out_by_name(said: str, reason: Reason) -> None:
    assert reasons(("agent", "Der Export ist bereit."), ("person", said))[said] is reason


@pytest.mark.parametrize(
    "said",
    [
        "der Kunde hat in Produktion Oracle 12",
        "die Staging-Datenbank liegt hinter dem VPN, auf Port 5433",
        "das Exportformat ist seit 2019 gesetzlich vorgegeben",
        "unser Mailserver verwirft Anhänge über 10 MB",
        "nein, das Limit ist 200 Anfragen pro Minute, nicht 100",
    ],
)
def test_a_fact_is_kept_by_what_it_shows(said: str) -> None:
    (one,) = sift(talk(("agent", "Gelesen."), ("person", said)), KeepSettings(), GERMAN).kept

    assert not RETENTION.states(said)
    assert one.verdict.kind is Kind.FACT


@pytest.mark.parametrize(
    "said",
    [
        "mach den Knopf auf der Login-Seite etwas breiter",
        "die Seite ist wieder weiß",
        "bin in zehn Minuten wieder da, hole mir einen Kaffee",
        "lass die Tests laufen und sag mir, was fehlschlägt",
        "der Kunde ist schon wieder sauer",
        "die Farben passen nicht zusammen",
        "das hätte ich nie gefunden",
    ],
)
def test_an_order_or_a_word_on_how_it_goes_is_not_kept(said: str) -> None:
    assert kept(("agent", "Die Notizen habe ich gelesen."), ("person", said)) == []


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("nie direkt auf main pushen", Kind.CONSTRAINT),
        ("ab jetzt braucht jede Migration einen Rückweg", Kind.CONSTRAINT),
        ("Floats für Geld sind nicht erlaubt", Kind.CONSTRAINT),
        ("Secrets dürfen nicht ins Log", Kind.CONSTRAINT),
        ("den Cache brauchen wir nicht mehr", Kind.DECISION),
        ("nimm pnpm, nicht npm", Kind.DECISION),
        ("lass uns Tabs nehmen", Kind.DECISION),
        ("ich hätte lieber kleine Commits", Kind.RELATIONSHIP),
        ("der Proxy begrenzt Uploads auf 25 MB", Kind.FACT),
        ("das Backend gehört dem Team Ost", Kind.FACT),
        ("es lag am veralteten Index", Kind.INSIGHT),
    ],
)
def test_what_a_person_states_in_so_many_words_is_kept(said: str, kind: Kind) -> None:
    assert said in kept(("agent", "Die Notizen habe ich gelesen."), ("person", said))
    assert RETENTION.kind_kept(said, Voice.PERSON) is kind


@pytest.mark.parametrize(
    "said",
    [
        "warte, das kann nicht dein Ernst sein",
        "push das noch nicht",
        "der Chef sagt, wir müssen immer Java nehmen",
        "schau dir mal die Tests an",
        "vielleicht nehmen wir Redis",
        "warum ist der Build so langsam",
        "heute ist der Build langsam",
        "das darf doch nicht wahr sein",
        "mach den Titel etwas größer",
        "ich bekomme immer noch denselben Fehler",
        "wir müssen das heute noch fertig bekommen",
    ],
)
def test_what_is_of_the_moment_is_not_stated(said: str) -> None:
    assert not RETENTION.states(said)


@pytest.mark.parametrize(
    "said",
    [
        "Die Doku für den Export fehlt noch.",
        "Ob wir skalieren, ist noch offen.",
        "Wir müssen noch klären, wer die Rechnungen prüft.",
        "Die Lizenzfrage ist noch nicht geklärt.",
    ],
)
def test_what_is_still_to_be_done_is_an_open_end(said: str) -> None:
    assert RETENTION.is_open_end(said, "", Voice.PERSON)
    assert not RETENTION.is_open_end("Die Doku ist fertig.", "", Voice.PERSON)


def test_what_is_put_right_takes_the_place_of_what_was_said() -> None:
    wrong, right = "Unsere Anlage hat 30 Nutzer.", "Nein, es sind jetzt 40 Nutzer, nicht 30."
    said = (("person", wrong), ("agent", "Gut."), ("person", right))

    assert kept(*said) == [right]
    assert reasons(*said)[wrong] is Reason.CORRECTED


@pytest.mark.parametrize(
    "said", ["das stimmt nicht, der Port ist 4000", "nein, der Port ist 4000", "doch lieber 4000"]
)
def test_a_correction_is_one_by_its_words(said: str) -> None:
    assert RETENTION.corrects(said)
    assert not RETENTION.corrects("der Port ist 4000")


def test_a_question_between_two_ways_is_a_choice_and_no_offer() -> None:
    assert RETENTION.is_a_choice("Soll ich SQLite oder Postgres nehmen?")
    assert not RETENTION.is_a_choice("Soll ich anfangen?")
    assert not RETENTION.is_a_choice("Soll ich anfangen oder nicht?")
    assert not RETENTION.is_a_choice("Was sollen wir als nächstes machen?")


def test_a_question_is_worth_an_answer_unless_it_is_idle() -> None:
    assert RETENTION.is_worth_answering("Welche Lizenz hat der Parser?")
    assert not RETENTION.is_worth_answering("Was wäre, wenn der Parser weg ist?")
    assert not RETENTION.is_worth_answering("Hast du den Parser gesehen?")


def test_an_agent_states_what_it_found_out() -> None:
    assert RETENTION.states("Die Ursache ist ein veralteter Index.", Voice.AGENT)
    assert not RETENTION.states("Der Index ist da.", Voice.AGENT)


def test_what_is_told_of_the_user_names_its_kind() -> None:
    kind, body = RETENTION.reported("Der Nutzer bevorzugt kleine Commits.")
    assert (kind, body) == (Kind.RELATIONSHIP, "kleine Commits.")


def test_a_fact_is_asked_for_and_a_decision_is_made() -> None:
    assert RETENTION.kind_of_answer("Auf welchem Port läuft es?", "4000") is Kind.FACT
    assert RETENTION.kind_of_answer("Tabs oder Leerzeichen?", "Tabs") is Kind.DECISION


@pytest.mark.parametrize("voice", [Voice.PERSON, Voice.AGENT])
def test_the_signs_have_the_names_that_the_weights_were_fitted_to(voice: Voice) -> None:
    shown = RETENTION.signs("Nein, wir nehmen immer `a.py` statt 3, weil es nur so geht.", voice)
    for manner in Manner:
        weights = RETENTION.weights(voice, manner)[1]
        assert shown <= set(weights) <= set(ENGLISH.retention.weights(voice, Manner.BRIEF)[1])
    for kind, (_, weights) in ENGLISH.retention.kind_weights().items():
        signs = {name for name in weights if not name.startswith("says ")}
        assert RETENTION.kind_weights()[kind][1].keys() == signs


def test_each_sign_of_a_person_has_german_words() -> None:
    assert OF_A_PERSON.keys() == english.OF_A_PERSON.keys()
    assert OF_A_MOOD.keys() == english_moods.OF_A_MOOD.keys()


@pytest.mark.parametrize(
    ("said", "sign"),
    [
        ("verschieb das Modul nach unten", "an order"),
        ("mach es bitte kürzer", "kindly"),
        ("jetzt ist die Liste leer", "how it behaves now"),
        ("unser Server ist alt", "us"),
        ("so machen wir das hier", "right here"),
        ("die Backups laufen jede Nacht", "as it goes"),
        ("für Rechnungen ist Anna zuständig", "whose it is"),
        ("das läuft mit Redis", "a name within"),
        ("ich bin Biologin", "of myself"),
        ("erklär mir das", "to me"),
        ("was wäre, wenn es regnet", "a what-if"),
        ("verdammt, falsches Fenster", "a curse or a joke"),
        ("laut Handbuch geht das", "hearsay"),
        ("heute ist es langsam", "of this moment"),
        ("moin zusammen", "a greeting"),
    ],
)
def test_a_sign_is_seen_by_its_words(said: str, sign: str) -> None:
    assert sign in RETENTION.signs(said, Voice.PERSON)


def test_a_noun_is_no_name_though_it_begins_with_a_capital() -> None:
    assert "a name within" not in RETENTION.signs("das steht in der Datei", Voice.PERSON)


def test_a_heading_and_a_reply_tell_of_what_stands_beside_them() -> None:
    assert RETENTION.signs_of_head("Offene Punkte") == {"under what is next"}
    assert RETENTION.signs_of_reply("Nein, das ist falsch.") == {"then refused"}
    assert RETENTION.signs_of_reply("Ja, passt.") == {"then taken"}
