/** The lessons as a document that a company edits (CONT-10). */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  group,
  itemNumber,
  list,
  optionalText,
  paragraph,
  text,
  yesNo,
} from "~/content/content.server";
import { SHIPPED_LESSONS } from "./shipped-lessons";

export const LESSONS = contentDocument({
  key: "lessons",
  label: "Lessons",
  figures: "with-note",
  pages: ["/training"],
  schema: z.strictObject({
    lessons: list(
      "Lessons",
      group("Lesson", {
        number: itemNumber(),
        block: optionalText("Block", {
          max: 60,
          help: "Begins a block of this name; empty: the lesson belongs to the block before it",
        }),
        title: text("Title", { max: 100 }),
        subtitle: text("Subtitle", { max: 160, help: "Shown under the title" }),
        description: paragraph("Description", { max: 300, help: "Shown on the dashboard" }),
        overview: group("Lesson overview", {
          teaches: paragraph("What this lesson teaches", { max: 2_000 }),
          why: paragraph("Why it works", { max: 2_000 }),
          next: list("What to do next", paragraph("Step", { max: 500 }), { min: 1, max: 10 }),
        }),
        hidden: yesNo("Hidden", "Trainees do not see it, and it does not count; progress is kept"),
      }),
      {
        min: 1,
        max: 99,
        help: "A lesson keeps its number and its progress wherever it is in the list",
      },
    ).refine((lessons) => lessons.some(({ hidden }) => !hidden), "Show at least one lesson"),
  }),
  shipped: {
    lessons: SHIPPED_LESSONS.map(({ block = "", overview, ...lesson }) => ({
      ...lesson,
      block,
      overview: { ...overview, next: [...overview.next] },
      hidden: false,
    })),
  },
});

export type Lesson = ContentValue<typeof LESSONS>["lessons"][number];
