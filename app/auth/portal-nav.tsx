import {
  Dumbbell,
  GraduationCap,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  ShieldCheck,
} from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { Menu, MenuButton } from "~/ui/drop-menu";
import { adminGroups, isAdminPath, type Place, placeOf } from "./places";
import type { Verb } from "./rights";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Training: GraduationCap,
  Practice: Dumbbell,
  Script: MessagesSquare,
  Tracker: ListChecks,
  Board: LayoutGrid,
  Admin: ShieldCheck,
};

/** The portal's navigation: a row in the header on a wide screen, a bar at the bottom on a phone (PORT-1). */
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
      className="portal-link"
    >
      {Icon && <Icon aria-hidden="true" className="size-5 lg:size-4" />}
      {place.name}
    </Link>
  );
}

/** The parts of the administration, on all of its pages: a menu for each group, and this page's group in full. */
export function AdminNav({ rights }: { rights: readonly Verb[] }) {
  const { pathname } = useLocation();
  if (!isAdminPath(pathname)) return null;
  const groups = adminGroups(rights);
  const places = groups.flatMap((group) => group.places);
  if (places.length < 2) return null;
  const current = placeOf(pathname, places);
  const here = groups.find((group) => current && group.places.includes(current));
  const linkTo = (place: Place, className?: string) => (
    <li key={place.to}>
      <Link
        to={place.to}
        aria-current={place === current ? "page" : undefined}
        className={className}
      >
        {place.name}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Admin" className="border-line border-b bg-surface">
      <div className="mx-auto flex max-w-7xl items-center px-2 sm:px-3.5">
        <ul className="flex min-w-0 flex-1 flex-wrap max-sm:justify-between lg:flex-none">
          {groups.map((group) => (
            <li key={group.name}>
              <MenuButton menu={`parts-${group.name}`} className="admin-group">
                {group.name}
              </MenuButton>
              <Menu id={`parts-${group.name}`}>
                <ul>{group.places.map((place) => linkTo(place))}</ul>
              </Menu>
            </li>
          ))}
        </ul>
        {here && here.places.length > 1 && (
          <ul className="ml-2 hidden min-w-0 flex-wrap border-line border-l pl-2 lg:flex">
            {here.places.map((place) => linkTo(place, "admin-link"))}
          </ul>
        )}
      </div>
    </nav>
  );
}

/** After a link to another page: its content gets the focus, and its title is announced. */
export function useArrival(): { main: RefObject<HTMLElement | null>; arrived: string } {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const left = useRef(pathname);
  const [arrived, setArrived] = useState("");
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    setArrived(document.title);
    // An element that the page itself has focused keeps the focus.
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return { main, arrived };
}
