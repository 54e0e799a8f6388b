import { z } from "zod";
import { requireCaller } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/inbox-items.route";
import { countNew, itemsAgain } from "./inbox-list.server";
import { viewOf } from "./inbox-view";

const asked = z.array(z.uuid()).max(50);

/** GET ?id=…&id=…&(a view): {ids, items, found, fresh, now}, for live changes to an open inbox. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCaller(request, context, "inbox.read");
  const search = new URL(request.url).searchParams;
  const ids = asked.safeParse(search.getAll("id"));
  if (!ids.success) throw jsonError(400, "Ask with up to fifty ids");
  const { db } = context.get(requestContext);
  const [again, fresh] = await Promise.all([
    itemsAgain(db, viewOf(search), ids.data),
    countNew(db),
  ]);
  return Response.json({ ...again, fresh, now: new Date().toISOString() });
}
