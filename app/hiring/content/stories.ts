/** The words around the setters' own stories (HIRE-3). Figures come from the claims. */
import { type FigureName, figure } from "~/figures/figures";

export const STORIES = {
  heading: "Setters, in their own words",
  text: "Three setters on their first message, their first booking, and what has changed since.",
  empty: "Three setters talk about the work. Their videos are coming soon.",
  titles: ["Setter story one", "Setter story two", "Setter story three"],
  more: "See more about the work",
} as const;

export const TESTIMONIALS = {
  title: "DM setter testimonials",
  heading: "What the work is like, from people who do it",
  text: "Before you apply, hear it from setters. Then compare it with the numbers and terms, which are the same for everyone.",
  stats: [
    ...(["monthly", "success", "firstPaycheck", "team"] as const),
    ...(["topMonth", "dailyHours", "interviewAccess"] as const),
  ],
} as const satisfies { stats: readonly FigureName[] } & Record<string, unknown>;

export const BENEFITS = {
  heading: "What comes with the role",
  list: [
    {
      title: "Work from your own desk",
      text: `The work is ${figure("remote")} remote: a computer, stable internet and a quiet space.`,
    },
    {
      title: "Hours that leave room in your day",
      text: `${figure("dailyHours")} hours daily, so there is room for a family, a class or a second job.`,
    },
    {
      title: "Pay for shows, sold or not",
      text: `Each qualified show pays ${figure("perShow")}, whether or not the closer makes the sale.`,
    },
    {
      title: "A script that has the answers",
      text: "Every message from the first hello to the booked call, with replies to common objections.",
    },
    {
      title: "Lessons for the whole craft",
      text: `${figure("lessons")} video lessons in the training portal, open from the first day.`,
    },
    {
      title: "A way up",
      text: `Triagers and closers earn ${figure("higherRoles")} commission. Results decide who moves up.`,
    },
  ],
} as const;
