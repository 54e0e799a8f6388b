import { monthText, shortMonthText } from "~/platform/time/zones";
import type { Month, Stage } from "./figures";
import { commissionCents, dollars } from "./money";

const WIDTH = 480;
const STAGE_HEIGHT = 46;
const BAR_HEIGHT = 130;
const SLOT = WIDTH / 12;

/** Each stage as a bar as long as its part of all prospects. */
export function FunnelChart({ stages }: { stages: readonly Stage[] }) {
  const most = Math.max(1, stages[0]?.prospects ?? 0);
  const told = stages.map(({ name, prospects }) => `${name}: ${prospects}`).join(", ");
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${stages.length * STAGE_HEIGHT}`}
      role="img"
      aria-label={`Funnel. ${told}`}
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

/** The commission of each month as a column. */
export function MonthsChart({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ dealCents }) => dealCents));
  const told = months
    .filter(({ deals }) => deals > 0)
    .map(({ month, dealCents }) => `${monthText(month)} ${commission(dealCents)}`);
  const best = Math.max(...months.map(({ dealCents }) => dealCents));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT + 50}`}
      role="img"
      aria-label={`Commission by month. ${told.join(", ") || "None yet"}`}
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
                {commission(dealCents)}
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

function commission(dealCents: number): string {
  return dollars(commissionCents(dealCents), true);
}
