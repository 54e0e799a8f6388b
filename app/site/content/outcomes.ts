/** The words of the two pages that an application leads to (OUT-1, OUT-2). */
import { figure } from "~/figures/figures";

export const THANK_YOU = {
  heading: "Thank You! Your Journey Starts Now",
  text: `We have your application. Someone on our team will read it and contact you: expect a response within ${figure("replyHours")} hours, by email or phone.`,
  next: {
    heading: "What Happens Next",
    steps: [
      {
        title: "We review your application",
        text: "Someone who trains setters reads what you wrote and notes what to ask you.",
      },
      {
        title: "A personal consultation call",
        text: "You talk about where you are, what the work is like, and whether it is a fit. Bring questions.",
      },
      {
        title: "You begin training",
        text: "Once you enroll, you get your access code and can start the first lessons the same day.",
      },
    ],
    interview: {
      heading: "Applied as a DM setter?",
      text: "No need to wait for us: pick a time for your interview now.",
      link: "Book your interview",
    },
  },
  guide: {
    heading: "A sneak peek of your career guide",
    text: "Everyone who enrolls gets the guide. These are the four parts people open most.",
    cards: [
      {
        icon: "pipeline",
        title: "Career roadmap",
        text: "From setter to closer or account executive: what each step takes, and how people get there.",
      },
      {
        icon: "template",
        title: "Ready-to-use templates",
        text: "First messages, follow-ups and confirmations that got replies, and why they work.",
      },
      {
        icon: "interview",
        title: "Interview mastery",
        text: "The questions that sales managers ask setters, with answers you can make your own.",
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
  text: "Thank you for applying. Based on what you told us, your current situation does not meet the program's requirements.",
  meaning: {
    heading: "What This Means",
    text: "This is about fit today, not about you. Here are three things people in your situation have done:",
    ways: [
      {
        title: "Keep growing your business",
        text: "Some applicants come back with steadier numbers and are glad they waited.",
      },
      {
        title: "Explore other programs",
        text: "A free course or a part-time customer support job builds the same conversation habits.",
      },
      {
        title: "Reapply later",
        text: "If something changes, such as your hours, your equipment or where you live, apply again.",
      },
    ],
  },
  contact: "Think we misread something? Write to",
} as const;
