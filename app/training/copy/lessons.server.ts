/** The lessons as a document that a company edits (CONT-10). */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  group,
  itemId,
  itemNumber,
  list,
  optionalParagraph,
  optionalText,
  paragraph,
  text,
  yesNo,
} from "~/content/content.server";
import { questionFault } from "./question-fault";
import { SHIPPED_QUESTIONS } from "./questions";
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
          help: "Starts a block with this name. Leave empty to keep the lesson in the block before it",
        }),
        title: text("Title", { max: 100 }),
        subtitle: text("Subtitle", { max: 160, help: "Shown under the title" }),
        description: paragraph("Description", { max: 300, help: "Shown on the dashboard" }),
        overview: group("Lesson overview", {
          teaches: paragraph("What this lesson teaches", { max: 2_000 }),
          why: paragraph("Why it works", { max: 2_000 }),
          next: list("What to do next", paragraph("Step", { max: 500 }), { min: 1, max: 10 }),
        }),
        questions: list("Questions after the lesson", question(), {
          max: 10,
          help: "If you change the title, only questions you added or changed are shown",
        }),
        hidden: yesNo("Hidden", "Trainees don't see it and it doesn't count. Progress is kept"),
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
      questions: (SHIPPED_QUESTIONS[lesson.number] ?? []).map((each, index) => ({
        id: String(index + 1),
        question: each.question,
        reason: each.reason,
        right: each.right.join("\n"),
        wrong: each.wrong?.join("\n") ?? "",
      })),
      hidden: false,
    })),
  },
});

export type Lesson = ContentValue<typeof LESSONS>["lessons"][number];

function question() {
  return group("Question", {
    id: itemId(),
    question: paragraph("Question", { max: 300 }),
    right: paragraph("Right answers", { max: 600, help: "One per line" }),
    wrong: optionalParagraph("Wrong answers to choose from", {
      max: 900,
      help: "One per line. Leave empty for a typed answer, which is right if it has all the words of a right answer",
    }),
    reason: paragraph("Why that is right", { max: 500, help: "Shown after every answer" }),
  }).superRefine((value, { addIssue }) => {
    const found = questionFault(value);
    if (found) addIssue({ code: "custom", path: [found.field], message: found.fault });
  });
}
