import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { withoutPersonalData } from "~/reading/personal-data";
import type { Route } from "./+types/labeled-set.route";
import { NO_CLASS } from "./labels";
import { labeledMessages } from "./labels.server";

/** The labeled messages in the format of the set that tests the phrases: `class, class | message`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "coaching.review");
  const labeled = await labeledMessages(context.get(requestContext).db, traineesSeenBy(viewer));
  const lines = labeled
    .filter(({ labels }) => !labels.includes(NO_CLASS))
    .map(
      ({ message, labels }) =>
        `${labels.join(", ")} | ${inOneLine(withoutPersonalData(message))}\n`,
    );
  return new Response(lines.join(""), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": 'attachment; filename="setter-messages.txt"',
      "Cache-Control": "no-store",
    },
  });
}

/** A bar between classes and message would be read as another column. */
function inOneLine(message: string): string {
  return message.replace(/\s+/g, " ").replaceAll(" | ", " / ");
}
