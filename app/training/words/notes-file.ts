/** Notes as Markdown. Pure. */
import { clock } from "~/platform/time/durations";
import type { Note } from "./note-save";

type Titled = { id: number; number: number | null; title: string };

/** What Markdown would read as more than a text. */
const SIGNS = /[\\`*_{}[\]<>#|~]/g;

/** A heading for each lesson, a point for each note with its second and an address that plays it. */
export function notesFile(
  notes: readonly Note[],
  lessons: readonly Titled[],
  addressOf: (note: Note) => string,
): string {
  const byLesson = Map.groupBy(notes, ({ lessonNumber }) => lessonNumber);
  const known = new Set(lessons.map(({ id }) => id));
  const gone = [...byLesson.keys()].filter((id) => !known.has(id));
  const all = [
    ...lessons,
    ...gone.map((id) => ({ id, number: null, title: "A lesson that is no longer shown" })),
  ];
  const parts = all.flatMap(({ id, number, title }) => {
    const own = byLesson.get(id);
    if (!own) return [];
    const name = number === null ? title : `Lesson ${number}: ${title}`;
    return [`## ${plain(name)}\n`, ...own.map((note) => pointOf(note, addressOf(note))), ""];
  });
  return ["# Notes\n", ...(parts.length > 0 ? parts : ["No notes yet.\n"])].join("\n");
}

function pointOf(note: Note, address: string): string {
  const [first = "", ...more] = note.words.split(/\r\n|\r|\n/).map(plain);
  const rest = more.map((line) => (line === "" ? "" : `  ${line}`));
  return [`- [${clock(note.atSeconds)}](${address}) ${first}`, ...rest].join("\n");
}

/** A sign at the start of a line would make a list or a rule of it. */
function plain(line: string): string {
  return line
    .trim()
    .replace(SIGNS, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2")
    .replace(/^([-+=])/, "\\$1");
}
