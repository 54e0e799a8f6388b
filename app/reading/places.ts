/** Countries, states and cities as people write where someone lives (LEAD-3). Pure; runs anywhere. */
import { plainText } from "~/platform/text/plain-text";

type Place = "US" | "Canada" | "UK" | "Other";

const words = (text: string) => text.split(", ");
const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  words(
    "al alabama, ak alaska, az arizona, ar arkansas, ca california, co colorado, ct connecticut, de delaware, fl florida, ga georgia, hi hawaii, id idaho, il illinois, in indiana, ia iowa, ks kansas, ky kentucky, la louisiana, me maine, md maryland, ma massachusetts, mi michigan, mn minnesota, ms mississippi, mo missouri, mt montana, ne nebraska, nv nevada, nh new hampshire, nj new jersey, nm new mexico, ny new york, nc north carolina, nd north dakota, oh ohio, ok oklahoma, or oregon, pa pennsylvania, ri rhode island, sc south carolina, sd south dakota, tn tennessee, tx texas, ut utah, vt vermont, va virginia, wa washington, wv west virginia, wi wisconsin, wy wyoming, dc district of columbia, pr puerto rico",
  ).map((each) => [each.slice(0, 2), each.slice(3)]),
);
const PROVINCES = words(
  "ontario, quebec, british columbia, alberta, manitoba, saskatchewan, nova scotia, new brunswick, newfoundland, prince edward island, yukon, ab, bc, mb, nb, ns, on, qc, sk, pei",
);
/** As people call the whole country. */
const COUNTRY_NAMES = {
  US: words(
    "us, usa, u s, u s a, united states, united states of america, the united states, america, the us, the usa, the states, states, stateside, estados unidos, eeuu, ee uu, us of a",
  ),
  Canada: words("canada, can, cdn"),
  UK: words(
    "uk, u k, gb, gbr, united kingdom, the uk, great britain, britain, england, scotland, wales, northern ireland",
  ),
} as const;
const NAMES: Readonly<Record<Place, readonly string[]>> = {
  US: [
    ...COUNTRY_NAMES.US,
    ...words(
      "ala, ariz, ark, calif, cali, colo, conn, fla, ill, ind, kans, mass, mich, minn, miss, mont, nebr, nev, okla, ore, penn, penna, tenn, tex, wash, wisc, wis, wyo, washington dc, n carolina, s carolina, no carolina, so carolina, nyc, socal, norcal, new york city, brooklyn, bronx, queens, manhattan, long island, los angeles, chicago, houston, phoenix, philadelphia, philly, san antonio, san diego, dallas, dfw, austin, jacksonville, fort worth, columbus, charlotte, indianapolis, san francisco, bay area, seattle, denver, oklahoma city, nashville, el paso, boston, portland, las vegas, vegas, detroit, memphis, louisville, baltimore, milwaukee, albuquerque, tucson, fresno, sacramento, mesa, kansas city, atlanta, atl, omaha, colorado springs, raleigh, miami, virginia beach, oakland, minneapolis, tulsa, tampa, arlington, new orleans, nola, cleveland, honolulu, anaheim, orlando, st louis, saint louis, pittsburgh, cincinnati, newark, salt lake city, slc, boise, reno, fort lauderdale, ft lauderdale, buffalo, scottsdale, san jose",
    ),
  ],
  Canada: [
    ...COUNTRY_NAMES.Canada,
    ...words("toronto, vancouver, montreal, calgary, edmonton, ottawa, winnipeg, mississauga"),
  ],
  UK: [...COUNTRY_NAMES.UK, ...words("london, manchester, liverpool, leeds, glasgow, edinburgh")],
  Other: words(
    "other, south korea, korea, holland, czech republic, ivory coast, uae, dubai, deutschland, espana, brasil, turkey, mexico city",
  ),
};
const FLAGS: Readonly<Record<string, Place>> = { "🇺🇸": "US", "🇨🇦": "Canada", "🇬🇧": "UK" };

const OWN: Readonly<Record<string, Place>> = { us: "US", ca: "Canada", gb: "UK", uk: "UK" };

const CODES = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26)),
);
const AROUND = /\b(?:greater|metro|metropolitan|metroplex|area|county|region|suburbs?|valley)\b/;
const ALL_AROUND =
  /\b(?:greater|metro|metropolitan|metroplex|area|county|region|suburbs?|valley)\b/g;
/** Country names by their codes of two letters. */
const COUNTRIES = countryNames();
const PLACES = placesByName();

/** A place, or the two meanings of a code of a state that is one of a country, too. */
type ReadPlace = Place | "either" | null;

/** Null if no country can be told from it. */
export function readPlace(cell: string): ReadPlace {
  const flag = Object.entries(FLAGS).find(([each]) => cell.includes(each));
  const text = plainPlace(cell);
  if (text === "") return flag?.[1] ?? null;
  const parts = cell
    .split(/[,/|–—()]|\s-\s/)
    .map(plainPlace)
    .filter(Boolean);
  return (
    placeNamed(text) ??
    lastOf(parts) ??
    cityAndState(parts.at(-1) ?? text) ??
    aroundCity(text) ??
    flag?.[1] ??
    null
  );
}

/** Whether it is the name of one, and nothing besides; `name` is in lower case, without signs. */
export function isPlaceName(name: string): boolean {
  return PLACES.has(name);
}

/** Whether it names a city, a state or a country that is kept under no name of its own. */
export function saysMoreThanCountry(cell: string): boolean {
  const text = plainPlace(cell);
  const isCountry = Object.values(COUNTRY_NAMES).some((names) => names.includes(text));
  return text !== "" && text !== "other" && !isCountry;
}

/** `Greater Chicago Area`, `Buffalo-Niagara Falls Area`. */
function aroundCity(text: string): ReadPlace {
  const words = text.replaceAll(ALL_AROUND, " ").trim().split(/\s+/);
  for (let length = words.length; length > 0; length -= 1) {
    const found = placeNamed(words.slice(0, length).join(" "));
    if (found && found !== "either" && AROUND.test(text)) return found;
  }
  return null;
}

/** For a code with two meanings: the names of the state and of the country. */
export function meanings(cell: string): { state: string; country: string } | null {
  const code = plainPlace(cell);
  const state = STATES[code];
  const country = COUNTRIES.get(code);
  return state && country ? { state, country } : null;
}

/** What the codes of a column are, by its other cells. */
export function codesIn(cells: readonly string[]): "states" | "countries" | null {
  if (cells.some(isState)) return "states";
  return cells.length > 1 && cells.every(isCountryCode) ? "countries" : null;
}

/** Whether it is the code of a country, as forms write them. */
function isCountryCode(cell: string): boolean {
  return /^[A-Za-z]{2}$/.test(cell) && COUNTRIES.has(cell.toLowerCase());
}

/** Whether it names an American state and can mean nothing else, so a column of it is one of states. */
function isState(cell: string): boolean {
  const text = plainPlace(cell);
  const code = text.split(" ").at(-1) ?? "";
  return (
    Object.values(STATES).includes(text) || (STATES[code] !== undefined && readPlace(cell) === "US")
  );
}

/** The last part tells the country: `Berlin, Germany`, and a state or a code after a comma is of the country before it. */
function lastOf(parts: readonly string[]): ReadPlace {
  if (parts.length < 2) return null;
  const last = (parts.at(-1) ?? "").replace(/ ?\d{5}(?: \d{4})?$/, "");
  if (STATES[last]) return "US";
  if (PROVINCES.includes(last)) return "Canada";
  return placeNamed(last) ?? placeNamed(parts[0] ?? "");
}

/** `houston tx`, `austin texas usa`, `tampa fl 33601`. */
function cityAndState(text: string): ReadPlace {
  const all = text.replace(/ \d{5}(?: \d{4})?$/, "").split(" ");
  for (let from = 1; from < all.length; from += 1) {
    const end = all.slice(from).join(" ");
    if (STATES[end] && !/^(?:in|or|me|hi|ok|pa|ma|la|de|id)$/.test(end)) return "US";
    if (STATES[end] && all.length === 2) return "US";
    const named = end.length > 2 || /^(?:uk|us)$/.test(end) ? placeNamed(end) : null;
    if (named) return named;
  }
  return null;
}

function placeNamed(text: string): ReadPlace {
  const found = PLACES.get(text);
  if (found) return found;
  if (STATES[text]) return COUNTRIES.has(text) ? "either" : "US";
  return COUNTRIES.has(text) ? "Other" : null;
}

function plainPlace(text: string): string {
  return plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/^(?:lives? in|from|in|based in|near|the city of) /, "")
    .trim();
}

/** As those write countries who fill sheets in their own language. */
function countriesElsewhere(): (readonly [code: string, name: string])[] {
  return ["de", "es", "fr", "it", "pt", "nl", "pl"].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return [...COUNTRIES.keys()].map((code) => [code, names.of(code.toUpperCase()) ?? ""] as const);
  });
}

function countryNames(): Map<string, string> {
  const names = new Intl.DisplayNames("en", { type: "region" });
  // Codes without a country are their own names.
  const all = CODES.map((code) => [code, names.of(code.toUpperCase()) ?? ""] as const);
  const hidden = /^(?:[A-Z]{2}|European Union|Eurozone|United Nations|Unknown.*|World|Pseudo.*)$/;
  return new Map(all.filter(([, name]) => !hidden.test(name)));
}

function placesByName(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const name of COUNTRIES.values()) found.set(plainPlace(name), "Other");
  for (const [code, name] of countriesElsewhere())
    found.set(plainPlace(name), OWN[code] ?? "Other");
  for (const state of Object.values(STATES)) found.set(state, "US");
  for (const [place, names] of Object.entries(NAMES) as [Place, readonly string[]][])
    for (const name of names) found.set(name, place);
  for (const name of PROVINCES.filter((each) => each.length > 3)) found.set(name, "Canada");
  for (const name of PROVINCES.filter((each) => each.length <= 3))
    if (!COUNTRIES.has(name)) found.set(name, "Canada");
  return found;
}
