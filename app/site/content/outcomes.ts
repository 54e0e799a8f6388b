/** The words of the two pages that an application leads to (OUT-1, OUT-2). */
import { figure } from "../../claims/claims";

export const THANK_YOU = {
  heading: "Thank You! Your Journey Starts Now",
  text: `Your application is with us. A person on our team reads it and contacts you: expect a response within ${figure("replyHours")} hours, by email or phone.`,
  next: {
    heading: "What Happens Next",
    steps: [
      {
        title: "We review your application",
        text: "Somebody who trains setters reads what you wrote and notes what to ask you about.",
      },
      {
        title: "A personal consultation call",
        text: "You talk about where you are, what the work is like, and whether the two fit. Bring questions.",
      },
      {
        title: "You begin training",
        text: "Once you are enrolled you get your access code, and the first lessons are open the same day.",
      },
    ],
    interview: {
      heading: "Applied as a DM setter?",
      text: "You need not wait for us: pick the time for your interview yourself.",
      link: "Book your interview",
    },
  },
  guide: {
    heading: "A sneak peek of your career guide",
    text: "Everybody who enrolls gets the guide. These four parts are what people open most.",
    cards: [
      {
        icon: "pipeline",
        title: "Career roadmap",
        text: "From setter to closer or account executive: what each step asks of you, and how people make it.",
      },
      {
        icon: "template",
        title: "Ready-to-use templates",
        text: "First messages, follow-ups and confirmations that have been answered, with the reason why they work.",
      },
      {
        icon: "interview",
        title: "Interview mastery",
        text: "The questions that sales managers ask setters, and answers you can make your own.",
      },
      {
        icon: "list",
        title: "Exclusive client database",
        text: `${figure("clients")} American coaches and companies that work with setters.`,
      },
    ],
    perksHeading: "In the full guide",
    perks: [
      "Full email templates",
      "The complete client database",
      "Metrics and KPIs to steer by",
      "Lifetime updates",
    ],
  },
} as const;

export const DISQUALIFIED = {
  alert: "Application Status: Not Qualified",
  text: "Thank you for applying. From what you told us, your current situation does not meet the program's requirements.",
  meaning: {
    heading: "What This Means",
    text: "It is a statement about fit today, not about you. Three things that people in your place have done:",
    ways: [
      {
        title: "Keep growing your business",
        text: "Some applicants come back with steadier numbers behind them, and are glad that they waited.",
      },
      {
        title: "Explore other programs",
        text: "A free course or a part-time role in customer support builds the same habits of conversation.",
      },
      {
        title: "Reapply later",
        text: "When something has changed, such as your hours, your equipment or where you live, apply again.",
      },
    ],
  },
  contact: "Do you think that we have misread something? Write to",
} as const;
