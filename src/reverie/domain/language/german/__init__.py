"""German: its words, its sentences, and what they give away; for the rest English speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.domain.language import contract
    from reverie.domain.language.german import (
        choices,
        claims,
        cues,
        dates,
        progress,
        questions,
        retention,
        sentences,
        shorten,
        speech,
        stems,
        succession,
        words,
    )
    from reverie.domain.language.progress_contract import Progress
    from reverie.domain.language.retention_contract import Retention
    from reverie.domain.language.succession_contract import Succession

    _KEPT: tuple[
        contract.Words,
        contract.Stems,
        contract.Sentences,
        contract.Speech,
        contract.Cues,
        Progress,
        contract.Choices,
        contract.Claims,
        Succession,
        contract.Dates,
        contract.Questions,
        Retention,
        contract.Shorten,
    ] = (
        words,
        stems,
        sentences,
        speech,
        cues,
        progress,
        choices,
        claims,
        succession,
        dates,
        questions,
        retention,
        shorten,
    )
    """That each module keeps the promise of its part is seen by the type checker."""
