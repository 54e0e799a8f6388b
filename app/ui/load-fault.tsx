import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { NO_ROOM } from "~/platform/web/no-room";
import { refusalThrown } from "~/platform/web/refusal";
import { Button } from "./button";
import { RequestReference, useFailedRequest } from "./request-reference";

/** Replaces a page whose data could not be loaded: says so and offers to retry. An unknown address stays one. */
export function LoadFault({ error, title }: { error: unknown; title: string }) {
  const refresh = useRefresh();
  const { hasNoRoom } = useFailedRequest();
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return (
    <FaultPanel title={title} why={reasonOf(error, hasNoRoom)} role="alert">
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
      {/* The server's text stays if the browser could not read why it failed. */}
      <p className="text-quiet" suppressHydrationWarning>
        {why}
      </p>
      {children}
    </div>
  );
}

/** A refusal is told as what it is; anything else may be over in a moment. */
function reasonOf(error: unknown, hasNoRoom: boolean): string {
  if (isRouteErrorResponse(error) && error.status < 500) return refusalThrown(error).words;
  return hasNoRoom ? NO_ROOM : "Nothing was changed. The server may be restarting.";
}
