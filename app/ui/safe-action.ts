import { data, isRouteErrorResponse } from "react-router";

/** `unreadable`: a response that is not from this server. */
export type ActionFault = "unreadable" | "failed";

/**
 * Runs a page's action from the browser: an unreachable or failing server becomes the result that
 * `failed` makes of the form, where it would otherwise replace the page. Redirects pass. With its status 503
 * nothing is loaded again, so that the page shows the result at once.
 */
export async function safeAction<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
  failed: (form: FormData, fault: ActionFault) => Answer,
) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    // A failed fetch is a TypeError, one that was given up a DOMException; an error response is a route error.
    const isFetch = fault instanceof TypeError || fault instanceof DOMException;
    const known = isFetch || isRouteErrorResponse(fault);
    return data(failed(form, known ? "failed" : "unreadable"), { status: 503 });
  }
}
