import { type ActResult, type NotDone, refused } from "~/platform/web/act-result";
import { FaultBox } from "~/ui/form-outcome";
import { type Confirmation, ConfirmForm } from "./confirm-form";

/** What stands in the way of an act: faults, line by line, or a question that needs a yes. */
type Obstacle = { lines: readonly string[]; asks: Confirmation | null };

export function refusedFor(
  status: number,
  title: string,
  lines: readonly string[] = [],
): NotDone<Obstacle> {
  return refused(status, title, { conflict: { lines, asks: null } });
}

/** Nothing is done yet: the page asks first, which is no fault. */
export function askedFirst(asks: Confirmation): NotDone<Obstacle> {
  return refused(200, null, { conflict: { lines: [], asks } });
}

/** Why the last form of the page did nothing, or what it has to be told first. */
export function EditorOutcome({ result }: { result: ActResult<unknown, Obstacle> | undefined }) {
  if (!result || result.done) return null;
  const { lines = [], asks = null } = result.conflict ?? {};
  return (
    <>
      {result.toast && <FaultBox title={result.toast.title} faults={lines} />}
      {asks && <ConfirmForm {...asks} />}
    </>
  );
}
