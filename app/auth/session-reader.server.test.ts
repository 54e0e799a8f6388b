import { createHmac } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import type { Db } from "~/platform/db/database.server";
import { createLiveHub } from "~/platform/realtime/live-hub.server";
import { SESSION_COOKIES } from "./session-cookies";
import { createSessionReader } from "./session-reader.server";

const SECRET = "a secret for these tests";

/** A connection whose responses come when the test says so. */
function heldConnection() {
  const waiting: ((rows: unknown[][]) => void)[] = [];
  const query = () =>
    new Promise((resolve) => waiting.push((rows) => resolve({ rows, rowCount: rows.length })));
  const db: Db = drizzle({ query } as unknown as pg.Pool);
  return { db, waiting };
}

/** A row of the reader's query, for a session that was just seen. */
function sessionOf(userId: string): unknown[] {
  const now = new Date();
  const expires = new Date(now.getTime() + 3_600_000);
  return [userId, `session of ${userId}`, expires, now, "Tess", "Trainee", [], false, false];
}

function requestOf(token: string, secret = SECRET): Request {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const cookie = `${SESSION_COOKIES.plain}=${encodeURIComponent(`${token}.${signature}`)}`;
  return new Request("http://localhost/training", { headers: { Cookie: cookie } });
}

function scene() {
  const { db, waiting } = heldConnection();
  const hub = createLiveHub(pino({ level: "silent" }));
  const read = createSessionReader(db, hub, SECRET);
  hub.handlers.connected();
  const accessChanged = (userId: string) =>
    hub.handlers.notified(
      JSON.stringify([{ topics: ["access"], event: "access", key: userId, data: { userId } }]),
    );
  /** Reads while the database returns these rows; `meanwhile` happens before they arrive. */
  const readWith = async (token: string, rows: unknown[][], meanwhile = () => {}) => {
    const reading = read(requestOf(token));
    await expect.poll(() => waiting.length).toBe(1);
    meanwhile();
    waiting.shift()?.(rows);
    return (await reading)?.userId ?? null;
  };
  /** Reads from memory; fails if the database is queried. */
  const readRemembered = async (token: string) => (await read(requestOf(token)))?.userId ?? null;
  return { hub, read, readWith, readRemembered, accessChanged, waiting };
}

test("AUTH-6 a cookie with the signature of another secret or token is no one's, and is not looked up", async () => {
  const { read, waiting } = scene();
  expect(await read(requestOf("one", "another secret"))).toBe(null);
  const cookie = requestOf("one").headers.get("Cookie") ?? "";
  const copied = new Request("http://localhost/training", {
    headers: { Cookie: cookie.replace("=one.", "=two.") },
  });
  expect(await read(copied)).toBe(null);
  expect(waiting).toEqual([]);
});

describe("sessions in memory", () => {
  test("AUTH-6 a session that ends while the database is asked is not remembered", async () => {
    const { readWith, accessChanged } = scene();
    const ended = () => accessChanged("ann");
    expect(await readWith("one", [sessionOf("ann")], ended)).toBe("ann");
    expect(await readWith("one", [])).toBe(null);
  });

  test("AUTH-6 nothing is remembered while notifications are interrupted", async () => {
    const { hub, readWith } = scene();
    hub.handlers.lost();
    expect(await readWith("one", [sessionOf("ann")])).toBe("ann");
    expect(await readWith("one", [])).toBe(null);
  });

  test("C12 a change of one person's access drops all of their sessions, and no one else's", async () => {
    const { readWith, readRemembered, accessChanged, waiting } = scene();
    for (const [token, userId] of [
      ["one", "ann"],
      ["two", "ann"],
      ["three", "bob"],
    ] as const)
      await readWith(token, [sessionOf(userId)]);
    accessChanged("ann");
    expect(await readRemembered("three")).toBe("bob");
    expect(waiting).toEqual([]);
    expect(await readWith("one", [])).toBe(null);
    expect(await readWith("two", [])).toBe(null);
    expect(await readWith("two", [sessionOf("ann")])).toBe("ann");
    accessChanged("ann");
    expect(await readWith("two", [])).toBe(null);
  });
});
