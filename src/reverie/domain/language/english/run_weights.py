"""Run weights: what runs of words add to the log-odds, in hundredths.

Written by `bench/keep_fit.py`; not to be edited.
"""

from __future__ import annotations

ROWS = """
-371	this
-364	imagine
-363	, or
-343	might
-333	man
-326	laugh
-323	pizza
-313	spinning
-312	is it
-311	sat
-297	found ,
-296	^ from the
-283	yet
-278	are $	birthday	no ,
-277	go $
-276	^ some
-275	banana
-274	coffee
-271	slide
-269	accounts .
-268	^ npm
-265	. or	keynote
-263	cat	flour
-262	^ sure	we had	we should
-261	is spinning	to pay
-260	tonight	work ,
-259	: always	film	haha
-258	, why	never mind
-256	must be
-255	^ make
-254	laughing	moment	seen	you must
-253	in ,
-252	flashing
-249	is that	whatever ,
-248	^ get	open the
-247	robot
-245	linkedin	me ? $
-243	, then
-242	his	reckons
-241	^ is
-240	told me
-239	keep going
-237	interesting
-236	, some
-235	or	you . $
-233	look ,
-232	@^ it	over ,	there . $
-231	: # :
-230	cake	do they	don't know
-229	bugs	forget it	test for
-227	rumour	tab
-226	surprise
-225	&? $	: all	moment ,
-224	comment	i heard
-222	# of #	@restart	already ,	do you
-221	somebody
-220	forgive	i'm not even
-219	^ i never	on the floor	our new
-218	beautiful	for now
-217	&?	@look	again	for a	hear	the following
-216	&^ the	error :	four minutes
-214	i was	wonderful
-213	let
-212	@the last	was at
-211	and all	at night ,	heard	money in	splendid
-210	gossip	names for	this blog	up . $	whether
-209	cannot	the man
-208	a better	apparently	some	the building
-207	, wait	@was	are . $	be used
-206	? can	in that	no clue	rare	someone	stop $	we never
-205	? i only	^ from	don't even	hat	of my	somewhere
-204	, take	? can you	@not	i like how	like how	see if
-203	find out	here :
-202	: we are	to you
-201	, will	bed	scratch that
-200	# this	phone . $	slide .
-199	one more	yet ,
-198	@row	i only	is here	stands	stomach	year #
-197	clue	haha $	my old
-196	at # pm	get it .	number #	what a
-195	^ she	raining	see . $
-194	^ someone	hahaha	is that the	restart
-193	almost	building ,	must not be	sun
-192	, go	as we	he	of this	the floor	thing about	wanted to
-191	@never	no idea	thing . $
-190	&you	. has	^ so the	disable	radio	the grammar
-189	@i am	^ git	hope	i never know	never know
-188	@the list	fingers	obviously	read the	scroll
-187	, no ,	^ splendid	cold and	it was	now ,	tell me when	today ,	used to	waiting
-186	. wait	@them ,	^ on the	and never	on ,	over there	says :	that a	the run	treasure
-185	^ naturally	here . $	idk	joy	lunch	this afternoon
-184	@far	friend's	in theory	loss	mug	three minutes	you believe
-183	@print the	failed ,	green . $	naturally	picture ,	the kettle	went
-182	^ the old	a treasure	believe	blog	dead on	indeed	it had	we might	you are
-181	how does	the one	who knows
-180	# . we	, is	. never mind	glasses	here !	it to me	or no	the phone	very	words $
-179	^ can	all , and	go on $	going on	its a	never trust	two for me
-178	. thanks	^ put	and would	bet	corridor	cried	to go $
-177	. show	@^ in	cool	i read .	i'm on
-176	line for the	standup	today
-175	^ translate to	and if	clicked	lovely . $	my sister's	opinion	read me	sister's	the standup	translate to
-174	# #	, because i	, would	^ great	cry .	currently	on branch	on node	unsubscribe
-173	, another	@been	conference	do i get	like this
-172	@the row	in order	other one .	quote	speaker	the refund	to keep	you write it
-171	asleep	garden	i should	it . $	must always	to commit	warning :
-170	, it is	. ask me	: you	^ try	for when	is so	line for	me #	more than one	neighbour	one day	says the	surely	to be a	today i	wrong branch
-169	, frame	@, and	^ list	i don't know	line # ,	noodles	pizzas	snowing	with our
-168	@^ i see	@i use	haha ,	laptop	leave it	minutes . $	teapot	the first	the internet	up ,
-167	cafeteria	did	felt	of #	paint	screen	sure ,	that's my	the cafeteria	this for
-166	. # s	@warnings	breakfast	came out	forty	has ever	minute .	no opinion	than i	thinking	this minute	watching	which one
-165	, eleven	, let's	everyone	for me ?	late $	make this	possibly	says	sort	sure	the window
-164	, i have	. we've	@is to	^ the new	a moment	cry	downstairs	error	heart	it always	log . $	pls $	summer .	the kitchen	the lot .	the thing
-163	@on every	@places	@try	^ at	^ something	available	dinner	it the
-162	^ perfect	afternoon ,	amazon	either	funny	list $	mail ?	the lot
-161	, third	@rule	^ it always	fell	halfway	hell	i ask	line #	the train ,	try
-160	, and if	@first	@it would	code ? $	question ,	speak $	that take	twelve	well ,	withdraw
-159	^ for this	are cut	barely	i'll be	it has a	landed	laugh $	lunch $	other .	push . $	reddit	say the	slightly	tests pass	the dog	uncle	with these
-158	@am	@some	^ make this	always test	and see	back in	could	dear	i worked	morning . $	of me	pls :	what does the
-157	! ! !	^ grep	^ maybe	^ the whole	i clicked	i ever	i'll	postgres listens	postgres listens on	sandwich	than the	thanks	this into	throw	was like	work .
-156	, now	. forty	^ perhaps	^ please	^ somebody	can you read	fever	off to	please read	stations	worry
-155	, still	^ happy	ahead . $	because it	forum	not that	shorten the	tears	toast	two minutes ,	we got	we'd	worked	yes .
-154	, now it	^ imagine	^ okay	^ translate	^ yes	for this one	go for it	hm .	i read that	life	nice .	one hour	reply to	the part	time to	to fix
-153	, back	, nice	, wait ,	^ interesting	^ whats	about a	anything . $	could you add	curious	dagny	go ,	her desk	i do not	i'd say	last two	never have	test for the	use a
-152	@found two	^ my sister's	desk ,	down .	here is	my stomach	sorry for	worry about
-151	, i want	^ what's	hat ,	notice	people ?	should never	the joke	the page	world
-150	&;	, i'm	? because	@also	^ kill	all that	be a	bed .	brought	consultant	i need	it has been	know .	me and i	now it	on node #	received	shorten	spreadsheets	streaming	the consultant	the radio	train . $	wonderful ,
-149	# per	@the page	^ we should	^ whatever ,	and every	frame it	grep	how	i'm only	me when it's	one of	plugins	to that	tomorrow ,
-148	, looks	@always	@or the	@yes	^ suppose	at it	because i have	doors	fed	is through	it on the	make the second	missing ,	number of	shouted	sitting
-147	&are	@^ i found	@dev	@please	@with the	anything ,	count is	fatal	finds	initials	joke	line from	minute	patch ,	polite	prefer my	read me the	test run	we would have	written in	you ? $
-146	, do	, from now	, where	. by	@flash	@for it	@well	^ add	^ s	across	ai	article	as is	each other	even the	has more	in line	is being	lyon	match .	night .	the textbook	to put	to stop	two for	wider	yours $
-145	# # :	&	always the	competitor	giggle	ha $	horse	i swear	i'm on my	if we	it's me	of # ,	read that	readme says	script ,	see	test ,	the queue	them ?	they say	tmp	wait	with .
-144	, don't	@the text	^ can u	^ still	i look	is like	machine .	pulling	switzerland	team is
-143	, surely	. is	@that's	a pleasant	christmas	in front	refund	said .	soup	the fan
-142	# b	. is that	^ can you	do one	everything is	for now .	rain	rule	sleep	slides	translate	we always
-141	&^ it	@closed	@preview	@the cache	@yes ,	^ page	ages	be gentle	came over	chart . $	five , the	frame it .	here and the	if the	knows .	look at the	lovely	manage	me when	no , forget	not ,	reply	the moment	walked
-140	# build	, # ,	, ha	@recommend	a cake	afternoon	came	could also	differently	ping #	ping # .	quiet	somebody's	sound less	stable .	the slide	the tone	tomorrow	who knows .
-139	@mapbox	box .	monitor	on its	reached	shall	than my	warn	was better	white ,	why not	with the old
-138	&yes	, carry	^ the menu	an hour of	back	be my	can't see	comments ,	for me :	heading	hour of	is at the	newspaper	proceed	what does	yet . $
-137	# min $	, is it	. hm	^ if	^ if the	across the	and must	comes up with	cupboard	following	go on	if you could	in the office	kidding	min $	miss	on every	polish this	seems	the server room	who comes	who comes up
-136	. the one	: error	@open	^ kindly	a copy	evening . $	flatmate	i did	my flatmate	once more	or not ,	the best	the projector	think $
-135	, or is	. # and	@null	^ faster	^ sort	a colleague	a friend	a heart	admire	as well ,	believe that	f #	halfway through	haven't	lady	no $	normal .	object	road	that back	the meeting	this once	to laugh	upstairs	we were
-134	@general	@look at	@makes	@you mean	^ it's #	and nobody	anybody	bread	cards on	could not	day ,	dinner .	fun	hours of	i want to	just wrote	left in the	server room	sleep ,	the screen	they are $	to your	what ,	with me $	you just wrote
-133	&ready	, and	, scroll	@image .	@moved	@took #	^ did	^ talked with	a photo	and one	be that	for a second	god	is slow	so .	talked with	to think	today , the	would like to
-132	, drop	. show me	@^ an	^ ping	^ the other	are we	crumbs	don't quote	don't quote me	empty ?	humour	login .	my life	only . $	passed	quote me	salt	sets	the login .	they gave
-131	# off	&we	, ha $	@^ options for	at my	at the wall	know . $	might be	say we	tests . $	them on the
-130	@could you	@the process	^ i confess	^ no ,	dreamt	drinking	dunno	entire	i hear	i'm too tired	lasted	nicely	right now	things in	too tired	youtube
-129	, six	@result	^ now	^ they've	could be	in go	it with a	one in	paste	peace	should always	show the	so what is	the docker	the timeout	to take the	vibes
-128	, what	@^ i am	@branch	@help you	@the shop	^ i saw	^ postgres	always use	calling	half an	half an hour	idea ,	lot	nobody ever	not be	referee	sang	so . $	this time .
-127	# ?	# right	, cache	. proceed	: error :	^ fine	^ is #	^ let's do	ago	all day ,	can have	chocolate	confess that	function $	i confess that	in the meeting	is at	move the	on the small	print the	rooms	so many	spins	this for the	times and	to you .	today . $	turn off
-126	# :	, was	@script is	@trip	^ stop the	^ the intern	^ we were	an object	become a	colleague	come on	getting	give me five	invented	it's nearly	last three	me five	never trust a	oven	qr	reload	sunny	touched	trust a	wanted	why does
-125	# # .	&your	, as my	, forget	, good	. nothing to	@do you mean	@minutes	^ http	^ http #	^ i'm through	by one	honestly	http #	i'm back	i'm through	i'm through with	is the best	layer #	lovely .	luck	lunch .	maybe	me the first	never mind ,	next ? $	off by one	on reddit	render	save	something to	tea	the moment ,	there for	this for me	uploading
-124	? it	@cold	^ either	all be	barn	bridge	bugs $	building	correct	do people	got out	huge	hums	loop is	lot of things	market ,	more than i	of things	rains	so much	that i	the early	to tell me	two minutes	well $
-123	&they	, an	. best	. you must	@changelog	@if	@log or	cleaning	cooking	course	fields	file . $	gym	hate this	i hate this	line from the	mail . $	on saturday ,	saturday ,	swears	textbook	to read the	word for
-122	, hahaha	@mean	^ not sure	^ the docs	^ which of	all i	at my cousin's	beautiful .	better . $	blockchain	connected	eh	go through the	green .	is it the	it so	listener	paid for	ran off	should have	that please	they do	times . $	too ?	us in	wait with
-121	# ms #	. no .	? or	@# tests	@found	@pod	@spring	@that . $	^ my	^ oh wonderful	another	be fun	don't ask	failure	feels like	file $	friend	full names	i can see	i get a	ink .	job #	ms #	oh wonderful	ok $	opened	other thing	restarted	sign up	suppose	terrible	that's it ,	the loop	the null	the train	whether that
-120	&yes ,	, # .	, i was	@^ that	@is generally	@margin	@the sign	across the street	and the #	and what	bad . $	five ,	i $	i cannot	in peace	it's raining	look $	looks ok	lunch . $	my face	name ?	name ? $	no clue what	tall	the lady	who's
-119	&report	. cool	@^ here's the	^ when i	a call	a dead	a minute .	and # $	and i'm on	before ,	book ,	dance	dentist .	fast ,	no wait	out with	reminder	so i see	so slow today	very good	was there	whiteboard	you have a
-118	, let	, with a	. then	: do	@generally	^ do you	^ sounds	a short	a window	at a	break . $	clue what	count how	dots .	even a	for them	is down	it worked	light	once more $	read it $	sat on	stable	the comments	the room	try it	you count how
-117	, doesn't	, i only	. thx	. very	; it	@as well	corner	hobby	hungry	late . $	less $	lost #	lost # #	met	network is	on it $	one can	one could	or not	probably	slice	the road	theirs	wait with the	we're all	what is
-116	# c	&me	, scratch	, scratch that	. well	: :	@^ your	@came	@left .	@were	^ if we	^ lovely ,	a column	back up	better .	can you	correctly	dead . $	had	i can't see	i never	ignore me	left . $	my tea	perfect	please :	restart it	take a	that last	the picture	until i	were to
-115	# more	, carry on	? ? $	@emulator	@i'm	@is at #	^ set	^ sure ,	^ the fire	and i look	anything $	blue ,	brb	call it	cloud	count	form .	ha	had one	had to	hour . $	hurry	i was in	lights	nearly	num	okay , i	playing	sec	sentence from	subject	the compiler	the door	thrilled	two plots	well done	yes please
-114	# c .	&last	, forget it	, it's for	, maybe	@probe	@the file	@the second	^ perfect ,	^ wow	before i	call $	dared	dared to	diff . $	explain this	false alarm	git	idea ? $	it to	just	me that	no , wait	regret	sunday and	the colours	the same for	they said	verse	well
-113	, something	, two	. wrong	@^ a	@send	@should i use	@the running	^ of course	a function	about it over	ah	and all that	and get	bracket	cold . $	crazy	div	fun .	http	i haven't	in law	into english	lost my	not now	nothing to do	on and the	on to the	tabs ,	that nobody	through .	through . $	worked ,	would the	you could
-112	! i've	@# m	@anything	@first ?	@first ? $	^ oh	a hunch	a sandwich .	but then	deprecated	every year	find the	green	how would	hunch	it already	just asked	like #	loading	lot .	of all	page ,	sandwich .	the dentist	the minutes	times .	wrong window
-111	. # ?	@good	@he	@is at	@one	@stack	@the map	^ by all	^ lovely	^ would	all means	baker	biscuits ,	by all	by all means	carry on	cent	do it already	for each	i shall	it already ,	meeting	numbers are	over in	roll	rules	second $	settings page	since breakfast	so i'm	the settings page	why does it	wind
-110	# are	# before	&! $	&^ i	&not	, we only	@i found	@that .	^ here is	and was	continue	foot .	forgive me	guy on	never call	poem	rust	saved	the vendor	the word	the wrong	was only	whatever that	wrong tab	yesterday : the	you're a
-109	, hang	. give	@top	^ back in	can you count	compile	day . $	expected	five	for the next	i click	in a minute	just now	just walked	knees	lovely ,	on to	round in	run the	seen a	sentence	soon	standing	stop stop stop	the heading	thing on	think . $	what was
-108		, coffee	, or not	: whoever	@, you	@did	@of them	@printed	@today	^ my flatmate	^ of	a look at	all their	check out	cookies	don't get	git status	happy	life ,	money were	one looks	please make	plugged	potato	reboot	say	tape	the exam	the wind	waiter	what	what's in	yes $	yes , that
-107	. .	: is	@; a	@a summary of	^ dunno	^ i'd prefer	^ nothing	^ obviously	^ the kids	a bad	after my	agency	asked me	bit	branch .	enough $	grumpy	hour $	i feel like	in $	kill	may go	me of	new $	now . $	on my	on saturday	on the screen	shoe	singing	slack	sofa	table of	that file	the font	upside down .	we have no	we're at
-106	&can't	. nice	@, i	@comma	@running	^ could	^ ok $	^ swap	^ yes please	at # percent	brother in	don't have a	done ,	empty ? $	environment	fax	is done .	more nervous	morning and	my brother in	nervous	oh wonderful ,	one time	points .	rebooting	thank	that #	was late	way down	what would	would it	you should never
-105	. he's	. i hate	@# warnings	@^ as a	@m	@the project	@they	@you should	^ by	^ check	^ here	^ k	^ probably	a metaphor	and show	dog	enter	for now ,	function is	in it	is on #	italian	metaphor	purely	quality	reading the	rhythm	room is	say in	these two	thirty	this notice	very tired	whiteboard .
-104	, my head	, the one	. . .	. css	@lint	@paper	@the output	^ and	^ explain this	^ i wonder	a roll	decided .	forecast	forget it $	found my	function and	i prefer my	it works on	kinda	make :	market	model	overlaps	please $	queue is	run is	start it	sure , and	swear	that $	that . $	that we	the bakery	the gym	unique
-103	&when	. give me	. so ,	@left . $	@line	@look at the	@process	@the two	^ i feel	^ the group	and tell	angry	body	cheerful	cows	i have no	i thought	in rust	itself . $	looks better	next door	no hurry	people are	respect $	showing	staring	staring at	stop the	the bug
-102	&^ yes	&^ yes ,	, by	, is that	, says	. open the	?	@it and	^ apparently	after . $	and how	blah	course you	delete the	fell off the	for five minutes	has just	hot	i see	of course you	of service	one could also	one of my	prize	regex	sky	so hard	step . $	that makes	the chapter	why .	work . $	you may	you open	you open the
-101	&without	. works	@merge	@the one	@until	^ please translate	^ time	again ? $	and once	at the moment	brilliant	colours	entirely	i keep going	i make	in by	my wife	nan	of the day	order .	please translate	same for the	snow	sort the	stop ,	stop stop	the logo	today ? $	today and	write it	you count
-100	&long	&or	, hang on	^ rename	^ the queue	^ the robot	a sec	build is	commits .	don't touch the	dots	dream	eating	errors	far as	finish	how is	i've seen	it only	more ? $	names for the	of # and	status	summer	talk about	the move	this morning ,	this to	two lines	when i	why is it
-99	, good morning	. one has	@moment	@remove	@sign	@six minutes	^ could be	at # $	boxes ,	brother in law	count the	fifty	for this run	great ,	how is the	i'd like to	in the last	is done	love it $	mine . $	my weekend	of work	or a	scratch that ,	someone's	spin	the queue is	the referee	the status	the third	the variable	this run	time $	wait $	what if
-98	# passed	. brave	? no ,	@, and i	@called	@pass	^ they say	art	average	back to the	before lunch	believe in	can you imagine	divide	divide by	do other	enough to	far	have decided to	i had the	is empty	it ,	lost the	makes sense	picture	so hot	to see if	was at the	we are	when the	you imagine
-97	, like a	, well	. # .	: #	: our	@, shall	@and i	^ change	^ good ,	^ make the	all over	at me	be back	before . $	biscuits	closed the	customer is	empty ,	exit code	good morning	i hope	in # $	it has	many	minutes	my train	nice catch	one at	own database	personal	prove	prove it	right $	right now .	season $	swearing	the coffee	twice ,	when you are	workers	worse	xcode	yarn
-96	&^ no	&be	&would	. no ,	: d $	@: #	@always be	@anything else	@else	@folder .	@folder . $	@opening the	^ morning	a text	and that was	at # ,	by #	guess	i want a	in ten	issue	laughed	no idea ,	pink	runs the	stopped ,	the tea	variable to	wow
-95	. ask	. i need	. never trust	@^ i'm	@as a	@finished	@hour .	@hour . $	@loaded	@long	@shall we	@stay	^ ci	^ not now	a word	buying	buying a	cheers	clearly	coffee machine	css $	did it	here ?	i wonder	it so much	middle of	passes	phew	solve	sorry for the	stash	switched off	the middle of	thx	undo	you made
-94	# to	&note	&with the	, you can	. with	@as well ?	@paste	@the model	@well ?	@well ? $	^ don't touch	^ thx	a birthday	a joke	again ,	are all	because i	but don't	click	duckdb	especially	fault	hm . $	hold on	i could	is so slow	meant $	my laptop	not now ,	pager	proceed .	proceed . $	so that i	sum	the fish	the sky	we ? $	we only	when i was	when we	win
-93	&# ,	, then we	, where were	. go	. i've	. nothing	. whatever	@image	@name	@type	^ cool	a letter	abstract	ago .	beer	bin	cool $	do to	dog $	drink	eaten	english :	evening !	favourite	four minutes and	here and	hotel	just now ,	left $	like my	line # $	nah	nothing .	of me .	on . $	out again	readme	shard	tab .	teacher	the canteen	the news	tonight ,	tune	typical	while you
-92	, if you	. anyway .	. or the	@below	@the branch	@time .	@time . $	^ error	^ rename the	^ what's the	and now	apple	at this	but only	chart .	from #	green ,	i'm so	it away	it's for	let me	norway	obviously .	or is	perhaps	second table	shopping	slower	tea . $	the boss	the next
-91	&a	, and i	, phone $	, would the	@, in	@continue	@opening	@other	@yaml	^ k $	^ the weather	^ what if	^ why is	a bar	a quarter	and tell me	depot	does it	for once	i'm reading	input $	it says	late ,	lobby	not found	of a	out ,	pigeon	some of	tabs .	the corner	the default	the lobby	the robot	the table ,	the text	what a day	you just
-90	# d	&^ no ,	&no ,	&the last	, here	, i'll	, let me	@minute	@ones	@the other	after lunch .	am ,	and they're	by # .	come .	come . $	course it	d $	did we	fewer	first i	good night	just for	like a	me but	moment , the	now on i	of an	of course it	one you	online	open .	right now $	strange	the conference	them out	then . .	total ?	what's the
-89	! #	&^ a	&sounds	, see	, we got	. not a	. open	: never	: your	@# rows	@^ i could	@because	@could also	@same	@took	@you like	^ which is	and start	and start it	by two	coffee .	decided to	for two	how's	i have	i'll take	it open	mood	poor	replicas	still	the billing	the date	the function	up $
-88	&^ that's	@today .	@today . $	^ coffee	^ ooh	always takes	desk	does a	i feel	looking	maths	matrix	me . $	ninety	one and	ooh	overlaps the	saturday	sick	sure .	the bank .	this sentence	threw	to look	well done ,	what do	white screen	window	word for when	would	you write	zip
-87	&no	, and what	, thank	, thank you	. hm ,	@, for	@may	@queue	^ come	^ error :	^ excellent	^ task	all week	are for	blue .	bounce	couldn't	days ,	excellent	foot	friend at	good for	hacker	hacker news	hm	kitchen	lol	on $	remove	ring	sweet $	ten times	yes do
-86	, haha	. i don't	@# pixels	@^ it's	@about six	@days . $	@wait	^ ha .	^ hm .	^ i'm so	^ lol the	^ mhm	^ rerun	climbing	commit it	doorbell	hold on ,	it must	it works	lol the	meh	mhm	might be the	o'clock .	ok go	on i	power	read it	see it	swap	tab $	take your	take your time	the last two	this one	three hours	tired	tomorrow . $	turn	waiting for	went through	would one	your time
-85	&get	&time	, the rest	@# for the	@, which	@draft	@first . $	@total	^ hold	^ my neighbour	^ yep	about ?	according	according to	anyway .	cost	feeling	hahaha .	has it the	hate mondays	i hate mondays	in the code	it's always	me the	of course	on and	print	right ,	sad	send the	should've	sleep on	something	telephone	the german	this test	yep
-84	&have	&open	, no idea	@cannot	@folder	@the remaining	^ brb	^ i was	^ nice catch	^ you're a	don't know .	eleven	four times	i'd prefer	more $	my back	old .	open $	projector	saw	see how	shadow	shop in	slower than	stack	the docs	the list	today's	universe
-83	# ok	# s $	&see	, both	, but then	, leave it	@# tests pass	@^ here's	@on with the	@possible	@read the	@say	^ add a	^ come on	^ that	^ use the	as i	back one	before $	blockchain for	cable	error in	exactly what	faces	fix the	for the moment	ha .	in from	in the wrong	invented the	isn't it	jealous	load ,	next one	on the other	points . $	pray	prettier	so tired	stuck in	the name	to our	use blockchain	use blockchain for	while	while i
-82	# percent of	&#	&was	, and now	, which	. . no	. off	: we	@;	@class	@take	@the job	^ check whether	^ i read	^ skip	^ was	^ whats the	a moment ,	canteen	cat is	commit that	continue $	do you think	finished	for a moment	forget it ,	gorgeous	grammar	in the second	left .	loud	minutes and	night ,	null	of those	on friday	post	quick	seat	then it	we go on	won the
-81	&^ here	&he	&other	, so you	. must	@^ yes	@on with	@walk	^ feels	^ fix	^ i guess	^ print	and # :	and pay	at all $	between a	brave	difference between a	egg	evening	explain to	explain to me	fellow	finish the	meant for	moon	my eyes are	my last	of that	restart ,	short . $	wedding	wouldn't
-80	&hear	&to hear	, so that	@how did	@it is	@moment .	@pods	@well .	@well . $	^ feels like	^ got	^ just do	^ show me	^ yes $	a bit ,	and they	come on ,	everyone's	for five	has that	in for	left the	pile	the linker	thread	time . $	up a bit
-79	&^ there	&could	&still	, i look	, need	, someone	. he	@, no	@also add	@days .	^ ahh	^ first	^ would you	a minute	ahh	and put	apparently a	but i	calm	can you open	curiosity	demo	good morning .	have not	is still	marking	me $	meanwhile	of curiosity	or #	out of curiosity	pass	row	that is	to # ,	ty	was that
-78	: app	: app :	@# of	@^ how did	@all # tests	@are #	@continue with	@continue with the	@finished ,	@i can	@i cannot	@i could also	@there are #	app :	before lunch .	from this	have decided	i bet	i made	in line #	in the repo	it back $	last # lines	like i'm	more . $	mum	of # $	on the train	perfect ,	semicolon	slept	some other	stare	stare at	wiki
-77	# . so	&^ #	&more	. good	@; it	@i found two	@now .	^ bump	^ bump the	^ restart	a spreadsheet	again $	all . $	aloud	commit message	container	cousin's	do ? $	down ,	give me a	hanging	is red	it makes me	moment $	moment . $	my	my cousin's	tea .	test test	that every	then the	through $	tide	was it	why $
-76	&on the	, and it	@^ there's	@^ yes ,	@errors	^ new	^ suppose the	^ what would	^ yes do	and not the	be on	bring	chairs	everything ,	exit	fly	for lunch	for the new	going $	hear the	ice	idea	imports	looks so	monday . $	put it	should i	show	slow ?	suppose the	the schematic	things $	train $	vault ,	we always use	when it's	wifi
-75	# , and	# one	&^ that sounds	&that sounds	. let	@i look	@perhaps	@row #	@the patch	@two files	@would you like	^ big	^ did the	^ go on	^ move the	^ open	a function that	a little	a new	conda	dns .	door	exam	function that	hour	if i	is green .	it #	later .	maybe it's	minute . $	nah ,	parameters	percent of	present	sec ,	sounds like	the print	the telephone	the terminal	tired ,
-74	&at the	, it has	, there	, what a	@^ perhaps	@before i	@list ,	@the same	^ since	^ what a	a coffee	again but	are .	been staring	been staring at	did you	found	half	i always	lottery	said it	smells	tho	till	tomorrow $
-73	&^ done	&done	&minutes	&that's	, if	@according to the	@now . $	@remaining	@tests	@toml	^ i always	^ what was	a password	always forget	c .	cell	dead .	for a minute	for that .	form	guy	i always forget	i read somewhere	i'm on the	king	list is	mean	my aunt	page is	pasta	read somewhere	set the	take it out	thinks
-72	# days ,	# right now	&an	. coffee	. see	@^ shall	@^ the patch	@argument	@error	@phone	^ oh great	a sec ,	bad	badly	c $	fat	good . $	halfway through the	in it $	is better	me ,	night and	oh great	oh great ,	once more ,	the last #	this time	village	web #	whoever	would like
-71	&code	&shall	@there are	^ are	^ hmm	^ lol	^ my wife	^ run	^ set the	^ show	^ thank	a thought	bit ,	ex	false	imagine we	in it ,	me a	message $	no .	paragraph	people will	pic	so it	tag	taking	the fridge	the message	thought	tidy	we'd have	what would happen	who knows $	would happen
-70	&# , #	&: #	&try	, has	, so i	@many	@me to	@still	^ never mind	again but with	an hour ,	but with the	center	date $	earth	for a sec	grab	here ? $	how big	jk	look for	on ?	on ? $	programming	red	rule of	said that	second paragraph	ta	telling	the changelog	the kids	the match	thing for	what would you	works ,
-69	&by the	&it's	&like	&second	, at	, i need	, might	, what does	. which	@^ there are	@i go	^ imagine we	^ the one	^ undo	ask $	basket	because of the	could be the	day .	ink	it be	please go on	pod	so what	spreadsheet	stuck	to this	trust	way . $	we $	yours
-68	&!	&let me	. i do	. where were	@# of #	@, #	@^ # .	@^ three	@it	@will	^ # #	^ hold on	^ morning .	^ nice ,	^ print the	^ what does	at school	blockchain for the	extract	home .	how long	i need a	last edit	look ?	look ? $	skip the	take it	to do
-67	# , with	&error	@# files	@, shall i	@patch	^ aaaargh	^ bit	^ read	^ run the	^ should we	^ yeah	aaaargh	coffee first ,	do i	hmm $	it again	it was a	like an	lookup	lost ,	no wait ,	now	shoot	stop stop ,	that be	the box	the day	three meetings	today .
-66	&, it	&^ # ,	&back	, honestly	, i would	, no	@, # of	@see	@you	^ build	bit about	chair	claims	compiler	drill	forgot	i might	know when	legend	my neighbour	needed	over to	service .	there was	typing	up for	wake	were we	where it
-65	&, a	&any	&through	, wrong window	. on	@^ no	@and then	@typo	^ # :	^ delete	agreed .	be the	best	decision	delete	duck	even	for today ,	framework	gimme	neighbour's	one please $	saying	so i	the tests	think ,	was in	wrong window $
-64	&many	, i'm only	, line	, line #	. so what	@^ which one	@did the	@start with the	^ fix the	^ ty	any of	at four	he says	i've been	just curious	keyboard	kindly	knows ,	more ,	on earth	plug	query	remind	remind me	weird
-63	&can	@# percent .	@. it	@percent .	@percent . $	@retry	@text	^ faster pls	^ in a	^ with	a day ,	faster pls	last one	linter	long and	of them ,	once ,	one has	stop .	the linter	think of	undo the last	want to	we use	where
-62	&in a	. i shall	@add a	@start	@third	^ another	^ hi	^ how many	linker	nervous about	nice	polish	thanks . $	understood	wonder what	would you
-61	&of the	, who	. py ,	@sounds	^ he	^ would it	a way	brain is	got	i wonder whether	i'm so tired	let me sleep	let us	me sleep on	my brain is	neat	none	py ,	py , line	that	that variable	the second paragraph	them . $	totally	up .	wonder whether	would happen if
-60	&, but	&up	, go on	, wrong	@^ still	@fixed	and i am	are at	fails	fine . $	put it back	remove the	short .	that was	the filter	traceback	whats	wine	wondering	you can
-59	&, in	&. $	&let	&same	, how	, the other	: file	@kept	@no	^ cheers	^ ok .	alone	bakery	bless	call last	call last :	chapter	cheers ,	comes up	going	have a look	is snowing	it is snowing	last : file	most recent	most recent call	ok . $	okay	recent	recent call	recent call last	talking	that one $	that's a	to read	traceback most	traceback most recent	yes . $
-58	! $	&.	&^ i could	&i could	, so please	. how	@shall i go	@show	@want	^ continue	^ just	^ ugh .	check whether	curious $	forget	funny ,	great	so please	street	wait a	we do not	yesterday ?	yesterday ? $
-57	&it . $	@^ shall i	@log	@shall	@the header	^ is the	^ pls	^ what's a	a day .	a minute ago	at the	blank	datacenter	did that	is cold	is cold .	like in	lol $	make it	menu	minute ago	mode .	scratch	someday	the call	the two
-56	# in	# ms	, in module	@^ is	@fixed .	@fixed . $	@i also	@to # .	^ go	^ ok	^ say	^ why's	dead	good	here ,	i were	job ,	min	sounds	tell	the keyboard	to tell	you should
-55	&^ you	&it .	. anyway	. no	@^ there	@data	@would be	^ if i	fast $	hello	in my	much .	next ?	not to	show me	you look	you say
-54	&the second	? just	@^ you	@start with	^ phew	^ traceback	^ traceback most	^ you are	buy	claimed	fire	in ?	minutes ,	my friend	ready	sleep on it	where were	where were we
-53	&^ it's	&it	. back	. py	^ leave	checked	difference between	for today	for you	found it $	have a	in module	is an	it's an	make the	me sleep	morning .	perfect $	says it's	screen $	sweet	switched	talk	the wifi	theory	yesterday ,
-52	. no wait	@^ should i	^ does this	^ haha ,	^ the second	a bit	brb ,	cheese	d	go ahead	green now	line	me .	not a	reading	there	there ,	this is
-51	@^ i can	@by #	^ is it	^ take	^ very	coffee first	minutes $	never use	off ,	put	switch to	this file	train	ugh .	wait ,	window $	would it be	yet $
-50	# . #	&^ about	, and then	, then i	@lines	@run the	^ how	^ the customer	apologise	do it .	i just	ignore	logo	move	not even	publish	so that	the last	undo that last	week .	you ,
-49	&look	, because	@last	^ brb ,	^ omg	^ ta	and he	back at	i'm just	i've	my own	omg	running $	said
-48	&the same	, see you	@^ #	^ can we	^ moin	^ write	bigger	in ? $	is ,	join	moin	more .	trace	what's	x #
-47	&but	&did	, then the	@like me	@like me to	@you like me	^ did you	^ stop stop	^ they	at	do this	first . $	here	last night	list	night . $	on with the	thanks .	we go	we had a	what if we	yesterday
-46	&about	, leave	@, but	@^ the	^ morning !	alarm	brother	give the	got it	if i had	it now	k $	last change	view
-45	# for	@shall i	^ hmm $	^ stop $	^ undo that	always	back $	bold	do $	let's see	on with	py	ugh ,	understand
-44	# , #	&as	, did	, four	: d	@. # .	@summary	@to #	^ delete the	^ that's	^ why does	a guy	compiles	it , i	now $	the left	with my
-43	, please	. shall we	@^ should	@this	^ put the	and a	hi $	in a	itself	oh	order	sec $	something with	stopped	tests again	the top	undo the	until	which
-42	, somebody	@to the	^ a	^ nah	css	got the	i had	more	not .	pushed	the output	the same	the top of	top of
-41	@second	^ ah	^ ugh ,	difference	do not	input	later	no , the	see what	sunday .	task	that one
-40	? i	^ could you	^ in the	^ thanks	^ the test	him	if it	is fine .	next to	please go
-39	@shows	@six	@without	again . $	me the last
-38	&is	, you	@it's	@me	@want me	@want me to	^ i had	and i	if we had	merge	odd	the last change	we could	we just	words
-37	&what	@minutes .	@minutes . $	@more	@through	and then	back ,	books	hi	output . $
-36	# min	@# . $	@for this	^ give	^ give me	^ great ,	a look	hang on	looked	nobody in	spinner
-35	&files	^ looks	call	hmm	i guess	kettle	out of
-34	away	ever	favicon	get it	the button	was a
-33	, a	@. $	^ does	^ let	machine	must	of it	the second	thx $	up ?
-32	@back	a	asking	back .	does not	find	me what	slow today
-31	^ continue $	^ haha	^ undo the	ate the	on .	other
-30	&by	@files	@like	@list	^ it is	five minutes	free
-29	liked	of	rebase	sideways
-28	^ do	my brother	please	schematic	they	us ,
-27	: # .	@# , #
-26	^ it was	^ run it	test on
-25	&, #	@would you	^ three	on monday
-24	. shall	it is	think
-23	@in the	^ it	i would like	need to	please .	the typo	these
-22	@is the	@of	^ nice	admins	in this	meetings	that ? $
-21	@now	^ thanks ,	been	boss	fast	on the	the other	ugh
-20	@that	^ this	and the	typo
-19	minutes .	this ?
-18	, as	@two	button	if
-17	@i have	a quick	ate	monday	such a
-16	asked	company	folder	shall we	start .	thank you
-15	^ ugh	it $	morning ,	one
-14	^ so	in the	open
-13	@would	then
-12	be
-11	ok
-10	&i	happens to	header	right
-9	look at	the whole	to look at
-7	# : #	. $	@^ i have	how many
-6	hold	i say	it
-4	down	this ? $
-3	, with	@
-2	@code	^ what	for the	i
-1	@? $	all	works
1	next	the cat
3	such
4	good .
5	. it's	in #
6	, #	memory	you know
7	everywhere	she
8	@done	and it	only the
9	, that's
10	^ why	app	they are
11	decided	sits in
12	&,	earlier	whether the
13	the export	their
14	exception	times
15	, i	please . $
16	&on
17	@come	i would	in our	will
18	an
19	@put the	nope ,
20	@i'd	@write	actually
21	@comes	invoice	leave the	vendor
22	&the	@have	@them	a month	about it	the file
23	has it	have
24	@^ all	please ,	the client	to us
25	&so	half of
26	&^ then i'll	@^ what	@an	@build	^ dont	do	font	left	lets
27	close	done	the way
28	, like	and only	does	everything	kids	we'll
29	# on	. can you	@does	k	like
30	&# . $	&with	by hand	kind	on a	scrap
31	. drop the	? $	@three	^ i like	developer	listens on
32	:	@own	@work	missing	morning	report	was my
33	@of the	^ b	^ don't	^ yes ,	gone	half of the	to see	under #	we don't
34	, that	digits	late	once	one $	steps	the report
35	, go ahead	a whole	build	it was the	letter	rate
36	&^ i'll	@login	and	boxes	during the	february	i don't	sold	the field	your
37	, would you	@from	@on	allowed	an hour	easter	emoji in	file	it is $	nicer	out the	question	them
38	&only	@i put	before the	gate	night	page	state	watch	wrong
39	@# as	@report	^ #	^ one moment	better	diff	is a	keeps	should	the log	whole	why the
40	,	, i am	@from the	draft	early	hour .	next year	not allowed	price	round	services	the morning
41	# of the	^ should	a missing	log	looks fine .	not the	text	weekend
42	, can	, it's	@c	@port	@there	a list	in your	nginx	now ? $	paid	them on	we're going	without a
43	# percent	&it is	@add	@order	^ let's take	codes	the crash	through	to	two . $	was	weather
44	? no	@do you	cheap	copy	go out	label	longer than	months	points	so the	something else	time is	unless
45	# . $	@change	a small	agreed to	answer .	arrive	card .	exactly	know	looks	looks good	no no	the chart	them $
46	&then i'll	@a	@let	@rows	and it's	at noon	has to have	measured	so ,	stored	the end	time .	twenty
47	@# ,	@. which one	@a single	@so the	^ let us	a second	assets	feature	i hate	in one	native	on port	on port #	session	settings	since #	the weekend	try again	where is	where is the	you've got
48	&to #	. write	@is there	^ hm	^ it's	^ you keep	dns	five .	like to see	little	not # .	of the	ok ,	september	set	tell me	the blue	to #	widget
49	, i've	@did you	@fit	a guess	admin	boiler	enough for	hurts	must not	product	stay under	stay under #	test .	the admin	to me	too	year $
50	&both	, all	, since the	@,	@in	@vat	^ nope ,	^ um	at night	failing test	hall	is off	off	the migration	when i'm	yes
51	become	chart	during	euros	milk	never	noon	on android	pls	printed	restarting	signal	the checkout	the public	the table	yusuf
52	# $	. you	@by	@could	@used	is going	malloc	no malloc	one . $	over the weekend	people . $	pixel	the test	tickets	tom	tools	you add	you tell me
53	# with	&for	, because the	@?	@client	@half	^ remember	image	need	push	reverse	that's how i	the invoice	time ,	you make
54	&^ that	, i don't	@. #	@^ did you	@changed	@field	@i used	@your	do with	in april	levels	mess	npm	on the #	past	stay in	table .	temperatures	through ?	value	ward	you did not
55	# is the	, tabs	@^ here	a row	contract with	it's #	mondays .	ones ,	scheduler	school	stale	the booking	the login	two nodes	web	why did the
56	!	. who	@, b	@the new	a week	as a rule	carry	days $	emoji	if it's	main	me	of mine	people $	port #	six .	twice
57	, not #	@between	@into the	^ it turns	about the	afterwards	android	between	blue	comparison	cuts	for me $	from three	go back	knows	login	mail	metres	open the second	site ,	so $	so if	the .	the dev	there .	us on
58	. update	@at #	@both	@keep	i think	layer	machine is	own . $	printer	size	through ? $	warehouse	you change
59	&, then	@are the	btw ,	check	for my	i'd rather have	people	phones . $	review	seeing	starting with	team ,	terms	thing	to be	trunk based	was written by	write the	you draft
60	. everything	@i've	@we can	^ client	^ on	above	calendar	chosen	extra	go through	in names	listen	long .	much	pretty	resets	that function	the little	to open	written by
61	@^ with	backwards	for every	guests	i'd like	i've got	in october	in there	it and	json	morning $	run it	sound	to work	you see
62	, just	, too	@^ i	@left	@main	a #	and i'm	anyway	docs $	importer . $	in the end	result	sentences	suite	the cluster	who
63	# . the	&you're	@and	@our	@where	^ ok we	c ,	commit .	fail	fix	is settled	ok we	r	said the	shows	the committee	the network	uses	with the other	wrong ,
64	, can you	@like a	@once	^ # .	apply	banner	bear	better than	follow	from the	github	goblin	has no	importer .	it still	it when	may . $	need a	output .	parser	plain words	survey	the build	the cache	the firmware	the totals	these days	two .	use it	who is
65	&from	, the #	. but	@into	a minute ,	accordingly	at #	connection	data in	editor	explain	leftover	matter	mqtt	pagination	rather than a	redis for	round ,	run	side ,	table . $	the cold	tool	truck	use redis for	usually	working	years . $
66	# mb	&its	, we use	@what	@year	^ anything	^ i'm	^ our biggest	april	camera	clocks	deleted the	disk	entry	goes in	gross	mb	mollie	not sure	pages .	returned	slept on	that's	the branch	the switch	to it .	totals	trunk	wrote in	year
67	# since	. now ,	. that's	. we have	: # ,	@. i	@contact	@for the	@is ready	^ tom	a day	before ten	branches ,	commands	decided :	design .	design . $	four	had a million	nothing	of our	on paper .	over .	reason	so	sunday	term	the column	users ,	what we	yes ,	you have
68	&^ okay	&okay	&will	. fix	. i had	@# days	^ that's wrong	afraid	before a	cores	costs	exceptions	goes through the	i was wrong	i'd rather you	it from	leave	login page	logs ,	math	no exceptions	numbers ,	spelling . $	the code	the feed	the login page	the mobile	to stay	vat
69	# the	, only the	. rewrite	@do	@ready	^ the readme	a weekly	again .	are written	doc	edits	go . $	hes	holiday	i work in	i'd rather see	i've made	i've made up	js	long	me more	me the diff	off the table	only for	our biggest	rather see	room	scan	server was	shop was	ten . $	to # .	today ! $	uuidv	uuidv #	why did	writing
70	. ok ,	@but	^ hands	^ hands off	^ public	^ use	a good	accounts	address	ages ago	and #	bar .	bar . $	bullets	clock . $	cluster	column	controller	corners	dry run	explorer	first ,	german ,	hex	ifs ,	in the mornings	inside	internet explorer	landlord	nested ifs ,	phone	rest	server .	the design	the mornings	the real	timing	up the	use redis	when you show	where does
71	@# .	@# is	@^ which	@place	^ instead	^ instead of	correction :	diagrams	edge	godot	is out .	it makes	its #	names . $	picked	ppl	sms	so #	sqlite ,	the deploy	the main	the settings	this is the	top .	write me	write to	year . $	you put
72	&^ okay ,	&okay ,	, i find	@hand	^ alright	^ fyi	around	as a	bash	blue one	bump the	core . $	default	float	forward	it at	jenkins	led	let's keep	look at it	me first	my mind	not by	older	parties	skip	the certificate	the ledger	the rest	the schema	vault	weeks of
73	# hz	# was the	. look	. where	@column	@or a	@plain	@takes	^ careful ,	^ ines	^ there	account $	anywhere in the	appear	british spelling .	button a bit	careful ,	had the	hz	is in	last year $	lol ok	mail ,	me or	must stay	no more	pls ,	re	safari	spelling .	that to	that's the	the audio	today !	what happens	which line	you $
74	&^ you're	&first	^ scrap	^ where	behind	beyond	gets a	how are	how are you	i want	just the	landing	lands in	lindqvist	mia	nothing goes	period	plenty for	redo	repo $	stay with	sync	the accountant	the importer	theres	to me .	treat	um	up my mind	wall	we run	yaml ,	you change the
75	# on the	@address	@be	@move to	@two ways	@uses	^ as	a blank	amount	belongs to the	it .	made up	not a fan	ok .	out at #	please give	please give me	plot	second	spanish	speaks	spring .	take	that way .	the core	the disk	the tax	want to see	we won't	where do	white	you fix the
76	&^ that explains	@^ who can	@i assumed	@should	^ no .	^ personally	^ personally i	born	build ,	can	class	compared the	cutting	do i exit	engine	every time	february ,	grown	has a	i exit	in room	in room #	jobs	like that	make the button	march $	merely	mr .	navy	other way round	our landlord	personally i	picked the	rounded corners	slow	spelled	texts	the batch	three .	to ship	to the old	turns	weeks $
77	# ticks	, anyway	, okay	. # is	. does	. maybe	. what is	@on your	@use the	^ going	^ our	card . $	cert	ends	full .	full . $	full stop	how do	in commit messages	in german	in plain	in the morning	instead of a	its	key	local	of the month	on fridays	one that	phones .	price is	read .	sprint	stock	support for	the map	the monorepo	the shared	there is a	to find	to her	we don't need	windows	with that
78	&accounts	&explains	&that explains	. do the	@or with	@with a	^ ask	^ keep the	^ we're dropping	^ works	after #	at # k	beforehand	big	code $	comprehensions	courier	dev	gave	hearing	i settled	only $	search	split the	that's wrong	the label	the laptop	the slow	to click	up on the	west	without one
79	# k	&for the	&those	, i know	@low	@only	@there .	@there . $	@who can	answers pls	are out	behind a	between the	cellar	customer	embarrassing	every sunday	i asked	internal	keeps its	me by	of three	person	players	report . $	reviews	sessions	short answers pls	sie	tablets are	teachers	that includes	the evening	the input	the one in	the short	too . $	took us	type hints	wasn't	weekly ,	word	yes , go
80	&now	. from	. make	@convert	@production	^ sooo	a separate	abbreviations in	diagram	experiment	files $	in june	includes	inside the	is only	lambda	let's store	low	make	no need	number in the	of text	patients .	payments	people's	renamed	replica	rolling	seriously .	shed	simple	that you	the auditor	the protocol	the survey	to ask	twice . $	using	we ship	you fix	you need	zebra
81	. we are	@i made	@reading	^ any	^ from now	a real	accessibility	appear in	did not	firebase	flat	for	house	index	languages	log .	mistake	on tuesday	red green	released	report .	roughly #	tabs	they get	was wrong ,
82	&^ ok	&^ ok ,	&ok	&ok ,	, even if	, i can	. i'm	. only	. redo	@!	@four	@has a	@june	@option	^ actually the	^ no force	afterwards ,	api is	bc	blank line	boring	c	drive	every night	feel like	from now on	has two	i suspect	in kotlin	inches	into	its own	me better	never write	nobody	part	talks	the button a	the invoices	way .	website	wool	you get
83	&added	&all	. their	. update the	@hosted ?	@hosted ? $	@know	@which	^ stop	addresses	after a	approval	be nice	cancel	catch	customers are	each ,	event	fan	fancy	for #	hourly	in march	in the wiki	is off limits	latin	name for	public functions	restic	says $	send	status $	telling me	that has	the index	the office	together	tuesday	vpn	we're dropping	weekend ?	wrong , it's	you don't
84	! ! the	&use	, otherwise the	. ever	. ever .	. staging	@^ i put	@about #	@addressed the	@every	@is set	@pull	@we could	^ after the	^ commits	^ dark	^ let's see	accountant	after # days	allowed to	and starts	are what	be #	build .	cache	early returns	for her	here $	i read code	i'm happier	me in	of them	off limits	paper . $	poetry	read only	talked to	than ten	the importer .	the pilot	the weekend .	three lines	trained	us #	we go with
85	&out	, in the	@nightly	@should the	@upload	^ careful	a race	about it .	budget	caused by	could you fix	could you run	data is	done with	go to the	in my code	interface	keep writing	lives on	makes	maybe the	of memory	one thing	onto	organic	our users	pick	please write	reason :	ships	test data	there are	to have a	window ,
86	# gb	, right	, that's how	. # ,	. i'm a	@file	@library	@to ?	@to ? $	^ im	a fan	a fan of	anywhere $	auditor	built	bullet points ,	db	dr	end at	final ,	flood	for it .	force push to	found out	gb	give me one	grams	i must	in porto ,	no third	no third party	noor	reads the	safe	servers	t	tags .	test	the raw	the river	two years	we're moving	when a
87	, haha .	. i prefer	@any	@its	@so	^ column	ask	audit table	best ,	bot	bump	checks	core .	deliver	files . $	flip	happier with	im	is on the	january ,	last year	my coffee	on anything	our servers	percent	production .	rainbow	sees	sheet	sorry my	suspect the	svg	the till	ugly	with their	write to the
88	, so whatever	. look at	: one	@great	@it . $	@owns	@question	@release	^ before you	^ forget	^ i'd rather	a blank line	about my	add	after all .	and she	anywhere in	auditors	broker .	comments	could you	don't need the	fit on	i dont	i'd love	is fine $	is only for	line ,	listing	modules	ops	port # $	pricing	publisher	retry	satellite	september .	shares	show me a	ten lines	these $	turns out the	you took
89	# , it	&before	&changed	, about #	, at the	, so no	.	@need	@notes	@shared	@single	^ second	^ the main	a double	be kept	delivers	going with the	goods	graz	import	it stays	locked	mail from	mobile	need to be	of one	photos	race	read	rest $	riverpod	rows	she's the	since it	so it's	tax	that explains	the desktop	the diff ,	the image	the one that	the rest $
90	&moved	, it's #	. use the	. would you	@^ for the	@table	@then .	@then . $	^ the team	access	and two	begins	chose	habit	hands	host	i chose the	i've chosen	in .	keep both	me or is	mode ,	off by	physics	safety	styled	thats why	tokens	valve	way round .	you run
91	&it ,	&two	, could you	, i think	. decided	. do not	. since	@around	@built	@codes	^ final	^ see	a plain	also the	anymore	can read	changed .	come	drivers	eu	every other	explain things to	finance	i'd	max	mine	modem	nothing else	off the	otherwise . $	paid . $	pilot	port # .	promised	repos	results	return	round . $	scrap the	so whatever	spacing	teal	the carrier	the mouse	the size	thesis	this year .	three	to me $	what i said	with #
92	&then .	, always	, not the	@^ i added	@i set the	@lead	@noted	^ btw	^ talked to	adc	already $	basement ,	baud	bucket .	bucket . $	can do	chip	choose	code comments	codebase ,	csv	data	hangs on	index .	is fine	it after lunch	job	level	likes	lol .	me than	million	mostly	next time	otherwise the	pr	reviewers	so you	this codebase ,	took nine	touch	website .	wish
93	, but	@^ i used	@can use	@i added	@it .	@stage	@the report	^ hm ,	^ i	animation	are the	autumn	better for	by	caused	emoji in commit	end up	fan of	generally	get a	git .	help .	help . $	hers	hub	i can	i like short	like short	moment .	monorepo $	moved the	no raw	not # $	now on	picking	reads better	run . $	shifts	tells me	the website .	to run	tuesday . $	under	voice	was full	we build	we decided	with me ,	works .
94	@state	agrees	bar	be .	bootstrap	cells	develop	doesnt	easier	else ,	estimates	german	give me the	go in	handle	have a nice	i speak	i wrote	in code	in this codebase	january .	lines	milliseconds	okay so	quota	rename	runs out	shown	sqlite	stick	story points	the vault	to it	variable	we're going with	with a	yes , the
95	. legal	. they	^ id	^ we'll	and nothing else	as of	backoff	brain	cached	diff .	drawn	else .	even when	final .	fine .	friend of	has to work	keep the monolith	l	lunch ?	milliseconds .	never leave	of them .	only do	optional	options	prepare	saves	signing	the pi	the readme	towards	who owns	you have the	you keep	you use
96	# was	&set	@machine	@you could	^ passwords	case you	clients	end of	firm	in case you	in oslo	is called	is dead	is used	job .	minors	moved to	my first	never go into	new one	nurse	paid .	quite	raw sql	route	short answers	signed .	since	summaries	that in	this project	visual	we picked	you've been
97	! !	# ,	# kb .	&here	@as you said	@full	@said	@you said	^ never touch	bees	case	cash	compared	decide	duplicate	filled	has its	hints	hours	is our	it . i	kb .	may #	milo	new	on mondays .	on our	only if	runs on port	since the	sound like	than # kb	the one who	the staging	they changed	to fit	took the	u can	we'll take	with # .	year .	you give me
98	, ever .	, sorry	. does the	@^ according	@^ according to	@at	@on the	@runs	^ let's go	^ mornings are	^ other way	^ this is	^ we chose	about that	am a	but i'm	decimal	don't go	export	fifteen	file .	hard	hetzner	i am a	i'm tired	ifs	in case	in may $	it just me	just tell	just tell me	may $	mornings are	nov	open ports	out to	paper .	pi	she was	six	the bank	the contract	the older	the reason	they make	three people	ticket .	will look
99	&card	, people	. i am	@, so i	@:	@orders	@passwords	@so i	@step	^ i'm a	^ the payment	^ u	all our	api .	at # .	billing	declined	first and the	from now	helps me	i said about	intro	learned	license server	like that .	of them $	of thing	over #	pitch	said about	says . $	sense	sessions .	shift	small commits	sorry !	start	suit	suit me	the courier	the job	the route	type #	update the	vlan	vlan #	weights	whatever	zone .
100	# minutes	, always .	, it	, legal	. can	. it was	. put	@# gb	@day	@deploy	@directly	@gb	@have the	^ docker	a feature	b	be empty	board .	checkout	dark mode	freeze	gitlab	have it	i don't care	i want the	i'd sooner	in english	is # .	is going to	it in the	it out .	it when you	like it	like one	list ?	lives in	not on	ones .	onto the	ourselves ,	output	pls .	python	readable	send me	settled it	so you know	step	supplier	swift	talk to	that goes	the worker	who has
101	&. i	@# a	@could be	agreed	changes	dashboard	database	dead since	gets wiped	have done	heat	here .	integers	isnt	it back .	items	key is	longer	made up my	no circumstances	number in	october $	on sundays	rev c	runner	self	silently	story	the cache $	the search	this codebase	under no	under no circumstances	version #	website . $	while you're	with it .	you
102	, forget the	, we	. rest is	@better	@the whole	@whole	^ nobody	^ rule	^ scratch	^ sqlite	alerts	alt text	at the wrong	carrier	cello	change the	conclusion	dark mode is	happens	he does	is responsible	it , the	limits	local time	mermaid	moves from	nested ifs	never do	november	on	on my phone	on some	or it	ordered	packages .	rather you	settled on	the	the conclusion	the emoji	the physics	the shop	this year	whenever you	you always	your question
103	&^ sure	: it	@based	@broker	@live	@simpler	^ which line	a notebook	basement	bill	cents .	change .	down for	introduction	it too	me more than	median	mode is	motion	my eyes	nights	one who	or not $	programmer ,	put them	region	sends the	takes #	the logs	the median	the ticket	the translations	the warehouse	the web	theme	this month	through a	uh	values .	versions	we move	wins	with it
104	&^ got	&^ got it	&got it	, its	, those are	. customer	@big	@is	@link	@next	@this . $	@with #	^ if a	^ parquet	^ please don't	any day	as the	circumstances	columns	could you redo	counts	dmitri	eyes	handed	have to be	heads	i read	im a	in any	included .	is closed	just me or	license	million rows	not right ,	off in	phone ,	point	prs	tags	the archive	the backup	the missing	those .	up my	we drop	week	weeks	well . $	winter	yaml	you the
105	# only	. going	. plain	. that's how	. when	@^ both	@hours	^ kafka	^ we're	a draft	a dry	a dry run	actually the	balancing	becomes	between two	credits	exists	failed	happier	has # gb	how the	images	is the old	it . the	it isn't	minute per	on it .	or they	our own	out of memory	port # ,	quarterly	site	small ,	smaller than	smaller than #	the guy who	the record	the server	the study	whatever you
106	, # is	, full	, just so	, to be	@, with	@. which	^ i find	a bug	afternoons	answer in	applies to	at midnight	be able	be able to	board	boot	cups	euro	freertos	gb of ram	i mixed	i review	i think in	in all	in commit	is why	isr	it turns	it turns out	let me see	library	me see	mixed that	mixed that up	network .	one step	ourselves	phone , so	ported	postgres	put that	repository	rounded	rule ,	something ,	stays in	tell me the	tests	the card	the nightly	this morning .	used by	we're moving to
107	&write	, # was	, for	, less	, one	? never	@by the	@for #	^ call	^ if you	alone ,	altogether	and with the	before	cents	come with	decided on	explicit	in kelvin	in the imperative	land	liners	means for the	mouse	needs two	node	notes	nothing in	of may	one liners	player	porto	pulse	sites	split	table has	the choice	the imperative	the month	the new	the table for	the top ,	this ,	this . $	to the production	used	we take the	work
108	&so the	, second	. migrations	@# #	@^ i'll	@i'll	@labels	@mode	@module	@names	@the feature	@the order	@the save	^ a full	^ ha ,	^ i have	^ no	^ we decided	a shop	a tuesday	apps	at least	bit bigger	bsd	can't	cold	ends in	explain things	fits on	holds the	io	membership	register	scores	server is	so plan	starts at	tests run	to read .
109	&sorry	. would	@after	@does the	@up the	^ no need	a holiday	aisle	check this	contain	dark	day $	debian #	estate	feature flags	has	in scripts	included	it is #	it's in	lands	lie	litres	me straight	much as	none of	person .	rather have	reach	remember	see the	smaller	supervisor	tell me straight	thought about it	up on	updated	use the	work in
110	# .	, we've	. each	@#	@on a	@switch	adjust	adjust the	analysis	and for	and i'd	and in	apache	ask him	asking me	clock .	comparing	datasheet	date is	dont ever	estimate	everybody	folder . $	hang	he's the	how my	i said	i took	in the cellar	list ,	mrs	my brain	overkill	overkill for	pytest	shops	talked it	that one is	the # th	the device	ticket	top ,	two of	was wrong	we still	well .	where does the	you ask	you asked
111	# in the	&^ then i	. don't	. in	. start with	; the	^ british	^ british spelling	^ migrations	able	able to	alt	argue	at all .	both	can be	commit messages	cron	debian	doesn't	esp	firmware	for it	fyi	has to hold	helper	hours .	i do	i gave	i'm the	is wrong	it in	it wasn't	max #	meter sends	month ,	next year .	nobody uses	on windows	remark	rev	second . $	since january	that it	the #	the risk	thing ,	this week	todo	wait wait	wasn't the	we take
112	# for the	&then i	. i'll	@the #	@timeout	@weekly	allergic to	and take	blocks	convinced me	drifts	essays $	generated	go with the	nothing $	old api	pnpm ,	settle	terraform	the old api	timestamps	ur
113	&and the	, please .	, staging	, that works	. try again	. what	@# with	@^ when	@get	@how	^ found	^ i've	allergic to penicillin	better for me	blind	citation	claim	dates	do that in	don't need	esp #	file at	half the	idea is	it's	jorun	likelihood	march	me to	needs to	open a	own	penicillin	postponed	push to main	retired	root cause	second one	short	side	signed it	tells	that works	the clients	the live	the signing	this :	time	to penicillin	to pnpm	visible	wood
114	&^ thanks ,	&is . $	&thanks ,	. could	. i read	. pick	. so the	@# minutes	@drop	@to your	^ deploys	^ i know	allow	banned	begin	calls	december	dependencies	figma	force push	goes to the	hand	i love	in mind	is it ?	is it just	it !	it through	keep it	kiln	let's go with	me nothing	module	names ,	nope	other way	regarding	show up	that the	the mails	the scanner	things to	things to me	though
115	, ever $	, i read	@calendar	@database	@plan	@reset	@time	an empty	anyway , the	brandt	colour blind	driver	i said the	ingrid	it has to	just so you	leaves the	me like	merged	old site	queue	radians	rejects	risk	the list of	the paper	the platform	they don't	to sound	trip	we like	write
116	, and no	. also	. old	@cron	@dr	@events	@fit .	@hosted	^ backups	^ for the	^ the nightly	^ when	a choice	branch	cache .	classes	correction ,	engineer	family	first .	get merged	into the	is out	list ? $	made	me before you	members	more like	nine	on all	rule :	tablet	than prose	the history	the replica	then . $	they can	thought about	tonnes	upside	upside down	went for	worker
117	&^ thanks	&thanks	. two	@for	@stored	a bit bigger	a few	above # ,	any longer	build box	committee	empty	field	finally	go	i lose the	looked at	midnight	newsletter	pays for	rip	says hi	screens	start with the	the build box	time ?	tomorrow .	translations	update	upstream	what to	which explains the
118	&to	, about	@a modal	@do the	@done !	@over	@save	@what's	^ correction ,	^ don't ever	^ found it	^ there is	a test	apologies	applies	be nice to	by the	eats	empty . $	explanations	for this year	is just	landlord is	looking at the	lost in	me feel	pdf	please ! $	second floor	signs off	staging is	store the	talk to me	teach	the accounts	the version	turns out	typescript	van
119	# , that's	&^ sorry	@interpolation	@leave	@mentioned	@noted that	@source	@turn	@weekly or	@you mentioned	^ third	^ you don't	abbreviations	batch	empty in	giant	global	grafana	i'd always	i'm colour	i'm colour blind	leave out the	like to a	make my	me like to	me up	mention	mixed	on that	open it	personally	record	run in	that up	the cellar	the second one	this repo $	token	turned	way round	weekends .	you do
120	, so put	. that's the	@modal	@snakemake	^ mr	all .	always close	always close the	and i had	as	deadline	files .	it , so	it just	it's the	keeping	leak	like but	looked at the	me before	my dentist	one ,	one .	over nested	revision	ship	the frame	the upload	was the	we do
121	# th	&column	&removed	, anywhere	: the	@month	@put	@snapshots	^ correction	^ the shop	^ wait ,	a queue	a timeout	allergic	build the	days	for an hour	how to	id	mass	me to sleep	morning . the	much better	names .	on a tuesday	page $	please !	prof	stress	th	ticks	version .	workshop
122	, it's the	@made	^ your	after all	don't	goes through	in the other	it if you	makes my	more of a	my idea	names ?	old	on that ,	please fix	ports	request . $	seed	so no	test with	the only one	treasurer	won't	you show me
123	&^ understood ,	&understood ,	. rename	? we	@^ what's the	@can	@the site	@their	@what's the	a warning	at nine	booked	daily	found it	least	most of	next $	phones	prod	responsible for the	same . $	scripts ,	serial	table for	this $	upgrade
124	&is .	&it is .	, any	, port	, port #	@builds	@find the	anyway $	book .	coupon	cut	each time	eight	even for	for me	i like my	it . we	it's been	next ,	plan before	same .	saturday .	settled ,	shop	spring $	stiff	the coupon	the team	tickets .	trips
125	, also	, else	. continue	@handles	@overview	^ each	after each	believed	broke the	i check	i much	i much prefer	idempotent	in the old	leeds	master	may	much prefer	my mistake	name . $	off on	reads	service	tablet .	tablet . $	there's	thursday .	tickets . $	work offline	years .
126	, i said	, not even	@status	^ logs	and paid	booking	but	cases	chose the	code	degrees ,	hands off	in # ,	infra	leave out	let's take	letters to	may be	plans for	say so	system	than #	to see the	which explains
127	@either	and my	bought	designer	how i like	in safari	in this repo	is .	is generated	lots of	merges	mr	not a big	now :	number . $	rounding	samples	so that's	taste	text .	the diff	the right	the sensors	us to	would rather	you'll
128	&^ noted ,	&noted ,	, he only	, they're	@out	^ i usually	are plenty	are plenty for	backup	deleting	english	essays	even if the	fixed	goes for	i decided	i usually	if a	it costs	less than	page .	so :	the only
129	# days	, i can't	, i like	, tell	, tell me	@i set	a phone	all the	and # ,	and i'll	arrays	can take	carry the	full	in letters to	made me	md	one was	phase	prod ,	programmer	season	the battery	want	want the
130	# kb	@cluster	@we	@when	^ i enjoy	a designer	a list .	because	flags	i told	kb	may .	me . i	question at a	responsible for	soil	team	this board	throughout	tiny
131	# all	, mostly	, you've	. md	? oh	@, as	@, i'd	@i	^ every	^ not a	^ then we	a year	base	computer	down ?	explains the	first name	icons	index . $	marek	my supervisor	noon .	numbers . $	one question at	only in	question at	replaced	request	responsible	sit in	sql	storybook	than a	we have #
132	# october	&^ understood	&understood	. could you	@flow	@run . $	^ had	analytics	and not	are a	build server	builds	buttons	client is	come out of	cover	functions .	is what the	live in	marketing	marks	merged ,	my name	nightly export	notebook	place	python ,	sit	the nightly export	the supplier	utc	voted	way ,	wheel	why	would you .
133	# and	. always	: # and	@^ the new	@key	@run .	@team	^ i work	^ why do	cause	chart ,	composition	contact	description	every script	for me .	has to be	hate	in letters	is paid	is the one	it'd	ledger .	mit	needs a	nodes .	pixels	port	relay	second .	sign	the licence	the stock	then ,	think in	when something	zero
134	&switched	: me	@, so the	@^ what's	@be a	@daily	@languages	@package	@python	am not	and gets	careful	clay	close the	first $	gets the	i am not	if two	in may	name .	of ram	runs on	sadly	the one to	type	we store	without the
135	&my	&right	, twenty	. my	. same	@benchmark	^ wait	are two	certificate	cluster has	docs	dutch	gave you	household	i gave you	need the	now so	on # october	on top	rather than	sales	shared	sooner	that have	the key	the release	there are two	this and
136	, she's	. only the	@? i	^ nope	^ you	a shortcut	also	block	core	customer's	fuse	have to run	kelvin .	latin #	let's go	lists	on we	orders .	page and	set up	the newsletter	u
137	@bar	@set	@to	^ i prefer	^ the server	a package	active	colors	cringe	give	guest	it ;	out	parquet	primary	rotation	she's	teams	then , the	to main	tries	written	years	yesterday and
138	! i	, she	@i keep	@wednesday	a free	conversion	could the	doubt	english . $	i find	ids	in porto	list . $	number .	planning	plus	the module
139	, weekly	. anyway the	@. is	@addressed	^ the backup	anyway the	dr .	dyslexia	dyslexia ,	exports	looks at	not #	oak	price list	scale	single	start with	the cut	the domain	third party	too many	wrong in	you show
140	# that	&switching	&the two	, write	. try	@language	a paragraph	branches	cache $	don't like	ever .	get the	i don't like	never go	pays	possible ,	they're
141	#	, long	. done	@the	above #	buffers	choice	commits	convinced	day and	domain	eight .	evenings	from here	from here on	here , so	honey	i favour	i suspect the	kestrel	passwords	vanish	week $	written to
142	, done	. they're	@^ since	@docs	called	i'd rather	it out of	outliers	pages	snakemake	suits me	wherever possible	wherever possible ,
143	&^ switched	&her	@mr	bee	devices	gap	gonna	green is	if something	leaves	me feel like	of it $	office	one word	read code	templates
144	@, so	@as the	@can't find	@i can't find	drift	had it	happiest	has #	history	letters	mistake .	monorepo .	moves to	returns are	six . $	spelling	that one's	two people
145	, even	are stored	better ,	bucket	desktop	drop	dropping	editing	end ,	favour	i trust	isn't	lost a	now on $	oh and	on sunday	patients	plc	reformat	screenshots	tables	the audit	the weights	third of	unity	uploaded	we chose
146	. for the	. write me	@has	@monday	@with	^ i would	^ what is	are #	bug ,	calls a	causes	general	i can read	in general	lose	lose the	only ,	reader	stop	study	thursday	walls	work from
147	. do	. please	. stop	@gives	beginner	care	knows it .	migrate	tests .	the cover	though ,	w
148	&i'll use	@needs	a sunday	change	cosmic	former	friday	h	in anything	mondays	number	opens	postgres .	router	stand	svelte	use
149	. i'd	@. a	@book	answer	cancelled	changed it	chokes	empty .	like you	on everything	sensors	this repo
150	a working	changed	dies	expires	gpl	husband	in the night	it backwards	january	mrs .	next major	no wonder	not change	positive	script	string	the next major	those are	yeah the
151	# here	@holds the	@since	behind the	components	connection .	diffs	final	first	fit	for a month	gaps	kept in	me cringe	self hosted	the others	was mistaken
152	. tests	^ option	appreciate a	flag	for us	help me	i appreciate a	in lib	lasts	ledger	move to	partners	password	project	sftp
153	&it with	, since	@firmware	^ back	all this	as integers	before you start	broke	dropping the	export $	get	gitlab .	gives	it is .	kelvin	mouse .	on mondays	on the device	one monorepo	production	ravi	still use	two	types	we can't
154	&^ then	&right ,	@holds	and we	ask me before	has its own	late .	line of	mistaken	on the third	one change	page ?	plan is	roof	tops	touch that	you leave
155	. there	a clock	code .	deposit	files	helps	i choose	kubernetes	me one	note	the printer	we keep the
156	. how do	asked what	battery	call the	excel	hosted	in	just say	otherwise .	outcome	over	public	the gateway	when it
157	, thats	. all	. never	. that	@this .	^ let's use	^ went	ci	i appreciate	into one	into one monorepo	is what	lies	lost	net	nodes	out .	support	thats	the payment	too , but	we've got	with us
158	# h	, i told	, the	@each	aisle seat	customers	events	hours . $	notebooks	slept on it	that's how	you're
159	# is	^ too	business	have #	just so	mornings	my bad	package	rows .	summary	tailwind
160	, so explain	. every	^ the	apart	btw	don't ever	if there's	let's use	never touch	parcels	so explain
161	@call	^ staging	came from the	card	digest	dont	environments	fix .	happen	in cents	june	limit for	our customers	out on	parents	sign the	years ,
162	. you've	@^ with the	^ my taste	allocate	client	launch	less	lines .	sandbox	spec	the config	the token	you start
163	# , the	. it	@^ where	^ all	^ when you	a message	always .	at most	branch is	formal	is banned	not touch the	numbers .	schema	tablets	with me
164	, my husband	^ keep	account .	english .	going to be	money . $	north	not	season .	the app	ups	we need	what does this	wrapper
165	^ always	a time	based	captions	in # and	killing	knows it	my husband	polling	records	requests	with
166	# means	@monthly	^ less	bullet points	deploys	do the	gateway	rig	us	way
167	^ we've	account . $	around #	below	ci .	give me	my boss	orders	plans	real
168	&plan	^ screenshots	hand .	i prefer	is the	sits at
169	. i like	@! $	answers	check .	commit	emails	functions	is cancelled	major	motor	on the new	that folder	wordpress	you wrote
170	after	already knows	dates in	does this	i decide	nightly	one question
171	, and a	belong	everywhere ,	fonts	garamond	inside an	loop $	mix	registered	says .	storage	this function	time zone	told you	uploads	wednesday	without an
172	, a little	against	aren't	contract	format	going with	i have never	scanner	short pls	small
173	# has	&^ noted	&noted	, kafka	anything	arm	help	lines . $	lots	slip	suits	tenants
174	a static	anything that	backend	clock	docker	i like to	pushes	ran out	the law	those	won over
175	@my	appreciate	ask before	audit	edit	here on	in february	in future	negative	nothing to me	raw	store	viridis	why are
176	@b	@webhook	heater	lib	money .	never restart	often	the heater
177	&with a	otherwise
178	@as	^ i'd like	don't add	facing
179	&then	, for the	. i	came from a	consent	server
180	, so	@site	^ lena	broken	labels	moved	must have a	the website
181	^ call me	account	drop the	every	eye	force	go by	holidays	network	say it	should be	sits	users
182	amounts	by hand .	du	gone by	ram	signs
183	i would rather	soft	this morning
184	;	@as you	^ for	^ if there's	exclamation	for good	have never	ines	kilos	money is	no	the api
185	brand	deleted	exclamation marks	security	so put	timers
186	, last	. a	^ we	from ?
187	, before	i enjoy	second one .	values	we've
188	@^ for	@cheaper	prose
189	any	comes	first and	for the whole	i lean	limit	no force	payment	release
190	a single	iso	one line	option	stuff
191	depend	depend on	licence	spring	the backend
192	, ever	always in	moves	on #
193	for all	how i	i'm a	if you	lean	repo	suggest	weekly
194	. our	api	don't add a	migration	mine $	releases	vim
195	@march	from	plugin	services .	things	turned out
196	an error	i told you	lena	numbers	pump
197	, this	it if	straight
198	&^ replaced	. i know	future	plan	the night
199	. use	@written	calls .	don't use	even if	poetry $	tomas	what you	with an
200	come from	do ?	go into
201	@nicer	about #	forget the
202	abt	at # :	monorepo	the password
203	, we're	. so	flaky	is #	my passport	passport
205	belongs to	has the	i learn	inheritance	is	leads	squash	to me in	we	will be
206	fridays	mir
207	, our	^ tabs	archive	bars	goes to	pnpm	zone
209	&that	^ please never	belong in	gauge	instead	the router	then .
210	british	down ? $	nested	once and
211	&replaced	british spelling	kotlin	user
212	friday is	lives	my taste	proxy	svelte .	tight
213	. nobody	config
214	given	leading	person ,
215	at a time	kessler	name's	owns the
216	^ after	am not sure	endpoint	endpoints	the proxy	the pump
217	@who	at once	layout	only	that way	the retry
218	^ never	examples	lamp	legacy	means	questions	why does the
219	because the	say what	the update
220	burns	kept
221	maintains
222	pip
223	a bare	background	take the
224	go back to	i can't stand	name	wednesdays
225	@, or	ghent	goes	ones	takes
226	. if	? the	carries	legal	migrations
227	^ do not	for good $	via
228	design	scripts
229	explains	have ? $	instead of	please never	what i	when	you've
230	can't stand	have ?	mysql	without
231	. now	is what my	list .	page ? $	swapped	version
232	@per	always want	option #	we sell
233	starts
234	logs	mocks	out that	titles
235	. should	statistics .
236	returns	used a
238	end	month
239	decides	refunds	weekends
240	i work	most	prefer	prices
241	protocol
242	@find	music
243	. let's	backups	is my	would be
244	closes	learn
245	@or	monthly	readings	says ,	why do
246	&, i'll	, they	holds	keep	make me	runs
247	: no	are	the former
251	bare	feed	per
252	whenever
253	sensor
254	keys	static
255	@^ who	messages
256	invoices	october
257	statistics
258	archived	belongs	go to
259	wherever
260	keep the	switching
261	we're
265	back to	has to
267	we keep
268	^ # $	i know
270	never commit	plain	when you
272	units
273	metric	names	offline	than
274	can the	enjoy
275	nobody here
277	maintains the
278	else
279	staging	stay
280	be archived	template
281	before you
282	name is
283	anywhere	new to
284	settled
286	colour	our	reports
287	figures
290	owns
291	sends
294	&i'll
297	go with
302	bikes
308	rather
311	came from
322	. for
324	needs
334	live	stays
335	signed	then $
337	uv
341	each
344	gets
346	the old
351	. we	jquery	kafka
363	accounting
366	does the	webhooks
381	call me
383	emojis
386	, not
399	should the
405	i like
413	spaces
422	do we
451	. the
"""
"""A weight, and the runs that have it."""
