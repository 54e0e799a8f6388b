/** A zone's offset from UTC by the zone data of this browser or server. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 600;

const CLOCK: Intl.DateTimeFormatOptions = {
  calendar: "iso8601",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
};

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function ownOffsetAt(zone: string, instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(instant / 1000) * 1000;
}

/** Creating a format takes a hundred times as long as using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, ...CLOCK });
  // Names of zones can be spelled in many ways.
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(zone, format);
  return format;
}
