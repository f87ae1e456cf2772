"""Stems: the part of a word that its forms share, so that `went hiking` answers `go on a hike`."""

from __future__ import annotations

from reverie.domain.language.english.snowball import snowball
from reverie.domain.language.word_list import Families

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
_FAMILIES = Families(_ALIKE, snowball)
stem = _FAMILIES.stem
forms = _FAMILIES.forms
