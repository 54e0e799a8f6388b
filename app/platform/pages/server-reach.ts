/**
 * Waiting for a server that cannot be reached (D1), for pages with React and without: retries until it responds, while
 * the page says that it is offline.
 */
import { limited } from "../web/json";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;
/** After this, a load without its whole response is sent again. */
export const LONGEST_LOAD_MS = 60_000;
/** From a proxy whose server is down, from a server whose database is down, or from a rate limit. */
export const AWAY: readonly number[] = [429, 502, 503, 504];

const waiting = new Set<AbortSignal>();
const listeners = new Set<() => void>();

/** Until it responds, the page says that it is offline. */
export async function serverIsBack(): Promise<void> {
  const { signal } = new AbortController();
  tell(() => waiting.add(signal));
  await pause(FIRST_WAIT_MS, signal);
  await untilReached(askServer, signal);
}

/** Whether the server responds now. */
export function isReached(): Promise<boolean> {
  return askServer().then(
    ({ ok }) => ok,
    () => false,
  );
}

function askServer(): Promise<Response> {
  return fetch("/readyz", limited(LONGEST_LOAD_MS));
}

/** The response to `send` once the server can be reached; retried until it can, or until the signal aborts. */
export async function untilReached(
  send: () => Promise<Response>,
  signal = new AbortController().signal,
): Promise<Response> {
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

/** With its body read to the end: the router also replaces the page if a response breaks off. */
async function whole(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const body = await response.arrayBuffer();
  return new Response(response.status === 204 ? null : body, response);
}

/** A captive portal sends its page instead of everything. */
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

/** Code loaded late, for a part of a page: a failed import would break the page, and is never repeated. */
export async function whenReached<Code>(load: () => Promise<Code>): Promise<Code> {
  await untilReached(askServer);
  return load();
}

/** Calls back whenever the value below may have changed. */
export function onReachChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the browser is offline or something is waiting for the server. */
export function isOffline(): boolean {
  return waiting.size > 0 || !navigator.onLine;
}
