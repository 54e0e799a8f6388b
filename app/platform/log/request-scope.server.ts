/** Which request the currently running code works for, so every log line can say so. */
import { AsyncLocalStorage } from "node:async_hooks";

const scope = new AsyncLocalStorage<string | null>();

/** Runs `work`, and what it starts, for the request with this id; null: for none. */
export function forRequest<Result>(requestId: string | null, work: () => Result): Result {
  return scope.run(requestId, work);
}

/** The id of the request that this code works for; null for background work. */
export function currentRequestId(): string | null {
  return scope.getStore() ?? null;
}

/**
 * Puts the id into a response's headers. A page's script cannot read that header on what the router fetched, but it can
 * read a Server-Timing, so a fault is shown with its id.
 */
export function tellRequestId(headers: Headers, requestId: string, status: number): void {
  headers.set("X-Request-Id", requestId);
  if (status >= 500) headers.append("Server-Timing", `request;desc="${requestId}"`);
}
