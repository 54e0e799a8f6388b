/** What prospects write, by the reply that answers it, one per line, in the words of many writers: the reader learns from them (READ-3). */
// cspell:disable
export const PROSPECT_LINES: Readonly<Record<string, string>> = {
  "about-yourself": `
i mean prob yea i pick stuff up quick
the regulars tbh they were so sweet
nothing rly i hated my manager but ppl were cool
cold calls mainly hated it.. im in atlanta
I reside in Vermont and seek employment that may be performed from home; kindly elucidate what this entails.
I believe that describes me rather well, as I am both prompt and persistent.
Certainly; I have not missed a day of duty in my entire career.
What gratified me most was surpassing the quarterly targets.
Principally cold telephone solicitation, and I live in Delaware.
I have corresponded with prospects through LinkedIn since 2021, from my home in Oregon.
i think that fits me um my typing is slow but i'm consistent
um i guess the stories people told me you know you here everything at a bar
helping folks out when they come in mad and they leave happy
Well I'm over in Huntsville wantin somethin from the house, what's all this about anyhow?
I reckon it does, once I put my mind to a thing I show up
I liked bein top of the board come month end, not gonna lie
Closed timeshares down in Gulf Shores for three years
I live in New Jersey and search work from the house, of what is this?
Yes this is me, I am very constant and I learn rapid
What more I liked was to treat with the people and that they go out content
I live in Phoenix and I made calls in cold for a company of internet
i mean.. i think so? im good at texting at least
probably when somebody was sad and left smiling.. that was nice
mainly instagram dms.. and yeah im in the us, iowa
im in arizona tryna find smth i can do from home, wat even is this
i pick stuff up quick so prob yea
being top seller on the board felt fire
cold callin roofs for 6 months in jersey it was ass
I should hope so. I am a diligent pupil, albeit perhaps slower with gadgets than the young.
I rather relished surpassing the quarterly targets, if I may be so immodest.
I concluded sales in person for a furniture house here in Connecticut.
Undoubtedly the camaraderie with the regulars; I knew every one of them by name.
hiii from Georgiaaa 🍑 looking for WFH stuff!! what is itttt
i hope sooo 🤞 quick learner here!!
tips!!! 💸😂 and beating my own record
lil bit of closing!! tennessee girlll 🤠
I'm living here in Nevada, I am searching for online job. May I know what is this about?
I believe I can do it po as long as someone teach me
I enjoy when I hit the quota and there is incentive
In Tulsa. Want remote. What's this
Reckon so. Pick stuff up quick
Beating quota
Closed roofs. Live in Georgia
I would say so, I mean my texts are long, as you'll have noticed, but I'm there and I do answer, my sister says I answer before she's finished typing
It was the regulars, I think, knowing that Mr. Feld wants the corner table and hearing about his hip, I liked that more than any of the money side
Mainly phones, a bit of email, one very strange month of LinkedIn messages, and I'm in Colorado, born in Nebraska though
Outside Dayton. Want something I can do from the house. What exactly am I looking at here
Showing up on time is about the only thing I'm known for. So yeah.
I type slow but I pick things up quick enough
Beating last month's mission number. I kept a chart.
Tennessee. Phone work, insurance leads, cold as ice.
hi im in cleveland on mat leave and need somthing from home, whats this about
yes!! im always on my phone anyway during feeds
the regulars, i miss talking to grownups
mostly phone stuff at a call center, im in michigan
Columbus, hunting a remote gig. What's the play here?
I'm a sponge, show me once and I got it
Getting a stranger to open up in like 2 minutes
Set DMs for an agency 14 months, based in Atlanta
I'm in Michigan and looking for something remote. What is this about?
from atl lookin for wfh, whats this
I reside in New Jersey and am seeking remote employment. What does this entail?
I live in Miami and search work from home, what is it?
I'm down here in Alabama huntin for work I can do from the house, what y'all got
Phoenix. Need remote work. What's this?
I'm outside Chicago and I've been trying to find an online job what is this all about
hi, I'm from Oregon, I saw something about remote work, not sure what this is though
in cali n need a remote job what's this abt
mom in Kansas looking for work from home, can you tell me what this is?
I live in Vermont and wish to work from home. What is being offered?
I just moved to Denver with my boyfriend and I'm trying to find anything online that pays so I don't have to commute, so what kind of thing is this
nyc here, tryna work remote, explain pls
Yes, that sounds like me.
yup thats me
I believe that describes me well.
Yes, I am a person like this
That's me to a T
Absolutely
yeah I'm always on my phone anyway and I show up when I say I will
I'd say so, people tell me I'm reliable
fasho
I answer texts faster than my teenagers, so yes
It does. I have never missed a day of work in my life.
I'm the one in the family who always replies in a minute and I've never once been late for a shift, so yes I'd say that's me
100 percent! Discipline is my middle name
for sure
Yep
Sounds like me, I'm consistent.
I think so, I pick things up quickly.
probs, im a quick study
I am willing to learn whatever is necessary.
I think yes, I learn rapid
Reckon so, show me once and I got it
I'd like to think so
I mean I've never done it but I'm a fast learner so yeah probably
I hope so? I'd try my best anyway
i guess yea
most days yes, as long as the toddler cooperates
I should hope so, though I type slowly.
I can't promise I'm perfect at writing because I'm dyslexic, but I'm dedicated and if somebody shows me how it's done I get it pretty fast
maybe, im coachable
Pretty much. Spelling's not my strong point but I show up.
I try every day, I am hard worker
I liked getting to know the regulars.
the ppl
I enjoyed the interaction with guests the most.
I like to speak with the clients and to help
Jawin with folks, no two days alike
The people.
probably just chatting with customers and making them laugh on a bad day
I guess helping someone find what they needed, it felt good
vibing w the customers n my coworkers
hearing everyone's stories while I did their hair
The conversation, and the gratitude of those one could assist.
There was an old guy who came in every morning for black coffee and told me about his late wife, and connections like that were the best part of it
talkin to randos all day
Meeting all kinds of people.
Making people smile
Solve the problem of the customers
Beating my targets every month.
winning, being #1 on the board
Exceeding the quotas assigned to me.
When I make the sale and get the bonus
That commission check, I ain't gonna lie
The money
closing the deal and ringing that bell man nothing beats it
I think it was seeing that I could get better at it, if that makes sense
the tips lol
the feeling when someone signed and I knew I'd earned it
The satisfaction of a well earned sale.
I'm competitive, so the leaderboard on the wall of the break room got me going, I'd stay late just to pass the guy above me
Smashing goals and getting recognized for it!
the upsells n the bonuses
The challenge of turning a no into a yes.
Competition
I'm in the US, mostly DM setting on Instagram.
usa, did dms for a fitness coach
I am located in Illinois and have primarily set appointments through LinkedIn.
In US, I do chat with leads, one year almost
Down in Louisiana, mostly writin to folks on Facebook
DMs. Texas.
yeah I live in Denver and I've been setting for two coaches through Instagram messages
I'm American, I've done some DM outreach, not a ton though
us, ig dms for like 8 months
I'm in Utah and ran the inbox for a beauty brand, booking consults
I am in Connecticut and lately it has been written correspondence with prospects.
North Carolina, started out with email sequences for an agency then switched to booking appointments in DMs for a real estate mentor
DMs all day baby! Booked 40 a month out of San Antonio
I'm in Nevada and did cold calling for a mortgage broker.
fl, cold calls mostly
Chiefly telephone prospecting, and I am based in Virginia.
Cold calls for insurance, I live in Orlando
Mostly dialin from a list, up in Kentucky
Closing. Ohio.
I was a closer for a solar company in Arizona and before that just smiling and dialing
mainly phone work, some closing, and yes I'm in the US, in Minnesota
closer, jersey
I closed memberships at a gym in Tampa, face to face mostly
In person selling of automobiles, here in Pennsylvania.
Four years as an SDR making eighty dials a day in Austin, then two years as an account executive closing software deals
200 dials a day in vegas lol
High ticket closer, Scottsdale, multiple six figures closed!
All three, Seattle
I was a 911 dispatcher so helping people who were scared was what I liked
I crushed my numbers and knocked out the competition.
been selling for sixteen years in Tulsa mostly over the phone
In the US. Fifteen years of closing insurance policies.
I'm 28, in Dallas, and started setting at 17.
damn straight thats me
I couldn't stop talking, so the chatting part.
I don't stop until it's done, so yes.
I believe the description fits me not inaccurately.
Oh yes ma'am, I'm up at five and I answer everybody
yeah thats basically my whole personality
Yes, I answer fast and I am constant
Opo, that's me, I'm hardworking and always online
That is me exactly, I don't joke with my work
Showing up yes. Never late once.
I think so I mean I'm always on my phone anyway and my sister says I write like I talk so yeah that sounds like me
I liked the regulars. There was a man who came for one stamp a day, just the one, and by the end I knew about his hip, his sister in Reno and the whole business with the will. That was the best of it.
liked solving ppls problems, sending em off happy
The moment when a browser turned into a buyer, I relished that.
makin tips n makin ppl laugh
I've been told I'm relentless, so yes, I'd say that describes me.`,
  "are-you-a-bot": `
r u ai be honest
Am I addressing a human being or an automaton?
is this a real person or one of those robots
Am I talkin to a real live person or one of them robots
u a bot? u type like chatgpt fr
Am I talking to a machine
are you real or is this automatic lol
Are you a bot?
bot?
Am I corresponding with a human being or an automated system?
You are robot or person?
Is there a real person on the other end of this thing
Real person?
this sounds like a computer wrote it are you a real human
sorry, is this an automated message or am I talking to somebody
is this chatgpt lol
am I talking to a machine? you answer awfully fast
Am I addressing a machine?
You replied in four seconds at midnight with perfect grammar, so I'm going to go ahead and ask whether you're AI
r u ai
Are these messages automated?
Human?
It is automatic answer, yes? I want to speak with human
Is this copy and paste or are you really typing?
Kindly confirm that a person is reading this.
you sound a bit scripted, is this a chatbot
say something only a person would say so I know you're not a robot
You one of them AI things?
Can I talk to a real human please?
feels like a script lol u real?
prove ur not a bot, whats 2+2 minus a banana
Did a person write that or software?
My son says this is AI. Is it?
stop playing, r u a bot
Might I inquire whether I am corresponding with a living individual or with some manner of software?
Before I pour out my circumstances, I should like to be assured there is flesh and blood at the other end.
Honey is there a real somebody back there or am I jawin with a toaster
you reply in 4 seconds every time. nobody's thumbs are that fast. explain
beep boop. that you?
say something a chatgpt would never say
sir you are person or machine only? my cousin was talk to machine one month
Excuse me po, are you a real human or auto reply lang?
Please, is it human being I am chatting with or computer program?
You are alive man? Or it is program writes?
I feel like this message is copy paste, you send same to 1000 people yes?
hi so I was on the bus and I saw your message and my daughter said mom that is definitely one of those computer things that write by themselves so I just want to know who is typing
Your punctuation is identical across eleven messages. Is a person composing these or is it generated?
sry baby on my arm, r u an actual lady or an auto thing
I've done a lot of chats lately with the bank and the power company and my pharmacy and every single one turned out to be one of those virtual assistants with a girl's name, so forgive me, but which are you?
Which version of chat gpt are you running on lol
no shade but that reads like a template someone plugged my name into
Would you be so kind as to confirm that these communications are not being produced by an automaton?
send a voice note so i know ur real
Someone typing these or is it set on a timer
My grandson told me half of what's on here ain't even folks anymore. You folks?`,
  "ask-partner": `
gotta talk to my bf first
i gotta run it by my wife she handles all that
I don't do nothin without runnin it by my husband first
My husband is who manages the money, I consult him in the night
id have to ask my boyfriend i think.. hes better with this stuff
gotta ask my girl first she handles our money
gotta check w/ my hubbyyy 💍😊
My husband is the one deciding about things like this so I need to consult him
Boss lady decides
could my hubby listen in on the call
Me and my girl do money talks together, gotta loop her in
I have to talk to my wife first.
gotta ask my man first
I would need to discuss this with my spouse.
I must speak with my husband before
Lemme run it by the missus
Need to ask my wife
me and my fiance make these decisions together so I'll have to bring it up tonight
I'd feel better checking with my boyfriend before I say yes
gotta see what my mom says first, i still live w her
my husband handles our money so I'd want his opinion before anything
My better half and I decide such matters jointly.
We've got one income right now and my partner would kill me if I signed up for something without telling her, so it needs to be a family decision
hubby has to be on board
My girlfriend will want to hear about this before I do anything.
Let me check with my better half
I will ask to my family, they know better
Can my husband join too? I don't do these things without him.
My partner must be consulted prior to any decision.
I kinda want to see what my dad thinks, he's good with business stuff
my wife's at work till six I'll talk to her when she gets home
My old lady would skin me if I didn't ask her
I need to clear it with my significant other.
spouse n i gotta talk it over
my gf says i should ask her before i do stuff like this
It's a joint decision in our house.
Let me see what my mother in law says, she'd be the one watching the kids
my wife would kill me if i did this w out asking lol
my husband's gonna murder me if I spend money again so I gotta ask him first
She'd whup me upside the head, gotta check with her first (kidding, kinda)
he gets grumpy about these things so let me talk to him first
im 18 but still live w my parents so imma ask them
It is my custom to undertake nothing of consequence without first laying it before my husband.
Decisions of this description are arrived at jointly in our household, and my other half has yet to be informed.
Lord, forty-one years married, I don't buy a blender without Earl weighin in
hold on gotta run it past the boss, and by boss i mean my wife
my parents pay the rent so theyd wanna hear abt this first
First I must speak with my husband, he is the one who decides with the money in the house
I will ask permission to my wife muna ha
My husband must hear of this matter first before I put my leg inside
Without wife I do not decide. She comes home Thursday, we talk
I need tell my husband already, he not know I chat with you
Wife's call. I'll ask tonight.
okay so it all sounds good to me but he's gonna ask me a hundred questions when he gets off his shift so let me sit down with him first and then I will get back with you
We file jointly and we budget jointly. She sees the numbers before I agree to anything.
cant say yes w out the hubs he does the kids when i wrk
Look, last year I signed up for a timeshare presentation and a gym in the same week, the gym was fine, the timeshare wasn't, and ever since then my fiancé and I have this rule that nobody says yes alone. So.
my girl would actually kill me if i did another thing w/o telling her
Let me see what he says
Me and my sister share the house and the bills, she'd have to be on board
My better half possesses the sounder judgment; I should be remiss not to seek her counsel.
she who must be obeyed has not been consulted yet
Can I get back to you after my son comes over Sunday? He looks at this kinda stuff for me
We pray on things together, my husband and I, and we haven't yet
mi esposo is at the work until 9, I consult it with him and I tell you
I'd do it tomorrow but he's the planner, he'd want to look at the calendar and the money side with me
Wifey gets a vote and she hasn't cast it
We're a two-signature household, I'll bring it up at dinner`,
  "bad-credit": `
My credit is very low by some debts of hospital
mine is really bad.. like embarrassing bad
my credit cooked lol like 480
My credit is very low because of hospital bills, I'm ashamed to tell
Credit's in the toilet
My score took a real beating after the divorce (his truck, my name, you get the picture), it starts with a five, so you'll probably not want me
My credit's cooked, maxed three cards on courses
My credit is bad.
my credit is trash
I must disclose that my credit rating is poor.
My credit score is very low, it is problem?
My credit's shot to hell
480 credit score, problem?
I filed bankruptcy two years ago so my score is in the gutter
I'm kind of embarrassed about my score, it's really low
i dont even have credit yet
after the divorce my credit tanked, would that rule me out?
My credit standing has suffered of late, I am sorry to say.
I got behind on the cards when I was out of work, two went to collections and now I'm sitting somewhere around 520, does that kill it
score is like 500 lol am i cooked
Will a low score disqualify me?
Bad credit here
I am new in the country, I have no credit history
I've got a repo and some charge-offs on my report.
Does an unfavorable credit history preclude participation?
what if my number isn't good? I've got medical debt in collections
my FICO is in the low five hundreds is that going to be an issue
Got a couple bills in collections, that gonna hurt me
I'm rebuilding my credit right now, it isn't pretty.
horrible credit tbh
my score got wrecked by student loans
I don't think my credit would pass anyone's check.
my ex ruined my credit and it's still in the 400s
I regret to say that my standing with lenders is not what one would wish.
My borrowing history contains certain episodes of which I am not proud; does that disqualify me?
Sugar my credit's been in the ditch since the drought of 2011
credit score: yes, i have one. its in the toilet
lmaooo my score starts with a 4
My credit is damaged, is because of my ex who took loans with my name
My credit score is not maganda, I missed many payments before
My credit matter is not clean at all, loan people are still disturbing me
In bank history I have bad mark, they refuse me everything
My credit very low because I come US only 2 year and hospital bill go collection
Bankruptcy 2022. Problem?
well I filed chapter 13 a couple years back and I am still paying on that and I don't know that anybody wants to see my score right now it was like five ten
521 as of Tuesday, two derogatory marks, one in dispute. State now if that ends the conversation.
got collections up the wazoo from when i had the twins
I used to have a beautiful score, I mean seven ninety, then the divorce, then he stopped paying the van that was in my name, then they came for the van, and now I don't even open the app.
they turned me down for a Target card. a TARGET card
will it count against me that i got evicted and it shows on there
Student loans in default, so whatever number that makes it
I fear the three bureaus hold a rather dim opinion of me.
kinda embarrassing but i got garnished last yr so the score is wrecked
is low credit like a dealbreaker or nah
They foreclosed on us in '09 and it never did come back right
Ruined it at twenty with store cards, never fixed it
I don't want to say the number out loud it's that ugly
The score is nothing to write home about, more something to bury in the yard
My FICO took a nosedive after the wreck and never got back up`,
  closing: `
skip the credit stuff but im in
ya thats cool w me
I prefer to keep my finances private, yet my interest remains undiminished.
so i made about forty five last year and my credit is like six ninety what do we do now
no that makes cents i just had to ask
alright sure when would we do it
I'd just as soon keep that to myself, but count me in
well long as it's just a ballpark I don't mind
I prefer to not say it but yes it interests me
Well, and the call for when would be?
i dont really feel ok sharing those.. but i still want to do it
no i think thats all.. i feel a bit better now
alright.. i guess i can try then
like 31k a yr n my score is 640 i think. wats next
I earn in the neighbourhood of fifty-two thousand and my score was 735 when last I looked. What follows from here?
Very well, I should be pleased to proceed. When might it take place?
skipping those 🙊 but i'm innn
nopeee all good now 😌💛
okayyy that's fine w/ me 👌
let's gooo 🚀🎉
My annual is around 48k and my score is 710. What is the next step po?
None na, I am satisfied with your explanation
55k. 640. Now what
Whatever. Fine
I'd rather keep those two to myself for now, nothing against you, I'm private like that, even my mother doesn't know, but I would like to hear more
About 52 a year and 710. What's next on the list
Nope, you covered it
No issue. I'd put it around 680.
Alright, what day are we talking
id rather keep that private but im def intrested
no were good, that makes sense
sure ok with that
okk lets do it
45k, 720. Where do we go from here
I'm down, what's the timing on it
I make about 45K and my score is around 680. What's next?
30k, 610
My annual income is approximately $72,000 and my score is 745.
I earn 28 thousand in the year, credit 650 more or less
Bout forty a year and my credit's seven hundred even
52k, 700s
I make around sixty a year before taxes and last time I checked my score was seven twenty
um, I think like 35k? and credit maybe 640, I'd have to look
20k n my score is 690 somehow
household is about 80, mine alone 24, credit is 710
My pension comes to 31,000 and my credit is excellent.
Last year was 41 with overtime, this year it'll be lower, and Credit Karma says 668, so where do we go from here
Pulling 90K, 780 score, let's do this!
sounds good whats the next step
Good credit, around 50 grand
I have no income now, score 600
I'd rather keep that private, but I'm interested.
rather not say but im down
I prefer not to disclose those figures. I do remain interested.
I don't want say my salary, but I want continue
I'll keep that under my hat, but go on
Skip. Still interested.
I'm not comfortable giving my credit score out but I'd like to hear more
can I skip that one? I do want to keep going though
nah skipping that lol but yea keep going
I'd leave that out for now, the rest sounds good to me
Those are private matters, but do proceed.
My finances are my own business and I hope that's fine with you, everything else you've said so far I like
pass on the numbers, still in
Prefer not to answer, but count me in.
No, that makes sense now.
nah we good
No further concerns, thank you.
No, all is clear for me
Nope, you cleared that right up
All good
no that was my main worry so I'm good
I think that was it, thanks for explaining
nope ur good
no, I feel better now that there's no recruiting
Nothing further troubles me.
As long as I'm not hassling my cousins to join and there's no inventory in my garage I'm fine with it
nothing else
No other doubts on my end.
Yes, I'm comfortable with that.
yea thats fine
I have no objection.
Ok, no problem for me
Fine by me
Sure
okay as long as nobody runs my credit I'm good with it
I guess that's okay, if it's just a ballpark
ight its like 640
alright, it's somewhere in the high 600s
Very well, I accept that.
Knowing you won't want documents makes it easier, my score is about 705 and I make 48 a year
np
That's alright. I'd guess 620.
Okay, let's do it.
im down
I am agreeable to that.
Ok, I want try
Well shoot, let's give it a whirl
Let's go
sure I got nothing to lose by talking to them
alright, I guess a call can't hurt
ok, I'd like to take a look
Very well, let us proceed.
If it really is just a conversation and nobody twists my arm at the end, then yes, I'd give it a shot
Yes!! Sign me up for the call
k
That sounds fair, I'm in.
Sure, when would the call be?
when tho
Certainly. What times are available?
Yes, which day is possible?
Alright, what day y'all thinkin
When?
okay what times do you have I'm free after four
yes, would there be something in the evening maybe
sure whens the call
yes, is there a slot before school pickup?
Gladly. At what hour?
I'd be up for it, I just need to look at my shifts, what days do they do these calls and in what time zone
got anything this wknd?
Fine, how do I book it?
screw it, lets do it
Hell yes
My annual receipts are in the neighbourhood of fifty-two thousand; my credit, I am told, is 710.
I should prefer to omit the figures, if you will permit, and proceed.
I draw about nineteen thousand from Social Security and my score's 780, I pay my bills
i make like 24k and credit is mid, 640
38000 in the year and credit 670 more or less
Around 30k po, credit I think 690
I am earning forty five thousand yearly, the score is seven hundred and something
55 thousand, credit 720, all good
I make 33k, credit maybe 650, is okay to share
41k. 660.
I'd say last year was about forty seven between the two jobs and the score last time I looked on the app was six eighty something
I'll decline the income question. Credit is above 800. Continue.
28k n 615ish, hubs income not included
roughly sixty k and mid six hundreds, hope thats alright`,
  "commission-only": `
no hourly?? nah i dont work for free
I do not accept work that lacks a fixed wage.
so no base pay huh yeah i don't do commission
I can't feed young'uns on commission, I need a steady wage
so no hourly? nah i need a base
I am accustomed to a steady salary and am not prepared to labour solely for commission.
Commission? Pass. Want hourly
I must say I'm a salary kind of girl, I like to know what's coming on the first, so all of it being commission makes my stomach go funny, there's no base at all?
I'm in Tampa, I did cold calls for roofing for four years, and I left since it was all commission and no base, so if yours is the same I'd have to think hard
No base pay? I don't work for maybe.
so if nobody books i made 0?? cant do that
Is there a base salary?
commission only?? hard pass
Is a fixed salary or hourly wage offered?
There is fixed salary or only commission?
I don't work for free, is there an hourly
Base pay?
so you're telling me there's no hourly rate at all
commission scares me a little, I need something steady
so if i book nothing i make nothing?
I can't feed my kids on maybe, is any of it guaranteed pay?
I have never in my life worked on commission and I am not about to start.
I've been burned by straight commission gigs before, worked forty hours and walked away with nothing, so I need a wage or at least a draw
is it w2 or 1099
I only take jobs with a salary.
Hourly?
I need salary every month, not percent
What's the hourly rate?
I would require a guaranteed minimum compensation.
is there any kind of stable income with it or is it all performance
I don't do commission based jobs my bills are the same every month
Commission don't pay the light bill in a bad month
Do I get paid for my time or just for results?
no base = no deal
whats the hourly tho
Are there benefits, health insurance, a 401k?
so basically unpaid until someone shows up to a call?
I busted my ass on commission once for nothing so is there a base
is it hourly or do I get paid per appointment
Salary or commission, how is it?
I am disinclined to accept remuneration that depends entirely upon outcomes; is a stipend provided?
An engagement lacking any fixed emolument would not suit my circumstances.
Baby I can't take "maybe" to the H-E-B, do y'all pay by the hour or not
so if nobody books i made zero dollars for my beautiful time. cool cool cool
I don't do eat what you kill. whats the base
There is a fixed salary every fifteen days or only by the sale?
Is there basic salary po? Commission lang is hard for me
Me I want salary at month end, not percentage percentage
Only percent? No. I need fixed pay every month
I want job have hour pay, commission only I scare
Hourly or I'm out
yeah so I did real estate for a bit and I remember going like four months with nothing and I told myself never again without some kind of paycheck coming in no matter what so is there one
Is compensation purely variable? I advise people against that structure for a living.
i need to kno theres a check on fridays, daycare doesnt take commission
I like the sound of the remote part and the writing part and even the people part, but my landlord, bless him, wants the same twelve hundred on the first whether or not anybody showed up to a call, so is there some kind of floor?
no draw? no retainer? nothing?
My old union would laugh, working for tips basically. Any wage under it?
performance pay = unpaid labor w extra steps
I require predictability of income, and a percentage is by nature unpredictable.
Do they at least do minimum wage for the hours I put in
straight commission aint for me dawg
100 per call is nice but what do I get on the weeks there's no calls
I can be paid a little fixed and rest commission? Only commission my husband will not like
Is it W2 with a paycheck or am I hunting for every dollar
What's guaranteed, if anything, before results come in?`,
  compensation: `
yesss thats what i need
It does help, thank you; you have been quite candid.
Before I go into my history, on what basis are setters remunerated?
yeah that sounds fair i didn't think it would be overnight
okay yeah that clears it up so what about the money how's that work
that's exactly what i was hoping you'd say
before i answer that what's it pay
That's alright by me, nothin good comes overnight
yep clears it right up, so how do they pay ya
Sure is, I'd like somebody holdin my hand at first
alright then that puts my mind at ease
How's a person get paid with this thing
Yes I am of agreement, it seems me just
Ah now I understood. And how is the payment to me?
Yes it is just what I need, that somebody accompanies me
Good, then and in what form will I gain my money?
yeah i think i can handle a slow start
ok that helps thanks.. so like how would i be paid
yes please that sounds like what i need
ok phew.. yes that helps
Yes, that degree of guidance would be most reassuring.
Indeed it does; I am much obliged for the explanation.
totallyyy fair 👍💖
phewww ok!! 😮‍💨 so how's the moneyyy work
omg yesss love that 😍🙌
yesss thank youuu 🙏💕
Fair enough
How's the pay work
I can live with that, nothing starts overnight, my sourdough took me a month, so a few weeks is all right
That does sound like what I'd need, the coaching especially, I always have questions after, never during, it's a curse
Right, no that's helpful, I feel better, and then (changing the subject) how would the paying work in the other direction, you to me
It is, yes, since what I dread most is being alone with a blank screen, like when I started at the county office and my trainer was on a cruise
Three weeks is nothing. I'm good with that.
Good copy. Now what's the pay setup
That's squared away. I like having a coach.
Crystal clear. Go on.
Salary or commission, which is it
ya thats ok i can wait a few wks
oh ok yes. and whats it pay
ok so then how does the money come to ME
Live coaching is what I was missing, so yeah
Yep, helps, first straight answer I got all year
How does the pay work?
how do i get paid
Could you elaborate on the remuneration structure?
How is the payment, percent or per call?
How's a body get paid doin this
Pay?
so how does the money side of it work is it per appointment or what
could you explain the pay structure to me once more
whats the pay like
what does it pay? is it per call or per sale?
Upon what basis is one compensated?
I understand what the work is, now break down the compensation for me, what's the flat rate, what's the percentage and who pays it
whats the commission
What percentage do setters get?
Comp plan?
Break down the comp for me! What do I make per booking?
How much you pay for one meeting?
Do I earn from the sale as well or just for booking?
What is the commission rate on closed deals?
I'm not quite sure how the earning part works here
so I book somebody they show up then what do I get for that
What y'all payin for a bookin
Is it a flat fee per call or a cut of the deal?
how much per call
what do u get per booking
Explain the commission structure, please.
Where does the money come from, who pays me?
Yes, I'm fine with that.
yea thats cool
That seems entirely reasonable to me.
Ok, it is fair, I can wait
Sure, nothin worth havin comes overnight
yeah I figured it'd take a few weeks that's not a problem
I think so, I have a little saved up to get through that
bet
that's ok, my husband's paycheck covers us for now
Quite acceptable. I am a patient man.
I appreciate that you don't promise the moon, three weeks is nothing, my last job took two months before I saw commission
im patient no worries
Absolutely! Rome wasn't built in a day
Makes sense, works for me.
Ok with it
It does, thanks. How is the pay set up?
yea that clears it up, whats the pay
Thank you for clarifying. What is the remuneration?
Ok now I understand, and how you pay?
Alright then, so how's the money work
Clear. Pay?
okay good that makes sense so how much do I get per call
yes it does, thank you, I was just worried for a second
ok cool so what do i make
good to know, then how are setters paid?
That is satisfactory. Pray continue with the terms of pay.
Glad you didn't dodge that like the others do, so you pay for qualified calls, how much would that be per call
gotcha, makes sense
Yes, cleared up.
Yes, exactly what I was hoping for.
yess sounds great
That level of support is precisely what I seek.
Yes, it is good, I like
That'd suit me just fine
Perfect
yeah one on one coaching is what I was missing last time so that's awesome
that sounds really helpful, yes
thats fire
love that I can watch the videos when the house is quiet
That is more guidance than I dared expect.
I learn best with somebody correcting me, so the weekly calls plus the scripts is pretty much all I could ask for
Coaching AND scripts? I'm in!
yea i need that
I'd want that, sure.
Yes, that helps, thank you.
yea helps
That answers my question satisfactorily.
Yes, thank you for explain
Yep, preciate you shootin straight
Got it
okay good as long as I see the price before I decide anything that's fine
yeah that makes me feel better, thanks
aight cool
it does, I just don't want surprises
It does indeed. I am obliged.
Thanks for saying it's paid instead of hiding it, I can live with hearing a price and saying no if it's too much
ok ty
Sure, that's clear now.
So how would I get paid?
ok n how do i get paid
And in what way am I compensated?
And me, how I earn the money?
So where's my money come in
And my pay?
alright so then how does the paying me part work
okay, and what would I earn per call, if I may ask
cool now how do i make money
and how do the setters get their pay?
Now to the other side of the ledger, what is paid to me?
That covers what I'd owe, now tell me what I'd be owed, is it a percentage or a fixed amount for each appointment
whats the payout
wont kill me to wait 3 weeks
hell yea im ok w that
damn right thats fair
How does the commission work and what does a normal month come out to?
whats the pay n how much u make
A brief period of apprenticeship before the returns commence is entirely acceptable.
I've waited on rain longer than that, I can wait a few weeks
fine i can survive on ramen for 3 weeks
Yes it's okay, I have some saved for these weeks
Okay lang po, I understand it takes time
No problem, I can be patient for that small time
Few weeks is normal. I agree
I can wait, no problem, thank you for honest
Fine with the ramp.
oh sure that's reasonable I didn't figure I'd be making money the first day or anything so a few weeks is okay by me
A two-to-three-week lag is within my reserves. Acceptable.
yea a lil wait is ok, tax refund tides us over
I expected months, so a few weeks suits me fine.`,
  "credit-score": `
y u need my credit tho
ya what was w the credit thing
credit scoreee?? 😳 whyyy
Why do you need to know about my credit score mam?
What in the world does my FICO have to do with sending messages
Credit score? What, you financing me into something?
Why do you need my credit score?
y u need my credit
For what purpose is my credit rating requested?
Why you ask the credit score for a work?
What's my credit got to do with it
Credit score? Why?
what does my credit have to do with getting a job
I find it a bit odd that you ask about credit, is that normal
no job ever asked me for my score, weird
why would anyone need my income and credit for a remote job?
I fail to see the relevance of my credit rating.
I've applied to fifty jobs this year and not one of them wanted to know what I earn and what my score is, so what's that information used for
is there a credit check
Are you going to run my credit?
Why my income?
You will check my credit? it makes damage to the score?
Is it a hard pull or a soft pull?
Is a credit inquiry performed on applicants?
do I have to tell you my salary? feels private
why are you asking how much I make that's personal
My credit ain't nobody's business
What do you do with my score once I tell you?
seems sus asking 4 credit score
why u need to know what i make
Does my score decide whether I get the role?
Who sees my credit score if I tell you?
Why do you want my credit score?
y u need that
Would you explain why my credit rating is relevant?
Why is necessary the credit score?
Now why in the world would you need my credit
Credit score for what?
no job ever asked me how much I make and what my credit is so why do you
that's a bit personal, may I ask what it's for
why tf u need my credit score
income and credit? what do you need that for?
I cannot see what my credit has to do with the matter.
You'd pay me, not lend me money, so I'm struggling to see what a score tells you about my ability to book calls
whats my income got to do w it
Yes, the credit score question felt strange.
yea why the credit thing
One matter, why was my credit rating requested?
Yes, the question of credit is strange for me
Well yeah, that credit business
Credit score?
the only thing that bugs me is why you asked what my credit is
maybe just the part where you asked about my income, why is that
the credit score part is sus
I still don't get why anyone wants my score
I remain puzzled at being asked for my credit.
The recruiting part is settled, but asking a stranger for income and a score in a chat is what had my alarm bells going
why ask my salary
It doesn't feel safe telling you my credit score. Why do you need it?
Why does my credit matter? Mine is awful.
For what purpose, pray, is my creditworthiness of relevance to an employment enquiry?
I fail to perceive the connection between my earnings and my fitness to send messages.
Now why in the Sam Hill would y'all need my credit to type on a computer
why yall need my fico do i gotta buy a house to work here
nosy much? what's my income to you
Why you ask me how much I win in a year? This is private in my country
Why need to know the credit score po? I'm applying for work not loan
Please what is the work of credit score in this job matter
For what you need my income? Tax police?
I don't understand why job ask credit number, can explain me?
Why's that matter
I mean I can tell you what I make but I'm just kind of wondering why is that something y'all would need for somebody who's just gonna be messaging people
Employers pull credit for fiduciary roles. This isn't one. On what basis are you asking?
ok but y the credit q, never been asked tht for a job
I've applied at the school district, at Kroger, at a dental office and at a place that does hospice billing, and they asked for references and a drug test and my shoe size for the scrubs, but not one of them asked me for a FICO. What do you do with it?
so are you gonna run a check on me or just ask
sounds like youre checking if i can get a loan for something
what happens w that number, who sees it
One is seldom asked by a stranger for the size of one's purse. Kindly elucidate.
income, credit.. next you'll want my blood type?
hm that question made me stop. why that one
Does a low one or a high one change anything? Trying to see the point of it
My mama said never tell a man your age or your money. What's it for?
Is the number for a background check or what do you all use it for`,
  experienced: `
been setting for a fitness coach since last yr
did some car sales at my uncles lot so kinda yea
Indeed, I sold annuities for the better part of a decade.
i was booking calls for a roofer so i guess you'd call that setting
I set appointments for a roofin outfit two summers back
In my before job I made the appointments for a clinic of solar panels company
i sort of did sales? like solar for a year i think that counts..
yea i was settin for a solar guy all last yr
I arranged appointments for a firm of orthodontists and, prior to that, sold advertising space.
yesss sold makeup at sephora + did phone sales 💄📞
I have 3 years already as appointment setter for a real estate client
Sold cars ten years
Yes actually, I did six years in timeshare (don't hate me) and then gym memberships after that, so I've been around the block with selling
Closed solar, sold cars, ran DMs for two coaches. I've done it all.
I've been in sales for five years.
yea sold cars for 3 yrs
I have considerable experience in business development.
Yes, I sold phones in a shop and insurance by telephone
Been sellin since I was knee high, roofs mostly
Experienced
I did appointment setting for a solar company last year over the phone
a little bit, I was an SDR for about eight months
did d2d pest control last summer
before the kids I was in medical device sales
I was a travelling salesman for the better part of two decades.
I've done a bit of everything, timeshares in Orlando, gym memberships, and lately setting for two coaching offers on Instagram
closer for 2 yrs here
The second. I've set appointments for a roofing company.
Yep, B2B SaaS, 6 years
Crushed quota three years straight at Verizon, so yes!
Already I worked in call center selling internet
hell yeah I sold cars for those crooks at the Chevy dealer
I was engaged for some six years as an account executive at a firm purveying medical devices.
My professional life has been devoted almost wholly to the art of persuasion, latterly in annuities.
Darlin I sold Mary Kay and then Buicks and then burial plots, I can sell
i set appts for a roofing company all last summer, dms and texts
closed for a coaching offer for 8 months, got bored
In my country I was seller of insurance by telephone for four years, I closed a lot
I'm appointment setter before for US realtor po, 2 years
I have been doing sales of phones and solar since 2017, even training other people
I work in sales department, B2B, seven years, cold calls every day
I was sale for nail supply company, call to salon all day and close the order
SDR. Two years. SaaS.
yeah I've been a closer for about three years now I was with a guy who does credit repair and before that solar before that alarms so I know my way around
Mortgage origination, 2003 to 2009. I've carried quotas you would not believe.
did setting for a fitness lady till my 3rd was born so yea i kno the deal
So I started in a call center for cruises, then they moved me to the upsell team, then I went on my own with a girlfriend and we set appointments for chiropractors over Facebook for about two years until she moved to Tampa. So setting, yes.
bdr at a startup, laid off in june
High ticket. 30% close rate. Ask me anything
knocked doors for pest control 3 summers top rep twice no big deal
I flatter myself that outbound telephone solicitation holds no terrors; I did a decade of it.
I currently set for another agency and i'm looking to switch
car sales, 11 yrs, finance desk for 4 of those
I used to run the sales floor at a furniture place, trained the closers
Timeshare. Don't judge. I was good
Booked demos by DM for a software guy on Instagram, about 40 a month
I did inside sales for a uniform company, sixty calls a day for four years
Recruited for nursing agencies over LinkedIn DMs, so basically setting`,
  final: `
2mrw is better got work 2day
This afternoon would be convenient.
just send me the link and i'll pick something when i stop
tomorrow would be better, I got Bible study tonight
Pass me the link please and I choose the hour
can i have the link and look when i could..
tmrw cuz i work tn
This afternoon would suit me admirably.
tmrw morninggg ☀️
I'm available for today's video call mam, after lunch
Kindly send the link and I'll be the one to choose the schedule
Today. After 5
Shoot me the link
Today would do, I've got a window between the dentist and my son's pickup, so around two, if that isn't too soon
Could you send me that link and I'll look at it with my calendar in front of me, I've two calendars actually, that's the problem
Today, anytime after 1600
tmrw pls todays a mess
Tmrw, I'm on shift tonight
Today works for me.
today
Today is good, after 5
Today's fine, I'm just settin on the porch
Today pls
I can do today anytime after three thirty
today, if there's still something free
rn works lol
today during nap time, 1 to 3
This very day, if it please you.
I'm off work today and would rather get it done before I lose my nerve, so the sooner the better
Today! Strike while the iron's hot
tonight?
The earlier one.
Tomorrow is better for me.
Tomorrow morning would suit me best.
Tomorrow please, today I work
Tomorrow after church
Tomorrow 10am
I'm at work today so let's do tomorrow around lunch
tomorrow would be easier, if that's ok with you
tmr bc im at practice today
tomorrow, once I've dropped the kids off
On the morrow, before noon.
Today's shot because of my son's game, tomorrow I've got a gap between eleven and one or anything after seven
tomorrow evening works
Friday would be best, otherwise tomorrow.
Send me the link and I'll pick a time.
link me
Kindly send the booking link at your convenience.
Send the link, I choose the hour
Go on and send it, I'll find me a spot
Link please
just shoot me the calendar and I'll grab something
could you send the link? I have to check my schedule first
drop it
send it over, I'll look at it with my husband's shifts in mind
Do forward the address and I shall select an hour.
Neither one for sure since I'm on call this week, but if I can see the open slots I'll pick one that fits
yea send it
Either works. What's the link?
Today at 4, after I pick up my 14 year old.
16:00 tomorrow
today, 3:15 or 3:17 lol whatever
f it, today
The morrow would be preferable, if it can be arranged.
Let us say this very afternoon.
Tomorrow after I get my hair set, say two
today. before i overthink it
It is better for me today at night
Tomorrow po after lunch
Let us do it tomorrow in the morning
Today is okay, I have evening free
Today I off work, can do today
Tomorrow. Off at 3.
I've got a dentist at ten but after that I'm wide open so I guess today would work out better than tomorrow
Tomorrow, 9:30 or later. Send the link in writing.
2day wen they nap, like 1
either honestly, today's fine
Tomorrow it must be, today I have the grandchildren until evening.`,
  "getting-started": `
nah never did nothin like this total newbie
first timer here
I must confess that I am entirely unacquainted with this line of business.
so i'm brand knew to all this you gotta explain it like i'm five
no experience but i talk all day long so does that count ha ha
Naw I'm greener than grass, never done a lick of sellin
No, I never have worked in sales, I want to begin from zero
complete beginner haha... like total zero
nah never done none of this im fresh fr
I have spent my entire career in a laboratory, so selling is wholly unfamiliar territory for me.
total newbieee 🐣
Hello po, I'm only new in this one, no background yet in selling
New to it
So no, none of that, I mean I once sold raffle tickets for the church (badly, I bought half of them myself), but apart from that I'd be a complete beginner
Never sold a thing in my life. Retired Army, brand new to this.
total newbie lol never did any of this
I'm a complete beginner.
brand new to all this
I have no background in sales whatsoever.
It is my first time, I start now
Green as grass, darlin
Newbie
no I've never done any sales I've been working in a warehouse lifting boxes
just getting started I guess, never sold anything, hope that's ok
nah just starting
starting from scratch, been home with my babies for six years
I am quite new to this. I taught school for thirty years.
Total rookie here, I cleaned houses and did landscaping all my life and only heard about remote sales last week on a podcast
the first one lol
Never.
Haven't done either one, I'm fresh.
I am new, I never did it
First timer but hungry to learn!
I'm 18 and just starting out.
22 n brand new
I've been out of high school ten years and never did sales
my kids are teenagers so now it's my turn, total beginner
I confess myself an utter neophyte in this sphere.
This would be my maiden venture into work of such a character.
Sweet pea I just learned what a DM is last Easter, so I'm green as grass
just found out what a setter is like an hour ago on tiktok
level 1. no xp. default skin
I am new new, I never have made this of setting, I saw the video yesterday
Newbie pa lang ako, first time I hear this kind of job
I am a beginner please, I am just entering the online work for first time
I only begin. About this profession I know nothing
I just start learn about remote job, never do before
Fresh. Day one.
hi I saw your thing about working from home and I have not done anything like that before I'm just kinda looking into it for the first time
I've spent my career with spreadsheets. Appointment setting is unknown territory to me; I am at the very beginning.
just lookin into it, havent done any of this yet, 4 kids keep me busy lol
I watched maybe six videos, one by a guy in Dubai, one by a lady with a parrot, one that was really an ad, and after all that I still couldn't tell you how you do it. So put me down as somebody who hasn't started.
Haven't done it, no. Curious though
total rookie over here dont laugh
I'm at the "what does setter mean" stage
never set an appointment in my life besides the dentist
I stand at the threshold, so to speak, having taken no step as yet.
been lurking on these pages for months, havent pulled the trigger on anything
Just getting my feet wet, saw your post about it
first rodeo and i aint even got boots
I'm starting over at 54 and this would be a whole new thing to me`,
  grieving: `
the house smells of lilies and casseroles and i cant face a headset today, it was my sisters service
We scattered her at Lake Powell over the weekend. No signal out there. Back now.
my little girl would be starting kindergarten this fall. i get up early anyway, so mornings are good
I inherited his debts, not his boat. So I need a second income, plain and simple.
they retired his jersey at the high school friday, my nephew, so the whole fam was in town n i forgot the quiz
Widow's pension pays the lights. I want to pay for the rest.
sorry wrong week for me, it's the yahrzeit for my father and I don't do business on it
my best friend n i were gonna do this job together, then the accident happened. im doing it for both of us
One of my twins didn't make it. The other's asleep on me. Can you wait till two?
our parrot was 31 yrs old, he said good morning before i did. its so silent. i forgot about the form
he was my sponsor. found out at the meeting. imma need a day or two
The obituary took me all weekend to write, that's why no answer.
I'm executor for my uncle and there's nothing but paper on my desk, so Thursday
mi abuelita se nos fue el domingo, estamos con los rosarios nueve días
my battle buddy's funeral is at Arlington wednesday, i'm flying out, i can train after
been a year on tuesday since my mom. i always take that day off just fyi
I still have my husband's voice on the answering machine so don't mind if you get a man
lost my big brother to fentanyl n im raising his pitbull
My daughter-in-law died having the baby. I keep the baby now. So my hours go with bottles.
We'd been on the phone every night for thirty years, my sister and I. Now I've got a phone and no one, so phone work's a comfort.
the horse I had since I was nine colicked in the night and I stood with her. I'm wiped out.
my coworker died at the site, they closed it, so im out of a job on top of it
I wear black till March, our custom, hope the video call is no problem
he proposed in may and was gone in july. i'm 26 and i don't know what to put under marital status
Grief counselor says to do one new thing a month. October was pottery. You're November.
I had to cancel his cell line today. took 3 hrs and 4 people. dont ask me to call anyone til tmrw lol
my grandpa was buried yesterday in Manila and I watched on zoom at 2 am, so I'm slow today
My pa's heart gave out in the hayfield. I'm sellin' the cattle and lookin' for indoor work.
I'm a gold star mom. I tell people before they ask about the picture behind me on video.
hi sorry for dropping off, we had a loss, second miscarriage, i'm ok to talk about the job but not about that
kept my late wife's desk the way it was, I'd finally be using it
Papa don die, burial na December, I go travel go village two weeks
Pitaji passed on Ekadashi, thirteen days I'm not taking any calls, after that surely
my roomie's mom died and i drove her 9 hrs home, thats where i been
the person whose name is on this account is my late mother, I'm her son, can I apply with mine instead?
first thanksgiving w an empty chair so ill be honest my heads not in it til monday
do u give time off for funerals? i got one next fri, my godfather
I closed our bakery after my partner passed because I couldn't stand the smell of his bread. That was my last job.
He taught eighth grade for 30 years. 400 kids came. I'm hoarse from saying thank you so no voice note.
when daddy was dying he told me get you a sit down job baby. so here i go
Our old beagle's gone, twelve years under this desk. The rug still has his shape.
I went quiet after the memorial, I go quiet, it's my way. I'm back.
I have the time because I'm no longer a caregiver, if you see what I mean. My wife, in August.
my sis's murder trial starts the 8th, i sit there for her every day, so evenings only
she was my stepmom but i called her mom. celebration of life is sat, so not sat
I lost three friends in one year to the virus, and I retired from the hospital after. I miss people.
the hardest thing is grocery shopping for one. the job seems easy next to that
je viens de perdre mon frère, I'm in Lyon till the end of the month for the papers
meu pai faleceu, I go to Brazil and return on 20
I'd put him down as reference but he passed in spring, he was my manager for nine years
His tools are worth a bit and I'm selling them one at a time, but I'd rather earn.
they named a bench after my son, dedication's at noon so call after one
can't do the voice test, I cried my voice out at grandma's wake 😔
she had a stroke at the dinner table. it was so quick. that was two weeks ago n im just now opening messages
you asked what's my why. it's my baby brother. he never got to have a job.
i got his truck, his dog and his bills. dog's fine. bills are why i wrote you back
We were married 51 years. I've never filled a form alone, so bear with me.
Since my roommate was killed on his bike I don't commute, I want to be home.
i'm 20 n my mom died n i got my 2 sisters now so it gotta be remote
Sorry. Got the headstone proof today and had to check the spelling and then I couldn't see straight.
my hamster passed and my daughter requires a state funeral at 4, so 5?
my friend took his own life in April. I've been volunteering since and I'm ok, but it's why there's a gap.
They sent his last paycheck. I put it in the drawer. I'd like one with my own name on it.
my teacher who got me into speaking died so i thought id do something w my voice
he never met his son. i'm 7 months. we buried him on the 2nd. i need income, can we talk tues
auntie raised me, auntie gone, house is being sold, need $$ for a deposit
I took bereavement leave and when I got back they had filled my seat
spent the morning at the DMV w a death certificate trying to title his motorcycle, so no i haven't watched the video
my husband was a lineman. storm of '21. i been on survivor benefits and they end when the youngest hits 18
Reckon I'm late answering, we had Papaw's visitation till nine and then folks wouldn't leave
I've got nobody to cook for since Ma went so I've got evenings too
Hi! Quick note: our family lost someone and I'm away through the 12th. I do want the spot.
I'm a widower of six weeks. People said wait a year before deciding anything. The mortgage won't wait a year.
my prom date from 1988 turned husband turned angel. lol he'd hate that line. anyway im 54
it was SIDS. i don't go into it. i just need a job w no baby stuff in it
lost mom, lost the lease cause it was in her name, in my car w good 5g. can i train from here
The choir sang at his funeral and I'm told I held the note. So my voice works.
I keep his Navy flag on the shelf, you'll see it if you need video.
my little cousin drowned at the family reunion. nobodys working this week. we'll talk
They pronounced her at 3:12. I saw your message at 3:15. I don't remember what I typed, sorry if it was odd.
I was Daddy's hands the last four years. Before that I did medical billing. That's the hole in my resume.
since abuela died im the one who pays for tia's meds, so i need at least 600
my dog of 15 yrs, pancreatitis. i work from home now and theres nobody under the table. thats all. send the link
nah i didnt forget u, been at the hospital then the morgue then my aunts. gimme til thurs
I read that you like people with 'life experience'. I have buried two husbands and a business.
The university gave my son's diploma to me. I hung it above this desk.
we sat shiva, now I return to the world, what did I miss
My mate who you messaged first, Danny, he's died. I'm his flatmate. I'd be up for it though.
Condolences are what I write all day, I'm a florist. Then in May it was for my own mum. I can't sell lilies anymore.
I'm slow on the keyboard because he did all the typing in our house till January.
do u mind if i keep my camera off, its my first week back after burying my grandson
she left me her recipes n 40k of hospital bills
it's the anniversary of the crash. my cousin n my two friends. i don't talk much today
My partner of 22 years died and since we weren't married I got nothing. Hence the job hunt at 60.
kuya passed away in Dubai, we're waiting for the body to come home, I can't focus po
uncle wey train me for school don go. I wan work now carry the younger ones
my nani was my whole world, after the cremation I couldn't eat, today is better, please send the test again
He had a stall at the flea market and I had him. I've only the stall.
the vet came to the house. she went to sleep on the porch in the sun. best cat. anyways yes im still interested
my mother-in-law, whom I actually adored, was laid to rest this morning. I'm in heels and mud. Later?
my old boss died n the shop went to his kids n they sold it. miss him more than the job tbh
first christmas without pop pop. sorry if im short
I worked with my brother every day of my life. I can't go in that garage. I'd rather sit in my kitchen and phone people.
you caught me dividing her jewelry w my sisters. its tense. tomorrow?
I had a stillborn daughter in June and my job wanted me back in ten days, so I walked
My son passed from leukemia at nine. I did eight hundred phone calls with insurers. I'm good on the phone.
i'm doing this for a memorial tattoo ngl. my bro's face. 700 bucks
She was ninety-seven so you can't call it a shock, but the chair's empty all the same. I've mornings now.
I missed your call because I was standing at the grave telling her about your job, if you can believe it.
his mom wants his ashes and i want his ashes so theres a whole thing. sorry. yes wed works
my sister in law got killed by a drunk driver so we took in her three boys. need money n need to be home
had to ID my dad. can we do this next week
I still set my alarm for his insulin. He's been gone since Labor Day. So I'm up at five, available.
hey no i havent ghosted, my bestie passed n im doing the gofundme n the slideshow n everything
Ten years ago this month I lost my boy in Kandahar, so October's always a slow month with me.
my rabbi told me that work is permitted after thirty days, that is next Wednesday
My mom used to answer phones at a funeral home and taught me the tone. She's gone now herself, and I have the tone.
lost my partner on the force in 2016, left the year after. been a groundskeeper since. cemetery, ironically
i named my business after my daughter n then we lost her n i couldnt run it no more
we had a wake w 200 people n im hungover n sad. monday
I've had to sell the house since she died, the new place has worse internet, is 50 enough?
my twin died at birth so my mom says i talk enough for two lol
Both of my folks within a month. They couldn't do without one another. I'm doing without both, slowly.
i lost my service dog n until i get matched again i stay home. so home job
My granddad had a saying, pick up on the second ring. We lost him Friday. I'll pick up on the second ring.
no reply needed just lettin u know its my late wifes birthday so i'm goin to eat her favorite pancakes n ill be on after
because my father died before I could finish my residency papers, now I must support my mother in Haiti
I answered your ad from the hospice parking lot. He's gone now. I'd still like to hear.
honestly since the miscarriage i cant do the daycare job
my budgie died, my sister laughed, i didn't. can i have till tomorrow
He fell from the scaffold. The company sent a fruit basket. I'd like to work for people who'd send more than fruit.
idk how to be a 29 yr old widow so im just filling out apps
Probate's stuck, account's frozen, I've got 41 dollars. That's my situation. How soon is first pay?
Sorry about the background noise on that note, it's the family, they've come for the third-day prayers.
I coached with him for 20 years, carried him Saturday. Give an old man a day.
her phone still gets your messages too btw, my wife's. she would have been better at it than me
my foster mom died n her real kids wouldn't let me sit up front. whatever. yeah i can do nights
My goddaughter's burial is out of state. I have the workbook with me for the plane.
i'm wearing his hoodie on the zoom, don't judge, its been 5 weeks
It was my fiancé who wanted the laptop. It came the day after. It's still in the box. I guess I'll open it for this.
lost my aunty n the headset was hers, she did calls for att 20 yrs
after the Surfside collapse I took in my niece, her parents were inside. She's in school now so I've got days.
my mentor died mid semester and i took a leave from grad school
we lost nana but she made it to 100 n a half so its more party than sad, back tues
they turned off the machine yesterday. my brother. i'm not myself, so if i ask the same thing twice sorry
My ex husband died and I'm surprised how much I mind. Needed a day. Here's the form.
i used to do voice memos w my dad all day. now nobody to talk at. put me on phones lol
I've a black ribbon on the door and half the village in the kitchen, so it'll be after the month's mind Mass
been to 3 funerals since june, opioid town. i need something far from here even if its just on a screen
my cat waited for me to get home n then passed in my lap. forgive the typos
sorry just seeing this my grandma passed tuesday and ive been at my moms house all week
honestly i need something remote bc since my dad died im the only one my mom has
I lost my wife two years ago comma and the house is awful quiet so I figured I could talk on the phone for a living period
Perdón por la demora, my abuelita fallecio el domingo and all the family is here in the house
bro my best friend got killed in a wreck in june and i quit my job right after. just tryna get back on my feet fr
um sorry if this is too much to share but we lost our baby at 22 weeks in the spring and i left my teaching job, so theres a gap on my resume, is that ok??
My late husband always handled the money so I never had to look for a job before this
i do have sales experience i sold cars w my pops before he passed, he taught me everything
ngl my mind been gone since they told me bout my granddaddy. he raised me. hmu next week
Yes that is him in my profile picture, my boy Tyler, he would have been 24 this year
Had the viewing tonight. Will read tomorrow.
is it okay if i start in like two weeks, my nana's memorial is in ohio and i have to drive my aunts up there and im kind of a mess
I never finished college cause my momma passed my sophomore year and somebody had to raise the little ones
💔 lost my bestie sunday. not ignoring u i promise
My partner Greg and I ran the shop together, and when Greg died I just couldn't walk in there anymore
Y'all caught me at a bad time sugar, we're fixing to scatter Daddy's ashes out at the lake this weekend
buried my mom. need money. what's it pay
im 20 and my dad was the one paying for school so after he died i kinda had to drop out and idk what im doing tbh
the whole reason i moved back to tulsa was my mom died and left me the house
idk why im telling u this but today wouldve been our 10 yr anniversary, he passed in the pandemic
we lost gramps to covid and nobody in this family been right since, thats my why if u wanna know my why
i type slow and im crying so bear with me. my mom. last night.
my man got shot back in april im just out here raising his son 🙏🏽
I guess I am scared to try new things since losing my twin, she was always the brave one
Hi. This is her daughter answering, mom died on the 9th. I'm going through her messages.
not to be a downer but the last job i had gave me 1 day off when my dad died. would yall be better than that
my horse colicked and we lost her. 22 yrs. i am just gutted and behind on everything
As a recently bereaved person, I find I need structure to my day more than I need the income.
I miss my wife. That's all. What was the question about hours?
We lost two in one year, my aunt and then my grandmother, so my family group chat is all condolences and I'm missing every other message, yours included.
cant afford to waste money rn we are still paying off my brothers burial
everyone keeps saying time heals. it's been 4 yrs since my son and nah
my therapist says to keep busy after a loss so here i am i guess, lost my fiance in feb
sry 4 late reply, at a wake
she was only 6. our goldendoodle. hit by a car. so no i havent filled out ur form

It is my melancholy duty to inform you that my husband departed this life on Sunday.
I have lately been bereaved of my brother and am not equal to business.
We laid Mama to rest Saturday honey, I ain't been on here
my grandpa died so i havent been answering
My father died the last week, I am in mourning
My lola passed away po last night
We lost our first born son two days ago, we have done the burial
Mother died. I was at funeral, could not write
My husband die last month, I still so sad
Dad passed Monday.
sorry I've been quiet it's just that we lost my sister in law very suddenly and the whole family's been at the house
My wife breathed her last on Tuesday.
It has pleased the Almighty to call my dear mother home.
I regret my silence; we have interred my elder brother this week.
Buried my boy Thursday, darlin. A mother ain't supposed to do that
my best friend died
my nana passed lastnight so yea
Died my uncle yesterday, who raised me
Namatay po ang tatay ko kahapon
We have lost our mother, the burial is tomorrow
My brother is dead. War.
My grandma pass away in Hue, I can not go home see her
Wife died.
we just got back from the cemetery and I saw your message and I don't really have anything to say except that he's gone
My business partner of thirty years passed on Friday.
lost the baby at 20 wks last month
The freezer is full of other people's lasagna, the phone won't quit, my aunt is sleeping on the couch with her shoes on and the dog keeps waiting at the door for him, because nobody can tell a dog that he passed.
my dads funeral was today
She went in her sleep, thank God. 89. Still my mom
I became a widow on the 3rd of this month
Our little girl was stillborn on Sunday
my cousin got shot saturday he didnt make it
Condolence visitors are still in our compound, my father was laid to rest on Friday
Mi abuela murió hoy
Took my sister off the machines this morning.
I am recently bereft of the companion of my whole life.
my twin died in a wreck in june
He passed before I could get there
the hospice nurse called, she's gone
Mother is no more since yesterday, we make the forty days now
today would have been his birthday, first one since we lost him
sitting shiva for my dad till thursday
my ex husband the kids father passed away suddenly
Our pastor died, and he was like a daddy to me
I've got her ashes on the kitchen table and I don't know what to do next
coworker of mine died on shift yesterday, i trained him
We are in mourning in this house, our son was taken from us
I lose my husband three week ago
dad had a heart attack and died in front of us
My fiancé was killed overseas
Papa left us on Easter
I still set two plates. He died in August
They brought his flag folded in a triangle. I don't know what I'm supposed to do with my hands`,
  growth: `
Are there prospects of advancement within the organisation?
After of being setter there is possibility to ascend?
can i get promoteddd someday 📈✨
Is there a promotion in this work or forever setter only
Move up from there?
Is there somewhere to go from this, in a year or two, since I don't mind starting at the bottom but I'd like to know there's a staircase
Is there a rank structure? Where does a man go after setter
is it setter forever or can you move up to somehting
How do I get from setter to closer, what's the path
Is there room to move up?
can i become a closer later
What career progression does the company offer?
After setter, what is the next position?
Is there anywhere to go from there or you stuck settin forever
Promotions?
so say I do well for six months what happens then
is it possible to grow in this, or is it kind of a dead end
how do i get to be a closer thats where the money is
could this turn into a real career down the road
What are the prospects for advancement?
I don't want another job where I'm doing the same thing five years from now, so what does the ladder look like and how long does each step take
whats a triager
Where do people end up after a year of setting?
Path to management?
I want to run a team someday. Does that exist here?
Can I have a higher role with more commission in the future?
How long until someone gets promoted typically?
Are there opportunities for leadership roles?
what would I be working toward long term
how did the closers get there did they all start as setters
What's the road up look like
Do good setters ever get moved to closing deals?
any chance to level up
whats the endgame w this
Is it a stepping stone to bigger sales jobs?
Does the post afford any scope for preferment in due course?
What station might a diligent person reasonably aspire to after a year or two with you?
Is there a ladder to climb or do y'all leave folks on the bottom rung
so do i just dm ppl til i die or is there a next level
whats the endgame here, like where do the good ones end up
In how much time one can rise of position? I don't want to be setter all the life
After one year may promotion ba?
If I do well will they carry me to bigger position?
There is career here? Or always write messages?
Can I become manager some day if I do good?
Any raises or titles?
I'm just wondering down the road say I do this for six months and I'm good at it what would be the next thing after that would I get to do the closing part
Describe the progression and at what commission tiers it sits.
is there a way to move up once kids r in school n i got more hrs
At the clinic I went from front desk to front desk with a longer name over nine years, they gave me a lanyard, a plant, and a new chair, so I'm asking early this time: is there anywhere to go from setter?
could i run a team of setters eventually
I don't mind starting at the bottom long as there's stairs
who gets the 40%? how do i get to be them
Would mastery of this role open onto more elevated responsibilities?
closer is the real money right, how long before they let me
is setter a dead end job basically
What do people who started two years ago do there now?
I want a career not just a gig, does this turn into one
triager what's that and how does one become it
Once I've proved myself what opens up?`,
  "guarantee-income": `
How much gains one person normal here in the month?
roughly what would someone like me make.. realistically
js tell me wat i'd be makin fr
what do people normally makeee 🤑??
Can you assure me that I will earn at least 2 thousand per month?
What'll I clear a month
Average earnings, not top guy. What's the number?
How much will I make?
how much can i make a month
What annual income may I reasonably expect?
How much money I can win per month?
What kinda money are we talkin about
How much $$?
what does an average person make doing this not the best one the average
could you maybe tell me what I'd realistically bring home
whats the bag looking like
would I be able to make two thousand a month with this? that would cover the mortgage
What sums may one anticipate?
I bring home 4,200 after taxes now and I'd need to at least match that, can you promise me I'd get there
can u guarantee 5k
What's the average income of your setters?
Guaranteed income?
What's the ceiling? Can I hit 10K months?
You guarantee me that I will earn?
Can you promise I'll make my money back?
Are earnings assured in any way?
what do most people end up earning, ballpark
how much did you make your first month
How much do most folks clear in a month
What are the odds I earn nothing?
is 100k a year doable
how much do u make doing this
What's a realistic number for someone brand new after three months?
Is there any certainty as to the earnings?
What sum might a person of ordinary ability expect to realise monthly?
I should be obliged for some indication of the customary earnings, and whether these are assured.
What's a gal lookin at in dollars and cents, ballpark, by the month
ok so hypothetically how rich am i getting
number pls. monthly. no essays
More or less how much one can gain by month being new?
Magkano po, how much is usually earning per month?
How much is somebody taking home in a month in this work? Tell me true figure
How many dollars in month I will have? Exactly
How much money a month I can get if I work hard?
What's it pay a month
so what does like the average person make doing this because I'd have to replace about twenty eight hundred a month and I want to know if that's something you can tell me I'm gonna get
Provide the median, not the best case. What does a typical setter net?
wat do most moms make w this, 500? 5000?
My neighbor drives for Lyft and clears about 700 after gas, my sister does hair and it's feast or famine, and I did surveys for a while which came to eleven dollars, so tell me honestly where on that scale would I land each month?
is it like rent money or like vacation money
If I put in the full hours am I sure to make 4k?
can u promise i'd clear at least a grand
Is any minimum monthly return assured to those who apply themselves?
what did the last person you brought on make their first month
How much you reckon I'd bring home
average earnings? not the lambo guy, the average guy
would it match 22 an hour once you average it out
If I hit the targets everyday what am I looking at per month
What would somebody like me, no background, be clearing after the first couple months?`,
  "has-experience": `
worked the drive thru at chick fil a
did fundraisin calls for my uni one semester
I served account holders for twenty-six years as a teller.
In my youth I waited at table in a hotel restaurant.
Lord yes I slung hash at the Waffle House nine years
Yes, of waitress in a restaurant three years
I attended the public in a pharmacy
i did chat support for a bank for like 8 months..
sold sneakers at footlocker for a lil
I was a concierge in a hotel, which demanded a good deal of tact with exasperated guests.
yup i worked front desk at a spaaa 💆‍♀️
I'm working in Jollibee before as crew, I face customers everyday
I sell tocino and longganisa to my officemates, if that is counted hehe
Knocked doors for pest control
Does a wool shop count, because I did the register there on Saturdays for three years and you wouldn't believe how upset people get over yarn
Ran a hardware counter six years
front desk at a dentist before she was born
Knocked doors for pest control two summers
I worked at Target for three years.
yea starbucks barista
I served as a receptionist in a dental practice.
Yes, I was waitress in restaurant of my uncle
Tended bar down in Savannah for near ten years
Walmart cashier, 4 yrs
I worked the front desk at a Marriott for a while and then I was at a bank as a teller
does hostessing count? I did that in college
mcdonalds drive thru lol
did hair for eight years, so I talked to clients all day
I managed a hardware store until my retirement.
I started out bagging groceries at Publix at sixteen, made it to shift manager and then did customer support for Comcast over chat
call center for att
I was a server at Olive Garden.
Nursing, lots of patients
I have work in hotel, always with guests
lifeguard n front desk at the ymca
flight attendant for six years
I sold solar door to door.
d2d alarms, 1 summer
I have conducted door-to-door canvassing for a charity.
I sold perfumes in the street in my country
Knocked doors sellin Kirby vacuums back in the day
Pest control, doors
I did knives, you know Cutco, for about three months between semesters
I did some fundraising on doorsteps for Greenpeace, if that's anything
sold fiber internet door to door w my roommate
Girl Scout cookies with my daughter ha, but also Mary Kay for a year
I sold encyclopedias from house to house as a young man.
I spent one hot summer in Dallas knocking on a hundred doors a day for a roofing outfit after the hailstorms
Sold cars at a Ford dealership and loved the hustle!
phone sales at a gym
Real estate agent for two years.
Insurance sales
I have 15 years of experience in retail.
16 yrs in restaurants
I have 17 years working in hotel
I started working at fifteen in my dad's diner and stayed till I was thirty
Been waitin tables since I was 14, I'm 45 now
Seventeen years in customer service, most recently at a bank.
12 years at Kroger
My first job was at sixteen scooping ice cream, I'm thirty one now and I've been a shift lead at three restaurants since
I had the privilege of attending to patrons in a stationer's for the better part of a decade.
My duties formerly embraced the reception and soothing of disgruntled guests at a provincial hotel.
I ran the church bake sale and a fabric counter at Hancock's for nineteen years, does that count hon
i was a hostess at olive garden so yes i have seen war
fold shirts at old navy, ask ppl if they need help. they never do
I worked in a bakery attending the customers, in the morning mostly
I was cashier in Jollibee 3 years po and sometimes crew
I was attending to customers in my auntie's provision shop every day after school years
I worked as administrator in hotel, at desk with guests, two years
I do nail in salon 8 year, talk with customer all day
Gas station. Nights. Four years.
well I did waitressing back when I was younger at a Denny's and then I was a receptionist at a vet for a while so people with sick dogs and all that if that counts as customers
Client-facing tax prep at a walk-in storefront, three seasons. Mostly calming people.
did target returns desk b4 my babies, ppl yelled at me for a living
Not sales sales. I was a dental assistant, then I did the front desk there when Marcy left, answered phones, moved people around, told them what the insurance wouldn't cover, and I sold the whitening trays a little because they made us.
bartended thru college
barista 2 yrs starbucks
Bank teller at a credit union until they closed our branch
drove a school bus, does dealing with parents count as customer service
Support tickets for a web hosting company, mostly chat
I've been a home health aide so I deal with families daily
worked concessions at the ballpark slingin nachos
Some acquaintance with the public I may claim, having manned the circulation desk at our library.
Flea market booth every Saturday with my mama, sold tamales
I was a lunch lady, four hundred kids a day and every one had an opinion
Flight attendant, regional jets, three years`,
  "hate-phone": `
do i gotta call ppl cuz i got mad phone anxiety
Speaking on the telephone fills me with dread.
um do i have to be on the phone all day because i can't stand that
I can't abide talkin on the telephone, gets my nerves all tore up
phone calls = my nightmareee 📵😱
My hearing's bad, I don't do phones anymore
i cant do calls theres always screaming in the background, is it phone work
I hate phone calls.
do i have to call ppl
Will I be required to speak on the telephone?
I don't like to talk in the phone, my accent is strong
I ain't callin nobody on no telephone
No cold calling please
I get super nervous talking on the phone is it all calls
I have phone anxiety, would I have to be on calls?
phone calls r my worst nightmare
I can't be on the phone with a baby screaming in the background
I have no fondness for the telephone.
I did call center work for nine months with a headset glued to my ear and swore I'd never do it again, so is this dialing
is it cold calls
Is it dialing numbers all day?
Phone or chat?
I must do call with the client or only write?
I'm hard of hearing, so the phone is out for me.
Does the position involve voice communication with customers?
would I need to be on Zoom or on camera? I'd rather not
do I gotta pick up the phone and talk to strangers because I won't
Don't put me on no phone line
I freeze up when I have to call someone.
i dont do calls, texting only
do i have to show my face or talk on video
I'd rather type than talk. Is that possible?
Talking on the phone stresses me out, I had enough of that at the front desk
id rather die than make a cold call lol
phone calls make me wanna jump out a window haha
I have a pronounced aversion to the telephone; is its use obligatory?
Would vocal communication with strangers form any part of my duties? I should dread it.
Sugar I don't even answer when my own sister calls, would I have to ring folks up?
if i gotta call ppl id rather eat my airpods
i let my moms calls go to voicemail. so. calling strangers??
My accent is strong, by telephone nobody understands me, I must call?
Is there calling po? I'm shy to speak english, in chat I'm okay
Must I be calling people on phone? I don't like talking to strangers with voice
Call by voice I do not love. Only write possible?
My english speaking bad, only text good. Have to phone people?
No calls. That possible?
I have to be honest I used to do collections and after that I swore I would never pick up a headset again so is there calling in this
Clarify whether outbound dialing is required. I will not do telemarketing.
theres always a kid screaming here, do i have to talk on the fone
I can type all day long, I do the newsletter for our HOA, I answer every comment in the gardening group, I text my kids novels, but the second a phone rings my stomach drops through the floor. How much ringing is there?
i stutter on the phone but not when i type
Is it cold calling? because no
Hard pass on dialing for dollars. Is that what this is?
Is there an arrangement whereby one never need raise the receiver?
I'm hard of hearing, phones are rough for me. Is it voice work?
would i be on headset all day? i did that, hated it
I work better in writing than speaking, always have. Is talking part of it
do setters have to hop on zooms w the leads cuz i look like a goblin
The idea of ringing up strangers makes me want to hide in the pantry with the snacks`,
  "have-a-job": `
I have already fixed job and I can not leave it
im already employed full time so.. would that be an issue?
i already clock in at ups full time tho
i'm already full time at the bankkk 🏦
I'm presently employed full time, do I need to resign for this?
I do have a job already, a decent one, with dental, and I wouldn't want to give that up (the dental!), so would that even go together with this?
I'm W2 already, 40 hours at the bank. Doable next to that?
I already have a job.
i got a job already
I am currently employed full time. Would that conflict?
I work already in a factory, can I make both?
Got me a good job at the plant already
Already employed
I work Monday to Friday eight to five at the post office can I do this on the side
would my current employer have to know? I'm not ready to quit
i work at chipotle can i do both
I teach third grade, could I keep teaching and do this after school?
I hold a position at present and have no intention of leaving it.
I've got fourteen years with the county and a pension coming, so quitting isn't happening, could this be done alongside
dont wanna quit my 9-5
Can I do it next to my full-time job?
I have a career already
I am taxi driver full time, it is possible in the evening?
I'm happy where I work, why would I switch?
Is concurrent employment permitted?
I'd want to keep my job until this works out, is that allowed
I'm already working overtime at Amazon could I do this nights
I drive a truck for a livin, ain't about to give that up
Would I have to leave my current employer?
can i keep my day job
already got work but wouldnt mind a side hustle
I'm self-employed already with my own cleaning company.
I do bookkeeping from home for a dentist. Could both work?
I work as a counselor for minors, can I keep that job?
I am presently retained by another concern and should not care to relinquish the position.
My days are wholly consecrated to my employer; would an evening arrangement be countenanced?
I still do mornings at the feed store and I ain't quittin, Lord willing
i have a job. its bad. but its a job. can i do both
wrk at a warehouse 6 to 2, dont wanna quit that
I already have work in the construction, I cannot leave it, is it possible to do the two?
I have current work po, BPO graveyard shift, can it be sideline?
I am already working with a company, can this one be by the side?
I have main job in factory. This only after, possible?
I work full time at nail shop, can do this too at night?
Got a job. Keeping it.
so I work for the county and I've got my pension coming in six years so I can't leave that but I was thinking maybe something on top of it in the evenings if that's even allowed
I'm employed, with benefits. I won't jeopardize that. Is this compatible?
i already work lunch lady hrs, wld i have to giv that up
My boss is decent, the insurance is good, my knees are not great but the stool helps, and I've only got three years left till I'm vested, so I wouldn't want to leave. Is this something people do next to a regular job?
Would I need to quit my 9-5 for this?
can i keep my shifts at the hospital
Already employed, thanks, unless it works around that
I'm under contract with a school district until June, can it run alongside?
I clock out at 430, would it fit after
It would have to be compatible with my existing occupation, which I value.
salaried 50 hrs a wk, is this doable on the side or no
I don't want to give notice for something I've never tried
Teacher here. Can't quit mid year, can I?`,
  "how-many-hours": `
whats the time commitment tho
how many ours are we talking here
about how many hours a week are y'all talkin
is it like full time hours or less.. idk how much id need to do each week
Could you clarify how many hours per week the undertaking would demand of me?
How many hours
How many hours a week is it?
whats the time commitment
What is the expected weekly schedule for this position?
How much hours I must to work in one week?
is there a minimum per week, I only have school hours really
part time or full time?
do I get to pick my own schedule or is there a set shift I have to be on
Reckon I could do this mornings only, or do y'all need me all day long
is it flexible? I'm a bit worried about the schedule with my classes
do i have to clock in at a certain time or nah
What would the working hours be, and are weekends expected of me?
I'm a nurse on rotating twelves, so before anything I need to know how much time this eats per week and whether the times are fixed
hours??
like is this a 9 to 5 or can i work at 2am
Can I do ten hours a week or is that too few?
The timetable is free or you decide it?
Roughly how long per day would I be on it?
Is there a minimum number of hours one must commit to during the first months?
How many hours do the top people grind each day?
could I split it up, an hour in the morning, two after bedtime
What's the workload like once you're past the beginning?
is 20 hours enough or do they want 40
what time zone r the shifts
How much of my week is this gonna take up
Just wondering what kind of availability you guys are looking for
can i only do sat and sun
Full days or just a couple hrs?
I clean offices till two, how many hours would I need on top of that?
What proportion of the week would the undertaking consume?
Kindly acquaint me with the extent of the attendance required.
How long a day are we talkin, sunup to sundown or just till my stories come on
how many hrs do i have to pretend to be busy a week
is it like a couple hrs a day or is it my whole life
How many hours for day is necessary, and the Sunday also?
Ilang hours per day po required?
How many hours will I be sitting down for the work each week?
Work how many hours? Night, day? Is there schedule?
One week how many hour I have to do?
hey quick question is this one of those where you have to be on from nine to five or is it just a few hours here and there because I pick the grandkids up at two thirty
State the weekly minimum and whether it changes after the initial period.
hw many hrs wk is it, n do i pick when
My last remote thing said flexible and then it turned out flexible meant they could ping me at dinner, at bath time, at church, in the parking lot of church, so before anything tell me what the real schedule looks like.
part time or full?
whats the minimum i can get away with
Do I choose my own shifts or is there a rota
Would two hours each evening be sufficient or do you need more
Is one obliged to be at one's post at stated times, or may one apportion the labour freely?
do weekends count or is it mon-fri
How much of my day does it eat
I can flex, I just need to know what the load is per week
is there a set schedule or whenever`,
  "how-soon-start": `
can i start like this wk
so if the call goes good when could i get going
If they like me how quick can I get to work
how quick would i begin if i get in.. just wondering
how fast can i start im ready rn
Were I to be accepted, how promptly could I commence?
How soon could I start?
can i start today
What would be the earliest possible start date?
When I can begin to work?
I could start tomorrow mornin if you'd have me
Start date?
what's the onboarding process like and how fast can I get going
how long does it take from applying until you're actually in?
when can i hop on
could I begin after the holidays or do I have to start right away
When might I commence?
I hand in my notice on Friday and I'd love to roll straight into something, so what's the soonest I could be up and running
how long is the hiring process
How quickly do people get going after the interview?
Immediate start?
I'm fired up, put me in coach! When do we kick off?
How many days before I start? I am ready now
Is there a waiting list or can I jump in this week?
How long does the recruitment process take from application to onboarding?
so if I said yes, when would my first day be
so what are the next steps and how long do they take
How quick can y'all get me goin
Do cohorts start on a certain date, or is it rolling?
lets gooo when do i start
can i get started tn
I'm available right away. What do I need to do to begin?
I'm dying to start, when can I?
If I start this week, when would the first check land?
Should my candidacy prosper, upon what date would my services be called for?
I am at liberty forthwith; how swiftly might matters be put in train?
I'm rarin to go baby, when do I hop on
can i start like now now
ok whats the process, sign where, when do i begin
When can I to begin? I am free since this Monday
When is the start po if accepted?
How soon will I resume if they take me?
I am ready. When first day?
How long from apply until I start work?
How quick can I get going
so my last day at the cannery is Friday and I'd need something right away so if we did this how fast would I actually be working
Outline the onboarding timeline from application to first working day.
kids go bk to school monday, cld i start then
When I applied at the post office it took eleven weeks and two fingerprintings and by the time they called I'd forgotten what I applied for, so I'm curious how long the wait is with you between saying yes and being at it.
is there like an application form? whats next after that
How do I apply and how long's it take to hear back
Waiting list or right in?
if i do the interview today do i start tmrw or whats the turnaround
Is there any probationary delay before one takes up the work?
what are the steps from here to day one
I need something this week. Possible?
is there a class start date or is it rolling
Suppose they like me. Then how long before I'm doing it for real`,
  ill: `
my mom is in hospice
my mom's in hospice right now so my head is all over the place
We moved my father to hospice last week.
they put grandma in hospice care so im at her place most days
My husband is on hospice and I sit with him at night.
Dad has weeks left, the doctors said, and I'm with him every day
shes dying and i take care of her
My brother is in the ICU so I'm slow to answer
my mom got diagnosed stage 4
my kid is in the hospital so idk
the doctors gave my dad six months
palliative care for my mother, so I only have the mornings
moms on oxygen at home and im the one who does it all
vertigo. if i turn my head fast the room goes. screens ok if i sit still
got a trach last yr so my voice is robotic, would leads hang up
i wear an insulin pump n it beeps at random, just so nobody thinks its a bomb lol
Crohn's. I need a bathroom closer than any office ever had it.
My hands shake, it's essential tremor, not nerves. On the phone nobody sees.
waiting on a kidney. if the phone rings i leave, whatever i'm doing. hope that's understood
i got long covid, words go missing around 3pm
I'm two weeks out from a C section and can't lift a thing but a phone
my son's autistic and melts down if the schedule moves, so i need same hours every day
my husband had a TBI on the job, i can't leave him with the stove, so home it is
they think its endometriosis. one week a month im on the floor w a heating pad
I stammer. I've sold cars with it for eleven years, so don't fret.
lost my larynx function on the left side, whispery voice, microphone helps
I've got Meniere's, so one ear's out, put the headset on the right
tengo la presión alta y el doctor me sacó de la cocina, quiero algo sentada
Sarcoidosis in the lungs. I speak in short bits. Like this. With a breath.
im in a day program til 1 for my eating disorder, after that im ok
shingles on my face rn so zero video pls
I'm bringing up a granddaughter with cystic fibrosis and do her vest twice a day, forty minutes each.
narcolepsy. meds work but i nap at noon no matter what
Broke my pelvis on the ice. Flat on my back six weeks. Bored out of my skull and my mouth works.
i had a mini stroke at work and they let me go like i was a broke toaster
My wife has early onset, she's 52. She asks who you are each time I type.
carrying triplets lol pray for me. bedrest from week 24
the seizure meds make me slow to find names. can i use notes?
hey just had my wisdom teeth n a dry socket. cant speak. typing fine
I take methotrexate Fridays and I'm no good till Sunday noon.
hyperemesis. im throwing up 15x a day. starts to ease they say at 20 wks, so october?
My daughter got her leg amputated after the wreck and I'm her ride to PT three mornings
social anxiety is why i never apply to things, took me 4 days to write this msg
hearing is bad in crowds but w captions im 100%
Is the software okay with dyslexia? I read slow, I hear fast.
glaucoma, tunnel vision, big monitor and I'm set
im a burn survivor, my face looks different, does that matter for the video part
My heart stopped in February, they put in a defib. I'm told no stress. Is it stressful?
OCD here. I will check the calendar nine times. Might be a plus?
on suboxone, 14 months, working my program, clinic is 7am daily
I've been on dialysis at home, overnight, so don't expect me before ten.
Lyme. eight years before they caught it. Joints like gravel.
mom's on oxygen n the machine hums, will ppl hear it
i got mono so i sleep like a cat
Agoraphobic, to be honest. I haven't been past the mailbox since spring. Remote is the only kind for me.
my pain doctor moved n my refills are messed up so this week is a wash
Had polio as a child in Kerala, I use calipers. Sitting job is best for me only.
sickle crisis, they admitted me last nite. nurse charged my phone. can we push it
diagnosed at 33 w MS, the fatigue's the thing, not the legs
I'd love to but I'm due for a hip on the 18th, they say three weeks and I'm upright
i have tourettes. mostly clicks. once in a blue moon a word. u should know that up front
My ulcer's acting up so I skipped the call, I was white as paper.
preeclampsia, in the hospital til she comes, i got wifi and nothing but time
my papa has the dementia and he picks up the phone and tells people he's the president
I'm HIV positive and healthy, I only say it for the clinic days, first Monday each quarter
cluster headaches, march n april every yr like clockwork, rest of the time im fine
My left arm's paralyzed from birth. One hand, 44 words a minute, try me.
concussion from roller derby, no screens til the 9th
got my bag changed over, colostomy, 3 months. sittin too long gets uncomfortable so i stand
my little one has a g-tube and nurses come n go, doorbell a lot
rheumatoid, and mornings I'm the Tin Man. From eleven I'm oiled.
I'm on a waiting list for a lung. My voice gives out at about an hour. Could I do 45 minute blocks?
postpartum anxiety had me checking if she breathes all night. doing better w zoloft. want to ease in
my nephew's in a halo brace and lives w me until it's off
I don't do well w yelling, ptsd, do leads yell
fui a urgencias por la vesícula, me operan mañana
tb test came back positive so i can't go back to the daycare until cleared
sertraline made me sleepy so my doc's switching me, this week's fuzzy
My thyroid went and took forty pounds, my hair and my job with it.
I've a pacemaker check on Thursday at one. That's all that's in the diary.
dad's got ALS. he blinks to talk now. i sit by him all day so i need something i can do quiet n pause
restless legs, no sleep, so catch me after 10
I had a double mastectomy in May and wave at the camera like a T rex, but I'm keen
mi niña tiene asma, when the air is bad we go to ER, I lose jobs for that
gout, foot's up on a pillow, got nothing to do but answer you
im in inpatient rehab til the 30th they give us phones at 6
my brothers bipolar n off his meds n i'm handling the hospital so ill be slow
Pleurisy. Hurts to laugh, so don't be funny.
i black out if i stand too long, they're still running tests, cardiologist on the 6th
Would a cochlear implant be a problem with your headsets? Mine streams over Bluetooth.
i get botox for migraines every 12 wks n im useless the day of
my knees are bone on bone, the warehouse cut me loose
the baby's breech and they're trying to flip him tmrw lol so not tmrw
I am caregiver of my wife, she has the Parkinson, I can be at the desk when the nurse is here, 9 to 12
Epilepsy, no driving for me since 2012, so I've never minded staying home.
My blood counts are low so the oncologist says stay away from people. You're not people in that sense, ha.
tore my rotator cuff, in a sling, left hand typing, please excuse brevity
bruh i got appendicitis they takin it out tonite
Stage three, but the scans are shrinking. I have good weeks and infusion weeks. Could I work the good ones?
i pick my skin when nervous, its a condition, so gloves on camera ha
Kindly note I've a tracheal stenosis and tire when speaking over two hours.
my mom fell n broke her hip n wont use the walker n im losing it. call at 8 when shes down
spina bifida, chair user, voice for days
Been on workers comp with two bad discs. Would I lose it if I did this?
fertility treatments, so I've got blood draws at 7 every other day this month
gastroparesis means i eat by tube at nite, days are open
the chemo's over but the neuropathy stayed, so i use voice to type and it writes garbage, bear with me
My psychiatrist would sign off on part time but not on nights, because nights are my trigger for mania.
ang nanay ko po na-stroke, I'm the one taking care, I can work when she's sleeping
My body get typhoid this week, I go answer you when I strong small
sugar dey worry me, doctor say make I sit down work
I have slip disc since the delivery, sitting with cushion is okay, traveling not possible
estou gravida de risco, need to stay in the bed, I can talk all day
j'ai une sclérose, some days the hands don't obey
I see floaters n flashes, got the retina thing lasered tues, no screen til friday
grandson has type 1 and the school rings me twice a day about his numbers
my hep c is cured but my energy isn't, 20 hrs tops
whats ur policy on sick days cause i get flares
I'm not lazy, I have CFS/ME, and an hour of shower costs me the afternoon.
stuck on the ward w a staph infection in my knee, IV antibiotics, 6 weeks. bring it on
does the sound software work w hearing aids that squeal
Fell off a ladder, two heels shattered. I crawl to the kitchen. I'd love a phone job.
i've got selective mutism w strangers but its weirdly fine w a script
my ears ring all day, tinnitus, 24/7. a headset helps funny enough
hubby had a quadruple bypass tuesday, sleeping in a vinyl recliner, reply when i can
lost my sight in one eye to a firework, other's 20/20
The doctor found a lump and I'm waiting on the biopsy, so I'm no good for decisions till Friday.
i'm in a mental health day program, they call it partial. done at 2:30
had to put my job search on ice, my daughter's anorexia is back and meals take 2 hours
they stuck a stent in my kidney n i can feel it every time i sit. standing desk ok?
I can't promise every Monday, I have a clotting disorder and they draw me Mondays.
my POTS and EDS came as a package deal lol joints pop out if i hold a phone, headset only
dad's on home hospice in the living room, so i whisper
I've lived with schizoaffective for 15 years, on an injection monthly, I hold a job fine if the hours are the same
just found out im expecting!! but also im so nauseous i can't read ur messages without gagging lol
nodules on my vocal cords, i was a singer. doc says 3 hrs talk a day max
the pneumonia knocked me flat, i sleep 16 hours
I'm allergic to about everything, the office perfume sent me to the ER twice, hence remote
my ankle monitor, i mean heart monitor lol, comes off monday
eczema so bad my fingers split, typing stings in winter
tremendous brain fog from menopause, I write everything down, I'm dependable that way
My wife's bipolar and in the hospital for a bit, I've got the kids alone, so it's nap times
prostate surgery the 22nd. I'll be up every hour but I'll be up
whiplash. collar on. looks dramatic on video, just warning you
autistic adult here, phone scripts are my love language, small talk isnt
I've a feeding schedule for my brother who's quadriplegic: 8, 12, 4, 8. In between I'm yours.
kidney infection got me shivering under 3 blankets
ok so gallstones. they wanna wait til baby is out. im 31 weeks. its a ride
I had to turn down two jobs that wanted me to stand, lymphedema, my leg's the size of a fence post
my voice sounds drunk, it's not, it's ataxia, please tell whoever interviews me
i do peritoneal dialysis every 4 hrs, takes 30 min, can i clock out for it?
trying to wean off benzos so im jittery, be patient w me
broke my jaw, wired shut, 5 wks. texting only lol. after that im all talk
I do have hemophilia but unless the headset has spikes we'll be fine
my sister's in the burn unit in Galveston and I'm sleeping in the family lounge, Wi-Fi's decent
sleep apnea machine finally came so im human again by 9
color blind and one kidney, otherwise factory settings
had the bariatric surgery last mon, sipping broth, foggy but interested
lupus nephritis, so steroids, so moon face, so no camera for now if that's alright
I've worn a back brace since the forklift. Thirty minutes sitting, five walking. Could breaks go like that?
got a nerve block today n half my face is asleep, so no call
My mother's sundowning starts at four, so I have to be done by half past three.
i need the kind of job where if i have a flare nobody gets left w my tables
they're inducing me thursday, see u in 6 weeks?
im on chemo till november would that be a problem
So I talk into my phone because of the carpal tunnel comma both wrists comma I can't type worth a darn
Tengo diabetes y me hacen diálisis three days of the week, martes jueves y sábado, I can work the others
im 7 months preggo bro my feet look like loaves of bread, i need a sit down job asap 😂
🤒🤒 got the flu whole house is down brb in a few days
my son has autism and needs me home when the therapist comes so what are the hours
I take care of my mother, she has Alzheimer's and I can't leave the room for long
I am legally blind and use a screen reader. Would your training platform work with it?
on SSDI so i can only make so much a month before they cut me off
Surgery Wednesday. Back after.
My husband had a stroke in August and I am his full-time caregiver now, which is the reason I left the bank.
migraine day. screen hurts. talk tmrw
I got the sugar and the neuropathy so standing on a register ain't happening no more darlin
yo i tore my acl and im laid up for like 4 months so i got nothing but time
The chemotherapy left me with what they call brain fog, so I would need written scripts.
🤰🤰 twins!! due in january so idk if u even want me
I have PTSD from two deployments and I don't do well with people yelling at me. How often do leads yell?
my wife is going through radiation in Houston so we're in a hotel half the week but they do have wifi
so im hard of hearing and use captions on calls, theres like a 2 sec delay, would that mess up the appointments
no i dont drive, epilepsy. thats why remote
my little girl has leukemia. we live at childrens right now. i need something i can do from a hospital chair
Hey sugar I ain't forgot you, my nerves are just shot and the doctor's changing my pills
I ought to tell you, I'm sixty-eight and I have Parkinson's. My voice is still good, though it goes soft by late afternoon.
dyslexic af so dont judge my spelling in the aplication
I'm a wheelchair user, so working from home would honestly be a relief after years of paratransit being late
Hip replaced in May, other one in the fall. In between I'm free.
sleep apnea got me noddin off by 2pm every day no cap so mornings only
do you drug test? i have a medical card for my pain, sickle cell
I have long Covid. I can manage about three good hours before I have to lie down, and I would not want to mislead you about that.
postpartum is hitting me hard, baby is 5 weeks, i cry over commercials. can i circle back
we on week 2 of hand foot n mouth in this house 😩 three kids all itchy
Before I say yes to anything I'd need to know whether earnings affect my VA disability rating, which is seventy percent, and nobody I ask seems to know.
had a stent put in last week so my wife has confiscated my laptop til friday
i got ms, cant promise every single day but the good days im REAL good on a phone
My blood pressure went and spiked on me yesterday, so the girls won't let me near the computer

I am presently convalescing from an operation upon the heart.
The doctor's got me on oxygen now sugar so I tire out quick
I have the lupus, some days I cannot get up from the bed
My mother had stroke po, I'm the one taking care
My kidney is having problem, I go for dialysis three times in the week
I have diabetes with bad legs, stand I cannot
I have surgery on my back, doctor say rest three month
Chemo Tuesdays. Rest of week okay.
I should probably mention I've been dealing with pretty bad depression and I just started on a new medication so I'm not always myself
Diagnosed with Parkinson's in May. Typing is slower than it was.
on bedrest w #5, dr says no getting up
My physicians have confirmed a malignancy of the pancreas.
I write from a hospital bed, where I am detained by pneumonia.
My constitution has been much reduced by a stroke of apoplexy.
They found a spot on my lung sugar, I go back Monday
got mono, cant even lift my phone
i got depression and anxiety real bad so some days im useless
I am with cancer of the breast, I begin the chemotherapies
I'm 7 months pregnant po, high risk
Na-ospital po ako, dengue
I am on admission in hospital since Sunday, my sugar is too high
I have sickle cell and the crisis started again
In hospital. Operation on heart tomorrow
I have hepatitis B, tired all day, doctor give medicine
Dialysis M-W-F. Can't those days.
hi sorry I didn't answer I had to go in for my gallbladder and they kept me three nights and I'm pretty groggy still
Diagnosed bipolar, type II. Stabilized, mostly.
34 wks w #5 n on bedrest
The knee went first, then the other knee out of sympathy, then the rheumatologist said it's the whole immune system turning on me, and now I do the crossword with a pen strapped to my hand, and my husband does the jars.
seizures came back so i cant drive no more
my mom has alzheimers and im her only caregiver
I'm in rehab for alcohol, day 19
Recovering from a double mastectomy, arms don't lift yet
crohns flare, live on the toilet rn
they're inducing me on wednesday
my son's in the NICU and I'm here with him day and night
Long covid took my lungs and half my memory
Estoy embarazada and with much nausea, I can't look at the screen
I take care of my husband since the ALS, he can't speak now
PTSD from my deployments, crowds and loud rooms are out
I've got a bad heart, five stents and a pacemaker
hospital wristband still on lol they let me out this morning
The oncologist wants to discuss palliative options on Friday.
fibro and migraines, i lose about 3 days a week
Awaiting a kidney. Been on the list two years
I broke my hip, they put pins in it
panic attacks every day since may, on meds now
My wife is schizophrenic and I can't leave her alone for long
Lost my sight in the left eye to diabetes, right one's going
eating disorder clinic mon-thurs, im there all day
My health is of late so precarious that I rise but for an hour.
postpartum depression is kicking my butt ngl
I got the flu so bad I'm on an IV
They're keeping me overnight for the clot in my leg, typing from the ward
The baby comes in two month, I have pressure high, doctor worry`,
  "income-goal": `
wanna learn sales for real like as a career
my dad died in jan so its me n mom w all the bills now we need more coming in
My pension does not suffice to meet the household expenditure.
I aspire to a genuine profession in sales, late though it may be.
i want to be home when my kids get off the bus that's really the whole reason
my buddy does sales and i always figured i'd be good at it as a career
Groceries have gone through the roof and one check don't cover it no more
I wanna learn me a real trade in sales and quit bouncin around
I want to be in my house when the girl goes out of school
My chief treats me bad and I don't support more
people in the office make me anxious so id rather be at home tbh
my job is kinda making me sick so.. i need out
tryna not step foot in an amazon warehouse again
My arthritis makes the daily commute excruciating, hence my wish to remain at home.
i wanna be home w/ my puppyyy 🐶🏡
I like to stay in the house with my baby, the daycare is so expensive
Cash
Sick of the boss
I spend two and a half hours in traffic each day, behind the same bus, I know its ads by heart, and I'd like to be in my own kitchen instead
My husband died two years ago now, and one gets on with it, but it's one salary where there used to be two and the roof won't wait
Pension doesn't stretch like it used to
Want a second career, one with some ceiling to it
daycare would cost more than i make so i gotta find a way to be home
i want a carreer again not just a job
I wanna work in my boxers, commute's killing me
I need more income.
more money duh
Primarily to increase my earnings.
I want win more money for my family
Bills keep climbin and the check don't
Money
honestly groceries are insane and one paycheck doesn't cut it anymore
mostly the money, we've got some debt to pay off
broke n tired of it
daycare eats half my salary, so extra income
My pension no longer stretches far enough.
Rent went up four hundred dollars in January, my hours got cut in February and the car needs a transmission, so yeah, it's about money
tryna pay off my student loans
I'm saving for a house.
Debt
I need to send money to my parents
I want to work from home.
sick of the commute
I seek the flexibility of remote work.
I want stay in house with my baby and work
Tired of drivin an hour each way to that plant
WFH
I hate my boss and I want out of that office for good
I have some health issues, so being home would be easier on me
dont wanna be stuck in a cubicle, wanna travel
to be there when my kids get off the bus
My knees no longer permit me to stand behind a counter.
We'd like to move closer to my wife's parents out in the sticks where there are no jobs, so I need something I can do from any place
freedom, be my own boss
Getting out of retail. I'm burned out.
Time with family
Location freedom! Laptop lifestyle
I want a real career in sales.
wanna learn high ticket sales
I wish to develop professionally in the sales field.
I want to grow and learn a skill for future
Want to make somethin of myself
A career
I've been stuck at the same job for seven years with no raise and I want to learn something that pays off
I think I'd be good at sales and I'd like to find out
tryna become a closer
a new chapter, something that's mine now that the kids are older
To prove that an old dog can learn a new trade.
My buddy started as a setter and he closes deals now, watching him grow made me want to get into it for real and not as a hobby
skill that pays
I want to get my foot in the door of tech sales.
Growth
I want to build something big. All of the above!
This commute is killing me.
my boss is going to be the death of me I swear so I need to get out of there
dead end job, need out
the daycare bill is murdering us
This heat on the roof's about to kill me, want somethin indoors
My husband passed in 2021 and since then it's just my income, so I need something more
I feel stuck and kind of down at work, I want something that gives me energy
im dying of boredom at this job
My wife died and now I must be home with my children, so remote
My present employment is soul destroying, I seek a change.
I'm drowning in bills.
Burned out. Sick of retail.
I hate my life at this office, I want to be at home.
I'm dying to get into sales!
Since my wife's death the house is too quiet, and I would like an occupation.
My boss is abusive at work, always yelling. I want out.
they beat us up with overtime at the warehouse I need something else
boss is a tyrant, wanna leave
my divorce was ugly but it's over, I want to stand on my own feet financially
I left a bad marriage years ago, and now I'd like more income for us two
I used to be a cop and I'm done with danger, I want a quiet job at a desk at home
Inflation is beating me
My workplace is unsafe and I'd prefer to earn from home.
The factory is dangerous, many accidents, I want to work in house
customers keep screaming at me, sick of it
My boss is a complete idiot and I'm done working for him.
my manager is an asshole, need out
these jerks at the warehouse cut my hours again so I need more money
My supervisor's dumber than a box of rocks, want to work from home
my coworkers r trash lol
My chief is very bad man, he insult us every day, I want other job
The company I gave nine years to fired us over email, what scumbags, and now I want to build something of my own in sales
Hate my damn job
my ex is a deadbeat who won't pay support, so I need the income
My superior is an incompetent fool and I desire a change.
I want to stop driving two hours every day.
tryna quit my job
I need to leave my job it's not going anywhere
to stop living paycheck to paycheck
I want to finish with night shifts
I find my present compensation inadequate to my obligations.
I should like to be at home while the grandchildren are still small.
Everything at the H-E-B's gone up and my check ain't
my manager breathes loud and i need out
tired of living w roommates i want my own bread
I want to leave of my actual work, the chief treats us bad
I want to work from home po to be with my baby
The salary is not reaching me again, I need more
I am tired from factory. Want work at home
I want more money for my children go to college
More money. Less driving.
well mostly it's that they moved everybody back to the office and now I'm an hour and ten each way and I hardly see my dog
Inflation has outpaced my raises four years running. I need supplementary income.
daycare for 4 costs more thn i make so home it is
I could tell you it's the commute, or the fluorescent lights, or the birthday cakes for people I don't know, but it's really that I turned fifty and noticed I've never once picked my own hours.
I crave a change; nine years behind the same glass window is enough.`,
  "is-it-a-scam": `
my husband says it's a fake, is he right?
my wife told me not to do this, she says its fake
my boyfriend thinks you're a fraud
my girlfriend says its all fake
my wife says this sounds like a cult
my husband thinks this is some kind of cult
my mom says people like you are frauds
lol sounds like a cult
is this a cult or what
my partner doesn't trust any of this
my fiance thinks its shady
As a former bank clerk I have encountered many a fraud; how do I know this is not another?
How I know that it is not an estafa, here there are many thieves
is this legit or am i gettin finessed
please tell me this isn't a scammm 😭🙏
Sorry to ask but is this legit? Many scammers now in FB
Scam?
How would I know, and I'm asking nicely, that this isn't one of those scams they had on the local news, with the woman and the gift cards
How do I know you're not one of those scammers who goes after vets
is this legit? my friend got scammed with a data entry thing
Real company or another fake guru LLC?
Is this a scam?
is this legit
How can I be certain that this is a legitimate company?
This is fraud or real?
You ain't one of them scammers are you
Legit?
my brother in law says these things are always fake so how do I know you're not ripping me off
I don't mean to be rude but I've been scammed before, how do I know this is real
sounds like a scam ngl
my husband googled it and says be careful, is this for real?
I am wary of swindlers. Is this an honest enterprise?
I lost $900 to a fake job on Telegram in March, so forgive me but I need to know you're a real business before I say anything else
r u a scammer
How do I know I can trust you?
Scam alert lol
I am afraid it is trick, many bad people in internet
Is the company registered anywhere? BBB?
Is this a bona fide opportunity or some kind of phishing?
idk, feels a little sketchy to me
is this one of those pig butchering things or a con
I smell a rat here
Are you a real business?
feels shady
bruh this a rug pull?
I've read a lot about fake remote jobs. What makes you different?
One hears of so many hoaxes these days. Are you genuine?
is it trustworthy? I can't afford to fall for something again
I've been hurt by scammers before, how do I know it's safe with you
I don't feel safe clickin links from strangers, is this for real
dont bs me, is this legit
No offense, but half the people writing me are crooks. Is this real?
there's so many damn scammers on here how do I know you're not one
Is this for real, and do you have reviews I can check?
Prove to me you ain't crooks
One has read of such approaches in the newspapers; what assurance have I of your good faith?
I must own to a suspicion that this is a ruse contrived to part the unwary from their savings.
Now I watch Dateline every week so you tell me straight, are you a crook
giving nigerian prince honestly
is this how i lose my kidneys
How I know that you don't rob me? They already cheated my brother by WhatsApp
Is this legit po or scam? Many scammer now
I hope this is not 419 o, because people are being duped everyday
It is not swindle? In internet every second is fraud
My friend lose money to people like this online, this real or fake?
Real or scam.
I got one of these messages last month from somebody else and it turned out to be somebody pretending to be a company so how do I know you are really who you say
I see no EIN, no registered address, no officer named. Convince me this entity exists and isn't a fraud.
my sis got took by 1 of these, r u for real
The bank made us all sit through a training about fake job offers, there was a little quiz and everything, and three of the five warning signs were: they message you first, it's remote, the pay sounds good. So you see my problem with you.
blink twice if this is a con
My daughter told me to report accounts like yours. Should I listen to her or are you honest people?
this smells fishy
looked you up, found nothing. are you legitimate
What separates yourselves from the charlatans with whom this medium abounds?
are yall on the bbb or is this one of them fake job things
I already got scammed on Telegram so my guard is up, prove you're not that
Feels like bait tbh
How can I verify this isn't a fake recruiter?
my bank flagged a message like this last year. so which is it, legit or con`,
  "just-send-info": `
Better send me all the information by writing
could you maybe just text me a page to read first..
Would you be good enough to send me some written particulars which I may read at my leisure?
can u just send me the infooo 📩
Can you just email the details so I can read it after my shift
Skip the call. Email me
Could I maybe have something to read first, a page or a brochure, I take things in better with a highlighter, and then I'd see about the call after
Shoot me a PDF or whatever first
Just send me the info.
send deets
Please forward any documentation by email.
Send me information please, I read it
Just shoot me somethin to read
Link?
can you just email me everything and I'll look at it when I get home
could you send something I can read through first, like a brochure
drop the link
is there a website I could look at when the baby naps?
Kindly post me the particulars in writing.
I don't do back and forth chats, send over a PDF or a page with the details and if I like what I see I'll reach out
just text me the details
Do you have a website?
Send info
You have a document or web page with all explained?
Can you give me the details in writing?
I would appreciate written materials outlining the offer.
I'd prefer to just get the information by mail, if that's okay
shoot me the link to the page and I'll check it out
Got a pamphlet or somethin?
What's the URL so I can look it up?
whats ur site
got an ig page i can look at?
Send a video or something that explains it all.
can you put it in an email? my address is the gmail one on my profile
Stop with the questions and send me the link.
quit beating around the bush and email me the details
Pray forward such particulars as you may have in written form, that I may peruse them at leisure.
I would sooner study a prospectus than converse; might one be furnished?
Just mail me the whole shebang hon and I'll read it with my glasses on
link and go away pls (politely)
drop the link ill look at it
You can pass me the information by email? I read it calm
Pls send details po I will read after work
Kindly send me the full details let me go through it
Send to me document or site, I read myself
Can you give website, I use translate and read slow
Got a link?
I'm driving right now can you just send it all over in one message and I'll look at it when I get home
Provide the materials in PDF. I don't make decisions from chat bubbles.
send it all i'll read it wen they nap
I'm a reader, always have been, I read the insert in the aspirin box and the terms on the parking app, so instead of going back and forth could you put it all in one email or page and let me have at it?
Is there a brochure or page I can look at first
just text me everything at once pls i hate the drip drip
Can you shoot over the overview deck?
I should be grateful for the literature on this opening, to be delivered electronically.
Email's better for me, send what you have there
not tryna chat rn just send the stuff
Put the details in writing please and I'll reach out if I have questions
Do you have a video or something I can watch instead of all the back and forth`,
  motivation: `
doordash rn so whenever honestly
unemployed since feb got nothing but time
I am employed as a bookkeeper until five o'clock, though my evenings are unoccupied.
Having taken early retirement, I could readily devote thirty hours to it.
so i drive a truck local and i'm home by like five so evenings would work
um i home school my kids and they're done at one so maybe four hours every afternoon
I'm a teller at the credit union till 5, could do after supper and Saturdays
stayin home with my two grandbabies, reckon I could scrape up 20 hrs
Since my wife passed I've just been doin lawn work part time, got my evenins free
Now I am unemployed so I dispose of all the day
Driver of Uber, I put my own schedule, 15 hours no problem
not working rn.. kind of a long story, so lots of time
i take care of my grandma during the day.. after 4 its quiet usually
doordash rn, could prob give it 20 25 hrs
got fired last week so i got nothin but time lol
I am employed as a bookkeeper four days a week, and could devote my evenings together with Fridays.
I look after my grandson until three; thereafter I could spare some eighteen hours over the week.
My dear mother passed away in the spring, so I no longer have those caregiving duties and could give some twenty-five hours a week.
dog groomerrr 🐩✂️ i can do like 16 hrs!!
unemployed since augusttt 😩 so wide open!!
At present no work mam, just finish my contract, so whole day I am available
Plumber. Free after 6
Disability. 25 hours easy
At the minute I do payroll for a trucking company (nice people, awful chairs), that's nine to five, so it'd be evenings, and Sundays when my husband has the boys
I'm at home with a two year old, she naps from one to three if the gods allow it, and then after eight it's quiet, so all in all something like eighteen hours?
Nothing at the moment. Got all the time in the world
part time at the library, evenings are mine once shes asleep
Driving Uber nights, days are open, call it 30 hours
Just quit, so I'm all in, every day
I work full time at a bank, evenings are free.
9-5 at a warehouse, can do nights
I am employed as a paralegal and could devote my evenings and weekends.
I work in kitchen until 4, after I am free, maybe 18 hours
I drive a school bus, so middle of the day and after supper
Mechanic. 20 hrs.
I'm a dental assistant Monday through Thursday so I got Fridays and most nights
I'm at a call center right now, I think I could do three hours every evening
work at foot locker, got like 15 to 20 hrs after shifts
I teach kindergarten, home by 3:30, so four to seven or so
I am employed part time at the library and could give you the afternoons.
I do HVAC, up at five and done by two most days, my wife works late so I've got a good four hours before she's home
doordash rn, flexible, 25 a week
Security guard, nights off
Right now I'm an electrician and could put in two hours a day plus Saturdays.
I'm unemployed at the moment, so my schedule is wide open.
got laid off, all day every day
I was recently made redundant and am available full time.
Now I don't have work, I can do 40 hours
Ain't workin since the mill closed, got nothin but time
Between jobs. 40+
well I just quit my job two weeks ago so I can do as many hours as you need
I'm currently looking for work, so I guess I'm pretty free
no job rn just living w my parents, all day free
I left my job when mom got sick, now I have most of the day again
I am retired, with more time than I know what to do with.
They let go of our whole department in March, I've been sending out resumes ever since with no luck, so full time would be no problem
Free as a bird and ready to go 50 hours a week!
college student, off for the summer, 30 hrs
Retired vet, plenty of time
I'm a stay-at-home dad, about 15 hours when they nap.
sahm of 3, 20ish hrs
I am a homemaker and could manage twenty hours weekly.
I am mother at home, when kids in school I have 5 hours each day
Home with the young'uns, could do it while they're at school
Homeschooling mom. 15 hrs.
I'm home with twins so nap time and after eight at night that's maybe three hours a day
I'm a caregiver for my dad, so it'd be on and off, probably 15 to 18 a week
pregnant n at home rn so like 25 hours
I'm home with a toddler and a newborn but grandma takes them mornings, so 20
I mind my grandchildren in the mornings and am free thereafter.
I take care of my disabled brother, he's at his day program from nine to two, so that's the window I'd use, five days a week
foster mom, got nights free
Home all day with my kids, I could carve out 4 hours.
I cared for my mom until she died in May, now I have about 20 hours a week
Widowed, retired, all day free.
I work as a boxing coach, evenings I take hits, mornings I'm free.
I'm employed at a shelter for victims of domestic violence and could do twenty hours.
bouncer at a club, get punched sometimes lol, free all day
I teach high school, 17 hours a week would be fine.
I've got three kids, 16, 14 and 9, and could do 20 hours
college freshman, 18, got 25 hrs
just turned 18 lol, working at wendys, 30 hrs
I'm a middle school janitor second shift so mornings, say 15 hours
I'm nineteen and in community college, maybe 16 hours?
I drive the school bus for the junior high and have sixteen hours to spare.
15 hours, I work days
14 hrs on weekends plus a bit after work, im a cook
My daughter is 12 and in school till three, so I have mornings.
I am at present a bookkeeper, and could devote some twenty hours weekly.
My avocations are few since my retirement; the afternoons are wholly mine to give.
I'm retired sugar, I got all day and half the night
i bag groceries and my evenings are me vs the ceiling. so 20 hrs easy
uber mostly, i can do whenever
I work in the cleaning of offices in the night, in the day I have five hours free
I'm caregiver po 4 days a week, other days free
I am doing security work, from evening I can give four hours daily
Truck driver was, now between jobs. All time free
I work nail salon part time, can do 20 hour a week
Forklift. Mornings free. 18 hours.
right now I'm subbing at the middle school maybe three days a week so the rest of it I could put in probably twenty or twenty five hours if you count Saturdays
Senior accountant, 45 hours. I can allocate 16 outside of that, no more.
sahm of 4, can giv 3 hrs a nite after bedtime
I do alterations out of the back room, mostly prom and uniforms, it's dead from July on and again after Christmas, my cat has more clients than I do right now, so I'd have twenty hours easily, thirty if the cat agrees.
Receptionist at a chiropractor's until noon, then I could give you four hours every afternoon`,
  "need-to-think": `
I should prefer to ponder the matter before I commit to an appointment.
Leave me to think it some days
I am not an impulsive person and should like to deliberate over the weekend.
Lemme chew on it
I'd like to sleep on it, two nights maybe, I've got a rule about that since the camper van, so could I come back to you when I've mulled it over
Let me chew on this over the weekend
hm let me think about it tonite ok
I need to think about it.
lemme think on it
I would like some time to consider your offer.
I must think a little, ok?
Gonna have to chew on that a while
I'll think about it
I'm gonna sleep on it and get back to you
I'm not sure yet, maybe give me a few days to decide
idk ill lyk
let me mull it over this weekend and I'll write you back
I shall have to deliberate before giving you an answer.
It's a lot to take in and I tend to rush into things and regret it, so I'd rather sit with this for a bit before I say yes or no
not sure rn gotta process
I want to do some research first.
Undecided
I am not decided, I need more days for think
Let me look over everything and I'll circle back.
Permit me to reflect on this before committing.
honestly I'm on the fence
I don't want to decide right this second let me go over it in my head
Let me pray on it
I'd have to weigh the pros and cons.
hmm maybe, ill get back to u
lemme sit w it
Can I give you an answer next week?
I do not make hasty decisions. Allow me some time.
I go back and forth on it. Need to think it through.
got hit w a lot of info, need to think
I'd like to sleep on it and hear what my husband thinks.
I beg leave to revolve the question in my mind ere I pronounce upon it.
Your proposal merits reflection, and reflection I mean to give it.
Lemme chew on it a spell, I don't jump at nothin before I've prayed
brain says buffering. ask me later
idk gotta mull it over
I want think it well, tonight I consult it with the pillow
I will think about it muna po
Let me think over the matter small
I must think. Not decide today
I need time for think, okay?
okay that's a lot of information all at once I think I'm gonna have to let that settle for a minute before I say yes or no
I don't commit same-day to anything. I'll weigh it against my other options.
let me think on it, ive got milk on the stove n mushy brain
When we bought the Hyundai I walked out twice before I signed, and when we picked the church we visited seven, and I took two years to cut bangs, so you'll understand if I don't give you an answer while I'm standing in line at Costco.
I'm on the fence
50/50 right now, gotta sit with it
I make pro con lists. Haven't made one for this yet
Not a no, not a yes, let me stew
The prudent course, I think, is to weigh the thing for a few days.
can i get back to u after i process all that
I rush into stuff and regret it so this time I'm gonna wait and consider
Let me digest this first
Undecided. Give me the weekend to figure out how I feel about it.`,
  "no-experience": `
nope never talked to a customer in my life
no i mean i drive a forklift i don't really see any customers
nope nothing at all not even a lemonade stand
Not a bit, I drove a forklift
no.. like literally nothing, i just finished college
nope zilch, never had a job w customers
Regrettably none whatsoever; I was a homemaker and subsequently an archivist.
nopeee nothing 😬
Just framing houses. No customers
nope nothing, went from college to baby
Only watched videos about it, never actually sold a thing
No, none at all.
nope zero
I have not worked with customers before.
No, I never worked with clients
Naw, never dealt with the public, I weld
None
no I've been a truck driver so it's just me and the radio
not really, I went straight from school to nothing, sorry
nah never had a job yet tbh, just graduated
never, I married young and stayed home
I spent my career in a laboratory, never facing a customer.
I did data entry in a back office for eleven years and the only people I ever talked to were the IT guys
no exp
Nada
I worked only in the field and in construction, not with people
Can't say that I have.
I am wholly unversed in commerce, my years having been given to the care of my parents.
Regarding dealings with the public, my record is a blank page.
Nope sugar, raised six kids and a garden, never sold a thing
unless selling my brother out to my mom counts, no
zip zilch nada
No, I only worked in the field with the machines, never with clients
Wala po, no experience in sales or customer
I have not done any selling or customer work before, no
With clients never. I was welder, only metal
Never do sale. I only work in factory, nobody talk
None. Warehouse.
nah I mean I was always in the back I did dishes and prep and I never was out with the customers so I guess I'd have to say no
None whatsoever. Ledgers don't have customers.
no never had a job w ppl, been home w kids since 19
My husband is the salesman, my son sells shoes, my daughter could sell sand at the beach, and I have been a night baker for twenty years and the only ones I talk to are the rolls.
can't say i have
negative, infantry then trucking. dont deal w the public
Does it matter that I don't have any? Only ever done lab work
Not a day
I have had no occasion to serve the public in any capacity.
lol no i milk cows
Never, I've only done data entry in a back office
I wish, but no, medical coding my whole life, zero customers
this would be the first time id even talk to customers
Never sold, never served, I've only ever mowed
Sorry to say my whole career was in a server room without a customer in sight`,
  "no-money": `
i got 12 dollars in my bank i cant pay for a program
I possess no capital whatsoever to put into a programme.
i don't have any money right now like zero to put into anything
I'm flat broke till the first, couldn't put a nickel into nothin
I have no savings left that I could put towards a paid programme.
i'm so brokeee rn 😭 can't put in a dime
Not putting money in. Fixed income, there's none to put.
we literaly have 40 dollars til friday i cant put anything in
I have no money to invest.
im broke rn
I am not in a position to make any financial outlay.
I don't have money for pay something
Ain't got two nickels to rub together
No money
I just lost my job so I can't be spending money on anything
I can't really afford anything right now, is that a problem
bro i got like 12 bucks in my account
we live paycheck to paycheck, there's nothing left over for a program
My means are rather limited at present.
We just paid the car repair and the hospital, the savings are gone, so if this costs even a hundred dollars I'm out
cant afford it sry
I'm on a tight budget and can't put anything in upfront.
Can't afford it
Sorry, I am poor now, no have budget
I'm on disability and every dollar is spoken for.
Unfortunately my finances do not allow for an investment.
honestly money is super tight, I feel bad even wasting your time
my account's overdrawn I got nothing to put in
Money's tighter than bark on a tree
I don't have any savings for something like that.
no funds atm
if it costs money count me out im a broke student
What if I can't pay for training?
I'm a single mom on food stamps, I don't have cash for this
broke af man, cant pay shit
My purse, I regret to say, is not equal to any outlay at present.
Owing to straitened circumstances I am in no position to venture capital.
Baby I'm on a fixed check, by the twentieth I'm eatin beans
my net worth is a vape and 6 dollars
cant put money into nothing rn im broke broke
I don't count with money for invest, I just pay the rent and stay in zero
No budget po for any payment, short pa kami
I have no money to put down for anything now, things are hard
Money I do not have. For investing nothing
I no have money to pay, all send home to family
Broke til Friday. Broke after too.
I'd love to but I just got my hours cut and I'm two weeks behind on the light bill so I couldn't put any kind of money into something right now
My discretionary budget is zero through Q2. I can't fund any purchase.
diapers r winning, i got nothin to spend on this
The transmission went in August, the fridge went in September, the dog ate a sock in October and that was eleven hundred dollars of sock, so if there's anything to buy in here, I can't.
living paycheck to paycheck so i couldnt put anything down
My savings went to the move. There's nothing left for investing
on ebt rn, cant afford a course or wtv it costs
Overdrawn again. If this needs cash upfront I'm out of luck
I could not at this juncture defray any expense, however modest.
My unemployment ran out last month, I don't have a cent to put in
wish i could but my card declined at mcdonalds today so
No extra funds here, everything is spoken for down to the dollar
I can't swing any kind of investment, we're on one income`,
  "no-obligation": `
I have no objection, provided that I do not thereby bind myself to anything.
Is my signature required upon any document?
and that doesn't sign me up for anything does it
Should I attend the conversation, would I be held to anything thereafter?
I have to firm some contract?
am i stuck in smth if i say yea
bet but i aint signed up for nothin right
Would I be contractually bound to anything by going further?
Must I put my signature to any document?
If I give that, am I already tied to your company?
I stuck if I say yes
Would there be anything for me to sign, I mean at this stage, as I signed something at a trade fair once and it took two years to get out of
I suppose, and if I say all that, then I haven't agreed to anything yet, have I, I can still say it isn't for me?
Any lock in? Contract? Minimum months?
What am I signing though
As long as I'm not on the hook for anything. Am I?
Am I committing to anything?
am i locked in
Does attending the call bind me in any way?
If I go to the call, I am obligated?
Am I signin my life away here
Any contract?
can I back out if I don't like it
what if I go on the call and it's not for me, is that okay?
can i dip if i dont like it
is there a contract or can I stop whenever I want?
Would I be under any obligation whatsoever?
I had a gym membership that took me eleven months to get out of, so I want to know exactly what I'd be signing and how I'd get out
do i have to sign smth
Can I quit anytime?
Strings attached?
I can cancel when I want? No penalty?
Is there a minimum term?
Is there a binding agreement or a notice period?
so just talking to them doesn't mean I've said yes, right
what if I change my mind halfway through do I owe anybody
Can I walk away if it don't suit me
Is there a non-compete or something like that?
no commitment right?
if i join can i leave after a week
Do I have to decide on the call?
Would they pressure me to sign up on the spot?
Am I tied to anything if I go on?
Would I be entering into a binding agreement?
If I say yes, I have obligation?
I ain't bound to nothin by this, am I
Contract?
what if I say yes now and then change my mind am I stuck
does answering mean I'm committing to something?
can i back out later
can I stop at any time if it doesn't fit our life?
To what should I be binding myself?
Before numbers, I'd like to know if there's a contract with a term or whether I can quit the week after without anyone chasing me
Would I have to sign anything?
do i sign smth
Is any contract to be executed?
I must sign a contract?
I gotta put my name on anything?
Paperwork?
is there a contract or some kind of agreement that I'd be stuck in
I'm a bit scared of getting stuck, would I be bound to anything
am i stuck once im in
can I get out easily if I don't like it?
Is there a deed or agreement to sign?
What feels off to me is not knowing what I'd be agreeing to, is there a term, a cancellation fee, that type of thing
And I'm not committing to anything by answering?
so no strings?
Do I incur any obligation by supplying it?
And with this I am not obligate?
And I ain't on the hook for nothin?
No commitment?
and if I tell you am I signed up for something or can I still say no
so I could still back out after that, right?
can i still bail after
but saying it doesn't mean I've signed up, does it?
May I still withdraw afterwards?
What I want to avoid is someone opening a loan or a plan in my name, so is answering binding in any way
not signing up for anything yet right
Can I stop whenever I want?
Any contract or fees?
By consenting to this interview, do I enter into any undertaking whatsoever?
I trust that attendance would leave me entirely at liberty to withdraw.
If I get on that call y'all ain't gonna hold me to nothin are ya
is this a blood oath situation or can i leave
do i gotta sign smth
If I go to the call, I stay obligated to something?
Is there contract po? Can I back out?
If I attend this call, am I bound by any agreement?
I can refuse after? No penalty?
If I join call and not like, I can say no?
Any strings?
I just don't want to get on there and next thing you know I'm locked in to some kind of a contract for a year like with my alarm company
Is there a non-compete, a term, a cancellation penalty? I want the commitment spelled out.
if i hop on n its not for me can i just leav
I once went to a free dinner about solar panels, the chicken was nice, and I came home with a lease I didn't understand, so I want to know: does talking to your people mean I've agreed to anything?
can i quit whenever
Am I stuck if I don't like it
ok but do I owe you guys anything if i show up and say nah
Is there a minimum term I have to stay for?
What, if anything, should I be promising by my presence?
so the call is not a yes right
Can I back out after hearing them
Does booking tie me into something
I don't like contracts. Tell me there isn't one just for listening`,
  "no-payment": `
so is there a fee for me or wat
Is any expenditure required on my part?
aight but do i gotta drop any bread up front
who payin for all that, me?
Before we proceed, is there any outlay required on my part?
Is there any registration fee or something to pay?
How much is the fee of that training mam?
So training's free or what
And who foots that bill
and that training is free for me right?
sounds great but whats the price on that
does it cost anything to join
What's the buy in? There's always a buy in
Upfront fee, yes or no
Do I have to pay anything?
does it cost money
Are there any fees associated with joining?
I must pay something? how much?
How much y'all chargin for this
Cost?
how much is it gonna cost me out of pocket before I start earning
I just want to check that I don't have to pay anything upfront
is it free or nah
is there a sign-up fee or monthly subscription? we're on a budget
What expenditure would be demanded of me?
Tell me straight up whether there's a fee, a deposit, a starter kit or software I have to buy, because I've been surprised before
do i gotta buy anything
What's the price of the training?
Any upfront fees?
Is free? or after you ask me for money
Do I pay for the software and leads myself?
Kindly state the cost of the program.
so there's no hidden charges, right?
who pays for the training me or the company
What's this gonna run me
How much do I need to invest?
hidden fees?
how much is the program
Why would I pay to work?
If I get on that call, is somebody going to want my credit card?
Does it cost me anything?
do i gotta pay
Is there a fee for me to take part?
I have to pay for begin?
I gotta shell out anything first?
Is it free?
am I paying you during those weeks or what's the cost
is there something I need to pay before I earn anything? sorry for asking
is there a buy in
fine with waiting but I can't pay anything upfront, do I need to?
Would any charge fall to me beforehand?
A few weeks without pay I could handle, but not if money has to come out of my pocket at the same time, so are there any fees
whats it cost to start
And that training is free for me?
so i dont pay right
Do I bear the cost of that training?
The training I must pay or you pay?
And it don't cost me nothin?
So what's the price?
you said paid training program how much is that
so, um, would I have to pay for the training?
how much is the paid one
does the program cost extra? I need to know before I go on
What is the price of this paid program you speak of?
A paid training program is where I get suspicious, is it required and what does it cost
price of the program?
How much does that cost?
and the price?
What fee is attached to this coaching?
All this is free or I pay?
Sounds pricey, what's it run
26 lessons and coaching that can't be free so what do you charge
is that included, or would I have to pay for it
how much for all that
is the coaching free of charge? it sounds expensive
And at what expense to myself?
Sounds solid, but coaching like that usually goes for thousands, so who's paying for it, me or you
do i pay 4 the portal
do i need to pay bc im broke
Is there a fee involved, because I've got forty dollars till the end of the month and none of it can go to a program
Does any charge attach to the instruction of which you speak?
Would the applicant be expected to bear any portion of the expense?
What's this gonna run me darlin, cause somebody's always got their hand out
how much do i pay for the honor of working
I have to pay something for enter?
May bayad po ba? Is there any fee to join?
Will I pay any registration fee before I start?
For the training I pay or you pay?
Is this cost money? How much for join
Fees?
now is there a sign up fee or anything like that because the last one wanted forty nine dollars for a background check and I never heard back
Disclose all costs: application, training, software, subscriptions.
do i hav to buy anything 1st
My cousin paid for a starter kit, then a website, then a coach for the website, and her husband still brings it up at Thanksgiving, so: is there any price on this on my end, at any point, small or large?
what's the buy in
Who covers the training cost, me or the company?
will the call cost me
Does it cost anything to get set up?
Might I know whether a fee is exacted at any stage of the proceedings?
there's gonna be a paywall isnt there. whats the damage
Is any deposit needed to apply
So the interview, the software, all that, is that on my dime?
How much would I be out of pocket by the time I'm working`,
  "no-time": `
2 jobs n classes i got maybe 4 hrs a wk max
I am afraid my days are completely filled and I could not accommodate another obligation.
man i work sixty hours plus the farm i'd be lucky to find three ours
honey I meet myself comin and goin, there ain't enough hours as it is
To be truthful, my calendar is so crammed that I could not accommodate another commitment.
I have 2 jobs already mam, I think I can not give 15 hours in a week
Between the farm and the grandkids there's no hours left in the day
15 hrs is so much i dont even shower
I don't have the time for this.
no time bro
My schedule does not currently permit additional work.
I have not time, I am too much busy
I'm busier than a one legged man in a kickin contest
Too busy
between work and the kids and the house I don't know when I'd ever do this
I'm just worried I won't be able to fit it in
im swamped w school and practice
three kids under five, I barely have time to shower
I regret that my days are rather full.
I leave the house at five thirty, get home at seven, cook, help with homework and fall asleep on the couch, so where would I squeeze in even ten hours
my schedule is packed
Fifteen hours a week is more than I've got.
No hours left in my day
The time is missing for me, many work and family
I can hardly keep up with what I already have on my plate.
At present I could not devote sufficient time to it.
I have like five spare hours a week tops, that's probably not enough
my plate's full I'm taking care of my mom and doing night classes
Ain't enough hours in the day
I wish I had the time, but I'm stretched thin.
i literally have zero free time
between 2 jobs n gym i got no time lol
When would I even do it? I'm booked solid.
I'm running from soccer to dance to church, I couldn't commit the hours
I work myself to death already there's no way I have more hours
I'm grieving at the moment and have so much to arrange, I don't have time
My calendar, alas, admits of no further engagements.
I am so beset by obligations that I could not do justice to another.
Hon between the choir, the grandbabies and the goats I couldn't squeeze in a sneeze
i have like 40 minutes of free time a week and i spend it crying
2 jobs bro when would i do this
I don't have time for nothing, I work from 5 until 8 in the night
No time na po, my duty is 12 hours and then the kids
There is no time in my hand at all, from work to church to house
Time I do not have. Work, sleep, work
I work six day, only Sunday free few hour, not enough time
Doing doubles. No time.
between driving mom to her appointments and the restaurant and coaching on Tuesdays and Thursdays I honestly don't know where I would put another thing in the week
Busy season runs seventy hours. I have no slack whatsoever.
4 kids 4 schools no time 2 pee
I get up at four thirty, lunches, bus, shift, other bus, dinner, spelling words, and then somebody always has a science board due that nobody mentioned, so when exactly would I be doing fifteen hours of messaging?
maybe 3 hrs on a sunday is all i got
I'm stretched so thin already
my plate is full full
Finals, practice and a job at the rec, I couldn't do 15
The exigencies of my practice leave me not an hour unclaimed.
I'd never manage fifteen. Six, on a good week
I coach, I work, I'm in night classes. Where would it fit
every hour I'm awake is already spoken for
I looked at my calendar and laughed. There's nothing open`,
  "not-a-course": `
wait r u tryna sell me a course rn
Before we continue, am I being offered a course of instruction for purchase?
Is it a course this or a work?
hol up u finna sell me a course or what
Forgive my bluntness, but am I being led towards the purchase of some course of instruction?
Wait mam, are you offering me a course to avail?
And here comes the course pitch, right?
Is this a course you're selling?
so its a course lol
Is this an employment offer or a paid educational program?
You want sell me a course?
Is this one of them guru classes
Course?
wait is this a job or is this a training program that I have to buy
I hope this isn't going to turn into a pitch for a program
another guru course huh
so is this a job or a class? I'm confused
Am I to understand that you are hawking instruction?
Every single person who told me about remote sales turned out to be selling a $6,000 academy, is that what's waiting at the end of this
bet ur gonna sell me a mentorship
Is this an actual job or coaching?
Job or program?
This is work or is school that I pay?
Am I applying for a position or enrolling in something?
Is the objective to recruit students for a program?
is this like a bootcamp thing where you pay to learn
sounds like one of those masterclass deals where they upsell you
Y'all sellin a class or hirin, which is it
Are you hiring or are you selling training?
is there some kinda ebook or academy ur pushing
is this one of those andrew tate type courses
I'm looking for employment, not for a mentorship.
I already paid for enough online classes, is this one too?
Wait, are you selling me a course?
hol up is this a course
May I ask whether you are offering a paid program?
One moment, it is a course that I must buy?
Hang on now, you peddlin a class?
So it's a course.
you said learn the messages so is this a training program you're trying to get me to buy
sorry, I have to ask, is this a coaching program or a job
wait is this guru stuff
"learn the messages first"... so this is an online class?
Am I correct in suspecting that tuition is being sold?
Before I say yes, my gut tells me this ends with somebody pitching a mentorship, so is it a position or a program
is this one of those academies
Am I to understand that instruction is the ware being vended, under the guise of employment?
Is it tuition you offer, or a situation?
Is this one of them internet classes my nephew keeps buyin
let me guess. masterclass. 3 easy payments. am i warm
so this is a job or u selling coaching
It is a work or it is a course that I have to buy?
Is this job or training course po?
Is it real job or you people are selling online class?
This is course for sale? Or vacancy?
You sell the class or give the job? I am confuse
Job or course?
I've been looking at your page and it looks like there's videos and lessons and things so I'm trying to figure out is it a job or is it like a program you enroll in
Revenue question: does the firm earn from placing setters or from selling education to them?
is it a class or wrk, cant tell frm ur page
So I click and there's a man on a balcony, and then there's modules, and then there's a countdown clock, and I've seen that clock on a sourdough course, a Bitcoin course and a course about courses. Is this one too?
wait am i being hired or am i the customer
Please don't tell me it's a bootcamp
am I a student or staff in this setup
sounds like an academy, is it?
I answered what I took for a notice of employment; has it been a syllabus all along?
another guru program huh
Is the role real or is it the carrot to enroll people
I want work, not lessons. Which is this
are u gonna pitch me a mentorship at the end of this`,
  "not-a-salesperson": `
I am shy, I don't serve for to sell
im honestly too awkward to sell anything to anyone..
bro im mad shy i cant sell water in the desert
I am by temperament reticent and would make a woeful saleswoman.
I'm a shy type po, I don't know how to convince people to buy
Can't sell water in hell
The trouble is I'm just not pushy, at all, I couldn't sell a blanket at the North Pole, when they say no I apologize to them
Not gonna front, I talk big but I freeze when it's time to sell
I'm not a salesperson.
im not good at sales
I do not possess a talent for selling.
I am not a seller, I am shy person
I couldn't sell water in a desert
Not a sales guy
I don't like being pushy with people it's just not me
I'm really introverted, I don't know if I could do sales
im awkward asf idk about selling
I'd feel bad bothering people, I hate when they do it to me
Salesmanship was never my strong suit.
I'm an accountant who likes spreadsheets and quiet, convincing strangers to do something makes my stomach turn, so I doubt I'm the type
selling makes me cringe
I don't have the personality for sales.
I can't sell
I don't know convince people, I have fear
I hate pressuring people into things.
I fear I lack the necessary persuasive skill.
what if I'm bad at talking to people? I get anxious
I've never been a people person I keep to myself mostly
Ain't got the gift of gab
Do I have to be an extrovert for this?
im too shy for that
i cant even ask for extra ketchup lol how would i sell
I'd feel like a sleazy used car salesman.
I am by nature reserved and ill suited to peddling.
Salesmanship is foreign to my temperament, which is retiring in the extreme.
I have neither the brass nor the patter that such work demands.
Honey I couldn't sell a glass of water to a man on fire
i say sorry to automatic doors. u think i can sell
im awkward asf id be terrible
I have shame to offer things to the people, I am not for to sell
Mahiyain po ako, I'm very shy person I can't convince people
I am not having that mouth to be convincing people to buy something
I do not have talent for sell. I am closed person
I quiet person, not know how persuade people
Not a talker. Bad at selling.
oh I don't know I'm the type that when my kid had the popcorn fundraiser I just bought all the popcorn myself so I didn't have to ask anybody
I audit people. I've never charmed one. Persuasion is not in my skill set.
im 2 nice 2 push ppl into stuff
At the garage sale I gave a man the lamp because he seemed to like it, and I threw in the table, and when my sister took over she got sixty dollars for a broken fan, so you see which one of us you should be messaging.
I clam up around strangers
I hate pushy people and don't want to be one
pretty sure my personality is a beige wall
I freeze when someone says no to me
I should blush to importune anybody; it is simply not in my nature.
Big introvert here, persuading folks drains me
nobodys ever bought a thing from me, not even girl scout cookies
I don't think I have the confidence for that
Me, sell? My own kids won't listen to me
I overexplain and apologize, people run from me, not sure I'm cut out for convincing anyone`,
  "not-interested": `
nah im good thx
I thank you for the offer, but it holds no appeal for me.
yeah no i don't think that's for me but thanks anyway
thank you sweetie but I'll pass
not really my thing but ty
Upon reflection this does not appeal to me. I wish you well.
no thankssss 🙅‍♀️💕
I'll pass. Good luck to you.
no thx not for me
Appreciate the message but I'm out on this one, not looking
I'm not interested.
no thx
I must respectfully decline.
No thank you, it is not for me
Naw, I'm good, appreciate ya
Pass
yeah I don't think this is for me but thanks anyway
I'm sorry, I don't think I want to do this
nah im good fam
thank you but I'll pass on this one
I have no interest, but I thank you for your courtesy.
I looked it over and talked to a friend who does this kind of work, and it just isn't what I'm looking for, so I'll have to say no
im good
It's not for me, but good luck.
Nope
I don't want it, thanks
I've changed my mind, I no longer want to go ahead.
Please consider my application withdrawn.
I think I'm gonna say no, hope that's ok
I found something else so I won't be needing this anymore
That dog won't hunt for me, sorry
I was just looking around, no real interest.
already found smth else ty
not my thing tbh
Not something I want to pursue.
I've decided against it, it doesn't fit our family
Great pitch but I'm out! Best of luck
No thanks, I'll pass.
I appreciate it but no
I'm afraid I must decline, though I wish you success.
nah im okay thanks tho
No thank you.
thanks for reaching out but it's not what I'm after
I'm gonna say no for now, sorry, and thank you for your time
gonna pass on this one boss
I thank you, but no.
I'll leave it be, thank ya kindly
I don't think I'll go on with this, all the best.
Thanks but no thanks, keep crushing it!
Thank you very much but I am not interested
I'm out, but no hard feelings.
I thank you for the approach, but the prospect holds no attraction for me.
Having given it due regard, I find I have no inclination toward the position.
That's real sweet of you but it ain't for me
hard pass bestie
not my thing but gl
It doesn't interest me, but thank you for write
Thank you po but I'm not interested
I am not having interest in this offer, thank you
Not interesting for me this. Thanks
I think is not for me, I don't like, thank you
you know what I read through it and it's just not something I'd want to do but I appreciate you taking the time
I've reviewed it. The answer is no.
nah mama's good, thnx tho
I liked your page, the colors are nice, and I'm sure the people who do this are happy as clams, and I did think about it all through my shower, but at the end of it I just don't want to do it.
gonna have to say no on this one
It's a no from me dawg
Decided against it
I lost interest after reading what it is tbh
Allow me to withdraw my enquiry; the work does not appeal.
Appreciate it but this doesn't speak to me
I read it twice and I'd rather keep mowing lawns, thank you though`,
  "not-mlm": `
this is soundin an awful lot like that Amway my cousin got mixed up in
This smells to me to pyramidal scheme
I must to bring persons for to win?
its not one of those pyramid things right.. sorry
this giving pyramid scheme ngl
I cannot help noticing a resemblance to those multi-tiered marketing outfits.
Smells like Amway
Now you'll think I'm rude, but my neighbor had that essential oils thing with levels and diamonds and whatnot, and this reminds me of it a tiny bit, is it like that?
is this like herbalife bc i cant do that agian
Do I gotta bring in people under me
Is this an MLM?
sounds like a pyramid scheme
Is this a multi-level marketing organization?
This is pyramid? I must bring people?
This ain't one of them Amway deals is it
MLM?
so do I have to recruit my friends and family into it
it kind of reminds me of Herbalife, is it network marketing
bro is this a ponzi
I got roped into LuLaRoe once, I'm not buying inventory again
I trust this is not one of those chain letter arrangements.
My aunt lost her savings in Primerica type stuff, having to sign people up under her to make anything, so tell me if there's a downline
pyramid?
Do I earn by bringing other people in?
Pyramid scheme vibes
I have to sell to my family and friends?
Is there an upline that takes a cut from me?
Does compensation depend upon recruiting others?
is it network marketing? I promised myself never again
sounds like Mary Kay or Avon with extra steps
Do I gotta rope in my kinfolk
Are you trying to get me under you so you earn off me?
is it like cutco or primerica
am i gonna be a boss babe lol
Would I have to buy stock to sell?
Do I need to build a team under me to make money?
Triager, closer, moving up levels... sounds like an MLM.
mlm vibes
This structure strongly resembles multi-level marketing.
It looks like pyramid business
Smells like one of them pyramid deals to me
Pyramid scheme?
commissions and levels huh so do I have to recruit people under me
it reminds me a little of network marketing, is it?
so its a pyramid
ok that's how my neighbor's essential oils thing worked, is it like that?
It has the ring of a pyramid arrangement.
Ten percent here, twenty to forty percent further up, that's how every downline I've ever seen got explained to me
do i have to recruit ppl
My aunt got conned by those Amway bastards. Is this like that?
Does the arrangement entail the enlistment of subordinates from whose labours I should profit?
I trust this is no pyramidal contrivance of the sort that ensnared my brother-in-law?
Is this like when Debbie got us all sellin them leggins
hey hun!! boss babe energy detected. mlm?
who's my upline lol
It is a pyramid? I have to put people below of me?
Is this networking po? I already joined one before, need to invite invite
Hope it is not that thing of bring two people and they bring two people
It is network marketing? I know Amway, do not want
This same like Herbalife? Need invite friends?
my sister-in-law did one where you had to sign up your friends and then they sign up their friends and everybody just sold candles to each other so is it like that at all
Is any part of the commission derived from recruitment rather than sales? Yes or no.
do i hav 2 get my frends to join under me
In our ward we've been through the oils, the vitamins, the knives, the nail stickers and a very sad month of powdered soup, and every time it began with a nice message just like yours, so do I have to sign people up?
do i make money off ppl i bring in
downline?
triangle shaped business model perchance
Would I be hitting up my aunts and cousins to join? I've been down that road
Kindly confirm there exist no tiers of recruits, nor inventory to be purchased.
I hear "commissions" and "opportunity" and I see Tupperware. Is it recruiting?
garage full of product kind of deal? cause I've still got the shakes from 2016`,
  "not-now": `
In this moment I can not, I am with the moving, perhaps in February
i think its bad timing, exams and all.. maybe in may?
got finals, cant think bout this til dec
The present moment is inopportune; we are in the throes of renovating the house.
bad timinggg 😔 having a baby next month 🤰
Can we continue next month po, we are busy for the baptism of my son
Busy season. Try me November
This is a bad month to be honest, my daughter's getting married on the 9th and there's a seating plan on every surface, could we pick it up afterwards
Timing's off, launching something till March. Maybe after
Now isn't a good time.
not rn maybe later
Regrettably the timing is not suitable at the moment.
Now I can't, maybe in other month
Catch me after harvest
Not right now
I'm getting married in three weeks so hit me up after that
I'm interested but this month is really crazy, could we talk in the fall
finals week rn, maybe after
we're moving house and the baby's due in May, maybe after summer
Perhaps at a later date, once my affairs are settled.
My mom's having surgery next week and I'll be taking care of her through the end of the month, so it'd have to wait until things calm down
hmu in january
Maybe next year, I've got too much going on at the moment.
Later this year maybe
We can speak after Ramadan? now is difficult
Reach out again in a couple of months.
I would ask that we revisit this next quarter.
it's bad timing for me, I'm sorry, could you check back with me some other time
I'm on vacation till the twentieth can we pick this up when I'm back
Now ain't the time, holler at me come spring
I'm in the middle of a move, so it'll have to wait.
gotta put this on hold
not atm but keep me in mind
Timing's off for me. Can I contact you when I'm ready?
School's out till August and I have all four home, ask me again then
my brother just passed, so this isn't the moment, maybe in a few months
There has been a bereavement in the family. Kindly contact me later.
cant text rn at work, later
I'll stop back in a week or two, busy at the moment.
Hold off on that till after Thanksgiving, would ya
could we pause this for now? I'll write you when things settle
Now no, write me again in two weeks please
I'm buried until the end of the quarter, ask me again in April.
The present season is inopportune; pray renew your overture in the spring.
Circumstances compel me to defer; I may be more at leisure after the new year.
Catch me after calving season sugar
not today satan. maybe in like march
bad timing rn we movin next wk
Now no, we are in the harvest. Better write me in January
Maybe next time po, I'm still fixing my papers this month
For now I cannot, let it be after the wedding of my brother
Now bad moment, renovation at home. Later
After Tet I can talk, now too busy with family come
Not this month.
we just closed on the house and everything's in boxes and my mother in law's here til the fifteenth so maybe hit me up after that
I'm in filing season. Contact me after April 15.
hit me up wen school starts bk
I'd like to hear about it, I truly would, only the roof is off the house, and I mean that literally, there's a tarp, and the man comes when he comes, so could we pick this up once I have a ceiling?
circle back in the new year
maybe later on when things settle
On my honeymoon lol, ask me in two weeks
rn isn't it, but save my number for summer
I must postpone consideration until my examinations are concluded.
we're between apartments, let's talk when I've got an address
Ask me again after Lent
I'm deploying in a week, talk when I'm back
Later this year could work, just not at the moment`,
  "only-a-phone": `
I don't have computer, only the cellular. It serves?
i only have my iphone.. my laptop broke, is that a dealbreaker
my laptop got stolen can i js do it off my iphone
I possess no computer at all, merely the mobile telephone my son gave me.
I don't have laptop po, cellphone only, can it be?
No computer. Phone do?
The laptop died at Christmas, well, it got tea in it, so I'm on the phone for everything at present, would that be enough or is it not workable
Run everything from my phone, MacBook died. That cool?
I only have a phone.
can i do it from my phone
Would a mobile device suffice for this work?
I have not computer, only cellphone
Ain't got no computer, just this here phone
No laptop
my laptop died last month so all I got is my iPhone
is a tablet enough? I don't own a computer at the moment
does it work on my android, dont have a pc
I've got an iPad and a Chromebook the kids use for school, would that do?
I own no computer, merely a telephone of the modern kind.
I do everything on my Samsung, banking, college, all of it, and I can't buy a laptop till tax season, so is the phone alone okay
phone only, is that fine
Do I need a computer or is a smartphone enough?
Phone enough?
My computer is broken, with the mobile is possible?
I don't have wifi at home, just my data plan.
I lack access to a desktop. Is that disqualifying?
could I do everything on mobile, just to start out
all I use is my cell I don't have a PC at home
We got no decent internet out here, just the phone
Can the messages be sent from a mobile app?
can i use my ipad
only got my phone n xbox lol
I'd have to use the library's computer, I only own a cell.
Is there an app? I'd be on my phone in the pickup line mostly
My sole instrument is a mobile telephone; will that serve?
I possess no computing apparatus beyond what fits the pocket.
I got the Jitterbug my son bought me, that's all the machine I own
my laptop is a brick, like literally a doorstop. phone ok?
can i do it off my iphone
I only have cell phone, the computer broke itself
Cellphone lang gamit ko po, no laptop. Pwede?
It is only handset I have, laptop I don't have yet
Computer no. Only telephone Samsung, is normal?
I only have phone, computer my son use for school
Phone only. OK?
I've got one of those tablets with the little keyboard that snaps on but I don't have an actual computer is that something I could use
My only computer belongs to my employer and is monitored. Personal device is a phone. Workable?
got a cracked android n thats it, will tht do
We had a desktop, then the little one fed it a grilled cheese through the slot, then we had my old Dell but the hinge went and it only stays open against the bread box, so really it's my phone or the library. Can I make do?
do you need wifi or is hotspot ok
No laptop here is that a dealbreaker
What equipment does it take? I sold my PC
I do everything on my phone, my whole life is in it. Enough?
Would the want of a proper computer debar me?
lost my macbook in the breakup, just got my cell now
is a chromebook good enough or does it have to be a windows one
Our internet is satellite and it drops when it rains, would that be a problem
could I borrow time on a library computer and the rest on phone`,
  "outside-the-us": `
Would it be permissible to perform this work while wintering in Spain?
From Dominican Republic one can work in this?
My niece in Edinburgh is enthusiastic as well. Would she be permitted to do this from there?
oh waittt i'm moving to Italy soon 🇮🇹 does it still work from there??
But next month I go home to Iloilo for good, can I continue it from there?
Take Canadians?
My husband may be posted to Okinawa next year, military, you never know with them, and so could one do it from over there, from Japan?
I spend winters down in Mexico, months at a time. Could I work it from there?
my sister lives in mexico could she do this from there
Planning on Bali in the spring, laptop life. Can I run it from there?
Can I do this from Mexico?
i live in toronto is that ok
Is this position available to residents of the United Kingdom?
I am from Philippines, I can work for you also?
Open worldwide?
hey so I'm in Australia right now does that matter
I'm based in Nigeria, I hope that isn't a problem
do u hire ppl from india
we're stationed in Germany with my husband's unit, does that count?
Do you accept applicants residing overseas?
I'm an American citizen but I've been living in Costa Rica for three years and my bank account is still in Florida, would that work
im in the uk bro can i still do it
Are you hiring internationally?
South Africa?
I'm in Dubai but I can work any US time zone! Are we good?
In Pakistan is possible this work? I speak english good
Does it matter if I travel abroad for a few months while doing it?
Do you engage contractors outside the United States?
would living in Jamaica be an issue
I'm moving to Portugal in the spring can I keep working from over there
My cousin's down in Brazil, could she get in on this
Is it US only?
kenya here, r u guys hiring from here
what if im in canada but close to the border lol
I live in Spain, can I do remote from here, yes or no?
I split my time between Bali and Thailand, is location a dealbreaker?
Would a resident of Ireland be considered?
Should I remove to Portugal, might the appointment be retained?
Is residence within the Republic a strict condition, or may foreign subjects apply?
My niece over in Ireland wants to know can she do it from there
is this legal in like. europe
can i do this on vacation in mexico for 3 mo
It is possible to make this from Colombia? Or only living in United States
Can apply po even in the Philippines?
Can somebody in Nigeria do this work or it is only for America people?
From Kazakhstan it is possible to work with you?
I go back Vietnam half year every year, can still work from there?
Work abroad OK?
my husband might be getting orders to Germany next summer and I'm wondering if I would have to stop doing it once we leave the states or could I keep on
Does the US requirement turn on residency, citizenship, or physical presence? I split the year with Canada.
my cuz in jamaica wants in, is tht allowed
We do two months a year at my mother's in Poland, the kids go to the lake, I go mad, and there's nothing to do after supper but mosquitoes, so could a person carry on with the messages from over there?
do canadians count
Is the country thing flexible if I have a VPN and a US bank account
asking for a friend in manila, is it open there
does it have to be USA or is worldwide ok
Would expatriate citizens be considered on an equal footing?
I'm thinking of the digital nomad thing, is it location locked
UK passport holder, does that rule me out`,
  "outside-us": `
I am domiciled in Edinburgh, Scotland.
i did closing mainly but no i'm living in costa rica now
Well right now my husband's job's got us down in Costa Rica
Actually in Spain, in Valencia
I closed sales by whatsapp, but I'm in Peru
i live in ireland.. so thats probably a no right
dms mostly.. but um im from new zealand so idk
im in jamaica fam
I am writing to you from Halifax, Nova Scotia.
vancouverrr 🍁
I'm currently residing in Quezon City, Philippines
I do DM and email outreach for US clients but I am located here in Davao
Not the US. Germany
I'm up in Nova Scotia, I know, everyone says "where", it's the bit that sticks out on the right of Canada
Retired to Thailand two years back
Door to door mainly. I'm over in Germany now, stayed after my last tour.
i closed for a gym. but we live in ireland if thats a prob
I live in London.
canada
I am based in Toronto, Ontario.
I am in Philippines, city of Cebu
Nigeria
I'm down in Melbourne Australia
I'm in Ireland, does that mean I can't
uk bruv, manchester
we live in Germany, my husband works for Siemens
I reside in Johannesburg, South Africa.
Originally from Ohio but I've been living in Mexico City for the last four years and don't plan on coming back soon
india, mumbai
Bogotá, Colombia
Vancouver, BC
Kingston, Jamaica, mon
Not in the US
From Pakistan sir, Lahore
I'm in Canada, mostly closing.
uk, cold calls
I work from Dublin and have chiefly been closing.
No, I am in Argentina, I did DMs for american company
Not US. Kenya.
I've done a lot of DMs but I'm based in Cape Town
mostly phone calls, but I'm in New Zealand, is that a problem
dms n im in lagos
I live in the Netherlands, did B2B calls for a decade
Insurance sales, in Scotland.
Closing for two years on a US offer, all remote, although I myself live in Dubai and don't have a US address
Mostly cold calling. I am from Egypt
manila ph, appt setting
Not in the States, I'm in Poland. DMs and calls.
I write to you from Lagos, where I am permanently settled.
My abode is in the county of Kent, England.
Well I'm a Texan by birth but we retired down in Belize, that's where I'm sittin
canada. the cold one. sorry eh
im in london bruv
I live in Guatemala, in the capital
Cebu City po, Philippines
I am based in Kano, northern Nigeria
I am in Minsk, Belarus
I live Da Nang, Vietnam now
Toronto.
we're over in New Zealand right now we moved here in 2019 for my husband's job and we're not planning on coming back
Resident of Ireland since 2015 for tax and all other purposes.
in mexico w my kids n my mom
I was born in Ohio, did school in Ohio, still root for Ohio, but I followed a man to Perth in 1998 and stayed for the dog, and the dog's great-granddog, so Australia it is.
Accra, Ghana. Good morning
not in the states no, I'm in Dubai
Kingston Jamaica mi deh
My domicile is Auckland, and has been these thirty years.
Bangalore, India, IST timezone
I left the US for good, I'm a resident of Costa Rica now`,
  "payment-plan": `
can i pay in parts
do u guys take klarna
is there a payment plan
Might the tuition be discharged in monthly installments?
could I do like half now half when I get my first check
afterpay? lol
so if I do it can it come out monthly like a phone bill or is it all at once
Do you offer financing of any kind?
What does the installment plan look like, and is there interest on it?
Is possible to pay every month a little bit?
po can I pay it by two or three gives mam
I could do it if y'all let me pay on it a little at a time
Monthly payments. Yes or no.
what if i can only put 200 down rn
do i have to pay it all at one time
can they split it up into payments 🙏
Before I get my hopes up, is the whole sum due on the day one signs, or may one spread it over the year?
affirm or klarna or sumn like that available?
I get paid biweekly, could the payments line up with my paydays?
How many payments can I break it into?
is it a one time payment or can u do it monthly
My husband will ask: all upfront or in installments?
Hi, if I join do you accept payment over time? Thank you
Can I use a credit card and pay it off slowly, or do you have something in-house?
we bought the couch on a plan, can i do that here too
whats the down payment
pay later option?
Would it be possible to start with a deposit and settle the balance out of what I earn?
can I pay yall back once i start making money
can it be taken out of my commissions
I don't have the full amount but I have some, how does that work
Is there an option for deferred payment?
do u have a plan for ppl who cant pay all of it
May I pay after three months, when the first money comes?
Is there any scheme for paying by quota?
In my country we pay in cuotas, here also?
let's say I'm in, what's the monthly
so whats the monthly on that, ballpark
cud i do weekly payments
If I pay it in pieces does it cost more than paying it all together?
The full price at once is not something I can do, but a bit each month I could manage
Got a lease to own type deal? Haha. I mean payments.
Will you finance a vet with so-so credit?
I'd need to break that up over a few months
any chance of splitting it in 3
is it like a subscription u pay each month or one big payment
What are the payment terms for the program?
Do you all do layaway, hon?
okay so suppose I say yes then can I pay some this month and some next month and so on
is there zero percent financing
paying all of it up front aint happening but i could do monthly
I want to know about the payment options please
can my mom and me split it on two cards
Could my payments wait until after the holidays?
I'd like the training but I need terms. Thirty, sixty, ninety days?
Do I need good credit for the payment plan?
klarna?
installments possible?
Possible po ba hulugan?
I can't drop the whole thing today, can I pay as I go`,
  "personal-data": `
Shall I be obliged to disclose my social security number at any stage?
You will ask me the number of social or my papers? I don't give that
u finna ask for my social?
The last recruiter is asking for picture of my ID and ATM, are you also like that?
As long as nobody wants my social security number or a scan of something, because I had my identity stolen in 2016 and it was eleven months of phone trees, will you be asking for those?
You're not getting my SSN, just so we're clear. Do you need it?
you dont need my ssn or a copy of my license right
Y'all gonna ask for my ID or card somewhere down the line?
Do you need my social security number?
u gonna ask for my ssn
What personal information will I be required to provide?
You need my passport or my ID?
I ain't givin out my bank info over no text
Do I have to send ID?
do I have to give you my card number or anything like that
I'm a little uncomfortable sharing personal details online, what do you need from me
why do u need my address
what do you do with my data, is it kept safe?
I do not furnish my banking particulars to strangers. Will that be asked of me?
My mother got her identity stolen last year from a message that looked a lot like this, so tell me which private information you're going to want
not sending u my drivers license
Will you want a photo of my license?
I won't share my social.
I must to give number of my bank account?
Is my information sold to anyone?
How is applicant data stored and who has access to it?
do I need to give my date of birth and all that
are you going to want my bank login or routing number
You fixin to ask for my card numbers?
Which details do you collect about me?
do i need to fill out a w9 w my social
u not getting my cashapp or my ssn jsyk
What's your privacy policy?
I don't feel safe sending documents in a chat.
are you gonna ask for my social because that's how the scammers do it
Shall I be called upon to furnish papers establishing my identity?
I am loath to entrust particulars of a private nature to correspondents unseen. Will such be demanded?
You ain't fixin to ask for my social are ya, cause I got it wrote down and it's stayin wrote down
do u want my ssn and mothers maiden name too or can i keep those
will u need a pic of my license
I have to send photo of my passport? I don't give that by chat
Need ba ng ID or bank details po?
Will you people collect my account number or BVN something like that?
Passport data I must send? I do not want
You need my social number? I afraid give online
Need my ID?
now before we go any further am I gonna have to give my card number or my social or anything like that on here because I won't do it
What personally identifiable information is collected, where is it stored, and who can access it?
u dont need my bank login or nothin right
The last "recruiter" got as far as asking for the front of my license, the back of my license, and me holding my license, and I said sir do you want me to eat it next, so what papers are you going to ask for?
do i hafta do a direct deposit form thru here
Where does my info go after I type it in here
Not comfortable sharing my address. Do you need it?
I had my identity stolen in March so is there anything with my documents involved
Is any declaration of a confidential kind, such as a taxpayer's number, exacted by message?
are you guys selling my data
my bank told me never to give anyone my info online, so what info do you need from me
Would I have to upload anything like a driver's licence
I don't type my birthdate or my card into anything. Will I have to?`,
  proof: `
u got any ppl i can see that actually made money
can you show me somebody who really did it i mean a real person
I'd wanna see somebody who really made that money, got anything to show me?
is there maybe someone i could see who actually did it.. like a video or smth
Might I peruse some independent testimonials from people in your employ?
got any success storiesss?? 🌟
Can I see a screenshot or testimony of those who earn already
Prove it
Receipts or it didn't happen. Show me somebody who did it
Words are cheap, where can I verify any of this
Can you show me proof?
got receipts?
Would you be able to provide references or case studies?
Do you have reviews from other workers?
Show me somebody that's actually done it
Testimonials?
can I talk to somebody who's already doing this job
would it be possible to see some reviews before I go further
screenshots or it didnt happen
is there another mom doing this that I could hear from?
I should like to see evidence of these claims.
Anybody can say their people make money. I'd want names, videos, something I can check for myself before I take it seriously
pics of payouts pls
Where can I read what people who work there say about it?
Show me example of person who win money with this
Do you have success stories from regular people?
Are there any independently verifiable results?
do you have anything that shows it works, like feedback from past students
what about trustpilot or google reviews do you have any of those
Seein is believin
How much have others made? Any examples?
any vids of ppl doing it
link me some reviews
I'd like to see evidence that setters are making money with it.
Have you any references I might consult?
Might I be favoured with testimony from those already so engaged?
I should value the attestations of persons who have prospered under your tutelage.
Show me somebody's grandma doin it and I'll believe ya
pics or it didnt happen
got any screenshots of ppls payouts
You have testimonies of persons that work with you? I want see them
May I see feedback po from other setters?
Can you connect me to someone who has done it and it worked?
Show me results of other people, video or letters
Have any people like me success already? I want see
Reviews?
I'd feel a whole lot better if there was somebody I could hear from that's been doing it a while like just a regular person telling how it went
Claims without evidence don't move me. Do you have documented outcomes?
any moms doin this i can see or talk 2
When I picked my midwife I talked to three women she'd delivered, when I picked the plumber I called his last two kitchens, and the one time I didn't ask anybody I ended up with a purple driveway. So who can I ask about you?
wheres the trustpilot
Let me hear it from an actual setter
who's done well with this, name names
any case studies
Are there persons of record who can vouch for the results?
I need to see some wins first
do you have videos of people who went through it
Can I read what past people said, the good and the bad`,
  "realistic-expectations": `
like 4k would be sick
shoot as much as i can get
Two thousand dollars in addition to my annuity would be ample.
I have no ceiling in mind; the greater the sum, the better.
just enough for the car payment and a little extra
if I could clear four thousand I'd be happy as a pig in mud
sky's the limit sugar
Something of extra for to send to my mother
just enough to move out of my parents place..
like 4k would be crazy
sky's the limit fr no number
A modest supplement of perhaps eight hundred dollars would make a considerable difference.
I have no ceiling in mind; the more generous, the better, naturally.
like 3k?? 🤷‍♀️✨
a millionnn haha 😂 no but as much as possible!!
Maybe 1,500 a month is a big help already
No limit mam, the more the better hehe
Six grand
It would need to carry the whole household eventually, so around five thousand, that's with the mortgage and the dog, who's on special food
Honestly as much as it'll give me, I've three in college (well, two and a half), there isn't a figure that'd be too high
Four grand. That replaces what I make now.
enough that he can drop his second job
10k. Minimum.
Few hundred extra for now, I'm not delusional
A few hundred extra would help.
like 500 on the side
A modest supplementary income would suffice.
Maybe 800 dollars more each month
Enough to cover the truck payment
$1k
I don't know maybe a thousand so I could pay for my kid's braces
nothing crazy, maybe six hundred? just to breathe a little
couple hunnid for gas n going out
enough for groceries and soccer fees, around 700
Some pin money to supplement my Social Security.
If it covered the car insurance and the phone bill every month, so like four or five hundred, I'd already be thrilled
1500 extra would b sweet
Side money
Somewhere between one and two thousand on top of my job.
Enough to live on, about 4,000.
5k a month
I would require approximately six thousand dollars monthly.
To live good, 3500 for example
Enough so the wife could quit her job
4500
I make about thirty eight hundred now so anything above that would be great
maybe 3k? is that too much to ask
enough to move out, like 3 bands a month
what my husband makes, so around 5,000, then he could cut back
A respectable living wage.
My rent is 1,600, childcare is 900, then food and gas, so to pay for everything without sweating I'd say forty five hundred
replace my 9-5, so 4k
Full time income
If I could bring home what I make now, 55K a year, I'd be happy.
As much as possible.
sky is the limit
I set no upper bound.
The most that I can
Many zeros as y'all can fit on a check
10K+
ten thousand a month would change my life so let's say that
I guess I'd like a lot, but whatever is possible
20k a month lol
I'd love to hit six figures one day
As considerable a sum as my efforts merit.
I want to be a millionaire by forty, so I'm not going to put a cap on it, I'll work for every cent of it though
No limits! 30K months let's gooo
idk whatever i can get
No idea, max it out
Eight to ten thousand, more if it's there.
17 hundred a month.
15k
1600
14 hundred dollars more or less
An income in the vicinity of four thousand monthly would answer my purposes admirably.
I should be content with two and a half thousand per mensem.
Oh if I could clear fifteen hundred a month I'd be in high cotton
enough to move out so like 2800
10k baby lets goooo
With 3 thousand in the month I would be well
Around 2k dollars po monthly is big already for us
If I can be making five thousand dollars monthly I will thank God
Four thousand dollars. This is normal for life
I hope 3500 one month, can send my parents some
um I guess if I could get to like thirty two hundred that would cover the mortgage and the car and we'd have a little left
$6,250 gross. That replaces my present salary exactly.
2k wld change evrything here
The rent is sixteen, the van is three eighty, the braces are a hundred and ten for what feels like eternity, and I'd like to buy the good coffee again, so let's say twenty-five hundred.
anything over a thousand is gravy
7 to 8k
no number really just more than now
If it covered our groceries and the light bill, call it nine hundred, I'd be tickled`,
  reschedule: `
omg i slept thru the call im so sorry
I deeply regret that I failed to appear at the appointed hour yesterday.
hey i was stuck behind a wreck and i didn't make the meeting can we do it another day
Oh shoot I plumb forgot the call yesterday, I was at the ballpark
i got too scared and didnt go on the call.. is it ok to try again
Ayer no pude, I mean yesterday I lost the call, can I take another day?
smth came up can i get another time
Good evening mam, sorry I was not able to attend the call because I fall asleep after duty
I was not able to join yesterday mam, the wifi is down. Can I have another schedule?
I'm so embarrassed, I had it in my calendar for the wrong Thursday, I just saw it now, they must have been sitting there waiting for me, is there another chance
Missed the call. Flat tire on 40. Can I get another slot
omg i slept thru it im so sorry. can i get another time
I missed the call.
missed it sry can we redo
I regret that I was unable to attend the appointment.
I forget the meeting, can we make new day?
Plumb forgot about that call, can I get another one
Need to reschedule
hey so my car broke down and I couldn't make it at three can we do it another day
I'm so sorry, I overslept and missed it, is there any way to get another slot
i totally spaced on the call my bad
the school called, my son was sick, so I couldn't get on, can we move it?
I was indisposed at the appointed hour. Might another time be arranged?
I sat there waiting with the link open for fifteen minutes but my wifi kept dropping and by the time I got in nobody was there, can I book again
can we push it to thurs
Something came up at work, I can't make it at 4. Can I change it?
Different time?
I can't come today to the call, please change for other day
I have to move my appointment.
May I postpone the meeting to the following week?
would it be possible to move my call? I have a doctor's appointment
I got the time zones mixed up and showed up an hour late
Got tied up with the cows, can we do the call some other day
I need to cancel tomorrow's call and pick another slot.
running late cant make the call
i no showed mb can i rebook
Nobody showed up on my call. What now?
The link didn't open for me so I missed the appointment. New time please?
my 16 year old had a dentist emergency and I missed the call
missed it, was at my lil bros 8th grade graduation
Can I stop by later for the call? I can't make it now.
I have to stop at the pharmacy so I'll miss the call can we do it later
Circumstances prevented my keeping our appointed hour; might another be fixed?
I must apologise for my absence from yesterday's interview, which was occasioned by a burst pipe.
Well shoot I was under the hair dryer and plum forgot about y'alls call
so funny story. i was not at the call
yo i missed it my b can we run it back
I couldn't enter to the call, the link did not function. Other day?
Sorry po I was not able to join, there was brownout. Can we move it?
There was no light in my area so I could not join the meeting, please shift it
I forgot the call, I was sleep. Give other time
I miss the meeting because bus late, can change to other day?
Missed it. Shift ran over.
okay I am so sorry I had it on the calendar for Pacific and you all are on Central and by the time I got on there was nobody there so how do I set up another one
A client emergency will keep me from the 3pm slot. Request a new one.
baby threw up on me at call time, can i do anothr day
I had the quiet room, I had the notebook, I had lipstick on for the first time since June, and then the oldest rang from school with a bone where it shouldn't be, so that was that. When can I try again?
can we push thursdays call
Something came up at 4, I won't make it
is it too late to change my appointment
They called me in, can't do the interview today anymore
I should be indebted to you for a fresh appointment, the former having lapsed through my own negligence.
my phone died in the middle of the interview lol can i redo
Traffic jam, never made it home for the meeting. New slot?
Had a flat on the way home so I wasn't on at six like I'd booked`,
  saturated: `
But all the world is making this in Instagram, already there is no place
arent there like a million setters already.. why would anyone answer me
feels like everyoneee on ig does this 🙃📲
So many are doing this already in the groups, is there still a chance for newbies?
Every clown's doing this
It does feel, from what I see scrolling, like every second person is an "appointment setter" now, and the third one teaches it, so is there anything left for the likes of me
Every 19 year old on TikTok is a setter now, isn't the market cooked
Isn't everyone doing this already?
market is saturated
Is the market for appointment setters not overcrowded?
There is too much people doing this, no?
Every Tom, Dick and Harry's doin this now
Too much competition
I see a million ads for appointment setting so isn't it too late to get in
doesn't AI do this now anyway? I'm worried it'll be gone soon
everyone n their mom is a setter now
my whole Facebook feed is people doing this, is there any room left?
Surely this trade is oversubscribed by now.
My inbox gets five of these DMs a day from setters, I ignore all of them and so does everyone I know, so how would anyone still respond to mine
isnt it oversaturated
Won't AI replace setters in a year?
Oversaturated
I think many people make this, it is difficult to find clients now
People are sick of getting DMs. Does it still work?
Has this business model not reached its peak?
feels like I missed the boat on this one
nobody answers those DMs anymore they just delete them
That well's run dry, hadn't it
With so many people in this field, how would I stand out?
is it too late to start
this trend is played out
Isn't the demand dropping?
So many people are trying to do this, will there be enough leads to go around?
I apprehend that the field is already overrun with aspirants.
Has not this vein been worked to exhaustion by those who came before?
Seems like every young'un with a phone is doin this already sweetie
everyone and their dog is a setter. my dogs literally a setter
isnt this played out by now
There are already too many people that make this, no? I arrive late
So many doing this na po, is there still chance?
The market is already full, people are too many inside it
Everybody now does this. Place is left?
So many people do already, I think too late for me
Too crowded, no?
my whole feed is nothing but people saying they set appointments and I just wonder if there's even anybody left to message that hasn't already been messaged
Barrier to entry is nil, so margins get competed away. Why is this different?
evry mom in my fb groups does this alredy lol is ther room
First it was eyelashes, then it was those cups, then it was candles poured into smaller cups, and by the time I heard of each one there were nine ladies on my street doing it. Aren't I behind again?
wont ai just do all the dms in a year
This was a thing in 2021, hasn't the ship sailed
my dms get 5 pitches a day. people are numb to it
Isn't it oversupplied with setters and short on leads
The trade strikes me as having passed its zenith.
too many fish same pond feels like
Every influencer pushes this, doesn't that kill it?
automation's coming for this stuff, I'd be training for a dying gig
thousands of people got the same idea from the same reel, am I too late to the party`,
  "too-good-to-be-true": `
3k in a wk lmao ok sure whats the catch
yeah i don't know if it sounds too good it usually is you know what i mean
My daddy always said if it sounds too good it is, and this sure does
idk this kinda seems too perfect.. wheres the catch
3k in a week? cap
In my experience, anything so lucrative invariably conceals a snag.
Hundred bucks for texting? Bull
Sounds too good to be true.
whats the catch
This appears rather implausible. What is the drawback?
It is too beautiful, I cannot believe it
If it sounds like a free lunch it usually ain't
a hundred bucks just for booking a call come on there's gotta be a catch
I want to believe it but it seems almost too perfect
nah thats cap
working from home for that kind of money? where's the fine print
In my experience, when something glitters this much it is seldom gold.
If this were as easy as you make it sound everybody in the country would be doing it and nobody would be driving trucks anymore, so what aren't you telling me
ngl sounds sus good
I'm skeptical. That's a lot of money for sending messages.
Hard to believe.
Really so much money for chat? I have doubts
What's the downside? There has to be one.
I remain sceptical of such figures. Where is the disadvantage?
hmm, it seems a little unrealistic to me
nobody pays that for sending DMs I don't buy it
My daddy always said if it's too good, walk
Three grand in a week? Yeah right.
lol sure, easy money huh
no way its that easy fr
There's always strings attached with these things.
Pardon my doubt, but such promises rarely hold up.
I'll drop dead if that's true
thats bull, nobody makes that
Well I call horse manure on that one
Bullshit, what's the catch
The terms are so liberal that I cannot but seek the concealed thorn.
Such bounty is rarely bestowed without some attendant drawback; what is it?
Honey if it was that easy there'd be a line round the block
wow money for texting. and whats the part ur not telling me
ok n the fine print says?
It seems too pretty for to be truth
Parang too good naman po, what is the catch?
This thing is sweet too much, something must be hiding inside
Free cheese only in mousetrap. Where is trap?
So easy and so much money? I not believe
What's the catch, chief
I don't know it just sounds kind of too easy like sit at home and message people and somebody hands you a hundred dollars so what am I missing
Returns out of proportion to effort invite scrutiny. What is the downside you haven't listed?
sounds amazing so theres gotta be a but
My uncle had emus. They were going to make us rich, there was a brochure, there was a man with a briefcase, and we ended up with nine emus and a lawsuit over the fence. This has that same shine to it.
I'll believe it when I see it
If it's so great why isn't everybody quitting their job
100 bucks for one booking, yeah right
okay where's the gotcha
I am old enough to distrust a rose that advertises no prickles.
somethings off, nobody hands out money like that
This seems unreal. There's always a hidden something
my gut says nothing pays like that for texting`,
  "training-explanation": `
do u guys train ppl
Might you describe in what manner the instruction is conducted?
um would somebody show me how to do it or am i on my own
will somebody show me the ropes or do I just wing it
is there anybody that teaches ya how to do it?
You give formation before to start?
would someone teach me first? id be so lost otherwise
do you guys like train people or is it sink or swim
n what they teach u exactly
It does, thank you. Could you elaborate on what the instruction encompasses?
do i get taught firsttt? 📚🥺
Okay thanks. And the training, is it live or recorded only?
Anybody teach you?
And would I be taught it, or is it one of those where they give you a PDF and wish you luck, which is what happened at the bank
A little, yes, thank you, though what does that training look like then, is it videos or do you sit with a human being, I learn better with humans
Who teaches a guy how to do all that?
Do you train people or just throw them in the deep end
would someone show me how tho
Break down this training for me, what's in it
Do I get training?
is there training
What instruction is provided to newcomers?
You teach me how to do? I know nothing
Who's gonna learn me all this
Training?
do they show you how to do it or do they throw you in the deep end
would somebody help me at the beginning? I'd be pretty lost
do i get like scripts n stuff
is there someone I can ask when I get stuck, and are the lessons recorded?
Is an apprenticeship or tuition provided?
I learn by doing with someone looking over my shoulder, so I'd want to know how the coaching works and whether I get feedback on my conversations
how long is the training
What does the onboarding cover?
Do you teach it?
The training is with video or with a teacher?
Will I have a mentor?
Would I receive a manual or written guidelines?
how do people learn this, if they've never done it
are there live classes or do I just watch videos by myself
Y'all gonna train me up or what
Do you provide the scripts or do I have to come up with the messages?
who trains me
is there a discord or coaching calls
What kind of support is there for new people?
How long until I've learned enough to do it by myself?
Would someone train me?
do i get trained
Would instruction be provided during that period?
You will teach me in those weeks?
Somebody gonna show me the ropes?
What training?
okay but who teaches me the messages do I get coached
I'd be ok with it if there's help, is there any training?
do u guys teach the scripts
yes if there's support while I learn, is there?
And in those weeks, who would instruct me?
Ramp-up is fine if I'm not left alone with it, so what do you give people to learn from, videos, coaching, practice
how do i learn it
What does the training look like?
whats in the training
Kindly tell me more about the instruction given.
How is this training, online or live?
Tell me about this trainin then
Training details?
so what do you learn in the training and how long does it take
could you say a bit more about how you train people
what do they teach u
is it videos I can watch at night, or live lessons?
In what manner are newcomers instructed?
You mention real client work while learning, I'd like to hear how that's structured, who coaches and how long it goes on
hows the training work
What is covered in the training and what does it cost?
In what manner are novices instructed, and by whom?
I should like to learn what tutelage is extended to the uninitiated.
Will somebody sit with me and learn me how, cause I'm slow on the computer but I get there
do u teach us or throw us in the pool
is there like lessons or wtv
You teach to me or I learn alone? How is the formation?
May training po ba before we start?
Will you people train me before I begin the work?
Who will teach? How learning goes, lessons or what?
I slow learner, have teacher for me? How training work?
Any training?
I guess what I'm asking is would somebody show me the ropes or is it like here's your password good luck
Detail the curriculum, its duration, and the format of supervision.
is the trainin live or can i watch at 2am w the baby
At the pharmacy they gave me a binder, at the motel they gave me a girl named Trish who quit at lunch, and at the phone place they gave me nothing but a polo shirt, so how do your new ones learn?
whats in the portal
Do I get someone to check my messages while I'm learning
what does the coaching look like week to week
do you give scripts or do we wing it
Is the novice afforded a preceptor during the early weeks?
how do i get good at it, is there practice
Would somebody be there to help me when I get stuck
How long does the learning part last and who leads it?`,
  "tried-before": `
did smm last yr paid 900 n got nothin out of it
I once subscribed to a similar scheme and was abandoned after the first invoice.
i did one of these last year and the guy just disappeared after i paid him
I paid for one of these setter deals last year and they left me high and dry
did a smma thing last yr n got cooked, never again
i did a programmm like this and got nothing 💔😡
Did one of these two years ago. Paid in, got a login, never heard from anybody.
i bought one of those ig mom courses for 900 and never got anything from it
I tried something like this before and it didn't work.
been there done that, lost money
I previously enrolled in a similar program with disappointing results.
Before I did one course like this and I got nothing
Been burned by one of these outfits once already
Tried it. Failed.
I did a setter thing last year for some guy on YouTube and never booked a single call
I did one of these before and it didn't go well, I'm nervous about doing it again
i did dropshipping n smma already none of it worked
I bought into a coaching thing during covid and they disappeared after I paid
I have attempted such ventures in years past, with little to show for it.
Two years ago I paid a guru four thousand dollars for a closer academy, got a login and a Facebook group, never heard from anyone again, so why would this go any different
did remote closing b4, was a waste
I already took an appointment setting program and got no results.
Didn't work for me last time
I already try one time and the company don't pay me
What makes this different from the last three programs I bought?
My prior experience in this field was regrettably unsuccessful.
I've failed at this kind of stuff before, so I'm hesitant
I worked for another agency doing the same thing and they never paid me my commissions
Fool me once, you know how it goes
I spent months at another company sending DMs and quit.
used to do this for another offer, hated it
tried affiliate stuff like this n flopped
I've been through a couple of these and they all fizzled out.
last time I signed up for something like this nobody helped me at all
The last guru I paid was a lying crook.
that other company were assholes, never paid me
some scumbag took my money for a closing academy and blocked me so I'm careful
That outfit I worked for was crooked as a dog's hind leg
The other company they was thieves, I lost my money
I bought an academy like this in 2022 and it was garbage so is this another course
I once embarked upon a kindred venture and was grievously disappointed.
An earlier foray into remote remuneration left me the poorer and not much the wiser.
Been down that dirt road sugar, lost my egg money to it
did dropshipping. dropshipped my savings into the sea
already did one of these w another guy n it flopped
I already tried something equal and I lost 800 dollars
I tried this kind before po, they left us in GC with no support
I have entered this kind of thing before and it did not favour me at all
Already was similar. I paid, they disappeared
Before I join one like this, not work, I sad long time
Did it before. Didn't work.
yeah I actually paid for a setter thing about two years back and they gave me the logins and I sent messages for three months and didn't get one booking
I've run this experiment. Net loss of $2,140, documented.
got burned by a va program after my 2nd was born, nvr agn
With the first one I had a coach who fell asleep on Zoom, with the second one the founder went on a retreat and came back a different religion, and both of them still have my money. So I'm sore on the subject.
i joined an smma last year and made a grand total of zilch
Spent a whole summer on affiliate stuff, nothing came of it
not my first one of these, last guru ghosted me
Once bitten. It was Amazon FBA and it bit deep
My previous experiment along these lines terminated ignominiously.
I gave this kind of thing 6 months and all I got was carpal tunnel
same pitch in 2020, different logo, still paying it off
Went through a program like yours, never landed a client`,
  "us-location": `
im stateside we bounce around cuz my bf is military
jersey born n raised
My residence is in Savannah, Georgia.
we live in the rv so today it's utah next week it's nevada
so i'm in michigan about an our north of detroit
little bitty town outside Tuscaloosa, you wouldn't of heard of it
I live in a village close of El Paso
uh michigan.. is that ok
born n raised in detroit no cap
I reside in a small hamlet outside Asheville, North Carolina.
seattleee ☔ born here!!
Im here in Daly City California po
Houston Texas, we migrate here last 2019
Live outta the truck. All 48
Spokane, which people always think is Seattle and it isn't, it's four hours off, but yes Washington State
I'm in Albuquerque, have been since the nineties, came for a weekend and forgot to leave
Fayetteville, North Carolina
were military so it changes lol, right now georgia
Nomad life but always stateside
I live in Georgia.
atlanta
I reside in Portland, Oregon.
I am living in Houston since two years
Born and raised in Tennessee
NYC
I'm in Phoenix Arizona just moved here from Vegas
I'm in a tiny town in Iowa, is that alright
cali baby, LA
just outside of Cleveland, Ohio with the fam
Boston, Massachusetts, all my life.
We're military so currently San Diego but it was Norfolk, Virginia before that and it'll probably be Colorado Springs next
philly
Florida
The Bay Area.
New Jersey, in the United States, yes
the bronx
Upstate New York, way up near Canada but still New York
Puerto Rico, which is part of the US.
dmv area
I'm in the States but I'm always on the road.
usa, travel a lot tho
I live in my RV so kind of all over America right now
I'm between places, but always inside the US
kinda everywhere lol, stateside
Within the United States, though my address changes with my assignments.
I am in US, this month in Texas, other month in Utah
Long haul trucker, so all forty eight
We split the year between Wisconsin and Arizona
US, no fixed address
I'm a traveling nurse, three months in Seattle, three in Nashville, then who knows, but it's all in the country
I winter in Florida and summer in Maine.
Van life, coast to coast! All US
I reside in the Commonwealth of Pennsylvania, not far from Lancaster.
My habitation is in the western reaches of Nebraska.
Lubbock Texas born and bred and they'll bury me in it
florida. yes i know. florida man jokes go here
I live in Hialeah, Florida, since five years
I'm here na po in Las Vegas, Nevada
I stay in Maryland now, came from Kaduna in 2015
Brooklyn, Brighton Beach, New York
I live San Jose California, near my sister
Toledo.
we're in a little town you never heard of about forty minutes outside of Boise Idaho
Domiciled in Delaware, if that is relevant to withholding.
kansas w my 4 monkeys
Technically it's Arkansas but the post office is in Missouri, the kids' school is in Arkansas, the Walmart is in Missouri, and the creek can't make up its mind either. We pay taxes in Arkansas, so Arkansas.
yep US, Oregon coast
the 303
Anchorage, yes it counts
Bouncing between Phoenix and Tucson
I make my home in Savannah, Georgia.
upstate ny near the border but this side of it
Stationed at Fort Liberty, North Carolina
Hilo, on the Big Island
Right outside Baton Rouge, Louisiana cher
I reside at present in New Hampshire, having removed thither from Vermont.`,
  "what-counts-as-qualified": `
By which criteria is an appointment deemed to be qualified?
What does it signify that a call is qualified?
what u mean qualified, like who decides
By which criteria is a conversation deemed to be qualified?
When you say qualified call, what is the basis mam?
The word "qualified", which you say so easily, who decides that, and what has to be true about the person, I'd like to know as my hundred dollars hangs on it
Define qualified. Who decides that.
whats a qualified call, like if they dont come do i still
And who says a call is "qualified"? That's where they always screw the setter
What makes a call count as qualified?
wdym qualified call
Please define what constitutes a qualified appointment.
What mean qualified? when the call is good for you?
Who decides if a call's any good or not
Qualified how?
so what if the person doesn't show up do I still get the hundred
do I still get paid if they don't buy anything? sorry, just making sure I understand
so if they ghost the call i get nothing??
what happens if I book someone and they cancel, does that count
Under what conditions would an appointment be deemed acceptable?
At my old company management kept rejecting my appointments for silly reasons, so who judges whether one counts and by what criteria
no shows count?
Does every booked call earn the $100 or only certain ones?
criteria for the 100?
What do I need to do to make sure every booking counts?
If client come to the call but not buy, I get the 100 dollar?
Is it enough that they pick a time, or do they have to attend?
Who verifies that a lead meets the standard for payment?
I'm unclear on which appointments get paid and which ones don't
what kind of person has to be on the call for it to count
If a feller books and then don't turn up, am I out of luck
What does a good lead look like to you guys?
wat if they reschedule is it still valid
can they just say my call wasnt qualified and not pay me
Does the prospect need to have money or be the decision maker for it to count?
when do i get the 100, at booking or when they show
Under what conditions is an appointment reckoned as worthy of remuneration?
I beg you to define "qualified"; the adjective carries a great deal of freight.
What makes it a good call, darlin, does the fella just have to pick up
define qualified. webster is not helping
if they no show do i still get the 100
When they say qualified, what means this exactly? The person has to buy?
What is qualified call po? Need to attend or just book?
How will you know that a call is qualified one and who decides it?
Which call they count and which not count?
What kind call I get 100 for? Person must buy or no?
Qualified meaning what
okay so say I book somebody and they show up but they say they've gotta think about it does that one count or does it only count if they pay
Who adjudicates whether a call qualified, and can that ruling be contested?
wat if they hang up after 2 min do i get pd
At the dealership an "up" was anybody with a pulse, at the gym a "lead" was anybody who took the free water, and at my brother's roofing business it was anybody with a roof, so for you, what's a qualified one?
is it 100 per booking or 100 per person who turns up
Does a tire kicker count as a qualified call
what boxes does the lead have to tick
do they have to have the money for it to count
Is a mere acceptance sufficient, or must the party be present and in earnest?
Who decides it was a good lead, you or the closer
What if the husband shows up instead of the wife I booked, is that one counted`,
  "what-do-we-sell": `
what r these ppl actually buying
um so what are they buying when they get on that call is it like a product or what
what is it these folks are buyin on them calls?
idk if this is dumb but what are those people even buying?
what are you guys even selling?? 🛒👀
What are they buying
What product is it that people buy on those calls?
what r we even selling
May I ask which goods or services the company offers?
What is the product? what you sell to the customer
What is it y'all are sellin anyhow
selling what?
so what's the offer what are these people buying when they get on the call
is it something legit being sold? I wouldn't want to push something I don't believe in
is it crypto or supplements or smth
is this insurance? my sister sold insurance and hated it
What merchandise would I be representing?
I want to know what the customer ends up paying for, because I won't put my name on something that's junk or overpriced
whats the niche
Who are the clients and what do they get for their money?
Price of the product?
What's the ticket size on these deals?
It is coaching, software, or house? I like to know what is sold
How expensive is the thing the closers sell?
What is the average contract value of the programs sold?
just wondering what industry this is in
is it solar or real estate or some kind of course that the leads are buying
What kinda package are folks buying off that call
10 percent of what, though? How big are the deals?
high ticket? whats the price range
whats the offer cost
And what, pray tell, is the service at the end of that telephone call?
Of what does the merchandise consist, if I may be so blunt?
I should wish to know what commodity my overtures would ultimately promote.
What in tarnation are them folks buyin when they get on that call
is it feet pics. is the product feet pics
whats the product tho
Which product one sells in those calls? It is insurance?
What are we offering to client po?
What exactly is the thing that will be sold to the person?
What goods? What service? What client gets for money?
After I book, people buy what thing?
you've told me about the messages and the booking but I still don't know what it is that they'd be buying like is it a class or a loan or vitamins or what
Name the offer and its price point. I won't front for something I can't describe.
is it stuff id feel ok sellin 2 other moms
My sister booked appointments for a man for eight months before she found out they were for hot tubs, and then it turned out not even the hot tubs, just the financing on the hot tubs. So what's being sold here?
who are the clients and what do they sell
Is it a physical thing or a service
how much does the thing cost the customer
what industry is it in, medical? fitness?
On whose behalf, and for what ware, would I be procuring these audiences?
I don't want to push crypto on anyone. Is that what it is?
what does the lead get if they say yes on the call
wait so what's behind the curtain, what do these folks end up purchasing`,
  "what-would-i-do": `
What precisely would my duties comprise?
Now what in the world would I be doin all day long?
And I would have to make what exactly all the day
wait so what i gotta do all day
I still have only the haziest idea of what the daily tasks would consist of.
I am in Nebraska, hoping to work remotely, and would be grateful for an explanation of what this entails.
Before I answer, may I know what is the job description of a setter
So what's the job
Before I go into all of that (it's a saga), could you say what the work consists of, because "setter" to me is a dog, or volleyball
Give it to me plain. What's a setter do from 0800 to 1200?
sorry what is it i would be doing exactly, i only read half
Strip the hype out. What's the actual day to day for a setter
So what exactly is the job?
wdym setter, like what do u do all day
Could you describe the daily responsibilities of this position?
I no understand good, what is my work every day please
Now hold on, what is it y'all want me to be doin
job description?
okay so walk me through a typical day from morning to night what am I sitting there doing
sorry if this is a dumb question but what is an appointment setter, I've never heard of it
Would you kindly outline the duties involved?
is it like messaging randoms on insta or what
what does the work look like once the kids are at school and I sit down at my laptop
I've read your post twice and I still can't picture what a person in this role does, is it typing, calling, emailing, filling in spreadsheets?
tasks?
who would i be texting tho
Am I supposed to find the leads myself or do you hand them to me?
Love it! What's my mission going to be day to day?
Curious what the actual role entails.
What kind of activity I will make in this job?
What does the scope of work include, and do I also have to close the deals?
how many dms a day we talking
Tell me plain what I'd be doing, cause "remote sales" could mean anything
and do I have to talk to strangers or just book stuff in a calendar
sooo what's the gig lol
I'd like to know a little more about what I'd be responsible for, if that's ok
In my day we called that canvassing. Is that what this is, reaching out to prospects?
How many people would I be messaging per day and on which platform, Instagram or Facebook?
Explain the work to me
do i gotta do cold outreach or r they warm leads
stop stop, what would i even be doing
what would I be doing exactly, is it phone calls or typing?
so is it calling ppl or dming, whats the work
Be so good as to sketch the labours of an ordinary day in this capacity.
Wherein, precisely, does the occupation consist?
Okay so what is it I'd be doin, walk me through it slow
so the job is texting? thats it? explain
whats a setter do all day fr
What I have to do exactly in this work? I don't understand what is setter
What are the tasks po everyday?
What kind of work will my hand be doing every day?
What do setter does? Explain simply
I not understand the job, what I do every day?
What's the work
so if I logged on in the morning with my coffee what's the first thing I'd be doing and then what would I do after that
Define the role's deliverables and daily targets.
wat wld i b doin all day, msging ppl?
My job title at the hospital was Patient Access Associate and what I did was hand people a clipboard, and before that I was a Beauty Advisor and I swept, so never mind what it's called, what does a setter do with their hands?
How many messages do I have to send a day
Do I find the people or do you give them to me
Explain it like I'm five, what's appointment setting
I remain unenlightened as to the actual functions of a "setter".
Do I talk to strangers or people who asked first
What does a shift look like start to finish`,
  "when-paid": `
At what point might I expect the first payment?
From when I start to charge? In the first week or the month?
when's paydayyy 💵🎉
When is the first sahod if ever I start this week?
Weeks? When's first check
And when does the money turn up, is it weekly or monthly or, like with my freelance translations, whenever somebody remembers
When does the first check land?
how fast do you get the first money in
How long before the first payout hits
When does the first paycheck come?
how fast do i get paid
Could you tell me the payment schedule, weekly or biweekly?
When I will receive my first money?
How long till I see a dime from it
paid weekly?
how long before I actually get money in my bank account
I hate to ask but how soon would the money start coming in, rent is due on the first
when do i get my bag tho
what day is payday, I have to plan around daycare
At what point would I receive my first remuneration?
My last gig made us wait sixty days for commissions, so I'd like to know how long between booking something and the deposit hitting
is it same day pay or
Do you pay out every Friday, every two weeks or monthly?
How quickly can I earn?
How soon can I cash my first check? I'm ready to roll
In how many days the salary arrives?
Would I make anything in the first week?
What is the typical interval between commencement and first earnings?
so like how many weeks until it starts paying, realistically
need money by the 15th, possible?
does it take a month to start seeing income or is it faster than that
When's payday round there?
Do payouts go by direct deposit and how often?
how long did it take u to get ur first payment
If I start Monday when would I see something come in?
At what interval are one's earnings disbursed, and when does the first fall due?
I should be glad to learn how long one labours before the first emolument is forthcoming.
When's that first check land sugar, cause the propane man don't wait
when do i see actual money in my actual hand
whens payday
How often they pay? Weekly or fortnight? And the first one when comes?
When is sahod po? Weekly or monthly?
After how many weeks will the first money enter?
First money when will be? After month?
When I get pay first time? I need for rent
now if I was to get started next week about how long before I'd have something to deposit because I've got insurance due on the ninth
Specify the payout schedule and lag between a qualified call and settlement.
hw long til 1st pay, xmas is comin w 4 kids
The school pays on the last working day, the diner paid nightly in ones, and my ex-boss paid when the moon was right and he'd found his checkbook. Where are you on that scale, and how soon would the first one come?
is it biweekly
How quick from booking someone to the hundred being in my account
could i get paid same week i start
Do commissions come right away or is there a hold
What lapse of time intervenes between commencement and first remittance?
Got a bill due in ten days, would I see anything by then
how fast is fast with the first earnings
does the hundred come right after the call or at the end of the month`,
  "who-are-you": `
who dis
i'm sorry who is this how'd you get my name
I don't believe I know you, who are you with?
um sorry who is this? i dont remember giving you my name
Before I divulge where I live, might I know with whom I have the pleasure of corresponding?
who's thisss? 🤔📱
What is the name of your company and your position there mam?
Who is this?
who r u and how did u get my number
May I ask whom I am speaking with and which company you represent?
Sorry, I don't know you, who are you?
Do I know you, hon?
hi I don't remember signing up for anything who are you with
um sorry, have we talked before? I don't recognize the name
new phone who dis
did I fill out a form somewhere? I can't place who you are
To whom do I owe the pleasure of this message?
I get about ten of these a week and nobody ever says what company they're from, so let's start there: name, company, what you do
what company is this
What's the name of your business?
Company name?
From where you have my contact?
Are you the owner or do you just work there?
Kindly identify yourself and your employer.
just curious who you are and how long you've been doing this
what's your role there are you like the recruiter
Who you work for, now?
Where did you find my profile?
whose page is this
r u like the boss or
How did you come across me?
I should like to know your name and where you are writing from.
which company was this again? I applied to a bunch
who is this and why are you messaging me
y do u keep texting me, who r u
Stop for a second, who are you with?
who is this lol a bot?
I do not believe we have been introduced; on whose authority do you write?
To what do I owe this communication, and from what house does it issue?
Who's this now? I don't recognize the name and I got my readers on
new phone who dis but also old phone who dis
do i know u
Who are you and from where you got my contact?
Sino po sila? What company is this?
Please who am I speaking with and how did you come about my profile
You are who? What firm?
I don't know you, you from which company?
Who's this
I'm sorry I get a lot of messages what was your name again and who are you with
State your full name, employer, and how you obtained my details.
who r u n y r u in my inbox lol
I thought you were the lady from the church rummage sale, then I thought you were my cousin's new wife, and I answered you twice about the crockpot, so now I've got to ask who on earth you are.
how'd u get my @
What's the company called and where is it based
Which outfit do you work for?
did i sign up for something? who is this from
Forgive me, but your name conveys nothing to me, nor does the reason for your writing.
are you the owner or just work there
Whose team is this, what's the name on the door`,
  "own-payment": `
hey did my payment go through? the card ending 4421
did my payment go thru
was my card charged
you charged me twice
my card got declined can u check
i paid yesterday and got no receipt
Has the transfer I made been received?
why is there a charge from you on my card
did yall get my payment`,
  "who-can-apply": `
any requirements like degree or smth
do i need a degree for this because i barely finished high school
I'm 45 with just a GED, would they even have somebody like me?
do i need a degree or something? im not sure im allowed to apply
any requirementsss?? 📝🙏
I am already 61 years old, is it still possible for me to apply
No diploma. Problem?
What are the requirements?
do i need a degree
What qualifications are required of applicants?
I can apply with no diploma?
Do y'all take folks without a high school diploma
Requirements?
is there an age limit I'm sixty three
would you even take someone with a felony on their record
do u have to be 18 or 21
do I need any certifications or special equipment for this
I am 71 years of age. Would that disqualify me?
I dropped out of college, I've been a stay at home dad for six years and my resume is basically empty, do people like me even get in
what do i need to start, laptop? headset?
Is there a background check or a drug test?
Any age restrictions?
My english is not perfect, is it possible for me to work with you?
Do I need prior sales experience to be considered?
Is this open to candidates with a visa or only to citizens?
What does it take to get on the team?
I have a stutter, is that a problem for applying
what kind of computer do I need and how fast does my internet have to be
Can anybody do this or do you gotta be some kinda expert
Are there eligibility criteria I should know about?
can my gf apply too
is it open for students
My daughter just turned 19, would she be eligible as well?
Is prior schooling a prerequisite?
My son is 16, could he do this too?
is there something for my 15 year old? he's looking for a summer job
do you have to be eighteen to apply or twenty one
im 18 is that old enough
is 19 too young
Is there a minimum age? I am twenty.
I look really young but I'm 23, hope that's ok
My nephew has 17 years, he can make this work when he is 18?
What I need for apply, is a cellphone enough?
What credentials must an aspirant possess?
Does your establishment impose any bar by reason of age, schooling or prior calling?
Am I too old, hon? I'll be 71 in March
do i need a degree or just vibes
ged ok?
What are the requisites? I don't have title of university
Requirements po? I'm high school graduate only
What are the qualifications needed? I did not finish school
Need diploma? What conditions for candidate?
My english not perfect, I can apply also?
Felony on record. Matter?
I didn't go to college or anything like that so I just want to know what somebody needs to have to be able to do this
List the eligibility criteria, including work authorization.
do u take ppl w no diploma, had my 1st b4 i finishd
I've got a cosmetology license that lapsed, a food handler's card, CPR from when the twins were born and half an associate's in something they don't offer anymore. Is any of that needed, or none?
green card but not citizen, does that qualify
Any test or certification to get in?
is there an age cap
What skills are you looking for in a candidate?
Would an absence of formal education tell against me?
how good does my typing have to be
Can anybody sign up for this or are you picky
hearing impaired guy here, am I eligible`,
  "why-a-call": `
why we need a call just tell me here
For what reason can you not set this out in writing here and now?
so why does it have to be a call what can't you say here
why've I gotta get on a call, you can tell me right here can't you
why we gotta call just text it here
Why do I need a call? Say it here.
cant you explain it in here? i hav a baby on me
Why can't you tell me here?
why do i need a call
For what reason is a call necessary?
Why a call? You can write me all here
Why can't we just settle it right here in the chat
Why a call?
what happens on this call and how long is it
what would they ask me on the call? I'd like to be prepared
cant we just text it out
is the call on video? what's it about exactly
What would be the purpose of such a conversation?
Every time someone wants me on a call it turns into a two hour pitch, so tell me what is said there that can't be said here
is it a sales pitch
Who would I be speaking to on that call?
Can't you just tell me now?
In the call what we will talk?
Couldn't we skip the call and just get going?
How long does the interview last and who conducts it?
is the call like a job interview or more of a chat
how many minutes is that meeting gonna take
What all do they wanna know on that there call
Will they try to sell me something on the call?
is the call mandatory
do i have to get on zoom for it
I'd rather get my answers in writing than on a call.
Is it a group webinar or one on one?
do I have to get on a call? talking to people by voice makes me sweat
I should prefer to transact the whole by correspondence; wherefore an interview?
What is it that may be spoken and yet may not be written?
Why can't you just tell me here sweetheart, I'm sittin right here
a call?? in this economy?? just type it
why cant u just say it in dms
For what is the call? Explain it to me by here
Why need call po? Can chat na lang?
Why must we do call? Tell me everything on this chat
For what call? Write here all
Call make me nervous, why not tell me in message?
what is it that they're gonna tell me on the phone that you couldn't just put down right here I've got ten minutes I'm reading
Anything said orally can be denied later. Why isn't this in writing?
is a call rly needed, cant hear myself think in this house
My dentist wanted a call, my realtor wanted a call, the man about the gutters wanted a call, and all three times it was something that would have fit on a Post-it, so what can't you put here?
what happens on the call thats so secret
Can't you answer my questions instead of sending me to the team
Seems unnecessary to get on Zoom. What's it about
How long is it and why is it needed
To what end is my voice required?
who would i even be talking to on the call and why`,
};

/** And what nothing of ours answers. */
export const PROSPECT_CHATTER = `
booked it thx
lmaooo
My chrysanthemums took first prize at the county fair.
Would you happen to stock replacement parts for a grandfather clock?
Is it also raining where you are?
sorry i just came from my dad's funeral um what were you asking
okay got it booked
hang on hon somebody's at the door
Today is the saint of my mother and we make tamales
Do you sell also second hand phones?
My grandfather died yesterday, I am in the velatory
sorry my cat walked on the keyboard..
do you know if the playstation thing is on sale.. nvm
my brother died in june and i havent really been ok since.. sorry idk why im telling you
u see that fight last night lmao
Do you happen to know a reliable recipe for quince marmalade?
look at my new nailsss 💅✨😍
happy birthdayyy to my bestieee 🎂🎈
Merry Christmas po to you and your family!
Rain here. Pouring
Oh wait, that was for my sister-in-law, the thing with the casserole, please just ignore it
Do you people also do tax returns, or know somebody who does, mine has retired to Florida and took my folder with him
Buried my best friend in March. Still reach for the phone to call him.
That was supposed to go to my wife, disregard
hvhjjk ,,,, sorry he grabbed it
we lost our first at 20 weeks, shed be 3 now
My pops died last summer, he's the one who taught me to shake a hand
My mother passed away in the spring.
my grandma died last month, it's been quiet here
I buried my husband two years ago this week.
lost my dog yesterday :(
My father is dead since one year, I miss him
we lost our first baby a long time ago
Daddy's been gone ten years now, God rest him
we had the funeral for my uncle on Saturday
rip to my homie
That joke killed me.
im dead lmao
lol that meme has me dying
im literally dying of laughter
I'm a little sad today but it's alright
I'm dying for a coffee.
My neighbor is a real bully with his leaf blower.
that game was violent lol
we watched a true crime show where the husband did it
my bro n i fight all the time over the xbox
Tornado hit two counties over, we're fine though
there was a robbery at the gas station downtown, crazy
The storm knocked out our power last night.
my son got in a fight at school, nothing serious
My cat scratches me whenever I try to brush her.
got my butt kicked at the gym today
he killed it at the concert
My team got beaten badly on Sunday.
The traffic on that highway is truly dangerous.
In my country was war, now I live tranquil here
my car got broken into last summer so I don't park there anymore
she hit me up yesterday haha
Stubbed my toe. Brutal.
Mama would've tanned my hide for that, bless her
That pitch hit me hard, wow
Lights went out again. Brb.
My cat is such an asshole lol
damn its hot today
holy shit the lakers won
Shit, spilled my coffee
that idiot in front of me just cut me off in traffic I swear
Dang squirrels are eatin my tomatoes, the little devils
ugh sorry, I'm so dumb, wrong chat
fuck yeah
Damn, you're good!
bitch im tired (thats for my sister, wrong chat lol)
I'm such a moron, I forgot to charge my phone
The politicians in this town are scoundrels, every one.
omg ur killing me lol
Hell of a week, huh?
Non-stop rain here today.
cant stop laughing
dont stop believin lol
I'm at a bus stop give me a sec
Leave it with me.
I'm fixin to leave the house, hang on
brb gotta stop for gas
I had to stop typing, the baby woke up
Please hold
Wait, I remove my coat, one moment
Haha nice one.
lol
Ok
sorry, the baby's crying, give me a minute
hold on somebody's at the door
Well I'll be
Hello my friend, how is your day?
A fine evening to you.
oh okay, um, cool
Did you watch the game last night?
wyd
😂😂😂
Hmm.
Good morning.
Woohoo, it's Friday!
What's the weather like where you are?
my daughter just took her first steps!
I was at the dentist this morning and my face is still numb
It's hotter than blazes down here today
Happy new year to you and family
I just got back from my brother's wedding in Savannah and the food was unbelievable, three kinds of cake
Do you know a good recipe for chili?
what games do u play
ur profile pic is cool
The roses are in bloom at last.
hehe
Thanks.
Noted
let me put my glasses on I can't see a thing
Yessir
Who do you think wins the election?
whos ur fav rapper
do you have kids too?
I love America, very big country
gm
My internet is acting up.
I acknowledge receipt of your message.
Monday motivation, let's goooo
omw to the gym
sorry I was driving I'm parked now
Sorry, that was meant for my sister.
Typo
asdfghjkl
I like your name
I remember when a loaf of bread cost a quarter.
Funny story, I dropped my phone in the lake on Saturday and my nephew dove in and got it, still works somehow
Is it snowing where you live?
How's your mama and them?
pancakes for dinner tonight, don't judge
I am eating now, later I read
Wow.
bruh
Interesting.
can you help me reset my Netflix password
Do you guys sell used tires?
is this the pizza place
Would you happen to know the exchange rate today?
oops, sent too early
Just hit a new PR on the bench press!
I'm watching a movie with the kids.
My grandson set up this telephone for me.
Caught me a nine pound bass this mornin
battery at 2% lol
u up?
hang on, permission slip emergency
What means "gonna"?
Where did you get that jacket in your picture?
I think I already answered that one
Uh huh
I saw your story about Miami, looked fun.
My truck's in the shop for the third time this year and the guy tells me it's the alternator again, can you believe it
nvm
ratio
just thinking out loud, ignore me
Got it, thank you.
Pardon the delay in my response.
Lord have mercy
Blessed and highly favored today!
I trust this finds you well.
Can you recommend a good dentist in Tampa?
typing w one hand lol eating a burrito
Sorry my keyboard is in other language
the dog ate my headphones
it's raining cats and dogs over here
Oh.
my crush just texted me omg
What time is it there?
Do you accept bitcoin for the lawn mower you listed?
hm okay
May I have the recipe you posted?
Go Vols
So I finished painting the nursery, light green, and my wife says it looks like a hospital, so now we're doing it all over in yellow
Happy birthday, by the way, I saw it on your profile!
tell me a joke
I don't have question now
One does what one can.
my kid got hold of my phone sorry about the gibberish
hbu
Cool.
Rise and grind fam
Can you do my taxes too?
it's crazy hair day at school, I had no idea`;
