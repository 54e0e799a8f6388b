/** What is said in the sample clips of three lessons, with chapters, and the notes of someone who watches them. */
import type { Db } from "../app/platform/db/database.server";
import { lessonCues, lessonNotes } from "../app/training/words/tables";

type Line = readonly [start: number, words: string, chapter?: string];

const SAID: Readonly<Record<number, readonly Line[]>> = {
  1: [
    [
      0,
      "Welcome. In this lesson you see how a conversation becomes a booked call.",
      "What this is",
    ],
    [5, "You never sell in a message. You find out whether a call makes sense."],
    [10, "Read the profile first: who they are, and what they said last.", "Before you write"],
    [15, "Then ask one question that only they can answer."],
    [20, "If they answer, thank them and ask the next one.", "The first reply"],
    [25, "One question at a time. Two questions get half an answer."],
  ],
  2: [
    [
      0,
      "This lesson is about the job offer on LinkedIn, and what to leave out of it.",
      "The offer",
    ],
    [6, "Say what the work is, for whom, and what it pays on average."],
    [12, "Never promise what someone will earn.", "What to leave out"],
    [18, "If they ask about price, say that the call is free and what comes after it."],
    [24, "Then offer two times."],
  ],
  3: [
    [0, "Most people who stop replying are busy, not against you.", "Why people go quiet"],
    [7, "Wait three days, then send one friendly line.", "Following up"],
    [14, "Give a reason to write: something new, not just checking in."],
    [21, "After the second follow-up, close the loop and leave the door open."],
  ],
};

const NOTES = [
  {
    lessonNumber: 1,
    atSeconds: 15,
    words: "One question that only they can answer. Mine: what made you apply now?",
  },
  { lessonNumber: 1, atSeconds: 25, words: "I ask two at once all the time." },
  { lessonNumber: 3, atSeconds: 7, words: "Three days. Put it into follow-ups right away." },
];

/** Each line is said until the next one; the last for five seconds. */
export async function addSampleTranscripts(db: Db, learner: string | undefined): Promise<void> {
  const rows = Object.entries(SAID).flatMap(([lesson, lines]) =>
    lines.map(([start, words, chapter = null], position) => ({
      lessonNumber: Number(lesson),
      position,
      startSeconds: start,
      endSeconds: lines[position + 1]?.[0] ?? start + 5,
      words,
      chapter,
    })),
  );
  await db.insert(lessonCues).values(rows);
  if (learner === undefined) return;
  const notes = NOTES.map((note) => ({ userId: learner, id: crypto.randomUUID(), ...note }));
  await db.insert(lessonNotes).values(notes);
}
