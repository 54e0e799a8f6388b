/** What people call the pages and settings of the portal, and what they want to do: words that are searched and never shown (WEEK-4). */
import type { Verb } from "~/auth/auth";

/**
 * `verb`: who may open it. `also`: other words and whole questions, one a line. `outside`: its document is loaded;
 * `posts`: it is an act that is sent and not a page.
 */
export type NamedPlace = {
  name: string;
  to: string;
  verb: Verb;
  detail?: string;
  also: string;
  outside?: true;
  posts?: true;
  isPage?: true;
};

/** Acts by their names; each leads to where it is done. */
export const ACTS: readonly NamedPlace[] = [
  {
    name: "Log a booking",
    to: "/tracker/today",
    verb: "tracker.use",
    detail: "My Day, Booked",
    also: `book booked booking bookings call scheduled log record enter register save report note down new appointment meeting
i booked a call where do i put it
record that a prospect booked
register a new call i scheduled
plus one booking
add a booked call
count my booking
set outcome booked
log call
got one booked
booked my first call
someone scheduled where do i enter it
prospect picked a time
mark as booked
report a booking
client agreed to a meeting
i set an appointment
termin eintragen
registrar una cita
count a booked meeting
update status to booked
confirm a call in the tracker
tell the tracker about my new call`,
  },
  {
    name: "Outcomes missing",
    to: "/tracker/outcomes-missing",
    verb: "tracker.use",
    detail: "Calls whose outcome no one has set",
    also: `outcomes missing
missing outcomes
calls without an outcome
which calls have no outcome
set the outcome of a call`,
  },
  {
    name: "Add New Prospect",
    to: "/tracker#add",
    verb: "tracker.use",
    detail: "Prospect Tracker",
    also: `add new create enter prospect lead contact person by hand
add prospect
new lead
create a prospect
put a new lead in the tracker
new contact
type in a person i chat with
save a new lead
track someone new
enter details of a prospect
neuer kontakt
agregar prospecto`,
  },
  {
    name: "Import prospects",
    to: "/tracker/import",
    verb: "tracker.use",
    detail: "From a CSV file or a pasted sheet",
    also: `import importieren importar importer upload csv excel xlsx spreadsheet sheet list bulk mass leads prospects contacts google sheets paste file
upload my excel with prospects
import csv of leads
bring in my list of leads
load contacts from a file
bulk add prospects from a spreadsheet
paste my leads from google sheets
move my old sheet here
migrate from another crm
transfer my leads list
mass add contacts
load a csv
add many prospects at once
kontakte importieren
subir lista de prospectos
drag in a spreadsheet
leads file`,
  },
  {
    name: "Export prospects",
    to: "/tracker/prospects.csv",
    verb: "tracker.use",
    detail: "CSV file",
    outside: true,
    also: `export exportieren exportar download save backup back up csv excel spreadsheet file list leads prospects tracker
download all leads to excel
export csv
save the tracker list as a csv file
get my leads out
backup of prospects
give me the tracker as a file
spreadsheet of all prospects
take my leads with me
archive the prospects
dump of the crm
prospekte exportieren
descargar prospectos
pull a list of leads
leads to excel`,
  },
  {
    name: "My statement",
    to: "/tracker/pay/statement",
    verb: "pay.read-own",
    detail: "Pay of a month, as a page, CSV or PDF",
    also: `statement pay stub paystub payslip pay slip tax taxes pdf invoice earnings document month download accountant proof of income salary slip
what i was paid in march
pay stub download
paper for the tax man
monthly statement of my pay
extracto nomina gehaltsabrechnung
wage slip
salary statement
how much was i paid in january document
proof of income for the landlord bank
monthly earnings pdf
print my pay
receipt of payment
commission statement
yearly income for taxes 1099 form
lohnabrechnung
recibo de pago nomina
pay history download
earnings report as a file
bill for the accountant`,
  },
  {
    name: "Start practice",
    to: "/training/practice",
    verb: "training.take",
    detail: "Choose a prospect to talk to",
    also: `start begin practice practise rehearse role play roleplay simulate train try talk chat with a fake prospect
start a practice conversation
practice now
new practice run
role play with a bot
do a mock chat
test myself with a prospect
exercise a conversation
warm up before work
fake chat
üben
practicar`,
  },
  {
    name: "Practice objections",
    to: "/training/practice/objections",
    verb: "training.take",
    detail: "Objection drill",
    also: `drill objections flash cards flashcards quiz train answers exercise
objection drill
train my answers to objections`,
  },
  {
    name: "New trainee",
    to: "/training/adminpanel#create",
    verb: "trainees.create",
    detail: "Create User",
    also: `new create add register user account trainee student member setter hire employee person access code invite onboard onboarding enroll
create user
add a student
create an account for a new hire
make an access code for someone
someone starts monday and needs a code
invite a new person
add user nuevo usuario neuer benutzer
hire starts today
make a login for the new guy
give access to a new setter
set up a new person
add a member to the team
sign up a trainee
register new employee
create code for a newcomer
open an account for someone
new joiner
neue person anlegen
crear usuario
agregar alumno
user creation
credentials for a new hire
invite a student`,
  },
  {
    name: "Import trainees",
    to: "/admin/people/import",
    verb: "trainees.create",
    detail: "Many accounts from a file",
    also: `import upload csv excel spreadsheet list people users trainees students accounts bulk mass many file
import people
upload a list of trainees
create many users at once
bulk create accounts
batch of new hires from a spreadsheet
add 20 people
people csv`,
  },
  {
    name: "Export trainees",
    to: "/admin/trainees.csv",
    verb: "trainees.read",
    detail: "CSV file",
    outside: true,
    also: `export download csv excel list trainees users people students
download the list of trainees`,
  },
  {
    name: "Send an announcement",
    to: "/admin/cohorts",
    verb: "announcements.send",
    detail: "Cohorts, Announcements",
    also: `announcement announcements announce message messages broadcast notice news post write tell inform everyone all everyone trainees team cohort group
send announcement
message to all trainees
tell the whole cohort
write to everyone
post news for the team
mass message
email everyone
inform the team about a change
post a message on the dashboard
let all setters know
notify everyone
notice to the group
send a message to my trainees
group message
shout out to the team
rundschreiben
mensaje a todos
ankündigung
circular
write to the cohort
tell people that the call is moved
news to all`,
  },
  {
    name: "Add a day off",
    to: "/admin/hosts",
    verb: "settings.read",
    detail: "Hosts, Days off",
    also: `day off days off holiday holidays vacation closed closure leave absent absence block blocked time off pto sick unavailable christmas thanksgiving public federal office away
add us federal holidays
block next tuesday
no calls on a day
office is closed
host is on vacation
feiertag urlaub festivo vacaciones
we do not work on thanksgiving
free day
i am away on friday
close the calendar for a day
no bookings on monday
bank holiday
national holidays
out of office
host not available
block the calendar
mark a date as unavailable
block out a week
christmas break
july 4 closed
freier tag
dia libre festivo
jour férié congé
vacation of a closer
sick leave of a host
nobody can book that day
day of`,
  },
  {
    name: "Generate Progress Report",
    to: "/training/adminpanel",
    verb: "reports.read",
    detail: "Trainees, Report",
    also: `generate create download make progress report picture image png evidence share summary trainee student
progress report of one trainee
report card
picture with the progress of a student
how far is a student picture
share progress of a trainee
progress svg
report for parents client
download a progress picture
make evidence of progress`,
  },
  {
    name: "Change access code",
    to: "/training/adminpanel",
    verb: "codes.replace",
    detail: "Trainees, Replace code",
    also: `replace rotate reset change regenerate new access code login password trainee lost forgot
trainee lost the code
reset the password of a user
new login for someone
renew a code
new code for somebody`,
  },
  {
    name: "Reset progress",
    to: "/training/adminpanel",
    verb: "progress.reset",
    detail: "Trainees",
    also: `reset clear delete progress lessons start over again zero trainee
set someone's lessons to zero`,
  },
  {
    name: "Deactivate a trainee",
    to: "/training/adminpanel",
    verb: "trainees.switch",
    detail: "Trainees",
    also: `deactivate activate disable enable block ban lock remove suspend fire kick user trainee account access
someone left the company
turn off an account
take away access
ban user
block an account
suspend someone`,
  },
  {
    name: "Make a coach",
    to: "/admin/administrators",
    verb: "administrators.change",
    detail: "Administrators",
    also: `make promote coach administrator admin operations role rights permissions give staff manager
promote someone
give admin rights
make someone an admin`,
  },
  {
    name: "Assign a coach",
    to: "/training/adminpanel",
    verb: "coaches.assign",
    detail: "Trainees, Coach",
    also: `assign give change coach mentor trainee
who coaches whom`,
  },
  {
    name: "Publish content",
    to: "/admin/content/publish",
    verb: "content.edit",
    detail: "Publish together",
    also: `publish release go live deploy put online drafts changes words together
put my changes online`,
  },
  {
    name: "Export content",
    to: "/admin/content.json",
    verb: "content.edit",
    detail: "JSON file",
    outside: true,
    also: `export download all words texts content json backup translate
backup of texts
download the words`,
  },
  {
    name: "Log out",
    to: "/auth/sign-out",
    verb: "training.take",
    posts: true,
    also: `log out logout sign out signout log off leave exit quit session
cerrar sesion abmelden ausloggen
log me out
end my session
bye
sign off
déconnexion
switch user account`,
  },
];

/** What there is to find on a page besides its name, by its address. */
export const PAGE_WORDS: Readonly<Record<string, string>> = {
  "/training": `dashboard home start lessons courses videos my progress ten in sixty announcements sessions overview
where are my lessons
home page of the portal
see my progress
watch videos
mein fortschritt`,
  "/training/practice": `practise practice chat fake prospects role play simulation simulated conversation train talk bot
practice with a fake prospect
mock conversation
simulator
test chat
üben`,
  "/script": `script chat messages wording copy paste what to write flow conversation interactive plain text
what do i say
sales script
copy messages
the conversation guide
message templates
guion`,
  "/tracker": `prospect tracker leads crm pipeline list table prospects contacts my leads sheet
where are my prospects
list of my prospects
all leads
crm
spreadsheet of prospects
kundenliste`,
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
what is next`,
  "/tracker/outcomes": `my outcomes results stats statistics numbers show rate booking rate conversion performance how am i doing
my show rate
how many of my calls showed up
my numbers
conversion of my messages
show up percentage`,
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
missing commission`,
  "/tracker/removed": `removed deleted prospects trash bin restore undo recover recycle
bring back a deleted prospect
undelete a lead
where did my prospect go
restore a deleted lead`,
  board: `operations board tracker kanban week tasks cards weekly plan todo
operations tracker
board of this week's tasks
weekly plan of operations
kanban
tasks of the ops team
to do cards`,
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
passkey`,
  "/help?for=setter": "help faq questions support assistant answers knowledge base",
  "/training/search": `search lessons transcript what was said in a video find a moment second where do they say my notes
`,
  "/training/readiness": `readiness ready cleared to set am i ready requirements left sign off
what is left until i can start
can i start setting
am i cleared
what do i still need
can i start working with real people
my readiness score
steps before going live
bin ich bereit`,
  "/training/coaching": `coach review feedback on my conversation marks score of my coach hand in conversation submit
feedback from my coach
did the coach look at my chat
coach comments`,
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
look up a person`,
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
late trainees`,
  "/admin": `home start overview of the office what is new today summary dashboard of the admin admin area
what waits for me
admin home`,
  "/admin/people": `people everyone staff trainees hosts accounts find a person login links who is who directory contact list
look someone up
all people
directory
personen`,
  "/admin/attendance": `attendance attended present absent late missed who came live calls group sessions zoom participants join minutes
who was in the live call
who missed the session
attendance list
who came late
anwesenheit
asistencia`,
  "/admin/lesson-moments": `lesson moments drop off rewatch rewound skipped video statistics where people stop heatmap watched engagement difficult
where do trainees stop watching
which part is watched again
which lesson is too long
video analytics
hard places in a lesson`,
  "/admin/nudges": `nudges reminders inactive stuck automatic emails to trainees who fall behind remind wake up idle
automatic reminder mails
poke inactive students
people who stopped learning`,
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
mark conversations`,
  "/admin/readiness": `readiness of trainees who is ready cleared to set sign off clear approve
who may start
clear a trainee
who is ready to work
clear people
sign someone off
readiness list
approve a setter`,
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
bonus adjustment`,
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
form submissions`,
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
reject a candidate`,
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
move a meeting`,
  "/admin/hosts": `hosts closers who takes calls meeting link zoom link calendar feed ical busy vacation days off interviewers
people who take calls
zoom links of closers
connect google calendar
host calendar
who answers discovery calls`,
  "/admin/funnel": `funnel conversion visitors traffic sources utm campaigns analytics bookings marketing ads results drop off
where do visitors come from
how many visitors book
ad campaign results
where do leads come from
website statistics
conversion rate
source of traffic
google analytics
utm report`,
  "/admin/outcomes": `outcomes of the team results show rate close rate statistics kpi sources scripts versions experiment performance
how many calls closed
team performance
show up rate of the team
leaderboard of setters
best setters
which script works better`,
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
translate pages`,
  "/admin/upload-videos": `lesson videos upload embed vimeo loom youtube wistia player set video address recording
put a video into a lesson
add videos to lessons
replace a lesson video
vimeo link of a lesson
where do i put the recordings
set the videos`,
  "/admin/settings": "settings configuration preferences options setup company",
  "/admin/launch": `launch checklist go live golive to do todo setup before launch what is missing ready to launch getting started
what is left before we go live
ready to go live
what must i still set up
first steps setup guide
before we open
what is missing
start checklist
setup wizard`,
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
second admin`,
  "/admin/mail": `mail emails sent delivery failed bounced outbox resend spam not arrived
did the email go out
resend an email
which emails were sent
mail did not arrive
bounced emails
email log`,
  "/admin/jobs": `jobs background tasks queue failed retry scheduled
failed tasks
background jobs
scheduled publications`,
  "/admin/backups": `backups backup restore database copy safety recovery disaster
is our data backed up
last backup
sicherung`,
  "/admin/media": `media files uploaded videos disk space storage room quota delete video
how much space is left
where are our videos
backup of videos`,
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
log of actions`,
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
remove a person completely`,
};

/** What people call a document of words; it is found among the pages. */
export const DOCUMENT_WORDS: Readonly<Record<string, string>> = {
  claims:
    "price prices figures numbers guarantee claims results pay per call commission cost amount dollars founded price on website prices of the packages guarantee amount refund change numbers",
  mails:
    "mails emails templates wording confirmation reminder welcome email text subject change the words of an email welcome mail reminder mail confirmation mail letter to applicants email template",
  testimonials:
    "testimonials reviews success stories customers quotes proof customer voices referenzen",
  faq: "faq frequently asked questions",
  landing: "front page home page homepage landing header footer navigation headline hero",
  terms: "terms conditions legal agreement tos",
  privacy: "privacy policy legal cookies data protection",
  hiring: "hiring page role job description of the setter job ad careers",
  "hiring-stories": "setters' stories videos employee stories",
  "hiring-next-steps": "next steps of the interview page after booking interview",
  "booking-next-steps": "discovery call booking page questions next steps thank you",
  meetings: "meetings schedule page wording cancel reschedule move meeting texts calendar invite",
  onboarding: "onboarding pages welcome slack setup agreement demo",
  requests: "request forms company email facebook crm legal",
  apply: "applicant page application status",
  scorecard: "interview scorecard criteria questions for interview rating",
  help: "help answers knowledge base edit help questions unanswered",
  support: "support page contacts chain of command opening hours",
  lessons: "lessons edit lesson text overview questions quiz curriculum order",
  script: "edit the script messages wording change what setters say",
  objections: "edit objections replies answers bank",
  prospects: "practice prospects characters personas edit",
  rubric: "practice rubric checks marks criteria",
  advertising: "advertising question cookie banner consent words pixel",
  application:
    "application form questions fields apply form ask applicants edit the form qualification disqualify",
  "follow-ups":
    "follow up lines texts messages nudge silence no show first message after the call edit templates",
  board: "operations board columns weeks cards texts labels",
  replies: "replies templates canned answers saved replies inbox email answer snippets",
  outcomes: "after an application thank you disqualified page refused",
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
legal entity name`,
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
testimonials page address`,
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
replace the form`,
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
meeting duration`,
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
consent question`,
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
daily numbers goal`,
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
three prospects in a row`,
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
old applicants`,
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
noreply address`,
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
künstliche intelligenz`,
  },
  videos: {
    name: "Videos",
    also: `videos own videos hosting storage s3 bucket upload host vimeo player token signed private transcription transcripts speech to text whisper captions size limit
where are videos stored
automatic transcripts
own video hosting
video host`,
  },
  webhooks: {
    name: "Webhooks",
    also: `webhooks webhook zapier make n8n integration api automation notify other systems events crm hubspot post zoom secret token attendance
connect zapier
send events to another system
integrate with our crm
zoom attendance`,
  },
  backups: {
    name: "Backups",
    also: `backups backup schedule automatic daily frequency interval how often keep retention folder s3 bucket cloud storage restore copy
how often are backups made
store backups in s3
keep backups longer
where do backups go`,
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
password for the team`,
  },
};

/** What people call a field of the settings, by its label. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  Logo: "picture icon of the company header image upload",
  "Room for uploaded videos, in GB": "video quota storage space limit disk full gigabytes",
  "SMTP address": "mail server url connection string",
  Host: "mail server name",
  Port: "465 587 25",
  Security: "tls ssl starttls encryption",
  User: "mail login username",
  Password: "mail password app password",
  "Sender address": "from address noreply no-reply emails come from",
  "Sender name": "from name who emails come from",
  "Reply-To": "reply to answers to our emails go to",
  "Send the test to": "test email try",
  "Endpoint address": "api url base url openai compatible",
  Model: "gpt claude llm version",
  Key: "api key secret token",
  "Transcription address": "speech to text whisper endpoint",
  "Transcription model": "whisper speech to text",
  "Transcription key": "whisper api key",
  "Board password": "password of the operations board",
  "Board address": "url of the operations board",
  "Income and credit score of a prospect": "hide mask finances who sees income credit privacy",
  "Accounts a setter writes from": "instagram accounts number of accounts dm limit per account",
  "New conversations per day": "daily target goal quota dms openers",
  "Replies per day": "daily target goal quota",
  "Follow-ups per day": "daily target goal quota",
  "Calls booked per day": "daily target goal quota bookings",
  "Calls shown per day": "daily target goal quota shows",
  "Setters in the outcomes": "names anonymous leaderboard ranking who is seen",
  "Slack webhook": "slack notification url channel end of day post to slack",
  Issuer: "sso oidc single sign-on identity provider okta google microsoft",
  "Client ID": "sso oidc single sign-on",
  "Client secret": "sso oidc single sign-on",
  "Two-step sign-in for staff": "2fa mfa require force authenticator",
  "Digits in new access codes": "code length longer codes number of digits",
  "Video hosts": "vimeo youtube loom wistia allowed players",
  "Administrator code": "tracker code of the tracker admin elevate edit prospects",
  "Test with this video": "try player example video",
  "Token key": "signed video addresses private",
  "Webhook origins": "allowed addresses zapier",
  "Zoom secret token": "zoom webhook attendance",
  "Scheduled backups": "automatic backups s3 on off",
  Folder: "where backups are stored path s3 bucket",
  "Hours between backups": "backup frequency interval how often daily",
  "Newest backups to keep": "retention number of backups",
  "Days to keep one backup of": "daily backups retention",
  "Weeks to keep one backup of": "weekly backups retention",
  "Company name": "name of the firm business rename",
  "Legal name": "llc inc gmbh registered name legal entity",
  Address: "postal address street office location imprint",
  "Support email": "contact address help email",
  Hue: "brand color theme accent",
  "Name next to the logo": "hide show name header",
  "Company website": "url homepage",
  "Company LinkedIn": "linkedin page social",
  Testimonials: "reviews link proof",
  "Booking link": "calendly url schedule",
  "Slack invite": "slack invitation join link workspace",
  "Pixel id": "facebook meta ads tracking",
  Consent: "cookie banner gdpr ask visitors",
  "What completes a lesson": "finish done complete lesson rule",
  "Percent of seconds to watch": "how much of a video must be watched skip",
  "Questions after a lesson": "quiz required mandatory test",
  "All lessons completed": "readiness rule",
  "All questions answered right": "readiness rule quiz required",
  "Objections answered right": "readiness rule drill",
  "Three prospects passed in a row": "readiness rule practice passes",
  "A coach agrees": "readiness rule sign off",
  "Live session attended": "readiness rule attendance live call",
  "Who clears a trainee": "sign off approve cleared to set",
  "Months to keep declined and withdrawn applicants": "retention delete old applicants gdpr",
  "Months to keep the record of what was done": "retention audit log events delete old",
};
