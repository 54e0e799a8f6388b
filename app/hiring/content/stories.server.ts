/** The words around the setters' own stories (HIRE-3). */
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
import { claimChoice } from "~/figures/figures.server";

const heading = text("Heading");
const body = paragraph("Text", { max: 400 });

export const STORIES = contentDocument({
  key: "hiring-stories",
  label: "Setters' stories",
  pages: ["/hiring/dmsetters/testimonials", "/hiring/dmsetters", "/hiring/dmsetters/next-steps"],
  schema: z.strictObject({
    page: group("Page", {
      heading,
      text: body,
      stats: list("Figures", claimChoice("Figure"), { max: 12 }),
      apply: text("First button", { max: 40 }),
      more: text("Second button", { max: 40 }),
    }),
    stories: group("Videos", {
      heading,
      text: body,
      empty: paragraph("Text while there is no video", { max: 300 }),
      first: text("Title of the first"),
      second: text("Title of the second"),
      third: text("Title of the third"),
      more: text("Link from the role's page", { max: 60 }),
    }),
    benefits: group("Benefits", {
      heading,
      list: list("Benefits", group("Benefit", { title: text("Title"), text: body }), { max: 12 }),
    }),
    search: searchEntry(),
  }),
  shipped: {
    page: {
      heading: "What the work is like, from people who do it",
      text: "Before you apply, hear it from setters. Then compare it with the numbers and terms, which are the same for everyone.",
      stats: [
        "monthly",
        "success",
        "firstPaycheck",
        "team",
        "topMonth",
        "dailyHours",
        "interviewAccess",
      ],
      apply: "Apply Now",
      more: "Learn More",
    },
    stories: {
      heading: "Setters, in their own words",
      text: "Three setters on their first message, their first booking, and what has changed since.",
      empty: "Three setters talk about the work. Their videos are coming soon.",
      first: "Setter story one",
      second: "Setter story two",
      third: "Setter story three",
      more: "See more about the work",
    },
    benefits: {
      heading: "What comes with the role",
      list: [
        {
          title: "Work from your own desk",
          text: "The work is {remote} remote: a computer, stable internet and a quiet space.",
        },
        {
          title: "Hours that leave room in your day",
          text: "{dailyHours} hours daily, so there is room for a family, a class or a second job.",
        },
        {
          title: "Pay for shows, sold or not",
          text: "Each qualified show pays {perShow}, whether or not the closer makes the sale.",
        },
        {
          title: "A script that has the answers",
          text: "Every message from the first hello to the booked call, with replies to common objections.",
        },
        {
          title: "Lessons for the whole craft",
          text: "{lessons} video lessons in the training portal, open from the first day.",
        },
        {
          title: "A way up",
          text: "Triagers and closers earn {higherRoles} commission. Results decide who moves up.",
        },
      ],
    },
    search: {
      title: "DM setter testimonials",
      description:
        "Three DM setters tell how the work goes. With it: what setters earn on average, what they have from the first day, and how the pay is made up.",
    },
  },
});

export type Stories = ContentValue<typeof STORIES>;
