/** A person's own notes to lessons (MED-7). Every query names the person: nobody reads another's. */
import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { inTime, MOST_NOTES, type Note, type NoteSave, OLDEST_SAVE_SECONDS } from "./note-save";
import { lessonNotes } from "./tables";

/** At once, on a lesson's page. */
const MOST_SHOWN = 50;

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

/** The newest notes of a lesson in order of their seconds, and how many `older` ones there are; none if `all` are asked for. */
export async function shownNotes(
  db: Db,
  { userId, lessonNumber, all }: { userId: string; lessonNumber: number; all: boolean },
): Promise<{ notes: Note[]; older: number }> {
  const own = and(
    eq(lessonNotes.userId, userId),
    eq(lessonNotes.lessonNumber, lessonNumber),
    ne(lessonNotes.words, ""),
  );
  const [notes, count] = await Promise.all([
    db
      .select(NOTE)
      .from(lessonNotes)
      .where(own)
      .orderBy(desc(lessonNotes.createdAt), desc(lessonNotes.id))
      .limit(all ? MOST_NOTES : MOST_SHOWN),
    db.$count(lessonNotes, own),
  ]);
  return { notes: inTime(notes), older: Math.max(0, count - notes.length) };
}

/** How many notes someone has. Their words are theirs alone. */
export async function countNotes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ notes: count() })
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), ne(lessonNotes.words, "")));
  return row?.notes ?? 0;
}

/**
 * Stores a note as it was last changed, whichever window sends it first; words that the sending window has not seen stay
 * as another note at the same second. False if there are too many.
 */
export async function saveNote(db: Db, save: NoteSave): Promise<boolean> {
  const { userId, id, lessonNumber, atSeconds, words } = save;
  const changedAt = sql`now() - make_interval(secs => ${save.ageSeconds}::float8)`;
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
      .select({
        words: lessonNotes.words,
        isNewer: sql<boolean>`${lessonNotes.updatedAt} > ${changedAt}`,
      })
      .from(lessonNotes)
      .where(and(own, eq(lessonNotes.id, id)))
      .for("update");
    if (!known && (await countNotes(tx, userId)) >= MOST_NOTES) return false;
    if (known && save.seen && ![words, ...save.seen].includes(known.words))
      await keepOther(tx, { ...save, words: known.isNewer ? words : known.words });
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

/** Sent again, it is kept once. */
async function keepOther(tx: Db, { userId, id, lessonNumber, atSeconds, words }: NoteSave) {
  if (words === "") return;
  const same = { userId, lessonNumber, atSeconds, words };
  const known = await tx.$count(
    lessonNotes,
    and(
      eq(lessonNotes.userId, userId),
      eq(lessonNotes.lessonNumber, lessonNumber),
      eq(lessonNotes.atSeconds, atSeconds),
      eq(lessonNotes.words, words),
      ne(lessonNotes.id, id),
    ),
  );
  if (known === 0) await tx.insert(lessonNotes).values({ ...same, id: randomUUID() });
}
