import { Outlet, useLocation, useMatches } from "react-router";
import { publicPageOf } from "~/platform/pages/public-page";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import type { Route } from "./+types/public-layout";
import { PageHead } from "./page-head";
import type { SiteFacts } from "./site-facts";

/** What all public pages know, those that have a frame of their own included. */
export function loader({ context }: Route.LoaderArgs): SiteFacts {
  const { name, legalName, address, supportMail, logo } = brandOf(context);
  return {
    brand: { name, legalName, address, supportMail },
    logo: logo?.address ?? null,
    origin: context.get(requestContext).config.baseUrl,
    year: new Date().getUTCFullYear(),
  };
}

/** Nothing that a visitor does here changes it. */
export const shouldRevalidate = () => false;

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const page = publicPageOf(useMatches().at(-1)?.handle);
  return (
    <>
      {page && <PageHead page={page} site={loaderData} path={pathname} />}
      <Outlet />
    </>
  );
}
