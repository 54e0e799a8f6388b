/** What staff and people themselves change of a person: address, name, time zone, and a staff member's code (PEOPLE-1, PEOPLE-6). */
import { and, eq, inArray, sql } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import type { PersonName } from "./accounts.server";
import type { CodeVault } from "./code-vault.server";
import { putAddress } from "./own-address.server";
import { giveLongCode } from "./own-code.server";
import { can, type Role, STAFF_ROLES } from "./rights";
import type { Viewer } from "./session-reader.server";
import { trainingCredentials, userRoles, users } from "./tables";
import { type Seen, traineesSeenBy } from "./trainee-scope.server";

type Person = { name: string; isStaff: boolean };

const GONE = "This person no longer exists";

/** Someone whom this person may see, locked until the transaction ends; null if there is none. */
export async function personSeen(tx: Db, userId: string, seen: Seen): Promise<Person | null> {
  const { firstName, lastName, userId: id } = trainingCredentials;
  const [row] = await tx
    .select({ firstName, lastName })
    .from(trainingCredentials)
    .where(and(eq(id, userId), seen(id)))
    .for("update");
  if (!row) return null;
  const [role] = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.role, [...STAFF_ROLES])));
  return { name: `${row.firstName} ${row.lastName}`, isStaff: role !== undefined };
}

type Giving = { actor: Viewer; seen: Seen; userId: string; email: string };

/** Gives someone an address, which counts as confirmed once they open what is sent there. */
export async function giveAddress(
  db: Db,
  { actor, seen, userId, email }: Giving,
): Promise<{ name: string } | { fault: string }> {
  return db.transaction(async (tx) => {
    const person = await personSeen(tx, userId, seen);
    if (person === null) return { fault: GONE };
    if (person.isStaff && !can(actor, "administrators.change"))
      return { fault: "Only someone who may change roles can do this" };
    if (!(await putAddress(tx, userId, { email, confirmed: false })))
      return { fault: "Another account has this email address" };
    const subject = { kind: "trainee", id: userId, label: person.name } as const;
    await recordEvent(tx, { actor, verb: "addresses.set", subject, before: null, after: null });
    return { name: person.name };
  });
}

/** Replaces a staff member's lost code; what the old one opened ends. A sentence: why not. */
export async function giveStaffCode(
  db: Db,
  vault: CodeVault,
  { actor, userId }: { actor: Viewer; userId: string },
): Promise<{ name: string; code: string } | string> {
  if (userId === actor.userId) return "Replace your own access code on your account page";
  return db.transaction(async (tx) => {
    const person = await personSeen(tx, userId, traineesSeenBy(actor));
    if (person === null) return GONE;
    if (!person.isStaff) return `${person.name} has no staff role`;
    const code = await giveLongCode(tx, vault, { userId });
    const subject = { kind: "administrator", id: userId, label: person.name } as const;
    await recordEvent(tx, { actor, verb: "codes.replace", subject, before: null, after: null });
    return { name: person.name, code };
  });
}

/** Who the person is to themselves; their name appears everywhere but in what was recorded before. */
export async function renameOneself(db: Db, viewer: Viewer, after: PersonName): Promise<boolean> {
  const before = { firstName: viewer.firstName, lastName: viewer.lastName };
  if (before.firstName === after.firstName && before.lastName === after.lastName) return false;
  const name = `${after.firstName} ${after.lastName}`;
  const { userId } = viewer;
  await db.transaction(async (tx) => {
    await tx.update(trainingCredentials).set(after).where(eq(trainingCredentials.userId, userId));
    await tx.update(users).set({ name, updatedAt: sql`now()` }).where(eq(users.id, userId));
    const actor: Actor = { userId, ...after };
    const subject = { kind: kindOf(viewer), id: userId, label: name };
    await recordEvent(tx, { actor, verb: "trainees.rename", subject, before, after });
  });
  return true;
}

/** The zone that someone has chosen; null: as their browser says. */
export async function ownZone(db: Db, userId: string): Promise<string | null> {
  const [user] = await db.select({ zone: users.zone }).from(users).where(eq(users.id, userId));
  return user?.zone ?? null;
}

export async function setOwnZone(db: Db, { userId }: Viewer, zone: string | null): Promise<void> {
  await db.update(users).set({ zone }).where(eq(users.id, userId));
}

function kindOf({ roles }: { roles: readonly Role[] }): "administrator" | "trainee" {
  return roles.includes("admin") ? "administrator" : "trainee";
}
