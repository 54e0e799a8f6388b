import { z } from "zod";
import { oneLine } from "./one-line";
import { plainText } from "./plain-text";

const LONGEST_NAME = 100;
const NAMES_MISSING = "Please enter both first and last name";
/** Characters that only shape others, such as joiners, are kept in a name but are not one by themselves. */
const VISIBLE_CHARACTER = /[^\p{Cf}\p{M}\s]/u;
export const NO_ADDRESS = "Enter a name here, not the address of a page or an email address";

/** What no name has: a scheme, a mailbox, a page of a host, or a host with one of the usual endings. */
const ADDRESSES = [
  /:\/\/|^mailto:|\bwww\./i,
  /[^\s@]@[^\s@]+\.[^\s@]/,
  /[\p{L}\p{N}]\.\p{L}{2,}(?::\d+)?\//u,
  /[\p{L}\p{N}]{2}\.(?:com|net|org|info|biz|io|co|app|dev|ai|xyz|shop|online|site|link|ly|gg|tv|uk|de|example)$/iu,
];

/** Whether it is an address of a page or of mail; “J.R. Smith” and “ann.lee” are none. */
export function isAddress(name: string): boolean {
  const plain = name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();
  return ADDRESSES.some((shape) => shape.test(plain));
}

const name = z
  .string(NAMES_MISSING)
  .max(1_000, `Names have at most ${LONGEST_NAME} characters`)
  .transform(oneLine)
  .refine((value) => VISIBLE_CHARACTER.test(value), NAMES_MISSING)
  .refine((value) => value.length <= LONGEST_NAME, `Names have at most ${LONGEST_NAME} characters`)
  .refine((value) => !isAddress(value), NO_ADDRESS);

/** First and last name, trimmed, without control characters or characters that reverse the writing direction. */
export const personName = z.strictObject({ firstName: name, lastName: name });

/** Someone may have one name only. */
export const calledName = z.strictObject({
  firstName: name,
  lastName: z.union([z.literal(""), name]),
});

/** Particles that belong to the last name: van der Berg, de la Cruz, bin Rashid. */
const PARTICLES = new Set(
  "af al ap بن ابن بنت bin bint da das de degli dei del dela della den der di do dos du el ibn la las le lo los mac st st. ten ter van vom von zu zum zur".split(
    " ",
  ),
);
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;
/** After a comma they are no first name. */
const TITLES = /^(?:mba|ph\.?d|md|dds|cpa|rn|np|esq|pmp|lcsw|cfp|jd|do|ea)\.?$/i;

/** “Sample, Ann Jr.” and “Sample, Ann, PhD”: what comes after the first name belongs to the last. */
function lastNameFirst(before: string, [given = "", ...titles]: readonly string[]) {
  const words = given.split(/\s+/);
  const suffix = words.length > 1 && SUFFIX.test(words.at(-1) ?? "") ? words.pop() : null;
  return {
    firstName: words.join(" "),
    lastName: [before, suffix, ...titles].filter(Boolean).join(" "),
  };
}

/** A blank inside what belongs together: two people, and what stands in brackets or after a dash behind a name. */
const JOINT = "\u0001";

function joined(name: string): string {
  return name
    .replace(/ (?=[([][^()[\]]*[)\]]?)[([][^()[\]]*[)\]]?/g, (aside) =>
      aside.replaceAll(" ", JOINT),
    )
    .replace(/(?<=[^,]) [|•·–—-] .*/, (aside) => aside.replaceAll(" ", JOINT))
    .replace(/(?<=\p{L}) (&|\+|and) (?=\p{L})/giu, `${JOINT}$1${JOINT}`);
}

function parted({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { firstName: firstName.replaceAll(JOINT, " "), lastName: lastName.replaceAll(JOINT, " ") };
}

/** A single word is the first name; the last name stays empty, to be filled in. */
export function splitName(name: string): { firstName: string; lastName: string } {
  return parted(split(joined(name.replaceAll(JOINT, " ").replace(/\s+/g, " "))));
}

function split(name: string): { firstName: string; lastName: string } {
  const [before = "", ...after] = name.split(/[,،，]/).map((part) => part.trim());
  const behind = after.join(" ");
  // “Sample, Ann” is a last name first; “Ann Sample, Jr.” is not.
  if (before && behind && !SUFFIX.test(behind) && !TITLES.test(behind))
    return lastNameFirst(before, after.filter(Boolean));
  const all = `${before} ${behind}`.split(/\s+/).filter(Boolean);
  // Signs such as a flower are no names, unless there is nothing else.
  const spelled = all.filter((word) => /[\p{L}\p{N}&+]/u.test(word));
  const words = spelled.length > 0 ? spelled : all;
  if (words.length < 2) return { firstName: words[0] ?? "", lastName: "" };
  const suffixed = words.length > 2 && SUFFIX.test(words.at(-1) ?? "");
  let start = words.length - (suffixed ? 2 : 1);
  while (start > 1 && PARTICLES.has((words[start - 1] ?? "").toLowerCase())) start -= 1;
  return { firstName: words.slice(0, start).join(" "), lastName: words.slice(start).join(" ") };
}

type Names = { firstName?: string; lastName?: string };

/**
 * A column that is only called “Name”, beside one of first or of last names: it holds the other half, as in “Name” and
 * “Surname”, or both, which a half then divides.
 */
export function namesBeside(whole: string, given: Names): Names {
  const { firstName = "", lastName = "" } = given;
  if (whole === "" || (firstName !== "" && lastName !== "")) return given;
  const half = firstName || lastName;
  if (half === "") return splitName(whole);
  const other = withoutWords(whole, half);
  if (other === "") return given;
  return firstName === "" ? { firstName: other, lastName } : { firstName, lastName: other };
}

/** A text without these words, wherever they stand in it together; all of it if they do not. */
function withoutWords(text: string, words: string): string {
  const plain = (word: string) => plainText(word.replace(/,/g, ""));
  const [all, left] = [text, words].map((each) => each.split(/\s+/).filter((word) => plain(word)));
  if (!all || !left) return text;
  const at = all.findIndex((_, from) =>
    left.every((word, next) => plain(word) === plain(all[from + next] ?? "")),
  );
  if (at < 0) return text;
  const rest = [...all.slice(0, at), ...all.slice(at + left.length)].join(" ");
  return rest.replace(/^[,\s]+|(?<![,\s])[,\s]+$/g, "");
}
