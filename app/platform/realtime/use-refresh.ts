import { useContext, useRef } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useRevalidator } from "react-router";

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
  const waiting = useRef(false);
  const isBusy = () =>
    router?.state.revalidation === "loading" ||
    [...(router?.state.fetchers.values() ?? [])].some(({ state }) => state === "submitting");
  const refreshWhenFree = () => {
    if (isBusy()) return void setTimeout(refreshWhenFree, LOOK_AGAIN_MS);
    waiting.current = false;
    void revalidate();
  };
  return () => {
    // Whoever waits will load what changes meanwhile, too.
    if (waiting.current) return;
    waiting.current = true;
    fetch("/readyz", { signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(({ ok }) => ok)
      .catch(() => false)
      .then((ready) => {
        if (ready) refreshWhenFree();
        else waiting.current = false;
      });
  };
}
