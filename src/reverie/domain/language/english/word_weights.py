"""Word weights: what common words add to the log-odds, in hundredths.

Written by `bench/keep_fit.py`; not to be edited.
"""

from __future__ import annotations

ROWS = """
!	28 -66 47 -9
! !	-59 96 24 -62
! $	-73 14 40 20
#	-59 -10 237 -168
# #	10 75 -57 -28
# $	-4 106 -7 -95
# ,	55 84 -20 -119
# .	-53 84 18 -49
# :	135 -86 -68 19
# a	61 59 -58 -62
# and	-119 -28 237 -89
# as	25 1 -18 -8
# days	-101 154 24 -77
# degrees	-19 5 34 -20
# for	51 132 -159 -24
# gb	116 -107 46 -55
# has	-15 -104 129 -10
# hours	170 -99 -30 -41
# in	-127 44 99 -16
# is	-131 154 23 -46
# k	218 -107 -7 -104
# kb	244 -106 -115 -23
# lines	-135 83 -151 203
# mb	-96 -92 213 -25
# min	-22 -118 165 -25
# minutes	-79 215 -103 -34
# ms	53 -1 -36 -17
# now	23 -8 -12 -3
# of	-124 27 47 49
# on	-68 -52 138 -18
# percent	112 -47 -23 -41
# requests	-23 -105 139 -11
# s	-192 -40 139 93
# seconds	-24 2 -145 167
# since	-12 -7 20 -1
# th	-120 -58 67 111
# to	151 32 -227 44
# was	-7 -12 23 -3
# with	-134 9 120 5
# x	-15 -208 237 -13
,	-108 40 -22 89
, #	-114 55 180 -121
, a	-50 -56 12 93
, after	-65 -64 121 9
, all	-42 -28 150 -80
, also	215 -135 -24 -55
, always	109 -27 -94 13
, and	-29 -22 66 -15
, as	-99 -102 193 7
, at	204 65 -162 -107
, back	0 0 0 0
, because	-144 215 -84 12
, but	-41 -34 37 39
, by	223 -45 -71 -107
, can	-3 -20 29 -6
, don't	-209 204 18 -13
, even	239 -87 -159 7
, ever	-57 -28 -32 117
, every	98 44 -1 -140
, for	62 -32 -77 47
, forget	-60 134 -64 -10
, four	-86 -36 -18 140
, give	-5 -14 -15 33
, half	97 66 -172 8
, he	-93 -58 78 73
, he's	15 -94 -153 231
, i	-153 -22 80 95
, i'd	-106 69 -44 81
, i'll	-100 101 -8 8
, i'm	-84 20 -40 103
, i've	-58 175 -273 156
, if	84 -35 -61 12
, ignore	0 0 0 0
, in	85 -1 -148 64
, it	11 -74 153 -90
, it's	-70 -87 166 -9
, its	-129 -3 140 -9
, just	-83 -81 64 100
, keep	-4 102 -60 -39
, leave	-90 -22 -28 140
, let	0 0 0 0
, let's	-17 58 -20 -21
, like	92 -95 26 -23
, maybe	0 0 0 0
, my	6 53 -159 101
, never	15 -43 41 -13
, no	21 95 -143 27
, nobody	-132 101 4 27
, not	123 22 -91 -54
, nothing	168 -194 -8 34
, now	-2 -294 308 -12
, on	145 -81 -87 24
, one	-147 -79 240 -14
, only	22 -107 111 -26
, or	-56 62 33 -39
, otherwise	195 -116 -34 -45
, our	37 -241 125 78
, please	78 143 -82 -138
, see	208 -153 -61 6
, she	-66 -182 145 103
, she's	-37 -93 79 51
, since	-20 53 65 -97
, so	67 -84 -14 31
, sorry	-37 41 -13 9
, thank	0 0 0 0
, thanks	5 62 -39 -28
, that	-17 -45 122 -61
, that's	7 -69 60 2
, thats	32 -26 -10 5
, the	36 55 121 -212
, then	-96 24 36 36
, there	18 99 -74 -43
, there's	30 -97 135 -68
, they	-53 -27 86 -7
, this	-1 -39 -37 77
, those	-5 -8 19 -5
, three	-20 -38 61 -4
, two	-24 44 69 -88
, we	-196 18 90 88
, we're	16 105 -112 -9
, what	-13 -20 -43 76
, whatever	112 -57 -25 -30
, which	39 153 -142 -50
, who	-78 -110 187 1
, with	88 8 -93 -3
, wrong	0 0 0 0
, yes	-60 -14 89 -15
, you	47 -34 27 -40
.	24 -34 22 -11
. #	64 116 -59 -121
. $	30 -64 58 -24
. .	7 60 2 -69
. json	20 63 -2 -81
. no	-18 43 -20 -5
. the	89 190 -241 -38
:	-28 127 -29 -70
: #	-25 -154 16 163
: i	-45 41 -112 116
: no	316 -104 -73 -139
: the	-177 166 80 -69
: we	-124 18 28 78
: …	0 0 0 0
;	28 112 -213 74
; the	-95 190 -49 -45
?	0 -86 -16 102
^ #	-60 163 -84 -19
^ a	21 -46 57 -33
^ actually	-5 32 -8 -19
^ add	-87 138 -43 -9
^ after	-167 503 -243 -93
^ ah	-25 -54 87 -8
^ all	158 -108 52 -102
^ always	241 -94 -103 -45
^ and	277 -19 -109 -149
^ anything	431 -167 -137 -127
^ anyway	66 -25 -9 -33
^ as	122 80 -121 -81
^ ask	52 -29 -90 67
^ at	-9 -30 49 -10
^ back	-27 93 -43 -23
^ before	-31 -129 153 7
^ but	294 -14 -140 -141
^ can	-6 1 -23 29
^ check	0 0 0 0
^ commit	-17 -62 -217 297
^ could	-40 -35 -34 109
^ do	80 41 -105 -15
^ don't	35 -34 -32 31
^ every	361 -106 -190 -65
^ everything	-11 -51 165 -103
^ explain	-39 -8 -10 58
^ fine	-57 266 -52 -156
^ fix	0 0 0 0
^ for	2 22 -238 214
^ from	221 -31 -85 -104
^ fyi	-61 -41 18 84
^ give	-17 -12 -45 74
^ go	-128 154 -57 30
^ good	2 28 -21 -9
^ great	0 0 0 0
^ haha	-14 -7 -12 33
^ half	-71 47 60 -36
^ hands	222 -88 -108 -25
^ have	0 0 0 0
^ he	-25 55 107 -136
^ hm	5 4 -5 -3
^ hmm	16 5 -17 -4
^ i	-161 -64 -12 237
^ i'd	-97 -28 -43 168
^ i'll	-42 169 -78 -49
^ i'm	-152 76 -30 106
^ i've	-29 75 21 -67
^ if	-49 -119 -28 196
^ in	-35 -177 109 103
^ it	56 -81 -22 46
^ it's	43 1 -76 32
^ its	11 -14 11 -8
^ just	-53 -52 -4 109
^ keep	105 -76 -48 19
^ kill	0 0 0 0
^ leave	-5 -55 96 -36
^ let	-76 164 -43 -45
^ let's	-38 195 -97 -60
^ lets	-80 148 -53 -15
^ lol	-47 -3 51 -1
^ look	-11 -4 47 -32
^ make	26 34 4 -63
^ maybe	-3 -4 12 -5
^ move	-24 34 -3 -7
^ my	-62 -122 -16 200
^ nah	-33 41 -5 -3
^ never	329 -61 -163 -104
^ new	136 79 -179 -36
^ nice	35 -32 -44 41
^ no	142 -50 -59 -33
^ nobody	343 -129 -112 -103
^ nope	145 -121 17 -41
^ not	7 -39 -81 113
^ nothing	207 -87 -84 -36
^ now	-23 53 -28 -2
^ of	-2 -5 8 -1
^ oh	3 -116 17 96
^ ok	-158 276 -79 -39
^ on	-1 38 -82 44
^ one	138 7 -130 -14
^ only	-7 -21 127 -99
^ open	0 0 0 0
^ or	-3 21 -11 -7
^ our	-173 -141 407 -92
^ please	117 -82 -74 39
^ put	-27 60 -23 -10
^ rename	-5 82 -39 -38
^ right	-74 141 -38 -29
^ run	-47 2 73 -28
^ scratch	-38 -17 57 -2
^ she	96 159 -229 -26
^ show	87 -72 -25 10
^ since	169 -146 -34 11
^ small	-39 -33 17 55
^ so	33 242 -165 -110
^ somebody	0 0 0 0
^ sorry	90 -45 -27 -19
^ staging	-17 -86 141 -38
^ still	-9 -37 35 11
^ stop	42 13 -53 -2
^ sure	-48 -11 83 -24
^ take	24 -16 -1 -7
^ talked	-25 66 -27 -15
^ that	127 -65 3 -65
^ that's	40 -140 246 -146
^ thats	51 -12 -39 0
^ the	-156 -76 454 -221
^ then	48 171 -143 -76
^ there	-133 -22 190 -35
^ there's	-52 -109 206 -44
^ they	-75 -18 125 -33
^ they're	-24 -132 140 16
^ this	-5 -202 88 119
^ translate	0 0 0 0
^ try	0 0 0 0
^ two	-72 -137 30 178
^ ugh	-21 -15 -1 37
^ undo	0 0 0 0
^ use	119 119 -165 -73
^ wait	14 -5 -3 -6
^ we	-256 120 239 -103
^ we'll	-73 227 -122 -32
^ we're	-57 19 34 4
^ well	-7 -4 14 -3
^ what	58 -186 167 -40
^ whatever	178 -76 -89 -13
^ when	85 38 -197 74
^ with	-101 27 35 40
^ wow	-14 -4 -9 28
^ write	203 -167 -27 -10
^ wrong	0 0 0 0
^ yeah	-78 50 97 -68
^ yes	-120 -48 -17 185
^ you	6 -27 46 -24
^ you're	13 -1 -10 -2
a	52 -52 34 -34
a #	-8 -64 108 -36
a bit	-1 43 -43 1
a copy	46 -64 43 -25
a day	-137 151 9 -23
a friend	0 0 0 0
a full	-30 5 43 -19
a good	-14 -21 41 -6
a little	-23 -39 64 -3
a look	-3 -1 5 -1
a lot	59 -7 -68 16
a minute	-92 -42 143 -8
a month	14 53 30 -98
a new	53 30 26 -109
a nice	-11 -70 94 -12
a quick	43 -22 4 -25
a sec	0 0 0 0
a second	91 -60 -3 -28
a single	-26 -120 183 -38
a table	8 -90 -44 125
a time	-33 -95 -53 181
a whole	1 38 -26 -13
a year	18 -119 137 -35
able	-158 153 36 -31
able to	-158 153 36 -31
about	-82 12 41 29
about #	-101 -54 235 -80
about a	-62 -58 154 -34
about it	29 54 -37 -46
about the	-73 29 -123 167
above	222 -79 -47 -96
above #	156 58 -174 -40
access	-77 19 240 -182
account	-29 -141 272 -102
accounts	-24 -96 117 2
across	147 -57 -70 -20
across the	118 -27 -78 -12
actually	-78 -6 111 -27
add	43 70 33 -146
add a	-34 158 -1 -122
admin	-144 189 111 -156
after	-38 203 -80 -85
after #	87 -42 -38 -8
after all	-66 154 -76 -12
after lunch	-33 -20 -60 114
after that	-161 -30 266 -75
after the	-111 206 -54 -41
afternoon	14 -5 -28 19
afterwards	108 2 -33 -76
again	-7 -46 -35 88
again $	-158 -67 22 202
again ,	-3 21 0 -17
again .	122 -51 -33 -38
against	29 216 -166 -79
agency	18 -221 180 24
ago	-11 -86 113 -15
agreed	-170 431 -218 -44
ah	-32 -55 95 -8
ahead	-28 -35 22 41
all	8 -18 70 -60
all ,	-137 121 73 -58
all .	-14 4 10 0
all of	-12 135 -113 -10
all the	-282 155 61 66
allowed	259 -75 -164 -20
allowed to	262 -79 -165 -19
alone	55 -108 100 -47
along	-48 8 -45 85
already	213 71 -135 -149
also	317 7 -121 -203
always	131 -126 -79 74
am	-91 -83 12 161
amounts	176 -111 -72 7
an	-31 -63 140 -46
an hour	-77 -110 196 -8
an old	-20 -55 94 -18
and	-54 71 -65 48
and #	65 -50 45 -60
and a	17 62 -158 80
and after	-33 68 -10 -25
and all	10 -4 16 -21
and forth	-55 127 -33 -39
and i	91 147 -233 -5
and i'm	140 -76 -17 -46
and in	105 139 -209 -35
and it	-91 100 60 -68
and my	-6 128 -35 -88
and no	-12 1 -114 126
and nobody	-50 291 -200 -41
and not	-46 68 49 -71
and now	-110 -4 -56 170
and one	16 -49 61 -27
and only	108 -40 -114 46
and she	-54 186 -192 59
and so	276 -65 -197 -14
and tell	-40 -57 -5 102
and that	20 238 -218 -39
and that's	58 106 -186 21
and the	-111 -3 117 -2
and then	115 -81 51 -85
and there	240 -249 45 -36
and they	-103 -60 177 -14
and we	-88 131 31 -74
android	-59 -55 62 53
android #	78 -27 -34 -17
another	-7 12 76 -80
answer	-3 48 -240 194
answers	-82 -117 16 183
any	199 -120 -59 -19
anybody	107 -9 -58 -40
anything	95 -312 34 184
anything that	-43 -23 -75 141
anyway	-39 303 -208 -55
anyway $	-48 121 -59 -14
anywhere	290 -119 12 -183
api	215 -32 -148 -35
app	-11 2 63 -54
appear	34 101 -73 -63
april	-104 27 95 -18
archive	-91 130 24 -63
are	153 -99 -106 53
are #	-110 45 106 -41
are in	54 32 -83 -3
are not	-62 -51 -40 153
are on	77 -23 -47 -7
aren't	102 45 -117 -31
arm	-161 106 145 -90
around	-18 -96 144 -30
around #	-75 -103 194 -16
as	60 20 -65 -14
as a	-76 -19 69 27
as i	-60 152 -112 20
as it	-38 -78 173 -57
as the	40 -6 -3 -30
as well	78 30 -27 -82
as you	-14 -35 -18 67
ask	189 -93 -148 52
ask me	87 51 93 -231
asked	-63 -15 170 -92
asking	65 -1 -96 32
asks	-28 86 43 -101
at	-51 -138 189 0
at #	-15 -151 157 8
at a	8 -33 -98 123
at all	-38 37 30 -29
at it	-40 21 -4 22
at least	-19 88 -58 -11
at my	-20 -19 26 13
at once	-64 -44 49 58
at the	-7 86 -70 -10
at this	53 -18 -36 1
audit	221 -71 -123 -27
autumn	-114 171 -30 -27
away	-65 182 -63 -54
b	-129 121 123 -115
back	-36 90 26 -80
back $	-51 185 -70 -65
back .	61 133 -142 -52
back and	-21 101 -39 -41
back in	10 -50 43 -3
back to	-37 2 105 -70
backend	-23 -8 -56 87
background	66 -87 -66 88
backup	5 -33 97 -69
backups	-170 84 166 -80
bad	-65 5 -61 121
bank	4 -64 73 -13
banner	52 98 -134 -16
bar	-27 88 -33 -28
based	-78 363 -213 -72
batch	33 36 -23 -46
battery	86 229 -237 -78
be	12 106 -155 37
be a	-113 90 54 -30
be in	-25 128 -19 -84
be the	-88 97 1 -10
because	-61 43 101 -82
because of	-19 42 30 -53
because the	-46 -1 52 -5
become	-68 255 -155 -31
becomes	-50 218 -127 -40
been	-17 -28 119 -75
before	193 -217 -84 108
before #	-126 1 32 93
before i	-19 -10 18 12
before the	210 -44 -131 -36
before we	37 -18 -10 -9
before you	52 -58 17 -11
begins	-136 -80 237 -21
behind	58 -49 79 -88
behind the	86 -210 157 -33
being	-22 -42 -19 83
believe	-51 -26 43 34
belong	112 18 -175 45
belongs	90 -117 104 -77
belongs to	81 -120 118 -79
below	115 -42 -179 106
best	-103 -52 -204 359
bet	0 0 0 0
better	-118 -101 -86 305
better than	-69 -25 -44 138
between	82 -13 -68 -1
between #	192 -99 -43 -50
between the	-71 65 21 -15
big	-19 -10 71 -41
bigger	86 -14 -64 -8
billing	-61 67 54 -60
birthday	81 -31 -45 -5
bit	-66 93 -5 -23
blue	-76 232 -51 -105
board	14 131 -233 87
book	22 137 -127 -32
boss	-176 38 81 57
both	-81 152 51 -122
bottom	118 -26 -105 14
box	-221 -73 337 -43
boxes	5 -74 159 -90
brain	-85 -2 -15 103
branch	243 5 -177 -71
branches	188 -114 -111 37
break	-105 108 -124 121
breaks	-5 -194 84 115
british	-98 -53 -79 231
british spelling	-46 -51 -79 175
broke	-72 -177 237 12
broken	-47 -87 173 -38
brother	-7 -5 23 -11
btw	-16 59 -74 32
bucket	16 35 29 -80
budget	107 128 -291 55
bug	56 -138 101 -18
build	223 -181 66 -107
build ,	31 126 -141 -16
building	48 42 11 -101
builds	245 -354 223 -113
built	-115 27 80 8
bullet	-51 -70 -36 157
bullet points	-25 -40 -16 81
bump	76 77 -116 -37
bus	-141 -38 193 -15
business	-28 186 -69 -89
but	-55 39 11 5
but i	-101 50 -7 58
but the	13 250 -98 -165
button	-129 48 92 -11
buy	-91 134 -19 -24
by	-166 -21 163 24
by a	-65 52 37 -24
by hand	158 -25 -88 -44
by the	-74 -61 106 29
c	12 -114 124 -22
cable	-8 7 80 -79
cache	-45 49 16 -20
cake	51 -43 -3 -5
calendar	34 -70 15 21
call	28 28 -192 136
called	-224 92 150 -19
calls	78 -193 42 73
came	-100 46 147 -93
came from	-54 -93 177 -29
camera	143 -148 69 -64
can	-104 254 -115 -34
can read	-6 -75 -38 119
can see	41 59 -27 -73
can you	-125 51 15 59
can't	146 51 -164 -34
can't be	110 -91 30 -50
cannot	-111 -55 137 29
cant	37 -67 53 -24
card	-161 15 242 -96
cards	-54 -24 141 -63
care	-64 142 -123 45
carry	-76 96 -25 5
case	68 -137 7 62
cat	9 17 13 -39
cause	-107 -172 318 -39
cell	-49 177 -36 -92
cents	149 1 -88 -62
certificate	56 -117 143 -82
change	379 -190 -161 -28
changed	-22 127 -157 52
changelog	-15 -106 -61 181
changes	206 -4 -122 -80
chapter	-3 49 -22 -24
charge	199 92 -307 16
chart	-63 10 19 33
chat	19 -69 -40 91
check	169 -101 -97 28
check the	35 -4 -23 -8
checked	2 0 -1 0
checkout	-126 57 9 60
chose	-95 379 -191 -94
ci	-155 141 132 -118
class	81 46 -30 -97
classes	83 -182 73 26
clear	-9 105 -81 -15
click	-57 -47 19 84
client	-17 218 -87 -115
clients	158 23 -135 -46
clinic	-11 159 -123 -25
clock	64 -222 -47 205
close	-100 265 -117 -47
closed	-92 100 15 -23
cloud	-56 125 -16 -53
cluster	41 -147 91 15
code	56 -219 -94 257
code ,	81 -46 12 -46
code .	-122 -138 47 213
codebase	-1 23 18 -39
coffee	-68 75 -31 25
cold	-105 -57 -50 211
colleague	-12 7 -81 85
colour	-105 -56 -53 214
column	162 -112 31 -81
columns	196 -109 -119 32
come	93 -64 171 -199
come from	112 -105 82 -89
comes	-133 157 13 -36
comes from	169 -89 -48 -32
comes in	-63 98 68 -104
coming	-35 220 -159 -27
command	-74 -155 79 150
comment	19 -2 -18 2
comments	20 -94 -100 174
commit	217 -115 -330 228
commit messages	65 -32 -47 13
commits	115 -70 -84 38
company	-41 -110 192 -41
compare	-95 137 -43 1
config	47 -84 90 -53
connection	-46 -43 107 -17
contract	-38 48 49 -59
cool	15 -17 -16 18
copy	115 -54 -50 -11
core	-44 -45 109 -20
correct	-23 -8 -69 100
correction	57 -49 -3 -5
cost	249 37 -209 -77
costs	-191 225 -39 5
could	-179 166 48 -35
could be	0 0 0 0
could go	-4 15 -9 -2
could you	-67 41 -67 94
count	93 -35 -32 -26
counted	12 -7 66 -72
counts	-19 49 -149 118
course	-26 -51 -73 150
crash	-105 -38 175 -32
cron	-97 71 52 -25
css	177 -70 -148 41
csv	-197 190 84 -77
customer	154 -1 -77 -77
customers	95 -53 159 -201
cut	-29 118 -48 -41
d	-63 -34 33 64
dark	-139 197 -22 -37
dark mode	-37 211 -136 -38
data	98 -108 50 -40
data ,	-68 21 8 38
database	-37 113 -52 -24
date	-8 -21 -11 40
dates	-225 -28 191 62
daughter	-13 -109 207 -84
day	-57 -20 -14 91
day $	-95 21 -23 97
day ,	-95 89 -60 66
day .	-92 -69 139 21
days	-190 25 159 5
days $	-41 3 24 14
days ,	-41 78 54 -92
days .	-85 -86 160 12
db	30 -8 -72 50
dead	60 -67 26 -19
dear	-66 121 -59 4
debug	-18 191 -64 -109
december	-129 -216 397 -53
decided	-215 516 -143 -158
decided to	-43 109 -27 -39
default	43 -67 -9 32
degrees	-15 4 31 -20
delete	40 115 -49 -106
deleted	22 -59 44 -6
demo	-12 -43 78 -24
dentist	61 -26 -38 3
deploy	32 -87 111 -56
deploys	85 -77 85 -92
design	-102 -76 -92 270
desk	14 93 -14 -93
dev	-32 -61 67 25
device	58 45 -51 -52
did	-99 81 57 -39
did the	-41 34 54 -46
didn't	152 -151 92 -93
diff	4 -64 -83 142
different	10 194 -318 113
diffs	-29 -54 -43 126
disk	-40 -178 152 65
dns	-99 8 149 -58
do	45 88 -136 3
do it	-209 -29 121 117
do not	192 -37 -79 -76
do that	-1 62 -26 -35
do the	-37 -2 -95 134
docs	-169 -21 194 -4
does	-184 -97 135 145
does it	80 -114 -27 60
does not	-137 76 90 -29
does the	-126 68 -85 143
doesn't	165 18 -66 -116
dog	-22 203 -38 -142
doing	-20 221 -79 -122
domain	-42 69 -20 -7
don't	191 18 -215 7
don't care	64 144 -70 -139
don't know	-13 26 -13 0
don't touch	157 -51 -62 -44
don't want	9 65 -7 -67
done	-178 169 31 -22
dont	135 -137 105 -102
door	37 -172 144 -9
double	118 -117 20 -21
down	91 48 -90 -49
down .	-38 -29 -51 118
dr	-172 -62 96 137
draft	146 10 -101 -54
dream	-4 23 -10 -9
driver	-16 -64 155 -75
drop	41 58 26 -125
drop the	-61 105 -33 -11
dropped	13 209 -183 -40
dropping	-80 300 -184 -35
drops	-222 111 152 -41
during	18 -206 134 54
e	53 122 -155 -21
each	91 -230 44 95
each ,	-1 -70 -27 98
early	-146 221 -138 63
easier	-29 -34 -70 133
easier to	-17 -16 -28 60
eat	-59 116 -40 -16
edit	-5 -73 69 9
eight	32 5 36 -73
either	144 -50 -48 -45
eleven	-123 15 116 -8
else	301 -47 -128 -126
email	162 5 -128 -39
emoji	-188 -47 -28 263
emoji in	-136 -36 -24 196
emojis	-338 -94 -64 496
empty	-38 -174 140 71
end	31 119 -71 -79
end ,	201 112 -293 -20
end of	-76 36 133 -92
endpoint	13 24 26 -64
ends	-196 2 200 -6
english	169 -92 -146 69
enjoy	-44 -59 -82 186
enough	-62 161 -214 115
entry	67 -26 -22 -19
error	55 41 38 -134
errors	285 -168 -54 -63
eu	-5 -68 83 -9
euros	98 -43 -28 -27
even	114 43 -137 -20
even if	-65 131 -132 66
evening	-155 -9 141 23
evening .	-11 94 1 -84
events	107 -246 189 -50
ever	349 -194 -76 -80
every	207 -151 77 -133
everybody	-72 93 -3 -17
everyone	-53 27 51 -26
everything	-82 -133 56 159
everything in	52 -82 -23 54
everywhere	3 4 90 -96
exactly	179 -118 -62 1
example	-140 -108 267 -20
excel	-78 143 -81 15
exceptions	167 -51 -38 -78
explain	-209 -60 97 172
explains	-75 -75 121 30
explains the	-129 -56 146 39
export	-146 158 69 -82
eyes	120 -65 -140 85
f	152 -101 -108 56
failed	-109 -13 137 -15
failing	-13 -19 -41 73
fan	-98 -68 -66 232
far	-15 -94 40 69
fast	-8 -30 -12 49
faster	-191 -76 147 120
favour	-99 -97 -156 352
feature	214 -67 1 -148
feed	-206 128 95 -18
feel	20 213 -125 -108
feel like	14 98 -50 -62
feels	16 -25 -13 21
fetch	6 -20 60 -46
few	-20 74 -53 -1
field	-28 45 -48 32
figure	0 -83 75 9
figures	116 -179 -70 133
file	72 -27 -17 -28
file $	-99 176 -61 -16
file ,	146 -54 -31 -61
file .	47 -37 -29 18
files	175 -55 -27 -93
files .	67 -49 0 -18
filter	36 -93 25 33
final	-228 259 25 -56
find	-40 -99 68 70
fine	38 120 -218 59
fine ,	-72 244 -94 -78
finish	0 -25 37 -12
firmware	131 -23 -1 -107
first	44 -58 -66 80
first $	20 -21 -15 16
first ,	77 8 -178 92
first .	228 -22 -112 -94
first and	67 -90 -52 76
fit	187 25 -149 -62
five	28 35 4 -68
five minutes	49 -15 -16 -18
fix	74 19 -156 63
fix the	-26 64 -32 -6
fixed	-68 -110 204 -25
flag	-13 26 117 -130
flags	-79 87 3 -11
flaky	-23 -20 86 -43
flash	-17 177 -88 -72
floor	-112 -74 172 14
folder	177 32 -50 -158
follow	43 -17 -39 14
font	-100 -44 174 -30
for	-11 150 -170 31
for #	32 -83 90 -39
for a	37 9 60 -106
for all	-10 56 -47 1
for an	-75 -105 194 -13
for it	-82 -65 215 -68
for me	120 -76 -37 -8
for my	-23 -49 -39 110
for now	-15 -30 20 25
for one	72 -29 -10 -33
for that	102 145 -169 -78
for the	-71 192 40 -161
for this	-36 195 -126 -32
for today	0 0 0 0
for two	7 -22 38 -23
for us	9 74 17 -100
force	338 -206 14 -146
forget	-23 172 -108 -41
forget it	0 0 0 0
form	-113 144 35 -66
format	65 -118 -107 160
forth	-55 127 -33 -39
forty	39 -110 129 -57
found	-135 -81 321 -105
found it	-51 -5 76 -19
four	14 -152 160 -22
free	142 171 -240 -73
french	-134 165 -23 -9
friday	152 -140 36 -49
fridays	332 -184 -22 -125
friend	0 0 0 0
from	75 33 8 -116
from #	158 -154 -14 11
from a	-73 -33 165 -59
from here	-67 261 -143 -52
from now	11 86 -137 39
from the	29 -6 42 -65
front	165 -90 -44 -31
frozen	276 -101 -146 -28
full	233 -129 -121 18
fun	12 18 22 -52
function	13 -38 6 18
functions	186 -116 -58 -13
funny	-119 3 86 30
future	-43 -15 -39 96
fyi	-64 -46 124 -14
game	-9 -52 92 -30
gate	26 -21 15 -20
gateway	-142 86 92 -36
gave	-33 166 -98 -35
gave you	0 0 0 0
gb	116 -107 46 -55
general	13 -29 -24 39
generated	-174 72 125 -23
german	-107 25 -65 147
german ,	-50 -35 -48 132
get	32 90 -128 6
get a	-35 -9 -2 46
gets	-61 408 -202 -146
getting	35 19 -48 -6
git	-131 86 63 -18
github	-72 12 169 -109
gitlab	-112 -103 351 -137
give	-134 46 -65 152
give me	-54 -58 -34 146
given	117 23 -174 34
gives	-23 6 20 -2
go	126 6 -149 16
go $	-27 228 -157 -45
go in	262 -128 -77 -56
go into	258 -227 26 -58
go on	101 -32 -54 -14
go through	-78 -33 -1 112
go to	82 -132 -9 59
go with	-62 123 -20 -41
goes	53 138 -149 -42
goes in	45 272 -267 -50
goes to	-52 -62 31 83
going	-33 322 -223 -66
going to	-149 328 -130 -49
going with	-67 144 -52 -26
gone	18 -77 -61 120
good	34 138 -99 -74
good ,	-64 103 -138 100
google	-74 -86 223 -63
got	-27 -131 218 -60
got a	52 -84 -1 33
got it	-4 -5 10 -1
got the	-17 -27 35 9
gpl	250 -18 -183 -48
great	-9 20 -19 9
great ,	0 0 0 1
green	-56 74 4 -21
grey	-38 -48 144 -58
group	-130 100 -3 33
guess	-58 -81 102 36
guy	2 -51 14 35
h	92 -46 -205 159
had	7 6 48 -61
had a	11 29 -29 -10
had the	-35 -89 157 -33
had to	105 -125 64 -44
haha	-11 -6 -10 27
haha $	0 -1 0 1
half	-1 -60 36 26
half of	33 -177 185 -41
half the	-11 45 -116 81
hall	40 -30 26 -36
hand	92 16 -76 -31
hands	262 32 -208 -85
hands off	329 -155 -115 -59
happen	48 44 -41 -50
happens	161 -125 29 -65
happy	-97 60 7 30
hard	247 -87 -185 25
has	53 -168 267 -153
has #	-66 -94 177 -17
has a	-154 -64 259 -41
has been	3 -25 48 -26
has it	-11 30 2 -21
has no	68 -115 75 -28
has the	-13 -151 122 43
has to	330 -81 -195 -54
hate	-34 -18 -17 70
have	-50 -38 113 -26
have #	-41 -19 83 -24
have a	26 -195 155 14
have been	-20 -3 24 -1
have no	170 -46 -44 -80
have the	37 -29 -70 62
have to	9 -120 106 6
having	-89 173 -42 -42
he	-175 -86 187 74
he's	-46 -134 102 78
head	-58 46 -80 92
header	-63 195 -94 -38
hear	-90 53 -11 49
help	0 8 -108 100
her	-58 -198 55 201
here	36 0 52 -88
here $	190 -10 -22 -158
here ,	97 -93 -51 47
here .	62 -84 64 -42
here on	-23 238 -143 -72
hetzner	-61 13 82 -35
hi	-48 227 -66 -113
him	-158 -22 154 26
his	26 -69 100 -57
history	140 -31 -111 1
hm	22 -11 -6 -5
hm ,	17 -9 -3 -5
hmm	113 -43 -41 -29
hmm ,	142 -59 -48 -35
hold	79 -209 178 -48
holds	-25 -157 223 -41
home	70 26 -92 -4
honestly	59 -27 -39 6
hope	2 100 -71 -30
hospital	220 -48 -91 -81
host	28 -9 43 -63
hosted	67 143 -163 -47
hosting	-29 62 22 -56
hot	-22 32 -91 80
hour	-48 -123 170 1
hour ,	62 -13 -43 -6
hour .	-42 -77 106 13
hours	83 -103 13 7
house	30 -50 100 -80
how	141 -167 26 0
how i	-88 -83 25 146
i	-207 -15 -147 369
i always	-52 -7 -4 64
i am	-81 -73 32 122
i can	-89 48 -113 154
i can't	-95 -33 142 -15
i could	-133 -20 183 -29
i do	-37 153 -66 -50
i don't	-105 -21 -118 244
i enjoy	-44 -61 -86 192
i feel	-12 -5 -3 20
i find	-36 -8 -39 83
i gave	6 62 -42 -26
i get	-79 -92 -14 184
i got	46 -22 -14 -11
i guess	10 91 -14 -88
i had	77 -1 -49 -27
i hate	-14 -17 -17 48
i have	-142 144 -139 137
i just	34 -59 50 -25
i keep	-17 -176 -7 200
i know	-45 69 -149 125
i like	-60 -91 -46 197
i looked	-14 -9 51 -29
i love	84 -22 -24 -38
i mixed	0 0 0 0
i must	-25 -4 -20 50
i need	-5 8 -6 3
i never	-133 83 34 16
i only	-177 -103 -75 355
i prefer	-75 -52 -32 159
i read	-43 -32 -23 98
i said	-8 70 -40 -22
i say	32 -22 -26 16
i see	111 -29 -25 -56
i shall	-1 2 -1 0
i should	-41 -29 -2 72
i take	-30 -42 -47 119
i think	-20 6 -8 22
i thought	-8 41 -8 -25
i told	0 2 -1 0
i want	116 -33 -129 46
i was	61 -58 19 -21
i wonder	0 0 0 0
i would	-3 42 -59 19
i write	33 -29 -18 13
i wrote	-17 43 -7 -18
i'd	-214 -47 -96 358
i'd like	-42 116 -36 -39
i'd rather	-49 -15 -20 83
i'll	-36 100 -94 30
i'm	-97 68 -174 203
i'm a	-52 -99 -70 221
i'm in	-22 -26 -97 145
i'm not	32 21 -35 -18
i'm on	-13 -24 162 -126
i'm so	0 0 0 0
i've	-46 199 -226 73
i've been	-3 -9 -15 27
i've got	70 4 5 -79
id	-234 217 -47 64
idea	-16 30 -31 17
idea ,	-13 14 -1 1
if	-20 -128 -53 200
if a	201 13 -156 -57
if i	-52 -128 177 3
if it	13 -36 57 -34
if it's	46 -58 -96 107
if the	-78 101 3 -26
if we	42 -34 44 -53
if you	9 -117 -38 146
ifs	-10 -90 -19 118
ignore	0 0 0 0
im	-150 190 35 -75
image	50 -107 80 -23
images	-72 282 -191 -20
import	80 -27 -16 -37
in	79 -136 61 -5
in #	-102 -56 96 62
in ,	20 -1 -24 5
in .	-17 179 -104 -57
in a	24 -111 17 69
in all	183 -100 -76 -6
in any	145 -25 -58 -62
in anything	128 -54 -60 -14
in english	148 -54 -15 -79
in front	-24 21 46 -43
in general	13 -29 -24 39
in german	-15 -43 -40 98
in it	-58 -18 93 -17
in march	-65 156 -75 -16
in my	73 -100 40 -13
in one	-77 90 -37 23
in our	184 -163 73 -94
in ten	-4 -4 -6 14
in that	8 -24 16 0
in the	45 -56 41 -29
in there	12 -103 34 57
in this	112 -40 -83 11
in your	-40 -10 57 -8
included	248 -149 -120 22
including	-17 -6 14 9
index	52 -59 60 -53
input	1 -20 37 -19
inside	75 -31 -42 -2
inside the	69 -97 -33 61
instead	-213 182 6 26
instead of	-161 172 -73 62
insurance	242 16 -83 -175
interface	59 -95 -36 73
internal	11 -33 73 -51
internet	125 -106 64 -83
into	155 0 -84 -71
into a	67 -43 -23 -2
into the	-64 -62 108 17
invoice	132 -244 142 -30
invoices	23 -101 119 -42
is	-55 10 129 -84
is #	-15 -202 284 -66
is $	157 -101 2 -58
is ,	-31 228 -87 -111
is .	13 -52 13 26
is a	-11 -105 170 -54
is always	139 -66 -10 -62
is an	-52 -118 210 -39
is at	-20 -41 65 -4
is called	-34 85 -41 -10
is dead	-35 -119 164 -11
is for	3 -37 44 -10
is going	-88 235 -136 -12
is in	-35 -87 170 -48
is just	-11 -38 51 -2
is my	-39 -65 28 77
is no	-62 -194 154 102
is not	48 -134 146 -60
is off	25 163 -172 -16
is on	-125 37 117 -29
is only	25 -84 107 -48
is out	-112 508 -266 -130
is still	16 -18 12 -10
is that	71 73 -209 66
is the	-44 -190 128 105
is too	-101 206 -50 -55
is what	-36 -24 -17 77
is wrong	0 0 0 0
isn't	48 -75 112 -85
it	32 51 -17 -66
it $	-4 69 34 -99
it ,	180 -288 107 1
it .	79 53 -88 -44
it :	-27 16 22 -10
it a	7 1 -14 7
it again	-4 -6 16 -5
it all	2 -11 7 2
it and	18 19 -32 -6
it back	59 -104 53 -9
it doesn't	59 -11 -41 -6
it for	85 56 -60 -81
it goes	-34 -12 87 -41
it has	155 -60 -86 -9
it in	32 11 -96 53
it is	-5 196 -115 -76
it isn't	29 0 43 -71
it looks	-12 -206 210 8
it on	1 14 -6 -9
it out	22 72 -94 0
it over	-34 140 -45 -61
it says	-5 -2 0 7
it should	-177 157 109 -89
it the	44 -2 -31 -11
it to	14 -3 -41 30
it up	-17 -14 42 -10
it was	7 -75 -2 69
it when	-49 -24 -40 114
it with	47 108 -124 -30
it works	-47 -11 -1 60
it's	-70 2 -6 74
it's #	-3 14 -6 -6
it's a	-130 -15 111 34
it's just	42 1 -30 -14
it's not	-65 23 98 -57
it's the	164 -72 -88 -4
its	-17 -107 275 -151
its own	-49 30 72 -53
january	-65 49 68 -52
java	247 -195 -116 64
job	-46 -6 26 26
jobs	69 -14 -21 -34
joke	68 -40 -2 -26
jonas	-161 98 4 58
json	21 88 -121 12
june	-88 203 -33 -83
just	-148 -57 98 107
just for	-11 55 -33 -11
just so	-68 -75 191 -48
just the	-17 -73 -29 119
k	63 -224 76 85
kb	244 -106 -115 -23
keep	151 -7 -178 34
keep it	-47 1 -53 99
keep the	76 186 -143 -119
keeps	-79 7 19 53
kept	73 -72 51 -53
key	48 -111 120 -57
keyboard	0 -50 -18 68
keys	118 44 -119 -43
kids	109 -154 -19 65
kill	-27 129 -118 15
kind	107 -98 -176 167
kitchen	88 9 -21 -75
know	-140 -38 64 114
know ,	19 -56 60 -24
know .	-3 -21 -17 41
knows	-40 -5 -141 186
lab	-65 -35 161 -61
label	-89 -15 137 -32
labels	98 -95 81 -83
language	-43 167 -158 34
laptop	86 42 -36 -92
last	-43 49 -27 21
last night	-64 131 -60 -8
last year	14 -11 19 -23
late	-66 -76 118 24
later	34 -30 18 -23
laugh	-25 -2 35 -9
launch	-145 97 114 -65
law	403 -184 -130 -88
layout	-65 229 -137 -27
learn	-93 154 -45 -17
least	-19 88 -58 -11
leave	68 -16 -25 -27
leave it	9 -11 -8 10
leave the	196 -76 -100 -20
leaves	44 51 -59 -35
left	14 -64 80 -30
legacy	-48 -117 188 -24
legal	120 91 -130 -80
lena	-107 -99 120 86
less	-170 93 -78 155
let	25 86 -137 26
let me	-21 -20 37 4
let us	62 20 -147 64
let's	-48 217 -100 -69
let's see	0 0 0 0
let's use	-30 79 -37 -12
lets	-131 -6 92 45
letter	104 36 -55 -85
letters	-116 75 -108 149
level	-125 -15 186 -47
library	257 54 -237 -74
licence	-144 -4 170 -22
license	-170 83 109 -22
life	-31 42 9 -20
like	-40 -100 -64 204
like #	-28 -59 78 9
like a	-129 201 -124 52
like it	-61 -66 -64 191
like my	-10 -4 -4 18
like that	-8 -66 26 48
like the	125 -164 16 23
like this	-17 45 -26 -2
like to	-87 104 5 -21
limit	155 -105 2 -53
limits	132 -59 -139 67
line	144 -107 -127 90
line #	-22 -16 55 -17
lines	39 -101 -200 262
lines ,	-77 -55 -57 189
lines of	-46 160 -98 -16
link	37 93 -150 21
list	64 -36 -91 62
listens	-30 -49 94 -16
listens on	-31 -50 96 -16
lists	-60 -50 6 104
little	-95 24 -44 115
live	10 4 67 -81
live in	-44 89 -34 -11
lives	-162 -68 262 -31
lives in	-22 -34 126 -69
load	0 -91 140 -49
loading	105 8 -87 -26
local	85 -54 23 -54
lock	63 -9 -21 -33
log	-31 161 -106 -24
login	-28 68 60 -100
logo	-32 57 -17 -7
logs	11 -134 116 7
lol	-66 24 33 9
lol $	6 -30 36 -12
long	-109 2 -192 298
longer	-102 217 -89 -26
look	2 2 -89 85
look at	31 56 -79 -8
looked	-13 85 -18 -53
looked at	63 155 -161 -57
looking	-23 54 -22 -9
looking at	-26 61 -25 -11
looks	-42 -88 38 92
looks like	-25 100 -24 -52
loop	55 88 -67 -76
lost	-67 -8 194 -119
lot	88 -29 -70 11
love	55 -48 -124 116
love it	-24 -9 -14 48
lovely	15 -4 -4 -7
lovely ,	17 -5 -4 -8
lower	-163 25 72 66
lunch	-45 -47 9 83
lunch $	-2 -7 -5 14
lunch ,	-1 2 -1 0
lunch .	-22 -10 -43 75
m	161 58 -158 -61
machine	-130 96 5 29
made	-120 150 127 -157
mail	-83 -72 220 -66
mails	-33 -50 -40 123
main	350 -157 -102 -91
make	14 55 -132 62
make a	17 9 -20 -5
make it	-88 121 -35 2
make me	-147 -23 -95 264
make the	-73 94 23 -44
makes	-167 158 -68 78
makes me	-33 -28 -11 72
man	-30 -42 -17 90
many	-1 -49 -78 128
map	48 38 -51 -35
march	-130 115 59 -44
marketing	61 50 -94 -18
match	158 -56 -124 22
matter	119 16 -86 -48
may	381 -211 -84 -86
may not	141 -46 -73 -22
maybe	-34 -8 99 -57
maybe we	0 0 0 0
mb	-96 -92 213 -25
md	-24 -43 22 45
me	-216 -162 -94 472
me $	-109 79 58 -28
me ,	-28 -181 217 -8
me .	74 -81 -15 21
me :	10 -23 38 -25
me a	-46 -11 -8 65
me and	39 101 -20 -120
me before	-18 -25 -53 96
me first	278 -33 -58 -186
me in	-118 54 -93 157
me that	-1 -1 -3 6
me the	-82 -33 -1 115
me think	4 -2 -2 -1
me to	34 -11 -11 -12
me what	-17 -4 -7 28
me when	-59 -8 -8 75
mean	-39 43 -45 40
means	228 -111 -44 -74
meant	6 56 -126 64
measured	-47 -154 336 -136
meeting	-113 337 -190 -35
meetings	-19 190 -188 17
memory	30 -71 63 -22
menu	60 12 13 -85
merge	234 -52 -142 -41
merged	198 -64 -65 -69
message	21 5 -4 -22
messages	177 -52 -132 7
might	-122 134 15 -27
might be	-139 167 4 -31
migration	-10 -37 65 -18
migrations	285 -153 -137 6
million	-81 86 36 -41
min	-26 154 -101 -27
mind	34 102 -108 -28
mind ,	-10 123 -73 -39
mine	-43 -66 -28 136
minute	-167 -8 201 -25
minutes	102 23 -133 7
minutes $	27 -146 131 -12
minutes ,	-39 83 -18 -27
minutes .	20 97 -100 -17
missing	117 -112 32 -37
mistake	-9 -44 57 -4
mixed	-76 176 -93 -7
mobile	-98 142 -27 -17
mode	-6 147 -98 -43
model	-62 171 -133 25
module	-65 160 29 -125
moment	-10 34 -10 -13
monday	67 -73 37 -32
mondays	-91 -34 41 84
money	284 -32 -252 -1
money is	139 193 -264 -68
monorepo	-92 348 -208 -48
month	-149 115 164 -130
month ,	-20 59 -27 -12
monthly	-196 325 43 -173
months	-166 274 -97 -10
more	-168 120 -53 100
more $	131 -15 -74 -43
more ,	-29 64 -12 -24
more .	-58 -100 179 -21
more than	10 -61 -97 147
morning	-49 44 -32 37
morning ,	52 -34 -6 -12
mornings	-131 -94 36 189
most	-127 -71 38 160
mostly	-79 -115 171 23
move	-114 249 -104 -30
move the	-36 71 -28 -7
moved	-34 -21 76 -21
moves	-216 341 -32 -93
moving	-85 195 -36 -75
mrs	-14 -45 136 -76
ms	46 12 -80 22
much	-57 -4 -75 136
must	234 -121 -25 -88
must be	144 -23 -94 -28
must have	-34 -11 51 -7
must never	54 -10 -38 -6
must not	167 -54 -85 -29
my	-50 -1 -97 148
my eyes	-32 -29 -6 67
my head	-47 39 -88 96
my laptop	-35 108 16 -90
my last	0 0 0 0
my mind	4 298 -161 -141
my own	-3 -33 -17 53
my phone	-15 -25 -8 48
my wife	-33 -51 168 -83
myself	-89 -108 -22 219
nah	-31 38 -5 -3
name	14 173 -232 45
name is	-56 -104 -88 248
named	-61 -24 61 24
names	198 -117 -184 103
names ,	-12 -24 -25 60
nearly	-13 5 43 -35
need	159 -36 -134 10
need a	-72 193 -99 -22
need the	-60 7 65 -12
need to	-57 -16 40 34
needed	-15 70 -39 -16
needs	155 -35 -50 -71
needs a	136 -82 -23 -31
needs to	85 -18 -54 -13
neighbour	25 -8 26 -42
nervous	-31 -70 -15 116
nested	-36 34 -106 108
net	-26 -48 92 -19
network	-184 -51 248 -13
never	138 -148 46 -36
never mind	0 0 0 0
new	143 -34 -115 7
news	-31 92 -42 -20
newsletter	76 118 -86 -108
next	8 145 -189 36
next to	30 -47 -26 43
nice	-21 -28 -118 167
nice ,	93 -51 -21 -21
nicer	-77 15 -125 188
night	-51 29 170 -147
night ,	84 31 -53 -62
night .	-65 -43 131 -23
nightly	-60 -8 117 -48
nine	55 -201 214 -68
no	245 -50 -205 9
no ,	-143 146 55 -58
no .	357 -273 -64 -20
no idea	0 0 0 0
no more	-108 97 41 -31
no no	29 -22 -7 0
no wait	15 -10 -1 -4
nobody	107 -8 58 -158
node	35 -89 91 -37
nodes	-113 78 98 -62
none	27 -64 59 -22
noon	188 -138 -45 -5
noon .	-11 -27 37 2
nope	141 -118 17 -40
nope ,	32 -27 36 -42
normal	-11 0 55 -44
north	-73 -1 173 -99
not	100 12 -71 -41
not #	-28 101 -68 -6
not ,	41 22 -60 -3
not a	-70 -69 -107 246
not even	213 -74 -36 -103
not in	-22 43 67 -88
not on	-65 110 -32 -12
not sure	-5 -1 -6 13
not the	66 -68 -116 119
not to	327 -163 -84 -80
note	6 72 -96 18
notes	39 -150 -122 233
nothing	148 -52 -83 -12
notice	9 -14 -26 31
now	-182 196 -46 32
now $	-88 228 -78 -62
now ,	-32 149 -69 -48
now .	-23 -75 193 -95
now on	33 -4 -77 49
now the	-3 77 -113 38
npm	27 13 18 -58
null	42 -81 56 -18
number	190 -142 85 -132
numbers	50 -130 -24 104
october	-77 -91 201 -33
odd	-72 114 93 -135
of	-122 -1 41 83
of #	-111 -134 257 -12
of a	19 58 -125 48
of course	-24 -53 -75 152
of it	70 -67 113 -116
of mine	-81 -45 -85 211
of my	165 -60 77 -181
of our	-86 43 16 27
of that	-152 189 21 -57
of the	65 -89 74 -50
of them	88 49 12 -148
of this	-16 -13 -43 71
of us	-28 -192 146 74
off	253 94 -179 -168
off ,	28 -41 -32 45
off the	205 125 -248 -82
office	-29 -112 44 98
offline	86 -25 3 -64
oh	-5 -106 21 90
ok	69 111 -63 -117
ok ,	107 -3 -55 -49
ok so	-46 -130 211 -35
okay	15 193 -106 -103
old	-48 15 135 -102
older	36 -164 -25 153
on	63 -66 65 -62
on #	-39 7 150 -119
on $	-11 72 -99 38
on ,	-199 294 -64 -30
on .	-57 307 -268 18
on a	209 -176 26 -59
on all	146 -95 6 -57
on fridays	348 -88 -153 -107
on it	-18 139 -55 -66
on monday	-30 0 38 -7
on mondays	-95 -51 101 45
on my	-77 -48 117 8
on our	-35 49 -39 25
on port	-63 -27 104 -14
on that	80 8 -43 -45
on the	119 -41 93 -171
on this	-156 110 73 -27
on with	4 -8 -5 9
once	240 -171 -125 56
once more	67 -34 -17 -16
one	-64 40 31 -7
one $	27 43 -51 -20
one ,	16 126 -31 -111
one .	7 65 52 -124
one in	-24 70 77 -123
one is	-29 -62 127 -36
one more	-60 -19 110 -31
one of	85 173 -282 24
one thing	191 -88 -80 -23
one who	-18 -70 91 -2
one with	-46 -71 128 -10
ones	-126 -89 65 150
only	210 -75 -35 -99
only $	70 -86 134 -119
only ,	38 201 -30 -209
only .	227 190 -360 -57
only for	28 70 -53 -45
only the	21 4 -42 17
open	-33 53 2 -22
open the	15 -74 64 -5
opens	-71 -32 142 -40
option	-88 132 -42 -2
options	123 -152 -75 105
or	228 -74 -202 49
or a	4 48 -51 -2
or not	-45 -17 88 -26
or the	164 -24 -148 9
order	-12 -34 87 -40
orders	-77 -50 227 -100
other	-25 -54 133 -54
others	-31 127 66 -162
otherwise	309 -64 -251 6
otherwise .	104 -111 -106 114
our	21 -195 137 37
our own	-116 220 -99 -5
ours	-88 98 66 -76
out	-45 112 -4 -63
out $	-66 0 -15 81
out ,	-33 250 -213 -3
out .	219 -110 -94 -15
out of	232 -54 -78 -100
out the	-46 2 51 -6
output	38 -92 -84 138
outside	-38 -69 147 -41
over	-81 83 -166 164
over #	420 -251 -124 -45
over .	-55 -47 35 67
over the	-62 99 3 -40
over to	-16 89 -62 -11
own	19 102 -43 -79
owns	-187 -75 220 41
owns the	-190 -15 326 -121
p	160 -42 -110 -7
package	50 -26 -49 24
page	-26 -45 -90 161
page ,	32 -7 -21 -5
page .	60 66 -18 -108
pages	82 105 -103 -84
paid	-116 234 -25 -93
paper	-43 199 -143 -13
papers	-60 17 2 41
paragraph	-33 -110 -54 197
parents	34 -189 109 46
parser	60 130 -150 -40
part	-131 89 87 -44
party	145 -137 -142 134
pass	81 84 -120 -45
password	-12 -18 79 -49
passwords	-58 146 -135 47
past	-123 12 117 -7
paste	-31 -58 -105 194
patch	18 65 12 -95
path	49 -9 -15 -25
patient	246 -63 -110 -73
pay	-56 -115 242 -70
payment	58 -67 10 -1
pdf	-30 169 -121 -18
people	108 174 -17 -265
per	-10 79 26 -95
percent	32 18 -34 -16
perhaps	-63 67 43 -46
person	-99 -60 -21 180
phone	15 6 -28 7
phone $	6 32 -52 14
phone ,	79 35 -82 -32
pick	-94 105 -6 -4
picked	-150 385 -121 -114
picture	70 -120 27 23
pin	19 71 -65 -24
pipeline	182 -31 -106 -45
pizza	0 0 0 0
place	147 231 -309 -68
plain	-123 138 -150 136
plan	2 -86 28 55
please	2 -27 -138 163
please $	-18 17 -5 6
please ,	-7 -106 -49 162
please .	-93 116 -76 53
plot	28 -41 20 -7
pls	91 -8 -104 21
pls $	-53 -11 -8 72
pls ,	-11 43 -84 51
plugin	51 169 -103 -117
plus	38 183 -169 -52
point	-77 -26 1 102
points	-38 247 -251 42
policy	-65 136 -54 -17
pool	-39 -20 66 -8
port	-24 -103 122 5
port #	-70 -157 206 22
post	-103 111 47 -56
postgres	-21 110 0 -89
pr	-58 31 -60 87
prefer	-53 -100 -82 236
pretty	50 -76 12 14
price	93 168 -220 -42
prices	-38 5 160 -127
primary	8 48 2 -59
print	213 -236 47 -23
printed	103 -69 -26 -8
printer	-31 -31 99 -37
probably	-15 -9 27 -4
prod	96 -141 124 -79
product	31 72 -26 -77
production	6 -82 176 -100
project	27 -139 181 -69
prose	-33 -23 -11 68
public	358 -42 -258 -58
publish	232 -96 -13 -124
pull	128 -16 -32 -80
push	36 -38 47 -45
put	159 -38 -160 39
put a	77 -2 -6 -69
put it	76 -114 -36 74
put the	-107 21 -3 89
python	35 126 -223 62
python #	257 -88 -136 -33
quarter	-42 88 19 -65
question	-134 63 -7 77
questions	-33 -101 -173 308
queue	-106 148 6 -49
quick	10 -34 13 11
ram	-78 -74 181 -29
random	-37 12 12 12
rate	62 22 1 -84
rather	-130 49 -129 210
rather have	-34 -30 -30 94
rather than	-112 178 -100 35
rather you	-21 -14 -12 47
raw	144 -26 -120 2
read	34 -145 -84 195
read it	-47 12 -33 69
read only	-8 -59 -13 81
read the	-86 -15 -32 133
reading	32 -134 -77 179
readme	149 -129 7 -26
reads	-16 -174 -79 268
ready	3 -66 96 -33
real	-48 -81 121 8
really	-45 -82 -15 142
record	-190 69 233 -112
red	-76 -102 105 72
region	186 44 -150 -80
register	178 -211 62 -29
release	75 66 -36 -105
release .	26 207 -175 -58
releases	277 -109 -124 -43
remove	-8 27 -16 -3
rename	-112 71 -24 64
repo	-1 70 3 -72
repo ,	27 31 -26 -33
report	19 7 1 -27
reports	-175 -60 114 121
request	116 -143 151 -124
requests	-15 -56 99 -28
rest	-88 122 -6 -28
restart	40 13 -32 -21
retired	-30 -98 37 91
retry	-68 70 62 -64
return	68 120 -179 -8
returns	-189 -53 253 -12
review	19 -118 82 17
reviewers	54 -49 -110 105
rewrite	-15 25 -2 -8
right	-158 186 42 -70
right ,	-147 103 102 -58
robot	-26 -83 143 -34
room	-88 -73 64 98
root	-18 -76 -4 98
round	-22 118 -74 -22
row	-6 52 -14 -31
rows	-65 10 140 -86
rule	357 -93 -158 -107
run	101 -69 7 -39
run ,	-10 -32 -21 63
run it	-7 33 6 -32
run on	63 -16 28 -75
run the	-43 -7 58 -7
running	9 -189 338 -158
runs	40 -153 40 72
runs on	-36 -63 122 -24
rust	-42 -15 52 5
s	-28 116 -146 58
said	91 89 -124 -57
sales	-40 -105 192 -48
same	-2 -170 166 6
sandbox	-100 -205 332 -27
sat	-33 -39 89 -17
saturday	-3 -31 93 -59
save	6 106 -72 -40
saw	-51 68 0 -18
say	52 -127 -93 168
says	7 -35 22 6
scale	206 -76 -135 5
schema	-71 218 -85 -63
school	150 -53 -100 4
scrap	-70 181 -65 -46
scratch	113 -213 119 -19
screen	186 63 -157 -91
screenshot	-132 94 -58 96
screenshots	179 -7 -212 39
script	180 -152 11 -39
scripts	69 -67 -169 167
scroll	-7 -74 68 12
search	-73 214 -68 -73
sec	0 0 0 0
sec ,	0 0 0 0
second	54 64 -6 -112
second one	11 132 -94 -49
seconds	41 -13 -153 125
see	17 -154 -24 161
see if	-12 -6 21 -3
see it	-44 -17 18 43
see the	38 -134 -56 151
see what	0 0 0 0
see you	0 0 0 0
seed	97 -34 -29 -35
seen	-111 1 128 -18
sell	-38 -145 258 -75
send	-54 21 84 -51
sends	-79 -134 238 -26
sense	38 -73 30 4
sensor	-89 55 122 -87
sent	134 -38 -80 -15
sentence	14 -50 -19 56
sentences	-32 -72 -42 146
separate	-33 -34 55 12
september	-88 164 -50 -26
server	-81 23 119 -61
service	81 77 -47 -112
set	-90 -72 207 -45
set the	-1 -3 -1 5
settled	-104 400 -212 -84
seven	-35 -4 56 -17
shall	12 170 -107 -74
shared	75 -137 139 -77
she	-24 141 -202 85
she's	-225 -197 163 259
sheet	-4 44 -85 44
ship	199 -13 -81 -105
shop	-145 81 66 -2
short	-85 -7 -53 144
short answers	-16 -11 -7 35
should	-183 102 -48 129
should be	-27 29 -126 123
show	121 -87 -78 44
show me	-61 -13 -7 82
shows	15 7 3 -25
side	-16 -4 -108 128
sign	-15 123 -33 -76
signed	70 279 -246 -104
simple	-149 -26 106 69
since	-37 -81 212 -94
since the	28 -30 -44 46
single	-95 217 -111 -11
sit	7 -115 -15 123
site	147 -54 6 -99
sits	-55 -149 330 -125
sits in	-7 -86 125 -32
six	-83 -113 221 -26
size	132 -21 -64 -46
skip	-84 49 43 -7
sleep	-20 -153 184 -10
slept	-16 74 -35 -22
slide	0 0 0 0
slow	-52 46 -30 36
small	-53 -140 -21 213
small commits	-35 -8 -8 51
so	-2 -2 32 -28
so ,	-128 163 -13 -22
so i	6 -34 -64 92
so it	-26 -78 180 -76
so no	232 -23 -178 -31
so please	65 -63 51 -53
so that	-118 178 -88 29
so the	-68 123 61 -117
so we	-139 265 -83 -42
so whatever	-120 -40 118 42
so you	-20 -57 118 -41
soft	-133 266 -30 -102
software	127 -87 -23 -17
sold	28 -177 168 -19
some	-65 -58 70 52
somebody	18 97 -47 -69
someone	-111 -79 92 98
something	-99 120 -115 94
somewhere	-8 -31 67 -28
sooner	-57 -50 -34 141
sorry	-22 -6 12 16
sorry ,	-5 -43 -1 49
sort	-32 95 -96 32
sound	-133 -48 -145 326
sounds	-66 203 -195 59
source	226 -82 -73 -71
spelling	-44 -49 -76 169
split	163 -166 -75 79
spring	-190 149 119 -78
sqlite	-98 459 -170 -192
src	171 -84 -70 -16
stack	126 11 -117 -21
stage	166 -82 -162 79
staging	-62 -9 105 -34
staging is	-4 -28 47 -15
stand	-117 -181 -9 307
standing	7 -10 5 -2
stare	-21 -42 -9 72
start	-32 67 51 -86
start with	54 87 -112 -28
starting	-120 382 -228 -35
starts	169 10 -95 -84
state	24 25 -76 27
status	-65 23 101 -59
stay	358 188 -419 -127
stay under	55 -23 -27 -5
stays	332 141 -300 -174
step	29 -145 -69 185
steps	41 -37 -85 82
still	-45 4 94 -52
stock	-84 -15 4 95
stop	55 90 -104 -40
stopped	55 -97 36 5
store	110 -48 27 -89
story	-98 70 134 -107
straight	16 47 -82 19
street	-20 162 -123 -20
strict	144 -166 -58 80
stuck	83 -66 -4 -12
student	-32 -58 200 -110
stuff	-32 -55 -152 239
stupid	47 -32 -11 -4
style	-38 -86 -32 156
such	-64 -85 -41 190
summary	-91 -39 -66 195
summer	-79 87 45 -53
sunday	-97 -93 248 -58
support	-239 349 -120 9
suppose	31 -28 34 -37
sure	244 -200 31 -75
sure ,	-70 -23 129 -36
suspect	-8 -72 80 -1
swapped	-67 -79 157 -11
switch	100 -139 56 -17
switched	-126 264 -120 -19
system	-76 89 51 -65
tab	113 -159 138 -92
table	83 -8 -15 -60
table ,	131 25 -72 -84
table .	-59 245 -101 -85
tables	-21 32 -158 147
tabs	170 -138 -109 77
take	-114 57 -13 70
take a	46 -8 -30 -8
take it	-54 113 -16 -43
take the	-43 123 7 -87
taken	27 -26 6 -7
takes	-28 -204 238 -6
takes #	-98 -40 157 -19
talk	-83 22 -108 168
talked	-48 142 -71 -23
talked it	-15 87 -65 -7
taste	-112 -153 -99 364
tax	119 -193 19 55
tea	-6 -23 26 3
team	-150 -9 167 -9
tell	-33 179 -134 -11
tell me	36 -70 -36 70
telling	-41 -26 -67 134
ten	-175 -112 249 38
ten minutes	-79 -107 52 133
terminal	-63 -20 -95 178
test	150 -142 9 -17
tests	69 -97 -60 88
text	249 -82 -166 0
texts	10 -79 5 63
th	-120 -58 67 111
than	55 -70 -311 325
than #	175 94 -172 -97
than a	-53 140 -108 21
than the	19 -2 -36 18
thank	9 69 -12 -66
thank you	10 71 -12 -70
thanks	-77 27 -55 105
that	130 -111 54 -73
that $	225 21 -200 -45
that ,	53 -24 45 -75
that .	48 -20 -58 31
that a	53 -42 9 -20
that file	0 0 0 0
that goes	230 -123 -105 -3
that i	-13 38 29 -53
that in	99 -76 8 -31
that is	135 -24 -129 18
that last	0 0 0 0
that one	-8 -35 44 -1
that the	-69 139 25 -95
that was	-16 57 -59 18
that way	30 -99 13 56
that we	-19 -15 63 -28
that you	9 -66 -10 67
that's	63 -91 154 -126
that's how	-93 -8 181 -79
that's the	-60 166 -82 -23
that's why	-29 -3 35 -3
thats	64 -101 34 4
the	-26 111 67 -153
the #	-172 38 50 84
the app	173 -88 -133 48
the bank	12 -102 84 6
the big	114 -20 -53 -40
the blue	-42 67 52 -77
the board	-137 82 -48 102
the boss	9 4 -43 29
the box	-69 -19 113 -25
the build	17 45 -25 -37
the button	23 -2 -10 -11
the cat	11 -17 18 -12
the changelog	-101 -47 -19 167
the client	125 63 -156 -32
the clock	-10 -26 20 16
the cluster	91 -63 11 -39
the code	77 -101 47 -22
the contract	3 -24 52 -31
the customer	98 -43 -26 -29
the data	-73 18 69 -13
the database	8 70 -81 4
the day	-53 10 -50 93
the demo	5 -33 39 -11
the diff	31 -93 -74 137
the docs	31 -2 -15 -14
the domain	-100 190 -54 -35
the door	11 -5 0 -6
the end	-55 51 -52 56
the export	-70 17 78 -25
the file	-41 26 -15 30
the firmware	172 -19 -39 -115
the first	-195 64 119 12
the header	-75 131 -38 -18
the job	-24 -61 107 -22
the lab	-18 55 -8 -29
the last	-11 53 -165 123
the left	-25 -25 56 -6
the list	-37 93 24 -80
the log	-26 -76 106 -3
the login	57 -38 68 -87
the logo	9 -3 -4 -2
the logs	60 -128 100 -32
the morning	-46 -28 27 48
the network	52 -70 -30 49
the new	-137 270 -40 -93
the newsletter	-68 145 -63 -14
the next	-95 122 -14 -14
the nightly	-38 -48 119 -33
the numbers	-93 27 36 29
the office	-111 86 -33 58
the old	-155 185 84 -114
the one	-112 44 -72 139
the only	139 -77 113 -176
the other	141 -96 -44 -1
the output	-38 -4 -1 42
the page	-12 5 15 -8
the payment	-32 -2 8 26
the phone	-63 33 66 -36
the price	-11 86 -108 33
the printer	-35 -19 95 -42
the product	2 59 7 -67
the readme	230 -71 -135 -25
the real	145 65 -277 67
the release	172 -236 94 -31
the repo	102 38 -109 -30
the report	66 -75 64 -55
the rest	-21 -107 129 -1
the right	-10 -23 -9 41
the same	-84 -100 145 39
the school	187 -67 -80 -40
the screen	-13 -17 36 -6
the second	-113 188 -63 -12
the server	-114 128 -31 17
the shop	-19 48 22 -51
the small	-30 20 69 -60
the staging	-45 131 -115 29
the summer	-33 155 -112 -10
the table	102 84 -117 -69
the team	-41 129 -133 45
the test	-38 -116 191 -36
the tests	-21 -36 35 21
the text	-83 107 -50 27
the thing	-59 59 -2 3
the third	-114 6 118 -10
the ticket	138 -161 -58 80
the time	3 30 6 -39
the top	-49 -10 -32 91
the train	-26 -38 -52 116
the tram	-7 -10 -6 23
the two	-67 17 81 -30
the vendor	-114 182 -8 -61
the warehouse	8 -197 158 31
the way	-77 -12 19 71
the weekend	6 -77 112 -40
the whole	-45 39 25 -19
the window	-2 -1 4 -1
the wrong	-24 -16 41 -1
their	177 -228 211 -160
them	37 -56 -25 44
them $	90 32 -124 3
them ,	13 -73 107 -47
them .	58 -111 -2 55
them on	105 -104 12 -13
then	-140 180 3 -42
then $	-223 76 194 -47
then ,	-33 187 -68 -85
then .	-81 205 -46 -78
then i	-72 -7 46 33
then the	-68 -108 110 65
then we	33 92 -105 -19
there	47 -223 252 -76
there $	74 -11 -44 -19
there ,	-60 -72 116 16
there .	6 -14 -9 17
there are	-45 95 14 -64
there is	-24 -62 104 -18
there was	0 0 0 0
there's	-162 -75 281 -44
there's a	-15 -2 26 -9
these	-34 22 -96 108
thesis	215 0 -99 -117
they	-85 -40 122 2
they are	69 -104 -56 90
they're	35 -86 137 -87
thing	41 -77 -49 85
thing $	-12 -83 -96 191
thing ,	16 -98 59 24
thing .	-99 -77 71 105
things	177 -105 -152 81
think	-75 -9 20 64
think .	4 -2 -2 -1
think about	-8 17 -4 -5
thinking	8 56 -27 -38
third	69 29 59 -157
this	102 38 -148 9
this $	170 -100 -25 -45
this ,	92 -103 -58 69
this .	-23 -5 19 9
this is	45 -48 3 1
this morning	-51 174 -96 -26
this one	-23 -117 -26 166
those	145 -31 -148 33
though	-42 -190 174 58
though ,	106 -63 -98 55
thought	-42 154 -61 -51
thread	3 -3 -7 7
three	-206 -42 283 -35
through	-25 -32 90 -33
through the	6 31 -19 -18
throw	-41 48 -6 -1
thursday	-103 -29 131 0
tick	76 65 -103 -38
ticket	182 47 -221 -8
till	-122 3 162 -44
time	-23 77 -84 31
time $	78 59 -114 -22
time ,	26 -173 145 2
time .	47 -138 -11 103
timeout	-4 2 9 -7
times	-97 185 -218 130
timestamps	139 -95 -50 7
tiny	9 -20 -96 108
tired	0 10 -5 -6
title	-40 72 -28 -4
to	109 58 -157 -10
to #	-157 87 70 0
to a	-66 56 17 -6
to be	39 -20 30 -49
to do	123 -164 28 12
to go	3 -7 -15 19
to have	-12 1 25 -14
to it	45 41 -82 -3
to keep	-2 68 -84 17
to look	2 71 -50 -23
to main	40 19 -41 -18
to me	-132 -85 -17 235
to my	-43 10 -11 44
to read	-9 -124 50 83
to run	143 39 -138 -44
to say	49 -89 79 -38
to see	-188 41 -23 170
to stay	88 -8 -66 -14
to take	7 51 -49 -9
to the	50 -132 110 -29
to use	125 -10 -45 -70
to work	17 -58 -41 82
to you	69 -13 -30 -25
today	-141 -98 232 7
today $	-5 36 -28 -3
today ,	-17 -25 67 -25
today .	12 -10 -22 20
together	-78 76 16 -14
told	-41 93 -35 -17
told me	-18 -6 27 -3
told you	-6 -6 39 -27
tomorrow	-5 7 -38 35
tonight	-10 26 -9 -6
too	145 5 -185 36
too $	275 -99 -122 -54
too ,	79 -34 -30 -15
too .	18 -135 49 67
too many	-103 85 -80 98
too much	-52 144 -99 8
took	-119 -16 249 -115
tool	69 -14 21 -75
tools	154 -192 1 37
top	-122 -47 10 159
touch	187 -17 -106 -64
touch the	126 3 -87 -42
train	-206 -37 126 118
tram	-7 -10 -6 23
translate	-67 -51 223 -105
translate this	0 0 0 0
tree	99 -72 11 -39
trust	-10 -12 -10 32
try	-18 -7 17 9
try it	0 0 0 0
tuesday	3 -7 -28 31
turn	27 -58 72 -41
turned	-20 -10 49 -20
turns	-54 -32 93 -7
turns out	-42 -29 85 -14
twenty	92 134 -165 -60
twice	25 -80 174 -119
two	49 -71 161 -139
type	-31 -126 52 105
typing	-8 -2 0 10
typo	-37 20 25 -8
u	229 -252 44 -22
ugh	-20 -15 -1 36
ugly	61 11 -88 16
under	182 -115 43 -110
under #	273 -66 -277 70
under the	-85 -40 166 -40
understand	-13 55 -21 -21
undo	-1 2 -1 0
undo that	0 0 0 0
undo the	0 0 0 0
unit	118 -61 -58 1
units	321 -155 -124 -43
unless	-10 82 5 -77
until	161 -35 -36 -90
until the	226 -96 -176 46
up	-50 76 88 -114
up $	0 0 0 0
up ,	110 -103 -21 14
up .	43 -53 -17 28
up in	44 -20 -39 14
up my	-42 311 -135 -134
up the	128 117 -158 -87
up to	-69 26 33 10
up with	-19 121 -94 -8
update	100 108 -90 -117
upload	-55 59 19 -22
us	-24 -92 110 6
us ,	116 -149 40 -7
use	98 -168 97 -26
use the	25 41 19 -85
used	-290 -132 125 297
used to	-19 -41 -9 68
user	-103 38 144 -79
users	-149 71 198 -120
uses	-79 -13 145 -53
using	105 -52 13 -66
usually	-117 -62 2 176
utc	363 -130 -188 -45
v	-13 78 -6 -59
v #	-47 165 -106 -12
value	14 13 -20 -6
variable	23 -45 -29 50
vat	-50 -9 102 -43
vault	345 -193 -73 -79
vendor	52 75 -6 -121
version	-142 219 -20 -57
very	236 -121 -44 -71
vim	-104 -56 -124 284
voted	-82 381 -275 -24
vpn	-188 -78 284 -17
w	46 -14 7 -39
wait	12 19 -55 24
wait ,	4 -4 -2 3
waiting	-20 79 -49 -11
waiting for	-19 89 -53 -17
wall	34 -21 -9 -4
want	72 16 -165 77
want to	-143 137 -72 79
wanted	44 51 -31 -64
wants	27 -57 26 4
warehouse	2 87 -78 -11
warning	-20 -19 35 4
was	-137 35 156 -54
was a	-75 123 -52 4
was in	-35 107 -49 -23
was the	-52 10 39 3
was wrong	-5 -3 11 -2
watch	27 51 -27 -51
water	-29 -15 25 19
way	-15 -45 -78 138
way round	-29 -8 -4 41
we	68 130 -77 -120
we are	-55 -177 174 58
we can	23 -34 15 -3
we could	-42 -13 89 -34
we do	135 195 -237 -92
we don't	66 -10 33 -89
we drop	-76 199 -113 -11
we go	-77 10 -39 106
we had	70 -114 69 -26
we have	-37 -18 146 -92
we look	11 -8 -3 -1
we never	79 -34 -35 -10
we only	15 -89 117 -43
we should	-1 3 -1 0
we take	-37 223 -150 -37
we use	-28 -188 248 -31
we'll	-28 274 -182 -64
we're	-82 179 -83 -14
we're going	-16 39 -16 -7
we're moving	-10 26 -11 -6
we've	-66 110 5 -49
weather	-6 31 21 -45
web	-56 20 44 -8
wednesday	-94 41 123 -70
week	25 71 -28 -68
weekend	43 0 41 -84
weekly	-119 192 -122 48
weeks	-15 82 202 -269
weird	-104 -61 141 24
well	25 -28 -6 10
well ,	82 -28 -26 -28
well .	138 -44 -145 51
went	-111 -39 207 -57
were	-162 -73 261 -26
what	-157 -7 -61 225
what a	-17 -8 -15 40
what i	-17 -140 43 114
what it	-8 -18 -4 30
what the	71 -77 17 -11
what we	-18 -48 9 58
what you	-92 33 80 -21
what's	53 -101 62 -14
whatever	343 -135 -160 -49
whatever we	133 -33 -74 -26
whatever you	55 -21 19 -53
when	-74 -125 -42 240
when i	11 -80 22 47
when it's	-44 -19 -47 110
when the	-119 48 124 -53
when you	10 -97 18 68
whenever	-65 5 -35 96
where	-310 103 150 57
where the	3 48 23 -74
whether	-9 -2 11 1
whether the	0 -1 -1 2
which	-63 -51 189 -75
which is	-81 -115 211 -16
while	112 -70 29 -70
while i	8 -37 -30 59
white	16 -110 -92 186
who	-110 -142 90 163
who knows	-2 -28 -33 63
whoever	123 -83 -116 76
whole	1 36 -81 44
why	-188 -155 280 63
why the	21 -72 86 -35
wife	-33 -51 168 -83
wifi	13 -80 88 -21
will	-79 445 -240 -127
will be	-146 314 -97 -72
window	-35 83 -37 -11
window $	-2 -1 2 1
windows	-12 46 85 -119
wiped	-66 -75 173 -32
with	-48 66 -83 65
with #	-60 54 33 -27
with a	-86 20 -5 71
with an	-6 -22 37 -9
with it	-55 96 -30 -11
with me	-96 -43 -72 211
with my	70 -36 -83 48
with one	-36 57 11 -32
with that	1 -22 -21 42
with the	79 2 -80 -1
within	132 -131 -31 30
without	163 -104 -79 20
without a	263 -153 -34 -76
without the	-180 -2 106 75
won't	97 143 -188 -52
wonder	-33 -6 41 -2
word	31 64 -199 103
words	10 -124 -126 240
work	54 -217 -15 178
worked	-87 -86 139 34
working	214 -180 50 -84
works	-149 -124 330 -56
world	-72 -66 170 -32
worth	54 47 -87 -14
would	-60 128 -15 -54
would be	8 -52 -62 107
would have	-90 51 49 -10
would like	55 33 -1 -87
would you	-22 -15 61 -23
wow	-14 -4 -9 28
write	174 -65 -158 49
write a	68 -128 111 -51
write the	-33 52 -42 23
writes	133 -30 -164 61
writing	43 -114 43 29
written	-18 156 -22 -117
wrong	-58 -42 80 20
wrong $	-8 -10 -10 28
wrong ,	-39 -16 57 -1
wrong .	-9 -11 7 13
wrong window	0 0 0 0
wrote	-160 -72 28 205
x	-69 51 60 -42
yaml	18 -15 -44 41
yeah	-43 -24 169 -102
year	-160 155 196 -191
year $	-30 -36 77 -11
year ,	-107 65 131 -89
year .	-154 121 105 -73
years	-92 19 23 50
years ,	32 121 -69 -85
yes	-29 -114 3 140
yes ,	131 -121 -147 137
yesterday	-67 183 -81 -35
yet	-31 -63 82 12
yet .	-6 -2 -6 14
you	106 -212 68 39
you $	-6 -19 -19 45
you ,	-9 -41 -22 72
you .	33 -23 30 -39
you add	314 -86 -45 -183
you are	7 -9 -6 8
you ask	-42 -7 -19 68
you can	-34 16 -62 80
you can't	102 147 -192 -57
you do	161 -44 25 -142
you explain	-29 -8 -28 66
you have	-103 -34 58 79
you know	37 -61 29 -5
you make	-35 48 -34 21
you may	-31 5 -21 47
you must	25 -8 82 -100
you put	56 -6 3 -53
you see	-14 -57 -39 109
you should	-126 -90 58 158
you show	-23 -16 -32 72
you to	194 -139 -41 -15
you write	158 -48 -47 -63
you wrote	19 94 -66 -47
you'll	-98 -108 22 185
you're	3 -45 -13 55
you've	-7 56 -23 -26
your	-73 -175 168 80
z	-24 -59 95 -12
zero	74 -125 -111 163
zone	-67 55 53 -41
…	0 -3 3 0
… $	0 0 0 0
"""
"""A number for each kind."""
