/** Before someone has joined: the role, the application, the calls. */
import type { TopicText } from "./topics";

export const JOINING: TopicText = {
  name: "joining",
  title: "Applying and joining",
  audience: "applicant",
  passages: [
    {
      id: "what-does-a-setter-do",
      title: "What does an appointment setter do?",
      text: "A setter starts conversations in direct messages, finds out who is a fit and books calls with them. Someone else takes the call and closes the sale. The daily target of the role is {dailyMessages} direct messages; people who work that way aim for {weeklyBookings} bookings a week.",
      link: { href: "/hiring/dmsetters", label: "See the role" },
      also: "job description duties tasks role remote work dm closer all day day to day routine tasks prospecting",
    },
    {
      id: "who-can-apply",
      title: "Who can apply as a setter?",
      text: "United States or Canadian citizens aged {leastAge} or older, with {dailyHours} hours daily for the role and the right equipment. That's the rule for setters; the prospects you write to live in the US. Our services are not for people under {leastAge}. You do not need a degree, and there is no upper age limit.",
      link: { href: "/hiring/dmsetters", label: "Apply" },
      also: "join requirements apply son daughter brother wife friend eligible eligibility citizen citizenship age canada usa minimum old degree diploma teenager",
    },
    {
      id: "experience-needed",
      title: "Do I need sales experience?",
      text: "No prior experience is needed. The first lessons assume you have never sent a sales message. Experience from retail, hospitality or customer service helps, because you have already talked to strangers.",
      also: "beginner newbie never sold skills",
    },
    {
      id: "equipment",
      audience: "visitor",
      title: "What equipment do I need?",
      text: "A computer, a stable internet connection and a quiet space. A phone alone is not enough for a working day. The software is provided.",
      also: "laptop computer phone mac chromebook tablet headset wifi internet",
    },
    {
      id: "how-to-apply",
      title: "How do I apply, and what comes next?",
      text: "Fill in the application on the hiring page. If you qualify you can book your interview right away, often for the same day. After a good interview you get a welcome form, an invitation to Slack, an access code for the training portal and your onboarding call. We answer applications within {replyHours} hours.",
      link: { href: "/hiring/dmsetters", label: "Go to the hiring page" },
      also: "become setter application apply process steps join sign up hired recruit hear back status",
    },
    {
      id: "interview",
      title: "What should I expect in the interview?",
      text: "Questions about who you are, why you want to do this and how many hours you have, a short role play with a prospect's message, and room for your questions. Be on time, on a computer, in a quiet place. You do not need to prepare a pitch.",
      link: { href: "/hiring/dmsetters/next-steps", label: "See the next steps" },
      also: "prepare preparation wear questions role play zoom",
    },
    {
      id: "not-qualified",
      title: "My application was not qualified. Can I try again?",
      text: "Yes, once your situation has changed: for example, you have more hours or the equipment you were missing. If you think it was a mistake, write to support and tell us what the form did not ask.",
      link: { href: "/disqualified", label: "What that means" },
      also: "disqualified rejected declined denied reapply refused turned down",
    },
    {
      id: "discovery-call",
      audience: "visitor",
      title: "What is the discovery call?",
      text: "A free call about the training program, with no commitment: your experience, how the weeks would fit your schedule, and a straight answer on whether this is right for you. Packages cost {packages}; on that call you hear which one fits.",
      link: { href: "/book", label: "Book a discovery call" },
      also: "free consultation consult obligation commitment",
    },
    {
      id: "earnings",
      audience: "visitor",
      title: "How much can I earn?",
      text: "Setters on the team average {monthly} a month, and top performers {topMonth}. Typical graduates of the program earn {typicalYear} in their first year in a sales role, top performers {topYear}. {earningsNote}",
      also: "10k 5k 20k can i make how much make per month realistically income salary money make wage pay realistic month year average",
    },
    {
      id: "is-this-real",
      audience: "visitor",
      title: "Is this a real job, and do I recruit others?",
      text: "It is sales work: you book calls for coaching offers and are paid for the calls you book and for sales that follow. You do not recruit anyone, and no one earns money because you join. Look at the testimonials, read the agreement preview and ask everything on the call before you decide.",
      link: { href: "/demo-agreement", label: "Preview the agreement" },
      also: "scam legit legitimate mlm pyramid scheme fake trust catch",
    },
  ],
};

export const BOOKINGS: TopicText = {
  name: "bookings",
  title: "Calls and bookings",
  audience: "visitor",
  passages: [
    {
      id: "book-a-time",
      title: "How do I book a call?",
      text: "Choose a day and a time on that call's page; times are shown in your own time zone. Then enter your name and email address. If we send you an email to confirm, open its link and press the button while the time is held. Then you can save the appointment to your calendar.",
      link: { href: "/book", label: "Book a discovery call" },
      also: "schedule appointment calendar reserve meeting slot",
    },
    {
      id: "how-call-happens",
      title: "How does the call take place: video, phone or in person?",
      text: "The page of your booking says where the call takes place, and so do the confirmation and the calendar file: a video link, a phone number or an address. If you cannot find it, write to {supportMail} with your name and the time you booked.",
      also: "zoom google meet video phone call link join where in person facetime teams number they call me",
    },
    {
      id: "discovery-prep",
      title: "How do I prepare for the discovery call?",
      text: "Just bring your questions. You talk first: where you work now, what you have tried, what you want to change and by when. Then we look at the fit, you see the program and its price, and you decide when you are ready. Have your calendar open and sit somewhere quiet.",
      also: "prepare discovery call expect bring ready happens agenda long minutes pitch pressure",
    },
    {
      id: "bring-someone",
      title: "Can I bring my partner to the call?",
      text: "Yes. If you decide together with someone, bring them to the call, so they can ask their own questions.",
      also: "wife husband spouse partner parent friend join the call together someone with me",
    },
    {
      id: "no-free-times",
      title: "There are no free times. What now?",
      text: "Canceled times open up again, and new days are added as time goes on. Check back tomorrow, or write to {supportMail} with the days and times that work for you, and we will find one together.",
      also: "calendar full no slots available booked out nothing open times dates fully booked",
    },
    {
      id: "no-confirmation",
      title: "I got no confirmation of my booking.",
      text: "Check your spam folder first. If the booking page asked you to confirm by email, the time is yours only after you open that link and press the button. If the email is not there, book the time again and check your address for typos, or write to {supportMail}.",
      also: "confirmation email did not arrive receive never got booking link confirm spam",
    },
    {
      id: "reschedule",
      title: "How do I change the time of a booking?",
      text: "Open your booking link and choose another time. You find it on the page you saw after booking, and in the confirmation if you got one. If you cannot find it, write to support with your name and the time you booked.",
      also: "interview discovery onboarding reschedule move postpone another day different time change appointment later",
    },
    {
      id: "cancel-booking",
      title: "How do I cancel a booking?",
      text: "Open your booking link and choose to cancel. The time opens up for someone else right away. You find it on the page you saw after booking, and in the confirmation if you got one. Without the link, write to support.",
      also: "interview discovery onboarding cancel cancellation call off cannot make it appointment delete",
    },
    {
      id: "time-zones",
      title: "In which time zone are the times?",
      text: "In yours. The booking page uses your device's time zone and shows which one it is; you can choose another. The calendar file you save holds the exact moment, so your calendar shows the right time wherever you are.",
      also: "am pm eastern my time timezone est pst central clock daylight wrong hour",
    },
    {
      id: "coaching-sessions",
      title: "How do I get a 1-on-1 or join the weekly group session?",
      text: "Sign in to the training portal: the dashboard has a card for the 1-on-1 session with a coach and one for the weekly group training. What you have booked is shown there, with links to move and cancel it. Bring a conversation that got stuck; that's what the session is for.",
      link: { href: "/training", label: "Open the training portal" },
      also: "coaching call one on one mentor live weekly group session attend zoom",
    },
    {
      id: "missed-call",
      title: "I missed my call. What should I do?",
      text: "It happens to most people once. Book a new time on the same page. If it was an interview or an onboarding call, send support a quick note so they know you are still interested.",
      also: "no-show overslept forgot late missed call interview",
    },
  ],
};
