import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectPlayer } from "./player-connection";
import { dialectAt } from "./player-hosts";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/dQw4w9WgX-_?enablejsapi=1";
const VIMEO = "https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1";
const WISTIA = "https://fast.wistia.net/embed/iframe/abc123def4";
const HOSTS = { youtube: YOUTUBE, vimeo: VIMEO, wistia: WISTIA };

/** What each player sends at a second of a video of 100 s. */
const AT: Record<keyof typeof HOSTS, (seconds: number) => object[]> = {
  youtube: (seconds) => [
    {
      event: "infoDelivery",
      id: 1,
      info: { currentTime: seconds, duration: 100, videoData: { video_id: "dQw4w9WgX-_" } },
    },
  ],
  vimeo: (seconds) => [
    { event: "timeupdate", data: { seconds, percent: seconds / 100, duration: 100 } },
  ],
  wistia: (seconds) => [
    { method: "_trigger", args: ["durationchange", 100] },
    { method: "_trigger", args: ["timechange", seconds] },
  ],
};

class Frame extends EventTarget {
  readonly asked: { text: string; origin: string }[] = [];
  readonly contentWindow = {
    postMessage: (text: string, origin: string) => void this.asked.push({ text, origin }),
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

function connected(address: string) {
  const frame = new Frame();
  const points: [number, number | null][] = [];
  const answering: boolean[] = [];
  const { stop, seek } = connectPlayer(frame as unknown as HTMLIFrameElement, address, {
    point: (seconds, duration) => points.push([seconds, duration]),
    answering: (is) => answering.push(is),
  });
  const { origin } = new URL(address);
  const say = (message: unknown, source: object = frame.contentWindow, from = origin) => {
    const data = JSON.stringify(message);
    window.dispatchEvent(Object.assign(new Event("message"), { data, source, origin: from }));
  };
  const asked = () => frame.asked.splice(0).map(({ text }) => text);
  return { frame, points, answering, stop, seek, say, asked };
}

describe.each(Object.entries(HOSTS))("MED-3 the player of %s", (name, address) => {
  const at = AT[name as keyof typeof HOSTS];

  test("reports where it is and how long its video is", () => {
    const { say, points } = connected(address);
    for (const message of [...at(3), ...at(4)]) say(message);
    expect(points).toEqual([
      [3, 100],
      [4, 100],
    ]);
  });
  test("is heard from its own window and origin only", () => {
    const { frame, say, points, answering } = connected(address);
    const others = Object.values(HOSTS)
      .map((other) => new URL(other).origin)
      .filter((origin) => origin !== new URL(address).origin);
    for (const message of at(99)) {
      say(message, {});
      for (const origin of [...others, "https://evil.example", "null", ""])
        say(message, frame.contentWindow, origin);
    }
    expect([points, answering]).toEqual([[], []]);
  });
  test("is asked on its origin only, again and again until it answers", () => {
    const { frame, say, asked } = connected(address);
    frame.dispatchEvent(new Event("load"));
    expect(new Set(frame.asked.map(({ origin }) => origin))).toEqual(
      new Set([new URL(address).origin]),
    );
    asked();
    vi.advanceTimersByTime(750);
    const knocks = asked();
    expect(knocks).toEqual([...dialectAt(address).knock]);
    for (const message of at(1)) say(message);
    vi.advanceTimersByTime(1_500);
    expect(asked()).toEqual([...dialectAt(address).poll]);
  });
  test("that never answers is reported, one that is only paused is not", () => {
    const { say, answering, stop } = connected(address);
    vi.advanceTimersByTime(25_000);
    expect(answering).toEqual([false]);
    stop();
    const paused = connected(address);
    for (const message of at(5)) paused.say(message);
    if (dialectAt(address).poll.length === 0) vi.advanceTimersByTime(600_000);
    expect(paused.answering).toEqual([true]);
    say({});
  });
  test("of no messages makes one that throws or is not a point in time", () => {
    const { read } = dialectAt(address);
    const known = fc.constantFrom(...at(3));
    const changed = fc.tuple(known, fc.string(), fc.anything()).map(([message, key, value]) => ({
      ...message,
      [key]: value,
      info: value,
      data: value,
      args: value,
    }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string(), changed), (data) => {
        const heard = read(data);
        if (heard?.kind !== "time") return;
        for (const each of [heard.seconds, heard.durationSeconds])
          if (each !== null) expect(Number.isFinite(each) && each >= 0).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("MED-3 going to another second", () => {
  test.each([
    [YOUTUBE, ['"func":"seekTo","args":[42,true]', '"func":"playVideo"']],
    [VIMEO, ['"method":"setCurrentTime","value":42', '"method":"play"']],
    [WISTIA, ['"method":"time","args":[42]', '"method":"play"']],
  ])("%s", (address, wanted) => {
    const { seek, asked } = connected(address);
    seek(42);
    const sent = asked();
    expect(sent).toHaveLength(wanted.length);
    for (const [index, part] of wanted.entries()) expect(sent[index]).toContain(part);
  });
});

describe("MED-3 what a player does not tell", () => {
  test("a live stream of YouTube has no length, whatever it says", () => {
    const { say, points } = connected(YOUTUBE);
    const info = {
      currentTime: 20,
      duration: 21,
      videoData: { video_id: "dQw4w9WgX-_", isLive: true },
    };
    say({ event: "infoDelivery", info });
    say({ event: "infoDelivery", info: { ...info, currentTime: 400_000 } });
    expect(points).toEqual([[20, null]]);
  });
  test("what YouTube plays after the lesson's video is not the lesson", () => {
    const { say, points } = connected(YOUTUBE);
    say({
      event: "infoDelivery",
      info: { currentTime: 99, duration: 100, videoData: { video_id: "AnotherOne1" } },
    });
    expect(points).toEqual([]);
  });
  test("the end of a video of Wistia is its length, if that was never told", () => {
    const { say, points } = connected(WISTIA);
    say({ method: "_trigger", args: ["secondchange", 59] });
    say({ method: "_trigger", args: ["statechange", "ended"] });
    expect(points).toEqual([
      [59, null],
      [59, 59],
    ]);
  });
  test.each([
    [60, 60.8],
    [30, 30],
  ])("MED-4 after a report at %d s, a video of 60.8 s ends at %d", (last, end) => {
    const { say, points } = connected(WISTIA);
    say({ method: "_trigger", args: ["durationchange", 60.8] });
    say({ method: "_trigger", args: ["secondchange", last] });
    say({ method: "_trigger", args: ["statechange", "ended"] });
    expect(points).toEqual([
      [last, 60.8],
      [end, 60.8],
    ]);
  });
  test("Vimeo's answers to questions count, and only faults that end everything are faults", () => {
    const { say, points, answering } = connected(VIMEO);
    say({ event: "ready" });
    say({ method: "getDuration", value: 61.8 });
    say({ method: "getCurrentTime", value: 7 });
    say({ event: "error", data: { name: "NotAllowedError", method: "play" } });
    expect([points, answering]).toEqual([[[7, 61.8]], [true]]);
    say({ event: "error", data: { name: "PrivacyError" } });
    expect(answering).toEqual([true, false]);
  });
  test("YouTube says that a video may not be framed", () => {
    const { say, answering } = connected(YOUTUBE);
    say({ event: "onReady" });
    say({ event: "onError", info: 150 });
    expect(answering).toEqual([false]);
  });
});
