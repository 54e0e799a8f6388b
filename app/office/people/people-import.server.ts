/** Importing many trainees with their codes, and undoing that for those who never signed in (DAY-4). */

import { eq, inArray, sql } from "drizzle-orm";
import { type Auth, can, deleteTrainee, traineesOnly, type Viewer } from "~/auth/auth.server";
import { trainingCredentials } from "~/auth/tables";
import { recordEvent } from "~/events/events.server";
import {
  beginUndo,
  closeImport,
  noteImport,
  openImport,
  type Undone,
} from "~/imports/imports.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { plainText } from "~/platform/text/plain-text";
import { addMembers, giveCoach } from "~/team/cohorts/cohorts.server";
import { openPayOf } from "~/tracker/tracker.server";
import { withOpenPay } from "../open-pay.server";
import { personImports } from "../tables";
import { dropCohorts, type Ids, makeCoaches, makeCohorts } from "./import-besides.server";
import { type NewPerson, planPeople } from "./people-plan.server";

/** One line of the code sheet: nothing stores it. `isTaken`: its address belongs to another account, so it stands nowhere. */
export type NewCode = { name: string; email: string; accessCode: string; isTaken?: boolean };

const KIND = "people";

/** `leftOut`: how many cells of these people were. */
type Imported = { id: string; added: number; leftOut: number; codes: NewCode[] };
/** `mayMakeCoaches`: the actor has just proven who they are. */
type Asked = { id: string; actor: Viewer; mayMakeCoaches: boolean };

/**
 * Null: it was already done, or belongs to someone else. One at a time: of two sheets with the same people, the second
 * finds those whom the first has added.
 */
export async function importPeople(
  db: Db,
  auth: Auth,
  { id, actor, mayMakeCoaches }: Asked,
): Promise<Imported | "unproven" | null> {
  return withLock(db, { name: "imports", of: KIND }, async (tx) => {
    const own = { userId: actor.userId, kind: KIND } as const;
    const open = await openImport(tx, id, own);
    if (open === null) return null;
    const planned = await planPeople(tx, actor, open);
    const people = planned.rows.flatMap(({ person }) => person ?? []);
    const wanted = { coaches: madeOf(people, "coach"), cohorts: madeOf(people, "cohort") };
    if (wanted.coaches.length > 0 && !mayMakeCoaches) return "unproven";
    if (!(await closeImport(tx, id, own))) return null;
    const coaches = await makeCoaches(tx, auth, wanted.coaches, actor);
    const cohorts = await makeCohorts(tx, wanted.cohorts, actor);
    // One length for all of them: shorter ones among them would be easier to guess.
    const digits = await auth.codeDigits(people.length, tx);
    const made: (NewPerson & { userId: string; accessCode: string })[] = [];
    for (const person of people) {
      const { firstName, lastName, email } = person;
      const name = { firstName, lastName };
      const known = email === "" ? {} : { email };
      let result = await auth.createTrainee({ ...name, ...known }, actor, tx, digits);
      const taken = "fault" in result && result.isTaken === true;
      if (taken) result = await auth.createTrainee(name, actor, tx, digits);
      // Thrown to roll back all of them.
      if ("fault" in result) throw new Error(result.fault);
      made.push({ ...result.made, ...person, isTaken: taken || person.isTaken });
    }
    if (made.length > 0)
      await tx.insert(personImports).values(made.map(({ userId }) => ({ importId: id, userId })));
    for (const [coachId, own] of Map.groupBy(made, ({ coach }) => placeId(coach, coaches.ids)))
      if (coachId !== null && !(await giveCoach(tx, actor, idsOf(own), coachId)))
        throw new Error("A coach left during the import");
    for (const [cohortId, own] of Map.groupBy(made, ({ cohort }) => placeId(cohort, cohorts)))
      if (cohortId !== null) await addMembers(tx, actor, cohortId, idsOf(own));
    await noteImport(tx, id, {
      added: made.length,
      made: { coaches: [...coaches.ids.values()], cohorts: [...cohorts.values()] },
    });
    const leftOut = planned.rows.reduce((sum, row) => sum + (row.leftOut?.length ?? 0), 0);
    const codes = made.map(({ firstName, lastName, email, accessCode, isTaken: taken }) => ({
      name: `${firstName} ${lastName}`.trim(),
      email: taken ? "" : writtenMail(email),
      accessCode,
      isTaken: taken,
    }));
    return { id, added: made.length, leftOut, codes: [...coaches.codes, ...codes] };
  });
}

function placeId(place: NewPerson["coach"], made: Ids): string | null {
  if (place === null) return null;
  return "id" in place ? place.id : (made.get(plainText(place.made)) ?? null);
}

/** The names of those to be made, each once. */
function madeOf(people: readonly NewPerson[], kind: "coach" | "cohort"): string[] {
  const names = people.flatMap((person) => {
    const place = person[kind];
    return place && "made" in place ? place.made : [];
  });
  return [...new Map(names.map((name) => [plainText(name), name])).values()];
}

const idsOf = (people: readonly { userId: string }[]) => people.map(({ userId }) => userId);

/** Whom undoing an import keeps: those who have signed in, of the others those who are staff now, and of these those whose pay is open. */
export type Kept = { signedIn: number; staff: number; paid: number };

/** By import. */
export async function keptOf(
  db: Db,
  ids: readonly string[],
  zone: string,
): Promise<Record<string, Kept>> {
  if (ids.length === 0) return {};
  const rows = await db
    .select({
      id: personImports.importId,
      userId: personImports.userId,
      lastLoginAt: trainingCredentials.lastLoginAt,
      isStaff: sql<boolean>`not ${traineesOnly(db)}`,
    })
    .from(personImports)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, personImports.userId))
    .where(inArray(personImports.importId, [...ids]));
  const never = rows.filter(({ lastLoginAt }) => lastLoginAt === null);
  const away = never.filter(({ isStaff }) => !isStaff);
  const pay = await openPayOf(db, idsOf(away), zone);
  const countIn = (own: typeof rows, some: typeof rows) =>
    own.filter((row) => some.includes(row)).length;
  return Object.fromEntries(
    [...Map.groupBy(rows, (row) => row.id)].map(([id, own]) => [
      id,
      {
        signedIn: own.length - countIn(own, never),
        staff: countIn(own, never) - countIn(own, away),
        paid: own.filter((row) => away.includes(row) && pay.has(row.userId)).length,
      },
    ]),
  );
}

/**
 * Deletes those who never signed in and have no open pay: what is owed to them is not left without them (PAY-2). Null:
 * there is nothing to undo anymore.
 */
export async function undoPeople(
  db: Db,
  id: string,
  { actor, zone }: { actor: Viewer; zone: string },
): Promise<Undone | null> {
  const { importId, userId } = personImports;
  const made = await db.select({ userId }).from(personImports).where(eq(importId, id));
  return withOpenPay(db, idsOf(made), zone, async (tx, pay) => {
    const mine = await beginUndo(tx, id, { userId: actor.userId, kind: KIND });
    if (mine === null) return null;
    const rows = await tx
      .select({
        userId: trainingCredentials.userId,
        firstName: trainingCredentials.firstName,
        lastName: trainingCredentials.lastName,
        lastLoginAt: trainingCredentials.lastLoginAt,
      })
      .from(personImports)
      .innerJoin(trainingCredentials, eq(trainingCredentials.userId, personImports.userId))
      .where(eq(personImports.importId, id))
      .for("update", { of: trainingCredentials });
    let reversed = 0;
    const unused = rows.filter((row) => row.lastLoginAt === null && !pay.has(row.userId));
    for (const { userId, firstName, lastName } of unused) {
      if (!(await deleteTrainee(tx, userId))) continue;
      reversed += 1;
      const subject = { kind: "trainee" as const, id: userId, label: `${firstName} ${lastName}` };
      const facts = { before: { active: true, completed: 0, percent: 0 }, after: null };
      await recordEvent(tx, { actor, subject, verb: "trainees.delete", ...facts });
    }
    if (can(actor, "cohorts.change")) await dropCohorts(tx, mine.made?.cohorts ?? [], actor);
    const undone = { reversed, kept: rows.length - reversed, failed: mine.added - rows.length };
    await noteImport(tx, id, { ...undone, undoneAt: new Date() });
    return undone;
  });
}
