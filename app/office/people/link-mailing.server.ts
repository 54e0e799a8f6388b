/** Sign-in links by email to many, by a job, with a result for each (PEOPLE-2). */
import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { authContext, traineesOnly, traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { hasAddress, trainingCredentials, users } from "~/auth/tables";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { queueJob } from "~/platform/jobs/jobs.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { cohortOf } from "~/team/cohorts/cohorts.server";
import { linkMailingPeople, linkMailings } from "../tables";
import { inCohort } from "./people-list.server";

type Context = Readonly<RouterContextProvider>;

export const LINKS_JOB = "sign-in-links.send";
export const NO_SERVER = "No mail server is configured";
const KEPT_DAYS = 90;
const MAILINGS = { name: "link-mailings", most: 30, seconds: DAY_SECONDS };

/** `to`: all trainees, everyone, or a cohort; `people`: a selection, which counts if there is one. */
export type Audience = { to: string; people: readonly string[] };

type Sized = {
  label: string;
  /** Active people, and how many of them have an address. */
  total: number;
  reached: number;
};

/** Whom this would reach; null: there is no such cohort. */
export async function audienceSize(
  db: Db,
  viewer: Viewer,
  audience: Audience,
): Promise<Sized | null> {
  const chosen = await chosenBy(db, viewer, audience);
  if (chosen === null) return null;
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      reached: sql<number>`(count(*) filter (where ${hasAddress}))::int`,
    })
    .from(users)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, users.id))
    .where(chosen.condition);
  return { label: chosen.label, total: row?.total ?? 0, reached: row?.reached ?? 0 };
}

type Wanted = Audience & { id: string; reached: number };

/** Queues the job for everyone of the audience; a form that is sent twice starts it once. */
export async function startMailing(
  context: Context,
  actor: Viewer,
  { id, reached, ...audience }: Wanted,
): Promise<{ done: true } | { fault: string }> {
  const { db } = context.get(requestContext);
  const { hmac } = context.get(authContext).vault;
  return db.transaction(async (tx) => {
    const sized = await audienceSize(tx, actor, audience);
    const chosen = await chosenBy(tx, actor, audience);
    if (sized === null || chosen === null) return { fault: "This cohort no longer exists" };
    if (sized.reached === 0) return { fault: "None of them has an email address" };
    if (sized.reached !== reached) return { fault: "The list has changed. Check it again." };
    if (await reserve(tx, [bucketOf(hmac, MAILINGS, actor.userId)]))
      return { fault: "You have sent too many of these today. Try again tomorrow." };
    const old = sql`now() - make_interval(days => ${KEPT_DAYS})`;
    await tx.delete(linkMailings).where(lt(linkMailings.at, old));
    const made = await tx
      .insert(linkMailings)
      .values({ id, audience: sized.label, actorId: actor.userId })
      .onConflictDoNothing()
      .returning({ id: linkMailings.id });
    if (made.length === 0) return { done: true };
    await tx.execute(sql`insert into ${linkMailingPeople} (mailing_id, user_id)
      select ${id}::uuid, ${users.id} from ${users}
      join ${trainingCredentials} on ${trainingCredentials.userId} = ${users.id}
      where ${chosen.condition}`);
    const label = `Sign-in links: ${sized.label}`;
    await queueJob(tx, {
      kind: LINKS_JOB,
      key: `${LINKS_JOB} ${id}`,
      label,
      runAt: new Date(),
      payload: { id },
    });
    await recordEvent(tx, {
      actor,
      verb: "links.send",
      subject: { kind: "message", id, label: sized.label },
      before: null,
      after: { people: sized.total, mails: sized.reached },
    });
    return { done: true };
  });
}

/** Null: there is no such cohort, or not for this person. */
async function chosenBy(
  db: Db,
  viewer: Viewer,
  { to, people }: Audience,
): Promise<{ label: string; condition: SQL | undefined } | null> {
  const seen = and(eq(trainingCredentials.isActive, true), traineesSeenBy(viewer)(users.id));
  if (people.length > 0) {
    const label = people.length === 1 ? "1 selected person" : `${people.length} selected people`;
    return { label, condition: and(seen, inArray(users.id, [...people])) };
  }
  if (to === "everyone") return { label: "everyone", condition: seen };
  if (to === "trainees") return { label: "all trainees", condition: and(seen, traineesOnly(db)) };
  const cohort = await cohortOf(db, viewer, to);
  return cohort && { label: cohort.name, condition: and(seen, inCohort(cohort.id)) };
}
