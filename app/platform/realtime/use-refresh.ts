import { useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useLoaderData } from "react-router";
import { refreshSoon } from "./refresh";

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
