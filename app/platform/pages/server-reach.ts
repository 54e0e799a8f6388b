/**
 * Waiting for a server that cannot be reached (D1), for pages with React and without: asks until it responds, while the
 * page says that it is offline.
 */
import { limited } from "../web/json";

const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 5_000;
const LONGEST_ASKED_MS = 60_000;

const waiting = new Set<AbortSignal>();
const listeners = new Set<() => void>();

/** After a request was lost: until the server responds, the page says that it is offline. Not sooner than `wait`. */
export async function serverIsBack(
  signal = new AbortController().signal,
  wait = FIRST_WAIT_MS,
): Promise<void> {
  try {
    tell(() => waiting.add(signal));
    await pause(wait, signal);
    await untilReached(signal);
  } finally {
    tell(() => waiting.delete(signal));
  }
}

/** Resolves once the server responds; rejects when the signal aborts. */
export async function untilReached(signal = new AbortController().signal): Promise<void> {
  try {
    for (let wait = FIRST_WAIT_MS; !(await isReached()); wait = longer(wait)) {
      signal.throwIfAborted();
      tell(() => waiting.add(signal));
      await pause(wait, signal);
    }
  } finally {
    tell(() => waiting.delete(signal));
  }
}

/** The next pause between two attempts. */
export function longer(wait: number): number {
  return Math.min(2 * wait, LONGEST_WAIT_MS);
}

/** Code loaded late, for a part of a page: a failed import would break the page, and is never repeated. */
export async function whenReached<Code>(load: () => Promise<Code>): Promise<Code> {
  await untilReached();
  return load();
}

/** Whether the server responds now. A network that asks for a sign-in sends its page instead of everything. */
export async function isReached(): Promise<boolean> {
  const response = await fetch("/readyz", limited(LONGEST_ASKED_MS)).catch(() => null);
  // A body that nobody reads keeps its request open.
  void response?.text().catch(() => null);
  const isHtml = response?.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return (response?.ok ?? false) && !isHtml;
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
