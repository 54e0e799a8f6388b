import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askSession, retryDelay, type SessionState, watchSession } from "./session-watch";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server with scripted responses that records when it was called. */
function answering(...states: SessionState[]) {
  const asked: number[] = [];
  const ask = async () => {
    asked.push(Date.now());
    return states[asked.length - 1] ?? "alive";
  };
  return { ask, waits: () => asked.slice(1).map((at, index) => at - (asked[index] ?? 0)) };
}

describe("the session in the browser", () => {
  test("AUTH-7 failures back off from 200 ms, doubling, and never beyond half a minute", async () => {
    const server = answering("unknown", "unknown", "unknown", "unknown", "unknown", "alive");
    const ended = vi.fn();
    watchSession(server.ask, ended).look();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.waits()).toEqual([200, 400, 800, 1_600, 3_200]);
    expect(ended).not.toHaveBeenCalled();
    expect([1, 2, 8, 9, 50].map(retryDelay)).toEqual([200, 400, 25_600, 30_000, 30_000]);
  });

  test("AUTH-7 a success resets the count", async () => {
    const server = answering("unknown", "unknown", "alive", "unknown", "alive");
    const watch = watchSession(server.ask, vi.fn());
    watch.look();
    await vi.advanceTimersByTimeAsync(10_000);
    watch.look();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.waits().map((wait) => wait < 9_000 && wait)).toEqual([200, 400, false, 200]);
  });

  test("AUTH-7 a dead session is reported once, and not checked again", async () => {
    const server = answering("unknown", "dead");
    const ended = vi.fn();
    watchSession(server.ask, ended).look();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(server.waits()).toEqual([200]);
  });

  test("AUTH-7 one question at a time, and none after the end", async () => {
    const server = answering("unknown", "unknown");
    const watch = watchSession(server.ask, vi.fn());
    watch.look();
    watch.look();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.waits()).toEqual([]);
    watch.stop();
    watch.look();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.waits()).toEqual([]);
  });

  test.each([
    [200, '{"signedIn":true}', "alive"],
    [200, '{"signedIn":false}', "dead"],
    [200, "<h1>Sign in to the hotel's network</h1>", "unknown"],
    [200, "{}", "unknown"],
    [401, "{}", "unknown"],
    [500, '{"signedIn":false}', "unknown"],
    [503, "", "unknown"],
  ])("AUTH-7 the response %i %s means %s", async (status, body, state) => {
    vi.stubGlobal("fetch", async () => new Response(body, { status }));
    expect(await askSession()).toBe(state);
  });

  test("AUTH-7 a lost connection is not a dead session", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await askSession()).toBe("unknown");
  });
});
