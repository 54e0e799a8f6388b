/** What applicants do themselves: withdraw, and request a new link (APPL-2). */
import { and, inArray, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { authContext } from "~/auth/auth.server";
import { cancelMeeting } from "~/booking/booking.server";
import { addressBuckets, bucketOf, reserve } from "~/platform/limits/limits.server";
import { DAY_SECONDS, HOUR_SECONDS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { holdApplicant, writeStage } from "./applicant-acts.server";
import { mailLink } from "./apply-link.server";
import { hasLink, mayWithdraw, OPEN_STAGES } from "./stages";
import { applicants } from "./tables";

type Context = Readonly<RouterContextProvider>;

/** False: the application is already decided or withdrawn. */
export async function withdraw(context: Context, id: string): Promise<boolean> {
  const { db } = context.get(requestContext);
  return db.transaction(async (tx) => {
    const held = await holdApplicant(tx, id);
    if (held === null || !mayWithdraw(held)) return false;
    await writeStage(tx, held, { stage: "withdrawn", actor: "guest" });
    if (held.hasInterview && held.bookingId)
      await cancelMeeting(context, { id: held.bookingId, db: tx });
    return true;
  });
}

/** How many new links one visitor may request, and one address gets. */
const ASKED = { name: "apply-links", most: 10, seconds: HOUR_SECONDS };
const MAILED = { name: "apply-links-mailed", most: 3, seconds: DAY_SECONDS };

/** Emails a new link if the address has an open application; returns null, or the seconds until the next request is allowed. */
export async function askForLink(context: Context, mail: string): Promise<number | null> {
  const { db, clientAddress } = context.get(requestContext);
  const sign = context.get(authContext).vault.hmac;
  const refused = await reserve(db, addressBuckets(sign, ASKED, clientAddress));
  if (refused) return refused.retryAfterSeconds;
  const [applicant] = await db
    .select({ id: applicants.id, name: applicants.name, mail: applicants.mail })
    .from(applicants)
    .where(
      and(
        sql`lower(${applicants.mail}) = lower(${mail})`,
        inArray(applicants.stage, OPEN_STAGES.filter(hasLink)),
      ),
    );
  if (!applicant || (await reserve(db, [bucketOf(sign, MAILED, applicant.id)]))) return null;
  await db.transaction((tx) => mailLink(tx, context, applicant));
  return null;
}
