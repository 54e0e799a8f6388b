/** Time zones by their cities, with what their clocks show. Loaded when someone searches for one (CALL-8). */
import { plainText } from "../text/plain-text";
import { offsetName } from "./offset-changes";
import { STATE_CODES, ZONE_CITIES } from "./zone-cities";
import { currentZone } from "./zone-names";
import { offsetAt, timeText } from "./zones";

/** `zone`: its name as the browser knows it; `city`: what it is found by. */
export type FoundZone = { zone: string; city: string; detail: string };

type Entry = { zone: string; city: string; isOwnCity: boolean; words: string; path: string };

const MOST = 60;
/** Of several that match alike, the first of these is first. */
const FIRST = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Phoenix",
  "America/Anchorage",
  "Pacific/Honolulu",
];

/** The zones that match what is typed, best first; all of them, the guest's first, while nothing is. */
export function searchZones(
  typed: string,
  zones: readonly string[],
  own: string,
  now = new Date(),
): FoundZone[] {
  const wanted = wordsOf(typed);
  const isOwn = ({ zone }: Entry) => currentZone(zone) === currentZone(own);
  const entries = entriesOf(zones.includes(own) ? zones : [own, ...zones]);
  const found = entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted, now) }))
    .filter(({ entry, rank }) => rank !== null && (wanted !== "" || entry.isOwnCity))
    .sort(
      (one, other) =>
        Number(isOwn(other.entry)) - Number(isOwn(one.entry)) ||
        (one.rank ?? 0) - (other.rank ?? 0) ||
        placeOf(one.entry) - placeOf(other.entry) ||
        one.entry.city.localeCompare(other.entry.city),
    );
  return found.slice(0, wanted === "" ? undefined : MOST).map(({ entry: { zone, city } }) => ({
    zone,
    city,
    detail: clockText(zone, now),
  }));
}

function entriesOf(zones: readonly string[]): Entry[] {
  const seen = new Set<string>();
  return zones.flatMap((zone) => {
    const current = currentZone(zone);
    if (seen.has(current)) return [];
    seen.add(current);
    const others = [ZONE_CITIES[current], STATE_CODES[current]]
      .flatMap((names = "") => names.split(", "))
      .filter((city) => city !== "");
    return [cityOf(zone), ...others].map((city, at) => ({
      zone,
      city,
      isOwnCity: at === 0,
      words: wordsOf(city),
      path: at === 0 ? wordsOf(`${zone} ${current}`) : "",
    }));
  });
}

function placeOf({ zone }: Entry): number {
  const at = FIRST.indexOf(currentZone(zone));
  return at < 0 ? FIRST.length : at;
}

/**
 * 0 for the city itself, 1 for one with this prefix, 2 for a word in it with this prefix, 3 for the name of the time, 4 for
 * a part of the zone's own name; null if nothing matches.
 */
function rankOf({ zone, isOwnCity, words, path }: Entry, wanted: string, now: Date): number | null {
  if (wanted === "" || words === wanted) return 0;
  if (words.startsWith(wanted)) return 1;
  if (` ${words}`.includes(` ${wanted}`)) return 2;
  if (!isOwnCity) return null;
  const names = ["short", "long", "shortGeneric", "longGeneric", "shortOffset"] as const;
  const isNamed = names
    .map((style) => wordsOf(zoneName(zone, style, now)))
    .some((name) => name === wanted || (wanted.length >= 3 && name.startsWith(wanted)));
  if (isNamed) return 3;
  return ` ${path}`.includes(` ${wanted}`) ? 4 : null;
}

function wordsOf(text: string): string {
  return plainText(text)
    .replace(/[_/,.]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

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
function zoneName(zone: string, timeZoneName: NameStyle, now: Date): string {
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
