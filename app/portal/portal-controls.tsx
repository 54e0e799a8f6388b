import { CircleUser, LogOut } from "lucide";
import type { ReactNode } from "react";
import { Link, useFetcher } from "react-router";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PortalNav } from "./portal-nav";
import { mainPages, SETTERS_NAVIGATION } from "./portal-pages";
import { PortalSearch } from "./portal-search";
import { type Theme, ThemeSwitch } from "./theme";

/** Who is signed in, for the header: the addresses of the operations board and of the administration, and how pages look. */
export type ShellPerson = { board: string; admin: string | null; theme: Theme };

type PortalControlsProps = {
  /** Null: a visitor, on a page that is also for visitors. */
  person: ShellPerson | null;
  /** The page is in a frame of its own, from which every other page is loaded as a document. */
  apart?: boolean;
  /** The page has a login of its own, which its own button ends. */
  ownLogin?: boolean;
  /** What only this page has; it stands first, so that nothing else moves. */
  children?: ReactNode;
};

/** In the header of every page: the navigation, and for who is signed in the search, the theme and the account (PORT-1, WEEK-4). */
export function PortalControls({
  person,
  apart = false,
  ownLogin = false,
  children,
}: PortalControlsProps) {
  const pages = person ? mainPages(person) : SETTERS_NAVIGATION;
  return (
    <>
      <PortalNav pages={apart ? pages.map((page) => ({ ...page, outside: true })) : pages} />
      {children}
      {person && (
        <>
          <PortalSearch apart={apart} />
          <ThemeSwitch theme={person.theme} />
          <Link
            to="/account"
            reloadDocument={apart}
            aria-label="Account"
            title="Account"
            className={`${buttonClass("quiet", true)} min-w-11`}
          >
            <Icon of={CircleUser} className="size-4" />
          </Link>
          <SignOut apart={apart} ownLogin={ownLogin} />
        </>
      )}
    </>
  );
}

/** As wide with its word as without, so that all before it is in the same place on every page. */
function SignOut({ apart, ownLogin }: { apart: boolean; ownLogin: boolean }) {
  const signingOut = useFetcher();
  const Form = apart ? "form" : signingOut.Form;
  return (
    <Form method="post" action="/auth/sign-out">
      <button
        type="submit"
        title={ownLogin ? "Leave the portal" : undefined}
        className={`${buttonClass("quiet", true)} sm:min-w-24`}
      >
        <Icon of={LogOut} className="size-4" />
        <span className={ownLogin ? "sr-only" : "max-sm:sr-only"}>
          {ownLogin ? "Leave the portal" : "Logout"}
        </span>
      </button>
    </Form>
  );
}
