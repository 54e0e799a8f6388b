import { useContext } from "react";
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLoaderData,
  useRevalidator,
} from "react-router";

const LOOK_AGAIN_MS = 50;

/**
 * A function that runs the page's loaders again, unless the server is out of reach: a run that fails
 * would replace a working page by an error page. Whoever reconnects refreshes then. It waits for an act that is
 * being sent: the router drops the redirect of an act when the page is loaded again meanwhile.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const router = useContext(RouterContext)?.router;
  const refreshWhenSent = () => {
    const fetchers = [...(router?.state.fetchers.values() ?? [])];
    if (fetchers.some(({ state }) => state === "submitting"))
      setTimeout(refreshWhenSent, LOOK_AGAIN_MS);
    else void revalidate();
  };
  return () => {
    fetch("/readyz").then(
      (answer) => {
        if (answer.ok) refreshWhenSent();
      },
      () => undefined,
    );
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
