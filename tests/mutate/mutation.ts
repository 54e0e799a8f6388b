/** A fault that is put into a copy of the product on purpose, and the tests that must fail for it. */
export type Mutation = {
  /** What breaks, in words. */
  name: string;
  file: string;
  /** A text that occurs in the file exactly once, and its replacement. */
  find: string;
  replace: string;
  /** Unit tests read the sources; the others need a build. Default: `integration`. */
  on?: "unit" | "integration";
  /** The test files that are run, as the runner filters them. */
  tests: readonly string[];
};

/** Mutations of one file that the same tests must catch. */
export function inFile(
  file: string,
  run: Pick<Mutation, "on" | "tests">,
  changes: readonly (readonly [name: string, find: string, replace: string])[],
): Mutation[] {
  return changes.map(([name, find, replace]) => ({ name, file, find, replace, ...run }));
}
