/** Entry file of the tracker: what other slices may call. */
import { eq } from "drizzle-orm";
import type { Actor } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { editProspect } from "./change/edit-prospect.server";
import { addProspect, type NewProspect } from "./prospect/add-prospect.server";
import type { Editable } from "./prospect/prospect";
import { prospectChanges, prospects } from "./tables";

/** A sample prospect: what its adder entered, when, and what an administrator made of it, if anything. */
export type SampleProspect = { entered: NewProspect; at: Date; outcome: Editable | null };

/** Adds a prospect as if it had been added at that time; a deal was closed a week later. */
export async function addSampleProspect(
  db: Db,
  { entered, at, outcome }: SampleProspect,
  { adder, editor }: { adder: Actor; editor: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const id = await addProspect(tx, { intent: "add", ...entered }, adder);
    if (outcome) await editProspect(tx, { id, version: 1 }, outcome, editor);
    const closedAt = outcome?.status === "closed" ? new Date(at.getTime() + 7 * 86_400_000) : null;
    await tx.update(prospects).set({ createdAt: at, closedAt }).where(eq(prospects.id, id));
  });
}

/** Puts a word in place of a deleted person's name in the history of prospects. */
export async function replaceEditor(db: Db, userId: string, word: string): Promise<void> {
  await db
    .update(prospectChanges)
    .set({ actorName: word })
    .where(eq(prospectChanges.actorId, userId));
}
