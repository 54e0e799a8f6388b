/** A pasted list of videos: which line goes to which lesson (OWN-3). Pure. */
import { type Replacement, replacementNotes } from "./upload/replacement";
import {
  addressesIn,
  isCode,
  type PastedVideo,
  readPasted,
  type VideoReference,
} from "./video-address";

/** `number`: null while trainees do not see it. `video`: the address that is set. */
export type ListLesson = {
  id: number;
  number: number | null;
  title: string;
  video: string | null;
  replacement: Replacement;
};

/** `fault`: why the line does nothing; `notes`: what to look at. */
export type PlannedLine = {
  line: string;
  lesson: Pick<ListLesson, "id" | "number" | "title"> | null;
  video: VideoReference | null;
  fault: string | null;
  notes: readonly string[];
};

const LONGEST_SHOWN = 120;
/** Nobody's embed code is longer, and reading it would take long. */
const LONGEST_LINE = 10_000;
/** People leave it out of a title. */
const ARTICLE = /^(?:the|an?) (?=.)/;

/**
 * A line goes to the lesson whose title or number it has. Others go by their order: to the lessons without a video if
 * there is room, otherwise from the first lesson on.
 */
export function planOf(
  text: string,
  lessons: readonly ListLesson[],
  playerOrigins: readonly string[],
): PlannedLine[] {
  const read = linesIn(text).map((line) => readLine(line, lessons, playerOrigins));
  const named = new Set(read.flatMap(({ lesson }) => lesson?.id ?? []));
  const unnamed = read.filter(({ lesson, fault }) => lesson === null && fault === null).length;
  const open = lessons.filter(({ id, number }) => number !== null && !named.has(id));
  const missing = open.filter(({ video }) => video === null);
  const inOrder = unnamed <= missing.length ? missing : open;
  const taken = new Map<number, VideoReference>();
  let next = 0;
  return read.map(({ line, video, fault, lesson: own, rest }) => {
    const shown = line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN - 1)}…` : line;
    if (!video || fault) return { line: shown, lesson: own, video: null, fault, notes: [] };
    const byOrder = own === null;
    const lesson = own ?? inOrder[next] ?? null;
    if (byOrder) next += 1;
    if (!lesson)
      return { line: shown, lesson, video, fault: "No lesson is left for it", notes: [] };
    if (taken.has(lesson.id))
      return {
        line: shown,
        lesson,
        video,
        fault: `${nameOf(lesson)} is in the list twice`,
        notes: [],
      };
    const notes = notesOn({ lesson, video, taken, lessons });
    if (byOrder && /\p{L}/u.test(rest))
      notes.unshift("No lesson has this title or number, so it goes by order");
    taken.set(lesson.id, video);
    return { line: shown, lesson, video, fault: null, notes };
  });
}

/** What saving the lines would set, and what is there now: another one is another plan. */
export function planText(lines: readonly PlannedLine[], lessons: readonly ListLesson[]): string {
  const set = lines.flatMap(({ lesson, video, fault }) =>
    lesson && video && fault === null ? [{ id: lesson.id, to: video.address }] : [],
  );
  const before = new Map(lessons.map(({ id, video }) => [id, video]));
  return JSON.stringify(set.map(({ id, to }) => [id, to, before.get(id) ?? null]));
}

/** What people call a lesson. */
export function nameOf({ number, title }: Pick<ListLesson, "number" | "title">): string {
  return number === null ? `“${title}”` : `Lesson ${number}`;
}

/** Of lessons in their order, three or more in a row are one: "Lessons 3 to 13, Lesson 15". */
export function namesOf(lessons: readonly Pick<ListLesson, "number" | "title">[]): string {
  const runs: (typeof lessons)[number][][] = [];
  for (const lesson of lessons) {
    const run = runs.at(-1);
    const before = run?.at(-1)?.number ?? null;
    if (run && before !== null && lesson.number === before + 1) run.push(lesson);
    else runs.push([lesson]);
  }
  return runs
    .flatMap((run) =>
      run.length < 3 ? run.map(nameOf) : [`Lessons ${run[0]?.number} to ${run.at(-1)?.number}`],
    )
    .join(", ");
}

type Noted = {
  lesson: ListLesson;
  video: VideoReference;
  taken: ReadonlyMap<number, VideoReference>;
  lessons: readonly ListLesson[];
};

function notesOn({ lesson, video, taken, lessons }: Noted): string[] {
  const address = video.address;
  const above = [...taken].filter(([, other]) => other.address === address);
  const kept = lessons.filter(
    (each) => each.id !== lesson.id && !taken.has(each.id) && each.video === address,
  );
  const same = [...above.flatMap(([id]) => lessons.find((each) => each.id === id) ?? []), ...kept];
  return [
    ...(same.length > 0 ? [`The same video as ${namesOf(same)}`] : []),
    ...(lesson.video === address
      ? ["It has this video already"]
      : replacementNotes(lesson.replacement)),
  ];
}

/** One video each: markup may be in several lines. */
function linesIn(text: string): string[] {
  return text
    .replace(/<[^<>]*>/g, (tag) => tag.replaceAll(/\s+/g, " "))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => isCode(line) || withoutTags(line) !== "");
}

type ReadLine = {
  line: string;
  lesson: ListLesson | null;
  video: VideoReference | null;
  fault: string | null;
  rest: string;
};

function readLine(
  line: string,
  lessons: readonly ListLesson[],
  playerOrigins: readonly string[],
): ReadLine {
  if (line.length > LONGEST_LINE)
    return { line, lesson: null, video: null, fault: "This line is too long", rest: "" };
  const isFrame = isCode(line);
  const addresses = isFrame ? [line] : addressesIn(line);
  const [address = ""] = addresses;
  const rest = withoutTags(isFrame ? line : line.replace(address, " "));
  const pasted: PastedVideo = address
    ? readPasted(address, playerOrigins)
    : { fault: "There is no address in this line" };
  const named = lessonIn(rest, lessons);
  if (new Set(addresses).size > 1)
    return { line, lesson: null, video: null, fault: "There are two addresses in this line", rest };
  if ("fault" in pasted) return { line, lesson: null, video: null, fault: pasted.fault, rest };
  if (typeof named === "number")
    return { line, lesson: null, video: null, fault: `There is no lesson ${named}`, rest };
  return { line, lesson: named, video: pasted.video, fault: null, rest };
}

/** The lesson that is named in a text; a number that no lesson has; null if none is named. */
function lessonIn(text: string, lessons: readonly ListLesson[]): ListLesson | number | null {
  const said = folded(text);
  const [byTitle] = lessons
    .filter(({ title }) => {
      const called = folded(title).replace(ARTICLE, "");
      return called !== "" && ` ${said} `.includes(` ${called} `);
    })
    .toSorted((one, other) => other.title.length - one.title.length);
  if (byTitle) return byTitle;
  const match =
    /\blesson\s*#?\s*(\d{1,3})\b/i.exec(text) ??
    /^\W*(\d{1,3})\b(?![.,]?\d)/.exec(text) ??
    /\b(\d{1,3})\W*$/.exec(text);
  if (!match) return null;
  const number = Number(match[1]);
  return lessons.find((each) => each.number === number) ?? number;
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function withoutTags(text: string): string {
  return text.replaceAll(/<[^<>]*>/g, " ").trim();
}
