/** A person's own notes to lessons (MED-7). Every query names the person: nobody reads another's. */
import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { MOST_NOTES, type Note, type NoteSave, OLDEST_SAVE_SECONDS } from "./note-save";
import { lessonNotes } from "./tables";

const NOTE = {
  id: lessonNotes.id,
  lessonNumber: lessonNotes.lessonNumber,
  atSeconds: lessonNotes.atSeconds,
  words: lessonNotes.words,
};

/** In order of lessons and seconds; those of one lesson, or all. */
export async function notesOf(db: Db, userId: string, lesson?: number): Promise<Note[]> {
  return db
    .select(NOTE)
    .from(lessonNotes)
    .where(
      and(
        eq(lessonNotes.userId, userId),
        ne(lessonNotes.words, ""),
        lesson === undefined ? undefined : eq(lessonNotes.lessonNumber, lesson),
      ),
    )
    .orderBy(asc(lessonNotes.lessonNumber), asc(lessonNotes.atSeconds), asc(lessonNotes.id))
    .limit(MOST_NOTES);
}

/** How many notes someone has. Their words are theirs alone. */
export async function countNotes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ notes: count() })
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), ne(lessonNotes.words, "")));
  return row?.notes ?? 0;
}

/** Stores a note as it was last changed, whichever window sends it first; false if there are too many. */
export async function saveNote(db: Db, save: NoteSave): Promise<boolean> {
  const { userId, id, lessonNumber, atSeconds, words } = save;
  return db.transaction(async (tx) => {
    const own = eq(lessonNotes.userId, userId);
    await tx
      .delete(lessonNotes)
      .where(
        and(
          own,
          eq(lessonNotes.words, ""),
          sql`${lessonNotes.updatedAt} < now() - make_interval(secs => ${OLDEST_SAVE_SECONDS})`,
        ),
      );
    const [known] = await tx
      .select({ id: lessonNotes.id })
      .from(lessonNotes)
      .where(and(own, eq(lessonNotes.id, id)));
    if (!known && (await countNotes(tx, userId)) >= MOST_NOTES) return false;
    const changedAt = sql`now() - make_interval(secs => ${save.ageSeconds}::float8)`;
    const changed = { lessonNumber, atSeconds, words, updatedAt: changedAt };
    await tx
      .insert(lessonNotes)
      .values({ userId, id, createdAt: changedAt, ...changed })
      .onConflictDoUpdate({
        target: [lessonNotes.userId, lessonNotes.id],
        set: changed,
        setWhere: sql`${lessonNotes.updatedAt} <= ${changedAt}`,
      });
    return true;
  });
}
