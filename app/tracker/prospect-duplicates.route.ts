import { z } from "zod";
import { requireRight } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/prospect-duplicates.route";
import { duplicatesOf } from "./add-prospect.server";
import { COUNTRIES, PLATFORMS } from "./prospect";

const asked = z.strictObject({
  firstName: z.string().max(200).default(""),
  lastName: z.string().max(200).default(""),
  country: z.enum(COUNTRIES),
  handle: z.string().max(200).optional(),
  platform: z.enum(PLATFORMS).optional(),
  except: z.uuid().optional(),
});

/** GET ?country with firstName&lastName, handle (and platform) or both: {duplicates} (TRK-2, DAY-3). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "tracker.use");
  const parsed = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) throw jsonError(400, "Ask with first name, last name and country");
  return Response.json({
    duplicates: await duplicatesOf(context.get(requestContext).db, parsed.data),
  });
}
