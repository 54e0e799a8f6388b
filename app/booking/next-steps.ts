import { FIGURES, figure } from "~/figures/figures";

/** What /book/next-steps says to someone who has just booked a discovery call (BOOK-1). */
export const NEXT_STEPS = {
  heading: "Congratulations, your call is booked",
  text: "You did what most people put off. Read this page before the call: it answers the basics, so the call can be about your questions.",
  overview: {
    heading: "The program in short",
    text: `${figure("weeks")} weeks from the first lesson to interviews for remote sales roles, at ${figure("weeklyHours")} hours a week. Evening and weekend sessions leave room for a job.`,
    blocks: [
      {
        title: "Learn the craft",
        text: "Foundations of appointment setting, how buyers decide, direct messages and prospecting, listening, closing, and the mindset behind them. Six blocks of two weeks, four lessons each.",
      },
      {
        title: "Work with real clients",
        text: "You set appointments for companies during the training, with a coach at your side. Your coach reads what you write and talks through the replies with you.",
      },
      {
        title: "Get coached, one-on-one and in a group",
        text: "1-on-1 sessions on your own conversations, live group calls every week, and a community that helps out in between.",
      },
      {
        title: "Land a role",
        text: `Help with your profile, applications and interviews, introductions to partner companies, and ${figure("supportMonths")} months of support after you start.`,
      },
    ],
  },
  investment: {
    heading: "Your investment",
    text: "You invest time and money. We go over both on the call, in plain numbers.",
    items: [
      {
        title: "Time",
        text: `${figure("weeklyHours")} hours a week for ${figure("weeks")} weeks: lessons, practice on real conversations, and live calls.`,
      },
      {
        title: "Money",
        text: "The price depends on where you start, how much 1-on-1 coaching you want, and whether you pay up front or in installments. We tell you the price on the call, and you owe nothing until you agree to it.",
      },
      {
        title: "Equipment",
        text: "A computer, a stable connection and a quiet place. The software you train and work with is provided.",
      },
    ],
    note: "The call itself is free, without commitment.",
  },
  videos: {
    heading: "Three videos before the call",
    text: "They answer the questions most people ask first.",
    titles: [
      "How the twelve weeks work",
      "A conversation that becomes a booked call",
      "What graduates do afterward",
    ],
  },
  expect: {
    heading: "What to expect on the call",
    steps: [
      {
        title: "You talk first",
        text: "Where you work now, what you have tried, what you want to change and by when. No trick questions.",
      },
      {
        title: "We look at the fit",
        text: "Your hours, your experience with people, your equipment. If something is missing, we tell you what it is and how others got there.",
      },
      {
        title: "You see the program",
        text: "The lessons, the practice and the support, and how they fit into your week. Ask anything you like, including the price.",
      },
      {
        title: "You decide when you are ready",
        text: "If it fits, you get the next steps. If it does not, we say so and suggest what to do instead.",
      },
    ],
  },
  prepare: {
    heading: "Before you join",
    items: [
      "Be in a quiet place with a stable connection, a few minutes early.",
      "Have your calendar open: we look at real weeks, not ideal ones.",
      "Write down the income you want a year from now, and why.",
      "Bring the questions that could stop you. Those are the most useful.",
    ],
  },
} as const;

/** Shown next to graduates' results. */
export const AFTERWARDS = `Graduates land roles from ${FIGURES.roles.figure} a year.`;
