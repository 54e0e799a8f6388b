/** The words for somebody whose interview is booked (HIRE-2). Figures come from the claims. */
import { figure } from "~/figures/figures";

export const NEXT_STEPS = {
  title: "DM Setter Interview: Your Next Steps",
  text: "What you would be selling, how your first day goes, what it pays and how the interview works. Read this first, and use the call for your own questions.",
  contents: [
    { id: "sold", name: "What is being sold" },
    { id: "start", name: "Day one" },
    { id: "stories", name: "Setters' stories" },
    { id: "pay", name: "Commission and bonuses" },
    { id: "expect", name: "The interview" },
  ],
} as const;

export const SOLD = {
  heading: "What is being sold",
  text: `Coaching and training packages for people who want to work in remote sales. They cost ${figure("packages")}, and a closer sells them on the calls you book.`,
  parts: [
    {
      title: "Who buys",
      text: "People starting a sales career, or leaving a job that is going nowhere. They wonder whether remote work is real and whether they could do it.",
    },
    {
      title: "What they get",
      text: `${figure("weeks")} weeks of training with real client work, personal coaching, live calls every week, and help landing interviews afterward.`,
    },
    {
      title: "Where you come in",
      text: "You find out whether someone has a reason to change, and book the call if they do. The closer explains the package and the price.",
    },
    {
      title: "Who it is not for",
      text: "Anyone who needs money by Friday or has no time to learn. Say so early and save both of you a call.",
    },
  ],
} as const;

export const BONUSES = {
  heading: "Commission and bonuses",
  text: "The bonus pays for a qualified show, sold or not. The commission pays for the sale.",
  onward: {
    title: "Where it leads",
    text: `From setter you can move up to triager or closer. Commission in those roles is ${figure("higherRoles")}, and moving up depends on your results.`,
  },
} as const;

export const EXPECT = {
  heading: "What to expect in the interview",
  text: "It is a conversation, much like the ones you would have as a setter.",
  steps: [
    {
      title: "You, first",
      text: "What you do now, why you want this role, and which hours you have. Two minutes is plenty.",
    },
    {
      title: "The role, with its numbers",
      text: `${figure("dailyHours")} hours daily, ${figure("dailyMessages")} messages a day, ${figure("weeklyBookings")} bookings per week: we explain what that takes, and you tell us whether it suits you.`,
    },
    {
      title: "A short role play",
      text: "We play the prospect and you write the next three messages. We want to see whether you listen; polish comes with practice.",
    },
    {
      title: "Your questions",
      text: "Bring at least two. Your questions tell us more than your resume.",
    },
    {
      title: "An answer",
      text: `You hear from us within ${figure("replyHours")} hours, even if the answer is no.`,
    },
  ],
  ready: {
    title: "Have ready",
    list: [
      "The computer and connection you would work with",
      "A quiet space, with the phone on silent",
      "Your available hours for a normal week, written down",
      "Two questions of your own",
    ],
  },
  moved:
    "Something came up? Use the link in your confirmation to move or cancel the interview, so someone else can have the time.",
  notBooked: "Not booked yet?",
} as const;
