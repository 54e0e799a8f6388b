/** What a coach scores in a conversation, and how far two coaches agree (PRAC-6). Pure. */
import { withoutPersonalData } from "~/reading/personal-data";

/** Yes or no, each about something visible in the lines. */
export const COACH_CHECKS = {
  asks: "Asks before telling",
  one: "One question at a time",
  feeling: "Names a feeling before a fact",
  answers: "Answers what was asked",
  honest: "Makes no promises and invents no figures",
  requirements: "Checks the requirements and says why",
  call: "Says what the call is",
  ending: "Ends well: a time, a date to follow up, or a kind no",
} as const;

export type CoachCheck = keyof typeof COACH_CHECKS;
export const CHECK_NAMES = Object.keys(COACH_CHECKS) as CoachCheck[];

/** A remark at a line, counted from 0. */
export type LineMark = { line: number; note: string };

export const MOST_LINES = 120;
const LONGEST_LINE = 1_000;
export const LONGEST_NOTE = 300;
export const LONGEST_FEEDBACK = 2_000;
export const LONGEST_CONVERSATION = 12_000;
const BLANK = "[name]";

/**
 * The lines of a pasted conversation, without what somebody can be reached by (READ-12) and with these names blanked:
 * whole words, in any case. A line that is too long is refused as it is.
 */
export function conversationLines(text: string, names: string): string[] {
  const blanked = names
    .split(/[,\n]/)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length > 1);
  // All at once: a number may go on in the next line.
  const masked = withoutPersonalData(text).split("\n");
  return text
    .split("\n")
    .map((line, at) => (line.trim().length > LONGEST_LINE ? line : (masked[at] ?? "")).trim())
    .filter((line) => line !== "")
    .map((line) => blanked.reduce(withoutName, line));
}

function withoutName(line: string, name: string): string {
  let rest = line;
  let kept = "";
  for (let at = rest.toLowerCase().indexOf(name); at >= 0; at = rest.toLowerCase().indexOf(name)) {
    const end = at + name.length;
    const isWord = !isLetter(rest[at - 1]) && !isLetter(rest[end]);
    kept += rest.slice(0, at) + (isWord ? BLANK : rest.slice(at, end));
    rest = rest.slice(end);
  }
  return kept + rest;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /\p{L}/u.test(sign);
}

/** What is wrong with the lines; null: nothing. */
export function conversationFault(lines: readonly string[]): string | null {
  if (lines.length < 2) return "Paste at least two lines of the conversation";
  if (lines.length > MOST_LINES) return `At most ${MOST_LINES} lines`;
  if (lines.some((line) => line.length > LONGEST_LINE))
    return `At most ${LONGEST_LINE.toLocaleString("en")} characters in a line`;
  return null;
}

/** Cohen's kappa for two raters' yes and no: 1 is full agreement, 0 is chance; null if it says nothing. */
export function kappa(pairs: readonly (readonly [boolean, boolean])[]): number | null {
  if (pairs.length === 0) return null;
  const share = (of: (pair: readonly [boolean, boolean]) => boolean) =>
    pairs.filter(of).length / pairs.length;
  const [one, other] = [share(([first]) => first), share(([, second]) => second)];
  const chance = one * other + (1 - one) * (1 - other);
  if (chance === 1) return null;
  return (share(([first, second]) => first === second) - chance) / (1 - chance);
}
