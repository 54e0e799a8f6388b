import { operationsCards } from "../app/operations/tables";
import type { Db } from "../app/platform/db/database.server";

const GAP = 1_024;

/** Made-up work for a sample board; a tag on every card says so. */
const CARDS = [
  {
    dayColumn: "Monday",
    title: "Check that every booking form sends its confirmation",
    description: "Book one call through each form, then cancel it.",
    status: "complete",
    tags: ["sample", "website"],
    notes: "The list of forms: https://example.com/forms",
  },
  {
    dayColumn: "Monday",
    title: "Welcome this week's new setters in the team channel",
    status: "incomplete",
    tags: ["sample", "team"],
  },
  {
    dayColumn: "Tuesday",
    title: "Review yesterday's triage conversations",
    description: "Pick two good ones and one that stalled for Thursday's call.",
    status: "incomplete",
    tags: ["sample", "triage"],
  },
  {
    dayColumn: "Wednesday",
    title: "Restart the reminder automation after the calendar change",
    status: "incomplete",
    tags: ["sample", "automations"],
    notes: "Steps: https://example.com/automations/reminders\nAsk before switching it off.",
  },
  {
    dayColumn: "Wednesday",
    title: "Answer open questions in the 1on1 channels",
    status: "incomplete",
    tags: ["sample", "team"],
  },
  {
    dayColumn: "Thursday",
    title: "Prepare examples for the weekly group call",
    status: "incomplete",
    tags: ["sample", "triage"],
  },
  {
    dayColumn: "Friday",
    title: "Note what broke this week, and what stops it next time",
    status: "incomplete",
    tags: ["sample", "website", "automations"],
  },
];

export async function addSampleCards(db: Db): Promise<void> {
  const rows = CARDS.map((card, index) => ({ ...card, position: (index + 1) * GAP }));
  await db.insert(operationsCards).values(rows);
}
