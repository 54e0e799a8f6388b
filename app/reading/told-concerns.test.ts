/** What is delicate in what people tell of themselves, of who is close to them and of us, and lines near it that are not (READ-3). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { type Concern, concernIn } from "./concerns";

/** "Stop, or the law comes": ten people, and people who speak of lawyers, the police or another message. */
const STOP_OR_ELSE = `
I'll have my lawyer contact you if you message me again
im calling the cops if u dont stop
Should I receive one more message, my attorney will hear of it.
message me one more time and im getting a lawyer
text me again and i call the police
if you dont quit im gonna report yall to the ftc
keep it up and ill sue
next message goes straight to my lawyer
one more text and ill file a complaint with the fcc
contact me again and you will hear from my solicitor
i swear to god if u text me again im calling the cops
Another message from you and I am filing a police report.
my husband is a lawyer, write me again and you will hear from him
stop or i call my attorney
quit it or im getting the police involved
if this continues I will be forced to take legal action
if i hear from yall one more time im callin the sheriff
hit me up again n im reporting u to the cops
do it again and I'll sue for harassment
you write again I call police, ok?
my attorney is gonna call you if this keeps up
if i get one more dm from you i am contacting the authorities
quit texting or i'll have the cops at your door
Kindly be informed that a further message will be passed to my solicitor.
text again and its going to the police
i warned u once, next time its the cops
do not write again or my lawyer will
ok if u message one more time im reporting this number to the police
`;

const NO_STOP = `
if you message me again tomorrow i can talk
my lawyer has to read the contract before i sign
will you message me again next week
my attorney said to get it in writing
im a police officer, can i do this after shift
if you text me again after 5 ill answer
my brother is a cop and he likes the job
can my lawyer be on the call
i used to work for a lawyer
message me one more time with the link pls
one more message with the times would help
if you dont stop by 5 i wont make the call
i was a paralegal for ten years
i studied law, is that useful
do i need a lawyer to read the agreement
if i call again will you pick up
keep it up, i like how you explain this
the cops came to my neighbors so im distracted, sorry
next message goes to my work number please
text me again when you have the price
`;

const CONTROLLED = `
my ex has my bank card and checks my phone i cant have charges showing up
my husband checks my phone so i cant have messages showing up
he goes thru my phone every night so dont send anything
my boyfriend takes my paycheck and i cant have my own account
My husband controls all of the money and reads my messages.
he dont let me have my own money
my husband won't let me work and he watches my phone
my bf tracks my location and reads my texts
can it be secret, my husband gets mad if i have money
he took my debit card and my keys
i cant let him find out about this hes watching my phone
My partner monitors my account and every purchase I make
my ex still has my card and reads my texts
wife checks my phone and took my cards i cant hide anything
he controls the bank account so i got nothing
he wont let me leave the house or use the phone
my husband doesnt allow me to have a bank account
he has all my passwords and checks my messages, please be careful what you send
my girlfriend goes through my phone and hides my bank card
if he sees this on my phone im dead
hubby reads everything on here so please dont mention money
my man keeps my cards in his safe and i gotta ask for gas money
he'd lose it if he saw me talking to you
I am not permitted to hold a bank account by my husband.
cant do this he tracks every dollar i spend
my dad takes my check every week and i cant say nothing
my bf gets my bank alerts, he'd flip out
i gotta delete this chat before he gets home he checks
my wife doesnt let me have money or talk to people online
`;

const NOT_CONTROLLED = `
my husband handles the money, i have to ask him
my wife checks the budget with me every month
i dont have a bank card rn
my ex has the kids on weekends
can i pay with my husbands card
my boyfriend checked your site and likes it
let me check my phone later
my bank card expired
we share one bank account
my husband watches the kids while i work
my wife found your message on my phone lol
will charges show up before i sign
does my card get charged
my partner is careful with money
my ex owes me money
i lost my bank card
my husband takes the car to work
my mom has my phone, one sec
my husband and i check each others phones so he read about it, he likes it
dont let me miss the call lol
`;

const FOUND_US = `
i know where your office is at
i know where your office is
I know exactly where you people work
we know where your building is
i found your office address and im on my way with my boys
ik where ur office is
I am well aware where your offices are located, sleep well
i know what car you drive
ill be waiting outside your office
im gonna pull up to your office
`;

const ASKS_WHERE = `
do you have an office
where is your office located
i dont know where your office is
i work in an office
is the office in texas
i know where to find the link
i know what you do, my friend does it
can i pull up the page on my phone
ill be waiting for your call
`;

const NO_POINT = `
whats the point of anything tbh
what is the point of anything anymore
whats the point of it all
what's even the point of life
whats the point in anything
what even is the point of everything
i dont see the point of anything anymore
why even bother with anything
whats the use of anything
there's no point to any of it
`;

const POINT_OF_IT = `
whats the point of the call
whats the point of a webinar
what is the point of asking my credit
i dont see the point of a video call
whats the point of messaging people for hours
whats the point of the training if i have experience
whats the point of it if its commission only
why bother with a call, just tell me
what is the point of this chat
`;

const BY_OURS = `
someone on your team keeps texting me at night and its creepy
one of your coaches keeps dming me at 2am asking for pics
a guy from setpoint wont leave me alone
my coach makes me uncomfortable
your closer called me names
A member of your staff has been sending me unwanted messages about my looks.
the coach keeps flirting with me on slack
one of the setters asked me on a date and wont stop
somebody in the slack group is making fun of my accent
your rep keeps calling me sweetie and commenting on my photos
dude from your company followed me home
a coach touched my leg
the trainer said something racist to me
my mentor got weird with me on the call
i dont feel safe with one of your coaches
this lady on your team threatens me if i dont pay
another student is sending me gross stuff
a coworker here keeps making comments about my body
your coach keeps asking what im wearing
one of your guys sent me a gross pic
coach slid into my dms calling me baby
a setter in slack keeps insulting me
I feel harassed by a member of your team.
ur closer screamed at me on zoom
my coach said women cant sell
the recruiter keeps hitting on me
`;

const WITH_OURS = `
someone on your team keeps moving my call
my coach texts me at night with tips, is that normal
one of your coaches helped me a lot
who is on the team
someone on your team texted me the link
your setter keeps sending me the same link
can a coach text me
i want to work with another coach
`;

const OTHERS = `
i'll text you again once my lawyer looked at it
can you send it again, my attorney lost the pdf
if the police check my record is that a problem
one more question, do you do background checks with the police
my wife will call her lawyer friend to read it
i want to sue my old landlord, then i have time
if it happens again that i miss the call what then
stop by anytime
he keeps calling me about a warranty lol not you
my husband does our taxes
my bf tracks his macros lol
my wife keeps the receipts
she has my old phone
my dad checks in on me every week
he reads a lot about business
i delete chats a lot sorry can you resend
my husband keeps asking me what you do
my ex took the dog
my boss tracks every minute, thats why i want out
he wont let me down, my dog is loyal lol
my wife gets mad when i work late
my husband watches football on my phone
does he get mad if i cancel the call
my boyfriend knows my goals
let me check with my husband on the money
he has the link too
my husband doesnt allow shoes in the house
he doesnt allow me extra breaks, my boss
can my husband see the charges, he pays the card
coach keeps asking for my numbers
a trainer here sent me a pic of the script
one of your guys sent me the link twice
my coach asked me to send a photo of my desk
a setter in slack asked me a question
my coach said i need more calls
the recruiter keeps asking for my resume
what are the coaches like
your coach commented on my messages and it helped
the team made me feel welcome and comfortable
my coach is weirdly good at this
the closer touched base with me
coach followed me back on ig
staff was on my side
can i ask a coach for a date and time
my coach asked me to change the date of the call
students make comments about my post in slack
mentor was on me about my follow ups, good
i didnt feel comfortable with the script so the coach helped
coaches yell at people?
there's no point to a resume here i guess
what's the point, nothing in the ads is true
why do i even need to try it before paying
`;

const linesOf = (text: string) => text.trim().split("\n");

describe.each<[kind: string, concern: Concern, lines: string, near: string]>([
  ["who says what follows the next message", "stop", STOP_OR_ELSE, NO_STOP],
  ["someone who is controlled", "danger", CONTROLLED, NOT_CONTROLLED],
  ["who has found our place", "abuse", FOUND_US, ASKS_WHERE],
  ["who sees no point in anything", "distress", NO_POINT, POINT_OF_IT],
  ["what one of ours did", "abuse", BY_OURS, WITH_OURS],
])("READ-3 %s", (_, concern, lines, near) => {
  test.each(linesOf(lines))("is met as it must be: %s", (line) => {
    expect(concernIn(line)).toBe(concern);
  });
  test.each(linesOf(near))("and this is not: %s", (line) => {
    expect(concernIn(line)).toBeNull();
  });
});

test.each(linesOf(OTHERS))("READ-3 nothing is delicate in: %s", (line) => {
  expect(concernIn(line)).toBeNull();
});
test.each<[string, Concern]>([
  ["text me again and i break your legs", "abuse"],
  ["if he comes back one more time i call the police", "danger"],
  ["message me again and i will kill myself, my lawyer knows", "distress"],
])("READ-3 a threat or a danger is no mere request to stop: %s", (line, concern) => {
  expect(concernIn(line)).toBe(concern);
});
