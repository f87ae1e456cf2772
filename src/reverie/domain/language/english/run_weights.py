"""Run weights: what runs of words add to the log-odds, in hundredths.

Written by `bench/keep_fit.py`; not to be edited.
"""

from __future__ import annotations

ROWS = """
-676	, or
-611	. or
-478	is it
-476	the following
-462	we never
-456	this week ,
-451	every bug
-447	goose
-444	no clue
-434	^ is
-425	: always
-424	amusement
-414	laugh
-411	^ from the
-410	somewhere
-408	in ,
-400	^ some	they say
-396	, to	imagine	never mind
-395	everywhere and	had no
-393	than our
-391	cake
-390	to pay
-387	, why
-386	linkedin	neighbour
-385	^ which is	is better
-383	world
-379	crying	received
-377	tonight
-376	are $	freezing	whatever ,
-375	line # ,
-374	over by
-373	rumour	to live
-372	song
-370	^ at	bet	paper cut
-368	: all	we had
-367	i'm only
-365	could	my old
-364	do they	not ,	the man
-363	: # :
-362	for now
-360	@row	told me
-359	must always
-358	. ask me	@never	accounts .
-357	feeling
-356	bed
-354	? please
-353	somebody
-352	the roof	this
-351	naturally
-350	a reply	line for the
-349	breakfast ,	i only	it . it
-348	: whoever
-346	banana	spinning	stop $	today
-345	as we	don't know	tomorrow
-344	off to	which one
-343	year #
-342	above . $	never pay
-340	noodles	one and
-339	or not ,
-337	@paper	on its	this blog
-335	@^ # .	^ sure	see if
-334	comments ,	imagine ,	test for
-333	find the
-332	: you	four minutes	you believe
-331	in order
-330	a hospital	dancing	line for	rare	rich	we should
-329	apparently	is on ,
-328	list $
-327	left in the
-325	^ not sure	always test	saying
-324	^ make	a heart
-323	^ somebody	reckons	surely
-322	three minutes
-321	for a	the standup
-320	he told
-319	^ someone	we're all
-318	you are
-317	i look	says :	was at	we speak
-316	fed
-315	a better
-314	than i
-313	brought	found ,	whatever .
-312	shorten
-311	hand , in
-310	and every	our new	we'd
-309	# of #	bug is	dead on	error :	for the next	mood	them ?
-308	# before	a product	line from	might
-307	? or	@botanically	always said	late $
-306	: error	me ? $	open the	you ? $
-305	in $	polish this	we always
-304	and dark	laughing	no ,	watching
-303	used to	work ,
-301	. no ,	knew	not too
-300	^ and	^ the new	asleep	quiet here
-299	@at a	if we
-298	admire	over there	umbrella
-297	added	customer .	newspaper	pizza
-296	at my	be there	can you	raining
-295	. badly	@warnings	i like how	like how
-294	, i want	@did	^ the lift	all of us	clicked	coffees	look ,	snow	suppose
-293	, will	. you must	i'm on	shouted	unread	use a
-292	is spinning	not that
-291	^ my back	forums	here !	is , for
-290	building ,	normal .	sun	the comments	thoughts	warmest	we have no
-289	^ git	for when	look at the	now on i
-288	keynote	moment	sister's	the little ones
-287	^ naturally	anything . $	http #	lunch
-286	: error :	go on $	has come
-285	@rule	i do not	theirs
-284	^ whatever ,	indeed	next ? $	sky	stomach
-283	, some	. by	^ i like	and out	believe	friend's	go $	goes $	left one	no idea
-282	, isn't	elevator	says	swears	think that
-281	am told	bad . $	blog	i am told	no , not	wanted to
-280	goat	here :	my weekend	wasp
-279	. # s	names for	the email
-278	, # .	built a	can't see	corridor	hope	laughed	my life	my sister's	people ?	the latin
-277	, would	^ it always	neither	not you	the page
-276	horse	zip
-275	, line #	to go $
-274	always to	it was	more than one	shop in	today i
-273	^ maybe	cat	downstairs	home with	i've lost	like him	maintains that
-272	and all	hahaha	hat	invented	is for the
-271	, don't	no words	over ,	translate	two for me
-270	. show	? i only	^ suppose	doors	reddit	than my	with me $
-269	i heard	the sky
-268	, both	on i	saved	shirt
-267	^ happy	bravo	claims that	diff . $
-266	@look at	eaten	if i had	it's fine	that #	who's
-265	it's only	laugh :	patch ,	three hours	to think
-264	, i'm in	^ i always	across the	how does	job #	joke	number of	on hold	toaster
-263	@places	^ interesting	at it	eh	hypothetical	lady
-262	# #	green . $	one looks	we all
-261	^ is #	entire	hungry	tmp
-260	@was a	^ eleven	^ everybody	beautiful	good night	scratch that
-259	. wait	^ from	again	polite	what is
-258	, and then	@typing	mug
-257	@up to	a moment	alright ,	delighted	finger	its a	kidding	mailing	neighbour's	poem	prove	us the
-256	, then	. which	@result	^ the choir	the baker	tried to
-255	corner	ever get	i don't know	never is	one more	possibly	quick	sat	this afternoon
-254	@windows	^ imagine	do one	in the last	is here	the projector	you have a	you must
-253	. is	cafeteria	device	luck	match . $	on ,	the cafeteria	the thing	two minutes ,	walked
-252	@found two	@good	@the cache	^ would	cold and	curious	let us	thank	with the old
-251	afternoon ,	i got	make this	someone	than most	warn	word for
-250	first time	rain	the music	this morning ,	wine
-249		^ the old	and would	do i	is so	just wanted	short . $	the postman	tin
-248	, go	@the last	a text	back of	gossip	please :	prefer my	somebody's
-247	, doesn't	. thanks	^ i never	a mug	calling	leave it	tea is	the road	yet ,
-246	@# $	@you would	cousin's	for something	it had	time to	what does the	yes $	your last
-245	@patience	crazy	cry	how is	restart	tidy	to stop
-244	^ correct	^ kill	after $	cousin	crossed	my stomach	nervous	of this	probably	said ,	the day	the lift	the window	this for the
-243	haha $	in the office	sang	the card .	whether
-242	. hm	^ ok the	^ page	crumbs	for each	lovely . $	never trust	obviously	playing	slide
-241	# tabs	by # .	chips	function $	haha	letter from	ringing
-240	^ two hours	anything $	back in	dig	never know	yet
-239	@eyes	done ,	fine $	she says	speaker	the sun
-238	^ ci is	^ the plumber	baker	cookies	delighted .	does it	don't answer	in law	the font
-237	, another	, third	^ for this	^ list	^ translate	fell	tab	warning :	well done
-236	i never know	keep going	me #	on with the	paint	the run	why not	would the
-235	# for me	bugs	tabs open	the server room	waiting	wonderful
-234	, # and	@so .	^ explain	article	blockchain	i get a	lost my	no need ,	of both	splendid
-233	! ! !	@first ,	^ seven	by hand ,	empty ,	it is what	moment ,	people are	shorten the	that we	the null	two for
-232	# # :	# :	&, which	. the one	colleague	need ,	never once	on it $	server room	the tea	van .	waved	win
-231	&, from	&^ no	, carry	? can	@close	^ does	^ perhaps	draft a	evening . $	fast ,	here . $	just now	make the second
-230	&not	and everyone	bounce	dream	half an	half an hour	me five	naturally ,	the heating	the joke	today's
-229	: :	? can you	^ they	blue ,	hums	the part
-228	, because i	. py	? no ,	@: #	@i use	don't ask	i shall
-227	. might	could not	give me five	manual	obliged	pigeon	sandwich	staring	staring at	two days
-226	@, one	critic	every year	gentleman	it always	keys ,	knows .	little ones	my sandwich	my tea	or is	purely	wasps
-225	# ?	. with	^ bravo	believe that	hit	i swear	me then $	more $	opinion	shall we do
-224	&^ about	&we	@hear	cool	holiday .	i like your	like your	painting	peace	they want	tomorrow ,	tonight ,	writer
-223	&any	&close	@^ roughly	^ always the	is being	reading the	speaking	the lady
-222	, take	^ can	ci is	heard	typing with
-221	, or is	@^ and	@i am	@restart	^ they say	^ translate to	achieved	and now	as well ,	decided .	i made	i mean ,	if the	or it's	read that	swans	translate to
-220	@^ probably	@in #	@probably	by #	calm	forget it	is that the	me , i	one of	should always	the best	twice before
-219	@^ was	@came	^ the kids	^ very	always the	biscuits	i don't even	lonely	pasta
-218	@bring	came in	i nearly	then it	these	train . $	twice ,	up . $	with no
-217	^ add	i should	slide .	sticky	the date	was it
-216	&look	@, and	@broken	@if	^ hahaha	^ remember when	cupboard	expect	going in	i type	irony	is down	remember when	script ,	tests . $
-215	# per	&^ from the	^ my friend	again ,	buy a	frame it	is it the	man	minute .	py	readme	so many	that will do	the lot	was only	worries
-214	&^ both	. ask	@say	chart . $	fatal	go ,	had one	mind me	of people	the bread	we might
-213	&try	^ splendid	at me	i like you	let's go to	please read	to take	yelling
-212	. show me	@usually	ai	said that	we got
-211	, i've got	: we are	@draw	^ make this	^ mine	^ the clock	dying	fire	frame it .	it is for	leave it ,	line #	moon	now it	well $
-210	. is that	^ english is	^ the fire	and i still	are we	crawling	do i get	for me :	had to	i've never	know ,	mail . $	sunny	that every	thumb
-209	. no .	@best	and was	finds	in . $	match .	read the	the default	the phone	traffic
-208	&eight	, says	. on	@^ i see	@very	^ write	at this	bolt	not found	sorry for	stare at	thing . $	tooth	unplugged
-207	, said	^ my neighbour	as it	blockchain for	building	for now ,	on reddit	restart it	the radio	those who	to your	when it is	wider
-206	@, which	^ the wifi	idea ,	is like	mine always	no worries	saturday ,
-205	, have	, looks	. oh	@wait	^ could	^ of course	^ twelve	even the	fell asleep	i bet	lasted	like mondays	me the first	the dentist	you could
-204	&down	, carry on	. has	^ same	cry .	environment	halfway	http	is right	it makes me	meeting room	on the train	parrot	prize	say	sentence	sigh	this into
-203	&if	^ i might	^ which of	ended	is the best	nothing to	them in the	to you
-202	# right	&^ from	&^ here	&note	&usually	: # $	@always	^ i could	^ monday .	^ please	looking	shoes	thinks	treasure	who knows
-201	, back	@cold	^ today i	before breakfast	candle	my knee	on saturday ,	robot	say ,	science	the gentleman	toast	was all
-200	# and #	. never mind	@# for the	ignore me	invented the	is under	it's so	like this	love to	might not	quite so	spins	the newspaper
-199	, is it	. i say	@the second	^ are	^ check	a call	i clicked	i'll	or was	print the	tide	when i	without us	without us .
-198	, wait ,	, where	^ good night	i can see	is that	it goes	method	says the	scrap that	that be	the desk	they said	wonderful ,	you're a
-197	, coffee	a wasp	about a	blah	cloud	day ? $	don't even	evidence	f #	is up	lmaooo	lmaooo $	nobody ever	of course	once in	sorry .	sun's	that's it	the internet
-196	# ms	, still	^ i shall	^ we should	^ what's	all that	day ?	for a second	funny .	in go	is slow	it is the	linker	lunch $	pub	read me	restarted	some other	the soup	us in
-195	&without	. that was	@try	and see	be fun	build is	ladder	on to the	stuck	tape
-194	, and everyone	. or the	. whatever	^ still	anybody	bed .	carpet	great	have read	lovely	neighbours	pancakes	soup . $	wanted
-193	^ yes	advice	already ,	came	delightful	early bird	going ,	jam	live .	long day	tall	try
-192	@if you	@the page	^ no ,	ah	dreamt	it when the	monitor	near .	no wait	once more	rained	so that i	the debugger
-191	&or	, let	, off	. # ?	@^ botanically	@^ nine	^ lovely	^ now	at # ,	better than the	could be	explain to	glitter	how	is green	marry	on the wall	or not	the corridor	the elevator
-190	&# ;	&anything	@closed	@lights	^ kindly	^ tired	guy	his	i could	in for	marvel	me that	mean ,	minute	never touched	super	the logo	the street	this time
-189	brave	coffee .	count the	don't get	hahaha $	i feel like	nicely	switched off	too ?	you count
-188	^ turn	^ whats	meant for	never mind ,	seen a	sighs	sofa .	tea .	than the	that file	the kettle	well done ,	woke
-187	&what	, is my	, no ,	; $	^ perfect	become a	brother in	doorbell	for me ?	for the moment	how do you	i have been	i want to	idea ? $	in theory	ministry	on the other	page #	postman	pretend	the ministry
-186	^ get	^ make me	^ poetry	^ talked with	dagny	found	singing	times .	worked	wrong window
-185	# or	, good morning	@far	@into a	^ try	carry on	fitting	hear it	idk	is made	lads	me in the	my laptop	personal	say it's	tea . $	this to	today ,	under the	with our	would it
-184	, maybe	^ tell	^ tired .	a plan	days and	demo	don't have a	eat	here is	how far	never .	so every	the toaster	two lines	what is #
-183	&usual	. ok	@help	^ pretend	asked me	dentist . $	fever	heating	horoscope	human	is angry	lovely .	nobody knows	of my	pls $	quote	should i	thing with	wet
-182	, wrong	@c .	@older	^ ty	^ yup	coffee	fault	hours ,	in it ,	ought	personal .	personal . $	read me the	seen	should never	so what	very good	what would	yup
-181	. love	^ was	foot	has never	i prefer my	i was	loved	on , so	pasted	pls :	right $	say .	see . $	standup	the clock	this one	thrilled
-180	&done	&second	. # and	. every day	@as well	@evidence	@no ,	^ heard	a meeting	don't want	guy on	log . $	mail ?	opera	saw a	sleeping	started	stop ,	ta	this sentence
-179	, somebody	@i will	@to you	@words	^ fix	^ let	^ would you	dunno	html	interesting	or does	proverb	think $	yarn
-178	&^ about #	, i'm only	. off	@around	buy the	going on	intern	laughing .	min $	morning . $	no , i	not now	read it	says never	screenshot	spider	the table ,	the textbook	tired	what	wifi
-177	# k of	&understood . $	@am	^ come	brb	code ? $	do people	draw	good morning	k of	one day	only one	rice	tram
-176	# or #	@been	@look at the	^ an	^ if i	^ only #	^ snow	ate	comment	hmm	off by one	that ? $	the film
-175	&may	. what do	@loop	^ can u	^ did the	^ something	^ sort	ceiling	did that	getting	if only	of those	tears	typing	wrong branch
-174	# this	, hang	, it's for	, you can	^ such	anything ,	but then	enjoyed	for you	fun	glasses	ha $	hm .	move the	push . $	so much	the first	the little	the market	this file	wait $
-173	# unread	, wait	@# degrees	^ only	delete the	every single	fingers	of #	or i	people say	something	stars	thanks	that last	u #
-172	&. # .	^ there	a minute .	finish	for ten minutes	i might	in line	no , wait	no , you	nothing ,	old .	on the floor	poor	says he	the building	was that	why does it
-171	, # ,	@take	@water	am i	compiler	duck	fly	how much	i like this	jar	load in	loss	me $	my phone	never again	no , don't	ok $	phone . $	try it	we do the
-170	&perhaps	, let me	@little	@today	^ never mind	cow	don't .	english :	film	is on #	like the	nah ,	sitting	weather ,
-169	@the window	^ want	at night ,	coat	do for	eating	honestly	plugged	the neighbours	tulips	what's
-168	&water	, as	. and	@^ roughly #	@mind	^ both	^ much	^ the postman	call $	format this	haha ,	nice .	poetry .	squeaks	take it	we ? $	we are
-167	&^ it	&open	, ha $	. very	@cannot	^ the whole	ahead . $	both . $	full of	if they	right ,	sandwich .	was about
-166	. next	@it a	@left .	@please	^ hi	^ idk	^ oh	a fly	bracket	famous	god	money in	music .	my neighbour	sec	start it	the bracket	this once
-165	@i cannot	@late	^ once	^ up	and i am	in # $	on her	reload	soul	spoon	swear	that makes	to go	while i
-164	&hello	, # $	. well	@you .	^ can you	^ my feet	a treasure	aha .	it with a	my friend	no one	reports .	someone's	the fan	up for	what if
-163	&morning	&on the	&please	, if you	@, in	^ count	^ enough	^ if we	answer was	container	dreaming	expected	is empty	it on the	it worked	low .	talk about	the evening .	this line	wait	when the	yet . $
-162	&other	@^ from	@warm	@was it	^ must	a customer	message $	much .	never ,	o'clock .	screen	should've	sleep ,	some	speak of	you may
-161	@final	@press	^ fix the	^ i must	a bit ,	get it	hurry . $	nan	say never	stop stop	that back	you were
-160	@^ i cannot	@^ i could	@like me	@like me to	banana .	called me	diplomatic	fast $	finished .	good for	just walked	thx	universe	vacuum	would like to	you ,
-159	&# $	&^ they	. but	. open	@matter	@morning	@you like me	^ agreed .	^ he	^ in a	^ the intern	drew	enter	fellow	friend	ride	soon	thought so	to laugh	why does
-158	&^ # .	&^ there	&read	, isn't it	, purely	. third	apple	approve	in ten	it's for	look $	opened	pile	quiz	sun is	to load
-157	&i'm	. don't ask	. so ,	@i have no	@stay	^ sure ,	and start	bad .	grandma	he	here ,	on my	ready	slept	software	tragedy	was i	what a
-156	, do	. open the	@, perhaps	@e	^ please translate	a little	good morning .	i have read	if one	knees	meeting	neat	or maybe	perhaps	sneeze .	sneeze . $	socks	sun is out	that ,	the three	to look	would like
-155	&say	&the first	, hang on	. it is	. send	@, #	^ do you	^ suppose the	^ what would	birthday card	day ,	hear the	is the difference	late ,	listening	lucky	my hand	out ,	podcast	pretty . $	release notes	suppose the	the whole thing
-154	&they	@^ no ,	@away	@stopped	^ faster	^ k $	^ rumour	^ rumour has	a colleague	a password	and start it	apologise	are . $	asked if	lottery	pity	pressed	rumour has	rumour has it	the cake	the canteen	the moment	threw	tower	want to	worse
-153	! no	&^ #	, i hear	, whole	? how	? no .	^ lol the	^ shorten	^ time	ask $	call it	it's # :	knew that	lol the	quiet	rhythm	should have	so quiet	the word	tired ,	trust a	ya	you a
-152	# c	&often	. shall we	: is	@^ thank	@^ thank you	@of a	@quite	^ today	^ traffic	continue	for another	for forty	get it .	have a look	he says	in the corridor	lights	pupil	shaking	stops	the wind	where did	would	you know ,
-151	, forget	. i do	@could you	^ better	^ my mother	fine ,	i vanish	like it when	nap	never the	proceed	see how	seems	service ,	train $	watched	work .	written in
-150	# more	&in #	&least	&like	, from now	@all #	@from here	^ one of	always use	crossword	dance	dinner $	does a	don't have	everyone's	flour	hour $	hypothetically	it again	maths	over in	quality	sure ,	the least	was late	was too	what it	work . $	works ,	you can
-149	&because	&just	, does	excellent	faces	feared	feels like	how does one	is stuck	looking at	me about	mins	more . $	so please	tie	up with
-148	&wait	. let	@my	@tests	^ write me	can you make	genius	i came	in here	isn't it	please translate	reply	shirt .	whatever $
-147	# min $	&	. kidding	^ there's a	beautiful .	closed ,	cough	go on	gym	how old is	next door	pass . $	picture	slower	the coffee	there . $	yes , that
-146	, and if	, is that	@as well ?	@is at #	@many	@me to	@one ,	@you . $	a cake	almost	does one	felt like	glove	i never	in one	lost the	no , forget	reached	say we	scroll	to this
-145	, haha	. . or	@do ,	^ they're	and show	chair	conversation	don't touch the	i was only	it , i	jammed	lesson	mars	never trust a	shower	sneeze	so i'm	soup	the rest is	this for	two minutes
-144	&it	@is at	@not	^ ci	^ fancy	^ i swear	^ what a	a birthday	break . $	great ,	in that	never get	parcel	wait ,	what does
-143	&, yes	&it has	&o	&warm	^ error :	^ i sat	^ rain	dns .	for tonight	going $	headache	i always	in front	other one .	right now	sake	the plumber	the top
-142	@i'm	^ probably	^ say	at anything	barely	buys	commas	four times	gone . $	happy	how old	i dreamt	it . $	it's gone	last one	ok it	outage	rules	slice	the village
-141	&left	&want	@^ perhaps	@had	^ either	^ fourteen	^ my	a sec	cried	ice	make that	moment . $	on saturday	only . $	open $	patch	rude	shoe . $	so .	the keyboard	vibes	what's the	yes please
-140	&a little	, let's	, said the	. yes	^ good	^ lovely ,	^ nice	^ set the	^ sounds	a pigeon	as i	asked	dinner	e #	faster than	i need a	loud	lovely ,	spectacles	the lottery	the next	the number	which of
-139	&it's	@check the	^ perfect ,	angry	before lunch	closed the	did	file . $	imports	seconds	the list .	write me a
-138	? asking	@mostly	^ knew	^ lets	^ yes please	cheers	for once	input	it open	know . $	never have	so long	the vendor
-137	&depends	@it's a	@people	@really	^ let me	^ stop the	^ there was	and then	body	good . $	ha	joy	just	kitchen $	next ?	now	or so	regex	respect	say a	sunday ,	today . $	tuesday ,	we'll see	what was	you for	you should always
-136	# d	&is the	, no idea	^ ooh	believes	between a	floor .	hear	i thought	jk	left .	mice	old . $	out for	put it back	telling	the intern	the one	top of	when it's
-135	! ! $	# min	. then	@bed	@lines	@may	bath	either	forum	morning ,	ought to	owes	say the	start . $	the screen	to be a	you should never
-134	. fine	: your	@back	@kind	@see	^ could be	^ i had	^ with	a book	ah ,	complain	error	five $	forgot	i'll have	italian	no $	take your	take your time	your time
-133	# percent of	&the second	, obviously	. where were	@. it	@is usually	^ cool	^ let's say	^ somebody's	^ thx	abstract	dog	english is	how would	many	not bad	or only	sits on	throw	will see
-132	. how	^ you'd	afternoon	aloud	bakery	below the	busy	cost	hm	i'm just	kettle	please $	qr	school . $	shut .	the error	the wrong	was reading
-131	&^ done	&there are	, scratch	, scratch that	an hour $	coffee first ,	find out	good one	i haven't	left a	next one	nicely .	on his	sat on the	three words	tuesday $
-130	&^ it is	&^ usually	&at least	@a little	@found	^ back in	^ bus	^ such a	a function	a moment ,	back ,	by one	css $	i hear	i need	i read that	making	obviously .	old is	plumber	shoe	snowing	textbook	thanks ,	too $
-129	&^ that's	&tell	@, if	@look	@near	^ error	^ here is	^ sent	a friend	and nobody	anything else	he'd	i didn't	i let	noise . $	teeth .	these two	wind's
-128	, forget it	, so the	, then .	@^ i am	^ here	^ perhaps we	carry on .	competitor	crate	delighted . $	file $	just for	knows ,	less .	let's say	perhaps we	step . $	the counter	why $	wonder .
-127	&if you	&think	? ? $	@days . $	^ if	it would be	rhyme	the queue	time for
-126	&^ i have	&one . $	^ gone	^ like	^ meeting	always be	before lunch .	coffee machine	grep	not .	replied	second paragraph	spilled	the third	through .	through . $	was going	we must	went
-125	&let	&no ,	&was	@^ it	@minutes	@there is no	^ everyone	^ stop ,	and then it	are you	breath	didn't	hell	hour . $	know .	lol	met	thanks . $	them in	they do	you . $	you want
-124	, even the	. sure	@at least	@or the	^ brb	^ whats the	anyway .	bless	finished . $	for a moment	it #	it's raining	ooh	piece of	typical	was for	would you
-123	&here	&who	, ha	. works	@^ i found	@air	@as a	@first ?	@first ? $	@same	^ apparently	^ not	a bus	beer	buy	course it	did it	fella	goes . $	in a	just now ,	number #	perfect	potatoes	they have
-122	&^ no ,	@^ around	@is in	@t	^ never again	^ ping	chairs	claims	he never	i'm back	ignore	minutes	my head is	polish	put these	receipt	scratch that ,	strange	tell	the wifi
-121	&help	. found	. nah	@is no	^ are you	^ great	^ the soup	^ weekend	always say	finished	of a	on to	percent of	posted	practise	sense ? $	tabs .	used to say	was going to
-120	&^ perhaps	@seven	@way	^ build	^ do	^ my old	^ they've	a spider	blue and	came out	debugging	difference between a	everyone	him	it's not	like an	onion	see	shouting	spin	the door	the second paragraph
-119	&did it	@^ any	@again .	@days .	@must	@the same	^ feels	^ i'd	^ not now	^ rename	^ so	^ the sun	^ you are	it to	my chair	none	not today	of curiosity	out of curiosity	sentence for	the fridge	the one with	the telephone	write a
-118	&^ please	&very	@log	^ ok $	^ two	^ what's the	asking	i ever	stood	wouldn't	you find
-117	&^ did you	&an	&find	&you have	@^ which one	^ good ,	^ hm .	^ put	breathe	faster	for a sec	of # $	porridge	reminder	said	shall we	the fish	things . $	we say
-116	&^ and the	, or the	. nice	. see	@^ in	@again . $	@depends	@i was	^ what was	a joke	comma	fire alarm	gold	has gone	is over	it the	mate	over the	sec ,	the room	very	waiting for
-115	, yes .	@ear	@perhaps .	@perhaps . $	^ mhm	bugs $	charge	fewer	mhm	power	that is	wow ,
-114	&have	&it ?	&it ? $	@are you	@first	^ feels like	^ no idea	i had the	what would happen	why is it	would happen
-113	, was	@: # ,	@s	^ how	^ if the	^ it's raining	commit it	count how	depends	for two	git	minute . $	of it	turn this	you should
-112	# times	&did	&it is	, if	@^ want	^ shall i	a bad	clouds	give me a	like #	louder	love it $	maybe	plant	this page
-111	&mean	, everyone	, what	. i need	: our	@^ about #	@^ is	@^ some	@i found	^ it	^ well ,	because of the	down .	i mean	is now	my pen	never eat	of them ,	on every	sleep	stove	the moon
-110	&back	&something	, but it	@^ enjoy	@about to	@depends on	@in the	@open	^ for the	badly . $	flashing	of course it	right .	sweet $	the text	which is
-109	, might	^ # #	^ that's	door	for a minute	in my	keyboard	me when	moon is	ok . $	same	timer	tired .	work on
-108	# s	&^ i'm	&yes	@done ,	^ an old	^ ta	^ the little	^ then	badly	been a	bought a	desk	is . $	me a	min	not now ,	outside	proceed .	proceed . $	sofa
-107	# for	&for the	&yes . $	, only	. anyway	@the two	^ my kid	again !	back	lecture	legend	on . $	one of the	question	sneezed	swap	think	typo in
-106	&^ it's	&all	&can't	are all	before me	day . $	evening .	move	nearly	say . $	there $	today .	works . $	you !
-105	&^ did	&^ is	&^ there are	&that's	&yes .	. he	a sec ,	every day	green .	respect $	run ,	sounds	stack	they've	were we	whole thing
-104	! in	? just	@one is	^ cheers	^ give me	a minute	do ? $	door ,	got the	i wish	i'm in	see what	talking to	the meeting
-103	&, #	&can	&me	^ fine	^ monday	a lady	bed . $	button	coffee first	do you want	excuse	far	fast . $	job ,	k $	reading	sings	somebody has	until the	up $	wants to
-102	, i only	, it is	@they	^ let's do	a person	an hour	canteen	convert #	had	no , leave	run the	sorry for the	synonym	synonym for	test ,	undo the last	x
-101	# to	&, in	&in	, is	. bye	@again	^ convert	^ lol	^ one	actually	as it is	boy	is red	maybe we	mind	park	talking	thought .	w $	you , i
-100	&^ # ,	@^ i'm	^ what if	cool $	enough . $	glasses .	have just	minutes $	parked	there ?	things .
-99	&, if	&lines	^ don't touch	^ tell me	^ three	a nap	after the	and tell	and the	better . $	bye	cell	could be the	could go	it looks	me the	pretty .
-98	&see	, me	@, it	@might	^ is it	brings	everything is	from #	front of	i ask	i found	i put	in front of	must be	neighbor	only to	raining sideways	someone in	ta $	the button
-97	, nothing	. i have	@^ about	@run the	^ a	^ convert #	did i	for that .	for this	later	nothing .	okay	other	this is	you read
-96	# hours	&around	&now .	&now . $	@done	@if it	^ put it	^ uff	a lot	ah .	good night ,	like my	now i	plan .	so i am	tomato	trust	try . $	way . $
-95	, could be	. me	@ten minutes	^ is the	^ should we	^ somewhere	home . $	is having	nah	noise	played	still
-94	, leave	. no wait	@!	continue $	crossword .	let me	the colours	undo
-93	^ ah ,	^ more	good evening	heart	life	missed	one could	post	set the	show the	such a
-92	&done ,	, i was	. good	do you	fish	forget	knew it	phew	that a
-91	&all right	&it . $	&today	, has	, yes	@^ we	^ i'm so	^ thank	except	lid	make the	nothing works	sent $	so ,	that he	that was	thread	today ? $
-90	&it .	&run	@some	^ let's	alarm	child	hm . $	i had a	i would like	morning .	sort these	sounds like	you .
-89	^ morning .	^ what does	as if	curiosity	down ,	hurry	in three	out of the	pancakes and	we were
-88	&, # .	&by	&what's	@, but	^ did	^ give	^ how many	^ that is	at # $	it by	nice	output . $	pretty	problem	upstairs	we ?	what would you	wish	you $
-87	&, or	&c	@# of	^ grep	a biscuit	and it	compiles	it would	loading	minutes .	the stairs	the stove	this time .	was in
-86	@font	@to # .	^ today's	and a	another	checking	did the	hmm $	kid	log for	sent	sick	then i	thought
-85	&^ a	&probably	@here . $	and i	by a	cannot	day i	fridge	going	i'll be	keyboard . $	machine .	says it	that's me	tho	wow
-84	&# :	&# : #	^ yes $	are at	cold . $	dead	if it	let's	of the window	play	someone in the	the list	tomorrow $	tomorrow . $	you are a	you there ?
-83	&a	@, no	@, though	@with the	^ is a	and if	awake	but with	for today ,	i sat	only by	when they	yes . $
-82	&i can't	&you .	, and	@^ that	@^ there are	@until	^ got	^ morning	^ someone in	before . $	lunch . $	smell	thinking
-81	&:	&in a	^ hmm	^ that	clean	had the	i feel	love it	so i can
-80	&as a	@though	^ coffee	^ of	^ suppose we	ha .	left the	suppose we	were
-79	&go	. what would	^ thank you	^ undo	^ wow	measure	that one .	with three	woman
-78	&you . $	@. # .	^ what	issue	sad	so tired	the change	the same
-77	@, three	^ i read	^ why is	count	if i were	impressed	is still	me . $	meetings	pass	passed	should we	the second
-76	# hrs	&.	&as	, because	@is the	^ run the	become	hrs	my head	no need	shorten this	the boss
-75	&# , #	&^ we	, at	@! $	@^ there	^ phew	^ sort these	believe it	blank	smells	sorry	stop .	the output	totally	when it	why is
-74	&he	, i don't	^ would it	dear	even	query	say that	ugh ,	we just
-73	&# ,	@one	^ night	a cat	at # percent	delete	funny	grumpy	night .	the tests	there ? $	with my	you there
-72	# ? $	fits	in line #	minute ,	no .	now ,	said it	the letter	ty	would it be
-71	&r	, a	? it	@	@used	^ haha	^ well	and what	arrived	breakfast	didnt	i always say
-70	&^ i can't	^ add a	^ hello	at ten	because i	father	for this one	good	it be	makes the	print	the moment ,	ugh
-69	&minutes	&some	&that is	^ i feel	random	think .	turn
-68	. like	@it	@now	@still	back in #	i were	in an hour	in the kitchen	silly	well ,	works $
-67	, see	^ lunch	brb ,	in the second	it has	of # ,	sells	standing	thank you	that was a	the bus
-66	&, yes .	, thank	, you're	^ grep the	^ yes .	across	for today	grep the	ha . $	test . $	the floor	thx $	today and	wind
-65	^ just	^ ugh ,	and it's	feels	it has been	to that
-64	^ never trust	^ then i	a sandwich	but it	in the	lunch .	minutes ,	now . $
-63	: #	@day	^ go on	bored	driver	how many	idea	me and	ok	that	yesterday
-62	@^ a	^ brb ,	^ ha .	^ open the	^ right	and tell me	felt	fog	hang on	it ,	the last
-61	&^ not	, now	@now .	@was	^ delete	lol $	open	undo the
-60	. i had	@to the	^ remind	^ remind me	me as	oh ,	running	stairs	taken	trace
-59	@up	^ continue	^ thanks	rain ,	sat on	stopped	sweet	teacher	window $
-58	, good	^ i was	^ she	difference between
-57	&! $	&many	a word	brb $	happened	no , no	saw	the bakery
-56	@# of #	@it is	^ ugh	save
-55	@^ shall	hot	the washing	to bed
-54	@^ it's	if i	it a
-53	. in	: never	@^ # ,	@now . $	difference	from my	mind ,
-52	, how	heading	opinions	rule	we could	we will see
-51	&. $	@^ i can't	i guess	omg	out of	scratch
-50	@, # .	^ make the	^ ok	rn	see it	you do
-49	^ #	^ thx $	page ,	time . $
-48	! $	&^ and	@thank you	a	a man	it only	it since	late . $	none .	not . $	out . $	please . $	shall not
-47	&: #	, everybody	@here .	shall	water
-46	&be	, that was	: we	face	fine . $	it works
-45	. $	@of	already	end of	on $
-44	&from	check whether	jokes	let	me ?	me what	not $	so it
-43	&^ good	&on	@do .	@do . $	monday $	starting	ten minutes
-42	@^ did	@here	@i can't	^ use the	again $	i've been	in ?	ran	washing
-41	pink
-40	. shall	?	i'd be	minutes . $	there was a
-39	, and the	@^ good	@^ it was	is at	them .
-38	@# , #	@^ not	@i could	cheese	home .	off ,
-37	&?	^ i wonder	have a	two .	well
-35	, four	. .	^ nah	bus	good ,	night . $	sort	which
-34	and never	if we had	not a	timeout
-33	# am	^ could you	^ let us	also	fight	is there	the train
-32	hello
-31	gone
-30	@for this	do $	please go on	tea	thanks $
-29	&no	&shall i	@ask	@no	^ in the	^ omg	correct	i can't
-28	at the	have been	oh	show me the	yep
-27	&yes ,	. fix the	@then	sure
-26	been	has just
-25	&^ the	@thank	above .	load	my last	them . $	they	think . $
-24	@at the	done . $
-23	, i have	^ my head	back $	deleted	to a
-22	@can't	guess	list	longer	their	theory
-21	@? $	a good	day	forget it ,	mine	party	the neighbour's
-20	, i'm	. . .	. i said	@^ the	i have	night ,	who
-19	@^ then	@it's	build
-18	i wonder	my own
-17	&^ you	@# . $	^ where	all	am	blue	he has	i'm so	lake	of the
-16	@list	@roughly	@yes . $	mistake	once	show me
-15	friday .	in it	monday
-14	: a	@^ #	every time	see $
-13	@^ you	hold	not sure
-12	@^ should	@be	@perhaps	^ right ,	cold	i had	in this	no . $
-11	, in	@^ shall i	the whole
-10	. . no	and no
-9	about the
-8	&ten	@do you	course	different
-7	&and	@. #	be the	it	looked at	of them	part	table
-6	&? $	the report	up
-5	mean	spell	the weather	two . $
-4	^ it is	floor	i'd	into the
-3	&^ i'll	^ commit	accepted	call	machine	next year	pull
-2	@. $	@?	^ run	my daughter
-1	about	the way
1	^ don't	^ okay	^ the second	at	office
2	, leave it	^ ha	a thing	eyes	on the	ours	says that
3	, i am	@build	being
4	, thank you	module
5	. it's	i must
6	@well	@yes	^ the cat	only the	slot
7	friday	half	that's the
8	&both	fan	java
9	empty	i get	noon
10	or #	register	tuesday .
11	&so	. not	do not	eleven	paragraph	points .	the numbers
12	exception	function
13	be a
14	disk	should
15	wants	where the	wrote
17	&do	percent
18	show	thank you ,	will
19	&one	about it	camera	see the
20	always	nope ,	not the	o	of one
21	@;	@u	^ this	strings
22	# in	@put	did not	my sister
23	title
24	@.	fit	me before	phones
25	: the	? i	long	main	name .
26	# minutes	@, i	^ back	all $	becomes
27	, i'll	for us	it is	ms	one .	we'll	window
28	are not	feature	table .	with me ,
29	like
30	&two	lost
31	, we	it $	please	ten
32	. always	a holiday	do	flat
33	@i'd	enough	host	is just	mm	nine . $	was	with the
34	@would	^ i think	be	home	though
35	&are	, i	add a	nothing	the app
36	@# .	@options	^ had	of	the line	up .
37	, which	@faster	@were	again ? $	get the	need	price	with a
38	@,	@i have	before a	between	is .	we don't
39	&kind	&then i'll	, it	, it's	@into the	@main	^ i	and that's	my brother	today !	word
40	&call	, after	@that	@with a	bad	class	firm
41	morning	well .
42	. can	. don't	^ let's see	^ you wrote	and in
43	, no	@added	^ i hate	^ nobody	listens on	more	mother	news
44	, with	must not	slow
45	@have	ever	front	i've got	um
46	# days	@, b	@so the	^ keep both	could you	evening	retry	to the
47	@read	better	check	lines	time is	you had
48	&i	@get	@second	half the	i	ping	told the
49	, that	. i	@^ all	@are	like to	read	talk	that the	then
50	&fine	, just	. what	^ what do	come	green	i've	ok ,	run
51	@six	^ why	but i	eight .	gonna	i'm	white ,	you've got
52	, two	. he's	@there	^ tests	catch	for an hour	form	importer	page	paper
53	&that	@^ yes ,	at #	close the	go through	won't
54	, three	@i'll	but	cold .	i don't like	need it	rate	rest	search	that's my	the file	tuesdays
55	, um ,	@full	budget	listens	nobody	people . $	she	the login
56	. i like	^ stop	^ the	pupils
57	&^ shall	. only	@use	for that ?	free	her	i mixed	want	whole
58	@by	@does	@you	degrees	march . $	pages
59	&# .	@. .	^ every	but the	decided	early	here $	or the	shows	that .	the contract
60	, #	@them	^ you	all the	night	told	z
61	. no	@. . .	c	database	g	that goes
62	# on	after that	bar	log	postgres	touch the	wife
63	&the	@on	find it	full	it is ,	lamp	me .	packages	ppl
64	&, i	. could	@^ what	@it .	@it . $	@out	a missing	done $	exception .	looks like a	my
65	&^ sorry	, he	@^ i'll	@at #	@right	kill	nothing goes	please ,	shop	text	you say
66	, i can't	@# ,	@names	em	look at	so	wrong
67	@at	@both	club	does	in plain	kids are	open a	so the
68	@. i	@^ two	case	hurts	is broken	no no	the map	the paper
69	@would you	gate	hard	off	pixel
70	&, then	@our	@so	^ wait ,	explain	mixed up	nine	words .
71	@in your	^ sqlite	everywhere	has	if	made up	month . $	others	the morning
72	, got	agency	here ? $	knows	memory	one moment	to run
73	# lines	, please	.	it ? $	nope	other way round	out in	run it	see you tomorrow	so if	through	type hints	you tomorrow
74	^ new	at six	have	me or	next	practice	than that	web
75	# .	&five	am not	are already	i am not	is ugly	less	must have	named	on paper	ticket
76	&last	a ticket	apart	b	cello	left ,	the code	then . $	why
77	&thank	^ anything	^ i'm a	at noon	at the end	correction	february	in english	my eyes	read .	real	results	room	side	size	the mobile	twenty	um ,	with #
78	&per	. please	above #	an	closing	job .	p	round	the cluster	you wrote that
79	. could you	@^ i have	@^ your	@dear	^ told	i suspect	it . the	switched
80	# k	@a few	@file	@table	@you mentioned	add	agreed with	python
81	# is the	, even if	@date	@easier	@i put	@who	likes	mail	suspect the	the new	today ! $	two people	update
82	&thank you	, um	android	is why	one thing	push	the checkout	the left	through ?
83	&up	@^ i	@is there	around	frame	in every	in october	separate	shook	stock
84	a month	broker	customer	login	nicer	scheduler	see .
85	&keep	. would you	; we	@write	^ actually the	^ fyi	after #	earlier	high	i think	proper	skip	the printer	the search	the van	words
86	@. which one	@^ i've	@few	@what	auditor	make	portuguese	rings	test	thousand	through ? $	years . $
87	@ready	exactly	goes out	group	hand .	i speak	i typed	if it's	kids	looks	march .	the diff .	the office	with one
88	@and	@let	@looks	@only	answer	boot	edits	in december	pls	shortcut	so yeah	soup .	the build	to be
89	. . $	@, a	^ dont	deadline	loose	nightly job	the laptop	the nightly job	to	was a
90	. every	. would	@three	^ any	^ i prefer	copy	gonna be	in anything	only .	sites	small ,	view .	w o	who owns the
91	!	&key	&understood	&your	@^ yes	^ less	^ the api	able	able to	eight . $	fast .	happens to	lisbon	login page	merely	on a tuesday	policy	the login page	this year ,	worker
92	&half	&how	@^ how	@change	^ funny	^ hm ,	^ keep the	^ prices	a bug	at all	both	harm	hex	it in	its #	late .	merged	nothing in	oh that's	reckon	servers	start with the	there are	with it	works
93	# , not	, like	, not even	. from	dev	don't need	in any	is one	it's	matter	mine .	the sensor	the warehouse	tickets	to me	we don't need
94	&then . $	@could be	been on	cant	ends in	from ? $	license	please .	rather than a	seeing	shortcut for	since #	street	the alarm
95	audio	doesnt	explanation	good morning ,	it just	me by	off the	rubbish	time	write the
96	. do not	. write	@code	@ten	@usual	a nice evening	leave	nice evening	own	people $	say so	says .	the batch	year .
97	. two	@hours	@is #	^ wait	certain	come from ?	euros	first , then	for the	jonas	letter	me or is	metal	midnight	ops	paper .	the cache	twice	year $	years .
98	&sounds	, long	, the	. it	: # ,	@inside	ad	at midnight	extra	for ten years	get a	had it	i doubt	importer . $	leave the	looks good	must	saturday	ship	the scanner	uh	wrong .
99	&#	, on	@read it	@which	^ whenever	a time .	always close	always close the	ask you	boot .	it's #	one ,	test .	the import	there's	third
100	&^ shall i	. thats	^ talked to	always . $	and	are going	boiler	book	bump the	fifty	files .	gave	have .	history	is fine	person	public functions	that in	that's how i
101	# a	&people	. do	:	@on a	@pages	^ use	by the	going back	importer .	lease	phone ,	three	time .	usually	valve	you , that	you change
102	&either	@week .	@week . $	@when	are a	be able	be able to	can	diff .	else $	go	has been	never	next year .	node	so you	tabs	there .	there's no	we're going with	well . $
103	&^ thank	&^ thank you	? $	@but	@own	@side	batch .	be .	begin with	door .	file	four hours	of mine	older	signed off	tags	what did
104	^ i'm	^ you may	after a	everything	have never	i have never	isn't a	partner	pls .	since	taste	that it	the lamp	the schema	was full	year ,	you show me
105	@so i	^ my name	am a	every #	i am a	in room	included	is postponed until	is the second	month .	one . $	pin	router	temperatures	that was fast	was fast	you suggest
106	, i've	@you are	a nurse	accounts	diff	don't like	drop	forty minutes	four and	me ,	sales	team ,	the chart	the shop	to me $
107	# since	. where	; the	@friday	^ we're	can read	composition	design .	design . $	down . $	driving	however	lessons	me	patients	safety	sprint	we take	who owns	your
108	, that's	. who	@, as	@two	a #	connection	emoji in commit	first and the	good .	in the morning	is a	let's keep	parts	race	sugar	tags .	tax	the signing	twelve	vault
109	&percent	, when	^ i find	^ other	and she	brother	carry	love	mode	without a
110	# : #	. that	@# days	@runs	^ we're dropping	actually the	future	help .	i usually	just tell	just tell me	mollie	need the	sister	story	together	warehouse	we decided	we have #	weeks of	what happens	you did not
111	. signed	. that's	. use the	@i've	@job	@plain	@version	anymore	estimate	i said about	in kotlin	in the mornings	is out	it !	picked the	points	reads	recipe	rows	tea ,	team	the size	three .	tiny	we're dropping
112	, not #	. she's	@. . $	@know	@time	@where	^ no force	date	dropped the	everything . $	food	into	last time	not # .	not my	refused	thats how	the firmware	the scheduler	three days	three lines	till	to # .	wait , i
113	&one ?	&one ? $	@column	@days	apprentice	chose	drawer	from three	hospital	keep the old	no third	no third party	photos	prs	report . $	short answers	talked	the column	the migration	the slow	you change the
114	&you	@last	^ let's take	a shortcut	commit .	for me .	found it	json	me in	scrap	sie	the #	the live	touch
115	&harder	&them	@:	@in	@team	april .	bottom	cart .	circumstances	colour blind .	engineer	hours	local	never go into	the north	thing	title .	you will	zero
116	, last	@for	@has a	@keep	^ no emojis	don't go	here .	is dead	it . i	keep writing	secret	sql	the archive	the mornings
117	# gb	&good	^ why do	a third of	always .	begin	blocked	committee	dude	emoji in	go into a	layout .	names ,	now $	october .	output .	website . $	works . the
118	# $	at nine	cars	don't care	for the other	half my	have #	have three	i decided	it just me	left	let's call	me like	piano	publish	stuff $	that make	the auditor	the lake	the main	tickets .	weather here	wool	wrote that	you show
119	# was	, behind the	. i'll	@tuesday	^ staging	better $	bike	folder .	gb	is gone	longer than	may . $	off on	phones .	review	rule :	sunday	that from	to me .	today $	vat	yaml
120	# . the	&to	&you ?	, that's how	@, since	^ other way	a blank	dashboard	drive	honey	it has to	it today	prices with	sense ?	that has	the bank	you have
121	, that works	@into	@step	abbreviations in	anywhere .	billing	bother	gb of ram	give me the	hands	if a	import	in plain english	january .	layer	sides	staff	the door .	the second one	updated	upstream
122	&before	&you ? $	. an	@key	@yet . $	gets a	i was wrong	i'm colour	i'm colour blind	images	me better	nah .	saves	style	uses	voice	volume	we run	whatever you	windows . $
123	&changed	. if you	@, the	cache	data in	email	forever	has the	how should	in commit	leaves the	options	reviews	said yes .	scale	second .	sits in	the crash	to see	used	year . $
124	, # is	@report	@there .	@there . $	anyway $	before #	boots	card	could you run	culprit	i hate	is it just	just me or	just so you	let's go	seven ,	tables .	the culprit	though ,	tickets . $	to her	tomorrow .
125	@any	@crash	^ i'd rather	applies to	behind	forty	go into the	help . $	milk .	not on	put	the ticket	variable	windows .
126	# and	&;	&^ noted ,	&know	&noted ,	&right ,	. at	. no exceptions	. nobody	@old	@said	^ no	a row	by	can't	events .	has # gb	i asked	in the old	lol .	make the button	needs a	pr	redo	start .	the fire	turned	write	you draft
127	! it	. my	^ see	a tuesday .	agrees	clients	final .	fix	guess .	he is	hints	incident	says #	the family	the night	the vault	this morning .	whatever	wrote in
128	# of the	@how	@percent	^ i said	all our	alt	and then the	ascii	blank line	explorer	have done	internet explorer	is on the	mail from	ring	soft	talks	the parents	the totals	twice $	un	working
129	&^ noted	&for	&right	, behind	@to a	^ btw	^ i slept	a notebook	bank . $	change	changed	down ?	grant	is only	june ,	nephew	now !	once $	phones . $	plain english	tells	the importer .	the web	tokens	was empty	where are
130	, not the	@yet .	even in	finance	goes to the	help	june .	march $	shed	the committee	the courier	the title	two ,	weight
131	&good to	, about	@^ i put	@can	^ second	^ see you	a week	bread ,	chess	going back to	i'd rather have	morning $	on the #	out	shops	table ,
132	, contract	, for	, that is	, we're	. last	^ about	^ all	^ keep	cents	commits	compared	dark	format	i have done	i think in	is responsible	midnight .	much	on sundays	out the	round ,	runs out	say $	the big	the button a	totals	you run
133	&draft	. i'm	@^ i added	@^ would	@i	@list .	@list . $	^ good .	a blank line	air	are to be	best	between two	duplicate	explicit	it .	later . $	most	out on	poster	report .	sixty	tests	that works	three years	up in	walls
134	@i used	and has	ask	commit messages	comparing	find	image	printed	starts at	through a	tick	way .	what we	work offline	yeah $
135	. you	@^ you could	@then . $	^ your	are out	eek	every sunday	if its	in december .	in my name	keep it	monorepo $	month ,	oslo	sqlite	start with	the summer	top ,	twins
136	&about #	&green	. that's how	@four	@i added	@start	^ the column	a separate	and i'll	bad ,	default	ifs	label	much better	never touch	old	onto	picked	repair	reverse	thursday	we stay
137	&exactly	&of it	. # is	accepts	again . the	ahead	days .	export	grandmother	its	length	lotte	md	on weekends .	player	products	river	rota	the accountant	turns out	unless i	we take the	weekends . $	what the	which is why	write for
138	@project	^ one moment	^ which line	always ask	how are	how are you	kills	me happy	names of	of ram	phone number	queue	screens	slept on	the field	with the second
139	, ever .	, half	@i set	^ wrong	allergic to peanuts	cents .	does this	ends	in the cellar	index .	me than	my supervisor	nested ifs	over #	six	talked it	that's	the accounts	the admin	the backup	the core	the lock	to peanuts	you wrote in
140	&, then .	&had	&then	, that's my	. anything	. we're	@^ as	@you have	^ i have	december .	i dont	i'd rather see	measured	notebooks	of memory	pls ,	rig	services	sides .	the	the house	the ledger	them
141	# not #	, i like	, put	@free	are to	author	bees	contact	dropped	exists	i don't	i said	my bad	noticed	on my phone	records	the server	under	want to see	window seat
142	&then .	@set	a double	another year	checkout	docstring	gone .	grey $	into one	peanuts	quarter	router .	stick	stop	subscription	the library	the parser	theme .	those are	up my	we keep the
143	&plan	&school	, i said	basement	birds	even for	explains the	firebase	information	it down	it's the	mark	november .	number in	takes the	the rest	throughout ,	way round	who never	windows	yawn
144	&will	. its	@assumed	@but the	@only . $	@with your	^ it turns	^ logs	a queue	big	bucket	for it	in your	like it	marks	name . $	rather see	request	the staging	translations
145	, always	, anywhere	, second	@from	@is easier	@only .	bake	branch	for	goes through	going to be	how do	i read	inches	levels	list ,	loads	server .	the serial	time ?	weekends .	would rather	you write for
146	# not	@, so i	@^ would you	^ what is	a message	and not	at least	broken	bug	clock	daily	doing	german ,	has one	insurance	it through	messages	never send	output	point	record	server is	set	tenants	the blog	will not
147	# million	&is	, i'm a	banner	before ten	blind . $	founded	ground	in all	let's see .	otherwise $	so no	stay with	take	we stick
148	, with the	. each	a warning	april	board	core . $	hang	machine is	of ten	on mondays .	returns are	staging is	the protocol	the sound	to open	upside	upside down	you're
149	@big	@is	^ negative	bullet	copied	decided on	have to be	i'm afraid	id	invitation	it is $	me before you	million rows	my thing	number .	places	rev	rough	upgrade	yes
150	, from	. kindly	@^ who's	@builds	@i assumed	@school	@takes	^ before	^ went	at home	be kept in	better to me	courier	done with	folks	in both	in cents .	it isn't	my name .	not by	only on	parcels	responsible for the	second one	self hosted	third of	we move	works .
151	&ok	@to	aisle for	because	broker .	column	drift	fine with	nothing $	payments	test data	the doctor
152	# kb .	&^ my	@# with	^ ok then	about it .	after all	are you ?	cache .	folder . $	i work from	kb .	let's store	me to	ok then	on top	stand	ten . $	than # kb	the monorepo	who is	with vat	work from	year
153	&each	, how are	@candidates	@then .	^ the customer	a race	anything with	api is	as	change the	do the	failed	force push	fourteen	i much	i much prefer	in the first	lactose	milk	needs the	of three	sugar .	talked to	two lines .	was wrong .
154	# that	. they're	best for	it's my	local time	mia	number	place	snippet	the canal	the stock	way to
155	@# a	^ never touch	a day	analytics	answers	applies	engine	haven't got	looks like	me best	me one	nothing gets	page was	postdoc	saturday . $	self	store the	take the	the others	thursday . $	to main
156	^ call	^ sooo	^ we decided	debian #	first	four	keeping the	little .	made up my	most of	my boss	on we	own the	that looks
157	# years	&, the	&should	, fyi	. ok ,	@database	^ i work	^ screenshots	^ the payment	a hundred	against	bastion	finding	gave you	girls	here on	hours .	is # .	is mr	keeps its	let's call the	lies	margin	max #	no	now on .	off for	paper . $	papers	postponed until	price is	print .	sit	table has	the county	the right	tried
158	&^ sounds	@sure	^ then we	branch is	calls	code	down for	fifteen minutes	first and	from january	has two	how i like	inline	is used	job . $	lose	made	me most	more ?	on two	pays	pytest	ran out	spring .	the figures	this variable	turns	we picked	you ask	zone .
159	&access	,	@^ all done	@after	@all done	@could	@give you	@of #	@single	^ phew !	allow	before ten .	digits	from ?	from here	in sentence	in sentence case	index	never do	now on	on sunday	sentence case	stays in	the plain	values .	was down	whether the
160	&bread	. only the	^ careful	^ dates	^ nope ,	^ the crash	^ the nightly	debian	doesn't	doubt	empty in	feature flags	i gave you	inside the	membership	must leave	schema .	schema . $	should be	signs off	supplier	the schema .	turns out the	up the	version in
161	. ever	^ u	a broken	badly .	black	by mistake .	counts	cover	handle	may	no exceptions	off .	one step	plot	send	service	the readme	turning
162	, you	@a single	@docs	a dry	a guess	at eleven	bram	exceptions	fix .	hives	ja	limited to	moved to	mustn't	native	night shift	noon .	on	only shows	quotes	requests	said . $	sqlite ,	studies	thats	the diff	uploaded
163	&choice	add a test	address	arrives	core .	friend of	from now on	head of	him .	hosted	ilse	lock	next $	nginx	on sundays .	phew !	puzzle	the booking	the cache $	the disk	the newsletter	thought about	town	traffic .
164	&helps	&reads	. . it's	^ we sell	bear	born	broke	discussion	experiment	my mistake	taking	the month
165	@fee	@it ,	@should the	^ when	autumn	eats	gitlab	if you're	money	names .	something ,	station	white	written to
166	, in the	blind .	changes	editor	gauge	icons	in safari	it ?	it turns	me any	moment .	morning . the	please always	run in	third party	we do	what do you
167	&call .	&thanks	, it's the	. now	@all done !	beats	evening . i	finally	im	in oslo	is for	limits	listen	mrs	new one	nightly export	of it $	our servers	project	repository	said about	servers are	site .	suite	terraform	test suite	the nightly export	the upload	to one	went back to
168	&is easier	&local	. for	@more	^ never	at night	both sides .	comments	edge	go in	in mind	makes me	mondays	monthly ,	negative	one change	ourselves	review on	rhymes	tape .	those .
169	# only	&easier to	, we've	around #	cellar .	cluster	keeps the	kit	resolved	responsible for	second	three . $	thursday's	using	viridis	we are going
170	# . it	. going	. how do	^ rule	^ the gateway	a developer	buttons	eleven ,	for anything	hour .	i like short	is the one	it turns out	like short	live in	nights in	screenshots	the cold	theres	versions	what you	wins	work in
171	&^ i will	. stop	. their	@between	@nice	a list .	both sides	bottle	functions . $	gas	i learn best	ids	in november	is dropped .	just so	labels	learn best	may $	never do that	numbered	reach	settled ,	straight .	to read .	use the	whom
172	, she's the	. md	. so	: nothing	@, i'd	can be	colors	come out of	emil	gap	in kelvin	is settled	it slow	learned	maintain	mistake .	pm	production .	push to main	runs on	small	the image	those
173	# k ,	a free	again ?	bit bigger	dark mode	easier	explain things to	have a nice	is going to	it still	keeping	may be	me feel	official	on wednesdays	over a	saturday .	section	the settings
174	# h	, that's a	@gives	@mentioned	^ correction	again . never	at eight	bad news	clock . $	code $	for this ?	lean	me more	midnight . $	nothing else	nuts	old api	on windows	six weeks	stage	step	the mails	the old api
175	&call . $	, tell me	. continue	@a day	@find	arrive	asked what	door . $	english	flags	hand . $	in june	is off	last year's	paid	test with
176	&good to know	&to know	. # million	. old	@as the	@gets	@per	^ could the	afraid	and two	giving	i skip	is postponed	like to a	marketing	me like to	parser	read only	responsible	so #	so you know	strong	temp	ticket .
177	&eleven	&sorry ,	? never	@. which	@are in	cups	extension	for the record	is what i	just say	k ,	led	nurse	rather you	repo	right to	safari	scan	sharp	the cellar .	things to	things to me	train .	went back
178	! !	#	# november	&^ so	&cheaper . $	&do ?	&do ? $	&might be	, my	@cover	^ wife	active	afternoons	call the	colour blind	conversion	drives	first name	in march	jobs	learn	nobody uses	runner	they still	theyre	to fit	to the production	with it .
179	&has the	, i find	access	carrot	develop	guest	help me	i favour	it . all	plans	the token	thing .	whenever you	why i
180	# . that	&^ ok	a bit bigger	and we	any	du	flood	going with the	gradle	greenhouse	i drive	i settled	me straight	members	misread the	no circumstances	now on $	on #	shellfish	tell me	the greenhouse	thought about it	under no	under no circumstances	utrecht
181	# is	&is cheaper	&less	@has no	^ the team	^ we'll	above	arm	better ,	decide	do that in	dog ,	effect	every second	export $	first name .	flagged	forms	functions .	has its	helper	i suspect the	in writing	instead of	nine hours	publisher	sign	son	steps	tell me straight	the agency	theme	week
182	# in the	, i think	@, but the	@be a	@machine	a dry run	base	days	decided :	diagram	eighteen	eu	found two	fuse	i told	kb	the harbour	the sensors	traffic . $
183	: it's	@call	^ drop the	^ the shop	care	caused by	dentist	explain things	file .	is how	it will be	it's official	job	million	only if	present	prod	sale	the nightly	version #	was born	way
184	# june	&cheaper .	&it would	@at your	@with #	accessibility	all in	appreciate a	before that	every thursday	every time .	for me	gladly	i appreciate a	our users	route	straight ,	suit me	to me in	utc	where a
185	&about # ,	&give	. decided	address me	don't	ear $	kinda	oat milk	oskar	out of memory	replica	the index	the report .	we drop	wed
186	&^ even	&with two	, it isn't	@fit	@pounds	@weight	after each	fan of	files	first $	get	i find it	mails .	okay so	orange	september	sixteen	tests run	thats why
187	&^ got	&add a	@as you	anything under	cases	for the whole	he's	i said the	in letters	intermediate	is called	it . we	july	mail ,	make my	means	no good	notebook	number . $	queue $	region	september .	that !	think in	us
188	&is . $	, blue	, she's	, you wrote	@told	^ mr	barn	belong	data	in cents	is it ?	my husband	says ,	split the	took nine	trips	well ?
189	&needed	. i suspect	a shop	asking me	autumn .	batch	list ? $	network	new	than #	that way .	the evening	the risk	what $	you asked
190	&fixed	^ migrations	^ we chose	a year	chose the	crashed	csv	i find	introduction	keep both	open ports	season .	she's a	shifts	teach	too much	when a	worst case
191	, i read	. drop the	@you could	^ lena	^ talk	a third	all .	dr .	goods	grey	knows it .	maintenance	may .	million ,	the customer's	the importer	told u	vans	vs	wanted a	where you	with their	you keep saying
192	# kb	&letter .	&letter . $	@^ since	@the	confirmed	docs	everywhere ,	fits on	grown	i'm a	me feel like	notes	often	page .	penicillin ,	say it	signed it	since it	the fuse	the law	they're	we need
193	&^ understood	@does the	@understood	@we could	^ between	^ my husband	a choice	a draft	can do	easter	goes for	keeps	passport	person .	port # .	replaced	run a	than a	what does this
194	, she	@python	blind ,	business	closed .	countries .	cup	diabetic	nodes .	not write	nothing on	small commits	tuesday . $	with me
195	&^ thanks ,	&^ then	&thanks ,	a phone	behind the	carry the	comparisons	deploy	fyi	needs two	outcome	sheet	shown	stay out	stay out of	summer	the one who	willow
196	&is .	, every time	, so no	, sorry	. too	@answers	@library	@who's	^ boss	core	dead $	fall	hand	is your	lands	little . $	ports	reason	the practice	we've got	website
197	, this	@^ i used	@add	@orders	^ # .	ask me before	assistant	born in	girlfriend	inheritance .	is the new	leave out	mill	much prefer	my deputy	oat	port	retired	sixth	the blue	too many
198	# , but	# so	&gives you	@has	^ going	description	fleet	is not a	junior	letters	measured in	note	photographs	rev c	script	shall be	step ,	the cover	the first .	to pnpm	use spaces	was wrong
199	&thursday	. i prefer	. told	@. a	@measured	a filter	anything that	apps	at once	countries	diesel	double	down as	field	flaky	freeze	honey .	little	my mind	set up	seven	spicy	table . $
200	&you could	cells	country	excel	gets the	has a	he's the	in	inheritance	is paid	mornings are	one page	start	styled	the front	the logs	to my	which explains	work
201	! i	&# mb	&mb	&quieter .	&quieter . $	@half	and not one	backup	cores	do two	does the job	in .	in the same	inside	last year	lisbon .	my favourite	shift	single	wide	with an
202	&deadline	. so the	a fan of	favour	giant	is in	k	man $	owner	sits at	suits me .	syntax	the heater	this function	written	you got
203	, they're	@timeout	edit the	fix it	handed	heater	hip	lies in	more than	other way	over	pleases	sandbox	tablet .	tablet . $	that ! $	we can't	you
204	&^ you could	^ please don't	cancel	diffs	even when	key	long .	machine in the	no emoji	ones ,	series	the table for
205	@hosted	environments	first ,	one monorepo	session	shops .	then .	this and	tripped
206	, it's #	^ if you	a week ,	fixed	is dead $	is our	lasts	lines .	main branch is	mean it	on everything	r	this house	unless
207	, always .	^ if a	^ the lamp	flex	hands off	house	i take	kelvin .	key for the	latin #	leaves	main branch	migrate	never put	plus	private	raw sql	store	the deploy	the team	two	visitors	write to
208	&column	&would	@address	@run . $	are wrong	careful	give me	h	is cancelled	pudding	still use	tue	we're going
209	, mostly	? we	@even	built	dont	essays	fonts	from	into one monorepo	kept in	looking at the	page ?	relay	sits	the backend	the main branch	the reason	writing
210	&got it	, a little	@^ sure	@euros	@needs	@run .	@should	attic	calls . $	down ? $	floor ,	fond	fond of	from here on	goes in	key for	leak	ledger .	madame	no raw	summaries	tempting	the barn	the domain	the update
211	# bar	&yes , i	, since	. i'd	@. is	@with	^ not a	about #	bore	calls a	customer's	flats	happens	it straight	kept	litres	of may	on weekends	planning	ram	roof	since # ,	sold	studying
212	&# with	&days	@^ i wrote	@^ which	@leaves	^ the server	amounts	any more	german	household	is the old	its own	monorepo .	plays the	porto	to it	weeks ,	who has	without the	wrong ,
213	# ,	: i	dates in	every script	in this repo	infra	lines . $	page $	pip	put one	questions	so we	the certificate	they make	tools	yesterday .
214	are stored	brand	btw ,	daughter	don't ever	from today	hub	not	numbers	opens	or	polling	the duplicate	the version	visits
215	. look at	@great	@has the	^ let's drop	^ nope	^ our	bot	cause	caused	ci .	court	decided against	deleted the	i stop	in the header	makes my	organ	provider	second hand	why does the
216	&^ either	, tell	appear	captain	causes	client	if two	integers	no no ,	pickup	production	type	week of
217	&also in	. people	@is more	@told me	accountant	brother ,	e .	expensive	paragraphs	phew ! $	sat $	u
218	# here	&sorry	&those	, first	. redo	@a second	@do the	@yet	be in	belongs to	hub .	hub . $	it when you	job !	kubernetes	sessions
219	&date	, so	. fix	@her	@i wrote	@noted	^ left	^ my own	^ the backup	all day .	are	file at	friday is	handled	i want	it shall	let's take	money . $	on that	options and	table for	the pilot
220	&is fine	, really	. tests	@is simpler	@since	^ deploys	approved	deputy	pressure	sends the	the cello	touch that	wins .	years ,
221	&term	@as	@between the	cache $	careful ,	i can read	less than	lilies	mysql	the hospital	van	was the
222	# . $	. we sell	@^ a missing	apply	chosen	dropping the	footnotes	i trust	n	never restart	one pot	public	quarterly	red green	smaller	so that's	this repo	today :	well ? $
223	&# percent	^ we	^ when you	any day ,	builds	cancelled the	doctor	gitlab .	i mean it	iso	level	list . $	lives in	mail relay	maintains	my girlfriend	site	system	the mail relay	told you
224	, which is	@written	^ my taste	contract .	ear	empty . $	metres	names ?	person ,	positive	price list	sundays	the loan	throughout	times as	with
225	, ever	@done !	beatrix	by hand .	cannot abide	certificate	domain	farm	mobile	nut	on mondays	pc	prices are	text .
226	&list	, i told	: in	@deadline	@here is the	@you said	^ in that	consent	exception . $	iso dates	keep the	she's the	so it's	the licence	therefore
227	# , the	, our	. when	@view	beaches	branches	haha no	if there's	lambda	oil	one who	plot #	vlan	vlan #	wonder why
228	, its	, kafka	, u	. if	cancelled	choir	events	hearing	mostly	no , we	pilot	security	studio	the payment	the release	this $	your view
229	, so explain	@easier to	bit of	february ,	firmware	go to	internal	makes	pallets	put that	wheel	would you ?
230	&^ should	&good ?	&good ? $	@corrected	@costs	i love	leading commas	newsletter	number ?	travel
231	&workshop	@#	@give	@lower	^ i usually	^ remember	adc	cards	controlled	header	kilos	knots	o'clock ,	otherwise .	password	spanish	the mouse	treasurer
232	&^ so the	&number	@either	account	dropped .	full . $	latin	modules	n i	timestamps
233	&letter	, shes	@wednesday	@your	^ each	classes	classes .	cut	decimals	dog .	have to run	is the	my birthday	settled on	used by	voted
234	@i write	aisle	begins	gluten	it is .	pdf	the api	years
235	&with	, would you	. tabs	@saturday	^ option	answer first	cat .	convinced	emoji	me like a	plugin	school	short	sure the	violin	why do
236	&^ understood ,	&understood ,	. you're	@^ where	comes	included $	risk	treat
237	&costs	. should	beginner	by default	ladders	release	spelling	that's how	thursdays	used a
238	^ we've	allowed in	arrays	coach	filter	i prefer	is written	not #	over the weekend	pounds	recordings	root cause	smart	starts	the flat
239	, never	, write	@^ understood	@bottom	@leave	@sie	@you haven't	^ kafka	august .	bikes .	blind	dies	earl	get that	in the hall	open it	out of my	prices	put it in	send me
240	, dear	deck	i like to	only	reformat	slept on it	west
241	. i know	. you've	@split	drop the	for good $	for good .	gpl	money is	music	noor	postgres .	rounded	shared	till i
242	&balance	, even	, from the	, i typed	@? i	@figure	@made	are #	assumed	bro	decides	hours . $	is what	my name	stiff	the median	week $	what about	your notes
243	&even	&it is .	&quieter	&throughout	^ drop	a clock	claim	clock .	flaky ,	i do the	kidney	on one page	thing ,	tight
244	! i'm a	# for the	&smaller	&what are	&would take	@card	@months	^ haha no	at half	avoid	build server	off by	orders	the spring
245	# a month	&and the	, also	@this .	chokes	emails	eye	language	law ,	migration	rather have	spec
246	before	deploys	firm .	hate	is #	knows it	landing	serif	simple	that folder	the build server	thirty	to the old	up again
247	a timeout	about a third	are three	december	do ?	drawings	hes	isn't	leads	mir	package	request . $	then the next	workshop
248	&longer	. after	@can't find	@i can't find	abbreviations	gives	jorun	like one	seventy	we saw	wrapper
249	&out	. i read	. try	;	@addressed	^ scrap	buffers	designer	far more	grateful	jazz	or night	pick	we've
250	&drafts	&weeks	changed .	cluster has	examples	first names	mon wed	remember	use	values	wednesday
251	# has	&finds	@suit	customer has	i can	idea is	kill me	let's use	own ,	what i	why are
252	&closer	&him	&is closer	a kidney	are what	as integers	better with	checks	colour	every	exports	gaps	global	i know	one question	scanner	server	services .	texts	vim	what did the
253	@notes	@separate	below	exclamation marks	four ,	give	ines	larch	less like	moves	number # ,	the deposit	the record	to my mother
254	&three	, old	@drafted	@wheel	a test	coeliac	happier with	happy with	one word	the module
255	, you've	archived	baby	came from the	dates	deleting	devices .	mit	nodes	readers	tables	the config	things	to see the	vegetarian	wheels
256	@sugar	apache	bullet points	dutch	entries	he's my	i teach	index . $	legacy	not change	our own	port is	portal	ravi	schema	signs	that you
257	@b	can the	draft	i like my	our customers	rule ,	the website	three people	ups	visible	what he
258	&merge	. since	^ node	appreciate	by that	english . $	here in	none of	not touch the	peonies	told them	tops	you keep
259	cron	just the	plate	so explain	so your	this year .	way ,	you remember
260	@, so	@^ great	@gives you	@lovely	deaf	don't write	else	i don't care	is never	love .	much more	novels	proxy .	run at	you put
261	, done	all this	any longer	doc	needs to	rows .	study	that way	then ,	users
262	&^ thanks	@^ for	@simpler	calls .	harbour	instead	is a #	it in the	partners	sentences	uploads
263	&with a	background	based	bug ,	keys	moved	reads better	the answer	the river	to both	when
264	&said	@week	a bit of	be archived	contain	could the	go back to	good news	in # and	let's drop	mend	two nodes	w
265	. let's	^ i know	always was	api	end	filled	fridays	is dropped	maps	only ,	weeks	won over
266	&has	&stage	. our	. write me	: me	^ i love	a time	canary	in the night	kelvin	never go	pleases me	the supplier
267	&loss	broke the	choice	customers	editing	haha no ,	never used	short pls	sources	what to	winter
268	&^ # mb	@holds	means the	old site	slider	support	truck .	u had	weekly
269	&it ,	@marek	@origin	components	eighty	endpoint	months	two years	we hire
270	, eleven	@coffee	@weeks	at most	block .	we
271	&customers	^ after	called	credits	first .	forget the	helps	lena	not even the	option	sign the	turned out
272	&before the	, before	announce	buffer	eight	hold to	saturdays	tests .	twice . $	when something
273	, i get	brass	it if	monday or	monday or wednesday	place of	postponed to
274	drivers	go by	plan	result	stress me	version
275	because the	commit	desktop	don't add	if something	seats	with that
276	, they	apologising	booking	facing	functions	season	you call
277	! she	# hour	aid	county	measures	mentioned	pi	tablet	thesis
278	@quieter	@year	@you more	crime	edit	henceforth	is	sensors	shes
279	&interviews	@is cheaper	at # :	dropping	layout	manifests
280	dislike	i dislike	insist	locked	proxy	scripts	split
281	&also	@i keep	before you start	costs	explains	on the new	parents
282	&was the	^ let's use	even if	fixed the	languages	page ? $	recipes
283	@string	^ aisle	loan	must show	name	parquet	please correct	yr
284	&shall i draft	. never	@each	always in	banned	bass	depend	depend on	in euros	kestrel	limit for	she'd	spare	than
285	&i draft	are my	empty .	have two	holds	i appreciate	mixed	mouse .	say why
286	cellar . $	i learn	only in	packing	we won't
287	go into	have ? $	i would sooner	in future	league	less like a	she's	would sooner
288	wood
289	, i see	interviews	mix	tomas
290	. for the	@^ who	closes	docker	fifteen	going with	i've told	lists	payment	since the	up on
291	goes	happiest	has #	master
292	&i will	. it was	@monday	allergic to	debugger .	january ,	pot	term	till next	weekends	you reckon
293	backend	belong in	expires	hourly	i'm gone	this morning $	we chose	without an
294	&i had	. done	are two	design	exclamation	husband	storage	the weekend .
295	came from a	net	nursery	the audit	would be
296	^ for	anything	former	full .	in metric	nested	return	titles	year ;
297	&^ i had	, full	brno	english .	formal	has its own	i'd sooner	live	read code	serial	there are two
298	&card	. a	^ my son	limit	my passport	nightly	philippa	the invoices	time zone	tomasz
299	final answer	gateway	median	passwords	refurbished	the proxy
300	after	mornings	start ,	via
301	@above	owns the	tool
302	. i'm a	@^ it says	i enjoy	i'd rather
303	carbon	logs	outliers	rather	the violin	typescript
304	clocks	figures	final	grams	must have a	registered	would have been
305	@^ on	allergic	mention	releases	rm	suit	summary	the pump
306	&gives	@your brother	before you	come from	cos	it twice	killing	l	ledger
307	&i'll	&june	&noted	monthly
308	@track	deposit	raw
309	! the	. use	^ please never	archive	questions in	sensor	will be	wrong in
310	, thats	^ a small	a bare	blocks	carries	note it	svelte
311	^ team	a sunday	basis	devices	period
312	&cheaper	drafts	large	put me
313	&new	@sms	a single	backups	btw	dr	lives	mocks	semester
314	&, i'll	day $	my taste
315	&her	&stays	@saves	belongs	monorepo	primary
316	@home	nights	november
317	@says	mind that	static
318	. customer	i work	isnt	stuff
319	i told you	i would rather	march	numbers .	to monday
320	^ do not	legal	the leak
321	@site	british spelling	co	marek
322	&his	from now	if you	missus	seed	this morning
323	# may	, and no	^ call me	the gateway	we sell
324	@keeps	ring buffer	token
325	&name	numbers . $	offline
326	&great	otherwise
327	&but	&keeps	@brother	@green	^ window	generated	rather than	templates
328	before they	my mails
329	account .	british	every other	nobody here	then $	tills
330	mon	names	statistics	the retry
331	@save	august	check .	force	new to	plain	rollout	zone
332	&add	oak
333	@thursday	lane
334	direct
335	&enough	allocate	how i	nothing to me	pump	rash
336	@or	allergy	ci	whenever
337	&cost	. done .	account . $	but i'm	contract	dyslexic	for all	samples
338	has to be
339	. we	burns	it like	squash
340	, and a	no force	us to
341	@firmware	do we	max
342	config	posts
343	penicillin	pnpm
345	layout ,	mistaken	tablets
346	damaged	out that	suits me
347	let's go with	opens at	the password
348	&free	happen	staying
349	tastes	the smaller
351	&split	kessler	name is	user
352	endpoints	svelte .	template
353	he does	you've
354	always want	our	pastry	suits
355	@lasts	in # ,
356	aren't	enjoy	option #
357	we're
358	feed
359	without	year's
360	&price	me nothing	moves to	mr	raising	units
361	end ,	sends
362	booked	once and
363	@yes , i	given	i can't stand	it this	january	refunds	this year
364	agreed	don't add a	migrations	the old
365	&feel	? the	as of
366	prose	spring	we keep	wednesdays
367	. the	switching
368	library	loop $	orders .	reader
369	&the price	any day	audit	goes to
370	holidays	intro
372	the router
373	an error	j	ordered
374	draws	list .
375	flag	ones	to next
376	@mr	only $	out that the
377	@via	bare	diagrams	never commit	per	remember that
378	&lake	evenings	ghent
379	&easier	am not sure	at a time
380	&lovely	when you
381	anywhere	metric
382	cash	family
383	phase
384	each	protocol
386	bikes
388	is my	please me
389	prefer
390	speaks
391	postponed
392	reports	statistics .
394	for good	month	owns	readings	reminders
395	@ambient	i went	mother tongue
396	name's
397	go with
398	ask before	can wait	pushes
400	apologising .	asthma ,	takes
401	&better
402	&saves	@better	ever .
403	connection .	kotlin
404	@survives
405	can't stand	invoices
406	, weekly	back to
407	here has	returns
408	, none	abide
409	make me
410	licence
411	stay
412	^ back to	asthma	don't use
413	has to
414	&more	please never
415	@i took	poetry $
416	runs	settled
417	have ?	north
418	lib
419	said yes
422	does the
423	happier	it shall be
425	keep
428	@monthly
432	leading	second one .
435	slip
436	the back
439	@cheaper	gets
440	: no
442	? why	maintains the
446	straight
448	say what
452	block
456	accounting
459	no emojis
464	^ tabs
465	sooner
466	signed
469	@vegetarian
471	you wrote
472	^ # $
473	call me
477	the former
489	staging
493	suggest
499	june
500	spaces
502	i like
505	nothing about
506	swapped
508	emojis
521	needs
525	uv
529	, not
541	stays
546	declined	october
550	jquery
566	kafka
574	should the
583	wherever
620	came from
662	webhooks
"""
"""A weight, and the runs that have it."""
