"""Signs: what an utterance shows that may tell whether it lasts, as patterns with names.

They are the features of the judge; what each is worth stands in `sign_weights`.
"""

from __future__ import annotations

from reverie.domain.language.pattern import patterns
from reverie.domain.language.sign_marks import MARKS_OF_A_PERSON, MARKS_OF_AN_AGENT

OF_A_PERSON = patterns(
    {
        **MARKS_OF_A_PERSON,
        "use of": (
            r"\b(?:use|using|switch(?:ing)? (?:back )?to|go(?:ing)? (?:back to|with)|move to|"
            r"stick (?:to|with)|rely on|base(?:d)? on)\b"
        ),
        "instead": (
            r"\binstead\b|, not\b|\brather than\b|\bnot the\b|\bno longer\b|\banymore\b|"
            r"\bonly\b|\bjust the\b"
        ),
        "would rather": (
            r"\bi(?:'d| would) (?:rather|prefer|like)\b|\bi prefer\b|\bi (?:don't |"
            r"do not )?(?:like|want|need)\b|\bwe (?:don't |do not )?(?:want|need)\b"
        ),
        "want": r"\b(?:want|wants|wanted)\b",
        "should": (
            r"\b(?:should|shouldn't|must|mustn't|has to|have to|needs? to|supposed to|"
            r"ought to)\b"
        ),
        "always": (
            r"\b(?:always|never|every time|each time|ever|all the|whenever|any time|by default|"
            r"from now on|in the future|next time|going forward|as a rule|rule|rules|convention|"
            r"standard)\b"
        ),
        "do not": (
            r"\b(?:don't|do not|dont|doesn't|no need|stop|avoid|without|shouldn't|cannot|can't|"
            r"cant)\b"
        ),
        "drop or keep": (
            r"\b(?:drop|remove|delete|get rid of|rename|keep|leave|replace|revert|undo|merge|"
            r"split|separate|move|make it|make them|add)\b"
        ),
        "let's": r"\b(?:let's|lets|we'll|we will|we should|we are|we're)\b",
        "I think": (
            r"\bi (?:think|believe|guess|feel|assume|suppose|found|have found|noticed|see|know|"
            r"tried|had|have|use|work|am)\b"
        ),
        "please": r"\b(?:please|pls|can you|could you|would you|i need you|help me|go ahead|try)\b",
        "because": (
            r"\b(?:because|since|so that|otherwise|as it|so we|so i|due to|the reason|in order|"
            r"that way|this way|which means)\b"
        ),
        "but": r"\b(?:but|however|although|though|except|unless|if|when|until)\b",
        "this or here": (
            r"\b(?:this|that|these|those|here|there|above|below|again|now|currently|still)\b"
        ),
        "it": r"^(?:it|this|that|they|these|those|there)\b|\bit\b",
        "trouble": (
            r"\b(?:error|errors|fail\w*|broken|wrong|bug|issue|problem|doesn't work|not working|"
            r"didn't|crash\w*|missing|stuck|nothing)\b"
        ),
        "praise": r"\b(?:great|good|nice|perfect|works|working|awesome|thanks|thank|cool|love)\b",
        "a request": (
            r"^(?:\w+ ){0,2}(?:look|check|see|show|explain|tell|read|run|test|fix|create|write|"
            r"update|implement|start|continue|commit|push|give|find|open|review|generate|build|"
            r"do|try|make sure|ensure|verify)\b"
        ),
        "remember": r"\b(?:remember|note|keep in mind|important|fyi|be aware|for the record|btw)\b",
        "is": r"\b(?:is|are|was|were)\b",
        "the past": (
            r"\b(?:was|were|had|did|used to|before|previously|earlier|already|originally|"
            r"\w{3,}ed)\b"
        ),
        "a thing of the project": (
            r"\b(?:default|option|optional|setting|version|format|name|called|model|api|key|"
            r"folder|directory|file|branch|command|port|table|page|button|user|users)\b"
        ),
        "someone": r"\b(?:he|she|him|her|team|client|customer|boss|colleague|company|my)\b",
        "later": (
            r"\b(?:todo|to-do|later|eventually|still (?:need|have|missing)|not (?:yet|done)|"
            r"tomorrow|for now|phase|future|someday|next)\b"
        ),
        "one of a list": (
            r"(?:#\d+|\boption \w\b|\bnumber \d|\b(?:first|second|third|former|latter|"
            r"last) one\b|\bformer\b|\blatter\b)"
        ),
        "always or never": (
            r"\b(?:always|never|under no circumstances|no matter what)\b(?! (?:mind|have|had|"
            r"been|seen|heard|works?))"
        ),
        "from now on": (
            r"\b(?:from (?:now|here) on|going forward|in (?:the )?future|next time|as a rule|"
            r"rule:|for all|every time)\b"
        ),
        "remember that": (
            r"\b(?:remember (?:that|to)|keep in mind|note that|don't forget|fyi|for the record|"
            r"important:)\b"
        ),
        "instead of": r"\binstead(?: of)?\b|\brather than\b|, not (?!sure|yet|only)\w",
        "we want": (
            r"\b(?:i|we) (?:also |still |really |just )?(?:want|would like|'d like|need|prefer|"
            r"'d rather|would rather)\b"
        ),
        "we don't want": r"\b(?:i|we) (?:do not|don't|dont|never) (?:want|need|like|care)\b",
        "it should": r"\b(?:should|must|has to|have to|needs to)\b(?! (?:i|we|you) )",
        "use this": (
            r"^(?:\W*(?:ok|okay|no|yes|then|so|and|also|please|now|just|actually|let's|"
            r"lets)\W+){0,4}(?:use|keep|go with|go back to|stick with|switch to|drop|skip|"
            r"rename|stop|avoid)\b"
        ),
        "let's do so": (
            r"\b(?:let's|lets|let us) (?!see|look|check|start|begin|try|continue|go\b|do (?:it|"
            r"this|that)|test|run|talk|discuss|move on|get)\w+"
        ),
        "don't": (
            r"^(?:\W*(?:ok|okay|no|yes|then|so|and|also|but|please|now|just|"
            r"actually)\W+){0,4}(?:don't|dont|do not|no need)\b"
        ),
        "only": r"\b(?:only|by default|at most|at least|unless|except)\b",
        "no longer": (
            r"\b(?:no longer|anymore|any more|not any|already|deprecated|renamed|moved|"
            r"used to)\b"
        ),
        "I said": (
            r"\b(?:i said|i asked|i told|i mean[t]?|that's (?:wrong|not)|thats (?:wrong|not)|"
            r"not what i|wrong\b)"
        ),
        "no, but": r"^(?:no|nope|nah)\b[,.! ]+\w+ \w+ \w+",
        "as I think": r"\bi (?:think|believe|guess)\b",
        "where it is": (
            r"\b(?:is|are) (?:on|in|at|behind|called|named|stored|located|running|owned|based|"
            r"written|limited|deprecated|required)\b"
        ),
        "a pasted error": (
            r'^\W*(?:"|\\n|\d{3} )|\\n|\b(?:invocation|stack ?trace|Exception)\b|^\d{3}\b'
        ),
        "a question without its mark": (
            r"^(?:\W*(?:and|but|so|ok|also|then|wait)\W+)*(?:why|how|what|where|who|which|when|"
            r"do|does|did|is|are|can|could|would|will|was|were|should|isnt|isn't|didnt|didn't)\b"
        ),
        "to be looked into": (
            r"^(?:\W*(?:ok|okay|now|please|great|good|also|then|and|so|lets|let's|first|"
            r"next)\W+){0,4}(?:look|analy[sz]e|summari[sz]e|think|review|explain|investigate|"
            r"troubleshoot|check|show|list|tell|read|describe|compare|find|search|propose|plan|"
            r"verify|test|run|try|keep trying|debug|figure)\b"
        ),
        "how it looks": (
            r"\b(?:button|page|icon|text box|border|title|color|colour|image|screen|scroll\w*|"
            r"center\w*|layout|font|background|modal|tab|menu)\b"
        ),
        "how it stands": (
            r"\b(?:i have (?:just|done|now)|i just|i've|downloaded|installed|still (?:getting|"
            r"not|no|the)|same (?:error|issue)|now (?:it|i)|seems)\b"
        ),
    }
)
"""What a person shows: deciding, ruling, asking, telling."""
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
            r"\b(?:instead of|rather than|over|chose|chosen|decided|decision|use[ds]? .* (?:for|"
            r"to)|prefer\w*|switch(?:ed)? to|keep|approach|strategy)\b"
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
            r"\d+(?:\.\d+)?\s?(?:%|ms|s|sec|seconds|minutes|hours|days|px|mb|gb|kb|x|times|"
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
