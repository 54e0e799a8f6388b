import { Form } from "react-router";
import { Button } from "~/ui/button";
import { takeFocus } from "~/ui/take-focus";
import type { Told } from "./better-line";
import { isPassed } from "./checks";
import type { MarkShown } from "./marks-shown";
import { worstOf } from "./next-advice";
import type { LoadedRun } from "./outcome";
import type { Ending } from "./practice";
import { SayAgain } from "./say-again";
import { Sign } from "./sign";

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

type MarksProps = { at: number; attempt: number; told: Told; marks: readonly MarkShown[] };

/** What each message decided, next to it; and the ways to say it again and to go on from there. */
export function MarksAt({ at, attempt, told, marks }: MarksProps) {
  const mine = marks.filter((mark) => mark.at === at && !mark.whole);
  const here = mine.filter(({ aside }) => !aside);
  const failed = here.filter(({ passed }) => !passed);
  const isLast = marks.length > 0 && at === told.run.exchanges.length - 1;
  if (mine.length === 0 && !isLast) return null;
  return (
    <div className="ml-auto grid w-full max-w-[85%] gap-2 text-sm">
      {here.map((mark) => (
        <div key={mark.id} className="rounded-control border border-line bg-surface px-3 py-2">
          <p className="flex gap-2 font-semibold">
            <Sign passed={mark.passed} />
            {mark.title}
          </p>
          {!mark.passed && <Better mark={mark} at={at} told={told} open={failed.length === 1} />}
        </div>
      ))}
      {mine
        .filter(({ aside }) => aside)
        .map(({ id, title }) => (
          <p key={id} className="rounded-control border border-line px-3 py-2 text-quiet">
            Set aside: {title}
          </p>
        ))}
      {(failed.length > 0 || isLast) && (
        <Form method="post">
          <input type="hidden" name="intent" value="from" />
          <input type="hidden" name="attempt" value={attempt} />
          <input type="hidden" name="at" value={at} />
          <Button type="submit" look="outline" small>
            Again from here
          </Button>
        </Form>
      )}
    </div>
  );
}

type BetterProps = { mark: MarkShown; at: number | null; told: Told; open: boolean };

/** What a failed check costs, a better line, and the way to try one. */
function Better({ mark, at, told, open }: BetterProps) {
  return (
    <>
      <p className="mt-1 text-quiet">{mark.cost}</p>
      <details open={open}>
        <summary className="min-h-9 w-fit py-1.5 font-semibold">A better line</summary>
        <p className="whitespace-pre-line rounded-control bg-success-soft px-3 py-2 [overflow-wrap:anywhere]">
          {mark.better}
        </p>
      </details>
      {at !== null && <SayAgain check={mark} at={at} told={told} />}
    </>
  );
}

/** Every check of the run; what never came in it stands here alone, with its cost and its better line. */
function AllChecks({ told, marks }: { told: Told; marks: readonly MarkShown[] }) {
  return (
    <details>
      <summary className="min-h-9 w-fit py-1.5 font-semibold">All checks</summary>
      <ul className="mt-2 grid gap-3">
        {marks.map((mark) => (
          <li key={mark.id} className={mark.aside ? "text-quiet" : ""}>
            <p className="flex gap-2.5">
              {!mark.aside && <Sign passed={mark.passed} />}
              {mark.aside && "Set aside: "}
              {mark.title}
            </p>
            {mark.whole && (
              <div className="ml-7 text-sm">
                <Better mark={mark} at={mark.at} told={told} open={false} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is said when no check that counts has failed. `waits`: a coach has yet to look at a message of it. */
function nothingElse(passed: boolean, waits: boolean): string {
  if (passed) return "Nothing was missing. Try again: the next conversation goes differently.";
  return waits
    ? "A coach looks at the message that you did not mean so. If they agree, this conversation is judged again. You can try again meanwhile."
    : "Try again, and take it to the right ending.";
}

type FeedbackProps = {
  loaded: LoadedRun;
  told: Told;
  marks: readonly MarkShown[];
  /** The run has just ended, and the field in which it was written is gone. */
  takesFocus: boolean;
};

/** After the end: the result, every check, and the one thing to try next. Every run ends with it (PRAC-3). */
export function Feedback({ loaded, told, marks, takesFocus }: FeedbackProps) {
  const { run } = told;
  const { prospect, checks } = loaded;
  const counted = marks.filter(({ aside }) => !aside);
  const aside = marks.length - counted.length;
  const failed = counted.filter(({ passed }) => !passed);
  const passed = isPassed(prospect, checks, run, marks);
  const next = worstOf(marks, run, prospect.right);
  const waits = loaded.disputes.some(({ agreed }) => agreed === null);
  const yes = counted.length - failed.length;
  return (
    <section aria-labelledby="feedback" className="panel mt-4 grid gap-5 p-5 sm:p-6">
      <div role="status">
        <p className={`font-semibold text-sm ${passed ? "text-success" : "text-danger"}`}>
          {passed ? "Passed" : "Not passed yet"}
        </p>
        <h2
          id="feedback"
          tabIndex={-1}
          ref={takesFocus ? takeFocus : undefined}
          className="mt-1 scroll-mt-28 text-2xl outline-none"
        >
          {ENDED[run.ending ?? "stopped"](prospect.name)}
        </h2>
        <p className="mt-1 text-quiet tabular">
          {yes} of {counted.length} {aside > 0 && "other "}checks.{" "}
          {aside > 0 &&
            `${aside} set aside until a coach has looked; the result stays until then. `}
          {run.ending !== prospect.right && `The right ending was ${RIGHT[prospect.right]}.`}
        </p>
      </div>
      <div className="rounded-control bg-accent-soft px-4 py-3 text-ink">
        <h3 className="text-base">One thing to try next</h3>
        {next ? (
          <>
            <p className="mt-1 font-semibold">{next.title}</p>
            <p className="mt-1">{next.cost}</p>
            <p className="mt-1 [overflow-wrap:anywhere]">A better line: “{next.better}”</p>
          </>
        ) : (
          <p className="mt-1">{nothingElse(passed, aside > 0 || waits)}</p>
        )}
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
      <AllChecks told={told} marks={marks} />
    </section>
  );
}
