/** What visitors, applicants and setters ask, by the passage that answers it, one per line, in the words of many writers: the reader learns from them (READ-4). */
// cspell:disable
export const QUESTION_LINES: Readonly<Record<string, string>> = {
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
I got as far as the sign in page of the training and it wants some number from me, I never made an account anywhere, so where does that number come from`,
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
let's say I get all the way through and hit the goal, do I lose the portal and the scripts the next day or is there some kind of next stage with better commission`,
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
so a partner company hires me, great, but my first ninety days are when I'd need help the most, do you still meet with me then or is that the end of it`,
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
my uncle is a lawyer and wants to look at whatever I'd be signing, is there a version I can print for him and which one counts in the end`,
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
I am on the page with the calendar but I don't want to mess it up, what do I click first and what do I have to type in so that I have an appointment`,
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
my husband and I have a rule that neither of us spends over five hundred dollars without the other, so could he sit on the call too and ask his own things`,
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
I talked it over with my family and this isn't the right moment for us, so please tell me how to take my name off tomorrow's appointment so somebody else can use it`,
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
I'm applying at a software company and they'd like some document that shows I took this training and how much of it I got through, can you give me one`,
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
I've been burned by gurus who never show up once you've paid so before anything I want to know who would really be teaching me and whether they look at my work`,
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
I've got this one conversation that went in circles for a week and I'd like to sit down with a coach alone to go over it, where do I reserve that`,
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
the guy seems interested and would like to look at our company and pick a time himself, where do I copy the addresses that I'm allowed to give out`,
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
I had a great chat going with a nurse from Ohio until she just stopped, and I'd like one of the coaches to go through it and show me where it turned`,
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
I've already asked the operations folks and payments and both say they can't decide on changing my contract, so how do I put it in front of the CEO`,
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
they told me welcome aboard on Thursday but nobody said which day I begin or whether there are papers left to fill in, which of your people would know that`,
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
my grandmother's ninetieth birthday is on the 22nd in Georgia and I'd need that Friday off plus someone to watch my leads, who do I ask for that`,
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
I have a general question on how commissions get split when two of us worked on one lead, which department or person should that mail go to`,
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
since the update this morning my work mailbox won't take my password and the CRM throws me out after a minute, which team takes care of those two`,
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
every time I open the report tab the portal throws some odd message in English and numbers, it's no drama but it should be fixed, who takes those`,
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
ever since I opened your booking page I see your face on every other website, so are you putting something in my browser and how do I say no to that`,
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
if I spread it out evenly over the days instead of cramming it into Saturday how many hours should I block off each day and what should I do in them first`,
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
I have cataracts and a dark screen with pale letters is very hard on me, can the pages be shown black on white the ordinary way`,
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
I filled in one of your forms back in April and have no interest anymore, so I'd like every bit of it taken out of your files and a note that it's done`,
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
everybody wants me on a call these days, so before I pick a time tell me what this one is for, whether it's free, and whether I'm on the hook for anything after`,
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
my first talk with one of your advisors is Monday and I hate walking into things cold, so what should I have thought about or written down by then`,
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
I make about 52 thousand as a paralegal and would only switch for the same or better, so what do people who went through this bring home in their first year`,
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
I have three people booked from eight o'clock on and the booking page throws an error for all of them, it's Sunday night, who can I get hold of this minute`,
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
my laptop is from my college days and the internet here at the ranch cuts out when it rains, what exactly do I need on my desk to do this job right`,
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
the only work I've ever done is stocking shelves and babysitting, I have never sold anything to anybody, would you even look at someone like me`,
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
I can hold out until about the middle of next month and then I'm out of money, so if I started this Monday around when would the first pay come in`,
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
we are a small med spa in Scottsdale with two closers sitting around half the day, and we'd like your folks to fill their calendars, who would we speak with about that`,
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
I've filled in every single box, even the ones that aren't required, and when I click send the page just sits there and stays the way it was`,
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
before I talk my sister into this with me is there some way both of us could look around in the lessons for a couple days without paying a cent`,
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
I'm a dental assistant Monday to Friday from eight to five with a one hour commute, do people like me manage to do this without giving up their regular work`,
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
before I pour my heart out here, is it a somebody or a something that I'm writing to, and how would it know whether what it tells me is right`,
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
I set it up for Thursday at noon and nobody told me if you're calling my cell or if I'm supposed to click on a video thing, which one is it`,
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
so if I book someone and he comes to the call but doesn't buy do I see anything from that, and what do I get on top when he does buy`,
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
saw your post in a Facebook group and I'd like to be considered for the setter spot, so where do I begin and what happens between that and my first day`,
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
I'm the kind of person who gets discouraged fast so I'd like to know about how many weeks it normally takes until strangers begin answering and it starts to feel easier`,
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
they gave me a time for tomorrow at 4 and I haven't interviewed for anything in eleven years, what are they going to ask and do I have to sell something`,
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
I've been using the same digits since February without a problem and all of a sudden today it tells me they're not valid, did something happen to my account`,
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
the last three "work from home" things I answered turned out to be recruiting schemes where you sign up your cousins, so what makes yours a job and not one of those`,
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
the ad made it sound like at the end somebody hands you a job and I just want a straight answer, do I walk out of there with a position for sure or not`,
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
I filled in the welcome form on my phone, then the team chat invitation opened in another tab and I closed it by mistake, how do I get it back`,
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
I've thought long and hard and with the new baby I can't keep going, so how do I stop properly, and would I be able to pick it up again later`,
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
the lady on the call mentioned a guaranteed reimbursement that's written in the agreement, and that I could ask your legal people to send it, what form is that`,
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
I turned it off when the credits started rolling and the dashboard put it under finished anyway, so how far do I need to get for it to count`,
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
I already know my way around LinkedIn so I'd rather go straight to the closing stories lessons and come back to the rest later, does the portal let me`,
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
I get home around 7:30 most nights and by then most webinars are done so tell me what times the live group coaching takes place during the week`,
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
I had it on a sticky note on my old monitor and that monitor is now at the dump, so what's the way to get back into the training`,
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
we have the weekly check-in tomorrow and I'd like to know beforehand which figures they go through and what a low one would say about my work`,
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
I feel terrible, we were supposed to talk at nine this morning and I was in the ER with my dad and never even looked at my phone, what do I do now`,
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
I picked Wednesday at 11 yesterday and typed in my gmail, but there is nothing in the inbox or the junk folder and now I don't know if I really have that time`,
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
I've gone through every week the calendar lets me click on and each one is blank, not a single time to pick, so am I too late or will more come up`,
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
I worked on this guy for two weeks, reminded him the night before, and he left the closer sitting there alone, do I at least get the show money for it`,
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
last spring the form told me I wasn't a fit because I only had two hours a day, but since then the kids started school, so may I put in for it again`,
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
every second person tells me they've been scammed before or they need to ask their spouse or they have no money, and I never know what to write back to that`,
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
the interview went well and they said I should pick my group session with the other new people next, where do I go to choose the day for that`,
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
on my old windows computer your homepage comes up with all the text on the left on top of each other and the pictures missing, is there something I should change`,
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
I'm on unemployment and I can't afford any surprises, so please tell me now if at any point between applying and starting I'd be asked to pay something`,
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
I would love to do it but after daycare and the car note there is not much left over, so could I pay a little every month instead of everything the first day`,
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
I went through my notes and I had five people come to their calls in the first half of May but I was only paid for three, what do you need from me`,
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
Okay so I've read the whole page twice and my husband has too, and neither of us could find one dollar figure, so what do people pay you for this thing`,
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
I was going to describe my whole situation with the debts and all in this box but first tell me whether anybody keeps or reads what I write to you`,
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
I'm a pretty private person and before I type my name and number into anything I'd like to know what you hold on to and who in your company can look at it`,
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
I have to be wrapped up before harvest in September, so from the day I begin to the day I'm through, how many weeks does the entire training take`,
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
so a recruiter lady messaged me about a job but then the website talks about paying for coaching and now I can't tell if I'd be working for you or you'd be teaching me`,
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
my shift at the front desk gets interrupted every ten minutes so I stop videos halfway all the time, will it know where I was when I come back at home`,
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
I sat through four lessons on Sunday with a notebook and everything and this morning the dashboard acts like I never watched a single one of them`,
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
a lady offered to send me a picture of her bank statement and her license to prove she can afford it, am I supposed to take that or tell her no`,
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
my supervisor is driving me up the wall and I'm this close to walking out and living off my credit card until the setter money starts, what would you tell me`,
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
all due respect but I've clicked through six pages now and keep going in circles, I'd simply like to have a living person read my problem, where do I send it`,
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
what I don't want is six weeks of pretend conversations with a classmate, I want to set appointments for an actual business while I'm learning, is that how it works`,
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
Suppose I enroll in good faith, do every lesson and every message, and still decide after a month that it isn't for me, what happens to the money I already gave you`,
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
everyone in my group talks about logging their conversations in the system but I was never given a login for the CRM, where do I ask for one`,
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
I've been writing to people from my own gmail which looks unprofessional, how do I go about getting an address with the company's name in it`,
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
my own profile has my kids on it and I'm not comfortable messaging strangers with that, how can I get one from the company instead`,
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
on Tuesday I sent in the form with a pretty long explanation and so far there hasn't been a peep, should I send it over again or is it still in line`,
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
hey so sorry but my daughter's recital got moved to the same evening as our talk, could we make it Wednesday or Thursday instead, I still very much want to do it`,
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
when somebody writes me a long paragraph and I have no clue what to say, there's supposed to be a thing that drafts the reply for me, how does that work`,
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
my brother in law is a cop and trusts nobody, he told me to find what other people say about you first, where can he read what past students went through`,
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
a friend who works for you told me your whole conversation script is out in the open on your site, could you point me to it and tell me how it's meant to be used`,
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
last time I filled in a form like yours I had twenty calls a day from insurance people for a month, will my number end up with others if I give it to you`,
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
I've been booking calls for you since August, yet this help page treats me as if I were a customer, how do I get answers on the tracker and such`,
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
I have an appointment for getting my accounts and tools running and I'd like to know what they'll do with me and what I should have next to me at the desk`,
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
my daughter is interested in sales too and wants to watch a few lessons with me, could she just use my code on her own computer or is that against the rules`,
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
my cousin is very smart and works hard but she reads mostly in Spanish, so would she be able to take the lessons in her own language or is all of it English`,
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
we're moving to Tennessee at the end of next month and I don't know if I should sign up before or after, does a group start on a certain day or is it whenever`,
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
I signed in at my mother's place over Thanksgiving and don't remember if I ever signed out, how long would that last and can I end it from here`,
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
not asking for the sunshine version, out of everybody who signed up last year how many really made it work and how many gave up along the way`,
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
I work nights and sleep until about four in the afternoon, will there be anybody at the support desk by the time I'm up or are they gone by then`,
  "time-zones": `
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
I live in Indiana right by the Illinois line and my computer and phone never agree on the hour, so the 2:30 that I'm looking at, whose 2:30 is that`,
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
I mistyped it a bunch with my big thumbs and now even when I put it in right the page says come back later, is there any way around the wait`,
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
at my last remote gig I had to pay for the dialer and the lead software out of my own pocket, so which programs come with this and which would I have to buy`,
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
yesterday I booked my very first person and my coach said put him in the list that everyone shares, so what is that list and how does he get in it`,
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
there's a commission number at the top of the prospect list and it looks way too high to be mine only, what does it add up and is that what I'll receive`,
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
I put in 85 thousand for the income but he told me 58, and I can't see how to alter it, and the deal amount someone typed is off too`,
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
my lead lives in Denver with a score around 720 and earns fifty eight thousand, and the list shows her as not qualified, what are the limits it goes by`,
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
could you walk me through what all the lessons go over, like do they begin with finding people and go all the way to booking and closing or only part of it`,
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
I opened lesson thirty four and where the others have a player this one just has a sentence that it isn't available yet, did I do something or is it not made`,
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
I press the triangle and the little circle goes round and round forever, the other websites stream fine on this computer so I don't get what's wrong with the lesson`,
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
I spend two hours a day on the train and would love to use that for lessons, do they run on a regular android or do I need to lug my laptop along`,
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
between the salon and my night class I honestly could give it maybe eight hours from Monday through Sunday, would that be enough for the training or would I fall behind`,
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
my friends ask me what this job is and I can't explain it, do I sell things on the phone all day or do I write to people or what does a normal shift look like`,
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
I was born in Jamaica but became a US citizen in 2015, I'm 61 years old and never went to college, is there anything in that which would rule me out`,
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
I always check a company with the state before I send money so could you tell me the exact legal name, the address and how long you've been doing this`,
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
