/** The words of the two pages that an application leads to (OUT-1, OUT-2). */
import { z } from "zod";
import {
  type ContentValue,
  choice,
  contentDocument,
  group,
  list,
  paragraph,
  searchEntry,
  text,
} from "~/content/content.server";
import { ICON_NAMES } from "./icons";

const heading = text("Heading");
const body = paragraph("Text", { max: 400 });
const titled = { title: text("Title"), text: body };

export const OUTCOMES = contentDocument({
  key: "outcomes",
  label: "After an application",
  figures: "with-note",
  pages: ["/thank-you", "/disqualified"],
  schema: z.strictObject({
    thankYou: group("Thank-you page", {
      heading,
      text: body,
      next: group("What happens next", {
        heading,
        steps: list("Steps", group("Step", titled), { min: 1, max: 6 }),
        interview: group("Interview", { heading, text: body, link: text("Button", { max: 40 }) }),
      }),
      guide: group("Career guide", {
        heading,
        text: body,
        cards: list("Cards", group("Card", { icon: choice("Icon", ICON_NAMES), ...titled }), {
          max: 8,
        }),
        perksHeading: text("Heading of the list"),
        perks: list("List", text("Entry"), { max: 12 }),
      }),
      home: text("Link to the front page", { max: 40 }),
      search: searchEntry(),
    }),
    disqualified: group("Page for applicants who do not qualify", {
      heading,
      alert: text("Notice"),
      text: body,
      meaning: group("What it means", {
        heading,
        text: body,
        ways: list("Ways", group("Way", titled), { max: 6 }),
      }),
      contact: text("Before the support address"),
      search: searchEntry(),
    }),
  }),
  shipped: {
    thankYou: {
      heading: "Thank You! Your Journey Starts Now",
      text: "We have your application. Someone on our team will read it and contact you: expect a response within {replyHours} hours, by email or phone.",
      next: {
        heading: "What Happens Next",
        steps: [
          {
            title: "We review your application",
            text: "Someone who trains setters reads your answers and notes what to ask you.",
          },
          {
            title: "A personal consultation call",
            text: "We talk about where you are, what the work is like, and whether it's a fit. Bring your questions.",
          },
          {
            title: "You begin training",
            text: "Once you enroll, you get your access code and can start your first lessons the same day.",
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
        text: "Everyone who enrolls gets the full guide. Here are four parts of it.",
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
            text: "{clients} American coaches and companies that work with setters.",
          },
        ],
        perksHeading: "In the full guide",
        perks: [
          "Full email templates",
          "The complete client database",
          "Metrics and KPIs that matter",
          "Lifetime updates",
        ],
      },
      home: "Return to Homepage",
      search: {
        title: "Thank You - Your Journey Begins",
        description:
          "Your application has arrived. What happens next on your way to becoming a certified appointment setter, and a first look at the career guide.",
      },
    },
    disqualified: {
      heading: "Application Not Qualified",
      alert: "Application Status: Not Qualified",
      text: "Thank you for applying. Based on what you told us, your current situation does not meet the program's requirements.",
      meaning: {
        heading: "What This Means",
        text: "It's about fit right now, not about you. Here are three ways forward:",
        ways: [
          {
            title: "Keep growing your business",
            text: "Give it time. You are welcome back with more work or training behind you.",
          },
          {
            title: "Explore other programs",
            text: "A free course or a part-time customer support job builds the same conversation skills.",
          },
          {
            title: "Reapply later",
            text: "If something changes, such as your hours, your equipment or where you live, apply again.",
          },
        ],
      },
      contact: "Think we misread something? Write to",
      search: {
        title: "Application Not Qualified",
        description:
          "Your application does not meet the program's requirements right now: what that means, and what you can do next.",
      },
    },
  },
});

export type Outcomes = ContentValue<typeof OUTCOMES>;
