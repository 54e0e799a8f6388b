import { Outlet } from "react-router";
import { signedInViewer, verbsOf } from "~/auth/auth.server";
import { isDatabaseUnavailable } from "~/platform/db/reached.server";
import { requestContext } from "~/platform/web/request-context.server";
import { mainPages, PortalNav, PortalSearch } from "~/portal/portal";
import { brandOf } from "~/settings/settings.server";
import { BrandMark } from "~/ui/logo";
import { Toasts } from "~/ui/toast";
import type { Route } from "./+types/board-layout";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { operationsSlug } = context.get(requestContext).config;
  const viewer = await signedInViewer(request, context).catch(noViewerIfUnavailable);
  return {
    brandName: brandOf(context).name,
    pages: viewer ? mainPages(verbsOf(viewer), `/${operationsSlug}`) : null,
  };
}

/** Without its database the board says so itself. */
function noViewerIfUnavailable(error: unknown): null {
  if (!isDatabaseUnavailable(error)) throw error;
  return null;
}

export default function BoardLayout({ loaderData }: Route.ComponentProps) {
  const { brandName, pages } = loaderData;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex min-h-16 max-w-[110rem] items-center gap-2 px-4 sm:px-6">
          <a
            href="/"
            className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 font-bold font-heading text-lg lg:mr-4"
          >
            <BrandMark name={brandName} />
          </a>
          {pages && <PortalNav pages={pages} />}
          {pages && <PortalSearch />}
        </div>
      </header>
      <main className="mx-auto w-full max-w-[110rem] flex-1 px-4 pt-8 pb-40 sm:px-6">
        <Outlet />
      </main>
      <Toasts />
    </div>
  );
}
