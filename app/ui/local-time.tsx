import { useHydrated } from "./use-hydrated";

type LocalTimeProps = { at: string | null; never: string };

/** A moment as the reader's calendar day, with the exact time on hover; in UTC until the page has come alive. */
export function LocalTime({ at, never }: LocalTimeProps) {
  const hydrated = useHydrated();
  if (at === null) return <span className="text-quiet">{never}</span>;
  const moment = new Date(at);
  const [locale, timeZone] = hydrated ? [undefined, undefined] : ["en-US", "UTC"];
  const day = moment.toLocaleDateString(locale, {
    timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
  });
  const exact = moment.toLocaleString(locale, { timeZone, dateStyle: "full", timeStyle: "medium" });
  return (
    <time dateTime={at} title={exact} className="whitespace-nowrap tabular">
      {day}
    </time>
  );
}
