/**
 * Browsers on which someone has signed in: their people's codes are compared first, outside the rate limit of new
 * devices (AUTH-1).
 */
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Content } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import {
  type Bucket,
  bucketOf,
  forget,
  remainingIn,
  reserve,
} from "~/platform/limits/limits.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { addAccountNotice } from "./account-notices.server";
import { alarmOfDevice } from "./alarms.server";
import { type CodeVault, newToken, tokenHash } from "./code-vault.server";
import { knownDevices, trainingCredentials } from "./tables";

/** How long a browser is remembered from its last sign-in on. */
export const DEVICE_DAYS = 180;
/** Wrong codes until a device no longer knows a person; signing in there resets the count. */
const MISSES = { name: "device-misses", most: 5, seconds: DAY_SECONDS };
/** Wrong codes per day, regardless of sign-ins in between. */
const MISSES_A_DAY = { name: "device-misses-a-day", most: 10, seconds: DAY_SECONDS };
/** One notice of wrong codes per day is enough for a person. */
const NOTICES = { name: "device-misses-notice", most: 1, seconds: DAY_SECONDS };

/**
 * `missed`: a wrong code, which counted against everyone whose attempts are not used up; `everybody` is false if a
 * known person's attempts are over the limit for now, `taken` is what to refund if the code belongs to someone new.
 * `stranger`: no one is known there, or no one's code is compared for now.
 */
export type DeviceOutcome =
  | { kind: "accepted"; userId: string }
  | { kind: "missed"; everybody: boolean; taken: readonly Bucket[] }
  | { kind: "stranger" };

/** Over HTTPS no neighboring host can set another one. */
export function deviceCookieOf(secure: boolean): string {
  return secure ? "__Host-device" : "device";
}

export function deviceTokenOf({ url, headers }: Pick<Request, "url" | "headers">): string | null {
  const name = `${deviceCookieOf(new URL(url).protocol === "https:")}=`;
  const cookies = headers.get("Cookie")?.split("; ") ?? [];
  return cookies.find((each) => each.startsWith(name))?.slice(name.length) ?? null;
}

type Guard = { vault: CodeVault; log: Logger; words: () => Content };
type Person = { userId: string; misses: Bucket; missesADay: Bucket };

/**
 * Compares a code with the device's people whose wrong codes are not used up. A guess names no one, so a wrong one
 * counts against each of them. The rows are locked, so simultaneous guesses cannot exceed the allowed number of wrong
 * ones.
 */
export async function checkOnDevice(
  db: Db,
  guard: Guard,
  { deviceToken, lookup }: { deviceToken: string; lookup: string },
): Promise<DeviceOutcome> {
  const device = tokenHash(deviceToken);
  return db.transaction(async (tx) => {
    const people = await peopleOf(tx, guard.vault, device);
    if (people.length === 0) return { kind: "stranger" };
    const left = await remainingIn(
      tx,
      people.flatMap(({ misses, missesADay }) => [misses, missesADay]),
    );
    const holds = ({ key }: Bucket) => (left.get(key) ?? 0) >= 1;
    const open = people.filter(({ misses, missesADay }) => holds(misses) && holds(missesADay));
    if (open.length === 0) return { kind: "stranger" };
    const userId = await personOfCode(tx, open, lookup);
    if (userId !== null) return { kind: "accepted", userId };
    const taken = await countMiss(tx, guard, { device, open, isShared: people.length > 1 });
    return { kind: "missed", everybody: open.length === people.length, taken };
  });
}

/** Remembers that a user signed in on a device; returns the token that the device keeps. */
export async function rememberDevice(
  db: Db,
  vault: CodeVault,
  { userId, deviceToken }: { userId: string; deviceToken: string | null },
): Promise<string> {
  const known = deviceToken !== null && (await isKnown(db, tokenHash(deviceToken)));
  const token = known ? deviceToken : newToken();
  const expiresAt = sql`now() + make_interval(days => ${DEVICE_DAYS})`;
  await db
    .insert(knownDevices)
    .values({ tokenHash: tokenHash(token), userId, expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.userId],
      set: { expiresAt },
    });
  await forget(db, [bucketsOf(vault, tokenHash(token), userId).misses]);
  return token;
}

type Miss = { device: string; open: readonly Person[]; isShared: boolean };

async function countMiss(
  db: Db,
  guard: Guard,
  { device, open, isShared }: Miss,
): Promise<readonly Bucket[]> {
  const buckets = open.flatMap(({ misses, missesADay }) => [misses, missesADay]);
  await reserve(db, buckets);
  const left = await remainingIn(db, buckets);
  const isEmpty = ({ key }: Bucket) => (left.get(key) ?? 0) < 1;
  for (const { userId, misses, missesADay } of open) {
    const [isUnknownNow, isClosedNow] = [isEmpty(misses), isEmpty(missesADay)];
    if (isUnknownNow) await forgetPerson(db, device, userId);
    if (isClosedNow) alarmOfDevice(guard, { device, userId });
    // If only one person uses a device, they know who mistyped.
    if (!isClosedNow && !(isUnknownNow && isShared)) continue;
    if (await reserve(db, [bucketOf(guard.vault.hmac, NOTICES, userId)])) continue;
    const facts = { misses: isClosedNow ? missesADay.most : misses.most };
    await addAccountNotice(db, { userId, kind: "wrong-codes", facts }, guard.words);
  }
  return buckets;
}

async function peopleOf(db: Db, vault: CodeVault, device: string): Promise<Person[]> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, device), gt(knownDevices.expiresAt, sql`now()`)))
    .orderBy(knownDevices.userId)
    .for("update");
  return rows.map(({ userId }) => ({ userId, ...bucketsOf(vault, device, userId) }));
}

function bucketsOf({ hmac }: CodeVault, device: string, userId: string) {
  const subject = `${device} ${userId}`;
  return {
    misses: bucketOf(hmac, MISSES, subject),
    missesADay: bucketOf(hmac, MISSES_A_DAY, subject),
  };
}

async function personOfCode(db: Db, people: readonly Person[], lookup: string) {
  const { userId, accessCodeLookup, isActive } = trainingCredentials;
  const ids = people.map((person) => person.userId);
  const [person] = await db
    .select({ userId })
    .from(trainingCredentials)
    .where(and(inArray(userId, ids), eq(accessCodeLookup, lookup), eq(isActive, true)));
  return person?.userId ?? null;
}

async function isKnown(db: Db, device: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, device), gt(knownDevices.expiresAt, sql`now()`)))
    .limit(1);
  return row !== undefined;
}

async function forgetPerson(db: Db, device: string, userId: string): Promise<void> {
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.tokenHash, device), eq(knownDevices.userId, userId)));
}
