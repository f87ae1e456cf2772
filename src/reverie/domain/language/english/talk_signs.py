"""Talk signs: what a person's words show in short everyday talk, beside `person_signs`.

They tell rules without "always", decisions that are told as news, wishes on how to be answered, who
is who, and talk that settles nothing.
"""

from __future__ import annotations

from reverie.domain.language.pattern import patterns

OF_TALK = patterns(
    {
        "needed first": (
            r"\bneeds? (?:an?|two|the|its|their|to)\b.{0,60}\b(?:before|first)\b"
            r"|\bbefore (?:it|they|you|we|i|\w+ing|anything|its|it's)\b"
            r"|\bunless \w+ (?:has |have )?(?:ok\w*|approv\w+|sign\w*|said|agree\w*)"
            r"|\b(?:goes|go) through\b|\bfirst\W*$"
        ),
        "forbids": (
            r"\b(?:nobody|no one|none of|nothing (?:gets?|goes|ships?|leaves|but)|hands off|zero|"
            r"off[- ]limits|(?:are|is|'re|am) not to|no \w+(?: \w+)? (?:in|on|after|before|for|"
            r"into|"
            r"to|from)|without (?:me|asking|telling|an?|the|\w+ing))\b"
            r"|\b(?:isn't|aren't|not|never|doesn't|don't|dont) (?:get |be |ever )?(?:edit|touch|"
            r"change|"
            r"overwrit|merge|ship|log|store|writ|combin|sen[dt]|go|gone|use)\w*\b|\bis out\b"
        ),
        "within bounds": (
            r"\b(?:stays?|keep|kept|remains?|be|is|are) (?:under|below|within|above|over|smaller|"
            r"shorter|less|closed|enabled|read-only|separate)\b"
            r"|\b(?:can't|cannot|may not|must not|doesn't) (?:go over|exceed|be (?:more|longer))\b"
            r"|\b(?:at most|no more than|no longer than|and no longer|at least|maximum|max|ceiling|"
            r"only (?:between|after|on|to|in|from|by|with))\b"
        ),
        "in every case": (
            r"\b(?:every|each|all|any|anything|everything|everywhere|whichever|whatever|no matter|"
            r"throughout|whole)\b"
        ),
        "how we do it": (
            r"\b(?:how (?:we|it) (?:do|is|does)|around here|with us|holds for|goes for all|"
            r"in (?:this|our) (?:repo|codebase|house|shop|team|project|company|games?)|"
            r"as of (?:now|today|this)|by (?:law|contract)|legal|law|auditor|insurer|contract|"
            r"policy|"
            r"compliance|licen[cs]es?)\b"
        ),
        "has to be": (
            r"\b(?:has|have|needs?|is|are) to (?:be|have|go|come|say|stay|pass|fit|work|respect|"
            r"observe|carry)\b|\bmay (?:only|run|not|be)\b|\bneeds? (?:an?|its|their|two)\b"
            r"|\bgets? (?:flagged|stripped|logged|reviewed|signed|tested)\b|\bcarr(?:y|ies) \w+"
        ),
        "told as news": (
            r"\bwill be (?:\w+ed|done|written|built|made|the|sent)\b|\b(?:becomes?|retired?|"
            r"postpon\w+|kill(?:ing|ed)?|dead|cancel\w*|moves? (?:to|into|over)|moving|switch\w*|"
            r"go(?:es)? (?:to|into|away)|replac\w+|migrat\w+|outsourc\w+|split(?:ting)?|after all|"
            r"(?:is|are) (?:in|out)[,!.]|official|settled|outcome|agreed|slept on|weigh\w+|"
            r"compared|"
            r"pondered|thought about it|final|it is then|done with)\b"
            r"|\b(?:we|i) (?:take|took|go for|make|put|build|buy|postpone|am moving|are sending)\b"
        ),
        "over something else": (
            r"\band not\b|, not\b|\bover \w+\b|\bwas considered\b|\blost\b|\binstead\b"
            r"|\bthe alternative\b|\bgets? [^,.]{1,30} (?:and )?not\b"
        ),
        "how to answer me": (
            r"\b(?:give|tell|show|send|write|talk to|ask|explain(?: it)? to|call|spare|remind) me\b"
            r"|\b(?:answers?|repl(?:y|ies)|explanations?|questions?|summar\w+|conclusion|options|"
            r"recommendation|reports?|messages?)\b.{0,40}\b(?:first|after|short|plain|one|"
            r"please|pls)"
            r"\b|\b(?:short|plain|simple|easy)\b.{0,30}\b(?:answers?|words|english|sentences)\b"
            r"|\b(?:keep it|make it) (?:short|brief|simple)\b|\bone (?:step|thing|question) at\b"
        ),
        "works for me": (
            r"\b(?:for me|suits me|helps me|makes me|with me|i (?:follow|read|learn|get on|find|"
            r"lose|"
            r"tend|defer|trust|drown|believe|can follow|do(?: not|n't|nt) (?:read|care|like))|"
            r"i would be grateful|i'?d (?:rather|sooner|take|much|prefer)|my (?:brain|nerves|phone|"
            r"desk|hours|mornings?|way|tradition|kids|vacation)|that's how i|thats how i)\b"
        ),
        "who is who": (
            r"(?-i:\b[A-Z][a-z]+) (?:is|'s) (?:our|my|the)\b|\bis (?:our|my) (?:\w+ ){0,3}\w+\b"
            r"|\b(?:leads|heads|stands in|the last word|signs? off|in charge|deputy|"
            r"is (?:hers|his|theirs))\b|\b(?:ask|talk to|ping|put to|defer to|cc|tell|mention) "
            r"(?:(?:him|her|them)\b|(?-i:[A-Z][a-z]))"
        ),
        "puts right": (
            r"\b(?:i (?:told|said|wrote|claimed|put|described)|you (?:put|wrote|thought|assumed|"
            r"said|"
            r"used|have been)|mistaken|misread|misspoke|mix(?:ed)? up|swapped|forget what|"
            r"used to be|"
            r"last year|the old one|now i know|correction|typo)\b"
        ),
        "of the world at large": (
            r"\b(?:some|other|most|big|large|many) (?:\w+ )?(?:shops?|compan(?:y|ies)|startups?|"
            r"people|"
            r"teams?|firms?|agenc(?:y|ies)|studios?|folks|chains?|sites?)\b"
            r"|\b(?:people|folks|group|guys|company|neighbou?rs?|firm|team) (?:at|in|across|next|"
            r"from) (?:the|a|another)\b|\bi (?:read|saw|heard)\b|, i read\b"
            r"|\bin the \w+ (?:world|industry|business)\b|\bsomeone from\b"
            r"|^\W*(?:accountants|developers|programmers|engineers|designers|lawyers|managers)\b"
        ),
        "of my day": (
            r"\b(?:weekend|rain\w*|weather|sunny|bored|tired|hungry|coffee|lunch|"
            r"headache|good (?:morning|night|evening)|have a (?:good|nice|pleasant|great)|"
            r"phew|sorry|forgive me|no hurry|another day|friday|long day|my (?:head|eyes|"
            r"back|chair|cat|dog))\b"
        ),
        "ends in nothing": (
            r"\b(?:do(?: not|n't|nt) know|(?:cannot|can't|cant) (?:say|make up|decide|think)|"
            r"no idea|"
            r"back and forth|lost the thread|must think|let me think|(?:cannot|can't) be it|hm+|"
            r"dunno|"
            r"a feeling|no more than a|thinking (?:aloud|out loud))\b|(?:\.\.\.|…) no\b|"
            r"\bno\. wait\b"
        ),
        "for this moment": (
            r"^\W*(?:please )?(?:stop|hold|wait|comment out|restart|ping me when|sort|"
            r"make (?:the|it)|"
            r"drop the|let us see|let's see|rename (?:this|it)|shorten|move (?:the|it))\b"
            r"|\bthe next (?:run|one|call)\b|\bwhile you are (?:in )?there\b|"
            r"\bin this \w+\W*$"
        ),
    }
)
"""What a person shows in short talk; in long sessions it does not count."""
