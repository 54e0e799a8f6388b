/** A flood of questions to what an AI may answer holds up only its sender (SUP-2, AI-2). */
import { expect, test } from "vitest";
import { takeCall } from "../../app/platform/ai/call-limits.server";
import type { Db } from "../../app/platform/db/database.server";
import { withLock } from "../../app/platform/db/locks.server";
import { startForTest } from "../kit/test-product";

const FLOOD = 40;
const LIMITS = { aMinute: 20, aDay: 200, aDayForAll: 5_000 };
const sign = (text: string) => Buffer.from(text).toString("base64url");

async function started() {
  const { db } = (await startForTest()).running.database;
  const call = (from: string, usesModel = () => true) => {
    const who = from.includes(":") || from.includes(".") ? null : from;
    const known = { name: "help", userId: who, clientAddress: who === null ? from : "192.0.2.1" };
    return takeCall(db, sign, { ...known, usesModel }, LIMITS);
  };
  return { db, call };
}

/** While somebody counts a call; ends with it. */
async function whileCounting<Result>(db: Db, act: () => Promise<Result>): Promise<Result> {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const counting = withLock(db, "ai-calls", () => end);
  try {
    return await act();
  } finally {
    resolve();
    await counting;
  }
}

const OF_A_48 = (at: number) => `2001:db8:1:${at.toString(16)}::1`;
test.each([
  ["an address", () => "203.0.113.7"],
  ["the networks of one IPv6 customer", OF_A_48],
  ["a person", () => "one"],
])("SUP-2 AI-2 of a flood from %s, one call comes before those of others", async (_, from) => {
  const { db, call } = await started();
  const ended: string[] = [];
  const { all } = await whileCounting(db, async () => {
    const flood = Array.from({ length: FLOOD }, async (_, at) => {
      await call(from(at));
      ended.push("flood");
    });
    const other = call("203.0.113.8").then(() => ended.push("other"));
    return { all: Promise.all([...flood, other]) };
  });
  await all;
  expect(ended).toHaveLength(FLOOD + 1);
  expect(ended.indexOf("other")).toBeLessThan(3);
});

test("SUP-2 AI-2 who has made too many calls is refused without a wait for others, and nothing is read of what they ask", async () => {
  const { db, call } = await started();
  for (let made = 0; made < LIMITS.aMinute; made += 1) await call("203.0.113.7");
  let read = 0;
  const usesModel = () => {
    read += 1;
    return true;
  };
  const refused = await whileCounting(db, () => call("203.0.113.7", usesModel));
  expect([refused.kind, read]).toEqual(["limited", 0]);
  expect((await call("203.0.113.8", usesModel)).kind).toBe("model");
  expect(read).toBe(1);
});

test("SUP-2 AI-2 of one caller, more calls at once than a minute allows wait, and the rest is refused at once", async () => {
  const { db, call } = await started();
  const { all, early } = await whileCounting(db, async () => {
    const flood = Array.from({ length: 70 }, () => call("203.0.113.7"));
    return { all: flood, early: await Promise.all(flood.slice(60)) };
  });
  expect(early.map(({ kind }) => kind)).toEqual(Array(10).fill("limited"));
  const kinds = (await Promise.all(all)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "model")).toHaveLength(LIMITS.aMinute);
});
