/** The sign-in link by email as an act on many people at once (PEOPLE-2). */
import { and, eq, inArray, sql } from "drizzle-orm";
import { authContext, traineesSeenBy } from "~/auth/auth.server";
import {
  type BatchAct,
  type BatchCall,
  type BatchRow,
  GONE,
  type RowResult,
  rowDone,
  rowLeft,
} from "~/auth/batches/batches.server";
import { hasAddress, trainingCredentials, users } from "~/auth/tables";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";

const NO_SERVER = "No mail server is configured";

async function sendLink({ db, viewer, context }: BatchCall, { id }: BatchRow): Promise<RowResult> {
  if (!context.get(requestContext).config.mail) return rowLeft(`${NO_SERVER}: not sent`);
  const [person] = await db
    .select({ name: users.name, seen: traineesSeenBy(viewer)(users.id) })
    .from(users)
    .where(eq(users.id, id));
  if (!person?.seen) return GONE;
  const { outcome, mail } = await context.get(authContext).people.mailLink(db, id);
  if (outcome === "no-address") return rowLeft("Has no email address: not sent");
  if (outcome === "inactive") return rowLeft("Deactivated: not sent");
  const subject = { kind: "trainee", id, label: person.name } as const;
  await recordEvent(db, { actor: viewer, verb: "links.send", subject, before: null, after: null });
  return mail === null ? rowDone("Sent") : { ...rowDone("Sent"), mail };
}

/** How many active ones of these people have an address of their own. */
async function addressesCounted(db: Db, ids: readonly string[]): Promise<string> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      reached: sql<number>`(count(*) filter (where ${hasAddress}))::int`,
    })
    .from(users)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, users.id))
    .where(and(eq(trainingCredentials.isActive, true), inArray(users.id, [...ids])));
  const { total, reached } = row ?? { total: 0, reached: 0 };
  return `${reached} of ${total} ${total === 1 ? "has" : "have"} an email address`;
}

export const LINKS_ACT: BatchAct = {
  name: "links",
  label: "Send sign-in link",
  about:
    "Everyone who has an email address gets a link that signs them in once, within 24 hours. The others get nothing.",
  right: "links.make",
  fields: [],
  counted: addressesCounted,
  impossible: (context) =>
    context.get(requestContext).config.mail ? null : `${NO_SERVER}, so no email can be sent.`,
  run: sendLink,
};
