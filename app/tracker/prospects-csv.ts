import { requireRight } from "~/auth/auth.server";
import { csvResponse } from "~/platform/csv/csv-response.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { trackerSettingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/prospects-csv";
import { accessOf } from "./elevation.server";
import { dollars } from "./money";
import { type Prospect, STATUSES } from "./prospect";
import type { ProspectReader } from "./prospect-columns.server";
import { idsOf, prospectsById } from "./prospects.server";
import { whyNotMasked, whyNotQualified } from "./qualification";
import { type TrackerView, viewOf } from "./tracker-view";

const PORTION = 250;
const HEADING = [
  ...["First Name", "Last Name", "Country", "Annual Income", "Score", "Qualified"],
  ...["Why Not Qualified", "Call Date", "Status", "Deal Amount", "Rescheduled Date"],
  ...["Added By", "Added"],
];

/** Everything that the view finds, as this viewer may see it (TRK-5). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const { mayEdit } = await accessOf(db, viewer);
  const seesAll = mayEdit || !trackerSettingsOf(context).maskFinances;
  const view = viewOf(new URL(request.url).searchParams);
  return csvResponse(request, {
    name: "prospects",
    heading: HEADING,
    portions: portions(db, view, { userId: viewer.userId, seesAll }),
  });
}

async function* portions(db: Db, view: TrackerView, onlooker: ProspectReader) {
  for await (const wanted of idsOf(db, view, PORTION)) {
    const found = await prospectsById(db, wanted, onlooker);
    const byId = new Map(found.map((prospect) => [prospect.id, prospect]));
    yield wanted.flatMap((id) => {
      const prospect = byId.get(id);
      return prospect ? [lineOf(prospect)] : [];
    });
  }
}

function lineOf(prospect: Prospect) {
  const { finances, country, dealCents } = prospect;
  const reasons = finances ? whyNotQualified({ ...finances, country }) : whyNotMasked(country);
  return [
    prospect.firstName,
    prospect.lastName,
    country,
    finances ? finances.annualIncome : "Hidden",
    finances ? finances.score : "Hidden",
    prospect.qualified ? "Yes" : "No",
    prospect.qualified ? null : reasons.join("; "),
    prospect.callDate,
    STATUSES[prospect.status],
    dealCents === null ? null : dollars(dealCents, true).replace(/[$,]/g, ""),
    prospect.rescheduledDate,
    prospect.ownerName,
    prospect.createdAt,
  ];
}
