import { Form, Link } from "react-router";
import { z } from "zod";
import { requireRight } from "~/auth/auth.server";
import { type AudienceFunnel, funnelOf } from "~/funnel/funnel.server";
import { optional } from "~/platform/queries/list-query";
import { DAY_MS } from "~/platform/time/durations";
import { isDay, shortDayText } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { Button } from "~/ui/button";
import { Cell, FoldingRow, WideTable } from "~/ui/wide-table";
import type { Route } from "./+types/funnel-page";
import { FunnelBars } from "./funnel-bars";

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
  const funnels = await funnelOf(context.get(requestContext).db, from, to);
  const ranges = RANGES.map((days) => ({
    days,
    from: dayOf(Date.now() - (days - 1) * DAY_MS),
    to: dayOf(Date.now()),
  }));
  return { funnels, from, to, ranges };
}

export const handle = {
  title: "Funnel",
  fault: "Failed to load the funnel",
};

/** FUN-1. */
export default function FunnelPage({ loaderData }: Route.ComponentProps) {
  const { funnels, from, to, ranges } = loaderData;
  const isEmpty = funnels.every(({ steps }) => steps.every(({ times }) => times === 0));
  return (
    <>
      <h1 className="text-4xl">Funnel</h1>
      <p className="mt-2 max-w-prose text-quiet">
        From visit to trainee. Counted without cookies and without storing anything about a person;
        bots, people who are signed in, and visitors who send Do Not Track or Global Privacy Control
        are left out. Bookings and applications count toward the page they came from and the visit's
        source. Days are in UTC.
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
        funnels.map((funnel) => <Funnel key={funnel.audience} {...funnel} />)
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

function Funnel({ audience, steps, pages, sources, days }: AudienceFunnel) {
  const names = steps.map(({ name }) => name);
  return (
    <section aria-label={audience} className="mt-8">
      <h2 className="text-2xl">{audience}</h2>
      <div className="grid items-start gap-x-6 xl:grid-cols-[3fr_2fr]">
        <figure
          role="img"
          aria-label={steps.map(({ name, times }) => `${name}: ${times}`).join(", ")}
          className="panel mt-4 p-5"
        >
          <FunnelBars steps={steps} />
        </figure>
        <Steps audience={audience} steps={steps} />
      </div>
      <Group audience={audience} title="By page" first="Page" names={names} rows={pages} />
      <Group audience={audience} title="By source" first="Source" names={names} rows={sources} />
      <Group
        audience={audience}
        title="By day"
        first="Day"
        names={names}
        rows={days}
        textOf={shortDayText}
      />
    </section>
  );
}

function Steps({ audience, steps }: Pick<AudienceFunnel, "audience" | "steps">) {
  return (
    <WideTable caption={`${audience}, steps`} columns={["Step", "Count", "Of an earlier step"]}>
      {steps.map(({ name, times }, at) => (
        <FoldingRow key={name} name={name} head={name}>
          <Cell label="Count" line="first-end">
            {times.toLocaleString("en-US")}
          </Cell>
          <Cell label="Of an earlier step">{shareOf(steps, at)}</Cell>
        </FoldingRow>
      ))}
    </WideTable>
  );
}

/**
 * A step's share of the nearest earlier one that is not smaller: a form can be begun without the button that leads to
 * it, so a step alone may be larger than the one before.
 */
function shareOf(steps: AudienceFunnel["steps"], at: number): string {
  const times = steps[at]?.times ?? 0;
  const base = steps.slice(0, at).findLast((step) => step.times > 0 && step.times >= times);
  return base ? `${Math.round((times / base.times) * 100)}% of ${base.name}` : "–";
}

type GroupProps = {
  audience: string;
  title: string;
  first: string;
  names: readonly string[];
  rows: AudienceFunnel["pages"];
  textOf?: (name: string) => string;
};

function Group({ audience, title, first, names, rows, textOf = (name) => name }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={`${audience}, ${title.toLowerCase()}`} className="mt-8">
      <h3 className="text-xl">{title}</h3>
      <WideTable caption={`${audience}, ${title.toLowerCase()}`} columns={[first, ...names]}>
        {rows.map((row) => (
          <FoldingRow key={row.name} name={textOf(row.name)} head={textOf(row.name)}>
            {row.times.map((times, at) => (
              <Cell key={names[at]} label={names[at]} line={at === 0 ? "first-end" : undefined}>
                {times.toLocaleString("en-US")}
              </Cell>
            ))}
          </FoldingRow>
        ))}
      </WideTable>
    </section>
  );
}
