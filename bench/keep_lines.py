"""The lines of the judge: fitted to examples (logistic regression), and written down as modules.

A person's words in a short talk have a line of their own: signs count otherwise where there is
little around them, and the words of the whole exchange count too (`keep_exchanges.py`). So have
those in a conversation, where their own words count. Needs scikit-learn.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import log, sqrt
from typing import TYPE_CHECKING, Any

from keep_exchanges import Runs, runs_of
from reverie.domain.language.english.mood_signs import OF_A_MOOD
from reverie.domain.language.english.talk_signs import OF_TALK
from reverie.domain.language.word_signs import OWN_WORDS, exchange_signs, run_of, sign_of
from reverie.domain.rules.judge import Line
from reverie.domain.values.episode import Voice
from reverie.domain.values.manner import Manner

if TYPE_CHECKING:
    from keep_fit import Example

FLATNESS, PURPORT = 0.01, 5.0
"""How freely the line may follow the examples (scikit-learn's C), and how freely what the words of
an exchange say together."""
FREEDOM, KIND_SIGNS, KIND_WORDS = 4.0, 0.05, 0.25
"""The same for the lines that tell kinds apart, by signs and by words."""
SEVERAL = 30
"""Writers and projects that must use a word for it to count, so that none is anybody's own."""
EASED = 0.2
"""What is added to the log-odds at work, where few things are worth keeping and a person's words
would else hardly be believed."""
RARE = 2.5
"""How much what is worth keeping of an agent's words in a conversation counts beside the rest."""
DAY_SHARE = 0.9
"""How much what is said on a made-up day counts: it tells of conversations only."""
BRIEF = "in a short talk"
OF_SHORT_TALK = frozenset(
    (
        *OF_A_MOOD,
        *(f"{mood}, beside it" for mood in OF_A_MOOD),
        *OF_TALK,
        *("laughs", "a line of output", "a quotation begins or ends", "what was quoted"),
    )
)
"""The signs that count only where a talk is short."""
NOTHING, BORDERLINE = "nothing", "borderline"
KINDS = {
    "constraint": "constraint",
    "decision": "decision",
    "preference": "relationship",
    "relationship": "relationship",
    "fact": "fact",
    "insight": "fact",
    "history": "fact",
}
"""The kinds that the judge tells apart, by their labels; a correction may be any."""


def fitted(some: Sequence[Example]) -> dict[Manner, Line]:
    """The lines of one voice; a borderline case counts half for, half against.

    Made-up days tell of conversations only, and made-up talk of short ones: at work people speak
    otherwise.
    """
    of_talk = [one for one in some if one.manner is Manner.TALK]
    others = [one for one in some if not _is_a_day(one)]
    if some[0].utterance.voice is not Voice.PERSON:
        line = wordless(others)
        talk = wordless([one._replace(share=one.share * _odds_of(one)) for one in of_talk])
        return {Manner.WORK: line, Manner.BRIEF: line, Manner.TALK: talk}
    real = [_without_moods(one) for one in others if one.share == 1]
    bias, weights = wordless(real)
    brief, runs, counts = _of_short_talk(others)
    return {
        Manner.WORK: (bias + EASED, weights),
        Manner.BRIEF: brief,
        Manner.TALK: _of_talk(of_talk, runs, counts),
    }


def wordless(some: Sequence[Example]) -> Line:
    """A line by signs alone, which may serve other languages."""
    names, rows = _signs(some)
    scale = _scaler(rows)
    bias, (own,) = _regression(some, [scale.transform(rows)])
    return _line(bias, own, scale, names)


def _of_short_talk(some: Sequence[Example]) -> tuple[Line, Runs, float]:
    """The line for short talks, by signs and the words of whole exchanges; and those words."""
    import numpy

    names, rows = _signs(some)
    scale = _scaler(rows)
    seen = scale.transform(rows)
    brief = numpy.array([[one.signs.get(BRIEF, 0.0)] for one in some])
    runs, unseen = runs_of(frozenset(one.repository for one in some))
    by = [unseen.get(one.repository, runs) for one in some]
    around = [line.odds(one.runs) for line, one in zip(by, some, strict=True)]
    itself = [
        line.odds(exchange_signs(one.utterance.text)) for line, one in zip(by, some, strict=True)
    ]
    told = PURPORT * numpy.array([around, itself]).T
    bias, (own, more, purport) = _regression(some, [seen, seen * brief, told * brief])
    start, weights = _line(bias, own + more, scale, names)
    counts, own_counts = (PURPORT * float(one) for one in purport)
    spoken = {sign_of(run): counts * weight for run, weight in runs.weights.items()}
    start += (counts + own_counts) * runs.bias
    return (start, {**weights, **spoken, OWN_WORDS: own_counts / counts}), runs, counts


def _of_talk(some: Sequence[Example], runs: Runs, counts: float) -> Line:
    """The line for conversations, by signs and an utterance's own words.

    `counts`: by how much what runs are worth is multiplied where it is written down.
    """
    import numpy

    plain = [_without_moods(one) for one in some]
    names, rows = _signs(plain)
    scale = _scaler(rows)
    itself = [[runs.odds(exchange_signs(one.utterance.text))] for one in some]
    bias, (own, purport) = _regression(
        plain, [scale.transform(rows), PURPORT * numpy.array(itself)]
    )
    start, weights = _line(bias, own, scale, names)
    own_counts = PURPORT * float(purport[0])
    return start + own_counts * runs.bias, {**weights, OWN_WORDS: own_counts / counts}


def _scaler(rows: Any) -> Any:
    from sklearn.preprocessing import StandardScaler

    return StandardScaler().fit(rows)


def _regression(some: Sequence[Example], parts: Sequence[Any]) -> tuple[float, list[Any]]:
    """The bias, and the weights of each part of a table."""
    import numpy
    from sklearn.linear_model import LogisticRegression

    table = numpy.hstack(parts)
    shares = numpy.array(_shares(some))
    half = numpy.array([one.label == BORDERLINE for one in some])
    good = numpy.array([float(one.is_good) for one in some])
    model: Any = LogisticRegression(C=FLATNESS, max_iter=3_000).fit(
        numpy.vstack([table[~half], table[half], table[half]]),
        numpy.concatenate([good[~half], numpy.ones(half.sum()), numpy.zeros(half.sum())]),
        sample_weight=numpy.concatenate([shares[~half], shares[half] / 2, shares[half] / 2]),
    )
    ends = numpy.cumsum([part.shape[1] for part in parts])[:-1]
    return float(model.intercept_[0]), numpy.split(model.coef_[0], ends)


def _without_moods(one: Example) -> Example:
    return one._replace(
        signs={n: value for n, value in one.signs.items() if n not in OF_SHORT_TALK}
    )


def _odds_of(one: Example) -> float:
    return RARE if one.is_good else 1.0


def _is_a_day(one: Example) -> bool:
    return one.share == DAY_SHARE


def kinds_fitted(some: Sequence[Example], *, by_words: bool = True) -> dict[str, Line]:
    """For each kind that the judge tells apart, the bias and the weight of each sign and word."""
    import numpy
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    words = common_words(some) if by_words else {}
    told = [one for one in some if one.label in KINDS]
    names, rows = _signs(told)
    scale = StandardScaler().fit(rows)
    table = numpy.hstack([KIND_SIGNS * scale.transform(rows), KIND_WORDS * _said(told, words)])
    labels = [KINDS[one.label] for one in told]
    model: Any = LogisticRegression(C=FREEDOM, max_iter=3_000).fit(table, labels)
    found = {}
    for kind, line, start in zip(model.classes_, model.coef_, model.intercept_, strict=True):
        bias, weights = _line(start, KIND_SIGNS * line[: len(names)], scale, names)
        said = zip(words.items(), line[len(names) :], strict=True)
        spoken = {sign_of(word): KIND_WORDS * rarity * float(w) for (word, rarity), w in said}
        found[str(kind)] = bias, {**weights, **spoken}
    return found


def common_words(some: Sequence[Example]) -> dict[str, float]:
    """The words and pairs that several use, and how rare each is (IDF)."""
    users: dict[str, set[str]] = defaultdict(set)
    count: Counter[str] = Counter()
    for one in some:
        for word in one.words:
            users[word].add(one.repository)
            count[word] += 1
    return {
        word: log((1 + len(some)) / (1 + count[word])) + 1
        for word, who in sorted(users.items())
        if len(who) >= SEVERAL
    }


def _signs(some: Sequence[Example]) -> tuple[list[str], Any]:
    import numpy

    names = sorted({name for one in some for name in one.signs})
    return names, numpy.array([[one.signs.get(name, 0.0) for name in names] for one in some])


def _said(some: Sequence[Example], words: Mapping[str, float]) -> Any:
    """The common words of each example; each counts less where there are many."""
    import numpy

    place = {word: n for n, word in enumerate(words)}
    rarity = list(words.values())
    table = numpy.zeros((len(some), len(words)))
    for row, one in enumerate(some):
        said = [place[word] for word in sorted(one.words) if word in place]
        for n in said:
            table[row, n] = rarity[n] / sqrt(len(said))
    return table


def _line(start: float, weights: Any, scale: Any, names: Sequence[str]) -> Line:
    """A line on signs as they are, from one on standardised signs."""
    plain = weights / scale.scale_
    bias = float(start - (plain * scale.mean_).sum())
    return bias, dict(zip(names, map(float, plain), strict=True))


def _shares(some: Sequence[Example]) -> list[float]:
    """How much each example counts: those of a talkative repository less, made-up ones half."""
    many = Counter(one.repository for one in some)
    raw = [many[one.repository] ** -0.5 if one.share == 1 else 0.0 for one in some]
    real = [share for share in raw if share]
    mean = sum(real) / max(1, len(real))
    return [share / mean if share else one.share for share, one in zip(raw, some, strict=True)]


def modules(marked: Sequence[Example]) -> Iterator[tuple[str, str]]:
    """The modules that hold the weights, each with its name."""
    persons = [one for one in marked if one.utterance.voice is Voice.PERSON]
    agents = fitted([one for one in marked if one.utterance.voice is Voice.AGENT])
    lines = fitted(persons)
    yield (
        "sign_weights.py",
        _sign_weights(
            {
                "PERSON": lines[Manner.WORK],
                "TALK": lines[Manner.TALK],
                "BRIEF": lines[Manner.BRIEF],
                "WORDLESS": wordless([one for one in persons if not _is_a_day(one)]),
                "AGENT": agents[Manner.WORK],
                "AGENT_TALK": agents[Manner.TALK],
            }
        ),
    )
    kinds = kinds_fitted(persons)
    yield "kind_weights.py", _kind_weights(kinds, kinds_fitted(persons, by_words=False))
    yield "word_weights.py", _word_weights(common_words(persons), list(kinds.values()))
    yield "run_weights.py", _run_weights(lines[Manner.BRIEF][1])


def _opening(sentence: str) -> str:
    return (
        f'"""{sentence}\n\nWritten by `bench/keep_fit.py`; not to be edited.\n"""\n\n'
        "from __future__ import annotations\n"
    )


def _sign_weights(lines: Mapping[str, Line]) -> str:
    """The module that holds what signs are worth to the judge."""
    parts = [
        _opening(
            "Sign weights: what each sign adds to the log-odds that something is worth keeping."
        )
    ]
    for name, (bias, weights) in lines.items():
        signs = {sign: weight for sign, weight in weights.items() if not _is_word(sign)}
        rows = "".join(f'    "{sign}": {weight:.3f},\n' for sign, weight in signs.items())
        parts.append(f"\n{name}_BIAS = {bias:.3f}\n{name}: dict[str, float] = {{\n{rows}}}\n")
    return "".join(parts)


def _kind_weights(kinds: Mapping[str, Line], wordless: Mapping[str, Line]) -> str:
    """The module that holds what signs tell of the kind of a person's words."""
    parts = [
        _opening(
            "Kind weights: what each sign adds to the log-odds that a person's words are of a kind."
        ),
        f"\nORDER = {tuple(kinds)!r}\n".replace("'", '"'),
    ]
    for name, lines in (("", kinds), ("WORDLESS_", wordless)):
        parts.append(f"{name}BIASES = ({', '.join(f'{bias:.2f}' for bias, _ in lines.values())})\n")
        parts.append(f"{name}WEIGHTS: dict[str, tuple[float, ...]] = {{\n")
        for sign in next(iter(lines.values()))[1]:
            if not _is_word(sign):
                row = ", ".join(f"{weights[sign]:.2f}" for _, weights in lines.values())
                parts.append(f'    "{sign}": ({row}),\n')
        parts.append("}\n")
    return "".join(parts)


def _word_weights(words: Mapping[str, float], lines: Sequence[Line]) -> str:
    """The module that holds what common words add to each kind."""
    rows = []
    for word in words:
        numbers = (round(100 * weights.get(sign_of(word), 0.0)) for _, weights in lines)
        rows.append(f"{word}\t{' '.join(map(str, numbers))}\n")
    opening = _opening("Word weights: what common words add to the log-odds, in hundredths.")
    return f'{opening}\nROWS = """\n{"".join(rows)}"""\n"""A number for each kind."""\n'


def _run_weights(weights: Mapping[str, float]) -> str:
    """The module that holds what runs of words add to being kept; those that add nothing are out.

    Runs of the same weight stand together, for that is shorter.
    """
    by_weight: dict[int, list[str]] = defaultdict(list)
    for sign, weight in weights.items():
        if _is_word(sign) and (hundredths := round(100 * weight)):
            by_weight[hundredths].append(run_of(sign))
    lines = ["\t".join([str(weight), *sorted(by_weight[weight])]) for weight in sorted(by_weight)]
    opening = _opening("Run weights: what runs of words add to the log-odds, in hundredths.")
    rows = "\n".join(lines)
    return f'{opening}\nROWS = """\n{rows}\n"""\n"""A weight, and the runs that have it."""\n'


def _is_word(sign: str) -> bool:
    return sign.endswith("”")
