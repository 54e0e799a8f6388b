// cspell:disable
/** The time zone that somebody names: a zone, a place whose time it is, theirs or the reader's own. */
import { isPlaceName } from "~/reading/places";
import { ABBREVIATIONS, CALLED_PLACES, CAPITALS, NO_PLACES, ZONE_FORMS } from "./copy/zone-words";

/** `isTold`: said as a zone, and not only as the place where they are. `rest`: the text without its words. */
export type SaidZone = { name: string; isTold: boolean; rest: string };

const OFFSET = /\b(utc|gmt) ?([+-]) ?(\d{1,2}(?::[0-5]\d)?)/;
const SHORT = new RegExp(`\\b(?:${ABBREVIATIONS.replaceAll(" ", "|")})\\b`);
/** "Thanks for your time" names none. */
const NO_ZONE =
  "(?<!\\b(?:for|of|take|taking|waste|wasting|worth|appreciate|value|respect|have|all) )";
const THEIRS =
  "(?:my|our|local) time|time here|where (?:i am|im at|i'm at|i live|we are)|mi hora|hora de aqu[ií]|oras (?:dito|ko)";
/** The names are what the setter writes: what is theirs is "yours". */
const WHOSE: readonly [RegExp, string][] = [
  [new RegExp(`${NO_ZONE}\\b(?:${THEIRS})\\b`), "your time"],
  [new RegExp(`${NO_ZONE}\\b(?:your|ur|u|yalls?|you guys'?) time\\b`), "my time"],
];
const EITHER = /\b(?:your|ur|my) time or (?:mine|yours|my|ur|your)\b/;
/** Before it stands whose time it is … */
const KINDS_OF_TIME = new Set(["standard", "daylight", "local"]);
/** … and after these where an hour is counted, or where they are. */
const HOURS = /^(?:\d{1,2}(?::?[0-5]\d)? ?[ap]m?|noon|midday)$/;
const HORA = new Set(["hora", "oras", "horario"]);
const OF_A_PLACE = new Set(["de", "sa", "ng"]);
const ARE = new Set("im am were are live living based here located".split(" "));
const MOST_WORDS = 3;
const called = new Set(CALLED_PLACES.split(", "));
const noPlaces = new Set(NO_PLACES.split(", "));
const capitals = new Set(CAPITALS.split(" "));
/** `Asia/Manila`: the cities after which zones are named. */
const CITIES = new Set(
  Intl.supportedValuesOf("timeZone").map((zone) =>
    (zone.split("/").at(-1) ?? "").toLowerCase().replaceAll("_", " "),
  ),
);

/** `plain`: in lower case, with single blanks. */
export function zoneIn(plain: string): SaidZone | null {
  const offset = OFFSET.exec(plain);
  if (offset) {
    const [found, base = "", sign = "", hours = ""] = offset;
    return told(plain, found, `${base.toUpperCase()}${sign}${hours}`);
  }
  if (EITHER.test(plain)) return null;
  for (const [form, name] of [...ZONE_FORMS, ...WHOSE]) {
    const found = form.exec(plain)?.[0];
    if (found !== undefined) return told(plain, found, name);
  }
  const short = SHORT.exec(plain)?.[0];
  if (short !== undefined) return told(plain, short, short.toUpperCase());
  const written = plain.split(" ");
  const words = written.map((word) => word.replace(/[^\p{L}\p{N}:]/gu, ""));
  for (const [at, word] of words.entries()) {
    const place = word === "time" ? placeBefore(words, at) : hourPlace(words, at);
    if (!place) continue;
    const rest = written.filter((_, index) => index < place.from || index >= place.to);
    return { name: `${titled(place.name)} time`, isTold: true, rest: rest.join(" ") };
  }
  const home = words.flatMap((word, at) =>
    word === "in" && ARE.has(words[at - 1] ?? "") ? (placeFrom(words, at + 1) ?? []) : [],
  )[0];
  return home ? { name: `${titled(home.name)} time`, isTold: false, rest: plain } : null;
}

function told(plain: string, words: string, name: string): SaidZone {
  return { name, isTold: true, rest: plain.replace(words, " ").replace(/\s+/g, " ").trim() };
}

/** Words of a text: a place's name, or that with "time". */
type Named = { name: string; from: number; to: number };

/** "Manila time", "Eastern standard time". */
function placeBefore(words: readonly string[], time: number): Named | null {
  const end = KINDS_OF_TIME.has(words[time - 1] ?? "") ? time - 1 : time;
  for (let from = Math.max(0, end - MOST_WORDS); from < end; from += 1) {
    const name = words.slice(from, end).join(" ");
    if (isPlace(name)) return { name, from, to: time + 1 };
  }
  return null;
}

/** "9pm Manila", "noon in Ohio", "hora de Texas". */
function hourPlace(words: readonly string[], at: number): Named | null {
  const [word = "", next = ""] = words.slice(at, at + 2);
  // "9 pm" is two words.
  const hour = /^[ap]m$/.test(word) ? `${words[at - 1] ?? ""} ${word}` : word;
  if (HOURS.test(hour)) return placeFrom(words, next === "in" ? at + 2 : at + 1);
  return HORA.has(word) && OF_A_PLACE.has(next) ? placeFrom(words, at + 2) : null;
}

/** The longest one that begins here. */
function placeFrom(words: readonly string[], from: number): Named | null {
  for (let to = Math.min(words.length, from + MOST_WORDS); to > from; to -= 1) {
    const name = words.slice(from, to).join(" ");
    if (isPlace(name)) return { name, from, to: words[to] === "time" ? to + 1 : to };
  }
  return null;
}

function isPlace(name: string): boolean {
  if (called.has(name)) return true;
  return name.length > 2 && !noPlaces.has(name) && (CITIES.has(name) || isPlaceName(name));
}

function titled(name: string): string {
  return name
    .split(" ")
    .map((word) =>
      capitals.has(word) ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join(" ");
}
