/** Moments in words, in a zone: the same on server and in browser as long as nothing else is asked for. */

export const PLAIN = "en-US";

/** English as the reader's browser writes dates and times: with or without AM and PM. */
export function readersEnglish(): string {
  if (/^en\b/.test(navigator.language)) return navigator.language;
  const { hour12 } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  return hour12 ? PLAIN : "en-GB";
}

/** Monday, November 23, 2026 at 9:30 AM EST */
export function momentText(moment: Date | string, zone: string, locale = PLAIN): string {
  const text = formatted(moment, locale, {
    timeZone: zone,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return plainSpaces(text);
}

/** 9:30 AM; `named`: with the zone, where the clocks change on that day. */
export function timeText(
  moment: Date | string,
  zone: string,
  { locale = PLAIN, named = false }: { locale?: string; named?: boolean } = {},
): string {
  return plainSpaces(
    formatted(moment, locale, {
      timeZone: zone,
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: named ? "short" : undefined,
    }),
  );
}

/** Monday, November 23. `day`: YYYY-MM-DD */
export function dayText(day: string, locale = PLAIN): string {
  return formatted(day, locale, { weekday: "long", month: "long", day: "numeric" });
}

/** Monday. `day`: YYYY-MM-DD */
export function weekdayText(day: string, locale = PLAIN): string {
  return formatted(day, locale, { weekday: "long" });
}

/** November 2026, or November. `day`: YYYY-MM-DD */
export function monthText(day: string, locale = PLAIN, withYear = true): string {
  return formatted(day, locale, { month: "long", year: withYear ? "numeric" : undefined });
}

/** America/New York */
export function zoneText(zone: string): string {
  return zone.replaceAll("_", " ");
}

function formatted(
  moment: Date | string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }).format(new Date(moment));
}

/** Versions of Intl differ in the space before AM. */
function plainSpaces(text: string): string {
  return text.replace(/\s/gu, " ");
}
