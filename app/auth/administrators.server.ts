/** Who is an administrator, and how that changes: never for oneself, and never so that none is left (ADM-5). */
import { and, asc, eq, exists, isNotNull, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { contains } from "~/platform/queries/contains.server";
import { accountCan, isTrainee } from "./accounts.server";
import type { CodeVault } from "./code-vault.server";
import { type Actor, recordEvent } from "./events.server";
import { accountDetail } from "./own-address.server";
import { giveLongCode } from "./own-code.server";
import { removeSecondFactor } from "./second-factor.server";
import { createSignInLink } from "./sign-in-link.server";
import { secondFactors, trainingCredentials, userRoles } from "./tables";

const MOST_FOUND = 20;

export type Administrator = {
  userId: string;
  name: string;
  /** What tells them from somebody of the same name. */
  detail: string;
  hasSecondFactor: boolean;
  lastLoginAt: string | null;
};

/** `code`: a promoted person's new access code, shown only once. */
export type RoleOutcome =
  | { kind: "promoted"; name: string; code: string }
  | { kind: "demoted"; name: string }
  | { kind: "refused"; reason: string };

const refused = (reason: string): RoleOutcome => ({ kind: "refused", reason });

/** All administrators, the one who has been there longest first. */
export async function administrators(db: Db): Promise<Administrator[]> {
  const rows = await db
    .select({
      userId: userRoles.userId,
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
    .where(eq(userRoles.role, "admin"))
    .orderBy(asc(trainingCredentials.createdAt), asc(userRoles.userId));
  return rows.map(({ firstName, lastName, lastLoginAt, createdAt, email, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
    detail: accountDetail({ createdAt, email }),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  }));
}

/** Active trainees whose name contains each of these words, the first twenty by name. */
export async function traineesNamed(
  db: Db,
  words: string,
): Promise<{ userId: string; name: string; detail: string }[]> {
  const { firstName, lastName, userId, email, createdAt } = trainingCredentials;
  const name = sql<string>`${firstName} || ' ' || ${lastName}`;
  const found = await db
    .select({ userId, name, email, createdAt })
    .from(trainingCredentials)
    .where(
      and(
        isTrainee(db),
        eq(trainingCredentials.isActive, true),
        ...words
          .trim()
          .split(/\s+/)
          .map((word) => contains(name, word)),
      ),
    )
    .orderBy(asc(firstName), asc(lastName), asc(userId))
    .limit(MOST_FOUND);
  return found.map((row) => ({
    ...{ userId: row.userId, name: row.name },
    detail: accountDetail(row),
  }));
}

/**
 * Makes a trainee an administrator. Their code is replaced by a long one, because others have seen the
 * short one and it can be guessed; everything the old one opened is closed.
 */
export async function promote(
  db: Db,
  vault: CodeVault,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<RoleOutcome> {
  return changeRoles(db, actor, async (tx) => {
    const [trainee] = await tx
      .select()
      .from(trainingCredentials)
      .where(and(eq(trainingCredentials.userId, userId), isTrainee(tx)))
      .for("update");
    if (!trainee) return refused("This person is no longer a trainee");
    const name = `${trainee.firstName} ${trainee.lastName}`;
    if (!trainee.isActive) return refused(`${name} is deactivated`);
    const code = await giveLongCode(tx, vault, { userId });
    await tx.insert(userRoles).values({ userId, role: "admin" });
    const subject = { kind: "trainee", id: userId, label: name } as const;
    const [before, after] = [{ administrator: false }, { administrator: true }];
    await recordEvent(tx, { actor, verb: "administrators.promote", subject, before, after });
    return { kind: "promoted", name, code };
  });
}

/** Takes an administrator's rights away: at once, on every instance. They stay a trainee, with their code. */
export async function demote(
  db: Db,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<RoleOutcome> {
  if (userId === actor.userId) return refused("You cannot remove your own rights");
  return changeRoles(db, actor, async (tx) => {
    const all = await tx
      .select({
        userId: userRoles.userId,
        firstName: trainingCredentials.firstName,
        lastName: trainingCredentials.lastName,
      })
      .from(userRoles)
      .innerJoin(trainingCredentials, eq(trainingCredentials.userId, userRoles.userId))
      .where(eq(userRoles.role, "admin"));
    const person = all.find((each) => each.userId === userId);
    if (!person) return refused("This person is no longer an administrator");
    if (all.length < 2) return refused("You cannot remove the last administrator");
    await tx
      .delete(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, "admin")));
    const name = `${person.firstName} ${person.lastName}`;
    const subject = { kind: "administrator", id: userId, label: name } as const;
    const [before, after] = [{ administrator: true }, { administrator: false }];
    await recordEvent(tx, { actor, verb: "administrators.demote", subject, before, after });
    return { kind: "demoted", name };
  });
}

/** One change of roles at a time, on every instance, and only by somebody who still may change them then. */
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

/** How many administrators there are, and how many of them sign in with a code alone. */
export async function administratorCounts(
  db: Db,
): Promise<{ total: number; withoutSecondStep: number }> {
  const all = await administrators(db);
  const withoutSecondStep = all.filter(({ hasSecondFactor }) => !hasSecondFactor).length;
  return { total: all.length, withoutSecondStep };
}

/** A sign-in token for the administrator who has been there longest, made at the command line and recorded as that. */
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
    if (oneStep && (await removeSecondFactor(tx, id)))
      await recordEvent(tx, { verb: "second-steps.remove", ...facts });
    await recordEvent(tx, { verb: "links.make", ...facts });
    return token;
  });
}
