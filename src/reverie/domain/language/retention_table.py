"""Retention table: what a language says in passing or to last, and the rules that read it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from reverie.domain.language.pattern import Table, pattern
from reverie.domain.language.sign_table import Line, Signs, SignTable
from reverie.domain.language.statement_table import StatementTable
from reverie.domain.values.choice import Choice
from reverie.domain.values.episode import Voice
from reverie.domain.values.left_out import Reason
from reverie.domain.values.manner import Manner
from reverie.domain.values.memory import Kind

_LETTERS = pattern(r"[^\W\d_]{2,}")
_MENDED = pattern(r".{1,260} failed(?: \(\d+ times\))?, then went well")
"""Our own words for a failure that was mended."""
LEAST_ASKED = 3
"""Words that a question needs to be understood later."""
_SHORT = 80
"""Characters within which a few words may settle nothing."""
LEAST_WORDS = 3
"""Words of which a statement that stands alone consists at least."""
_DECIDES = frozenset(
    {"we want", "we don't want", "it should", "use this", "let's do so", "don't", "instead of"}
    | {"a request"}
)
_FINDS = frozenset({"a cause", "what it was", "what went wrong"})
SHORT_ORDER = 25
"""Words of a paragraph that may only say what is to be done with the others."""
STRONG = frozenset(
    {
        "always or never",
        "from now on",
        "remember that",
        "instead of",
        "we want",
        "we don't want",
        "it should",
        "use this",
        "let's do so",
        "don't",
        "only",
        "no longer",
        "I said",
        "no, but",
        "as I think",
        "where it is",
    }
)
"""Signs of a person that say by themselves that something is to last."""


class PassingTable(Table):
    """How chatter, offers, announcements, refusals and reports of work done begin."""

    settles_nothing: re.Pattern[str]
    offer: re.Pattern[str]
    offered: re.Pattern[str]
    announced: re.Pattern[str]
    work_done: re.Pattern[str]
    refusal: re.Pattern[str]
    thanks: re.Pattern[str]
    textbook: re.Pattern[str]
    """Advice that holds everywhere, and so says nothing of this place."""


class RetentionTable(Table):
    """The words of a language that tell what is worth keeping, and what it takes to read them."""

    straight: Callable[[str], str]
    plain_words: Callable[[str], list[str]]
    telling_of: Callable[[str], frozenset[str]]
    ends_asking: Callable[[str], bool]
    kind_of: Callable[[str, Voice], Kind]
    choice_in: Callable[[str], Choice]
    names_a_cause: Callable[[str], bool]
    statements: StatementTable
    in_passing: PassingTable
    sign_table: SignTable
    open_end: re.Pattern[str]
    undone: re.Pattern[str]
    """The same in words that no rule or choice is put in."""
    open_head: re.Pattern[str]
    correction: re.Pattern[str]
    taking_back: re.Pattern[str]
    settling: re.Pattern[str]
    asks_the_agent: re.Pattern[str]
    """A question to the agent about its own doings: the next session cannot answer it."""
    what_if: re.Pattern[str]
    how_it_stands: re.Pattern[str]
    reversal: re.Pattern[str]
    """What would turn a decision round is told with the decision."""
    unsure: re.Pattern[str]
    found_out: re.Pattern[str]
    observation: re.Pattern[str]
    either: re.Pattern[str]
    """Two ways are named."""
    helps: re.Pattern[str]
    """The agent asks what to do next, not how something shall be."""
    asks_for: re.Pattern[str]
    reworks: re.Pattern[str]
    """What is to be done with a text that was handed on."""
    asks_to_last: re.Pattern[str]
    """How a question begins whose answer is worth having in weeks: why, which, where from, who."""
    of_the_world: re.Pattern[str]
    """A question that any book answers: it is about no project."""
    users_words: re.Pattern[str]
    """How words begin that are told of the user; its first group is the verb."""
    verbs: Mapping[Kind, frozenset[str]]

    def passing(self, text: str, *, by_agent: bool, is_answer: bool = False) -> Reason | None:
        """Why a text is said only in passing, if it is."""
        said = self.straight(text).strip()
        if not _LETTERS.search(said):
            return Reason.CHATTER
        if self.ends_asking(said) and (by_agent or not self.states(said)):
            if not self.in_passing.offered.search(said):
                return Reason.QUESTION
            return Reason.OFFER if by_agent else Reason.ASKED
        if said.endswith((":", "：")):
            return Reason.LEAD_IN
        if len(said) <= _SHORT and self.in_passing.settles_nothing.fullmatch(said.casefold()):
            return Reason.CHATTER
        if not is_answer and len(self.plain_words(said)) < LEAST_WORDS:
            return Reason.CHATTER
        if by_agent:
            return self._agents_passing(said)
        if self.statements.asks_without_mark(said):
            return Reason.QUESTION
        if self.in_passing.thanks.match(said):
            return Reason.CHATTER
        if self.reversal.match(said):
            return Reason.UNTOLD
        return Reason.CHATTER if self.statements.is_of_the_moment(said) else None

    def is_a_choice(self, question: str) -> bool:
        """Whether a question asks how something shall be, and does not merely offer to go on."""
        asked = self.straight(question)
        if self.helps.search(asked):
            return False
        return bool(self.either.search(asked)) or not self.in_passing.offered.search(asked)

    def names_alternatives(self, text: str) -> bool:
        """Whether a text says that it may be this or that, and leaves open which."""
        said = self.straight(text)
        return bool(self.either.search(said)) and not self.helps.search(said)

    def is_open_end(self, text: str, head: str, voice: Voice) -> bool:
        """Whether a text says that something is still to be done or answered."""
        if self.ends_asking(text) or text.endswith(":"):
            return False
        under = voice is Voice.AGENT and bool(self.open_head.search(self.straight(head)))
        return under or bool(self.open_end.search(self.straight(text))) or self.is_undone(text)

    def is_undone(self, text: str) -> bool:
        """Whether a text says in so many words that something has not been done."""
        return bool(self.undone.search(self.straight(text)))

    def is_worth_answering(self, question: str) -> bool:
        """Whether a question asks for more than a word in passing."""
        said = self.straight(question)
        if not self.telling_of(question) or len(self.plain_words(said)) < LEAST_ASKED:
            return False
        passing = (self.asks_the_agent, self.what_if, self.of_the_world, self.how_it_stands)
        is_passing = any(cue.search(said) for cue in passing)
        return self.asks_to_last.search(said) is not None and not is_passing

    def own_part(self, text: str) -> str:
        """What a person says who hands on some paragraphs to have them reworked; else all."""
        paragraphs = text.strip().split("\n\n")
        for one in (paragraphs[-1], paragraphs[0]):
            is_short = len(one.split()) <= SHORT_ORDER
            if len(paragraphs) > 1 and is_short and self.reworks.search(self.straight(one)):
                return one
        return text

    def reported(self, text: str) -> tuple[Kind | None, str]:
        """What kind a text says the user's words were, if it does, and what they were."""
        said = self.users_words.match(self.straight(text))
        if said is None:
            return None, text
        verb, body = next(filter(None, said.groups())).casefold(), text[said.end() :]
        return next((kind for kind, verbs in self.verbs.items() if verb in verbs), Kind.FACT), body

    def corrects(self, text: str) -> bool:
        """Whether a text puts something right that was said before."""
        return bool(self.correction.search(self.straight(text)))

    def takes_back(self, text: str) -> bool:
        """Whether a text says that what was noted or chosen before holds no longer."""
        return bool(self.taking_back.search(self.straight(text)))

    def settles(self, text: str) -> bool:
        """Whether a text says that something which was open is answered or done."""
        is_settled = bool(self.settling.search(self.straight(text)))
        return is_settled and not self.is_open_end(text, "", Voice.PERSON)

    def states(self, text: str, voice: Voice = Voice.PERSON) -> bool:
        """Whether someone states in so many words what is to last.

        An agent does where it names a choice with its alternative and its reason, what something
        turned out to be, or what it suspects.
        """
        said, statements = self.straight(text), self.statements
        if voice is Voice.PERSON:
            is_unsure = self.unsure.search(said) and not statements.is_of_the_moment(text)
            return bool(is_unsure) or statements.explicit_kind(text) not in (None, Kind.FACT)
        kind = self.kind_of(text, voice)
        if self.found_out.search(said) or kind in (Kind.TENSION, Kind.EVOCATION):
            return True
        choice = self.choice_in(text) if kind is Kind.DECISION else None
        return bool(choice and choice.left and choice.why)

    def commands(self, text: str) -> bool:
        """Whether a person orders in so many words what shall always or never be done."""
        return self.statements.commands(text)

    def observes(self, text: str) -> bool:
        """Whether a person says how something looks to be, and not how it shall be."""
        return self.observation.match(self.straight(text)) is not None

    def tells_what_happened(self, text: str) -> bool:
        """Whether a text is our own record of a failure that was mended."""
        return _MENDED.fullmatch(text) is not None

    def kind_of_answer(self, question: str, answer: str) -> Kind:
        """The kind of an answer: a choice, or what was asked for."""
        return Kind.FACT if self.asks_for.match(self.straight(question)) else Kind.DECISION

    def kind_kept(self, text: str, voice: Voice) -> Kind:
        """The kind of an utterance that is kept: a person decides, an agent finds out."""
        if voice is Voice.PERSON and (explicit := self.statements.explicit_kind(text)):
            return explicit
        kind = self.kind_of(text, voice)
        if kind not in (Kind.FACT, Kind.QUESTION, Kind.HISTORY):
            return kind
        if voice is Voice.PERSON:
            return Kind.DECISION if _DECIDES & self.signs(text, voice) else Kind.FACT
        return Kind.INSIGHT if _FINDS & self.signs(text, voice) else Kind.FACT

    def signs(self, text: str, voice: Voice) -> frozenset[str]:
        """What an utterance shows that may tell whether it lasts."""
        said, table = self.straight(text), self.sign_table
        if voice is not Voice.PERSON:
            return _shown(said, table.of_an_agent)
        found = set(_shown(said, table.of_a_person) | _shown(said, table.of_a_mood))
        if strong := found & STRONG:
            found |= {"to last"} | ({"to last, twice"} if len(strong) > 1 else set())
        if kind := self.statements.explicit_kind(said):
            found.add(f"states a {kind}")
        return frozenset(found)

    def signs_beside(self, text: str) -> frozenset[str]:
        """What the words next to an utterance show of how it is meant."""
        moods = _shown(self.straight(text), self.sign_table.of_a_mood)
        return frozenset(f"{mood}, beside it" for mood in moods)

    def signs_of_head(self, head: str) -> frozenset[str]:
        """What a heading promises of the points below it."""
        return _shown(self.straight(head), self.sign_table.of_a_head)

    def signs_of_reply(self, reply: str) -> frozenset[str]:
        """How the other one takes it."""
        return _shown(self.straight(reply), self.sign_table.of_a_reply)

    def weights(self, voice: Voice, manner: Manner) -> Line:
        """The bias of the judge for a voice in a session of a manner, and what signs add to it."""
        table = self.sign_table
        lines = table.person_weights if voice is Voice.PERSON else table.agent_weights
        return lines(manner)

    def kind_weights(self) -> Mapping[Kind, Line]:
        """The bias for each kind that a person's words may be, and what each sign adds to it."""
        return {Kind(name): line for name, line in self.sign_table.kinds().items()}

    def _agents_passing(self, said: str) -> Reason | None:
        in_passing = self.in_passing
        if in_passing.refusal.search(said) or in_passing.textbook.match(said):
            return Reason.CHATTER
        if in_passing.offer.match(said):
            return Reason.OFFER
        if in_passing.announced.match(said):
            return Reason.ANNOUNCED
        if in_passing.work_done.match(said) and not self.names_a_cause(said):
            return Reason.WORK_DONE
        return None


def _shown(said: str, signs: Signs) -> frozenset[str]:
    return frozenset(name for name, sign in signs.items() if sign.search(said))
