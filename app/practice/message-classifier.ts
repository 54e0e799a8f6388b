/**
 * What a setter's message does, read by rules (PRAC-2): the same in the browser and on the server, without any model.
 * Typos are forgiven; a message without a matching phrase is not understood.
 */
// cspell:ignore wednes satur
import { contains, type Phrase, phraseOf, without } from "~/reading/phrases";
import { isSlipOf } from "~/reading/slips";
import { wordsIn } from "~/reading/words";
import { unsupportedIn } from "~/script/script";
import { NEAR_FAULTS } from "./copy/ordinary-words";
import { FAULTS, SMALL_TALK, STATEMENTS } from "./copy/setter-statements";
import { ASKING, ASKS, KEY_WORDS, type MoveWords } from "./copy/setter-words";

export type AskMove = Exclude<keyof typeof ASKS, "ask-time">;
export type Move =
  | keyof typeof ASKS
  | keyof typeof STATEMENTS
  | keyof typeof FAULTS
  | "name-time"
  | "small-talk";

export type Reading = {
  /** Empty: not understood. */
  moves: readonly Move[];
  /** How many different things it asks; pairs that belong together are one. */
  questions: number;
  words: number;
  /** Amounts and guarantees that are not among the public figures, in the message's own words. */
  invented: readonly string[];
  day: boolean;
  time: boolean;
  zone: boolean;
};

export const LONGEST_SHORT = 60;

const DAY =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}|\d{1,2}\/\d{1,2})\b/;
const TIME =
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m|o'?clock)\b|\b\d{1,2}:\d\d\b|\bnoon\b|\b(?:at|by|@) ?\d{1,2}\b(?! ?(?:%|hours?|hrs|k\b))/;
const ZONE =
  /\b(?:[ecmp]s?[td]|[ecmp][sd]t|eastern|central|mountain|pacific|utc|gmt|(?:your|my|our|local|texas|florida) time|time ?zone)\b/;
const MONEY = /[$€£%]|\b(?:dollars?|bucks|grand|percent|usd|per ?cent)\b|\dk\b/i;
const LINK = /^(?:https?:|www\.)/;
const SENTENCE = /[^.?!\n]+[.?!\n]*/g;
/** Two things that the script itself asks together. */
const PAIRS: readonly (readonly [Move, Move])[] = [
  ["ask-income", "ask-credit"],
  ["ask-work", "ask-hours"],
  ["ask-reason", "ask-goal"],
];
const LONG_QUESTION = 3;
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

/** `anchor`: one of these words must be present; null if the phrase has none to go by. */
type Anchored = { phrase: Phrase; anchor: readonly string[] | null };
type Rule = { move: Move; asks: boolean; caught: readonly Anchored[]; innocent: readonly Phrase[] };
type Sentence = {
  words: readonly string[];
  all: ReadonlySet<string>;
  asks: boolean;
  wh: boolean;
};

const RULES: readonly Rule[] = [
  ...rulesOf(ASKS, true),
  ...rulesOf(STATEMENTS, false),
  ...rulesOf(FAULTS, false),
];
/** The classes that a message can be read into. */
export const MOVE_NAMES: readonly string[] = [
  ...RULES.map(({ move }) => move),
  "name-time",
  "small-talk",
];

/** Every word of the phrases: none of them is a typo of another. */
const KNOWN = new Set(
  [...Object.values(ASKS), ...Object.values(STATEMENTS), ...Object.values(FAULTS)]
    .flatMap(({ caught, innocent = [] }: MoveWords) => [...caught, ...innocent])
    .flatMap((phrase) => phrase.split(/[ |]/)),
);
const KNOWN_LONG = [...KNOWN].filter((word) => word.length >= LONG_WORD && /^[a-z]+$/.test(word));
const ASKING_PHRASES = ASKING.map((written) => phraseOf(written));
const SMALL_TALK_PHRASES = SMALL_TALK.map((written) => phraseOf(written));

/** `heard`: what the prospect has said; its figures may be repeated. */
export function read(message: string, heard: readonly string[] = []): Reading {
  const sentences = (message.match(SENTENCE) ?? []).map(sentenceOf);
  const plain = message.toLowerCase().replaceAll("’", "'");
  const day = DAY.test(plain);
  const time = TIME.test(plain);
  const zone = ZONE.test(plain);
  const moves = RULES.filter((rule) => sentences.some((each) => tells(rule, each))).map(
    ({ move }) => move,
  );
  if (day && time) moves.push("name-time");
  const isTalk = () =>
    sentences.some(({ words }) => SMALL_TALK_PHRASES.some((phrase) => contains(words, phrase)));
  if (moves.length === 0 && isTalk()) moves.push("small-talk");
  const words = sentences.reduce((sum, each) => sum + each.words.length, 0);
  const invented = inventedIn(message, heard);
  return { moves, questions: questionsIn(moves, sentences), words, invented, day, time, zone };
}

/** Money, shares and promises that are not among the public figures, in statements. */
function inventedIn(message: string, heard: readonly string[]): string[] {
  const stated = (message.match(SENTENCE) ?? []).filter((sentence) => !sentence.includes("?"));
  const known = heard.join(" ").replaceAll(",", "");
  return unsupportedIn(stated.join(" "), []).filter((part) => {
    const [number] = /\d[\d,.]*/.exec(part) ?? [];
    if (number === undefined) return !LINK.test(part);
    return MONEY.test(part) && !known.includes(number.replaceAll(",", ""));
  });
}

function sentenceOf(text: string): Sentence {
  const words = IS_AFTER.reduce(
    (line, [long, short]) => line.replaceAll(` ${long} `, ` ${short} `),
    ` ${wordsIn(text).map(meant).join(" ")} `,
  )
    .trim()
    .split(" ");
  const asks = text.includes("?") || ASKING_PHRASES.some((each) => contains(words, each));
  return { words, all: new Set(words), asks, wh: WH.test(words.join(" ")) };
}

/** A mistyped word: a long one, or a short one that matters a lot. An ordinary word is no fault's word mistyped. */
function meant(word: string): string {
  if (word.length < 4 || KNOWN.has(word) || NEAR_FAULTS.has(word)) return word;
  const keys = word.length < LONG_WORD ? KEY_WORDS : [...KEY_WORDS, ...KNOWN_LONG];
  return keys.find((key) => isSlipOf(word, key)) ?? word;
}

/** Among a phrase's required steps that are plain words, the one with the fewest. */
function anchorOf(written: string): readonly string[] | null {
  const steps = written.split(" ").filter((step) => step !== "" && !/[.^!?*#$]/.test(step));
  const words = steps.map((step) => step.split("|"));
  return words.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

function tells({ move, asks, caught, innocent }: Rule, sentence: Sentence): boolean {
  if (asks && !sentence.asks) return false;
  if (!asks && sentence.wh && !ALSO_ASKED.includes(move)) return false;
  const near = caught.filter(
    ({ anchor }) => !anchor || anchor.some((word) => sentence.all.has(word)),
  );
  if (!near.some(({ phrase }) => contains(sentence.words, phrase))) return false;
  const rest = innocent.reduce(without, sentence.words);
  return near.some(({ phrase }) => contains(rest, phrase));
}

/** Tags such as "right?" ask nothing. */
function questionsIn(moves: readonly Move[], sentences: readonly Sentence[]): number {
  const asked = moves.filter((move) => move in ASKS);
  const paired = PAIRS.filter(([one, other]) => asked.includes(one) && asked.includes(other));
  const written = sentences.filter(({ asks, words }) => asks && words.length >= LONG_QUESTION);
  return Math.min(asked.length - paired.length, Math.max(1, written.length)) || 0;
}

function rulesOf(moves: Readonly<Record<string, MoveWords>>, asks: boolean): Rule[] {
  return Object.entries(moves).map(([move, { caught, innocent = [] }]) => ({
    // The names are those of the constants that it is called with.
    move: move as Move,
    asks,
    caught: caught.map((written) => ({ phrase: phraseOf(written), anchor: anchorOf(written) })),
    innocent: innocent.map((written) => phraseOf(written)),
  }));
}
