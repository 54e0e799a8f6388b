/** A file's name as plain words, without what cameras, editors and browsers add to it. Pure. */
import { plainText } from "~/platform/text/plain-text";

const MOST_LETTERS = 200;
const DATES: readonly RegExp[] = [
  /\b(?:19|20)\d\d[-._ ]?[01]\d[-._ ]?[0-3]\d\b(?:[ t-]+\d{1,2}[-.:h]\d\d(?:[-.:m]\d\d)?\b)?/g,
  /\b[0-3]?\d([-.])[0-3]?\d\1(?:19|20)?\d\d\b/g,
];
/** In their order: each is replaced by a blank. */
const ADDED: readonly RegExp[] = [
  /\[[^[\]]*\]/g,
  /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  /\(\s*\d{1,3}\s*\)/g,
  /\bcopy of\b|\s-\s*copy\b/g,
  /\b(?:at|um|kl) \d{1,2}[-.:h]\d\d(?:[-.:m]\d\d)?\b/g,
  /\b\d{1,2}(?:h\d\d|[-.:]\d\d[-.:m]\d\d|[-.:]\d\d(?= *[ap]m\b))\b/g,
  /\b\d{3,4} ?[x×] ?\d{3,4}\b/g,
  /\b\d{3,4}[pi](?:\d\d)?\b/g,
  /\b(?:[248]k|\d\d ?fps|[hx] ?2\d\d|\d+ ?[km]bps|mp[34]|m4[av])\b/g,
  /\b(?:v|ver|version|take|rev) ?\d{1,3}\b/g,
  /\bof \d{1,3}\b/g,
  // The episodes of the first season are counted from the beginning.
  /\bs0?1(?= ?e\d)/g,
];
/** What a camera or a recorder names a file. */
const BY_A_CAMERA =
  /^(?:img|dsc[nf]?|gopr|g[xhp]|dji|mvi|mov|pxl|gmt|zoom|wp|screen|bildschirm)[ \d]/;
const BY_A_PHONE = /^(?:img|vid|pxl) ?(?:19|20)\d{6}\b/;

/** A name as words with blanks between them, however it was written. */
export function spacedName(name: string): string {
  const spaced = decoded(name.slice(0, MOST_LETTERS))
    .replace(/[ªº°]/g, " ")
    .replace(/\.[a-z0-9]{2,5}$/i, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");
  return plainText(spaced).replaceAll("'", "").replaceAll("_", " ");
}

/** "dated" stands where a date was. */
export function withoutAdded(spaced: string): string {
  const undated = DATES.reduce((text, date) => text.replace(date, " dated "), spaced);
  return ADDED.reduce((text, added) => text.replace(added, " "), undated).trim();
}

/** Such as "GX010123": no number of it is a lesson's. `bare`: without what is added. */
export function isByARecorder(spaced: string, bare: string): boolean {
  const words = bare.match(/[a-z]+/g) ?? [];
  const isShort = words.every((word) => word.length < 5 || word === "dated");
  return BY_A_PHONE.test(spaced) || (BY_A_CAMERA.test(bare) && isShort);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
