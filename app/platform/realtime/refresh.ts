/** Running a page's loaders again when its data may be old, without ever replacing a working page by an error page. */
import type { DataRouter } from "react-router";
import { fetchWithin } from "../json/json";
import { isServerHeard } from "./live-client";

const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 10_000;

/** Routers whose page is about to be loaded again. */
const waiting = new WeakSet<DataRouter>();

/**
 * Loads the page's data again, once for all that ask before it begins. Nothing happens while the server cannot be
 * reached, because a run that fails replaces the page; the stream asks again when it is back.
 */
export async function refreshSoon(router: DataRouter): Promise<void> {
  if (waiting.has(router)) return;
  waiting.add(router);
  if (isServerHeard() || (await isReachable())) loadWhenFree(router, Date.now() + PATIENCE_MS);
  else waiting.delete(router);
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

/** Only requested while the stream is down. A proxy may hide the probe behind its own status below 500. */
async function isReachable(): Promise<boolean> {
  const response = await fetchWithin(PATIENCE_MS, "/readyz");
  return response !== null && response.status < 500;
}
