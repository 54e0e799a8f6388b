import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { PageHead, pageFault, pageGone } from "~/platform/pages/page-head";
import { ButtonLink } from "~/ui/button";
import { FaultPanel, LoadFault } from "~/ui/load-fault";
import type { Route } from "./+types/page-boundary";
import type { loader } from "./portal-layout";
import { isAdminPath, pageOf, SETTERS_NAVIGATION } from "./portal-pages";

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
  const portal = useRouteLoaderData<typeof loader>("portal");
  const matches = useMatches();
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  if (isGone && portal?.signedIn) return <Gone title={pageGone(matches)} admin={portal.admin} />;
  return <LoadFault error={error} title={pageFault(matches)} />;
}

/** What the page is about was taken down, removed, or never was (NAV-3); the way back is in the portal. */
function Gone({ title, admin }: { title: string; admin: string | null }) {
  const { pathname } = useLocation();
  const here = pageOf(pathname, SETTERS_NAVIGATION);
  const back =
    admin !== null && isAdminPath(pathname)
      ? { to: admin, name: "Admin" }
      : { to: "/training", name: "Training", ...here };
  return (
    <FaultPanel title={title} why="It was taken down or removed, or the link has a typo.">
      <ButtonLink to={back.to}>{`Back to ${back.name}`}</ButtonLink>
    </FaultPanel>
  );
}
