/** The words about the role: what it is, what it asks, what it pays (HIRE-1). */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  date,
  group,
  list,
  paragraph,
  searchEntry,
  text,
} from "~/content/content.server";
import { figureChoice } from "~/figures/figures.server";

const heading = text("Heading");
const body = paragraph("Text", { max: 400 });
const titled = { title: text("Title"), text: body };

export const ROLE = contentDocument({
  key: "hiring",
  label: "Role of the setter",
  pages: ["/hiring/dmsetters", "/hiring/dmsetters/next-steps", "/hiring/dmsetters/testimonials"],
  schema: z.strictObject({
    role: group("Role", {
      kicker: text("Line above the title"),
      title: text("Title"),
      text: body,
      apply: text("Button", { max: 60 }),
      booked: text("Link for people who have booked", { max: 60 }),
      posted: date("Opened on", "Search engines mistrust a day that is always new"),
      countries: text("Countries you hire in", {
        help: "For search engines, in two letters each: US, CA",
      }).regex(/^[A-Z]{2}(?:, [A-Z]{2}){0,20}$/, "Enter codes of two letters, such as US, CA"),
    }),
    drawing: group("Drawn day", {
      title: text("Title", { max: 60 }),
      dots: text("What a dot is", { max: 60 }),
      messages: text("After the messages of a day", { max: 60 }),
      bookings: text("After the bookings of a week", { max: 60 }),
    }),
    pay: group("Pay", {
      heading,
      lead: figureChoice.optional("Largest figure"),
      more: list("Other figures", figureChoice("Figure"), { max: 12 }),
    }),
    start: group("Day one", {
      heading,
      text: body,
      steps: list("Steps", group("Step", { when: text("When", { max: 40 }), ...titled }), {
        min: 1,
        max: 8,
      }),
    }),
    work: group("Work", {
      heading,
      text: body,
      tasks: list("Tasks", group("Task", titled), { min: 1, max: 12 }),
      figures: list("Figures", figureChoice("Figure"), { max: 6 }),
    }),
    requirements: group("Requirements", {
      heading,
      list: list("Requirements", group("Requirement", titled), { min: 1, max: 12 }),
    }),
    compensation: group("Compensation", {
      heading,
      text: body,
      rows: list(
        "Lines",
        group("Line", { claim: figureChoice("Figure"), name: text("Name"), text: body }),
        { max: 12 },
      ),
    }),
    apply: group("Application", {
      heading,
      text: body,
      steps: list("Steps", text("Step"), { max: 6 }),
      embedded: group("With your own calendar", { heading, text: body }),
    }),
    lastCall: group("Last section", { heading, text: body }),
    search: searchEntry(),
  }),
  shipped: {
    role: {
      kicker: "{remote} remote, for citizens of the US and Canada",
      title: "Remote DM Appointment Setter",
      text: "You start conversations in direct messages, find out who the program is right for, and book their call with a closer. You need a computer and {dailyHours} hours a day, and you are paid for what you book.",
      apply: "Apply and book your interview",
      booked: "Already booked? See your next steps",
      posted: "2026-11-21",
      countries: "US, CA",
    },
    drawing: {
      title: "One day's messages",
      dots: "Each dot is one message",
      messages: "target DMs a day",
      bookings: "bookings per week",
    },
    pay: {
      heading: "Paid for every qualified show, plus {perSale} of the sale",
      lead: "monthly",
      more: ["perShow", "perSale", "topMonth", "firstPaycheck", "success", "team"],
    },
    start: {
      heading: "You start on day one",
      text: "No weeks of theory first. You learn in real conversations, with the script open next to you.",
      steps: [
        {
          when: "{interviewAccess}",
          title: "Interview access",
          text: "If you qualify, you see interview times right away. No waiting for a reply.",
        },
        {
          when: "Day one",
          title: "Your tools",
          text: "Access code, conversation script, video lessons and prospect tracker, the day you join.",
        },
        {
          when: "{firstTargets}",
          title: "Your first targets",
          text: "Within {firstTargets} you know who to write to, how many people, and what a good day looks like.",
        },
        {
          when: "{firstPaycheck}",
          title: "Your first paycheck",
          text: "It covers your first qualified shows. Commission on your first sales is extra.",
        },
      ],
    },
    work: {
      heading: "What you do",
      text: "A setter opens conversations and a closer sells. You never take a payment or argue about price.",
      tasks: [
        {
          title: "Start conversations",
          text: "Your daily target is {dailyMessages} direct messages: first hellos, replies and follow-ups, to people on your list or people you found yourself.",
        },
        {
          title: "Find out who it's for",
          text: "You ask about their work, what they want to change and when, and you listen. If the program is not for them, you tell them kindly and early.",
        },
        {
          title: "Book the call",
          text: "You make {weeklyBookings} bookings per week. Each has a time, a reason to come and a confirmation, so people show up.",
        },
        {
          title: "Write it down",
          text: "Every prospect goes into the tracker with what they told you and the day of their call, so the closer knows what you know.",
        },
      ],
      figures: ["dailyHours", "dailyMessages", "weeklyBookings"],
    },
    requirements: {
      heading: "What we ask for",
      list: [
        {
          title: "US or Canadian citizens",
          text: "You are a citizen of the United States or Canada. The prospects you write to are in the US.",
        },
        {
          title: "{leastAge} or older",
          text: "Our services are not for anyone under {leastAge}.",
        },
        {
          title: "{dailyHours} hours daily",
          text: "The daily target takes at least four hours a day.",
        },
        {
          title: "A place to work",
          text: "You have a computer, stable internet and a quiet space. We provide the software.",
        },
        {
          title: "Experience is welcome, not required",
          text: "Retail, phone and front desk work counts: if you have listened to customers, you have a head start.",
        },
      ],
    },
    compensation: {
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
          text: "That commission in dollars: packages cost {packages}.",
        },
        {
          claim: "monthly",
          name: "Average month",
          text: "Shows and commission together. Top performers make {topMonth}.",
        },
      ],
    },
    apply: {
      heading: "Apply and book your interview",
      text: "A few questions and your contact details: about three minutes.",
      steps: ["Answer the questions", "Pick a time for your interview", "Start on day one"],
      embedded: {
        heading: "Book your interview",
        text: "Pick a time that works for you. Next, you'll see how to prepare.",
      },
    },
    lastCall: {
      heading: "Sound like your kind of work?",
      text: "Qualify, and you can book your interview the same day. Your first targets come within {firstTargets} of starting.",
    },
    search: {
      title: "Remote DM Appointment Setter",
      description:
        "Set appointments by direct message, {remote} remote: what the role takes, what it pays, and how to get an interview. For US or Canadian citizens.",
    },
  },
});

export type Role = ContentValue<typeof ROLE>;
