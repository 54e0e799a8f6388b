/** Adding a prospect, and finding those who may be the same person (TRK-2). */
import { and, desc, eq, sql } from "drizzle-orm";
import { type Actor, recordEvent } from "~/auth/auth.server";
import { trainingCredentials } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { parseMoney, parseScore } from "./money";
import { nameKey, wordsOf } from "./name-words";
import { type Country, nameOf, type Status } from "./prospect";
import type { AddForm } from "./prospect-form";
import { isQualified } from "./qualification";
import { prospects } from "./tables";

const MOST_DUPLICATES = 3;

/** What of a new prospect the server works out itself. */
export type NewProspect = Partial<AddForm> & Pick<AddForm, "firstName" | "lastName" | "country">;

/** Income and score are read here, once; everything else goes by what was read (TRK-3). */
export function columnsOf(form: NewProspect, userId: string | null) {
  const { callDate, ...typed } = form;
  const annualIncomeCents = parseMoney(typed.annualIncome ?? "");
  const scorePoints = parseScore(typed.score ?? "");
  const words = wordsOf(nameOf(form));
  return {
    ...typed,
    userId,
    annualIncomeCents,
    scorePoints,
    qualified: isQualified({ country: form.country, annualIncomeCents, scorePoints }),
    scheduledCallDate: callDate,
    nameKey: nameKey(form.firstName, form.lastName),
    search: sql<string>`array_to_tsvector(${sql.param(words)}::text[])`,
  };
}

/** Stores a prospect owned by the person who added it; returns its id. */
export async function addProspect(
  db: Db,
  { intent: _, ...form }: NewProspect,
  adder: Actor,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(prospects)
      .values(columnsOf(form, adder.userId))
      .returning({ id: prospects.id, qualified: prospects.qualified });
    if (!added) throw new Error("The database stored no prospect");
    await recordEvent(tx, {
      actor: adder,
      verb: "prospects.add",
      subject: { kind: "prospect", id: added.id, label: "Prospect" },
      before: null,
      after: {
        version: 1,
        qualified: added.qualified,
        status: "pending",
        dealCents: null,
        rescheduledDate: null,
      },
    });
    return added.id;
  });
}

export type Duplicate = {
  id: string;
  name: string;
  status: Status;
  addedBy: string | null;
  createdAt: string;
};

/** The newest prospects of the same name and country. */
export async function duplicatesOf(
  db: Db,
  { firstName, lastName, country }: { firstName: string; lastName: string; country: Country },
): Promise<Duplicate[]> {
  const rows = await db
    .select({
      id: prospects.id,
      firstName: prospects.firstName,
      lastName: prospects.lastName,
      status: prospects.status,
      createdAt: prospects.createdAt,
      addedBy: sql<
        string | null
      >`${trainingCredentials.firstName} || ' ' || ${trainingCredentials.lastName}`,
    })
    .from(prospects)
    .leftJoin(trainingCredentials, eq(trainingCredentials.userId, prospects.userId))
    .where(and(eq(prospects.nameKey, nameKey(firstName, lastName)), eq(prospects.country, country)))
    .orderBy(desc(prospects.createdAt))
    .limit(MOST_DUPLICATES);
  return rows.map(({ id, status, addedBy, createdAt, ...name }) => ({
    id,
    addedBy,
    name: nameOf(name),
    status,
    createdAt: createdAt.toISOString(),
  }));
}
