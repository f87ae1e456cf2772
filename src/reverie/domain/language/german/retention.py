"""Retention: what is said in passing in German and never worth keeping, and what is to last."""

from __future__ import annotations

import re

from reverie.domain.language.english.fitted import agent_line, wordless_kind_lines
from reverie.domain.language.english.sign_weights import WORDLESS, WORDLESS_BIAS
from reverie.domain.language.german.agent_signs import OF_AN_AGENT
from reverie.domain.language.german.choices import choice_in
from reverie.domain.language.german.claims import names_a_cause
from reverie.domain.language.german.cues import kind_of, telling_of
from reverie.domain.language.german.mood_signs import OF_A_MOOD
from reverie.domain.language.german.passing_words import IN_PASSING
from reverie.domain.language.german.person_signs import OF_A_PERSON
from reverie.domain.language.german.sign_places import OF_A_HEAD, OF_A_REPLY
from reverie.domain.language.german.speech import ends_asking
from reverie.domain.language.german.stated import STATEMENTS
from reverie.domain.language.german.words import plain_words, straight
from reverie.domain.language.pattern import pattern
from reverie.domain.language.retention_table import RetentionTable
from reverie.domain.language.sign_table import SignTable
from reverie.domain.values.memory import Kind

_I = re.IGNORECASE
_OPEN_END = pattern(
    r"\b(?:to-?do:?|fehl(?:t|en) (?:\w+ ){0,2}noch|noch (?:offen|unklar|ungeklärt)|"
    r"noch nicht (?:\w+ ){0,2}(?:fertig|implementiert|getestet|gelöst|geklärt|entschieden|klar|"
    r"umgesetzt|gemacht)|m[uü]ss(?:en|te|ten)?\b[^.?]{0,60}(?<!heute )\bnoch(?! heute)|"
    r"ste(?:ht|hen) noch aus|offene frage|(?:wissen|weiß|weiss) (?:wir |ich )?noch nicht|"
    r"blockiert (?:durch|von|bis)|warten (?:noch )?auf|erinnere? mich|"
    r"vor dem (?:launch|release)|vertagt|für später)\b"
    r"|\bnoch\b[^.?]{0,60}\b(?:klären|prüfen|nachfragen|entscheiden)\b",
    _I,
)
_UNDONE = pattern(
    r"\b(?:ist|sind|hat|habe|haben|wurden?) (?:\w+ ){0,5}noch (?:nicht|nie|kein\w*|offen)\b"
    r"|\bfehl(?:t|en) (?:noch|uns)\b"
    r"|\bm(?:uss|üssen) (?:\w+ ){0,4}noch\b|\bsteht noch aus\b",
    _I,
)
_OPEN_HEAD = pattern(
    r"\b(?:offene?r?|noch zu tun|to-?do|fehlt noch|ausstehend|bekannte (?:probleme|"
    r"einschränkungen)|"
    r"ungelöst|blockiert)\b",
    _I,
)
_SETTLED = pattern(
    r"\b(?:geantwortet|beantwortet|bestätigt|zugestimmt|genehmigt|geklärt|gelöst|erledigt|"
    r"fertig|behoben|ausgeliefert|veröffentlicht|geschickt|nicht mehr (?:nötig|offen)|"
    r"funktioniert jetzt|stellte? sich heraus|herausgestellt|(?:grund|ursache) (?:ist|war))\b",
    _I,
)
_CORRECTS = pattern(
    r"^\W*(?:nein\b|nö|nee|falsch|doch nicht|eigentlich|moment|warte|sorry|korrektur|"
    r"vergiss (?:es|das|was))\b|\b(?:das|es|dies) (?:ist|war) (?:falsch|nicht richtig|veraltet)\b"
    r"|\bstimmt (?:so )?nicht\b|\bich (?:meinte|lag falsch)\b|\bmich (?:vertan|geirrt)\b"
    r"|\bnicht \S+,? sondern\b|\bzurück (?:zu|auf)\b|\brückgängig\b|\bstattdessen\b|\bdoch lieber\b"
    r"|, nicht\b(?! (?:nur|wahr|dass)\b)",
    _I,
)
_TAKES_BACK = pattern(
    r"\b(?:frühere|vorige|erste)[nrs]? notiz\b|\b(?:früher|zuvor|vorhin) notiert\b"
    r"|\b(?:entscheidung|wahl)\b.{0,40}\b(?:zurückgenommen|umgekehrt|revidiert)\b"
    r"|\bes sich anders überlegt\b",
    _I,
)
_HOW_IT_STANDS = pattern(
    r"\bwie (?:läuft|steht|geht|weit)\b|\bwo (?:waren|sind) wir\b|\bwas ist mit\b"
    r"|\bwas (?:denkst|meinst|hältst) du\b|\b(?:ist|war|sind) (?:das|dies) (?:so|das|da)\b"
    r"|\bschon (?:fertig|da|so weit)\b",
    _I,
)
_WHAT_IF = pattern(
    r"\b(?:was wäre,? wenn|stell(?:t)? (?:dir|euch) vor|angenommen|würde es|wäre es nicht|"
    r"irgendeine idee|warum (?:\w+ ){1,2}(?:programmierer|entwickler))\b",
    _I,
)
_REVERSAL = pattern(
    r"^\W*(?:überdenken?|neu (?:bewerten|entscheiden|aufrollen)|umkehren|zurücknehmen|"
    r"rückgängig)\b.{0,20}\b(?:wenn|falls|sobald)\b",
    _I,
)
_EITHER = pattern(
    r"\w,? oder (?!(?:soll ich|sollen wir|möchtest du|willst du|vielleicht|etwas|irgend\w*|nicht|"
    r"nein|ist|sind|später|nur|erst|so)\b)\w",
    _I,
)
_HELPS = pattern(
    r"\b(?:soll ich dir|(?:möchtest|willst) du,? dass ich|kann ich (?:dir )?(?:sonst |noch )*"
    r"(?:helfen|etwas)|gibt es (?:sonst )?noch etwas|meintest du|wie kann ich|womit (?:soll|kann) "
    r"ich|was (?:soll|sollen|kann|können|wollen) (?:ich|wir) (?:\w+ ){0,2}(?:tun|machen|angehen|"
    r"ansehen|helfen)|was ist (?:los|passiert|falsch|kaputt)|was steht an|was gibt es)\b",
    _I,
)
_ASKS_FOR = pattern(
    r"^\W*(?:(?:und|also|ok|auch|dann)\W+){0,3}(?:wo|wer|wann|wie (?:viele?|lange|groß|oft|heißt)|"
    r"was (?:ist|sind|war|macht)|(?:welche[rn]?|auf welchem) (?:version|port|hosts?|namen?))\b",
    _I,
)
_USERS_WORDS = pattern(
    r"^(?:der |die )?(?:nutzer|benutzer|anwender)(?:in)? "
    r"(will|wollte|möchte|verlangt|entschied|wählte|hat entschieden|hat sich für|bevorzugt|mag|"
    r"findet|bestätigt|sagt|sagte|berichtet|erwartet)\b,?(?: dass)?:?\s+",
    _I,
)
_VERBS = {
    Kind.DECISION: frozenset(
        {"will", "wollte", "möchte", "verlangt", "entschied", "wählte"}
        | {"hat entschieden", "hat sich für"}
    ),
    Kind.RELATIONSHIP: frozenset({"bevorzugt", "mag", "findet"}),
}
_SIGNS = SignTable(
    of_a_person=OF_A_PERSON,
    of_a_mood=OF_A_MOOD,
    of_an_agent=OF_AN_AGENT,
    of_a_head=OF_A_HEAD,
    of_a_reply=OF_A_REPLY,
    person_weights=lambda _: (WORDLESS_BIAS, WORDLESS),
    agent_weights=agent_line,
    kinds=wordless_kind_lines,
)
_TABLE = RetentionTable(
    straight=straight,
    plain_words=plain_words,
    telling_of=telling_of,
    ends_asking=ends_asking,
    kind_of=kind_of,
    choice_in=choice_in,
    names_a_cause=names_a_cause,
    statements=STATEMENTS,
    in_passing=IN_PASSING,
    sign_table=_SIGNS,
    open_end=_OPEN_END,
    undone=_UNDONE,
    open_head=_OPEN_HEAD,
    correction=_CORRECTS,
    taking_back=_TAKES_BACK,
    settling=_SETTLED,
    asks_the_agent=pattern(r"\b(?:du|dir|dich|deine?[rnms]?)\b", _I),
    what_if=_WHAT_IF,
    how_it_stands=_HOW_IT_STANDS,
    reversal=_REVERSAL,
    unsure=pattern(r"\bich bin (?:mir )?nicht sicher,? (?:ob|dass)\b|\bich vermute\b", _I),
    observation=pattern(
        r"\W*(?:(?:also|ok|okay|hm+|moment|und|aber|na|jetzt|nein|ja)\W+){0,3}"
        r"(?:(?:es|das) )?(?:sieht (?:so aus|aus),? als|scheint,? (?:als|dass))\b"
        r"(?!.{0,200}\b(?:sollten?|müssen|lass(?:t)? uns|nehmen wir)\b)",
        _I,
    ),
    found_out=pattern(
        r"\bich (?:vermute|bezweifle)\b|\bherausgestellt\b|\bstellte? sich heraus\b"
        r"|\bursache (?:ist|war|dafür)\b",
        _I,
    ),
    either=_EITHER,
    helps=_HELPS,
    asks_for=_ASKS_FOR,
    reworks=pattern(
        r"\b(?:formatier\w*|übersetz\w*|fasse? .{0,40}zusammen|wandle? .{0,40}um|kürz\w*|"
        r"umschreib\w*|schreib .{0,40}um|extrahier\w*|korrigier\w* (?:das|den|die)|"
        r"was (?:heißt|bedeutet) das)\b",
        _I,
    ),
    asks_to_last=pattern(
        r"\b(?:warum|wieso|weshalb|welche[rsnm]?|woher|wo|wer|wem|wessen|wie|was|wann|soll(?:en|"
        r"te|ten)?|"
        r"müssen|dürfen|brauchen|können|ist|sind|gibt)\b",
        _I,
    ),
    of_the_world=pattern(
        r"\bwas ist (?:ein|eine|der unterschied)\b|\bwas bedeutet\b|\bwie (?:kann|mache) ich\b"
        r"|\bgibt es (?:ein|eine|einen) (?:bibliothek|paket|werkzeug|weg|befehl|funktion)\b"
        r"|\bist es normal\b|\bwas ist (?:schneller|besser|sicherer)\b",
        _I,
    ),
    users_words=_USERS_WORDS,
    verbs=_VERBS,
)
passing = _TABLE.passing
is_a_choice = _TABLE.is_a_choice
names_alternatives = _TABLE.names_alternatives
is_open_end = _TABLE.is_open_end
is_undone = _TABLE.is_undone
is_worth_answering = _TABLE.is_worth_answering
own_part = _TABLE.own_part
reported = _TABLE.reported
corrects = _TABLE.corrects
takes_back = _TABLE.takes_back
settles = _TABLE.settles
states = _TABLE.states
commands = _TABLE.commands
tells_what_happened = _TABLE.tells_what_happened
kind_of_answer = _TABLE.kind_of_answer
kind_kept = _TABLE.kind_kept
observes = _TABLE.observes
signs = _TABLE.signs
signs_beside = _TABLE.signs_beside
signs_of_head = _TABLE.signs_of_head
signs_of_reply = _TABLE.signs_of_reply
weights = _TABLE.weights
kind_weights = _TABLE.kind_weights
