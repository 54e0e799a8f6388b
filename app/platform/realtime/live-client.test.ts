import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Arrived, startBrowser, until } from "../../../tests/kit/browser-tab";
import { HOUR_MS } from "../time/durations";
import { instantNow } from "../time/elapsed";
import { LiveTab } from "./live-client";

type Stream = { topics: string; age: number; response: Arrived["response"]; isOpen: () => boolean };

/** A server of streams: `statuses` are those of the next ones, the others open with a heartbeat. */
async function startStreams(...statuses: number[]) {
  const streams: Stream[] = [];
  const { arrived } = await startBrowser(({ address, response }) => {
    const { searchParams } = new URL(address, "http://site.invalid");
    const [topics = "", age] = ["topics", "age"].map((name) => searchParams.get(name) ?? "");
    const status = statuses.shift() ?? 200;
    if (status !== 200) return void response.writeHead(status, { "Retry-After": "5" }).end();
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    streams.push({ topics, age: Number(age), response, isOpen: () => !response.destroyed });
    say("beat", {}, streams.at(-1));
  });
  const say = (event: string, data: unknown = {}, stream = streams.at(-1)) =>
    stream?.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const change = (...topics: string[]) => say("change", { topics, event: "e", key: "k", data: {} });
  return { streams, arrived, say, change, topics: () => streams.map((stream) => stream.topics) };
}

function openTab(...topics: string[]) {
  return openPart(new LiveTab(instantNow()), ...topics);
}

function openPart(tab: LiveTab, ...topics: string[]) {
  const heard: string[] = [];
  const leave = tab.join(topics, {
    change: (change) => heard.push(change.topics.join()),
    refresh: () => heard.push("refresh"),
  });
  onTestFinished(leave);
  return { tab, heard, leave };
}

/** A leading tab: its stream is open. */
async function leading({ streams }: { streams: readonly Stream[] }, ...topics: string[]) {
  const opened = streams.length;
  const tab = openTab(...topics);
  await until(() => streams.length > opened);
  await settled();
  await passed(1);
  return tab;
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Time during which the server keeps sending heartbeats. */
async function quiet(say: (event: string) => unknown, minutes: number) {
  for (let beat = 0; beat < minutes * 4; beat += 1) {
    say("beat");
    await passed(15_000);
    await settled();
  }
}
/** Everything that is on its way over sockets, channels and locks has arrived. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe("the tabs of one browser (RT-1)", () => {
  test("share one stream, and each hears the changes of its own topics", async () => {
    const server = await startStreams();
    const [one, other] = [await leading(server, "a", "b"), openTab("b")];
    await settled();
    server.change("a");
    server.change("b");
    await until(() => other.heard.includes("b") && one.heard.includes("b"));
    expect([one.heard, other.heard]).toEqual([["a", "b"], ["b"]]);
    expect(server.topics()).toEqual(["a,b"]);
  });
  test("C4 have the stream opened again for a second tab's topics", async () => {
    const server = await startStreams();
    const [first, second] = [await leading(server, "a"), openTab("b")];
    await until(() => server.streams.length === 2);
    expect(server.topics()).toEqual(["a", "a,b"]);
    await until(() => !server.streams[0]?.isOpen());
    server.change("b");
    await until(() => second.heard.includes("b"));
    expect(first.heard).toEqual([]);
  });
  test("C4 no longer listen to what a tab wanted that has gone", async () => {
    const server = await startStreams();
    const [, second] = [await leading(server, "a"), openTab("b")];
    await until(() => server.streams.length === 2);
    second.leave();
    await settled();
    server.streams[1]?.response.destroy();
    await settled();
    await passed(2_000);
    await until(() => server.streams.length === 3);
    expect(server.topics().at(-1)).toBe("a");
  });
  test("a second part of a page joins the first one's stream, and the last one ends it", async () => {
    const server = await startStreams();
    const { tab, leave } = await leading(server, "a", "b");
    const part = openPart(tab, "b");
    leave();
    await settled();
    server.change("a");
    server.change("b");
    await until(() => part.heard.includes("b"));
    expect([part.heard.filter((heard) => heard !== "refresh"), server.streams.length]).toEqual([
      ["b"],
      1,
    ]);
    part.leave();
    await until(() => !server.streams[0]?.isOpen());
  });
  test("the next tab takes over from one that goes, after its page was loaded again", async () => {
    const server = await startStreams();
    const [first, second] = [await leading(server, "a"), openTab("a")];
    await settled();
    first.leave();
    await until(() => second.heard.includes("refresh"));
    await passed(999);
    await settled();
    expect(server.streams).toHaveLength(1);
    await passed(1);
    await until(() => server.streams.length === 2);
  });
  test("each have a stream of their own where the browser has no locks", async () => {
    const server = await startStreams();
    vi.stubGlobal("navigator", { onLine: true });
    await leading(server, "a");
    await leading(server, "b");
    expect(server.topics()).toEqual(["a", "b"]);
  });
});

describe("a page that may be old (RT-1)", () => {
  test("asks the server whether it is, by its age", async () => {
    const server = await startStreams();
    const tab = new LiveTab(instantNow());
    await passed(3_000);
    const { heard } = openPart(tab, "a");
    await until(() => server.streams.length === 1);
    expect(server.streams[0]?.age).toBe(3_000);
    server.say("refresh");
    await until(() => heard.includes("refresh"));
  });
  test.each([
    ["set back", -HOUR_MS, 3_000],
    ["set forward, as after a sleep", HOUR_MS, 3_000 + HOUR_MS],
  ])("C1 is no younger than it was when the clock is %s", async (_, jump, age) => {
    const server = await startStreams();
    onTestFinished(() => void vi.useRealTimers());
    const tab = new LiveTab(instantNow());
    await passed(3_000);
    vi.setSystemTime(Date.now() + jump);
    openPart(tab, "a");
    await until(() => server.streams.length === 1);
    expect(server.streams[0]?.age).toBe(age);
  });
  test.each([-HOUR_MS, HOUR_MS])(
    "C1 misses no change when the clock jumps by %d ms between two tabs",
    async (jump) => {
      const server = await startStreams();
      onTestFinished(() => void vi.useRealTimers());
      const first = await leading(server, "a");
      await passed(10);
      const early = new LiveTab(instantNow());
      vi.setSystemTime(Date.now() + jump);
      await passed(10);
      server.change("a");
      await until(() => first.heard.length > 0);
      await passed(10);
      const late = openPart(early, "a");
      await until(() => late.heard.includes("refresh"));
    },
  );
  test("is loaded again when the way to the server took longer than the server allows for", async () => {
    const server = await startBrowser(() => undefined);
    const { heard } = openTab("a");
    await until(() => server.arrived.length === 1);
    await passed(10_001);
    server.arrived[0]?.response
      .writeHead(200, { "Content-Type": "text/event-stream" })
      .flushHeaders();
    await until(() => heard.includes("refresh"));
  });
  test("that joins a running stream is loaded again, alone, unless there was nothing since it was asked for", async () => {
    const server = await startStreams();
    const before = new LiveTab(instantNow());
    await passed(1);
    const first = await leading(server, "a");
    const old = openPart(before, "a");
    await until(() => old.heard.includes("refresh"));
    await passed(10);
    const fresh = openTab("a");
    await settled();
    expect([first.heard, fresh.heard]).toEqual([[], []]);
    const early = new LiveTab(instantNow());
    server.change("a");
    await until(() => first.heard.length > 0);
    const late = openPart(early, "a");
    await until(() => late.heard.includes("refresh"));
    expect([first.heard, fresh.heard]).toEqual([["a"], ["a"]]);
  });
});

describe("a right that is lost (AUTH-5)", () => {
  test("C4 takes its topic away: the pages are loaded again once, the other topics go on, nothing is asked again", async () => {
    const server = await startStreams();
    const [dashboard, panel] = [await leading(server, "progress", "trainees"), openTab("trainees")];
    await settled();
    server.say("refused", { topics: ["trainees"] });
    await until(() => panel.heard.length > 0);
    await quiet(server.say, 2);
    server.change("progress");
    await until(() => dashboard.heard.includes("progress"));
    expect([dashboard.heard, panel.heard]).toEqual([["refresh", "progress"], ["refresh"]]);
    expect(server.arrived).toHaveLength(1);
    server.streams[0]?.response.destroy();
    await settled();
    await passed(2_000);
    await until(() => server.streams.length === 2);
    expect(server.topics().at(-1)).toBe("progress");
  });
  test("C4 is requested again by a page that subscribes again", async () => {
    const server = await startStreams();
    const { tab } = await leading(server, "a", "b");
    server.say("refused", { topics: ["b"] });
    await settled();
    openPart(tab, "b");
    await until(() => server.streams.length === 2);
    expect(server.topics()).toEqual(["a,b", "a,b"]);
  });
  test.each([401, 403])(
    "C4 a stream refused with %i is not asked for again, until someone looks",
    async (status) => {
      const server = await startStreams(status, status);
      const { heard } = openTab("a");
      await until(() => heard.length > 0);
      await passed(30 * 60_000);
      await settled();
      expect([server.arrived.length, heard]).toEqual([1, ["refresh"]]);
      document.dispatchEvent(new Event("visibilitychange"));
      await until(() => server.arrived.length === 2);
    },
  );
  test("AUTH-2 the end of a session is every topic's, and is asked about once", async () => {
    const server = await startStreams();
    const { heard } = await leading(server, "a", "b");
    server.say("ended");
    server.streams[0]?.response.end();
    await until(() => heard.length > 0);
    await passed(30 * 60_000);
    await settled();
    expect([server.arrived.length, heard]).toEqual([1, ["refresh"]]);
  });
});

describe("a server out of reach (RT-1)", () => {
  test("is tried again at growing intervals", async () => {
    const server = await startStreams(200, 502, 502);
    await leading(server, "a");
    server.streams[0]?.response.destroy();
    await settled();
    const tries: number[] = [];
    const since = Date.now();
    while (server.streams.length < 2) {
      const before = server.arrived.length;
      await passed(500);
      await settled();
      if (server.arrived.length > before) tries.push(Date.now() - since);
    }
    const waits = tries.map((at, index) => at - (tries[index - 1] ?? 0));
    expect(waits).toHaveLength(3);
    for (const [index, least] of [1_000, 5_000, 5_000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least);
      expect(waits[index]).toBeLessThanOrEqual(2 * least + 500);
    }
  });
  test.each([429, 503])(
    "S1 a stream that is refused with %i is asked for again when the server said, and the page is left as it is in the meantime",
    async (status) => {
      const server = await startStreams(status, status);
      const { heard } = openTab("a");
      for (const tries of [1, 2]) {
        await until(() => server.arrived.length === tries);
        await settled();
        await passed(4_999);
        await settled();
        expect([server.arrived.length, heard]).toEqual([tries, []]);
        await passed(5_001);
      }
      await until(() => server.streams.length === 1);
      server.change("a");
      await until(() => heard.includes("a"));
    },
  );
  test("is tried right away when the network is back", async () => {
    const server = await startStreams(503);
    openTab("a");
    await until(() => server.arrived.length === 1);
    await settled();
    window.dispatchEvent(new Event("online"));
    await until(() => server.streams.length === 1);
  });
  test("is noticed by its silence of 40 s", async () => {
    const server = await startStreams();
    await leading(server, "a");
    await passed(39_998);
    await settled();
    expect(server.streams[0]?.isOpen()).toBe(true);
    await passed(1);
    await until(() => !server.streams[0]?.isOpen());
    await passed(2_000);
    await until(() => server.streams.length === 2);
  });
  test("a proxy's page in place of the stream is a failure", async () => {
    const browser = await startBrowser(({ response }) =>
      response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Sign in to the Wi-Fi</p>"),
    );
    openTab("a");
    await until(() => browser.arrived.length === 1);
    await settled();
    await passed(2_000);
    await until(() => browser.arrived.length === 2);
  });
});

test("RT-1 a page in the back-forward cache has no stream, and listens again when it comes back", async () => {
  const server = await startStreams();
  const { heard } = await leading(server, "a");
  window.dispatchEvent(new Event("pagehide"));
  await until(() => !server.streams[0]?.isOpen());
  window.dispatchEvent(new Event("pageshow"));
  await until(() => server.streams.length === 2);
  server.change("a");
  await until(() => heard.includes("a"));
});
