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
/** Words of which the last ones may name a place. */
const WORDS = "((?:[\\p{L}.'-]+ ){0,2}[\\p{L}.'-]+)";
const TIME_OF = new RegExp(`${WORDS} (?:(?:standard|daylight|local) )?time\\b`, "gu");
const HOUR_IN = new RegExp(`(?:\\d ?[ap]m?|noon|midday) (?:in )?${WORDS}`, "gu");
const HORA_DE = new RegExp(`\\b(?:hora|oras|horario) (?:de|sa|ng) ${WORDS}`, "gu");
const LIVES_IN = new RegExp(
  `\\b(?:i'?m|i am|we'?re|we are|live|living|based|here|out here|located) in ${WORDS}`,
  "gu",
);
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
  return (
    placeBy(plain, TIME_OF, "end") ??
    placeBy(plain, HOUR_IN, "start") ??
    placeBy(plain, HORA_DE, "start") ??
    home(plain)
  );
}

function told(plain: string, words: string, name: string): SaidZone {
  return { name, isTold: true, rest: plain.replace(words, " ").replace(/\s+/g, " ").trim() };
}

function home(plain: string): SaidZone | null {
  const found = placeBy(plain, LIVES_IN, "start");
  return found && { ...found, isTold: false, rest: plain };
}

/** The longest place with which the words begin, or end. */
function placeBy(plain: string, form: RegExp, from: "start" | "end"): SaidZone | null {
  for (const [, words = ""] of plain.matchAll(form)) {
    const all = words.split(" ");
    for (let length = Math.min(MOST_WORDS, all.length); length > 0; length -= 1) {
      const name = (from === "end" ? all.slice(-length) : all.slice(0, length)).join(" ");
      if (isPlace(name))
        return told(plain, from === "end" ? `${name} time` : name, `${titled(name)} time`);
    }
  }
  return null;
}

function isPlace(written: string): boolean {
  const name = written.replace(/[.'-]+$/, "");
  if (called.has(name)) return true;
  if (name.length <= 2 || noPlaces.has(name)) return false;
  return CITIES.has(name) || isPlaceName(name);
}

function titled(name: string): string {
  return name
    .split(" ")
    .map((word) =>
      capitals.has(word) ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join(" ");
}
