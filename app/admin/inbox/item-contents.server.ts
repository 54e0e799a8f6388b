/** What items hold beyond their line in the list. */
import { inArray } from "drizzle-orm";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";

export type Answer = { label: string; value: string };

/** `meeting`: of bookings, until when and in which zone the guest is; `traineeId`: of accepted applications. */
export type Contents = {
  note: string;
  answers: Answer[];
  meeting: { endsAt: string; zone: string } | null;
  traineeId: string | null;
};

const NOTHING: Contents = { note: "", answers: [], meeting: null, traineeId: null };

/** The contents of these items; empty for those deleted in the meantime. */
export async function contentsOf(
  db: Db,
  ids: readonly string[],
): Promise<(id: string) => Contents> {
  const [sent, booked] = await Promise.all([
    db
      .select()
      .from(submissions)
      .where(inArray(submissions.id, [...ids])),
    db
      .select()
      .from(bookings)
      .where(inArray(bookings.id, [...ids])),
  ]);
  const all = new Map<string, Contents>();
  for (const { id, note, fields, traineeId } of sent)
    all.set(id, { note, answers: answersOf(fields), meeting: null, traineeId });
  for (const { id, note, message, endsAt, zone } of booked)
    all.set(id, {
      note,
      answers: message === "" ? [] : [{ label: "Message", value: message }],
      meeting: { endsAt: endsAt.toISOString(), zone },
      traineeId: null,
    });
  return (id) => all.get(id) ?? NOTHING;
}

/** Answers as the form stored them; anything else is left out. */
function answersOf(fields: unknown): Answer[] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: Partial<Answer> | null) =>
    typeof field?.label === "string"
      ? [{ label: field.label, value: String(field.value ?? "") }]
      : [],
  );
}
