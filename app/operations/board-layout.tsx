import { Outlet } from "react-router";
import { PortalControls } from "~/portal/portal";
import { shellPerson } from "~/portal/portal.server";
import { brandOf } from "~/settings/settings.server";
import { BrandMark } from "~/ui/logo";
import { Toasts } from "~/ui/toast";
import type { Route } from "./+types/board-layout";

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    brandName: brandOf(context).name,
    person: await shellPerson(request, context),
  };
}

export default function BoardLayout({ loaderData }: Route.ComponentProps) {
  const { brandName, person } = loaderData;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex min-h-16 max-w-[110rem] items-center gap-1 px-4 sm:gap-2 sm:px-6">
          <a
            href="/"
            className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 font-bold font-heading text-lg lg:mr-4"
          >
            <BrandMark name={brandName} />
          </a>
          {person && <PortalControls person={person} ownLogin />}
        </div>
      </header>
      <main className="mx-auto w-full max-w-[110rem] flex-1 px-4 pt-8 pb-40 sm:px-6">
        <Outlet />
      </main>
      <Toasts />
    </div>
  );
}
