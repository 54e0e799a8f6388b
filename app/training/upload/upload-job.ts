/** One upload from the chosen file to the lesson that plays it. */
import { serverIsBack, whenReached } from "~/platform/pages/server-reach";
import { MINUTE_MS } from "~/platform/time/durations";
import { fetchWithin } from "~/platform/web/json";
import { keptDraft } from "./drafts";
import { headerFirst } from "./header-first";
import { Refused, sendVideo } from "./send-video";
import type { UploadRow } from "./upload-rows";

export type Step =
  /** `part`: of 1, while the browser converts it. */
  { step: "preparing"; part: number } | Sending | { step: "finishing" };

/** `waits`: nothing goes out at the moment. */
type Sending = {
  step: "uploading";
  sentBytes: number;
  totalBytes: number;
  isSafe: boolean;
  waits: boolean;
};

type Job = {
  row: UploadRow;
  file: File;
  signal: AbortSignal;
  told: (step: Step) => void;
  placed: (address: string) => void;
  /** The lesson plays it. */
  claimed: (media: string) => void;
};

const CLAIM_MS = MINUTE_MS;
const PART_MS = 10 * MINUTE_MS;
/** Where the server responds with a fault of its own. */
const TRIES = 3;
/** As with the bytes. */
const MOST_LOST = 8;

/**
 * Until the lesson plays it; returns what is left to do, for which nobody has to wait: the sound of hours takes long.
 * Fails with `Refused`, or with the signal's reason.
 */
export async function runJob(job: Job): Promise<() => Promise<void>> {
  const { row, file, signal, told } = job;
  told({ step: "preparing", part: 0 });
  const { examine } = await whenReached(() => import("./examine"));
  const examined = await examine(file);
  if ("fault" in examined) throw new Refused(examined.fault);
  const { video } = examined;
  const content = await contentOf(row, file, { video, signal, told });
  signal.throwIfAborted();
  const sound = video.hasSound ? soundLater(content, video.durationSeconds, signal) : null;
  const media = row.media ?? (await become(job, content, video));
  return async () => {
    const track = await sound;
    if (track && !signal.aborted) await putPart(media, "audio", { body: track, signal });
  };
}

/** Sends it and makes it the lesson's video; returns the media file's id. */
async function become(job: Job, content: Blob, video: Video): Promise<string> {
  const { row, signal, told, placed, claimed } = job;
  const sending = { step: "uploading", totalBytes: content.size } as const;
  let sent = row.sentBytes;
  const address = await sendVideo(content, {
    address: row.address,
    metadata: {
      filename: row.name,
      filetype: `video/${video.target}`,
      duration: String(video.durationSeconds),
      width: String(video.width),
      height: String(video.height),
    },
    signal,
    placed,
    progress(sentBytes, isSafe) {
      sent = sentBytes;
      told({ ...sending, sentBytes, isSafe, waits: false });
    },
    waits: () => told({ ...sending, sentBytes: sent, isSafe: false, waits: true }),
  });
  told({ step: "finishing" });
  const media = address.split("/").at(-1) ?? "";
  await sendPictures(content, { media, second: row.posterSecond, video, signal });
  await claim(row.lesson, media, signal);
  claimed(media);
  return media;
}

type Video = Extract<
  Awaited<ReturnType<typeof import("./examine").examine>>,
  { video: unknown }
>["video"];

type Preparing = Pick<Job, "signal" | "told"> & { video: Video };

/** What is sent: the same bytes again after a reload, or a resumed upload would be of two videos. */
async function contentOf(row: UploadRow, file: File, preparing: Preparing): Promise<Blob> {
  const { video, signal, told } = preparing;
  const isBegun = row.address !== null;
  const goesOnAsIs = video.playsAsIs && isBegun && row.totalBytes === file.size;
  if (video.change === "none" || goesOnAsIs) return headerFirst(file);
  const kept = isBegun ? await keptDraft(row.id) : null;
  if (kept?.size === row.totalBytes) return headerFirst(kept);
  const { converted } = await import("./convert");
  const progress = (part: number) => told({ step: "preparing", part });
  try {
    const made = await converted(file, video, row.id, { progress, signal });
    return await headerFirst(made);
  } catch {
    signal.throwIfAborted();
    // Such as without room for a copy.
    if (video.playsAsIs && !isBegun) return headerFirst(file);
    throw new Refused(
      "This browser could not convert the video. Export it as MP4 (H.264 and AAC) and choose that file.",
    );
  }
}

let soundBefore: Promise<unknown> = Promise.resolve();

/** While the video is on its way, and that of the next one: one after the other, because each takes a processor. */
function soundLater(video: Blob, seconds: number, signal: AbortSignal): Promise<Blob | null> {
  const sound = soundBefore.then(async () => {
    if (signal.aborted) return null;
    const { soundOf } = await import("./convert");
    return soundOf(video, seconds, signal);
  });
  // Someone may still paste a transcript.
  const made = sound.catch(() => null);
  soundBefore = made;
  return made;
}

type PicturesOf = { media: string; second: number; video: Video; signal: AbortSignal };

async function sendPictures(content: Blob, made: PicturesOf): Promise<void> {
  const { media, second, video, signal } = made;
  const { picturesOf } = await whenReached(() => import("./pictures"));
  const pictures = await picturesOf(content, video.durationSeconds, second);
  if (!pictures) return;
  await putPart(media, "poster", { body: pictures.poster, signal });
  await putPart(media, "strip", { body: pictures.strip, signal });
}

/** The video plays without: what could not be sent in a few attempts is left out. */
async function putPart(
  media: string,
  part: string,
  { body, signal }: { body: Blob; signal: AbortSignal },
): Promise<void> {
  const headers = { "Content-Type": body.type };
  const put = () =>
    fetchWithin(PART_MS, `/media/${media}/${part}`, { method: "PUT", headers, body });
  await responseTo(put, signal);
}

/** What was lost on the way waits for the server, as the bytes do. Null: no attempt has helped. */
async function responseTo(
  ask: () => ReturnType<typeof fetchWithin>,
  signal: AbortSignal,
): Promise<Response | null> {
  let [faults, lost] = [0, 0];
  while (faults < TRIES && lost < MOST_LOST) {
    const response = await ask();
    if (response && response.status < 500) return response;
    if (response) faults += 1;
    else {
      lost += 1;
      await serverIsBack(signal);
    }
  }
  return null;
}

function isSignIn(address: string): boolean {
  return new URL(address).pathname === "/auth";
}

/** Makes it the lesson's video. */
async function claim(lesson: number, media: string, signal: AbortSignal): Promise<void> {
  const body = new URLSearchParams({ intent: "use-upload", lesson: String(lesson), media });
  const post = () => fetchWithin(CLAIM_MS, "/admin/upload-videos", { method: "POST", body });
  const response = await responseTo(post, signal);
  if (!response)
    throw new Refused(
      "The server does not respond as it should. Everything has arrived: choose Resume.",
    );
  if (response.redirected || response.status === 403)
    throw new Refused(
      isSignIn(response.url)
        ? "You are signed out. Sign in again, and then choose Resume."
        : "You may no longer change lesson videos, so the lesson keeps what it has.",
    );
  if (!response.ok)
    throw new Refused("The lesson or the file is no longer there. Choose the file again.");
}
