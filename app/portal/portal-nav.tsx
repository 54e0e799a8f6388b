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
import type { Verb } from "~/auth/auth";
import { Menu, MenuButton } from "~/ui/drop-menu";
import { adminGroups, isAdminPath, type PortalPage, pageOf } from "./portal-pages";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Training: GraduationCap,
  Practice: Dumbbell,
  Script: MessagesSquare,
  Tracker: ListChecks,
  Board: LayoutGrid,
  Admin: ShieldCheck,
};

/** The portal's navigation: a row in the header on a wide screen, a bar at the bottom on a phone (PORT-1). */
export function PortalNav({ pages }: { pages: readonly PortalPage[] }) {
  const { pathname } = useLocation();
  const current = isAdminPath(pathname)
    ? pages.find(({ name }) => name === "Admin")
    : pageOf(pathname, pages);
  return (
    <nav
      aria-label="Portal"
      data-bar
      className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:static lg:mr-auto lg:border-0 lg:pb-0"
    >
      <ul className="flex lg:gap-1">
        {pages.map((page) => (
          <li key={page.to} className="min-w-0 flex-1 lg:flex-none">
            <NavLink page={page} isCurrent={page === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavLink({ page, isCurrent }: { page: PortalPage; isCurrent: boolean }) {
  const Icon = ICONS[page.name];
  return (
    <Link
      to={page.to}
      reloadDocument={page.outside}
      prefetch={page.outside ? "none" : "intent"}
      aria-current={isCurrent ? "page" : undefined}
      className="portal-link"
    >
      {Icon && <Icon aria-hidden="true" className="size-5 lg:size-4" />}
      {page.name}
    </Link>
  );
}

/** The parts of the administration, on all of its pages: a menu for each group, and this page's group in full. */
export function AdminNav({ rights }: { rights: readonly Verb[] }) {
  const { pathname } = useLocation();
  if (!isAdminPath(pathname)) return null;
  const groups = adminGroups(rights);
  const pages = groups.flatMap((group) => group.pages);
  if (pages.length < 2) return null;
  const current = pageOf(pathname, pages);
  const here = groups.find((group) => current && group.pages.includes(current));
  const linkTo = (page: PortalPage, className?: string) => (
    <li key={page.to}>
      <Link to={page.to} aria-current={page === current ? "page" : undefined} className={className}>
        {page.name}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Admin" className="border-line border-b bg-surface">
      <div className="mx-auto flex max-w-7xl items-center px-2 sm:px-3.5">
        <ul className="flex min-w-0 flex-1 flex-wrap max-sm:justify-between lg:flex-none">
          {groups.map((group) => {
            const [only, more] = group.pages;
            if (only && !more && only.name === group.name)
              return linkTo(only, "admin-link max-sm:hidden");
            return (
              <li key={group.name}>
                <MenuButton menu={`parts-${group.name}`} className="admin-group">
                  {group.name}
                </MenuButton>
                <Menu id={`parts-${group.name}`}>
                  <ul>{group.pages.map((page) => linkTo(page))}</ul>
                </Menu>
              </li>
            );
          })}
        </ul>
        {here && here.pages.length > 1 && (
          <ul className="ml-2 hidden min-w-0 flex-wrap border-line border-l pl-2 lg:flex">
            {here.pages.map((page) => linkTo(page, "admin-link"))}
          </ul>
        )}
      </div>
    </nav>
  );
}
