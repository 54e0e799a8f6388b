import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Arrived, startBrowser, until } from "../../../tests/kit/browser-tab";
import type { Results } from "./under-way";

type Step = (request: Arrived) => void;

const status =
  (code: number, type = "text/html"): Step =>
  ({ response }) =>
    response.writeHead(code, { "Content-Type": type }).end("page");
const here = status(200, "application/json");
const pageData = status(200, "text/x-script");
const cut: Step = ({ response }) => void response.destroy();

const brokenOff: Step = ({ response }) =>
  response
    .writeHead(200, { "Content-Type": "text/x-script", "Content-Length": "9" })
    .write("da", () => response.destroy());

const FAULTS: [string, Step][] = [
  ["cannot be reached", cut],
  ["goes away in the middle of its response", brokenOff],
  ["is away behind its proxy", status(502)],
  ["has no database", status(503, "application/json")],
  ["is too slow for its proxy", status(504)],
  ["refuses so many requests", status(429, "application/json")],
  ["is hidden by a network that asks for a sign-in", status(200)],
];
const DATA = { page: { type: "data", result: "page" } };
const SHOWN = "/tracker?page=2";

/** A page whose server responds to its load by `loaded`, and by these steps when asked whether it is there. */
async function startPage(loaded: Step, steps: Step[] = []) {
  const { arrived, base } = await startBrowser((request) =>
    (request.address === "/readyz" ? (steps.shift() ?? here) : loaded)(request),
  );
  vi.stubGlobal("location", new URL(SHOWN, base));
  vi.resetModules();
  const { keepPage, keepShown, whenLoaded } = await import("./page-loads");
  const reloaded: string[] = [];
  keepShown(SHOWN, async () => void reloaded.push("again"));
  const ask = (path: string, { method = "GET", signal }: RequestInit = {}) => {
    const request = new Request(new URL(path, base), { method, signal: signal ?? null });
    return keepPage({ request, url: new URL(path, base) }, () => asRouter(path, method));
  };
  const asked = () => arrived.filter(({ address }) => address === "/readyz").length;
  return { arrived, asked, ask, reloaded, whenLoaded };
}

/** The results of the router: a response that it cannot read is an error with a cause. */
async function asRouter(path: string, method: string): Promise<Results> {
  const failed = (result: unknown): Results => ({ page: { type: "error", result } });
  try {
    const response = await fetch(path, { method });
    const { status, statusText } = response;
    const text = await response.text().catch((cause: unknown) => cause);
    if (status >= 400) return failed({ status, statusText, internal: false, data: text });
    const isData = response.headers.get("Content-Type") === "text/x-script" && text === "page";
    return isData ? { page: { type: "data", result: text } } : failed(unreadable(text));
  } catch (fault) {
    return failed(fault);
  }
}

function unreadable(cause: unknown): Error {
  return new Error("Unable to decode turbo-stream response", { cause });
}

/** Lets time pass until it is so. */
async function waitFor(condition: () => boolean): Promise<void> {
  await until(async () => {
    await vi.advanceTimersByTimeAsync(100);
    return condition();
  });
}

describe("D1 a load of page data", () => {
  beforeEach(() => void onTestFinished(() => void vi.unstubAllGlobals()));

  test.each(FAULTS)(
    "for another page, from a server that %s, is asked for again when it is back",
    async (_which, fault) => {
      const { asked, ask } = await startPage(fault, [cut, status(502), status(200)]);
      const load = ask("/training?week=1#notes").catch((thrown: Response) => thrown);
      await waitFor(() => asked() === 4);
      const thrown = (await load) as Response;
      expect(thrown.status).toBe(302);
      expect(thrown.headers.get("Location")).toBe("/training?week=1#notes");
      expect(thrown.headers.get("X-Remix-Replace")).toBeNull();
    },
  );

  test.each(FAULTS)(
    "of the page that is shown, from a server that %s, leaves it, and comes when the server is back",
    async (_which, fault) => {
      const { asked, ask, reloaded, whenLoaded } = await startPage(fault, [cut]);
      expect(await ask(SHOWN)).toEqual({});
      expect(await ask(SHOWN)).toEqual({});
      expect(reloaded).toEqual([]);
      await waitFor(() => reloaded.length > 0);
      await whenLoaded();
      expect([reloaded, asked()]).toEqual([["again"], 2]);
    },
  );

  test("of a page that the browser went back to takes its place in the history", async () => {
    const { asked, ask } = await startPage(cut);
    vi.stubGlobal("location", new URL("/training", location.href));
    const load = ask("/training").catch((thrown: Response) => thrown);
    await waitFor(() => asked() === 1);
    const thrown = (await load) as Response;
    expect(thrown.headers.get("X-Remix-Replace")).toBe("true");
  });

  test.each([
    ["page data", pageData, DATA],
    ["a page that is not there", status(404), { page: { result: { status: 404 } } }],
    ["a fault of a page", status(500), { page: { result: { status: 500 } } }],
  ])("does not wait for %s", async (_which, loaded, results) => {
    const { asked, ask } = await startPage(loaded);
    expect(await ask("/training")).toMatchObject(results);
    expect(await ask(SHOWN)).toMatchObject(results);
    expect(asked()).toBe(0);
  });

  test("C2 is lost where a minute brings no response", async () => {
    const { arrived, ask, reloaded } = await startPage(() => undefined);
    const load = ask(SHOWN);
    await until(() => arrived.length === 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await load).toEqual({});
    await waitFor(() => reloaded.length === 1);
  });

  test("waits at most five seconds between two questions, and not at all once the network is back", async () => {
    const { asked, ask } = await startPage(cut, Array(8).fill(cut));
    const load = ask("/training").catch((thrown: Response) => thrown);
    await waitFor(() => asked() === 8);
    await until(async () => {
      window.dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(0);
      return asked() === 9;
    });
    expect(((await load) as Response).status).toBe(302);
  });

  test("stops when the page no longer wants it", async () => {
    const { asked, ask } = await startPage(cut, Array(100).fill(cut));
    const wanted = new AbortController();
    const load = ask("/training", { signal: wanted.signal });
    const ended = expect(load).rejects.toThrow("aborted");
    await waitFor(() => asked() === 2);
    wanted.abort();
    await ended;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(2);
  });
});

describe("D1 a form", () => {
  beforeEach(() => void onTestFinished(() => void vi.unstubAllGlobals()));

  test("that finds no server changes nothing on its page, and is sent once", async () => {
    const { arrived, ask } = await startPage(cut);
    const results = await ask(SHOWN, { method: "POST" });
    expect(results).toMatchObject({ page: { type: "data", result: { init: { status: 503 } } } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent(arrived)).toBe(1);
  });

  test("C2 that gets no response ends, and its page shows what has come of it", async () => {
    const { arrived, ask } = await startPage(() => undefined);
    const form = ask(SHOWN, { method: "POST" }).catch((thrown: Response) => thrown);
    await until(() => arrived.length === 1);
    await vi.advanceTimersByTimeAsync(150_000);
    expect(((await form) as Response).headers.get("Location")).toBe(SHOWN);
    expect(sent(arrived)).toBe(1);
  });
});

function sent(arrived: readonly Arrived[]): number {
  return arrived.filter(({ method }) => method === "POST").length;
}
