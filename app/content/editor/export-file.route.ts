import { countFile, requireRight } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { textsResponse } from "~/platform/web/texts-response.server";
import { contentStoreContext } from "../content.server";
import { contentFile } from "../transfer.server";
import type { Route } from "./+types/export-file.route";

/** All live words, as a file that the import takes (CONT-12). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "content.edit");
  await countFile(request, context);
  const { db } = context.get(requestContext);
  const day = new Date().toISOString().slice(0, 10);
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Disposition": `attachment; filename="content-${day}.json"`,
  };
  return textsResponse(request, headers, contentFile(db, context.get(contentStoreContext)));
}
