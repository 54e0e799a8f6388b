const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

type ProgressBarProps = { percent: number; label: string; done?: boolean };

/** From 0 to 100, which is the default. */
export function ProgressBar({ percent, label, done = false }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      className="progress-bar"
    >
      <div
        className={done ? "bg-success" : "bg-accent"}
        // Moved, not widened: the browser does not have to lay the page out again for each frame.
        style={{ transform: `translateX(${percent - 100}%)` }}
      />
    </div>
  );
}

export function ProgressRing({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="relative size-32 shrink-0"
    >
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="11" className="stroke-sunken" />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          strokeWidth="11"
          strokeLinecap={percent > 0 ? "round" : "butt"}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - percent / 100)}
          className="stroke-accent transition-[stroke-dashoffset] duration-200"
        />
      </svg>
      <span className="absolute inset-0 grid place-content-center font-heading text-3xl font-bold tabular">
        {percent}%
      </span>
    </div>
  );
}
