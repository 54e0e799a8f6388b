import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLAYER_EVENTS, playerRequest, readPlayerMessage } from "./player-protocol";

const wire = (event: string, value?: unknown) => ({
  context: "player.js",
  version: "0.0.11",
  event,
  value,
});
const time = (seconds: number | null, durationSeconds: number | null = null) => ({
  kind: "time",
  seconds,
  durationSeconds,
});

const SHAPES: [string, unknown, unknown][] = [
  [
    "ready",
    wire("ready", { src: "https://p.example/x", events: [], methods: [] }),
    { kind: "ready" },
  ],
  ["play", wire("play"), { kind: "state", playing: true }],
  ["pause", wire("pause"), { kind: "state", playing: false }],
  ["ended", wire("ended"), { kind: "state", playing: false }],
  ["error", wire("error", { code: 2, msg: 'Invalid Method "x"' }), { kind: "failed" }],
  ["time", wire("timeupdate", { seconds: 10, duration: 40 }), time(10, 40)],
  ["time, before the duration", wire("timeupdate", { seconds: 10, duration: null }), time(10)],
  ["progress", wire("progress", { percent: 0.5, seconds: 20, duration: 40 }), time(20, 40)],
  ["time under another name", wire("timeupdate", { currentTime: 12.5 }), time(12.5)],
  ["time as a bare number", wire("timeupdate", 12.5), time(12.5)],
  ["value as a JSON string", wire("timeupdate", '{"seconds":3,"duration":9}'), time(3, 9)],
  ["value as a number in a string", wire("getCurrentTime", "12.5"), time(12.5)],
  ["answer to a question", wire("getCurrentTime", 12.3), time(12.3)],
  ["answer at the very start", wire("getCurrentTime", 0), time(0)],
  ["duration", wire("getDuration", 1_800), time(null, 1_800)],
  ["duration in an object", wire("getDuration", { duration: 1_800 }), time(null, 1_800)],
  ["duration not known yet", wire("getDuration", null), time(null)],
  ["duration of nothing", wire("getDuration", 0), time(null)],
  ["a negative time", wire("timeupdate", { seconds: -1, duration: -1 }), time(null)],
  ["a time that is no number", wire("timeupdate", { seconds: "x", duration: {} }), time(null)],
  ["without a context", { event: "timeupdate", value: { seconds: 1 } }, time(1)],
];

const NOISE: [string, unknown][] = [
  ["another protocol's context", { ...wire("ready"), context: "other.js" }],
  ["an unknown event", wire("volumechange", 3)],
  ["a seek", wire("seeked")],
  ["no event", { context: "player.js" }],
  ["a request, as it went out", playerRequest("getDuration", "lesson")],
  ["text", "hello"],
  ["broken JSON", '{"event":"ready"'],
  ["a resizer's string", "[iFrameSizer]x:700:1120:init"],
  ["an array", ["msgsndr-booking-complete", {}]],
  ["an event that is no text", { event: { toString: "ready" } }],
  ["a number", 7],
  ["null", null],
  ["nothing", undefined],
  ["a date", new Date(0)],
];

describe("what a player says (VID-1)", () => {
  test.each(SHAPES)("%s, as an object and as a string", (_name, message, understood) => {
    expect(readPlayerMessage(message)).toEqual(understood);
    expect(readPlayerMessage(JSON.stringify(message))).toEqual(understood);
  });
  test.each(NOISE)("%s says nothing", (_name, message) => {
    expect(readPlayerMessage(message)).toBeNull();
  });
  test("a time that is not finite is not known", () => {
    for (const seconds of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(readPlayerMessage(wire("timeupdate", { seconds, duration: seconds }))).toEqual(
        time(null),
      );
    }
  });
  test("no message throws, and a time is never negative or infinite", () => {
    const event = fc.oneof(
      fc.constantFrom(...PLAYER_EVENTS, "getDuration", "getCurrentTime", "progress"),
      fc.anything(),
    );
    const value = fc.oneof(
      fc.record({ seconds: fc.anything(), duration: fc.anything(), currentTime: fc.anything() }),
      fc.double(),
      fc.json(),
      fc.anything(),
    );
    const message = fc.oneof(fc.record({ event, value }), fc.anything(), fc.string(), fc.json());
    fc.assert(
      fc.property(message, (data) => {
        const heard = readPlayerMessage(data);
        if (heard?.kind !== "time") return;
        for (const each of [heard.seconds, heard.durationSeconds]) {
          if (each !== null) expect(Number.isFinite(each) && each >= 0).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });
  test("a string nested without end is noise", () => {
    expect(readPlayerMessage("[".repeat(100_000))).toBeNull();
  });
});

describe("what a player is asked (VID-1)", () => {
  test("is the wire format of player.js, with the asker's own id", () => {
    expect(JSON.parse(playerRequest("addEventListener", "lesson", "timeupdate"))).toEqual({
      context: "player.js",
      version: "0.0.11",
      method: "addEventListener",
      listener: "lesson",
      value: "timeupdate",
    });
    expect(JSON.parse(playerRequest("getDuration", "lesson"))).not.toHaveProperty("value");
  });
  test("includes the events for time and errors", () => {
    expect(PLAYER_EVENTS).toContain("timeupdate");
    expect(PLAYER_EVENTS).toContain("error");
  });
});
