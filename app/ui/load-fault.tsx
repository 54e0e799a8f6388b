import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { refusalThrown } from "~/platform/web/refusal";
import { Button } from "./button";
import { Reason, RequestReference } from "./request-reference";

/** Replaces a page whose data could not be loaded: says so and offers to retry. An unknown address stays one. */
export function LoadFault({ error, title }: { error: unknown; title: string }) {
  const refresh = useRefresh();
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return (
    <FaultPanel title={title} why={reasonOf(error)} role="alert">
      <RequestReference />
      <Button look="outline" onClick={refresh}>
        Try again
      </Button>
    </FaultPanel>
  );
}

type FaultPanelProps = { title: string; why: string; role?: "alert"; children: ReactNode };

/** In place of a page, inside its frame. */
export function FaultPanel({ title, why, role, children }: FaultPanelProps) {
  return (
    <div role={role} className="panel grid justify-items-start gap-4 p-8">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{title}</h1>
      <Reason>{why}</Reason>
      {children}
    </div>
  );
}

/** A refusal is told as what it is; anything else may be over in a moment. */
function reasonOf(error: unknown): string {
  return isRouteErrorResponse(error) && error.status < 500
    ? refusalThrown(error).words
    : "Nothing was changed. The server may be restarting.";
}
