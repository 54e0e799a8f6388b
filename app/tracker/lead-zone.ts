/** The time zone of a prospect, by what is known of them; null: they have to be asked (WEEK-3). Pure. */
import { STATE_CODES, ZONE_CITIES } from "~/platform/time/zone-cities";
import { knownZone } from "~/platform/time/zones";
import { zoneOfPhone } from "./area-codes";
import { phoneIn } from "./phone-in";
import type { Country } from "./prospect";

type Lead = { country: Country; notes: string | null };

// cspell:ignore hamp
const SAID: Readonly<Record<string, string>> = {
  e: "America/New_York",
  c: "America/Chicago",
  m: "America/Denver",
  p: "America/Los_Angeles",
};
const NAMED: Readonly<Record<string, string>> = {
  eastern: "America/New_York",
  central: "America/Chicago",
  mountain: "America/Denver",
  pacific: "America/Los_Angeles",
  arizona: "America/Phoenix",
};
const ZONE_LINE = /^(?:time ?zone|tz|zone)[^:\n]{0,20}: *(\S[^\n]*)$/im;
const PLACE_LINES =
  /^(?:state|location|city|region|hometown|address|lives?|based|where|from|place|country)[^:\n]{0,30}: *(\S[^\n]*)$/gim;
/** “4pm EST”, “7 PT”. */
const AFTER_TIME = /\d ?(?:[ap]\.?m\.? ?)?([ecmp])[sd]?t\b/i;
const ALONE = /\b([ECMP])[SD]T\b/;

/** The notes of a lead may hold the state, a phone number or a zone, as the import puts them there. */
export function leadZone({ country, notes }: Lead): string | null {
  const text = notes ?? "";
  return inWords(text) ?? inPlaces(text) ?? byPhone(text) ?? (country === "UK" ? LONDON : null);
}

const LONDON = "Europe/London";

function inWords(text: string): string | null {
  const given = ZONE_LINE.exec(text)?.[1]?.trim() ?? "";
  const [first = ""] = given.toLowerCase().split(/\W/);
  const letter =
    /^([ecmp])[sd]?t\b/i.exec(given)?.[1] ?? (AFTER_TIME.exec(text) ?? ALONE.exec(text))?.[1];
  if (letter) return SAID[letter.toLowerCase()] ?? null;
  return NAMED[first] ?? knownZone(given);
}

function inPlaces(text: string): string | null {
  const places = [...text.matchAll(PLACE_LINES)].map(([, place = ""]) => place);
  return places.map(zoneOfPlace).find((zone) => zone !== null) ?? stateIn(text);
}

/** The most exact part first: “El Paso, TX” is in another zone than most of Texas. */
function zoneOfPlace(place: string): string | null {
  const parts = place.split(/[,/|()]/).map((part) => part.trim().replace(/ \d{5}(?:-\d{4})?$/, ""));
  const last = /^(.+?) ([A-Za-z]{2})$/.exec(parts.at(-1) ?? "");
  const all = last ? [last[1] ?? "", last[2] ?? "", ...parts] : parts;
  const named = all.map((part) => PLACES.get(part.toLowerCase()));
  return named.find((zone) => zone !== undefined) ?? null;
}

/** In a sentence only what can mean nothing else: a state's whole name, or its code after a comma. */
function stateIn(text: string): string | null {
  const code = /, ?((?!OK\b|HI\b|OR\b|IN\b|ME\b)[A-Z]{2})\b/.exec(text)?.[1]?.toLowerCase() ?? "";
  if (CODES.has(code)) return CODES.get(code) ?? null;
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const pairs = words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? ""}`]);
  return pairs.map((each) => STATES.get(each)).find((zone) => zone !== undefined) ?? null;
}

function byPhone(text: string): string | null {
  const found = phoneIn(text);
  return found && zoneOfPhone(found.phone);
}

const US_STATES =
  "alabama alaska arizona arkansas california colorado connecticut delaware florida idaho illinois iowa kansas louisiana maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont wisconsin wyoming hawaii kentucky".split(
    " ",
  );
const named = [ZONE_CITIES, STATE_CODES].flatMap((zones) =>
  Object.entries(zones).flatMap(([zone, names]) =>
    [ownCity(zone), ...names.split(", ")].map((name) => [name.toLowerCase(), zone] as const),
  ),
);
const PLACES = new Map(named);
const CODES = new Map(
  named.filter(([name]) => name.length === 2 && name !== "la" && name !== "sf"),
);
/** Others are names of people, towns or countries too. */
const STATES = new Map(
  named.filter(
    ([name]) =>
      US_STATES.includes(name) ||
      /^(?:new jersey|north|south|west virginia|rhode|new hampshire)/.test(name),
  ),
);

function ownCity(zone: string): string {
  return (zone.split("/").at(-1) ?? "").replaceAll("_", " ");
}
