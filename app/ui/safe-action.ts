import { data } from "react-router";
import { type Refusal, refusalThrown } from "~/platform/web/refusal";

/**
 * Runs a page's action from the browser: a server that cannot be reached, refuses or fails becomes the result that
 * `failed` makes of the form, instead of replacing the page. Redirects pass. With status 503 nothing is reloaded, so
 * the page shows the result right away.
 */
export async function safeAction<Result, Failed = Result>(
  request: Request,
  serverAction: () => Promise<Result>,
  failed: (form: FormData, refusal: Refusal) => Failed,
) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    return data(failed(form, refusalThrown(fault)), { status: 503 });
  }
}
