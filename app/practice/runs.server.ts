/**
 * Runs as they are stored: the server replays every one, and only its own result counts (PRAC-1). A browser sends the
 * messages it has; what is already stored must be their beginning, so a run that is sent twice is stored once.
 */
import { and, eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { authContext } from "~/auth/auth.server";
import { contentOf, versionOf } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { DAY_MS, DAY_SECONDS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { PROSPECTS, RUBRIC } from "./copy/prospects.server";
import { decidedIn, lastLabel, readerOf } from "./labels.server";
import { outcomeOf } from "./outcome";
import { MOST_MESSAGES } from "./prospect";
import { LONGEST_MESSAGE, type Voiced } from "./run";
import {
  figuresAt,
  issuedSeed,
  LARGEST_SEED,
  nextAttempt,
  prospectOf,
  runOf,
  type StoredRun,
} from "./stored-runs.server";
import { practiceRuns } from "./tables";
import { withVoice } from "./voice.server";

type Context = Readonly<RouterContextProvider>;

/** More than anyone practices in a day; it stops programs that send runs. */
const RUNS = { name: "practice-runs", most: 200, seconds: DAY_SECONDS };
const LONGEST_AWAY_MS = 30 * DAY_MS;

export const seedText = z.coerce.number().int().min(0).max(LARGEST_SEED);

const message = z
  .string()
  .trim()
  .min(1, "Type a message")
  .max(LONGEST_MESSAGE, `At most ${LONGEST_MESSAGE.toLocaleString("en")} characters`);

/**
 * `seed`: fixed by the address; null for the one that the server gives. `stopped`: the trainee ended it. `begunMsAgo`:
 * when it was begun, which without a connection is long before it is sent. `labels`: how many its page knew (READ-6).
 */
export const sentRun = z.strictObject({
  prospect: z.string().max(40),
  attempt: z.number().int().min(0).max(100_000),
  seed: seedText.nullable(),
  messages: z.array(message).max(MOST_MESSAGES),
  stopped: z.boolean(),
  begunMsAgo: z.number().int().min(0).max(LONGEST_AWAY_MS).optional(),
  labels: z.number().int().min(0).default(0),
});
export type SentRun = z.infer<typeof sentRun>;

/** `unknown`: no such prospect or attempt. `other`: something else is stored already. `forged`: messages after the end. */
export type StoreOutcome =
  | { kind: "stored"; run: StoredRun }
  | { kind: "unknown" | "other" | "forged" }
  | { kind: "limited"; retryAfterSeconds: number };

/** Stores what was sent of a run, replayed. */
export async function storeRun(
  context: Context,
  userId: string,
  sent: SentRun,
): Promise<StoreOutcome> {
  const { db } = context.get(requestContext);
  if (!(await prospectOf(context, sent.prospect))) return { kind: "unknown" };
  const added = await voiceOf(context, userId, sent);
  return withLock(db, { name: "practice", of: userId }, async (tx) => {
    const stored = await begun(tx, context, userId, sent);
    if ("kind" in stored) return stored;
    const same = stored.messages.every((each, at) => each === sent.messages[at]);
    if (!same) return { kind: "other" };
    const isNew = sent.messages.length > stored.messages.length || sent.stopped;
    if (!isNew) return { kind: "stored", run: stored };
    if (stored.finishedAt !== null)
      return sent.messages.length > stored.messages.length
        ? { kind: "forged" }
        : { kind: "stored", run: stored };
    return replayed(tx, context, stored, sent, added);
  });
}

/** What an AI endpoint adds to the last message, requested before anything is locked. */
async function voiceOf(context: Context, userId: string, sent: SentRun): Promise<Voiced> {
  const { db, config } = context.get(requestContext);
  if (!config.ai) return {};
  const { prospect: key, attempt, messages } = sent;
  const stored = await runOf(db, userId, { prospect: key, attempt });
  // Only what someone waits for: not what was said without a connection.
  if (messages.length !== (stored?.messages.length ?? 0) + 1) return {};
  const prospect = await prospectOf(context, key, stored?.version);
  const seed = stored?.seed ?? sent.seed ?? issuedSeed(context, userId, sent);
  const reader = await readerOf(
    db,
    stored ?? { labels: sent.labels },
    await figuresAt(context, stored?.startedAt ?? begunAt(sent)),
  );
  const said = { seed, messages, voiced: stored?.voiced ?? {}, reader };
  return prospect ? withVoice(context, userId, prospect, said) : {};
}

/** The row of an attempt: a new one if it is the next. */
async function begun(
  tx: Db,
  context: Context,
  userId: string,
  { prospect, attempt, seed, ...sent }: SentRun,
): Promise<StoredRun | Exclude<StoreOutcome, { kind: "stored" }>> {
  const own = and(eq(practiceRuns.userId, userId), eq(practiceRuns.prospect, prospect));
  const [row] = await tx
    .select()
    .from(practiceRuns)
    .where(and(own, eq(practiceRuns.attempt, attempt)));
  if (row) return row;
  if (attempt !== (await nextAttempt(tx, userId, prospect))) return { kind: "unknown" };
  const refusal = await limited(tx, context, userId);
  if (refusal) return refusal;
  const given = issuedSeed(context, userId, { prospect, attempt });
  const startedAt = begunAt(sent);
  const labels = Math.min(sent.labels, await lastLabel(tx));
  const version = versionOf(context, PROSPECTS);
  const values = { userId, prospect, attempt, startedAt, version, labels };
  const [made] = await tx
    .insert(practiceRuns)
    .values({ ...values, seed: seed ?? given, issued: seed === null, messages: [] })
    .returning();
  return made ?? { kind: "unknown" };
}

function begunAt({ begunMsAgo = 0 }: Pick<SentRun, "begunMsAgo">): Date {
  return new Date(Date.now() - begunMsAgo);
}

async function limited(tx: Db, context: Context, userId: string) {
  const { vault } = context.get(authContext);
  const refusal = await reserve(tx, [bucketOf(vault.hmac, RUNS, userId)]);
  return refusal && { kind: "limited" as const, retryAfterSeconds: refusal.retryAfterSeconds };
}

async function replayed(
  tx: Db,
  context: Context,
  { id, prospect: key, version, seed, voiced, labels, startedAt }: StoredRun,
  { messages, stopped }: SentRun,
  added: Voiced,
): Promise<StoreOutcome> {
  const prospect = await prospectOf(context, key, version);
  if (!prospect) return { kind: "unknown" };
  const { checks } = contentOf(context, RUBRIC);
  const reader = await readerOf(tx, { id, labels }, await figuresAt(context, startedAt));
  const said = { seed, messages, stopped, voiced: { ...added, ...voiced }, reader };
  const outcome = outcomeOf(prospect, checks, said);
  if (!outcome) return { kind: "forged" };
  const finished = outcome.finished && { ...outcome.finished, finishedAt: new Date() };
  const [stored] = await tx
    .update(practiceRuns)
    .set({ messages, voiced: said.voiced, unread: outcome.unread, ...finished })
    .where(eq(practiceRuns.id, id))
    .returning();
  return stored ? { kind: "stored", run: stored } : { kind: "unknown" };
}

/** Begins a new attempt with the messages before one of an earlier attempt, on its seed; it does not count as new. */
export async function beginFrom(
  context: Context,
  userId: string,
  { prospect, attempt, at }: { prospect: string; attempt: number; at: number },
): Promise<number | null> {
  const { db } = context.get(requestContext);
  return withLock(db, { name: "practice", of: userId }, async (tx) => {
    const earlier = await runOf(tx, userId, { prospect, attempt });
    if (!earlier || at >= earlier.messages.length) return null;
    if (await limited(tx, context, userId)) return null;
    const next = await nextAttempt(tx, userId, prospect);
    const { version, seed } = earlier;
    const messages = earlier.messages.slice(0, at);
    // It is read as its beginning is shown: with what a coach decided there, too.
    const labels = Math.max(earlier.labels, ...(await decidedIn(tx, earlier.id)));
    await tx
      .insert(practiceRuns)
      .values({ userId, prospect, attempt: next, version, seed, issued: false, messages, labels });
    return next;
  });
}
