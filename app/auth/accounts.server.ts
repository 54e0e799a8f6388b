/** Accounts and their access codes: made, verified, switched off and deleted, each all or nothing. */
import { randomBytes, randomInt } from "node:crypto";
import { and, eq, notExists, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { adminCode, codeLength, normaliseCode } from "./access-code";
import type { CodeVault } from "./code-vault.server";
import { accountOfCode, countActiveCodes } from "./sign-in.server";
import {
  knownDevices,
  sessions,
  signInLinks,
  trainingCredentials,
  userRoles,
  users,
} from "./tables";

const BOOTSTRAP_LOCK = 7_238_411_906;
const MOST_DRAWS = 50;

export type PersonName = { firstName: string; lastName: string };
export type NewAccount = { userId: string; accessCode: string; email: string };

type Code = { code: string; digits: number | null };

/** Makes a trainee's account with a random code that no other account has (FN-1). */
export async function insertTrainee(
  db: Db,
  vault: CodeVault,
  person: PersonName,
  fixedLength?: number,
): Promise<NewAccount> {
  return db.transaction(async (tx) => {
    const active = (await countActiveCodes(tx)).reduce((sum, { codes }) => sum + codes, 0);
    const digits = fixedLength ?? codeLength(active + 1);
    return insertAccount(tx, vault, person, () => ({ code: randomDigits(digits), digits }));
  });
}

/** Checks that a new code signs in to the very account: null, or the message that says what is wrong (ADM-3). */
export async function verifyAccount(
  db: Db,
  vault: CodeVault,
  made: NewAccount,
): Promise<string | null> {
  const found = await accountOfCode(db, vault.lookupOf(normaliseCode(made.accessCode)));
  if (found === null) return "Verification failed: access code not found after creation";
  return found.email === made.email ? null : "Verification failed: email mismatch";
}

/** Makes the first administrator where there is none; answers its code where that was drawn and not configured. One instance does so. */
export async function insertFirstAdministrator(
  db: Db,
  vault: CodeVault,
  configured?: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${BOOTSTRAP_LOCK})`);
    const [administrator] = await tx
      .select()
      .from(userRoles)
      .where(eq(userRoles.role, "admin"))
      .limit(1);
    if (administrator) return null;
    const person = { firstName: "Site", lastName: "Administrator" };
    const draw = () => ({ code: configured ?? adminCode(randomBytes(12)), digits: null });
    const { userId, accessCode } = await insertAccount(tx, vault, person, draw);
    await tx.insert(userRoles).values({ userId, role: "admin" });
    return configured === undefined ? accessCode : null;
  });
}

/** Switches a trainee on or off; off ends sessions, devices and links in the same transaction (AUTH-2). False: no such trainee. */
export async function switchTrainee(db: Db, userId: string, active: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const switched = await tx
      .update(trainingCredentials)
      .set({ isActive: active })
      .where(and(eq(trainingCredentials.userId, userId), isTrainee(tx)))
      .returning({ userId: trainingCredentials.userId });
    if (switched.length === 0) return false;
    if (active) return true;
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
    await tx.delete(signInLinks).where(eq(signInLinks.userId, userId));
    return true;
  });
}

/** Deletes a trainee with everything that is theirs, together or not at all. False: no such trainee. */
export async function removeTrainee(db: Db, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const credentials = await tx
      .delete(trainingCredentials)
      .where(and(eq(trainingCredentials.userId, userId), isTrainee(tx)))
      .returning({ userId: trainingCredentials.userId });
    if (credentials.length === 0) return false;
    await tx.delete(users).where(eq(users.id, userId));
    return true;
  });
}

/** Condition: the credentials' account is no administrator's. */
export function isTrainee(db: Db) {
  return notExists(
    db
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(and(eq(userRoles.userId, trainingCredentials.userId), eq(userRoles.role, "admin"))),
  );
}

async function insertAccount(
  db: Db,
  vault: CodeVault,
  person: PersonName,
  draw: () => Code,
): Promise<NewAccount> {
  const userId = crypto.randomUUID();
  const email = newAddress(person);
  await db
    .insert(users)
    .values({ id: userId, email, name: `${person.firstName} ${person.lastName}` });
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const { code, digits } = draw();
    const inserted = await db
      .insert(trainingCredentials)
      .values({
        userId,
        email,
        ...person,
        accessCode: vault.seal(code, userId),
        accessCodeLookup: vault.lookupOf(normaliseCode(code)),
        accessCodeDigits: digits,
      })
      .onConflictDoNothing({ target: trainingCredentials.accessCodeLookup })
      .returning({ id: trainingCredentials.id });
    if (inserted.length > 0) return { userId, accessCode: code, email };
  }
  throw new Error("No free access code was drawn: configure a greater ACCESS_CODE_LENGTH");
}

function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}

/** An address that no mail can ever reach; real ones come with the auth library's mail features. */
function newAddress({ firstName, lastName }: PersonName): string {
  const words = `${firstName} ${lastName}`
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["trainee"];
  return `${words.join(".").slice(0, 40)}.${randomBytes(4).toString("hex")}@trainees.invalid`;
}
