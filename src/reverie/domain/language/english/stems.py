"""Stems: the part of a word that its forms share, so that `went hiking` answers `go on a hike`."""

from __future__ import annotations

from functools import lru_cache

from reverie.domain.language.english.snowball import snowball

_ALIKE = """
be am is are was were been being; become became; begin began begun; bite bit bitten;
blow blew blown; break broke broken; bring brought; build built; buy bought;
catch caught; choose chose chosen decide decided decision;
come came; deal dealt; dig dug; do did done does; draw drew drawn; drink drank drunk;
drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt; fight fought;
find found; fly flew flown; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen;
get got gotten; give gave given; go went gone goes; grow grew grown; hang hung; have has had having;
hear heard; hide hid hidden; hold held; keep kept; know knew known; lead led; learn learnt;
leave left; lend lent; lose lost; make made; mean meant; meet met; pay paid; ride rode ridden;
ring rang rung; rise rose risen; run ran; say said; see saw seen; sell sold; send sent;
sew sewn; shake shook shaken; shine shone; shoot shot; show shown; sing sang sung; sit sat;
sleep slept; speak spoke spoken; spend spent; stand stood; steal stole stolen; stick stuck;
swim swam swum; take took taken; teach taught; tear torn; tell told; think thought;
throw threw thrown; understand understood; wake woke woken; wear wore worn; win won;
write wrote written; child children kid kids; man men; woman women; person people; foot feet;
tooth teeth; mouse mice; life lives; wife wives; knife knives; leaf leaves; shelf shelves;
mother mom mum mama mommy; father dad papa daddy; grandmother grandma granny; grandfather grandpa;
photo photograph picture pic; doctor doc; bike bicycle; tv television; vacation holiday;
database db; repository repo; directory folder dir; configuration config;
movie film; favorite favourite fave; color colour; hobby pastime; job occupation; pup puppy;
happy happily
"""
_FAMILIES = {words[0]: tuple(words) for group in _ALIKE.split(";") if (words := group.split())}
_FORMS = {form: first for first, family in _FAMILIES.items() for form in family}
_STEMS = _FORMS | {snowball(first): first for first in _FAMILIES}
_MOST_LETTERS = 30


@lru_cache(maxsize=65_536)
def stem(word: str) -> str:
    """What a small word has in common with its other forms; words of other scripts stay whole."""
    if word in _FORMS:
        return _FORMS[word]
    if len(word) > _MOST_LETTERS or not word.isascii() or word.isdigit():
        return word
    bare = snowball(word)
    return _STEMS.get(bare, bare)


def forms(word: str) -> tuple[str, ...]:
    """The other words a search for this one should also look for, itself first."""
    family = _FAMILIES.get(stem(word), ())
    return (word, *(form for form in family if form != word))
