/** The cards in the database. Every change takes the board's lock, so changes happen one after the other. */
import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import type { Viewer } from "~/auth/auth.server";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import type { CardUpdate, NewCard } from "./board-call";
import { type Card, inOrder } from "./card";
import { type AskedPlace, GAP, indexFor, positionAt } from "./position";
import { operationsBoard, operationsCards } from "./tables";

const MOST_CARDS = 1_000;

/** The board at one moment. `revision` grows with every change. */
type BoardContent = { revision: number; cards: Card[] };

export type ChangeOutcome =
  | { kind: "stored"; card: Card }
  | { kind: "removed"; revision: number }
  /** Since the revision that was seen. */
  | { kind: "changed"; card: Card }
  | { kind: "missing" }
  | { kind: "exists"; card: Card }
  | { kind: "full" };

const asJson = sql<Card>`row_to_json(${operationsCards})`;

/** All cards in order, and their revision, read in one statement. */
export async function readBoard(db: Db): Promise<BoardContent> {
  const { rows } = await db.execute<BoardContent>(
    sql`select coalesce((select revision from ${operationsBoard}), 0)::int as revision,
      coalesce((select json_agg(row_to_json(card)) from ${operationsCards} card), '[]') as cards`,
  );
  const { revision, cards } = rows[0] ?? { revision: 0, cards: [] };
  return { revision, cards: inOrder(cards) };
}

/** `staff`: who changes it, if that is known: then the log says so. */
export async function createCard(
  db: Db,
  card: NewCard,
  staff: Viewer | null,
): Promise<ChangeOutcome> {
  const { after_id, before_id, position: wanted, day_column, ...words } = card;
  return db.transaction(async (tx) => {
    await lockBoard(tx);
    const known = words.id === undefined ? undefined : await cardWith(tx, words.id);
    if (known) return { kind: "exists", card: known };
    const [held] = await tx.select({ cards: count() }).from(operationsCards);
    if ((held?.cards ?? 0) >= MOST_CARDS) return { kind: "full" };
    const place = { after_id, before_id, position: wanted };
    const position = await makeRoom(tx, day_column, place, words.id ?? null);
    const [stored] = await tx
      .insert(operationsCards)
      .values({ ...words, dayColumn: day_column, position, updatedAt: sql`clock_timestamp()` })
      .returning({ card: asJson });
    if (stored) await record(tx, staff, stored.card, "added");
    return outcomeOf(stored);
  });
}

/** A card moved to another day without a place in it comes last there. */
export async function updateCard(
  db: Db,
  { id, revision, updates }: CardUpdate,
  staff: Viewer | null,
): Promise<ChangeOutcome> {
  const { after_id, before_id, position: wanted, day_column, ...words } = updates;
  const place = { after_id, before_id, position: wanted };
  return db.transaction(async (tx) => {
    await lockBoard(tx);
    const [known] = await tx
      .select({ day: operationsCards.dayColumn, card: asJson })
      .from(operationsCards)
      .where(eq(operationsCards.id, id));
    if (!known) return { kind: "missing" };
    if (revision !== undefined && known.card.revision !== revision)
      return { kind: "changed", card: known.card };
    const day = day_column ?? known.day;
    const placed = Object.values(place).some((each) => each !== undefined);
    const moves = placed || day !== known.day;
    const [stored] = await tx
      .update(operationsCards)
      .set({
        ...words,
        dayColumn: day,
        ...(moves && { position: await makeRoom(tx, day, place, id) }),
        updatedAt: sql`clock_timestamp()`,
      })
      .where(eq(operationsCards.id, id))
      .returning({ card: asJson });
    const parts = [...Object.keys(words), ...(moves ? ["place"] : [])];
    if (stored) await record(tx, staff, stored.card, parts.join(", "));
    return outcomeOf(stored);
  });
}

export async function deleteCard(db: Db, id: string, staff: Viewer | null): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    await lockBoard(tx);
    const [gone] = await tx
      .delete(operationsCards)
      .where(eq(operationsCards.id, id))
      .returning({ card: asJson });
    if (!gone) return { kind: "missing" };
    await record(tx, staff, gone.card, "deleted");
    const [board] = await tx.select({ revision: operationsBoard.revision }).from(operationsBoard);
    return { kind: "removed", revision: board?.revision ?? 0 };
  });
}

/** Someone who only knows the board's password has no name. */
async function record(
  tx: Db,
  staff: Viewer | null,
  { id, day_column }: Pick<Card, "id" | "day_column">,
  changed: string,
): Promise<void> {
  if (staff === null) return;
  await recordEvent(tx, {
    actor: staff,
    verb: "board.change",
    // The title may name anyone, and the log outlives the card.
    subject: { kind: "card", id, label: `Card on ${day_column}` },
    before: null,
    after: { changed },
  });
}

/** Waits until no other change is under way; none begins until the transaction ends. */
async function lockBoard(tx: Db): Promise<void> {
  await tx
    .insert(operationsBoard)
    .values({ revision: 0 })
    .onConflictDoUpdate({
      target: operationsBoard.id,
      set: { revision: sql`${operationsBoard.revision}` },
    });
}

/** The position for a place in a day, for a card that is not one of the others there. */
async function makeRoom(tx: Db, day: string, asked: AskedPlace, id: string | null) {
  const others = await othersOf(tx, day, id);
  const index = indexFor(others, asked);
  const position = positionAt(others, index);
  if (position !== null) return position;
  await spreadOut(tx, day);
  return positionAt(await othersOf(tx, day, id), index) ?? (index + 0.5) * GAP;
}

function othersOf(tx: Db, day: string, id: string | null) {
  const { position, dayColumn } = operationsCards;
  const inDay = eq(dayColumn, day);
  return tx
    .select({ id: operationsCards.id, position })
    .from(operationsCards)
    .where(id === null ? inDay : and(inDay, ne(operationsCards.id, id)))
    .orderBy(asc(position), asc(operationsCards.id));
}

/** Spaces a day's cards evenly again, in their order. */
async function spreadOut(tx: Db, day: string): Promise<void> {
  await tx.execute(sql`
    update ${operationsCards} set position = ranked.place * ${GAP}::float8
    from (
      select id, row_number() over (order by position, id) as place
      from ${operationsCards} where day_column = ${day}
    ) ranked
    where ${operationsCards.id} = ranked.id`);
}

async function cardWith(tx: Db, id: string): Promise<Card | undefined> {
  const [found] = await tx
    .select({ card: asJson })
    .from(operationsCards)
    .where(eq(operationsCards.id, id));
  return found?.card;
}

function outcomeOf(stored: { card: Card } | undefined): ChangeOutcome {
  return stored ? { kind: "stored", card: stored.card } : { kind: "missing" };
}
