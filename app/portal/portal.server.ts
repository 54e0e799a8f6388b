/** Door of the portal's shell on the server: who a page in a frame of its own shows in its header. */
import type { RouterContextProvider } from "react-router";
import { signedInViewer, verbsOf } from "~/auth/auth.server";
import { isDatabaseUnavailable } from "~/platform/db/reached.server";
import { requestContext } from "~/platform/web/request-context.server";
import { adminHome } from "./admin-pages";
import type { ShellPerson } from "./portal-controls";
import { readTheme } from "./theme";

/** Null for a visitor, and while the database is away: such a page works without a login. */
export async function shellPerson(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ShellPerson | null> {
  const viewer = await signedInViewer(request, context).catch(noViewerIfUnavailable);
  const board = `/${context.get(requestContext).config.operationsSlug}`;
  const theme = readTheme(request.headers.get("Cookie") ?? "");
  return viewer && { board, admin: adminHome(verbsOf(viewer)), theme };
}

function noViewerIfUnavailable(error: unknown): null {
  if (!isDatabaseUnavailable(error)) throw error;
  return null;
}
