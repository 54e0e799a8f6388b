import {
  Dumbbell,
  GraduationCap,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  ShieldCheck,
} from "lucide-react";
import { Link, useLocation } from "react-router";
import { adminPlaces, isAdminPath, type Place, placeOf } from "./places";
import type { Verb } from "./rights";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Training: GraduationCap,
  Practice: Dumbbell,
  Script: MessagesSquare,
  Tracker: ListChecks,
  Board: LayoutGrid,
  Admin: ShieldCheck,
};

/** The portal's navigation: a row in the header of a wide screen, a bar at the bottom of a phone (PORT-1). */
export function PortalNav({ places }: { places: readonly Place[] }) {
  const { pathname } = useLocation();
  const current = isAdminPath(pathname)
    ? places.find(({ name }) => name === "Admin")
    : placeOf(pathname, places);
  return (
    <nav
      aria-label="Portal"
      data-bar
      className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:static lg:mr-auto lg:border-0 lg:pb-0"
    >
      <ul className="flex lg:gap-1">
        {places.map((place) => (
          <li key={place.to} className="min-w-0 flex-1 lg:flex-none">
            <NavLink place={place} isCurrent={place === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavLink({ place, isCurrent }: { place: Place; isCurrent: boolean }) {
  const Icon = ICONS[place.name];
  return (
    <Link
      to={place.to}
      reloadDocument={place.outside}
      prefetch={place.outside ? "none" : "intent"}
      aria-current={isCurrent ? "page" : undefined}
      className="eased flex min-h-14 flex-col items-center justify-center gap-0.5 px-1 font-semibold text-quiet text-xs hover:text-ink aria-[current=page]:text-accent-strong lg:min-h-10 lg:flex-row lg:gap-2 lg:rounded-control lg:px-3 lg:text-sm lg:aria-[current=page]:bg-accent-soft"
    >
      {Icon && <Icon aria-hidden="true" className="size-5 lg:size-4" />}
      {place.name}
    </Link>
  );
}

/** The parts of the administration, on all of its pages: a row where there is room, else a list that opens. */
export function AdminNav({ rights }: { rights: readonly Verb[] }) {
  const { pathname } = useLocation();
  if (!isAdminPath(pathname)) return null;
  const places = adminPlaces(rights);
  if (places.length < 2) return null;
  const current = placeOf(pathname, places);
  const links = places.map((place) => (
    <li key={place.to}>
      <Link
        to={place.to}
        aria-current={place === current ? "page" : undefined}
        className="eased flex min-h-11 items-center border-transparent border-b-2 px-2.5 font-semibold text-quiet text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
      >
        {place.name}
      </Link>
    </li>
  ));
  return (
    <nav aria-label="Admin" className="border-line border-b bg-surface">
      <ul className="mx-auto hidden max-w-7xl flex-wrap px-3.5 sm:px-3.5 lg:flex">{links}</ul>
      {/* Another page closes it. */}
      <details key={pathname} className="group px-4 sm:px-6 lg:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold text-sm">
          <span>
            <span className="text-quiet">Admin: </span>
            {current?.name}
          </span>
          <span
            aria-hidden="true"
            className="size-2 rotate-45 border-quiet border-r-2 border-b-2 group-open:-rotate-135"
          />
        </summary>
        <ul className="grid grid-cols-2 gap-x-2 pb-3">{links}</ul>
      </details>
    </nav>
  );
}
