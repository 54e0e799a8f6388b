/**
 * Takes out of a text by what somebody can be reached or robbed: numbers, mail addresses, handles and street addresses.
 * Amounts, times, dates other than those of birth, ages and credit scores stay. Pure.
 */
import {
  DIGIT_WORDS,
  HOUSE_SIGNS,
  MAIL_SITES,
  NETWORKS,
  NOT_A_NAME,
  NOT_A_TOWN,
  NOT_IN_A_STREET,
  PHONES,
  PROFILE_SITES,
  SECRETS,
  STREETS,
  STREETS_BEFORE,
  STREETS_OF_NUMBERS,
  STREETS_OR_WORDS,
  STREETS_WITHIN,
  UNITS,
} from "./copy/personal-words";
import { withoutNamedNumbers } from "./named-numbers";
import { withoutSplitNumbers } from "./split-numbers";

const NUMBER = "[number]";
const EMAIL = "[email]";
const HANDLE = "[handle]";
const ADDRESS = "[address]";

const DOT = String.raw`(?:[([{]dot[)\]}]|\bdot\b)`;
/** Of a mail address before its sign; its dots may be spoken: "jane dot doe". */
const BOX_NAME = String.raw`(?<![\p{L}\p{N}._%+'-])(?:[\p{L}\p{N}_%+'-]{1,64}\s{0,2}(?:${DOT}|\bunderscore\b)\s{0,2}){0,3}[\p{L}\p{N}._%+'-]{1,64}`;
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`;
const MAIL = new RegExp(`${BOX_NAME}@${LABEL}(?:\\.${LABEL}){1,5}`, "gu");
/** "jess (at) site dot com"; with a bare "at" only where the dot is spoken too, or the site is one of mail. */
const SPOKEN_MAIL = new RegExp(
  `${BOX_NAME}\\s{0,2}(?:(?:[([{]at[)\\]}]|@)\\s{0,2}${LABEL}\\s{0,2}(?:${DOT}|\\.)|\\bat\\s{1,2}(?:${LABEL}\\s{0,2}${DOT}|(?:${MAIL_SITES})(?:\\s{0,2}\\.|\\s)))\\s{0,2}(?:${LABEL}\\s{0,2}${DOT}\\s{0,2}){0,2}(?:com|net|org|edu|gov|io|co|us|me|info|uk|de|ca|au)\\b`,
  "giu",
);
const LINK =
  /(?<![\p{L}\p{N}.-])(?:https?:\/\/|www\.)?(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}(?:[/?#](?:[^\s<>"')\]]*[^\s<>"')\].,;:!?])?)?/giu;
/** Not where it says at what time or where: "@5pm", "@noon". */
const HANDLES =
  /(?<![\p{L}\p{N}._@])@(?!(?:\p{Nd}{1,2}(?::\p{Nd}{2})?(?:[ap]\.?m\.?|est|pst|cst|mst|et|pt|ct)?|noon|midnight|night|home|work)(?![\p{L}\p{N}_]))[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,60}[\p{L}\p{N}_])?/giu;
const NUMBERED_HANDLE = /(?<![\p{L}\p{N}._])[\p{L}\p{N}._]{2,32}#\p{Nd}{4}(?!\p{Nd})/gu;
/** A digit in a box, and signs without width inside a number. */
const DIGIT_BOX = /(?<=\p{Nd})\uFE0F?\u20E3|(?<=\p{Nd})[\u200B-\u200D\u2060](?=\p{Nd})/gu;
/** "insta @ joe99", behind the name of a network. */
const SPACED_HANDLE = new RegExp(
  `\\b((?:${NETWORKS})\\s{0,3}(?:handle |name )?(?:is |[:=-] ?)?)@\\s{1,3}(?!(?:noon|midnight|night|home|work|the|my|a|an|about|around|like)(?![\\p{L}\\p{N}_]))\\p{L}[\\p{L}\\p{N}._]{0,60}[\\p{L}\\p{N}_]`,
  "giu",
);
const REDDIT_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}./])/?u/(?!(?:${NOT_A_NAME})(?![\\p{L}\\p{N}_-]))[\\p{L}\\p{N}_-]{3,30}`,
  "giu",
);
const CASH_TAG = /(?<![\p{L}\p{N}$])\$\p{L}[\p{L}\p{N}_-]{1,60}/gu;
/** After the name of a network: with a colon any name, otherwise one that no word looks like. */
const NAMED_HANDLE = new RegExp(
  `\\b((?:${NETWORKS})\\s{0,3}(?:handle |name )?)((?:[:=/]|is:?|it's|its|-)?\\s{0,3})((?=[\\p{L}\\p{N}._]{0,40}[\\p{N}_]|[\\p{L}\\p{N}_]{1,40}\\.[\\p{L}\\p{N}_])\\p{L}[\\p{L}\\p{N}._]{0,60}[\\p{L}\\p{N}_]|(?<=[:=/]\\s{0,3})(?!(?:${NETWORKS}|handle)(?![\\p{L}\\p{N}]))\\p{L}[\\p{L}\\p{N}._]{2,60})`,
  "giu",
);
const BOX = /\bp\.?\s?o\.?\s?box\s{1,3}\p{Nd}{1,8}/giu;
const CITY = String.raw`(?:,?\s{1,3}(?:apt|apartment|unit|suite|ste|floor|fl|room|rm|#)\.?\s{0,3}#?[\p{L}\p{N}-]{1,6}\b|\s{0,3}#\s?[\p{L}\p{N}-]{1,6}\b)?(?:,\s{0,3}\p{Lu}[\p{L} .'-]{1,30},?\s{1,3}\p{Lu}{2}\b\.?(?:\s{1,3}\p{Nd}{5}(?:-\p{Nd}{4})?)?|,?\s{1,3}\p{Nd}{5}(?:-\p{Nd}{4})?(?!\p{Nd}))?`;
const STREET = new RegExp(
  `(?<![\\p{L}\\p{N}$.,:/-])(\\p{Nd}{1,6}\\p{L}?(?:-\\p{Nd}{1,4})?)\\s{1,3}((?:[\\p{L}\\p{N}'.-]{1,30}\\s{1,3}){1,4}?)(${STREETS}|${STREETS_OR_WORDS})\\b\\.?(${CITY})`,
  "giu",
);
const HOUSE = String.raw`\p{Nd}{1,5}\s?(?:bis|ter|[a-h])?(?![\p{L}\p{N}:%]|\s?(?:[ap]\.?m\b|h\b|uhr|o'clock|est\b|days?|weeks?|hours?))`;
const IN_A_NAME = "[\\p{L}'’.-]";
const NAME = String.raw`(?:\p{L}${IN_A_NAME}{0,30}\s{1,2}){0,4}?\p{Lu}${IN_A_NAME}{1,30}`;
/** The number before the street or behind it. */
const STREET_ELSEWHERE = new RegExp(
  [
    `${HOUSE},?\\s{1,2}(?:${cased(STREETS_BEFORE)})\\.?\\s{1,2}${NAME}`,
    `(?:${cased(STREETS_BEFORE)}|Via)\\.?\\s{1,2}${NAME},?\\s{1,2}(?:n[°º.o]{0,2}\\s?|#)?${HOUSE}`,
    `(?:${cased(STREETS_OF_NUMBERS)})\\.?\\s{1,2}\\p{Nd}{1,3}\\p{L}?,?\\s{1,2}(?:${cased(HOUSE_SIGNS)})\\s{0,2}\\p{Nd}{1,5}\\p{L}?(?:\\s?-\\s?\\p{Nd}{1,4})?`,
    `(?:${cased(STREETS_BEFORE)})\\.?\\s{1,2}\\p{Nd}{1,2}\\sde\\s${NAME},?\\s{1,2}(?:(?:${cased(HOUSE_SIGNS)})\\s{0,2})?${HOUSE}`,
    `(?:[A-Z]{1,2}-)?\\p{Nd}{3}(?!00)\\p{Nd}{2}\\s(?!(?:${NOT_A_TOWN})(?!\\p{L}))\\p{Lu}\\p{Ll}{2,30}(?:[ -]\\p{Lu}\\p{Ll}{2,30})?`,
    `(?:\\p{Lu}[\\p{L}-]{1,30}\\s{1,2}){0,2}\\p{Lu}[\\p{L}-]{1,30}(?:\\s(?:${cased(STREETS_WITHIN)})|${STREETS_WITHIN})\\.?\\s{1,2}${HOUSE}`,
  ]
    .map((pattern) => `(?<![\\p{L}\\p{N}$.,:/-])${pattern}`)
    .join("|"),
  "gu",
);
const ORDINARY = new RegExp(`^(?:${STREETS_OR_WORDS})$`, "i");
const NO_NAME = new Set(NOT_IN_A_STREET.split(" "));
const LIVES =
  /(?:\b(?:live|lives|living|address|located|home|house|mail|ship|send)\b[^.!?]{0,24}|\bat\s+)$/i;
const ZIP = /(,\s{0,3}\p{Lu}{2}\s{1,3})\p{Nd}{5}(?:-\p{Nd}{4})?(?!\p{Nd})/gu;
const SECRET = new RegExp(
  `\\b((?:${SECRETS})(?:\\s{1,3}(?:number|numbers|no|num|is|was|are|ends?|ending|in|with|code|last|four|4|digits|of|my|it's|its)){0,8}[\\s:#=-]{1,5})\\p{Nd}[\\p{Nd} -]{1,40}\\p{Nd}(?!\\p{Nd}|\\s{0,3}(?:credit|score)\\b)`,
  "giu",
);
const CURRENCY = "[$€£]";
/** What begins like a number and stays: sums, dates, times. */
const STAYING = String.raw`${CURRENCY}\s?\p{Nd}[\p{Nd},.]*|\p{Nd}{1,3}(?:,\p{Nd}{3})+(?!\p{Nd})(?:\.\p{Nd}+)?|\p{Nd}{1,2}:\p{Nd}{2}(?::\p{Nd}{2})?`;
const DATE = String.raw`(?<!\p{Nd})(?:(?:19|20)\p{Nd}{2}[/.-](?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|[12]\p{Nd}|3[01])|(?:0?[1-9]|[12]\p{Nd}|3[01])[/.-](?:0?[1-9]|[12]\p{Nd}|3[01])[/.-](?:(?:19|20)\p{Nd}{2}|\p{Nd}{2}))(?![/.-]?\p{Nd})`;
const RUN = String.raw`\p{Nd}{3}\/\p{Nd}{3}\/\p{Nd}{4}|(?:\+\s?)?(?:\(\p{Nd}{1,4}\)\s?)?\p{Nd}(?:[\p{Nd}\p{Pd}\s().~_*]*\p{Nd})?`;
const NUMBERS = new RegExp(`(?<kept>${STAYING}|${DATE})|(?<run>${RUN})`, "gu");
const SPOKEN = new RegExp(
  `\\b(?:${DIGIT_WORDS}|\\p{Nd}+)(?:[\\s.,-]+(?:${DIGIT_WORDS}|\\p{Nd}+))*\\b`,
  "giu",
);
const IS_SPOKEN = new RegExp(`\\b(?:${DIGIT_WORDS})\\b`, "i");
const COUNTED = new RegExp(`^\\s?(?:${UNITS})(?![\\p{L}\\p{N}])`, "iu");
const REACHED = new RegExp(`(?:^|[^\\p{L}])(?:${PHONES})[^\\p{N}.!?]{0,25}$`, "iu");
const SITES = new Set(PROFILE_SITES.split(" "));

/** What is said around something, in characters. */
const NEAR = 60;
const LONG = 7;
const LONG_IN_PARTS = 9;

/** The text with `[number]`, `[email]`, `[handle]` and `[address]`; of other links only the site stays. */
export function withoutPersonalData(text: string): string {
  return withoutSplitNumbers(withoutNamedNumbers(text)).split("\n").map(maskedLine).join("\n");
}

function maskedLine(line: string): string {
  return line
    .replace(DIGIT_BOX, "")
    .replace(MAIL, EMAIL)
    .replace(SPOKEN_MAIL, EMAIL)
    .replace(LINK, withoutName)
    .replace(SPACED_HANDLE, `$1${HANDLE}`)
    .replace(HANDLES, HANDLE)
    .replace(REDDIT_NAME, HANDLE)
    .replace(NUMBERED_HANDLE, HANDLE)
    .replace(CASH_TAG, HANDLE)
    .replace(NAMED_HANDLE, `$1$2${HANDLE}`)
    .replace(BOX, ADDRESS)
    .replace(STREET_ELSEWHERE, ADDRESS)
    .replace(STREET, withoutStreet)
    .replace(ZIP, `$1${NUMBER}`)
    .replace(SECRET, `$1${NUMBER}`)
    .replace(SPOKEN, (run) => (isSpokenNumber(run) ? NUMBER : run))
    .replace(NUMBERS, (found: string, ...rest: unknown[]) => {
      const [at, whole] = rest.slice(-3) as [number, string];
      const isKept = rest[0] !== undefined;
      const around = {
        before: whole.slice(Math.max(0, at - NEAR), at),
        after: whole.slice(at + found.length, at + found.length + NEAR),
      };
      return isKept || !isNumber(found, around) ? found : NUMBER;
    });
}

/** With their first letter large or small. */
function cased(words: string): string {
  return words.replace(
    /(^|\|)(\p{L})/gu,
    (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`,
  );
}

function withoutName(link: string): string {
  const bare = link.replace(/^https?:\/\//i, "");
  const [host = "", ...parts] = bare.split(/[/?#]/);
  const rest = parts.join("");
  if (rest === "") return link;
  const site = host.toLowerCase().split(".").slice(-2).join(".");
  if (SITES.has(site)) return HANDLE;
  return `${link.slice(0, link.length - bare.length)}${host}/…`;
}

/** Ordinary words end a street only where it is written as one, or said to be an address. */
function withoutStreet(
  found: string,
  _number: string,
  name: string,
  end: string,
  city: string,
  at: number,
  whole: string,
): string {
  const words = name.trim().split(/\s+/);
  if (words.some((word) => NO_NAME.has(word.toLowerCase()))) return found;
  const isWritten = words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const isSaid = city !== "" || LIVES.test(whole.slice(Math.max(0, at - NEAR), at));
  return !ORDINARY.test(end) || isWritten || isSaid ? ADDRESS : found;
}

function isSpokenNumber(run: string): boolean {
  if (!IS_SPOKEN.test(run)) return false;
  const digits = run.split(/[\s.,-]+/).map((part) => (/^\p{Nd}/u.test(part) ? part.length : 1));
  return digits.reduce((sum, each) => sum + each, 0) >= LONG;
}

/** By its shape: amounts come alone or in pairs, phone and card numbers in one long part or in several. */
function isNumber(run: string, { before, after }: { before: string; after: string }): boolean {
  const parts = run.match(/\p{Nd}+/gu) ?? [];
  const total = parts.join("").length;
  const longest = Math.max(...parts.map((part) => part.length));
  if (total < LONG) return false;
  if (run.startsWith("+")) return true;
  if (parts.length > 2) return total >= LONG_IN_PARTS || REACHED.test(before);
  if (COUNTED.test(after)) return false;
  if (longest >= LONG) return !/^[1-9]0{6,}$/.test(parts.at(-1) ?? "");
  if (REACHED.test(before) || (parts[0]?.startsWith("0") && total >= LONG_IN_PARTS)) return true;
  const isInTwo = [3, 6].includes(parts[0]?.length ?? 0) && parts[1]?.length === 4;
  return isInTwo && !parts.every((part) => Number(part) % 50 === 0);
}
