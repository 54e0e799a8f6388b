/** Texts that make a regular expression backtrack over the same characters, and how long it takes on them. */
import fc from "fast-check";

/** `pump` is repeated between the two others until the text is as long as wanted. */
export type Attack = { head: string; pump: string; tail: string };

/** Texts that stopped the product once, or are of that kind. */
const KNOWN_PUMPS = [
  "a",
  "0",
  "/",
  ".",
  ")",
  " ",
  "\n",
  "-",
  "=",
  "@",
  "<",
  '"',
  "%40",
  "a&",
  "a@",
  " a=",
  ...["<!---->", "<svg ", "\u00e9"],
];
/** What follows the pump: nothing, or something that hardly any expression ends with. */
const TAILS = ["", "\0", "!", "a", "x\n", ">"];

/** Characters that represent an expression's classes. */
const CLASSES: Readonly<Record<string, string>> = {
  d: "0",
  D: "a",
  w: "a",
  W: "-",
  s: " ",
  S: "a",
  b: "a ",
  B: "a",
  n: "\n",
  r: "\r",
  t: "\t",
  p: "\u00e9",
  P: "a",
  u: "\u00e9",
  x: "a",
};

function tokensOf({ source }: RegExp): string[] {
  const literal: string[] = [];
  // An escaped character belongs to a word, while the same character by itself is part of the syntax.
  const plain = source.replace(/\\(.)/g, (_, sign: string) => {
    if (CLASSES[sign]) return CLASSES[sign];
    literal.push(sign);
    return String.fromCodePoint(MARKS + literal.length - 1);
  });
  const read = (text: string) =>
    text.replace(
      /[\u{100000}-\u{10ffff}]/gu,
      (mark) => literal[(mark.codePointAt(0) ?? 0) - MARKS] ?? "",
    );
  const words = plain.match(/[\p{L}\p{N}\u{100000}-\u{10ffff}<>=:@%&#;"'!/ -]{2,}/gu) ?? [];
  return [...new Set([...words.map(read), ...read(plain), "a", "0", " "])];
}
const MARKS = 0x100000;

function textsOf(token: fc.Arbitrary<string>, minLength: number, maxLength: number) {
  return fc.array(token, { minLength, maxLength }).map((parts) => parts.join(""));
}

/** A matching text, with a part of it repeated and a tail that does not match. */
function stretched(expression: RegExp): fc.Arbitrary<Attack> | null {
  try {
    const flags = expression.flags.replace(/[giy]/g, "");
    const matching = fc.stringMatching(new RegExp(expression.source, flags));
    return fc
      .tuple(matching, fc.nat(20), fc.integer({ min: 1, max: 40 }), fc.constantFrom(...TAILS))
      .map(([text, from, length, tail]) => {
        const at = text.length === 0 ? 0 : from % text.length;
        const pump = text.slice(at, at + length) || "a";
        return { head: text.slice(0, at), pump, tail: text.slice(at + length) + tail };
      });
  } catch {
    // Not every expression can be reversed: one that looks ahead or behind cannot.
    return null;
  }
}

/** The known attacks, each word of the expression, and `count` made from its parts. */
export function attacksOn(expression: RegExp, count: number, seed: number): Attack[] {
  const token = fc.constantFrom(...tokensOf(expression));
  const drawn: fc.Arbitrary<Attack> = fc.record({
    head: textsOf(token, 0, 2),
    pump: textsOf(token, 1, 3),
    tail: fc.oneof(fc.constantFrom(...TAILS), token),
  });
  const matched = stretched(expression);
  const words = tokensOf(expression).filter((text) => text.length > 1);
  const known = [...KNOWN_PUMPS, ...words].map((pump) => ({ head: "", pump, tail: "\0" }));
  const made = fc.sample(matched ? fc.oneof(drawn, matched) : drawn, { numRuns: count, seed });
  return [...known, ...made];
}

function attackText({ head, pump, tail }: Attack, times: number): string {
  return head + pump.repeat(times) + tail;
}

/** Counts as no time at all, whatever the length. */
const NOTHING_MS = 1;
/** A text is compared with this many parts of it of that length: linear work costs the same, quadratic work a multiple. */
const PARTS = 16;
const MOST_GROWTH = 5;
/** The fastest of several runs counts, and a result must repeat every time. */
const RUNS = 3;
const CONFIRMATIONS = 4;

/**
 * How the cost of an expression grows with an attack up to a length: null if that is about linear, otherwise in words.
 * The length grows in small steps, so even exponential work is found while it is short. Times are only compared with
 * each other, and compared ones are alike if the work is linear: a busy machine changes both.
 */
export function superLinear(expression: RegExp, attack: Attack, length: number): string | null {
  for (const times of repetitions(attack, length)) {
    const whole = attackText(attack, times);
    if (timeOf(expression, whole) < NOTHING_MS) continue;
    const part = attackText(attack, Math.ceil(times / PARTS));
    const grows = () => growth(expression, part, whole) > MOST_GROWTH;
    if (Array.from({ length: CONFIRMATIONS }).every(grows))
      return `${expression} took ${timeOf(expression, whole).toFixed(1)} ms for ${whole.length} characters: ${JSON.stringify(attack)}`;
  }
  return null;
}

/** How much more one text costs than parts of it with the same total length. */
function growth(expression: RegExp, part: string, whole: string): number {
  const parts = Math.ceil(whole.length / part.length);
  const runs = Array.from({ length: RUNS }, () => ({
    parts: timeOf(expression, part, parts),
    whole: timeOf(expression, whole),
  }));
  const least = (of: "parts" | "whole") => Math.min(...runs.map((run) => run[of]));
  return least("whole") < NOTHING_MS ? 0 : least("whole") / least("parts");
}

/** A long pump is repeated often enough for the same number of starting points. */
function* repetitions({ pump }: Attack, length: number): Generator<number> {
  const most = Math.max(length / pump.length, length / 8);
  for (let times = 4; times <= most; times = grown(times)) yield times;
}

function grown(times: number): number {
  return Math.ceil(times * (times < 40 ? 1.25 : 2));
}

/** Every match is looked for, as `replace`, `split` and `matchAll` do. */
function timeOf(expression: RegExp, text: string, repeated = 1): number {
  const begun = performance.now();
  for (let round = 0; round < repeated; round += 1) text.replace(expression, "");
  return performance.now() - begun;
}
