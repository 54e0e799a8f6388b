const FILLS = ["fill-sunken", "fill-accent", "fill-success"];

/** A cell for each lesson, from not begun over parts watched to completed, in as few rectangles as equal neighbors allow. */
export function CompletionRow({ heat }: { heat: string }) {
  const edges = Array.from(heat.slice(1), (_, index) => `M${index + 1} 0V2`).join("");
  const runs = [...heat.matchAll(/(\d)\1*/g)];
  return (
    <svg
      viewBox={`0 0 ${heat.length} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2.5 w-full min-w-24 rounded-sm"
    >
      {runs.map(({ 0: run, index }) => {
        const level = Number(run[0]);
        const kind = level === 0 ? 0 : level === 9 ? 2 : 1;
        return (
          <rect
            key={index}
            x={index}
            y="0"
            width={run.length}
            height="2"
            className={FILLS[kind]}
            opacity={kind === 1 ? 0.3 + level * 0.08 : undefined}
          />
        );
      })}
      <path d={edges} strokeWidth="0.14" className="stroke-surface" />
    </svg>
  );
}
