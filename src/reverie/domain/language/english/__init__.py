"""English: its words, its sentences, and what they give away."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.domain.language import contract
    from reverie.domain.language.directive_contract import Directives
    from reverie.domain.language.english import (
        boundaries,
        choices,
        claims,
        cues,
        dates,
        directives,
        facts,
        questions,
        sentences,
        shorten,
        speech,
        stems,
        succession,
        suspicions,
        third_person,
        words,
    )
    from reverie.domain.language.succession_contract import Succession

    _KEPT: tuple[
        contract.Words,
        contract.Stems,
        contract.Sentences,
        contract.Speech,
        contract.Cues,
        contract.Choices,
        contract.Claims,
        Succession,
        contract.Dates,
        Directives,
        contract.Facts,
        contract.Questions,
        contract.ThirdPerson,
        contract.Boundaries,
        contract.Shorten,
        contract.Suspicions,
    ] = (
        words,
        stems,
        sentences,
        speech,
        cues,
        choices,
        claims,
        succession,
        dates,
        directives,
        facts,
        questions,
        third_person,
        boundaries,
        shorten,
        suspicions,
    )
    """That each module keeps the promise of its part is seen by the type checker."""
