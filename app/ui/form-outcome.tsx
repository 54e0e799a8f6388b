import { type ActResult, faultIn } from "~/platform/web/act-result";

/** What the last form of a page did, or why it did nothing. */
export function FormOutcome({ result }: { result: ActResult | undefined }) {
  const words = result?.done ? result.toast?.title : faultIn(result);
  if (!words) return null;
  return result?.done ? (
    <p role="status" className="mt-6 rounded-control bg-success-soft px-4 py-3 text-success">
      {words}
      {result.toast?.description && (
        <span className="block text-sm">{result.toast.description}</span>
      )}
    </p>
  ) : (
    <p role="alert" className="mt-6 rounded-control bg-danger-soft px-4 py-3 text-danger">
      {words}
    </p>
  );
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
