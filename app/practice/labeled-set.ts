import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import type { Route } from "./+types/labeled-set";
import { labeledSet } from "./labels.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "coaching.review");
  const text = await labeledSet(context.get(requestContext).db, traineesSeenBy(viewer));
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": 'attachment; filename="setter-messages.txt"',
      "Cache-Control": "no-store",
    },
  });
}
