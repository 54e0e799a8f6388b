/** What people want to do, by the names they give it: words that are searched and never shown (WEEK-4). */
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

/** What is done every day, or to many at once. */
const DAILY: readonly NamedPlace[] = [
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
tell the tracker about my new call
logbooking
log book
register an appointment
i got a booking
how to make register of booking
enter a call
he booked
she picked a time
put in my booking
new booked call
write down a booking
booked one
set the call date
he said yes to a call
call is set
appointment made
note an appointment
i got one
count my meeting`,
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
set the outcome of a call
meetings without result
calls with no result
results not entered
what happened on the call
open outcomes
calls i have to close out
unset outcomes
forgot to enter the result
fill in outcomes
past calls without status
close the loop on calls
pending outcomes
forgot to say how the call went
result of meeting
calls without a result
fill in results`,
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
agregar prospecto
add a lead
add lead
add person
write in a new lead
i met a new lead
new person in my list
enter a lead by hand
create contact
add someone to the tracker
insert prospect
new name
save a contact
met someone new
put a person in
create lead
new dm lead
write down a new person
type in a contact
someone new`,
  },
  {
    name: "Import prospects",
    to: "/tracker/import",
    verb: "tracker.use",
    detail: "From an Excel or CSV file, or a pasted sheet",
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
leads file
put in my leads from excel
upload leads
imprt
import leads
my list from instagram
paste a list
bring my sheet
load my spreadsheet
upload a file of people
add a whole list
csv in
bulk upload
import contacts
copy from google sheet
linkedin export
lead list from excel
paste my list
load contacts
google sheet of leads
bring in my contacts
load a lead sheet
many people at once`,
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
leads to excel
exprt leads
download my leads
leads as csv
get my list out
save my leads
excel of my prospects
download tracker
copy of my list
my leads file
take my list with me
all my leads as file
save my contacts to a file
download leads
take my people with me`,
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
bill for the accountant
statment
pay slip
what i earned last month on paper
pay pdf
proof of earnings
download my pay
tax document
income statement
print pay
for my landlord
earnings sheet
monthly pay document
w2
1099
invoice
my payslip for taxes
pdf of my pay
proof of income
what i was paid in october
what i got this month
my wage slip`,
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
practicar
practice with a fake client
train with a bot
try a conversation
simulate a chat
rehearse
start a run
practice dm
fake lead
mock prospect
practice a cold dm
sparring
new conversation with a practice prospect
talk to a pretend prospect
simulate a conversation
train with a fake person
rehearse a chat`,
  },
  {
    name: "Practice objections",
    to: "/training/practice/objections",
    verb: "training.take",
    detail: "Objection drill",
    also: `drill objections flash cards flashcards quiz train answers exercise
objection drill
train my answers to objections
objection drills
quiz me
flash cards
objection cards
objection training
quick drill
test me on objections
objection game
practice my rebuttals
train answers
objections results
train objections
objection quiz
drill replies
train comebacks
rehearse pushback
drill answers`,
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
invite a student
new hire
add a setter
add trainee
new student
create a login
someone new starts
onboard a person
register a trainee
enroll someone
open an account
give someone access
add employee
add team member
make a new code for a new person
onboard someone
add a person
sign someone up
create a login for someone
give a new hire access
add a learner
sign up a student
create an account for someone`,
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
people csv
import a list of trainees
upload people
add many trainees
bulk add users
csv of new hires
import students
whole class at once
mass create accounts
add a class from excel
load people
many new people at once
add a whole class
list of new students
add many students at once
load a class list`,
  },
  {
    name: "Export trainees",
    to: "/admin/trainees.csv",
    verb: "trainees.read",
    detail: "CSV file",
    outside: true,
    also: `export download csv excel list trainees users people students
download the list of trainees
csv of all trainees
download trainees
list of trainees in excel
export students
get everybody in a spreadsheet
trainees spreadsheet
export users
download people
trainee list as a file
list of all students
trainee spreadsheet
everyone as file
list of students as a file
table of all learners`,
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
news to all
message to everybody
tell everybody something
write to all
announce a change
email all trainees
blast
broadcast
post an update
news to the team
message the cohort
notify the team
bulletin
send everyone a note
memo
tell everybody
message to all
news for trainees
write to the whole cohort
tell everyone
news for all
message to all students`,
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
day of
vacation day closed
closed on a day
block a day
holiday
no calls on friday
take a day off
company holiday
mark a holiday
close for christmas
host is away
day without calls
unavailable
pto
blackout date
closed on monday
christmas
thanksgiving
we are away
block a date
we are closed
no appointments that day`,
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
make evidence of progress
report on a trainee
how is a trainee doing picture
progress card
print progress
send progress to a client
report as image
download report
trainee summary
proof of progress
report for the boss
pdf of progress
print how far people are
summary of a learner
print how someone is doing
pdf about a student`,
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
new code for someone
trainee forgot the code
new code
reset code
reset password for a trainee
replace a code
lost access code
give a new code
code was shared
code leaked
change pin
make a new login code
code was leaked
reset his login
replace code
give a new login number
code was stolen
renew the code`,
  },
  {
    name: "Reset progress",
    to: "/training/adminpanel",
    verb: "progress.reset",
    detail: "Trainees",
    also: `reset clear delete progress lessons start over again zero trainee
set someone's lessons to zero
start a trainee over
set lessons back
clear the lessons
delete progress
trainee has to redo
begin again
wipe progress
unwatch lessons
begin from zero
clear lessons done
start from zero
clear what was watched`,
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
suspend someone
fire someone
trainee quit
someone left
block a user
stop access
turn off a trainee
suspend
lock an account
let someone go
offboard
terminate
ban
pause an account
reactivate a trainee
person left the program
he quit
trainee left
no longer with us
stopped the training
pause a trainee
shut someone out
block someone
suspend access
lock a person out
person left us`,
  },
  {
    name: "Make a coach",
    to: "/admin/administrators",
    verb: "administrators.change",
    detail: "Administrators",
    also: `make promote coach administrator admin operations role rights permissions give staff manager
promote someone
give admin rights
make someone an admin
promote to coach
give coach rights
make someone operations
change a role
new coach
turn a setter into a coach
add coach
give my partner admin rights
make admin
give trainer rights
promote someone to teacher
new mentor`,
  },
  {
    name: "Assign a coach",
    to: "/training/adminpanel",
    verb: "coaches.assign",
    detail: "Trainees, Coach",
    also: `assign give change coach mentor trainee
who coaches whom
give a trainee a coach
change coach
whose coach
match trainees with coaches
move a trainee to another coach
pick a coach
pair with a mentor
give a student to another coach
who looks after the trainee
switch the trainer
give her another coach`,
  },
  {
    name: "Publish content",
    to: "/admin/content/publish",
    verb: "content.edit",
    detail: "Publish together",
    also: `publish release go live deploy put online drafts changes words together
put my changes online
put the changes live
go live with the texts
publish drafts
make changes public
release texts
push changes
update the live site
publish everything
make texts live
put changes online
go live with the text
make edits public
put changes live
release the texts`,
  },
  {
    name: "Export content",
    to: "/admin/content.json",
    verb: "content.edit",
    detail: "JSON file",
    outside: true,
    also: `export download all words texts content json backup translate
backup of texts
download the words
download all texts
save the words
texts as json
copy of the website texts
send texts to a translator
export words
all texts as file
take the texts to another server
save all words
move the text to another site
take texts along`,
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
switch user account
how to close my session
close my session
exit
leave
sign me out
switch account
log off
get out
disconnect
end session
close my account on this computer`,
  },
];

/** What anyone changes for themselves. */
const OWN: readonly NamedPlace[] = [
  {
    name: "Change my notifications",
    to: "/account",
    verb: "training.take",
    detail: "Account, Announcements by email",
    also: `notifications notification notify alerts alert reminders emails newsletter subscribe unsubscribe mute turn off
notification settings
turn off notifications
stop emailing me
too many emails
unsubscribe from announcements
email preferences
benachrichtigungen
notificaciones
stop notifications to my mail
no more emails from the portal
i get too many messages
quiet the alerts
which emails do i get
turn reminders off
email me when something happens
silence
too many mails
stop the mails
mute
mail me less
stop emails to me
fewer alerts
mute messages
ping me`,
  },
  {
    name: "Set up two-step sign-in",
    to: "/account",
    verb: "account.second-step",
    detail: "Account",
    also: `two step second factor 2fa mfa otp totp authenticator app google authenticator qr code security recovery codes backup codes
turn on 2fa
new phone and the authenticator is gone
scan the qr code
make my login safer
recovery codes
add an authenticator
second password
protect my account
code from my phone at login
lost my recovery codes
secure my account
turn on two factor
backup codes for login
2fa for me
authenticator app
phone code at login
safer login
second code from phone`,
  },
  {
    name: "Sign out my other devices",
    to: "/account",
    verb: "training.take",
    detail: "Account, Sessions",
    also: `sign out log out everywhere devices sessions browser lost phone stolen laptop
log out all devices
i lost my phone
where am i logged in
end other sessions
forgot to log out at work
close session in other computer
someone else is in my account
logged in on a public computer
kick out other devices
where is my account open
end all sessions
my account was hacked
lost laptop
lost my phone
stolen laptop
someone is in my account
log out everywhere
someone else uses my login`,
  },
  {
    name: "Change my name, photo or time zone",
    to: "/account",
    verb: "training.take",
    detail: "Account, Profile",
    also: `my name photo picture avatar profile time zone timezone clock
change my profile picture
upload a photo of me
my time zone is wrong
i moved to another time zone
my name is spelled wrong
change my picture
new profile photo
my hours are shown wrong
set my city clock
i got married new name
change how my name is written
my avatar
put my photo
what time zone am i in
i married and changed my name
my profile
upload selfie
profile photo
i moved to another state
wrong clock
my details
my picture
where i live
married name`,
  },
  {
    name: "Book a live session",
    to: "/training",
    verb: "training.take",
    detail: "Dashboard, Sessions",
    also: `book session live call group session one on one 1 on 1 coaching call zoom join reschedule move cancel my session
join the live call
book a 1 on 1
reschedule my session
cancel my session
when is the next group call
zoom link for today
schedule time with my coach
talk to my coach
sign me up for the group call
weekly coaching call
when can i speak with a coach
1:1
one to one
move my coaching call
cancel my 1 on 1
live training today
group call
weekly call
plan the group session
set up a webinar
zoom with trainees
session on tuesday
reserve a coaching slot
talk with my coach
private hour`,
  },
  {
    name: "My notes",
    to: "/training/search",
    verb: "training.take",
    detail: "Search lessons",
    also: `notes note bookmarks what i wrote down in a lesson
find my notes
search in videos
search transcripts
what did they say about
write in my notebook
my notebook
what i noted
saved notes from lessons
my highlights
things i wrote while watching
take notes
things i wrote in lessons
notes from the videos
save my notes
what i wrote down
things i noted in lessons
my own remarks`,
  },
];

/** What setters do with prospects, besides adding and importing them. */
const OF_PROSPECTS: readonly NamedPlace[] = [
  {
    name: "Merge duplicates",
    to: "/tracker",
    verb: "tracker.use",
    detail: "On a prospect's page, Possible duplicates",
    also: `merge duplicate duplicates double doubles doubled twice same person combine join dedupe deduplicate clean up
merge two prospects
same lead twice
two entries of one person
combine two leads
remove duplicates
lead is in there twice
doppelt
duplicados
same person twice in my list
double leads
i have him two times
join two cards
one person two rows
duplicate prospect
dupes
dupe
same instagram twice
same guy two times
combine two prospects
same person twice
combine two entries
double contacts`,
  },
  {
    name: "Restore a removed prospect",
    to: "/tracker/removed",
    verb: "tracker.use",
    detail: "Removed Prospects",
    also: `restore undelete undo deletion bring back recover removed deleted prospect lead trash
i deleted a lead by mistake
get a removed prospect back
recover the prospect
where is my deleted lead
undo removing a lead
lost a lead by accident
i removed the wrong person
put a lead back
undelete
bring back a lead
removed by accident
undelete lead
bring a contact back
undo deleting a lead
i deleted by accident`,
  },
  {
    name: "Undo an import",
    to: "/tracker/import",
    verb: "tracker.use",
    detail: "Import prospects, earlier imports",
    also: `undo import reverse import take back imported wrong file rollback earlier imports history
imported the wrong file
take back my import
list of my imports
import went wrong
roll back the upload
delete everything i just imported
wrong sheet uploaded
remove imported leads
cancel import
previous uploads
wrong file imported
import was a mistake
take the import back
wrong file
take back the upload
remove what i loaded`,
  },
  {
    name: "Correct a prospect",
    to: "/tracker",
    verb: "tracker.use",
    detail: "On a prospect's page, Details",
    also: `correct edit fix change prospect lead name income score country handle notes typo wrong
fix a typo in a prospect's name
change the income of a lead
add notes to a prospect
change a handle
edit lead
change phone number of a lead
wrong name on a prospect
update info of a prospect
add a note about a lead
change the status of a prospect
fix lead details
set income and credit of a lead
write down what they said
typo in a name
fix a lead
wrong country
change phone of a lead
fix details
wrong email of a lead
edit the person`,
  },
  {
    name: "Set the next contact",
    to: "/tracker",
    verb: "tracker.use",
    detail: "On a prospect's page, Next contact",
    also: `next contact follow up date reminder remind me snooze later schedule follow-up date
set a follow up date
remind me to write to someone
snooze a prospect
follow up in a week
remind me tomorrow
follow up later
come back to this lead friday
put off a follow up
set reminder
when to write next
next follow up date
schedule a follow up
remind me in 3 days
postpone a follow-up
callback date
due date of a lead
snooze
call her next week
call him tomorrow
write again in a month
text her on friday
check back later
try again next month
when do i contact him again
when to write again
remind me
follow up date`,
  },
  {
    name: "Reschedule a prospect's call",
    to: "/tracker",
    verb: "tracker.use",
    detail: "On a prospect's page, Booked",
    also: `reschedule rescheduled move moved postpone push back another time new time call date prospect lead
prospect wants another time
move a call
postpone a call
new time for the call
lead rescheduled
verschieben
reprogramar
prospect cannot make it
change hour of appointment
change the time of their call
another day for the call
push the call
called off
lead wants to move the zoom
call date changed
cancel a prospect's call
rebook a lead
prospect wants another day
call on another day
new date for the call
client wants another day
push the call back
shift the appointment of a lead`,
  },
  {
    name: "Mark a no-show",
    to: "/tracker/outcomes-missing",
    verb: "tracker.use",
    detail: "Outcomes missing",
    also: `no show noshow did not show did not come showed up ghosted call outcome mark
prospect did not show up
he never came to the call
mark as showed
report a show
he was not on the call
didnt come
did not attend
nobody showed up
client dont come to the meeting
put no show
they skipped the meeting
say that the call happened
call outcome
set showed
ns
did not turn up
nobody came to the call
stood up
nobody came
absent
stood me up`,
  },
  {
    name: "Dispute a payment",
    to: "/tracker/pay",
    verb: "pay.read-own",
    detail: "My Pay, Dispute",
    also: `dispute complain objection wrong pay amount missing commission not paid underpaid question about pay
my pay is wrong
a commission is missing
i was not paid for a show
contest a payment
i was paid wrong
got less than i should
my commission is wrong
pay mistake
complain about my pay
missing a show in my pay
contest pay
i disagree with my pay
report wrong pay
underpaid
my pay is too low
missing commission
they forgot my show
pay is not right
my money is wrong
object to a deduction
complain about commission`,
  },
];

/** Meetings, applicants and what arrives. */
const OF_CALLS: readonly NamedPlace[] = [
  {
    name: "Move a meeting",
    to: "/admin/agenda",
    verb: "agenda.change",
    detail: "Agenda",
    also: `move reschedule postpone change time another day meeting call interview booking appointment shift rebook
reschedule a call
move a call to another day
move an interview
change the time of a meeting
guest wants another time
postpone a meeting
verlegen verschieben
reprogramar mover cita
reschedule a discovery call
reschedule a meeting
change an appointment
guest cannot make it
shift an interview to friday
new date for a call
push a call back
other time for the guest
rebook a guest
drag to another time
other time for an interview
postpone interview
other day for an appointment
shift a call
new time for a guest`,
  },
  {
    name: "Cancel a meeting",
    to: "/admin/agenda",
    verb: "agenda.change",
    detail: "Agenda",
    also: `cancel call off meeting call interview booking appointment delete drop
cancel a call
call off an interview
delete a booking
absagen stornieren
cancelar cita
guest wants to cancel
call was called off
remove an appointment
cancel an interview
cancel a discovery call
delete a meeting
they are not coming cancel it
take a call off the calendar
call off the interview
interviewer is sick
call it off
drop the appointment
it will not take place`,
  },
  {
    name: "Give a meeting to another host",
    to: "/admin/agenda",
    verb: "agenda.change",
    detail: "Agenda, New host",
    also: `reassign hand over swap change host closer take over substitute cover meeting call
another closer takes the call
host is sick who takes the call
swap hosts
reassign a meeting
swap host
change who takes the call
other closer for this call
closer is out sick
hand a call to someone else
switch the interviewer
cover for a host
transfer a meeting
swap interviewer
someone else takes the call
colleague takes over the meeting
colleague takes over
hand over an appointment
swap the interviewer`,
  },
  {
    name: "Book a meeting for someone",
    to: "/admin/agenda",
    verb: "agenda.change",
    detail: "Agenda",
    also: `book enter add schedule meeting call appointment for a guest by phone on behalf manually
book for a guest
add a meeting by hand
someone called and wants an appointment
book someone in manually
schedule a call for a guest
add an appointment by hand
put someone on the calendar
make an appointment for a caller
walk-in booking
create a meeting
phone booking
put in an interview by hand
schedule for an applicant
book on behalf
schedule on behalf of
put a person in the calendar`,
  },
  {
    name: "Add a host",
    to: "/admin/hosts",
    verb: "settings.read",
    detail: "Hosts",
    also: `add new create host closer interviewer person who takes calls
new closer
add someone who takes calls
add an interviewer
new host
new interviewer joins
add a closer to the calendar
someone else will take calls
create a host
invite a closer
set up a new closer
new person who takes interviews
add recruiter
another interviewer
someone who takes calls
new recruiter
who holds the interviews`,
  },
  {
    name: "Connect a calendar",
    to: "/admin/hosts",
    verb: "settings.read",
    detail: "Hosts, Calendar address",
    also: `connect sync link subscribe calendar google outlook apple icloud ical ics feed busy times availability double booking
sync google calendar
connect outlook
subscribe to the agenda
double bookings
import busy times
hook up google calendar
sync outlook
my calendar does not show
ics link
calendar feed
two way sync
block times when i am busy
subscribe in apple calendar
calendar integration
link my calendar
google calendar
outlook
sync my calendar
ical
link google calendar
busy times`,
  },
  {
    name: "Reply to a request",
    to: "/admin/inbox",
    verb: "inbox.change",
    detail: "Inbox",
    also: `reply answer respond request message support ticket question write back close assign
answer a support request
write back to someone
close a ticket
mark as done
answer a ticket
answer a message
write back
respond to a request
handle a request
assign a request
mark a request done
close a request
answer someone who wrote
reply to a help ticket
answer a contact form
someone wrote to us
reply to inbox
answer a form
write back to a visitor
respond to support`,
  },
  {
    name: "Accept or decline an applicant",
    to: "/admin/applicants",
    verb: "applicants.change",
    detail: "Applicants",
    also: `accept hire offer decline reject turn down refuse shortlist move stage applicant candidate
hire someone
turn down an applicant
move a candidate to the next stage
rate an interview
absagen ablehnen
rechazar candidato
hire a candidate
reject an applicant
say no to a candidate
approve an application
decide on an application
move someone forward
score a candidate
send a rejection
pass on a candidate
give the job to someone
make an offer
shortlist
say yes to an applicant
we take her
turn someone down
rejection mail
say yes to a candidate`,
  },
];

/** People, lessons, pay and records. */
const OF_THE_COMPANY: readonly NamedPlace[] = [
  {
    name: "Add a cohort",
    to: "/admin/cohorts",
    verb: "cohorts.change",
    detail: "Cohorts",
    also: `add new create start cohort group class batch
start a new group
new class starts
put trainees into a group
create a cohort
new class
start a new batch
new group of trainees
next cohort
open a cohort
set start and target dates
start a group in january
next batch
open a new class
start date for a group
new batch`,
  },
  {
    name: "Rename a trainee",
    to: "/training/adminpanel",
    verb: "trainees.rename",
    detail: "Trainees",
    also: `rename change correct name spelling married trainee user student
fix the name of a student
new last name
name misspelled
wrong name of a trainee
typo in a name
change a student's name
correct a trainee's name
fix the spelling of a name
someone got married
spelled his name wrong
married name
wrong name of a student
spelling of a learner's name
name changed`,
  },
  {
    name: "Delete a trainee",
    to: "/training/adminpanel",
    verb: "trainees.delete",
    detail: "Trainees",
    also: `delete remove trainee user student account person
remove a user
delete an account
get rid of a test account
remove a trainee
erase a student
delete a user for good
delete test users
take someone out completely
drop a trainee
remove a person from the list
get rid of a trainee
drop a student
fired a trainee
throw out
remove a person for good
get rid of an account`,
  },
  {
    name: "Make a sign-in link",
    to: "/admin/people",
    verb: "links.make",
    detail: "People",
    also: `sign in link login link magic link one time link cannot log in locked out help with login
someone cannot log in
send a login link
user is locked out
sign in link
login link
magic link
help someone log in
they cannot get in
trainee is locked out
send a link to log in
one time login
get someone back into their account
trainee lost code
cannot get in
link to log in
one time link
help someone get in
cannot sign in person`,
  },
  {
    name: "Replace short codes",
    to: "/admin/people/codes",
    verb: "codes.replace",
    detail: "People",
    also: `short codes old codes longer access codes replace all codes at once security
replace all codes
codes are too short
old codes are weak
change all codes
longer codes for everybody
6 digit codes
renew all access codes
short codes
upgrade codes
longer codes for everyone
safer codes
codes too easy
longer login numbers`,
  },
  {
    name: "Erase a person",
    to: "/admin/personal-data",
    verb: "people.erase",
    detail: "Personal Data",
    also: `erase delete forget person data gdpr right to erasure
delete all data of someone
gdpr deletion
gdpr delete request
forget someone
wipe all data about a person
right to be forgotten
delete personal data
remove everything we have on someone
data deletion request
ccpa delete
delete all data about someone
wipe personal information
remove every trace`,
  },
  {
    name: "Upload lesson videos",
    to: "/admin/upload-videos",
    verb: "videos.set",
    detail: "Lesson Videos",
    also: `upload add new replace video videos recording mp4 mov lesson many files drag
upload a video
upload mp4
replace the recording of a lesson
upload many videos
upload new lessons
add a recording
put videos in
new video for lesson 3
drop in video files
bulk upload videos
upload a course
add a training video
change a video
put a video online
mp4
replace the video
new recording of a lesson
put films online
add recordings
my own clips`,
  },
  {
    name: "Edit a transcript or captions",
    to: "/admin/upload-videos",
    verb: "videos.set",
    detail: "Lesson Videos, Transcript",
    also: `transcript captions subtitles cc vtt srt text of a video chapters
add subtitles
fix the captions
upload a vtt file
transcribe a video
wrong subtitles
captions are off
add captions
correct the transcript
srt file
closed captions
subtitles for a lesson
text under the video
automatic captions
subtitles are wrong
typo in captions
fix what the video says in text
vtt
fix spoken words
correct subtitles
text of a film`,
  },
  {
    name: "Edit questions of a lesson",
    to: "/admin/content/lessons",
    verb: "content.edit",
    detail: "Content, Lessons",
    also: `quiz questions answers lesson test exam edit add
add a quiz question
change the test after a lesson
edit quiz
change quiz
add a question to a lesson
quiz answers are wrong
knowledge check
test after the video
write quiz
fix a quiz question
exam questions
new quiz question
wrong answer in the quiz
change a test
quiz answers
check of understanding`,
  },
  {
    name: "Edit follow-up lines",
    to: "/admin/content/follow-ups",
    verb: "content.edit",
    detail: "Content, Follow-up lines",
    also: `follow up lines messages templates nudge silence no show text wording
change the follow up messages
what setters write after a no show
change the follow up texts
edit ghosting messages
reword the nudge
templates for no reply
follow up templates
change the no show message
bump message wording
edit message after silence
second message
change nudge texts
what setters send after silence
change the nudges
texts after silence
wording when nobody answers`,
  },
  {
    name: "Schedule a publication",
    to: "/admin/content",
    verb: "content.edit",
    detail: "Content, Schedule",
    also: `schedule publish later date time plan go live on monday embargo
publish on friday
plan a change of the website
publish later
publish on monday
set a time for changes
plan when the text goes online
timed update
change the price on january 1
queue a change
delayed publish
texts at a later date
timed change
put live later
timed release
publish next week`,
  },
  {
    name: "Go back to an earlier version",
    to: "/admin/content",
    verb: "content.edit",
    detail: "Content, History",
    also: `history earlier older previous version restore revert undo rollback compare words
undo a change of the website
bring back the old text
who changed the text
undo my edit
restore old text
previous version
version history
revert the page
what did it say before
compare versions
roll back the website
someone broke the page text
undo text changes
old version of the text
restore text
history of a page
undo an edit
old text again
restore former words`,
  },
  {
    name: "Import content",
    to: "/admin/content/import",
    verb: "content.edit",
    detail: "From an exported file",
    also: `import upload words texts content json file translation
upload translated texts
upload texts
load a content file
bring texts from another install
json upload
restore exported words
import translations
copy content from staging
load texts
texts from another server
load texts from a file
bring in words from another site`,
  },
  {
    name: "Close a pay period",
    to: "/admin/pay",
    verb: "pay.change",
    detail: "Pay",
    also: `close finish lock month period pay payroll settle
close the month
finish payroll
lock the period
pay run for november
payroll
close november
finish the month
do the pay
end of month pay
run payroll
lock the month
settle pay
pay everybody
monthly closing
run commissions
settle wages
pay everyone`,
  },
  {
    name: "Confirm shows and deals",
    to: "/admin/pay",
    verb: "pay.change",
    detail: "Pay, waiting",
    also: `confirm approve check verify refuse reported show shows deal deals claims waiting commission
approve a show
verify reported calls
refuse a claim
shows that wait
approve deals
approve claims
check reported shows
confirm a deal
claims to check
did the call really happen
verify a show
accept a claim
reject a claim
sold deal confirm
pay claims waiting
did the deal close
approve shows
mark as sold
check bookings for pay
approve commission
check who turned up
sales that count`,
  },
  {
    name: "Decide a dispute",
    to: "/admin/pay",
    verb: "pay.change",
    detail: "Pay, disputes",
    also: `dispute disputes complaint objection contested pay setter decide settle answer
a setter disputes a payment
answer a pay complaint
who still owes me an answer about pay
setter complains about pay
settle a dispute
resolve a pay dispute
pay complaint
open disputes
someone says their pay is wrong
answer a dispute
disagreement about a show
someone complains about pay
settle a disagreement
judge a claim`,
  },
  {
    name: "Adjust pay",
    to: "/admin/pay",
    verb: "pay.change",
    detail: "Pay",
    also: `adjust adjustment correct bonus deduct add extra pay setter
give a bonus
correct someone's pay
pay extra
add a bonus
take money off
correct a payment
extra pay for a setter
spiff
deduction
chargeback
clawback
refund a commission
one time payment
manual pay entry
fix someone's pay
advance
take back commission
correct commission
deduct
correct an amount
give extra money
take money back
fix a wage`,
  },
  {
    name: "Send a test email",
    to: "/admin/settings/mail",
    verb: "settings.read",
    detail: "Settings, Mail",
    also: `test email send try smtp check mail works
does our mail work
try the mail server
test that emails go out
try out mail
check the smtp
is email working
send myself a test
mail test
verify email settings
does mail work
check delivery`,
  },
  {
    name: "Send an email again",
    to: "/admin/mail",
    verb: "mail.retry",
    detail: "Mail",
    also: `resend send again retry failed bounced email
email did not arrive send it again
send welcome email again
resend mail
trainee did not get the email
email bounced send again
repeat an email
retry an email
they never got the invitation
failed emails
mail did not arrive
resend the invitation
bounced
he did not get the mail
repeat a message
mail bounced`,
  },
  {
    name: "Run a failed job again",
    to: "/admin/jobs",
    verb: "jobs.retry",
    detail: "Jobs",
    also: `retry rerun run again failed job task stuck
a task failed
stuck job
job failed
retry job
restart a background task
task hangs
rerun
something did not run
repeat a job
retry
task failed
something got stuck
retry a task
something crashed in the background`,
  },
  {
    name: "Download a backup",
    to: "/admin/backups",
    verb: "backups.read",
    detail: "Backups",
    also: `download make create restore backup database copy save everything
make a backup
restore the database
download all data
get a backup
save the database
copy of all data
restore a backup
export everything
make a copy now
back up now
download the data of the company
save everything
copy of the database
get the data out
save everything on my computer
get a copy of the data`,
  },
  {
    name: "Free disk space",
    to: "/admin/media",
    verb: "videos.set",
    detail: "Media",
    also: `disk full storage space delete old videos clean up files
disk is full
delete old videos
server is full
out of space
storage full
remove old videos
running out of disk
clean up media
make room
delete unused files
storage is full
clean up files
remove old films
running out of room
clean up`,
  },
];

/** Acts by their names; each leads to where it is done. */
export const ACTS: readonly NamedPlace[] = [
  ...DAILY,
  ...OWN,
  ...OF_PROSPECTS,
  ...OF_CALLS,
  ...OF_THE_COMPANY,
];
