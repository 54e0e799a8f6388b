/** Whether somebody asks if they may do this from a place that is not in the United States (HELP-1). */
import { plainText } from "~/platform/text/plain-text";
import { isPlaceName, readPlace } from "~/reading/places";
import { ARE, CITIES_ABROAD, DOES, ZONES_AT_HOME } from "./copy/places-abroad";

const MOST_WORDS = 3;
const atHome = new Set(ZONES_AT_HOME.split(", "));
const abroad = new Set(CITIES_ABROAD.split(", "));
/** `Europe/Berlin`: the cities after which zones are named. */
const CITIES = new Set(
  Intl.supportedValuesOf("timeZone")
    .map((zone) => (zone.split("/").at(-1) ?? "").toLowerCase().replaceAll("_", " "))
    .filter((city) => !atHome.has(city)),
);
/** "Can I work from Peru?" and "I live in Lima, can I apply?": what comes behind the last word begins with a place. */
const FROM = new RegExp(`\\b(?:${DOES})\\b[^.?!]{0,24}?\\b(?:from|in|out of|at)\\s+`, "g");
const LIVES = new RegExp(
  `\\b(?:${ARE})\\s+(?:currently |now |originally |a citizen |citizen )?(?:from|in|of|to)\\s+`,
  "g",
);
const ASKS = new RegExp(`\\b(?:${DOES})\\b`);
/** Of somebody else, or of what is done there. */
const OF_OTHERS = /\b(?:prospects?|leads?|clients?|customers?|buyers?|closers?)\b/;
const SIGNS = /[^\p{L}\p{N}' ]/gu;

export function asksFromAbroad(question: string): boolean {
  const plain = plainText(question).toLowerCase().replace(/\s+/g, " ");
  if (OF_OTHERS.test(plain)) return false;
  const follows = (before: RegExp) =>
    [...plain.matchAll(before)].some(({ index, 0: found }) =>
      beginsAbroad(plain.slice(index + found.length)),
    );
  return follows(FROM) || (ASKS.test(plain) && follows(LIVES));
}

function beginsAbroad(text: string): boolean {
  const words = (text.split(/[,.?!;]/)[0] ?? "").replace(SIGNS, " ").trim().split(" ");
  const names = Array.from({ length: MOST_WORDS }, (_, at) => words.slice(0, at + 1).join(" "));
  return names.some(isAbroad) && !names.some(isAtHome);
}

function isAtHome(name: string): boolean {
  return isPlaceName(name) && readPlace(name) === "US";
}

function isAbroad(name: string): boolean {
  if (abroad.has(name) || CITIES.has(name)) return true;
  if (name.length <= 2 || !isPlaceName(name)) return name === "uk";
  return ["Other", "UK", "Canada"].includes(readPlace(name) ?? "");
}
