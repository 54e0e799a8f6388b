import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { shortDayText } from "~/platform/time/zones";
import { PhoneFold } from "~/ui/phone-fold";
import type { PanelChartData } from "./charts.server";
import { addressOf, type PanelView } from "./panel-view";

const FILLS: Record<string, string> = {
  "Pending Setup": "bg-warning",
  "Not started": "bg-line",
  "In progress": "bg-accent",
  "All completed": "bg-success",
  Deactivated: "bg-danger",
};
const EVERYBODY: PanelView = { sort: "created", order: "down", page: 1 };

type PanelChartsProps = { charts: PanelChartData };

/** Where trainees are, as charts; each can also be read as a table (ADM-7). */
export function PanelCharts({ charts }: PanelChartsProps) {
  const { states, days, stops, total } = charts;
  return (
    <section aria-label="Overview" className="mt-6 grid gap-4 sm:mt-8 lg:grid-cols-3">
      <PhoneFold name="charts">
        <Picture title="Trainees by state" note={`${total} total`}>
          <States states={states} total={total} />
        </Picture>
        <Picture
          title="Completions per day"
          note={`${sumOf(days.map(({ completions }) => completions))} in the last 30 days (UTC)`}
        >
          <Bars
            unit={["Day", "Lessons completed"]}
            bars={days.map(({ day, completions }) => ({ label: day, value: completions }))}
            ends={[days[0], days.at(-1)].map((end) => end && shortDayText(end.day))}
            fill="text-success"
          />
        </Picture>
        <Picture
          title="Where trainees stop"
          note={`${sumOf(stops.map(({ trainees }) => trainees))} in progress, by current lesson`}
        >
          <Bars
            unit={["Lesson", "Trainees"]}
            bars={stops.map(({ lesson, trainees }) => ({
              label: `Lesson ${lesson}`,
              value: trainees,
            }))}
            ends={[String(stops[0]?.lesson), String(stops.at(-1)?.lesson)]}
            fill="text-accent"
          />
        </Picture>
      </PhoneFold>
    </section>
  );
}

function Picture({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <article className="panel flex flex-col gap-3 p-5">
      <h2 className="text-lg">{title}</h2>
      <p className="-mt-2 text-quiet text-sm tabular">{note}</p>
      {children}
    </article>
  );
}

/** Each state leads to the trainees it counts. */
function States({ states, total }: { states: PanelChartData["states"]; total: number }) {
  return (
    <>
      <div aria-hidden="true" className="flex h-3 gap-px overflow-hidden rounded-full bg-sunken">
        {states.map(({ state, trainees }) => (
          <div
            key={state}
            className={`drawn ${FILLS[state]}`}
            style={{ width: `${(trainees / Math.max(1, total)) * 100}%` }}
          />
        ))}
      </div>
      <ul className="text-sm">
        {states.map(({ state, trainees, filters }) => (
          <li key={state} className="flex items-center justify-between gap-3">
            <Link
              to={addressOf(EVERYBODY, filters)}
              preventScrollReset
              className="inline-flex min-h-7 items-center gap-2 underline decoration-line underline-offset-4 hover:decoration-ink max-md:min-h-11"
            >
              <span aria-hidden="true" className={`drawn size-2.5 rounded-full ${FILLS[state]}`} />
              {state}
            </Link>
            <span className="font-semibold tabular">{trainees}</span>
          </li>
        ))}
      </ul>
      <AsTable
        unit={["State", "Trainees"]}
        lines={states.map(({ state, trainees }) => ({ label: state, value: trainees }))}
      />
    </>
  );
}

type TableProps = {
  unit: [label: string, value: string];
  lines: readonly { label: string; value: number }[];
};

type BarsProps = {
  unit: TableProps["unit"];
  bars: TableProps["lines"];
  ends: readonly (string | undefined)[];
  fill: string;
};

function Bars({ unit, bars, ends, fill }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <>
      <div aria-hidden="true" className={`chart-bars mt-auto ${fill}`}>
        {bars.map(({ label, value }) => (
          <div key={label} title={`${label}: ${value}`} style={partOf(value / most)} />
        ))}
      </div>
      <p aria-hidden="true" className="-mt-2 flex justify-between text-quiet text-xs tabular">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
      <AsTable unit={unit} lines={bars} />
    </>
  );
}

function AsTable({ unit, lines }: TableProps) {
  return (
    <details className="text-sm">
      <summary className="min-h-8 py-1 text-quiet max-md:min-h-11 max-md:py-2.5">
        As a table
      </summary>
      <table className="w-full tabular [&_td]:text-right [&_th]:text-left">
        <thead>
          <tr className="*:font-semibold">
            <th scope="col">{unit[0]}</th>
            <th scope="col" className="text-right!">
              {unit[1]}
            </th>
          </tr>
        </thead>
        <tbody className="[&_th]:font-normal">
          {lines.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function partOf(part: number): CSSProperties | undefined {
  return part > 0 ? ({ "--part": `${Math.round(part * 100)}%` } as CSSProperties) : undefined;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
