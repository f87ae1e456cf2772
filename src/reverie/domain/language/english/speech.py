"""Speech: who speaks in a text, whether they ask, and whether they only greet."""

from __future__ import annotations

import re

from reverie.domain.language.english.words import straight
from reverie.domain.language.pattern import pattern
from reverie.domain.language.shorten_table import begun

_NAME = r"[^\W\d_a-z][\w.'’-]{0,40}"
_ROLE = r"(?:user|assistant|human|agent|system|ai|bot)"
_LABEL = pattern(rf"\s*({_NAME}(?: {_NAME}){{0,2}}|{_ROLE}):\s+(?=\S)")
_HEADINGS = (
    "note notes warning error todo fixme update question answer ps re fwd tip hint example summary "
    "result results output input usage fix bug step steps reason context goal plan task http https "
    "date time subject title url remember important caution conclusion decision idea "
    "now then next first also done status problem cause file command test why"
)
_NOT_SPEAKERS = frozenset(_HEADINGS.split())
_QUESTION_END = pattern(r"[?？؟][\s)\]\"'”’!]*$")
_FILLER = pattern(
    r"(?:(?:oh|ah|aw+|well|so|and|but)[,!. ]+)?"
    r"(?:wow|hey|hi|hello|thanks|thank you|thx|yeah|yep|yes|sure|ok|okay|cool|awesome|great|nice|"
    r"amazing|lovely|sweet|congrats|congratulations|sounds|glad|bye|goodbye|take care|good luck|"
    r"absolutely|definitely|exactly|totally|agreed|for sure|of course|no problem|you're welcome|"
    r"(?:that )?makes sense|got it|understood|fair (?:enough|point)|good (?:point|idea|morning)|"
    r"no worries|haha|lol|that's (?:so |really |very )?(?:great|awesome|amazing|cool|nice|true|"
    r"right|wonderful|good|lovely|fantastic|sweet|impressive)|i'm (?:so )?glad|have fun|see you)\b",
    re.IGNORECASE,
)
_LINK = pattern(
    r"(?:(?:(?:and|but|so(?! (?:far|that|called|long|much|many)\b)|also|oh|by the way|btw)\b"
    r"[,.:!]*|(?:ok|okay|well|yes|yeah|great|good|nice|perfect|cool|right|alright|thanks|then|hm+"
    r"|sorry|one (?:more )?thing|another thing)[,.:!]+)\s+)+",
    re.IGNORECASE,
)
"""What only ties a sentence to the talk before it."""
_ASSENT = pattern(
    r"\W*(?=\w)(?:(?:yes|yeah|yep|yup|ok|okay|sure|good|great|fine|right|perfect|agreed|alright|cool"
    r"|exactly|deal|absolutely|definitely|please|sounds (?:good|right)|(?:that )?makes sense"
    r"|good (?:idea|point|call)|works for me)\b[,.! ]*){0,3}"
    r"(?:(?:(?:so|then) )?(?:let's|lets|let us|we'll|i'll|please) )?"
    r"(?:(?:do|take|use|try|go (?:with|for)|start with) (?:that|it|so|this)(?: one)?\b)?"
    r"(?:,? (?:then|please|for now|thanks|thank you))*\W*",
    re.IGNORECASE,
)
LEAST_UNTIED = 3
"""Words that must be left of a text when what ties it is gone."""
_LAST_SAID = 2_400
"""Characters at the end of a text in which its last sentence stands, a photo's words included."""
_PHOTO = pattern(r"\[(?:photo|image|picture)\b[^\[\]]{0,2000}\]", re.IGNORECASE)


_HESITATION = pattern(r"\b(?:u+h+m*|u+m+|erm+|e+r|you know|kind of like)\b,?\s*", re.IGNORECASE)
_RUN_UP = pattern(
    r"^\W*(?:(?:yeah|yep|okay|ok|right|alright|well|so|oh|hm+|like|hey|and|anyway|anyhoo)\b"
    r"[,. ]+){2,}",
    re.IGNORECASE,
)
"""Several words before the first that says something; one alone may be an answer."""


def spoken_plainly(text: str) -> str:
    """A text without the fillers of talk, and with straight quotation marks."""
    said = _HESITATION.sub("", straight(text))
    return _RUN_UP.sub("", said).strip() or said


def split_speaker(text: str) -> tuple[str, str]:
    """The speaker a text names at its head, as `Name: `, or none; and what is said."""
    label = _LABEL.match(text) if ":" in text else None
    if not label or label[1].casefold().split()[0] in _NOT_SPEAKERS:
        return "", text
    return label[1], text[label.end() :]


def without_photos(text: str) -> str:
    """What was said, without what is only seen."""
    return _PHOTO.sub(" ", text).strip() if "[" in text else text


def shows_a_photo(text: str) -> bool:
    """Whether something is shown along with the words."""
    return "[" in text and _PHOTO.search(text) is not None


def ends_asking(text: str) -> bool:
    """Whether the last thing said is a question."""
    return bool(_QUESTION_END.search(without_photos(text[-_LAST_SAID:])[-80:]))


def opens_with_filler(text: str) -> bool:
    """Whether a text begins with a greeting, thanks or praise."""
    return bool(_FILLER.match(straight(text[:80]).lstrip()))


def assents(text: str) -> bool:
    """Whether a text is a mere yes to what was proposed."""
    return _ASSENT.fullmatch(straight(text[:80])) is not None


def untied(text: str) -> str:
    """A text without what only ties it to the talk before it, if it says enough without."""
    return untied_by(_LINK, text)


def untied_by(link: re.Pattern[str], text: str) -> str:
    """The same by the links of any language."""
    found = link.match(text)
    bare = text[found.end() :] if found else text
    return begun(bare) if found and len(bare.split()) >= LEAST_UNTIED else text
