/** Coaches and cohorts that an import of trainees makes on the way (PEOPLE-5). */

import { and, eq, inArray, notExists } from "drizzle-orm";
import type { Auth, Viewer } from "~/auth/auth.server";
import { recordEvents } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { cutText } from "~/platform/text/cut-text";
import { splitName } from "~/platform/text/person-name";
import { plainText } from "~/platform/text/plain-text";
import { activeCoaches, cohortNames, saveCohort } from "~/team/cohorts/cohorts.server";
import { cohortMembers, cohorts } from "~/team/tables";

const LONGEST_COHORT = 100;

export type Ids = ReadonlyMap<string, string>;

/** They start today and have no dates: both are set on the cohort's page. */
export async function makeCohorts(tx: Db, names: readonly string[], actor: Viewer): Promise<Ids> {
  const ids = new Map<string, string>();
  const startsOn = new Date().toISOString().slice(0, 10);
  for (const name of names) {
    const dates = { startsOn, coachId: null, targets: [], lessons: [] };
    const fields = { name: cutText(name, LONGEST_COHORT), ...dates };
    const saved = await saveCohort(tx, actor, null, fields);
    if (!("id" in saved))
      throw new Error("fault" in saved ? saved.fault : "The cohort was changed");
    ids.set(plainText(name), saved.id);
  }
  return ids;
}

export async function makeCoaches(tx: Db, auth: Auth, names: readonly string[], actor: Viewer) {
  const ids = new Map<string, string>();
  const codes: { name: string; email: string; accessCode: string }[] = [];
  for (const name of names) {
    const result = await auth.createTrainee(splitName(name), actor, tx);
    if ("fault" in result) throw new Error(result.fault);
    const { userId } = result.made;
    const accessCode = await auth.people.makeStaff(tx, { actor, userId, role: "coach" });
    ids.set(plainText(name), userId);
    codes.push({ name: `${name} (coach)`, email: "", accessCode });
  }
  return { ids, codes };
}

export type Besides = Record<"coaches" | "cohorts", string[]>;

/** The names of what each import made besides its trainees, as far as it is still there. */
export async function besidesOf(
  db: Db,
  viewer: Viewer,
  past: readonly { id: string; made: Besides | null }[],
): Promise<Record<string, Besides>> {
  const coaches = new Map((await activeCoaches(db)).map(({ userId, name }) => [userId, name]));
  const cohorts = new Map((await cohortNames(db, viewer)).map((each) => [each.id, each.name]));
  const named = (made: readonly string[], names: ReadonlyMap<string, string>) =>
    made.flatMap((id) => names.get(id) ?? []);
  return Object.fromEntries(
    past.flatMap(({ id, made }) =>
      made
        ? [[id, { coaches: named(made.coaches, coaches), cohorts: named(made.cohorts, cohorts) }]]
        : [],
    ),
  );
}

/** Deletes the cohorts that it made and nobody is in any more. */
export async function dropCohorts(tx: Db, made: readonly string[], actor: Viewer): Promise<void> {
  const members = tx
    .select({ id: cohortMembers.userId })
    .from(cohortMembers)
    .where(eq(cohortMembers.cohortId, cohorts.id));
  const dropped = await tx
    .delete(cohorts)
    .where(and(inArray(cohorts.id, [...made]), notExists(members)))
    .returning({ id: cohorts.id, label: cohorts.name });
  const facts = { actor, verb: "cohorts.delete", before: null, after: null } as const;
  await recordEvents(
    tx,
    dropped.map((each) => ({ ...facts, subject: { kind: "cohort" as const, ...each } })),
  );
}
