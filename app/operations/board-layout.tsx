import { Outlet } from "react-router";
import { PortalControls, PortalHeader } from "~/portal/portal";
import { shellPerson } from "~/portal/portal.server";
import { brandOf } from "~/settings/settings.server";
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
      <PortalHeader brandName={brandName}>
        {person && <PortalControls person={person} ownLogin />}
      </PortalHeader>
      <main className="mx-auto w-full max-w-[110rem] flex-1 px-4 pt-8 pb-40 sm:px-6">
        <Outlet />
      </main>
      <Toasts />
    </div>
  );
}
