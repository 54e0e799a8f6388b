/** What interviewers score (APPL-3). */
import { z } from "zod";
import { contentDocument, group, list, paragraph, text } from "~/content/content.server";

export const SCORECARD = contentDocument({
  key: "scorecard",
  label: "Interview scorecard",
  pages: [],
  schema: z.strictObject({
    criteria: list(
      "Criteria",
      group("Criterion", {
        title: text("Title", { max: 80 }),
        text: paragraph("What to look for", { max: 300 }),
      }),
      { min: 1, max: 12 },
    ),
  }),
  shipped: {
    criteria: [
      {
        title: "Listens",
        text: "Asks back and answers what was said, in the role play above all.",
      },
      {
        title: "Writes clearly",
        text: "Short, friendly messages without slips, in their own words.",
      },
      { title: "Takes feedback", text: "Tries the second time what was said about the first." },
      { title: "Has the hours", text: "A plan for the hours a day, and a quiet place to work." },
      { title: "Wants this role", text: "Knows what it asks and what it pays, and says why." },
    ],
  },
});
