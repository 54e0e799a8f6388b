/** People in one line, as mail programs, chats and notes give them: each with a name, an address and what else is said (PEOPLE-2, PEOPLE-5, TEAM-2). Pure; runs anywhere. */

/** `name`: as `splitName` reads it. `email`: as it is written, even if it is no address. */
export type Recipient = { name: string; email: string; rest: string };

/** `isAngled`: in angle brackets, as mail programs write it behind a name. */
type Address = { at: number; end: number; email: string; isAngled: boolean };

const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const ESCAPED: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};
const BULLET = /^(?:[-*+•·‣◦▪●○–—>→✓☐]\s+|\[[ x]?\]\s*|\(?\d{1,3}[.):]\s+)/u;
const CHAT =
  /^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}[:.]\d\d[^\]:]{0,12}(?:\] ?| - )[^:]{1,40}: /;
const RECIPIENT_LABEL = /^(?:to|cc|bcc|an|kopie|para|à)\s*:\s*/i;
const NAME_LABEL = /^(?:full name|name)\s?[:=]\s?/i;
const MAIL_LABEL = /(?:^|[\s,;|(])e-?mail(?: address)?\s?[:=]?$/i;
/** Between two addresses of one person. */
const OR = /^\s*(?:\/|or|oder)\s*$/i;
const AND = /^(?:and|und|et|y|&|\+)\s+/i;
const WORD = /[^\s<>()[\]{},;|"“”„]+/g;
const ANGLED = /<([^<>]{1,300})>/g;
const OPENING = "<([";
const CLOSING = ">)]";
const EDGES = /^[\s\-–—:,;|/>)\]]+|(?<![\s\-–—:,;|/<([])[\s\-–—:,;|/<([]+$/g;
const PHONE = /[+(]?\d[\d\s().-]{5,}/;
const WHOLE_NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,4}$/u;
/** Beyond this, a word is no address. */
const LONGEST_ADDRESS = 300;

/** All in the line, in their order; a name in it without an address is somebody as well. */
export function recipientsIn(line: string): Recipient[] {
  const text = plainLine(line);
  const addresses = addressesIn(text);
  const isAngled = addresses.some((each) => each.isAngled);
  const isNameFirst = text.slice(0, addresses[0]?.at ?? 0).trim() !== "" || isAngled;
  const found: Recipient[] = [];
  let own = "";
  for (const [index, { at, end, email, isAngled: isMail }] of addresses.entries()) {
    const { others, name } = namesBefore(index === 0 ? text.slice(0, at) : own, isMail);
    const next = addresses[index + 1];
    const gap = text.slice(end, next?.at);
    const said = next
      ? between(gap, isNameFirst, isAngled)
      : behindAll(gap, isAngled && name.name !== "");
    const last = found.at(-1);
    if (last && OR.test(own)) last.rest = joined([last.rest, email, said.behind]);
    else found.push(...others, withRest(name, email, said.behind), ...said.others.map(named));
    own = said.before;
  }
  return found;
}

/** Of a text that holds no address: a name, and what else is said. */
export function named(text: string): Recipient {
  const { name, rest } = nameIn(text);
  return { name, email: "", rest };
}

/** Two words or more, the first with a capital letter. */
export function isWholeName(text: string): boolean {
  return WHOLE_NAME.test(text.trim());
}

/** Without what lists, mail programs and pages put around it. */
export function plainLine(line: string): string {
  return line
    .replace(UNSEEN, "")
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (each) => ESCAPED[each] ?? each)
    .replace(/\[([^[\]]{0,200})\]\((?:mailto:)?([^()\s]{1,300})\)/g, "$1 <$2>")
    .replace(/<mailto:[^<>]{0,300}>(?=\s?>)/gi, "")
    .replace(/\t/g, " | ")
    .replace(/\s+/g, " ")
    .replaceAll("；", ";")
    .trim()
    .replace(CHAT, "")
    .replace(BULLET, "")
    .replace(RECIPIENT_LABEL, "");
}

function addressesIn(text: string): Address[] {
  const words = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (word.length > LONGEST_ADDRESS || !/[^@]@[^@]/.test(word)) return [];
    const start = Math.max(word.lastIndexOf(":"), word.lastIndexOf("=")) + 1;
    const email = word.slice(start).replace(/^['‘’*_]+|(?<!['‘’*_.:])['‘’*_.:]+$/g, "");
    return widened(text, { at: index, end: index + word.length, email });
  });
  // Both are in the order of the text: of a long line, every address would be compared with every other.
  let passed = 0;
  const inBrackets = [...text.matchAll(ANGLED)].flatMap(({ 0: whole, 1: email = "", index }) => {
    const end = index + whole.length;
    while ((words[passed]?.at ?? end) < index) passed += 1;
    const isKnown = (words[passed]?.at ?? end) < end;
    return isKnown || !/\bat\b|\S\.\w|@/i.test(email)
      ? []
      : [{ at: index, end, email: email.trim(), isAngled: true }];
  });
  const all = [...words, ...inBrackets].sort((one, other) => one.at - other.at);
  const isName = (index: number) => {
    const [one, next] = [all[index], all[index + 1]];
    return one && next?.isAngled && /^['"’”\s]*$/.test(text.slice(one.end, next.at));
  };
  // An address in the place of the name of the one behind it.
  return all.flatMap((each, index) => {
    if (isName(index)) return [];
    return index > 0 && isName(index - 1) ? { ...each, at: all[index - 1]?.at ?? each.at } : each;
  });
}

/** With the brackets around it. */
function widened(text: string, { at, end, email }: Omit<Address, "isAngled">): Address {
  const before = text.slice(0, at).trimEnd();
  const behind = text.length - text.slice(end).trimStart().length;
  const kind = OPENING.indexOf(before.slice(-1) || "-");
  if (kind < 0 || text[behind] !== CLOSING[kind]) return { at, end, email, isAngled: false };
  return { at: before.length - 1, end: behind + 1, email, isAngled: kind === 0 };
}

type Names = { others: Recipient[]; name: Recipient };

/** Of what stands before an address: the last name is its own. */
function namesBefore(text: string, isMail: boolean): Names {
  const parts = apart(text, ";");
  // “Bob Smith; bob@x.example”.
  if (parts.length > 1 && !isMail && parts.at(-1)?.trim() === "") parts.pop();
  const own = parts.pop() ?? "";
  return { others: parts.filter(isSaid).map(named), name: named(trimmed(own).replace(AND, "")) };
}

/** `behind`: what belongs to the address in front; `before`: to the next one. */
type Said = { behind: string; others: string[]; before: string };

/** Where the words between two addresses belong. */
function between(gap: string, isNameFirst: boolean, isAngled: boolean): Said {
  const sign = apart(gap, ";").length > 1 ? ";" : /[,|]/.test(gap) ? "," : null;
  if (sign === null) {
    const [remark = ""] = /^ ?(?:\([^()]*\)|\[[^[\]]*\])/.exec(gap) ?? [];
    return isNameFirst
      ? { behind: remark, others: [], before: gap.slice(remark.length) }
      : { behind: gap, others: [], before: "" };
  }
  const [behind = "", ...parts] = apart(gap, sign);
  const before = parts.pop() ?? "";
  if (sign === ";") {
    if (isAngled || !parts.some(isSaid)) return { behind, others: parts.filter(isSaid), before };
    return isNameFirst
      ? { behind, others: [], before: [...parts, before].filter(isSaid).join(", ") }
      : { behind: [behind, ...parts].filter(isSaid).join(", "), others: [], before };
  }
  if (!isNameFirst && before.trim() === "")
    return { behind: [behind, ...parts].filter(isSaid).join(", "), others: [], before };
  const names = [...parts, before].filter(isSaid);
  // “Ann Lee, Bob Smith <bob@x.example>”: two whole names are two people.
  const others = isAngled && names.every(isWholeName) ? names.splice(0, names.length - 1) : [];
  return { behind, others, before: names.join(", ") };
}

/** “Bob Smith <bob@x.example>; Carol O'Neil” names one more, of whom no address is known. */
function behindAll(gap: string, mayName: boolean): Said {
  const parts = mayName ? apart(gap, ";") : [gap];
  const others = parts.slice(1).filter(isWholeName);
  const behind = parts.filter((part) => !others.includes(part)).join(";");
  return { behind, others, before: "" };
}

/** The name of an address may stand behind it; anything else there is a remark. */
function withRest(own: Recipient, email: string, behind: string): Recipient {
  if (own.name !== "" || behind.trim() === "")
    return { ...own, email, rest: joined([own.rest, unbracketed(behind)]) };
  const { name, rest } = nameIn(unbracketed(behind));
  return { name, email, rest: joined([own.rest, rest]) };
}

/** A name, and what is said next to it. */
function nameIn(given: string): Omit<Recipient, "email"> {
  const bare = trimmed(given).replace(MAIL_LABEL, "").replace(NAME_LABEL, "");
  const text = trimmed(bare);
  const inside = /^["“”„'‘’].*["“”'‘’]$/.test(text) ? withoutQuotes(text) : "";
  if (inside !== "" && !/["“”„]/.test(inside)) return { name: inside, rest: "" };
  const [head = "", ...remarks] = text.split(/\s[-–—|/]\s|\s?\|\s?/);
  const [, front = head, remark = ""] =
    /^(.*?)\s?[([]((?=\p{Ll}|\d)[^()[\]]*)[)\]]$/u.exec(head) ?? [];
  const [phone = ""] = PHONE.exec(front) ?? [];
  const parts = apart(phone ? front.replace(phone, ", ") : front, ",")
    .map(trimmed)
    .filter(isSaid);
  const [first = "", second = "", ...others] = parts;
  // “Smith, Bob”; but “Bob Smith, closer”.
  const isTwo = second !== "" && !/^\p{Ll}|\d/u.test(second);
  const name = isTwo ? [first, second, ...others].join(", ") : first;
  const rest = [isTwo ? "" : joined([second, ...others]), trimmed(phone), remark, ...remarks];
  return { name: withoutQuotes(name), rest: joined(rest) };
}

/** The parts between these signs, outside of quotation marks and brackets. */
function apart(text: string, sign: ";" | ","): string[] {
  const parts = [""];
  let isQuoted = false;
  let depth = 0;
  for (const each of text) {
    if (/["“”„]/.test(each)) isQuoted = !isQuoted;
    else if (/[([]/.test(each)) depth += 1;
    else if (/[)\]]/.test(each)) depth = Math.max(0, depth - 1);
    const isEnd = !isQuoted && depth === 0 && (each === sign || (sign === "," && each === "|"));
    if (isEnd) parts.push("");
    else parts[parts.length - 1] += each;
  }
  return parts;
}

const isSaid = (text: string) => /[\p{L}\p{N}]/u.test(text);
const trimmed = (text: string) => text.replace(EDGES, "");
const joined = (texts: readonly string[]) =>
  texts
    .map((each) => each.trim())
    .filter(Boolean)
    .join(", ");
const withoutQuotes = (text: string) =>
  text.replace(/^["“”„'‘]+|(?<!["“”'’])["“”'’]+$/g, "").trim();

function unbracketed(text: string): string {
  const bare = trimmed(text);
  const [, inside = bare] = /^[\s\-–—:,;|/]*[([]([^()[\]]*)[)\]][\s,;.]*$/.exec(text) ?? [];
  return inside.trim();
}
