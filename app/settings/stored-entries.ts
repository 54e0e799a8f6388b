/** What is stored under several names, read one by one: what is not valid leaves only itself out. */

/** The names of stored entries that `take` refuses. */
export function refusedEntries(
  stored: unknown,
  take: (name: string, value: unknown) => boolean,
): string[] {
  const given = typeof stored === "object" && stored !== null ? stored : {};
  return Object.entries(given).flatMap(([name, value]) => (take(name, value) ? [] : [name]));
}
