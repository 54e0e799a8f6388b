/** Entry file of the practice slice on the server. */
import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/platform/web/request-context.server";
import { drillOf, objectionsOf } from "./drill.server";

/** How many objections are left for this person today. */
export async function objectionsLeft(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<number> {
  const { queue } = await drillOf(context.get(requestContext).db, objectionsOf(context), userId);
  return queue.length;
}
