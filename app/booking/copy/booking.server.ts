/** The words of the pages around booking a discovery call (BOOK-1). */
import { z } from "zod";
import {
  type ContentDocument,
  type ContentValue,
  contentDocument,
  group,
  list,
  optionalParagraph,
  paragraph,
  searchEntry,
  text,
} from "~/content/content.server";
import { MEETING_WORDS } from "./meetings.server";

const heading = text("Heading");
const body = paragraph("Text", { max: 400 });
const story = (which: string) =>
  optionalParagraph(`${which} in writing`, { max: 800, help: "Shown while there is no video" });
const titled = { title: text("Title"), text: body };

export const BOOKING = contentDocument({
  key: "booking-next-steps",
  label: "Discovery call",
  pages: ["/book", "/book/next-steps"],
  schema: z.strictObject({
    book: group("Booking page", {
      heading,
      text: body,
      includedHeading: text("Heading of the list"),
      included: list("What the call includes", paragraph("Entry", { max: 200 }), { max: 12 }),
      times: text("Heading of the calendar"),
      beforeMail: text("Before the support address"),
      subject: text("Subject of a mail to it"),
      afterMail: text("After the support address"),
      search: searchEntry(),
    }),
    nextSteps: group("Next steps", {
      heading,
      text: body,
      meeting: text("Heading of the booked meeting"),
      videos: group("Videos", {
        heading,
        text: body,
        first: text("Title of the first"),
        firstStory: story("The first"),
        second: text("Title of the second"),
        secondStory: story("The second"),
        third: text("Title of the third"),
        thirdStory: story("The third"),
      }),
      overview: group("The program at a glance", {
        heading,
        text: body,
        blocks: list("Blocks", group("Block", titled), { min: 1, max: 8 }),
        afterward: text("Line before the earnings note"),
      }),
      investment: group("Investment", {
        heading,
        text: body,
        items: list("Parts", group("Part", titled), { min: 1, max: 6 }),
        note: text("Note"),
      }),
      expect: group("What to expect", {
        heading,
        steps: list("Steps", group("Step", titled), { min: 1, max: 8 }),
      }),
      prepare: group("Preparation", {
        heading,
        items: list("List", text("Entry", { max: 160 }), { min: 1, max: 12 }),
      }),
      search: searchEntry(),
    }),
  }),
  shipped: {
    book: {
      heading: "Book your free discovery call",
      text: "A free consultation, no commitment required. You leave with a straight answer, whether you join or not.",
      includedHeading: "What the call includes",
      included: [
        "A one-on-one call with someone who trains setters",
        "A look at your experience and how much of it carries over to remote sales",
        "How the twelve weeks would fit your schedule, week by week",
        "What graduates do afterward: roles from {roles} a year",
        "A straight answer on whether this is right for you, even if it's no",
      ],
      times: "Choose a time",
      beforeMail: "Can't find a time that works? Write to",
      subject: "Discovery call",
      afterMail: "and get an answer within {replyHours} hours.",
      search: {
        title: "Book your free discovery call",
        description:
          "A free call about remote appointment setting: your experience, the twelve-week program, and whether it is right for you. No commitment required.",
      },
    },
    nextSteps: {
      heading: "Congratulations, your call is booked",
      meeting: "Your discovery call",
      text: "You did what most people put off. Read this page before the call: it answers the basics, so the call can be about your questions.",
      overview: {
        afterward: "Graduates land roles from {roles} a year.",
        heading: "The program at a glance",
        text: "{weeks} weeks from the first lesson to interviews for remote sales roles, at {weeklyHours} hours a week. Evening and weekend sessions leave room for a job.",
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
            title: "Get coached",
            text: "1-on-1 sessions on your own conversations, live group calls every week, and a community that helps out in between.",
          },
          {
            title: "Land a role",
            text: "Help with your profile, applications and interviews, introductions to partner companies, and {supportMonths} months of support after you start.",
          },
        ],
      },
      investment: {
        heading: "Your investment",
        text: "You invest time and money. We go over both on the call, in plain numbers.",
        items: [
          {
            title: "Time",
            text: "{weeklyHours} hours a week for {weeks} weeks: lessons, practice on real conversations, and live calls.",
          },
          {
            title: "Money",
            text: "Packages cost {packages}. Yours depends on where you start, how much 1-on-1 coaching you want, and whether you pay up front or in installments. We tell you the price on the call, and you owe nothing until you agree to it.",
          },
          {
            title: "Equipment",
            text: "A computer, a stable connection and a quiet place. The software you train and work with is provided.",
          },
        ],
        note: "The call itself is free, with no commitment.",
      },
      videos: {
        heading: "Three answers before the call",
        text: "What most people ask first.",
        first: "How the twelve weeks work",
        firstStory:
          "Six blocks of two weeks. You start with the basics: what a setter does, what a qualified appointment is, and how to set up your profile. By the end of week two you have had your first ten conversations. Then come buyer psychology, direct messages, listening and closing, always with real conversations alongside the lessons. In the last two weeks you work on your resume, your profile and your interviews. Plan {weeklyHours} hours a week; evening and weekend sessions leave room for a job.",
        second: "A conversation that becomes a booked call",
        secondStory:
          "It starts with one line about them: a comment they wrote, a job they left. They answer. You ask what they want to change, and you listen. Nothing is pitched. When they say what has not worked so far, you say it back in your own words and ask whether a look at it together makes sense. You offer two times and one way out. They pick Thursday at two. The whole exchange can take six messages, and the script has a next line for every reply you can expect.",
        third: "What graduates do afterward",
        thirdStory:
          "Most graduates start as appointment setters or sales development representatives and move on to account executive or closer. We help with the profile, the applications and the interviews, and introduce you to partner companies that hire setters. The employer makes the offer. Once you start, you have {supportMonths} months of monthly check-ins and career coaching, so someone who has seen a slow third month before is there when you have one. The roles graduates land pay {roles} a year; results vary.",
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
            text: "If it's a fit, you get the next steps. If it isn't, we say so and suggest what to do instead.",
          },
        ],
      },
      prepare: {
        heading: "Before you join",
        items: [
          "Be in a quiet place with a stable connection, a few minutes early.",
          "Have your calendar open: we look at real weeks, not ideal ones.",
          "Write down the income you want a year from now, and why.",
          "Bring the questions that make you hesitate. Those are the most useful.",
        ],
      },
      search: {
        title: "Your discovery call: next steps",
        description:
          "Your discovery call is booked. The program at a glance, what it asks of you, the three questions most people ask, and what to expect on the call.",
      },
    },
  },
});

export const BOOKING_DOCUMENTS: readonly ContentDocument[] = [BOOKING, MEETING_WORDS];

export type BookingWords = ContentValue<typeof BOOKING>;
