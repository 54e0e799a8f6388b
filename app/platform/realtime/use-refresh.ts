/** Reruns a page's loaders when its data may be old. */
import { useRevalidator } from "react-router";
import { whenLoaded } from "../pages/page-loads";
import { isLoading, isSending } from "../pages/under-way";
import { mayReload } from "../pages/unsaved";

const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 10_000;

type Reload = () => Promise<void>;

let waiting: Promise<void> | null = null;

/** Returns a function that reloads the page's data as soon as that does no harm, and resolves when that is done. */
export function useRefresh(): Reload {
  const { revalidate } = useRevalidator();
  return () => refreshSoon(revalidate);
}

/** Reloads the page's data, once for all that ask before it begins. While the server cannot be reached, the load waits for it. */
export function refreshSoon(reload: Reload): Promise<void> {
  waiting ??= loadWhenFree(reload);
  return waiting;
}

/**
 * Waits for a form under way, because the router drops its redirect if the page reloads in the meantime; and for a load
 * under way, because the router would discard it, and a busy page would never show any. A load of more than ten seconds
 * is stuck, as after a sleep.
 */
async function loadWhenFree(reload: Reload): Promise<void> {
  const stuckAt = performance.now() + PATIENCE_MS;
  do await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  while (isSending() || (isLoading() && performance.now() < stuckAt));
  waiting = null;
  if (!(await mayReload())) return;
  await reload();
  await whenLoaded();
}
