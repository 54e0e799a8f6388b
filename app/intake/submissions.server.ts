/** Keeping what was sent in: once for each stamp, and not more than people send (SLOT-2). */
import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/locks/locks.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { counter } from "~/platform/metrics/metrics.server";
import { shownValue } from "./form";
import { type Letter, receiptLetter, type ShownField, supportLetter } from "./letters.server";
import { submissions } from "./tables";

/** Sent in an hour and a day by one caller, and an hour by all. */
const MOST = { hour: 20, day: 60, hourForAll: 600 };
/** The same where no proof of work was asked for. */
const MOST_EFFORTLESS = { hour: 6, day: 15, hourForAll: 600 };
/** Receipts that one address gets a day, whoever asks for them. */
const RECEIPTS_A_DAY = 5;

const received = counter({
  name: "submissions_total",
  help: "Forms that visitors sent, by what came of them; again: sent a second time.",
  labels: { form: [], outcome: ["kept", "again", "other", "tooMany"] },
});

export type Arrived = Omit<Letter, "fields"> & {
  values: Readonly<Record<string, string>>;
  qualified: boolean | null;
  caller: string;
  effortless: boolean;
};

/** `again`: it was kept before; `other`: this stamp has been used, for something else; `tooMany`: for now nothing more is taken. */
export type Kept = "kept" | "again" | "other" | "tooMany";

/** Keeps it and queues its mail in one transaction; what came already is kept, whatever the limits say. */
export async function keepSubmission(db: Db, arrived: Arrived): Promise<Kept> {
  const outcome = await keepOnce(db, arrived);
  received.add({ form: arrived.form.name, outcome });
  return outcome;
}

async function keepOnce(db: Db, arrived: Arrived): Promise<Kept> {
  const { id, form, senderName, senderMail, qualified, caller } = arrived;
  const fields = form.fields.map((field) => ({
    label: field.label,
    value: shownValue(field, arrived.values[field.name] ?? ""),
  }));
  return withLock(db, "submissions", async (tx) => {
    const known = await fieldsOf(tx, id);
    if (known !== null) return isSame(known, fields) ? "again" : "other";
    if (await isTooMuch(tx, arrived)) return "tooMany";
    await tx
      .insert(submissions)
      .values({ id, form: form.name, senderName, senderMail, fields, qualified, caller });
    const letter = { ...arrived, fields };
    await queueMail(tx, supportLetter(letter));
    if (senderMail && (await mayHaveReceipt(tx, senderMail)))
      await queueMail(tx, receiptLetter(letter));
    return "kept";
  });
}

async function fieldsOf(db: Db, id: string): Promise<ShownField[] | null> {
  const [row] = await db
    .select({ fields: submissions.fields })
    .from(submissions)
    .where(eq(submissions.id, id));
  return row?.fields ?? null;
}

function isSame(some: readonly ShownField[], others: readonly ShownField[]): boolean {
  const plain = (fields: readonly ShownField[]) =>
    JSON.stringify(fields.map(({ label, value }) => [label, value]));
  return plain(some) === plain(others);
}

async function isTooMuch(db: Db, { caller, effortless }: Arrived): Promise<boolean> {
  const most = effortless ? MOST_EFFORTLESS : MOST;
  const [sent] = await db
    .select({
      hour: counted(sql`${submissions.caller} = ${caller} and ${isWithin(1)}`),
      day: counted(sql`${submissions.caller} = ${caller}`),
      hourForAll: counted(isWithin(1)),
    })
    .from(submissions)
    .where(isWithin(24));
  if (!sent) return false;
  return sent.hour >= most.hour || sent.day >= most.day || sent.hourForAll >= most.hourForAll;
}

async function mayHaveReceipt(db: Db, address: string): Promise<boolean> {
  const [sent] = await db
    .select({ forms: count() })
    .from(submissions)
    .where(and(isWithin(24), sql`lower(${submissions.senderMail}) = lower(${address})`));
  return (sent?.forms ?? 0) <= RECEIPTS_A_DAY;
}

function isWithin(hours: number) {
  return gt(submissions.createdAt, sql`now() - make_interval(hours => ${hours})`);
}

function counted(condition: ReturnType<typeof sql>) {
  return sql<number>`count(*) filter (where ${condition})::int`;
}
