/** The page about dependencies, compared with what package.json and the lock file name. */

/** Licenses under which a company may use, change and sell what contains the package; all require at most a notice. */
const PERMISSIVE = [
  "MIT",
  "MIT-0",
  "ISC",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "BlueOak-1.0.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
  "CC0-1.0",
  "WTFPL",
];
/**
 * These also require that changes to the package itself stay open (MPL, CC BY-SA), or that fonts and data keep their
 * name and author.
 */
const WITH_NOTICE = ["MPL-2.0", "OFL-1.1", "CC-BY-4.0", "CC BY-SA 4.0"];
/** For a library that is loaded as a separate file and can be replaced, as sharp's libvips. */
const OF_A_LIBRARY = ["LGPL-3.0-or-later"];
const COMMERCIAL = new Set([...PERMISSIVE, ...WITH_NOTICE, ...OF_A_LIBRARY]);

export type Package = { name: string; version: string; license: string };

/** The rows of the page: `| name version | reason | … | license |`. */
export function listedPackages(page: string): (Package & { cells: string[] })[] {
  return page.split("\n").flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const [, name, version] = /^`([^` ]+)` (\S+)$/.exec(cells[1] ?? "") ?? [];
    return name && version ? [{ name, version, license: cells.at(-2) ?? "", cells }] : [];
  });
}

/** Where page and packages differ, in words. */
export function dependencyFaults(listed: readonly Package[], used: readonly Package[]): string[] {
  const lines = new Map(listed.map((each) => [each.name, each]));
  const names = new Set(used.map(({ name }) => name));
  return [
    ...listed.filter(({ name }) => !names.has(name)).map(({ name }) => `${name} is not used`),
    ...used.flatMap(({ name, version, license }) => {
      const line = lines.get(name);
      if (!line) return [`${name} has no line`];
      if (line.version !== version) return [`${name} is ${version}, not ${line.version}`];
      return line.license === license ? [] : [`${name} is under ${license}, not ${line.license}`];
    }),
  ];
}

/** Whether a license, or a choice of several (`A OR B`, `(A AND B)`), lets a company use the package. */
export function isCommercial(license: string): boolean {
  const known = (all: string) => all.split(" AND ").every((each) => COMMERCIAL.has(each));
  return license.replace(/[()]/g, "").split(" OR ").some(known);
}
