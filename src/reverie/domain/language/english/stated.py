"""Stated: how people state rules, choices, likings and facts, in so many words."""

from __future__ import annotations

import re

from reverie.domain.language.english.cues import kind_of
from reverie.domain.language.english.speech import spoken_plainly
from reverie.domain.language.pattern import pattern
from reverie.domain.language.statement_table import StatementTable

_I = re.IGNORECASE
_MOMENT = pattern(
    r"\b(?:hold on|hang on|one moment|just a moment|kidding|joking|imagine|"
    r"what if|hypothetically|suppose we|sleep on it|i'm still looking|i swear|"
    r"everything today|this time|today only|this once|right now|at the moment|for the moment|"
    r"just now|for today|for this (?:session|morning|afternoon|evening)|"
    r"daydreaming|just thinking|if (?:i|we) ever|win the lottery|i read somewhere|was like ['\"]|"
    r"for a (?:minute|moment|second|bit|while)|in a (?:minute|moment|sec|bit))\b"
    r"|\b(?:don't|do not|dont)\b.{0,40}\b(?:yet|right now)\b",
    _I,
)
_TENTATIVE = pattern(r"\b(?:yet|today|for now|right now|not sure|maybe|perhaps)\b", _I)
_REPORTED = pattern(
    r"\b(?:said|says|told me|claims?|claimed|wrote|writes|thinks|believes|landed in my inbox|"
    r"according to)\b.{0,120}\b(?:must|should|always|never|have to|ought)\b",
    _I,
)
_LASTING = (
    r"(?:always|never|ever|every|each|all|any|anything|anywhere|nothing|nowhere|nobody|no one"
    r"|none)"
)
_RULE = pattern(
    # Commands for good, beside those that any text shows.
    r"[,;] (?:always|never) (?!mind\b)\w+"
    r"|\b(?:don't|dont|do not|pls dont|please don't)(?: you)? ever\b"
    r"|, ever\b|[.!] ever\b"
    r"|\bunder no circumstances\b|\bno matter what\b|\bat all times\b"
    r"|^\W*(?:rule|rules|policy|convention)\b[^.]{0,40}:|\brule (?:on|of|for|in|is|here)\b"
    r"|\bfrom (?:now|here) on\b|\bgoing forward\b|\bin (?:the )?future\b"
    r"|\bnext time,? (?:if|when|you|please|don't|ask|tell)\b"
    r"|\bas a rule\b"
    r"|\b(?:keep in mind|remember|for the record|note)\b[:,]? (?:that )?(?:no|not|we|all|every"
    r"|the)\b"
    # What is not allowed, or needed each time.
    r"|\b(?:not|isn't|aren't|is only|are only|only) (?:allowed|permitted|supposed|acceptable|ok)\b"
    r"|\b(?:forbidden|prohibited|off[- ]limits|mandatory|compulsory|not negotiable|a no-go)\b"
    r"|\bmust(?: not|n't)?\b(?! (?:be|have) (?:kidding|joking|been|a))"
    rf"|\b{_LASTING}\b[^.;,]{{1,80}}\b(?:has to|have to|needs? to|must|should|gets?|goes?|go|"
    r"may|cannot|can't) (?!a\b|the\b|fine|good|ok|great)\w+"
    r"|\b(?:all|every)\b[^.;]{1,40}\b(?:is|are) (?:in|integers?|stored|kept|written|named|always)\b"
    r"|\b(?:we|you|i|one) (?:can't|cannot|can not|may not|mustn't|shouldn't) [^.;]{1,80}"
    r"\b(?:any|anything|ever|at all|strict|legal|without)\b"
    r"|^\W*no [^.;?]{3,80}\b(?:in|on|after|before|without|inside|outside|during|from|to)\b"
    r"|\b(?:has|have) to (?:have|be|go|come|pass|stay)\b"
    r"|\bonly\b[^.?!]{1,40}\b(?:allowed|pls|please)\b|\bis frozen\b"
    r"|\bnobody (?:alters|touches|edits)\b"
    r"|\b(?:don't|dont|do not) (?:commit|push|use|add|change|delete|edit|merge|deploy|rename)\b"
    r"|\blike everything\b|\bwithout exception\b|\bno exceptions?\b"
    r"|\bmake sure (?:to|that|you|we)\b[^.]{0,60}\b(?:always|every|each|all|never)\b",
    _I,
)
_CHOICE = pattern(
    r"\b(?:we|i)(?:'ll| will|'re| are|'m| am)? (?:going with|go with|going for|dropping|drop|"
    r"keeping|keep|switching|moving|sticking|using|skipping|settled|decided|chose|picked)\b"
    r"|\b(?:let's|lets|lest|let us) (?:go with|go for|use|keep|drop|"
    r"do (?!the|a|it|this|that)\w+|skip|stick|switch|move|rename|call|make|store|put|split|"
    r"leave|remove|stay|take|merge|not)\b(?! (?:it|this|that)\b)"
    r"|^\W*(?:ok|okay|right|fine|alright|well|yes|yeah|good)\b[,.:]? [^.?]{2,60}\bthen\b\W*$"
    r"|\b(?!(?:what|as|how|where|who|when) )\S{1,60} it is\b[.! ]*$"
    r"|\binstead of\b|\brather than\b|\bin favou?r of\b"
    r"|\b(?:go(?:ing)?|switch|change|move|revert|roll) back to\b"
    r"|\bback to (?>\S+\b)(?:(?!\bback to \S+\b)[^?])*+$"
    r"|\b(?:we|i) (?:don't|dont|do not|won't|no longer) (?:need|want|use|support)\b"
    r"|\bdrop (?:it|that|the|support)\b|\bscrap (?:it|that|the)\b|\bget rid of\b|\bno need for\b"
    r"|^\W*(?:the )?(?:first|second|third|former|latter|last)(?: one| option)?\b[.,!:]"
    r"|^\W*(?:use|keep|stick with|go with|switch to|stay with)\b(?! (?:trying|going|at it)\b)"
    r"(?!.{1,60} to (?:get|see|check|find|test|fix|troubleshoot|increase|run|debug|make|do)\b)"
    r"|\b(?:use|take|choose|prefer)\b[^.?]{1,80}, not\b|\bno (?:splitting|more)\b"
    r"|^\W*(?:\w+ ){0,2}(?:keep|drop|skip|leave|no) \w+(?: \w+){0,2}[.!]*$"
    r"|\b(?:stays|goes into|go into|stay as|that's final|giving up on|gave up on)\b"
    r"|\byou convinced me\b|\bi want (?:it|them|the)\b|\bwe want\b|\bshould (?:be|use|go"
    r"|stay)\b",
    _I,
)
_LIKING = pattern(
    r"\bi(?:'d| would)? (?:rather|prefer|like|love|hate|dislike|appreciate)\b(?! (?:it|that"
    r"|this)\b)"
    r"|\b(?:can't|cant|cannot) stand\b|\bfor me,? please\b|\bdrives me (?:mad|crazy|nuts)\b"
    r"|\b(?:your|the) (?:answers?|replies|messages|explanations?|summar\w+|commits?)\b"
    r"|\b(?:small|short|big|tiny|separate|atomic) (?:commits?|answers?|steps?|diffs?|prs?"
    r"|files?)\b"
    r"|\bexplain (?:things|it|everything|stuff)?\b[^.?]{0,60}\b(?:to me|without|like|as if"
    r"|slowly)\b"
    r"|\b(?:skip|spare me|no need for) the (?:flattery|praise|small talk|intro\w*|explanation)\b"
    r"|\b(?:whenever|when) (?:you|we)(?:'re| are)?\b[^.?]{1,80}\b(?:i|me|show|ask|tell|give|put)\b"
    r"|\bi(?:'m| am) (?:an? )?(?:new to|no \w+|beginner|biologist|physicist|chemist|designer|"
    r"scientist|student|teacher|statistician|not a (?:programmer|developer|coder))\b"
    r"|\bi (?:come from|work (?:as|in)|review|learn) \w+"
    r"|\b(?:talk|speak|explain things|write) to me (?:in|as|like)\b|\bdraw me\b|\bleave out\b"
    r"|\bthat'?s how (?:i|we) (?:like|work)\b|\bask me (?:first|before)\b|\bshow me the plan\b"
    r"|\bdon't ask (?:me )?(?:for|before|whether)\b",
    _I,
)
_FACT = pattern(
    r"\b(?:fyi|btw|by the way|heads[- ]up|for your information|just so you know)\b"
    r"|\b(?:belongs? to|owned by|owns|maintained by|responsible for|in charge of)\b"
    r"|\b(?:lives?|sits?|runs?|listens?|is|are|was|wired|deployed|hosted|stored|located"
    r"|connected) "
    r"(?:on|in|at|behind|under|to|into) (?:the |our |a )?[`/\w.-]*[\d/._-][`/\w.-]*"
    r"|\b(?:port|version|host|firmware|sdk|python|node|ip|limit|quota|timeout|path|branch"
    r"|bucket)\b"
    r"[^.?]{0,40}\d"
    r"|\b(?:caps?|limits?|kills?|rejects?|allows?|refuses?|times out|expires?)\b[^.?]{0,60}\d"
    r"|\bwe(?:'re| are) (?:still )?(?:on|at|using|running) \S*\d"
    r"|\b(?:is|are|has|have|had|runs?|begins?|starts?|gives?|holds?|uses?|takes?|costs?|comes?)\b"
    r"[^.?!]{0,60}(?:\d|`|/\w+/|(?-i:\b[A-Z]{2,}\b))"
    r"|\b(?:we|our) \w+[^.?!]{0,40}\b(?:is|are|has|have|gives?|runs?)\b"
    r"|\bother way round\b|\bisn't\b.{1,60}\bit's\b|\d\S{0,60},? not \S{0,60}\d"
    r"|\b(?:is|has|are|lives) [^.?!]{1,40} now\b"
    r"|\b\d+ ?(?:mb|gb|kb|ms|s|sec|seconds|min|minutes|hours?|h|days?|%|users|rows|requests)\b",
    _I,
)
_TASK = pattern(
    r"^\W*(?:(?:and|but|so|ok|okay|also|then|now|great|please|pls|first|next|lets|let's)\W+){0,4}"
    r"(?:look|analy[sz]e|summari[sz]e|think|review|explain|investigate|troubleshoot|check|"
    r"show|list|"
    r"read|describe|compare|find|search|propose|plan|verify|test|run|try|debug|figure|examine|see|"
    r"delete one|add (?:a|an|the|this|in|one)|create|move|update|make a|write|"
    r"(?:undo|revert) (?:that|this|it|the))\b"
    r"|\bi (?:want|need|would like)(?: you)? to "
    r"(?:add|create|do|move|get|see|know|check|start|go)\b"
    r"|\bwe (?:should|need to|have to) (?:look|check|see|talk)\b"
    r"|\bi would like (?:to|you)\b|\bdon't forget (?:this|that|it)\b",
    _I,
)
_PROMPT = pattern(r"\S@(?>\S{1,99}?[:~])\S{0,99}+(?<=[$#]) |^\W*\(\w+\) \S+@")
_INSIGHT = pattern(
    r"\b(?:turns out|turned out|root cause|the reason (?:is|was|for)|that(?:'s| is| was) why|"
    r"thats why|realised|realized|learned that|was caused by|came from|comes from|the culprit|"
    r"it was because)\b",
    _I,
)
_ASKED = pattern(
    r"^\W*(?:(?:and|but|so|ok|also|then|hey|hi|please|pls)\W+){0,3}"
    r"(?:can|could|would|will|should|shall|may|"
    r"do(?! (?:not|it|that|this|all|so|each|every|them)\b)|does|did|is|are|was|were|why|how|"
    r"what|where|who|which|when(?! (?:you|i|we|they|it|the|an?|someone|somebody|anyone)\b))"
    r"(?:'s|'re)?\b(?!.*\b(?:in general|always|generally|from now on)\b)",
    _I,
)
_INVERTED = pattern(
    r"^\W*(?:(?:and|but|so|ok|okay|also|then|hey|hi|please|pls|yeah|well)\W+){0,3}(?:"
    r"(?:is|are|was|were|does|did|has|have) (?:it|this|that|there|they|he|she|we|you|the \w+|your|"
    r"our|my|any\w*|some\w*)|do (?:you|we|they|i|other)"
    r"|(?:can|could|would|will|should|shall) (?:we|i|it|they|someone)"
    r"|what(?:'s|s| is| are| was)(?!.{3,80}\b(?:is|are|was)\b)|what (?:do|does|did|would|should)"
    r"|how (?:many|much|long|far|come|do|does|did|is|are|was|would|can|should)"
    r"|where(?:'s|s| is| are| do| does| did| was)|why (?:is|are|do|does|did|would|not|was)"
    r"|who(?:'s| is| came| wrote| made| invented| did| does| was| would)|which (?:one|of|is)"
    r"|when (?:is|are|do|does|did|was|will))\b"
    r"|, which (?:one|of them)(?:'s|s| is| are| would)? \w+[^.]{0,40}$",
    _I,
)
_FOR_GOOD = pattern(r"\b(?:in general|generally|always|from now on)\b", _I)
_COMMAND = pattern(
    r"\W*(?:(?:yes|yep|and|but|also|please|pls|ok|okay|so)\W+){0,3}"
    r"(?:never|always|do not|don't|dont|no)\b"
    r"(?! (?:mind|say|worries|problem|idea|clue|wonder|doubt)\b)",
    _I,
)
STATEMENTS = StatementTable(
    straight=spoken_plainly,
    command=_COMMAND,
    kind_of=kind_of,
    rule=_RULE,
    choice=_CHOICE,
    liking=_LIKING,
    insight=_INSIGHT,
    fact=_FACT,
    moment=_MOMENT,
    tentative=_TENTATIVE,
    reported=_REPORTED,
    task=_TASK,
    prompt=_PROMPT,
    asked=_ASKED,
    inverted=_INVERTED,
    for_good=_FOR_GOOD,
)
