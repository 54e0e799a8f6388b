/** A browser module's environment for unit tests: a window, a document, a server at its own address, a clock. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";

export type Arrived = { method: string; address: string; body: string; response: ServerResponse };

/** Real time that a condition gets before it counts as never met. */
const PATIENCE_MS = 10_000;
const realNow = performance.now.bind(performance);

/**
 * Tabs of one browser on a real server until the test ends. Locks and channels are Node's own, `respond` gets every
 * request, and time passes only by `vi.advanceTimersByTimeAsync`.
 */
export async function startBrowser(respond: (request: Arrived) => void) {
  const arrived: Arrived[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method = "", url: address = "" } = request;
    arrived.push({ method, address, body, response });
    respond({ method, address, body, response });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal(
    "document",
    Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState }),
  );
  vi.stubGlobal("navigator", { locks: navigator.locks, onLine: true });
  vi.stubGlobal("fetch", (address: string | URL, init?: RequestInit) =>
    fetch(new URL(address, base), init),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });
  return { arrived, base };
}

/** What the browser's tabs keep between them, by name, until the test ends. */
export function startStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const localStorage = new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  Object.assign(window, { localStorage });
  return kept;
}

/** Waits for what happens outside of the clock: requests, channels, locks, IndexedDB. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = realNow() + PATIENCE_MS;
  while (!(await condition())) {
    if (realNow() > end) throw new Error(`Never true: ${condition}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
