import { createContext, use } from "react";
import { useHydrated } from "./use-hydrated";

type LocalTimeProps = { at: string | null; never: string; exact?: boolean | "minutes" };

/** The reader's zone, as far as the server knows it. */
export const ReadersZone = createContext<string | null>(null);

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;
const MINUTES = { ...DAY, hour: "numeric", minute: "2-digit" } as const;
const FORMS = {
  day: DAY,
  minutes: MINUTES,
  seconds: { ...MINUTES, second: "2-digit" },
  full: { dateStyle: "full", timeStyle: "medium" },
} as const;

const MOST_FORMATS = 200;
/** Creating a format takes a hundred times as long as using it. */
const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment as the reader's calendar day (`exact`: with its time, to the second or the minute), in full on hover. Until
 * the page is hydrated it is in the zone that the server knows of them, else in UTC, which it names; without hover text.
 */
export function LocalTime({ at, never, exact = false }: LocalTimeProps) {
  const hydrated = useHydrated();
  const known = use(ReadersZone);
  if (at === null) return <span className="text-quiet">{never}</span>;
  const moment = new Date(at);
  const form = exact === true ? "seconds" : exact === "minutes" ? "minutes" : "day";
  const words = hydrated ? ofReader(form) : ofServer(form, known);
  return (
    <time
      dateTime={at}
      title={hydrated ? ofReader("full").format(moment) : undefined}
      className="moment"
      // Where the browser's zone data is another, the server's time stands until the page is hydrated.
      suppressHydrationWarning
    >
      {words.format(moment).replace(/\s/g, " ")}
    </time>
  );
}

function ofReader(form: keyof typeof FORMS): Intl.DateTimeFormat {
  return formatOf(form, undefined, {});
}

function ofServer(form: keyof typeof FORMS, zone: string | null): Intl.DateTimeFormat {
  const named = { timeZone: "UTC", timeZoneName: "short" } as const;
  return formatOf(form, "en-US", zone === null ? named : { timeZone: zone });
}

function formatOf(
  form: keyof typeof FORMS,
  locale: string | undefined,
  zone: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${form} ${locale} ${zone.timeZone}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...FORMS[form], ...zone });
  // As many zones as there are readers.
  if (made.size >= MOST_FORMATS) made.clear();
  made.set(key, format);
  return format;
}
