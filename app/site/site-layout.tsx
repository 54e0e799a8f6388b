import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorView } from "~/ui/error-view";
import type { Route } from "./+types/site-layout";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { useSiteFacts } from "./use-site-facts";

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorView error={error} />
    </SiteFrame>
  );
}

function SiteFrame({ children }: { children: ReactNode }) {
  const site = useSiteFacts();
  const { pathname } = useLocation();
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded-control bg-ink px-4 py-3 font-semibold text-paper [translate:0_-5rem] focus:[translate:0]"
      >
        Skip to content
      </a>
      <SiteHeader name={site.brand.name} onRoot={pathname === "/"} />
      <main id="content" className="flex-1 pt-18">
        {children}
      </main>
      <SiteFooter site={site} />
    </div>
  );
}
