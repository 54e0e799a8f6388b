/** One line of a list that someone typed: who it is about, and what else it says (LEAD-1). Pure; runs anywhere. */
import { readPlace } from "~/reading/places";
import { readPlatform, readStatus } from "./import-words";
import { phoneIn } from "./phone-in";
import { readProfile } from "./profile-address";

/** `rest`: what is neither. `isBare`: there is a handle and nothing else. */
export type TypedLine = { name: string; handle: string; rest: string; isBare: boolean };

const CHAT =
  /^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?(?:\] ?| - )[^:]{1,40}: /i;
const BULLET =
  /^(?:[-*+•·‣◦▪●○–—>→✓☐]+\s+|\[[ x]?\]\s*|\(?\d{1,3}[.):]\s*|\d{1,3}\s+(?=[\p{L}@])|\d\ufe0f?\u20e3\s*|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)\s*)/u;
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const NAME_LABEL = /^(?:full name|name|lead|prospect|who)\s?[:=-]\s?/i;
const NOTE_LABEL = /^(?:notes?|comments?|info)\s?[:=-]\s?/i;
const NETWORKS =
  "instagram|insta|ig|linkedin|facebook|fb|tiktok|tik tok|tt|twitter|x|snapchat|snap|threads|telegram|whatsapp|wa";
const SIGNED = /(?:^|[^\p{L}\p{N}._@])(@ ?[\w.-]*\w)/u;
const LABELED = new RegExp(
  `(?:^|[\\s,;(|])((?:${NETWORKS}|handle|username|user) ?[:=-] ?@? ?[\\w.-]*\\w)`,
  "i",
);
const NEXT_TO_NETWORK = new RegExp(
  `(?:^|[\\s,;(|])((?:${NETWORKS}) [a-z]\\w*[._\\d][\\w.]*\\w)`,
  "i",
);
/** Without its sign: a word with an underscore or a dot in it, after something that separates. */
const UNSIGNED = /(?:^|[-–—:|(] ?)([a-z]\w*[._]\w*[a-z\d_])(?=$|[\s,;)|])/i;
const NETWORK_BEFORE = new RegExp(`(?:^|[\\s,;(|])(${NETWORKS})\\s?[:=-]?\\s?$`, "i");
const NETWORK_AFTER = new RegExp(`^\\s?(?:[-(]\\s?|on )?(${NETWORKS})(?=$|[\\s,;)|.-])\\)?`, "i");
const ENDS = /^[\s\-–—:,;.|/()→>=👉]+|(?<![\s\-–—:,;|/(→>=👉])[\s\-–—:,;|/(→>=👉]+$/gu;
const SEPARATES = /\s[-–—→|]+\s|[,;:|(]/;
const PARTICLE =
  /^(?:af|al|ben|bin|da|de|del|della|den|der|di|do|dos|du|el|la|las|le|los|ter|van|von|y|zu)$/;
/** In a name that is all in lowercase, they begin something else. */
const OTHER_WORD =
  /^(?:from|in|at|the|met|said|says|is|was|who|with|lives|wants|works|has|likes|maybe|replied)$/i;
const CAPITALIZED = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u;
const MOST_WORDS = 5;
/** Of a longer line, the rest is notes. */
const LONGEST_LINE = 300;

/** The line without what a chat or a list puts before it. */
function withoutBullet(line: string): string {
  const said = line.replace(UNSEEN, "").trim().replace(/\s+/g, " ").replace(CHAT, "");
  const text = said.replace(BULLET, "").trim();
  return text === said || text === "" ? text : withoutBullet(text);
}

export function readLine(line: string): TypedLine {
  const more = line.slice(LONGEST_LINE);
  const read = readShort(line.slice(0, LONGEST_LINE));
  return more === "" ? read : { ...read, rest: read.rest + more };
}

function readShort(line: string): TypedLine {
  const text = withoutBullet(line);
  const found = addressIn(text) ?? handleIn(text);
  if (!found) return { ...nameAndRest(text), handle: "", isBare: false };
  const [, before = "", network = ""] = split(text.slice(0, found.at), NETWORK_BEFORE);
  const [, after = "", other = ""] = split(text.slice(found.at + found.length), NETWORK_AFTER);
  const named = network || (found.isAddress ? "" : other);
  const handle = found.isAddress || named === "" ? found.text : `${named}: ${found.text}`;
  const behind = trimmed(found.isAddress ? text.slice(found.at + found.length) : after);
  const front = nameAndRest(before);
  if (front.name === "" && front.rest === "") {
    const [, first = "", others = ""] = /^([^-–—:,;|()]*)(.*)$/s.exec(behind) ?? [];
    if (isName(trimmed(first))) return end(trimmed(first), handle, "", others);
  }
  return end(front.name, handle, front.rest, behind);
}

function end(name: string, handle: string, ...others: string[]): TypedLine {
  const rest = others.map(withoutLabel).map(withoutEnd).filter(Boolean).join(", ");
  return { name, handle, rest, isBare: name === "" && rest === "" };
}

/** Without the second one of two parentheses around it. */
function withoutEnd(text: string): string {
  return text.endsWith(")") && !text.includes("(") ? text.slice(0, -1) : text;
}

type Found = { text: string; at: number; length: number; isAddress: boolean };

/** Of a person's page on a site that is known. */
function addressIn(text: string): Found | null {
  let at = 0;
  for (const word of text.split(" ")) {
    const profile = readProfile(word);
    if (profile?.handle) return { text: profile.address, at, length: word.length, isAddress: true };
    at += word.length + 1;
  }
  return null;
}

function handleIn(text: string): Found | null {
  for (const form of [SIGNED, LABELED, NEXT_TO_NETWORK, UNSIGNED]) {
    const [whole = "", said = ""] = form.exec(text) ?? [];
    if (said === "") continue;
    const at = text.indexOf(whole) + whole.indexOf(said);
    const [, label = "", own = said] = /^([a-z ]+?) ?(?:[:=-]| ) ?(@? ?\S+)$/i.exec(said) ?? [];
    const handle = own.replace(/^@ /, "@");
    const isNetwork = readPlatform(label) !== null;
    return {
      text: isNetwork ? `${label}: ${handle}` : handle,
      at,
      length: said.length,
      isAddress: false,
    };
  }
  return null;
}

/** The text without what the expression finds at its edge, and what that was. */
function split(text: string, edge: RegExp): [string, string, string] {
  const [whole = "", found = ""] = edge.exec(text) ?? [];
  return [whole, whole === "" ? text : text.replace(edge, ""), found];
}

/** Before a phone number, a separator, or the first word that is no name. */
function nameAndRest(given: string): { name: string; rest: string } {
  const text = trimmed(given).replace(NAME_LABEL, "");
  const found = phoneIn(text);
  if (found) {
    const { name, rest } = nameAndRest(found.before);
    const behind = trimmed(found.after);
    return { name, rest: [rest, found.phone, behind].filter(Boolean).join(", ") };
  }
  if (NOTE_LABEL.test(text)) return { name: "", rest: withoutLabel(text) };
  const [first = ""] = text.split(SEPARATES, 1);
  const words = first.split(" ").filter(Boolean);
  const isLower = /^\p{Ll}/u.test(first);
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      (OTHER_WORD.test(word) || (!isLower && /^\p{Ll}/u.test(word) && !PARTICLE.test(word))),
  );
  const of = end < 0 ? words.length : end;
  if (of > MOST_WORDS) return { name: "", rest: text };
  const name = words.slice(0, of).join(" ");
  return { name: trimmed(name), rest: trimmed(text.slice(first.indexOf(name) + name.length)) };
}

/** Not where they live, nor how they stand. */
function isName(text: string): boolean {
  return CAPITALIZED.test(text) && readPlace(text) === null && readStatus(text) === null;
}

const trimmed = (text: string) => text.replace(ENDS, "");
const withoutLabel = (text: string) => trimmed(text).replace(NOTE_LABEL, "");
