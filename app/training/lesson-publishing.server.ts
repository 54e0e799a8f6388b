/** What a publication of the lessons does to trainees: to what they have begun, and to who is late (CONT-10, OWN-3). */
import { sql } from "drizzle-orm";
import {
  type ContentDocument,
  contentAt,
  type Fields,
  type HeldItems,
  itemsIn,
  readPublished,
} from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { shownLessons } from "./catalogue.server";
import { LESSONS } from "./copy/lessons.server";
import { numberIn } from "./lesson";
import { begunBy } from "./progress.server";

/** By the lesson's path in its document. */
async function heldOf(db: Db, { key }: ContentDocument): Promise<HeldItems> {
  if (key !== LESSONS.key) return {};
  const content = contentAt(await readPublished(db), () => new Map());
  const ids = shownLessons(content).map(({ id }) => id);
  const begun = [...(await begunBy(db))].map(([id, people]) => {
    const number = numberIn(ids, id);
    const which = number > 0 ? `lesson ${number}` : "a lesson that is not live";
    const who = people === 1 ? "1 trainee has" : `${people} trainees have`;
    return [
      `lessons.${id}`,
      `${who} progress on ${which}; it is kept and comes back with the lesson.`,
    ];
  });
  return Object.fromEntries(begun);
}

type LateWith = { late: number; freed: number; other: number };

/** `fields`: as they would be live. */
async function effectsOf(db: Db, { key }: ContentDocument, fields: Fields): Promise<string[]> {
  if (key !== LESSONS.key) return [];
  const items = itemsIn(LESSONS.root, "lessons", fields);
  const ids = items.flatMap(({ id, state }) => (state === "" ? [Number(id)] : []));
  const { rows } = await db.execute<LateWith>(
    sql`select * from late_with(${sql.param(ids)}::smallint[], (now() at time zone 'UTC')::date)`,
  );
  const { late, freed, other } = rows[0] ?? { late: 0, freed: 0, other: 0 };
  return [
    ...counted(late, "becomes late", "become late"),
    ...counted(freed, "is no longer late", "are no longer late"),
    ...counted(
      other,
      "has other lessons due by a date of their cohort",
      "have other lessons due by the dates of their cohorts",
    ),
  ];
}

function counted(people: number, one: string, many: string): string[] {
  if (people === 0) return [];
  return [people === 1 ? `1 trainee ${one}.` : `${people} trainees ${many}.`];
}

export const lessonPublishing = { heldOf, effectsOf };
