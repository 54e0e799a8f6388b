import type { TeamResult } from "./team-form";

/** What the last form did, or why it did nothing. */
export function Outcome({ result }: { result: TeamResult | undefined }) {
  if (!result?.fault && !result?.done) return null;
  return result.fault ? (
    <p role="alert" className="mt-6 rounded-control bg-danger-soft px-4 py-3 text-danger">
      {result.fault}
    </p>
  ) : (
    <p role="status" className="mt-6 rounded-control bg-success-soft px-4 py-3 text-success">
      {result.done}
    </p>
  );
}
