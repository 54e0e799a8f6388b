/** Answers that staff begin with when they reply to an item of the inbox (OWN-6). */
import { z } from "zod";
import { contentDocument, group, list, paragraph, text, unique } from "~/content/content.server";

export const REPLIES = contentDocument({
  key: "replies",
  label: "Reply templates",
  pages: [],
  figures: "with-note",
  names: { templates: ["greeting"] },
  schema: z.strictObject({
    templates: list(
      "Templates",
      group(
        "Template",
        {
          name: text("Name", { max: 60 }),
          subject: text("Subject", { max: 200 }),
          text: paragraph("Text", { max: 4_000 }),
        },
        "{greeting}: the first line, with the first name where that is safe",
      ),
      { max: 30, help: "Offered when you reply to an item of the inbox" },
    ).check(unique("name", "Another template has this name")),
  }),
  shipped: {
    templates: [
      {
        name: "We need one more detail",
        subject: "One question about your request",
        text: "{greeting}\n\nThank you for writing. To help you, we need one more detail: \n\n{company}",
      },
      {
        name: "Done",
        subject: "Your request is done",
        text: "{greeting}\n\nYour request is done. If anything is missing, reply to this email.\n\n{company}",
      },
      {
        name: "Book your interview",
        subject: "Your application at {company}",
        text: "{greeting}\n\nYou meet the requirements, and we have not seen a time for your interview yet. Open the link in our first email and pick one. If you no longer have it, reply and we send you a new one.\n\n{company}",
      },
    ],
  },
});
