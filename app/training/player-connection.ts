/** The conversation with one player frame: subscribes, polls, and detects a player that does not respond (VID-1). */

import { LONGEST_VIDEO_SECONDS } from "~/platform/media/video-length";
import { dialectAt } from "./player-hosts";
import type { PlayerMessage } from "./player-protocol";

const POLL_MS = 2_000;
const KNOCK_MS = 750;
/** A loaded player responds immediately; one that never loads gets more, as public slots do. */
const SILENCE_AFTER_READY_MS = 8_000;
const FIRST_SILENCE_MS = 10_000;
const SILENCE_MS = 20_000;
const LAST_REPORT_SECONDS = 2;

export type PlayerHandlers = {
  /** A point of the video; `durationSeconds` is null until the player knows it. */
  point: (seconds: number, durationSeconds: number | null) => void;
  /** False: the player has sent nothing useful for too long; true: it responds (again). */
  answering: (answering: boolean) => void;
};

/** `seek` plays from another second. */
export type PlayerConnection = { stop: () => void; seek: (seconds: number) => void };

/**
 * Talks to the player in `frame`, which was opened at `address`, until it is stopped. Messages count only from that
 * address's origin and that exact window.
 */
export function connectPlayer(
  frame: HTMLIFrameElement,
  address: string,
  handlers: PlayerHandlers,
): PlayerConnection {
  const { origin } = new URL(address);
  const dialect = dialectAt(address);
  let durationSeconds: number | null = null;
  let last = 0;
  let ready = false;
  let responded = false;
  let silence: ReturnType<typeof setTimeout>;

  const expectAnswer = (within: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      responded = false;
      handlers.answering(false);
    }, within);
  };
  const send = (requests: readonly string[]) => {
    for (const request of requests) frame.contentWindow?.postMessage(request, origin);
  };
  // A ready player responds to this immediately, so it must not itself be the response to "ready".
  const knock = () => send(dialect.knock);
  const poll = () => send(dialect.poll);
  const moved = (seconds: number) => {
    last = seconds;
    handlers.point(seconds, durationSeconds);
  };
  const heard = (message: PlayerMessage) => {
    if (message.kind === "ready") {
      if (!ready) expectAnswer(SILENCE_AFTER_READY_MS);
      ready = true;
      return send(dialect.subscribe);
    }
    if (message.kind === "failed") return handlers.answering(false);
    if (!responded) handlers.answering(true);
    responded = true;
    if (dialect.poll.length > 0) expectAnswer(SILENCE_MS);
    else clearTimeout(silence);
    if (message.kind === "ended" && last > 0) {
      durationSeconds ??= last;
      // Its last report was a moment before.
      moved(durationSeconds - last < LAST_REPORT_SECONDS ? durationSeconds : last);
    }
    if (message.kind !== "time") return;
    durationSeconds = message.durationSeconds ?? durationSeconds;
    // A live stream may have run for days.
    if (message.seconds !== null && message.seconds <= LONGEST_VIDEO_SECONDS)
      moved(message.seconds);
  };
  const receive = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const message = dialect.read(event.data);
    if (message) heard(message);
  };

  window.addEventListener("message", receive);
  frame.addEventListener("load", knock);
  const knocking = setInterval(() => responded || knock(), KNOCK_MS);
  const polling = setInterval(() => responded && poll(), POLL_MS);
  expectAnswer(FIRST_SILENCE_MS);
  const stop = () => {
    window.removeEventListener("message", receive);
    frame.removeEventListener("load", knock);
    clearInterval(knocking);
    clearInterval(polling);
    clearTimeout(silence);
  };
  const seek = (seconds: number) => send(dialect.seek(seconds));
  return { stop, seek };
}
