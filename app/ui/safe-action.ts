import { data, isRouteErrorResponse } from "react-router";

/** `unreadable`: a response that is not from this server. */
export type ActionFault = "unreadable" | "failed";

/**
 * Runs a page's action from the browser: an unreachable or failing server becomes the result that `failed` makes of the
 * form, instead of replacing the page. Redirects pass. With status 503 nothing is reloaded, so the page shows the
 * result right away.
 */
export async function safeAction<Result>(
  request: Request,
  serverAction: () => Promise<Result>,
  failed: (form: FormData, fault: ActionFault) => Result,
) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    // A failed fetch is a TypeError, an aborted one a DOMException; an error response is a route error.
    const isFetch = fault instanceof TypeError || fault instanceof DOMException;
    const known = isFetch || isRouteErrorResponse(fault);
    return data(failed(form, known ? "failed" : "unreadable"), { status: 503 });
  }
}
