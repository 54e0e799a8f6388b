/** How people ask what a passage answers, by its id, one question per line; a yes-or-no question is preceded by its answer. */
export const ASKED: Readonly<Record<string, string>> = {
  price: `
how much is it
what does the program cost
whats the price of the course
how much do you charge
how expensive is the training
what do i pay for the coaching
how much money do i need to invest
No: is the program free
No: is the training free
It depends: is it expensive
Yes: does the course cost money
price list
ballpark figure for the package`,
  "payment-plans": `
Yes: can i pay monthly
Yes: can i pay in installments
Yes: do you have a payment plan
Yes: do you have financing
Yes: can i split the payments
Yes: can i pay over time
Yes: is there a way to pay it off bit by bit
how do payment plans work
how can i pay for the program
what payment options do you have
which payment methods do you take for the course
It depends: can i pay for the course with paypal or a card
what are the monthly payments
It depends: do you take klarna or affirm
No: do i have to pay all at once
No: do i have to pay in full upfront for the program`,
  refund: `
It depends: do i get my money back
It depends: can i get a refund if i dont like it
It depends: are refunds possible
It depends: is there a money back guarantee
It depends: is it refundable
what is your refund policy
how do i ask for a refund
i want my money back
what if it is not for me after i paid
It depends: can i cancel the program and get my money back
how does the guaranteed reimbursement work`,
  "start-date": `
when does the next class start
when is the next cohort
when does the next group begin
when does the program start
what is the start date of the course
when can i start the training
how soon can i begin the program
next intake
when do you open enrollment again
when would i start if i enroll today
No: do i have to wait for a new cohort
Yes: can i start right away with the lessons`,
  "weekly-hours": `
how many hours per week
what is the weekly time commitment
how much time a week do i need for the training
hours a week for the course
time needed per week
It depends: is ten hours a week enough
Yes: can i do the program with fewer hours
how much time does it take
im busy how much time do i have to put in each week
how time consuming is the program`,
  coaches: `
who teaches the course
who will be my coach
who are the teachers
who is the mentor
what experience do your coaches have
how good are the coaches
who runs the training
names of the trainers
who will i learn from
who coaches people
It depends: can i choose my coach`,
  "live-calls": `
what time are the live calls
when are the group coaching sessions
what days are the trainings
when is the weekly call
No: are all sessions during the day
Yes: are there evening sessions
Yes: are there weekend classes
Yes: are there live calls
are calls at night or during the day
how often are the group calls`,
  "real-clients": `
Yes: do i get to practice with real people
Yes: do i work with real clients
Yes: do we get real practice
No: is it only theory
Yes: is there hands on experience
what kind of clients would i work with in training
Yes: do i get real experience during the course`,
  "job-guarantee": `
No: do you guarantee a job
No: am i guaranteed to get hired
No: will i definitely get a job after the program
No: do you promise me a position
No: do you hire everyone who finishes
what happens if i dont find a job
what are the odds that i get a job
guaranteed job placement what does that mean
Yes: do you help me find a job
No: is placement guaranteed`,
  "free-trial": `
No: can i try it for free
No: can i test it first
No: do you have a trial period
No: is there a trial
No: can i try before i buy
No: do you have a free sample lesson
No: is there a free version
No: can i watch a demo lesson
No: can i get one free week`,
  "program-or-role": `
are you selling a course or offering a job
It depends: is this a job or a course
is it a job or training
No: is the program the same as the job
whats the difference between the program and the job
do i apply for the job or buy the program
am i a student or an employee
No: do i have to take the course to work for you`,
  "pay-to-work": `
No: do i have to pay to apply
No: do i need to pay anything upfront to work
No: is there a fee to join the team as setter
No: does it cost anything to become a setter
No: do i need to invest money to start the job
Yes: is it free to apply
No: will you charge me for the interview
No: do i pay you to work for you
No: do i have to buy something to get the job`,
  reviews: `
where can i see testimonials
what do other people say about you
Yes: do you have reviews
Yes: do you have success stories
Yes: can i see proof that it works
Yes: any proof
show me results
It depends: can i talk to former students
Yes: has anyone actually made it
who has done this successfully
how do i know it works`,
  "success-rate": `
how many people succeed
what percentage of people make it
how many students graduate
how many people fail
what are my chances of success
No: does everyone succeed
what share of setters makes money
how many graduates do you have`,
  "who-we-are": `
who are you
what company is this
who runs this company
who owns this company
where are you located
what is your address
where is your office
where are you based
how long have you been around
when was the company founded
Yes: are you a us company
Yes: are you a registered business
tell me about the company`,
  spanish: `
habla espanol
hablan español
tienen algo en espanol
se habla espanol
puedo hacerlo en espanol
No: is there a spanish version
No: do you speak spanish
No: is the course available in other languages
No: do you have the lessons in french
No: are there subtitles in my language
what languages do you support
Yes: is everything in english
parlez vous francais`,
  "quit-job": `
No: should i quit my job
No: do i have to quit my job
No: should i leave my job for this
No: should i take a loan for this
No: should i put it on my credit card
No: should i use my savings
No: should i borrow money to join
is it smart to give up my current job`,
  "for-companies": `
i own an agency and need setters
Yes: can i hire your setters for my company
Yes: do you provide setters for businesses
Yes: can you book appointments for my business
i need someone to book calls for my coaching business
how do i become a client
services for companies
Yes: do you work with other businesses`,
  contractor: `
is it w2 or 1099
No: is it a w2 job
Yes: is it 1099
No: am i an employee
Yes: am i an independent contractor
No: would i be on payroll
No: do you take out taxes
how do taxes work
who pays my taxes
Yes: do i have to pay my own taxes
what is my employment status
Yes: is it freelance
do i get a w2 or a 1099 form`,
  "base-pay": `
No: is there a base salary
No: is there a base pay
No: is it hourly
is it hourly or commission
what is the hourly rate
how much per hour
Yes: is it commission only
Yes: is it purely commission based
No: do i get a fixed salary
No: do i get paid by the hour
No: do i get paid during training
base plus commission or just commission`,
  "pay-schedule": `
how do i get paid
how and when do i get paid
how do you pay
when do you pay
how often do i get paid
It depends: do you pay weekly
It depends: is it paid every two weeks
what day is payday
It depends: do you pay by direct deposit
It depends: can you pay me through paypal or zelle
how does the money get to me
payment schedule
It depends: do i get paid weekly or monthly
how long does it take until the money is in my bank account`,
  benefits: `
No: are there benefits
No: do you offer health insurance
No: do i get health care
No: is there paid time off
No: do i get pto
No: do i get sick days
No: do you have a 401k
what benefits do employees get
No: does it come with insurance`,
  "cold-calls": `
No: do i have to call people
No: do i need to cold call
No: is there cold calling
No: do i have to talk on the phone
No: is this telemarketing
No: do i have to make sales calls
No: do i have to be on the phone
No: do i have to close deals
i hate phone calls
No: is there any phone work
No: do i need to be good on the phone
No: do i spend my day on the phone
No: is it door to door
is it calls or messages
No: do i have to sell on the phone`,
  "outside-us": `
No: i live in the philippines can i apply
No: do you hire from the philippines
No: im from nigeria can i join
No: do you accept people from india
It depends: im outside the us can i join
It depends: can i work from abroad
It depends: can i work from another country
It depends: do i have to live in the us
It depends: do i have to be in america
No: do you hire internationally
No: is it open worldwide
No: im not a us citizen can i apply
No: im in the uk can i do it
No: can people from europe join
No: i have a green card is that enough
It depends: can i do it while traveling in another country
It depends: im an american living abroad can i apply
No: im from pakistan
No: im in kenya
No: do you accept filipinos`,
  remote: `
Yes: is it remote
Yes: can i work from home
Yes: is it a work from home job
Yes: can i do it online
Yes: is it all online
Yes: is it fully online
No: do i have to come to an office
No: do i have to relocate
No: do i have to travel
It depends: can i work from anywhere
where would i work
is it remote or in person`,
  "choose-hours": `
Yes: are the hours flexible
Yes: can i make my own schedule
Yes: can i set my own hours
what hours would i work
what are the working hours
what shift is it
It depends: can i work nights
It depends: can i work only on weekends
It depends: can i do it part time
It depends: is it full time or part time
No: are there fixed shifts
how many hours does a setter work`,
  "what-is-sold": `
what am i selling
what are you selling
what product is it
what do i sell
what do you guys sell
what offer do we set appointments for
what are the packages that get sold
No: do i have to sell stuff
what niche is it`,
  "finding-people": `
Yes: do you provide leads
It depends: do i get leads
No: do i have to find my own leads
where do the leads come from
who do i message
how do i find people to message
how do i find prospects
No: do i have to message my friends and family
No: do i have to spam people
are the leads warm or cold`,
  "start-as-setter": `
how fast can i start working
how soon could i start the job
when do i start if i get hired
Yes: can i start today
Yes: can i start immediately
how quickly do you hire
when is my first day
what happens on day one`,
  "application-status": `
when do i hear back after the interview
when will i know if i got the job
did i get the job
i applied and heard nothing
what is the status of my application
how long until you answer my application
Yes: will you tell me if i am rejected
still waiting for a decision
i sent my application last week`,
  growth: `
Yes: can i become a closer
Yes: can i get promoted
Yes: is there room to grow
No: am i stuck as a setter forever
how do i move up
what is the next step after setter
Yes: can i earn more later
how do i become a closer
career path
Yes: are there raises`,
  "what-does-a-setter-do": `
what do i do all day
what would i be doing
what does a normal day look like
what is the job
what does the work look like
what is an appointment setter
explain the job to me
what are my daily tasks
what are the responsibilities
describe a typical day
what exactly is dm setting
whats the role about
how many dms should a setter send
how many messages do i send a day
how many dms per day
how many people do i message every day
what is the daily target
daily dm target
how many bookings a week do you expect`,
  "who-can-apply": `
what are the requirements
who is eligible
It depends: am i eligible
Yes: can canadians apply
Yes: im canadian can i join
Yes: do you accept people from canada
No: do i need a degree
No: do i need a high school diploma
No: am i too old
is there an age limit
how old do i have to be
Yes: im 55 can i still apply
Yes: is it ok if im 60
Yes: im retired can i do this
Yes: can my adult son apply
Yes: can stay at home moms do it
Yes: can students apply
Yes: do i have to be a us citizen or canadian citizen
what are you looking for in a candidate`,
  "experience-needed": `
No: do i need experience
No: do i need a sales background
Yes: can beginners do this
Yes: i have never done sales is that ok
Yes: can i do this without experience
what skills do i need
i have zero experience
im new to this
No: do i have to be good at sales
No: do i have to know anything about sales
No: i never sold anything is that a problem`,
  equipment: `
Yes: do i need a laptop
Yes: do i need a computer
No: can i do the job on my phone
No: can i work with just a phone
No: is a tablet enough
No: is a phone enough
No: i only have a phone is that ok
No: is it fine if all i have is a phone
No: is it ok with only a phone
No: can i do it all from my phone
No: can i do this with just my iphone
No: can i work from my phone
No: can i use a tablet instead of a computer
No: i dont have a laptop
No: i dont have a laptop just a phone
No: i dont own a computer is that a problem
It depends: is a chromebook ok
Yes: does a mac work
what computer do i need
what do i need to work from home
what setup do i need
Yes: do i need good internet
No: do i need to buy software`,
  "how-to-apply": `
how do i sign up
how do i join
how do i become a setter
where do i apply
what is the application process
what are the steps to get hired
i want to work for you
how do i get started
where is the application
what happens after i apply
how does hiring work`,
  interview: `
what happens in the interview
how do i prepare for the interview
what questions do you ask in the interview
Yes: is there a role play
how long is the interview
Yes: is there an interview
what should i wear to the interview
It depends: is the interview on video
interview tips
No: do i have to prepare a pitch`,
  "not-qualified": `
it says i am not qualified
why was i rejected
why didnt i qualify
Yes: can i reapply
Yes: can i try again later
i got declined
my application was denied
i clicked a wrong answer in the application
what does disqualified mean
application status not qualified`,
  "discovery-call": `
what happens on the discovery call
what is the call about
how does the discovery call work
Yes: is the call free
Yes: is the discovery call free
No: do i have to commit to anything on the call
No: is there any obligation
No: is the call a sales pitch
why should i book a call
what do we talk about on the call
what is the free consultation`,
  earnings: `
how much money can i make
how much do setters make
what can i earn a month
It depends: can i make 10k a month
It depends: can i make 5000 a month
It depends: can i make six figures
It depends: is 10k a month realistic
what is the average income
how much does a setter earn
how much will i make in my first year
what do people make on average
income potential
what is the salary
No: are the earnings guaranteed
It depends: can i live off this
how much do graduates make`,
  "is-this-real": `
No: is this a scam
Yes: is this legit
Yes: is this a real job
No: is this an mlm
No: is it a pyramid scheme
No: do i have to recruit people
No: is it fake
whats the catch
how do i know this is not a scam
sounds too good to be true
Yes: can i trust you
i have been scammed before
seems sketchy
is this legit or a scam`,
  "book-a-time": `
how do i schedule a call
where can i book a call
where do i book
i want to book a call
how do i make an appointment
how do i set up a meeting
where is the calendar
Yes: can i schedule a call
i want to talk to someone about the program`,
  "how-call-happens": `
is the call on zoom
is the call by phone or video
how does the call happen
where does the call take place
will you call me or do i call you
It depends: is it a zoom call
It depends: is it a video call
It depends: do i need zoom
It depends: do i have to turn on my camera
It depends: do you call my phone
It depends: is it in person
where is the link for the call
how do i join the call
what number will you call from
where do i find the meeting link`,
  "discovery-prep": `
what should i bring to the call
how do i get ready for the call
how long does the call take
how long is the discovery call
No: do i need to prepare anything
what will you ask me on the call
what to expect on the call`,
  "bring-someone": `
Yes: can my wife join the call
Yes: can my husband be on the call
Yes: can i bring a friend
Yes: can my partner listen in
Yes: can someone else be on the call with me
i decide together with my wife
Yes: can my mom join the call with me`,
  "no-free-times": `
there are no times available
the calendar is full
no slots left
everything is booked
none of the times work for me
i cant find a time that works
will there be more times
when do new times open up
the booking page shows no times`,
  "no-confirmation": `
i did not get an email after booking
where is my confirmation
never received the confirmation email
did my booking go through
how do i know if my booking worked
i booked but got no email
i cant find the confirmation
is my call confirmed
booking link not in my inbox`,
  reschedule: `
how do i reschedule
how do i reschedule my call
Yes: can i reschedule
Yes: can i move my call
Yes: can i change my appointment
Yes: can we do it another day
Yes: can i pick a different time
i need to move my interview
i cant make it at that time
something came up can we do tomorrow instead
how do i change my booking
Yes: can i push it back an hour
i have to postpone
wrong date booked how do i fix it`,
  "cancel-booking": `
how do i cancel my call
Yes: can i cancel my appointment
i dont want the call anymore
i have to cancel
cancel my interview
i booked by accident
please cancel my booking
No: is there a cancellation fee`,
  "time-zones": `
what time zone is it
are the times in my time zone
No: are the times in eastern time
Yes: do you show times in my timezone
is that est or pacific
the time looks wrong
how do i change the time zone
is 3pm my time or yours`,
  "coaching-sessions": `
how do i book a 1 on 1
how do i get a coach session
where is the weekly group call
how do i join the group session
where is the zoom link for the group training
Yes: do i get one on one coaching
Yes: is there personal coaching
how do i book time with my coach
how do i sign up for coaching`,
  "missed-call": `
i missed my interview
i missed my call
i forgot my appointment
i forgot to attend
i was late for the call
i slept through it
no one called me
nobody showed up to my call
Yes: can i get another chance after missing the interview
what if i miss my call
Yes: can i book again`,
  "how-paid": `
what do i get paid for
how much per appointment
how much do i get per booked call
what is the commission
what percent commission
how does the commission work
how does the pay work
what is the compensation
how much for each show
how much do i get per sale
Yes: do i get a bonus
Yes: do i get commission on sales`,
  "first-paycheck": `
when do i get paid first
when will i see my first money
how long until i make money
how fast can i earn money
how soon do i get paid
when does the money start coming in
when do i start earning
how many weeks until the first check
No: do i get paid the first day
i need money fast how long does it take`,
  "payment-wrong": `
my commission is wrong
i did not get paid
my pay is missing
i havent been paid
you owe me money
my paycheck is short
where is my money
my bonus is missing
the amount is wrong
have i been paid everything
i was not paid for an appointment`,
  "no-show-pay": `
No: do i get paid if they dont show up
No: do i get paid for no shows
what if the prospect does not come
what happens when my lead ghosts the call
they didnt show do i still earn
Yes: do i get paid if they reschedule and come later
prospect did not show up`,
  "tracker-commission": `
where can i see my commission
how much commission have i made
where do i see what i earned
Yes: can i see my earnings
where is my commission total
how is the commission calculated in the tracker`,
  "onboarding-call": `
how do i book the onboarding
when is onboarding
where do i schedule orientation
i got hired what now
i passed the interview what is next
what is group onboarding
how do i sign up for onboarding
Yes: is onboarding a group call`,
  "setup-call": `
what is the setup call
what do we do in the setup call
what do i need for the setup call
how do i book the setup call
who helps me set up my accounts
Yes: do you help me set up the tools`,
  "join-slack": `
how do i get on slack
where is the slack link
slack invite does not work
the slack invitation expired
i cant get into slack
Yes: do you have a slack
Yes: is there a community
where is the team chat
how do i get into the group chat
Yes: is there a group where i can talk to other setters`,
  "request-email": `
i need a work email
how do i get my company email
Yes: do i get a company email address
where do i request an email account
company mailbox for me
set up my work email`,
  "request-facebook": `
how do i get a facebook account
No: do i use my own facebook
Yes: do i get a company facebook
my facebook got banned
i need an fb profile for work
No: can i use my private profile
my account was restricted by facebook
No: do i need my own social media accounts`,
  "request-crm": `
how do i get the crm
i need crm access
where is the crm login
crm does not let me in
how do i log into the crm
what crm do you use
crm account request`,
  "legal-form": `
what is the legal form for
where is the legal team form
how do i get my contract
i have to send something to legal
guaranteed reimbursement form
how do i ask the lawyers for my agreement`,
  agreement: `
where is the contract
Yes: can i read the contract first
where do i sign
Yes: do i have to sign a contract
Yes: is there a contract
how do i sign the agreement
i lost my copy of the agreement
what am i signing
Yes: can i see the agreement before i sign`,
  leave: `
how do i quit
i want to quit
how do i leave the program
Yes: can i leave anytime
how do i cancel my membership
close my account
delete my account
i dont want to be in the program anymore
Yes: can i stop whenever i want
how do i get out of the program`,
  "training-content": `
what does triage mean
what will i learn
Yes: do you provide training
Yes: is there training
Yes: do you train me
what is in the course
what do you teach
what topics are covered
what are the lessons about
how many lessons are there
what is the curriculum
whats inside the program
Yes: do you teach objections
Yes: does the training cover closing
how many videos are there`,
  "daily-hours": `
how many hours a day
how much time per day
how long do i have to work each day
daily time commitment
It depends: is one hour a day enough
It depends: is two hours a day enough
how many hours should i put in every day
what takes up the time in a day`,
  "tools-provided": `
what tools do i get
what software do i need
what is included
what do i get when i join
No: do i have to pay for tools
No: do i have to buy a crm
Yes: is the software included
Yes: do i get scripts
Yes: are the tools free
what comes with the program
which programs do you use`,
  metrics: `
what numbers do you track
how is my performance measured
which kpis matter
how do you evaluate me
how do you know if i do well
what stats should i watch
Yes: do you track my numbers
what is a good show up rate`,
  "after-completion": `
what comes after the program
what happens when i finish
what happens at the end
what do i do after i am done
Yes: do i keep access
Yes: do i keep access after i finish
Yes: is there a next program
how long do i have access to the lessons
No: do i lose my access when i finish`,
  "program-length": `
how long does the program take
how long is the course
how many weeks is it
how many months is the training
how long until i am finished
It depends: can i finish faster
duration of the training
how long does it last`,
  "full-time-job": `
Yes: can i do this with a full time job
Yes: can i keep my job
Yes: i work full time can i still do it
Yes: can i do this on the side
Yes: can i do it after work
Yes: can i do it next to school
Yes: can i do it while in college
Yes: im a student at university is that ok
Yes: does it fit around a 9 to 5
Yes: can i do it with kids
Yes: i have two jobs is it still possible
i already have a job`,
  improvement: `
how long until i get good at it
when will i see results
how long until i see results
how fast will i improve
how long does it take to get better
when do i get my first booked call
i have been at it for a week and nothing happens`,
  "after-placement": `
what support do i get after i get a job
how long do you support me
Yes: do you help me find work
Yes: do you help with job placement
how does job placement work
Yes: is there career coaching
which companies do you place people with
Yes: do you have partner companies
what is the alumni network`,
  "what-is-10-in-60": `
what is 10 in 60
what does 10 in 60 mean
explain the 10 in 60
10 appointments in 60 days
what is the goal of the first two months
what is the 60 day challenge
No: is 10 in 60 guaranteed`,
  "10-in-60-timeline": `
how does 10 in 60 work
what is the plan for the 60 days
how long do most people need for 10 in 60
what happens each week in 10 in 60
Yes: do i get a daily plan
Yes: is there a weekly check in
when are the check ins
who guides me`,
  "10-in-60-extension": `
what if i dont reach 10 appointments
what if i fail 10 in 60
It depends: can i get more time
It depends: can i get an extension
i need more than 60 days
i am behind on my 10 in 60
what happens after 60 days if i have only 6
No: do you kick me out if i miss the goal`,
  "qualified-appointment": `
what counts as a qualified appointment
when is an appointment qualified
what makes a call qualified
what counts as a qualified show
which appointments count
who is the ideal client
No: does every booking count
No: does a no show count as qualified`,
  "contact-payments": `
who do i ask about my pay
who handles payments
who do i write to about commission
payments department
who is the accountant
who do i talk to about money`,
  "contact-systems": `
who do i contact about crm problems
who helps with email trouble
my company email does not work
crm is broken who do i tell
i cannot get into my work mailbox
it support for crm`,
  "contact-operations": `
who is in charge of operations
who do i ask about my schedule
i need a day off
who do i tell that i am sick
who assigns the leads
who do i ask about vacation
who is my manager`,
  "contact-onboarding": `
who do i ask about onboarding
who is my onboarding contact
i have a question about my start date
onboarding desk
who do i contact as a new hire`,
  "contact-coaching": `
who do i ask about a lesson
who can give me feedback on my conversations
Yes: can someone read my conversations and give feedback
who do i contact about coaching
i need help from my coach
who reviews my messages
i have a question about the training material`,
  "contact-leadership": `
how do i reach the ceo
i want to talk to the owner
who decides about contracts
i want to complain about someone in management
who is the boss
who approves contracts`,
  "contact-technical": `
where do i report a bug
something is broken who do i tell
i have a technical problem
the website has an error
it help
report an error on the site`,
  "access-code": `
how do i sign in
how do i log in
where do i get my code
what is the access code
what is my password
No: do i need a password
how do i create an account
how do i register
where is the login
i dont have a code
i never got a code
how do i get into the training portal
what is my username`,
  "lost-code": `
i forgot my code
i forgot my password
how do i reset my password
i cant remember my access code
i lost my login
Yes: can i get a new code
i deleted the message with the code
how do i recover my account
send me my code again`,
  "invalid-code": `
my code does not work
it says invalid code
access code is not accepted
the login does not work
why is my code wrong
it wont take my code
i cannot log in with my code
is my account deactivated
code rejected`,
  "too-many-codes": `
i am locked out
how long do i have to wait to log in
too many attempts
my account is blocked because i typed it wrong
i tried too often
i entered the wrong code too many times
it wont let me try again
how do i unlock my account`,
  "stay-signed-in": `
why was i logged out
why do i have to log in again
how long does my login last
how do i log out
how do i log out everywhere
Yes: do i stay signed in
Yes: can i use two devices
sign out of another device
it keeps logging me out`,
  "share-code": `
No: can my friend use my code
No: can i share my login
No: can two people use one account
No: can i give my code to my wife
No: is it ok to lend someone my account
someone else has my code
my code was stolen`,
  "setters-help": `
question about the tracker
question about a prospect
question about a lead
question about my commission
question about my clients and objections
setter help
team member help`,
  "lesson-order": `
No: do i have to watch in order
No: do i have to finish the lessons in order
Yes: can i skip lessons
Yes: can i skip ahead
No: are the lessons locked
what lesson should i start with
which video is first
Yes: can i jump to lesson ten
Yes: can i go at my own pace
No: do i have to do every lesson`,
  "lesson-completed": `
when is a lesson done
why is my lesson not marked complete
how do i mark a lesson as complete
how much of the video do i have to watch
No: do i have to watch the whole video
No: does a lesson become incomplete if i watch it again
Yes: can i watch a lesson again`,
  "progress-saved": `
Yes: does it save my progress
Yes: does it remember where i stopped
No: will i lose my progress if i close the tab
what happens to my progress if my internet drops
Yes: can i continue on another device
Yes: can i pick up where i left off
my battery died during a lesson`,
  "progress-wrong": `
my progress is gone
my progress is not updating
it shows zero percent
i watched it but it does not count
my lessons are reset
progress is stuck
it lost my progress
i finished the video but it says start`,
  "video-missing": `
there is no video in this lesson
it says video not yet available
when will the video be there
lesson has no video
why is the lesson empty
missing video`,
  "video-not-playing": `
the video does not load
video is not playing
i cant see the video
why cant i see the lesson
video keeps buffering
there is no sound
the screen is black
video is frozen
the player is broken
video is very slow
it just keeps loading
playback error`,
  certificate: `
No: do i get a certificate
No: is there a diploma
No: am i certified when i finish
It depends: can i get proof that i finished
how do i prove my progress to an employer
No: is the program accredited
Yes: can i get a progress report`,
  "watch-on-phone": `
Yes: can i watch on my phone
Yes: does it work on mobile
Yes: does it work on my iphone
Yes: does it run on android
Yes: does it work on an ipad
No: is there an app
No: can i download the videos
Yes: can i do the lessons on my tablet
where is the app`,
  "end-a-conversation": `
when do i stop writing to a prospect
when should i end the chat with a lead
a prospect told me to leave them alone
a lead told me to stop messaging him what should i do
a lead asked me to delete their number
what if the person im writing to is 15
what if someone i message is in high school
what do i do when a lead is under age`,
  "script-page": `
where is the script
Yes: is there a script
Yes: do you give me a script
what do i say to people
what do i write in the first message
Yes: can i see the script without logging in
how do i use the script
message templates
how does the interactive mode work`,
  "response-generator": `
how does the ai reply work
Yes: can ai write my messages
Yes: is there an ai that writes replies
how do i generate a response
where is the response generator
No: can i send the draft without reading it`,
  objections: `
what do i say when they say no
they say it is too expensive
how do i handle objections
prospect is not interested
they want to think about it
what do i answer if they ask whether it is a scam
how do i respond to pushback
a prospect ghosted me what do i say
what do i write when they stop answering`,
  tracker: `
how do i add a prospect
where do i enter a lead
how do i use the tracker
what is the tracker for
how do i log a new prospect
where do i put my leads
Yes: can others see my prospects`,
  "tracker-qualified": `
why is my prospect not qualified
what makes a prospect qualified
what credit score does a prospect need
how much income does a prospect need
what are the criteria for prospects
why does the tracker say no
Yes: is a score of 720 enough`,
  "tracker-edit": `
how do i edit a prospect
how do i delete a prospect
how do i fix a typo in the tracker
i entered the wrong call date
Yes: can i change a prospect
No: can i change the status myself
how do i undo a change
a prospect wants to move the call how do i enter it
who can change the deal amount`,
  "company-links": `
what link do i send to prospects
where is the booking link
which website do i share
where is the linkedin page
Yes: is there a link i can send
links to copy`,
  "reach-support": `
how do i contact you
how do i contact support
i want to talk to a human
i need to speak to a real person
No: do you have a phone number
No: can i call you
No: is there a phone number i can call
No: do you have a number to call
what is your email
customer service
how do i get help
Yes: can i talk to a person
who can help me
No: is there a live chat with a person`,
  "support-hours": `
when are you open
what are your hours
what are your business hours
No: are you open on weekends
No: are you open on sunday
when does support answer
No: is support there at night
what time do you close`,
  emergency: `
this is urgent
it is an emergency i cannot work
what do i do in an emergency
everything is down
site is down and my call is in ten minutes
who do i reach at night if nothing works
what counts as an emergency`,
  "request-status": `
i sent a form and heard nothing
when do you answer my request
nobody answered me
why has no one replied
how long does it take to get a reply
did you get my message
did my form go through
still waiting for an answer to my ticket
how fast do you reply`,
  "form-not-sending": `
the form does not work
i cannot submit the form
the submit button does nothing
it says there is an error in the form
why will my form not send
the form gives me an error
i filled in everything but it does not go through
i clicked the button but nothing happened`,
  "page-problems": `
the page does not load
the site is not working
the website looks broken
the page is blank
i get a 404
which browser should i use
the site is slow
the layout is messed up
it shows an error page`,
  "dark-mode": `
Yes: is there a dark mode
how do i turn on dark mode
Yes: can i change the theme
the page is too bright
how do i switch to light mode
Yes: can i change the colors`,
  "help-assistant": `
Yes: are you a bot
No: are you a real person
No: am i talking to a human
No: is this a person
who am i talking to
are you ai or human
what are you
how does this chat work
No: is this chatgpt
what can you do`,
  "privacy-data": `
what do you know about me
what information do you collect
what data do you store
how do you use my information
what do you do with my data
how long do you keep my data
how long do you keep my application
Yes: is my data safe
where is my information stored
Yes: do you have a privacy policy`,
  "sell-data": `
No: do you sell my information
No: do you sell my data
No: is my data sold
No: will my details be sold to someone
No: do you share my data with others
No: will you give my phone number to other companies
No: will you spam me
who do you share my information with
No: will i get spam calls
No: do you pass on my email address`,
  "privacy-assistant": `
No: do you save my questions
No: is this chat kept somewhere
No: is this conversation stored
who can read what i type here
Yes: is this chat private
what happens to my chat
No: do you keep what i ask`,
  cookies: `
Yes: do you use cookies
It depends: do you track me
It depends: do you use facebook ads tracking
how do i turn off tracking
Yes: can i refuse cookies
how do i change my advertising choice
It depends: is there a pixel on this page`,
  "delete-my-data": `
how do i delete my data
please delete my information
Yes: can you delete my data
Yes: can i get a copy of my data
remove my personal information
how do i correct my data
gdpr request
ccpa request
right to be forgotten
my name is spelled wrong in your records`,
  "prospect-data": `
Yes: is prospect data confidential
what may i write about a prospect
No: may i ask for a social security number
No: can i copy prospects to my own list
No: can i export the prospects
how do i treat prospect information
No: can i ask for a card number`,
};
