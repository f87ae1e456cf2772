"""Cues: what a German text shows about its kind and its weight, by plain words alone."""

from __future__ import annotations

import re

from reverie.domain.language.cue_table import CueTable
from reverie.domain.language.german.choices import choice_in
from reverie.domain.language.german.sentences import sentences
from reverie.domain.language.german.stems import stem
from reverie.domain.language.german.words import straight, topic_words
from reverie.domain.language.pattern import pattern
from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import Aspect

_I = re.IGNORECASE
_WORDS_BEFORE = (
    "bitte|auch|und|aber|also|ab (?:jetzt|sofort)|denk dran|ja|nein|ok|okay|gut|genau|hallo"
    "|(?:eine |die )?regel|wichtig|hinweis|grundsätzlich|generell|merk dir"
)
_LEAD = rf"(?:(?:{_WORDS_BEFORE})[,:.!]? )*"
_FINITE = (
    r"\b(?:hab\w*|hat\w*|ist|sind|war\w*|wurde\w*|wird|werden|wollen|will|kann|können|soll\w*|"
    r"würde\w*|möchte\w*|sehe|wei(?:ß|ss)|lass|noch nicht)\b"
)
"""Verbs that tell of something, where a bare infinitive orders it."""
_ORDER = (
    r"(?:push|commit|nutz|benutz|verwend|änder|lösch|merg|deploy|fass|rühr|editier|installier|"
    r"schreib|nimm|mach|gib|überschreib|veröffentlich)\w*"
)
_KIND_CUES: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    (
        Kind.QUESTION,
        pattern(r"^(?!(?:bitte,? )?(?:kannst|könntest|würdest) du\b).*\?\s*$", _I | re.S),
    ),
    (
        Kind.DECISION,
        pattern(
            r"(?<!nicht )\b(?:entschieden|beschlossen|geeinigt|gewählt)\b(?! werden)"
            r"|\b(?:wir|ich) (?:nehmen?|bleiben? bei|setzen? auf|wechseln?|gehen? zurück)\b"
            r"|\b(?:nehmen|bleiben|wechseln) wir\b|\bdoch lieber\b"
            r"|\b(?:nutzen?|verwenden?|benutzen?|nimm|nehmen)\b[^.]{1,300}(?:\b(?:an)?statt\b"
            r"|, nicht\b)|\b(?:an)?statt\b.{1,300}\b(?:weil|da|denn|nutzen|verwenden) ",
            _I,
        ),
    ),
    (
        Kind.CONSTRAINT,
        pattern(
            rf"^{_LEAD}(?:immer|stets|nie|niemals|unter keinen umständen|"
            rf"auf (?:gar )?keinen fall)\b"
            r"|\b(?:darf|dürfen|darfst|dürft)\b[^.?]{0,120}"
            r"\b(?:nicht|nichts|nie|niemals|nur|kein\w*|erst)\b"
            r"|\b(?:niemand|nichts|kein\w*|nur)\b[^.?]{0,120}\b(?:darf|dürfen)\b"
            r"|^(?!(?:ich|wir|du|ihr|das|es|da|dann|hier|dort|jetzt|sie|er|so|man)\b)[^.?]{2,120}?"
            r"\bm[uü]ss(?:en)?\b(?![^.?]{0,120}\b(?:noch|jetzt|gerade|heute|morgen|gewesen)\b)"
            rf"|^(?!.*{_FINITE})(?!(?:ich|sie|es|er|das|dies)\b)[^.?]{{1,80}}"
            r"\b(?:nie|niemals|immer|nur|nicht)\b[^.?]{1,80}"
            r"\b(?!(?:zusammen|oben|unten|gestern|morgen|ihnen|denen)\b)\w{2,}(?:en|ern|eln)[.!]*$"
            r"|\b(?:wir|du|ihr|man) (?!hab|hatt|war|sind|bist)\w+ (?:\w+ ){0,3}(?:immer|nie|"
            r"niemals)\b"
            rf"|^{_LEAD}{_ORDER} (?!.*\bnoch nicht\b)[^.?]{{0,80}}\b(?:nie|niemals|immer|nicht)\b"
            r"|, (?:aber )?(?:nie|niemals)\b|\bund (?:immer|nie|niemals) (?!hab|hatt|war)"
            r"|\b(?:ab (?:jetzt|sofort)|von nun an|künftig|in zukunft),? (?!ist|war|hat)"
            r"|\bunter keinen umständen\b|\bauf (?:gar )?keinen fall\b|\bkeinesfalls\b",
            _I,
        ),
    ),
    (
        Kind.TENSION,
        pattern(
            r"\b(?:einerseits|im widerspruch|widerspricht|im konflikt|spannung zwischen|"
            r"bei(?:ß|ss)t sich)\b",
            _I,
        ),
    ),
    (
        Kind.DOUBT,
        pattern(
            r"\b(?:nicht sicher|unsicher|ich vermute|ich bezweifle|könnte (?:falsch )?sein|"
            r"unklar,? ob)\b",
            _I,
        ),
    ),
    (
        Kind.RELATIONSHIP,
        pattern(
            r"\b(?:ich (?:bevorzuge|mag|hasse|liebe|vertraue dir)|mir (?:\w+ )?(?:\w+ )?lieber|"
            r"ich hätte (?:es |das )?(?:gern\w*|lieber)|nenn mich|ich bin neu (?:in|bei|mit)|"
            r"jahren? erfahrung|ich kenne \w+ (?:gut|in- und auswendig))\b",
            _I,
        ),
    ),
    (
        Kind.INSIGHT,
        pattern(
            r"\b(?:stellte? sich heraus|herausgestellt|gelernt, dass|schuld (?:ist|war)|"
            r"(?:ursache|grund) (?:ist|war|dafür)|lag (?:daran|am|an))\b",
            _I,
        ),
    ),
    (
        Kind.EVOCATION,
        pattern(r"\b(?:erinnert mich an|fühlt sich an wie|ist wie eine?|das ist wie)\b", _I),
    ),
    (
        Kind.TONE,
        pattern(
            r"\bich bin (?:so |sehr |total )?(?:müde|erschöpft|frustriert|genervt|begeistert)\b", _I
        ),
    ),
    (
        Kind.HISTORY,
        pattern(r"\bzuerst\b.{1,300}\bdann\b|^(?:dann|danach) (?:haben|habe|hat|sind|bin)\b", _I),
    ),
)
_COURTESY = (
    "danke bitte gut gute super toll prima perfekt klasse arbeit ok okay klar genau fertig anfangen"
)
_FOR_THE_USER = pattern(
    r"\b(?:der|die|unsere?|meine?) (?:nutzer|benutzer|anwender|user|mensch|besitzer|chef|team)"
    r"(?:in)?\b[^.;]{0,80}\b(?:will|wollte|möchte|bevorzugt|mag|hasst|immer|nie|niemals|besteht|"
    r"vertraut|verlangt|entschied\w*|gewählt|zugestimmt|bestätigt|erlaubt|gewünscht)\b"
    r"|^(?:nutzer|benutzer|user)(?:in)?\s?:|\bals (?:nutzer|besitzer|eigentümer)(?:in)?\b",
    _I,
)
_TABLE = CueTable(
    straight=straight,
    topic_words=topic_words,
    sentences=sentences,
    choice_in=choice_in,
    kinds=_KIND_CUES,
    aspects=(
        (
            Aspect.TRUST,
            pattern(r"\b(?:ich vertraue|brauchst nicht (?:zu )?fragen|ohne rückfrage)\b", _I),
        ),
        (
            Aspect.EXPERTISE,
            pattern(r"\b(?:ich kenne|ich bin (?:neu|ein)|erfahrung|ich arbeite (?:als|in))\b", _I),
        ),
        (
            Aspect.STYLE,
            pattern(
                r"\b(?:antwort\w*|tonfall|knapp\w*|kurze?n?|erklär\w*|nenn mich|duze?n?)\b", _I
            ),
        ),
    ),
    courtesy=frozenset(map(stem, _COURTESY.split())),
    exact=pattern(
        r"\b(?:port|version|pfad|url|host|branch|zweig)\b.{0,300}\d|`[^`]+`|\b\w+/\w+\.\w+"
        r"|\w\.\w{2,4}\b",
        _I,
    ),
    bad=pattern(
        r"\b(?:fehler\w*|fehlgeschlagen|schlägt fehl|gescheitert|scheitert|kaputt|absturz|"
        r"abgestürzt|"
        r"crash\w*|bug|schiefgegangen|daten (?:sind |waren )?verloren|verärgert)\b",
        _I,
    ),
    good=pattern(
        r"\b(?:behoben|gefixt|gelöst|funktioniert(?! nicht)|bestanden|super|danke|ausgeliefert|"
        r"erledigt|fertig)\b",
        _I,
    ),
    loud=pattern(r"!|\b(?:dringend|kritisch|(?<!ab )sofort|umgehend)\b", _I),
    threat=pattern(r"\b(?:datenverlust|sicherheit\w*|geleakt|ausfall|produktion steht)\b", _I),
    next_up=pattern(
        r"\b(?:nächstes mal|nächste (?:sitzung|session)|(?<!guten )(?<!am )(?<!bis )morgen|"
        r"als nächstes|"
        r"nächster schritt|müssen (?:wir )?noch|muss (?:ich )?noch|fehlt noch|steht noch aus|"
        r"weiter mit|anfangen mit|erinnere? mich)\b|\bto-? ?do:",
        _I,
    ),
    for_the_user=_FOR_THE_USER,
    challenge=pattern(
        r"\b(?:widersprich|sei kritisch|hinterfrag\w*|stimm mir nicht einfach)\b", _I
    ),
    obey=pattern(r"\b(?:machs? (?:es |das )?einfach|frag nicht|keine (?:rück)?fragen)\b", _I),
)
kind_of = _TABLE.kind_of
appraise = _TABLE.appraise
aspect_of = _TABLE.aspect_of
feeling_of = _TABLE.feeling_of
telling_of = _TABLE.telling_of
tells_what_is_next = _TABLE.tells_what_is_next
speaks_for_the_user = _TABLE.speaks_for_the_user
ruling_words = _TABLE.ruling_words
wants_to_be_challenged = _TABLE.wants_to_be_challenged
wants_no_questions = _TABLE.wants_no_questions
