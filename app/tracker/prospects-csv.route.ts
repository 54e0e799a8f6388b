import { countFile, requireRight } from "~/auth/auth.server";
import { csvResponse } from "~/platform/csv/csv-response.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import type { Route } from "./+types/prospects-csv.route";
import { readerOf } from "./elevation.server";
import { CSV_HEADINGS } from "./other-words";
import { csvLine, type ProspectReader } from "./prospect-columns.server";
import { idsOf, prospectsById } from "./prospects.server";
import { type TrackerView, viewOf } from "./tracker-view";

const PORTION = 250;

/** Everything in the view, as this viewer may see it (TRK-5). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  await countFile(request, context);
  const { db } = context.get(requestContext);
  const reader = await readerOf(context, viewer);
  const view = viewOf(new URL(request.url).searchParams);
  return csvResponse(request, {
    name: "prospects",
    heading: CSV_HEADINGS,
    portions: portions(db, view, reader),
  });
}

async function* portions(db: Db, view: TrackerView, reader: ProspectReader) {
  for await (const wanted of idsOf(db, view, { reader, portion: PORTION })) {
    const found = await prospectsById(db, wanted, reader);
    const byId = new Map(found.map((prospect) => [prospect.id, prospect]));
    yield wanted.flatMap((id) => {
      const prospect = byId.get(id);
      return prospect ? [csvLine(prospect)] : [];
    });
  }
}
