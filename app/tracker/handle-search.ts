/** Handles as they are searched: with and without @, by their beginning, or as an address (WEEK-1). Pure; runs anywhere. */
import { handleKey, sameKeys } from "./identity";

/** One letter begins too many handles. */
const SHORTEST = 2;

/** `keys`: of an address; `beginning`: of a handle on any site. */
export type SearchedHandle = { keys: string[] } | { beginning: string };

/** Null: what is typed is no handle. */
export function searchedHandle(typed: string): SearchedHandle | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  const key = handleKey({ handle: text });
  if (key === null) return null;
  if (key.includes(":")) return { keys: sameKeys(key) };
  return key.length < SHORTEST ? null : { beginning: key };
}

/** The same rule as the database's. */
export function isHandleFound(typed: string, handle: string | null): boolean {
  const searched = searchedHandle(typed);
  const key = handleKey({ handle });
  if (searched === null || key === null) return false;
  if ("keys" in searched) return searched.keys.includes(key);
  return nameIn(key).startsWith(searched.beginning);
}

function nameIn(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}
