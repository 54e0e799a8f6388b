/** What the board says besides its cards (OPS-1, OWN-4). */
import { z } from "zod";
import { contentDocument, list, text } from "~/content/content.server";

export const BOARD = contentDocument({
  key: "board",
  label: "Operations board",
  pages: [],
  figures: "with-note",
  schema: z.strictObject({
    tasks: list("Baseline tasks", text("Task", { max: 200 }), {
      max: 20,
      help: "Done every day, in addition to the week's cards",
    }),
  }),
  shipped: {
    tasks: [
      "Maintain website and automations uptime",
      "Assist in 1on1 channels",
      "Assist triagers with guidance in direct messages and the triage team channel",
    ],
  },
});
