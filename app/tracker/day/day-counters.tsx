import { Copy, Minus, Plus, Send } from "lucide";
import { Form, useFetcher } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import type { Targets } from "~/settings/settings";
import { Button, ButtonLink } from "~/ui/button";
import { useCopied } from "~/ui/copy";
import { Icon } from "~/ui/icon";
import { COUNTER_NAMES, COUNTERS, type Counter } from "../acts/acts";
import type { Counted } from "./day-changes";

type DayCountersProps = {
  counts: Counted;
  targets: Targets;
  text: string;
  canSend: boolean;
  formId: string;
  onEntry: (counter: Counter, by: number) => void;
};

/** Columns that do not fit on a phone; the target is next to the number there, and the week in the text below. */
const WIDE = ["Target", "This week"];

/** One's own numbers against the company's targets; a correction is a separate entry (DAY-2). */
export function DayCounters({ counts, targets, text, canSend, formId, onEntry }: DayCountersProps) {
  return (
    <section aria-labelledby="numbers" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="numbers" className="text-2xl">
          Your numbers
        </h2>
        <ButtonLink to="/tracker/outcomes" look="outline" small>
          See your outcomes
        </ButtonLink>
      </div>
      <div className="panel mt-3 overflow-x-auto px-5">
        <table className="w-full text-left tabular">
          <thead className="text-quiet text-sm">
            <tr>
              {["", "Today", "Target", "This week", "Correct"].map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={`py-3 pr-3 font-semibold ${WIDE.includes(head) ? "max-sm:hidden" : ""}`}
                >
                  {head || <span className="sr-only">What</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {COUNTER_NAMES.map((name) => (
              <tr key={name}>
                <th scope="row" className="py-2 pr-3 font-semibold">
                  {COUNTERS[name]}
                </th>
                <td className="pr-3 font-semibold text-lg">
                  {counts.today[name]}
                  {targets[name] > 0 && (
                    <span aria-hidden="true" className="font-normal text-quiet text-sm sm:hidden">
                      {` / ${targets[name]}`}
                    </span>
                  )}
                  {targets[name] > 0 && <Reached count={counts.today[name]} of={targets[name]} />}
                </td>
                <td className="pr-3 text-quiet max-sm:hidden">{targets[name] || "–"}</td>
                <td className="pr-3 max-sm:hidden">{counts.week[name]}</td>
                <td>
                  <Correction
                    counter={name}
                    isNone={counts.week[name] <= 0}
                    formId={formId}
                    onEntry={onEntry}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <EndOfDay text={text} canSend={canSend} />
    </section>
  );
}

/** How much of a target is done, as a bar under the number. */
function Reached({ count, of }: { count: number; of: number }) {
  const done = Math.min(1, Math.max(0, count / of));
  return (
    <span aria-hidden="true" className="progress-bar mt-0.5 mb-1.5 block w-14 sm:w-20">
      <span
        className={`block ${done === 1 ? "bg-success" : "bg-accent"}`}
        style={{ width: `${done * 100}%` }}
      />
    </span>
  );
}

/** `isNone`: nothing of the week is left to take off. */
type CorrectionProps = Pick<DayCountersProps, "formId" | "onEntry"> & {
  counter: Counter;
  isNone: boolean;
};

function Correction({ counter, isNone, formId, onEntry }: CorrectionProps) {
  const label = COUNTERS[counter].toLowerCase();
  const one = (by: 1 | -1) => (
    <button
      type="submit"
      name="by"
      value={by}
      aria-label={by > 0 ? `Add one to ${label}` : `Subtract one from ${label}`}
      aria-disabled={by < 0 && isNone}
      className="grid size-11 place-content-center rounded-control text-quiet hover:bg-sunken hover:text-ink aria-disabled:opacity-40"
      onClick={(event) => {
        event.preventDefault();
        if (by > 0 || !isNone) onEntry(counter, by);
      }}
    >
      {by > 0 ? <Icon of={Plus} className="size-4" /> : <Icon of={Minus} className="size-4" />}
    </button>
  );
  return (
    <Form method="post" className="flex">
      <input type="hidden" name="intent" value="entry" />
      <input type="hidden" name="id" value={formId} />
      <input type="hidden" name="counter" value={counter} />
      {one(-1)}
      {one(1)}
    </Form>
  );
}

function EndOfDay({ text, canSend }: { text: string; canSend: boolean }) {
  const { copied, copy } = useCopied("Text");
  const fetcher = useFetcher<ActResult>();
  return (
    <div className="panel mt-4 p-5">
      <h3 className="text-lg">End of day</h3>
      <p className="mt-2 whitespace-pre-line rounded-control bg-sunken p-4 text-sm" dir="auto">
        {text}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button look="outline" onClick={() => void copy(text)}>
          <Icon of={Copy} className="size-4" />
          {copied ? "Copied" : "Copy text"}
        </Button>
        {canSend && (
          <fetcher.Form method="post">
            <input type="hidden" name="intent" value="slack" />
            <Button type="submit" busy={fetcher.state !== "idle"}>
              <Icon of={Send} className="size-4" />
              Send to Slack
            </Button>
          </fetcher.Form>
        )}
        {fetcher.data && (
          <p role={fetcher.data.done ? "status" : "alert"} className="font-medium text-sm">
            {fetcher.data.toast?.title}
          </p>
        )}
      </div>
    </div>
  );
}
