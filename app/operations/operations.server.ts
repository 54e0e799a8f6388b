/** Door of the operations room. */
import { inArray, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { Card } from "./card";
import { operationsCards } from "./tables";

export { BOARD } from "./copy/board.server";

/** The existing cards among these ids, for open boards. */
export async function liveCards(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { card: Card }>> {
  const rows = await db
    .select({ id: operationsCards.id, card: sql<Card>`row_to_json(${operationsCards})` })
    .from(operationsCards)
    .where(inArray(operationsCards.id, [...ids]));
  return new Map(
    rows.map(({ id, card }) => {
      const updated_at = new Date(card.updated_at).toISOString();
      return [id, { card: { ...card, updated_at } }];
    }),
  );
}
