import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectPlayer } from "./player-connection";
import { PLAYER_EVENTS } from "./player-protocol";

const ORIGIN = "https://player.example";
type Asked = { method: string; value?: string | number; origin: string };

/** The few browser parts that the connection needs: a window that receives messages, and a frame. */
class Frame extends EventTarget {
  readonly asked: Asked[] = [];
  readonly contentWindow = {
    postMessage: (text: string, origin: string) => {
      const { method, value } = JSON.parse(text);
      this.asked.push({ method, value, origin });
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected() {
  const frame = new Frame();
  const points: [number, number | null][] = [];
  const answering: boolean[] = [];
  const { stop, seek } = connectPlayer(
    frame as unknown as HTMLIFrameElement,
    `${ORIGIN}/embed/1/a`,
    {
      point: (seconds, duration) => points.push([seconds, duration]),
      answering: (is) => answering.push(is),
    },
  );
  const say = (
    event: string,
    value?: unknown,
    from: object = frame.contentWindow,
    origin = ORIGIN,
  ) => {
    const data = JSON.stringify({ context: "player.js", version: "0.0.11", event, value });
    window.dispatchEvent(Object.assign(new Event("message"), { data, source: from, origin }));
  };
  const methods = () => frame.asked.splice(0).map(({ method, value }) => value ?? method);
  return { frame, points, answering, stop, seek, say, methods };
}

describe("listening to the player (VID-1)", () => {
  test("points come with the duration once it is known", () => {
    const { say, points } = connected();
    say("ready");
    say("getCurrentTime", 3);
    say("getDuration", 100);
    say("getCurrentTime", 4);
    say("timeupdate", { seconds: 5, duration: null });
    expect(points).toEqual([
      [3, null],
      [4, 100],
      [5, 100],
    ]);
  });
  test.each([
    ["another origin", {}, "https://evil.example"],
    ["a look-alike origin", {}, `${ORIGIN}.evil.example`],
    ["the right origin in another window", {}, ORIGIN],
    ["a sandboxed frame", {}, "null"],
  ])("%s is not listened to", (_from, source, origin) => {
    const { say, points, answering } = connected();
    say("timeupdate", { seconds: 99, duration: 100 }, source, origin);
    expect([points, answering]).toEqual([[], []]);
  });
  test("neither is the player's own window under a foreign origin", () => {
    const { frame, say, points } = connected();
    say("timeupdate", { seconds: 99, duration: 100 }, frame.contentWindow, "https://evil.example");
    expect(points).toEqual([]);
  });
});

describe("asking the player (VID-1)", () => {
  test("goes to its origin only", () => {
    const { frame, say } = connected();
    say("ready");
    expect(frame.asked.length).toBeGreaterThan(0);
    expect(new Set(frame.asked.map(({ origin }) => origin))).toEqual(new Set([ORIGIN]));
  });
  test("subscribes to everything when it is ready, when it has loaded, and until it responds", () => {
    const { frame, say, methods } = connected();
    say("ready");
    expect(methods()).toEqual([...PLAYER_EVENTS, "getDuration", "getCurrentTime"]);
    frame.dispatchEvent(new Event("load"));
    expect(methods()).toContain("timeupdate");
    vi.advanceTimersByTime(750);
    expect(methods()).toContain("ready");
    say("getCurrentTime", 0);
    vi.advanceTimersByTime(1_500);
    expect(methods()).not.toContain("ready");
  });
  test("does not loop with a player that responds immediately that it is ready", () => {
    const { frame, say } = connected();
    const { postMessage } = frame.contentWindow;
    frame.contentWindow.postMessage = (text, origin) => {
      postMessage(text, origin);
      if (frame.asked.length > 1_000) throw new Error("asked without end");
      if (frame.asked.at(-1)?.value === "ready") say("ready");
    };
    frame.dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(3_000);
    expect(frame.asked.length).toBeLessThan(100);
  });
  test("asks, having come late, whether the player is ready", () => {
    const { methods } = connected();
    vi.advanceTimersByTime(750);
    expect(methods()).toContain("ready");
  });
  test("asks for time and duration every 2 s once it responds", () => {
    const { say, methods } = connected();
    say("getCurrentTime", 0);
    vi.advanceTimersByTime(600);
    methods();
    vi.advanceTimersByTime(6_000);
    expect(methods().filter((method) => method === "getCurrentTime")).toHaveLength(3);
  });
});

describe("a player that does not answer (VID-1)", () => {
  test("is noticed 8 s after it said it was ready", () => {
    const { say, answering } = connected();
    say("ready");
    vi.advanceTimersByTime(7_900);
    expect(answering).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(answering).toEqual([false]);
  });
  test("is noticed after 10 s where it said nothing at all", () => {
    const { answering } = connected();
    vi.advanceTimersByTime(9_900);
    expect(answering).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(answering).toEqual([false]);
  });
  test("may come back", () => {
    const { say, answering } = connected();
    say("getCurrentTime", 1);
    vi.advanceTimersByTime(20_000);
    say("getCurrentTime", 2);
    expect(answering).toEqual([true, false, true]);
  });
  test("is distinguished from one that is paused and keeps responding", () => {
    const { say, answering } = connected();
    for (let times = 0; times < 30; times += 1) {
      say("getCurrentTime", 1);
      vi.advanceTimersByTime(2_000);
    }
    expect(answering).toEqual([true]);
  });
  test("says so itself if it can", () => {
    const { say, answering } = connected();
    say("error", { code: 1, msg: "playback" });
    expect(answering).toEqual([false]);
  });
});

test("a conversation that has ended asks and hears nothing more", () => {
  const { frame, say, points, stop, methods } = connected();
  stop();
  methods();
  frame.dispatchEvent(new Event("load"));
  say("getCurrentTime", 1);
  vi.advanceTimersByTime(60_000);
  expect([points, methods(), vi.getTimerCount()]).toEqual([[], [], 0]);
});

test("MED-5 another second is played on request", () => {
  const { frame, seek } = connected();
  seek(0);
  expect(frame.asked.map(({ method, value }) => [method, value])).toEqual([
    ["setCurrentTime", 0],
    ["play", undefined],
  ]);
});
