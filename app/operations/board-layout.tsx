import { Outlet } from "react-router";
import { brandOf } from "~/settings/settings.server";
import { Logo } from "~/ui/logo";
import { Toasts } from "~/ui/toast";
import type { Route } from "./+types/board-layout";

export function loader({ context }: Route.LoaderArgs) {
  return { brandName: brandOf(context).name };
}

export default function BoardLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex min-h-16 max-w-[110rem] items-center px-4 sm:px-6">
          <a href="/" className="flex min-h-11 items-center gap-2.5 font-bold font-heading text-lg">
            <Logo />
            {loaderData.brandName}
          </a>
        </div>
      </header>
      <main className="mx-auto w-full max-w-[110rem] flex-1 px-4 pt-8 pb-40 sm:px-6">
        <Outlet />
      </main>
      <Toasts />
    </div>
  );
}
