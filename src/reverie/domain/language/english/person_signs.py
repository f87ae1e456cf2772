"""Person signs: what a person's words show that may tell whether they last, by name.

They are the features of the judge; what each is worth stands in `sign_weights` and `kind_weights`.
"""

from __future__ import annotations

from reverie.domain.language.pattern import patterns
from reverie.domain.language.sign_marks import MARKS_OF_A_PERSON

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
            r"^(?:\W*+(?:ok|okay|no|yes|then|so|and|also|please|now|just|actually|let's|"
            r"lets)\W++){0,4}(?:use|keep|go with|go back to|stick with|switch to|drop|skip|"
            r"rename|stop|avoid)\b"
        ),
        "let's do so": (
            r"\b(?:let's|lets|let us) (?!see|look|check|start|begin|try|continue|go\b|do (?:it|"
            r"this|that)|test|run|talk|discuss|move on|get)\w+"
        ),
        "don't": (
            r"^(?:\W*+(?:ok|okay|no|yes|then|so|and|also|but|please|now|just|"
            r"actually)\W++){0,4}(?:don't|dont|do not|no need)\b"
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
            r"^(?:\W*+(?:and|but|so|ok|also|then|wait)\W++)*(?:why|how|what|where|who|which|when|"
            r"do(?! not\b)|does|did|is|are|can|could|would|will|was|were|should|isnt|isn't|didnt|"
            r"didn't)\b"
        ),
        "to be looked into": (
            r"^(?:\W*+(?:ok|okay|now|please|great|good|also|then|and|so|lets|let's|first|"
            r"next)\W++){0,4}(?:look|analy[sz]e|summari[sz]e|think|review|explain|investigate|"
            r"troubleshoot|check|show|list|tell|read|describe|compare|find|search|propose|plan|"
            r"verify|test|run|try|keep trying|debug|figure)\b"
        ),
        "how it looks": (
            r"\b(?:button|page|icon|text box|border|title|color|colour|image|screen|scroll\w*|"
            r"center\w*|layout|font|background|modal|tab|menu)\b"
        ),
        "an order": (
            r"^(?:\W*+(?:ok|okay|and|now|also|then|please|pls|so|just|kindly|first|"
            r"next)\W++){0,3}(?:rename|"
            r"add|make|move|remove|delete|undo|revert|translate|draw|leave|put|change|set|"
            r"replace|open|"
            r"close|show|run|write|fix|send|give|sort|print|convert|bump|clean|format|merge|"
            r"split|align|"
            r"center|increase|reduce|hide|wrap|start|restart|stop|rerun|retry|take|turn|let me|"
            r"(?:let's|lets|let us) (?:do|build|write|finish|start|begin|continue|work|go))\b"
        ),
        "kindly": r"\b(?:please|pls|plz|kindly|thx|thanks)\b",
        "how it behaves now": (
            r"\b(?:now|again|suddenly|still)\b.{0,40}\b(?:gone|broken|fails?|failing|hangs?|empty|"
            r"crash\w*|slow|wrong|red|spins?)\b|\b(?:is|its|it's) (?:gone|broken|failing|stuck)\b"
        ),
        "us": r"\b(?:our|ours|us|we|we're|we've)\b",
        "right here": r"\b(?:here|in (?:this|our) \w+|on (?:this|our) \w+)\b",
        "as it goes": (
            r"\b(?:every (?:day|night|week|month|year|morning|release)|daily|nightly|weekly|"
            r"monthly|"
            r"since|usually|normally|already|anyway|by law|in prod(?:uction)?|as usual)\b"
        ),
        "whose it is": (
            r"\b(?:owns?|owner|approves?|maintains?|signs? off|responsible|in charge|belongs?|"
            r"(?-i:(?:ask|tell|ping|with|by) [A-Z][a-z]+))\b"
        ),
        "a name within": r"(?-i:[a-z,] (?:[A-Z][a-z]+|[A-Z]{2,})\b)",
        "of myself": (
            r"\bi(?:'m| am|m| work| come| read| review| always| usually| never| do| hate| love|"
            r" like| find| think in)\b"
        ),
        "to me": r"\b(?:to|for|with|ask|tell|show|give|send|explain) me\b|\bmy\b",
        "a what-if": (
            r"\b(?:what if|imagine|hypothetically|suppose|would it|could we ever|dreaming|"
            r"not saying|wonder(?:ing)?|one day|someday)\b"
        ),
        "a curse or a joke": (
            r"\b(?:wtf|shit\w*|fuck\w*|damn|hell|omg|lol|haha+|lmao|rofl|jk|kidding|joking)\b|"
            r"[:;]-?\)"
        ),
        "hearsay": (
            r"\b(?:said|says|told me|claims?|claimed|thinks|believes|swears|according to|"
            r"apparently|supposedly|read somewhere|heard)\b"
        ),
        "of this moment": (
            r"\b(?:today|tonight|right now|for now|yet|this time|a (?:minute|moment|sec\w*)|"
            r"\w+ minutes|later|tomorrow|in the meantime|meanwhile|until i)\b"
        ),
        "a greeting": (
            r"^\W*(?:hi|hello|hey|morning|good (?:morning|evening)|thanks?|thx|bye|back)\b"
        ),
        "of daily life": (
            r"\b(?:lunch|dinner|breakfast|coffee|tea|beer|eat|eating|hungry|pizza|cake|weather|"
            r"rain(?:s|ing|y)?|sunny|snow\w*|kids?|baby|grandm\w+|wife|husband|dog|cat|birthday|"
            r"vacation|holiday|weekend|gym|football|movie|party|stomach|headache|brain|my face|"
            r"tired|melting|joke)\b"
        ),
        "against the facts": (
            r"\bif (?:i|we|it|they|you) (?:were|was|had)\b|\bi wish\b|"
            r"\b(?:should|would|could|must|might) have (?!to\b)\w+"
        ),
        "laughs": (
            r"\b(?:l+o+l+|lmf?ao+|rofl|ha(?:ha)+h?|he(?:he)+|xd|funny)\b|(?<!\d)[:;]-?[)dp](?!\w)"
            r"|[\U0001F600-\U0001F64F\U0001F910-\U0001F92F\U0001F480\U0001F3B6]"
        ),
        "to the utmost": (
            r"\b(?:\w+est|worst|most \w+)\b.{0,40}\b(?:ever|on earth|in history|of all time|"
            r"in (?:the world|my life))\b|\bmust be (?:the|a)\b"
        ),
        "breaks off": (
            r"(?:\.\.\.|…)\W*$|\b(?:no wait|never ?mind|forget it|"
            r"lost (?:it|my (?:thread|train)))\b"
        ),
        "hedges": (
            r"\b(?:maybe|perhaps|probably|kind of|sort of|i guess|no (?:idea|clue|opinion)|"
            r"not sure|dunno)\b"
        ),
        "of strangers": (
            r"\b(?:a|some|another) (?:friend|mate|buddy|guy|cousin|neighbou?r|bank|company|"
            r"startup|lab|blog)\b|\ba (?:friend|mate|colleague) of mine\b"
        ),
        "small print": (
            r"\b(?:hereby|herein|thereof|licensee|warrant(?:y|ies)|sublicense|liability|"
            r"free shipping|credit card|save up to|offer (?:ends|valid)|limited time|"
            r"unsubscribe|terms and conditions|all rights reserved|copyright notice)\b"
        ),
        "how it stands": (
            r"\b(?:i have (?:just|done|now)|i just|i've|downloaded|installed|still (?:getting|"
            r"not|no|the)|same (?:error|issue)|now (?:it|i)|seems)\b"
        ),
    }
)
"""What a person shows: deciding, ruling, asking, telling."""
