/**
 * Who has a role besides being a trainee, and how that changes: never one's own, and never so that no administrator is
 * left (ADM-5, TEAM-1).
 */
import { and, asc, eq, exists, inArray, isNotNull, sql } from "drizzle-orm";
import type { Content } from "~/content/content.server";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { byName, containsWords } from "~/platform/queries/lists.server";
import { endEntries, endProofs, lockAccount } from "./account-lock.server";
import { noticeSecondStepOff } from "./account-notices.server";
import { accountCan, traineesOnly } from "./accounts.server";
import type { CodeVault } from "./code-vault.server";
import { accountDetail } from "./own-address.server";
import { giveLongCode } from "./own-code.server";
import { ROLE_NAMES, type RoleName, STAFF_ROLES, type StaffRole } from "./rights";
import { removeSecondFactor } from "./second-factor.server";
import { createSignInLink } from "./sign-in-link.server";
import { secondFactors, trainingCredentials, userRoles } from "./tables";

const MOST_FOUND = 20;

export type Staff = {
  userId: string;
  name: string;
  role: StaffRole;
  /** Whose coach they are. */
  trainees: number;
  /** What distinguishes them from someone with the same name. */
  detail: string;
  hasSecondFactor: boolean;
  lastLoginAt: string | null;
};

/** `code`: a new access code, shown only once; null for a setter, who keeps theirs. */
export type RoleOutcome =
  | { kind: "given"; name: string; code: string | null }
  | { kind: "taken"; name: string }
  | { kind: "refused"; reason: string };

const refused = (reason: string): RoleOutcome => ({ kind: "refused", reason });

/** Everyone with a staff role, longest-serving first. */
export async function staff(db: Db): Promise<Staff[]> {
  const rows = await db
    .select({
      userId: userRoles.userId,
      // The condition below limits the column to these.
      role: sql<StaffRole>`${userRoles.role}`,
      trainees: sql<number>`(select count(*)::int from trainees_of(${userRoles.userId}))`,
      firstName: trainingCredentials.firstName,
      lastName: trainingCredentials.lastName,
      lastLoginAt: trainingCredentials.lastLoginAt,
      createdAt: trainingCredentials.createdAt,
      email: trainingCredentials.email,
      hasSecondFactor: exists(
        db
          .select({ userId: secondFactors.userId })
          .from(secondFactors)
          .where(
            and(eq(secondFactors.userId, userRoles.userId), isNotNull(secondFactors.verifiedAt)),
          ),
      ).mapWith(Boolean),
    })
    .from(userRoles)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, userRoles.userId))
    .where(inArray(userRoles.role, [...STAFF_ROLES]))
    .orderBy(asc(trainingCredentials.createdAt), asc(userRoles.userId));
  return rows.map(({ firstName, lastName, lastLoginAt, createdAt, email, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
    detail: accountDetail({ createdAt, email }),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  }));
}

export type FoundTrainee = { userId: string; name: string; detail: string; isSetter: boolean };

/** Active trainees whose name contains each of these words, the first twenty by name. */
export async function traineesNamed(db: Db, words: string): Promise<FoundTrainee[]> {
  const { firstName, lastName, userId, email, createdAt } = trainingCredentials;
  const name = sql<string>`${firstName} || ' ' || ${lastName}`;
  const found = await db
    .select({ userId, name, email, createdAt, isSetter: isSetter(db).mapWith(Boolean) })
    .from(trainingCredentials)
    .where(
      and(traineesOnly(db), eq(trainingCredentials.isActive, true), containsWords(name, words)),
    )
    .orderBy(asc(byName(firstName)), asc(byName(lastName)), asc(userId))
    .limit(MOST_FOUND);
  return found.map((row) => ({
    userId: row.userId,
    name: row.name,
    isSetter: row.isSetter,
    detail: accountDetail(row),
  }));
}

/**
 * Gives a trainee a role. A staff role replaces their code with a long one, because others have seen the short one and
 * it can be guessed; everything the old one opened is closed.
 */
export async function giveRole(
  db: Db,
  vault: CodeVault,
  { actor, userId, role }: { actor: Actor; userId: string; role: RoleName },
): Promise<RoleOutcome> {
  return changeRoles(db, actor, async (tx) => {
    const [trainee] = await tx
      .select()
      .from(trainingCredentials)
      .where(and(eq(trainingCredentials.userId, userId), traineesOnly(tx)))
      .for("update");
    if (!trainee) return refused("This person is no longer a trainee");
    const name = `${trainee.firstName} ${trainee.lastName}`;
    if (!trainee.isActive) return refused(`${name} is deactivated`);
    const left = await tx
      .delete(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, "setter")))
      .returning({ role: userRoles.role });
    if (role === "setter" && left.length > 0) return refused(`${name} is already a setter`);
    const code = role === "setter" ? null : await giveLongCode(tx, vault, { userId });
    await tx.insert(userRoles).values({ userId, role });
    const subject = { kind: "trainee", id: userId, label: name } as const;
    await recordEvent(tx, {
      actor,
      subject,
      ...(role === "admin"
        ? {
            verb: "administrators.promote",
            before: { administrator: false },
            after: { administrator: true },
          }
        : { verb: "roles.give", before: null, after: { role: ROLE_NAMES[role] } }),
    });
    return { kind: "given", name, code };
  });
}

/**
 * Removes someone's role right away, on every instance. They stay a trainee and keep their code and sessions, without a
 * second step: trainees have none that they could turn off. What was sent to them or begun as one of the staff ends.
 */
export async function takeRole(
  db: Db,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<RoleOutcome> {
  if (userId === actor.userId) return refused("You cannot remove your own rights");
  return changeRoles(db, actor, async (tx) => {
    await lockAccount(tx, userId);
    const [person] = await tx
      .select({
        // The condition below limits the column to these.
        role: sql<RoleName>`${userRoles.role}`,
        firstName: trainingCredentials.firstName,
        lastName: trainingCredentials.lastName,
      })
      .from(userRoles)
      .innerJoin(trainingCredentials, eq(trainingCredentials.userId, userRoles.userId))
      .where(and(eq(userRoles.userId, userId), inArray(userRoles.role, Object.keys(ROLE_NAMES))));
    if (!person) return refused("This person is no longer an administrator");
    const { role } = person;
    const all = await tx.select().from(userRoles).where(eq(userRoles.role, "admin"));
    if (role === "admin" && all.length < 2)
      return refused("You cannot remove the last administrator");
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
    const name = `${person.firstName} ${person.lastName}`;
    const subject = { id: userId, label: name };
    await recordEvent(tx, {
      actor,
      ...(role === "admin"
        ? {
            verb: "administrators.demote",
            subject: { kind: "administrator", ...subject },
            before: { administrator: true },
            after: { administrator: false },
          }
        : {
            verb: "roles.take",
            subject: { kind: "trainee", ...subject },
            before: { role: ROLE_NAMES[role] },
            after: null,
          }),
    });
    await turnOff(tx, actor, { kind: "trainee", ...subject });
    await endEntries(tx, userId);
    await endProofs(tx, userId);
    return { kind: "taken", name };
  });
}

/** For a colleague who has lost their phone and their recovery codes: their access code alone signs them in again. */
export async function turnOffSecondStep(
  db: Db,
  words: () => Content,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<RoleOutcome> {
  if (userId === actor.userId) return refused("Turn off your own on your account page");
  return changeRoles(db, actor, async (tx) => {
    const person = (await staff(tx)).find((each) => each.userId === userId);
    if (!person) return refused("This person has no staff role any more");
    const { name } = person;
    const subject = { kind: "administrator", id: userId, label: name } as const;
    if (!(await turnOff(tx, actor, subject)))
      return refused(`Two-step sign-in of ${name} was already off`);
    await noticeSecondStepOff(tx, { userId, by: actor }, words);
    return { kind: "taken", name };
  });
}

async function turnOff(tx: Db, actor: Actor | "system", subject: Subject): Promise<boolean> {
  const removed = await removeSecondFactor(tx, subject.id);
  const facts = { actor, subject, before: null, after: null };
  if (removed) await recordEvent(tx, { verb: "second-steps.remove", ...facts });
  return removed;
}

type Subject = { kind: "administrator" | "trainee"; id: string; label: string };

/** One role change at a time, on every instance, and only by someone who still has the right to make it. */
async function changeRoles(
  db: Db,
  actor: Actor,
  change: (tx: Db) => Promise<RoleOutcome>,
): Promise<RoleOutcome> {
  return withLock(db, "administrators", async (tx) => {
    return (await accountCan(tx, actor.userId, "administrators.change"))
      ? change(tx)
      : refused("You are no longer an administrator");
  });
}

/** How many administrators there are, and how many of them sign in with only a code. */
export async function administratorCounts(
  db: Db,
): Promise<{ total: number; withoutSecondStep: number }> {
  const all = (await staff(db)).filter(({ role }) => role === "admin");
  const withoutSecondStep = all.filter(({ hasSecondFactor }) => !hasSecondFactor).length;
  return { total: all.length, withoutSecondStep };
}

/** How many of those who may be required to have a second step at sign-in have none. */
export async function staffWithoutSecondStep(db: Db): Promise<number> {
  const without = (await staff(db)).filter(({ hasSecondFactor }) => !hasSecondFactor);
  return new Set(without.map(({ userId }) => userId)).size;
}

function isSetter(db: Db) {
  const { userId, role } = userRoles;
  return exists(
    db
      .select({ role })
      .from(userRoles)
      .where(and(eq(userId, trainingCredentials.userId), eq(role, "setter"))),
  );
}

/** A sign-in token for the longest-serving administrator, created at the command line and recorded as such. */
export async function administratorLink(db: Db, oneStep: boolean): Promise<string | null> {
  const [administrator] = await db
    .select({
      userId: userRoles.userId,
      firstName: trainingCredentials.firstName,
      lastName: trainingCredentials.lastName,
    })
    .from(userRoles)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), eq(trainingCredentials.isActive, true)))
    .orderBy(asc(trainingCredentials.createdAt))
    .limit(1);
  if (!administrator) return null;
  return db.transaction(async (tx) => {
    const { userId: id, firstName, lastName } = administrator;
    const token = await createSignInLink(tx, id);
    const subject = { kind: "administrator" as const, id, label: `${firstName} ${lastName}` };
    const facts = { actor: "system" as const, subject, before: null, after: null };
    if (oneStep) await turnOff(tx, "system", subject);
    await recordEvent(tx, { verb: "links.make", ...facts });
    return token;
  });
}
