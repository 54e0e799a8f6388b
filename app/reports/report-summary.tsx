import { countsOf, EARLY_NOTE, type ReportLesson } from "./report";

type ReportSummaryProps = { lessons: readonly ReportLesson[]; digits: 0 | 1 };

/** A report's counts, as shown in the picture. */
export function ReportSummary({ lessons, digits }: ReportSummaryProps) {
  const { completed, inProgress, remaining, percent } = countsOf(lessons);
  const early = lessons.filter((lesson) => lesson.early).length;
  const counts = { Completed: completed, "In Progress": inProgress, Remaining: remaining };
  return (
    <section aria-label="Summary" className="grid gap-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 text-center">
        {Object.entries(counts).map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse rounded-control bg-sunken px-2 py-3">
            <dt className="text-quiet text-sm">{label}</dt>
            <dd className="font-bold font-heading text-2xl tabular">{count}</dd>
          </div>
        ))}
      </dl>
      {early > 0 && (
        <p className="text-sm">
          {early} completed early. <span className="text-quiet">{EARLY_NOTE}</span>
        </p>
      )}
      <div className="grid gap-1.5">
        <p className="flex justify-between font-semibold text-sm">
          Overall Progress <span className="tabular">{percent.toFixed(digits)}%</span>
        </p>
        <div
          role="progressbar"
          aria-label="Overall progress"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Number(percent.toFixed(digits))}
          className="h-2.5 overflow-hidden rounded-full bg-sunken"
        >
          <div className="drawn h-full rounded-full bg-success" style={{ width: `${percent}%` }} />
        </div>
      </div>
    </section>
  );
}
