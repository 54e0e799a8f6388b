/** Requests of our own pages to the auth library. */
import type { RouterContextProvider } from "react-router";
import { isDatabaseUnavailable } from "~/platform/db/reached.server";
import { SOLUTION_HEADER, type Solution, writeSolution } from "~/platform/proof-of-work/puzzle";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import { authContext } from "./auth.server";

/** Passes a page's sign-in or sign-out to the auth library. */
export async function callAuth(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
  body: Readonly<Record<string, string>>,
  solution: Solution | null = null,
): Promise<Response> {
  const headers = new Headers(request.headers);
  if (solution) headers.set(SOLUTION_HEADER, writeSolution(solution));
  headers.set("Content-Type", "application/json");
  headers.delete("Content-Length");
  return askAuth(request, context, path, { method: "POST", headers, body: JSON.stringify(body) });
}

export async function askAuth(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
  init: RequestInit = { headers: request.headers },
): Promise<Response> {
  const call = new Request(new URL(`/api/auth${path}`, request.url), init);
  const { clientAddress, log } = context.get(requestContext);
  return context
    .get(authContext)
    .handle(call, clientAddress)
    .catch((error) => {
      log.error({ err: error }, "the auth library failed");
      const status = isDatabaseUnavailable(error) ? 503 : 500;
      return jsonError(status, "An unexpected error occurred");
    });
}
