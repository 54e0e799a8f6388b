/** Files that were dropped, each with the lesson it seems to be for, before anything is uploaded. */
import { whenReached } from "~/platform/pages/server-reach";
import type { ChosenFile } from "./choose-files";
import type { Examination } from "./examine";
import { type Match, matchNames, type NamedLesson } from "./match-names";
import type { Replacement } from "./replacement";

export type ManyLesson = NamedLesson & { replacement: Replacement };

/** `examined`: null while it is being looked at. */
export type PickedFile = {
  key: string;
  chosen: ChosenFile;
  lesson: number | null;
  doubt: string | null;
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
    const found = unlessTaken(matches[at], taken);
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
  const left = all.map((each) =>
    each.chosen.file === of ? { ...each, lesson: null, doubt: null } : each,
  );
  const taken = takenBy(left);
  const usable = left.filter((each) => !each.examined || "video" in each.examined);
  const matches = matchNames(namesOf(usable.map(({ chosen }) => chosen)), lessons);
  return left.map((each) => {
    // What a person has placed, or left without a lesson, stays so.
    if (each.lesson !== null || each.doubt === null) return each;
    const found = unlessTaken(matches[usable.indexOf(each)], taken);
    if (found.lesson !== null) taken.add(found.lesson);
    return found.lesson === null ? each : { ...each, ...found };
  });
}

const namesOf = (files: readonly ChosenFile[]) => files.map(({ file }) => file.name);

function takenBy(picked: readonly PickedFile[]): Set<number> {
  return new Set(picked.flatMap(({ lesson }) => lesson ?? []));
}

function unlessTaken(match: Match | undefined, taken: ReadonlySet<number>): Match {
  const { lesson = null, doubt = null } = match ?? {};
  return lesson !== null && taken.has(lesson)
    ? { lesson: null, doubt: "Another file above is for the same lesson" }
    : { lesson, doubt };
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
  const counts = [
    `${ready} of ${picked.length} can be uploaded`,
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
