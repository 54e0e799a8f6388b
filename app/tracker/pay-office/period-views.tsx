import { Form, Link } from "react-router";
import { useCan } from "~/auth/auth";
import { PERIOD_ACTS, periodText, sumsOf } from "~/pay/pay";
import type { Owed, Payment, Period } from "~/pay/pay.server";
import { dollars } from "~/platform/money/money";
import { typedKeys } from "~/platform/web/typed-keys";
import { Button } from "~/ui/button";
import { useClock } from "~/ui/use-clock";
import { MarkAsPaid, PaidForm, PaidLine } from "./paid-line";

const ACT_LABELS = { review: "Start review", reopen: "Reopen", close: "Close period" } as const;

/** Closing applies to what the page shows: the form carries its hash. */
export function PeriodForm({
  period,
  seen,
  today,
}: {
  period: Period;
  seen: string;
  today: string;
}) {
  const acts = typedKeys(ACT_LABELS).filter((act) => act in PERIOD_ACTS[period.state]);
  if (acts.length === 0) return null;
  if (period.period > today) return <p className="text-quiet text-sm">This month has not begun.</p>;
  const isRunning = period.period >= today.slice(0, period.period.length);
  return (
    <Form
      method="post"
      action={`/admin/pay?period=${period.period}`}
      className="flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="period" value={period.period} />
      <input type="hidden" name="seen" value={seen} />
      {isRunning && (
        <p className="text-quiet text-sm">
          This month is not over. Anything earned after closing goes into the next period.
        </p>
      )}
      {acts.map((act) => (
        <Button
          key={act}
          type="submit"
          name="intent"
          value={act}
          look={act === "close" && !isRunning ? "primary" : "outline"}
          small
        >
          {ACT_LABELS[act]}
        </Button>
      ))}
    </Form>
  );
}

type OwedTableProps = {
  owed: readonly Owed[];
  period: Period;
  names: Readonly<Record<string, string>>;
  payments: readonly Payment[];
  /** Of the times. */
  zone: string;
};

export function OwedTable({ owed, period, names, payments, zone }: OwedTableProps) {
  useClock(zone);
  const mayChange = useCan()("pay.change") && period.state === "closed";
  if (owed.length === 0)
    return (
      <p className="panel mt-4 p-10 text-center text-quiet">
        Nobody has earned anything in {periodText(period.period)} yet.
      </p>
    );
  const nameOf = (id: string) => names[id] ?? "Former user";
  const listed = owed.toSorted((one, other) =>
    nameOf(one.setterId).localeCompare(nameOf(other.setterId), "en"),
  );
  const total = owed.reduce((sum, { cents }) => sum + cents, 0);
  const isPaid = (id: string) => payments.find(({ setterId }) => setterId === id);
  const isDue = (each: Owed) => each.cents > 0 && !isPaid(each.setterId);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {mayChange && owed.some(isDue) && (
          <PaidForm fields={{ period: period.period }}>
            <MarkAsPaid>Mark all as paid</MarkAsPaid>
          </PaidForm>
        )}
        <a
          href={`/admin/pay/month.csv?period=${period.period}`}
          download
          className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
        >
          CSV of {periodText(period.period)}
        </a>
      </div>
      <ul aria-label="Setters" className="panel mt-4 divide-y divide-line">
        {listed.map((each) => (
          <li
            key={each.setterId}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3"
          >
            <span className="min-w-0 flex-1 basis-48">
              <strong dir="auto" className="[overflow-wrap:anywhere]">
                {nameOf(each.setterId)}
              </strong>
              <span className="block text-quiet text-sm tabular">{sumsText(each)}</span>
              {each.cents < 0 && period.state !== "closed" && (
                <span className="block text-sm">
                  Below zero. Closing the month carries this over to the next one.
                </span>
              )}
              <PaidLine
                payment={isPaid(each.setterId)}
                whose={{ period: period.period, setterId: each.setterId }}
                of={nameOf(each.setterId)}
                by={nameOf(isPaid(each.setterId)?.paidBy ?? "")}
                mayChange={mayChange && (isDue(each) || isPaid(each.setterId) !== undefined)}
                zone={zone}
              />
            </span>
            <span className="flex flex-wrap items-baseline gap-x-4">
              <strong className="tabular">{dollars(each.cents, true)}</strong>
              <Link
                to={`/tracker/pay/statement?${new URLSearchParams({ period: period.period, setter: each.setterId })}`}
                className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
              >
                Statement<span className="sr-only"> of {nameOf(each.setterId)}</span>
              </Link>
            </span>
          </li>
        ))}
        <li className="flex justify-between px-5 py-3 font-semibold">
          <span>Total</span>
          <span className="tabular">{dollars(total, true)}</span>
        </li>
      </ul>
    </>
  );
}

/** Qualified shows $100.00, commission $0.00: what has a rate always, the rest if there is any. */
function sumsText(owed: Owed): string {
  const sums = sumsOf(owed).filter(({ cents, isRated }) => isRated || cents !== 0);
  const text = sums.map(({ label, cents }) => `${label.toLowerCase()} ${dollars(cents, true)}`);
  return text.join(", ").replace(/^./, (first) => first.toUpperCase());
}
