/** Storing what was sent in: once per token, and not more than people send (SLOT-2). */

import { and, count, eq, gt, sql } from "drizzle-orm";
import { type Content, mailContent } from "~/content/content.server";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import type { Sign } from "~/platform/limits/limits.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { type QueuedMail, queueMail } from "~/platform/mail/outbox.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { counter } from "~/platform/metrics/metrics.server";
import type { Origin } from "~/platform/pages/origin";
import type { SignedToken } from "~/platform/proof-of-work/signed-token.server";
import type { Brand } from "~/settings/settings.server";
import { admit, type Refused, type Sender } from "./admission.server";
import { type IntakeForm, shortReference, shownValue } from "./form";
import { type AnsweredField, submissions } from "./tables";

const LIMITS = {
  name: "forms",
  anHour: 20,
  aDay: 60,
  withoutWork: { anHour: 6, aDay: 15 },
};
/** Receipts that one address gets per day, no matter who requests them. */
const RECEIPTS_A_DAY = 5;

const received = counter({
  name: "submissions_total",
  help: "Forms that visitors sent, by what came of them; again: sent a second time.",
  labels: { form: [], outcome: ["kept", "again", "other", "limited", "harder"] },
});

export type Arrived = Omit<MailText, "fields"> & {
  values: Readonly<Record<string, string>>;
  /** The names of the fields whose answers do not qualify. */
  unfit: readonly string[];
  token: SignedToken;
  sender: Sender;
  /** A key for the sender's address. */
  caller: string;
  /** Where the sender came from; stored with applications. */
  origin: Origin | null;
  receipt?: OwnReceipt;
  stored?: OnStored;
};

/** Replaces the general receipt's words, created in the transaction that stores the form. */
export type OwnReceipt = (
  tx: Db,
  sent: Pick<Arrived, "id" | "qualified" | "values" | "senderName">,
) => Promise<Pick<QueuedMail, "subject" | "text" | "secret">>;

/** What else happens in the transaction that stores the form, before its receipt. */
export type OnStored = (tx: Db, submission: Submission) => Promise<void>;

/** `again`: it was stored before; `other`: this token has been used for something else. */
export type Kept = { kind: "kept" | "again" | "other" } | Refused;

/** Stores it and queues its emails in one transaction; a form that was already stored is accepted whatever the limits say. */
export async function keepSubmission(db: Db, sign: Sign, arrived: Arrived): Promise<Kept> {
  const outcome = await keepOnce(db, sign, arrived);
  received.add({ form: arrived.form.name, outcome: outcome.kind });
  return outcome;
}

async function keepOnce(db: Db, sign: Sign, arrived: Arrived): Promise<Kept> {
  const { id, form, senderName, senderMail, qualified, unfit, caller } = arrived;
  const origin = qualified === null ? null : arrived.origin;
  const fields = form.fields.map((field) => ({
    label: field.label,
    value: shownValue(field, arrived.values[field.name] ?? ""),
    ...(unfit.includes(field.name) && { unfit: true as const }),
  }));
  return withLock(db, "submissions", async (tx) => {
    const known = await fieldsOf(tx, id);
    if (known !== null) return { kind: isSame(known, fields) ? "again" : "other" };
    const refused = await admit(tx, sign, { ...arrived, form: form.name, limits: LIMITS });
    if (refused) return refused;
    const [stored] = await tx
      .insert(submissions)
      .values({ id, form: form.name, senderName, senderMail, fields, qualified, origin, caller })
      .returning();
    if (!stored) throw new Error("A form was not stored");
    const kind = qualified === null ? "request" : "application";
    await recordEvent(tx, {
      actor: "guest",
      verb: "forms.send",
      subject: { kind, id, label: form.name },
      before: null,
      after: { form: form.name, qualified },
    });
    await arrived.stored?.(tx, stored);
    const arrival = { ...arrived, fields };
    await queueMail(tx, supportRequestMail(arrival));
    if (senderMail && (await mayHaveReceipt(tx, senderMail)))
      await queueMail(tx, {
        ...receiptMail(arrival),
        ...(await arrived.receipt?.(tx, arrived)),
      });
    return { kind: "kept" };
  });
}

async function fieldsOf(db: Db, id: string): Promise<AnsweredField[] | null> {
  const [row] = await db
    .select({ fields: submissions.fields })
    .from(submissions)
    .where(eq(submissions.id, id));
  return row?.fields ?? null;
}

function isSame(some: readonly AnsweredField[], others: readonly AnsweredField[]): boolean {
  const plain = (fields: readonly AnsweredField[]) =>
    JSON.stringify(fields.map(({ label, value }) => [label, value]));
  return plain(some) === plain(others);
}

async function mayHaveReceipt(db: Db, address: string): Promise<boolean> {
  const [sent] = await db
    .select({ forms: count() })
    .from(submissions)
    .where(
      and(
        gt(submissions.createdAt, sql`now() - interval '1 day'`),
        sql`lower(${submissions.senderMail}) = lower(${address})`,
      ),
    );
  return (sent?.forms ?? 0) <= RECEIPTS_A_DAY;
}

/** `id`: of the submission. */
type MailText = {
  id: string;
  form: IntakeForm;
  fields: readonly AnsweredField[];
  qualified: boolean | null;
  senderName: string;
  senderMail: string;
  brand: Brand;
  words: Content;
  /** The product's public address. */
  baseUrl: string;
};

/** To the support address, with everything that was entered; a reply goes to the sender. */
function supportRequestMail(arrival: MailText): QueuedMail {
  const { id, form, fields, qualified, senderName, senderMail, brand, words, baseUrl } = arrival;
  const kind = qualified === null ? "request" : "application";
  const title = qualified === false ? `${form.title}, not qualified` : form.title;
  const entries = fields.map(({ label, value, unfit }) => {
    const verdict = unfit ? "\n(does not qualify)" : "";
    return `${label}\n${writtenMail(value) || "(empty)"}${verdict}`;
  });
  const values = {
    form: [title, senderName].filter(Boolean).join(": "),
    entries: entries.join("\n\n"),
    inbox: `${baseUrl}/admin/inbox/${kind}/${id}`,
  };
  return {
    to: brand.supportMail,
    ...(senderMail && { replyTo: senderMail }),
    ...mailContent(words, "formForCompany", values),
    about: aboutItem(id),
  };
}

/**
 * To the sender. Of what was entered it contains one word, the first name: someone who enters a stranger's address
 * cannot send them anything of their own.
 */
function receiptMail({ id, form, words, senderName, senderMail }: MailText): QueuedMail {
  return {
    to: senderMail,
    ...mailContent(words, "formReceipt", {
      greeting: greeting(senderName),
      form: form.title,
      receipt: form.receipt.text,
      reference: shortReference(id),
    }),
    about: aboutItem(id),
  };
}

export type Submission = typeof submissions.$inferSelect;

/** The row as it is, locked until this transaction ends; null if there is none. */
export async function lockSubmission(tx: Db, id: string): Promise<Submission | null> {
  const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for("update");
  return row ?? null;
}

/** Writes the given values and returns the row with the version the database assigned; null if there is none. */
export async function writeSubmission(
  tx: Db,
  id: string,
  changes: Partial<Pick<Submission, "status" | "note" | "traineeId" | "assigneeId">>,
): Promise<Submission | null> {
  const [row] = await tx.update(submissions).set(changes).where(eq(submissions.id, id)).returning();
  return row ?? null;
}

export async function removeSubmission(tx: Db, id: string): Promise<void> {
  await tx.delete(submissions).where(eq(submissions.id, id));
}
