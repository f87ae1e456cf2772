"""Progress: what a sentence tells of what a session was for, how it ended, and what is left."""

from __future__ import annotations

import re

from reverie.domain.language.english.cues import telling_of
from reverie.domain.language.english.words import straight
from reverie.domain.language.pattern import pattern
from reverie.domain.language.progress_table import ProgressTable

_I = re.IGNORECASE
_GREETING = pattern(
    r"(?:good (?:morning|evening|afternoon|day)|morning|hi|hello|hey|thanks|thank you|thx|welcome "
    r"back|(?:i'm |i am |we're )?back(?: again)?|ok|okay|yes|yep|yeah|sure|right|alright|all right|"
    r"great|perfect|nice|cool|good|well|so|and|now|then|no|hm+|again|please|everyone|all|there|"
    r"claude)\b[\s,.!:;–—-]*",
    _I,
)
_RESUMING = pattern(
    r"(?:can you |could you |please |just )*+(?:where (?:were|did|are|was) (?:we|you|i)\b|"
    r"what(?:'s| is| was| were| did| are| do)\b.{0,30}\b(?:next|status|state|new|up|doing|left|"
    r"last time|remember|know|working on)\b|(?:let's |please )*(?:continue|go on|go ahead|"
    r"carry on|resume|proceed|keep going|begin|start|get started|try again)\b|catch me up|"
    r"remind me (?:where|what)|how are you|do you remember)",
    _I,
)
_ASKING = pattern(
    r"(?:please |just |also |so |now |then |first(?:,| of all,)? |next, )*"
    r"(?:(?:can|could|would|will) (?:you|we)(?: please| also)? |i(?:'d| would) like (?:you )?to |"
    r"i (?:want|need) (?:you )?to |i want you |we (?:need|want|have) to |we should |you should |"
    r"let(?:'s| us|s) |help me (?:to )?|your (?:task|job) is to |the (?:task|goal|aim) is to )?"
    r"(?:please |just |now )*",
    _I,
)
_DOING = pattern(
    r"(?:add|adapt|adjust|analy[sz]e|apply|build|bring|bump|change|check|clean|commit|compare|"
    r"configure|convert|create|debug|delete|deploy|describe|design|document|enable|explain|export|"
    r"extend|extract|figure out|find|finish|fix|generate|get|give|implement|improve|install|"
    r"integrate|investigate|look|make|merge|migrate|move|open|optimi[sz]e|plan|port|prepare|push|"
    r"put|read|rebuild|refactor|release|remove|rename|reorgani[sz]e|replace|review|rewrite|run|"
    r"search|set ?up|show|simplify|solve|speed up|split|start|switch|take a look|test|translate|"
    r"try|turn|update|upgrade|use|verify|wire|work|write)\b",
    _I,
)
_LOOKING = pattern(
    r"(?!.*\b(?:whenever|every time|each time|from now on|in future)\b)"
    r"(?:(?:take|have) an? (?:\w+ )?look|look|go (?:through|over)|read through|analy[sz]e|"
    r"summari[sz]e|review|explain|investigate|troubleshoot|check|double-?check|examine|inspect|"
    r"describe|verify|debug|study|explore|tell me|see (?:if|whether|what|how|why)|"
    r"list (?:the|all|any))\b",
    _I,
)
_PLEASE = pattern(r"[,;]? {0,9}(?:please|thanks|thank you)[.!?]*$", _I)
_RESULT = pattern(
    r"\b(?:done|finished|completed?|fixed|works|working(?! (?:dir|tree|copy))|"
    r"pass(?:es|ed|ing)?|green|added|implemented|"
    r"created|updated|removed|deleted|renamed|moved|merged|committed|pushed|deployed|released|"
    r"shipped|refactored|replaced|wrote|written|built|configured|installed|migrated|verified|"
    r"resolved|solved|ready|switched|reverted|found|turned out|now (?:has|have|uses?|is|are|runs?|"
    r"returns?|shows?|reads?|takes?|accepts?)|no longer|fails?|failed|failing|broken|blocked|"
    r"could(?: not|n't)|(?:i|we|still) cannot|unable to|did(?: not|n't) work)\b",
    _I,
)
_FAULT = pattern(
    r"\b(?:still (?:fails?|failing|broken|wrong|not|does(?: not|n't)|the same)|does(?: not|n't) "
    r"work|not working|that(?:'s| is) (?:wrong|not)|is (?:wrong|broken)|same (?:error|problem)|"
    r"it (?:fails|failed|broke)|gave up|roll(?:ed)? (?:it |this )?back|revert)\b",
    _I,
)
_ANNOUNCING = pattern(
    r"^(?:now |next |first |then |so |ok(?:ay)?,? |great[,!.]? |good[,!.]? |perfect[,!.]? )*"
    r"(?:let me|let's|i(?:'ll| will|'m going to| am going to)|i(?:'d| would) (?:suggest|recommend)|"
    r"would you|do you|should i|shall i|want me|if you|you (?:can|could|may|might|should|will)|"
    r"looking (?:at|through|into)|i (?:can )?(?:see|notice)\b|i (?:(?:need|have) to|should)\b|"
    r"you(?:'re| are) (?:right|correct)|i apologi[sz]e|sorry|"
    r"feel free|please|try |to (?:test|run|use|verify|try)\b|here(?:'s| is| are)|this (?:will|"
    r"would|should))|\blet me (?:know|check|see|look)\b|\bwould\b|\b(?:always|never|must)\b"
    r"|\byou (?:could|should|might|may)\b",
    _I,
)
_ANOTHER_DAY = pattern(
    r"\b(?:next time|next session|next week|tomorrow|another day|still (?:need|have|to)\b"
    r"|remains to|not (?:yet )?done|left to do|remind me|follow-?ups?|next step is)\b|^next[, ]|"
    r"\bto-? ?do:",
    _I,
)
_LEFT = pattern(
    r"^(?:the )?(?:(?:possible |suggested |recommended )?next steps?|what(?:'s| is) (?:next|left|"
    r"missing)|still (?:to do|open|missing|left)|remaining(?: work| steps| tasks)?|to-? ?dos?|"
    r"left to do|not done(?: yet)?|follow-?ups?)\b[^.]{0,40}$",
    _I,
)
_AHEAD = pattern(
    r"\b(?:next steps?|still (?:open|missing|to do|matters?|needed|outstanding|pending)|remaining|"
    r"to-? ?dos?|left to do|follow-?ups?|future work|roadmap|action items?)\b",
    _I,
)
_COULD_BE = pattern(
    r"\b(?:alternatives?|recommend(?:ed|ations?)?|suggest(?:s|ed|ions?)?|propos(?:als?|ed)|could|"
    r"would you|if you|i(?:'d| would)|approach(?:es)?|(?:possible|potential) "
    r"(?:fix|solution|approach|improvement|cause|reason|issue|next step)\w*)\b",
    _I,
)
_WEIGHING = pattern(
    r"\bmy (?:own )?(?:choice|pick|preference|vote|recommendation|favou?rite|advice) "
    r"(?:would be|is)\b|\bi(?:'d| would) (?:take|pick|choose|prefer|recommend|suggest|"
    r"(?:start|go) with|go for)\b|\bi (?:recommend|suggest)\b"
    r"|\bwhich (?:one|of (?:these|them|those|the (?:two|three)))\b",
    _I,
)
_FAULTS = pattern(
    r"\b(?:critical|severe|severity|issues?|bugs?|problems?|findings?|vulnerabilit\w+|blockers?|"
    r"fix first)\b",
    _I,
)
_MENDED = pattern(
    r"\b(?:is|are|were|been|all|now) (?:fixed|resolved|addressed|closed|mended)\b", _I
)
_TABLE = ProgressTable(
    straight=straight,
    telling_of=telling_of,
    greeting=_GREETING,
    resuming=_RESUMING,
    asking=_ASKING,
    doing=_DOING,
    looking=_LOOKING,
    choosing=pattern(r"(?:use|switch|turn|keep|stay|go with)\b", _I),
    please=_PLEASE,
    result=_RESULT,
    fault=_FAULT,
    announcing=_ANNOUNCING,
    another_day=_ANOTHER_DAY,
    left=_LEFT,
    ahead=_AHEAD,
    could_be=_COULD_BE,
    weighing=_WEIGHING,
    faults=_FAULTS,
    mended=_MENDED,
)
errand_in = _TABLE.errand_in
asks_for_work = _TABLE.asks_for_work
asks_to_look = _TABLE.asks_to_look
is_an_order = _TABLE.is_an_order
tells_a_result = _TABLE.tells_a_result
finds_fault = _TABLE.finds_fault
only_announces = _TABLE.only_announces
begins_announcing = _TABLE.begins_announcing
is_for_another_day = _TABLE.is_for_another_day
heads_what_is_left = _TABLE.heads_what_is_left
heads_what_is_ahead = _TABLE.heads_what_is_ahead
heads_what_could_be = _TABLE.heads_what_could_be
weighs_ways = _TABLE.weighs_ways
heads_faults = _TABLE.heads_faults
tells_mended = _TABLE.tells_mended
