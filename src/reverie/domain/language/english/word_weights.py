"""Word weights: what common words add to the log-odds, in hundredths.

Written by `bench/keep_fit.py`; not to be edited.
"""

from __future__ import annotations

ROWS = """
!	83 7 -54 -36
! !	-78 126 56 -104
! $	-44 23 55 -34
#	17 -47 240 -210
# #	-7 7 -42 42
# $	-22 188 -37 -129
# ,	74 24 136 -234
# .	-111 37 169 -95
# :	24 -189 60 106
# a	97 121 -160 -58
# am	-60 -64 56 67
# and	-195 -10 148 57
# days	-168 320 -22 -130
# degrees	-25 -10 41 -6
# euros	89 84 -149 -23
# for	61 107 -144 -24
# gb	133 -147 51 -37
# has	-36 -161 209 -12
# hours	416 -138 -192 -86
# in	-218 199 103 -84
# is	17 136 -93 -60
# june	-15 31 15 -31
# k	232 -67 -2 -163
# lines	-161 95 -165 231
# min	19 -101 131 -50
# minutes	-61 216 -116 -39
# of	-68 -19 45 42
# on	102 -170 211 -143
# percent	215 19 -126 -109
# s	-193 -83 158 117
# seconds	-13 -58 -158 230
# since	-2 -7 9 -1
# th	-130 -9 5 135
# to	92 -22 -149 79
# was	-23 -89 120 -9
# with	-98 -72 195 -25
,	-145 59 -32 119
, #	-209 -27 234 2
, a	-244 -87 120 211
, about	-136 -28 256 -92
, after	-129 -131 224 36
, all	-47 53 228 -234
, always	36 -15 -275 255
, and	-45 -20 109 -44
, as	-109 -208 136 182
, at	161 -27 -26 -108
, because	-67 124 -90 33
, before	-101 -166 126 141
, but	1 81 -11 -71
, by	31 286 -175 -142
, could	-2 -1 -1 4
, don't	-94 238 -194 50
, even	271 -71 -189 -11
, ever	42 -44 -44 46
, every	-8 202 -163 -30
, for	-112 -2 77 37
, forget	-55 207 -130 -22
, four	-52 -16 -53 121
, from	139 -72 -190 122
, good	-50 -77 129 -1
, half	88 55 -158 15
, he	-69 8 -8 69
, he's	-54 -95 -83 233
, i	-265 71 72 122
, i'd	-136 210 -32 -43
, i'll	-118 167 -62 12
, i'm	-92 143 -69 17
, i've	-80 83 -229 226
, if	86 -125 -105 144
, in	-3 -10 22 -9
, is	-84 -124 300 -92
, it	-68 -40 123 -14
, it's	-46 -60 209 -103
, its	-36 -118 106 48
, just	-95 37 -27 84
, keep	110 135 -160 -85
, leave	-90 11 -51 131
, let	-120 -4 -4 127
, let's	-17 85 -34 -34
, like	31 -63 5 28
, maybe	0 0 0 0
, my	-20 62 109 -152
, never	-90 -144 29 205
, no	102 -30 -37 -35
, nobody	-196 83 -77 190
, not	97 -40 -40 -17
, nothing	282 -266 -53 37
, now	297 -569 349 -78
, of	-21 -37 116 -58
, on	42 -114 -6 79
, one	-157 -48 202 4
, only	36 11 27 -74
, or	-140 77 58 5
, otherwise	267 -180 -60 -27
, our	-8 -324 248 84
, please	239 116 -167 -188
, put	42 -6 -89 53
, said	0 0 0 0
, she	-179 -192 228 144
, she's	-187 -88 234 40
, since	19 258 -226 -51
, so	-14 -54 97 -28
, sorry	-143 51 -47 139
, thank	95 -16 -35 -44
, thanks	3 56 -45 -14
, that	-36 -60 78 18
, that's	2 -194 79 113
, thats	-24 -113 -88 225
, the	-55 85 16 -46
, then	60 -68 -164 172
, there	4 135 -71 -68
, there's	66 -10 42 -99
, they	-149 -60 149 60
, this	-50 -106 36 121
, three	-59 -120 -9 188
, to	193 -268 171 -96
, too	-112 -22 -44 178
, two	-159 75 64 21
, wait	138 -17 -23 -99
, we	-200 53 68 80
, we're	28 111 -119 -19
, what	-106 258 -216 64
, whatever	227 -133 -56 -37
, when	-117 -112 59 171
, which	67 274 -142 -198
, who	-79 -139 372 -155
, with	3 -90 2 85
, without	-126 1 -20 145
, wrong	0 0 0 0
, yes	-49 10 72 -32
, you	184 -73 103 -214
.	22 -30 7 0
. #	42 180 -105 -117
. $	31 -54 33 -10
. .	-3 128 -18 -107
. i	-53 69 15 -32
. no	-55 91 -15 -20
. the	24 293 -203 -114
:	97 185 -198 -84
: #	-17 -114 29 101
: i	-232 41 88 103
: no	316 150 -163 -304
: the	-199 128 181 -110
: we	-147 121 23 3
: …	0 0 0 0
;	-14 118 -365 261
; i	-7 -108 -144 259
; the	-146 193 16 -63
?	29 -54 -54 79
^ #	-103 149 -117 71
^ a	-20 -65 -140 225
^ about	-83 203 -94 -26
^ actually	-1 48 -3 -43
^ add	-28 73 -21 -24
^ after	-243 643 -383 -17
^ ah	17 -118 138 -37
^ all	393 -161 24 -256
^ always	243 -84 -158 -1
^ an	-17 -50 -118 185
^ and	333 -115 -156 -61
^ any	413 -126 -96 -191
^ anything	459 -229 -148 -82
^ anyway	53 -48 -9 4
^ as	106 -36 88 -157
^ ask	80 -41 -79 40
^ at	-25 -36 101 -40
^ back	-25 86 -43 -18
^ before	93 -203 139 -29
^ but	134 -49 -102 17
^ by	-56 -93 77 72
^ can	15 -3 -37 25
^ check	0 0 0 0
^ coffee	-39 -93 -12 143
^ convert	0 0 0 0
^ could	-57 -22 -30 109
^ count	0 0 0 0
^ do	135 58 -180 -14
^ don't	58 -64 -47 53
^ every	481 -217 -140 -124
^ everything	84 -55 83 -113
^ explain	-59 -7 -10 76
^ fine	-115 385 -91 -180
^ first	-161 14 -26 173
^ fix	0 0 0 0
^ for	10 -145 -59 194
^ forget	-121 138 -16 0
^ from	241 0 -163 -78
^ give	13 -103 -35 125
^ good	-3 79 -57 -19
^ got	-22 -72 101 -6
^ great	0 0 0 0
^ had	-98 43 77 -23
^ haha	-14 -14 -11 39
^ half	119 4 -27 -97
^ he	72 -6 228 -294
^ he's	-78 -93 353 -183
^ hm	13 -6 -6 0
^ hmm	18 15 -37 4
^ i	-207 -3 126 85
^ i'd	-18 -104 -96 218
^ i'll	-54 142 71 -159
^ i'm	-231 147 -82 166
^ i've	-93 32 79 -18
^ if	157 -221 -48 112
^ in	119 -190 41 30
^ it	89 -110 7 14
^ it's	68 25 -39 -55
^ just	-35 -163 -27 225
^ keep	79 -120 -102 143
^ leave	193 -36 -33 -124
^ let	-1 109 -34 -74
^ let's	-41 217 -69 -107
^ lets	-112 180 -49 -18
^ like	-25 9 -34 50
^ lol	-68 -6 75 -1
^ make	24 59 37 -119
^ maybe	-7 -3 14 -4
^ my	-154 -135 255 34
^ nah	-14 -65 -24 103
^ never	538 -77 -232 -230
^ new	5 106 70 -182
^ nice	27 -35 -31 39
^ no	244 -29 -166 -49
^ nobody	405 -229 2 -179
^ nope	160 -60 -25 -74
^ not	-69 -19 -23 111
^ nothing	384 -120 -174 -90
^ now	-38 53 -14 -1
^ of	62 -15 -99 52
^ oh	-48 -52 31 69
^ ok	-130 315 -47 -138
^ okay	21 202 -164 -59
^ on	46 -34 -161 149
^ one	162 -16 -190 43
^ only	247 29 -49 -227
^ open	-19 139 -64 -56
^ or	-2 13 -5 -7
^ our	-162 -185 457 -110
^ people	-8 -2 -3 13
^ perhaps	2 -5 -4 7
^ please	34 -79 14 30
^ pretend	0 0 0 0
^ put	-28 -133 71 90
^ quick	-16 3 25 -13
^ read	-9 21 -11 -1
^ rename	-91 192 -27 -75
^ right	-67 216 -88 -61
^ run	-130 64 119 -53
^ say	11 -208 -49 245
^ she	111 40 7 -158
^ she's	-111 -183 351 -58
^ show	-16 -107 -13 136
^ since	282 -203 1 -80
^ small	-81 -35 8 108
^ so	20 217 -110 -127
^ some	-25 -30 56 0
^ somebody	0 0 0 0
^ someone	0 0 0 0
^ sorry	81 -56 9 -34
^ sort	0 0 0 0
^ staging	9 -91 124 -42
^ still	-8 -30 16 23
^ stop	-49 86 -38 1
^ suppose	0 0 0 0
^ sure	-108 -5 138 -25
^ take	229 2 -118 -113
^ tell	-4 -1 0 6
^ that	87 33 39 -159
^ that's	143 -258 280 -164
^ the	-200 33 437 -271
^ then	97 299 -238 -158
^ there	-47 -43 189 -99
^ there's	-83 -140 298 -75
^ they	216 -166 63 -113
^ they're	-40 -116 156 0
^ this	100 -306 129 76
^ three	12 -109 73 23
^ to	-292 -10 235 67
^ today	-233 -18 270 -18
^ too	-42 41 -25 26
^ translate	0 0 0 0
^ try	0 0 0 0
^ turn	-10 12 -1 0
^ two	-132 -94 -26 252
^ ugh	35 -48 -25 37
^ undo	-13 -48 66 -5
^ use	161 163 -221 -102
^ wait	25 -12 -3 -10
^ we	-219 137 237 -154
^ we'll	-84 261 -150 -28
^ we're	-213 144 32 37
^ well	2 75 31 -109
^ what	-139 -188 247 79
^ whatever	297 -78 -169 -51
^ when	347 -7 -180 -159
^ with	-66 126 69 -129
^ wow	-4 -1 -19 24
^ write	255 -128 -13 -114
^ wrong	0 0 0 0
^ yeah	-126 44 174 -92
^ yes	-47 -91 39 99
^ you	-49 44 30 -25
^ you're	7 -1 -5 -1
a	72 -93 41 -19
a #	18 -117 146 -47
a bit	-74 73 -60 60
a cat	-3 71 -7 -60
a colleague	-3 -1 1 3
a day	-62 212 -91 -59
a friday	158 -62 -57 -39
a friend	0 0 0 0
a full	68 66 -14 -120
a good	-34 -20 48 6
a joke	95 -38 -40 -17
a little	45 -47 113 -111
a long	-133 95 -108 146
a lot	115 -138 -139 162
a man	-5 -10 35 -21
a minute	-49 -37 68 18
a month	90 -15 38 -114
a new	-33 83 -3 -47
a nice	-11 -82 112 -19
a quick	54 -36 -16 -2
a sandwich	0 0 0 0
a second	261 -139 -20 -102
a single	-67 -111 235 -58
a small	-111 203 -28 -65
a table	3 -98 -85 180
a third	-274 300 67 -93
a time	131 -162 -130 161
a week	-76 -31 174 -67
a whole	20 12 -6 -26
a word	-66 -104 24 146
a year	-23 -302 351 -27
about	-33 -108 -6 147
about #	-143 -53 267 -71
about a	6 -84 66 12
about it	73 14 -171 85
about the	-110 177 -204 138
above	163 -214 35 16
above #	126 149 -174 -100
access	-74 -33 245 -138
account	-63 -183 400 -154
across	234 -90 -109 -36
across the	185 -57 -122 -5
actually	-85 25 132 -72
add	101 69 63 -232
add a	-114 237 1 -124
after	93 220 -102 -211
after #	194 -108 -90 4
after all	-177 290 -89 -25
after lunch	-75 -20 -40 135
after that	-166 77 187 -99
after the	-199 206 -34 28
afternoon	-16 -17 -113 146
afternoon .	11 -46 -100 136
again	5 45 -64 14
again $	-156 -88 54 190
again ,	-47 72 -5 -21
again .	149 49 -73 -124
against	98 248 -256 -90
ago	-26 191 -85 -80
agreed	-191 662 -402 -70
ah	-8 -117 161 -36
ah ,	92 -54 -29 -9
alarm	-20 -68 -16 103
all	10 -32 85 -63
all ,	-168 240 54 -126
all .	-33 96 -40 -24
all day	-33 6 13 14
all in	-39 -46 71 14
all of	105 52 -164 6
all the	-169 43 29 98
allergic	112 -357 494 -249
allergic to	-124 -126 500 -250
allowed	439 -167 -234 -38
almost	-104 -46 -8 157
alone	104 -132 39 -11
along	-7 -24 -121 152
aloud	-38 42 21 -25
already	256 163 -305 -114
already .	-3 62 -48 -11
also	342 -61 -7 -274
always	225 -267 -51 93
always say	0 0 0 0
always the	201 -17 107 -291
am	25 -174 9 140
an	15 -96 134 -54
an hour	-246 39 195 11
an old	274 -137 -33 -104
and	-50 28 -4 26
and #	12 -81 162 -93
and a	-16 48 -113 81
and all	5 2 7 -13
and has	-38 -155 28 165
and he	-44 123 -77 -3
and i	3 209 -268 56
and i'm	159 -55 -116 11
and in	126 182 -146 -162
and it	-16 -112 251 -123
and it's	-97 158 -131 70
and me	-36 122 52 -139
and my	33 71 56 -160
and never	-273 203 -20 89
and no	168 132 -388 87
and nobody	-73 390 -276 -41
and not	-127 98 71 -43
and now	-124 5 -55 174
and one	-83 -30 186 -72
and only	53 -90 19 19
and she	-132 257 10 -134
and so	379 41 -448 27
and tell	-36 -74 -7 118
and that	155 326 -215 -265
and that's	-2 191 -190 0
and the	-162 52 10 100
and then	119 -97 12 -33
and they	154 -99 -89 35
and we	-175 204 60 -89
and you	-73 1 -1 73
android	-4 -59 -39 102
angry	-86 97 132 -143
another	195 -14 77 -257
answer	159 -42 -355 238
answers	-112 -124 4 233
any	176 -132 -85 42
any day	-91 -132 -128 350
any more	-37 215 -105 -73
anyone	142 -62 -42 -38
anything	163 -344 -17 197
anything .	-28 -98 254 -128
anything that	-106 -110 -43 258
anything with	-30 -77 -176 283
anyway	-58 464 -353 -52
anyway $	-63 277 -174 -40
anywhere	370 -186 -73 -111
api	220 -130 -58 -32
app	-82 129 126 -174
apparently	1 0 0 0
appear	118 59 -55 -122
april	-223 116 165 -57
archive	-17 150 -82 -52
are	162 -139 -53 31
are #	-115 24 122 -31
are a	132 -51 -87 6
are in	-20 74 -134 80
are not	-60 -139 -24 223
are on	-127 -42 -60 230
are the	-48 -88 114 23
are to	263 134 -399 2
around	-2 -270 217 55
as	47 162 -285 75
as a	-103 -146 155 94
as i	56 149 -168 -37
as it	-76 -76 261 -109
as the	-15 67 69 -121
as well	93 5 -24 -75
as you	-19 -43 -16 78
ask	181 -188 -109 117
ask me	42 118 127 -287
ask you	128 -12 -99 -17
asked	118 -129 111 -101
asked me	85 -13 -40 -33
asking	158 17 -144 -31
asks	-27 114 -19 -69
asleep	-3 14 -68 57
at	-47 -111 149 9
at #	-92 -12 130 -26
at a	93 -59 -89 55
at all	46 138 -79 -105
at home	-136 30 -150 255
at it	-25 32 -28 20
at least	2 134 -141 4
at me	5 -2 -4 2
at my	-40 159 -87 -33
at night	-95 -61 29 127
at once	-81 -48 122 6
at ten	250 -25 -186 -39
at the	-58 17 57 -16
at this	25 -7 -18 0
ate	-34 205 -144 -27
audit	178 -79 -58 -41
august	-153 143 149 -139
autumn	-263 315 104 -156
away	-6 193 -97 -91
b	-154 37 108 9
back	-140 226 100 -186
back $	-50 263 -71 -141
back ,	198 -76 -119 -3
back .	30 133 -134 -29
back in	20 -64 47 -4
back to	-93 54 206 -167
background	29 -184 -97 251
backup	102 -160 218 -159
bad	-194 74 -51 171
bakery	20 -12 25 -33
bank	23 -104 72 9
bar	4 14 79 -97
batch	16 -26 80 -70
battery	122 168 -202 -88
be	97 -44 -106 53
be .	-104 124 -8 -13
be a	-67 94 15 -42
be in	332 84 -268 -147
be the	-94 143 -22 -27
beautiful	45 -3 -8 -34
because	-38 20 74 -57
because i	99 -110 -166 177
because of	-23 117 5 -98
because the	-6 -17 108 -84
become	-55 216 -142 -19
becomes	-52 290 -198 -39
bed	180 -142 -70 33
been	-67 127 0 -61
before	256 -305 -83 132
before #	-75 -6 27 54
before i	-52 173 -42 -79
before it	113 50 -100 -62
before the	114 -31 -100 17
before you	-40 -70 33 78
begin	-10 -92 7 94
begins	-190 55 199 -64
behind	112 -114 185 -183
behind the	45 -180 147 -12
being	-54 141 -133 45
believe	-112 -91 133 69
belong	86 32 -109 -10
belongs	80 -160 156 -75
belongs to	102 -164 181 -118
below	119 22 -208 67
best	-199 -119 -356 675
bet	0 0 0 0
better	-163 -88 -158 408
better .	-20 -11 -6 37
better than	-63 -40 26 77
between	225 -98 -194 68
between #	245 -112 -33 -100
between the	86 48 16 -150
big	106 -55 50 -100
bigger	105 -55 -43 -7
bike	10 207 -106 -111
billing	-127 137 30 -40
birthday	92 -163 40 31
biscuit	-19 164 -115 -30
biscuits	26 -12 -4 -10
bit	-166 68 -18 117
black	-119 262 -180 37
blind	21 -212 376 -186
blue	-104 286 -142 -40
board	75 156 -157 -74
boat	206 -48 -91 -67
book	212 159 -299 -72
born	-54 31 93 -71
boss	-144 65 53 27
both	-133 254 100 -222
bottom	177 -163 -32 18
bought	-111 258 -20 -127
box	-220 -60 362 -81
boxes	0 -140 175 -36
brain	-98 1 -36 133
branch	279 79 -245 -114
brb	0 0 0 0
bread	-47 -109 -45 201
break	63 92 -251 97
breakfast	-28 -33 -171 232
breakfast .	1 0 0 0
breaks	-26 -279 79 226
bring	-226 -14 209 32
british	44 -88 -183 227
british spelling	86 -84 -185 183
broke	-92 -285 354 24
broken	-57 -93 203 -53
brother	-39 22 60 -43
brought	70 -64 -2 -3
btw	-105 68 -13 50
bucket	11 40 -23 -28
budget	44 208 -175 -77
bug	149 -128 -6 -15
build	261 -285 63 -39
building	136 -21 -6 -109
builds	354 -402 272 -224
built	-129 -31 169 -9
bullet	-63 -155 -45 264
bullet points	-51 -100 -36 187
bus	-85 -96 214 -33
business	52 281 -149 -184
but	-62 89 -65 37
but i	-225 126 -44 142
but it	-8 -180 217 -29
but the	22 168 -31 -159
button	-156 19 77 60
buy	-58 187 -27 -102
by	-158 0 128 30
by #	-204 -14 43 176
by a	-110 86 51 -27
by hand	77 -51 -111 85
by the	-92 -160 251 0
c	137 -128 66 -75
cable	56 -39 105 -122
cache	-60 6 78 -24
cake	54 -52 4 -6
cake .	0 0 0 0
calendar	-31 5 0 26
call	30 -27 -128 126
call it	4 -71 -15 82
called	-330 154 225 -49
calls	-97 -217 105 209
came	-103 30 186 -112
came from	-57 -67 180 -56
can	-172 287 -153 38
can read	-37 -58 -8 103
can see	146 22 -53 -115
can you	-293 163 3 127
can't	81 -57 -76 53
cancelled	42 278 -240 -80
cannot	-226 -106 306 27
canteen	-71 40 13 19
car	-107 60 116 -70
card	-131 -14 177 -32
card .	-282 -5 308 -21
cards	-192 126 69 -4
care	-78 195 -238 121
carry	11 -21 39 -28
case	-218 -132 41 309
cat	-102 2 207 -106
cellar	-117 20 102 -5
cents	191 -65 -70 -55
certificate	-28 -74 199 -97
chair	-45 163 53 -172
change	434 -179 -254 0
changed	17 65 -120 39
changelog	-16 -93 -94 203
changes	165 91 -195 -61
chapter	105 59 -45 -120
charge	129 182 -248 -63
chart	-64 4 -15 75
chat	34 -101 -37 104
check	305 -174 -121 -10
check the	-83 -4 91 -5
checked	6 -11 10 -5
checkout	-203 90 23 89
child	93 -130 -56 93
children	283 -200 -38 -44
choir	116 73 -40 -149
chosen	-126 116 -83 94
christmas	-152 286 83 -217
ci	-193 94 209 -110
claims	155 -72 50 -133
class	70 90 -93 -68
clean	35 -157 -31 153
clear	34 19 -5 -49
client	-20 195 -46 -129
clock	-42 -301 127 216
close	-88 38 58 -9
closed	-163 121 105 -63
closing	101 -11 -85 -5
cloud	-97 118 11 -32
club	117 -75 -7 -35
cluster	74 -345 163 108
code	142 -318 -83 259
code ,	48 -45 -1 -2
code .	-85 -131 10 206
coffee	-155 14 -105 247
coffee machine	-1 -2 84 -80
cold	-107 -123 73 157
colleague	-21 36 -122 108
colour	5 -141 -99 235
colour blind	5 -196 237 -46
colours	-32 -110 -80 222
column	38 -168 2 128
come	96 -15 126 -206
come from	210 -236 95 -70
comes	-169 102 108 -40
coming	-6 -7 -170 182
comma	-39 -28 27 41
command	-42 -325 8 359
comment	-16 -9 -17 41
comments	250 -188 -142 79
commit	311 -43 -390 122
commits	216 -165 -110 59
company	-263 114 199 -51
config	68 -156 149 -61
contract	-91 105 139 -153
convert	244 17 -195 -65
convert #	0 0 0 0
cool	6 -21 -15 30
copy	218 -136 -28 -54
core	-116 -32 188 -40
correct	117 -13 -71 -33
corridor	-4 -15 -15 34
cost	381 53 -203 -231
costs	-343 297 -83 128
could	-235 233 20 -18
could be	0 0 0 0
could you	-84 35 -50 100
count	148 -65 77 -160
count the	0 0 0 0
counted	1 -11 86 -76
counts	163 55 -117 -101
course	104 200 -362 58
cousin	-4 25 -13 -8
cry	-6 44 -25 -13
csv	-316 311 105 -99
customer	262 -30 -57 -174
customers	188 -119 61 -130
cut	-4 119 -96 -19
d	-60 -113 87 86
daily	-45 85 -109 68
dark	-264 21 -283 526
data	96 -107 88 -76
database	-103 137 -12 -22
date	202 -171 63 -94
dates	-128 -106 31 204
daughter	49 -111 192 -130
day	34 -49 -58 73
day $	-215 9 86 120
day ,	91 -107 11 5
day .	-12 -17 27 1
days	18 -65 177 -130
days ,	14 100 69 -183
days .	-78 -65 189 -46
db	133 46 -73 -106
dead	-30 -22 96 -44
deadline	-33 -79 132 -20
dear	60 -5 -33 -22
debug	-24 230 -150 -56
december	-117 -98 272 -56
decided	-286 487 -151 -50
default	109 -64 -62 17
degrees	-38 -17 153 -98
delete	91 217 -106 -203
deleted	-24 -54 78 1
demo	-22 -113 176 -42
dentist	22 -51 71 -42
department	-89 239 -108 -43
deploy	88 -145 117 -60
design	-149 -222 178 194
desk	-88 23 157 -93
dev	-60 -127 152 35
did	-151 121 119 -89
didn't	162 -78 30 -114
die	-228 183 -33 77
died	-79 130 -19 -33
diff	-185 -103 -103 390
different	81 149 -335 105
digits	-82 -166 139 109
dinner	122 -42 -117 38
disk	48 -243 125 71
dns	-108 -55 190 -26
do	105 46 -172 21
do ,	101 -110 -91 100
do .	9 39 -21 -27
do it	-215 -52 119 148
do not	175 -108 58 -126
do that	43 130 -52 -120
do the	-67 14 -142 195
docs	-72 -69 174 -33
does	-168 7 129 31
does not	-67 18 139 -90
does the	-163 -38 39 162
doesn't	205 38 -78 -166
dog	-92 224 98 -230
doing	-65 318 -149 -105
don't	259 6 -251 -14
don't .	105 -44 -31 -30
don't know	43 41 -30 -54
don't want	13 35 -9 -39
done	-163 376 -210 -3
done ,	-40 124 -58 -25
dont	184 -97 52 -138
door	19 -171 158 -6
door .	-11 -19 33 -2
double	-33 -146 -57 236
down	50 110 -16 -145
down .	-13 21 -66 58
dr	-9 -208 124 93
draft	450 62 -285 -227
draw	-160 -66 46 179
dream	-5 23 -16 -3
dreamt	0 0 0 0
drink	-109 -102 -113 324
drive	-66 -93 346 -187
driver	-15 -171 245 -59
drop	-41 75 47 -81
drop the	-98 182 -59 -25
dropped	-75 574 -329 -170
dropping	-103 575 -371 -101
dry	-154 -93 -47 295
due	-127 1 168 -43
during	-85 -150 173 62
e	75 156 -227 -5
each	175 -295 63 57
each time	59 7 -104 37
ear	40 -200 113 47
early	-297 149 -134 283
easier	-52 -27 -90 169
easter	-52 337 -220 -65
eat	-92 74 -49 68
eaten	-121 -11 147 -15
eating	-21 140 -104 -15
eats	-83 11 245 -173
edit	-102 -114 88 128
editor	-13 -77 67 23
eight	5 -85 301 -221
either	28 -64 -16 53
eleven	-7 -2 152 -143
else	262 2 -157 -107
email	63 160 -205 -19
emoji	-272 -108 -42 423
emojis	-338 -181 -99 618
empty	-4 -162 120 46
end	32 44 -34 -42
end of	-81 155 141 -215
ends	-146 7 192 -54
english	207 -27 -169 -11
enjoy	-131 -118 -173 421
enough	108 164 -319 47
enough for	-57 -35 101 -9
error	38 40 116 -194
errors	392 -170 -73 -149
eu	-18 -35 74 -21
euros	56 26 -49 -33
even	109 5 -123 9
even if	-83 141 -256 198
even the	122 -61 82 -144
evening	-212 180 -16 49
evening ,	131 -15 -166 50
evening .	-37 50 -37 25
evenings	-156 -45 -79 280
ever	297 -322 -29 54
ever ,	249 -211 -9 -29
ever .	94 -63 -81 51
every	236 -183 137 -189
every #	-385 306 108 -29
every time	19 -77 -39 96
everybody	-103 152 32 -81
everyone	-75 1 26 48
everything	-42 -217 -5 264
everything in	24 -44 -120 140
everywhere	-35 -38 66 7
exactly	199 -100 -93 -6
example	-55 -138 22 170
exceptions	170 -73 -66 -32
explain	-272 -105 196 182
explains	-228 -178 416 -10
export	-97 123 94 -120
eyes	152 -73 -162 84
f	156 -197 -8 48
face	-2 -47 89 -39
failed	-190 -67 278 -21
fair	39 203 -140 -102
family	-69 44 -166 191
fan	-213 -66 -136 416
far	-76 -102 -29 207
fast	-26 -59 -66 151
faster	-265 -56 163 159
favour	-210 17 -361 553
feature	198 -3 -39 -156
february	-171 7 319 -155
feed	-196 78 209 -90
feel	-11 71 -195 135
feel like	5 109 -40 -74
feels	-70 -35 -49 155
feels like	17 -5 -13 1
feet	-47 -40 -2 88
fell	-33 -9 61 -18
felt	-17 169 -131 -20
few	-33 38 -32 26
fewer	61 136 -101 -96
field	-161 -26 53 134
fifty	87 -135 139 -92
figure	44 -157 31 83
figures	235 -220 -179 164
file	64 -62 32 -34
file $	-159 275 -42 -73
file ,	143 8 -45 -107
files	218 -94 -5 -119
final	-363 323 219 -179
finally	11 375 -372 -14
find	105 -212 78 29
fine	-19 102 -264 182
fine ,	-137 270 -156 23
fine .	30 -13 4 -22
fingers	9 86 -25 -70
finish	-1 18 15 -32
finished	-5 94 53 -142
fire	146 -170 74 -50
firmware	198 -37 -60 -100
first	33 -26 -179 172
first $	115 1 -62 -53
first ,	282 -32 -290 40
first .	95 -125 -29 59
first and	168 -140 -85 57
fish	76 -165 135 -46
fit	299 -39 -188 -73
five	50 -25 45 -70
five minutes	83 -94 16 -5
fix	88 1 -209 120
fix the	-19 66 -31 -17
fixed	-150 271 -82 -39
flag	1 167 -7 -161
flat	-12 -103 288 -174
floor	317 -235 -3 -79
fly	-5 129 -18 -105
folder	112 29 11 -152
follow	50 -27 -37 14
font	-141 123 42 -23
for	45 95 -160 20
for #	60 -158 160 -62
for a	46 116 42 -204
for all	64 -9 98 -154
for an	-147 -123 388 -118
for anything	-125 -28 43 110
for every	112 78 -301 111
for it	-16 -58 214 -141
for me	67 -86 -32 51
for my	200 -63 -108 -30
for now	-37 -18 -56 111
for one	6 82 77 -165
for that	-23 137 -50 -64
for the	-90 163 79 -152
for this	-34 183 -99 -49
for today	0 0 0 0
for two	6 -70 64 -1
for us	48 -65 84 -67
for you	259 -67 -87 -104
force	337 -51 -197 -89
forget	-59 266 -72 -136
forget it	0 12 54 -66
forgive	-71 209 -122 -16
forgot	2 -29 33 -7
form	-93 18 60 15
format	204 -190 -171 157
forty	41 -44 198 -195
forty minutes	28 -116 99 -11
found	-62 -184 304 -58
found it	-110 -59 189 -20
four	-87 -88 204 -29
four .	-8 -80 78 9
four minutes	0 0 0 0
free	56 271 -197 -129
friday	209 -127 26 -108
friday ,	94 -42 -38 -15
friday .	-1 97 -85 -11
fridays	354 -222 162 -294
fridge	-91 -46 167 -30
friend	215 -23 2 -194
from	112 62 -6 -168
from #	-146 55 36 54
from a	-153 -51 220 -15
from here	46 190 -50 -186
from my	53 -10 22 -66
from now	85 90 -184 8
from the	-64 -26 139 -48
from this	-107 142 69 -103
front	134 -49 5 -90
front of	-45 61 45 -61
full	136 -57 -130 51
fun	1 49 8 -58
function	-50 -58 -63 171
functions	57 -119 -94 156
funny	-176 -55 439 -208
fyi	-103 -49 294 -142
game	133 -127 23 -29
garden	-31 -57 79 9
gate	121 -84 -11 -26
gateway	-199 -77 329 -53
gave	36 323 -184 -175
gave me	64 137 -69 -132
gb	139 -148 48 -38
german	-219 -35 -36 290
get	14 129 -96 -48
get a	-78 19 32 27
gets	-33 306 -228 -45
getting	19 24 40 -83
girl	-35 -114 84 65
git	31 7 82 -120
give	156 -12 -73 -70
give me	-53 -102 -16 171
given	72 41 -281 168
gives	-19 -11 64 -33
giving	-125 437 -153 -159
glasses	-32 -5 -4 42
go	162 65 -196 -32
go $	-35 289 -182 -71
go back	-35 -2 77 -40
go in	339 -5 -350 16
go into	261 -317 30 27
go on	96 19 -68 -47
go out	235 -48 -76 -111
go through	92 -122 3 27
go to	30 -154 113 12
go with	-94 150 -13 -43
god	162 -75 -37 -50
goes	181 120 -165 -137
goes in	77 85 -255 93
goes on	-49 88 75 -115
goes out	36 69 -46 -60
goes to	-69 16 29 24
going	-42 455 -313 -100
going back	-18 148 -107 -23
going to	-157 357 -162 -38
going with	-77 156 -46 -33
gone	-43 -22 -74 139
gonna	-111 347 -184 -51
good	-40 107 4 -72
good $	-23 82 -16 -43
good ,	-52 154 -159 57
good .	16 -65 217 -168
good morning	18 0 -1 -17
good night	0 0 0 0
got	-1 -269 459 -188
got a	-20 -96 40 76
got it	-3 -1 4 0
got the	-19 -53 71 1
great	-23 116 -177 84
great ,	0 0 0 0
green	-186 109 173 -96
green .	-27 47 123 -143
grey	-87 124 118 -155
group	-43 80 88 -125
guess	-171 -36 132 74
guy	-106 -165 103 168
gym	-229 293 73 -137
h	33 15 -294 246
ha	-3 -11 20 -7
had	53 10 54 -117
had a	45 13 -11 -47
had it	-16 149 -133 -1
had the	-36 -53 146 -56
had to	34 -178 192 -48
haha	-1 -15 19 -3
haha $	-4 -4 47 -38
half	9 19 -27 -1
half of	-60 -95 238 -83
half past	-16 -41 85 -28
half the	-74 161 -131 45
hall	26 -1 79 -104
hand	70 -6 -61 -3
hands	402 -36 -312 -54
hangs	115 137 -206 -46
happens	170 -89 50 -131
happy	-100 55 -55 100
hard	226 -146 -175 95
has	12 53 194 -260
has #	-151 -207 400 -43
has a	-41 -176 214 3
has been	-53 158 -140 34
has it	155 -73 -68 -14
has no	132 -264 85 48
has the	-135 -155 156 134
has to	230 -91 2 -140
hat	-28 28 -4 5
hate	-69 -43 -40 152
have	-27 25 59 -57
have #	-68 -91 193 -34
have a	16 -240 254 -30
have been	-21 -53 240 -166
have it	-66 -234 63 237
have no	212 -134 116 -194
have the	21 -67 -1 47
have to	8 -152 75 69
haven't	-18 -10 81 -53
having	-142 168 49 -74
he	-156 -59 224 -9
he has	-110 126 44 -59
he is	23 -39 -87 103
he says	-14 285 -237 -34
he was	-37 66 -21 -8
he's	62 -203 182 -41
head	41 -154 100 13
header	-231 52 -105 284
hear	-91 35 9 47
heard	-50 171 -100 -22
heart	43 -23 -313 294
held	-38 75 30 -67
hello	3 -3 -32 32
help	-40 68 -26 -2
help me	61 60 93 -215
her	-15 -285 196 104
her .	-62 -64 -194 320
here	102 -63 31 -70
here $	178 7 -53 -132
here ,	44 -113 -99 168
here .	215 -49 -98 -68
here on	1 209 -60 -150
hi	53 -28 21 -47
him	-181 -151 353 -22
him .	-49 17 4 28
his	-106 104 93 -91
history	164 58 -274 52
hm	18 -10 -6 -1
hm ,	5 -5 -2 1
hmm	132 -62 -47 -23
hmm ,	172 -83 -55 -34
hold	389 -343 90 -136
holds	69 -209 267 -127
holiday	-72 97 70 -94
home	96 87 -94 -89
home .	-248 -13 122 139
honestly	22 -193 -46 217
hope	-45 28 64 -47
hospital	275 -106 97 -266
host	53 -11 71 -113
hot	-2 -24 -8 34
hour	-14 -122 -34 170
hour ,	-4 -54 -50 109
hour .	142 -177 93 -59
hours	96 -91 -11 5
house	36 -73 110 -73
how	185 -252 24 43
how i	-141 -139 -24 304
how the	-212 -167 264 114
hundred	150 77 -170 -57
hurt	-135 78 40 17
hurts	-47 217 -118 -52
husband	-63 39 16 8
i	-291 -5 -39 334
i always	-140 -25 -15 181
i am	79 -93 76 -61
i ask	139 -56 -70 -13
i asked	-50 -119 211 -42
i can	-169 46 12 111
i can't	-264 -166 277 152
i could	-150 -15 69 96
i did	-63 45 141 -123
i do	-74 -16 -18 108
i don't	-88 -7 10 85
i enjoy	-71 -76 -86 233
i feel	-31 -37 -73 141
i find	-113 -29 -76 218
i gave	41 25 -55 -10
i get	-56 -377 182 250
i go	-97 -88 -17 203
i got	95 -44 -63 12
i had	33 73 -77 -29
i hate	-13 -23 -36 73
i have	-207 215 -54 45
i hear	-58 -9 117 -50
i just	-79 91 3 -16
i keep	-186 -311 313 184
i know	8 40 -249 200
i like	-94 -114 -85 293
i look	30 1 -43 12
i looked	-12 -20 43 -11
i love	74 -42 -40 8
i mean	432 -115 -143 -174
i meant	-47 110 5 -68
i might	69 0 -1 -67
i must	-88 -7 -10 105
i need	-15 -117 30 103
i never	-159 20 132 7
i only	-201 -170 -126 496
i prefer	-135 -40 -32 207
i read	-47 -24 -53 123
i said	-12 88 -33 -42
i say	60 62 -91 -31
i see	114 -119 24 -19
i shall	-7 49 10 -52
i should	-30 -63 64 29
i take	-167 -274 275 166
i think	-29 3 -46 73
i thought	-12 58 -9 -37
i told	-5 66 -52 -9
i want	143 -57 -202 116
i wanted	30 -4 -7 -19
i was	-10 -31 155 -114
i were	0 0 0 1
i will	52 -72 20 0
i won't	29 234 -141 -122
i wonder	163 -20 -105 -39
i work	13 -163 -153 303
i would	-21 -13 -102 136
i write	-187 -98 152 134
i wrote	-35 74 -5 -34
i'd	-248 -52 -191 491
i'd be	208 -9 -19 -180
i'd have	-51 -19 34 36
i'd like	-35 250 -144 -70
i'd rather	-54 59 -23 18
i'll	-120 158 -127 89
i'll be	-14 -22 43 -7
i'm	-236 76 52 108
i'm a	-147 -186 34 299
i'm in	-29 -47 4 72
i'm not	22 140 -116 -46
i'm so	0 0 0 0
i've	-33 206 -163 -10
i've been	192 -174 -129 111
i've got	14 25 33 -72
id	-183 268 -87 2
idea	-146 262 -222 106
idea ,	-23 24 -6 5
if	29 -182 -93 246
if a	220 61 -164 -117
if i	30 -213 262 -78
if it	20 -96 35 41
if it's	2 -55 -109 162
if the	-44 101 17 -74
if we	33 -64 108 -78
if you	-170 -143 -52 366
ignore	-1 -1 -5 8
im	-158 226 -44 -24
image	54 -155 127 -26
import	151 -112 4 -42
in	134 -164 46 -15
in #	-213 -127 170 169
in ,	26 14 -31 -10
in .	34 227 -187 -74
in a	-10 -172 96 86
in all	302 128 -365 -65
in an	72 -88 68 -52
in any	204 -71 -88 -45
in anything	163 -89 -101 27
in english	155 -113 -94 52
in every	162 -140 -180 158
in front	-25 52 32 -59
in here	67 -20 -97 50
in it	29 -10 -45 26
in law	-14 15 32 -33
in march	-89 186 -45 -52
in may	-49 251 -102 -99
in my	-44 -74 4 114
in one	-165 47 -17 136
in our	193 -217 86 -63
in spring	-19 105 -78 -8
in ten	-6 -7 -12 26
in that	-33 212 -156 -23
in the	6 -66 20 39
in there	20 -91 31 40
in this	99 -62 -45 7
in two	49 58 -162 55
in your	-51 -21 58 14
included	351 -345 -43 37
inside	122 -141 -78 97
instead	-42 171 -38 -91
instead of	-56 38 -101 119
insurance	233 6 101 -340
intern	-8 5 19 -16
internet	178 -26 -61 -91
into	166 -40 -70 -55
into a	92 -82 -1 -9
into the	-46 13 74 -42
invoice	214 -194 59 -79
is	-55 22 114 -80
is #	65 -308 334 -91
is $	160 -93 41 -108
is ,	-97 290 -158 -36
is .	1 -128 178 -51
is a	-13 -158 157 14
is always	139 -87 0 -52
is an	4 -146 207 -65
is at	126 -115 1 -12
is called	-37 -8 76 -31
is dead	-61 -24 154 -69
is fine	-13 -105 -110 228
is for	42 -98 -62 118
is from	183 -9 -162 -12
is going	-65 243 -174 -4
is in	53 68 -36 -85
is just	-28 -111 201 -62
is my	-100 -61 7 153
is no	-3 -291 218 76
is not	134 -262 244 -116
is off	37 199 -224 -12
is on	-134 66 141 -73
is one	-30 -91 -132 252
is only	-114 -96 234 -25
is out	-179 592 -193 -220
is postponed	-60 390 -311 -19
is still	-16 -23 -20 59
is the	-30 -178 80 129
is to	301 55 -222 -135
is too	-66 204 -55 -83
is what	-11 -46 -22 80
is why	-45 -32 296 -219
is wrong	0 0 0 0
isn't	88 -205 161 -44
it	56 69 -110 -15
it $	140 29 -10 -159
it ,	194 -117 3 -80
it .	61 36 -132 34
it :	-177 149 81 -53
it a	-17 100 -81 -2
it again	-7 -14 27 -5
it all	-12 -30 13 29
it and	54 -26 -72 44
it as	227 -67 -137 -23
it at	-47 46 -18 19
it back	44 -145 110 -10
it by	-19 54 -121 86
it does	-89 -143 250 -18
it doesn't	17 25 -34 -7
it for	68 82 -122 -27
it goes	25 -122 3 94
it had	-1 12 -10 -1
it has	22 58 -308 228
it in	17 65 -100 19
it is	-38 210 -116 -56
it isn't	15 -9 97 -103
it looks	-23 -229 212 40
it must	-45 -65 177 -67
it on	-139 30 -47 156
it out	72 152 -125 -100
it over	29 100 -96 -33
it says	-3 -6 9 1
it to	86 37 -104 -19
it up	-53 88 62 -97
it was	10 26 -66 30
it when	-101 -26 -41 168
it will	-67 84 39 -56
it with	-46 146 -75 -25
it works	42 -32 -110 100
it would	-4 -123 137 -11
it's	-98 6 24 67
it's #	-9 -149 164 -6
it's a	-109 248 -73 -65
it's not	100 -75 8 -33
it's only	-88 7 1 80
it's the	54 -108 -10 65
its	33 -48 119 -104
its own	-175 -43 209 9
itself	37 -58 -2 24
jam	18 -11 -3 -3
january	-126 117 199 -189
january .	20 -40 163 -143
job	-69 45 79 -55
jobs	107 -56 73 -123
joke	83 -33 -39 -11
json	64 29 -121 28
july	-217 78 262 -124
june	-282 311 208 -237
just	-153 63 -49 138
just a	69 -56 10 -23
just for	-60 122 -60 -2
just so	-162 -46 258 -50
just the	95 -132 -84 121
k	32 -127 75 19
keep	239 -23 -278 62
keep it	-159 -17 -110 286
keep the	-105 198 -176 83
keeps	130 -133 -61 65
kept	107 -108 109 -108
kettle	-3 -1 -3 8
key	-12 -229 364 -123
keyboard	-42 -60 -65 168
keys	68 45 -30 -83
kid	54 -114 177 -117
kids	62 -21 -131 90
kill	83 57 -199 60
kind	134 -244 -245 356
kindly	109 -40 -25 -44
kitchen	99 56 -18 -137
knee	-150 -56 279 -73
knew	0 0 0 0
know	-179 -96 262 13
know ,	-37 -99 71 64
know .	-57 -75 195 -64
know what	113 -18 -111 15
knows	-125 -88 55 158
lab	-17 -95 209 -97
label	-155 -46 263 -62
labels	149 -193 147 -102
lady	68 -98 61 -31
lamp	-10 -32 43 0
language	-25 117 -102 10
laptop	-4 199 4 -199
last	65 83 -101 -47
last night	-54 254 -193 -7
last week	-119 165 -43 -3
last year	-10 -17 49 -22
late	-17 -114 50 81
late ,	110 -55 -68 13
late .	-65 -6 80 -10
later	-1 30 91 -120
latin	-212 -161 -22 396
laugh	-64 -6 18 52
laughed	0 0 0 0
laughing	-1 10 -10 1
law	435 -92 -214 -130
learn	-79 130 -113 62
least	105 84 -176 -14
leave	4 -154 27 123
leave it	-2 129 -86 -41
leave the	182 34 -179 -37
leaves	177 2 -118 -60
left	-105 -117 392 -170
left .	-7 -111 127 -10
legal	204 83 -198 -89
less	-76 14 -59 122
let	-43 81 -162 123
let it	-132 70 -29 90
let me	17 -73 45 12
let us	32 31 -109 46
let's	-46 247 -90 -110
let's do	-7 26 -15 -4
let's go	-68 79 -4 -7
let's see	0 0 0 0
lets	-157 -39 127 70
letter	320 51 -175 -196
letters	-25 -176 80 121
level	-24 94 95 -164
library	229 104 -220 -113
licence	-148 -67 241 -27
life	-40 88 -42 -5
lift	-117 -128 369 -124
light	-84 -80 79 85
like	-80 -88 -114 282
like #	35 -59 82 -58
like a	-185 174 -30 41
like an	21 -17 -62 58
like how	0 0 0 0
like it	-65 -114 -42 221
like my	-19 -13 -11 43
like that	-163 -115 37 241
like the	181 -207 48 -23
like this	-14 55 -31 -10
like to	-176 201 -29 4
liked	82 -58 -77 52
limit	153 -158 101 -96
line	23 -152 -40 169
line #	-70 -17 100 -13
lines	141 -159 -225 243
lines ,	-10 -103 -50 162
link	-85 167 -200 117
list	58 -132 -61 135
listens	-47 -60 132 -25
listens on	-33 -53 112 -25
lists	-16 -175 -68 259
little	4 -23 -15 34
live	-95 107 46 -58
live in	-33 -63 47 50
lives	-226 110 223 -107
lives in	-29 -65 236 -142
load	-9 -93 228 -127
local	14 9 4 -28
lock	-2 -7 38 -29
log	18 112 -135 6
login	24 31 66 -121
logo	-195 312 -152 34
logs	-61 -33 170 -77
lol	-32 17 3 12
lol $	44 -22 -1 -20
long	-48 -70 -205 323
longer	-127 312 -26 -159
longer than	88 -58 53 -82
look	-127 -39 45 121
look at	5 25 -93 64
looked	-42 16 65 -38
looked at	56 116 -134 -38
looking	-26 60 -24 -9
looking at	-28 59 -22 -10
looks	14 -118 40 64
looks like	-61 40 50 -29
loop	47 2 2 -51
lose	12 -101 111 -22
lost	18 -167 325 -176
lot	180 -59 -148 27
loud	21 -40 -18 38
love	53 -103 -162 212
love it	-20 -5 -18 42
lovely	18 240 -95 -162
lovely ,	30 5 -21 -13
low	-58 32 88 -63
luck	-16 -26 44 -2
lunch	30 38 -123 55
lunch ,	-29 -11 -4 44
lunch .	-4 -7 -16 27
m	128 102 -163 -68
machine	-223 105 32 87
machine .	-76 -131 35 173
made	-72 176 29 -133
made up	-46 426 -257 -123
mail	-178 -55 116 117
mails	9 -139 -27 157
main	246 -133 1 -114
make	48 10 -91 33
make a	1 -71 105 -35
make it	-109 116 -57 50
make me	8 -29 -149 171
make the	-200 133 44 24
make this	0 0 0 0
makes	-147 41 -64 170
makes me	12 -54 -103 145
man	-42 -47 10 79
manager	-188 84 139 -36
many	5 24 -80 50
map	74 89 -70 -93
march	-192 83 186 -77
march ,	-81 38 89 -45
march .	-47 75 9 -37
mark	265 -213 -102 49
market	-106 95 -83 94
match	195 -189 -151 145
matter	71 115 -122 -64
max	335 -414 -60 140
may	361 -70 -144 -147
may be	-21 18 4 -1
may not	239 -92 -113 -35
maybe	-3 -26 167 -138
maybe i	-1 0 -1 3
me	-102 -182 -174 459
me $	12 18 28 -58
me ,	147 -222 165 -90
me .	83 3 -6 -80
me :	335 -145 -38 -151
me a	58 84 -129 -13
me and	-72 205 -13 -120
me first	246 -14 -26 -207
me if	-19 -8 -5 31
me in	-148 66 8 74
me one	-148 22 -41 167
me that	-2 -4 3 3
me the	-179 7 -49 221
me think	-5 -10 -8 22
me to	289 -141 -2 -145
me what	-22 -2 -12 36
me when	-66 -14 -110 191
mean	318 -77 -139 -102
means	242 -185 -36 -21
meant	-85 -20 -113 217
meeting	-128 428 -283 -17
meetings	55 55 -234 124
memory	-18 55 -89 52
mention	126 -117 -12 3
menu	7 111 69 -188
merely	51 -77 -27 53
merge	181 -69 -76 -36
merged	289 -107 -102 -80
message	206 -56 -102 -48
messages	89 -43 -233 187
metres	103 -27 93 -170
middle	24 -65 24 17
might	-63 78 20 -35
might be	-68 141 6 -79
migration	91 -181 138 -49
milk	-126 -235 -38 398
million	-124 20 163 -59
min	-51 169 -136 17
mind	95 -69 -52 25
mind ,	-8 59 -29 -22
mine	-64 -118 34 148
minute	-143 -70 226 -13
minutes	37 -12 -68 43
minutes ,	-80 57 4 18
minutes .	-38 107 -137 69
missing	54 -149 128 -33
mistake	112 -304 301 -108
mixed	-95 130 -201 165
mode	19 213 -142 -90
model	-45 319 -280 5
module	-33 166 78 -211
moment	-18 48 -11 -18
monday	116 -5 -36 -75
monday .	-65 107 12 -55
mondays	-182 88 57 37
money	172 266 -310 -128
monorepo	-131 329 -155 -44
month	-213 205 179 -172
month ,	4 149 -124 -29
month .	-275 297 90 -111
monthly	-188 304 123 -239
months	-158 201 -129 86
mood	-85 -47 -242 374
moon	-10 0 -6 17
more	-154 142 -139 150
more $	166 -44 -48 -75
more ,	47 -86 107 -69
more .	134 -124 142 -152
more than	151 -4 -1 -146
morning	-102 81 -125 147
morning ,	127 -98 -13 -17
morning .	-152 -12 66 98
mornings	-118 -133 20 231
most	-132 -205 57 280
most of	-185 29 157 -1
mostly	-177 -104 117 164
mother	120 20 21 -161
move	-92 303 -128 -82
move the	-35 87 -42 -10
move to	-59 115 -43 -13
moved	29 -57 87 -59
moves	-251 430 -65 -114
moves to	-95 192 -43 -54
moving	-148 302 -93 -62
mr	-203 -115 157 162
mrs	-2 -105 202 -95
ms	25 -61 52 -15
much	-48 45 -147 149
mum	-78 9 113 -44
music	-220 -136 36 320
must	322 -157 -85 -79
must be	29 -59 -71 102
must have	12 -26 41 -27
must never	88 -12 -59 -18
must not	277 -58 -179 -40
my	-71 -63 -48 182
my back	-30 36 -38 31
my brother	-31 34 30 -33
my daughter	88 -64 59 -83
my desk	-46 198 -19 -133
my eyes	-35 -35 -22 92
my head	-102 3 -43 142
my husband	-157 83 -9 83
my last	4 0 -1 -3
my life	-11 -29 51 -12
my mind	-86 313 -155 -73
my mother	116 101 -148 -68
my neighbour	69 -35 -20 -14
my old	-9 -2 -9 20
my own	-196 5 2 189
my phone	74 -88 112 -98
my sister	104 -49 54 -109
my tea	-3 -4 -3 10
my wife	-19 42 76 -99
myself	-99 -108 64 143
myself .	25 -31 -28 34
nah	1 -64 -26 89
nah ,	88 -94 -18 24
name	93 23 -207 92
name .	-121 -76 71 126
name is	0 -130 -228 358
named	-80 -90 80 91
names	219 -214 -226 221
near	21 -48 -100 128
nearly	33 -37 150 -147
need	184 -77 -100 -7
need a	-76 211 -127 -8
need the	-50 -36 154 -68
need to	-39 -57 12 84
needed	-79 -26 66 39
needs	260 29 -54 -235
needs a	77 -66 -49 38
neighbour	-13 10 25 -22
neighbour's	0 0 1 0
neither	-18 255 -222 -16
nephew	75 -49 28 -54
nervous	-46 -47 -15 108
network	-167 13 155 -1
never	40 -76 37 -2
never again	8 -6 7 -8
never mind	0 0 0 0
never trust	-10 -51 61 0
new	155 -56 -142 43
news	-152 248 -272 176
newsletter	119 172 -85 -206
next	88 -34 -24 -29
next door	44 -47 11 -8
next to	193 -195 20 -18
next year	-110 171 55 -116
nice	-19 -90 -112 221
nicer	-97 -18 -125 240
night	-38 -9 91 -44
night ,	132 41 -70 -102
night .	7 -44 186 -149
nightly	-77 -78 211 -56
nights	-123 -74 101 96
nine	66 -149 237 -154
ninety	47 -87 111 -72
no	275 19 -166 -128
no ,	-132 175 58 -100
no .	182 -81 -93 -9
no idea	0 0 0 0
no more	0 82 60 -142
no need	-234 80 -20 175
no no	63 -41 -8 -14
no wait	-40 -8 60 -13
nobody	209 13 22 -244
node	250 -152 44 -142
nodes	-136 79 158 -101
noise	-63 -86 145 4
none	-164 -125 19 269
noon	70 -224 141 12
noon .	-56 56 -39 39
nope	154 -58 -25 -72
nope ,	18 13 7 -38
normal	-73 52 69 -48
north	-102 90 102 -90
not	147 21 -50 -117
not #	198 -12 -166 -20
not ,	34 40 -72 -2
not .	-201 21 43 137
not a	165 -187 -105 127
not even	244 -99 -47 -99
not in	-62 -21 215 -131
not my	-78 -14 -4 96
not on	-132 22 -34 144
not the	-19 175 -325 170
not to	482 -37 -278 -167
note	-77 76 -92 93
notes	-64 88 -273 249
nothing	196 -200 -143 148
nothing ,	-71 -17 52 36
nothing to	-61 -12 29 45
notice	-190 95 54 40
november	-122 117 95 -90
now	-73 238 -101 -64
now $	3 228 -83 -147
now ,	-38 164 -13 -113
now .	-79 -28 210 -103
now i	0 1 0 0
now on	68 108 -193 16
now the	-26 6 -115 135
number	150 -259 178 -70
number #	-72 3 114 -45
numbers	5 -88 -52 135
o'clock	59 -74 -75 90
october	-239 197 152 -111
odd	-120 83 213 -176
of	-64 -25 62 28
of #	-117 -176 429 -136
of a	73 54 -253 125
of all	-12 66 -64 10
of course	-65 -105 -10 179
of it	138 -29 41 -151
of mine	-196 -42 -8 245
of my	164 52 81 -297
of our	-65 47 -30 48
of that	-120 142 -2 -20
of the	53 -55 51 -49
of them	62 20 141 -223
of this	23 42 -158 93
of us	-88 -136 200 24
off	183 166 -127 -222
off ,	-30 87 -147 89
off .	-240 -12 115 138
off the	285 166 -334 -116
off to	2 -12 35 -25
offer	-87 238 -232 81
office	19 -152 174 -41
oh	-60 -74 75 59
oh ,	-128 -7 -99 233
ok	65 218 -105 -178
ok ,	164 -43 -68 -53
ok so	-41 -237 316 -38
okay	25 139 -15 -150
old	-170 117 98 -45
older	6 -166 -20 180
on	27 -71 119 -75
on #	-123 6 262 -144
on $	-84 25 -70 130
on ,	-217 238 -6 -15
on .	-295 426 -220 89
on a	180 -87 -108 15
on every	154 -102 -100 48
on friday	6 -174 89 79
on it	-81 105 1 -25
on monday	-50 -67 11 106
on mondays	-146 11 36 98
on my	-90 30 24 36
on one	-36 -108 -158 301
on our	-200 211 10 -21
on paper	-79 -100 46 132
on port	-81 -20 111 -9
on sunday	-63 -45 -2 110
on that	131 37 -142 -25
on the	40 -7 56 -89
on this	-90 108 77 -94
on thursday	18 -57 131 -92
on tuesday	-140 172 -11 -20
on wednesday	-60 -99 185 -26
once	176 -41 -148 13
once .	-10 -6 5 11
once more	61 -45 0 -16
one	-15 53 16 -53
one $	9 105 -100 -15
one ,	-147 8 195 -57
one .	-51 98 50 -97
one could	0 0 0 0
one day	-39 57 -13 -5
one in	-33 1 162 -130
one is	-45 -14 52 7
one line	-9 -119 -93 221
one more	66 -156 214 -124
one of	26 176 -194 -8
one thing	252 -165 -119 31
one who	-92 -104 151 44
one with	-39 -73 122 -11
ones	-84 -104 71 117
ones .	123 23 -159 13
only	268 -218 24 -74
only ,	128 234 -158 -204
only .	171 241 -379 -33
only a	-57 -38 86 8
only for	30 80 38 -147
only one	13 -21 228 -220
only the	-65 149 -30 -54
open	-126 36 43 47
open the	100 -197 103 -6
opened	479 -125 -336 -18
opens	-164 68 145 -49
or	196 182 -398 20
or a	-108 79 -55 84
or not	-97 -25 178 -56
or the	108 -1 -240 133
order	-4 102 -32 -66
orders	-31 -191 308 -86
other	-35 -31 149 -83
other way	-4 -13 53 -36
others	-107 -15 25 97
otherwise	534 -154 -373 -6
our	-49 -135 222 -39
our own	-45 132 -79 -8
ours	-111 90 115 -94
out	60 36 53 -148
out $	-235 -18 184 68
out ,	49 161 -212 2
out .	12 15 -10 -16
out for	-128 38 83 7
out in	19 -75 99 -43
out of	315 -208 -26 -81
out the	-28 -37 29 36
output	58 -139 -11 92
outside	-150 -114 295 -31
over	-15 48 -167 135
over #	426 -318 -60 -48
over .	-97 -67 110 54
over the	-84 135 -13 -38
own	77 -16 -51 -10
owns	-345 -190 407 128
p	38 -327 110 179
package	-54 160 -161 55
page	-57 -63 -92 212
page ,	115 -46 -67 -1
page .	192 64 -43 -213
pages	127 62 -123 -66
paid	-234 212 147 -125
paint	8 -16 -11 19
paper	-162 255 -199 106
papers	-56 -87 198 -56
paragraph	132 -155 -183 206
parents	65 -84 65 -46
part	-176 115 125 -63
partner	192 -146 62 -108
party	144 -54 -129 39
pass	265 26 -284 -8
passed	33 -103 -46 115
password	54 -129 171 -96
past	-49 -21 77 -7
paste	-32 -144 -169 346
patient	234 -59 -65 -110
pay	-22 -190 306 -94
payment	-9 -30 27 11
pays	-15 -121 42 94
pdf	-11 237 -175 -51
pen	-233 -6 97 142
people	135 174 -37 -272
people ,	-50 -56 141 -35
people .	-29 -257 208 79
per	27 107 30 -164
percent	-41 2 57 -18
perfect	-30 98 -33 -34
perhaps	-62 75 13 -26
person	135 -94 -132 90
phone	-52 -98 -36 186
photo	257 -42 -104 -112
photos	372 -179 -85 -107
pick	-136 171 -102 68
picture	142 -182 -3 43
pictures	42 31 -153 81
pigeon	-20 102 -81 -1
pizza	-79 -20 -3 103
place	-17 288 -362 92
plain	-144 56 -151 239
plan	112 -111 -120 119
plans	124 -58 -46 -20
play	90 -108 88 -70
plays	-53 101 6 -55
please	36 -90 -223 277
please $	2 55 -23 -34
please ,	128 -90 -119 81
please .	-103 76 -88 116
plot	-27 -80 145 -37
pls	12 3 -112 97
pls $	-71 -16 -4 90
pls ,	-75 40 -99 135
plus	81 181 -89 -172
pm	21 -135 30 84
point	-99 -113 -85 298
points	13 187 -336 136
policy	-109 253 -91 -53
polite	91 -6 -17 -68
pool	-66 155 -72 -17
poor	27 -50 -188 212
port	62 -123 108 -48
port #	-96 -168 226 38
post	-137 194 -37 -20
postgres	-71 9 167 -105
postponed	-79 425 -320 -26
postponed to	-49 209 -145 -16
prefer	-169 -139 -144 452
present	149 -63 26 -112
pretend	-1 3 -2 -1
pretend you're	0 0 0 0
pretty	28 -48 6 13
price	106 187 -234 -59
prices	46 -22 177 -201
print	181 -237 123 -68
printed	64 -177 44 69
printer	-68 -38 167 -60
private	148 -113 13 -49
probably	-17 -34 60 -9
problem	-36 9 170 -142
prod	142 -132 135 -145
product	-53 80 111 -138
production	28 -114 230 -145
project	60 -214 225 -71
prose	-269 -105 -26 400
public	499 -141 -314 -44
publish	278 -16 -68 -193
pull	113 -25 -59 -29
pump	148 -64 -32 -52
push	-6 135 -86 -42
put	220 45 -320 54
put a	104 -92 7 -19
put it	60 -31 -177 148
put the	78 31 -128 19
python	56 106 -304 142
python #	354 -132 -182 -39
quarter	56 127 -7 -175
question	-213 104 -63 173
questions	175 -151 -263 240
queue	-143 165 60 -82
quick	14 -199 188 -3
quiet	75 -132 -230 287
quite	73 -105 -63 94
quiz	-42 -92 151 -16
quote	170 -74 -22 -73
r	270 -90 -158 -22
radio	-136 -132 6 262
rain	145 -53 37 -130
raining	0 0 0 0
ran	-105 7 143 -45
random	46 -11 -46 11
rate	171 48 -169 -51
rather	-234 76 -179 338
rather have	-116 10 -76 182
rather than	-152 187 -54 19
raw	131 17 -77 -71
read	49 -247 -176 374
read it	-67 -13 47 33
read me	0 0 0 0
read only	-46 -60 11 95
read that	-55 -2 -8 65
read the	-105 -24 -22 151
reading	65 -215 -27 176
readme	163 -164 29 -29
reads	-181 -246 164 264
ready	53 -68 64 -48
real	82 -84 33 -31
really	-140 -116 12 243
reason	124 -93 0 -31
record	-121 -2 124 -1
red	-253 -103 264 91
release	141 -37 47 -152
remember	-135 140 130 -135
remind	520 -113 -240 -167
remind me	187 -32 -50 -105
rename	-208 119 16 73
repo	58 22 53 -132
report	43 126 -133 -37
reports	54 -238 119 66
request	207 -205 113 -114
requests	-136 -87 217 6
rest	-96 126 -8 -21
restart	76 29 -38 -66
retired	6 -183 30 148
return	-23 253 -245 15
returns	-205 -17 342 -120
review	52 -76 71 -48
rewrite	-96 269 -110 -63
rhyme	0 0 0 1
right	-142 167 162 -187
right ,	-204 269 10 -75
right .	-4 -2 21 -15
ring	94 76 1 -172
road	-30 -76 120 -13
robot	-18 -61 103 -25
roof	-78 -7 132 -47
room	-166 6 63 98
room .	-61 6 -78 132
round	-74 33 -54 96
row	62 -32 68 -98
rows	-123 88 128 -93
rule	547 -233 -219 -95
run	113 -66 33 -80
run it	-16 134 -112 -6
run on	237 -74 -74 -89
run the	-75 -40 126 -11
running	-6 -266 364 -91
runs	-16 -134 131 19
runs on	-95 -78 206 -34
rust	-202 101 -21 123
s	-63 87 -174 150
sad	6 -108 -34 136
said	66 254 -247 -72
said it	142 -133 -8 -2
said that	0 0 0 0
said the	0 0 0 0
same	0 -130 194 -63
sandwich	0 -1 0 2
sat	2 -12 86 -76
saturday	36 391 -254 -172
save	-28 69 -128 87
saw	-105 212 -4 -103
say	202 -87 -189 74
say ,	33 -20 -2 -11
say .	0 0 0 0
say it	-96 55 -69 110
say never	0 0 0 0
say something	0 0 0 0
say that	15 1 -11 -5
say the	6 -5 -1 0
saying	11 4 -12 -2
says	-35 -86 72 49
says the	-18 -17 45 -10
school	235 -178 60 -117
scrap	-58 154 -80 -17
scratch	83 -270 197 -10
screen	148 -88 -165 106
screenshots	96 -44 -293 241
script	340 -161 -133 -46
scripts	122 -68 -305 251
scroll	-7 -111 105 14
sea	-66 118 -38 -14
search	-34 278 -150 -94
season	-109 405 -308 12
seat	83 -41 -157 115
sec	0 0 0 0
second	-22 181 50 -209
seconds	-2 -52 -123 176
see	85 -217 26 106
see it	133 -130 -28 24
see the	130 -145 -74 89
see what	0 0 0 0
see you	0 0 0 0
seed	225 -306 -11 92
seen	-275 70 241 -36
sell	-95 -2 278 -181
semicolon	321 -56 -305 40
send	103 -4 -14 -86
sends	-137 -141 197 81
sense	-34 -76 208 -98
sensor	-81 -28 218 -109
sent	161 109 -195 -74
sentence	30 44 -129 55
sentences	15 -55 -70 110
separate	6 -49 58 -16
september	-11 150 -38 -100
server	-155 7 166 -18
service	68 64 -4 -128
set	80 -197 271 -153
settled	-132 444 -245 -67
seven	-97 -101 205 -7
shall	11 432 -235 -208
shall be	-14 333 -147 -172
shared	170 -257 177 -90
she	-134 187 14 -67
she has	-149 58 291 -199
she is	-25 -170 187 8
she says	-16 -82 -103 200
she's	-271 -67 107 231
sheet	61 -91 -133 163
shift	10 146 129 -285
ship	247 -43 -12 -192
shoes	-16 183 -44 -124
shop	-299 102 135 61
short	-188 -15 -184 387
shorten	112 -4 -1 -107
shorter	107 -17 -46 -44
should	-202 114 -96 184
should be	-57 109 -210 158
should never	13 0 -1 -12
show	168 -56 -147 35
show me	-71 -19 -26 116
shows	-13 -44 105 -48
shut	23 130 -132 -21
side	91 -101 -194 204
sign	60 52 -42 -70
signed	150 301 -374 -77
silence	-42 -153 -26 221
silly	5 -19 -67 81
since	-163 -71 397 -163
since #	-40 -151 229 -37
since the	-112 -10 73 48
singing	-21 11 -26 36
single	4 170 -187 14
sister	95 -51 77 -121
sit	62 -35 -107 80
site	82 -136 125 -71
sits	-115 33 229 -147
sits in	-29 -146 215 -39
sitting	-8 -3 12 -1
six	-195 -19 333 -119
size	78 3 -81 0
skip	-179 36 43 99
sleep	-135 -152 231 55
slept	-16 206 -114 -76
slide	254 -230 -13 -10
slow	-88 155 -104 37
small	-145 -164 35 274
smells	36 20 -34 -23
snow	-13 -5 19 -1
so	-37 -22 100 -41
so ,	-62 200 -137 -2
so .	16 17 -19 -14
so i	-20 -162 89 93
so it	-51 -90 230 -90
so much	37 -72 -82 117
so no	215 -98 -49 -67
so please	174 -74 -34 -65
so that	-121 140 -90 71
so the	-55 203 -16 -132
so tired	0 0 0 0
so we	20 254 -211 -64
so you	7 -62 72 -16
socks	-56 -17 -60 133
soft	-153 163 -169 159
software	159 -154 182 -187
sold	41 67 51 -159
some	-67 -45 158 -45
somebody	-57 60 2 -5
someone	-87 -88 161 13
something	-128 83 -41 86
something ,	195 -20 -27 -148
something .	169 -101 -26 -42
somewhere	-18 -42 58 2
son	-225 130 209 -113
song	-11 -4 19 -4
sooner	-104 -128 -73 305
sorry	-25 14 -40 51
sorry ,	30 -12 -19 1
sort	32 -97 -242 308
sort these	0 0 0 0
sound	-87 -106 -133 326
sounds	-87 163 -160 84
sounds like	-5 -22 -5 32
soup	10 9 -198 179
soup .	0 0 0 0
source	213 -101 -84 -29
spare	-138 -209 293 54
speak	-223 67 107 49
speaking	-12 -19 -13 45
spelling	155 -129 -146 120
split	142 -203 -21 81
spreadsheet	28 -41 27 -14
spring	-269 188 156 -75
spring .	-69 -52 144 -24
sqlite	-97 532 -212 -223
stack	140 -15 -148 22
staging	-109 26 142 -59
stairs	-233 178 158 -103
stand	-147 -113 -38 298
standing	43 -116 225 -152
stands	38 -198 205 -45
start	-77 137 -52 -8
start with	24 -57 -76 109
started	-185 -79 284 -20
starting	-193 418 -83 -142
starts	158 191 -186 -164
state	-21 42 1 -22
status	-77 -13 90 0
stay	472 248 -606 -114
stays	466 98 -202 -363
step	-6 -207 -38 251
steps	-80 -92 -157 329
still	258 -110 -36 -112
stock	-33 -108 55 86
stop	190 137 -264 -63
stopped	141 -162 62 -41
store	209 -56 1 -154
story	-15 274 -116 -143
straight	-156 64 -214 306
street	-68 141 -32 -42
stuck	106 -104 -12 10
student	-46 -81 203 -77
stuff	-43 -246 -109 397
style	-57 -93 -244 394
such	4 -44 -143 183
such a	-23 -11 -32 66
suggest	357 -111 -98 -147
suits	-102 -5 -148 255
sum	63 -44 -35 15
summary	-109 3 -109 216
summer	-168 49 179 -60
sun	-3 -9 0 12
sunday	-25 -84 250 -140
sundays	356 -224 -105 -26
support	-199 270 -199 129
suppose	18 0 61 -79
sure	292 -145 37 -183
sure ,	-121 -16 172 -35
swears	20 -13 -17 10
sweet	121 -36 -99 14
switch	231 -171 -11 -49
switched	-65 181 -96 -20
system	-46 53 82 -89
tab	187 -82 37 -141
table	-44 21 23 0
table ,	43 118 -61 -99
table .	0 322 -224 -99
tables	-81 57 -436 461
tabs	267 -173 -161 66
take	-47 54 0 -7
take a	100 -99 -67 66
take it	35 43 -50 -28
take the	-113 160 -55 7
taken	-1 72 -63 -8
takes	-127 78 164 -115
talk	-140 196 -179 124
talked	-196 405 -138 -71
talking	116 -135 -64 83
talks	82 -56 10 -36
taste	-194 -169 -217 580
tax	44 -31 -61 48
tea	-119 -145 -146 411
tea .	0 0 0 0
teacher	-86 47 134 -95
team	-104 -64 229 -61
telephone	58 -80 -183 205
tell	77 114 -143 -48
tell me	85 -105 -72 92
tell you	-40 -103 357 -215
telling	-32 -39 -147 219
tells	-129 -23 93 59
ten	-189 -167 295 61
ten minutes	-169 130 38 1
test	125 -218 121 -28
tests	85 -20 -153 88
text	196 -169 -186 159
texts	176 -128 -95 46
th	-130 -9 5 134
than	53 -173 -274 393
than #	276 43 -217 -103
than a	-1 96 -95 0
than i	-16 307 78 -369
than my	-1 -7 105 -98
than the	-1 1 -48 47
thank	-48 104 -55 -1
thank you	-48 107 -56 -3
thanks	-99 66 -54 88
that	130 -97 10 -43
that $	269 -24 -143 -101
that ,	12 -99 95 -8
that .	92 9 -114 14
that a	120 -58 -11 -51
that goes	248 -139 -97 -11
that i	-51 92 62 -103
that in	298 -146 -85 -67
that is	265 -52 -187 -26
that it	-261 -57 10 308
that last	0 0 0 0
that one	-54 -34 90 -2
that the	-141 149 115 -123
that was	-31 182 -128 -23
that way	64 -146 42 40
that we	26 68 -45 -50
that you	44 -146 0 103
that's	117 -51 54 -120
that's a	200 -21 -161 -18
that's how	-84 29 91 -36
that's my	-100 -175 147 128
that's the	-124 91 -56 89
that's what	-103 -119 353 -131
thats	100 -195 94 1
the	-8 152 37 -180
the #	-160 -28 50 138
the app	255 -116 -169 30
the bank	-1 -175 215 -39
the best	-2 -4 -15 21
the big	119 29 -135 -12
the blue	18 28 96 -142
the board	-206 140 24 42
the build	48 24 -22 -51
the bus	-1 -36 -4 41
the card	-69 49 101 -80
the cat	-3 64 -9 -52
the client	4 38 -153 111
the clock	16 -22 -18 24
the code	-23 -125 151 -3
the coffee	-25 -6 -13 44
the contract	12 -40 59 -31
the day	-80 -5 -184 269
the diff	-12 -108 -50 170
the dog	-79 -19 164 -65
the door	21 12 -31 -2
the end	-119 88 -119 151
the evening	-48 -162 157 53
the file	-64 15 50 -1
the first	-307 194 -25 138
the fridge	153 -23 -122 -8
the hall	100 39 -38 -102
the header	-48 201 -57 -96
the house	-42 125 -1 -83
the intern	-3 15 -10 -1
the job	-70 -40 111 -1
the kettle	-3 -1 -2 6
the kitchen	-101 201 -90 -10
the lab	41 16 -32 -26
the last	-38 109 -193 122
the left	-78 -129 97 111
the lift	23 -71 125 -77
the list	-25 156 48 -179
the little	29 -5 -185 161
the log	-33 -56 83 5
the long	-30 70 -69 30
the meeting	-44 63 -16 -3
the middle	25 -66 23 18
the month	68 -126 135 -77
the moon	-11 -1 -6 18
the morning	-84 -58 -32 175
the new	-70 356 -90 -195
the next	-97 175 -179 101
the nightly	-64 -104 209 -41
the office	-106 95 7 4
the old	-56 134 9 -88
the one	-188 72 -141 256
the only	74 -198 177 -54
the other	16 11 -55 28
the page	46 -18 14 -42
the paper	-1 54 -30 -24
the phone	-185 29 30 126
the price	-45 74 -49 20
the printer	-63 -51 147 -33
the queue	-32 -41 87 -14
the radio	-57 38 19 1
the readme	290 -94 -167 -29
the rest	-62 1 109 -48
the right	16 -138 151 -29
the same	-64 -57 -3 124
the school	106 23 -76 -53
the screen	0 -22 -7 28
the second	-113 165 0 -53
the server	-102 128 -64 37
the shop	162 -48 -46 -68
the small	-60 36 -74 98
the soup	0 0 0 0
the spring	-216 106 139 -29
the summer	-24 305 -151 -131
the sun	0 0 0 0
the table	120 29 -85 -64
the team	115 44 -272 113
the test	19 -223 231 -28
the tests	-61 -44 102 4
the thing	-5 73 -28 -41
the third	-117 80 107 -70
the ticket	237 -184 -173 120
the time	-7 113 -30 -75
the top	-41 -2 -100 144
the train	-37 16 -137 159
the tram	-27 -37 -10 74
the two	-139 142 120 -123
the vendor	-122 163 30 -71
the wall	-58 79 -96 75
the way	-26 -81 109 -2
the weather	-65 40 46 -22
the weekend	-8 -123 208 -77
the whole	37 -68 4 27
the window	-38 9 -25 53
the word	244 -134 -47 -63
the words	106 -49 -44 -13
the wrong	24 -31 34 -27
their	205 -184 108 -129
them	170 34 -179 -25
them $	-31 45 -135 122
them ,	162 -177 45 -30
them .	-14 -34 -92 140
them in	-30 14 8 8
them on	300 -221 -53 -26
theme	-86 201 -25 -90
then	-167 238 1 -72
then $	-268 132 274 -138
then ,	-222 469 -150 -97
then .	-69 170 51 -152
then i	-65 72 10 -17
then it	-16 -62 83 -5
then the	-153 -88 114 127
then we	48 88 -118 -18
theory	-37 39 10 -13
there	2 -165 221 -57
there $	155 -48 -134 27
there ,	-167 -41 50 158
there .	5 155 -128 -32
there are	-33 87 37 -90
there is	-39 -239 72 206
there was	-2 -2 8 -4
there's	-280 -135 362 53
there's a	-54 78 -69 45
these	-48 66 -184 166
thesis	506 -258 -49 -199
they	-85 23 140 -78
they are	119 -24 -207 112
they have	222 -56 -89 -77
they say	0 0 0 0
they were	-120 268 -53 -96
they're	30 -148 291 -172
they've	177 -256 141 -62
thing	-29 -24 -14 67
thing $	6 -59 70 -17
thing ,	56 -28 -93 65
thing .	-170 14 225 -70
things	146 -159 -150 163
things .	56 -51 -9 4
think	-106 3 -52 155
think .	-1 -13 -37 50
think about	-6 8 -10 8
thinking	302 -240 -21 -41
thinks	178 -233 65 -10
third	46 -60 211 -197
thirty	-149 65 232 -148
this	70 96 -100 -66
this $	260 -147 -55 -57
this ,	137 -85 -154 102
this .	-44 -49 119 -26
this afternoon	-10 53 -35 -8
this for	19 78 -84 -13
this into	13 -4 -4 -5
this is	264 -103 -16 -145
this morning	-59 332 -174 -98
this one	-43 -140 -36 219
this sentence	0 0 0 0
this year	-262 363 -35 -67
those	169 -123 -247 201
though	-28 -180 214 -6
thought	-85 276 -108 -83
thousand	-31 -26 136 -79
thread	5 -9 -5 9
three	-128 -13 271 -129
three times	-4 14 87 -96
through	-56 43 54 -41
through the	70 145 -121 -94
throw	-41 40 -4 4
thursday	1 33 69 -103
thursday .	-21 -129 221 -71
thursdays	-116 -102 169 50
ticket	395 48 -383 -61
till	-5 86 -24 -57
time	47 77 -137 13
time $	302 -111 -12 -179
time ,	170 -236 -59 125
time .	5 -192 -13 200
times	-176 257 -296 216
times .	13 119 -50 -81
timestamps	-30 -163 -85 278
tiny	17 -37 -45 65
tired	-3 13 -10 0
title	147 110 -137 -120
to	123 81 -179 -25
to #	-83 123 -28 -11
to a	-90 28 107 -45
to ask	-73 -155 20 209
to be	-68 -98 231 -65
to do	111 -189 0 78
to go	125 -51 210 -284
to have	134 54 -76 -112
to hear	55 -5 -70 19
to her	-37 -115 -130 282
to it	144 -35 -172 63
to keep	17 60 -129 52
to know	-233 -38 465 -195
to look	31 45 -63 -13
to me	-234 -193 133 293
to my	-79 -65 -12 157
to read	-42 -174 95 121
to run	323 15 -318 -20
to say	15 -78 122 -59
to see	-224 72 -41 192
to take	-102 191 -84 -5
to the	5 -79 139 -65
to work	3 -206 108 95
to you	127 -21 -8 -98
toast	-64 -7 75 -5
today	-141 25 141 -25
today $	-5 93 -28 -60
today ,	-17 -20 59 -22
today .	-6 -31 -25 62
today i	0 0 0 0
today's	-1 6 -4 -1
together	-56 -43 -35 134
told	-127 249 -69 -52
told me	52 -70 50 -32
told you	30 -6 45 -69
tomorrow	-6 14 -111 103
tonight	-12 36 -20 -3
too	32 210 -170 -73
too $	335 -156 -94 -85
too ,	142 -144 54 -51
too .	42 -78 80 -44
too many	-59 125 -86 21
too much	-96 262 -106 -60
took	-210 222 93 -105
tool	110 -50 36 -96
top	-103 -17 -70 191
touch	419 -228 -168 -22
touch the	29 18 -67 21
town	-34 -12 39 7
traffic	-27 -108 144 -9
train	-268 -117 65 321
tram	-37 -91 71 57
translate	-134 -70 155 49
tree	119 -76 10 -52
tried	-149 155 -17 10
trust	-10 -67 35 42
trust a	0 0 0 0
try	81 -10 9 -80
try it	-1 0 0 1
tuesday	-81 117 -57 21
tuesday .	199 -32 -103 -64
tuesdays	-54 5 207 -158
turn	-48 61 73 -87
turn this	0 0 0 0
turned	-28 62 22 -56
turns	-78 -95 198 -25
twelve	-53 49 54 -50
twenty	74 -87 23 -10
twice	130 -224 357 -263
two	54 -175 199 -78
two ,	-37 173 -86 -50
two .	27 5 -12 -20
two hours	-98 -27 31 94
two weeks	-16 207 -131 -60
two years	-56 100 53 -98
type	-52 -212 207 57
typed	17 -25 8 0
typing	-28 -2 9 21
typo	-25 -8 51 -18
u	306 -197 83 -192
ugh	34 -47 -24 37
ugly	-58 -15 -122 195
under	241 -193 126 -174
under #	221 -102 -318 200
under the	22 -54 145 -114
understand	31 -23 -24 16
undo	-20 -27 56 -9
unit	33 90 -102 -22
units	382 -166 -153 -62
unless	168 30 -15 -182
until	121 107 -23 -204
until the	286 -173 -232 118
up	-44 12 83 -51
up $	-3 94 -39 -53
up ,	150 -193 -80 124
up .	5 -62 -203 260
up in	86 -67 -57 39
up my	-89 339 -142 -107
up the	113 296 -277 -132
up to	1 0 54 -55
update	119 9 6 -133
us	78 -169 81 10
us $	89 -119 106 -76
us ,	-12 -311 118 206
us .	12 -57 -19 64
use	107 -281 229 -55
use the	55 106 14 -175
used	-338 -130 65 403
used to	-49 -29 -17 95
user	-104 21 135 -52
users	-255 162 193 -100
uses	20 -13 135 -142
utc	263 -204 -154 94
v	-65 136 -15 -55
v #	-91 213 -108 -14
van	-69 56 -18 31
variable	-99 -39 -37 175
vat	188 -108 53 -132
vendor	40 172 -35 -177
version	-186 253 -32 -35
very	169 -224 40 15
voice	-47 -15 -191 254
w	-23 16 -21 27
wait	-14 145 -102 -28
wait ,	-33 41 -3 -4
waiting	-183 293 -91 -19
walk	-92 10 -21 103
walked	-2 59 -4 -53
wall	-3 18 -97 82
want	61 11 -160 88
want to	-171 182 -66 55
wanted	-11 233 -146 -76
wanted to	26 -5 -6 -15
wants	269 -116 -210 57
wants to	-88 173 -5 -80
warehouse	-78 103 -82 57
warm	-120 -14 -59 193
was	-125 9 266 -150
was #	-81 71 31 -21
was .	240 -109 -126 -5
was a	53 44 82 -178
was going	0 2 -1 -1
was in	-57 122 -51 -14
was only	-35 -31 67 0
was the	-91 125 14 -48
was wrong	-11 -4 17 -2
wasn't	136 -69 -32 -35
watch	48 96 -47 -97
water	-51 86 -112 77
way	-36 -94 -133 263
way ,	-95 -20 24 90
way .	-70 93 -29 6
way round	-15 2 -8 21
we	35 118 -62 -91
we are	-109 -154 97 166
we could	-91 -16 118 -10
we do	83 202 -105 -180
we don't	49 65 -1 -114
we drop	-64 285 -201 -20
we go	-248 141 -109 217
we had	92 -137 66 -20
we have	-62 15 216 -170
we should	-1 1 0 0
we take	-50 193 -101 -41
we talked	-22 70 -39 -10
we'll	-74 355 -218 -63
we're	-128 250 -108 -13
we're going	-10 27 -7 -10
we've	-131 97 28 6
weather	-55 14 59 -18
web	-221 161 -5 64
wednesday	63 10 67 -140
wednesdays	-254 25 271 -41
week	-104 211 -4 -104
week $	-36 52 -50 34
week ,	-33 10 130 -107
week .	167 32 -158 -41
weekend	7 -115 122 -14
weekly	-152 293 -174 33
weeks	-30 151 258 -378
well	-24 -46 83 -13
well ,	71 20 6 -96
well .	78 -66 -176 165
went	-181 152 193 -164
were	-191 70 239 -118
wet	-19 8 12 0
what	-101 5 -101 197
what a	-6 -5 -19 30
what i	-122 -173 80 216
what it	26 -124 -28 125
what the	276 -281 -4 9
what we	-1 -51 -13 65
what you	-108 10 128 -30
what's	47 -114 77 -10
whatever	344 -202 -103 -39
whatever you	-12 -25 -40 77
when	-12 -215 -18 245
when i	22 -202 152 28
when i'm	143 6 15 -164
when it	21 -29 -62 71
when the	-70 -17 58 29
when you	-144 -123 140 127
whenever	204 -178 -79 52
where	-223 -5 98 130
where the	-72 74 31 -34
whether	119 -16 -72 -30
whether the	181 -22 -116 -43
which	-84 -63 242 -94
which is	13 -229 364 -147
while	-26 27 42 -42
while i	4 -56 -72 124
white	-52 44 -296 304
who	5 -270 144 121
who knows	-4 -32 -121 156
whoever	208 -157 -50 -1
whole	1 -64 -41 104
why	-98 -168 239 27
why the	-22 -82 144 -40
wife	89 -4 19 -104
wifi	28 -77 155 -105
will	-93 459 -146 -220
will be	-237 304 34 -101
will do	-4 -54 8 51
win	-93 155 3 -65
wind	133 -115 37 -54
window	-39 11 -99 127
window $	-6 14 -4 -3
window .	-38 259 -154 -68
windows	21 -4 42 -59
wish	-236 90 -26 172
with	-100 55 -59 104
with #	-157 131 59 -33
with a	-71 -61 -12 143
with an	-48 18 -13 43
with it	-28 169 -112 -30
with me	23 -1 70 -93
with my	47 -73 35 -9
with one	-42 156 20 -135
with that	-240 191 38 12
with the	145 68 -94 -119
with two	148 -140 -15 7
within	87 -217 101 29
without	167 -103 -26 -38
without a	248 -154 12 -106
without the	-212 -14 150 76
won	-35 317 -144 -139
won't	-43 198 -67 -88
wonder	21 -58 -20 57
word	19 74 -302 209
words	42 -209 -89 257
words ,	83 -80 50 -53
work	169 -358 84 105
worked	-81 -118 234 -35
working	352 -209 16 -160
works	-136 -214 287 63
world	-91 -41 159 -27
worth	-201 217 16 -32
would	-94 114 -75 54
would be	-30 -26 -60 116
would have	-56 39 53 -36
would like	105 48 -23 -130
would you	-24 -20 61 -17
wow	-4 -1 -18 24
write	260 -129 -223 92
write a	95 -137 104 -62
write me	-53 -24 114 -37
write the	9 -3 5 -11
write to	-8 43 28 -63
writes	1 -73 -88 160
writing	94 -214 4 115
written	85 6 -48 -44
wrong	-34 -74 57 51
wrong ,	-153 -35 118 69
wrong .	12 -7 -15 9
wrong window	0 0 0 0
wrote	-104 -117 29 192
x	-55 16 107 -68
yaml	-61 -7 -41 109
yeah	16 15 99 -130
year	-149 124 252 -227
year $	-27 -104 153 -22
year ,	-231 165 157 -91
year .	-132 68 125 -61
years	-199 -57 216 41
years ,	63 -54 187 -196
years .	-73 -173 -21 267
yes	-5 80 -79 5
yes ,	134 -116 -170 152
yes .	32 25 -43 -14
yesterday	-87 277 -156 -33
yesterday ,	-12 65 -47 -6
yet	-15 -86 122 -21
you	259 -311 82 -31
you $	104 -4 -41 -59
you ,	-110 -25 -29 165
you .	249 -38 -118 -93
you are	-137 -12 -17 166
you ask	18 -13 -126 121
you can	-117 -7 -101 225
you do	253 -47 7 -213
you don't	189 -64 4 -129
you for	-79 148 48 -117
you have	-60 -35 158 -62
you know	64 -99 39 -3
you make	162 80 -115 -127
you may	-172 151 -229 250
you must	-80 -21 90 11
you put	39 -29 43 -52
you should	-195 -125 110 210
you to	339 -139 -69 -131
you were	-19 -17 46 -10
you write	143 -33 -93 -17
you wrote	2 44 -28 -19
you'd	183 -22 33 -194
you'll	-95 125 -240 209
you're	201 -53 -81 -67
you're a	0 0 0 0
you've	-11 67 -18 -39
young	-130 137 44 -51
your	-27 -176 208 -5
zero	174 -133 -262 220
…	0 -9 10 0
… $	0 0 0 0
"""
"""A number for each kind."""
