/**
 * The router's own requests: loads of page data and of code wait while the server cannot be reached, because a failed
 * one would replace the page (D1); a form leaves it as it is; and nothing waits forever for a response.
 */
import { useSyncExternalStore } from "react";
import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { limited } from "../web/json";
import { refusalThrown } from "../web/refusal";
import {
  AWAY,
  isOffline,
  isReached,
  LONGEST_LOAD_MS,
  onReachChange,
  serverIsBack,
  untilReached,
} from "./server-reach";

/** A form may carry a file over a slow connection. It is not resent: no one knows how far it got. */
const LONGEST_CHANGE_MS = 150_000;

/**
 * Makes a load of page data that cannot reach the server repeat until it does, or until the page no longer wants it. A
 * form that gets no response fails.
 */
export function keepLoadsWaiting(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (!isOfRouter(input)) return send(input, init);
    if (!isLoad(init)) return send(input, limited(LONGEST_CHANGE_MS, init));
    const request = () => send(input, limited(LONGEST_LOAD_MS, init));
    return untilReached(request, init?.signal ?? undefined);
  };
}

type RouteFiles = { module: string; imports?: string[] };

/** What the router keeps in the window: the routes it knows, and the code of those that were opened. */
declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/**
 * Makes the code of a page that is opened for the first time be imported when its files have arrived. The router would
 * reload the document if an import fails, and browsers never repeat a failed one. It looks for the code in this record
 * first, and waits for a promise there.
 */
export function keepCodeWaiting(): void {
  window.__reactRouterRouteModules = new Proxy(window.__reactRouterRouteModules ?? {}, {
    has(modules, name) {
      const id = String(name);
      const files = window.__reactRouterManifest?.routes[id];
      if (files && !(id in modules))
        modules[id] = codeOf(files).then((code) => {
          modules[id] = code;
          return code;
        });
      return id in modules;
    },
  });
}

type Results = Record<string, DataStrategyResult>;

/**
 * The root's middleware: a form without a response, or one that the server refused before any page read it, changes
 * nothing on its page. With an error status nothing is reloaded; the page says that it is offline until the server
 * responds, or why it was refused.
 */
export async function keepForms({ request }: { request: Request }, next: () => Promise<Results>) {
  const results = await next();
  if (isLoad(request) || request.signal.aborted) return results;
  tellRefusal(null);
  for (const [route, { type, result }] of Object.entries(results)) {
    const fault = type === "error" ? faultIn(result) : null;
    const status = isAway(fault) ? 503 : statusAtEdge(fault);
    if (status === null) continue;
    results[route] = { type: "data", result: data(undefined, { status }) };
    if (status === 503) void serverIsBack();
    else tellRefusal(refusalThrown(fault).words);
  }
  return results;
}

let refused: string | null = null;
const refusalListeners = new Set<() => void>();

function tellRefusal(words: string | null): void {
  refused = words;
  for (const listener of refusalListeners) listener();
}

/** Why the last form was refused before any page read it, in words; null once another one is sent. */
export function useRefusal(): string | null {
  const shown = () => refused;
  return useSyncExternalStore(
    (listener) => {
      refusalListeners.add(listener);
      return () => void refusalListeners.delete(listener);
    },
    shown,
    () => null,
  );
}

let isKeptAway = false;
const onKeptAway = new Set<() => void>();

/** Whether the code of a page was kept from this browser: the next page has to be opened as a document. */
export function useIsKeptAway(): boolean {
  return useSyncExternalStore(
    (listener) => {
      onKeptAway.add(listener);
      return () => void onKeptAway.delete(listener);
    },
    () => isKeptAway,
    () => false,
  );
}

/** Whether the browser is offline or a load of page data is waiting for the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onReachChange, isOffline, () => false);
}

/** React Router requests page data by these addresses, and nothing else. */
function isOfRouter(input: RequestInfo | URL): boolean {
  if (!(input instanceof URL)) return false;
  return input.origin === location.origin && /\.data$/.test(input.pathname);
}

function isLoad({ method = "GET" }: RequestInit = {}): boolean {
  return method === "GET";
}

/** From its files, which the browser caches for the import. A missing one has been replaced: so has the document. */
async function codeOf({ module, imports = [] }: RouteFiles): Promise<unknown> {
  const get = (file: string) => () => fetch(file, limited(LONGEST_LOAD_MS)).catch(keptAway);
  await Promise.all([module, ...imports].map((file) => untilReached(get(file))));
  try {
    return await import(/* @vite-ignore */ module);
  } catch {
    location.reload();
    return new Promise(() => {});
  }
}

/** Something in the browser, such as an ad blocker, may refuse a file while the server can be reached. */
async function keptAway(fault: unknown): Promise<never> {
  if (!(await isReached())) throw fault;
  isKeptAway = true;
  for (const listener of onKeptAway) listener();
  return new Promise(() => {});
}

/** The router may have put a fault into `data`. */
function faultIn(result: unknown): unknown {
  const isWrapped = typeof result === "object" && result && "data" in result && "init" in result;
  return isWrapped ? result.data : result;
}

/** The status of a refusal that is not from the page, whose own come with data: it was too large, or too many. */
function statusAtEdge(fault: unknown): number | null {
  if (!isRouteErrorResponse(fault) || typeof fault.data !== "string") return null;
  return fault.status >= 400 && fault.status < 500 && fault.status !== 404 ? fault.status : null;
}

/** A failed request is a TypeError, an aborted one a DOMException. */
function isAway(fault: unknown): boolean {
  if (isRouteErrorResponse(fault)) return fault.status !== 429 && AWAY.includes(fault.status);
  return fault instanceof TypeError || fault instanceof DOMException;
}
