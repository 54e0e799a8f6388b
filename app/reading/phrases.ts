/** Phrases over words: the small language that `content/concerns.ts` is written in. */
import { UNITS } from "./copy/concerns";
import { isSlipOf } from "./slips";

type Step = {
  kind: "words" | "gap" | "start" | "notAfter";
  optional: boolean;
  words: ReadonlySet<string>;
  prefixes: readonly string[];
  /** Recognized with a typo, unless what is typed is an ordinary word. */
  long: readonly string[];
  ordinary: ReadonlySet<string> | null;
  age: boolean;
  birthYear: boolean;
  end: boolean;
};
/**
 * `anchor`: without one of these words it is in no text; null if there are none to go by. `mayHold`: whether a word may
 * belong to it, and without such a word it is in no text either; null if none has to.
 */
type Phrase = {
  steps: readonly Step[];
  anchor: ReadonlySet<string> | null;
  mayHold: ((word: string) => boolean) | null;
};
/**
 * A list of them: by each word of an anchor; those that need a word which may be mistyped, and by each word seen so far
 * those that it may belong to; and those to be looked for in every text.
 */
export type Phrases = {
  all: readonly Phrase[];
  byAnchor: ReadonlyMap<string, readonly Phrase[]>;
  withTypos: readonly Phrase[];
  byTypo: Map<string, readonly Phrase[]>;
  anywhere: readonly Phrase[];
};

const LONGEST_GAP = 4;
const MOST_WORDS_KEPT = 10_000;
const LONGEST_WORD_KEPT = 30;
const KNOWN_WITH_SLIPS = 6;
const AGES = "nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen".split(" ");
const YOUNGEST = 9;
const OF_AGE = 18;
const NOT_YEARS = new Set(UNITS.split(" "));
/** Replaces words that are excluded. */
const TAKEN_OUT = "·";

/**
 * `ordinary`: the words that lie near the phrases' own and are never typos of them (see ordinary-words.test.ts). Without
 * them a phrase knows its words only as they are written.
 */
export function phrasesOf(
  written: readonly string[],
  ordinary: ReadonlySet<string> | null = null,
): Phrases {
  const all = written.map((each) => phraseOf(each, ordinary));
  const byAnchor = new Map<string, Phrase[]>();
  for (const phrase of all)
    for (const word of phrase.anchor ?? [])
      byAnchor.set(word, [...(byAnchor.get(word) ?? []), phrase]);
  const unanchored = all.filter(({ anchor }) => anchor === null);
  const mayBeMistyped = ({ mayHold }: Phrase) => ordinary !== null && mayHold !== null;
  return {
    all,
    byAnchor,
    withTypos: unanchored.filter(mayBeMistyped),
    byTypo: new Map(),
    anywhere: unanchored.filter((phrase) => !mayBeMistyped(phrase)),
  };
}

/** Only those phrases are looked for that one of the words may belong to. */
export function containsAny(words: readonly string[], phrases: Phrases): boolean {
  const likely = new Set(phrases.anywhere);
  for (const word of new Set(words)) {
    for (const phrase of phrases.byAnchor.get(word) ?? []) likely.add(phrase);
    for (const phrase of withTypo(word, phrases)) likely.add(phrase);
  }
  for (const { steps } of likely)
    if (words.some((_, at) => endOf(steps, words, 0, at) !== null)) return true;
  return false;
}

/** The words, with each match of a phrase taken out. */
export function withoutAny(words: readonly string[], { all }: Phrases): readonly string[] {
  return all.reduce(without, words);
}

function withTypo(word: string, { withTypos, byTypo }: Phrases): readonly Phrase[] {
  if (withTypos.length === 0) return withTypos;
  const known = byTypo.get(word);
  if (known) return known;
  const found = withTypos.filter(({ mayHold }) => mayHold?.(word));
  if (byTypo.size >= MOST_WORDS_KEPT) byTypo.clear();
  if (word.length <= LONGEST_WORD_KEPT) byTypo.set(word, found);
  return found;
}

function phraseOf(written: string, ordinary: ReadonlySet<string> | null): Phrase {
  const steps = written
    .split(" ")
    .filter((part) => part !== "")
    .map((part) => stepOf(part, ordinary));
  const required = steps
    .filter(
      ({ kind, optional, age, birthYear, end }) =>
        kind === "words" && !optional && !age && !birthYear && !end,
    )
    .toSorted((one, other) => one.words.size - other.words.size);
  // Words that are known only as they are written tell the most, and the fewest of them.
  const plain = required.find(({ prefixes, long }) => !prefixes.length && !long.length);
  const telling = plain ?? required[0];
  const mayHold = telling ? (word: string) => isOneOf(telling, word) : null;
  return { steps, anchor: plain?.words ?? null, mayHold };
}

/** The words of a list, asked for once by each phrase. */
const present = new WeakMap<readonly string[], ReadonlySet<string>>();

function mayHave(words: readonly string[], { anchor }: Phrase): boolean {
  if (anchor === null) return true;
  const all = present.get(words) ?? new Set(words);
  present.set(words, all);
  for (const word of anchor) if (all.has(word)) return true;
  return false;
}

/** Thousands of phrases are put together from the same steps, so each is made once. */
const made = new Map<ReadonlySet<string> | null, Map<string, Step>>();

function stepOf(written: string, ordinary: ReadonlySet<string> | null): Step {
  const steps = made.get(ordinary) ?? new Map<string, Step>();
  made.set(ordinary, steps);
  const step = steps.get(written) ?? newStep(written, ordinary);
  steps.set(written, step);
  return step;
}

function newStep(written: string, ordinary: ReadonlySet<string> | null): Step {
  const optional = written.endsWith("?");
  const bare = written.replace(/[?!]/g, "");
  const kinds = { "...": "gap", "^": "start" } as const;
  const alternatives = bare.split("|");
  const plain = alternatives.filter((word) => !/[*#@$]/.test(word));
  return {
    kind: written.startsWith("!")
      ? "notAfter"
      : bare === "..." || bare === "^"
        ? kinds[bare]
        : "words",
    optional,
    words: new Set(plain),
    prefixes: alternatives.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
    long: ordinary ? plain.filter(isLong) : [],
    ordinary,
    age: alternatives.includes("#"),
    birthYear: alternatives.includes("@"),
    end: alternatives.includes("$"),
  };
}

function without(words: readonly string[], phrase: Phrase): readonly string[] {
  if (!mayHave(words, phrase)) return words;
  const kept = [...words];
  let taken = false;
  for (let at = 0; at < kept.length; at += 1) {
    const end = endOf(phrase.steps, kept, 0, at);
    if (end === null || end <= at) continue;
    kept.fill(TAKEN_OUT, at, end);
    taken = true;
  }
  return taken ? kept : words;
}

/** Where the phrase ends that begins with this step at this word; null if it does not match. */
function endOf(
  steps: Phrase["steps"],
  words: readonly string[],
  place: number,
  at: number,
): number | null {
  const step = steps[place];
  if (!step) return at;
  const next = place + 1;
  if (step.kind === "start") return at === 0 ? endOf(steps, words, next, at) : null;
  if (step.kind === "notAfter")
    return step.words.has(words[at - 1] ?? "") ? null : endOf(steps, words, next, at);
  if (step.kind === "gap") {
    for (let skipped = 0; skipped <= LONGEST_GAP; skipped += 1) {
      if (words[at + skipped - 1] === TAKEN_OUT && skipped > 0) return null;
      const end = endOf(steps, words, next, at + skipped);
      if (end !== null) return end;
    }
    return null;
  }
  if (step.end && at >= words.length) return endOf(steps, words, next, at);
  const end = fits(step, words, at) ? endOf(steps, words, next, at + 1) : null;
  return end ?? (step.optional ? endOf(steps, words, next, at) : null);
}

function fits(step: Step, all: readonly string[], at: number): boolean {
  const word = all[at];
  if (word === undefined || word === TAKEN_OUT) return false;
  return (
    isOneOf(step, word) || (step.age && isAge(all, at)) || (step.birthYear && isBirthYear(word))
  );
}

/** Whatever stands around it. */
function isOneOf({ words: known, prefixes, long, ordinary }: Step, word: string): boolean {
  return (
    known.has(word) ||
    (prefixes.length > 0 && prefixes.some((prefix) => word.startsWith(prefix))) ||
    (long.length > 0 &&
      isLong(word) &&
      long.some((each) => isSlipOf(word, each)) &&
      !ordinary?.has(word))
  );
}

function isLong(word: string): boolean {
  return word.length >= KNOWN_WITH_SLIPS;
}

/** A number of years below eighteen: "17", "sixteen", and not "17 weeks" or "16 years ago". */
function isAge(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const number = /^\d{1,2}$/.test(word) ? Number(word) : AGES.indexOf(word) + YOUNGEST;
  if (number < YOUNGEST || number >= OF_AGE || (!/\d/.test(word) && !AGES.includes(word)))
    return false;
  const [next = "", after = ""] = words.slice(at + 1, at + 3);
  if (/^years?$/.test(next)) return /^olds?$/.test(after);
  return !NOT_YEARS.has(next);
}

/** A year whose children turn at most seventeen this year. */
function isBirthYear(word: string): boolean {
  if (!/^20\d\d$/.test(word)) return false;
  const age = new Date().getFullYear() - Number(word);
  return age >= YOUNGEST && age < OF_AGE;
}
