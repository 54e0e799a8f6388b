/** One day of open hours: its times, and copying them to other days. */
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button";

/** HH:MM each; a day ends at 24:00. */
export type Span = { from: string; to: string };

export type DayField = {
  name: string;
  label: string;
  /** As text: 09:00-12:00, 13:00-18:00. */
  value: string;
  error?: string;
  hint?: string;
};

const MOST_SPANS = 4;
const USUAL: Span = { from: "09:00", to: "17:00" };

type DaySpansProps = {
  field: DayField;
  spans: readonly Span[];
  onChange: (spans: readonly Span[]) => void;
  /** Beside the button that adds hours. */
  children: ReactNode;
};

export function DaySpans({ field, spans, onChange, children }: DaySpansProps) {
  const { name, label, error, hint } = field;
  const id = useId();
  const set = (at: number, span: Partial<Span>) =>
    onChange(spans.map((each, place) => (place === at ? { ...each, ...span } : each)));
  return (
    <fieldset aria-describedby={error || hint ? id : undefined} className="grid min-w-0 gap-2">
      <legend className="font-semibold text-sm">{label}</legend>
      <input type="hidden" name={name} value={textOf(spans)} />
      {spans.length === 0 && <p className="text-quiet text-sm">Closed</p>}
      {spans.map((span, at) => {
        const which = at === 0 ? label : `${label}, ${at + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have only their place
          <div key={at} className="flex flex-wrap items-center gap-2">
            <Time
              label={`${which}: from`}
              value={span.from}
              onChange={(from) => set(at, { from })}
            />
            <span aria-hidden="true">to</span>
            <Time
              label={`${which}: to`}
              value={span.to === "24:00" ? "00:00" : span.to}
              onChange={(to) => set(at, { to: to === "00:00" ? "24:00" : to })}
            />
            <Button
              look="quiet"
              small
              aria-label={`Remove ${which}`}
              onClick={() => onChange(spans.filter((_, place) => place !== at))}
            >
              Remove
            </Button>
          </div>
        );
      })}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {spans.length < MOST_SPANS && (
          <Button
            look="outline"
            small
            aria-label={`Add hours on ${label}`}
            onClick={() => onChange([...spans, nextOf(spans)])}
          >
            Add hours
          </Button>
        )}
        {children}
      </div>
      {(error || hint) && (
        <p id={id} className={error ? "font-medium text-danger text-sm" : "text-quiet text-sm"}>
          {[error, hint].filter(Boolean).join(" ")}
        </p>
      )}
    </fieldset>
  );
}

type TimeProps = { label: string; value: string; onChange: (value: string) => void };

function Time({ label, value, onChange }: TimeProps) {
  return (
    <input
      type="time"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="tabular min-h-11 rounded-control border border-line bg-surface px-3 hover:border-quiet"
    />
  );
}

type CopyToProps = {
  from: string;
  days: readonly { label: string; other: number }[];
  onCopy: (others: readonly number[]) => void;
};

export function CopyTo({ from, days, onCopy }: CopyToProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        aria-label={`Copy to other days from ${from}`}
        className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sm underline underline-offset-4"
      >
        Copy to
      </summary>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-x-4">
          {days.map(({ label, other }) => (
            <label key={other} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(other)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? [...chosen, other] : chosen.filter((each) => each !== other),
                  )
                }
                className="size-5 shrink-0 accent-accent"
              />
              {label}
            </label>
          ))}
          <Button
            look="outline"
            small
            aria-label={`Copy ${from} to the chosen days`}
            onClick={() => {
              onCopy(chosen);
              setChosen([]);
              setOpen(false);
            }}
          >
            Copy
          </Button>
        </div>
      )}
    </details>
  );
}

export function textOf(spans: readonly Span[]): string {
  return spans.map(({ from, to }) => `${from}-${to}`).join(", ");
}

/** The usual day, and then an hour after what there is. */
function nextOf(spans: readonly Span[]): Span {
  const last = spans.at(-1);
  if (!last || last.to >= "23:00") return USUAL;
  const hour = Number(last.to.slice(0, 2)) + 1;
  return { from: last.to, to: `${String(hour).padStart(2, "0")}:00` };
}
