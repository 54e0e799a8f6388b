import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { Outlet, useLocation, useMatches, useNavigation } from "react-router";
import type { Verb } from "~/auth/auth";
import { openAccountNotices, signedInViewer, verbsOf } from "~/auth/auth.server";
import { revalidatedByPath } from "~/platform/pages/by-path";
import { readNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { ReadersZone } from "~/ui/local-time";
import { SkipLink } from "~/ui/skip-link";
import { Spinner } from "~/ui/spinner";
import { isDialogOpen } from "~/ui/take-focus";
import { showToast, type ToastMessage, Toasts } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { Route } from "./+types/portal-layout";
import { adminHome } from "./admin-pages";
import { noticeNamed } from "./notices";
import type { ShellPerson } from "./portal-controls";
import { PortalHeader } from "./portal-header";
import { readersZone } from "./readers-zone.server";
import { readTheme, ThemeSwitch } from "./theme";

const shown = new Set<string>();

type Origins = { playerOrigins: readonly string[]; webhookOrigins: readonly string[] };

export const handle = {
  policy: ({ playerOrigins, webhookOrigins }: Origins) => ({
    frames: ["'self'", ...playerOrigins],
    connects: webhookOrigins,
  }),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedInViewer(request, context);
  const { db, config } = context.get(requestContext);
  const left = readNotice(request);
  const message = left && noticeNamed(left.name);
  const cookies = request.headers.get("Cookie") ?? "";
  const rights = verbsOf(viewer);
  return {
    signedIn: viewer !== null,
    rights,
    admin: adminHome(rights),
    accountNotices: viewer?.hasNotice ? await openAccountNotices(db, viewer) : [],
    board: `/${config.operationsSlug}`,
    brandName: brandOf(context).name,
    theme: readTheme(cookies),
    zone: await readersZone(db, cookies, viewer),
    notice: left && message && { id: left.id, message },
  };
}

export const shouldRevalidate = revalidatedByPath;

/** What the header has for someone who is signed in; `spinner`: while a page is on its way. */
export type ShellProps = ShellPerson & { spinner: ReactNode };

/** Pages for those who are signed in bring what is shown around them; the sign-in page does without. */
export type Shell = {
  Controls: ComponentType<ShellProps>;
  Parts: ComponentType<{ rights: readonly Verb[]; admin: string | null }>;
};

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { signedIn, rights, admin, board, brandName, theme, notice, zone } = loaderData;
  const shell = shellIn(useMatches());
  const isBusy = useNavigation().state !== "idle";
  const { main, arrived } = useArrival();
  useNotice(notice);
  useSignedOut(signedIn);
  const spinner = isBusy && <Spinner label="Loading" />;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PortalHeader brandName={brandName}>
        {signedIn && shell ? (
          <shell.Controls board={board} admin={admin} theme={theme} spinner={spinner} />
        ) : (
          <>
            <span className="lg:mr-auto" />
            {spinner}
            <ThemeSwitch theme={theme} />
          </>
        )}
      </PortalHeader>
      {signedIn && shell && <shell.Parts rights={rights} admin={admin} />}
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 pt-6 pb-10 outline-none sm:px-6 sm:pt-8 sm:pb-12"
      >
        <ReadersZone value={zone}>
          <Outlet />
        </ReadersZone>
      </main>
      <footer className="border-line border-t">
        <p className="mx-auto max-w-7xl px-4 py-6 text-quiet text-sm [overflow-wrap:anywhere] sm:px-6">
          © {new Date().getUTCFullYear()} {brandName}
        </p>
      </footer>
      <p aria-live="polite" className="sr-only">
        {arrived}
      </p>
      <Toasts />
    </div>
  );
}

/** Shows the notice that the previous page left, once, and removes its cookie. */
function useNotice(notice: { id: string; message: ToastMessage } | null): void {
  useResult(notice ?? undefined, ({ id, message }) => {
    if (shown.has(id)) return;
    shown.add(id);
    showToast(message);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in one major browser
    document.cookie = "notice=; Path=/; Max-Age=0; SameSite=Lax";
  });
}

/** Handles are untyped. */
function shellIn(matches: readonly { handle?: unknown }[]): Shell | undefined {
  const handles = matches.map(({ handle }) => handle as { shell?: Shell } | undefined);
  return handles.find((handle) => handle?.shell)?.shell;
}

/** The other tabs look whether they are signed out as well. */
function useSignedOut(signedIn: boolean): void {
  useEffect(() => {
    if (signedIn) return;
    const tabs = new BroadcastChannel("session");
    tabs.postMessage("look");
    return () => tabs.close();
  }, [signedIn]);
}

/** After a link to another page: its content gets the focus, and its title is announced. */
function useArrival(): { main: RefObject<HTMLElement | null>; arrived: string } {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const left = useRef(pathname);
  const [arrived, setArrived] = useState("");
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    setArrived(document.title);
    // An element that the page itself has focused keeps the focus, and so does a dialog.
    if (!main.current?.contains(document.activeElement) && !isDialogOpen())
      main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return { main, arrived };
}
