import { authContext, signedInViewer } from "~/auth/auth.server";
import { settingsStoreContext } from "~/settings/settings.server";
import type { Route } from "./+types/session-state.route";

/** Whether someone is signed in here, and who. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedInViewer(request, context);
  if (viewer === null) return Response.json({ signedIn: false });
  const { userId, firstName, lastName, roles } = viewer;
  // The duty is for staff. Their browser asks as soon as it hears of a change, which this instance may read a moment later.
  if (roles.length > 0) await context.get(settingsStoreContext).readAgain();
  const mustEnrol = context.get(authContext).mustEnrol(viewer);
  return Response.json({ signedIn: true, userId, firstName, lastName, roles, mustEnrol });
}
