"""Sign places: what the heading above an utterance and the reply to it tell of it."""

from __future__ import annotations

from reverie.domain.language.pattern import patterns

OF_A_HEAD = patterns(
    {
        "under findings": (
            r"\b(?:finding|findings|root cause|cause|why|issue|issues|problem|problems|"
            r"diagnosis|analysis|discover\w*|learned|lesson|insight|explanation|what happened|"
            r"what went wrong|the fix|fix)\b"
        ),
        "under key points": (
            r"\b(?:key|important|note|notes|caveat\w*|limitation\w*|constraint\w*|"
            r"requirement\w*|decision\w*|conclusion|rule|rules|warning|remember|policy|"
            r"convention\w*|assumption\w*|trade-?offs?)\b"
        ),
        "under what was done": (
            r"\b(?:changes?|changed|made|done|completed?|implemented|implementation|features?|"
            r"added|updated|updates|created|what i|deliverables|files|improvements|fixed|"
            r"fixes applied|summary|accomplish\w*|achiev\w*|status|progress)\b"
        ),
        "under what is next": (
            r"\b(?:next|todo|to do|remaining|open|pending|left|future|still|not done|follow-?up|"
            r"later|roadmap|blocked)\b"
        ),
        "under how to": (
            r"\b(?:how|usage|steps?|step|instructions|test|testing|verify|run|commands?|setup|"
            r"set up|install\w*|configuration|example|quick|guide|option|options)\b"
        ),
        "under the design": (
            r"\b(?:architecture|design|structure|approach|strategy|plan|flow|model|schema|"
            r"system|behavio\w*|logic|current|existing)\b"
        ),
        "under a question": r"\?$",
    }
)
"""What a heading promises of the points below it."""
OF_A_REPLY = patterns(
    {
        "then refused": (
            r"^\W*(?:no\b|nope|wrong|that's not|thats not|not what|still|doesn't|didn't|it's not|"
            r"why|undo|revert|i said|stop|wait|hm|actually)"
        ),
        "then taken": (
            r"^\W*(?:yes|yeah|ok|okay|great|perfect|good|nice|thanks|thank|cool|awesome|sounds|"
            r"lgtm|"
            r"do it|go ahead|proceed|continue|works)"
        ),
    }
)
"""How the other one takes it."""
