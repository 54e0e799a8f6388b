import { countFile } from "~/auth/auth.server";
import { entryText, periodText } from "~/pay/pay";
import { csvResponse } from "~/platform/csv/csv-response.server";
import type { Db } from "~/platform/db/database.server";
import { dateTimeText } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import type { Route } from "./+types/statement-csv.route";
import { type PayLine, portionsOf, type Statement, statementFor } from "./statement.server";

const HEADING = [
  "Entry",
  "Earned",
  "What",
  "Prospect",
  "Deal amount",
  "Amount",
  "Corrects",
  "Reverses",
  "Hash",
];

/** A statement as a file, with the total in its last line (PAY-2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const statement = await statementFor(request, context);
  await countFile(request, context);
  return csvResponse(request, {
    name: `statement-${statement.period.period}`,
    heading: HEADING,
    portions: portions(context.get(requestContext).db, statement),
  });
}

async function* portions(db: Db, statement: Statement) {
  const { period, owed } = statement;
  for await (const lines of portionsOf(db, statement))
    yield lines.map((line) => cells(line, period.zone));
  const hash = owed?.hash ?? null;
  yield [[null, null, "Total", null, null, plain(owed?.cents ?? 0), null, null, hash]];
}

function cells(line: PayLine, zone: string) {
  const { seq, kind, earnedAt, prospect, baseCents, cents, corrects, reverses, hash } = line;
  return [
    seq,
    dateTimeText(earnedAt, zone),
    entryText(line),
    prospect,
    baseCents === null ? null : plain(baseCents),
    plain(cents),
    corrects && kind !== "carried" ? periodText(corrects) : null,
    reverses,
    hash,
  ];
}

/** A number that spreadsheets read as one: -25.50 */
function plain(cents: number): number {
  return cents / 100;
}
