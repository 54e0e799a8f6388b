import { type ActResult, type Message, type NotDone, refused } from "~/platform/web/act-result";
import { FaultBox, type Kept, KeptList } from "~/ui/form-outcome";
import type { LeftOut } from "../items-alone.server";
import { type Confirmation, ConfirmForm } from "./confirm-form";

/** Where to do what has to be done first. */
type Way = { words: string; to: string };

/** What stands in the way of an act: faults, line by line, and the way out, or a question that needs a yes. */
type Obstacle = { lines: readonly string[]; asks: Confirmation | null; way?: Way | undefined };

export function refusedFor(
  status: number,
  title: string,
  lines: readonly string[] = [],
  way?: Way,
): NotDone<Obstacle> {
  return refused(status, title, { conflict: { lines, asks: null, way } });
}

/** Nothing is done yet: the page asks first, which is no fault. */
export function askedFirst(asks: Confirmation): NotDone<Obstacle> {
  return refused(200, null, { conflict: { lines: [], asks } });
}

const MOST_NAMED = 5;
const TOLD_MS = 15_000;

/** What was done, and which items were left out of it and why. */
export function withLeftOut(title: string, leftOut: readonly LeftOut[]): Message {
  const named = leftOut.slice(0, MOST_NAMED).map(({ label, why }) => `${label} (${why})`);
  const more = leftOut.length - named.length;
  const description = `Left out: ${named.join("; ")}${more > 0 ? ` and ${more} more` : ""}.`;
  return { title, description, tone: "success", lasts: TOLD_MS };
}

type EditorOutcomeProps = {
  result: ActResult<unknown, Obstacle> | undefined;
  kept?: readonly Kept[] | undefined;
};

/** What the last form of the page did, or why it did nothing, or what it has to be told first. */
export function EditorOutcome({ result, kept = [] }: EditorOutcomeProps) {
  if (!result) return null;
  if (result.done)
    return result.toast ? (
      <div role="status" className="my-6 rounded-panel bg-success-soft p-5 text-success">
        <p className="font-semibold">{result.toast.title}</p>
        {result.toast.description && <p className="text-sm">{result.toast.description}</p>}
        <KeptList kept={kept} />
      </div>
    ) : null;
  const { lines = [], asks = null, way } = result.conflict ?? {};
  return (
    <>
      {result.toast && <FaultBox title={result.toast.title} faults={lines} way={way} />}
      {asks && <ConfirmForm {...asks} />}
    </>
  );
}
