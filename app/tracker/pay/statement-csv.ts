import { entryText, periodText } from "~/pay/pay";
import { csvResponse } from "~/platform/csv/csv-response.server";
import { dateTimeText } from "~/platform/time/zones";
import type { Route } from "./+types/statement-csv";
import { type PayLine, statementFor } from "./statement.server";

const HEADING = [
  ...["Entry", "Earned", "What", "Prospect", "Deal amount", "Amount"],
  ...["Corrects", "Reverses", "Hash"],
];

/** A statement as a file, with the total in its last line (PAY-2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { lines, period, owed } = await statementFor(request, context);
  const rows = lines.map((line) => cells(line, period.zone));
  const total = [
    null,
    null,
    "Total",
    null,
    null,
    plain(owed?.cents ?? 0),
    null,
    null,
    owed?.hash ?? null,
  ];
  return csvResponse(request, {
    name: `statement-${period.period}`,
    heading: HEADING,
    portions: portions([...rows, total]),
  });
}

async function* portions<Row>(rows: Row[]) {
  yield rows;
}

function cells(line: PayLine, zone: string) {
  const { seq, earnedAt, prospect, baseCents, cents, corrects, reverses, hash } = line;
  return [
    ...[seq, dateTimeText(earnedAt, zone), entryText(line), prospect],
    ...[baseCents === null ? null : plain(baseCents), plain(cents)],
    ...[corrects && periodText(corrects), reverses, hash],
  ];
}

/** A number that spreadsheets read as one: -25.50 */
function plain(cents: number): number {
  return cents / 100;
}
