import { isRouteErrorResponse } from "react-router";

/** `unreadable`: something answered, but not this server's words. */
export type ActionFault = "unreadable" | "failed";

/**
 * Runs a page's action from the browser: a server out of reach, or one that fails, becomes the answer that
 * `failed` makes of the form, where it would otherwise replace the page. Redirects pass.
 */
export async function safeAction<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
  failed: (form: FormData, fault: ActionFault) => Answer,
): Promise<Answer> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    // What cannot be fetched is a TypeError; what answers with a fault is a route's error.
    const known = fault instanceof TypeError || isRouteErrorResponse(fault);
    return failed(form, known ? "failed" : "unreadable");
  }
}
