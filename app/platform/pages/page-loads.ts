/**
 * The root's client middleware, which is around every load and form of the router (D1). A load that did not reach the
 * server would replace the page: the page stays instead, and is loaded once the server is back. A form without a
 * response leaves the page as it is. Nothing waits forever.
 */
import { useLayoutEffect, useSyncExternalStore } from "react";
import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  redirect,
  replace,
  useLocation,
  useRevalidator,
} from "react-router";
import { refusalThrown } from "../web/refusal";
import { isOffline, LONGEST_WAIT_MS, longer, onReachChange, serverIsBack } from "./server-reach";
import { type Results, watchedForm, watchedLoad } from "./under-way";

const LONGEST_LOAD_MS = 60_000;
/** A form may carry a file over a slow connection. It is not resent: no one knows how far it got. */
const LONGEST_FORM_MS = 150_000;
const FIRST_WAIT_MS = 500;
/** From a proxy whose server is down, from a server whose database is down, or from a rate limit. */
const AWAY: readonly number[] = [429, 502, 503, 504];

type Asked = { request: Request; url: URL };
type Next = () => Promise<Results>;

/** The path and query of the page that is shown. */
let shown = "";
let reload: () => Promise<void> = async () => undefined;
/** How long to wait after the next load without its data. */
let wait = FIRST_WAIT_MS;
/** Whether the page that is shown was not loaded since. */
let isMissing = false;
let catchingUp: Promise<void> | null = null;

export function keepPage(asked: Asked, next: Next): Promise<Results> {
  return asked.request.method === "GET" ? keepFromLoad(asked, next) : keepFromForm(asked, next);
}

/** For the root: which page is to be kept. */
export function useKeptPage(): void {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useLayoutEffect(() => keepShown(pathname + search, revalidate), [pathname, search, revalidate]);
}

export function keepShown(address: string, revalidate: () => Promise<void>): void {
  shown = address;
  reload = revalidate;
}

/** Resolves when nothing is missing that was to be loaded for the page that is shown. */
export async function whenLoaded(): Promise<void> {
  await catchingUp;
}

/**
 * The page that is shown keeps its data: a route without a result was not loaded. Another one is navigated to again:
 * until then the page stays, and only a newer navigation ends the wait.
 */
async function keepFromLoad({ request, url }: Asked, next: Next): Promise<Results> {
  const results = await within(LONGEST_LOAD_MS, watchedLoad(request, next()));
  if (results && (request.signal.aborted || !Object.values(results).some(isLost))) {
    wait = FIRST_WAIT_MS;
    return results;
  }
  if (url.pathname + url.search === shown) {
    isMissing = true;
    catchingUp ??= catchUp();
    return {};
  }
  await serverIsBack(request.signal, nextWait());
  const address = url.pathname + url.search + url.hash;
  throw isInAddressBar(url) ? replace(address) : redirect(address);
}

async function catchUp(): Promise<void> {
  do {
    await serverIsBack(undefined, nextWait());
    isMissing = false;
    await reload();
  } while (isMissing);
  catchingUp = null;
}

function nextWait(): number {
  const now = wait;
  wait = longer(wait);
  return Math.min(now, LONGEST_WAIT_MS);
}

/** On the way back or forward the address has changed before the page. */
function isInAddressBar({ pathname, search }: URL): boolean {
  return location.pathname === pathname && location.search === search;
}

/**
 * A form without a response, or one that the server refused before any page read it, changes nothing on its page. With
 * an error status nothing is reloaded; the page says that it is offline until the server responds, or why it was
 * refused. One that gets no response at all ends, and the page shows what has come of it.
 */
async function keepFromForm({ request }: Asked, next: Next): Promise<Results> {
  const results = await within(LONGEST_FORM_MS, watchedForm(next()));
  if (!results) throw redirect(shown);
  if (request.signal.aborted) return results;
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

/** Null when time is up. */
function within<Value>(ms: number, value: Promise<Value>): Promise<Value | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  return Promise.race([value.finally(() => clearTimeout(timer)), promise]);
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

/** Whether the browser is offline or something is waiting for the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onReachChange, isOffline, () => false);
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

/** Page data that did not come; without its end or in another's words, it is an error whose cause is in the reading. */
function isLost({ type, result }: DataStrategyResult): boolean {
  if (type !== "error") return false;
  if (isRouteErrorResponse(result)) return AWAY.includes(result.status);
  return isAway(result) || (result instanceof Error && result.cause !== undefined);
}

/** A failed request is a TypeError, an aborted one a DOMException. */
function isAway(fault: unknown): boolean {
  if (isRouteErrorResponse(fault)) return fault.status !== 429 && AWAY.includes(fault.status);
  return fault instanceof TypeError || fault instanceof DOMException;
}
