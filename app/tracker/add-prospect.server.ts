/** Adding a prospect, and finding possible duplicates (TRK-2). */
import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { parseMoney, parseScore } from "~/platform/money/money";
import { handleKey, sameKeys } from "./identity";
import { foundBy, nameKey } from "./name-words";
import { type Contact, type Country, nameOf, type Platform, type Status } from "./prospect";
import type { AddForm } from "./prospect-form";
import { isQualified } from "./qualification";
import { prospects } from "./tables";

const MOST_DUPLICATES = 3;

/** Adding a prospect counts as a conversation of the person who adds it (DAY-2). */
const ONE_CONVERSATION = { counter: "conversations", by: 1 };

/** The parts of a new prospect that the server computes. */
export type NewProspect = Partial<AddForm> & Pick<AddForm, "firstName" | "lastName" | "country">;

/** Income and score are parsed here, once; everything else uses the parsed values (TRK-3). */
export function columnsOf(form: NewProspect, userId: string | null) {
  const { words, ...columns } = readColumns(form);
  return {
    ...columns,
    userId,
    search: sql<string>`array_to_tsvector(${sql.param(words)}::text[])`,
  };
}

/** The same without columns only its own statement needs; `words`: what the search finds it by. */
export function readColumns(form: NewProspect) {
  const { callDate, ...typed } = form;
  const annualIncomeCents = parseMoney(typed.annualIncome ?? "");
  const scorePoints = parseScore(typed.score ?? "");
  // Someone without a name is found by the handle.
  const words = foundBy(`${form.firstName} ${form.lastName}`.trim() || form.handle || "");
  return {
    ...typed,
    annualIncomeCents,
    scorePoints,
    qualified: isQualified({ country: form.country, annualIncomeCents, scorePoints }),
    scheduledCallDate: callDate,
    handleKey: handleKey(form),
    nameKey: nameKey(form.firstName, form.lastName),
    words,
  };
}

/** Stores a prospect owned by the person who added it; returns its id. `own`: of the act that adds it. */
export async function addProspect(
  db: Db,
  form: NewProspect,
  adder: Actor,
  own: { id?: string; at?: Date } = {},
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
        ...ONE_CONVERSATION,
      },
      ...own,
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
  /** What matches: the handle, or name and country. */
  /** What matches: the handle, or name and country. */
  same: "handle" | "name";
  /** Of the same handle, which the one who asks knows; null if only the name is the same. */
  contact: Omit<Contact, "notes"> | null;
};

/** What to search for; a handle alone is enough. `except`: the prospect being corrected. */
export type Looked = {
  firstName: string;
  lastName: string;
  country: Country;
  handle?: string | null | undefined;
  platform?: Platform | null | undefined;
  profile?: string | null | undefined;
  except?: string | undefined;
};

/** The newest prospects with the same handle, or with the same name and country; accents and case do not matter (DAY-3). */
export async function duplicatesOf(
  db: Db,
  { firstName, lastName, country, except, ...contact }: Looked,
): Promise<Duplicate[]> {
  const key = handleKey(contact);
  const keys = key === null ? [] : sameKeys(key);
  const sameHandle = key === null ? undefined : inArray(prospects.handleKey, keys);
  const isNamed = firstName.trim() !== "" && lastName.trim() !== "";
  const sameName = and(
    eq(prospects.nameKey, nameKey(firstName, lastName)),
    eq(prospects.country, country),
  );
  const same = or(sameHandle, isNamed ? sameName : undefined);
  if (same === undefined) return [];
  const rows = await db
    .select({
      id: prospects.id,
      firstName: prospects.firstName,
      lastName: prospects.lastName,
      status: prospects.status,
      handle: prospects.handle,
      platform: prospects.platform,
      profile: prospects.profile,
      handleKey: prospects.handleKey,
      createdAt: prospects.createdAt,
      addedBy: sql<
        string | null
      >`${trainingCredentials.firstName} || ' ' || ${trainingCredentials.lastName}`,
    })
    .from(prospects)
    .leftJoin(trainingCredentials, eq(trainingCredentials.userId, prospects.userId))
    .where(and(same, except ? ne(prospects.id, except) : undefined))
    // The same handle is the same person; the same name often is not.
    .orderBy(desc(sql`coalesce(${sameHandle ?? sql`false`}, false)`), desc(prospects.createdAt))
    .limit(MOST_DUPLICATES);
  return rows.map(({ handle, platform, profile, handleKey: found, ...row }) => {
    const isSame = keys.some((each) => each === found);
    const { id, status, addedBy, createdAt, ...name } = row;
    return {
      id,
      addedBy,
      name: nameOf(isSame ? { ...name, handle } : name),
      status,
      createdAt: createdAt.toISOString(),
      same: isSame ? "handle" : "name",
      contact: isSame ? { handle, platform, profile } : null,
    };
  });
}
