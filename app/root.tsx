import "./platform/pages/without-eval";
import type { CSSProperties, ReactNode } from "react";
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import journeyStyle from "./journey.css?url";
import { useCodeOnTheWay } from "./platform/pages/page-code";
import { keepPage, useIsOffline, useKeptPage, useRefusal } from "./platform/pages/page-loads";
import { type Hydration, hydrationOf } from "./platform/pages/public-page";
import { refuseOtherMethods } from "./platform/pages/route-methods.server";
import { useIsOnlyHere } from "./platform/pages/unsaved";
import portalStyle from "./portal.css?url";
import { accentLightness, dangerHue, signAddress } from "./settings/settings";
import { brandOf } from "./settings/settings.server";
import siteStyle from "./site.css?url";
import { EarlyScript } from "./ui/early-script";
import { ErrorView } from "./ui/error-view";
import { LogoPicture } from "./ui/logo";
import { usePageNonce } from "./ui/page-nonce";
import { PageStyle } from "./ui/page-style";
import { UnloadedNotice } from "./ui/unloaded";

export const middleware: Route.MiddlewareFunction[] = [refuseOtherMethods];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export function loader({ context }: Route.LoaderArgs) {
  const { hue, exact, logo, favicon } = brandOf(context);
  const style = {
    "--brand-hue": hue,
    "--accent-light": accentLightness(hue),
    "--danger-hue": dangerHue(hue),
    ...(exact !== null && { "--brand-exact": exact }),
  };
  const icon = favicon?.tab ?? logo?.address ?? signAddress(hue);
  return { style, logo, icon, touchIcon: favicon?.touch ?? "/og/logo.png" };
}

/** The brand is part of the document: it is read once, and again after someone changes it. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs): boolean {
  return formAction?.startsWith("/admin/settings") ?? false;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const within = (layout: string) => matches.some(({ id }) => id === layout);
  const hydration = within("public") ? hydrationOf(matches.at(-1)?.handle) : "full";
  const nonce = usePageNonce();
  return (
    <html lang="en" data-theme={themeIn(matches)} style={root?.style as CSSProperties}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={root?.icon} />
        <link rel="apple-touch-icon" href={root?.touchIcon ?? "/og/logo.png"} />
        <Links nonce={nonce} />
        <PageStyle href={styleWithin(within)} nonce={nonce} isHydrated={hydration === "full"} />
        {hydration === "full" && <EarlyScript nonce={nonce} />}
      </head>
      <body>
        <LogoPicture value={root?.logo ?? null}>{children}</LogoPicture>
        <PageScripts hydration={hydration} nonce={nonce} />
      </body>
    </html>
  );
}

/** As the portal's frame says it, or the person on a page in a frame of its own. Data of matches is untyped. */
function themeIn(matches: readonly { loaderData?: unknown }[]): string {
  type Shown = { theme?: string; person?: { theme?: string } | null } | undefined;
  const shown = matches.map(({ loaderData }) => loaderData as Shown);
  return shown.map((data) => data?.theme ?? data?.person?.theme).find(Boolean) ?? "system";
}

function styleWithin(within: (layout: string) => boolean): string {
  if (within("site")) return siteStyle;
  return within("journey") ? journeyStyle : portalStyle;
}

function PageScripts({ hydration, nonce }: { hydration: Hydration; nonce: string | undefined }) {
  if (hydration === "never") return null;
  if (hydration === "full")
    return (
      <>
        <UnloadedNotice />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </>
    );
  return (
    <script type="module" nonce={nonce}>
      {`import ${JSON.stringify(hydration.script)}`}
    </script>
  );
}

export default function Root() {
  useKeptPage();
  useCodeOnTheWay(useLocation().pathname);
  return (
    <>
      <Outlet />
      <OfflineLine />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorView error={error} />
    </main>
  );
}

/** Typed words that only this page has are lost with it. */
function OfflineWords() {
  const words = useIsOnlyHere()
    ? "Keep this page open: what you typed is only here."
    : "Nothing was lost.";
  return <>You are offline. {words}</>;
}

/** Says that the server cannot be reached (D1) or refused a form; the page stays, and continues when the server is back. */
function OfflineLine() {
  const offline = useIsOffline();
  const refusal = useRefusal();
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-(--bar,0px) z-40 text-center print:hidden"
    >
      {offline && (
        <span data-line className="block border-line border-t bg-surface px-4 py-2 text-sm">
          <OfflineWords />
        </span>
      )}
      {!offline && refusal && (
        <span
          data-line
          className="block border-line border-t bg-surface px-4 py-2 text-danger text-sm"
        >
          Nothing was changed. {refusal}
        </span>
      )}
    </div>
  );
}
