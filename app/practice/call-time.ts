/** The time of a call as two people settle it in a chat: piece by piece, and by a yes to what the other proposed (PRAC-1). */
import { wordsIn } from "~/reading/words";
import { SLOTS, VOICES } from "./copy/voices";
import type { Move, Reading } from "./message-classifier";

type Before = {
  said: readonly { reading: Pick<Reading, "moves">; engine: string }[];
  day: boolean;
  time: boolean;
};

const OFFERS: readonly Move[] = ["offer-call", "send-link", "name-time"];
/** Moves beside which a day or an hour may still be that of the call. */
const BESIDE: readonly Move[] = [
  ...OFFERS,
  ...(["small-talk", "ask-time", "explain-call", "give-space", "mirror", "state-cost"] as const),
];
/** More words tell something else besides. */
const MOST_WORDS = 14;
/** "7", "730", "at 7:30?": of an hour and of nothing that is counted. */
const HOUR =
  /(?:^|[^\d$.,:/#%-])(?:1[0-2]|0?[1-9])(?::?[0-5]\d)?(?![\d%$:/-]|[.,]\d| ?(?:k|min|mins|minutes?|hours?|hrs?|h|days?|weeks?|months?|years?|yrs?|people|calls?|times|things|questions?|dollars|bucks|x|of|st|nd|rd|th)\b)/;
/** A day of habit, or one that is over. */
const NO_DATE = /\b(?:a|an|every|each|last|most|per|yesterday|was|were) (?:\w+ )?\w+day\b/;
const AGREES =
  /^(?:(?:ok|okay|k|yes|yeah|yep|yup|yess*|sure|cool|oh|great|awesome|alright|hey|and|so|then) )*(?:(?:that|thats|it|its|this|which|both|u|you)(?: is| time| day| slot| one)?(?: totally| really| also)? )?(?:works?(?: for| on| great| fine| perfect| well)?|perfect|great|sounds (?:good|great|perfect)|deal|done|good|fine|awesome|yes|yeah|yep|sure|ok|okay|cool|see you then|see u then|talk then|its a date|lets do it|lets do that|booked|got it|you got it|u got it)(?: for (?:me|us|the team)| with me| on (?:my|our) end| here| then| see (?:you|u) then| talk (?:soon|then)| thanks| thank you| ty| great| good)*$/;

const ZONE_ASKED = Object.values(VOICES).flatMap(({ zone = [] }) => zone);
const WHOSE =
  /^(?:(?:oh|sorry|its|it is|in|of course|always|all|def|definitely|lol|haha) )*(?:yours?|ur|urs|mine|my|theirs) ?(?:time|zone|time zone|tz|clock|end|side)?(?: of course| haha| lol)?$/;

/** What asks again for what was offered, in words that name nothing: "so u down?" */
const RENEWS =
  /^(?:(?:so|ok|okay|and|hey|well|then|cool|great|now) )*(?:(?:are|r|do|would|will|does|shall|can|could|should|want|wanna) )?(?:you|u|ya|that|it|we|this)? ?(?:guys )?(?:still )?(?:want to|wanna|want|like to|like|down|in|game|up|ready|interested|open|cool|ok|okay|sound|sounds|feel|try|do|book|lock|set|happy|good)(?: (?:to|for|with|do|try|give|it|that|this|one|a|go|book|lock|in|up|good|ok|okay|fair|right|alright|fine|then|now|lol|haha|you|u|shot))*$/;
const SHORT = 7;
/** So few that an hour is all they tell. */
const FEW = 4;

/** With the day, the hour and the yes that only what was said before makes one of the call. */
export function withCallTime(reading: Reading, message: string, before: Before): Reading {
  const { moves, words, labeled, asksLeave } = reading;
  const isOffered = before.said.some((each) =>
    OFFERS.some((move) => each.reading.moves.includes(move)),
  );
  if (!isOffered || labeled || asksLeave || words > MOST_WORDS) return reading;
  const plain = message.toLowerCase();
  const said = wordsIn(plain).join(" ");
  if (plain.includes("?") && RENEWS.test(said)) return { ...reading, moves: ["offer-call"] };
  if (!moves.every((move) => BESIDE.includes(move))) return reading;
  if (moves.includes("small-talk") && words > SHORT) return reading;
  const heard = before.said.at(-1)?.engine ?? "";
  const agrees = proposes(heard) && AGREES.test(said);
  const day = (reading.day && !NO_DATE.test(plain)) || agrees;
  const time =
    reading.time ||
    agrees ||
    ((day || before.day || reading.zone || words <= FEW) && HOUR.test(plain));
  const zone =
    reading.zone || (ZONE_ASKED.some((each) => heard.includes(each)) && WHOSE.test(said));
  const isOfCall = day || time || (zone && (before.day || before.time));
  if (!isOfCall) return reading;
  const rest = moves.filter((move) => move !== "small-talk" && move !== "name-time");
  return { ...reading, day, time, zone, moves: [...rest, "name-time"] };
}

function proposes(line: string): boolean {
  return SLOTS.some((slot) => line.includes(slot));
}
