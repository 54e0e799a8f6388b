/** Which of several takes of a lesson a file is, by what people add to its name. Pure. */
import { spacedName } from "./file-words";

/** `said`: the words that say that it is meant, or which one it is; `aside`: those that say it is not. */
export type Take = { chosen: boolean; number: number; said: string | null; aside: string | null };

const CHOSEN =
  /\b(?:use this(?: one)?|this one|best|final|good|approved|master|keeper|reshoot|retake|latest)\b/;
const ASIDE =
  /\b(?:do not use|dont use|not used|unused|not this(?: one)?|outtakes?|bloopers?|old|rejected|discarded|backup)\b/;
const NUMBERED = /\b(?:v|ver|version|take|rev) ?(\d{1,3})\b/;

/** `title`: words that are its lesson's say nothing about the take. */
export function takeOf(name: string, title: readonly string[]): Take {
  const words = spacedName(name);
  const saidBy = (pattern: RegExp) => {
    const [said = null] = pattern.exec(words) ?? [];
    return said !== null && title.includes(said) ? null : said;
  };
  const aside = saidBy(ASIDE);
  const chosen = aside === null ? saidBy(CHOSEN) : null;
  const numbered = NUMBERED.exec(words);
  return {
    chosen: chosen !== null,
    number: Number(numbered?.[1] ?? 0),
    said: chosen ?? numbered?.[0] ?? null,
    aside,
  };
}

/** The one that is more likely meant first: what is called so, and then the newest version. */
export function compareTakes(one: Take, other: Take): number {
  return Number(other.chosen) - Number(one.chosen) || other.number - one.number;
}
