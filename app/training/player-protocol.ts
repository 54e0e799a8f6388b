/** The player.js wire format, as far as a lesson needs it: pure, so every shape can be tested. */
import { parsedJson } from "~/platform/web/json";

const CONTEXT = "player.js";
const VERSION = "0.0.11";

/** A player's message. `seconds` and `durationSeconds` are null if it does not contain them or does not know them yet. */
export type PlayerMessage =
  | { kind: "ready" }
  | { kind: "time"; seconds: number | null; durationSeconds: number | null }
  | { kind: "state"; playing: boolean }
  /** Played to the end, of a player that does not tell the length. */
  | { kind: "ended" }
  | { kind: "failed" };

/** The events that a lesson subscribes to, in addition to "ready". */
export const PLAYER_EVENTS = ["timeupdate", "play", "pause", "ended", "error"] as const;

/** A request to the player, as the string that goes over the wire. */
export function playerRequest(method: string, listener: string, value?: string | number): string {
  return JSON.stringify({
    context: CONTEXT,
    version: VERSION,
    method,
    listener,
    ...(value !== undefined && { value }),
  });
}

/**
 * Parses a message's data in the shapes that players use: a JSON string or an object, with the time in `value.seconds`,
 * `value.currentTime` or as a bare number. Null for anything else.
 */
export function readPlayerMessage(data: unknown): PlayerMessage | null {
  const message = asRecord(typeof data === "string" ? parsedJson(data) : data);
  if (message === null || (message.context !== undefined && message.context !== CONTEXT))
    return null;
  const value = typeof message.value === "string" ? parsedJson(message.value) : message.value;
  switch (message.event) {
    case "ready":
      return { kind: "ready" };
    case "play":
      return { kind: "state", playing: true };
    case "pause":
    case "ended":
      return { kind: "state", playing: false };
    case "error":
      return { kind: "failed" };
    case "getCurrentTime":
    case "timeupdate":
    case "progress":
      return timeIn(value);
    case "getDuration":
      return {
        kind: "time",
        seconds: null,
        durationSeconds: length(asRecord(value)?.duration ?? value),
      };
    default:
      return null;
  }
}

function timeIn(value: unknown): PlayerMessage {
  const fields = asRecord(value) ?? {};
  const seconds = position(fields.seconds ?? fields.currentTime ?? value);
  return { kind: "time", seconds, durationSeconds: length(fields.duration) };
}

/** NaN arrives as null, and means that the player does not know yet. */
function position(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;
}

function length(value: unknown): number | null {
  const seconds = position(value);
  return seconds !== null && seconds > 0 ? seconds : null;
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
}
