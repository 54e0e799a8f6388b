/**
 * The router's own requests: loads of page data and of code wait while the server cannot be reached, because one that
 * failed would replace the page (D1); a form leaves it as it is; and nothing waits forever for a response.
 */
import { useSyncExternalStore } from "react";
import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { limited } from "../web/json";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;
/** After this, a load without its whole response is sent again. */
const LONGEST_LOAD_MS = 60_000;
/** A form may carry a file over a slow line. It is not sent again: no one knows how far it came. */
const LONGEST_CHANGE_MS = 150_000;
/** From a proxy whose server is away, from a server whose database is, or from a rate limit. */
const AWAY: readonly number[] = [429, 502, 503, 504];

const waiting = new Set<AbortSignal>();
const listeners = new Set<() => void>();

/**
 * From now on, a load of page data that cannot reach the server is repeated until it does, or until the page no
 * longer wants it. A form that gets no response fails.
 */
export function keepLoadsWaiting(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (!isOfRouter(input)) return send(input, init);
    if (!isLoad(init)) return send(input, limited(LONGEST_CHANGE_MS, init));
    const request = () => send(input, limited(LONGEST_LOAD_MS, init));
    return untilReached(request, init?.signal ?? new AbortController().signal);
  };
}

type RouteFiles = { module: string; imports?: string[] };

/** What the router keeps in the window: the routes that it knows, and the code of those that were opened. */
declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/**
 * From now on, the code of a page that is opened for the first time is imported when its files have come. The router
 * would load the document again where an import fails, and browsers never repeat a failed one. It looks for the code
 * in this record first, and waits for a promise there.
 */
export function keepCodeWaiting(): void {
  window.__reactRouterRouteModules = new Proxy(window.__reactRouterRouteModules ?? {}, {
    has(modules, id) {
      const files = window.__reactRouterManifest?.routes[String(id)];
      if (!Reflect.has(modules, id) && files) {
        const load = codeOf(files).then((code) => {
          Reflect.set(modules, id, code);
          return code;
        });
        Reflect.set(modules, id, load);
      }
      return Reflect.has(modules, id);
    },
  });
}

type Results = Record<string, DataStrategyResult>;

/**
 * The root's middleware: a form without a response changes nothing on its page. With its status 503 nothing is loaded
 * again; the page says that it is offline until the server responds.
 */
export async function keepForms({ request }: { request: Request }, next: () => Promise<Results>) {
  const results = await next();
  if (isLoad(request) || request.signal.aborted) return results;
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== "error" || !isAway(result)) continue;
    results[route] = { type: "data", result: data(undefined, { status: 503 }) };
    void serverIsBack();
  }
  return results;
}

/** Whether the browser is offline or a load of page data is waiting for the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}

/** React Router asks for page data by these addresses, and for nothing else. */
function isOfRouter(input: RequestInfo | URL): boolean {
  if (!(input instanceof URL)) return false;
  return input.origin === location.origin && /\.data$/.test(input.pathname);
}

function isLoad({ method = "GET" }: RequestInit = {}): boolean {
  return method === "GET";
}

/** From its files, which the browser keeps for the import. One that is gone has been replaced: so has the document. */
async function codeOf({ module, imports = [] }: RouteFiles): Promise<unknown> {
  const { signal } = new AbortController();
  const get = (file: string) => () => fetch(file, limited(LONGEST_LOAD_MS));
  await Promise.all([module, ...imports].map((file) => untilReached(get(file), signal)));
  try {
    return await import(/* @vite-ignore */ module);
  } catch {
    location.reload();
    return new Promise(() => {});
  }
}

/** Code that is loaded late, for a part of a page: an import that fails would end the page, and is never repeated. */
export async function whenReached<Code>(load: () => Promise<Code>): Promise<Code> {
  const { signal } = new AbortController();
  await untilReached(() => fetch("/readyz", limited(LONGEST_LOAD_MS)), signal);
  return load();
}

/** A failed request is a TypeError, one that was given up a DOMException; the router may have put either into `data`. */
function isAway(result: unknown): boolean {
  const isWrapped = typeof result === "object" && result && "data" in result && "init" in result;
  const fault = isWrapped ? result.data : result;
  if (isRouteErrorResponse(fault)) return fault.status !== 429 && AWAY.includes(fault.status);
  return fault instanceof TypeError || fault instanceof DOMException;
}

/** Until it responds, the page says that it is offline. */
export async function serverIsBack(): Promise<void> {
  const { signal } = new AbortController();
  tell(() => waiting.add(signal));
  await pause(FIRST_WAIT_MS, signal);
  await untilReached(() => fetch("/readyz", limited(LONGEST_LOAD_MS)), signal);
}

async function untilReached(send: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  try {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const response = await whole(send).catch(() => null);
      if (response && isOurs(response)) return response;
      signal.throwIfAborted();
      tell(() => waiting.add(signal));
      await pause(wait, signal);
    }
  } finally {
    tell(() => waiting.delete(signal));
  }
}

/** With its body read to the end: the router replaces the page for a response that breaks off, too. */
async function whole(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const body = await response.arrayBuffer();
  return new Response(response.status === 204 ? null : body, response);
}

/** A network that wants a sign-in of its own sends its page in place of everything. */
function isOurs({ status, ok, headers }: Response): boolean {
  const isHtml = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return !AWAY.includes(status) && !(ok && isHtml);
}

/** Ends early when the network is back; throws when the page no longer wants the load. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const end = () => resolve();
  window.addEventListener("online", end, { once: true });
  signal.addEventListener("abort", end, { once: true });
  await promise;
  clearTimeout(timer);
  window.removeEventListener("online", end);
  signal.removeEventListener("abort", end);
  signal.throwIfAborted();
}

function tell(change: () => void): void {
  change();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

function isOffline(): boolean {
  return waiting.size > 0 || !navigator.onLine;
}
