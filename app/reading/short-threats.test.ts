/** Threats of a few words, and what has the same words and threatens nobody, as many people would write them (READ-3). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { concernIn } from "./concerns";

const linesOf = (text: string) => text.trim().split("\n");

const THREATS = linesOf(`
watch it pal
watch it buddy
Watch it, lady.
u better watch it
you best watch yourself boy
better watch your back
watch ur back
watch ur back bro
Watch yourself.
try me
try me bro
TRY ME
go ahead try me
try me bitch
fafo
FAFO
fafo bro
fuck around and find out
f around n find out
keep fucking around ull find out
dont test me
do not test me
dont fuck with me
you dont want to mess with me
u dont know who ur messing with
You have no idea who you are dealing with.
u picked the wrong one
you messed with the wrong person
just wait n see what happens to u
wait and see what i do to you
keep it up and see what happens
keep it up n ull see
keep going n see what happens
do it again i dare u
text me again i dare you
i dare you to call me again
you'll be sorry
ur gonna be sorry
ull regret this
You will come to regret this.
you gonna regret messing with me
i know where you live
i know where u live
ik where u live
i know ur house
I know precisely where you live.
we know where you work
i know what car you drive
im coming for u
i'm comin for you
i will find you and u will pay
im on my way to your house
sleep with one eye open
your days are numbered
youre a dead man
ur dead
catch these hands
u gonna catch these hands
say that to my face and see
last warning
this is your last warning
final warning
Tread carefully.
I would be very careful if I were you.
choose your next words carefully
dont make me come up there
you better run
you better sleep light tonight
im gonna get you
youre fixin to find out
subukan mo ko
se donde vives
`);

const INNOCENT = linesOf(`
watch it later
ill watch it tonight
i can watch it with my husband first
watch it again?
gonna watch it on my break
better watch the kids first
i watch my back, i lift all day
i gotta watch myself with sugar lol
watch your videos where
try me at 5
try me again tomorrow
try me on whatsapp
try me monday
can you try me later
want to try me out for a week?
let me try
ill try it
wait and see how it goes
lets wait and see
i'd rather wait and see
we'll wait and see what my husband says
wait and see
i cant wait to see what happens
just wait a sec
you just wait there ill be back lol
keep it up!
keep it up youre doing great
keep going
keep going i want to hear more
keep going and see if i like it
keep me posted
do it again please
dont test me on math lol
is there a test
i hope you wont be sorry for hiring me
you wont be sorry
you wont regret it
will i regret this
i dont want to regret this
You will not regret hiring me.
you'll be sorry you missed the cake lol
sorry
where do you live
do you know where i live
i know where you guys are coming from
i know where your office is, its by my gym
do you need my address
i got your address from the site, is it right
i got your email
ok ill find you
ya veras
abangan mo
just you wait
you just wait n see ill be your best setter
watch it
watch out
you should run it by me
ill find you on linkedin
i'll find you the number
ill find out and let you know
im coming for the interview
im coming to your webinar
im on my way to the office
im on my way to work
im dead lol
youre dead right
ur dead on
dead serious
last warning from my boss at work
i got a final warning at work
this is my last chance
do it or else ill be broke
i have to work or else we lose the house
or else what
what else
be careful out there
i would be careful with scams if i were you people keep reporting them
i choose my words carefully
i need to be very careful with money
tread carefully with my schedule lol
run it by me
you better run that by my wife
you better send me that link
im gonna get you that info
im gonna get you the resume
say that again
find out more
id like to find out
my motto is fafo lol
i dont mess with facebook
dont mess with my sleep lol
i picked the wrong time
wrong person, this is her sister
messed with the wrong settings
i dare you to prove its real
subukan ko po
ya veras que si puedo
nos vemos
you better believe it
catch you later
im all hands
i got my hands full
sleep on it
keep one eye on the baby
`);

describe("READ-3 a threat of a few words", () => {
  test.each(THREATS)("is one: %s", (said) => {
    expect(concernIn(said)).toBe("abuse");
  });
  test.each(INNOCENT)("and this is none: %s", (said) => {
    expect(concernIn(said)).toBeNull();
  });
});
