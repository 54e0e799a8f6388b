import type { Card } from "../card/card";

/** Made-up work for a sample board; a tag on every card says so. */
export const SAMPLE_CARDS: readonly (Pick<Card, "title" | "day_column" | "status" | "tags"> &
  Partial<Pick<Card, "description" | "notes">>)[] = [
  {
    day_column: "Monday",
    title: "Check that every booking form sends its confirmation",
    description: "Book one call through each form, then cancel it.",
    status: "complete",
    tags: ["sample", "website"],
    notes: "The list of forms: https://example.com/forms",
  },
  {
    day_column: "Monday",
    title: "Welcome this week's new setters in the team channel",
    status: "incomplete",
    tags: ["sample", "team"],
  },
  {
    day_column: "Tuesday",
    title: "Review yesterday's triage conversations",
    description: "Pick two good ones and one that stalled for Thursday's call.",
    status: "incomplete",
    tags: ["sample", "triage"],
  },
  {
    day_column: "Wednesday",
    title: "Restart the reminder automation after the calendar change",
    status: "incomplete",
    tags: ["sample", "automations"],
    notes: "Steps: https://example.com/automations/reminders\nAsk before switching it off.",
  },
  {
    day_column: "Wednesday",
    title: "Answer open questions in the 1on1 channels",
    status: "incomplete",
    tags: ["sample", "team"],
  },
  {
    day_column: "Thursday",
    title: "Prepare examples for the weekly group call",
    status: "incomplete",
    tags: ["sample", "triage"],
  },
  {
    day_column: "Friday",
    title: "Note what broke this week, and what stops it next time",
    status: "incomplete",
    tags: ["sample", "website", "automations"],
  },
];
