/** Running a page's loaders again when its data may be old. */
import type { DataRouter } from "react-router";

const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 10_000;

/** Routers whose page is about to be loaded again. */
const waiting = new WeakSet<DataRouter>();

/**
 * Loads the page's data again, once for all that ask before it begins. While the server cannot be reached, the load
 * waits for it.
 */
export function refreshSoon(router: DataRouter): void {
  if (waiting.has(router)) return;
  waiting.add(router);
  loadWhenFree(router, Date.now() + PATIENCE_MS);
}

/**
 * Waits for an action under way, because the router drops its redirect if the page reloads in the meantime; and for
 * a load under way, because the router would discard it, and a busy page would never show any. A load
 * of more than ten seconds is stuck, as after a sleep.
 */
function loadWhenFree(router: DataRouter, stuckAt: number): void {
  setTimeout(() => {
    const { fetchers, revalidation } = router.state;
    const isSending = [...fetchers.values()].some(({ state }) => state === "submitting");
    if (isSending || (revalidation === "loading" && Date.now() < stuckAt))
      return loadWhenFree(router, stuckAt);
    waiting.delete(router);
    void router.revalidate();
  }, LOOK_AGAIN_MS);
}
