import { figure } from "~/figures/figures";

const COLUMNS = 15;
const ROWS = 8;
const STEP = 26;
/** Where in the day a reply became a booked call: column and row. */
const BOOKED = [
  [4, 2],
  [11, 4],
  [8, 6],
] as const;

/** A setter's day, drawn: a dot for each message, and the few that end in a booked call. */
export function DayDrawing() {
  const [width, height] = [COLUMNS * STEP, ROWS * STEP];
  return (
    <figure className="relative mx-auto w-full max-w-[30rem] rounded-[28px] border border-line bg-surface p-6 floating sm:p-8 lg:mr-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-heading font-semibold text-xl">A day, drawn</span>
        <span className="text-quiet text-sm">Every dot is a message</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="mt-6 block w-full">
        <defs>
          <pattern id="messages" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
            <circle cx={STEP / 2} cy={STEP / 2} r="4.5" fill="var(--color-accent)" opacity="0.34" />
          </pattern>
        </defs>
        <rect width={width} height={height} fill="url(#messages)" />
        {BOOKED.map(([column, row]) => (
          <g key={column} transform={`translate(${(column + 0.5) * STEP} ${(row + 0.5) * STEP})`}>
            <circle r="17" fill="var(--color-surface)" />
            <circle r="14" fill="var(--color-success)" />
            <path
              d="M-6 0.5l4.2 4.2L6.4-4.6"
              fill="none"
              stroke="var(--color-surface)"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        ))}
      </svg>
      <dl className="mt-7 grid grid-cols-2 gap-x-6 border-line border-t pt-6">
        <Count figure={figure("dailyMessages")} says="DMs, the daily target" />
        <Count figure={figure("weeklyBookings")} says="bookings per week" booked />
      </dl>
    </figure>
  );
}

type CountProps = { figure: string; says: string; booked?: boolean };

function Count({ figure, says, booked = false }: CountProps) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-quiet text-sm">{says}</dt>
      <dd
        className={`whitespace-nowrap font-bold font-heading text-2xl tracking-tight tabular sm:text-3xl ${booked ? "text-success" : "text-accent"}`}
      >
        {figure}
      </dd>
    </div>
  );
}
