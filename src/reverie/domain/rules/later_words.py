"""Later words: what of a session is put right, turned down or said better later in it.

An agent's word neither puts a person's right nor takes its place, unless it says all of it.
"""

from __future__ import annotations

from reverie.domain.language import Language
from reverie.domain.rules.kept import Kept
from reverie.domain.rules.ownership import may_end
from reverie.domain.values.episode import Voice
from reverie.domain.values.left_out import LeftOut, Reason
from reverie.domain.values.memory import ONLY_FROM_A_PERSON
from reverie.domain.values.owner import SPOKEN_BY
from reverie.domain.values.utterance import Form, Utterance


def uncorrected(found: list[Kept], language: Language) -> tuple[list[Kept], list[LeftOut]]:
    """What no later words of a person put right, and what they do."""
    topics = [language.words.topic_words(kept.utterance.text) for kept in found]
    wrong: set[int] = set()
    for place, kept in enumerate(found):
        later = kept.utterance
        if later.voice is not Voice.PERSON and later.form is not Form.NOTE:
            continue
        corrects = language.retention.corrects(later.text)
        for n in range(place):
            earlier = found[n].utterance
            may = may_end(SPOKEN_BY[later.voice], SPOKEN_BY[earlier.voice])
            if (
                may
                and earlier.episode < later.episode
                and (
                    (corrects and _is_put_right(earlier, later, topics[n], topics[place]))
                    or _is_turned_down(earlier, later, topics[n], language)
                )
            ):
                wrong.add(n)
    kept_on = [kept for n, kept in enumerate(found) if n not in wrong]
    put_right = [
        LeftOut(found[n].utterance, Reason.CORRECTED, found[n].verdict.score) for n in sorted(wrong)
    ]
    return kept_on, put_right


def _is_turned_down(
    earlier: Utterance, later: Utterance, topics: frozenset[str], language: Language
) -> bool:
    """Whether a person chooses something else over what they said before."""
    if Form.NOTE in (earlier.form, later.form) or earlier.voice is not Voice.PERSON:
        return False
    choice, topic_words = language.choices.choice_in(later.text), language.words.topic_words
    return bool(topics & topic_words(choice.left)) and bool(topics & topic_words(choice.taken))


def told_once(found: list[Kept], language: Language) -> tuple[list[Kept], list[LeftOut]]:
    """What no later note of the agent says better, and no note that only repeats a rule.

    A rule stays in the person's own words.
    """
    topics = {kept.utterance: language.words.topic_words(kept.utterance.text) for kept in found}
    notes = [one for one in topics if one.form is Form.NOTE]
    rules = [one for one in topics if _is_a_persons_rule(one, language)]
    stay, said = [], []
    for kept in found:
        one = kept.utterance
        mine = topics[one]
        if one.form is Form.NOTE:
            before = (rule for rule in rules if rule.episode < one.episode)
            is_told = any(_repeats(mine, topics[rule]) for rule in before)
        else:
            is_free = one.voice is Voice.PERSON and not kept.is_open and one not in rules
            after = (note for note in notes if note.episode > one.episode)
            is_told = is_free and any(
                _is_in(mine, topics[note]) and retells(note.text, one.text, language)
                for note in after
            )
        if is_told:
            said.append(LeftOut(one, Reason.KNOWN, kept.verdict.score))
        else:
            stay.append(kept)
    return stay, said


def retells(note: str, said: str, language: Language) -> bool:
    """Whether a note says all that binds in a person's words: names, numbers, nos and sides."""
    says, choices, topics = language.succession, language.choices, language.words.topic_words
    if says.names(said) - says.names(note) or says.numbers(said) - says.numbers(note):
        return False
    if language.claims.denies(said) != language.claims.denies(note):
        return False
    if says.tells_a_change(note) and not says.tells_a_change(said):
        return False
    one, other = choices.choice_in(said), choices.choice_in(note)
    sides = ((one.taken, other.left), (one.left, other.taken))
    return not any(topics(mine) & topics(theirs) for mine, theirs in sides)


def _is_a_persons_rule(one: Utterance, language: Language) -> bool:
    if one.voice is not Voice.PERSON or one.form is Form.ANSWER:
        return False
    return language.retention.kind_kept(one.text, one.voice) in ONLY_FROM_A_PERSON


def _repeats(note: frozenset[str], rule: frozenset[str]) -> bool:
    """Whether a note names next to nothing that a rule does not."""
    return 4 * len(note & rule) >= 3 * len(note) > 3


def _is_in(words: frozenset[str], note: frozenset[str]) -> bool:
    """Whether a note is about half of what some words are about."""
    return 2 * len(words & note) >= len(words) > 1


def _is_put_right(
    earlier: Utterance, later: Utterance, topics: frozenset[str], others: frozenset[str]
) -> bool:
    """Whether words that correct something are about earlier ones.

    Notes name much, and one that is put right by another is told again nearly whole.
    """
    if earlier.form is later.form is Form.NOTE:
        return 3 * len(topics & others) >= 2 * len(topics) > 0
    return _is_about(topics, others)


def _is_about(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two utterances share half of what the shorter is about."""
    return 2 * len(one & other) >= min(len(one), len(other)) > 0
