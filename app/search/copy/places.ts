/** What people call the pages and settings of the portal: words that are searched and never shown (WEEK-4). */

/** What there is to find on a page besides its name, by its address. */
export const PAGE_WORDS: Readonly<Record<string, string>> = {
  "/training": `dashboard home start lessons courses videos my progress ten in sixty announcements sessions overview
where are my lessons
home page of the portal
see my progress
watch videos
mein fortschritt
where do i start
the videos i have to watch
my lessons
next lesson
continue watching
course
how far am i
my progress
what do i do first
modules
dashboard
my quiz
what lesson am i on
announcements
class videos
start page
begin the course
my cohort
my course
lessons
where i continue`,
  "/training/practice": `practise practice chat fake prospects role play simulation simulated conversation train talk bot
practice with a fake prospect
mock conversation
simulator
test chat
üben
practice with a fake client
practise area
train chats
role play
ai prospects
conversations with bots
my practice runs
past practice
choose a fake prospect
training ground
sparring
train a conversation
rehearse
simulated chat
drill`,
  "/script": `script chat messages wording copy paste what to write flow conversation interactive plain text
what do i say
where are the objection replies
sales script
copy messages
the conversation guide
message templates
guion
scrpit
what to write
the script
messages to copy
scripts
conversation steps
my lines
what do i say next
full script
text script
dm templates
wording for prospects
flow chart of the chat
cheat sheet
what to say
conversation text
lines to copy`,
  "/tracker": `prospect tracker leads crm pipeline list table prospects contacts my leads sheet
where are my prospects
list of my prospects
all leads
crm
spreadsheet of prospects
kundenliste
trackr
my list
my leads
prospects table
my people
who did i write to
sheet
contacts
all my prospects
pipeline
board of leads
find a lead
sort leads
filter prospects
lead list
list of contacts`,
  "/tracker/today": `my day today follow ups follow-ups followups due now to do todo queue tasks reminders daily next who do i message today
follow ups that are due
end of day report eod targets
who needs a follow up
what should i do now
follow up list
people i must write to today
overdue contacts
reminders of prospects
meine aufgaben heute
mi dia
end of day numbers
what is next
my da
my objectives of today
who do i text today
what do i do today
tasks today
today
daily list
to dos
follow ups due
who is next
my goals
daily goal
my targets
am i on track today
follow up queue
overdue follow ups
quota
end my day
eod
what is due
today's tasks
who do i write to now
to do list`,
  "/tracker/outcomes": `my outcomes results stats statistics numbers show rate booking rate conversion performance how am i doing
my show rate
how many of my calls showed up
my numbers
conversion of my messages
show up percentage
my stats
my results
my performance
how many booked
my close rate
my reply rate
kpi
my score
analytics
how good am i
charts
which message works
conversions
how my calls went`,
  "/tracker/pay": `my pay money earnings earned commission commissions income payout wallet balance how much did i earn this month
how much do i get paid
dispute a payment
how much money did i make
my commissions
am i paid yet
what do i get this month
my balance
my income so far
cuanto he ganado
mein verdienst
money owed to me
pending payments
missing commission
mypay
payday
my money
what i earned
when do i get my money
how much am i owed
pay this month
my commission
where i see my payment
earnings
i not receive my payment
unpaid
wallet
bonus
wages`,
  "/tracker/removed": `removed deleted prospects trash bin restore undo recover recycle
bring back a deleted prospect
undelete a lead
where did my prospect go
restore a deleted lead
deleted leads
removed leads
trash
bin
recover
archive
leads i removed
delete prospect by mistake
lost prospects
contacts i took out`,
  board: `operations board tracker kanban week tasks cards weekly plan todo
operations tracker
board of this week's tasks
weekly plan of operations
kanban
tasks of the ops team
to do cards
board
ops board
tasks
team tasks
weekly board
to do board
cards
operations tasks
assignments
project board
trello
shared board
operations overview
embedded board
team board`,
  "/account": `account profile settings my name email two step sign-in two factor 2fa authenticator passkey sessions devices sign out everywhere password change my code recovery codes
who is signed in with my account
change my email
profile
change my name
two factor authentication
security of my login
other devices
my settings
mein konto
mi cuenta
passkey
my account
my profile
change my login
my email address
sessions
security
change my code
my data
my devices
profile settings
preferences
language
email
my details
personal settings
my password`,
  "/help?for=setter": `help faq questions support assistant answers knowledge base
help
i need help
faq
questions
how does this work
help center
ask a question
manual
guide
instructions
support articles
knowledge base
assistant
stuck
answers for staff`,
  "/training/search": `search lessons transcript what was said in a video find a moment second where do they say my notes
find where a lesson talks about trust
transcript search
search inside videos
find a word in the videos
which lesson says
find a topic
search notes
where was that said
look up in lessons
find in videos
find what was said
look up a word in the videos
which second`,
  "/training/readiness": `readiness ready cleared to set am i ready requirements left sign off
what is left until i can start
can i start setting
am i cleared
what do i still need
can i start working with real people
my readiness score
steps before going live
bin ich bereit
am i ready yet
can i start working
what is missing for me
when can i talk to real leads
requirements to start
my clearance
graduation
finish line
certification
how far until i am done
approved to work
am i ready
who can start working
what is still missing
clearance`,
  "/training/coaching": `coach review feedback on my conversation marks score of my coach hand in conversation submit
feedback from my coach
did the coach look at my chat
coach comments
my feedback
my scores
what did my coach say
send my conversation to the coach
reviewed conversations
marks from my coach
grades
hand in a chat
my evaluation
my coach looked at my chats
feedback on my conversations`,
  "/training/adminpanel": `trainees users people students members accounts panel user credentials access codes list progress setters everyone overview admin
list of trainees
all users
find a student
see everyone's progress
user list
manage users
teilnehmer
alumnos
who has finished the lessons
look up a person
my trainees
students
list of students
find a trainee
trainee list
everyone's progress
who finished
who is learning
learners
people in training
search a trainee
trainee overview
user admin
progress of everyone
inactive trainees
new signups
last login
all students
who is in training
how far is everyone`,
  "/admin/cohorts": `cohorts groups classes batches teams late behind target dates deadline announcements
trainees who are late
who is behind
groups of trainees
who is behind schedule
start date of a class
students that are slow
new batch
gruppe
create a cohort
late trainees
cohort progress
who is falling behind
groups
classes
who is late
behind schedule
deadlines
start dates
november class
on track
cohort targets
batches
announcements to a class
start groups`,
  "/admin": `home start overview of the office what is new today summary dashboard of the admin admin area
what waits for me
admin home
admin
overview
home
start
what needs attention
summary of today
office
control panel
back office
admin dashboard
to do for staff
alerts
dashboard of the office
what is new`,
  "/admin/people": `people everyone staff trainees hosts accounts find a person login links who is who directory contact list
look someone up
all people
directory
personen
find someone
person search
contacts
everyone
staff and trainees
who is this
look up a phone number
profile of a person
everything about a person
history of a person
everyone who has an account
find a person
user list
members`,
  "/admin/attendance": `attendance attended present absent late missed who came live calls group sessions zoom participants join minutes
who was in the live call
who missed the session
attendance list
who came late
anwesenheit
asistencia
attendance last week
group session sign in list
who came to the session
who was there
who did not come
participants
roll call
show up of trainees
who joined the zoom
live session minutes
who missed the live call
presence
session list
absent
absent people`,
  "/admin/lesson-moments": `lesson moments drop off rewatch rewound skipped video statistics where people stop heatmap watched engagement difficult
where do trainees stop watching
which part is watched again
which lesson is too long
video analytics
hard places in a lesson
hot spots in videos
where do viewers rewind
where people drop off
video stats
where do they stop
confusing parts
most replayed
skipped parts
retention graph
engagement
boring parts
quiz answers people get wrong
which lesson is hard
watch statistics
where they stop watching
which seconds are replayed`,
  "/admin/nudges": `nudges reminders inactive stuck automatic emails to trainees who fall behind remind wake up idle
automatic reminder mails
poke inactive students
people who stopped learning
reminders for idle trainees
automatic reminders
nudge people
trainees who went quiet
email inactive trainees
reminder emails
push lazy trainees
inactivity
re engage trainees
automated messages
auto follow up with trainees
not logged in for days
wake up silent students
who gets poked`,
  "/admin/coaching": `coaching queue reviews conversations to review waiting for marks score grade feedback labels
conversations that wait for my review
grade a chat
chats to grade
review conversations
score a practice run
my review queue
feedback to trainees
waiting reviews
practice runs to check
mark conversations
mark practice conversations
give feedback on a conversation
review a chat
conversations to grade
review queue
score conversations
practice reviews
check a practice run
comment on a conversation
grade trainees
feedback for a trainee
listen to runs
leave a note on a trainee
my coaching queue
who needs coaching
transcripts to review
who needs help
students in trouble
lagging behind
my learners
who is stuck`,
  "/admin/readiness": `readiness of trainees who is ready cleared to set sign off clear approve
who may start
clear a trainee
who is ready to work
clear people
sign someone off
readiness list
approve a setter
clear a setter to work
who is cleared
let someone start
sign off a trainee
ready to work
approve a trainee
graduates
give the green light
who passed
certify
release to production
who can talk to leads`,
  "/admin/pay": `pay payroll commissions rules rates close period adjust pay setters payouts disputes
pay my setters
close the month
pay rule rate per call
pay out commissions
close the pay period
payroll run
change the commission rate
setters' earnings
disputes about pay
gehalt der setter
what do we owe
bonus adjustment
payroll
pay
commissions
how much commission per show
pay setters
commission rate
pay rules
pay periods
wages
what do i owe my setters
payouts
salary of setters
pay per show
rate per deal
disputes
pay export
paychecks
hourly
wages of everyone
what we owe`,
  "/admin/inbox": `incoming messages
incoming requests
inbox requests messages support tickets forms questions new unanswered contact
new requests
who wrote to us
contact requests
unread messages
someone asked a question
requests from setters
email requests crm requests
posteingang
new messages
support tickets
unanswered requests
form submissions
contact form messages
messages from the website
tickets
who wrote
incoming
support queue
mailbox
questions from visitors
slack access request
setter needs email
form answers
unread
request list
things to answer
requests waiting
messages from visitors
unanswered`,
  "/admin/applicants": `applicants candidates candidatures applications job hiring recruit recruiting interview scorecard accept decline reject bewerber
new applications
who applied
people who want the job
job applications
candidates
bewerbungen
interviews to rate
solicitudes
new hires pipeline
recruitment
reject a candidate
job applicants
applications waiting
applications
new applicants
hiring pipeline
resumes
cv
job candidates
pending applications
interview results
recruiting
hire
applicant list
declined applicants
people who applied
job seekers
hiring list`,
  "/admin/agenda": `agenda calendar schedule meetings calls appointments this week today rendez vous termine upcoming bookings no show outcomes
calls of today
upcoming meetings
who has a call today
meetings this week
calendar of all hosts
next calls
appointments tomorrow
termine
reuniones
call schedule
mark a no show
who showed up
move a meeting
todays meetings
interview today
today's calls
schedule
calendar
meetings today
who is on the calendar
upcoming interviews
what is on today
this week's calls
meetings
day plan
next meeting
no show yesterday
onboarding calls
discovery calls this week
booked calls
appointments
calendar of alex
who has calls tomorrow
appointments of today
who meets whom
upcoming calls
week plan of interviews`,
  "/admin/hosts": `hosts closers who takes calls meeting link zoom link calendar feed ical busy vacation days off interviewers
people who take calls
zoom links of closers
connect google calendar
host calendar
who answers discovery calls
calendar of alex
closers
who takes the calls
hosts
interviewers
availability of a host
working hours of a host
vacation of a host
host schedule
zoom room of a host
free times
meeting owner
who has free times`,
  "/admin/funnel": `funnel conversion visitors traffic sources utm campaigns analytics bookings marketing ads results drop off
where do visitors come from
how many visitors book
ad campaign results
where do leads come from
website statistics
conversion rate
source of traffic
google analytics
utm report
where do visitors drop off
conversion
funnel
website visits
traffic
visitors
ads performance
landing page results
how many apply
how many book
marketing
campaigns
utm
referrers
where do people come from
analytics
click through
where visitors drop out
from click to hire`,
  "/admin/outcomes": `outcomes of the team results show rate close rate statistics kpi sources scripts versions experiment performance
how many calls closed
team performance
show up rate of the team
leaderboard of setters
best setters
which script works better
numbers of all setters
team results
results
who is the best setter
show rate of all
close rate
team stats
performance
sales report
kpis
compare setters
which source works
leaderboard
rankings
how is the team doing
reporting
results of the team
show rates
how calls went`,
  "/admin/content": `content website words texts wording copy edit cms pages headline landing page front page change text price translate
change a text on the website
edit the home page
price on the website
change the website
edit texts
write on the homepage
fix a typo on the site
cms
texte ändern
editar textos
change what the page says
translate pages
edit website
change words
texts
all pages to edit
website editor
change a text
copywriting
edit site
wording
content editor
draft
unpublished changes
translate
words of the site
change a page`,
  "/admin/upload-videos": `lesson videos upload embed vimeo loom youtube wistia player set video address recording
put a video into a lesson
add videos to lessons
replace a lesson video
vimeo link of a lesson
where do i put the recordings
set the videos
lesson videos
videos of lessons
which lessons have no video
set a video
vimeo
youtube link
missing videos
video list
replace video
course videos
add video link
films of the lessons
upload recordings`,
  "/admin/settings": `settings configuration preferences options setup company
settings
configure
set up the company
options
config
preferences
setup
system settings
company settings
change settings
administration`,
  "/admin/launch": `launch checklist go live golive to do todo setup before launch what is missing ready to launch getting started
what is left before we go live
ready to go live
what must i still set up
first steps setup guide
before we open
what is missing
start checklist
setup wizard
is everything set up
go live
ready to launch
setup steps
what is left to do
before going live
checklist
getting started
first steps
not finished yet
open the company
onboarding of the company
missing setup
launch
before we go live`,
  "/admin/administrators": `administrators admins staff roles rights permissions coaches operations promote demote make someone coach
give someone admin rights
who is an admin
user roles
who is admin
add an admin
make someone a coach
permissions
give rights
operations user
remove an administrator
staff members
rollen
second admin
admins
staff
who can see everything
team access
roles
add administrator
remove admin
co owner
manage staff
access levels
who has access
new operations person
coaches
who runs this
add another boss
staff rights
give someone full access
owner accounts`,
  "/admin/mail": `mail emails sent delivery failed bounced outbox resend spam not arrived
did the email go out
resend an email
which emails were sent
mail did not arrive
bounced emails
email log
did the email to the trainee bounce
sent mails
emails that failed
outgoing mail
mail log
email history
was the email delivered
spam
undelivered
mail queue
emails we sent
bounces
delivery status
outgoing emails
what was sent
delivery`,
  "/admin/jobs": `jobs background tasks queue failed retry scheduled
failed tasks
background jobs
scheduled publications
background tasks
stuck job
scheduled tasks
queue
what runs at night
cron
worker
system tasks
errors in the background
failed work`,
  "/admin/backups": `backups backup restore database copy safety recovery disaster
is our data backed up
last backup
sicherung
backups
restore
data safety
is there a backup
backup copies
recovery
when was the last backup
disaster recovery
safety copies
restore everything
disaster
saved data`,
  "/admin/media": `media files uploaded videos disk space storage room quota delete video
how much space is left
where are our videos
backup of videos
files
storage
disk
uploaded files
how full is the server
media library
video files
space left
gigabytes
recordings
pictures and files
stored films
disk use`,
  "/admin/log": `audit log history activity who changed what who did it record events security trail
who deleted that
last changes
who did that
history of changes
activity log
see what an admin did
protokoll
who removed the prospect
trace a change
log of actions
who changed the prices
who deleted
history
audit
who did what
activity
log of changes
trail
track changes
what happened yesterday
last activity
security log
who logged in
record of actions
proof of who changed it
trace an action
who deleted it`,
  "/admin/personal-data": `personal data gdpr ccpa privacy erase forget delete person right to be forgotten export data request dsgvo
delete someone for good
forget a person
erase someone
data request of a person
right to erasure
export what we know about a person
delete all about an applicant
privacy request
datenschutz
remove a person completely
gdpr
privacy requests
data export of a person
delete someone's data
what do we store
ccpa
data protection
subject access request
consent record
forget me
dsar
personal information
what we store about someone`,
};

/** What people call a document of words; it is found among the pages. */
export const DOCUMENT_WORDS: Readonly<Record<string, string>> = {
  claims: `price prices figures numbers guarantee claims results pay per call commission cost amount dollars founded price on website prices of the packages guarantee amount refund change numbers
change prices
price on the website
figures we publish
income claims
earnings numbers
success numbers
pay per show on the site
guarantee
how much we charge
statistics we show
number of students
package price
figures on the site
earnings statements
numbers we promise`,
  mails: `mails emails templates wording confirmation reminder welcome email text subject change the words of an email welcome mail reminder mail confirmation mail letter to applicants email template
email texts
edit the welcome email
change the reminder email
wording of emails
automatic emails
confirmation email text
email subject
invitation email
email templates
mail text
templates of messages we send`,
  testimonials: `testimonials reviews success stories customers quotes proof customer voices referenzen
edit testimonials
add a review
customer quotes
success stories
reviews on the website
wall of love
change a testimonial
case studies
video reviews
student results
social proof
what customers say
quotes
praise`,
  faq: `faq frequently asked questions
edit questions and answers
add a question to the faq
website questions
common questions page
faq text
questions of visitors
common questions
answers for visitors`,
  landing: `front page home page homepage landing header footer navigation headline hero
edit the front page
headline
hero
menu of the website
footer links
home page text
change the homepage
top of the site
navigation bar
slogan
main page
landing page copy
button text
first page
start page words
homepage
menu texts
bottom of the site`,
  terms: `terms conditions legal agreement tos
terms text
legal terms
terms of service
conditions
tos
user agreement
disclaimers
earnings disclaimer
legal page
legal rules
contract text
small print`,
  privacy: `privacy policy legal cookies data protection
privacy policy text
data policy
privacy page
cookie policy
legal page
gdpr text
edit privacy
data protection text
legal words about data`,
  hiring: `hiring page role job description of the setter job ad careers
job page
role page
open positions page
edit the job ad
job description
careers page
what setters do page
work with us page
vacancy
hiring text
responsibilities
setter role page
what the work is`,
  "hiring-stories": `setters' stories videos employee stories
stories of setters
employee stories
setter videos
day in the life
edit stories
our setters
team stories
setter interviews
success stories
what our people tell`,
  "hiring-next-steps": `next steps of the interview page after booking interview
interview confirmation page
after the interview is booked
prepare for the interview text
what happens next interview
interview thank you page
what comes after the interview
texts once they had the talk`,
  "booking-next-steps": `discovery call booking page questions next steps thank you
discovery call page
booking confirmation page
thank you page after booking
call preparation text
what happens on the call text
discovery page
words about the first call
invite to a talk`,
  meetings: `meetings schedule page wording cancel reschedule move meeting texts calendar invite
booking page text
reschedule page text
cancel page text
text of the calendar invitation
meeting wording
join page
meeting descriptions
ics text
words about appointments
booking texts
reminders`,
  onboarding: `onboarding pages welcome slack setup agreement demo
onboarding text
welcome page
agreement text
edit the agreement
contract text
slack step
setup page
first day page
new setter pages
contract signing
onboarding steps
welcome form
first steps of new people
welcome texts
setup words`,
  requests: `request forms company email facebook crm legal
edit request form
crm request form
email request form
facebook request form
forms for setters
request page text
access requests
internal forms
legal form
change a form
contact forms
what visitors can ask for
support form`,
  apply: `applicant page application status
application status page
what applicants see
applicant page text
status text
applicant portal
withdraw page
what a candidate sees
status page of an application`,
  scorecard: `interview scorecard criteria questions for interview rating
interview questions
scorecard
rate candidates
criteria for hiring
interview form
interview rating
what to ask in the interview
scoring of interviews
evaluation form
rate a candidate
points of an interview
grading sheet`,
  help: `help answers knowledge base edit help questions unanswered
edit help
help articles
knowledge base text
write a help answer
assistant answers
change an answer of the help
faq for setters edit
help texts
train the assistant
edit help texts
answers of the assistant`,
  support: `support page contacts chain of command opening hours
support page text
contact page
contact persons
opening hours
who to contact
phone number on the site
support contacts
chain of command
contact info
contact texts
help desk words`,
  lessons: `lessons edit lesson text overview questions quiz curriculum order
edit a lesson
lesson text
course outline
order of lessons
rename a lesson
lesson description
curriculum
add a lesson
chapters
new lesson
course content
homework
lesson overview
titles and texts of lessons
order of the course
blocks`,
  script: `edit the script messages wording change what setters say
change the script
edit script
rewrite the opener
script editor
change a message
dm script text
script steps
edit a script line
conversation flow edit
first message wording`,
  objections: `edit objections replies answers bank
reword an objection reply
edit an objection
change a rebuttal
add an objection
objection bank
answers to objections edit
replies of the script
new objection
objection answers
question bank
edit replies
rebuttal texts
answers to pushback`,
  prospects: `practice prospects characters personas edit
edit fake prospects
practice characters
personas
ai prospects edit
new practice prospect
difficulty of practice
role play characters
simulated people
buyer personas
fake people to train with
simulated leads
characters`,
  rubric: `practice rubric checks marks criteria
scoring sheet for role play
edit the rubric
grading criteria
how practice is scored
checks of a conversation
score sheet
points
marking scheme
practice grading
evaluation rules
grading of chats`,
  advertising: `advertising question cookie banner consent words pixel
cookie banner text
consent text
pixel question
ask for consent wording
tracking question
ad consent
cookies
consent banner
ask visitors about ads
cookies yes or no`,
  application: `application form questions fields apply form ask applicants edit the form qualification disqualify
edit the application form
change application questions
what do we ask applicants
apply form
qualification questions
form fields
add a question to the application
applicant form
knock out questions
questions for candidates
what we ask at the start`,
  "follow-ups": `follow up lines texts messages nudge silence no show first message after the call edit templates
follow up texts
follow up messages
edit nudges
no show message text
ghosting messages
what setters send after silence
follow up templates
reminder lines
change the follow up texts
second message
sequence
cadence
bump
nudge texts
what is sent after silence`,
  board: `operations board columns weeks cards texts labels
board text
columns of the board
cards template
weeks of the board
ops board text
operations tasks text
edit the board
texts of the board
what operations sees`,
  replies: `replies templates canned answers saved replies inbox email answer snippets
canned answers
saved replies
quick replies
templates for the inbox
standard answers
snippets
email answers
macros
prewritten replies
response templates
ready made answers
canned responses
text blocks`,
  outcomes: `after an application thank you disqualified page refused
thank you page
after applying
rejection page
disqualified text
not qualified page
application received
page after an application
refusal text
thanks page
page people see when they applied
thank you screen
what applicants read next`,
};

/** The pages of the settings by the last part of their address, with what is set there. */
export const SETTINGS_WORDS: Readonly<Record<string, { name: string; also: string }>> = {
  brand: {
    name: "Brand",
    also: `logo company name firm name color farbe theme hue look design legal name address support email contact imprint wordmark branding rename white label icon favicon dark logo
change our logo
our name is wrong
support address
brand color
upload the logo
change company name
our colors
corporate identity
rebrand
support email address
postal address
firmenname
nombre de la empresa
picture in the header
legal entity name
logo
company details
look and feel
change brand color
our name
appearance
colors
change the look
company info
address of the company
font
theme color
contact email
customize
name on the site
header image`,
  },
  links: {
    name: "Links",
    also: `links website address linkedin testimonials link booking link slack invite urls next to script copy links calendly link
slack invitation
link to our reviews
social links
url of our website
linkedin page of the company
calendly booking url
invite link to slack
testimonials page address
website link
social media
booking url
review page link
slack link
change our calendly
links in the script
instagram of the company
whatsapp
url
footer links
where the booking link points`,
  },
  slots: {
    name: "Slots",
    also: `slots and videos embed embeds calendly typeform google forms own form youtube vimeo loom video iframe replace calendar chat widget intercom crisp agreement document paste code testimonials video story
use our own calendly
embed our own form instead of yours
setter story video
embed code
own calendar instead of the built in one
video of a setter
typeform
chat widget
loom
use google forms
third party widget
put our own booking tool
replace the form
embed a calendar
calendly embed
form embed
own video on the page
video of the front page
vsl
typeform embed
widget
chat bubble
replace form
third party tools
iframe
jotform
hubspot form
html`,
  },
  calendars: {
    name: "Calendars",
    also: `calendars calendar hours opening hours working hours availability length minutes duration buffer notice time zone timezone seats daily cap step horizon how far ahead discovery interview group session questions booking hours slots per day round robin refuse
how long is a call
office hours of calls
meeting length
opening times
when can people book
set availability
buffer between calls
how far ahead can be booked
max meetings per day
time zone of the company
work hours
minimum notice
seats of the group call
questions on the booking form
öffnungszeiten
horario
meeting duration
meeting times
booking hours
length of a call
time between calls
opening hours
slots a day
discovery call settings
interview length
office hours
weekend bookings
lead time
how many seats
time slots
calendar settings
cancellation window
reminders before a call`,
  },
  pixel: {
    name: "Pixel",
    also: `pixel advertising facebook meta ads tracking tracker conversion consent cookie cookies banner analytics tag
facebook pixel id
ask for consent
facebook ads
meta pixel
cookie banner
conversion tracking
ad tracking code
consent question
facebook pixel
ads tracking
meta
retargeting
tiktok
google ads
tracking code
cookie consent
ads`,
  },
  tracker: {
    name: "Tracker",
    also: `tracker settings daily goals targets quota quotas conversations replies follow ups booked shown accounts slack webhook end of day report eod income credit score hidden mask who sees finances masking name setters
who can see income and credit
daily targets of setters
slack webhook
goals per day
set targets
quota of conversations
hide income of prospects
hide credit scores
slack report
webhook
names of setters in outcomes
daily numbers goal
daily targets
setter goals
quota
hide credit score
goals of setters
how many dms a day
slack messages
end of day
activity targets
who sees the money of a lead
ranking of setters
targets`,
  },
  practice: {
    name: "Practice",
    also: `practice settings readiness requirements lesson questions required sign off cleared to set quiz mandatory drill agreement coach agrees automatic
what counts for readiness
require questions after a lesson
what is needed to be ready
must a person clear trainees
mandatory quiz
readiness rules
passing requirements
three prospects in a row
completion rules
pass mark
quiz required
who signs off
requirements for setters
graduation rules
lesson completion
how much to watch
certification rules
practice settings`,
  },
  privacy: {
    name: "Privacy",
    also: `privacy retention keep months delete declined applicants data gdpr how long storage erase old record events
how long are applicants kept
delete old data
data retention
how many months do we keep applications
automatic deletion
gdpr settings
old applicants
how long we keep data
retention
delete old applicants
data storage time
auto delete
log retention
keep records
data cleanup
privacy settings`,
  },
  mail: {
    name: "Mail",
    also: `mail email smtp server outgoing sender from address host port password sendgrid mailgun postmark ses test message delivery send emails
set up email
emails are not sent
sender address
smtp host
mail server
from address
connect our email
test email
e-mail versand
server for outgoing mail
noreply address
smtp
email server
sender
gmail
outlook mail
emails do not arrive
set up mail
postmark
outgoing email
email settings
mailgun
reply address
domain email`,
  },
  ai: {
    name: "AI",
    also: `ai artificial intelligence openai gpt chatgpt claude model llm key api token endpoint assistant bot language model drafts
connect chatgpt
api key of the model
openai key
turn on ai
language model
ai replies
künstliche intelligenz
chatgpt key
openai
connect ai
api key
claude
gemini
ai settings
local model
ollama
assistant settings
turn off ai
which ai do we use
ai cost`,
  },
  videos: {
    name: "Videos",
    also: `videos own videos hosting storage s3 bucket upload host vimeo player token signed private transcription transcripts speech to text whisper captions size limit
where are videos stored
automatic transcripts
own video hosting
video host
video storage
own video server
s3
transcription
auto captions
whisper
vimeo account
cloudflare stream
upload limit
where videos are kept
video settings
bunny
youtube embeds
max file size`,
  },
  webhooks: {
    name: "Webhooks",
    also: `webhooks webhook zapier make n8n integration api automation notify other systems events crm hubspot post zoom secret token attendance
connect zapier
send events to another system
integrate with our crm
zoom attendance
zapier
connect zoom
integrations
api
make.com
send data to our crm
hubspot
connect another app
notify our system
zoom
pipedrive
automation
n8n
external tools
sync data out`,
  },
  backups: {
    name: "Backups",
    also: `backups backup schedule automatic daily frequency interval how often keep retention folder s3 bucket cloud storage restore copy
how often are backups made
store backups in s3
keep backups longer
where do backups go
automatic backup
backup every night
backup to s3
where are backups kept
how many backups
backup settings
nightly
schedule backups
backup time
cloud backup
keep backups`,
  },
  access: {
    name: "Access",
    also: `access password board password operations password tracker admin code two step required 2fa totp single sign on sso oidc google microsoft okta security login rules code length player origins
password of the board
password for operations
require two factor for admins
log in with google
board password
operations password
sso
single sign on
force two step sign-in
tracker code
code of the tracker admin
security settings
password for the team
require 2fa
password for the board
okta
security
code length
two factor for staff
login settings
who can log in
password policy
operations code
microsoft login`,
  },
};

/** What people call a field of the settings, by its label. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  Logo: `picture icon of the company header image upload
upload our logo
company logo
change the logo
brand image
svg png of the company
picture at the top
our image at the top
replace picture of company
icon
our picture
emblem`,
  "Room for uploaded videos, in GB": `video quota storage space limit disk full gigabytes
upload limit
how much video can we store
video storage limit
max storage
gigabytes for lessons
video storage limit
space for videos
storage limit
space for films
disk quota`,
  "SMTP address": `mail server url connection string
smtp url
mail server
outgoing server
smtp connection
email server address
mail server url
outgoing mail connection`,
  Host: `mail server name
smtp host
mail host
server name of the mail
hostname
outgoing server`,
  Port: `465 587 25
smtp port
mail port
port number
587
mail server port`,
  Security: `tls ssl starttls encryption
mail encryption
tls or ssl
starttls
secure smtp`,
  User: `mail login username
smtp user
smtp login
mail account name
smtp username
mail server user
smtp login name`,
  Password: `mail password app password
smtp password
mail password
email account password
app password
mail server password
smtp login`,
  "Sender address": `from address noreply no-reply emails come from
from email
which address do emails come from
noreply
sender email
our email address
from which mailbox
from line`,
  "Sender name": `from name who emails come from
name in the inbox of people
from name
who is the email from
name on our emails
who the mails come from
from name
name shown in emails
from whom`,
  "Reply-To": `reply to answers to our emails go to
where do answers go
reply address
replies to our mail
answer address
where replies go
answers to our mails
where answers go
response address`,
  "Send the test to": `test email try
test mail recipient
send a test email
test address
try mail
who gets the trial mail
test recipient`,
  "Endpoint address": `api url base url openai compatible
ai url
openai base url
azure openai
local llm address
ai server
openai address
own ai server
ai server url
where the model runs`,
  Model: `gpt claude llm version
which gpt
ai model
model name
gpt 4
claude model
change the model
which gpt
ai model
which ai
gpt version
language model name`,
  Key: `api key secret token
chatgpt key
openai api key
ai key
api token
secret of the ai
anthropic key
secret for the ai
openai key`,
  "Transcription address": `speech to text whisper endpoint
whisper url
speech recognition server
captions server
auto transcript service
speech to text server
who types the words`,
  "Transcription model": `whisper speech to text
whisper model
model for captions
speech model
whisper
which speech model`,
  "Transcription key": `whisper api key
whisper key
key for captions
speech api key
secret for speech to text`,
  "Board password": `password of the operations board
change the board password
password for operations
board login
shared password
protect the board
password for tv screen
secret of the board`,
  "Board address": `url of the operations board
board url
link of the board
where is the board
secret board link
slug
link of the board
tv screen
link of the embedded board`,
  "Income and credit score of a prospect": `hide mask finances who sees income credit privacy
hide income
hide credit score
who can see money of leads
mask finances
financial data of leads
sensitive fields
blur credit score
hide credit score
do not ask income
hide money details
show earnings of leads
sensitive figures of contacts`,
  "Accounts a setter writes from": `instagram accounts number of accounts dm limit per account
instagram accounts per setter
sending accounts
how many accounts
dm accounts
burner accounts
profiles to write from
profiles for outreach
which social accounts`,
  "New conversations per day": `daily target goal quota dms openers
dms a day
openers per day
outreach target
new chats a day
how many people to message
first messages goal
how many people to write to
outreach goal
how many people to write daily`,
  "Replies per day": `daily target goal quota
reply goal
answers a day
replies target
responses a day
answers goal
daily responses`,
  "Follow-ups per day": `daily target goal quota
follow up goal
follow ups a day
follow up target
nudges a day
follow up goal
daily nudges goal
second messages quota`,
  "Calls booked per day": `daily target goal quota bookings
booking goal
bookings a day
daily booking target
booked calls goal
appointments a day
booking goal
bookings target
daily appointments goal
bookings quota`,
  "Calls shown per day": `daily target goal quota shows
show goal
shows a day
show up target
daily shows
how many should turn up daily`,
  "Setters in the outcomes": `names anonymous leaderboard ranking who is seen
show names in the ranking
hide names of setters
anonymous ranking
leaderboard names
who sees whose numbers
show names of people in results
anonymous numbers`,
  "Slack webhook": `slack notification url channel end of day post to slack
slack notifications
post to slack
connect slack
slack channel
slack integration
end of day to slack
post to slack
slack messages
post into our chat
channel alerts`,
  Issuer: `sso oidc single sign-on identity provider okta google microsoft
sso url
google workspace login
identity provider
oidc url
okta domain
azure ad
sign on provider
company login address`,
  "Client ID": `sso oidc single sign-on
oauth client
sso client id
google client id
application id
sign on app number
login provider app`,
  "Client secret": `sso oidc single sign-on
oauth secret
sso secret
google client secret
sign on secret
login provider password`,
  "Two-step sign-in for staff": `2fa mfa require force authenticator
require 2fa
force two factor
mandatory authenticator
staff must use 2fa
enforce mfa
admins need second step
force 2fa
second factor for admins
force second factor
safer login for everyone
must use authenticator`,
  "Digits in new access codes": `code length longer codes number of digits
code length
longer codes
how many digits
pin length
stronger codes
longer codes
code length
how many characters
length of codes`,
  "Video hosts": `vimeo youtube loom wistia allowed players
allow vimeo
youtube allowed
which video sites
embed from loom
allowed players
video platforms`,
  "Administrator code": `tracker code of the tracker admin elevate edit prospects
tracker admin code
code to edit all prospects
elevate
master code
unlock the tracker
admin pin
boss login`,
  "Test with this video": `try player example video
check a video link
does the player work
try a video
test vimeo
check a player
sample film`,
  "Token key": `signed video addresses private
signed urls
private videos
cloudflare token
protect videos
video signing key
signing secret
shared key`,
  "Webhook origins": `allowed addresses zapier
where do webhooks go
allowed webhook hosts
zapier address
allow list
webhook domains
who may send us events
allowed senders`,
  "Zoom secret token": `zoom webhook attendance
connect zoom
zoom attendance
zoom app
zoom webhook
zoom verification
zoom token
zoom webhook
zoom attendance
attendance from zoom
meeting provider secret`,
  "Scheduled backups": `automatic backups s3 on off
turn on backups
automatic backup
nightly backup
enable backups`,
  Folder: `where backups are stored path s3 bucket
backup folder
backup path
backup location
s3 path
directory of backups
where copies are put
directory
path`,
  "Hours between backups": `backup frequency interval how often daily
how often backup
backup every day
backup interval
backup frequency
how often backup
backup every night
how often are copies made
every few hours`,
  "Newest backups to keep": `retention number of backups
how many backups
number of copies
keep last backups
latest copies
how many backups
old backups`,
  "Days to keep one backup of": `daily backups retention
daily backups
keep daily copies
days of backups
backup history
daily copies
retention in days`,
  "Weeks to keep one backup of": `weekly backups retention
weekly backups
keep weekly copies
weeks of backups
long term backups
weekly copies
retention in weeks`,
  "Company name": `name of the firm business rename
our name
change company name
name of the business
rename the company
brand name
title of the site
rename company
our name
what we are called`,
  "Legal name": `llc inc gmbh registered name legal entity
registered company name
llc name
official name
name in the terms
legal entity
corporation
llc
name in the terms
registered company
name in contracts`,
  Address: `postal address street office location imprint
postal address
street
where is the company
office address
headquarters
address in the footer
mailing address
our street and city
postal address for the imprint`,
  "Support email": `contact address help email
help email
contact email
email for questions
support address
customer service mail
where do people write to
where do complaints go
contact address
help mail
where visitors write
help mailbox`,
  Hue: `brand color theme accent
change brand color
color of buttons
accent color
theme color
main color
site colors
our blue
main color
theme color
button color
brand color
tint`,
  "Name next to the logo": `hide show name header
hide the name
show the company name
text beside the logo
name in the header
only logo
text beside logo
company name in header
text next to the picture
wordmark`,
  "Company website": `url homepage
our website
main site
homepage address
site link
web address
domain
our homepage address
external site`,
  "Company LinkedIn": `linkedin page social
linkedin page
our linkedin
linkedin url
company page
our linkedin page
social profile of the firm`,
  Testimonials: `reviews link proof
link to reviews
testimonials address
proof link
reviews url
link setters send as proof`,
  "Booking link": `calendly url schedule
calendly
link setters send to book
booking url
call link
scheduling link
own calendar link
calendly
where prospects book
link for calls
page to book
appointment url`,
  "Slack invite": `slack invitation join link workspace
slack link
invite to slack
join slack link
slack workspace
team chat link
link to our slack
join channel
link to the team chat
join our workspace`,
  "Pixel id": `facebook meta ads tracking
facebook pixel
meta pixel number
pixel number
ads id
fb pixel
meta pixel
facebook ads tracking
meta number
facebook ads id`,
  Consent: `cookie banner gdpr ask visitors
ask before tracking
cookie consent
consent banner
opt in
gdpr question
cookie banner
cookie notice
ask before tracking
gdpr banner`,
  "What completes a lesson": `finish done complete lesson rule
when is a lesson done
lesson finished rule
completion rule
lesson counts as watched
how lessons are completed
when does a lesson count
skip to the end
rule for finishing`,
  "Percent of seconds to watch": `how much of a video must be watched skip
how much must be watched
watch percentage
90 percent
can they skip
minimum watch time
can they skip
how much must be seen
watch the whole video
how much of a video
skip protection
watched share`,
  "Questions after a lesson": `quiz required mandatory test
turn off quiz
quiz needed
require quiz
mandatory questions
test after a lesson
knowledge check
quiz on or off
test after video
tests after videos`,
  "All lessons completed": `readiness rule
need all lessons
finish course to be ready
lessons required
all videos watched
must finish every lesson
course done before work`,
  "All questions answered right": `readiness rule quiz required
quiz must be right
all quizzes passed
questions required
perfect quiz
pass every quiz
no wrong answers`,
  "Objections answered right": `readiness rule drill
objection drill required
how many objections
objection score
drill requirement
rebuttal test
pushback check`,
  "Three prospects passed in a row": `readiness rule practice passes
practice required
three passes
streak
practice passes needed
consecutive passes
pass practice thrice
practice test before work`,
  "A coach agrees": `readiness rule sign off
coach approval
coach must agree
coach sign off
coach says yes
approval by a coach
trainer must say yes
approval by the coach`,
  "Live session attended": `readiness rule attendance live call
attend a live call to be ready
live call required
must attend
attendance required
group call needed
must have been in a group call
joined coaching once`,
  "Who clears a trainee": `sign off approve cleared to set
who approves trainees
automatic clearing
clear automatically
who signs off
approval of setters
manual or automatic
who lets them start
clearance rule
permission to work`,
  "Months to keep declined and withdrawn applicants": `retention delete old applicants gdpr
delete old applicants
keep applicants
how long applicants stay
applicant retention
remove rejected candidates
old applications
delete old candidates
how long are rejected people stored`,
  "Months to keep the record of what was done": `retention audit log events delete old
keep the log
audit log retention
how long is the log
delete old log
history length
how long is the log stored
delete old history`,
};
