/**
 * 100 questions as people type them to the help page, each with the passages that answer it, and 20 that nothing of
 * ours answers (HELP-2). `tuned` ones were looked at while the passages were written; `heldOut` ones are only scored.
 */
export type HelpQuestion = { text: string; fits: readonly string[]; short?: string };

/** One per line: the question, the short answer if it must have one, and the passages. */
const read = (lines: string): HelpQuestion[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", short = "", fits = ""] = line.split("|").map((part) => part.trim());
      return { text, fits: fits.split(" "), ...(short !== "" && { short }) };
    });

export const HELP_QUESTIONS = {
  tuned: read(`
    do u guys do payment plans?? | Yes | payment-plans
    can i get my money back if its not for me | It depends | refund
    when does the next cohort start | | start-date
    is the call on zoom or do u call me | | how-call-happens
    1099 or W2 | | contractor
    how and when do i get paid | | pay-schedule
    who are the coaches | | coaches
    do i gotta cold call ppl? | No | cold-calls
    im outside the US can i still join | It depends | outside-us
    do you have this in spanish? | No | spanish
    what do i do all day | | what-does-a-setter-do
    need to reschedule my call | | reschedule
    can i really make 10k a month | It depends | earnings
    i live in the philippines, can i apply? | No | outside-us
    is there a free trial | No | free-trial
    do you sell my data? | No | sell-data
    how much is the program | | price
    is it a scam | No | is-this-real
    how many hrs a week is it | | weekly-hours
    do i need sales experience | No | experience-needed
    what does 10 in 60 even mean | | what-is-10-in-60
    i dont have a laptop only my phone is that ok | No | equipment
    forgot my acces code | | lost-code
    vid wont load keeps buffering | | video-not-playing
    hows the commision work | | how-paid
    do i get health insurance | No | benefits
    is it remote? | Yes | remote
    can i keep my day job | Yes | full-time-job
    do u guarantee me a job after | No | job-guarantee
    whats a qualified appointment | | qualified-appointment
    slack invite expired help | | join-slack
    how do i talk to a real person | | reach-support
    what time zone are the call times in | | time-zones
    i missed my interview what now | | missed-call
    are you a bot? | Yes | help-assistant
    where is your company located | | who-we-are
    did my booking go thru? got no email | | no-confirmation
    are there any openings on the calendar it says full | | no-free-times
    can my husband sit in on the call? | Yes | bring-someone
    do i have to finish the lessons in order | No | lesson-order
    do i get a certifcate | No | certificate
    is there a base salary | No | base-pay
    what would i be selling exactly | | what-is-sold
    do you give me leads or do i find them | | finding-people
    got denied can i reapply? | Yes | not-qualified
    applied 3 days ago and havent heard back | | application-status
    delete all my personal info pls | | delete-my-data
    my pay is short this week | | payment-wrong contact-payments
    how do i add a new prospect | | tracker
    what credit score does the prospect need | | tracker-qualified
  `),
  heldOut: read(`
    could i pay in chunks instead of all at once | Yes | payment-plans price
    whats ur refund polcy | | refund legal-form
    when would my class begin if i signed up this week | | start-date
    will it be a video chat or a regular phone call | | how-call-happens
    am i a contractor or an actual employee | | contractor
    how often do paychecks go out | | pay-schedule
    who would be teaching me | | coaches
    i have phone anxiety, will i have to dial strangers? | No | cold-calls
    is this open to people living in nigeria | No | outside-us
    my english is bad, any spanish speakers there? | No | spanish
    walk me through a typical day on the job | | what-does-a-setter-do
    smth came up, can we move my appointment to thursday | Yes | reschedule
    is ten thousand a month doable or is that hype | | earnings
    can i test drive it before paying | No | free-trial
    are u gonna give my phone number to other companies | No | sell-data
    what's the damage for the coaching package | | price
    this feels like a pyramid scheme ngl | | is-this-real
    whats the time commitment weekly, i got 2 kids | | weekly-hours daily-hours full-time-job
    never sold anything in my life, is that a problem | No | experience-needed
    can i run this off my ipad or do i need a computer | | equipment
    lost the code you sent me to log in | | lost-code
    it says my code is invalid??? | | invalid-code
    why cant i see the lesson video, screen is just black | | video-not-playing
    what cut do i get of each sale | | how-paid
    how long til i see my first check | | first-paycheck
    do setters get pto or sick days | No | benefits
    do i ever have to come into an office | No | remote
    i work 9-5 mon to fri, still possible? | Yes | full-time-job
    what happens if i dont land a job at the end | | job-guarantee after-placement
    what do i get when i join, like tools and stuff | | tools-provided
    how many weeks does the whole thing take | | program-length
    i only got 6 appointments and my 60 days are almost up | | 10-in-60-extension
    where do i find the slack link | | join-slack
    is anyone there on saturdays | | support-hours
    do you have a phone number i can call | No | reach-support
    is 2pm my time or your time | | time-zones
    overslept my call, sorry! can i rebook | | missed-call reschedule
    how long have u guys been in business | | who-we-are
    never got the confirmation mail | | no-confirmation
    i want to cancel my appointment | | cancel-booking
    can i skip straight to lesson 14 | Yes | lesson-order
    if i close the laptop do i lose where i was | | progress-saved
    does it cost anything to apply for the setter job | No | pay-to-work
    do they give you a script to follow | Yes | script-page tools-provided
    can i move up to closer eventually | Yes | growth
    what should i know before my interview | | interview
    do i need my own facebook account | No | request-facebook
    do i get paid when the prospect ghosts the call | No | no-show-pay
    entered a prospect wrong, how do i fix it | | tracker-edit
    prospect says its too expensive what do i tell them | | objections
  `),
} as const;

/** Asked sometimes, and answered nowhere in our help. */
export const WITHOUT_AN_ANSWER: readonly string[] = [
  "do you have a referral program for friends i bring",
  "can i bring my dog to the office party",
  "what is the wifi password",
  "whats your stock ticker symbol",
  "do you drug test",
  "will a felony on my record be a problem",
  "what camera should i buy for youtube",
  "can you recommend a good book about sales",
  "how do i fix my toyota",
  "who won the superbowl",
  "do you ship merch to alaska",
  "what's the ceo's favorite color",
  "can i get college credit for the program",
  "do you accept bitcoin",
  "does the gi bill cover it",
  "how do i file for unemployment",
  "do you sponsor podcasts",
  "what is the capital of france",
  "my landlord raised my rent what do i do",
  "is there parking near you",
];
