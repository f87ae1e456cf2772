"""Word weights: what common words add to the log-odds, in hundredths.

Written by `bench/keep_fit.py`; not to be edited.
"""

from __future__ import annotations

ROWS = """
!	-12 -9 -63 68 4
! !	-59 -19 -18 72 -34
! $	4 2 11 -41 27
#	-46 -14 -23 214 -176
# #	-92 36 -45 20 -11
# $	66 -27 72 26 -71
# ,	88 46 41 -16 -72
# .	5 -37 87 60 -110
# :	-131 145 -165 -5 25
# a	13 86 57 -96 -47
# and	78 -146 11 146 -10
# as	-49 16 29 -34 -11
# days	104 -82 79 47 -44
# degrees	-112 -10 12 1 -2
# for	9 57 125 -158 -24
# gb	89 112 -61 -3 -48
# has	134 -22 -114 147 -10
# hours	-140 42 -44 28 -27
# in	-52 -129 64 72 -7
# is	120 -63 67 30 -33
# kb	100 261 -81 -156 -24
# lines	101 -152 80 -145 218
# mb	7 -37 -105 164 -23
# min	-76 32 -85 76 -23
# minutes	156 -59 187 -100 -29
# ms	-141 38 47 -64 -21
# now	9 21 -2 -16 -4
# of	-160 -56 -53 51 57
# on	-137 -105 -25 139 -9
# percent	56 98 -33 -32 -34
# s	-82 -56 -64 133 -12
# seconds	95 -25 105 -68 -12
# since	51 -8 -15 25 -1
# th	55 -153 -56 115 93
# that	109 -29 -10 45 -6
# to	-91 122 -55 -111 43
# v	48 18 -76 112 -54
# was	165 -6 24 -14 -4
# with	66 -66 -93 137 22
# x	-28 -14 -164 191 -14
,	-35 -90 54 -31 66
, #	-213 -105 125 67 -88
, a	-186 -9 -60 10 60
, after	134 -41 -84 91 34
, all	-153 -131 38 113 -20
, also	63 104 -22 -19 -63
, always	101 119 -47 -57 -15
, and	-270 -28 53 6 -31
, as	34 -87 -100 167 21
, at	-4 243 -11 -195 -37
, because	-101 -75 168 -119 26
, but	101 -113 33 12 68
, by	-7 206 -50 -84 -72
, can	-118 -9 -16 28 -3
, don't	-251 -204 180 47 -23
, even	33 125 -16 -102 -8
, ever	196 -20 -46 -32 99
, every	-124 93 31 -108 -16
, for	-41 24 -24 -16 17
, forget	-66 -47 130 -74 -9
, half	-65 40 97 -178 40
, has	-132 -6 -10 25 -9
, he	-53 -52 -59 43 68
, he's	-67 5 -63 -134 192
, i	-46 -113 -21 34 100
, i'd	14 -72 51 -47 68
, i'll	-114 -87 78 -8 18
, i'm	-110 -59 5 -45 99
, i've	132 -36 73 -192 155
, if	-108 63 -14 -105 57
, in	-18 187 -42 -121 -24
, including	-37 -25 -6 -23 54
, is	-80 -2 -74 82 -6
, it	9 21 -12 87 -96
, it's	180 -47 -48 79 16
, its	159 -128 -9 147 -10
, just	3 -70 -46 65 50
, keep	-81 -24 82 -50 -8
, leave	-8 -88 -9 -16 113
, let	-124 0 0 0 0
, let's	-33 -18 55 -17 -19
, like	32 24 -78 40 14
, maybe	-58 0 0 0 0
, my	100 -30 3 -44 71
, never	14 0 -56 55 1
, no	-49 39 37 -149 73
, nobody	-11 43 -77 36 -1
, not	217 98 -23 -27 -49
, nothing	7 78 -79 32 -31
, now	-156 -2 -298 318 -18
, on	30 121 -79 -50 9
, one	28 -137 -76 243 -30
, only	-146 19 -84 87 -23
, or	-206 -29 32 38 -42
, otherwise	31 139 -55 -34 -50
, our	77 12 -120 31 77
, people	85 17 88 -12 -93
, please	-51 82 37 -40 -80
, port	78 -16 -10 30 -4
, see	80 178 -128 -48 -2
, she	153 2 -130 69 59
, she's	121 -34 -71 6 99
, since	36 20 137 -140 -18
, so	206 63 -107 -54 98
, sorry	131 -32 -6 6 31
, tell	96 47 -40 -24 17
, thank	-119 0 0 0 0
, thanks	-103 4 55 -42 -18
, that	-63 -34 7 78 -52
, that's	-31 -64 -70 87 47
, thats	82 -3 -23 31 -5
, the	137 -16 82 98 -163
, then	-40 -104 57 0 47
, there	-69 12 87 -73 -26
, there's	-1 88 -85 64 -67
, they	181 -35 18 -29 46
, this	159 -12 -16 6 21
, those	22 8 -9 4 -3
, to	-68 114 -49 0 -65
, two	-197 13 -24 12 -2
, we	-9 -203 38 115 51
, we're	128 31 -1 -24 -7
, what	-253 -14 -22 -26 62
, whatever	-34 126 -39 -63 -23
, which	-74 14 172 -150 -36
, who	-105 -50 -99 150 -2
, with	-8 121 -63 -33 -25
, wrong	-25 0 0 0 0
, you	13 46 -98 -27 79
.	60 21 -38 24 -7
. #	-29 65 91 -54 -103
. $	111 19 -35 38 -22
. .	-279 -32 91 -21 -37
. json	70 23 85 -61 -47
. md	29 -13 -40 27 26
. no	-87 -7 27 -14 -6
. the	135 89 117 -189 -17
:	12 12 158 -113 -57
: #	-85 1 -112 83 28
: i	-55 -49 17 -90 121
: no	41 177 -10 -63 -104
: the	202 -142 69 138 -65
: we	-101 -26 28 43 -45
: …	-49 0 0 0 0
;	105 69 67 -199 63
; the	49 -4 159 -115 -39
?	-67 12 -54 -5 48
@!	105
@#	101
@,	57
@.	86
@:	68
@;	-87
@?	-19
@a	-33
@about	-38
@access	-31
@according	258
@account	14
@add	57
@added	-62
@after	-26
@again	-38
@all	-68
@already	0
@also	-111
@an	13
@and	-7
@any	3
@anything	-3
@api	-9
@app	-44
@apply	23
@approach	2
@are	-35
@as	225
@assumed	97
@at	17
@available	0
@b	16
@back	-85
@banner	-110
@base	13
@based	9
@be	79
@because	-71
@before	-186
@below	-41
@better	180
@between	-110
@both	0
@bottom	-7
@branch	-63
@build	-52
@built	82
@but	78
@by	60
@c	-18
@cache	-58
@call	6
@can	32
@can't	-52
@cannot	-102
@change	-65
@changed	-21
@changes	-4
@check	38
@class	-26
@clean	4
@clear	5
@client	60
@code	13
@column	10
@columns	-80
@come	-22
@comes	2
@commit	32
@committed	-53
@complete	12
@config	24
@configuration	49
@control	-12
@convert	53
@copy	-66
@correct	-103
@correctly	0
@could	15
@create	3
@created	6
@csv	75
@current	27
@data	-89
@database	82
@date	-13
@day	-30
@days	-38
@debug	12
@default	-39
@dev	7
@different	0
@directly	0
@directory	2
@do	37
@docs	70
@does	22
@doesn't	-5
@don't	37
@done	-75
@draft	-7
@e	-36
@each	39
@easier	-11
@either	-15
@else	-3
@empty	-36
@end	32
@error	12
@errors	-11
@every	29
@everything	-66
@existing	14
@export	53
@f	-10
@failed	62
@fails	4
@faster	-2
@feature	-8
@few	-5
@field	40
@file	-54
@files	-74
@find	72
@finished	-68
@first	-125
@five	-60
@fix	48
@fixed	-46
@folder	29
@font	53
@for	139
@form	-14
@found	-120
@four	-8
@from	-58
@full	62
@function	-23
@get	162
@git	21
@give	31
@go	-11
@good	-54
@green	37
@guide	-31
@has	142
@have	54
@header	-44
@help	25
@here	-77
@here's	16
@high	39
@hour	46
@how	94
@i	122
@i'd	-12
@i'll	134
@i'm	-45
@i've	19
@id	30
@if	-68
@image	-8
@implement	2
@implemented	5
@import	42
@in	23
@include	5
@index	16
@input	-104
@inside	-57
@install	60
@instead	92
@into	-3
@is	126
@isn't	-54
@issue	-74
@issues	0
@it	-55
@it's	39
@its	-2
@job	124
@json	43
@just	63
@keep	-76
@kept	-15
@key	47
@know	36
@last	0
@layout	15
@leave	19
@left	-89
@let	37
@level	-86
@library	19
@like	-57
@limit	55
@line	-69
@link	26
@links	33
@list	-95
@live	90
@load	-20
@local	107
@lock	-51
@log	-74
@login	-29
@long	-3
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
@may	-37
@md	-35
@me	21
@mean	-183
@means	-111
@merge	3
@message	23
@migration	-29
@minutes	1
@missing	70
@mode	29
@model	-26
@module	114
@more	-41
@move	78
@my	6
@n	21
@name	-73
@named	-14
@need	6
@needed	1
@needs	56
@new	2
@next	3
@nightly	141
@no	-166
@not	-101
@note	85
@noted	42
@nothing	-84
@now	24
@number	8
@of	8
@off	-126
@ok	67
@old	-45
@on	46
@once	19
@one	-101
@open	-109
@option	62
@options	-26
@or	38
@order	9
@other	-53
@our	-3
@out	47
@output	-3
@over	17
@own	-32
@page	20
@pages	45
@parser	41
@pass	-105
@path	19
@per	108
@pipeline	32
@plain	111
@plan	3
@plus	29
@port	117
@postgres	31
@prefer	12
@project	-44
@push	-27
@pushed	-2
@put	60
@py	24
@query	9
@queue	67
@rate	-30
@read	146
@reading	55
@readme	7
@reads	39
@ready	118
@related	-19
@release	47
@remove	-51
@removed	49
@renamed	-40
@report	-55
@reports	50
@request	-58
@returns	1
@right	43
@row	-51
@rows	-62
@run	-83
@running	-23
@runs	108
@s	-12
@said	199
@same	-114
@script	6
@search	-158
@second	123
@seconds	101
@see	-100
@send	-143
@sensor	69
@separate	-16
@server	24
@service	-59
@session	-21
@set	153
@setup	0
@show	-48
@side	18
@since	39
@single	-89
@site	249
@size	-60
@small	47
@so	191
@some	56
@start	-26
@state	20
@stay	-11
@step	39
@steps	26
@still	-91
@store	26
@stored	103
@structure	-36
@summary	-16
@sure	-6
@system	38
@table	50
@take	-140
@takes	73
@test	-29
@tests	-119
@text	-129
@than	-96
@thanks	31
@that	-24
@the	155
@their	12
@them	-2
@then	80
@there	-22
@there's	-6
@these	7
@they	-54
@this	-71
@three	-37
@through	-30
@time	12
@to	117
@too	-16
@top	56
@try	-81
@two	-86
@under	-3
@understand	0
@understood	45
@up	49
@update	5
@updated	-3
@use	-38
@used	114
@user	0
@users	54
@uses	85
@using	-109
@v	12
@vat	74
@version	-3
@want	37
@was	-140
@way	27
@ways	128
@we	73
@weekly	30
@well	-78
@were	-57
@what	30
@when	57
@where	55
@which	88
@while	-89
@who	162
@will	-117
@with	147
@without	-46
@work	35
@working	9
@works	-20
@would	-50
@write	-48
@written	64
@x	15
@yes	-191
@you	-60
@you're	-81
@your	77
^ #	-121 -64 179 -72 -43
^ a	-38 56 -26 24 -54
^ actually	18 -5 31 -5 -20
^ add	-136 -72 124 -40 -12
^ after	16 -123 325 -129 -73
^ ah	-14 -25 -68 102 -9
^ all	316 70 -87 89 -71
^ always	113 211 -85 -99 -27
^ and	29 249 19 -92 -176
^ anything	69 186 -43 -53 -90
^ anyway	-42 71 -10 -17 -44
^ as	26 25 63 -47 -40
^ ask	9 107 -31 -98 22
^ at	-268 -8 0 12 -4
^ back	-25 -15 44 -20 -9
^ because	-71 3 -2 -1 0
^ before	123 15 -132 124 -8
^ btw	38 35 -41 -17 23
^ but	116 179 -40 -46 -94
^ can	-123 26 -16 -20 9
^ check	-193 0 0 0 0
^ could	-35 -24 -28 -7 59
^ do	207 28 61 -81 -7
^ don't	-107 7 -34 -9 36
^ each	239 -3 -60 128 -65
^ every	188 304 -92 -159 -53
^ everything	44 -8 -71 175 -96
^ explain	257 -42 -17 -10 70
^ fix	-111 0 0 0 0
^ for	241 -5 -4 -196 204
^ forget	133 0 0 0 0
^ from	-95 113 47 -146 -14
^ fyi	34 -59 -17 -10 86
^ give	122 -26 -15 -37 78
^ go	37 -52 70 -9 -10
^ good	-74 0 42 -33 -9
^ great	-77 0 0 0 0
^ haha	-53 -10 -9 -15 34
^ half	-80 -45 -62 99 8
^ hands	83 209 -84 -85 -41
^ have	-105 0 0 0 0
^ he	185 -39 -6 189 -144
^ hm	67 12 -15 -7 10
^ hmm	11 19 9 -22 -6
^ i	-110 -115 -43 -46 204
^ i'd	-52 -92 -37 -57 186
^ i'll	-112 -5 41 -18 -18
^ i'm	93 -80 142 -124 62
^ i've	-113 -18 92 -43 -30
^ if	-181 -46 -43 -37 127
^ in	-5 -64 -127 91 100
^ it	-108 78 -53 -25 0
^ it's	219 -5 -119 100 24
^ its	8 24 -44 24 -3
^ just	57 -34 -62 -1 97
^ keep	214 173 -209 -31 67
^ leave	-103 -4 -34 69 -31
^ let	-99 -38 125 -69 -19
^ let's	-46 -41 160 -64 -55
^ lets	52 -54 84 -23 -7
^ lol	-65 -54 -8 63 -1
^ look	-27 -8 -4 35 -23
^ looks	-18 2 0 0 -1
^ make	-88 37 36 -25 -49
^ maybe	-143 -1 -1 0 3
^ move	-34 -46 60 -3 -11
^ my	-153 -70 -10 -115 196
^ nah	20 -53 68 -11 -5
^ never	139 270 -54 -163 -53
^ nice	-167 111 -27 -54 -30
^ no	-99 39 -14 -43 18
^ nope	89 86 -97 25 -14
^ not	35 36 -22 -29 15
^ nothing	-89 145 -72 -48 -25
^ now	-130 -15 41 -25 -1
^ oh	-31 -1 -99 21 79
^ ok	-65 -138 252 -89 -25
^ on	62 70 73 -147 4
^ one	3 147 -8 -155 16
^ only	260 -7 1 118 -113
^ open	-180 0 0 0 0
^ or	-147 -2 14 -6 -5
^ our	206 -177 -74 336 -86
^ please	-45 91 -45 -74 28
^ put	-95 0 43 -41 -2
^ rename	-144 -66 127 -28 -32
^ right	-79 -36 83 -32 -15
^ run	16 -21 53 -27 -5
^ scratch	146 -39 -12 54 -4
^ set	-34 0 0 0 0
^ she	74 -116 153 -86 48
^ show	-19 32 -28 -6 3
^ since	20 157 -98 -53 -6
^ small	-86 -35 -41 -8 84
^ so	47 -33 252 -164 -55
^ somebody	-262 0 0 0 0
^ sorry	82 85 -36 -29 -20
^ staging	229 -33 -68 143 -43
^ still	-43 -18 -26 56 -12
^ stop	72 129 -139 -9 19
^ sure	-140 0 0 0 0
^ take	-108 32 -22 -2 -8
^ talked	114 -23 70 -26 -21
^ test	154 76 10 -109 23
^ that	0 45 -67 49 -27
^ that's	304 20 -160 246 -107
^ thats	181 92 1 -16 -77
^ the	294 -164 -71 451 -216
^ then	-203 77 102 -113 -66
^ there	216 -85 -10 121 -26
^ there's	-68 -37 -68 112 -7
^ they	54 -10 -41 66 -15
^ they're	190 -19 -94 126 -12
^ this	-71 17 -166 47 103
^ those	119 -48 -33 98 -17
^ translate	-199 0 0 0 0
^ try	-77 0 0 0 0
^ two	57 -32 -66 49 50
^ ugh	-35 -8 -14 -2 25
^ undo	-44 0 0 0 0
^ use	-276 98 59 -115 -42
^ wait	46 18 -4 -4 -10
^ we	209 -160 128 125 -93
^ we'll	109 -70 197 -99 -29
^ we're	-60 -39 71 48 -80
^ well	-135 0 0 0 0
^ what	139 114 -126 -4 16
^ whatever	-27 127 -59 -54 -14
^ when	182 45 12 -131 73
^ with	-8 -61 -31 95 -2
^ wow	-92 -13 -6 -13 32
^ write	-60 147 -139 -29 21
^ wrong	18 0 0 0 0
^ yeah	81 -59 -9 123 -55
^ yes	-31 -151 -50 0 201
^ you	-3 43 -33 24 -34
^ you're	-47 0 0 0 1
a	-98 50 -51 42 -41
a #	117 -3 -67 75 -5
a big	-65 -12 -5 -10 27
a bit	-89 22 6 -24 -4
a bug	202 21 -8 -26 12
a colleague	-96 -1 -1 2 0
a copy	-46 18 -62 66 -22
a day	44 -84 108 -43 18
a friend	-65 0 0 0 0
a good	0 -7 -3 8 2
a list	150 -80 -6 21 64
a little	-15 -24 -24 49 -2
a long	89 -62 -8 -19 89
a minute	4 -87 1 88 -2
a month	110 86 102 -99 -90
a new	-162 22 11 25 -58
a nice	2 -8 -85 105 -12
a quick	58 18 -31 6 7
a rule	34 122 -51 -34 -37
a screenshot	90 -38 15 -28 51
a sec	-57 0 0 0 0
a second	249 93 -95 24 -22
a single	79 -119 8 180 -69
a small	-72 -44 45 -10 9
a table	-144 64 -30 -28 -6
a test	96 70 -74 65 -61
a time	160 -49 -84 -11 144
a whole	-73 7 23 -19 -11
a year	155 4 -74 101 -32
able	41 -104 109 31 -36
able to	41 -104 109 31 -36
about	-46 -82 0 94 -12
about #	164 -107 -26 180 -47
about a	-155 -87 -62 176 -27
about it	-22 -27 18 8 1
about the	159 -51 46 -103 108
above	-17 24 -69 110 -65
above #	145 162 -17 -99 -45
access	-16 -90 51 216 -177
account	128 -35 -89 271 -148
accounts	9 -99 -73 166 5
across	-142 126 -48 -55 -23
across the	-167 120 -1 -102 -16
actually	55 -67 19 77 -29
actually the	94 -54 -8 63 -1
add	44 35 51 28 -114
add a	8 -62 152 1 -91
address	6 -9 -22 12 19
admin	-11 -76 126 11 -61
after	206 -52 171 -47 -71
after #	131 84 -45 -5 -34
after all	-72 -47 127 -68 -12
after lunch	-65 -16 -21 -27 64
after that	42 -145 34 159 -48
after the	43 -130 210 -60 -19
afternoon	-130 11 -5 -26 20
afterwards	122 101 -6 -22 -72
again	-387 9 -44 -48 83
again $	-72 -145 -82 35 192
again ,	-157 -20 15 11 -6
again .	-202 161 -38 -84 -39
against	120 15 108 -51 -71
agency	-131 10 -191 188 -7
agent	-20 -22 -64 108 -22
ago	-280 -8 -67 85 -10
agreed	33 -133 349 -158 -58
ah	-70 -24 -67 99 -9
ahead	-28 -9 6 20 -18
all	-111 -5 -22 63 -37
all ,	-53 -102 90 67 -55
all of	59 -113 138 -24 -1
all the	4 -180 91 29 60
allowed	17 176 -49 -116 -11
allowed to	10 170 -52 -108 -10
alone	-34 75 -12 -23 -41
along	1 -43 -11 -45 99
already	-94 86 71 -95 -62
also	41 211 -2 -92 -117
always	-94 127 -84 -50 8
always use	13 61 -29 -27 -6
am	-148 -77 -89 12 154
amounts	153 147 -35 -56 -56
amounts are	98 162 -38 -56 -68
an	-22 -44 -71 126 -11
an hour	36 -50 -84 110 25
an old	-33 -14 -24 73 -36
and	-87 -39 44 -47 41
and #	102 38 -40 39 -37
and a	94 -4 -42 -44 89
and i	-61 -35 146 -121 10
and i'm	-1 148 -142 31 -36
and in	159 99 113 -170 -42
and it	-69 -47 -17 108 -43
and my	-91 28 -5 -1 -21
and no	135 -27 20 -41 48
and nobody	-67 -30 248 -179 -39
and not	53 -26 67 -7 -34
and now	-83 -78 -31 -26 135
and one	-200 86 -39 -12 -36
and only	5 67 -58 -14 6
and she	-53 -66 96 -67 37
and so	118 210 -165 -41 -4
and tell	-265 -34 -4 -4 43
and that	-42 -18 206 -159 -29
and that's	-2 156 -23 -134 1
and the	-142 -64 19 28 17
and then	-67 83 -72 50 -61
and there	43 -32 -149 200 -19
and they	-213 -83 -52 132 3
and we	129 -80 133 15 -67
and you	-120 -19 47 7 -36
android	117 -91 23 20 48
another	-197 13 5 70 -88
answer	246 -85 0 -113 197
answers	120 -103 -90 -23 215
any	51 239 -146 -12 -81
any more	51 84 46 -65 -64
anymore	-54 -99 -40 154 -15
anything	153 43 -153 -71 180
anything that	55 -9 -39 -41 89
anyway	0 -2 217 -160 -55
anyway $	47 -18 82 -53 -11
anywhere	92 220 -87 -3 -130
anywhere in	27 215 -49 -49 -117
api	95 101 41 -133 -9
app	94 -30 66 13 -49
appear	67 60 61 -67 -53
appear in	47 24 -6 -10 -7
apply	47 17 -51 65 -31
archive	160 -131 130 51 -50
are	222 177 -106 -62 -9
are #	128 -100 70 64 -34
are a	28 99 -26 -70 -4
are going	40 -86 155 -50 -19
are in	-82 49 33 -61 -21
are not	137 -8 -60 -39 107
are on	23 82 -14 -60 -9
are the	-57 -28 -48 62 14
arm	24 -124 -44 202 -35
around	59 30 -75 123 -78
as	38 -22 -10 6 26
as a	30 -37 -54 77 14
as i	5 -63 103 -46 6
as it	-109 -60 -6 69 -3
as the	50 40 7 -4 -42
as they	20 -12 6 -98 104
as well	-3 37 34 -10 -61
ask	-98 177 -75 -94 -8
ask me	-171 76 19 86 -181
asked	-43 -39 -51 125 -35
asking	-60 33 3 -76 41
asks	-19 6 50 1 -57
assets	-8 68 -64 72 -76
at	-174 -47 -72 140 -21
at #	161 1 -113 167 -55
at a	-167 17 -52 -58 93
at all	-7 -35 49 -7 -7
at it	-94 -29 27 -17 18
at least	39 -3 60 -19 -38
at most	88 -9 -37 29 17
at my	-164 -10 0 -1 11
at once	116 -35 -4 -36 75
at the	-163 -73 55 10 8
at this	-71 -3 -8 -5 16
audit	162 169 -101 -51 -17
autumn	51 -96 106 15 -25
away	-111 -16 97 -49 -32
b	96 -48 119 -35 -36
back	-239 -43 99 42 -99
back $	-22 -67 189 -91 -31
back ,	-71 100 -47 -17 -36
back .	-15 92 4 -50 -46
back in	-61 14 -71 60 -4
back to	90 -140 11 165 -35
backend	205 -16 -2 -102 120
background	269 84 -85 -57 58
backup	258 -3 -10 75 -61
backups	147 -123 79 124 -81
bad	-4 -67 68 -133 132
bank	154 48 -49 10 -9
banner	105 5 80 -82 -3
bar	139 -25 108 -59 -24
base	65 59 -144 87 -2
based	104 -43 314 -236 -34
basement	72 -96 -46 217 -75
batch	210 -52 80 -31 3
battery	137 67 190 -199 -58
be	-43 -32 133 -123 22
be #	88 4 33 -31 -6
be a	-100 -72 73 4 -4
be able	42 -92 172 -50 -30
be done	32 -1 30 -17 -13
be in	31 -26 88 -16 -46
be the	-60 -70 84 0 -15
because	42 -48 85 21 -58
because i	-88 -77 -37 11 103
because of	-2 -55 79 26 -50
because the	226 -62 -8 79 -10
becomes	40 -44 211 -127 -39
been	-36 -19 -24 100 -57
before	141 165 -167 -85 87
before #	85 -78 6 -28 101
before ,	-236 -16 -40 44 12
before i	-188 -21 -14 25 9
before lunch	81 -16 -28 -15 59
before the	15 105 10 -84 -30
before you	293 61 -63 3 -1
begins	86 -77 -99 205 -29
behind	65 18 65 -53 -30
being	-74 -85 4 81 0
believe	-261 -8 -11 -9 28
belong	45 134 -81 -101 48
belongs	67 -92 -72 224 -60
belongs to	67 -94 -73 227 -61
below	123 103 -44 -19 -40
best	25 -37 -69 -134 239
better	-85 -79 -83 -82 244
better for	104 -6 -6 -16 29
better than	96 -70 -25 -30 125
between	30 28 54 -92 10
between #	52 102 -86 9 -25
between the	-142 -45 62 0 -17
big	-148 46 74 -27 -93
bigger	-93 120 -21 -79 -19
billing	56 -22 7 46 -30
birthday	-126 110 -34 -63 -12
bit	-120 -45 83 -27 -12
blank	-121 0 0 0 0
blog	-71 -39 82 -25 -18
blue	66 -66 207 -85 -56
board	53 16 59 -115 39
book	-161 27 150 -128 -49
boss	-91 -110 27 26 57
both	-59 28 97 -85 -40
bottom	67 -15 54 -39 0
box	27 -146 -108 303 -48
boxes	-52 2 -75 168 -95
brain	142 -82 -14 -5 101
branch	175 185 39 -148 -76
branches	87 195 -155 -47 7
brb	-89 0 0 0 0
break	-172 38 -16 -107 85
breaks	-13 25 -102 34 44
british	164 -81 -40 -43 165
british spelling	167 -42 -35 -42 119
broke	64 -68 -61 92 37
broken	82 -53 -97 172 -21
brother	-118 -12 -6 48 -30
btw	56 35 128 -111 -53
bucket	129 -34 -64 130 -33
budget	-66 142 118 -261 1
bug	47 123 -121 -16 14
build	11 204 -218 130 -116
build ,	-6 -29 196 -138 -28
building	-28 -49 53 10 -14
builds	192 293 -342 187 -138
built	51 -18 69 -28 -24
bullet	117 -43 -84 -35 162
bullet points	78 -17 -28 -11 56
bump	56 99 0 -57 -42
business	41 -11 133 -73 -49
but	157 4 -59 52 3
but i	-68 -64 -85 30 119
but the	-58 41 133 -106 -68
button	-97 -71 42 27 2
button $	-109 18 0 -1 -17
by	161 -116 2 146 -32
by a	-22 -67 77 15 -26
by hand	47 147 -82 -27 -38
by the	42 -34 -30 83 -19
c	83 3 -70 80 -13
cable	-35 2 -1 56 -58
cache	169 -41 79 -12 -25
cake	-210 43 -35 -4 -4
call	76 -18 8 -135 146
call me	287 -46 -131 -60 237
call the	99 39 -84 98 -54
called	42 -157 -1 171 -13
calls	198 58 -131 83 -11
came	-164 -72 33 99 -60
came from	149 -44 -98 172 -30
camera	-41 125 -88 13 -51
can	95 -120 207 -42 -45
can do	-35 5 -56 60 -9
can read	175 6 -32 -43 69
can see	29 46 25 -25 -46
can you	-96 -101 47 17 37
can't	132 161 124 -175 -110
cannot	-138 -71 -47 94 24
cant	26 14 -69 66 -11
canteen	-256 2 -6 7 -4
card	-13 -108 28 150 -70
cards	77 -4 -27 85 -55
care	62 -21 119 -87 -11
carry	-21 -47 28 72 -53
case	176 49 -168 -20 140
cat	-248 4 19 8 -31
cause	95 -115 -127 268 -26
cell	-6 -32 101 -40 -29
cents	49 103 -1 -42 -60
cert	-45 -17 61 39 -82
change	88 275 -126 -91 -58
changed	17 42 -49 -13 20
changelog	94 -33 -110 -87 230
changes	28 136 75 -146 -65
channel	-53 -16 -19 -9 44
chapter	42 -8 65 -44 -13
charge	-74 174 120 -312 18
chart	15 -56 29 22 5
chat	-15 -11 -70 2 79
check	-22 152 -112 -68 27
check the	88 37 -4 -26 -8
checked	2 3 0 -2 -1
checkout	261 -69 51 -39 57
ci	29 -133 69 91 -27
class	-48 77 16 -61 -33
classes	35 -44 -63 95 11
clear	-5 -10 105 -89 -7
click	6 -29 -15 -5 49
clicked	-272 70 -30 -32 -8
client	205 -8 156 -45 -102
clients	-106 63 22 -72 -13
clinic	-56 -13 58 -34 -11
clock	255 62 -125 52 11
closed	-13 -76 -31 124 -16
cloud	-57 -58 81 25 -48
cluster	66 26 -76 66 -16
code	230 47 -145 -105 203
code ,	138 118 -55 -6 -56
code .	86 -35 -108 -27 170
codebase	67 3 48 -17 -34
codes	-79 98 -52 -118 72
coffee	-195 -40 79 -22 -16
cold	13 -71 26 3 42
colleague	-133 -11 8 -56 60
colleagues	15 -190 -16 -53 259
colour	221 -36 87 -72 22
column	43 25 -42 79 -62
columns	178 106 -73 -47 14
come	158 19 -50 210 -179
come from	148 54 -81 111 -84
come out	13 33 -29 24 -28
comes	140 -24 39 67 -82
comes from	-39 124 -92 -10 -22
comes in	131 -72 170 56 -153
coming	130 -23 159 -107 -29
comma	-44 -8 -10 16 2
command	-24 -19 -56 49 27
commands	115 -160 30 -52 182
comment	-161 12 -2 -2 -7
comments	114 -6 -74 -93 172
comments in	74 -48 -36 -40 124
commit	190 187 -127 -229 169
commit messages	101 53 -24 -55 25
commits	66 148 -55 -118 25
company	-125 -29 -92 170 -49
compare	-111 -64 89 -27 2
compared	95 -33 122 -68 -21
comparison	1 -42 122 -69 -11
compile	-83 -46 -60 139 -32
components	36 175 -77 -45 -53
config	9 134 -89 12 -57
connection	-11 -19 -27 59 -12
content	-59 9 -34 22 3
continue	-167 -27 -167 209 -16
contract	92 -7 -48 96 -42
copies	43 -89 -42 81 51
copy	194 79 -64 -11 -3
core	2 8 -31 39 -16
correct	-14 -29 -15 -54 97
correction	30 72 -56 -7 -8
cost	-114 279 -15 -183 -81
costs	46 -188 240 -22 -29
could	-246 -62 87 1 -26
could be	-64 0 0 0 0
could you	-59 -32 21 -13 24
count	-122 9 -13 24 -20
counts	88 5 29 -119 86
course	-193 -14 -55 -73 143
covers	38 -7 -59 91 -24
crash	18 -96 -26 155 -33
create	-14 41 84 -93 -32
cron	42 -65 13 67 -15
cry	-144 27 35 -26 -36
css	-75 -26 -6 24 9
csv	-34 -223 267 46 -90
customer	59 160 -49 -19 -91
customers	265 125 -4 117 -238
cut	75 -111 179 -34 -34
cuts	42 -108 71 58 -20
d	43 -54 -15 -9 79
dark	55 -50 148 -12 -86
dark mode	71 -12 114 -73 -29
dashboard	12 48 -18 -22 -8
data	-35 97 -79 26 -43
data ,	53 -69 -3 46 26
database	86 73 -15 -33 -25
date	-132 -77 23 22 33
dates	160 -165 -23 155 33
daughter	-69 -1 -2 5 -1
day	-147 -44 -33 14 63
day $	119 -90 -25 23 92
day ,	-128 -90 41 -8 57
day .	-122 -20 -20 -19 59
days	156 -143 2 129 12
days ,	34 -26 -1 79 -52
days .	-9 -77 -119 196 -1
db	-30 49 -24 -42 17
dead	-256 55 -136 94 -14
dear	-80 -31 103 -37 -34
debug	26 17 138 -55 -99
december	64 20 -191 196 -25
decided	-75 -190 341 -70 -81
decided to	107 -59 105 -20 -26
default	-5 -20 -7 35 -8
degrees	-96 -8 11 0 -3
delete	-93 60 80 -41 -100
delete the	-165 27 -15 -8 -3
deleted	123 11 -15 30 -26
demo	-53 -20 -23 61 -18
dentist	-156 55 -19 -28 -8
department	-176 -24 -27 70 -19
deploy	170 16 -78 116 -53
design	327 -77 -101 -66 244
desk	-199 -56 17 61 -21
dev	-5 -60 -19 42 37
develop	79 327 -277 -9 -40
developer	187 -15 -56 -24 95
device	49 34 52 -12 -74
did	-26 -48 41 50 -43
did not	164 -44 12 44 -12
did the	67 -42 61 37 -57
didn't	-58 130 -57 20 -93
diff	-29 -34 -62 -67 163
different	-49 -5 154 -251 102
diffs	262 -29 -49 -34 111
digits	83 -53 -90 85 58
directory	0 77 -146 113 -44
disk	286 26 -113 40 48
dns	-137 -85 -11 174 -77
do	-3 45 90 -154 19
do it	43 -27 10 5 12
do not	-218 118 -21 -51 -46
do that	-26 -26 70 -20 -23
do the	98 -31 -76 -63 170
docs	127 -88 -48 214 -78
document	-31 -11 43 -29 -3
documentation	-48 208 -178 -62 32
does	89 -110 -73 -20 202
does not	-167 -94 55 81 -42
does the	198 -84 -6 -106 196
doesn't	26 57 70 -76 -51
doesnt	0 54 29 -23 -60
dog	-267 -1 116 -2 -113
doing	38 -19 112 -82 -10
domain	122 -35 30 -2 7
don't	-66 156 -15 -155 14
don't .	-52 144 -34 -40 -70
don't know	-71 -9 18 -8 -1
don't touch	-149 132 -22 -59 -51
don't want	-79 -31 65 -8 -27
done	-80 -134 169 -38 3
dont	228 162 -183 73 -52
door	-379 6 -3 -2 -1
double	70 92 -82 20 -30
down	-146 -50 -31 23 57
down .	-62 -27 -41 -63 131
dr	-8 -166 -56 104 119
draft	0 116 -12 -67 -37
driver	139 -29 -46 170 -95
drop	133 52 20 47 -119
drop the	76 -56 99 -32 -10
dropped	48 -16 188 -150 -22
dropping	68 -50 211 -137 -25
drops	-124 -163 2 179 -19
during	111 -71 -148 135 83
e	-103 13 104 -104 -13
each	308 31 -173 34 109
each ,	26 -6 -65 -24 95
earlier	-16 121 -63 -47 -11
early	147 -124 194 -96 25
easier	49 -25 -25 -51 101
eat	69 -27 160 -120 -13
edit	48 -55 -82 113 23
editor	54 6 -5 -12 11
eight	239 -1 -63 125 -61
either	-252 35 15 -33 -16
eleven	-58 -81 -22 129 -26
else	96 184 -32 -89 -63
emoji	183 -198 -48 -30 276
emoji in	94 -83 -32 -18 134
emojis	220 -302 -106 -32 440
empty	138 -36 -64 154 -54
end	129 123 15 -75 -64
end ,	109 157 122 -256 -24
end of	86 -34 -70 97 8
endpoint	86 50 -5 0 -46
ends	110 -55 5 35 15
english	201 24 -9 -84 69
enough	-88 -60 158 -171 73
entry	-21 38 18 -24 -33
environment	-127 137 -179 99 -57
error	-175 3 28 64 -94
errors	-133 237 -154 -20 -63
eu	172 -8 -70 90 -11
euro	35 -83 119 -20 -16
euros	14 -21 2 39 -20
even	-39 74 0 -105 31
even if	94 -34 94 -86 26
even in	28 116 -83 -22 -11
evening	-139 -73 -75 140 8
evening ,	-40 71 -10 -43 -18
evening .	-230 -19 -10 24 5
ever	-93 188 -180 -35 27
every	136 168 -104 79 -143
everyone	-9 -18 -39 58 -1
everything	-207 11 -108 -12 110
everything in	-93 30 -89 -5 64
everywhere	-143 16 -97 124 -43
exactly	-24 87 -62 -52 28
example	41 -124 -100 250 -27
excel	-17 -50 86 -16 -20
except	-111 60 -53 5 -11
exist	55 9 -28 59 -40
explain	110 -147 -57 81 123
explains	212 -56 -61 105 11
explains the	229 -104 -50 133 21
export	164 -103 106 85 -87
eyes	88 112 -74 -119 81
f	69 -28 -105 58 75
fail	71 -165 157 90 -81
failed	74 -37 -21 69 -10
failing	47 -16 -19 -22 57
fails	-219 0 0 0 0
fan	189 -19 -65 -10 94
far	-145 -15 -95 46 64
fast	-131 -9 -14 13 11
faster	112 -131 -50 79 102
feature	129 153 5 -64 -94
feed	39 -128 101 97 -70
feel	-52 36 135 -74 -97
feel like	63 26 117 -59 -83
feels	-63 -2 -4 1 5
fetch	1 -48 -12 63 -3
few	30 -16 84 -48 -20
field	74 56 -53 -62 58
figure	7 -1 -80 60 22
figures	180 120 -139 -79 97
file	-87 82 6 -44 -44
file $	-50 -61 120 -20 -39
file ,	-70 80 -67 15 -27
file .	-39 20 -23 -16 19
files	155 187 -65 -22 -100
files $	68 -94 159 -41 -24
files .	45 100 -94 3 -9
filter	26 -35 -67 8 94
final	-26 -158 276 -88 -30
find	52 -134 -106 126 114
fine	-116 65 60 -134 9
fine ,	31 -73 131 -72 14
firewall	-83 4 4 17 -25
firmware	109 46 -19 -18 -9
first	15 51 -38 -55 42
first $	-68 1 -23 -14 36
first ,	-2 65 -37 -106 78
first .	53 167 14 -121 -60
first and	229 83 -73 -78 68
fit	176 132 18 -138 -12
five	-118 -12 -8 32 -12
five minutes	-235 -6 17 -8 -3
fix	-37 77 -17 -114 55
fix the	-139 -13 33 -8 -12
fixed	136 -10 -14 83 -59
flag	40 -98 58 112 -72
flags	38 -71 51 -25 45
flaky	183 -92 -40 149 -17
flash	-15 -9 78 -37 -32
floats	6 246 -50 -137 -59
floor	-90 29 -44 -11 26
folder	-26 126 5 -10 -122
follow	20 30 -9 -35 14
following	-39 -18 54 -19 -16
font	-35 -74 -69 173 -30
fonts	156 202 -123 -55 -24
for	-10 -34 175 -137 -3
for #	-82 52 -119 94 -26
for a	-123 22 31 -1 -53
for all	8 4 -23 10 9
for an	-62 -34 -65 94 5
for anything	56 -64 -38 4 98
for it	133 64 -110 86 -41
for me	-4 -14 -12 -73 99
for my	132 -32 -23 -18 73
for now	23 -13 -29 23 19
for one	-22 57 -22 -12 -23
for our	-5 -42 -22 43 21
for that	21 110 58 -143 -25
for the	-11 -32 226 -49 -145
for this	-79 -47 189 -118 -24
for today	-17 0 0 0 0
for two	152 16 37 -30 -23
for us	110 -37 70 33 -66
force	104 120 -59 8 -69
forget	62 -37 166 -102 -27
forget it	-63 0 0 0 0
forgive	-136 -1 12 -9 -1
form	-83 -59 100 35 -77
format	59 31 -28 -96 94
forty	-211 59 -109 92 -42
found	-155 -66 -42 160 -52
found it	-106 -39 -22 83 -21
four	169 68 -189 149 -28
frame	12 17 -138 18 102
free	83 19 206 -152 -73
french	-11 -159 201 -30 -12
friday	122 169 -95 -57 -17
fridays	142 402 -148 -150 -103
friend	-172 0 0 0 0
from	202 10 27 15 -52
from #	-148 186 -46 -147 7
from a	14 -15 -71 147 -60
from here	27 -55 209 -108 -46
from now	-23 -30 165 -118 -18
from the	83 -29 17 64 -52
front	-16 21 15 -10 -26
frozen	-77 174 -35 -116 -23
full	99 157 -75 -114 32
fun	-267 16 21 4 -40
function	-146 -6 -31 5 32
functions	165 118 -72 -44 -3
funny	-67 -50 26 69 -45
future	127 -5 4 -43 45
fyi	40 -68 -30 128 -30
game	-25 -17 -41 86 -28
gateway	45 -121 131 13 -24
gave	103 -47 141 -80 -14
gave you	183 0 0 0 0
gb	89 112 -61 -3 -48
generated	52 -116 111 30 -25
german	47 -45 44 -137 138
german ,	170 -29 -52 33 49
get	23 56 93 -163 14
get a	126 -28 15 -31 45
gets	320 18 304 -166 -156
getting	-32 27 10 -32 -5
git	58 -77 67 71 -60
github	39 -68 1 183 -116
give	36 -99 -2 -33 135
give me	303 -56 -70 -23 149
given	54 70 3 -144 71
gives	110 -52 -9 40 22
go	95 144 35 -131 -48
go in	130 187 -84 -57 -46
go into	52 226 -138 -46 -41
go on	-256 56 -15 -36 -6
go out	61 20 32 -14 -38
go through	62 -35 -45 -39 119
go to	123 49 -70 -8 29
go with	301 -82 144 -22 -41
goes	178 51 138 -159 -29
goes in	135 62 190 -218 -35
goes to	-44 59 -65 -74 79
going	-124 -26 230 -159 -45
going to	30 -94 197 -71 -32
going with	-9 -55 98 -27 -16
gone	-71 40 -14 -31 5
good	-114 59 80 -133 -5
good ,	18 -15 51 -30 -7
good morning	-101 14 -2 -3 -9
good to	-76 0 0 0 0
google	80 -33 -158 237 -45
got	-104 -27 -140 192 -25
got a	-25 33 -55 -24 47
got it	6 -3 -3 6 -1
got the	-142 -15 -9 13 12
gpl	87 239 -43 -142 -54
great	-175 -9 18 -18 9
great ,	-72 0 0 0 1
green	-259 -10 21 1 -12
group	-13 -43 -30 44 29
guess	117 -59 -53 58 55
guy	34 -12 -57 29 40
h	55 114 50 -199 35
had	-388 46 17 -26 -36
had a	7 27 11 -29 -9
had it	101 -28 180 -145 -8
had to	-39 98 -110 56 -44
haha	-238 -8 -9 -12 29
haha $	-29 -1 -1 -1 3
haha ,	-134 0 0 0 0
half	-86 -5 -78 40 44
half of	113 -34 -120 141 13
half the	-153 -23 -5 -77 104
hall	36 -40 9 64 -34
hand	62 114 42 -123 -34
hands	54 238 -119 -79 -40
hands off	95 264 -132 -87 -45
happen	181 110 -31 -49 -29
happens	-29 178 -87 -38 -53
happy	-101 -26 78 -55 3
hard	66 104 -49 -144 90
has	105 82 -191 226 -118
has #	96 -56 -104 183 -23
has a	99 -117 -30 178 -31
has been	-86 16 -53 76 -39
has it	64 0 40 -7 -33
has no	191 125 -64 -42 -19
has the	176 34 -129 69 26
has to	161 261 -75 -131 -55
hate	-102 -31 -21 -11 63
have	-34 -28 -26 107 -53
have #	102 -32 30 17 -15
have a	57 42 -127 110 -26
have been	-62 2 -1 -1 0
have no	-111 144 -15 -66 -63
have the	87 -69 -10 -7 86
have to	-108 59 -78 53 -34
having	55 -56 190 -39 -96
he	-92 -134 -28 52 110
he's	-6 -16 -83 -44 144
head	-71 -28 50 -45 23
head is	-66 0 -1 -1 2
header	0 -66 183 -77 -40
hear	-242 -42 76 -21 -13
help	219 -25 -10 -50 84
help me	95 -25 -11 -8 45
helps	24 -56 -27 71 12
her	-31 8 -193 39 146
her .	49 -117 -47 -71 235
here	-72 52 -23 31 -60
here $	105 255 -63 -137 -55
here ,	-100 53 -41 -26 15
here .	-41 20 -57 65 -28
here on	13 -53 204 -106 -45
hi	75 -55 164 -23 -86
him	-12 -198 -11 202 8
his	-260 24 -96 109 -36
history	20 133 -7 -77 -49
hm	-10 28 -27 -8 7
hm ,	-77 16 -23 -5 12
hmm	-57 18 9 -21 -6
hmm ,	-64 24 6 -24 -7
hold	-13 13 -44 41 -10
holds	123 -8 -163 177 -7
home	-30 66 99 -161 -4
hope	-127 0 0 0 0
hospital	-41 211 -52 -125 -33
host	40 -48 61 49 -63
hosted	139 9 120 -85 -43
hosting	18 -19 58 6 -45
hot	-132 17 79 -91 -5
hour	-217 -49 -82 105 27
hour .	162 -40 -88 118 10
hours	46 26 -81 63 -8
house	23 37 -30 4 -11
how	-220 114 -172 11 48
how i	89 -80 -63 51 92
how it	-46 21 -14 -12 6
http	-45 -11 75 -46 -18
i	-136 -173 18 -143 298
i always	-84 -50 -11 -4 65
i am	-186 -71 -79 29 121
i ask	-266 -17 -11 -12 39
i can	228 -51 28 -87 111
i can't	79 -78 -45 153 -30
i could	-56 0 0 0 0
i did	-85 -17 20 3 -7
i do	12 -29 -26 -23 78
i don't	56 -77 -14 -66 157
i find	54 -24 -13 -32 68
i found	-61 -36 -57 115 -22
i gave	185 -39 81 -31 -10
i get	5 -80 -119 -2 201
i got	-125 20 -18 -6 4
i guess	-11 -1 76 -11 -65
i had	14 74 0 -45 -28
i hate	-110 -13 -14 -11 38
i have	-159 -79 139 -47 -13
i hope	-81 0 0 0 0
i just	-29 32 -78 49 -4
i know	270 -37 34 -66 70
i like	119 -60 -76 -40 176
i look	-71 -4 -11 -9 24
i looked	56 -15 -1 35 -19
i mixed	182 0 0 0 0
i must	17 -1 -6 -24 31
i need	-137 -10 10 -9 9
i never	-362 -45 70 -6 -19
i only	-175 -97 -124 -63 284
i prefer	139 -72 -46 -25 143
i read	154 -41 -26 -25 91
i said	76 -11 85 -47 -28
i say	48 47 -40 -17 11
i see	-141 84 -23 -18 -44
i should	-62 -1 -1 -1 3
i take	-13 -21 -56 -16 94
i think	-53 -32 17 -10 25
i thought	-51 -6 31 -6 -19
i told	73 0 0 0 0
i want	81 87 -4 -101 18
i was	-221 45 -48 25 -22
i will	-19 -15 -13 65 -37
i wonder	-74 0 0 0 0
i would	-45 -7 28 -47 26
i write	30 -45 -34 -17 95
i wrote	71 -15 41 -11 -15
i'd	-61 -124 -38 -91 253
i'd like	-2 -24 82 -38 -20
i'd rather	-57 -41 -13 -11 66
i'll	-197 -90 54 -39 75
i'm	-83 -45 17 -168 196
i'm a	281 -32 -105 -35 172
i'm in	74 -37 -35 -86 158
i'm on	-230 -1 -1 -1 3
i'm so	-47 0 0 0 0
i've	-32 -47 203 -249 92
i've been	18 -7 -24 -18 49
i've got	67 33 6 -19 -20
id	117 -229 171 -11 69
idea	-30 -1 6 -17 12
idea ,	-161 -12 12 -1 1
ids	107 -134 -96 67 163
if	-64 -50 -62 -68 181
if i	-97 -56 -135 177 14
if it	25 26 8 51 -85
if it's	-52 -8 -25 -46 79
if the	-110 -28 92 -20 -44
if we	-138 13 -8 -2 -3
if you	237 -34 -81 -21 135
ignore	3 0 0 0 0
im	85 -141 178 38 -75
image	207 12 -18 25 -19
images	57 -58 201 -118 -25
import	214 15 -5 12 -23
in	135 66 -137 61 10
in #	54 -63 -6 65 4
in ,	-160 7 43 -68 18
in .	28 10 185 -89 -106
in a	-209 21 -73 -65 117
in all	104 157 -70 -58 -29
in any	11 59 -7 -43 -8
in english	82 81 -33 -66 19
in german	72 -7 -31 -34 73
in it	-123 -31 -33 82 -18
in march	24 -60 113 -36 -18
in my	-141 -4 -46 30 20
in one	31 -61 61 -27 28
in our	4 -42 -105 148 0
in plain	116 198 -59 -81 -58
in rust	-32 -6 5 2 -1
in that	-140 -7 -25 43 -11
in the	-11 58 -76 52 -34
in there	3 1 -80 45 33
in this	-93 148 -73 -97 22
in your	62 -39 -14 66 -14
included	20 162 -91 -49 -22
including	-33 -40 37 -43 46
index	118 58 -27 52 -84
input	30 0 -26 57 -31
inside	107 64 -16 -30 -18
inside the	37 69 -94 -7 32
install	114 -38 42 -52 48
instead	16 -189 188 -34 35
instead of	33 -143 174 -91 60
insurance	54 85 93 -14 -165
interface	52 46 -84 40 -2
internal	92 14 -36 46 -24
internet	-72 170 -107 -29 -34
into	42 151 -1 -87 -63
into a	41 19 27 -42 -4
into one	86 -67 164 -74 -23
into the	40 9 -51 20 22
invoice	59 138 -216 119 -41
ios	4 -44 -45 130 -41
is	66 -46 -10 138 -83
is #	249 27 -189 186 -25
is $	-12 134 -108 23 -48
is ,	77 -75 245 -137 -32
is .	206 40 -8 13 -45
is a	-14 -25 -67 136 -45
is always	-12 136 -54 -39 -43
is at	-191 -14 -32 51 -5
is called	90 -27 -49 86 -9
is dead	-109 -32 -87 130 -11
is fine	-52 15 -38 -50 73
is for	134 7 -43 50 -14
is going	-62 -66 160 -81 -13
is in	19 23 -77 107 -53
is just	-25 -22 -57 83 -3
is my	204 -24 -31 31 24
is no	-13 -23 -144 184 -18
is not	-51 20 -87 125 -58
is off	-86 16 120 -139 2
is on	-21 -116 66 84 -34
is only	59 -39 -71 169 -59
is our	35 -130 -33 -122 285
is out	204 -93 455 -231 -131
is read	17 123 -45 9 -87
is still	-125 28 -29 22 -21
is that	-83 86 45 -121 -10
is the	192 -94 -210 195 109
is to	16 31 19 -64 14
is too	-8 -18 29 8 -19
is what	179 -12 -111 30 93
is why	136 -6 -27 39 -6
is wrong	-47 0 0 0 0
isn't	113 -69 -64 170 -37
it	-142 -7 45 9 -47
it $	-19 1 21 51 -73
it ,	-193 77 -158 43 37
it .	-176 75 -2 -33 -40
it :	46 -14 31 -9 -7
it a	-124 -2 11 -3 -6
it again	-70 -13 -5 20 -2
it all	13 10 2 -16 4
it and	-30 28 -59 22 9
it at	16 -30 -22 13 39
it back	-46 96 -104 17 -9
it does	-90 -16 -24 47 -8
it doesn't	-12 26 10 -34 -3
it for	-100 20 9 -25 -4
it goes	95 5 -127 156 -34
it has	-237 206 -50 -146 -10
it in	184 27 24 -70 20
it is	36 25 189 -108 -107
it isn't	74 -8 -10 17 1
it looks	-51 -8 -119 137 -11
it makes	-135 -20 6 0 14
it on	-48 -20 15 9 -4
it out	-38 22 14 -43 8
it over	-89 -19 -48 84 -17
it says	-109 -6 -4 -1 11
it should	63 -165 132 74 -41
it the	-131 85 29 -105 -9
it through	164 -11 -70 88 -7
it to	-158 25 3 -36 8
it up	82 -23 -44 74 -7
it was	-198 -131 -18 108 41
it when	90 -48 -36 -55 139
it with	-112 67 47 -113 -1
it works	-60 -39 -12 -1 52
it's	140 -64 -26 25 64
it's #	-20 -3 13 1 -11
it's a	188 -70 0 8 62
it's not	2 -7 -27 76 -43
it's the	158 33 51 -81 -4
its	126 -15 -74 210 -120
its own	38 -45 -25 113 -43
january	15 58 -101 113 -70
java	68 231 -143 -116 28
job	-22 -42 -27 36 32
jobs	10 8 -7 -51 49
joke	17 6 -8 7 -6
json	9 73 110 -116 -67
june	153 -103 144 36 -77
just	-131 -155 -49 86 118
just for	-134 12 41 -40 -13
just so	212 -49 -56 135 -30
just the	-18 -41 -78 -6 125
k	95 33 -107 132 -58
kb	100 261 -81 -156 -24
keep	168 166 1 -175 7
keep it	42 -54 0 -45 99
keep the	173 5 160 -106 -59
keeps	23 -132 23 95 14
kelvin	167 -11 -91 150 -47
kept	226 60 -43 20 -36
key	33 144 -145 34 -34
keyboard	-256 -1 -30 -11 42
keys	34 140 50 -156 -33
kill	-280 4 107 -121 10
kind	6 7 -67 -51 112
know	52 -108 -52 33 127
know ,	262 -18 -46 -22 86
know .	-71 -4 -29 2 31
know what	-53 -3 -2 -21 26
knows	-78 -53 5 -125 173
kotlin	118 -86 -22 21 87
lab	64 -18 -19 102 -65
label	-38 -74 -13 127 -40
labels	76 31 -1 -1 -30
language	20 -9 138 -145 16
laptop	-156 37 29 7 -74
last	-239 -21 51 -18 -12
last year	75 39 -7 -17 -16
late	-241 -67 -85 111 41
later	74 -21 21 23 -24
laugh	-265 0 0 0 0
launch	179 -106 103 59 -56
law	1 310 -106 -112 -92
layout	158 -29 59 -23 -7
learned	-52 14 -5 33 -43
least	39 -3 60 -19 -38
leave	-55 27 10 -33 -4
leave it	-87 0 0 0 0
leave the	95 161 -64 -89 -8
leaves	136 -12 131 -108 -11
ledger	217 194 -142 -18 -34
left	-37 31 -55 91 -67
legacy	140 1 -81 108 -27
legal	100 120 -8 -78 -34
lena	120 -23 -50 51 22
less	187 -117 20 25 72
let	-244 4 61 -97 31
let me	-33 1 -14 4 9
let us	-150 -12 63 -97 46
let's	-89 -50 178 -69 -59
let's see	-114 0 0 0 0
lets	100 -83 -34 68 49
letter	-128 32 4 19 -55
level	12 -19 -44 82 -19
library	34 117 -40 -35 -42
licence	18 -120 -24 170 -26
license	39 -142 106 54 -19
lies	172 -106 -16 155 -33
life	-75 0 1 10 -11
like	-119 -40 -123 14 149
like #	-72 -23 -55 71 8
like a	-234 -92 120 25 -52
like it	-24 -52 -11 -16 80
like my	-151 -3 -2 -2 6
like that	138 -18 -60 43 36
like the	-91 102 -173 -8 79
like this	-139 -15 34 -17 -2
like to	86 -42 64 17 -39
limit	69 101 -98 44 -48
line	-200 71 -57 -43 28
line #	-117 -4 -12 22 -6
lines	216 -37 -80 -166 284
lines of	-71 -29 133 -84 -20
link	-46 -9 160 -128 -23
list	23 19 23 -51 8
listens	83 -38 -55 116 -23
listens on	118 -39 -57 119 -23
little	-71 -12 30 -40 23
live	284 105 39 -72 -71
live in	121 -141 112 30 -1
lives	135 -145 -13 177 -20
lives in	82 38 -23 18 -33
load	-93 -33 -75 148 -39
loading	-252 93 -54 -19 -21
local	5 97 -72 44 -69
lock	-16 59 -7 -24 -27
log	-157 -25 151 -125 -1
login	-6 -12 12 98 -99
logo	-195 4 9 -11 -2
logs	180 25 -69 135 -90
lol	40 -7 0 -1 8
lol $	13 55 -20 -24 -10
long	-42 -130 -22 -94 247
longer	15 -20 97 -46 -32
look	-114 28 -20 22 -31
look at	-89 29 35 -66 2
looked	-46 -34 80 0 -46
looked at	64 25 133 -114 -45
looking	-43 -8 52 -37 -7
looking at	-44 -9 59 -42 -8
looks	-298 -18 -198 99 117
looks like	-167 -12 -75 118 -31
loop	45 78 66 -81 -63
lost	57 -56 0 168 -112
lot	-266 -15 -16 -17 48
love	-63 6 -105 -42 142
love it	159 -16 -13 -15 44
low	137 -21 13 -30 38
lunch	-64 -35 -62 33 64
lunch ,	-12 -1 2 -1 0
lunch .	-153 -11 -7 -17 35
m	22 141 74 -159 -56
machine	-92 -88 45 28 15
made	164 -161 175 99 -113
mail	119 -64 -62 179 -53
mails	-344 -71 -15 -66 152
main	65 350 -127 -149 -74
make	49 -16 87 -96 25
make a	-100 23 5 -25 -4
make it	58 -80 118 -36 -2
make me	86 -69 65 -50 54
make sure	125 213 -116 -63 -34
make the	-131 -28 65 -23 -14
make this	-27 0 0 0 0
makes	-96 -122 58 19 46
makes me	-251 -7 -19 -6 33
malloc	97 165 -66 -52 -46
man	-270 -38 -69 -4 111
manual	15 -18 -11 26 4
many	-158 -31 -19 -87 137
map	49 45 24 -66 -3
march	59 -76 95 22 -41
marketing	-34 -66 44 36 -14
match	-218 111 -22 -81 -8
matter	53 52 11 -62 -2
max	25 42 -112 73 -3
may	-8 319 -185 -71 -63
may be	-3 -67 -51 99 19
may not	-47 44 -15 -25 -4
maybe	-86 -26 -61 98 -11
maybe we	-64 0 0 0 0
mb	7 -37 -105 164 -23
md	28 -13 -39 27 26
me	54 -163 -109 -123 394
me $	-75 -83 30 32 20
me ,	-44 -47 -96 108 35
me .	46 21 -86 -42 107
me :	-5 14 -20 -10 17
me a	-151 -21 -23 -6 50
me and	-10 40 53 -25 -68
me before	116 -14 -24 -56 95
me first	22 199 -27 -42 -129
me in	19 -74 17 -73 130
me that	-17 -1 0 -1 2
me the	-160 -55 -31 -27 113
me think	-50 0 0 0 0
me to	9 -8 -7 -6 20
me what	-108 -11 -5 -7 23
me when	-158 -24 -2 -4 30
mean	-81 -34 34 -43 42
means	163 126 -15 -49 -63
meant	167 -26 46 -115 95
measured	76 22 -126 176 -72
meeting	-258 -88 288 -167 -33
meetings	-204 0 -1 -1 2
memory	-7 -52 -53 123 -18
menu	-134 -82 -4 122 -36
merge	-33 260 -68 -135 -57
merged	56 236 -47 -114 -75
message	-35 126 -22 -77 -27
messages	96 157 -64 -88 -6
might	-295 -145 167 11 -33
migration	202 40 -80 59 -19
migrations	148 299 -128 -133 -38
million	65 -91 88 41 -38
min	-73 21 168 -165 -24
mind	27 45 97 -109 -34
mind ,	31 -14 182 -101 -68
mine	8 -120 -68 33 155
minimum	-69 196 -183 2 -15
minute	-96 -133 -13 169 -23
minutes	-58 13 13 -39 13
minutes ,	-51 -33 86 -34 -20
minutes .	-66 81 100 -152 -29
mirror	37 -32 40 5 -12
missing	25 143 -68 -36 -39
mistake	107 -10 -23 38 -5
mixed	147 -12 60 -45 -4
mobile	99 -17 38 -3 -17
mode	-18 46 67 -84 -29
model	-138 -37 189 -114 -39
module	210 -38 173 -51 -84
modules	79 85 52 -90 -47
moment	-138 -11 32 -11 -11
monday	-139 26 -9 -12 -5
monday .	-26 -9 -50 68 -8
mondays	-85 -87 -23 50 59
money	209 195 51 -233 -14
monorepo	138 -85 198 -85 -29
month	208 -123 40 175 -92
month ,	138 -6 7 19 -19
month .	0 -49 122 -20 -53
monthly	136 -118 225 32 -139
months	115 -123 186 -70 8
more	-78 -124 51 -23 96
more $	-110 67 0 -41 -26
more ,	-32 -20 79 -16 -43
more .	-199 -23 -30 63 -10
more than	139 5 -72 -75 142
morning	22 -45 25 -4 23
morning ,	-1 84 -24 -36 -24
morning .	-201 -87 -3 60 29
mornings	220 -79 -85 -27 191
most	264 -80 -88 91 77
most of	85 -59 -33 62 30
mostly	-29 -38 34 -59 64
move	-133 -128 227 -66 -33
move the	-47 -41 64 -16 -7
move to	129 -59 136 -58 -19
moved	245 -45 -12 80 -22
moves	162 -171 271 -21 -78
moving	-11 -89 215 -55 -71
mqtt	22 -36 230 -130 -64
mr	-77 -81 -49 -47 178
ms	-129 32 70 -88 -14
much	-3 -30 -18 -30 78
must	-82 212 -113 -25 -73
must be	-106 121 -24 -77 -21
must have	-53 -31 -10 47 -6
must never	1 58 -5 -48 -5
must not	89 149 -48 -83 -18
my	-105 -78 5 -75 149
my eyes	62 -20 -28 -7 56
my head	-84 -12 38 -71 46
my laptop	-95 -23 71 7 -55
my last	-243 0 0 0 0
my phone	-70 -11 -23 -7 42
my wife	-34 0 0 0 0
myself	-11 -105 -102 -33 240
nah	-18 -48 62 -10 -4
name	328 56 -11 -187 141
named	-47 -68 -50 130 -12
names	191 120 -96 -126 102
names ,	92 24 -14 -11 1
native	31 -154 59 -20 115
nearly	-55 -26 -51 129 -52
need	-117 96 -23 -111 37
need a	-38 19 28 -35 -12
need the	-70 -19 -18 80 -42
need to	43 12 16 -36 8
needed	-43 -16 51 -28 -7
needs	213 189 -1 -100 -88
needs a	-4 90 -54 -5 -31
needs to	51 76 -26 -52 3
nervous	-148 -11 -7 -6 24
nested	238 -57 26 -104 135
net	141 -14 -26 54 -14
network	99 -130 -30 189 -29
never	-50 100 -133 76 -44
never mind	-42 0 0 0 0
new	-134 183 32 -114 -100
news	9 -39 127 -76 -13
newsletter	-43 129 -12 -33 -84
next	-237 61 52 -121 8
next to	-70 50 -58 -26 34
nice	-46 47 -78 -60 91
nice ,	-80 82 -45 -21 -16
nicer	4 -67 65 -100 102
night	67 -41 -36 107 -30
night ,	71 111 71 -108 -74
night .	-80 -43 -39 109 -28
nightly	124 -12 13 51 -52
nine	162 72 -93 86 -65
no	129 208 -54 -154 0
no ,	-279 -88 40 94 -47
no .	-44 244 -162 -71 -11
no idea	-31 0 0 0 0
no longer	-44 -70 130 -11 -49
no malloc	97 165 -66 -52 -46
no more	-28 -76 114 -10 -28
no wait	-41 23 -19 -1 -3
nobody	-81 67 -16 75 -126
node	12 20 -78 122 -64
node #	-126 0 -16 21 -6
nodes	311 -106 -2 160 -52
none	-80 16 -53 36 0
noon	-34 125 -111 -23 9
nope	80 85 -96 25 -14
nope ,	72 -23 -28 61 -10
normal	35 -24 -47 92 -20
north	71 -52 -21 92 -19
not	50 93 -12 -32 -49
not #	204 -27 98 -66 -5
not ,	-103 23 23 -40 -7
not a	71 -12 -20 -56 88
not allowed	27 174 -53 -111 -10
not even	-20 192 -86 -27 -79
not in	-21 -57 69 86 -98
not now	-72 0 0 0 0
not on	56 -83 156 -66 -7
not sure	52 -8 -4 -5 17
not the	-84 69 -50 -75 56
not to	-38 236 -124 -72 -40
note	-54 -10 -56 34 31
notes	20 -156 -17 -29 202
nothing	-17 128 -34 -80 -14
nothing in	106 125 -34 -90 0
notice	-116 -22 -4 -13 39
now	-131 -120 200 -89 9
now $	7 -27 152 -89 -36
now ,	-198 -13 82 -36 -32
now .	-142 -6 9 6 -9
now on	-67 -18 98 -73 -7
now the	13 23 -12 -45 33
npm	209 0 18 17 -35
number	76 131 -109 48 -70
numbers	245 46 -105 -16 75
october	141 -57 -89 188 -42
of	-92 -101 -8 47 62
of #	-155 -84 -79 186 -24
of a	-16 50 84 -142 8
of course	-162 -13 -59 -78 149
of it	-6 71 -17 -20 -34
of my	-150 117 -32 21 -106
of our	1 19 -58 76 -37
of that	48 -127 160 19 -51
of the	49 81 -87 84 -78
of them	32 58 -4 -19 -36
of this	-162 -8 6 -38 39
of us	-98 -21 -111 148 -15
off	19 114 112 -139 -87
off ,	-100 53 -58 -27 31
off the	-34 128 140 -221 -47
office	96 -88 -14 63 39
office ,	-87 -139 59 74 5
offline	79 38 20 -11 -47
often	42 -109 -75 42 142
oh	1 -4 -90 18 76
oh ,	74 -97 -23 -38 159
ok	-88 123 137 -168 -92
ok ,	-94 119 -35 -34 -50
ok so	-9 -10 -33 73 -29
old	4 2 -1 112 -113
old one	-49 -10 -37 56 -8
older	-12 82 -88 -35 41
on	83 17 -48 78 -47
on #	111 3 48 41 -92
on $	46 111 -46 -17 -47
on ,	-31 -131 251 -104 -16
on .	-65 -108 136 -49 21
on a	-63 166 -109 8 -65
on all	130 166 -119 34 -82
on every	-76 70 -54 -48 32
on it	124 17 62 -25 -54
on monday	-42 -16 31 -6 -9
on mondays	207 -90 -35 97 28
on my	-136 -44 -36 76 3
on our	40 -30 64 -21 -14
on paper	173 -20 -24 7 37
on port	-23 -53 -25 92 -14
on saturday	-352 -9 -5 16 -2
on that	136 45 1 -12 -34
on the	-25 157 -67 -1 -88
on this	129 -138 110 58 -30
on with	-115 -1 -16 -2 18
once	-22 198 -112 -161 76
once more	-64 1 0 0 0
one	-149 -24 37 -24 11
one $	-39 11 59 -53 -17
one ,	123 71 20 -27 -64
one .	118 7 57 16 -80
one and	3 67 -48 22 -42
one file	6 -66 34 25 8
one for	-58 -83 98 -11 -4
one is	27 -30 -75 133 -28
one monorepo	125 -49 153 -81 -22
one more	-56 -50 -34 113 -29
one of	-210 19 99 -146 28
one thing	65 155 -81 -66 -7
one who	148 -23 -34 63 -6
one with	-62 -19 -55 2 72
ones	162 -23 -88 79 32
only	12 123 -63 -16 -44
only ,	74 152 106 -108 -150
only .	-228 55 15 -97 27
only for	35 75 44 -64 -55
only the	70 26 54 -70 -11
open	-92 -68 27 65 -24
open the	-198 7 -73 74 -8
opens	244 -35 -38 116 -42
option	-52 -61 102 -52 10
options	103 102 -120 -19 37
or	-451 143 19 -143 -19
or a	-116 21 43 -60 -4
or the	67 75 -47 -58 31
order	-104 -34 66 -1 -31
orders	118 -53 12 132 -91
other	-189 -37 -77 189 -75
others	99 -17 137 49 -170
otherwise	99 351 -154 -166 -31
otherwise .	62 138 -57 -94 13
our	208 35 -146 80 31
our own	-46 -110 244 -106 -28
ours	-170 -82 115 14 -48
out	153 -33 176 -52 -91
out $	-15 -39 48 21 -29
out ,	-128 -19 231 -173 -39
out .	51 183 -139 -30 -14
out in	106 50 -80 66 -36
out of	105 189 -53 -86 -50
out the	-5 -41 8 31 2
output	-87 54 -73 -69 88
outside	-82 4 -53 88 -39
over	126 -61 54 -115 122
over #	40 247 -148 -46 -53
over .	9 -71 -41 64 47
over the	89 -35 93 37 -96
own	-54 17 93 -14 -97
owns	122 -190 -85 247 29
owns the	99 -199 -46 337 -92
p	107 54 -36 -18 0
package	107 64 11 -63 -12
page	-137 8 -38 -93 123
page $	116 10 -1 -6 -3
page ,	-177 32 -7 -19 -5
page .	164 67 71 -28 -109
pages	153 124 72 -119 -77
paid	-4 -53 133 -25 -55
paper	14 -39 185 -118 -28
paragraph	17 -34 -126 -46 206
parquet	86 -65 237 -95 -77
part	28 -118 132 9 -23
party	94 147 -116 -3 -27
pass	-158 -22 151 -88 -41
password	31 79 -34 -28 -16
passwords	157 -31 130 -151 52
past	44 -98 21 102 -25
paste	-57 -33 -46 -118 197
patch	-228 95 -99 4 0
path	-112 -12 18 17 -23
patient	-60 216 -78 -94 -44
pay	109 -94 -69 188 -25
payment	250 17 -33 21 -4
pdf	48 -74 166 -120 28
people	73 60 230 -59 -230
per	213 -19 23 116 -120
percent	119 54 -38 23 -38
perhaps	-40 -39 59 14 -34
person	236 -76 -38 -49 163
phone	-166 41 28 -12 -56
phone $	31 -18 9 -7 16
phone ,	30 101 44 -27 -118
php	-66 4 9 -9 -4
physics	74 4 70 -39 -35
pick	-17 -60 7 44 9
picture	-94 115 -109 3 -8
pictures	-3 8 -20 -10 22
pilot	86 -77 86 0 -10
pin	-11 27 64 -67 -24
ping	-217 -23 -32 57 -3
pipeline	8 99 -9 -55 -35
place	153 23 50 -78 6
plain	145 -130 228 -120 21
plan	107 23 -101 13 65
please	-12 38 -34 -111 106
please $	-75 -16 7 -7 15
please ,	10 46 -4 -40 -2
please .	-160 -38 -16 -24 78
please :	-12 0 0 0 0
please don't	-23 127 -28 -25 -74
please write	31 32 -39 -10 16
plot	20 50 -59 28 -19
plots	90 -22 -12 -5 39
pls	129 62 -1 -112 51
pls $	-59 -10 26 -8 -8
pls ,	173 -28 13 -91 107
plugin	74 34 52 -28 -58
plus	139 -52 246 -168 -26
point	20 -25 -39 38 27
points	2 -59 160 -135 33
points ,	17 -52 143 -69 -22
polish	17 48 -23 -21 -4
port	-3 -22 -88 119 -8
port #	-45 -60 -163 209 14
possible	89 -53 -9 -72 134
post	-184 -138 74 76 -11
postgres	133 27 143 -93 -77
power	-69 -41 41 -20 20
pr	26 -1 24 -115 92
prefer	151 -64 -80 -74 218
pretty	123 47 -55 -37 45
price	65 124 88 -182 -30
prices	386 -18 32 82 -95
primary	113 -54 59 19 -24
print	-139 135 -164 34 -5
printed	41 74 -20 -52 -2
printer	49 -23 -47 93 -23
probably	-80 -23 -12 39 -4
process	-74 -25 54 13 -42
prod	54 40 -77 63 -26
product	55 26 31 9 -66
production	89 28 -65 135 -98
programmer	62 -12 -8 -9 28
project	158 -10 -59 125 -56
prose	238 -16 -33 -9 58
prototype	84 -62 144 -84 2
proxy	183 -95 17 184 -107
public	238 322 -99 -171 -53
publish	-3 237 -107 -25 -104
pull	-45 159 -2 -61 -96
push	-60 31 -43 68 -57
put	-191 47 -62 -83 99
put it	-100 73 -114 -4 45
put the	-188 -69 45 14 10
python	157 -15 166 -184 33
python #	-19 151 3 -130 -24
qr	-220 -26 154 -108 -20
quarter	66 -9 -21 61 -31
query	-144 -51 -52 87 16
question	6 -84 73 -54 65
questions	95 -45 -78 -128 252
queue	-23 -9 79 -20 -50
quick	-96 2 -32 -6 35
r	-11 120 -19 -125 24
raining	-135 0 0 0 0
ram	92 -82 -33 134 -20
random	-133 16 18 14 -48
rate	61 60 -17 24 -67
rate limit	56 -57 11 56 -10
rather	157 -99 57 -118 160
rather have	129 -39 -25 -39 103
rather than	56 -96 156 -73 13
rather you	44 -15 -14 -11 39
raw	110 144 13 -136 -21
read	-55 28 -145 -47 164
read it	-23 -18 4 -52 65
read only	112 53 -53 -21 21
read the	-97 -97 -12 -27 136
reading	-147 44 -100 -62 118
readme	7 96 -78 7 -25
reads	2 -16 -153 -27 196
ready	-43 109 -67 -10 -32
real	140 -78 -61 107 31
really	-72 -14 -98 -23 135
reason	89 82 -27 -51 -4
red	21 -46 -79 82 43
region	-17 220 -88 -91 -41
register	79 74 -180 131 -24
release	190 35 34 20 -90
release .	111 -10 172 -124 -39
releases	175 237 -109 -93 -35
remove	-139 -27 61 -33 -2
rename	-61 -135 56 11 69
rename the	-91 -63 101 -6 -32
repo	47 -14 116 -23 -79
repo ,	28 45 8 -23 -30
report	6 73 -51 11 -33
reports	212 -76 -92 113 55
repository	42 22 26 -85 36
request	106 111 -159 142 -94
requests	121 32 -73 70 -29
rest	-61 -91 35 48 8
restart	-196 19 20 -19 -21
retired	47 -80 -61 48 92
retry	77 -57 75 50 -68
return	-180 -19 53 -73 39
returns	261 -135 -18 183 -29
rev	98 -137 86 93 -43
review	120 -2 -93 87 8
reviewers	-56 78 -78 -83 82
rewrite	-12 5 -22 21 -4
right	-39 -82 205 -53 -70
right ,	-76 -94 16 111 -33
robot	-162 -19 -87 138 -32
room	-174 -10 -1 30 -18
root	63 -18 -85 4 99
round	-19 40 61 -92 -9
row	-163 5 56 -32 -29
rows	117 -51 7 106 -63
rule	-186 301 -99 -130 -71
run	91 65 -88 29 -6
run ,	-55 25 -15 -7 -3
run it	-62 -20 59 -39 1
run on	57 59 18 4 -81
run the	-14 -10 -18 44 -16
running	36 16 -138 285 -163
runs	122 6 -140 53 81
runs on	68 -38 -32 85 -15
rust	-38 -20 -5 24 1
s	-59 84 53 -103 -34
said	-44 79 53 -92 -39
same	-87 9 -150 142 -1
sample	-32 -59 123 -74 10
saturday	-315 1 -35 85 -50
save	-47 7 48 -37 -18
saves	185 -68 88 -109 90
saw	-194 -34 43 4 -12
say	-85 30 -114 -70 153
says	-46 -19 26 -31 24
says the	-74 -7 -9 30 -14
scale	114 51 -62 -48 59
scheduler	104 75 -43 3 -36
schema	49 -71 121 1 -51
school	-140 117 -81 -84 48
scrap	-44 -54 97 -26 -16
scratch	83 111 -161 63 -14
screen	-73 198 23 -117 -103
screenshot	67 -61 73 -55 43
screenshots	55 110 37 -170 22
script	152 158 -127 -14 -17
scripts	222 89 -52 -139 103
scroll	-43 -14 -96 80 30
search	47 -38 156 -40 -78
sec	-110 0 0 0 0
sec ,	-36 0 0 0 0
second	56 97 3 -58 -42
second ,	-15 143 -78 -42 -23
second one	-44 11 155 -116 -50
seconds	121 50 55 -88 -17
section	-62 50 -37 -11 -2
security	118 166 -166 -34 34
see	-146 26 -134 -27 135
see if	-98 -11 -5 21 -4
see it	-22 -52 -27 35 44
see the	150 38 -114 -44 121
see what	-62 0 0 0 0
see you	-38 0 0 0 0
seed	123 90 -39 -13 -38
seems	-84 -54 -33 110 -22
seen	-269 -92 12 96 -16
self	127 37 61 -62 -37
sell	137 -13 -104 178 -61
send	88 -77 47 42 -13
send me	74 65 -83 -41 60
sends	116 -73 -43 140 -23
sense	-55 -29 -30 47 12
sensor	158 -47 59 31 -43
sensors	226 -65 5 98 -37
sent	8 -4 -11 8 7
sentence	58 35 -51 -24 40
separate	-32 51 -57 -38 45
september	-11 28 -36 26 -18
serial	44 -44 24 94 -74
server	169 -39 -2 95 -54
server is	-14 -44 -28 90 -18
servers	-12 26 -56 -10 40
service	8 62 50 -22 -90
services	96 -72 171 -42 -57
session	-22 -104 -122 276 -50
set	36 -25 -41 74 -9
set the	-40 -3 -5 -2 9
settled	209 -86 319 -156 -76
seven	14 -15 53 2 -40
shall	-155 12 124 -77 -59
shall be	-36 -28 138 -59 -51
shared	77 113 -140 82 -55
she	72 -115 18 -73 170
she's	193 -158 -101 80 178
sheet	93 -13 73 -85 24
ship	111 171 -38 -42 -90
shop	64 -37 137 5 -104
short	144 -77 -31 -35 143
short answers	71 -18 -20 -7 45
should	-182 -112 76 -31 67
should be	41 11 66 -94 17
should have	-22 -21 47 -21 -4
show	-64 143 -71 -74 2
show me	-61 -37 -14 -6 57
showed	13 -8 32 -15 -10
shows	106 85 -75 22 -31
side	77 -27 35 -112 104
sign	172 -11 11 47 -47
signal	6 112 -109 19 -21
signed	247 25 135 -101 -60
signing	53 -45 -25 103 -32
signs	164 -93 -54 102 45
silly	-11 44 -2 -44 2
simple	62 -82 -103 72 112
since	-76 -43 -23 128 -61
since the	43 22 -81 46 13
single	102 -114 194 -7 -73
sit	135 -71 -84 -10 164
site	153 166 -59 -13 -94
sits	214 -68 -76 283 -139
sits in	-11 -15 -45 100 -40
six	230 -104 -74 198 -20
size	99 212 -109 -85 -18
skip	83 -67 35 48 -16
sleep	-163 -7 8 14 -15
slept	-232 -10 76 -44 -22
slide	-264 0 0 0 0
slow	40 -66 104 -2 -35
small	17 -49 -120 -68 236
small commits	86 -37 -10 -8 55
so	34 -49 9 11 28
so ,	-64 -76 131 -33 -22
so i	-183 9 -26 -42 59
so it	-135 -29 -32 87 -26
so no	95 179 35 -181 -33
so please	44 4 -30 39 -13
so that	-51 -118 186 -66 -2
so the	31 -18 72 43 -97
so tired	-20 0 0 0 0
so we	51 -68 176 -45 -64
so whatever	111 14 -44 20 10
so you	35 -64 -29 99 -6
software	-5 137 -81 -35 -20
sold	129 60 -206 176 -30
some	-255 -51 15 55 -19
somebody	-444 -53 113 -40 -20
someone	-114 -109 -68 96 81
something	-123 -90 127 -115 79
sorry	72 -35 15 21 -1
sorry ,	97 -17 -49 9 57
sort	-149 -11 60 -39 -9
sound	41 -91 -28 -127 247
sounds	78 -50 184 -141 7
source	110 196 -45 -87 -64
spaces	293 152 -169 -25 43
speak	-49 -111 -27 -46 184
spec	72 63 -144 -95 176
spelling	147 -40 -33 -40 114
split	171 69 -65 -98 94
spring	142 -116 58 137 -78
sqlite	110 -91 386 -147 -148
src	-46 151 -66 -71 -14
stack	34 134 -15 -86 -32
stage	7 120 -3 -80 -38
staging	314 -54 -113 191 -24
staging is	113 -28 -12 52 -12
stand	156 -87 -139 16 211
start	-9 9 -16 34 -28
start with	111 50 99 -96 -54
started	-289 -90 -59 161 -12
starts	179 114 -56 2 -59
state	74 46 -47 -81 81
static	112 37 81 -87 -31
statistics	317 -160 -11 80 91
status	-48 -59 38 42 -21
stay	279 327 118 -320 -125
stays	180 280 148 -302 -126
step	-70 30 -144 -48 162
step ,	40 51 -98 -31 78
steps	42 53 -63 -79 89
still	-116 -4 17 40 -53
stock	177 -75 -29 9 95
stop	-127 64 37 -83 -17
stop ,	-17 45 -12 -8 -25
store	70 132 0 -50 -83
stored	67 -28 128 -62 -38
story	132 -49 -107 223 -67
straight	194 32 2 -57 23
street	-220 4 -1 -1 -2
strict	-46 120 -75 -31 -14
stuck	124 96 -50 -30 -16
stuck on	92 61 -43 -3 -15
student	16 -42 -86 222 -94
stuff	105 13 -22 -122 131
stupid	-51 66 -39 -21 -7
style	87 -24 -101 -52 178
such	-51 -53 -87 -43 183
summary	35 -99 -8 -30 137
summer	-54 -57 88 8 -39
summer ,	-16 -34 96 -43 -19
sunday	-218 -93 -55 198 -50
support	151 -276 292 -33 18
suppose	-27 16 -42 76 -50
sure	-24 224 -146 -31 -47
sure ,	-110 -30 -18 62 -14
switch	-189 65 -66 18 -16
switched	-83 -71 169 -75 -23
switched off	-163 -46 165 -105 -14
sync	16 -20 177 -116 -42
system	84 0 12 56 -68
table	-53 95 4 -33 -66
table ,	1 89 -1 -17 -70
table .	89 -79 207 -67 -61
tables	98 -17 13 -131 135
tablets	167 -38 -41 105 -27
tabs	23 17 -3 -70 56
take	-56 -64 23 -43 85
take a	-177 59 -9 -35 -15
take it	-8 -28 70 -21 -22
take the	-29 -18 50 -29 -3
takes	229 -56 -175 200 31
takes #	-49 -52 -19 85 -14
talk	-116 -69 13 -82 138
talk to	-92 -18 -14 -53 86
talked	61 -46 106 -37 -22
task	-80 149 -32 -67 -49
tax	186 105 -137 52 -20
tea	-44 -2 -24 30 -4
team	13 -4 -43 75 -28
technical	17 -9 -11 -27 48
tell	-162 -27 88 -70 9
tell me	-39 21 -34 -39 53
telling	-7 -10 -43 -54 107
ten	7 -57 -46 133 -30
ten minutes	-42 -67 -94 41 120
terminal	-143 -44 -51 -74 169
test	37 78 -142 47 16
test on	121 125 -55 -76 7
tests	3 55 -48 -94 87
text	-16 176 -51 -158 33
texts	73 -24 -72 -15 111
th	55 -153 -56 115 93
than	252 58 -74 -278 294
than #	117 111 95 -129 -77
than a	193 -59 81 -87 65
thank	-90 13 45 -14 -45
thank you	-51 15 46 -14 -48
thanks	-110 -56 26 -54 85
that	-129 125 -78 47 -94
that $	40 74 69 -105 -39
that ,	27 -15 -38 83 -30
that .	-45 102 5 -54 -53
that a	-215 75 -43 -12 -20
that explains	175 -24 -54 56 22
that file	-127 0 0 0 0
that i	-30 -17 28 17 -29
that in	163 143 -78 -39 -26
that is	-12 147 -48 -120 20
that one	-33 -15 -51 120 -54
that the	164 -24 128 -31 -73
that was	-80 -20 47 -47 20
that way	223 8 -103 36 58
that we	-161 -24 10 42 -28
that you	-89 -2 -71 26 47
that's	154 23 -172 193 -43
that's how	147 -89 -16 100 4
that's it	-84 27 -10 7 -24
that's the	122 5 -52 13 34
that's why	-75 -32 -2 37 -3
thats	222 85 -95 71 -62
thats why	41 -53 -22 114 -38
the	20 -39 86 62 -110
the #	71 -170 -57 159 68
the app	83 147 -81 -117 51
the bank	145 43 -94 67 -16
the blue	-103 -11 39 -29 1
the board	25 -101 68 -72 105
the boss	-75 5 -3 -44 42
the box	91 -56 -8 91 -28
the build	55 54 -48 39 -45
the button	-129 26 -4 -6 -16
the cable	88 -32 -38 80 -10
the camera	-7 -18 -20 53 -16
the chart	-41 -51 26 34 -10
the client	-16 19 122 -115 -26
the clock	23 -18 -35 15 37
the cluster	98 65 5 -33 -36
the code	81 53 -97 85 -41
the column	0 145 5 -131 -20
the contract	77 -61 -27 121 -34
the customer	-61 78 -38 -7 -33
the data	-8 -57 5 63 -11
the database	15 34 17 -45 -6
the day	-171 -84 7 -37 114
the demo	0 29 -15 -2 -13
the dev	49 -7 -9 20 -4
the diff	31 -17 -55 -64 136
the docs	-53 98 -33 -5 -61
the domain	112 -85 125 -2 -37
the door	-96 8 -3 -1 -3
the end	32 -92 135 -84 41
the evening	61 -75 -65 126 14
the export	98 -83 61 54 -32
the field	91 -10 64 -22 -32
the file	113 -35 24 29 -18
the files	-66 27 -18 6 -15
the firmware	77 80 -15 -59 -6
the first	-173 -135 70 60 5
the folder	-7 -47 48 68 -69
the following	-71 0 -17 23 -6
the german	-149 -44 89 -132 86
the header	-64 -56 107 -23 -28
the job	-15 -11 18 1 -8
the lab	69 22 19 -3 -38
the last	-182 14 39 -162 109
the left	-58 -6 -3 10 -1
the line	-99 31 77 -88 -19
the list	-82 -13 88 -5 -70
the log	-298 -17 -69 78 8
the login	141 82 -49 53 -85
the logo	-149 10 -4 -5 -1
the logs	86 76 -147 99 -28
the map	44 -79 135 -16 -40
the month	43 31 -24 57 -64
the morning	-26 -41 -6 29 18
the name	-120 -26 94 -66 -1
the network	-3 35 -37 -46 48
the new	104 -97 289 -123 -68
the next	-184 -62 100 -36 -3
the nightly	93 23 -76 86 -33
the number	-97 39 -12 -19 -8
the numbers	161 -101 22 38 42
the office	37 -62 55 -27 34
the old	163 -92 130 61 -98
the one	-153 -70 103 -161 128
the only	102 7 -4 85 -88
the other	-121 45 -48 0 3
the output	-291 0 -4 5 0
the page	-251 -16 12 16 -12
the paper	85 -30 66 -28 -7
the payment	200 -14 32 -42 24
the phone	-238 1 21 -27 4
the pipeline	-46 83 22 -73 -31
the price	49 61 -3 -75 17
the product	30 3 65 14 -82
the project	22 145 -102 -36 -7
the public	112 160 17 -159 -18
the raw	55 72 -64 9 -17
the readme	47 166 -36 -100 -30
the real	122 4 39 -135 92
the release	166 111 -152 61 -20
the report	5 96 -91 47 -51
the rest	-7 -42 -77 96 24
the right	26 -8 -19 -7 33
the same	-127 -53 -92 122 24
the school	30 168 -61 -65 -42
the screen	-161 -13 -14 32 -5
the second	-145 -29 103 -54 -19
the server	22 -82 117 -31 -4
the shop	164 -1 3 34 -37
the small	-101 6 5 3 -15
the summer	-20 -36 49 -3 -9
the table	154 57 54 -77 -34
the team	178 -37 70 -74 41
the test	-74 -36 -89 146 -22
the tests	-123 -19 -69 75 13
the text	54 -15 56 -66 26
the thing	-96 -49 82 -36 3
the third	-122 -21 5 26 -10
the ticket	6 144 -153 -17 26
the time	-93 -47 45 -15 17
the top	-51 -26 3 -24 47
the train	-239 -15 -6 -28 49
the tram	12 -4 -8 -6 18
the two	-131 -63 46 49 -33
the typo	-163 -16 42 -10 -16
the vendor	5 -103 158 5 -60
the warehouse	107 45 -183 117 21
the way	12 -28 -22 14 36
the web	10 5 -1 6 -11
the weekend	80 6 -74 98 -31
the whole	-75 -82 80 20 -18
the window	-207 0 0 0 0
the wrong	-7 -20 -16 31 4
their	-73 210 -146 50 -113
their own	-12 142 -43 -39 -60
them	-25 -42 -19 -18 79
them $	177 1 88 -117 28
them ,	-97 -14 -44 60 -3
them .	-140 107 -57 -89 39
then	-57 -97 126 -19 -10
then $	54 -148 75 104 -31
then ,	48 -20 172 -71 -80
then .	351 -73 167 -37 -57
then i	36 -80 -2 54 28
then the	125 -71 -78 69 80
there	-117 -30 -107 211 -74
there $	108 111 -34 -62 -15
there ,	35 -23 -50 76 -2
there .	-327 17 7 -67 44
there are	67 -75 110 4 -38
there is	35 -1 -40 49 -8
there's	124 -56 -68 154 -31
there's a	35 -15 48 1 -34
these	45 -27 -5 -62 94
these days	76 -25 43 -42 24
thesis	8 -6 12 23 -29
they	36 -52 -31 66 17
they are	-4 56 -66 -52 62
they're	163 -33 -52 155 -70
thing	-5 40 -30 -54 44
thing $	61 -12 -73 -47 131
thing ,	105 -8 -31 31 8
thing .	-59 -69 -66 31 103
things	283 150 -87 -142 80
think	-79 -58 4 13 41
think about	-24 -8 14 -6 0
think in	213 -26 -10 -7 43
thinking	-14 9 34 -15 -28
third	110 17 87 -14 -90
this	-407 110 -9 -110 9
this $	13 154 -86 -44 -24
this ,	43 81 -81 -36 36
this .	-29 -33 -15 46 2
this error	-15 0 0 0 0
this for	-62 -2 25 -17 -6
this is	-73 12 -31 17 2
this morning	298 -28 74 -3 -43
this one	-143 -4 -95 -16 115
those	239 39 3 -102 60
those are	195 -27 76 -21 -28
though	-9 16 -30 -74 88
though ,	3 95 -12 -81 -3
thought	-74 -28 166 -113 -25
three	20 -155 1 188 -34
three times	7 -2 -10 18 -6
through	-4 -14 11 17 -14
through the	-43 -15 39 -1 -24
throw	-77 -27 43 -14 -2
thursday	241 -125 -161 253 33
tick	22 48 99 -123 -24
ticket	65 170 5 -153 -23
tickets	124 -92 -19 57 54
till	-134 -126 -26 231 -79
time	-69 42 32 -69 -6
time $	-81 43 68 -110 -2
time ,	26 3 -94 96 -5
time .	-31 70 -69 -14 13
timeout	137 3 -3 12 -12
times	152 -35 154 -90 -29
tiny	57 -45 -21 -92 158
tired	-34 -3 -4 -1 8
title	-74 -31 55 -24 0
to	-5 83 58 -144 3
to #	34 -75 15 32 28
to a	49 -56 57 -9 8
to ask	68 -88 -80 -8 176
to be	18 21 12 -15 -18
to do	-8 126 -96 47 -77
to go	-136 -2 -12 -12 26
to have	-26 -23 10 62 -49
to her	76 101 -92 -206 197
to it	8 -27 37 -64 55
to keep	-60 -2 20 -36 17
to look	-75 3 46 -31 -18
to main	79 63 10 -47 -26
to me	249 -107 -77 -27 211
to my	-1 -23 13 -4 14
to read	-200 9 -89 62 18
to review	7 -34 -12 45 1
to run	49 125 25 -118 -32
to say	-114 -8 -64 81 -9
to see	73 -144 33 -13 124
to stay	43 51 36 -48 -39
to take	12 -10 61 -41 -10
to the	-15 80 -96 61 -46
to use	-55 94 -21 -19 -54
to what	16 0 0 0 0
to work	15 21 -63 -27 70
to you	-39 -4 -6 -12 22
today	-263 -55 -47 58 44
today $	41 -5 27 -19 -2
today ,	-206 -1 -10 11 -1
today .	-41 12 -9 -30 27
together	-72 -53 5 59 -11
told	-89 -40 49 -5 -4
told me	-135 -24 -10 48 -13
told you	67 0 0 0 0
tomorrow	-29 -4 9 -28 23
tonight	-144 -9 17 -3 -5
too	76 87 46 -177 45
too $	85 282 -137 -97 -49
too ,	-83 8 20 -23 -5
too .	95 55 -152 -28 125
too many	136 -99 75 -99 123
too much	70 -13 81 -60 -8
took	-57 -111 18 237 -144
tool	102 39 1 45 -85
tools	-6 128 -125 -40 37
top	52 -58 -2 4 56
touch	60 171 -15 -119 -37
touch the	-38 109 -21 -106 18
track	-15 -17 19 -11 9
tracking	63 222 -38 -70 -114
train	-263 -98 -34 107 25
tram	12 -4 -8 -6 18
translate	-105 -22 -10 -2 35
translate this	-164 0 0 0 0
tree	-96 108 -49 -23 -35
trust	-102 -9 -9 -16 35
try	-239 -7 -4 12 -1
try it	-119 0 0 0 0
trying	33 42 -53 55 -44
tuesday	125 38 -24 -67 53
turn	33 55 -72 45 -28
turns	-45 -38 -27 76 -10
turns out	-33 -39 -28 77 -10
twenty	39 119 -3 -182 67
twice	64 24 -72 111 -63
twice .	176 5 0 2 -6
two	188 1 -29 150 -122
two weeks	32 25 73 12 -110
type	40 -29 -20 18 31
typing	-117 3 -1 2 -5
typo	-138 -15 5 25 -15
u	160 91 -106 25 -11
ugh	-38 -8 -14 -2 24
ugly	0 57 -10 -81 34
ui	73 19 104 -87 -37
under	92 195 -226 58 -27
under #	174 248 -132 -232 116
under the	8 -38 -13 62 -11
understand	-91 2 5 -3 -4
undo	-111 -3 5 -1 -1
undo that	95 0 0 0 0
undo the	-138 0 0 0 0
unit	-53 43 -10 -41 7
units	68 280 -138 -84 -58
unless	52 7 143 -107 -43
until	-227 176 -50 -115 -11
until the	-114 167 -15 -180 27
up	72 -69 78 74 -82
up $	-37 0 0 0 0
up ,	-81 114 -120 -12 18
up .	-90 32 -64 -6 38
up in	11 -22 -11 -13 46
up on	93 -19 58 2 -41
up the	52 132 104 -169 -68
up to	26 -32 19 29 -16
up with	-66 -20 88 -58 -9
update	240 98 77 -83 -92
upload	-128 -17 70 -38 -15
us	-53 -30 -35 130 -65
us $	61 -1 -47 62 -14
us ,	-66 67 -101 38 -4
use	6 152 -42 -37 -73
use the	-64 53 -71 83 -65
used	151 -170 -30 1 199
used to	-235 -22 -19 -39 80
user	227 -132 57 135 -60
users	78 -39 -97 241 -105
uses	-219 -37 94 -19 -38
using	-104 100 -114 29 -15
utc	161 256 -98 -120 -39
v	5 -23 63 9 -49
v #	-21 -41 136 -83 -13
values	140 -73 62 8 3
variable	-144 49 -39 -24 14
vat	17 -15 -5 27 -7
vault	83 289 -159 -48 -82
vendor	46 53 7 29 -88
version	258 -116 130 23 -36
versions	32 163 -27 -70 -67
very	-107 209 -132 19 -96
vim	128 -77 -70 -81 228
vpn	18 -110 -70 201 -22
vs	101 -95 40 -103 158
w	249 62 32 -60 -34
wait	-105 31 2 -54 21
wait ,	-120 22 -20 -3 1
wait a	-62 0 0 0 0
wait for	67 86 -11 -91 16
waiting	-153 -20 56 -26 -10
wall	-43 65 -10 -40 -15
want	47 25 39 -139 75
want the	58 -123 34 48 41
want to	-68 -125 131 -79 73
wanted	-202 9 41 -17 -33
wants	-51 137 -121 -17 0
warehouse	120 -17 102 -86 0
warning	100 -28 -26 50 3
was	-118 -126 4 154 -31
was .	-35 0 0 0 0
was a	-166 -33 70 -48 12
was in	25 -18 23 18 -23
was the	142 -41 -1 51 -9
was wrong	182 -5 -4 11 -2
watch	-57 -5 61 -7 -49
way	34 11 -94 -43 126
way ,	44 -10 6 -102 106
way .	-99 -34 -22 158 -103
way round	35 -20 -4 -17 41
we	26 33 184 -80 -137
we are	-99 -28 -36 26 39
we can	-61 -53 -23 63 13
we could	-122 -6 11 -4 -1
we do	95 154 119 -203 -70
we don't	50 184 -126 39 -96
we drop	87 -89 186 -89 -8
we go	-7 -25 58 -16 -18
we got	42 31 -97 101 -35
we had	-220 76 -119 67 -24
we have	180 -18 -61 141 -62
we never	-366 69 -39 -25 -5
we only	-106 -109 -13 161 -39
we ship	98 108 -6 -63 -38
we should	-189 -1 3 -1 0
we take	89 -26 173 -115 -32
we use	-107 42 185 -218 -9
we will	-74 41 -78 67 -30
we'll	-21 -2 170 -121 -47
we're	72 -65 146 -17 -64
we're going	-66 -21 43 -14 -8
we're moving	69 -13 40 -19 -8
we've	70 -3 34 -13 -18
weather	-23 -4 39 10 -44
web	-11 -21 28 -3 -4
website	88 -16 -49 40 25
wednesday	91 -92 -30 138 -16
week	198 -24 -10 41 -7
weekend	247 -8 15 60 -67
weekly	59 -122 172 -66 16
weeks	98 40 11 56 -107
weird	-67 -89 -73 154 8
well	-178 13 23 7 -44
well ,	-189 16 -1 -1 -14
well .	105 168 -58 -105 -5
went	-227 -100 30 154 -84
were	-60 -171 -123 311 -17
what	-166 -118 32 -87 173
what a	-264 -10 -9 -14 33
what i	193 -25 -94 -33 152
what is	-161 -9 -6 4 10
what it	122 -10 -19 -5 34
what the	-19 1 -64 45 19
what we	135 53 14 -5 -62
what you	115 -23 57 15 -48
what's	-27 -6 -56 75 -12
whatever	18 349 -110 -192 -46
whatever we	7 109 -36 -50 -22
whatever you	59 118 -9 -90 -18
when	129 -99 -63 -37 199
when i	-19 -41 -75 27 90
when it	10 -13 0 -27 40
when it's	-50 -40 -24 -11 75
when the	-140 -107 16 105 -14
when you	194 -28 -86 69 45
whenever	163 -81 70 26 -15
where	-119 -192 100 114 -23
where the	-4 -21 -15 64 -28
whether	-316 -18 -3 21 -1
which	-44 -45 -22 143 -76
which explains	76 -42 -18 69 -9
which is	58 -56 -82 154 -15
while	-58 97 -53 -62 18
while i	-66 6 -40 -22 56
white	81 6 -144 -67 205
who	-14 -60 -131 28 163
whole	-114 -49 18 -28 59
why	-82 -157 -77 256 -22
why the	4 7 -44 56 -19
wife	-34 0 0 0 0
wifi	-61 12 -75 82 -20
will	68 -30 339 -195 -113
will be	108 -110 267 -72 -85
window	-215 -25 -3 33 -4
window $	-61 -8 -2 7 2
windows	83 -118 130 119 -130
wiped	51 -81 -37 142 -24
with	139 -45 70 -61 36
with #	-11 -40 137 -42 -56
with a	100 -51 23 -55 82
with it	22 -36 -14 13 37
with me	103 -67 -61 -54 182
with my	74 -18 11 -83 90
with one	-47 -11 -120 133 -3
with that	38 59 0 33 -92
with the	-45 44 11 -85 30
with this	7 -1 22 -11 -9
within	-105 6 -75 92 -23
without	45 112 -138 16 10
without a	-19 98 -72 33 -59
without the	147 -161 62 58 41
won't	50 24 99 -117 -7
wonder	29 -34 -7 47 -6
wont	47 124 -35 -65 -25
word	107 -39 -54 -25 117
words	5 15 -92 -121 198
work	224 71 -171 -60 160
work .	-191 18 -3 -11 -3
work on	-38 129 -59 -87 17
worked	-34 -59 -51 79 32
working	185 121 -148 80 -53
works	113 -84 -72 113 42
world	-46 -27 -31 94 -35
worth	-77 -16 11 -9 15
would	-137 -75 130 5 -60
would be	177 -64 -30 -16 110
would have	-49 -48 2 57 -11
would like	-157 61 12 0 -73
would you	-56 -14 -7 49 -28
wow	-92 -13 -6 -13 32
wrap	27 127 -32 -19 -76
write	144 104 -53 -135 83
write a	-93 45 -82 72 -35
write me	-127 -38 -37 95 -20
write the	57 59 0 -37 -22
writes	-17 170 -83 -112 25
writing	15 107 -176 -41 110
written	180 -11 42 -13 -18
wrong	6 -45 -36 72 9
wrong $	-41 0 0 0 0
wrong ,	97 -28 -12 42 -3
wrong window	-37 0 0 0 0
wrote	24 -116 -16 14 119
x	-31 -86 81 60 -55
yaml	183 -42 -15 -35 92
yeah	-7 -43 -40 176 -93
year	-30 -114 100 133 -119
year $	98 -50 57 4 -11
year ,	-16 -8 16 48 -55
year .	228 -163 100 77 -14
years	-16 -55 -6 -15 76
yes	-129 -43 -139 20 162
yes ,	-172 27 -59 -181 213
yesterday	-121 -71 190 -94 -24
yesterday ,	89 -8 23 -3 -12
yet	-152 0 0 0 0
you	33 36 -165 50 80
you $	170 -7 -11 -3 21
you ,	-144 33 -48 -21 36
you .	-79 5 -11 21 -14
you add	70 195 -22 -31 -142
you are	-212 16 -13 -16 13
you ask	59 -16 -7 -13 37
you can	-115 -76 24 -46 98
you can't	38 -12 108 -70 -26
you do	31 141 -24 -18 -99
you explain	64 -38 -4 -17 59
you have	-61 -63 -35 53 45
you know	91 5 -50 -23 68
you make	-37 -77 48 -25 54
you may	-116 -18 2 -28 44
you must	-93 26 -9 72 -89
you need	21 -45 -13 62 -4
you put	-7 20 -7 7 -20
you see	171 -21 -61 4 79
you should	-32 -93 -91 88 96
you show	40 -9 -3 -4 16
you to	17 216 -138 -54 -23
you tomorrow	-25 0 0 0 0
you write	29 56 -55 -39 39
you'll	122 -97 -95 10 183
you're	-9 31 -74 -12 55
you've	150 -18 145 -50 -76
your	42 -39 -128 122 45
z	20 -25 -23 51 -3
zero	132 58 -120 -93 154
zone	125 -24 25 27 -28
~!	-74
~#	-3
~,	-9
~.	-28
~:	-179
~;	-117
~?	-146
~a	-175
~able	143
~about	67
~above	-138
~accordingly	74
~account	35
~actually	-114
~adapt	54
~add	29
~after	42
~again	-151
~ah	131
~all	-45
~already	107
~also	-3
~am	118
~an	-28
~and	71
~another	-75
~any	76
~anything	88
~anyway	-80
~api	-1
~app	-104
~are	213
~around	37
~as	-74
~ask	7
~asked	84
~at	-7
~b	30
~back	-142
~bad	-42
~bank	-23
~be	36
~because	199
~been	100
~before	35
~believe	13
~better	-97
~between	30
~big	-79
~bigger	-118
~bit	41
~boss	45
~both	74
~box	7
~branch	12
~budget	70
~bug	-5
~build	15
~but	245
~button	169
~by	-11
~c	29
~cache	-67
~call	-21
~called	105
~calls	103
~came	-61
~can	97
~can't	-21
~card	63
~carry	20
~case	70
~change	151
~changes	23
~check	91
~clean	12
~client	148
~close	32
~code	-40
~coffee	-153
~column	10
~come	-24
~comes	-7
~commit	89
~company	-55
~config	151
~continue	-54
~copy	82
~correct	31
~cost	-18
~could	17
~count	-11
~create	-14
~csv	63
~customer	37
~customers	161
~data	-29
~day	-254
~days	27
~dead	62
~delete	-70
~demo	-5
~did	-168
~diff	70
~do	-69
~docs	64
~does	-35
~doesn't	74
~don't	-26
~done	-106
~down	18
~draft	-74
~driver	133
~drop	15
~e	-85
~each	138
~else	209
~empty	22
~english	-44
~enough	48
~error	-124
~even	-24
~evening	-133
~ever	72
~every	14
~everyone	-54
~everything	-122
~example	-179
~explain	29
~explains	119
~export	-65
~failed	-154
~fails	154
~far	-118
~feel	2
~fetch	-46
~figure	-55
~file	-63
~files	86
~filter	-63
~find	-5
~fine	10
~first	212
~fit	35
~five	-197
~fix	86
~folder	-46
~following	-111
~footer	70
~for	19
~forget	-10
~form	70
~forty	-12
~found	114
~four	110
~friday	-50
~from	139
~full	68
~funny	147
~gave	19
~get	96
~gets	141
~give	4
~go	-121
~goes	202
~going	90
~gone	34
~good	-71
~got	4
~great	-42
~green	-182
~group	28
~guess	-22
~had	-112
~haha	24
~half	61
~hand	18
~has	115
~have	-8
~he	34
~header	62
~help	54
~her	85
~here	-135
~hi	-140
~him	-109
~hm	-42
~hmm	-179
~home	15
~hour	67
~hours	-8
~how	-96
~i	94
~i'd	-55
~i'll	-109
~i'm	40
~i've	20
~idea	-73
~if	29
~image	41
~import	2
~in	101
~input	1
~instead	159
~into	66
~is	54
~isn't	212
~it	32
~it's	-105
~its	36
~job	40
~json	-41
~just	-21
~keep	125
~know	93
~last	81
~later	32
~leave	-115
~left	146
~let	-95
~let's	-65
~level	65
~like	-153
~line	121
~list	-6
~little	8
~log	40
~login	65
~logo	14
~lol	50
~long	-7
~longer	28
~look	-57
~looked	-78
~looking	103
~looks	-25
~loop	-4
~lost	-8
~lot	-18
~love	-146
~lovely	4
~lunch	-208
~made	239
~mail	-32
~main	34
~make	65
~makes	54
~many	31
~map	-79
~march	62
~may	36
~maybe	-127
~me	-30
~mean	-72
~means	53
~meeting	-49
~menu	-7
~merge	12
~message	-26
~mind	96
~minute	-164
~minutes	-13
~missing	-4
~mixed	112
~model	-101
~monday	-57
~month	287
~more	-68
~morning	-84
~most	84
~move	-108
~much	116
~my	-21
~name	-56
~names	292
~need	20
~new	43
~next	-68
~nice	-97
~night	26
~no	9
~nobody	-9
~node	51
~nope	39
~not	87
~note	33
~nothing	-65
~now	47
~number	90
~numbers	58
~of	7
~off	63
~oh	31
~ok	6
~old	326
~on	35
~once	-23
~one	95
~ones	163
~open	-289
~or	-243
~order	-96
~other	-4
~otherwise	89
~our	9
~out	89
~output	-33
~over	48
~own	-46
~page	114
~paper	-9
~parser	106
~part	9
~path	1
~people	46
~per	17
~perhaps	-32
~phone	32
~plain	100
~plan	-56
~please	-53
~plot	-9
~pls	118
~poor	61
~port	73
~print	-93
~project	145
~put	-6
~question	81
~questions	-1
~quick	-52
~rate	101
~read	-9
~reader	116
~reading	-167
~readme	44
~reads	95
~real	49
~redo	70
~release	-49
~remove	6
~rename	77
~repo	129
~report	60
~rest	91
~restart	-267
~retry	101
~review	8
~rewrite	30
~right	-82
~room	-31
~round	106
~rule	-143
~run	13
~running	119
~sad	-19
~said	273
~same	46
~saw	-71
~say	-153
~says	-203
~screen	-52
~script	191
~second	65
~see	-92
~send	180
~server	-173
~set	109
~she	22
~shop	11
~short	-48
~show	-92
~since	131
~six	143
~sleep	-14
~slept	176
~slow	42
~small	99
~so	81
~some	-67
~somebody	-102
~something	-36
~sorry	169
~split	59
~spring	-33
~staging	130
~start	134
~status	-47
~step	17
~still	147
~stop	-36
~stuff	141
~summary	69
~sure	-63
~switch	16
~system	33
~table	64
~tables	86
~take	45
~talked	68
~task	-72
~tea	-129
~tell	69
~ten	-185
~test	116
~tests	31
~text	-82
~than	41
~thank	-90
~thanks	-150
~that	39
~that's	48
~thats	-11
~the	112
~their	27
~them	136
~then	-83
~there	162
~these	39
~they	-35
~thing	21
~things	-87
~think	21
~thinking	69
~this	-176
~those	187
~thought	-18
~three	256
~through	25
~thx	-44
~till	-108
~time	26
~times	-206
~tiny	11
~tired	-22
~to	-73
~today	-6
~told	187
~tonight	15
~too	265
~took	115
~top	85
~train	-34
~tried	28
~try	21
~tuesday	-22
~twice	-100
~two	218
~u	64
~ugh	-57
~under	28
~undo	75
~until	-148
~up	-21
~update	52
~us	118
~use	-43
~used	-58
~user	-2
~users	69
~value	81
~very	-46
~wait	-106
~want	-27
~wants	14
~was	115
~way	232
~we	5
~we're	-16
~week	70
~weekend	-42
~weeks	62
~well	-155
~went	-125
~were	-45
~what	-98
~what's	-36
~whatever	129
~when	22
~where	-55
~whether	-96
~which	-40
~while	58
~who	-20
~whole	73
~why	-61
~will	-70
~window	-187
~with	91
~without	85
~won't	124
~wonder	84
~work	-30
~working	-24
~works	-46
~would	33
~write	110
~writes	190
~writing	31
~wrong	106
~wrote	142
~year	-53
~years	86
~yes	82
~yesterday	-150
~yet	-208
~you	68
~you're	47
~your	100
~zero	96
~…	-23
…	-58 0 -2 3 0
… $	-12 0 0 0 0
"""
"""In this order: that it is worth keeping in a short talk, then each kind."""
