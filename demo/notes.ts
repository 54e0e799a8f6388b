/** The notes of a sample trainee, at seconds of the clips that three lessons play. */
import type { Db } from "../app/platform/db/database.server";
import { lessonNotes } from "../app/training/words/tables";

const NOTES = [
  {
    lessonNumber: 1,
    atSeconds: 15,
    words: "One question that only they can answer. Mine: what made you apply now?",
  },
  { lessonNumber: 1, atSeconds: 25, words: "I ask two at once all the time." },
  { lessonNumber: 18, atSeconds: 7, words: "Say it back first. I always answer too fast." },
];

export async function addSampleNotes(db: Db, userId: string): Promise<void> {
  const notes = NOTES.map((note) => ({ userId, id: crypto.randomUUID(), ...note }));
  await db.insert(lessonNotes).values(notes);
}
