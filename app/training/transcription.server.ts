/** Transcripts that an endpoint makes from the sound of a lesson's own video: asked for, made by a job, told (MED-5). */

import { eq, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { type Actor, recordEvent } from "~/events/events.server";
import {
  type Sound,
  type TranscribeEndpoint,
  TranscribeError,
  transcribe,
} from "~/platform/ai/transcribe.server";
import { whileSet } from "~/platform/config/while-set.server";
import type { Db } from "~/platform/db/database.server";
import { type JobHandler, startJobs } from "~/platform/jobs/job-loop.server";
import { requeueJob } from "~/platform/jobs/jobs.server";
import { mediaContext, mediaFile } from "~/platform/media/media.server";
import { LONGEST_VIDEO_SECONDS } from "~/platform/media/video-length";
import { requestContext } from "~/platform/web/request-context.server";
import { ownVideoId } from "./own-video.server";
import { lessonVideos } from "./tables";
import { type Cue, LONGEST_WORDS, oneLine } from "./words/cue";
import { changeCues, type LessonName, subjectOf } from "./words/cues.server";
import { inOrder } from "./words/read-transcript";
import { lessonTranscriptions } from "./words/tables";

type Context = Readonly<RouterContextProvider>;

const KIND = "transcription";
const EDITED = "The transcript was given or edited by hand, so it was not replaced";
/** The lesson as it was called when it was asked for. */
const job = z.object({ id: z.int(), number: z.int().nullable(), title: z.string() });

/** `ready`: an endpoint is set and the lesson's video is a file with sound; otherwise why it cannot be asked. */
export type TranscriptionState = {
  ready: boolean;
  hasEndpoint: boolean;
  underWay: boolean;
  fault: string | null;
};

export async function transcriptionState(
  context: Context,
  lesson: number,
): Promise<TranscriptionState> {
  const { db, config } = context.get(requestContext);
  const [row] = await db
    .select()
    .from(lessonTranscriptions)
    .where(eq(lessonTranscriptions.lessonNumber, lesson));
  const hasEndpoint = config.transcribe !== undefined;
  return {
    hasEndpoint,
    ready: hasEndpoint && (await soundId(db, lesson)) !== null,
    underWay: row !== undefined && row.endedAt === null,
    fault: row?.fault ?? null,
  };
}

/** False: there is no endpoint, or no sound that could be sent to it. */
export async function askForTranscript(
  context: Context,
  by: Actor,
  lesson: LessonName,
  replaces: boolean,
): Promise<boolean> {
  if (!(await transcriptionState(context, lesson.id)).ready) return false;
  const { db } = context.get(requestContext);
  await db.transaction(async (tx) => {
    const asked = { askedBy: by.userId, askedAt: sql`now()`, replaces, endedAt: null, fault: null };
    await tx
      .insert(lessonTranscriptions)
      .values({ lessonNumber: lesson.id, ...asked })
      .onConflictDoUpdate({ target: lessonTranscriptions.lessonNumber, set: asked });
    const label = `Transcribe “${lesson.title}”`;
    const { id, number, title } = lesson;
    const payload = { id, number, title };
    await requeueJob(tx, {
      kind: KIND,
      key: `${KIND} ${lesson.id}`,
      label,
      payload,
    });
    const subject = subjectOf(lesson);
    await recordEvent(tx, {
      actor: by,
      verb: "transcripts.ask",
      subject,
      before: null,
      after: null,
    });
  });
  return true;
}

type Product = Omit<Parameters<typeof startJobs>[0], "name" | "handlers" | "db"> & {
  database: { db: Db };
  settings: Parameters<typeof whileSet>[0];
};

/** Works while an endpoint is set, in a loop of its own: one may take as long as the lesson. Returns a stop function. */
export function startTranscribing(
  { database: { db }, settings, hub, log }: Product,
  contextOf: (db: Db) => Context,
): () => Promise<void> {
  const begin = (endpoint: TranscribeEndpoint) => {
    const handle: JobHandler = async (_, payload) => {
      const lesson = job.parse(payload);
      return {
        apart: async (ending) => {
          const sound = await soundOf(db, contextOf(db), lesson.id);
          const heard = await heardIn(sound, endpoint, ending);
          return async (tx) => {
            const fault =
              typeof heard === "string" ? heard : await keep(tx, lesson, heard, endpoint);
            await tx
              .update(lessonTranscriptions)
              .set({ endedAt: sql`clock_timestamp()`, fault })
              .where(eq(lessonTranscriptions.lessonNumber, lesson.id));
          };
        },
      };
    };
    return startJobs({ name: KIND, db, hub, log, handlers: { [KIND]: handle } });
  };
  return whileSet(settings, ({ transcribe }) => transcribe, begin);
}

/** What is said, or what went wrong. */
async function heardIn(
  sound: Sound | null,
  endpoint: TranscribeEndpoint,
  ending: AbortSignal,
): Promise<Cue[] | string> {
  if (!sound) return "There is no video with sound any more";
  try {
    const cues = await cuesFrom(sound, endpoint, ending);
    return cues.length === 0 ? "The endpoint heard no words" : cues;
  } catch (error) {
    if (error instanceof TranscribeError && !ending.aborted) return error.message;
    throw error;
  }
}

/** Returns why it is not; null if there is a transcript now. */
async function keep(
  tx: Db,
  lesson: LessonName,
  cues: Cue[],
  { model }: TranscribeEndpoint,
): Promise<string | null> {
  const [asked] = await tx
    .select({ replaces: lessonTranscriptions.replaces })
    .from(lessonTranscriptions)
    .where(eq(lessonTranscriptions.lessonNumber, lesson.id));
  return changeCues(tx, "automatic", lesson, (before, last) => {
    if (before.length > 0 && last !== "transcribed" && !asked?.replaces) return { fault: EDITED };
    return { kind: "transcribed", what: `Transcribed by ${model}`, cues };
  });
}

async function cuesFrom(
  sound: Sound,
  endpoint: TranscribeEndpoint,
  ending: AbortSignal,
): Promise<Cue[]> {
  const cues: Cue[] = [];
  // Loaded with the first sound: startup, and an installation without an endpoint, do not need it.
  const { soundPieces } = await import("./words/sound-pieces.server");
  for await (const { from, ...piece } of soundPieces(sound))
    for (const { start, end, words } of await transcribe(endpoint, piece, ending)) {
      const begins = Math.max(0, from + start);
      const ends = Math.min(LONGEST_VIDEO_SECONDS, Math.max(begins, from + end));
      const said = oneLine(words).slice(0, LONGEST_WORDS);
      if (said !== "" && begins < LONGEST_VIDEO_SECONDS)
        cues.push({ start: begins, end: ends, words: said, chapter: null });
    }
  return inOrder(cues);
}

/** Of the lesson's own video, if it has sound; null if it has none, or another host plays it. */
async function soundId(db: Db, lesson: number): Promise<string | null> {
  const [row] = await db
    .select({ stored: lessonVideos.embedCode })
    .from(lessonVideos)
    .where(eq(lessonVideos.lessonNumber, lesson));
  const id = ownVideoId(row?.stored ?? "");
  const file = id === null ? null : await mediaFile(db, id);
  return file?.parts.includes("audio") ? file.id : null;
}

async function soundOf(db: Db, context: Context, lesson: number): Promise<Sound | null> {
  const id = await soundId(db, lesson);
  const part = id && (await context.get(mediaContext).read(id, "audio"));
  if (!part) return null;
  const bytes = new Uint8Array(part.bytes);
  let at = 0;
  for await (const chunk of part.body) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, contentType: part.contentType };
}
