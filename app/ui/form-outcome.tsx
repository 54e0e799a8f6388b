import { type ActResult, faultIn } from "~/platform/web/act-result";

type FormOutcomeProps = { result: { fault?: string; done?: string } | undefined };

/** What the last form of a page did, or why it did nothing. */
export function FormOutcome({ result }: FormOutcomeProps) {
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

/** The same of an act. */
export function ActOutcome({ result }: { result: ActResult | undefined }) {
  const done = result?.done ? result.toast?.title : undefined;
  return <FormOutcome result={{ fault: faultIn(result), done }} />;
}

type FaultBoxProps = { title: string; faults?: readonly string[] };

/** Why nothing was changed. */
export function FaultBox({ title, faults = [] }: FaultBoxProps) {
  return (
    <div role="alert" className="mt-6 rounded-control bg-danger-soft px-4 py-3 text-danger">
      <p className="font-semibold">{title}</p>
      {faults.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {faults.map((fault) => (
            <li key={fault} className="[overflow-wrap:anywhere]">
              {fault}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
