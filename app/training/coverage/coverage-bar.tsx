import { type Coverage, shared, wholeSeconds } from "./spans";

/** What was watched of a video, from its beginning to its end; words next to it say the same. */
export function CoverageBar({ watched, unrecordedSeconds, lengthSeconds }: Coverage) {
  if (!lengthSeconds) return null;
  const length = wholeSeconds(lengthSeconds);
  const parts = [
    { spans: shared(watched, [[0, unrecordedSeconds]]), look: "fill-accent opacity-50" },
    { spans: shared(watched, [[unrecordedSeconds, length]]), look: "fill-accent" },
  ];
  return (
    <svg
      viewBox={`0 0 ${length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="drawn block h-2.5 w-full rounded-full bg-sunken ring-1 ring-line"
    >
      {parts.flatMap(({ spans, look }) =>
        spans.map(([from, to]) => (
          <rect key={from} x={from} width={to - from} height="1" className={look} />
        )),
      )}
    </svg>
  );
}
