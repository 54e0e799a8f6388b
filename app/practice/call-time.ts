/** The time of a call as two people settle it in a chat: piece by piece, and by a yes to what the other proposed (PRAC-1). */
import { wordsIn } from "~/reading/words";
import { SLOTS, VOICES } from "./copy/voices";
import { wordSet } from "./listed-questions";
import type { Reading } from "./message-classifier";

type Before = {
  said: readonly { reading: Pick<Reading, "moves">; engine: string }[];
  day: boolean;
  time: boolean;
};

const OFFERS = "offer-call send-link name-time".split(" ");
/** Moves beside which a day or an hour may still be that of the call. */
const BESIDE = [
  ..."small-talk ask-time explain-call give-space mirror state-cost".split(" "),
  ...OFFERS,
];
/** More words tell something else besides. */
const MOST_WORDS = 14;
const SHORT = 7;
/** So few that an hour is all they tell. */
const FEW = 4;
/** "7", "730", "yes 5 works": an hour, and nothing that is counted. */
const HOUR =
  /(?<![\d.:$-])(?:1[0-2]|[1-9])(?::?[0-5]\d)?(?= ?(?:\W*$|works?|good|then|[ap]m|[a-z]+ern|[ecmp]s?t))/;
/** A day of habit, or one that is over. */
const NO_DATE = /\b(?:an?|every|last) \w*day/;
/** Words that may stand beside one of those that tell. */
const AROUND = wordSet(
  "that thats it its this time for me us you u so and ok are r do would does my your to with good then of course in here oh see talk thanks be zone",
);
const AGREES = wordSet(
  "works perfect great sounds deal fine awesome yes yeah yep sure ok cool booked",
);
/** Asks again for what was offered, in words that name nothing: "so u down?" */
const RENEWS = wordSet("want wanna like down in up ready interested sound book try");
const WHOSE = wordSet("yours your ur mine my");
const ZONE_ASKED = Object.values(VOICES).flatMap(({ zone = [] }) => zone);

/** With the day, the hour and the yes that only what was said before makes one of the call. */
export function withCallTime(reading: Reading, message: string, before: Before): Reading {
  const { moves, words, labeled, asksLeave } = reading;
  const isOffered = before.said.some((each) =>
    each.reading.moves.some((move) => OFFERS.includes(move)),
  );
  if (!isOffered || labeled || asksLeave || words > MOST_WORDS) return reading;
  const plain = message.toLowerCase();
  const said = wordsIn(plain);
  const only = (telling: ReadonlySet<string>) =>
    said.some((word) => telling.has(word)) &&
    said.every((word) => telling.has(word) || AROUND.has(word));
  if (plain.includes("?") && only(RENEWS)) return { ...reading, moves: ["offer-call"] };
  const isTalk = moves.includes("small-talk") && words > SHORT;
  if (isTalk || !moves.every((move) => BESIDE.includes(move))) return reading;
  const heard = before.said.at(-1)?.engine ?? "";
  const told = (lines: readonly string[]) => lines.some((line) => heard.includes(line));
  const agrees = told(SLOTS) && only(AGREES);
  const day = (reading.day && !NO_DATE.test(plain)) || agrees;
  const isHour = (day || before.day || reading.zone || words <= FEW) && HOUR.test(plain);
  const time = reading.time || agrees || isHour;
  const zone = reading.zone || (told(ZONE_ASKED) && only(WHOSE));
  if (!day && !time && !(zone && (before.day || before.time))) return reading;
  const rest = moves.filter((move) => move !== "small-talk" && move !== "name-time");
  return { ...reading, day, time, zone, moves: [...rest, "name-time"] };
}
