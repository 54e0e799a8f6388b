import { Link } from "react-router";

/** Relative to the row's width; the rest is for the number. */
const LONGEST_BAR = 80;

type FunnelBarsProps = { steps: readonly { name: string; times: number }[]; to?: string };

/** A bar per step, as long as its count. `to`: where its numbers lead. */
export function FunnelBars({ steps, to }: FunnelBarsProps) {
  const most = Math.max(...steps.map(({ times }) => times), 1);
  return (
    <div className="grid gap-3 text-sm sm:text-base">
      {steps.map(({ name, times }) => (
        <div
          key={name}
          className="grid grid-cols-[min(7.5rem,50%)_1fr] items-center gap-3 sm:grid-cols-[10rem_1fr]"
        >
          {name}
          <span className="flex items-center gap-2.5">
            <span
              className="drawn h-7 min-w-0.5 rounded-control bg-accent"
              style={{ width: `${(times / most) * LONGEST_BAR}%` }}
            />
            <Times times={times} name={name} to={to} />
          </span>
        </div>
      ))}
    </div>
  );
}

type TimesProps = { times: number; name: string; to: string | undefined };

function Times({ times, name, to }: TimesProps) {
  const number = times.toLocaleString("en-US");
  if (to === undefined) return <span className="tabular">{number}</span>;
  return (
    <Link
      to={to}
      aria-label={`${name}: ${number}`}
      className="tabular underline decoration-line underline-offset-4"
    >
      {number}
    </Link>
  );
}
