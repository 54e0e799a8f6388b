/** Texts that must be caught and texts that must not, as people type them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONCERNS, type Concern, concernIn } from "./concerns";

const DISTRESS = `
id rather not be here anymore
i want to sleep and never wake up
i keep cutting myself
i self harm
my life is over
dont wanna be alive rn
feel like giving up on everything
i wanna end my life lol
honestly thinking bout offing myself
im not ok i feel suicidal
i feel like ending my life
I have a plan to end my life
nobody would notice if i was dead
im going to kill my self if this doesnt work
i cant live like this anymore
lifes not worth it anymore
i want to end things
whats even the point anymore i want to die
im thinking of hurting myself tonight
i just want the pain to end
ive been thinking about killing myself
i dont think i can keep living like this
i want to kil myself
KMS fr
im gonna k1ll myself
i wanna die
i dont wanna live anymore
i do not want to live
whats the point of living
life isnt worth living
i feel suicidal
thinking of suiside
im gonna end it all tonight
just want it to be over, i cant go on
i wish i was dead
i wish i wasnt here anymore
everyone would be better off without me
nobody would care if i died
i took a bunch of pills
cutting myself again
i hate myself
im going to jump off a bridge
honestly i want to die
i dont want to be here anymore
i just want it all to end
nobody would miss me if i was gone
i've got nothing left to live for
if this doesnt work out im ending my life
i dont see a reason to keep going
my friend is talking about killing himself
i cant take it anymore
ready to give up on life
having really dark thoughts about ending things
i'm going to hurt myself
self harm
i've been self-harming
quiero morir
i want to unalive myself
might as well be dead
rather be dead
i don't want to wake up tomorrow
i am suicidal
i have no reason to live
life is pointless
I'd be better off dead
nothing matters anymore i just want to disappear
im thinking about killing my self
thinkin bout ending my life
i want 2 die
wish i could just die
i feel like dying
i have no will to live
im at the end of my rope
i cant do life anymore
sometimes i think about not being here
what if i just didnt exist
no point in anything
i tried to kill myself last month
i'm planning to take my own life
this is my last goodbye
honestly i don't want to be alive
ive lost all hope
im drowning and nobody cares
i wanna blow my brains out
if i dont get this job im gonna kill myself
might just drive off a bridge
i'm worthless
i want to hurt myself
suicidal thoughts
why am i even alive
i need someone to talk to im really depressed
`;

const DANGER = `
my husband hits me when i work
my boyfriend is beating me
`;

const MINOR = `
Is there a job for 16 year olds?
can my little brother join hes 14
still 17
my parents say its ok im 15
I'm 17 going on 18
im a 16yo from ohio
can a minor sign up
what if im not 18 yet
i'll be 18 in 3 months
u gotta be 18? im 17
does it matter if i'm not 18
turned 17 last week
my mom said i can work, im 16
i am fourteen
im 15 can i work
i'm seventeen
17 here is that cool
16yo
im 15 btw
I am 17 years old
17m from texas
i turn 18 in june
not 18 yet
im almost 18
my daughter is 16, can she apply
can my 17 year old son do this
is 17 too young
can i join at 17
what if im under 18
im a minor
do you hire 16 yr olds
still in high school
im in 11th grade
im a junior in high school
can minors join
are teenagers allowed
I'll be 18 next month
im only sixteen
im 17 and a half
im underage
i just turned 16
my age is 14
Age: 16
i'm 17, can i join?
Hi, I am a 16-year-old student and want to work with you
turning 18 soon
is it ok if i'm 17
im 16 years old but mature
my 16 yr old wants to apply
yo im 16 n i need a job
im turning 17 soon does that matter
do u take ppl under 18
can ppl younger than 18 apply
i go to high school
im a high schooler
does being 17 matter
17 male
`;

const ABUSE = `
I'll come to your house and beat you up
stfu
go f yourself
u suck bitch
someone in slack keeps sending me dick pics
i was sexually harassed by a coach
your setter called me a bitch
i hope you get cancer
ill find out where you live
shut up bitch
fuck your company
eat a dick
you're a scammer piece of shit
i'm going to kill you
you're a fucking idiot
go kill yourself
kys
i will find you and kill you
im gonna beat your ass
stupid bitch
go to hell
eat shit
you people are disgusting
im coming to your house
send nudes
ur sexy wanna have sex
your coach sexually harassed me
someone on slack is bullying me
a setter sent me inappropriate messages
screw you
f you
fuck u
you fucking scammers
I know where u live
watch your back
you will regret this
hope your family dies
you piece of garbage
shut the fuck up
Someone is threatening me in the chat
you racist pig
i'll burn your office down
dumb ass bitch
you are a worthless piece of human garbage
die
drop dead
i hope you choke
ill make you pay for this
stop wasting my time you moron
ur mom is a whore
go fuck urself
suck my dick
I'm going to find you
i will hurt you
im gonna shoot up your office
f*ck you
fuck you scammer
bitch ass
you guys are trash
my coach is making sexual comments
how do i report harassment
a team member called me a slur
i want to report someone for abuse
he keeps sending me creepy messages
`;

const STOP = `
kindly stop reaching out
who gave you my number? stop texting me
how do I make these emails stop
STOP ALL
I don't want you to message me anymore
never text me again
please stop contact
cancel all messages
opt-out
END
stop!
stop it already
i never signed up for this, remove me
quit contacting me
not interested stop texting
i'm done, stop messaging
enough. stop
please stop emailing me
remove my number from your list
take me off this list please
i want to unsubscribe
dont ever contact me again
do not text this number again
stop dming me bro
plz stop
stop sending me messages
stop harassing me
stop
stop texting me
please stop
Stop it
unsubscribe
unsubcribe
UNSUB
remove me from your list
do not contact me
don't message me again
leave me alone
lose my number
stop spamming me
no more messages please
not interested, please stop
not interested stop messaging me
i said stop
i told you to stop
quit bugging me
opt out
never contact me again
dont ever text me again
take my name off this list
i dont want to hear from you anymore
i dont want any more emails
stop sending me emails
how do i stop getting your emails
why wont you stop texting me
you dont stop texting me and its annoying
can you stop messaging me
im blocking you
go away
no means no
enough with the messages
cease contact
please remove my number
stopppp
s t o p
st0p
i want you to stop messaging me
i dont want this stop texting me
already said no
plz stop messagin me
take me off ur mailing list
end chat
pls dont text me anymore
delete my number
stop calling
would you guys quit emailing me already
No. Stop.
end this chat
ok thats enough stop messaging me
please stop contacting me thanks
can u not message me anymore
im not interested stop hitting me up
Please take me off of your list, thanks
wrong person stop texting
not interested. remove me
do not email me
dont contact me ever again
dont message me
stop with these messages
delete me from your list
STOP MESSAGING ME!!!
i asked you nicely to stop
leave me the hell alone
stop bothring me
pls unsubscribe
unsuscribe
how do i unsubscribe
i want to opt out of messages
no further contact please
quit messaging
i would like you to stop contacting me
lose this number
stop all emails
how can i stop these emails
how do i get off your email list
get me off this list
i dont want to be contacted
not interested, leave me alone
im going to report you as spam
don’t contact me
`;

const INNOCENT = `
im afraid of rejection
im scared of sales calls
is it safe to give my info
i want to end my shift earlier
i will find you guys on google
can you shoot me the details
shoot me the link
ill kill it in this role
ill shoot you a message
how do i cut my hours
hit my line
i cant talk right now
text me tomorrow
call me back later
im too stupid for sales
this is stupid
are you kidding me
what the hell is this
is this bullshit
wtf is this
holy crap nice
thats crazy
damn thats a lot
i hate sales
life is busy
im tired of working retail
im tired of my job
im stressed about bills
im struggling with money
i could kill for a remote job
im dead serious
this heat is killing me
my mom just died
my husband passed away last week
my boss is killing me
i need 17 dollars an hour
i was 17 when i started in sales
i quit my job
i have a 17 year old daughter
will the training stop if i miss a day
can i stop and continue later
when do i stop being a setter and become a closer
i wont stop til i make it
i never said stop
i didnt say stop
please dont stop sending me info
dont stop messaging me im just busy
its not that i want to stop
im not trying to stop you but whats the pay
no need to stop, im interested
i don't want to stop now
i do NOT want to stop
my wife would kill me, gotta ask her
this job is killing me
i work full time, could do 16 hours
i have a 16 year old at home
my kids are 9 and 12
im 17 weeks pregnant
been doing sales since i was 16
im 18
do i need a high school diploma
i dropped out of high school
my laptop died halfway through a video, did I lose my progress?
prospect told me to stop messaging what do i do
how do i stop emailing prospects too often
should i stop messaging a lead who says no
i cant stop thinking about this lol
dont stop now, tell me more
please dont unsubscribe me
when does the video stop
im 12 lessons in
hell yeah
fuck yeah im in
this is fucking awesome
i'm dying to start
i want to stop working for my boss
can i stop my 9-5
what stops me from just doing this myself
not interested
no thanks
don't call me before 5pm
call me at 10
i'm free after 4, 10 am works
i have 3 kids under 18
im a single mom with a 15 year old
i found your ad on facebook
i hate my job
i cant do this today can we reschedule
whats the point of the call
is there any point in going to the webinar
i dont want to be here all day lol whats the pay
i lost my job last week
can i quit anytime
how do I leave the program
how do i delete my account
can you delete a prospect from the list
my account got deactivated
i'll find you on facebook
that beats my current job
do you guys hire ppl over 40
i'm 17 years into my career
whats the minimum age
how old do i have to be
is it a minor issue if the video lags
i dont get the emails
i'm not getting any messages from you
how many messages do i send per day
i missed the call
can i cancel my call
i want to end my contract
dead leads, what do i do with them
are you a bot
i was harassed at my last job so i want remote
sick of my life being stuck in retail
no more info needed im in
i want to be my own boss
this sounds like a scam
im so over my 9-5
im sick and tired of working for other people
leave me a message
what is the worst thing about it
tell me about yourself
so damn excited
im done with the form
i need help
why cant i log in
can my brother use my access code too?
my son is 19
end of month works
is there a danger of losing my progress
i wont have time to talk until friday
do you call me or do i call you
will you call me
dont have a computer
dont contact people i know, right?
who do i contact about pay
do i contact support
no call?
no contact info on the page
I'd rather die than go back to retail lol
killing it out here
my phone died
i am a senior in college
i am a junior developer
im in school full time, college
the video stops after 10 seconds
i turned 18 last week
i am 21
i was a teen mom
can i do it with 16 hours a week
10 in 60 whats that
i only booked 9 is that ok
is 10 enough
is 15 hours ok
is 9 too early to call
hit me up tomorrow
the video wont stop buffering
whats the penalty if i quit early
how do prospects unsubscribe
do you guys ever stop hiring
my old boss was abusive so i quit
my manager at my last job was racist
i want to die laughing
are you guys scammers
you sound like a scammer
no time right now
im not a teenager anymore, is that ok
im 45, too old?
i make 17 an hour now
im at 17 an hour
im 16 bookings in
i can start at 9
im 30 and my son is 16
my husband is in the hospital, can we reschedule
can i share my code with my 16 year old
`;

const CAUGHT: Record<Concern, string> = {
  distress: DISTRESS,
  danger: DANGER,
  minor: MINOR,
  abuse: ABUSE,
  stop: STOP,
};
const linesOf = (text: string) => text.trim().split("\n");

describe("what has a fixed answer", () => {
  test.each(CONCERNS.flatMap((concern) => linesOf(CAUGHT[concern]).map((text) => [text, concern])))(
    "AI-2 SUP-2 %j is %s",
    (text, concern) => {
      expect(concernIn(text)).toBe(concern);
    },
  );
  test.each(linesOf(INNOCENT))("AI-2 SUP-2 %j is an ordinary text", (text) => {
    expect(concernIn(text)).toBeNull();
  });
  test("AI-2 SUP-2 case, marks, accents and a friendly opening hide nothing", () => {
    const line = fc.constantFrom(...CONCERNS.flatMap((concern) => linesOf(CAUGHT[concern])));
    const before = fc.constantFrom("", "Hey there. ", "hi!! ", "ok so\n");
    const after = fc.constantFrom("", "!!!", " 😔", "\n", "...");
    fc.assert(
      fc.property(line, before, after, (text, opening, end) => {
        expect(concernIn(opening + text.toUpperCase() + end)).not.toBeNull();
        expect(concernIn(text.replaceAll("e", "é"))).not.toBeNull();
      }),
    );
  });
  test("AI-2 SUP-2 the most serious concern counts", () => {
    expect(concernIn("stop texting me, I want to die")).toBe("distress");
    expect(concernIn("I'm 16, stop writing to me")).toBe("minor");
  });
  test.each([
    ["you are going to ", null],
    ["i dont want to stop ", null],
    ["im # 17 my son ", "minor"],
  ])("AI-2 a text of the longest length is read to its end: %s", (words, concern) => {
    expect(concernIn(words.repeat(2_000 / words.length))).toBe(concern);
  });
});

/** Said by people about their lives, and the same words to us. */
const ABOUT_OTHERS = [
  "My last boss was a total idiot and I quit",
  "My ex is such an asshole, he takes all my money",
  "Facebook is full of idiots these days",
  "I was threatened with eviction, need income fast",
  "My manager harassed me so I left",
  "my landlord is a piece of garbage",
  "my brother is an idiot but i love him",
  "he threatened to fire me twice",
  "I was such a dumbass in my twenties",
  "this fucking job market",
  "my boyfriend thinks ur a fraud",
  "my dad thinks yall are crooks",
  "my sister says youre a liar",
  "my friends told me you're all thieves",
];
const TO_US = [
  "you are a total idiot",
  "your boss is such an asshole",
  "what an asshole",
  "you people are full of idiots, like my last boss",
  "I will find you and hurt you",
  "your setter harassed me",
  "my boyfriend says you are a fraud and a piece of shit",
  "everyone says you're a liar and im gonna find you",
  "you are a fraud",
  "I think you are crooks",
];

test.each(ABOUT_OTHERS)("READ-1 a strong word about somebody else is no insult: %s", (line) => {
  expect(concernIn(line)).toBeNull();
});
test.each(TO_US)("READ-1 the same word to us is one: %s", (line) => {
  expect(concernIn(line)).toBe("abuse");
});
