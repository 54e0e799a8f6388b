/** Files that were dropped, each with the lesson it seems to be for, before anything is uploaded. */
import { whenReached } from "~/platform/pages/server-reach";
import type { ChosenFile } from "./choose-files";
import type { Examination } from "./examine";
import { matchNames, type NamedLesson } from "./match-names";
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
  const taken = new Set(before.map(({ lesson }) => lesson));
  const names = fresh.map(({ file }) => file.name);
  const matches = matchNames(names, lessons);
  const added = fresh.map((chosen, at): PickedFile => {
    const { lesson = null, doubt = null } = matches[at] ?? {};
    const isTaken = lesson !== null && taken.has(lesson);
    return {
      key: keyOf(chosen.file),
      chosen,
      lesson: isTaken ? null : lesson,
      doubt: isTaken ? "Another file above is for the same lesson" : doubt,
      examined: null,
    };
  });
  return [...before, ...added];
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

export function isShared(lesson: number | null, picked: readonly PickedFile[]): boolean {
  return lesson !== null && picked.filter((each) => each.lesson === lesson).length > 1;
}
