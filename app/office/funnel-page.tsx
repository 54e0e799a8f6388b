import { Form, Link } from "react-router";
import { z } from "zod";
import { requireRight } from "~/auth/auth.server";
import { type FunnelReport, type FunnelRow, funnelOf } from "~/funnel/funnel.server";
import { optional } from "~/platform/queries/list-query";
import { DAY_MS } from "~/platform/time/durations";
import { isDay, shortDayText } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { Button } from "~/ui/button";
import { Cell, FoldingRow, WideTable } from "~/ui/wide-table";
import type { Route } from "./+types/funnel-page";

const RANGES = [7, 30, 90] as const;
const querySchema = z.object({
  from: optional(z.string().refine(isDay)),
  to: optional(z.string().refine(isDay)),
});

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "funnel.read");
  const { searchParams } = new URL(request.url);
  const asked = querySchema.parse(Object.fromEntries(searchParams));
  const to = asked.to ?? dayOf(Date.now());
  const from = asked.from ?? dayOf(Date.parse(to) - 29 * DAY_MS);
  const report = await funnelOf(context.get(requestContext).db, from, to);
  const ranges = RANGES.map((days) => ({
    days,
    from: dayOf(Date.now() - (days - 1) * DAY_MS),
    to: dayOf(Date.now()),
  }));
  return { report, from, to, ranges };
}

export const handle = {
  title: "Funnel",
  fault: "Failed to load the funnel",
};

/** FUN-1. */
export default function FunnelPage({ loaderData }: Route.ComponentProps) {
  const { report, from, to, ranges } = loaderData;
  const isEmpty = report.steps.every(({ times }) => times === 0);
  return (
    <>
      <h1 className="text-4xl">Funnel</h1>
      <p className="mt-2 max-w-prose text-quiet">
        From visit to trainee. Counted without cookies and without storing anything about a person;
        bots and visitors who send Do Not Track or Global Privacy Control are left out. Bookings and
        applications count toward the page they came from and the visit's source. Days are in UTC.
      </p>
      <nav aria-label="Ranges" className="mt-6 flex flex-wrap gap-2">
        {ranges.map((range) => (
          <Link
            key={range.days}
            to={`?from=${range.from}&to=${range.to}`}
            aria-current={range.from === from && range.to === to ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded-control border border-line px-4 font-semibold text-sm hover:border-quiet aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft"
          >
            {range.days} days
          </Link>
        ))}
        <Form key={`${from} ${to}`} className="flex flex-wrap items-center gap-2">
          <DayField name="from" label="From" value={from} />
          <DayField name="to" label="To" value={to} />
          <Button type="submit" look="outline">
            Show
          </Button>
        </Form>
      </nav>
      {isEmpty ? (
        <p className="panel mt-6 p-10 text-center text-quiet">
          Nothing was counted in these days. Visits appear a few seconds after they happen.
        </p>
      ) : (
        <>
          <div className="mt-6 grid items-start gap-x-6 xl:grid-cols-[3fr_2fr]">
            <Picture steps={report.steps} />
            <Steps steps={report.steps} />
          </div>
          <Group title="By page" first="Page" rows={report.pages} />
          <Group title="By source" first="Source" rows={report.sources} />
          <Group title="By day" first="Day" rows={report.days} textOf={shortDayText} />
        </>
      )}
    </>
  );
}

function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <input
      type="date"
      name={name}
      aria-label={label}
      defaultValue={value}
      className="min-h-11 rounded-control border border-line bg-surface px-3 text-base hover:border-quiet"
    />
  );
}

/** Relative to the row's width; the rest is for the number. */
const LONGEST_BAR = 80;

/** A bar per step, as long as its count. */
function Picture({ steps }: Pick<FunnelReport, "steps">) {
  const most = Math.max(...steps.map(({ times }) => times), 1);
  return (
    <figure
      role="img"
      aria-label={steps.map(({ name, times }) => `${name}: ${times}`).join(", ")}
      className="panel mt-4 grid gap-3 p-5 text-sm sm:text-base"
    >
      {steps.map(({ name, times }) => (
        <div
          key={name}
          className="grid grid-cols-[7.5rem_1fr] items-center gap-3 sm:grid-cols-[10rem_1fr]"
        >
          {name}
          <span className="flex items-center gap-2.5">
            <span
              className="drawn h-7 min-w-0.5 rounded-control bg-accent"
              style={{ width: `${(times / most) * LONGEST_BAR}%` }}
            />
            <span className="tabular">{times.toLocaleString("en-US")}</span>
          </span>
        </div>
      ))}
    </figure>
  );
}

function Steps({ steps }: Pick<FunnelReport, "steps">) {
  const share = (at: number) => {
    const before = steps[at - 1]?.times ?? 0;
    return before > 0 ? `${Math.round(((steps[at]?.times ?? 0) / before) * 100)}%` : "–";
  };
  return (
    <WideTable caption="Steps" columns={["Step", "Count", "Of previous step"]}>
      {steps.map(({ name, times }, at) => (
        <FoldingRow key={name} name={name} head={name}>
          <Cell label="Count" line="first-end">
            {times.toLocaleString("en-US")}
          </Cell>
          <Cell label="Of previous step">{at === 0 ? "–" : share(at)}</Cell>
        </FoldingRow>
      ))}
    </WideTable>
  );
}

const COLUMNS = [
  ["visit", "Visits"],
  ["action", "Calls to action"],
  ["form", "Forms started"],
  ["booked", "Booked or applied"],
  ["held", "Held"],
  ["accepted", "Accepted"],
] as const satisfies [keyof FunnelRow, string][];

type GroupProps = {
  title: string;
  first: string;
  rows: readonly FunnelRow[];
  textOf?: (name: string) => string;
};

function Group({ title, first, rows, textOf = (name) => name }: GroupProps) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <WideTable caption={title} columns={[first, ...COLUMNS.map(([, label]) => label)]}>
        {rows.map((row) => (
          <FoldingRow key={row.name} name={textOf(row.name)} head={textOf(row.name)}>
            {COLUMNS.map(([step, label]) => (
              <Cell key={step} label={label} line={step === "visit" ? "first-end" : undefined}>
                {row[step].toLocaleString("en-US")}
              </Cell>
            ))}
          </FoldingRow>
        ))}
      </WideTable>
    </section>
  );
}
