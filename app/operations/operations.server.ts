/** Entry file of the operations slice. */
import type { Db } from "~/platform/db/database.server";
import { insertCards } from "./card/cards.server";
import { SAMPLE_CARDS } from "./content/sample-cards";

/** Puts plainly invented cards on the board. */
export async function addSampleCards(db: Db): Promise<void> {
  await insertCards(db, SAMPLE_CARDS);
}
