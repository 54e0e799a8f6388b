import { ArrowLeft, Download } from "lucide";
import { useCan } from "~/auth/auth";
import { PERIOD_LABELS, periodText } from "~/pay/pay";
import { zoneText } from "~/platform/time/zone-names";
import { localAt, longDayText } from "~/platform/time/zones";
import { brandOf } from "~/settings/settings.server";
import { ButtonLink, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/statement-page";
import { PayLines, PaySums } from "./pay-lines";
import { pageOf, type Statement, statementFor } from "./statement.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const statement = await statementFor(request, context);
  const shown = await pageOf(request, context, statement);
  return { statement, shown, brandName: brandOf(context).name };
}

export const handle = {
  title: "Statement",
  fault: "Failed to load the statement",
};

/** PAY-2. What someone has earned in a period, to read, print and download. */
export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const { statement, shown, brandName } = loaderData;
  const { setter, period } = statement;
  const can = useCan();
  const query = new URLSearchParams({ period: period.period, setter: setter.id });
  return (
    <div className="mx-auto max-w-4xl">
      <ButtonLink
        to={
          can("pay.read")
            ? `/admin/pay?period=${period.period}`
            : `/tracker/pay?period=${period.period}`
        }
        look="quiet"
        small
        className="-ml-3 mb-2 print:hidden"
      >
        <Icon of={ArrowLeft} className="size-4" />
        Back to {can("pay.read") ? "Pay" : "My Pay"}
      </ButtonLink>
      <p className="text-quiet">{brandName}</p>
      <h1 className="text-4xl">Statement</h1>
      <p className="mt-2 text-lg">
        <strong dir="auto">{setter.name}</strong>, {periodText(period.period)}
      </p>
      <p className="mt-1 text-quiet">
        {PERIOD_LABELS[period.state]}
        {period.closedAt &&
          ` on ${longDayText(localAt(period.zone, Date.parse(period.closedAt)).day)}`}
        . Times and months in {zoneText(period.zone)}.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {(["csv", "pdf"] as const).map((kind) => (
          <a
            key={kind}
            href={`/tracker/pay/statement.${kind}?${query}`}
            download
            className={buttonClass("outline", true)}
          >
            <Icon of={Download} className="size-4" />
            {kind.toUpperCase()}
          </a>
        ))}
      </div>
      <PaySums statement={statement} />
      <Seal statement={statement} />
      <PayLines
        statement={statement}
        shown={shown}
        at={(page) => `/tracker/pay/statement?${query}&page=${page}`}
      />
    </div>
  );
}

/** The statement's hash, and whether the entries still produce it. */
function Seal({ statement: { owed, matches } }: { statement: Statement }) {
  if (owed === null) return null;
  return (
    <p className="mt-4 text-quiet text-sm">
      {matches === null && "Not closed yet. "}
      {matches === true && "Closed. The entries match the stored hash. "}
      {matches === false && <strong className="text-danger">The entries do not match. </strong>}
      Hash: <code className="text-xs [overflow-wrap:anywhere]">{owed.hash}</code>
    </p>
  );
}
