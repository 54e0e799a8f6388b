import { useHydrated } from "./use-hydrated";

type LocalTimeProps = { at: string | null; never: string; exact?: boolean | "minutes" };

/** A moment as the reader's calendar day (`exact`: with its time, to the second or the minute), all of it on hover; in UTC until the page has come alive. */
export function LocalTime({ at, never, exact = false }: LocalTimeProps) {
  const hydrated = useHydrated();
  if (at === null) return <span className="text-quiet">{never}</span>;
  const moment = new Date(at);
  const [locale, timeZone] = hydrated ? [undefined, undefined] : ["en-US", "UTC"];
  const shown = moment.toLocaleString(locale, {
    timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
    ...(exact && { hour: "2-digit", minute: "2-digit" }),
    ...(exact === true && { second: "2-digit" }),
  });
  const full = moment.toLocaleString(locale, { timeZone, dateStyle: "full", timeStyle: "medium" });
  return (
    <time dateTime={at} title={full} className="whitespace-nowrap tabular">
      {shown}
    </time>
  );
}
