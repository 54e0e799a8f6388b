import { CircleCheck, CircleX } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/ui/button";
import { isPassed, marksOf } from "./checks";
import type { LoadedRun } from "./outcome";
import type { Ending } from "./practice";
import type { Run } from "./run";

type Props = { loaded: LoadedRun; run: Run };

const ENDED: Record<Ending, (name: string) => string> = {
  booked: (name) => `${name} booked the call`,
  declined: (name) => `You let ${name} go kindly`,
  later: (name) => `${name} wants to hear from you later`,
  left: (name) => `${name} left`,
  stopped: () => "You ended the conversation",
};

const RIGHT = {
  booked: "a booked call",
  declined: "a kind no",
  later: "a day to talk again",
} as const;

function marked({ loaded, run }: Props) {
  const marks = marksOf(loaded.prospect, loaded.checks, run);
  return loaded.checks.flatMap((check) => {
    const mark = marks.find(({ id }) => id === check.id);
    return mark ? [{ ...check, ...mark }] : [];
  });
}

/** What each message decided, next to it; and a link to retry from there. */
export function MarksAt({ at, loaded, run }: Props & { at: number }) {
  const here = marked({ loaded, run }).filter((mark) => mark.at === at);
  const failed = here.filter(({ passed }) => !passed);
  if (here.length === 0) return null;
  return (
    <div className="ml-auto grid w-full max-w-[85%] gap-2 text-sm">
      {here.map(({ id, passed, title, cost, better }) => (
        <div key={id} className="rounded-control border border-line bg-surface px-3 py-2">
          <p className="flex gap-2 font-semibold">
            <Sign passed={passed} />
            {title}
          </p>
          {!passed && (
            <>
              <p className="mt-1 text-quiet">{cost}</p>
              <details open={failed.length === 1}>
                <summary className="min-h-9 w-fit py-1.5 font-semibold">A better line</summary>
                <p className="whitespace-pre-line rounded-control bg-success-soft px-3 py-2 [overflow-wrap:anywhere]">
                  {better}
                </p>
              </details>
            </>
          )}
        </div>
      ))}
      {(failed.length > 0 || at === run.exchanges.length - 1) && (
        <Form method="post">
          <input type="hidden" name="intent" value="from" />
          <input type="hidden" name="attempt" value={loaded.attempt} />
          <input type="hidden" name="at" value={at} />
          <Button type="submit" look="outline" small>
            Again from here
          </Button>
        </Form>
      )}
    </div>
  );
}

function Sign({ passed }: { passed: boolean }) {
  const Icon = passed ? CircleCheck : CircleX;
  return (
    <Icon
      role="img"
      aria-label={passed ? "Yes" : "No"}
      className={`mt-0.5 size-4 shrink-0 ${passed ? "text-success" : "text-danger"}`}
    />
  );
}

/** After the end: the result, every check, and the one thing to try next. Every run ends with it (PRAC-3). */
export function Feedback({ loaded, run }: Props) {
  const { prospect, checks } = loaded;
  const marks = marked({ loaded, run });
  const failed = marks.filter(({ passed }) => !passed);
  const passed = isPassed(prospect, checks, run, marks);
  const next = failed.find(({ needed }) => needed) ?? failed[0];
  const yes = marks.length - failed.length;
  return (
    <section aria-labelledby="feedback" className="panel mt-4 grid gap-5 p-5 sm:p-6">
      <div role="status">
        <p className={`font-semibold text-sm ${passed ? "text-success" : "text-danger"}`}>
          {passed ? "Passed" : "Not passed yet"}
        </p>
        <h2 id="feedback" className="mt-1 text-2xl">
          {ENDED[run.ending ?? "stopped"](prospect.name)}
        </h2>
        <p className="mt-1 text-quiet tabular">
          {yes} of {marks.length} checks.{" "}
          {run.ending !== prospect.right && `The right ending was ${RIGHT[prospect.right]}.`}
        </p>
      </div>
      <div className="rounded-control bg-accent-soft px-4 py-3 text-ink">
        <h3 className="text-base">One thing to try next</h3>
        <p className="mt-1">
          {next
            ? next.better
            : "Nothing was missing. Try again: the next conversation goes differently."}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Form method="get">
          {loaded.fixedSeed !== null && (
            <input type="hidden" name="seed" value={loaded.fixedSeed} />
          )}
          <Button type="submit">Try again</Button>
        </Form>
        <Form method="post" action="/training/coaching">
          <input type="hidden" name="intent" value="run" />
          <input type="hidden" name="prospect" value={prospect.id} />
          <input type="hidden" name="attempt" value={loaded.attempt} />
          <Button type="submit" look="outline">
            Send to a coach
          </Button>
        </Form>
      </div>
      <div>
        <h3 className="text-base">All checks</h3>
        <ul className="mt-2 grid gap-2">
          {marks.map(({ id, passed: isYes, title }) => (
            <li key={id} className="flex gap-2.5">
              <Sign passed={isYes} />
              {title}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
