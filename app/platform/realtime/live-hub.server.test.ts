import { Writable } from "node:stream";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { parseConfig } from "../config/config.server";
import { createLog } from "../log/request-log.server";
import { createLiveHub, type LiveNotification, type LiveSubscriber } from "./live-hub.server";

function hubWithLog() {
  const logged: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  return { logged, hub: createLiveHub(createLog(parseConfig({}), destination)) };
}

/** A subscriber that records what it receives. */
function listening(topics: readonly string[], owner: string | null = null) {
  const heard: string[] = [];
  const subscriber: LiveSubscriber = {
    topics,
    owner,
    addressBlocks: ["192.0.2.1"],
    change: ({ event, key }) => void heard.push(`${event} ${key}`),
    refresh: () => void heard.push("refresh"),
    recheck: () => void heard.push("recheck"),
    end: () => void heard.push("end"),
  };
  return { heard, subscriber };
}

function payload(changes: Partial<LiveNotification> = {}): string {
  return JSON.stringify([{ topics: ["a"], event: "saved", key: "1", data: {}, ...changes }]);
}

describe("notifications on their way to streams (RT-1)", () => {
  test("reach the streams of their topics and no other", () => {
    const { hub } = hubWithLog();
    const [a, b, ab] = [listening(["a"]), listening(["b"]), listening(["a", "b"])];
    for (const { subscriber } of [a, b, ab]) hub.subscribe(subscriber);
    hub.handlers.notified(payload({ topics: ["a"] }));
    expect([a.heard, b.heard, ab.heard]).toEqual([["saved 1"], [], ["saved 1"]]);
  });
  test("reach a stream once, however many of its topics they name", () => {
    const { hub } = hubWithLog();
    const { heard, subscriber } = listening(["a", "b"]);
    hub.subscribe(subscriber);
    hub.handlers.notified(payload({ topics: ["a", "b", "a"] }));
    expect(heard).toEqual(["saved 1"]);
  });
  test("do not reach a stream that has gone", () => {
    const { hub } = hubWithLog();
    const [gone, stays] = [listening(["a"]), listening(["a"])];
    const leave = hub.subscribe(gone.subscriber);
    hub.subscribe(stays.subscriber);
    leave?.();
    leave?.();
    hub.handlers.notified(payload());
    expect([gone.heard, stays.heard]).toEqual([[], ["saved 1"]]);
  });
  test("are heard on this server by their event", () => {
    const { hub } = hubWithLog();
    const heard: unknown[] = [];
    hub.on("session", (data) => heard.push(data));
    hub.handlers.notified(payload({ event: "session", data: { userId: "ann" } }));
    hub.handlers.notified(payload({ event: "other", data: { userId: "bob" } }));
    expect(heard).toEqual([{ userId: "ann" }]);
  });
  test.each([
    "",
    "{",
    "null",
    "[]",
    payload({ topics: [] }),
    '[{"topics":["a"]}]',
    '[{"topics":"a","event":"e","key":"k","data":{}}]',
    '{"topics":["a"],"event":"e","key":"k","data":{}}',
  ])("%j is logged and passed on to nobody", (text) => {
    const { hub, logged } = hubWithLog();
    const { heard, subscriber } = listening(["a"]);
    hub.subscribe(subscriber);
    hub.handlers.notified(text);
    expect(heard).toEqual([]);
    expect(logged).toHaveLength(1);
  });
});

describe("what may have changed (RT-1)", () => {
  const topics = ["a", "b"];
  function listeningHub() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { hub } = hubWithLog();
    hub.handlers.connected();
    vi.advanceTimersByTime(60_000);
    return hub;
  }
  test("is nothing while every change was heard and there was none", () => {
    expect(listeningHub().mayHaveChanged(topics, 30_000)).toBe(false);
  });
  test("is what changed within that time, of these topics", () => {
    const hub = listeningHub();
    hub.handlers.notified(payload({ topics: ["b", "c"] }));
    vi.advanceTimersByTime(5_000);
    expect(hub.mayHaveChanged(topics, 5_000)).toBe(true);
    expect(hub.mayHaveChanged(topics, 4_999)).toBe(false);
    expect(hub.mayHaveChanged(["a"], 5_000)).toBe(false);
  });
  test("is everything from before the database was listened to, or while it is not", () => {
    const hub = listeningHub();
    expect(hub.mayHaveChanged(topics, 60_000)).toBe(true);
    expect(hub.mayHaveChanged(topics, Number.POSITIVE_INFINITY)).toBe(true);
    hub.handlers.lost();
    expect(hub.mayHaveChanged(topics, 0)).toBe(true);
    hub.handlers.connected();
    vi.advanceTimersByTime(1_000);
    expect(hub.mayHaveChanged(topics, 1_000)).toBe(true);
    expect(hub.mayHaveChanged(topics, 999)).toBe(false);
  });
});

describe("a connection that comes and goes (RT-1)", () => {
  test("has every stream fetch again and prove itself when it is back", () => {
    const { hub } = hubWithLog();
    const states: boolean[] = [];
    hub.onConnection((connected) => states.push(connected));
    const { heard, subscriber } = listening(["a"]);
    hub.subscribe(subscriber);
    hub.handlers.lost();
    expect(heard).toEqual([]);
    hub.handlers.connected();
    expect(heard).toEqual(["refresh", "recheck"]);
    expect(states).toEqual([false, true]);
  });
});

describe("the streams of one person (AUTH-2)", () => {
  test("are counted, and asked to prove themselves, without the others'", () => {
    const { hub } = hubWithLog();
    const [one, two, other] = [
      listening(["a"], "ann"),
      listening(["b"], "ann"),
      listening(["a"], "bob"),
    ];
    const leave = hub.subscribe(one.subscriber);
    for (const { subscriber } of [two, other]) hub.subscribe(subscriber);
    expect(hub.streamsOf("ann")).toBe(2);
    hub.recheck("ann");
    expect([one.heard, two.heard, other.heard]).toEqual([["recheck"], ["recheck"], []]);
    leave?.();
    expect([hub.streamsOf("ann"), hub.streamsOf("nobody")]).toEqual([1, 0]);
  });
});

describe("the end", () => {
  test("reaches every stream, even if each leaves as it ends, and none comes after", () => {
    const { hub } = hubWithLog();
    const streams = Array.from({ length: 3 }, () => {
      const stream = listening(["a"]);
      const leave = hub.subscribe({
        ...stream.subscriber,
        end: () => {
          stream.heard.push("end");
          leave?.();
        },
      });
      return stream;
    });
    expect(hub.hasEnded()).toBe(false);
    hub.end();
    expect(hub.hasEnded()).toBe(true);
    expect(streams.map(({ heard }) => heard)).toEqual([["end"], ["end"], ["end"]]);
    expect(hub.subscribe(listening(["a"]).subscriber)).toBeNull();
  });
});
