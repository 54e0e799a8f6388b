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
