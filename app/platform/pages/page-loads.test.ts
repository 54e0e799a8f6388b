import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Arrived, startBrowser, until } from "../../../tests/kit/browser-tab";
import { keepLoadsWaiting } from "./page-loads";

type Step = (request: Arrived) => void;

const pageData: Step = ({ response }) =>
  response.writeHead(200, { "Content-Type": "text/x-script" }).end("data");
const cut: Step = ({ response }) => void response.destroy();
const status =
  (code: number, type = "text/html"): Step =>
  ({ response }) =>
    response.writeHead(code, { "Content-Type": type }).end("page");

const brokenOff: Step = ({ response }) =>
  response
    .writeHead(200, { "Content-Type": "text/x-script", "Content-Length": "9" })
    .write("da", () => response.destroy());

const FAULTS: [string, Step][] = [
  ["cannot be reached", cut],
  ["goes away in the middle of its response", brokenOff],
  ["is away behind its proxy", status(502)],
  ["has no database", status(503, "text/x-script")],
  ["is too slow for its proxy", status(504)],
  ["refuses so many requests", status(429, "application/json")],
  ["is hidden by a network that asks for a sign-in", status(200)],
];

/** A browser whose server responds by these steps, and with page data afterward. */
async function start(steps: Step[]) {
  const browser = await startBrowser((request) => (steps.shift() ?? pageData)(request));
  const { fetch } = globalThis;
  vi.stubGlobal("location", new URL(browser.base));
  Object.assign(window, { fetch });
  keepLoadsWaiting();
  const ask = (path: string, init?: RequestInit) => window.fetch(new URL(path, browser.base), init);
  return { ...browser, ask };
}

/** Lets one wait pass after each request, until this many have come. */
async function waitFor(arrived: Arrived[], count: number): Promise<void> {
  await until(async () => {
    await vi.advanceTimersByTimeAsync(100);
    return arrived.length >= count;
  });
}

describe("D1 loads of page data", () => {
  beforeEach(() => void onTestFinished(() => void vi.unstubAllGlobals()));

  test.each(FAULTS)(
    "wait for a server that %s, and continue by themselves",
    async (_which, fault) => {
      const { arrived, ask } = await start([fault, fault]);
      const load = ask("/tracker.data?page=2");
      await waitFor(arrived, 3);
      expect(await (await load).text()).toBe("data");
      expect(arrived.map(({ address }) => address)).toEqual(Array(3).fill("/tracker.data?page=2"));
    },
  );

  test.each([
    ["a page that is not there", "/gone.data", {}, status(404, "text/x-script")],
    ["a fault of a page", "/page.data", {}, status(500, "text/x-script")],
    ["a form that is sent", "/tracker.data", { method: "POST" }, status(503)],
    ["another address", "/readyz", {}, status(503)],
  ])("do not wait for %s", async (_which, path, init, step) => {
    const { arrived, ask } = await start([step]);
    const response = await ask(path, init);
    expect([response.status, arrived.length]).not.toContain(200);
    expect(arrived).toHaveLength(1);
  });

  test("fail right away where a form cannot be sent", async () => {
    const { ask } = await start([cut]);
    await expect(ask("/tracker.data", { method: "POST" })).rejects.toThrow(TypeError);
  });

  test("C2 are sent again where a minute brings no response, or not its end", async () => {
    const silent: Step = () => undefined;
    const begun: Step = ({ response }) => void response.writeHead(200).write("da");
    const { arrived, ask } = await start([silent, begun]);
    const load = ask("/tracker.data");
    await waitFor(arrived, 3);
    expect(await (await load).text()).toBe("data");
  });

  test("C2 fail where a form gets no response, which is not sent again", async () => {
    const { arrived, ask } = await start([() => undefined]);
    const form = ask("/tracker.data", { method: "POST" });
    const failed = expect(form).rejects.toThrow("aborted");
    await until(() => arrived.length === 1);
    await vi.advanceTimersByTimeAsync(150_000);
    await failed;
    expect(arrived).toHaveLength(1);
  });

  test("wait at most five seconds between two requests, and none once the network is back", async () => {
    const { arrived, ask } = await start(Array(8).fill(cut));
    const load = ask("/tracker.data");
    await waitFor(arrived, 8);
    await until(async () => {
      window.dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(0);
      return arrived.length === 9;
    });
    expect((await load).status).toBe(200);
  });

  test("stop when the page no longer wants them", async () => {
    const { arrived, ask } = await start(Array(100).fill(cut));
    const wanted = new AbortController();
    const load = ask("/tracker.data", { signal: wanted.signal });
    const ended = expect(load).rejects.toThrow("aborted");
    await waitFor(arrived, 2);
    wanted.abort();
    await ended;
    const { length } = arrived;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrived).toHaveLength(length);
  });
});
