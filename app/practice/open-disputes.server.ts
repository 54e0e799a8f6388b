/** Disputed messages that wait for a coach, each with the conversation around it (READ-6), without what READ-12 takes out. */
import { asc, eq, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import type { Seen, Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { withoutPersonalData } from "~/reading/personal-data";
import { playedOf } from "./disputes.server";
import { disputedMessage, whereOpen } from "./labels.server";
import type { Move } from "./message-classifier";
import type { StoredRun } from "./stored-runs.server";
import { messageDisputes, practiceRuns } from "./tables";

type Context = Readonly<RouterContextProvider>;

const MOST_LISTED = 20;

export type OpenDispute = {
  runId: string;
  at: number;
  message: string;
  moves: readonly Move[];
  /** Who wrote it, to which prospect, and what was said before and after. */
  trainee: string;
  prospect: string;
  lines: readonly { who: string; text: string; isDisputed: boolean }[];
};

/** What waits for this coach, the oldest first. */
export async function openDisputes(context: Context, viewer: Viewer, seen: Seen) {
  const { db } = context.get(requestContext);
  const where = whereOpen(viewer, seen);
  const rows = await db
    .select({
      runId: messageDisputes.runId,
      at: messageDisputes.at,
      moves: messageDisputes.moves,
      message: disputedMessage,
      run: practiceRuns,
      trainee: users.name,
    })
    .from(messageDisputes)
    .innerJoin(practiceRuns, eq(practiceRuns.id, messageDisputes.runId))
    .innerJoin(users, eq(users.id, practiceRuns.userId))
    .where(where)
    .orderBy(asc(messageDisputes.disputedAt))
    .limit(MOST_LISTED);
  const disputes: OpenDispute[] = [];
  for (const { run, ...dispute } of rows)
    disputes.push({
      ...dispute,
      message: withoutPersonalData(dispute.message),
      ...(await saidAround(db, context, run, dispute)),
    });
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::int` })
    .from(messageDisputes)
    .innerJoin(practiceRuns, eq(practiceRuns.id, messageDisputes.runId))
    .where(where);
  return { disputes, disputed: row?.waiting ?? 0 };
}

/** The conversation as its trainee reads it. */
async function saidAround(
  db: Db,
  context: Context,
  run: StoredRun,
  { at, trainee }: { at: number; trainee: string },
) {
  const played = await playedOf(db, context, run);
  if (!played) return { prospect: run.prospect, lines: [] };
  const { opening, exchanges } = played;
  const { name } = played.prospect;
  const lines = exchanges.flatMap(({ said, reply }, index) => [
    { who: trainee, text: withoutPersonalData(said), isDisputed: index === at },
    { who: name, text: reply, isDisputed: false },
  ]);
  const all = [{ who: name, text: opening, isDisputed: false }, ...lines];
  return { prospect: name, lines: all.filter(({ text }) => text !== "") };
}
