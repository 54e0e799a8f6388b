/** A time that was named in a zone that is not the prospect's, without saying whose it is (PRAC-3). Pure. */
import { OF_A_PLACE, TWO_ZONES, ZONE_WORDS } from "./copy/time-zones";
import type { Prospect } from "./practice";
import type { Exchange } from "./run";

type Zone = keyof typeof OF_A_PLACE;
const ZONES = Object.keys(OF_A_PLACE) as Zone[];

const ANY_ZONE = `(?:${Object.values(ZONE_WORDS).join("|")})`;
const CLOCK = String.raw`(?:\b\d{1,2}(?::\d\d)? ?(?:[ap]\.? ?m\b\.?)?|\bnoon|\bmidday|o'?clock)`;
const WEEKDAY = "(?: (?:on )?(?:tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?";
/** Right behind a time of day, or with the word "time": "the central library" is no zone. */
const BEFORE = `${CLOCK}${WEEKDAY}[ ,(]{0,3}(?:in )?`;
const BEHIND = "(?:standard |daylight )?time";
const namedAs = (zone: Zone) => {
  const words = `(?:${ZONE_WORDS[zone]})`;
  return `${BEFORE}${words}\\b|\\b${words} ${BEHIND}\\b`;
};
const NAMED: Readonly<Record<Zone, RegExp>> = {
  Eastern: new RegExp(namedAs("Eastern")),
  Central: new RegExp(namedAs("Central")),
  Mountain: new RegExp(namedAs("Mountain")),
  Pacific: new RegExp(namedAs("Pacific")),
};
const ABBREVIATED = new RegExp(`\\b${ANY_ZONE}\\b`, "g");
const YOURS = "(?:your|ur|yr) (?:time|end|side)";
/** The prospect's own time is said as well. */
const SAYS_THEIRS = new RegExp(
  `${CLOCK}[ ,(]{0,3}(?:${YOURS}|(?:time )?(?:for (?:you|u|ya)|there|where (?:you|u))\\b)|\\b${YOURS}.{0,12}${CLOCK}`,
);
const SAYS_OWN = new RegExp(
  [
    String.raw`\b(?:my|our)(?: own)? (?:time|zone|end|side)`,
    String.raw`\b(?:i'?m|i am|we'?re|we are|i live|i work|we work|(?:team|office|company|crew)(?:'?s| is| are)?|they'?re|based)(?: \w+)? (?:in|out of) \w`,
    String.raw`\b(?:i'?m|i am|we'?re|we are|i work|we work|(?:team|office|company|crew)(?:'?s| is| are)?|they'?re) on (?:the )?${ANY_ZONE}\b`,
    String.raw`${ANY_ZONE}(?: time)?[ ,]{1,2}(?:over )?(?:here|for me|for us|where i)\b`,
  ].join("|"),
);

export type WrongZone = { at: number; said: Zone; theirs: Zone };

/** The last zone that was named, if the prospect told where they live, it is another one, and nobody said whose it is. */
export function wrongZone(
  prospect: Pick<Prospect, "facts">,
  exchanges: readonly Exchange[],
): WrongZone | null {
  const theirs = homeZone(prospect, exchanges);
  if (theirs === null) return null;
  const said = exchanges.map((each) => plain(each.said));
  const at = said.findLastIndex((each) => zonesIn(each).length > 0 || SAYS_THEIRS.test(each));
  const message = said[at] ?? "";
  const zones = zonesIn(message);
  const [first] = zones;
  if (first === undefined || zones.includes(theirs) || SAYS_THEIRS.test(message)) return null;
  return said.some((each) => SAYS_OWN.test(each)) ? null : { at, said: first, theirs };
}

function zonesIn(message: string): Zone[] {
  return ZONES.filter((zone) => NAMED[zone].test(message));
}

/** The only zone that the place they told can have; null if it is not known, or may have another one. */
function homeZone({ facts }: Pick<Prospect, "facts">, exchanges: readonly Exchange[]): Zone | null {
  const home = facts.find(({ ask }) => ask === "ask-location");
  const id = home?.id ?? "ask-location";
  const told = exchanges.find(({ state }) => state.known.includes(id));
  if (!told) return null;
  const place = plain(home?.answer ?? told.engine)
    .replace(ABBREVIATED, "")
    .replace(TWO_ZONES, "");
  const [zone, another] = ZONES.filter((each) => OF_A_PLACE[each].test(place));
  return zone === undefined || another !== undefined ? null : zone;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}
