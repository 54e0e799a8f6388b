import { CircleUser, LogOut } from "lucide-react";
import { Form, Link, Outlet, useNavigation } from "react-router";
import { readNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { Logo } from "~/ui/logo";
import { Spinner } from "~/ui/spinner";
import { Toasts } from "~/ui/toast";
import type { Route } from "./+types/portal-layout";
import { NoticeBanner } from "./account-notice-views";
import { openAccountNotices } from "./account-notices.server";
import { signedInViewer } from "./auth.server";
import { noticeNamed } from "./notices";
import { verbsOf } from "./rights";
import { readTheme } from "./theme";
import { ThemeSwitch } from "./theme-switch";
import { useNotice } from "./use-notice";
import { useSessionWatch } from "./use-session-watch";

type Origins = { playerOrigins: readonly string[]; webhookOrigins: readonly string[] };

export const handle = {
  policy: ({ playerOrigins, webhookOrigins }: Origins) => ({
    frames: playerOrigins,
    connects: webhookOrigins,
  }),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedInViewer(request, context);
  const { db } = context.get(requestContext);
  const left = readNotice(request);
  const message = left && noticeNamed(left.name);
  return {
    signedIn: viewer !== null,
    rights: verbsOf(viewer),
    accountNotices: viewer?.hasNotice ? await openAccountNotices(db, viewer) : [],
    brandName: brandOf(context).name,
    theme: readTheme(request.headers.get("Cookie") ?? ""),
    notice: left && message && { id: left.id, message },
  };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { signedIn, accountNotices, brandName, notice, theme } = loaderData;
  const navigation = useNavigation();
  useNotice(notice);
  useSessionWatch(signedIn);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex min-h-16 max-w-7xl items-center gap-2 px-4 sm:px-6">
          <Link
            to="/"
            reloadDocument
            className="mr-auto flex min-h-11 items-center gap-2.5 font-heading text-lg font-bold"
          >
            <Logo />
            {brandName}
          </Link>
          {navigation.state !== "idle" && <Spinner label="Loading" />}
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
            <Form method="post" action="/auth/sign-out">
              <button type="submit" className={buttonClass("quiet", true)}>
                <LogOut aria-hidden="true" className="size-4" />
                Logout
              </button>
            </Form>
          )}
        </div>
      </header>
      <main className="mx-auto w-full max-w-7xl flex-1 px-4 py-8 sm:px-6 sm:py-12">
        {accountNotices.map((each) => (
          <NoticeBanner key={each.id} notice={each} />
        ))}
        <Outlet />
      </main>
      <footer className="border-line border-t">
        <p className="mx-auto max-w-7xl px-4 py-6 text-quiet text-sm sm:px-6">
          © {new Date().getUTCFullYear()} {brandName}
        </p>
      </footer>
      <Toasts />
    </div>
  );
}
