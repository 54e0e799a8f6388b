import { isRouteErrorResponse } from "react-router";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { refusalThrown } from "~/platform/web/refusal";
import { Button } from "./button";
import { RequestReference } from "./request-reference";

/** Replaces a page whose data could not be loaded: says so and offers to retry. An unknown address stays one. */
export function LoadFault({ error, title }: { error: unknown; title: string }) {
  const refresh = useRefresh();
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return (
    <div role="alert" className="panel grid justify-items-start gap-4 p-8">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-quiet">{reasonOf(error)}</p>
      <RequestReference />
      <Button look="outline" onClick={refresh}>
        Try again
      </Button>
    </div>
  );
}

/** A refusal is told as what it is; anything else may be over in a moment. */
function reasonOf(error: unknown): string {
  return isRouteErrorResponse(error) && error.status < 500
    ? refusalThrown(error).words
    : "Nothing was changed. The server may be restarting.";
}
