import { countFile, requireRight } from "~/auth/auth.server";
import { csvResponse, momentCell } from "~/platform/csv/csv-response.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import type { Route } from "./+types/inbox-csv.route";
import { type InboxItem, itemWords, KINDS, STATUSES } from "./inbox-item";
import { itemsOf } from "./inbox-list.server";
import { conditionsOf, inboxIds, inboxRows, onlyThese } from "./inbox-query.server";
import { type InboxView, viewOf } from "./inbox-view";
import { type Contents, contentsOf } from "./item-details.server";

const PORTION = 500;
const HEADING = [
  "Kind",
  "Form",
  "Name",
  "Email",
  "Received",
  "Status",
  "Answered",
  "Qualified",
  "Meeting",
  "Answers",
  "Note",
];

/** Everything in the view, in its order (SLOT-2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "inbox.read");
  await countFile(request, context);
  const view = viewOf(new URL(request.url).searchParams);
  const { db } = context.get(requestContext);
  const { zone } = calendarOf(context, "discovery");
  return csvResponse(request, {
    name: "inbox",
    heading: HEADING,
    portions: portions(db, view, zone),
  });
}

async function* portions(db: Db, view: InboxView, zone: string) {
  for await (const wanted of inboxIds(db, conditionsOf(view), PORTION)) {
    const items = await itemsOf(
      db,
      await inboxRows(db, onlyThese(wanted), { limit: wanted.length }),
    );
    const contents = await contentsOf(db, wanted);
    yield items.map((item) => lineOf(item, contents(item.id), zone));
  }
}

/** Times are the company's. */
function lineOf(item: InboxItem, { answers, note }: Contents, zone: string) {
  return [
    KINDS[item.kind],
    itemWords(item),
    item.name,
    item.mail,
    momentCell(item.at, zone),
    STATUSES[item.status],
    momentCell(item.settledAt, zone),
    item.qualified === null ? null : item.qualified ? "Yes" : "No",
    momentCell(item.startsAt, zone),
    answers.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    note,
  ];
}
