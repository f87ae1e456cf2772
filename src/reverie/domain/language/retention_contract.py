"""The contract of retention: what a language knows about what is worth keeping, as a Protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from reverie.domain.values.episode import Voice
from reverie.domain.values.left_out import Reason
from reverie.domain.values.manner import Manner
from reverie.domain.values.memory import Kind


class Retention(Protocol):
    """What is said only in passing, and what shows that something is to last."""

    def passing(self, text: str, *, by_agent: bool, is_answer: bool = False) -> Reason | None:
        """Why a text is said only in passing, if it is."""

    def is_a_choice(self, question: str) -> bool:
        """Whether a question asks how something shall be, and does not merely offer to go on."""

    def names_alternatives(self, text: str) -> bool:
        """Whether a text says that it may be this or that, and leaves open which."""

    def is_open_end(self, text: str, head: str, voice: Voice) -> bool:
        """Whether a text says that something is still to be done or answered."""

    def is_undone(self, text: str) -> bool:
        """The same in words that no rule or choice is put in."""

    def is_worth_answering(self, question: str) -> bool:
        """Whether a question asks for more than a word in passing."""

    def own_part(self, text: str) -> str:
        """What a person says who hands on some paragraphs to have them reworked; else all."""

    def reported(self, text: str) -> tuple[Kind | None, str]:
        """What kind a text says the user's words were, if it does, and what they were."""

    def corrects(self, text: str) -> bool:
        """Whether a text puts something right that was said before."""

    def takes_back(self, text: str) -> bool:
        """Whether a text says that what was noted or chosen before holds no longer."""

    def settles(self, text: str) -> bool:
        """Whether a text says that something which was open is answered or done."""

    def states(self, text: str, voice: Voice = Voice.PERSON) -> bool:
        """Whether someone states in so many words what is to last."""

    def commands(self, text: str) -> bool:
        """Whether a person orders in so many words what shall always or never be done."""

    def observes(self, text: str) -> bool:
        """Whether a person says how something looks to be, and not how it shall be."""

    def tells_what_happened(self, text: str) -> bool:
        """Whether a text is our own record of a failure that was mended."""

    def kind_of_answer(self, question: str, answer: str) -> Kind:
        """The kind of an answer: a choice, or what was asked for."""

    def kind_kept(self, text: str, voice: Voice) -> Kind:
        """The kind of an utterance that is kept."""

    def signs(self, text: str, voice: Voice) -> frozenset[str]:
        """What an utterance shows that may tell whether it lasts."""

    def signs_beside(self, text: str) -> frozenset[str]:
        """What the words next to an utterance show of how it is meant."""

    def signs_of_head(self, head: str) -> frozenset[str]:
        """What a heading promises of the points below it."""

    def signs_of_reply(self, reply: str) -> frozenset[str]:
        """How the other one takes it."""

    def weights(self, voice: Voice, manner: Manner) -> tuple[float, Mapping[str, float]]:
        """The bias of the judge for a voice in a session of a manner, and what signs add to it."""

    def kind_weights(self) -> Mapping[Kind, tuple[float, Mapping[str, float]]]:
        """The same for each kind that a person's words may be."""
