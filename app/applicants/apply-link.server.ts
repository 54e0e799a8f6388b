/** The signed link to an applicant's own page, and the emails that carry it (APPL-2). */
import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { authContext } from "~/auth/auth.server";
import { contentContext, mailContent } from "~/content/content.server";
import { type Actor, recordEvent } from "~/events/events.server";
import { type OwnReceipt, shortReference } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { type QueuedMail, queueMail } from "~/platform/mail/outbox.server";
import { DAY_MS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { referenceOf } from "./applicant";
import { hasLink } from "./stages";
import { applicants } from "./tables";

type Context = Readonly<RouterContextProvider>;

export const LINK_DAYS = 60;
/** How long the outbox may retry; the link itself works much longer. */
const MAIL_MINUTES = 3 * 24 * 60;
const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{10})\.([\w-]{43})$/;

/** The path of an applicant's page, valid for `LINK_DAYS`. */
function applyPath(context: Context, id: string, now = Date.now()): string {
  const until = Math.floor((now + LINK_DAYS * DAY_MS) / 1_000);
  return `/apply/${id}.${until}.${signatureOf(context, id, String(until))}`;
}

/** The applicant that a token names; null if it is not ours or has expired. */
export function applicantIn(context: Context, token: string, now = Date.now()): string | null {
  const [, id = "", until = "", signature = ""] = SHAPE.exec(token) ?? [];
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(context, id, until));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(until) * 1_000 > now ? id : null;
}

function signatureOf(context: Context, id: string, until: string): string {
  return context.get(authContext).vault.hmac(`apply ${id} ${until}`);
}

type Sent = Parameters<OwnReceipt>[1];
type Receipt = Pick<QueuedMail, "subject" | "text" | "secret">;

/** The receipt for an application: with the link for those who qualify, with the reasons for others. */
export function applicationReceipt(
  context: Context,
  refusalsOf: (values: Sent["values"]) => readonly string[],
): OwnReceipt {
  return async (tx, { id, qualified, values: answers, senderName }): Promise<Receipt> => {
    const words = context.get(contentContext);
    const head = { greeting: greeting(senderName), reference: shortReference(id) };
    if (!qualified) {
      const reasons = refusalsOf(answers).map((reason) => `\n\n${reason}`);
      return mailContent(words, "applicationNotQualified", { ...head, reasons: reasons.join("") });
    }
    const [applicant] = await tx
      .select({ id: applicants.id })
      .from(applicants)
      .where(eq(applicants.applicationId, id));
    const link = linkOf(context, applicant?.id ?? id);
    const values = { ...head, link, days: String(LINK_DAYS) };
    return { ...mailContent(words, "applicationQualified", values), secret: secretOf(context) };
  };
}

export async function mailLink(
  tx: Db,
  context: Context,
  { id, name, mail }: { id: string; name: string; mail: string },
): Promise<void> {
  await queueMail(tx, {
    to: mail,
    ...mailContent(context.get(contentContext), "applicationLink", {
      greeting: greeting(name),
      link: linkOf(context, id),
      days: String(LINK_DAYS),
    }),
    about: aboutItem(id),
    secret: secretOf(context),
  });
}

/** Staff send a new link, which is logged; false if the applicant has no page or no address. */
export async function sendLink(context: Context, actor: Actor, id: string): Promise<boolean> {
  const { db } = context.get(requestContext);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(applicants).where(eq(applicants.id, id)).for("update");
    if (!row?.mail || !hasLink(row.stage)) return false;
    await mailLink(tx, context, row);
    const subject = { kind: "application", id, label: referenceOf(id) } as const;
    await recordEvent(tx, { actor, verb: "applicants.link", subject, before: null, after: null });
    return true;
  });
}

function linkOf(context: Context, id: string): string {
  return context.get(requestContext).config.baseUrl + applyPath(context, id);
}

function secretOf(context: Context) {
  return context.get(authContext).mailSecret(MAIL_MINUTES);
}
