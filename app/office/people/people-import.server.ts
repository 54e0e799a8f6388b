/** Importing many trainees with their codes, and undoing that for those who never signed in (DAY-4). */
import { eq } from "drizzle-orm";
import { type Auth, deleteTrainee, type Viewer } from "~/auth/auth.server";
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
import { addMembers } from "~/team/cohorts/cohorts.server";
import { giveCoach } from "../panel/coaches.server";
import { personImports } from "../tables";
import { type NewPerson, planPeople } from "./people-plan.server";

/** One line of the code sheet: nothing stores it. `isTaken`: the address belongs to another account, so it is not stored. */
export type NewCode = { name: string; email: string; accessCode: string; isTaken?: boolean };

const KIND = "people";

/** Null: it was already done, or belongs to someone else. */
export async function importPeople(
  db: Db,
  auth: Auth,
  id: string,
  actor: Viewer,
): Promise<NewCode[] | null> {
  return db.transaction(async (tx) => {
    const own = { userId: actor.userId, kind: KIND } as const;
    const open = await openImport(tx, id, own);
    if (open === null) return null;
    const planned = await planPeople(tx, actor, open);
    if (!(await closeImport(tx, id, own))) return null;
    const people = planned.flatMap(({ person }) => person ?? []);
    const made: (NewPerson & { userId: string; accessCode: string; isTaken: boolean })[] = [];
    for (const person of people) {
      const { firstName, lastName, email } = person;
      const name = { firstName, lastName };
      const known = email === "" ? {} : { email };
      let result = await auth.createTrainee({ ...name, ...known }, actor, tx);
      const taken = "fault" in result && result.isTaken === true;
      if (taken) result = await auth.createTrainee(name, actor, tx);
      // Thrown to roll back all of them.
      if ("fault" in result) throw new Error(result.fault);
      made.push({ ...result.made, ...person, isTaken: taken });
    }
    if (made.length > 0)
      await tx.insert(personImports).values(made.map(({ userId }) => ({ importId: id, userId })));
    for (const [coachId, own] of Map.groupBy(made, (each) => each.coachId))
      if (coachId !== null && !(await giveCoach(tx, actor, idsOf(own), coachId)))
        throw new Error("A coach left during the import");
    for (const [cohortId, own] of Map.groupBy(made, (each) => each.cohortId))
      if (cohortId !== null) await addMembers(tx, actor, cohortId, idsOf(own));
    await noteImport(tx, id, { added: made.length });
    return made.map(({ firstName, lastName, email, accessCode, isTaken: taken }) => ({
      name: `${firstName} ${lastName}`,
      email,
      accessCode,
      isTaken: taken,
    }));
  });
}

const idsOf = (people: readonly { userId: string }[]) => people.map(({ userId }) => userId);

/** Deletes those who never signed in. Null: there is nothing to undo anymore. */
export async function undoPeople(db: Db, id: string, actor: Viewer): Promise<Undone | null> {
  return db.transaction(async (tx) => {
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
    for (const { userId, firstName, lastName } of rows.filter((row) => row.lastLoginAt === null)) {
      if (!(await deleteTrainee(tx, userId))) continue;
      reversed += 1;
      const subject = { kind: "trainee" as const, id: userId, label: `${firstName} ${lastName}` };
      const facts = { before: { active: true, completed: 0, percent: 0 }, after: null };
      await recordEvent(tx, { actor, subject, verb: "trainees.delete", ...facts });
    }
    const undone = { reversed, kept: rows.length - reversed, failed: mine.added - rows.length };
    await noteImport(tx, id, { ...undone, undoneAt: new Date() });
    return undone;
  });
}
