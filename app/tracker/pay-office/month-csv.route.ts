import { countFile, requireRight } from "~/auth/auth.server";
import { namesOf, owedFor, paymentsOf, periodsOf, postEntries } from "~/pay/pay.server";
import { csvResponse, momentCell } from "~/platform/csv/csv-response.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { calendarOf } from "~/settings/settings.server";
import type { Route } from "./+types/month-csv.route";

const HEADING = [
  "Setter",
  "Qualified shows",
  "Commission",
  "Decisions",
  "Carried over",
  "Amount",
  "Entries",
  "Paid on",
  "Paid by",
  "Hash",
];

/** What everyone is owed for a month, one line each, with the total in the last one (PAY-2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "pay.read");
  const { db } = context.get(requestContext);
  const zone = calendarOf(context, "discovery").zone;
  await postEntries(db, zone);
  const asked = new URL(request.url).searchParams.get("period");
  const periods = await periodsOf(db, zone);
  const period = asked === null ? periods[0] : periods.find((each) => each.period === asked);
  if (!period) notFound();
  await countFile(request, context);
  return csvResponse(request, {
    name: `pay-${period.period}`,
    heading: HEADING,
    portions: lines(db, period),
  });
}

async function* lines(db: Db, { period, zone }: { period: string; zone: string }) {
  const owed = await owedFor(db, period);
  const paid = new Map((await paymentsOf(db, { period })).map((each) => [each.setterId, each]));
  const people = [
    ...owed.map(({ setterId }) => setterId),
    ...[...paid.values()].map((p) => p.paidBy),
  ];
  const names = await namesOf(db, [...new Set(people)]);
  const nameOf = (id: string) => names.get(id) ?? "Former user";
  yield owed.map(({ setterId, show, commission, decision, carried, cents, entries, hash }) => {
    const payment = paid.get(setterId);
    const amounts = [show, commission, decision, carried, cents].map((each) => each / 100);
    const when = momentCell(payment?.paidAt ?? null, zone);
    return [
      nameOf(setterId),
      ...amounts,
      entries,
      when,
      payment ? nameOf(payment.paidBy) : null,
      hash,
    ];
  });
  const sum = (of: (each: (typeof owed)[number]) => number) =>
    owed.reduce((all, each) => all + of(each), 0);
  const totals = [
    sum((o) => o.show),
    sum((o) => o.commission),
    sum((o) => o.decision),
    sum((o) => o.carried),
    sum((o) => o.cents),
  ];
  yield [["Total", ...totals.map((each) => each / 100), sum((o) => o.entries), null, null, null]];
}
