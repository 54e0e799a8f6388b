type ProgressBarProps = { percent: number; label: string; done?: boolean };

export function ProgressBar({ percent, label, done = false }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={`h-full rounded-full transition-transform ${done ? "bg-success" : "bg-accent"}`}
        // Moved, not widened: the browser need not lay the page out again for each frame.
        style={{ transform: `translateX(${percent - 100}%)` }}
      />
    </div>
  );
}
