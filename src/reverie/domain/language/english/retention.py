"""Retention: what is said in passing and never worth keeping, by its words alone."""

from __future__ import annotations

import re

from reverie.domain.language.english.agent_signs import OF_AN_AGENT
from reverie.domain.language.english.choices import choice_in
from reverie.domain.language.english.claims import names_a_cause
from reverie.domain.language.english.cues import kind_of, telling_of
from reverie.domain.language.english.fitted import agent_line, kind_lines, person_line
from reverie.domain.language.english.mood_signs import OF_A_MOOD
from reverie.domain.language.english.passing_words import IN_PASSING
from reverie.domain.language.english.person_signs import OF_A_PERSON
from reverie.domain.language.english.sign_places import OF_A_HEAD, OF_A_REPLY
from reverie.domain.language.english.speech import ends_asking, spoken_plainly
from reverie.domain.language.english.stated import STATEMENTS
from reverie.domain.language.english.talk_signs import OF_TALK
from reverie.domain.language.english.words import plain_words
from reverie.domain.language.pattern import pattern
from reverie.domain.language.retention_table import RetentionTable
from reverie.domain.language.sign_table import SignTable
from reverie.domain.values.memory import Kind

_I = re.IGNORECASE
_OPEN_END = pattern(
    r"\b(?:to-?do:?|still (?:need|have) to|still (?:missing|open|unclear|unresolved|to be done)|"
    r"(?:not yet|still not|has not been|hasn't been) (?:\w+ ){0,2}"
    r"(?:done|implemented|tested|solved|resolved|decided|clear)|"
    r"(?<!no )(?:have|need) to ask|let me ask (?!you\b)|"
    r"still (?:unsure|not sure) (?:whether|if|how)|"
    r"(?:remains|left) to|open question|unresolved|"
    r"(?:no idea|don't know) yet (?:how|if|wh\w+)|"
    r"(?:am|are|we're|i'm) blocked by|blocked (?:on|until)|"
    r"(?<!while )(?<!nobody's )waiting for|remind me|"
    r"before (?:launch|the release|we ship)|left undone|not carried out|unanswered|"
    r"follow[- ]up|postponed|deferred|for (?:later|another day))\b",
    _I,
)
_UNDONE = pattern(
    r"\bstill (?:has|have|had|needs?|got|must) (?:to|be)\b|\byet to\b|\buntested\b"
    r"|\b(?:has|have|had|did|is|are|could)(?: not|n't) (?:[\w-]+ ){0,6}yet\b"
    r"|\b(?:nobody|no one) (?:has|had) (?:\w+ ){0,6}yet\b"
    r"|\bstill (?:[\w-]+ ){0,2}"
    r"(?:missing|open|empty|untested|unanswered|pending|to (?:do|be \w+|come))\b"
    r"|\b(?:we|i) (?:still )?(?:haven't|have not) (?:looked|talked|checked|tested|tried|"
    r"found out|heard|decided|touched|verified)\b"
    r"|(?<!\byou )(?<!\bno )(?<!n't )(?<!not )"
    r"\b(?:must|has to|have to|needs? to|should|gotta) (?:still )?"
    r"(?:ask (?!you\b)|find out|ring|phone)\b"
    r"|\b(?:somebody|someone) (?:has|needs|will have) to\b"
    r"|\b(?:put|goes?|is|are|keep) (?:\S+ ){1,3}on (?:the|my|our) list\b"
    r"|\bis what(?:'s| is) next\b",
    _I,
)
_OPEN_HEAD = pattern(
    r"\b(?:not done|remaining|open (?:questions?|points?|issues?)|still open|to-?do|left to do|"
    r"known (?:issues|limitations)|unresolved|blocked)\b",
    _I,
)
_SETTLED = pattern(
    r"\b(?:answered|replied|confirmed|approved|resolved|solved|done|finished|"
    r"fixed|mended|shipped|merged|released|rotated|sent|cleared|sorted|got back|came back|"
    r"no longer (?:needed|open)|not needed|is in place|works now|(?:it|this) turn(?:s|ed) out|"
    r"(?:that's|that is|that was) why|(?:reason|cause) (?:is|was))\b",
    _I,
)
_CORRECTS = pattern(
    r"^\W*(?:no\b(?! problem)|nope|nah|wrong|actually|wait|sorry|correction|scratch that|"
    r"never ?mind|forget (?:it|that|what)|on second thought)\b"
    r"|\b(?:that's|thats|that is|it's|this is) (?:wrong|not right|incorrect|outdated|old)\b"
    r"|\bi (?:said|meant|mean|misspoke|was (?:wrong|mistaken))\b|\bnot \S+ anymore\b"
    r"|\b(?:now|today),? not\b"
    r"|\b(?:go|going|switch|back|revert) (?:back )?to\b|\bundo\b|\brevert\b|\binstead\b|, not\b"
    r"|\b(?:overrid\w+|replac(?:es|ing)|supersed\w+|no longer|corrected)\b",
    _I,
)
_TAKES_BACK = pattern(
    r"\b(?:earlier|previous|former|first) note\b|\bnoted (?:earlier|before)\b"
    r"|\brevers(?:ed|es|ing) (?:the|an|his|her|their|its|that|this) \w*\s?(?:choice|decision)\b"
    r"|\bchanged (?:his|her|their) mind\b|\bgave up on\b|\bafter all\b"
    r"|\b(?:was|were|been) (?:undone|taken back|withdrawn|overturned)\b",
    _I,
)
_ASKS_THE_AGENT = pattern(r"\b(?:you|your)\b", _I)
_WHAT_IF = pattern(
    r"\b(?:what if|imagine|suppose|would it|wouldn't it|any idea|why do (?:programmers|"
    r"developers))\b",
    _I,
)
_HOW_IT_STANDS = pattern(
    r"\bhow(?:'s|s| is| are| was) (?:\w+ ){0,3}(?:going|coming|doing|looking|\w+)\?\W*$"
    r"|\b(?:what|how) about\b|\bwhat(?:'s|s| is) the status\b|\bwhere (?:were|are|was|did) we\b"
    r"|\b(?:is|are) (?:the|our) (?:\w+ ){1,4}(?:done|ready|finished|through|running|back)\b"
    r"|\bwhat (?:does|do) .{1,30} look like\b"
    r"|\bwhere(?:'s|s| is) the (?:error|bug|problem|catch)\b|\bwhat do you (?:think|make)\b"
    r"|\b(?:done|ready|finished|there|up) yet\b|\bshall we\b|\bready to\b"
    r"|\b(?:is|was|does|did|do|are|were|would|could|will) (?:this|that|these|those)\b"
    r"|\bcould it be\b|\bwould that\b|\b(?:am|did|do|have) i\b|\bwhat (?:did|have) i\b"
    r"|\bwho (?:would ever|cares|needs|knows)\b|\bwhy is it that\b|\bwhy do (?:we|they|i) even\b"
    r"|\bat the moment\b|\bright now\b"
    r"|^\W*(?:(?:and|ok|so|pls|please|now)\W+){0,3}(?:"
    r"show|run|open|try|put|add|list|check|give|count|grep|find|tell|print|explain|name|read)\b",
    _I,
)
_REVERSAL = pattern(r"^\W*(?:reconsider|revisit|reverse|undo)\b.{0,20}\b(?:if|when|once)\b", _I)
_UNSURE = pattern(
    r"\bi(?:'m| am) not sure (?:the|whether|that|if (?:the|we|our))\b|\bi suspect\b", _I
)
_FOUND_OUT = pattern(r"\bi (?:suspect|doubt)\b|\bit turns out\b|\broot cause\b", _I)
_OBSERVED = pattern(
    r"\W*+(?:(?:so|ok|okay|hm+|wait|also|and|but|well|now|no|yes)\W++){0,3}(?:"
    r"(?:(?:it|this|that) )?(?:now |still )?"
    r"(?:looks?|seems?|appears?|sounds?) (?:like|that|as if)\b"
    r"(?!.{0,200}\b(?:should|shall|must|let'?s|we'?ll|we will|have to|need to|go with)\b)"
    r"|i (?:already |now |still )?have (?:\S+ ){1,5}installed\b"
    r"|what i (?:was trying to say|meant) (?:is|was|if)\b)",
    _I,
)
_EITHER = pattern(
    r"\w,? or (?!should i\b|shall i\b|would you\b|do you\b|perhaps\b|something\b|anything\b|not\b|"
    r"no\b|is\b|are\b|later\b|just\b|maybe\b)\w",
    _I,
)
_HELPS = pattern(
    r"\b(?:would you like me|do you want me|want me|want to (?:check|see|try)|is there anything|"
    r"were you asking|like me to|you mean|are you referring|"
    r"what (?:are|shall|should|can) (?:we|i) (?:work|look|do|help)\w*|"
    r"what happened|what(?:'s| is) (?:up|wrong|next|the matter)|how can i|is something)\b",
    _I,
)
_ASKS_FOR = pattern(
    r"^\W*(?:(?:and|so|ok|also|then|sorry)\W+){0,3}(?:where|who|when|"
    r"how (?:many|much|long|big|often)|"
    r"what (?:is|are|was|were|does|did|version|port|host|name))\b",
    _I,
)
_REWORKS = pattern(
    r"\b(?:format|parse|translate|summari[sz]e|wrap|convert|extract|rewrite|rephrase|shorten|"
    r"proofread|paraphrase|render|transcribe|tidy up)\b"
    r"|\bturn (?:this|it|that|these) into\b|\bmake (?:this|it|that) (?:a|an|into|shorter|nicer)\b"
    r"|\bput (?:this|it|that|these|some|the) .{0,40}\b(?:in|into|inside)\b"
    r"|\bwhat (?:does (?:this|that|it) mean|do they want)\b",
    _I,
)
_ASKS_TO_LAST = pattern(
    r"(?:^|[,:;.] |\b(?:and|but|so|also|ok|okay|then|question) )\W*(?:"
    r"why (?:is|are|does|do|did|was|were|has|have|would|can't|doesn't|isn't)"
    r"|which\b(?! (?:one|of))|where (?:does|do|did|is|are|should|shall)|whose"
    r"|who (?!(?:came|invented|wrote|made|has|had|was|were|did|paged|cares|knows)\b)\w+"
    r"|how (?:should|shall|do we|does (?:the|our)|are we|long (?:do|does|should|are|is)|often)"
    r"|what (?:should|shall|happens (?:if|when|to)|(?:is|are|does) (?:the|our)|do we)"
    r"|should (?:we|the|our|it|an?)|shall (?:the|our)|do we|does (?:the|our)|can (?:we|the|our)"
    r"|(?:is|are) (?:the|our|there)|when (?:do|does|should|is|are|will)|may (?:we|the|our)"
    r"|must (?:we|the)|will (?:we|the|our))\b",
    _I,
)
_OF_THE_WORLD = pattern(
    r"\bwhat(?:'s| is| are) (?:a|an|the difference)\b"
    r"|\bwhat (?:does|do) (?!(?:it|this|that|the user|we)\b).{0,60}\b(?:mean|do|stand for)\b"
    r"|\bis there an? (?:library|package|tool|way|command|function|plugin|difference)\b"
    r"|\bis there an? (?:nice|good|better|easy|easier|quick|simple) "
    r"|\bwhich (?:one )?is (?:faster|better|safer|slower|more \w+)\b|\bis it normal\b"
    r"|\bhow (?:do|can|would|does) (?:i|you|one|people)\b|\bin words\b|\bremind me what\b"
    r"|\bwhat does (?:it|this|that) mean\b|\b(?:maybe|perhaps)\b|^\W*next\b"
    r"|^\W*(?:looks?|sounds?|all) (?:ok|okay|good|right|fine)\b"
    r"|\bcan i \w+ (?:this|that|the)\b|\bhow many (?:lines|files|tests|commits)\b",
    _I,
)
_VERBS = {
    Kind.DECISION: frozenset(
        {"decided", "chose", "wants", "wanted", "asked", "agreed", "requested", "decision", "wish"}
        | {"wishes", "wished", "rejected", "requires", "required", "set", "renamed", "dropped"}
    ),
    Kind.RELATIONSHIP: frozenset(
        {"prefers", "preferred", "likes", "dislikes", "finds", "objects", "preference"}
    ),
    Kind.CONSTRAINT: frozenset({"rule"}),
}
_REPORTED = pattern(
    r"^(?:the )?user(?=(?:'s)? \w+(?: [^:.]{1,60})?: )(?:'s (rule)|(?:'s)? "
    r"(decision|wish|correction|preference))s?(?: [^:.]{1,60})?:\s+"
    r"|^(?:the )?user (?:has |had |also |now |explicitly |then )*"
    r"(decided|chose|wants|wanted|asked|agreed|requested|prefers|preferred|likes|dislikes|finds|"
    r"wishes|wished|rejected|requires|required|set|renamed|dropped|objects|"
    r"confirmed|observed|said|found|reported|corrected|expects)\b(?: me)?(?: that| to| for)?:?\s+",
    _I,
)
_SIGNS = SignTable(
    of_a_person=OF_A_PERSON | OF_TALK,
    of_a_mood=OF_A_MOOD,
    of_an_agent=OF_AN_AGENT,
    of_a_head=OF_A_HEAD,
    of_a_reply=OF_A_REPLY,
    person_weights=person_line,
    agent_weights=agent_line,
    kinds=kind_lines,
)
_TABLE = RetentionTable(
    straight=spoken_plainly,
    plain_words=plain_words,
    telling_of=telling_of,
    ends_asking=ends_asking,
    kind_of=kind_of,
    choice_in=choice_in,
    names_a_cause=names_a_cause,
    statements=STATEMENTS,
    in_passing=IN_PASSING,
    sign_table=_SIGNS,
    open_end=_OPEN_END,
    undone=_UNDONE,
    open_head=_OPEN_HEAD,
    correction=_CORRECTS,
    taking_back=_TAKES_BACK,
    settling=_SETTLED,
    asks_the_agent=_ASKS_THE_AGENT,
    what_if=_WHAT_IF,
    how_it_stands=_HOW_IT_STANDS,
    reversal=_REVERSAL,
    unsure=_UNSURE,
    found_out=_FOUND_OUT,
    observation=_OBSERVED,
    either=_EITHER,
    helps=_HELPS,
    asks_for=_ASKS_FOR,
    reworks=_REWORKS,
    asks_to_last=_ASKS_TO_LAST,
    of_the_world=_OF_THE_WORLD,
    users_words=_REPORTED,
    verbs=_VERBS,
)
passing = _TABLE.passing
is_a_choice = _TABLE.is_a_choice
names_alternatives = _TABLE.names_alternatives
is_open_end = _TABLE.is_open_end
is_undone = _TABLE.is_undone
is_worth_answering = _TABLE.is_worth_answering
own_part = _TABLE.own_part
reported = _TABLE.reported
corrects = _TABLE.corrects
takes_back = _TABLE.takes_back
settles = _TABLE.settles
states = _TABLE.states
commands = _TABLE.commands
tells_what_happened = _TABLE.tells_what_happened
kind_of_answer = _TABLE.kind_of_answer
kind_kept = _TABLE.kind_kept
observes = _TABLE.observes
signs = _TABLE.signs
signs_beside = _TABLE.signs_beside
signs_of_head = _TABLE.signs_of_head
signs_of_reply = _TABLE.signs_of_reply
weights = _TABLE.weights
kind_weights = _TABLE.kind_weights
