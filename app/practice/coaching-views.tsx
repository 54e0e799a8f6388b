/** A reviewed conversation: its lines with marks, and the words of a score. */
import { CHECK_NAMES, COACH_CHECKS, type LineMark } from "./coaching";

export type ShownScore = {
  checks: readonly string[];
  marks: readonly LineMark[];
  ready: boolean;
  feedback: string;
};

type LinesProps = { lines: readonly string[]; scores: readonly ShownScore[] };

export function ScoredLines({ lines, scores }: LinesProps) {
  const marks = scores.flatMap((score) => score.marks);
  return (
    <ol className="mt-3 grid gap-2">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change and may repeat
        <li key={at} className="[overflow-wrap:anywhere]" dir="auto">
          {line}
          {marks
            .filter((mark) => mark.line === at)
            .map(({ note }) => (
              <span
                key={note}
                className="mt-1 block rounded-control bg-accent-soft px-3 py-2 text-accent-strong text-sm"
              >
                {note}
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}

export function ScoreWords({ score: { checks, ready, feedback } }: { score: ShownScore }) {
  return (
    <div className="rounded-control bg-sunken p-4">
      <p className="font-semibold tabular">
        {checks.length} of {CHECK_NAMES.length} checks
        {ready && <span className="text-success"> · Ready for real conversations</span>}
      </p>
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
        {feedback}
      </p>
      <ul className="mt-3 grid gap-1 text-sm">
        {CHECK_NAMES.map((name) => (
          <li key={name} className={checks.includes(name) ? "" : "text-quiet"}>
            {checks.includes(name) ? "Yes" : "No"}: {COACH_CHECKS[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
