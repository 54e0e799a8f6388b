/** The words for someone whose interview is booked (HIRE-2). */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  group,
  list,
  paragraph,
  searchEntry,
  text,
} from "~/content/content.server";

const heading = text("Heading");
const body = paragraph("Text", { max: 400 });
const titled = { title: text("Title"), text: body };
const linkTo = (section: string) => text(`Link to ${section}`, { max: 40 });

export const NEXT_STEPS = contentDocument({
  key: "hiring-next-steps",
  label: "Next steps of the interview",
  pages: ["/hiring/dmsetters/next-steps"],
  schema: z.strictObject({
    title: text("Title"),
    text: body,
    meeting: text("Heading of the booked meeting"),
    contents: group("On this page", {
      sold: linkTo("what is sold"),
      start: linkTo("day one"),
      stories: linkTo("the stories"),
      pay: linkTo("the pay"),
      expect: linkTo("the interview"),
    }),
    sold: group("What is sold", {
      heading,
      text: body,
      parts: list("Parts", group("Part", titled), { min: 1, max: 8 }),
    }),
    bonuses: group("Commission and bonuses", {
      heading,
      text: body,
      onward: group("Where it leads", titled),
    }),
    expect: group("Interview", {
      heading,
      text: body,
      beforeMinutes: text("Before the minutes it takes", { max: 60 }),
      afterMinutes: text("After the minutes", { max: 60 }),
      steps: list("Steps", group("Step", titled), { min: 1, max: 8 }),
      ready: group("Have ready", {
        title: text("Title"),
        list: list("List", text("Entry"), { max: 12 }),
      }),
      moved: paragraph("How to move it", { max: 300 }),
      contact: text("Before the support address"),
      notBooked: text("Before the button to apply"),
    }),
    search: searchEntry(),
  }),
  shipped: {
    title: "DM Setter Interview: Your Next Steps",
    text: "What is being sold, how your first day goes, what the role pays and how the interview works. Read this first, so the call can be about your questions.",
    meeting: "Your interview",
    contents: {
      sold: "What is being sold",
      start: "Day one",
      stories: "The first month",
      pay: "Commission and bonuses",
      expect: "The interview",
    },
    sold: {
      heading: "What is being sold",
      text: "Coaching and training packages for people who want to work in remote sales. They cost {packages}, and a closer sells them on the calls you book.",
      parts: [
        {
          title: "Who buys",
          text: "People starting a sales career, or leaving a job that is going nowhere. They wonder whether remote work is real and whether they could do it.",
        },
        {
          title: "What they get",
          text: "{weeks} weeks of training with real client work, personal coaching, live calls every week, and help landing interviews afterward.",
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
    },
    bonuses: {
      heading: "Commission and bonuses",
      text: "The bonus pays for a qualified show, sold or not. The commission pays for the sale.",
      onward: {
        title: "Where it leads",
        text: "From setter, you can move up to triager or closer. Commission in those roles is {higherRoles}, and moving up depends on your results.",
      },
    },
    expect: {
      heading: "What to expect in the interview",
      beforeMinutes: "It takes about",
      afterMinutes: "minutes.",
      text: "It is a conversation, much like the ones you would have as a setter.",
      steps: [
        {
          title: "You, first",
          text: "What you do now, why you want this role, and when you're available. Two minutes is plenty.",
        },
        {
          title: "The role in numbers",
          text: "{dailyHours} hours daily, {dailyMessages} messages a day, {weeklyBookings} bookings per week: we explain what that takes, and you tell us whether it works for you.",
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
          text: "You hear from us within {replyHours} hours, even if the answer is no.",
        },
      ],
      ready: {
        title: "Have ready",
        list: [
          "The computer and connection you would work with",
          "A quiet space, with your phone on silent",
          "Your available hours in a normal week, written down",
          "Two questions of your own",
        ],
      },
      moved:
        "Something came up? Use the link in your confirmation to move or cancel the interview, so someone else can have the time.",
      notBooked: "Not booked yet?",
      contact: "For anything else, write to",
    },
    search: {
      title: "DM Setter Interview: Your Next Steps",
      description:
        "Your setter interview is booked: what is being sold, how day one goes, the first month, commission and bonuses, and what to expect on the call.",
    },
  },
});

export type NextSteps = ContentValue<typeof NEXT_STEPS>;
