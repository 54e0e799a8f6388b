import { NavLink, Outlet } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { SETTINGS_PAGES } from "../places";
import type { Route } from "./+types/settings-layout";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  return null;
}

/** The frame of all pages of the settings, which follow what other administrators store. */
export default function SettingsLayout() {
  useLive(["settings"], useRefresh());
  return (
    <>
      <h1 className="text-4xl">Settings</h1>
      <p className="mt-2 text-lg text-quiet">
        The company's own settings. Changes show up everywhere right away.
      </p>
      <nav aria-label="Settings" className="mt-6 mb-8 border-line border-b">
        <ul className="-mb-px flex flex-wrap gap-x-1">
          {SETTINGS_PAGES.map(({ to, words }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === "/admin/settings"}
                className="flex min-h-11 items-center border-transparent border-b-2 px-3 font-semibold text-quiet text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
              >
                {words}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
