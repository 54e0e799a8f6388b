/** Reruns a page's loaders when its data may be old. */
import { useContext } from "react";
import {
  type DataRouter,
  UNSAFE_DataRouterContext as RouterContext,
  useLoaderData,
} from "react-router";

const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 10_000;

const waiting = new WeakMap<DataRouter, Promise<void>>();

/** Returns a function that reloads the page's data as soon as that does no harm, and resolves when that is done. */
export function useRefresh(): () => Promise<void> {
  const router = useContext(RouterContext)?.router;
  return async () => {
    if (router) await refreshSoon(router);
  };
}

/** A function that returns whether the page's data may be older than a change that arrives now. */
export function useIsLoading(): () => boolean {
  const router = useContext(RouterContext)?.router;
  const shown: unknown = useLoaderData();
  return () => router !== undefined && isLoading(router, shown);
}

/**
 * Whether the page's data is on its way, by itself or after a form was sent, or has arrived but is not rendered yet. The
 * router renders when there is time, so rendered state is too late.
 */
export function isLoading(router: DataRouter, shown: unknown): boolean {
  const { navigation, revalidation, fetchers, loaderData } = router.state;
  const isUnderWay = [navigation.state, revalidation].some((state) => state !== "idle");
  const isAfterForm = [...fetchers.values()].some(({ state }) => state === "loading");
  return isUnderWay || isAfterForm || !Object.values(loaderData).includes(shown);
}

/** Reloads the page's data, once for all that ask before it begins. While the server cannot be reached, the load waits for it. */
export function refreshSoon(router: DataRouter): Promise<void> {
  const loaded =
    waiting.get(router) ??
    new Promise<void>((done) => loadWhenFree(router, Date.now() + PATIENCE_MS, done));
  waiting.set(router, loaded);
  return loaded;
}

/**
 * Waits for an action under way, because the router drops its redirect if the page reloads in the meantime; and for a
 * load under way, because the router would discard it, and a busy page would never show any. A load of more than ten
 * seconds is stuck, as after a sleep.
 */
function loadWhenFree(router: DataRouter, stuckAt: number, done: () => void): void {
  setTimeout(() => {
    const { fetchers, revalidation } = router.state;
    const isSending = [...fetchers.values()].some(({ state }) => state === "submitting");
    if (isSending || (revalidation === "loading" && Date.now() < stuckAt))
      return loadWhenFree(router, stuckAt, done);
    waiting.delete(router);
    void router.revalidate().finally(done);
  }, LOOK_AGAIN_MS);
}
