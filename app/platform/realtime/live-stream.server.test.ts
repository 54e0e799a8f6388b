import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseConfig } from "../config/config.server";
import { createLog } from "../log/request-log.server";
import { createLiveHub } from "./live-hub.server";
import { type LiveAdmission, liveStream, MOST_STREAMS, type Topics } from "./live-stream.server";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const GET = new Request("http://site.invalid/live");
const HEAD = new Request(GET, { method: "HEAD" });

function opened(changes: Partial<LiveAdmission> = {}) {
  const hub = createLiveHub(createLog(parseConfig({}), { write() {} }));
  hub.handlers.connected();
  const topics: Topics = new Map([["a", "a"]]);
  const admission = {
    topics,
    refused: [],
    ageMs: Number.POSITIVE_INFINITY,
    owner: "ann",
    addressBlocks: ["192.0.2.1"],
    admittedNow: async () => topics,
    ...changes,
  };
  const open = (from: Partial<LiveAdmission> = {}, request = GET) =>
    liveStream(hub, request, { ...admission, ...from });
  const notify = (key: string | number, data: Record<string, unknown> = {}, event = "saved") =>
    hub.handlers.notified(JSON.stringify([{ topics: ["a"], event, key: String(key), data }]));
  return { hub, open, notify, response: open() };
}

/** Reads a stream for as long as it lasts. */
function reading(response: Response) {
  const heard = { text: "", ended: false };
  const pump = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk);
    heard.ended = true;
  };
  void pump();
  return {
    heard,
    events: () =>
      [...heard.text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, event, data = ""]) => ({
        event,
        data: JSON.parse(data),
      })),
    names: () => [...heard.text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name),
  };
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("an event stream (RT-1)", () => {
  test("goes on without a pause when the machine's clock is set back a day", async () => {
    const { notify, response } = opened();
    const { events } = reading(response);
    await passed(0);
    notify(1);
    await passed(200);
    vi.setSystemTime(Date.now() - 86_400_000);
    notify(2);
    await passed(200);
    expect(events().map(({ event }) => event)).toEqual(["refresh", "change", "change"]);
  });
  test("is one that no proxy may keep, and says right away to load the page again", async () => {
    const { response } = opened();
    const { heard, names } = reading(response);
    await passed(0);
    expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-store, no-transform");
    expect(response.headers.get("X-Accel-Buffering")).toBe("no");
    expect(heard.text).toMatch(/^event: refresh\n/);
    expect(names()).toEqual(["refresh"]);
  });
  test("says that a page is up to date whose topics had no change since long before it was asked for", async () => {
    const { open, notify } = opened();
    const first = async () => {
      const { names } = reading(open({ ageMs: 5_000 }));
      await passed(0);
      return names()[0];
    };
    await passed(15_000);
    expect(await first()).toBe("refresh");
    await passed(1);
    expect(await first()).toBe("beat");
    notify("x");
    await passed(15_000);
    expect(await first()).toBe("refresh");
    await passed(1);
    expect(await first()).toBe("beat");
  });
  test("beats every 15 s", async () => {
    const { names } = reading(opened().response);
    await passed(60_000);
    expect(names()).toEqual(["refresh", "beat", "beat", "beat", "beat"]);
  });
  test("ends after an hour, so every permission is asked for again", async () => {
    const { hub, response } = opened();
    const { heard } = reading(response);
    await passed(59 * 60_000);
    expect(heard.ended).toBe(false);
    await passed(60_000);
    expect(heard.ended).toBe(true);
    expect(hub.streamsOf("ann")).toBe(0);
  });
});

describe("changes (RT-1)", () => {
  test("are sent with the names of their topics, event, key and data, but not the topics' owners", async () => {
    const { hub, response } = opened();
    const { events } = reading(response);
    const saved = { event: "saved", key: "7", data: { seconds: 3 } };
    hub.handlers.notified(JSON.stringify([{ topics: ["a", "b:ann"], ...saved }]));
    await passed(25);
    expect(events().slice(1)).toEqual([
      { event: "change", data: { topics: ["a", "b"], ...saved } },
    ]);
  });
  test("of one thing in quick succession are sent once, as the newest", async () => {
    const { notify, response } = opened();
    const { events } = reading(response);
    for (let seconds = 1; seconds <= 50; seconds += 1) {
      notify("x", { seconds });
      notify("y", { seconds });
      notify("x", { seconds }, "removed");
    }
    await passed(25);
    expect(
      events()
        .slice(1)
        .map(({ data }) => `${data.event} ${data.key} ${data.data.seconds}`),
    ).toEqual(["saved x 50", "saved y 50", "removed x 50"]);
  });
  test("come in the order of the newest of each", async () => {
    const { notify, response } = opened();
    const { events } = reading(response);
    for (const key of ["x", "y", "x"]) notify(key);
    await passed(25);
    expect(
      events()
        .slice(1)
        .map(({ data }) => data.key),
    ).toEqual(["y", "x"]);
  });
  test.each([
    [500, 500, 1],
    [501, 0, 2],
  ])("of %i things at once are %i, with %i refreshes", async (things, changes, refreshes) => {
    const { notify, response } = opened();
    const { names } = reading(response);
    for (let key = 1; key <= things; key += 1) notify(key);
    await passed(25);
    expect(names().filter((name) => name === "change")).toHaveLength(changes);
    expect(names().filter((name) => name === "refresh")).toHaveLength(refreshes);
    notify("after");
    await passed(100);
    expect(names().at(-1)).toBe("change");
  });
  test("are sent after 25 ms, or if there are many, in one write every 100 ms", async () => {
    const { notify, response } = opened();
    const reader = response.body?.getReader();
    let writes = 0;
    const pump = async () => {
      for (;;) {
        if ((await reader?.read())?.done !== false) return;
        writes += 1;
      }
    };
    void pump();
    await passed(0);
    const atOpening = writes;
    notify("first");
    await passed(25);
    expect(writes - atOpening).toBe(1);
    for (let key = 1; key <= 400; key += 1) {
      notify(key);
      await passed(5);
    }
    expect(writes - atOpening).toBeLessThanOrEqual(22);
    await passed(1_000);
    notify("after a pause");
    const before = writes;
    await passed(25);
    expect(writes - before).toBe(1);
  });
  test("wait for a reader that does not keep up, who then gets the newest only", async () => {
    const { notify, response } = opened();
    for (let seconds = 1; seconds <= 1_000; seconds += 1) {
      notify("x", { seconds });
      await passed(25);
    }
    const { events } = reading(response);
    await passed(250);
    const changes = events().filter(({ event }) => event === "change");
    expect(changes.length).toBeLessThan(100);
    expect(changes.at(-1)?.data.data).toEqual({ seconds: 1_000 });
  });
});

describe("permission (AUTH-2, AUTH-5)", () => {
  test("that is gone ends the stream, which says so", async () => {
    const { hub, response } = opened({ admittedNow: async () => new Map() });
    const { heard, names } = reading(response);
    await passed(0);
    expect(heard.ended).toBe(false);
    hub.recheck("ann");
    await passed(0);
    expect(names()).toEqual(["refresh", "ended"]);
    expect(heard.ended).toBe(true);
    expect(hub.streamsOf("ann")).toBe(0);
  });
  test("C4 that is gone for one topic takes that one away, with what waits of it, and keeps the others", async () => {
    const [both, one] = [
      new Map([
        ["progress", "progress:ann"],
        ["trainees", "trainees"],
      ]),
      new Map([["progress", "progress:ann"]]),
    ];
    const { hub, response } = opened({ topics: both, admittedNow: async () => one });
    const { events } = reading(response);
    const notify = (...topics: string[]) =>
      hub.handlers.notified(
        JSON.stringify([{ topics, event: "e", key: topics.join(), data: { topics } }]),
      );
    await passed(0);
    notify("trainees");
    hub.recheck("ann");
    await passed(0);
    notify("trainees");
    notify("progress:ann");
    await passed(100);
    expect(events().slice(1)).toEqual([
      { event: "refused", data: { topics: ["trainees"] } },
      {
        event: "change",
        data: {
          topics: ["progress"],
          event: "e",
          key: "progress:ann",
          data: { topics: ["progress:ann"] },
        },
      },
    ]);
    expect(hub.streamsOf("ann")).toBe(1);
  });
  test("C4 that comes back, or is someone else's now, gives no topic back", async () => {
    const responses = [new Map([["a", "a:ann"]]), new Map(Object.entries({ a: "a:ann", b: "b" }))];
    const { hub, response } = opened({
      topics: new Map(Object.entries({ a: "a:ann", b: "b" })),
      admittedNow: async () => responses.shift() ?? new Map([["a", "a:bob"]]),
    });
    const { names } = reading(response);
    for (let check = 0; check < 3; check += 1) {
      hub.recheck("ann");
      await passed(0);
    }
    expect(names()).toEqual(["refresh", "refused", "ended"]);
  });
  test("C4 for some of the topics only opens the stream, which names the others first", async () => {
    const { events } = reading(opened({ refused: ["b"] }).response);
    await passed(0);
    expect(events()).toEqual([
      { event: "refused", data: { topics: ["b"] } },
      { event: "refresh", data: {} },
    ]);
  });
  test("that remains leaves it open", async () => {
    const { hub, notify, response } = opened();
    const { heard, names } = reading(response);
    hub.recheck("ann");
    await passed(0);
    notify(1);
    await passed(25);
    expect([heard.ended, names().at(-1)]).toEqual([false, "change"]);
  });
  test("that cannot be asked for ends it without a word", async () => {
    const { hub, response } = opened({ admittedNow: () => Promise.reject(new Error("down")) });
    const { heard, names } = reading(response);
    hub.recheck("ann");
    await passed(0);
    expect([heard.ended, names()]).toEqual([true, ["refresh"]]);
  });
  test("is for forty streams of one person", () => {
    const { hub, open } = opened();
    for (let streams = 2; streams <= 40; streams += 1) expect(open().status).toBe(200);
    const refused = open();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "10"]);
    expect(hub.streamsOf("ann")).toBe(40);
  });
  test("S1 is for so many streams of visitors from one address block, and of one person none the less", () => {
    const { open } = opened({ owner: null });
    for (let streams = 2; streams <= (MOST_STREAMS.ofAddressBlocks[0] ?? 0); streams += 1)
      expect(open().status).toBe(200);
    const refused = open();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "10"]);
    expect(open({ addressBlocks: ["192.0.2.2"] }).status).toBe(200);
    expect(open({ owner: "ann" }).status).toBe(200);
  });
  test("S1 is for twice as many from a /56, and four times as many from a /48", () => {
    const { open } = opened({ owner: null, addressBlocks: ["/64 0", "/56 0", "/48"] });
    const statuses = (blocks: (at: number) => string[]) =>
      Array.from({ length: 450 }, (_, at) => open({ addressBlocks: blocks(at) }).status);
    const inOne56 = statuses((at) => [`/64 ${at}`, "/56 0", "/48"]);
    expect(inOne56.filter((status) => status === 200)).toHaveLength(199);
    const inOne48 = statuses((at) => [`/64 ${at + 999}`, `/56 ${at + 1}`, "/48"]);
    expect(inOne48.filter((status) => status === 200)).toHaveLength(200);
  });
  test("S1 limits the streams of all visitors, not counting signed-in people", async () => {
    const { open, response } = opened({ owner: null });
    for (let streams = 1; streams < MOST_STREAMS.ofVisitors; streams += 1)
      expect(open({ addressBlocks: [`block ${streams}`] }).status).toBe(200);
    const refused = open({ addressBlocks: ["another"] });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(open({ owner: "ann" }).status).toBe(200);
    await response.body?.cancel();
    expect(open({ addressBlocks: ["another"] }).status).toBe(200);
  });
});

test("S1 HEAD returns the headers of a stream and opens none", () => {
  const { hub, open, response } = opened({ owner: null });
  const timers = vi.getTimerCount();
  const head = open({}, HEAD);
  expect([head.status, head.body]).toEqual([200, null]);
  expect([...head.headers]).toEqual([...response.headers]);
  expect([hub.visitorStreams(), vi.getTimerCount()]).toEqual([1, timers]);
});

describe("the end of a stream", () => {
  test("by its reader leaves nothing behind: no subscriber and no timer", async () => {
    const { hub, notify, response } = opened();
    notify(1);
    await response.body?.cancel();
    expect(hub.streamsOf("ann")).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    notify(2);
    hub.end();
    expect(vi.getTimerCount()).toBe(0);
  });
  test("by a stopping server is quiet, and no other is opened", async () => {
    const { hub, open, response } = opened();
    const { heard, names } = reading(response);
    hub.end();
    await passed(0);
    expect([heard.ended, names()]).toEqual([true, ["refresh"]]);
    expect(vi.getTimerCount()).toBe(0);
    expect([open().status, open().headers.get("Retry-After")]).toEqual([503, "2"]);
  });
});
