/** What phrases see in a setter's message (PRAC-2), typos forgiven: one of the two readers in message-classifier.ts. */
import { containsAny, type Phrases, phrasesOf, withoutAny } from "~/reading/phrases";
import { isSlipOf } from "~/reading/slips";
import { wordsIn } from "~/reading/words";
import { NEAR_FAULTS } from "./copy/ordinary-words";
import { ABOUT_SOMEONE_ELSE, INSULTS_OUTRIGHT } from "./copy/outright-words";
import { ANNOUNCEMENTS, FAULTS, SMALL_TALK, STATEMENTS } from "./copy/setter-statements";
import { ASKING, ASKS, KEY_WORDS, type MoveWords } from "./copy/setter-words";

export type AskMove = Exclude<keyof typeof ASKS, "ask-time">;
export type Move =
  | keyof typeof ASKS
  | keyof typeof STATEMENTS
  | keyof typeof FAULTS
  | "name-time"
  | "small-talk"
  | "urge-lie";

/** With the weekdays as people mistype them. */
const DAY =
  /\b(?:today|tonight|tom+or+ow|tmrw?|tmw|2mor+ow|(?:mon+|tu[eso]{1,3}|we[dn]+e?s|th[ru]+s?|f[ri]+|sat[aeu]+r?|sun+)day|mon|tues?|wed|thurs?|fri|sat|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}|\d{1,2}\/\d{1,2}|the \d{1,2}(?:st|nd|rd|th))\b/;
const HOUR = "(?:1[0-2]|0?[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
/** As a clock of 24 hours tells them: "18h", "19h30"; no span of hours. */
const LATE = "(?:1[3-9]|2[0-3])";
const NO_SPAN = "(?! ?(?:a|an|per|each|every|of|total|weekly|daily)\\b| ?/)";
const STATES =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|rhode island";
const ZONES = `(?:[ecmp]s?[td]|[ecmp][sd]t|eastern|central|mountain|pacific|utc|gmt|(?:your|youre|ur|yr|u|ya|my|our|local|${STATES}) time|time ?zone)`;
const TIME = new RegExp(
  [
    "\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm|a\\.m|p\\.m|o'?clock|hundred|sharp)\\b|\\b\\d{1,2}:\\d\\d\\b|\\bnoon\\b|\\bmidday\\b",
    `\\b${LATE} ?(?:h(?:[0-5]\\d)?|${ZONES})\\b${NO_SPAN}`,
    `(?:\\b(?:at|by|around|from)|@) ?\\d{1,2} ?h(?:[0-5]\\d)?\\b${NO_SPAN}`,
    `\\b${HOUR} ?(?:o'?clock|tonight|tomorrow|in the (?:morning|afternoon|evening)|${ZONES})\\b`,
    `(?:\\b(?:at|by|around)|@) ?(?:half past )?${HOUR}\\b(?! ?(?:%|hours?|hrs|k\\b|dollars|bucks|least))`,
  ].join("|"),
);
const ZONE = new RegExp(`\\b${ZONES}\\b`);
const SENTENCE = /[^.?!\n]+[.?!\n]*/g;
/** From this many letters on, a typo is tolerated in every word. */
const LONG_WORD = 6;
const IS_AFTER = ["what", "where", "when", "how", "who"].map(
  (word) => [`${word} is`, `${word}s`] as const,
);
/** A question that begins with one of these is asked, not stated. */
const WH = /^(?:(?:so|and|but|ok|okay|also|hey|curious) )?(?:what|why|how|where|who|which)/;
const ALSO_ASKED: readonly Move[] = [
  ...(["offer-call", "follow-up", "include-partner", "mirror", "send-link"] as const),
  ...(["guarantee", "pressure", "flattery", "insult", "ask-private", "kind-no"] as const),
];

type Meant = { caught: Phrases; innocent: Phrases };
type Rule = Meant & { move: Move; asks: boolean };
type When = { day: boolean; time: boolean; zone: boolean };
type Words = { words: readonly string[]; asks: boolean; wh: boolean };
/** `moves`: what the phrases see in it, as if it stood alone. */
type Sentence = Pick<Words, "words" | "asks"> & {
  text: string;
  moves: readonly Move[];
  excused: readonly Move[];
};

const RULES: readonly Rule[] = [
  ...rulesOf(ASKS, true),
  ...rulesOf(STATEMENTS, false),
  ...rulesOf(FAULTS, false),
];

/** Every word of the phrases: none of them is a typo of another. */
const KNOWN = new Set(
  [...Object.values(ASKS), ...Object.values(STATEMENTS), ...Object.values(FAULTS)]
    .flatMap(({ caught, innocent = [] }: MoveWords) => [...caught, ...innocent])
    .flatMap((phrase) => phrase.split(/[ |]/)),
);
const KNOWN_LONG = [...KNOWN].filter((word) => word.length >= LONG_WORD && /^[a-z]+$/.test(word));
/** No typo is in the first letter. */
const byLetter = (words: readonly string[]) => Map.groupBy(words, (word) => word[0] ?? "");
const KEYS_BY_LETTER = byLetter(KEY_WORDS);
const LONG_BY_LETTER = byLetter([...KEY_WORDS, ...KNOWN_LONG]);
const ASKING_PHRASES = phrasesOf(ASKING);
const ANNOUNCING = phrasesOf(ANNOUNCEMENTS);
const SMALL_TALK_PHRASES = phrasesOf(SMALL_TALK);

export const FAULT_MOVES: readonly Move[] = [
  ...RULES.map(({ move }) => move).filter((move) => move in FAULTS),
  "urge-lie",
];

/** The classes that a message can be read into. */
export const MOVE_NAMES: readonly Move[] = [
  ...RULES.map(({ move }) => move),
  "name-time",
  "small-talk",
  "urge-lie",
];

/** `moves`: what the phrases see, small talk only if it is all. `excused`: classes whose words mean something else here. */
export type Ruled = {
  moves: Move[];
  excused: readonly Move[];
  /** Whether it asks leave to ask. */
  announces: boolean;
  sentences: readonly Sentence[];
  when: When;
};

export function ruled(message: string): Ruled {
  const sentences = sentencesIn(message).map(sentenceOf);
  const when = whenIn(message);
  const told = new Set(sentences.flatMap(({ moves }) => moves));
  if (when.day && when.time) told.add("name-time");
  const isTalk = told.delete("small-talk") && told.size === 0;
  const moves = isTalk ? (["small-talk"] as Move[]) : MOVE_NAMES.filter((move) => told.has(move));
  const excused = sentences.flatMap((each) => each.excused).filter((move) => !told.has(move));
  const announces = sentences.some(({ words }) => containsAny(words, ANNOUNCING));
  return { moves, excused, announces, sentences, when };
}

const OUTRIGHT = meantBy(INSULTS_OUTRIGHT);
const OF_OTHERS = phrasesOf(ABOUT_SOMEONE_ELSE);

/** With what insults outright, and without an insult that is about someone else. */
export function withInsults(moves: readonly Move[], message: string): Move[] {
  const sentences = sentencesIn(message).map(wordsIn);
  const rest = moves.filter((move) => move !== "insult" && move !== "small-talk");
  if (sentences.some((words) => isMeant(OUTRIGHT, words))) return [...rest, "insult"];
  const isOthers = sentences.some((words) => containsAny(words, OF_OTHERS));
  return moves.filter((move) => move !== "insult" || !isOthers);
}

/** The sentences of a text as they are written, each with the sign that ends it. */
export function sentencesIn(text: string): string[] {
  return text.match(SENTENCE) ?? [];
}

/** Whether the message names a day, a time of day and a time zone. */
function whenIn(message: string): When {
  const plain = message.toLowerCase().replaceAll("’", "'");
  return { day: DAY.test(plain), time: TIME.test(plain), zone: ZONE.test(plain) };
}

/** The day and the time of day in the message's own words. */
export function timeSaidIn(message: string): { day: string | null; time: string | null } {
  const plain = message.toLowerCase().replaceAll("’", "'");
  return { day: DAY.exec(plain)?.[0] ?? null, time: TIME.exec(plain)?.[0] ?? null };
}

function sentenceOf(text: string): Sentence {
  const sentence = wordsOf(text);
  const { words, asks } = sentence;
  const near = RULES.filter(({ caught }) => containsAny(words, caught));
  const moves = near.filter((rule) => tells(rule, sentence)).map(({ move }) => move);
  const { day, time } = whenIn(text);
  if (day && time) moves.push("name-time");
  if (moves.length === 0 && containsAny(words, SMALL_TALK_PHRASES)) moves.push("small-talk");
  const excused = near.filter((rule) => !isMeant(rule, words)).map(({ move }) => move);
  return { text, words, asks, moves, excused };
}

function wordsOf(text: string): Words {
  const words = IS_AFTER.reduce(
    (line, [long, short]) => line.replaceAll(` ${long} `, ` ${short} `),
    ` ${wordsIn(text).map(meant).join(" ")} `,
  )
    .trim()
    .split(" ");
  const asks = text.includes("?") || containsAny(words, ASKING_PHRASES);
  return { words, asks, wh: WH.test(words.join(" ")) };
}

const MOST_KNOWN = 2_000;
const known = new Map<string, string>();

/** A mistyped word: a long one, or a short one that matters a lot. An ordinary word is no fault's word mistyped. */
function meant(word: string): string {
  const intended = known.get(word) ?? nearestTo(word);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, intended);
  return intended;
}

function nearestTo(word: string): string {
  if (word.length < 4 || KNOWN.has(word) || NEAR_FAULTS.has(word)) return word;
  const keys = (word.length < LONG_WORD ? KEYS_BY_LETTER : LONG_BY_LETTER).get(word[0] ?? "");
  return keys?.find((key) => isSlipOf(word, key)) ?? word;
}

function tells(rule: Rule, { words, asks, wh }: Words): boolean {
  if (rule.asks && !asks) return false;
  if (!rule.asks && wh && !ALSO_ASKED.includes(rule.move)) return false;
  return isMeant(rule, words);
}

/** Whether a phrase is left once what only looks like it is taken out. */
function isMeant({ caught, innocent }: Meant, words: readonly string[]): boolean {
  return containsAny(withoutAny(words, innocent), caught);
}

function rulesOf(moves: Readonly<Record<string, MoveWords>>, asks: boolean): Rule[] {
  return Object.entries(moves).map(([move, words]) => ({
    // The names are those of the constants that it is called with.
    move: move as Move,
    asks,
    ...meantBy(words),
  }));
}

function meantBy({ caught, innocent = [] }: MoveWords): Meant {
  return { caught: phrasesOf(caught), innocent: phrasesOf(innocent) };
}
