import { countFile, requireRight } from "~/auth/auth.server";
import { sumsOf } from "~/pay/pay";
import { namesOf, type Owed, owedFor, paymentsOf, periodsOf, postEntries } from "~/pay/pay.server";
import { csvResponse, momentCell } from "~/platform/csv/csv-response.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { calendarOf } from "~/settings/settings.server";
import type { Route } from "./+types/month-csv.route";

const HEADING = [
  "Setter",
  ...sumsOf(null).map(({ label }) => label),
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
  yield owed.map((each) => {
    const { setterId, entries, hash } = each;
    const payment = paid.get(setterId);
    const when = momentCell(payment?.paidAt ?? null, zone);
    return [
      nameOf(setterId),
      ...centsOf(each).map(inDollars),
      entries,
      when,
      payment ? nameOf(payment.paidBy) : null,
      hash,
    ];
  });
  const all = owed.map(centsOf);
  const totals = centsOf(null).map((_, at) => all.reduce((sum, each) => sum + (each[at] ?? 0), 0));
  const entries = owed.reduce((sum, each) => sum + each.entries, 0);
  yield [["Total", ...totals.map(inDollars), entries, null, null, null]];
}

/** By kind, then all together. */
function centsOf(owed: Owed | null): number[] {
  return [...sumsOf(owed).map(({ cents }) => cents), owed?.cents ?? 0];
}

function inDollars(cents: number): number {
  return cents / 100;
}
