/** Entry file of the tracker: what other slices may call. */
import { eq } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { prospectChanges } from "./tables";

export { addProspect, type NewProspect } from "./add-prospect.server";
export { editProspect } from "./edit-prospect.server";
export type { Editable } from "./prospect";

/** Puts a word in place of a deleted person's name in the history of prospects. */
export async function replaceEditor(db: Db, userId: string, word: string): Promise<void> {
  await db
    .update(prospectChanges)
    .set({ actorName: word })
    .where(eq(prospectChanges.actorId, userId));
}
