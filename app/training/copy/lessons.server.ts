/** The lessons as a document that a company edits (CONT-10, OWN-3). */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  group,
  itemChoice,
  itemId,
  itemNumber,
  itemState,
  list,
  optionalParagraph,
  optionalText,
  paragraph,
  text,
} from "~/content/content.server";
import { fromEarlierLessons } from "./earlier-lessons";
import { questionFault } from "./question-fault";
import { SHIPPED_QUESTIONS } from "./questions";
import { SHIPPED_LESSONS } from "./shipped-lessons";

const BLOCK_NAMES = SHIPPED_LESSONS.flatMap(({ block }) => block ?? []);

export const LESSONS = contentDocument({
  key: "lessons",
  label: "Lessons",
  figures: "with-note",
  pages: ["/training"],
  fromEarlier: fromEarlierLessons,
  schema: z.strictObject({
    blocks: list("Blocks", group("Block", { id: itemId(), name: text("Name", { max: 60 }) }), {
      max: 30,
      help: "Headings over the lessons. A block can be removed once it has no lesson",
    }),
    lessons: list(
      "Lessons",
      group("Lesson", {
        id: itemNumber(),
        title: text("Title", { max: 100 }),
        state: itemState(
          "Trainees see live lessons only, and only those count. Progress on the others is kept",
        ),
        block: itemChoice.heading("Block", { list: "blocks", label: "name" }),
        subtitle: optionalText("Subtitle", { max: 160, help: "Shown under the title" }),
        description: optionalParagraph("Description", { max: 300, help: "Shown on the dashboard" }),
        overview: group("Lesson overview", {
          teaches: optionalParagraph("What this lesson teaches", { max: 2_000 }),
          why: optionalParagraph("Why it works", { max: 2_000 }),
          next: list("What to do next", paragraph("Step", { max: 500 }), { max: 10 }),
        }),
        questions: list("Questions after the lesson", question(), { max: 10 }),
      }),
      {
        min: 1,
        max: 99,
        few: "At least one lesson must be live",
        help: "A lesson's number is its place. Its address, progress and questions stay with it wherever it goes",
      },
    ),
  }),
  shipped: {
    blocks: BLOCK_NAMES.map((name, index) => ({ id: String(index + 1), name })),
    lessons: SHIPPED_LESSONS.map(({ id, title, subtitle, description, overview }, at) => ({
      id,
      title,
      state: "",
      block: String(SHIPPED_LESSONS.slice(0, at + 1).filter(({ block }) => block).length),
      subtitle,
      description,
      overview: { ...overview, next: [...overview.next] },
      questions: (SHIPPED_QUESTIONS[id] ?? []).map((each, index) => ({
        id: String(index + 1),
        question: each.question,
        reason: each.reason,
        right: each.right.join("\n"),
        wrong: each.wrong?.join("\n") ?? "",
      })),
    })),
  },
});

/** A lesson as it is written; `id`: what its address, progress, questions and video are stored by. */
export type WrittenLesson = ContentValue<typeof LESSONS>["lessons"][number];

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
