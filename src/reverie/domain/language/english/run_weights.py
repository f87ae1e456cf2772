"""Run weights: what runs of words add to the log-odds, in hundredths.

Written by `bench/keep_fit.py`; not to be edited.
"""

from __future__ import annotations

ROWS = """
-690	. or
-687	, or
-534	every bug
-531	^ is
-524	goose	this week ,
-504	they say
-500	laugh
-497	match is
-492	. # s
-491	is it
-487	: whoever
-484	whatever ,
-481	, to
-472	, why
-468	never mind
-464	world
-461	no clue
-453	^ sure
-451	^ which is
-450	the following
-447	reckons
-445	above . $
-440	over by
-437	to pay
-430	^ someone
-428	shirt
-427	rumour
-426	everywhere and
-422	maintains that
-418	^ some	in ,	to live
-417	is better
-413	imagine
-410	and dark	for now
-409	somewhere
-407	never pay
-406	the standup
-404	my old	used to
-403	for the next
-402	keep going
-400	test for
-398	elevator	…
-397	pizza
-395	? please
-394	found ,
-393	was at	we always
-391	spinning	tomorrow
-390	cake
-387	^ not sure	bravo
-384	freezing
-383	year #
-382	somebody
-380	noodles	we should
-379	i'm only
-376	not ,
-375	# of #	stop $
-374	^ it always
-371	. ask me	accounts .
-370	, some	^ everybody	built a	speaker
-369	received
-367	, isn't	crying	stomach
-366	laugh :
-364	you ? $
-363	^ the plumber	raining	than our
-361	, will	be there	scratch that
-360	are $
-359	admire	i heard	told me	we're at
-358	^ i never	can't even	feeling	off to	surely	we never
-356	list $
-355	&not	bed
-354	late $	song
-353	^ somebody	and now	bad . $
-351	. no ,	for a	its a	linkedin	unread
-349	banana	open the
-348	@never
-347	and every	bug is	horse	van .
-345	with the old
-344	it . it	over there	paper cut	see if
-343	^ at	by hand ,	shouted	the tea
-342	could not	naturally	worries
-341	a better	the postman
-340	: all
-339	^ the new	kidding
-337	find the	left in the	this	you are
-336	? or	could	had no	home with
-335	^ for this	^ is #	unplugged
-334	building ,	mood	will ever	zip
-333	^ ci	joke	or not ,	whether
-332	@warnings	lost my
-331	wasp
-330	anything ,	line for
-329	across the	bet	snow
-328	for each	more $	not ask
-327	: fix	^ the old	dancing
-326	@row	about tabs	delightful	gossip
-325	neighbour
-324	as we	career	no ,	so am	so am i	umbrella
-323	? i only	a mug	if i had
-321	on hold
-320	cat	gradient	rich
-318	can't see	i got	i've never	look ,	watching
-317	. never mind	go $	obviously	the roof
-316	people ?
-315	, i want	^ translate	i look	like him	on ,	shorten
-314	, would	@^ # .	at it	brave	i only	my laptop	the point	toaster	tonight	we had
-313	. thanks	@t	moment	shorten the	today	work ,
-312	. show	don't know	it with a	one and	rain	swears
-311	a heart
-310	. i say	@rule	not too
-309	breakfast ,	i like how	in the office	like how	lunch $	short . $	suppose	without us	without us .
-308	, # .	, another	^ the lift	brought	next ? $	today i	we all
-307	. has	always said	claims that	coffees	gentleman	if we	somebody's
-305	decided .	hat	invented	tests . $	the latin	today's
-304	believe	is the best
-303	^ seven	here :	laughing	me ? $	over ,	speaking	the email
-302	bugs	is spinning	left one	newspaper
-301	^ i like	^ perhaps	probably	you have a
-300	, wrong	goat	she says
-299	: …	hacker	no idea	you believe
-298		^ imagine
-297	. you must	@is to	crumbs	not you	opinion	personal	pigeon	prefer my	we're all
-296	^ does	fell	is being	once in
-295	@the cache	^ happy	how does
-294	^ and	colleague	sky	tin
-293	, still	anything $	i don't know	is so
-292	@at a	@up to	in line
-291	afternoon ,	beautiful	by # .	let us	not found	sang	sun	than my	the music
-290	^ from the	biscuits	wonderful
-289	a spreadsheet	at this	luck	quiet here	the little ones	the plumber	waiting	we'd
-288	^ naturally	neighbour's	now on i
-287	@was a	ai	bed .	error :	hope	mug	tears	the colour	well done	what does the
-286	^ a customer	and out	entire	how is	say ,	with three
-285	@so .	hums	mail ?	reading the	which one
-284	and everyone	and was	clicked	match . $	the comments	the man	this time
-283	@the second	already ,	the card .
-282	^ ci is	^ explain	it always	those who
-281	amusement	linker	quick	saved	than i
-280	^ he	anything . $	i nearly	lunch	restart
-279	&down	translate	waved	wonderful ,
-278	^ make	and all	stop ,	up . $	win	worry about
-277	&^ about	^ once	do i	line for the	power
-276	# for me	on with the	poem	science	so that i
-275	corridor	has come	my window	podcast	think that
-274	at my	build is	in here	time in
-273	, and then	@botanically	^ add	error #	good night	hah	not that	once more
-272	@^ roughly	asked if	chips	html	the internet	too ?	what is #
-271	@look at	^ suppose	competitor	here . $	tabs open
-270	^ they say	letters $	then it
-269	, back	@paper	crossed	it's so	said ,	twice ,
-268	can you	cousin	it's fine
-267	achieved	doors	empty ,	hilarious	i feel like	on it $	playing	two for me	us the
-266	@found two	^ my neighbour	should always	staring	staring at	tab	time to	up with
-265	# before	&, from	diff . $	dummy	read the	say it's	yet ,
-264	, no ,	but then	forums	gone and	ought
-263	haha $	them ?	they'll
-262	, do	^ remember when	back to me	blockchain	in $	lonely	mail . $	remember when	the sky	this afternoon	to go $
-261	dentist . $	no , not	that will do
-260	, because i	. off	^ interesting	ci is	says the	sunny
-259	^ maybe	fire .	it was	rice	sake	someone's	the baker
-258	! ! !	crossword	go on $	is that the	it's # :	it's only	never trust	phone in	the projector	worse
-257	, take	@^ i see	spider	the sun	use a	word for
-256	@^ was	blue ,	swans	the dog $	wet
-255	# per	. which	crazy	customer .	in the last	must always	my sandwich	on the floor	purely	sneeze
-254	# tabs	^ my back	film	format this	i'm on	log . $	my tea	no need ,	now it	sun's
-253	. kidding	to stop	to take
-252	. and	. hm	? can you	^ from	^ poetry	dream	forget it	glitter	need ,	saying
-251	? can	cousin's	going round	kebab	we got
-250	. forty	. the one	on to the
-249	dinner	finger	here !	just wanted	might	nervous	people say	tried to
-248	, carry	. but	. wait	asked me	laughing at	said that	the date
-247	, go	. love	@close	^ # #	^ monday	apparently	for me :	its way	of this
-246	coffee	don't answer	teapot	theirs	treasure
-245	ahead . $	blinks	don't even	might not	never the	the lady	there for
-244	a moment	pancakes	the best	typical
-243	# pages	at # ,	idea ,	it's like	train . $	wanted to
-242	^ typo	coat	horoscope	invented the	meeting	stops
-241	, or is	@# $	@bring	@did	^ what's	moment ,	neither	never touch the	on its	two minutes ,	very good
-240	and would	let's go to	my hand	not bad	on i	two for	walked
-239	&ready	&we	. so ,	^ bus	^ i always	advice	believe that	goes $	is more	it goes	moon	saturday ,	the page
-238	^ always the	every year	for two	imports	of course	read me	that every	thoughts	you must
-237	# right	&i'm	. might	@moment	^ must	a plan	code ? $	eh	ever get	going on	guy on	if one	school . $	the corridor
-236	@cannot	^ hahaha	^ paste	after $	postman	pray for	says	tea is
-235	@result	for something	or is	traffic	why not
-234	, said	^ hi	^ up	finished .	marvel	my knee	splendid	the newspaper
-233	&# ;	&^ both	@hear	^ an	^ fancy	mind me	prize	spoon	these two
-232	&^ # .	^ please	look at the	one of	today ,
-231	. open the	again	cool	goats	if i would	is down	jar	of the day	off by one	or does	possibly	quick :	to this	told that
-230	^ eleven	^ heard	am told	baker	doorbell	i am told	long day	obliged	old . $	push . $	sofa	the road	these	with our
-229	. oh	eaten	excuse	of people	php	throw
-228	&on the	, i've got	@gone	@patience	^ page	^ very	asleep	go ,	notice	ringing	try	was it	with no
-227	. no .	^ list	hahaha	is for the	make the second	screaming	the film	what a
-226	&^ here	^ english is	for now ,	i mean ,	leave it	marry	me in the	nah ,	singing	so every
-225	, carry on	and see	blockchain for	had my	i came	i read that	i should	lady	level .	not in the	read me the	sandwich	script ,	squeaks	thank	they want	thumb
-224	&^ about #	hungry	idea ? $	parrot	quality	says he	sigh	sleeping	the clock	typing with
-223	&what	^ check	bless	bloke	duck	frame it	heard	is playing	tabs .	yelling
-222	. open	@closed	@i am	^ did the	enjoyed	for you	see . $	tall	that last	the day	wrong branch
-221	^ someone's	a text	fun	know ,	much .	names for the	ok it	sweet $	the debugger	they said	what is
-220	&understood . $	^ apparently	^ say	^ the wifi	believes	hold with	i hear	leave it ,	names for	nobody knows	on hold with	sister's	sits on	you could
-219	, isn't it	, then	. well	^ i could	^ they	can't find	degrees in	done ,	evening . $	great ,	how much	in law	little ones	looking	might have	slept	tomorrow ,	too late	was only	we must	wider	you should never
-218	, third	^ i might	ignore me	slide .	that #
-217	, don't	@, and	hit	opera	release notes	soup . $
-216	, maybe	, so the	^ make me	^ we should	brother in	knees	like it when	wasps
-215	&^ from the	&look	@, one	^ splendid	always the	are . $	become a	don't .	hours ,	standup	the phone
-214	@^ i could	@probably	^ kill	across	and show	at all $	back in	fella	in for
-213	@as well	expect	fellow	for the moment	hm .	is that	me when	no wait	the run	this one	translate to
-212	# ?	@, perhaps	he never	line # ,	so what	the bread
-211	, have	. is that	@very	^ put	^ translate to	^ what would	flat . $	loss	please read	who knows	will you
-210	# :	&stay	@is at #	^ turn	haha	i clicked	is asleep	that ? $	think $	to think	when the
-209	&open	&try	@of a	does it	is calling	show the	so many
-208	, coffee	: is	@good	@is at	banana .	either	mean ,	nobody ever	stars	typing	words for	would the
-207	&^ from	, both	a call	a treasure	ate	cute	half an	i could	left a	my neighbour	no , you	pls :	sat	say never	there . $
-206	&check	. or the	@am	^ sure ,	are we	buy the	cupboard	like mondays	my life	no one	pity	sorry for	teeth .	to go	universe	who's
-205	&often	, is my	@. the	@^ the second	@first ,	@was it	at night ,	better than the	do they	hurry . $	i am .	sighs	tulips	you must not
-204	# # ,	^ git	corner	curious	is here	next door	shower	someone	thank god	tonight ,	while i
-203	^ half	and tell	before $	by itself	hmm	how far	jam	make this	page #	pretend	sticky	tea .	that back	that we	toast	work . $
-202	@wait	^ agreed	^ make this	^ my friend	^ twelve	a wasp	because of the	blue .	code #	day ?	how's	it's for	keep reading	lasted	never mind ,	parcel	regex	scroll	sofa .	tea . $	worry
-201	&tell	cloud	date $	day ? $	drew	fine $	has never	how do you	is empty	on the other	reddit	run ,	the lift	the soup	the window	way . $
-200	? no ,	^ are	a bank	copying	dagny	it's for the	on every	shoes	sleep ,	snowing	spectacles	than the	the lot	this hour
-199	&close	&done	, is it	. anyway	? how	^ only	beautiful .	blah	calm	for ten minutes	is slow	list the	never have	one more	textbook	the dentist	the screen
-198	&say	. on	@left .	@you would	^ they're	^ whats	in . $	never ,	on the train	or maybe	shall we do	should have	shut .	thanks	yarn
-197	# unread	. show me	^ either	^ today i	a spider	everyone's	half an hour	i get a	i might	knows .	lovely . $	morning ,	out ,	the kettle	the thing	worked
-196	@, which	@hope	^ perfect	answer $	fault	fell asleep	man	nothing ,	say .	should i	the manual	the room	you ,
-195	, keep	. ask	^ lets	^ much	^ no ,	^ somebody's	^ such	i prefer my	i thought	is near	obviously .	respect	sec	so i'm	the font
-194	&	&nothing	@^ botanically	@if	^ let	^ lovely	can i	faces	give me five	glasses	is it the	just for	line # $	me then $	ok $	rained	seating	stuck	wrong window
-193	@^ probably	@take	@the page	@warm	^ rumour	^ rumour has	a sign	cow	draft a	heating	i like this	nice .	pasta	poetry .	rare	rumour has	rumour has it	so long	the wifi	time for	wine	wonder what
-192	@usually	^ sort	for a second	i'm in	it when the	say in	sense ? $	the moment	we do the	we might	xcode
-191	, hang	ha	irony	it is for	more . $	one looks	sir	the cake
-190	&^ .	, is that	. # and	@the last	^ there's a	^ would	^ write	be fun	critic	css $	i was	match .	me five	opened	or so	say we	stare at	tooth	write a
-189	&note	, as	, wait ,	^ fourteen	^ only #	anybody	draw	ha $	i'm reading	ice	if only	indeed	intern	like my	on his	phone's	reload	us in	was late	you count
-188	&eight	&parser	, but it	, can't	@say	^ good night	^ something	^ the kettle	delighted	don't ask	explain to	get it .	good morning	has stopped	how	idk	is stuck	that list	whatever $	you're a
-187	&anything	&usual	, ha $	^ can	dreamt	have read	in order	is green	kind of	knew	my pen	the washing	three hours	tram	vibes	woke
-186	&it has	, let	^ pretend	^ yup	do ,	don't have	going $	i shall	number of	reply	the network is	thing on	yet . $	yup
-185	, somebody	@could you	@today	^ please translate	are you	before breakfast	halfway	late ,	scrap that	thing . $	two lines
-184	^ of course	^ want	a little	chair	do people	version ,	watched
-183	&the first	^ an old	day ,	diplomatic	file . $	if they	int	just now ,	novel	saw a	uploading	was that	we ? $	why does it	would it
-182	&all	@open	an hour $	as if	i swear	idea what	in the lift	it is the	it's gone	making	never gets	no , don't	the logo	three words	try . $
-181	! in	&where	@quite	always be	buy a	chart . $	delighted .	hiccups	is angry	just walked	my spectacles	neighbours	some	the tip	ya
-180	&perhaps	. ok	@away	@one ,	@please	^ convert	^ ping	^ same	a fly	are all	give me a	if the	is having	no , i	on my	rhythm	say the	so hot	so please	the first	wrong chat
-179	&is the	. i need	@, in	bakery	his	i bet	look $	me , i	no , forget	please translate	service ,	them in the	tip	tomorrow . $
-178	# min	, # $	^ morning	^ try	a customer	and i am	faster	in that	keyboard	loud	maybe	never $	seagull	the bracket	waiting for	what would
-177	# or	&other	&without	^ enough	about a	could be	dreaming	had to	hear it	how old	of #	patch	the elevator
-176	@seven	coffee first	comment	dead .	downstairs	going in	good . $	of curiosity	out of curiosity	that'll	the wind	was about	what
-175	# this	&, which	&depends	@look at the	^ error	^ great	^ traffic	^ ty	call $	finds	good morning .	it was .	perhaps	phone . $	pressed	regret	wait ,	you were
-174	@late	^ correct	a goat	and then	every one	i saw	my friend	painted the	played	sells	strange	tmp	weather ,	work .
-173	# . .	, # ,	@, #	^ back in	^ now	excellent	fallen	here is	laughed	me : #	neighbor	put it back	slide	socks	the output
-172	&if	&read	, i'm only	. it's a	@to you	^ which of	almost there	badly . $	continue	i can see	i had a	is the difference	lovely ,	nose	now , the	should never	sitting
-171	^ still	at me	bliss	minute	never again	o'clock .	ought to	purple	testing	the neighbours	u #	when i	with me $
-170	&it's	&may	&usually	, haha	. yes	@me to	^ ah ,	^ got	^ never again	as it	have one	it had	poor	random	what if	yes yes
-169	&. # .	&or	, let me	. with	@help	^ i shall	^ off	a colleague	did that	i'll have	load in	louder	my finger
-168	. that was	? don't	@joke	^ my mother	^ weekend	a minute	a sec	am i	bed . $	file $	in ten	morning . $	noise	on and	sentence for	the heating	what day
-167	, it's for	, or the	^ like	^ today	a flat	commas	famous	in the wrong	number #	on to	pass . $	says it	soon	this into	trust a	what does
-166	, says	@if you	i haven't	i was only	left .	queue is	spilled	things .	title . $	what it
-165	@^ thank	@^ thank you	^ the dog	^ three	again ,	brb	i type	it . $	would like to
-164	. don't ask	. works	@older	@you .	^ never mind	^ the little	^ was	a friend	apologise	bolt	for when	four minutes	go on	he says	here ,	makes the	no comment	not now	open $	something .	step . $	the fish	this for	yet
-163	&^ #	@always	@came	^ both	^ come	^ i must	^ rename	a minute .	count the	find out	smell	that'll do
-162	&wait	, let's	. # ?	about her	carry on	full of	how would	lost the	wish you
-161	^ good ,	^ http	^ http #	^ my	^ stuck	^ the intern	container	does one	for me ?	isn't it	life	me #	slice	test on	this morning ,	thunder	was i	was in	would like	you $
-160	&just	. sure	@: #	@words	^ everyone	^ lovely ,	^ one of	a birthday	cable	commit it	do i get	knows ,	network is	position	that no	the pub
-159	: # $	@try	^ did	^ if the	^ that is	^ what day	a cake	asking	cable .	ended	fly	hypothetically	in here $	in the corridor	in theory	never trust a	seen	stood	the rain
-158	# #	@e	^ perfect ,	delete the	does a	five $	headache	is on #	it since	right now	ringing .	smile	some other	the fan	the loop
-157	@again	@cold	^ what a	^ yes	ah	between a	conversation	every day	hang on	homework	in five	like this	proceed	talk ,	try the	you for
-156	? asking	^ give me	^ who was	coffee machine	div	min	my mum	pray	pretty . $	the button	the number	they do	told me that
-155	&second	, said the	@^ and	@do ,	^ hm .	^ in a	^ ten	even the	fast ,	haiku	i won't	just said	minutes ,	pls $	shoe . $	speak of	take your	test . $	the whole thing	this file	two minutes	what was
-154	, then .	@in #	@you . $	blue and	claims	did	fingers	generate	input	sun is	the radio	the third	thx
-153	&^ it	@best	@d	^ if we	^ lost	abstract	ah ,	closure ? $	do you think	don't get	found	function $	hailing	laughing .	mins	nobody reads	shoe	soup	the canteen	the message	touched
-152	&the second	^ give	^ knew	a pigeon	and tell me	human	lovely .	on friday	right ,	the gym	won the
-151	&^ no	@around	a meeting	curiosity	did it	do ? $	hear	i want to	over in	pigeons	robot	second paragraph	so ,	sounds like	still	the floor	the intern	wonder .
-150	&water	, only	@morning	@or the	^ count	^ if i	^ lol the	^ put it	a function	lol the	me $	not today	of # $	quiz	right $	shorten this	tie
-149	, but i	^ there was	^ tired .	complain	do for	do this	don't touch the	everything is	moment . $	sure ,	when it's
-148	, if i	@^ want	^ coffee	^ i need	^ swap	fewer	fish	sun is out	the little	the second paragraph	thought so	was for	what's
-147	. fine	. i said	^ does this	^ let me	^ my kid	^ rain	do you	except	fails . $	fine ,	posted	quiet	quite so	see how	sentence	silly	something	the meeting	tired
-146	, where	@way	^ let's say	and i can't	it back $	jk	lucky	no , wait	start . $	ta	take it	the sun is	this once
-145	, forget	. it is	@kind	^ a	bracket	i dreamt	lottery	minutes	on saturday	seconds .	that was	was reading
-144	# mins	@stopped	^ snow	dns .	feared	if i were	is over	it now	me and i	someone on	the quiz
-143	&# $	&^ there	&^ they	&hello	&you have	a moment ,	aloud	canteen	chat	for every	good evening	line #	living	nvm	only to	paint	practise	take your time	tea $	the build is	the sea	the text	try it	wow ,	yes please	your time
-142	&who	, because	, no idea	@# degrees	^ faster	^ good evening	^ someone on	^ sounds	^ with	^ yes please	been a	fast . $	fire	i do not	let's say	things . $	timer	would	… $
-141	@in the	^ suppose the	^ time	a letter	a rule	i had the	lesson	print the	seconds	so much	synonym	thinking
-140	&c	&morning	&stopped	, yes	? ? $	@no ,	^ i swear	^ tired	below the	eat	home .	i always	pass	sorry	suppose the	the desk	well ,	wouldn't
-139	. is	. nah	^ gimme	^ today's	difference between a	for tonight	friend	grep	page for	stopped .	thinks	time . $	today . $
-138	&start	@, though	^ such a	breath	cold . $	if i won	looking at	lunch .	lunch . $
-137	&can't	. let	@line #	@people	a boat	anything .	at five	by #	dropped a	mice	the next	you . $
-136	@many	@the same	^ cheers	^ not	called me	carry on .	dead	dinner $	feels like	for that .	i were	nicely .	on its own	or not	out for	running	stop .	the coffee	this list	used to say	x
-135	, if you	@though	^ what's the	already $	as before	came in	continue ? $	course it	fix the	floor .	gold	gone . $	manual	me a	move	sleep	starving	the boss	the demo	we say	we'll see
-134	&one . $	@depends	^ nice	^ the whole	a bad	a concert	better . $	charge	hurry	lol	min $	night $	so tired	started	tell	the order	why is it	you !
-133	&, yes	&^ did you	&least	@had	^ do	convert #	in go	play	pub	rhyme	showing	the lottery	very	you should
-132	&^ it is	&^ it's	. what would	@see	english ?	fire alarm	http #	of my	output . $	perfect	the lads	the stairs	tomato
-131	&in #	&it	, everyone	: you	? and	? just	@not	arrived	count how	e #	for once	green . $	in one	is this	kidding .	know . $	lads	now	put these	they have	yep $
-130	&^ done	&today	, ha	^ i had	four times	in # $	never eat	one could	plan .	them in	tide	want to	yesterday
-129	&there are	, might	: … $	@^ perhaps	@i'm	@mostly	@one is	^ are you	^ could be	^ gone	^ how many	^ wow	a bus	expected	good night .	have been	i need a	in a	it again	that was a	this time .
-128	^ can u	^ k $	^ talked with	a word	felt	later	sec ,	seminar	the counter	the error	the keyboard	to try
-127	. . #	. nice	^ convert #	^ the soup	apple	cheers	for today	hear the	just	outside	wait $	was going	what would you
-126	&did it	&find	@^ about #	@^ around	@^ could	@^ from	@here . $	^ make that	^ my feet	^ nice ,	another	asked	barely	continue $	every single	faster than	for a minute	go . $	nothing to	ok . $	someone in	thanks ,	this sentence	turn this	you want	… .
-125	&yes . $	, good	@^ should i	afternoon	far	flour	god	how does one	in front	kid	many	old .	plugged	restarted	sat on the	the way	to # ,	weekend ? $	what's the
-124	&, but	&^ is	^ not now	^ oh	a biscuit	at ten	breakfast .	brings	didn't	from # to	i have been	is red	set the	v	with us
-123	, forget it	dying	forum	in it	it would	one day	screen	who writes	wore
-122	&it is	@again . $	guy	moon is	sandwich .	see	see what	that , i	undo the last
-121	@^ i found	@^ some	^ better	^ i'm so	at # $	dance	door	flat .	i was going	it in a	it's raining	knew that	like an	okay	paint the	quite so .	say a	somebody has	today ? $	trying	will see
-120	&! $	@, if	^ brb	^ my old	^ two	clouds	left the	met	parked	pink	thanks . $	the word	undo	wait	who was
-119	&back	&if you	&mean	, that one	, wait	checking	computer	game	got it $	minute . $	not .	nothing .	same	the vendor	ty	under the	was going to
-118	&no ,	@^ no ,	@first	@may	^ the fire	eating	happy	i'll	know .	love it	my eyes are	reached	write me a
-117	&all right	@little	@same	^ old	^ sent	^ write me	break . $	came	cool $	make a	next ?	the compiler
-116	&. . $	^ so	^ whats the	bought a	could go	cry	four $	grand	had #	hour . $	is up	never get	none	please $	screenshot	sent $	somehow	the bus	we are
-115	&did	@^ i am	^ how	^ nvm	above .	busy	came out	cannot	glasses .	he said	it makes me	never .	no use	of a	reading	sorry for the	sweet	the same for	tidy	times .	you a
-114	&^ no ,	&at least	&something	&you .	, or not	. next	@, it	^ let's do	^ thx	always use	angry	compiler	demo	for this one	has gone	i didn't	it's not	legend	make the	that file	the list .	wanted
-113	&^ did	. then	@, but	@back	^ someone in	bye	on . $	tho	to bed
-112	&a little	&left	&look at	&probably	&r	. shall we	^ can you	^ for the	^ it's raining	dog	he	ignore	lighthouse	moment $	where the	yes , that
-111	&because	&see	^ in the	^ you are	forget it $	i'm so tired	nan	tired .	which is	who wrote
-110	&, if	&^ usually	&be	&let	^ i was	^ i'll	^ print the	^ what was	become	i would like	of course it	pretty .	the exam	the queue
-109	@d #	@water	actually	face	get it	is . $	me on the	say that	shall	tape	the top	three meetings	threw
-108	# times	# to	&# ,	&^ perhaps	@. # .	@it's a	^ somewhere	curtains	hmm ,	i'll be	sounds	the same
-107	# or #	^ perhaps we	^ stop the	always say	maybe i	perhaps we	the fire alarm	this page	works . $
-106	&, in	&a	^ could	^ feels	child	day . $	dog $	flashing	found the	it on the
-105	^ what	blank	great	of them ,	passed	the telephone	to look	who won
-104	@at least	^ hmm	bath	down .	issue	it the	must never	nap	say	somehow .	sunday ,	take a	telephone	there $	turn this into	well $
-103	. perhaps	@! $	^ beautiful	^ grep	^ ooh	a joke	back ,	move the	okay ,	someone in the
-102	&b	&please	. # $	^ feels like	^ well ,	button	cried	it to	let's	office .	out of	to a	too $
-101	&done .	&they	@again .	@no	^ actually	and nobody	breathe	can you make	has just	hm ,	in the second	is at	legs	synonym for	that is	ugly . $	were
-100	, at	@^ is	^ good	off the phone	ten minutes .	to be a	wants to	while
-99	! ! $	&he	&in	&yes	, i was	@^ it	@my	^ do you	^ it	^ should we	^ then	bridge	but with	earth	i never	it #	o'clock	on the radio	one of the	sort these	thank you	the customer is	wifi
-98	@!	@s	^ ok $	everything in	forget	hour $	it , i	ladder	maybe we	meetings	no need	of it	seems	wind's
-97	# min $	&, #	&like	&you . $	^ remind	^ remind me	a lot	a synonym	comma	forgot	the wrong	wow
-96	&long	. shall	@^ there	^ ta	^ undo	^ what if	hm	load	page ,	upstairs	went	whole thing
-95	&done ,	&some	^ lunch	^ tell	^ thank	difference between	hm . $	my head
-94	&i can't	&yes .	, if	@# of	^ would you	before . $	bored	close	did i	guess	mind	ok	omg	ooh	so i am	swap	thread	were we
-93	# and #	&^ nothing	. # #	@i found	^ ha !	^ haha	^ quite	in two	itself	me about	sat on	the long	the one
-92	# ? $	, is	. ah	^ who won	back in #	like the	thought .	we will see	yes $
-91	, could be	@it	@it's	^ #	^ delete	buy	have i	me the	run the	to your	window $	works $
-90	. can you	^ hmm ,	^ is a	^ shorten	^ uff	alarm	friend $	lovely	stopped	swear	talking to	thought	you shorten
-89	&get	^ thank you	^ that's	^ there	^ which	as it is	desk	forgive	haha ,	hour ,	huh	i sat	read that	should we	thx $
-88	&.	@a little	@with the	^ sort these	almost	had	honestly	night . $	raining sideways	room ,	think	to read	your time .
-87	&^ and	? it	@found	@it is	^ i feel	^ i'd	^ run the	building	does $	have a	nothing works	once	sec $	the moon	understood
-86	&for the	@minutes	by a	ceiling	delete	good night ,	had three	plural	the fridge	this is	ugh ,	which of	wrong window $
-85	&^ # ,	&^ a	@# :	@back .	@like me	@like me to	@look	^ if	^ omg	bad .	in line #
-84	&can	&very	&want	@^ shall	@you like me	^ here	and it	finished	just now	keyboard . $	my last	was me	wind
-83	&an	, i only	@^ in	@line	^ cool	^ maybe we	^ ugh ,	a new	an hour	be back	do a	for today ,	it has	it works	me on	one hour	rn	teacher
-82	all of it	daughter has	http	kettle	my daughter has	one sec	show me the
-81	, me	, was	^ is it	count	log for	no $	started . $
-80	# percent	&done . $	@now .	customer is	me in	on $	patient	pay	ready	wish
-79	, and	^ continue	let me	rhyme for	ty $	yes . $	you are a
-78	# hrs	&^ i can't	&help	&run	, i have	a man	hrs	in my	loading	looks better .	print	sunday . $	the moment ,	yo
-77	&, # .	&, yes .	&don't	&still	@^ # ,	^ i wonder	^ just	^ lol	could be the	for this	hmm $	how many	it be	none .	perfect $	ta $	think . $	turn	undo the
-76	&here	@mean	^ here is	and i	i feel	interesting	out . $	wall
-75	&^ i'm	. he	@until	^ morning .	a nap	dunno	heart	we just
-74	&good morning	&it .	. no wait	@^ i can't	@been	@before	^ never trust	^ yes $	address .	said it	that	the board	uff
-73	&, so	@they	^ count the	^ fix	measure	other	over the	process	said	ten minutes	the train	there ?	you spell
-72	^ yes .	as i	good	of # ,	slower	suppose we	typo
-71	^ quick	^ what does	no .	says that	there a	why does
-70	&and	@^ only	^ suppose we	fog	forget it ,	i must	if we had	noon . $	what's #	will see .
-69	&s	, leave	^ ha	^ is that	^ that	^ what's #	go and	is green .	rhymes with
-68	&# . $	&it . $	&why	^ can't	^ would it	ha . $	home ,	in front of	k $	one moment ,	today and	you .
-67	&. $	&from the	&have	&minutes	@^ #	@now . $	@to the	and what	feels	fridge	ha .	me . $	minute .	night ,	rn $	running $	talking
-66	&any	^ grep the	back . $	evening .	grep the	him	nah	not $	oh ,	one looks better	would it be
-65	, i'll	, which	@# of #	@some	@yes . $	^ this	^ …	clue	cold	lost .	the corner	the one with	the plural	too . $
-64	&that is	. . no	@	^ show me	cheers $	coffee .	page is	the bakery	the post	you write
-63	# minutes	, a	^ make the	^ thanks	time ,	until the	we were
-62	^ my brother	is ,	late . $	oh	two days
-61	&^ in	&by	@done	argument	back	because i	died	nearly	text . $	trust
-60	# for	funny	idea	show me	that ,	then i
-59	^ of	^ print	^ ta $	nice	sings	the last	ugh
-58	@^ about	^ open the	^ why is	is like	sleepy
-57	&# , #	@done ,	@then	^ let's	ask . $	front of	in the kitchen	one should	plant	sent	the evening .	why is
-56	^ how does	^ one	be the	in the	morning .	or i
-55	# percent of	^ my head	^ then i	hold on	mate	with my	would you
-54	. . .	@shall	^ ha .	^ ugh	ah .	hahaha $	i keep	kick	let	my feet	shipping	we could
-53	&go	@minutes .	^ night	better than	driver	percent of	thing $
-52	@minutes . $	^ read	do $	today .
-51	&^ not	^ good morning	^ let us	^ thx $	clean	hello	slides	there	there ? $
-50	. $	: #	@thank you	course	it back	out .	please go on
-49	brb $	down ,	looks better	opinions
-48	@thank	and the	i have no	stack	what rhymes	you may
-47	&small	^ it is	^ we could	bus is	daughter has a	no , no
-46	@^ they	@here	@i can't	check whether	i have	mind ,
-45	@perhaps	^ fix the	everyone	from #	that i	the door	the list
-44	rain ,	use this
-43	! $	, thank	^ go on	hot	well
-42	, what	@# . $	error	two .
-41	&no	, ignore	^ the cat	i'm so	know	look at	make that	meant	there was a
-40	&, or	. .	@# , #	hm $	spell	theory
-39	@used	^ delete the	^ fine	even	heading	i found	lol $	machine .	on .	query	sort	them . $
-38	gone	me :	not get it	right .	shut	stand for	thanks .	the colours	twice .	we ?	whats
-37	# # $	, see	box .	fine . $	so .	times . $
-36	@now	funny ,
-35	^ hello	^ it has	^ run	coffee $	friday .	which
-34	@too	^ right	^ take	a thing
-33	please go	that one
-32	. i have	@one	^ they've	it	it only	mine	minutes $	minutes .	typo in
-31	about it	at # percent	calling	here	i'd be	such a	up $
-30	, and the	, four	@^ not	a sandwich	clear	sad	where were
-29	@a	^ there's	about the	away	back $	that one .	water
-28	, the one	@i'd	a holiday	boy
-27	&which	@^ a	@^ i can	^ commit	^ restart	at the	not get	open	standing
-26	, and i	colours	it ,	now . $	one	pretty	the key
-25	?	^ sorry	cellar	that . $	window .
-24	every time	i need	of the	of us	such	upload
-23	eat the	following	the dog
-22	, he's	^ add a	^ should i	again .	name .
-21	@^ i'm	@can't	breakfast	the tests
-20	a	me and	now ,	picture	the difference between
-19	@^ it's	so . $	the neighbour's
-18	^ nothing	be a	this ?	two . $
-17	&?	^ should the	sideways	they
-16	@of	go back	window
-15	@be	@is the	am	end of
-14	&^ the	, how	. #	? i	drops	go on .
-13	@do you	door $	good ,	map	the map
-12	, leave it	a cat	smells	where
-11	&how	, thank you	@long	no . $	to #
-10	i can't	monday $	off ,	told the	vanish	yes .
-9	@. $	in #	it with	matter	open a	their
-8	&^ what	. what	ask .	me that	not . $	shall we
-7	^ use the	becomes	is there	that a
-6	already	crash	list	to you	up .
-5	, who	@, # .	^ go back	add	day	in this	on the	with the
-4	all	pass .	yet .
-3	@was	find it	looked at	years . $
-2	&time
-1	all of	from the	i'd	mistake	soft	thank you ,
1	@, i	@;	the export
2	&many	@so the	well .
3	@without	back .	this ? $
4	again . $	fan	kindly	see the	table	time $
5	@do	^ every	at #	did you	there is
6	are in	for an hour	like a	not sure	party	up	you don't
7	^ she	eleven	friday	thank you .	yes ,
8	a good	bus	countries . $	done	tea	the time	with me ,
9	^ back	^ where	^ why
10	&both	, we	@^ good	c
11	&was	last	my daughter	ticket number
12	@that	^ tests	green .	line	that's the	the app
13	^ fyi	for that ?	i am
14	, that was	lake
15	@over	^ ah	the job
16	between	group	letter	ours
17	@put	^ i	home	in may	queue	settings
18	it all	nothing	tests pass	the test
19	&. #	. # .	@?	first . $
20	@right	^ you	call	function	has been
21	@read	sure
22	^ who	biscuit	hard	march .	word
23	&^ i'll	been	to ask
24	# in	&as	: the	font	to me like
25	log	the cluster	type hints
26	, i	. from	@list	@who	form	whole
27	@i have	a bug	and it's	full	happen if	node #	the cat
28	. i like	during	it in
29	@^ two	@on the	at # .	build	bump	by hand	deleted	emoji in	i've	nope	please ,	sister	the weather	you show me
30	thursday .	until #
31	^ i can't	^ i decided	could you	green	lift	merged	spaces .	year ,
32	an	in plain
33	^ the	empty	it ? $	look	lost	no more	the lost	we'll
34	# lines	^ ok	out in	the left	the whole	you give
35	# of	@there	add a
36	, that	@^ you	^ let's see	run
37	&^ you	ever	me before	morning	two people	with #
38	^ i would	be	launch	queue .	the data	using
39	i'm	it is	publish	the report	who
40	. do not	@,	exception .	i mixed	mails
41	# k	, in	@on	@which one	out the	please .	price	that's my	today !
42	do with	login	must have	paper
43	&up	@own	in october	on paper	ten	to run	what i said
44	fit	from a	sound	the contract	the production
45	. could you	@added	@full	difference	em	i	in march .	th	than #	the cache	think .	wrote
46	&,	b	every spring	links	third	tiny
47	# on	@for the	about	again $	not the	the file
48	. write	@, b	always	before a	did not	do
49	# th	^ wait	check	like to	next	p	with a	without a
50	disk	into	telling	the north
51	@^ your	half	i typed	is just	or the	she	year .
52	&so	@^ did
53	&much	^ okay	at	firm	machine	read	run it once	slow	status	ten .	the shop
54	@table	february	lamp	of	office	starting	the log
55	run it	through
56	@use	^ it's #	after that	apart	enough	go through	have	in production	page	twelve	with it	you show
57	&about	&shall	@^ i have	@have	agreed with	are going	mixed up	one thing	queue . $	works
58	. always	@# .	^ let's go	amount	anyone	it $	prefer one	printer	write to the
59	, even if	, like	^ don't	between the	closed	june . $	like to see	on a tuesday	phones	the paper	to be	to it .	will	words
60	. put	@^ how	timeout
61	^ k	changed	files . $	hints	if it's	like	nobody	one .	oskar	rule :	the night	was a	working
62	, so i	@free	cents	i prefer british	i think	in june .	off	on a	tea ,
63	&# .	&^ that	@code	@light	^ told	contract with	earlier	host	in every	test	updated	we don't
64	&know	at noon	front	if	rust ,	show	valve
65	@^ yes	@are	^ prices	b #	i had	i said about	poetry	reckon	rest	was #	won't	you start
66	&each	fast .	invoice	not a	side	spelling . $
67	@and	^ keep both	as a	boot .	by my	do that	percent	prefer british	prefer british spelling	there are	though	with one
68	, it's	. keep	@kept	^ before	a missing	and that's	bad	nicer	only the	run . $	that in	the morning	write the
69	, after	. nothing	@this	^ anything	^ that was	allotment	diesel	each time	key .	lab	month . $	no no	nope ,	public functions	shortcut	they were	time ?	time is	to ship	wonder
70	&the	, ever .	@file	@has the	@report	come	husband	long	my eyes	phone ,	spelling .	then . $	understand
71	&two	. please	in anything	shop	short answers	twenty	you tomorrow
72	. it	. no	around	her	it after	listens on	on monday .	person	rule	the customer	two ,	want	want to see
73	&^ noted	@by	@six	@two	@which	bucket	can read	church	copy	going forward	lol .	pictures	practice	see you tomorrow	server is called	the weekend	why
74	, #	^ you're	a weekly	exception	found out	have never	it . i	phones .	rate	reason	second .
75	bank .	driver .	go with the	key . $	report	seat	stored	test .	the lamp	thousand	you suggest	you the
76	&one	, all	, otherwise	@how	^ any	^ i slept	am not	config file	everywhere	i am not	i have never	is the second	knee	let's keep	other way round	we picked the	who has the
77	, he	@into	explain	font .	guess . $	half the	has	i slept badly	is a	nine	please	ppl	push	runs until	the sensor	the slow	the web	ticket	was
78	&at	, i've	@could be	@looks	^ what do	^ you wrote	android	floats for	is # ,	job .	levels	on port #	router	thing	we have #
79	# $	@^ you could	early	eight .	it . the	limited	me by	me or	reviews .	river	saturday	so	you put the
80	, you	@^ i	^ staging	and she	guess .	on port	project	run .	switched	talk	that .	way round
81	. . $	@only	@set	a wrong	at the end	band	be .	british spelling .	has no	i suspect	i will	importer	mean	my	shortcut for
82	&keep	, not even	; the	@so	^ i suspect	^ i'm	at least	budget	now and	number in the	the build	update
83	. i want	^ actually the	^ i prefer	and in	answer	are the	fee	servers	the login	years .
84	@it . $	^ temperatures	at most #	chapter	deadline	more	most #	till	two kinds of	with me .
85	, three	@days	@project	^ mr	backup .	date	each table	me like	night	search	server .	so don't	then	tomorrow .	you tell me
86	&kind	, the	@read it	^ keep the	^ one moment	better $	in a row	it and	just me	make	never touch	of memory	review	sense ?	taste	the cellar	total	two kinds
87	# , not	&^ sorry ,	&are	@runs	^ talked to	^ we don't	broken again	due	i don't	in english .	me .	month ,	our customers are	rows	the firmware	told	website .	whatever	you plan
88	# and	&fine	&last	&of the	. going	@config	@you	^ i'm a	is to	leave	python
89	@it .	@so i	@what	^ i said	^ let's take	am reading	christmas	get the	i am reading	in commit messages	make sense ?	read .	restarting	so if	the port is	the ticket	to me	you draft
90	^ i'm colour	asks	catch	it from	rubbish	that make	the big	the website .	whatever you
91	, last	. i can't	. new	a nice evening	a tuesday .	circumstances	from here	license	maybe the	need the	news	nice evening	sides	so the	suspect the	the house	to see	website . $	who is
92	&okay	@, as	@old	^ whenever	am a	dropped	had it	here .	i am a	ids	keep writing	make sense	my husband	port is #	pressure	returns are	stock	tells	the search	whenever i	wife
93	# days	&them	, please	@# ,	^ weekly	^ why do	accounts	drop	made up	may	october .	tell me what	the month	them $
94	&^ thank	&^ thank you	@both	@tuesday	after all	design . $	he is	i speak	in plain english	it just	orange	own	pages	server . $	should be	shows	the chart	we don't need
95	, that works	@at	and not	ascii	can	emoji in commit	is broken again	marks .	ran out of	read only	sit	two million	your
96	&thanks	@would	^ the second	at all	case	drive	in any	me or is	ok ,	see .	that goes	went with	you change
97	&letter .	&letter . $	@after	^ wrong	button a	cap	contract runs	engine	fifteen minutes	goes in the	i doubt	nineteen	on oak	patches	pushed	say so	we do	wrote that
98	, um	. just	. they	@faster	@know	^ after the	^ sqlite	dev	guide	me think about	nine . $	nine hours	retry	spring . $	the checkout	touch	up the
99	&^ okay	&days	. where	@^ as	^ i want	better	safety	served	skip	stay with	temperatures	that was fast	was fast	who owns the
100	&per	&should	correction :	feature	in december	through ?	under #	voice
101	&only	@^ for the	@does	^ dates	^ we won't	admin	button a bit	change	come from the	eight . $	everything . $	for the	gonna	love	make the button	pricing .	shed	the crash	title	vault
102	&^ okay ,	&okay ,	&with a	. does the	@from	^ yes ,	and so	context	down for	extra	get into	get into the	i dont	ideas	kills	me !	me ,	photos	the #	the server	you wrote that
103	&then . $	, i can't	, with the	^ don't add	^ the reason	future	in commit	kids	made up my	off on	on sunday	the batch	the feed	the new	to	variable	write in
104	? $	@easier	@i'll	@into the	^ this is	bread ,	but	cancel	checkout	live ?	live ? $	plain english	through ? $	uh
105	, um ,	. what is	^ i hate	book	branches ,	copied	files .	forever	frame	gave	i asked	json	one . $	pls	shook	sits in	table .	the cold	the design
106	&i	@write	^ see you	a shortcut	could you run	exactly	fix	hands	looks like a	may ,	morning $	not # .	of it $	teachers	you did not
107	@time	anything you	anyway $	bucket . $	does	fifty	harm	high	included .	them	you run
108	, always	, two	. drop	. that's	: # ,	@date	^ all	^ i find	^ ravi	all ? $	files $	flat	redis for	road	slow today ?	today ! $	weekly , not
109	# million	&move	. back to	^ no force	^ we're	database	goes to the	happens to	in the vault	its #	left	number in	sides .	soup .	that works	there a shortcut	vendor
110	&half	. i	a ticket	address me	against	bought the	column ? $	data in	days .	email	events .	events . $	hall	smaller than #	spring .	storm	which line	who never
111	@dear	and has	before ten	boot	both	dark	days	gate	gone .	number .	rather than a	test server	the button a	web
112	@list .	@list . $	arrives	at nine .	business	call the	dark mode	finance	is it just	parts	real names	repair	say $	should	the main	the shared	touch the	you change the
113	@three	@week .	^ no	at midnight	connection	decided	everything	from three	it just me	last year	late ?	late ? $	less	logs .	of one	patients	people . $	postgres	reliable	twice $	won
114	, no	, sorry	@^ i'll	@yet .	^ my name	a day	against a	ask	i take	in kotlin	leave the	leeds	me	me to	mrs	nobody edits	november .	out on	room	signed off	times in	year . $
115	&shall i	, from	, not #	a month	begin	checked	do it	don't need	forms	i've had	is bad	is in the	only .	s $	scheduler	so nobody	statements	sunday ?	sunday ? $	that has	the reports	time	took the
116	&congratulations	&had	. ever .	. if you	@yet . $	a shortcut for	broken	close the	dies	domain ?	eleven ,	exclamation marks .	four and	fourth	goes out	it after lunch	need	node	on saturday .	small	the parser	the totals
117	, for	, in the	. two	@. . $	@in	@is #	^ mrs	^ the lamp	^ when	an empty	column ?	database is	dry run	file .	gets a	i much	i much prefer	importer . $	is allergic	just me or	leave out the	lives in the	me better	memory	report . $	stand	there .
118	, i like	@change	^ logs	^ new	a message	june ,	just so you	last year's	looks good	name . $	names ,	password	second	team ,	the schema	wrong	you tomorrow .
119	!	. don't	: i	@, a	@options	@to	^ dont	any more	by	closure	comments	contracts	failed because	i wrote	importer .	machine is	moved the	sign in	who owns
120	&^ congratulations	. tell me	@i used	@yet	^ the cluster	basically	cello	files live	forty	has to have	included	is fine	mondays	names of	never go into	not contain	now on	the second one	the upload	up my
121	@assumed	an account	any more ,	better ,	for me .	go into a	i hate	kept for	march $	my bad	nights in a	the printer	the signing	um ,	what do you
122	&good to	, my	^ see	^ the canteen	after a	be empty	bullet	correct	dropped .	has the	it isn't	mark	messages	ms	on my phone	put	retry . $	that's	the accounts	the right	the vault	three days	you say
123	, i think	.	before #	bump the	from ? $	in the mornings	is what i	of three	report .	send	tests	that's how i	the column	three .	walks	we keep the	windows . $	you have
124	. plain	@^ i've	@but	@friday	@his	bank . $	basement	cache	eye	in cents .	late .	needs a	network	to pnpm	write for
125	&before	, on	@for	^ use	^ you can	a row	be kept in	commit messages	electric	fix .	in general	it's #	mm	of text	runner	say it	sorted	you ask
126	# kb .	. use the	@column	@out	@week . $	^ nobody	are written	at nine	at noon .	batch . $	come from ?	commit . $	failed	font . $	how are	how are you	it has to	it's	kb .	limits	prices with	the admin	the field	to her	to split	well . $	year and
127	&, no	, they're	@as the	@can	@usual	a race	card	daily	differ	file	girls	panic	pnpm .	repo	so you	than # kb	the translations	to split the	two lines .	yes
128	. nobody	@u	bit bigger	have a dry	i'm afraid	in .	in the cold	is going to	it ?	march #	month .	over #	so #	to # .	will look	yaml
129	# .	&that	@start	a nurse	above #	and	ferry	in writing	learn	my nephew	what happens	wrong .
130	# gb	# not #	&is	@:	^ less	^ what happens	actually the	arm	both sides .	commit .	first $	four	i read	i'd rather have	is mr	lead	line above	next year	since it	takes #	tax
131	&#	, that's	. been	. too	@mentioned	^ which line	are going with	be able	be able to	cache .	cups	gb	in names	is only	it . no	leaves	lines	mother	music	on #	paper .	signed the	start	test data	thats	the scheduler	walls	windows .	with it .
132	. i'll	at all .	carry	half of the	history	if i ever	in # .	network . $	off the	talked	the	the mornings	the readme	way .	we use
133	, how are	, we've	@floor	@you have	^ your	bot	broker .	coach	engineer	fan of	food	from now on	go	how do	marks	on paper .	only . the	screenshots	six	so keep	sugar	wait , i	we take	yours
134	&^ even	@plan	a notebook	autumn	best	big	colour blind .	don't care	every sunday	free	gave you	good .	in all	java	let's see .	one $	one page	said about	something ,	surname	talked to	to me $
135	. ever	@i	@you could	^ no emojis	december . $	export	for it	hours	i'm colour	i'm colour blind	is settled	local	mollie	re	three lines	totals	we take the
136	. she's	^ we decided	are you ?	cold .	fifth	first of	i gave you	is wednesday	list ,	needs the	nothing gets	since	team agreed	the import	the ledger	the migration	the plugin	thing .	weather here
137	&people	@with a	all our	anything with	are locked	design .	done with	folder .	get	hand .	have small	help	k	one step	plain english .	port	says #	the stock	turns	viridis	was full
138	# is the	&;	. i've	@, since	@, the	@is	^ all our	^ the api	a bit bigger	a blank	after #	exceptions	final .	how i like	in the timetable	keys .	login page	mail	morning , how	page was	redo	staging is	the login page	the safe	went back to	work offline
139	# h	&, then .	&you	. not	again ?	app is	both sides	cut	feedback	for ten years	give me the	hand . $	i settled on	if a	in the morning	limited to	through a	to open	turns out	written
140	# . $	# was	:	@. which	^ careful	^ i have	^ the office	a #	bees	default	during the	file at	has two	in room #	insurance	me before you	means	oslo	ring	the core	trunk	utc
141	. it's	^ if a	^ the main	call the new	debian # .	friend of	just tell	just tell me	keep the old	legacy	looks like	made	q #	shift	the timetable	three	version in	w o	write
142	, since	. final	apprentice	broker	every time .	explains the	have #	is responsible	january .	named	no exceptions	register	root cause was	string	title .
143	&^ noted ,	&good	&said	&understood	. we decided	@at #	@sure	@there .	@there . $	@you mentioned	^ correction	abbreviations in	audit table	by another	by the	closed .	first	for me	length	let's call the	me happy	not by	one moment .	picked the	pop ups	pr	queue was	ram .	this and	to fit on	works . the	zero
144	# a	&^ got	&right	, put	. every	@be a	^ grams	blank line	builds	checksum	customer	fifteen minutes .	first , then	going back	i don't like	local time	the auditor	the images	years ,
145	&. i'll	&^ sorry	&do	&five	&reads	. how do	@i've	@of #	^ the deploy	a queue	accepts	arrive	cant	csv	cut .	ends in	for them	is in	keeps	midnight .	mondays ?	pricing	safe	summer	the device	the nightly job	we gave	white ,
146	&then .	. only	^ i'd rather	a migration	be kept	cause was	composition	culprit	from january	hetzner	ifs	it through	mad	porto .	runs out	scale	size	stays in	the culprit	the importer .	this morning .	we stay	went back	you got	you write for
147	&^ got it	, so no	^ could the	and i like	bear	black	for a month	have three	it is #	loads	looks good .	may be	nightly job	old	plot #	three . $	to fit	up on the	values	would rather
148	# of the	&noted ,	. who	. you	@four	^ we'll	always ask	as	careful	core . $	ends	format	gitlab	in december .	milk	nested ifs	never	oat milk	parcels	tables .	that the	weekly ,	you've got
149	&plain	&then	a blank line	assistant	cents .	choir	commits	gb of ram	here $	in the hall	is gone	is on the	it .	let's store	list ?	moment .	on the #	one ,	ship	takes the	those	time .	we decided
150	&noted .	@hours	^ rule	all the	applies to	batch .	device . $	freeze	goes through	ground	internet explorer	mia	midnight	notebooks	now !	shown with	starts	subscription	yourself
151	@# #	@i assumed	@when	^ nope	agreement	between two	dates in the	digits	first ,	is one	may . $	names .	noon .	not the first	nurse	out	pm	sessions	sie	store the	theme	you're
152	@. i	@percent	@should the	do not write	doing the	fits on	for the record	german ,	gets the	has # gb	help me	how should	it today	it's the	java # .	nights in	sprint	take the	the diff	the summer	town
153	, its	@# a	a dry	again . never	can't be	folks	four hours	functions .	mr .	of ram	ran out	recipe	sqlite	the courier	train .	we run	we'll use
154	, you wrote	. kindly	. the #	@^ which	@find	@said	afraid	correction	development	done $	edits	g	on weekends .	print .	tabs	the backup
155	# at	&step	&to	&write	, half	, that's how	@could	^ going	^ passwords	^ the customer	a shop	ahead	billing	gauge	june .	keeps its	my thing	never leave	pays	responsible for the	t	thats why	this diagram	tickets .	to review on	was a wrong	what you	with their	work in	works .
156	. now	@keep	@school	@team	at night	core .	explorer	fonts	going to be	is banned	lease	monthly ,	script	week of
157	brother	counts	down ?	find	is dead	is used	it's my	label	list ? $	package	points	slept on	that looks	the module	tick	what the	windows
158	december .	im	kubernetes	layout .	me best	moved to	mrs .	negative	new one	no	see the diff	the scanner	tickets . $	weeks ,	white
159	, i read	. for	. my	. old	after an	after an hour	all day	clock	doing	go in	hours late	level	like it .	me more	my mind	not doing	on wednesdays	others	phones . $	porto	responsible	round	the first .	vat	what should
160	@where	^ remember that	checked the	cover	hours .	litres	loose	lost because	mondays ? $	of mine	sixth	tags .	the laptop	the serial	we are going	we drop	years ago
161	&of it	,	@per	^ the gateway	another year	behind	closes on	docstring	does this	hang	is the one	it slow	keeping the	mondays . the	on sundays .	paper . $	partner	sites	tags	the archive	would be
162	&eleven	, # is	@half	@split	^ phew !	can't do	clock . $	crashed	do not touch	english ,	honey	lisbon	phew !	runs on	security	terraform	the disk	the office	there's	two hours .	uploaded	vlan	vlan #
163	&good to know	&to know	, about	a page	calls a	club	debian #	for the whole	fri	got a	it turns	not write	only in english	polling	shall be	vault .
164	april	asked what	decided on	discord	editor	fall	feature flags	goes in	kilos	kinda	line .	often	parser	quarter	race	the team
165	# bar	&plan	. i'd rather	. that's how	@our	^ keep	^ the crash	^ the pump	^ what is	banner	certain	double	for anything	forty minutes	it turns out	keep it	let's go	let's take	million	responsible for	the staging	twice	under
166	# that	&^ thanks	, it's #	, we're	@the	^ i work	badly .	bram	even in	honest	i work from	i'd rather see	it wrong	little .	me out	nobody uses	on the left	phone number	returns a	screens	station	turned	unless i	weekends . $	work from
167	a ticket number	auditor	board	brand	evening . i	exists	growing	images	is why	its	kit	less than	lessons	reach	record	self hosted	stored in	taking	which is why	won .
168	&^ noted .	. only the	^ code	are to be	bought	country	in november	instead ,	is # .	mail from	my favourite	november ,	on	so that's
169	. tell	: $	@i set	@only .	@plain	@step	a phone	a warning	bad news	column	don't like	helper	i gave	language	medical	more ?	much prefer	priya	provider	server is	servers are	slot	team	this $	to one	to the production	was wrong .
170	# november	&too .	&too . $	. so	. stop	. they're	@database	^ if you're	be in	can't	fourteen	import	much	names ?	packages .	rather you	too much	was down	wed	weekends .	year $
171	# is	&i'll use	&it would	, also	allowed	amounts	because	boiler	calendar	emil	i learn best	in my name	in oslo	learn best	lose	packages . $	rather see	so you know	start .	table . $	we're going	we've got
172	# : #	&right ,	, when	^ the team	again . the	anymore	bathroom	is how	july	numbers	so no	those .	was born
173	! i	&^ i will	&access	&changed	&percent	, i find	. that	@with	blind . $	i settled	is postponed	it still	midnight . $	nah .	production .	questions	records	request . $	staff	the accountant	the blog	the committee	the county
174	# june	. each	a fan of	change .	duplicate	every time $	in sentence	in sentence case	in the cellar	not touch	once $	only if	per request	right to	sentence case	sheet	u	we pay
175	, ever	, that is	. we use	@saturday	and we	at eight	before ten .	comms	going with the	has #	have a feeling	here . the	in cents	in june	logging	must leave	packages	reviews	sql	start with	turning	upgrade
176	&out	^ about	^ the column	at home	chose the	confirmed	edition	fix . $	folder . $	grandmother	is out	isn't a	oat	pls ,	price is	table for	timestamps
177	# , the	, dear	^ lena	bottom	german	hives	never do	settled ,	the numbers .	three people	too many	truck .	we need
178	. it was	: me	^ we chose	a week	add a test	ask me before	cluster	courier	don't give	examples .	get a	i have done	i like a	if you're	main branch is	make my	mode	page .	replica	ten . $	the mails	the protocol	written to
179	&and the	@. is	accepted	bar	data	deck	i told	inheritance	leave out	main	makes my	our servers	postponed until	signed it	split the	the hospital	the river	thursday	without the
180	# in the	. i'm	^ each	^ sooo	needs two	no good	on we	request .	review on	svg	we picked
181	&simpler	, that's my	@, so i	@with #	^ never	a developer	by mistake .	decimal	header	job	keys	plot	table has	thursday . $	type	website	were an	with the second
182	? we	@# # #	@^ since	@takes	^ migrations	a draft	a guess	analytics	autumn .	code $	doesnt	don't	for this ?	from ?	is dropped .	job . $	pause	sandbox	services	suite	translations	write to
183	, so	. the backup	@as you	address	blind .	in kelvin	little	never send	no circumstances	off .	only on	schema .	server was	sync	the monorepo	the schema .	under no	under no circumstances	us #	with me
184	&library	@we could	colour blind	dislike	every script	first and	fit on	hospital	i dislike	it is $	logs in	me feel	on sundays	or nothing	read code	schema . $	the index	two of us
185	, first	. everyone	. migrations	@as	@orders	afternoons	compared	dentist	have a nice	i drive	i said the	letters	like it	organ	saturday .	sunday	the sensors	tuesdays	usually	widget	would .
186	&number	^ her	^ never touch	^ screenshots	asking me	broke	carry the	doubt	in safari	it when you	money	most	rev	spare me	the settings	therefore
187	@single	@told	beat	better with	deleted the	do the	it wasn't	kb	million ,	non	oak .	passport	region	rev c	school	stick	this project
188	, she's	applies	i was wrong	is it ?	main branch	source	tools	use the	website is
189	# kb	&you could	a list .	and two	certificate	client	committee	du	explain things to	grey	kept in	management	no third	no third party	reads	step	the main branch	was the	what did
190	&will	@cost	@library	^ nope ,	all day .	branches	diff	don't ever	dropping the	it will be	notebook	nothing else	our own	rota	steps	test suite
191	, this	. redo	any	convinced	for	gradle	grant	i like short	image	like short	nginx	not a developer	number	papers	the deploy	the test suite	they're	to me in	we're dropping
192	@^ sure	@between the	@has	after each	and not one	appreciate a	blind ,	contract .	discussion	i appreciate a	introduction	labels	ledger . $	measured	portal	present	the library	the one who	used	whether the	workshop
193	! !	. fix	. his	are to	cards	he's	heater	hip	million rows	money is	near the	on everything	plays the	stop	summaries	texts	the heater	vim	with that
194	@pounds	^ we sell	apache	countries	countries .	empty in	first name .	flags	fyi	here on	i find it	is off	jobs	moved	of may	on weekends	person .	requests	six weeks	the nightly	to us	way	years of	you put
195	^ if you	dates	diagram	explain things	happens	may $	never do that	numbered	okafor	older	port # .	retired	says ,	winter
196	&got	. no more	@# with	april ,	are what	been telling	below	boys	cache $	chosen	downtime	guests	juniors	my name	reverse	signs	sits	way ,	yes to
197	&add	&so the	, blue	. ok ,	^ the shop	^ you don't	blue green	door . $	down as	first and the	me straight	module	plugin	private	putting	so it's	teach	things to me	thought about it	tomas .	vet	zone .
198	&^ you could	@^ i used	@add	about it .	brass	code	deliver	ledger .	measured in	on top	paragraphs	plans	the harbour	the rest	think in	thirty	who has
199	&even	, you've	greenhouse	hate	just so	nodes .	other way	results	september .	set	step ,	sundays	the greenhouse	traffic .	uses	weekdays	with an
200	&^ sounds	@^ to	@builds	@should	^ it turns	blind	careful ,	do that in	i said	knows it .	mail ,	mistake .	modules	one who	r	result	the bank	this ,	tuesday . $
201	&cheaper .	, always .	. i suspect	^ build	^ we've	core	devices .	export .	found two	import .	is the old	it is .	nightly export	the nightly export	year	you call
202	# ,	@needs	calls . $	h	having	is written	keeping	killing	no raw	off at	ones ,	opens at #	products	put that	raw sql	sits at	so on	studio	talked it	this function	track
203	&, the	@job	a test	btw ,	dates in	daughter	doesn't	don't need a	for good .	he's the	left handed	mostly	the customer's	the figures	weight
204	&add a	@euros	@noted	^ between	bottle	calls	controlled	in letters	in mind	only shows	second one	suit me	the flat	thought about
205	&merge	&when	^ the payment	born	build server	buttons	cancelled the	devices . $	hand	i love	lands	new	piano	planning	we stick
206	&him	@lower	@python	belongs to	cert	cite	cluster has	deploy	end	ending	index .	integers	is a #	mobile	my name .	never put	orders	paid	sixty	the build server	the report .	then ,
207	^ the bank	agency	can't have	else	first name	id	inside	list . $	oil	options	prod	samples	saturday . $	twins	you asked
208	@between	^ went	asks for	decides	families	fix it	have done	lock	maintains	migrate	pip	queue $	the agency	then .
209	#	&^ so	, i told	? never	@that would	^ the server	a choice	a dry run	at most	branch is	care	cars	dude	export $	files ?	follow	from today	i do the	lasts	letter .	me up	over a	shown	studies	to my	tried
210	&^ should	&builds	. # of	^ not a	backup	haha no	i suspect the	in this repo	is cancelled	must	payments	sign	small ,	the update	totals are	use it
211	# not	&^ will	, # a	@where do	give me	index . $	the cache $	types	values .	whom	you
212	@here is the	^ we	change the	chose	house	inside the	phew ! $	sixteen	system	the booking	the storm	things to	told u	two	where are
213	&added	&would take	, people	@her	^ the nightly	^ you may	branch	cores	i usually	it shall	policy	share	that way .	then $	this repo
214	allow	before you start	can be	contact	debian	easier	end .	eu	is our	it . all	key for the	over	token	was mistaken	weeks
215	# years	&fixed	&ok	, on the	, second	@a day	@call	excel	flaky	is the	on mondays .	partners	production	risk	still used	than a	the cello	turns out the	week $
216	. decided	@, i'd	@written	a single	anything that	bore	caused by	gives	like to a	needs to	not be	our users	return	the domain	work
217	. i'm a	. since	august .	every thursday	has one	in	lambda	maintenance	makes	me than	numbers . $	please always	ram	run in	scrap	single	things	unless	west
218	&^ understood ,	&choice	&understood ,	;	clock .	haha no ,	may .	mill	morning . the	no no ,	seven	third party	to see the	upside	upside down	used by
219	# . i	# so	, she	@, so	@key	@week	household	i favour	into one	iso	key for	lines . $	mornings are	settled on	whenever you
220	&less	, every time	, our	^ drop the	diffs	eats	in the night	is what	little . $	number . $	pin	son	the backend	the newsletter	traffic . $
221	&would	@run . $	api is	bookings	external	internal	key	me like to	numbers .	only ,	tape .
222	&those	&your	. wife	. you've	^ releases	claim	functions . $	in both	root cause	snack	that includes	we've
223	&card	&it ,	? from	@cover	@run .	^ our	december	favour	in march	iso dates	leak	makes me	milo	note	pleases	red green
224	&for	^ my taste	^ talk	changes	even if	i'm a	just fix	man $	open ports	prices are	the reason	times as	when a
225	&helps	. # million	. option	@green	^ haha no	celsius	comes	edit the	everybody	hour .	not	thats the	yeah $
226	, never	, so explain	^ # .	commands	expensive	fixed	gives #	giving	go to	good news	half my	i can read	in your	league	learned	notes	old api	only	places	reads better	rule ,	set up	shared	spelling please	the old api	theres	van's	wins
227	# . the	&i will	. drop the	^ remember	has its	hosted	more than	not change	server	take	told you	us
228	&is . $	keep both	layout	mit	rather have	the duplicate	tight	what does this
229	@holds	around #	customer's	day $	decided against	files	inheritance .	it as	killing the	long .	now on $	writing
230	&^ understood	&has	@#	^ let's drop	first names	for next	headings	integers .	my first name	resolved	rugby	since # ,	the raw	third of	versions
231	@machine	ad	begins	changed .	endpoint	events	filter	hub . $	inches	it . we	the token	thursdays
232	@each	@your	active	at # :	from	full . $	handed	he's my	lisbon .	mail relay	noor	otherwise .	service	store	text .	the mail relay	this afternoon .	trombone
233	&drafts	@understood	always .	based	hands off	nephew	one answer	put it in	the licence
234	&asked	@give	a timeout	a year	easter	extension	fuse	kelvin .	opens	the logs	tue	up on	wasnt
235	&with	base	bug	bullet points	goes for	haven't got	i can	in the same	is called	real	self	small commits	the evening	the version	view . $
236	&^ thanks ,	&before the	&thanks ,	desktop	devices	feb	st	travel
237	&is .	, shes	@wrote	above	by default	give	just fix it	live in	maintain	on one page	options and	ports	thing ,
238	# has	. four	any day ,	eight	english	it in the	its own	n	number # ,	shops	tests run	throughout	tier
239	@addressed the	@leaves	anything	buffers	gig	leads	pallets	postgres .	put one	safari	scan	she's the	the front	to it	took nine	what did the	wheel
240	&shows	&yes , i	. # is	. do	. tests	@told me	are wrong	buffer	built	canary	go through ?	included $	request	router .	scheme	wasn't
241	are	driving	facing	hub	hub .	if two	lives in	mention	price list	serial	stiff	tablet .	tablet . $
242	# yrs	appear	caused	charts	grafana	handled	in ci	includes	model ?	model ? $	on mondays	that way	version #
243	dog ,	harbour	pounds	primary	protocol	release	separate	shops .	supplier	yrs
244	# for the	&^ then	@coffee	at once	cellar .	fixed the	gpl	season	sends the	september	the spring	two years
245	&^ ok	&about #	. anything	a guess .	exclamation marks	hes	instead of	languages	lena	or	she's a	view .	what to
246	&branch	@address	@string	came from a	cat .	deaf	firmware	morning with	out of memory	page ?	secret	split	sqlite ,	this year .	with
247	&name	&short	, before	, mostly	. i prefer	@made	dr .	infra	latin	layout ,	never go	point	roof	this morning $	vans	why do
248	@deadline	county	credits	cron	domain	for good $	gateway	hours . $	i decided	is #	output	phd	reformat	sharp	that you	they make	till next	wheels
249	&date	&own	, tell	@months	calls .	could the	has a	money . $	not #	parents	pnpm	style	the cover
250	. for the	bricked	consent	i want	instead	nut	postdoc	you keep
251	@listed	^ drop	^ u	bastion	cause	classes	editing	handle	i teach	latin #	like i	must not	sensors	ten kilos	the cellar .	to porto	use
252	^ call me	belong	gluten	is dropped	larch	lotte	otherwise i	ravi	the importer	used a	was wrong
253	&loss	, even	@figure	@leave	because the	drawings	i like to	keep the	kestrel	knows it	landing	lists	live	loan	off by	place	the answer	the fuse	wrong ,
254	# a month	&longer	. hold	@drafted	@since	^ the backup	behind the	honey .	j	nights	the payment	week
255	, write	: it's	@a second	@easier to	^ booked	^ when you	as integers	ci .	everywhere ,	i like my	these days	thesis
256	&is fine	^ my own	^ which port	are #	birds	cry $	do ?	entries	is the new	on windows	shes	so explain	tell me	tenants	the blue	vegan	years
257	&^ so the	&is simpler	&sorry ,	. a	@^ understood	batch	i don't do	if there's	syntax
258	, he has	a sunday	asked about	choice	have to run	o'clock ,	short
259	&list	a clock	gas	the api	the deposit	the password
260	# watts	&stands	@^ for	btw	finally	helps	pot	than	the record	to the old	watts	wins .
261	&shall i draft	. after	@home	@wednesday	accountant	checks	firm .	study
262	&^ great	, we use	@i wrote	^ call	^ node	he'll	newsletter	one question	plate	repository	settle	the certificate	they can
263	&i draft	, old	@more	^ kafka	^ option	drafts	machine in the	peonies	schema	we
264	^ please don't	answers	bass	exception . $	gitlab .
265	&costs	apps	barn	bars	be archived	do two	down ? $	empty . $	replaced	section	what i
266	&stage	. went	. when	approved	burns	chicken	costs	filled	i prefer	metres	never restart	no , we	pleases me	the release	weekends	window seat
267	, and no	. people	called	came from the	don't add	for a year	i'm gone	idea is	the table for
268	&# mb	&gives you	&mb	@b	a broken	a time	go into	members
269	, say	before they	bikes .	from here on	miles	over the weekend	physio	she'd	thinking of
270	&includes	. i'd	. we sell	@even	drivers	the leak	the website	w	why does the
271	&letter	&weeks	, they	^ do not	environments	march	questions in	slept on it	smaller	the mouse	wrapper
272	doc	go by	none of	pick	simple	tables
273	, done	. i know	@is cheaper	^ left	essays	functions	route	saturdays	that's that	touch that	visits
274	@you said	decided :	i stop	on that	only $	page $	tool	treasurer
275	&noted	^ after	customers	formal	invitation	it straight	january ,	kept	master	suit
276	: nothing	@^ that would	archive	fond	fond of	grade	grams	insist	naked	postponed to	seats	shifts	use spaces
277	always in	draft	emoji	i don't care	nodes . $	old site	on the new	way i
278	&has the	&sorry	@card	abbreviations	ci	february ,	one change	static	term
279	! she	&her	&three	, from the	, full	. let's	british spelling	cancelled	force pushes	from now	keys $	lilies	one pot	parquet	she's
280	@monday	at half	by hand .	causes	contain	forget the	generated	supports	that's how	triple	tripped	utrecht
281	&what are	@addressed	@bottom	after	draws	earl	happiest	registered	sure the	version	vote
282	&# percent	&new	@above	@is simpler	api	before	global	large	law ,
283	! the	, i get	always want to	is	must have a	rather	tests .
284	deputy	exclamation	just the	ledger	quotes	yr
285	&treat	. none of	. should	@lovely	all this	attic	backend	does the job	ear	in metric	legal	manifests	migration	the supplier	time zone	typescript
286	. try	comparisons	english . $	examples	i know	i would rather	jorun	lines .
287	&, i'll	interview	months	pdf	still use	today $
288	@gives	account	broke the	let's drop	no force	owner	pilot	services .	stream
289	, which is	beats	four ,	fridays	i appreciate	mix	offline	we won't	zone
290	&familiar	&the price	. i read	are three	belongs	closes	index	intro	jazz	scripts	spare
291	&is cheaper	emails	moves to	name	one monorepo	the image
292	# may	&got it	&with two	@done !	^ aisle	again i	co	eighty	field	layer	logs	remember	send me
293	&price	, would you	^ a small	can the	can wait	cos	every	for all	lane
294	@weeks	before you	empty .	ines	moves	novels	the pump
295	apply	i find	me feel like	note it	sentences	series	that folder	units $	you reckon
296	, kafka	@either	decimals	deleting	henceforth	wood
297	&it is .	^ having	^ my husband	about #	banned	beginner	november	opens at	port is	seventy	where you
298	&include	. signed	@or	has approved	proxy .	quarterly	turned out	wednesday	would have been
299	looking at the	picked
300	# here	court	diabetic	in # ,	mon	mysql	nightly	the weekend .
301	about a third	estate	every other	maps	myself ,	page ? $	rows .	semester	site	smart	tess	tomas
302	^ my son	archived	docker	goes	has to be	let's use	one word	weekly
303	. told	@saves	exports	how i	person ,	sends
304	. we	cotton	edit	hourly	i learn	jan	my taste	payment
305	, i typed	@covers	always want	english .	footnotes	former	is never	like one	mind that
306	dez	don't use	dont	my mails	nobody here	nodes	plus	relay	sign the
307	annual	components	deploys	i'd sooner	mixed	mornings	nursery	releases	tablet	this morning
308	, what did	@^ on	^ i love	assumed	commit	isn't	missus
309	are my	figures	in # and	kubernetes .	median	users	vegetarian
310	, and a	appreciate	expires	i'd rather	net	pi	statistics	what about	why are
311	@notes	dog .	dropping	final answer	i would sooner	key stage	km	plan	pushes	the audit	the gateway	would sooner
312	bit of	blocks	friday is	penicillin	variable .	wrong in
313	background	but i'm	lives	passwords
314	^ please never	are two	designer	drop the	isnt	kelvin	policy for	pump	sat $
315	&smaller	going with	never used	worst case
316	biscuit is	drone	fifteen	full .	listen	owns the	the proxy	the retry	why i
317	, u	docs	i told you	put me	reader	to next
318	@year	clients	scanner	session	templates	there are two	we're
319	. customer	^ for
320	&split	@what's the	sources	spanish
321	, eleven	backups	civil	storage	uploads
322	^ let's use	deposit	farm	summary
323	&corrected	@keeps	don't add a	gaps	has its own	sensor	spring	test with
324	&free	. our	@gives you	doctor	holds	measures	spec
325	. if	account .	block .	come from	say why	sold	when	will be
326	&i had	the config	whippet
327	basis	booking	design	our
328	explains	i always want	plain	recipes	whenever	without
329	bare	brno	oak	refurbished	takes
330	&june	@yes , i	check .	coeliac	dr	he does	mouse .	rather than
331	&cost	&lake	@costs	back to	binned	i work	locked	my passport	name's	ups	van
332	@says	picks	retro	spelling	the router	titles
333	account . $	in future	limit	seed	us to	we sell	without an
334	ask before
335	have two	i've told	if you	told them	which port	year's
336	, i see	@readers	it this	public	rollout
337	&thursday	. tabs	have ? $	tastes
338	&^ i had	. change	@simpler	end ,	twice . $
339	a bare	cells	the invoices
340	npm	option #	svelte	visitors
341	evenings	monthly
342	means the	number ?	once and	start ,
343	@via	british	does the	dutch
344	. never	@^ who	@site	braces	ever .	kessler	mir	not five	shellfish
345	# hour	period	proxy	reminders	since the	two nodes
346	debugger .	marek	via
347	&lovely	final	it if
349	&great	force	happen	no emoji	we chose
350	cellar . $	l	library	limit for	nadia	stuff
351	. done .	damaged	spicy	you've
352	month
353	&^ would	@i took	been calling	direct	suits me	wide
354	aisle
355	blamed	parameter	prices
356	i enjoy	option	otherwise
357	each	poland
358	migrations	only in	this year
360	when you
361	@monthly	voted
362	holidays	me nothing	packing
363	@^ where	clocks	dyslexic	founded	slider	svelte .
364	&closer	^ # $	stage	tomasz
365	agreed	august	feed	reports	staying
366	go back to	treat
367	&his	is my	is thursday	kidney
368	. done	. use	@thursday	interviews	the back
369	colour	it like
370	isr
371	carries	let's go with	the old
372	&i'll	, thats	^ scrap	apologising .	here has	nested
373	@ambient
374	audit	lullaby	name is
375	@sms	ghent
376	go with	names	violin
377	baby	please me
378	&but	january	make me
379	bio	has to	mocks
380	@save	allergy	refunds	tries
381	allergic to	contract	enjoy	out that
382	family	readers	remember that	ring buffer
384	^ i know	flag	i can't stand	suits
385	&better	&more	lactose	north
388	allocate
389	@firmware	do we	wednesdays
391	&feel	tablets
392	raw
394	allergic	phase	the smaller
396	any day	given	max	template
397	teams
398	am not sure	never commit
399	orders .	units
400	&quieter	happier	lib
401	user
402	&gives	mistaken	our customers
403	apologising	aren't	ones	posts
404	ordered	tills
405	&also	raising
406	we keep
407	at a time	avoid
408	@lasts	list .
409	cash	postponed
410	@great	monorepo
411	? the	loop $
412	mr	squash
413	snakemake
414	&cheaper	&keeps
416	, none
417	returns
419	config	stop using
420	anywhere	endpoints	switching
421	. the
422	goes to	settled
423	connection .	stay
424	out that the	second one .
425	&stays	i went
426	bikes
428	@better	slip
430	first .
431	^ window	you wrote
432	licence	suggest
433	asthma ,
436	on the big	picking
437	diagrams
438	per
439	have ?	owns
440	&enough	runs
441	pudding	support
442	october
443	keep
445	&easier	statistics .
446	: no
447	sage
448	an error
450	say what
451	booked	poetry $
453	asthma	straight
457	@track	for good
458	announce	can't stand
459	speaks
460	sooner
461	swapped
462	gets
465	invoices
466	&saves	june
469	signed
472	lowercase
473	new to
476	said yes
477	metric
479	i like
480	@mr	it shall be	please never
482	, not
483	^ back to
484	accounting
486	? why
490	prefer
492	abide	spaces
495	jquery
496	block	call me
501	kotlin
505	@cheaper
506	staging
512	, weekly
514	readings
515	maintains the
521	@vegetarian	leading
527	no emojis
529	prose
538	needs
540	@brother
549	stays
550	declined
573	should the
574	as of
588	wherever
589	the former
593	^ tabs
597	emojis
602	nothing about
635	came from
637	uv
659	kafka
831	webhooks
"""
"""A weight, and the runs that have it."""
