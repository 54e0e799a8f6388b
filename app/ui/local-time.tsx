import { useHydrated } from "./use-hydrated";

type LocalTimeProps = { at: string | null; never: string; exact?: boolean | "minutes" };

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;
const MINUTES = { ...DAY, hour: "numeric", minute: "2-digit" } as const;
const FORMS = {
  day: DAY,
  minutes: MINUTES,
  seconds: { ...MINUTES, second: "2-digit" },
  full: { dateStyle: "full", timeStyle: "medium" },
} as const;

/** Creating a format takes a hundred times as long as using it. */
const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment as the reader's calendar day (`exact`: with its time, to the second or the minute), in full on hover. Until
 * the page is hydrated it is in UTC, which a time names, and has no hover text.
 */
export function LocalTime({ at, never, exact = false }: LocalTimeProps) {
  const hydrated = useHydrated();
  if (at === null) return <span className="text-quiet">{never}</span>;
  const moment = new Date(at);
  const form = exact === true ? "seconds" : exact === "minutes" ? "minutes" : "day";
  return (
    <time
      dateTime={at}
      title={hydrated ? formatOf("full", hydrated).format(moment) : undefined}
      className="moment"
    >
      {formatOf(form, hydrated).format(moment)}
    </time>
  );
}

/** Without scripts, a time says which zone it is in. */
const isTime = (form: keyof typeof FORMS) => form === "minutes" || form === "seconds";

function formatOf(form: keyof typeof FORMS, ofReader: boolean): Intl.DateTimeFormat {
  const key = `${form} ${ofReader}`;
  const format =
    made.get(key) ??
    new Intl.DateTimeFormat(ofReader ? undefined : "en-US", {
      ...FORMS[form],
      ...(!ofReader && { timeZone: "UTC", ...(isTime(form) && { timeZoneName: "short" }) }),
    });
  made.set(key, format);
  return format;
}
