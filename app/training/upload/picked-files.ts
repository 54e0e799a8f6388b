/** Files that were dropped, each with the lesson it seems to be for, before anything is uploaded. */
import { whenReached } from "~/platform/pages/server-reach";
import type { ChosenFile } from "./choose-files";
import type { Examination } from "./examine";
import { matchNames } from "./match-names";
import type { Replacement } from "./replacement";
import type { Match, NamedLesson } from "./takes";

export type ManyLesson = NamedLesson & { replacement: Replacement };

/** `like`: the lesson that it seems to be for, and another file has. `examined`: null while it is being looked at. */
export type PickedFile = {
  key: string;
  chosen: ChosenFile;
  lesson: number | null;
  doubt: string | null;
  like?: number;
  examined: Examination | null;
};

/** The same file twice is one. */
export function pickedFrom(
  files: readonly ChosenFile[],
  before: readonly PickedFile[],
  lessons: readonly ManyLesson[],
): PickedFile[] {
  const fresh = files.filter(({ file }) => !before.some(({ key }) => key === keyOf(file)));
  const taken = takenBy(before);
  const matches = matchNames(namesOf(fresh), lessons);
  const added = fresh.map((chosen, at): PickedFile => {
    const found = unlessTaken(matches[at], taken, lessons);
    return { key: keyOf(chosen.file), chosen, ...found, examined: null };
  });
  return [...before, ...added];
}

/** A file that is refused needs no lesson, so one that was like it may have it. */
export function withExamined(
  picked: readonly PickedFile[],
  of: File,
  examined: Examination,
  lessons: readonly ManyLesson[],
): PickedFile[] {
  const all = picked.map((each) => (each.chosen.file === of ? { ...each, examined } : each));
  if (!("fault" in examined)) return all;
  const left = all.map((each) => (each.chosen.file === of ? decided(each, null) : each));
  const taken = takenBy(left);
  const usable = left.filter((each) => !each.examined || "video" in each.examined);
  const matches = matchNames(namesOf(usable.map(({ chosen }) => chosen)), lessons);
  return left.map((each) => {
    // What a person has placed, or left without a lesson, stays so.
    if (each.lesson !== null || each.doubt === null) return each;
    const found = unlessTaken(matches[usable.indexOf(each)], taken, lessons);
    if (found.lesson === null) return each;
    taken.set(found.lesson, each.chosen.file.name);
    return { ...decided(each, found.lesson), doubt: found.doubt };
  });
}

const namesOf = (files: readonly ChosenFile[]) => files.map(({ file }) => file.name);

/** Each lesson that a file has, with the name of that file. */
function takenBy(picked: readonly PickedFile[]): Map<number, string> {
  return new Map(
    picked.flatMap(({ lesson, chosen }) => (lesson === null ? [] : [[lesson, chosen.file.name]])),
  );
}

function unlessTaken(
  match: Match = { lesson: null, doubt: null },
  taken: ReadonlyMap<number, string>,
  lessons: readonly ManyLesson[],
): Match {
  const { lesson } = match;
  const name = lesson === null ? undefined : taken.get(lesson);
  if (lesson === null || name === undefined) return match;
  const title = lessons.find(({ id }) => id === lesson)?.title;
  return { lesson: null, doubt: `It seems to be “${title}”, which ${name} has`, like: lesson };
}

/** A person has chosen its lesson, or none. */
function decided({ like: _, ...file }: PickedFile, lesson: number | null): PickedFile {
  return { ...file, lesson, doubt: null };
}

export function withLesson(
  picked: readonly PickedFile[],
  key: string,
  lesson: number | null,
): PickedFile[] {
  return picked.map((each) => (each.key === key ? decided(each, lesson) : each));
}

/** It takes the lesson that it is like, and the file that had it has none. */
export function withThisInstead(picked: readonly PickedFile[], key: string): PickedFile[] {
  const like = picked.find((each) => each.key === key)?.like;
  if (like === undefined) return [...picked];
  const freed = picked.map((each) => (each.lesson === like ? decided(each, null) : each));
  return withLesson(freed, key, like);
}

/** Whether a person should look at it before anything is uploaded. */
export function isOpen(file: PickedFile, picked: readonly PickedFile[]): boolean {
  if (file.examined && "fault" in file.examined) return false;
  return file.doubt !== null || isShared(file.lesson, picked);
}

/** What a person has to decide first, then what cannot be used; otherwise as they were. */
export function openFirst(picked: readonly PickedFile[]): PickedFile[] {
  const rank = (file: PickedFile) =>
    isOpen(file, picked) ? 0 : file.examined && "fault" in file.examined ? 1 : 2;
  return picked.toSorted((one, other) => rank(one) - rank(other));
}

/** In a browser's memory a file is known by what it says of itself. */
function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

export async function examineFile(file: File): Promise<Examination> {
  const { examine } = await whenReached(() => import("./examine"));
  return examine(file).catch(() => ({ fault: "This file could not be read. Choose it again." }));
}

/** Those that can be uploaded: videos with a lesson of their own. */
export function readyFiles(picked: readonly PickedFile[]): PickedFile[] {
  return picked.filter(
    ({ lesson, examined }) =>
      lesson !== null && examined && "video" in examined && !isShared(lesson, picked),
  );
}

/** What becomes of them, in words; those that are still looked at wait. */
export function tally(picked: readonly PickedFile[]): string {
  const refused = picked.filter(({ examined }) => examined && "fault" in examined).length;
  const waiting = picked.filter(({ examined }) => examined === null).length;
  const ready = readyFiles(picked).length;
  const left = picked.length - refused - waiting - ready;
  const doubtful = readyFiles(picked).filter(({ doubt }) => doubt !== null).length;
  const toCheck = doubtful > 0 ? ` (${doubtful} to check)` : "";
  const counts = [
    `${ready} of ${picked.length} can be uploaded${toCheck}`,
    left === 0
      ? ""
      : left === 1
        ? "1 has no lesson or shares one"
        : `${left} have no lesson or share one`,
    refused > 0 ? `${refused} cannot be used` : "",
    waiting > 0 ? `${waiting} being checked` : "",
  ];
  return counts.filter((each) => each !== "").join(", ");
}

export function isShared(lesson: number | null, picked: readonly PickedFile[]): boolean {
  return lesson !== null && picked.filter((each) => each.lesson === lesson).length > 1;
}
