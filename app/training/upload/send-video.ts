/** Sends a video to the server by the tus protocol, from where the last attempt ended, until it is there. */
import { DetailedError, Upload } from "tus-js-client";
import { untilReached } from "~/platform/pages/server-reach";
import { MINUTE_MS } from "~/platform/time/durations";
import { parsedJson } from "~/platform/web/json";
import { isStillThere } from "./choose-files";
import { PieceSize } from "./piece-size";

const UPLOADS = "/media/uploads";
const PAUSE_MS = 1_000;
/** In a row, while nothing arrives. */
const MOST_ATTEMPTS = 8;
/** Without a byte going out or a reply: a connection may be dead without a word, and the browser waits for long. */
const SILENT_MS = MINUTE_MS;

/** Why the server does not take it, in words for the person who uploads. */
export class Refused extends Error {}

export const FILE_GONE =
  "This file was moved, deleted or saved again since you chose it, so it cannot be read any more.";

const NO_REPLY = "The server does not respond as it should.";
const NOT_SAVED =
  "The server could not save the next part of this file. Choose Resume later. If it stops again, ask the people who run this site: the server’s log says why.";

export type Sending = {
  /** Of an earlier attempt. */
  address: string | null;
  metadata: Record<string, string>;
  signal: AbortSignal;
  placed: (address: string) => void;
  /** `isSafe`: the server has them. */
  progress: (sentBytes: number, isSafe: boolean) => void;
  /** The connection was cut, and comes back sooner or later. */
  waits: () => void;
};

/** Returns the upload's address, whose last part is the media file's id. */
export async function sendVideo(video: Blob, sending: Sending): Promise<string> {
  let { address } = sending;
  let failures = 0;
  let lostAt: number | null = null;
  const size = new PieceSize();
  for (;;) {
    const attempt = await attemptOnce(video, {
      ...sending,
      address,
      size,
      lostAt,
      placed: (at) => {
        address = at;
        sending.placed(at);
      },
    });
    if (attempt.address !== null) return attempt.address;
    sending.signal.throwIfAborted();
    const words = isTooLarge(attempt.error) && size.tooLarge() ? null : refusalIn(attempt.error);
    lostAt = attempt.lostAt;
    failures = attempt.moved ? 1 : failures + 1;
    if (words !== null) throw new Refused(words);
    if (!(await isStillThere(video))) throw new Refused(FILE_GONE);
    if (failures > MOST_ATTEMPTS) throw new Refused(isFault(attempt.error) ? NOT_SAVED : NO_REPLY);
    sending.waits();
    await pause(PAUSE_MS * failures, sending.signal);
    await untilReached(sending.signal);
  }
}

/** Ends an upload and frees its room on the server. */
export async function endUpload(address: string): Promise<void> {
  await Upload.terminate(address, { retryDelays: [PAUSE_MS] }).catch(() => undefined);
}

type Attempt = { address: string; error: null } | { address: null; error: unknown };

/** `moved`: whether anything arrived; `lostAt`: where a piece began of which some went out, and nothing came back. */
function attemptOnce(
  video: Blob,
  sending: Sending & { size: PieceSize; lostAt: number | null },
): Promise<Attempt & { moved: boolean; lostAt: number | null }> {
  const { address, metadata, signal, placed, progress, size, lostAt } = sending;
  let moved = false;
  /** The piece on its way, and whether some of it went out: nothing does where nothing is reached. */
  let piece: { from: number; at: number } | null = null;
  let isOut = false;
  return new Promise((resolve) => {
    const end = (attempt: Attempt) => {
      silence.end();
      const isLost = attempt.address === null && isOut && !signal.aborted;
      if (isLost && !isTooLarge(attempt.error)) size.lost();
      signal.removeEventListener("abort", stop);
      resolve({ ...attempt, moved, lostAt: isLost && piece ? piece.from : null });
    };
    const upload = new Upload(video, {
      endpoint: UPLOADS,
      uploadUrl: address,
      metadata,
      chunkSize: size.bytes,
      retryDelays: null,
      // The row of the upload has its address: one place is enough.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => upload.url && placed(upload.url),
      onProgress: (sent) => {
        silence.heard();
        if (piece === null) {
          piece = { from: sent, at: performance.now() };
          if (!moved && lostAt !== null && sent > lostAt) size.wasCut();
        }
        isOut = sent > piece.from;
        progress(sent, false);
      },
      onChunkComplete: (_, accepted) => {
        silence.heard();
        moved = true;
        if (piece) size.arrived(performance.now() - piece.at);
        [piece, isOut] = [null, false];
        upload.options.chunkSize = size.bytes;
        progress(accepted, true);
      },
      onSuccess: () => end({ address: upload.url ?? "", error: null }),
      onError: (error) => end({ address: null, error }),
    });
    const stop = () => {
      void upload.abort();
      end({ address: null, error: null });
    };
    const silence = onSilence(stop, signal);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop);
    upload.start();
  });
}

/** Ends what nothing was heard of for long although the server can be reached: another attempt may come through. */
function onSilence(stop: () => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const end = () => {
    last += 1;
    clearTimeout(timer);
  };
  const heard = () => {
    end();
    const mine = last;
    timer = setTimeout(async () => {
      await untilReached(signal).catch(() => undefined);
      if (last === mine) stop();
    }, SILENT_MS);
  };
  heard();
  return { heard, end };
}

/** Such as a store that refuses: the server responds, and says that something went wrong. */
function isFault(error: unknown): boolean {
  return error instanceof DetailedError && (error.originalResponse?.getStatus() ?? 0) >= 500;
}

/** A proxy says so of a piece; the server says in words what it does not take. */
function isTooLarge(error: unknown): boolean {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  return response?.getStatus() === 413 && !saidIn(response.getBody());
}

/** Null if it is worth another attempt. */
function refusalIn(error: unknown): string | null {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  const isLater = status === 0 || status === 409 || status === 423 || status === 429;
  if (!response || isLater || (status >= 500 && status !== 507)) return null;
  if (status === 401) return "You are signed out. Sign in again, and then choose Resume.";
  return saidIn(response.getBody()) ?? `The server does not take this file (${status}).`;
}

function saidIn(body: string): string | undefined {
  return parsedJson<{ error?: string }>(body)?.error;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
