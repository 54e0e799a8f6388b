import { Link, useLocation } from "react-router";
import type { Verb } from "~/auth/auth";
import { Menu, MenuButton } from "~/ui/drop-menu";
import { adminGroups } from "./admin-pages";
import { type PortalPage, pageOf } from "./portal-pages";

/** The parts of the administration, on all of its pages: a menu for each group, and this page's group in full. */
export function AdminNav({ rights }: { rights: readonly Verb[] }) {
  const { pathname } = useLocation();
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
      <div className="mx-auto flex max-w-7xl flex-wrap items-center px-2 sm:px-3.5">
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
          <ul className="ml-2 hidden min-w-0 grow basis-96 flex-wrap border-line border-l pl-2 lg:flex">
            {here.pages.map((page) => linkTo(page, "admin-link"))}
          </ul>
        )}
      </div>
    </nav>
  );
}
