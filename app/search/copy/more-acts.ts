/** More of what people want to do, by the names they give it: words that are searched and never shown (WEEK-4). */
import type { NamedPlace } from "./places";

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
notificaciones`,
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
recovery codes`,
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
forgot to log out at work`,
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
my name is spelled wrong`,
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
zoom link for today`,
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
what did they say about`,
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
duplicados`,
  },
  {
    name: "Restore a removed prospect",
    to: "/tracker/removed",
    verb: "tracker.use",
    detail: "Removed Prospects",
    also: `restore undelete undo deletion bring back recover removed deleted prospect lead trash
i deleted a lead by mistake
get a removed prospect back`,
  },
  {
    name: "Undo an import",
    to: "/tracker/import",
    verb: "tracker.use",
    detail: "Import prospects, earlier imports",
    also: `undo import reverse import take back imported wrong file rollback earlier imports history
imported the wrong file
take back my import
list of my imports`,
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
change a handle`,
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
follow up in a week`,
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
reprogramar`,
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
report a show`,
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
contest a payment`,
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
reprogramar mover cita`,
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
cancelar cita`,
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
reassign a meeting`,
  },
  {
    name: "Book a meeting for someone",
    to: "/admin/agenda",
    verb: "agenda.change",
    detail: "Agenda",
    also: `book enter add schedule meeting call appointment for a guest by phone on behalf manually
book for a guest
add a meeting by hand
someone called and wants an appointment`,
  },
  {
    name: "Add a host",
    to: "/admin/hosts",
    verb: "settings.read",
    detail: "Hosts",
    also: `add new create host closer interviewer person who takes calls
new closer
add someone who takes calls
add an interviewer`,
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
import busy times`,
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
mark as done`,
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
rechazar candidato`,
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
put trainees into a group`,
  },
  {
    name: "Rename a trainee",
    to: "/training/adminpanel",
    verb: "trainees.rename",
    detail: "Trainees",
    also: `rename change correct name spelling married trainee user student
fix the name of a student
new last name`,
  },
  {
    name: "Delete a trainee",
    to: "/training/adminpanel",
    verb: "trainees.delete",
    detail: "Trainees",
    also: `delete remove trainee user student account person
remove a user
delete an account
get rid of a test account`,
  },
  {
    name: "Make a sign-in link",
    to: "/admin/people",
    verb: "links.make",
    detail: "People",
    also: `sign in link login link magic link one time link cannot log in locked out help with login
someone cannot log in
send a login link
user is locked out`,
  },
  {
    name: "Replace short codes",
    to: "/admin/people/codes",
    verb: "codes.replace",
    detail: "People",
    also: `short codes old codes longer access codes replace all codes at once security
replace all codes
codes are too short`,
  },
  {
    name: "Erase a person",
    to: "/admin/personal-data",
    verb: "people.erase",
    detail: "Personal Data",
    also: `erase delete forget person data gdpr right to erasure
delete all data of someone
gdpr deletion`,
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
upload many videos`,
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
transcribe a video`,
  },
  {
    name: "Edit questions of a lesson",
    to: "/admin/content/lessons",
    verb: "content.edit",
    detail: "Content, Lessons",
    also: `quiz questions answers lesson test exam edit add
add a quiz question
change the test after a lesson`,
  },
  {
    name: "Edit follow-up lines",
    to: "/admin/content/follow-ups",
    verb: "content.edit",
    detail: "Content, Follow-up lines",
    also: `follow up lines messages templates nudge silence no show text wording
change the follow up messages
what setters write after a no show`,
  },
  {
    name: "Schedule a publication",
    to: "/admin/content",
    verb: "content.edit",
    detail: "Content, Schedule",
    also: `schedule publish later date time plan go live on monday embargo
publish on friday
plan a change of the website`,
  },
  {
    name: "Go back to an earlier version",
    to: "/admin/content",
    verb: "content.edit",
    detail: "Content, History",
    also: `history earlier older previous version restore revert undo rollback compare words
undo a change of the website
bring back the old text
who changed the text`,
  },
  {
    name: "Import content",
    to: "/admin/content/import",
    verb: "content.edit",
    detail: "From an exported file",
    also: `import upload words texts content json file translation
upload translated texts`,
  },
  {
    name: "Close a pay period",
    to: "/admin/pay",
    verb: "pay.change",
    detail: "Pay",
    also: `close finish lock month period pay payroll settle
close the month
finish payroll
lock the period`,
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
shows that wait`,
  },
  {
    name: "Decide a dispute",
    to: "/admin/pay",
    verb: "pay.change",
    detail: "Pay, disputes",
    also: `dispute disputes complaint objection contested pay setter decide settle answer
a setter disputes a payment
answer a pay complaint`,
  },
  {
    name: "Adjust pay",
    to: "/admin/pay",
    verb: "pay.change",
    detail: "Pay",
    also: `adjust adjustment correct bonus deduct add extra pay setter
give a bonus
correct someone's pay
pay extra`,
  },
  {
    name: "Send a test email",
    to: "/admin/settings/mail",
    verb: "settings.read",
    detail: "Settings, Mail",
    also: `test email send try smtp check mail works
does our mail work
try the mail server`,
  },
  {
    name: "Send an email again",
    to: "/admin/mail",
    verb: "mail.retry",
    detail: "Mail",
    also: `resend send again retry failed bounced email
email did not arrive send it again`,
  },
  {
    name: "Run a failed job again",
    to: "/admin/jobs",
    verb: "jobs.retry",
    detail: "Jobs",
    also: `retry rerun run again failed job task stuck
a task failed`,
  },
  {
    name: "Download a backup",
    to: "/admin/backups",
    verb: "backups.read",
    detail: "Backups",
    also: `download make create restore backup database copy save everything
make a backup
restore the database
download all data`,
  },
  {
    name: "Free disk space",
    to: "/admin/media",
    verb: "videos.set",
    detail: "Media",
    also: `disk full storage space delete old videos clean up files
disk is full
delete old videos`,
  },
];

export const MORE_ACTS: readonly NamedPlace[] = [
  ...OWN,
  ...OF_PROSPECTS,
  ...OF_CALLS,
  ...OF_THE_COMPANY,
];
