/** What those who edit do with a transcript (MED-5): give one, change cues, replace words, take back. */
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { contentContext, contentStoreContext } from "~/content/content.server";
import { otherKind } from "~/platform/csv/file-kind.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { decodeText } from "~/platform/web/decode-text";
import { notFound } from "~/platform/web/responses.server";
import { typedKeys } from "~/platform/web/typed-keys";
import { allLessons } from "./catalogue.server";
import { askForTranscript } from "./transcription.server";
import { chooseLanguage } from "./words/captions-language.server";
import { type Cue, LONGEST_CHAPTER, LONGEST_WORDS, readTime, writeTime } from "./words/cue";
import {
  changeCues,
  confirmCues,
  type LessonName,
  lastChange,
  undoChange,
} from "./words/cues.server";
import {
  changeCue,
  deleteCue,
  type Edited,
  isSame,
  mergeCue,
  type Named,
  renamed,
  replaceWords,
  splitCue,
  writtenCue,
} from "./words/edit-cues";
import { LANGUAGES } from "./words/languages";
import { earlier, inHours } from "./words/move-cues";
import { readSentTranscript } from "./words/read-sent-transcript.server";
import type { Fault } from "./words/read-transcript";

const right = "videos.set" as const;
const MOST_BYTES = 4 * 1024 * 1024;

const language = z.enum(typedKeys(LANGUAGES));
const given = z.strictObject({
  file: z.file().optional(),
  pasted: z.string().default(""),
  language: language.optional(),
});
const wholeNumber = z.coerce.number().int().min(0);
const second = z.coerce.number().min(0);
/** A cue as it was shown; `was`, `of`: its words and the chapter that begins with it. */
const named = { at: wholeNumber, start: second, end: second, was: z.string(), of: z.string() };
const words = z.string().trim().max(LONGEST_WORDS, "These words are too long for one cue");
const chapter = z.string().max(LONGEST_CHAPTER, "This name is too long").default("");
const changed = z.strictObject({ ...named, begins: z.string(), ends: z.string(), words, chapter });
/** What is done to a cue is sent with what its form holds. */
const opened = changed.partial({ begins: true, ends: true, words: true });
const split = opened.extend({ letter: wholeNumber.optional() });
const replaced = z.strictObject({
  find: z.string().max(LONGEST_WORDS),
  put: z.string().max(LONGEST_WORDS).default(""),
  exact: z.literal("on").optional(),
});

export const transcriptActs = pageActs(
  right,
  {
    "": act({ right, fields: given, run: give }),
    change: act({
      right,
      fields: changed,
      run: async (call, sent) => {
        const wanted = typedIn(sent);
        if ("faults" in wanted) return refused(400, null, wanted);
        return edit(call, CHANGED, (cues) => changeCue(cues, nameOf(sent), wanted));
      },
    }),
    split: act({
      right,
      fields: split,
      run: (call, { letter = null, ...sent }) =>
        editOpened(call, "Split a cue", sent, (cues, cue) => splitCue(cues, cue, letter)),
    }),
    merge: act({
      right,
      fields: opened,
      run: (call, sent) => editOpened(call, "Merged two cues", sent, mergeCue),
    }),
    delete: act({
      right,
      fields: opened,
      run: (call, sent) => {
        const typed = typedIn(sent);
        // What is to go need not be right first.
        const isRight = !("faults" in typed || "fault" in writtenCue(typed));
        return editOpened(call, "Deleted a cue", isRight ? sent : asShown(sent), deleteCue);
      },
    }),
    replace: act({ right, fields: replaced, run: replaceEverywhere }),
    language: act({
      right,
      fields: z.strictObject({ language }),
      run: async (call, chosen) => {
        await chooseLanguage(call.db, call.viewer, lessonOf(call), chosen.language);
        return done("Language saved");
      },
    }),
    clear: act({
      right,
      fields: z.strictObject({}),
      run: (call) => edit(call, "Deleted the transcript", () => ({ cues: [] })),
    }),
    transcribe: act({
      right,
      fields: z.strictObject({ replace: z.literal("on").optional() }),
      run: async (call, { replace }) => {
        const lesson = lessonOf(call);
        const replaces = replace === "on";
        const last = await lastChange(call.db, lesson.id);
        if (last && last.kind !== "transcribed" && !replaces)
          return refused(409, "Choose whether what was given or edited by hand is replaced");
        if (!(await askForTranscript(call.context, call.viewer, lesson, replaces)))
          return refused(
            409,
            "This lesson has no uploaded video with sound, or no endpoint is set",
          );
        return done(null);
      },
    }),
    remove: act({
      right,
      fields: z.strictObject({}),
      run: async (call) => {
        const result = await edit(call, "Removed the transcript", () => ({ cues: [] }));
        return result.done ? done("Transcript removed") : result;
      },
    }),
    earlier: act({
      right,
      fields: z.strictObject({ hours: wholeNumber.min(1) }),
      run: (call, { hours }) =>
        edit(call, `Moved all cues ${inHours(hours)} earlier`, (cues) => earlier(cues, hours)),
    }),
    fits: act({
      right,
      fields: z.strictObject({}),
      run: async (call) => {
        await confirmCues(call.db, call.viewer, lessonOf(call));
        return done("The transcript counts as written for this video");
      },
    }),
    undo: act({
      right,
      fields: z.strictObject({ change: wholeNumber }),
      run: async (call, { change }) => {
        const undone = await undoChange(call.db, call.viewer, lessonOf(call), change);
        if (undone === null)
          return refused(409, "Someone else has changed this transcript. Reload the page.");
        return done(`Undone: ${undone}`);
      },
    }),
  },
  { notice: "admin-required" },
);

/** The lesson of the address, for those who edit: hidden ones too. */
export function lessonOf({ context, params }: Pick<Call, "context" | "params">): LessonName {
  const all = allLessons(context.get(contentContext), context.get(contentStoreContext).current());
  return all.find(({ id }) => String(id) === params.lesson) ?? notFound();
}

async function give(
  call: Call,
  { file, pasted, language: chosen }: z.output<typeof given>,
): Promise<ActResult> {
  const isFile = file !== undefined && file.name !== "";
  if (isFile && file.size > MOST_BYTES) return unread("This file is larger than 4 MB");
  const bytes = isFile ? new Uint8Array(await file.arrayBuffer()) : null;
  const kind = bytes && otherKind(bytes);
  if (kind) return unread(`${kind}. Choose a .vtt or .srt file`);
  const text = bytes ? decodeText(bytes).text : pasted;
  if (text.trim() === "")
    return unread(isFile ? "This file is empty" : "Choose a file, or paste its text");
  const read = await readSentTranscript(text);
  if ("faults" in read) return unread("Nothing was saved", read.faults);
  const { cues } = read;
  const lesson = lessonOf(call);
  const fault = await call.db.transaction(async (tx) => {
    if (chosen) await chooseLanguage(tx, call.viewer, lesson, chosen);
    return changeCues(tx, call.viewer, lesson, () => ({
      kind: "given",
      what: isFile ? "Uploaded a transcript" : "Pasted a transcript",
      cues,
    }));
  });
  if (fault) return unread(fault);
  return done(`Saved ${cues.length.toLocaleString("en-US")} ${cues.length === 1 ? "cue" : "cues"}`);
}

/** `lines`: which cannot be read, and why. */
function unread(title: string, lines: readonly Fault[] = []) {
  return refused(400, title, { conflict: { lines } });
}

async function replaceEverywhere(call: Call, { find, put, exact }: z.output<typeof replaced>) {
  let count = 0;
  const result = await edit(call, `Replaced “${find}” with “${put}”`, (cues) => {
    const next = replaceWords(cues, find, put, exact === "on");
    if ("fault" in next) return next;
    count = next.count;
    return next;
  });
  if (!result.done) return result;
  return done(count === 1 ? "Replaced once" : `Replaced ${count} times`);
}

/** The page without the cue's form, unless there is a fault. */
async function edit(
  call: Call,
  what: string,
  change: (cues: readonly Cue[]) => Edited,
): Promise<ActResult> {
  let now: Cue | null | undefined;
  const fault = await changeCues(call.db, call.viewer, lessonOf(call), (cues) => {
    const next = change(cues);
    if (!("fault" in next)) return { kind: "edited", what, cues: next.cues };
    now = next.now;
    return next;
  });
  if (fault === null) return done(null);
  return refused(409, fault, now === undefined ? {} : { conflict: { now } });
}

/**
 * What is done to a cue whose form is open, on what is typed there: that is saved as a change of its own, so taking the
 * act back leaves it.
 */
async function editOpened(
  call: Call,
  what: string,
  sent: Opened,
  change: (cues: readonly Cue[], cue: Named) => Edited,
): Promise<ActResult> {
  const wanted = typedIn(sent);
  if ("faults" in wanted) return refused(400, null, wanted);
  let cue = nameOf(sent);
  if (isSame(cue, wanted)) return edit(call, what, (cues) => change(cues, cue));
  return call.db.transaction(async (tx) => {
    const within = { ...call, db: tx };
    const typed = await edit(within, CHANGED, (cues) => {
      const changed = renamed(cues, cue, wanted);
      if ("fault" in changed) return changed;
      cue = changed.named;
      const next = change(changed.cues, cue);
      // Not the one without the other.
      return "fault" in next ? next : changed;
    });
    return typed.done ? edit(within, what, (cues) => change(cues, cue)) : typed;
  });
}

const CHANGED = "Changed a cue";

type Opened = z.output<typeof opened>;

function nameOf({ at, start, end, was, of }: Opened): Named {
  return { at, start, end, words: was, chapter: of || null };
}

/** The cue as its form has it; as it was shown if nothing of the form was sent. A time that nobody touched is the very same. */
function typedIn(sent: Opened): Cue | { faults: Record<string, string> } {
  const { begins, ends, words, chapter, ...shown } = sent;
  if (begins === undefined || ends === undefined || words === undefined) return nameOf(sent);
  const read = (written: string, seconds: number) =>
    written === writeTime(seconds) ? seconds : readTime(written);
  const [start, end] = [read(begins, shown.start), read(ends, shown.end)];
  if (start !== null && end !== null) return { start, end, words, chapter: chapter || null };
  const wrong = Object.entries({ begins: start, ends: end }).filter(([, time]) => time === null);
  return { faults: Object.fromEntries(wrong.map(([name]) => [name, "A time such as 1:02.5"])) };
}

function asShown({ at, start, end, was, of }: Opened): Opened {
  return { at, start, end, was, of, chapter: "" };
}
