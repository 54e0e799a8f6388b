/**
 * A sorted list of words, short: a capital tells how many letters a word shares with the one before (A: none), a plus that
 * it also stands there with an "s".
 */
const ENDS = /[A-Z][a-z]*\+?/g;
const NONE_SHARED = "A".charCodeAt(0);

export function wordsOfEnds(ends: string): ReadonlySet<string> {
  let last = "";
  return new Set(
    (ends.replaceAll("\n", "").match(ENDS) ?? []).flatMap((end) => {
      const [, letters = ""] = /.([a-z]*)/.exec(end) ?? [];
      last = last.slice(0, end.charCodeAt(0) - NONE_SHARED) + letters;
      return end.endsWith("+") ? [last, `${last}s`] : [last];
    }),
  );
}
