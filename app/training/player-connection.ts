/** The conversation with one player frame: subscribes, polls, and detects a player that does not respond (VID-1). */
import {
  PLAYER_EVENTS,
  type PlayerMessage,
  playerRequest,
  readPlayerMessage,
} from "./player-protocol";

const POLL_MS = 2_000;
const KNOCK_MS = 750;
/** A loaded player responds immediately; one that never loads gets the time a slow connection needs. */
const SILENCE_AFTER_READY_MS = 8_000;
const SILENCE_MS = 20_000;
const LISTENER = "lesson";

export type PlayerHandlers = {
  /** A point of the video; `durationSeconds` is null until the player knows it. */
  point: (seconds: number, durationSeconds: number | null) => void;
  /** False: the player has sent nothing useful for too long; true: it responds (again). */
  answering: (answering: boolean) => void;
};

/** `seek` plays from another second. */
export type PlayerConnection = { stop: () => void; seek: (seconds: number) => void };

/**
 * Talks to the player in `frame`, whose page is on `origin`, until it is stopped. Messages count only from that origin
 * and that exact window.
 */
export function connectPlayer(
  frame: HTMLIFrameElement,
  origin: string,
  handlers: PlayerHandlers,
): PlayerConnection {
  let durationSeconds: number | null = null;
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
  const ask = (method: string, value?: string | number) =>
    frame.contentWindow?.postMessage(playerRequest(method, LISTENER, value), origin);
  const subscribe = () => {
    for (const event of PLAYER_EVENTS) ask("addEventListener", event);
    poll();
  };
  // A ready player responds to this immediately, so it must not itself be the response to "ready".
  const knock = () => {
    ask("addEventListener", "ready");
    subscribe();
  };
  const poll = () => {
    ask("getDuration");
    ask("getCurrentTime");
  };
  const heard = (message: PlayerMessage) => {
    if (message.kind === "ready") {
      if (!ready) expectAnswer(SILENCE_AFTER_READY_MS);
      ready = true;
      return subscribe();
    }
    if (message.kind === "failed") return handlers.answering(false);
    if (!responded) handlers.answering(true);
    responded = true;
    expectAnswer(SILENCE_MS);
    if (message.kind !== "time") return;
    durationSeconds = message.durationSeconds ?? durationSeconds;
    if (message.seconds !== null) handlers.point(message.seconds, durationSeconds);
  };
  const receive = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const message = readPlayerMessage(event.data);
    if (message) heard(message);
  };

  window.addEventListener("message", receive);
  frame.addEventListener("load", knock);
  const knocking = setInterval(() => responded || knock(), KNOCK_MS);
  const polling = setInterval(() => responded && poll(), POLL_MS);
  expectAnswer(SILENCE_MS);
  const stop = () => {
    window.removeEventListener("message", receive);
    frame.removeEventListener("load", knock);
    clearInterval(knocking);
    clearInterval(polling);
    clearTimeout(silence);
  };
  const seek = (seconds: number) => {
    ask("setCurrentTime", seconds);
    ask("play");
  };
  return { stop, seek };
}
