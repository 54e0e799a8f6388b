/** What visitors, applicants and setters ask, by the passage that answers it, one per line, in the words of many writers: the reader learns from them (READ-4). */
// cspell:disable
export const QUESTION_LINES: Readonly<Record<string, string>> = {
  "10-in-60-extension": `
Should circumstances prevent my attaining the ten within the allotted term, might a prolongation be granted?
I am desirous of petitioning for additional time, the sixtieth day being imminent; what must my letter contain?
Is any indulgence extended to those who, through illness or bereavement, fall short of the stipulated number before the period has expired?
It's day 52, I have six, my youngest had her tonsils out and then the truck died so I missed about ten days of messaging. I came to all the weekly calls though. I am not going to make the ten by next Friday and I'd like more days.
My mom went into hospice in the middle of it all, I was driving two hours each way and working doubles at the diner, and I got seven booked. What happens to me on day 61, am I out, or is there some grace?
I've been thinking about this since my shift ended, I do warehouse nights and my phone was broken for two weeks so I lost time on the goal, and I'd love to know on what basis you folks decide who gets extra weeks
If the sixty days finish and I have only eight, it is possible to prolong, yes or no?
I was sick with malaria two weeks and my sixty days is finishing, abeg can you add me some time
deadline of the 60 days I will not reach, please to give more time, how I ask
I'm on day fifty-two and I've got six, and in between I had shingles, which I wouldn't wish on anyone. I've done the plan every day apart from those, and I've been to each check-in, one of them lying down. I don't think I'll get four more in eight days, so is there any leniency?
I keep looking at the date as if it'd move. My father passed in the third week, and I went home for it, and everybody here was so considerate. I'd never use it as an excuse, but the days are missing now. Could I be given a bit longer for my ten, and who would I put that to?
I'd rather speak up early than late, that's how I was brought up. By my calculation, which I've done three times, I'll end up with eight by the deadline, possibly seven. Is it all over for me then, or is it possible to have a few weeks added, and what do you need to hear from me?
Well, it's over, the sixty days were up on Sunday. I've got nine. Nine! The tenth rescheduled to this Thursday, it's nearly comical. I should've written before, I know, I was hoping right to the end. Might one still ask for the time to be prolonged, or is it too late for that now?
I fell ill and wouldn't want to give up; could my sixty days be prolonged?
Would it be a problem if I needed two more weeks to reach my ten appointments?
I'm behind on my ten, and nobody told me whether the deadline is final.
Deadline slipping. Grace period?
Day 58, seven booked, more time?`,
  "10-in-60-timeline": `
By what means is a newcomer conducted through the sixty days, and is one supervised or left to one's own devices?
I should like to ascertain whether a programme for each successive day is furnished, or whether I must devise my own.
Might you describe how the sixty-day period is apportioned and at what intervals one's advancement is reviewed with a mentor?
I'm the kind of person who does great when someone tells me what to do, at the cannery my foreman gave me a list every morning, and with three kids I forget everything, so in those sixty days is there a plan per day or am I on my own
My last online course just dumped me in a folder of files and wished me luck, and I had paid for it out of my tax refund. So for the 10 in 60 I want to know who walks me through it week after week.
Honestly I'm slow, it took me four months to learn the register at Walgreens, and my son laughs at how I use my phone. How fast do the ones who make the 10 in 60 usually get there, like day 30, day 45, or the very last day?
In these sixty days, every day I receive a task, or I have to search alone what I do?
Po, how will you guide me in the 60 days, there is someone checking on me every week?
how is it the calendar of the 10 in 60, day per day, and who accompanies me
I do well when somebody tells me, today you do this, tomorrow that. When I'm left to my own devices I end up alphabetizing the spices. I know what the ten and the sixty stand for by now. But is there someone, or some plan, that takes you through these sixty days, or is it up to each of us?
I ran a marathon once, well, a half, and I had a chart on the wall with what to do on each day, and that's the sole reason that I finished. I'd love for your two months to be like that. How's it organized, are there stages and check-ins, and when do most of the people get there?
So it's day one tomorrow, I've laid out my clothes, which nobody'll see. I'm going over in my mind how those eight, nine weeks are going to go, do I report to someone, is it looked at every week, every day? I'd feel calmer if I knew how one is accompanied on the way to the ten.
My fear's that I'd notice at day fifty that I should've been further along by day twenty. It happened to me with the tax course. I don't ask for more time, I've not even begun. I'd simply like to know how you guide a person along the sixty days so that it doesn't come to that.
I need structure and wouldn't want to drift; how am I guided through the sixty days?
Would it be the case that somebody reviews my progress each week of the sixty days?
Nobody told me whether there's a plan for each day of 10-in-60.
Sixty days mapped out how?
Day-by-day roadmap?`,
  "access-code": `
From whom do I receive the code for entering the portal?
From where I take the code for enter in the portal
i dont have a password or username.. how do i get into the portal
I am being asked for a code, though I was never furnished with one. Where does it come from?
Where will I get the code for signing in, I don't have any
what's an access code
where do I get my code
never got a code
what's my username
I don't have a password
How do I obtain login credentials for the training portal?
it asks me for a code, which code
who gives me the access code
access code?
do I make my own password
i need code to go in training
no username field on the login page
where can I find the digits to sign in
just joined, how do I log in to the portal for the first time
how do I get into the portal
is the code in my welcome email
sign in page wants a number i dont have
Is the code the same as my email password?
login how?
what do you mean by code
can i get a code without joining
When will I be issued my access code?
I got as far as the sign in page of the training and it wants some number from me, I never made an account anywhere, so where does that number come from
By whom is the cipher issued which procures one entry to the portal, and what is its purpose?
I am bidden to supply a code of admission, yet none has been conferred upon me; whence is it to be had?
Pray what is the nature of the numerals demanded at the threshold of the training portal, there being no field for a name or password?
Day one and I'm sitting here with coffee, the kids are off to school, I told my old boss goodbye. The sign in page wants an access code. I have an email, a phone number, a social, a library card, but nobody gave me any code.
I'm used to username and password, that's how it was at the hospital for fifteen years, paychecks and everything. Your training site has just a single box. What am I meant to put there and who's supposed to hand it to me?
My friend got hers the same afternoon, she showed me on her phone at work, and I joined the day before her! I've never had one. Who makes these codes for the portal?
I never received code for to enter in the portal, who gives it?
Was ist der access code, is it same as password and from who I get it?
where they go give me code to enter the training portal, I just join
I've just enrolled, all signed, very excited, and I went to the sign-in page, and it doesn't ask for a user name, or an email, it wants some number, and I thought it's maybe the invoice number, it wasn't, or my phone number, it wasn't, so what number is this and who's supposed to have given it to me?
My wife did all the paperwork, I just show up, as in most things. She says there was no password sent, I say there must have been, and on the page there's only one field with the word access code in it, so before this turns into a fight, could somebody tell us where one gets that from?
Normally I make up a password, with a capital and a number and so on, and I was looking for where you register, sign up, create account, I looked under the three lines too, and there's nothing like it on the portal, so how do new people get in, do you have to be given something?
So on Monday I start with you, onboarding's been scheduled, Slack's done, email requested, and my checklist says "have your access code ready" with two exclamation marks, and, um, I haven't got one, I don't think, unless it's the six digits the booking thing sent? What is it, and who hands it out?
I just joined and wouldn't want to register wrongly; how does one sign in the first time?
Would it be correct that the portal has no username, and who supplies the digits for it?
Nobody told me whether a code comes by email once I've joined the program.
Portal login: who issues it?
New here. What code?`,
  "after-completion": `
what happens when im done w all of it
so once i finish the whole thing then what
I finish up next week, what comes after that
what happens once im through the whole 60 days..
What becomes of me once I have concluded the sixty days?
just finished my 60 daysss 🥳 what happens nowww
What's after graduation, some upsell?
what happens after I finish
then what? when i complete it
Is there a next level once I'm through?
do i keep access after the program ends
ongoing setter program, what's that
I finished 10-in-60, now what
higher commission after completing?
do I lose my tools when its over
what tier am I on when I complete
Upon completion, what comes next?
does the commission go up once I graduate
after the last lesson what's next for me
I hit my ten. What changes now
do graduates keep slack and the portal
is there an advanced stage for finishers
lifetime access?
what's after graduation
commission tiers after completion pls
when its done do I get kicked out of the portal
what is the plan for those who have completed everything
is the goal still the same after I complete the program
next step after done
let's say I get all the way through and hit the goal, do I lose the portal and the scripts the next day or is there some kind of next stage with better commission
Upon the successful conclusion of the sixty-day undertaking, what station does one then occupy?
I should be obliged to learn whether, having attained the ten, one retains one's instruments and admission to the premises, so to speak.
What provision exists for the continued engagement of those who have discharged the first objective?
I hit number ten on Tuesday, right when my kid was throwing up on the couch, best and worst day ever. I told my boss at the garage I might cut hours. So what now, do I stop, do I get moved up to some other program?
My concern is I'll work like a dog for two months, around my shifts at Kroger and the custody weekends, make the ten, and then you cut me loose and shut off my logins. What comes once the goal's been met?
Someone in the group mentioned the commission tier gets better once you've done your ten in sixty. I'm at eight, paying off a car, and working off a phone hotspot. I'd love to know what you move into afterwards.
When I have finished the 10-in-60, what comes after this for me?
After I complete my ten po, I will still have access and tools, and what is my next level?
terminé the ten appointments, now which is the following step
I'm at nine out of ten, and the tenth's tomorrow, if she comes, she's promised. And it's funny, I've been so fixed on the number that I haven't thought past it. Do I then get, I don't know, promoted, or released, do I keep my logins, is there another number waiting behind this one?
My husband asked when it's "over", he meant it nicely, he misses me at dinner. I told him that I'm nearly done with the ten, and then realized I've no idea if it's over then or if that's only the warm-up. What do people do once they've completed it, do the terms change, the percentage maybe?
I've grown fond of the tools, the CRM especially, I never thought I'd say that. So I'm a little sad about finishing my 10-in-60, as I assume it's all switched off when you're through. Or does one carry on as a setter with you in some different form afterwards?
So I did it, ten, in fifty-one days, my coach sent a dancing animal. Now nobody's said what's next, and I don't want to look ungrateful by asking "and now?", since everybody's congratulating me. Is there a next stage I move into automatically, with other commission, or must I sign up for it?
I've nearly reached my goal and wouldn't want to lose my access; what follows once I finish?
Would it be right that one's commission changes after completing 10-in-60?
I'm about to finish, and nobody told me whether there's a next stage.
Hit ten. What's next?
Finished 10-in-60, now where?`,
  "after-placement": `
What assistance is rendered once a graduate has found a position?
Once I get hired someplace do y'all just forget about me or what
ok say u get me a job, yall still help after or im on my own
Once somebody has been placed with an employer, does your assistance cease?
If I'm already hired do you still assist us or it's finish?
what support do I get after I'm placed
after i get the job do you still help
Is there any follow-up once a graduate has been hired?
alumni network?
do you check in on people after placement
how many months of support after I land a position
career coaching after being hired
you get me in with a company, then do you disappear?
post-placement support
what if I struggle in the new job, will you be there
monthly check ins after placement, for how long
once I'm working for a partner company do I keep a coach
if i lose the job they placed me in, do you help again
help after hire?
support for grads who started a sales job
Do you stay in touch with those you have placed?
what happens when the new employer and me dont click, any coaching
aftercare once employed
how does placement work with partner companies and what comes afterward
is there somebody to call on in my first months at the new company
introductions to companies and then what
i got placed last week, what support comes now
so a partner company hires me, great, but my first ninety days are when I'd need help the most, do you still meet with me then or is that the end of it
Once a graduate has been installed in a position, does your solicitude continue, and for how long?
What succour may an alumnus look for in the months following his appointment to an employer's service?
I should wish to know whether your counsel ceases on the day I take up the situation procured through your introductions.
The temp agency placed me at the insurance office and I never heard from them again, I cried in my car at lunch the first month. Kids were little. If you folks get me in with a company, what help do I have after I've started there?
I just signed with one of the partner companies, start on the 3rd, bought a headset and everything, and my wife's throwing a party. I'm nervous about the first few months though and wondering if I still get a coach to talk to now that I'm hired.
My nephew's a welder and his trade school has an alumni thing with career advice years later, he met his boss that way. I don't expect that for what you charge, but what have you got for people after they land the job?
After that I am placed in the company, you continue to accompany me, during how many months?
Kapag may trabaho na ako, is there still support from you po or finished already?
when I already got the employment, the help continues how much time?
I've changed jobs often enough to know that the first half year's the hard one, that's when I always end up crying in a stairwell. Say the course is done, and say somebody's hired me, thanks to your introductions. Is that where you wave goodbye, or is there someone I can still call on?
With my last career course, they sent flowers when I got the job, I'm not joking, tulips, and then I never heard from them again. I'd swap the tulips for a bit of help. When one of your graduates starts at a company, do you keep an eye on them for a while, and for how long?
I'm not worried about the lessons, nor about finding something, my coach says I'll be fine. It's what comes once I'm sitting there, in the new place, with a manager and a quota. If I got stuck then, might I still talk to one of you, or does my membership end on the day I'm hired?
So my nephew, who's been through it, gets a call from you people once a month, he says, though he's been at his new company since summer. He wasn't sure why, he's not the asking type. Is that something all graduates get after they've been hired, and what else comes along with it?
I wouldn't want to be left alone in a new job; does your support continue once I'm hired?
Would it be possible to still get career advice months after an employer has taken me on?
Nobody told me whether graduates stay in touch with you once they're employed.
Aftercare once hired?
Alumni backing post-hire`,
  agreement: `
Where does one affix one's signature to the binding contract?
Where I can firm the contract
Where may I read the contract, and where does one sign it?
where do I sign the agreement
can I read the contract before signing
where can I see the agreement
is the demo agreement the real one
docusign?
I was not sent anything to sign yet
preview of contract
What does clause 7 mean, who explains it before I sign?
where's the contract
electronically signed or on paper
do I sign on the website
how do i sign
is the agreement on your page binding
I'd like my attorney to look over the agreement first. Where is it?
signed it, do I get a copy
the demo agreement page, is that what i sign
e signature link never came
terms of the deal, can I read them beforehand
is it a contract or what
question bout something in the agreement before i sign
where i can see the document that i will sign
May I inspect a specimen of the agreement?
my uncle is a lawyer and wants to look at whatever I'd be signing, is there a version I can print for him and which one counts in the end
Where am I to subscribe my name to the definitive instrument, and may I retain a copy?
Has the specimen displayed upon your demo page any binding force?
Should a clause excite my doubts prior to execution, to whom ought I to submit it?
I printed the agreement from your page at the library, ten cents a sheet, signed it in blue and had my neighbor witness, then my daughter says mom I think that's a sample. I start in a week. So where's the real one I sign?
I signed a cell phone contract once without reading and paid for it two years, so my wife reads everything now. I'm off on Thursday. Where can we look at your agreement ahead of time and where does it get signed?
My interviewer said I'd get a thing in my email to sign with my finger. I've had job offers that way, and my kid's field trip forms. I see an agreement page on your site too, so which of these is it?
Where I sign the agreement and where I can read it before?
O contrato da página demo, is valid or I receive other for sign?
The agreement wey I go sign, una go send am or I go see am for website?
I apologize, I'm careful with papers ever since the time-share. There's a page on your site with an agreement, I read it, I printed it even, and I had the pen in my hand when I noticed the word demo at the top, so is that the one I'm meant to sign or does another come?
So the interview went well, they said, and then I filled in the welcome form and joined the Slack, that took a while, my browser is old, and I keep waiting for the contract, because they said I'd sign something, and I'm not sure if it comes by post or electronically or is hidden on the site.
I have a small question about paragraph seven, the one about leaving, no, eight, and I'm certain it's harmless, my brother-in-law used to work for a notary and he thinks so too, but before I put my name to the thing I was wondering whom I could ask about a clause like that.
I signed it, I believe, on my tablet, on a page from some signature company, and then it closed, and I have nothing in my hand to show for it, which makes me nervous, so did I sign the real one and was I supposed to save a copy for myself?
I wouldn't want to sign the wrong document; how do I recognize the binding one?
Would it be a problem if I asked about one of the clauses before putting my name to it?
Nobody told me whether the contract gets signed on your website or arrives from somewhere else.
Ink the contract, where?
That demo contract: enforceable?`,
  "application-status": `
Having submitted myself as a candidate, I await your verdict; when is it customarily pronounced?
My interview was concluded two days ago, and I remain in suspense; may I expect a letter whatever the outcome?
Might I enquire what has become of my application for the post of setter?
I filled out your hiring form Sunday after the kids were asleep, took me an hour to write about the hours I can do. Now it's Tuesday, my phone's been in my apron all shift, and nothing. Does everybody get an answer?
I had my interview yesterday with a really sweet guy, we talked about his dogs. My landlord's asking about next month and I've got a second offer from a dental office. I need to know by when I'd hear a yes or no.
I'm the type who bakes when nervous, and my family's on the third pie since I applied with you. My husband says they'd call if they wanted me. Do you tell people when it's a no, or is it just silence?
I made my application two days ago, when I know the result?
Fiz a entrevista, how many days until the answer?
I don apply, I never hear anything, how long e dey take?
I'm sorry to chase you, I know you're busy. I had my talk with a very pleasant young man on Wednesday, I thought it went well, though I called him by the wrong name once, and now it's Friday and there's nothing, and I was sort of wondering whether silence means no.
So I sent the form in, that was the day before yesterday, in the evening, or rather night, and the page said something that I didn't read to the end because the phone rang, and I've looked in my mail since, six or seven times, so how long does it generally take to be told?
I don't want to seem needy. It's only that I've another offer, at the garden center, seasonal, and they'd like to know by Monday, and I'd so much rather do this, the setting, but I haven't had an answer to my application, and can't tell if I should go on waiting.
Perhaps you wrote and I deleted it, I delete a lot, my inbox is nothing but coupons. I was interviewed on the 12th, and they told me I'd hear, and I never asked when, silly me, and now my husband asks daily, so could you say when applicants usually get their yes or no?
I wouldn't want to pester anyone, but how long should one wait for an answer after the interview?
Would it be a problem if I wrote to ask about my application after two days of silence?
Nobody told me whether you also write to those you turn down, so I'm still waiting.
Verdict on my application?
Interviewed, crickets since`,
  "base-pay": `
Is a fixed stipend attached to the position, irrespective of the results obtained?
Does one receive any retainer, or is the whole of the remuneration contingent upon success?
Am I correct in supposing that no hourly emolument is disbursed to setters?
At Amazon I make nineteen fifty an hour, rain or shine, bathroom or no bathroom, and I've got daycare to pay each Monday. If I switch over to setting for you from my laptop, what's the hourly?
I had a car sales job where you got a draw and then owed it back, I ended up negative before my son's birthday. So is there some guaranteed amount with you every month, even if none of my people show?
Dad always says don't work on straight commission, he had us five kids to feed on a mailman's salary. I've my phone and my evenings free. Is it all commission, or is there some sort of salary at the bottom?
There is a fixed salary or only commission?
Tem salário fixo, or hourly payment for setters?
Una dey pay basic salary or na only commission?
Not trying to be picky, I swear. I've done pure commission once, with windows, the glass kind, and there were weeks I ate noodles, and I've got a kid now, so while the rest sounds nice, coaching, remote, nobody yelling, I do have to ask if there's some minimum every setter gets, like per hour.
I did the math on a napkin, four hours times five days times whatever minimum wage is in Florida, although I'm in Georgia, does that matter, and then I realized I don't know if you pay by the hour at all or if you get zero when nobody shows up, as a setter I mean.
So the ad said $3,500 to $7,000 and my first thought was oh nice, a salary, and my second was hang on, that's an average, and averages aren't salaries, and my third thought was to stop thinking and ask: is there any fixed part in it or is all of it results?
Sorry if it's on the page, I'm on a cracked phone and half of it's green. My interview's coming up and I don't want to ask the interviewer straight out because it looks greedy, but if I put in the hours and just have bad luck with people, do I still walk away with something guaranteed?
I wouldn't want to depend on luck alone; is there any fixed wage for setters?
Would it be wrong to expect an hourly rate while I'm still learning the setter job?
Nobody told me whether a setter has a guaranteed minimum or only earns from results.
Retainer? Draw? Anything fixed?
straight commission or wages`,
  benefits: `
Are there annexed to the position any of the customary perquisites, such as medical assurance or a pension?
Does a setter enjoy a paid annual holiday, or is repose taken at his own cost?
I should like to know whether sickness, confinement and superannuation are in any wise provided for.
My daughter's inhaler is four hundred a month without insurance, that's the one reason I've stayed at Starbucks all this time with my feet killing me. I like what I see about your setter job. Would I get medical with it?
I've worked eleven years for the school district, I get dental, I get three weeks every summer, I even get a free flu shot. If I come set appointments from my phone and laptop, what's the package?
We're expecting in November, my second, and my sister's company gave her twelve weeks paid. I'd be a setter of yours by then. I'm trying to figure out if there's any paid time off or if I just lose the money.
You give health insurance and vacations paid to the setters?
Gibt es Urlaub und Krankenversicherung for the setter job?
Setter get HMO or paid leave po?
So I've got type 1 diabetes, which isn't the end of the world, but the insulin is, price-wise. I like the idea of the setter role a lot, remote, flexible, I have the gear already, but leaving my warehouse job means leaving their plan, so I sort of need to know if you guys have any coverage.
I realize this is maybe premature because I haven't even done the interview yet, that's Tuesday. My wife and I usually go to her folks in Quebec in July, two weeks, sometimes three when the kids behave, and I couldn't find anything on whether setters get that as paid time or just don't earn.
Hmm, how do I put this. I'm 58, my 401k is a joke, I've got seven more years, maybe nine, and a job without a retirement match is a hard sell to my accountant, or my wife who acts as my accountant. The commission part I get. Do setters get anything on top, like a pension or insurance?
Sorry, probably dumb. At my old call center we had dental, vision, five sick days and pizza Fridays, and I got kind of used to it, not the pizza, and I'm comparing that with the setter position right now in a spreadsheet, and the row for those things is empty, so what do I fill in there?
I take medication and wouldn't want to lose coverage; does the setter position include any medical insurance?
Would it be a problem to take sick days, and are those paid for setters?
Nobody told me whether setters receive holiday pay or a retirement plan.
Dental? PTO? 401k?
Perks package for setters`,
  "book-a-time": `
so how do i get a call on the calendar
How can I reserve a hour for to talk with you
how do i lock in a call
how do i grab a call slottt 📞💕
How do I get on your schedule for a call
how do I book a call
where do I schedule
I want to set up a time to talk
steps to make an appointment
how to reserve a slot pls
Please explain how to pick a day and time.
do i gotta confirm by email after i choose a time
booking a call, how does that work
wanna hop on a call, where's the calendar
can I add the appointment to my google calendar
I'm 71 and not good with computers. How do I make the appointment?
set up a meeting
click what to get a call with you
how do I pick my interview slot
book me in
i have choose the day, now what must i enter
how to save the call to outlook
sign up for a call
what info do you need from me to book
Arrange a consultation, how?
can i book for thursday around noon
the time is held for me until I confirm, right? how do I do that
I am on the page with the calendar but I don't want to mess it up, what do I click first and what do I have to type in so that I have an appointment
By what steps does one appoint an hour for the conversation?
I am desirous of reserving an interval with your representative; how is the reservation to be effected?
Kindly instruct an elderly gentleman in the method of securing a place in your diary.
My daughter usually does this kind of thing for me, but she's in Denver with the new baby and I've only got this tablet. I want to put myself down for the call, preferably before my afternoon shift. Where do I press?
I have Tuesday off and every other Thursday, the kids are at camp, and I'm finally brave enough to do it. It's just that I don't see how you set up a time with you people. Do I pick it or do you?
At my barber I text him, at the doctor I wait on hold, at my bank I need an app. So how does making an appointment work with Setpoint, do I give an email or my phone or pay something?
How I can make a reservation for the call, I choose the hour?
Wie buche ich einen Termin, I pick a day and then what?
I want to schedule me one call, what is the process from start to finish
I read everything, the reviews, the prices, the bit about refunds, took me two evenings. And now I'd like to talk to somebody, as it says one can, for free, and I went round and round looking for how you pick the day. Is it a phone thing, or do you click on a calendar somewhere?
I got as far as choosing next Tuesday at ten, it went blue, and then it wanted my email, fine, and then I wasn't sure if there's something left to do, like press a button in a message, or whether that was it. I've never booked anything online other than a haircut, so what are the steps?
My application went through and it said I can choose my interview time now, yay, and I clicked, and there's a calendar, and I sort of froze, like, do I just tap an hour, does it lock me in, do I get it into my own calendar from there? Walk me through it like I'm your grandma.
At our clinic I do the bookings for forty patients a day, and here I sit unable to make one for myself, ironic. I found the page with the dates. After picking one, what comes next, do I have to verify my address, and can I download it to Outlook at the end?
I wouldn't want to press the wrong thing; how does one arrange a call on your page?
Would it be enough to choose a day and time, or must I verify something afterward?
Nobody told me whether one books a call online or by writing to someone.
Reserve a slot, how?
Schedule me a call`,
  "bring-someone": `
Would my husband be permitted to attend the conversation?
can my husband sit in with me when y'all call
My husband can assist with me to the call?
is it weird if my mom joins the call with me
Is it allowed that my husband will join also in the call?
Can the wife sit in?
can my wife be on the call
I want my husband to listen in
can I bring somebody
May my partner attend the discovery call with me?
my mom helps me decide things can she join
two people on one call ok?
bf wants to ask stuff too, can he hop on
My business partner and I would both like to be there
can i have my sister translate for me on the call
is it ok if my fiance sits in
plus one?
we decide everything together, should we both come to the call
can I invite my dad, hes paying
spouse on the call
Are guests allowed on the discovery call?
my friend wants to hear it as well, can she join my call
bring my girlfriend along?
I don't make money decisions without my better half. May she attend?
can both parents be present
me and my roommate on the same call possible?
want someone with me when i talk to you
Would it bother you if my adult son sat beside me and asked a few questions
my husband and I have a rule that neither of us spends over five hundred dollars without the other, so could he sit on the call too and ask his own things
Would it be permissible for my spouse to be present at our conversation, all decisions of consequence being taken jointly in this household?
May a friend of more commercial experience accompany me upon the call?
Am I at liberty to introduce my son, who is conversant with such matters, as a third party to the discussion?
We've been married thirty one years and the one time I bought something alone it was a boat, so. He's a long haul driver and home only Sundays and Mondays. If I book a Monday could he sit next to me and ask stuff?
I don't make money choices without my sister, she did my student loans, she watches my kids, she basically runs my life from her phone. I've got a call coming up with you. Would it be weird if she's on it too?
My fiancé has a better head for this and gets off his shift at five, the call's at five thirty. We'd be paying out of the same account. I'm hoping it's alright for both of us to be there.
Can my wife participate also in the call with me?
Is it allowed that my brother hears also the conversation and makes questions?
I fit carry my husband join the call make him hear am too?
We've been married thirty-four years and we've never bought so much as a toaster without the other one in the room. So about this free call, I've got it for Thursday at seven, I've seen the prices, he hasn't, and he's got about a hundred questions, is it okay if he sits next to me for it?
I'm not good on the spot, I say yes to everything, I've got two gym memberships. My best friend's the opposite, and she's offered to be on the call with me, just to listen, maybe ask a thing or two regarding the contract. I wouldn't want it to look odd, is it something people do?
My dad would be the one paying, at least the first part, I'm twenty-three, it's a loan from him really, we wrote it down. He wants to hear it for himself rather than from me, fair enough, so on the discovery call, could there be two of us, from two different houses even?
So it's just me on the booking, I put my name only, since there was only room for one. But my fiancée should really be there, because it's our savings, our wedding savings to be exact, yikes. Do I need to let you know ahead of time if she joins me, or is it one person per call?
I decide things with my son, and wouldn't want to exclude him; may he sit in on the consultation?
Would it be a problem if my wife joined the talk and asked questions of her own?
Nobody told me whether I must be alone on the discovery call.
Plus-one on the call?
Spouse tag along?`,
  "cancel-booking": `
how do I call off my appointment
I want to annul my reservation
i think i want to not do the call on monday anymore.. how do i undo it
Circumstances oblige me to withdraw from the appointment I made. How is that done?
Kindly tell me how to cancel my booked call
Something came up, how do I kill my booking
cancel my call
I don't want the appointment anymore
how do I cancel
please take me off the schedule for tomorrow
not interested anymore, remove my booking
I must withdraw from our scheduled conversation
how to delete my booking
need to cancel my interview, took another job
call it off
can I just cancel or do I have to explain why
i wont be there, free up my spot
cancel appointment no link in my mail
nvm dont need the call how do i get rid of it
does cancelling cost something
Undo my reservation for the 9th please
scrap my booking
How may I call off the discovery call I scheduled?
I booked twice by accident, how do I drop one
where's the cancel button
i decide not to do the call, what i must click
get me out of the call on tuesday
cancelation of a booked time
I talked it over with my family and this isn't the right moment for us, so please tell me how to take my name off tomorrow's appointment so somebody else can use it
I regret that I must withdraw from our engagement entirely; by what means is it to be annulled?
How does one rescind an appointment, no substitute being desired?
Kindly strike my name from the hour reserved, or instruct me how I may do so myself.
I took a position at the school cafeteria, with benefits and summers with my kids, so I won't be going ahead with the call on Wednesday. I don't want somebody sitting there waiting on me. How do I take it off?
My husband saw it on the shared calendar on our phones and said absolutely not, we owe on the roof. No hard feelings. What do I do so that the appointment's gone and somebody else can have it?
I looked for a cancel button for ten minutes on my break. I don't have that email anymore, I clean my inbox like my kitchen. I'm not moving it, I'm just done, I'd like to drop the call.
I want to annul my appointment, how I can do it?
Ich möchte den Termin absagen, where I click for that?
I no do the call again, help me remove the booking
I'd booked it in a good mood, on a Sunday, with a glass of wine, and now it's Wednesday and I've had a think and talked to my wife, and it's not the price or anything like that, we've just got too much on. I don't want anyone sitting there waiting for me, so how do I give the slot back?
I got the job at the hospital! Which is wonderful, but it means I won't be needing the interview with you on Monday at nine, and I'd feel bad just not appearing. There was some link, I believe, on the page afterward, that I didn't save, so what does one do to take oneself off?
Turns out I have two appointments with you, I must've pressed it twice, Thursday and Friday, and Friday's the good one. So Thursday should go, but I'm afraid that if I cancel I'll knock out both of them, and I'm not sure where one even does that, is it in the email?
Not moving it, no, I know how moving works, did that last week. This time I'd like to withdraw from the call altogether, my dad's in hospice and I'm not going to have a head for it for quite some time. Do I need to write someone a note, or is there a way to do it myself?
I wouldn't want anyone to wait in vain; how can I withdraw from my appointment?
Would it be a problem if I dropped my booked call without picking another time?
I no longer want the call I booked, and nobody told me whether I can undo it myself.
Nix my slot
Back out of my booking`,
  certificate: `
You give a diploma when one finishes?
would i get something to show my employer.. like a certificate
Will I receive certificate of completion after the 26 lessons
Do I get a certificate when I'm finished, for the wall
do I get a certificate
is there a diploma at the end
are you accredited
Can I have written proof of what I completed?
employer wants to see something that I did the course
certificate?
Does one receive a certification upon finishing?
need a document with my progress for my case worker
cert for linkedin
badge or something I can show
do yall hand out certificates
can an admin make me a progress report
i saw an image with progress of sample data, is that real
proof of completion for unemployment office
will i be certified
how do I show a company how far I've come
is the certificate recognised in Canada
report of my lessons as picture
certifcate download where
some paper at the end of training?
can you confirm in writing I finished 20 lessons
diploma
I'm applying at a software company and they'd like some document that shows I took this training and how much of it I got through, can you give me one
Is any diploma or attestation conferred at the close of the course?
I should require documentary evidence of my attainments for submission to a prospective employer; can such be produced?
Does your institution bestow a parchment, or otherwise vouch for the studies accomplished by its pupils?
The unemployment lady wants proof I'm in training or she cuts my check, I've got two kids, and her fax is from 1994. I've done nineteen of the lessons. Could you give me something on paper that shows it?
My dad framed every one of our certificates, even my perfect attendance in fourth grade. He's 80 and he asks each time I call after work. When I'm done with all the videos do I get one for his wall?
There's a manager at a software place who'd interview me, she asked if I could show her how far along I am in the course, and I sent a picture off my phone that looked terrible. Is there an official thing I could send?
You give certificate when one finishes the lessons?
Bekomme ich ein Zertifikat or some proof for my employer?
I need paper that show I don do the training, you dey give?
So my current boss pays for what he calls upskilling, up to a point, and he wants paper, something with my name and preferably a stamp, and I've gotten through twenty of the videos, the coaching's been great, the calls too, and now I'm wondering if you hand out anything I could put on his desk.
I'm a sucker for diplomas, there's a wall in my hallway, CPR, forklift, sourdough. I finished the last lesson this morning and sat there waiting for, I don't know, confetti, a printable page, and it just said completed, which is fine, but do you guys have some sort of document for that?
The unemployment office, my caseworker specifically, is a stickler, she said I need to show I'm really taking a course and how far I've gotten, by the 15th, and a screenshot won't do, or it might, she wasn't sure, so I've been wondering who could issue something official about my lessons.
I updated my résumé last night and got stuck at "education", since what do I write, that I watched videos? I mean it was more than that, it was real conversations too. It would help if there were a title or credential one receives at the end, is there, or is it more of a report?
An employer asked for evidence of my training, and I wouldn't want to exaggerate; can you document it?
Would it be possible to obtain a document showing how many lessons I've done?
Nobody told me whether the course ends with a diploma of any kind.
Diploma at the end?
Credential for my résumé`,
  "choose-hours": `
Is a setter at liberty to dispose of his hours after his own fancy, or are they prescribed for him?
Would it be countenanced were I to divide my labours between early morning and late evening?
Are there stated times at which a setter must be at his post?
I get my girls on the bus at 7:40 and off it at 3:15 and there's ballet Wednesdays, so I'd want to do some midday and some after bedtime, as one of your setters. Do I get to decide when, or is there a clock I punch?
I'm a morning person, I mean 4 am, thirty years of milking cows does it to you. My phone's off by eight. If I worked for you as a setter could I do my hours then, or will nobody answer that early?
My current boss texts the schedule Sunday night for Monday, and I missed my son's play twice. Does the setter position come with set shifts, or is it more like, do your amount of hours whenever you like?
I can elect my schedule of work as setter?
Kann ich selbst entscheiden when I work, morning or night?
Na me go choose the time I go work or una go give me shift?
I'm sorry, my life's a bit of a jigsaw. Mondays I have my mother, Wednesdays the clinic, and I could do early mornings and then again after eight, as a setter I mean, and my computer's good, and I was sort of wondering if one may place the hours oneself or if it's a fixed shift.
So it says four to six hours a day, which I can do, or five anyway, only not in a row, because of my back, I get up every hour, and I thought I'd ask whether it matters to anyone when in the day those hours happen, as long as they happen, before I bother applying.
I live in Vancouver, three hours behind my sister in Boston, who calls me at five in the morning, and that's how I came to think of it: if the people we message are all over America, do I have to sit there on Eastern time or can the setter decide on his own day?
I'm a night person, always was, I did the bakery shift for years, no, the printing shift, the bakery was before, and the pay would suit me, and the messages I could write at two in the morning, though I suspect no one would answer, so is the timing really up to me?
I wouldn't want to promise a fixed shift; may a setter spread the work over the day as she likes?
Would it be a problem if I did my setter hours in the evening rather than in the morning?
Nobody told me whether setters must be online at set times.
Flex schedule or punch clock?
Make my own timetable?`,
  coaches: `
who are the coachesss 😍
Who teaches this
Who'd be the person looking at my messages, I mean are they people who've done it themselves or, like at my old gym, just folks with a whistle
who helps me if i get stuck, like are there actual coaches
Who's coaching, and are they actually in the trenches?
Who would be my mentor?
are the coaches actual closers or just some kids reading a script
who's gonna be reading my conversations
tell me about the instructors
Do I get my own coach or do I share one with everybody?
what experience do the trainers have
names of coaches
when do I get to meet the people teaching it
is the coach a man or woman, can i request one
Where do trainers answer questions, slack or calls?
qualifications of your teaching staff please
who runs the weekly lessons
Is it the founder that coaches or somebody hired
whos the coach i'd be paired with
teachers?
I like to know who I'm learning from. Bios anywhere?
do the mentors give feedback on my dms
Faculty: who are they and how do I reach them once I'm in?
can i pick my coach
will a human being go over my messages with me, and who
is my coach someone who sells for a living
I've been burned by gurus who never show up once you've paid so before anything I want to know who would really be teaching me and whether they look at my work
By whom are the pupils instructed, and what opportunity has one of making their acquaintance beforehand?
I should be pleased to learn the identity of those persons under whose tutelage I should be placed.
Might one know who the preceptors are and in what settings one meets with them?
I had a trainer at the gym who was 22 and told me about discipline, I've buried a husband and raised four on a secretary's check. I don't need a kid reading me slides. Who are your coaches and how would I get to meet mine?
My wife's going to ask me, before she asks about money or hours, who's this person teaching you? And I'd have no answer, I've only seen your page on my phone at the job site. Who'd be my coach?
I saw the videos have somebody's voice, a nice one, and I was folding laundry after work and thought, is that the same one who reads my chats and does the calls, or do you have other people for that? I'd like to know the folks behind the teaching.
Who are the professors of the program, where I can know them?
Sino po the coaches, do we meet them in Slack or in the call?
The trainers which would teach me, who are they?
I had a piano teacher with cold hands and one with warm hands, and I only ever practiced for the warm one, so the person matters to me more than the plan. I've heard what the course includes. But who are the folks doing the coaching, and would I get to know which of them is mine beforehand?
In my previous course, the cooking one, the famous chef was on the poster, and in the kitchen there was some Kevin. Nice Kevin, but still. So when it says "coaches" on your site, I'd like to find out who those are, do they read what I write themselves, do I see them live, or is it all assistants?
I'm a retired schoolteacher, so naturally I look at who's teaching. The lessons sound orderly, twenty-six of them, fine. It's the people that I couldn't find much on, where one meets them, how often, and whether I might ask for someone patient, as I tend to need things said twice.
Perhaps it doesn't matter, perhaps they're all good. My friend in the program talks about hers all the time, she says he went through an entire conversation with her line by line on a Sunday, and I'd want that one, or one like him. How's it decided who coaches you and who's there to choose from?
I wouldn't want to be taught by just anyone; who are the people that coach?
Would it be possible to know my coach's name before I enroll?
Nobody told me whether the same mentor stays with me throughout.
Mentors: who?
Who'd be teaching me`,
  "coaching-sessions": `
how do i get into the group training this week
How do I get me a one on one with a coach
How do I inscribe me to the session of the group of the week?
Where do I sign up for one of those one-to-one talks with a coach, and the group thing too, there's a conversation of mine that's gone cold and I can't see why
how do I book a 1-on-1
where do I sign up for the weekly group training
want a one on one with my coach
how do students get private sessions
one to one coaching session, where's the button
Can I reserve an individual session on the dashboard?
how to join group session tonight
i got stuck in a convo and want an hour with a coach
what do I bring to my 1 on 1
Is it possible to schedule personal coaching time, and where?
where is my booked coaching session shown
private call w coach pls
how do I move the 1:1 I booked in the portal
weekly group thing, how do i get in
book coaching
cant find the card for the group training on my dashboard
do I get 1 on 1 time or is it all group, and how do I book it
I'd appreciate some individual attention from a coach. How is it arranged?
sign me up for the group training this week
get time with a mentor
how i can to make the appointment with coach only for me
group session link where
I've got this one conversation that went in circles for a week and I'd like to sit down with a coach alone to go over it, where do I reserve that
By what means does an enrolled pupil obtain a private audience with one of the coaches?
I would reserve a personal consultation, and also attend the weekly assembly; where in the portal are these arranged?
How may I put myself down for individual tuition now that I have been admitted to the portal?
I'm enrolled, I'm on lesson nine, I've got a weird chat with a realtor I want help on, and my toddler naps from one to three, before my shift. How do I grab a private session with a coach in that window?
Everybody in Slack was talking about the weekly group training like it was the best hour of their week, and I was stuck in the pickup line at school with my phone. I've never been. Where's the way in when I'm signed in?
My one on one with the coach is the same night as my kid's graduation, my oldest, first one in the family. I'm a student in the portal. Where do I see what I've booked with the coach so I can move that session?
How can I agendar one session private with the coach?
Where in the portal I enter in the session of group of each week?
I would like a Einzeltermin with a trainer, where is that on the dashboard?
I've got a conversation that's gone completely sideways, the woman thinks I'm her nephew, and I'd like to go through it with a coach, just the two of us, before I make it worse. I've seen people mention that they'd "booked a one-on-one", and I haven't found the place for it, is it in Slack or in the portal?
I've watched all the videos on follow-up and I've asked on Slack, and I'm still not getting it, I think I need someone to sit with me, individually. And there's also a weekly thing for all of us, right, that I've missed twice because I don't know the door to it, so where do I find the two of these?
Last time my friend in the program set it up for me on her phone, my session with Coach, I forget his name, beard. Now I need to move it because of jury duty, and I can't see it anywhere, no email, nothing, is it on that dashboard page, and is that also how I'd get a new one?
I'm shy about my own chats, they read like telegrams, so I'd want a private session before I dare the group one. Or the group one first, just to listen, could go either way, I'm flexible Wednesdays. How does someone who's enrolled sign up for either of those?
I'm enrolled and wouldn't want to impose; how do I reserve a private session with my coach?
Would it be possible to move the private coaching session I reserved for tomorrow?
Nobody told me whether I sign up for the weekly group training or just show up.
One-to-one with coach, reserve where?
Join weekly group, how?`,
  "cold-calls": `
Would my duties oblige me to accost strangers by telephone without prior introduction?
Is the conducting of the sales conversation, and the collecting of money, any part of the setter's office?
I have an invincible aversion to unsolicited telephoning; is it demanded of those in this post?
I did telemarketing for a carpet cleaner in '98, I was pregnant with my first, and people called me things I can't type here. I'd love the at home thing and the pay sounds decent. But if I've got to dial strangers again I'm out.
I've got a stutter, it's fine in writing, my friends only text with me anyway. I stock shelves overnight right now. I want to find out before applying whether setters have to get on the phone with folks at all.
My kids are loud, like airport loud, and my place is tiny, so dialing out all afternoon isn't going to happen. Chatting, sure. Somebody else does the selling part on the call, or do I get stuck with that too?
I must to call people by telephone or only to write?
Muss ich telefonieren with unknown persons?
I go dey call people for phone to sell, or na only chat?
I have this thing with phones, my stomach just drops when I dial, it's been like that since I was a teen, and everything else about the setter job looks perfect, pay, hours, no degree, so I keep going back and forth on whether there's dialing involved or, fingers crossed, only typing.
So "books calls" is the phrase that throws me off. Do I make the calls, or do I book them and someone else, um, makes them? Because I did telemarketing for a solar outfit for about nine days, eight and a half, and I swore I'd never ring a stranger again, no offense to solar.
Sorry, one more thing after the pay question. My speech isn't great since the stroke, it's getting better, I type perfectly well with the left hand and I've got all day, but if a setter has to talk to folks on the telephone, that wouldn't be fair on them, so is that part of it?
I told my roommate I'm applying somewhere for sales-ish stuff and she went, oh so you'll be that person who calls during dinner, and I laughed but then I started to worry, since I haven't seen it spelled out if setters phone people out of the blue or haggle about prices.
I'm quite phone-shy and wouldn't want to ring up strangers; does a setter have to?
Would it be a problem if I only wrote messages and never telephoned anyone in this job?
Nobody told me whether the setter has to speak on the phone or negotiate the price.
Dialing for dollars? Hope not.
Phone work involved?`,
  "company-links": `
wheres the booking link i send ppl
which booking link am i supposed to send people.. i dont want to send the wrong one
where i get the testimonial link to send ppl
Where's the booking link I'm supposed to send people
where are the links I send to prospects
booking link for prospects
link to the company's linkedin
which testimonials link can I send
he asked for our website, which link
Which URLs am I permitted to share with leads?
company links
can I send my own link
prospect wants to see the website
linkedin page of the company
calendar link to send to my lead
where do i copy the booking url
what link do i give them to book
links?
proof link for a skeptical prospect
she wants to check us out, what can I send
is it ok to send a google doc instead of the official links
testimonials url
i need the link of page to send to client
send prospect to which site
official links to copy
where do I get the link so they can pick a time
the guy seems interested and would like to look at our company and pick a time himself, where do I copy the addresses that I'm allowed to give out
Where are those addresses kept which a setter is sanctioned to forward to his prospects?
A prospect desires evidence of our respectability; which page am I permitted to lay before him, and where do I copy its address?
From what place may I transcribe the link by which a prospect reserves a call?
She says send me something so I can look at you guys, she's at her kid's swim meet with her phone and ten minutes. I was digging in my old chats for the website and the LinkedIn. Where are the ones I'm supposed to use?
I've been sending out the booking link I had typed by hand, and one person told me it goes to a plumber in Ohio. I'd lose money that way! Is there a spot where I can copy the right one?
My prospect's husband won't let her talk to me until he sees testimonials, he's a union man, works days, very suspicious. Where do I get the thing with testimonials to paste into the chat for him?
The links that I send to the prospects, where I find them to copy?
Onde está o link de agendamento to send to the prospect?
Client ask me for una website and LinkedIn, where I go copy the link?
Sorry to bother you with this, I had it written on a sticky note and then the cat, never mind. The lady is ready, she said yes to a call, she even told me her time zone, and I'm sitting here not knowing where I copy the booking address from to give to her.
So this man asked whether we are a real firm, which is fair enough, I asked the same before my interview, and I thought I'd send him the home page, or the LinkedIn, or was it the testimonials, and then I realized I have no idea where the official addresses are kept for us to hand out.
I hope I'm not doing it wrong, but I've been sending people a link I found through Google, it looked right, it had the logo, and now I'm thinking perhaps there's some list of the approved ones that we setters are meant to use in our messages and I just never saw it?
Forgive the long message, I'm a thorough person. I finished lesson four, my CRM works, Slack works, everyone has been lovely, and then in the script it says to send the link, and I thought which link, from where, and that's what I sort of wanted to ask.
I'd rather not send a prospect the wrong address; is there a place where the correct ones are kept?
Would it be all right to send a lead some page I made myself, or should I only use certain links?
URLs to hand leads, where?
scheduler hyperlink for prospects`,
  "contact-coaching": `
who do i send a conversation two so they can tell me what i did wrong
who helps w/ lesson questionsss 🧑‍🏫
can somone read a convo of mine, it went weird
who do I contact about coaching
can a coach read my conversation
question on a lesson, who do I ask
feedback on my dms
coaching team
I'd like a coach to review this chat.
who looks over my messages
don't understand lesson 8, who can explain
conversation review
where do I send a convo for review
convo went cold, can somebody tell me where i lost him
training questions to whom
send my conversation to a coach
who helps me with my messages
coach contact
How do I submit a dialogue for critique?
reach a trainer
i want coach to look my conversation
screenshot or text for the coach?
who can help me get better
got a question for the coaches
someone to look at my chat and tell me what I did wrong
I had a great chat going with a nurse from Ohio until she just stopped, and I'd like one of the coaches to go through it and show me where it turned
I have an exchange of messages which I should value an experienced eye upon; whither may I submit it?
To whom does one apply for clarification of a point of doctrine in the lessons?
Which of your departments undertakes the critical perusal of a pupil's dialogues with prospective clients?
There was this guy, super friendly, fishing pictures and everything, and then I asked about the call and poof. I've been over it with my wife at dinner and she's no help, she's a nurse. I'd like someone on your coaching side to read it, so who gets it?
Lesson 14 says mirror their words but in lesson 9 it says don't parrot people, and I wrote both down on the back of my electric bill during my break. Which team takes questions about what the lessons mean?
I screenshotted a whole chat on my cracked phone, like eleven pictures, with my toddler screaming, to get some feedback on where it went south. Is there an address for the coaches and do they even take screenshots or should it be text?
I want that a coach reads my conversation and says me the error, where I send it?
My doubt is about the lesson of follow up, to which team I ask?
Please coach should check my chat with one client, which email I will send am to?
I've got this chat with a gentleman from Tulsa, it's forty messages long by now, and somewhere around the twentieth it turned from business to his divorce, and I didn't know how to steer back. I'd like for somebody experienced to go over it and tell me where I went wrong, where do I send that?
In lesson seven she says one thing about follow-ups, and in lesson fifteen he says another, or I misheard, I had the dishwasher on. I don't need tech support, the video's fine. I'd like to put the question to someone who teaches, outside of the weekly call since I'm shy, whom do I write?
I made screenshots of my messages, eleven of them, and they came out in the wrong order, and now I'm thinking perhaps you people would rather have it as text anyway. It's for feedback on how I open. I had it from operations that it isn't them, so which team looks at conversations?
It isn't about pay, and it isn't about my login, both fine. My trouble's that I lose everyone after the second message, everyone, it's like I've got bad breath in writing. If there's a person or a team who could read some of them and advise me between sessions, I'd be glad of their address.
I'd like my messages reviewed and wouldn't want to bother the wrong team; who does that?
Would it be all right to send one of my conversations for advice, and to whom?
I have a question about something taught in a lesson, and nobody told me whom to address.
Critique my DMs, who?
Coaching dept contact?`,
  "contact-leadership": `
I need that the CEO approves a contract, how is it done
Which person is empowered to approve an exception to my contract?
who handles contracts
I want to talk to the CEO
contract question for management
how do I reach the boss
CEO approval
Who may authorize an exception?
escalate this
your manager please
need the ceo to sign off on something
head of the company contact
i want to complain to the top
leadership
who approves special deals
nobody helped me, I want the CEO
decision from the ceo
ceo email
i asked operations and they said no, who's above them
to who i go for contract decision
change in my contract, who can approve it
speak to the owner
executive approval
final say on contracts
I've already asked the operations folks and payments and both say they can't decide on changing my contract, so how do I put it in front of the CEO
Having exhausted the ordinary channels, I am constrained to seek the ear of your chief executive; how is that accomplished?
By what procedure is the assent of the managing director to a contractual variation obtained?
I should be loath to trouble your principal, yet the matter of my contract admits of no other arbiter; how may it be laid before him?
I asked the payments folks and they were nice, then operations, also nice, both said they can't decide it. It's about a special term in my contract because of my custody schedule and my second job. So how do I get this in front of the CEO?
At the mill if the shift lead said no you went to the plant manager, and he'd listen, he knew my dad. I've got a no from two of your teams already. I want the top person to make the call and I'd like to know the right way to do that.
Not trying to go over anybody's head, my mother raised me better, but this contract thing has dragged since my phone got stolen in June and only the boss can sign off on it. What do I put in the subject line for that?
The chief must approve my contract, how I arrive to him?
I want talk to your oga at the top about my contract, how e go be?
For approval of the CEO, what is the right way please, I already asked the other teams
I've done it properly, I think, I went to operations, they were courteous and said it isn't theirs to decide, and then to payments, same answer. It's about a special arrangement in my contract because of my move to Ontario. It seems it's only the boss who can allow it, so how does one put it to him?
I don't want to go over anybody's head, my father always said you don't do that. But I've got three replies here that say "that would need the CEO's okay", from three lovely people, and none of them said how one obtains that okay, is there an address, a form, a subject line I should use?
My agreement's missing an exception we'd talked about, the one on exclusivity, since I also sell at the farmers market, jam. I asked support whether it matters and they said ask about contracts. So I was sort of wondering who up there deals with contracts, and if it's okay to write to that person directly.
I wish it hadn't come to this. I did raise it with the coaching team, and with the onboarding team, in that order, in writing, I've got copies. It's a matter that, to my mind, the person at the very top ought to decide. Is there some way to lay it before them, and what should I include?
I wouldn't want to go over anyone's head, but how do I request a decision from the CEO?
Would it be proper to write to the chief executive about a change in my contract?
Two teams couldn't decide, and nobody told me whether I may take my contract matter higher.
Escalate to the big boss
Contract exception: who signs off?`,
  "contact-onboarding": `
who would know what day i start.. nobody told me yet
Whom should I consult about my starting date and the forms still outstanding?
Who handles my start date
who do I contact about onboarding
who's handling new hires
question about my start date
onboarding team email
what forms do I still have to fill in
Who is responsible for newcomers?
I have a welcome form question
onboarding contact
when's my first day, who knows that
missing paperwork for starting
setup call question, who do I write to
new here, who do I ask
who do i talk to about my start
i was hired and nobody told me my start date
did I fill in all forms? who can check
onboarding people how reach
who can I ask about the group onboarding
i have question for onboarding, to who
person to contact for new setters
still no slack invite, which team do I ask
who do I write to before my first day
contact for welcome stuff
they told me welcome aboard on Thursday but nobody said which day I begin or whether there are papers left to fill in, which of your people would know that
I have as yet received no intimation of the day on which my duties commence; of whom should I enquire?
Certain papers preliminary to my joining remain incomplete; to which team may I address myself?
To whom ought a newly engaged person apply in respect of his induction?
I got the yes last Thursday, told my manager at Applebee's, hugged my kids, and since then crickets. No start date, no forms, nothing. Who over there deals with the brand new people like me?
My printer's broken and my phone takes blurry pictures, so one of the papers you wanted from me before I begin is still not done, and I work till six. Which team do I tell about unfinished new-hire paperwork?
So I'm hired, yay, and I've got two jobs to juggle until this pays. I have a couple of questions about getting started, when's day one and which forms are still open, and I don't know which team to send those to.
I am new, who tells me which day I begin, what is the mail of this team?
Good day, I passed but nobody tell me my date of starting po, whom to ask?
Kto is responsible for new people, I have question about my start
They took me, I'm over the moon, and the man said I'd start "soon", and soon's been six days now. I've done the form, I think there's another form, about emergency contacts, that I couldn't open. I don't want to seem pushy in my first week that isn't even a week yet. Who'd know my start date?
I've got a piece of paper on the fridge, with CRM, email, Slack, Facebook, each with a tick, and one without, "paperwork", and I don't even know which paperwork. Someone on your side's got to know what's still missing from me before I can begin, which of the teams is it?
My group call was supposed to be today and I waited in the link for half an hour with two other new people, we had a nice time, one of them's got alpacas. Nobody came to run it. I'd like to tell whoever's responsible for new starters, without getting anyone in hot water, who's that?
I was accepted in the spring and then asked to wait because of my daughter's wedding, which you all kindly agreed to. Now the wedding's over, and I'd like to pick it up again, and I don't know who holds the strings on the newcomer side, the interviewer's address bounces, so who do I write to?
I'm new and wouldn't want to miss a step; who can tell me my start date?
Would it be onboarding or someone else that I ask about forms I still owe you?
Hired last week, and nobody told me whom to ask about my first day.
New-starter team, address?
Who runs the intake of new hires?`,
  "contact-operations": `
To whom do I address a request for days of leave?
who do I let know I need off the week of Thanksgivin
who do i ask for a day off
I'd need the week of the 12th off, it's my sister's surgery and somebody has to do the cats, whom do I tell, my coach or some other team
I need next Friday off for my daughter's graduation. Who approves that
Who do I ask to switch me to a different offer
who do I contact about operations
I need a day off
who makes the schedule
vacation request
out sick tomorrow, who do I tell
Whom should I notify of an absence?
need a new lead list
want to switch to another offer
which offer am I on
operations team
change my shifts
ran out of leads
time off for a funeral
can I work different hours next week, who do I ask
lead list is bad, all dead profiles
i need free day for doctor, who i write
scheduling questions
who decides which offer I work on
taking PTO
day to day team issue, who do I go to
holiday off how
who's in charge of daily work stuff
my grandmother's ninetieth birthday is on the 22nd in Georgia and I'd need that Friday off plus someone to watch my leads, who do I ask for that
I desire to request leave of absence for a family solemnity; to which quarter should the application be submitted?
Which body within your organisation regulates rosters and the allotment of lead lists?
I should be glad to be transferred to a different offer; with whom ought I to raise the matter?
My grandmother's turning ninety in Fresno, the whole family's driving out, kids get pulled from school and all. I'd be away from the computer Thursday through Sunday, and I'd like to let the right people know I'm off those days.
I've run through every name on my lead list, some twice, the last one turned out to be my dentist. I've got a good phone, good internet, nothing to do. Who hands out a fresh list of leads?
They have me on the fitness coaching offer and I feel silly, I'm 61 with a bad hip, my husband laughs. I would rather be doing a different one. Money's not the issue. Which team would move me?
I want to change my schedule of next week, with which team I speak?
My list of leads is finished, who gives me new one please?
For to ask a free day, to who I must write?
I need the 12th off, and probably the 13th, it's my grandson's baptism, up in Duluth, six hours each way if the roads are clear. My work's all caught up. I asked my coach and she said it isn't coaching that does days off, and it isn't payments obviously, so who do I tell?
The list I've been given's got a lot of the same people on it as Tanya's, we found that out by accident when a man told her he'd just heard from me. No harm done, he laughed. But somebody should know our lists overlap, and I couldn't decide if that's a tech matter or a day-to-day one.
I've been on this offer for three months, it's fine, though my heart isn't in it, I used to work in nursing, and there's a health coaching one I've heard of. I'd like to be considered for that instead, without making a fuss. Which team's the one that decides on who works on which offer?
My husband's shifts changed, so my own mornings are out and I'd need to do afternoons for a month or so, starting Monday if it's okay with everyone. It isn't a complaint, nor a contract question I think. Who deals with the schedules and that sort of everyday thing?
I need a few days off and wouldn't want to ask the wrong people; which team decides?
Would it be the operations people I write to about swapping my working hours?
I've run out of names on my lead list, and nobody told me which team to ask.
Day off: ask which team?
Fresh leads list, whom to bug?`,
  "contact-payments": `
who do i talk to if i think my commission is off.. i might be wrong tho
who do I contact about commissions
who handles payments
email for payroll
pay question, which team
who do I ask about payments
To whom should payment inquiries be addressed?
payments team contact
commission question for who
person in charge of money
accounting department?
where do commission questions go
how do I reach the payments team
billing contact
finance people
got a question bout my pay who do I write
who does the payouts
i want to write to who pays the commission
whom do I write to about an invoice or payment
is there a team for pay issues
contact for payroll
who's the right person for commission stuff
what should I include when I write to payments
I have a general question on how commissions get split when two of us worked on one lead, which department or person should that mail go to
To which department should representations concerning emoluments be addressed?
Whither should I direct a query touching the commission I believe to be my due, and which particulars ought to accompany it?
Kindly furnish the proper channel for correspondence upon pecuniary matters arising from my engagements.
I asked in the Slack, somebody said ask your coach, the coach said not me, and meanwhile my daughter's recital dress is due and I'm on my phone in the parking lot. Which team do I write to with a commission question?
Look, I'm not accusing anyone, I did bookkeeping for my uncle's body shop for years and mistakes happen. I just want to sit down with whoever does the money over there. Who would that be and what should I have ready for them?
My accountant wants to know about two deposits from March because of the daycare subsidy, and my schedule changed, and I don't know anyone's name in your company. I need to be pointed at the people who deal with payments.
With whom I can speak about my commissions and payments?
Oga, which office dey handle matter of money and commission, I wan write them
The department of pays, what is the contact of them?
I've a question about my commission, not a complaint, I wouldn't call it a complaint. I've gone through the list of who showed up and who bought, and I'd like to go over it with whoever does the money on your side. My coach is lovely but it's not hers, I suppose. Whom do I write to?
Operations said it isn't them, very kindly, and then the lady in onboarding said it's not her either, and I felt like a parcel. All I want is to ask how one of my shows from the end of the month's been counted, if it's in this payment or the next. Which team's the one for that?
I'd like to put it in one message rather than five, I know people are busy. I've got a question on the show fees, another on the sale in October, and one on the account it's paid to. Before I write it all up: who handles the payments, and what should I put in so they can look it up?
You'd think after two months I'd know who's who, but I've only ever dealt with the coaches and once with tech for the mailbox. Now I've something about my commission statement that I'd like explained. I don't want to raise it in the channel with everyone reading, so is there a person for that?
I have a query on my commission and wouldn't want to discuss it publicly; whom do I write?
Would it be the payments team that answers questions on how my fees were counted?
I'd like to ask about a sum, and nobody told me which department deals with commissions.
Payroll desk, contact?
Bookkeeping: who do I email?`,
  "contact-systems": `
CRM login bugging out since the update, who handles it
CRM trouble, who do I contact
my company email stopped working
crm says wrong password
locked out of the crm
can't log in to my company mail
Who deals with faults in the CRM?
systems team
email bounces from my work address
crm is down
lost access to crm, had it till yesterday
outlook says my work account doesn't exist
who fixes the company email
crm error message
my conversations vanished from the crm
password reset for company email
crm not syncing
company mailbox full or broken, who do I tell
i can not enter in CRM, before worked
crm freezes when I open a contact
which team for email problems
work mail wont send, who do I contact
who to write for crm bugs
since the update this morning my work mailbox won't take my password and the CRM throws me out after a minute, which team takes care of those two
To whom should I report that the customer register declines to admit me, as it was wont to do until yesterday?
My corporate mailbox has ceased to function; I should be obliged to learn which team attends to such derangements.
Whose province is it to remedy faults in the electronic post supplied by the company?
I was about to write back to a lady about Thursday, the baby finally asleep, and the work email says my mailbox is suspended. I didn't do anything. My own Gmail is fine. Which team fixes the company email when it goes down?
So the CRM's been spinning since my shift started, I cleared the cache, my brother who's in IT looked at it, I even paid for faster internet. It worked last week. I need whoever looks after that system to look at my account.
I changed phones over the weekend, the kids cracked the old one, and now the code for logging into the company mail goes to a phone I don't have. Tell me who I should be writing to over there about that mailbox.
The CRM does not leave me to enter since yesterday, to whom I report it?
My company e-mail functions no more, who is responsible for this?
I had CRM login before, now it refuse to open for me, which team should I message?
I had it, I want to stress that, I had the CRM all of last week, I was getting good at it. Since this morning it tells me something about an account being suspended or suspicious, one of the two, I clicked it away too fast. The portal's fine and Slack's fine. Who do I turn to for the CRM?
My company mailbox has stopped taking my password, and it's the right one, it's the name of my first horse and the year. I can send nothing, I can read nothing, and I've got two people waiting for a reply from me. I've already got the account, so I don't want a new one, just that someone mends it, who?
Mail goes out but doesn't come in, on the company address I mean, not on my own. I noticed since my sister sent me three test messages, she's thorough. Everything else works, portal, lessons, everything. I wasn't sure if that's support or a team of its own, and what they'd need from me.
So the CRM lets me in and then throws me out again after one click, like a bouncer. I rebooted, I used the other browser, I asked a teammate and hers works. It's not that I need access, I've got access, in theory. Which team looks after that program when it acts up?
My work mailbox rejects my password, and I wouldn't want to lock it; which team can help?
Would it be the systems team that I tell when the CRM suddenly stops letting me in?
My CRM shows an error since Monday, and nobody told me whom to report it to.
CRM down for me, ping whom?
Work email kaput`,
  "contact-technical": `
something's broke on the site and who do i tell
where do I go with technical issues
tech support
who do I contact for tech problems
something technical isn't working, who helps
IT department?
Where are technical faults reported?
report a bug
found a glitch in the portal
technical help
computer problem with your site, who to write
what do you need from me to look into a technical problem
send screenshot of an error to who
IT help
tech issue on the portal, first step?
error popped up, where do I report it
i have technical problem, where i go
who fixes portal bugs
how to report an issue with the website
tech team contact
not an emergency, just a bug, where to
whom do I tell about a technical hiccup
bug report
every time I open the report tab the portal throws some odd message in English and numbers, it's no drama but it should be fixed, who takes those
To what quarter should one report a malfunction of your website which the automated adviser was unable to cure?
I am beset by a technical impediment upon your pages; kindly state the channel through which redress is to be sought.
In reporting a fault, what particulars ought the communication to comprise, and to whom should it be despatched?
My son set up the computer before he shipped out, so I can't ask him, and I've only got Wednesdays off. Some gray box with numbers popped up on your site and I asked the robot and it didn't know. Who do I tell about tech problems?
I do dispatch for a towing company, so when something breaks I call IT, simple. You guys don't seem to have an IT number. A thing on your website spits out an error every time. I need to know where that kind of problem goes and if you want a picture.
Between the dog, the baby monitor and my prepaid phone I'm no computer genius, and I was told pay's on hold until I fix it, but your system throws some weird message at me. Where's the tech help at?
I have technical problem with the system, to where I must write?
Saan po ako magre-report if website has error, who is your IT?
The assistant could not resolve my technical failure, what is now the next step?
I'm not sure if it's technical, that's the thing. A page keeps showing me an error with a number in it, 500 and something, when I go to my dashboard, and I took a photo of it with my phone, my thumb's in it. I don't know which of your teams gets that, and what else they'd want to know.
I asked my coach first, about the player acting up, and she said that's not her department, and very nicely told me to tell "tech". Then I asked in Slack and somebody said IT, and somebody said support, and then they talked about lunch. So who's the right one for problems with the website itself?
It's a bit of everything: the button on the account page does nothing, the clock's off by an hour, and twice it's asked me for something in what I think was code. I could describe each one, I've kept a diary. I only need the address of whoever's in charge of fixing that sort of thing.
At the phone company there's a man called Luis who I always ask for. I don't suppose you have a Luis? Because I've hit a bug, my account page shows someone's picture upside down, mine I think, and it isn't urgent, but I'd like it to reach the one who handles the site and not payments or onboarding.
Something malfunctions on the website, and I wouldn't want to bother the wrong team; who handles that?
Would it be helpful to attach a screenshot when I report a malfunction, and to whom?
Nobody told me whether to ask the assistant or write an email when the site misbehaves.
Tech support, whereabouts?
Report a bug to whom?`,
  contractor: `
In what legal capacity are setters engaged, that of servant or of independent party?
Should I be upon your payroll as an employee, with deductions made at source, or must I settle with the Revenue myself?
Which form of return, as between those bearing the designations 1099 and W-2, does your arrangement occasion?
I do my taxes at the kitchen table with TurboTax and my two kids' crayons, and last year I had a 1099 from DoorDash and got creamed. My day job takes it out of the check. Which type would I be with you?
My wife's on disability, so her caseworker asks exactly what kind of worker I'd be if I took your setter job, hours and phone and all that. Employee, or self employed? That's the box she needs to check.
I've had my own handyman business, with insurance and quarterly payments and all the joy. If I become one of your setters, is it that again, me handling my own taxes, or do you withhold like a regular employer?
I will be employee or independent, in the question of taxes?
Bin ich angestellt or freelancer as setter?
Setter is employee po or contractor, who will pay the tax?
My accountant cousin is going to yell at me if I don't get this in writing, so. I've applied, I'm fine with the pay and the hours, but when tax time rolls around, do I get one of those forms where stuff's already withheld, or the other one, where I have to put money aside myself?
I'm on disability, partly, and there's rules, endless rules, about what kind of work counts, and the lady at the office, very nice, asked if I'd be an employee there or self-employed, and I told her I'd have to get back to her, which is why I'm here, how are setters classified with you?
Okay so I know I won't get a salary, got that, and no insurance, got that as well. What I can't sort out is if technically I'd be like a little business of my own, do I need an LLC, do I pay my own taxes, or does Setpoint hire setters as regular staff?
Sorry, my English teacher would cry at this sentence, but: the bank, for the mortgage, needs to know am I employed, or, how do they say, independent, once I begin as setter, because they want payslips, and I don't know if such thing exists in this work or only some 1099 paper.
I wouldn't want trouble with the IRS; are setters employees or self-employed?
Would it be a problem if I've never handled my own taxes, or does the company withhold them for setters?
Nobody told me whether setters are on the payroll or work as freelancers.
Employee or freelancer?
Withholding done, or self-file?`,
  cookies: `
Are cookies or advertising devices employed upon your website?
do you use tracking stuff on here.. like ads cookies
cookiesss 🍪?? does ur site track me
does the site use cookies
do you run ads
is there tracking on this page
turn off cookies
facebook pixel?
Are advertising trackers employed on your website?
why am I seeing your ads everywhere
cookies
can I refuse cookies
which pages have the pixel
do i have to accept cookies to sign in
is this site following me around
cookie policy
my browser blocks cookies, will it still work
google analytics on here?
what trackers do you use
no cookie banner on your site, why
do you put cookies on my computer
ad pixel on the application pages?
do you need cookie for login
How do I decline the advertising cookie?
retargeting, do you do that
ever since I opened your booking page I see your face on every other website, so are you putting something in my browser and how do I say no to that
Does your site deposit upon my machine any of those small files by which one's movements may be observed?
Upon which of your pages, if upon any, is the visitor made subject to instruments of advertising?
Am I at liberty to decline the so-called cookies without prejudice to my signing in?
Every page I go to on my phone has that banner, accept accept accept, my kids just click whatever. Yours didn't have one, at least not where I was looking during my break. So do you use cookies or what?
I do web analytics for a furniture chain, it's my day job and it pays okay, so out of professional curiosity, before I tell my sister with the kids to sign up here, which pages load the ad pixel?
I've got cookies blocked everywhere since my identity got stolen and someone bought four phones in my name at my old workplace. If I keep it that way, can your site still function for me?
Your page uses cookies or publicity trackers?
O site usa cookies? I want to refuse
Are there Werbe-pixel on your pages and on which?
I'm the guy who actually reads banners, so hi. I clicked through the home page, hiring page, script page, no banner anywhere, and then on the booking page there was something about a pixel which I declined, I think, or accepted by accident, and I'd just like to know what you set and where.
My browser's set to throw out everything when I close it, I did that after the thing with my sister's Amazon, and now I wonder, if I block those little files altogether, do your pages still work, like could I still log in for the lessons, or does the sign-in require them?
Okay so I looked at your setter page yesterday, just looked, and today I get ads for sales training on everything, on my recipe app even, and it's maybe a coincidence, I also googled it, well, a lot, but it made me ask myself if your pages have those tracking things on them?
I teach a night class for seniors about internet safety and I use real sites as examples, nothing sinister. For yours I couldn't really tell, the reading pages seem clean, the booking page possibly not, so which parts of the site set cookies or load anything for advertising?
I wouldn't want to be followed around the web; does your site put tracking files on my computer?
Would it be a problem for signing in if my browser refuses cookies?
Nobody told me whether there is advertising code on the pages I fill in.
Meta pixel on here?
Tracking gadgets on this site?`,
  "daily-hours": `
How ought I to apportion my time each day while I am enrolled?
How long would I have to sit at it every single day, and is it better in little bits (I'm a little bits person) or in one long go on Saturday
is 45 min a day enough or do i need more
What's the daily grind for 10-in-60, in hours?
how many hours a day
daily time needed?
what does a normal day look like timewise
How should I plan my day as a setter?
10-in-60 how many hours daily
can I do it 1 hr a day
is it better to do 2 hours every day or 10 hours on saturday
how many hours each day does the setter role want from me
what do I do first each day, lessons or messages
order of tasks in a day
I've got from nine until my kids get off the bus at three. Enough time per day?
hours per day?
daily commitment for the role
can you split the day up like 1 hr morning and 1 hr at night
how should one structure the daily routine
i can give 3 hours every day after my shift, is this good
replies or new convos first in the morning
is one long day a week just as good
How much time daily for the ten in sixty challenge
what's the time block you recommend for every day
how should I divide my day between replies, new conversations and lessons
time per day to hit 10 in 60
if I spread it out evenly over the days instead of cramming it into Saturday how many hours should I block off each day and what should I do in them first
What portion of each day would it be prudent to set aside for this undertaking?
I should be obliged if you would recommend how a participant's day be disposed: ought replies, fresh correspondence or study to take precedence?
Is it more advantageous to labour a little each day, or to concentrate one's exertions upon a single day of the week?
I've got the twins till noon, then my mother-in-law takes them, then I do DoorDash around dinner because money's tight. So what I have is roughly two hours after lunch every day. For the ten in sixty is that what you'd want per day, or more?
My husband says I should just knock it all out on Saturdays, ten hours straight, since he's home then and I have the good computer. I feel like people won't wait a week for an answer. Is one big day as good as some each day?
When I sit down after my shift I waste half an hour deciding, do I watch a video, do I answer the ones who wrote back, do I write new folks, and then the baby's up. Tell me what goes first in the daily routine.
How many hours by day I have to reserve for the 10-in-60?
Ile godzin every day is needed, two is enough or must be four?
each day what I do first, to answer the messages or to see the lesson?
I've got from the school bus to the school bus, that's 8:40 to 3:10, minus the dog, minus the dishes. I'd like to divide it properly, since I'm someone who fritters. For the ten in sixty days, how much of each day should go into it, and what does one do first, the lesson or the messages?
My plan was to do it all on Saturdays, ten hours straight, with a pot of coffee, and have the week free for my job and my mother. I had it all drawn up. Then it struck me that perhaps it's better a bit each day. What do you recommend, and how much is a bit?
I start with the replies, then I get curious about the next lesson, then I see somebody's written back, and so it goes, and at the end of the day I've done everything halfway. It's not that I haven't got the hours. I was just wondering if there's a sensible order to the day, and how long it should be.
With my chemo I've got energy till about noon, then it's the couch. The mornings are good though. I'm in the 10-in-60 and I don't want to do less than I ought to, but more than three hours in one go I can't. Is that about what you'd advise per day, or too little?
I tire easily and wouldn't want to overdo it; how many hours each day do you advise for 10-in-60?
Would it be a problem to work one long Saturday instead of a little each day?
Nobody told me whether to answer replies first or begin with the day's lesson.
Hours per day, 10-in-60?
Ideal daily routine, time needed`,
  "dark-mode": `
where dark mode my eyes hurt
Is there a night mode? White screen kills my eyes
dark mode?
how do I make it light
too bright, hurts my eyes
Can one switch between the light and the dark theme?
white background please
where's the dark switch in the portal
night mode
page is all black, change it
change the colors
toggle theme
can't read white text on black
it went dark by itself
black background how to turn off
theme settings
does the site follow my phone's dark setting
can i have the portal dark but my mac light
light theme
how i put the page in dark color
my eyes hurt at night lol make it dark
site appearance
Is there a sun or moon button somewhere
turn off dark mode
I have cataracts and a dark screen with pale letters is very hard on me, can the pages be shown black on white the ordinary way
The glare of your pages fatigues my eyes; may they be rendered in a more sombre hue?
Is there provision for altering the background from black to white, my sight being impaired?
How does one exchange the luminous aspect of the portal for the tenebrous?
I had cataract surgery in May, and my daughter drives me, and I study your lessons from bed after my shift at the hotline. White pages hurt like the sun. Can the screen be black with light letters?
I'm up at 3 a.m. with the baby on me and the phone at arm's length, and when I open your site it lights the whole bedroom and my husband groans, he's got work at six. Is there a night setting?
My portal's all black, I think my son did it when he changed the theme on our computer, he does that for his games. I can't read white on black with these glasses. How do I get it back to the bright one?
I want the page in dark color, where one changes it?
Kann man den dunklen Modus turn off in the portal?
How to make it black background po, my eyes is painful
I do my lessons after the kids are in bed, around eleven, and the baby's in the same room, and the white of the page lights up the entire ceiling like a stadium, and I turned the brightness down as far as it goes, so is there some way to make the background black or gray?
Ever since I updated my laptop, or my laptop updated me, your site's gone all black with white letters, which I guess is fashionable, but with my astigmatism the letters glow and swim, I can read about two lines of the lesson overview, and I miss the normal bright look, how do I get it back?
Not a bug report exactly. On my phone the portal's dark, on my desktop it's light, same account, same code, same lesson, and I kind of like one and my wife likes the other, and we've been hunting for a switch under account, then under help, and gave up, where is it?
I get migraines, like lie-down-in-the-bathtub migraines, from bright screens, and since I'll be reading the script and watching 26 videos I figured it's worth asking if the colors can be changed to something gentler, I found it in other apps under appearance, but not here.
Bright pages hurt my eyes; would there be a way to make the background darker?
Would it be a problem to read your pages with black letters on white instead of the reverse?
Nobody told me whether the colors of the portal can be changed for night reading.
Night theme toggle?
Invert colors`,
  "delete-my-data": `
wipe everything u got on me
I should like a copy of all the information you hold about me, and thereafter its erasure.
I'd like to have everything you've got on me taken out, the form, the booking, the lot, it's nothing personal, I do this every January, how do I request that
how do i get you to delete my info
how do I delete my data
I want a copy of everything you have on me
correct my data, my name is misspelled
gdpr request
erase my information
Under the CCPA I request deletion of my records.
remove my email from your system
wrong phone number on file, how to change
take me off your list
see my data
wipe everything about me
i applied last year and want my application erased
right to be forgotten
how can I view the data you hold
my address changed, who updates my info
data deletion
please forget me
where do I send a privacy request
i want you delete all what you have from me
access request for personal data
got married, new last name, please fix my records
get rid of my info
I filled in one of your forms back in April and have no interest anymore, so I'd like every bit of it taken out of your files and a note that it's done
I desire that all record of my person be expunged from your books; how is this to be requested?
By what procedure may I obtain a transcript of whatever you hold concerning me?
An inaccuracy has crept into my particulars; to whom should the rectification be entrusted?
I booked something a year back when I was between jobs, never went, had my baby, moved on. Now I'm cleaning up all my old accounts off my phone. I don't have a login with you, I just want my name and email off your records.
You've got me down by my married name, and I've been divorced since spring, it's on my pay stubs right and at my kids' school right. How would you go about correcting what you've got stored on me?
My state passed a law, I heard about it on the radio driving to my shift, where companies have to show you everything they have about you. I've nothing against you. What do I do to get a copy of mine?
I want that you erase all my data, how I request it?
Ich möchte Auskunft about my data and after that the deletion
How can I see all information wey you get about me and comot am?
I signed up for a call back in, I want to say March, it might have been April since there was still snow, and then life happened, and it's not that I distrust you, I've read the cookie thing, I just like to tidy up behind me, so how would I get my name and number taken out of your system?
So there's a typo in my email in whatever record you've got, you have me as gmial, classic, and my last name changed too since the divorce, and while we're at it I'd be curious what else is in there about me, can a person get a copy of that and have stuff fixed?
I work in IT at a school, so professionally paranoid, sorry. Not asking whether you sell anything, I saw that bit. I'd want the whole record you hold on me sent over, and then most of it erased, and I couldn't find a button or a form, who do I direct that at?
My husband filled out your application with my email address instead of his, don't ask, and I've nothing to do with any of it, I don't want a job or a program, bless you, I just want my details off your books, how's that done and do I have to show ID or something?
I'd feel better if my old details were erased; how would an ordinary person request that?
Would it be possible to have my wrong phone number corrected in your records?
Nobody told me whether I can see what you've stored about me and have it removed.
Purge my records
CCPA erasure, who handles?`,
  "discovery-call": `
What exactly is this discovery call that your site refers to, and is it gratis?
Is the discovery call a sales call in disguise?
what is the discovery call
what's that free call about
is the discovery call a sales pitch
how does the discovery call help me
Does booking the call commit me to anything?
is it really free to talk to you
what are we going to talk about on that call
discovery call?
why do I need a call instead of just signing up
Is the introductory consultation complimentary?
will they pressure me on the call
who is the discovery call for
whats the point of this call
is the call just you trying to sell me
can I say no after the discovery call
if I book a discovery call am I obligated
tell me about the free consultation
what do i find out on the discovery call
purpose of the call, please
the button says discovery call. what is it
does the intro call cost anything
will I get a straight answer if this is not for me
is it a webinar or a private call where you look at my situation
everybody wants me on a call these days, so before I pick a time tell me what this one is for, whether it's free, and whether I'm on the hook for anything after
What is the nature and purport of the preliminary conversation to which your pages invite the reader?
Am I under any obligation, pecuniary or otherwise, by virtue of accepting the introductory interview concerning the programme?
Pray explain what transpires in the "discovery call", an expression with which I am not conversant.
I had one of those timeshare breakfasts where they don't let you leave, four hours, my kids eating sugar packets. So before I click on this discovery call of yours, on my one day off, what is it and does it cost me?
Every page on your site ends in the same button. I'm a night auditor, I read a lot at 3am on my phone, and I never did find out what you'd be discovering on that call. Me? My wallet? Tell me what it is.
My mom said nothing's free, she's right mostly, she got a "free" cruise and paid port fees. I work weekends so it'd be a weekday. If I do your free consultation about the program, am I tied to something afterwards?
What is this call of discovery and has it some cost?
The Erstgespräch, what is it for and is it without obligation?
discovery call is what po, it is for free or with payment
There's a button everywhere on your site, "discovery call", and I've been avoiding it like the dentist, I've read everything around it instead. Who would I be speaking to, what's it about, does it cost anything, am I on the hook for something after it, that's what goes through my mind each time I hover over it.
My friend did one of those with another company and it was ninety minutes of a man asking her for her credit card limit. So excuse my caution. When you offer a "discovery call", what is that in your case, what do you talk about, and is it fine if at the end I say I'll pass?
I thought first it's the same as the interview, then I thought it's a webinar, and by now I've got no idea. I'm interested in the coaching, not so much the job, and I keep being pointed to this call thing, and I'd be glad of a plain description before I put my name on it.
So I'm the type that reads the manual first. The price I know, three to five thousand; the length I know. What's left is this conversation one has at the start, the discovery something, and whether it obligates you, and what's the purpose of it, is it a sales talk, or do they truly check if you're suited?
I wouldn't want to commit to anything yet; what is this free conversation about?
Would it be a problem if I took the discovery call and then decided not to enroll?
Nobody told me whether the discovery call costs something or binds me.
Free consult: the gist?
Disco call, any obligation?`,
  "discovery-prep": `
How ought I to make ready for the initial consultation?
Is there anything I ought to prepare before the discovery conversation?
what should i bringg to the call 📝🤓
My discovery call's on Monday and I'm one of those who over-prepares (I color-code), what should I have ready, or is it enough to turn up
whats the call gonna be like do i need to prep anything
how do I prepare for the discovery call
do i need to have anything ready for the call
What will they ask me on the discovery call?
should I bring paperwork to the free call
got my discovery call tomorrow, kinda nervous, what do I do
do I need to dress up for the intro call
any homework before the discovery call?
what should I have with me when we talk
prep for the call?
how do I get the most out of my discovery conversation
Is there anything one should read in advance of the discovery call?
can I take the discovery call from my car
who talks first on the discovery call
what to write down before the consult
should i have my card out for the discovery call
questions I ought to prepare for the discovery talk
how does the discovery call go, step by step, so I can be ready
anything to do beforehand
what do I need to know before my free call on wednesday
will I have to decide on the call right there
i never did a call like that, how i make myself ready
do I need my calendar open during the call
my first talk with one of your advisors is Monday and I hate walking into things cold, so what should I have thought about or written down by then
What preparation, if any, is it seemly to make in anticipation of the preliminary conversation about the programme?
Ought I to assemble documents or certificates before our introductory colloquy on the training?
Pray advise what subjects will be canvassed during the discovery conversation, in order that I may marshal my thoughts.
Thursday's my discovery call, and I get tongue tied, I once forgot my own zip code at the DMV with my kids watching. I've got my pay stubs, my resume from 2011, a notebook. Which of those should I have ready?
I'd be taking the discovery call in my truck between deliveries, phone on the dash, and my boss doesn't know. Is that okay or should I get somewhere calm and have something in front of me?
My therapist says write down what you want before big talks. So for the program call next week I have two pages about my divorce, my hours at the clinic and my debts. What do they ask on there, and how does it go?
What I have to prepare for the call of discovery?
Como me preparo for the discovery call, I need something?
For the free call about the program, which questions will come and what should I bring along?
I've got the call at four, I've had my hair done, which is silly, it may not even be video. I'm a list maker, and at the top of today's list it says "prepare", and then nothing under it, as I don't know what would be useful, bank statements, my work history, should I have read something first?
With doctors I always forget half of what I wanted to say, so I take notes along. For your free talk about the program I'd do the same, I've written down price, hours, coaches. What will the other person want to know from me though, so I can have that on paper as well?
So tomorrow's my discovery call, not the job interview, I know those are separate, my cousin had the interview. I'd just like not to be caught off guard. Is there a form to do before, do I have to have my finances sorted out, do they talk first or do I, that type of thing.
I was going to take it in the truck on my break, and then I figured that perhaps I ought to be at a desk, with a pen, in a quiet place, looking like a serious person. I want to get as much as I can out of the half hour, or however long, so what should I have ready for it?
I wouldn't want to waste the consultant's time; what should I think through before our free talk?
Would it be helpful to have certain papers ready for the discovery call?
Nobody told me whether I need to read anything before my discovery call.
Homework before the discovery call?
Prior to the consult, what's needed?`,
  earnings: `
how much do ppl make w this
what could i make doing this like a real number
What kinda money are people makin at this
How much wins one setter in the month as media?
can you maybe tell me what people make, like on average
whats the bag lookin like monthly
How much is the estimate salary of your setters per month mam
how much do ppl make w this roughly
how much can I make
whats the average income
How much do top performers earn?
can I really make 5k a month
what do graduates earn in their first year
realistic income for a beginner?
is it enough to pay my mortgage
salary?
how much money is in this
What annual earnings might one reasonably anticipate?
do people get rich off this or nah
monthly average for setters
earning potential
how much u guys make
can a person earn six figures with it
what kind of money we talking
income of a typical student after the program
would I make more than my 18 an hour at Costco
average setter pay per month
how much can i get in a year if i work hard
best earners pull in how much
i want to know what people make, typical not the best
I make about 52 thousand as a paralegal and would only switch for the same or better, so what do people who went through this bring home in their first year
What income may a person of ordinary abilities reasonably anticipate from this occupation?
I would learn what remuneration your graduates customarily command in the first twelvemonth of their new profession.
Is it possible to indicate the mean monthly proceeds accruing to those upon your team?
I bring home twenty-six hundred a month at the nursing home, two kids, one with asthma, and I drive a car held together with tape. I'd be doing this on my days off at first. What do people on your team make, on average, in a month?
My old man always said ask the money question first and let them squirm. So, I'm a bartender, I have flexible time, a good laptop, decent with people. What are we talking per month realistically, and what do the best ones pull in?
I did taxes for folks for years so I know what gross and net are, my phone's full of spreadsheets, and I've got tuition for two coming. I'd like to see the typical first-year income of someone who finished the program.
How much is possible to win in one month with this work?
Quanto ganha a person normal in this, and the best ones how much?
How much money person fit make for here in one month, average?
I've been a line cook for twelve years, and I make what a line cook makes, and my knees are done. I don't need to get rich. I read the pages on hours and on what's paid per show, but per show doesn't tell me per month, so what does a regular person come out with, roughly?
We've got the twins starting college in the fall, and I told my husband I'd contribute, with something, and he asked how much, and I said let me find out before you laugh. So from your experience, not the superstar, just someone average who does the work, what would that come to in a month or a year?
There's a number on your home page that I took for a typo, then there's another on the setters' page, and they don't match, although one's perhaps for graduates, and the other for the team. Could you go over what people make, both kinds, typical and best case, so I don't daydream about the wrong one?
I feel a bit crass asking, I was raised not to. I have looked at everything else though, who you are, how one applies, the coaching, and in the end it does come down to whether it's a living. Is there a range you can give me for what folks bring home in their first year?
I wouldn't want to have false hopes; what income is typical for people doing this?
Would it be realistic to replace a teacher's salary with remote sales?
Nobody told me whether this brings in pocket money or a full living.
Ballpark income?
Typical monthly haul?`,
  emergency: `
Locked out and I've got a call in 30 minutes. What's the emergency procedure?
What even qualifies as an emergency with you guys
what counts as an emergency
can't sign in and my call is in ten minutes
URGENT booking page is down right now
I can see other people's data
emergency contact
what is an emergency technical issue
sos cant get in before my appointment
Whom do I notify at night in a critical outage?
something is showing private info it shouldnt
how do I mark a mail as emergency
emergency!!!
is a broken video an emergency
portal down at 11pm and I have prospects waiting
need help right this minute, nothing loads and I've a prospect booked
urgent tech problem
its saturday night and the booking page fails
what do I put in the subject if its urgent
data leak on the page, who do i tell at 3am
it is very urgent i can not work
how do I report something critical
after hours emergency
can't work at all right now, whole system dead
I have three people booked from eight o'clock on and the booking page throws an error for all of them, it's Sunday night, who can I get hold of this minute
What class of mishap is accounted an emergency by your technical staff, and how is it to be signalled?
I am on the point of attending a client and find myself shut out; by what means may urgent succour be summoned?
Wherein lies the distinction between a pressing technical matter and an ordinary one, as you understand it?
It's eleven at night, I've got a lady in Guam who'll only talk now, kids finally quiet, and the booking page is throwing a fit for her, nothing loads. I can't wait for office hours. What do I do to get someone right this minute?
I could see another person's name and phone number and income on my screen when I opened my page on break, and that can't be right, I'd be fired for that at the bank. This feels like a right now thing. How do I flag it so?
My old boss at the plant called everything an emergency, even the coffee filter. So I don't want to be that guy at 2 in the morning with a sick kid and a dead login. What counts as one with you?
In case of urgency technical at night, how I contact you?
É urgente, I can not enter and my call is in ten minutes
Emergency problem wey no fit wait till Monday, how I take reach una?
It's ten at night and I've got a prospect booked for eight tomorrow, and the booking page shows an error, like a proper white error page, I tried two computers and my phone, and I don't want to cry wolf, but I can't wait until your office opens, is that the sort of thing one may report at night?
I think, I'm not sure, but I think I'm seeing someone else's stuff. I opened my account and there's a different name and their bookings, and I closed it right away since it's not mine to look at, and normally I'd wait for Monday with anything, but this feels like it shouldn't wait, should it?
So what counts as urgent with you guys? Because for me a video buffering isn't, and my progress being off by one lesson isn't, but my coach's session starts in twenty minutes and I can't get in at all, and it's Sunday, and I'm sort of sweating here, who reads mail on a Sunday?
My last company had a pager for this, showing my age, and there was a list of what you could page for. I was just going through your support page, hours, address, form, all clear, and I'd like to know ahead of time what qualifies as a serious outage here and how I should word it at 3 a.m.
I wouldn't want to raise a false alarm; which technical troubles may be reported outside office hours as urgent?
Would it be a problem if I wrote at midnight because I can't sign in before an early call?
Nobody told me whether a broken booking page on a Saturday counts as urgent enough.
Sev-1 outage, who answers nights?
Urgent breakdown protocol`,
  equipment: `
would a tablet be enough or do i need a whole computer
Our internet is okay-ish unless the kids are gaming, and I've got an older computer plus a newish phone, what do you require a person to have
what equipment do I need
can I do this on my phone
is a chromebook enough
need a headset?
my wifi is kinda slow, is that a deal breaker
what kind of computer
Do I require a webcam and microphone?
can i use an ipad only
hardware requirements?
i only got a phone right now
laptop or desktop or does it matter
two monitors needed?
internet speed minimum
do I need my own computer or will you send one
working from a noisy apartment, is a quiet room necessary
What must I have at home to do the work?
starlink out here in rural montana, good enough?
old laptop from 2014, does it still do it
can I work from the library
do i need printer
tablet with keyboard ok for the job?
my computer is broke, can I start with the phone for now
my laptop is from my college days and the internet here at the ranch cuts out when it rains, what exactly do I need on my desk to do this job right
With what apparatus must a setter be provided in order to be deemed fit for work?
Would a tolerable laptop of some years' standing, together with a rural connection, answer the purpose?
Is a private chamber free from disturbance counted among the requisites of the post?
My daughter left her Chromebook when she moved in with her boyfriend, it's got a sticker of a frog on it, and it opens Facebook fine. I'd be doing this from the kitchen after my shift. Is it enough machine for the job?
We live out past the feed store, internet's whatever comes off the tower, good when it's not raining. I've got three kids and one closet with a door. What do I need to have at home to work for you?
I sold my PC in February to make rent, I've just the phone now, it's a nice one though, a Pixel. I'm good with my thumbs and I've got all day free. Can one do the setter job that way, or would I be buying a computer?
What equipment I need for work as setter, a laptop is necessary?
Que equipamento preciso, only cellphone is sufficient?
What specs of computer and internet is needed po for the setter?
I'm sorry, I don't know the technical words. I've got a laptop, a gray one, from 2017, no, 2016, it wheezes a bit but it does email, and my internet is through the cable company, so before I apply and waste your time I was sort of wondering if that's enough of a setup.
I have everything except a room of my own. The grandchildren are here until five, they're darlings but loud, and the pay and the hours would suit me perfectly, so what I'd need to hear is whether the place has to be quiet and what else one must have standing on the desk.
My question's about headsets. Or not just headsets, cameras too, and a second screen, because my nephew who works from home has three, three screens I mean, and I looked at the prices and got dizzy, so what does a setter at your company really need to own?
So I do nearly everything on my phone, banking, photos, I even applied for this on my phone, and it's quite a new one, big screen, and I thought that'd be fine for sending messages, but then somebody at the meeting, sorry, the info call, made a remark about needing a computer?
I wouldn't want to buy a new machine for nothing; what hardware does the setter work call for?
Would it be a problem if I only had an older Chromebook and ordinary home internet?
Nobody told me whether I must get a headset or special software before starting as a setter.
Required gear?
Rig specs for setters`,
  "experience-needed": `
never sold anything is that ok for applying
I have never been engaged in commerce; does that disqualify me?
I never sold nothin in my life, is that gonna hurt me
Is necessary to have experience in sales for entering
never had a job at all.. would you even look at my application
never sold a thing in my life is that chill
My background is exclusively in horticulture; would the absence of a sales history be an obstacle?
I have no background in sales, is it still ok for me to pass an application?
Never sold squat. Matter?
Never done sales. Disqualified?
ive only ever been a nanny, is that enough
do I need experience
never sold a thing in my life, is that a problem
no background in sales ok?
I've been a waitress for 12 years. Does that count?
total newbie here, could I learn this
complete beginner can apply?
does prior sales work matter
i was cashier at walmart, enough?
Is previous experience in sales a prerequisite?
only ever worked in a kitchen
what skills do I need beforehand
stay at home mom with zero work history in sales
retired army, never sold anything, ok?
will I be lost if i dont know sales
experience required?
i am introvert never talked to customers, possible?
Are there any prior qualifications in marketing or sales you expect?
fresh out of high school no resume
bartender here, would my people skills help
do yall train from scratch
is the course for beginners or people already in sales
i have zero exp lol
the only work I've ever done is stocking shelves and babysitting, I have never sold anything to anybody, would you even look at someone like me
Is prior acquaintance with commerce a prerequisite, or may a novice present himself?
My career having been passed entirely in the laboratory, I wonder whether my want of salesmanship is disqualifying.
Would one who has never in his life solicited custom be entertained for the position?
I raised four kids and ran the church bake sale, that's my whole resume, the last paycheck I had was from a video rental place. I can type, I've got a phone and a laptop. Would you even look at me if I never sold anything?
I was a forklift guy, never talked to a customer in my life besides "watch your toes". My hours are cut and my wife saw your ad. Does one need to have a background in selling for this, or do they start you at zero?
I waited tables for nine years, I can read a table in two seconds and upsell dessert to a dentist. But I don't have a day of "sales" on paper and I'm home with a newborn now. Does that sort of thing help me any?
I don't have experience in sales, it is a problem?
Brauche ich Erfahrung im Verkauf, or beginners also?
I never do sales before, una go still take me?
I'm sorry if I'm wasting your time. I drove a school bus for twenty-six years, then I did the cafeteria for two, and before that nothing much, kids, and I've seen the hours and the pay and I could do that, but I've never sold a thing, so I was sort of wondering if that rules me out.
So my résumé is, how do I put it, thin. There's a gap, then waitressing, then a gap, and then I helped at my aunt's boutique for a summer, or two summers, and I keep reading sales this and sales that on your page, and I ask myself if somebody like me may even try.
I don't want to be the oldest and the slowest in the class. Everyone in the videos sounds so sure of themselves, and I was a librarian, we whisper, and I'm certain the script is good, but does it assume you've done this sort of thing previously or do they start from nothing?
My sister says they only take salespeople, and I said it doesn't say that, and she said read the small print, and I couldn't find small print, I found equipment and citizenship and age, fine, so I'd just like somebody to tell me whether a background in selling is expected.
I'd feel foolish applying with no background in selling; is that a hindrance for setters?
Would it be a problem that all my jobs so far were in restaurants and never in sales?
Nobody told me whether complete novices are taken on as setters.
Green as grass. Okay?
Zero track record, still hireable?`,
  "finding-people": `
Whence are the persons procured to whom a setter addresses himself?
Is a register of prospective correspondents supplied, or must the setter seek them out by his own exertions?
By what legitimate means does one discover strangers likely to be receptive, and upon which networks?
I've got 212 Facebook friends and most are cousins or moms from my kid's class, and I'm not about to hit up my dentist. I work part time, too. As a setter, who am I writing to, do you hand me names?
I tried some side job where they wanted me to upload all the contacts from my phone, and I said no way, I lost a week's pay over it. In yours, where would the folks I message be coming from?
Moved here for my wife's work, I know the mailman and the guy at the deli and that's it. I'm home from three on. I wonder how I would get enough people to write to as a setter, and is that on me?
From where come the persons to who I write?
Woher bekomme ich the contacts, from a list or I look on LinkedIn?
You will give us leads po or we find on our own?
I'm sorry, I don't know anyone. I mean I do, but they're all from church and they've no money, and I read the setter writes to lots of people every day, and I lay there thinking, where am I to get a hundred people, do you give them to me or am I to find them, I was sort of wondering.
So the script I like, the hours I like, and then my daughter said, mom, they'll make you message your own friends, like with the candles, remember the candles, and I do remember the candles, so before I apply, who exactly are these people setters write to and where are they found?
I've got LinkedIn, from my old job, with eleven contacts, three of them me, I made it thrice by mistake, and I wonder whether a setter is supposed to search for prospects there by himself or if there's some list that's handed over, and is that then spam, sort of?
I don't want to be one of those people who bother strangers, I block those myself. But I suppose somebody has to be first to write, and maybe there's a nice way, and what interests me is where these names come from, purchased or looked up on Facebook or how?
I wouldn't want to message my family; do setters receive names, or must we look for prospects ourselves?
Would it be allowed to look for my own prospects on LinkedIn as a setter?
Nobody told me whether the contacts I'm to message are provided or whether I gather them.
Lead source?
Who supplies the names`,
  "first-paycheck": `
After I start how many weeks before I receive my first sahod?
First check when
How long til the first check clears
when would i get the first money
When do commissions first hit, ballpark
when do I get my first paycheck
how long until I get paid
When does money start coming in?
rent due on the first, would i have my first check by then
how soon do new setters earn something
first pay?
how many weeks before I see a dime
Is there a waiting period before the initial payment?
do i get paid in the first week
when will the first money hit my account
fast start possible? need cash asap
how fast can i get my first commission
time till first payout
if I begin Monday, when would I see the first payment
first check when??
what's the earliest I could be paid
i need money quick, how many days
how long did it take others to get their first pay
so I work a month before getting paid or what
when earnings start
my savings last 4 weeks. Will the first payment come before that?
started ten days ago, when should my first paycheck come
I can hold out until about the middle of next month and then I'm out of money, so if I started this Monday around when would the first pay come in
How long after taking up the work may one reckon upon receiving one's initial remittance?
What lapse of time separates a setter's commencement from his first earnings?
I should like to provide for the interim; when does the earliest payment generally come to hand?
I'm giving my two weeks at the nursing home on the 1st, the car's due on the 20th, and my son's braces on the 25th, so I'm doing math on the back of my hand. When does the first money usually come in for a new setter?
My last remote job held back a month, then said the system was down, and I was eating at my mother's. I've got my laptop and my phone and I'm fast. If I begin with you this Monday, when's my first check?
I know I've got to book folks first and they've got to actually show up, I'm not a kid, I've worked since fourteen. I just need to tell my wife how many weeks we'll be on her salary alone at the start.
When arrives the first payment after I start?
Wann kommt das erste Geld for new setter, after how many weeks?
If I start today, which week I go collect my first pay?
I'm sorry if this sounds desperate, it isn't, well, a little. I've got rent on the first, my last job ends on Friday, I have my interview with you Thursday which I'm practicing for, and I was sort of wondering, supposing it goes well, how many weeks until the first money comes in.
So I understand it's by results, that part's clear, a hundred per show and so on, and I understand nothing's promised, but somebody has to book a call and then the call has to happen and then somebody has to pay me, so from the first day to my first pay, how long does that generally take?
My wife wants to know and I said I'd ask, though I feel silly, I haven't even applied. She says nobody pays in the first month anywhere, I said they might, and we've sort of got a bet on it now, I mean about how soon a new setter sees the first check.
I was reading about the hours, four to six a day, and the script and the equipment, I've got a good computer, that's not it, what I couldn't find, or I scrolled past it, my eyes aren't what they were, is how soon after beginning a person would typically receive something the first time.
I wouldn't want to run out of savings first, so how long is it usually before the earliest pay arrives?
Would it be unreasonable to expect money within my first month as a new setter?
Nobody told me whether a beginner waits weeks or months before the first payment.
Initial payday lag?
Weeks till maiden check`,
  "for-companies": `
My firm wishes to engage several of your setters; to whom should I apply?
Own a roofing company. Want setters
I run a business and want setters
we need appointment setters for our coaching firm
can you book calls for my agency
I own a roofing company and I'm after leads. Who do I talk to?
b2b services?
do you do done for you appointment setting
How much for you to supply setters to my team?
looking to hire two of your graduates for my company
i'm a business coach and my calendar is empty, can your people fill it
partner with us? we sell high ticket fitness offers
Whom should I contact regarding outsourcing our outreach?
hire setters
my boss wants to outsource DMs to you guys, who handles that
I've got an offer that closes at 30 percent, need someone to set calls
become a partner company how
want to be your client not your student
Do you provide setters to dental practices?
we could take about 15 sales calls a week, are you interested in working with us
is there an email for business clients
employers: where do we recruit from your alumni
I am founder of a startup and I search a team to make appointments for us
corporate services contact
we are a small med spa in Scottsdale with two closers sitting around half the day, and we'd like your folks to fill their calendars, who would we speak with about that
On behalf of a firm of financial advisers, I write to enquire how your representatives might be retained.
Our practice would fain commission you to arrange consultations with prospective patrons; with whom do I treat?
As proprietor of a small consultancy, I should like to discuss an engagement of your personnel; what particulars do you require of me?
I own three car washes and a coaching thing on the side for other owners, my daughter does the phones but she's off to college. I'm not after a course or a job. I'd like some of your people to fill my calendar.
Funny enough my accountant's kid works for you, that's how I heard. We sell solar, twelve guys, commission only, and nobody likes prospecting. How does a business get your setters to work for it?
I quit nursing to start a weight loss coaching business, I've got two little ones and zero time to chat folks up online. Saw that you train setters. Could I hire a couple for my business and who handles that?
My enterprise needs setters, with who I can speak for contract them?
I have agency in Lagos wey dey find setters for im clients, who I go talk to for business?
We are a Firma and would like to book your service, what is the procedure?
I think I may be in the wrong place, everyone here seems to want a job, whereas I've got eleven people already, a roofing business, and what I'm short of is someone to fill the calendar. I saw you train people for that. Do you also rent them out, so to speak, and who'd I discuss it with?
My wife coaches executives, she's brilliant, and hopeless at following up, she'd be the first to say so. I was thinking of getting her one or two of your setters as a birthday present, that came out wrong, I mean for her company. How do we start, and is it a different contract than the trainees have?
We run a small med spa in Scottsdale and had three agencies in two years, each worse than the last, I could write a book. Your setters reached out to us, funny enough, and did it nicely, and that made me wonder if you could do the outreach for us, and who I should address with the details.
I filled in the application by mistake, then stopped at "why do you want to be a setter", because I don't, I want to hire some. We sell software to dentists, could take ten calls weekly, maybe fifteen when Bob's back. To what address does a business owner send an inquiry like that?
I own a small firm and wouldn't want the trainee page; whom do I approach about hiring setters?
Would it be possible for our agency to engage your people to fill our sales calendar?
I'm an employer, and nobody told me whether you provide appointment setting as a service.
Outsource our lead gen to you?
Hiring setters for my biz`,
  "form-not-sending": `
i keep hitting send on this form and nothing happens
the form wont go through when i hit send.. did i do it wrong
the form wont submit, i pressed it 5 times
the form won't send
submit button does nothing
I can't send the application form
form error
red text under the field
The contact form refuses to submit.
it says I sent too many
application wont go through
hit send and nothing happens
form stuck
do I lose what I typed in the form if I reload
cant submit
keeps saying a field is required
form wont accept my phone number
the request form doesn't go out
message not sent
form sending sending sending forever
i push the button send and form stay there
wrote a whole essay in the form and it won't submit
too many requests on the form, what now
Which field is wrong? It will not let me proceed.
tried 5 times to send the support form
I've filled in every single box, even the ones that aren't required, and when I click send the page just sits there and stays the way it was
The questionnaire declines to be despatched, however often I press upon the button provided.
Upon submission my entries are arrested by some objection in scarlet lettering; what does it import?
I am informed that I have transmitted too many; how then is my message to be delivered?
I wrote you three paragraphs about my kids and my work history and why I want this, a whole naptime of it. I press submit and the page just sits there. I'm scared to close it on my phone and lose it all.
It wants my phone number but I've got the one with the extension from my job at the college, and each time I try to send it jumps back up to the top of the form with red. I just want it to go.
I must've hit it ten times because nothing happened, and now it's mad, says too many. My shift starts in five, I've got the money stuff typed out. What's a person to do when the form is stuck like that?
The formulary doesn't want to send, I filled everything
Das Formular lässt sich nicht absenden, it is red but I don't know why
I press send press send, the form no go, why?
I wrote for like forty minutes, the whole story of why I want this, and pressed the button, and the page sort of blinked and stayed there, and I pressed again, and again, and now it says I've been sending too many, but did it send any? And is all my typing gone if I close it?
It's the one for the company email, not the CRM one, that went through without a hitch. I put my name, I put the address I'd like, I hit submit, and it just jumps back up to the top, like it's annoyed with me, there's maybe something red but I'm colorblind so who knows.
So I was filling in the application on the train, and there's this tunnel, and the signal dropped right as I pushed the button, and then later at home the thing still had my answers in it, which, phew, but it refuses to go off, it keeps spinning, what's the trick there?
Possibly it doesn't like my phone number, since I've a Canadian one with a plus in front, or the accent in my last name, Bélanger, my apologies for existing. I've redone the support form four times and nothing goes out, and I don't know any more what it's objecting to.
I pressed submit and nothing moved; I wouldn't want to send it twice, so what should I check?
Would it be all right to email my text instead, seeing that the form refuses to go through?
The form claims I've sent too many, and nobody told me whether I must wait.
Submit button's dead
Form chokes on submit`,
  "free-trial": `
Can I try it for free first even one week only?
Test drive first?
is there a trial week or smth
free trial?
can I test it out before paying
Is there a sample lesson I can look at
try before you buy
do you have a free version
can i watch the first video for free
any demo of the course
What can I get without paying anything?
is there 7 day trial
let me see inside first then i decide
anything free for beginners on your site
Could I audit one class at no charge?
what parts are free of charge
do you do a free week like the gym
I'd like to peek at the materials prior to committing. Possible?
trial period
is the script free to use
freebie lessons?
may i sample the training w/o credit card
is there taster session for the program
give me one day of access so I know if its worth it
Complimentary access available?
before I talk my sister into this with me is there some way both of us could look around in the lessons for a couple days without paying a cent
Is it your custom to admit a prospective student for a probationary interval without charge?
Might I sample the instruction gratuitously before binding myself to any expense?
I should be disinclined to purchase unseen; is there some complimentary period during which the programme may be tested?
Netflix gives you a month, my gym gave me a week, even the kid's karate gave him two lessons and he hated it, thank God I hadn't paid. I work a lot of overtime. Do you let people try the training out before they pay?
I'm not cheap, I run a small lawn business with two mowers and one teenager, but I kick tires before buying. What I'd like is a few days inside the program at no charge and then I'd decide.
I got burned by a subscription on my phone that said free and charged me $89 on day eight. With rent due I check everything now. Is there a trial version of your course or isn't there?
It is possible to prove the program some days without paying?
Gibt es eine free test week for the training?
Can I test it free first po, even only 3 days
I'm a big fan of the little spoon at the ice cream place. So with your training I was hoping there'd be something along those lines, a lesson or two, a week maybe, before I go and put in several thousand, since I honestly can't tell from the outside whether I'd take to it, is there a spoon?
The music app gave me three months, the meal kit gave me a box, even the gym let me sweat for nothing for a week, I didn't go back, but still. I've got my discovery call, that's free I know. But as for the course itself, would you let a person look inside first without paying?
I'd commit, I'm not a freeloader. It's just that I bought a photography course in 2021 and the teacher had a voice like a mosquito, and I never got past lesson two. If I could hear one lesson of yours, just the one, I'd know, so do you offer anything of that sort before one signs?
My husband's compromise was, and he's proud of it, that I can do it if I try it out first. We'd agreed on the installments already and everything. So now I need to find out if there's some sort of sample period with the lessons, or, if there isn't, what one can look at for nothing.
I wouldn't want to pay before knowing the quality; could I sample the training at no charge?
Would it be possible to try the lessons for a week before signing anything?
Nobody told me whether there's a trial week for newcomers.
Demo lesson gratis?
Freebie week?`,
  "full-time-job": `
I work days at the hospital, reckon I could still do this?
i work 40 a week can i still do the program
can I do it with a full time job
I work 50 hrs at a hospital, is it doable on the side
will this fit around my 9-5
i drive uber days, could i still follow the training nights
are there evening sessions for working people
Is it compatible with being employed full-time?
I'm a teacher and only free after 4 and on weekends, can I manage
side hustle friendly?
keep my day job and do this too?
full time mom plus cashier job, possible to combine?
do most people do this next to another job
can I watch lessons at night after my shift
already got a job, can I squeeze the training in
working fulltime, any way to still join
My schedule at the plant rotates; is the training flexible enough
i got two jobs lol is there any way
evenings and weekends only possible?
can it be done part time while employed elsewhere
on demand so i can work and study both?
i am working in factory 6 days, i can study only after, it is ok?
Would the course clash with my office hours?
alongside work
I'm a dental assistant Monday to Friday from eight to five with a one hour commute, do people like me manage to do this without giving up their regular work
Would the pursuit of your course be compatible with the retention of my present post, which occupies me from nine until five?
I am in the regular employ of a government department; can tuition be attended outside office hours?
Is provision made, of an evening or at the week's end, for those already engaged in salaried occupation?
I'm at the distribution center Monday to Friday six to four thirty, then soccer practice with my oldest, then dinner, and I'm not in a position to give that paycheck up. So would there be something for people like me in the evenings?
Being a dental hygienist I can't look at my phone all day, hands in mouths, you know. I love my patients and I'm staying. My question is whether folks with a regular 40-hour job can get through this or if it's built for people who are home.
We have a mortgage, a dog with diabetes, and a girl who wants braces, so my day job at the county isn't going anywhere. I could watch lessons at 10 at night. I suppose what I'm asking is if that's workable next to a real job.
I am working eight hours in a factory, is it possible to make the program beside?
I dey work 9 to 6 for bank, fit I still do the training join?
I have already employment complete time, can I study in the nights?
I'm a dispatcher, Monday to Friday, seven to four, with a headset on and no time to breathe. I won't give that up, we need the insurance. I've understood the price, and the length, and that I don't have to quit. Are the sessions at times that a working person can get to, evenings, Saturdays?
My wife and I trade off, she's nights and I'm days, and there's a baby in the middle who respects neither. I was going to wait with your training until things calm down, and then I thought, they won't. So do people with full-time work manage this next to it, realistically, or do they burn out?
I asked the lady about it and she said yes, lots do, but she'd say that, I thought, she's sales. I'm on my feet all day, at the hardware store, I've got maybe evenings and part of Sunday after church. Is the program set up for somebody like that, with a real day job?
Tax season's coming, and I'm a bookkeeper, so from January to April I'm basically a ghost with a calculator. Still, I'd like to begin now and go on through it. Could one do your course after regular work, like from eight at night, or are things scheduled in the daytime?
I have a demanding day job and wouldn't want to neglect it; can the training be done next to it?
Would it be a problem that I'm only free evenings because of my regular job?
I work forty hours elsewhere, and nobody told me whether the training suits employed people.
Doable with a nine-to-five?
Moonlighting through the program, feasible?`,
  growth: `
Does the post of setter admit of advancement, and to what stations may a meritorious person aspire?
Is promotion within your ranks determined by seniority or by attainment?
What increase of commission attends elevation from the rank of setter?
I was a shift lead at Chipotle for five years and there was always going to be a manager spot "next quarter", I missed bedtimes for that. If I start out as a setter with you, is there somewhere up to go?
I'm not the type to sit at the bottom, I coached my daughter's team to state, I run the night crew, and my phone's full of people who owe me favors. I'd want to close deals at some point. Do your setters get that chance, and what's the cut?
My wife says don't take another dead end job just because they let you work in slippers. Fair. So if I do well at setting, what's the next position after it?
I can ascend from setter to another position with more commission?
Kann man befördert werden, from setter to closer?
After setter, which higher position person fit reach and how much be the commission?
I'm sorry to be thinking so far ahead, I haven't even had the interview. It's just that at my age, forty-nine, well, fifty-one, one doesn't want to start something with no ladder, and the messages and the bookings sound fine for a year, and so I was sort of wondering what there is above that.
So one of the men in the testimonials said he closes now, and I first thought he meant shutting up shop, and then I understood he's one of those who take the sales call, and he'd begun as a setter, and I'd like to learn whether that's open to everyone and what the share is then.
I like the work, I should say that first. I've got my shows up, my coach is happy, my tracker's clean, and yet in the evenings I catch myself thinking, is this it, or is there a next position one can be considered for, with a better percentage, and what decides whether you get it?
My son keeps on at me about career paths, where do you see yourself, mother, and I say on the porch, but I did promise I'd find out if a person who starts out setting appointments with you can be promoted later, and to what, and I suppose what it pays.
I wouldn't want to seem impatient, but can a good setter be promoted to something better paid?
Would it be realistic for a setter to become the one who takes the sales calls someday?
Nobody told me whether there are higher positions to work toward after starting as a setter.
Promotion track?
Rungs above setter`,
  "help-assistant": `
am i talkin to a bot rn
are you a real personnn 🤖👩❓
You a person?
are you a bot
am I talking to a real person
who are you
what is this help assistant
Is this an AI?
how do you know the answers
are you human
can I trust what you say
are these answers written by chatgpt
what can you do
robot?
where do your answers come from
u real?
does a person read this
What kinds of questions may I put to you?
how does this assistant work
is there someone typing on the other side
what if you don't know the answer
what's your name
you are machine or people
does ai write this
how smart are you
before I pour my heart out here, is it a somebody or a something that I'm writing to, and how would it know whether what it tells me is right
Am I in correspondence with a sentient being, or with some automaton?
Upon what authority does this adviser found its replies, and does it own when it is ignorant?
Pray, what manner of thing is the "help assistant", and how does it arrive at its answers?
I said thank you and have a blessed day to it, then my grandson laughed so hard he dropped his phone, said grandma that's not a lady. I worked a switchboard for thirty years. Well, is there anybody in there or not?
My nephew's lawyer buddy got burned because a chatbot invented stuff, it was in the paper. I've got a job and money riding on what you say. So where does this thing get its answers and would it make things up?
It gave me a bunch of text about my schedule with little links under, it said written by AI. I read it on break with my daughter. I'm curious how it works, does it know everything or only what's on your pages?
You are person or machine that is answering me?
Bist du ein Mensch? or program that searches answers
This assistant wey dey answer, na human being or computer?
I typed a thing about my interview and got such a quick polite answer that I said thank you, out loud, to my laptop, and then my roommate asked who I was talking to, and I couldn't tell her, like is there somebody sitting there or is this a program, and where does it get its answers?
So first I thought it's ChatGPT, then I thought no, it's too specific about the portal and the codes, then I saw the list of pages underneath, and I'm the type who wants to know how the sausage is made, so how do you come up with what you tell me, and what if you don't know?
Sorry if there's a human on the other end, I was rude earlier about the video, I'd had a day. If it's a robot then no harm done I guess? I'd just like to know whom I've been writing to, and whether it makes up stuff or reads it off somewhere.
I trusted one of these chat windows once, at an airline, and it invented a refund for me, so I'm wary. Before I rely on what this window tells me about payment plans or my booking, could it please explain what it is and how it finds its answers, and if an AI wrote them?
I'm not used to these chat boxes and wouldn't want to be misled; is a person answering me?
Would it be a problem to explain where this assistant's answers come from?
Nobody told me whether this helper is a machine or one of your staff.
Human or algorithm?
You a chatbot, buddy?`,
  "how-call-happens": `
is the call on zoom or do they phone me
do they call my phone or is it a video because i'm usually in the truck
Is this call on the telephone or do I have to put my face on the computer
do i have to be on camera.. pls say no
The call is by Zoom or by phone number? I can't see any link
Call me or video or what
is it on zoom or phone bc i look like a zombie
is it zoom or phone
do you call me or do I call you
where is the meeting link
video call or just audio?
do I have to be on camera
In person or online?
what number will you call from
where does the call take place
is the discovery call on google meet
is the interview by video or over the phone
i cant find the zoom link for my call
what app do I need for the call
do i have to drive somewhere for it
phone call or facetime
Where shall I find the dial-in details?
link for tonight's call??
booked for 3 but no clue how we connect
does it happen on teams or what
where do I click to enter the interview room
how do i join the call i booked
Is the appointment face to face at your office?
who rings who
I set it up for Thursday at noon and nobody told me if you're calling my cell or if I'm supposed to click on a video thing, which one is it
In what manner is the interview conducted: face to face, by telephone, or through some contrivance of moving pictures?
Shall I be required to present myself at your offices, or does the meeting take place by wire?
I have an engagement with you at four; by which medium will it be held, and where is the address of it inscribed?
I'm booked for ten tomorrow, I took the morning off, put on my good earrings, sent the kids to my mother's. Now it hits me that I have no idea if I wait for my phone to ring or if there's a link somewhere.
My camera's been broken since my son dropped the laptop, and I can't afford a new one till payday. I've got an appointment with y'all on Friday. Is that one with pictures, or just voice?
I'd have to ride the bus forty minutes if it's downtown, and then I'd be late for the lunch rush where I work. So the meeting I picked a time for, do I go someplace for it or is it on the computer?
The call is by video or by telephone, where I see this?
Po, how will be the call, you will ring me or I will click something?
Where it takes place our meeting, have I to come in person?
The booking's done, the day's right, my time zone's right, all good there. I just don't see if I'm to sit at the computer with my camera on, which means tidying, or stand by the telephone, which doesn't, so where would I find out which of those two it's going to be?
I only gave an email when I booked, no number, I'm nearly positive. So if they phone, they can't, and if it's a video there ought to be a link, and I don't recall a link, I recall a calendar thingy that I did save, and would it say in there how we're going to meet?
Could I ask something that's likely obvious to everybody? My interview's on Friday at nine, and I've never used Zoom or Teams or whichever it is, my daughter can install it, but she'd need to know what to install, or whether you're just calling me up on my cell.
It says "call", and in my world that's a telephone. In my son's world it's a video with a fake beach behind you. I'd be fine with both, my living room's presentable, I simply want to know ahead which it's going to be, and where I click or what I dial when the hour comes.
I wouldn't want to sit waiting in the wrong place; will someone ring me or is there a link?
Would it be a video meeting, and where is the link for it shown?
I've booked, and nobody told me whether you phone me or I join something online.
Zoom link for my appointment?
Cam on or voice only?`,
  "how-paid": `
how does the pay work is it hourly
On what basis is a setter remunerated?
so is it commission or do i get a wage
how much do I get for each call that goes good
How many they pay by each appointment that comes?
how do setters get paid, per call or wat
In what manner, and for what accomplishments, are setters compensated?
what am I paid for
is it hourly or commission
how much per show
commission only?
do I get a base salary
what's the commission on a sale
How is compensation structured for setters?
do i get paid if they come but dont buy
what do you pay per booked call
is there a bonus for each closed deal
paid by the hour or by results
pay structure pls
if I book ten calls what's in it for me
so i get money per appointment or only when it sells
What percentage do I receive when the closer makes the sale?
hourly wage?
fixed pay or percent, I need to know for my budget
remind me what one qualified show brings me
how does a setter get paid
any guaranteed pay
i dont understand the pay, is it for each meeting?
whats my cut
base + commission or straight commission
so if I book someone and he comes to the call but doesn't buy do I see anything from that, and what do I get on top when he does buy
For which achievements is a setter recompensed, and at what rate for each?
What share of the proceeds falls to the setter whose introduction results in a purchase?
Pray state in figures the reward attaching to an attended appointment and that attaching to a consummated sale.
At the car lot it was a mini deal for showing up and a percent on top, then a bonus for floor mats. I've got two boys and a truck note, and I'd be doing this days. So with you, which things does a setter get money for and how much each?
Say I message a lady from my laptop at naptime, she gets on the call, she buys the four thousand dollar one. My sister wants to know, and I'm the one quitting Walmart, so what does that put in my pocket?
My buddy says it's a hundred bucks, my coach said ten percent, my wife says they can't both be right. I work second shift so I missed the call where they explained it. Is it the one or the other, or both?
For what they pay me, for the appointment or for the sale, and how much?
Quanto eu ganho por show and how much percent if they buy?
How much una dey pay for one person wey show up, and how much if e buy?
I'm so sorry, I've read the hiring page three times. I get that there's no boss watching the clock and I get that somebody else does the selling, but then is it the booking I'm paid for, or the person turning up, or the sale, or all of it, and how much for each, that's where I get lost.
My neighbor does something like this for a roofing firm and gets forty per lead, or maybe it's fourteen, she mumbles, and I've applied with you, the interview is on Monday, so I was sort of wondering what it is here that brings in the money and what the figures are.
So supposing I book a man, he comes, and he listens politely and doesn't buy anything, and the next one comes and does buy, the expensive package let's say, I tried to work it out on the back of an envelope what I'd get for each, and, well, I'm sure I've done it wrong.
I don't want to seem only interested in money, the training interests me very much, and the coaches seem kind. It's just that I saw ten percent mentioned and I thought ten percent of what, of the package, of the closer's part, of the first installment, and then I lost the page.
I wouldn't want to misunderstand the deal: which results exactly earn a setter something, and how much each?
Would it be correct that I receive a fixed amount when somebody attends, plus a share if they purchase?
Nobody told me whether a setter earns anything when the caller shows up but declines to buy.
Comp structure, setter?
Bounty per booked show`,
  "how-to-apply": `
wheres the app form n what comes after
Please describe the steps that follow upon the application.
How do I put in an application and then what
Which are the steps after of to send the solicitude?
What are the successive stages after submitting the application form?
What are the steps in applying po, where do I submit
Where do I apply
Where do I put in for the job and what are the steps after
Applied last night, what's the next step in the process
how do I apply
where is the application
What are the steps after I send in my application?
im interested in the setter job what next
sign me up for the job
how long till you answer my application
do you need my resume
application link pls
What does the hiring process look like?
I wanna work with y'all, how do I get in
is the interview same day
how do i become a setter
after interview what happens
hiring process steps
Where may I submit my candidacy?
apply here?
I filled the form out, now what
do I email my cv or fill something in
whats the road from applying to my first day
how fast is hiring, I'm out of work since june
want job, how to start
do I book the interview myself or do you call me
passed the interview, what do I get now
saw your post in a Facebook group and I'd like to be considered for the setter spot, so where do I begin and what happens between that and my first day
By what procedure does one offer oneself for the position, and what formalities ensue?
Whither should a candidate's application be directed, and is a curriculum vitae to be enclosed?
I am disposed to put myself forward as a setter; kindly acquaint me with the successive stages.
I saw your post at my sister's, on her phone, while she was doing my hair for my niece's quinceañera, and I want in. I've got experience, I've got hours. So where do I go to put my name in for setter?
My husband already cleared out the spare room for my desk, he's more sure about it than me, he says no more double shifts. I haven't even put in for the setter job yet! How's that done?
How I apply for the vacancy of setter and what comes after?
Wo kann ich mich bewerben as setter, which page?
I wan apply for setter job, where the form dey and wetin be next step?
Sorry, I got here through a video, or a friend's post about a video, and I'm interested in the setter work, not the course, I've read about pay and about 1099, which my husband explained, and now I'd like to throw my hat in the ring, only I can't see where the application is or what follows it.
So I'm one of those who wants to know the whole staircase before the first step, forgive me. There's a form, I gather, then maybe an interview, then there was talk of Slack and a code and some call, and I'd be grateful if someone laid out in which order it all goes.
I've been dithering for two weeks, first it was the laptop, then the holidays, then my knee, but today I've made up my mind, I'd like to be considered as an appointment setter, and I suppose one sends a letter, or is it an online thing nowadays, and what happens once it's in?
Perhaps I've done it already without noticing? I entered my name and email somewhere on your site, for a call, but I think that was about the training program, and what I was after was the job, so where would a person put in for the job and what comes after that?
I wouldn't want to fill in the wrong thing; where does someone interested in the setter position begin?
Would it be possible to learn all the steps from application to first day before I start?
Nobody told me whether I send a résumé or fill in a form to be considered as a setter.
Sign-on process, step by step?
Candidacy: where to submit`,
  improvement: `
how long til i get better at this
how many weeks before i notice i'm getting better
when do people usually notice theyre getting better at it.. i worry i wont
how fast will i get betterrr 🚀
How long till I get good
I'm three weeks in and (maybe it's me, maybe it's Mercury) I feel no better at this than at the start, when do people usually notice a difference
how long til it gets easier / people reply
how soon do you see results
when will I get better at this
How quickly do people usually improve?
how long till my messages start getting replies
when does it start working
first signs of progress after how many weeks?
im three days in and nobody answers, when does it change
how fast do folks get good
What's a realistic timeframe before noticing a difference
been at it one week and still zero booked. normal?
how long does it take to see improvment
learning curve?
after how much time would I be comfortable talking to strangers
when do bookings start to come in for a newbie
does it get easier, and when
how many weeks before conversations go somewhere
will i see a change in the first month
speed of progress for beginners
my reply rate sucks, how soon should it go up
quick results or slow burn?
when can one expect to become competent
how long b4 i notice im improving
I'm the kind of person who gets discouraged fast so I'd like to know about how many weeks it normally takes until strangers begin answering and it starts to feel easier
After what lapse of time may a diligent pupil expect to perceive some amelioration in results?
At what juncture do one's overtures customarily begin to elicit more numerous responses?
I confess my efforts have hitherto borne little fruit; how long before the generality of learners discern progress?
It's been nine days, I've sent like three hundred messages between school drop off and my shift at Target, and got four replies, one of them a guy selling gutters. My husband's giving me that look. When does it start getting better for people?
I played guitar for a year before my dad stopped leaving the room, so I'm patient. But I've also got bills and a phone that dies at noon. With this messaging thing, when do most folks notice they're getting any better at it?
Not complaining, the coaches are kind and my laptop finally works, but I only get "no thanks" and silence and I'm doing this after twelve hours at the nursing home. I want to know when the conversations usually start to go somewhere.
In how much time I will notice that I am improving with the messages?
Po, when usually the people will see improvement, after one week or one month?
Nach wie vielen weeks comes the first progress, normally?
I've been at it for nine days, ten if you count the Sunday I only read. Nobody's answering my first messages, well, one did, to say wrong person. My coach says patience. I've got patience, I raised four boys. I'd just like a rough idea of how many weeks it normally is before one notices it getting better.
With the violin, the teacher told my parents two years until it stops hurting, and she was right to the month. I found that a comfort. So with your training, the writing to people I mean, not the money, is there a point by which most folks see that they're improving, and what's the first sign of it?
I know it isn't a race. My roommate joined the same day and she's getting replies, lots, and I'm getting tumbleweed, even though we compare our messages and they're practically twins. Before I get discouraged, could you tell me how soon people usually start to see a difference in their conversations?
I don't want to be the person who gives up a week before it would have worked, I did that with the garden, dug up the asparagus. And I don't want to be the fool who goes on for ever either. So from your experience, how long does it take until there's some visible progress in the replies?
I'm a slow learner and wouldn't want to despair; when do people usually notice they're getting better?
Would it be a problem if I still saw no replies after ten days of practicing?
Nobody told me whether it takes weeks or months until my messages start working.
When does it click?
Payoff for practice: how soon?`,
  interview: `
um what happens at the interview do i have to sell them a pen or something
what they finna ask me in the interview
The interview's tomorrow and I haven't had one since 2007 (I wore a blazer with shoulders), what sort of thing will they want from me?
im so nervous for the interveiw what do they ask
what happens in the interview
what do you ask
interview tips?
how do I prepare for the interview
is there a role play
How long is the interview and what should I expect?
do I need to pitch something
what should I wear to the interview
im nervous about my interview tomorrow at 10
who interviews me
interview questions list
will they make me sell a pen
can I do the interview from my phone
What will be assessed during the interview?
do i need a pitch ready
never had a job interview on computer, what they will ask me
is the interview hard
do I have to memorise the script before interviewing
what kind of questions come up
Is there a test in the interview?
can I ask my own questions in the interview
interview is in an hour help
they gave me a time for tomorrow at 4 and I haven't interviewed for anything in eleven years, what are they going to ask and do I have to sell something
What may a candidate expect to be asked in the interview, and is any rehearsal advisable?
Shall I be put through some species of practical test at the interview?
Pray indicate how one should comport oneself and what one should have ready on the occasion of the interview for setter.
My setter interview's on Monday at 2 and the last one I had was at Sears in 1994, they gave me the job and a lanyard. My kids are drilling me at dinner. What sort of questions am I going to get?
I freeze up if somebody springs stuff on me, I lost a bank teller job that way, and I've been off nights for it and everything. Do I have to act something out or give a sales pitch in the interview, or is it only talking?
Do I wear the blazer? It's Thursday, my interview with you guys for setting, and the baby's with my mom, and I'll have my laptop on the ironing board and my phone off. I'd love to hear what it'll be like.
In the interview of setter, what they ask and how long I should prepare?
Como é a entrevista, there is a test or role play?
What question dem dey ask for the setter interview?
I'm so sorry, my hands are shaking a bit. It's tomorrow at two, I've a clean blouse ready, and I've been reading about commission and about the script and all, but it's been thirty-one years since my last interview, and I was sort of wondering what they'll want to know from me.
My son-in-law says they'll make me do a role play, and I said nonsense, that's for actors, and then I couldn't sleep, because if they do, what would I be playing, and should I learn a speech by heart, or is it more of a chat, I'd just like to know what I'm in for.
So I applied on Sunday, got through, which surprised me, and I've picked Thursday, and the internet at home is fine if nobody's streaming, but what I'm getting at is, do I need to prepare anything, papers, a résumé, a pitch, or do I simply turn up and talk?
Excuse me for asking such a beginner's thing. I don't know if they'll ask about sales, I've never sold more than raffle tickets, or about my hours, or about me as a person, and I could do with a rough idea beforehand so that I don't sit there like a deer in headlights.
I get flustered easily and wouldn't want to be unprepared; what sort of questions come up when you interview setters?
Would it be a problem if I took the interview on my phone from the kitchen?
Nobody told me whether there's a test or role play when I speak with the interviewer.
Interview grilling: what topics?
What'll they quiz me on`,
  "invalid-code": `
it keeps saying my code is invalid but it's the write one
it keeps saying invalid access code but i copied it.. help
keeps sayin my code wrong but its not
invalid codeee?! 😡 i typed it right!!
It always says invalid access code even I type it correctly
it keeps saying invalid acess code and im typing it right
it says invalid access code
my code doesn't work
code not accepted
typed it 3 times and it says wrong
why is my access code refused
The portal rejects my code although I'm certain it's right.
worked yesterday, invalid today
invalid
is my account deactivated
copied the code from the mail and still invalid
code wrong?
error when I put in my code
it wont take my digits
says the code isn't valid
old code stopped working
i write code correct but not enter
access denied code incorrect
can't log in, code rejected
did you change my code
sign in fails with "invalid"
my code was fine last week, now red text says its not right
bad code message
I've been using the same digits since February without a problem and all of a sudden today it tells me they're not valid, did something happen to my account
Notwithstanding that I transcribe the digits faithfully, the portal pronounces my code to be invalid.
For what cause might a code hitherto accepted be repudiated as invalid?
The system rejects as erroneous the very number with which I was supplied; has my account perhaps been rescinded?
I typed it slow, I typed it fast, I had my husband read it out while I held the baby, and each time there's a red thing saying invalid. It worked Monday before my shift. I haven't changed phones or anything.
The number's taped on my monitor at home where I do my second job, so I know I've got it right, unless my kid swapped the sevens. Your site tells me it's not a valid code. Could someone have shut off my account?
I copied it from the text you folks sent, so it can't be a typo, and I paid for a new keyboard last week. Still "Invalid access code" every time. I've got a coach waiting on me at three.
The page says me that the code is not valid but I put it well
Mein code is correct and nevertheless comes invalid, why?
It is showing invalid access code, I check the number three times oh
I copied it out of the email with the mouse, and perhaps I got a space with it, or the dot at the end of the sentence, I don't see one but who can see spaces. It worked last week. Now it says invalid, and I haven't been told anything about a new one, so should I be worried about my account?
First I figured it was caps lock, then I remembered there are no letters, only numbers. I had my wife read it to me while I typed, we did it twice, it's correct, and your page still says it's an invalid access code. We're not at the wait message yet, it's just plain refusing it, how come?
I was on a break for two months, family stuff, all better now, thanks, and I came back today with my old code, same paper, same drawer, and it's not accepted. Maybe they change over time or my account went to sleep, I couldn't tell from the message, which only says the code isn't valid.
So I got a code on the phone from somebody at onboarding, the line was bad, I read it back to her and she said yes, but she may have said yes to something else. It's been rejected on my phone and on my PC, what does it mean when it's not recognized, wrong digits or is something off with me?
My code is being refused although it's typed correctly; I wouldn't want to keep guessing, so what now?
Would it be a problem with my account, seeing that a right code is called invalid?
The portal rejects my digits, and nobody told me whether the code had been changed.
Code rejected, digits correct
Portal spits out my code`,
  "is-this-real": `
is this realll or do i have to recruit ppl 😬🔺
MLM?
I'll just ask it bluntly for once, is this a proper job, or will I find out in week two that I'm meant to bring in five friends and they five more
Is this a real job or one of those get your friends in deals
Every guru says it's not a pyramid. Is it a pyramid?
is this a scam
is it a real job
sounds like a pyramid scheme to me
do I have to recruit other people
legit?
Is this multi-level marketing?
too good to be true, whats the catch
is this one of those mlm things
my brother says y'all are scammers. convince me
how do I know this is not fake
do you make money off of me joining
Is this a bona fide position?
downline?
got burned by a fake remote job in march, is this one for real
are you legit or what
is it network marketing, i hate that stuff
do i have to sign up friends and family
whats the catch
i am afraid it is fraud
ponzi?
real work or get rich quick nonsense
Who actually pays the setters, new recruits or sales?
how can I trust you
the last three "work from home" things I answered turned out to be recruiting schemes where you sign up your cousins, so what makes yours a job and not one of those
I entertain some misgivings as to the legitimacy of the enterprise; does it rest upon the enlistment of further members?
Am I to understand that this is a bona fide occupation, or is it one of those schemes in the form of a pyramid?
What assurance have I that the undertaking is no imposture?
First it was leggings, then essential oils, then some juice, my garage is full of it and my husband doesn't speak about it. I'm home with three kids. I swore to God never again. Is yours one of those where I have to sign up my friends?
Got a text on my phone last month about a job liking videos, and it took four hundred bucks from me, three days of pay. So I'm jumpy. You look nice, everybody looks nice. How do I know that you're not a scam?
My uncle's a retired cop and he read your site with his glasses down his nose, then he goes, where's the money come from, new people? I told him I'd ask. I have a night job, I'm in no rush.
This work is truth or is a fraud, I must bring other persons?
Abeg is this one real or na yahoo business, I go need to bring people?
Is legit this po? Maybe networking, I don't want to recruit my cousins
I'll be blunt, or try, I'm Canadian. My aunt lost eleven thousand to one of those "work from home" outfits, gift cards, the whole nine yards. What you describe sounds decent, the hours, the coaching, and yet that's also what hers sounded like, so how's a person to know you're genuine?
I sold leggings once. Enough said. You had to get three people under you, and those had to get three, and I've still got the leggings. So before I go further with you all, nice as everyone's been: do you make money here by bringing others in, or by actual work that somebody pays for?
I showed your page to my men's group at church, and opinions were split, Harold thinks it's a racket, Jim thinks Harold thinks that of everything. For my part I'd like to give it a go, but could you tell me, in a way that I can repeat on Sunday, why it isn't one of those schemes?
So the messages with the lady who contacted me were friendly, maybe too friendly, she said I could earn well from home, and I thought here we go. I've checked the address, the state register, I like checking. Is it really a job, with real tasks, or is the job to get more people to sign up?
I've been deceived online before and wouldn't want a repeat; is this honest work?
Would it be a problem for me if I never brought in anyone, or is recruiting part of it?
Nobody told me whether this is genuine employment or one of those network marketing schemes.
Legit gig or grift?`,
  "job-guarantee": `
do i def get hired after
so is there a job waiting at the end for sure or not
Y'all got a job waitin on me when I get done, for sure?
if i do everything right do i for sure get hired after?
i finish n yall def gimme a job right
And when it's over (I like knowing how things end, I read last pages first) is there definitely a position waiting, or do you help look for one, or neither
When I finish, is there a job waiting or am I on my own?
is a job guaranteed
do I for sure get hired after
What are the odds you place me, is placement promised?
so you pay for training and then get a job 100%?
job guarantee?
will you find me a job when i finish
Do you promise employment upon completion?
if nobody hires me what then
placement guaranteed or just "help"
what does placement help mean exactly
Is there a written assurance I'll have work by spring?
guaranteed salary after the course?
do graduates automatically get a position
I don't want to pay and end up without work. Do you guarantee a position?
do u hook me up with a company at the end or am i on my own
Who actually makes the job offer, you or the employer?
will i 100 percent be employed after this, i have family to feed
interviews only or real job offers
can you promise me a start date
do yall guarantee they'll hire me with a felony from 2009
is work waiting for me on the other side of the training
promise of employment
the ad made it sound like at the end somebody hands you a job and I just want a straight answer, do I walk out of there with a position for sure or not
Is the procurement of a situation assured to every pupil at the termination of the course?
I should be obliged for a candid statement as to whether employment is warranted to those who complete your programme.
Do you undertake, in a binding manner, that a graduate shall be installed in a post, or merely that he shall be recommended?
I did the medical billing certificate in 2019, four thousand dollars, "guaranteed placement", and I'm still at the gas station, with two kids and a phone full of bill collectors. Before I fall for it twice, is the job at the end a sure thing with you?
My father in law asked me a good one at the barbecue. He drove trucks for forty years and his school had a job waiting for him in writing. He wants to know if yours does, or if you only help you look.
The ad my wife saw while nursing the baby said placement, and placement to me means I'm placed. With my hours getting cut I need certainty. Is a position promised when the program's over?
When I finish the course, is it sure that I have employment?
You give garantia of work at the end or only help to find?
Is 100 percent the job after training, or maybe no job?
I was laid off in June, after nineteen years, they gave me a card and a plant. I'm not afraid of learning something, I like to learn, the twelve weeks don't scare me, the price does a bit. And at the end of it, what do I have, an actual position somewhere for sure, or a good chance, or a handshake?
I asked the fellow on the phone and he said "we help with placement", and I wrote it down and put a circle round it, as help's a stretchy word. Is help meaning that somebody's got to hire me once I've done my part, with a starting date, or meaning introductions and then I'm on my own?
My mom cosigned my last school, and that one promised ninety percent hired, and I was the ten. So she'll want to know. If I go through your entire program, do the lessons, the calls, all of it, can you promise a job comes out of it, or who decides that?
So it's a bit of chicken and egg for us: we'd move closer to my parents if I had a job lined up, and I'd have a job lined up if I took your program, perhaps. I can live with a maybe, I'd only like to be told honestly whether graduates are certain to be hired or not.
I wouldn't want to finish with nothing in hand; is employment assured after the training?
Would it be a mistake to count on a position once I've completed everything?
Nobody told me whether graduates are certain to be hired by somebody.
Ironclad job offer afterwards?
Employment assured post-course?`,
  "join-slack": `
slack invite expired now what
i can't find the invite for the slack
The invitation of Slack is caduced, how I enter
can't find the slack linkkk 😵‍💫
Slack invite says expired. Need a new one
How do I get in the Slack
how do I join slack
where's the slack invite
slack link expired
I can't get into the Slack workspace
whats slack and how do i get in
The invitation to Slack no longer works. May I have a new one?
slack?
need slack access
add me to the slack channel
the slack button on the welcome page does nothing
got a new laptop and the slack invitation is old, how do I get back in
join workspace how
i filled in the welcome form but no slack
do I have to pay for slack
how do I get in the team chat
slack invitation not received
second step of welcome page, what do I click
slack says this link is no longer active
where do i chat with the team, how do i join
Which email do I use for the Slack workspace?
i closed the tab with slack invite by accident
please send again slack invite, is expire
I filled in the welcome form on my phone, then the team chat invitation opened in another tab and I closed it by mistake, how do I get it back
By what means is a newcomer admitted to the company's Slack?
The invitation to your Slack having lapsed ere I could avail myself of it, how may it be renewed?
I am told that discussions are carried on in a place called Slack; how does one procure entrance thereto?
All the other new folks are chatting in there about their kids and first shifts, my buddy sends me screenshots on my phone, and I'm on the outside. I did the interview and all. How do I get in the Slack?
I had the welcome page open and then my son pulled the plug on the computer, he's two. I think I filled the form and didn't get to the part with the workspace. I've work in an hour, so how do I get onto Slack?
My link for the Slack was from the 3rd, then I had the flu, lost a week's pay at the diner, and when I click now it says it isn't valid anymore. I'd be grateful for a fresh one, who gives it?
How I enter in the Slack of the company?
Der Slack-Link ist abgelaufen, I need a new invitation
I no see where to join the Slack, please show me
I'm sorry, I'm sure it was explained. I filled in the welcome page, name, phone, the emergency contact, no, there was no emergency contact, that was the dentist, and then a new window popped up and I closed it because I close those, and I think that was the Slack one, so what now?
They all keep saying it's in Slack, the schedule's in Slack, the joke about the turkey was in Slack, and I laugh along, but honestly I don't have it, I don't quite know what it is either, and so I was sort of wondering how I'd get myself in there.
The invitation came, I believe, on the Tuesday, and then I was at my sister's until Sunday, and when I pressed it it told me it was no longer valid, which I understand, it's my own fault, I just wonder whom I trouble for another, the coach perhaps or support.
So in the second step of that welcome form there's something to press, and when I press it one tab goes to the lessons and the other one to some workspace thing, and I didn't know which I ought to follow, so I followed both, got lost, and now I'm not in the team chat.
I'm not at home with chat programs, and I wouldn't want to miss messages; how do I get into the team's workspace?
Would it be a problem if my Slack invitation ran out before I used it?
Nobody told me whether I'm added to the team chat automatically after the welcome form.
Team chat: let me in
dead Slack link`,
  leave: `
I've decided to get out of the program, who do I tell
im tryna quit, who do i tell
I'm out. How do I quit
I've decided to stop, no hard feelings, it's the hours, how do I go about leaving, and would everything I've done in the portal be wiped then or kept
I'm done with this. How do I close out and leave?
how do I leave the program
I want to quit
delete my account please
I'd like out of the program
im done, close my login
take a break but keep my progress, possible?
How do I formally resign from the team?
stop everything
i cant do this anymore, how do I get out
pause my account
what happens to my progress if I leave
cancel my membership
I'm moving abroad and must discontinue. What's the process?
close my portal account
want my account gone for good
quitting, who do I tell
remove my account and all lessons progress
leave
i got another job so i stop here, how i do it
terminate my participation
how to drop out
can I come back later if I stop now
signed up two months ago, how do I withdraw from the program
I've thought long and hard and with the new baby I can't keep going, so how do I stop properly, and would I be able to pick it up again later
I am resolved to withdraw from the programme; by what notice is this to be effected?
What distinction is drawn between the suspension of my participation and the extinction of my account?
Pray inform me how one may quit your ranks without discourtesy, and what becomes of one's progress.
I loved the coaches, honest, but Dad's moved in with us, I'm back on days at the plant, and there aren't enough hours. I don't want to just vanish. How does someone bow out of this the right way?
I might come back after the baby, so I don't want to lose the nineteen lessons I did on my phone at night. I just have to stop for now. Is there a way to close things but keep where I was?
I took a job with the state, pension and everything, my husband's thrilled. So you can shut my account down for good, videos, progress, the works. Who do I tell and from which email?
I want to go out of the program, what I have to do?
Ich möchte aufhören and close my account, how?
I want to stop na po with the program, how to leave properly?
I feel terrible writing this, everyone was so patient with me, but my mother's had a fall and the hours just aren't there, I've watched eleven lessons, or ten and a half, and I was sort of wondering how one goes about stopping, and whether that half lesson stays in case I come back.
I'm not unhappy, please don't think that. It's only that I've found something nearer home, the library of all places, and I don't know whom I tell, the coach or the administrator or nobody, I could just stop logging in I suppose, but that doesn't seem polite, so how does a person leave properly?
So at first I thought I'd take a break, then I thought no, better a clean cut, then my son said whatever you do don't let them erase everything, and now I'm unsure what the difference even is between stopping and having the account taken away for good, could you explain that?
Sorry for the essay. I signed in June, I did the calls, I liked the calls, the commission came on time, no complaints, but I've decided it isn't for me, and I'd like my account gone, truly gone, not sleeping, and I don't know if there's a button or if I must write to somebody.
I wouldn't want to leave on bad terms; what's the proper way to tell you I'm stopping?
Would it be a problem if I quit now but kept my lesson progress for later?
I'm thinking of giving up the training, and nobody told me whether I simply stop or must write to you.
Bowing out. Procedure?
Terminate my membership`,
  "legal-form": `
what's that legal team form for
what's the legal formmm for ⚖️😅
whats that legal team form im supposed to do
what is the legal team form
how do I get my agreement from legal
who sends me the agreement with the reimbursement clause
legal form?
where do I request the contract
I never got my agreement from the legal team
ask the legal dept for my papers
guaranteed reimbursement agreement, how do I request that
What is the purpose of the form addressed to the legal team?
legal request
i want my contract in writing who do I ask
fill in form for lawyers team, for what is it
how do I reach legal for the agreement
how can I have the reimbursement agreement sent to me
is there a form to get the agreement
request agreement
send me the paperwork from legal pls
Does your legal team issue the agreement and how is it requested?
need a new copy of my agreement from legal
form for legal team what do i put
where's the legal form on the site
which form gets me the agreement that lists the requirements
the lady on the call mentioned a guaranteed reimbursement that's written in the agreement, and that I could ask your legal people to send it, what form is that
To what use is the form bearing the superscription of the legal team to be put?
Through which instrument does one solicit one's agreement from your jurists?
I perceive among your forms one addressed to the legal team, and should be glad of an explanation of its object.
I was clicking around the forms page on my break, there's one for email, one for Facebook, one for CRM, and then one that's legal. I've had enough lawyers with the custody case. What's that legal one there for?
My coach mentioned I could ask your legal people to send me my agreement with that reimbursement thing in it. I'm on my phone at my son's orthodontist and I've no idea which form he meant.
I've never been sued or arrested in my life, I drive a school bus, so seeing "legal team form" next to my other onboarding stuff gave me a jolt. Do I have to fill it in and for what?
What is the form of the legal team, for what it serves?
Wofür ist das legal form, I must fill it?
The legal team form na for what, I suppose fill am?
I'm sorry, I clicked around and ended up on a form that says legal team, and my heart skipped a bit, as I thought I was in trouble, I've only asked about the CRM and my email so far, so what is that form actually there for and am I supposed to fill it in?
So on the call they said I'd get my agreement and that there's this guaranteed reimbursement in it, if you meet the requirements, and I wrote down ask legal, underlined twice, and now I've found a form called that, and wondered whether that's how I request the paper or whether it's for something else.
It may be that I already sent it, I'm not sure, I sent several forms that evening, one for the Facebook account and one for the email, and then there was one where you ask the lawyers, or the legal department, for your agreement, and I wanted to understand what comes of it.
I don't have a dispute or anything, heavens no. I merely want my agreement sent to me, the version with the reimbursement conditions, so my daughter can look it over, she's a paralegal, and a colleague mentioned there's some special form for that, which is why I thought I'd ask what it's for.
I'd be reluctant to send something to a legal department by mistake; when is that form to be used?
Would it be right to use the legal team's form if I'd like my agreement sent to me?
There's a form addressed to the lawyers, and nobody told me whether new people must complete it.
Attorney form, purpose?
form for the legal dept`,
  "lesson-completed": `
watched it but it aint marked done
When does it count that I finished a lesson?
i watched nearly everything but it doesnt have the checkmark.. how much do i need to see
At what point is a lesson recorded as finished?
If I skip the last minute of a video does it still count as done
when does a lesson count as done
I watched it all and there's no check mark
how much of the video do I have to see
do I have to watch till the very end
What percentage of the video marks the lesson complete?
can I skip the outro and still get the tick
completed lesson goes away if I rewatch?
lesson not marked finished
how is completion determined
does skipping to the end count
when's it complete
stopped at 85 percent, is that done
if i watch it again will it reset to not done
finished means what percent
need full video for completed?
Will restarting a lesson undo its completed status?
at which point turns it green
at 2x speed does it still count as watched
what makes the lesson complete
i left two minutes before the end and it already says completed, is that right
how much must i see so it is finished lesson
completion rule
I turned it off when the credits started rolling and the dashboard put it under finished anyway, so how far do I need to get for it to count
At what point is a lecture adjudged to have been accomplished?
Having viewed the greater part of an instructional film, I wonder what fraction must be seen for it to be credited.
Does a second viewing from the outset annul the mark of completion previously bestowed?
I always turn it off when he starts on the "see you in the next one" part, because by then the kids are in the tub and I've got lunches to pack for my shift. Is stopping short by a minute going to cost me the check mark?
I finished seven, green tick, very proud. Then I rewatched it on my phone on the bus to work to take notes and got scared it'd turn into not done. Would it go back to unfinished if I start it over?
My buddy skips to the end of each one and gets nothing, and I watch the entire thing and get the tick, and we've got twenty bucks riding on it. How much of the video do you need to watch before it says complete?
When the lesson is marked as completed, after what percent?
Ab wann zählt a lesson as finished?
How many part of the video I must watch so it will count as done po?
I always skip the last bit, you know, where they say thanks for watching and the music comes, and in two of my lessons there's a check mark and in the third there isn't, and I'm wondering if it's because I skipped out too early, like how far into it do I have to be for it to be counted as done?
Suppose I've finished one, green tick and all, and then I go back to it because I forgot the part about follow-ups, and I only watch the first two minutes, do I lose my tick? I'm scared to open the old ones for that reason, silly maybe, but I worked for those ticks.
My coach said do five lessons by Friday, and I did, I've sat through five, though in one I was at ninety-something percent when dinner was ready, and I never went back. So is that one done or not done in the eyes of the system? I'd rather know before Friday than argue on Friday.
I listen at double speed and jump over the intros, I'll be honest, I've got ADHD and it's how I learn. It hasn't seemed to matter, except that some show as finished and one shows as still open, so I was curious what exactly the rule is for getting the check on a lesson.
I wouldn't want to leave a lesson unfinished; how far must one watch before it's ticked off?
Would it be a problem to rewatch a finished lesson, could it become unfinished again?
Nobody told me whether I must watch the closing seconds for a lesson to be checked off.
Completion threshold per video?
What earns the check mark`,
  "lesson-order": `
Is it obligatory to follow the lessons in their numerical sequence?
can i skip around in the lessons or do they unlock one by one
can i jump around the lessonsss 🐰
Can I skip lessons po or it must be one by one?
do I have to watch in order
can I skip ahead
is lesson 12 locked
which lesson should I watch next
Are the lessons locked until I finish the previous one?
wanna jump straight to objections, allowed?
are the lessons sequential
start with lesson 5?
do lessons unlock one by one
what order are you supposed to do these in
Might I view them out of sequence?
can i skip the boring ones
does it matter which one i watch first
all lessons open at once or week by week drip
order of the videos
i already know facebook, can I leave those lessons out
next lesson?
can i go back to lesson 3 after 8
lessons in numbers order is obligatory?
where do I start with all these lessons
random order ok
Do they build upon one another?
I already know my way around LinkedIn so I'd rather go straight to the closing stories lessons and come back to the rest later, does the portal let me
Is one constrained to proceed through the lectures seriatim, or may they be taken at pleasure?
Might I pass over the elementary chapters and commence with those of a more advanced character?
Are the later instalments withheld until the earlier have been perused?
I've sold shoes, cars, cemetery plots, and one time a horse. I don't think I need "what is a prospect". I have maybe an hour a night after the kids go down. Can I jump right to the follow up videos?
My coach told me to look at number 18 for a thing that happened on my last chat, but I'm just at 5 and I've only got my phone until Friday when I'm paid. Will it let me open 18?
I read mystery novels from the last chapter, drives my husband nuts. We both work from home, he has the office. With your lessons, is it bad if I hop around or is there a reason for the numbering?
Must I see the lessons one after the other or can I jump?
Posso pular aulas, or is it blocked until I finish the before?
I can start with the lesson 10 or it is obligatory from the first?
I've got a conversation going right now, by accident really, my dentist's receptionist, and the thing I need is the lesson on booking the call, which is twenty-something, and I'm on four. I don't want to get in trouble or mess up my progress, but can I peek at that one now and come back after?
I've read cookbooks from the back my whole life. So with your videos, I opened number one, it was good, then I sort of wandered to seventeen, then three, and nobody stopped me, and now I'm asking myself whether I ought to have gone one by one, if there's a reason for the numbering.
As a former trainer, I did forklift safety for eleven years, I already know a lot of the first-contact stuff, or I think I do, which might be the problem. Would it be okay to start in the middle, do the later lessons open at all if you haven't seen the earlier ones, or is it sequential?
So my wife and I enrolled together and she's at lesson ten and I'm at two because of my shifts, and we'd like to watch together on Saturday, at hers, I mean at number eleven, and I'm worried the system won't let me or that I'd be missing too much by jumping ahead like that.
I wouldn't want to do it wrong; should the lessons be watched by number, or may I jump around?
Would it be a problem if I began with a later lesson that interests me more?
Nobody told me whether the next lesson unlocks only after the one before.
Skip ahead allowed?
Lessons sequential or à la carte?`,
  "live-calls": `
what time r the group calls i work days
On which evenings do the collective coaching sessions take place?
what day are them group coaching calls, I got church Wednesday nights
are the live ones in the evening maybe? i work till 6
what days the group zooms at
Are the group sessions at night or during duty hours?
when are the group calls
what time are live coaching calls on
are the lives in the evening? I work 8 to 5 at the bank
what days do the live sessions happen
is there a weekend call for ppl on shift work
Schedule of the weekly calls, please
do yall have live zooms at night
How often do you hold live trainings?
where do I see when the next live is
saturday coaching call?
i cant make mornings, are there other slots for the live coaching
calendar of live sessions
What hour, eastern, does the weekly coaching take place
how many live calls in a week
are live calls in the afternoon only or can a nightshift guy make it
live call times?
next group coaching when is it
I'm in Vancouver. Are the live lessons at a decent hour for the West Coast?
do the live classes happen every week or every month
is there a timetable for the coaching webinars
Would a truck driver ever be able to catch the live calls, I'm off only Sundays
what weekday is the live q and a
I get home around 7:30 most nights and by then most webinars are done so tell me what times the live group coaching takes place during the week
At what hours are the collective sessions of instruction held, and where is their timetable exhibited?
I should be obliged for intelligence as to when the next assembly of pupils with the coaches takes place.
Are the group conferences convened weekly, and might a person occupied by day attend at a later hour?
I clean offices from five to one in the morning, so I'm asleep when normal folks are up, my boys get themselves to school. I like the idea of a live class where I can ask stuff. What days and times do you hold those?
The last company I trained with did all the live meetings at 10 am Tuesdays and I was behind a counter selling phones every single Tuesday. When do yours happen, and where will I see the date of the next one?
Okay so I'm enrolled, paid, got in, my daughter decorated my desk. Coach said "see you on the live call" but nobody told me when it is, and I've got a dentist thing and a double shift to plan around.
In what day and hour are the calls in live with the group?
When is the Gruppen-call each week, is there also one on the weekend?
The live class, which time e dey start and where I go see am?
I work the night desk at a motel, ten to six, so when normal people have meetings I'm asleep, and when I'm awake you're all asleep. The lessons I can do whenever, that's settled. But those group things with a coach, that are live, are they always at noon or are there ones at odd hours too?
I joined last week and I've been so busy finding my way around, the lessons, the Slack, the code, that I haven't been to a single one of the group calls, and I don't think I'm in trouble, but where does one see when they are, I looked for an email with dates and found none.
My daughter's got soccer Tuesday and Thursday, my son's got drums on Wednesday, poor neighbors. So it'd have to be Monday or a weekend for me, or after eight. Before I enroll I'd like to know how often you do the live coaching with everyone, and at what times, since recordings put me to sleep.
So somebody wrote "see you on the call!" in the channel and twelve people put a thumbs up, and I put one too, without a clue. I gather it's a weekly get-together with the coaches, on video. Which day is it, and is that shown anywhere, as I don't want to ask in front of twelve thumbs.
I work evenings and wouldn't want to miss the live sessions; when are they held?
Would it be possible to join the live group coaching on a Saturday?
Nobody told me whether the weekly coaching with everyone is fixed to one day.
Weekly coaching call schedule?
When's the next group Zoom`,
  "lost-code": `
Lost my code
Can't find my code anywhere, had it on a sticky note
I lost my access code
forgot my code
can't find the code anymore
deleted the message with my code
reset my access code
My code has been misplaced; may I receive another?
forgot password
need a new code
can someone resend my code
where can I see my old code again
threw away the paper with my code on it
code gone, new phone
what if i forgot the numbers
send me a sign-in link
new code = signed out on my phone too?
cant remember my login
how i recover my code
the notebook I had it in got wet
does a sign-in link work twice
remind me of my code please
my dog ate it lol the code i mean
recover access
I had it on a sticky note on my old monitor and that monitor is now at the dump, so what's the way to get back into the training
I have had the misfortune to mislay the digits by which I am admitted; how are they to be recovered?
My code of access has vanished from both desk and memory; to whom do I apply for a replacement?
Should a fresh code be issued in lieu of that which I have forgotten, will my other devices be affected?
I wrote it on a yellow sticky on the fridge and my four year old turned it into a boat. I've got lesson time from nine to ten before my shift, and it's all in there. Somebody needs to give me my code again.
My code lived in the notes on my phone, and the phone is in a lake in Wisconsin, don't ask, my brother in law was driving. I'm still paying it off too. How would I get back into the training now without the number?
Forty years of remembering phone numbers and I can't keep hold of this one. I've tried my jacket, my locker at work, the kids' room. It was digits, that's all I recall. What does a person do when it's gone?
I have forgotten my code of access, how I can recuperate it?
Nakalimutan ko ang access code ko, who can give it again?
My code don lost, abeg who fit resend am?
I had it in my planner, and the planner's in a taxi somewhere in Cleveland, along with my good pen. I've got a coaching session tomorrow, and I'm not sure if I need an entirely new one or if someone can look up the old one, and if it's a new one, do I have to redo my phone as well?
I know you all said keep it somewhere safe, and I did, so safe that I can't find it. I've checked the freezer, don't ask. The computer's still signed in luckily, it's the tablet that's asking me for it, so who could tell me what my digits were, or do I get fresh ones?
This is the second time, I'm so embarrassed, the first time the administrator was really gracious about it. I wrote it on my hand, then I washed the dishes. Would it be the same procedure again, ask him and he reads it to me, or is there a limit to how often a person can forget it?
So my phone fell in the lake, and the code was in the notes on the phone, backups, no, I don't do those. I can get at my email from my neighbor's, if you could send it there, or maybe you have some link that lets you in once, I've heard of that at other places, how does it go here?
I've mislaid my sign-in digits and wouldn't want to trouble anyone; who can give them to me again?
Would it be a problem for my other devices if I were given a replacement code?
I can't remember my digits, and nobody told me whether they can be recovered.
Forgot my digits
Code vanished. Replacement?`,
  metrics: `
Which indicators are examined at our weekly review?
What numbers you track
In the weekly check-in they went through some numbers, rather quickly, I nodded, and now I'd like to know which ones are being looked at and what they mean
What numbers will I be graded on
Which KPIs do you track
what numbers do you track
Which KPIs matter?
how is my performance measured
what are the five numbers
what gets looked at in the weekly check-in
show up rate, is that tracked
kpis?
How will you know if I'm doing a good job?
what stats will I be judged on
my booked people dont come, which number is that
do you measure how many messages I send
which metric do I fix first if all of mine are low
Explain conversion quality to me.
what counts as a conversation initiated
are there quotas, what do you measure
what does the weekly review look at
performance indicators for setters
i send 100 dms and get 2 answers what metric should i look at
How do you track progress in terms of results?
what data do coaches look at to see where im weak
metrics we report each week are what again
difference between appointments set and show-up rate in the numbers
we have the weekly check-in tomorrow and I'd like to know beforehand which figures they go through and what a low one would say about my work
By what yardsticks is one's conduct of the work appraised?
I should be interested to know which figures are kept under observation and deliberated upon at the weekly conference.
Is there a set of statistics against which a participant's diligence is assessed, and if so, which?
At the call center they tracked everything down to bathroom breaks, I have Crohn's so that was a nightmare, and my doctor told me to quit. So before I go further I'd like to know what numbers you people look at each week.
I coach my son's little league and I'm a stats guy, batting average, on base, all that. I work in HVAC and figured this would have its own version. What are the stats in this, and which one tells me what I'm doing wrong?
Had my check-in moved because my daughter's school called, and now it's tomorrow at 8 and I have nothing written down. My coach says we go over "the five". I don't remember what the five numbers were that you measure.
Which numbers you are controlling every week in the meeting?
What are the indicadores that the coach revises with me, the five of them?
my performance, with what figures una dey measure am?
I've got my weekly check-in tomorrow, my first, and I'm picturing a man with a clipboard. I've kept count of my messages, in a notebook, with little strokes, but not of anything else. If there's more that gets looked at, replies or whatnot, I'd like to have it ready. Which figures is it you go by?
At the call center it was handle time, handle time, handle time, I used to dream about it. Here everybody's so relaxed that I can't tell what I'm being measured on. I don't mind being measured. I'd just like to know which numbers count, and which of them I should look at first if it's going badly.
My coach said "your second number's low", and I said yes, and wrote it down, and then at home I looked at the note and couldn't say what the second number is, or the first, or how many there are. I was too shy to go back. Could you list for me what's being tracked each week?
I'm an engineer, retired, bridges mainly, so I like knowing which gauge shows what. There's messages sent, obviously, then I guess how many answered. After that I'm speculating. What set of figures do you follow for each of us, and does one lead to the other in some sort of chain?
I wouldn't want to be judged on something I don't record; which figures do you follow?
Would it be useful to count my own replies, or does the weekly review use other numbers?
Nobody told me whether you measure messages sent, replies or only booked calls.
Scorecard: which stats?`,
  "missed-call": `
To my embarrassment, I neglected to attend my call this morning.
i overslept n missed it am i cooked
missed my interviewww 😱😭 help!!
I was not able to attend my schedule because brownout here, what is next?
i fell asleep and missed it omg what do i do
I missed my call
overslept and missed it, sorry
what do I do if I didn't show up
missed my interview, is it over for me
forgot about our appointment
my phone died and I couldn't join
i was late and nobody was there anymore
no showed my own call lol whoops
Regrettably I was unable to attend yesterday. What now?
got the day wrong, the call was yesterday
power went out in the middle of my interview
i missed the onboarding call what to do
can I get a second chance after not showing
was stuck in traffic on I-95 and missed you guys
baby had a fever, I totally missed the time
internet dropped so I wasnt at the interview
called in 20 min late, is it gone
I wasn't there at the time I booked
am I blacklisted for missing it
sorry i miss the meeting, i can do new one?
flat tire, never made it to the interview. Should I tell somebody?
slept through my alarm
I feel terrible, we were supposed to talk at nine this morning and I was in the ER with my dad and never even looked at my phone, what do I do now
To my chagrin I was not in attendance at the hour appointed; how may I make amends?
Owing to an indisposition I failed to keep our engagement; am I thereby precluded from another?
What recourse has one who, through sheer forgetfulness, allowed his interview to lapse?
I was in the break room with my phone in my hand at 12:58, then a patient fell, and by the time I looked it was twenty to two. I feel awful, I even had my kids make me a good luck card. The call's gone, so now what?
My alarm's on my old phone, which my son took to school, and I worked till four in the morning for the overtime. Woke up and the interview was an hour ago. Is that it for me?
Power went out on the whole street at 5:55, my onboarding was at six, and I sat there in the dark with a baby on my lap. I never made it on. Do I write somebody or get a new time?
I lost my call because I was asleep, can I have other?
I no show for my interview yesterday, network bad, wetin I go do now?
Perdi a chamada, I forgot the hour, is possible again?
I'm mortified. I had it in my calendar for three, and I was in the garden, and I thought I've got ages, and then I came in and it was twenty past, because the kitchen clock's still on winter time, and the time was gone, and the person too, do you give people another chance after that?
My boss kept me in a meeting, about parking of all things, and I couldn't very well say excuse me, I have an interview for another job. So I didn't show up at yours, and I've felt sick about it since, is it over for me, or can I write to somebody, or simply take another slot?
I did come, sort of, I was in the wrong link. I'd two invitations, one from my dentist's telehealth and one from you, and I sat in the dentist's waiting room for fifteen minutes, virtually, before I noticed. By then your call was finished. What's the polite way of putting this right?
So the babysitter canceled, and the little guy had a fever, and somewhere in the middle of it all it was my time for the discovery call, and I wasn't there, and I never told anyone, and you must think I'm a flake. Am I able to pick a new day the normal way, or am I blocked now?
I forgot my appointment yesterday and wouldn't want to seem uninterested; how can I make it right?
Would it be a problem to book again after I failed to turn up for my first call?
I slept through my interview, and nobody told me whether I may have another.
Spaced on my call. Now what?
Stood you up, redo?`,
  "no-confirmation": `
I booked me a time yesterday and ain't heard a peep, no email no nothin
I have reserved but the mail of confirmation doesn't arrive me
booked but aint get no email
I reserved a time yesterday evening, yet no acknowledgement has reached my inbox.
I already book but until now there is no email received in my inbox
Booked a slot yesterday and no email has come through
I didn't get a confirmation
no email came
booked a call but never got anything in my inbox
did my booking go through?
where's my confirmation email
how do i know im actually booked
I reserved a slot this morning and have yet to receive an acknowledgment
nothing in spam either
confirm mail didnt arrive, is the time mine
i think i mistyped my email when I booked
it said check your email but nothings there
booking confirmation missing
no text or email about my appointment
booked my interview yesterday and still no confirmation of it
am i on the schedule or not? no mail
waited an hour for the confirmation link, still nothing
never received the message to confirm my time
is my appointment valid without confirmation
The verification link for my reservation never showed up.
i maked booking but confirmation not come
no confirmation
do you even send confirmations? got none
I picked Wednesday at 11 yesterday and typed in my gmail, but there is nothing in the inbox or the junk folder and now I don't know if I really have that time
I reserved an hour with you, yet no acknowledgement has been vouchsafed to me; does the reservation stand?
It troubles me that my engagement remains unattested by any letter; what ought I to infer?
Having duly entered my particulars upon the booking page, I have awaited in vain some corroboration by post electronic.
I put in for Tuesday at 1, before work, then drove my boy to practice, checked my phone about thirty times. Gmail's got a coupon from Lowe's and a bill, and nothing from you. Did my booking go through?
My email's one of those old Yahoo ones with the underscore, people get it wrong all the time, even my bank. I picked a time for a call with you on Sunday and no message came. Am I on the list or not?
The page told me to open something in my mail and press a button, I think, but my daughter grabbed the tablet, and then my shift started. There's no such mail anywhere. I don't want to lose that time.
I booked but the email of confirmation is not arriving, my hour is saved?
Hindi ko natanggap the confirmation po, I booked yesterday 3pm
I have reserved and did not become any mail, is the appointment valid?
I did the whole thing, the day, the time, my name, my email, which is a long one with two underscores, and at the end there was something about an email on its way, and I've been refreshing since lunch, and all I've got is the pharmacy and my sister. Am I booked or am I not booked?
My wife booked for us both, on her phone, and usually she gets a message for everything, even for pizza. This time zip. The time's tomorrow at two, and we've arranged the sitter around it, and she's wondering if she mistyped her address, she does that, so does the booking count?
I got one email, but I think it's a different one, with a button that says confirm, and I didn't press it since I never press buttons in emails, after what happened with the "parcel". So is that what you'd been waiting for, or should another come with the actual details?
I've looked in spam, in promotions, in the folder my nephew made for receipts. It's been a day. I'm not annoyed, I only want to be certain the slot on Thursday's really mine, because nothing in writing has come, and I'm of an age where I like things in writing.
I booked but received nothing in writing; I wouldn't want to show up unexpected, so is it valid?
Would it be wise to book again, given that no email has come about my appointment?
No message came after I chose a time, and nobody told me whether I should expect one.
Booked. Inbox empty.
Confirmation never landed`,
  "no-free-times": `
calendar shows nothing open wtf
no timesss are showing 😭📅
Calendar's empty. No slots
there are no free times
calendar is empty
everythings booked up, what do i do
no slots showing
I see zero availability for the whole month
all times are gone??
Every day is greyed out on the booking page
when do new times get added
nothing available after 6pm, any other options
interview calendar shows no openings
fully booked huh
is there a waiting list for a call
The only openings are during my shift. Can you fit me in some other time?
cant find any open spot
only mornings left and I sleep then, nights?
no appointments available
how come no dates come up
do canceled slots come back
is your calendar closed? it says nothing free
it say no time free this week and next week, what i do now
Could you open an extra slot on Saturday, none suit me
ur schedule is full
I've gone through every week the calendar lets me click on and each one is blank, not a single time to pick, so am I too late or will more come up
Your diary exhibits not a single vacant interval; by what means may I nevertheless obtain an audience?
I find the whole of the ensuing fortnight engrossed; is there any prospect of further hours being released?
None of the hours on offer being at my disposal, and indeed none being on offer, how am I to proceed?
I got all geared up, put the baby down, poured a coffee, opened the booking page on my phone, and every day's gray. I only have off this week before my schedule changes. Is it always empty like this?
My shift got switched so I finally have mornings, and my husband said go for it with the money, and now I can't find one open time on your calendar, not one, through the end of the month.
It's like trying to get concert tickets! I check it on break, I check it at home when the kids are in bed, the calendar never has a spot. Could I give you the times I can do and you fit me in?
In the calendar there are not free hours, what can I make?
Es gibt keine freien times, when come new ones?
No available schedule po in the booking page, what will I do
I've got my courage together at last, opened the page, and there's nothing on it, no hours to click, just the month with gray numbers. I went forward a month, gray too. Are you full up, or on vacation, or is my computer hiding them from me, which it's been known to do?
Last week there were plenty, mornings, evenings, the lot, and I said I'd sleep on it, story of my life. Today they're all taken, not a single one left for the interview, and my application's been approved and everything, so will there be more, or have I let the chance slip?
I can only do after six because of the store, and Saturdays before noon, and on the calendar there's never anything at those hours, it's basically all gone, the whole grid. I'd take anything at this point, even lunch in my car, so what's one supposed to do when it's all booked out?
My first thought was that I'm in the wrong month, which I was. In the right one it's empty too, though. It's for the free call, not for coaching, I haven't joined anything yet. Is there a waiting list I could get on, or does somebody look at it if I tell them when I'm available?
Every day on the calendar appears taken; I wouldn't want to miss out, so what do you advise?
Would it be possible to propose a time of my own, as none are left to pick?
The booking calendar is all gray, and nobody told me whether more slots get added.
Fully booked. Waitlist?
Zero openings left, alternatives?`,
  "no-show-pay": `
My prospect did not appear in the call po, will I be paid still?
Guy ghosted the call. I get paid?
I had one booked, a delightful man, confirmed and everything, and then he simply wasn't there, so does that count toward my pay in any way or is it gone
Lead never showed. Do I still get the hundred?
do I get paid for a no-show
prospect didn't come, any pay?
they ghosted the call, am i still paid
If the lead fails to attend, is the show fee due?
is a no show counted as a show
she rescheduled and came a week later, does that count
booked but nobody turned up, is that paid
no show = no money?
why dont I get anything when they dont show up
he joined for 1 minute and left, paid or not
lost pay because of no shows, how do I prevent it
does the booking itself pay or only if they attend
what if the lead cancels last minute, do I get something
my guy missed the call but rebooked for thursday, will it count
paid for noshow
half pay if they flake?
when my prospect stands up the closer, am I out of luck
person never came to meeting, i receive money or no
Is there compensation when an appointment falls through?
do rescheduled shows count for pay
flaked on the call, do i still earn the per show
what makes a show qualified when they come late after moving it
I worked on this guy for two weeks, reminded him the night before, and he left the closer sitting there alone, do I at least get the show money for it
Is any recompense due to the setter when the invited party fails to present himself?
Should my prospect default upon the appointment and attend upon a subsequent occasion, does the fee then accrue?
Does an engagement that is made but not kept by the other party entitle me to the hundred dollars?
I spent three evenings on this guy, missed my kid's scrimmage, sent him memes, the whole nine. Then he didn't show for the call and he's not answering his phone. I did all the work. Do I get anything for it?
My lady had a flat tire so she missed Tuesday and she's moved to next week, she sent me a picture of it and all. I budget to the dollar. If she makes it then, is that still my show fee?
Out of nine booked this week three ghosted, which with my hours is most of my gas money. My husband asked whether y'all pay for the booking by itself, or only if there's a warm body on the call.
If the person does not present to the call, I receive equal the payment?
Wenn der lead nicht kommt, do I get the 100 dollars?
The person wey I book no come, una go still pay me?
I'm sorry to even ask, I know it's nobody's fault. I'd reminded her on Monday, she sent a thumbs up, I'd put her in the tracker with the date and all, and then the closer sat there alone for fifteen minutes, and so I was sort of wondering if I get anything for that one.
So my gentleman didn't come on Wednesday because of his knee, he moved it to the week after, and came then, lovely call I'm told, and now I'm confused whether the hundred is lost because of the first time or whether it still counts, since technically he did show, only later.
Maybe I'm greedy, I don't mean to be. I did all the work, I mean forty messages back and forth, the booking, the reminder, and then they just vanish, and my husband says surely they pay you something for the effort, and I said I don't think so, let me ask.
I keep losing people between the booking and the call, three this week, well, four if you count the lady with the time zone mix-up, and it isn't only about the money for those, though also that, it's that I'd like to know what people do so that they actually turn up.
I wouldn't want to count on money I'm not owed: do I earn anything when the person doesn't turn up?
Would it be a problem for my pay if the prospect postponed and attended a week later?
My lead never joined, and nobody told me whether the appointment fee falls away in that case.
Ghosted call: comped or zilch?
Paid when they bail?`,
  "not-qualified": `
it said i dont qualify can i redo it
My candidature was declined; may I apply afresh?
Y'all turned me down last month but I got a computer now, can I give it another go
They rejected my solicitude, when I can intent another time
it said i don't qualifyyy 💔 can i try again??
It says I'm not qualified, may I apply again after some months?
Got turned down. Retry?
Got turned down on the form. Can I reapply
I got rejected
it said I'm not qualified, why
can I apply again
my application was denied
I didn't have a computer then, now I do. May I reapply?
declined... is that final
the form kicked me out
how long do I wait before trying again
got turned down last month
not qualified??? i think its a mistake
I was rejected because of hours; I have since left school and have all day
reapply
why did yall say no to me
Was my refusal an error? The questionnaire never asked about my background.
second try possible after being refused
it says sorry you dont qualify at the moment
i put the wrong age by accident and got disqualified
failed the application, now what
how can i appeal the decision
i answered wrong on the hours question and it said not a fit
they tell me i not qualify, i can try more one time?
turned me away lol
last spring the form told me I wasn't a fit because I only had two hours a day, but since then the kids started school, so may I put in for it again
My candidature having been declined by your form, may I present myself a second time?
I was pronounced ineligible, my circumstances having since been amended; am I free to renew my suit?
The rejection of my application appears to me to rest upon a misapprehension; how might it be reviewed?
Back in January I put two hours a day, because my boy was home with a broken leg and I was doing Instacart, and your form said sorry. He's walking now, I've got six hours free and a new laptop. Can I have another go?
I clicked the wrong thing on my phone, I said no to having a computer because I thought it meant a work one, my shift was starting. Then it tells me I'm not a fit. I do have one!
It said I didn't qualify and I'll be honest, I cried in the walk-in freezer at work. Four years I've been trying to get home to my kids. Is that forever or do people get to apply again?
The form says that I don't qualify, can I intent again later?
Ich wurde abgelehnt, can I apply once more when I have more time?
Dem say I no qualify, I fit apply again another time?
I'm sorry, I was a little hurt, I'll admit. I filled it all in truthfully, the hours, the computer, though it's my son's computer, and at the end it told me I wasn't a match, and since then I've bought my own and gone part-time, so I was sort of wondering if one may attempt it again.
It's quite possible I pressed the wrong thing, because I said two hours when I meant two shifts of two hours, so four, and then before I could correct it the page had already turned me away, very politely, and I thought surely somebody could look at that again?
I won't argue, rules are rules. It's only that the form never asked about the twenty years I ran a flower shop, and talking to people is what I do, and it just ended with a no, and I'd like to know if there's someone I may tell that to or if that's final.
My friend Rosa got the interview and I didn't, we filled it in on the same evening, with the same tea, so I'm asking, not because I'm jealous, well, slightly, but because next month I'm done with babysitting and would have the time, and is a second application then allowed?
I wouldn't want to be blacklisted; may someone who was rejected by the form apply again later?
Would it be a problem if I sent a new application after getting the equipment I lacked?
I was refused, and nobody told me whether that decision is permanent.
Rejected. Second shot?
Screened out, retry window?`,
  objections: `
lady told me it's too expensive, how do I come back on that
The client says me that he has to think it, what do I respond
A gentleman maintains that he must first consult his spouse. How should I respond?
My prospect is saying it is a scam, what will I reply?
She wrote "my husband would kill me" (not literally, she put a laughing face) and that she can't afford a thing, and I've been staring at it for an hour, what does one answer
she said she has to think about it.. what do i say back
Prospect hit me with "sounds like a scam." Best rebuttal?
a prospect objects, what do I answer
they say it's too expensive
how do I handle "i need to think about it"
prospect says he has no time
what to reply when they ask is this a scam
objection handling where
She told me she must ask her husband. How do I respond?
he said not interested
what if they say no
objections list
lead says send me info first, what do i say
objection: tried something like this before
pushback from prospects how do I deal
rude answer from a lead, what now
What is the recommended reply to a price objection?
how many times do I push when they say no
they all say they have no money
answers for the usual excuses
prospect tell me he is busy, what i answer
how to overcome resistance without being pushy
"just tell me the price" how do I respond to that
someone told me to leave them alone
every second person tells me they've been scammed before or they need to ask their spouse or they have no money, and I never know what to write back to that
How should a demur on the part of a prospect be met?
Where are the approved rejoinders to the customary remonstrances of prospects to be consulted?
My correspondent pleads want of time and means; what reply do you commend, and when is one to desist?
She was all in, sent me her kids' pictures, asked about hours, then goes "I need to ask my husband". I sat there with my thumbs over the phone like an idiot. What's the best thing to write back to that?
I sold windows, I know "let me think about it" means no, but there you'd offer to knock off ten percent, and here I can't talk price. A man just wrote me it's a scam. How do I come back at that without losing him?
Third one today that told me they've no money, and I get it, I was there before this, two jobs and no sleep. But I've got a number to make. Is there a list of what to answer when they push back?
The prospect says me that he has no time, what I respond?
Ele disse que é caro, what should I answer to objection?
Client say make I leave am, say e no trust online things, how I go reply am?
Sorry, I froze. She was so friendly until I mentioned the call, and then she wrote that she has no time and no money and her sister did something like that once, and I closed the laptop, made tea, and now I'm back and, well, I was sort of wondering what one says to that.
I've read the script twice, or the first half twice, it's very good, and I've got my Facebook account and all that, but what it comes down to is that whenever people tell me they need to think about it, I have nothing, absolutely nothing, and surely somebody has written replies for this?
Okay, so he said no, and I said thank you, and then I thought, wait, was I supposed to try again, my old boss in retail always said never take the first no, but that felt pushy to me, so I guess what I'd like to know is whether I leave him be now.
I'm not complaining, I like the work, but people keep asking me is this a scam, and I stammer, I mean in writing, if one can stammer in writing, and I end up explaining the whole company history, which takes me half an hour, so where do I find a short honest reply to doubts like that?
I wouldn't want to come across as pushy; how should I respond when someone says they're not interested?
Would it be a problem if I simply stopped writing after a refusal, or am I expected to answer something?
A lead tells me her husband would never agree, and I'm afraid nobody taught me how to react to that.
Pushback rebuttals, where?
"Need to ask my wife": comeback?`,
  "onboarding-call": `
How shall I arrange a time for my onboarding?
How do I schedule my onboarding po, I pass the interview already
There seem to be two calls after you've been accepted, one where you're in a group and one just you, what's which and where do I pick my time
how do I book my onboarding
where's the onboarding calendar
is onboarding a group thing
got hired, how do I schedule onboarding
onboarding session when
Which page do I use to pick my onboarding time?
do I do onboarding with other new people
is the onboarding call different from the setup call
need a spot in the next onboarding
schedule onboarding
i just filled the welcome form, now how to reserve onboarding
group onboarding, do I need my computer
can I do the onboarding from my car on the phone
onboarding alone or with the group
sign up for onboarding where
I passed the interview, next is onboarding I guess, how do I choose a time
What's the procedure for arranging onboarding?
when can i get onboarded
book onboarding link
my onboarding isnt booked yet how do i do it
onboarding date picker
how I can choose hour for the onboarding with other new setters
the interview went well and they said I should pick my group session with the other new people next, where do I go to choose the day for that
Where is a place to be reserved in the inaugural group session for new setters?
I have been accepted, and would appoint an hour for my induction; how is that contrived?
Is the group onboarding to be booked separately from the private setup, and if so, upon which page?
I passed, I'm over the moon, I bought the kids donuts. My new hire mail said the next thing is to get on an onboarding session and I've got shifts Monday to Wednesday still. Where do I pick one for Thursday?
I've booked the setup call for my accounts, phone ready, computer ready. My friend who started same day says there's a group one as well, with all the newbies. I don't see that I ever signed up for it, how do I?
Between giving notice at the gym and my mother's hip I let a week go by after the welcome form. I still want to start and earn! I need to choose a time for onboarding and I can't find where.
How I reserve my onboarding with the group of new setters?
Onde agendo meu onboarding, there is a page for choosing the hour?
I need to book slot for the onboarding, where I go click?
I apologize, I had the page open yesterday and then my tablet updated itself. After the interview they said I'd choose a time for the onboarding with the other newcomers, and I've done the welcome form, and had lunch, and now I can't work out where that choosing is done.
So there are two calls, if I've got it right, one with a bunch of us and one by myself, and I've booked one, or possibly the same one twice, I got two entries in my calendar, and I was sort of wondering which is which and where the group one is reserved.
I'm available Tuesdays and Thursdays, and Wednesdays after physical therapy, if that helps, I don't know whom to tell, or if one even tells anyone, maybe one picks, what I mean is how does a new setter arrange this onboarding session that I keep hearing about?
My head is spinning with all the steps, application, interview, welcome form, Slack, code, I ticked them all off, and the last box on my paper says onboarding, book it, with a question mark after it, as I forgot to ask how that's done and whether it is a group.
I'm a little shy in groups and wouldn't want surprises; is the onboarding with others, and how do I reserve it?
Would it be a problem if I scheduled the group onboarding and my setup on separate days?
I was accepted, and nobody told me whether I choose my onboarding time or am assigned one.
Onboarding slot, grab where?
newbie session sign-up`,
  "outside-us": `
I am domiciled at Madras and a subject of India; is my candidature admissible?
Are persons dwelling beyond the confines of the American republic eligible for engagement as setters?
Although resident in Lisbon, I hold a passport of the United States; does my place of abode constitute an impediment?
I've been with a call center in Cebu for eight years, graveyard shift, all American accounts, three kids, fiber internet, good headset. My cousin in Texas sent me your page. I'm Filipino, never been to the States. Could I apply?
We moved to Costa Rica when my husband's company went remote, the kids are in school here, I've still got my blue passport and a US phone number. Is it where I live that matters or what I am?
I have a sister in Atlanta, I could put her address and use her bank for pay, but I live in Accra with my Ghanaian passport, and I work nights anyway. Straight up, is somebody like me able to work for you?
I live in Colombia, I can apply or is only for United States?
Ich wohne in Deutschland, can I work for you from here?
I dey Nigeria, una dey accept person from here for the setter work?
So my situation is a bit complicated, apologies. I'm American, born in Denver, but I've been living in Portugal since 2021, or 2020 if you count the months with the tourist visa, and my internet's great and the hours would work, and I couldn't tell if living over here disqualifies me as a setter.
My cousin in Lagos is honestly better at this than me, he's got the English, the laptop, the patience, and he saw the $100 per show thing and asked me to find out, and I told him I think it's only for people here, but then I thought maybe I'm wrong, could he put in an application from there?
I don't know if this is the right form for it. I have dual citizenship, Canadian and Indian, well, technically OCI which isn't the same thing, anyway, I'm in Mumbai until my father is better, and some of your postings mention US-based people only and others don't, so which is it for someone abroad?
Not to be difficult, I did read the requirements, 18 plus, computer, four hours, check check check. It's just the country thing. I'm a US citizen stationed with my wife in Germany, she's the soldier, I'm the spouse, and we come back in 2028 or so, so am I in or out while we're overseas?
I reside in the Philippines and wouldn't want to waste your time; are applicants from here considered?
Would it be a problem if I'm an American citizen but spend the winters in Mexico while doing setter work?
I hold a British passport only, and nobody told me whether foreigners may work as setters from abroad.
Expats eligible?
Pinoy applicants, yes or no`,
  "page-problems": `
The page sees itself bad, all the letters are one above the other
Page is all busted
The page comes up with half the words on top of the other half, like a bad photocopy, on my old browser that I refuse to update, or could that be why
the page looks wrong
website not loading
blank page
site is down?
buttons are all over the place
The layout appears broken in Firefox.
404
page won't load
your site is super slow today
weird symbols everywhere
half the page is missing
does it work in internet explorer
white screen
menu overlaps the text on my phone
which browsers work with your site
website broke
I click and the page don't open
pictures not showing on the homepage
cant see the bottom of the page
site looks messed up on opera
is it my browser or your page thats bugged
something is off with how the page displays
on my old windows computer your homepage comes up with all the text on the left on top of each other and the pictures missing, is there something I should change
Your pages present themselves in a state of considerable disorder; what is the cure?
The leaf to which I was directed fails to unfold itself, leaving but a blank expanse.
With which browsers is your site warranted to agree, mine displaying it in a most peculiar fashion?
I've got Windows 7 from when my son was in high school, he's a dad now, and I use it for bills and church. Your home page comes up with the words on top of the pictures. Is my computer too old for it?
My wife pulled it up on her phone no problem while she was nursing the baby, and mine, the same brand, shows a white page with a line at the top. I was going to read it on my night shift.
I put in one of those things that blocks the ads since my kids kept clicking on games, and ever since then, at least I think since then, your page is missing the buttons. The bank's page is alright.
The page doesn't charge, it stays in white
Die Seite sieht komisch aus, everything is on the left and without colours
Your website no dey open well for my browser, e scatter
I'm on an old iPad, my nephew's, well, it was mine, then his, then mine again, and the home page loads up to the picture and then nothing, just gray, the booking page does the same, and I've turned it off and on, so I'm kind of at a loss what else one tries when the site comes up half.
I wanted to check the hours and look at the reviews and maybe book, and everything was sitting on top of everything else, the menu over the picture, the text in one skinny column down the left, and on my husband's computer it looks perfectly fine, so what's wrong with mine, I wonder?
So it might be my ad blocker, it might be Opera, I use Opera, I know, I'm the one person, but the setters page won't scroll and the buttons do zilch when I click them, and before I blame you guys I figured I'd ask which browsers this thing's made for and what to try first.
Don't laugh, I've printed the page because on the screen I couldn't read it, the words overlap, and on the paper they don't, which is odd. It's not the video, that one's fine, it's the regular pages, they've been crooked since about Tuesday, and I don't know whether to wait or report that.
The website appears jumbled on my screen, and I wouldn't want to break anything; what should I try?
Would it be a problem that I use an outdated browser, since your pages stay blank?
Nobody told me whether I should report it when a page comes up all crooked.
Layout's borked
Blank screen on your site`,
  "pay-schedule": `
At what intervals are disbursements made to setters, and through what instrument?
By what mode are one's earnings conveyed: cheque, transfer, or otherwise?
Upon which dates of the month does your treasury discharge its obligations towards contractors?
My rent's on the first, the car's on the 15th, my kids' lunches are weekly, and at my present job it's every second Thursday so I've got it down to a science. How would the paydays be with you as a setter?
I don't have a regular bank since the overdraft mess, only an app on my phone with a card number. I'd start setting in May after I leave the restaurant. How do you folks send the money, direct deposit, PayPal, a check?
My wife asked if it's weekly or every two weeks or once a month, because she does the budget with the envelopes. I could only tell her what I'd be making and the hours. So how often do setters get paid?
The payment is weekly, each fifteen days or monthly?
Wie wird bezahlt, by bank transfer and on which day?
What is the mode of payment po, GCash, PayPal or bank, and every when?
I should maybe know this from the interview, but I was so nervous I only remember the guy's bookshelf. We talked about the hundred per show and such, so the amounts I've got, what I don't have is how the money physically reaches me, bank transfer, check, PayPal, and on which day of the month.
My car payment goes out on the 5th and rent on the 1st, or the 3rd if the landlord's nice, so I'm trying to line things up, and I've already got that setters are 1099 and all that, but are payments weekly, every two weeks, end of month, how does that go and where's it written?
So, uh, I don't have a bank account at the moment, it's a long story with an overdraft and an ex, I do have Cash App though and a prepaid card, and before I go through with applying as a setter I figured I'd check by what method people get their money, and how often.
I like to plan, to an annoying degree, my sister says. I've got the equipment, I've got the hours blocked, and now in my budget sheet I need a date for income, not the amount, I know that varies, just is there a regular payday for setters and do they wire it or what?
I wouldn't want to be rude by asking, but on which days and by what means do setters receive their money?
Would it be a problem if I prefer a check over direct deposit for my setter earnings?
Nobody told me whether setters get paid weekly or monthly.
Payout cadence?
ACH or PayPal, which day?`,
  "pay-to-work": `
Does the submission of an application entail any charge?
I need to pay for to apply to the charge of setter?
do i gotta pay yall to be a setter
Is there any placement fee or registration fee for the applicants?
Gotta pay to get hired?
do i have to buy the training to be a setter for you guys
do i have to pay to work for you
Is there a fee to apply?
you gonna ask me for money in the interview?
why would I pay to get a job
does it cost anything to become a setter
application fee?
Must I purchase the training in order to be taken on as a setter?
im broke af, is applying free
What if they pitch me the course and I say no, am I still considered?
is there any start up cost for the setter job
do I gotta buy a starter kit or somethin
The last remote job wanted $200 for onboarding. Do you?
is the interview free of charge
pay to play?
will declining the paid program hurt my chances for the role
any money out of my pocket before i start
Is there any upfront cost for candidates?
my mama says if they ask for money its a scam, do you ask for money
do new setters pay for their own training
Please confirm that no payment is required from applicants.
costs to join the team?
hope i don't need to buy nothing to get this job, i have only 40 dollar
I'm on unemployment and I can't afford any surprises, so please tell me now if at any point between applying and starting I'd be asked to pay something
Is any premium exacted of those who offer themselves for the post of setter?
Must a candidate purchase your course as a precondition of being engaged?
Shall I incur any expense, however trifling, in the submission of my candidature or in the interview?
I answered an ad for packing candles at home once, forty nine dollars for the starter kit, and all I got was an address list. My husband brings it up every Christmas. To be a setter for you, with my kids and my schedule, is there something I'd have to pay?
There's the application open on my phone, and my thumb is hovering over it. I have twelve dollars till Friday, my shift got cut. Does it ask for a card at some point?
My cousin went in for a job and they wouldn't hire her unless she took their class. I'm coming off ten years at a daycare. If I'm going for the setter position and they mention the coaching and I don't buy, is that held against me?
For working as setter I have to pay something first?
Tenho que pagar for apply or for the interview?
Hope say I no go pay money before una employ me as setter?
I've been had before, so pardon the tone. It was an "assembly at home" kit, sixty bucks, never came. So now, with your setter job, I see there's also this program that costs thousands, and I'm happy to do the interview and everything, but at which point does someone ask me for my card?
I kind of froze on the info call, since the lady mentioned the training and I said sure, sounds good, like I always do, and afterwards I thought, wait, did I have to say yes to that to be taken as a setter? I have the hours and the laptop, I don't have three grand.
So my mom is convinced it's a trick where you pay to get hired, she watches a lot of those shows, and I keep telling her there's an application and an interview and it's free, but honestly I'm only guessing, so is any part of becoming a setter something I'd pay for, startup kit, background check?
Dumb thing but it bugs me. The site has two doors, one's the coaching and one's the job, and I went through the job door, I think, and filled out the form, and now I'm lying awake because what if they make the coaching mandatory once I'm in, can I refuse and still work there?
I live on a small pension and wouldn't want hidden costs; does becoming a setter cost anything?
Would it be a problem for my application if I declined to buy the course?
Nobody told me whether new setters have to buy the training first.
Buy-in to join the team?
Application fee: any?`,
  "payment-plans": `
May the fee be discharged by instalments?
It is possible to pay in quotas every month?
Might the fee be spread over several months rather than remitted all at once?
Pay monthly?
can i pay like a bit each month
can I split it up
Monthly payments possible? I get paid biweekly at the warehouse
do yall take installments
Is it all due at once, or may one pay over several months?
i dont have that kinda cash right now can i pay as i go
pay in full vs pay over time whats the difference
financing options?
klarna afterpay or something like that
Can I put half down and the rest later
I'd need to spread the cost out, my rent just went up in September
Would you accept three payments on three different credit cards dates
payment plan available yes or no
how do instalments work for the program
what would each month look like if i dont pay the lump sum
My husband says only if we can pay it off bit by bit. Doable?
deposit first then weekly?
do you let people finance the tuition
Is possible to pay in parts? I receive salary each 15 days
where is the payment schedule written down, in the contract?
lay away plan for the training lol
I'm on social security, so a lump sum is out of the question. What else is there?
pay up front or in chunks, who decides that
I would love to do it but after daycare and the car note there is not much left over, so could I pay a little every month instead of everything the first day
Is it your practice to accept remittance by degrees rather than in a single sum?
Might the tuition be defrayed over a period, my annuity being disbursed quarterly?
I should be obliged to know whether deferred terms are extended to persons unable to tender the whole amount at the outset.
I'm good for it, I paid off a Corolla early, but I get paid every second Friday at the hospital laundry and with three kids there's never a lump of money just sitting. Is there a way to do it a bit at a time?
My ex handles the child support on the 5th and my tips are up and down, so all at once is never going to happen. I love the idea of working from my phone, I mean computer. What I'd need is to split the cost up.
We talked it over after church, my husband wants to do it all upfront because he hates owing people, I'd rather spread it out while I find my feet with the new shift. Do you let people pick between the two?
Can I pay the program in various quotas?
Dá para parcelar? I want to divide the payment in months
Is it allowed to pay small small until it complete?
I do have it, the full amount, it's in the account we call "roof". But if I take it out of there and then the roof goes, I'll never hear the end of it. I understand what it costs. What I haven't seen is whether it's possible to give it to you bit by bit rather than all in one go.
I get paid every other Friday, except in months with five, and then it's a mess. My mechanic lets me pay in thirds, bless him. So for the training, which I'd love to do, which I've got the hours for, do you have something like thirds, or monthly, and does it end up dearer than paying at once?
My credit's been through some things, medical mostly, it's on the mend. With the bank there's no point in asking. So if you were to split the price yourselves over several months, without one of those credit companies in between, that'd help me a lot, is it something you do?
So the price she told me on the call was okay, I swallowed, and then I said fine, and then I hung up and looked at my account and it was less fine. I hadn't asked about dividing it. Does one have to decide that before signing, and what are the choices, all at once or how many parts?
I'm on a fixed income and wouldn't want to overreach; may I spread the fee over several months?
Would it be a problem if I paid part now and the remainder in monthly portions?
Nobody told me whether the fee has to be paid all at once.
Split the fee?
Pay as I go?`,
  "payment-wrong": `
im missing 200 from last wk
The amount credited to me last month falls short of what I had reckoned.
My commission from the Hendricks deal never did show up
It lacks me the payment of two appointments of the past month
yo my pay short, missing like 2 shows
My remittance for October omits two appointments which certainly took place. How do I have this rectified?
My payout is missing three shows from last week, what's up
my payment is missing
i got paid less than I should
commission for the Henderson deal isn't there
pay is wrong this month
short on my check by 200
Why was I not paid for three of my shows?
where's my money
didnt get paid
My payout doesn't match my own records; how do I dispute it?
two shows last tuesday not on my payment
underpaid
payment late, its already the 9th
you guys forgot my march commission
something off with my pay
can i post the amount in slack so somebody fixes it
i was supposed to get 3 sales paid and only see one
they owe me for a sale from last month
Discrepancy in the amount I was sent
no deposit this week
paycheck is incorrect, what info do you need
i not receive my pay, what to write
someone else got credit and money for my appointment
I went through my notes and I had five people come to their calls in the first half of May but I was only paid for three, what do you need from me
The sum remitted to me falls short of that to which I am entitled; how should I seek its rectification?
A disbursement due to me some days since has not come to hand; what evidence ought I to adduce?
I discern a discrepancy between the emoluments received and those earned, and beg to know how it may be adjusted.
I count everything, I was a bank teller, and I had five shows and two sales between Monday and Friday, with my kids home sick no less. The deposit covers four and one. What do I do so you'll fix the difference?
Payday came, my phone buzzed, and it was the wrong kind of surprise. It's about three hundred less than last time and I worked more hours. Rent's tomorrow. I'm a setter since spring and I'd like to get it looked at.
Nothing landed this time, zilch, and my wife's standing here with the daycare bill. I don't want to blow up in the group channel where everyone sees. I've got my dates written down from my calendar. What now?
They paid me less than it was, how I reclaim the difference?
Meu pagamento não veio, what I must write and to who?
My money no complete this month, how I go take report am?
I really don't want to accuse anybody. I've got my little list here, three shows on the 4th, the 9th and the 11th, and I was paid for two, or it might be that I misread the statement, I'm not good with those, but it does look to me as if a hundred dollars is absent.
Sorry, long story. My bank changed, my address changed, I told the onboarding lady both, she was lovely, and on Friday everybody in the channel was saying they'd been paid and I hadn't, and I didn't like to say so in front of them all, so what is the right thing to do?
I think there's been a mistake in my favor, actually, no, wait, against me, because the sale was the five thousand one and I received three hundred, and ten percent of five thousand isn't three hundred, at least not in my day, so how do I go about having that looked at?
So I've been going over my figures since Sunday, with a pencil, and the tracker says one thing and the deposit says another, and my first thought was to write the numbers into Slack so somebody sees it, but then I thought maybe that's bad form, which is why I'm asking here first.
I'd hate to be a nuisance, but my last payment seems smaller than it should be; what information must I give?
Would it be a problem if I mentioned my missing fee in the team channel, or is there a better way?
The amount isn't what I counted, and nobody told me whether to send dates or names when I report it.
Shortchanged again. Fix it.
My payout's off by a hundred`,
  price: `
how much is this thing gonna cost me
okay so what's this gonna run me like all in
How much is this here program gonna run me?
um sorry to ask but.. how expensive is the training
how much yall chargin for the program fr
how muchhh is ittt 💸👀
Good day, how much is the total amount of your training program po?
I've been all over the site, twice, on the phone and on my husband's computer, and couldn't find a plain figure, what does the training come to in dollars?
Bottom line, what's the program run?
Straight number, what's the investment?
how much
What's this gonna run me?
ballpark figure for the coaching pls
Before I get on any phone with anybody I want a number. What do you charge?
whats the damage lol 💸
Could you kindly inform me of the tuition fee?
cost of the course in dollars
is it expensive? im a single mom with two kids
Nobody on your page says the price, why is it hidden
do I owe anything before i sign the agreement
curious what folks usually pay for the whole package
more coaching 1 on 1 makes it pricier or same price for everybody
How pricey is your setter school, my nephew wants to enroll
price list
rates?
so like a few hundred bucks or are we talking thousands
What is the investment for this training, approximately, for a complete beginner in Ohio?
hi i am from philippines sister send me link, how many pesos or dollar is the training
cheapest package and most expensive package what are they
is there any setup fee or hidden charge on top of the package
I got about 900 in savings, is that enough to get in
why cant i see the fees on the website and where do i find them out
Does paying up front make the total lower?
how much do I need to set aside to be coached by y'all
Okay so I've read the whole page twice and my husband has too, and neither of us could find one dollar figure, so what do people pay you for this thing
What consideration is demanded in return for your course of instruction?
I should be obliged by an intimation of your tariff, and of the factors by which it is governed.
Before proceeding further, may I know what outlay the enterprise would entail for a pensioner of moderate means?
I've been laid off from the paper plant since August, my wife's carrying us on her school cafeteria check, two boys who eat like horses, and I keep clicking through your site looking for one thing and not finding it, the dollar amount for the program.
My sister paid eleven grand for a thing like this with a guy on YouTube and cried about it for a year. I work nights, I've got a phone and a decent computer, I like what I see. Ballpark me on what y'all charge for the training.
Nobody ever puts it in plain numbers. I drove school bus for 22 years, I've got some savings from the union, I don't mind spending if it's fair. How come one person pays more than the other, and what's the range?
How much costs the course of formation, in total?
Quanto é the value of the training, depends from what?
How much una dey collect for this training, abeg call the figure
I've scrolled, I've clicked, I've even searched for a dollar sign. What I keep finding is how long it takes and who may join and that the first call's free, which is lovely. I just need the number, the whole number, for the coaching, so I know whether to go on dreaming or make supper.
My sister paid eight hundred for hers, different company, make-up artist, so I've told my husband it'll be about that, maybe nine with tax. He's fine with nine. I've a feeling that yours is in a different league, though, and I'd rather he heard it from me than saw it on the card. What's the fee?
It's awkward to get on a call with somebody nice and then have to say, oh, that's too much for me. I'd like to avoid that for both of us. So if you'd tell me beforehand what the training runs, from the smallest package to the biggest, and what makes one dearer than the other, I'd be grateful.
I never know if it's rude to ask in Canada we do it sideways. I like the program, I like the twelve weeks, I've got a quiet room now that my son's moved out. What's standing between me and it is only that I don't know what sort of sum we're talking about, all in, nothing hidden.
I wouldn't want to get my hopes up before knowing the sum; what are your training fees?
Would it be possible to tell me the cost of the coaching before I speak to anyone?
Nobody told me whether the program costs hundreds or thousands.
Tuition?
Damage to my wallet?`,
  "privacy-assistant": `
are you saving what i ask you here
What I write here in this chat stays saved?
Is what I type into this assistant stored anywhere or passed to third parties?
What becomes of the stuff I type in this box, does it sit somewhere with my name on it, because I've been rather chatty
Is what I type in this box stored somewhere?
are my questions saved
do you store what I ask here
is this chat recorded
who reads what I type in here
what happens to my question
Does the AI service retain my inquiry?
chat private?
is it safe to type my name here
do you keep the conversation with the assistant
does my question go to openai
what I write to this bot, who sees it
can somebody see what I asked
are you training an ai on my questions
can I put my prospect's name in the help box
confidential?
is the help chat anonymous
delete my chat history with the assistant
do you log this
if i ask something here is it stored
Are questions put to the help assistant kept on file?
can i paste my access code in this chat
my question will be saved somewhere?
I was going to describe my whole situation with the debts and all in this box but first tell me whether anybody keeps or reads what I write to you
Are the enquiries which I address to this adviser committed to any record?
What becomes of my words, once your artificial respondent has composed its answer?
May I speak in confidence to the assistant, or are my utterances perused by others?
I typed in a whole thing before, about my divorce and my hours and what I owe, because I figured the assistant needs the story. My son says it goes to a big AI company. Now I'm nervous. What happens with what I wrote?
My manager uses the same computer at the front desk, and I've been asking your help robot about leaving my job, with my phone dead and all. Would anyone be able to look up the questions I put in there later?
I put my code in the question box by mistake, it was 5 am, baby on my hip, and hit enter. So does that question get kept someplace or sent off to someone?
The questions that I write to the assistant, they are saved?
Wird das gespeichert, what I ask here the assistant?
What I dey ask this assistant, una dey keep am or delete?
Before I type anything real in here: I wanted to ask about a rather private matter, a health thing, in connection with missing some weeks, and then I stopped, because I've no idea whether what I type into this box lands on somebody's desk or gets kept in a file somewhere, does it?
So I may have pasted my access code into this question box yesterday, along with a whole rant about the video not loading, which by the way works again, and at three a.m. it occurred to me, um, who sees that, is that question saved, does it go off to some AI company?
I'm a nurse so confidentiality is kind of drilled into me. The answers here are good, helped me with the code and with the hours, but I keep thinking about the stuff I've asked, you know, in this very chat, whether there's a log of it with my name that my coach could read.
Let me think how to say this. When I ask you, the machine, something, and then something else after, you seem to remember the first thing, so it must be stored, right, and if it's stored then someone can see it, or is it thrown away after, like where do my questions go?
I wouldn't want my questions here to be read by others; are they kept anywhere?
Would it be a problem if I mentioned a personal matter to this assistant, given who might see it?
Nobody told me whether the things I type to this helper get passed on to an AI firm.
This box: logged or shredded?
Do my prompts train some AI?`,
  "privacy-data": `
What informations of me are you keeping in your website
what do you save about me when i sign up
what data do you keep about me
what info are you storing
do you see how long I watch
is my phone number saved
Which personal information do you process?
privacy policy?
what do you know about me
is my access code encrypted
do you store what i type in the forms
are you tracking me in the portal
what happens with my email after I book
data you collect
can admins see when I logged in
where's your privacy policy
how long do you hold on to my info
is my personal information safe with you
do you record my ip or location
information saved about applicants
I am careful with my details. What gets recorded?
what you save of me
does the portal log my logins
what's in my file
I'm a pretty private person and before I type my name and number into anything I'd like to know what you hold on to and who in your company can look at it
What particulars concerning my person do you retain in your archives?
I should wish to have an account of the information that is amassed about each user of the portal.
Are my attendance and the extent of my viewing recorded, and what besides?
I used to work at a clinic and did HIPAA training every year, with the same video and the same donut, so I'm picky. I have kids with my last name, too. What do you store about someone who uses the training portal?
Does my coach see when I log in and for how long? My ex tracked my phone for a year so I get itchy about that. I don't mind the job, the money, any of it, I just want a list of what's kept on me.
I typed my address and my shift times and my pay into one of the forms when I was half asleep with the baby. It made me think, what information about people is it that you hold onto, overall?
What personal data you save from me in the system?
Quais dados meus vocês guardam, only name and email?
Which informations about me do you store, the code also?
I've been in the portal since August, on lesson fourteen or so, and it always knows where I stopped, which is handy and a tiny bit spooky, and then it also knew which of my devices was which, so, purely out of interest, what all do you have written down about me in there?
My teenage son asked me at dinner "what do they know about you, mom" and I had no reply, I only know I gave you my name, my email, oh and I picked a time for a call, and they gave me a code. So what exactly is being stored on a person in my position?
So I get that you don't sell stuff, good. But I'm in the middle of a custody thing, which, never mind, my lawyer wants a list of every service that has information about me, with what kind of information, and for Setpoint I honestly can't say, login times, videos watched, what else?
I'm being extra careful since my identity was stolen in 2019, took two years to fix. Is my sign-in code readable for your staff, or, wait, scrambled? And my address, do you have my home address, I don't remember entering it, in short, what's saved under my name?
I'm cautious about such things; what information is recorded when a person watches the lessons?
Would it be a problem to tell me what you've stored about me since I filled out the booking form?
Nobody told me whether my viewing times and sign-ins are being recorded.
My file with you: contents?
What's logged about me`,
  "program-length": `
How long's it run
How many weeks is this thing
how long is the program
how many weeks
Duration of the accelerator?
is it 3 months or 6 months or what
when would I be done if I start in march
length?
how many blocks is it split into
can I go faster than the set number of weeks
What is the total length of training in weeks?
is it a year long thing
how long till I complete the course
i need something short, how many months does it take
is twelve weeks the whole thing
how is the accelerator divided up over time
would i be finished before my baby comes in november
when does the program end
how long does the accelerator last if i go slow
Is it a quick bootcamp or a long haul?
total time from day one to finish
how many weeks are in each block
how long u train people for
I have to be wrapped up before harvest in September, so from the day I begin to the day I'm through, how many weeks does the entire training take
Over what span of weeks does the accelerator extend?
I beg to enquire as to the duration of your course of study and the manner in which it is subdivided.
From commencement to conclusion, what interval should a pupil anticipate?
My lease is up in the fall and we may move to my sister's in Tulsa, the kids would switch schools, I'd give notice at the plant, so I have to work backwards: from the day you start the accelerator till the day it's done, how long is that?
I have surgery on my knee scheduled in about three and a half months and I'll be off my feet and off work, with my phone for company. I want to be through with the whole course before then. So how many weeks is it in total?
Tell me something, my cousin says it's a year, the guy at work says it's a weekend seminar, and I just got my bonus so I'm thinking about it seriously. The entire thing takes how long to get through?
How much time lasts the program, two months or three months?
Quanto dura the accelerator, it is divided in modules of how many weeks?
The complete course takes how many months until it is finish?
I've got a cruise booked for the end of March, to Alaska, the whole family's going, it's for my seventieth. I'd like to be through with your course before that, or else begin it after. So I'd need to know how long it goes, from the first day to the last, in weeks or months.
Somebody on the call mentioned sixty days, and my leaflet says blocks, and my friend's on week nine and not finished. I'm good with any length, I'm not in a hurry, I did a bachelor's in eleven years. I'd just like to know what the official duration of the accelerator is and how it's broken up.
My parental leave's up in the fall, September the 6th, and by then I'd need to have it behind me. I've got the hours, since he naps well, touch wood. What I couldn't find is how many weeks the program goes on for in total, and if it takes longer when you do fewer hours in each.
So the price is for all of it, I gathered, not per month. But what's "all of it" in terms of time? Is it like a semester, or a year, or a long weekend? I'm embarrassed to ask since I've already had the call, and talked about everything under the sun, except that.
I wouldn't want to commit for a whole year; how long does the accelerator run?
Would it be a problem if I needed more time than the accelerator's normal duration?
Nobody told me whether the accelerator lasts weeks or months.
Duration, start to finish?
How many weeks total`,
  "program-or-role": `
whats diff between the course n bein a setter im confused
i'm confused is it a class or is it a job that you're offering
I'm all turned around. Is the setter job and the training the same thing or two different things
i dont get if im applying for a job or buying training.. sorry
I am rather perplexed as to how the coaching programme differs from becoming one of your setters.
waittt program vs setter role?? 🤯 what's different
I keep mixing up two things here, the program, which seems to cost, and the setter position, which seems to pay, could somebody untangle those for me please
I see training and I see setter job. Same thing or two things?
Do I buy the program or work for you, which lane is which
whats the difference between the program and the job
I'm confused, are you hiring or selling a course?
is this a job or a training
setter role vs training program
do i apply or do i book a discovery call, which one is for me
training program and setter position, is it the same thing?
So there's two things here? Explain like I'm five
am i a student or an employee
Do I have to take the course to work on the team?
which should I pick if I just want to earn
one page says apply, another says discovery call. Which is which?
is the contractor gig seperate from the coaching
what's the setter role compared with the paid coaching
help me understand: coaching product or employment?
course or career??
a friend works for you and another friend paid you. how come
Two paths on the website, please distinguish them for me.
did I apply for the course or for the job? not sure which form that was
if i get the role am i also in the training program
program, role, setter, accelerator... what is what
want to be on your team not to buy training, which door do i go through
is the discovery call for the job or for the program
so a recruiter lady messaged me about a job but then the website talks about paying for coaching and now I can't tell if I'd be working for you or you'd be teaching me
I confess to some perplexity as to how the course of coaching is distinguished from the post of setter; pray elucidate.
Are the paid tuition and the contractual engagement two severable matters, or is one a condition of the other?
I am at a loss to know whether I am being invited to purchase instruction or to render services; which is it?
My daughter sent me your link saying "mom it's a job", then I see packages and coaching and I thought wait, do I pay or do they pay me? I'm a cashier, I have my phone and my glasses, and I'm lost. How are those two things different?
There's a button that says apply and another that says discovery call. I hovered over both for ten minutes during my night shift at the motel, the ice machine going. I want to understand which is for what before I click one.
My roommate got on as a setter and never paid a cent, his brother went through the program and is making payments, and they argue about it all day over the Xbox. I think they did two different things. Can you clear up how those differ?
What is the difference between to make the course and to be setter?
Which one is the job and which one is the training wey person go pay for?
I not understand, the program of training and the role of setter is the same thing or is two things?
I've been on your site since breakfast, and I've got a page of notes, left column says $3,000 to $5,000, right column says $100 per show, and I can't tell anymore if I'd be paying you or you'd be paying me. Are those two different things, and which one starts with a call and which with a form?
My two nieces are both "with Setpoint", one of them paid for it and the other one's getting paid, and at the family picnic it nearly came to a quarrel about which of them had it wrong. Neither, as far as I could follow. Would you explain how the two ways of being with you differ?
I pressed "apply" and then I pressed "book", since I'm a presser, and now I have an interview on Monday and a discovery call on Tuesday, and I'm thinking I might've signed up for two separate things. I'm after a career in remote sales generally. Which of those would be the thing for me and what's the other?
So if I get it right there's coaching, which costs, and there's working, which doesn't, but then people in the coaching also set appointments, and people working also watch lessons, so to a slow old bird like me it all looks like one pot of soup. What's the line between the course and the job?
I wouldn't want to sign up for the wrong one; how does the course differ from the job?
Would it be right that one option costs me money and the other is contract work?
Nobody told me whether the coaching and the position on your team are the same thing.
Student vs. team member?
Course or contract gig: distinguish`,
  "progress-saved": `
if my power goes out in the middle of a video do I lose my spot
if i close the tab do i lose my spottt 😰
Closed the tab. Lose my place?
If the dog pulls the plug, which he's done twice, does it remember where I was in the video or am I back at the beginning
i had to stop halfway cause he woke up, does it remember where i was
is my progress saved
does it remember where I stopped
if I close the tab do I lose my place
will it resume on my laptop if i started on my phone
Does the video continue from the point at which I left?
wifi went out in the middle, is what I watched lost
do I need to hit save
save?
switch devices mid lesson ok?
how often does it save
my battery is at 2 percent, will it keep my spot
pick up where i left off
stop in the middle and go on tomorrow possible?
does it sync between computer and tablet
when i close browser my progress stay?
is watched time stored if I'm offline on the train
Are partial views retained?
gotta run to get the kids, can I leave mid video without losing it
autosave on lessons
does logging out wipe my progress
power cut here often, does it store where I was
resume video feature
my shift at the front desk gets interrupted every ten minutes so I stop videos halfway all the time, will it know where I was when I come back at home
Is the point at which I suspend my viewing preserved against my return?
Should the electric current fail in the midst of a lecture, is the advance I have made retained?
Might I commence a film upon one apparatus and resume it upon another without forfeiture of my place?
I get about eleven minutes at a time, that's my break at the bakery, then it's nine more when the baby naps, then whatever after dinner. If I keep stopping a lesson like that, does it pick up where I was?
Our internet cuts out whenever the neighbor runs his welder, I'm not kidding, and it's the cheap plan till I earn more. If it drops while I'm in a video, is what I've already watched lost?
I start on the desktop at home, my girl needs it for homework at six, so I switch over to my phone in the kitchen. I don't want to search for the minute each time. Does the site remember it for me?
If I close the page in the middle of the video, it saves where I was?
O progresso fica salvo if internet falls?
I stop lesson for half, when I come back e go continue from there?
I've got a toddler, so "watching a lesson" means four minutes here, six minutes there, one on the toilet, sorry. What I need to know before I start on a forty minute one, or however long they are, is whether it remembers the minute I was at when she slams the laptop shut.
Our power's a joke out here, the county's been promising since 2012. Last night it cut out at the best bit of lesson five, the objection story, and I didn't have the nerve to open it again yet because I dread that it starts from zero, or does it keep the spot somewhere?
At work I've a desktop, at home a MacBook, on the train a phone, don't judge me, and I'd love to do the first half of a lesson on one and the second half on another, so does the thing know where I was, or is that kept on each device by itself, like a bookmark in a book?
I'm a bit compulsive about closing windows properly. With the videos I always pause first, count to ten, and then close, in case it needs that to store where I am, and my roommate says that's nuts, it does it by itself, so, who's right, and what if the wifi dies in between?
I'm often interrupted and wouldn't want to start over; does a lesson remember where I stopped?
Would it be a problem to close the laptop in the middle of a lesson?
Nobody told me whether I must press something to keep my place in a film.
Autosave on videos?
Resume where I left off?`,
  "progress-wrong": `
it says zero percent and i watched like ten of them what happened
um my progress bar went back to zero?? did i break something
my progress bar frozen fr it wont move
My progress is back to zero today, I don't know why
my progress isn't moving
progress bar stuck
it says 0% but I watched everything
all my lessons are gone
progress disappeared overnight
My completed lessons have been reset. Why?
dashboard still shows lesson 4 as not started
watched three times and still not counted
where did my progress go
its not tracking what I watch
progress is wrong
yesterday 14 lessons done, today 9
bar wont go up
stuck at 62 percent no matter what
The dashboard does not reflect the videos I have seen.
lost everything i watched
i use incognito and it dont count the lessons
percent not changing
my progress is vanish, help me
did somebody reset me
it doesn't update after I finish the video
numbers on the dashboard off, I did more than that
I sat through four lessons on Sunday with a notebook and everything and this morning the dashboard acts like I never watched a single one of them
My advancement, as depicted upon the dashboard, remains obstinately stationary in spite of assiduous viewing.
The record of my studies appears to have been expunged; what is to be done?
I have sat through several lectures and yet the register credits me with none. What may be amiss?
I was at 61 percent on Sunday, I know because I told my wife at the dinner table, and my boss too. Logged in today before my shift and it's sitting at 38. I haven't touched anything, same phone, same code.
I play the lessons in another tab while I do my data entry job, kids running around behind me, and I've heard all of it, I could quote him. But the bar never budges, hasn't in a week.
I use the private window since my roommate snoops, he found my bank stuff once. I've watched lessons one through six that way, after work, and it looks to your site like I did nothing. Why's it stuck at zero?
My progress is not advancing, always the same percentage
Mein Fortschritt ist weg, I had watched already nine lessons
I finish many lesson but the dashboard no gree move, e still show old number
I've watched, let me count, eight lessons, I've got notes on all eight, coffee stains included, and the dashboard says three. Three! I did have the video in a small window while I was doing invoices in another one, could that be it, and is there a way to have the other five put right?
Since I started using a private window, on account of my husband getting my ads, the percentages haven't moved at all. The sign-in works, the videos play, it's only that it stays at forty-one percent, or forty-two, day after day, and I'd hate for my coach to think I'm slacking.
It's not gone gone, it just went backward. On Sunday I was at sixty-something, I even told my mom, and on Monday at fifty, and I thought maybe it's because they added lessons or I got a new code that day, I did, actually, I'd lost the old one, so what happened to my percentage?
Just so you don't think I'm cheating the system, I really do sit through them, popcorn and all. But after lesson thirteen the bar's stuck, I reloaded, I signed out and in, I waited overnight, and nothing budges, so whom do I tell and what do they need from me, the lesson number I guess?
My percentage went backward, and I wouldn't want to watch everything again; what can be done?
Would it be possible for someone to correct my lesson status, since the dashboard shows too few?
The bar won't move although I watched, and nobody told me whether private windows matter.
Dashboard undercounts my lessons
Percentage stuck. Why?`,
  "prospect-data": `
What precautions must I observe with the particulars of prospects?
May I ask to a prospect for a photo of his document or the card?
Can I save leads' card numbers
A prospect sent me, unasked, a picture of her bank card, and I nearly fell off the chair, what am I allowed to keep of people's details and what not
Can I keep my own spreadsheet of leads with their income?
how should I handle prospects' data
can I ask for their social security number
prospect sent me his card number, what do I do
may I keep my own spreadsheet of leads
Are setters allowed to export contact details?
what am I allowed to ask a prospect about their finances
copy leads to my notes app
can i save their info on my phone
lead gave me a photo of her ID
privacy of prospects
ok to enter things I found on their facebook?
is it allowed to estimate somebody's income in the tracker
keep a private list?
what personal data can I write down
someone wants to pay me by card in the chat
can I take my list with me if I leave
rules for customer data
what info I can to ask from prospect
do I ask for bank statements to check income
sharing prospect numbers with another setter by text, fine?
data protection for leads
he offered his password so i could look, no right?
a lady offered to send me a picture of her bank statement and her license to prove she can afford it, am I supposed to take that or tell her no
What discretion is enjoined upon a setter with regard to matters confided by his prospects?
Is it permissible to preserve a private memorandum of the particulars of those with whom I correspond?
A prospect has volunteered the number of his credit card; what is the proper course?
I keep a spreadsheet of my people at home, names and jobs and kids and who's sick, it helps me remember, I did that as a hairdresser too. My wife says that might be against the rules with you. Is it?
This sweet old man wanted to prove he was serious and typed in his social, right in the chat, I was on my phone on the bus to my other job. I about died. What should I do with that?
I looked up one lady on Google to fill in the rest for the list, her salary from some site, where her kids go, since she hadn't told me. It was to save time on my shift. Am I supposed to only enter what they say themselves?
Which data of the prospects I can ask and which not?
Darf ich die Daten of prospects in my own Excel save?
Prospect send me picture of him ID card, wetin I suppose do with am?
Sorry, this is going to be long. I had a really nice chat with a gentleman, got the booking and everything, the tracker entry is done, and then he, well, he typed out his social security number, I didn't ask for it I swear, which is why I was sort of wondering what on earth I'm supposed to do with that.
Okay so I keep a little spreadsheet at home, or not a spreadsheet really, more a notebook, with names and phone numbers of the folks from my list, because my memory is terrible, and it only now occurred to me that maybe I'm not supposed to have a private copy of that at all?
I apologize if it's in one of the videos, I did lessons one through six, no, seven, but when I'm entering a lady and I happen to know from her profile that she owns a house and three cars, I wasn't sure if I may guess her income from that or if it has to come from her own mouth.
Maybe I overthink this, my daughter says I do. Someone offered to send me a picture of his driver's license to prove he's real, before the call on Thursday, which by the way he already moved once, and I said hold on, let me check first whether I'm even permitted to receive such documents.
I wouldn't want to break any privacy rule, so how careful must I be with what people tell me about their finances?
Would it be a problem if I saved screenshots of my leads' income details on my own laptop?
Nobody told me whether I may ask a prospect for identification, and I'd feel dreadful getting it wrong.
Handling punters' private info, the rules?
Exporting leads to my own sheet: kosher?`,
  "qualified-appointment": `
Upon what criteria is an appointment adjudged to be qualified?
I should be grateful for an enumeration of the conditions an engagement must satisfy before it is reckoned towards my tally.
Does the mere inscription of a meeting in the diary suffice, or must further requisites be fulfilled for it to be deemed valid?
I had nine on my calendar this month, my wife was so proud she told the whole church, then coach says only four are real ones. I do this after my bus route and I don't get it, what makes one count and another not?
So I booked my old college roommate just because he was curious, he's between jobs and has a baby coming and picked Thursday at 2. It's in the calendar. I'm thinking that should count toward my ten, but someone said there's four things it needs.
Reading through all this at the laundromat while my kids fight over the tablet. The goal says ten qualified ones, and qualified is doing a lot of work in that sentence. I'd like the definition in black and white before I sign up for a goal.
Which four conditions must to be fulfilled so that a appointment is counted as qualified?
When one appointment is valid and when is not valid, explain me the requisites please
the booking that counts for the ten, what it needs to have exactly?
I've got six in the calendar, and my coach says I've got four, and we're both nice people, so neither of us said anything further. I suppose two of mine weren't the right kind. I've read about the sixty days and all that, I'm only unsure what makes an appointment one that counts.
Say someone's picked a time, and he's confirmed, and he's friendly, and he's got no intention whatsoever of buying, he's just lonely, I've had that. Would that be counted as a proper appointment under your rules, or does it have to fulfill certain conditions that I've forgotten?
I came across the words "all four requirements" and I thought, four, I can name two. One's that they're booked, which perhaps isn't one, and the other's that they show up. I've looked in my notes from the onboarding, there's a drawing of a duck. What are the four for an appointment to be good?
My study partner puts in everyone who says "sure, maybe", and I only put in those who're truly keen, so her number's three times mine. It isn't jealousy, or it's healthy jealousy. I'd like to know where the bar is: which appointments are qualified, and which are merely an entry in a calendar?
I wouldn't want to count appointments wrongly; what makes one qualified toward my ten?
Would it be enough for my ten that somebody is in the calendar, or must more be true?
Nobody told me whether every booked call counts toward my ten or only certain ones.
Four requirements, which?
Criteria for a valid booking
Definition of an appointment that counts?`,
  "quit-job": `
should i just leave my job n go all in
I'm fixin to turn in my notice at the mill and go all in, y'all think that's smart?
would it be dumb to take a loan for this.. be honest
Would it be prudent to resign from my post and take out a loan in order to enrol?
Is it advisable to resign first before enrolling or I can keep my work?
Do you think it's wise to hand in my notice before starting, or to take a loan out for it, my brother says leap and the rest of the family says God no
Should I turn in my notice at the plant before I start
should i quit my job for this or take a loan, my mom says im crazy
Thinking of burning the boats and putting it all on a credit card. Good idea?
should i quit my job for this
I'm thinking about handing in my two weeks notice to go all in
is it smart to take a loan to join
can I leave my job right away if I sign up
gonna put the course on my credit card, good idea?
my wife thinks I'm crazy for wanting to resign. Should I?
when is it safe to quit my 9 to 5
would you advise borrowing from my 401k for the tuition
going into debt for training, worth it?
i hate my boss so bad can i just walk out and do this
Should I give up my salaried position?
borrow from family to pay for the program yes or no
is it ok to drop my nursing shift and rely on setter pay
do I have to resign from work first
sell my car to pay for it?
quit my job??
I have a stable job with benefits. Is it wise to abandon it for remote sales?
thinking bout maxing out two cards to get in
payday loan for the fee, what do you think
should I drop out of work and go full in on your program
can this replace my income so I can tell my manager bye next week
Is taking on debt recommended to finance this?
my supervisor is driving me up the wall and I'm this close to walking out and living off my credit card until the setter money starts, what would you tell me
Would you counsel the relinquishment of a salaried position in favour of this pursuit?
I contemplate tendering my resignation upon enrolment, and possibly raising a loan against my house; is such a step prudent in your view?
Is it incumbent upon me to sever my present employment in order to take part?
My supervisor wrote me up again over my phone, my kid was in the ER for crying out loud. I'm one more write-up from walking out. I read about people making good money with you and I keep thinking, should I just hand in my notice now?
There's about six thousand left on my Discover, my wife says no, my brother says go big. I'm on swing shift at the refinery. Is borrowing for your program something you'd tell your own family to do?
I've been at the post office seventeen years, three from a pension bump, but I'm bored to tears and saw your success stories. Part of me wants to leave next Friday and do this all day. Tell me if that's dumb.
I must to leave my actual work for enter in this?
Should I resign my job po and borrow from the bank to join?
I wan leave my work sharp sharp for this, you advise am?
I've got twenty-two years in at the county, with a pension at twenty-five, and I hate every minute of it. I did the sums for your program, I could do the hours if I left, and my wife says don't you dare. Would you, in my place, hand in the notice before or wait and do both?
The bank's offered me one of those personal loans, at fourteen percent, or fourteen point nine, and that'd cover the program and two months of rent. I'm half tempted since the earnings on your page look good. But I'm also a worrier, so I'm asking you straight, is borrowing for this a sensible thing to do?
My manager at the diner's pushing me for an answer about the new schedule, so I'd either commit to that or leave, and if I leave I could give all my time to your training, evenings and days. I'm twenty, no kids, nothing to lose, except the diner. Should I take the leap and walk out?
So I was thinking of cashing in part of my retirement, there's a penalty, I know, my brother the accountant has already sighed at me. It'd be to pay for the coaching and to live while I learn. Everyone's testimony is so encouraging. Am I being foolish, would you recommend people do that?
I'm close to resigning and wouldn't want to regret it; is it advisable to give up steady work for this?
Would it be unwise to take out a loan so that I can join?
Nobody told me whether people leave their jobs before starting or keep them.
Hand in my notice for this?
Max out cards to join? Wise?`,
  "reach-support": `
Is it possible to converse with a member of your staff rather than a machine?
is there a human bein I can talk to round here
can i maybe write to an actual human.. sorry
humannn please 🙏👩
Is there a hotline or email where I can talk to a real agent, and until what time
can i talk to somone real pls
how do I reach a person
can I talk to a human
is there a phone number
customer service?
email address for support
I wish to speak with a representative.
contact
real person please
do you have live chat
who can I call
how do I get in touch with y'all
support email
I don't want a robot, give me somebody
whats your number
contact form where
call me back
need help from someone
how can I write to you
i want speak with someone of the company
is there a helpline
get hold of your team
why can't I phone support
all due respect but I've clicked through six pages now and keep going in circles, I'd simply like to have a living person read my problem, where do I send it
I should greatly prefer discourse with a living person; by what avenue may one be attained?
Is there a member of your establishment to whom I may address a letter of general enquiry?
How does one come into communication with your staff, no telephone number being anywhere inscribed?
I've been round and round with machines all day, the pharmacy, the school, the power company, my own phone. I just want a human being at your place. I don't care if it's typing. How do I get one?
My mother's 84 and she wants to ask you something about her grandson's enrollment, she does not do chatbots, she barely does microwaves. She's home from her volunteer shift at two. How would she get hold of somebody there?
At my job I AM the support, for a furnace company, so I'll be gentle. I've a question that's a little of everything, kids and money and time. Where do I write so that an actual person reads it?
How I can speak with a person and not with robot?
Quero falar com um humano, there is chat or telephone?
Give me contact of real person for your company please
I've been clicking my way around for a while, I did find the page on hours and the page on emergencies, and the robot's been helpful up to a point, but my matter's a bit tangled, involving two names and a move, and I'd so much prefer to explain it to a living soul, how's that arranged?
Back in the day you'd just ring a place up. I looked for a number at the bottom, at the top, on the contact page, on the back of the letter, except there's no letter, and I'm starting to think there isn't a number, so how on earth does one get hold of you people?
I'm dyslexic, so forms are kind of my nemesis, and I'd been hoping for a phone line or a chat with someone real, since the question I've got about my enrollment isn't one the help pages cover, I read four of them, well, my girlfriend read them to me, so, is there a human I can reach?
So the assistant told me something about cookies when I asked about, no, sorry, I did ask about cookies, the baking kind, as a joke, my fault. For my actual question I think I need a person from your team, and I'm not sure if it's mail or a form or a phone call.
I'm hard of hearing and wouldn't want to phone; in what way can I get in touch with your staff?
Would it be possible to have someone from the team look at my question instead of the machine?
Nobody told me whether there's a phone number or only email to reach you.
Hotline?
Actual human, please`,
  "real-clients": `
do we get realll clients?? 🤩
Is there actual client already during the training or only practice?
Real customers or fake ones
do i practice on real people
is it just role play or actual clients
Will I be working for real businesses while I learn?
do we book for actual companies in the training
real prospects or fake ones
I learn by doing. Is there hands-on work with paying customers?
live accounts during training??
who checks my messages when i write to real leads
Does the course include practical client work or only theory?
is there an internship part with companies
Which companies would I set appointments for as a student?
am i gonna talk to real customers or only watch vids
hands on?
will there be actual appointments I set while still being a trainee
practice with genuine clients included?
my cousin did one of these and it was all simulations. yours too?
so as a student i set calls for partner businesses for real
Real-life experience with real client accounts, yes or no
do trainees get to touch live leads
can I put client work on my resume from the training
does a coach look at what I send to the clients' prospects
theory only or on the job
what I don't want is six weeks of pretend conversations with a classmate, I want to set appointments for an actual business while I'm learning, is that how it works
Does the tuition comprise practice with authentic commercial undertakings, or merely exercises upon paper?
I should wish to be informed whether, in the course of study, one is engaged upon behalf of bona fide customers.
Are the appointments which a student arranges destined for genuine firms, and is his correspondence superintended?
My phlebotomy school had us poking rubber arms for eight weeks, and then my first real vein, I about fainted, the lady was so sweet. My kids still tease me. So in your program, are we with actual companies or is it all make believe?
I don't want to message a fake person named Bob Test all day, I've got a real job for wasting time, ha. While I'm still in training, do I get to set appointments for actual businesses?
I had to do an internship for my paralegal thing, and it was unpaid, and my car broke down, so that's where I'm coming from. But I did learn on true cases. Does the course put you on true client work with somebody checking your messages?
In the training I will work with clients of truth or only simulation?
The companies for which we make appointments during the course, they are real ones?
Na real clients we go work with for the training, or na just practice?
I learned to drive in a simulator, back in the army, and then they put me in a real truck and I took out a gate. So I've got opinions regarding practice. In your program, when one gets to the setting of appointments, is it pretend people, or businesses that exist and calls that take place?
My concern, and it's a small one, the price and the hours I can live with, is that I'd be doing worksheets for twelve weeks. I learn with my hands, well, not hands here, but you know. Do trainees get put on a true campaign at some point, for some company, with someone looking over their shoulder?
I'd be terrified of ruining somebody's business, that's the honest truth, and at the same time I'd be bored if it's only role plays. So I can't make up my mind which I'd prefer, until I know how you do it: do your students write to real folks on behalf of real companies?
For my résumé it'd make a world of difference whether I can write "worked on client projects" or only "completed exercises". I was an intern once, in 1998, and filed things. So in your training, do I get to do the actual job for somebody, with a coach checking it, or is it practice cases?
I wouldn't want only theory; does the training include work for actual businesses?
Would it be a problem for a beginner to handle a true client, or do we only practice?
Nobody told me whether trainees write to genuine prospects or to each other.
Mock exercises or live accounts?
Hands-on client practice included?`,
  refund: `
what if i hate it do i get my $ back
what if I don't like it, do y'all give me my money back
what if i start and then panic and quit.. would i get anything back
if i hate it do i get my bread back
what if it's not for meee 😬 money backk?
If I avail the program then I change my mind, can I get back my payment?
Supposing I started and life got in the way, as it does, my mother's not well, is there any way I'd see some of that money again
If it's not what I was told, do I see my money again?
Read me the refund policy, is there a money back thing or is that just ad copy
money back?
What if it doesn't work for me, do I get my money returned
whats ur refund policy
I changed my mind after 3 days, can I cancel and get reimbursed?
guaranteed reimbursement how does that actually work
is there a money-back guarantee
if i do everything u ask and still make nothing do i get paid back
Reimbursement conditions, please.
how long do i have to back out after paying
My dad enrolled and wants out, how does he recover what he paid?
cooling off period in california for the course
can i return it lol like amazon
do you give the tuition back if i get sick and cant finish
what proof do I need to send in to qualify for the reimbursement thing
Deadline to claim the refund?
chargeback or will you just refund me nicely
I would like to know under which circumstances my payment can be returned to me
satisfaction guarantee??
heard there's a guarantee you get reimbursed when you hit the requirements, what are those
paid yesterday regret it today. how do I get my cash back
no results no pay is that the deal
Are fees refundable once the contract is signed?
Suppose I enroll in good faith, do every lesson and every message, and still decide after a month that it isn't for me, what happens to the money I already gave you
In the event of dissatisfaction, on what terms is the sum tendered restored to the purchaser?
I should be grateful for particulars of the circumstances under which monies paid are returnable.
Your prospectus adverts to a guaranteed reimbursement; I should wish to know upon what conditions it is predicated.
My dad had a stroke two weeks after I signed, I'm driving him to rehab, using up my sick days, my kids are with a neighbor. There's no way I can go on with the program right now. So I'm asking if I can have my money back.
The guy on the call said something like you get it all back if you do the work and it doesn't pan out. I wrote it on my hand, then washed dishes at my second job. Where's the fine print on getting reimbursed, what do I have to prove?
Bought a vacuum on TV once, 30 day guarantee, and they kept the shipping, so I'm leery. I've got the cash from selling my motorcycle. If your training isn't for me, what's the rule on returning what I paid?
If the course is not good for me, you devolve me the money?
I want my money back, what I must do for to receive the reimbursement?
Bekomme ich mein Geld zurück when it does not work, which conditions are there?
I'm a belt-and-suspenders man. Suppose I pay it all up front, and I start, and after three weeks my wife falls ill again, she's fine at the moment, knock on wood, and I can't go on. I don't plan for that. I'd merely like to know if the money's gone in that case, or part of it comes back.
There's this line about getting reimbursed if you meet the requirements, and I read it to my neighbor, and he asked what requirements, and I read it to him again. We couldn't get further. I'd keep my side of the bargain, I'm reliable. What do you have to do and by when, to be paid back?
I signed up on Sunday night and by Monday I'd changed my mind, typical me. Everyone's been kind, it's not about that, and I'll gladly give back the access and the code and all. But I did pay the first part by card already, so I was sort of wondering whether that can be returned to me.
My old dance school had "satisfaction guaranteed" in gold letters on the door, and when I wasn't satisfied they pointed at small letters under the gold ones. So I look for small letters now. Where do yours say what happens with my payment if I stop, or if it doesn't work, do I get anything back?
I wouldn't want to lose my payment; under what conditions do you give it back?
Would it be possible to be reimbursed if I stopped after the first month?
Nobody told me whether I'd get my money back if I did everything and it still didn't work.
Money-back clause?
Clawing back my fee, possible?`,
  remote: `
Is attendance at an office at any time requisite, or may the whole of the work be discharged from one's own hearth?
From what place are the duties of the position performed?
I should be reluctant to quit my village; does the situation involve any removal or travelling?
My commute's an hour ten each way, I listen to the same three podcasts, and I see my kids asleep and asleep. So what I want to hear about the setter job is if I would ever, even once a month, need to drive in somewhere.
I take care of my dad, he wanders, I can't leave for more than the mailbox. I've got a good desk by the window and a phone plan. Is the job something that's done from the house start to finish?
We're in an RV from April to October, my wife's a travel nurse, paid by the week, and I've a satellite dish on top. I'd be fine with any hours. Is your work tied to a place at all?
The work is from home totally or I have to go to office some days?
É trabalho 100% remoto, or there is an office in Tampa I must visit?
The job is work from home po, no need to report onsite?
Okay, small confession, I get carsick, even as the driver, so commuting is out for me. The posting had everything, pay per show, the equipment, the citizenship part, and then I saw your address in Tampa and got scared, because do people like me have to come into that office now and then?
I might be moving to Ohio in spring, or my boyfriend might, we haven't decided, it depends on his job and the lease and a dog. So if I started as a setter now, in Texas, and then we pack up, does the place where I sit matter to anybody, or is it all from home?
Hi, so, um, I read the page twice and I think it says online, but my last online job turned into three days in the office by month two, and I hated the parking, so I guess I'm just double checking whether this setter work is done entirely from my house, sorry.
Since my operation I don't leave the house much, which is fine, I have my plants. I'd thought about applying, I have a quiet spare room and decent internet, although the hours I'd still have to see about, but would I ever be expected to travel somewhere for training or meetings as a setter?
I can't drive anymore and wouldn't want to apply if there's an office; is everything done from home?
Would it be a problem if I worked from my lake cabin, which has good internet, instead of at a site?
Nobody told me whether setters must show up in Tampa at some point.
WFH fully?
Any office attendance?`,
  "request-crm": `
I require admission to the customer database; how do I request it?
I still don't have access to CRM, where do I ask for it
I don't have access yet in the CRM, who will give it to me
Need a CRM login
How do I get into the CRM
how do I get access to the CRM
need crm login
no crm account yet
when do I get into the crm
Where is the CRM request form?
crm?
I was never given CRM credentials
request crm access
everyone has the crm except me
how do i get in the crm for the first time
sign up for crm where
create a crm user for me
what do I fill in to get the CRM
new hire, CRM access pending. How do I ask for it?
can i have crm access im starting tmrw
crm invite please
How does one apply for access to the customer database?
CRM form link
i don't have the login of CRM, how i ask
want to log my conversations but have no crm account
who gives out crm accounts, is there a request
get me set up with the crm
everyone in my group talks about logging their conversations in the system but I was never given a login for the CRM, where do I ask for one
Whither does one apply for first admission to the system wherein clients are registered?
I have not hitherto been provided with credentials for the CRM; what is the form of request?
As a recent recruit, I should be glad to have the CRM opened to me. What must I complete?
My training buddy gets to see all the contacts on her screen, and I've never had a login to that, the CRM thing. I've done my lessons at night after my kids' hockey. Where do I ask for mine?
I used HubSpot at the furniture store, I was the only one who liked it, they paid me in gift cards. I'm new with you and nobody set me up with your one yet. How do I put in for CRM access?
Setup call was cut short since my phone died and the lady had a hard stop, so I got email and Slack and no CRM. I'm meant to begin my hours tomorrow. What do I fill out to get it?
How I solicit the access to the CRM for first time?
Preciso de acesso ao CRM, where is the request?
I be new setter, I never get CRM login, which form I go fill?
Sorry, I've got the email now and the Slack, thank you for that, and everyone on the setup call was already clicking about in this customer system, and I just nodded along because I didn't have it, never had it, and so I was sort of wondering how a person gets let in there.
I did my first lesson, no, second, where the lady opens a program with all the contacts in columns, and I searched my computer for it, I even rebooted, before it dawned on me that perhaps somebody has to give me an account for that first, and that I ought to ask for one somewhere?
I'm a bit ashamed to be on day three without it. My onboarding was Monday, group session, very friendly, and they said everybody requests their own access to the CRM, and then there was a noise on the line, my dog, so I missed where one does the requesting.
I thought the code for the training portal would also open the CRM, so I tried it, twice, then my email password, and then I stopped because I didn't want to block anything, and it seems to me that's a separate account which I'd have to apply for, but with which form?
I'm new and wouldn't want to step on toes; how do I ask for a first login to the client database?
Would it be a problem that I've never been given a CRM account, and where do I request one?
Nobody told me whether CRM access comes by itself or whether I must fill in a request.
CRM seat, please
Provision me in the CRM`,
  "request-email": `
idk where i ask for my work email address
How may I obtain an electronic mail address bearing the company's name?
How to avail the company email mam?
Am I supposed to have an address with the company's name in it, since everyone in the channel does, and I'm still on my hotmail from college
i need one of those company emails how
how do I get a company email
I need a work email address
do setters get an email from the company
company email request
Where can I request an @company address?
which address can I choose for my company mail
want firstname.lastname email, how
how long till I get my business email
get me an email account
do I use my gmail or a company one, and where do I ask for it
professional email address for outreach pls
form for the company mailbox
no company email yet
who makes my email with the company domain
Is there an application for a corporate mailbox?
new email please, just started this week
i need mail with company name, what i fill
can I pick the name of my work email myself
request mailbox
everybody else on my team has a company email but me
email acct setup request where
how would one obtain a corporate e-mail
I've been writing to people from my own gmail which looks unprofessional, how do I go about getting an address with the company's name in it
I should be glad to be endowed with an electronic address in the company's name; how is it solicited?
Through which form does a new member apply for a mailbox of the firm, and when may he expect it?
Is it possible for me to bespeak the particular appellation that my business address shall bear?
My own email is partygirl82, I made it in college, and I can't write to anybody serious from that, my kids think it's hysterical. I'm on the team since Monday. How do I ask for one with the company name?
Everybody in my onboarding group has an @ the company address, and I'm still on the Hotmail where my pay stubs and coupons go. I didn't get one. Where's the thing I fill in for that?
My manager at the old job just printed me a card with the mail on it. Here, I've got my phone set up, my hours set up, my computer, but no work mailbox. Who creates one and what do they need from me?
I need a corporate mail, how I solicit it?
Como peço um email da empresa, there is a form?
I want make una create company email for me, wetin I go fill?
I do apologize, I've been answering everybody from my old AOL address, the one with my late husband's name in it, and it suddenly struck me that prospects may find that odd, and that others here have one with the company's name after the at sign, so how does one come by that?
So I've got Slack and my access code, and I think the CRM request went through, and then the form asked for my company email and I thought, I don't have that, was I supposed to have that already, did I miss a step, or is there a place where I say what address I'd like?
It's only a small thing. My name is spelled with two n's and people always get it wrong, so if I'm to have a work mailbox, which I gather we do, I'd sort of like to say beforehand what should stand in front of the at, and I wondered if one can and where.
My trainer said, use your work address for that, and I said of course, and the truth is that I have none, I've been here four days, or three and the weekend, and I didn't wish to interrupt, so I'm asking the machine how to get set up with one and how long it takes.
I wouldn't want to use my private address for work; how might I be given a company one?
Would it be possible to pick my own name for the corporate mailbox when I ask for it?
Everyone has a company address but me, and nobody told me whether I need to apply for it.
Corporate inbox: who issues?
mailbox w your domain plz`,
  "request-facebook": `
i don't wanna use my own facebook for this do you have one for me
Do y'all give us our own facebook to work from or do I use mine
i need a work fb not finna use mine
how do i get the company fbbb 📘
how do I get a company facebook account
can I use my own facebook profile
facebook account for work?
do I make a second facebook
will I have to message from my personal fb
request fb account
need a company FB profile to start messaging
Where do I ask for the company's Facebook login?
fb locked my profile because of too many dms, can I get a company one
I don't want my friends seeing my work messages
Must I use my private Facebook for prospects?
is it ok to create a fake fb
no facebook, deleted mine years ago, now what
the facebook form
how i get facebook from company
which facebook do I send messages from
company fb pls
my mom is on my fb lol i cant pitch from there
can I set up a separate personal facebook for prospecting
work profile on facebook, who gives me one
Would the company supply a Facebook profile for outreach?
get facebook acc
my own profile has my kids on it and I'm not comfortable messaging strangers with that, how can I get one from the company instead
I am averse to employing my private profile in the company's interest; may one be furnished to me upon Facebook?
By what application does a setter obtain a company account upon that social network?
Would the establishment of a second personal profile be countenanced for professional use, or is some other course prescribed?
My Facebook's all my grandbabies and my bowling league and I don't want prospects poking around in there, my daughter would kill me. I start setting next week after I leave the clinic. Is there one for business I can have from you?
I was thinking I'd open up another Facebook with my middle name, on my old phone, for work. My husband says they ban you for that, he lost his car parts page. So how do I get hold of one from the company?
I never had a Facebook, proudly, since 2009, not for family and not for the job at the bank. Now I hear setters use it. Do you supply an account to people like me, and how do I go about getting it?
I want to request a Facebook of the company, how is it made?
Kann ich ein Firmen-Facebook bekommen, my private one I don't want to use
How can I get office Facebook account po for messaging prospects?
Oh dear, I'm sorry, this one may be silly. My own Facebook has my grandchildren on it, and my bridge club, and I've nothing to hide, but I'd rather not have strangers from work messages looking at all that, which is why I was sort of wondering if the firm gives one an account.
I was about to make myself a second profile, with my maiden name, for the outreach, since I have the script ready and forty names on my list, and my niece said don't, they'll shut you down, so now I'm sitting on my hands, how do I get a proper one from the company instead?
I asked for the email already and for the CRM, those came quickly, or the email did, the CRM took a day, and now only the Facebook thing is missing, the one the setters use to write to people, and I can't see where I put in for that.
So I don't actually use Facebook, never have, my kids tease me about it, and I did wonder at the interview whether I should say so, and I didn't, and now I've got to send messages on there, so do I have to open something personal or does someone at Setpoint set one up for me?
I wouldn't want to use my private profile for messaging strangers; is there a company account I could request?
Would it be a problem if I opened a second Facebook in my own name just for work?
Nobody told me whether we write from a personal Facebook or are issued one.
FB work profile, gimme
Company-owned Facebook: requisition?`,
  "request-status": `
I submitted an enquiry on Friday and have heard nothing since. When might I expect a reply?
i wrote u guys days agooo 😤📨 no answer!!
I submit my request last Friday and there's no response yet
I sent you lot a message, I believe it was Thursday, it may have been Wednesday, and there's been nothing back so far, is that normal or has it gone astray
Sent a ticket two days ago and it's crickets
I sent a request. When do I hear back?
still no answer
it's been three days
did you get my message
status of my request
I wrote on Friday and have had no reply as yet
how long does support take
waiting for a response
no one answered my email
any update on my ticket
sent the form last week, crickets
when will you get back to me
hello?? i emailed twice
response time
my request for the facebook account, where is it at
ticket number?
i wait your answer since monday
should I write again if nobody replied
did my support form get lost
check on my inquiry from the 3rd
u ignoring me?
Has my request been received and is somebody dealing with it
on Tuesday I sent in the form with a pretty long explanation and so far there hasn't been a peep, should I send it over again or is it still in line
Some days since, I transmitted a request to you and remain without a rejoinder; when may one be looked for?
What interval ordinarily elapses between the lodging of a request and its being answered?
I fear that my petition of Saturday last may have miscarried; how may I satisfy myself that it was received?
I sent you all a form on my lunch hour Wednesday, about my kids' tablet or my account, I don't even remember which now. It said thank you and nothing since. I check my phone at every red light. When would I hear?
At the county it takes six weeks and a blood sample to get a reply, so I'm patient, I work there. But I wrote in to you the day before yesterday. What's the normal wait before someone writes back?
I asked for a thing through your site on Friday night after my shift, then we went to the lake without signal till Sunday, and payday's Monday. No answer in my inbox. Did my request get lost or is it sitting in a line?
I sent one solicitation and nobody answers me, when I receive reply?
I wrote on Samstag to you, why there is no answer until now?
My request that I submit, how many days before they reply am?
I asked for two things on Thursday, a new Slack invite and a question about my contract, in one message, which in hindsight was maybe not smart, and I got an answer about neither, and now it's Saturday, so do I write again, or does that push me to the back of the line?
I don't want to be that person who emails every hour. I sent the form, it said thank you, I closed it, I went to a wedding, I came back, and still nothing in the inbox, nothing in promotions either, so at what point is it normal to start thinking that it got lost?
So I reported a bug, the progress one, and it said they'd received it and would get back to me, and in the meantime I did another three lessons, fine, it's not urgent, but what does "get back" mean in your world, is that hours or days, and is there someplace that shows where it stands?
Quick question, or not so quick. I emailed support about an invoice thing, they're usually fast my friend said, it's been since Friday noon and now it's Sunday evening, and maybe weekends don't count, which would be fair, people need rest, I'm only trying to figure out when to expect a reply.
I wouldn't want to bother you twice; how long does it usually take until a request is answered?
Would it be a problem if I sent my inquiry once more, having had no reply since Monday?
Nobody told me whether my support message arrived or when somebody will answer it.
Ticket aging. ETA?
Still radio silence from support`,
  reschedule: `
need to move my call to fri how
An obligation has arisen, and I should like to postpone my appointment.
hey something came up can i push my appointment to another day
Need a different time
The school's just moved the recital, of course they have, onto the exact hour of my appointment with you, so how do I shift mine
baby got sick can i move my call to thurs
I need to reschedule
can i move my call to friday
something came up, can we do it another day
change my appointment time
how do I push my call back an hour
Might I shift our appointment to next week?
my kid is sick, need a different time for the call
running late, move me to 4?
can I change my interview to tomorrow
wrong time picked, how do I fix it
switch my slot
i lost the booking link and gotta change the time
postpone
cant make it at 2 but 5 works
earlier slot possible? I already have one at 7pm
My boss called me in that day. How do I get another time?
rebook my call for later in the week
how do I move my 1-on-1 to another day
want to swap days
where do i go to pick a new time for what i booked
reschedule link?
Bring my appointment forward to Monday, is it possible?
dr appointment same time as our call, how can I change ours
hey so sorry but my daughter's recital got moved to the same evening as our talk, could we make it Wednesday or Thursday instead, I still very much want to do it
An unforeseen obligation compels me to defer our appointment; how may it be transferred to another date?
Would you be so good as to indicate how an hour already bespoken may be exchanged for a later one?
I find myself unable to honour the hour agreed, though not averse to another; what is the mode of alteration?
So my boss just put me on Thursday mornings, which is when I've got my call with you folks, and I can't say no with Christmas coming and two kids. I still want to talk! Just on Friday instead. How do I switch it?
My mother's flight got moved and I'm the one with the car, so 2 o'clock is a no go. I've been looking on my phone for the page where I made the appointment. I need a different time, same week if I can.
I clicked 9 but meant 9 at night, I work nights and mix them up, ask my wife. The booking exists, it's just on the wrong hour for me, and I'd like to push it.
I need to change the hour of my reservation, how I do it?
Preciso remarcar my call for other day, where is the link?
Make I shift my appointment go next week, how I go do am?
I've got you down for Tuesday at eleven, and now the school called, my youngest has her recital moved to Tuesday at eleven, of all the hours. I'm still very much interested, I've got my questions written and everything, I'd only need it an hour or two later, or Wednesday, how do I go about that?
Second time I'm doing this, I feel terrible. First it was the flu, so I moved it, which worked, though I no longer know how I did it, and now it's the car. Could I put it to next week, without losing my place, and is there a limit on how many times you'll let a person do it?
I chose the 14th believing it's a Friday, and it's a Thursday, wrong calendar, my wall one is from last year, nice pictures though. On Thursday I can't, I've a dialysis appointment, so I'd like to swap it for the Friday without starting again from scratch, where do I do that?
So my interview's set for 8 in the morning and I thought that'd be fine, then I was offered an overtime shift, and I kind of need the money. Afternoon would work, or Saturday, do you do Saturdays? I've closed the page that I had after booking, and it isn't in my mail as far as I can tell.
I wouldn't want to lose my place, but may I shift my appointment to another day?
Would it be a problem to push my call back by a few days because of surgery?
My plans changed, and nobody told me whether I can swap my slot for a later one.
Bump my call to Thursday
Postpone the meeting, how?`,
  "response-generator": `
what's that ai thing on the script page um can i just send what it rights
what that ai thing on the script page do
what does the AI response generator do
can ai write my replies
is there a bot that answers prospects for me
response generator how to use
paste what they said and get an answer?
AI drafts
May I send the generated reply as it is?
the ai reply thing
where do I paste the prospect's message
does the generator use the script or make stuff up
generate answer to a prospect
is the ai reply safe to send
chatgpt for setters in the portal?
how good is the response generator
the draft sounds weird, do I have to send it
auto reply tool
ai generator says it comes from the script, what does this mean
who's responsible if the AI's message is wrong
make me a reply to "who are you"
generator
what is the box where i put prospect message and it write for me
get a drafted next message
when somebody writes me a long paragraph and I have no clue what to say, there's supposed to be a thing that drafts the reply for me, how does that work
What office is performed by the artificial contrivance upon the script page that composes replies?
May I transmit the machine's draft as it stands, or is it incumbent upon me to revise it?
By what operation is a prospect's message converted into a suggested rejoinder?
This guy wrote me a novel, his divorce, his kids, his back, his hours at the mill, and I've no idea what to say. My coach's asleep. Isn't there some AI on your script page I can feed it to, and how does that go?
I don't write good, my third grade teacher told me and my wife confirms. Somebody in Slack said just paste what they say in the generator on the script and it'll do it. Can I send that right off my phone or do I have to fix it?
I tried that AI thing during my break and one answer had a little note that it's from the script and the next one didn't. Same prospect, a nurse with two jobs. What does it do, is it making the others up?
The generator of answers with AI, how it functions?
Was macht der AI response generator, can I trust the text?
The AI wey dey write reply for script page, how person take use am?
Forgive me, I'm sixty-three and not a computer person, though my grandson set up the second screen. There's a box on the script page where it says AI, I put in what the lady wrote and it gave me such a polished answer that I got suspicious, so may I send that as is or not?
So I was copying the script, which works fine mostly, and then a man wrote something odd about crypto that's nowhere in there, and a teammate said just let the robot do it, and I was too embarrassed to ask which robot, so what does she mean and how does it work?
I'm sort of torn, because on one hand the drafts it makes are better than mine, on the other hand if it says something untrue to a prospect then who's to blame, me or the machine, I mean I only pressed the button, which is what kept me awake a bit last night.
Sorry if I put this in the wrong place. I pasted the prospect's message, then my own by accident, then his again, and under the answer was a line that it's from the script, while the one before hadn't got such a line, and I couldn't work out what the difference was meant to tell me.
I'd be uneasy sending something a computer wrote; is it expected that I check its drafts first?
Would it be a problem if I let the generator write all my replies and only pasted them?
Nobody told me whether the automatic reply tool is for us setters or how one uses it.
auto-draft gizmo, how's it work
Robot-written replies: vet them?`,
  reviews: `
where r the reviews at
Where can I go see what other people think about y'all
any reviewsss ⭐⭐⭐
Where do I read what past students said
Where's the social proof at
any reviews?
show me proof this works
Where might I find testimonials from former students?
does anybody real vouch for yall
i googled you and found nothing, where are the reviews
trustpilot or BBB page?
success stories from ppl like me, 50+ yrs old
can I talk to somebody who went thru it
screenshots of results anywhere
What are past customers saying?
feedback from old students pls
references
I'd like to see evidence before a single dollar leaves my account
link to the testimonials
are the stories on your homepage real people
who has done well with this, any examples
Do those testimonials show what a typical person gets?
video testimonials where
proof or it didnt happen
what do your graduates say about you
Is there a page on what the work is like from setters themselves
want to read experiences of other womens who did the training
case studies
my brother in law is a cop and trusts nobody, he told me to find what other people say about you first, where can he read what past students went through
Where might one peruse the attestations of persons who have previously availed themselves of your tuition?
I should desire some independent corroboration of your claims; in what place are the commendations of past pupils to be read?
Is there a repository of testimonials to which a cautious enquirer may be referred?
I never buy so much as a toaster without reading what people said, my kids call me the review queen. I've got a job, I'm just curious about a change. Where do you keep the stories from people who've been through it?
My boyfriend fell for a crypto thing off his phone, lost the deposit for our apartment, so now he asks for receipts on everything. He wants to see something from actual people who did your thing. Where's that on the site?
You say lots of nice things about yourselves, no offense. I was a line cook, the owner always said the soup was great. I'd rather hear from the ones who ate it. Do you have feedback from former students posted someplace?
Where can I read opinions of other persons that made the program?
Show me please the Bewertungen, what other students are saying
I want see proof from people wey don do am before
Whenever I buy so much as a blender I go through the one-star ones first, that's where the truth is. I've looked over your page about the company, the one about the price, and I'd feel better if I could read what other people say who've been through it, good or bad, where would that be?
My brother-in-law swears these are all actors. I said, Gary, nobody'd pay actors for that. But it got me wondering where the stories are, all of them, and whether they're ordinary cases or the cream of the crop, because the two I saw were both in very shiny kitchens.
I don't do Facebook, or Trustpilot, or what have you, so I can't look you up there. If you had some place on your own site with words from former students, I'd gladly spend an evening on it, with my tea. I've got time till my call on Wednesday. Is there such a place?
So I've already talked to your person and she was sweet, and I've got the agreement to look at. The last thing I need to convince my wife is, her words, "evidence", from people like us, not managers. Where would I point her to, so she can read about somebody's experience?
I wouldn't want to rely on promises alone; where can I see what former participants say?
Would it be possible to read accounts from people who've done the training?
Nobody told me whether there are testimonials I could look through before deciding.
Student feedback, where?
Got receipts? Show success stories`,
  "script-page": `
In what place may I read the conversation script?
Where do I encounter the guion of conversation and how it is used
where are the messages im supposed to copy.. like the script
Where's the script
There was a page where you click what they answered and it hands you the next message, marvelous thing, I had it open and then closed it, where's that again
Is your script public? Wanna see if it's any good
where is the conversation script
how do I use the script
interactive mode vs plain text
do I need to log in to see the script
show the whole script at once
Where might I find the wording for the opening message?
script link
what's the next message after they say yes, where do I look
script?
can I bookmark where I am in the script
how does interactive mode work
copy paste messages from where
plain text mode
i want print all the script
the dm script page, is it open to everybody
what do I write to start a conversation
how do I go step by step through a conversation
does the page remember which prospect I was on
first message template where
I'd like to view the script you give your setters
script page how to go back to the place i was
a friend who works for you told me your whole conversation script is out in the open on your site, could you point me to it and tell me how it's meant to be used
Where is the text of the prescribed dialogue to be consulted, and how is it employed?
I should welcome instruction in the use of the script, and in particular of its interactive form.
In what manner does one view the whole of the conversation at a glance, rather than a single utterance at a time?
I type with two fingers, I've got the prospect's chat on one half of the screen, cartoons for my son in the other room, and my shift in an hour. I need what comes after they tell me their job. Where's that step by step thing?
My coach keeps saying stick to the script, stick to the script, and I nod, but truth is I've been making it up on my phone because I don't know where you keep it. Where is it?
I like to have things on paper, from my days at the courthouse. With my glasses and the kids' printer, I'd like the whole conversation on a page instead of one line at a time. Can I switch it to that?
Where is the script of the conversation and how one uses it?
Wo finde ich das Skript, do I need to log in for it?
The script of what to write to people, which page I go see am?
My coach keeps going "just follow the script", and I nod, because I'm a nodder, and I found the tracker and the videos and the account thingy, but where the script lives I couldn't tell you, is it in one of the lessons, or a PDF, or its own page, and do I need my code for it?
I've been copying the messages by hand onto index cards, which my wife thinks is adorable, and then I saw a guy in the group call who clicked on what the prospect said and up came the next line, and I went, hang on, what's he using, is that the same script, how do I get it to do that?
So I'm in the middle of a conversation with a very patient woman, she's answered yes to the thing about her goals, and I lost my place in the long text, I scrolled up, down, up, and I could swear there's a mode where it shows one message at a time, how does one work that?
I haven't even applied yet, I'm just an anxious preparer. Someone in a comment said you can read the messages that setters send, openly, for free, without an account, and I thought great, then I'd see if I could say those things with a straight face, but I didn't come across it on the site.
I wouldn't want to improvise my messages; where may I read the prepared wording?
Would it be possible to see all of the script's messages in one go for printing?
Nobody told me whether the conversation template needs a sign-in to read.
Message templates: where kept?
Playbook for DMs, where?`,
  "sell-data": `
are y'all gonna sell my name to telemarketers
you won't sell my email righttt 😳📧
do you sell my data
will I get spam calls from other companies
who gets my phone number
do you share my info with third parties
are you gonna sell my email
Is my personal information passed on to advertisers?
sell my info?
after signing up somewhere I got 50 robocalls. you too?
data brokers
do partners get my data
who do you share my details with
promise you wont give my number away
selling of personal data
third parties?
do you make money with my information
can I opt out of data sharing
my info going to facebook for ads?
you give my data to others?
Do you disclose my particulars to any outside firm
california do not sell
refuse the pixel
will my email land on some marketing list you sold
last time I filled in a form like yours I had twenty calls a day from insurance people for a month, will my number end up with others if I give it to you
Is the intelligence I furnish ever made over to others in return for payment?
May I rest assured that my address will not be vended to purveyors of advertisement?
To what third parties, if any, are my particulars divulged?
After I filled in a mortgage quote once, my phone rang from seven in the morning till nine at night for a month, on shift, in church, at my boy's recital. If I give you my number are you going to pass it around?
My mother signed up for a sweepstakes and now she's getting catalogs for boats, she's 79, she's got a walker. So I'm asking before I enter my email for her or me. Do you make money off of people's info?
I noticed after I applied that Facebook showed me coaching ads all evening while I was feeding the kids. Coincidence? I don't mind working hard but I do mind if my info is going out the back door to some advertisers.
You sell my data to other companies or not?
Verkaufen Sie meine Daten to third persons?
My number and email, una go sell am give another company?
Every time I put my number anywhere I get the Medicare people for weeks, and I'm forty-one. So I'm hovering over the book button, the time's picked, Thursday 4pm, I've even told my wife, but I haven't clicked, because I'd need to hear that my info won't be passed along for money.
I've got a separate email for signups, with a plus sign in it, that's how I catch them, and I used it with you for the application, and it's been quiet so far, so props, but I'd still like it from the horse's mouth, do you hand people's info to other companies for cash?
My daughter works for one of those broker firms, not proud of it, and she told me lists of job seekers are gold, so that got me thinking about the form I filled in with you, it had my income, or no, it had my hours, and my phone, and is that list going to end up on the market?
It's not that I've got secrets, my life is a rerun. I simply don't care for strangers having my birthday and email, and you'd be surprised who shares, my pharmacy did. I was going to book the free call next week and thought I'd ask first who besides you gets what I enter, and if they pay for it.
I wouldn't want advertisers to buy my phone number from you; is that something you do?
Would it be possible that my application details end up with other companies in return for payment?
Nobody told me whether you trade in the contact details people leave here.
Peddling my details to brokers?
Is my info for sale`,
  "setters-help": `
I am setter of the company, where is the help for my prospects list?
i been settin for yall since june, where the help for the tracker n stuff
I'm on the team already, where's the setter side of the help
I work here as a setter. Where's the help for my work?
where is help on the tracker
im a setter but the help page only talks about the program
help for setters?
I'm already on the team, how do I find answers about my prospects
how do I see the help pages for team members
do i need to sign in to get setter answers
The assistant ignores my question on commission tracking. I'm staff.
setter faq where
I'm one of your setters and can't see help for us
help says nothing about prospects list, i work for you since may
internal help
why can't you answer my tracker question
where's the knowledge base for people already hired
where do setters get help with their daily work
I joined last week as setter, which help is for me
not a visitor, im a team member, show me my help
Is there a separate help section for working setters?
employee help page
assistant doesnt know my prospects, i am setter
how do I get to the team questions and answers
work help for setters sign in?
I've been booking calls for you since August, yet this help page treats me as if I were a customer, how do I get answers on the tracker and such
I am numbered among your setters; where may I find guidance pertaining to my own duties, as these pages address only strangers?
Is there a compartment of this help reserved to those already in your service?
By what means does a member of the team gain access to the instructions concerning prospects and the tracker?
I've been setting for you since August, between my kids' naps, and I came here to look something up for my work. Everything on this page is about people who want to buy or apply. Where do those of us on the team go for help?
My coach said "it's in the help", and I'm on my phone in the Costco parking lot, and the help I'm seeing is all about discovery calls and prices. I'm a setter already. Is there another help that I'm missing?
I ask the assistant about my tracker and it acts like I'm a visitor, even asked if I'd like to book a call, ha. I've worked for you three months. How do I get it to answer setter questions?
I work here already as setter, where are the answers for us?
Onde fica a ajuda for the setters, I only see help for visitors
I am staff setter now, this help no dey answer my work question, where the correct one dey?
I've been on the team for a week and I keep asking this help page things like where my prospects go and what the commission box means, and it only tells me about courses and prices, like I'm some visitor, so am I in the wrong place, is there another help section for those of us who work here?
Could be I'm just not signed in, I never know, the name in the corner comes and goes. I was looking for help with the prospect list, as a working setter, and it treated me as if I were applying, told me about interviews and so on, so where's the version for insiders?
So a colleague showed me on her screen that the assistant answered her about the tracker, status, deals, all of that, and when I ask mine the identical thing, word for word, we checked, it's clueless. We've both been setters since May. What am I doing differently from her, I wonder?
I didn't want to bother operations with it, or coaching, they've been so responsive about my days off. I'm a setter with you and I'm simply looking for the help topics on our kind of work, prospects and commission, because the public ones stop short of that, how do I get to them?
I work for you as a setter and wouldn't want to ask twice; where are the instructions for our work?
Would it be a problem that I'm not logged in when I look for help as a setter?
I'm on your setter team, and nobody told me whether we have help pages of our own.
Insider help for your own setters?
Staff FAQ for setters, where`,
  "setup-call": `
What shall be dealt with in the setup session?
What are we gonna be doin on that setup call
the setup thing tomorrow.. what do i need to have with me
Setup call. What's that
whats the setup call for, do i need anyhting w me
what happens in the setup call
what do we do on the onboarding call
what do I need for my setup call
setup call??
do I need my access code for the setup call
Will someone walk me through installing the tools?
who helps me get all the tools working
should I have my phone with me during setup
what is covered at the setup session
how do I get ready for setup tomorrow
is the tech setup done together with somebody
setup of crm and email on my laptop, is there a call for that
What should I have on hand for the setup appointment?
whats gonna happen at setup
agenda of the onboarding session please
will we connect slack and the email on the setup call
i am bad with tech, does someone set up my accounts with me
what they do with me in the setup meeting
how does the setup go, one tool at a time?
is setup just for me, and what gets done in it
get my accounts running, when does that happen
setup call checklist
I have an appointment for getting my accounts and tools running and I'd like to know what they'll do with me and what I should have next to me at the desk
What business is transacted in the private session at which one's accounts are established?
Which articles ought I to have within reach when my tools are being put in order with your colleague?
I am summoned to a setup call and know nothing of its purport; might you outline the proceedings?
Setup's at noon tomorrow, I got my sister to take the kids, and my husband's bringing his work monitor home. I'd like to know what we'll be going through so I'm not running for passwords and chargers the whole time.
I'm terrible with technology, at the bank they had to send a guy for my email twice. So this setup thing of yours on Friday, does someone sit with me through each program or am I given a list and bye?
My phone gets two bars in the basement where the computer is, and I've got an hour between shifts for your setup. Do I need the phone for that, and what else should be on the table?
What we do in the call of setup, what I need to have at hand?
Was passiert im setup call, do you install the tools with me?
During setup call po what will we do, CRM and email lang ba?
I'm sorry to be so nervous about it. I've got this call tomorrow at ten where somebody sets up the tools with me, and my desk is a mess, but they don't see that, or do they, and I wondered what they'll go through and what I should have lying ready next to me.
So I did the group session already, and there's this other one that's just for me, and I was going to take it from the car, no, from my daughter's, she has better internet, but it occurred to me that perhaps it has to be on my own machine since they install things, or do they?
I've had my interview, and I've signed, and I've been in Slack since Monday, which I'm getting the hang of, and the next thing on my list is setup call, and nobody's mean about it, I just haven't a clue what takes place in it, technical things I suppose, passwords?
Bear with me, I like to be prepared. I've printed my access code in large type, charged the laptop, found the charger of the phone, in case the phone is needed, is it needed, and what I'm driving at is, what are we actually going to do during this hour of setting up?
I wouldn't want to hold everyone up; what will I need beside me when my tools are being configured?
Would it be a problem if my programs aren't installed yet before the setup session?
Nobody told me whether I need my access code at hand for the call about the tools.
Setup session: agenda?
configuring-my-stuff call, what happens`,
  "share-code": `
my wife wants to watch two can i just give her my code
can i let my boy use my login code
can my roomie use my codeee 👯‍♀️🔑
Can I lend my code to my sister so we can study together?
My friend and I thought we'd split it, sort of, and both use my code on different evenings, that's all right, isn't it?
can my sister use my code to look at the lessons
My boy wants in, can I just give him my login code?
may I share my access code
can my wife use my login
somebody saw my code
gave my code to a friend, is that a problem
Is it permissible for two persons to use one code?
my brother wants to watch the lessons with my code
can I lend my code
share login?
my roommate knows my code now what
posted my code in slack by accident
two people one account
can i give my code to my cousin so he see the training
someone else is using my account i think
is code sharing allowed
i wrote my code on a whiteboard and a visitor took a photo
what could people do with my code
share it with my partner ok?
What should I do if another person has learned my code?
code leaked
could me and my husband split one code
let a buddy in with my code
am I in trouble for sharing it
my daughter is interested in sales too and wants to watch a few lessons with me, could she just use my code on her own computer or is that against the rules
Is it admissible to impart my code of access to a third person of good character?
Might a colleague and I avail ourselves jointly of one set of digits?
It has come to my notice that another party is cognisant of my code; is that objectionable, and what ought I to do?
My sister's been a rock, she keeps my kids on my late nights, and she's curious about the lessons, says maybe she'd do this too. She has no money for it. It'd be the same house, same computer. Could I let her in with my number?
A guy in my group says he and his buddy split one login to save money, like with Hulu. He's got a family. I've got a friend from the warehouse who'd go in with me. Is that okay by you?
I held my phone up to show my coworker the portal and I think he snapped a picture with my code right there on the screen. He's a joker, we're on the same shift. Should I worry about someone having it?
Can I give my code to my cousin for that he sees the lessons?
Darf ich my access code to my wife give?
My friend want use my code enter portal, any problem?
My sister-in-law is thinking about enrolling, and I thought it would be the nice thing to let her look around the lessons with my sign-in for an evening, she wouldn't touch anything, she barely touches her own phone, but then I figured I should check if that's something you'd rather I didn't do.
I've got an assistant two mornings a week, for my other business, the candles, and she could enter my prospects into the list for me if she had my number for getting in. It'd save me an hour, or more like forty minutes. Is it okay to hand that over or is it strictly one person, one code?
I was on a group call sharing my screen, to show a conversation to the coach, and I'm pretty sure my sign-in number was on a sticky right there in the picture, all nine people saw it, lovely people, but still, and now I'm unsure if it matters and what somebody could do with it.
So hear me out: two friends, one membership, we'd split the fee, he'd take the mornings and I'd take the nights. I know how it sounds. I sort of suspect it's not allowed, what with the agreement and all, I'd just like to be told officially if two people can use the same code.
My grandson saw my sign-in digits, and I wouldn't want misuse; should I have them replaced?
Would it be a problem if my husband followed the lessons using my sign-in digits?
Nobody told me whether the code is strictly personal or can be used by the household.
Lend my login to a buddy?
Two people, one code, cool?`,
  english: `
do i need good english for this`,
  spanish: `
Is tuition obtainable in the Italian language?
The lessons they are also in Spanish? My english is not perfect
hablan españolll?? 🇲🇽💃 do u have it in spanish
My mother-in-law would be interested as well, she's sharper than I am, but she reads only Spanish really, is there anything for her
hablas español
do you have it in spanish
Is there a Spanish version of the lessons?
my english is not so good, you have other language?
subtitles in portuguese?
can my coach speak french
se puede hacer el curso en español?
what languages do you support
Is the training offered in anything besides English?
mi mamá solo habla español, hay ayuda para ella
german or english only
translated scripts available? I want to write to latinos
do I need good english for this
the site in arabic pls
language options?
i speak tagalog and some english, are the lessons only english
Is support available in Spanish?
bilingual program?
can I change the website's language somewhere
necesito hablar con alguien en español
Vietnamese captions on the videos, any chance
are the calls in english only
my cousin is very smart and works hard but she reads mostly in Spanish, so would she be able to take the lessons in her own language or is all of it English
My mother tongue being Portuguese, I would ask whether instruction is imparted in any idiom save English.
Have your lectures been rendered into French, or is a command of English indispensable?
Would a person of limited fluency in the English tongue find translated matter upon your site?
My wife is sharper than me at this stuff, she ran her own stall in Oaxaca for years, but her English is maybe kindergarten, and she's home with the baby and her phone all day. Would there be lessons she could follow in Spanish?
At the meatpacking plant everything's posted in four languages, even the lunch menu. I speak Somali mostly, my kids translate my mail. So I looked for a little flag at the top of your page to change it and I don't see one.
I read English okay but when people talk fast in videos I lose it, I left two jobs over that. Money's not the question. Do you have the lessons or the support people in another language, say Polish or Russian?
¿Las clases están en español o solamente in English?
Vocês têm suporte em português, or only English?
Gibt es die Kurse auf Deutsch, or other language than english?
My wife reads English fine, slowly, but when they talk fast she gets lost, and in the videos I imagine they talk fast. She's from Colombia and worked in sales for nine years over there. She'd be so much better than me. Is there a version of the lessons, or of the site at least, that she could do in her own language?
I'm French-speaking, from Moncton, well, outside Moncton. The government sites all have a button up top, and yours doesn't, or I'm not seeing it. I can manage an email in English, as you see, with help from my daughter, but I'd be more at ease if the coaching were en français, is it?
Sorry for my writing, I use the translator for some words. I did understand the price and the weeks and the interview. I don't know if the scripts, the ones you send to people, you have them translated too, or is everything, the videos and the support too, only in one language?
At our community center I help people find online work, most of them speak Polish, a few Ukrainian, and they've got computers now thanks to a grant. Some asked me about your training. Before I present it next Thursday, with coffee, I'd need to know which languages you teach in.
My mother tongue is Portuguese, and I wouldn't want to fall behind; are there lessons in it?
Would it be a problem that I speak Spanish better, or is the material translated?
Nobody told me whether the videos have a version in French.
¿Hay versión en español?
Translated lessons, any?`,
  "start-as-setter": `
How speedily, after acceptance, might I enter upon the duties of a setter?
I am free of other engagements and could commence at once; what is the earliest moment at which I might be put to work?
What is supplied to a setter upon the first day, and when are his earliest targets assigned?
My last day at the cable company's this Friday, badge and phone handed in, and we've got one check left before the rent. If everything goes well with you and me, how many days till I'm actually setting?
The school year ends on the 6th, so I've got two weeks before my kids are home all day, and I'd like to be up and going by then. When could I be working as a setter if I put in for it today?
They told me at the shipyard it'd be a week and I waited ten weeks for the background check, eating ramen. So for your setter spot, from the yes to the first day with my own targets, how fast does it move?
When I could begin to work as setter if you accept me?
Wie schnell kann ich anfangen as setter, the same week?
If I pass, how soon una go allow me start the setter work?
I'm sorry, I get ahead of myself. Supposing you took me, just supposing, since I've yet to apply, I'd have to give notice at the bakery, they need two weeks, well, one would do, and so I was sort of wondering how quickly after that things get going and when I'd have my first people to write to.
So I've asked about pay and I've asked about hours, and I understand there's an interview, and my wife says fine, but when, when does it start, after a month of training or straight away, and I didn't know what to tell her, because I could begin tomorrow if it were up to me.
I'm one of those who need a run-up. If I apply on a Monday, then I imagine the interview's the week after, then papers, then some waiting, and I'd be at it by spring, is that about right, or does it go faster than that with new setters, because then I'd better clear my desk.
My unemployment ends on the thirtieth, and I'm not panicking, I have a bit put by, and a good laptop, and my citizenship's in order, but what would help me sleep is knowing how many days lie between being accepted and actually doing the job, and what they hand you on that first day.
I wouldn't want to leave you waiting; how soon after being accepted would a setter be expected to begin?
Would it be possible to begin this same week if my interview goes well?
Nobody told me whether setters train for weeks first or get people to write to immediately.
Fastest route to day one?
Accepted today, dialing in when?`,
  "start-date": `
so when's the next one start or can i just jump in
When's it kick off
if i sign up now when does it actualy start
Could I jump in this week or is there a cohort
when can I start
next cohort date?
do i gotta wait for a new class to open up or can i jump right in
Is there a batch starting in January?
how soon after enrolling do the lessons open
If I pay on Friday could I begin over the weekend?
what day does the next group kick off
are intakes monthly or rolling
When is the commencement of the upcoming round?
im ready NOW how fast can i get going
semester start
I'm away until the 14th, can I join whenever or are there fixed dates?
did i miss the start of the current class
is there a waitlist for the next group
right after signing do i get in the portal same day
My summer break begins in June. Could I come in then?
rolling enrollment or set dates
which live session would be my first if i join mid month
Too late to join this round?
begin date of training pls
how long between enrolling and the first lesson
do you open enrollment only certain times of year
we're moving to Tennessee at the end of next month and I don't know if I should sign up before or after, does a group start on a certain day or is it whenever
When is the next intake of pupils to be received, or is admission continuous?
Must one await a fixed term, as in a school, or may one commence forthwith upon enrolment?
I should be glad to learn the earliest date on which my studies might be inaugurated.
Community college made me wait till January for the welding class and by then my old job was gone and the baby was here. I've got time now, like this week. So if I sign up Wednesday do I get going Wednesday or is there a group I wait for?
I'm between contracts, phone's paid up, kids at their dad's till the 20th, basically the perfect window for me to hit it hard. My worry is that you only open the doors every quarter. When does the next round of the training kick off?
My cousin and me want to do the program in the same class, she works at the airport and gets her schedule a month ahead. Is there such a thing as a class with a first day, and if so which date?
When begins the next group of students?
After I pay, the lessons is open the same day or I wait for a new batch po?
It exists a date of beginning for the course, or one can enter always?
At the college you had to be there in September or you waited a year, and I always missed September. I've made up my mind about yours, nearly, I've only got the call left. So is there a next date I have to be ready by, or a group that begins together, or do I start whenever?
I've got a hip replacement on the 9th, then two weeks of lying flat, which would be ideal for videos. But if your class starts on the 1st I'd miss the beginning, and if it starts in the new year I'd be back on my feet. When does the next round of the program begin, if there are rounds?
I'd rather not join halfway, with everyone already knowing each other's dogs' names. The last course I did was like that. So do people come in at different moments with you, and do I get the lessons the minute I've enrolled or only when my batch is up?
My tax refund's coming around the 20th, so that's when I could pay, the first part anyhow. If the next intake's before that, I'd need to borrow from my sister, and I'd prefer not to, she keeps records. When's the following one after that, or can one begin on any old day?
I wouldn't want to miss the beginning; when does the next group start the program?
Would it be possible to begin the lessons right after enrolling, or must I wait for a date?
Nobody told me whether enrollment is open all year round.
Next intake?
Rolling enrollment or fixed dates?`,
  "stay-signed-in": `
For what length of time does my session endure before I must enter the code anew?
i forgot to log out at the library.. can i sign that computer out from home
For what duration does the portal remember me on my laptop?
how long til it logs me outtt 🚪
How often will I have to log back in on the same laptop
how long do I stay signed in
why do I have to log in again
does it log me out automatically
keep me logged in
logged in on the library computer, how do I sign out there
see which devices are signed in
For what period does a session remain valid?
do I need the code every day
sign out all other devices
how do I log out
got kicked out after a month
remember me option?
session expires when
sold my old phone and I was still signed in on it
stay logged in
is it 30 days or forever
where do I see my devices
it asks me the code again after some weeks normal?
log out of my ex's laptop
login lasts how long
can I be signed in on 3 devices at once
How may I terminate a session on another machine?
I signed in at my mother's place over Thanksgiving and don't remember if I ever signed out, how long would that last and can I end it from here
What term is set upon my admission to the portal ere I am called upon to identify myself afresh?
Is it feasible to revoke the session upon an apparatus no longer in my possession?
Why am I periodically obliged to tender my code anew, and at what interval does this recur?
I use the computer at the library on Tuesdays because mine's shared by four kids, and last week I ran for the bus and left it open on your portal. Is it still logged in there for whoever sits down next?
Every so often it kicks me out and I have to dig up the code from my purse, usually when I've only got half an hour before work. My phone too, not at the same time. How many days do I get between logins?
I gave my old tablet to my niece for her birthday, with the charger and all, money's tight. I was watching lessons on it. I'd like to log that tablet out from here without asking for it back.
How many days stays open my session in the portal?
Wie lange bin ich angemeldet on one device, until I must put the code again?
I want to remove my account from other device that is sign in, how?
It threw me out again this morning, and I'm trying to work out if there's a pattern. I signed in on the 2nd, or the 3rd, it was a Sunday at any rate, and now it's the beginning of the next month and it wants the code, which I then have to go find in the drawer, is that on a timer?
I used the computer at the public library for lesson eight because ours was updating, and I had to run for the bus, and I can't for the life of me remember whether I logged out. It's not that I have secrets in there, but can I somehow kick that one off from home?
My kid sold his tablet at a yard sale, ten dollars, great deal, and it only hit me at night that I'd been watching the portal on it. So the buyer's maybe still in my account? Does that end by itself after a while, or is there a list of devices where I can boot one out?
I guess what I'm after is how often I'm going to need to type that thing. I travel with a laptop, a work phone and a personal phone, and I set up all three on different days, so they'd all run out at different times, right, and after how long exactly, or is it until I log out?
I use a shared computer and wouldn't want to remain logged in; how long does a session last?
Would it be possible to log out an old phone that I no longer own?
Nobody told me whether I'll be asked for the code each day or only now and then.
Session expiry?
Kick my other devices off`,
  "success-rate": `
What proportion of those who enrol achieve a favourable outcome?
how likely is it that id fail.. like what percent works out
How many actually make it
Out of, say, a hundred people who begin this, how many does it really work out for, I won't be upset by the number, I worked in insurance
how many people actually make it tho
Success rate, real stats, not the highlight reel
success rate?
how many people actually make it
What percentage of your setters succeed
out of 100 people how many fail
how many graduates do you have so far
Pass rate of the program, please.
whats the drop out rate
odds that this works for an average joe
do most folks quit or finish
How many alumni are there
numbers on how many students end up earning
what are my chances realistically
Is the success figure you state for setters or students?
ratio of winners to losers lol
does everyone get results or just a few
statistics on outcomes?
some people earn nothing right? how many
How many people have completed it since you began
percent success
what share of trainees reach their goal, in your honest estimate
i wanna know the fail rate not just the shiny stories
how big is the chance it works for somebody shy
not asking for the sunshine version, out of everybody who signed up last year how many really made it work and how many gave up along the way
What proportion of your entrants may be said to have prospered in the endeavour?
I should be obliged for a frank statistic of the fraction who attain the desired end.
Of every hundred setters, how many, in your estimation, are accounted successful?
I teach statistics at a community college in the evenings, my day job is at the DMV, and my wife's expecting. I don't need stories, I need a percentage. Out of everybody who starts, what share get there?
There's 14 guys in my crew on the roof and we always say ten quit by July. So I figure most folks quit your thing too, what with kids and jobs and all. What's your number, how many make it out of a hundred?
My aunt saw 85 percent on something of yours and told everyone at Thanksgiving, between the pie and the phone pictures. I'd like to know if that's the real rate and how many graduates there have been.
From 100 persons how many have success with you?
Qual é the rate of success and how many are graduated already?
What is percentage of people that succeed for this thing, be honest
I've started a lot of things. Guitar, Italian, keto. So I know myself, and what I'd want to hear before starting this is how it goes for people in general, how many out of ten stick with it and get somewhere, and I mean all of them, not only those who end up with a picture on the home page.
I'm an actuary's widow, forty years of dinner conversation about probabilities. So forgive me for asking about the denominator. You've got nice stories there, and sensible prices I suppose, but how many have completed it in total, and what share of them does well by your own count?
My gut says do it, my head says show me the numbers. I did ask on the phone how long it takes, and about the payments, and forgot the main thing, which is, well, what are the chances? Like, is it half the folks, most of them, a lucky few? And do some get nothing out of it at all?
There's a percentage on one of your pages, I saw it on the bus, eighty-something, and now I can't find it, and I can't recall if it was for setters or for students or for, I don't know, customer happiness. What's the figure, and what's it a figure of, if that makes sense?
I wouldn't want to be among the unlucky ones; what share of your people does well?
Would it be fair to ask how many have graduated and how many of those failed?
Nobody told me whether most people succeed with this or only a few.
Hit rate?
Percentage that pans out?`,
  "support-hours": `
when r u guys open
In what schedule attends the support
when yall open
During which hours is your support desk attended?
What hours is somebody manning support
when is support available
what are your hours
are you open on weekends
open now?
is anybody there at night
What are the opening hours of your help desk?
closed on memorial day?
till what time does support answer
support on sunday?
business hours
hours of operation pls
do you answer after 6
is support 24/7
are you there on saturdays
when can I reach the support team, I get off at 7
which hours support work
office hours?
how late are you open
its 2 am, anyone awake over there
monday to friday only?
on what days is the support staffed
is help available on christmas
I work nights and sleep until about four in the afternoon, will there be anybody at the support desk by the time I'm up or are they gone by then
Between what hours, and upon which days, is your bureau of assistance attended?
At what time of the evening do your correspondents retire, and is the Sabbath observed?
Would a communication sent upon a Saturday find anyone at his desk?
I'm on nights at the hospital, home by eight, kids to school, then I'm dead to the world till four. So if I've got a question I can only bring it up around 5 your time. Would your support people still be there?
Tomorrow's Veterans Day, my office is shut but my wife's isn't, and I was hoping to sort some stuff with you over the weekend too. I never know with online places. When's your help desk open?
I called my credit union at 5:01 and got the machine, so I've learned to ask first. I'm in California, phone in hand, off at three. What's your support's opening time and closing time?
From what hour until what hour works the support?
Until how many o'clock is the Kundendienst there, also on Sunday?
Support team is open what days po, weekend also?
I only ever get to my own stuff after the kids are down, so nine-ish my time, which is Mountain, or is it Pacific this half of the year, I'm in Arizona, we don't do the clock thing. Anyway I've got a payment question, not urgent, and figured I'd time it for when your people are in.
I wrote on the Saturday and then I thought, well, it's a weekend, they've got families, and then Monday was that holiday, or was it a bank holiday only, and I'd just like to know for future reference what days and what times somebody's actually at the support desk.
My shift at the plant is six to four and I can't touch my phone there, so by the time I'm in the car it's close to five, and I don't know if that's too late already, you being on the East coast I believe, so till when can I count on somebody being around on a weekday?
Sorry for the late hour, I assume no one's there, it's 2 a.m. and I can't sleep because of the coffee, and because of the interview. It's no emergency, my thing can wait, I simply wondered from when in the morning you're answering folks, and whether Sunday's a working day with you.
I'd not wish to write outside business times; on which days is your support staffed?
Would it be a problem to contact support on a Sunday morning, or is nobody there?
Nobody told me whether your help desk works evenings or only during office time.
Opening times, help desk?
Support on Saturdays or nah`,
  "time-zones": `
the booking page shows me the wrong time
the hours on the booking page are three off from my clock
why is the time of my call shown in another zone than mine
your calendar shows the wrong hour for where I live
is that 3pm est or my time
Are the hours displayed according to Eastern time, or according to that of my locality?
I live in Arizona, where we do not observe daylight saving. Are the hours displayed adjusted accordingly?
That 3pm mine or yours
Is 1400 on that calendar my time or Eastern?
is the 3pm my 3pm? were in hawaii
what time zone is that
is 3pm eastern or my time
I'm in California, are the times shown in PST?
do I have to convert the hours
the calendar says 10:00, 10:00 where?
times in est?
traveling in Europe right now, which zone will the booking use
Does the booking page adapt to my location?
timezone wrong on the booking page how do i change it
my phone is set to central but I live in mountain time
in hawaii, will the call be at 4 am lol
what about daylight saving, will the time shift
which time zone do your appointments use
are slots local time
Is the hour displayed the one for Toronto or for Florida?
utc or what
can I choose another zone for the times
will my calendar entry be in the right time zone
i fly to seattle the day before, does the appointment time change
my time or yours
est pst confusion, help
clock on page differs from my clock, which zone it uses
I live in Indiana right by the Illinois line and my computer and phone never agree on the hour, so the 2:30 that I'm looking at, whose 2:30 is that
To which meridian are the hours displayed upon your calendar to be referred?
Residing as I do in Mountain Time, I would ascertain whether the hours exhibited require conversion on my part.
Is the appointed hour expressed according to my own locality or that of your offices in Florida?
I live in Indiana right on the line, my job's on Eastern, my kids' school is Central, and my phone flips back and forth depending on which side of the river I'm at. So the 4:00 on your booking page, whose four is that?
I'm a flight attendant, so on Monday I'm in Phoenix and by Wednesday I'm in Boston, and paid from Atlanta. I booked a call for Wednesday at noon. Does that move along with me or should I be doing math?
My laptop was my cousin's in Hawaii and I never fixed the clock on it, I just go by my microwave. Now your page gives me times that look way early, before my shift even. Can I tell it what zone I'm in?
The hours in the page are of my country or from Florida?
O horário is mine or American, which fuso you use?
3pm there is in what time zone po, my time or your time
I live in Indiana, in one of those counties, half my street's on Central and the post office is on Eastern, it's a circus. So I picked ten o'clock on your page, for the free call, and now I'm second-guessing if that's ten for me or ten in Florida, where you are, if I've read it right.
I'll be traveling that week, flying to Denver on the Monday, for a christening, then to my brother's in Maine, and I booked from home in Chicago. The slot says 1 pm. I put it in my phone too. Will it move when I land, or does 1 pm mean one in Chicago for ever and ever?
Possibly my computer's set wrong, since it's refurbished and came from Arizona, and it thinks it's there still. The times you offer look early, five in the morning early, so before I choose one, I'd like to know which clock these go by and if I can tell the page where I really am.
So I'm in Halifax, that's Atlantic, which nobody ever remembers exists. All the sites say ET or PT and I do sums on my fingers. For the interview slot I got 4:30, no letters after it, well there was something in gray, and I'm just not certain it's my 4:30.
I'd hate to arrive an hour off; do the offered times follow my local clock or Florida's?
Would it be a problem that my laptop is still set to another region's clock when I choose a time?
Nobody told me whether the hour I picked is Pacific or Eastern.
Whose clock?
Slots local or ET?`,
  "too-many-codes": `
typed it wrong a bunch now im locked out
I failed many times the code and now it makes me wait
Locked out. Too many tries
I typed it wrong a few times (sevens and ones, my handwriting) and now it says I've to wait, for how long, and is there no way round it
it says I have to wait
locked out after too many tries
too many attempts
how long am I blocked from signing in
entered it wrong like 6 times now it wont let me
Why must I wait before entering my code again?
even the right code doesn't work now, it tells me to wait
wait 15 minutes?? my call is in 5
please wait before trying again
lockout
my son played with the login page and now we're locked
unblock me
rate limited on login
too many wrong codes
can I skip the waiting somehow
tried so often that it stopped me
The sign-in page imposes a delay on me. How do I get around it?
it make me wait for login why
new computer and it says too many tries wait
sign in timer
how long is the lock
blocked cause of wrong codes
I mistyped it a bunch with my big thumbs and now even when I put it in right the page says come back later, is there any way around the wait
I am enjoined to tarry before a further attempt is allowed; how long does this interdict endure?
Having erred repeatedly in the entry of my digits, I am now debarred even with the proper ones. Is there any expedient?
By what means may the enforced delay upon signing in be circumvented, my need being immediate?
My son was playing banker on my laptop and mashed the number pad, I don't know, twenty times. I've got the right code now, I've a class tonight after work, and the page just tells me to wait. How long, and is there a way around?
Was in a hurry on my lunch, fat fingers, greasy phone, got it wrong over and over. Then I found the paper in my wallet behind my paycheck, typed it perfectly, and it still wouldn't take it, it says try later.
So it punishes you! I guessed mine a handful of times because I was too embarrassed to ask, then my manager called me back on the floor. Now I'm on a countdown. Can somebody let me in sooner?
I put the code bad many times and now I must to wait, how much time?
It says wait before sign in po, but my code is correct now, what to do
Errei o código muitas vezes, now is blocked, how unlock?
So my code has both a 6 and a 9 in it, or two 9s, my handwriting is the problem here, and after trying all the versions, methodically, it now says I've got to wait, and I've since found the correct one in an email, but it won't even let me put that in, is there no way around it?
My little one got hold of the laptop and banged on the numbers for I don't know how long, she was so proud, and now the sign-in page tells me to wait, while my session with the coach starts at half past, and on the phone I'm still in, oddly, so what are my options here?
I can see why you'd have it, people guess, sure. But I typed it in wrong maybe five times, six tops, because I was using last month's, and then the page put me in a sort of time-out, and I'd like to understand how long that goes on and if waiting is really all I can do.
Got a new laptop for my birthday, first thing I did was try to sign in, with my glasses off, several times, and it now refuses to take anything, saying that I should wait, even though I've got the right code in front of me now, glasses on, could someone let me in sooner?
I mistyped several times and wouldn't want to be locked out for good; how long is the wait?
Would it be possible to get in sooner, as the page says I must wait after wrong attempts?
I was told to wait before signing in again, and nobody told me whether that's minutes or days.
Rate-limited at login. Bypass?
Login cooldown, how long`,
  "tools-provided": `
do i need to by a bunch of programs or do you give me that stuff
Do I gotta go buy a bunch of software or do y'all furnish it
do i need to pay for a crm or whatever or is that included..
Do I need to buy my own CRM or is it provided already?
what tools do I get
do I have to buy software
is the crm included
Will I need to pay for my own subscriptions?
what comes with it, scripts? portal?
which software do you use
do you give me leads and a crm or do I bring my own
everything included or extra apps to buy
Which platforms shall I be working with?
what programs will i be using on the job
slack included?
list of the tools pls
do you hand us scripts or do we make our own
does the company cover zoom and crm costs
What resources are at my disposal once I'm in?
Do setters get their own dashboard?
whats provided
materials and equipment you supply?
any templates or swipe files come with the training
do i need gohighlevel or sales navigator myself
tech stack?
which tools am I supposed to have now that I started
at my last remote gig I had to pay for the dialer and the lead software out of my own pocket, so which programs come with this and which would I have to buy
Am I to furnish my own software, or are the requisite instruments supplied by the house?
I should be grateful for an inventory of the applications placed at a participant's disposal.
Must one incur any outlay upon licences or subscriptions in order to carry out the work?
At my last remote gig I had to pay for Zoom, a dialer, and some email thing, about ninety bucks a month, which with two kids in daycare just ate the check. What programs come with this so I don't have to buy any?
I've got an old Dell my nephew fixed up, Windows 10, nothing on it but Solitaire and my bank. I get the impression you use a bunch of systems over there. Which ones would I be given to do the job with?
My brother in law does real estate and swears you need a subscription to Salesforce or some such to follow up with people. I work nights at the hotel and can't afford another monthly bill. So do you hand us that kind of software?
The programs for working, you give or the person has to buy them?
Welche Werkzeuge do I become from you, must I pay for licences?
list of the tools and softwares that you provide me please sir
I've put sixty dollars aside for software, in an envelope marked "software", because at my last thing, the Etsy thing, you had to pay for this program and that program and it ate up all I earned. I have a computer. What I'd like to know is which programs I'd need here and whether I buy those myself.
My grandson says I'll need Office, and Zoom premium, and some CRM, and he rattled off prices, he's very well informed. And I said, wait, maybe they give it to me. I know about the videos and that they're included. But as for the rest, the stuff one works with daily, what do you supply?
I was going to sign up for one of those contact-management subscriptions tonight, there's a sale on until midnight, thirty percent off, and then I had a little voice saying ask first. Does a new person here get that sort of thing from you, and what else is in the package, email, accounts?
So I'm fairly low-tech, I've got a laptop, and a browser, and solitaire. Everyone's talking about their CRM, their tracker, their Slack, as though it came with the house. Is it so, that all of this is given to you at the start, or does each one organize their own?
I wouldn't want to pay for extra programs; which software do you supply?
Would it be necessary to buy a CRM subscription of my own, or is it given to me?
Nobody told me whether I bring my own software or you provide it.
Toolkit: what's supplied?
What software comes with it`,
  tracker: `
What purpose does the prospect register serve?
what is that big list with everyones names for.. do i put mine in too
What is the purpose of the prospect tracker, and how does one enter a newcomer?
what's the tracker forrr 📋❓
What's the tracker for, and who can see who I add?
what is the prospect tracker
where do I add a prospect
how do I log a new lead
add new prospect
who can see my prospects in the tracker
Is the tracker shared with the whole team?
how do I know if somebody already added this person
tracker
put a lead in the list how
what goes in the tracker
can the others see what I entered
where's the list of all leads
duplicates in the tracker, how do I avoid them
just booked someone, where do I enter it
enter call date and country for my lead where
how i put new person in tracker
search the tracker before I add?
what do I use the prospect list for
Where are prospects recorded?
add my booking to the tracker
does the team see a new prospect right away
tracker explained pls
yesterday I booked my very first person and my coach said put him in the list that everyone shares, so what is that list and how does he get in it
For what end is the prospect tracker maintained, and who has sight of it?
In what place is a newly acquired prospect to be entered, so that my colleagues may be apprised?
Ought I to ascertain that a person is not already inscribed before adding him to the team's list?
I've kept mine in a notebook with a unicorn on it that I stole from my daughter, names and call times and who's got a job. Coach says put them in the tracker. What's that, and where do I add somebody?
Me and another setter, we both know this same fella from the gym, and we're both on nights so we never talk. I don't want to fight over a hundred bucks. Is there a list we all share where I can see if he's in it already?
I just got my first yes!! My husband's dancing with the dog. She's Wednesday at six after her shift, two kids, super nice. So do I have to log that somewhere for the team, and where's that at?
The tracker of prospects, what is and how I add one person?
Wofür ist der tracker and can all see what I enter?
Where I go put the person wey I just book inside the list?
Sorry, I'm probably the last to ask. I've booked a lady, my first one, I was so excited I told my whole church, and then my coach said put her in, and I said in what, and he'd already hung up, so I was sort of wondering what list he meant and what I do there.
So there is the CRM, I have that now, and there's Slack, and there's the booking page, and then people keep saying have you logged them, logged them where I think, there's also some shared list, isn't there, with the dates and deals, and I'd like to know what it's for exactly.
I apologize in advance. I was going to add a gentleman I've been chatting with, but I have a feeling somebody on the team has already got him, the name rings a bell, and I don't know if I should look first, or how, or whether the thing catches doubles on its own.
I don't want to make a fuss, but when I typed in my new booking, I got a little shy, because, well, can everybody on the team see it, right away, or only after someone approves it, I mean I misspelled things at first, which is what made me wonder who else looks at that list.
I wouldn't want to enter someone twice, so what's the proper way to put a new prospect on the team's list?
Would it be a problem if I added a person before their call is even booked, or what does that list hold?
Nobody told me whether the rest of the team sees the prospects I add.
lead ledger, what's it for
Logging a fresh booking, where?`,
  "tracker-commission": `
where do i see how much commish i got
where can i see what i made this month in commissions
where do I go look to see how much commission I got comin
In which part I see the commissions that I have gained?
where my commission at in the tracker
where can i see my commissionsss 👀💸
where do i see what ive earned this month
Where's my running commission total live
where do I see my commission
how much have I earned this month
does the tracker show what I made
commission total where?
is the number in the tracker what I'll get paid
What does the commission figure in the prospect tracker represent?
is that commission for me or the whole list
how's the commission in the tracker calculated
where's the monthly commission shown
10 percent of what exactly
where can i look up my earned commission
tracker says 1,240 commission, is that my pay stub
show me commission by month
is the commission earned box real money or an estimate
commission overview
see my earnings in the portal how
Which screen lists commissions from closed deals?
check what i earned so far in tracker
commission earned at the top of the tracker, does it include everyone's deals
why does the tracker commission differ from what the agreement says
can I view last month's commission somewhere
i want see my commision in the list where is it
there's a commission number at the top of the prospect list and it looks way too high to be mine only, what does it add up and is that what I'll receive
Upon what page is the commission hitherto accumulated exhibited to a setter?
Is the figure shown in the register under commission to be taken as a definitive account of what I am owed?
Where may I inspect, month by month, the ten per cent arising from concluded sales?
I like to look at it with my coffee before the kids are up, what's come in so far. At the dealership it was on a whiteboard. I've been through the training dashboard and my account on my phone. Where do I see the commission so far?
There's a number on the tracker that'd pay off my car, and I got really excited and told my wife during her shift. Is it mine? or is that everyone's put together, and is it what will hit the bank?
My accountant brother says never trust a number you can't trace, he's fun at birthdays. We were on my laptop, and I wanted to show him the commission for October by month in your system and couldn't find it.
Where I can see how much commission there is this month?
Onde vejo a comissão in the tracker, is it only mine?
Which side I go check the commission wey don enter for this month?
I'm sorry, money is an awkward subject. My first two closed, I think, or one closed and one is thinking, and I've no complaint about payment at all, I only wanted to see, for myself, how much has come together so far this month, and I can't for the life of me find where that's shown.
So there's this number at the top of the list, and I got all excited and told my wife we can fix the roof, and then it hit me that it might be everyone's together and not mine, I mean it was rather high, so whose commission is that figure really, if I may ask?
It's probably me. The tracker says one amount for October, my bank says another, a smaller one, and before I go bothering the payments people, who have been very kind about my paperwork, I thought I'd ask whether that amount in the tracker is even meant to match what I'm paid.
I looked in the CRM first, then in the training portal under account, then I thought perhaps it comes by email, and I apologize if it's right under my nose, but where does one go to look at the ten percent from last month and the month before?
I wouldn't want to rely on the wrong figure: is the commission shown in the list what I'll actually receive?
Would it be possible to view my earnings from closed deals somewhere, month for month, without asking anyone?
Nobody told me whether the sum on the prospect page counts as a payslip.
My cut, displayed where?
tally of the ten percent`,
  "tracker-edit": `
put the wrong name in the tracker how fix
put the wrong name in the tracker how i fix it
I encode the wrong income of my prospect, how can I edit
i spelled someones name wrong in there can i fix it
I made a mistake in the tracker
how do I change a prospect
wrong call date entered
misspelled the name of my prospect
delete a prospect
How can I amend an entry I made?
removed a lead by accident, get it back
fix typo in tracker
status is wrong, who changes it
can't change the deal amount
undo my last change
edit
put in the wrong income, how to correct it
prospect rescheduled, who updates the date
restore prospect
need admin to set status to closed
i want to correct country of a lead
added the same person twice how do i remove one
change deal amount for Mr. Alvarez
where's the correct button
erase an entry in the list
i write wrong score, how i change
I put in 85 thousand for the income but he told me 58, and I can't see how to alter it, and the deal amount someone typed is off too
An erroneous entry having been made under my hand in the register, how is it to be amended?
By whose authority are the status and the amount of the deal altered in the list of prospects?
I have inadvertently expunged a prospect from the tracker; may he be reinstated?
I typed the name with the baby on my lap and so it's "Jenniferrrrr" with a bunch of r's, and her income's got an extra zero too, bless her. How do I go back in the tracker and fix that before my coach sees?
He bought the big package, five grand, I heard from the closer while I was at my other job. But on the tracker he's still sitting at booked and I can't seem to change it on my phone or computer. Who does that?
I removed the wrong Mike. There's Mike with the kids and Mike with the boat, and I meant the boat one. Payday's coming and I'd like to have Mike with the kids back in the list.
I put bad the date of the call of one prospect, how I correct it?
Ich habe a prospect gelöscht by mistake, how bring back?
I enter wrong income for one prospect, how I fit edit am?
I feel awful, I was in a hurry because my grandson was calling, and I put down Canada where it should say United States for a Mr. Peterson, no wait, Petersen with an e, so the name is wrong as well, and I was kind of wondering whether one can still fix that after saving.
Sorry, me again. I added a person twice, or I think I added her twice, and so I removed one, only now I believe I took out the wrong one, the one with the notes, and I've been staring at the screen asking myself if there's any way to bring her back.
It's not really important, or maybe it is, you tell me. The deal amount for my guy says 3000 and the closer told me he took the 5000 package, and I looked for a button to alter that figure and there isn't one for me, so who would be the one that can, I was wondering.
So I had a call in for Tuesday, then the fellow moved it to Friday, then it turned out it had been Wednesday all along, my mistake, and the entry still shows the first date, which is why I'm asking, very sorry, how a person changes what was typed in before.
I wouldn't want to ruin anyone's list, so how do I safely fix a misspelled name I entered?
Would it be a problem if I changed the status of my own prospect, or is that only for administrators?
I typed the wrong income for someone, and nobody told me whether it can be amended afterward.
Fat-fingered an entry. Amend how?
undelete a removed lead`,
  "tracker-qualified": `
what score and income do they need to be qualified in the tracker
What ingress and what credit must to have a prospect for to be qualified?
By which thresholds of income and credit does the tracker regard someone as qualified?
What makes a lead qualified in tracker
Mine is down as not qualified, and she's lovely, 59 thousand a year and a score of 720, lives in Idaho, so what's the cutoff that your list goes by
What makes a prospect qualified in that list
when is a prospect qualified
what credit score do they need
minimum income for a qualified lead
why does it say not qualified
my prospect has 690 credit, does that count
What criteria does the tracker apply for qualification?
does he have to live in the US
qualified means what
canadian prospect, qualified?
income 55k ok or no
who can see my prospect's credit score
the tracker marks her as unqualified and she earns 80k
qualification rules
credit score and income limit?
700 is the cutoff right
is a lead in mexico qualified
how does it decide if they're qualified
can other setters see the income I put in
lead has good credit but makes 40 thousand a year
for what reason tracker say prospect not qualified
what makes a lead qualify in the tracker
requirements for qualified status
my lead lives in Denver with a score around 720 and earns fifty eight thousand, and the list shows her as not qualified, what are the limits it goes by
By what measures of fortune and credit does the register pronounce a prospect qualified?
Who, besides myself, is privy to the income and the credit rating which I enter?
Below what credit standing or yearly revenue is a prospect marked as unqualified in the list?
My guy makes fifty eight a year driving for UPS, owns a house, has a wife with a job, and a score of 740. I put him in the tracker last night after my kids were down and it won't give me the green qualified. Why's that?
I feel bad asking folks about their credit, my own was in the 500s after the divorce, and I'd not tell a stranger on the phone. If I type hers in the tracker is everyone going to see it, and what's the number it wants?
She's got the score, she's got the salary, she even has the free hours, but she lives in Toronto, and the tracker won't call her qualified. My shift's over in ten minutes. What does it go by?
What conditions must have the prospect so that the tracker says qualified?
Qual score e renda the prospect needs to be qualified in the tracker?
How much income and which credit score go make tracker show qualified?
I'm sorry, I know I should have taken notes. The lady earns, she said, fifty-eight, plus some tips, so maybe sixty-one, and her credit is good she thinks, and the tracker gave her no green mark, so I was sort of wondering what exactly the numbers have to be for it to count her.
I think I'm mixing up two things here, because in the lesson qualified meant they showed up and so on, but then in the list there's also a label like that on each person, and it seems to come from their finances, and I just wanted to understand when the list gives it.
Not to be nosy, truly, but I noticed I can see the credit score of people I put in and not of the ones my colleague Denise put in, which made me think something was broken, or is it rather that only some of us are meant to see those fields?
So my prospect lives in Toronto, lovely man, retired dentist, income well over a hundred, score of 790 he says, and he already has his call on Monday, and the tracker still says not qualified, so I've been going round in circles wondering whether it's the country that does it.
I'd hate to enter it wrongly: what credit rating does a person need before the list marks them as suitable?
Would it be a problem if my lead's score were 690, as far as the tracker's mark is concerned?
Nobody told me whether I decide myself that somebody is qualified in the list, or the system does.
FICO and wage cutoffs in the list?
Minimum income to turn green`,
  "training-content": `
what do u learn in the vids
what all do you teach in those lessons
What exactly am I gonna learn in them lessons hon
what topics are even in it.. just so i know if id understand
what they teach in there
what will i learnnn 📚💡
What's in the training
What topics get covered, start to finish?
Break down the curriculum
what do I learn
what's in the course
Could you outline the curriculum?
how many lessons are there
topics covered?
is there stuff on handling rejection
do you teach linkedin or just facebook
syllabus pls
will I learn closing as well or just setting
what are the modules about
does it cover how to find people to write to
Give me a rundown of everything taught, start to finish
do the lessons have written notes too or only video
teach me objections?? is that part of it
i want to know what the training contains exactly
what skills will I walk away with
any psychology in it, why people buy and all that
does the training teach DMs that don't sound like spam
table of contents for the lessons
Is triage taught, and what is it
contents?
what does each lesson look like
do you cover cold calling in the classes or is it messages
could you walk me through what all the lessons go over, like do they begin with finding people and go all the way to booking and closing or only part of it
I should be glad of a synopsis of the instruction, that I may judge whether it merits my attention.
Of what does your course of tuition consist, and into how many lectures is it divided?
Might one be apprised of the subjects treated in the instructional films before committing oneself?
I taught third grade for nineteen years so I know a good lesson plan when I see one, my pension doesn't start till I'm 60 and the kids are in college. Before anything else I'd love to see what topics your videos go through.
My buddy from the tire shop says these courses are an hour of hype and a link to a PDF. I got rent due and a used laptop and I just want to know what's actually inside the lessons, chapter by chapter like.
I've done customer chat for a phone company and some Avon on the side, when my daughter naps, so some of this I might already know. What stuff do you teach from beginning to end, does it go past the booked call or stop there?
What themes are treated in the lessons, from the begin until the end?
Quais conteúdos has the training, how many video classes and about what?
what is inside of the 26 videos, you teach the first message also?
I took a sales class in 1988, we had overhead projectors, and a man named Chip who clapped a lot. I dare say it's moved on. I know your price and your twelve weeks, what I couldn't picture is what's being taught, is it how to write, how to talk, how to find people, all of that?
Before I pay for a cookbook I look at the table of contents, to see if there's anything besides chicken. It's the same with your course. I've heard there's a couple dozen videos. Could you tell me what they go through, from the beginning to the end, and is there anything to read with them?
My worry is that I'd be learning things I know, I was in hospitality for sixteen years, I can smile at anybody. Writing to strangers online I can't do, nor booking them for something. So I was sort of wondering which topics your lessons go into, and how many there are of them.
I've had a good talk with your adviser and she explained the payment and the coaches and even the weather in Tampa. Only when my wife asked me afterwards, "so what do you learn there?", I said, sales, and she said, what about it, and I didn't know. What's in the training?
I wouldn't want to relearn what I know already; what subjects do the lessons treat?
Would it be possible to see what topics the videos go through before I join?
Nobody told me whether the lessons teach writing messages, closing, or both.
Lesson topics?
What's on the curriculum, exactly
Module rundown?`,
  "video-missing": `
Lesson nineteen announces that its film is not yet to be had; is my account at fault?
In lesson 14 says that the video is not available yet, is it my account the problem?
Lesson fourteen announces that its video is not yet available. Is my account at fault?
it says video not available yettt 🎬❓
video not yet available for this lesson
lesson 27 has no video
there's nothing to watch in this lesson
when will the missing video be uploaded
it says the video isn't available yet, is it my account?
no video just text
Why does this lesson lack a video?
empty lesson
"not yet available" huh
do I skip the one without a video
the video of lesson nine is coming when
just an overview and no clip
is there a problem with my login bc one lesson says no video yet
one of the lessons is missing its recording
video missing
lesson page says to come back later
some lesson has not video, is my mistake?
Has the recording for module 31 not been added?
only a description, where is the video
how do I finish a lesson that has no video
not available yet message on a lesson
blank where the video should be, with a note saying its not available yet
I opened lesson thirty four and where the others have a player this one just has a sentence that it isn't available yet, did I do something or is it not made
A certain lecture is announced as "not yet available"; does this betoken some deficiency in my entitlement?
In the stead of the expected film I find a notice of its absence. Is it to be supplied hereafter?
Am I to wait upon the lesson for which no recording has been provided, or proceed to its successor?
I set aside tonight special, ordered the kids a pizza, turned off my phone, and the lesson I'm up to has words and no movie, it says it's not available yet. Did I forget to pay for something?
My coworker who signed up a month before me has the same thing on her screen, so it can't be my laptop. There's a lesson that tells you its video isn't there yet. Do I sit on my hands until it comes?
It's number 22 for me, I've got nights off through Sunday and I wanted to finish them all. Where the video goes, there's a line about no video yet for this lesson. I read the text, I guess. Is that alright?
The lesson says the video is not available still, when it will be?
Diz que o vídeo ainda não está disponível, my account has problem?
One lesson no get video, e say not yet available, wetin I go do?
I panicked a bit, because I'm on a roll, seven lessons this week, and then number twenty-two says its video isn't available yet, and my first thought was they've cut me off because of the late installment, which I did pay, on Wednesday, so is that me or is that everybody?
So it's not that it doesn't play, let me be clear, I know what that looks like, I had that last month with the ad blocker. This time there's a message in place of the film that it's not there yet, and some text below, and I'm unsure if I should wait for it or carry on to the next.
My study buddy and I compare notes, and we're both stuck at the same spot, where it says something like the video's to come, she thinks it'll unlock when we finish the previous one, which we have, I think the film hasn't been made, and we've got a coffee riding on it, so who's right?
I took my time, wrote out notes on each overview, in three colors, and then there's a lesson that's got the overview but where you'd expect the film it only says "not yet available", and I worried I'd missed a payment, a form, an update, something, should I report it or skip ahead?
A lesson states there's no film yet, and I wouldn't want to skip something important; what do I do?
Would it be a problem to go on to the next lesson when this one's film hasn't been added?
One lesson has text but no film, and nobody told me whether that's my account's fault.
Lesson sans video, why?
Clip yet to be uploaded?`,
  "video-not-playing": `
vid just black screen wont load
Video's dead. Black screen
The lesson opens and there's the picture of the lady but pressing the triangle does nothing, on Firefox, and on the other one, with and without glasses, ha
Lesson 7 just spins. No picture, no sound.
video won't play
black screen when I hit play
the player just spins
no sound on the lesson
lesson keeps buffering
The video fails to load in my browser.
it freezes after 10 seconds
cant watch, says error
vid not workin
does my company vpn block the videos
ad blocker messing with the lessons?
play button does nothing
loading loading loading...
Safari won't show the lesson video, chrome either
stuck on grey box instead of the video
videos lag like crazy
i push play and nothing
Playback error on lesson 16
is my adblock the reason the lesson doesn't start
the video is not run in my computer
player broken
it stutters and stops every few seconds
I press the triangle and the little circle goes round and round forever, the other websites stream fine on this computer so I don't get what's wrong with the lesson
The moving picture refuses to commence, albeit I have depressed the button many times.
I am met with a sable rectangle where the lecture ought to be; what remedy do you propose?
The recordings halt and stammer to such a degree as to be unwatchable. Is some adjustment of my apparatus indicated?
I work from a company laptop with all sorts of security on it, the IT guy's a hawk, and at home the kids have the other one. When I press play on a lesson the little wheel goes round and round and that's it.
I tried on lunch and I tried after my shift, I even restarted my phone like my daughter said. The lesson page comes up fine, the writing's there, I press the triangle, and the picture never starts.
YouTube's fine, Netflix's fine, my bank is fine, the baby cam is fine. It's just your lessons, I hit play and get a black box, and I've got Friday to finish these before my coach asks.
The video does not want to charge, it stays in black
Das Video läuft nicht, I hear nothing and see nothing
Lesson 4 ayaw mag-play po, only loading loading
I've tried everything my son told me over the phone, which was mostly "did you restart it", and I did, twice. Lesson eleven, the others I haven't tried, well, twelve, also no. The page is there, my name's there, the little triangle's there, I press it, and it just turns and turns, so what else is there?
The sound's there, but there's no picture, or on my other laptop the picture's there and no sound, I could laugh if I weren't on a deadline. I do use one of those ad things, and the work VPN on the other one, if that's got anything to do with it, what should I be checking?
So yesterday it played fine, I did half of lesson six and my spot was saved, lovely, and today after the storm the internet's back, my email works, my Netflix works, but the lesson just stays black in the middle with the text around it, and I don't want to bother anyone if it's something simple.
I'm watching from my desk at work during lunch, with permission, sort of, and the firm's network is pretty locked down, they block YouTube and my bank even, and in the portal everything shows except the film itself, so is there a trick, or does it come from someplace that's being blocked?
The lesson stays black when I press play, and I wouldn't want to break it; what should I try first?
Would it be a problem for the lesson films that I have an ad blocker installed?
The clip keeps stuttering and freezing, and nobody told me whether it's my browser.
Player's dead
Endless buffering on lesson 8`,
  "watch-on-phone": `
is there an app or can i watch on my cell
can i do the lessons on my phone at the truck stop
can i watch the lessons on the bus on my phone
is there an apppp 📱 or can i watch on my ipad
Could I do the lessons on my phone, at the laundromat that is, it's the only quiet hour I've got, or is it laptop only
can i watch the lessons on my phone while nursing
can I watch on my phone
is there an app
works on android?
can I do the lessons on an iPad
Is the training portal accessible from a mobile device?
app store link?
watch lessons on the bus on my cell
iphone ok for the videos?
mobile friendly?
same code on phone and computer?
can I log in from the phone too
my laptop is in repair, can I keep watching on my mobile
tablet
no app in google play, am I blind
can i see lessons with smartphone
do I need a computer to watch the training or is my phone enough
download the app
I'd prefer viewing on my Galaxy tab, does the portal support it
on my lunch break i only have my cell, do videos work
phone view of portal
are lessons viewable on a small screen
portal on the go?
I spend two hours a day on the train and would love to use that for lessons, do they run on a regular android or do I need to lug my laptop along
May the lectures be viewed upon a portable telephone, or is a more substantial machine indispensable for that purpose?
Is there an application to be installed upon my handset, or does an ordinary browser serve?
I travel a good deal by rail; can I attend to the lessons upon a tablet under the same credentials?
My laptop's in the shop until the tax refund comes, and I ride the train an hour each way to the clinic. It'd be perfect for lessons. All I've got with me is my Samsung, would the portal work on that?
My kids hog the computer for school and Roblox, in that order they claim, so evenings I'm left with the phone in bed. I looked in the App Store for Setpoint and found a golf thing. Is there some app for the lessons?
I'm on my feet ten hours at the salon, and between clients I have little gaps. I was wondering if I could get some video lessons in on my iPad in the back room, or if it'd mess up the progress on my PC.
In the cellphone is possible to see the lessons, or only in computer?
Tem aplicativo for Android, to see the classes?
Can use phone for watch the training lesson or must be laptop?
I ride the bus two hours a day, one there and one back, it's sometimes three, and I'd love to use that for lessons instead of candy-matching games, I've got my code memorized already, but all I've got on the bus is an Android with a cracked corner, would that do for the videos?
I searched the store for Setpoint and got a thermostat, and then a thing for tennis, and I downloaded the thermostat one, which was obviously wrong. So I'm guessing the lessons aren't an app? Or they are under a different name? I'd want to see them on my iPad in bed, if that's at all doable.
My laptop's at the repair place until the 20th, they had to order a hinge, and I don't want to fall behind, I'm on lesson nine, nearly ten, so I thought maybe I could go on with my wife's tablet for the time being, unless the code only works on the one device I started on?
Sorry, non-techie here. My progress is on the computer at home, and if I open the portal on my cell at my daughter's soccer practice, it's a smallish Samsung, would it play and would it be the same account, or do I have to put in some program from the app shop first?
I only have my phone when I travel and wouldn't want to miss lessons; can they be viewed there?
Would it be a problem to follow the videos on a tablet rather than a computer?
Nobody told me whether I need to install something on my cell to see the lessons.
Mobile app?
Android viewing, doable?`,
  "weekly-hours": `
how many hrs a wk is the program n for how long
How much time each week ought a participant to reserve for the course?
How much of my week am I gonna have to give to this trainin
idk how much time per week id need for the course.. like 5? 20?
how many hrs i gotta put in the training every week
How considerable is the weekly commitment of time for a participant?
How many hours per week I need to allot for the training if I'm working in the hospital?
How much of my week will the training eat up
how many hours a week
Weekly time commitment for the training?
i only got like 5 hrs a week is that ok
what if I can't keep up with the recommended hours each week
With two toddlers I can manage maybe six hours between Monday and Sunday. Enough?
how much of my week does this eat up
hours per week for the coaching program not the job
is it part time or full time like 40 hours
Would ten hours weekly suffice?
time i gotta put in every week to finish in the weeks you say
can i do it slower with less hours
weekly workload?
How intense is the program week to week
if i only study on sundays will i still make it through
i am nursing student and have small time, how many hour in one week i must give
what is the recommended number of hours for a normal week of the course
does it take over my weekends or just a few hrs a week
is there a minimum amount of hours weekly
my week is packed with 2 part time gigs, whats the weekly load for trainees
Suppose I do half the suggested weekly hours, do I simply finish later?
hrs/wk for students?
how much of the weekly hours is live calls vs lessons vs real convos
between the salon and my night class I honestly could give it maybe eight hours from Monday through Sunday, would that be enough for the training or would I fall behind
What number of hours in the seven days does the course of instruction exact of its adherents?
I should wish to gauge the weekly burden of the training programme before pledging myself to it.
Is it your counsel that a learner allot a score of hours each week to his studies, or would fewer suffice?
I've got my planner open, green is work, pink is the kids, yellow is my mom's dialysis, and there's about twelve hours of white left over in a week. How many would the training program need out of my week?
My night class in accounting was supposed to be six hours a week and ended up twenty, my boss noticed, my girlfriend noticed. I'm talking about the 12 week thing here and not the setter job. What's an honest weekly figure?
I'm on a 48 on 72 off at the firehouse, so a daily plan makes no sense to me, money's fine by the way. If I think in weeks, roughly what's the load of the coaching program?
How many hours in the week I must invest for the training of 12 weeks?
Quantas horas por semana the program asks, 10 is okay?
the course weekly hours is what, because I only free 15 hrs in one week
I've tried to fit it in my planner, in pencil. Choir's on Monday, my mother-in-law's on Tuesday, the allotment's whenever it's dry. I know how many weeks the training lasts, that's not the question, it's more what each of those weeks would ask of me, in hours, lessons and practice and calls together.
My wife's rule is family dinner, every day, no exceptions, since the thing with my last startup. So that leaves me early mornings and after nine. I added it up to eleven hours, twelve with Sunday. Would that do for your training program, or is it meant for folks with more time in a week?
I saw "4 to 6 hours" somewhere, and then I saw "15-20" somewhere else, and I nearly closed the page as I thought, that's per day, they're crazy. But one's for the setters I believe, and the other's for students. I'd be a student. So what does a student put in, per week?
With my fibromyalgia I've got good days and bad days, and I can't say in advance which it's going to be. If the course needs so and so many hours every week, and I only manage half of it some weeks, am I out, or does it simply go slower? And what's the normal amount?
I wouldn't want to fall behind; how much time does the course ask of me each week?
Would it be a problem if I could only study ten hours weekly during the course?
Nobody told me whether the coaching needs a few hours a week or nearly full time.
Weekly course workload?
Study time per week?`,
  "what-does-a-setter-do": `
what do setters even do all day
what does a setter do like what's the actual work
now what's an appointment setter do all day
What functions makes a setter?
what i actually be doin as a setter
what's a setter even dooo 🤷‍♀️
What's a setter do
My son asked me at dinner what it is I've applied for and I couldn't explain it properly, so what exactly does a setter spend the day doing
Plain English, what's this setter job
what does an appointment setter do
what's the job exactly
setter? what is that
do I have to make phone calls
How many messages a day am I supposed to send?
is it cold calling
describe the daily tasks of this position
does a setter sell or just book
who closes the deal, me or someone else
what would I be doing all day
how many bookings per week do setters aim for
is it all typing or talking too
my daughter says she's a "setter" now, what does that mean
job description pls
daily target?
difference between a setter and a closer
What are the responsibilities of the role?
do i talk on phone with the customer, my accent is strong
so I just dm strangers and set calls?
duties
whats the workload like, number of dms
explain appointment setting like I'm a grandma
is the work mostly chatting on facebook
my friends ask me what this job is and I can't explain it, do I sell things on the phone all day or do I write to people or what does a normal shift look like
In what does the occupation of an appointment setter consist, if I may betray my ignorance?
I should welcome a plain account of the tasks which devolve upon a setter in the course of a day.
What number of communications is a setter expected to send daily, and to what end?
My son put down "appointment setter" on the list of what he's doing after high school, and I've been a machinist for thirty years, so I smile and nod. Before he spends money or quits Wendy's I'd like to know what that job is.
I thought it was a receptionist job, I've done that, a vet's office, phones and kids with hamsters and all. Then your page talks about messages and closers. So if I was a setter, what am I doing from hour to hour?
At a party I said I might become a setter and a guy asked if that's volleyball, and I had no comeback, I just talked about the pay and the hours. Help me explain this work in a couple of sentences.
What makes an appointment setter in the day, which are his functions?
O que faz um setter exactly, how many messages in one day?
Setter work, wetin be the work proper? Explain am for me
I hope it's all right to ask something so basic. My niece is one, a setter I mean, and at Thanksgiving she explained it, over the noise, and I came away thinking it had to do with volleyball, so, laughing at myself here, I was sort of wondering what such a person does from morning to evening.
I've read about the pay, and that it's from home, and that there's no cold calling, which is a relief with my voice, but the more I read the less I know what one actually does with those four hours, is it typing to people, is it arranging calendars, how many messages are we talking about?
So my husband asked me at dinner, what is it you'd be doing there, and I opened my mouth and closed it again, because I had applied, yes, and even have an interview, yes, but if I'm honest I can't describe the work, so would somebody describe it to me in plain words?
Apologies, I was a receptionist for years, and I thought an appointment setter is the same, one writes names in the book and says the doctor will be late, but from what I gather here it's more, or it's different, with messages and social media, and some daily target, is that it?
I wouldn't want to apply without understanding it; what are the duties of an appointment setter?
Would it be correct to say that a setter mostly writes messages and books calls for others?
Nobody told me whether the setter also speaks to customers or only writes to them, and how much in a day.
Setter duties, briefly?
gig in a nutshell`,
  "what-is-10-in-60": `
I should be obliged to learn the signification of the expression "10-in-60", which recurs in your literature without elucidation.
Your correspondence alludes to a pair of numerals, ten and sixty; pray, what are they meant to denote?
Kindly enlighten the undersigned as to the initial objective that is set before each newcomer to your establishment.
so my sister in law did this last spring between her two kids and her night shifts at the pharmacy, and she kept saying she was on her ten in sixty, and I nodded like I knew, but honestly I never figured out what that even is
I was reading your page on my lunch break with my phone at 4 percent, and it talks about 10 in 60 all over the place. Is that ten sales, ten people, ten dollars? sixty minutes or days? I drove home wondering.
We just moved, the wifi got installed yesterday, my husband is between jobs, and I'm looking into this for both of us. Everything looks clear to me except this one name you use for the first goal, ten something in sixty something.
Please what is meaning of this 10 in 60 wey una dey talk about? I no understand am
Was bedeutet bitte die 10-in-60, is this a count of appointments or of days?
the goal with the numbers ten and sixty, explain me what it wants to say
Everyone in the chat's writing "6/10 in 60!" and "on track for my 10 in 60" with little flames, and I put a flame as well, so as not to stand out. I thought at first it's minutes. Then I thought of percent. I was sort of wondering what it is they're all counting.
My coach greeted me with "welcome to your ten in sixty", and I said thank you, that's very kind. I've since looked in the lesson list, and in the welcome form, and I asked my husband, who said it's a bus route. What does the expression mean, and does it have to do with me?
I come from nursing, where we've got abbreviations for everything, so I shouldn't complain. Yours that I haven't cracked is the one with the ten and the sixty. I got that CRM is the contacts and DM's a message. Ten of what, in sixty of what, and why those two numbers in particular?
I saw it on your page, "10-in-60", next to the part about how long the lessons are, and took it for a discount, like ten percent off within sixty days. Then it said "goal", so it's likely not that. Forgive me for being dense, could somebody put it into an ordinary sentence for me?
I wouldn't want to seem ignorant, but what does the expression "10-in-60" stand for?
Would it be correct that "ten in sixty" is a goal, and what exactly is counted?
Nobody told me whether 10-in-60 refers to days, minutes or percent.
10-in-60, decode it
Ten of what, sixty what?`,
  "what-is-sold": `
What commodity or service is ultimately vended to the persons with whom I should be corresponding?
I should have scruples about promoting an article unknown to me; what is it that your closers offer?
Of what description are the packages disposed of upon the calls, and at what figure?
My neighbor sold water filters, my aunt sold funeral plans, I sold cookies, terribly. I'm looking into the setter thing for when my little one's in school. What is the product that these calls I'd set up are for?
I left an insurance job since it felt like tricking old people, I took a pay cut for that, my wife was mad for a month. So before I send out a single message from my phone, what exactly is being sold at the end there?
If I'm booking calls for somebody and my own pastor ends up on one, I've got to live in this town, my kids go to his school. What are they going to pitch him, and what would it run him?
What product or service I would be selling as setter?
O que é vendido in the calls that I book?
Which thing the closer dey sell to the people wey I book?
I'm sorry to be suspicious, it's the decade I grew up in. I've understood I'd message people and put them on a calendar, and someone else closes, fine, but what is it that gets closed, vitamins, insurance, houses, nobody says the word, and I was sort of wondering what the product is.
My brother once sold knives, then water filters, then nothing, and he says always ask what's in the suitcase. So I'm asking, with apologies, I'm happy with the commission and the hours, but what do those people who take the calls I book finally buy, and what do they pay for it?
So I have my interview on Friday and I practiced with my neighbor, and she said, all right, what are you offering me, and I said a call, and she said a call about what, and there I sat, so what is it that the company sells on those calls, is it courses?
I don't mind sales, I only mind selling rubbish. If it's something people need, gladly. I read about your training and your coaches and it sounds as though the training is the product itself, or do setters book for some other firm's product, that's the part I'd like to get straight beforehand.
I wouldn't want to promote something I don't understand; what product are the calls about?
Would it be supplements or insurance that the setters' prospects are offered, or something else?
Nobody told me whether I'd be selling a course, a service or goods in this role.
What's the merchandise?
Product setters push, price point?`,
  "who-can-apply": `
im in canada, am i allowed to be a setter or not really..
I'm already 55 and green card holder only, can I apply as setter?
can i apply im canadian but living in texas
What's the bar to get on your team, age, country, hours
who can apply
do I need to be American
im 17 can i work for you
Is there an upper age limit? I'm 68.
I live in Nigeria, can I be a setter
do you need a college degree
green card holder ok?
canadians allowed?
What are the eligibility criteria?
i live in mexico but im a us citizen
requirements to be hired
minimum age
can I join from the UK
no diploma no ged, still ok?
do u hire from india
Is citizenship mandatory for setters?
im 19 n in texas do i qualify
too old at 59?
my son is 16, may he apply
h1b visa, am I able to
I am permanent resident from colombia living in Miami, I can apply?
what must i have to be accepted
can people outside the US do the setter job
I was born in Jamaica but became a US citizen in 2015, I'm 61 years old and never went to college, is there anything in that which would rule me out
What are the qualifications of age and nationality prescribed for candidates?
I am in my seventy-second year; does any upper limit debar me from the office of setter?
Is a university degree prerequisite to consideration, and who, in general, is held eligible?
My boy turns eighteen in February, he's at school till three, has a phone glued to him and would rather type than talk, so he'd be a natural. He wants spending money. Could he be a setter now or does he have to wait?
I have a green card, been here nineteen years, pay my taxes, two kids born in Houston, night job at a bakery. Your form has a thing about citizen. So am I in or am I out?
I'm Canadian, from Moncton, just had twins, I'd have five hours a day once my mother comes. No college, only my hairdressing papers. Before I get excited, what kind of people do you take as setters?
Which are the requisites for apply to setter?
Wer darf sich bewerben, is there a minimum age?
What qualification una want before person fit apply for setter?
I'm sorry, I'm not sure I'm the kind of person you're looking for. I'm sixty-seven, I've a green card, no wait, I've been a citizen since 2009, I always forget, no college, decent computer, time in abundance, and I was sort of wondering who is allowed to apply for the setter thing.
It's for my daughter really, she's seventeen, turning eighteen in March, bright girl, types like the wind, and she's seen what setters earn on some video and wants in, and I said let me ask properly first if they take people that age, or if there are other conditions as well.
I never finished my degree, I had three semesters, or two and a half, and then life happened, and I've read that no experience is required, which is kind, but I've been burned by forms before, so before I begin on it, is there anything in the way of schooling or age that shuts the door?
So I was born in Manila but I hold a Canadian passport, and I live in Calgary with my husband and four cats, and the hours you mention would work with the time difference, I think, what I can't make out is whether someone with that background counts among the people you take as setters.
I wouldn't want to apply in vain; which requirements must a person meet to be a setter?
Would it be a problem that I'm over sixty and without a college degree?
Prerequisites to be a setter?
Minimum age, diploma?`,
  "who-we-are": `
who owns this company n where r u located
who's behind this thing and how long have you been around
Who owns this outfit and where are they at
Which is the legal name of the enterprise and the direction
who runs this company lowkey
Could you tell me under which legal name the enterprise is registered and at which address?
May I know the registered name of your company and where is the office located?
Who owns this outfit and where's it headquartered?
who are you guys
what company is behind this website
Where are you based?
is this a registered business, LLC or what
how long yall been around
Who's the owner?
legal name and address pls
what state are you in
When was the company founded?
never heard of you. tell me about yourselves
is the company american
Kindly furnish your registered business name for my records.
florida? do you have an office I can visit
since when do you train people for remote sales
about the company
who founded it
whats your physical address
Under what name are you incorporated?
is this an MLM company or a real LLC, who runs it
my bank asks for the merchant's legal name, what is it
founder?
who stands behind this brand and since what year
what is the headquarters
I always check a company with the state before I send money so could you tell me the exact legal name, the address and how long you've been doing this
Under what style is your concern incorporated, and at what place is its seat?
I should be obliged to know the legal personality with which I should be contracting, together with its registered address.
Since what year has your establishment been in existence, and who stands behind it?
My lawyer friend from the PTA said never sign up with people if you can't find an address, and she's right, she handled my divorce. I've poked around on my phone for half an hour. What's the company's actual name and where's it located?
I worked for a guy once who had a PO box and three names, and my last check bounced, right before my boy's birthday. So for me the first thing is, who are you people exactly and how long have you been around?
Bank wants to know who I'd be dealing with because they flagged it, and I'm standing here on my break with the form. It asks for the full company name, the state it's registered in, and the street address.
Which company is behind of Setpoint and in which city it is?
Where is your office located in America, and what is the full name of the company please?
Czy Setpoint is a real registered firm, what address and since when exists?
Before I give money to anyone I drive past the building, that's my rule, it's served me well with contractors. You being online, I can't drive past, but my cousin lives in Florida and could, if I knew the street. So who are you, what's the company's full name, and where do you sit?
I was telling my book club about it, and Marge, who's a retired bank examiner, asked "and who are these people?", and I had to admit that I only knew the name, and not even if it's Set Point or Setpoint. Could you tell me who stands behind it, how long you've been around, and so on?
My lawyer, okay, my friend who went to law school, says to look up the entity in the state registry before signing a thing. There's my hitch, I don't have the entity. LLC, Inc., in which state, registered since when, at what address? Everything else in the paperwork I've already read, twice.
Not that it's my business, I'm just curious by nature, used to be a journalist, local paper, mostly fairs and floods. The coaching reads well, the reviews too. I only noticed that I couldn't say in one sentence which company this is and where its home is, so would you help me write that sentence?
I wouldn't want to deal with strangers; what is the full name and seat of your company?
Would it be possible to learn where your firm is registered and since when it has existed?
Nobody told me whether this is an American company and where its office is.
Company HQ and legal entity?
Which outfit runs this?`,
};

/** And what nothing of ours answers. */
export const QUESTION_CHATTER = `
can u do my algebra hw
who won the lakers game
how do i get my insta unbanned
Could you recommend a reputable notary in Tallahassee?
Do you offer pension schemes or health insurance for the general public?
My late brother was fond of your fair state of Florida.
how do i get the check engine light off on a freightliner
play some johnny cash
remind me to pick up milk
What's the score of the Alabama game
Can you help me to renovate my visa?
do you think she likes me back.. sorry random
how do i cancel my gym membership.. not with you i mean planet fitness
wya tn
whats the wifi at starbucks
What is the correct way to prune an espaliered pear tree?
My late husband adored crossword puzzles, and I have forgotten how to do them without him.
what's a good lasagna recipeee 🍝😋
who's going to coachellaaa 🎡🎶
Do you process visa for nurses going to US po
Best drill for concrete
What was that movie with the two salesmen and the aluminum siding, Danny DeVito was in it, I've been trying to think of it since breakfast
Does the GI Bill cover tuition at the community college in Tulsa?
Who won the Army Navy game
does he need a hat outside if its 60 degrees
do you have daycare or pay maternity leave
How do I get monetized on TikTok
You guys throwing a live event in Miami this year?
what's the weather in tampa tomorrow
who won the super bowl
how do I cook rice
tell me a joke
I'm bored
do you love me
what is the capital of france
write a poem about my cat
how do I reset my iphone
best laptop under 500
can you help me with my math homework
what is bitcoin worth right now
my wifi router keeps blinking red
how do I file taxes as a contractor
my landlord won't fix the heater
recommend a movie for tonight
how do I unclog a sink
what's 17 times 43
translate good morning to japanese
who is the president of Brazil
how do I lose belly fat
good recipe for chili
is my neighbor allowed to park there
how to get a passport
hello
ok thanks
lol
nothing just looking
good night
hahaha u funny
my dog is sick what should I give him
how tall is mount everest
what time is it in tokyo
best stocks to buy
should I get a divorce lawyer
do you know any good restaurants in Orlando
how to change a tire
what's a good name for a baby girl
can you write my resume for a truck driving job
is amazon hiring warehouse workers
do you sell solar panels
I want to order a pizza
where is my amazon package
cancel my netflix subscription
my shopify store is not loading
how do I run facebook ads for my bakery
how do I get more followers on tiktok
do you build websites
do you sell leads lists
can you make a logo for my business
do you offer real estate license classes
do you have a course on dropshipping
is there a forex trading program here
do you teach amazon fba
do you have a nursing program
can I get college credit transferred
student loans federal aid fafsa accepted
GI bill accepted?
do you have health insurance for me
do you offer dental and vision
is there a 401k match
do I get a company car
is there paid parental leave
do you drug test
what's the dress code in the office
do you sponsor visas
will you run a background check on me
can I bring my dog to work
how many people work in your office
is there a union
do you pay relocation to Florida
w2 or 1099 tax form when will I get it
how do I deduct my home office
can I get an advance on my commission
can you garnish my wages for child support
who's the top setter this month
what's the team's birthday list
where is the company christmas party
what did my coach have for lunch
what's the password of my bank
how do I use excel pivot tables
my instagram got hacked
how do I buy a linkedin premium subscription cheaper
whats the phone number of Facebook support
write me a full cold email campaign for plumbers
can I sell my own product to the prospects
can I get a loan from the company
how do I fix my chair
what's your stock price
are you on nasdaq
do you have an affiliate program
can I get a discount code for black friday
do you do gift cards
are you hiring accountants
do you have a job as a video editor
need a graphic designer position
are you hiring janitors
do you have an opening for a social media manager
can you find me a job as nurse
how do I sue my former employer
how do I get unemployment benefits
does this affect my disability benefits
do you accept bitcoin as payment
do you take american express
can I pay in euros
is the tuition tax deductible
do you have wheelchair access in your building
what's your wifi password
how old is the founder
is your founder married
what religion is the owner
who did you vote for
what do you think of trump
is there life on mars
what is the meaning of life
why is the sky blue
how do airplanes fly
I had a bad dream last night
my girlfriend is mad at me what do I say
I just got engaged!!
my son made the football team today
guess what I ate today
happy new year
how are you doing today
what's up
asdfgh
???
test test
my grandma used to sell avon too
I'm at the beach right now
sing me a song
play despacito
set an alarm for 6
call my mom
open spotify
how do i win the lottery
horoscope for leo today
how long does a parking ticket take in miami
flights to denver cheap
best hotel near disney
uber phone number
how do i delete my instagram
my printer says offline
windows update stuck at 30 percent
how do I get my money from paypal dispute with some seller
another coaching company took my money, can you get it back
is cole gordon's program better than others
what do you think of alex hormozi
compare you with udemy
do you sell a book
do you have a podcast
are you on tiktok
do you hold a yearly conference in vegas
is there childcare during the calls
can you mail me a brochure
do you have t-shirts or merch
what credit score do I need for a mortgage
how do I raise my credit score
how do I get a bigger salary at my bank job
my car won't start this morning
I spent the whole weekend painting my mother's porch and my back is killing me, do you know any stretches that would help with that
my ex won't let me see the kids on Thanksgiving even though the papers say I can, what do I do about it
could you compare three vacuum cleaners for me, we have two dogs and hardwood floors and a budget of around two hundred dollars
I'm writing a paper about the French Revolution for my history class and need three good sources by tomorrow morning
I bought a treadmill from a store online and it came with a cracked screen and they don't answer, can you help me get it exchanged
so my buddy and me were arguing last night, which one is faster, a cheetah or a greyhound, and by how much
whats the wifi called at your office
wifi code please
which password does the guest network have
my wifi keeps dropping
are pets allowed at work
can my cat come to the company party
is there an office party this year
do you have a christmas party
does the va pay for this
can veterans use their education benefits here
is it covered by the military tuition program
does my union pay for it
can i use my 529 plan
is there parking at the office
whats the dress code at the party`;
