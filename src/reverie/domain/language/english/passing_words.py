"""Passing words: how chatter, offers, announcements, refusals and reports of work done begin."""

from __future__ import annotations

import re

from reverie.domain.language.pattern import pattern
from reverie.domain.language.retention_table import PassingTable

_I = re.IGNORECASE
_HEAD = (
    r"^(?:(?:now|next|first|then|so|ok|okay|great|good|perfect|right|alright|sure|yes|and|also|"
    r"finally|excellent|ah|hmm|wait|absolutely|of course|got it|understood)[,.!:—–-]*\s+){0,4}"
)
"""Words before the one that tells what a sentence is."""
_SETTLES_NOTHING = pattern(
    r"(?:(?:yes|yep|yeah|yup|no|nope|nah|ok|okay|k|sure|fine|good|great|nice|cool|perfect|awesome|"
    r"excellent|thanks?|thank you|thx|please|pls|go|go on|go ahead|go for it|do it|do that|do so|"
    r"continue|proceed|carry on|keep going|next|done|right|correct|exactly|agreed|sounds good|"
    r"looks? good|lgtm|(?:that )?makes sense|understood|works?|it works|that works|"
    r"that's (?:it|right|all)|all good|got it|"
    r"i see|hi|hello|hey|morning|good morning|bye|stop|wait|hmm+|wow|lol|and|then|now|let's go|"
    r"let's do (?:it|that|this)|make it so|ready|try again|again|retry|what|why|how|huh|no need|"
    r"not now|"
    r"not yet|not right now|maybe|later|maybe later|i'm good|im good|i'm fine|im fine|nothing|just|"
    r"never ?mind|whatever|as you (?:like|wish)|up to you|wtf|omg|haha+|please do|not really|"
    r"(?:the rest|everything|all of it|it|that|this) (?:is|looks?|seems) (?:fine|good|great|ok|"
    r"okay|"
    r"right|tidy|nice))"
    r"\b[\s,.!:;?)(~-]*)+"
)
_OFFER = pattern(
    _HEAD + r"(?:(?:would|do|did|should|shall|can|could|may|are|is|want|need)\b.*\?$"
    r"|(?:just )?(?:let me know|tell me|say the word|feel free|if you(?:'d| would)? (?:like|"
    r"want|prefer|need)|"
    r"if there(?:'s| is) anything|happy to|i can (?:also|help|then|now|do|proceed|go)|"
    r"i could (?:also|then)|"
    r"i(?:'d| would) be happy|i(?:'m| am) (?:happy|ready|available)|ready (?:to|for|when)|"
    r"please (?:let me know|tell me|confirm|provide|share|try|run|test|check|review|paste|send)|"
    r"which (?:option|one|approach|way)|what would you like|your call|you can now|try (?:it|"
    r"this|that|again|now)|"
    r"want me to|once you(?:'ve| have)?|when you(?:'re| are) ready|awaiting|waiting for|"
    r"reply with|choose|pick one|options?:)\b)",
    _I,
)
_ANNOUNCED = pattern(
    _HEAD + r"(?:let me\b|let's (?:check|look|see|start|begin|first|now|try|run|verify|test|dig|"
    r"find|fix|update|create|add|continue|move|take|make sure)\b"
    r"|i(?:'ll| will| shall| need to| am going to|'m going to| should| want to|"
    r" must)(?: now| first| also| then| next| just)? \w+"
    r"|i(?:'m| am) (?:now |currently |also |still )?\w+ing\b|going to \w+|(?:i |"
    r"we )?(?:now )?need to (?:check|see|look|find|read|verify|understand|fix|update|add)"
    r"|(?:we|we'll|we will|we can) now\b|here(?:'s| is| are)\b|below (?:is|are)\b|"
    r"(?:the )?following\b"
    r"|(?:checking|looking|reading|searching|running|testing|verifying|updating|creating|"
    r"adding|fixing|"
    r"installing|building|starting|writing|reviewing|examining|investigating|analy[sz]ing|"
    r"planning|"
    r"considering|exploring|implementing|preparing|inspecting|moving on|proceeding|continuing|"
    r"waiting|listing|gathering|marking|committing|pushing|applying|making|setting|removing|"
    r"refactoring)\b)",
    _I,
)
_WORK_DONE = pattern(
    r"^[\s✅✔☑✓🎉🚀•*-]*(?:"
    + _HEAD[1:]
    + r")?(?:i(?:'ve| have)?(?: now| also| just| successfully| already)? "
    r"(?:added|created|updated|fixed|removed|implemented|refactored|renamed|moved|made|"
    r"written|wrote|"
    r"changed|replaced|committed|pushed|installed|run|ran|tested|verified|checked|reviewed|"
    r"read|found|"
    r"completed|finished|set up|built|deleted|cleaned|applied|converted|migrated|extracted|"
    r"improved|"
    r"restored|reverted|resolved|corrected|adjusted|modified|enhanced|analy[sz]ed|examined|"
    r"looked|gone|"
    r"identified|documented|configured|included|introduced|marked|merged|split|simplified|"
    r"ensured|staged)\b"
    r"|(?:added|created|updated|fixed|removed|implemented|refactored|renamed|moved|changed|"
    r"replaced|"
    r"committed|pushed|installed|tested|verified|checked|completed|finished|built|deleted|cleaned|"
    r"applied|converted|migrated|extracted|improved|enhanced|corrected|adjusted|modified|restored|"
    r"successfully|ensured|simplified|included|introduced|maintained|kept|documented|"
    r"configured|set up|"
    r"merged|marked|resolved|wrote|wired|registered|exposed|switched|bumped|wrapped|handled|"
    r"stopped|cleared)\b(?!:)"
    r"|done\b|all (?:\w+ )?(?:tests?|checks?|changes|done|set|good|files|tasks|steps)\b"
    r"|(?:the |this |that |your )?(?:\w+ ){0,4}(?:has|have) (?:now |also |all )?been \w+ed\b"
    r"|everything (?:is|works|looks)|(?:it|this|that|the \w+(?: \w+)?) (?:is|"
    r"are) (?:now )?(?:done|complete|ready|working|fixed|updated|in place)\b"
    r"|no (?:errors|linter errors|issues|changes|problems)\b|(?:build|tests?|lint|"
    r"compilation|commit) (?:pass|succe|is clean|is now|completed)"
    r"|works?(?: now| correctly| as expected| perfectly)?[.!]*$"
    r"|edited \S|committed: \S|ran (?:the|all|it|both|every|\d)\b)|^\s*[✅✔☑✓❌]",
    _I,
)
_THANKS = pattern(
    r"^\W*(?:(?:oh|ok|great|nice|cool|wow|many|perfect)\W++){0,2}(?:thanks?|thank you|thx|cheers|"
    r"sorry for)\b"
    r"(?!.*\b(?:but|from now on|always|never|next time|please)\b)"
    r"|^\W*+(?:\S+\s+){0,8}\S*\b(?:good|great|nice|perfect|lovely|awesome|helpful|"
    r"fine)\b[^.?!]{0,30}"
    r"(?:thanks?|thank you|thx)\W*$",
    _I,
)
_TEXTBOOK = pattern(
    r"^\W*(?:in general|generally|typically|as a rule of thumb|(?:it(?:'s| is) )?(?:a |"
    r"the )?(?:good|best) "
    r"(?:practice|idea)|best practices?|you should (?:always|generally|usually)|"
    r"remember (?:to|that) (?:always|you)|one should)\b",
    _I,
)
_REFUSAL = pattern(
    r"\bi(?:'m| am) (?:sorry|unable|not able)\b|\bi (?:can't|cannot|can not|"
    r"don't have (?:access|the ability))\b"
    r"|\bi apologi[sz]e\b|^(?:sorry|apologies)\b|\byou(?:'re| are) (?:absolutely |"
    r"completely |totally )?(?:right|correct)\b"
    r"|^(?:unknown|invalid) (?:command|tool|option|skill|slash)|^(?:good|great|excellent|"
    r"nice) (?:question|point|catch|idea|call)\b"
    r"|^thanks? (?:you )?for\b",
    _I,
)
_OFFERED = pattern(
    r"\b(?:would you (?:like|prefer)|do you want(?: me)? to|want(?: me)? to|"
    r"(?:should|shall) (?:i|we) (?:also |now |then )?(?:go|proceed|continue|start|begin|do|make|"
    r"create|add|fix|update|implement|run|try|take|help|show|write|look|check|commit|push|"
    r"install|prepare|"
    r"generate|explain|investigate|leave|stop)|can i|may i|is there anything|anything else|"
    r"let me know|ready to|could you|can you|did (?:it|that|you))\b",
    _I,
)
IN_PASSING = PassingTable(
    settles_nothing=_SETTLES_NOTHING,
    offer=_OFFER,
    offered=_OFFERED,
    announced=_ANNOUNCED,
    work_done=_WORK_DONE,
    refusal=_REFUSAL,
    thanks=_THANKS,
    textbook=_TEXTBOOK,
)
