/** A zone's names and what its clocks show, for people who search for one. */
import { offsetName } from "./offset-changes";
import { currentZone } from "./zone-names";
import { offsetAt, timeText } from "./zones";

/** GMT-7, 3:04 PM */
export function clockText(zone: string, now: Date): string {
  const offset = offsetAt(zone, now.getTime());
  return `${offsetName(offset)}, ${timeText(new Date(now.getTime() + offset), "UTC")}`;
}

/** America/Argentina/Buenos_Aires is Buenos Aires. */
export function cityOf(zone: string): string {
  return (currentZone(zone).split("/").at(-1) ?? zone).replaceAll("_", " ");
}

type NameStyle = NonNullable<Intl.DateTimeFormatOptions["timeZoneName"]>;

const names = new Map<string, string>();

/** EST, Eastern Standard Time, GMT-5: a zone by one of its names. */
export function zoneName(zone: string, timeZoneName: NameStyle, now: Date): string {
  const key = `${zone} ${timeZoneName}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName }).formatToParts(
    now,
  );
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  names.set(key, name);
  return name;
}
