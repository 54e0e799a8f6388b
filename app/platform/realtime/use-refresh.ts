import { useContext, useRef } from "react";
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLoaderData,
  useRevalidator,
} from "react-router";
import { fetchWithin } from "../json/json";

const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * A function that runs the page's loaders again, unless the server is out of reach: a run that fails
 * would replace a working page by an error page. Whoever reconnects refreshes then. It waits for an act that is
 * being sent, because the router drops the redirect of an act when the page is loaded again meanwhile; and for a run
 * under way, because the router would throw that away, and a page that hears much would never show any. A run that
 * takes longer than ten seconds is stuck, as after a sleep.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const router = useContext(RouterContext)?.router;
  const waiting = useRef(false);
  const isSending = () =>
    [...(router?.state.fetchers.values() ?? [])].some(({ state }) => state === "submitting");
  const isLoading = () => router?.state.revalidation === "loading";
  const refreshWhenFree = (stuckAt: number) => {
    waiting.current = isSending() || (isLoading() && Date.now() < stuckAt);
    if (waiting.current) setTimeout(() => refreshWhenFree(stuckAt), LOOK_AGAIN_MS);
    else void revalidate();
  };
  return () => {
    void fetchWithin(PATIENCE_MS, "/readyz").then((response) => {
      // Whoever waits already will load what has changed until then.
      if (response?.ok && !waiting.current) refreshWhenFree(Date.now() + PATIENCE_MS);
    });
  };
}

/**
 * A function that answers whether the page's data is on its way, or is here and not shown yet: a change that is heard
 * now may be newer than what was loaded. What is rendered tells of it too late: the router renders when there is time.
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
