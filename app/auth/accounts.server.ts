/** Accounts and their access codes: created, verified, deactivated and deleted, each all or nothing. */
import { randomBytes, randomInt } from "node:crypto";
import { and, asc, eq, inArray, ne, notExists } from "drizzle-orm";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { byName } from "~/platform/queries/lists.server";
import { adminCode, normalizeCode } from "./access-code";
import { endAccess } from "./account-lock.server";
import { digitsAfter, newCodeDigits } from "./code-counts.server";
import type { CodeVault } from "./code-vault.server";
import { isTaken, unreachableAddress } from "./own-address.server";
import { can, knownRoles, type Role, STAFF_ROLES, type Verb } from "./rights";
import type { Viewer } from "./session-reader.server";
import { trainingCredentials, userRoles, users } from "./tables";

const MOST_DRAWS = 50;
const NO_FREE_CODE = "Could not find an unused access code: set a higher ACCESS_CODE_LENGTH";

export type PersonName = { firstName: string; lastName: string };
/** `email`: as staff know it; without one, an address that reaches no one. */
export type NewPerson = PersonName & { email?: string | undefined };
export type NewAccount = { userId: string; accessCode: string; email: string };

type Code = { code: string; digits: number | null };

/** Creates a trainee's account with a random code that no other account has (FN-1). Null: the address is taken. */
export async function insertTrainee(
  db: Db,
  vault: CodeVault,
  person: NewPerson,
  fixedLength?: number,
): Promise<NewAccount | null> {
  if (person.email !== undefined && (await isTaken(db, person.email))) return null;
  return db.transaction(async (tx) => {
    const digits = await newCodeDigits(tx, fixedLength);
    return insertAccount(tx, vault, person, () => ({ code: randomDigits(digits), digits }));
  });
}

export async function accountOfCode(
  db: Db,
  lookup: string,
): Promise<{ userId: string; email: string } | null> {
  const { userId, email, accessCodeLookup, isActive } = trainingCredentials;
  const [account] = await db
    .select({ userId, email })
    .from(trainingCredentials)
    .where(and(eq(accessCodeLookup, lookup), eq(isActive, true)));
  return account ?? null;
}

/** Checks that a new code signs in to the right account: null, or an error message (ADM-3). */
export async function verifyAccount(
  db: Db,
  vault: CodeVault,
  made: NewAccount,
): Promise<string | null> {
  const found = await accountOfCode(db, vault.hmac(normalizeCode(made.accessCode)));
  if (found === null) return "Verification failed: access code not found after creation";
  return found.email === made.email ? null : "Verification failed: email mismatch";
}

/**
 * Creates the first administrator if there is none; returns the code if it was generated rather than configured. Only
 * one instance does so.
 */
export async function insertFirstAdministrator(
  db: Db,
  vault: CodeVault,
  configured?: string,
): Promise<string | null> {
  return withLock(db, "first-administrator", async (tx) => {
    const [administrator] = await tx
      .select()
      .from(userRoles)
      .where(eq(userRoles.role, "admin"))
      .limit(1);
    if (administrator) return null;
    const person = { firstName: "Site", lastName: "Administrator" };
    const draw = () => (configured ? { code: configured, digits: null } : drawAdminCode());
    const { userId, accessCode } = await insertAccount(tx, vault, person, draw);
    await tx.insert(userRoles).values({ userId, role: "admin" });
    return configured === undefined ? accessCode : null;
  });
}

/** Activates or deactivates a trainee; deactivating ends sessions, devices and links in the same transaction (AUTH-2). */
export async function setTraineeActive(tx: Db, userId: string, active: boolean): Promise<void> {
  await tx
    .update(trainingCredentials)
    .set({ isActive: active })
    .where(and(eq(trainingCredentials.userId, userId), traineesOnly(tx)));
  if (!active) await endAccess(tx, userId);
}

/** Gives a trainee another code, which ends the old one, sessions, devices and links. Null: no such trainee. */
export async function replaceCode(
  db: Db,
  vault: CodeVault,
  userId: string,
  fixedLength?: number,
): Promise<{ accessCode: string; digits: number } | null> {
  return db.transaction(async (tx) => {
    const digits = fixedLength ?? (await digitsAfter(tx, 0));
    const code = await freeCode(tx, vault, digits);
    const replaced = await tx
      .update(trainingCredentials)
      .set({
        accessCode: vault.seal(code, userId),
        accessCodeLookup: vault.hmac(normalizeCode(code)),
        accessCodeDigits: digits,
      })
      .where(and(eq(trainingCredentials.userId, userId), traineesOnly(tx)))
      .returning({ userId: trainingCredentials.userId });
    if (replaced.length === 0) return null;
    await endAccess(tx, userId);
    return { accessCode: code, digits };
  });
}

/** The trainee with a normalized code, including deactivated ones; null if there is none. */
export async function traineeOfCode(db: Db, lookup: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: trainingCredentials.userId })
    .from(trainingCredentials)
    .where(and(eq(trainingCredentials.accessCodeLookup, lookup), traineesOnly(db)));
  return found?.userId ?? null;
}

/** The encrypted access code; null if there is no such account. */
export async function sealedCode(db: Db, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ accessCode: trainingCredentials.accessCode })
    .from(trainingCredentials)
    .where(eq(trainingCredentials.userId, userId));
  return found?.accessCode ?? null;
}

/** Deletes a trainee with everything that belongs to them, all or nothing. False: no such trainee. */
export async function deleteTrainee(db: Db, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const credentials = await tx
      .delete(trainingCredentials)
      .where(and(eq(trainingCredentials.userId, userId), traineesOnly(tx)))
      .returning({ userId: trainingCredentials.userId });
    if (credentials.length === 0) return false;
    await tx.delete(users).where(eq(users.id, userId));
    return true;
  });
}

/** A code for an administrator: too long to guess, so it does not count toward the limit. */
export function drawAdminCode(): Code {
  return { code: adminCode(randomBytes(12)), digits: null };
}

/** An account's current roles; none if it is deactivated. */
export async function rolesOf(db: Db, userId: string): Promise<Role[]> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, userRoles.userId))
    .where(and(eq(userRoles.userId, userId), eq(trainingCredentials.isActive, true)))
    .orderBy(asc(userRoles.role));
  return knownRoles(rows.map(({ role }) => role));
}

/** Whether an account may do something, checked now, for those who have no session yet. */
export async function accountCan(db: Db, userId: string, verb: Verb): Promise<boolean> {
  return can({ roles: await rolesOf(db, userId) }, verb);
}

/** Who acts when what they scheduled runs; null if they have left, are inactive, or may no longer do it. */
export async function actorNow(db: Db, userId: string, verb: Verb): Promise<Actor | null> {
  const { firstName, lastName } = trainingCredentials;
  const [person] = await db
    .select({ firstName, lastName })
    .from(trainingCredentials)
    .where(and(eq(trainingCredentials.userId, userId), eq(trainingCredentials.isActive, true)));
  return person && (await accountCan(db, userId, verb)) ? { userId, ...person } : null;
}

/** The active staff who may do something, by name. */
export async function staffWho(db: Db, verb: Verb): Promise<{ id: string; name: string }[]> {
  const roles = STAFF_ROLES.filter((role) => can({ roles: [role] }, verb));
  return db
    .select({ id: users.id, name: users.name })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, users.id))
    .where(and(inArray(userRoles.role, roles), eq(trainingCredentials.isActive, true)))
    .groupBy(users.id)
    .orderBy(asc(byName(users.name)), asc(users.id));
}

/** Someone as they are now, without a session, for what they began and what goes on without them; null: they have left. */
export async function viewerNow(db: Db, userId: string): Promise<Viewer | null> {
  const { firstName, lastName } = trainingCredentials;
  const [person] = await db
    .select({ firstName, lastName })
    .from(trainingCredentials)
    .where(eq(trainingCredentials.userId, userId));
  if (!person) return null;
  const roles = await rolesOf(db, userId);
  return { userId, ...person, roles, sessionId: "", hasSecondFactor: false, hasNotice: false };
}

/** Condition: the credentials' account has no role except setter, so the panel manages it. */
export function traineesOnly(db: Db) {
  return notExists(
    db
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(and(eq(userRoles.userId, trainingCredentials.userId), ne(userRoles.role, "setter"))),
  );
}

async function freeCode(db: Db, vault: CodeVault, digits: number): Promise<string> {
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const code = randomDigits(digits);
    const [taken] = await db
      .select({ userId: trainingCredentials.userId })
      .from(trainingCredentials)
      .where(eq(trainingCredentials.accessCodeLookup, vault.hmac(code)));
    if (!taken) return code;
  }
  throw new Error(NO_FREE_CODE);
}

async function insertAccount(
  db: Db,
  vault: CodeVault,
  { email: given, ...person }: NewPerson,
  draw: () => Code,
): Promise<NewAccount> {
  const userId = crypto.randomUUID();
  const email = given ?? unreachableAddress(person);
  await db
    .insert(users)
    .values({ id: userId, email, name: `${person.firstName} ${person.lastName}`.trim() });
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const { code, digits } = draw();
    const inserted = await db
      .insert(trainingCredentials)
      .values({
        userId,
        email,
        ...person,
        accessCode: vault.seal(code, userId),
        accessCodeLookup: vault.hmac(normalizeCode(code)),
        accessCodeDigits: digits,
      })
      .onConflictDoNothing({ target: trainingCredentials.accessCodeLookup })
      .returning({ id: trainingCredentials.id });
    if (inserted.length > 0) return { userId, accessCode: code, email };
  }
  throw new Error(NO_FREE_CODE);
}

function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}
