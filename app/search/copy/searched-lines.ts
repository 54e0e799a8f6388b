/**
 * What people search for when they want a script line or a lesson, by the title that was shipped: an entry with another
 * title is another one; for follow-up lines, by when they are sent. One search a line, as typed in a hurry, also in other languages.
 */
export const SEARCHED_LINES: Readonly<Record<string, string>> = {
  "Open the conversation": `opener
first message
opening line
how do i start the chat
icebreaker hello intro greeting
what do i write first
someone answered my post what now
begin conversation first dm
primer mensaje saludo
erste nachricht
how to open
start talking to a lead
welcome message
hey message
they commented on my post
restart a cold lead hello
how should the first dm look
first contact
what do i say first
first dm
ice breaker
how to begin
say hi
new follower message
they liked my story
cold dm
reach out to someone new
how i start the talk
hi message
opening
start talking
begin chat
hello`,
  "Just starting: ask where they live": `ask where they live
which state do they live in
where are you based question
location question for beginners
they are just starting out
newbie wants to know more
ask location
complete newbie in remote sales
fresh beginner what to ask
asks what it is first ask the state
get their location
where do you live
ask the state
which city
beginner next question
he is new to this
she has just begun
location
total beginner
which state`,
  "Outside the US: end kindly": `not in the us end the chat
lives abroad how do i say no
prospect is from canada mexico india nigeria philippines uk
foreigner decline politely
only us people
reject someone overseas
she lives in another country
not american
outside usa
he is in london
not from america
says she is in lagos manila karachi
country not allowed
how to say goodbye to foreigners
they live in canada
lives in europe
he is from pakistan
not in america
wrong country
from brazil
outside of united states
she lives in kenya
uk based
cannot take foreigners
lives abroad
we cannot take them`,
  "In the US: ask for experience": `ask for experience
have you done sales before
lives in texas next question
they are in the us what next
american next message
ask about past jobs in sales
confirmed american
has us address what's next
ask if they worked in sales
he's in ohio
she lives in florida
lives in the states
located in the us
he is american what now
us citizen
in new york
lives in america what next
sales background question`,
  "No experience yet": `no experience
never did sales
has zero background
first job ever
never done this kind of work
worried because no experience
zero experience is that ok
reassure a beginner
unexperienced person
never sold anything
zero background
first timer
completely new
no sales background
came from retail or nursing
never worked remote
total beginner
first job
she is green
not worked in sales
fresh out of school
stay at home mom no experience
zero sales
never did this
beginner`,
  "Some experience": `some experience
worked in retail
was a waitress server cashier barista
customer service background
call center two years next line
worked with customers before
bartender
customer service job
sold things before a bit
worked in a shop
did door to door once
call center
sold cars a while
a bit of telemarketing
retail sales
some cold calls
did a bit of door to door
worked retail
a little sales
sold cars for a summer
call center job before
used to wait tables and upsell
part time sales
some cold calling
did a bit of sales`,
  "Experienced in sales": `experienced in sales
old closer
sold cars insurance before
sales veteran years of selling
worked as a closer or setter already
has a sales background what do i ask
closer with years of experience
veteran salesman
real estate agent insurance agent
did setting before somewhere else
been a closer for years
veteran rep
ran a sales team
closed high ticket
sdr background
closed deals for years
sales veteran
he was a closer
ten years in sales
account executive
sdr
bdr
manager in sales
expert seller
already a setter somewhere
i have sold before
worked as a closer
veteran`,
  "What they do now, and their hours": `what do you do for work
current job and hours question
ask about their work and availability
tell me about yourself
how much time do they have question
ask what they do
about yourself
current situation
availability
question about the present job
find out how many hours they have
current occupation
day job question
work schedule
how many hours do they work
ask about their job
what is your work
what do you do for a living
current work
ask for schedule
occupation question
day job
current job question
what do you work
schedule`,
  "Why now": `why now
ask motivation reason
why are you looking for something new
what is their why goal pain
motivation question
ask what they want to change
motivation
reason to change
their why
what makes you look
ask about goals
dig for the reason
question about why they want a change
find their motivation
what pushes them
why change
reason for looking
why today
why are they looking
ask their reason
what made you reply
what is the pain
why change jobs
what pushed you
reason to start
what changed
reason to look
why are you searching`,
  "What they would like to earn": `income goal question
how much do you want to make
ask desired income
ask what they would like to earn
money goal
desired income
income goal
target income
ask how much they want to make
goal in dollars
monthly target
dream income
goals in dollars
desired pay
how much do you need a month
money wish
target salary`,
  "Set realistic expectations": `set realistic expectations
they think they get rich fast
expects 10k in the first month
unrealistic dreams of income
bring expectations down
how much is realistic to make
unrealistic
get rich quick
wants fast money
earnings take time
dreams of a lambo
thinks he will be a millionaire
too high hopes
slow down expectations about money
manage expectations
not overnight
honest about money
no get rich quick
how long until results
he thinks he will be rich
expects too much
wants 10k in the first month
hype
honest about income
be real about results
takes time
lower expectations
no quick riches
be honest about work
how hard it is`,
  "Is this a course?": `is this a course
are you selling a course
guru coaching program webinar
trying to sell me something
mentorship offer
another online course
just selling me a program
es un curso
do you sell coaching
masterclass
is this one of those courses
tired of gurus
online course
are you selling a program
guru
academy
class
ebook
webinar upsell
another guru course
is it a coaching program
is there something to buy
course seller
do i buy a program
is it mentorship
coaching offer
education`,
  "Is there training?": `is there training
do you teach me
will i be trained
who shows me how
how do i learn it
training included mentor support
do they train beginners
hay entrenamiento
training
how will i learn
mentoring
support for beginners
is coaching included
worried that nobody will help them
how do people learn the job
is there onboarding help
will someone guide me
will someone teach me
is there a mentor
coaching included
ramp up
materials
will you teach me
do you train
who trains me
do i learn it
is it taught
how do i learn
onboarding and training
teach from zero
will i be taught
learn how
who shows me`,
  "Do I have to pay?": `do i have to pay
does it cost anything
is it free
any fee joining fees registration charges
what does it cost to join
do i buy something before i start
how much is it upfront cost
she thinks she must pay first
hay que pagar cuanto cuesta
kostet das was
starter kit deposit
how much does this cost
what's the price
is the call free
do they charge me
money upfront
pay to work
price question
he asks about the cost
investment required
buy in
entry fee
who pays for the training
asks about charges
worried about hidden costs
how much to get in
is there a starter fee
subscription cost monthly
is there a cost
upfront fee
hidden fees
do i buy something
price of joining
subscription
deposit
it costs something
must i pay you
sign up fee
any fees
do they charge
price of it
investment needed
hidden cost
how much do i pay
startup cost
what does it cost me
is there a fee to join
upfront costs
fee
what is the catch
costs me something`,
  "How the pay works": `how the pay works
how do i get paid
100 per call plus 10 percent
pay structure commission split comp plan
compensation message
what do setters earn per call
explain the pay
wie ist die bezahlung
como pagan
hundred dollars per qualified call
what do i earn per booking
pay explained
how does commission work
compensation
10% commission $100
explain payment to the prospect
what's the comp
explain our payment model
how commissions are split
asks what he gets per call
what's my cut
percent of the deal
commission split
pay structure
how are setters paid
per show
compensation plan
how do i get money
explain commission
per booked call
commission rate
what percentage
paid per appointment
how does money work
pay model
comp plan
paid per show
commission structure
how do they pay
payment model
per appointment`,
  "Is this an MLM?": `is this an mlm
pyramid scheme
multi level marketing
network marketing ponzi
do i have to recruit people friends family
bring in other people and get a cut
downline
like herbalife amway avon
es piramidal
schneeballsystem
sounds like a pyramid
recruiting friends
mlm
get people under me
team building scheme
thinks we are like amway
suspects a network marketing thing
do i earn from people below me
referral scheme
pyramid
recruit friends
amway
herbalife
sell to family
ponzi
network marketing
do i have to recruit
is it a pyramid scheme
multi level thing
pyramid thing
do i have to recruit my friends
network marketing stuff`,
  "Why the credit score?": `why the credit score
why do you need my credit
what is the credit score for
fico question purpose
why ask about credit and income
she refuses to tell her credit score
credit check run
does it hurt my credit
is this a loan
why credit
credit question is weird
what has my credit to do with it
doesn't want to say the score
fico
refuses to give credit score
finds the credit question intrusive
why do you ask for my finances
reason for asking score and income
why do you need my fico
is it a credit check
hard pull
will it hurt my score
crdit
why do you ask for credit
fico question
credit check
is it a loan
what is my score for
do you pull my credit
asks why we want the score
why do you ask for my score
why do you ask about credit
private finances`,
  "Am I committing to anything?": `am i committing to anything
contract lock in locked
obligation no strings
can i quit anytime cancel
do i sign something
am i stuck
is the call binding
commitment fear
no commitment
is it binding
can i back out
am i obligated
afraid of being locked into something
any strings attached
sign a paper
can i leave whenever
free call no risk
obligation
contract length
locked in
can i leave any time
cancel later
minimum term
binding
do i sign anything
contract
can i quit
commitment
what if i change my mind
strings attached
cancel any time
no obligation
do i have to sign`,
  "Offer the call": `offer the call
propose the call today or tomorrow
ask for the call
pitch the meeting
invite to a call
suggest a time
how do i ask for the appointment
go for the booking
get them on the phone
how to pitch the call
book them now
move to the call
close for the appointment
when would you like to talk
transition to the call
how to suggest a meeting
they are qualified now what
invite them
today or tomorrow which is better
propose a call
invite to the call
ask for the appointment
next step call
pitch the zoom
propose a meeting
get them on a call
set the appointment
how to book them
call to action
move to a call
invite to call
invite to talk
suggest an appointment
next step`,
  "Send the booking link": `send the booking link
calendar link message
last message with link
where they pick a time
link to schedule
final message
they said yes to the call
they agree send link
link for scheduling
where do they book
send calendar
closes with the link
they agreed to a call what do i send
send them the calendar
where is the booking url message
ready to book
calendly
link for booking
schedule link
they said yes
the link for booking
drop the link
where is the link
scheduling link
book here
link to pick a time
share the calendar
booking url
calendar link
calendar url
give the link`,
  "What would I actually do?": `what would i do all day
job description duties tasks
what is the job
what does a setter do
daily work of the role
que se hace en el trabajo
day to day
what is appointment setting
explain the job
typical day
what's the role
what do i have to do
asks about duties
work content
what does the work look like
explain setting in short
day in the life
job description
tasks
responsibilities
what is the work
duties of the role
what do setters do
duties
describe the work
what does the role look like
what will i do all day
daily tasks
explain the work`,
  "How many hours is it?": `how many hours
hours per week
full time or part time
time commitment schedule
how long a day
cuantas horas
wieviel stunden
can i work weekends nights only
part time ok
flexible schedule
hours
how much time does it take
can i do it in the evening
only evenings possible
how long per day must i work
work load
shift times
minimum hours
hrs per day
part time
weekend work
schedule
evening only
daily hours
flexible hours
hours a day
hours a week
time needed
full time
shifts
weekends
how long per day
time commitment
time per week
part time or full time
how long each day
workload`,
  "When would I get paid?": `when do i get paid
first paycheck
how soon money
payday when comes the first money
weekly or monthly pay
how long until i earn
cuando pagan
when do they pay
how fast do i earn
pay day
how long for money
i need money this week
waiting time until first money
how long until the first payout
rent is due need cash quickly
payment schedule weekly biweekly
payday
first money
how often are payouts
direct deposit
pay cycle
how often paid
weekly pay
when does money come
first check
how long until i get paid
bi weekly
payout day
how fast is the money
first payment`,
  "What is being sold on the calls?": `what are we selling
what is the product
what do the closers sell
coaching package price offer
which service
what does the client buy
que venden
product
what do you sell
what service
the offer price
what's the package
which product do closers offer
what am i promoting
what is behind it
which product
which company
niche
offer
high ticket what
services
what industry
coaching offer
what offer
what are the calls about
which company product
what niche
what is the offer
what do clients offer`,
  "What is a qualified call?": `what is a qualified call
when does a call count
qualified meaning criteria
what counts for the 100
requirements for a call to be paid
qualification rules
qualified
what counts
qualified call definition
income and score needed
when do i get the 100
criteria of a paid call
what makes a call valid
counts as qualified
criteria
who is a fit
minimum income
what pays
what counts as a call
what is qualified
good lead criteria
which calls are paid
what makes a show count
qualified appointment
does any call count
good lead
which appointment counts
real lead`,
  "Who can apply?": `who can apply
requirements degree needed diploma college
age limit how old minimum age
do i need experience
criminal record felony can i apply
english level
am i eligible
no school
is there an age limit
qualifications
do i need skills
can i do it with a record
what are the requirements
need certificate or degree
retired can i
is 60 too old
ex convict
no high school
felony background
do you accept students
need perfect english
how many spots open
requirements
do i qualify
age limit
felons
degree needed
immigrant with a work permit
eligibility
do you hire retirees
who qualifies
what do i need to apply
do i need a degree
resume needed
am i a fit
who are you looking for
felony
background check
am i allowed
conditions`,
  "Can I do it from another country?": `another country
from canada can i join
i live in india philippines nigeria mexico uk germany
outside the united states
abroad international worldwide
can i work while traveling
expat moved overseas
otro pais
outside us
foreign country
lives abroad
do you take canadians
international applicants
living in europe
only us citizens
green card visa
from abroad possible
not a us resident
im from ghana
lives in toronto
overseas
abroad
expat
visa
ph va
mexico
not american
uk resident
i live in mexico
work from europe
travel while working
digital nomad
is it us only
outside america
international
from philippines
i live abroad
not in the us
from the philippines
from nigeria
not in america`,
  "How soon could I start?": `how soon can i start
start date
when do i begin
what happens next next steps
can i start tomorrow monday
how long does onboarding take
how fast can i start working
cuando empiezo
when do i start
start right away
how quick
what are the next steps
can begin immediately
when can they start
asks for the start
next week start
how many spots open
when is the next intake
can i begin monday
how quickly
waiting list
onboarding date
when can i begin
start tomorrow
how fast can i start
ready now
immediate start
how long to start
begin tomorrow
begin right away
start next week`,
  "Where does this lead?": `where does this lead
move up promotion career growth
become a closer triager
future in the role
raise advancement ladder
can i grow here
career
promotion
advance
grow
long term
chances to rise
long term prospects
become manager
next position
career path
next step after setter
become closer
advancement
future
can i become a closer
growth
next level
where will i be in a year
move up`,
  "Who are you?": `who are you
what company is this
how did you find me
where did you get my number contact
who is writing
never heard of your company
name of the company
do i know you stranger
quien eres
what's your company
who am i talking to
how do you know me
your website name
where are you from
who referred you
forgot who i am
asks for my identity
wants the company name
doesn't remember talking to us
where do you know me from
who dis
do i know you
where did you get my number
what company
introduce yourself
stranger
he want know who i am
what company is it
who is this
who do you work for
what is your name
are you the owner
who is behind this
why did you message me
where did you get my name
your name
which company`,
  "Do you need my personal data?": `ssn social security number
do you need my id passport drivers license
bank account details card number
personal information identity theft
asks if we need documents
data privacy afraid to give information
is my data safe
do you need my ssn
id card
privacy of my info
dont want to share info
bank details
social security
identity theft fear
won't give the social
what do you do with my data
asks if we need bank info
ssn
id
passport
driver license
privacy
address
social security number
why my phone number
do you need my id
personal information
data
my address why
will you sell my data
email why
why do you ask this
private`,
  "Sounds too good to be true": `too good to be true
what is the catch
where is the hook trap
sounds unreal unbelievable
nobody pays that much
suspicious of the offer
demasiado bueno
zu schön um wahr zu sein
there must be something hidden
what is the catch here
no way this is real
hard to believe
too easy
where's the trick
doubts the numbers
skeptical
disbelief
smells fishy too perfect
this can't be real
whats the catch
yeah right
suspicious
unreal numbers
too much good for be real
unreal
sounds fake good
where is the catch
unbelievable
no way that is real
suspicious of it
unrealistic`,
  "Is this a scam?": `is this a scam
is this legit real
fraud fake con
how do i know i can trust you
thinks we are scammers fraudsters
sketchy shady sus
are you a real company
es una estafa
ist das betrug
c'est une arnaque
doesn't trust me
got suspicious
proof you are legit
scam
prospect calls it a scam
how do i prove we are legit
is it real
can i trust
scared of being scammed
got scammed once afraid
is the company real registered
fraude
they say scammers
accuses us of fraud
afraid we steal money
skeptical about us being real
are you guys legit
calls me a scammer
thinks it's fake
how to prove that we are honest
distrust suspicion
bbb rating
trustpilot
can i trust you
this feels off
sounds like a con
hoax
catfish account
fake page
is the business registered
scm
he dont trust
no trust
doesn't trust us
trust issues
afraid is fraud
thinks we are scammers
is this legit
fake
con
stealing
suspicious
been burned
cheat
they think it is fraud
swindle
sounds shady
is it legit
fraud
got burned online
dont trust you`,
  "Can you show me proof?": `show me proof
reviews testimonials
evidence results of others
talk to someone who does this already
success stories references
speak with a current setter
show me a paycheck screenshot
has it worked for anyone
pruebas
google you reviews
prove it
any testimonials
results of people
who made money with it
real examples
wants references
show evidence
wants evidence
ask for testimonials
show results
wants to hear from others who did it
case studies
bbb rating
google reviews
screenshots of payouts
show me someone who made it
references
who has done it
evidence please
success stories to send
receipts
asking for money proof
show me results
screenshots
testimonials
reviews
track record
do you have examples
success stories
who made money
evidence
any references
proof of payment
testimonials please
who succeeded
screenshots of results
does it work
who has done this`,
  "I need to think about it": `i need to think
let me think it over
sleep on it
will get back to you later with an answer
not sure yet undecided hesitating
give me a few days to decide
i will let you know
need time to decide
pray about it
dejame pensarlo
muss noch überlegen
je dois réfléchir
maybe maybe not
on the fence
think
let me think
have to think
not ready to decide
unsure
needs a night
wants to consider
i'll get back to you
give me time
procrastinates
wants to mull it over
hesitates
puts off the decision
needs more time before saying yes
stalling
undecided lead
let me check first and get back
later maybe
undecided
not sure yet
weigh it up
let me process
has doubts
give me a few days
thnk about it
think over
not sure
maybe
give me a day
need time
want to decide later
hesitating
will get back to you
let me sleep on it
i will get back to you
maybe later
let me sleep over it
give me some days`,
  "I have to ask my partner": `ask my wife husband
my wife says no
run it by hubby
talk to my spouse first
girlfriend boyfriend fiance decides
wants dad mom parents to agree
family must be consulted
the missus has to be asked
significant other is against it
better half
esposo esposa marido mujer
meine frau muss zustimmen
ma femme
partner
spouse
wife
husband
my husband says no
needs permission
ask my mom
ask parents
family decision
discuss with my better half
boyfriend not ok with it
wife is against it
needs approval from spouse
married must consult
has to check with her man
family doesn't want it
spouse objection
he won't decide without her
my dad thinks it's bad
gf thinks it is dumb
needs a green light from her man
the old lady decides
has to clear it at home
boyfriend is against it
family vote first
must check with the other half
father has the last word
our pastor should look at it
my better half handles money
she wants to talk to her husband
ask my spouse
gf
bf
fiance
talk to my family
discuss it at home
needs to check with someone
husband decides
my parents must agree
need to talk at home first
spouse says no
fiance not happy with it
discuss with my wife
my husband decides`,
  "I don't have time": `no time
too busy swamped
only five hours a week
i work too much kids school
schedule is full
mother of three no time
when would i do this
overloaded
no tengo tiempo
keine zeit
pas le temps
busy
no hours left
time is a problem
kids and school
works two jobs
not enough hours in the day
life is crazy
hectic
overworked
single mom with no time
time objection
can't fit it in
studying and working no time
too much on the plate
exams right now
working doubles
three kids no time
no free evening
two jobs already
shifts all week
full plate
never home
student with exams
booked solid
barely sleep
prospect no have time
too busy
kids take all my time
working two jobs
swamped
packed
school and work
single mom
always working
too much going on
three kids
no spare hours
kids and work
calendar is full`,
  "I already have a job": `already have a job
work nine to five
employed full time
keep my day job
do it on the side next to work
side hustle besides my current job
happy with my job
dont want to quit my work
ya tengo trabajo
habe schon einen job
student besides school
has a job
working already
full time employed
can i keep my job
works at walmart
not looking for a job
employed
second job
currently employed
can it be a side hustle
boss must not know
works full time as a nurse
job objection
has two jobs already
next to my main job
im good where i am
working doubles
happy at my job
nine to five
cannot leave my job
side hustle next to work
my boss would not like it
government job
will keep my work
already works
has a full time job
9 to 5
have work already
works at amazon
not looking for work
have a career
can it go with my job
boss
side hustle
night shift
keep my job
working full time
my boss
i work nights`,
  "I don't work on commission only": `commission only objection
no base salary base pay
fixed salary hourly wage guaranteed
i want a salary not commission
dont work for free
only paid on results
wants steady paycheck
sueldo fijo
festgehalt
commission only
no base
hates commission
wants hourly
guaranteed pay
is there a salary
needs stable income
wants a base
no guaranteed wage
doesn't like working without salary
commission objection
only pay for performance is a no
base salary
fixed pay
hourly wage
no base no deal
wants security
wants base pay
wants fixed salary
hourly only
guaranteed income
needs a steady paycheck
not commission
no salary no deal
w2 only
needs a stable income
i want a fixed salary
hourly wage please
i want a fixed wage
need a salary
no guarantee`,
  "How much will I make?": `how much will i make
income guarantee earnings guaranty
can you promise money
how much per month can i earn realistically
what do people make average
guarantee me an income
cuanto gano
wieviel verdient man
combien je gagne
what is the salary
earnings
income
how much money
salary range
expected earnings
monthly income
how much do setters make
guarantee
asks about income
what can be earned
promise of earnings
wants a number for money
numbers please
earning potential
what is the ote
six figures possible
how much per month
income range
is 10k realistic
guarantee income
average pay
what do top setters make
money numbers please
what is the pay
he want know salary
what do people earn
average earnings
money per week
what can i earn
potential
ote
realistic income
how much does a setter make
how much is it paid
average income
money per month
realistic earnings
per month`,
  "I have no money to invest": `no money
cant afford it
broke poor tight on cash
no money to invest
money is tight short on funds
bills rent debt cannot pay
lost my job no savings
unemployed has nothing to spend
no tengo dinero
kein geld
pas d'argent
when i get my paycheck
money
no cash
broke
can't pay
financial trouble
no budget
has debts
low on cash
living paycheck to paycheck
has no funds
can't spend anything
money objection
empty wallet
jobless and poor
unable to pay
zero savings
currently broke
maxed out my cards
paycheck to paycheck
cannot afford anything now
zero in the bank
behind on rent
unemployed and broke
no savings
flat broke until payday
wallet is empty
too expensive for me
can't afford it
unemployed
she has no money for pay
poor
in debt
bills
tight budget
money is tight
waiting for paycheck
rent is due
no funds
i cant afford it
between paychecks
cannot afford
out of cash`,
  "My credit is bad": `bad credit
my credit is terrible low score
credit score 540 embarrassed
credit destroyed after divorce
bankruptcy collections repossession
does bad credit disqualify
poor fico under 600
ashamed of credit
no credit history
mal credito
bad score
low credit
terrible credit
credit ruined
score is 500
will my credit be a problem
score in the 500s
has debt and collections
ashamed about the score
credit is shot
filed bankruptcy
not good credit rating
maxed out my cards
bankruptcy
collections
score under 600
repossession
late payments
debt
low score
500 score
crdit bad
no credit
ruined credit
credit problems
poor credit
repo
foreclosure
debts`,
  "I tried something like this before": `tried before
did this already and it did not work
burned lost money in another program
last coach took my money and vanished
bad experience with a guru
paid thousands for nothing
been there done that
ripped off previously
disappointed by other programs
ya lo intente
got burned
failed with it already
lost money with a coach
similar program did not work
negative past experience
bought courses before
had a bad experience
burned by coaches
lost savings on a course
previous program failed
took a program like this already
dropshipping
burned before
forex
amazon fba
affiliate
lost money last time
bad experience
an agency that failed
did a program before
tried and failed
already did a course
it did not work last time
lost money before
another company
tried it once
failed before
did a course already
last program was useless
lost money already`,
  "I'm not a salesperson": `not a salesperson
bad at selling
introverted shy awkward
dont want to be pushy
hate sales not for me
no sales skills personality
nervous anxious talking to people
soy timido
i can't sell
social anxiety
not a sales person
i am shy
introvert
not good with people
can't convince people
don't like selling
no talent for selling
not born for sales
too quiet
scared of selling
hates being pushy
can't talk to strangers
never sold anything in my life
too shy
hates sales
not pushy
cannot convince people
not a people person
i hate selling
not good at sales
shy
bad at talking
not my personality
awkward
no confidence to sell
can't sell
english not good
never sold anything
i cannot sell
not the type`,
  "I hate phone calls": `hate phone calls
no cold calling
dont want to call people
afraid of the phone
do i have to talk on the phone
camera shy zoom off video
phone anxiety
only texting no calls please
odio las llamadas
no calls
hates talking
phone fear
does it include cold calls
don't want to talk on phone
don't want to be on the phone
cold calling fear
no voice calls
refuses to dial
stutter
can i only text
accent worries
no camera
he dont want make calls by phone
scared of phone
do i have to call
cold calling
no talking on the phone
afraid to speak
don't like to call
social anxiety
is it by phone
texting only
i stutter
i do not like talking
shy on the phone
can we just text`,
  "Just send me the info": `just send me the info
send details in writing
email me information brochure pdf
share the details kindly
send me a link website
give me more information
mandame la info
schick mir infos
send info
more details
send me something to read
website link please
give details
pdf
send email
asks for a document
send it by mail
brochure request
write it down for me
wants the facts in text
text me details
send a link
brochure
website
email it
write it down
video instead of a call
deets
send details
email me
she said send details
more information first
send the website
give me a link
send me a video
send a pdf
just text it
wants information
info pls
do you have a website
send pdf
email me details`,
  "Why can't you tell me here?": `why a call
tell me here
explain in chat instead of meeting
why do we need a zoom
dont want to hop on a call
can we just text
no call write it here
why cant you say it in the dm
refuses the call
por que llamada
why call
no zoom
doesn't want a call
can't we chat
explain here
skip the call
doesn't want to jump on zoom
prefers chat
why not by message
refuses the meeting
tell me now not on a call
just explain in chat
no call just text
tell me everything now
why zoom
why so secret
explain by text
why not in chat
just say it
no meeting
why so mysterious
refuses call
why do we need to talk
don't want a meeting
explain in messages
he wants everything in the chat
just tell me in chat
explain in chat
just type it`,
  "Not a good time": `not a good time
bad moment later next month
write again in some months
after christmas holidays new year
call me next week
not right now
traveling moving having a baby sick
after summer
ahora no
gerade nicht
circle back later
going through a lot
later
next month
not now
bad timing
after holidays
busy season
contact me in january
get back in spring
postpones to next year
come back later
after my exams
in a few weeks
too much going on right now
timing objection
funeral illness moving house
after christmas
next week
summer break
moving house
on vacation
get back to me in january
ask me next month
he say later
now is not moment
call me later
after the holidays
in a few months
not ready
maybe next year
some other time
vacation
moving
at work now
busy this week
call me another time
in a meeting
driving`,
  "Not interested": `not interested
no thanks
pass nah not for me
leave it
he declined says no
no me interesa
kein interesse
pas intéressé
hard no
they lost interest
no
no thank you
refuses
said no
rejects
not my thing
rejects the offer
doesn't want it
not for them
turns me down
how to end after a no
nah
im good
pass
hard pass
no interest
does not want it
turned it down
not intrested
no thx
nope
says no
she dont want
not for me
don't want it
rejected me
turned down
im ok thanks`,
  "I only have a phone": `only a phone
no laptop computer pc
can i do it on my cell mobile
tablet ipad iphone android only
my computer broke
no internet at home
solo celular
needs a laptop
no computer
phone only
no pc
without laptop
works from a phone
lacks a computer
no device but a phone
wants to work from the smartphone
without pc
no laptop
broken pc
only a tablet
work from mobile
old phone
only cellphone
just a phone
he have only cellphone not computer
chromebook
ipad
do i need a pc
no wifi
old laptop
tablet
need a laptop?
tablet only
just my mobile`,
  "Are you a bot?": `are you a bot
is this automated ai
chatgpt wrote this
am i talking to a real human person
robot copy paste message
thinks i am a machine
sounds like a script
eres un robot
proof you are human
bot
ai
robot
are you real
is this a human
automated reply
fake profile
suspects automation
thinks i'm ai
says i sound robotic
chatbot accusation
are u human
machine
real person
automated message
ai account
chatgpt
copy paste text
spam bot
bot?
are u real
is this ai
are you human
asked if im a robot
automated
fake account
chat gpt
real person?
is someone there
copy pasted
am i talking to a machine
real human?
is this automated
real human`,
  "Isn't everyone doing this?": `saturated market
everyone is doing this
too many setters already
too much competition
is it too late to start
overcrowded
everyone does appointment setting
ai will replace setters
saturated
competition
too many people
market full
already everyone
market is crowded
thinks there are too many doing it
is it still worth it
oversaturated niche
too late to start
everyone sells this
over crowded
ai will replace it
too many setters
everyone does this
crowded
is it late
overdone
ai will take over
everyone is a setter
too popular
market is full
oversaturated`,
  "I missed the call": `missed the call
no show wants a new time
reschedule rebook
overslept forgot the meeting
cannot make it tomorrow
change the time of the call
didn't show up ghosted the call
running late
postpone move the appointment
perdi la llamada
missed it
new time
no-show prospect came back
rebooking
wants another appointment
fell asleep
forgot our call
didn't make it to the appointment
wants to move the meeting
not there at the call what do i write
they forgot the zoom
new appointment after no show
overslept
ghosted the zoom
forgot the appointment
sorry missed it
emergency came up
no show rebook
wrong time zone
sorry i forgot
can we do another time
i was late
could not make it
forgot our zoom
something came up
need a new time
can we reschedule
got the time wrong
emergency
car broke down
was asleep
can't make it`,
  "Someone may be in crisis": `suicide suicidal wants to die kill himself
wants to end his life
crisis hotline 988
depressed hopeless self harm
prospect says he can't go on
hurting herself
mental health emergency
suicidal prospect
lost the will to live
depression
emergency mental
thinking of ending it
no reason to live
self harm
hopeless
he wants kill himself
suicidal
want to die
wants to end it
depressed and hopeless
crisis
hurting himself
life is not worth it
says goodbye to everyone
cutting
suicide
does not want to live
wants to die
emergency`,
  "Someone may be in danger": `in danger violence
boyfriend is hitting her
abused beaten at home
domestic violence
someone threatens her right now
call 911
abuse at home
in fear of her husband
police emergency
he hits her
abusive husband
afraid to go home
being threatened at home
violent husband
abused
afraid at home
threatened with a gun
stalker
in danger now
being beaten
domestic abuse
needs police
kidnapped
unsafe
afraid of husband
someone follows her
violence at home
threatened
afraid for life
abuse`,
  "Under 18: end the conversation": `under 18 minor underage
17 years old
teenager high school kid wants to join
prospect is sixteen
too young
not an adult yet
underage prospect
she is 16
minor
kid
teen
schoolboy
is only 15
still in high school
turns 18 next year
too young to join
seventeen
high school kid
underage
not of age
fifteen years old
person is 17
he is 16
teenager
under age
not 18
15 years old
school student
turns 18 soon
she is only 17
i am seventeen
still in school`,
  "Insult, threat or harassment": `insult threat harassment
he swears at me curses
rude prospect
threatens me
creepy sexual messages
called me names
f you
how do i answer abuse
nasty insulting troll
insult
he called me an idiot
angry prospect swears
prospect is abusive
harasses me
prospect is rude to me
bad words
being harassed
racist message
sexual remark
cussed me out
rude
f off
racist
sexual message
angry reply
swearing
idiot
told me to f off
he insults me
curses at me
swears
threats
calls me names
harassment
creepy
sexual
hateful
cuss
vulgar
nasty reply
angry at me
abusive
sends nudes
stupid idiot
swears at me
wants to find me
dirty messages
swearing at me
rude words
he threatens me`,
  "They asked you to stop": `stop texting me
leave me alone
told me to stop writing
unsubscribe do not contact
remove me from your list
block opt out
stop messaging
spam report
dejame en paz
stop
unsubscribe
don't write me again
wants no more messages
block me
doesn't want messages any more
please don't contact me again
reported me as spam
dont message me again
block
report you
stop spamming
remove me
quit texting
unsub
don't message me
stop texting
blocked
take me off the list
do not contact
quit messaging
no more messages
stop spamming me
stop dms
opt out
report me
never write again
do not write`,
  "Appointment Setting - Facebook": `facebook lesson
fb groups messenger
set up my facebook profile
how to set on facebook
write to people in facebook
profile picture friend requests
facebook setting
find people on facebook
who do i message on facebook
fb profile setup
facebook video
lesson one first lesson
facebook groups
fb friends requests
messenger outreach
fb
how to prospect on facebook
set appointments on fb
facebook profile
messenger
facebook outreach
fb lesson
lead from facebook
posting in groups
friend requests
first video
fb groups
find people in groups
add friends there
what my own page should look like
first chat on messenger
social media setup`,
  "Appointment Setting - LinkedIn Job Offer": `linkedin lesson
job offer messages on linkedin
linked in outreach connection request
how to write on linkedin
recruit on linkedin
linkedin video
write to professionals
posting a job on linkedin
present the job offer
second lesson
linkedin posts
job ad on linkedin
connection requests
linkedin outreach
job post
job offer
linkedin messages
connection request
professional network
li
post a job
linkedin profile
connect with professionals
connection request text
pitch a position
write a vacancy
business network`,
  "Why People Really Buy: Emotions vs Logic": `why people buy
emotions or logic
emotional buying feelings facts
psychology of buying decisions
rational versus emotional
why do customers buy
feelings when buying
head or heart
buying psychology
what makes someone say yes
psychology of buying
feelings
logic
decision
buyer psychology lesson
why do people buy
emotional buying
logic vs emotion
feelings sell
buying reasons
psychology of sales
heart vs head
why they say yes
emotion
feelings or facts
heart and head
rational reasons
what drives a purchase`,
  "The 6 Principles of Ethical Persuasion": `persuasion principles cialdini
reciprocity scarcity authority liking proof consistency
influence ethically convince
how to persuade without manipulation
six principles
convincing people
persuade honestly
influence principles
manipulation or persuasion
reciprocity authority video
cialdini
reciprocity
scarcity
social proof
influence
persuasion
convince people
authority
ethical selling
how to persuade
persuasive
manipulation
influence people honestly
why people say yes
reciprocity and scarcity
convince without tricks`,
  "The Buyer's Decision Cycle": `decision cycle stages of a buyer
buyer journey
awareness consideration stage
which stage is the prospect in
buying process steps
steps before buying
decision making process
where is the buyer in his journey
how people decide step by step
sales cycle stages
stages
awareness
when people decide
buying stages
decision process
awareness stage
how buyers decide
sales cycle
steps of buying
consideration
funnel stages
when they decide
stages of buying
buying process
steps before someone purchases
where is the customer in the journey
from happy to looking
sales funnel phases
why people hesitate after booking`,
  "The Trust Pyramid": `trust pyramid
build trust layers
how to earn trust rapport
prospects don't trust me lesson
credibility
gain trust
how do i become trustworthy
levels of trust
trust video
stranger to trusted person
build rapport
trust
build trust
rapport
how to be trusted
make them trust me
trust levels
trust lesson
win trust
relationship with prospects
building trust
make people believe me
seem reliable
win confidence
they think i am fake
repair a broken promise`,
  "The 4 Buyer Types": `buyer types personality
driver analyst relater enthusiast
disc personalities kinds of customers
adapt to the type of the person
how different people decide
personality types
kinds of buyers
customer types
analytical people
impulsive buyers
how to talk to different people
personalities
buyer personas
disc
analytical driver
buyer types
analytical buyer
driver
kinds of people
types of customers
expressive
amiable
different personalities
how to sell to different people
driver analyst
character types
personalities of customers
color types
how to talk to different characters
detail lovers and big dreamers
adapt to the person`,
  "The DM Format": `dm format
how to write a dm direct message
how long should a dm be
structure of a message
message template short lines
good first message lesson
how to structure messages
write better dms
message length
dm template lesson
short message one question
direct messages video
how to structure a message
message template
first dm layout
short messages
how to write a dm
message structure
dm template
length of a message
good dm
dm lesson
structure of dms
writing messages
dm framework
texting format
how long should messages be
writing a first message
structure of a chat message
length of a text
how to write a first line
what goes in a private message
spelling and smileys`,
  "Anti Spam Techniques & Pattern Interrupts": `anti spam
not land in spam junk
account blocked restricted banned
pattern interrupt
avoid looking like a spammer
instagram limits shadowban
messages flagged
my account got blocked
spam filter
messages look like spam
stand out in the inbox
surprise in the message
banned from sending
account blocked
shadow ban
marked as spam
instagram limits
stand out
account flagged for spam
banned on instagram
restricted account
shadowban
action blocked
dm limits
avoid spam
blocked account
too many messages
get past the spam folder
spam folder
avoid being banned
messages land in junk
account got restricted
not look like a spammer
stand out in a full inbox
people flag me
warm up a profile`,
  "Increase Your Response Rate": `how many times can i follow up
how many follow ups
follow up after no reply
when nobody answers
number of follow ups
response rate
nobody answers my messages
get more replies
left on read ignored
follow up lesson
more answers to my dms
people don't reply
low reply rate
they don't answer
no replies
get people to respond
follow up techniques
ghosted by prospects
seen but not answered
increase answers
nobody answers my dms
left on read
more replies
better open rate
seen but no reply
reply rate too low
nobody replies
no one answers
low response
more answers
people ignore me
better replies
ignored
get responses
few replies
nobody answers me lesson
nobody answers me
more people should write back
best time to send
when to nudge again
test two versions
low answers`,
  "What is Triaging": `what is triaging triage
sorting prospects
triager explained
book now later or close
triaging
triage call
meaning of triage
sort leads
what does a triager do
separate good and bad leads
triage
filter prospects
who to call
what does triage mean
sorting leads
triage explained
who is triager
qualify vs triage
qualify lesson
sort people
who to book and who not
first check
filter out bad fits
turn someone away nicely`,
  "Key Questions to Identify Ideal Prospects (BANT GPCT)": `bant gpct
budget authority need timing
qualifying questions
how to qualify a prospect
ideal prospect checklist goals plans challenges
discovery questions
questions to qualify leads
ideal customer
budget question
which questions should i ask
qualification framework
find good fits
bant
budget authority need
qualify leads
ideal client
gpct
qualifying
qualify a lead
qualification questions
budget
decision maker
good fit questions
which questions to ask
which people are a good match
check if they can afford it
framework with four letters
questions about budget and timing
who makes the decision`,
  "Pre Sell During Triaging": `pre sell presell
prepare the prospect for the call
no surprises on the call
set expectations before the meeting
warm up before handing over
reduce no shows lesson
sell before the call
get prospects ready
make them show up
explain what will happen on the call
show up rate lesson
presell
warm them up before the call
build value early
pre sell
warm up
prepare them for the call
pre frame
reduce no shows
before the call
pre call
show rate
show rate lesson
get them ready for the call
make sure they turn up
warm them up beforehand
what to tell before the appointment
fewer no shows`,
  "Trigger Soft Skills": `be patient with people
patience with a prospect
talk less and listen more
when they answer with one word
he only says ok
one word answers
answers only yes or no
keep calm in the chat
role play on slack
role-play with a teammate
slack practice partner
soft skills
empathy listening tone patience tact
people skills communication
emotional intelligence
active listening
be more empathetic
how to listen
tone of voice in chat
politeness patience
human skills
empathy
listening
tone
communication
people skills
be nice
kindness
tone of voice
listen better
voice and tone
speak on the phone
react to signals`,
  "Digging into the Prospect's Real Pain (basic)": `pain questions basic
find the real problem
simple follow up questions
dig for pain points beginner
what hurts them
find pain
ask about problems
pain lesson beginners
real problem of a prospect
first pain lesson
pain points
ask deeper
problem questions
why it hurts
pain questions
find the pain
dig deeper
their problem
real problem
pain lesson one
ask about pain
uncover needs
why are they unhappy
asking about problems
find out what bothers them
uncover the real trouble
get a concrete example
discovery questions
what frustrates people`,
  "Digging into the Prospect's Real Pain (advanced)": `deep pain advanced
deeper questions with permission
cost of the problem meaning
pain part two
limits of asking private things
advanced pain questions
dig deeper
second pain lesson
hard personal questions
pain points advanced
deep questions
level two pain
deeper pain
advanced pain
pain lesson two
hard questions
emotional pain
second level
deep dive into pain
cost of inaction
why questions
deeper questions
ask about feelings without prying
what it costs them to stay
distance between now and the dream
why they never changed`,
  "The Art of Story Selling": `story selling storytelling
tell stories to sell
anecdotes examples
true stories in a chat
story
tell a story
use stories
sell with examples
narrative
storytelling
stories
anecdotes
tell stories
sell with stories
lesson on stories
personal story
case story
telling stories
story lesson
tell an anecdote
use examples from real people
case studies
make it memorable`,
  "Handling Objections with Confidence": `objection handling lesson
lesson about objections
objections video
doubts about time money trust
overcome objections confidence
how to deal with a no
objeciones leccion
objections
how to handle objections
they say no
answering doubts
excuses of prospects
rebuttals
manage pushback
objections lesson
pushback
answer excuses
what if they say no
objecton
handle objections
overcome objections
when they say no
objection handling
answer doubts
confident answers
what to answer to doubts
when people push back
they come up with excuses
too pricey
comeback lines
what to reply to a but`,
  "Advanced Closing Techniques": `closing techniques
summary close choices
how to close the booking
close like a pro
assumptive close lesson
closing
how to close
finish the deal
get the yes
closing lesson advanced
close the deal
assumptive close
ask for the sale
seal it
closing lesson
final ask
seal the deal
close harder
advanced close
asking for the sale
getting the yes
asking for the commitment
finishing the chat with a booking
how to seal it
ways to ask for the appointment
what to do when they waver at the end`,
  "Create Ethical Urgency & Momentum": `don't be pushy
without being pushy
how not to push
urgency momentum
fake urgency versus real deadlines
fomo scarcity pressure
make them act now honestly
deadline close
urgency
make people decide faster
deadline pressure honest
speed up decisions
keep the momentum
they wait too long
fomo
deadlines
push without pressure
act now
how do i teach urgency
momentum
make them decide
speed up
scarcity honest
pressure
limited spots
deadline
scarcity
make it urgent
make them act sooner
get people moving
cut off dates
they keep putting it off
limited places
keep the ball rolling`,
  "Sales Mindset: Identity Better Than Motivation": `mindset motivation identity
habits discipline consistency
no motivation today
confidence think like a professional
stay motivated
mindset
lose motivation
how to stay disciplined
self image
build habits
lazy days
confidence
self belief
discipline
habits
imposter
motivation
no motivation
identity
imposter syndrome
believe in myself
self doubt
lazy
stay disciplined
feel like an impostor
afraid of dialing
self talk
get started in the morning`,
  "The Daily Routine of a Closer": `daily routine
plan my day time blocks schedule
time management productivity
how a closer organizes the day
breaks outreach blocks morning
routine
how to organize my day
timetable
my daily schedule as a setter
planning work hours
when should i work
morning routine
schedule of a day
time blocks
productivity
schedule my day
time management
plan the day
time blocking
organize my day
daily plan
work schedule
day plan
schedule of the day
plan my day
when to take breaks
home office
organize my hours`,
  "Handling Rejection, Burnout & Slumps": `rejection burnout slumps
too many no's i feel down
burned out tired exhausted
bad week no bookings
dealing with rejection stress
demotivated sad frustrated
losing streak
rejected
i want to give up
exhausted from work
feel like quitting
burnout
how to cope with no
mental health at work
stress
no success lately
tired of no
motivation gone
bad week
being ignored
keep going
i feel burned out
rejection
tired
slump
want to quit
demotivated
too many no
depressed from work
exhausted
lost my drive
feeling down
overwhelmed
everyone says no and it hurts
i feel empty
losing motivation
bad streak`,
  "From Setter to Closer": `setter to closer
become a closer
next career step promotion lesson
skills of closers
move from setting to closing
closer
promotion to closer
next level
how do i become closer
career in sales
promotion
career step
level up
setter to closer path
next step career
closer role
how to be a closer
move up
grow
next career step
take my own sales calls
promotion path
grow in this job
how do i become a senior`,
  "Script Audit": `script audit
review my conversations line by line
find the weak line
where do chats stop improve my script
analyze my messages
check my script
improve my messages
where do i lose people
analyze conversations
script review
review my script
check my messages
improve the script
audit their script
review my messages
improve my script
analyze my chats
where do my conversations die
weak points of my script
self review
why do they stop answering
improve my text
check old wording
where do conversations die
clean up the template`,
  "The Future of Sales": `future of sales
ai automation
will robots replace us
trends tools
sales in the coming years
future
ai in sales
will ai take my job
automation in sales
last lesson
trends
automation
will ai replace us
robots
what comes next
sales tomorrow
technology in sales
ai lesson
robots and chatgpt
new technology
laws about outreach
what will change`,
  "They are ill or caring for someone": `has cancer
surgery next week
chronic illness
disabled child
looks after a sick parent
in hospital
had a stroke
recovering from an operation
bed rest
caregiver
krank
enfermo
chemo
mental health break
prospect is sick
is in hospital
has the flu
cancer
surgery
she is sick
pregnant complications
taking care of her mother
ill child
health problems
covid
injured
accident
disabled
sick dad
hospital
taking care of my dad
sick
care for mother`,
  "They lost someone": `death in the family
funeral this week
widow
grieving
brother passed
buried his mom
mourning
condolences
lost a baby
loss
trauerfall
murio
his mom died
death in family
funeral
lost his father
her dog died
passed away
someone died
miscarriage
widowed
lost his wife
someone died in the family
death
grief`,
  "How should I handle prospects' data?": `gdpr rules for leads
privacy of leads
are screenshots of chats allowed
store phone numbers of prospects
confidential information
what may i write down
customer privacy`,
  "How do I reach a person?": `contact
contact us
ask a question to the team
talk to a human
support phone number
live chat with a person
who can help me
live support
phone number of support
real human
talk to someone
phone number
support contact`,
  "Can I watch on my phone?": `subtitles on the phone
watch on ipad
mobile app
android tablet
captions
tablet
iphone
ipad
mobile
small screen
use it on the train`,
  "How do I get a 1-on-1 or join the weekly group session?": `book 1on1
one on one with a coach
private coaching
group zoom
weekly session
coach appointment
meet my coach
private session
coach call
private lesson
talk to a coach
personal help
weekly class`,
  "Nothing was sent yet": `first message
first dm to a new lead
cold opener
what do i write to someone new
intro line
how do i start
new lead never messaged
hello message
primer mensaje
erste nachricht`,
  "1 day of silence": `ghosted
ghosting
ghosts me
what if they ghost me
left on read
seen
seen but no reply
read and no answer
no answer
no reply
no response
not answering
prospect not answer me
stopped replying
stopped answering
went quiet
went silent
gone cold
silence
one day without an answer
since yesterday nothing
did not answer since yesterday
follow up
follow up message
first follow up
nudge
bump
bump message
checking in
ping them
ghosteado
me dejo en visto
no contesta
meldet sich nicht
antwortet nicht`,
  "3 days of silence": `ghosted
ghosted for three days
ghosting
they ghost me
left on read
seen but no reply
no answer
no reply for days
no response
not answering
not responding
stopped replying
stopped responding
went quiet
went silent
disappeared
gone cold
3 days no answer
three days quiet
silent for a few days
second follow up
follow up again
follow up message
re engage
no contesta
keine antwort`,
  "7 days of silence": `ghosted me a week ago
no answer for a week
one week without an answer
no reply since last week
gone cold lead
a week of silence
7 days quiet
third follow up
follow up after a week
lead went cold
yes or no message
warm up a cold lead
una semana sin respuesta`,
  "14 days of silence": `ghosted for two weeks
left on read forever
no answer for two weeks
breakup message
break up message
goodbye message
last message
last try
final follow up
last follow up
closing the file
fourteen days without a reply
2 weeks quiet
dead lead
revive an old lead
reactivate a cold lead
stop following up
give up on a lead`,
  "After a no-show": `no show
noshow
no show message
no showed
did not show up
didn't show
never came to the call
client did not come to the meeting
ghosted the call
missed the call
missed the meeting
stood me up
not there on zoom
what do i write after a no show
they forgot the call
skipped the call
not present at the appointment
rebook a no show
no aparecio
nicht erschienen`,
  "After a canceled call": `canceled
canceled the call
called off
they called it off
cancel
lead canceled
message after a cancellation
rebook after a cancellation
new time for the call
another time
other date
offer another day
move the call
change the hour of the appointment
call fell through
cancelo la llamada
abgesagt`,
  "After the call": `after the call
day after the call
follow up after the call
they showed
showed up what now
call is done
thank you message
thanks for coming
post call message
how did the call go
check in after the meeting
despues de la llamada
how did it go
thank you after the meeting
feedback from the talk`,
  "After “let me think”": `let me think
think about it
thinking
still thinking
wanted to think it over
said they would think
follow up on a maybe
on the fence
undecided
needed time to decide
not sure yet
hesitating
was going to talk to the wife
decision message
lo voy a pensar
überlegt noch`,
  "After “not now”": `not now
later
bad time
maybe later
not the right time
not the moment
ask again later
said next month
come back to them
check back in
circle back
reconnect
old lead said later
timing changed
ahora no
nicht jetzt`,
  "When the call is booked": `confirm the call
confirm
confirmation message
confirm booking
confirmation text
remind them of the call
reminder before the call
reminder message
call reminder
make sure they show up
after they booked what do i send
see you tomorrow message
reduce no shows
confirmar la llamada
bestätigung`,
  "Can I get a refund?": `money back
return my money
cancel and refund
want my money back
cancel and get paid back
return policy`,
  "I lost my access code.": `forgot my code
new code please
where is my code
forgot it
cannot get in
code is gone`,
  "It says 'Invalid access code'.": `code doesnt work
code wrong
login fails
code is wrong
code not accepted
cannot sign in`,
  "A video does not play.": `black screen
buffering
no sound
video stuck
video is stuck
keeps buffering
player error`,
  "My progress does not move, or is gone.": `percent stuck
lessons reset
not marked as done
bar stays the same
shows zero
lesson not counted
lost everything`,
  "Is my progress saved?": `close the browser
continue on another device
do i lose it when i close
continue later
where i stopped`,
  "Can I switch between light and dark?": `too bright
night mode
black background
screen too bright
night colors
theme
hurts my eyes`,
  "Do you offer anything in Spanish or another language?": `espanol
translate
other languages
not in english`,
  "How do I join Slack?": `slack link expired
team chat
group chat
where does the team talk`,
  "How do I get a company email address?": `work mail
company gmail
work mailbox
business mail
own inbox`,
  "How do I get a company Facebook account?": `fb profile for work
work facebook
work profile
page for outreach`,
  "How do I get access to the CRM?": `crm login
hubspot
ghl
login for the customer system
sales software
where are my contacts`,
  "Where do I see and sign the agreement?": `contract
docusign
paperwork to sign
signature
paperwork`,
  "How and when am I paid?": `payday
bank transfer
paypal
weekly or monthly
when does the money come
payment method`,
  "When do I get my first paycheck?": `first money
first commission
how long until pay
first salary`,
  "A payment is missing or wrong.": `not paid
money is missing
less than expected
they paid me too little
money has not come
amount is off
commission not there`,
  "Where do I see my commission?": `my earnings
how much have i made
how much i have earned
balance`,
  "Am I paid for a no-show?": `no show pay
client didnt come do i get money
they did not turn up do i still get money
money for missed calls
person never came`,
  "Is there a base salary or hourly pay?": `fixed pay
hourly
minimum wage
fixed wage
guaranteed pay
paid per hour`,
  "Do I get benefits, such as health insurance or paid vacation?": `pto
sick days
insurance
401k
sick pay
time off paid
pension
holidays`,
  "Is it 1099 or W-2?": `taxes
employee or contractor
tax form
self employed
freelance`,
  "Can I move up from setter?": `promotion
become closer
career path
earn more money
career
become a closer
advance`,
  "How much can I earn?": `salary
how much money
earn more
income
realistic pay
monthly earnings`,
  "What equipment do I need?": `laptop
headset
internet speed
computer requirements
computer
internet
camera`,
  "Do I need sales experience?": `no experience
beginner
never did sales
never sold anything
beginner welcome
no background`,
  "Who can apply as a setter?": `requirements
age limit
who is allowed
age
conditions`,
  "Can I apply from outside the United States?": `from abroad
international
visa
i live in canada
not american
foreign country applicant`,
  "Is a job guaranteed at the end?": `will i be hired
job placement
do i surely get hired
promise of work
what if nobody takes me`,
  "Is there a certificate or a proof of my progress?": `diploma
badge for linkedin
proof i finished
document that i finished
show my employer`,
  "How long is the program?": `how many weeks
when am i done
weeks of training
how many days
duration`,
  "How much time should I plan each day?": `hours a day
daily time
hours daily
daily effort
minutes a day`,
  "Do I have to watch the lessons in order?": `skip a lesson
jump ahead
any order
skip ahead
jump to another lesson
start in the middle
one by one`,
  "When does a lesson count as completed?": `when is it done
check mark
how much must i watch
done`,
  "When are the live coaching calls?": `live call schedule
what time is the group call
session times
weekly meeting
which day is coaching`,
  "How do I cancel a booking?": `cant make it
cancel my call
call it off
cannot make it
drop my appointment`,
  "How do I change the time of a booking?": `other time
move my appointment
other day
something came up`,
  "I got no confirmation of my booking.": `no email after booking
did my booking work
no email came
was it booked
confirmation missing`,
  "I missed my call. What should I do?": `forgot my appointment
overslept
was late for my call
forgot the appointment
was not there`,
  "What is the discovery call?": `first call
what happens on the call
first talk
what is it about
intro call`,
  "How do I prepare for the discovery call?": `before the call
what to bring
what to have ready
before the first call
tips for the call`,
  "What should I expect in the interview?": `interview questions
how long is the interview
what will they ask
job talk`,
  "I applied or had my interview. When do I hear back?": `no answer to my application
still waiting
waiting for an answer
any news
decision on my application`,
  "How do I leave the program, or have my account deleted?": `quit
stop the training
delete me
close my account
stop everything
i am out`,
  "What data about me do you keep?": `privacy
what is stored
information stored
personal details`,
  "Do you sell my data?": `share my data
third parties
give my information to others
privacy worry`,
  "May I share my access code?": `friend uses my login
two people one account
give my login to a friend
use it together
lend`,
  "How long do I stay signed in?": `logged out again
session expired
session ends
keep me logged in`,
  "A page looks wrong or does not load.": `site is down
white page
error page
blank page
layout is messed up
white screen
screen frozen`,
  "A form will not send.": `submit does nothing
button doesnt work
submit button does nothing
it does not go through
cannot submit my answers`,
  "There are no free times. What now?": `calendar is full
no slots
nothing available
no slot for me`,
  "In which time zone are the times?": `est or pst
my local time
eastern or pacific
my clock shows another hour
local time`,
  "Do you offer payment plans?": `installments
pay monthly
split the cost
monthly rates
pay in parts
split the price`,
  "How much does the training program cost?": `price of the course
how much is it
price
tuition
fee
what do you charge`,
  "A lesson says that its video is not yet available.": `no video there
empty lesson
where is the film
video missing`,
  "A prospect objects. What do I answer?": `what to say to pushback
reply to doubts
where are the rebuttals`,
  "Can I bring my partner to the call?": `my wife wants to listen in
come together with my husband
two people on the call`,
  "Can I choose my own hours?": `flexible schedule
work when i want
set my own shift
weekends off`,
  "Can I do it alongside a full-time job?": `next to my day job
part time
in the evening after work
as a second job`,
  "Do I have to make cold calls?": `phone strangers
dialing
telephone sales`,
  "Do I have to pay to apply or to become a setter?": `application fee
does joining cost something
is applying free`,
  "Does the site use cookies or advertising?": `tracking
ads
pixels`,
  "How do I apply, and what comes next?": `steps to join
sign me up
application process
hiring steps`,
  "How do I book a call?": `pick a time
schedule an appointment
talk to you`,
  "How do I book my onboarding?": `start date meeting
first day call
setup appointment`,
  "How do I see, correct or delete my data?": `my records
gdpr request
forget me
what is stored`,
  "How does the call take place: video, phone or in person?": `zoom or telephone
do i need a camera
where do we meet`,
  "How does the timeline work, and how am I guided through it?": `schedule of the program
plan by day
who guides me`,
  "How many hours a week does the program take?": `time needed
workload
how much study`,
  "How soon can I start as a setter?": `begin working
first day of work
start date`,
  "How soon will I see improvement?": `when do results come
progress speed
getting better`,
  "I made a mistake in the tracker. How do I change a prospect?": `typo
wrong entry
fix a record
edit details`,
  "I run a business and want setters. Who do I talk to?": `hire you
company looking for staff
become a client`,
  "I sent a request. When do I hear back?": `no reply to my form
waiting for support
how long until an answer`,
  "I work here as a setter. Where is the help for my work?": `help for staff
employee questions`,
  "Is the work remote?": `from home
no office
anywhere
travel to work`,
  "Is there a free trial?": `try before
test it
without paying`,
  "Is this a real job, and do I recruit others?": `serious work
pyramid
do i have to bring friends`,
  "It says that I have to wait before I can sign in.": `locked out
too many attempts
blocked for minutes`,
  "My application was not qualified. Can I try again?": `rejected
turned down
second chance
reapply`,
  "Should I quit my job or borrow money for this?": `take a loan
resign
financial risk`,
  "What am I paid for?": `what counts
which results bring money
commission for what`,
  "What does 10-in-60 mean?": `ten appointments in sixty days
the challenge
the goal`,
  "What does an appointment setter do?": `tasks
what is the job
daily work`,
  "What does the AI response generator do?": `writes replies for me
suggestion tool
chatgpt`,
  "What does the training cover?": `topics
curriculum
what do i learn
content of the course`,
  "What happens after I complete it?": `finished everything
what next
after the last lesson`,
  "What happens in the setup and onboarding call?": `first meeting
what do we do there
getting set up`,
  "What happens to the questions I ask the help assistant?": `are chats stored
who reads my questions`,
  "What if I do not make it in time?": `too slow
more time
deadline passed
extension`,
  "What is a qualified appointment?": `which call counts
good booking
valid meeting`,
  "What is an access code, and where do I get mine?": `login number
how do i get in
my code`,
  "What is an emergency technical issue?": `urgent problem
system down
right now`,
  "What is the difference between the training program and the setter role?": `course or work
two things
which one`,
  "What is the help assistant, and is it a person?": `chatbot
robot answers
who replies`,
  "What is the legal team form?": `contract questions
lawyer
legal request`,
  "What is the prospect tracker?": `list of people
where i write down leads
what is tracker for`,
  "What is your success rate?": `how many make it
percentage
results of others`,
  "What support is there after I am placed in a job?": `help after hiring
follow up once working`,
  "What would I be selling?": `product
what is the offer
sell what`,
  "When does the next cohort start?": `next group
start of the class
begin date`,
  "When does the tracker call a prospect qualified?": `becomes qualified
label
rules for qualified`,
  "When is support available?": `opening hours
weekend help
who answers at night`,
  "Where can I read reviews or see proof?": `what others say
testimonials
evidence`,
  "Where do I find the links that I send to prospects?": `booking address
which url do i send`,
  "Where do I go with technical issues?": `bug
computer problem
something broken
tech help`,
  "Where do the people I write to come from?": `source of leads
who gives me contacts
lists`,
  "Where is the conversation script, and how do I use it?": `what to say
texts to copy
dialog`,
  "Which numbers are tracked?": `statistics
kpis
what do you measure`,
  "Which tools do I get?": `software
programs
apps`,
  "Who are the coaches?": `teachers
trainer names
who teaches`,
  "Who do I contact about CRM or company email trouble?": `mailbox broken
login of crm fails`,
  "Who do I contact about commissions or payments?": `pay question
wrong money
accounting`,
  "Who do I contact about onboarding?": `start questions
setup person`,
  "Who do I contact about operations?": `daily business
scheduling person`,
  "Who do I contact about training or coaching?": `course question
ask my trainer`,
  "Who handles contracts and CEO approvals?": `boss signature
approve
agreement`,
  "Who is behind Setpoint?": `owner
company
who runs this`,
  "Will I work with real clients?": `actual customers
live leads
not just practice`,
  "A better time": `call me later
catch me tomorrow
right now is bad
another day`,
  "A new time for the call": `appointment has moved
different hour
tell them the new date
pick another slot`,
  "A short nudge": `they did not answer
silence after my message
poke
still there
second message`,
  "After a missed call": `he was not there
no one came
they forgot the appointment`,
  "Confirm the call": `see you tomorrow
appointment reminder
are you still coming`,
  "It was not the right time": `before was bad timing
now is better
try again after months`,
  "The first message": `opener
first contact
cold text`,
  "The last message": `goodbye
final attempt
give up on them
closing the chat`,
  "They wanted to think": `check back after thinking
decided yet
thought it over`,
  "What is in the way": `what holds you back
obstacle
what stops you`,
  "Yes or no is fine": `just be honest
no pressure
decide either way`,
};
