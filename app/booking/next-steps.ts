import { CLAIMS, figure } from "../claims/claims";

/** What /book/next-steps says to somebody who has just booked a discovery call (BOOK-1). */
export const NEXT_STEPS = {
  heading: "Congratulations, your call is booked",
  text: "You have done what most people put off. Use the days until the call: what is on this page answers the first questions, so that the call is about yours.",
  overview: {
    heading: "The program in short",
    text: `${figure("weeks")} weeks from the first lesson to interviews for remote sales roles, at ${figure("weeklyHours")} hours a week. Evening and weekend sessions leave room for a job.`,
    blocks: [
      {
        title: "Learn the craft",
        text: "Foundations of appointment setting, how buyers decide, direct messages and prospecting, listening, closing, and the mindset that carries them. Six blocks of two weeks, four lessons each.",
      },
      {
        title: "Work with real clients",
        text: "You set appointments for companies during the training, with a coach beside you. What you write is read, and what you hear back is talked through.",
      },
      {
        title: "Be coached, alone and together",
        text: "1-on-1 sessions on your own conversations, live group calls every week, and a community that answers between them.",
      },
      {
        title: "Land a role",
        text: `Help with your profile, applications and interviews, introductions to partner companies, and ${figure("supportMonths")} months of support after you have started.`,
      },
    ],
  },
  investment: {
    heading: "Your investment",
    text: "What you put in is time and money. We talk about both on the call, in plain numbers.",
    items: [
      {
        title: "Time",
        text: `${figure("weeklyHours")} hours a week for ${figure("weeks")} weeks: lessons, practice on real conversations, and live calls.`,
      },
      {
        title: "Money",
        text: "The price depends on where you start, how much 1-on-1 coaching you want, and whether you pay at once or in parts. It is named on the call, and nothing is due before you have agreed to it.",
      },
      {
        title: "Equipment",
        text: "A computer, a stable connection and a quiet place. The software that you train and work with is provided.",
      },
    ],
    note: "The call itself is free, without commitment.",
  },
  videos: {
    heading: "Three videos before the call",
    text: "They answer what most people ask first.",
    titles: [
      "How the twelve weeks work",
      "A conversation that becomes a booked call",
      "What graduates do afterwards",
    ],
  },
  expect: {
    heading: "What to expect on the call",
    steps: [
      {
        title: "You talk first",
        text: "Where you work now, what you have tried, what you want to change and by when. There are no trick questions.",
      },
      {
        title: "We look at the fit",
        text: "Your hours, your experience with people, your equipment. If something is missing, you hear what, and how others got it.",
      },
      {
        title: "You see the program",
        text: "The lessons, the practice and the support, with your own week in them. Ask whatever you like, prices included.",
      },
      {
        title: "You decide, in your own time",
        text: "If it fits, you get the next steps. If it does not, you hear that too, with a suggestion of what to do instead.",
      },
    ],
  },
  prepare: {
    heading: "Before you join",
    items: [
      "Be in a quiet place with a stable connection, a few minutes early.",
      "Have your calendar open: we look at real weeks, not at ideal ones.",
      "Write down the income you want to have a year from now, and why.",
      "Bring the questions that would stop you. Those are the useful ones.",
    ],
  },
} as const;

/** Beside what says how graduates do. */
export const AFTERWARDS = `Graduates land roles from ${CLAIMS.roles.figure} a year.`;
