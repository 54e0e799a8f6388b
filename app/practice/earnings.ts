/** Amounts that a message puts to the prospect as earnings, exactly (PRAC-3): no weights decide about money. */
import { figuresIn } from "~/figures/figures";
import { containsAny, phrasesOf, withoutAny } from "~/reading/phrases";
import { wordsIn } from "~/reading/words";
import { unsupportedIn } from "~/script/script";
import {
  ASKED,
  BAIT_TAILS,
  BAITED,
  CHOICES,
  EARNED,
  ELSEWHERE,
  HEDGED,
  LIVED,
  NOT_EARNED,
  NOT_LIVED,
  SURE_WORDS,
  UNKNOWN,
} from "./copy/earning-words";
import { BAIT_OUTRIGHT, DREAMS, NO_DREAM } from "./copy/outright-words";
import {
  ASKS_OF_IT,
  NO_DENIAL,
  NOT_PAID_BACK,
  PAID_BACK,
  TELLS_OF_IT,
} from "./copy/paid-back-words";

/**
 * `figures`: as written, if they are not the company's. `promises`: one of them is held out to the prospect, or a life
 * that money buys.
 */
export type Earnings = {
  figures: readonly string[];
  promises: boolean;
  /** Amounts that are denied, asked for or told of others. */
  excused: readonly string[];
  /** The message without the sentences that only do that. */
  others: string;
};

const DIGITS = "\\d[\\d,]*(?:\\.\\d+)?";
const WORD =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred|few|couple|a)";
const SPANS = "(?:mo|mth|month|wk|week|yr|year|day|hr|hour)\\b";
const AMOUNTS = new RegExp(
  [
    `[$€£] ?${DIGITS}(?: ?(?:k|m|mil|grand|thousand|million)\\b)?`,
    `\\b${DIGITS} ?(?:-|–|to|or) ?${DIGITS} ?(?:k|m|mil|grand|thousand|million|bands|racks)\\b`,
    `\\b${DIGITS} ?(?:k|m|mil|grand|thousand|million|bands|racks|bucks|dollars|usd)\\b`,
    `\\b${WORD}(?: (?:or|to) ${WORD})? (?:hundred )?(?:of )?(?:grand|thousand|million|bands|racks|bucks|dollars)\\b`,
    "\\b\\d{1,3}(?:,\\d{3})+\\b",
    "(?<!\\b(?:in|since|from|of|until|before|after|year) )\\b(?!20[1-4]\\d\\b)\\d{4,6}\\b",
    `(?<=\\b(?:make|making|earn|earning|paid|extra|additional) (?:up to |at least |over |around |like |about )?)\\d{3}(?= ?(?:a|per|each|every) ${SPANS}| (?:weekly|daily))`,
    "\\b(?:four|five|six|seven|eight|multiple|multi|[4-8])[ -]?fig(?:ure)?s?\\b",
  ].join("|"),
  "g",
);
const [MONEY_MARK, FIGURES_MARK] = ["moneyhere", "figureshere"];
const SENTENCES = /[^.?!\n]+\??/g;
const DECIMAL = /(?<=\d)\.(?=\d)/g;
/** Stands for the point in a number, which ends no sentence. */
const POINT = "․";
const EACH = new RegExp(`\\+? ?/ ?(?=${SPANS})`, "g");

const CAUGHT = phrasesOf(EARNED);
const [DREAMED, BAITED_OUTRIGHT, NOT_DREAMED] = [
  phrasesOf(DREAMS),
  phrasesOf(BAIT_OUTRIGHT),
  phrasesOf(NO_DREAM),
] as const;
const [ELSEWHERE_PHRASES, NOT_EARNED_PHRASES, ASKED_PHRASES] = [
  phrasesOf(ELSEWHERE),
  phrasesOf(NOT_EARNED),
  phrasesOf(ASKED),
] as const;
const [LIVED_PHRASES, NOT_LIVED_PHRASES] = [phrasesOf(LIVED), phrasesOf(NOT_LIVED)] as const;
const [BACK, NOT_BACK] = [phrasesOf(PAID_BACK), phrasesOf(NOT_PAID_BACK)] as const;
const [ASKS_BACK, TELLS_BACK] = [phrasesOf(ASKS_OF_IT), phrasesOf(TELLS_OF_IT)] as const;
const UNKNOWN_PHRASES = phrasesOf(UNKNOWN);
const UNDENIED = phrasesOf(NO_DENIAL);
const [CHOICE, TAILS, BAIT, HEDGES] = [
  phrasesOf(CHOICES),
  phrasesOf(BAIT_TAILS),
  phrasesOf(BAITED),
  phrasesOf(HEDGED),
] as const;

/** `heard`: what the prospect has said: their own figures may be said again. `company`: its figures, those as shipped if left out. */
export function earningsIn(
  message: string,
  heard: readonly string[],
  company?: readonly string[],
): Earnings {
  const plain = message.toLowerCase().replaceAll("’", "'").replace(DECIMAL, POINT);
  const known = knownIn(message, heard, company);
  const stated = (plain.match(SENTENCES) ?? []).map((each) => statedIn(each, known));
  const held = stated.filter(({ kind }) => kind === "held out" || kind === "stated");
  const isHedged = containsAny(wordsIn(message), HEDGES);
  return {
    figures: held.flatMap(({ amounts }) => amounts),
    promises: !isHedged && stated.some(({ kind }) => kind === "held out"),
    excused: stated.filter(({ kind }) => kind === "excused").flatMap(({ amounts }) => amounts),
    others: stated
      .filter(({ kind }) => kind !== "excused")
      .map(({ words }) => words)
      .join(". "),
  };
}

/** `heard`: the prospect said it. `claimed`: that, or it is one of the company's figures. */
type Known = Record<"heard" | "claimed", (amount: string) => boolean>;
/** What is said of the amounts of a sentence. `other`: nothing, or that they are not earned. */
type Stated = {
  words: string;
  amounts: readonly string[];
  kind: "held out" | "stated" | "excused" | "other";
};

function statedIn(sentence: string, { claimed, heard }: Known): Stated {
  const amounts: string[] = [];
  const all: string[] = [];
  const words = sentence.replaceAll(POINT, ".");
  const marked = words.replace(EACH, " a ").replace(AMOUNTS, (amount) => {
    if (isZero(amount)) return amount;
    all.push(amount);
    if (!claimed(amount)) amounts.push(amount);
    const kind = amount.includes("fig") ? FIGURES_MARK : MONEY_MARK;
    return ` ${kind} `;
  });
  const meant = withoutAny(wordsIn(marked), NOT_DREAMED);
  const isOutright = all.some((amount) => !heard(amount)) && containsAny(meant, BAITED_OUTRIGHT);
  if (isOutright || containsAny(meant, DREAMED)) return { words, amounts, kind: "held out" };
  if (isPaidBack(words)) return { words, amounts, kind: "held out" };
  if (containsAny(wordsIn(marked), DREAMED))
    return { words, amounts: [...all, words], kind: "excused" };
  if (all.length === 0) return { words, amounts, kind: isLived(words) ? "held out" : "other" };
  const known = withoutAny(wordsIn(marked), UNKNOWN_PHRASES);
  const rest = withoutAny(known, ELSEWHERE_PHRASES);
  const chosen = words.endsWith("?") ? withoutAny(rest, CHOICE) : rest;
  const unasked = containsAny(rest, TAILS) ? rest : withoutAny(chosen, ASKED_PHRASES);
  if (!unasked.some((word) => word === MONEY_MARK || word === FIGURES_MARK))
    return { words, amounts: all, kind: SURE_WORDS.test(words) ? "other" : "excused" };
  const earned = withoutAny(unasked, NOT_EARNED_PHRASES);
  if (amounts.length === 0 || !containsAny(earned, CAUGHT))
    return { words, amounts, kind: "other" };
  return { words, amounts, kind: containsAny(earned, BAIT) ? "held out" : "stated" };
}

/** "$0", "0 bucks", "$0.00": nothing is no figure. */
export function isZero(amount: string): boolean {
  return (
    amount.includes("0") && !/[1-9]|figure|\b(?:one|two|three|few|couple|hundred)\b/.test(amount)
  );
}

/** Whether people here live on it, as a promise tells. */
function isLived(sentence: string): boolean {
  if (sentence.endsWith("?")) return false;
  return containsAny(withoutAny(wordsIn(sentence), NOT_LIVED_PHRASES), LIVED_PHRASES);
}

/** Whether others here got back what the training cost them, as a promise tells. */
function isPaidBack(sentence: string): boolean {
  const words = wordsIn(sentence);
  if (!containsAny(words, BACK)) return false;
  const asks =
    sentence.endsWith("?") && containsAny(words, ASKS_BACK) && !containsAny(words, TELLS_BACK);
  return !asks && !containsAny(withoutAny(words, UNDENIED), NOT_BACK);
}

/** The company's figures in what they are claimed for, and those of the prospect. */
function knownIn(
  message: string,
  heard: readonly string[],
  company: readonly string[] | undefined,
): Known {
  const unsupported = unsupportedIn(message, [], company);
  const claimed = figuresIn(message).filter(({ text }) => !unsupported.includes(text));
  const valuesOf = (figures: readonly { values: readonly number[] }[]) =>
    new Set(figures.flatMap((each) => each.values));
  const own = valuesOf(heard.flatMap(figuresIn));
  const values = new Set([...own, ...valuesOf(claimed)]);
  const said = heard.join(" ").toLowerCase().replaceAll(",", "");
  const isIn = (amount: string, among: ReadonlySet<number>) => {
    const stated = figuresIn(`${amount} dollars`).flatMap((each) => each.values);
    if (stated.length > 0 && stated.every((value) => among.has(value))) return true;
    return said.includes(amount.replaceAll(",", "").replace("$", ""));
  };
  return {
    heard: (amount) => isIn(amount, own),
    claimed: (amount) => isIn(amount, values),
  };
}
