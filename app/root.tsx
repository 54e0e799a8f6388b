import headingFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import { usePageNonce } from "./ui/page-nonce";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "preload", href: headingFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export function Layout({ children }: { children: ReactNode }) {
  const portal = useRouteLoaderData("portal") as { theme: string } | undefined;
  const nonce = usePageNonce();
  return (
    <html lang="en" data-theme={portal?.theme ?? "system"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? <NotFound /> : <Fault error={error} />;
}

/** NAV-3. */
function NotFound() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 px-5 py-16">
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <p className="font-heading text-8xl font-bold tracking-tight text-accent tabular">404</p>
      <h1 className="text-3xl">Oops! Page not found</h1>
      <p className="text-quiet">
        There is nothing under this address. It may have moved, or been mistyped.
      </p>
      <p>
        <a className="font-semibold text-accent underline underline-offset-4" href="/">
          Return to Home
        </a>
      </p>
    </main>
  );
}

/** NAV-4. The server sends no stack in production; in development it helps. */
function Fault({ error }: { error: unknown }) {
  const known = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : null;
  const message =
    known ?? (error instanceof Error ? error.message : "Something went wrong on our side.");
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 px-5 py-16">
      <title>Unexpected Application Error!</title>
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p className="text-quiet">{message}</p>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="overflow-x-auto rounded-control bg-sunken p-4 text-sm">{error.stack}</pre>
      )}
      <p>
        <a className="font-semibold text-accent underline underline-offset-4" href="/">
          Return to Home
        </a>
      </p>
    </main>
  );
}
