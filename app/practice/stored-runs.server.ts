/** A person's stored runs, and what they are based on. */
import { and, desc, eq, isNotNull, isNull, max } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { authContext } from "~/auth/auth.server";
import { contentOf, contentOfVersion, versionOf } from "~/content/content.server";
import { PUBLIC_FIGURES } from "~/figures/figures.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { companyFigures } from "~/script/script.server";
import { PROSPECTS } from "./copy/prospects.server";
import { readerOf } from "./labels.server";
import type { Prospect } from "./practice";
import { play } from "./run";
import { practiceRuns } from "./tables";

type Context = Readonly<RouterContextProvider>;

export type StoredRun = typeof practiceRuns.$inferSelect;

/** The highest seed, which people may type into the address. */
export const LARGEST_SEED = 2_147_483_647;

export async function prospectOf(
  context: Context,
  id: string,
  version?: number,
): Promise<Prospect | null> {
  const inForce = versionOf(context, PROSPECTS);
  const words =
    version === undefined || version === inForce
      ? contentOf(context, PROSPECTS)
      : await contentOfVersion(context, PROSPECTS, version);
  return words?.prospects.find((each) => each.id === id) ?? null;
}

/** What the company said of itself at a moment: a run is read with that, whatever is published later. */
export async function figuresAt(context: Context, moment: Date): Promise<readonly string[]> {
  const claims = await contentOfVersion(context, PUBLIC_FIGURES, moment);
  return companyFigures(claims ?? contentOf(context, PUBLIC_FIGURES));
}

/** The seed that the server gives an attempt: different for every attempt, and no one can choose it. */
export function issuedSeed(
  context: Context,
  userId: string,
  { prospect, attempt }: { prospect: string; attempt: number },
): number {
  const { vault } = context.get(authContext);
  const hash = vault.hmac(`practice ${userId} ${prospect} ${attempt}`);
  return Buffer.from(hash, "base64url").readUInt32BE() % LARGEST_SEED;
}

/** The newest run of one person with one prospect. */
export async function lastRun(
  db: Db,
  userId: string,
  prospect: string,
): Promise<StoredRun | undefined> {
  const [last] = await db
    .select()
    .from(practiceRuns)
    .where(and(eq(practiceRuns.userId, userId), eq(practiceRuns.prospect, prospect)))
    .orderBy(desc(practiceRuns.attempt))
    .limit(1);
  return last;
}

/** One run of a person, however many came after it. */
export async function runOf(
  db: Db,
  userId: string,
  { prospect, attempt }: Pick<StoredRun, "prospect" | "attempt">,
): Promise<StoredRun | undefined> {
  const its = and(
    eq(practiceRuns.userId, userId),
    eq(practiceRuns.prospect, prospect),
    eq(practiceRuns.attempt, attempt),
  );
  const [run] = await db.select().from(practiceRuns).where(its);
  return run;
}

/** What was said in a finished run, one line each, as replayed; null if this person has no such run. */
export async function saidIn(
  context: Context,
  userId: string,
  { prospect: key, attempt }: Pick<StoredRun, "prospect" | "attempt">,
): Promise<string[] | null> {
  const { db } = context.get(requestContext);
  const run = await runOf(db, userId, { prospect: key, attempt });
  const prospect = run?.finishedAt && (await prospectOf(context, key, run.version));
  if (!run || !prospect) return null;
  const reader = await readerOf(db, run, await figuresAt(context, run.startedAt));
  const { opening, exchanges } = play(prospect, run.seed, run.messages, run.voiced, reader);
  const said = exchanges.flatMap(({ said, reply }) => [
    `Me: ${said}`,
    ...(reply === "" ? [] : [`${prospect.name}: ${reply}`]),
  ]);
  return [`${prospect.name}: ${opening}`, ...said].map((line) => line.replace(/\s+/g, " ").trim());
}

/** The newest finished runs of one person, with any prospect. */
export async function finishedRuns(db: Db, userId: string, most: number): Promise<StoredRun[]> {
  return db
    .select()
    .from(practiceRuns)
    .where(and(eq(practiceRuns.userId, userId), isNotNull(practiceRuns.finishedAt)))
    .orderBy(desc(practiceRuns.finishedAt))
    .limit(most);
}

/** The prospects with whom this person has an open conversation. */
export async function openRuns(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ prospect: practiceRuns.prospect })
    .from(practiceRuns)
    .where(and(eq(practiceRuns.userId, userId), isNull(practiceRuns.finishedAt)));
  return rows.map(({ prospect }) => prospect);
}

export async function nextAttempt(db: Db, userId: string, prospect: string): Promise<number> {
  const [row] = await db
    .select({ last: max(practiceRuns.attempt) })
    .from(practiceRuns)
    .where(and(eq(practiceRuns.userId, userId), eq(practiceRuns.prospect, prospect)));
  return (row?.last ?? -1) + 1;
}
