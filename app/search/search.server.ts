/** The portal's search over words: everyone finds only what they may open (PORT-2, WEEK-4). */
import { type Viewer, verbsOf } from "~/auth/auth.server";
import { makingWay } from "~/platform/web/long-work.server";
import { namedPages } from "~/portal/portal";
import { type Found, readingOf } from "./entries.server";
import { entriesFor, namedLike, type Result, type Sources } from "./entries-for.server";
import { peopleNamed, type Seeing } from "./people.server";

const MOST_OF_A_KIND = 6;
/** Fewer letters are part of nearly every name. */
const LEAST_LETTERS = 2;
/** The first results are all shown, whatever their groups. */
const FIRST = 3;
const MOST = 14;
/** A result this much less likely than the best is none. */
const LEAST_SHARE = 1e-4;
/** What a name is worth that has the text somewhere inside: little, next to words that are meant. */
const PERSON = 0.01;

export type FoundGroup = { name: string; found: Found[] };

type Search = Sources & Seeing & { viewer: Viewer };

/** `text` as typed; empty: the pages alone. Groups without anything found are left out. */
export async function findInPortal(text: string, search: Search): Promise<FoundGroup[]> {
  const rights = verbsOf(search.viewer);
  if (text === "") {
    const pages = namedPages(search.board).filter(({ verb }) => rights.includes(verb));
    return [{ name: "Pages", found: pages.map(({ verb: _, ...page }) => page) }];
  }
  const people = text.length < LEAST_LETTERS ? [] : await peopleNamed(text, rights, search);
  const named = people.map(({ as, ...person }) => ({
    ...person,
    share: PERSON * Math.max(namedLike(person.found.name, text), namedLike(as, text)),
  }));
  // Made in parts: by the first search after a publication, too, nobody else has to wait.
  await readingOf(search.content, search).ready(makingWay());
  return grouped([...named, ...entriesFor(text, rights, search)]);
}

/** A group stands where its best result is; below the first results it takes no place from theirs. */
export function grouped(
  results: readonly Pick<Result, "group" | "found" | "share">[],
): FoundGroup[] {
  const ordered = results.toSorted((one, other) => other.share - one.share);
  const least = (ordered[0]?.share ?? 0) * LEAST_SHARE;
  const kept = ordered.filter(({ share }) => share >= least).slice(0, MOST);
  const groups = Map.groupBy(kept.slice(0, FIRST), ({ group }) => group);
  const above = [...groups.keys()].slice(0, -1);
  for (const result of kept.slice(FIRST)) {
    const known = groups.get(result.group) ?? [];
    if (above.includes(result.group) || known.length >= MOST_OF_A_KIND) continue;
    groups.set(result.group, [...known, result]);
  }
  return [...groups].map(([name, found]) => ({ name, found: found.map((each) => each.found) }));
}
