import { useContext, useRef } from "react";
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLoaderData,
  useRevalidator,
} from "react-router";

const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * A function that runs the page's loaders again, unless the server is out of reach: a run that fails
 * would replace a working page by an error page. Whoever reconnects refreshes then. It waits for an act that is
 * being sent, because the router drops the redirect of an act when the page is loaded again meanwhile; and for a run
 * under way, because the router would throw that away, and a page that hears much would never show any.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const router = useContext(RouterContext)?.router;
  const asked = useRef(0);
  const isSending = () =>
    [...(router?.state.fetchers.values() ?? [])].some(({ state }) => state === "submitting");
  const refreshWhenFree = (patience = PATIENCE_MS) => {
    const isLoading = router?.state.revalidation === "loading" && patience > 0;
    if (isSending() || isLoading)
      return void setTimeout(refreshWhenFree, LOOK_AGAIN_MS, patience - LOOK_AGAIN_MS);
    // Whoever asked while this waited gets what changed meanwhile, too.
    asked.current = 0;
    void revalidate();
  };
  const refreshIfReady = async () => {
    const answer = await fetch("/readyz", { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => null,
    );
    if (answer?.ok) return refreshWhenFree();
    // Who asked since may have heard from the server.
    const again = asked.current > 1;
    asked.current = again ? 1 : 0;
    if (again) void refreshIfReady();
  };
  return () => {
    asked.current += 1;
    if (asked.current === 1) void refreshIfReady();
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
