/** Which of several takes of a lesson a file is, by what people add to its name. Pure. */
import { titleWords } from "./file-words";
import { spacedName } from "./plain-name";

/** `block`: the heading it stands under. */
export type NamedLesson = {
  id: number;
  number: number | null;
  title: string;
  block: string | null;
};

/**
 * `doubt`: what a person should look at; null if nothing. `like`: the lesson that it seems to be for as well, if another
 * file has it.
 */
export type Match = { lesson: number | null; doubt: string | null; like?: number };

/** `said`: the words that say that it is meant, or which one it is; `aside`: those that say it is not. */
type Take = { chosen: boolean; number: number; said: string | null; aside: string | null };

const CHOSEN =
  /\b(?:use this(?: one)?|this one|best|final|good|approved|master|keeper|reshoot|retake|latest)\b/;
const ASIDE =
  /\b(?:do(?:nt| not) use|not used|unused|not this(?: one)?|outtakes?|bloopers?|old|rejected|discarded|backup)\b/;
const NUMBERED = /\b(?:v|ver|version|take|rev) ?(\d{1,3})\b/;

/** `title`: words that are its lesson's say nothing about the take. */
function takeOf(name: string, title: readonly string[]): Take {
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
function compareTakes(one: Take, other: Take): number {
  return Number(other.chosen) - Number(one.chosen) || other.number - one.number;
}

/** A take that is called old or unused may still be the only one. */
export function unlessAside(match: Match, name = "", lessons: readonly NamedLesson[]): Match {
  const lesson = lessons.find(({ id }) => id === match.lesson);
  if (!lesson || match.doubt !== null) return match;
  const { aside } = takeOf(name, titleWords(lesson.title));
  return aside === null ? match : { ...match, doubt: `Its name says “${aside}”` };
}

/** The surest keeps the lesson, and of takes the one that is meant; the others are for a person to place. */
export function withoutSharing(
  matches: readonly Match[],
  names: readonly string[],
  lessons: readonly NamedLesson[],
): Match[] {
  const others = new Map<number, Match>();
  for (const { id, title } of lessons) {
    const all = [...matches.keys()].filter((at) => matches[at]?.lesson === id);
    const own = titleWords(title);
    const takes = all.map((at) => ({ at, take: takeOf(names[at] ?? "", own) }));
    const [kept, ...left] = takes.toSorted(
      (one, other) =>
        doubtOf(matches[one.at]) - doubtOf(matches[other.at]) || compareTakes(one.take, other.take),
    );
    for (const { at, take } of left) {
      const why =
        kept?.take.said && kept.take.said !== take.said ? `, which says “${kept.take.said}”` : "";
      const doubt = `Like ${names[kept?.at ?? at]}${why}, it seems to be “${title}”`;
      others.set(at, { lesson: null, doubt, like: id });
    }
  }
  return matches.map((match, at) => others.get(at) ?? match);
}

function doubtOf(match: Match | undefined): number {
  return match?.doubt ? 1 : 0;
}
