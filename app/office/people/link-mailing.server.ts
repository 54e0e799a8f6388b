/** Sign-in links by email: to one person, or to many by a job, with a result for each (PEOPLE-2). */
import { and, asc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Call } from "~/auth/acts/acts.server";
import {
  authContext,
  hasAddress,
  knownAddress,
  MAIL_SIGN_IN,
  personSeen,
  signInPath,
  traineesOnly,
  traineesSeenBy,
  type Viewer,
} from "~/auth/auth.server";
import { trainingCredentials, users } from "~/auth/tables";
import { contentContext, mailContent } from "~/content/content.server";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { queueJob } from "~/platform/jobs/jobs.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { aboutAccount } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { queueMail } from "~/platform/mail/outbox.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { cohortOf } from "~/team/cohorts/cohorts.server";
import { type LinkOutcome, linkMailingPeople, linkMailings } from "../tables";
import { inCohort } from "./people-list.server";

type Context = Readonly<RouterContextProvider>;

const JOB = "sign-in-links.send";
export const NO_SERVER = "No mail server is configured";
const AT_ONCE = 100;
const KEPT_DAYS = 90;
const MAILINGS = { name: "link-mailings", most: 30, seconds: DAY_SECONDS };
/** Half the lifetime of the link. */
const MAIL_MINUTES = 12 * 60;

/** Emails someone a link that signs them in and confirms their address. */
export async function mailSignInLink(
  tx: Db,
  context: Context,
  userId: string,
): Promise<{ outcome: Exclude<LinkOutcome, "waiting">; mail: string | null }> {
  const to = await knownAddress(tx, userId);
  if (to === null) return { outcome: "no-address", mail: null };
  const path = await signInPath(tx, userId, to);
  if (path === null) return { outcome: "inactive", mail: null };
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const { baseUrl } = context.get(requestContext).config;
  const words = mailContent(context.get(contentContext), "signInLink", {
    greeting: greeting(person?.name ?? ""),
    link: baseUrl + path,
    again: baseUrl + MAIL_SIGN_IN,
  });
  const secret = context.get(authContext).mailSecret(MAIL_MINUTES);
  const mail = await queueMail(tx, { to, ...words, about: aboutAccount(userId), secret });
  return { outcome: "queued", mail };
}

/** For one person whom this one may see. */
export async function sendLink(
  { db, viewer, context }: Pick<Call, "db" | "viewer" | "context">,
  { userId }: { userId: string },
): Promise<ActResult<undefined>> {
  if (context.get(requestContext).config.mail === undefined) return refused(409, NO_SERVER);
  return db.transaction(async (tx) => {
    const person = await personSeen(tx, userId, traineesSeenBy(viewer));
    if (person === null) return refused(404, "This person no longer exists");
    const { outcome } = await mailSignInLink(tx, context, userId);
    if (outcome === "no-address") return refused(409, `${person.name} has no email address`);
    if (outcome === "inactive")
      return refused(409, `${person.name} is deactivated and cannot sign in`);
    const subject = { kind: "trainee", id: userId, label: person.name } as const;
    await recordEvent(tx, {
      actor: viewer,
      verb: "links.send",
      subject,
      before: null,
      after: null,
    });
    return done(`A sign-in link is on its way to ${person.name}`);
  });
}

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
      kind: JOB,
      key: `${JOB} ${id}`,
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

const payloadSchema = z.object({ id: z.uuid() });

/** `contextOf`: the context a request would have, within the job's transaction. */
export function linkMailingJobs(
  contextOf: (tx: Db) => Context,
): Readonly<Record<string, JobHandler>> {
  return {
    [JOB]: async (tx, payload) => {
      const { id } = payloadSchema.parse(payload);
      const { mailingId, userId, outcome } = linkMailingPeople;
      const waiting = await tx
        .select({ userId })
        .from(linkMailingPeople)
        .where(and(eq(mailingId, id), eq(outcome, "waiting")))
        .orderBy(asc(userId))
        .limit(AT_ONCE);
      const context = contextOf(tx);
      for (const each of waiting)
        await tx
          .update(linkMailingPeople)
          .set(await mailSignInLink(tx, context, each.userId))
          .where(and(eq(mailingId, id), eq(userId, each.userId)));
      return waiting.length === AT_ONCE ? { onward: { id } } : undefined;
    },
  };
}
