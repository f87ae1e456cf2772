"""Mood signs: by which words a person jokes, tells of others, supposes, or means only this moment.

They tell how the words beside them are meant too, so they are looked for in the whole message.
"""

from __future__ import annotations

from reverie.domain.language.pattern import patterns

_KIN = (
    r"(?:friends?|mate|buddy|cousin|uncle|aunt|neighbou?r|brother|sister|dad|mum|mom|father|mother|"
    r"wife|husband|partner|boyfriend|girlfriend|son|daughter|kids?|nephew|niece|roommate|flatmate|"
    r"grandm\w+|grandpa|professor|teacher|therapist|dentist|barber)"
)
_WRITTEN = (
    r"(?:docs?|documentation|readme|manual|datasheet|data sheet|book|slides|blog|article|post|"
    r"tweet|thread|tutorial|video|podcast|talk|guide|handbook|paper|course|poster|sticker|sign|"
    r"internet|forum|wiki|stack ?overflow|reddit|hacker news|chatgpt|t-?shirt|mug|newsletter)"
)
_SPELL = r"(?:run|one|time|build|test|session|hour|morning|afternoon|evening|week|branch|demo|try)"
OF_A_MOOD = patterns(
    {
        "jokes": (
            r"\b(?:jk|kidding|jok(?:e|es|ing)|(?:for|your) amusement|bla bla|hilarious|hysterical"
            r"|sarcas\w+|ironic\w*|had to laugh|made me laugh|laugh with)\b|(?<!\w)/s\b"
        ),
        "means the opposite": (
            r"\b(?:yeah|yea|sure|ya),? right\b|^\W*sure\b[.,]|^\W*sure let's\b|\boh,? certainly\b"
            r"|\boh,? (?:great|wonderful|joy|good|"
            r"fantastic|lovely|nice|brilliant|perfect|fun)\b|\bjust what (?:i|we|the)\b"
            r"|\bobviously\b"
            r"|\bwhat could (?:possibly )?go wrong\b|\bas one does\b|\bthanks for nothing\b"
            r"|\b(?:brilliant|genius|marvell?ous|splendid|delightful|glorious|thrilling)\b"
            r"|\b(?:naturally|by all means|evidently|henceforth|be my guest|truly inspiring)\b"
            r"|\bbecause of course\b|\bof course (?:it|they|he|she)\b|\bpreferably on\b"
            r"|\bhow (?:lovely|nice|wonderful|charming|exciting)\b|\bcan't wait\b|\bmy favou?rite\b"
            r"|\blove (?:it when|that for)\b|\bgood for (?:him|her|them|you)\b"
            r"|\b(?:sacred|golden|iron|ancient|holy) (?:rule|law)"
            r"|\b(?:\w+est|worst|most \w+)\b.{0,40}\b(?:ever|on earth|in history|of all time)\b"
        ),
        "tells of others": (
            r"\b(?:where|when) i (?:worked|was employed|studied|interned)\b"
            r"|\bi(?:'ve| have)? heard\b"
            r"|\bin my (?:\w+ )?(?:phd|master'?s|thesis|studies|school)\b|\bas i was told\b"
            r"|\b(?:textbook|textbooks) (?:by|on|say)|\bon (?:a|my|his|her|the) (?:mug|t-?shirt)\b"
            r"|\ba friend (?:of mine|at|from|who)\b"
            r"|\b(?:my|our|his|her|their) (?:old|last|previous|former|ex|first) (?:job|company"
            r"|team|studio|firm|agency|employer|boss|place|shop|lab|office|gig)\b"
            rf"|\b(?:my|his|her|their|your) {_KIN}\b|\bin[- ]law\b"
            rf"|\b{_WRITTEN}\b[^.?!]{{0,20}}\b(?:says?|said|claims?|recommends?|tells?|states?"
            r"|wants?|swears?|suggests?|insists?)\b"
            r"|\btold (?:us|their|his|her|everyone|everybody)\b"
            rf"|\b(?:from|quoting|according to) (?:the|their|some|an?|this|that) (?:\w+ ){{0,3}}"
            rf"{_WRITTEN}\b|\bin (?:an?|some) (?:\w+ ){{0,3}}{_WRITTEN}\b"
            r"|\b(?:some|this|that|a|another) (?:guy|dude|bloke|lady|recruiter|speaker|youtuber"
            r"|influencer|stranger|competitor)\b"
            r"|\b(?:some|this|that|a|another|the) (?:customer|vendor|consultant|contractor|intern)"
            r" (?:\w+ )?(?:says?|said|told|claim\w*|swears?|declared|once|insist\w*)\b"
            r"|\b(?:they|people|folks|everybody|everyone|somebody|someone) (?:say|says|said"
            r"|claims?|"
            r"swears?|told)\b|\bonce told\b|\bsays the\b|\bthe other (?:team|division|department|"
            r"company|office|project|group|shop|side)\b|\bcompetitors?\b"
            r"|\bnot (?:ours|our (?:code|problem|project|department|circus)|your (?:problem|"
            r"department))\b|\b(?:their|his|her) (?:problem|code|rule|style|thing|loss|project)\b"
        ),
        "supposes": (
            r"\bif (?:we|i|they|he|she|it|somebody|someone|anybody|anyone|you) (?:ever|had|were"
            r"|was|"
            r"could|won|win)\b|\bwhat if\b|\bimagine\b|\bsuppos(?:e|ing)\b|\bhypothetical\w*\b"
            r"|\b(?:would|might|could) be (?:nice|fun|funny|cool|great|neat|lovely|handy)\b"
            r"|\b(?:in theory|theoretically|in another life|in a perfect world"
            r"|thought experiment)\b"
            r"|\b(?:one day|someday|i wonder|one wonders|wondering (?:if|whether)|dreaming"
            r"|toying|torn between|undecided|"
            r"no opinion|on the fence|haven't decided|not decided|daydream\w*|musing"
            r"|brainstorm\w*)\b"
            r"|^\W*(?:were|should|had) (?:i|we|the|they|he|she|it)\b.*,|\bunlimited\b"
            r"|\bhalf inclined\b"
            r"|\bif (?:an?|the|some) \w+ (?:asked|were to|wanted)\b|\bi would make it a\b"
            r"|\bfor the sake of argument\b|\brumou?rs?\b|\bi(?:'d| would) (?:be|do|get|rewrite"
            r"|have)\b"
            r"|\bwe(?:'d| would) (?:need|have|run|be|probably|just)\b|\blet's hope\b"
            r"|\bfingers crossed\b"
            r"|\b(?:half|almost|very|sometimes) tempted\b|\bthinking (?:about|of|out loud"
            r"|whether)\b"
        ),
        "takes back": (
            r"\b(?:scratch|strike|ignore|forget|undo|disregard|belay) (?:that|it|this|me|both"
            r"|all|what)"
            r"\b|\bnever ?mind\b|\bnvm\b|\b(?:take|took) (?:it|that|this|everything) back\b"
            r"|\b(?:no,? wait|wait,? no|nah|on second thought|as you were|false alarm|wrong window|"
            r"wrong chat|wrong (?:tab|branch|column|file|line))\b"
            r"|\bi(?:'m| am|m| was) (?:mixing|reading|looking at the wrong|about to say"
            r"|confus\w+|just "
            r"testing)\b|\bchanged my mind\b|\bas it was\b(?! \w)|\bbad idea\b"
            r"|\b(?:consider|treat) this (?:message )?(?:as )?(?:void|unsaid|not said)\b"
            r"|\bsleep (?:on|over) it\b|\bwithdraw\b|\bforget i (?:said|asked)\b"
            r"|\bnothing changes\b|\bas before\b"
            r"|\bi mistyped\b"
            r"|\bi was (?:going|about) to\b|\btake it all back\b|\blet me sleep on\b"
            r"|\bask me (?:again|some other|tomorrow|later)\b|\bthrow it away\b"
        ),
        "means this moment": (
            rf"\b(?:for|just|only|on|in) this (?:one )?{_SPELL}\b|\b(?:just|only) (?:here|once|now|"
            r"today|tonight|this)\b|\b(?:this|one) time\b|\bthis once\b"
            r"|\bfor (?:an?|one|two|five|ten|\d+) (?:hour|minute|min|sec|second|moment|bit"
            r"|while)s?\b"
            r"|\bin (?:five|ten|two|a few|\d{1,2})(?: min\w*)?\b\W*$|\breal quick\b|\brn\b"
            r"|\buntil (?:i|he|she|they|we|the|[a-z]+ is)\b[^.]{0,30}\b(?:back|off|done|here|awake|"
            r"ready|online|call|phone|lunch|meeting)\b|\btill (?:i'm|lunch|tonight|tomorrow)\b"
            r"|\bjust to see\b"
            r"|\bto see (?:if|"
            r"what|how|whether)\b|\b(?:then|and) (?:throw|revert|remove|undo|take) it\b"
            r"|\bgive me a\b"
            r"|\b(?:tonight|tomorrow|this (?:morning|afternoon|evening))\b|\bright now\b"
            r"|\bfor the next (?:hour|half|few|ten|five|\d+|minute)|\btemporar(?:y|ily)\b"
            r"|\bfor (?:now|today|tonight"
            r"|the moment|the demo|a quick)\b"
        ),
        "hands over a text": (
            r"\b(?:translate|reword|rephrase|rewrite|proofread|proof-read|paraphrase|polish"
            r"|spellcheck|"
            r"summari[sz]e|reformat|transcribe)\b|\b(?:fix|check|mind|correct) (?:the |my |its )?"
            r"(?:grammar|grammer|wording|typos?|spelling|english|tone)\b"
            r"|\bmake (?:this|it|that|the \w+) (?:sound|shorter|nicer|friendlier|politer|more)\b"
            r"|\b(?:less|more) (?:angry|formal|polite|friendly|posh|rude)\b"
            r"|\bfor (?:the|my|our|his|her|a) (?:\w+ )?(?:flyer|poster|newsletter|handbook|blurb"
            r"|label|"
            r"card|landlord|mail|email|letter|speech|invitation|leaflet|brochure|press|blog)\b"
            r"|\b(?:lorem|dummy|placeholder|sample|fake) (?:text|ad|data|copy|content)\b"
            r"|\b(?:the following (?:message|paragraph|text|error)|passage from|here is what)\b"
            r"|\bwhat(?:'s| does| is)? (?:it|this|that) mean\b|\b(?:copy|label|banner|error) text\b"
        ),
    }
)
"""How something is meant: in earnest or not, by whom, and for how long."""
