/** The words about the role: what it is, what it asks, what it pays (HIRE-1). Figures come from the claims. */
import { type FigureName, figure } from "~/figures/figures";

export const ROLE = {
  kicker: `${figure("remote")} remote, for citizens of the US and Canada`,
  title: "Remote DM Appointment Setter",
  text: `You start conversations in direct messages, find out who the program fits, and book their call with a closer. You need a computer and ${figure("dailyHours")} hours a day, and you are paid for what you book.`,
  apply: "Apply and book your interview",
  booked: "Already booked? See your next steps",
  /** The day the role was opened; search engines mistrust one that is always new. */
  posted: "2026-11-21",
} as const;

export const PAY = {
  heading: "Paid for every qualified show, and again when it sells",
  lead: "monthly",
  more: ["perShow", "perSale", "topMonth", "firstPaycheck", "success", "team"],
} as const satisfies { heading: string; lead: FigureName; more: readonly FigureName[] };

export const START = {
  heading: "You start on day one",
  text: "There are no weeks of theory first. You learn in real conversations, with the script open next to you.",
  steps: [
    {
      when: figure("interviewAccess"),
      title: "Interview access",
      text: "If you qualify, you see interview times right away. No waiting for a reply.",
    },
    {
      when: "Day one",
      title: "Your tools",
      text: "Access code, conversation script, video lessons and prospect tracker, the day you join.",
    },
    {
      when: figure("firstTargets"),
      title: "Your first targets",
      text: `Within ${figure("firstTargets")} you know who to write to, how many people, and what a good day looks like.`,
    },
    {
      when: figure("firstPaycheck"),
      title: "Your first paycheck",
      text: "It pays for your first qualified shows. Commission on your first sales comes on top.",
    },
  ],
} as const;

export const WORK = {
  heading: "What you do",
  text: "A setter opens conversations and a closer sells. You never take a payment and never argue about a price.",
  tasks: [
    {
      title: "Start conversations",
      text: `Your daily target is ${figure("dailyMessages")} direct messages: first hellos, replies and follow-ups, to people on your list or people you found yourself.`,
    },
    {
      title: "Find out who it fits",
      text: "You ask about their work, what they want to change and when, and you listen. If the program is not for them, you tell them kindly and early.",
    },
    {
      title: "Book the call",
      text: `You make ${figure("weeklyBookings")} bookings per week. Each has a time, a reason to come and a confirmation, so people show up.`,
    },
    {
      title: "Write it down",
      text: "Every prospect has a status and a next step in the tracker, so the closer knows what you know.",
    },
  ],
  figures: ["dailyHours", "dailyMessages", "weeklyBookings"],
} as const satisfies { figures: readonly FigureName[] } & Record<string, unknown>;

export const REQUIREMENTS = {
  heading: "What we ask for",
  list: [
    {
      title: "US or Canadian citizens",
      text: "You are a citizen of the United States or of Canada.",
    },
    {
      title: `${figure("leastAge")} or older`,
      text: `Our services are not for anyone under ${figure("leastAge")}.`,
    },
    {
      title: `${figure("dailyHours")} hours daily`,
      text: "The daily target takes at least four hours a day.",
    },
    {
      title: "A place to work",
      text: "You have a computer, stable internet and a quiet space. The software is ours.",
    },
    {
      title: "Experience is welcome, not required",
      text: "Retail, phone and front desk work counts: if you have listened to customers, you have a head start.",
    },
  ],
} as const;

export const COMPENSATION = {
  heading: "What it pays",
  text: "You work as an independent contractor. You are paid for results; there is no base salary.",
  rows: [
    {
      claim: "perShow",
      name: "Qualified show",
      text: "Someone you booked comes to the call and fits the program. You are paid whether they buy or not.",
    },
    {
      claim: "perSale",
      name: "Commission",
      text: "Of each sale from a call you booked.",
    },
    {
      claim: "perClose",
      name: "Closed call",
      text: `What that commission adds up to: packages cost ${figure("packages")}.`,
    },
    {
      claim: "monthly",
      name: "Average month",
      text: `Shows and commission together. Top performers make ${figure("topMonth")}.`,
    },
  ],
} as const satisfies {
  rows: readonly { claim: FigureName; name: string; text: string }[];
} & Record<string, unknown>;

export const APPLY = {
  id: "apply",
  heading: "Apply and book your interview",
  text: "Four questions and your contact details: about three minutes.",
  steps: ["Answer the questions", "Pick a time for your interview", "Start on day one"],
  embedded: {
    heading: "Book your interview",
    text: "Pick a time that suits you. Next, you see how to prepare.",
  },
} as const;

export const LAST_CALL = {
  heading: "Sound like your kind of work?",
  text: `Interview access is on the ${figure("interviewAccess").toLowerCase()}, and your first targets come within ${figure("firstTargets")}.`,
} as const;
