import type { ReactNode } from "react";
import { monthText } from "~/platform/time/zones";
import { FunnelChart, MonthsChart } from "./charts";
import { type Figures, funnelOf, lastTwelve } from "./figures";
import { commissionCents, dollars } from "./money";
import { STATUS_NAMES, STATUSES } from "./prospect";

/** The funnel and the commission by month: drawn, and as tables (TRK-1). */
export function Pipeline({ figures, month }: { figures: Figures; month: string }) {
  const stages = funnelOf(figures);
  const months = lastTwelve(figures.months, month);
  return (
    <div className="mt-10 grid items-start gap-4 lg:grid-cols-2">
      <Panel id="funnel" title="Funnel" picture={<FunnelChart stages={stages} />}>
        <Rows
          heads={["Stage", "Prospects", "Of the stage before"]}
          rows={stages.map(({ name, meaning, prospects }, at) => [
            `${name} (${meaning})`,
            prospects.toLocaleString("en-US"),
            at === 0 ? "" : partOf(prospects, stages[at - 1]?.prospects ?? 0),
          ])}
        />
        <Rows
          heads={["Status", "Prospects"]}
          rows={STATUS_NAMES.map((status) => [
            STATUSES[status],
            (figures.byStatus[status] ?? 0).toLocaleString("en-US"),
          ])}
        />
      </Panel>
      <Panel id="months" title="Commission by month" picture={<MonthsChart months={months} />}>
        <Rows
          heads={["Month closed (UTC)", "Deals", "Commission"]}
          rows={months.map(({ month: each, deals, dealCents }) => [
            monthText(each),
            String(deals),
            dollars(commissionCents(dealCents), true),
          ])}
        />
      </Panel>
    </div>
  );
}

type PanelProps = { id: string; title: string; picture: ReactNode; children: ReactNode };

function Panel({ id, title, picture, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="panel min-w-0 p-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-4">{picture}</div>
      <details className="mt-3 text-sm">
        <summary className="min-h-11 py-2.5 font-semibold">As a table</summary>
        <div className="grid gap-4">{children}</div>
      </details>
    </section>
  );
}

function Rows({ heads, rows }: { heads: readonly string[]; rows: readonly string[][] }) {
  return (
    <table className="w-full text-left tabular">
      <thead className="text-quiet">
        <tr>
          {heads.map((head, at) => (
            <th
              key={head}
              scope="col"
              className={`py-1.5 font-semibold ${at > 0 ? "text-right" : ""}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row" className="py-1.5 font-normal">
              {name}
            </th>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
              <td key={at} className="py-1.5 pl-3 text-right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function partOf(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;
}
