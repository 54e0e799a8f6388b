/** What a number counts: money, a share, or the things or time its unit names. */
export type Figure = {
  /** As written in the text. */
  text: string;
  kind: string;
  values: readonly number[];
  /** The time span it is stated for, if any: a week, a month. */
  per: string | null;
};

const WORDS: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  fifteen: "15",
  twenty: "20",
  thirty: "30",
  forty: "40",
  fifty: "50",
  sixty: "60",
  seventy: "70",
  eighty: "80",
  ninety: "90",
};
const MULTIPLES: Readonly<Record<string, number>> = {
  k: 1_000,
  grand: 1_000,
  thousand: 1_000,
  hundred: 100,
  m: 1_000_000,
  million: 1_000_000,
};
const UNITS: Readonly<Record<string, RegExp>> = {
  hour: /^(?:hours?|hrs?)$/,
  minute: /^(?:minutes?|mins?)$/,
  day: /^days?$/,
  week: /^(?:weeks?|wks?)$/,
  month: /^months?$/,
  year: /^(?:years?|yrs?)$/,
  call: /^(?:calls?|appointments?|bookings?|shows?|meetings?)$/,
  sale: /^(?:sales?|deals?|closes?|clients?|customers?)$/,
  person: /^(?:setters?|students?|people|graduates?|members?)$/,
  message: /^(?:dms?|messages?|conversations?|leads?)$/,
  lesson: /^(?:lessons?|videos?|modules?)$/,
  times: /^(?:x|times)$/,
};

const NUMBER = String.raw`(?:\d[\d,]*(?:\.\d+)?|(?:${Object.keys(WORDS).join("|")}|a)\b)`;
const MULTIPLE = String.raw`(?:\s?(?:k|m)\b|\s(?:hundred|thousand|grand|million))?`;
const [SIGN_BEFORE, SIGN_AFTER, DASH] = ["[$€£]", "[€£]", "[-–]"];
const AMOUNT = String.raw`${SIGN_BEFORE}?\s?${NUMBER}${MULTIPLE}`;
const FIGURE = new RegExp(
  String.raw`(?<![\w.])(${AMOUNT})(?:\s?(?:${DASH}|to|or|and)\s?(${AMOUNT}))?\+?[\s-]?(%|per\s?cent\b|${SIGN_AFTER}|dollars?\b|bucks\b|usd\b|(?:(?:qualified|booked|video|closed|live)\s)?[a-z]+)?`,
  "gi",
);
const PER: Readonly<Record<string, RegExp>> = {
  hour: /\b(?:an hour|(?:per|each|every) hour|hourly)|\/\s?(?:hour|hr|h)\b/i,
  day: /\b(?:a day|(?:per|each|every) day|daily)|\/\s?day\b/i,
  week: /\b(?:a week|(?:per|each|every) week|weekly)|\/\s?(?:week|wk)\b/i,
  month: /\b(?:a month|(?:per|each|every) month|monthly)|\/\s?(?:month|mo)\b/i,
  year: /\b(?:a year|(?:per|each|every) year|yearly|annually)|\/\s?(?:year|yr)\b/i,
};
const MONEY_WORD = /^(?:dollars?|bucks|usd|euros?|eur|pounds?|€|£)$/i;
/** "A six-figure income" */
export const SIX_FIGURES = /\b(?:five|six|seven|[5-7])[ -]figures?\b/gi;
/** Kinds whose meaning changes with an adjacent time span. */
const SPANLESS = /^(?:percent|day|week|month|year)$/;
const LEAST_BARE_MONEY = 500;
/** How far before and after a figure its time span is searched for, within the sentence. */
const BEHIND = 28;
const BEFORE = 24;

/** The figures that a text states: money, percentages, and numbers with a unit that could be a promise. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].flatMap((match) => {
    const [whole, first = "", second, unit = ""] = match;
    const values = valuesOf(first, second);
    if (values.length === 0) return [];
    const kind =
      kindOf(`${first} ${second ?? ""}`, unit) ??
      bareMoney(values, text, match.index + whole.length - unit.length);
    if (kind === null) return [];
    const foreign = kind === "money" && !MONEY_WORD.test(unit);
    const words = foreign ? whole.slice(0, whole.length - unit.length) : whole;
    const per = SPANLESS.test(kind) ? null : spanAround(text, match.index, words.length);
    return [{ text: words.trim(), kind, values, per }];
  });
}

function kindOf(amounts: string, unit: string): string | null {
  if (/[$€£]/.test(amounts) || MONEY_WORD.test(unit)) return "money";
  if (/^(?:%|per\s?cent)$/i.test(unit)) return "percent";
  const noun = unit.toLowerCase().split(/\s/).at(-1) ?? "";
  const counted = Object.entries(UNITS).find(([, pattern]) => pattern.test(noun))?.[0];
  if (counted) return counted;
  // "8K+ a month", "ten thousand": a number this large in this trade is money.
  return /\d\s?[km]\b|hundred|thousand|grand|million/i.test(amounts) ? "money" : null;
}

/** "5000 a month": an amount per time span is money, even without a currency. */
function bareMoney(values: readonly number[], text: string, end: number): string | null {
  const large = Math.max(...values) >= LEAST_BARE_MONEY;
  return large && spanAround(text, end, 0) !== null ? "money" : null;
}

function valuesOf(first: string, second: string | undefined): number[] {
  const values = [first, second ?? ""].map(amountOf).filter((value) => value !== null);
  const [low, high] = [amountOf(first), amountOf(second ?? "")];
  // "3-5k" means thousands on both sides.
  if (
    low !== null &&
    high !== null &&
    low < 1_000 &&
    high >= 1_000 &&
    /[km]\b|thou/i.test(second ?? "")
  )
    return [low * 1_000, high];
  return values;
}

function amountOf(amount: string): number | null {
  const bare = amount
    .replace(/[$€£,]/g, "")
    .trim()
    .toLowerCase();
  const [, number = "", multiple = ""] = /^([\d.]+|[a-z]+(?![a-z]))\s*([a-z]*)$/.exec(bare) ?? [];
  if (number === "a" && multiple === "") return null;
  const value = Number(number === "a" ? "1" : (WORDS[number] ?? number));
  return Number.isFinite(value) && number !== "" ? value * (MULTIPLES[multiple] ?? 1) : null;
}

function spanAround(text: string, at: number, length: number): string | null {
  const behind = sentenceHead(text.slice(at + length, at + length + BEHIND));
  const before =
    text
      .slice(Math.max(0, at - BEFORE), at)
      .split(/[.?!,;]\s/)
      .at(-1) ?? "";
  for (const [span, pattern] of Object.entries(PER)) if (pattern.test(behind)) return span;
  if (/\bin a week\b/i.test(behind)) return "week";
  for (const [span, pattern] of Object.entries(PER)) if (pattern.test(before)) return span;
  return null;
}

function sentenceHead(text: string): string {
  return text.split(/[.?!,;]\s|\d/)[0] ?? "";
}

/** The same amount of the same thing; a time span must match the one that is stated. */
export function isSameFigure(stated: Figure, figure: Figure): boolean {
  return (
    stated.kind === figure.kind &&
    figure.values.every((value) => stated.values.includes(value)) &&
    (figure.per === null || figure.per === stated.per)
  );
}
