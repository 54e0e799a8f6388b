/** How many calls one caller and everyone may make, counted in the database so instances share it. */
import { and, count, eq, gt, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { withLock } from "../db/locks.server";
import { Gates } from "../limits/gate.server";
import { addressBuckets, reserve, type Sign } from "../limits/limits.server";
import { counter } from "../metrics/metrics.server";
import { level, type Probe } from "../metrics/probes.server";
import { DAY_SECONDS } from "../time/durations";
import { addressBlock, addressBlocks } from "../web/client-address.server";
import { aiCalls } from "./tables";

export type CallLimits = { aMinute: number; aDay: number; aDayForAll: number };

/**
 * `userId`: of the signed-in person, null for a stranger; `usesModel`: false if it can be served without, asked only of
 * a call that its caller may make, since to know it may take as long as to answer.
 */
export type Call = {
  name: string;
  userId: string | null;
  clientAddress: string;
  usesModel: () => boolean;
};

/** `free`: to be served without the model, whose calls of the day are used up or were not wanted. */
export type Taken = { kind: "model" | "free" } | { kind: "limited"; retryAfterSeconds: number };

const MINUTE_SECONDS = 60;
/** Of the model's daily calls: the rest is for signed-in people. */
const SHARE_OF_STRANGERS = 0.5;
/** Of one caller, more than any minute allows. */
const MOST_WAITING = 60;

/** One call of a caller at a time comes to the lock that all share: nobody waits for the rest of a flood. */
const ofCallers = new Gates(MOST_WAITING);

const limited = counter({
  name: "ai_calls_limited_total",
  help: "Calls that were refused because a caller has made too many, or served without the model because all have.",
});

/**
 * Counts one more call. The windows slide: exactly this many calls fit in any minute and any day. A call that fails
 * later still counts. The shared limit refuses no one: past it the model is not asked.
 */
export async function takeCall(db: Db, sign: Sign, call: Call, limits: CallLimits): Promise<Taken> {
  const { userId, clientAddress } = call;
  const whose = userId ?? addressBlocks(clientAddress).at(-1) ?? clientAddress;
  const taken = await ofCallers.pass(whose, () => takeInTurn(db, sign, call, limits));
  if (taken.kind === "exhausted") {
    limited.add({});
    return { kind: "limited", retryAfterSeconds: taken.retryAfterSeconds };
  }
  return taken;
}

async function takeInTurn(db: Db, sign: Sign, call: Call, limits: CallLimits): Promise<Taken> {
  const { name, userId, clientAddress } = call;
  const who = userId === null ? `caller ${addressBlock(clientAddress)}` : `person ${userId}`;
  const caller = `${name} ${sign(who)}`;
  const ownWaits = async (from: Db) => [
    await waitFor(from, limits.aMinute, MINUTE_SECONDS, eq(aiCalls.caller, caller)),
    await waitFor(from, limits.aDay, DAY_SECONDS, eq(aiCalls.caller, caller)),
  ];
  // Without the lock: who has made too many holds up nobody else.
  const refused = limitedBy(await ownWaits(db));
  if (refused) return refused;
  const usesModel = call.usesModel();
  const taken = await withLock(db, "ai-calls", async (tx): Promise<Taken> => {
    await tx.delete(aiCalls).where(lte(aiCalls.calledAt, ago(DAY_SECONDS)));
    const ofNetworks = userId === null ? await waitOfNetworks(tx, sign, call, limits) : null;
    const late = limitedBy([...(await ownWaits(tx)), ofNetworks]);
    if (late) return late;
    const isModels = usesModel && (await hasModelCall(tx, userId, limits.aDayForAll));
    const kind = isModels ? (userId === null ? "stranger" : "person") : "free";
    await tx.insert(aiCalls).values({ caller, kind, calledAt: sql`clock_timestamp()` });
    return { kind: isModels ? "model" : "free" };
  });
  if (usesModel && taken.kind === "free") limited.add({});
  return taken;
}

/** The refusal of a caller who has to wait for any of these. */
function limitedBy(waits: readonly (number | null)[]): Taken | null {
  const left = waits.filter((wait) => wait !== null);
  if (left.length === 0) return null;
  limited.add({});
  return { kind: "limited", retryAfterSeconds: Math.max(...left) };
}

/** The model's calls in the last day, and how many everyone together may make in a day. */
export function callsProbe(db: Db, most: number): Probe {
  return async () => {
    const [made] = await db
      .select({ calls: count() })
      .from(aiCalls)
      .where(and(gt(aiCalls.calledAt, ago(DAY_SECONDS)), ne(aiCalls.kind, "free")));
    return [
      level("ai_calls_last_day", "Calls of the model in the last 24 hours.", made?.calls ?? 0),
      level("ai_calls_last_day_most", "Calls of the model that may be made in 24 hours.", most),
    ];
  };
}

async function hasModelCall(db: Db, userId: string | null, most: number): Promise<boolean> {
  const strangers = Math.ceil(most * SHARE_OF_STRANGERS);
  const isFull = async (limit: number, kinds: ("stranger" | "person")[]) =>
    (await waitFor(db, limit, DAY_SECONDS, inArray(aiCalls.kind, kinds))) !== null;
  if (await isFull(most, ["stranger", "person"])) return false;
  return userId !== null || !(await isFull(strangers, ["stranger"]));
}

/** The /56 and the /48 of an IPv6 address, whose owner may have any /64 of them. */
async function waitOfNetworks(db: Db, sign: Sign, call: Call, { aDay }: CallLimits) {
  const limit = { name: `ai-${call.name}`, most: aDay, seconds: DAY_SECONDS };
  const [, ...networks] = addressBuckets(sign, limit, call.clientAddress);
  if (networks.length === 0) return null;
  return (await reserve(db, networks))?.retryAfterSeconds ?? null;
}

/** Seconds until the oldest call in a full window expires; null if the window has room. */
async function waitFor(
  db: Db,
  most: number,
  seconds: number,
  condition: SQL | undefined,
): Promise<number | null> {
  const left = sql<number>`extract(epoch from ${aiCalls.calledAt} - ${ago(seconds)})::float8`;
  const [filling] = await db
    .select({ seconds: left })
    .from(aiCalls)
    .where(and(gt(aiCalls.calledAt, ago(seconds)), condition))
    .orderBy(sql`${aiCalls.calledAt} desc`)
    .offset(most - 1)
    .limit(1);
  return filling ? Math.max(1, Math.ceil(filling.seconds)) : null;
}

function ago(seconds: number) {
  return sql`(clock_timestamp() - make_interval(secs => ${seconds}))`;
}
