import { useRouteLoaderData } from "react-router";
import type { loader } from "./public-layout";
import type { SiteFacts } from "./site-facts";

export function useSiteFacts(): SiteFacts {
  const facts = useRouteLoaderData<typeof loader>("public");
  if (!facts) throw new Error("This page is outside the public layout");
  return facts;
}
