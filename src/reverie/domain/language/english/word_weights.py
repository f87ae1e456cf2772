"""Word weights: what common words add to the log-odds, in hundredths.

Written by `bench/keep_fit.py`; not to be edited.
"""

from __future__ import annotations

ROWS = """
!	-13 -10 -62 66 6
! !	-61 -20 -18 74 -35
! $	2 1 12 -40 27
#	-49 -14 -22 213 -177
# #	-102 34 -43 20 -11
# $	59 -29 71 26 -68
# ,	83 45 40 -15 -70
# .	8 -35 86 63 -113
# :	-98 143 -163 -6 25
# a	7 82 55 -93 -44
# and	73 -143 10 143 -9
# as	-48 11 28 -28 -11
# days	102 -79 74 48 -43
# degrees	-110 -10 11 1 -2
# for	8 54 125 -156 -23
# gb	88 113 -63 -1 -50
# has	133 -23 -111 145 -12
# hours	-147 41 -43 28 -25
# in	-54 -123 62 74 -13
# is	121 -69 77 27 -34
# kb	100 265 -83 -158 -24
# lines	101 -153 80 -144 217
# mb	6 -38 -104 165 -23
# min	-79 32 -83 74 -22
# minutes	153 -56 186 -102 -27
# ms	-127 40 42 -62 -20
# now	9 19 -1 -14 -4
# of	-160 -48 -54 48 53
# on	-142 -102 -27 139 -10
# percent	54 95 -36 -26 -33
# s	-85 -53 -61 127 -13
# seconds	94 -26 102 -65 -12
# since	52 -7 -14 23 -1
# th	55 -151 -59 119 91
# that	110 -28 -10 43 -6
# to	-94 122 -58 -105 40
# v	48 14 -71 112 -56
# was	162 -7 23 -11 -5
# with	58 -66 -90 136 19
# x	-29 -15 -162 191 -14
,	-38 -91 56 -31 66
, #	-215 -106 124 66 -84
, a	-186 -10 -61 9 62
, after	131 -40 -87 91 36
, all	-153 -129 38 111 -20
, also	65 104 -22 -21 -61
, always	102 122 -47 -59 -16
, and	-271 -29 56 6 -34
, as	34 -87 -98 164 21
, at	-5 233 -7 -190 -37
, because	-102 -76 172 -124 27
, but	102 -115 36 10 69
, by	-7 190 -45 -76 -68
, can	-117 -12 -13 26 -1
, don't	-254 -201 185 35 -20
, even	32 122 -17 -99 -6
, ever	197 -19 -48 -33 101
, every	-124 93 30 -107 -15
, for	-41 21 -21 -18 17
, forget	-69 -48 130 -72 -9
, half	-66 40 97 -176 39
, has	-133 -6 -10 25 -9
, he	-53 -52 -59 44 67
, he's	-68 1 -65 -128 192
, i	-47 -117 -20 31 107
, i'd	15 -71 50 -46 68
, i'll	-114 -86 78 -9 16
, i'm	-110 -55 3 -44 96
, i've	133 -32 75 -190 147
, if	-107 65 -12 -103 50
, in	-19 186 -44 -120 -22
, is	-80 -2 -72 79 -5
, it	9 20 -13 87 -94
, it's	179 -48 -46 79 16
, its	159 -125 -6 141 -10
, just	4 -73 -43 66 50
, keep	-80 -26 83 -50 -8
, leave	-7 -85 -10 -17 112
, let	-124 0 0 0 0
, let's	-35 -18 54 -17 -19
, like	34 35 -79 37 7
, maybe	-58 0 0 0 0
, my	99 -30 3 -43 70
, never	16 1 -55 55 -2
, no	-48 41 36 -151 73
, nobody	-14 44 -73 30 -1
, not	215 98 -26 -28 -44
, nothing	6 74 -77 34 -31
, now	-154 -2 -285 301 -15
, on	30 127 -85 -49 6
, one	29 -137 -73 237 -28
, only	-148 23 -85 85 -23
, or	-204 -27 32 37 -42
, otherwise	30 148 -62 -38 -48
, our	77 14 -118 28 76
, people	85 18 88 -13 -92
, please	-50 79 38 -41 -76
, port	78 -15 -12 33 -6
, see	80 173 -123 -49 -1
, she	154 1 -126 64 60
, she's	123 -37 -73 10 100
, since	36 22 135 -138 -20
, so	205 63 -107 -55 99
, sorry	132 -32 -4 8 28
, tell	97 44 -39 -23 18
, thank	-118 0 0 0 0
, thanks	-105 4 53 -42 -14
, that	-63 -35 9 78 -52
, that's	-31 -67 -67 88 46
, thats	82 2 -24 30 -7
, the	136 -20 80 101 -162
, then	-40 -103 53 -2 53
, there	-68 11 81 -65 -27
, there's	0 83 -82 68 -68
, they	180 -32 15 -29 46
, this	160 -9 -16 3 21
, those	22 11 -10 2 -3
, to	-69 113 -47 -2 -63
, two	-195 12 -22 12 -2
, we	-10 -205 39 117 50
, we're	127 30 5 -26 -9
, what	-253 -14 -22 -24 61
, whatever	-34 131 -39 -68 -24
, which	-74 11 170 -144 -37
, who	-105 -47 -100 146 2
, with	-10 120 -58 -32 -29
, wrong	-24 0 0 0 0
, you	13 44 -98 -24 78
.	61 22 -38 25 -9
. #	-17 64 94 -53 -104
. $	108 19 -36 38 -21
. .	-281 -32 89 -19 -38
. json	72 31 84 -68 -46
. md	28 -14 -41 30 24
. no	-88 -6 26 -13 -6
. the	136 87 117 -187 -17
:	12 12 157 -113 -56
: #	-65 1 -112 83 27
: i	-57 -47 17 -88 117
: no	39 173 -9 -60 -104
: the	199 -142 71 135 -64
: we	-102 -21 26 43 -48
: …	-51 0 0 0 0
;	102 68 69 -199 62
; the	48 -7 157 -114 -36
?	-67 13 -53 -7 47
@!	105
@#	100
@,	56
@.	85
@:	67
@;	-87
@?	-20
@a	-34
@about	-38
@access	-32
@according	259
@account	14
@add	56
@added	-63
@after	-26
@again	-39
@all	-68
@already	0
@also	-111
@an	13
@and	-7
@any	3
@anything	-3
@api	-9
@app	-45
@apply	23
@approach	3
@are	-35
@as	224
@assumed	98
@at	17
@available	0
@b	16
@back	-85
@banner	-109
@base	12
@based	9
@be	78
@because	-72
@before	-186
@below	-40
@better	180
@between	-110
@both	1
@bottom	-7
@branch	-63
@build	-53
@built	82
@but	77
@by	60
@c	-19
@cache	-60
@call	7
@can	33
@can't	-53
@cannot	-101
@change	-65
@changed	-21
@changes	-3
@check	38
@class	-26
@clean	3
@client	59
@code	13
@column	11
@columns	-79
@come	-21
@comes	1
@commit	32
@committed	-57
@complete	12
@config	25
@configuration	50
@control	-13
@convert	52
@copy	-66
@correct	-104
@correctly	0
@could	14
@create	2
@created	6
@csv	74
@current	28
@data	-90
@database	82
@date	-13
@day	-30
@days	-37
@debug	12
@default	-39
@dev	6
@different	0
@directly	-1
@directory	1
@do	37
@docs	69
@does	21
@doesn't	-5
@don't	36
@done	-74
@draft	-8
@e	-36
@each	40
@easier	-11
@either	-15
@else	-3
@empty	-37
@end	31
@error	11
@errors	-11
@every	29
@everything	-66
@existing	14
@export	53
@f	-11
@failed	62
@fails	4
@faster	-2
@feature	-9
@few	-4
@field	41
@file	-54
@files	-74
@find	72
@finished	-68
@first	-125
@five	-61
@fix	47
@fixed	-46
@folder	29
@font	54
@for	140
@form	-19
@found	-120
@four	-8
@from	-59
@full	62
@function	-23
@get	161
@git	22
@give	31
@go	-11
@good	-54
@green	37
@guide	-31
@has	142
@have	54
@header	-44
@help	25
@here	-78
@here's	16
@high	38
@hour	46
@how	94
@i	123
@i'd	-12
@i'll	135
@i'm	-46
@i've	19
@id	30
@if	-69
@image	-8
@implement	2
@implemented	5
@import	41
@in	22
@include	5
@index	15
@input	-106
@inside	-57
@install	60
@instead	92
@into	-4
@is	126
@isn't	-55
@issue	-75
@issues	0
@it	-56
@it's	39
@its	-3
@job	123
@json	42
@just	63
@keep	-77
@kept	-17
@key	47
@know	35
@last	1
@layout	15
@leave	20
@left	-89
@let	38
@level	-85
@library	19
@like	-58
@limit	54
@line	-69
@link	26
@links	32
@list	-96
@live	90
@load	-20
@local	109
@lock	-51
@log	-74
@login	-30
@long	-4
@look	-147
@looking	44
@looks	-20
@m	-45
@made	99
@main	52
@make	3
@makes	-53
@map	100
@match	-6
@may	-36
@md	-35
@me	22
@mean	-183
@means	-112
@merge	3
@message	23
@migration	-31
@minutes	0
@missing	71
@mode	28
@model	-25
@module	114
@more	-42
@move	78
@my	6
@n	19
@name	-72
@named	-14
@need	6
@needed	1
@needs	57
@new	2
@next	4
@nightly	140
@no	-167
@not	-101
@note	87
@noted	42
@nothing	-82
@now	24
@number	8
@of	8
@off	-125
@ok	67
@old	-45
@on	46
@once	18
@one	-100
@open	-110
@option	62
@options	-26
@or	36
@order	9
@other	-54
@our	-3
@out	45
@output	-3
@over	17
@own	-31
@page	20
@pages	45
@parser	40
@pass	-106
@path	19
@per	108
@pipeline	32
@plain	112
@plan	2
@plus	29
@port	117
@postgres	31
@prefer	13
@project	-45
@push	-27
@pushed	-2
@put	61
@py	23
@query	9
@queue	65
@rate	-31
@read	146
@reading	55
@readme	7
@reads	40
@ready	118
@related	-19
@release	48
@remove	-52
@removed	50
@renamed	-38
@report	-56
@reports	49
@request	-58
@returns	0
@right	44
@row	-51
@rows	-62
@run	-84
@running	-23
@runs	108
@s	-12
@said	201
@same	-114
@script	5
@search	-157
@second	123
@seconds	102
@see	-102
@send	-142
@sensor	69
@separate	-16
@server	24
@service	-60
@session	-20
@set	152
@setup	0
@show	-47
@side	18
@since	37
@single	-90
@site	248
@size	-61
@small	46
@so	192
@some	57
@start	-27
@state	20
@stay	-11
@step	41
@steps	25
@still	-91
@store	25
@stored	103
@structure	-37
@summary	-17
@sure	-6
@system	37
@table	51
@take	-139
@takes	74
@test	-30
@tests	-120
@text	-128
@than	-96
@thanks	29
@that	-25
@the	154
@their	13
@them	-2
@then	82
@there	-20
@there's	-6
@these	7
@they	-54
@this	-72
@three	-40
@through	-29
@time	11
@to	117
@too	-16
@top	56
@try	-82
@two	-87
@under	-3
@understand	0
@understood	46
@up	47
@update	7
@updated	-4
@use	-40
@used	113
@user	0
@users	53
@uses	85
@using	-108
@v	12
@vat	75
@version	-4
@want	37
@was	-140
@way	26
@ways	129
@we	74
@weekly	30
@well	-80
@were	-56
@what	30
@when	57
@where	54
@which	87
@while	-90
@who	163
@will	-118
@with	147
@without	-47
@work	34
@working	9
@works	-20
@would	-50
@write	-49
@written	65
@x	14
@yes	-192
@you	-60
@you're	-82
@your	78
^ #	-114 -65 180 -71 -44
^ a	-40 56 -27 26 -55
^ actually	17 -6 31 -6 -19
^ add	-134 -73 121 -34 -14
^ after	17 -120 326 -132 -75
^ ah	-15 -23 -69 103 -10
^ all	315 74 -94 90 -70
^ always	115 208 -86 -96 -26
^ and	31 250 13 -88 -176
^ anything	69 184 -44 -52 -87
^ anyway	-41 72 -11 -18 -43
^ as	27 25 59 -46 -38
^ ask	10 102 -30 -87 16
^ at	-269 -8 1 11 -4
^ back	-23 -15 43 -17 -10
^ because	-73 3 -2 -1 -1
^ before	122 22 -131 115 -6
^ btw	37 35 -40 -16 22
^ but	116 184 -40 -48 -96
^ can	-123 23 -15 -18 10
^ check	-192 0 0 0 0
^ could	-37 -25 -26 -8 59
^ do	206 30 59 -82 -8
^ don't	-110 5 -34 -8 37
^ each	240 -7 -59 129 -63
^ every	187 307 -93 -158 -55
^ everything	43 -5 -69 170 -96
^ explain	259 -40 -17 -11 67
^ fix	-112 0 0 0 0
^ for	240 -4 -4 -195 204
^ forget	133 0 0 0 0
^ from	-96 109 46 -143 -12
^ fyi	32 -60 -19 -3 82
^ give	122 -27 -14 -36 77
^ go	37 -51 71 -10 -10
^ good	-73 1 38 -31 -9
^ great	-78 0 0 0 0
^ haha	-53 -11 -9 -13 33
^ half	-74 -41 -65 96 10
^ hands	83 206 -83 -82 -40
^ have	-106 0 0 0 0
^ he	185 -42 -4 188 -143
^ hm	64 12 -15 -8 10
^ hmm	10 18 9 -21 -7
^ i	-110 -116 -41 -50 206
^ i'd	-53 -89 -39 -61 189
^ i'll	-112 -5 37 -17 -16
^ i'm	92 -80 132 -123 71
^ i've	-114 -20 93 -42 -30
^ if	-182 -47 -45 -35 128
^ in	-4 -63 -127 95 96
^ it	-108 75 -52 -23 0
^ it's	219 -5 -119 102 22
^ its	6 22 -45 27 -4
^ just	56 -36 -60 0 96
^ keep	215 177 -208 -35 66
^ leave	-103 -4 -33 67 -31
^ let	-100 -38 121 -68 -14
^ let's	-47 -41 161 -65 -55
^ lets	52 -55 85 -23 -8
^ lol	-65 -55 -7 63 -1
^ look	-26 -9 -4 36 -23
^ looks	-19 3 -1 -1 -1
^ make	-89 36 37 -25 -49
^ maybe	-143 -1 -1 -1 3
^ move	-33 -47 61 -3 -11
^ my	-152 -71 -8 -110 189
^ nah	20 -53 68 -10 -5
^ never	140 272 -58 -160 -54
^ nice	-169 107 -28 -50 -30
^ no	-100 40 -16 -42 18
^ nope	89 88 -99 25 -13
^ not	37 34 -20 -30 16
^ nothing	-91 144 -69 -48 -26
^ now	-127 -16 40 -22 -1
^ oh	-32 1 -99 22 76
^ ok	-65 -134 255 -94 -27
^ on	63 70 70 -144 4
^ one	3 146 -8 -153 15
^ only	260 -3 1 115 -112
^ open	-181 0 0 0 0
^ or	-147 -2 13 -6 -5
^ our	204 -172 -77 337 -88
^ please	-44 91 -47 -74 30
^ put	-95 -1 39 -36 -2
^ rename	-146 -68 123 -26 -29
^ right	-80 -37 85 -33 -16
^ run	13 -24 62 -33 -5
^ scratch	145 -37 -12 53 -4
^ set	-34 0 0 0 0
^ she	74 -112 153 -87 46
^ show	-18 32 -28 -7 3
^ since	22 153 -97 -52 -3
^ small	-86 -33 -38 -9 80
^ so	50 -34 253 -166 -53
^ somebody	-263 0 0 0 0
^ sorry	82 80 -35 -26 -19
^ staging	226 -34 -70 146 -41
^ still	-43 -17 -24 54 -13
^ stop	72 127 -138 -11 22
^ sure	-140 0 0 0 0
^ take	-108 31 -20 -3 -8
^ talked	113 -25 74 -28 -21
^ test	154 78 7 -108 24
^ that	0 46 -65 44 -24
^ that's	305 20 -159 244 -105
^ thats	180 92 1 -15 -78
^ the	293 -163 -70 453 -220
^ then	-205 78 101 -113 -66
^ there	216 -84 -9 119 -26
^ there's	-68 -33 -65 104 -7
^ they	54 -13 -40 69 -16
^ they're	190 -20 -96 130 -14
^ this	-71 16 -166 45 104
^ those	118 -44 -33 94 -17
^ translate	-199 0 0 0 0
^ try	-77 0 0 0 0
^ two	55 -30 -69 52 47
^ ugh	-33 -9 -13 -2 24
^ undo	-44 0 0 0 0
^ use	-276 93 59 -111 -41
^ wait	47 17 -3 -5 -10
^ we	206 -160 127 126 -93
^ we'll	108 -67 200 -104 -29
^ we're	-62 -38 70 48 -80
^ well	-133 0 0 0 0
^ what	139 110 -122 -4 16
^ whatever	-26 127 -58 -54 -15
^ when	182 46 9 -130 74
^ with	-8 -59 -30 92 -2
^ wow	-91 -12 -6 -12 30
^ write	-59 146 -137 -27 19
^ wrong	18 0 0 0 0
^ yeah	81 -58 -8 123 -57
^ yes	-31 -147 -54 1 200
^ you	-3 43 -31 22 -35
^ you're	-48 -1 0 -1 2
a	-99 50 -51 43 -42
a #	113 -3 -63 76 -9
a big	-66 -13 -4 -12 29
a bit	-90 21 6 -24 -3
a bug	201 21 -10 -23 12
a colleague	-96 -1 -1 2 0
a copy	-47 22 -60 60 -22
a day	44 -83 109 -45 19
a friend	-65 0 0 0 0
a good	0 -7 -3 8 3
a list	150 -77 -4 20 61
a little	-14 -22 -23 44 1
a long	91 -60 -8 -18 86
a minute	4 -86 2 88 -3
a month	112 87 100 -101 -86
a new	-161 28 12 21 -61
a nice	1 -7 -82 99 -10
a quick	57 17 -29 6 6
a rule	33 119 -51 -32 -36
a screenshot	90 -36 15 -28 49
a sec	-57 0 0 0 0
a second	250 97 -96 21 -22
a single	79 -121 8 183 -70
a small	-72 -44 46 -12 10
a table	-143 63 -30 -28 -5
a test	96 70 -71 63 -61
a time	157 -47 -83 -15 145
a whole	-73 6 23 -19 -10
a year	155 1 -71 103 -33
able	41 -105 110 30 -35
able to	41 -105 110 30 -35
about	-48 -84 0 96 -12
about #	163 -107 -26 179 -45
about a	-154 -81 -62 171 -27
about it	-22 -28 20 9 -1
about the	158 -52 45 -103 110
above	-16 25 -70 108 -63
above #	146 159 -20 -93 -46
access	-18 -91 47 214 -171
account	128 -36 -91 272 -146
accounts	10 -95 -73 164 5
across	-143 125 -51 -49 -24
across the	-168 118 1 -102 -16
actually	54 -64 15 78 -28
actually the	93 -55 -7 63 -1
add	41 37 50 27 -114
add a	4 -64 149 5 -90
address	6 -8 -21 10 19
admin	-12 -76 126 11 -61
after	206 -56 172 -46 -71
after #	130 88 -48 -6 -34
after all	-72 -50 131 -67 -14
after lunch	-64 -16 -21 -25 62
after that	40 -143 35 156 -48
after the	39 -135 212 -57 -21
afternoon	-129 10 -6 -24 21
afterwards	123 98 -3 -24 -71
again	-389 10 -43 -48 81
again $	-73 -143 -78 32 189
again ,	-159 -20 13 13 -6
again .	-205 160 -39 -83 -39
against	120 17 108 -51 -74
agency	-130 7 -196 192 -4
agent	-20 -18 -63 102 -21
ago	-281 -8 -65 81 -9
agreed	34 -134 345 -152 -59
ah	-70 -23 -68 101 -10
ahead	-27 -9 7 20 -17
all	-110 1 -24 62 -39
all ,	-53 -101 91 66 -56
all of	59 -117 136 -19 -1
all the	4 -181 92 29 60
allowed	16 175 -48 -116 -12
allowed to	10 168 -50 -108 -10
alone	-35 73 -12 -22 -40
along	0 -41 -13 -46 99
already	-94 86 75 -99 -62
also	42 208 -2 -93 -112
always	-96 130 -85 -52 7
always use	11 64 -31 -26 -6
am	-149 -80 -88 15 153
amounts	153 150 -37 -58 -54
amounts are	98 162 -39 -58 -66
an	-24 -44 -70 125 -12
an hour	36 -49 -87 112 24
an old	-33 -15 -24 76 -37
and	-89 -38 47 -48 40
and #	102 37 -37 36 -36
and a	92 -4 -44 -43 91
and i	-62 -39 151 -121 8
and i'm	0 146 -139 29 -36
and in	161 98 110 -169 -39
and it	-69 -47 -19 109 -42
and my	-92 24 -4 -2 -18
and no	136 -25 21 -41 44
and nobody	-66 -31 245 -176 -38
and not	53 -29 69 -5 -35
and now	-82 -75 -28 -28 130
and one	-201 85 -38 -12 -35
and only	6 65 -52 -19 5
and she	-54 -65 95 -64 33
and so	118 205 -163 -37 -5
and tell	-264 -34 -4 -4 41
and that	-42 -12 197 -156 -29
and that's	-3 157 -22 -136 1
and the	-144 -63 16 30 16
and then	-66 84 -72 54 -65
and there	43 -31 -149 198 -18
and they	-213 -77 -55 129 2
and we	128 -84 134 15 -66
and you	-121 -18 49 8 -39
android	123 -85 21 18 47
another	-197 11 3 71 -86
answer	245 -91 1 -110 200
answers	119 -102 -90 -22 214
any	50 241 -149 -10 -81
any more	50 78 49 -64 -63
anymore	-54 -99 -38 152 -14
anything	153 45 -155 -76 187
anything that	55 -6 -37 -42 85
anyway	1 -1 215 -159 -55
anyway $	47 -19 86 -54 -13
anywhere	92 219 -85 -4 -129
anywhere in	27 215 -47 -50 -118
api	93 102 42 -133 -11
app	88 -30 66 12 -48
appear	66 58 65 -67 -55
appear in	45 30 -9 -13 -9
apply	46 17 -53 66 -30
archive	159 -131 127 52 -48
are	221 179 -106 -65 -8
are #	125 -96 68 58 -31
are a	27 98 -27 -68 -2
are going	38 -85 151 -48 -18
are in	-83 52 33 -63 -22
are not	138 -4 -61 -40 105
are on	22 77 -13 -55 -9
are the	-57 -27 -45 59 12
arm	19 -122 -43 198 -33
around	58 31 -78 125 -78
as	37 -24 -9 9 24
as a	29 -35 -53 75 13
as i	5 -61 102 -45 5
as it	-109 -58 -6 67 -3
as the	50 38 4 -1 -41
as they	19 -8 6 -99 101
as well	-2 36 33 -9 -60
ask	-97 178 -72 -93 -12
ask me	-171 79 19 81 -179
asked	-44 -35 -54 126 -38
asking	-60 33 1 -76 42
asks	-19 9 51 -3 -57
assets	-8 70 -68 70 -72
at	-173 -48 -76 143 -18
at #	153 -1 -113 170 -55
at a	-167 13 -50 -58 94
at all	-8 -34 48 -6 -8
at it	-95 -31 32 -16 16
at least	38 0 58 -21 -37
at most	88 -11 -37 32 16
at my	-164 -10 0 -2 12
at once	116 -34 -4 -35 73
at the	-164 -73 54 10 9
at this	-69 -3 -7 -4 15
audit	162 169 -100 -52 -17
autumn	51 -92 105 12 -25
away	-112 -15 93 -47 -30
b	97 -49 121 -34 -38
back	-242 -42 101 42 -101
back $	-21 -67 190 -92 -31
back ,	-76 98 -46 -17 -36
back .	-15 92 2 -48 -46
back in	-63 12 -66 59 -5
back to	90 -138 8 167 -37
backend	204 -14 -7 -102 123
background	268 83 -82 -54 53
backup	256 -5 -12 78 -61
backups	146 -127 80 126 -79
bad	-5 -67 64 -130 133
bank	153 45 -47 11 -9
banner	105 6 76 -78 -3
bar	140 -23 106 -59 -25
base	65 56 -146 94 -3
based	104 -45 314 -234 -34
basement	72 -95 -46 219 -78
batch	210 -50 78 -30 2
battery	137 70 189 -204 -54
be	-44 -34 132 -122 24
be #	88 3 36 -32 -6
be a	-102 -75 76 4 -4
be able	41 -94 172 -48 -30
be done	32 -2 34 -19 -13
be in	31 -25 89 -17 -47
be the	-60 -69 87 -3 -16
because	42 -50 88 17 -55
because i	-89 -76 -36 8 103
because of	-1 -56 81 23 -49
because the	227 -60 -8 77 -9
becomes	40 -47 210 -125 -38
been	-37 -18 -25 100 -57
before	137 166 -167 -85 86
before #	81 -78 6 -26 98
before ,	-236 -14 -44 47 11
before i	-190 -14 -13 22 5
before lunch	79 -17 -27 -14 58
before the	13 104 10 -86 -28
before you	294 67 -65 1 -3
begins	85 -80 -92 200 -29
behind	66 21 68 -59 -30
being	-75 -82 6 75 1
believe	-261 -8 -11 -9 28
belong	45 140 -82 -99 41
belongs	66 -94 -77 230 -59
belongs to	66 -95 -78 233 -59
below	121 106 -47 -22 -37
best	25 -36 -71 -131 237
better	-85 -81 -85 -83 249
better for	104 -8 -5 -18 31
better than	97 -71 -26 -31 128
between	29 28 57 -95 10
between #	51 98 -82 9 -24
between the	-144 -46 63 1 -18
big	-149 45 76 -28 -93
bigger	-93 119 -20 -80 -18
billing	55 -25 5 49 -30
birthday	-126 107 -35 -60 -11
bit	-120 -47 81 -22 -12
blank	-122 0 0 0 0
blog	-71 -38 78 -21 -19
blue	65 -66 203 -79 -58
board	54 15 62 -117 40
book	-161 29 144 -123 -50
boss	-89 -111 24 30 57
both	-59 25 97 -81 -41
bottom	66 -16 54 -37 -1
box	24 -144 -108 305 -53
boxes	-53 6 -73 160 -93
brain	141 -80 -15 -6 100
branch	176 186 36 -148 -75
branches	88 193 -155 -43 5
brb	-88 0 0 0 0
break	-171 39 -13 -107 82
breaks	-13 20 -99 34 45
british	164 -79 -42 -44 165
british spelling	167 -41 -37 -42 121
broke	64 -68 -61 91 38
broken	82 -55 -95 174 -24
brother	-119 -11 -7 49 -31
btw	45 31 134 -112 -53
bucket	129 -35 -61 129 -33
budget	-66 141 114 -260 4
bug	46 122 -121 -18 17
build	8 201 -216 134 -119
build ,	-8 -27 192 -135 -29
building	-29 -49 57 5 -13
builds	192 289 -341 189 -137
built	51 -16 72 -32 -24
bullet	117 -45 -82 -37 164
bullet points	79 -17 -28 -14 59
bump	57 99 -3 -55 -41
business	41 -10 130 -74 -46
but	158 5 -56 47 4
but i	-67 -65 -83 27 122
but the	-60 39 130 -106 -63
button	-97 -74 44 26 3
button $	-108 18 -1 -1 -17
by	158 -118 3 146 -31
by a	-22 -64 76 15 -26
by hand	46 144 -82 -25 -38
by the	40 -37 -32 87 -18
c	79 1 -76 86 -11
cable	-34 0 3 57 -60
cache	168 -39 77 -12 -25
cake	-211 42 -34 -4 -4
call	75 -19 6 -131 144
call me	291 -47 -131 -59 238
call the	98 42 -82 93 -52
called	62 -159 0 173 -14
calls	196 60 -135 87 -12
came	-164 -69 33 98 -63
came from	147 -45 -93 173 -35
camera	-41 120 -90 17 -48
can	96 -121 207 -40 -45
can do	-35 7 -52 55 -10
can read	175 6 -32 -43 69
can see	30 48 25 -25 -47
can you	-98 -103 48 19 36
can't	131 160 120 -171 -109
cannot	-139 -73 -45 97 20
cant	24 11 -70 68 -9
canteen	-255 3 -6 8 -4
card	-12 -110 31 149 -70
cards	78 -6 -23 85 -56
care	62 -14 112 -88 -10
carry	-22 -50 27 71 -48
case	176 43 -165 -18 139
cat	-249 4 16 9 -29
cause	95 -113 -128 267 -26
cell	-8 -29 96 -35 -32
cents	49 110 -5 -43 -62
cert	-46 -20 61 40 -81
change	88 276 -122 -94 -60
changed	17 43 -47 -13 17
changelog	91 -37 -109 -84 230
changes	27 137 71 -145 -62
channel	-54 -15 -13 -14 43
chapter	42 -9 61 -39 -13
charge	-75 172 117 -307 18
chart	15 -52 26 21 4
chat	-16 -11 -67 -1 80
check	-23 150 -113 -62 24
check the	87 39 -5 -25 -8
checked	2 3 -1 -2 -1
checkout	262 -65 56 -45 53
ci	29 -126 64 90 -28
class	-49 72 21 -58 -35
classes	34 -45 -65 97 13
clear	-6 -8 100 -86 -7
click	6 -29 -18 -1 47
clicked	-272 67 -28 -32 -7
client	205 -13 159 -42 -104
clients	-108 61 24 -71 -13
clinic	-56 -12 57 -35 -11
clock	252 63 -123 50 11
closed	-13 -76 -33 125 -16
cloud	-58 -57 78 23 -45
cluster	66 27 -78 64 -13
code	230 46 -146 -102 201
code ,	138 111 -55 -6 -50
code .	86 -29 -112 -27 169
codebase	66 5 44 -17 -32
codes	-78 108 -52 -125 69
coffee	-194 -40 77 -21 -16
cold	12 -69 28 -2 43
colleague	-133 -12 5 -53 60
colleagues	16 -187 -15 -52 254
colour	222 -39 87 -72 23
column	43 23 -37 75 -61
columns	177 106 -72 -46 12
come	159 25 -54 210 -181
come from	146 49 -82 115 -82
come out	16 42 -34 22 -30
comes	137 -23 38 69 -84
comes from	-40 121 -85 -16 -19
comes in	131 -70 170 56 -157
coming	130 -24 160 -106 -30
comma	-43 -7 -10 15 2
command	-26 -19 -56 50 26
commands	116 -159 25 -49 184
comment	-160 13 -3 -3 -8
comments	113 -6 -73 -92 172
comments in	76 -47 -36 -40 123
commit	189 188 -131 -230 173
commit messages	99 56 -27 -56 28
commits	66 144 -56 -119 30
company	-125 -30 -88 165 -48
compare	-110 -60 83 -27 4
compared	94 -33 121 -64 -24
comparison	0 -42 120 -69 -9
compile	-83 -50 -52 130 -28
config	9 129 -87 12 -55
connection	-12 -18 -28 58 -12
content	-59 8 -36 25 3
continue	-167 -24 -165 203 -14
contract	92 -7 -48 96 -42
copies	41 -85 -43 78 50
copy	192 80 -60 -9 -11
core	-1 5 -31 41 -15
correct	-14 -27 -15 -54 96
correction	27 70 -55 -7 -8
cost	-114 276 -15 -186 -75
costs	44 -183 237 -21 -33
could	-247 -59 86 0 -27
could be	-64 0 0 0 0
could you	-61 -29 17 -13 25
count	-124 8 -12 23 -19
counts	89 6 29 -120 85
course	-193 -14 -54 -73 141
covers	36 -11 -54 89 -25
crash	18 -100 -27 160 -33
create	-15 42 82 -91 -34
cron	41 -67 13 70 -15
cry	-145 24 34 -25 -33
css	-75 -25 -1 20 7
csv	-35 -222 264 46 -89
customer	57 159 -47 -21 -91
customers	265 122 -2 117 -237
cut	75 -105 173 -37 -32
cuts	42 -109 69 58 -19
d	39 -52 -17 -8 78
dark	55 -53 150 -9 -88
dark mode	70 -16 116 -70 -30
dashboard	12 45 -15 -21 -9
data	-9 96 -83 31 -43
data ,	50 -69 -6 48 28
database	85 74 -11 -37 -26
date	-134 -78 21 25 31
dates	160 -163 -23 153 33
daughter	-69 -1 -2 5 -1
day	-151 -48 -32 18 61
day $	118 -86 -23 19 90
day ,	-129 -85 38 -7 55
day .	-123 -20 -20 -16 57
days	155 -144 -1 136 9
days ,	35 -30 2 79 -51
days .	-10 -78 -119 198 -2
db	-30 48 -28 -41 20
dead	-256 58 -139 96 -15
dear	-89 -29 98 -37 -32
debug	25 18 135 -55 -98
december	64 18 -191 200 -27
decided	-76 -188 343 -71 -84
decided to	104 -59 111 -23 -29
default	-6 -16 -10 35 -9
degrees	-95 -7 10 0 -3
delete	-92 60 81 -43 -99
delete the	-163 26 -14 -8 -4
deleted	123 11 -15 29 -26
demo	-53 -16 -20 54 -19
dentist	-156 50 -17 -28 -5
department	-175 -13 -29 63 -21
deploy	172 20 -79 112 -53
design	327 -76 -98 -69 243
desk	-201 -58 13 64 -19
dev	-5 -60 -20 42 38
develop	77 312 -268 -8 -36
developer	186 -16 -55 -23 94
device	48 38 52 -18 -71
did	-27 -48 42 49 -43
did not	163 -44 15 40 -12
did the	67 -41 57 40 -56
didn't	-59 132 -58 17 -92
diff	-27 -36 -64 -69 168
different	-50 -2 152 -251 101
diffs	262 -29 -48 -35 112
digits	82 -52 -82 79 54
directory	-1 73 -141 111 -43
disk	287 22 -111 37 51
dns	-136 -86 -12 176 -79
do	-5 46 90 -155 19
do it	42 -25 15 -1 11
do not	-217 115 -18 -51 -46
do that	-26 -25 66 -20 -21
do the	97 -30 -74 -64 168
docs	128 -89 -45 210 -76
document	-30 -11 41 -27 -3
documentation	-49 201 -174 -58 31
does	89 -107 -72 -25 203
does not	-168 -88 55 73 -40
does the	198 -83 -8 -105 196
doesn't	26 49 74 -71 -51
doesnt	0 55 28 -24 -59
dog	-268 -1 114 -2 -111
doing	37 -19 106 -79 -8
domain	123 -34 30 1 3
don't	-68 155 -15 -157 17
don't .	-52 141 -34 -38 -69
don't know	-71 -8 18 -9 -1
don't touch	-148 133 -22 -61 -50
don't want	-77 -32 68 -11 -25
done	-81 -132 168 -37 1
dont	228 163 -190 78 -52
door	-379 5 -4 -1 -1
double	71 89 -82 21 -29
down	-147 -42 -37 22 57
down .	-62 -27 -38 -62 128
dr	-8 -162 -55 100 117
draft	-3 109 -11 -65 -34
driver	139 -30 -47 173 -96
drop	132 46 22 51 -119
drop the	75 -53 97 -32 -12
dropped	47 -16 185 -147 -22
dropping	66 -52 210 -132 -27
drops	-125 -159 2 176 -19
during	110 -69 -146 132 83
e	-106 12 99 -99 -12
each	306 32 -178 39 106
each ,	27 3 -69 -28 95
earlier	-17 114 -60 -44 -10
early	144 -124 201 -101 24
easier	48 -26 -27 -53 106
eat	70 -25 156 -118 -13
edit	48 -58 -80 115 24
editor	53 5 -5 -10 10
eight	237 1 -61 119 -59
either	-253 33 12 -30 -15
eleven	-57 -83 -23 131 -24
else	95 179 -31 -87 -62
emoji	184 -197 -48 -32 278
emoji in	94 -84 -33 -21 137
emojis	222 -305 -105 -35 445
empty	139 -37 -61 153 -55
end	129 122 15 -76 -61
end ,	108 157 121 -251 -26
end of	86 -34 -74 100 8
endpoint	85 50 -1 -2 -47
ends	110 -54 7 33 14
english	200 25 -8 -84 67
enough	-88 -55 156 -171 70
entry	-23 37 16 -24 -29
environment	-91 139 -182 98 -55
error	-181 3 26 65 -94
errors	-133 238 -153 -23 -61
eu	172 -6 -74 92 -12
euro	33 -75 114 -22 -18
euros	14 -15 1 34 -20
even	-38 79 0 -106 28
even if	94 -35 92 -82 25
even in	28 117 -80 -25 -12
evening	-141 -74 -75 142 7
evening ,	-40 67 -10 -40 -18
evening .	-231 -18 -10 24 5
ever	-92 187 -178 -39 30
every	132 169 -102 74 -141
everyone	-10 -16 -38 55 -1
everything	-205 11 -113 -10 112
everything in	-94 25 -88 -2 65
everywhere	-144 16 -97 122 -41
exactly	-25 85 -61 -49 25
example	91 -123 -100 250 -27
excel	-16 -51 83 -16 -17
except	-111 61 -53 4 -11
exist	54 6 -25 60 -40
explain	109 -147 -59 77 129
explains	212 -58 -61 106 12
explains the	229 -102 -49 130 21
export	164 -108 110 83 -86
eyes	86 115 -76 -122 82
f	63 -31 -105 63 73
fail	70 -160 152 90 -82
failed	62 -37 -22 71 -11
failing	47 -13 -21 -23 57
fails	-219 0 0 0 0
fan	188 -20 -65 -7 92
far	-146 -13 -94 45 62
fast	-129 -8 -14 12 11
faster	113 -130 -54 79 105
feature	130 153 6 -68 -91
feed	38 -126 97 95 -66
feel	-51 34 134 -69 -99
feel like	64 25 118 -54 -89
feels	-62 -3 -4 1 5
fetch	1 -46 -11 59 -3
few	29 -17 87 -48 -21
field	74 56 -52 -63 60
figure	8 -1 -76 58 19
figures	178 120 -137 -80 98
file	-87 91 5 -49 -46
file $	-50 -58 118 -21 -39
file ,	-71 90 -68 11 -32
file .	-39 23 -22 -18 17
files	154 186 -63 -21 -102
files $	67 -91 162 -42 -29
files .	46 99 -99 9 -9
filter	26 -33 -70 10 93
final	-26 -154 273 -90 -29
find	51 -137 -106 128 114
fine	-115 63 56 -126 7
fine ,	31 -73 128 -66 10
firewall	-81 2 4 19 -26
firmware	109 50 -21 -18 -11
first	14 52 -39 -55 41
first $	-69 -1 -22 -14 37
first ,	-3 67 -38 -105 76
first .	54 165 14 -118 -60
first and	227 87 -73 -77 64
fit	176 128 18 -133 -13
five	-121 -11 -12 31 -8
five minutes	-235 -6 16 -7 -3
fix	-36 77 -20 -112 55
fix the	-140 -12 30 -8 -11
fixed	135 -11 -14 83 -57
flag	40 -95 59 106 -70
flags	38 -68 51 -27 44
flaky	183 -89 -42 149 -18
flash	-17 -16 77 -25 -36
floats	6 246 -51 -136 -59
floor	-90 29 -43 -10 24
folder	-26 125 9 -10 -124
follow	20 27 -7 -36 16
following	-40 -17 55 -22 -16
font	-35 -80 -63 173 -30
fonts	158 205 -124 -55 -25
for	-12 -33 171 -138 1
for #	-84 47 -114 93 -26
for a	-123 23 34 -2 -55
for all	8 18 -29 3 8
for an	-62 -34 -69 98 5
for anything	56 -66 -38 4 99
for it	133 60 -106 83 -37
for me	-3 -15 -11 -74 100
for my	132 -30 -26 -18 74
for now	23 -15 -23 20 18
for one	-21 55 -20 -12 -23
for our	-5 -39 -18 40 16
for that	21 108 61 -143 -27
for the	-12 -34 226 -47 -145
for this	-79 -48 185 -113 -24
for today	-18 0 0 0 0
for two	153 18 33 -26 -24
for us	110 -40 73 33 -67
force	103 121 -60 7 -68
forget	60 -39 165 -101 -26
forget it	-65 0 0 0 0
forgive	-137 -1 13 -10 -1
form	-83 -58 96 38 -76
format	59 26 -28 -91 93
forty	-214 63 -113 88 -38
found	-158 -69 -37 158 -52
found it	-107 -38 -22 81 -21
four	170 70 -192 150 -27
frame	12 19 -139 15 105
free	82 17 204 -151 -70
french	-12 -150 193 -28 -14
friday	116 169 -95 -58 -16
fridays	141 400 -148 -149 -103
friend	-172 0 0 0 0
from	203 7 28 14 -49
from #	-138 184 -45 -149 10
from a	13 -17 -68 147 -62
from here	26 -54 216 -115 -47
from now	-23 -32 164 -118 -13
from the	81 -32 19 64 -51
front	-19 19 16 -11 -24
frozen	-80 174 -37 -113 -24
full	101 158 -75 -114 31
fun	-268 17 20 2 -38
function	-147 -5 -32 4 32
functions	165 120 -76 -45 1
funny	-67 -53 26 69 -43
future	128 -7 3 -42 46
fyi	39 -69 -31 123 -23
game	-25 -18 -41 87 -28
gateway	36 -120 131 14 -25
gave	103 -42 138 -83 -14
gave you	182 0 0 0 0
gb	88 113 -63 -1 -50
generated	51 -114 107 32 -25
german	47 -38 38 -141 140
german ,	171 -29 -49 29 49
get	15 59 92 -167 16
get a	126 -27 16 -33 44
gets	320 19 300 -166 -153
getting	-33 25 10 -33 -3
git	58 -79 67 71 -59
github	39 -66 1 180 -115
give	36 -98 -4 -35 136
give me	301 -56 -69 -29 154
given	54 67 3 -141 71
gives	109 -47 -9 37 19
go	93 150 30 -131 -49
go in	131 192 -87 -58 -47
go into	52 231 -143 -46 -42
go on	-256 56 -16 -34 -6
go out	62 21 27 -12 -36
go through	62 -34 -45 -34 112
go to	124 45 -67 -8 31
go with	299 -82 151 -28 -41
goes	178 49 137 -155 -31
goes in	135 63 188 -213 -38
goes to	-44 57 -61 -76 79
going	-123 -28 234 -159 -47
going to	28 -93 198 -73 -32
going with	-11 -52 100 -30 -18
gone	-74 39 -13 -34 8
good	-116 57 78 -130 -5
good ,	18 -14 52 -32 -6
good morning	-102 13 -2 -3 -9
good to	-77 0 0 0 0
google	81 -33 -160 237 -44
got	-107 -26 -139 192 -28
got a	-27 33 -56 -23 46
got it	5 -3 -3 7 -1
got the	-143 -15 -9 12 11
gpl	86 246 -45 -147 -54
great	-175 -9 17 -17 9
great ,	-72 0 0 -1 2
green	-258 -15 25 1 -10
group	-14 -43 -23 38 29
guess	116 -59 -51 56 53
guy	35 -12 -56 26 42
h	54 114 48 -197 35
had	-389 49 15 -29 -35
had a	8 27 13 -31 -9
had it	99 -25 173 -140 -7
had to	-39 104 -108 46 -41
haha	-238 -10 -8 -11 28
haha $	-29 -1 -2 -1 3
haha ,	-135 0 0 0 0
half	-87 -6 -80 40 47
half of	110 -29 -116 137 8
half the	-146 -18 -7 -77 102
hall	36 -35 10 58 -33
hand	61 115 42 -122 -36
hands	56 236 -116 -78 -41
hands off	95 257 -126 -85 -45
happen	178 109 -31 -50 -28
happens	-30 181 -91 -39 -50
happy	-102 -27 73 -54 7
hard	66 97 -51 -137 90
has	104 82 -192 224 -115
has #	93 -56 -104 184 -24
has a	98 -114 -30 175 -31
has been	-88 17 -54 75 -38
has it	63 -1 38 -8 -29
has no	194 126 -67 -40 -19
has the	175 35 -128 67 25
has to	161 259 -74 -127 -57
hate	-102 -30 -20 -13 62
have	-35 -29 -28 107 -50
have #	102 -31 30 16 -15
have a	56 43 -125 107 -24
have been	-62 4 -2 -1 -1
have no	-113 140 -10 -68 -62
have the	86 -68 -8 -6 81
have to	-109 57 -77 52 -31
having	55 -55 195 -40 -100
he	-92 -134 -29 54 109
he's	-6 -19 -84 -43 146
head	-72 -29 51 -49 26
head is	-66 -1 -1 -1 3
header	-1 -69 185 -77 -39
hear	-241 -42 76 -19 -15
help	219 -27 -10 -50 88
help me	96 -24 -12 -10 46
helps	24 -55 -27 68 15
her	-32 9 -198 41 148
her .	49 -114 -48 -67 229
here	-71 52 -23 28 -57
here $	105 256 -62 -139 -56
here ,	-101 50 -41 -26 16
here .	-40 20 -58 66 -28
here on	13 -53 210 -112 -46
hi	74 -57 160 -13 -90
him	-14 -201 -6 203 4
his	-261 24 -94 104 -33
history	19 137 -10 -78 -49
hm	-11 27 -26 -9 7
hm ,	-76 13 -21 -5 13
hmm	-58 18 9 -21 -6
hmm ,	-65 24 5 -22 -6
hold	-14 9 -44 45 -10
holds	122 -5 -160 172 -7
home	-31 66 96 -157 -4
hope	-127 0 0 0 0
hospital	-42 205 -52 -121 -32
host	40 -50 59 50 -59
hosted	138 7 121 -86 -43
hosting	18 -19 56 8 -45
hot	-136 18 80 -92 -6
hour	-216 -48 -84 106 26
hour .	162 -40 -91 121 10
hours	43 23 -81 69 -11
house	22 38 -32 6 -12
how	-220 115 -169 8 46
how i	89 -75 -66 50 91
how it	-45 21 -15 -12 5
http	-46 -12 76 -47 -18
i	-138 -173 20 -146 298
i always	-84 -47 -12 -6 65
i am	-187 -74 -78 30 122
i ask	-267 -14 -11 -13 37
i can	227 -53 28 -88 112
i can't	78 -78 -44 148 -25
i could	-57 0 0 0 0
i did	-86 -16 18 4 -6
i do	13 -29 -26 -23 78
i don't	56 -72 -13 -69 154
i find	53 -26 -13 -32 71
i found	-60 -34 -58 114 -22
i gave	182 -38 79 -31 -9
i get	7 -79 -116 -2 197
i got	-124 22 -19 -6 2
i guess	-12 -1 76 -12 -64
i had	15 78 -1 -49 -28
i hate	-109 -13 -14 -12 39
i have	-158 -79 135 -44 -11
i hope	-80 0 0 0 0
i just	-31 32 -80 48 1
i know	270 -38 32 -64 71
i like	122 -60 -76 -49 185
i look	-73 -4 -10 -8 22
i looked	56 -16 4 30 -18
i mixed	182 0 0 0 0
i must	16 -1 -6 -24 32
i need	-138 -10 11 -10 8
i never	-360 -47 69 -6 -16
i only	-176 -100 -119 -62 281
i prefer	139 -70 -45 -34 149
i read	153 -39 -27 -27 93
i said	75 -10 82 -45 -26
i say	48 44 -38 -17 11
i see	-141 81 -21 -16 -44
i should	-62 -1 -1 -1 4
i take	-13 -21 -55 -15 91
i think	-53 -30 16 -11 25
i thought	-50 -6 30 -6 -18
i told	74 0 0 0 0
i want	83 86 -10 -98 21
i was	-223 45 -47 25 -22
i will	-19 -16 -10 62 -36
i wonder	-75 0 0 0 0
i would	-45 -9 26 -38 21
i write	26 -42 -33 -18 93
i wrote	70 -15 38 -10 -14
i'd	-61 -123 -38 -94 255
i'd like	-1 -24 83 -33 -25
i'd rather	-55 -39 -17 -18 74
i'll	-196 -88 52 -39 75
i'm	-84 -43 12 -169 200
i'm a	282 -34 -100 -38 172
i'm in	70 -36 -35 -84 155
i'm on	-232 -1 -1 -1 4
i'm so	-47 0 0 0 0
i've	-33 -48 202 -241 87
i've been	16 -8 -22 -18 48
i've got	66 33 4 -17 -20
id	115 -226 165 -7 67
idea	-30 -5 4 -16 16
idea ,	-159 -12 13 -2 2
ids	106 -136 -94 66 165
if	-64 -50 -64 -65 180
if i	-95 -55 -132 171 16
if it	25 23 8 52 -83
if it's	-51 -10 -26 -46 81
if the	-110 -26 90 -20 -44
if we	-138 14 -8 -2 -3
if you	239 -35 -81 -24 140
ignore	1 0 0 0 0
im	85 -143 184 38 -79
image	206 11 -16 24 -19
images	57 -60 205 -117 -27
import	213 15 -4 12 -23
in	134 69 -139 60 10
in #	54 -63 -5 65 4
in ,	-161 6 44 -67 16
in .	28 5 185 -88 -102
in a	-210 19 -74 -63 118
in all	105 156 -69 -58 -28
in any	11 58 -10 -39 -9
in english	82 83 -34 -64 16
in german	72 -9 -31 -36 76
in it	-122 -33 -31 82 -18
in march	25 -57 116 -41 -18
in my	-142 -4 -48 32 20
in one	31 -61 60 -27 28
in our	3 -42 -102 145 -2
in plain	116 195 -55 -78 -62
in rust	-34 -7 5 3 -2
in that	-143 -10 -26 46 -11
in the	-12 57 -77 53 -32
in there	3 2 -76 42 32
in this	-94 147 -70 -98 21
in your	61 -36 -15 63 -12
included	20 161 -92 -47 -22
including	-39 -40 35 -42 47
index	117 54 -23 53 -84
input	31 -1 -26 55 -29
inside	107 65 -18 -28 -18
inside the	37 67 -92 -5 30
install	119 -43 45 -47 46
instead	14 -188 184 -32 36
instead of	31 -146 175 -88 59
insurance	53 83 85 -9 -160
interface	52 46 -83 39 -1
internal	91 19 -40 45 -25
internet	-73 165 -101 -30 -34
into	41 152 -2 -88 -63
into a	41 23 24 -42 -5
into one	87 -66 166 -74 -26
into the	39 10 -52 21 22
invoice	60 143 -215 111 -39
ios	4 -46 -45 131 -40
is	65 -46 -11 140 -83
is #	247 27 -188 186 -26
is $	-12 133 -105 21 -49
is ,	78 -74 244 -134 -36
is .	207 46 -14 14 -46
is a	-15 -24 -67 135 -43
is always	-11 135 -53 -41 -41
is at	-192 -14 -32 52 -6
is called	86 -28 -47 86 -10
is dead	-108 -26 -89 126 -11
is fine	-52 12 -38 -49 75
is for	133 6 -43 45 -8
is going	-64 -68 163 -81 -14
is in	19 22 -77 107 -52
is just	-24 -22 -51 77 -4
is my	204 -24 -31 35 19
is no	-13 -20 -145 184 -18
is not	-52 24 -86 120 -58
is off	-86 17 123 -140 0
is on	-22 -112 65 84 -37
is only	58 -41 -69 168 -58
is our	34 -128 -35 -124 287
is out	204 -95 459 -236 -129
is read	16 122 -46 10 -87
is still	-122 26 -28 21 -20
is that	-84 84 41 -114 -10
is the	191 -88 -212 194 107
is to	16 33 17 -63 14
is too	-9 -19 26 10 -17
is what	179 -15 -109 31 93
is why	134 -7 -27 41 -8
is wrong	-47 0 0 0 0
isn't	112 -68 -63 165 -35
it	-143 -7 47 10 -50
it $	-19 -1 25 52 -76
it ,	-194 72 -155 42 40
it .	-175 78 -2 -32 -44
it :	46 -16 33 -9 -8
it a	-123 -2 12 -3 -7
it again	-70 -13 -5 21 -2
it all	13 9 2 -14 3
it and	-31 29 -64 25 10
it at	18 -30 -23 14 39
it back	-45 97 -102 14 -9
it does	-89 -15 -22 43 -6
it doesn't	-12 22 10 -30 -3
it for	-100 21 13 -26 -8
it goes	95 3 -125 155 -33
it has	-237 194 -48 -136 -11
it in	182 27 25 -69 17
it is	36 26 191 -109 -108
it isn't	73 -8 -11 18 1
it looks	-52 -6 -119 135 -9
it makes	-136 -19 5 0 14
it on	-48 -19 17 5 -3
it out	-38 21 13 -41 8
it over	-88 -20 -39 78 -19
it says	-109 -6 -4 -1 11
it should	64 -162 129 71 -38
it the	-131 84 29 -105 -8
it through	164 -11 -68 87 -8
it to	-158 22 5 -34 6
it up	82 -24 -39 69 -7
it was	-197 -125 -19 103 42
it when	91 -49 -36 -51 135
it with	-114 65 51 -114 -1
it works	-58 -37 -12 -1 50
it's	139 -66 -25 28 63
it's #	-22 -4 12 2 -11
it's a	189 -69 -2 15 56
it's not	3 -7 -28 75 -40
it's the	158 32 53 -81 -4
its	124 -15 -72 205 -118
its own	38 -50 -22 115 -43
january	12 57 -101 111 -67
java	69 226 -138 -120 32
job	-25 -43 -26 37 32
jobs	10 12 -7 -51 46
joke	17 6 -8 7 -6
json	2 76 109 -120 -65
june	154 -106 150 38 -82
just	-133 -156 -45 86 115
just for	-136 13 38 -38 -13
just so	211 -52 -56 136 -29
just the	-19 -42 -76 -5 123
k	95 31 -109 133 -55
kb	100 265 -83 -158 -24
keep	169 164 4 -176 8
keep it	42 -52 3 -44 93
keep the	173 4 165 -109 -60
keeps	22 -129 27 89 12
kelvin	167 -14 -92 152 -46
kept	225 58 -37 18 -38
key	31 141 -142 36 -36
keyboard	-257 -1 -28 -11 40
keys	32 135 50 -154 -32
kill	-283 0 110 -115 6
kind	5 9 -65 -57 112
know	52 -112 -51 36 127
know ,	264 -21 -44 -19 84
know .	-71 -5 -27 3 29
know what	-53 -4 -2 -21 27
knows	-78 -56 1 -117 171
kotlin	118 -86 -19 19 85
lab	63 -12 -22 97 -63
label	-39 -72 -17 126 -38
labels	76 28 -4 3 -28
language	18 -5 136 -142 12
laptop	-156 31 29 13 -74
last	-239 -16 48 -19 -12
last year	75 38 -4 -18 -16
late	-239 -69 -82 113 38
later	71 -19 20 22 -22
laugh	-264 0 0 0 0
launch	178 -103 100 59 -55
law	0 303 -98 -114 -91
layout	157 -27 57 -22 -8
learned	-53 15 -7 31 -39
least	38 0 58 -21 -37
leave	-54 28 5 -30 -3
leave it	-87 0 0 0 0
leave the	96 159 -61 -88 -11
leaves	132 -8 129 -110 -11
ledger	217 193 -140 -18 -35
left	-36 28 -56 94 -65
legacy	142 2 -84 110 -28
legal	98 126 -7 -83 -36
lena	120 -21 -53 53 21
less	184 -115 23 23 69
let	-243 2 60 -96 34
let me	-33 1 -14 3 10
let us	-150 -18 61 -92 49
let's	-91 -50 179 -70 -59
let's see	-116 0 0 0 0
lets	99 -82 -32 63 51
letter	-128 36 0 17 -53
level	11 -16 -43 78 -19
library	35 116 -41 -35 -41
licence	18 -118 -22 167 -28
license	38 -139 100 58 -18
lies	171 -98 -16 147 -33
life	-75 -2 4 9 -11
like	-119 -37 -129 17 149
like #	-74 -26 -59 79 6
like a	-238 -90 117 30 -58
like it	-21 -52 -13 -18 83
like my	-149 -3 -3 -3 9
like that	137 -19 -59 42 37
like the	-94 99 -171 -1 73
like this	-136 -16 34 -16 -3
like to	87 -41 61 15 -35
limit	65 101 -99 43 -45
line	-203 72 -53 -47 28
line #	-130 -4 -14 24 -6
lines	216 -36 -76 -169 281
lines of	-71 -32 128 -79 -18
link	-46 -12 162 -126 -24
list	23 21 24 -53 8
listens	83 -38 -55 117 -23
listens on	118 -39 -57 120 -24
little	-71 -13 30 -39 22
live	284 102 45 -76 -71
live in	121 -138 108 29 0
lives	133 -146 -11 176 -19
lives in	81 30 -24 28 -33
load	-99 -34 -71 146 -41
loading	-252 91 -56 -16 -19
local	4 100 -72 39 -68
lock	-19 60 -8 -27 -25
log	-158 -23 146 -120 -3
login	-8 -11 13 97 -99
logo	-196 4 11 -12 -3
logs	180 22 -73 139 -88
lol	39 -6 1 -1 5
lol $	12 55 -18 -26 -11
long	-43 -131 -23 -89 243
longer	14 -18 97 -47 -32
look	-115 27 -16 21 -32
look at	-90 25 39 -62 -1
looked	-45 -33 85 -8 -44
looked at	65 25 130 -113 -42
looking	-42 -8 51 -35 -8
looking at	-45 -9 58 -40 -9
looks	-299 -15 -202 99 118
looks like	-168 -11 -77 116 -28
loop	44 78 67 -82 -64
lost	55 -58 2 165 -109
lot	-267 -13 -17 -17 47
love	-64 5 -103 -40 138
love it	158 -17 -12 -16 45
low	137 -18 10 -29 38
lunch	-65 -35 -59 31 63
lunch ,	-13 -1 4 -2 -1
lunch .	-153 -10 -8 -16 35
m	21 137 72 -156 -52
machine	-92 -94 47 31 16
made	163 -159 179 95 -115
mail	118 -67 -64 181 -50
mails	-347 -67 -14 -67 148
main	65 350 -127 -151 -72
make	48 -18 89 -97 26
make a	-100 23 7 -24 -6
make it	58 -79 119 -36 -4
make me	85 -69 62 -48 55
make sure	124 209 -115 -59 -35
make the	-133 -30 67 -25 -12
make this	-26 0 0 0 0
makes	-96 -121 58 18 45
makes me	-249 -9 -16 -8 33
malloc	97 166 -64 -53 -49
man	-273 -40 -67 -7 114
manual	15 -17 -10 24 4
many	-158 -29 -20 -85 135
map	49 43 24 -68 1
march	59 -75 90 25 -40
marketing	-36 -65 41 36 -13
match	-218 112 -24 -79 -9
matter	53 49 13 -58 -5
max	24 39 -105 70 -4
may	-8 319 -184 -73 -62
may be	-2 -66 -49 96 19
may not	-48 51 -17 -29 -5
maybe	-88 -25 -59 95 -10
maybe we	-64 0 0 0 0
mb	6 -38 -104 165 -23
md	28 -14 -40 30 24
me	52 -164 -109 -124 397
me $	-76 -85 32 30 22
me ,	-46 -49 -95 105 39
me .	46 20 -84 -42 106
me :	-5 13 -20 -11 18
me a	-152 -21 -22 -8 51
me and	-9 38 55 -24 -69
me before	117 -16 -26 -48 90
me first	21 193 -26 -37 -130
me in	18 -75 10 -68 133
me that	-17 -1 -1 -1 3
me the	-159 -52 -30 -29 111
me think	-51 0 0 0 0
me to	10 -9 -9 -9 27
me what	-109 -11 -6 -7 23
me when	-160 -25 -3 -4 31
mean	-81 -35 34 -40 41
means	164 125 -19 -48 -59
meant	166 -28 44 -111 94
measured	77 24 -128 179 -75
meeting	-259 -84 279 -165 -30
meetings	-205 -1 -1 -1 2
memory	-7 -50 -52 122 -19
menu	-134 -77 -3 115 -35
merge	-33 261 -67 -137 -57
merged	58 237 -49 -112 -76
message	-33 122 -24 -72 -25
messages	97 156 -65 -85 -5
might	-295 -142 165 9 -31
migration	202 44 -82 58 -20
migrations	147 298 -129 -130 -39
million	64 -91 90 39 -38
min	-76 21 163 -160 -24
mind	25 43 93 -101 -36
mind ,	30 -14 174 -92 -69
mine	8 -118 -71 33 156
minimum	-70 190 -181 5 -14
minute	-95 -134 -10 168 -23
minutes	-60 12 14 -43 17
minutes ,	-52 -31 80 -30 -19
minutes .	-67 80 96 -152 -25
mirror	37 -30 38 4 -12
missing	25 142 -66 -38 -38
mistake	107 -11 -20 36 -5
mixed	147 -14 60 -43 -3
mobile	101 -17 35 1 -19
mode	-18 41 69 -80 -30
model	-138 -37 186 -110 -39
module	211 -37 171 -51 -84
modules	80 87 49 -89 -48
moment	-138 -11 33 -11 -10
monday	-139 26 -9 -13 -4
monday .	-26 -9 -49 65 -8
mondays	-86 -89 -24 54 59
money	209 195 52 -233 -14
monorepo	139 -82 199 -86 -31
month	209 -118 42 170 -93
month ,	138 -10 6 23 -20
month .	1 -46 120 -23 -52
monthly	135 -122 229 31 -138
months	113 -121 182 -69 7
more	-79 -124 54 -25 95
more $	-109 64 0 -42 -23
more ,	-32 -20 79 -15 -44
more .	-199 -23 -27 59 -9
more than	139 4 -68 -78 142
morning	20 -43 31 -9 21
morning ,	0 84 -23 -37 -23
morning .	-200 -82 -1 59 24
mornings	219 -80 -83 -22 185
most	263 -80 -88 95 73
most of	86 -59 -34 65 28
mostly	-31 -35 31 -59 62
move	-133 -126 230 -69 -34
move the	-48 -39 64 -18 -7
move to	128 -60 137 -58 -19
moved	245 -46 -11 79 -23
moves	161 -169 263 -17 -76
moving	-13 -87 213 -54 -72
mqtt	23 -38 229 -124 -67
mr	-79 -85 -51 -41 177
ms	-115 33 66 -86 -14
much	-5 -27 -17 -29 73
must	-82 209 -111 -23 -74
must be	-105 120 -25 -74 -21
must have	-52 -30 -11 47 -7
must never	-2 55 -6 -43 -6
must not	88 146 -47 -78 -20
my	-106 -79 6 -72 145
my eyes	63 -21 -28 -10 59
my head	-85 -13 39 -70 44
my laptop	-94 -22 69 8 -55
my last	-244 0 0 0 0
my phone	-70 -11 -21 -9 41
my wife	-35 0 0 0 0
myself	-12 -107 -100 -32 239
nah	-19 -48 62 -9 -5
name	326 54 -11 -187 144
named	-47 -55 -53 122 -14
names	188 120 -97 -124 102
names ,	91 24 -15 -13 4
native	30 -155 63 -18 109
nearly	-55 -25 -51 128 -52
need	-118 98 -25 -108 36
need a	-40 21 28 -35 -14
need the	-70 -18 -16 73 -39
need to	42 13 10 -32 9
needed	-43 -15 51 -28 -8
needs	210 192 -4 -101 -88
needs a	-4 94 -58 -5 -31
needs to	52 78 -26 -51 0
nervous	-147 -10 -7 -7 23
nested	238 -59 30 -103 131
net	141 -16 -26 57 -14
network	100 -123 -33 179 -23
never	-50 100 -134 78 -44
never mind	-44 0 0 0 0
new	-135 187 27 -115 -99
news	10 -39 127 -72 -15
newsletter	-44 128 -10 -33 -85
next	-240 61 52 -118 5
next to	-72 51 -58 -26 32
nice	-48 45 -76 -58 89
nice ,	-81 80 -43 -21 -16
nicer	2 -67 62 -93 98
night	64 -42 -36 109 -31
night ,	71 111 68 -108 -71
night .	-82 -42 -39 109 -27
nightly	124 -10 11 50 -51
nine	162 70 -90 87 -67
no	128 213 -56 -156 0
no ,	-279 -85 41 92 -48
no .	-43 242 -162 -69 -11
no idea	-33 0 0 0 0
no longer	-44 -70 130 -12 -48
no malloc	97 166 -64 -53 -49
no more	-28 -73 114 -12 -29
no wait	-42 23 -18 -2 -4
nobody	-82 63 -14 73 -122
node	9 21 -81 126 -66
node #	-130 3 -17 21 -7
nodes	310 -102 -5 160 -53
none	-50 17 -52 36 -2
noon	-36 125 -109 -21 5
nope	79 87 -98 24 -13
nope ,	70 -21 -28 59 -9
normal	35 -24 -49 93 -20
north	71 -52 -26 96 -18
not	49 93 -12 -33 -48
not #	203 -25 93 -64 -5
not ,	-103 21 21 -34 -7
not a	70 -14 -21 -54 89
not allowed	27 174 -51 -111 -11
not even	-20 195 -85 -32 -78
not in	-20 -55 67 87 -99
not now	-71 0 0 0 0
not on	56 -79 148 -61 -8
not sure	52 -8 -4 -5 17
not the	-83 70 -48 -77 55
not to	-41 231 -119 -71 -41
note	-26 -8 -54 33 29
notes	20 -150 -17 -30 197
nothing	-18 127 -39 -75 -14
nothing in	105 121 -34 -86 -1
notice	-116 -22 -4 -12 38
now	-131 -122 199 -90 13
now $	9 -28 145 -85 -32
now ,	-199 -16 83 -37 -30
now .	-141 -7 12 5 -10
now on	-68 -20 99 -76 -3
now the	13 22 -12 -43 33
npm	208 -1 17 24 -39
number	73 132 -110 51 -72
numbers	245 41 -101 -15 75
october	141 -56 -93 187 -39
of	-94 -99 -5 44 60
of #	-155 -83 -75 181 -23
of a	-16 48 85 -142 8
of course	-163 -13 -57 -77 146
of it	-7 69 -14 -23 -33
of my	-150 114 -29 23 -108
of our	-1 16 -54 74 -37
of that	47 -127 156 23 -52
of the	46 77 -78 80 -79
of them	32 61 -9 -18 -35
of this	-164 -7 5 -36 37
of us	-97 -24 -107 145 -15
off	19 111 111 -137 -85
off ,	-99 50 -52 -28 30
off the	-34 126 139 -220 -45
office	96 -87 -11 58 40
office ,	-86 -134 61 68 5
offline	78 34 23 -14 -43
often	43 -112 -71 40 143
oh	0 -2 -91 19 74
oh ,	73 -94 -25 -35 155
ok	-89 123 140 -168 -95
ok ,	-93 121 -33 -37 -50
ok so	-10 -11 -28 69 -31
old	2 -2 -1 116 -113
old one	-49 -8 -37 54 -9
older	-12 74 -86 -32 44
on	83 19 -49 78 -48
on #	109 4 44 43 -91
on $	44 115 -52 -16 -47
on ,	-30 -129 254 -108 -16
on .	-66 -113 136 -46 22
on a	-50 168 -114 10 -64
on all	130 162 -115 35 -82
on every	-76 65 -54 -46 35
on it	124 15 65 -23 -57
on monday	-41 -15 30 -6 -9
on mondays	207 -92 -37 100 29
on my	-137 -42 -34 74 2
on our	40 -33 66 -20 -13
on paper	173 -19 -22 7 35
on port	-24 -53 -28 97 -15
on saturday	-351 -9 -3 15 -2
on that	138 47 3 -14 -35
on the	-28 153 -70 3 -86
on this	129 -132 109 53 -30
on with	-115 0 -15 -3 18
once	-23 201 -111 -161 72
once more	-64 2 0 -1 0
one	-151 -27 40 -23 11
one $	-38 11 60 -53 -18
one ,	124 72 21 -30 -64
one .	117 5 55 20 -79
one and	4 60 -46 25 -39
one file	6 -69 34 30 5
one for	-56 -85 97 -9 -3
one is	27 -30 -75 131 -26
one monorepo	126 -50 156 -81 -25
one more	-56 -49 -31 107 -28
one of	-210 18 99 -145 28
one thing	66 155 -80 -66 -8
one who	145 -24 -36 62 -2
one with	-62 -19 -50 1 68
ones	159 -28 -90 83 35
only	11 119 -63 -15 -41
only ,	74 150 107 -109 -148
only .	-228 49 14 -95 32
only for	36 73 41 -57 -57
only the	69 23 54 -64 -13
open	-94 -64 24 65 -25
open the	-198 6 -69 71 -9
opens	244 -36 -38 114 -40
option	-16 -66 114 -56 7
options	103 100 -119 -19 39
or	-454 142 20 -141 -20
or a	-117 17 40 -53 -4
or the	66 73 -48 -57 32
order	-108 -34 67 -2 -31
orders	115 -54 11 133 -90
other	-190 -34 -80 188 -74
others	100 -19 141 46 -169
otherwise	98 355 -156 -169 -30
otherwise .	63 136 -54 -95 13
our	206 38 -146 76 32
our own	-45 -107 241 -103 -31
ours	-170 -84 121 12 -49
out	153 -30 178 -56 -91
out $	-17 -39 50 22 -33
out ,	-128 -22 230 -170 -39
out .	50 179 -139 -27 -13
out in	106 44 -72 63 -35
out of	104 191 -48 -94 -49
out the	-5 -41 5 34 2
output	-88 52 -72 -68 87
outside	-82 2 -49 88 -40
over	125 -57 54 -115 118
over #	40 247 -150 -45 -52
over .	10 -69 -38 63 44
over the	89 -35 87 45 -97
own	-53 14 97 -11 -99
owns	122 -189 -87 246 30
owns the	98 -196 -47 332 -89
p	106 52 -34 -19 0
package	108 65 9 -62 -12
page	-137 10 -37 -91 118
page $	117 10 1 -10 -2
page ,	-179 31 -6 -20 -5
page .	164 63 66 -24 -105
pages	153 118 74 -117 -75
paid	-5 -52 133 -27 -54
paper	13 -40 184 -117 -28
paragraph	16 -34 -123 -46 204
parquet	86 -66 239 -97 -76
part	26 -120 131 12 -23
party	94 144 -111 -6 -27
pass	-159 -25 147 -82 -40
password	32 81 -33 -33 -15
passwords	157 -26 128 -154 52
past	45 -97 23 98 -24
paste	-57 -34 -44 -115 194
patch	-228 90 -102 11 1
path	-113 -7 16 13 -22
patient	-60 216 -79 -94 -43
pay	103 -94 -70 189 -26
payment	249 16 -33 22 -5
pdf	50 -73 163 -116 26
people	72 63 229 -59 -233
per	212 -25 25 120 -121
percent	117 56 -41 22 -37
perhaps	-40 -35 53 12 -31
person	235 -76 -40 -46 162
phone	-167 41 28 -10 -59
phone $	30 -19 8 -3 14
phone ,	29 100 40 -25 -116
php	-66 4 8 -8 -5
physics	74 2 67 -36 -33
pick	-16 -58 8 41 9
picture	-95 109 -107 5 -8
pictures	-5 7 -19 -10 22
pilot	85 -74 87 -3 -10
pin	-11 29 65 -69 -26
ping	-173 -23 -32 58 -4
pipeline	8 97 -8 -53 -36
place	153 22 46 -73 5
plain	145 -131 226 -116 22
plan	107 26 -102 12 63
please	-12 39 -35 -112 108
please $	-76 -14 7 -8 16
please ,	10 44 0 -41 -2
please .	-159 -40 -14 -28 81
please :	-13 0 0 0 0
please don't	-23 127 -28 -26 -73
please write	30 32 -39 -11 19
plot	20 51 -60 25 -16
plots	89 -19 -13 -8 40
pls	129 59 3 -113 51
pls $	-61 -10 26 -7 -9
pls ,	174 -31 11 -89 109
plugin	75 33 57 -26 -64
plus	140 -52 242 -163 -27
point	19 -27 -38 36 29
points	1 -56 157 -135 35
points ,	16 -52 138 -69 -17
polish	16 46 -21 -21 -4
port	-4 -19 -91 119 -9
port #	-46 -60 -160 208 12
possible	87 -52 -10 -67 130
post	-186 -135 74 72 -11
postgres	134 24 145 -93 -76
power	-71 -41 41 -21 21
pr	25 -4 22 -111 93
prefer	148 -62 -78 -81 221
pretty	121 46 -54 -36 43
price	65 127 84 -181 -30
prices	384 -15 28 81 -93
primary	113 -50 56 18 -24
print	-138 132 -162 33 -3
printed	41 74 -23 -48 -3
printer	50 -24 -48 95 -22
probably	-81 -24 -13 42 -5
process	-74 -20 47 14 -40
prod	53 42 -78 62 -25
product	53 24 33 9 -66
production	89 26 -65 136 -96
programmer	63 -12 -9 -10 31
project	159 -6 -66 129 -57
prose	238 -18 -33 -12 63
prototype	85 -63 148 -88 2
proxy	182 -97 20 182 -105
public	238 323 -97 -175 -51
publish	-4 239 -109 -24 -106
pull	-47 162 -10 -59 -92
push	-61 32 -42 67 -57
put	-191 45 -64 -80 99
put it	-101 72 -112 -3 43
put the	-188 -65 44 12 9
python	158 -11 165 -185 31
python #	-17 152 7 -132 -26
qr	-221 -24 151 -108 -19
quarter	65 -12 -20 63 -31
query	-143 -45 -50 81 14
question	5 -86 76 -54 63
questions	96 -49 -79 -127 255
queue	-24 -15 83 -20 -49
quick	-96 1 -31 -6 36
r	-18 116 -23 -117 24
raining	-135 0 0 0 0
ram	91 -79 -35 133 -19
random	-135 14 18 13 -45
rate	62 58 -20 31 -69
rate limit	57 -53 7 56 -11
rather	157 -99 56 -120 163
rather have	128 -40 -27 -41 109
rather than	55 -94 152 -71 13
rather you	43 -16 -14 -13 43
raw	109 143 13 -133 -23
read	-58 27 -143 -50 167
read it	-23 -16 1 -49 64
read only	113 52 -53 -20 21
read the	-96 -94 -13 -27 133
reading	-145 44 -97 -62 115
readme	6 97 -78 6 -25
reads	0 -16 -155 -28 199
ready	-43 114 -70 -11 -32
real	136 -78 -60 104 34
really	-72 -13 -96 -23 132
reason	89 80 -30 -47 -2
red	21 -47 -79 83 44
region	-21 218 -87 -90 -41
register	72 78 -177 124 -26
release	191 36 35 18 -89
release .	113 -12 174 -123 -39
releases	173 239 -108 -97 -34
remove	-137 -24 60 -33 -3
rename	-61 -137 54 12 72
rename the	-93 -60 95 -6 -28
repo	45 -13 114 -22 -79
repo ,	29 42 6 -19 -30
report	7 71 -53 15 -33
reports	211 -74 -91 107 58
repository	42 19 28 -81 34
request	105 110 -158 140 -92
requests	121 31 -73 71 -29
rest	-60 -89 35 46 8
restart	-195 22 20 -21 -20
retired	47 -78 -61 47 91
retry	77 -60 79 47 -67
return	-180 -18 54 -71 35
returns	259 -136 -15 185 -34
rev	96 -137 87 92 -42
review	121 -5 -94 91 7
reviewers	-57 83 -81 -82 80
rewrite	-15 4 -20 20 -4
right	-41 -83 206 -49 -74
right ,	-77 -92 20 106 -33
robot	-165 -20 -85 137 -32
room	-176 -13 -2 33 -18
root	62 -20 -85 7 97
round	-20 38 57 -86 -8
row	-162 10 51 -34 -27
rows	117 -51 7 109 -66
rule	-186 300 -101 -126 -72
run	98 64 -83 22 -3
run ,	-55 28 -17 -9 -3
run it	-64 -21 58 -40 3
run on	54 61 20 -1 -80
run the	-15 -9 -18 40 -14
running	36 19 -134 277 -162
runs	122 3 -140 56 81
runs on	66 -40 -33 88 -15
rust	-6 -21 -7 26 2
s	-61 81 54 -102 -33
said	-43 82 47 -92 -36
same	-86 7 -152 144 1
saturday	-316 0 -35 85 -50
save	-47 8 46 -36 -19
saves	186 -65 81 -106 90
saw	-193 -32 42 2 -12
say	-85 30 -117 -63 149
says	-49 -21 26 -29 24
says the	-75 -7 -8 27 -12
scale	113 50 -61 -47 57
scheduler	103 72 -41 4 -35
schema	48 -72 120 2 -49
school	-140 115 -82 -80 47
scrap	-42 -55 99 -28 -16
scratch	84 105 -160 69 -13
screen	-74 196 21 -118 -100
screenshot	68 -57 69 -53 41
screenshots	55 109 28 -162 25
script	150 153 -122 -15 -16
scripts	223 89 -51 -143 105
scroll	-44 -13 -92 79 26
search	47 -39 159 -34 -86
sec	-111 0 0 0 0
sec ,	-37 0 0 0 0
second	58 103 2 -62 -43
second ,	-14 141 -77 -43 -22
second one	-39 10 152 -114 -49
seconds	121 46 55 -84 -17
section	-61 51 -36 -12 -3
security	118 168 -169 -32 33
see	-147 28 -134 -28 134
see if	-96 -10 -5 19 -4
see it	-22 -48 -28 34 43
see the	151 37 -113 -48 125
see what	-63 0 0 0 0
see you	-38 0 0 0 0
seed	123 84 -37 -11 -36
seems	-82 -54 -34 110 -22
seen	-269 -90 15 90 -15
self	127 34 65 -63 -36
sell	136 -16 -98 173 -59
send	87 -76 42 46 -12
send me	74 62 -83 -38 58
sends	117 -70 -43 136 -22
sense	-56 -29 -29 48 10
sensor	157 -48 61 27 -41
sensors	221 -64 7 93 -36
sent	7 -5 -13 10 8
sentence	58 36 -51 -25 39
separate	-31 50 -56 -36 42
september	-9 27 -32 24 -18
serial	43 -45 20 96 -71
server	168 -43 -1 97 -53
server is	-15 -43 -29 91 -18
servers	-13 24 -53 -12 41
service	6 60 48 -19 -90
services	96 -72 168 -39 -57
session	-22 -103 -98 248 -47
set	37 -21 -43 72 -8
set the	-41 -3 -5 -3 10
settled	207 -87 320 -157 -76
seven	15 -17 53 -1 -34
shall	-155 11 123 -74 -60
shall be	-36 -30 139 -58 -52
shared	77 111 -142 88 -57
she	74 -113 21 -75 166
she's	194 -160 -103 88 175
sheet	95 -12 74 -82 19
ship	110 168 -36 -43 -89
shop	63 -42 136 8 -101
short	145 -76 -31 -40 147
short answers	70 -18 -20 -11 49
should	-182 -113 78 -29 65
should be	40 10 64 -91 17
should have	-23 -22 45 -20 -4
show	-64 140 -72 -74 6
show me	-61 -35 -16 -10 61
showed	13 -7 31 -13 -10
shows	105 84 -75 22 -31
side	78 -31 37 -108 101
sign	172 -10 10 47 -46
signal	7 114 -108 15 -21
signed	249 25 133 -102 -57
signing	54 -42 -27 103 -33
signs	163 -88 -55 99 44
silly	-13 43 -1 -45 3
simple	61 -80 -99 69 110
since	-74 -43 -24 130 -63
since the	44 19 -76 46 10
single	102 -116 193 -2 -75
sit	135 -69 -84 -6 159
site	154 166 -55 -13 -97
sits	207 -71 -81 285 -133
sits in	-10 -17 -46 101 -39
six	229 -99 -72 192 -20
size	97 207 -108 -84 -16
skip	82 -66 38 45 -17
sleep	-163 -6 10 8 -12
slept	-232 -12 77 -43 -22
slide	-264 0 0 0 0
slow	40 -64 103 -2 -37
small	15 -48 -120 -70 237
small commits	86 -35 -13 -12 60
so	32 -48 10 9 29
so ,	-65 -73 130 -35 -22
so i	-181 7 -26 -45 64
so it	-134 -29 -31 84 -24
so no	96 174 32 -174 -31
so please	44 4 -32 39 -11
so that	-51 -119 192 -67 -6
so the	31 -18 72 42 -97
so tired	-20 0 0 0 0
so we	52 -66 171 -46 -59
so whatever	110 14 -43 18 10
so you	35 -65 -28 99 -6
software	-5 130 -78 -35 -18
sold	130 61 -205 170 -26
some	-256 -50 16 53 -19
somebody	-445 -50 111 -40 -21
someone	-114 -107 -70 94 84
something	-124 -88 123 -114 79
sorry	73 -36 15 25 -3
sorry ,	98 -19 -46 9 56
sort	-148 -11 57 -35 -10
sound	42 -93 -28 -124 245
sounds	78 -48 183 -140 5
source	110 202 -45 -95 -61
spaces	294 148 -171 -20 44
speak	-50 -109 -25 -43 178
spec	72 59 -143 -90 174
spelling	146 -40 -35 -40 115
split	173 66 -62 -94 89
spring	142 -120 59 139 -78
sqlite	108 -92 391 -146 -153
src	-2 160 -73 -73 -14
stack	36 134 -13 -89 -32
stage	5 115 -2 -72 -41
staging	309 -56 -113 193 -23
staging is	112 -27 -14 53 -12
stand	154 -86 -140 18 208
start	-10 10 -15 32 -27
start with	112 50 97 -95 -52
started	-290 -87 -61 159 -10
starts	177 111 -56 1 -56
state	73 42 -45 -76 79
static	112 38 78 -85 -32
statistics	318 -162 -11 87 86
status	-53 -55 33 43 -20
stay	280 329 119 -325 -123
stays	179 283 145 -305 -123
step	-72 31 -146 -47 162
step ,	38 52 -96 -32 76
steps	40 50 -62 -77 88
still	-116 -1 16 38 -53
stock	178 -74 -29 6 96
stop	-129 61 38 -87 -12
stop ,	-18 44 -12 -7 -25
store	69 131 1 -49 -83
stored	67 -24 125 -64 -37
story	132 -47 -110 225 -67
straight	195 33 0 -55 23
street	-219 5 -1 -1 -3
strict	-46 121 -74 -32 -15
stuck	135 100 -52 -31 -17
student	16 -40 -82 214 -92
stuff	104 12 -23 -121 131
stupid	-52 62 -36 -19 -6
style	87 -25 -96 -57 178
such	-54 -52 -90 -46 187
summary	36 -96 -8 -31 135
summer	-54 -57 87 7 -38
summer ,	-14 -34 94 -43 -17
sunday	-219 -94 -55 201 -52
support	150 -277 290 -28 14
suppose	-27 17 -39 73 -50
sure	-24 220 -146 -30 -45
sure ,	-110 -28 -17 58 -12
switch	-190 62 -66 21 -16
switched	-84 -67 169 -78 -24
switched off	-162 -46 165 -104 -15
sync	16 -17 171 -116 -37
system	83 -4 14 53 -63
table	-54 95 6 -39 -62
table ,	3 90 0 -23 -67
table .	89 -75 209 -71 -62
tables	98 -14 13 -129 131
tablets	166 -34 -42 101 -25
tabs	20 18 -4 -71 57
take	-58 -66 22 -43 88
take a	-180 53 -9 -29 -15
take it	-8 -27 67 -20 -19
take the	-30 -19 51 -28 -4
takes	229 -58 -172 203 28
takes #	-49 -50 -18 81 -14
talk	-117 -69 12 -82 139
talk to	-91 -20 -15 -54 88
talked	62 -48 110 -39 -23
task	-89 149 -35 -65 -48
tax	187 105 -132 47 -19
tea	-43 -2 -24 30 -4
team	13 -9 -44 81 -27
technical	18 -10 -12 -26 49
tell	-161 -30 87 -62 6
tell me	-38 19 -33 -38 52
telling	-9 -14 -42 -53 109
ten	6 -58 -51 139 -30
ten minutes	-43 -68 -97 44 121
terminal	-147 -47 -49 -72 167
test	36 79 -145 51 15
test on	122 126 -53 -79 6
tests	2 56 -53 -89 85
text	-17 173 -45 -161 33
texts	73 -14 -77 -17 108
th	55 -151 -59 119 91
than	251 59 -75 -282 298
than #	115 116 90 -133 -74
than a	194 -60 78 -87 68
thank	-89 14 45 -14 -44
thank you	-52 15 47 -13 -48
thanks	-112 -55 27 -57 85
that	-130 124 -78 48 -94
that $	40 72 69 -104 -37
that ,	27 -14 -35 79 -30
that .	-44 102 3 -51 -54
that a	-215 72 -42 -10 -20
that explains	175 -28 -55 58 24
that file	-127 0 0 0 0
that i	-32 -19 31 21 -32
that in	163 140 -74 -39 -27
that is	-10 148 -49 -119 20
that one	-31 -15 -50 116 -50
that the	166 -21 125 -32 -72
that was	-80 -20 47 -46 19
that way	223 9 -104 40 56
that we	-161 -23 17 35 -29
that you	-88 -1 -74 29 46
that's	154 20 -170 192 -42
that's how	148 -84 -17 98 4
that's it	-82 26 -10 7 -23
that's the	122 5 -53 17 31
that's why	-76 -34 -4 42 -3
thats	221 85 -96 73 -62
thats why	40 -51 -24 116 -41
the	18 -38 85 63 -109
the #	69 -168 -59 164 63
the app	83 143 -82 -112 51
the bank	145 42 -94 69 -17
the blue	-103 -12 40 -27 0
the board	23 -101 70 -74 104
the boss	-74 4 -4 -41 41
the box	91 -52 -7 88 -28
the build	56 60 -53 42 -49
the button	-129 26 -3 -6 -17
the cable	89 -30 -37 79 -11
the camera	-6 -14 -23 53 -16
the chart	-42 -45 24 32 -11
the client	-15 16 121 -112 -25
the clock	25 -15 -33 14 34
the cluster	99 63 3 -30 -36
the code	81 49 -95 80 -33
the column	1 142 6 -129 -18
the contract	76 -58 -29 121 -34
the customer	-57 75 -37 -4 -34
the data	-11 -58 7 62 -11
the database	14 32 17 -44 -5
the day	-171 -81 3 -35 113
the demo	0 31 -14 -3 -13
the dev	48 -8 -9 21 -4
the diff	31 -18 -57 -65 140
the docs	-51 94 -32 -2 -60
the domain	113 -83 121 0 -38
the door	-99 6 -3 0 -3
the end	34 -84 128 -81 37
the evening	61 -75 -64 125 13
the export	98 -82 59 54 -31
the field	92 -9 62 -23 -29
the file	113 -32 21 28 -18
the files	-64 28 -16 4 -15
the firmware	76 79 -17 -54 -8
the first	-175 -136 73 56 6
the folder	-6 -47 47 69 -69
the following	-72 2 -16 20 -6
the german	-149 -44 87 -130 87
the header	-64 -56 110 -26 -27
the job	-16 -12 19 1 -8
the lab	67 24 17 -3 -38
the last	-182 13 38 -158 106
the left	-58 -7 -3 11 -1
the line	-98 31 76 -90 -18
the list	-82 -14 88 -5 -69
the log	-297 -16 -64 74 6
the login	140 80 -46 51 -85
the logo	-150 11 -4 -5 -1
the logs	88 76 -146 99 -29
the map	45 -74 130 -17 -39
the month	43 30 -24 57 -64
the morning	-26 -42 -3 32 13
the name	-118 -27 92 -64 -1
the network	-2 32 -36 -44 47
the new	106 -93 286 -126 -68
the next	-187 -60 100 -37 -4
the nightly	93 24 -77 86 -33
the number	-98 39 -13 -18 -8
the numbers	162 -98 20 35 43
the office	35 -66 57 -27 35
the old	162 -87 130 56 -99
the one	-154 -69 103 -161 128
the only	101 10 -7 88 -91
the other	-121 44 -50 3 3
the output	-289 -2 -3 6 -1
the page	-251 -16 10 17 -11
the paper	85 -31 68 -29 -8
the payment	200 -11 30 -42 22
the phone	-237 1 25 -27 1
the pipeline	-44 82 22 -71 -32
the price	48 63 -4 -76 17
the product	29 4 65 13 -82
the project	24 142 -102 -32 -7
the public	112 165 15 -162 -18
the raw	54 73 -62 6 -17
the readme	45 164 -36 -98 -30
the real	122 5 36 -134 93
the release	166 104 -144 61 -21
the report	5 94 -92 45 -47
the rest	-7 -42 -75 94 22
the right	26 -7 -17 -7 30
the same	-127 -52 -95 123 24
the school	29 165 -63 -62 -39
the screen	-162 -11 -14 30 -5
the second	-146 -29 105 -58 -18
the server	22 -82 116 -33 -2
the shop	165 -4 7 34 -37
the small	-101 8 3 3 -13
the summer	-19 -37 50 -4 -9
the table	154 58 57 -81 -34
the team	178 -34 69 -75 39
the test	-76 -34 -85 141 -22
the tests	-123 -18 -69 75 13
the text	54 -14 58 -65 20
the thing	-96 -45 75 -34 4
the third	-121 -23 10 23 -11
the ticket	5 141 -148 -19 26
the time	-94 -49 45 -11 16
the top	-53 -23 2 -23 45
the train	-240 -16 -7 -25 48
the tram	13 -5 -8 -7 21
the two	-130 -61 45 50 -34
the typo	-162 -15 39 -10 -14
the vendor	6 -105 157 8 -59
the warehouse	106 42 -177 114 21
the way	12 -27 -24 11 40
the web	11 5 0 6 -11
the weekend	81 5 -72 99 -31
the whole	-76 -82 76 23 -17
the window	-208 0 0 0 0
the wrong	-9 -19 -15 31 3
their	-75 211 -146 50 -114
their own	-11 145 -42 -41 -62
them	-27 -41 -23 -19 83
them $	175 -5 82 -108 31
them ,	-97 -14 -43 56 0
them .	-140 110 -59 -89 37
then	-58 -97 127 -19 -11
then $	54 -148 78 103 -32
then ,	48 -24 174 -71 -80
then .	352 -75 165 -35 -54
then i	36 -77 -5 53 29
then the	126 -70 -79 69 79
there	-117 -30 -110 209 -70
there $	108 113 -35 -61 -17
there ,	36 -24 -51 77 -2
there .	-328 19 5 -65 41
there are	67 -72 107 3 -38
there is	35 -1 -43 53 -8
there's	125 -52 -71 154 -31
there's a	35 -13 44 8 -39
these	44 -27 -2 -64 93
these days	77 -26 46 -41 21
thesis	8 -5 13 20 -29
they	35 -50 -31 66 16
they are	-4 57 -65 -53 61
they're	164 -34 -54 156 -68
thing	-7 39 -31 -52 44
thing $	60 -11 -68 -49 128
thing ,	104 -7 -33 32 7
thing .	-60 -67 -63 26 104
things	281 145 -87 -137 79
think	-80 -57 4 14 39
think about	-23 -7 14 -5 -2
think in	214 -24 -11 -9 45
thinking	-13 10 33 -14 -29
third	109 16 84 -10 -90
this	-406 110 -8 -112 10
this $	14 149 -86 -42 -22
this ,	44 80 -79 -35 35
this .	-29 -32 -14 45 1
this error	-16 0 0 0 0
this for	-61 -1 24 -16 -6
this is	-71 11 -30 17 3
this morning	297 -30 78 -7 -41
this one	-142 -5 -92 -17 113
those	240 37 4 -99 59
those are	194 -23 73 -22 -28
though	-8 14 -33 -70 89
though ,	4 87 -14 -74 0
thought	-75 -29 162 -111 -22
three	21 -159 3 190 -34
three times	5 -2 -9 19 -8
through	-5 -16 9 22 -15
through the	-45 -12 37 -2 -23
throw	-78 -26 40 -12 -2
thursday	243 -125 -161 253 33
tick	22 47 102 -124 -25
ticket	63 172 2 -152 -23
tickets	124 -92 -18 57 53
till	-134 -120 -30 227 -76
time	-65 43 29 -68 -4
time $	-84 43 64 -106 -1
time ,	25 3 -88 89 -4
time .	-31 67 -69 -13 15
timeout	138 2 -6 15 -12
times	150 -37 151 -84 -30
tiny	58 -50 -18 -92 161
tired	-33 -3 -4 -1 7
title	-74 -30 55 -26 0
to	-5 84 57 -143 2
to #	32 -73 15 33 26
to a	48 -54 55 -10 9
to ask	68 -87 -73 -12 172
to be	17 23 13 -18 -18
to do	-9 122 -95 50 -76
to go	-134 1 -12 -13 24
to have	-25 -20 11 61 -51
to her	76 96 -95 -196 195
to it	7 -25 37 -64 52
to keep	-61 -3 25 -37 15
to look	-75 1 45 -30 -17
to main	77 67 8 -48 -28
to me	247 -106 -79 -30 214
to my	0 -21 13 -5 13
to read	-200 7 -87 61 19
to review	7 -36 -14 44 6
to run	46 125 23 -117 -31
to say	-115 -7 -63 79 -9
to see	73 -142 30 -12 124
to stay	43 57 32 -48 -41
to take	12 -11 59 -38 -10
to the	-17 84 -96 63 -50
to use	-56 94 -30 -14 -50
to what	15 0 0 0 0
to work	15 18 -63 -26 71
to you	-39 -4 -6 -12 22
today	-265 -55 -46 58 43
today $	40 -6 26 -18 -3
today ,	-209 -2 -11 13 -1
today .	-41 9 -10 -27 28
together	-73 -54 -1 64 -10
told	-89 -41 47 -2 -4
told me	-132 -24 -11 47 -12
told you	67 0 0 0 0
tomorrow	-29 -5 8 -25 22
tonight	-145 -10 17 -3 -4
too	73 84 46 -177 46
too $	85 281 -131 -100 -50
too ,	-83 5 21 -21 -5
too .	97 49 -148 -29 128
too many	137 -100 71 -95 124
too much	71 -8 81 -59 -14
took	-57 -110 19 234 -143
tool	102 37 0 45 -82
tools	-5 130 -129 -37 37
top	50 -53 -4 4 52
touch	60 169 -16 -116 -37
touch the	-37 106 -23 -101 18
track	-15 -15 14 -9 10
tracking	63 218 -39 -67 -112
train	-262 -98 -34 106 25
tram	13 -5 -8 -7 21
translate	-107 -22 -9 -3 35
translate this	-164 0 0 0 0
tree	-97 106 -50 -22 -34
trust	-103 -9 -10 -13 31
try	-241 -7 -4 11 -1
try it	-118 0 0 0 0
trying	32 41 -54 55 -41
tuesday	124 40 -25 -66 51
turn	32 50 -67 43 -26
turns	-45 -37 -29 77 -11
turns out	-33 -38 -29 78 -11
twenty	38 114 -1 -179 67
twice	63 23 -74 114 -62
twice .	177 4 -2 6 -7
two	185 5 -30 151 -126
two weeks	32 26 74 12 -111
type	40 -30 -22 18 35
typing	-118 3 -1 3 -5
typo	-137 -14 4 25 -15
u	158 93 -105 25 -12
ugh	-37 -8 -13 -2 23
ugly	0 56 -11 -79 34
ui	73 37 91 -87 -40
under	91 197 -230 58 -24
under #	173 252 -132 -234 114
under the	9 -36 -14 60 -10
understand	-92 2 6 -3 -4
undo	-110 -2 5 -1 -1
undo that	94 0 0 0 0
undo the	-139 0 0 0 0
unit	-54 41 -8 -40 7
units	68 284 -139 -87 -58
unless	50 8 139 -106 -41
until	-229 172 -49 -113 -10
until the	-114 167 -15 -182 29
up	70 -69 81 71 -83
up $	-36 0 0 0 0
up ,	-79 110 -117 -10 17
up .	-88 30 -60 -8 38
up in	12 -18 -12 -14 44
up on	92 -19 55 5 -41
up the	51 130 102 -163 -68
up to	27 -35 23 28 -16
up with	-68 -21 87 -57 -8
update	240 101 73 -82 -92
upload	-129 -17 70 -37 -16
us	-54 -26 -35 128 -67
us $	61 -3 -46 63 -14
us ,	-68 70 -100 38 -8
use	4 148 -41 -34 -72
use the	-64 53 -73 88 -67
used	152 -167 -27 -3 197
used to	-235 -22 -15 -37 74
user	228 -135 58 133 -56
users	77 -37 -96 239 -107
uses	-218 -38 92 -19 -36
using	-105 101 -120 33 -15
utc	155 262 -103 -121 -38
v	-5 -24 62 12 -50
v #	-33 -39 131 -78 -13
values	141 -71 60 7 3
variable	-120 43 -36 -22 14
vat	17 -12 -5 26 -9
vault	82 283 -155 -48 -80
vendor	47 52 7 29 -88
version	258 -115 129 24 -38
versions	32 166 -29 -74 -63
very	-107 201 -129 19 -90
vim	128 -82 -68 -78 229
vpn	17 -111 -68 203 -24
vs	101 -94 39 -101 156
w	245 60 36 -61 -35
wait	-106 28 4 -53 20
wait ,	-121 21 -18 -4 2
wait a	-61 0 0 0 0
wait for	68 79 -7 -88 16
waiting	-153 -21 56 -25 -10
wall	-44 64 -10 -40 -13
want	47 21 39 -136 77
want the	57 -117 31 44 43
want to	-67 -129 132 -77 75
wanted	-205 8 39 -15 -32
wants	-53 137 -123 -19 6
warehouse	120 -15 93 -79 1
warning	103 -25 -26 48 4
was	-118 -128 7 153 -32
was .	-34 0 0 0 0
was a	-168 -34 67 -43 9
was in	24 -18 23 17 -22
was the	141 -44 2 51 -9
was wrong	181 -5 -4 11 -2
watch	-58 -2 60 -6 -52
way	32 10 -95 -44 128
way ,	43 -11 4 -101 108
way .	-98 -30 -23 153 -100
way round	33 -19 -5 -16 40
we	25 35 183 -81 -138
we are	-100 -26 -37 25 38
we can	-60 -55 -19 61 12
we could	-122 -6 11 -4 -1
we do	96 154 115 -198 -70
we don't	51 177 -128 44 -92
we drop	88 -90 183 -83 -10
we go	-7 -25 61 -17 -19
we got	41 31 -102 104 -33
we had	-220 74 -114 64 -23
we have	181 -20 -62 143 -61
we never	-364 68 -39 -24 -5
we only	-105 -111 -10 157 -36
we ship	97 110 -5 -68 -37
we should	-190 -2 4 -1 0
we take	90 -27 174 -116 -31
we use	-106 40 184 -214 -9
we will	-75 42 -84 72 -30
we'll	-24 -1 172 -125 -47
we're	70 -64 145 -17 -64
we're going	-66 -21 47 -16 -9
we're moving	69 -15 46 -21 -10
we've	68 -3 34 -13 -18
weather	-24 -4 40 10 -47
web	-12 -20 28 -1 -6
website	89 -19 -49 43 25
wednesday	92 -89 -28 134 -17
week	197 -24 -11 41 -6
weekend	247 -8 16 62 -70
weekly	56 -120 171 -67 16
weeks	98 40 14 54 -108
weird	-68 -86 -70 147 9
well	-177 12 23 7 -42
well ,	-190 17 -1 -1 -15
well .	106 160 -56 -100 -3
went	-229 -97 25 155 -84
were	-61 -166 -127 308 -16
what	-168 -119 33 -86 171
what a	-262 -9 -8 -11 27
what i	194 -24 -94 -33 151
what is	-163 -10 -7 6 12
what it	122 -10 -18 -7 35
what the	-19 0 -64 45 19
what we	135 51 18 -7 -62
what you	117 -23 57 15 -49
what's	-30 -2 -55 70 -12
whatever	18 349 -111 -190 -47
whatever we	8 110 -36 -52 -23
whatever you	59 123 -13 -92 -19
when	129 -101 -63 -32 196
when i	-18 -40 -73 26 87
when it	11 -13 2 -27 37
when it's	-52 -40 -22 -12 74
when the	-143 -103 16 102 -15
when you	196 -26 -89 67 49
whenever	163 -81 70 21 -10
where	-120 -188 99 113 -24
where the	-4 -23 -13 66 -30
whether	-317 -17 -3 21 -1
which	-46 -45 -20 143 -78
which explains	76 -41 -18 68 -9
which is	59 -56 -79 151 -16
while	-60 96 -55 -62 21
while i	-68 3 -42 -19 59
white	78 9 -148 -67 206
who	-17 -59 -136 33 162
whole	-114 -50 18 -27 59
why	-84 -152 -78 252 -22
why the	2 5 -45 59 -19
wife	-35 0 0 0 0
wifi	-62 10 -72 82 -19
will	67 -29 336 -192 -115
will be	108 -113 275 -77 -85
window	-216 -24 -2 31 -5
window $	-60 -7 -2 6 3
windows	85 -119 129 122 -132
wiped	52 -79 -35 139 -25
with	140 -45 69 -61 36
with #	-13 -37 132 -43 -52
with a	99 -47 22 -57 82
with it	21 -35 -14 14 36
with me	103 -70 -61 -55 185
with my	74 -19 12 -81 89
with one	-47 -8 -117 129 -3
with that	38 54 0 37 -90
with the	-46 44 10 -84 29
with this	7 -1 23 -13 -9
within	-114 5 -72 89 -22
without	46 113 -136 13 10
without a	-18 100 -72 30 -58
without the	148 -165 62 62 41
won't	51 23 99 -118 -4
wonder	28 -34 -9 49 -6
wont	46 120 -35 -62 -23
word	107 -38 -55 -20 114
words	5 6 -88 -117 198
work	225 71 -169 -60 159
work .	-190 20 -5 -12 -4
work on	-38 128 -59 -88 19
worked	-35 -54 -51 75 30
working	183 122 -144 74 -51
works	111 -85 -72 112 44
world	-47 -31 -30 95 -34
worth	-78 -17 14 -12 15
would	-137 -75 126 8 -59
would be	175 -63 -26 -21 110
would have	-50 -49 5 52 -9
would like	-159 57 12 8 -77
would you	-58 -14 -5 47 -28
wow	-91 -12 -6 -12 30
wrap	26 124 -31 -18 -75
write	143 104 -52 -135 83
write a	-94 48 -80 68 -35
write me	-127 -38 -35 92 -18
write the	58 55 2 -37 -20
writes	-22 166 -79 -109 22
writing	15 104 -175 -35 106
written	182 -10 44 -13 -21
wrong	5 -45 -33 70 7
wrong $	-44 0 0 0 0
wrong ,	99 -28 -11 42 -2
wrong window	-37 0 0 0 0
wrote	24 -115 -17 16 116
x	-31 -90 78 65 -53
yaml	185 -41 -11 -35 87
yeah	-9 -44 -36 175 -95
year	-30 -117 102 135 -121
year $	97 -50 57 4 -12
year ,	-16 -11 17 48 -54
year .	228 -159 101 75 -17
years	-17 -59 -5 -12 76
yes	-130 -42 -139 19 162
yes ,	-172 22 -58 -172 209
yesterday	-121 -71 190 -93 -25
yesterday ,	90 -10 27 -5 -12
yet	-152 0 0 0 0
you	32 37 -165 50 78
you $	171 -7 -9 -2 18
you ,	-147 33 -46 -21 35
you .	-78 4 -11 21 -14
you add	70 199 -23 -36 -139
you are	-211 15 -13 -15 13
you ask	59 -18 -10 -15 43
you can	-116 -76 25 -47 98
you can't	38 -7 107 -73 -27
you do	31 139 -23 -17 -100
you explain	64 -36 -7 -17 60
you have	-62 -63 -33 53 43
you know	93 2 -50 -19 67
you make	-36 -75 49 -26 52
you may	-115 -15 1 -29 43
you must	-92 24 -8 73 -88
you need	21 -43 -14 61 -4
you put	-7 17 -9 10 -19
you see	170 -24 -61 6 79
you should	-31 -92 -89 88 94
you show	41 -10 -6 -7 23
you to	17 215 -133 -51 -30
you tomorrow	-25 0 0 0 0
you write	29 53 -55 -41 42
you'll	120 -98 -99 14 183
you're	-10 31 -74 -14 57
you've	149 -18 141 -44 -79
your	39 -45 -131 127 49
z	20 -23 -23 50 -4
zero	132 55 -119 -89 153
zone	125 -29 25 33 -29
~!	-78
~#	-2
~,	-10
~.	-28
~:	-174
~;	-117
~?	-148
~a	-178
~able	143
~about	67
~above	-137
~accordingly	73
~account	35
~actually	-114
~adapt	54
~add	30
~after	40
~again	-154
~ah	130
~all	-44
~already	107
~also	-3
~am	117
~an	-31
~and	69
~another	-75
~any	77
~anything	89
~anyway	-80
~api	-10
~app	-108
~are	212
~around	34
~as	-74
~ask	7
~asked	84
~at	-11
~b	31
~back	-143
~bad	-45
~bank	-22
~be	34
~because	202
~been	96
~before	30
~believe	12
~better	-98
~between	32
~big	-78
~bigger	-117
~bit	42
~boss	47
~both	72
~box	9
~branch	14
~budget	70
~bug	-6
~build	10
~but	246
~button	171
~by	-13
~c	27
~cache	-67
~call	-21
~called	107
~calls	102
~came	-63
~can	97
~can't	-21
~card	63
~carry	21
~case	70
~change	152
~changes	23
~check	91
~client	149
~close	32
~code	-41
~coffee	-154
~column	10
~come	-24
~comes	-8
~commit	87
~company	-56
~config	151
~continue	-55
~copy	83
~correct	32
~cost	-16
~could	19
~count	-11
~create	-15
~csv	62
~customer	31
~customers	161
~data	-13
~day	-254
~days	28
~dead	63
~delete	-70
~demo	-5
~did	-168
~diff	71
~do	-71
~docs	64
~does	-33
~doesn't	75
~don't	-25
~done	-107
~down	19
~draft	-75
~driver	135
~drop	16
~e	-84
~each	139
~else	209
~empty	22
~english	-43
~enough	48
~error	-133
~even	-25
~evening	-134
~ever	74
~every	13
~everyone	-54
~everything	-123
~explain	29
~explains	119
~export	-66
~fails	154
~far	-119
~feel	4
~fetch	-55
~figure	-55
~file	-63
~files	89
~filter	-63
~find	-11
~fine	10
~first	209
~fit	35
~five	-197
~fix	87
~folder	-45
~following	-117
~footer	69
~for	19
~forget	-11
~form	72
~forty	-11
~found	115
~four	111
~friday	-57
~from	158
~full	67
~funny	148
~gave	19
~get	87
~gets	144
~give	4
~go	-120
~goes	203
~going	90
~gone	33
~good	-73
~got	5
~great	-43
~green	-181
~group	28
~guess	-23
~had	-111
~haha	25
~half	62
~hand	18
~has	116
~have	-8
~he	34
~header	61
~help	55
~her	84
~here	-134
~hi	-138
~him	-110
~hm	-41
~hmm	-179
~home	15
~hour	68
~hours	-15
~how	-97
~i	93
~i'd	-56
~i'll	-107
~i'm	40
~i've	21
~idea	-74
~if	28
~image	41
~import	3
~in	101
~input	-1
~instead	159
~into	64
~is	53
~isn't	213
~it	30
~it's	-106
~its	35
~job	40
~json	-53
~just	-21
~keep	125
~know	93
~last	79
~later	32
~leave	-114
~left	147
~let	-93
~let's	-65
~level	64
~like	-152
~line	119
~list	-7
~little	8
~log	40
~login	66
~logo	13
~lol	42
~long	-7
~longer	26
~look	-62
~looked	-76
~looking	104
~looks	-28
~loop	-5
~lost	-9
~lot	-20
~love	-145
~lovely	5
~lunch	-209
~made	238
~mail	-33
~main	34
~make	67
~makes	55
~many	29
~map	-80
~march	64
~may	36
~maybe	-126
~me	-32
~mean	-71
~means	53
~meeting	-49
~menu	-6
~merge	12
~message	-30
~mind	96
~minute	-162
~minutes	-12
~missing	-3
~mixed	112
~model	-101
~monday	-58
~month	287
~more	-67
~morning	-82
~most	84
~move	-109
~much	118
~my	-22
~name	-55
~names	294
~need	21
~new	44
~next	-71
~nice	-97
~night	24
~no	8
~nobody	-8
~node	52
~nope	39
~not	85
~note	34
~nothing	-65
~now	44
~number	89
~numbers	60
~of	6
~off	64
~oh	30
~ok	1
~old	325
~on	35
~once	-21
~one	95
~ones	164
~open	-290
~or	-245
~order	-104
~other	-4
~otherwise	90
~our	9
~out	91
~output	-33
~over	47
~own	-46
~page	116
~paper	-9
~parser	105
~part	8
~path	0
~people	46
~per	16
~perhaps	-32
~phone	32
~plain	100
~plan	-56
~please	-52
~plot	-9
~pls	118
~poor	62
~port	74
~print	-93
~project	143
~put	-8
~question	81
~questions	-2
~quick	-54
~rate	102
~read	-8
~reader	115
~reading	-170
~readme	45
~reads	96
~real	48
~redo	69
~release	-50
~remove	6
~rename	76
~repo	127
~report	61
~rest	90
~restart	-268
~retry	101
~review	10
~rewrite	29
~right	-82
~room	-33
~round	106
~rule	-142
~run	13
~running	117
~sad	-18
~said	272
~same	47
~saw	-69
~say	-153
~says	-207
~screen	-51
~script	192
~second	65
~see	-93
~send	180
~server	-176
~set	110
~she	23
~shop	5
~short	-47
~show	-96
~since	130
~six	143
~sleep	-15
~slept	177
~slow	40
~small	94
~so	80
~some	-67
~somebody	-101
~something	-41
~sorry	169
~split	58
~spring	-44
~staging	131
~start	135
~status	-50
~step	15
~still	147
~stop	-37
~stuff	142
~summary	67
~sure	-62
~switch	15
~system	33
~table	65
~tables	86
~take	43
~talked	68
~task	-76
~tea	-128
~tell	70
~ten	-189
~test	117
~tests	31
~text	-83
~than	41
~thank	-89
~thanks	-150
~that	38
~that's	46
~thats	-21
~the	110
~their	28
~them	132
~then	-83
~there	160
~these	37
~they	-35
~thing	21
~things	-88
~think	21
~thinking	68
~this	-180
~those	185
~thought	-19
~three	256
~through	26
~thx	-45
~till	-108
~time	60
~times	-206
~tiny	11
~tired	-22
~to	-73
~today	-5
~told	187
~tonight	13
~too	265
~took	115
~top	85
~train	-35
~tried	28
~try	21
~tuesday	-22
~twice	-100
~two	217
~u	62
~ugh	-56
~under	28
~undo	77
~until	-147
~up	-21
~update	52
~us	118
~use	-43
~used	-58
~user	-2
~users	69
~value	81
~very	-47
~wait	-106
~want	-27
~wants	15
~was	115
~way	232
~we	4
~we're	-14
~week	69
~weekend	-42
~weeks	61
~well	-155
~went	-140
~were	-44
~what	-101
~what's	-39
~whatever	128
~when	22
~where	-56
~whether	-96
~which	-43
~while	60
~who	-21
~whole	76
~why	-61
~will	-71
~window	-188
~with	89
~without	86
~won't	121
~wonder	84
~work	-30
~working	-22
~works	-47
~would	31
~write	109
~writes	192
~writing	30
~wrong	99
~wrote	142
~year	-54
~years	85
~yes	81
~yesterday	-149
~yet	-210
~you	67
~you're	47
~your	95
~zero	98
~…	-23
…	-59 -1 -3 4 0
… $	-14 0 0 0 0
"""
"""In this order: that it is worth keeping in a short talk, then each kind."""
