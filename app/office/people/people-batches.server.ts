/** The list of people, for acts on many of them (PEOPLE-2). */
import { and, eq, inArray } from "drizzle-orm";
import { namesakes, traineesSeenBy } from "~/auth/auth.server";
import { type BatchList, PERSON_ID } from "~/auth/batches/batches.server";
import { trainingCredentials, users } from "~/auth/tables";
import { LINKS_ACT } from "../link-act.server";
import { peopleIds } from "./people-list.server";
import { peopleViewOf } from "./people-view";

const PORTION = 500;

export const PEOPLE_BATCHES: BatchList = {
  right: "links.make",
  path: "/admin/people",
  nouns: ["person", "people"],
  rowId: PERSON_ID,
  acts: [LINKS_ACT],
  idsIn: (db, viewer, view) =>
    peopleIds(db, { view: peopleViewOf(view), seen: traineesSeenBy(viewer) }, PORTION),
  standing: async (db, viewer, ids) => {
    const rows = await db
      .select({ id: users.id, name: users.name })
      .from(users)
      .innerJoin(trainingCredentials, eq(trainingCredentials.userId, users.id))
      .where(and(inArray(users.id, [...ids]), traineesSeenBy(viewer)(users.id)));
    const details = await namesakes(
      db,
      rows.map(({ id }) => id),
    );
    return new Map(
      rows.map(({ id, name }) => [id, { name, version: null, detail: details.get(id) }]),
    );
  },
};
