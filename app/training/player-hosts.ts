/** The messages of the known video hosts' players, as far as a lesson needs them (MED-3). Pure, like the player.js format. */
import { parsedJson } from "~/platform/web/json";
import {
  PLAYER_EVENTS,
  type PlayerMessage,
  playerRequest,
  readPlayerMessage,
} from "./player-protocol";
import { type KnownHost, knownHostAt } from "./video-hosts";

type Request = string;

/** How one kind of player is spoken with. */
export type Dialect = {
  /** Sent until the player says something: it may not have loaded before. */
  knock: readonly Request[];
  /** Sent when the player is ready. */
  subscribe: readonly Request[];
  /** Asked again and again; a player that is asked and does not answer is not there. Empty: one that speaks by itself. */
  poll: readonly Request[];
  /** Plays from another second. */
  seek: (seconds: number) => readonly Request[];
  /** Null for noise, and for another video than the frame was opened with. */
  read: (data: unknown) => PlayerMessage | null;
};

const LISTENER = "lesson";
const YOUTUBE_ID = 1;
/** Errors of Vimeo's player after which nothing plays; others are of a single request. */
const VIMEO_FAULTS = ["PrivacyError", "PasswordError", "NotFoundError", "UnsupportedError"];

const asks = (method: string, value?: string | number) => playerRequest(method, LISTENER, value);
const events = PLAYER_EVENTS.map((event) => asks("addEventListener", event));
const polls = [asks("getDuration"), asks("getCurrentTime")];

const PLAYER_JS: Dialect = {
  knock: [asks("addEventListener", "ready"), ...events, ...polls],
  subscribe: [...events, ...polls],
  poll: polls,
  seek: (seconds) => [asks("setCurrentTime", seconds), asks("play")],
  read: readPlayerMessage,
};

const DIALECTS: Readonly<Record<KnownHost, (videoId: string) => Dialect>> = {
  youtube: (videoId) => ({
    knock: [JSON.stringify({ event: "listening", id: YOUTUBE_ID, channel: "widget" })],
    subscribe: [],
    poll: [],
    seek: (seconds) => [youtube("seekTo", [seconds, true]), youtube("playVideo", [])],
    read: (data) => readYoutube(data, videoId),
  }),
  vimeo: () => {
    const listens = ["timeupdate", "play", "pause", "ended", "error"];
    const poll = [vimeo("getDuration"), vimeo("getCurrentTime")];
    const subscribe = [...listens.map((event) => vimeo("addEventListener", event)), ...poll];
    return {
      knock: [vimeo("ping"), ...subscribe],
      subscribe,
      poll,
      seek: (seconds) => [vimeo("setCurrentTime", seconds), vimeo("play")],
      read: readVimeo,
    };
  },
  wistia: () => ({
    knock: ["amp-listening"],
    subscribe: ["amp-listening"],
    poll: [],
    seek: (seconds) => [wistia("time", seconds), wistia("play")],
    read: readWistia,
  }),
};

/** The language of the player at this address. */
export function dialectAt(address: string): Dialect {
  const host = knownHostAt(address);
  const videoId = new URL(address).pathname.split("/").at(-1) ?? "";
  return host ? DIALECTS[host](videoId) : PLAYER_JS;
}

function youtube(func: string, args: readonly unknown[]): Request {
  return JSON.stringify({ event: "command", func, args, id: YOUTUBE_ID, channel: "widget" });
}

/** A live stream has no length. What plays after the lesson, or from a list beside it, is another video. */
function readYoutube(data: unknown, videoId: string): PlayerMessage | null {
  const message = messageIn(data);
  if (message?.event === "onReady") return { kind: "ready" };
  if (message?.event === "onError") return { kind: "failed" };
  if (message?.event !== "infoDelivery" && message?.event !== "initialDelivery") return null;
  const info = recordIn(message.info);
  const video = recordIn(info?.videoData);
  if (!info || (typeof video?.video_id === "string" && video.video_id !== videoId)) return null;
  const isLive = video?.isLive === true;
  const durationSeconds = isLive ? null : lengthIn(info.duration);
  const seconds = secondsIn(info.currentTime);
  if (seconds === null && durationSeconds === null) return { kind: "state", playing: false };
  return { kind: "time", seconds, durationSeconds };
}

function vimeo(method: string, value?: string | number): Request {
  return JSON.stringify({ method, ...(value !== undefined && { value }) });
}

function readVimeo(data: unknown): PlayerMessage | null {
  const message = messageIn(data);
  const about = recordIn(message?.data);
  if (message?.event === "ready" || message?.method === "ping") return { kind: "ready" };
  if (message?.event === "timeupdate")
    return {
      kind: "time",
      seconds: secondsIn(about?.seconds),
      durationSeconds: lengthIn(about?.duration),
    };
  if (message?.event === "play") return { kind: "state", playing: true };
  if (message?.event === "pause" || message?.event === "ended")
    return { kind: "state", playing: false };
  if (message?.event === "error")
    return VIMEO_FAULTS.includes(String(about?.name)) ? { kind: "failed" } : null;
  if (message?.method === "getCurrentTime")
    return { kind: "time", seconds: secondsIn(message.value), durationSeconds: null };
  if (message?.method === "getDuration")
    return { kind: "time", seconds: null, durationSeconds: lengthIn(message.value) };
  return null;
}

function wistia(method: string, ...args: readonly unknown[]): Request {
  return JSON.stringify({ method, args });
}

/** `{ method: "_trigger", args: [event, …] }`. It may never tell the length: then the end of the video does. */
function readWistia(data: unknown): PlayerMessage | null {
  const message = messageIn(data);
  if (message?.method !== "_trigger" || !Array.isArray(message.args)) return null;
  const [event, value]: readonly unknown[] = message.args;
  switch (event) {
    case "initialized":
    case "ready":
      return { kind: "ready" };
    case "timechange":
    case "secondchange":
      return { kind: "time", seconds: secondsIn(value), durationSeconds: null };
    case "durationchange":
      return { kind: "time", seconds: null, durationSeconds: lengthIn(value) };
    case "end":
    case "ended":
      return { kind: "ended" };
    case "statechange":
      return value === "ended"
        ? { kind: "ended" }
        : { kind: "state", playing: value === "playing" };
    default:
      return null;
  }
}

function messageIn(data: unknown): Readonly<Record<string, unknown>> | null {
  return recordIn(typeof data === "string" ? parsedJson(data) : data);
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function secondsIn(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;
}

function lengthIn(value: unknown): number | null {
  return secondsIn(value) || null;
}
