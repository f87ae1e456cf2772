"""Agent signs: what an agent's words show that may tell whether they last, by name.

They are the features of the judge; what each is worth stands in `sign_weights`.
"""

from __future__ import annotations

from reverie.domain.language.pattern import patterns
from reverie.domain.language.sign_marks import MARKS_OF_AN_AGENT

OF_AN_AGENT = patterns(
    {
        **MARKS_OF_AN_AGENT,
        "a cause": (
            r"\b(?:because|since|due to|caused by|root cause|the reason|that's why|this is why|"
            r"which is why|so that|therefore|otherwise|thus|hence|as a result|stems? from|"
            r"comes? from|came from|results? in|leads? to|means that|which means)\b"
        ),
        "what it was": (
            r"\b(?:root cause|the (?:issue|problem|bug|error|culprit|cause|reason|key|trick|"
            r"catch|fix|solution|real) (?:is|was|here)|turns? out|actually|in fact|it seems|"
            r"apparently)\b"
        ),
        "a limit": (
            r"\b(?:only|never|always|must|cannot|can't|doesn't|does not|don't|not supported|"
            r"no longer|isn't|aren't|won't|required?|requires?|needs?|limit\w*|at most|at least|"
            r"unless|except|even though|however|but)\b"
        ),
        "not": r"\b(?:not|no|never|none|without|n't|cannot|missing|lacks?)\b|n't\b",
        "how it is set": (
            r"\b(?:by default|default|defaults|configured|setting|environment variable|env var|"
            r"port|version|path|located|stored|lives|stays|saved|uses?|reads?|writes?|expects?|"
            r"runs?|relies|depends)\b"
        ),
        "as agreed": (
            r"\b(?:as agreed|as you|you (?:said|asked|want|prefer|mentioned|decided|chose|"
            r"requested)|per your|your (?:preference|choice|decision|request|requirement))\b"
        ),
        "a choice": (
            r"\b(?:instead of|rather than|over|chose|chosen|decided|decision|"
            r"use[ds]? .{0,200} (?:for|to)|prefer\w*|switch(?:ed)? to|keep|approach|strategy)\b"
        ),
        "not done": (
            r"\b(?:todo|to-do|not (?:yet|done|implemented|tested|covered|included)|"
            r"still (?:need|open|missing|has|have)|remaining|future|pending|later|follow-up|"
            r"next step|known (?:issue|limitation)|limitation|unresolved|blocked|needs? (?:a|"
            r"to be))\b"
        ),
        "should or could": (
            r"\b(?:should|would|could|can|may|might|recommend\w*|consider|suggest\w*|option|"
            r"ideally|likely|probably|possibly|potential\w*)\b"
        ),
        "you": r"\b(?:you|your)\b",
        "I": r"\b(?:i|i've|i'll|i'm|my|me|let me)\b",
        "we": r"\b(?:we|our|us|let's)\b",
        "a feature": (
            r"^(?:\W*)(?:added|created|updated|fixed|removed|implemented|now|uses?|new|all|"
            r"clean|clear|proper|better|improved|full|complete|successfully|modern|responsive|"
            r"professional|consistent|enhanced|comprehensive|automatic\w*|easy|simple|"
            r"support\w*)\b"
        ),
        "an instruction": (
            r"^(?:\W*)(?:run|open|click|go|navigate|install|copy|add|create|set|check|use|test|"
            r"verify|try|select|enter|type|press|visit|restart|start|make|update|replace|edit|"
            r"save|wait|look|choose|delete|remove|enable|disable|ensure|review|define|implement|"
            r"write|keep|move|read|find|call|fix)\b"
        ),
        "a measure": (
            r"(?<!\d)\d++(?:\.\d++)?\s?(?:%|ms|s|sec|seconds|minutes|hours|days|px|mb|gb|kb|x|times|"
            r"tokens|lines|chars|characters)\b"
        ),
        "now": r"\b(?:now|currently|already|just|successfully|all)\b",
        "what went wrong": (
            r"\b(?:was|were|had|failed|broke\w*|crash\w*|lost|blocked|conflict\w*|mismatch\w*|"
            r"stale|corrupt\w*|wrong|incorrect\w*|bug|error|issue|problem)\b"
        ),
        "a participle first": r"^\W*\w+ed\b",
        "a gerund first": r"^\W*\w+ing\b",
        "a guess": r"\b(?:seems?|appears?|looks? like|likely|probably|maybe|perhaps)\b",
        "general talk": (
            r"\b(?:typically|usually|generally|often|in general|common\w*|standard|"
            r"best practices?|users? can|allows?|provides?|ensures?|enables?|makes? it|helps?)\b"
        ),
        "thinking aloud": (
            r"^\W*(?:actually|after reflection|wait|hmm|maybe|given|the (?:safest|safer|"
            r"cleanest|proper|real)|a (?:more|safer)|confirming|noting|identifying|considering|"
            r"however|so the|the only thing)\b|\bi'm confident\b|\bi (?:need to|should|could|"
            r"will|'ll)\b"
        ),
    }
)
"""What an agent shows: causes, limits, musing, work."""
