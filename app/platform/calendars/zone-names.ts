/** Which zone a calendar means: programs name them in their own ways. */
import { findIana } from "windows-iana";
import { HOUR_MS, MINUTE_MS } from "../time/durations";
import { isZone, offsetAt } from "../time/zones";

/** The names that Intl lists, besides UTC, and the first of them for each city. */
const LISTED = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);
const BY_CITY = new Map([...LISTED].reverse().map((zone) => [cityOf(zone), zone]));
/** No program's names of zones are longer. */
const LONGEST_NAME = 200;

/** Whether it is a zone's name for certain; some that are not listed are, too. */
export function isListed(name: string): boolean {
  return LISTED.has(name);
}

/** By its IANA name, the one of Windows (a table of CLDR), or one that a program put something before; otherwise null. */
export function zoneNamed(name: string): string | null {
  if (name.length > LONGEST_NAME) return null;
  const plain = name.trim().replaceAll(" ", "_");
  if (isZone(plain)) return plain;
  return windowsZone(name) ?? zoneAtEnd(plain);
}

/** By an offset, or by what Windows shows people; less certain than a description in the calendar itself. */
export function zoneLike(name: string): string | null {
  if (name.length > LONGEST_NAME) return null;
  const offset = /^(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d\d)?$/i.exec(name.trim());
  if (offset) return offsetZone(offset);
  const [, stated, rest = name] = /^\((?:UTC|GMT)([^)]*)\)\s*(.*)$/i.exec(name.trim()) ?? [];
  const zone = shownZone(rest);
  if (zone === null || stated === undefined) return zone;
  return isStandardOffset(zone, stated) ? zone : null;
}

/** Outlook numbers zones of one name. */
function windowsZone(name: string): string | null {
  const [zone] = findIana(name.trim().replace(/ \d+$/, ""));
  return zone !== undefined && isZone(zone) ? zone : null;
}

/** `/freeassociation.sourceforge.net/Europe/Berlin`, `tzone://Microsoft/Utc` */
function zoneAtEnd(name: string): string | null {
  const words = name.split("/").slice(-3);
  const ends = words.map((_, at) => words.slice(at).join("/"));
  return (name.includes("/") && ends.find((end) => isZone(end))) || null;
}

/** "Eastern Time (US & Canada)", or "Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna" */
function shownZone(text: string): string | null {
  const end = text.search(/ (?:Standard |Daylight )?Time\b/i);
  const windows = end < 0 ? null : windowsZone(`${text.slice(0, end)} Standard Time`);
  if (windows) return windows;
  const cities = text.split(",").map((city) => city.trim().replaceAll(" ", "_"));
  return cities.flatMap((city) => BY_CITY.get(city) ?? [])[0] ?? null;
}

/** The last word of `America/Indiana/Knox`. */
function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1);
}

function offsetZone([, sign = "+", hours = "", minutes = "00"]: RegExpExecArray): string | null {
  const zone = `${sign}${hours.padStart(2, "0")}:${minutes}`;
  return isZone(zone) ? zone : null;
}

/** Whether the zone has this offset in winter; none stated is UTC itself. */
function isStandardOffset(zone: string, stated: string): boolean {
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d+):?(\d\d)?/.exec(stated) ?? [];
  const offset = (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS) * (sign === "-" ? -1 : 1);
  const [winter, summer] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];
  return offset === offsetAt(zone, winter) || offset === offsetAt(zone, summer);
}
