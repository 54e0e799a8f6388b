/** The words around the setters' own stories (HIRE-3). */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  group,
  list,
  optionalParagraph,
  paragraph,
  searchEntry,
  text,
} from "~/content/content.server";
import { figureChoice } from "~/figures/figures.server";

const heading = text("Heading");
const body = paragraph("Text", { max: 400 });
const story = (which: string) =>
  optionalParagraph(`${which} in writing`, { max: 800, help: "Shown while there is no video" });

export const STORIES = contentDocument({
  key: "hiring-stories",
  label: "Setters' stories",
  pages: ["/hiring/dmsetters/testimonials", "/hiring/dmsetters", "/hiring/dmsetters/next-steps"],
  schema: z.strictObject({
    page: group("Page", {
      heading,
      text: body,
      stats: list("Figures", figureChoice("Figure"), { max: 12 }),
      apply: text("First button", { max: 40 }),
      more: text("Second button", { max: 40 }),
    }),
    stories: group("Videos", {
      heading,
      text: body,
      empty: paragraph("Text while there is no video", { max: 300 }),
      first: text("Title of the first"),
      firstStory: story("The first"),
      second: text("Title of the second"),
      secondStory: story("The second"),
      third: text("Title of the third"),
      thirdStory: story("The third"),
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
      heading: "What a setter's work is really like",
      text: "Before you apply, see how the first weeks go. Then look at the numbers and terms, which are the same for everyone.",
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
      heading: "From first message to first month",
      text: "Three setters on their first message, their first booking, and what has changed since.",
      empty: "What to expect from your first message, your first booking and your first month.",
      first: "The first message",
      firstStory:
        "Everyone is nervous before it. You have read the first lessons, the script is open next to you, and the person on the other side wrote one comment that gives you a reason to say hello. You write two sentences about them and one easy question. Most people do not answer, and that is normal: the daily target is {dailyMessages} messages because replies are the exception. Then someone does. You read it twice, find their answer in the script, and write back within minutes while they are still online.",
      second: "The first booking",
      secondStory:
        "It rarely looks the way you imagined. No clever line, just a person who has told you what they want to change and agrees that a call makes sense. You send the link, they pick a time, and you write down everything the closer should know. The next day you confirm, so they show up. When they do and the program fits them, you have earned {perShow}, whether they buy or not. If they buy, you earn another {perSale} of the sale.",
      third: "The first month",
      thirdStory:
        "By now you know your numbers: messages, replies, bookings, shows. The work takes {dailyHours} hours a day, in the same order every day: replies first, then new conversations, then one lesson. Some weeks are slow, and the weekly call is where you find out why. A coach shows you where a conversation went off track, and you change one thing. Earnings vary from person to person, and no one should quit a job over someone else's best month.",
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
          title: "Training from day one",
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
        "What the work of a DM setter is like, what setters earn on average, what you get on day one, and how the pay works.",
    },
  },
});

export type Stories = ContentValue<typeof STORIES>;
