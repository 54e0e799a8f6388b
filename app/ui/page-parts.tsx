import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { Button, ButtonLink } from "./button";
import { RequestReference } from "./request-reference";

/** Replaces a page whose data could not be loaded: says so and offers to retry. An unknown address stays one. */
export function LoadFault({ error, title }: { error: unknown; title: string }) {
  const refresh = useRefresh();
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return (
    <div role="alert" className="panel grid justify-items-start gap-4 p-8">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-quiet">Nothing was changed. The server may be restarting.</p>
      <RequestReference />
      <Button look="outline" onClick={refresh}>
        Try again
      </Button>
    </div>
  );
}

/** Leads to the page above, over the heading of a page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} look="quiet" small className="-ml-3 mb-2">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </ButtonLink>
  );
}
