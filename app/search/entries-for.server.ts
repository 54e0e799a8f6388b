/** How likely someone with these rights means each entry by what they typed (WEEK-4). */
import { verbsOf } from "~/auth/auth.server";
import type { Content, ContentDocument } from "~/content/content.server";
import { plainText } from "~/platform/text/plain-text";
import { type Concern, concernIn, isTold } from "~/reading/concerns";
import { wordsIn } from "~/reading/words";
import { OBJECTIONS } from "~/script/script.server";
import { FRAMES } from "./copy/search-words";
import { type Entry, type Found, type Group, readingOf, type Terms } from "./entries.server";

/** `fill`: puts the company's links into a text to copy; `documents`, `board`: as the entries need them. */
export type Sources = {
  content: Content;
  documents: readonly ContentDocument[];
  board: string;
  fill: (message: string) => string;
};

/**
 * `share`: of all that the text may mean, more if its words are the name itself. `like`: how like the text is to what is
 * known, from 0 to 1. `isFixed`: the reply that must be given, whatever else the text may mean; `isSure`: told in so many
 * words, and not only alike.
 */
export type Result = {
  group: Group;
  found: Found;
  share: number;
  like: number;
  isFixed: boolean;
  isSure: boolean;
};

/** How much likelier a result is whose name has the typed words as its own, as its beginning, or somewhere; `line`: who looks for it says just that. */
const NAMED = { whole: 1e6, start: 200, line: 40, word: 30, words: 15, part: 3 };
/** What begins as typed, or is a known line for it, is at least this likely: it comes before what only has the typed words in its name. */
const LEAST_NAMED = 0.3;
/**
 * How likely the reply is that must be given, next to the best of the rest: before it for what leaves no choice and is
 * told in so many words, right behind it otherwise, because a setter who is ignored writes of it like someone who wants
 * to be left alone.
 */
const FIXED = { first: 10, behind: 0.9 };
const FIRST: readonly Concern[] = ["distress", "danger", "minor"];
/** How much likelier a setter means a line of the script, and that somebody who asks what to say does; staff, their own pages. */
const LIKELIER = { script: 5, said: 20, staff: 5 };
/** A page comes right behind the likeliest of what is set or done on it: its other acts do not push it down. */
const PAGE = 0.95;
/** A sentence is a question: it may be less like what is known than a word must be. */
const SENTENCE = { words: 3, like: 0.05 };
const SIGNS = /[^\p{L}\p{N} ]/gu;

const COMMON_VERBS: readonly string[] = verbsOf({ roles: [] });

export function entriesFor(text: string, rights: readonly string[], sources: Sources): Result[] {
  const { content, fill } = sources;
  const words = wordsIn(text).length;
  if (words === 0) return [];
  const { rank, spelled, terms, named: nameTerms, isLine } = readingOf(content, sources).now();
  const typed = spelled(text);
  const asked = withoutFrames(typed);
  const { isKnown, like, likely } = rank(asked, placeFor(rights, asked !== typed));
  const typedTerms = terms(typed);
  const isQuestion = words >= SENTENCE.words && like >= SENTENCE.like;
  const { fixed, isSure } = fixedIn(text, content);
  const valued = likely.map(({ content: entry, share }) => {
    const named = Math.max(
      namedLike(entry.name, text),
      typed === text ? 1 : namedLike(entry.name, typed),
      namedBy(nameTerms(entry), typedTerms),
      isLine(typed, entry) ? NAMED.line : 1,
    );
    const least = named >= NAMED.line ? LEAST_NAMED : 0;
    return { entry, named, share: named * Math.max(share, least) };
  });
  const results = valued
    .filter(({ entry, named }) => isKnown || isQuestion || named > 1 || fixed(entry) > 0)
    .toSorted((one, other) => other.share - one.share)
    .map(({ entry, share }, _, [best]) => ({
      entry,
      share: Math.max(share, fixed(entry) * (best?.share ?? 1)),
    }));
  const parts = partsOf(results);
  return results.map(({ entry, share }) => ({
    group: entry.group,
    found: shown(entry, fill),
    like,
    isFixed: fixed(entry) > 0,
    isSure: isSure && fixed(entry) > 0,
    share: entry.isPage ? Math.max(share, PAGE * (parts.get(entry.to) ?? 0)) : share,
  }));
}

/**
 * How likely the reply to what a text tells is, next to the best of the rest, and 0 for everything else; `isSure`: told
 * in so many words.
 */
function fixedIn(text: string, content: Content) {
  const concern = concernIn(text);
  if (concern === null) return { fixed: () => 0, isSure: false };
  const isSure = isTold(concern, text);
  const share = isSure && FIRST.includes(concern) ? FIXED.first : FIXED.behind;
  const { title } = content.of(OBJECTIONS).fixed[concern];
  const fixed = ({ name, copies }: Entry) => (copies !== undefined && name === title ? share : 0);
  return { fixed, isSure };
}

/** The rights are a condition of the ranking: what someone may not open takes no place from what they may. */
function placeFor(rights: readonly string[], isSaid: boolean) {
  const isSetter = !rights.includes("settings.read");
  return ({ verb, group }: Entry): number => {
    if (!rights.includes(verb)) return 0;
    if (!COMMON_VERBS.includes(verb)) return LIKELIER.staff;
    if (group !== "Script") return 1;
    return isSaid ? LIKELIER.said : isSetter ? LIKELIER.script : 1;
  };
}

/** What a prospect said, if the text says so; the whole text if nothing else is left of it. */
function withoutFrames(text: string): string {
  const rest = FRAMES.reduce((kept, frame) => kept.replace(frame, " "), text).trim();
  return wordsIn(rest).length > 0 ? rest : text;
}

/** How much likelier something with this name is meant by the text. */
export function namedLike(name: string, text: string): number {
  const [known = "", typed = ""] = [name, text].map((each) =>
    plainText(each).replace(SIGNS, "").trim(),
  );
  if (known === "" || typed === "") return 1;
  if (known === typed) return NAMED.whole;
  if (known.startsWith(typed)) return NAMED.start;
  if (` ${known}`.includes(` ${typed}`)) return NAMED.word;
  return known.includes(typed) ? NAMED.part : 1;
}

/** How much likelier something is that has all the typed words in its name, or whose name is all in what was typed. */
function namedBy(known: Terms, typed: Terms): number {
  const shared = [...known].filter((term) => typed.has(term)).length;
  const isName = shared === known.size;
  const isAsked = shared === typed.size;
  if (shared > 0 && isName && isAsked) return NAMED.word;
  return shared > 1 && (isName || isAsked) ? NAMED.words : 1;
}

/** The likeliest of what is set or done on each page, by its address. */
function partsOf(results: readonly { entry: Entry; share: number }[]): Map<string, number> {
  const parts = new Map<string, number>();
  for (const { entry, share } of results) {
    const [page = ""] = entry.to.split("#");
    if (!entry.isPage) parts.set(page, Math.max(share, parts.get(page) ?? 0));
  }
  return parts;
}

function shown(entry: Entry, fill: Sources["fill"]): Found {
  const { group: _, verb: __, isPage: ___, when, ...found } = entry;
  if (found.copies === undefined) return found;
  const text = fill(found.copies);
  return { ...found, copies: text, detail: when ? `${when}: ${text}` : text };
}
