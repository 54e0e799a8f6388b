import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { PageHead, pageFault } from "~/platform/pages/page-head";
import { LoadFault } from "~/ui/load-fault";
import type { Route } from "./+types/page-boundary";
import type { loader } from "./portal-layout";

/** The page inside the portal's frame, which stays if the page cannot be loaded. */
export default function PageBoundary() {
  const portal = useRouteLoaderData<typeof loader>("portal");
  return (
    <>
      <PageHead company={portal?.brandName} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title={pageFault(useMatches())} />;
}
