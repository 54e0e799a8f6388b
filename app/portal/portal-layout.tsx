import { CircleUser, LogOut } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link, Outlet, useFetcher, useNavigation, useRevalidator } from "react-router";
import { NoticeBanner } from "~/auth/auth";
import { openAccountNotices, signedInViewer, verbsOf } from "~/auth/auth.server";
import { revalidatedByPath } from "~/platform/pages/by-path";
import { readNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { useResult } from "~/ui/effects";
import { BrandMark } from "~/ui/logo";
import { SkipLink } from "~/ui/skip-link";
import { Spinner } from "~/ui/spinner";
import { showToast, type ToastMessage, Toasts } from "~/ui/toast";
import type { Route } from "./+types/portal-layout";
import { noticeNamed } from "./notices";
import { AdminNav, PortalNav, useArrival } from "./portal-nav";
import { mainPages } from "./portal-pages";
import { PortalSearch } from "./portal-search";
import { askSession, watchSession } from "./session-watch";
import { readTheme, ThemeSwitch } from "./theme";

const LOOK_EVERY_MS = 300_000;

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
  return {
    signedIn: viewer !== null,
    rights: verbsOf(viewer),
    accountNotices: viewer?.hasNotice ? await openAccountNotices(db, viewer) : [],
    board: `/${config.operationsSlug}`,
    brandName: brandOf(context).name,
    theme: readTheme(request.headers.get("Cookie") ?? ""),
    notice: left && message && { id: left.id, message },
  };
}

export const shouldRevalidate = revalidatedByPath;

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { signedIn, rights, board, accountNotices, brandName, notice, theme } = loaderData;
  const [newest, ...older] = accountNotices;
  const navigation = useNavigation();
  const leaving = useFetcher();
  const { main, arrived } = useArrival();
  useNotice(notice);
  useSessionWatch(signedIn);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex min-h-16 max-w-7xl items-center gap-1 px-4 sm:gap-2 sm:px-6">
          <a
            href="/"
            className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 font-heading text-lg font-bold lg:mr-4"
          >
            <BrandMark name={brandName} />
          </a>
          {signedIn ? (
            <PortalNav pages={mainPages(rights, board)} />
          ) : (
            <span className="lg:mr-auto" />
          )}
          {navigation.state !== "idle" && <Spinner label="Loading" />}
          {signedIn && <PortalSearch />}
          <ThemeSwitch theme={theme} />
          {signedIn && (
            <Link
              to="/account"
              aria-label="Account"
              title="Account"
              className={`${buttonClass("quiet", true)} min-w-11`}
            >
              <CircleUser aria-hidden="true" className="size-4" />
            </Link>
          )}
          {signedIn && (
            <leaving.Form method="post" action="/auth/sign-out">
              <button type="submit" className={buttonClass("quiet", true)}>
                <LogOut aria-hidden="true" className="size-4" />
                <span className="max-sm:sr-only">Logout</span>
              </button>
            </leaving.Form>
          )}
        </div>
      </header>
      {signedIn && <AdminNav rights={rights} />}
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 pt-6 pb-10 outline-none sm:px-6 sm:pt-8 sm:pb-12"
      >
        {newest && <NoticeBanner key={newest.id} notice={newest} more={older.length} />}
        <Outlet />
      </main>
      <footer className="border-line border-t">
        <p className="mx-auto max-w-7xl px-4 py-6 text-quiet text-sm sm:px-6">
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

/**
 * Makes every tab of the browser leave when the session is over, whichever notices first: the page's loaders rerun, and
 * lead to the sign-in page and back.
 */
function useSessionWatch(signedIn: boolean): void {
  const { revalidate } = useRevalidator();
  const leave = useEffectEvent(() => void revalidate().catch(() => undefined));
  useEffect(() => {
    const tabs = new BroadcastChannel("session");
    if (!signedIn) {
      tabs.postMessage("look");
      return () => tabs.close();
    }
    const watch = watchSession(askSession, () => {
      tabs.postMessage("look");
      leave();
    });
    const seen = () => {
      if (document.visibilityState === "visible") watch.look();
    };
    tabs.onmessage = watch.look;
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", seen);
    const timer = setInterval(seen, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", seen);
      watch.stop();
      tabs.close();
    };
  }, [signedIn]);
}
