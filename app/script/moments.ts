// cspell:disable
/** What a prospect writes that is no question: a time for the call, that they are low, or nothing to answer. */
import { wordsIn } from "~/reading/words";
import { SMALL_WORDS, type TimeReplies } from "./copy/moments";

/** `reply`: which of the replies to a time fits, and the words for `{when}` in it. */
type Moment =
  | { kind: "time"; reply: keyof TimeReplies; when: string }
  | { kind: "low" | "nothing" };

const DAYS: readonly [RegExp, string][] = [
  [/\btoday\b/, "today"],
  [/\btonight\b/, "tonight"],
  [/\b(?:tom+or+ow|tmrw?|tmw|2mor+ow)\b/, "tomorrow"],
  [/\bmon(?:day)?\b/, "Monday"],
  [/\btue(?:s|sday)?\b/, "Tuesday"],
  [/\bwed(?:s|nesday)?\b/, "Wednesday"],
  [/\bthu(?:r|rs|rsday)?\b/, "Thursday"],
  [/\bfri(?:day)?\b/, "Friday"],
  [/\bsat(?:urday)?\b/, "Saturday"],
  [/\bsun(?:day)?\b/, "Sunday"],
];
const ZONES: readonly [RegExp, string][] = [
  [/\b(?:e[sd]?t|eastern)\b/, "Eastern"],
  [/\b(?:c[sd]?t|central)\b/, "Central"],
  [/\b(?:m[sd]t|mountain)\b/, "Mountain"],
  [/\b(?:p[sd]t|pacific)\b/, "Pacific"],
  [/\bmy time\b/, "your time"],
];
const HOUR =
  /\b(1[0-2]|0?[1-9])(?::?([0-5]\d))? ?(am|pm|a\.m|p\.m|a|p)?\b(?![:%]|\/\d|(?:k|rd|th|st|nd)\b| ?(?:hours?|hrs?|days?|weeks?|months?|years?|kids|min|minutes|calls|dms|people|an|per|times|to \d)\b)/g;
const NOON = /\b(?:noon|midday)\b/;
const AGREED =
  /\b(?:can (?:we|u|you|i) do|could (?:we|u|you) do|what about|works?|good|fine|perfect|ok|okay|yes|yeah|yep|sure|great|free|available|can do|let'?s do|lets|down|sounds|book|put me|sign me|how about|hows|deal|see (?:you|u)|talk)\b/;
const BUSY =
  /\b(?:can'?t|cant|cannot|busy|driving|on the clock|at work|in class|in a meeting|not free|working|eating|sleeping|off)\b/;
const UNTIL = /\b(?:till|til|until|before|after|at|around|by)\b/;
const TALK =
  /\b(?:talk|chat|text|call|hit me|hmu|message|msg|reply|free|home|available|answer|busy|off)\b/;
/** Numbers of other things: what they earn, when they work, how old they are. */
const OTHER =
  /[$€£%]|\b(?:i work|shifts?|schedule|my kids?|school|to \d|-\d|hours|hrs|old|yo|age|score|credit|a week|per|an hour|instead|cancel|reschedule|move|cant make|can'?t make|missed|scam)\b/;
const SO = "(?: (?:really|so|pretty|kinda|very|super|just|extremely)){0,2}";
const IS_LOW = new RegExp(
  [
    `\\b(?:feel|feeling|felt|been feeling)${SO} (?:down|low|empty|broken|numb|useless|sad|lost|miserable)\\b(?! (?:handed|for|to|on|ball|about|with))`,
    `\\b(?:been|im|i'm|i am|feel|feeling|felt)${SO} (?:depressed|hopeless|worthless|at rock bottom|like a failure|like giving up|like nothing matters)\\b`,
    `\\b(?:been|im|i'm|i am)${SO} (?:down|low|sad|miserable) (?:lately|on myself|these days)\\b`,
  ].join("|"),
);
const UNFIT = /\b(?:dont|don't|no good|nap|nod+in|meds|never|only|useless|except|not)\b/;

/** `said` names no concern of concernIn. Null: the script or its search has to tell. */
export function momentIn(said: string): Moment | null {
  const plain = said.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
  if (IS_LOW.test(plain)) return { kind: "low" };
  if (isNothing(plain)) return { kind: "nothing" };
  return timeIn(plain);
}

/** No AI writes to someone who is low. */
export function isLow(said: string): boolean {
  return momentIn(said)?.kind === "low";
}

function isNothing(plain: string): boolean {
  if (plain.includes("?")) return false;
  const words = wordsIn(plain);
  if (words.length === 0) return /\p{Extended_Pictographic}/u.test(plain);
  return words.length <= 5 && words.every((word) => SMALL_WORDS.has(word));
}

/** The time that they accept, or when they can talk: confirmed, or asked for what is missing of it. */
function timeIn(plain: string): Moment | null {
  const time = hourIn(plain);
  if (time === null || OTHER.test(plain)) return null;
  const at = /\bafter (?:\d|noon)/.test(plain) ? "after" : "at";
  const day = named(DAYS, plain);
  const zone = named(ZONES, plain);
  const isLater = BUSY.test(plain) && UNTIL.test(plain) && TALK.test(plain);
  const said = (reply: keyof TimeReplies, ...parts: (string | null)[]): Moment => ({
    kind: "time",
    reply,
    when: parts.filter(Boolean).join(" "),
  });
  if (isLater) return said("later", day, `${at} ${time}`);
  const isMeant = day !== null || zone !== null || /[ap]m$|noon/.test(time);
  if (!isMeant || UNFIT.test(plain) || !(AGREED.test(plain) || isOnlyTime(plain))) return null;
  if (day === null) return said("noDay", time, zone);
  return said(zone === null ? "noZone" : "whole", day, `${at} ${time}`, zone);
}

function hourIn(plain: string): string | null {
  if (NOON.test(plain)) return "noon";
  const found = [...plain.matchAll(HOUR)];
  const [only] = found;
  if (!only || found.length > 1) return null;
  const [, hour = "", minutes, half] = only;
  const clock = minutes ? `${Number(hour)}:${minutes}` : String(Number(hour));
  return half ? `${clock} ${half.charAt(0)}m` : clock;
}

const SHORT = 5;

function isOnlyTime(plain: string): boolean {
  return plain.split(" ").length <= SHORT;
}

function named(names: readonly [RegExp, string][], plain: string): string | null {
  return names.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
