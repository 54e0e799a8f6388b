import {
  Dumbbell,
  GraduationCap,
  type IconNode,
  LayoutGrid,
  ListChecks,
  MessagesSquare,
  ShieldCheck,
} from "lucide";
import { Link, useLocation } from "react-router";
import { Icon } from "~/ui/icon";
import { isAdminPath, type PortalPage, pageOf } from "./portal-pages";

const ICONS: Readonly<Record<string, IconNode>> = {
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
      <ul className="flex xl:gap-1">
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
  const icon = ICONS[page.name];
  return (
    <Link
      to={page.to}
      reloadDocument={page.outside}
      prefetch={page.outside ? "none" : "intent"}
      aria-current={isCurrent ? "page" : undefined}
      className="portal-link"
    >
      {icon && <Icon of={icon} className="size-5 lg:size-4" />}
      {page.name}
    </Link>
  );
}
