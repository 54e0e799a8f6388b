/** Running a page's loaders again when its data may be old. */
import { useContext } from "react";
import {
  type DataRouter,
  UNSAFE_DataRouterContext as RouterContext,
  useLoaderData,
} from "react-router";

const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 10_000;

/** Routers whose page is about to be loaded again. */
const waiting = new WeakSet<DataRouter>();

/** A function that loads the page's data again, as soon as that does no harm. */
export function useRefresh(): () => void {
  const router = useContext(RouterContext)?.router;
  return () => {
    if (router) refreshSoon(router);
  };
}

/**
 * A function that returns whether the page's data is on its way, or has arrived but is not rendered
 * yet: a change arriving now may be newer than what was loaded. Rendered state is too late: the
 * router renders when there is time.
 */
export function useIsLoading(): () => boolean {
  const router = useContext(RouterContext)?.router;
  const shown: unknown = useLoaderData();
  return () => {
    if (!router) return false;
    const { navigation, revalidation, loaderData } = router.state;
    const isShown = Object.values(loaderData).includes(shown);
    return navigation.state !== "idle" || revalidation !== "idle" || !isShown;
  };
}

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
