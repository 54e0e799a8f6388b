import type { ReactNode } from "react";
import { dollars } from "~/platform/money/money";
import { monthText, shortMonthText } from "~/platform/time/zones";
import { PhoneFold } from "~/ui/phone-fold";
import { type Figures, funnelOf, lastTwelve, type Month, type Stage } from "./figures";
import { STATUS_NAMES, STATUSES } from "./prospect";

const WIDTH = 480;
const STAGE_HEIGHT = 46;
const BAR_HEIGHT = 130;
const SLOT = WIDTH / 12;

/** The funnel and the deals by month: as charts and as tables (TRK-1). */
export function Pipeline({ figures, month }: { figures: Figures; month: string }) {
  const stages = funnelOf(figures);
  const months = lastTwelve(figures.months, month);
  return (
    <div className="mt-6 grid items-start gap-4 sm:mt-10 lg:grid-cols-2">
      <PhoneFold name="charts">
        <Panel id="funnel" title="Funnel" picture={<FunnelChart stages={stages} />}>
          <Rows
            heads={["Stage", "Prospects", "Of previous stage"]}
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
        <Panel id="months" title="Deals by month" picture={<MonthsChart months={months} />}>
          <Rows
            heads={["Month closed (UTC)", "Deals", "Amount"]}
            rows={months.map(({ month: each, deals, dealCents }) => [
              monthText(each),
              String(deals),
              dollars(dealCents, true),
            ])}
          />
        </Panel>
      </PhoneFold>
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
      <details className="mt-3 text-sm not-open:print:hidden">
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

/** Each stage as a bar, as long as its share of all prospects. */
function FunnelChart({ stages }: { stages: readonly Stage[] }) {
  const most = Math.max(1, stages[0]?.prospects ?? 0);
  const described = stages.map(({ name, prospects }) => `${name}: ${prospects}`).join(", ");
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${stages.length * STAGE_HEIGHT}`}
      role="img"
      aria-label={`Funnel. ${described}`}
      className="w-full"
    >
      {stages.map(({ name, prospects }, at) => (
        <g key={name} transform={`translate(0 ${at * STAGE_HEIGHT})`}>
          <text x="0" y="14" className="fill-ink text-[14px] font-semibold">
            {name}
          </text>
          <text x={WIDTH} y="14" textAnchor="end" className="fill-ink text-[14px] tabular">
            {prospects.toLocaleString("en-US")}
          </text>
          <rect y="21" width={WIDTH} height="14" rx="7" className="fill-sunken" />
          {prospects > 0 && (
            <rect
              y="21"
              width={Math.max(14, (prospects / most) * WIDTH)}
              height="14"
              rx="7"
              className={at === stages.length - 1 ? "fill-success" : "fill-accent"}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/** The value of each month's deals, as a column. */
function MonthsChart({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ dealCents }) => dealCents));
  const described = months
    .filter(({ deals }) => deals > 0)
    .map(({ month, dealCents }) => `${monthText(month)} ${dollars(dealCents, true)}`);
  const best = Math.max(...months.map(({ dealCents }) => dealCents));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT + 50}`}
      role="img"
      aria-label={`Deals by month. ${described.join(", ") || "None yet"}`}
      className="w-full"
    >
      {months.map(({ month, dealCents }, at) => {
        const height = dealCents > 0 ? Math.max(4, (dealCents / most) * BAR_HEIGHT) : 2;
        const middle = at * SLOT + SLOT / 2;
        const top = BAR_HEIGHT + 22 - height;
        return (
          <g key={month}>
            <rect
              x={at * SLOT + 6}
              y={top}
              width={SLOT - 12}
              height={height}
              rx="3"
              className={dealCents > 0 ? "fill-accent" : "fill-line"}
            />
            {dealCents > 0 && dealCents === best && (
              <text
                x={Math.min(Math.max(middle, 40), WIDTH - 40)}
                y={top - 7}
                textAnchor="middle"
                className="fill-ink text-[13px] font-semibold tabular"
              >
                {dollars(dealCents, true)}
              </text>
            )}
            <text
              x={middle}
              y={BAR_HEIGHT + 42}
              textAnchor="middle"
              className="fill-quiet text-[13px]"
            >
              {shortMonthText(month)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
